"""The star: moving the pawn, cubes on edges (section 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.anunnaki import actions, codes, effects, kinds, names
from hexarch.games.anunnaki.layout import CUBES, PAWN, PLACED
from hexarch.games.anunnaki.masks import bits
from hexarch.games.anunnaki.rule import Pick, Verb
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.anunnaki.kinds import Asked
    from hexarch.games.anunnaki.state import Table


TILES: Final = (1 << 10) - 1
EDGES: Final = (1 << 15) - 1


def edge_between(s: Table, a: int, b: int) -> int:
    """The edge that joins two nodes, -1 for none (A30)."""
    return s.world.grounds.edge_between.get((a, b), -1)


class Go(Verb):
    """The pawn goes to another tile; a new edge gets a cube and gives its mana; then the tile's action (A27 to A32)."""

    name = "go"
    group = "go"
    text = "go {tile}"
    kinds: tuple[str, ...] = ("primary",)

    def candidates(self, s: Table, seat: int, d: Asked) -> list[tuple[int, ...]]:
        return [(tile,) for tile in range(10)]

    def options_of(self, s: Table, seat: int, d: Asked) -> list[Pick]:
        pawn = s.cells[s.base[seat] + PAWN]
        found = s.world.leaving[pawn]
        if not found:
            closed = 1 << s.world.star[pawn - 1] if pawn else s.world.grounds.red
            found = s.world.leaving[pawn] = self.each(s, TILES & ~closed)
        return found

    def why_not(self, s: Table, seat: int, d: Asked, c: Pick) -> Refusal | None:
        pawn = s.cells[s.base[seat] + PAWN]
        if not pawn:
            first = s.edition.red[c.tile]
            return no("first_turn_is_blue", "A28", tile=names.ACTIONS[c.tile]) if first else None
        stays = s.world.star[pawn - 1] == c.tile
        return no("pawn_must_leave", "A29", tile=names.ACTIONS[c.tile]) if stays else None

    def carry_out(self, s: Table, seat: int, d: Asked, c: Pick) -> None:
        s.queue(())  # nothing else is asked at the beginning of a turn
        cells, first = s.cells, s.base[seat]
        node = s.world.node_of[c.tile]
        edge = s.world.grounds.edge_from[cells[first + PAWN]][node]
        s.put(first + PAWN, node + 1)
        s.log(codes.PAWN, seat, c.tile)
        if edge >= 0:
            if not cells[first + CUBES] >> edge & 1:
                if cells[first + PLACED] < s.edition.cubes:
                    effects.place_cube(s, seat, edge)
            elif s.house(seat) == names.PHARAOS:
                s.push(kinds.ShiftCube(seat, edge))
        before = s.decisions
        if not before:
            actions.resolve(s, seat, c.tile)
            return
        s.queue(())
        actions.resolve(s, seat, c.tile)
        s.queue(before + s.decisions)


class Shift(Verb):
    """A cube is shifted to an empty edge and gives that edge's mana: Ra, or a reward (A35, A137)."""

    name = "shift"
    group = "shift"
    text = "shift {edge} to {end}"
    exact = True
    kinds: tuple[str, ...] = ("shift_cube",)

    def candidates(self, s: Table, seat: int, d: Asked) -> list[tuple[int, ...]]:
        assert isinstance(d, kinds.ShiftCube)
        cubes = s.get(seat, CUBES)
        begin = bits(cubes if d.edge < 0 else cubes & 1 << d.edge)
        return [(edge, end) for edge in begin for end in bits(EDGES & ~cubes)]

    def why_not(self, s: Table, seat: int, d: Asked, c: Pick) -> Refusal | None:
        assert isinstance(d, kinds.ShiftCube)
        cubes = s.get(seat, CUBES)
        if d.edge not in (-1, c.edge) or not cubes >> c.edge & 1:
            return no("no_cube_there", "A137" if d.edge >= 0 else "A35", edge=s.edition.edges[c.edge].name)
        if cubes >> c.end & 1:
            return no("edge_taken", "A32", edge=s.edition.edges[c.end].name)
        return None

    def carry_out(self, s: Table, seat: int, d: Asked, c: Pick) -> None:
        s.drop(d)
        effects.shift_cube(s, seat, c.edge, c.end)
