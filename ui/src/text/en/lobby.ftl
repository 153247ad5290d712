# The lobby, its lists, and the waiting room of a table.

lobby-title = A table for great board games
lobby-lead = Play right away against bots, with friends through a link, or around one screen without a network.
lobby-mine = Your games
lobby-waiting =
    { $n ->
        [one] your turn in one
       *[other] your turn in { $n }
    }
lobby-tables = Tables
lobby-more = Other ways to play
lobby-friends = With friends
lobby-friends-text = Choose the game and every rule, then send a link.
lobby-new = New game
lobby-hotseat = Around one screen
lobby-hotseat-text = Pass the device around. Works without a network once it has loaded.
lobby-local = Games on this device
lobby-ledger-text = Drop the ledger of a game played elsewhere and step through every move.
lobby-offline = The server cannot be reached at the moment. Games on this device continue without it.
lobby-notice = Hexarch is an unofficial program and has no connection with the publishers of the games it plays.

now-opponents = Opponents
now-go = Play now against bots
now-more = Choose everything yourself

list-open = Open seats
list-running = In progress
list-finished = Finished
list-open-empty = No table is waiting for players. Start a new game and invite someone.
list-running-empty = No game is in progress at the moment.
list-finished-empty = No game has finished yet.
list-more = Show more

badge-your-turn = Your turn
badge-free-seats =
    { $n ->
        [one] one seat free
       *[other] { $n } seats free
    }
badge-round = Round { $n }
badge-beginning = Setting up
badge-finished = Finished
badge-import = Ledger
action-play = Play
action-enter = Enter
action-join = Join
action-watch = Watch
action-look = View

seat-open = free
seat-you = you
seat-bot = bot
seat-take = Sit here

room-label = Waiting for players
room-seats = Seats
room-sit = Take a seat
room-invite = Invite
room-invite-text =
    { $n ->
        [one] One seat is free. Anyone with this link can take it.
       *[other] { $n } seats are free. Anyone with this link can take one.
    }
room-invite-label = Link for players
room-bots = Nobody else coming?
room-fill =
    { $n ->
        [one] Fill the seat with a bot
       *[other] Fill { $n } seats with bots
    }
room-start = Start the game
room-start-hint =
    { $n ->
        [one] A bot ({ $bot }) takes the seat that is still free.
       *[other] Bots ({ $bot }) take the { $n } seats that are still free.
    }
room-wait =
    { $n ->
        [0] All seats are taken. The host starts the game.
        [one] Waiting for one more player.
       *[other] Waiting for { $n } more players.
    }
room-start-from = If the host does not start the game, you can do so from { $moment }.
room-leave = Leave the table

replay-title = Step through a ledger
replay-text = Paste or drop the ledger of a game. It is checked row by row and opens as a table without players, ready to step through.
import-label = Text of the ledger
import-placeholder = Paste a ledger, or drop a file here
import-file = Choose a file
import-paste = Paste it
import-go = Open
import-busy = Reading…
import-too-long = This file is too long for a ledger.
list-mine = In progress
list-past = Finished
list-mine-empty = You have no game in progress.
list-past-empty = You have not finished a game yet.
list-game = Which game
list-all-games = All games
