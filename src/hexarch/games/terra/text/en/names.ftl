# Names of things. `.a` and `.the` carry the article, `.of` and `.from` the preposition;
# what is given up (discard-) stands as it follows "give up".

title-name = Terra Mystica
title-pitch = A game of building without luck: transform the land around you, raise your structures, and grow beside neighbours who gain power from you.
structure-none = no structure
    .a = no structure
    .the = no structure
structure-dwelling = dwelling
    .a = a dwelling
    .the = the dwelling
structure-trading-house = trading house
    .a = a trading house
    .the = the trading house
structure-temple = temple
    .a = a temple
    .the = the temple
structure-stronghold = stronghold
    .a = a stronghold
    .the = the stronghold
structure-sanctuary = sanctuary
    .a = a sanctuary
    .the = the sanctuary

terrain-desert = desert
terrain-plains = plains
terrain-swamp = swamp
terrain-lakes = lakes
terrain-forest = forest
terrain-mountains = mountains
terrain-wasteland = wasteland
terrain-river = river
terrain-ice = ice
terrain-volcano = volcano
any-terrain = any terrain

cult-fire = Fire
    .of = of Fire
cult-water = Water
    .of = of Water
cult-earth = Earth
    .of = of Earth
cult-air = Air
    .of = of Air

track-ship = shipping
track-dig = exchange rate for spades

resource-C = coins
    .amount =
        { $n ->
            [one] { $n } coin
           *[other] { $n } coins
        }
resource-W = workers
    .amount =
        { $n ->
            [one] { $n } worker
           *[other] { $n } workers
        }
resource-P = priests
    .amount =
        { $n ->
            [one] { $n } priest
           *[other] { $n } priests
        }
resource-PW = power
    .amount = { $n } power
resource-VP = victory points
    .amount =
        { $n ->
            [one] { $n } victory point
           *[other] { $n } victory points
        }
resource-KEY = keys
    .amount =
        { $n ->
            [one] { $n } key
           *[other] { $n } keys
        }
resource-token = power tokens out of the game
    .amount =
        { $n ->
            [one] { $n } power token out of the game
           *[other] { $n } power tokens out of the game
        }

source-start = start
source-round = scoring tiles
source-town = towns
source-favor = favor tiles
source-bonus = bonus cards
source-faction = faction
source-shipping = shipping
source-digging = exchange rate for spades
source-leech = power from structures
source-convert = conversions
source-cult = cults
source-network = largest area
source-resources = resources left
source-final = extra final scoring

discard-SPADE = a spade
discard-FREE_D = the free dwelling
discard-FREE_TP = the free trading house
discard-FREE_TF = the sandstorm
discard-CONVERT_W_TO_P = the right to ordain workers
discard-GAIN_P3_FOR_VP = the power token for 1 VP
discard-BRIDGE = a bridge

map-base = base map
map-revised_base = revised base map
map-fire_ice = Fire and Ice
map-fjords = Fjords
map-lakes = Lakes
map-archipelago = Archipelago
map-custom = custom map

