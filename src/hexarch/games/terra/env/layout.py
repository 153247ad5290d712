"""The layout of an observation of Terra Mystica: the names of all numbers.

The size is the same for every map and number of players, so that one network can play all of them. It follows
from the registries of the game (factions, tiles, terrains ...) and grows with them; a number whose meaning changes
gets another name.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final

from hexarch.env import layout as layouts
from hexarch.env.layout import Axes, Layout, numbered
from hexarch.games.terra import layout as at
from hexarch.games.terra.box.registry import everything
from hexarch.games.terra.factions import all_factions
from hexarch.games.terra.names import CULTS, CYCLE, TERRAINS
from hexarch.games.terra.rules.send import SPACES
from hexarch.games.terra.rules.table import KINDS
from hexarch.games.terra.view import PHASES

BOX: Final = everything()
SEATS: Final = BOX.seats[-1]  # columns of everything that is told for each seat
ROWS: Final = 9
COLUMNS: Final = 13
MOST_SITES: Final = 40  # bridge sites of a map
MOST_SPECIALS: Final = 4  # special actions of a faction
HIGHEST: Final = 8.0  # greater numbers are cut off
STRUCTURES: Final = tuple([one.id for one in BOX.structures])

# What only one faction has, each by its name; and what these numbers are divided by.
OWN: Final = tuple([thing.name for faction in all_factions() for thing in faction.own.things])
OWN_BY: Final = 8

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
    ("built", at.BUILT + 1, len(STRUCTURES), 8, "structures of each kind on the map / 8"),
    ("bridges", at.BRIDGES, 1, 3, "bridges built / 3"),
    ("towns", at.TOWNS, 1, 4, "town tiles / 4"),
    ("town_size", at.TOWN_SIZE, 1, 7, "power a town needs / 7"),
    ("passed", at.PASSED, 1, 1, "has passed in this round"),
    ("dropped", at.DROPPED, 1, 1, "has left the game"),
)
# Names of the rows of those that are more than one.
ROWS_OF: Final = {"bowls": numbered(3, 1), "cults": CULTS, "built": STRUCTURES}
PLANES: Final = (
    *((f"terrain.{name}", "the hex is of this terrain") for name in TERRAINS),
    *((f"owner.{i}", f"a structure (or a river hex skipped for a town) of seat {i}") for i in range(SEATS)),
    *((f"structure.{name}", "a structure of this kind") for name in STRUCTURES),
    ("town", "the structure belongs to a town"),
    ("reach.near", "directly adjacent to a structure of one's own"),
    ("reach.ship", "within reach of one's own shipping"),
    ("reach.jump", "within range of one's own tunnel or carpet"),
    ("decision", "the hex being transformed, and hexes where a dwelling may follow"),
)
# What Merchants of the Seas lays on the map; empty in games without ships.
SEA_PLANES: Final = (
    *((f"ships.{i}", f"ships or traders of seat {i} / 3") for i in range(SEATS)),
    *((f"seal.{i}", f"a seal of seat {i}") for i in range(SEATS)),
    *((f"port.{i}", f"the port or warehouse of seat {i}") for i in range(SEATS)),
    ("canal", "a river hex at the end of a canal"),
)
FLEET: Final = ("supply", "seals", "steps", "trading", "moved", "built")


def _parts() -> list[tuple[str, Axes, str]]:
    """Name, axes and meaning of every field."""
    seat = "one column for each seat, own first"
    seats = numbered(SEATS)
    cycle = TERRAINS[:CYCLE]
    cards = tuple([card.id for card in BOX.bonus_cards])
    favors = tuple([tile.id for tile in BOX.favor_tiles])
    rounds = tuple([tile.id for tile in BOX.round_tiles])
    specials = tuple([f"special-{i}" for i in range(MOST_SPECIALS)])
    spaces = tuple([f"{cult}-{i}" for cult in CULTS for i in range(len(SPACES))])
    parts: list[tuple[str, Axes, str]] = []
    for name, _, count, _, meaning in NUMBERS:
        parts.append((name, (seats,) if count == 1 else (ROWS_OF[name], seats), f"{meaning}; {seat}"))
    parts += [
        ("present", (seats,), f"there is such a seat; {seat}"),
        ("faction", (tuple([faction.id for faction in all_factions()]), seats), f"one-hot; {seat}"),
        ("home", (TERRAINS, seats), f"home terrain, one-hot, nothing before it is chosen; {seat}"),
        ("second", (cycle, seats), f"terrain a faction of ice or volcano began on, one-hot; {seat}"),
        ("unlocked", (cycle, seats), f"terrains a faction has unlocked to build on; {seat}"),
        ("bonus_card", (cards, seats), f"bonus card held, one-hot; {seat}"),
        ("favors", (favors, seats), f"favor tiles held; {seat}"),
        ("used", (("bonus", "favor", *specials), seats), f"used in this round: card, favor tile, specials; {seat}"),
        ("own", (OWN, seats), f"what only one faction has / {OWN_BY}; {seat}"),
        ("blocked", (CULTS, seats), f"a step to the tenth space waits for a key; {seat}"),
        ("order", (seats, seats), f"row: place in turn order; {seat}"),
        ("pending", (tuple(KINDS), seats), f"items in the queue of decisions by kind, each (1 + n) / 8; {seat}"),
        ("offers", (seats, seats), f"power offered / 8; row: receiver, column: builder; {seat}"),
        ("active", (seats,), "whose turn it is"),
        ("to_act", (seats,), "who may decide now"),
        ("first", (seats,), "who starts the next round, or started this one"),
        ("asked", (tuple(KINDS),), "kinds of decisions the seat may answer now"),
        ("turn", (("left", "acted", "burnt"),), "own turn: actions left / 2, one was taken, power to be spent / 12"),
        ("round", (numbered(BOX.rounds + 1),), "one-hot; 0 is the set-up"),
        ("turn_number", (), "turn within the round / 16"),
        ("phase", (PHASES,), f"one-hot: {', '.join(PHASES)}"),
        ("round_tiles", (numbered(BOX.rounds, 1), rounds), "row: round; which tile, one-hot"),
        ("power_actions", (tuple([one.id for one in BOX.power_actions]),), "taken in this round"),
        ("bonus_pool", (cards,), "bonus cards that can be taken"),
        ("bonus_coins", (cards,), "coins on bonus cards / 6"),
        ("favor_pool", (favors,), "favor tiles left / 3"),
        ("town_pool", (tuple([tile.id for tile in BOX.town_tiles]),), "town tiles left / 2"),
        ("cult_top", (CULTS, seats), f"who holds the tenth space; {seat}"),
        ("order_spaces", (spaces, seats), f"whose priest lies on an order space; {seat}"),
        ("bridge_sites", (numbered(MOST_SITES), seats), f"who built a bridge on a site of the map; {seat}"),
        (
            "map",
            (tuple([name for name, _ in PLANES]), numbered(ROWS), numbered(COLUMNS)),
            "planes of the map, see below; rows from above, columns from the left",
        ),
        (
            "fleet",
            (FLEET, seats),
            "ships in the supply / 3, seals left / 15, steps without paying / 6, ships that are trading / 3, "
            f"used in this round: the movement, and the building of a ship, of the shipyard board; {seat}",
        ),
        (
            "sea",
            (tuple([name for name, _ in SEA_PLANES]), numbered(ROWS), numbered(COLUMNS)),
            "planes of the map with ships: ships.i, seal.i and port.i for each seat (own first), and canal",
        ),
    ]
    return parts


@cache
def layout() -> Layout:
    """The one layout of all observations."""
    return Layout.of(_parts())


def former(digest: str) -> Layout | None:
    """A layout of the time when records named theirs by a digest only."""
    known = resources.files(__package__) / "layouts" / f"{digest}.json"
    return layouts.loads(known.read_text("utf-8")) if digest.isalnum() and known.is_file() else None
