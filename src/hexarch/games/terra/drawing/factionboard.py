"""A faction board: hand, power, structures left with the income beneath, tracks, tiles, points and prospects."""

from __future__ import annotations

from typing import Any, Final

from hexarch.games.terra.drawing import icons, pieces
from hexarch.games.terra.drawing.abilities import LEFT as TRACKS_X
from hexarch.games.terra.drawing.abilities import Abilities
from hexarch.games.terra.drawing.hexmap import small_hex
from hexarch.games.terra.drawing.labels import Captions, capital
from hexarch.games.terra.drawing.svg import circle, fitted, group, line, path, rect, text, width_of
from hexarch.games.terra.drawing.theme import HALO, Theme, piece

WIDTH: Final = 672.0
HEIGHT: Final = 262.0
HEAD: Final = 36.0
HAND_X: Final = 14.0  # the first two of three columns
SLOTS_X: Final = 212.0
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
        self.document = document
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
            shown += [self._hand(), self._structures(), self._prospects()]
            shown.append(line(TRACKS_X - 12, 48, TRACKS_X - 12, HEIGHT - 12, theme.line, 1))
            shown.append(Abilities(self.document, seat, theme, self.captions, WIDTH - 14).draw())
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
            if seat["second"]:
                begun = self.captions.write("draw-begun-on", {"terrain": self.captions.terrain(seat["second"])})
                sign = small_hex(self.theme, self.captions, seat["second"], (x + 9, HEAD / 2), 12.5, stroke=ink)
                shown.append(group(sign, cls="second", title=capital(begun)))
                x += 27
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
        if "SY" in rows:
            shown.append(self._slots(rows["SY"], x + 8 + 3 * 40 + 2, SLOT_ROWS[0], 34))
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
            empty = i < row["built"] + row["removed"]
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
        if final["tile"] is not None:
            facts.append((captions.count("tile-measure", final["tile"]), final["tile_vp"]))
        for i, (label, vp) in enumerate(facts):
            x = SLOTS_X + i * 252 / len(facts)
            shown.append(text(x, y + 5, label, 9.5, theme.muted))
            shown.append(text(x, y + 22, f"+{vp}", 14, theme.ink, bold=True))
        total = captions.count("final-score" if self.over else "if-ended-now", final["total"])
        shown.append(text(SLOTS_X, y + 41, total, 10, theme.muted))
        right = TRACKS_X - 26
        shown.append(text(right, y + 41, captions.count("town-needs", seat["town_size"]), 10, theme.muted, "end"))
        if seat["fleet"]:
            shown.append(self._fleet(seat["fleet"]))
        for i in range(seat["keys"]):
            shown.append(icons.icon("KEY", HAND_X + 10 + i * 24, 236, 20))
        if not seat["keys"]:
            shown.append(text(HAND_X, 248, captions.word("no-key"), 10, theme.muted))
        if seat["priests_on_cults"]:
            shown.append(pieces.priest(HAND_X + 106, 243, self.colour, 0.95))
            orders = captions.count("in-orders", seat["priests_on_cults"])
            shown.append(text(HAND_X + 117, 248, orders, 9.5, theme.muted))
        return group(*shown, cls="prospects")

    def _fleet(self, ships: dict[str, Any]) -> str:
        """Ships on the map and seals placed."""
        values: dict[str, str | int] = {"ships": ships["afloat"], "most": ships["most"], "seals": ships["seals"]}
        told = self.captions.write("draw-fleet", values)
        return group(icons.icon("SHIP", HAND_X + 8, 214, 15), text(HAND_X + 20, 218, told, 9.5, self.theme.muted))


def standing(document: dict[str, Any], theme: Theme, captions: Captions) -> str:
    """A table of points: now, by final scoring, and in all; it fills the place beside an odd board."""
    seats = sorted(document["seats"], key=lambda seat: -(seat.get("final", {}).get("total", seat["vp"])))
    extra = document["final_tile"] is not None
    parts = [("network_vp", captions.word("area")), ("cult_vp", captions.write("source-cult", {}))]
    parts.append(("resources_vp", captions.word("resources")))
    if extra:
        parts.insert(0, ("tile_vp", captions.word("tile")))
    titles = [captions.word("in-play" if document["over"] else "so-far")]
    titles += [title for _, title in parts] + [captions.word("total")]
    step = 70.0 if extra else 79.0
    columns = [(646 - step * (len(titles) - 1 - i), title) for i, title in enumerate(titles)]
    word = captions.word("final-scoring" if document["over"] else "standing")
    shown = [
        rect(0, 0, WIDTH, HEIGHT, theme.panel, 12, stroke=theme.line, stroke_width=1.2),
        text(16, 28, word, 14, theme.ink, bold=True),
    ]
    for x, label in columns:
        shown.append(text(x, 50, label, 10, theme.muted, "end"))
    row = min(36.0, (HEIGHT - 88) / max(1, len(seats) - 1))
    for i, seat in enumerate(seats):
        y = 76 + i * row
        final: dict[str, Any] = seat.get("final", {})
        coming = [final.get(key, 0) for key, _ in parts]
        total = final.get("total", seat["vp"])
        numbers = [total - sum(coming), *coming, total]
        shown.append(line(14, y - row / 2 - 2, WIDTH - 14, y - row / 2 - 2, theme.line, 1))
        colour = piece(seat["colour"])
        sign, name = captions.letter(seat["home"]), fitted(captions.faction(seat["faction"]), 14, 220)
        shown.append(circle(30, y - 2, 12, HALO) + pieces.marker(30, y - 2, colour, sign, 11))
        shown.append(text(52, y + 3, name, 14, theme.ink, bold=True))
        for (x, _), n in zip(columns, numbers, strict=True):
            shown.append(text(x, y + 3, str(n), 14, theme.ink, "end", bold=x in (columns[0][0], 646)))
    return group(*shown, cls="standing", ident="standing", title=word)
