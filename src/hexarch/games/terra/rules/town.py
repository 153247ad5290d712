"""Town tiles: the founder of a town chooses one; first the keys, then points, gifts and cult steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import cults, effects, fleet, kinds, queue, sacrifice, tiles, treasury
from hexarch.games.terra import layout as at
from hexarch.games.terra.box import round_
from hexarch.games.terra.names import CULTS, FROM_TOWN, TOP
from hexarch.games.terra.rule import TerraRule, Warned
from hexarch.games.terra.rules import eruption
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.choice import TerraChoice
    from hexarch.games.terra.state import Terra

LOWEST_AFTER_STEP_DOWN: Final = 7


def contested(s: Terra, seat: int, number: int) -> list[int]:
    """Cults whose tenth space a tile would open, if there are more of them than keys; the first ones get them."""
    tile = s.box.town_tile[number]
    return cults.contested(s, seat, tile.steps, s.get(seat, at.KEYS) + tile.keys) if tile.steps else []


class Town(TerraRule):
    """Take a town tile."""

    name = "town"
    group = "tiles"
    text = "+{tile:town}"
    forms: tuple[str, ...] = ("+{times}{tile:town}",)
    clicked: tuple[str, ...] = ("tile",)
    begins_turn = False

    def refuse(self, s: Terra, seat: int, c: TerraChoice) -> Refusal | None:
        """A tile must be due and left in the supply."""
        if queue.find(s, seat, kinds.TownTiles) is None:
            return no("no_town_due", "towns")
        refusal = eruption.unpaid(s, seat)
        if refusal is not None:
            return refusal
        tile = s.box.town_tile.get(c.tile)
        if tile is None or not s.cells[at.TOWN_POOL + tile.number - 1]:
            return no("tile_gone", "towns", tile=f"TW{c.tile}")
        blocked = s.get(seat, at.BLOCKED)
        for cult in range(len(CULTS)):
            if tile.steps or blocked & s.board.bits[cult]:
                steps = tile.steps + (1 if blocked & s.board.bits[cult] else 0)
                refusal = cults.top_claimed(s, seat, cult, steps, tile.keys)
                if refusal is not None:
                    return refusal
        return None

    def options(self, s: Terra, seat: int, d: kinds.Asked, out: list[TerraChoice]) -> None:
        """Every kind of tile that is left."""
        for choice in s.catalog.tables[self.number][1:]:
            if self.refuse(s, seat, choice) is None:
                out.append(choice)

    def apply(self, s: Terra, seat: int, c: TerraChoice) -> None:
        """Take the tile and all it gives."""
        d = queue.find(s, seat, kinds.TownTiles)
        assert d is not None
        if d.tiles > 1:
            s.swap(d, kinds.TownTiles(seat, d.tiles - 1))
        else:
            s.drop(d)
        tile = s.box.town_tile[c.tile]
        wanted = [] if s.rules.step_back else contested(s, seat, c.tile)
        tiles.take_town(s, seat, tile.number)
        effects.gain_keys(s, seat, tile.keys)
        effects.score(s, seat, tile.vp, FROM_TOWN)
        before = treasury.watched(s, seat)
        effects.gain(s, seat, tile.gain)
        treasury.received(s, seat, before, at_leisure=True)
        if tile.steps:
            cults.step_all(s, seat, tile.steps, wanted)
        if tile.shipping:
            s.faction(seat).reach.farther(s, seat)
        if tile.ships:
            fleet.gain_ships(s, seat, tile.ships)
        effects.score_event(s, seat, round_.TOWN)
        s.faction(seat).towns.founded(s, seat)

    def warnings(self, s: Terra, seat: int, c: TerraChoice) -> Warned:
        """Cults that get no key lose steps."""
        tile = s.box.town_tile[c.tile]
        if not s.rules.step_back:
            return []  # the player is asked
        without = contested(s, seat, c.tile)[s.get(seat, at.KEYS) + tile.keys :]
        return [("steps_lost", {"n": s.cult(seat, cult) + tile.steps - TOP + 1, "cult": cult}) for cult in without]


TOWN: Final = Town()


class StepDown(TerraRule):
    """Go back on a cult track before taking a town tile, so that its steps leave the key for another cult."""

    name = "step-down"
    group = "other"
    text = "-{cult}"
    begins_turn = False

    def refuse(self, s: Terra, seat: int, c: TerraChoice) -> Refusal | None:
        """Before taking a town tile a marker may go back from 9 or 8, to leave the key for another cult."""
        if queue.find(s, seat, kinds.TownTiles) is None:
            return no("no_town_due", "towns")
        if not s.rules.step_back:
            return no("no_step_back", "cults")
        position = s.cult(seat, c.cult)
        if position == TOP or position - 1 < LOWEST_AFTER_STEP_DOWN:
            return no("cannot_step_down", "cults", cult=c.cult)
        return None

    def apply(self, s: Terra, seat: int, c: TerraChoice) -> None:
        """Go back one space."""
        sacrifice.step_down(s, seat, c.cult)

    def options(self, s: Terra, seat: int, d: kinds.Asked, out: list[TerraChoice]) -> None:
        """Where a key could go to one cult or another, the way to choose."""
        self._list(s, seat, True, out)

    def free(self, s: Terra, seat: int, out: list[TerraChoice]) -> None:
        """The steps that mean nothing."""
        if queue.find(s, seat, kinds.TownTiles) is not None:
            self._list(s, seat, False, out)

    def _list(self, s: Terra, seat: int, useful: bool, out: list[TerraChoice]) -> None:
        """The steps down that decide which cult gets a key, or those that mean nothing."""
        wanted = 0
        for tile in s.box.town_tiles:
            if s.cells[at.TOWN_POOL + tile.number - 1]:
                for cult in contested(s, seat, tile.number):
                    wanted |= 1 << cult
        for choice in s.catalog.tables[self.number]:
            if (wanted >> choice.cult & 1 == 1) == useful and self.refuse(s, seat, choice) is None:
                out.append(choice)


STEP_DOWN: Final = StepDown()
