"""Which rules these are: a fingerprint of everything that decides what a position looks like inside the process.

Positions are compared only between equal rules. A later version may number a faction differently or give a seat more
cells; the choices of a game then lead to the same game in other numbers.
"""

from __future__ import annotations

from functools import cache

from hexarch.games.terra import layout
from hexarch.games.terra.box.registry import all_expansions, options_of_pieces
from hexarch.games.terra.factions import all_factions, all_options
from hexarch.kernel import sources


@cache
def fingerprint() -> str:
    """The same for equal rules; what was registered counts, wherever it came from."""
    cells = sorted((name, value) for name, value in vars(layout).items() if isinstance(value, int))
    names = [expansion.id for expansion in all_expansions()]
    names += [faction.id for faction in all_factions()] + [option.name for option in all_options()]
    return sources.fingerprint("terra", repr((cells, names, options_of_pieces())))
