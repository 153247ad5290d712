"""What strangers can make the server say as often as they like is said once a minute."""

from __future__ import annotations

import logging
import time
from collections import Counter
from typing import Final

EVERY: Final = 60.0  # seconds


class Seldom(logging.Filter):
    """Lets each warning through once in a while, with how often it came meanwhile; faults always."""

    def __init__(self) -> None:
        super().__init__()
        self._said: dict[str, float] = {}
        self._kept: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """May it be said?"""
        if record.levelno != logging.WARNING:
            return True
        text, now = str(record.msg), time.monotonic()
        if text in self._said and now - self._said[text] < EVERY:
            self._kept[text] += 1
            return False
        self._said[text] = now
        if more := self._kept.pop(text, 0):
            record.msg = f"{text} (and {more} times before)"
        return True


SELDOM: Final = Seldom()
