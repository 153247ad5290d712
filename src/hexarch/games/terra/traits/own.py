"""What a faction has that others have not: lamps, steps on a track, a treasury."""

from __future__ import annotations

from typing import Final


class Thing:
    """Something that is counted. Its words are those of a resource with this name."""

    def __init__(self, name: str, start: int = 0, most: int = 0) -> None:
        self.name: Final = name
        self.start: Final = start  # how many there are when the faction is chosen
        self.most: Final = most  # the end of a track; 0: there is none


class Own:
    """Nothing, or a few things, which `layout.OWN` holds in this order."""

    def __init__(self, *things: Thing) -> None:
        self.things: Final = things
