"""Eruptions: turn a hex into volcano, paid with something else than spades; a dwelling may follow."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import effects, kinds, queue, reach, sacrifice
from hexarch.games.terra import layout as at
from hexarch.games.terra.names import CULTS, CYCLE, VOLCANO
from hexarch.games.terra.profiles import FIFTH_EDITION
from hexarch.games.terra.rule import TerraRule
from hexarch.games.terra.rules import turn
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.choice import TerraChoice
    from hexarch.games.terra.state import Terra
    from hexarch.games.terra.traits.eruption import Eruption

POWER_BOWL: Final = 3  # whose tokens are spent


def _price(s: Terra, seat: int) -> Eruption:
    """What a volcano costs the faction of a seat that makes them."""
    found = s.faction(seat).eruption
    assert found is not None
    return found


def targets(s: Terra, seat: int) -> int:
    """Mask of free hexes in reach that can be paid for; ice and volcano never change."""
    mask = reach.reachable(s, seat) & ~s.cells[at.OCCUPIED] & ~s.locked()
    price = _price(s, seat)
    for near_home in (False, True):
        if price.refuse(s, seat, near_home) is not None:
            for terrain in range(CYCLE):
                if s.is_home(terrain) == near_home:
                    mask &= ~s.cells[at.TERRAIN_MASK + terrain]
    return mask


def refuse(s: Terra, seat: int, h: int, target: int) -> Refusal | None:
    """The hex must be free, in reach, no ice or volcano, and the price in hand."""
    bit = s.board.bits[h]
    name = s.board.hex_names[h]
    if target != VOLCANO:
        return no("home_terrain_only", "factions")
    if s.cells[at.OCCUPIED] & bit:
        return no("occupied", "transform", hex=name)
    if s.locked() & bit:
        return no("cannot_change", "transform", hex=name)
    if not reach.reachable(s, seat) & bit:
        return no("out_of_reach", "transform", hex=name)
    return _price(s, seat).refuse(s, seat, s.is_home(s.terrain(h)))


def apply(s: Terra, seat: int, h: int) -> None:
    """Pay, and the hex is volcano."""
    d = queue.find(s, seat, kinds.Eruption)
    assert d is not None
    near_home = s.is_home(s.terrain(h))
    effects.transform(s, seat, h, VOLCANO)
    by_trade = any(isinstance(other, kinds.Trades) and other.seat == seat for other in s.decisions)
    s.swap(d, kinds.Dwelling(seat, s.board.bits[h], by_trade, by_trade and s.rules.edition > FIFTH_EDITION))
    _price(s, seat).pay(s, seat, near_home)


def lapse(s: Terra, seat: int) -> None:
    """Whoever gives away what a volcano or its tokens are paid with has nothing left to decide about them."""
    due = queue.find(s, seat, kinds.Eruption)
    if due is not None and not targets(s, seat):
        s.drop(due)
    owed = queue.find(s, seat, kinds.LoseTokens)
    if owed is not None and not tokens(s, seat):
        s.drop(owed)


# -- paying with cult steps ---------------------------------------------------------


def forgive(s: Terra) -> None:
    """Steps owed for a volcano lapse once no track has so many and nothing else is open that could bring some.

    Before the sixth edition several volcanoes could be owed for at once, and more than there was to pay with.
    """
    for d in queue.head(s):
        if not isinstance(d, kinds.LoseCult) or any(s.cult(d.seat, cult) >= d.steps for cult in range(len(CULTS))):
            return
    for d in queue.head(s).copy():
        s.drop(d)


def unpaid(s: Terra, seat: int) -> Refusal | None:
    """By an option tiles are taken only once the steps of a volcano are paid."""
    d = queue.find(s, seat, kinds.LoseCult)
    if d is None or not s.rules.on("faith-before-tiles") or s.rules.on("loose-lose-cult"):
        return None
    return no("pay_steps_first", "cults", steps=d.steps)


class LoseCult(TerraRule):
    """Pay with steps of one cult track."""

    name = "lose-cult"
    group = "tiles"
    text = "-{steps:price}{cult}"
    begins_turn = False

    def refuse(self, s: Terra, seat: int, c: TerraChoice) -> Refusal | None:
        """All steps come from one track that has so many."""
        d = queue.find(s, seat, kinds.LoseCult)
        if d is None:
            return no("nothing_to_pay", "cults")
        if c.steps != d.steps:
            return no("steps_on_one_track", "cults", steps=d.steps)
        if s.cult(seat, c.cult) < d.steps:
            return no("not_so_high", "cults", cult=c.cult, steps=d.steps)
        return None

    def apply(self, s: Terra, seat: int, c: TerraChoice) -> None:
        """Go down."""
        d = queue.find(s, seat, kinds.LoseCult)
        assert d is not None
        s.drop(d)
        sacrifice.lose_steps(s, seat, c.cult, d.steps)

    def options(self, s: Terra, seat: int, d: kinds.Asked, out: list[TerraChoice]) -> None:
        """Each track that is high enough."""
        table = s.catalog.tables[self.number]
        for cult in range(len(CULTS)):
            choice = table[d.count() * len(CULTS) + cult]
            if self.refuse(s, seat, choice) is None:
                out.append(choice)


LOSE_CULT: Final = LoseCult()


# -- paying with power tokens ---------------------------------------------------------


def ask_tokens(s: Terra, seat: int, n: int) -> None:
    """Tokens of the player's choice, or (an option) from the first bowl that has one."""
    if not s.rules.on("tokens-from-first-bowl"):
        s.push(kinds.LoseTokens(seat, n))
        return
    for bowl in (1, 2, 3):
        some = min(n, s.get(seat, at.BOWL1 + bowl - 1))
        if some:
            lose(s, seat, some, bowl)
            n -= some


def lose(s: Terra, seat: int, n: int, bowl: int) -> None:
    """Tokens of bowl III that are paid with are put to use: what was burnt for them need not be used again."""
    sacrifice.lose_tokens(s, seat, n, bowl)
    if bowl == POWER_BOWL:
        turn.power_spent(s, seat, n)


def tokens(s: Terra, seat: int) -> int:
    """Power tokens in all bowls."""
    return s.get(seat, at.BOWL1) + s.get(seat, at.BOWL2) + s.get(seat, at.BOWL3)


class LoseToken(TerraRule):
    """Pay with a power token of a bowl."""

    name = "lose-token"
    group = "tiles"
    text = "-P{bowl}"
    begins_turn = False

    def refuse(self, s: Terra, seat: int, c: TerraChoice) -> Refusal | None:
        """A token must be due, and lie in that bowl."""
        if queue.find(s, seat, kinds.LoseTokens) is None:
            return no("nothing_to_pay", "power")
        if not 1 <= c.bowl <= 3 or not s.get(seat, at.BOWL1 + c.bowl - 1):
            return no("bowl_empty", "power", bowl=c.bowl)
        return None

    def apply(self, s: Terra, seat: int, c: TerraChoice) -> None:
        """One token leaves the game."""
        d = queue.find(s, seat, kinds.LoseTokens)
        assert d is not None
        if d.tokens > 1:
            s.swap(d, kinds.LoseTokens(seat, d.tokens - 1))
        else:
            s.drop(d)
        lose(s, seat, 1, c.bowl)
        lapse(s, seat)

    def options(self, s: Terra, seat: int, d: kinds.Asked, out: list[TerraChoice]) -> None:
        """Each bowl that has a token."""
        for choice in s.catalog.tables[self.number][1:]:
            if self.refuse(s, seat, choice) is None:
                out.append(choice)


LOSE_TOKEN: Final = LoseToken()
