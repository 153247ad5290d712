# The picture of a position: short labels, and what a pointer finds on its parts.
# A letter stands for each terrain on the map; all seven differ.

letter-desert = D
letter-plains = P
letter-swamp = S
letter-lakes = L
letter-forest = F
letter-mountains = M
letter-wasteland = W

draw-round-of = Round { $round } of { $rounds }
draw-turn = turn { $n }
draw-phase-factions = Choosing factions
draw-phase-dwellings = Placing dwellings
draw-phase-bonus-cards = Taking bonus cards
draw-phase-cult-bonuses = Cult bonuses of round { $n }
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
draw-in-town = in a town
draw-held = Held by { $the }.
draw-coins-on = Coins on it: { $n }.
draw-left = Left: { $n }.
draw-ready = Ready.
draw-used = Used.
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
