"""The cult board: four tracks with markers, the last space, power on the way, and the order spaces with priests."""

from __future__ import annotations

from typing import Any, Final

from hexarch.games.terra.drawing import icons, pieces
from hexarch.games.terra.drawing.labels import Captions
from hexarch.games.terra.drawing.svg import group, line, rect, text
from hexarch.games.terra.drawing.theme import CULTS, Theme, piece

HEAD: Final = 38.0
ORDERS: Final = 48.0
GAP: Final = 10.0


class CultBoard:
    """The cult board of a document, ready to be drawn at the origin in a given size."""

    def __init__(
        self, document: dict[str, Any], theme: Theme, captions: Captions, width: float = 420, height: float = 520
    ) -> None:
        self.theme = theme
        self.captions = captions
        self.cults: dict[str, Any] = document["cults"]
        self.seats: list[dict[str, Any]] = document["seats"]
        self.width = width
        self.spaces = max(cult["last"] for cult in self.cults.values()) + 1
        self.height = height
        self.row = (height - HEAD - ORDERS) / self.spaces

    def draw(self) -> str:
        """One column for each cult."""
        column = (self.width - GAP * (len(self.cults) - 1)) / len(self.cults)
        shown = [self._track(name, i * (column + GAP), column) for i, name in enumerate(self.cults)]
        return group(*shown, cls="cults", ident="cults", title=self.captions.word("cults"))

    def _track(self, name: str, x: float, width: float) -> str:
        cult: dict[str, Any] = self.cults[name]
        theme = self.theme
        ground = CULTS[name]
        named = self.captions.cult(name)
        told = ", ".join(
            f"{self.captions.faction(seat['faction'])} {cult['positions'][seat['seat']]}"
            for seat in self.seats
            if seat["faction"]
        )
        shown = [
            rect(0, 0, width, self.height, theme.card, 9),
            rect(0, 0, width, self.height, ground.fill, 9, opacity=0.2),
            icons.cult(name, 18, HEAD / 2, 11),
            text(34, HEAD / 2 + 4.5, named, 13, theme.ink, bold=True),
        ]
        for space in range(self.spaces):
            shown.append(self._space(cult, ground.fill, space, width))
        shown.append(self._orders(cult, width))
        title = f"{named}: {told}" if told else named
        return group(*shown, cls="cult", ident=f"cult-{name.lower()}", title=title, at=(x, 0))

    def _space(self, cult: dict[str, Any], fill: str, space: int, width: float) -> str:
        theme = self.theme
        y = HEAD + (self.spaces - 1 - space) * self.row
        top = space == cult["last"]
        power: int = cult["power"][space]
        shown = [line(6, y, width - 6, y, theme.line, 1)]
        if power or top:
            shown.insert(0, rect(3, y + 1, width - 6, self.row - 2, fill, 5, opacity=0.42 if top else 0.24))
        shown.append(text(14, y + self.row / 2 + 4.5, str(space), 12, theme.ink, "middle", bold=bool(power) or top))
        here = [seat for seat in self.seats if seat["faction"] and cult["positions"][seat["seat"]] == space]
        if power and len(here) < 4:
            signs = {"PW": power}
            left = width - 5 - icons.amount_width(signs, 11)
            shown.append(group(icons.amounts(theme, signs, left, y + self.row - 9.5, 11), opacity=0.9))
        if top and not here:
            shown.append(icons.icon("KEY", 43, y + self.row / 2, 19))
        room = width - 28 - 8
        step = min(19.0, (room - 16) / max(1, len(here) - 1))
        for i, seat in enumerate(here):
            middle = y + self.row / 2 - (4 if power and len(here) == 3 else 0)
            sign = self.captions.letter(seat["home"])
            shown.append(pieces.marker(37 + i * step, middle, piece(seat["colour"]), sign, 8.5))
        return group(*shown, cls="space")

    def _orders(self, cult: dict[str, Any], width: float) -> str:
        """The spaces for priests, with the steps that each is worth."""
        theme = self.theme
        top = HEAD + self.spaces * self.row
        shown = [line(6, top, width - 6, top, theme.line, 1)]
        count = len(cult["spaces"])
        box = min(23.0, (width - 10 - (count - 1) * 3) / count)
        left = (width - count * box - (count - 1) * 3) / 2
        for i, space in enumerate(cult["spaces"]):
            x = left + i * (box + 3)
            shown.append(rect(x, top + 9, box, 31, theme.panel, 4, stroke=theme.line, stroke_width=1.2))
            if space["seat"] is None:
                shown.append(text(x + box / 2, top + 29, str(space["steps"]), 12, theme.muted, "middle", bold=True))
            else:
                colour = piece(self.seats[space["seat"]]["colour"])
                shown.append(pieces.priest(x + box / 2, top + 25.5, colour, 1.25))
        return group(*shown, cls="order")
