"""Conversions and sacrificing power: free, before and after the action of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import effects, kinds, queue, sacrifice, treasury, unlocking
from hexarch.games.terra import layout as at
from hexarch.games.terra.factions import by_id
from hexarch.games.terra.names import FROM_CONVERSION
from hexarch.games.terra.phases import begin
from hexarch.games.terra.resources import COINS, POWER, PRIESTS, RESOURCES, VP, WORKERS
from hexarch.games.terra.rule import TerraRule, Warned, Words
from hexarch.games.terra.rules import bank, eruption, leech, ordain, turn
from hexarch.kernel.errors import Refusal, no
from hexarch.kernel.game import PREPARES

if TYPE_CHECKING:
    from hexarch.games.terra.choice import TerraChoice
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.rule import Said, Value

RATES: Final = (
    (POWER, COINS, 1),
    (POWER, WORKERS, 3),
    (POWER, PRIESTS, 5),
    (PRIESTS, WORKERS, 1),
    (WORKERS, COINS, 1),
)


def yields(s: Terra, seat: int, what: int) -> int:
    """How many come of a single conversion."""
    return sacrifice.yields(s, seat) if what == POWER else 1


def rates(s: Terra, seat: int) -> list[tuple[int, int, int]]:
    """What this seat may turn into what: (what, into what, how many for one conversion)."""
    payment = s.faction(seat).payment
    own = payment.rates
    found = list(RATES)
    if s.rules.priest_to_coin:
        found.append((PRIESTS, COINS, 1))
    if s.rules.coins_to_vp and not any(rate[0] == COINS for rate in own):
        found.append((COINS, VP, payment.coins_per_vp))
    found.extend(own)
    return found


def refuse_time(s: Terra, seat: int) -> Refusal | None:
    """On the seat's own turn; inside an action only where the rules of the game allow it."""
    if queue.own_turn(s, seat) is None:
        return turn.no_turn(s, seat)
    if not s.rules.convert_inside and queue.turn(s, seat) is None:
        return no("decide_first", "conversions")
    return None


def _at_any_moment(s: Terra, seat: int, what: int, into: int) -> bool:
    """Is it an exchange of the faction's own, which the books allow whoever's turn it is?"""
    own = s.faction(seat).payment.rates
    if not own or s.cells[at.PHASE] != begin.ACTIONS or not s.rules.on("exchange-at-any-moment"):
        return False
    return any(rate[0] == what and rate[1] == into for rate in own)


def _room_for_priests(s: Terra, seat: int) -> int:
    """Priests in the supply, and those a faction puts to another use."""
    in_supply = s.get(seat, at.PRIEST_CAP) - s.get(seat, at.PRIESTS)
    return max(0, in_supply) + unlocking.besides(s, seat)


class Convert(TerraRule):
    """Turn one resource into another, at the rates of the game and the faction."""

    name = "convert"
    group = "priests"
    text = "convert {paid}{what} to {gained}{into}"
    role = PREPARES

    def of(self, s: Terra, what: int, into: int, paid: int, gained: int) -> TerraChoice:
        """A conversion by its resources and amounts."""
        return s.catalog.choice(self, (paid, what, gained, into))

    def refuse(self, s: Terra, seat: int, c: TerraChoice) -> Refusal | None:
        """A rate of the game, the right numbers, in hand, and room for the result."""
        if ordain.is_ordaining(c) and queue.find(s, seat, kinds.Ordain) is not None:
            return ordain.refuse(s, seat, c.paid, c.gained)
        what, into, n, m = c.what, c.into, c.paid, c.gained
        any_moment = _at_any_moment(s, seat, what, into)
        refusal = None if any_moment else refuse_time(s, seat)
        if refusal is not None:
            return refusal
        price = 0
        for one in rates(s, seat):
            if one[0] == what and one[1] == into:
                price = one[2]
        if not price:
            return no("no_such_conversion", "conversions", what=RESOURCES[what], into=RESOURCES[into])
        each = yields(s, seat, what)
        if m < 1 or m % each or n != m // each * price:
            return no("wrong_rate", "conversions", needed=-(-m // each) * price)
        d = s.turn()
        if d is not None and d.burnt_power and what != POWER and not any_moment:
            return no("burnt_power_waits", "burn")
        have = s.get(seat, at.HELD[what])
        due = queue.find(s, seat, kinds.Ordain) if ordain.one_by_one(s) else None
        if due is not None and m > ordain.MOST:
            return no("ordain_at_most", "factions", most=ordain.MOST)
        if have < n:
            return no("cannot_pay", "conversions", resource=RESOURCES[what], needed=n, have=have)
        if into == PRIESTS and m > _room_for_priests(s, seat):
            return no("no_priests_left", "conversions")
        return None

    def apply(self, s: Terra, seat: int, c: TerraChoice) -> None:
        """Change one into the other; offers of power that wait are forfeited."""
        if ordain.is_ordaining(c):
            ordain.apply(s, seat, c.paid)
            return
        ordain.use_up(s, seat)
        bank.lapse(s, seat)
        before = treasury.watched(s, seat) if c.what == POWER else ()
        what, into, n, m = c.what, c.into, c.paid, c.gained
        if not _at_any_moment(s, seat, what, into):
            leech.taint(s, seat)
        if what == POWER:
            effects.spend_power(s, seat, n)
            turn.power_spent(s, seat, n)
        elif what == VP:
            effects.score(s, seat, -n, FROM_CONVERSION)
        else:
            effects.pay_one(s, seat, what, n)
        if into == VP:
            effects.score(s, seat, m, FROM_CONVERSION)
        elif into == PRIESTS:
            effects.gain_priests(s, seat, m)
        else:
            effects.gain_one(s, seat, into, m)
        treasury.received(s, seat, before, at_leisure=True)

    def options(self, s: Terra, seat: int, d: kinds.Asked, out: list[TerraChoice]) -> None:
        """Ordaining; and in a turn what is left to do with burnt power besides power actions."""
        if isinstance(d, kinds.Ordain):
            for n in range(1, d.most + 1):
                if ordain.refuse(s, seat, n, n) is None:
                    out.append(self.of(s, WORKERS, PRIESTS, n, n))
        elif isinstance(d, kinds.Turn) and d.burnt_power:
            self._list(s, seat, [rate for rate in rates(s, seat) if rate[0] == POWER], out)

    def free(self, s: Terra, seat: int, out: list[TerraChoice]) -> None:
        """Every conversion, in every amount."""
        known = rates(s, seat)
        if refuse_time(s, seat) is not None:
            known = [rate for rate in known if _at_any_moment(s, seat, rate[0], rate[1])]
        self._list(s, seat, known, out)

    def _list(self, s: Terra, seat: int, known: list[tuple[int, int, int]], out: list[TerraChoice]) -> None:
        for what, into, price in known:
            each = yields(s, seat, what)
            for m in range(1, s.get(seat, at.HELD[what]) // price + 1):
                choice = self.of(s, what, into, m * price, m * each)
                if self.refuse(s, seat, choice) is None:
                    out.append(choice)

    def warnings(self, s: Terra, seat: int, c: TerraChoice) -> Warned:
        """Power buys coins for less than a priest."""
        wasted = c.what == PRIESTS and c.into == COINS and s.get(seat, at.BOWL3)
        return [("priest_for_coin", {})] if wasted else []

    def place(self, s: Terra, c: TerraChoice) -> dict[str, Value]:
        """The resources, and how many come of it."""
        return {"from": RESOURCES[c.what], "into": RESOURCES[c.into], "n": c.gained}


CONVERT: Final = Convert()


class Burn(TerraRule):
    """Sacrifice power: of two tokens in bowl II one leaves the game, the other goes to bowl III."""

    name = "burn"
    group = "other"
    text = "burn {tokens}"
    role = PREPARES

    def of(self, s: Terra, tokens: int) -> TerraChoice:
        """Burning so many tokens."""
        return s.catalog.choice(self, (tokens,))

    def refuse(self, s: Terra, seat: int, c: TerraChoice) -> Refusal | None:
        """Two tokens in bowl II for each; by the printed rules only to use the power at once."""
        if queue.own_turn(s, seat) is None:
            return turn.no_turn(s, seat)
        if not s.rules.convert_inside and queue.turn(s, seat) is None:
            return no("decide_first", "burn")
        n = c.tokens
        have = s.get(seat, at.BOWL2)
        if n < 1:
            return no("burn_nothing", "burn")
        if have < 2 * n:
            return no("bowl_two_short", "burn", needed=2 * n, have=have)
        return None

    def apply(self, s: Terra, seat: int, c: TerraChoice) -> None:
        """Sacrifice power; by the printed rules only what bowl III lacks, so all that lies there then has a use."""
        bank.lapse(s, seat)
        spare = sacrifice.moved(s, seat, c.tokens) - c.tokens  # one more for each token may stay unused
        sacrifice.burn(s, seat, c.tokens)
        eruption.lapse(s, seat)
        d = s.turn()
        if not s.rules.burn_any_time and d is not None:
            s.swap(d, kinds.Turn(seat, d.actions_left, d.acted, max(1, s.get(seat, at.BOWL3) - spare)))

    def said(self, words: Words, kind: str, who: str) -> Said | None:
        """For some a token moves two others."""
        found, faction = super().said(words, kind, who), by_id().get(who)
        more = faction is not None and faction.figures.moved_by_burning > 1
        return ("choice-burn-more", found[1]) if found is not None and more else found

    def place(self, s: Terra, c: TerraChoice) -> dict[str, Value]:
        """Among the conversions: tokens become power."""
        return {"from": "TOKEN", "into": RESOURCES[POWER], "n": c.tokens}

    def free(self, s: Terra, seat: int, out: list[TerraChoice]) -> None:
        """In every amount."""
        if refuse_time(s, seat) is not None:
            return
        for n in range(1, s.get(seat, at.BOWL2) // 2 + 1):
            choice = self.of(s, n)
            if self.refuse(s, seat, choice) is None:
                out.append(choice)


BURN: Final = Burn()
