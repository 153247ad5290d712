"""Which rules these are: positions are compared only between equal rules, whatever numbers a later version may use."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Final

from hexarch.kernel import sources

PARTS: Final = ("kernel", "games/anunnaki")
CODE: Final = (".py", ".toml")
# What shows a position, writes about it or thinks about it, and changes none.
OTHERS: Final = ("bots/", "console/", "drawing/", "env/", "table/", "view", "title.py")


@cache
def fingerprint() -> str:
    """The same for equal rules, interpreted or compiled, on every machine."""
    found = hashlib.blake2b(digest_size=8)
    for part in PARTS:
        for path, data in sources.walk(part, CODE):
            if not path.startswith(OTHERS):
                found.update(path.encode())
                found.update(data.replace(b"\r\n", b"\n"))
    return found.hexdigest()
