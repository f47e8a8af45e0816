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

## The map

map-title = The Silk Road
map-subtitle = Venezia to Beijing, 1271
map-label = Map of the Silk Road
region-tartary = Tartary
region-cathay = Cathay
region-india = India
region-arabia = Arabia
region-sea = Indian Sea
lenses = How the map is seen
lens-faint = See through the figures
lens-figure = Back to my figure
lens-near = Closer
lens-whole = The whole map
place-label = { $name }. { $goal ->
    [yes] One of your goals.
   *[no] {""}
  } { $lit ->
    [yes] Can be chosen.
   *[no] {""}
  } { $posts ->
    [none] {""}
   *[other] Posts: { $posts }.
  } { $told }
place-kind = { $kind ->
    [start] Here the journey begins. No posts are placed here.
    [oasis] An oasis: a stop on the way, nothing is placed here.
    [small] A small city: a post brings its bonus now and in every later round.
    [large] A large city: a post opens its city card.
   *[beijing] A post here stands on the best free space. With it, goods count at the end.
  }
place-posts = Posts of { $who }.
card-label = City card in { $city }. { $told } { $state ->
    [used] Used in this round.
    [own] You have a post there.
   *[far] It needs a post there.
  }
card-rule = It takes one die and a post in the city, and can be used once a round.
contract-title = Contract
told-close = Put away

## Action spaces

space-money_bag = Money bag
space-take5 = Take 5
space-bazaar = Grand Bazaar
space-bazaar_camel = Bazaar: camels
space-bazaar_pepper = Bazaar: pepper
space-bazaar_silk = Bazaar: silk
space-bazaar_gold = Bazaar: gold
space-khan = Khan’s favour
space-contracts = Contracts
space-travel = Travel
space-city_card = City card
tab-bazaar = Bazaar
tab-khan = Khan
tab-contracts = Contracts
tab-travel = Travel
tab-coins = Coins
tabs-label = Action spaces
help-money_bag = One die, whatever it shows: { $gain }. No main action, no fee, as often as you like.
help-take5 = One die, whatever it shows: { $gain }.
help-bazaar = Your lowest die says how far to the right you may go. Gold takes three dice, silk two, the others one.
help-khan = One die that is not lower than the last one there. No fee.
help-contracts = One die; take one or two contracts from slots up to its value.
help-travel = Two dice; the lower one says how many steps you may go. Pay coins for the steps, and what the roads cost.
laid = { $n ->
    [0] no dice there
    [one] occupied once
   *[other] occupied { $n } times
  }
fee = fee { $n }
dice-missing = { $n ->
    [one] + 1 die
   *[other] + { $n } dice
  }
simple-label = { $name }: { $gain }{ $fee ->
    [0] {""}
   *[other] , fee { $fee }
  }
bazaar-label = { $good }, { $n ->
    [one] 1 die
   *[other] { $n } dice
  }
cell-label = Row { $row }: { $gain }{ $fee ->
    [0] {""}
   *[other] , fee { $fee }
  }
khan-label = Khan’s favour: { $gain }; a { $n } or more, { $free ->
    [one] 1 slot free
   *[other] { $free } slots free
  }
contracts-note = up to two, slots up to your die
piles-label = { $special ->
    [one] 1 contract
   *[other] { $special } contracts
  } in the special pile, { $piles ->
    [one] 1 pile
   *[other] { $piles } piles
  } for later rounds
offer-label = Slot { $slot }. { $told }{ $extra ->
    [0] {""}
    [one] {" "}Also 1 coin or camel.
   *[other] {" "}Also { $extra } coins or camels.
  }
slot-extra = { $n ->
    [one] Also 1 coin or 1 camel
   *[other] Also { $n } coins or { $n } camels
  }
step-label = { $n ->
    [one] 1 step: { $price } coins
   *[other] { $n } steps: { $price } coins
  }

## The top bar and the seats

round-of = Round <b>{ $n }</b> of { $of }
black-left = { $n ->
    [one] 1 black die left
   *[other] { $n } black dice left
  }
special-left = { $n ->
    [one] 1 contract in the special pile
   *[other] { $n } contracts in the special pile
  }
hourglass = Has the hourglass: begins the next round
posts-count = { $n ->
    [one] 1 post placed
   *[other] { $n } posts placed
  }, { $left } left
posts-placed = { $n ->
    [one] 1 post
   *[other] { $n } posts
  }
completed-count = { $n ->
    [one] 1 completed
   *[other] { $n } completed
  }
chooses-any_good = chooses goods
chooses-two_different_goods = chooses two goods
chooses-other_city_bonus = chooses a city bonus
chooses-own_city_bonus = chooses city bonuses
chooses-make_room = makes room for a contract
chooses-move = makes a bonus move
chooses-relocate_post = moves a post
chooses-compensation = takes compensation

## One’s own area

dice-label = { $n ->
    [0] No dice left
    [one] 1 die left
   *[other] { $n } dice left
  }
dice-none = No dice left in this round.
tools-label = Bonus actions with dice
tool-reroll = Reroll
tool-less = One lower
tool-more = One higher
tool-black = Black die
tool-label = { $name }: { $n ->
    [one] 1 camel
   *[other] { $n } camels
  }
stock-label = Your storage
posts-title = Posts
posts-help = Points for posts placed: { $list }
posts-milestone = the { $n }th { $vp } VP
own-contracts = Contracts
contract-place = free place
contract-missing = missing
contract-complete = Complete
active-label = { $told } { $missing ->
    [none] { $ready ->
        [yes] Complete it now.
       *[no] You have all it takes.
      }
   *[other] Missing: { $missing }.
  }
pocket-contracts = { $n ->
    [0] Contracts
    [one] Contracts: 1 can be completed
   *[other] Contracts: { $n } can be completed
  }
pocket-goals = Goals, posts and character
own-goals = Goals
secret = secret

## What the bar says

turn-character = Your character
bar-character = Choose who you are to be.
turn-goals = Your goals
bar-goals = Keep { $n } of the goal cards. { $others ->
    [none] {""}
   *[other] Also choosing: { $others }.
  }
turn-decision = Your choice
bar-decision = { $source ->
    [none] {""}
   *[other] <b>{ $source }:</b>
  } { $what }{ $others ->
    [none] {""}
   *[other] {" "}Also choosing: { $others }.
  }
bar-turn = { $state ->
    [done] Your main action is done. Bonus actions are still possible.
    [empty] You have no dice left.
    [picked] Picked: <b>{ $dice }</b>. { $n ->
        [one] Choose a glowing space, or add dice.
       *[other] Choose a glowing space.
      }
   *[open] Pick dice, then the space they go to.
  }
bar-turn-short = { $state ->
    [done] Bonus actions, or end your turn.
    [empty] You have no dice left.
    [picked] <b>{ $dice }</b>: choose where to.
   *[open] Pick dice, then a space.
  }
bar-placing = <b>{ $space }:</b> { $what ->
    [dice] { $missing ->
        [one] pick 1 die.
       *[other] pick { $missing } dice.
      }
    [ready] { $most ->
        [0] ready.
       *[other] { $steps } of { $most } steps, { $coin ->
            [one] { $coin } coin
           *[other] { $coin } coins
          } and { $camel ->
            [one] { $camel } camel
           *[other] { $camel } camels
          } left after it.
      }
    [rest] something is still to be chosen, over the map.
    [values] set the value of each die.
    [way] touch the next place on the map.
    [contracts] choose one or two contracts.
    [khan] choose a good.
   *[other] choose how you use it.
  } { $fee ->
    [0] {""}
   *[other] The fee is { $fee }.
  }
action-pick = Choose
action-keep = Keep these
action-decline = Stay here
action-move = Move
action-any_good = Take
action-two_different_goods = Take
action-other_city_bonus = Take the bonus
action-own_city_bonus = Take
action-make_room = Do so
action-relocate_post = Move the post
action-compensation = Take
action-put-back = Put back
action-back = Back
action-end = End turn
action-figure = Other figure{ $place ->
    [none] {""}
   *[other] {" "}({ $place })
  }
action-city_card = Use the card
action-bazaar = Buy
action-money_bag = Into the bag
action-take5 = Take coins
action-khan = Ask the Khan
action-contracts = Take
action-travel = Travel
end-title = End your turn?
end-text = { $n ->
    [one] You could still complete a contract.
   *[other] You could still complete { $n } contracts.
  }
end-no = Not yet

## What is asked

ask-character = Characters on offer
ask-goals = Keep { $n } goal cards
ask-any_good = { $n ->
    [one] Choose a good.
   *[other] Choose { $n } goods.
  }
ask-two_different_goods = Choose two different goods.
ask-other_city_bonus = Choose the small city whose bonus you copy.
ask-own_city_bonus = { $n ->
    [one] Choose one of your small cities: you get its bonus.
   *[other] Choose up to { $n } of your small cities: you get their bonuses.
  }
ask-relocate_post = No post is left. Which one moves to { $city }?
ask-make_room = Your contract places are full. What do you give up?
ask-compensation = { $n ->
    [one] Your roll was low: take a coin or a camel.
   *[other] Your roll was low: take { $n } coins or camels, in any mixture.
  }
ask-move = { $n ->
    [one] You may move 1 step; only roads cost something.
   *[other] You may move up to { $n } steps; only roads cost something.
  }
ask-values = Value of die { $n }
ask-extra = Slot { $slot }: coins or camels
ask-discard = { $n ->
    [one] Give up an old contract to make room
   *[other] Give up { $n } old contracts to make room
  }
ask-goods-card = Goods, one for each time
ask-times = How often?
ask-payments = Goods to pay, a pair for each step
ask-swaps = { $n ->
    [0] Which way first?
   *[other] { $n } so far. Once more?
  }
times = { $n }×
give-up = { $which ->
    [new] give up the new one
   *[old] give up
  }
source-contract = Contract
source-card = City card
source-outpost = Outpost bonus
source-compensation = Compensation
source-bonus = { $city ->
    [none] City bonus
   *[other] City bonus of { $city }
  }

## Why not

refusal-wrong_phase = That belongs to another part of the round.
refusal-not_your_turn = It is another player’s turn.
refusal-nothing_pending = There is nothing to be decided now.
refusal-pending_decision = Decide first what is open.
refusal-main_action_done = You get one main action a turn, and have had it.
refusal-must_act = As long as you have dice you must do a main action before your turn ends.
refusal-bad_choice = { $what ->
    [more] Something is still to be chosen.
   *[other] That cannot be chosen here.
  }
refusal-city_card_used = This city card has been used in this round.
refusal-no_trading_post = This city card needs a post of yours in the city.
refusal-no_effect = { $why ->
    [placed_posts] You have no posts that would count.
    [completed_contracts] You have not completed a contract that would count.
    [own_city_bonus] You have no post in a small city.
   *[directions] You could pay for neither direction.
  }
refusal-space_full = All { $slots } slots of the Khan are taken in this round.
refusal-die_not_available = This die is not yours to place.
refusal-wrong_dice_count = { $wanted ->
    [one] It takes exactly 1 die.
   *[other] It takes exactly { $wanted } dice.
  }
refusal-not_allowed_for_character = Your character cannot do that.
refusal-colour_already_used = Your colour lies there already: only black and white dice may join in this round.
refusal-khan_value_too_low = The Khan wants at least a { $needed } now.
refusal-row_too_high = Your lowest die reaches only row { $most }.
refusal-no_such_contract = No such contract lies on the board.
refusal-too_many_contracts = { $most ->
    [one] You may take only one contract.
   *[other] You may take at most { $most } contracts.
  }
refusal-slot_too_high = This contract lies on slot { $slot }, but your die shows { $most }.
refusal-bad_discard = Only old contracts are given up, and no more than needed.
refusal-no_room = { $wanted ->
    [one] You have no room: give up an old contract.
   *[other] You have no room: give up { $wanted } old contracts.
  }
refusal-not_your_contract = This contract is not one of yours.
refusal-too_many_times = { $most ->
    [one] It can be done only once.
   *[other] It can be done at most { $most } times.
  }
refusal-bad_path = No road leads there.
refusal-too_many_steps = { $most ->
    [one] You may go only one step.
   *[other] You may go at most { $most } steps.
  }
refusal-black_die_limit = You may buy one black die a turn.
refusal-no_black_dice = No black die is left in this round.
refusal-bad_adjust = A die stays between 1 and 6.
refusal-not_enough_coins = { $needed ->
    [one] It takes a coin, and you have none.
   *[other] It takes { $needed } coins, and you have { $have }.
  }
refusal-not_enough_camels = { $needed ->
    [one] It takes a camel, and you have none.
   *[other] It takes { $needed } camels, and you have { $have }.
  }
refusal-not_enough_goods = You do not have the goods for it.

## The log

log-who = { $you ->
    [yes] <b>You:</b>
   *[no] <b>{ $name }:</b>
  }
log-started = The journey begins; <b>{ $name }</b> goes first
log-given = <b>{ $name }</b> is { $character }
log-picked = became { $character }
log-goals = kept two goal cards
log-round = round { $n }, begun by <b>{ $name }</b>
log-bonus = { $other ->
    [yes] <b>{ $name }</b> got { $gain } for the new round
   *[no] got { $gain } for the new round
  }
log-gained = { $other ->
    [yes] <b>{ $name }</b> got { $gain }
   *[no] got { $gain }
  }
log-drawn = { $other ->
    [yes] <b>{ $name }</b> drew a contract ({ $contract })
   *[no] drew a contract ({ $contract })
  }
log-discarded = { $other ->
    [yes] <b>{ $name }</b> gave a contract up
   *[no] gave a contract up
  }
log-laid = { $n } new contracts were laid out
log-compensation = { $other ->
    [yes] <b>{ $name }</b> got { $gain } for a low roll
   *[no] got { $gain } for a low roll
  }
log-placed = laid { $dice } { $space ->
    [take5] on Take 5
    [bazaar] in the bazaar
    [khan] before the Khan
    [contracts] on the contracts
    [travel] on Travel
   *[card] on the city card of { $city }
  }{ $fee ->
    [0] {""}
   *[other] , fee { $fee }
  }
log-bag = { $n ->
    [one] put a die into the money bag
   *[other] put { $n } dice into the money bag
  }
log-took = { $n ->
    [one] took a contract
   *[other] took { $n } contracts
  }
log-travelled = travelled { $to } for { $cost ->
    [none] nothing
   *[other] { $cost }
  }
log-moved = { $other ->
    [yes] <b>{ $name }</b> went on { $to }
   *[no] went on { $to }
  }{ $cost ->
    [none] {""}
   *[other] {" "}for { $cost }
  }
log-stayed = { $lost ->
    [yes] could pay for no road
   *[no] stayed put
  }
log-post = { $other ->
    [yes] <b>{ $name }</b> placed a post { $city }
   *[no] placed a post { $city }
  }{ $from ->
    [none] {""}
   *[other] , taken { $from }
  }{ $beijing ->
    [0] {""}
   *[other] , worth { $beijing } VP at the end
  }{ $vp ->
    [0] {""}
   *[other] {" "}(+{ $vp } VP)
  }
log-outpost = was first there: { $gain }
log-card = { $n ->
    [one] once
   *[other] { $n } times
  }{ $paid ->
    [none] {""}
   *[other] , paying { $paid }
  }
log-completed = completed a contract with { $paid }
log-rerolled = rerolled { $from } into { $to }
log-adjusted = turned { $from } to { $to }
log-black = { $other ->
    [yes] <b>{ $name }</b> got a black die
   *[no] got a black die
  }{ $value ->
    [0] {""}
   *[other] {" "}({ $value })
  }{ $camels ->
    [0] {""}
   *[other] {" "}for { $camels } camels
  }
log-share = <b>{ $name }</b> ({ $character }) got { $gain }
log-round-ended = round { $n } is over
log-final = <b>{ $winner }</b> has { $n } VP at the end

## The end

end-label = Posts, contracts and goals
end-words = { $winner } comes home with { $n } VP.
score-contracts = Contracts
score-city_bonuses = City bonuses
score-city_cards = City cards
score-milestones = Number of posts
score-other_bonuses = Other bonuses
score-goal_cards = Goal cards
score-goal_cities = Goal cities
score-coins = Coins
score-beijing = Post in Beijing
score-goods = Goods, with Beijing
score-most_contracts = Most contracts
note-goals = { $n } reached
note-cities = { $n ->
    [one] 1 city
   *[other] { $n } cities
  }
note-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
  }
note-goods = { $n ->
    [one] 1 good
   *[other] { $n } goods
  }
note-contracts = { $n } completed
reason-last_round = The fifth round is over.
tiebreak-camels = The tie is broken by camels.

## The guide through the first turn

guide-pick = Everybody is somebody with a gift of their own, for the whole game. Choose from those that are left. The last in turn order chooses first.
    .title = Who you are
guide-keep = Keep { $n }. In the end a card pays its points if you have posts in both its cities; besides, every city on your cards pays. So look at the map first, where they lie and what the roads cost.
    .title = Your goal cards
guide-decide = { $kind ->
    [compensation] Your dice came to less than { $least }. For each point that is missing you get a coin or a camel: choose the mixture, and confirm it in the bar. Camels are never too many.
   *[other] A bonus of the new round leaves you a choice. Choose here, and confirm it in the bar. The others choose at the same time.
  }
    .title = { $kind ->
        [compensation] A low roll
       *[other] A bonus first
      }
guide-dice = { $rolls ->
    [no] You do not roll. Pick a die or more, choose a space, and give each the value you like.
   *[yes] With these { $n } dice you play this round. Pick one or more: everything lights up where they can go. In each turn you place some of them.
  }
    .title = Your dice
guide-spaces = Here you buy camels, pepper, silk and gold, ask the Khan for a favour, take contracts or coins, and travel. The <b>lowest die</b> says how much you may have. If dice lie there already, you first pay that many coins. One of these is your main action in each turn.
    .title = What dice can do
guide-contract = The upper half of a contract is its price in camels and goods; what you still lack is hollow. The lower half is what it brings. To complete it takes no die.
    .title = Your first contract
guide-map = With two dice and some coins your figure travels: one step costs { $one }, two cost { $two }. Where it stops you place a post. Small cities pay at once and in every round, large ones open their cards, Beijing counts in the end. What is printed on a road you pay besides.
    .title = The map
guide-aims = Only you see these. A card pays if you have posts in both its cities; besides, every city on them pays. Flags mark them on the map.
    .title = Where you want to go
guide-power = Your character is <b>{ $name }</b>. { $power }
    .title = What only you can do
guide-tools = { $rolls ->
    [no] For { $black } camels you buy a black die, for this round.
   *[yes] With camels you roll a die again ({ $reroll }), turn it by one ({ $adjust }), or buy a black one ({ $black }).
  } The money bag takes a die for { $coins } coins. All that you may do before and after your main action.
    .title = { $rolls ->
        [no] One more die
       *[yes] Better dice
      }
guide-end = The bar says what your plan comes to, until you confirm it. Then end your turn; the others follow, and it is your turn again as long as you have dice. There are { $rounds } rounds.
    .title = Do it
