### Vikings: every text of the screen; browser and server read the same file.
### $you: yes where the reader did it.

title = Vikings
blurb = Buy islands and crews from a turning wheel: whoever waits pays less, if somebody is left. Settle your vikings where they earn, drive off the ships that threaten them, and see that everybody eats.

## What the lobby asks

option-mode = Game
option-mode-basic = Basic
    .help = The wheel with its islands, ships and vikings.
option-mode-advanced = Advanced
    .help = With an auction for the first turn, special tiles, and boatmen who carry one viking each.
option-mode-advanced_no_auction = Advanced, no auction
    .help = The advanced game; the first turn goes round instead of being auctioned.
colour-white = white
colour-orange = orange
colour-light_brown = light brown
colour-dark_brown = dark brown
margin = { $n ->
    [one] by { $n } point
   *[other] by { $n } points
  }
level-sensible = plays with sense

## Names

role = { $role ->
    [fisherman] fisherman
    [goldsmith] goldsmith
    [scout] scout
    [noble] noble
    [warrior] warrior
   *[boatman] boatman
  }
roles-counted = { $n ->
    [one] { $n } { $role ->
        [fisherman] fisherman
        [goldsmith] goldsmith
        [scout] scout
        [noble] noble
        [warrior] warrior
       *[boatman] boatman
      }
   *[other] { $n } { $role ->
        [fisherman] fishermen
        [goldsmith] goldsmiths
        [scout] scouts
        [noble] nobles
        [warrior] warriors
       *[boatman] boatmen
      }
  }
tile-isl_start = start tile
tile-isl_left = left end
tile-isl_mid_church = church
tile-isl_mid_farm = farm
tile-isl_mid_hall = hall
tile-isl_mid_tower = tower
tile-isl_right = right end
tile-ship_red = red-sailed ship
tile-ship_green = green-sailed ship
tile-ship_yellow = yellow-sailed ship
tile-ship_blue = blue-sailed ship
row-name = { $row ->
    [ship] row of the ships
    [warrior] row of the warriors
    [noble] row of the nobles
    [scout] row of the scouts
    [goldsmith] row of the goldsmiths
   *[fisherman] row of the fishermen
  }
place = { $row ->
    [ship] ships
    [warrior] warriors
    [noble] nobles
    [scout] scouts
    [goldsmith] goldsmiths
   *[fisherman] fishermen
  }, column { $col }
points-counted = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
gold-counted = { $n } gold
boats-counted = { $n ->
    [one] { $n } boat
   *[other] { $n } boats
  }
nothing = nothing
landing = { $role } to column { $col }

## Top bar and seats

head = Round <b>{ $n }</b> of { $of } · { $phase ->
    [auction] auction
    [discard] one viking goes back
    [color_placing] the roles are placed
    [ferry] large scoring
   *[offer] take <b>{ $take }</b> of { $takes }
  }
score-words = { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
  }, { $gold } gold
metrics-label = How { $name } stands
metric-scoring = next scoring
metric-scoring-note = { $vp ->
    [0] { $gold } gold
   *[other] { $vp } points and { $gold } gold
  } in the next scoring
metric-food = food
metric-food-note = { $portions } portions for { $mouths } mouths: { $vp } points
metric-boatmen = idle boatmen
metric-islands = islands done
metric-longest = longest island
fact-boatmen = { $n ->
    [one] { $n } idle boatman
   *[other] { $n } idle boatmen
  }
fact-islands = { $n ->
    [one] { $n } island done
   *[other] { $n } islands done
  }, the longest of { $longest } tiles

## Wheel

wheel-label = The wheel of round { $n }
slot-label = Price { $price }: { $tile }{ $viking ->
    [none] {""}
   *[other] {" "}with a { $viking }
  }{ $state ->
    [open] , can be taken
    [zero_locked] , locked
    [cannot_afford] , too dear
    [refused] , cannot be taken
   *[rests] {""}
  }
scoring-small = Small scoring
scoring-small-note = goldsmiths pay
scoring-large = Large scoring
scoring-large-note = boats, ships, all roles
scoring-final = Final scoring
scoring-final-note = after a large one
round-of = Round { $n } of { $of }
locked = 0 is locked
locked-why = { $viking ->
    [fisherman] A fisherman
    [goldsmith] A goldsmith
    [scout] A scout
    [noble] A noble
    [warrior] A warrior
   *[boatman] A boatman
  } is left.
cell-before = { $kind ->
    [start] Row before
   *[cell] Cell before
  }
cell-next = { $kind ->
    [start] Next row
   *[cell] Next cell
  }

## Area

area-label = The area of { $name }
waiting-label = { $who ->
    [none] Nobody waits on the mainland
   *[other] On the mainland: { $who }
  }
mini-label = { $tiles ->
    [one] { $tiles } island tile
   *[other] { $tiles } island tiles
  }, { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
  }, { $lying } threatened
cell-words = { $place }: { $tile }{ $viking ->
    [none] {""}
   *[other] , settled by a { $viking }
  }{ $lying ->
    [yes] , threatened
   *[no] {""}
  }
spot-label = { $kind ->
    [start] Start tile here
    [swap] Exchange this tile
    [land] Land here
   *[cell] Put the tile here
  }: { $place }

## Ferry planner

planner-label = Ferry planner
planner-title = { $n ->
    [0] No boatman is left
    [one] { $n } boatman can cross
   *[other] { $n } boatmen can cross
  }
trip-kind = Kind of trip
trip-one = one viking
trip-full = full boat (Longboat)
boat-label = Boat { $n }: { $who ->
    [none] empty
   *[other] { $who }
  }
boat-empty = Empty boat { $n }
waiting-title = Waiting on the mainland
waiter-label = { $who }{ $open ->
    [yes] : take aboard
   *[no] {""}
  }

## Below the board

own-label = Chips, special tiles and the bag
council-label = Before the round
drawn-title = Drawn for this round
bidding-title = Your bid
bidding-most = Your bid, at most { $n }
bid-less = Bid one less
bid-more = Bid one more
bid-quick = Bid { $n }
bid-state = { $state ->
    [high] bids { $n }
    [in] is in
   *[out] has passed
  }
specials-title = Special tiles: one comes along with the dearest combination
bag-title = Left in the bag: { $n }

## Action bar

bar-over = The game is over.
bar-waiting = { $phase ->
    [auction] { $name } thinks about a bid.
    [discard] { $name } gives a viking back.
    [color_placing] { $name } places a role.
    [ferry] { $name } ferries vikings.
   *[offer] <b>{ $name }</b> takes a combination.
  }{ $n ->
    [0] {" "}You are next.
   *[other] {""}
  }
bar-watching = { $phase ->
    [auction] { $name } thinks about a bid.
    [discard] { $name } gives a viking back.
    [color_placing] { $name } places a role.
    [ferry] { $name } ferries vikings.
   *[offer] <b>{ $name }</b> takes a combination.
  }
bar-take = Choose a combination on the wheel. Lit prices can be paid.
bar-short = It costs <b>{ $price }</b>, you have { $gold } gold: { $missing } short.
bar-start = First your <b>start tile</b>: choose its row.
bar-swap = Which tile does the building take the place of?
bar-where = Choose one of { $n } lit cells: <b>{ $tile }</b> and { $viking }.
bar-nowhere = The <b>{ $tile }</b> fits nowhere: it leaves the game, the { $viking } goes to the mainland.
bar-plan = Plan: <b>{ $tile }</b> to { $place }; the { $viking } { $how ->
    [settles] <b>settles</b> there
    [ship] goes to the mainland
   *[waits] goes to the mainland
  }{ $special ->
    [none] .
   *[other] , with { $special }.
  }
forecast = Scoring: { $vp } VP and { $gold } gold (now { $vp-now } and { $gold-now })
action-back = Put back
action-start = Move start tile
action-mainland = Mainland
action-settle = Settle
action-take = { $how ->
    [settles] Take and settle
   *[takes] Take
  }
action-exchange = { $n ->
    [one] Exchange { $n } point
   *[other] Exchange { $n } points
  }
action-exchange-less = A point less
action-exchange-more = A point more
action-exchange-for = { $n ->
    [one] Exchange { $n } point and buy
   *[other] Exchange { $n } points and buy
  }
turn-ferry = Ferrying
bar-ferry = { $must ->
    [yes] The last crossing: whoever can be carried must be carried.
   *[no] { $boats ->
        [0] Nobody can be carried. Go on to the scoring.
       *[other] Load a boat: touch somebody who waits, or a lit tile. They may also stay.
      }
  }
bar-ferry-plan = Plan: { $room ->
    [phone] { $n ->
        [one] { $who }
        [2] { $who }
       *[other] { $n } vikings, as the area shows them
      }
   *[desktop] { $who }
  }.
action-all = All for me
action-sail = { $n ->
    [one] Carry { $n } viking
   *[other] Carry { $n } vikings
  }
action-stay = Done, score
turn-auction = Auction
bar-auction-open = You open the auction for the first turn: 0 or more, at most { $most }.
bar-auction = <b>{ $name }</b> bids { $high }. You can bid up to { $most }.
action-pass = Pass
action-bid = Bid { $n }
turn-discard = One goes back
bar-discard = Choose one of the drawn vikings. It leaves the game.
action-discard = Give back a { $role ->
    [fisherman] fisherman
    [goldsmith] goldsmith
    [scout] scout
    [noble] noble
    [warrior] warrior
   *[boatman] boatman
  }
turn-place = Place a role
bar-place = { $n ->
    [0] Choose a role: its vikings go to the dearest free places.
    [one] It goes to the dearest free place.
   *[other] They go to the { $n } dearest free places.
  }
action-place = Place the { $role ->
    [fisherman] fishermen
    [goldsmith] goldsmiths
    [scout] scouts
    [noble] nobles
    [warrior] warriors
   *[boatman] boatmen
  }

## Log

log-who = <b>{ $you ->
    [yes] You
   *[no] { $name }
  }</b>
log-started = Everybody has { $gold } gold and a start tile; <b>{ $name }</b> begins
log-round = round { $n } begins
log-drawn = from the bag come { $who }
log-bid = bid { $n }
log-passed = passed
log-auction = <b>{ $name }</b> has the first turn for { $n } gold{ $points ->
    [0] {""}
    [one] , one of it paid with a point
   *[other] , { $points } of it paid with points
  }
log-discarded = gave back a { $role }
log-placed = placed { $who }
log-exchanged = { $n ->
    [one] exchanged { $n } point for gold
   *[other] exchanged { $n } points for gold
  }
log-took = took a { $tile } and a { $viking } for { $price }
log-ship = the ship lies in column { $n }
log-removed = the tile fitted nowhere
log-settled = the { $role } settled in column { $n }
log-mainland = the { $role } waits on the mainland
log-special = with it { $tile }
log-building = { $tile } stands in column { $n }
log-turned = the wheel turned by { $n }
log-small = small scoring, in gold: { $gains }
log-ferry = carried { $who }
log-large = large scoring of { $name }: { $gains }
log-over = the game is over, <b>{ $winner }</b> won

## The end

end-areas = The areas as they lay at the end
end-words = Six rounds are over. { $winner } won with { $n } points.
score-start = At the start
score-exchanged = Exchanged for gold
score-auction = Paid in auctions
score-plunder = Plunder
score-nobles = Nobles
score-scouts = Scouts
score-fishermen = Fish market
score-ships = Ships not repelled
score-gold = Gold
score-boatmen = Idle boatmen
score-islands = Islands
score-longest = Longest island
score-buildings = Buildings
score-feeding = Feeding
note-ships = { $n ->
    [one] { $n } ship
   *[other] { $n } ships
  }
note-gold = { $gold } gold, { $rate } each
note-boatmen = { $n ->
    [one] { $n } boatman
   *[other] { $n } boatmen
  }
note-islands = { $n } done
note-longest = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
  }
note-feeding = { $portions } for { $mouths }
reason-last_round = Six rounds are over.
tiebreak-gold = Equal points; more gold decided.

## Why not

refusal-not_your_turn = It is not your turn.
refusal-wrong_phase = This cannot be done now.
refusal-slot_empty = Nothing lies there any more.
refusal-zero_locked = { $viking ->
    [fisherman] Another fisherman
    [goldsmith] Another goldsmith
    [scout] Another scout
    [noble] Another noble
    [warrior] Another warrior
   *[boatman] Another boatman
  } is left at the wheel, so 0 waits.
refusal-cannot_afford = It costs { $price }; you have { $gold } gold.
refusal-start_row_required = Your start tile has to be placed first.
refusal-start_row_invalid = The start tile goes to column 1 of a row of islands, with your first take only.
refusal-must_place = The tile fits somewhere, so it has to be placed.
refusal-illegal_placement = The tile does not fit there: it must touch, and its sides must match.
refusal-settle_not_allowed = { $viking ->
    [boatman] Boatmen do not settle; they wait on the mainland.
    [fisherman] A fisherman settles in the row of the fishermen only.
    [goldsmith] A goldsmith settles in the row of the goldsmiths only.
    [scout] A scout settles in the row of the scouts only.
    [noble] A noble settles in the row of the nobles only.
   *[warrior] A warrior settles in the row of the warriors only.
  }
refusal-special_not_allowed = A special tile comes along with the dearest combination only, and not at price 0.
refusal-special_not_available = That special tile does not lie open.
refusal-swap_required = Choose which of your tiles the building takes the place of.
refusal-swap_invalid = The building takes the place of a middle tile with the same building only.
refusal-exchange_too_much = You have only { $vp } points to exchange.
refusal-ferry_no_boatman = You have no boatman left.
refusal-ferry_empty = A boat carries at least one viking.
refusal-ferry_mixed = A boat takes any number of one role, or one each of several; in the advanced game a single viking.
refusal-ferry_no_viking = Nobody of that role waits on the mainland.
refusal-ferry_no_target = There is no free tile for it in its own row.
refusal-no_special_boat = You have no Longboat tile for a full trip.
refusal-ferry_must_continue = After the last round everybody who can be carried must be carried.
refusal-bid_too_low = The bid must be at least { $lowest }.
refusal-bid_too_high = You can bid { $highest } at most: your gold and your points.
refusal-cannot_pass_opening = The opening bid cannot be passed; 0 will do.
refusal-color_not_available = That role is not there to be chosen.

## The guide through the first take

guide-bid = Whoever bids most is the start player of this round, and sends one of the drawn vikings back to the box. A bid is paid in gold and, if need be, in points: you can go up to { $most }. The opening bid may be 0.
    .title = A bid for the start
guide-drawn = { $phase ->
    [discard] You are the start player. Choose the viking who is to leave the game; then the tiles are laid out.
   *[color_placing] Choose a role: its vikings go to the dearest places that are still empty.
  }
    .title = The vikings drawn
guide-wheel = At each place there are a tile and a viking. The number beside them is the price, and you have <b>{ $gold } gold</b>. When the pair at 0 is taken, the wheel turns and everything becomes cheaper. What is lit you can pay for.
    .title = What the wheel offers
guide-lock = The pair at 0 is free, but locked as long as another { $viking ->
    [fisherman] fisherman
    [goldsmith] goldsmith
    [scout] scout
    [noble] noble
    [warrior] warrior
   *[boatman] boatman
  } is left at the wheel. Until then it opens only for those who can pay for nothing else.
    .title = Why 0 is locked
guide-area = { $start ->
    [yes] With your first take you also place your start tile, in column 1 of any row for islands. Then choose
   *[no] Choose
  } a lit cell for the tile. In his own row the viking can settle on it; anywhere else he waits on the mainland for a boat.
    .title = Your islands
guide-special = Whoever takes the dearest pair at the wheel may take one of these along.
    .title = Special tiles
guide-take = The bar tells you your plan. You can change it until you press <b>Take</b> here; the button says the price.
    .title = Take it
guide-metrics = Here you see what your next scoring brings, whether there will be food for all in the end, and your idle boatmen and completed islands. To have the most of them, or the longest island, is worth many points in the end.
    .title = How you stand
