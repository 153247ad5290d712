"""Growth: what a settlement brings when it becomes larger (Atlanteans)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra


class Growth:
    """Nothing besides towns."""

    def grown(self, s: Terra, seat: int) -> None:
        """A structure or bridge of the faction was just placed, or something else joined its structures."""
