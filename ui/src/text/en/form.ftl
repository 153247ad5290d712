# The form of a new game.

new-title = New game
form-who = Who plays
form-players = Players
form-you = You
form-seat = Seat { $n }
form-name = Name of player { $n }
form-open = Somebody who comes by the link
form-person-here = Somebody at this screen
form-bot = Bot · { $name }
form-level = Level of the bots
form-faction = Faction of seat { $n }
form-faction-choose = Choose a faction
form-setup = Set-up
form-factions = Factions
form-map = Map
form-map-fixed = The introductory game is played on the base map.
form-rules = Rules and expansions
form-rules-text = A profile sets every rule; each one can be changed on its own.
form-profile = Profile
form-on = { $n } of { $of }
form-final = Extra final scoring tile
form-final-random = Drawn at random
form-changed =
    { $n ->
        [one] One rule differs from the profile.
       *[other] { $n } rules differ from the profile.
    }
form-reset = As in the profile
form-seed = Number of the deal
form-seed-random = At random
form-seed-text = The same number with the same players and settings gives the same set-up again.
form-table = The table
form-title = Title
form-title-none = The names of the players
form-clock = Time for a decision
form-clock-text = Who takes longer may still decide, but then anybody at the table can hand the seat to a bot or a friend.
form-clock-none = Everybody takes as long as they like; only who sits there can hand a seat over.
form-listed = Show this table in the lobby
form-listed-text = Otherwise only those who have the link find it.
form-open-table = Open the table
form-start = Start the game
