# The table of Terra Mystica. Words of the game itself come with its documents.

terra-no-faction = No faction yet

# The state above the map
terra-state = Round { $round } of { $rounds }, turn { $turn }
terra-phase-factions = Choosing factions
terra-phase-dwellings = Placing dwellings
terra-phase-bonus-cards = Taking bonus cards
terra-phase-ports = Placing ports
terra-phase-favors = Taking favor tiles
terra-phase-cult-bonuses = Cult bonuses of round { $n }
terra-phase-auction = Auction of the factions
terra-phase-terrains = Choosing terrains
terra-phase-income = Income

# The map
terra-map = Map
terra-map-help = The arrow keys move from hex to hex, Enter chooses.
terra-zoom = Map size
terra-zoom-in = Larger
terra-zoom-out = Smaller
terra-piece-of = { $piece } ({ $faction })
terra-town-tile = in a town, with its town tile
terra-in-town = in a town
terra-bridge-of = bridge ({ $faction })
terra-bridge-site = Bridge { $site }
terra-iceberg-of = dwelling on the river ({ $faction })
terra-lava =
    { $n ->
        [one] { $n } extra volcano tile
       *[other] { $n } extra volcano tiles
    }
terra-ship-of = ship ({ $faction })
terra-trader-of = trader ({ $faction })
terra-port-of = port ({ $faction })
terra-warehouse-of = warehouse ({ $faction })
terra-seal-of = seal ({ $faction })
terra-canal = canal { $ends }

# Tiles
terra-cults = Cults
terra-cult-text = Spaces 3, 5, 7 and 10 give power. Only one faction can reach the last space, and it needs a key.
terra-cult-top-free = The last space is free.
terra-cult-top = { $faction } on the last space.
terra-order = Order of { $cult }
terra-order-free = A priest sent here stays and advances you { $steps } spaces in the cult.
terra-order-held = There is a priest here ({ $faction }).
terra-order-replace = There is a priest here ({ $faction }). For { $steps } coins you may put one of yours in his place and advance { $steps } spaces in the cult.
terra-rounds = Rounds
terra-round-title = Round { $n }: { $title }
terra-round-now = This round.
terra-round-past = Over.
terra-power-actions = Power actions
terra-bonus-cards = Bonus cards
terra-favor-tiles = Favor tiles
terra-town-tiles = Town tiles
terra-used = Used.
terra-used-again = Used in this round: using it again costs { $n } more power.
terra-ready = Ready.
terra-locked = Needs the stronghold.
terra-held = Held: { $faction }.
terra-coins-on = Coins on it: { $n }.
terra-left = Left: { $n }.
terra-takings = Can still be taken: { $n }. Power for the next player who takes it: { $power }.
terra-no-bid = no bid yet

# A faction board
terra-about-C = Coins pay for structures and improvements. At the end of the game, 3 coins are worth 1 VP.
terra-about-W = Workers build and dig. You can convert a worker into a coin at any time on your own turn.
terra-about-P = Priests go to the orders of the cults or pay for improvements. A priest can be converted into a worker.
terra-priests = { $left } of { $cap } priests are still in the supply; those in the orders are not counted.
terra-keys =
    { $n ->
        [0] No key
        [one] { $n } key
       *[other] { $n } keys
    }
terra-about-keys = Every town tile brings a key. A key opens the last space of a cult track.
terra-bowl = Bowl { $bowl }: { $n }
terra-bowls = Power in bowls I, II and III
terra-about-power = Gaining power moves tokens from bowl I to II, then from II to III. Only power in bowl III can be spent.
terra-power-room = Power you can still gain
terra-income = Income
terra-income-bonus = Bonus card
terra-income-structures = Structures
terra-income-favors = Favor tiles
terra-cult-bonus = Cult bonus
terra-structures =
    { $structure }: { $built } built, { $left } left. Power value { $power }.
terra-removed = Left in the box: { $n }.
terra-bridges =
    { $n ->
        [one] { $n } bridge left
       *[other] { $n } bridges left
    }
terra-about-bridges = A bridge joins two land hexes across the river. Each faction has three.
terra-about-ship = Reaches hexes across as many river hexes as its level. Each improvement scores VP.
terra-about-dig = Makes spades cheaper. Each improvement scores VP.
terra-track-state = Level { $level } of { $most }.
terra-range = skips { $n }
terra-eruption = Volcano
terra-home-terrain = home terrain
terra-unlocked = Unlocked.
terra-unlock-price =
    { $n ->
        [one] A priest and { $n } coin.
       *[other] A priest and { $n } coins.
    }
terra-covered = Covered with an X.
terra-next-ground = Your next dwelling may stand here.
terra-hue = Colour { $letter }: { $terrain }
terra-hue-next = The colour of the next dwelling.
terra-ninth = The ninth dwelling
terra-spade-price = Cost of a spade
terra-about-spade = Spades transform a hex within reach; you may then build a dwelling there.
terra-power-again = Power actions may be taken again in the same round.
terra-ability = Abilities
terra-network = Network { $n }
terra-resources = Resources
terra-final-tile = Tile { $n }
terra-if-ended = if it ended now
terra-town-needs = a town needs
terra-left-game = left the game
terra-power-offered = power offered
terra-look = Show this faction board.

# Standing answers
terra-leech-short =
    { $way ->
        [never] Power: never
        [up_to] Power: up to { $n } VP
        [ask_when_it_matters] Power: only if free
       *[ask] Power: ask me
    }
terra-leech-policy = When power is offered
terra-leech-policy-text = Your standing answer to your neighbours' offers of power. Only you can see it.
terra-leech-ask = Ask me every time
terra-leech-ask-when-it-matters = Take free power at once, ask me when it costs VP
terra-leech-up-to = Take it up to a price, decline what costs more
terra-leech-never = Never take it
terra-leech-most = Maximum VP to pay
terra-leech-last-round = Ask me in the last round anyway
terra-leech-from-now = This applies to offers made from now on. An offer that is already open still waits for your own answer.
terra-leech-keep = Save this answer

# The action bar
terra-free = Convert
terra-no-conversions = Nothing can be converted now.
terra-more = { $label }: one more
terra-less = { $label }: one less
terra-offer-to = { $faction } may take { $n } power
terra-group-factions = Factions
terra-group-power = Power offered
terra-group-tiles = Choose
terra-group-build = Build
terra-group-upgrade = Upgrade
terra-group-land = Terrain and bridges
terra-group-ships = Ships and trade
terra-group-actions = Power and special actions
terra-group-priests = Priests
terra-group-tracks = Improve
terra-group-other = Other
terra-group-pass = Pass
terra-group-end = End
terra-group-bids = Bids

# The end
terra-boards = Faction boards
terra-own = Faction
terra-seat = Faction

# Help
terra-help = Press anything on the table to use it: a hex, a structure, a tile, a cult. A solid ring means you can choose it; a dashed ring means it needs spades or conversions first. Everything you choose is a draft until you confirm it. Point at anything, or move the focus to it, for an explanation and its price.
terra-help-terrains = Terrains
terra-free-key = conversions
terra-walk = move over the map
terra-measure-vp = VP
terra-measure-total = VP with final scoring
terra-measure-PW = Power (bowls I / II / III)
terra-measure-network = Largest area
terra-measure-cults = Steps in the cults
terra-bowls-change = Bowls I / II / III: { $before } → { $after }
terra-rivers = Outline the river hexes
terra-gives-D = A dwelling brings workers each round, as the places it leaves empty show. It can become a trading house; dwellings side by side grow into towns.
terra-gives-TP = A trading house brings coins and power each round, and is cheaper beside a neighbour. It can become a temple or the stronghold.
terra-gives-TE = A temple brings a priest each round and a favor tile at once. It can become the sanctuary.
terra-gives-SH = The stronghold brings power each round and your faction's special ability, and counts 3 towards a town.
terra-gives-SA = The sanctuary brings a priest each round and a favor tile at once; with it, three structures are enough for a town.
terra-about-network = Structures that reach one another, over land, by shipping or by the faction's own way, count as one network. At the end the three largest score 18, 12 and 6 VP.
terra-about-cult-vp = On each cult track the three players furthest along score 8, 4 and 2 VP at the end.
terra-about-resources = At the end everything left is converted into coins, and every 3 coins score 1 VP.
terra-about-tile = The extra final scoring tile: what it measures for you now, and the VP that would bring.
terra-about-ended = Your points if the game ended now, with the final scoring.
terra-about-town = Structures side by side found a town when there are at least four (three with a sanctuary, or with a stronghold if seven play) with this combined power value: dwelling 1, trading house and temple 2, stronghold and sanctuary 3.

# The shipyard board
terra-fleet =
    { $kind ->
        [trader] Traders, market and seals
       *[ship] Ships, shipyard and seals
    }
terra-about-fleet = Ships reach other players' structures to trade with them, let you transform and build beside them, and can be handed in to pay for a dwelling.
terra-about-traders = Traders walk to other players' structures to trade with them, let you transform and build where they stand, and can be handed in to pay for a dwelling.
terra-fleet-steps =
    { $n ->
        [one] { $n } step in each movement, { $more } more for 1 power.
       *[other] { $n } steps in each movement, { $more } more for 1 power.
    }
terra-fleet-second-bowl = That power may come from bowl II.
terra-fleet-yard =
    { $kind ->
        [trader] The market brings { $steps } range step and { $ships } trader at once, a trader each round, and lets you recruit one each round for { $price }.
       *[ship]
            { $steps ->
                [0] The shipyard brings { $ships } ship at once, a ship each round, and lets you build one each round for { $price }.
               *[other]
                    { $ships ->
                        [0] The shipyard brings { $steps } shipping step at once, a ship each round, and lets you build one each round for { $price }.
                       *[other] The shipyard brings { $steps } shipping step and { $ships } ship at once, a ship each round, and lets you build one each round for { $price }.
                    }
            }
    }
terra-fleet-state =
    { $kind ->
        [trader] Traders: { $left } in the supply, { $afloat } on the map. Seals left: { $seals }.
       *[ship] Ships: { $left } in the supply, { $afloat } on the map. Seals left: { $seals }.
    }
terra-fleet-port =
    { $kind ->
        [trader] Warehouse on { $hex }.
       *[ship] Port on { $hex }.
    }
terra-fleet-no-port =
    { $kind ->
        [trader] No warehouse yet.
       *[ship] No port yet: the first dwelling on the river gets it.
    }
terra-about-canal = Two river hexes joined through the land between them: ships pass in one step. The land on both sides stays adjacent.
terra-about-port = New ships start on a river hex beside the port. It stays where it is when the dwelling is upgraded.
terra-about-warehouse = New traders start beside the warehouse. It stays where it is when the dwelling is upgraded.
terra-about-seal = Whoever has traded with a structure leaves a seal there and cannot trade with it again. Some tiles and the final scoring count seals.
terra-range-tile = Range tile
terra-about-range-tile = Above: how far the faction's own way of crossing hexes leads. Below: the steps of a trader. Whatever gives others a step of shipping moves the marker one column.
terra-range-state = Now { $jump } hexes, { $trader } steps.
terra-gives-SY = The shipyard stands on the river. It brings a ship each round, lets you build another for its price, and counts 3 towards a town.
