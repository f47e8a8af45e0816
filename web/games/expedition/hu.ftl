### Kalandos expedíció: a képernyő minden szövege; böngésző és kiszolgáló egyaránt ezt olvassa.
### $you: yes, ha az olvasó maga lépett.

title = Kalandos expedíció
blurb = Öt kereskedő egyetlen úton, Hormus kikötőjétől a nagykán udvaráig. A foglalt mezőket ingyen átugrod, a következő szabadért lapokkal fizetsz, és az jár jól, aki jó helyen áll, amikor az aranyat osztják. Tudomásunk szerint máshol nem játszható a neten.

## Amit az előcsarnok kérdez

option-variant = Két-két figura
option-variant-base = Egy körben egy figura lép
option-variant-both_figures = Egy körben mindkét figura léphet
colour-red = piros
colour-blue = kék
colour-green = zöld
colour-orange = narancssárga
colour-white = fehér
unit = { $n } arany

# Mennyivel nyert valaki, a címben: „arannyal”.
margin = { $n } arany előnnyel

## Az út mezői

space-0 = { $case ->
    [to] Hormusba
    [from] Hormusból
    [at] Hormusban
   *[name] Hormus
  }
space-1 = { $case ->
    [to] Camadiba
    [from] Camadiból
    [at] Camadiban
   *[name] Camadi
  }
space-2 = { $case ->
    [to] Kermanba
    [from] Kermanból
    [at] Kermanban
   *[name] Kerman
  }
space-3 = { $case ->
    [to] Cobinanba
    [from] Cobinanból
    [at] Cobinanban
   *[name] Cobinan
  }
space-4 = { $case ->
    [to] Tabasba
    [from] Tabasból
    [at] Tabasban
   *[name] Tabas
  }
space-5 = { $case ->
    [to] Nishapurba
    [from] Nishapurból
    [at] Nishapurban
   *[name] Nishapur
  }
space-6 = { $case ->
    [to] Sapurganba
    [from] Sapurganból
    [at] Sapurganban
   *[name] Sapurgan
  }
space-7 = { $case ->
    [to] Balkhba
    [from] Balkhból
    [at] Balkhban
   *[name] Balkh
  }
space-8 = { $case ->
    [to] Taicanba
    [from] Taicanból
    [at] Taicanban
   *[name] Taican
  }
space-9 = { $case ->
    [to] Badakhshanba
    [from] Badakhshanból
    [at] Badakhshanban
   *[name] Badakhshan
  }
space-10 = { $case ->
    [to] Pamirba
    [from] Pamirból
    [at] Pamirban
   *[name] Pamir
  }
space-11 = { $case ->
    [to] Kashgarba
    [from] Kashgarból
    [at] Kashgarban
   *[name] Kashgar
  }
space-12 = { $case ->
    [to] Yarkandba
    [from] Yarkandból
    [at] Yarkandban
   *[name] Yarkand
  }
space-13 = { $case ->
    [to] Khotanba
    [from] Khotanból
    [at] Khotanban
   *[name] Khotan
  }
space-14 = { $case ->
    [to] Pembe
    [from] Pemből
    [at] Pemben
   *[name] Pem
  }
space-15 = { $case ->
    [to] Lopba
    [from] Lopból
    [at] Lopban
   *[name] Lop
  }
space-16 = { $case ->
    [to] Shachauba
    [from] Shachauból
    [at] Shachauban
   *[name] Shachau
  }
space-17 = { $case ->
    [to] Kantshouba
    [from] Kantshouból
    [at] Kantshouban
   *[name] Kantshou
  }
space-18 = { $case ->
    [to] Etzinába
    [from] Etzinából
    [at] Etzinában
   *[name] Etzina
  }
space-19 = { $case ->
    [to] Karakorumba
    [from] Karakorumból
    [at] Karakorumban
   *[name] Karakorum
  }
space-20 = { $case ->
    [to] Barguba
    [from] Barguból
    [at] Barguban
   *[name] Bargu
  }
space-21 = { $case ->
    [to] Erguiulba
    [from] Erguiulból
    [at] Erguiulban
   *[name] Erguiul
  }
space-22 = { $case ->
    [to] Sinjuba
    [from] Sinjuból
    [at] Sinjuban
   *[name] Sinju
  }
space-23 = { $case ->
    [to] Egrigaiába
    [from] Egrigaiából
    [at] Egrigaiában
   *[name] Egrigaia
  }
space-24 = { $case ->
    [to] Calachanba
    [from] Calachanból
    [at] Calachanban
   *[name] Calachan
  }
space-25 = { $case ->
    [to] Tenducba
    [from] Tenducból
    [at] Tenducban
   *[name] Tenduc
  }
space-26 = { $case ->
    [to] Sindachuba
    [from] Sindachuból
    [at] Sindachuban
   *[name] Sindachu
  }
space-27 = { $case ->
    [to] Chagan Norba
    [from] Chagan Norból
    [at] Chagan Norban
   *[name] Chagan Nor
  }
space-28 = { $case ->
    [to] Shangduba
    [from] Shangduból
    [at] Shangduban
   *[name] Shangdu
  }
space-29 = { $case ->
    [to] a Nagy Fal kapujához
    [from] a Nagy Fal kapujától
    [at] a Nagy Fal kapujánál
   *[name] A Nagy Fal kapuja
  }
space-30 = { $case ->
    [to] Daiduba
    [from] Daiduból
    [at] Daiduban
   *[name] Daidu
  }
space-other = { $case ->
    [to] { AZ($name) } { $name } mezőre
    [from] { AZ($name) } { $name } mezőről
    [at] { AZ($name) } { $name } mezőn
   *[name] { $name }
  }
space-number = { $n }. mező, { $name }.
space-asks = Amit kér: { $what }.
space-scores = Értékeléskor { $n } arany.
space-chest = Láda, benne { $n } arany.
space-here = Itt áll: { $who }.
figure-of = { $name } ({ $colour })

## Lapok

card = { $colour ->
    [red] Piros
    [blue] Kék
    [yellow] Sárga
    [green] Zöld
   *[purple] Lila
  } { $good ->
    [oil] olaj
    [spice] fűszer
    [silk] selyem
    [fruit] gyümölcs
   *[leader] karavánvezető
  }
good = { $id ->
    [oil] olaj
    [spice] fűszer
    [silk] selyem
    [fruit] gyümölcs
   *[leader] vezető
  }
cardcolour = { $id ->
    [red] piros
    [blue] kék
    [yellow] sárga
    [green] zöld
   *[purple] lila
  }
letter-red = P
letter-blue = K
letter-yellow = S
letter-green = Z
letter-purple = L
cards-word = lap

## Amit egy mező kér, amit fizettek érte, ami hiányzik

needs-same_goods = { $n ->
    [one] 1 áru, bármelyik
   *[other] { $n } azonos áru
  }
needs-each_good = minden árutípusból egy
needs-leaders = { $n } karavánvezető
needs-same_colour = { $n } azonos színű lap
needs-five_colours = mind az öt színből egy
short-same_goods = azonos áru
short-each_good = négyféle áru
short-leaders = vezető
short-same_colour = egyszínű
short-five_colours = öt szín
paid-same_goods = { $n } { $case ->
    [with] { $good ->
        [oil] olajjal
        [spice] fűszerrel
        [silk] selyemmel
       *[fruit] gyümölccsel
      }
   *[name] { $good ->
        [oil] olaj
        [spice] fűszer
        [silk] selyem
       *[fruit] gyümölcs
      }
  }
paid-each_good = { $case ->
    [with] négyféle áruval
   *[name] négyféle áru
  }
paid-leaders = { $n } { $case ->
    [with] vezetővel
   *[name] vezető
  }
paid-same_colour = { $n } { $colour ->
    [red] piros
    [blue] kék
    [yellow] sárga
    [green] zöld
   *[purple] lila
  } { $case ->
    [with] lappal
   *[name] lap
  }
paid-five_colours = { $case ->
        [with] öt különböző színű lappal
    [short] öt szín
   *[name] mind az öt szín
  }
lack-same_goods = { $n } { $what } hiányzik
lack-same_goods-any = { $n } azonos áru hiányzik
lack-each_good = { $what } hiányzik
lack-each_good-any = { $n } árutípus hiányzik
lack-leaders = { $n } vezető hiányzik
lack-same_colour = { $n } { $what } lap hiányzik
lack-same_colour-any = { $n } azonos színű lap hiányzik
lack-five_colours = { $what } hiányzik
lack-five_colours-any = { $n } szín hiányzik
lack-cards = válassz még { $n } lapot

## A tábla

board-label = Az út Hormustól Daiduig
board-title = Hormustól Daiduig
board-subtitle = Marco Polo útja, 1271–1275
north = É
land-persia = PERZSIA
land-gobi = GÓBI
land-turkestan = TURKESZTÁN
land-cathay = KATÁJ
land-tibet = TIBET
land-gulf = Perzsa-öböl
land-yellow-sea = Sárga-tenger
legend-same_goods = azonos áru
legend-leaders = vezető
legend-same_colour = egyszínű lap
legend-five_colours = öt szín
legend-each_good = négyféle áru
legend-chest = arany
overview-label = Az egész út
lenses = A tábla
lens-caravan = A karavánhoz
lens-whole = Az egész tábla
lens-near = Nagyobban
callout-yours = megvan
callout-worth = ott { $n } aranyat ér
callout-chest = a ládában
callout-caught-up = onnan ingyen tovább: { $town }
callout-kantshou = elsőként: jön az értékelés
callout-daidu = ezzel vége az útnak
callout-asks = Amit kér: { $what }.
callout-not-yet = { $space } még nem
rules-link = A szabály
step-waiting = a lépésed még nincs elküldve
step-sent = a lépésed úton van

## Kéz és kínálat

hand-label = A kezed, { $n } lap
hand-title = A kezed
sort-label = Sorrend
sort-colour = szín
sort-good = áru
walkers-label = Melyik figura lépjen
walker-rests = pihen
card-picked = { $card }, kiválasztva
card-fits = { $card }, jó ide
card-rests = { $card }
scroll-left = További lapok balra
scroll-right = További lapok jobbra
offer-label = Amit húzhatsz
offer-title = Kínálat
offer-pass = Passz és húzás
offer-draw = Húzás
offer-note = egy lap, és vége a körödnek
offer-card = A kínálatban: { $card }
draw-card = Húzd ezt: { $card }
draw-pile = { $n ->
    [0] { $discard ->
        [0] Üres a talon
       *[other] Húzás a talonból: előbb megkeverjük a kijátszott lapokat
      }
   *[other] Húzás a talonból, { $n } lap
  }
pile = Talon, { $n } lap
from-pile = talonból
discard-open = Kijátszott
discard-title = Kijátszott lapok
discard-close = Bezárás
discard-empty = Még nincs egy sem.
pile-left = még { $n } lap
pile-reshuffle = újrakeverve

## A sáv

bar-no-clock = Nincs óra, a többiek megvárnak.
bar-over = Véget ért az út.
bar-watching = { $name } léphet, vagy passzol és húz.
bar-waiting = { $n ->
    [0] { $name } léphet, vagy passzol és húz. <b>Utána te jössz.</b>
   *[other] { $name } léphet, vagy passzol és húz. Utána még { $n } játékos, aztán te jössz.
  }
bar-step = Lépj <b>{ $to }</b> { $paid }{ $skipped ->
    [0] {""}
   *[other] ; a közbeeső { $skipped } figurát ingyen átugrod
  }. { $again ->
    [yes] Vagy húzz egy lapot, és vége a körödnek.
   *[no] Vagy passzolj, és húzz egy lapot.
  }
bar-step-short = Lépj <b>{ $to }</b> { $paid }, vagy húzz egyet.
bar-lacking = <b>{ $space }</b> ezt kéri: { $asks }; { $lack }. Húzz egy lapot, azzal vége a körödnek.
bar-lacking-short = <b>{ $space }</b>: { $lack }. Húzz egy lapot.
bar-picking = Válassz még { $n } lapot, hogy { $to } léphess: a szegélyesek jók ide.
bar-armed = Még léphetnél { $to }. Mégis inkább húzol ({ $what }), és vége a körödnek?
bar-must-draw = Elsőként értél { $town }! A lépéseknek vége: húzz egy lapot, és jön az értékelés.
bar-draw = Húzz egy lapot, azzal vége a körödnek.
bar-nothing-to-draw = Minden lap kézben van, nincs mit húzni. Fejezd be a köröd.
action-step = Lépés { $to }
action-more = még { $n } lap
action-ballast = Súlytöbblet leadása
action-ballast-short = Súlytöbblet
action-pass-draw = Passz és húzás
action-pass-pile = Passz, húzás a talonból
action-pile = Húzás a talonból
action-draw-short = Húzás a talonból
action-end = A kör vége

## Súlytöbblet

ballast-title = Leadod a súlytöbbletet?
ballast-text = Fizess <b>{ $n } aranyat</b>, és lap nélkül lépj <b>{ $to }</b>{ $skipped ->
    [0] {""}
   *[other] , { $skipped } figurát átugorva
  }.
ballast-otherwise = Ha nem teszel semmit, nem fizetsz semmit.
ballast-passed = { $who } már túljutott ezen a mezőn, ezért szabad
ballast-caught-up = Onnan ingyen mész tovább { $to }
ballast-once = Ebben a körben több súlytöbbletet nem adhatsz le
ballast-back = Amíg nem húzol, szabadon visszaveheted
ballast-yes = Fizetek, és lépek { $to }
ballast-no = Megtartom az aranyat
gold-label = Arany
place-label = Hely
worth-label = Ott most ér
cards-label = Lapjaid
cards-kept = { $n }, mind megmarad

## Helyek

gold-words = { $n } arany
would-score = most { $n } aranyat érne

## Miért nem

refusal-game_over = A játék véget ért.
refusal-not_your_turn = Most nem te jössz. Ha rád kerül a sor, léphetsz vagy húzhatsz.
refusal-must_draw = Te értél elsőként Kantshouba, ezért ebben a körben már nem léphetsz. Húzz egy lapot.
refusal-not_your_figure = Ez a figura egy másik kereskedőé. A sajátoddal léphetsz.
refusal-one_figure_per_turn = Egy körben egy figura lép, az, amelyikkel elkezdted. Azzal mehetsz tovább, vagy húzz.
refusal-duplicate_card = Egy lapot csak egyszer játszhatsz ki.
refusal-card_not_in_hand = Ez a lap nincs a kezedben.
refusal-requirement_not_met = A mező pontosan ezt kéri: { $type ->
    [same_goods] { $count ->
        [one] egy áru-kártya, bármelyik áruból
       *[other] { $count } áru-kártya azonos áruból
      }
    [each_good] egy olaj, egy fűszer, egy selyem és egy gyümölcs
    [leaders] { $count } karavánvezető
    [same_colour] { $count } azonos színű lap
   *[five_colours] mind az öt színből egy lap
  }. { $missing ->
    [0] Csak ezeket válaszd.
   *[other] Hiányzik még { $missing } lap.
  }
refusal-ballast_already_used = Körönként egyszer adhatsz le súlytöbbletet, és ez már megvolt. Lapokkal még léphetsz, és húzhatsz.
refusal-no_gold = A súlytöbblet leadása 1 aranyba kerül, de most nincs aranyad. Láda vagy értékelés hozhat.
refusal-not_passed_by_opponent = Súlytöbbletet csak oda lépve adhatsz le, ahol egy másik kereskedő figurája már túljutott.
refusal-card_not_in_display = Ez a lap már nincs a kínálatban. Válassz másikat, vagy húzz a talonból.
refusal-nothing_to_draw = Elfogyott a talon, és kijátszott lap sincs. Vegyél egyet a kínálatból.
refusal-draw_is_mandatory = Amíg van mit húzni, a kör lapot húzva ér véget.
refusal-not_next = A figura a következő szabad mezőre lép. Ez most: { $next }.
refusal-more_cards = Még { $n } lap kell hozzá. A szegélyesek jók ide.

## A napló

log-started = Útnak indul a karaván. { $you ->
    [yes] <b>Te</b> kezdesz.
   *[no] <b>{ $name }</b> kezd.
  }
log-stepped = { $you ->
        [yes] <b>Te</b> { $steps } léptél
   *[no] <b>{ $name }</b> { $steps } lépett
  }{ $skipped ->
    [0] {""}
   *[other] , { $skipped } mezőt átugorva
  }.
# Melyik figura, ha egy körben mindkettő lép.
log-figure = { $figure ->
    [red] a pirossal{" "}
    [blue] a kékkel{" "}
    [green] a zölddel{" "}
    [orange] a narancssárgával{" "}
    [white] a fehérrel{" "}
   *[none] {""}
  }
# Az utolsó lépésnél az ige után áll, mit ugrott át.
log-step = { log-figure }{ $paid } { $to }{ $last ->
    [yes] {""}
   *[no] { $skipped ->
        [0] {""}
       *[other] {" "}({ $skipped } mezőt átugorva)
      }
  }
log-ballast = { log-figure }<b>{ $n } aranyért</b> súlytöbbletet leadva { $to }{ $last ->
    [yes] {""}
   *[no] { $skipped ->
        [0] {""}
       *[other] {" "}({ $skipped } mezőt átugorva)
      }
  }
log-then = { $first }, majd { $second }
log-passed = { $you ->
    [yes] <b>Te</b> passzoltál.
   *[no] <b>{ $name }</b> passzolt.
  }
log-chest = { $you ->
    [yes] Ládát találtál: <b>{ $n } arany</b>.
   *[no] Ládát talált: <b>{ $n } arany</b>.
  }
log-caught-up = { $you ->
    [yes] Onnan ingyen mentél tovább { $to }.
   *[no] Onnan ingyen ment tovább { $to }.
  }
log-kantshou = { $you ->
    [yes] Elsőként értél { $to }!
   *[no] Elsőként ért { $to }!
  }
log-drew-display = { $you ->
    [yes] A kínálatból húztál: { $card }.
   *[no] A kínálatból húzott: { $card }.
  }
log-drew-pile = { $you ->
    [yes] A talonból húztál.
   *[no] A talonból húzott.
  }
log-drew-pile-card = A talonból húztál: { $card }.
log-no-draw = Nem volt mit húzni.
log-reshuffled = Megkevertük a kijátszott lapokat: { $n } lap az új talonban.
log-interim = <b>Közbülső értékelés</b> Kantshouban: { $gains }.
log-interim-stall = Senki sem tud továbbmenni, ezért <b>közbülső értékelés</b>: { $n ->
    [0] senki sem áll értékelő mezőn
   *[other] { $gains }
  }.
log-final = <b>Végső értékelés</b>: { $n ->
    [0] senki sem áll értékelő mezőn
   *[other] { $gains }
  }.
log-gain = { $name } +{ $n }
log-over = { $n ->
    [one] Győztes: <b>{ $names }</b>.
   *[other] Holtverseny az élen: <b>{ $names }</b>.
  }

## A játék vége

score-start = Induláskor az erszényben
score-chests = Ládák az út mentén
score-kantshou = Kantshou
score-daidu = Daidu
score-ballast = Leadott súlytöbblet
note-chests = { $n } láda
reason-daidu = Egy figura elérte Daidut
reason-stall = A karaván nem tudott továbbmenni
tiebreak-nearest = Egyenlő arany: a Daiduhoz legközelebb álló figura döntött.
end-daidu = { $name } állt elsőként Daiduban, ezzel véget ért az út. A legtöbb arany: { $winner }.
end-daidu-won = { $name } állt elsőként Daiduban, és a legtöbb arany is nála van.
end-stall = A karaván nem tudott továbbmenni: minden lap kézben volt. Az aranyat a figurák helye szerint osztottuk ki.

## Az első kör vezetője

guide-road = Egyetlen út minden kereskedőnek. Arany van a ládákban, és kétszer osztanak is: félúton <b>Kantshouban</b> és a végén <b>Daiduban</b>, annak többet, aki előrébb áll. A legtöbb arany nyer.
    .title = Hormustól Daiduig
guide-space = { $skipped ->
    [0] A figura a <b>következő szabad mezőre</b> lép.
   *[other] A közbeeső { $skipped } figurát ingyen átugrod: csak a <b>következő szabad mező</b> kér lapot.
  } Most ennyi kell hozzá: { $asks }.
    .title = A következő meződ: { $space }
guide-hand = { $ready ->
    [yes] Egy jó készletet már kiválasztottunk. Koppints egy másik szegélyes lapra, ha inkább azt adnád.
   *[no] Most még nem tudsz fizetni. Minden színnek saját betűje és mintája van, minden árunak saját képe.
  } Annyit léphetsz, amennyit ki tudsz fizetni.
    .title = A kezed
guide-draw = Akár léptél, akár passzoltál: egy lap a kínálatból vagy a talonból, és jön a következő kereskedő.
    .title = A kört egy lap zárja
