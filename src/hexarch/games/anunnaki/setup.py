"""How a game begins: Houses, options, and everything that was shuffled, by name (section 2 of the rules)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any, Final

from hexarch.games.anunnaki import names
from hexarch.games.anunnaki.edition import Edition, EditionError, standard
from hexarch.games.anunnaki.edition import loads as read_edition
from hexarch.kernel.errors import SaveError, SetupError, no
from hexarch.kernel.rng import Random

SEATS: Final = range(2, 5)
LAST_ROUND: Final = "last_round"
LATEST: Final = 1_000  # the latest last round that a table may agree on


@dataclass(frozen=True)
class Options:
    """The three switches for first games (A182), each by itself, and how long a game may last (A219)."""

    four_gods: bool = False  # draw 4 minor gods and keep them (A10)
    all_pacts: bool = False  # all 36 pacts, whichever Houses play (A21)
    full_pacts: bool = False  # pacts of Houses always pay both rows (A84)
    last_round: int = 0  # the round that triggers the end when it begins, 0 for none (A219)


@dataclass(frozen=True)
class Box:
    """Everything shuffled, before it is known which Houses play; each pile from the top."""

    gods: tuple[tuple[str, ...], ...]  # drawn by each House
    civilizations: tuple[str, ...]
    culture: tuple[str, ...]
    pacts: tuple[str, ...]

    def document(self) -> dict[str, Any]:
        """The box as plain data."""
        return {
            "gods": [list(drawn) for drawn in self.gods],
            "civilizations": list(self.civilizations),
            "culture": list(self.culture),
            "pacts": list(self.pacts),
        }


@dataclass(frozen=True)
class Setup:
    """Stored with every game. Piles are named from the top."""

    players: tuple[str, ...]
    seed: int
    houses: tuple[str, ...]  # by seat
    first: int  # seat of the first player (A16)
    gods: tuple[tuple[str, ...], ...]  # drawn by each seat (A10)
    star: tuple[str, ...]  # the action tile on each node (A17)
    civilizations: tuple[str, ...]  # in the order of territories (A18)
    culture: tuple[str, ...]  # tokens in the order of spots (A19)
    artefacts: tuple[str, ...]  # the pile (A20)
    pacts: tuple[str, ...]  # the pile (A21)
    goals: tuple[str, ...]  # war, technology, commerce, dominion (A23)
    options: Options = Options()
    edition: Edition = field(default_factory=standard)  # what is printed on boards, tiles and cards
    choosing: tuple[int, ...] = ()  # seats that choose a House at the table, in this order (A7)
    box: Box | None = None  # until they have; `houses` and all that hangs on them stand in for it meanwhile

    @property
    def names(self) -> tuple[str, ...]:
        """The players by seat."""
        return self.players

    def document(self) -> dict[str, Any]:
        """The set-up as plain data; an edition that the package does not bring goes with it."""
        own: dict[str, Any] = {} if self.edition is standard() else {"edition_file": self.edition.text}
        if self.choosing:
            own = {**own, "choosing": list(self.choosing), "box": (self.box or packed(self)).document()}
        return {
            "players": list(self.players),
            "seed": self.seed,
            "houses": list(self.houses),
            "first": self.first,
            "gods": [list(drawn) for drawn in self.gods],
            "star": list(self.star),
            "civilizations": list(self.civilizations),
            "culture": list(self.culture),
            "artefacts": list(self.artefacts),
            "pacts": list(self.pacts),
            "goals": list(self.goals),
            "options": {one.name: getattr(self.options, one.name) for one in fields(Options)},
            "edition": self.edition.name,
            **own,
        }


def draw(
    players: int | Sequence[str],
    seed: int,
    houses: Sequence[str] = (),
    options: Options | None = None,
    edition: Edition | None = None,
    choosing: Sequence[int] = (),
) -> Setup:
    """A set-up from a seed; Houses that nobody names are dealt at random. Raises SetupError.

    Seats that choose at the table have any House until they do.
    """
    edition = edition or standard()
    options = options or Options()
    who = tuple([f"Player {i + 1}" for i in range(players)] if isinstance(players, int) else players)
    if len(who) not in SEATS:
        code = "no_solo_rules" if len(who) == 1 else "wrong_number_of_players"
        raise SetupError(no(code, "setup", players=len(who), fewest=SEATS[0], most=SEATS[-1]))
    for house in houses:
        if house not in names.HOUSES:
            raise SetupError(no("unknown_value", "setup", field="houses", value=house[:40]))
    if len(set(houses)) != len(houses) or len(houses) > len(who):
        raise SetupError(no("house_taken", "setup"))
    rng = Random(seed)
    rest = rng.shuffled([house for house in names.HOUSES if house not in houses])
    seated = (*houses, *rest)[: len(who)]
    numbers = [names.HOUSES.index(house) for house in seated]
    count = edition.gods_kept if options.four_gods else edition.gods_drawn
    gods = tuple([tuple(rng.shuffled(list(names.MINOR_GODS[house]))[:count]) for house in numbers])
    first = rng.below(len(who))
    star = tuple(rng.shuffled(list(edition.actions)))
    boards = [edition.home(house) for house in sorted(numbers)] + [edition.gaia(len(who))]
    lands = [land for board in boards for land in board.territories if land.civilization]
    civilizations = rng.shuffled([one.name for one in edition.civilizations])[: len(lands)]
    culture = rng.shuffled(list(edition.token_names))[: sum([len(board.spots) for board in boards])]
    artefacts = rng.shuffled(list(edition.artefacts))[: edition.artefacts_drawn]
    pile = [one.name for one in edition.pacts if one.house == -1 or one.house in numbers or options.all_pacts]
    pacts, goals = rng.shuffled(pile), rng.shuffled(list(edition.goals))
    found = Setup(
        who, seed, seated, first, gods, star, tuple(civilizations), tuple(culture),
        tuple(artefacts), tuple(pacts), tuple(goals), options, edition,
    )  # fmt: skip
    if not choosing:
        return found
    box = Box(
        tuple([tuple(rng.shuffled(list(house))[:count]) for house in names.MINOR_GODS]),
        tuple(rng.shuffled([one.name for one in edition.civilizations])),
        tuple(rng.shuffled(list(edition.token_names))),
        tuple(rng.shuffled([one.name for one in edition.pacts])),
    )
    return unpacked(replace(found, choosing=tuple(choosing), box=box), seated)


def unpacked(setup: Setup, houses: Sequence[str]) -> Setup:
    """The set-up with these Houses in play, and of the box what they use."""
    box, edition = setup.box or packed(setup), setup.edition
    numbers = [names.HOUSES.index(house) for house in houses]
    boards = [edition.home(house) for house in sorted(numbers)] + [edition.gaia(len(setup.players))]
    lands = [land for board in boards for land in board.territories if land.civilization]
    used = {one.name for one in edition.pacts if one.house == -1 or one.house in numbers or setup.options.all_pacts}
    return replace(
        setup,
        houses=tuple(houses),
        gods=tuple([box.gods[house] for house in numbers]),
        civilizations=box.civilizations[: len(lands)],
        culture=box.culture[: sum([len(board.spots) for board in boards])],
        pacts=tuple([pact for pact in box.pacts if pact in used]),
    )


def packed(setup: Setup) -> Box:
    """A box that leads to this set-up; what is not in play comes last, in the printed order."""
    edition = setup.edition
    count = edition.gods_kept if setup.options.four_gods else edition.gods_drawn
    gods = [house[:count] for house in names.MINOR_GODS]
    for house, drawn in zip(setup.houses, setup.gods, strict=True):
        gods[names.HOUSES.index(house)] = drawn
    civilizations = [one.name for one in edition.civilizations]
    return Box(
        tuple(gods),
        tuple(dict.fromkeys([*setup.civilizations, *civilizations])),
        tuple(dict.fromkeys([*setup.culture, *edition.token_names])),
        tuple(dict.fromkeys([*setup.pacts, *[one.name for one in edition.pacts]])),
    )


def read(document: dict[str, Any]) -> Setup:
    """The set-up of a document; raises SaveError when something in it is not what a box holds."""
    edition = _edition(document)
    try:
        found = Setup(
            tuple([str(name) for name in document["players"]]),
            int(document["seed"]),
            tuple(document["houses"]),
            int(document["first"]),
            tuple([tuple(drawn) for drawn in document["gods"]]),
            tuple(document["star"]),
            tuple(document["civilizations"]),
            tuple(document["culture"]),
            tuple(document["artefacts"]),
            tuple(document["pacts"]),
            tuple(document["goals"]),
            _options(document["options"]),
            edition,
        )
        if document.get("choosing"):
            box = _box(document["box"], found)
            found = unpacked(replace(found, choosing=_choosing(document["choosing"], found), box=box), found.houses)
        _compare(found, draw(found.players, 0, found.houses, found.options, edition), edition)
    except (SetupError, SaveError):
        raise
    except (KeyError, TypeError, ValueError, AttributeError, OverflowError) as error:
        raise SaveError("malformed", f"set-up: {error}") from error
    return found


def _options(document: dict[str, Any]) -> Options:
    """The options of a set-up; games from before there were last rounds have none."""
    last = document.get(LAST_ROUND, 0)
    if not isinstance(last, int) or not 0 <= last <= LATEST:
        raise ValueError(LAST_ROUND)
    return Options(**{key: bool(value) for key, value in document.items() if key != LAST_ROUND}, last_round=int(last))


def _choosing(seats: list[Any], setup: Setup) -> tuple[int, ...]:
    """Seats that choose a House at the table."""
    found = tuple([int(seat) for seat in seats])
    if list(found) != sorted(set(found)) or not set(found) <= set(range(len(setup.players))):
        raise ValueError("choosing")
    return found


def _box(document: dict[str, Any], setup: Setup) -> Box:
    """A box of the edition's pieces, in whatever order."""
    like, count = packed(replace(setup, houses=(), gods=())), len(setup.edition.houses)
    found = Box(
        tuple([tuple(drawn) for drawn in document["gods"]]),
        tuple(document["civilizations"]),
        tuple(document["culture"]),
        tuple(document["pacts"]),
    )
    for part in ("civilizations", "culture", "pacts"):
        if sorted(getattr(found, part)) != sorted(getattr(like, part)):
            raise ValueError(part)
    if len(found.gods) != count or not all(
        _some(drawn, set(house), len(like.gods[0])) for drawn, house in zip(found.gods, names.MINOR_GODS, strict=True)
    ):
        raise ValueError("gods")
    return found


def _edition(document: dict[str, Any]) -> Edition:
    """The edition of a set-up: the one it brings, or the one that the package has."""
    own, name = document.get("edition_file"), document.get("edition")
    if own is None:
        if name != standard().name:
            raise SaveError("malformed", f"unknown edition {str(name)[:40]}")
        return standard()
    try:
        found = read_edition(str(own))
    except EditionError as error:
        raise SaveError("malformed", str(error)[:200]) from error
    if found.name != name:
        raise SaveError("malformed", "edition")
    return found


def _compare(found: Setup, like: Setup, edition: Edition) -> None:
    """The same pieces as any set-up of these Houses, in whatever order."""
    civilizations = {one.name for one in edition.civilizations}
    checks = (
        ("first", 0 <= found.first < len(found.players)),
        ("star", sorted(found.star) == sorted(like.star)),
        ("pacts", sorted(found.pacts) == sorted(like.pacts)),
        ("goals", sorted(found.goals) == sorted(like.goals)),
        ("artefacts", _some(found.artefacts, set(edition.artefacts), len(like.artefacts))),
        ("civilizations", _some(found.civilizations, civilizations, len(like.civilizations))),
        ("culture", _some(found.culture, set(edition.token_names), len(like.culture))),
        ("houses", len(found.houses) == len(found.players)),
        ("gods", len(found.gods) == len(found.players)),
    )
    for part, fits in checks:
        if not fits:
            raise SaveError("malformed", part)
    for drawn, expected, house in zip(found.gods, like.gods, found.houses, strict=True):
        if not _some(drawn, set(names.MINOR_GODS[names.HOUSES.index(house)]), len(expected)):
            raise SaveError("malformed", "gods")


def _some(found: Sequence[Any], known: set[Any], count: int) -> bool:
    return len(found) == count and len(set(found)) == count and all(one in known for one in found)
