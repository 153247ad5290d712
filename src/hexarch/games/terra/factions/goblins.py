"""Goblins (swamp): X tokens are cashed in for structures of one type; with the stronghold towns bring them too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import effects, own
from hexarch.games.terra.factions import fan
from hexarch.games.terra.factions.base import Faction
from hexarch.games.terra.factions.figures import Figures, Start, printed
from hexarch.games.terra.names import DWELLING, SANCTUARY, STRONGHOLD, SWAMP, TEMPLE, TRADING_HOUSE
from hexarch.games.terra.resources import NOTHING, Amount, res
from hexarch.games.terra.traits.own import Own, Thing
from hexarch.games.terra.traits.specials import Special
from hexarch.games.terra.traits.towns import Towns
from hexarch.games.terra.traits.upgrades import Upgrades
from hexarch.kernel.errors import no

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.errors import Refusal

X_TOKEN: Final = "x-token"
TOKENS: Final = 2
TOKENS_2024: Final = 1


class TokenForTemple(Upgrades):
    """An X token for every temple and for the sanctuary, besides the favor tile."""

    def upgraded(self, s: Terra, seat: int, h: int, structure: int) -> None:
        """The token."""
        if structure in (TEMPLE, SANCTUARY):
            own.gain(s, seat, 1)


class CashIn(Special):
    """Spend an X token for all structures of one type on the map: so much, or so many cult steps, for each.

    Each token is an action of its own; several may be spent in a round. A shipyard belongs to no type.
    """

    def __init__(self, action_id: str, *each: tuple[int, Amount, int]) -> None:
        super().__init__(action_id, needs_stronghold=False, once=False)
        self.each: Final = each  # structure, what each of them brings, cult steps

    def refuse(self, s: Terra, seat: int) -> Refusal | None:
        """There must be a token, and a structure of the type."""
        if not own.held(s, seat):
            return no("cannot_pay", "factions", resource=X_TOKEN, needed=1, have=0)
        if not any(s.built(seat, structure) for structure, _, _ in self.each):
            return no("no_structure_of_type", "factions")
        return None

    def take(self, s: Terra, seat: int) -> None:
        """The resources; cult steps are spread at will."""
        own.gain(s, seat, -1)
        total = 0
        for structure, one, steps in self.each:
            n = s.built(seat, structure)
            effects.gain(s, seat, res(n * one.c, n * one.w, n * one.p, n * one.power))
            total += n * steps
        for _ in range(total):
            effects.owe_cult(s, seat, 1)


def _version(tokens: int, *versions: tuple[str, Faction]) -> Faction:
    return Faction(
        "goblins",
        SWAMP,
        Figures(
            Start(cults=(0, 0, 1, 1)),
            printed(temple=res(w=2, c=6), stronghold_income=res(power=4)),
        ),
        own=Own(Thing(X_TOKEN, start=tokens)),
        towns=Towns(own=1),
        upgrades=TokenForTemple(),
        specials=(
            CashIn("ACTXD", (DWELLING, res(power=1), 0)),
            CashIn("ACTXTP", (TRADING_HOUSE, res(c=2), 0)),
            CashIn("ACTXTE", (TEMPLE, res(w=1), 0)),
            CashIn("ACTXS", (STRONGHOLD, NOTHING, 1), (SANCTUARY, NOTHING, 2)),
        ),
        needs=fan.NEEDS,
        versions=versions,
    )


FACTION = _version(TOKENS, (fan.REBALANCED, _version(TOKENS_2024)))
