### A ház szövegei: a böngésző és a kiszolgáló is ezt olvassa.
### Az AZ függvény a következő szóhoz illő névelőt adja; a nevek ragozatlanok maradnak.

## Mindenütt

close = Bezárás
cancel = Mégse
try-again = Újra
copied = Másolva
share = Elküldöm
language = Nyelv
theme-to-light = Világos kinézet
theme-to-dark = Sötét kinézet
skip-to-content = Ugrás a tartalomra
nav = Oldalak
nav-tables = Asztalok
nav-rules = Szabályok
nav-about = Névjegy
to-lobby = A címlapra
to-table = Az asztalhoz
guest = Vendég
ago-now = most
ago-minutes = { $n } p
ago-hours = { $n } ó
minutes = { $n } perc
length-days = { $n } nap
length-hours = { $n } óra
length-seconds = { $n } másodperc
clock-days = { $d } nap { $h } ó
clock-hours = { $h } ó { $m } p
clock-minutes = { $m } p

## Címlap

lobby-head = Egy jó asztal, bárhol vannak a barátaid.
lobby-lead = { $n ->
    [one] Társasjáték kereskedőkről. A Kalmár tudja a szabályokat, megőrzi az asztalodat, ameddig csak akarod, és senkitől sem kér regisztrációt.
    [5] Öt társasjáték kereskedőkről. A Kalmár tudja a szabályokat, megőrzi az asztalodat, ameddig csak akarod, és senkitől sem kér regisztrációt.
   *[other] Társasjátékok kereskedőkről. A Kalmár tudja a szabályokat, megőrzi az asztalodat, ameddig csak akarod, és senkitől sem kér regisztrációt.
  }
i-am = A nevem
your-name = A neved
name-placeholder = ahogy a barátaid hívnak
name-first = Előbb mondd meg, hogyan szólítsunk.
create-table = Új asztal
got-invitation = Meghívót kaptál? Nyisd meg a linkjét, vagy <type>írd be a kódot</type>.
code-label = A meghívó kódja
code-go = Megnyitom
my-tables = Asztalaim
yours-to-move = vár rád
no-tables = <b>Még nincs asztalod.</b> Teríts meg egyet, és küldd el a linkjét, vagy nyisd meg valakiét.
your-turn = Te jössz
row-your-start = Te indítod
row-setup = Gyülekezik
row-sat-out = Bot játszik helyetted
row-running = Folyik
row-waiting = { $who } gondolkodik
row-won = { $who } nyert
row-closed = Lezárt
games-head = { $n ->
    [2] A két játék
    [3] A három játék
    [4] A négy játék
    [5] Az öt játék
   *[other] A játékok
  }
games-lead = Telefonon vagy nagy képernyőn, barátokkal vagy botokkal.
on-the-table = Az asztalon
lay-for-friends = Megterítek a barátoknak
play-alone = Játszom egyedül, most
read-rules = Szabályok
how-head = Így megy
how-lay = Székek, változat, ki nézheti: egy perc az egész.
    .title = Teríts meg
how-send = A barátaidnak elég egy link vagy egy kód. Ami szék szabad marad, arra bot ül.
    .title = Küldd el a meghívót
how-play = Amit megtehetsz, az világít; amit nem, az megmondja, miért nem.
    .title = Játsszatok
how-wait = Egy este vagy két hét alatt: az asztalon minden lap ott marad, ahol volt.
    .title = Ráértek
facts-seats = Játékosok:
facts-minutes = Játékidő:

## Új asztal

new-table = Új asztal
which-game = Melyik játék
table-title = { $part ->
    [morning] { $day } reggel
    [afternoon] { $day } délután
    [evening] { $day } este
   *[night] { $day } éjjel
  }
seats-head = Székek
seats-help = ami szabad marad, arra bot ülhet
watch-head = Nézők
watch-help = senkinek a lapjait nem látják
lay-table = Megterítek
fill-and-play = Botokkal, azonnal

## Az asztal és a kiszolgáló hibái

error-offline = A ház most nem érhető el. Van kapcsolata ennek az eszköznek?
error-internal = Nálunk romlott el valami. Semmi sem veszett el, próbáld újra.
error-outdated = Közben történt valami az asztalnál. Nézd meg, és válassz újra.
error-bad_message = Az oldal és a ház félreértette egymást. Töltsd be újra az oldalt.
error-bad_move = Ez a lépés nem volt érthető. Töltsd be újra az oldalt.
error-not_seated = Ez nem a te széked.
error-not_host = Ezen csak a házigazda változtathat.
error-wrong_phase = Ezt a játék e szakaszában nem lehet.
error-past_closed = Ebben a játékban ami takarva van, takarva marad: visszajátszani akkor tudod, ha véget ért.
error-game_over = A játéknak vége, már nem lehet lépni.
error-table_closed = Ezt az asztalt lezárták.
error-seat_taken = Valaki gyorsabb volt, és már ott ül.
error-seat_open = Azon a széken még nem ül senki.
error-table_full = Ennél az asztalnál minden szék foglalt.
error-too_few_seats = Ehhez a játékhoz több ember kell, vagy egy bot.
error-bad_option = Így ezt a játékot nem lehet játszani.
error-bad_name = A név 1–24 karakterből állhat. Válassz másikat.
error-name_taken = Ennél az asztalnál már van ilyen nevű. Válassz másikat.
error-colour_taken = Ez a szín már másé.
error-nothing_to_undo = Nincs mit visszavonnod.
error-undo_needs_vote = Ezt a lépést csak közös beleegyezéssel lehet visszavonni.
error-vote_open = Már van egy nyitott kérdés; várd meg a választ.
error-no_vote = Most nincs nyitott kérdés.
error-already_voted = Már válaszoltál.
error-not_a_voter = Erre a többiek felelnek.
error-bad_target = Ilyet nem lehet kérni.
error-seat_is_bot = Azon a széken bot ül.
error-seat_not_bot = Azon a széken nem bot ül.
error-time_left = Ott még nem telt le az idő.
error-no_such_table = Nincs ilyen asztal, vagy zártkörű.
error-too_many = Ez sok volt ilyen rövid idő alatt. Várj egy kicsit.
error-too_large = Ez túl hosszú.
error-foreign_origin = Ez a kérés másik oldalról jött, ezért elutasítottuk.
error-checking = Ezt az asztalt épp ellenőrzi a frissített ház; egy pillanat, és játszhattok tovább.
error-unreadable = Ezt az asztalt a ház egy már nem olvasható változata terítette meg.
error-not_found = Ezen a címen nincs semmi.
error-bad_token = Nem ez a szerver tokenje.
error-signed_out = Jelentkezz be újra.
error-bad_secret = Ez a link már megtette a dolgát.
error-way_not_offered = Értesítés itt nem mehet ezen az úton.
error-bad_address = Ez a cím nem használható. Nézd meg még egyszer.
error-too_many_notices = Ennél az asztalnál már nem lehet több értesítésed. Előbb kapcsolj ki egyet.
error-no_such_notice = Ez az értesítés már ki van kapcsolva.

## Az ajtóban

door-join-title = Meghívó
door-looking = Egy pillanat
door-looking-why = Keressük az asztalt.
door-invited = { $host } meghív: { $table }
door-invited-why = { $game }. { $free } szék szabad.
door-no-account = Nem kell regisztrálnod. A székedet ez a böngésző őrzi.
sit-down = Leülök
door-full = Minden szék foglalt
door-full-why = Ennél az asztalnál nincs több szabad szék. Nézőnek maradhatsz, ha a házigazda engedi.
door-full-link = Ez a meghívó megtette a dolgát: az utolsó szék is elkelt. Kérj a házigazdától linket a nézéshez, vagy még egy széket.
door-full-late = Valaki egy pillanattal gyorsabb volt. Nézőnek maradhatsz, ha a házigazda engedi.
watch-game = Nézem
door-seated = Már ennél az asztalnál ülsz
door-seated-why = A székedet ({ $table }) ez a böngésző őrzi.
door-no-code = Ezzel a kóddal nincs asztal
door-no-code-why = Talán minden széke foglalt, talán már leszedték, vagy elütöttél egy betűt. A kódokban nincs 0, O, 1 és I.
look-again = Megnézem újra
door-nowhere = Itt nincs semmi
door-nowhere-why = Az asztal zártkörű, vagy már leszedték. Ha ülsz ott, abban a böngészőben nyisd meg, amelyikben leültél, vagy a saját széked linkjével.
door-trouble = Ez nem sikerült
recover-title = A széked
recover-looking-why = Keressük a székedet.
recover-question = Átteszed ide { $name } székét?
recover-sessions = Most { $sessions } másik eszközön van nyitva; ott elhagyja az asztalt.
recover-free = Most egyetlen másik eszközön sincs nyitva.
recover-otherwise = Ha nem csinálsz semmit, nem változik semmi, és a link is érvényes marad.
recover-take = Átteszem ide
recover-leave = Maradjon ott
recover-done = Üdv, { $name }
recover-done-why = A széket mostantól ez a böngésző őrzi. A régi link megtette a dolgát; ez az új, ha megint költöznél:
copy-seat-link = A szék linkjének másolása
recover-spent = Ez a link már megtette a dolgát
recover-spent-why = Egy székhez szóló link egyszer működik. Ha a szék a tiéd, a legújabb linket használd, vagy azt a böngészőt, amelyikben leültél.

## Az asztal megterítése

save = Mentés
host = Házigazda
watching = Nézed
table-name = Az asztal neve
rename-table = Az asztal átnevezése
setup-bar = A kezdés előtt
setup-lead = { $free ->
    [0] Mind { AZ($taken) } { $taken } szék foglalt. Az osztás akkor jön, amikor a házigazda elindítja.
   *[other] { $taken ->
        [1] Még egyedül ülsz, { $free } szék szabad. Az osztás akkor jön, amikor a házigazda elindítja.
       *[other] { $taken } ember az asztalnál, { $free } szék szabad. Az osztás akkor jön, amikor a házigazda elindítja.
      }
  }
seats-title = Ki hol ül
seats-lead = A kör fentről lefelé halad.
seats-lead-host = A kör fentről lefelé halad. A sorokat húzással rendezheted át, a színre koppintva másikat választhatsz.
seat-free = Szabad szék
seat-free-host = egy barátnak vagy egy botnak
seat-free-guest = még jöhet valaki
seat-number = { $n }. szék
one-more-seat = { $n ->
    [3] Egy harmadik szék
    [4] Egy negyedik szék
    [5] Egy ötödik szék
   *[other] Még egy szék
  }
game-seats = ezt a játékot { $least }–{ $most } ember játszhatja
open-seat = Odateszem
add-bot = Bot ide
take-chair-away = Elviszem ezt a széket
sit-here-too = Valaki ugyanennél a gépnél
their-name = A neve
move-up = Feljebb
move-down = Lejjebb
send-bot-away = A bot elküldése
kick = { $name } elküldése az asztaltól
leave-table = Felállok az asztaltól
change-name = Névváltoztatás
more-free = Továbbiak: { $n }. szék
more-of = Továbbiak: { $name }
it-is-you = te
it-is-you-host = te, a házigazda
is-here-host = itt van, házigazda
is-here = itt van
is-away = nincs itt
bot-line = bot: { $level }
level-plain = találomra játszik
level-shrewd = ügyesen játszik
colour-of = { $name }: { $colour }. Színcsere
invite-title = Meghívás
invite-lead = Egyetlen link a szabad székekre. Ha mind foglalt, már nem működik.
invite-full = Minden szék foglalt, nincs kit meghívni.
invite-not-yours = Meghívni az tud, aki itt ül.
invite-qr = A meghívó képként, telefon kamerájának
copy-link = Link másolása
options-title = Hogyan játszotok
first-head = Ki kezd
first-chance = Véletlen
first-chance-help = a lapokkal együtt dől el
first-picked = { $name } kezd
pace-head = Tempó
pace-length = Mennyi idő
pace-none = Óra nélkül
pace-relaxed = Ráérősen
pace-live = Élőben
pace-none-help = senki sem méri az időt
pace-relaxed-help = minden körre { $time } jut; minden lépéssel újraindul
pace-live-help = { $more ->
    [0] fejenként { $time } az egész játékra
   *[other] fejenként { $time } az egész játékra, és minden kör végén { $more } másodperc vissza
  }
pace-over = Ha valakinek lejár az ideje, magától nem történik semmi: a többiek várnak, botot ültetnek oda, vagy lezárják a játékot.
seal-title = A keverés le van pecsételve
seal-lead = Mielőtt az első lap kézbe kerül, a keverés titka e pecsét alá kerül. Mindenki ugyanezt látja.
seal-after = A játék végén a pecsét feltörik, és bárki ellenőrizhet minden húzást.
pinch-house = A ház titka
pinch-sealed = pecsét alatt
pinch-of = { $name } csipet szerencséje
pinch-in = belekeverve
pinch-missing = még nincs
pinch-later = ha valaki leül
setup-yours = A te asztalod
setup-theirs = Itt ülsz
setup-may-few = Legalább { $least } ember kell: küldd el a linket, vagy ültess ide botot.
setup-may-wait = { $n ->
    [2] Kezdhetitek ketten, vagy megvárod a többieket.
    [3] Kezdhetitek hárman, vagy megvárod a többieket.
    [4] Kezdhetitek négyen, vagy megvárod az ötödiket.
   *[other] Kezdhetitek { $n } fővel, vagy megvárod a többieket.
  }
setup-may-full = Minden szék foglalt: indíthatod.
setup-wait-host = { $host } indítja a játékot.
setup-else = Ha nem csinálsz semmit, az asztal így marad, és vár.
setup-else-guest = A széked akkor is megmarad, ha becsukod az oldalt.
fill-with-bots = { $n ->
    [one] Kitöltöm bottal
   *[other] Kitöltöm { $n } bottal
  }
start-with = { $n ->
    [1] Indítás
    [2] Indítás ketten
    [3] Indítás hárman
    [4] Indítás négyen
    [5] Indítás öten
   *[other] Indítás { $n } fővel
  }
line-offline = Nincs kapcsolat
line-trying = Újracsatlakozás
door-closed = Ezt az asztalt leszedték
door-closed-why = Még a kezdés előtt lezárták.

## A szabályok

rules = Szabályok
rules-search = Keresés a szabályokban
rules-found = { $n ->
    [0] nincs találat
   *[other] { $at }/{ $n }
}
rules-found-previous = Előző találat
rules-found-next = Következő találat
rules-found-here = { $n } találat
rules-contents = Tartalom
rules-steps = Fejezetek
rules-previous = Előző
rules-next = Következő
rules-now = Most, a te asztalodon
rules-holds = teljesül:
rules-fails = nem teljesül:
rules-unknown = nyitott:

## Az asztalnál

home = Kalmár, címlap
menu = Menü
board = A tábla
bar = Mit tehetsz most
others = A többiek
own-area = A saját dolgaid
shared-area = Ami nyitva van
own-seats = A székeitek ennél a gépnél
you = te
their-eyes = most nyitva
skip-to-bar = Ugrás a teendőkhöz
sound-on = Hang: csak amikor te jössz
sound-off = Nincs hang
watchers = { $n } néző
thinks = gondolkodik
after-you = utánad jön
resigned = feladta
bot-sits-in = bot ül itt
is-bot = bot
laying = Egy pillanat
laying-why = Megterítünk.
laying-seat = A széked megvan ({ $name }), nélküled nem történik semmi.

turn-of = { $name } jön
back-to-table = vissza az asztalhoz
turn-else = Óra nélkül játszotok: ha vársz, a többiek megvárnak.
turn-else-paced = Ha lejár az időd, a többiek dönthetnek: várnak, botot ültetnek a helyedre, vagy lezárják a játékot.
turn-else-late = Lejárt az időd, de amíg a többiek nem döntenek, még léphetsz.
others-think = { $who } gondolkodik.
bot-thinks = { $who } bot, mindjárt lép.
others-else = A széked akkor is megmarad, ha becsukod az oldalt.
waiting-for-many = { $n ->
    [one] Egy játékosra vártok
    [2] Két játékosra vártok
    [3] Három játékosra vártok
    [4] Négy játékosra vártok
   *[other] { $n } játékosra vártok
  }
move-under-way = A lépésed úton van; akkor számít, amikor a ház megkapta.
take-back = Visszavonom
line-back = Újra itt
back-else = { $seconds } másodpercig nem voltál itt; semmi sem veszett el.
back-your-turn = Újra itt, és még mindig te jössz
see-rule = A szabály
question-else = Ha nem csinálsz semmit, nem történik semmi.
before-after = Előtte és utána
nothing-yet-done = még semmi sem történt
becomes = lesz belőle
watch-thinks = { $who } gondolkodik.
watch-quiet = Most senki sem jön.
watch-else = Azt látod, amit az egész asztal. A kezek csukva maradnak.
play-back = Visszajátszás

## Kapcsolat, régi oldal, elköltözött szék

try-now = Most próbáld
take-step-back = Visszaveszem a lépést
line-lost = Nincs kapcsolat { $since } óta
line-lost-why = Körülnézhetsz; lépni akkor lehet, ha visszajött a kapcsolat.
line-lost-else = Magától visszajön. A többiek távollevőnek látnak.
line-looking = Keressük az asztalt
line-looking-why = { $attempt }. próbálkozás, a következő { $seconds } másodperc múlva. A tábla { AZ($since) } { $since }-kor érvényes állást mutatja.
line-looking-else = Ha közben lépett valaki, a lépésedről újra megkérdezünk.
line-move-waits = A lépésed ezen az eszközön vár, és magától elmegy.
line-said-waits = „{ $said }” ezen az eszközön vár, és magától elmegy.
line-move-sent = A lépésed épp a kapcsolat megszakadása előtt ment el; a ház majd megmondja, számít-e.
stop-page = Új oldal készült
stop-page-why = A ház frissült. Töltsd be újra az oldalt a folytatáshoz; a köröd, a széked és a csevegés megvan.
stop-page-else = A régi oldalról semmi sem ment el, semmi sem veszett el.
load-again = Betöltöm újra
stop-moved = Ez a szék már máshol van
stop-moved-why = Áttették egy másik eszközre, vagy a házigazda felszabadította.
stop-moved-else = Semmi sem veszett el. A legújabb széklinked visszahozza ide.
stop-unknown = Ennek a böngészőnek itt nincs széke
stop-unknown-why = A szék, ahonnan néztél, már nem ezé a böngészőé.
stop-unknown-else = Töltsd be újra, ha néznéd, vagy nyisd meg a széklinkedet.
stop-missing = Ez az asztal nem található
stop-missing-why = Zártkörű, vagy már leszedték.
stop-missing-else = Ha van itt széked, nyisd meg a széklinkedet.

## Szavazás, üres szék, botok

agree = Rendben
decline = Nem
rather-wait = Inkább várok
withdraw = Visszavonom a kérést
spoken-yes = rendben
spoken-no = nem
spoken-open = gondolkodik
spoken-asks = kéri
vote-undo = { $by } visszavonást kér
vote-undo-yours = Visszavonást kértél
vote-undo-why = { $steps ->
    [one] Ha mind egyetértetek, az utolsó lépés visszavonódik.
   *[other] Ha mind egyetértetek, az utolsó { $steps } lépés visszavonódik.
  } { $seen ->
    [no] Azóta senki sem látott semmi újat.
   *[other] Ami képpel lefelé van, azt újraosztjuk, így senki sem jut előnyhöz.
  }
vote-undo-else = Ha senki sem felel, a következő lépés lezárja a kérdést.
vote-bot = { $by } botot kér { $target } székére
vote-bot-yours = Botot kértél { $target } székére
vote-bot-why = { $target } lapjaival játszik, senkinek sem mutatja meg őket, és feláll, ha { $target } visszajön. Mindenkinek bele kell egyeznie, aki itt van.
vote-end = { $by } lezárná a játékot
vote-end-yours = Le akarod zárni a játékot
vote-end-why = Az asztal úgy zárul, ahogy most áll, végső értékelés nélkül. Mindenkinek bele kell egyeznie, aki itt van.
vote-end-relaxed-why = Az asztal úgy zárul, ahogy most áll, végső értékelés nélkül. Mindenkinek bele kell egyeznie, akinek nem járt le az ideje, akkor is, ha nincs itt.
vote-wait = { $by } több időt kér { $target } javára
vote-wait-yours = Több időt kértél { $target } javára
vote-wait-why = Ha mindenki egyetért, aki itt van, { $target } órája újraindul.
vote-else = { $n ->
    [0] Mindjárt eldől.
    [one] { $me ->
        [asked] Már csak a te szavad hiányzik.
       *[other] Már csak egy szó hiányzik: { $who }.
      }
   *[other] Még { $n } szó hiányzik: { $who }.
  }{ $me ->
    [answered] { " " }A tiédet meggondolhatod.
   *[other] { "" }
  }
away-turn = { $minutes ->
    [0] { $name } nincs itt
   *[other] { $name } { $minutes } perce nincs itt
  }
away-why = { $name } jönne. Nem büntetjük, aki elmegy: várjatok, vagy döntsetek együtt.
time-left = Hátralévő idő:
time-over = Lejárt
time-left-why = Amíg { $name } ideje tart, a széke az övé.
overtime-turn = { $name } ideje lejárt
overtime-why = { $name } még léphet. Nem büntetjük, aki nincs itt: várjatok, vagy döntsetek együtt.
propose-wait = Kapjon több időt
away-else = Ha nem csinálsz semmit, az asztal megvárja ({ $name }).
keep-waiting = Várok még
let-bot-in = Üljön be egy bot
propose-end = Zárjuk le itt
propose-end-why = az asztal így zárul le, ha mindenki beleegyezik, aki itt van
propose-end-relaxed-why = az asztal így zárul le, ha mindenki beleegyezik, akinek nem járt le az ideje
propose-end-yes = Megkérdezem a többieket
propose-bot = Botot kérek { $name } székére
propose-bot-why = Mindenkinek bele kell egyeznie, aki itt van; { $name } bármikor visszajöhet.
welcome-back = Üdv újra, { $name }
welcome-back-why = { $played ->
    [0] Egy bot melegen tartja a székedet. Még nem lépett.
   *[other] Egy bot melegen tartotta a székedet, és { $played } lépést tett.
  }
welcome-back-else = Ha nem csinálsz semmit, a bot folytatja.
take-seat-back = Visszaülök
resigned-you = Feladtad
resigned-you-why = Helyetted egy bot játszik; a széked nem kap helyezést.
hand-over = Átadom: { $name }
last-turns = Utolsó lépései
curtain-head = Add át az eszközt: { $name }
curtain-why = { $covered ->
    [no] { $to } lapjai még képpel lefelé vannak. A táblát mindenki láthatja.
   *[other] { $from } lapjai takarva, { $to } lapjai még képpel lefelé. A táblát mindenki láthatja.
  }
curtain-show = { $name } vagyok: mutasd a lapjaimat
curtain-who = Ennél a gépnél játszik: { $who }
curtain-stay = Maradjon nyitva: { $name }

## Napló és csevegés

talk = Napló és csevegés
talk-button = { $n ->
    [0] Napló és csevegés
   *[other] Napló és csevegés, { $n } olvasatlan
  }
talk-all = Minden
log = Napló
chat = Csevegés
unread = olvasatlan
older = Korábbi körök
nothing-yet = Még nem történt semmi.
nothing-said = Még senki sem írt semmit.
say-something = Írj a többieknek
send = Elküldés
a-watcher = Egy néző
log-begins = Kezdődik a játék.
log-undo-free = <b>{ $by }</b> visszavonta az utolsó lépését.
log-undo = Mindenki beleegyezett: visszavontátok, amit <b>{ $by }</b> kért. { $dealt ->
    [yes] Amit senki sem ismer, azt újraosztottuk.
   *[no] Semmit sem kellett újraosztani.
  }
log-undo-host = A szerver gazdája visszavette a játékot egy korábbi lépésig. { $dealt ->
    [yes] Amit senki sem ismer, azt újraosztotta.
   *[no] Semmit sem kellett újraosztani.
  }
log-vote-undo = <b>{ $by }</b> visszavonást kér.
log-vote-bot = <b>{ $by }</b> botot kér { $target } székére.
log-vote-end = <b>{ $by }</b> lezárná a játékot.
log-vote-wait = <b>{ $by }</b> több időt kér { $target } javára.
log-time-given = <b>{ $name }</b> több időt kapott.
log-vote-yes = <b>{ $name }</b> beleegyezik.
log-vote-no = <b>{ $name }</b> nem egyezik bele.
log-vote-ended-declined = Marad minden, ahogy volt.
log-vote-ended-moved = A játék ment tovább, így a kérdés lezárult.
log-vote-ended-withdrawn = A kérést visszavonták.
log-bot-in = <b>{ $name }</b> helyén bot játszik.
log-bot-in-host = A szerver gazdája botot ültetett <b>{ $name }</b> székére.
log-returned = <b>{ $name }</b> visszajött.
log-resigned = <b>{ $name }</b> feladta; bot játszik tovább.
log-bot-failed = <b>{ $name }</b> botja megbotlott, és találomra lépett.
log-closed-host = A játékot a szerver gazdája lezárta.
log-closed = A játékot közös megegyezéssel lezárták.

## Visszanézés

replay = Visszanézés
looking-back = Visszanézed: { $at } / { $of }
replay-at = { $of } lépésből { AZ($at) } { $at }.
replay-row = Melyik lépés
replay-first = Az elejére
replay-back = Egy lépést vissza
replay-on = Egy lépést előre
replay-last = Az utolsó lépéshez
replay-play = Lejátszás
replay-pause = Megállítás
replay-speed = Sebesség
replay-stop = Vissza az asztalhoz
whose-eyes = Kinek a szemével
eyes-table = Amit az asztal látott

## A vége

end-over = Vége a játéknak
end-closed = Az asztal lezárva
end-closed-host = A szerver gazdája zárta le.
end-closed-why = Aki itt volt, mind egyetértett.
end-place = { $shared ->
    [yes] { $place ->
        [1] Holtversenyben első lettél.
       *[other] Holtversenyben { $place }. lettél.
      }
   *[no] { $place ->
        [1] Nyertél.
        [2] Második lettél.
        [3] Harmadik lettél.
        [4] Negyedik lettél.
       *[other] Ötödik lettél.
      }
  } Mostantól minden nyitva van: nézd végig bárki szemével.
end-look = Mostantól minden nyitva van: nézd végig bárki szemével.
end-else = Az asztal megmarad, bármikor visszanézheted.
end-wins = { $who } nyert
end-wins-by = { $who } nyert { $margin }
end-shared = Holtverseny az élen: { $who }
final-scoring = Végső értékelés
standings = Az állás
end-stood = Így állt a játék
end-stood-why = A játékot a vége előtt lezárták, nem nyert senki. Ennyije volt addig mindenkinek.
show-board = A tábla
show-scores = Az értékelés
step-through = Végignézem
rematch = Visszavágó
to-rematch = A visszavágóhoz
rematch-detail = ugyanők
honest-head = A keverés tisztességes volt: ellenőrizd
sealed-at-start = A pecsét a játék elején
secret-now-open = A titok, most felbontva
check-again = Újra ellenőrzöm
record = Jegyzőkönyv
record-running = fájlban, azzal, amit tudhatsz
record-whole = fájlban, mindennel
verifying = Minden húzást újraszámolunk.
verify-fine = { $draws } húzásból { $draws } egyezik
verify-here = ebben a böngészőben, most számolva
verify-here-own = ebben a böngészőben, most számolva; a te csipet szerencséd is benne van
verify-impossible = Ez a böngésző nem tudja kiszámolni: csak https-en, vagy magán a gépen megy.
verify-not_whole = A jegyzőkönyv nem teljes.
verify-other_secret = A titok nem az, amit lepecsételtek.
verify-other_seal = Nem ezt a pecsétet látta ez a böngésző a játék előtt.
verify-other_luck = A jegyzőkönyvben nem az a szerencse áll, amelyet az asztalnál belekevertek.
verify-own_luck_missing = Ennek a böngészőnek a csipet szerencséje nincs benne.
verify-row_missing = Hiányzik { AZ($row) } { $row }. sor.
verify-other_draw = { AZ($row, capital: 1) } { $row }. sor egyik húzása nem egyezik.

## Az asztal menüje

take-back-why = senki sem tudott meg belőle semmit
ask-undo = Az utolsó lépés visszavonását kérem
ask-undo-own = Az utolsó lépésem visszavonását kérem
ask-undo-why = mindenki beleegyezése kell; ami azóta történt, az is visszavonódik, és ami képpel lefelé van, azt újraosztjuk
guide = Vezess végig egy körön
guide-why = jelek az igazi táblán
guide-at = { $n } / { $of }
guide-no = Köszi, nem kell
guide-next = Tovább
guide-done = Értem
move-seat = A székem átvitele másik eszközre
move-seat-why = egyszer használható link
move-seat-link = Ezt nyisd meg a másik eszközön. Akinél ez van, azé a széked: ne mutasd meg senkinek.
sit-out = Játsszon helyettem bot
sit-out-why = amíg vissza nem ülsz
resign = Feladom
resign-why = Bot játszik tovább, és a széked nem kap helyezést. Nincs visszaút.
resign-yes = Feladom
to-lobby-why = a széked megmarad
theme = Kinézet
as-system = Mint a rendszer
light = Világos
dark = Sötét
sound = Hang
sound-why = egy halk hang, amikor te jössz
motion = Mozgás
motion-why = a figurák mennek, a lapok fordulnak

## A pecsét

seal-whole = Az asztal pecsétje
seal-broken = A feltört pecsét
hash-all = Mind { AZ($n) } { $n } karakter
hash-less = Kevesebb

## Értesítések a távollévőknek: egy részüket a kiszolgáló is olvassa

notices = Értesítések
notices-menu = Szóljon a ház, ha én jövök
notices-menu-why = értesítésben, e-mailben vagy csevegésben
notices-lead = Ha te jössz, és épp nem nézed az asztalt, a ház szól neked, minden körödben egyszer. Annyit ír meg, melyik asztalnál ki jön; a játékból semmit.
way-push = Értesítés az eszközön
way-push-why = ezen az eszközön, akkor is, ha az oldal be van zárva
way-push-add = Bekapcsolom itt
way-mail = E-mail
way-mail-why = a te címedre
way-mail-label = Az e-mail-címed
way-mail-hint = te@example.org
way-chat = Csevegés
way-chat-why = Discord, Telegram, ntfy, Matrix, Slack és mások
way-chat-label = A csatorna címe
way-chat-hint = ntfys://ntfy.sh/sajat-tema
way-chat-help = Discord és Slack: a webhook linkje, ahogy van. A többi az Apprise formájában: <code>ntfys://ntfy.sh/téma</code>, <code>tgram://bot-token/chat-id</code>, <code>matrixs://név:jelszó@kiszolgáló/#szoba</code>
way-add = Bekapcsolom
way-why-no_address = itt nem megy: a ház üzemeltetője nem adta meg a ház nyilvános címét
way-why-no_https = itt nem megy: a böngészők csak https-címről fogadják
way-why-no_mail_server = itt nem megy: a ház üzemeltetője nem állított be levelezőkiszolgálót
way-why-no_push = ez a böngésző nem tud ilyet; iPhone-on előbb tedd ki az oldalt a kezdőképernyőre
way-why-denied = ez a böngésző megtiltja ennek az oldalnak: előbb engedélyezd a beállításaiban
notice-after = { $label }: mennyi idő után
delay-1 = 1 perc
delay-5 = 5 perc
delay-30 = 30 perc
delay-120 = 2 óra
delay-720 = 12 óra
notice-here = Ez az eszköz
notice-elsewhere = Egy másik eszköz
notice-wait = Ha ennyi ideje én jövök
notice-try = Küldj egyet most
notice-tried = Elküldtük. Mindjárt ott kell lennie.
notice-unconfirmed = Írtunk erre a címre. Nyisd meg a levélben a linket, és be van kapcsolva.
notice-ask-again = Írjatok még egyszer
notice-stop = Kikapcsolom
trouble-gone = Ez az eszköz már nem érhető el. Kapcsold be újra.
trouble-private = A cím magánhálózatba vezet, oda ez a ház nem küld semmit.
trouble-refused = Nem ért oda: a túloldal visszautasította.
trouble-unreachable = Nem ért oda: a túloldal nem érhető el.
trouble-bad_target = Nem ért oda: ez a cím már nem érthető.
trouble-failed = Nem ért oda.
notices-end-title = Kikapcsolod ezeket az értesítéseket?
notices-end-why = { $label } címre többé nem szólunk, ha te jössz: { $tables }
notices-end-do = Kikapcsolom
notices-end-done = Kikapcsoltuk
notices-end-done-why = Nem jön több. Az asztalnál bármikor újra bekapcsolhatod.
notices-confirm-title = Bekapcsolod ezeket az értesítéseket?
notices-confirm-why = { $label } címre szólunk, ha te jössz: { $tables }
notices-confirm-do = Bekapcsolom
notices-confirm-done = Bekapcsoltuk
notices-confirm-done-why = Szólunk, ha te jössz. Kikapcsolni az asztalnál is, minden értesítésből is tudod.
notices-spent = Ez a link megtette a dolgát
notices-spent-why = Ezek az értesítések már ki vannak kapcsolva, vagy a link túl régi. A legutóbbi értesítésben friss link van.
recover-notices = Az értesítések bekapcsolva maradnak: { $labels }
recover-notices-end = Kikapcsolom őket
recover-notices-ended = Az értesítéseket kikapcsoltuk.
notice-turn = Te jössz: { $table }
notice-turns = { $n } asztalnál te jössz
notice-line = { $name }, te jössz. { $table } ({ $game })
notice-more = és még { $n } asztalnál
notice-trial-head = Így szólunk majd
notice-trial = Ha te jössz, ezen az úton szólunk: { $table }
notice-end-mail = Azért kaptad, mert egy Kalmár-asztalnál ezzel a címmel kérte valaki. Kikapcsolni itt lehet: { $link }
notice-end-chat = Kikapcsolni itt lehet: { $link }
notice-confirm-head = A tiéd ez a cím?
notice-confirm = Valaki azt kéri, hogy ezen a címen szóljunk neki, ha ő jön egy játékban. Ha te voltál, nyisd meg ezt a linket: { $link }
    Ha nem, nincs teendőd: enélkül nem jön több levél.

## A felügyelet oldala

admin-title = Felügyelet
admin-door = Ez az oldal azé, aki a szervert működteti. A token a beállítások között áll, <b>KALMAR_ADMIN_TOKEN</b> néven.
admin-token = Token
admin-sign-in = Belépés
admin-sign-out = Kilépés
admin-house = Ez a szerver
admin-version = Változat
admin-since = Indulása
admin-sockets = Nyitott oldal
admin-memory = Asztal a memóriában
admin-database = Adatbázis
admin-browsers = Eddig itt járt böngésző
admin-workers = Folyamatok
admin-worker = Folyamat
admin-this-one = ez válaszol
admin-people = Itt ül
admin-watchers = Nézi
admin-troubles = Legutóbbi hibák
admin-troubles-own = Csak azé a folyamaté, amely most válaszol; a többinek megvan a magáé.
admin-no-troubles = Indulás óta egy sem.
admin-incident = { $incident } számú eset
admin-at-table = { $table } asztal
admin-at-row = { $seq }. sor
admin-sizes = Méretek
admin-of-it = Az adatbázisban: napló { $journal }, pillanatkép { $snapshots }, csevegés { $chat }.
admin-game = Játék
admin-phase = Állapot
admin-tables = Asztalok
admin-rows = Sor
admin-size = Méret
admin-search = Cím, játékos vagy azonosító
admin-any-game = Minden játék
admin-any-phase = Minden állapot
admin-no-tables = Nincs ilyen asztal.
admin-n-rows = { $rows } sor
admin-n-pages = { $n } nyitott oldal
admin-pages = A lista oldalai
admin-newer = Újabbak
admin-older = Régebbiek
admin-from-to = { $from }–{ $to } / { $of }
phase-setup = Gyülekezik
phase-running = Folyik
phase-over = Véget ért
phase-closed = Lezárt
admin-id = Asztal
admin-laid = Megterítve
admin-touched = Utoljára használva
admin-broken = Sérült a naplója, ezért senki sem léphet. Az utolsó ép sor { AZ($seq) } { $seq }.
admin-lost = Az elejétől sérült a naplója. Már csak lezárni lehet.
admin-free = senki sem ül itt
admin-resigned = feladta, bot játszik
admin-bot = bot
admin-bot-in = bot ül a helyén
admin-here = itt van
admin-away = nincs itt
admin-grant = Bot a helyére
admin-newest = Legutóbbi sorok
admin-nobody = a szerver
admin-row-setup = Kezdődik a játék
admin-row-move = Lépés
admin-row-undo = Visszavonás
admin-row-vote = Szavazás
admin-row-seat = Gazdát cserél egy szék
admin-row-resign = Feladás
admin-row-close = Lezárás
admin-back = Vissza eddig
admin-look = Az oldala
admin-mend = Vissza az utolsó ép sorig
admin-close = Asztal lezárása
admin-ask-close = Lezárod ezt az asztalt?
admin-ask-close-why = A játék úgy ér véget, ahogy most áll, és nem folytatható. Mindenki látja, ki zárta le.
admin-do-close = Lezárom
admin-ask-rollback = Vissza { $seq ->
    [0] a játék elejéig
   *[other] { AZ($seq) } { $seq }. sorig
  }?
admin-ask-rollback-why = Amit azóta léptek, visszavonódik, és amit senki sem ismer, azt a ház újraosztja. Semmi sem törlődik.
admin-do-rollback = Visszaveszem
admin-ask-bot = Bot { $name } székére?
admin-ask-bot-why = Azonnal játszik tovább. Akié a szék, bármikor visszaülhet.
admin-do-bot = Jöjjön a bot
admin-done = Kész.
admin-done-row = Kész: { $seq }. sor.

## Névjegy

about-head = Egy jó asztal, bárhol vannak a barátaid
about-lead = A Kalmár olyan ház, ahol barátok társasjátékokban kereskednek és utaznak, telefonon vagy nagy képernyőn, minden szabályt betartva.
about-rules = A ház tudja a szabályokat, és amit tiltanak, azt egy mondatban megmondja, miért nem lehet. Amit most megtehetsz, az világít. Minden játék teljes szabálya ott van a tábla mellett.
    .title = Tudja a szabályokat
about-chance = Mielőtt az első lap kézbe kerül, a keverés titka pecsét alá kerül, amelyet mindenki lát, és minden böngésző hozzátesz egy csipet szerencsét. A játék végén a pecsét feltörik, és a saját böngésződ ellenőriz minden húzást.
    .title = A keverés ellenőrizhető
about-absent = Senkit sem büntetünk, aki eltűnik. Óra nélküli asztalnál az ott ülők bármikor megegyezhetnek, hogy bot üljön a helyére, vagy lezárják a játékot. Ha van tempó, az óra akkor jár, amikor rád várnak; a botoknak nincs órájuk, a visszavonás nem ad vissza időt, és a ház leállása alatt is telik. Akinek lejárt az ideje, még léphet, de a többiek szavazhatnak, és az ő szavára nem várnak: újabb időt adnak neki (egy kör idejét, élő asztalnál az egész negyedét), botot ültetnek a helyére, vagy lezárják a játékot. Amíg tart az idő, senki sem veszti el a székét; csak élő asztalnál lehet botot kérni annak a helyére, aki nincs itt. A székedet a bottól bármikor visszaveheted.
    .title = Ha valaki eltűnik
about-private = Nincs regisztráció, e-mail-cím, nyomkövetés, és semmi sem jön más kiszolgálóról. A székedet egyetlen süti őrzi a böngésződben; amit a többiek nem láthatnak, az el sem hagyja a házat.
    .title = Egy nevet kér, semmi mást
about-home = A Kalmár a saját kis gépeden is elfut, egyetlen fájlból. Az asztal addig vár, ameddig akarod, túléli az újraindítást, és az egész játék jegyzőkönyve elvihető.
    .title = Lehet a saját házad
credits-head = Köszönet
credit-icons = Áruk, tevék, hajók és figurák: Lorc, Delapouite, Skoll és mások, <out>e licenc szerint</out>, összegyűjtve és színezve.
credit-lucide = A felület ikonjai.
credit-alegreya = A betűtípusok: Juan Pablo del Peral, Huerta Tipográfica.

## Frissítés után, és a ház saját adataival

own-data = A ház saját játékelemei
rules-kept = Ez az asztal azokkal a szabályokkal játszik tovább, amelyekkel elkezdte ({ $version }. változat)
hold-checking = Épp ellenőrizzük ezt az asztalt
hold-checking-why = A ház frissült, és az új szabályok szerint végigmegy az eddigi lépéseken. Senkinek sincs dolga vele.
hold-checking-else = Egy pillanat, és az oldal magától megy tovább.
hold-unfit = Az új szabályok nem illenek erre a játékra
hold-unfit-why = A ház frissült, és a napló utolsó { $rows } sorát most már másképp ítélné meg. A játékot úgy látjátok, ahogy előtte állt; semmi sem veszett el belőle.
hold-unfit-else = Ha mindenki beleegyezik, visszatérhettek ide és folytathatjátok; elmenthetitek a jegyzőkönyvet, vagy együtt lezárhatjátok a játékot.
hold-unfit-all-why = A ház frissült, és ezt a játékot most már az elejétől fogva másképp ítélné meg. Semmi sem veszett el belőle.
hold-unfit-all-else = A menüből elmenthetitek a jegyzőkönyvet, vagy együtt lezárhatjátok a játékot.
hold-back = Térjünk vissza ide
hold-unreadable = Ez a játék nem olvasható végig
hold-unreadable-why = Megsérült a naplója, vagy a ház egy újabb változata játszotta. Addig látjátok, ameddig olvasható.
hold-blank-why = Megsérült a naplója, vagy a ház egy újabb változata játszotta. A táblát nem lehet megmutatni; semmit sem töröltünk.
hold-unreadable-else = Szóljatok annak, aki a házat üzemelteti. A menüből elmenthetitek a jegyzőkönyvet, vagy együtt lezárhatjátok a játékot.
