# About the open table.

table-about = Table
table-watch = Link for watchers
table-to-bot = Hand to a bot
table-to-open = Free the seat
take-over = { $name } has left this game. You can take the seat.
take-over-go = Take the seat
seat-online = here
profile-rulebook = Rulebook
profile-league = League
option-on = on
option-off = off
