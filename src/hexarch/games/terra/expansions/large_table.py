"""Six and seven players: fewer rounds, fewer structures, and rules that share what is scarce.

A variant of the Italian rulebook. The number of players brings it; two of its rules are options of smaller tables: five
players may leave structures in the box, and the number of towns may be without limit. What is left in the box counts as
income from the first round, never as built.
"""

from __future__ import annotations

from typing import Final

from hexarch.games.terra.box.favor import FavorTile
from hexarch.games.terra.box.part import Expansion, Part
from hexarch.games.terra.box.round_ import EveryCult
from hexarch.games.terra.names import AIR, DWELLING, EARTH, FIRE, STRONGHOLD, TEMPLE, TRADING_HOUSE, WATER
from hexarch.games.terra.ruleset import Option

FEWER_STRUCTURES: Final = "fewer-structures"
UNLIMITED_TOWNS: Final = "unlimited-towns"
MOST_PLAYERS: Final = 7
TOWN_WITHOUT_TILE: Final = 5  # points


def _shared(takings: tuple[int, ...]) -> tuple[FavorTile, ...]:
    """The four tiles of 3 steps, taken from one another as often as `takings` has power for them."""
    cults = enumerate((FIRE, WATER, EARTH, AIR), 1)
    return tuple([FavorTile(number, cult, 3, count=len(takings), takings=takings) for number, cult in cults])


EXPANSION: Final = Expansion(
    "large_table",
    order=90,
    options=(Option(FEWER_STRUCTURES), Option(UNLIMITED_TOWNS)),
    parts=(
        Part(seats=(2, MOST_PLAYERS)),
        Part(FEWER_STRUCTURES, players=(5,), fewer=((DWELLING, 1), (TRADING_HOUSE, 1))),
        Part(UNLIMITED_TOWNS, towns_without_tile=TOWN_WITHOUT_TILE),
        Part(
            players=(6,),
            rounds=5,
            fewer=((DWELLING, 3), (TRADING_HOUSE, 1), (TEMPLE, 1)),
            fewer_tokens=2,
            favor_tiles=_shared((3, 0)),
        ),
        Part(
            players=(7,),
            rounds=4,
            fewer=((DWELLING, 4), (TRADING_HOUSE, 2), (TEMPLE, 1)),
            fewer_tokens=3,
            favor_tiles=_shared((5, 3, 0)),
            spare_cards=2,
            card_coins=2,
            counted_twice=(STRONGHOLD,),
        ),
        Part(
            players=(6, 7),
            draws=(EveryCult(),),
            first_favor=True,
            replaced_priests=True,
            again=1,
            towns_without_tile=TOWN_WITHOUT_TILE,
        ),
    ),
)
