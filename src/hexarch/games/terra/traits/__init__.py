"""Traits: what a faction may do differently, one module and one small class for each concern.

    spades      spades needed, bought, gained, or turned into something else
    eruption    hexes turned into volcano instead of digging
    reach       where it can build: beside its structures, over the river, by tunnel or carpet
    terrain     when it chooses its terrain, and whether that terrain is a home
    beginning   what happens when its terrain is chosen
    offers      what it gains from the answers to its offers of power
    towns       what makes a town, where one may be founded, what it brings besides the tile
    claims      steps to come that may reach the tenth space of a cult first
    orders      priests sent to the order of a cult
    priests     priests gained
    power       price and use of power actions
    upgrades    what a better structure brings
    growth      what a larger settlement brings
    lava        structures that move
    icebergs    dwellings on the river
    dwellings   what follows from a new dwelling
    stronghold  what the stronghold brings at once
    passing     points for passing
    points      how far points may fall
    payment     conversions of its own, coins for a point in the end
    income      income besides that of structures, card and tiles
    coins       power actions paid with coins
    yields      what comes of converting power
    faith       power for advancing on the cult tracks
    bridges     what bridges do besides joining two hexes
    treasury    what is received may be put aside
    cards       bonus cards taken when passing, and what their coins bring
    favors      what comes with a favor tile
    rounds      which round tiles it scores
    own         what it has that others have not
    exchanges   conversions of its own into several things at once, or into none of the usual
    specials    its special actions
    seafaring   ships, shipyard and trade

The class at the top of each module is the standard behaviour. A faction replaces the traits it changes with objects of
its own; an expansion or variant may wrap a trait of every faction (see `factions.registry`).
"""
