### Marco Polo utazásai: a képernyő minden szövege; böngésző és kiszolgáló egyaránt ezt olvassa.
### $you: yes, ha az olvasó maga tette.

title = Marco Polo
blurb = Velencétől Pekingig a Selyemúton: rakd le okosan a kockáidat, kereskedj a bazárban, teljesíts szerződéseket, és nyiss kereskedőállomásokat messzi városokban. Mindenki más tehetséggel indul útnak.

## Amit az előcsarnok kérdez

option-random_city_bonuses = Városbónuszok elosztása
option-random_city_bonuses-off = Betű szerint
    .help = Mint az első játékban: a lapka és a város betűje megegyezik.
option-random_city_bonuses-on = Megkeverve
    .help = A hat lapka véletlenszerűen kerül a hat kisvárosba.
option-character_draft = Karakterek kiosztása
option-character_draft-off = Adott
    .help = Mint az első játékban: Rasíd, Matteo, Berke és Mercator, a játék sorrendjében.
option-character_draft-on = Választjátok
    .help = Eggyel több karakter fekszik ki, mint ahányan játszotok; a sorban utolsó választ először.
option-goal_choice = Célkártyák kiosztása
option-goal_choice-off = Kettőt kaptok
    .help = Mindenki kettőt kap, és megtartja.
option-goal_choice-on = Négyből kettő
    .help = Mindenki négyet kap, és titokban kettőt tart meg.
colour-blue = kék
colour-yellow = sárga
colour-green = zöld
colour-red = piros
unit = { $n } pont

level-sensible = ésszel játszik

# Mennyivel nyert valaki, a címben: „3 pont előnnyel”.
margin = { $n } pont előnnyel

## Dolgok és helyek

# Ennyi valamiből; object: amit kapsz vagy fizetsz.
thing = { $what ->
    [coin] { $case ->
        [object] { $n } érmét
       *[name] { $n } érme
      }
    [camel] { $case ->
        [object] { $n } tevét
       *[name] { $n } teve
      }
    [pepper] { $case ->
        [object] { $n } borsot
       *[name] { $n } bors
      }
    [silk] { $case ->
        [object] { $n } selymet
       *[name] { $n } selyem
      }
    [gold] { $case ->
        [object] { $n } aranyat
       *[name] { $n } arany
      }
    [vp] { $case ->
        [object] { $n } pontot
       *[name] { $n } pont
      }
    [any_good] { $case ->
        [object] { $n } tetszőleges árut
       *[name] { $n } tetszőleges áru
      }
    [two_different_goods] { $case ->
        [object] 2 különböző árut
       *[name] 2 különböző áru
      }
    [contract] { $case ->
        [object] { $n } szerződést a speciális pakliból
       *[name] { $n } szerződés a speciális pakliból
      }
    [black_die] { $case ->
        [object] { $n } fekete kockát
       *[name] { $n } fekete kocka
      }
    [move] { $case ->
        [object] { $n } bónuszlépést
       *[name] { $n } bónuszlépés
      }
    [other_city_bonus] { $case ->
        [object] egy másik kisváros bónuszát
       *[name] egy másik kisváros bónusza
      }
    [own_city_bonus] { $case ->
        [object] { $n } olyan kisváros bónuszát, ahol állomásod van
       *[name] { $n } olyan kisváros bónusza, ahol állomásod van
      }
   *[other] { $n } { $what }
  }
kind = { $what ->
    [coin] érme
    [camel] teve
    [pepper] bors
    [silk] selyem
    [gold] arany
    [vp] győzelmi pont
   *[other] { $what }
  }
die-name = { $kind ->
    [black] { $value ->
        [0] fekete kocka
       *[other] fekete { $value }
      }
    [white] { $value ->
        [0] fehér kocka
       *[other] fehér { $value }
      }
   *[own] { $value ->
        [0] kocka
       *[other] { $value }
      }
  }
place-venezia = { $case ->
    [to] Velencébe
    [in] Velencében
    [from] Velencéből
   *[name] Velence
  }
place-oasis_a = { $case ->
    [to] az A oázisba
    [in] az A oázisban
    [from] az A oázisból
   *[name] Oázis A
  }
place-moscow = { $case ->
    [to] Moszkvába
    [in] Moszkvában
    [from] Moszkvából
   *[name] Moszkva
  }
place-anxi = { $case ->
    [to] Anxiba
    [in] Anxiban
    [from] Anxiból
   *[name] Anxi
  }
place-karakorum = { $case ->
    [to] Karakorumba
    [in] Karakorumban
    [from] Karakorumból
   *[name] Karakorum
  }
place-oasis_b = { $case ->
    [to] a B oázisba
    [in] a B oázisban
    [from] a B oázisból
   *[name] Oázis B
  }
place-oasis_c = { $case ->
    [to] a C oázisba
    [in] a C oázisban
    [from] a C oázisból
   *[name] Oázis C
  }
place-oasis_d = { $case ->
    [to] a D oázisba
    [in] a D oázisban
    [from] a D oázisból
   *[name] Oázis D
  }
place-beijing = { $case ->
    [to] Pekingbe
    [in] Pekingben
    [from] Pekingből
   *[name] Peking
  }
place-oasis_e = { $case ->
    [to] az E oázisba
    [in] az E oázisban
    [from] az E oázisból
   *[name] Oázis E
  }
place-samarcanda = { $case ->
    [to] Szamarkandba
    [in] Szamarkandban
    [from] Szamarkandból
   *[name] Szamarkand
  }
place-oasis_f = { $case ->
    [to] az F oázisba
    [in] az F oázisban
    [from] az F oázisból
   *[name] Oázis F
  }
place-kashgar = { $case ->
    [to] Kashgarba
    [in] Kashgarban
    [from] Kashgarból
   *[name] Kashgar
  }
place-lan_zhou = { $case ->
    [to] Lan-Zhouba
    [in] Lan-Zhouban
    [from] Lan-Zhouból
   *[name] Lan-Zhou
  }
place-xian = { $case ->
    [to] Xianba
    [in] Xianban
    [from] Xianból
   *[name] Xian
  }
place-oasis_j = { $case ->
    [to] a J oázisba
    [in] a J oázisban
    [from] a J oázisból
   *[name] Oázis J
  }
place-alexandria = { $case ->
    [to] Alexandriába
    [in] Alexandriában
    [from] Alexandriából
   *[name] Alexandria
  }
place-oasis_g = { $case ->
    [to] a G oázisba
    [in] a G oázisban
    [from] a G oázisból
   *[name] Oázis G
  }
place-ormuz = { $case ->
    [to] Ormuzba
    [in] Ormuzban
    [from] Ormuzból
   *[name] Ormuz
  }
place-karachi = { $case ->
    [to] Karachiba
    [in] Karachiban
    [from] Karachiból
   *[name] Karachi
  }
place-oasis_h = { $case ->
    [to] a H oázisba
    [in] a H oázisban
    [from] a H oázisból
   *[name] Oázis H
  }
place-sumatra = { $case ->
    [to] Szumátrára
    [in] Szumátrán
    [from] Szumátráról
   *[name] Szumátra
  }
place-oasis_i = { $case ->
    [to] az I oázisba
    [in] az I oázisban
    [from] az I oázisból
   *[name] Oázis I
  }
place-adana = { $case ->
    [to] Adanába
    [in] Adanában
    [from] Adanából
   *[name] Adana
  }
place-kochi = { $case ->
    [to] Kochiba
    [in] Kochiban
    [from] Kochiból
   *[name] Kochi
  }
place-other = { $case ->
    [to] ide: { $name }
    [in] itt: { $name }
    [from] innen: { $name }
   *[name] { $name }
  }

## Amit a kártyák és lapkák tudnak

explain-contract = Szerződés: adj { $cost }, és kapsz { $reward }.
explain-per_pip = Városkártya: a kocka minden pontjáért kapsz { $gain }.
explain-die_table = { $span ->
    [yes] { $from } és { $to } között kapsz { $gain }
   *[no] { $from } értékkel kapsz { $gain }
  }
explain-per_owned = { $per ->
    [placed_posts] Városkártya: minden lerakott kereskedőállomásodért kapsz { $gain }; legfeljebb annyiszor, amennyit a kocka mutat.
   *[completed_contracts] Városkártya: minden teljesített szerződésedért kapsz { $gain }; legfeljebb annyiszor, amennyit a kocka mutat.
  }
explain-exchange = Városkártya: adj { $cost }, és kapsz { $gain }; legfeljebb annyiszor, amennyit a kocka mutat.
explain-swap = { $mix ->
    [yes] Városkártya: { $ways }; legfeljebb annyiszor, amennyit a kocka mutat, mindig tetszőleges irányban.
   *[no] Városkártya: { $ways }; legfeljebb annyiszor, amennyit a kocka mutat, végig ugyanabban az irányban.
  }
explain-bonus = Kisváros: ha állomást nyitsz itt, most és minden forduló elején kapsz { $gain }.
explain-outpost = Aki először nyit itt állomást, kap { $gain }.
explain-goal = { $vp } pont, ha { $a } és { $b } is van állomásod. A célvárosok külön-külön is számítanak.
character-rashid = Nem dob. Valahányszor kockákat raksz le, mindegyiket arra az értékre állítod, amelyikre akarod.
    .short = maga állítja a kockáit
character-matteo = Övé a fehér kocka, a hatodik. Minden forduló elején felhúzod a speciális pakli felső szerződését.
    .short = fehér kocka, szerződések
character-berke = Sosem fizet a foglalt akciómezőkért.
    .short = foglaltért sem fizet
character-mercator = Valahányszor más használja a bazárt, kapsz { $n } darabot abból, amit ott árulnak. { $khan ->
    [0] {""}
   *[other] Ha más él a Kán kegyével, kapsz { $khan } tevét.
  } { $coins ->
    [0] {""}
   *[other] Ha a másik elvesz 5 érmét, kapsz { $coins } érmét.
  }
    .short = részesül a bazárból
character-kubilai = Pekingből indul, ott már áll egy állomása, { $vp } pontos mezőn.
    .short = Pekingből indul
character-johannes = Minden forduló elején kapsz { $start }. Mozgáskor bármelyik oázisból bármelyik másikba léphetsz; ennek a lépésnek nincs útiköltsége.
    .short = oázisról oázisra
character-wilhelm = { $posts } állomása van, és minden városban nyit egyet, amelyiken áthalad.
    .short = útközben is nyit
character-niccolo_marco = Két bábuval utazik, és egy út lépéseit eloszthatod köztük. Minden forduló elején kapsz { $start }.
    .short = két bábu

## A térkép

map-title = A Selyemút
map-subtitle = Velencétől Pekingig, 1271
map-label = A Selyemút térképe
region-tartary = Tatárföld
region-cathay = Kathaj
region-india = Hindusztán
region-arabia = Arábia
region-sea = Indiai-tenger
lenses = Hogyan látszik a térkép
lens-faint = Átlátszó bábuk
lens-figure = Vissza a bábumhoz
lens-near = Közelebb
lens-whole = Az egész térkép
place-label = { $name }. { $goal ->
    [yes] Az egyik célod.
   *[no] {""}
  } { $lit ->
    [yes] Választható.
   *[no] {""}
  } { $posts ->
    [none] {""}
   *[other] Állomások: { $posts }.
  } { $told }
place-kind = { $kind ->
    [start] Innen indultok. Itt nem lehet állomást nyitni.
    [oasis] Oázis: megálló útközben, ide nem kerül semmi.
    [small] Kisváros: az állomásod most és minden későbbi fordulóban meghozza a bónuszát.
    [large] Nagyváros: az állomásod megnyitja a városkártyáját.
   *[beijing] Az állomás itt a legjobb szabad mezőre kerül. Vele a végén az áruk is érnek pontot.
  }
place-posts = Állomása van itt: { $who }.
card-label = Városkártya ({ $city }). { $told } { $state ->
    [used] Ebben a fordulóban már használták.
    [own] Van ott állomásod.
   *[far] Állomás kell hozzá a városban.
  }
card-rule = Egy kocka és a városban egy állomás kell hozzá; fordulónként egyszer használható.
contract-title = Szerződés
told-close = Bezárom

## Akciómezők

space-money_bag = Pénzeszsák
space-take5 = 5 érme
space-bazaar = A Nagy Bazár
space-bazaar_camel = Bazár: teve
space-bazaar_pepper = Bazár: bors
space-bazaar_silk = Bazár: selyem
space-bazaar_gold = Bazár: arany
space-khan = A Kán kegye
space-contracts = Szerződések
space-travel = Utazás
space-city_card = Városkártya
tab-bazaar = Bazár
tab-khan = Kán
tab-contracts = Szerződés
tab-travel = Utazás
tab-coins = Érmék
tabs-label = Akciómezők
help-money_bag = Egy kocka, bármit mutat: kapsz { $gain }. Nem fő akció, nincs fizetés érte, ahányszor csak akarod.
help-take5 = Egy kocka, bármit mutat: kapsz { $gain }.
help-bazaar = A legkisebb kockád mondja meg, meddig mehetsz jobbra. Az aranyhoz három kocka kell, a selyemhez kettő, a többihez egy.
help-khan = Egy kocka, amelyik nem kisebb az ott utoljára lerakottnál. Fizetni nem kell.
help-contracts = Egy kocka; egy vagy két szerződést vehetsz el az értékéig terjedő helyekről.
help-travel = Két kocka; a kisebb mondja meg, hányat léphetsz. Fizesd ki a lépéseket érmével, és amibe az utak kerülnek.
laid = { $n ->
    [0] nincs rajta kocka
   *[other] { $n } alkalommal foglalták el
  }
fee = fizetsz: { $n }
dice-missing = + { $n } kocka
simple-label = { $name }: { $gain }{ $fee ->
    [0] {""}
   *[other] , fizetsz érte { $fee } érmét
  }
bazaar-label = { $good }, { $n } kocka
cell-label = { $row }. sor: { $gain }{ $fee ->
    [0] {""}
   *[other] , fizetsz érte { $fee } érmét
  }
khan-label = A Kán kegye: { $gain }; legalább { $n } kell hozzá, { $free } szabad hely
contracts-note = legfeljebb kettő, a kocka értékéig
piles-label = { $special } szerződés a speciális pakliban, { $piles } pakli a későbbi fordulókra
offer-label = { $slot }. hely. { $told }{ $extra ->
    [0] {""}
   *[other] {" "}Jár vele { $extra } érme vagy teve.
  }
slot-extra = Jár vele { $n } érme vagy { $n } teve
step-label = { $n } lépés: { $price } érme

## A fejléc és a helyek

round-of = <b>{ $n }</b>/{ $of }. forduló
black-left = { $n } fekete kocka maradt
special-left = { $n } szerződés a speciális pakliban
hourglass = Nála a homokóra: ő kezdi a következő fordulót
posts-count = { $n } lerakott állomás, { $left } maradt
posts-placed = { $n } állomás
completed-count = { $n } teljesítve
chooses-any_good = árut választ
chooses-two_different_goods = két árut választ
chooses-other_city_bonus = városbónuszt választ
chooses-own_city_bonus = városbónuszokat választ
chooses-make_room = helyet csinál egy szerződésnek
chooses-move = bónuszlépést tesz
chooses-relocate_post = áthelyez egy állomást
chooses-compensation = kárpótlást kap

## A saját terület

dice-label = { $n ->
    [0] Nincs több kockád
   *[other] { $n } kockád van
  }
dice-none = Ebben a fordulóban nincs több kockád.
tools-label = Bónuszakciók kockákkal
tool-reroll = Újra
tool-less = Eggyel kisebbre
tool-more = Eggyel nagyobbra
tool-black = Fekete kocka
tool-label = { $name }: { $n } teve
stock-label = A raktárad
posts-title = Állomás
posts-help = Pontok a lerakott állomásokért: { $list }
posts-milestone = { AZ($n) } { $n }. { $vp } pont
own-contracts = Szerződések
contract-place = szabad hely
contract-missing = kell még
contract-complete = Teljesítem
active-label = { $told } { $missing ->
    [none] { $ready ->
        [yes] Most teljesítheted.
       *[no] Minden megvan hozzá.
      }
   *[other] Kell még: { $missing }.
  }
pocket-contracts = { $n ->
    [0] Szerződések
   *[other] Szerződések: { $n } teljesíthető
  }
pocket-goals = Célok, állomások, karakter
own-goals = Célok
secret = titkos

## Amit az akciósáv mond

turn-character = A karaktered
bar-character = Válaszd ki, kinek a bőrébe bújsz.
turn-goals = A céljaid
bar-goals = Tarts meg { $n } célkártyát. { $others ->
    [none] {""}
   *[other] Választ még: { $others }.
  }
turn-decision = Te döntesz
bar-decision = { $source ->
    [none] {""}
   *[other] <b>{ $source }:</b>
  } { $what }{ $others ->
    [none] {""}
   *[other] {" "}Választ még: { $others }.
  }
bar-turn = { $state ->
    [done] A fő akciód megvolt. Bónuszakciók még jöhetnek.
    [empty] Nincs több kockád.
    [picked] Kiválasztva: <b>{ $dice }</b>. { $n ->
        [one] Bökj egy világító mezőre, vagy vegyél hozzá kockát.
       *[other] Bökj egy világító mezőre.
      }
   *[open] Válassz kockát, aztán mezőt hozzá.
  }
bar-turn-short = { $state ->
    [done] Bónuszakció, vagy a kör vége.
    [empty] Nincs több kockád.
    [picked] <b>{ $dice }</b>: hová kerüljön?
   *[open] Válassz kockát, aztán mezőt.
  }
bar-placing = <b>{ $space }:</b> { $what ->
    [dice] válassz { $missing } kockát.
    [ready] { $most ->
        [0] kész.
       *[other] { $steps } lépés { AZ($most) } { $most } közül, utána marad { $coin } érméd és { $camel } tevéd.
      }
    [rest] a térképen még választanod kell valamit.
    [values] állítsd be a kockák értékét.
    [way] bökj a következő helyre a térképen.
    [contracts] válassz egy vagy két szerződést.
    [khan] válassz árut.
   *[other] válaszd meg, hogyan használod.
  } { $fee ->
    [0] {""}
   *[other] Fizetsz érte { $fee } érmét.
  }
action-pick = Ezt választom
action-keep = Ezeket tartom meg
action-decline = Maradok
action-move = Lépek
action-any_good = Kérem
action-two_different_goods = Kérem
action-other_city_bonus = Kérem a bónuszt
action-own_city_bonus = Kérem
action-make_room = Így legyen
action-relocate_post = Áthelyezem
action-compensation = Kérem
action-put-back = Visszateszem
action-back = Vissza
action-end = Kör vége
action-figure = Másik bábu{ $place ->
    [none] {""}
   *[other] {" "}({ $place })
  }
action-city_card = Használom
action-bazaar = Megveszem
action-money_bag = Zsákba
action-take5 = Elveszem
action-khan = A Kán elé
action-contracts = Elveszem
action-travel = Indulok
end-title = Vége a körödnek?
end-text = Még teljesíthetnél { $n } szerződést.
end-no = Még nem

## Amit kérdezünk

ask-character = Választható karakterek
ask-goals = Tarts meg { $n } célkártyát
ask-any_good = { $n ->
    [one] Válassz egy árut.
   *[other] Válassz { $n } árut.
  }
ask-two_different_goods = Válassz két különböző árut.
ask-other_city_bonus = Melyik kisváros bónuszát másolod?
ask-own_city_bonus = { $n ->
    [one] Válassz egyet a kisvárosaid közül: megkapod a bónuszát.
   *[other] Válassz legfeljebb { $n } kisvárost a tieid közül: megkapod a bónuszukat.
  }
ask-relocate_post = Nincs több állomásod. Melyiket helyezed át ide: { $city }?
ask-make_room = Betelt a szerződéseid helye. Mit adsz fel?
ask-compensation = { $n ->
    [one] Kicsit dobtál: kérj egy érmét vagy egy tevét.
   *[other] Kicsit dobtál: kérj { $n } érmét vagy tevét, akár vegyesen.
  }
ask-move = { $n ->
    [one] Léphetsz egyet; csak az út kerül valamibe.
   *[other] Léphetsz legfeljebb { $n } lépést; csak az utak kerülnek valamibe.
  }
ask-values = { AZ($n, capital: 1) } { $n }. kocka értéke
ask-extra = { $slot }. hely: érme vagy teve
ask-discard = Adj fel { $n } régi szerződést, hogy legyen hely
ask-goods-card = Áruk, minden alkalomra egy
ask-times = Hányszor?
ask-payments = Árupárok, minden lépésre egy
ask-swaps = { $n ->
    [0] Melyik irányba először?
   *[other] Eddig { $n }. Még egyszer?
  }
times = { $n }×
give-up = { $which ->
    [new] az újat adom fel
   *[old] ezt adom fel
  }
source-contract = Szerződés
source-card = Városkártya
source-outpost = Előőrsbónusz
source-compensation = Kárpótlás
source-bonus = { $city ->
    [none] Városbónusz
   *[other] Városbónusz ({ $city })
  }

## Miért nem

refusal-wrong_phase = Ez a forduló másik részéhez tartozik.
refusal-not_your_turn = Most más van soron.
refusal-nothing_pending = Most nincs miről dönteni.
refusal-pending_decision = Előbb döntsd el, ami nyitva van.
refusal-main_action_done = Körönként egy fő akció jár, és ez már megvolt.
refusal-must_act = Amíg van kockád, egy fő akciót végre kell hajtanod, mielőtt vége a körödnek.
refusal-bad_choice = { $what ->
    [more] Még választanod kell valamit.
   *[other] Ez itt nem választható.
  }
refusal-city_card_used = Ezt a városkártyát ebben a fordulóban már használták.
refusal-no_trading_post = Ehhez a városkártyához állomásod kell a városban.
refusal-no_effect = { $why ->
    [placed_posts] Nincs állomásod, ami számítana.
    [completed_contracts] Nincs teljesített szerződésed, ami számítana.
    [own_city_bonus] Nincs állomásod kisvárosban.
   *[directions] Egyik irányt sem tudnád kifizetni.
  }
refusal-space_full = A Kán mind { AZ($slots) } { $slots } helye betelt ebben a fordulóban.
refusal-die_not_available = Ezt a kockát nem rakhatod le.
refusal-wrong_dice_count = Pontosan { $wanted } kocka kell hozzá.
refusal-not_allowed_for_character = A karaktered ezt nem teheti.
refusal-colour_already_used = A színed már ott van: ebben a fordulóban csak fekete és fehér kocka mehet mellé.
refusal-khan_value_too_low = A Kánnak most legalább { $needed } kell.
refusal-row_too_high = A legkisebb kockád csak { AZ($most) } { $most }. sorig ér el.
refusal-no_such_contract = Ilyen szerződés nincs a táblán.
refusal-too_many_contracts = Legfeljebb { $most } szerződést vehetsz el.
refusal-slot_too_high = Ez a szerződés { AZ($slot) } { $slot }. helyen van, a kockád viszont { $most }.
refusal-bad_discard = Csak régi szerződést adhatsz fel, és nem többet, mint amennyi kell.
refusal-no_room = Nincs hely: adj fel { $wanted } régi szerződést.
refusal-not_your_contract = Ez nem a te szerződésed.
refusal-too_many_times = Legfeljebb { $most } alkalommal lehet.
refusal-bad_path = Oda nem vezet út.
refusal-too_many_steps = Legfeljebb { $most } lépést tehetsz.
refusal-black_die_limit = Körönként egy fekete kockát vehetsz el.
refusal-no_black_dice = Ebben a fordulóban nincs több fekete kocka.
refusal-bad_adjust = A kocka 1 és 6 között marad.
refusal-not_enough_coins = { $needed } érme kell hozzá, neked { $have } van.
refusal-not_enough_camels = { $needed } teve kell hozzá, neked { $have } van.
refusal-not_enough_goods = Nincs meg hozzá az árud.

## A napló

log-who = { $you ->
    [yes] <b>Te:</b>
   *[no] <b>{ $name }:</b>
  }
log-started = Indul az utazás; elsőként <b>{ $name }</b> lép
log-given = <b>{ $name }</b> karaktere: { $character }
log-picked = karaktere: { $character }
log-goals = { $you ->
    [yes] megtartottál két célkártyát
   *[no] megtartott két célkártyát
  }
log-round = { $n }. forduló, <b>{ $name }</b> kezdi
log-bonus = { $other ->
    [yes] az új fordulóra <b>{ $name }</b> kap { $gain }
   *[no] { $you ->
        [yes] az új fordulóra kaptál { $gain }
       *[no] az új fordulóra kapott { $gain }
      }
  }
log-gained = { $other ->
    [yes] <b>{ $name }</b> kap { $gain }
   *[no] { $you ->
        [yes] kaptál { $gain }
       *[no] kapott { $gain }
      }
  }
log-drawn = { $other ->
    [yes] <b>{ $name }</b> szerződést húz ({ $contract })
   *[no] { $you ->
        [yes] szerződést húztál ({ $contract })
       *[no] szerződést húzott ({ $contract })
      }
  }
log-discarded = { $other ->
    [yes] <b>{ $name }</b> felad egy szerződést
   *[no] { $you ->
        [yes] feladtál egy szerződést
       *[no] feladott egy szerződést
      }
  }
log-laid = kikerült { $n } új szerződés
log-compensation = { $other ->
    [yes] <b>{ $name }</b> kis dobásért kap { $gain }
   *[no] { $you ->
        [yes] kis dobásért kaptál { $gain }
       *[no] kis dobásért kapott { $gain }
      }
  }
log-placed = { $space ->
    [take5] { $you ->
        [yes] az 5 érméért mentél
       *[no] az 5 érméért ment
      }
    [bazaar] { $you ->
        [yes] a bazárban jártál
       *[no] a bazárban járt
      }
    [khan] { $you ->
        [yes] a Kán elé járultál
       *[no] a Kán elé járult
      }
    [contracts] { $you ->
        [yes] szerződést kötöttél
       *[no] szerződést kötött
      }
    [travel] { $you ->
        [yes] útra keltél
       *[no] útra kelt
      }
   *[card] { $you ->
        [yes] városkártyát használtál ({ $city })
       *[no] városkártyát használt ({ $city })
      }
  }, kocka: { $dice }{ $fee ->
    [0] {""}
   *[other] , { $fee } érmét fizetve
  }
log-bag = { $you ->
    [yes] { $n } kockát tettél a pénzeszsákba
   *[no] { $n } kockát tett a pénzeszsákba
  }
log-took = { $you ->
    [yes] elvettél { $n } szerződést
   *[no] elvett { $n } szerződést
  }
log-travelled = { $you ->
    [yes] elutaztál { $to }
   *[no] elutazott { $to }
  }{ $cost ->
    [none] {""}
   *[other] , { $cost } fizetve
  }
log-moved = { $other ->
    [yes] <b>{ $name }</b> továbbmegy { $to }
   *[no] { $you ->
        [yes] továbbmentél { $to }
       *[no] továbbment { $to }
      }
  }{ $cost ->
    [none] {""}
   *[other] , { $cost } fizetve
  }
log-stayed = { $lost ->
    [yes] egyik útra sem telt
   *[no] { $you ->
        [yes] ott maradtál
       *[no] ott maradt
      }
  }
log-post = { $other ->
    [yes] <b>{ $name }</b> állomást nyit { $city }
   *[no] { $you ->
        [yes] állomást nyitottál { $city }
       *[no] állomást nyitott { $city }
      }
  }{ $from ->
    [none] {""}
   *[other] , áthozva { $from }
  }{ $beijing ->
    [0] {""}
   *[other] , a végén { $beijing } pont
  }{ $vp ->
    [0] {""}
   *[other] {" "}(+{ $vp } pont)
  }
log-outpost = elsőként ott: { $gain }
log-card = { $n } alkalommal{ $paid ->
    [none] {""}
   *[other] , { $paid } fizetve
  }
log-completed = { $you ->
    [yes] teljesítettél egy szerződést, { $paid } odaadva
   *[no] teljesített egy szerződést, { $paid } odaadva
  }
log-rerolled = { $you ->
    [yes] újradobtál: { $from } → { $to }
   *[no] újradobott: { $from } → { $to }
  }
log-adjusted = { $you ->
    [yes] átfordítottál egy kockát: { $from } → { $to }
   *[no] átfordított egy kockát: { $from } → { $to }
  }
log-black = { $other ->
    [yes] <b>{ $name }</b> fekete kockát kap
   *[no] { $you ->
        [yes] fekete kockát kaptál
       *[no] fekete kockát kapott
      }
  }{ $value ->
    [0] {""}
   *[other] {" "}({ $value })
  }{ $camels ->
    [0] {""}
   *[other] {" "}{ $camels } tevéért
  }
log-share = <b>{ $name }</b> ({ $character }) kap { $gain }
log-round-ended = véget ért { AZ($n) } { $n }. forduló
log-final = <b>{ $winner }</b> a végén { $n } ponttal áll

## A vége

end-label = Állomások, szerződések és célok
end-words = { $winner } { $n } ponttal tér haza.
score-contracts = Szerződések
score-city_bonuses = Városbónuszok
score-city_cards = Városkártyák
score-milestones = Állomások száma
score-other_bonuses = Egyéb bónuszok
score-goal_cards = Célkártyák
score-goal_cities = Célvárosok
score-coins = Érmék
score-beijing = Állomás Pekingben
score-goods = Áruk, Pekinggel
score-most_contracts = Legtöbb szerződés
note-goals = { $n } elérve
note-cities = { $n } város
note-coins = { $n } érme
note-goods = { $n } áru
note-contracts = { $n } teljesítve
reason-last_round = Véget ért az ötödik forduló.
tiebreak-camels = A holtversenyt a tevék döntötték el.

## Bevezető az első körhöz

guide-pick = Mindenkinek van egy képessége, amely az egész játékban érvényes. Válassz azok közül, akik még megvannak. A sorban az utolsó választ először.
    .title = Ki leszel
guide-keep = Tarts meg { $n } kártyát. A végén egy kártya akkor fizet, ha mindkét városában van állomásod; emellett a kártyáid minden városa is fizet. Ezért nézd meg előbb a térképen, hol vannak, és mennyibe kerülnek az utak.
    .title = A célkártyáid
guide-decide = { $kind ->
    [compensation] A kockáid összege kisebb, mint { $least }. Minden hiányzó pontért egy érmét vagy egy tevét kapsz: válaszd ki az elosztást, és hagyd jóvá a sávon. Tevéből sosem elég.
   *[other] Az új forduló egyik bónuszánál választanod kell. Válassz itt, és hagyd jóvá a sávon. A többiek ugyanekkor választanak.
  }
    .title = { $kind ->
        [compensation] Rossz dobás
       *[other] Előbb egy bónusz
      }
guide-dice = { $rolls ->
    [no] Te nem dobsz. Válassz egy vagy több kockát és egy mezőt, aztán mindegyiknek add azt az értéket, amelyiket akarod.
   *[yes] Ezzel { AZ($n) } { $n } kockával játszod le a fordulót. Válassz ki egyet vagy többet: minden világít, ahova mehetnek. Minden körödben leraksz néhányat.
  }
    .title = A kockáid
guide-spaces = Itt veszel tevét, borsot, selymet és aranyat, itt kéred a Kán kegyét, veszel el szerződést vagy érmét, és itt indulsz útnak. A <b>legkisebb kocka</b> szabja meg, mennyi jár. Ha már van ott kocka, előbb ugyanennyi érmét fizetsz. Ezek egyike a köröd fő akciója.
    .title = Mire jók a kockák
guide-contract = A szerződés felső fele az ára tevében és áruban; ami még hiányzik, az üres. Az alsó fele az, amit hoz. A teljesítéséhez nem kell kocka.
    .title = Az első szerződésed
guide-map = Két kockával és néhány érmével útra kel a bábud: egy lépés ára { $one }, kettőé { $two }. Ahol megáll, állomást raksz le. A kisvárosok rögtön és minden fordulóban fizetnek, a nagyvárosok megnyitják a kártyáikat, Peking a végén számít. Ami az útra van írva, azt külön fizeted.
    .title = A térkép
guide-aims = Ezeket csak te látod. Egy kártya akkor fizet, ha mindkét városában van állomásod; emellett minden városuk fizet. A térképen zászlók jelölik őket.
    .title = Ahova el akarsz jutni
guide-power = A karaktered <b>{ $name }</b>. { $power }
    .title = Amit csak te tudsz
guide-tools = { $rolls ->
    [no] Ha fizetsz { $black } tevét, erre a fordulóra fekete kockát kapsz.
   *[yes] Tevéért újradobsz egy kockát ({ $reroll }), elfordítod eggyel ({ $adjust }), vagy feketét veszel ({ $black }).
  } A pénzeszsák { $coins } érmét ad egy kockáért. Mindezt a fő akció előtt és után is.
    .title = { $rolls ->
        [no] Még egy kocka
       *[yes] Jobb kockák
      }
guide-end = A sávon látod, mit hoz a terved, amíg jóvá nem hagyod. Aztán fejezd be a körödet; jönnek a többiek, és amíg van kockád, újra te. A játék { $rounds } fordulóból áll.
    .title = Végrehajtás
