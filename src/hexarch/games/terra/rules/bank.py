"""The treasury: what was just received is put aside, or kept (Treasurers)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import effects, kinds, own, queue
from hexarch.games.terra import layout as at
from hexarch.games.terra.resources import PRIESTS, RESOURCES
from hexarch.games.terra.rule import TerraRule
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.choice import TerraChoice
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.rule import Value


def lapse(s: Terra, seat: int) -> None:
    """Something else is done: what was received before stays in hand."""
    for d in s.decisions:
        if isinstance(d, kinds.Bank) and d.seat == seat and d.at_leisure:
            s.drop(d)


class Bank(TerraRule):
    """Put something into the treasury."""

    name = "bank"
    group = "other"
    text = "bank {paid}{what}"

    def refuse(self, s: Terra, seat: int, c: TerraChoice) -> Refusal | None:
        """At most what was just received of coins, workers or priests."""
        d = queue.find(s, seat, kinds.Bank)
        if d is None:
            return no("nothing_to_bank", "factions")
        most = min(d.amounts[c.what], s.get(seat, at.HELD[c.what])) if c.what <= PRIESTS else 0
        return None if 1 <= c.paid <= most else no("bank_at_most", "factions", n=most, resource=RESOURCES[c.what])

    def apply(self, s: Terra, seat: int, c: TerraChoice) -> None:
        """Out of the hand; the rest of this kind is kept. A priest in the treasury is still one of the seven."""
        d = queue.find(s, seat, kinds.Bank)
        assert d is not None
        coins, workers, priests = (0 if kind == c.what else n for kind, n in enumerate(d.amounts))
        if coins or workers or priests:
            s.swap(d, kinds.Bank(seat, coins, workers, priests, d.at_leisure))
        else:
            s.drop(d)
        effects.pay_one(s, seat, c.what, c.paid)
        if c.what == PRIESTS:
            s.add(s.base[seat] + at.PRIEST_CAP, -c.paid)
        own.gain(s, seat, c.paid, c.what)

    def options(self, s: Terra, seat: int, d: kinds.Asked, out: list[TerraChoice]) -> None:
        """Every amount of each."""
        assert isinstance(d, kinds.Bank)
        for what, n in enumerate(d.amounts):
            for paid in range(1, n + 1):
                choice = s.catalog.choice(self, (paid, what))
                if self.refuse(s, seat, choice) is None:
                    out.append(choice)

    def place(self, s: Terra, c: TerraChoice) -> dict[str, Value]:
        """The resource, and how many."""
        return {"bank": RESOURCES[c.what], "n": c.paid}


BANK: Final = Bank()


class Keep(TerraRule):
    """Keep in hand what was received."""

    name = "keep"
    group = "other"
    text = "keep"

    def refuse(self, s: Terra, seat: int, c: TerraChoice) -> Refusal | None:
        """Where the treasury waits for an answer; at leisure only while something keeps the seat from its turn."""
        d = queue.find(s, seat, kinds.Bank)
        waits = d is not None and (not d.at_leisure or queue.turn(s, seat) is None)
        return None if waits else no("nothing_to_bank", "factions")

    def apply(self, s: Terra, seat: int, c: TerraChoice) -> None:
        """That is all."""
        d = queue.find(s, seat, kinds.Bank)
        assert d is not None
        s.drop(d)

    def options(self, s: Terra, seat: int, d: kinds.Asked, out: list[TerraChoice]) -> None:
        """When an answer is due."""
        choice = s.catalog.choice(self, ())
        if self.refuse(s, seat, choice) is None:
            out.append(choice)


KEEP: Final = Keep()
