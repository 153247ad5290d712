"""Arena: bots meet at mirrored tables, and figures say how strong they are.

A set-up is played once for each exchange of the bots, so that every bot has every seat, and what it plays as,
equally often; bots are then compared set by set. `schedule` makes the games, `run` plays them, `figures` counts.
"""

from __future__ import annotations

from hexarch.arena.figures import document
from hexarch.arena.match import Fault, Result, Task, play_one
from hexarch.arena.mirror import schedule, seatings
from hexarch.arena.processes import run
from hexarch.arena.table import Table

__all__ = ["Fault", "Result", "Table", "Task", "document", "play_one", "run", "schedule", "seatings"]
