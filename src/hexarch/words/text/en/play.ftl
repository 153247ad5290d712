# The table: what a player is asked, the button that sends a turn, and what the table refuses.

# -- what is asked

play-title-confirm = Confirm what you have chosen, or take it back.
play-title-reveals = Something will be revealed: confirm first.
play-title-wait = Waiting for { $players }.
play-title-over =
    { $n ->
        [one] The game is over. Winner: { $winners } with { $vp } VP.
       *[other] The game is over. Tied winners: { $winners } with { $vp } VP.
    }

play-confirm = Confirm
play-confirm-end = Confirm and end the turn

# -- what the table refuses

play-error-no_such_seat = There is no seat { $seat }: seats are numbered 0 to { $most }.
play-error-not_a_text = A choice must be a text.
play-error-text_too_long = A choice can have at most { $most } characters.
play-error-not_a_draft = A draft must be a list of choices.
play-error-draft_too_long = A draft can have at most { $most } choices.
play-error-nothing_to_send = Choose something before you confirm.
play-error-no_such_revision = The game cannot go back to choice { $revision }.

play-error-bad_policy = These are not valid standing answers.
play-error-no_such_position = There is no choice { $revision }: the game has { $most }.
play-error-not_a_line = A line must be a list of seats and choices.
play-error-line_too_long = A line can have at most { $most } choices.
play-error-reveals = Something will be revealed: confirm first.
play-error-revealed = Something hidden was revealed after that: the game can go back only if another person agrees.
play-error-bad_form = The form cannot be read: { $field }.
play-error-bad_players = The game is for { $fewest } to { $most } players, not { $players }.
play-error-bad_kind = "{ $kind }" cannot sit at a table: choose person, open or bot.
play-error-unknown_bot = There is no bot "{ $bot }". Bots: { $known }.
play-error-bad_name = A name can have at most { $longest } printable characters.
play-error-name_of_bot = This is the name of a bot. Please choose another one.
play-error-bad_clock = { $clock } is not a valid clock. Seconds allowed for a decision: { $known }.
play-error-unknown_game = There is no game "{ $game }".
play-error-no_export = Games of this kind cannot be exported.
play-error-no_leaving = Nobody can leave this game.
play-error-no_table = There is no game here yet.
play-error-unknown_call = There is no call "{ $name }".
play-error-bad_call = "{ $field }" is missing or not valid.
play-error-stale = The game has moved on: look at it again.
play-error-nothing_to_undo = You have nothing to take back.
play-error-not_a_bot = It is not a bot's turn now.
play-error-imported = You can only step through this game: you can plan from it, but nobody can play on.

# -- the form of a new game

play-kind-person = You, or someone next to you at this screen
play-kind-open = Someone who joins through a link or from the list of open games
play-kind-bot = A bot
play-clock-0 = No clock
play-clock-300 = 5 minutes
play-clock-3600 = 1 hour
play-clock-86400 = 1 day
play-clock-259200 = 3 days
play-clock-604800 = 7 days
play-bot-random = Random: plays anything that is legal; for trying things out.
