"""Orders: what a priest sent to the order of a cult brings (Acolytes)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


class Orders:
    """As many steps as the space shows."""

    def more_steps(self, s: Terra, seat: int) -> int:
        """Cult steps besides those of the space."""
        return 0
