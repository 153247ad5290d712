"""Actions as a list of candidates: what the engine offers a seat now, by number, with a mask over a fixed size.

The candidates are `game.options` in the engine's order, then (if wanted) `game.proposals`: choices that become possible
with others in front of them, such as conversions that pay for them. Candidate i is action i.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from hexarch.kernel.choice import Choice
from hexarch.kernel.game import Game

Mask = npt.NDArray[np.int8]


class TooManyCandidates(RuntimeError):
    """The engine offers more than an action can name."""

    def __init__(self, count: int, most: int) -> None:
        super().__init__(f"{count} candidates, but an action can only name {most}: raise `most` of the observer")


class NotACandidate(ValueError):
    """An action beyond the list."""

    def __init__(self, action: int, count: int) -> None:
        super().__init__(f"action {action} is none of the {count} candidates")


def candidates(game: Game, seat: int, proposals: bool = True, most: int = 0) -> list[Choice | str]:
    """What a seat can choose from; empty when it is not asked. More than `most` (0: any number) are an error."""
    found: list[Choice | str] = list(game.options(seat))
    if proposals and found:
        found += [option.text for option in game.proposals(seat)]
    if most and len(found) > most:
        raise TooManyCandidates(len(found), most)
    return found


def texts(found: list[Choice | str]) -> list[str]:
    """The candidates in their canonical texts."""
    return [str(one) for one in found]


def mask(count: int, most: int) -> Mask:
    """Ones for the candidates there are, of at most `most`."""
    result = np.zeros(most, dtype=np.int8)
    result[:count] = 1
    return result
