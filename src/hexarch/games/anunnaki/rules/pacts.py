"""Pacts: taking and completing them; rewards in the order the player likes (A55, A82 to A88, A144)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.anunnaki import codes, cost, effects, names, rewards
from hexarch.games.anunnaki import kinds as k
from hexarch.games.anunnaki.layout import COMPLETED, DISPLAY, EXTRAS, MANA, PACTS, RESOURCES
from hexarch.games.anunnaki.masks import bits
from hexarch.games.anunnaki.rule import Pick, Verb
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.anunnaki.kinds import Asked
    from hexarch.games.anunnaki.state import Table

PACT_BIT: Final = 2  # of the additional actions of a turn
BONUS: Final = 0
SCORE: Final = 1


def waiting(s: Table, seat: int) -> tuple[int, ...]:
    """Pacts taken and not completed."""
    return bits(s.get(seat, PACTS) & ~s.get(seat, COMPLETED))


def ready(s: Table, seat: int) -> int:
    """Those of them whose cost is in hand, as a mask; none after the first of a turn (A81)."""
    cells, first = s.cells, s.base[seat]
    found = cells[first + PACTS] & ~cells[first + COMPLETED]
    if not found or cells[EXTRAS] & PACT_BIT:
        return 0
    first += RESOURCES
    held = (cells[first], cells[first + 1], cells[first + 2], cells[first + 3])
    return found & s.edition.pact_prices.payable(held)


def full(s: Table, seat: int) -> int:
    """All pacts that would pay both rows, as a mask (A83, A84)."""
    found, mine, fully = s.edition.pacts_of[-1], s.controlled(seat), s.world.setup.options.full_pacts
    for pacts, planet in s.world.grounds.partners[s.world.houses[seat]]:
        if mine & planet or fully:
            found |= pacts
    return found


def pays_fully(s: Table, seat: int, pact: int) -> bool:
    """Neutral, or a territory controlled on that House's planet; for one's own House one on Gaia (A83, A84, A195)."""
    return full(s, seat) >> pact & 1 == 1


def rows(s: Table, pact: int, bonus: bool, score: bool) -> tuple[tuple[int, int], ...]:
    """What a pact pays."""
    one = s.edition.pacts[pact]
    bottom = ((names.R_VP, one.vp), (names.R_COMMERCE, one.steps))
    return (one.bonus if bonus else ()) + (tuple([item for item in bottom if item[1]]) if score else ())


def completed(s: Table, seat: int, pact: int, items: tuple[tuple[int, int], ...]) -> None:
    """The pact is turned face down and pays."""
    effects.add(s, seat, COMPLETED, 1 << pact)
    s.log(codes.COMPLETE, seat, pact)
    if items:
        s.push(k.Rewards(seat, items, names.FROM_PACTS))


class TakePact(Verb):
    """A pact of the display, which is refilled at once (A55)."""

    name = "pact"
    group = "pact"
    text = "pact {pact}"
    kinds: tuple[str, ...] = ("take_pacts",)

    def options_of(self, s: Table, seat: int, d: Asked) -> list[Pick]:
        shown = s.cells[DISPLAY : DISPLAY + s.edition.display]
        return self.some(s, [pact - 1 for pact in shown if pact])

    def why_not(self, s: Table, seat: int, d: Asked, c: Pick) -> Refusal | None:
        shown = s.cells[DISPLAY : DISPLAY + s.edition.display]
        return None if c.pact + 1 in shown else no("not_on_display", "A55", pact=s.edition.pacts[c.pact].name)

    def carry_out(self, s: Table, seat: int, d: Asked, c: Pick) -> None:
        assert isinstance(d, k.TakePacts)
        effects.take_pact(s, seat, c.pact)
        if d.n > 1:
            s.swap(d, k.TakePacts(seat, d.n - 1))
        else:
            s.drop(d)


class Complete(Verb):
    """Pay a pact and gain both of its rows; one pact a turn (A82 to A84)."""

    name = "complete"
    group = "complete"
    text = "complete {pact}"
    kinds: tuple[str, ...] = ("extra",)

    def options_of(self, s: Table, seat: int, d: Asked) -> list[Pick]:
        return self.among(s, ready(s, seat), full(s, seat))

    def among(self, s: Table, payable: int, fully: int) -> list[Pick]:
        """The choices where these pacts can be paid, and these would pay both rows."""
        return self.each(s, payable & fully)

    def refuse_pact(self, s: Table, seat: int, pact: int) -> Refusal | None:
        """Yours, not completed, payable, and the first of the turn."""
        if s.cells[EXTRAS] & PACT_BIT:
            return no("once_a_turn", "A81")
        if pact not in waiting(s, seat):
            return no("not_your_pact", "A82", pact=s.edition.pacts[pact].name)
        return None if cost.can_pay(s, seat, s.edition.pacts[pact].cost) else no("cannot_pay", "A82")

    def why_not(self, s: Table, seat: int, d: Asked, c: Pick) -> Refusal | None:
        refusal = self.refuse_pact(s, seat, c.pact)
        if refusal is None and not pays_fully(s, seat, c.pact):
            return no("one_row_only", "A84", pact=s.edition.pacts[c.pact].name)
        return refusal

    def carry_out(self, s: Table, seat: int, d: Asked, c: Pick) -> None:
        s.put(EXTRAS, s.cells[EXTRAS] | PACT_BIT)
        completed(s, seat, c.pact, rows(s, c.pact, True, True))
        cost.pay(s, seat, s.edition.pacts[c.pact].cost)


class CompleteRow(Complete):
    """Without control on the planet a pact of a House pays one row: the bonus or the score (A84)."""

    name = "complete_row"
    group = "complete"
    text = "complete {pact}: {row}"
    kinds: tuple[str, ...] = ("extra",)

    def among(self, s: Table, payable: int, fully: int) -> list[Pick]:
        partly = payable & ~fully
        return self.picks(s, [(pact, row) for pact in bits(partly) for row in (BONUS, SCORE)]) if partly else []

    def why_not(self, s: Table, seat: int, d: Asked, c: Pick) -> Refusal | None:
        refusal = self.refuse_pact(s, seat, c.pact)
        if refusal is None and pays_fully(s, seat, c.pact):
            return no("both_rows", "A84", pact=s.edition.pacts[c.pact].name)
        return refusal

    def carry_out(self, s: Table, seat: int, d: Asked, c: Pick) -> None:
        s.put(EXTRAS, s.cells[EXTRAS] | PACT_BIT)
        completed(s, seat, c.pact, rows(s, c.pact, c.row == BONUS, c.row == SCORE))
        cost.pay(s, seat, s.edition.pacts[c.pact].cost)


class Bless(Verb):
    """Bastet: for mana one of your pacts pays fully, free of cost and condition (A144)."""

    name = "bless"
    group = "complete"
    text = "bless {pact}"
    kinds: tuple[str, ...] = ("bless",)

    def candidates(self, s: Table, seat: int, d: Asked) -> list[tuple[int, ...]]:
        return [(pact,) for pact in waiting(s, seat)]

    def why_not(self, s: Table, seat: int, d: Asked, c: Pick) -> Refusal | None:
        if s.get(seat, MANA) < s.amounts.bastet_mana:
            return no("too_little_mana", "A144", mana=s.amounts.bastet_mana)
        return None if c.pact in waiting(s, seat) else no("not_your_pact", "A144", pact=s.edition.pacts[c.pact].name)

    def carry_out(self, s: Table, seat: int, d: Asked, c: Pick) -> None:
        s.drop(d)
        effects.mana(s, seat, -s.amounts.bastet_mana)
        completed(s, seat, c.pact, rows(s, c.pact, True, True))


class Claim(Verb):
    """One of several rewards of a source (A86)."""

    name = "claim"
    group = "claim"
    text = "claim {reward}"
    kinds: tuple[str, ...] = ("rewards",)

    def options_of(self, s: Table, seat: int, d: Asked) -> list[Pick]:
        assert isinstance(d, k.Rewards)
        return self.some(s, [kind for kind, _ in d.items])

    def why_not(self, s: Table, seat: int, d: Asked, c: Pick) -> Refusal | None:
        assert isinstance(d, k.Rewards)
        known = [kind for kind, _ in d.items]
        return None if c.reward in known else no("no_such_reward", "A86", reward=names.REWARDS[c.reward])

    def carry_out(self, s: Table, seat: int, d: Asked, c: Pick) -> None:
        assert isinstance(d, k.Rewards)
        at_item = [kind for kind, _ in d.items].index(c.reward)
        kind, n = d.items[at_item]
        rest = d.items[:at_item] + d.items[at_item + 1 :]
        s.drop(d)
        if rest:
            s.push(k.Rewards(seat, rest, d.source))
        rewards.claim(s, seat, kind, n)
