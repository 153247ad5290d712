# More fan factions: names, abilities, actions, decisions, refusals and what happens.

faction-atlanteans = Atlanteans
    .the = the Atlanteans
    .of = of the Atlanteans
    .from = from the Atlanteans
    .ability = You start with your stronghold instead of dwellings, placed after everyone else's. Once all first structures stand, you choose a town tile for it. As an action, as often as you like: build a bridge for 2 workers. Improving your exchange rate costs you less and scores fewer VP.
    .stronghold = As soon as the settlement with your stronghold reaches a power value of 7, you gain a free step of shipping instead of another town tile; at 10, 2 steps in every cult; at 16, 20 VP. Towns you connect with it count.
faction-changelings = Changelings
    .the = the Changelings
    .of = of the Changelings
    .from = from the Changelings
    .ability = Your structures have three colours, each with a terrain of its own. You choose terrain A, your home terrain, with the faction, and B and C among the free ones once everyone else has chosen. Your first dwelling stands on A, the second on B. Every new dwelling is the leftmost one on your board and stands on the terrain of its colour; spades are counted to that terrain. An upgraded structure must have the same colour as the new one, which is the leftmost of its row: the stronghold is of colour B, the sanctuary of colour A, the shipyard (Merchants of the Seas) of colour C.
    .stronghold = A ninth dwelling of colour C with an income of 2 workers; you may build it before those of the row. Once it is built, a dwelling you upgrade may return to its place.
faction-children_of_the_wyrm = Children of the Wyrm
    .the = the Children of the Wyrm
    .of = of the Children of the Wyrm
    .from = from the Children of the Wyrm
    .ability = Power from other players' structures costs you 1 VP less: 2 power are free. All your structures cost fewer coins with a structure of another faction directly adjacent. Every power token you sacrifice moves up to two others to bowl III.
    .stronghold = Once, when you build it: all sacrificed power tokens come back into bowl I. A special action: place up to 2 power tokens from any bowls on river hexes, each next to one of your structures or to another token. For you alone, all land and structures next to one chain of tokens are directly adjacent to one another.
faction-firewalkers = Firewalkers
    .the = the Firewalkers
    .of = of the Firewalkers
    .from = from the Firewalkers
    .ability = You build on volcanoes. Once all factions are known, you choose a free terrain for your first dwellings. Your fire marker starts 4 points behind your VP; your VP never fall below it. Instead of digging, you pay 4 VP to turn a hex into volcano, or 6 VP on another faction's home terrain. At any time in your turn you may move the fire marker forward, up to your VP: 1 power per space. Every spade you gain moves it 4 spaces back instead.
    .stronghold = Whenever you pass: 1 VP for each of your settlements.
faction-geologists = Geologists
    .the = the Geologists
    .of = of the Geologists
    .from = from the Geologists
    .ability = You choose a free terrain for your first dwellings and cover it with an X on the cycle of terrains. You can never transform terrain. A new dwelling must stand on an uncovered terrain next to a covered one on the cycle (on your starting terrain if none is covered), and covers its terrain. Once all seven are covered, all X are removed. For every spade you gain you add an X next to another one (on your starting terrain if there is none), or remove one that does not lie between two others.
    .stronghold = A special action: add or remove an X as for a spade.
faction-goblins = Goblins
    .the = the Goblins
    .of = of the Goblins
    .from = from the Goblins
    .ability = You start with X tokens and gain 1 for every temple and for the sanctuary. As an action, spend 1 X token and choose a type of structure; for each of yours on the map you gain: 1 power per dwelling, 2 coins per trading house, 1 worker per temple. Stronghold and sanctuary are one type: 1 cult step for the stronghold and 2 for the sanctuary, spread as you like.
    .stronghold = From now on you also gain 1 X token for every town you found.
faction-kingdom_of_ember = Kingdom of Ember
    .the = those of the Kingdom of Ember
    .of = of the Kingdom of Ember
    .from = from the Kingdom of Ember
    .ability = You build on volcanoes. Once all factions are known, you choose a free terrain for your first dwellings. As an action, pile up lava: remove a priest of your supply from the game to put an extra volcano tile under one of your structures and gain 1 power. As an action, let lava flow: a structure moves to a neighbouring hex that is free and neither ice nor volcano, with all its tiles but one, and goes on as long as it has more than one. You return one more tile for another faction's home terrain and one for each river hex crossed, where you may build a bridge at no cost. The last tile is never returned. Every spade you gain returns a removed priest instead. A town tile lies on one of the town's strongest structures, which can no longer move. You have no shipping at all.
    .stronghold = Once, when you build it: all removed priests return to your supply.
faction-selkies = Selkies
    .the = the Selkies
    .of = of the Selkies
    .from = from the Selkies
    .ability = You build on ice. When you choose the faction, you also choose a free terrain for your first dwellings; their hexes become ice. Turning that terrain into ice takes 1 spade; turning another terrain into ice takes as many as it is steps away from that terrain on the cycle. Nobody can transform ice or volcano. You may build a dwelling on a river hex, an iceberg, if two of your structures on ice are next to it but not next to each other: it costs 1 worker more than other dwellings and scores 2 VP. It can never be upgraded; it is directly adjacent to everything around it, and your ships may start from it.
    .stronghold = A special action: transform and build with 1 free spade and 1 more level of shipping.
faction-snow_shamans = Snow Shamans
    .the = the Snow Shamans
    .of = of the Snow Shamans
    .from = from the Snow Shamans
    .ability = You build on ice. When you choose the faction, you also choose a free terrain for your first dwellings; their hexes become ice. Turning that terrain into ice takes 1 spade; turning another terrain into ice takes as many as it is steps away from that terrain on the cycle. Nobody can transform ice or volcano. You cannot improve your shipping or your exchange rate as an action; but whenever you pass, you may advance one of the two by one step at no cost and without VP. A bonus card for shipping then scores the new level.
    .stronghold = Once, when you build it: in every group of directly adjacent ice hexes, near or far, you may place one dwelling at no cost.
faction-wisps = Wisps
    .the = the Wisps
    .of = of the Wisps
    .from = from the Wisps
    .ability = Whenever you upgrade a dwelling to a trading house, you gain a free spade for a hex directly adjacent to it (a bridge counts, shipping does not). You may not buy more spades for that hex, nor build on it in this action.
    .stronghold = Once, when you build it: 7 VP, and you may build a dwelling at no cost on any free lakes hex, near or far.

tile-ACTAT = bridge for 2 workers
    .text = For 2 workers, as often as you like: build a bridge.
tile-ACTCW = tokens on the river
    .text = Once per round: place up to 2 of your power tokens on river hexes, each next to one of your structures or to another token. All land and structures next to one chain of tokens are directly adjacent for you.
tile-ACTGE = move an X
    .text = Once per round: add an X next to another one on the cycle of terrains, or remove one that does not lie between two others.
tile-ACTSE = a spade, sailing farther
    .text = Once per round: 1 spade to transform a hex, on which you may then build; for this action your shipping is 1 level higher.
tile-ACTXD = X token: dwellings
    .text = For 1 X token, as often as you like: 1 power for each of your dwellings on the map.
tile-ACTXTP = X token: trading houses
    .text = For 1 X token, as often as you like: 2 coins for each of your trading houses on the map.
tile-ACTXTE = X token: temples
    .text = For 1 X token, as often as you like: 1 worker for each of your temples on the map.
tile-ACTXS = X token: stronghold and sanctuary
    .text = For 1 X token, as often as you like: 1 cult step for your stronghold and 2 for your sanctuary.

choice-cover = cover { $terrain } with an X
choice-uncover = remove the X from { $terrain }
choice-next-dwelling = { $shelf ->
        [NINTH] build the ninth dwelling next
       *[ROW] build the leftmost dwelling of the row next
    }
choice-put-back = { $shelf ->
        [NINTH] return the dwelling to the ninth place
       *[ROW] return the dwelling to its row
    }
choice-burn-more =
    { $n ->
        [one] sacrifice { $n } power token to move up to two others to bowl III
       *[other] sacrifice { $n } power tokens to move up to twice as many to bowl III
    }
choice-lay-token = place a power token from bowl { $bowl } on river hex { $hex }
choice-flow = let { $hex } flow to { $target }
choice-pile = pile up lava under { $hex }
choice-iceberg = build a dwelling on river hex { $hex }
choice-place-first = place { $structure_a } on { $hex }
choice-stoke =
    { $n ->
        [one] move the fire marker { $n } space forward for { $n } power
       *[other] move the fire marker { $n } spaces forward for { $n } power
    }

decision-cover = Add an X on the cycle of terrains, or remove one.
decision-put-back = Return the upgraded dwelling to its row, or to the ninth place.
decision-river-tokens = Place a power token on a river hex.
decision-flow = The structure may flow on, or you end your turn.
decision-free-step = You pass: advance one step on one of your tracks, or do without.
decision-near-spades = Use the spade on a hex next to the trading house, or give it up.

refusal-carries_town_tile = The structure on { $hex } carries a town tile and can no longer move.
refusal-lava_enough = There is no room for more lava under this structure.
refusal-cannot_stoke =
    { $most ->
        [one] You can move the fire marker forward by { $most } space at most.
       *[other] You can move the fire marker forward by { $most } spaces at most.
    }
refusal-next_already = That dwelling is the next one already.
refusal-no_other_dwelling = There is no other dwelling to choose.
refusal-nothing_to_put_back = There is no dwelling to return.
refusal-no_chain_there = River hex { $hex } is not next to one of your structures or tokens, or already holds a token.
refusal-no_cover_there = You can only add an X next to another one, or remove one at the end of their row: not { $terrain }.
refusal-no_fire = You have no fire marker to move forward.
refusal-no_icebergs = Your faction cannot build on the river.
refusal-no_lava = Your faction has no lava.
refusal-no_paid_steps = You cannot improve this as an action; you advance when you pass.
refusal-no_room_to_stoke = Your bowls have room for { $n } power only.
refusal-no_river_hex = There is no river hex for a token.
refusal-no_token_to_lay = You have no power token to place on the river now.
refusal-no_structure_of_type = You have no structure of that type on the map.
refusal-no_way_for_lava = The lava does not reach { $hex }: it takes a free hex that is neither ice nor volcano, and enough volcano tiles.
refusal-no_support = River hex { $hex } needs two of your structures on ice next to it that are not next to each other.
refusal-wrong_colour = The next { $structure } of your board has another colour than this structure.

discard-FREE_STEP = the free step

resource-x-token = X tokens
    .amount =
        { $n ->
            [one] { $n } X token
           *[other] { $n } X tokens
        }
resource-fire-marker = fire marker
    .amount = { $n } on the fire marker
resource-threshold = rewards of the capital
    .amount =
        { $n ->
            [one] { $n } reward of the capital
           *[other] { $n } rewards of the capital
        }

log-cover = { $who } cover a terrain with an X: { $terrain }.
log-uncover = { $who } remove the X from a terrain: { $terrain }.
log-cover-none = { $who } have covered all terrains and remove every X.

draw-covered = covered with an X
console-board-covered = Covered with an X:

draw-colour = Colour { $letter }: { $terrain }
draw-next-colour = Colour { $letter }: { $terrain }, the next dwelling
console-board-colours = Colours:
console-board-pieces = Left on the board:

log-lava =
    { $n ->
        [one] { $n } more volcano tile lies under the structure on { $hex }.
       *[other] { $n } more volcano tiles lie under the structure on { $hex }.
    }
log-move = { $who } move their structure from { $hex } to { $target }.

resource-removed-priest = removed priests
    .amount =
        { $n ->
            [one] { $n } removed priest
           *[other] { $n } removed priests
        }
resource-lava = extra volcano tiles
    .amount =
        { $n ->
            [one] { $n } extra volcano tile
           *[other] { $n } extra volcano tiles
        }
draw-lava =
    { $n ->
        [one] { $n } extra volcano tile
       *[other] { $n } extra volcano tiles
    }

log-iceberg = { $who } build a dwelling on river hex { $hex }.
