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
list-and = { $first } and { $last }

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
error-bad_message = The page and the house misunderstood each other. Load the page anew.
error-bad_move = That move could not be understood. Load the page anew.
error-not_seated = That chair is not yours.
error-not_host = Only the host can change that.
error-wrong_phase = That is not possible at this point of the game.
error-game_over = The game is over; nothing can be moved any more.
error-table_closed = This table has been closed.
error-seat_taken = Somebody else was quicker and sits there now.
error-seat_open = Nobody sits on that chair yet.
error-table_full = All chairs at this table are taken.
error-too_few_seats = This game needs more people, or a bot.
error-bad_option = This game cannot be played like that.
error-bad_name = A name has 1 to 24 signs. Please choose another.
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
error-no_such_table = There is no such table, or it is private.
error-too_many = That was a lot in a short time. Wait a moment.
error-too_large = That is too long.
error-foreign_origin = That request came from another page and was refused.
error-unreadable = This table was made by a version of the house that cannot be read any more.
error-not_found = There is nothing under this address.
error-bad_secret = This link has done its work already.

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
       *[other] { $taken } at the table, one chair free. Cards are dealt when the host starts.
      }
   *[other] { $taken ->
        [1] You sit alone so far, and { $free } chairs are free. Cards are dealt when the host starts.
       *[other] { $taken } at the table, { $free } chairs free. Cards are dealt when the host starts.
      }
  }
seats-title = Who sits where
seats-lead = Turns go down the list.
seats-lead-host = Turns go down the list. Drag to reorder, tap a colour to change it.
seat-free = A chair is free
seat-free-host = send the link, or let a bot sit down
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
sit-here-too = Somebody at this device
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
is-here = here
is-away = away
bot-line = bot: { $level }
level-plain = plays by chance
colour-of = { $name }: { $colour }. Change the colour
invite-title = Invite
invite-lead = One link for the free chairs. It stops working once they are taken.
invite-full = All chairs are taken, so there is nobody left to invite.
invite-not-yours = Those who sit here can invite others.
invite-qr = The invitation as a picture, for a phone's camera
copy-link = Copy link
options-title = How you play
first-head = Who begins
first-chance = Chance
first-chance-help = drawn together with the cards
first-picked = { $name } begins
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
setup-may-full = Everybody is here: you can start.
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

## The seal

seal-whole = The seal of this table
seal-broken = The seal, broken open
hash-all = All { $n } signs
hash-less = Fewer

## About

about-head = A good table, wherever your friends are
about-lead = Kalmár is Hungarian for <i>merchant</i>: a house where friends play board games about trade and travel, on phones and big screens, with all rules kept.
about-rules = The house knows the rules and refuses what they forbid, with the rule in one sentence. What you can do now is lit. The complete rules of each game lie beside the board.
    .title = It knows the rules
about-chance = Before the first card is dealt, the secret of the shuffle is locked in a seal that everybody sees, and every browser adds a pinch of luck. When the game is over, the seal is broken, and your own browser checks every draw.
    .title = The shuffle can be checked
about-private = No account, no e-mail address, no tracking, nothing from other servers. Your browser holds your chair by one cookie; what others must not see never leaves the house.
    .title = It asks for a name, nothing else
about-home = Kalmár runs on a small computer of your own, from one file. A table waits as long as you like, survives restarts, and can be taken away as a record of the whole game.
    .title = It can be your own house
credits-head = With thanks
credit-icons = Goods, camels, ships and pieces: Lorc, Delapouite, Skoll and others, <out>used under this licence</out>, gathered and coloured.
credit-lucide = The interface's icons.
credit-alegreya = The typefaces, by Juan Pablo del Peral, Huerta Tipográfica.
