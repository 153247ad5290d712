"""What a bot thinks: its best choices with the points it expects, for a player who asks and for what bots did."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from hexarch import bots
from hexarch.console import setting
from hexarch.console.files import UserError
from hexarch.console.position import seat_of
from hexarch.console.reader import number
from hexarch.console.speech import choice as spoken
from hexarch.console.speech import without_end
from hexarch.console.styles import FAINT, GOOD, STRONG
from hexarch.kernel.notation import commands
from hexarch.play.planner import imagined

if TYPE_CHECKING:
    from hexarch.bots import Opinion
    from hexarch.bots.review import Unit
    from hexarch.console.seating import Seating
    from hexarch.kernel.game import Game

SHOWN = 5  # choices of a bot


def hint(table: Seating, seat: int, name: str) -> None:
    """The best choices of the seat whose turn it is, by a bot: the strongest, or the one that is named.

    It has a seed that no seat has: what bots keep secret they draw from theirs.
    """
    adviser = setting.adviser(table.title, name, table.seed * bots.PLACES + bots.PLACES - 1)
    table.out.print(Text(table.words.text("console-hint-title", bot=adviser.name), style=STRONG))
    _show(table, table.game, seat, adviser.weigh(imagined(table.game, seat), seat), "")


def reasons(table: Seating, seat: int, rest: str) -> None:
    """Why somebody chose so: a choice by its number in the log, or the last one of a seat or of any bot."""
    from hexarch.bots.review import units

    history = table.game.history
    found: Unit | None = None
    before: Game | None = None
    place, wanted = _wish(table, rest)
    for game, unit in units(table.title, table.game.setup, history):
        if place - 1 in unit.places if place else unit.seat in wanted:
            found, before = unit, game.copy()
    if found is None or before is None:
        raise UserError("console-reasons-none")
    if found.seat != seat and table.game.hides(seat):
        raise UserError("console-reasons-sealed")
    kind = table.kinds[found.seat]
    speaks = kind if hasattr(table.bots[found.seat], "weigh") else ""
    adviser = setting.adviser(table.title, speaks, table.seed * bots.PLACES + found.seat)
    title = table.screen.who(table.game, table.words, found.seat)
    chosen = bots.of(table.title).lines.said([history[place][1] for place in found.places])
    title.append(f": {spoken(before, table.words, found.seat, chosen)}", style=STRONG)
    table.out.print(title)
    table.out.print(Text(table.words.text("console-hint-title", bot=adviser.name), style=FAINT))
    _show(table, before, found.seat, adviser.weigh(imagined(before, found.seat), found.seat), chosen)


def _wish(table: Seating, rest: str) -> tuple[int, set[int]]:
    """The number of a choice, or else the seats whose last choice is meant."""
    typed = number(rest)
    if typed is not None:
        if not 1 <= typed <= len(table.game.history):
            raise UserError("console-error-at", at=str(typed)[:12], most=str(len(table.game.history)))
        return typed, set()
    if not rest:
        return 0, {seat for seat, kind in enumerate(table.kinds) if kind != setting.PERSON}
    seat = seat_of(table.game, table.words, rest)
    if seat is None:
        raise UserError("console-error-seat", seat=rest[:40], most=table.game.players)
    return 0, {seat}


def _show(table: Seating, game: Game, seat: int, opinions: list[Opinion], chosen: str) -> None:
    """A line for each choice: the points expected, what it does, how it is typed."""
    rows = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    rows.add_column(justify="right", no_wrap=True)
    rows.add_column()
    rows.add_column(style=FAINT)
    made = commands(chosen)
    for opinion in opinions[:SHOWN]:
        points = Text(table.words.text("console-hint-vp", n=f"{opinion.vp:.1f}"), style=GOOD)
        typed = without_end(game, opinion.text)
        told = Text(spoken(game, table.words, seat, typed))
        if made and made[: len(commands(typed))] == commands(typed):
            told.stylize(STRONG)
        rows.add_row(points, told, typed)
    table.out.print(rows)
