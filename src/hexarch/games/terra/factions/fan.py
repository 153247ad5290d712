"""What fan factions share: the options that let them play."""

from __future__ import annotations

from typing import Final

FAN_FACTIONS: Final[str] = "fan-factions"
REBALANCED: Final[str] = "fan-factions/2024"  # with the figures of July 2024, where they differ
NEEDS: Final[tuple[str, ...]] = (FAN_FACTIONS, REBALANCED)
