"""Several people around one terminal while a game hides something: nobody sees a screen meant for somebody else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from hexarch.console.styles import STRONG

if TYPE_CHECKING:
    from hexarch.console.seating import Seating

FORGET = "\x1b[3J"  # lines that have left the screen


class Handover:
    """Who sits at the keyboard."""

    def __init__(self, table: Seating) -> None:
        self.news: list[Text] = []  # everything that was told to all
        self._table = table
        self._seat: int | None = None
        self._heard: dict[int, int] = {}  # how much of the news each seat has been told

    def give(self, seat: int) -> bool:
        """Hand the keyboard to a seat and wait for its player; False when the input ends."""
        table = self._table
        if len(table.people) < 2:
            return True
        if not table.game.hides():  # all look at one screen, and whoever is asked types
            self._seat = seat
            self._heard = dict.fromkeys(table.people, len(self.news))
            return True
        if seat == self._seat:
            return True
        self._clear(seat)
        player = table.game.setup.names[seat]
        asked = Text(table.words.text("console-hand-over", player=player), style=STRONG)
        if table.reader.line(asked) is None:
            return False
        self._seat = seat
        self._heard[seat] = len(self.news)
        table.shown_at = -1
        return True

    def _clear(self, seat: int) -> None:
        """Leave nothing of the former player's on the screen but what all may know, told to whoever comes."""
        out = self._table.out
        if self._seat is None or not out.is_terminal:
            return
        self._table.reader.forget()
        out.clear()
        out.file.write(FORGET)
        for line in self.news[self._heard.get(seat, 0) :]:
            out.print(line)

    def agreed(self) -> bool:
        """Do all agree to take back what has brought something to light?"""
        words = self._table.words
        line = self._table.reader.line(words.text("console-undo-agree"))
        return (line or "").lower() in words.text("console-agree").split(", ")
