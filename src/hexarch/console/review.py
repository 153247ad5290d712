"""`hexarch review`: a game gone through with a bot, decision by decision."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from hexarch.console.help import h
from hexarch.console.title import console_of
from hexarch.kernel.game import Title

if TYPE_CHECKING:
    from rich.console import Console

    from hexarch.bots.review import Verdict
    from hexarch.console.position import Recorded
    from hexarch.words import Words

LEAST_SECONDS, MOST_SECONDS = 0.01, 3_600
MOST_JOBS = 256
WORST = 10  # mistakes that are shown first


def review(
    file: Annotated[Path, Parameter(help=h("position-file"))],
    /,
    *,
    only: Title | None,
    bot: Annotated[str | None, Parameter(help=h("review-bot"))] = None,
    seat: Annotated[tuple[str, ...], Parameter(help=h("review-seat"), negative="", show_default=False)] = (),
    seconds: Annotated[float | None, Parameter(help=h("review-seconds"))] = None,
    seed: Annotated[int, Parameter(help=h("bot-seed"))] = 0,
    jobs: Annotated[int, Parameter(name=["--jobs", "-j"], help=h("review-jobs"))] = 1,
    all: Annotated[bool, Parameter(help=h("review-all"), negative="")] = False,
    html: Annotated[Path | None, Parameter(help=h("review-html"))] = None,
    json: Annotated[bool, Parameter(help=h("json"), negative="")] = False,
) -> int:
    from hexarch.bots import review as reviews
    from hexarch.bots.review_jobs import review_by
    from hexarch.console import output, setting
    from hexarch.console.files import UserError, keep_apart, write
    from hexarch.console.position import recorded
    from hexarch.console.review_page import page

    if seconds is not None and not LEAST_SECONDS <= seconds <= MOST_SECONDS:
        raise UserError("console-error-amount", name="--seconds", least=str(LEAST_SECONDS), most=MOST_SECONDS)
    if not 1 <= jobs <= MOST_JOBS:
        raise UserError("console-error-amount", name="--jobs", least=1, most=MOST_JOBS)
    keep_apart(file, html)
    found = recorded(file, only)
    game = found.game
    words = output.words(game.title.id)
    adviser = setting.adviser(game.title, bot or "", seed)
    wanted = {_seat(words, found, name) for part in seat for name in part.split(",")} or None
    with output.progress(words, hidden=json) as bar:
        task = bar.add_task(words.text("console-reviewing"), total=len(game.history))

        def advance(done: int) -> None:
            bar.update(task, completed=done)

        if jobs == 1:
            verdicts = reviews.review(game.title, game.setup, game.history, adviser, wanted, seconds, advance)
        else:
            verdicts = review_by(game, adviser.name, seed, wanted, seconds, jobs, advance)
    document = reviews.document(game, adviser.name, verdicts, found.line)
    if html is not None:
        write(html, page(game.title, words, document, file.name))
    if json:
        output.print_json(document)
    else:
        if html is not None:
            output.console().print(words.text("console-written", file=str(html)), soft_wrap=True)
        _print(output.console(), words, found, adviser.name, verdicts, all)
    return 0


def _seat(words: Words, found: Recorded, name: str) -> int:
    """A seat by its number, by what it plays as or by its player."""
    from hexarch.console.files import UserError
    from hexarch.console.position import seat_of

    seat = seat_of(found.game, words, name)
    if seat is None:
        raise UserError("console-error-seat", seat=name[:40], most=found.game.players)
    return seat


# -- for people -------------------------------------------------------------------------------


def _print(out: Console, words: Words, found: Recorded, bot: str, verdicts: list[Verdict], everything: bool) -> None:
    from rich.text import Text

    from hexarch.bots.review import worst
    from hexarch.console.styles import FAINT, STRONG

    out.print(words.text("console-review-title", bot=bot, n=len(verdicts)))
    if not verdicts:
        return
    out.print()
    out.print(_sums(words, found, verdicts))
    out.print(Text(words.text("console-review-note"), style=FAINT))
    mistakes = worst(verdicts)
    if mistakes:
        out.print()
        out.print(Text(words.text("console-review-worst"), style=STRONG))
        for verdict in mistakes[:WORST]:
            _tell(out, words, found, verdict)
    if everything:
        out.print()
        out.print(Text(words.text("console-review-every"), style=STRONG))
        for verdict in verdicts:
            _tell(out, words, found, verdict)
    else:
        out.print(Text(words.text("console-review-more"), style=FAINT))


def _sums(words: Words, found: Recorded, verdicts: list[Verdict]) -> Any:
    from rich.table import Table

    from hexarch.bots.review import totals

    who = console_of(found.game.title).who
    table = Table(box=None, pad_edge=False)
    table.add_column(words.say("console-col-seat"))
    for key in ("vp", "decisions", "agreed", "lost", "mean", "dearest"):
        table.add_column(words.text(f"console-review-{key}"), justify="right")
    points = found.game.scores()
    for seat, row in totals(verdicts).items():
        table.add_row(
            who(found.game, words, seat),
            str(points[seat]["total"]),
            str(row["decisions"]),
            f"{row['agreed'] / row['decisions']:.0%}",
            f"{row['lost']:.1f}",
            f"{row['lost'] / row['decisions']:.2f}",
            f"{row['worst']:.1f}",
        )
    return table


def _tell(out: Console, words: Words, found: Recorded, verdict: Verdict) -> None:
    """A decision in three lines: where and how much, what was played, what the bot prefers."""
    from rich.text import Text

    from hexarch.console.styles import BAD, FAINT, GOOD

    who = console_of(found.game.title).who
    line = found.line(verdict.first)
    place = words.text("console-review-line", n=line) if line else words.text("console-review-choice", n=verdict.first)
    what = words.text(f"console-review-{verdict.kind}")
    head = Text(f"{words.text('console-review-round', n=verdict.round)}, {place}, {what}  ", style=FAINT)
    head.append_text(who(found.game, words, verdict.seat))
    head.append(f"  {words.text('console-review-expects', n=f'{verdict.estimates[verdict.seat]:.1f}')}", style=FAINT)
    if verdict.lost > 0:
        head.append(f"  -{verdict.lost:.1f}", style=BAD)
    out.print(head)
    played = Text(f"  {words.text('console-review-played')} {verdict.played} ")
    played.append(f"({verdict.after_played:.1f})", style=FAINT)
    out.print(played, soft_wrap=True)
    if verdict.preferred != verdict.played:
        better = Text(f"  {words.text('console-review-preferred')} {verdict.preferred} ", style=GOOD)
        better.append(f"({verdict.after_preferred:.1f})", style=FAINT)
        out.print(better, soft_wrap=True)
