### Felinia: every text of the screen; browser and server read the same file.
### $you: yes where the reader did it.

title = Felinia
blurb = Bid for goods in the markets of Katzburg, put your merchants on the ships that ask for them, and found trading posts in the five kingdoms of the cats. Most wealth wins.

## What the lobby asks

option-rules = Game
option-rules-basic = Basic
    .help = Tiles lie face down and are turned up on journeys. Best with three or four.
option-rules-advanced = Advanced
    .help = The other side of the island: food for longer journeys, mysterious places, special tiles. All tiles lie face up.
option-preview_next_ship = The next ship
option-preview_next_ship-off = hidden
    .help = Nobody knows which ship comes into port next.
option-preview_next_ship-on = shown
    .help = Expert variant: the ship that comes next lies face up.
colour-blue = blue
colour-red = red
colour-green = green
colour-yellow = yellow
margin = { $n ->
    [one] by { $n } point
   *[other] by { $n } points
  }
unit = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
level-sensible = plays with sense

## Names

good-letter = { $good ->
    [glassware] G
    [clocks] C
    [wines] W
    [books] B
    [clothes] L
   *[other] ?
  }
animal-letter = { $type ->
    [cheetah] C
    [lion] L
    [tiger] T
    [panther] P
    [lynx] X
   *[other] ?
  }
colour-letter = { $pigment ->
    [blue] B
    [red] R
    [green] G
   *[saffron] Y
  }
good-one = { $good ->
    [glassware] a piece of glassware
    [clocks] a clock
    [wines] a wine
    [books] a book
    [clothes] a piece of clothing
   *[other] one of { $name }
  }
goods-counted = { $n ->
    [one] { $n } { $good ->
        [glassware] glassware
        [clocks] clock
        [wines] wine
        [books] book
        [clothes] piece of clothing
       *[other] { $name }
      }
   *[other] { $n } { $good ->
        [glassware] glassware
        [clocks] clocks
        [wines] wines
        [books] books
        [clothes] clothes
       *[other] { $name }
      }
  }
goods-number = { $n ->
    [one] { $n } good
   *[other] { $n } goods
  }
symbol = { $n ->
    [one] { $n } { $symbol ->
        [coin] coin
        [gold] gold
        [spice] spice
        [food] food
        [goods] good from the bag
       *[mystery] mysterious place
      }
   *[other] { $n } { $symbol ->
        [coin] coins
        [gold] gold
        [spice] spices
        [food] food
        [goods] goods from the bag
       *[mystery] mysterious places
      }
  }
spot = { $at ->
    [guild] { $case ->
        [on] in the guild
        [from] in the guild
        [title] The guild
       *[name] the guild
      }
    [board] { $case ->
        [on] in your bank
        [from] in your bank
        [title] Your bank
       *[name] your bank
      }
   *[market] { $case ->
        [on] on market { $n }
        [from] at market { $n }
        [title] Market { $n }
       *[name] market { $n }
      }
  }
nothing = nothing
special-points_per_food = each food is worth { $value } points at the end
special-points_per_spice = at the end { $value ->
    [one] each spice is worth a point
   *[other] each spice is worth { $value } points
  }, not each pair
special-lone_merchant_value = each merchant who stands alone is worth { $value } points
special-extra_points_per_mystery_card = each mystery card is worth { $value } more
special-extra_on_symbol = { $symbol ->
    [food] { $value } more food
    [gold] { $value } more gold
   *[coin] { $value } more coin
  } whenever your merchant enters a province with that symbol, and { $on_acquire } at once
special-gain_then_remove = at once { $food } food, { $gold } gold, { $coin } coin and { $goods_from_bag } good from the bag; then the tile is gone
bonus-text = { $kind ->
    [extra_tile] counts as one more { $type } tile
   *[plus_one] 1 more point for each of your { $type } tiles
  }
province = { $country }, { $state ->
    [port] port
    [crossroads] crossroads with { $what }
    [merchant] trading post of { $who }
    [hidden] trading post, tile face down
    [tile] trading post, tile: { $what }
   *[empty] empty trading post
  }

## Top of the table

head-round = Round <b>{ $n }</b>
phases = The phases of a round
phase = { $phase ->
    [bidding] Bidding{ $n ->
        [0] {""}
       *[other] {" "}<b>{ $n }</b> of { $of }
      }
    [trading] Trading
    [exploration] Exploration
   *[storage] Storage
  }
ending = { $by ->
    [merchants] Last merchant aboard: all ships sail, then scoring
   *[ships] No more ships: the last ones sail, then scoring
  }
tabs = Parts of the board
tab-katzburg = Katzburg
tab-island = Island

## Katzburg

katzburg = Katzburg
bag = In the bag: { $what }
guild = Merchants’ Guild
guild-words = { $rules ->
    [advanced] Swap a good and gain a spice or a food, or take a bonus tile:
   *[basic] Swap a good and gain a spice, or take a bonus tile:
  }
bonus-pile = Bonus tiles of the guild
bonus-price = a gold and a spice each
bonus-none = All bonus tiles are taken.
swap-give = Give
swap-take = Take
swap-gain = What comes with the swap
swap-label = { $part ->
    [give] Give { $good }
   *[take] Take { $good }
  }
stack-label = Bid tokens, the top one first
token-label = { $name }, price { $n }
stall-done = done
completes = A good here is all you lack for the ship of { $ships }
completes-short = a good for this ship is here
slot-label = Bid on { $spot }: you would pay { $n }
slot-pays = pay <b>{ $n }</b>
buy-label = Buy { $good }
closed = Market { $n } is closed
bank = Your bank
bank-label = Your bank: { $n ->
    [one] { $n } coin at once
   *[other] { $n } coins at once
  }
tokens-left = tokens left <b>{ $n }</b>

## The harbour

harbour = Harbour
harbour-empty = No ship lies in port.
deck-short = { $n } to come
deck = { $n ->
    [0] No more ships will come
    [one] { $n } more ship will come
   *[other] { $n } more ships will come
  }{ $back ->
    [blue] ; the last five of all go to a kingdom each
    [grey] {""}
   *[none] {""}
  }
deck-next = Next into port: the { $hour } to { $country } for { $price }
next = next
leaves-next = next to leave
landing-now = landed
ship-landing = its merchants go ashore
ship-state = { $state ->
    [full] all places taken
    [watching] { $n ->
        [one] { $n } place free
       *[other] { $n } places free
      }
    [now] { $price ->
        [0] you can board now
       *[other] board now, { $coins } coins left
      }
    [ready] you have all it asks for
   *[missing] you lack { $what }
  }
ship-label = { $hour } to { $country }, asks for { $price }; { $n ->
    [0] no place free
    [one] { $n } place free
   *[other] { $n } places free
  }; { $state }{ $due ->
    [yes] ; next to leave
    [landing] ; landed
   *[no] {""}
  }

## The island

island = The island of Felinia
isle-whole = The whole island
isle-near = Closer to the island
kingdoms = The kingdoms and their tiles
kingdom-words = { $country } holds { $what }. Face down: { $hidden }; still to be taken: { $open }
hidden-left = { $n ->
    [0] none hidden
   *[other] { $n } hidden
  }
open-left = { $n ->
    [0] none left
   *[other] { $n } left
  }
province-open = { $kind ->
    [reveal] Turn up
   *[move] Step { $n } to
  }: { $words }
group-label = { $name }: { $n } merchants together, { $each } points each
traveller = { $name } on the way in { $country }
mystery-title = Mysterious places
mystery-yours = Keep one of these cards, or none
mystery-others = { $n ->
    [one] { $name } looks at { $n } card
   *[other] { $name } looks at { $n } cards
  }
mystery-costs = costs { $good }
mystery-free = costs nothing

## Your own things

own-label = Your own things
points-words = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
coins-words = { $n } of at most { $most } coins{ $after ->
    [none] {""}
   *[other] , { $after } after this
  }
my-goods = { $mode ->
    [sell] Which to sell? { $n } each
    [keep] Which stay?
   *[none] Goods
  }
my-resource = { $what ->
    [gold] Gold, sells for { $n }
   *[spice] Spice, sells for { $n }
  }
my-food = Food
my-stock = At home
no-goods = no goods
stock-words = { $n ->
    [one] { $n } merchant at home
   *[other] { $n } merchants at home
  }
holding-label = { $mode ->
    [sell] Sell of { $what }
    [keep] Keep of { $what }
    [give] Give from { $what }
   *[none] { $what }, touch to sell
  }{ $n ->
    [0] {""}
   *[other] : { $n } chosen
  }
one-less = One less
sell = Sell
sell-help = Goods, spice and gold can be sold at any time. Room for { $room } more coins
collected = Collected
supply = In the supply
collected-none = Trade tiles and cards come here; only you see them.
set-words = { $n } × { $type }, { $each } points each
each = { $n } each
score-words = { $n } coins
start-player = start player
fact-tiles = { $n ->
    [one] { $n } trade tile
   *[other] { $n } trade tiles
  }
fact-bonus = { $n ->
    [one] { $n } bonus tile
   *[other] { $n } bonus tiles
  }
fact-mystery = { $n ->
    [one] { $n } mystery card
   *[other] { $n } mystery cards
  }
fact-groups = groups: { $sizes }
fact-bank = bank: { $spaces }

## The bar

bar-over = The game is over.
bar-waiting = { $what ->
    [bidding] <b>{ $name }</b> places a bid token.
    [trading] <b>{ $name }</b> trades { $spot }.
    [boarding] <b>{ $name }</b> has made a deal and may board ships.
    [exploration] <b>{ $name }</b> is travelling on the island.
    [mystery] <b>{ $name }</b> looks at mysterious places.
   *[storage] Still choosing which goods to keep: <b>{ $name }</b>.
  }
bar-short = That costs <b>{ $price }</b>, you have { $coins }: { $missing } missing. Sell something for it?
bar-bid = Bid token <b>{ $n }</b> of { $of }: put it on a market, in the guild, or in your bank.
bar-bid-at = <b>{ $spot }</b>: you would pay { $price ->
    [one] { $price } coin
   *[other] { $price } coins
  }{ $enough ->
    [yes] {""}
   *[no] {" "}(you have { $coins } now)
  }. { $before ->
    [0] Nobody is before you so far; whoever comes on top chooses first.
   *[other] You would choose before { $before ->
        [one] the token below
       *[other] the { $before } tokens below
      }, unless somebody comes on top.
  }
bar-bank = Your bank pays <b>{ $gained }</b> at once: you then have { $coins }.
bar-buy = <b>{ $spot }</b>, your token is on top: a good for <b>{ $price ->
    [one] { $price } coin
   *[other] { $price } coins
  }</b>, or pass. { $enough ->
    [yes] You have { $coins }.
   *[no] You have { $coins }: sell something first.
  }
bar-buy-good = Buy <b>{ $good }</b> for { $price }: you then have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  } and may board ships.
bar-guild = The guild, for <b>{ $price ->
    [one] { $price } coin
   *[other] { $price } coins
  }</b>: swap a good, take a bonus tile, or pass. { $enough ->
    [yes] You have { $coins }.
   *[no] You have { $coins }: sell something first.
  }
bar-bonus = <b>{ $tile }</b>: { $what }. Costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
  }, a gold and a spice.
bar-swap = Give <b>{ $give ->
    [none] which good?
   *[other] { $give }
  }</b>, take <b>{ $take ->
    [none] which?
   *[other] { $take }
  }</b>, { $gain ->
    [none] and gain nothing: the supply is out.
   *[other] and gain { $gain }.
  }
bar-board = Your deal is made. { $n ->
    [0] You can board no ship just now, but after selling something perhaps.
    [one] You can board a ship: touch it.
   *[other] You can board { $n } ships: touch one.
  }
bar-board-ship = The <b>{ $hour }</b> to { $country }: give { $goods }{ $price ->
    [0] .
   *[other] {" "}and pay { $price }; you then have { $coins }.
  }
bar-reveals = { $country }: turn up { $n ->
    [one] <b>one tile</b>
   *[other] <b>up to { $n } tiles</b>
  }, or go on with step { $step }; going on gives that up.
bar-steps = { $country }, step <b>{ $step }</b>: { $n ->
    [0] no way leads on.
    [one] one way is lit.
   *[other] { $n } ways are lit.
  }{ $last ->
    [food] {" "}Each further step costs a food.
   *[no] {""}
  }
bar-reveal = Turn this tile up for all to see? { $n ->
    [0] It is the last one.
   *[other] One more is left after it.
  }
bar-step = Step <b>{ $step }</b>{ $food ->
    [yes] {" "}for a food
   *[no] {""}
  }: { $how ->
    [post] found a post and take the tile <b>{ $what }</b>{ $group ->
        [1] .
       *[other] ; your group there has { $group } merchants.
      }
    [special] found a post and take <b>{ $what }</b>{ $group ->
        [1] .
       *[other] ; your group there has { $group } merchants.
      }
    [gives] you find <b>{ $what }</b>.
   *[walks] go on.
  }{ $reveals ->
    [0] {""}
   *[other] {" "}You will turn up no more tiles.
  }
bar-mystery = For your eyes only: keep a card that you can pay for, or none.
bar-keep = Keep <b>{ $card }</b>{ $good ->
    [none] ? It costs nothing.
   *[other] {" "}and put { $good } back into the bag?
  }
bar-store = Touch what stays: { $free } for nothing{ $more ->
    [no] {""}
   *[yes] , { $most } for { $fee } coins
  }. <b>{ $n }</b> of { $held } chosen; { $sold ->
    [0] nothing is sold.
   *[other] { $sold } are sold, you then have { $coins } coins.
  }{ $others ->
    [0] {""}
   *[other] {" "}All choose at once.
  }
bar-sale = Touch what to sell: goods { $goods }, spice { $spice }, gold { $gold } a piece.
bar-sale-of = Sell <b>{ $what }</b>: you then have { $coins }{ $lost ->
    [0] .
    [one] ; { $lost } coin is lost, your purse is full.
   *[other] ; { $lost } coins are lost, your purse is full.
  }
turn-boarding = Board ships
turn-journey = Your journey
turn-mystery = Mysterious places
turn-storage = Storage
turn-sale = Sell
action-back = Put back
action-sell-for = Sell something
action-sell-leave = Sell nothing
action-sell = Sell
action-place = Place { $spot }
detail-pay = pay { $coins }
action-buy = Buy { $good }
action-pass = Pass
action-bonus = Take the bonus tile
action-swap = Swap
action-board_ship = Board the { $hour }
action-end_boarding = Board no more
action-reveal = Turn it up
action-move = { $how ->
    [post] Found a post
   *[step] Step { $step }
  }
action-stop = Go home
action-keep_mystery = Keep it
action-keep-none = Keep none
action-store = { $n ->
    [0] Keep nothing
    [one] Keep this one
   *[other] Keep these { $n }
  }

## What cannot be done

refusal-game_over = The game is over.
refusal-wrong_phase = That is not for now: { $phase ->
    [bidding] bid tokens are being placed.
    [trading] markets and guild are being resolved.
    [exploration] merchants are travelling.
    [storage] goods are being stored.
    [boarding] your deal is made, and you may board ships.
    [market] your token lies on a market: buy a good or pass.
    [guild] your token lies in the guild: swap, take a bonus tile or pass.
    [mystery] the mystery cards come first: keep one or none.
    [journey] your merchant is on his way: reveal, step or go home.
    [stored] your goods are stored already.
   *[over] the game is over.
  }
refusal-not_your_turn = It is not your turn. Selling you may at any time.
refusal-basic_only = In the advanced game all tiles lie face up; nothing is turned up on journeys.
refusal-advanced_only = Food belongs to the advanced game. In this one a swap brings a spice.
refusal-closed_market = That market stays closed with so few players. Bid on an open one.
refusal-unknown_spot = There is no such place for a bid token.
refusal-no_such_good = That market has no such good (any more).
refusal-cannot_pay = That costs { $price }, and you have { $coins }: { $missing } missing. Sell something for it, if you can.
refusal-same_kind = A swap needs two different kinds of goods.
refusal-not_in_bag = There is none of that kind in the bag. Choose another one.
refusal-no_bonus_left = That bonus tile is gone.
refusal-missing_resource = A bonus tile costs a gold and a spice as well, and you lack one of them.
refusal-no_deal_yet = Ships are boarded after a deal: buy or swap something first.
refusal-ship_full = All places on that ship are taken.
refusal-no_such_ship = That ship is not in port (any more).
refusal-missing_goods = You do not have the goods for that. What is missing is shown with broken lines.
refusal-no_merchant = You have no merchant left at home.
refusal-no_reveals_left = You can turn up no more tiles: there are two for each merchant, before his second step.
refusal-not_face_down = There is no tile lying face down.
refusal-wrong_country = Tiles are turned up only in the kingdom where your merchant has landed.
refusal-no_road = No road leads there from where your merchant is.
refusal-already_visited = Your merchant has been there on this journey; no province is entered twice.
refusal-occupied = A merchant stands there. That province stays closed to all others.
refusal-face_down_tile = The tile there lies face down. Only where it lies face up can you go.
refusal-no_steps_left = Your merchant has made all his steps; each further one costs a food.
refusal-type_owned = You have such a place already, and no two alike may be kept.
refusal-missing_cost_good = To keep that card you would have to put { $good ->
    [glassware] a piece of glassware
    [clocks] a clock
    [wines] a wine
    [books] a book
    [clothes] a piece of clothing
   *[other] a certain good
  } back into the bag, and you have none.
refusal-not_offered = That card is not among those you may choose from.
refusal-too_many_goods = You can keep { $most } at most; { $named } would be too many.
refusal-not_sellable = Nothing to sell: only goods, spice and gold can be sold.
refusal-not_owned = You do not have so many of it.

## The log

log-you = you
log-who = { $you ->
    [yes] <b>You:</b>
   *[no] <b>{ $name }:</b>
  }
log-started = Everybody begins with { $n } coins and two goods
log-start = round { $n } begins; { $you ->
    [yes] <b>you</b> are
   *[no] <b>{ $name }</b> is
  } the start player
log-bid = put a token { $spot }, price { $price }
log-bank = took { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  } from the bank{ $lost ->
    [0] {""}
   *[other] {" "}(the purse is full, { $lost } lost)
  }
log-bought = bought { $good } { $spot } for { $price }
log-swapped = swapped { $give } for { $take } in the guild for { $price }{ $gain ->
    [none] {""}
   *[other] {" "}and gained { $gain }
  }
log-bonus = took the bonus tile { $tile } for { $price }, a gold and a spice
log-passed = passed{ $automatic ->
    [yes] , since no deal was possible even after selling
   *[no] {""}
  }
log-boarded = boarded the { $hour } to { $country } for { $goods }{ $coins ->
    [0] {""}
    [one] {" "}and { $coins } coin
   *[other] {" "}and { $coins } coins
  }
log-sailed = the { $hour } sailed to { $country } with { $who }
log-sailed-empty = the { $hour } sailed empty and is gone
log-landed = landed in { $country }
log-revealed = turned up { $tile }
log-moved = { $food ->
    [0] stepped on
   *[other] stepped on for { $food } food
  }{ $gains ->
    [none] {""}
   *[other] {" "}and found { $gains }
  }{ $lost ->
    [none] {""}
   *[other] {" "}(in vain: { $lost })
  }
log-tile = founded a trading post and took { $tile }{ $gains ->
    [none] {""}
   *[other] , with { $gains }
  }{ $lost ->
    [none] {""}
   *[other] {" "}(in vain: { $lost })
  }
log-home = went home{ $automatic ->
    [yes] , since no way led on
   *[no] {""}
  }
log-offered = { $n ->
    [0] found no more mysterious places
    [one] looked at { $n } mystery card
   *[other] looked at { $n } mystery cards
  }
log-kept = { $n ->
    [0] kept no mystery card
   *[other] kept a mystery card{ $paid ->
        [none] {""}
       *[other] {" "}for { $paid }
      }
  }
log-sold = sold { $what } for { $n }{ $lost ->
    [0] {""}
   *[other] {" "}(the purse is full, { $lost } lost)
  }
log-stored = { $kept ->
    [none] kept no goods
   *[other] kept { $kept }
  }{ $sold ->
    [none] {""}
   *[other] , sold { $sold }
  }{ $paid ->
    [0] {""}
   *[other] , paid { $paid } for the fourth
  }
log-berth = the { $hour } to { $country } came into port
log-end = { $by ->
    [merchants] { $you ->
        [yes] <b>you</b> have put your last merchant
       *[no] <b>{ $name }</b> has put the last merchant
    } on a ship: after this trading phase all ships sail, and the game ends
   *[ships] <b>there are not enough ships for the harbour</b>: those with merchants sail once more, and the game ends
  }
log-over = { $n ->
    [one] { $you ->
        [yes] <b>{ $winners }</b> win
       *[no] <b>{ $winners }</b> wins
    }
   *[other] <b>{ $winners }</b> win together
  }

## The end

reason-merchants = All of a player’s merchants had gone aboard.
reason-ships = There were not enough ships for the harbour.
tiebreak-coins = Equal points; more coins decided.
end-tiles = What everybody collected
end-words = { $by ->
    [merchants] The last merchant of a family went aboard, and all ships sailed.
   *[ships] No more ships came into port.
  } { $count ->
    [one] { $winner } is the wealthiest of Katzburg with { $n } points.
   *[other] { $winner } share the victory with { $n } points each.
  }
group-words = { $n ->
    [one] a merchant by himself
   *[other] { $n } merchants together
  }
score-tiles = Trade tiles
score-plus = +1 bonus tiles
score-merchants = Merchants
score-gold = Gold
score-spice = Spice
score-goods = Goods
score-mystery = Mysterious places
score-food = Food
note-groups = groups of { $sizes }
note-goods = { $n ->
    [one] { $n } good
   *[other] { $n } goods
  }
note-mystery = { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }

## The guide through the first round

guide-bid = Everybody places { $tokens } tokens, one after the other. In a market your token may buy one good later. <b>The one on top goes first</b>: it chooses before the others, but pays one coin for every token in the stack. The lowest pays 1. What a place would cost you now is written beside it.
    .title = Your bid tokens
guide-bank = A token in your bank buys nothing. Instead it brings coins at once: { $gain } now, { $last } with the last token. You can have { $most } coins at most.
    .title = Or coins instead
guide-deal = Now the stacks are dealt with from the top. Your token lies on top here, so a deal costs <b>{ $price }</b>; you have { $coins }. Take one thing, or pass. Either way the next one in the stack pays a coin less.
    .title = Your deal
guide-ships = { $dealt ->
    [yes] You have made a deal, so now you may put merchants on ships, as many as you can pay for.
   *[no] After each deal you may put merchants on ships.
  } What each ship wants for a merchant stands beside it, and what you still lack is dashed. Full ships sail at the end of the round; if none is full, only the earliest.
    .title = The ships
guide-reveal = Your merchant has landed. You may turn up { $n ->
    [one] one more tile
   *[other] { $n } tiles
  } of this kingdom before he goes on. Wherever one lies that you can reach, he may go and take it.
    .title = Turn up tiles
guide-travel = { $left ->
    [0] Your merchant has no step left but for food.
    [one] Your merchant has one step left.
   *[other] Your merchant has { $left } steps left.
  } Lit are the provinces he can reach along a road. Crossroads give what they show; with a trade tile he takes the tile and stays. Without one he comes home, with all he has gathered.
    .title = The journey
guide-mystery = Only you see these cards. You may keep one if you can pay its price; it is worth points, and you need not show it before the end. The rest goes under the deck.
    .title = Mysterious places
guide-keep = You may keep { $free } goods, or one more for { $fee } coins. Touch those you want to keep; the rest is sold for 1 coin each.
    .title = What you keep
guide-island = { $rules ->
    [advanced] Here your merchants will travel. All tiles lie open.
   *[basic] Here your merchants will travel. The paws are tiles that nobody has seen yet.
  } Several tiles of one animal are worth more each, and so are merchants side by side.
    .title = The island
guide-sell = Short of coins? At any time, in the turns of others too, you may sell gold for { $gold }, spice for { $spice } and goods for { $goods }.
    .title = Selling
guide-place = Touch a market, the guild or your bank. You can change your mind until you press the button that appears in the bar below. It says what it brings or costs.
    .title = Place your token
