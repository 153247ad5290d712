"""What happened, told in a line or two: the choice, its points, and what the game did by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from rich.text import Text

from hexarch.console.styles import FAINT, GOOD, STRONG, WARN
from hexarch.games.terra import codes
from hexarch.games.terra import layout as at
from hexarch.games.terra.codes import TerraEffect, named
from hexarch.games.terra.console.table_view import short, who
from hexarch.games.terra.resources import RESOURCES
from hexarch.games.terra.rules.bid import BID
from hexarch.games.terra.rules.table import GRAMMAR
from hexarch.games.terra.rules.turn import DONE
from hexarch.kernel.effect import Effect

if TYPE_CHECKING:
    from hexarch.console.title import Told
    from hexarch.games.terra.game import Game
    from hexarch.words import Words

ALWAYS: Final = (codes.TOWN, codes.DROP)
INCOMES: Final = {
    codes.CULT_INCOME: "console-cult-income",
    codes.INCOME: "console-income",
    codes.ALL_INCOME: "console-income",
}


def tell(game: Game, words: Words, told: Told, happened: list[Effect]) -> list[Text]:
    """Lines about a choice; whoever made it knows what it was, and hears only what came of it."""
    seat, own = told.seat, told.own
    lines: list[Text] = []
    bids = GRAMMAR.verb(told.text) == BID.name
    head = told.who.copy()
    head.append(f": {told.choice}", style="default")
    points = 0
    notes: list[Text] = []
    later: list[Text] = []
    bucket: dict[str, int] | None = None
    about: Effect | None = None
    for e in happened:
        if e.code == codes.AUTO:
            _close(game, words, about, bucket, later)
            about, bucket = e, {}
        elif e.code == codes.ROUND:
            _close(game, words, about, bucket, later)
            about, bucket = None, None
            later.append(Text(_said(game, words, e), style=STRONG))
        elif bucket is not None and about is not None and e.seat == about.seat and e.code in _GAINS:
            letter, amount = _GAINS[e.code](named(e))
            bucket[letter] = bucket.get(letter, 0) + amount
        elif e.code == codes.POINTS and e.seat == seat and about is None:
            points += named(e).points
        if e.code == codes.FACTION and bids:
            begun = words.text("console-lot-won", n=game.state.get(e.seat, at.VP))
            notes.append(Text(f"  {_said(game, words, e)} {begun}", style=STRONG))
        if e.code in ALWAYS or (e.code == codes.LOST and e.seat == seat and own):
            notes.append(Text(f"  {_said(game, words, e)}", style=WARN if e.code == codes.LOST else ""))
    _close(game, words, about, bucket, later)
    if points:
        head.append("  " + words.text("console-vp", n=f"{points:+d}"), style=GOOD)
    if told.text != DONE.text and (not own or points):
        lines.append(head)
    return lines + notes + later


def _close(game: Game, words: Words, about: Effect | None, got: dict[str, int] | None, lines: list[Text]) -> None:
    """A line for an income, if it brought something."""
    if about is None or got is None or named(about).kind not in INCOMES or not any(got.values()):
        return
    line = Text(f"  {words.text(INCOMES[named(about).kind])} ", style=FAINT)
    line.append_text(who(game, words, about.seat))
    line.append(f" +{short(words, got)}")
    lines.append(line)


_GAINS: Final[dict[int, Callable[[TerraEffect], tuple[str, int]]]] = {
    codes.GAIN: lambda e: (RESOURCES[e.resource], e.amount),
    codes.POWER_UP: lambda e: ("PW", e.to_second + e.to_third),
    codes.SPADES: lambda e: ("SPADE", e.spades),
}


def _said(game: Game, words: Words, effect: Effect) -> str:
    """An effect as a sentence of the log; empty when it says nothing to a reader."""
    message = game.told(effect)
    return words.sentence(*message) if message is not None else ""
