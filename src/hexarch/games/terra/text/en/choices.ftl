# Choices, and what a player is asked.

choice-build = build a dwelling on { $hex }
choice-upgrade = upgrade { $hex } to { $structure_a }
choice-dig =
    { $n ->
        [one] buy { $n } spade
       *[other] buy { $n } spades
    }
choice-erupt = turn a hex into volcano
choice-transform = transform { $hex } into { $terrain }
choice-action = use action { $action } ({ $title })
choice-bridge = build a bridge from { $here } to { $there }
choice-connect = found a town across river hex { $hex }
choice-send =
    { $n ->
        [one] send a priest to the order { $cult_of } for { $n } space (he returns to the supply)
       *[other] send a priest to the order { $cult_of } for { $n } spaces (he stays there)
    }
choice-replace = send a priest to the order { $cult_of } for { $n } spaces, in the place of a priest { $faction_of } (costs { $n } coins)
choice-advance = improve your { $track }
choice-convert = convert { $what } into { $into }
choice-burn =
    { $n ->
        [one] sacrifice { $n } power token to move another to bowl III
       *[other] sacrifice { $n } power tokens to move as many to bowl III
    }
choice-pass-card = pass and take “{ $title }” ({ $tile })
choice-first-card = take “{ $title }” ({ $tile })
choice-pass = pass
choice-leech = take { $n } power { $faction_from }
choice-decline = decline { $n } power { $faction_from }
choice-favor = take favor tile “{ $title }” ({ $tile })
choice-town = take town tile “{ $title }” ({ $tile })
choice-cult =
    { $n ->
        [one] advance { $n } space in the cult { $cult_of }
       *[other] advance { $n } spaces in the cult { $cult_of }
    }
choice-step-down = go back one space in the cult { $cult_of }
choice-key = use the key in the cult { $cult_of }
choice-give-up = give up { $what }
choice-faction = play { $faction }
choice-bid = bid { $n } for { $faction }
choice-terrain = choose { $terrain }
choice-unlock = place the priest on { $terrain } to unlock it
choice-keep-priest = keep the priest
choice-token = pay 1 VP for a new power token in bowl III
choice-lose-cult = pay { $n } spaces in the cult { $cult_of }
choice-lose-token = remove a power token from bowl { $bowl } for good
choice-done = end your turn
choice-resign = leave the game

decision-faction = Choose your faction.
decision-starting-dwelling = Place a starting dwelling on your terrain.
decision-bonus-card = Take your first bonus card.
decision-turn = It is your turn: take an action or pass.
decision-spades = Use your spades.
decision-dwelling = You may build a dwelling on the hex you transformed, or end your turn.
decision-free-dwelling = Place the free dwelling on any free hex of your home terrain.
decision-free-trading-house = Choose the dwelling that becomes a trading house.
decision-sandstorm = Choose the hex for the sandstorm.
decision-bridge = Choose where to build the bridge.
decision-cult-step = Choose the cult in which to advance.
decision-key = Choose the cult that gets the key.
decision-favor-tile = Choose a favor tile.
decision-town-tile = You found a town: choose a town tile.
decision-ordain = Choose how many workers become priests.
decision-leech = Take the power you are offered and pay its price in victory points?
decision-event = Your neighbours are still answering your offer of power.
decision-cult-spades = Use the spades of the cult bonus.
decision-terrain = Choose a terrain that no other faction has.
decision-eruption = Choose the hex that becomes volcano; you may build a dwelling on it at once.
decision-lose-cult = Choose the cult in which to go back to pay for the volcano.
decision-lose-tokens = Choose the bowl from which a power token leaves the game.
decision-unlock = You gain a priest: keep him, or place him on a terrain to unlock it.
decision-token = You may pay 1 VP for a new power token in bowl III.
decision-bid = Bid for a faction: in an open auction, the points you would start with; in a sealed auction, the points you would give up.
