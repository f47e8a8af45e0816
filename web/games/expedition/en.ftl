### Marco Polo Expedition: all texts of its screen, read by browser and server.
### $who-texts have $you: yes where the reader is the one who acted.

title = Marco Polo Expedition
blurb = Five merchants on one road, from the port of Hormus to the court of the khan. Step past the others for free, pay for the next empty place with the right cards, and be well placed when gold is shared out. As far as we know it can be played online nowhere else.

## What the lobby asks for

option-variant = Two figures each
option-variant-base = One figure moves in a turn
option-variant-both_figures = Both figures may move in a turn
colour-red = red
colour-blue = blue
colour-green = green
colour-orange = orange
colour-white = white
unit = { $n ->
    [one] { $n } gold piece
   *[other] { $n } gold pieces
  }

# By how much somebody won, in the headline.
margin = { $n ->
    [one] by one gold piece
   *[other] by { $n } gold pieces
  }

## Spaces of the road

space-29 = { $case ->
    [to] to the Great Wall Gate
    [from] from the Great Wall Gate
    [at] at the Great Wall Gate
   *[name] Great Wall Gate
  }
space-other = { $case ->
    [to] to { $name }
    [from] from { $name }
    [at] at { $name }
   *[name] { $name }
  }
space-number = { $n }, { $name }:
space-asks = asks for { $what }.
space-scores = Worth { $n } when gold is shared out.
space-chest = A chest of { $n } gold.
space-here = Here: { $who }.
figure-of = { $name } ({ $colour })

## Cards

card = { $colour ->
    [red] Red
    [blue] Blue
    [yellow] Yellow
    [green] Green
   *[purple] Purple
  } { $good ->
    [oil] oil
    [spice] spice
    [silk] silk
    [fruit] fruit
   *[leader] caravan leader
  }
good = { $id ->
    [oil] oil
    [spice] spice
    [silk] silk
    [fruit] fruit
   *[leader] leader
  }
cardcolour = { $id ->
    [red] red
    [blue] blue
    [yellow] yellow
    [green] green
   *[purple] purple
  }
letter-red = R
letter-blue = B
letter-yellow = Y
letter-green = G
letter-purple = P
cards-word = { $n ->
    [one] card
   *[other] cards
  }

## What a space asks for, what was paid, what is missing

needs-same_goods = { $n ->
    [one] any goods card
   *[other] { $n } equal goods
  }
needs-each_good = one of every good
needs-leaders = { $n ->
    [one] a caravan leader
   *[other] { $n } caravan leaders
  }
needs-same_colour = { $n } cards of one colour
needs-five_colours = all five colours
short-same_goods = equal goods
short-each_good = all four goods
short-leaders = leaders
short-same_colour = one colour
short-five_colours = five colours
goods-counted = { $good ->
    [oil] { $n ->
        [one] { $n } oil
       *[other] { $n } oils
      }
    [spice] { $n ->
        [one] { $n } spice
       *[other] { $n } spices
      }
    [silk] { $n ->
        [one] { $n } silk
       *[other] { $n } silks
      }
   *[fruit] { $n ->
        [one] { $n } fruit
       *[other] { $n } fruits
      }
  }
paid-same_goods = { $case ->
    [with] with { goods-counted }
   *[name] { goods-counted }
  }
paid-each_good = { $case ->
        [with] with one of every good
    [short] four goods
   *[name] all four goods
  }
leaders-counted = { $n ->
    [one] { $n } leader
   *[other] { $n } leaders
  }
paid-leaders = { $case ->
    [with] with { leaders-counted }
   *[name] { leaders-counted }
  }
colour-counted = { $n } { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
    [green] green
   *[purple] purple
  } cards
paid-same_colour = { $case ->
    [with] with { colour-counted }
   *[name] { colour-counted }
  }
paid-five_colours = { $case ->
        [with] with all five colours
    [short] five colours
   *[name] all five colours
  }
lack-same_goods = { $n } { $what } missing
lack-same_goods-any = { $n ->
    [one] 1 more of the same good needed
   *[other] { $n } equal goods missing
  }
lack-each_good = { $what } missing
lack-each_good-any = { $n ->
    [one] 1 kind of good missing
   *[other] { $n } kinds of goods missing
  }
lack-leaders = { $n ->
    [one] 1 leader missing
   *[other] { $n } leaders missing
  }
lack-same_colour = { $n } { $what } { $n ->
    [one] card
   *[other] cards
  } missing
lack-same_colour-any = { $n ->
    [one] 1 more of the same colour needed
   *[other] { $n } cards of one colour missing
  }
lack-five_colours = { $what } missing
lack-five_colours-any = { $n ->
    [one] 1 colour missing
   *[other] { $n } colours missing
  }
lack-cards = { $n ->
    [one] pick 1 more
   *[other] pick { $n } more
  }

## The board

board-label = The road from Hormus to Daidu
board-title = From Hormus to Daidu
board-subtitle = Marco Polo’s road, 1271–1275
north = N
land-persia = PERSIA
land-gobi = GOBI
land-turkestan = TURKESTAN
land-cathay = CATHAY
land-tibet = TIBET
land-gulf = Persian Gulf
land-yellow-sea = Yellow Sea
legend-same_goods = equal goods
legend-leaders = leader
legend-same_colour = one colour
legend-five_colours = five colours
legend-each_good = four goods
legend-chest = gold
overview-label = The whole road
lenses = The board
lens-caravan = To the caravan
lens-whole = Show the whole board
lens-near = Show it larger
callout-yours = yours
callout-worth = worth { $n } there
callout-chest = in a chest
callout-caught-up = and on to { $town } for free
callout-kantshou = first there: gold is shared out
callout-daidu = ends the journey
callout-asks = It asks for { $what }.
callout-not-yet = Not { $space } yet
rules-link = The rule
step-waiting = your step, not sent yet
step-sent = your step, on its way

## Hand and offer

hand-label = { $n ->
    [one] Your hand, 1 card
   *[other] Your hand, { $n } cards
  }
hand-title = Your hand
sort-label = Sort by
sort-colour = colour
sort-good = good
walkers-label = Which figure walks
walker-rests = rests
card-picked = { $card }, picked
card-fits = { $card }, fits
card-rests = { $card }
scroll-left = More cards to the left
scroll-right = More cards to the right
offer-label = What you can draw
offer-title = Open cards
offer-pass = Pass and draw
offer-draw = Draw
offer-note = one card, and your turn ends
offer-card = Open card: { $card }
draw-card = Draw { $card }
draw-pile = { $n ->
    [0] { $discard ->
        [0] The pile is empty
       *[other] Draw from the pile: the played cards are shuffled first
      }
    [one] Draw from the pile, 1 card
   *[other] Draw from the pile, { $n } cards
  }
pile = { $n ->
    [one] Draw pile, 1 card
   *[other] Draw pile, { $n } cards
  }
from-pile = from the pile
discard-open = Played
discard-title = Played cards
discard-close = Close
discard-empty = None yet.
pile-left = { $n } left
pile-reshuffle = shuffled anew

## The bar

bar-no-clock = No clock: the others wait.
bar-over = The journey is over.
bar-watching = { $name } steps, or passes and draws.
bar-waiting = { $n ->
    [0] { $name } steps, or passes and draws. <b>Then it is your turn.</b>
    [one] { $name } steps, or passes and draws. Then one more, then you.
   *[other] { $name } steps, or passes and draws. Then { $n } more, then you.
  }
bar-step = Step <b>{ $to }</b> { $paid }{ $skipped ->
    [0] {""}
    [one] ; the figure between is passed for free
   *[other] ; the { $skipped } figures between are passed for free
  }. { $again ->
    [yes] Or draw a card and end your turn.
   *[no] Or pass and draw a card.
  }
bar-step-short = Step <b>{ $to }</b> { $paid }, or draw.
bar-lacking = <b>{ $space }</b> asks for { $asks }: { $lack }. { $again ->
    [yes] Draw a card and end your turn.
   *[no] Draw a card; that ends your turn.
  }
bar-lacking-short = <b>{ $space }</b>: { $lack }. Draw a card.
bar-picking = Pick { $n ->
    [one] 1 more card
   *[other] { $n } more cards
  } for the step { $to }: those with a lit edge fit.
bar-armed = You could still step { $to }. Draw { $what } all the same, and end your turn?
bar-must-draw = First { $town }! No more steps: draw a card, then the gold is shared out.
bar-draw = Draw a card; that ends your turn.
bar-nothing-to-draw = All cards are in hands: there is nothing to draw. End your turn.
action-step = Step { $to }
action-more = { $n } more
action-ballast = Give up ballast
action-ballast-short = Ballast
action-pass-draw = Pass and draw
action-pass-pile = Pass, draw from the pile
action-pile = Draw from the pile
action-draw-short = Draw from the pile
action-end = End the turn

## Ballast

ballast-title = Give up ballast?
ballast-text = Pay <b>{ $n } gold</b> and walk <b>{ $to }</b> without playing a card{ $skipped ->
    [0] {""}
    [one] , past one figure
   *[other] , past { $skipped } figures
  }.
ballast-otherwise = If you do nothing, nothing is paid.
ballast-passed = { $n ->
    [one] { $who } has passed that space, so ballast is allowed
   *[other] { $who } have passed that space, so ballast is allowed
  }
ballast-caught-up = From there you go on { $to } for free
ballast-once = The one ballast of this turn is then used up
ballast-back = Free to take back until you draw
ballast-yes = Pay and walk { $to }
ballast-no = Keep the gold
gold-label = Gold
place-label = Place
worth-label = Worth there
cards-label = Your cards
cards-kept = { $n }, all kept

## Seats

gold-words = { $n } gold
would-score = would score { $n } now

## Why not

refusal-game_over = The game is over.
refusal-not_your_turn = It is not your turn. You may step or draw when the caravan’s turn comes round to you.
refusal-must_draw = You were the first at Kantshou, so your steps are over for this turn. Draw a card.
refusal-not_your_figure = That figure is another merchant’s. Move your own.
refusal-one_figure_per_turn = One figure moves in a turn, the one you moved first. Go on with that one, or draw.
refusal-duplicate_card = A card can be played only once.
refusal-card_not_in_hand = That card is not in your hand.
refusal-requirement_not_met = The space asks for exactly { $type ->
    [same_goods] { $count ->
        [one] one goods card, of any kind
       *[other] { $count } goods cards of one kind
      }
    [each_good] one oil, one spice, one silk and one fruit
    [leaders] { $count ->
        [one] one caravan leader
       *[other] { $count } caravan leaders
      }
    [same_colour] { $count } cards of one colour
   *[five_colours] one card of each of the five colours
  }. { $missing ->
    [0] Pick just those.
    [one] One card is missing.
   *[other] { $missing } cards are missing.
  }
refusal-ballast_already_used = Ballast can be given up once in a turn, and you have done so. Card steps and the draw are still open.
refusal-no_gold = Ballast costs 1 gold, and you have none. A chest or a scoring will bring some.
refusal-not_passed_by_opponent = Ballast works only where another merchant’s figure already stands beyond the space you would walk to.
refusal-card_not_in_display = That card is no longer among the open ones. Take another, or draw from the pile.
refusal-nothing_to_draw = The pile and the played cards are used up. Take one of the open cards.
refusal-draw_is_mandatory = As long as a card can be drawn, a turn ends with drawing one.
refusal-not_next = A figure goes to the next free space: { $next }.
refusal-more_cards = { $n ->
    [one] One more card is needed. Those with a lit edge fit.
   *[other] { $n } more cards are needed. Those with a lit edge fit.
  }

## The log

log-started = The caravan sets out. { $you ->
    [yes] <b>You</b> start.
   *[no] <b>{ $name }</b> starts.
  }
log-stepped = { $you ->
    [yes] <b>You</b> stepped { $steps }.
   *[no] <b>{ $name }</b> stepped { $steps }.
  }
# Which figure, where both of a merchant walk in one turn.
log-figure = { $figure ->
    [red] red{" "}
    [blue] blue{" "}
    [green] green{" "}
    [orange] orange{" "}
    [white] white{" "}
   *[none] {""}
  }
log-step = { log-figure }{ $to } { $paid }{ $skipped ->
    [0] {""}
    [one] , past one figure
   *[other] , past { $skipped } figures
  }
log-ballast = { log-figure }{ $to } for <b>{ $n } gold</b> of ballast{ $skipped ->
    [0] {""}
    [one] , past one figure
   *[other] , past { $skipped } figures
  }
log-then = { $first }, then { $second }
log-passed = { $you ->
    [yes] <b>You</b> passed.
   *[no] <b>{ $name }</b> passed.
  }
log-chest = The chest { $at } held <b>{ $n } gold</b>.
log-caught-up = From there it was on { $to } for free.
log-kantshou = The first { $to }!
log-drew-display = Took { $card }.
log-drew-pile = Drew from the pile.
log-drew-pile-card = Drew { $card } from the pile.
log-no-draw = There was nothing to draw.
log-reshuffled = The played cards were shuffled: { $n } in the new pile.
log-interim = <b>Gold is shared out</b> at Kantshou: { $gains }.
log-interim-stall = Nobody can go on, so <b>gold is shared out</b>: { $n ->
    [0] nobody stands on a scoring field
   *[other] { $gains }
  }.
log-final = <b>Final scoring</b>: { $n ->
    [0] nobody stands on a scoring field
   *[other] { $gains }
  }.
log-gain = { $name } +{ $n }
log-over = { $n ->
    [one] <b>{ $names }</b> wins.
   *[other] <b>{ $names }</b> share the victory.
  }

## The end

score-start = In the purse at the start
score-chests = Chests on the road
score-kantshou = Kantshou
score-daidu = Daidu
score-ballast = Ballast given up
note-chests = { $n ->
    [one] 1 chest
   *[other] { $n } chests
  }
reason-daidu = A figure reached Daidu
reason-stall = The caravan could not go on
tiebreak-nearest = Equal gold: the figure nearest to Daidu decided.
end-daidu = { $name } stood in Daidu first and ended the journey. The gold went to { $winner }.
end-daidu-won = { $name } stood in Daidu first and ended the journey, richest of all.
end-stall = The caravan could not go on: all cards were in hands. Gold was shared out as the figures stood.

## The guide through the first turn

guide-road = One road for all the merchants. Gold lies in chests, and twice it is shared out: at <b>Kantshou</b> in the middle and at <b>Daidu</b> at the end, more for those who stand farther ahead. Most gold wins.
    .title = From Hormus to Daidu
guide-space = { $skipped ->
    [0] A figure goes to the <b>next free space</b>.
    [one] You step past one figure for free: only the <b>next free space</b> asks for cards.
   *[other] You step past { $skipped } figures for free: only the <b>next free space</b> asks for cards.
  } This one asks for { $asks }.
    .title = Your next space is { $space }
guide-hand = { $ready ->
    [yes] A set that fits is picked already. Touch another lit card to exchange it.
   *[no] You cannot pay yet. Every colour has its letter and pattern, every good its picture.
  } You may make as many steps as you can pay for.
    .title = Your hand
guide-draw = Whether you stepped or passed: one card, open or from the pile, and the next merchant goes on.
    .title = A card ends your turn
