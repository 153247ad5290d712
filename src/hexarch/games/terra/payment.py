"""Payment: the cheapest conversions that make a choice payable which is not payable as things are.

Whether a choice is possible and what it costs is asked of the engine, once with full hands and once with the
conversions in front; nothing of its price is known here.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Final

from hexarch.games.terra import layout as at
from hexarch.games.terra import sacrifice
from hexarch.games.terra.choice import TerraChoice
from hexarch.games.terra.quote import Quote
from hexarch.games.terra.resources import COINS, POWER, PRIESTS, VP, WORKERS
from hexarch.games.terra.rules import convert
from hexarch.games.terra.rules.convert import BURN, CONVERT
from hexarch.games.terra.rules.turn import DONE

if TYPE_CHECKING:
    from hexarch.games.terra.game import Game
    from hexarch.games.terra.state import Terra

FULL: Final = 60  # more of a resource than anything costs
MOST_TRIES: Final = 6  # plans tried on the engine before giving up
FREE: Final = (CONVERT.name, BURN.name)
HAND: Final = (at.COINS, at.WORKERS, at.PRIESTS, at.BOWL3)


class Plan:
    """Amounts to convert on the way to a price: (what, into, how many), and power to burn."""

    __slots__ = ("burn", "steps", "weight")

    def __init__(self, burn: int, steps: list[tuple[int, int, int, int]], weight: tuple[int, int, int]) -> None:
        self.burn = burn
        self.steps = steps
        self.weight = weight

    def choices(self, s: Terra) -> list[TerraChoice]:
        """The same as choices, in the same order."""
        found = [CONVERT.of(s, what, into, n, m) for what, into, n, m in self.steps if what != POWER]
        if self.burn:
            found.append(BURN.of(s, self.burn))
        return found + [CONVERT.of(s, what, into, n, m) for what, into, n, m in self.steps if what == POWER]

    def text(self, s: Terra) -> str:
        """As commands; burnt power is used by the very next one, as the printed rules ask."""
        return ". ".join([choice.text for choice in self.choices(s)])


def _fill(s: Terra, seat: int) -> None:
    """Full hands; the caller rolls back."""
    for cell in HAND:
        s.set(seat, cell, FULL)


def price(game: Game, seat: int, choice: TerraChoice | str) -> dict[str, int] | None:
    """What a choice costs when payment is no obstacle, or None when something else forbids it."""
    mark = game.mark()
    try:
        _fill(game.state, seat)
        quote = game.quote(seat, choice)
    finally:
        game.rollback(mark)
    return quote.cost if isinstance(quote, Quote) else None


def _plans(s: Terra, seat: int, cost: dict[str, int]) -> list[Plan]:
    """Every way to the price, cheapest first: power, then priests and workers, then points, burning last."""
    rates = {(what, into): n for what, into, n in convert.rates(s, seat)}
    need_c, need_w, need_p = cost.get("C", 0), cost.get("W", 0), cost.get("P", 0)
    have_c, have_w, have_p = s.get(seat, at.COINS), s.get(seat, at.WORKERS), s.get(seat, at.PRIESTS)
    bowl, burnable = s.get(seat, at.BOWL3), sacrifice.moved(s, seat, sacrifice.most(s, seat))
    to_p, to_w, to_c = (rates.get((POWER, into), 0) for into in (PRIESTS, WORKERS, COINS))
    points_rate = rates.get((VP, COINS), 0)
    each = convert.yields(s, seat, POWER)
    times_p = -(-max(0, need_p - have_p) // each)
    found: list[Plan] = []
    spare_p = max(0, have_p - need_p) if (PRIESTS, WORKERS) in rates else 0
    for from_priests in range(spare_p + 1):
        times_w = -(-max(0, need_w - have_w - from_priests) // each)
        spare_w = max(0, have_w + from_priests - need_w) if (WORKERS, COINS) in rates else 0
        for from_workers in range(min(spare_w, max(0, need_c - have_c)) + 1):
            if from_priests > max(0, need_w + from_workers - have_w):
                continue  # more workers than the price takes
            rest = max(0, need_c - have_c - from_workers)
            most_points = rest if points_rate else 0
            for from_points in range(most_points + 1):
                times_c = -(-(rest - from_points) // each)
                power = cost.get("PW", 0) + times_p * to_p + times_w * to_w + times_c * to_c
                burn = sacrifice.needed(s, seat, max(0, power - bowl))
                if power - bowl > burnable or points_rate * from_points > s.get(seat, at.VP):
                    continue
                steps = [
                    (PRIESTS, WORKERS, from_priests, from_priests),
                    (WORKERS, COINS, from_workers, from_workers),
                    (VP, COINS, points_rate * from_points, from_points),
                    (POWER, PRIESTS, times_p * to_p, times_p * each),
                    (POWER, WORKERS, times_w * to_w, times_w * each),
                    (POWER, COINS, times_c * to_c, times_c * each),
                ]
                steps = [step for step in steps if step[3]]
                if steps or burn:
                    found.append(Plan(burn, steps, (burn, from_points, 5 * from_priests + 3 * from_workers)))
    found.sort(key=lambda plan: plan.weight)
    return found


def plans(s: Terra, seat: int, price: list[int]) -> list[Plan]:
    """Every way to a price in coins, workers, priests and power (in the order of HAND), cheapest first."""
    return _plans(s, seat, {"C": price[0], "W": price[1], "P": price[2], "PW": price[3]})


def propose(game: Game, seat: int, choice: TerraChoice | str) -> str | None:
    """The cheapest conversions in front of a choice that is refused as things are, or None.

    Also None when the choice is possible without any.
    """
    if isinstance(game.quote(seat, choice), Quote):
        return None
    found = _cheapest(game, seat, choice)
    return found[0] if found is not None else None


def _cheapest(game: Game, seat: int, choice: TerraChoice | str) -> tuple[str, Quote] | None:
    """The same for a choice that is refused, with the quote of the whole."""
    text = choice.text if isinstance(choice, TerraChoice) else choice
    cost = price(game, seat, choice)
    if cost is None:
        return None
    for plan in islice(_plans(game.state, seat, cost), MOST_TRIES):
        whole = f"{plan.text(game.state)}. {text}"
        quote = game.quote(seat, whole)
        if isinstance(quote, Quote):
            return whole, quote
    return None


def payable(
    game: Game, seat: int, options: list[TerraChoice] | None = None, free: list[TerraChoice] | None = None
) -> list[tuple[str, TerraChoice, Quote]]:
    """Every choice of the present decision that becomes possible by conversions: the whole text and its quote.

    A caller that has them already says what the seat may choose as things are.
    """
    if not any(choice.verb in FREE for choice in (game.free(seat) if free is None else free)):
        return []
    now = {choice.text for choice in (game.options(seat) if options is None else options)}
    mark = game.mark()
    try:
        _fill(game.state, seat)
        wanted = [choice for choice in game.options(seat) if choice.text not in now and choice.rule is not DONE]
    finally:
        game.rollback(mark)
    found = []
    for choice in wanted:
        cheapest = _cheapest(game, seat, choice)
        if cheapest is not None:
            found.append((cheapest[0], choice, cheapest[1]))
    return found


def proposals(game: Game, seat: int) -> list[str]:
    """Every choice of the present decision that becomes possible by conversions, with its conversions."""
    return [text for text, _, _ in payable(game, seat)]
