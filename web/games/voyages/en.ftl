### The Voyages of Marco Polo: every text of the screen; browser and server both read this.
### $you: yes where the reader did it.

title = The Voyages of Marco Polo
blurb = From Venice to Beijing along the Silk Road: place your dice, trade in the bazaar, fulfil contracts, and set up trading posts in far cities. Everybody travels with a different gift.

## What the lobby asks

option-random_city_bonuses = City bonuses
option-random_city_bonuses-off = Each in its own city
    .help = As in the first game: the letters on tile and city match.
option-random_city_bonuses-on = Shuffled
    .help = The six tiles are dealt over the six small cities.
option-character_draft = Characters
option-character_draft-off = Given out
    .help = As in the first game: Rashid, Matteo, Berke and Mercator, in turn order.
option-character_draft-on = Chosen
    .help = One more than players lie open; the last in turn order chooses first.
option-goal_choice = Goal cards
option-goal_choice-off = Two are dealt
    .help = Everybody gets two and keeps them.
option-goal_choice-on = Two of four
    .help = Everybody gets four and secretly keeps two.
colour-blue = blue
colour-yellow = yellow
colour-green = green
colour-red = red
unit = { $n } VP

level-sensible = plays sensibly

# By how much somebody won, in the headline: “wins by 3 VP”.
margin = by { $n } VP

## Things and places

# So many of something; object: as what is gained or paid.
thing = { $what ->
    [coin] { $n ->
        [one] { $n } coin
       *[other] { $n } coins
      }
    [camel] { $n ->
        [one] { $n } camel
       *[other] { $n } camels
      }
    [pepper] { $n } pepper
    [silk] { $n } silk
    [gold] { $n } gold
    [vp] { $n } VP
    [any_good] { $n ->
        [one] 1 good of choice
       *[other] { $n } goods of choice
      }
    [two_different_goods] 2 different goods
    [contract] { $n ->
        [one] a contract from the special pile
       *[other] { $n } contracts from the special pile
      }
    [black_die] { $n ->
        [one] a black die
       *[other] { $n } black dice
      }
    [move] { $n ->
        [one] a bonus step
       *[other] { $n } bonus steps
      }
    [other_city_bonus] the bonus of another small city
    [own_city_bonus] { $n ->
        [one] the bonus of a small city where you have a post
       *[other] the bonuses of { $n } small cities where you have posts
      }
   *[other] { $n } { $what }
  }
kind = { $what ->
    [coin] coins
    [camel] camels
    [pepper] pepper
    [silk] silk
    [gold] gold
    [vp] victory points
   *[other] { $what }
  }
die-name = { $kind ->
    [black] { $value ->
        [0] black die
       *[other] black { $value }
      }
    [white] { $value ->
        [0] white die
       *[other] white { $value }
      }
   *[own] { $value ->
        [0] die
       *[other] { $value }
      }
  }
place-venezia = { $case ->
    [to] to Venezia
    [in] in Venezia
    [from] from Venezia
   *[name] Venezia
  }
place-oasis_a = { $case ->
    [to] to oasis A
    [in] in oasis A
    [from] from oasis A
   *[name] Oasis A
  }
place-moscow = { $case ->
    [to] to Moscow
    [in] in Moscow
    [from] from Moscow
   *[name] Moscow
  }
place-anxi = { $case ->
    [to] to Anxi
    [in] in Anxi
    [from] from Anxi
   *[name] Anxi
  }
place-karakorum = { $case ->
    [to] to Karakorum
    [in] in Karakorum
    [from] from Karakorum
   *[name] Karakorum
  }
place-oasis_b = { $case ->
    [to] to oasis B
    [in] in oasis B
    [from] from oasis B
   *[name] Oasis B
  }
place-oasis_c = { $case ->
    [to] to oasis C
    [in] in oasis C
    [from] from oasis C
   *[name] Oasis C
  }
place-oasis_d = { $case ->
    [to] to oasis D
    [in] in oasis D
    [from] from oasis D
   *[name] Oasis D
  }
place-beijing = { $case ->
    [to] to Beijing
    [in] in Beijing
    [from] from Beijing
   *[name] Beijing
  }
place-oasis_e = { $case ->
    [to] to oasis E
    [in] in oasis E
    [from] from oasis E
   *[name] Oasis E
  }
place-samarcanda = { $case ->
    [to] to Samarkand
    [in] in Samarkand
    [from] from Samarkand
   *[name] Samarkand
  }
place-oasis_f = { $case ->
    [to] to oasis F
    [in] in oasis F
    [from] from oasis F
   *[name] Oasis F
  }
place-kashgar = { $case ->
    [to] to Kashgar
    [in] in Kashgar
    [from] from Kashgar
   *[name] Kashgar
  }
place-lan_zhou = { $case ->
    [to] to Lan-Zhou
    [in] in Lan-Zhou
    [from] from Lan-Zhou
   *[name] Lan-Zhou
  }
place-xian = { $case ->
    [to] to Xian
    [in] in Xian
    [from] from Xian
   *[name] Xian
  }
place-oasis_j = { $case ->
    [to] to oasis J
    [in] in oasis J
    [from] from oasis J
   *[name] Oasis J
  }
place-alexandria = { $case ->
    [to] to Alexandria
    [in] in Alexandria
    [from] from Alexandria
   *[name] Alexandria
  }
place-oasis_g = { $case ->
    [to] to oasis G
    [in] in oasis G
    [from] from oasis G
   *[name] Oasis G
  }
place-ormuz = { $case ->
    [to] to Ormuz
    [in] in Ormuz
    [from] from Ormuz
   *[name] Ormuz
  }
place-karachi = { $case ->
    [to] to Karachi
    [in] in Karachi
    [from] from Karachi
   *[name] Karachi
  }
place-oasis_h = { $case ->
    [to] to oasis H
    [in] in oasis H
    [from] from oasis H
   *[name] Oasis H
  }
place-sumatra = { $case ->
    [to] to Sumatra
    [in] in Sumatra
    [from] from Sumatra
   *[name] Sumatra
  }
place-oasis_i = { $case ->
    [to] to oasis I
    [in] in oasis I
    [from] from oasis I
   *[name] Oasis I
  }
place-adana = { $case ->
    [to] to Adana
    [in] in Adana
    [from] from Adana
   *[name] Adana
  }
place-kochi = { $case ->
    [to] to Kochi
    [in] in Kochi
    [from] from Kochi
   *[name] Kochi
  }
place-other = { $case ->
    [to] to { $name }
    [in] in { $name }
    [from] from { $name }
   *[name] { $name }
  }

## What cards and tiles do

explain-contract = Contract: pay { $cost } and get { $reward }.
explain-per_pip = City card: for each pip of the die, get { $gain }.
explain-die_table = { $span ->
    [yes] with { $from } to { $to } get { $gain }
   *[no] with { $from } get { $gain }
  }
explain-per_owned = { $per ->
    [placed_posts] City card: for each post you have placed, get { $gain }; at most as many times as the die shows.
   *[completed_contracts] City card: for each contract you have completed, get { $gain }; at most as many times as the die shows.
  }
explain-exchange = City card: pay { $cost } and get { $gain }; up to as many times as the die shows.
explain-swap = { $mix ->
    [yes] City card: { $ways }; up to as many times as the die shows, each time in either direction.
   *[no] City card: { $ways }; up to as many times as the die shows, always in the same direction.
  }
explain-bonus = Small city: place a post here and get { $gain } now and at the start of every round.
explain-outpost = The first to place a post here gets { $gain }.
explain-goal = { $vp } VP if you have posts both { $a } and { $b }. Each goal city counts by itself, too.
character-rashid = Does not roll. Whenever you place dice, set each to any value you like.
    .short = sets his dice
character-matteo = Owns the white die, a sixth one. At the start of each round you draw the top contract of the special pile.
    .short = white die, contracts
character-berke = Never pays the fee for occupied spaces.
    .short = pays no fees
character-mercator = Whenever another player uses the bazaar, you get { $n } of what is sold there. { $khan ->
    [0] {""}
   *[other] For another’s Khan’s favour you get { $khan } camel.
  } { $coins ->
    [0] {""}
   *[other] When the other takes 5 coins, you get { $coins } coins.
  }
    .short = shares the bazaar
character-kubilai = Begins in Beijing, with a post on the space for { $vp } VP.
    .short = begins in Beijing
character-johannes = At the start of each round you get { $start }. When moving you may step from any oasis to any other; this step has no road cost.
    .short = oasis jumps
character-wilhelm = Has { $posts } posts, and also places one in every city he passes through.
    .short = posts on the way
character-niccolo_marco = Travels with two figures and may split the steps of a journey between them. At the start of each round you get { $start }.
    .short = two figures
