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
from hexarch.kernel.game import PREPARES

if TYPE_CHECKING:
    from hexarch.games.terra.game import Game
    from hexarch.games.terra.state import Terra

FULL: Final = 60  # more of a resource than anything costs
MOST_TRIES: Final = 6  # plans tried on the engine before giving up
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


class Means:
    """What a seat has to pay with and what it may convert: the same for every price it looks at in a position."""

    __slots__ = ("bowl", "burnable", "coins", "each", "points", "priests", "rates", "workers")

    def __init__(self, s: Terra, seat: int) -> None:
        cells = s.cells
        base = s.base[seat]
        self.rates: Final = {(what, into): n for what, into, n in convert.rates(s, seat)}
        self.each: Final = convert.yields(s, seat, POWER)  # what a single conversion of power brings
        self.coins: Final = cells[base + at.COINS]
        self.workers: Final = cells[base + at.WORKERS]
        self.priests: Final = cells[base + at.PRIESTS]
        self.points: Final = cells[base + at.VP]
        self.bowl: Final = cells[base + at.BOWL3]
        self.burnable: Final = sacrifice.moved(s, seat, sacrifice.most(s, seat))


def _plans(s: Terra, seat: int, cost: dict[str, int], means: Means) -> list[Plan]:
    """Every way to the price, cheapest first: power, then priests and workers, then points, burning last."""
    rates, bowl, each = means.rates, means.bowl, means.each
    need_c, need_w, need_p = cost.get("C", 0), cost.get("W", 0), cost.get("P", 0)
    have_c, have_w, have_p = means.coins, means.workers, means.priests
    to_p, to_w = rates.get((POWER, PRIESTS), 0), rates.get((POWER, WORKERS), 0)
    to_c, points_rate = rates.get((POWER, COINS), 0), rates.get((VP, COINS), 0)
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
                if power - bowl > means.burnable or points_rate * from_points > means.points:
                    continue
                burn = sacrifice.needed(s, seat, max(0, power - bowl))
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
    cost = {"C": price[0], "W": price[1], "P": price[2], "PW": price[3]}
    return _plans(s, seat, cost, Means(s, seat))


def propose(game: Game, seat: int, choice: TerraChoice | str) -> str | None:
    """The cheapest conversions in front of a choice that is refused as things are, or None.

    Also None when the choice is possible without any.
    """
    if isinstance(game.quote(seat, choice), Quote):
        return None
    cost = price(game, seat, choice)
    if cost is None:
        return None
    text = choice.text if isinstance(choice, TerraChoice) else choice
    found = _cheapest(game, seat, text, cost, Means(game.state, seat))
    return found[0] if found is not None else None


def _cheapest(game: Game, seat: int, text: str, cost: dict[str, int], means: Means) -> tuple[str, Quote] | None:
    """The same for a text with this cost, with the quote of the whole."""
    for plan in islice(_plans(game.state, seat, cost, means), MOST_TRIES):
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
    if not any(choice.rule.role == PREPARES for choice in (game.free(seat) if free is None else free)):
        return []
    now = {choice.text for choice in (game.options(seat) if options is None else options)}
    mark = game.mark()
    try:
        _fill(game.state, seat)
        wanted = [choice for choice in game.options(seat) if choice.text not in now and choice.rule is not DONE]
        quotes = [game.quote(seat, choice) for choice in wanted]
    finally:
        game.rollback(mark)
    found = []
    means = Means(game.state, seat)
    for choice, quote in zip(wanted, quotes, strict=True):
        cheapest = _cheapest(game, seat, choice.text, quote.cost, means) if isinstance(quote, Quote) else None
        if cheapest is not None:
            found.append((cheapest[0], choice, cheapest[1]))
    return found


def proposals(game: Game, seat: int, options: list[TerraChoice] | None = None) -> list[str]:
    """Every choice of the present decision that becomes possible by conversions, with its conversions."""
    return [text for text, _, _ in payable(game, seat, options)]
