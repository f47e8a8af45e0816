### The house's texts, read by browser and server.
### Rich texts may hold <b>, <i> and the elements their callers make; placeables are filled in as they are.

## Everywhere

close = Close
cancel = Leave it
try-again = Try again
copied = Copied
share = Send it
language = Language
theme-to-light = Light look
theme-to-dark = Dark look
skip-to-content = Skip to the content
nav = Pages
nav-tables = Tables
nav-rules = Rules
nav-about = About
to-lobby = To the front page
to-table = To the table
guest = Guest
ago-now = now
ago-minutes = { $n } m
ago-hours = { $n } h
minutes = { $n } min
length-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
  }
length-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
  }
length-seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
  }
clock-days = { $d } d { $h } h
clock-hours = { $h } h { $m } m
clock-minutes = { $m } m

## The front page

lobby-head = A good table, wherever your friends are.
lobby-lead = { $n ->
    [one] A board game about merchants. Kalmár knows the rules, keeps your table for as long as you like, and asks nobody for an account.
    [5] Five board games about merchants. Kalmár knows the rules, keeps your table for as long as you like, and asks nobody for an account.
   *[other] Board games about merchants. Kalmár knows the rules, keeps your table for as long as you like, and asks nobody for an account.
  }
i-am = I am
your-name = Your name
name-placeholder = what friends call you
name-first = First tell the others what to call you.
create-table = Create a table
got-invitation = Got an invitation? Open its link, or <type>type the code</type>.
code-label = Invitation code
code-go = Open the table
my-tables = My tables
yours-to-move = waiting for you
no-tables = <b>No tables yet.</b> Lay one and send the link, or open the link of a friend.
your-turn = Your turn
row-your-start = You can start
row-setup = Gathering
row-sat-out = A bot plays for you
row-running = Running
row-waiting = Waiting for { $who }
row-won = { $who } won
row-closed = Closed
games-head = { $n ->
    [2] The two games
    [3] The three games
    [4] The four games
    [5] The five games
   *[other] The games
  }
games-lead = On a phone or a big screen, with friends or with bots.
on-the-table = On the table
lay-for-friends = Lay it for friends
play-alone = Play alone, at once
read-rules = Rules
how-head = How it goes
how-lay = Seats, variant, who may watch: it takes a moment.
    .title = Lay a table
how-send = A link or a code is all your friends need. Bots take the chairs that stay free.
    .title = Send the invitation
how-play = What you can do is lit; what you cannot says why.
    .title = Play
how-wait = In one evening or in a fortnight: the table keeps every card where it lies.
    .title = Take your time
facts-seats = Players:
facts-minutes = Playing time:

## A new table

new-table = A new table
which-game = Which game
table-title = { $part ->
    [morning] { $day } morning
    [afternoon] { $day } afternoon
    [evening] { $day } evening
   *[night] { $day } night
  }
seats-head = Seats
seats-help = bots can take the ones that stay free
watch-head = Spectators
watch-help = they never see a hand
lay-table = Lay the table
fill-and-play = Fill with bots and play

## Errors of table and server

error-offline = The house cannot be reached just now. Is this device online?
error-internal = Something broke on our side. Nothing is lost; please try once more.
error-outdated = The table has moved on meanwhile. Look again, and choose anew.
error-bad_message = The page and the house misunderstood each other. Please reload the page.
error-bad_move = That move could not be understood. Please reload the page.
error-not_seated = That chair is not yours.
error-not_host = Only the host can change that.
error-wrong_phase = That is not possible at this point of the game.
error-past_closed = In this game what is covered stays covered: you can play it back once it is over.
error-game_over = The game is over; nothing can be moved any more.
error-table_closed = This table has been closed.
error-seat_taken = Somebody else was quicker and sits there now.
error-seat_open = Nobody sits on that chair yet.
error-table_full = All chairs at this table are taken.
error-too_few_seats = This game needs more people, or a bot.
error-bad_option = This game cannot be played like that.
error-bad_name = A name has 1 to 24 characters. Please choose another.
error-name_taken = Somebody at this table already has that name. Please choose another.
error-colour_taken = Somebody else has that colour.
error-nothing_to_undo = There is nothing of yours to take back.
error-undo_needs_vote = That step can only be taken back if all agree.
error-vote_open = A question is open already; wait until it is answered.
error-no_vote = No question is open now.
error-already_voted = You have answered already.
error-not_a_voter = That is for the others to answer.
error-bad_target = That cannot be asked for.
error-seat_is_bot = A bot sits on that chair.
error-seat_not_bot = No bot sits on that chair.
error-time_left = There is still time left for that seat.
error-no_such_table = There is no such table, or it is private.
error-too_many = That was a lot in a short time. Wait a moment.
error-too_large = That is too long.
error-foreign_origin = That request came from another page and was refused.
error-checking = This table is being checked after an upgrade; you can play on in a moment.
error-unreadable = This table was made by a version of the house that cannot be read any more.
error-not_found = There is nothing under this address.
error-bad_token = That is not the token of this server.
error-signed_out = Please sign in again.
error-bad_secret = This link has done its work already.
error-way_not_offered = Notices cannot go that way here.
error-bad_address = That address cannot be used. Look at it once more.
error-too_many_notices = You have as many notices at this table as there can be. End one of them first.
error-no_such_notice = That notice has ended already.

## At the door

door-join-title = Invitation
door-looking = One moment
door-looking-why = Looking for the table.
door-invited = { $host } invites you: { $table }
door-invited-why = { $free ->
    [one] { $game }. One chair is free.
   *[other] { $game }. { $free } chairs are free.
  }
door-no-account = No account needed. This browser keeps your chair.
sit-down = Sit down
door-full = All chairs are taken
door-full-why = This table has no free chair left. You can watch if the host allows it.
door-full-link = This invitation has done its work: the last chair was just taken. Ask the host for the link to watch, or for one more chair.
door-full-late = Somebody was quicker by a moment. You can watch if the host allows it.
watch-game = Watch
door-seated = You sit at this table already
door-seated-why = Your chair at { $table } is kept in this browser.
door-no-code = No table under this code
door-no-code-why = All its chairs may be taken, it may have been cleared away, or a letter slipped. Codes have no 0, O, 1 or I.
look-again = Look again
door-nowhere = There is nothing here
door-nowhere-why = The table is private, or it was cleared away. If you have a chair there, open it in the browser you sat down with, or with your own chair link.
door-trouble = That did not work
recover-title = Your chair
recover-looking-why = Looking for your chair.
recover-question = Move the chair of { $name } to this device?
recover-sessions = { $sessions ->
    [one] It is in use on one other device, which will leave the table.
   *[other] It is in use on { $sessions } other devices, which will leave the table.
  }
recover-free = It is not in use on another device just now.
recover-otherwise = If you do nothing, nothing changes, and the link keeps working.
recover-take = Move it here
recover-leave = Leave it where it is
recover-done = Welcome, { $name }
recover-done-why = The chair is kept in this browser now. The old link has done its work; this is the new one, should you move again:
copy-seat-link = Copy the chair link
recover-spent = This link has done its work
recover-spent-why = A chair link works once. If the chair is yours, use the newest link, or the browser you sat down with.

## Setting a table up

save = Save
host = Host
watching = You are watching
table-name = Name of the table
rename-table = Rename the table
setup-bar = Before the start
setup-lead = { $free ->
    [0] All { $taken } chairs are taken. Cards are dealt when the host starts.
    [one] { $taken ->
        [1] You sit alone so far, and one chair is free. Cards are dealt when the host starts.
        [2] Two at the table, one chair free. Cards are dealt when the host starts.
        [3] Three at the table, one chair free. Cards are dealt when the host starts.
        [4] Four at the table, one chair free. Cards are dealt when the host starts.
       *[other] { $taken } at the table, one chair free. Cards are dealt when the host starts.
      }
   *[other] { $taken ->
        [1] You sit alone so far, and { $free } chairs are free. Cards are dealt when the host starts.
        [2] Two at the table, { $free } chairs free. Cards are dealt when the host starts.
        [3] Three at the table, { $free } chairs free. Cards are dealt when the host starts.
       *[other] { $taken } at the table, { $free } chairs free. Cards are dealt when the host starts.
      }
  }
seats-title = Who sits where
seats-lead = Turns go down the list.
seats-lead-host = Turns go down the list. Drag to reorder, tap a colour to change it.
seat-free = A chair is free
seat-free-host = for a friend, or for a bot
seat-free-guest = somebody may still come
seat-number = Chair { $n }
one-more-seat = { $n ->
    [3] A third chair
    [4] A fourth chair
    [5] A fifth chair
   *[other] One more chair
  }
game-seats = this game seats { $least } to { $most }
open-seat = Put it there
add-bot = Add a bot
take-chair-away = Take this chair away
sit-here-too = Somebody else on this device
their-name = Their name
move-up = Move up
move-down = Move down
send-bot-away = Send the bot away
kick = Ask { $name } to leave
leave-table = Leave the table
change-name = Change the name
more-free = More for chair { $n }
more-of = More for { $name }
it-is-you = you
it-is-you-host = you, the host
is-here-host = here, the host
is-here = here
is-away = away
bot-line = bot: { $level }
level-plain = plays at random
level-shrewd = plays shrewdly
colour-of = { $name }: { $colour }. Change the colour
invite-title = Invite
invite-lead = One link for the free chairs. It stops working once they are taken.
invite-full = All chairs are taken, so there is nobody left to invite.
invite-not-yours = Those who sit here can invite others.
invite-qr = The invitation as a picture, for a phone’s camera
copy-link = Copy link
options-title = How you play
first-head = Who begins
first-chance = Chance
first-chance-help = drawn together with the cards
first-picked = { $name } begins
pace-head = Pace
pace-length = How much time
pace-none = No clock
pace-relaxed = Relaxed
pace-live = Live
pace-none-help = nobody counts the time
pace-relaxed-help = { $time } for each turn; every move begins it anew
pace-live-help = { $more ->
    [0] { $time } each for the whole game
   *[other] { $time } each for the whole game, and { $more } seconds back at the end of a turn
  }
pace-over = When somebody’s time is over nothing happens by itself: the others wait, let a bot sit in, or end the game.
seal-title = The shuffle is sealed
seal-lead = Before a card is dealt, the secret of the shuffle is locked in this seal. Everybody sees the same one.
seal-after = After the game the seal is broken open, and anyone can check every draw.
pinch-house = The secret of the house
pinch-sealed = sealed
pinch-of = A pinch of luck from { $name }
pinch-in = stirred in
pinch-missing = not yet
pinch-later = when somebody sits down
setup-yours = Your table
setup-theirs = You sit here
setup-may-few = { $least ->
    [2] It takes two: send the link, or let a bot sit down.
   *[other] It takes { $least }: send the link, or let bots sit down.
  }
setup-may-wait = { $n ->
    [2] Start with two, or wait for the others.
    [3] Start with three, or wait for the others.
    [4] Start with four, or wait for a fifth.
   *[other] Start with { $n }, or wait for the others.
  }
setup-may-full = All chairs are taken: you can start.
setup-wait-host = { $host } starts the game.
setup-else = If you do nothing, the table stays as it is and waits.
setup-else-guest = Your chair is kept, even if you close the page.
fill-with-bots = { $n ->
    [one] Fill with a bot
   *[other] Fill with { $n } bots
  }
start-with = { $n ->
    [1] Start
    [2] Start with two
    [3] Start with three
    [4] Start with four
    [5] Start with five
   *[other] Start with { $n }
  }
line-offline = Offline
line-trying = Reconnecting
door-closed = This table was cleared away
door-closed-why = It was closed before the game began.

## The rules

rules = Rules
rules-search = Search the rules
rules-found = { $n ->
    [0] nothing found
   *[other] { $at } of { $n }
}
rules-found-previous = Previous place
rules-found-next = Next place
rules-found-here = { $n ->
    [one] found once
   *[other] found { $n } times
}
rules-contents = Contents
rules-steps = Sections
rules-previous = Before
rules-next = Next
rules-now = On your table, now
rules-holds = holds:
rules-fails = does not hold:
rules-unknown = open:

## At the table

home = Kalmár, to the front page
menu = Menu
board = The board
bar = What to do now
others = The others
own-area = Your own things
shared-area = What lies open
own-seats = Your chairs on this device
you = you
their-eyes = open now
skip-to-bar = Skip to what you can do
sound-on = Sound: only when it is your turn
sound-off = No sound
watchers = { $n ->
    [one] { $n } watching
   *[other] { $n } watching
  }
thinks = thinking
after-you = after you
resigned = gave up
bot-sits-in = bot sits in
is-bot = a bot
laying = One moment
laying-why = The table is being laid.
laying-seat = Your chair is kept: it is that of { $name }, and nothing moves without you.

turn-of = { $name } to move
back-to-table = back to the table
turn-else = No clock: if you wait, the others wait for you.
turn-else-paced = When your time is over the others may choose: to wait, to let a bot sit in, or to end the game.
turn-else-late = Your time is over, but until the others have chosen you can still move.
others-think = { $who } is thinking.
bot-thinks = { $who } is a bot and will move in a moment.
others-else = Your chair is kept, even if you close the page.
waiting-for-many = { $n ->
    [one] Waiting for one
    [2] Waiting for two
    [3] Waiting for three
    [4] Waiting for four
   *[other] Waiting for { $n }
  }
move-under-way = Your move is on its way; it counts as soon as the house has it.
take-back = Take it back
line-back = Back
back-else = { $seconds ->
    [one] You were away for a second; nothing is lost.
   *[other] You were away for { $seconds } seconds; nothing is lost.
  }
back-your-turn = Back again, and still your turn
see-rule = See the rule
question-else = If you do nothing, nothing happens.
before-after = Before and after
nothing-yet-done = nothing has happened yet
becomes = becomes
watch-thinks = { $who } is thinking.
watch-quiet = Nobody is to move just now.
watch-else = You see what the whole table sees. Hands stay closed.
play-back = Play it back

## The line, old pages, lost seats

try-now = Try now
take-step-back = Take the step back
line-lost = No connection since { $since }
line-lost-why = You can look around; you can move again when the line is back.
line-lost-else = It comes back by itself. The others see you as away.
line-looking = Looking for the table
line-looking-why = Try number { $attempt }, the next one in { $seconds } seconds. The board shows what was true at { $since }.
line-looking-else = If somebody has moved since, your step is asked again, not forced.
line-move-waits = Your move waits on this device and goes out by itself.
line-said-waits = “{ $said }” waits on this device and goes out by itself.
line-move-sent = Your move was sent just before the line broke; the house will say whether it counts.
stop-page = A newer page is out
stop-page-why = The house was updated. Load the page again to play on; your turn, your chair and the chat are kept.
stop-page-else = Nothing was sent from the old page, nothing is lost.
load-again = Load it again
stop-moved = This chair is elsewhere now
stop-moved-why = It was moved to another device, or the host has freed it.
stop-moved-else = Nothing is lost. Your newest chair link brings it back here.
stop-unknown = This browser has no chair here
stop-unknown-why = The chair you looked from is not this browser’s any more.
stop-unknown-else = Load the page again to look on, or open your chair link.
stop-missing = This table is not to be found
stop-missing-why = It is private, or it was cleared away.
stop-missing-else = If you have a chair here, open your chair link.

## Votes, empty chairs, bots

agree = Agree
decline = Decline
rather-wait = Rather wait
withdraw = Withdraw it
spoken-yes = agrees
spoken-no = declines
spoken-open = thinking
spoken-asks = asks
vote-undo = { $by } asks to take back
vote-undo-yours = You ask to take back
vote-undo-why = { $steps ->
    [one] The last step is taken back if all agree.
   *[other] The last { $steps } steps are taken back if all agree.
  } { $seen ->
    [no] Nobody has seen anything new since.
   *[other] What lies face down is dealt anew, so nobody keeps an advantage.
  }
vote-undo-else = If nobody answers, the next move ends the question.
vote-bot = { $by } asks for a bot on the chair of { $target }
vote-bot-yours = You ask for a bot on the chair of { $target }
vote-bot-why = It plays the cards of { $target }, shows them to nobody, and stands up when { $target } is back. All who are here must agree.
vote-end = { $by } asks to end the game
vote-end-yours = You ask to end the game
vote-end-why = The table is closed as it stands, without a final scoring. All who are here must agree.
vote-end-relaxed-why = The table closes as it stands, without a final scoring. Everybody has to agree whose time is not over, here or not.
vote-wait = { $by } asks for more time for { $target }
vote-wait-yours = You asked for more time for { $target }
vote-wait-why = If all who are here agree, the clock of { $target } begins anew.
vote-else = { $n ->
    [0] It is being decided.
    [one] { $me ->
        [asked] Only your word is missing.
       *[other] One more word is needed, from { $who }.
      }
   *[other] { $n } more words are needed: { $who }.
  }{ $me ->
    [answered] { " " }You can change yours.
   *[other] { "" }
  }
away-turn = { $minutes ->
    [0] { $name } is away
    [one] { $name } has been away for a minute
   *[other] { $name } has been away for { $minutes } minutes
  }
away-why = It is the turn of { $name }. Nobody is punished for leaving: wait, or choose together.
time-left = Time left:
time-over = Time’s up
time-left-why = As long as { $name } has time left, nobody else gets the seat.
overtime-turn = { $name }’s time is up
overtime-why = { $name } can still move. Nobody is punished for being away: wait, or choose together.
propose-wait = Give more time
away-else = If you do nothing, the table simply waits for { $name }.
keep-waiting = Keep waiting
let-bot-in = Let a bot sit in
propose-end = End the game here
propose-end-why = closes the table as it stands, if all who are here agree
propose-end-relaxed-why = the table closes as it stands, if all agree whose time is not over
propose-end-yes = Ask the others
propose-bot = Ask for a bot on the chair of { $name }
propose-bot-why = All who are here must agree; { $name } can come back at any time.
welcome-back = Welcome back, { $name }
welcome-back-why = { $played ->
    [0] A bot keeps your chair warm. It has not moved yet.
    [one] A bot has kept your chair warm and made one move.
   *[other] A bot has kept your chair warm and made { $played } moves.
  }
welcome-back-else = If you do nothing, the bot goes on.
take-seat-back = Take my chair back
resigned-you = You gave up
resigned-you-why = A bot plays on in your place; your chair is not ranked.
hand-over = Hand over to { $name }
last-turns = Last turns
curtain-head = Pass the device to { $name }
curtain-why = { $covered ->
    [no] The hand of { $to } is still face down. The board is for everybody.
   *[other] The hand of { $from } is covered, and that of { $to } is still face down. The board is for everybody.
  }
curtain-show = I am { $name }: show my hand
curtain-who = Playing on this device: { $who }
curtain-stay = Stay with { $name }

## Log and chat

talk = Log and chat
talk-button = { $n ->
    [0] Log and chat
   *[other] Log and chat, { $n } unread
  }
talk-all = All
log = Log
chat = Chat
unread = unread
older = Earlier turns
nothing-yet = Nothing has happened yet.
nothing-said = Nobody has said anything yet.
say-something = Write to the others
send = Send
a-watcher = A watcher
log-begins = The game begins.
log-undo-free = <b>{ $by }</b> took the last step back.
log-undo = All agreed: what <b>{ $by }</b> asked for was taken back. { $dealt ->
    [yes] What nobody knows was dealt anew.
   *[no] Nothing had to be dealt anew.
  }
log-undo-host = The host of this server took the game back. { $dealt ->
    [yes] What nobody knows was dealt anew.
   *[no] Nothing had to be dealt anew.
  }
log-vote-undo = <b>{ $by }</b> asks to take back.
log-vote-bot = <b>{ $by }</b> asks for a bot on the chair of { $target }.
log-vote-end = <b>{ $by }</b> asks to end the game.
log-vote-wait = <b>{ $by }</b> asks for more time for { $target }.
log-time-given = <b>{ $name }</b> got more time.
log-vote-yes = <b>{ $name }</b> agrees.
log-vote-no = <b>{ $name }</b> declines.
log-vote-ended-declined = It stays as it is.
log-vote-ended-moved = The game went on, so the question is gone.
log-vote-ended-withdrawn = The question was withdrawn.
log-bot-in = A bot sits in for <b>{ $name }</b>.
log-bot-in-host = The host of this server put a bot on the chair of <b>{ $name }</b>.
log-returned = <b>{ $name }</b> is back.
log-resigned = <b>{ $name }</b> gave up; a bot plays on.
log-bot-failed = The bot of <b>{ $name }</b> stumbled and played at random.
log-closed-host = The host of this server ended the game.
log-closed = The game was ended by agreement.

## Looking back

replay = Looking back
looking-back = Looking back: { $at } of { $of }
replay-at = Step { $at } of { $of }
replay-row = Which step
replay-first = To the beginning
replay-back = One step back
replay-on = One step on
replay-last = To the last step
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-stop = Back to the table
whose-eyes = Whose eyes
eyes-table = What the table saw

## The end

end-over = The game is over
end-closed = The table is closed
end-closed-host = The host of this server ended it.
end-closed-why = All who were here agreed to end it.
end-place = { $shared ->
    [yes] { $place ->
        [1] You share the first place.
       *[other] You share place { $place }.
      }
   *[no] { $place ->
        [1] You have won.
        [2] You came second.
        [3] You came third.
        [4] You came fourth.
       *[other] You came fifth.
      }
  } Everything is open now: step through with anybody’s eyes.
end-look = Everything is open now: step through with anybody’s eyes.
end-else = The table stays readable for as long as this house stands.
end-wins = { $who } wins
end-wins-by = { $who } wins { $margin }
end-shared = { $who } share the win
final-scoring = Final scoring
standings = The standings
end-stood = How it stood
end-stood-why = The game was ended before its end, and nobody has won it. This is what each had by then.
show-board = The board
show-scores = The scoring
step-through = Step through
rematch = Rematch
to-rematch = To the rematch
rematch-detail = same people
honest-head = The shuffle was honest: check it
sealed-at-start = Sealed at the start
secret-now-open = The secret, now open
check-again = Check again
record = The record
record-running = as a file, with what you may know
record-whole = as a file, with everything
verifying = Every draw is being checked.
verify-fine = { $draws ->
    [one] The one draw matches
   *[other] { $draws } of { $draws } draws match
  }
verify-here = recomputed in this browser, just now
verify-here-own = recomputed in this browser, just now; your own pinch of luck is in
verify-impossible = This browser cannot recompute it: it does so only over https, or on this very machine.
verify-not_whole = The record is not complete.
verify-other_secret = The secret is not the one that was sealed.
verify-other_seal = This is not the seal this browser saw before the game.
verify-other_luck = The pinches of luck in the record are not those of the table.
verify-own_luck_missing = This browser’s own pinch of luck is not in.
verify-row_missing = Row { $row } is missing.
verify-other_draw = A draw in row { $row } does not match.

## The menu of a table

take-back-why = nobody has learned anything from it
ask-undo = Ask to take the last step back
ask-undo-own = Ask to take my last step back
ask-undo-why = all must agree; what came after goes back too, and what lies face down is dealt anew
guide = Guide me through a turn
guide-why = marks on the real board
guide-at = { $n } of { $of }
guide-no = No guide, thanks
guide-next = Next
guide-done = Got it
move-seat = Take my chair to another device
move-seat-why = a link that works once
move-seat-link = Open this on the other device. Whoever has it has your chair: show it to nobody.
sit-out = Let a bot play for me
sit-out-why = until you take your chair back
resign = Give up
resign-why = A bot plays on, and your chair is not ranked. There is no way back.
resign-yes = Give up
to-lobby-why = your chair is kept
theme = Look
as-system = As the system
light = Light
dark = Dark
sound = Sound
sound-why = one soft sound when it is your turn
motion = Motion
motion-why = pieces travel, cards turn

## The seal

seal-whole = The seal of this table
seal-broken = The seal, broken open
hash-all = All { $n } characters
hash-less = Fewer

## Notices to those who are away: the server reads some of these too

notices = Notices
notices-menu = Tell me when it is my turn
notices-menu-why = by push message, e-mail or chat
notices-lead = When it is your turn and you are not looking at the table, the house tells you, each turn once. It says which table and whose turn, and nothing of the game.
way-push = Push message
way-push-why = on this device, also while the page is closed
way-push-add = Turn on here
way-mail = E-mail
way-mail-why = to an address of yours
way-mail-label = Your address
way-mail-hint = you@example.org
way-chat = Chat
way-chat-why = Discord, Telegram, ntfy, Matrix, Slack and others
way-chat-label = Address of the channel
way-chat-hint = ntfys://ntfy.sh/my-topic
way-chat-help = Discord and Slack: the webhook’s link as it stands. Others in Apprise’s form: <code>ntfys://ntfy.sh/topic</code>, <code>tgram://bot-token/chat-id</code>, <code>matrixs://name:password@server/#room</code>
way-add = Turn on
way-why-no_address = not offered here: whoever runs the house has not set its public address
way-why-no_https = not offered here: browsers take them from addresses with https only
way-why-no_mail_server = not offered here: whoever runs the house has set up no mail server
way-why-no_push = this browser has none; on an iPhone add the page to the home screen first
way-why-denied = this browser forbids them to this page: allow them in its settings first
notice-after = { $label }: after how long
delay-1 = 1 min
delay-5 = 5 min
delay-30 = 30 min
delay-120 = 2 h
delay-720 = 12 h
notice-here = This device
notice-elsewhere = Another device
notice-wait = When my turn has lasted for
notice-try = Send me one now
notice-tried = Sent. It should be there in a moment.
notice-unconfirmed = We have written to this address. Open the link in that mail, and it is on.
notice-ask-again = Write once more
notice-stop = Turn off
trouble-gone = This device cannot be reached any more. Turn it on anew.
trouble-private = The address leads into a private network, where this house sends nothing.
trouble-refused = It did not arrive: the other side refused it.
trouble-unreachable = It did not arrive: the other side cannot be reached.
trouble-bad_target = It did not arrive: this address is not understood any more.
trouble-failed = It did not arrive.
notices-end-title = Turn off these notices?
notices-end-why = { $label } will not be told any more when it is your turn: { $tables }
notices-end-do = Turn off
notices-end-done = They are off
notices-end-done-why = Nothing more will come. You can turn them on again at the table.
notices-confirm-title = Turn on these notices?
notices-confirm-why = { $label } will be told when it is your turn: { $tables }
notices-confirm-do = Turn on
notices-confirm-done = They are on
notices-confirm-done-why = You will be told when it is your turn. You can turn them off at the table, and in each notice.
notices-spent = This link has done its work
notices-spent-why = These notices have ended already, or the link is too old. The newest notice has a fresh one.
recover-notices = Notices stay on: { $labels }
recover-notices-end = Turn them off
recover-notices-ended = The notices are off.
notice-turn = Your turn: { $table }
notice-turns = Your turn at { $n } tables
notice-line = { $name }, it is your turn. { $table } ({ $game })
notice-more = { $n ->
    [one] and at one more table
   *[other] and at { $n } more tables
  }
notice-trial-head = This is how we tell you
notice-trial = When it is your turn, you will be told in this way: { $table }
notice-end-mail = You get this because somebody asked for it with this address at a Kalmár table. To turn it off: { $link }
notice-end-chat = To turn it off: { $link }
notice-confirm-head = Is this your address?
notice-confirm = Somebody wants to be told at this address when it is their turn in a game. If that was you, open this link: { $link }
    If not, you need do nothing: without it nothing else will come.

## The admin page

admin-title = Administration
admin-door = This page is for whoever runs the server. Its token stands in the settings as <b>KALMAR_ADMIN_TOKEN</b>.
admin-token = Token
admin-sign-in = Sign in
admin-sign-out = Sign out
admin-house = This server
admin-version = Version
admin-since = Up since
admin-sockets = Open pages
admin-memory = Tables in memory
admin-database = Database
admin-browsers = Browsers that have been here
admin-workers = Workers
admin-worker = Worker
admin-this-one = answers you
admin-people = People here
admin-watchers = Looking on
admin-troubles = Newest errors
admin-troubles-own = Of the worker that answers you; the others have their own.
admin-no-troubles = None since it was started.
admin-incident = Incident { $incident }
admin-at-table = Table { $table }
admin-at-row = row { $seq }
admin-sizes = Sizes
admin-of-it = In the database: journal { $journal }, snapshots { $snapshots }, chat { $chat }.
admin-game = Game
admin-phase = Phase
admin-tables = Tables
admin-rows = Rows
admin-size = Size
admin-search = Title, player or id
admin-any-game = Every game
admin-any-phase = Every phase
admin-no-tables = No table is like that.
admin-n-rows = { $n ->
    [one] { $rows } row
   *[other] { $rows } rows
  }
admin-n-pages = { $n ->
    [one] One open page
   *[other] { $n } open pages
  }
admin-pages = Pages of the list
admin-newer = Newer
admin-older = Older
admin-from-to = { $from }–{ $to } of { $of }
phase-setup = Gathering
phase-running = Running
phase-over = Over
phase-closed = Closed
admin-id = Table
admin-laid = Laid
admin-touched = Last touched
admin-broken = Its history is damaged, so nobody can move. The last good row is { $seq }.
admin-lost = Its history is damaged from the beginning. It can only be closed.
admin-free = nobody sits here
admin-resigned = gave up; a bot plays
admin-bot = a bot
admin-bot-in = a bot sits in
admin-here = is here
admin-away = is away
admin-grant = Put a bot here
admin-newest = Newest rows
admin-nobody = the server
admin-row-setup = The game begins
admin-row-move = A move
admin-row-undo = Taken back
admin-row-vote = A vote
admin-row-seat = A chair changes hands
admin-row-resign = Given up
admin-row-close = Closed
admin-back = Back to here
admin-look = Its page
admin-mend = Back to the last good row
admin-close = Close the table
admin-ask-close = Close this table?
admin-ask-close-why = The game ends as it stands, for good. Everybody sees who did it.
admin-do-close = Close it
admin-ask-rollback = Back to row { $seq }?
admin-ask-rollback-why = What was played since is taken back, and what nobody knows is dealt anew. Nothing is deleted.
admin-do-rollback = Take it back
admin-ask-bot = A bot on the chair of { $name }?
admin-ask-bot-why = It plays on at once. Its person can take the chair back at any time.
admin-do-bot = Put a bot there
admin-done = Done.
admin-done-row = Done, by row { $seq }.

## About

about-head = A good table, wherever your friends are
about-lead = Kalmár is Hungarian for <i>merchant</i>: a house where friends play board games about trade and travel, on phones and big screens, strictly by the rules.
about-rules = The house knows the rules and refuses what they forbid, with the rule in one sentence. What you can do now is lit. The complete rules of each game lie beside the board.
    .title = It knows the rules
about-chance = Before the first card is dealt, the secret of the shuffle is locked in a seal that everybody sees, and every browser adds a pinch of luck. When the game is over, the seal is broken, and your own browser checks every draw.
    .title = The shuffle can be checked
about-absent = Nobody is punished for vanishing. At a table without a clock those who are there may agree at any time that a bot sits in, or that the game ends. Where there is a pace, your clock runs while the others wait for you; bots have none, taking back gives no time back, and time goes on while the house is closed. Whoever is out of time can still move, but the others may vote without waiting for their word: to give them more time (that of a turn; at a live table a quarter of the whole), to let a bot sit in, or to end the game. As long as there is time left nobody loses a seat; only at a live table a bot may be asked for in the place of somebody who is away. You can take your seat back from a bot at any time.
    .title = When somebody vanishes
about-private = No account, no e-mail address, no tracking, nothing from other servers. Your browser holds your chair by one cookie; what others must not see never leaves the house.
    .title = It asks for a name, nothing else
about-home = Kalmár runs on a small computer of your own, from one file. A table waits as long as you like, survives restarts, and can be taken away as a record of the whole game.
    .title = It can be your own house
credits-head = With thanks
credit-icons = Goods, camels, ships and pieces: Lorc, Delapouite, Skoll and others, <out>used under this licence</out>, gathered and coloured.
credit-lucide = The interface’s icons.
credit-alegreya = The typefaces, by Juan Pablo del Peral, Huerta Tipográfica.

## After an upgrade, and with a house’s own data

own-data = The house’s own components
rules-kept = This table plays on by the rules it began with (version { $version })
hold-checking = This table is being checked
hold-checking-why = The house was updated, and it is going through the moves so far by the new rules. Nobody has to do anything.
hold-checking-else = In a moment the page goes on by itself.
hold-unfit = The new rules do not fit this game
hold-unfit-why = The house was updated, and it would now judge { $rows ->
    [one] the last entry
   *[other] the last { $rows } entries
  } of the log otherwise. You see the game as it stood before; nothing of it is lost.
hold-unfit-else = You can all agree to go back to here and play on, save the record, or end the game together.
hold-unfit-all-why = The house was updated, and it would now judge this game otherwise from its beginning. Nothing of it is lost.
hold-unfit-all-else = You can save the record from the menu, or end the game together.
hold-back = Ask to go back to here
hold-unreadable = This game cannot be read to its end
hold-unreadable-why = Its history is damaged, or a newer version of the house has played it. You see it as far as it can be read.
hold-blank-why = Its history is damaged, or a newer version of the house has played it. The board cannot be shown; nothing is deleted.
hold-unreadable-else = Tell whoever runs the house. You can save the record from the menu, or end the game together.
