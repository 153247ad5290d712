"""Dig: buy spades with workers (or what the faction pays) to transform a hex, alone or on top of free spades."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import effects, kinds, queue
from hexarch.games.terra.factions import by_id
from hexarch.games.terra.factions.figures import MOST_SPADES
from hexarch.games.terra.resources import Amount
from hexarch.games.terra.rule import TerraRule, Words
from hexarch.games.terra.rules import eruption, spades, turn
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.choice import TerraChoice
    from hexarch.games.terra.rule import Place
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.rule import Said, Value

SPADE: Final = "spade"


def price(s: Terra, seat: int, n: int) -> Amount:
    """What n spades cost at the present level."""
    return s.faction(seat).spades.price(s, seat, n)


def _planned(s: Terra, seat: int, d: kinds.Spades | None, n: int) -> kinds.Spades | None:
    """The spades in hand after buying, or None when none may be bought on top of those in hand (`d`)."""
    if d is None:
        return kinds.Spades(seat, n, hexes_left=1, flags=spades.BOUGHT)
    if d.flags & spades.NO_BUYING or (s.rules.spades_in_any_order and d.flags & spades.STARTED):
        return None
    return spades.with_bought(d, n)


def _goes_on(s: Terra, seat: int) -> bool:
    """May an eruption follow in the same action?"""
    d = queue.turn(s, seat)
    return d is not None and d.may_erupt


def _by_trade(s: Terra, seat: int) -> kinds.Dwelling | None:
    """The action of transforming and building that a trade brought, where no spades came with it."""
    d = queue.find(s, seat, kinds.Dwelling)
    if d is None or not d.by_trade or d.used:
        return None
    return d if s.faction(seat).eruption is not None or spades.buys_by_trade(s, seat) else None


def _refuse_eruption(s: Terra, seat: int, n: int) -> Refusal | None:
    """`dig 1` begins an eruption; there must be a hex for it."""
    free = _goes_on(s, seat) or _by_trade(s, seat) is not None
    refusal = None if free else turn.refuse_action(s, seat)
    if refusal is not None:
        return refusal
    if n != 1 or not eruption.targets(s, seat):
        return no("no_hex_for_spades", "dig", spades=n)
    return None


def usable_after_paying(s: Terra, seat: int, planned: kinds.Spades, n: int) -> bool:
    """A jump to the hex must still be affordable once the spades are paid."""
    if s.faction(seat).reach.jump is None:
        return spades.usable(s, seat, planned, all_of_them=True)
    mark = s.mark()
    effects.pay(s, seat, price(s, seat, n))
    found = spades.usable(s, seat, planned, all_of_them=True)
    s.rollback(mark)
    return found


def _erupts(faction: str) -> bool:
    """Does a faction turn hexes into volcano where others buy spades?"""
    found = by_id().get(faction)
    return found is not None and found.eruption is not None


def _takes_power(s: Terra, seat: int) -> bool:
    """Are spades paid with power? Then they are a use for power that tokens were burnt for."""
    known = s.faction(seat).dig.price
    return bool(known) and known[0].power > 0


class Dig(TerraRule):
    """An action: buy spades. For some factions it begins an eruption."""

    name = "dig"
    group = "land"
    text = "dig {spades}"
    is_action = True

    def refuse(self, s: Terra, seat: int, c: TerraChoice) -> Refusal | None:
        """The spades must be paid for, and there must be a hex where all of them can be used."""
        faction = s.faction(seat)
        if faction.eruption is not None:
            return _refuse_eruption(s, seat, c.spades)
        if not faction.dig.price:
            return no("cannot_dig", "dig")
        d = queue.find(s, seat, kinds.Spades)
        if d is None and _by_trade(s, seat) is None:
            refusal = turn.refuse_action(s, seat, spends_power=_takes_power(s, seat))
            if refusal is not None:
                return refusal
        return self._refuse_buying(s, seat, d, c.spades)

    def _refuse_buying(
        self, s: Terra, seat: int, d: kinds.Spades | None, n: int, hexes: list[int] | None = None
    ) -> Refusal | None:
        """Why so many spades cannot be bought on top of those in hand, at a time for it.

        `hexes` are those in reach, one of each terrain, where they are known.
        """
        planned = _planned(s, seat, d, n)
        if planned is None or not (planned.hexes_left or planned.working):
            return no("no_more_spades", "dig")
        if not n >= 1 or planned.spades > MOST_SPADES:
            return no("at_most_six_spades", "dig")
        refusal = turn.cannot_pay(s, seat, price(s, seat, n))
        if refusal is not None:
            return refusal
        if hexes is not None:
            finds = spades.usable_on(s, seat, planned, hexes, all_of_them=True)
        else:
            finds = usable_after_paying(s, seat, planned, n)
        if not finds:
            return no("no_hex_for_spades", "dig", spades=planned.spades)
        return None

    def apply(self, s: Terra, seat: int, c: TerraChoice) -> None:
        """Pay and take the spades."""
        n = c.spades
        traded = _by_trade(s, seat)
        if s.faction(seat).eruption is not None:
            now = queue.turn(s, seat)
            if traded is not None:
                s.swap(traded, kinds.Eruption(seat))
                return
            if now is not None and now.may_erupt:
                s.swap(now, kinds.Turn(seat, now.actions_left, now.acted, now.burnt_power))
            else:
                turn.begin_action(s, seat)
            s.push(kinds.Eruption(seat))
            return
        cost = price(s, seat, n)
        d = queue.find(s, seat, kinds.Spades)
        if traded is not None:
            s.drop(traded)
        elif d is None:
            turn.begin_action(s, seat)
        effects.pay(s, seat, cost)
        if cost.power:
            turn.power_spent(s, seat, cost.power)
        if d is None:
            spades.give(s, seat, n, hexes=1, bought=True, by_trade=traded is not None)
        else:
            spades.add_bought(s, d, n)

    def options(self, s: Terra, seat: int, d: kinds.Asked, out: list[TerraChoice]) -> None:
        """As many spades as can be paid and used."""
        if isinstance(d, kinds.Turn):
            spends = d.actions_left and _takes_power(s, seat)
            if not (turn.may_act(d) or spends or (d.may_erupt and not d.actions_left)):
                return
        if isinstance(d, kinds.Dwelling) and not d.by_trade:
            return
        table = s.catalog.tables[self.number]
        faction = s.faction(seat)
        if faction.eruption is not None:
            if self.refuse(s, seat, table[1]) is None:
                out.append(table[1])
            return
        if not faction.dig.price or (isinstance(d, kinds.Dwelling) and _by_trade(s, seat) is None):
            return
        in_hand = queue.find(s, seat, kinds.Spades)
        hexes: list[int] | None = None
        for n in range(1, MOST_SPADES + 1):
            if not effects.can_pay(s, seat, faction.spades.price(s, seat, n)):
                break
            if n == 1 and faction.reach.jump is None:
                # What is in reach is the same for any number of spades, where nobody pays for the way.
                planned = _planned(s, seat, in_hand, 1)
                hexes = spades.one_of_each(s, spades.targets(s, seat, planned)) if planned is not None else []
            if self._refuse_buying(s, seat, in_hand, n, hexes) is None:
                out.append(table[n])

    def place(self, s: Terra, c: TerraChoice) -> dict[str, Value]:
        """Where the price of a spade stands."""
        return {"supply": SPADE, "n": c.spades}

    def conceivable(self, s: Terra, seat: int, place: Place) -> list[str]:
        """A click on the price means a single spade."""
        return [s.catalog.tables[self.number][1].text] if place == {"supply": SPADE} else []

    def said(self, words: Words, kind: str, who: str) -> Said | None:
        """What `dig 1` means to a faction that has no spades is another thing."""
        found = super().said(words, kind, who)
        return ("choice-erupt", found[1]) if found is not None and _erupts(who) else found


DIG: Final = Dig()
