### Felinia: a képernyő minden szövege; böngésző és kiszolgáló egyaránt ezt olvassa.
### $you: yes, ha az olvasó maga tette.

title = Felinia
blurb = Licitálj árukra Katzburg piacain, tedd a kereskedőidet azokra a hajókra, amelyek kérik őket, és alapíts kereskedelmi állomásokat a macskák öt királyságában. A leggazdagabb nyer.

## Amit az előcsarnok kérdez

option-rules = Játék
option-rules-basic = Alapjáték
    .help = A lapkák képpel lefelé fekszenek, az utazók fordítják fel őket. Hárman vagy négyen a legjobb.
option-rules-advanced = Haladó játék
    .help = A sziget másik oldala: étel a hosszabb utakhoz, rejtélyes helyek, speciális lapkák. Minden lapka képpel felfelé fekszik.
option-preview_next_ship = A következő hajó
option-preview_next_ship-off = rejtve
    .help = Senki sem tudja, melyik hajó fut be legközelebb.
option-preview_next_ship-on = látható
    .help = Szakértő változat: a soron következő hajó képpel felfelé fekszik.
colour-blue = kék
colour-red = piros
colour-green = zöld
colour-yellow = sárga
# Mennyivel nyert valaki, a címben: „nyert …”.
margin = { $n } pont előnnyel
unit = { $n } pont
level-sensible = ésszel játszik

## Nevek

good-letter = { $good ->
    [glassware] Ü
    [clocks] Ó
    [wines] B
    [books] K
    [clothes] R
   *[other] ?
  }
animal-letter = { $type ->
    [cheetah] G
    [lion] O
    [tiger] T
    [panther] P
    [lynx] H
   *[other] ?
  }
colour-letter = { $pigment ->
    [blue] K
    [red] P
    [green] Z
   *[saffron] S
  }
good-one = { $good ->
    [glassware] { $case ->
        [object] egy üvegárut
       *[name] egy üvegáru
      }
    [clocks] { $case ->
        [object] egy órát
       *[name] egy óra
      }
    [wines] { $case ->
        [object] egy bort
       *[name] egy bor
      }
    [books] { $case ->
        [object] egy könyvet
       *[name] egy könyv
      }
    [clothes] { $case ->
        [object] egy ruhát
       *[name] egy ruha
      }
   *[other] egy ilyen: { $name }
  }
goods-counted = { $n } { $good ->
    [glassware] { $case ->
        [object] üvegárut
       *[name] üvegáru
      }
    [clocks] { $case ->
        [object] órát
       *[name] óra
      }
    [wines] { $case ->
        [object] bort
       *[name] bor
      }
    [books] { $case ->
        [object] könyvet
       *[name] könyv
      }
    [clothes] { $case ->
        [object] ruhát
       *[name] ruha
      }
   *[other] { $name }
  }
goods-number = { $n } áru
symbol = { $n } { $symbol ->
    [coin] { $case ->
        [object] ezüstöt
       *[name] ezüst
      }
    [gold] { $case ->
        [object] aranyat
       *[name] arany
      }
    [spice] { $case ->
        [object] fűszert
       *[name] fűszer
      }
    [food] { $case ->
        [object] ételt
       *[name] étel
      }
    [goods] { $case ->
        [object] árut a zsákból
       *[name] áru a zsákból
      }
   *[mystery] { $case ->
        [object] rejtélyes helyet
       *[name] rejtélyes hely
      }
  }
spot = { $at ->
    [guild] { $case ->
        [on] a céhbe
        [from] a céhben
        [title] A céh
       *[name] a céh
      }
    [board] { $case ->
        [on] a bankodba
        [from] a bankodban
        [title] A bankod
       *[name] a bankod
      }
   *[market] { $case ->
        [on] { AZ($n) } { $n }. piacra
        [from] { AZ($n) } { $n }. piacon
        [title] { AZ($n, capital: 1) } { $n }. piac
       *[name] { AZ($n) } { $n }. piac
      }
  }
nothing = semmi
special-points_per_food = a végén minden étel { $value } pontot ér
special-points_per_spice = a végén nem minden pár, hanem minden fűszer { $value } pontot ér
special-lone_merchant_value = minden egyedül álló kereskedőd { $value } pontot ér
special-extra_points_per_mystery_card = minden rejtélyes hely kártyád { $value } ponttal többet ér
special-extra_on_symbol = ahányszor kereskedőd ilyen jelű tartományba lép, { $value } { $symbol ->
    [food] étellel
    [gold] arannyal
   *[coin] ezüsttel
  } többet kapsz, és { $on_acquire } rögtön jár
special-gain_then_remove = rögtön { $food } étel, { $gold } arany, { $coin } ezüst és { $goods_from_bag } áru a zsákból; azután a lapka kikerül a játékból
bonus-text = { $kind ->
    [extra_tile] eggyel több lapkának számít ebből: { $type }
   *[plus_one] 1 ponttal több minden ilyen lapkádért: { $type }
  }
province = { $country }, { $state ->
    [port] kikötő melletti tartomány
    [crossroads] útkereszteződés: { $what }
    [merchant] kereskedelmi állomás, kereskedője: { $who }
    [hidden] kereskedelmi állomás, lapkája képpel lefelé
    [tile] kereskedelmi állomás, lapkája: { $what }
   *[empty] üres kereskedelmi állomás
  }

## Az asztal teteje

head-round = <b>{ $n }.</b> forduló
phases = A forduló fázisai
phase = { $phase ->
    [bidding] Licitálás{ $n ->
        [0] {""}
       *[other] {" "}<b>{ $n }</b>/{ $of }
      }
    [trading] Kereskedés
    [exploration] Felderítés
   *[storage] Raktározás
  }
ending = { $by ->
    [merchants] Az utolsó kereskedő is hajón: minden hajó indul, aztán értékelés
   *[ships] Nincs több hajó: az utolsók indulnak, aztán értékelés
  }
tabs = A tábla részei
tab-katzburg = Katzburg
tab-island = Sziget

## Katzburg

katzburg = Katzburg
bag = A zsákban: { $what }
guild = Kereskedő céh
guild-words = { $rules ->
    [advanced] Áru cseréje, vele egy fűszer vagy étel; vagy egy bónuszlapka:
   *[basic] Áru cseréje, vele egy fűszer; vagy egy bónuszlapka:
  }
bonus-pile = A céh bónuszlapkái
bonus-price = egy arany és egy fűszer darabja
bonus-none = Elfogytak a bónuszlapkák.
swap-give = Adsz
swap-take = Kapsz
swap-gain = Ami a cserével jár
swap-label = { $part ->
    [give] Odaadsz { $good }
   *[take] Kapsz { $good }
  }
stack-label = Licitjelzők, elöl a legfelső
token-label = { $name }, ára { $n }
stall-done = kész
completes = Itt van az egyetlen áru, ami { AZ($ships) } { $ships } indulású hajóhoz hiányzik
completes-short = itt van egy áru ehhez a hajóhoz
slot-label = Licit ide: { $spot }; { $n } ezüstöt fizetnél
slot-pays = ára <b>{ $n }</b>
buy-label = Megveszel { $good }
closed = { AZ($n, capital: 1) } { $n }. piac zárva van
bank = A bankod
bank-label = A bankod: { $n } ezüst rögtön
tokens-left = jelződ maradt: <b>{ $n }</b>

## A kikötő

harbour = Kikötő
harbour-empty = Nincs hajó a kikötőben.
deck-short = még { $n }
deck = { $n ->
    [0] Több hajó nem érkezik
   *[other] Még { $n } hajó érkezik
  }{ $back ->
    [blue] ; a legutolsó öt mind más királyságba megy
    [grey] {""}
   *[none] {""}
  }
deck-next = A következő hajó: { $hour }, { $country }, ára { $price }
next = jön
leaves-next = indul
landing-now = partra ért
ship-landing = kereskedői partra szállnak
ship-state = { $state ->
    [full] minden hely foglalt
    [watching] { $n } szabad hely
    [now] { $price ->
        [0] most felszállhatsz
       *[other] most felszállhatsz, { $coins } ezüstöd marad
      }
    [ready] mindened megvan hozzá
   *[missing] hiányzik: { $what }
  }
ship-label = { $hour }, { $country }, ára { $price }; { $n ->
    [0] nincs szabad hely
   *[other] { $n } szabad hely
  }; { $state }{ $due ->
    [yes] ; ez indul legközelebb
    [landing] ; partra ért
   *[no] {""}
  }

## A sziget

island = Felinia szigete
isle-whole = Az egész sziget
isle-near = Közelebb a szigethez
kingdoms = A királyságok és lapkáik
kingdom-words = { $country }, lapkái: { $what }. Képpel lefelé: { $hidden }; még elvihető: { $open }
hidden-left = { $n ->
    [0] nincs rejtve
   *[other] { $n } rejtve
  }
open-left = { $n ->
    [0] elfogyott
   *[other] { $n } maradt
  }
province-open = { $kind ->
    [reveal] Felfordítod
   *[move] { $n }. lépés ide
  }: { $words }
group-label = { $name }: { $n } kereskedő egy csoportban, egyenként { $each } pont
traveller = { $name } kereskedője úton: { $country }
mystery-title = Rejtélyes helyek
mystery-yours = Tartsd meg az egyik kártyát, vagy egyiket se
mystery-others = { $name } { $n } kártyát néz meg
mystery-costs = ára: { $good }
mystery-free = ingyen van

## A sajátod

own-label = A saját dolgaid
points-words = { $n } pont
coins-words = { $n } ezüst, legfeljebb { $most } lehet{ $after ->
    [none] {""}
   *[other] , ezután { $after }
  }
my-goods = { $mode ->
    [sell] Mit adsz el? Darabja { $n }
    [keep] Mi maradjon?
   *[none] Áruk
  }
my-resource = { $what ->
    [gold] Arany, eladva { $n }
   *[spice] Fűszer, eladva { $n }
  }
my-food = Étel
my-stock = Otthon
no-goods = nincs áru
stock-words = { $n } kereskedő otthon
holding-label = { $mode ->
    [sell] Eladod ebből: { $what }
    [keep] Megtartod ebből: { $what }
    [give] Odaadod ebből: { $what }
   *[none] { $what }, érintésre eladod
  }{ $n ->
    [0] {""}
   *[other] : { $n } kiválasztva
  }
one-less = Eggyel kevesebb
sell = Eladás
sell-help = Árut, fűszert és aranyat bármikor eladhatsz. Még { $room } ezüst fér el
collected = Gyűjtemény
supply = A közös talonban
collected-none = Ide kerülnek lapkáid és kártyáid; csak te látod őket.
set-words = { $n } × { $type }, darabja { $each } pont
each = db { $n } pont
score-words = { $n } ezüst
start-player = kezdőjátékos
fact-tiles = { $n } kereskedelemlapka
fact-bonus = { $n } bónuszlapka
fact-mystery = { $n } rejtélyes hely kártya
fact-groups = csoportok: { $sizes }
fact-bank = bank: { $spaces }

## A sáv

bar-over = A játék véget ért.
bar-waiting = { $what ->
    [bidding] <b>{ $name }</b> licitjelzőt tesz le.
    [trading] <b>{ $name }</b> jelzője került sorra, kereskedik.
    [boarding] <b>{ $name }</b> üzletet kötött, és hajóra szállhat.
    [exploration] <b>{ $name }</b> kereskedője a szigeten jár.
    [mystery] <b>{ $name }</b> rejtélyes helyeket néz meg.
   *[storage] <b>{ $name }</b> még választja, melyik áru marad.
  }
bar-short = Ára <b>{ $price }</b>, neked { $coins } ezüstöd van: { $missing } hiányzik. Eladsz érte valamit?
bar-bid = { $of } licitjelződ közül { AZ($n) } <b>{ $n }.</b>: tedd egy piacra, a céhbe vagy a bankodba.
bar-bid-at = <b>{ $spot }</b>: { $price } ezüstöt fizetnél{ $enough ->
    [yes] {""}
   *[no] {" "}(most { $coins } van)
  }. { $before ->
    [0] Eddig nincs előtted senki; aki fölé tesz, előbb választ.
   *[other] Az alattad fekvő { $before } jelző előtt választanál, ha senki sem tesz föléd.
  }
bar-bank = A bankod rögtön <b>{ $gained }</b> ezüstöt fizet: utána { $coins } lesz.
bar-buy = <b>{ $spot }</b>, a te jelződ van felül: egy áru <b>{ $price } ezüstért</b>, vagy passzolsz. { $enough ->
    [yes] { $coins } ezüstöd van.
   *[no] { $coins } ezüstöd van: előbb adj el valamit.
  }
bar-buy-good = Veszel <b>{ $good }</b> { $price } ezüstért: utána { $coins } marad, és hajóra szállhatsz.
bar-guild = A céh, <b>{ $price } ezüstért</b>: cserélj egy árut, vigyél egy bónuszlapkát, vagy passzolj. { $enough ->
    [yes] { $coins } ezüstöd van.
   *[no] { $coins } ezüstöd van: előbb adj el valamit.
  }
bar-bonus = <b>{ $tile }</b>: { $what }. Ára { $price } ezüst, egy arany és egy fűszer.
bar-swap = Odaadsz <b>{ $give ->
    [none] melyik árut?
   *[other] { $give }
  }</b>, kapsz <b>{ $take ->
    [none] melyiket?
   *[other] { $take }
  }</b>, { $gain ->
    [none] mást nem, mert elfogyott.
   *[other] és hozzá { $gain }.
  }
bar-board = Az üzlet megvolt. { $n ->
    [0] Most egy hajóra sem szállhatsz fel, de ha eladsz valamit, talán igen.
    [one] Egy hajóra felszállhatsz: érintsd meg.
   *[other] { $n } hajóra szállhatsz fel: érints meg egyet.
  }
bar-board-ship = { AZ($hour, capital: 1) } <b>{ $hour }</b> indulású hajó ({ $country }): odaadsz { $goods }{ $price ->
    [0] .
   *[other] {" "}és { $price } ezüstöt; utána { $coins } marad.
  }
bar-reveals = { $country }: fordíts fel <b>{ $n ->
    [one] egy lapkát
   *[other] legfeljebb { $n } lapkát
  }</b>, vagy menj tovább, ez { AZ($step) } { $step }. lépés; azzal a felfordításról lemondasz.
bar-steps = { $country }, <b>{ $step }.</b> lépés: { $n ->
    [0] nincs tovább út.
    [one] egy út világít.
   *[other] { $n } út világít.
  }{ $last ->
    [food] {" "}Minden további lépés egy ételbe kerül.
   *[no] {""}
  }
bar-reveal = Felfordítod ezt a lapkát mindenki előtt? { $n ->
    [0] Ez az utolsó.
   *[other] Utána még egy marad.
  }
bar-step = <b>{ $step }.</b> lépés{ $food ->
    [yes] {" "}egy ételért
   *[no] {""}
  }: { $how ->
    [post] állomást alapítasz, és tiéd a lapka: <b>{ $what }</b>{ $group ->
        [1] .
       *[other] ; ott { $group } kereskedőd lesz együtt.
      }
    [special] állomást alapítasz, és tiéd ez: <b>{ $what }</b>{ $group ->
        [1] .
       *[other] ; ott { $group } kereskedőd lesz együtt.
      }
    [gives] amit találsz: <b>{ $what }</b>.
   *[walks] továbbmész.
  }{ $reveals ->
    [0] {""}
   *[other] {" "}Több lapkát már nem fordítasz fel.
  }
bar-mystery = Kártyák, csak a te szemednek: tarts meg egyet, amelyiket ki tudod fizetni, vagy egyet se.
bar-keep = Megtartod: <b>{ $card }</b>{ $good ->
    [none] ? Ingyen van.
   *[other] , és visszateszel { $good } a zsákba?
  }
bar-store = Érintsd meg, mi maradjon: { $free } ingyen{ $more ->
    [no] {""}
   *[yes] , { $most } pedig { $fee } ezüstért
  }. { $held } áruból <b>{ $n }</b> kiválasztva; { $sold ->
    [0] semmit sem adsz el.
   *[other] { $sold } eladva, utána { $coins } ezüstöd lesz.
  }{ $others ->
    [0] {""}
   *[other] {" "}Mindenki egyszerre választ.
  }
bar-sale = Érintsd meg, mit adsz el: áru { $goods }, fűszer { $spice }, arany { $gold } ezüst darabja.
bar-sale-of = Eladsz <b>{ $what }</b>: utána { $coins } ezüstöd lesz{ $lost ->
    [0] .
   *[other] ; { $lost } elvész, mert tele az erszényed.
  }
turn-boarding = Hajóra szállás
turn-journey = A te utad
turn-mystery = Rejtélyes helyek
turn-storage = Raktározás
turn-sale = Eladás
action-back = Visszateszem
action-sell-for = Eladok valamit
action-sell-leave = Nem adok el
action-sell = Eladom
action-place = Jelző { $spot }
detail-pay = ára { $coins }
action-buy = Veszek { $good }
action-pass = Passz
action-bonus = Bónuszlapkát viszek
action-swap = Cserélek
action-board_ship = Felszállok: { $hour }
action-end_boarding = Nem szállok fel
action-reveal = Felfordítom
action-move = { $how ->
    [post] Állomást alapítok
   *[step] { $step }. lépés
  }
action-stop = Hazatérek
action-keep_mystery = Megtartom
action-keep-none = Egyik se kell
action-store = { $n ->
    [0] Semmi se marad
    [one] Ez marad
   *[other] Ez { AZ($n) } { $n } marad
  }

## Amit nem lehet

refusal-game_over = A játék véget ért.
refusal-wrong_phase = Ez most nem lehetséges: { $phase ->
    [bidding] licitálás folyik.
    [trading] a piacok és a céh kerülnek sorra.
    [exploration] kereskedők járják a szigetet.
    [storage] az áruk raktározása folyik.
    [boarding] az üzlet megvolt, most hajóra szállhatsz.
    [market] a jelződ piacon van: vegyél egy árut, vagy passzolj.
    [guild] a jelződ a céhben van: cserélj, vigyél bónuszlapkát, vagy passzolj.
    [mystery] előbb a rejtélyes helyek: tarts meg egyet, vagy egyet se.
    [journey] a kereskedőd úton van: fordíts fel, lépj, vagy térj haza.
    [stored] az áruidat már elraktároztad.
   *[over] a játék véget ért.
  }
refusal-not_your_turn = Nem te következel. Eladni bármikor lehet.
refusal-basic_only = A haladó játékban minden lapka képpel felfelé fekszik; az utakon nincs mit felfordítani.
refusal-advanced_only = Az étel a haladó játékhoz tartozik. Itt a csere fűszert hoz.
refusal-closed_market = Az a piac ennyi játékosnál zárva marad. Licitálj egy nyitott piacra.
refusal-unknown_spot = Ilyen hely nincs a licitjelzőknek.
refusal-no_such_good = Azon a piacon nincs (már) ilyen áru.
refusal-cannot_pay = Ára { $price }, neked { $coins } ezüstöd van: { $missing } hiányzik. Ha tudsz, adj el érte valamit.
refusal-same_kind = A cseréhez két különböző áru kell.
refusal-not_in_bag = Ilyen áru nincs a zsákban. Válassz másikat.
refusal-no_bonus_left = Az a bónuszlapka már elkelt.
refusal-missing_resource = A bónuszlapka egy aranyba és egy fűszerbe is kerül, és az egyik hiányzik.
refusal-no_deal_yet = Hajóra üzlet után lehet szállni: előbb vegyél vagy cserélj valamit.
refusal-ship_full = Azon a hajón minden hely foglalt.
refusal-no_such_ship = Az a hajó nincs (már) a kikötőben.
refusal-missing_goods = Nincs meg hozzá az árud. Ami hiányzik, azt szaggatott vonal mutatja.
refusal-no_merchant = Nincs több kereskedőd otthon.
refusal-no_reveals_left = Több lapkát nem fordíthatsz fel: kereskedőnként kettő jár, a második lépése előtt.
refusal-not_face_down = Ott nem fekszik lapka képpel lefelé.
refusal-wrong_country = Lapkát csak abban a királyságban fordíthatsz fel, ahol a kereskedőd partra szállt.
refusal-no_road = Onnan, ahol a kereskedőd van, oda nem vezet út.
refusal-already_visited = Ott ezen az úton már járt a kereskedőd; egy tartományba sem lép kétszer.
refusal-occupied = Ott kereskedő áll. Az a tartomány mindenki más előtt zárva marad.
refusal-face_down_tile = Ott a lapka képpel lefelé fekszik. Csak oda léphetsz, ahol képpel felfelé van.
refusal-no_steps_left = A kereskedőd minden lépését megtette; minden további egy ételbe kerül.
refusal-type_owned = Ilyen helyed már van, és két egyforma nem tartható meg.
refusal-missing_cost_good = Ehhez a kártyához vissza kellene tenned a zsákba { $good ->
    [glassware] egy üvegárut
    [clocks] egy órát
    [wines] egy bort
    [books] egy könyvet
    [clothes] egy ruhát
   *[other] egy bizonyos árut
  }, de nincs.
refusal-not_offered = Az a kártya nincs a választhatók között.
refusal-too_many_goods = Legfeljebb { $most } áru maradhat; { $named } túl sok volna.
refusal-not_sellable = Nincs mit eladni: csak áru, fűszer és arany adható el.
refusal-not_owned = Annyi nincs belőle.

## A napló

log-you = te
log-who = { $you ->
    [yes] <b>Te:</b>
   *[no] <b>{ $name }:</b>
  }
log-started = Mindenki { $n } ezüsttel és két áruval kezd
log-start = kezdődik { AZ($n) } { $n }. forduló; { $you ->
    [yes] <b>te</b> vagy a kezdőjátékos
   *[no] kezdőjátékos: <b>{ $name }</b>
  }
log-bid = jelző { $spot }, ára { $price }
log-bank = { $n } ezüst a bankból{ $lost ->
    [0] {""}
   *[other] {" "}(tele az erszény, { $lost } elveszett)
  }
log-bought = { $you ->
    [yes] vettél
   *[no] vett
  } { $spot } { $good } { $price } ezüstért
log-swapped = { $you ->
    [yes] odaadtál
   *[no] odaadott
  } a céhben { $give }, { $you ->
    [yes] kaptál
   *[no] kapott
  } { $take }{ $gain ->
    [none] {""}
   *[other] {" "}és { $gain }
  }, ára { $price } ezüst
log-bonus = bónuszlapka: { $tile }, { $price } ezüstért, egy aranyért és egy fűszerért
log-passed = passz{ $automatic ->
    [yes] , mert eladással sem volt lehetséges üzlet
   *[no] {""}
  }
log-boarded = { $you ->
    [yes] felszálltál
   *[no] felszállt
  } { AZ($hour) } { $hour } indulású hajóra ({ $country }), { $you ->
    [yes] odaadtál
   *[no] odaadott
  } { $goods }{ $coins ->
    [0] {""}
   *[other] {" "}és { $coins } ezüstöt
  }
log-sailed = elindult { AZ($hour) } { $hour } indulású hajó ({ $country }), rajta: { $who }
log-sailed-empty = { AZ($hour) } { $hour } indulású hajó üresen ment el
log-landed = { $you ->
    [yes] partra szálltál
   *[no] partra szállt
  }: { $country }
log-revealed = felfordított lapka: { $tile }
log-moved = { $food ->
    [0] lépés
   *[other] lépés { $food } ételért
  }{ $gains ->
    [none] {""}
   *[other] , { $you ->
        [yes] találtál
       *[no] talált
      } { $gains }
  }{ $lost ->
    [none] {""}
   *[other] {" "}(hiába: { $lost })
  }
log-tile = kereskedelmi állomás, lapkája: { $tile }{ $gains ->
    [none] {""}
   *[other] , vele { $you ->
        [yes] kaptál
       *[no] kapott
      } { $gains }
  }{ $lost ->
    [none] {""}
   *[other] {" "}(hiába: { $lost })
  }
log-home = hazatérés{ $automatic ->
    [yes] , mert nem vezetett tovább út
   *[no] {""}
  }
log-offered = { $n ->
    [0] nem { $you ->
        [yes] találtál
       *[no] talált
      } több rejtélyes helyet
   *[other] { $you ->
        [yes] megnéztél
       *[no] megnézett
      } { $n } rejtélyes hely kártyát
  }
log-kept = { $n ->
    [0] egy rejtélyes helyet sem { $you ->
        [yes] tartottál
       *[no] tartott
      } meg
   *[other] { $you ->
        [yes] megtartottál
       *[no] megtartott
      } egy rejtélyes hely kártyát{ $paid ->
        [none] {""}
       *[other] , { $you ->
            [yes] visszatettél
           *[no] visszatett
          } { $paid }
      }
  }
log-sold = { $you ->
    [yes] eladtál
   *[no] eladott
  } { $what }, { $you ->
    [yes] kaptál
   *[no] kapott
  } { $n } ezüstöt{ $lost ->
    [0] {""}
   *[other] {" "}(tele az erszény, { $lost } elveszett)
  }
log-stored = { $kept ->
    [none] egy árut sem { $you ->
        [yes] tartottál
       *[no] tartott
      } meg
   *[other] { $you ->
        [yes] megtartottál
       *[no] megtartott
      } { $kept }
  }{ $sold ->
    [none] {""}
   *[other] , { $you ->
        [yes] eladtál
       *[no] eladott
      } { $sold }
  }{ $paid ->
    [0] {""}
   *[other] , a negyedikért { $paid } ezüstöt { $you ->
        [yes] fizettél
       *[no] fizetett
      }
  }
log-berth = befutott { AZ($hour) } { $hour } indulású hajó ({ $country })
log-end = { $by ->
    [merchants] { $you ->
        [yes] az utolsó kereskedőd is
       *[no] <b>{ $name }</b> utolsó kereskedője is
    } hajóra szállt: e kereskedés után minden hajó indul, és vége a játéknak
   *[ships] <b>nem jut elég hajó a kikötőbe</b>: amelyiken kereskedő van, még elindul, és vége a játéknak
  }
log-over = { $n ->
    [one] <b>{ $winners }</b> { $you ->
        [yes] nyertél
       *[no] nyert
    }
   *[other] <b>{ $winners }</b> közösen { $you ->
        [yes] nyertetek
       *[no] nyert
    }
  }

## A vége

reason-merchants = Valakinek minden kereskedője hajóra szállt.
reason-ships = Nem jutott elég hajó a kikötőbe.
tiebreak-coins = Egyenlő pontszám; a több ezüst döntött.
end-tiles = Ami összegyűlt
end-words = { $by ->
    [merchants] Egy család utolsó kereskedője is hajóra szállt, és minden hajó elindult.
   *[ships] Nem futott be több hajó.
  } { $count ->
    [one] Katzburg leggazdagabb kereskedője { $winner }, { $n } ponttal.
   *[other] Közös győzelem: { $winner }, { $n } ponttal.
  }
group-words = { $n ->
    [one] egy magányos kereskedő
   *[other] { $n } kereskedő együtt
  }
score-tiles = Kereskedelemlapkák
score-plus = +1 bónuszlapkák
score-merchants = Kereskedők
score-gold = Arany
score-spice = Fűszer
score-goods = Áruk
score-mystery = Rejtélyes helyek
score-food = Étel
note-groups = csoportok: { $sizes }
note-goods = { $n } áru
note-mystery = { $n } kártya

## Az első forduló vezetője

guide-bid = Mindenki { $tokens } licitjelzőt tesz le, egyet-egyet sorban. Egy piacra tett jelződdel később egy árut vehetsz. <b>A legfelső kerül elsőként sorra</b>: a többiek előtt választ, de a halom minden jelzőjéért egy ezüstöt fizet. A legalsó ára 1. Hogy most mennyibe kerülne, azt a hely mellett látod.
    .title = A licitjelzőid
guide-bank = A bankodba tett jelző nem vesz semmit. Cserébe azonnal { $gain } ezüstöt hoz, az utolsó jelzővel már { $last } ezüstöt. Legfeljebb { $most } ezüst lehet nálad.
    .title = Vagy inkább ezüst
guide-deal = A halmok felülről kerülnek sorra. Itt a te jelződ van felül, egy üzlet ára most <b>{ $price } ezüst</b>; neked { $coins } van. Vigyél el valamit, vagy passzolj. A halom következő jelzője mindenképp eggyel kevesebbet fizet.
    .title = Az üzleted
guide-ships = { $dealt ->
    [yes] Üzletet kötöttél, így most kereskedőket tehetsz hajókra, amennyit csak ki tudsz fizetni.
   *[no] Minden üzleted után kereskedőket tehetsz hajókra.
  } Hogy egy hajó mit kér egy kereskedőért, az mellette áll, és ami még hiányzik, szaggatott. A forduló végén a teli hajók indulnak; ha egy sincs, csak a legkorábbi.
    .title = A hajók
guide-reveal = A kereskedőd partra szállt. Mielőtt továbbmegy, ebben a királyságban még { $n } lapkát fordíthatsz fel. Amelyiket eléri, azt el is veheti.
    .title = Fordíts fel lapkákat
guide-travel = { $left ->
    [0] A kereskedődnek csak étellel van még lépése.
   *[other] A kereskedődnek még { $left } lépése van.
  } Ami világít, oda vezet út. Az útkereszteződés megadja, amit mutat; a kereskedelemlapkát elveszi, és ott marad. Lapka nélkül hazatér, mindennel, amit összeszedett.
    .title = Az út
guide-mystery = Ezeket a kártyákat csak te látod. Egyet megtarthatsz, ha meg tudod adni az árát; pontot ér, és csak a végén kell megmutatnod. A többi a pakli aljára kerül.
    .title = Rejtélyes helyek
guide-keep = Ingyen { $free } árut tarthatsz meg, eggyel többet { $fee } ezüstért. Koppints arra, amelyiket megtartanád; a többi darabonként 1 ezüstért elkel.
    .title = Mit tartasz meg
guide-island = { $rules ->
    [advanced] Itt járnak majd a kereskedőid. Minden lapka nyíltan fekszik.
   *[basic] Itt járnak majd a kereskedőid. A mancsok olyan lapkák, amelyeket még senki sem látott.
  } Egy állatból minél több lapkád van, annál többet ér mindegyik, és az egymás mellett álló kereskedők is.
    .title = A sziget
guide-sell = Kevés az ezüst? Bármikor eladhatsz, más körében is: az arany { $gold }, a fűszer { $spice }, az áru { $goods } ezüst.
    .title = Eladás
guide-place = Koppints egy piacra, a céhre vagy a bankodra. Amíg meg nem nyomod a lenti sávban megjelenő gombot, meggondolhatod magad. A gomb megmondja, mit hoz vagy mennyibe kerül.
    .title = Tedd le a jelződ
