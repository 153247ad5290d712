"""Reviewing a game: at every decision what was played, what a bot would have played, and the points between them.

Both are played out from the same position to the end of the decision (a turn with all its conversions and reactions,
or one answer outside a turn), and the same bot estimates the final points of the seat there. What is decided before
positions tell anything of a seat (`Lines.early`) is judged by what the bot says of each choice, if it can say that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, Final, cast

from hexarch.bots import MOST_OPINIONS, Opinion, of
from hexarch.bots.lines import Seconds, decide
from hexarch.kernel.errors import ChoiceError

if TYPE_CHECKING:
    from hexarch.bots import Adviser, Appraiser, Clock
    from hexarch.kernel.game import Game, Setup, Title

History = list[tuple[int, str]]
DIGITS: Final = 2  # of points
REACTION: Final = "reaction"  # what is neither a turn nor anything else the title has a word for


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a bot thinks of one decision. Choices count from 1, as in a saved game."""

    first: int  # its first choice
    last: int  # its last one; choices of others may lie between
    seat: int
    label: str  # what the seat plays as
    round: int
    kind: str  # one of the title's words for kinds of decisions, or else `reaction`
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
    title: Title,
    setup: Setup,
    history: History,
    bot: Adviser,
    seats: set[int] | None = None,
    seconds: float | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Verdict]:
    """A verdict for every decision in which there was something to choose that can be judged, in the order of the game.

    `seats` are those to look at (all), `seconds` the bot's time for a decision, `progress` is told the number of
    choices gone through.
    """
    return list(verdicts(title, setup, history, bot, seats, seconds, progress))


def verdicts(
    title: Title,
    setup: Setup,
    history: History,
    bot: Adviser,
    seats: set[int] | None = None,
    seconds: float | None = None,
    progress: Callable[[int], None] | None = None,
) -> Iterator[Verdict]:
    """The verdicts one by one, while the bot thinks."""
    for game, unit in units(title, setup, history, progress):
        if unit.complete and (seats is None or unit.seat in seats):
            verdict = judge(game, history, unit, bot, seconds)
            if verdict is not None:
                yield verdict


def units(
    title: Title, setup: Setup, history: History, progress: Callable[[int], None] | None = None
) -> Iterator[tuple[Game, Unit]]:
    """The decisions of a history in which there was something to choose, with the game as it stood before each."""
    game = title.new(setup).quiet()
    leaves = of(title).lines.leaves
    known: set[int] = set()  # places of decisions already found
    for place, (seat, text) in enumerate(history):
        if place not in known and not leaves(text):
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
    lines = of(game.title).lines
    line = lines.line(game, seat, lines.kind_of(game, seat, text))
    places: list[int] = []
    try:
        for number in range(place, len(history)):
            who, choice = history[number]
            if who == seat and lines.leaves(choice):
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


def judge(game: Game, history: History, unit: Unit, bot: Adviser, seconds: float | None = None) -> Verdict | None:
    """Play both lines of a decision; the game is left as it was. None where the bot cannot judge it."""
    seat = unit.seat
    lines = of(game.title).lines
    texts = [history[place][1] for place in unit.places]
    start = game.mark()
    try:
        lines.prepare(game, seat, unit.kind, bot)
        estimates = [round(expected, DIGITS) for expected in bot.estimate(game)]
        number, label = game.progress()[0], game.label(seat)
        if unit.kind in lines.early:
            choices = _appraised(game, unit, bot, seconds)
            points = dict(choices)
            if lines.said(texts) not in points:
                return None
            best, after, played = [choices[0].text], choices[0].vp, points[lines.said(texts)]
        else:
            played = _played(game, history, unit, texts, bot)
            choices, best, after = _preferred(game, unit, bot, seconds)
    finally:
        game.rollback(start)
    if lines.core(best) == lines.core(texts):
        after = played
    return Verdict(
        first=unit.places[0] + 1,
        last=unit.places[-1] + 1,
        seat=seat,
        label=label,
        round=number,
        kind=lines.kinds.get(unit.kind, REACTION),
        played=lines.said(texts),
        preferred=lines.said(best),
        estimates=estimates,
        after_played=round(played, DIGITS),
        after_preferred=round(after, DIGITS),
        lost=round(max(0.0, after - played), DIGITS),
        choices=choices[:MOST_OPINIONS],
    )


def _appraised(game: Game, unit: Unit, bot: Adviser, seconds: float | None) -> list[Opinion]:
    """What the bot says of every choice of a decision after which a position tells nothing yet; best first."""
    return cast("Appraiser", bot).appraise(game, unit.seat, _clock(seconds)) if hasattr(bot, "appraise") else []


def _played(game: Game, history: History, unit: Unit, texts: list[str], bot: Adviser) -> float:
    """The estimate after what was played, without what others did meanwhile; with it, where it cannot be without."""
    mark = game.mark()
    try:
        line = of(game.title).lines.line(game, unit.seat, unit.kind)
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
    mark = game.mark()
    try:
        choices = bot.weigh(game, unit.seat, _clock(seconds))
        line = of(game.title).lines.line(game, unit.seat, unit.kind)
        line.step(choices[0].text)
        texts = decide(line, bot, _clock(seconds))
        return choices, texts, _after(game, unit, bot)
    finally:
        game.rollback(mark)


def _clock(seconds: float | None) -> Clock | None:
    """The bot's time, from now on."""
    return Seconds(seconds) if seconds is not None else None


def _after(game: Game, unit: Unit, bot: Adviser) -> float:
    """The estimate for the seat at the end of a line, with what its turn has left it to decide."""
    of(game.title).lines.settle(game, unit.seat, unit.kind, bot)
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
        "labels": [game.label(seat) or game.setup.names[seat] for seat in range(game.players)],
        "seats": [
            {
                "seat": seat,
                "label": game.label(seat),
                "player": game.setup.names[seat],
                "vp": points[seat]["total"],
                **row,
            }
            for seat, row in sums.items()
        ],
        "decisions": [{"line": line(verdict.first), **verdict.plain()} for verdict in found],
        "worst": [places[id(verdict)] for verdict in worst(found)],
    }
