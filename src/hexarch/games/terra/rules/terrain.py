"""Choosing a terrain: the one a faction begins on, or a new home; and unlocking terrains with priests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import effects, homes, kinds, pieces, queue, sacrifice, unlocking
from hexarch.games.terra import layout as at
from hexarch.games.terra.fields import KEEP
from hexarch.games.terra.names import COLOURS, CYCLE, FROM_CONVERSION
from hexarch.games.terra.phases import begin
from hexarch.games.terra.profiles import FIRST_EDITION
from hexarch.games.terra.resources import COINS
from hexarch.games.terra.rule import TerraRule, Words
from hexarch.games.terra.rules import favor
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.choice import TerraChoice
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.rule import Said, Value


def taken(s: Terra, terrain: int, starting: bool) -> int:
    """The seat that has this terrain as its home (or, at the start, began on it), or -1."""
    for other in range(s.seats):
        if not s.has_faction(other):
            continue
        if (
            s.native(other) == terrain
            or (starting and s.second(other) == terrain)
            or pieces.colour(s, other, terrain) >= 0
        ):
            return other
    return -1


def _none_free(s: Terra, seat: int) -> bool:
    """With very many players every terrain may be somebody's."""
    return all(taken(s, terrain, starting=True) >= 0 for terrain in range(CYCLE))


class Terrain(TerraRule):
    """Choose a terrain to begin on, or a new home."""

    name = "terrain"
    group = "tiles"
    text = "pick-color {terrain:home}"
    forms: tuple[str, ...] = ("pick-colour {terrain:home}",)
    with_factions = True

    def refuse(self, s: Terra, seat: int, c: TerraChoice) -> Refusal | None:
        """A terrain must be due, and free."""
        d = queue.find(s, seat, kinds.Terrain)
        if d is None:
            return no("no_terrain_due", "factions")
        other = taken(s, c.terrain, starting=not d.new_home)
        if other >= 0 and not (d.more and other != seat and _none_free(s, seat)):
            return no("terrain_taken", "factions", terrain=c.terrain, faction=s.faction(other).id)
        if any(begin.dealt(s, other) == COLOURS[c.terrain] for other in range(s.seats)):
            return no("terrain_dealt", "factions", terrain=c.terrain)
        return None

    def apply(self, s: Terra, seat: int, c: TerraChoice) -> None:
        """Begin on it, or move there."""
        d = queue.find(s, seat, kinds.Terrain)
        assert d is not None
        s.drop(d)
        if d.new_home:
            homes.change_home(s, seat, c.terrain)
            return
        if d.more:
            pieces.choose(s, seat, c.terrain)
            return
        homes.begin_on(s, seat, c.terrain)
        faction = s.faction(seat)
        faction.beginning.chosen(s, seat)
        if faction.start.favors and s.rules.edition == FIRST_EDITION:
            favor.ask(s, seat, faction.start.favors)

    def options(self, s: Terra, seat: int, d: kinds.Asked, out: list[TerraChoice]) -> None:
        """Every free terrain, listed once."""
        for choice in s.catalog.tables[self.number]:
            if choice not in out and self.refuse(s, seat, choice) is None:
                out.append(choice)


TERRAIN: Final = Terrain()


class Unlock(TerraRule):
    """Lay a priest that is gained on a terrain, to build there from now on, or keep him."""

    name = "unlock"
    group = "tiles"
    text = "unlock-terrain {terrain:unlocked}"

    def refuse(self, s: Terra, seat: int, c: TerraChoice) -> Refusal | None:
        """A priest must be there to lay down, the terrain still locked, its price in hand."""
        if queue.find(s, seat, kinds.Unlock) is None:
            return no("no_priest_to_lay", "factions")
        if c.terrain == KEEP:
            return None
        if s.get(seat, at.UNLOCKED) & s.board.bits[c.terrain]:
            return no("already_unlocked", "factions", terrain=c.terrain)
        price = unlocking.price(s, seat, s.is_home(c.terrain))
        have = s.get(seat, at.COINS)
        if have < price:
            return no("cannot_pay", "factions", resource="C", needed=price, have=have)
        return None

    def apply(self, s: Terra, seat: int, c: TerraChoice) -> None:
        """Lay the priest on a terrain (the supply grows by one), or keep him."""
        d = queue.find(s, seat, kinds.Unlock)
        assert d is not None
        if d.priests > 1:
            s.swap(d, kinds.Unlock(seat, d.priests - 1))
        else:
            s.drop(d)
        if c.terrain == KEEP:
            effects.take_priests(s, seat, 1)
            return
        effects.pay_one(s, seat, COINS, unlocking.price(s, seat, s.is_home(c.terrain)))
        homes.unlock(s, seat, c.terrain)
        s.add(s.base[seat] + at.PRIEST_CAP, 1)

    def options(self, s: Terra, seat: int, d: kinds.Asked, out: list[TerraChoice]) -> None:
        """Each locked terrain that can be paid, and keeping the priest."""
        for choice in s.catalog.tables[self.number]:
            if choice not in out and self.refuse(s, seat, choice) is None:
                out.append(choice)

    def place(self, s: Terra, c: TerraChoice) -> dict[str, Value]:
        """A terrain; a priest that is kept has no place."""
        return super().place(s, c) if c.terrain != KEEP else {}

    def said(self, words: Words, kind: str, who: str) -> Said | None:
        """A priest that is kept has words of his own."""
        if words["terrain"] == self.pattern.fields["terrain"].write(None, KEEP):
            return "choice-keep-priest", {}
        return super().said(words, kind, who)


UNLOCK: Final = Unlock()


class Token(TerraRule):
    """Pay a point for a new power token in bowl III."""

    name = "token"
    group = "tiles"
    text = "gain P3 for VP"
    begins_turn = False

    def refuse(self, s: Terra, seat: int, c: TerraChoice) -> Refusal | None:
        """The right must be there, and a point to pay with."""
        if queue.find(s, seat, kinds.Token) is None:
            return no("no_token_due", "factions")
        return None if s.points_to_lose(seat) else no("cannot_pay", "factions", resource="VP", needed=1, have=0)

    def apply(self, s: Terra, seat: int, c: TerraChoice) -> None:
        """One point for a new power token in bowl III."""
        d = queue.find(s, seat, kinds.Token)
        assert d is not None
        s.drop(d)
        effects.score(s, seat, -1, FROM_CONVERSION)
        sacrifice.gain_tokens(s, seat, 1, 3)

    def options(self, s: Terra, seat: int, d: kinds.Asked, out: list[TerraChoice]) -> None:
        """When a point is there to pay with; listed once."""
        choice = s.catalog.tables[self.number][0]
        if self.refuse(s, seat, choice) is None and choice not in out:
            out.append(choice)


TOKEN: Final = Token()
