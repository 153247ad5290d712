"""A table for scenes of Anunnaki: Simone (Pharaos), Danilo (Norrenis), Serena (Babylon) and Isabella (Ellenys)."""

from __future__ import annotations

from dataclasses import replace

from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki import names
from hexarch.games.anunnaki.edition import Edition, standard
from hexarch.games.anunnaki.game import Game
from hexarch.games.anunnaki.setup import Options, draw
from hexarch.kernel.errors import Illegal

SIMONE, DANILO, SERENA, ISABELLA = range(4)
LAYOUT = (7, 6, 2, 3, 4, 5, 9, 1, 8, 10)  # tiles by number on T0 to T4 and I0 to I4: the star of the book's examples


class Scene:
    """One seat is about to take its turn; everything on the table can be laid as a scene needs it."""

    def __init__(
        self, active: int = SIMONE, seed: int = 1, players: int = 4, edition: Edition | None = None, **options: bool
    ) -> None:
        dealt = draw(players, seed, names.HOUSES[:players], Options(four_gods=True, **options), edition)
        star = tuple([names.ACTIONS[number - 1] for number in LAYOUT])
        goals = ("shrines", "settlements", "territories", "units")
        self.game = Game(replace(dealt, first=active, star=star, goals=goals))
        self.s = self.game.state
        self.seat = active

    def place(self, code: str) -> int:
        return self.s.world.codes[code.lower()]

    def units(
        self, seat: int, code: str, followers: int = 0, minor: int = 0, major: int = 0, settlement: int = 0
    ) -> None:
        """What a seat has in a territory; followers come from the reserve, figures from nowhere."""
        place = self.place(code)
        old = self.s.units(place, seat, 0)
        self.s.add(self.s.base[seat] + at.RESERVE, old - followers)
        for unit, n in enumerate((followers, minor, major, settlement)):
            self.s.change(place, seat, unit, n - self.s.units(place, seat, unit))

    def at(self, seat: int, code: str) -> tuple[int, ...]:
        """Followers, minor gods, major gods, settlements."""
        return tuple([self.s.units(self.place(code), seat, unit) for unit in range(4)])

    def holds(self, seat: int, food: int = 0, wood: int = 0, metal: int = 0, gold: int = 0, mana: int = 0) -> None:
        for cell, n in enumerate((food, wood, metal, gold)):
            self.s.put(self.s.base[seat] + at.RESOURCES + cell, n)
        self.set(seat, at.MANA, mana)

    def held(self, seat: int) -> tuple[int, ...]:
        """Food, wood, metal, gold, mana."""
        first = self.s.base[seat] + at.RESOURCES
        return (*self.s.cells[first : first + 4], self.get(seat, at.MANA))

    def set(self, seat: int, cell: int, value: int) -> None:
        self.s.put(self.s.base[seat] + cell, value)

    def get(self, seat: int, cell: int) -> int:
        return self.s.get(seat, cell)

    def pawn(self, seat: int, tile: str) -> None:
        self.set(seat, at.PAWN, self.s.tile_node(names.ACTIONS.index(tile)) + 1)

    def upgraded(self, seat: int, *tiles: str) -> None:
        self.set(seat, at.UPGRADED, sum([1 << names.ACTIONS.index(tile) for tile in tiles]))

    def gods(self, seat: int, *gods: str) -> None:
        """Summoned gods, without figures; the major god counts as unlocked."""
        numbers = [names.GODS.index(god) for god in gods]
        self.set(seat, at.SUMMONED, sum([1 << god for god in numbers if god < names.FIRST_MAJOR]))
        self.set(seat, at.MAJOR_OUT, int(any(god >= names.FIRST_MAJOR for god in numbers)))

    def weapon(self, name: str) -> int:
        return [one.name for one in standard().weapons].index(name)

    def hand(self, seat: int, *weapons: str) -> None:
        self.set(seat, at.HAND, sum([1 << self.weapon(name) for name in weapons]))

    def pact(self, seat: int, name: str) -> None:
        """A pact taken."""
        self.set(seat, at.PACTS, 1 << [one.name for one in standard().pacts].index(name))

    def civilization(self, code: str, number: int) -> None:
        """The tile of a territory, 0 for none."""
        self.s.settle_civilization(self.place(code), number)

    def only_token(self, spot: int, token: int) -> None:
        """One culture token on the map, and no other."""
        for other in range(len(self.s.world.spots)):
            self.s.lay_token(other, token + 1 if other == spot else 0, self.s.cells[self.s.spot_cell(other) + 1])

    def do(self, *texts: str, seat: int | None = None) -> None:
        for text in texts:
            self.game.step(self.seat if seat is None else seat, text)

    def refused(self, text: str, seat: int | None = None) -> str:
        """The rule by which a choice is refused."""
        before = self.game.digest()
        try:
            self.game.step(self.seat if seat is None else seat, text)
        except Illegal as illegal:
            assert self.game.digest() == before
            return illegal.refusal.rule
        raise AssertionError(f"{text} is allowed")

    def options(self, seat: int | None = None) -> list[str]:
        return [option.text for option in self.game.options(self.seat if seat is None else seat)]

    def asked(self) -> str:
        return self.s.decisions[0].kind if self.s.decisions else ""
