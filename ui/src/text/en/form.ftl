# The form of a new game.

new-title = New game
form-game = Game
form-who = Who plays
form-players = Players
form-you = You
form-seat = Seat { $n }
form-name = Name of player { $n }
form-open = Someone with the link
form-person-here = Someone at this screen
form-bot = Bot · { $name }
form-level = Level of the bots
form-setup = Set-up
form-changed =
    { $n ->
        [one] One rule differs from the profile.
       *[other] { $n } rules differ from the profile.
    }
form-seed = Seed
form-seed-random = At random
form-seed-text = The same seed with the same players and settings gives the same set-up again.
form-table = The table
form-title = Title
form-title-none = The names of the players
form-clock = Time per decision
form-clock-text = Players who take longer can still decide, but anyone else at the table can then hand their seat to a bot or a friend.
form-clock-none = Players take as long as they like; only the player in a seat can hand it over.
form-listed = Show this table in the lobby
form-listed-text = Otherwise only people with the link can find it.
form-open-table = Open the table
form-start = Start the game
