"""Elder: steward with time to think: more turns, more worlds, and plans that reach further."""

from __future__ import annotations

from hexarch.games.anunnaki.bots.steward import StewardBot


class ElderBot(StewardBot):
    """Looks at its best turns as beginnings of a plan; the others hold still meanwhile."""

    name = "elder"
    beam = 12
    most = 1200
    worlds = 4
    candidates = 6
    roots = 10
    depth = 2
    next_beam = 2
    next_most = 220
