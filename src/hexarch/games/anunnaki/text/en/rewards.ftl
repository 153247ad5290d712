# Rewards and sources of points.

some-nothing = nothing
some-food = { $count } food
some-wood = { $count } wood
some-metal = { $count } metal
some-gold = { $count } gold
some-any =
    { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    } of your choice
some-mana = { $count } mana
some-vp =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
some-follower =
    { $count ->
        [one] { $count } follower
       *[other] { $count } followers
    }
some-weapon =
    { $count ->
        [one] { $count } weapon
       *[other] { $count } weapons
    }
some-pact =
    { $count ->
        [one] { $count } pact
       *[other] { $count } pacts
    }
some-dominion =
    { $count ->
        [one] { $count } dominion step
       *[other] { $count } dominion steps
    }
some-war =
    { $count ->
        [one] { $count } war step
       *[other] { $count } war steps
    }
some-technology =
    { $count ->
        [one] { $count } technology step
       *[other] { $count } technology steps
    }
some-commerce =
    { $count ->
        [one] { $count } commerce step
       *[other] { $count } commerce steps
    }
some-portal =
    a portal for { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }
some-move =
    a movement of { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
some-blue_action = a blue action
some-red_action = a red action
some-settlement_income = settlement income
some-dominion_action = a dominion action
some-develop = a technology to develop
some-settlement = a settlement to build
some-move_cube = a cube to shift
some-resource =
    { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    }
some-unit =
    { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }
some-step =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
some-altar =
    { $count ->
        [one] { $count } altar
       *[other] { $count } altars
    }
some-territory =
    { $count ->
        [one] { $count } territory
       *[other] { $count } territories
    }
reward-food = food
reward-wood = wood
reward-metal = metal
reward-gold = gold
reward-any = resources of your choice
reward-mana = mana
reward-vp = points
reward-follower = followers
reward-weapon = weapons
reward-pact = pacts
reward-dominion = dominion steps
reward-war = war steps
reward-technology = technology steps
reward-commerce = commerce steps
reward-portal = portal
reward-move = movement
reward-blue_action = blue action
reward-red_action = red action
reward-settlement_income = settlement income
reward-dominion_action = dominion action
reward-develop = technology
reward-settlement = settlement
reward-move_cube = shifting a cube
source-tokens = point tokens
source-income = settlement income
source-pacts = pacts
source-battles = battles
source-gods = gods
source-artefacts = artefacts
source-rewards = culture
source-ranks = ranks on tracks
source-goals = goals
source-dominion = dominion track
source-endgame_gods = gods at the end
source-tablet = Tablet of Destinies
source-leftovers = resources left over
