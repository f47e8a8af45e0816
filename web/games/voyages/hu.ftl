### Marco Polo utazásai: a képernyő minden szövege; böngésző és kiszolgáló egyaránt ezt olvassa.
### $you: yes, ha az olvasó maga tette.

title = Marco Polo
blurb = Velencétől Pekingig a Selyemúton: rakd le okosan a kockáidat, kereskedj a bazárban, teljesíts szerződéseket, és nyiss kereskedőállomásokat messzi városokban. Mindenki más tehetséggel indul útnak.

## Amit az előcsarnok kérdez

option-random_city_bonuses = Városbónuszok elosztása
option-random_city_bonuses-off = Mind a maga városában
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

# Mennyivel nyert valaki, a címben: „3 ponttal”.
margin = { $n } ponttal

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
character-kubilai = Pekingből indul, állomással a { $vp } pontos mezőn.
    .short = Pekingből indul
character-johannes = Minden forduló elején kapsz { $start }. Mozgáskor bármelyik oázisból bármelyik másikba léphetsz; ennek a lépésnek nincs útiköltsége.
    .short = oázisról oázisra
character-wilhelm = { $posts } állomása van, és minden városban nyit egyet, amelyiken áthalad.
    .short = útközben is nyit
character-niccolo_marco = Két bábuval utazik, és egy út lépéseit eloszthatod köztük. Minden forduló elején kapsz { $start }.
    .short = két bábu
