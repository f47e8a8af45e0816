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
list-and = { $first } és { $last }

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
watch-help = senkinek a kezébe nem látnak
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
error-game_over = A játéknak vége, már nem lehet lépni.
error-table_closed = Ezt az asztalt lezárták.
error-seat_taken = Valaki gyorsabb volt, és már ott ül.
error-seat_open = Azon a széken még nem ül senki.
error-table_full = Ennél az asztalnál minden szék foglalt.
error-too_few_seats = Ehhez a játékhoz több ember kell, vagy egy bot.
error-bad_option = Így ezt a játékot nem lehet játszani.
error-bad_name = A név 1–24 jel lehet. Válassz másikat.
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
error-no_such_table = Nincs ilyen asztal, vagy zártkörű.
error-too_many = Ez sok volt ilyen rövid idő alatt. Várj egy kicsit.
error-too_large = Ez túl hosszú.
error-foreign_origin = Ez a kérés másik oldalról jött, ezért elutasítottuk.
error-unreadable = Ezt az asztalt a ház egy már nem olvasható változata terítette meg.
error-not_found = Ezen a címen nincs semmi.
error-bad_secret = Ez a link már megtette a dolgát.

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
    [0] Mind a { $taken } szék foglalt. Az osztás akkor jön, amikor a házigazda elindítja.
   *[other] { $taken ->
        [1] Még egyedül ülsz, { $free } szék szabad. Az osztás akkor jön, amikor a házigazda elindítja.
       *[other] { $taken } ember az asztalnál, { $free } szék szabad. Az osztás akkor jön, amikor a házigazda elindítja.
      }
  }
seats-title = Ki hol ül
seats-lead = A kör fentről lefelé halad.
seats-lead-host = A kör fentről lefelé halad. Húzd át a sorokat, a színre koppintva cserélheted.
seat-free = Szabad szék
seat-free-host = küldd el a linket, vagy ültess ide botot
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
send-bot-away = A bot felállítása
kick = { $name } felállítása
leave-table = Felállok az asztaltól
change-name = Névváltoztatás
more-free = Továbbiak: { $n }. szék
more-of = Továbbiak: { $name }
it-is-you = te
is-here = itt van
is-away = nincs itt
bot-line = bot: { $level }
level-plain = véletlenül játszik
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
setup-may-full = Mindenki itt van: indíthatod.
setup-wait-host = { $host } indítja a játékot.
setup-else = Ha nem csinálsz semmit, az asztal így marad, és vár.
setup-else-guest = A széked akkor is megmarad, ha becsukod az oldalt.
fill-with-bots = { $n ->
    [one] Egy bot az üres székre
   *[other] { $n } bot az üres székekre
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

## A pecsét

seal-whole = Az asztal pecsétje
seal-broken = A feltört pecsét
hash-all = Mind a { $n } jel
hash-less = Kevesebb

## Névjegy

about-head = Egy jó asztal, bárhol vannak a barátaid
about-lead = A Kalmár olyan ház, ahol barátok társasoznak kereskedésről és utazásról, telefonon és nagy képernyőn, minden szabályt betartva.
about-rules = A ház tudja a szabályokat, és amit tiltanak, azt egy mondatban megmondja, miért nem lehet. Amit most megtehetsz, az világít. Minden játék teljes szabálya ott van a tábla mellett.
    .title = Tudja a szabályokat
about-chance = Mielőtt az első lap kézbe kerül, a keverés titka pecsét alá kerül, amelyet mindenki lát, és minden böngésző hozzátesz egy csipet szerencsét. A játék végén a pecsét feltörik, és a saját böngésződ ellenőriz minden húzást.
    .title = A keverés ellenőrizhető
about-private = Nincs regisztráció, e-mail-cím, nyomkövetés, és semmi sem jön más kiszolgálóról. A székedet egyetlen süti őrzi a böngésződben; amit a többiek nem láthatnak, az el sem hagyja a házat.
    .title = Egy nevet kér, semmi mást
about-home = A Kalmár a saját kis gépeden is elfut, egyetlen fájlból. Az asztal addig vár, ameddig akarod, túléli az újraindítást, és az egész játék jegyzőkönyve elvihető.
    .title = Lehet a saját házad
credits-head = Köszönet
credit-icons = Áruk, tevék, hajók és figurák: Lorc, Delapouite, Skoll és mások, <out>e licenc szerint</out>, összegyűjtve és színezve.
credit-lucide = A felület ikonjai.
credit-alegreya = A betűtípusok: Juan Pablo del Peral, Huerta Tipográfica.
