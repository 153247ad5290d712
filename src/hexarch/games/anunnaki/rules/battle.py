"""What is decided in battles: order, weapons, and what their effects ask (sections 13 and 14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.anunnaki import battle, codes, effects, names
from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki.hands import BACK, PLAYED
from hexarch.games.anunnaki.kinds_battle import Weapons
from hexarch.games.anunnaki.rule import Pick, Verb
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.anunnaki.kinds import Asked
    from hexarch.games.anunnaki.state import Table


class Fight(Verb):
    """The active player chooses which battle comes next (A96)."""

    name = "fight"
    group = "battle"
    text = "fight {place}"
    exact = True
    kinds: tuple[str, ...] = ("choose_battle",)

    def candidates(self, s: Table, seat: int, d: Asked) -> list[tuple[int, ...]]:
        return [(place,) for place in battle.waiting(s, seat)]

    def why_not(self, s: Table, seat: int, d: Asked, c: Pick) -> Refusal | None:
        return None if c.place in battle.waiting(s, seat) else no("no_battle_there", "A96", place=_code(s, c.place))

    def carry_out(self, s: Table, seat: int, d: Asked, c: Pick) -> None:
        s.drop(d)
        battle.begin(s, c.place)


class PlayWeapon(Verb):
    """Put down a weapon, unseen: the attacker an advanced one, the defender any; both payable (A97, A103, A107)."""

    name = "battle"
    group = "battle"
    face_down = True
    text = "battle {place}: {weapon}"
    exact = True
    kinds: tuple[str, ...] = ("weapons",)

    def candidates(self, s: Table, seat: int, d: Asked) -> list[tuple[int, ...]]:
        place = battle.place_of(s)
        return [(place, weapon) for weapon in battle.playable(s, seat, s.side(seat) == 0)]

    def refuse_card(self, s: Table, seat: int, d: Asked, place: int, weapon: int) -> Refusal | None:
        """In hand, fit for the role, payable."""
        assert isinstance(d, Weapons)
        if place != d.place:
            return no("no_battle_there", "A96", place=_code(s, place))
        if not s.get(seat, at.HAND) >> weapon & 1:
            return no("not_in_hand", "A73", weapon=s.edition.weapons[weapon].name)
        if s.side(seat) == 0 and s.edition.weapons[weapon].basic:
            return no("defenders_only", "A74", weapon=s.edition.weapons[weapon].name)
        if weapon not in battle.playable(s, seat, s.side(seat) == 0):
            return no("cannot_pay", "A107")
        return None

    def why_not(self, s: Table, seat: int, d: Asked, c: Pick) -> Refusal | None:
        return self.refuse_card(s, seat, d, c.place, c.weapon)

    def carry_out(self, s: Table, seat: int, d: Asked, c: Pick) -> None:
        s.drop(d)
        self.put_down(s, seat, c.weapon)
        s.log(codes.DOWN, seat, 1)

    def put_down(self, s: Table, seat: int, weapon: int) -> None:
        """From the hand to the table."""
        effects.add(s, seat, at.HAND, -(1 << weapon))
        s.put(at.DOWN + s.side(seat), s.cells[at.DOWN + s.side(seat)] | 1 << weapon)


class PlayTwo(PlayWeapon):
    """Loki: put down two weapons, one of which will be used (A155)."""

    name = "battle_two"
    group = "battle"
    text = "battle {place}: {weapon}, {other}"
    pair: tuple[str, ...] = ("weapon", "other")
    kinds: tuple[str, ...] = ("weapons",)

    def options_of(self, s: Table, seat: int, d: Asked) -> list[Pick]:
        return super().options_of(s, seat, d) if s.has_god(seat, names.LOKI) else []

    def candidates(self, s: Table, seat: int, d: Asked) -> list[tuple[int, ...]]:
        cards = battle.playable(s, seat, s.side(seat) == 0)
        return [(battle.place_of(s), a, b) for a in cards for b in cards if a < b]

    def why_not(self, s: Table, seat: int, d: Asked, c: Pick) -> Refusal | None:
        if not s.has_god(seat, names.LOKI):
            return no("one_weapon", "A155")
        if c.weapon == c.other:
            return no("two_different_weapons", "A155")
        refusal = self.refuse_card(s, seat, d, c.place, c.weapon)
        return refusal if refusal is not None else self.refuse_card(s, seat, d, c.place, c.other)

    def carry_out(self, s: Table, seat: int, d: Asked, c: Pick) -> None:
        s.drop(d)
        self.put_down(s, seat, c.weapon)
        self.put_down(s, seat, c.other)
        s.log(codes.DOWN, seat, 2)


class NameWeapon(Verb):
    """Loki: one of the two is used, the other returns to the hand unpaid (A155, A200)."""

    name = "use"
    group = "battle"
    text = "use {weapon}"
    exact = True
    kinds: tuple[str, ...] = ("name_weapon",)

    def candidates(self, s: Table, seat: int, d: Asked) -> list[tuple[int, ...]]:
        down = s.cells[at.DOWN + s.side(seat)]
        return [(weapon,) for weapon in range(len(s.edition.weapons)) if down >> weapon & 1]

    def why_not(self, s: Table, seat: int, d: Asked, c: Pick) -> Refusal | None:
        down = s.cells[at.DOWN + s.side(seat)] >> c.weapon & 1
        return None if down else no("not_put_down", "A155", weapon=s.edition.weapons[c.weapon].name)

    def carry_out(self, s: Table, seat: int, d: Asked, c: Pick) -> None:
        s.drop(d)
        side = s.side(seat)
        other = s.cells[at.DOWN + side] & ~(1 << c.weapon)
        s.put(at.DOWN + side, 1 << c.weapon)
        effects.add(s, seat, at.HAND, other)
        s.note(seat, BACK, other)


class Replace(Verb):
    """Viking Helmet: another weapon in place of the discarded one, by the normal rules (A113)."""

    name = "replace"
    group = "battle"
    text = "replace {weapon}"
    exact = True
    kinds: tuple[str, ...] = ("replace_weapon",)

    def cards(self, s: Table, seat: int) -> list[int]:
        """Payable weapons for the role, without the discarded one."""
        side = s.side(seat)
        gone = s.cells[at.DISCARDED + side] - 1
        return [weapon for weapon in battle.playable(s, seat, side == 0) if weapon != gone]

    def candidates(self, s: Table, seat: int, d: Asked) -> list[tuple[int, ...]]:
        return [(weapon,) for weapon in self.cards(s, seat)]

    def why_not(self, s: Table, seat: int, d: Asked, c: Pick) -> Refusal | None:
        if c.weapon in self.cards(s, seat):
            return None
        return no("cannot_play_that", "A113", weapon=s.edition.weapons[c.weapon].name)

    def carry_out(self, s: Table, seat: int, d: Asked, c: Pick) -> None:
        s.drop(d)
        effects.add(s, seat, at.HAND, -(1 << c.weapon))
        s.note(seat, PLAYED, 1 << c.weapon)
        s.log(codes.WEAPON, seat, c.weapon)
        battle.use(s, s.side(seat), c.weapon)
        battle.cancel(s)


class AddWeapon(Verb):
    """Composite Bow: a second advanced weapon, paid at once; a win pays both (A114)."""

    name = "add"
    group = "battle"
    text = "add {weapon}"
    exact = True
    kinds: tuple[str, ...] = ("add_weapon",)

    def candidates(self, s: Table, seat: int, d: Asked) -> list[tuple[int, ...]]:
        return [(weapon,) for weapon in battle.playable(s, seat, True)]

    def why_not(self, s: Table, seat: int, d: Asked, c: Pick) -> Refusal | None:
        if c.weapon in battle.playable(s, seat, True):
            return None
        return no("cannot_play_that", "A114", weapon=s.edition.weapons[c.weapon].name)

    def carry_out(self, s: Table, seat: int, d: Asked, c: Pick) -> None:
        s.drop(d)
        effects.add(s, seat, at.HAND, -(1 << c.weapon))
        s.note(seat, PLAYED, 1 << c.weapon)
        s.log(codes.WEAPON, seat, c.weapon)
        battle.use(s, s.side(seat), c.weapon, at.ADDED)
        battle.cancel(s)


class Cart(Verb):
    """War Cart: pay any number of metal for strength (A115)."""

    name = "cart"
    group = "battle"
    text = "cart {count}"
    exact = True
    kinds: tuple[str, ...] = ("war_cart",)

    def candidates(self, s: Table, seat: int, d: Asked) -> list[tuple[int, ...]]:
        return [(n,) for n in range(1 + s.get(seat, at.RESOURCES + names.METAL))]

    def why_not(self, s: Table, seat: int, d: Asked, c: Pick) -> Refusal | None:
        return no("cannot_pay", "A115") if c.count > s.get(seat, at.RESOURCES + names.METAL) else None

    def carry_out(self, s: Table, seat: int, d: Asked, c: Pick) -> None:
        s.drop(d)
        effects.pay(s, seat, names.METAL, c.count)
        s.put(at.CART + s.side(seat), c.count)
        s.log(codes.CART, seat, c.count)


def _code(s: Table, place: int) -> str:
    return s.edition.territory_code(place)
