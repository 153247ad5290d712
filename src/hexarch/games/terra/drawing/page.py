"""The page: the parts of the table side by side in one picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hexarch.games.terra.drawing import extra, factionboard, icons, tiles
from hexarch.games.terra.drawing.cultboard import CultBoard
from hexarch.games.terra.drawing.factionboard import FactionBoard
from hexarch.games.terra.drawing.hexmap import HexMap, legend, terrains_shown
from hexarch.games.terra.drawing.labels import Captions, Labels
from hexarch.games.terra.drawing.pieces import marker
from hexarch.games.terra.drawing.svg import FONT, clean, el, fitted, group, number, rect, text, width_of
from hexarch.games.terra.drawing.theme import THEMES, Theme, patterns, piece

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hexarch.games.terra.game import Game

PARTS: Final = ("map", "cults", "rounds", "factions")
WIDTH: Final = 1400
EDGE: Final = 20.0  # around the page
GAP: Final = 16.0  # between panels
PAD: Final = 14.0  # inside a panel
TITLE: Final = 30.0  # height of a panel's title
SIDE: Final = 444.0  # width of the column beside the map
HEAD: Final = 44.0
CULTS_HEIGHT: Final = 560.0  # without a map beside it, or beside a low one
WIDE: Final = WIDTH - 2 * EDGE - GAP - SIDE  # the column of the map, unless the map is wider
LEGEND: Final = 34.0


class Block:
    """A finished rectangle of the page."""

    __slots__ = ("body", "height", "width")

    def __init__(self, width: float, height: float, body: str) -> None:
        self.width: Final = width
        self.height: Final = height
        self.body: Final = body


def draw(
    game: Game, parts: Sequence[str] = PARTS, theme: str = "light", width: int = WIDTH, labels: Labels | None = None
) -> str:
    """A game as one self-contained SVG of the given width; `parts` of map, cults, rounds, factions."""
    return draw_document(game.view(), parts, theme, width, labels)


def draw_document(
    document: dict[str, Any],
    parts: Sequence[str] = PARTS,
    theme: str = "light",
    width: int = WIDTH,
    labels: Labels | None = None,
) -> str:
    """The same from the document of a position; `labels` are the words of a language, else there are only ids."""
    if theme not in THEMES:
        raise ValueError(f"no theme {theme!r}; there are {', '.join(THEMES)}")
    wrong = [part for part in parts if part not in PARTS]
    if wrong or not parts:
        raise ValueError(f"no part {', '.join(map(repr, wrong)) or 'given'}; there are {', '.join(PARTS)}")
    colours = THEMES[theme]
    captions = Captions(labels)
    whole = _page(document, colours, captions, parts)
    words = f"Terra Mystica, {captions.state_of_play(document)}"
    return el(
        "svg",
        el("title", clean(words)),
        el("defs", patterns(colours), icons.definitions()),
        rect(0, 0, whole.width, whole.height, colours.page, 0),
        whole.body,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(whole.width)} {number(whole.height)}",
        width=width,
        height=round(width * whole.height / whole.width),
        font_family=FONT,
        cls=f"hexarch {theme}",
        role="img",
    )


def _page(document: dict[str, Any], theme: Theme, captions: Captions, parts: Sequence[str]) -> Block:
    """The parts in rows under a line about the state of play."""
    rows: list[list[Block]] = []
    table: list[Block] = []
    height, wide = CULTS_HEIGHT, WIDE
    if "map" in parts:
        table.append(_map(document, theme, captions, CULTS_HEIGHT if "cults" in parts else 0))
        height, wide = table[0].height, table[0].width
    if "cults" in parts:
        table.append(_cults(document, theme, captions, height))
    if table:
        rows.append(table)
    if "rounds" in parts:
        rows += _tiles(document, theme, captions, wide)
    if "factions" in parts:
        rows += _factions(document, theme, captions, wide + GAP + SIDE)
    width = max(sum(block.width for block in row) + GAP * (len(row) - 1) for row in rows)
    y = EDGE + HEAD
    shown = [_head(document, theme, captions, width)]
    for row in rows:
        x = EDGE + (width - sum(block.width for block in row) - GAP * (len(row) - 1)) / 2
        for block in row:
            shown.append(group(block.body, at=(x, y)))
            x += block.width + GAP
        y += max(block.height for block in row) + GAP
    return Block(width + 2 * EDGE, y - GAP + EDGE, "".join(shown))


def _head(document: dict[str, Any], theme: Theme, captions: Captions, width: float) -> str:
    """Round and turn, the order of play, the last choice."""
    words = captions.state_of_play(document)
    shown = [text(0, 22, words, 20, theme.ink, bold=True)]
    x = width_of(words, 20) + 24
    for seat in [document["seats"][i] for i in document["order"]]:
        if not seat["faction"] or x > width - 30:
            continue
        faded = 0.35 if (seat["passed"] and not document["over"]) or seat["dropped"] else None
        sign = captions.letter(seat["home"])
        shown.append(group(marker(x, 15, piece(seat["colour"]), sign, 11), opacity=faded))
        x += 28
    if document["last"]:
        last = document["last"][-1]
        told = f"{captions.who(document['seats'][last['seat']])}: {captions.write('choice', {'text': last['text']})}"
        room = width - x - 10
        if room > 80:
            shown.append(text(width, 20, fitted(told, 13, room), 13, theme.muted, "end"))
    return group(*shown, cls="state", ident="state", at=(EDGE, EDGE))


def _panel(theme: Theme, title: str, width: float, height: float, body: str) -> Block:
    """A titled box around something."""
    shown = group(
        rect(0, 0, width, height, theme.panel, 12, stroke=theme.line, stroke_width=1.2),
        text(PAD, 20, title, 12, theme.muted, bold=True) if title else "",
        group(body, at=(PAD, TITLE if title else PAD)),
        cls="panel",
    )
    return Block(width, height, shown)


def _map(document: dict[str, Any], theme: Theme, captions: Captions, least: float) -> Block:
    """The map in the middle of its panel, above the terrains in words."""
    board = HexMap(document, theme, captions)
    width = max(board.width, WIDE)
    height = max(board.height + LEGEND, least)
    place = ((width - board.width) / 2, 6 + (height - LEGEND - board.height) / 2)
    body = group(board.draw(), at=place)
    body += legend(theme, captions, terrains_shown(document, theme), width / 2, height - 17, width - 30)
    return Block(width, height, rect(0, 0, width, height, theme.panel, 12, stroke=theme.line, stroke_width=1.2) + body)


def _cults(document: dict[str, Any], theme: Theme, captions: Captions, height: float) -> Block:
    board = CultBoard(document, theme, captions, SIDE - 2 * PAD, height - TITLE - PAD)
    return _panel(theme, captions.word("cults"), SIDE, height, board.draw())


def _tiles(document: dict[str, Any], theme: Theme, captions: Captions, wide: float) -> list[list[Block]]:
    """Round tiles and power actions; below them bonus cards over town tiles, and favor tiles beside."""
    inner, side = wide - 2 * PAD, SIDE - 2 * PAD
    first = 152.0
    cards, towns = 170.0, 106.0
    both = cards + GAP + towns
    rest = first - TITLE - PAD
    row = tiles.round_tiles(document, theme, captions, inner, rest)
    rounds = _panel(theme, captions.word("rounds"), wide, first, row)
    row = tiles.power_actions(document, theme, captions, side, rest)
    actions = _panel(theme, captions.word("power-actions"), SIDE, first, row)
    row = tiles.bonus_cards(document, theme, captions, inner, cards - TITLE - PAD)
    bonus = _panel(theme, captions.word("bonus-cards"), wide, cards, row)
    row = tiles.town_tiles(document, theme, captions, inner, towns - TITLE - PAD)
    town = _panel(theme, captions.word("town-tiles"), wide, towns, row)
    row = tiles.favor_tiles(document, theme, captions, side, both - TITLE - PAD)
    favor = _panel(theme, captions.word("favor-tiles"), SIDE, both, row)
    left = Block(wide, both, bonus.body + group(town.body, at=(0, cards + GAP)))
    rows = [[rounds, actions], [left, favor]]
    if document["final_tile"] is not None:
        whole = wide + GAP + SIDE
        band = extra.final_tile(document, theme, captions, whole - 2 * PAD)
        rows.append([_panel(theme, captions.word("final-tile"), whole, TITLE + extra.FINAL_HEIGHT + PAD, band)])
    return rows


def _factions(document: dict[str, Any], theme: Theme, captions: Captions, width: float) -> list[list[Block]]:
    """Two boards in a row or more; a table of points fills an empty place. An auction comes before them."""
    seats: list[dict[str, Any]] = document["seats"]
    # Before anybody has a faction there is only a name to show.
    height = factionboard.HEIGHT if any(seat["faction"] for seat in seats) else factionboard.HEAD + 12
    boards = [FactionBoard(document, seat, theme, captions, height).draw() for seat in seats]
    in_row = max(2, int((width + GAP) // (factionboard.WIDTH + GAP)))
    if len(boards) % in_row and height == factionboard.HEIGHT:
        boards.append(factionboard.standing(document, theme, captions))
    boards += [""] * (-len(boards) % in_row)
    blocks = [Block(factionboard.WIDTH, height, board) for board in boards]
    rows = [blocks[i : i + in_row] for i in range(0, len(blocks), in_row)]
    if document["phase"] == "auction":
        lots = extra.auction(document, theme, captions, width - 2 * PAD)
        title = captions.word("auction-sealed" if document["auction"]["sealed"] else "auction")
        rows.insert(0, [_panel(theme, title, width, TITLE + extra.LOT_HEIGHT + PAD, lots)])
    return rows
