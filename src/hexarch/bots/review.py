"""Reviewing a game: at every decision what was played, what a bot would have played, and the points between them.

Both are played out from the same position to the end of the decision (a turn with all its conversions and reactions,
or one answer outside a turn), and the same bot estimates the final points of the seat there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, Final

from hexarch.bots import Opinion
from hexarch.bots.lines import Line, Seconds, decide, kind_of, said, settle
from hexarch.games.terra import kinds, queue
from hexarch.games.terra import layout as at
from hexarch.games.terra.game import Game
from hexarch.kernel.errors import ChoiceError

if TYPE_CHECKING:
    from hexarch.bots import Adviser, Clock
    from hexarch.games.terra.setup import Setup

History = list[tuple[int, str]]
DIGITS: Final = 2  # of points
KINDS: Final = {
    kinds.TURN: "turn",
    kinds.LEECH: "power",
    kinds.STARTING_DWELLING: "start",
    kinds.BONUS_CARD: "card",
    kinds.FACTION: "faction",
    kinds.BID: "bid",
}
RESIGN: Final = "resign"


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a bot thinks of one decision. Choices count from 1, as in a saved game."""

    first: int  # its first choice
    last: int  # its last one; choices of others may lie between
    seat: int
    faction: str
    round: int
    kind: str  # one of KINDS, or else `reaction`
    played: str
    preferred: str
    estimates: list[float]  # final points of every seat, before the decision
    after_played: float  # final points of the seat
    after_preferred: float
    lost: float  # at least 0; 0 when the preferred was played
    choices: list[Opinion]  # the best the bot looked at, its own first

    def plain(self) -> dict[str, Any]:
        """As plain data."""
        found = asdict(self)
        found["choices"] = [{"text": text, "vp": round(vp, DIGITS)} for text, vp in self.choices]
        return found


@dataclass(frozen=True, slots=True)
class Unit:
    """A decision in a history: the indices of its choices."""

    seat: int
    kind: str
    places: list[int]
    complete: bool  # or does the history end within it?


def review(
    setup: Setup,
    history: History,
    bot: Adviser,
    seats: set[int] | None = None,
    seconds: float | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Verdict]:
    """A verdict for every decision in which there was something to choose, in the order of the game.

    `seats` are those to look at (all), `seconds` the bot's time for a decision, `progress` is told the number of
    choices gone through.
    """
    return list(verdicts(setup, history, bot, seats, seconds, progress))


def verdicts(
    setup: Setup,
    history: History,
    bot: Adviser,
    seats: set[int] | None = None,
    seconds: float | None = None,
    progress: Callable[[int], None] | None = None,
) -> Iterator[Verdict]:
    """The verdicts one by one, while the bot thinks."""
    for game, unit in units(setup, history, progress):
        if unit.complete and (seats is None or unit.seat in seats):
            yield judge(game, history, unit, bot, seconds)


def units(setup: Setup, history: History, progress: Callable[[int], None] | None = None) -> Iterator[tuple[Game, Unit]]:
    """The decisions of a history in which there was something to choose, with the game as it stood before each."""
    game = Game(setup)
    game.state.logging = False
    known: set[int] = set()  # places of decisions already found
    for place, (seat, text) in enumerate(history):
        if place not in known and text != RESIGN:
            unit = find(game, history, place)
            known.update(unit.places)
            if len(game.options(seat)) > 1 or game.free(seat):
                yield game, unit
        game.step(seat, text)
        if progress is not None:
            progress(place + 1)


def find(game: Game, history: History, place: int) -> Unit:
    """The decision that begins with a choice of the history."""
    seat, text = history[place]
    mark = game.mark()
    line = Line(game, seat, kind_of(game, seat, text))
    places: list[int] = []
    try:
        for number in range(place, len(history)):
            who, choice = history[number]
            if choice == RESIGN and who == seat:
                break
            if who == seat:
                line.step(choice)
                places.append(number)
            else:
                game.step(who, choice)
            if line.over:
                break
        return Unit(seat, line.kind, places, line.over)
    finally:
        game.rollback(mark)


def judge(game: Game, history: History, unit: Unit, bot: Adviser, seconds: float | None = None) -> Verdict:
    """Play both lines of a decision; the game is left as it was."""
    seat = unit.seat
    start = game.mark()
    try:
        if unit.kind not in (kinds.TURN, kinds.LEECH):
            _answer_first(game, seat, bot)
        estimates = [round(points, DIGITS) for points in bot.estimate(game)]
        number, faction = game.state.cells[at.ROUND], game.faction(seat)
        texts = [history[place][1] for place in unit.places]
        played = _played(game, history, unit, texts, bot)
        choices, best, after = _preferred(game, unit, bot, seconds)
    finally:
        game.rollback(start)
    if _same(best, texts):
        after = played
    return Verdict(
        first=unit.places[0] + 1,
        last=unit.places[-1] + 1,
        seat=seat,
        faction=faction,
        round=number,
        kind=KINDS.get(unit.kind, "reaction"),
        played=said(texts),
        preferred=said(best),
        estimates=estimates,
        after_played=round(played, DIGITS),
        after_preferred=round(after, DIGITS),
        lost=round(max(0.0, after - played), DIGITS),
        choices=choices,
    )


def _answer_first(game: Game, seat: int, bot: Adviser) -> None:
    """Offers that are open beside the decision are answered first, in both lines alike."""
    while any(d.kind == kinds.LEECH for d in queue.open_for(game.state, seat)):
        line = Line(game, seat, kinds.LEECH)
        decide(line, bot)


def _same(one: list[str], other: list[str]) -> bool:
    return [text for text in one if text != "done"] == [text for text in other if text != "done"]


def _played(game: Game, history: History, unit: Unit, texts: list[str], bot: Adviser) -> float:
    """The estimate after what was played, without what others did meanwhile; with it, where it cannot be without."""
    mark = game.mark()
    try:
        line = Line(game, unit.seat, unit.kind)
        for text in texts:
            while unit.seat not in game.to_act and not game.over:
                other = game.to_act[0]
                game.step(other, bot.choose(game, other))
            line.step(text)
        return _after(game, unit, bot)
    except ChoiceError:
        game.rollback(mark)
        for who, text in history[unit.places[0] : unit.places[-1] + 1]:
            game.step(who, text)
        return _after(game, unit, bot)
    finally:
        game.rollback(mark)


def _preferred(game: Game, unit: Unit, bot: Adviser, seconds: float | None) -> tuple[list[Opinion], list[str], float]:
    """What the bot looked at, the line it would have played, and its estimate after that."""

    def clock() -> Clock | None:
        return Seconds(seconds) if seconds is not None else None

    mark = game.mark()
    try:
        choices = bot.weigh(game, unit.seat, clock())
        line = Line(game, unit.seat, unit.kind)
        line.step(choices[0].text)
        texts = decide(line, bot, clock())
        return choices, texts, _after(game, unit, bot)
    finally:
        game.rollback(mark)


def _after(game: Game, unit: Unit, bot: Adviser) -> float:
    """The estimate for the seat at the end of a line, with what its turn has left it to decide."""
    if unit.kind == kinds.TURN:
        settle(game, unit.seat, bot)
    return bot.estimate(game)[unit.seat]


# -- sums -----------------------------------------------------------------------------------------


def totals(found: list[Verdict]) -> dict[int, dict[str, float]]:
    """For each seat the decisions looked at, those in which points were lost, and the points."""
    sums: dict[int, dict[str, float]] = {}
    for verdict in found:
        row = sums.setdefault(verdict.seat, {"decisions": 0, "agreed": 0, "lost": 0.0, "worst": 0.0})
        row["decisions"] += 1
        row["agreed"] += verdict.lost == 0
        row["lost"] = round(row["lost"] + verdict.lost, DIGITS)
        row["worst"] = max(row["worst"], verdict.lost)
    return dict(sorted(sums.items()))


def worst(found: list[Verdict]) -> list[Verdict]:
    """The dearest mistakes first; equal ones in the order of the game."""
    return sorted([verdict for verdict in found if verdict.lost > 0], key=lambda verdict: -verdict.lost)


def document(
    game: Game, bot: str, found: list[Verdict], line: Callable[[int], int] = lambda choice: 0
) -> dict[str, Any]:
    """A review as plain data; `line` tells on which line of a ledger a choice stands, 0 for none."""
    points, sums = game.scores(), totals(found)
    places = {id(verdict): place for place, verdict in enumerate(found)}
    return {
        "bot": bot,
        "over": game.over,
        "factions": [game.faction(seat) or game.setup.names[seat] for seat in range(game.players)],
        "seats": [
            {
                "seat": seat,
                "faction": game.faction(seat),
                "player": game.setup.names[seat],
                "vp": points[seat]["total"],
                **row,
            }
            for seat, row in sums.items()
        ],
        "decisions": [{"line": line(verdict.first), **verdict.plain()} for verdict in found],
        "worst": [places[id(verdict)] for verdict in worst(found)],
    }
