# About the open table.

table-about = Table
table-watch = Link for watchers
table-to-bot = Hand to a bot
table-to-open = Free the seat
table-leave = Give your seat away?
table-leave-bot = A bot ({ $bot }) plays on in your place, and you only watch. You cannot take the seat back by yourself.
table-leave-open = Somebody else can take your place with the link for players, and you only watch. Until then the game waits when it is this seat's turn.
table-hand-in = You can hand this seat over in { $time }, if { $name } has not decided by then.
take-over = { $name } has left this game. You can take the seat.
take-over-go = Take the seat
seat-online = here
profile-rulebook = Rulebook
profile-league = League
option-on = on
option-off = off

# Clocks
clock-days = { $d } d { $h } h
clock-hours = { $h } h { $m } min
clock-day = { $d } d
clock-hour = { $h } h
clock-waited = waiting for { $time }
clock-waited-left = waiting for { $time }, { $left } left
clock-left = { $left } left
clock-late = time is up
clock-late-since = time is up, waiting for { $time }
clock-none = no clock
clock-hand-over = The time of { $name } is up. You can go on waiting, or hand the seat over.
