# The table: what a player is asked, the button that sends a turn, and what the table refuses.

# -- what is asked

play-title-turn = Your turn: take an action or pass.
play-title-again = You may take another action.
play-title-acted = Action done: convert, or end your turn.
play-title-burnt = Use the power you sacrificed tokens for: { $n } left.
play-title-spades =
    { $n ->
        [one] Use your spade.
       *[other] Use your { $n } spades.
    }
play-title-cult =
    { $n ->
        [one] Choose the cult in which to advance { $n } space.
       *[other] Choose the cults in which to advance { $n } spaces.
    }
play-title-favor =
    { $n ->
        [one] Choose a favor tile.
       *[other] Choose { $n } favor tiles.
    }
play-title-town =
    { $n ->
        [one] You found a town: choose a town tile.
       *[other] You found { $n } towns: choose a town tile for each.
    }
play-title-leech = Take { $n } power { $faction_from } for { $vp } VP?
play-title-leech-free = Take { $n } power { $faction_from }? It costs nothing.
play-title-leech-full = You are offered { $n } power { $faction_from }, but you cannot take any.
play-title-leech-forfeited = You can only decline { $n } power { $faction_from }: you have already converted something or answered a later offer.
play-title-bid-open = Bid for a faction: the points you would start with. If someone bids fewer, they take it and you bid again.
play-title-bid-sealed = Bid for { $faction }: the points you would give up to play this faction. Nobody sees your bid until all bids are in.
play-title-confirm = Confirm what you have chosen, or take it back.
play-title-wait = Waiting for { $players }.
play-title-wait-leech = Waiting for an answer to an offer of power: { $players }.
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

play-row-bid = A sealed bid.

play-error-bad_policy = This is not a valid way to answer offers of power.
play-error-no_such_position = There is no choice { $revision }: the game has { $most }.
play-error-not_a_line = A line must be a list of seats and choices.
play-error-line_too_long = A line can have at most { $most } choices.
play-error-sealed = The bids are sealed: this will be possible again once they have been opened.
play-error-bids_alone = The bids are sealed: send them on their own, one after another. The outcome is shown once all bids are in.
play-error-unknown_way = "{ $way }" is not a way to choose factions.
play-error-faction_missing = Choose a faction for every seat.
play-error-bad_form = The form cannot be read: { $field }.
play-error-bad_players = The game is for { $fewest } to { $most } players, not { $players }.
play-error-bad_kind = "{ $kind }" cannot sit at a table: choose person, open or bot.
play-error-unknown_bot = There is no bot "{ $bot }". Bots: { $known }.
play-error-bad_name = A name can have at most { $longest } printable characters.
play-error-bad_clock = { $clock } is not a valid clock. Seconds allowed for a decision: { $known }.
play-error-no_table = There is no game here yet.
play-error-unknown_call = There is no call "{ $name }".
play-error-bad_call = "{ $field }" is missing or not valid.
play-error-stale = The game has moved on: look at it again.
play-error-nothing_to_undo = You have nothing to take back.
play-error-not_a_bot = It is not a bot's turn now.
play-error-imported = This game is only for stepping through: you can plan from it, but nobody can play on.

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
play-bot-greedy = Greedy: looks one action ahead; an easy opponent for beginners.
play-bot-steward = Steward: weighs whole turns in an instant; an opponent for players who know the game.
play-bot-elder = Elder: thinks ahead, up to a second per turn; the strongest bot.
play-way-intro-name = Introductory game
play-way-intro = The first game from the rulebook: factions, dwellings and tiles are fixed.
play-way-random-name = Random
play-way-random = Everyone gets a faction at random.
play-way-draft-name = Draft
play-way-draft = Everyone chooses a faction in turn when the game begins.
play-way-auction-name = Auction
play-way-auction = Random factions are put up for auction: the player willing to start with the fewest points gets the faction.
play-way-sealed-auction-name = Sealed auction
play-way-sealed-auction = Everyone secretly names the points they would give up for each faction; the highest bids win.
play-way-chosen-name = Chosen
play-way-chosen = You choose a faction for every seat.
play-profile-rulebook = Rulebook
play-profile-league = League
play-options-expansion = Expansions
play-options-rule = Rules
play-options-old = Rules from older games
