"""Actions as a list of candidates: what the engine offers a seat now, by number, with a mask over a fixed size.

The candidates are `game.options` in the engine's order, then (if wanted) the choices that become payable by
conversions, each with its conversions in front. Candidate i is action i.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from hexarch.games.terra import payment

if TYPE_CHECKING:
    from hexarch.games.terra.game import Game
    from hexarch.kernel.choice import Choice

Mask = npt.NDArray[np.int8]

# Nearly twice what was ever met; docs/environments.md says how that was found.
MOST: Final = 320


class TooManyCandidates(RuntimeError):
    """The engine offers more than an action can name."""

    def __init__(self, count: int) -> None:
        super().__init__(f"{count} candidates, but an action can only name {MOST}: raise candidates.MOST")


class NotACandidate(ValueError):
    """An action beyond the list."""

    def __init__(self, action: int, count: int) -> None:
        super().__init__(f"action {action} is none of the {count} candidates")


def candidates(game: Game, seat: int, proposals: bool = True) -> list[Choice | str]:
    """What a seat can choose from; empty when it is not asked."""
    found: list[Choice | str] = list(game.options(seat))
    if proposals and found:
        found += payment.proposals(game, seat)
    if len(found) > MOST:
        raise TooManyCandidates(len(found))
    return found


def texts(found: list[Choice | str]) -> list[str]:
    """The candidates in the ledger language."""
    return [str(one) for one in found]


def mask(count: int) -> Mask:
    """Ones for the candidates there are."""
    result = np.zeros(MOST, dtype=np.int8)
    result[:count] = 1
    return result
