### Oltremare: every text of the screen; browser and server both read this.
### $you: yes where the reader did it.

title = Oltremare
blurb = Merchants haggle at a distance: buy, barter, and talk up what you sell. The good must be true, the rest may be a lie. Load your cargo in the right order, mind the pirates, and call at harbours that help.

## What the lobby asks

option-memory_aid = What the log remembers
option-memory_aid-off = Nothing that lies hidden
    .help = As at a table: cards that have been loaded lose their names in the log.
option-memory_aid-on = All that was once open
    .help = An aid to memory: the log keeps the names of cards that were played openly.
colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-black = black
unit = { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
  }

level-sensible = plays sensibly

# By how much somebody won, in the headline: “wins by 3 ducats”.
margin = { $n ->
    [one] by { $n } ducat
   *[other] by { $n } ducats
  }

## Names

harbour-venezia = { $case ->
    [to] to Venice
   *[name] Venice
  }
harbour-zara = { $case ->
    [to] to Zara
   *[name] Zara
  }
harbour-ancona = { $case ->
    [to] to Ancona
   *[name] Ancona
  }
harbour-ragusa = { $case ->
    [to] to Ragusa
   *[name] Ragusa
  }
harbour-bari = { $case ->
    [to] to Bari
   *[name] Bari
  }
harbour-durazzo = { $case ->
    [to] to Durazzo
   *[name] Durazzo
  }
harbour-corfu = { $case ->
    [to] to Corfu
   *[name] Corfu
  }
harbour-messina = { $case ->
    [to] to Messina
   *[name] Messina
  }
harbour-napoli = { $case ->
    [to] to Naples
   *[name] Naples
  }
harbour-palermo = { $case ->
    [to] to Palermo
   *[name] Palermo
  }
harbour-tunisi = { $case ->
    [to] to Tunis
   *[name] Tunis
  }
harbour-siracusa = { $case ->
    [to] to Syracuse
   *[name] Syracuse
  }
harbour-tripoli = { $case ->
    [to] to Tripoli
   *[name] Tripoli
  }
harbour-modone = { $case ->
    [to] to Modon
   *[name] Modon
  }
harbour-bengasi = { $case ->
    [to] to Benghazi
   *[name] Benghazi
  }
harbour-candia = { $case ->
    [to] to Candia
   *[name] Candia
  }
harbour-alessandria = { $case ->
    [to] to Alexandria
   *[name] Alexandria
  }
harbour-negroponte = { $case ->
    [to] to Negroponte
   *[name] Negroponte
  }
harbour-salonicco = { $case ->
    [to] to Salonica
   *[name] Salonica
  }
harbour-costantinopoli = { $case ->
    [to] to Constantinople
   *[name] Constantinople
  }
harbour-chio = { $case ->
    [to] to Chios
   *[name] Chios
  }
harbour-rodi = { $case ->
    [to] to Rhodes
   *[name] Rhodes
  }
harbour-famagosta = { $case ->
    [to] to Famagusta
   *[name] Famagusta
  }
harbour-acri = { $case ->
    [to] to Acre
   *[name] Acre
  }
harbour-beirut = { $case ->
    [to] to Beirut
   *[name] Beirut
  }
harbour-varna = { $case ->
    [to] to Varna
   *[name] Varna
  }
harbour-caffa = { $case ->
    [to] to Caffa
   *[name] Caffa
  }
harbour-tana = { $case ->
    [to] to Tana
   *[name] Tana
  }
harbour-trebisonda = { $case ->
    [to] to Trebizond
   *[name] Trebizond
  }
harbour-sinope = { $case ->
    [to] to Sinope
   *[name] Sinope
  }
harbour-other = { $case ->
    [to] to { $name }
   *[name] { $name }
  }
goods = { $n } { $good ->
    [gem] { $n ->
        [one] gem
       *[other] gems
      }
    [parchment] parchment
    [silk] silk
    [salt] salt
    [wine] wine
    [olive] { $n ->
        [one] olive
       *[other] olives
      }
   *[grain] grain
  }
nothing = nothing
ducats-counted = { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
  }
ducats-word = { $n ->
    [one] ducat
   *[other] ducats
  }
ducats-held = { $n } { $one ->
    [yes] ducat
   *[no] ducats
  }
icon-money = money
icon-pirate = pirates
icon-market = market
icon-ship = sailing
lions-word = lions
load-word = load
lions-counted = { $n ->
    [one] { $n } lion
   *[other] { $n } lions
  }
load-counted = load { $n }
cards-word = { $n ->
    [one] card
   *[other] cards
  }
card-words = { $good }: { $lions ->
    [one] { $lions } lion
   *[other] { $lions } lions
  }, load { $load }, { $icons }
# The letter on a harbour tile: each kind its own.
tile-calm_sea = C
tile-big_deal = D
tile-compass = X
tile-influence = I
tile-pirate_victory = V
tile-good_buy = B

## The chart

board-label = Chart of the eastern Mediterranean and the Black Sea
board-subtitle = From Venice to Tana
land-lombardy = Lombardy
land-hungary = Hungary
land-barbary = Barbary
land-syria = Syria
land-tartary = Tartary
sea-ionian = Mare Ionium
sea-egyptian = Mare Aegyptium
sea-black = Pontus Euxinus
legend-calm_sea = Calm Sea
legend-big_deal = Big Deal
legend-compass = Compass
legend-influence = Influence
legend-pirate_victory = Pirates beaten
legend-good_buy = Good Buy
lenses = The chart
lens-ship = Back to the ship
lens-near = Larger
lens-whole = The whole chart
harbour-label = { $name }{ $tile ->
    [none] {""}
   *[other] , { $tile }
  }{ $how ->
    [next] , the next route leads here
    [end] , your voyage can end here
    [passed] , on your way
    [goal] , the compass leads here
   *[none] {""}
  }
harbour-routes = { $name }: routes to { $to }.
harbour-tile = Tile: { $tile }.
harbour-here = Ships: { $who }.

## Phases and piles

phases-label = Phases of the turn
phase-sea_power = Sea power
phase-trade = Trade
phase-actions = Actions
phase-loading = Loading
deck-left = Deck <b>{ $n }</b>
venice-in_deck = Venice to come
venice-top = Venice on top
venice-out = Venice has scored
last-round = Last round
tile-none = No active tile
cards-held = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
  }
prestige-count = { $n ->
    [one] { $n } prestige tile
   *[other] { $n } prestige tiles
  }
pirates-count = { $n ->
    [one] { $n } pirate card
   *[other] { $n } pirate cards
  }
tiles-count = { $n ->
    [one] { $n } harbour tile
   *[other] { $n } harbour tiles
  }
top-card = Cargo of { $n }, on top { $good }, { $lions ->
    [one] { $lions } lion
   *[other] { $lions } lions
  }, load { $load }

## The own area

cargo-title = Cargo, { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
cargo-label = Cargo of { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }, on top: { $card ->
    [none] nothing
   *[other] { $card }
  }
hand-title = Your hand, { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
hand-label = Your hand, { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
hand-empty = No cards. Buy some, or strike a deal.
card-label = { $card }{ $state ->
    [offered] , in your offer
    [picked] { $top ->
        [yes] , picked, on top
       *[no] , picked
      }
    [open] , can be picked
   *[rests] {""}
  }
on-top = on top
next-turn = next turn
loading-title = Loading order: the last one lies on top
load-label = { $card }; place { $place } of { $of } from the bottom. Press to put it on top.
outlook-play = { $n ->
    [one] If you play this card
   *[other] If you play these { $n } cards
  }
outlook-load = On top of your cargo
after-ducats = to { $n }
pirates-word = to the pile
routes-word = { $n ->
    [one] route
   *[other] routes
  }
group-words = { $good ->
    [gem] Gems
    [parchment] Parchment
    [silk] Silk
    [salt] Salt
    [wine] Wine
    [olive] Olives
   *[grain] Grain
  } × { $size }, worth <b>{ $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
  }</b> so far.
load-final = The order can never be changed again.
played-title = { $name } has played
table-title = What icons bring
table-money = ducats
table-pirate = to pirates
table-market = to hand

## The market

market-label = Trade
market-more = More offers below
offers-label = { $n ->
    [0] No open offer
    [one] { $n } open offer
   *[other] { $n } open offers
  }
offer-in = { $name } offers
offer-out = Your offer → { $to }
offer-between = { $name } → { $to }
they-give = { $name } gives
they-get = { $name } gets
you-give = you give
you-get = you get
accept = Deal!
haggle = Haggle
decline = No
rewrite = Rewrite
withdraw = Withdraw
make-offer = Make an offer
after-deal = You’d have { $n } ducats
holding-label = What the deal does to your hand
holding-good = { $good }: { $was } → { $held } in hand. All of one kind, played onto your cargo as one group of { $size }: { $before } → { $ducats } ducats.
holding-counts = { $was } → { $held }
holding-enough = { $hand } in hand, { $load } to play
holding-missing = { $hand } in hand, { $n } too few for your load
holding-surplus = { $hand } in hand, { $n } too many for { $lions } lions
prestige-you = prestige tile for you
prestige-them = prestige tile for them
still-thinks = { $name } has not answered yet
said-no = said no
payment-label = You hand over
says = says { $name }
you-say = you say
asked = you have asked
asked-you = you are asked
ask = Ask
say = Say
say-it = Say it
claim-label = Icons and lions you claim
draft-to = New offer → { $name }
draft-reply = Your answer → { $name }
touch-hand = touch cards in your hand
take-off = Take off { $good } ({ $n } on the scales)
wishes-label = I’d like
wish = { $good }, wanted: { $n }. One more
purse-label = Ducats
purse-less = Pay less, or ask for more
purse-more = Pay more, or ask for less
purse-pay = you pay { $n }
purse-ask = you ask for { $n }
purse-none = no ducats
sayings-title = { $n ->
    [0] Say something about your cards
    [one] You say something about { $n } card
   *[other] You say something about { $n } cards
  }
sayings-free = Nobody checks it, not even when it is a lie.
the-truth = The truth
strands = As it stands it could not be accepted: { $hand } in hand and { $purchases } to buy are fewer than load { $load }.
replaces = replaces your open offer
send-offer = Offer it
leave-it = Leave it
call-seek = Seek
call-have = Have
seeks = seeks
has = has
shout-seek = Call out that you seek { $good } (now { $n })
shout-have = Call out that you have { $good } (now { $n })

## The bar

bar-no-hurry = No hurry.
bar-over = The game is over.
bar-watching = { $name } is at { $phase ->
    [sea_power] sea power
    [trade] trade
    [sail] sailing
    [compass] the compass
   *[load] loading
  }.
bar-waiting = { $n ->
    [0] { $name } is playing. <b>You are next.</b>
    [one] { $name } is playing. { $n } more player before you.
   *[other] { $name } is playing. { $n } more players before you.
  }
bar-others-trade = { $name } trades: make an offer, call out, or just wait.
bar-asked = { $name } trades. { $n ->
    [one] <b>An offer</b> waits for your word.
   *[other] <b>{ $n } offers</b> wait for your word.
  }
turn-discard = Too many cards
bar-discard = Your top card has { $lions } lions: put <b>{ $n ->
    [one] { $n } card
   *[other] { $n } cards
  }</b> on your pirate pile.
action-discard = { $n ->
    [one] Discard { $n } card
   *[other] Discard { $n } cards
  }
action-more = { $n ->
    [one] { $n } more card
   *[other] { $n } more cards
  }
bar-trade = Haggle or buy ({ $bought } of { $most } bought); when you are ready, play exactly <b>{ $load ->
    [one] { $load } card
   *[other] { $load } cards
  }</b>.
bar-trade-short = Haggle, buy ({ $bought }/{ $most }), or play <b>{ $load ->
    [one] { $load } card
   *[other] { $load } cards
  }</b>.
bar-short = You have to play { $load ->
    [one] { $load } card
   *[other] { $load } cards
  } and hold { $hand }: <b>buy or deal</b> first ({ $bought } of { $most } bought).
bar-draft = You are writing an offer: touch cards in your hand to put them <b>on the scales</b>. Send it, or leave it.
action-play = { $n ->
    [one] Play { $n } card
   *[other] Play { $n } cards
  }
action-play-short = Play
action-deck = From the deck
action-pirates = From the pirates
action-deck-short = Deck
action-pirates-short = Pirates
leaves = leaves { $n }
turn-sail = Set sail
bar-sail = Sail exactly <b>{ $n ->
    [one] { $n } route
   *[other] { $n } routes
  }</b>: touch harbour after harbour, or one of the ringed ends.
bar-sail-on = { $n ->
    [0] There you are. Touch a harbour of your way to go back.
    [one] <b>{ $n } route</b> to go.
   *[other] <b>{ $n } routes</b> to go.
  }
action-sail = Sail { $to }
action-back = One back
no-tile = no tile
routes-left = { $n ->
    [one] { $n } route to go
   *[other] { $n } routes to go
  }
turn-compass = The compass
bar-compass = Put your ship at once on <b>any other harbour</b>, or keep the compass as a tile.
action-keep = Keep it
action-leap = Off { $to }
turn-load = Load
bar-load = Touch the cards in the order in which they shall lie; the last one is on top and decides your next turn.
action-load = { $n ->
    [one] Load { $n } card
   *[other] Load { $n } cards
  }

## Why not

refusal-wrong_phase = That is not for now: { $phase ->
    [sea_power] the surplus goes to the pirate pile first
    [trade] it is time to trade
    [sail] a ship is setting sail
    [compass] a compass is being used
    [load] cargo is being loaded
   *[over] the game is over
  }.
refusal-not_your_turn = It is not your turn. In others’ turns you can trade with whoever is playing.
refusal-card_not_in_hand = That card is not in your hand (any more).
refusal-wrong_count = It has to be exactly { $wanted }; so far it is { $got }.
refusal-purchase_limit = You have bought { $limit } times in this turn, and that is the limit. Deals have none.
refusal-source_empty = { $source ->
    [pirates] Your pirate pile is empty. You can buy from the deck.
   *[deck] Deck and discard pile are empty. You can buy from your pirate pile.
  }
refusal-untrue_goods = What you say you have must be true: of this good you hold { $have }, not { $said }.
refusal-not_active_pair = Deals are struck with whoever’s turn it is, and with nobody else.
refusal-bad_offer = { $what ->
    [ducats] Ducats are whole numbers from 0 to { $most }.
    [both_ducats] Ducats go one way only: pay some, or ask for some.
    [good] There is no such good in this game.
    [count] Of a good there are no more than { $most } cards.
    [claim] Speak of icons, lions or load as cards have them.
   *[index] There is no such card in this offer.
  }
refusal-empty_deal = At least one card must change hands.
refusal-no_such_deal = That offer is gone: taken back, replaced, or void.
refusal-not_your_deal = That offer is not yours to answer.
refusal-type_mismatch = You do not hold the goods that are asked for. You can haggle about others.
refusal-would_strand = With this deal there would be { $hand } cards in hand and { $purchases } purchases left: too few for a load of { $load }.
refusal-no_route = No sea route leads there from here.
refusal-route_reused = You have sailed that route in this turn; each one only once.
refusal-bad_harbour = { $why ->
    [here] Your ship lies there already.
    [compass] A compass cannot fetch another compass.
   *[unknown] There is no such harbour.
  }
refusal-bad_order = Load each played card exactly once.

## The log

log-you = you
log-who = <b>{ $you ->
    [yes] You
   *[no] { $name }
  }</b>:
log-setup = { $you ->
    [yes] <b>You</b> start
   *[no] <b>{ $name }</b> starts
  } at { $at } with { $good }
log-dealt = { $n } cards each
log-influence = { $who } got { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
  } by Influence
log-discarded = { $n ->
    [one] { $n } card
   *[other] { $n } cards
  } to the pirate pile{ $goods ->
    [none] {""}
   *[other] {" "}({ $goods })
  }
log-bought = bought { $n ->
    [one] { $n } card
   *[other] { $n } cards
  } from { $source ->
    [pirates] the pirate pile
   *[deck] the deck
  } for <b>{ $price ->
    [one] { $price } ducat
   *[other] { $price } ducats
  }</b>{ $goods ->
    [none] {""}
   *[other] {" "}({ $goods })
  }
log-seek = { $you ->
    [yes] seek { $goods }
   *[no] seeks { $goods }
  }
log-have = { $you ->
    [yes] have { $goods }
   *[no] has { $goods }
  }
log-call-ducats = { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
  }
log-call-back = took the call back
log-asked = asked { $other } what is on the { $good } card
log-claimed = { $you ->
    [yes] say
   *[no] says
  } of the { $good } card: “{ $claim }”
log-offer = offered { $other } { $give } for { $want }
# Whoever says no, or takes an offer back, is named at the head of the line.
log-offer-declined = said no to { $mine ->
    [yes] your
   *[no] { $name }’s
  } offer
log-offer-withdrawn = took back the offer to { $other }
log-offer-void = { $mine ->
    [yes] your
   *[no] { $name }’s
  } offer to { $other } is void
log-deal = <b>Deal!</b> { $mine ->
    [yes] You
   *[no] { $name }
  } gave { $give }, { $other } gave { $want }{ $prestige ->
    [none] {""}
    [you] {" "}(a prestige tile for you)
   *[other] {" "}(a prestige tile for { $prestige })
  }
log-played = played { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }{ $goods ->
    [none] {""}
   *[other] : { $goods }
  }
log-money = got <b>{ $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
  }</b>{ $calm ->
    [0] {""}
   *[other] {" "}({ $calm } by Calm Sea)
  }
log-pirates = { $n ->
    [one] { $n } card
   *[other] { $n } cards
  } to the pirates
log-market = { $n ->
    [one] { $n } card
   *[other] { $n } cards
  } from the market{ $goods ->
    [none] {""}
   *[other] {" "}({ $goods })
  }
log-sailed = sailed { $to }{ $tile ->
    [none] , where no tile lay
   *[other] : <b>{ $tile }</b>
  }
log-compass = { $to ->
    [none] kept the compass
   *[other] used the compass: off { $to }{ $tile ->
        [none] {""}
       *[other] , <b>{ $tile }</b>
      }
  }
log-loaded = loaded { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }{ $top ->
    [none] {""}
   *[other] , on top { $top }
  }
log-venice = Venice lies on top of the deck
log-interim = <b>Interim scoring</b>: { $gains }
log-reshuffled = the discards were shuffled: { $n ->
    [one] { $n } card
   *[other] { $n } cards
  } in the new deck
log-cashed = { $you ->
    [yes] you were
   *[no] { $name } was
  } cashed out: { $cargo } for the cargo, { $pirates } less for pirates
log-last-round = { $who } drew the last card: <b>the last round</b> is on
log-final = <b>Final scoring</b>: { $you ->
    [yes] you win
   *[no] { $name } wins
  } with { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
  }
log-gain = { $name } { $n }

## Scorings and the end

interim-title = Interim scoring
interim-why = All cargo but the topmost group is paid and discarded.
close = Close
kept = kept
in-all = in all
no-groups = nothing to score
end-piles = The cargo, group by group from the top down
end-words = The deck has run out, and all merchants are home. { $winner } has the most: { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
  }.
score-start = At the start
score-influence = Influence
score-money = Money icons
score-calm_sea = Calm Sea
score-purchases = Purchases
score-deals = Deals
score-interim_prestige = Prestige, interim
score-interim_cargo = Cargo, interim
score-cashed_cargo = Cargo cashed out
score-cashed_pirates = Pirates cashed out
score-prestige = Prestige
score-cargo = Cargo
score-pirates = Pirates
score-harbours = Harbour tiles
note-tiles = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
  }
note-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
note-groups = { $n ->
    [one] { $n } group
   *[other] { $n } groups
  }
reason-last_round = The deck ran out and the last round was played
tiebreak-cargo = Equal ducats: the larger cargo pile decided.
tiebreak-nearest = Equal ducats and cargo: whoever sits nearest to the starting player comes first.

## The guide through the first turn

guide-top = The top card of your cargo rules your turn. { $lions ->
    [one] <b>{ $lions } lion</b>
   *[other] <b>{ $lions } lions</b>
  }: that is how many cards you may hold when your turn begins. <b>Load { $load }</b>: that is how many you must play.
    .title = The card on top
guide-hand = Each card is cargo, and two actions too: money, pirates, market, sailing. { $enough ->
    [yes] Touch the { $load } you want to play.
   *[no] You need { $load } and hold { $n }: buy, or strike a deal.
  } What you play becomes cargo, and equal goods pay where they lie on top of each other.
    .title = Your hand
guide-deal = Put cards or ducats on the scales, and ask for what you need. <b>The good is always true</b>; about icons, lions and load anybody may lie. Whoever deals with you gets a prestige tile.
    .title = Strike a deal
guide-play = { $price ->
    [0] Play
    [one] You can buy up to { $most } cards in a turn; the next one costs <b>{ $price } ducat</b>. Then play
   *[other] You can buy up to { $most } cards in a turn; the next one costs <b>{ $price } ducats</b>. Then play
  } exactly { $load ->
    [one] <b>{ $load } card</b>
   *[other] <b>{ $load } cards</b>
  }: that ends the trade.
    .title = Buy and play
guide-chart = Each ship icon you play takes your ship along one route. Where it stops, the tile is yours and helps you until you get another.
    .title = Harbours that help
