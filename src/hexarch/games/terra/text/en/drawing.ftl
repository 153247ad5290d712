# The picture of a position: short labels, and what a pointer finds on its parts.
# A letter stands for each terrain on the map; all nine differ.

letter-desert = D
letter-plains = P
letter-swamp = S
letter-lakes = L
letter-forest = F
letter-mountains = M
letter-wasteland = W
letter-ice = I
letter-volcano = V

draw-round-of = Round { $round } of { $rounds }
draw-turn = turn { $n }
draw-phase-factions = Choosing factions
draw-phase-dwellings = Placing dwellings
draw-phase-bonus-cards = Taking bonus cards
draw-phase-favors = Taking favor tiles
draw-phase-cult-bonuses = Cult bonuses of round { $n }
draw-phase-auction = Auction
draw-phase-terrains = Choosing terrains
draw-phase-income = Income
draw-phase-over = Final score

draw-cults = Cults
draw-rounds = Rounds
draw-round = Round { $n }
draw-power-actions = Power actions
draw-bonus-cards = Bonus cards
draw-town-tiles = Town tiles
draw-favor-tiles = Favor tiles

draw-owned = { $thing } { $of }
draw-bridge = bridge
draw-town-tile = in a town, with its town tile
draw-in-town = in a town
draw-held = Held by { $the }.
draw-coins-on = Coins on it: { $n }.
draw-left = Left: { $n }.
draw-takings-left = Can still be taken: { $n }.
draw-ready = Ready.
draw-used = Used.
draw-used-again = Used; using it again costs { $n } more power.
draw-locked = Needs the stronghold.

draw-VP = VP
draw-no-faction = No faction yet
draw-left-game = left the game
draw-winner = winner
draw-to-move = to move
draw-power-offered = power offered
draw-passed = passed
draw-income = income
draw-cult-bonus = cult bonus
draw-bowl = Bowl { $bowl }: { $n }
draw-structures = { $structure }: { $built } built, { $left } left
draw-bridges-left = bridges left { $n }
draw-skips = skips { $n }
draw-no-key = no key
draw-in-orders = ×{ $n } in orders
draw-town-needs = a town needs { $n }
draw-network = network { $n }
draw-if-ended-now = if it ended now: { $n } VP
draw-final-score = final score: { $n } VP

draw-standing = Standing, if the game ended now
draw-final-scoring = Final scoring
draw-so-far = so far
draw-in-play = in play
draw-area = network
draw-resources = resources
draw-total = total

draw-own-map = custom map
draw-begun-on = started on { $terrain }
draw-home-terrain = home terrain
draw-eruption = turning a hex into volcano; another faction's home terrain costs more
draw-unlocked = unlocked
draw-unlock-price =
    { $n ->
        [one] a priest and { $n } coin
       *[other] a priest and { $n } coins
    }
draw-power-price = Power actions: { $change } power.
draw-power-again = Power actions may be taken again in the same round.
draw-more-steps =
    { $n ->
        [one] A priest sent to an order brings { $n } extra step.
       *[other] A priest sent to an order brings { $n } extra steps.
    }

draw-final-tile = Extra final scoring
draw-tile = tile
draw-tile-measure = tile { $n }
draw-final-edge = Outposts
    .text = Structures on the edge of the map in one network
draw-final-clusters = Settlements
    .text = Separate groups of structures in one network
draw-final-distance = Greatest distance
    .text = Between two structures in one network
draw-final-sa-sh-distance = Stronghold and sanctuary
    .text = Distance between them in one network

draw-auction = Auction of the factions
draw-auction-sealed = Auction of the factions: sealed bids
draw-points = { $n } VP
draw-no-bid = no bid yet
