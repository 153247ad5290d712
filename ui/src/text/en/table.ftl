# About the open table.

table-about = Table
table-watch = Link for spectators
table-to-bot = Hand to a bot
table-to-open = Free the seat
table-leave = Give your seat away?
table-leave-bot = A bot ({ $bot }) will play on in your place, and you will only watch. You can take the seat back as long as the bot has it.
table-leave-open = Someone else can take your place through the link for players, and you will only watch. Until then, the game waits whenever it is this seat's turn.
table-hand-in = You can hand this seat over in { $time }, if { $name } has not decided by then.
take-over = { $name } has left this game. You can take the seat.
take-over-go = Take the seat
seat-online = here
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
clock-hand-over = Time is up for { $name }. You can keep waiting or hand the seat over.
