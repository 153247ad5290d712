# The table: what a player is asked, the button that sends a turn, and what the table refuses.

# -- what is asked

play-title-turn = Your turn: take an action or pass.
play-title-again = You may take another action.
play-title-acted = Your action is done: convert if you like, then end your turn.
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
