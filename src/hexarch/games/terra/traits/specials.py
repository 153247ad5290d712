"""Special actions: the octagons of a faction board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra.resources import NOTHING, Amount

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.errors import Refusal


class Special:
    """A special action; most need the stronghold and may be taken once per round."""

    def __init__(
        self,
        action_id: str,
        cost: Amount = NOTHING,
        needs_stronghold: bool = True,
        once: bool = True,
        given_up: bool = False,
    ) -> None:
        self.id: Final = action_id
        self.cost: Final = cost
        self.needs_stronghold: Final = needs_stronghold
        self.once: Final = once
        self.given_up: Final = given_up  # by an option it can be taken where it is of no use, and given up

    def refuse(self, s: Terra, seat: int) -> Refusal | None:
        """Why it cannot be taken now, beyond its price and use."""
        return None

    def take(self, s: Terra, seat: int) -> None:
        """What it does, once it is paid."""
        raise NotImplementedError
