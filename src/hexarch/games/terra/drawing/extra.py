"""Panels that only some games have: the extra final tile with its standings, and the lots of an auction."""

from __future__ import annotations

from typing import Any, Final

from hexarch.games.terra.drawing import icons, pieces
from hexarch.games.terra.drawing.hexmap import CORNERS, R
from hexarch.games.terra.drawing.labels import Captions
from hexarch.games.terra.drawing.svg import circle, fitted, group, line, path, polygon, rect, smaller, text, width_of
from hexarch.games.terra.drawing.theme import Theme, piece

GAP: Final = 10.0
FINAL_HEIGHT: Final = 62.0
LOT_HEIGHT: Final = 104.0
STANDINGS_X: Final = 510.0


# -- the final tile ---------------------------------------------------------------------


def final_tile(document: dict[str, Any], theme: Theme, captions: Captions, width: float) -> str:
    """What the tile counts, its prizes, and how far everybody is, the best first."""
    tile: dict[str, Any] = document["final_tile"]
    name = captions.word(f"final-{tile['label']}")
    told = captions.write(f"draw-final-{tile['label']}.text", {})
    shown = [
        rect(0, 0, 66, FINAL_HEIGHT, theme.card, 9, stroke=theme.line, stroke_width=1.2),
        group(_picture(tile["label"], theme), at=(33, FINAL_HEIGHT / 2)),
        text(80, 25, name, 15, theme.ink, bold=True),
        text(80, 45, told, smaller(told, 10.5, 7, 290), theme.muted),
    ]
    for i, vp in enumerate(tile["vp"]):
        shown.append(icons.vp(398 + i * 36, FINAL_HEIGHT / 2, vp, 15 - i))
    seats = sorted(
        [seat for seat in document["seats"] if seat["faction"]], key=lambda seat: -tile["measures"][seat["seat"]]
    )
    if seats:
        shown.append(line(STANDINGS_X - 14, 6, STANDINGS_X - 14, FINAL_HEIGHT - 6, theme.line, 1))
    step = min(190.0, (width - STANDINGS_X) / max(1, len(seats)))
    for i, seat in enumerate(seats):
        measure, points = tile["measures"][seat["seat"]], tile["points"][seat["seat"]]
        faction = captions.faction(seat["faction"])
        size = smaller(faction, 10, 7, step - 44)
        shown.append(
            group(
                pieces.marker(14, FINAL_HEIGHT / 2, piece(seat["colour"]), captions.letter(seat["home"]), 12),
                text(34, 27, str(measure), 18, theme.ink, bold=True),
                text(40 + width_of(str(measure), 18), 26, f"+{points}", 11.5, theme.muted) if points else "",
                text(34, 45, fitted(faction, size, step - 40), size, theme.muted),
                cls="standing-at",
                title=f"{faction}: {measure}, +{points} {captions.word('VP')}",
                at=(STANDINGS_X + i * step, 0),
            )
        )
    return group(*shown, cls="final-tile", ident="final-tile", title=f"{name}: {told}")


def _picture(label: str, theme: Theme) -> str:
    """A sign of what a tile counts."""
    if label == "edge":
        places = [(0.0, 0.0), (-1.0, 0.0), (1.0, 0.0), (-0.5, -1.0), (0.5, -1.0), (-0.5, 1.0), (0.5, 1.0)]
        return "".join(_cell(theme, x, y, 8.8, lit=(x, y) != (0, 0)) for x, y in places)
    if label == "clusters":
        places = [(-1.2, -0.9), (-0.2, -0.9), (1.2, -0.1), (-0.9, 1.0), (0.7, 1.1)]
        return "".join(_cell(theme, x, y, 8.4, lit=True) for x, y in places)
    if label == "seals":
        return icons.icon("SEAL", 0, 0, 34)
    ends = ("stronghold", "sanctuary") if label == "sa-sh-distance" else ("dwelling", "dwelling")
    return (
        pieces.emblem(ends[0], theme.ink, (-18, -9), 0.62)
        + pieces.emblem(ends[1], theme.ink, (18, 12), 0.62)
        + path("M-7 2L7-1", "none", stroke=theme.ink, stroke_width=2, stroke_dasharray="3 2.4")
        + path("M-11 3L-5-1.5L-4 4ZM11-2L5 2.5L4-3Z", theme.ink)
    )


def _cell(theme: Theme, x: float, y: float, r: float, lit: bool) -> str:
    """A small hex at a place of a row of hexes, with a dot where a structure stands."""
    shape = [(px * r / R, py * r / R) for px, py in CORNERS]
    at = (x * r * 1.8, y * r * 1.56)
    dot = circle(0, 0, r * 0.38, theme.ink) if lit else ""
    return group(polygon(shape, theme.lit if lit else theme.faint, stroke=theme.muted, stroke_width=1.2), dot, at=at)


# -- the auction ------------------------------------------------------------------------


def auction(document: dict[str, Any], theme: Theme, captions: Captions, width: float) -> str:
    """A card for each lot: the faction, the points one would begin with, who has it."""
    lots: list[dict[str, Any]] = document["auction"]["lots"]
    one = (width - GAP * (len(lots) - 1)) / len(lots)
    shown = [_lot(document, lot, theme, captions, i * (one + GAP), one) for i, lot in enumerate(lots)]
    return group(*shown, cls="auction", ident="auction", title=captions.word("auction"))


def _lot(
    document: dict[str, Any], lot: dict[str, Any], theme: Theme, captions: Captions, x: float, width: float
) -> str:
    colour = piece(lot["colour"])
    name = captions.faction(lot["faction"])
    size = smaller(name, 15, 9, width - 50)
    shown = [
        rect(0, 0, width, LOT_HEIGHT, theme.card, 9),
        path(f"M0 34V9A9 9 0 0 1 9 0H{width - 9:.1f}A9 9 0 0 1 {width:.1f} 9V34Z", colour.fill),
        circle(21, 17, 10.5, "none", stroke=colour.ink, stroke_width=1.5),
        text(21, 22, captions.letter(lot["home"]), 13, colour.ink, "middle", bold=True),
        text(40, 22.5, fitted(name, size, width - 46), size, colour.ink, bold=True),
        rect(0, 0, width, LOT_HEIGHT, "none", 9, stroke=theme.line, stroke_width=1.4),
    ]
    if document["auction"]["sealed"]:
        shown += _envelopes(document, lot, theme, width)
        told = ", ".join(str(document["seats"][seat]["name"]) for seat in lot["placed"])
    else:
        points = captions.count("points", lot["price"])
        bidder = None if lot["bidder"] is None else document["seats"][lot["bidder"]]
        holder = captions.word("no-bid") if bidder is None else str(bidder["name"])
        told = f"{points}, {holder}"
        shown.append(text(14, 66, points, 22, theme.ink, bold=True, cls="price"))
        ink = theme.muted if bidder is None else theme.ink
        shown.append(text(14, 90, fitted(holder, 13, width - 24), 13, ink, bold=bidder is not None))
    return group(*shown, cls="lot", ident=f"lot-{lot['faction']}", title=f"{name}: {told}", at=(x, 0))


def _envelopes(document: dict[str, Any], lot: dict[str, Any], theme: Theme, width: float) -> list[str]:
    """One for each seat: closed once its bid lies there; a bid one may see stands below."""
    seats: list[dict[str, Any]] = document["seats"]
    step = (width - 12) / len(seats)
    found = []
    for seat, bid in zip(seats, lot["bids"], strict=True):
        x = 6 + step * (seat["seat"] + 0.5)
        placed = seat["seat"] in lot["placed"]
        name = str(seat["name"])
        size = smaller(name, 9.5, 7, step - 4)
        fill = theme.lit if placed else "none"
        edge = theme.lit_edge if placed else theme.line
        found.append(rect(x - 13, 47, 26, 18, fill, 2, stroke=edge, stroke_width=1.5))
        if placed:
            found.append(path(f"M{x - 12:.1f} 48L{x:.1f} 57L{x + 12:.1f} 48", "none", stroke=edge, stroke_width=1.5))
        found.append(text(x, 80, fitted(name, size, step - 4), size, theme.muted, "middle"))
        if bid is not None:
            found.append(text(x, 96, str(bid), 12, theme.ink, "middle", bold=True))
    return found
