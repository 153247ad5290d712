# The table: what a player is asked, the button that sends a turn, and what the table refuses.

# -- what is asked

play-title-turn = Your turn: take an action or pass.
play-title-again = You may take another action.
play-title-acted = Action done: convert, or end your turn.
play-title-burnt = Use the power for which you sacrificed tokens: { $n } left.
play-title-spades =
    { $n ->
        [one] Use your spade.
       *[other] Use your { $n } spades.
    }
play-title-cult =
    { $n ->
        [one] Choose the cult in which you advance { $n } space.
       *[other] Choose the cults in which you advance { $n } spaces.
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
play-title-leech = Do you take { $n } power { $faction_from } for { $vp } VP?
play-title-leech-free = Do you take { $n } power { $faction_from }? It costs nothing.
play-title-leech-full = { $n } power is offered to you { $faction_from }, but you cannot take any.
play-title-leech-forfeited = You can only decline { $n } power { $faction_from }: you converted or answered a later offer first.
play-title-bid-open = Bid for a faction: the points with which you would begin. Who bids fewer takes it from you, and you bid again.
play-title-bid-sealed = Bid for { $faction }: the points that you would give up to play this faction. Nobody sees your bid before all are made.
play-title-confirm = Confirm what you have chosen, or take it back.
play-title-wait = Waiting for { $players }.
play-title-wait-leech = Waiting for the answer to an offer of power: { $players }.
play-title-over =
    { $n ->
        [one] The game is over. Winner: { $winners } with { $vp } VP.
       *[other] The game is over. Tied winners: { $winners } with { $vp } VP.
    }

play-confirm = Confirm
play-confirm-end = Confirm and end the turn

# -- what the table refuses

play-error-no_such_seat = There is no seat { $seat }: the seats are 0 to { $most }.
play-error-not_a_text = A choice is a text.
play-error-text_too_long = A choice has at most { $most } characters.
play-error-not_a_draft = A draft is a list of choices.
play-error-draft_too_long = A draft has at most { $most } choices.
play-error-nothing_to_send = Choose something before you confirm.
play-error-no_such_revision = The game cannot go back to choice { $revision }.

play-row-bid = A sealed bid.

play-error-bad_policy = This is no way to answer offers of power.
play-error-no_such_position = There is no choice { $revision }: the game has { $most }.
play-error-not_a_line = A line is a list of seats and choices.
play-error-line_too_long = A line has at most { $most } choices.
play-error-sealed = Bids are sealed: this is possible again when they have been opened.
play-error-bids_alone = Bids are sealed: send them alone, one after the other; what comes of them shows when all are made.
play-error-unknown_way = There is no way "{ $way }" to come by factions.
play-error-faction_missing = Choose a faction for every seat.
play-error-bad_form = The form cannot be read: { $field }.
play-error-bad_players = From { $fewest } to { $most } can play, not { $players }.
play-error-bad_kind = "{ $kind }" cannot sit at a table: choose person, open or bot.
play-error-unknown_bot = There is no bot "{ $bot }". Bots: { $known }.
play-error-bad_name = A name has at most { $longest } characters that can be shown.
play-error-bad_clock = { $clock } is no clock of a table. Seconds that a decision may take: { $known }.
play-error-no_table = There is no game here yet.
play-error-unknown_call = There is no call "{ $name }".
play-error-bad_call = "{ $field }" is missing or not what it should be.
play-error-stale = The game has gone on meanwhile: look at it again.
play-error-nothing_to_undo = There is nothing of yours to take back.
play-error-not_a_bot = No bot is to move now.
play-error-imported = This game is here to be walked through: plan with it, but nobody can go on with it.

# -- the form of a new game

play-kind-person = You, or somebody beside you at this screen
play-kind-open = Somebody who joins by a link or from the list of open games
play-kind-bot = A bot
play-clock-0 = No clock
play-clock-300 = 5 minutes
play-clock-3600 = 1 hour
play-clock-86400 = 1 day
play-clock-259200 = 3 days
play-clock-604800 = 7 days
play-bot-random = Random: plays anything that is allowed; for trying things out.
play-bot-greedy = Greedy: looks one action ahead; an easy opponent for beginners.
play-bot-steward = Steward: weighs whole turns in a moment; an opponent for those who know the game.
play-bot-elder = Elder: thinks ahead, up to a second for each turn; the strongest there is.
play-way-intro-name = Introductory game
play-way-intro = The first game of the rulebook: factions, dwellings and tiles are given.
play-way-random-name = Random
play-way-random = Everybody is given a faction by lot.
play-way-draft-name = Draft
play-way-draft = Everybody chooses a faction in turn when the game begins.
play-way-auction-name = Auction
play-way-auction = Factions by lot are put up for auction: who would begin with fewer points gets the faction.
play-way-sealed-auction-name = Sealed auction
play-way-sealed-auction = Everybody secretly names the points they would give up for each faction; the highest bids win.
play-way-chosen-name = Chosen
play-way-chosen = You choose a faction for every seat.
play-profile-rulebook = Rulebook
play-profile-league = League
play-options-expansion = Expansions
play-options-rule = Rules
play-options-old = Rules of old games
