"""Set-ups at which bots are compared: how a title draws them, adapts those of real games, and turns them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hexarch.kernel.game import Setup, Title


class Tables:
    """As far as it can be said of every game; a title may know better."""

    def drawn(self, title: Title, players: int, seed: int, **wishes: Any) -> Setup:
        """A set-up from a seed."""
        return title.drawn(players, seed, **wishes)

    def adapted(self, setup: Any, **wishes: Any) -> Setup:
        """The set-up of a recorded game, for bots to play at."""
        found: Setup = setup
        return found

    def turned(self, setup: Any, by: int) -> Setup:
        """The same set-up with what the seats begin with so many seats further on; the same one where nothing turns."""
        found: Setup = setup
        return found
