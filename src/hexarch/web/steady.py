"""The time of a server process: that of the machine when the process began, counted on evenly.

A clock that is set forward or back while the server runs (by hand, by a time server, by a battery that is empty) must
not end sessions or make seats late. So what a process compares with stored times goes on as before, and the log says
that the two differ. What is stored may still come from a process that had another time: see `wait_began`.
"""

from __future__ import annotations

import logging
import time
from typing import Final

log: Final = logging.getLogger("hexarch.web")
JUMP: Final = 60.0  # seconds by which the clocks may differ without a word


def _even() -> float:
    """Seconds that go by evenly, also while the machine sleeps where that can be known."""
    clock = getattr(time, "CLOCK_BOOTTIME", None)
    return time.clock_gettime(clock) if clock is not None else time.monotonic()


class Steady:
    """The time of one process."""

    def __init__(self) -> None:
        self.grace = 0.0  # seconds everybody has after the process began: for how long could nobody come in?
        self._began = time.time()
        self._even = _even()
        self._told = 0.0

    def __call__(self) -> float:
        """Seconds since 1970."""
        return self._began + self.running()

    def running(self) -> float:
        """Seconds since the process began."""
        return _even() - self._even

    def jumped(self) -> float:
        """By how many seconds the machine's clock was set forward since; a jump is told once."""
        ahead = time.time() - self()
        if abs(ahead) < JUMP:
            return 0.0
        if abs(ahead - self._told) >= JUMP:
            self._told = ahead
            log.warning(
                "the clock of this machine jumped by %d seconds; the server counts on as before until it is restarted",
                ahead,
            )
        return ahead


steady: Final = Steady()


def wait_began(changed: float, limit: float) -> float:
    """Since when a seat has been waited for, by the time of this process; `changed` is the moment that was stored.

    A moment far ahead was stored under another time: the wait counts from the beginning of this process. And whatever
    the stored moment says, once a process has begun everybody has some time, at most as long as the table gives a seat.
    """
    now = steady()
    began = now - steady.running()
    since = began if changed > now + JUMP else min(changed, now)
    return max(since, began + min(limit, steady.grace) - limit)
