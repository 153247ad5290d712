"""What a host can look at: does the server answer, and figures of queues, memory, streams and errors.

The figures are those of one process, in the text format of Prometheus; they name no person, table or address.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

from hexarch.web import database
from hexarch.web.door import keeper
from hexarch.web.guard import answered
from hexarch.web.steady import steady
from hexarch.web.workers import BOTS_ONLY, PEOPLE, REVIEW

if TYPE_CHECKING:
    from hexarch.web.server import Server

FORMAT: Final = "text/plain; version=0.0.4; charset=utf-8"
GAUGE, COUNTER = "gauge", "counter"
RANKS: Final = ((PEOPLE, "people"), (REVIEW, "review"), (BOTS_ONLY, "bots"))


def figures(server: Server) -> str:
    """All of them."""
    held = server.tables.in_memory()
    queues = server.driver.workers.queues()
    lines: list[str] = []

    def tell(name: str, kind: str, help: str, *values: tuple[str, float]) -> None:
        lines.append(f"# HELP hexarch_{name} {help}")
        lines.append(f"# TYPE hexarch_{name} {kind}")
        lines.extend(f"hexarch_{name}{labels} {value:g}" for labels, value in values)

    tell("up_seconds", GAUGE, "Seconds since the process began.", ("", steady.running()))
    tell("clock_jump_seconds", GAUGE, "How far the machine's clock was set forward since.", ("", steady.jumped()))
    codes = [(f'{{code="{code}"}}', float(count)) for code, count in sorted(answered.items())]
    tell("requests_total", COUNTER, "Requests answered, by status.", *codes)
    tell("database_errors_total", COUNTER, "Times the database did not answer.", ("", database.told.count))
    tell("database_bytes", GAUGE, "Size of the database when it was last measured.", ("", server.quotas.size))
    tell("connections", GAUGE, "Open connections.", ("", keeper().count))
    tell("streams", GAUGE, "Pages that follow a table.", ("", server.hub.count()))
    tell("tables", GAUGE, "Tables in memory.", ("", len(held)))
    tell("tables_bytes", GAUGE, "About how much memory they take.", ("", sum(live.weight for live in held)))
    tell("tables_stuck", GAUGE, "Tables whose bot found no move.", ("", sum(live.stuck is not None for live in held)))
    waits = [(f'{{rank="{name}"}}', float(queues[rank])) for rank, name in RANKS]
    tell("bot_jobs_waiting", GAUGE, "Turns and reviews that wait for a worker.", *waits)
    tell("leads", GAUGE, "1 for the process that runs the bots.", ("", server.driver.leading))
    tell("removed_total", COUNTER, "Abandoned tables and people that were removed.", ("", server.sweeper.removed))
    tell("memory_bytes", GAUGE, "Memory of the process.", ("", _memory()))
    tell("descriptors", GAUGE, "Open files and connections of the process.", ("", _descriptors()))
    return "\n".join(lines) + "\n"


def _memory() -> int:
    """Resident bytes, 0 where the system does not say."""
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError):
        return 0


def _descriptors() -> int:
    try:
        return len(os.listdir("/proc/self/fd"))
    except OSError:
        return 0
