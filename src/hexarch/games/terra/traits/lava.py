"""Lava: volcano tiles piled up under structures, which flow away with them (Kingdom of Ember)."""

from __future__ import annotations

from typing import Final


class Lava:
    """None."""

    def __init__(self, flows: bool = False) -> None:
        self.flows: Final = flows
