"""Colours: two themes, nine terrains with patterns, the players' pieces, the cults."""

from __future__ import annotations

from typing import Final

from hexarch.games.terra.drawing.svg import circle, el, path


class Ground:
    """A colour to draw on and the ink that is legible there."""

    __slots__ = ("fill", "ink")

    def __init__(self, fill: str, ink: str) -> None:
        self.fill: Final = fill
        self.ink: Final = ink


class Theme:
    """The colours of a drawing."""

    __slots__ = (
        "card",
        "edge",
        "faint",
        "id",
        "ink",
        "line",
        "lit",
        "lit_edge",
        "muted",
        "page",
        "panel",
        "pattern",
        "river",
        "river_ink",
        "terrain",
    )

    def __init__(
        self,
        theme_id: str,
        page: str,
        panel: str,
        card: str,
        ink: str,
        muted: str,
        line: str,
        faint: str,
        lit: str,
        lit_edge: str,
        edge: str,
        river: str,
        river_ink: str,
        pattern: str,
        terrain: dict[str, Ground],
    ) -> None:
        self.id: Final = theme_id
        self.page: Final = page
        self.panel: Final = panel
        self.card: Final = card
        self.ink: Final = ink
        self.muted: Final = muted
        self.line: Final = line
        self.faint: Final = faint
        self.lit: Final = lit
        self.lit_edge: Final = lit_edge
        self.edge: Final = edge  # border of a hex
        self.river: Final = river
        self.river_ink: Final = river_ink
        self.pattern: Final = pattern  # opacity of terrain patterns
        self.terrain: Final = terrain


_DARK_INK: Final = "#17120b"
_PALE_INK: Final = "#f7f2e8"

LIGHT: Final = Theme(
    "light",
    page="#efe8da",
    panel="#fbf8f1",
    card="#f3ecdd",
    ink="#2a241c",
    muted="#75695a",
    line="#d9cdb8",
    faint="#e8dfcd",
    lit="#fff3c4",
    lit_edge="#c88a00",
    edge="#fbf8f1",
    river="#cfe4ee",
    river_ink="#9fc3d6",
    pattern="0.34",
    terrain={
        "desert": Ground("#efd88c", _DARK_INK),
        "plains": Ground("#c79f72", _DARK_INK),
        "swamp": Ground("#6b6470", _PALE_INK),
        "lakes": Ground("#7fb4df", _DARK_INK),
        "forest": Ground("#97bf78", _DARK_INK),
        "mountains": Ground("#a9adb4", _DARK_INK),
        "wasteland": Ground("#dc9079", _DARK_INK),
        "ice": Ground("#ecf9ff", _DARK_INK),
        "volcano": Ground("#4b1f16", _PALE_INK),
    },
)

DARK: Final = Theme(
    "dark",
    page="#14161a",
    panel="#1e2127",
    card="#292d35",
    ink="#efe9dd",
    muted="#a59d8f",
    line="#3b414c",
    faint="#2a2f38",
    lit="#4a3d14",
    lit_edge="#f2b632",
    edge="#1e2127",
    river="#2c4557",
    river_ink="#46667c",
    pattern="0.3",
    terrain={
        "desert": Ground("#d0b35f", _DARK_INK),
        "plains": Ground("#a98257", _DARK_INK),
        "swamp": Ground("#4c4653", _PALE_INK),
        "lakes": Ground("#5a93c4", _DARK_INK),
        "forest": Ground("#6fa05a", _DARK_INK),
        "mountains": Ground("#8b9098", _DARK_INK),
        "wasteland": Ground("#c8755d", _DARK_INK),
        "ice": Ground("#d9eef5", _DARK_INK),
        "volcano": Ground("#43170f", _PALE_INK),
    },
)
THEMES: Final = {"light": LIGHT, "dark": DARK}

# Pieces are stronger than the terrain they stand on, and always outlined.
PIECES: Final = {
    "yellow": Ground("#ffce0a", "#2a241c"),
    "brown": Ground("#7d3f12", "#fff6e8"),
    "black": Ground("#1d1922", "#fff6e8"),
    "blue": Ground("#0f5fd0", "#ffffff"),
    "green": Ground("#0d7a34", "#ffffff"),
    "gray": Ground("#e9eef4", "#2a241c"),
    "red": Ground("#d0180f", "#ffffff"),
    "ice": Ground("#86e4f2", "#0b2a33"),
    "volcano": Ground("#ff8212", "#1c0c04"),
}
# Terrains that nobody can change any more have a rim of this colour.
RIMS: Final = {"ice": "#3f9fc8", "volcano": "#b8460d"}
NOBODY: Final = Ground("#8b8496", "#ffffff")  # while a home is not chosen
OUTLINE: Final = "#17130e"
HALO: Final = "#fffaf0"

CULTS: Final = {
    "FIRE": Ground("#d4512f", "#ffffff"),
    "WATER": Ground("#2f7fc4", "#ffffff"),
    "EARTH": Ground("#8a6234", "#ffffff"),
    "AIR": Ground("#8e9db3", "#ffffff"),
    "PRIESTS": Ground("#75695a", "#ffffff"),
}


def piece(colour: str | None) -> Ground:
    """The colour of a player's pieces."""
    return PIECES.get(colour or "", NOBODY)


def pattern_id(theme: Theme, terrain: str) -> str:
    """Name of the pattern of a terrain, apart for each theme so that two drawings can share a page."""
    return f"hx-{theme.id}-{terrain}"


def patterns(theme: Theme) -> str:
    """A texture for every terrain, from sand and furrows to crystals and lava; ripples for the river."""
    drawn: dict[str, tuple[float, float, str]] = {
        "desert": (12, 12, circle(3, 3, 1.2, "#7a5a00") + circle(9, 9, 1.2, "#7a5a00")),
        "plains": (16, 12, _strokes("M1 3H8M9 9H16", "#3d2208", 1.6)),
        "swamp": (16, 16, _strokes("M4 11V5M7 11V3M1 11V7M0 13H9M12 6V1M15 6V2", "#ffffff", 1.3)),
        "lakes": (18, 10, _strokes("M0 5Q4.5 0 9 5T18 5", "#08396b", 1.5)),
        "forest": (16, 18, path("M4 1L8 9H0ZM12 10L16 18H8Z", "#0d4a1d")),
        "mountains": (18, 16, _strokes("M1 8L5 2L9 8M10 15L14 9L18 15", "#22272e", 1.6)),
        "wasteland": (18, 18, _strokes("M2 1L6 5L4 9L9 13M13 3L11 7L15 10L13 16", "#5c1405", 1.5)),
        "ice": (
            20,
            20,
            _strokes("M5 1V9M1.5 3L8.5 7M8.5 3L1.5 7M15 11V19M11.5 13L18.5 17M18.5 13L11.5 17", "#1479a8", 1.3),
        ),
        "volcano": (
            22,
            20,
            _strokes("M0 6L5 3L8 7L6 12L11 15L10 20M11 15L17 12L22 16M17 12L15 6L18 0", "#ff7b1c", 1.6),
        ),
    }
    strong = {"ice": "0.5", "volcano": "0.75"}  # nothing else tells them from river and swamp
    found = [_pattern(theme, name, *one, strong.get(name, theme.pattern)) for name, one in drawn.items()]
    ripples = _strokes("M2 6Q5 3 8 6T14 6M12 15Q15 12 18 15T24 15", theme.river_ink, 1.3)
    found.append(_pattern(theme, "river", 26, 18, ripples, "0.8"))
    return "".join(found)


def _strokes(d: str, stroke: str, width: float) -> str:
    return path(d, "none", stroke=stroke, stroke_width=width, stroke_linecap="round", stroke_linejoin="round")


def _pattern(theme: Theme, name: str, width: float, height: float, body: str, opacity: str) -> str:
    return el(
        "pattern",
        el("g", body, opacity=opacity),
        id=pattern_id(theme, name),
        width=width,
        height=height,
        patternUnits="userSpaceOnUse",
    )
