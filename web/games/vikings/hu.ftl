### Vikingek: a képernyő minden szövege; böngésző és kiszolgáló egyaránt ezt olvassa.
### $you: yes, ha az olvasó maga tette.

title = Vikingek
blurb = Szigeteket és legénységet veszel egy forgó kerékről: aki vár, olcsóbban jut hozzá, ha marad valami. Telepítsd le a vikingjeidet, ahol hasznot hoznak, űzd el a fenyegető hajókat, és mindenkinek adj enni.

## Amit az előcsarnok kérdez

option-mode = Játék
option-mode-basic = Alapjáték
    .help = A kerék szigetekkel, hajókkal és vikingekkel.
option-mode-advanced = Haladó
    .help = Licitálás az első lépésért, különleges lapkák, és csónakosok, akik egy-egy vikinget visznek.
option-mode-advanced_no_auction = Haladó, licit nélkül
    .help = A haladó játék; a kezdés jogáért nincs licit, az körbejár.
colour-white = fehér
colour-orange = narancssárga
colour-light_brown = világosbarna
colour-dark_brown = sötétbarna
# Mennyivel nyert valaki, a címben: „nyert …”.
margin = { $n } pont előnnyel
level-sensible = ésszel játszik

## Nevek

role = { $role ->
    [fisherman] { $case ->
        [object] halászt
       *[name] halász
      }
    [goldsmith] { $case ->
        [object] aranyművest
       *[name] aranyműves
      }
    [scout] { $case ->
        [object] felderítőt
       *[name] felderítő
      }
    [noble] { $case ->
        [object] nemest
       *[name] nemes
      }
    [warrior] { $case ->
        [object] harcost
       *[name] harcos
      }
   *[boatman] { $case ->
        [object] csónakost
       *[name] csónakos
      }
  }
roles-counted = { $n } { $role ->
    [fisherman] { $case ->
        [object] halászt
       *[name] halász
      }
    [goldsmith] { $case ->
        [object] aranyművest
       *[name] aranyműves
      }
    [scout] { $case ->
        [object] felderítőt
       *[name] felderítő
      }
    [noble] { $case ->
        [object] nemest
       *[name] nemes
      }
    [warrior] { $case ->
        [object] harcost
       *[name] harcos
      }
   *[boatman] { $case ->
        [object] csónakost
       *[name] csónakos
      }
  }
tile-isl_start = { $case ->
    [object] kezdőlapkát
   *[name] kezdőlapka
  }
tile-isl_left = { $case ->
    [object] bal szigetvéget
   *[name] bal szigetvég
  }
tile-isl_mid_church = { $case ->
    [object] templomot
   *[name] templom
  }
tile-isl_mid_farm = { $case ->
    [object] tanyát
   *[name] tanya
  }
tile-isl_mid_hall = { $case ->
    [object] csarnokot
   *[name] csarnok
  }
tile-isl_mid_tower = { $case ->
    [object] tornyot
   *[name] torony
  }
tile-isl_right = { $case ->
    [object] jobb szigetvéget
   *[name] jobb szigetvég
  }
tile-ship_red = { $case ->
    [object] vörös vitorlás hajót
   *[name] vörös vitorlás hajó
  }
tile-ship_green = { $case ->
    [object] zöld vitorlás hajót
   *[name] zöld vitorlás hajó
  }
tile-ship_yellow = { $case ->
    [object] sárga vitorlás hajót
   *[name] sárga vitorlás hajó
  }
tile-ship_blue = { $case ->
    [object] kék vitorlás hajót
   *[name] kék vitorlás hajó
  }
row-name = { $row ->
    [ship] hajók sora
    [warrior] harcosok sora
    [noble] nemesek sora
    [scout] felderítők sora
    [goldsmith] aranyművesek sora
   *[fisherman] halászok sora
  }
place = { $row ->
    [ship] hajók
    [warrior] harcosok
    [noble] nemesek
    [scout] felderítők
    [goldsmith] aranyművesek
   *[fisherman] halászok
  } sora, { $col }. oszlop
points-counted = { $n } pont
gold-counted = { $n } arany
boats-counted = { $n } csónak
nothing = semmi
landing = { $role } ({ $col }. oszlop)

## Fejléc és játékosok

head = <b>{ $n }</b>/{ $of }. forduló · { $phase ->
    [auction] licit
    [discard] egy viking kimarad
    [color_placing] a bábuk lerakása
    [ferry] nagy értékelés
   *[offer] <b>{ $take }</b>/{ $takes }. vétel
  }
score-words = { $vp } pont, { $gold } arany
metrics-label = { $name } állása
metric-scoring = következő értékelés
metric-scoring-note = { $vp ->
    [0] { $gold } arany
   *[other] { $vp } pont és { $gold } arany
  } a következő értékelésben
metric-food = élelem
metric-food-note = { $portions } adag, { $mouths } éhes száj: { $vp } pont
metric-boatmen = munkátlan csónakos
metric-islands = befejezett sziget
metric-longest = leghosszabb sziget
fact-boatmen = { $n } munkátlan csónakos
fact-islands = { $n } befejezett sziget, a leghosszabb { $longest } lapkás

## A kerék

wheel-label = { $n }. forduló: a forgókerék
slot-label = { $price } aranyért: { $tile }{ $viking ->
    [none] {""}
   *[other] {" "}és { $viking }
  }{ $state ->
    [open] , elvehető
    [zero_locked] , zárva
    [cannot_afford] , túl drága
    [refused] , nem vehető el
   *[rests] {""}
  }
scoring-small = Kis értékelés
scoring-small-note = aranyművesek fizetnek
scoring-large = Nagy értékelés
scoring-large-note = csónak, hajó, mindenki
scoring-final = Végső értékelés
scoring-final-note = a nagy értékelés után
round-of = { $n }. forduló / { $of }
locked = A 0 zárva
locked-why = { $viking ->
    [fisherman] Van még halász.
    [goldsmith] Van még aranyműves.
    [scout] Van még felderítő.
    [noble] Van még nemes.
    [warrior] Van még harcos.
   *[boatman] Van még csónakos.
  }
cell-before = { $kind ->
    [start] Előző sor
   *[cell] Előző mező
  }
cell-next = { $kind ->
    [start] Következő sor
   *[cell] Következő mező
  }

## A terület

area-label = { $name } szigetei
waiting-label = { $who ->
    [none] Senki sem vár a szárazföldön
   *[other] A szárazföldön: { $who }
  }
mini-label = { $tiles } szigetlapka, { $ships } hajó, { $lying } fenyegetett viking
cell-words = { $place }: { $tile }{ $viking ->
    [none] {""}
   *[other] , rajta { $viking }
  }{ $lying ->
    [yes] , fenyegetett
   *[no] {""}
  }
spot-label = { $kind ->
    [start] Ide a kezdőlapkát
    [swap] Ezt a lapkát cserélem
    [land] Itt száll partra
   *[cell] Ide a lapkát
  }: { $place }

## Fuvarozás

planner-label = Fuvarozás
planner-title = { $n ->
    [0] Nincs több csónakos
   *[other] { $n } csónakos kelhet át
  }
trip-kind = A fuvar fajtája
trip-one = egy viking
trip-full = teli csónak (Nagy csónak)
boat-label = { $n }. csónak: { $who ->
    [none] üres
   *[other] { $who }
  }
boat-empty = { $n }. csónak kiürítése
waiting-title = Várnak a szárazföldön
waiter-label = { $who }{ $open ->
    [yes] : beszáll
   *[no] {""}
  }

## A tábla alatt

own-label = Állás, különleges lapkák és a zsák
council-label = A forduló előtt
drawn-title = A forduló kihúzott bábui
bidding-title = A licited
bidding-most = A licited, legfeljebb { $n }
bid-less = Eggyel kevesebb
bid-more = Eggyel több
bid-quick = Licit: { $n }
bid-state = { $state ->
    [high] licitje { $n }
    [in] játékban
   *[out] passzolt
  }
specials-title = Különleges lapkák: egy a legdrágább kombinációval vihető
bag-title = A zsákban maradt: { $n }

## A sáv

bar-over = A játék véget ért.
bar-waiting = { $phase ->
    [auction] { $name } a liciten gondolkodik.
    [discard] { $name } visszaad egy vikinget.
    [color_placing] { $name } lerakja az egyik szerep bábuit.
    [ferry] { $name } vikingeket fuvaroz.
   *[offer] <b>{ $name }</b> választ a kerékről.
  }{ $n ->
    [0] {" "}Te következel.
   *[other] {""}
  }
bar-watching = { $phase ->
    [auction] { $name } a liciten gondolkodik.
    [discard] { $name } visszaad egy vikinget.
    [color_placing] { $name } lerakja az egyik szerep bábuit.
    [ferry] { $name } vikingeket fuvaroz.
   *[offer] <b>{ $name }</b> választ a kerékről.
  }
bar-take = Válassz egy kombinációt a keréken. Ami világít, azt ki tudod fizetni.
bar-short = Ára <b>{ $price }</b>, neked { $gold } aranyad van: { $missing } hiányzik.
bar-start = Először a <b>kezdőlapkád</b>: melyik sorba kerüljön?
bar-swap = Melyik lapkád helyére álljon az épület?
bar-where = Válassz mezőt, { $n } világít: <b>{ $tile }</b> és { $viking }.
bar-nowhere = Sehová sem illik a lapka (<b>{ $tile }</b>): kikerül a játékból, a bábu ({ $viking }) a szárazföldre megy.
bar-plan = Terv: <b>{ $tile }</b> ({ $place }), { $viking } { $how ->
    [settles] <b>letelepszik</b>
    [ship] a szárazföldre
   *[waits] a szárazföldre
  }{ $special ->
    [none] .
   *[other] , vele: { $special }.
  }
forecast = Értékelés: { $vp } pont és { $gold } arany (most { $vp-now } és { $gold-now })
action-back = Visszateszem
action-start = Kezdőlapka máshová
action-mainland = A szárazföldre
action-settle = Letelepszik
action-take = { $how ->
    [settles] Elveszem, letelepszik
   *[takes] Elveszem
  }
action-exchange = { $n } pont beváltása
action-exchange-less = Egy ponttal kevesebb
action-exchange-more = Egy ponttal több
action-exchange-for = { $n } pontot beváltok és veszek
turn-ferry = Fuvarozol
bar-ferry = { $must ->
    [yes] Az utolsó átkelés: akit vinni lehet, azt vinni kell.
   *[no] { $boats ->
        [0] Senkit sem lehet átvinni. Jöhet az értékelés.
       *[other] Rakd meg a csónakot: érints meg egy várakozót vagy egy világító lapkát. Maradhatnak is.
      }
  }
bar-ferry-plan = Terv: { $room ->
    [phone] { $n ->
        [one] { $who }
        [2] { $who }
       *[other] { $n } viking oda, ahol a területeden látod
      }
   *[desktop] { $who }
  }.
action-all = Mindet átviszem
action-sail = { $n } vikinget viszek
action-stay = Kész, értékelés
turn-auction = Licit
bar-auction-open = Te nyitod a licitet a kezdésért: 0 vagy több, legfeljebb { $most }.
bar-auction = <b>{ $name }</b> licitje { $high }. Te legfeljebb { $most } aranyat ígérhetsz.
action-pass = Passz
action-bid = Licit: { $n }
turn-discard = Egy kimarad
bar-discard = Válassz egyet a kihúzott bábuk közül. Kikerül a játékból.
action-discard = Kimarad egy { $role ->
    [fisherman] halász
    [goldsmith] aranyműves
    [scout] felderítő
    [noble] nemes
    [warrior] harcos
   *[boatman] csónakos
  }
turn-place = Lerakás
bar-place = { $n ->
    [0] Válassz egy szerepet: bábui a legdrágább szabad helyekre kerülnek.
    [one] A legdrágább szabad helyre kerül.
   *[other] A legdrágább { $n } szabad helyre kerülnek.
  }
action-place = Lerakom: { $role ->
    [fisherman] halászok
    [goldsmith] aranyművesek
    [scout] felderítők
    [noble] nemesek
    [warrior] harcosok
   *[boatman] csónakosok
  }

## Napló

log-who = <b>{ $you ->
    [yes] Te
   *[no] { $name }
  }</b>
log-started = Mindenkinek { $gold } aranya és egy kezdőlapkája van; <b>{ $name }</b> kezd
log-round = { $n }. forduló
log-drawn = a zsákból előkerül { $who }
log-bid = { $you ->
    [yes] licitáltál
   *[no] licitált
  }: { $n }
log-passed = { $you ->
    [yes] passzoltál
   *[no] passzolt
  }
log-auction = <b>{ $name }</b> kezd, ára { $n } arany{ $points ->
    [0] {""}
   *[other] , ebből { $points } pontban fizetve
  }
log-discarded = { $you ->
    [yes] kivettél
   *[no] kivett
  } egy { $role }
log-placed = { $you ->
    [yes] lerakott bábuid
   *[no] lerakott bábui
  }: { $who }
log-exchanged = { $you ->
    [yes] beváltottál
   *[no] beváltott
  } { $n } pontot aranyra
log-took = { $you ->
    [yes] elvettél
   *[no] elvett
  } egy { $tile } és egy { $viking } { $price } aranyért
log-ship = a hajó oszlopa: { $n }
log-removed = a lapka sehová sem illett
log-settled = letelepedett: { $role } ({ $n }. oszlop)
log-mainland = a szárazföldön vár: { $role }
log-special = vele jött: { $tile }
log-building = { $tile } áll a helyén ({ $n }. oszlop)
log-turned = a kerék { $n } hellyel fordult
log-small = kis értékelés, aranyban: { $gains }
log-ferry = { $you ->
    [yes] átvittél
   *[no] átvitt
  } { $who }
log-large = { $name } nagy értékelése: { $gains }
log-over = vége a játéknak, <b>{ $winner }</b> nyert

## A vége

end-areas = A szigetek, ahogy a végén álltak
end-words = Letelt a hat forduló. { $winner } nyert { $n } ponttal.
score-start = Kezdéskor
score-exchanged = Aranyra váltva
score-auction = Licitre fizetve
score-plunder = Zsákmány
score-nobles = Nemesek
score-scouts = Felderítők
score-fishermen = Halpiac
score-ships = El nem űzött hajók
score-gold = Arany
score-boatmen = Munkátlan csónakosok
score-islands = Szigetek
score-longest = Leghosszabb sziget
score-buildings = Épületek
score-feeding = Élelmezés
note-ships = { $n } hajó
note-gold = { $gold } arany, { $rate } ér 1-et
note-boatmen = { $n } csónakos
note-islands = { $n } befejezve
note-longest = { $n } lapka
note-feeding = { $portions } adag, { $mouths } száj
reason-last_round = Letelt a hat forduló.
tiebreak-gold = Egyenlő pontszámnál a több arany döntött.

## Miért nem

refusal-not_your_turn = Most nem te jössz.
refusal-wrong_phase = Ezt most nem lehet.
refusal-slot_empty = Ott már nincs semmi.
refusal-zero_locked = { $viking ->
    [fisherman] Van még halász a keréken, ezért a 0 vár.
    [goldsmith] Van még aranyműves a keréken, ezért a 0 vár.
    [scout] Van még felderítő a keréken, ezért a 0 vár.
    [noble] Van még nemes a keréken, ezért a 0 vár.
    [warrior] Van még harcos a keréken, ezért a 0 vár.
   *[boatman] Van még csónakos a keréken, ezért a 0 vár.
  }
refusal-cannot_afford = Ára { $price }; neked { $gold } aranyad van.
refusal-start_row_required = Először a kezdőlapkádat kell leraknod.
refusal-start_row_invalid = A kezdőlapka egy szigetsor 1. oszlopába kerül, és csak az első vételedkor.
refusal-must_place = A lapka elfér valahol, ezért le kell rakni.
refusal-illegal_placement = Oda nem illik: érintkeznie kell, és a széleinek egyezniük.
refusal-settle_not_allowed = { $viking ->
    [boatman] Csónakos nem telepszik le, a szárazföldön vár.
    [fisherman] Halász csak a halászok sorában telepszik le.
    [goldsmith] Aranyműves csak az aranyművesek sorában telepszik le.
    [scout] Felderítő csak a felderítők sorában telepszik le.
    [noble] Nemes csak a nemesek sorában telepszik le.
   *[warrior] Harcos csak a harcosok sorában telepszik le.
  }
refusal-special_not_allowed = Különleges lapka csak a legdrágább kombinációval jár, és 0 aranyért sosem.
refusal-special_not_available = Az a különleges lapka nem fekszik nyíltan.
refusal-swap_required = Válaszd ki, melyik lapkád helyére áll az épület.
refusal-swap_invalid = Az épület csak ugyanilyen épületű szigetközép helyére állhat.
refusal-exchange_too_much = Csak { $vp } pontod van beváltani.
refusal-ferry_no_boatman = Nincs több csónakosod.
refusal-ferry_empty = A csónak legalább egy vikinget visz.
refusal-ferry_mixed = Egy csónak egy szerepből bármennyit visz, vagy többfélét egyet-egyet; a haladó játékban egyetlen vikinget.
refusal-ferry_no_viking = Ilyen bábu nem vár a szárazföldön.
refusal-ferry_no_target = Nincs számára szabad lapka a saját sorában.
refusal-no_special_boat = Nincs Nagy csónak lapkád a teli csónakhoz.
refusal-ferry_must_continue = Az utolsó forduló után mindenkit át kell vinni, akit lehet.
refusal-bid_too_low = A licit legalább { $lowest } legyen.
refusal-bid_too_high = Legfeljebb { $highest } lehet: az aranyad és a pontjaid.
refusal-cannot_pass_opening = A nyitó licitet nem lehet passzolni; 0 is elég.
refusal-color_not_available = Ez a szerep most nem választható.

## Az első vétel vezetője

guide-bid = A forduló kezdőjátékosa az lesz, aki a legtöbbet kínálja, és ő küld vissza egy kihúzott vikinget a dobozba. A licitet arannyal és szükség esetén ponttal kell kifizetni; a tiéd legfeljebb { $most } lehet. A nyitó licit 0 is lehet.
    .title = Licit a kezdésért
guide-drawn = { $phase ->
    [discard] Te vagy a kezdőjátékos. Válaszd ki, melyik viking kerüljön ki a játékból; utána jönnek a lapkák.
   *[color_placing] Válassz egy szerepet: a vikingjei a legdrágább üres helyekre kerülnek.
  }
    .title = A kihúzott vikingek
guide-wheel = Minden helyen egy lapka és egy viking vár. A mellettük lévő szám az áruk; neked <b>{ $gold } aranyad</b> van. Ha valaki a 0-nál álló párt viszi el, a kerék továbbfordul, és minden olcsóbb lesz. Ami világít, azt ki tudod fizetni.
    .title = Mit kínál a kerék
guide-lock = A 0-nál álló pár ingyen van, de zárva marad, amíg másik { $viking ->
    [fisherman] halász
    [goldsmith] aranyműves
    [scout] felderítő
    [noble] nemes
    [warrior] harcos
   *[boatman] csónakos
  } is van a kerék mellett. Addig csak annak nyílik ki, aki semmi mást nem tud kifizetni.
    .title = Miért van zárva a 0
guide-area = { $start ->
    [yes] Az első vételeddel a kezdőlapkádat is lerakod, bármelyik szigetsor 1. oszlopába. Aztán válassz
   *[no] Válassz
  } a lapkának egy világító mezőt. A viking a saját sorában le is telepedhet rajta; máskülönben a szárazföldön várja a csónakot.
    .title = A szigeteid
guide-special = Aki a kerékről a legdrágább párt veszi el, ezek közül is elvihet egyet.
    .title = Különleges lapkák
guide-take = A sávon olvashatod a tervedet. Addig módosíthatod, amíg itt meg nem nyomod az <b>Elveszem</b> gombot; az ár is rajta van.
    .title = Az elvétel
guide-metrics = Itt látod, mit hoz a következő értékelés, jut-e a végén étel mindenkinek, és hány munkátlan csónakosod és befejezett szigeted van. Akinek ezekből a legtöbb van, vagy akié a leghosszabb sziget, a végén sok pontot kap.
    .title = Hogy állsz
