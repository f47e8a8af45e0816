### Oltremare: a képernyő minden szövege; böngésző és kiszolgáló egyaránt ezt olvassa.
### $you: yes, ha az olvasó maga tette.

title = Oltremare
blurb = Kereskedők alkudoznak: vesznek, cserélnek, és dicsérik, amit eladnak. Az árunak igaznak kell lennie, a többiről lehet füllenteni. Rakd be okosan a rakományt, kerüld a kalózokat, és köss ki ott, ahol segítség vár.

## Amit az előcsarnok kérdez

option-memory_aid = Mire emlékezik a napló
option-memory_aid-off = Semmire, ami takarva van
    .help = Mint az asztalnál: a berakott lapok neve eltűnik a naplóból.
option-memory_aid-on = Mindenre, ami nyílt volt
    .help = Emlékeztető: a napló megőrzi a nyíltan kijátszott lapok nevét.
colour-red = piros
colour-blue = kék
colour-green = zöld
colour-yellow = sárga
colour-black = fekete
unit = { $n } dukát

level-sensible = ésszel játszik

# Mennyivel nyert valaki, a címben: „dukáttal”.
margin = { $n } dukát előnnyel

## Nevek

harbour-venezia = { $case ->
    [to] Velencébe
   *[name] Velence
  }
harbour-zara = { $case ->
    [to] Zárába
   *[name] Zára
  }
harbour-ancona = { $case ->
    [to] Anconába
   *[name] Ancona
  }
harbour-ragusa = { $case ->
    [to] Raguzába
   *[name] Raguza
  }
harbour-bari = { $case ->
    [to] Bariba
   *[name] Bari
  }
harbour-durazzo = { $case ->
    [to] Durazzóba
   *[name] Durazzo
  }
harbour-corfu = { $case ->
    [to] Korfura
   *[name] Korfu
  }
harbour-messina = { $case ->
    [to] Messinába
   *[name] Messina
  }
harbour-napoli = { $case ->
    [to] Nápolyba
   *[name] Nápoly
  }
harbour-palermo = { $case ->
    [to] Palermóba
   *[name] Palermo
  }
harbour-tunisi = { $case ->
    [to] Tuniszba
   *[name] Tunisz
  }
harbour-siracusa = { $case ->
    [to] Szürakuszaiba
   *[name] Szürakuszai
  }
harbour-tripoli = { $case ->
    [to] Tripoliba
   *[name] Tripoli
  }
harbour-modone = { $case ->
    [to] Modonba
   *[name] Modon
  }
harbour-bengasi = { $case ->
    [to] Bengáziba
   *[name] Bengázi
  }
harbour-candia = { $case ->
    [to] Kandiába
   *[name] Kandia
  }
harbour-alessandria = { $case ->
    [to] Alexandriába
   *[name] Alexandria
  }
harbour-negroponte = { $case ->
    [to] Negropontéba
   *[name] Negroponte
  }
harbour-salonicco = { $case ->
    [to] Szalonikibe
   *[name] Szaloniki
  }
harbour-costantinopoli = { $case ->
    [to] Konstantinápolyba
   *[name] Konstantinápoly
  }
harbour-chio = { $case ->
    [to] Khíoszra
   *[name] Khíosz
  }
harbour-rodi = { $case ->
    [to] Rodoszra
   *[name] Rodosz
  }
harbour-famagosta = { $case ->
    [to] Famagustába
   *[name] Famagusta
  }
harbour-acri = { $case ->
    [to] Akkóba
   *[name] Akkó
  }
harbour-beirut = { $case ->
    [to] Bejrútba
   *[name] Bejrút
  }
harbour-varna = { $case ->
    [to] Várnába
   *[name] Várna
  }
harbour-caffa = { $case ->
    [to] Kaffába
   *[name] Kaffa
  }
harbour-tana = { $case ->
    [to] Tanába
   *[name] Tana
  }
harbour-trebisonda = { $case ->
    [to] Trapezuntba
   *[name] Trapezunt
  }
harbour-sinope = { $case ->
    [to] Szinópéba
   *[name] Szinópé
  }
harbour-other = { $case ->
    [to] ide: { $name }
   *[name] { $name }
  }
goods = { $n } { $case ->
    [given] { $good ->
        [gem] drágakövet
        [parchment] pergament
        [silk] selymet
        [salt] sót
        [wine] bort
        [olive] olajbogyót
       *[grain] gabonát
      }
    [for] { $good ->
        [gem] drágakőért
        [parchment] pergamenért
        [silk] selyemért
        [salt] sóért
        [wine] borért
        [olive] olajbogyóért
       *[grain] gabonáért
      }
   *[name] { $good ->
        [gem] drágakő
        [parchment] pergamen
        [silk] selyem
        [salt] só
        [wine] bor
        [olive] olajbogyó
       *[grain] gabona
      }
  }
nothing = { $case ->
    [given] semmit
    [for] semmiért
   *[name] semmi
  }
ducats-counted = { $n } { $case ->
    [given] dukátot
    [for] dukátért
   *[name] dukát
  }
ducats-word = dukát
ducats-held = { $n } dukát
icon-money = pénz
icon-pirate = kalózok
icon-market = piac
icon-ship = hajózás
lions-word = oroszlán
load-word = berakodás
lions-counted = { $n } oroszlán
load-counted = { $n } berakodás
cards-word = lap
card-words = { $good }: { $lions } oroszlán, { $load } berakodás, { $icons }
# A betű a kikötőlapkán: fajtánként más.
tile-calm_sea = T
tile-big_deal = Ü
tile-compass = I
tile-influence = B
tile-pirate_victory = K
tile-good_buy = V

## A térkép

board-label = A Földközi-tenger kelete és a Fekete-tenger térképe
board-subtitle = Velencétől Tanáig
land-lombardy = Lombardia
land-hungary = Magyarország
land-barbary = Berberföld
land-syria = Szíria
land-tartary = Tatárföld
sea-ionian = Jón-tenger
sea-egyptian = Egyiptomi-tenger
sea-black = Fekete-tenger
legend-calm_sea = Nyugodt tenger
legend-big_deal = Nagy üzlet
legend-compass = Iránytű
legend-influence = Befolyás
legend-pirate_victory = Kalózok ellen
legend-good_buy = Jó vétel
lenses = A térkép nézete
lens-ship = Vissza a hajóhoz
lens-near = Nagyobban
lens-whole = Az egész térkép
harbour-label = { $name }{ $tile ->
    [none] {""}
   *[other] , { $tile }
  }{ $how ->
    [next] , ide vezet a következő útvonal
    [end] , itt érhet véget az utad
    [passed] , az utadon van
    [goal] , ide visz az iránytű
   *[none] {""}
  }
harbour-routes = { $name }: útvonalak ide: { $to }.
harbour-tile = Lapka: { $tile }.
harbour-here = Hajók: { $who }.

## Fázisok és paklik

phases-label = A kör fázisai
phase-sea_power = Tengeri hatalom
phase-trade = Kereskedés
phase-actions = Akciók
phase-loading = Berakodás
deck-left = Pakli <b>{ $n }</b>
venice-in_deck = Velence még hátravan
venice-top = Velence van felül
venice-out = Velence már volt
last-round = Utolsó forduló
tile-none = Nincs aktív lapka
cards-held = { $n } lap kézben
prestige-count = { $n } hírnévlapka
pirates-count = { $n } kalózlap
tiles-count = { $n } kikötőlapka
top-card = Rakomány, { $n } lap, felül { $good }, { $lions } oroszlán, { $load } berakodás

## A saját terület

cargo-title = Rakomány, { $n } lap
cargo-label = Rakomány, { $n } lap, felül: { $card ->
    [none] semmi
   *[other] { $card }
  }
hand-title = A kezed, { $n } lap
hand-label = A kezed, { $n } lap
hand-empty = Nincs lapod. Vegyél, vagy köss üzletet.
card-label = { $card }{ $state ->
    [offered] , az ajánlatodban
    [picked] { $top ->
        [yes] , kiválasztva, legfelül
       *[no] , kiválasztva
      }
    [open] , választható
   *[rests] {""}
  }
on-top = felül
next-turn = jövő körben
loading-title = Berakodási sorrend: az utolsó kerül felülre
load-label = { $card }; alulról { $place }. az összesen { $of } lapból. Nyomd meg, és felülre kerül.
outlook-play = Ha ezt { AZ($n) } { $n } lapot játszod ki
outlook-load = A rakományod tetején
after-ducats = így { $n }
pirates-word = a pakliba
routes-word = út
group-words = { $good ->
    [gem] Drágakő
    [parchment] Pergamen
    [silk] Selyem
    [salt] Só
    [wine] Bor
    [olive] Olajbogyó
   *[grain] Gabona
  } × { $size }, eddig <b>{ $n } dukátot</b> ér.
load-final = A sorrend később már nem változhat.
played-title = Kijátszotta: { $name }
table-title = Mit hoznak az ikonok
table-money = dukát
table-pirate = kalózé
table-market = kézbe

## A piac

market-label = Kereskedés
market-more = További ajánlatok lejjebb
offers-label = { $n ->
    [0] Nincs nyitott ajánlat
   *[other] { $n } nyitott ajánlat
  }
offer-in = { $name } ajánlata
offer-out = Ajánlatod → { $to }
offer-between = { $name } → { $to }
they-give = { $name } adja
they-get = { $name } kapja
you-give = te adod
you-get = te kapod
accept = Áll az alku
haggle = Alkuszom
decline = Nem
rewrite = Átírom
withdraw = Visszavonom
make-offer = Ajánlatot teszek
after-deal = { $n } dukátod lenne
holding-label = Mit tesz az üzlet a kezeddel?
holding-good = { $good }: kézben { $was } → { $held }. Mind együtt, egy { $size } lapos csoportként a rakományodra téve: { $before } → { $ducats } dukát.
holding-counts = { $was } → { $held }
holding-enough = { $hand } lap a kezedben, { $load } kell
holding-missing = { $hand } lap a kezedben, { $n } hiányzik
holding-surplus = { $hand } lap a kezedben, { $n } sok ({ $lions } oroszlán)
prestige-you = hírnévlapka neked
prestige-them = hírnévlapka neki
still-thinks = { $name } még gondolkodik
said-no = nemet mondott
payment-label = Ezt adod oda
says = mondja { $name }
you-say = te mondod
asked = megkérdezted
asked-you = megkérdeztek
ask = Kérdezem
say = Mondom
say-it = Ezt mondom
claim-label = Ikonok és oroszlánok, amelyeket állítasz
draft-to = Új ajánlat → { $name }
draft-reply = Válaszod → { $name }
touch-hand = koppints a lapjaidra
take-off = Levenni: { $good } ({ $n } a mérlegen)
wishes-label = Ezt kérem
wish = { $good }, kérve: { $n }. Még egy
purse-label = Dukát
purse-less = Kevesebbet fizetek, vagy többet kérek
purse-more = Többet fizetek, vagy kevesebbet kérek
purse-pay = { $n } dukátot fizetsz
purse-ask = { $n } dukátot kérsz
purse-none = dukát nélkül
sayings-title = { $n ->
    [0] Mondj valamit a lapjaidról
   *[other] { $n } lapról mondasz valamit
  }
sayings-free = Senki sem ellenőrzi, akkor sem, ha nem igaz.
the-truth = Az igazat
strands = Így most nem fogadhatnák el: { $hand } lap kézben és még { $purchases } vétel kevés { AZ($load) } { $load } lapos berakodáshoz.
replaces = a nyitott ajánlatod helyére lép
send-offer = Ajánlom
leave-it = Mégsem
call-seek = Keresek
call-have = Van
seeks = keres
has = van
shout-seek = Hirdesd ki, hogy keresed: { $good } (most { $n })
shout-have = Hirdesd ki, hogy van: { $good } (most { $n })

## A sáv

bar-no-hurry = Van időd.
bar-over = A játék véget ért.
bar-watching = { $name } most itt tart: { $phase ->
    [sea_power] tengeri hatalom
    [trade] kereskedés
    [sail] hajózás
    [compass] iránytű
   *[load] berakodás
  }.
bar-waiting = { $n ->
    [0] { $name } játszik. <b>Utána te jössz.</b>
   *[other] { $name } játszik. Utána még { $n } játékos, aztán te jössz.
  }
bar-others-trade = { $name } kereskedik: tehetsz ajánlatot, kihirdetheted, mit keresel, vagy csak várj.
bar-asked = { $name } kereskedik. { $n ->
    [one] <b>Egy ajánlat</b> vár a szavadra.
   *[other] <b>{ $n } ajánlat</b> vár a szavadra.
  }
turn-discard = Túl sok a lap
bar-discard = A felső lapodon { $lions } oroszlán van: <b>{ $n } lapot</b> tegyél a kalózpaklidra.
action-discard = { $n } lap eldobása
action-more = még { $n } lap
bar-trade = Alkudozz vagy vegyél ({ $bought }/{ $most } vétel); ha kész vagy, játssz ki <b>pontosan { $load } lapot</b>.
bar-trade-short = Alkudj, vegyél ({ $bought }/{ $most }), vagy játssz ki <b>{ $load } lapot</b>.
bar-short = { $load } lapot kell kijátszanod, de { $hand } van a kezedben: előbb <b>vegyél vagy köss üzletet</b> ({ $bought }/{ $most } vétel).
bar-draft = Ajánlatot írsz: koppints a lapjaidra, hogy <b>a mérlegre</b> kerüljenek. Küldd el, vagy hagyd.
action-play = { $n } lap kijátszása
action-play-short = Kijátszom
action-deck = Pakliból
action-pirates = Kalózpakliból
action-deck-short = Pakli
action-pirates-short = Kalóz
leaves = marad { $n }
turn-sail = Hajóra
bar-sail = Hajózz végig pontosan <b>{ $n } útvonalon</b>: koppints sorban a kikötőkre, vagy egy bekarikázott végcélra.
bar-sail-on = { $n ->
    [0] Megérkeztél. Ha az utad egy kikötőjére koppintasz, visszalépsz.
   *[other] Még <b>{ $n } útvonal</b> van hátra.
  }
action-sail = Hajózás { $to }
action-back = Eggyel vissza
no-tile = nincs lapka
routes-left = még { $n } útvonal
turn-compass = Iránytű
bar-compass = Tedd át a hajódat <b>bármelyik másik kikötőbe</b>, vagy tartsd meg az iránytűt lapkának.
action-keep = Megtartom
action-leap = Irány { $to }
turn-load = Berakodás
bar-load = Koppints a lapokra a berakodás sorrendjében; az utolsó lesz felül, és az dönt a következő körödről.
action-load = { $n } lap berakása

## Miért nem

refusal-wrong_phase = Ennek most nincs itt az ideje: { $phase ->
    [sea_power] előbb a fölös lapok mennek a kalózpaklira
    [trade] a kereskedés ideje van
    [sail] egy hajó épp útnak indul
    [compass] épp egy iránytűt használnak
    [load] épp berakodás van
   *[over] a játék véget ért
  }.
refusal-not_your_turn = Most nem te jössz. Más körében azzal kereskedhetsz, aki épp játszik.
refusal-card_not_in_hand = Ez a lap nincs (már) a kezedben.
refusal-wrong_count = Pontosan { $wanted } kell; eddig { $got } van.
refusal-purchase_limit = Ebben a körben már { $limit } vételed volt, és több nem lehet. Üzletet köthetsz még.
refusal-source_empty = { $source ->
    [pirates] Üres a kalózpaklid. A pakliból vehetsz.
   *[deck] A pakli is, a dobott lapok is elfogytak. A kalózpaklidból vehetsz.
  }
refusal-untrue_goods = Amit az árudról mondasz, annak igaznak kell lennie: ebből { $have } van nálad, nem { $said }.
refusal-not_active_pair = Üzletet csak azzal köthetsz, aki épp a körében van.
refusal-bad_offer = { $what ->
    [ducats] A dukát egész szám 0-tól { $most }-ig.
    [both_ducats] Dukát csak egy irányba mehet: vagy fizetsz, vagy kérsz.
    [good] Ilyen áru nincs a játékban.
    [count] Ebből az áruból csak { $most } lap van.
    [claim] Ikonról, oroszlánról vagy berakodásról beszélj, úgy, ahogy a lapokon áll.
   *[index] Ilyen lap nincs az ajánlatban.
  }
refusal-empty_deal = Legalább egy lapnak gazdát kell cserélnie.
refusal-no_such_deal = Ez az ajánlat már nem áll: visszavonták, kicserélték, vagy érvényét vesztette.
refusal-not_your_deal = Erre az ajánlatra nem te válaszolhatsz.
refusal-type_mismatch = Nincs nálad, amit kérnek. Alkudhatsz másról.
refusal-would_strand = Az üzlet után { $hand } lap maradna kézben, és még { $purchases } vétel: ez kevés { AZ($load) } { $load } lapos berakodáshoz.
refusal-no_route = Oda innen nem vezet hajózási útvonal.
refusal-route_reused = Ezt az útvonalat ebben a körben már bejártad; mindegyiket csak egyszer lehet.
refusal-bad_harbour = { $why ->
    [here] A hajód már itt áll.
    [compass] Iránytűvel nem lehet másik iránytűért menni.
   *[unknown] Ilyen kikötő nincs.
  }
refusal-bad_order = Minden kijátszott lapot pontosan egyszer rakj be.

## A napló

log-you = te
log-who = <b>{ $you ->
    [yes] Te
   *[no] { $name }
  }</b>:
log-setup = <b>{ $you ->
    [yes] Te
   *[no] { $name }
  }</b>: { $at }, az első rakomány: { $good }
log-dealt = mindenki { $n } lapot kapott
log-influence = Befolyás: { $who } { $n } dukátot { $you ->
    [yes] kaptál
   *[no] kapott
  }
log-discarded = { $n } lap a kalózpaklira{ $goods ->
    [none] {""}
   *[other] {" "}({ $goods })
  }
log-bought = { $n } lapot { $you ->
    [yes] vettél
   *[no] vett
  } { $source ->
    [pirates] a kalózpakliból
   *[deck] a pakliból
  } <b>{ $price } dukátért</b>{ $goods ->
    [none] {""}
   *[other] {" "}({ $goods })
  }
log-seek = { $you ->
    [yes] keresel
   *[no] keres
  }: { $goods }
log-have = van: { $goods }
log-call-ducats = { $n } dukát
log-call-back = { $you ->
    [yes] visszavontad, amit kihirdettél
   *[no] visszavonta, amit kihirdetett
  }
log-asked = { $you ->
    [yes] megkérdezted
   *[no] megkérdezte
  }{ $yours ->
    [yes] {" "}tőled, mi van a lapodon ({ $good })
   *[no] , mi van a lapon ({ $good }, { $other })
  }
log-claimed = { $you ->
    [yes] ezt mondod
   *[no] ezt mondja
  } a lapról ({ $good }): „{ $claim }”
log-offer = ajánlat → { $yours ->
    [yes] neked
   *[no] { $other }
  }: { $you ->
    [yes] adsz
   *[no] ad
  } { $give }, { $you ->
    [yes] kérsz
   *[no] kér
  } { $want }
# Aki nemet mond vagy visszavon, annak a neve a sor elején áll.
log-offer-declined = { $you ->
    [yes] nemet mondtál
   *[no] nemet mondott
  } { $mine ->
    [yes] az ajánlatodra
   *[no] { $name } ajánlatára
  }
log-offer-withdrawn = { $you ->
    [yes] visszavontad az ajánlatodat ({ $other })
   *[no] { $yours ->
        [yes] visszavonta a neked tett ajánlatát
       *[no] visszavonta az ajánlatát ({ $other })
    }
  }
log-offer-void = { $mine ->
    [yes] az ajánlatod
   *[no] { $name } ajánlata
  } érvényét vesztette ({ $other })
log-deal = <b>Áll az alku!</b> { $mine ->
    [yes] Te { $give } adtál
   *[no] { $name } { $give } adott
  }, { $other } { $want }{ $prestige ->
    [none] {""}
    [you] {" "}(a hírnévlapkát te kaptad)
   *[other] {" "}(a hírnévlapkát { $prestige } kapta)
  }
log-played = { $n } lapot { $you ->
    [yes] játszottál ki
   *[no] játszott ki
  }{ $goods ->
    [none] {""}
   *[other] : { $goods }
  }
log-money = <b>{ $n } dukátot</b> { $you ->
    [yes] kaptál
   *[no] kapott
  }{ $calm ->
    [0] {""}
   *[other] {" "}(ebből { $calm } a Nyugodt tengerért)
  }
log-pirates = { $n } lap a kalózoké
log-market = { $n } lap a piacról{ $goods ->
    [none] {""}
   *[other] {" "}({ $goods })
  }
log-sailed = { $you ->
    [yes] { $to } hajóztál
   *[no] { $to } hajózott
  }{ $tile ->
    [none] , ahol nem volt lapka
   *[other] : <b>{ $tile }</b>
  }
log-compass = { $to ->
    [none] { $you ->
        [yes] megtartottad az iránytűt
       *[no] megtartotta az iránytűt
      }
   *[other] iránytűvel { $to }{ $tile ->
        [none] {""}
       *[other] : <b>{ $tile }</b>
      }
  }
log-loaded = { $n } lapot { $you ->
    [yes] raktál be
   *[no] rakott be
  }{ $top ->
    [none] {""}
   *[other] , felül { $top }
  }
log-venice = a pakli tetején Velence van
log-interim = <b>Közbenső értékelés</b>: { $gains }
log-reshuffled = megkevertük a dobott lapokat: { $n } lap az új pakliban
log-cashed = { $you ->
    [yes] kifizettük a rakományodat
   *[no] { $name } rakományát kifizettük
  }: { $cargo } dukát, levonás a kalózokért: { $pirates }
log-last-round = { $who } { $you ->
    [yes] húztad
   *[no] húzta
  } az utolsó lapot: elkezdődött az <b>utolsó forduló</b>
log-final = <b>Végső értékelés</b>: { $you ->
    [yes] te nyertél
   *[no] { $name } nyert
  } { $n } dukáttal
log-gain = { $name } { $n }

## Értékelések és a játék vége

interim-title = Közbenső értékelés
interim-why = A legfelső csoporton kívül minden rakományt kifizetünk és eldobunk.
close = Bezárás
kept = megmarad
in-all = összesen
no-groups = nincs mit értékelni
end-piles = A rakományok csoportonként, felülről lefelé
end-words = Elfogyott a pakli, minden kereskedő hazaért. A legtöbb dukátot gyűjtötte: { $winner } ({ $n }).
score-start = Induláskor
score-influence = Befolyás
score-money = Pénzikonok
score-calm_sea = Nyugodt tenger
score-purchases = Vásárlások
score-deals = Üzletek
score-interim_prestige = Hírnév (közbenső)
score-interim_cargo = Rakomány (közbenső)
score-cashed_cargo = Kifizetett rakomány
score-cashed_pirates = Levont kalózlapok
score-prestige = Hírnév
score-cargo = Rakomány
score-pirates = Kalózok
score-harbours = Kikötőlapkák
note-tiles = { $n } lapka
note-cards = { $n } lap
note-groups = { $n } csoport
reason-last_round = Elfogyott a pakli, és véget ért az utolsó forduló
tiebreak-cargo = Egyenlő dukát: a nagyobb rakománypakli döntött.
tiebreak-nearest = Egyenlő dukát és rakomány: az áll előrébb, aki a kezdőjátékoshoz közelebb ül.

## Az első kör vezetője

guide-top = A rakományod felső lapja szabja meg a körödet. <b>{ $lions } oroszlán</b>: ennyi lap lehet a kezedben a köröd elején. <b>{ $load } berakodás</b>: ennyi lapot kell kijátszanod.
    .title = A felső lapod
guide-hand = Minden lap áru is, és két akció is van rajta: pénz, kalózok, piac vagy hajózás. { $enough ->
    [yes] Koppints arra { AZ($load) } { $load } lapra, amelyet kijátszanál.
   *[no] Most { $load } lap kell, de csak { $n } van nálad: vegyél, vagy köss üzletet.
  } A kijátszott lapokból rakomány lesz, és pénzt az egymáson fekvő azonos áruk hoznak.
    .title = A kezed
guide-deal = Tegyél lapot vagy dukátot a mérlegre, és kérd, amire szükséged van. <b>Az áru mindig igaz</b>; az ikonokról, az oroszlánokról és a berakodásról bárki hazudhat. Aki üzletet köt veled, hírnévlapkát kap.
    .title = Köss üzletet
guide-play = { $price ->
    [0] Játssz
   *[other] Körönként legfeljebb { $most } lapot vehetsz; a következő ára <b>{ $price } dukát</b>. Aztán játssz
  } ki pontosan <b>{ $load } lapot</b>: ezzel véget ér a kereskedés.
    .title = Vásárlás és kijátszás
guide-chart = Minden kijátszott hajóikon egy útvonallal viszi tovább a hajódat. Ahol megáll, ott tiéd a lapka, és segít, amíg másikat nem szerzel.
    .title = Kikötők, amelyek segítenek
