# The table of this game: questions, the form of a new game, bots.

asked-turn = Your turn: take an action or pass.
asked-again = You may take another action.
asked-acted = Action done: convert, or end your turn.
asked-burnt = Use the power you sacrificed tokens for: { $n } left.
asked-spades =
    { $n ->
        [one] Use your spade.
       *[other] Use your { $n } spades.
    }
asked-cult =
    { $n ->
        [one] Choose the cult in which to advance { $n } space.
       *[other] Choose the cults in which to advance { $n } spaces.
    }
asked-favor =
    { $n ->
        [one] Choose a favor tile.
       *[other] Choose { $n } favor tiles.
    }
asked-town =
    { $n ->
        [one] You found a town: choose a town tile.
       *[other] You found { $n } towns: choose a town tile for each.
    }
asked-leech = Take { $n } power { $faction_from } for { $vp } VP?
asked-leech-free = Take { $n } power { $faction_from }? It costs nothing.
asked-leech-full = You are offered { $n } power { $faction_from }, but you cannot take any.
asked-leech-forfeited = You can only decline { $n } power { $faction_from }: you have already converted something or answered a later offer.
asked-bid-open = Bid for a faction: the points you would start with. If someone bids fewer, they take it and you bid again.
asked-bid-sealed = Bid for { $faction }: the points you would give up to play this faction. Nobody sees your bid until all bids are in.
wait-leech = Waiting for an answer to an offer of power: { $players }.
sealed-bid = A sealed bid.
play-error-unknown_way = "{ $way }" is not a way to choose factions.
play-error-faction_missing = Choose a faction for every seat.
play-bot-greedy = Greedy: looks one action ahead; an easy opponent for beginners (about 92 points in a game of four).
play-bot-steward = Steward: weighs whole turns in an instant; an opponent for players who know the game (about 109 points in a game of four).
play-bot-elder = Elder: thinks ahead to the end of the round, up to a second per turn; the strongest bot (135 to 138 points in a game of four; people in the top league score 139).
form-way-intro-name = Introductory game
form-way-intro = The first game from the rulebook: factions, dwellings and tiles are fixed.
form-way-random-name = Random
form-way-random = Everyone gets a faction at random.
form-way-random-colours-name = Random colours
form-way-random-colours = Everyone is dealt a random colour and chooses one of the two factions on its board when the game begins.
form-way-draft-name = Draft
form-way-draft = Everyone chooses a faction in turn when the game begins.
form-way-auction-name = Auction
form-way-auction = Random factions are put up for auction: the player willing to start with the fewest points gets the faction.
form-way-sealed-auction-name = Sealed auction
form-way-sealed-auction = Everyone secretly names the points they would give up for each faction; the highest bids win.
form-way-chosen-name = Chosen
form-way-chosen = You choose a faction for every seat.
form-profile-rulebook = Printed rules
form-profile-league = League
form-options-expansion = Expansions
form-options-rule = Rules
form-large =
    { $n ->
        [6] Six players play 5 rounds. Everybody leaves 3 dwellings, 1 trading house, 1 temple and 2 power tokens in the box, has their income from the start and takes a favor tile before the game. Power actions can be used again for 1 more power, priests in an order can be replaced for coins, the favor tiles of 3 steps are taken from one another, and towns may be founded when the town tiles have run out.
       *[other] Seven players play 4 rounds. Everybody leaves 4 dwellings, 2 trading houses, 1 temple and 3 power tokens in the box, has their income from the start and takes a favor tile before the game. Three structures make a town if one is a stronghold. Power actions can be used again for 1 more power, priests in an order can be replaced for coins, the favor tiles of 3 steps are taken from one another, and towns may be founded when the town tiles have run out.
    }

# Expansions and variants as switches of the form, and whole forms by one press.
form-switch-fire-and-ice-factions = Fire & Ice: factions
form-switch-fire-and-ice-factions-text = Adds six factions: Ice Maidens and Yetis, Acolytes and Dragonlords, Shapeshifters and Riverwalkers.
form-switch-fire-and-ice-final-scoring = Fire & Ice: final scoring
form-switch-mini-expansion-1 = More town tiles
form-switch-shipping-bonus = Shipping bonus card
form-switch-temple-scoring-tile = Temple scoring tile
form-switch-merchants = Merchants of the Seas
form-switch-merchants-tiles = Merchants of the Seas: tiles without ships
form-switch-merchants-assured = Merchants of the Seas: assured trade
form-switch-fan-factions = Fan factions
form-switch-fan-factions-2024 = Fan factions, 2024 figures
form-switch-war-and-faith = War and Faith
form-switch-fewer-structures = Fewer structures
form-switch-unlimited-towns = Towns without limit
form-preset-everything = Everything
form-preset-everything-text = The printed rules with every expansion there is.
