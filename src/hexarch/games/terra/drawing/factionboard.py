"""A faction board: hand, power, structures left with the income beneath, tracks, tiles, points and prospects."""

from __future__ import annotations

from typing import Any, Final

from hexarch.games.terra.drawing import icons, pieces
from hexarch.games.terra.drawing.labels import Captions, capital
from hexarch.games.terra.drawing.svg import circle, fitted, group, line, number, path, rect, text, width_of
from hexarch.games.terra.drawing.theme import HALO, Theme, piece

WIDTH: Final = 672.0
HEIGHT: Final = 262.0
HEAD: Final = 36.0
HAND_X: Final = 14.0  # the three columns
SLOTS_X: Final = 212.0
TRACKS_X: Final = 484.0
SLOT_ROWS: Final = (46.0, 96.0, 146.0)
SLOT_HEIGHT: Final = 45.0


class FactionBoard:
    """The board of one seat of a document, ready to be drawn at the origin."""

    def __init__(
        self, document: dict[str, Any], seat: dict[str, Any], theme: Theme, captions: Captions, height: float = HEIGHT
    ) -> None:
        self.theme = theme
        self.captions = captions
        self.seat = seat
        self.height = height
        self.colour = piece(seat["colour"])
        self.to_act: bool = seat["seat"] in document["to_act"]
        self.winner: bool = seat["seat"] in document["winners"]
        self.favors: dict[str, Any] = {tile["id"]: tile for tile in document["favor_pool"]}
        self.towns: dict[str, Any] = {tile["id"]: tile for tile in document["town_pool"]}
        self.over: bool = document["over"]

    def draw(self) -> str:
        """The whole board."""
        seat, theme = self.seat, self.theme
        edge = theme.lit_edge if self.to_act or self.winner else theme.line
        shown = [
            rect(
                0,
                0,
                WIDTH,
                self.height,
                theme.panel,
                12,
                stroke=edge,
                stroke_width=3 if self.to_act or self.winner else 1.2,
            ),
            self._head(),
        ]
        if seat["faction"]:
            shown += [self._hand(), self._structures(), self._tracks(), self._tiles(), self._prospects()]
        return group(
            *shown,
            cls=f"faction-board {seat['colour'] or ''}".strip(),
            ident=f"seat-{seat['seat']}",
            title=f"{self.captions.faction(seat['faction'])}, {seat['name']}: {seat['vp']} {self.captions.word('VP')}",
        )

    def _head(self) -> str:
        seat, colour = self.seat, self.colour
        fill = colour.fill if seat["faction"] else self.theme.muted
        ink = colour.ink if seat["faction"] else self.theme.panel
        title = self.captions.faction(seat["faction"])
        shown = [
            path(f"M1.5 {HEAD}V12A10.5 10.5 0 0 1 12 1.5H{WIDTH - 12}A10.5 10.5 0 0 1 {WIDTH - 1.5} 12V{HEAD}Z", fill),
        ]
        x = 14.0
        if seat["faction"]:
            shown.append(circle(25, HEAD / 2 + 0.5, 11, "none", stroke=ink, stroke_width=1.6))
            shown.append(text(25, HEAD / 2 + 5.5, self.captions.letter(seat["home"]), 14, ink, "middle", bold=True))
            x = 45.0
        shown.append(text(x, HEAD / 2 + 6, title, 17, ink, bold=True))
        x += width_of(title, 17) + 8
        status = self._status()
        chip = width_of(status, 10.5) + 12 if status else 0
        right = WIDTH - 88 - chip - 8
        shown.append(text(x, HEAD / 2 + 5.5, fitted(str(seat["name"]), 13, right - x), 13, ink, opacity=0.9))
        if status:
            shown.append(rect(WIDTH - 88 - chip, 8, chip, 20, ink, 10, opacity=0.92))
            shown.append(text(WIDTH - 88 - chip / 2, 22, status, 10.5, fill, "middle", bold=True))
        shown.append(text(WIDTH - 35, HEAD / 2 + 7.5, str(seat["vp"]), 21, ink, "end", bold=True, cls="vp"))
        shown.append(text(WIDTH - 32, HEAD / 2 + 7.5, self.captions.word("VP"), 11, ink, bold=True, opacity=0.85))
        return group(*shown, cls="head")

    def _status(self) -> str:
        seat, word = self.seat, self.captions.word
        if seat["dropped"]:
            return word("left-game")
        if self.winner:
            return word("winner")
        if self.over:
            return ""
        if self.to_act:
            kinds = {d["kind"] for d in seat["pending"]}
            return word("to-move" if seat["active"] or not kinds or "leech" not in kinds else "power-offered")
        return word("passed") if seat["passed"] else ""

    # -- hand ---------------------------------------------------------------------------

    def _hand(self) -> str:
        seat, theme = self.seat, self.theme
        shown = []
        held: dict[str, Any] = seat["resources"]
        for i, name in enumerate(("C", "W", "P")):
            x = HAND_X + i * 60
            shown.append(icons.icon(name, x + 10, 60, 21))
            shown.append(text(x + 24, 66, str(held[name]), 17, theme.ink, bold=True, cls=f"resource {name}"))
            if name == "P":
                after = x + 25 + width_of(str(held[name]), 17)
                shown.append(text(after, 66, f"/{seat['priest_cap']}", 10.5, theme.muted))
        for i, tokens in enumerate(seat["bowls"]):
            shown.append(self._bowl(HAND_X + 28 + i * 62, 116, "I" * (i + 1), tokens, i))
        income: dict[str, Any] = seat["income"]
        rows = []
        if income["coming"]:
            rows.append((self.captions.word("income"), income["total"]))
            rows.append((self.captions.word("cult-bonus"), income["cult_bonus"]))
        for i, (label, amount) in enumerate(rows):
            y = 166 + i * 25
            shown.append(text(HAND_X, y + 4, label, 10, theme.muted))
            if amount:
                shown.append(icons.amounts(theme, amount, HAND_X + 62, y, 15))
            else:
                shown.append(text(HAND_X + 66, y + 4, "–", 11, theme.muted))
        return group(*shown, cls="hand")

    def _bowl(self, x: float, y: float, label: str, tokens: int, which: int) -> str:
        """A bowl: fuller colour for the power that can be spent."""
        theme = self.theme
        strength = (0.16, 0.42, 1.0)[which]
        ink = "#ffffff" if which == 2 else theme.ink
        return group(
            circle(x, y, 25, theme.card, stroke=icons.PURPLE, stroke_width=2),
            circle(x, y, 25, icons.PURPLE, opacity=strength),
            text(x, y - 9, label, 9, ink, "middle", opacity=0.85),
            text(x, y + 10, str(tokens), 19, ink, "middle", bold=True),
            cls="bowl",
            title=self.captions.write("draw-bowl", {"bowl": label, "n": tokens}),
        )

    # -- structures ---------------------------------------------------------------------

    def _structures(self) -> str:
        rows: dict[str, dict[str, Any]] = {row["id"]: row for row in self.seat["structures"]}
        shown = []
        x = SLOTS_X
        for name in ("SH", "SA"):
            shown.append(self._slots(rows[name], x, SLOT_ROWS[0], 42))
            x += 46
        shown.append(self._slots(rows["TE"], x + 8, SLOT_ROWS[0], 38))
        shown.append(self._slots(rows["TP"], SLOTS_X, SLOT_ROWS[1], 38))
        shown.append(self._bridges(SLOTS_X + 4 * 40 + 10, SLOT_ROWS[1]))
        shown.append(self._slots(rows["D"], SLOTS_X, SLOT_ROWS[2], 30))
        return group(*shown, cls="structures-left")

    def _slots(self, row: dict[str, Any], x: float, y: float, width: float) -> str:
        """A row: places emptied from the left show their income, the others the structure that waits there."""
        theme = self.theme
        halo = 3.8 if theme.id == "dark" else 0  # dark pieces need it on a dark board
        shown = []
        for i, income in enumerate(row["income"]):
            left = x + i * (width + 2)
            empty = i < row["built"]
            shown.append(rect(left, y, width, SLOT_HEIGHT, theme.faint if empty else theme.card, 5))
            middle = left + width / 2
            if not empty:
                scale = 0.86 if width >= 38 else 0.92
                shown.append(pieces.structure(row["name"], self.colour, (middle, y + SLOT_HEIGHT / 2), scale, halo))
                continue
            parts = list(income.items())
            for j, (name, n) in enumerate(parts):
                at = y + SLOT_HEIGHT / 2 + (j - (len(parts) - 1) / 2) * 18
                shown.append(icons.amounts(theme, {name: n}, middle, at, 14, "middle"))
        values: dict[str, str | int] = {
            "structure": self.captions.structure(row["name"]),
            "built": row["built"],
            "left": row["left"],
        }
        return group(*shown, cls=f"row {row['name']}", title=capital(self.captions.write("draw-structures", values)))

    def _bridges(self, x: float, y: float) -> str:
        """Bridges that are left."""
        theme = self.theme
        bridges = self.seat["bridges"]
        shown = []
        for i in range(bridges["left"] + bridges["built"]):
            middle = x + 14 + i * 25
            gone = i < bridges["built"]
            shown.append(group(icons.icon("BRIDGE", middle, y + 17, 20), opacity=0.22 if gone else None))
        left = self.captions.count("bridges-left", bridges["left"])
        shown.append(text(x + 39, y + 41, left, 9, theme.muted, "middle"))
        return group(*shown, cls="bridges-left")

    # -- tracks and tiles ---------------------------------------------------------------

    def _tracks(self) -> str:
        seat = self.seat
        shown = [line(TRACKS_X - 12, 48, TRACKS_X - 12, HEIGHT - 12, self.theme.line, 1)]
        if seat["shipping"] is not None:
            shown.append(self._track("SHIP", seat["shipping"], 60))
        elif seat["range"] is not None:
            shown.append(self._range(seat["range"], 60))
        price: dict[str, int] = seat["digging"]["price"]
        shown.append(self._track("SPADE", seat["digging"], 88))
        shown.append(icons.amounts(self.theme, dict(price), WIDTH - 14, 88, 15, "end"))
        return group(*shown, cls="tracks")

    def _track(self, sign: str, track: dict[str, Any], y: float) -> str:
        theme = self.theme
        shown = [icons.icon(sign, TRACKS_X + 10, y, 20)]
        for i in range(track["start"], track["most"] + 1):
            x = TRACKS_X + 34 + (i - track["start"]) * 21
            here = i == track["level"]
            shown.append(
                circle(
                    x,
                    y,
                    8.5,
                    self.colour.fill if here else theme.card,
                    stroke=theme.ink if here else theme.line,
                    stroke_width=1.4,
                )
            )
            ink = self.colour.ink if here else theme.muted
            shown.append(text(x, y + 3.8, str(i), 10, ink, "middle", bold=here))
        ship = sign == "SHIP"
        name = self.captions.write("track-ship" if ship else "track-dig", {})
        title = f"{capital(name)}: {track['level']}/{track['most']}"
        return group(*shown, cls="shipping" if ship else "digging", title=title)

    def _range(self, jump: dict[str, Any], y: float) -> str:
        """How far a tunnel or carpet reaches and what it costs."""
        theme = self.theme
        skips = self.captions.count("skips", jump["skip"])
        return group(
            path(
                "M-8 5Q0-11 8 5M4.5 1L8 5.5L9.5-0.5",
                "none",
                stroke=theme.ink,
                stroke_width=1.8,
                transform=f"translate({number(TRACKS_X + 10)} {number(y)})",
            ),
            text(TRACKS_X + 26, y + 4, skips, 11.5, theme.ink, bold=True),
            icons.amounts(theme, dict(jump["cost"]), WIDTH - 42, y, 15, "end"),
            icons.vp(WIDTH - 25, y, jump["vp"], 10),
            cls="range",
            title=capital(skips),
        )

    def _tiles(self) -> str:
        """Special actions as octagons, then chips for the bonus card, favor tiles and town tiles."""
        seat, theme = self.seat, self.theme
        shown = []
        x = TRACKS_X + 17
        for action in seat["actions"]:
            state = action["state"]
            body = [
                icons.octagon(x, 124, 17, theme.lit if state == "ready" else theme.card, theme.lit_edge, 1.6),
                text(x, 127.5, action["id"], 9.5, theme.ink, "middle", bold=True),
            ]
            shown.append(
                group(
                    group(*body, opacity=0.45 if state != "ready" else None),
                    icons.cross(x, 124, 10) if state == "used" else "",
                    cls=f"special {state}",
                    title=self.captions.tile(action["id"], self.captions.word(state)),
                )
            )
            x += 42
        chips: list[tuple[str, str]] = []
        if seat["bonus_card"]:
            chips.append((seat["bonus_card"], "card"))
        chips += [(name, "favor") for name in seat["favors"]]
        chips += [(name, "town") for name in seat["towns"]]
        top = 150 if seat["actions"] else 110
        for i, (name, kind) in enumerate(chips):
            shown.append(self._chip(name, kind, TRACKS_X + (i % 3) * 61, top + (i // 3) * 25))
        return group(*shown, cls="tiles")

    def _chip(self, name: str, kind: str, x: float, y: float) -> str:
        theme = self.theme
        sign = ""
        if kind == "favor" and name in self.favors:
            sign = icons.cult(self.favors[name]["cult"], x + 11, y + 10.5, 7)
        elif kind == "town":
            vp = self.towns[name]["vp"] if name in self.towns else ""
            sign = icons.vp(x + 11.5, y + 10.5, vp, 9)
        else:
            sign = rect(x + 7, y + 4, 8, 13, theme.lit, 2, stroke=theme.lit_edge, stroke_width=1.3)
        return group(
            rect(x, y, 58, 21, theme.card, 6, stroke=theme.line, stroke_width=1),
            sign,
            text(x + 20.5, y + 14.1, name, 9.2, theme.ink, bold=True),
            cls=f"chip {kind}",
            title=self.captions.tile(name),
        )

    # -- prospects ----------------------------------------------------------------------

    def _prospects(self) -> str:
        """Network, cults and resources as they would score now; keys and the size of a town."""
        seat, theme, captions = self.seat, self.theme, self.captions
        final: dict[str, Any] = seat["final"]
        y = 211.0
        shown = [line(SLOTS_X, 198, TRACKS_X - 26, 198, theme.line, 1)]
        facts = [
            (captions.count("network", final["network"]), final["network_vp"]),
            (captions.write("source-cult", {}), final["cult_vp"]),
            (captions.word("resources"), final["resources_vp"]),
        ]
        for i, (label, vp) in enumerate(facts):
            x = SLOTS_X + i * 84
            shown.append(text(x, y + 5, label, 9.5, theme.muted))
            shown.append(text(x, y + 22, f"+{vp}", 14, theme.ink, bold=True))
        total = captions.count("final-score" if self.over else "if-ended-now", final["total"])
        shown.append(text(SLOTS_X, y + 41, total, 10, theme.muted))
        right = TRACKS_X - 26
        shown.append(text(right, y + 41, captions.count("town-needs", seat["town_size"]), 10, theme.muted, "end"))
        for i in range(seat["keys"]):
            shown.append(icons.icon("KEY", HAND_X + 10 + i * 24, 236, 20))
        if not seat["keys"]:
            shown.append(text(HAND_X, 248, captions.word("no-key"), 10, theme.muted))
        if seat["priests_on_cults"]:
            shown.append(pieces.priest(HAND_X + 106, 243, self.colour, 0.95))
            orders = captions.count("in-orders", seat["priests_on_cults"])
            shown.append(text(HAND_X + 117, 248, orders, 9.5, theme.muted))
        return group(*shown, cls="prospects")


def standing(document: dict[str, Any], theme: Theme, captions: Captions) -> str:
    """A table of points: now, by final scoring, and in all; it fills the place beside an odd board."""
    seats = sorted(document["seats"], key=lambda seat: -(seat.get("final", {}).get("total", seat["vp"])))
    columns = (
        (330.0, captions.word("in-play" if document["over"] else "so-far")),
        (412.0, captions.word("area")),
        (492.0, captions.write("source-cult", {})),
        (572.0, captions.word("resources")),
        (646.0, captions.word("total")),
    )
    word = captions.word("final-scoring" if document["over"] else "standing")
    shown = [
        rect(0, 0, WIDTH, HEIGHT, theme.panel, 12, stroke=theme.line, stroke_width=1.2),
        text(16, 28, word, 14, theme.ink, bold=True),
    ]
    for x, label in columns:
        shown.append(text(x, 50, label, 10, theme.muted, "end"))
    for i, seat in enumerate(seats):
        y = 76 + i * 36
        final: dict[str, Any] = seat.get("final", {})
        coming = [final.get(key, 0) for key in ("network_vp", "cult_vp", "resources_vp")]
        total = final.get("total", seat["vp"])
        numbers = [total - sum(coming), *coming, total]
        shown.append(line(14, y - 20, WIDTH - 14, y - 20, theme.line, 1))
        colour = piece(seat["colour"])
        sign, name = captions.letter(seat["home"]), fitted(captions.faction(seat["faction"]), 14, 220)
        shown.append(circle(30, y - 2, 12, HALO) + pieces.marker(30, y - 2, colour, sign, 11))
        shown.append(text(52, y + 3, name, 14, theme.ink, bold=True))
        for (x, _), n in zip(columns, numbers, strict=True):
            shown.append(text(x, y + 3, str(n), 14, theme.ink, "end", bold=x in (columns[0][0], columns[-1][0])))
    return group(*shown, cls="standing", ident="standing", title=word)
