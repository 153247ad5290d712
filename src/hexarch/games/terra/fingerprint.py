"""Which rules these are: a fingerprint of everything that decides what a position looks like inside the process.

Positions are compared only between equal rules. A later version may number a faction differently or give a seat more
cells; the choices of a game then lead to the same game in other numbers.
"""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Final

from hexarch.games.terra import layout
from hexarch.games.terra.box.registry import all_expansions, options_of_pieces
from hexarch.games.terra.factions import all_factions, all_options
from hexarch.kernel import sources

PARTS: Final = ("kernel", "games/terra")
CODE: Final = (".py", ".toml")
# What shows a position, writes about it or thinks about it, and changes none.
OTHERS: Final = ("bots/", "console/", "drawing/", "env/", "ledger/", "table/", "view", "title.py")


@cache
def fingerprint() -> str:
    """The same for equal rules, interpreted or compiled, on every machine."""
    found = hashlib.blake2b(digest_size=8)
    for part in PARTS:
        for path, data in sources.walk(part, CODE):
            if not path.startswith(OTHERS):
                found.update(path.encode())
                found.update(data.replace(b"\r\n", b"\n"))
    # What was registered, wherever it came from.
    cells = sorted((name, value) for name, value in vars(layout).items() if isinstance(value, int))
    names = [expansion.id for expansion in all_expansions()]
    names += [faction.id for faction in all_factions()] + [option.name for option in all_options()]
    found.update(repr((cells, names, options_of_pieces())).encode())
    return found.hexdigest()
