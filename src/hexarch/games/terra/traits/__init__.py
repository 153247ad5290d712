"""Traits: what a faction may do differently, one module and one small class for each concern.

    spades      spades needed, bought, gained, or turned into something else
    eruption    hexes turned into volcano instead of digging
    reach       where it can build: beside its structures, over the river, by tunnel or carpet
    terrain     when it chooses its terrain, whether that is a home, what unlocking others costs
    beginning   what happens when its terrain is chosen
    offers      what it gains from the answers to its offers of power
    towns       what makes a town, where one may be founded, what it brings besides the tile
    upgrades    what a better structure brings
    dwellings   what follows from a new dwelling
    stronghold  what the stronghold brings at once
    passing     points for passing
    payment     conversions of its own, coins for a point in the end
    income      income besides that of structures, card and tiles
    own         what it has that others have not
    exchanges   conversions of its own into several things at once, or into none of the usual
    specials    its special actions
    seafaring   ships, shipyard and trade

The class at the top of each module is the standard behaviour. A faction replaces the traits it changes with objects of
its own; an expansion or variant may wrap a trait of every faction (see `factions.registry`). No trait, and no method of
one, is there for a single faction: what only one board prints is a figure (`factions.figures`), which the rules read.
"""
