# How many of what.

anunnaki-some-food = { $n } food
anunnaki-some-wood = { $n } wood
anunnaki-some-metal = { $n } metal
anunnaki-some-gold = { $n } gold
anunnaki-some-mana = { $n } mana
anunnaki-some-any =
    { $n ->
        [one] { $n } resource of your choice
       *[other] { $n } resources of your choice
    }
anunnaki-some-vp =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
anunnaki-some-follower =
    { $n ->
        [one] { $n } follower
       *[other] { $n } followers
    }
anunnaki-some-minor =
    { $n ->
        [one] { $n } minor god
       *[other] { $n } minor gods
    }
anunnaki-some-major =
    { $n ->
        [one] { $n } major god
       *[other] { $n } major gods
    }
anunnaki-some-settlement =
    { $n ->
        [one] { $n } settlement
       *[other] { $n } settlements
    }
anunnaki-some-weapon =
    { $n ->
        [one] { $n } weapon
       *[other] { $n } weapons
    }
anunnaki-some-pact =
    { $n ->
        [one] { $n } pact
       *[other] { $n } pacts
    }
anunnaki-some-dominion =
    { $n ->
        [one] { $n } dominion step
       *[other] { $n } dominion steps
    }
anunnaki-some-war =
    { $n ->
        [one] { $n } war step
       *[other] { $n } war steps
    }
anunnaki-some-technology =
    { $n ->
        [one] { $n } technology step
       *[other] { $n } technology steps
    }
anunnaki-some-commerce =
    { $n ->
        [one] { $n } commerce step
       *[other] { $n } commerce steps
    }
