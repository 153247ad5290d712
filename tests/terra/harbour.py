"""A table for scenarios of Merchants of the Seas: ports are laid, ships and seals put on the map in words."""

from __future__ import annotations

from hexarch.games.terra import fleet
from hexarch.games.terra import layout as at
from hexarch.games.terra.phases.begin import PLACE_PORTS
from hexarch.games.terra.profiles import EDITION
from hexarch.games.terra.sea import space_name

from .scenario import FIRST_CARDS, Table, numbers

TILES = "SCORE17 SCORE16 SCORE18 SCORE21 SCORE19 SCORE14"  # towns first: nothing below scores by it
FAR = "nomads B4 F3 I7"


class Harbour(Table):
    """A game with ships. A seat may name the hex of its port behind its dwellings: `witches F4 G3 port:F4`."""

    def __init__(
        self,
        *seats: str,
        tiles: str = TILES,
        cards: str = "",
        options: dict[str, bool] | None = None,
        map_id: str = "base",
        profile: str = "rulebook",
        final_tile: str = "",
        stop_before: str = "",
        edition: int = EDITION,
    ) -> None:
        ports = {row.split()[0]: row.partition("port:")[2] for row in seats}
        plain = [row.partition(" port:")[0] for row in seats]
        super().__init__(
            *plain,
            tiles=tiles,
            cards=cards,
            options={"merchants": True} | (options or {}),
            map_id=map_id,
            profile=profile,
            final_tile=final_tile,
            stop_before="cards",
            edition=edition,
        )
        if stop_before == "ports":
            return
        while self.state.cells[at.PHASE] == PLACE_PORTS:
            name = self.to_act[0]
            self.play(f"{name}: port {ports[name]}" if ports[name] else f"{name}: {self.offered(name)[0]}")
        held = numbers(cards, "BON")
        card_numbers = (*held, *[n for n in FIRST_CARDS if n not in held])
        for name in reversed(self.factions):
            self.play(f"{name}: pass BON{card_numbers[self.seat(name)]}")
        while self.to_act and not self.turn:  # ships of the first income
            name = self.to_act[0]
            offered = self.offered(name)
            self.play(f"{name}: {'-SHIP' if '-SHIP' in offered else offered[0]}")

    def space(self, name: str) -> int:
        """Number of a river hex or land hex."""
        board = self.state.board
        return board.river_names.index(name) if name in board.river_names else board.rivers + self.hex(name)

    def ship(self, faction: str, *names: str) -> None:
        """Put ships (or traders) on the map."""
        for name in names:
            fleet.launch(self.state, self.seat(faction), self.space(name))

    def ships(self, faction: str) -> list[str]:
        """Where the ships of a faction are; those that trade stand beside the structure."""
        s, seat = self.state, self.seat(faction)
        found = [fleet.space(s, seat, ship) for ship in range(3)]
        return sorted(space_name(s.board, space) for space in found if space >= 0)

    def sealed(self, faction: str, *names: str) -> None:
        """Put seals on the map, without points."""
        seat = self.seat(faction)
        for name in names:
            mask = self.state.get(seat, at.SEALS) | self.state.board.bits[self.hex(name)]
            self.state.set(seat, at.SEALS, mask)

    def seals(self, faction: str) -> list[str]:
        """Hexes with a seal of a faction."""
        s = self.state
        return [s.board.hex_names[h] for h in s.board.members(s.get(self.seat(faction), at.SEALS))]

    def port(self, faction: str) -> str:
        """The hex with the port, or nothing."""
        h = fleet.port(self.state, self.seat(faction))
        return self.state.board.hex_names[h] if h >= 0 else ""

    def steps(self, faction: str, n: int) -> None:
        """Free steps of shipping or range, as a tile gives them, without looking at the points."""
        points = self.state.get(self.seat(faction), at.VP)
        for _ in range(n):
            self.state.faction(self.seat(faction)).reach.farther(self.state, self.seat(faction))
        self.state.set(self.seat(faction), at.VP, points)

    def holds(self, faction: str, card: int) -> None:
        """Give a bonus card."""
        self.state.set(self.seat(faction), at.BONUS, card)

    def take_turn(self, faction: str) -> None:
        """Go on until this faction begins a turn: offers are declined, others send a priest."""
        while True:
            seat = self.game.to_act[0]
            name = self.factions[seat]
            turn = self.state.turn()
            declined = [text for text in self.offered(name) if text.startswith("decline")]
            if declined:
                self.play(f"{name}: {declined[0]}")
            elif turn is not None and not turn.actions_left:
                self.game.step(seat, "done")
            elif name == faction:
                return
            else:
                self.has(name, "3 P")
                self.play(f"{name}: send p to AIR for 1")


def sailing(**options: bool) -> Harbour:
    """Witches with a port at F4 beside r22 and r29, Nomads around; plenty of everything."""
    t = Harbour("witches F4 G3 port:F4", FAR, options=options)
    t.rich()
    return t
