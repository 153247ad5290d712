"""No form, no order of choices and nobody who leaves brings a game to a dead end or to a record that is refused."""

from collections.abc import Iterator

import pytest

from ..contract.titles import toys
from .chance import play

GAMES = 90
PARTS = 4


@pytest.fixture(autouse=True)
def every_title() -> Iterator[None]:
    with toys():
        yield


@pytest.mark.parametrize("part", range(PARTS))
def test_random_games_are_sound(part: int) -> None:
    """Random options, numbers of players and people who leave: see `chance`. `make attack` plays many more."""
    faults = [f"game {n}: {played.fault}" for n in range(part, GAMES, PARTS) if (played := play(n)).fault]
    assert not faults, "\n".join(faults)
