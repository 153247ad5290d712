"""Where each number of an observation stands: named slices of one vector of fixed size.

The size is the same for every map and number of players, so that one network can play all of them. It follows
from the registries of the game (factions, tiles, terrains ...); `Layout.digest` changes when one of them grows.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache
from math import prod
from typing import Final

from hexarch.games.terra import layout as at
from hexarch.games.terra.box.registry import everything
from hexarch.games.terra.factions import all_factions
from hexarch.games.terra.names import CULTS, CYCLE, TERRAINS
from hexarch.games.terra.rules.send import SPACES
from hexarch.games.terra.rules.table import KINDS
from hexarch.games.terra.view import PHASES

SEATS: Final = everything().seats[-1]  # columns of everything that is told for each seat
BUILT: Final = everything().kinds
ROWS: Final = 9
COLUMNS: Final = 13
MOST_SITES: Final = 40  # bridge sites of a map
MOST_SPECIALS: Final = 4  # special actions of a faction
HIGHEST: Final = 8.0  # greater numbers are cut off

# Numbers of a seat: name, first cell, how many, what they are divided by, meaning.
NUMBERS: Final = (
    ("coins", at.COINS, 1, 20, "coins / 20"),
    ("workers", at.WORKERS, 1, 10, "workers / 10"),
    ("priests", at.PRIESTS, 1, 7, "priests / 7"),
    ("bowls", at.BOWL1, 3, 12, "power in bowls I, II, III / 12"),
    ("vp", at.VP, 1, 50, "victory points / 50"),
    ("keys", at.KEYS, 1, 4, "keys to tenth spaces / 4"),
    ("cults", at.CULT, len(CULTS), 10, "position on fire, water, earth, air / 10"),
    ("owed", at.OWED, 1, 4, "cult steps gained and not yet taken / 4"),
    ("priest_cap", at.PRIEST_CAP, 1, 7, "priests the seat may hold / 7"),
    ("priests_sent", at.ON_CULTS, 1, 7, "priests that lie on the cult board / 7"),
    ("shipping", at.SHIP, 1, 5, "shipping level / 5"),
    ("digging", at.DIG, 1, 3, "digging level / 3"),
    ("range", at.RANGE, 1, 4, "hexes a tunnel or carpet skips / 4"),
    ("built", at.BUILT + 1, len(BUILT), 8, "dwellings, trading houses, temples, strongholds, sanctuaries / 8"),
    ("bridges", at.BRIDGES, 1, 3, "bridges built / 3"),
    ("towns", at.TOWNS, 1, 4, "town tiles / 4"),
    ("town_size", at.TOWN_SIZE, 1, 7, "power a town needs / 7"),
    ("passed", at.PASSED, 1, 1, "has passed in this round"),
    ("dropped", at.DROPPED, 1, 1, "has left the game"),
)
PLANES: Final = (
    *((f"terrain.{name}", "the hex is of this terrain") for name in TERRAINS),
    *((f"owner.{i}", f"a structure (or a river hex skipped for a town) of seat {i}") for i in range(SEATS)),
    *((f"structure.{i}", "a structure of kind D, TP, TE, SH, SA in this order") for i in BUILT),
    ("town", "the structure belongs to a town"),
    ("reach.near", "directly adjacent to an own structure"),
    ("reach.ship", "within reach of own shipping"),
    ("reach.jump", "within range of the own tunnel or carpet"),
    ("decision", "the hex being transformed, and hexes where a dwelling may follow"),
)


@dataclass(frozen=True, slots=True)
class Slice:
    """A named part of the vector; reshape it to `shape`."""

    name: str
    start: int
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        """How many numbers it holds."""
        return prod(self.shape)

    @property
    def stop(self) -> int:
        """The first place behind it."""
        return self.start + self.size

    @property
    def range(self) -> slice:
        """For indexing: `vector[part.range].reshape(part.shape)`."""
        return slice(self.start, self.stop)


@dataclass(frozen=True, slots=True)
class Layout:
    """All slices in their order, and by name."""

    slices: tuple[Slice, ...]
    by_name: dict[str, Slice]

    @property
    def size(self) -> int:
        """The length of the vector."""
        return self.slices[-1].stop

    def __getitem__(self, name: str) -> Slice:
        return self.by_name[name]

    def digest(self) -> str:
        """Equal for observations that can be mixed."""
        text = repr([(part.name, part.start, part.shape, part.meaning) for part in self.slices])
        return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def _parts() -> list[tuple[str, tuple[int, ...], str]]:
    """Name, shape and meaning of every slice."""
    box = everything()
    seat = "one column for each seat, own first"
    parts: list[tuple[str, tuple[int, ...], str]] = []
    for name, _, count, _, meaning in NUMBERS:
        parts.append((name, (count, SEATS), f"{meaning}; {seat}"))
    parts += [
        ("present", (1, SEATS), f"there is such a seat; {seat}"),
        ("faction", (len(all_factions()), SEATS), f"one-hot, order of the registry; {seat}"),
        ("home", (len(TERRAINS), SEATS), f"home terrain, one-hot, nothing before it is chosen; {seat}"),
        ("second", (CYCLE, SEATS), f"terrain a faction of ice or volcano began on, one-hot; {seat}"),
        ("unlocked", (CYCLE, SEATS), f"terrains a faction has unlocked to build on; {seat}"),
        ("bonus_card", (len(box.bonus_cards), SEATS), f"bonus card held, one-hot; {seat}"),
        ("favors", (len(box.favor_tiles), SEATS), f"favor tiles held; {seat}"),
        ("used", (2 + MOST_SPECIALS, SEATS), f"used in this round: card, favor tile, the faction's specials; {seat}"),
        ("blocked", (len(CULTS), SEATS), f"a step to the tenth space waits for a key; {seat}"),
        ("order", (SEATS, SEATS), f"row: place in turn order; {seat}"),
        ("pending", (len(KINDS), SEATS), f"items in the queue of decisions by kind, each (1 + n) / 8; {seat}"),
        ("offers", (SEATS, SEATS), f"power offered / 8; row: receiver, column: builder; {seat}"),
        ("active", (SEATS,), "whose turn it is"),
        ("to_act", (SEATS,), "who may decide now"),
        ("first", (SEATS,), "who starts the next round, or started this one"),
        ("asked", (len(KINDS),), "kinds of decisions the seat may answer now"),
        ("turn", (3,), "own turn: actions left / 2, one was taken, power that must be spent / 12"),
        ("round", (box.rounds + 1,), "one-hot; 0 is the set-up"),
        ("turn_number", (1,), "turn within the round / 16"),
        ("phase", (len(PHASES),), f"one-hot: {', '.join(PHASES)}"),
        ("round_tiles", (box.rounds, len(box.round_tiles)), "row: round; which tile, one-hot"),
        ("power_actions", (len(box.power_actions),), "taken in this round"),
        ("bonus_pool", (len(box.bonus_cards),), "bonus cards that can be taken"),
        ("bonus_coins", (len(box.bonus_cards),), "coins on bonus cards / 6"),
        ("favor_pool", (len(box.favor_tiles),), "favor tiles left / 3"),
        ("town_pool", (len(box.town_tiles),), "town tiles left / 2"),
        ("cult_top", (len(CULTS), SEATS), f"who holds the tenth space; {seat}"),
        ("order_spaces", (len(CULTS) * len(SPACES), SEATS), f"whose priest lies on an order space; {seat}"),
        ("bridge_sites", (MOST_SITES, SEATS), f"who built a bridge on a site of the map; {seat}"),
        ("map", (len(PLANES), ROWS, COLUMNS), "planes of the map, see below; rows from above, columns from the left"),
    ]
    return parts


@cache
def layout() -> Layout:
    """The one layout of all observations."""
    slices = []
    start = 0
    for name, shape, meaning in _parts():
        slices.append(Slice(name, start, shape, meaning))
        start = slices[-1].stop
    return Layout(tuple(slices), {part.name: part for part in slices})
