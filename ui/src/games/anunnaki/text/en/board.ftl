# The table of Anunnaki.

anunnaki-said-help = Press anything on the table to use it: a tile of your star, a territory, a card. A solid ring means you can choose it. To move units, press where they stand (or one of the pieces) and then where they go, or drag them. Everything you choose is a draft until you confirm it; something hidden is revealed only when you confirm. Point at anything, or move the focus to it, for an explanation and its price.
anunnaki-said-seat = House
anunnaki-said-boards = Boards
anunnaki-said-free = More
anunnaki-said-free-key = what else you may do
anunnaki-said-walk = move over planets and star
anunnaki-map = Planets
anunnaki-star = Star of actions
anunnaki-star-of = Star of actions: { $who }
anunnaki-tracks = Tracks, goals and multipliers
anunnaki-pacts-shown =
    Pacts on display ({ $n ->
        [one] { $n } left in the pile
       *[other] { $n } left in the pile
    })
anunnaki-setup = Set-up
anunnaki-round = Round { $n }
anunnaki-last-round = Round { $n }, the last turns
anunnaki-phases = Phases of the turn
anunnaki-phase-primary = Primary action
anunnaki-phase-mana = Mana action
anunnaki-phase-additional = Additional actions
anunnaki-phase-battles = Battles
anunnaki-phase-culture = Culture
anunnaki-where-to = Units in { $place }: where to?
anunnaki-capital = Capital
anunnaki-atlantis = Atlantis
anunnaki-icons =
    { $n ->
        [one] { $what }: { $open } of { $n } icon open
       *[other] { $what }: { $open } of { $n } icons open
    }
anunnaki-altars =
    { $n ->
        [one] { $n } altar
       *[other] { $n } altars
    }
anunnaki-civilization = Ancient civilization
anunnaki-civilization-hidden = An ancient civilization, face down
anunnaki-atlantean-god = An Atlantean god helps it
anunnaki-strength = strength { $n }
anunnaki-contested = Contested: a battle will be fought here
anunnaki-harvest-strength = Strength for harvesting: { $n }
anunnaki-face-down = face down
anunnaki-culture = Culture token
anunnaki-culture-ripe = About to be resolved. It pays { $who }.
anunnaki-culture-near = Resolved now, it would pay { $who }. It waits until all three territories hold a unit.
anunnaki-culture-nobody = It waits until all three territories hold a unit.
anunnaki-region-minor = Triangle of the star
anunnaki-region-major = Pentagon of the star
anunnaki-region-minor-text = With a cube on each of its three edges, you get a summon token for a minor god.
anunnaki-region-major-text = With a cube on each of its five edges, you get the summon token for your major god.
anunnaki-region-closed = Closed: the token is yours.
anunnaki-region-left =
    { $n ->
        [one] { $n } cube of { $of } is missing.
       *[other] { $n } cubes of { $of } are missing.
    }
anunnaki-edge = Edge { $edge }
anunnaki-edge-cube = It holds a cube.
anunnaki-edge-free = The first move along it places a cube and brings { $n } mana.
anunnaki-red = Red tile
anunnaki-blue = Blue tile
anunnaki-developed = Developed
anunnaki-pawn-here = The pawn stands here
anunnaki-dominion = Dominion track
anunnaki-dominion-text = Its points count at the end. Before passing the blue line, nobody can step onto the last space of another track. Reaching such a space, or placing the fourteenth cube, triggers the end of the game.
anunnaki-dominion-now =
    { $points ->
        [one] Dominion: { $points } point
       *[other] Dominion: { $points } points
    }
anunnaki-dominion-space =
    { $points ->
        [one] { $points } point at the end
       *[other] { $points } points at the end
    }
anunnaki-goal-worth =
    { $points ->
        [one] Goal { $goal } × { $times } = { $points } point at the end
       *[other] Goal { $goal } × { $times } = { $points } points at the end
    }
anunnaki-goal-dominion =
    { $n ->
        [one] A dominion action brings { $n } step now
       *[other] A dominion action brings { $n } steps now
    }
anunnaki-bonus = Bonus
anunnaki-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
anunnaki-prospect = If the game ended now: { $list }. Together { $total }.
anunnaki-points-total = { $total } if the game ended now
anunnaki-mana-text = Pays for mana actions; gained with every new cube.
anunnaki-mana-actions = Mana actions
anunnaki-row = Settlement row
anunnaki-row-text = Each settlement that leaves the row opens a space; settlement income pays all open ones.
anunnaki-row-open = Open
anunnaki-row-waits = A settlement still stands here
anunnaki-reserve = Followers in the reserve
anunnaki-tokens = Summon tokens for minor gods
anunnaki-major-token = Summon token for the major god
anunnaki-tokens-text = It summons a god as an additional action, in the place of a follower.
anunnaki-strength-map = Strength on the map
anunnaki-controls = Territories controlled
anunnaki-gods = Gods
anunnaki-summoned = Summoned
anunnaki-not-summoned = Not summoned yet
anunnaki-weapons = Weapons: { $hand } in hand, { $deck } in the deck
anunnaki-in-hand = In hand
anunnaki-in-deck = In your deck
anunnaki-hidden-hand = Hidden from everybody else
anunnaki-pacts-own = Pacts: { $open } open, { $done } completed
anunnaki-completed =
    { $n ->
        [one] { $n } completed
       *[other] { $n } completed
    }
anunnaki-offered = You may take it
anunnaki-look = Show this board and star
anunnaki-battle = Battle in { $place }
anunnaki-attacks = attacks
anunnaki-defends = defends
anunnaki-strength-so-far = Strength known so far
anunnaki-only-you = (only you see this)
anunnaki-card-down = chosen, face down
anunnaki-chooses = is choosing
anunnaki-secret = Both sides choose in secret; cards are shown once both have chosen.
anunnaki-battle-over = Battle in { $place }: how it went
anunnaki-signs = Signs
anunnaki-sign-altar = Altar
anunnaki-sign-strength = Strength
anunnaki-sign-weapon = Weapon
anunnaki-sign-pact = Pact
anunnaki-sign-artefact = Artefact
anunnaki-sign-dominion = Dominion, territories
anunnaki-sign-mana = Mana
anunnaki-sign-mana-text = Pays for mana actions; gained with every new cube.
anunnaki-sign-vp = Points
anunnaki-sign-vp-text = Whoever has most at the end wins.
anunnaki-sign-altar-text = Creation pays for those you control; a goal counts them.
anunnaki-sign-strength-text = A follower has 1, a minor god 2, a major god 3: for battles and harvests.
anunnaki-sign-weapon-text = Basic ones only defend and come back; advanced ones are chosen from your deck and return there.
anunnaki-sign-pact-text = Pay the top row in an additional action for its bonus and its score.
anunnaki-sign-artefact-text = Whoever conquers Atlantis keeps one.
anunnaki-sign-dominion-text = Units or a settlement control a territory unless somebody else is there.
anunnaki-sign-cube = Summon cube
anunnaki-sign-cube-text = Lies on an edge of the star; closed triangles and the pentagon give summon tokens.
anunnaki-measure-total = With final scoring
anunnaki-chart-points = Points
anunnaki-chart-sources = Points by source
anunnaki-chart-tracks = Tracks
anunnaki-chart-hands = Resources and mana
anunnaki-chart-map = Strength on the map
anunnaki-chart-territories = Territories controlled
anunnaki-chart-which = Which
anunnaki-end = The end, step by step
anunnaki-end-before = Points during the game
anunnaki-end-now = If the game ended now
anunnaki-end-ranks = 1. Ranks on the three tracks
anunnaki-end-goals = 2. Goals times multipliers
anunnaki-end-tablet = 3. Tablet of Destinies
anunnaki-end-dominion = 4. Dominion track
anunnaki-end-endgame_gods = 5. Gods at the end
anunnaki-end-leftovers = 6. Resources and mana left over
anunnaki-part-star = Star
anunnaki-said-own = Board
