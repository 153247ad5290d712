"""The boards of a game: territories in play, their borders, the star. Games of the same Houses share them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki.edition import AROUND
from hexarch.games.anunnaki.masks import mask_of

if TYPE_CHECKING:
    from hexarch.games.anunnaki.edition import Edition
    from hexarch.games.anunnaki.rule import Pick


class Roads:
    """Where units may go from a territory, and the choices to go there; filled in as they are asked for."""

    __slots__ = (
        "_none", "goals", "lists",
    )  # fmt: skip

    def __init__(self, verbs: int, places: int, loads: int) -> None:
        self._none: Final[list[list[Pick]]] = [[]] * loads  # nobody may change this list
        # For each verb and territory the choices with each load, empty where none were made yet.
        self.lists: Final = [[self._none] * places for _ in range(verbs)]
        self.goals: Final = [0] * places  # for each territory where they lead to, as a mask

    def keep(self, verb: int, place: int, load: int, made: list[Pick]) -> None:
        """The choices of a verb with a load of a territory."""
        places = self.lists[verb]
        if places[place] is self._none:
            places[place] = self._none.copy()
        places[place][load] = made


class Grounds:
    """What the Houses in play and the number of players say about the map, and lists of choices made on it."""

    __slots__ = (
        "altars", "around", "atlantis", "boards", "capitals", "codes", "edge_between", "edge_from", "ends", "fields",
        "homes", "into", "lands", "loads", "near", "next_to", "on_planet", "ones", "partners", "red", "rich", "roads",
        "rows", "sets", "spot_codes", "spot_picks", "spots", "spots_at",
    )  # fmt: skip

    def __init__(self, edition: Edition, houses: tuple[int, ...], seats: int) -> None:
        self.spot_picks: Final[dict[int, Pick]] = {}  # choices of an intersection, by its number on these boards
        self.sets: Final[list[dict[int, list[Pick]]]] = [{} for _ in edition.picks]  # of verbs with one blank
        self.roads: Final[dict[int, Roads]] = {}  # of ways, by verb and traveller
        self.loads: Final = max(18, edition.followers + 1)  # how many loads there are
        self.ones: Final[list[dict[int, Pick]]] = [{} for _ in edition.picks]  # of verbs with one blank, by its number
        self.boards: Final = (*[edition.home(h) for h in houses], edition.gaia(seats))
        self.lands: Final = tuple([land.number for board in self.boards for land in board.territories])
        # For each seat and territory the first cell of its pieces there.
        units, lands_ever = at.TABLE_SIZE + seats * at.SEAT_SIZE, range(len(edition.territories) + 1)
        self.rows: Final = [[units + (place * seats + seat) * 4 for place in lands_ever] for seat in range(seats)]
        self.codes: Final = {edition.territories[t].code.lower(): t for t in self.lands}
        self.codes[edition.after_code.lower()] = edition.afterworld
        lands = [edition.territories[t] for t in self.lands]
        dashed = {pair for board in self.boards for pair in board.dashed}
        self.near: Final = {
            a.number: tuple([b.number for b in lands if a.planet == b.planet and (b.q - a.q, b.r - a.r) in AROUND])
            for a in lands
        }
        self.into: Final = {
            a.number: tuple(
                [t for t in self.near[a.number] if not edition.territories[t].atlantis or (a.number, t) in dashed
                 or (edition.territories[a.number].atlantis and (t, a.number) in dashed)]
            )
            for a in lands
        }  # fmt: skip
        self.atlantis: Final = mask_of([land.number for land in lands if land.atlantis])
        # Territories with one type at most: that type and its icons. Nothing exhausts the Afterworld.
        self.fields: Final = {
            land.number: (land.types[0], land.icons[land.types[0]]) if land.types else (0, 0)
            for land in lands if len(land.types) < 2
        }  # fmt: skip
        self.fields[edition.afterworld] = (0, 1)
        self.rich: Final = mask_of([land.number for land in lands if len(land.types) > 1])
        self.capitals: Final = mask_of([land.number for land in lands if land.capital])
        self.on_planet: Final = {
            board.number: mask_of([land.number for land in board.territories]) for board in self.boards
        }
        # Altars by territory; the Afterworld has the last number.
        self.altars: Final = [*[land.altars for land in edition.territories], edition.after_altars]
        self.spots: Final = tuple([spot for board in self.boards for spot in board.spots])
        self.around: Final = tuple([mask_of(list(spot)) for spot in self.spots])
        self.spots_at: Final = {t: mask_of([i for i, spot in enumerate(self.spots) if t in spot]) for t in self.lands}
        self.spot_codes: Final = tuple(["-".join([edition.territories[t].code for t in spot]) for spot in self.spots])
        nodes = edition.nodes
        self.ends: Final = tuple([(nodes.index(edge.a), nodes.index(edge.b)) for edge in edition.edges])
        self.edge_between: Final = {pair: edge for edge, (a, b) in enumerate(self.ends) for pair in ((a, b), (b, a))}
        # The same by where the pawn is (its node + 1, 0 for nowhere) and where it goes; -1 for no edge.
        self.edge_from: Final = tuple(
            [tuple([self.edge_between.get((a, b), -1) for b in range(len(nodes))]) for a in range(-1, len(nodes))]
        )
        self.next_to: Final = tuple(
            [tuple([b for b in range(len(nodes)) if (a, b) in self.edge_between]) for a in range(len(nodes))]
        )
        self.red: Final = mask_of([tile for tile, red in enumerate(edition.red) if red])
        self.homes: Final = {h: edition.home(h).number for h in range(len(edition.houses))}
        # For each House the pacts of every House, and the planet where a territory makes them pay both rows (A83, A84).
        self.partners: Final = tuple([self._partners(edition, house) for house in self.homes])

    def _partners(self, edition: Edition, own: int) -> tuple[tuple[int, int], ...]:
        """Pacts of each House and the territories for them, as masks; those for one's own are on Gaia."""
        planets = {**self.homes, own: self.boards[-1].number}
        return tuple([(edition.pacts_of[house], self.on_planet.get(planets[house], 0)) for house in self.homes])


def grounds(edition: Edition, houses: tuple[int, ...], seats: int) -> Grounds:
    """The boards for some Houses, laid out once for each edition."""
    key = (*sorted(houses), -seats)
    known = edition.grounds.get(key)
    if known is None:
        known = Grounds(edition, tuple(sorted(houses)), seats)
        edition.grounds[key] = known
    return known
