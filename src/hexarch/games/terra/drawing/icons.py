"""Signs for resources, cults and actions, each about 16 wide around the origin; and rows of them."""

from __future__ import annotations

from typing import Final

from hexarch.games.terra.drawing import pieces
from hexarch.games.terra.drawing.svg import circle, el, group, line, number, path, polygon, text, width_of
from hexarch.games.terra.drawing.theme import CULTS, OUTLINE, Ground, Theme

PURPLE: Final = "#7b3fae"
GOLD: Final = "#eeb02b"
GOLD_EDGE: Final = "#8a5a00"
BRONZE: Final = "#9a5a1f"
STEEL: Final = "#8592a0"
CLOTH: Final = Ground("#f4efe4", "#2a241c")
USED: Final = "#c62f22"
SPACED: Final = 1.25  # from one sign to the next

_FLAME: Final = "M0-8C2-4 6-2 6 3A6 5.5 0 0 1-6 3C-6 0-4-1-3-4C-1.5-3-1-1.5-1 0C1-2 1-5 0-8Z"
_DROP: Final = "M0-8C3-3 6 0 6 3A6 5.2 0 0 1-6 3C-6 0-3-3 0-8Z"
_LEAF: Final = "M-7 6C-8-3 0-8 8-7C8 1 3 7-4 6L-6 8Z"
_SWIRL: Final = "M-8-2H3A3 3 0 1 0 0-5M-8 2H6A2.8 2.8 0 1 1 3.5 5M-5 6H-1"
_SPADE: Final = "M-4.5 1H4.5V4Q4 8 0 9Q-4 8-4.5 4Z"
_HULL: Final = "M-8 3H8L5 8H-5Z"


def _coin() -> str:
    return circle(0, 0, 7, GOLD, stroke=GOLD_EDGE, stroke_width=1.4) + circle(
        0, 0, 4, "none", stroke=GOLD_EDGE, stroke_width=1
    )


def _worker() -> str:
    edge: dict[str, str | float | int | None] = {
        "stroke": "#3c3c3c",
        "stroke_width": 1,
        "stroke_linejoin": "round",
    }
    return (
        polygon([(0, -7), (7, -3.5), (0, 0), (-7, -3.5)], "#ffffff", **edge)
        + polygon([(-7, -3.5), (0, 0), (0, 7.5), (-7, 4)], "#d6d0c6", **edge)
        + polygon([(7, -3.5), (0, 0), (0, 7.5), (7, 4)], "#a39c91", **edge)
    )


def _power() -> str:
    return circle(0, 0, 7, PURPLE, stroke="#3c1a5b", stroke_width=1.2) + path(
        "M1.5-5.5L-3.5 1H0L-1.5 5.5L3.5-1H0Z", "#fff"
    )


def _token() -> str:
    """A power token itself, that comes into the game or leaves it."""
    disc = circle(0, 0, 7, PURPLE, stroke="#3c1a5b", stroke_width=1.2)
    return disc + circle(0, 0, 4.2, "none", stroke="#ffffff", stroke_width=1.6)


def _volcano() -> str:
    cone = path("M-9 8L-3.5-3H3.5L9 8Z", "#4b1f16", stroke=OUTLINE, stroke_width=1, stroke_linejoin="round")
    return cone + path("M-3.5-3H3.5L5.5 2L2.5 0.5L1 5L-1.5 0L-4.5 2ZM0-9L2.5-5H-2.5Z", "#ff8212")


def _spade() -> str:
    handle = line(0, -8, 0, 1, "#7a4a1c", 2) + line(-3.5, -8, 3.5, -8, "#7a4a1c", 2)
    return handle + path(_SPADE, STEEL, stroke="#333a42", stroke_width=1.1)


def _key() -> str:
    return (
        path("M-1 0H8V4H5V2H3V4H1V2", GOLD, stroke=GOLD_EDGE, stroke_width=1.1, stroke_linejoin="round")
        + circle(-4, 0, 3.6, "none", stroke=GOLD_EDGE, stroke_width=3.6)
        + circle(-4, 0, 3.6, "none", stroke=GOLD, stroke_width=2)
    )


def _ship() -> str:
    sail = path("M1-8L7 1H1ZM-1-6V1H-6Z", "#fffaf0", stroke=OUTLINE, stroke_width=1, stroke_linejoin="round")
    return sail + path(_HULL, "#a8682c", stroke=OUTLINE, stroke_width=1.1, stroke_linejoin="round")


def _shipping() -> str:
    """A step of shipping: a ship and an arrow upwards."""
    arrow = path("M6 8V-2M3 1.5L6-2L9 1.5", "none", stroke="#1c6b2f", stroke_width=2.2, stroke_linejoin="round")
    return group(_ship(), at=(-2.5, 1), scale=0.8) + arrow


def _sail() -> str:
    """Ships move: a ship and an arrow onwards."""
    arrow = path("M-8 8.5H7M4 5.5L7.5 8.5L4 11.5", "none", stroke=OUTLINE, stroke_width=1.8, stroke_linejoin="round")
    return group(_ship(), at=(0, -3), scale=0.85) + arrow


def _favor() -> str:
    star = "M0-8L2.2-2.6L8-2L3.6 1.8L5 7.6L0 4.5L-5 7.6L-3.6 1.8L-8-2L-2.2-2.6Z"
    return path(star, GOLD, stroke=GOLD_EDGE, stroke_width=1.2, stroke_linejoin="round")


def _seal() -> str:
    ribbon = path("M-4 3L-6 9L-2 7.5L0 4L2 7.5L6 9L4 3Z", "#8f1d1d", stroke=OUTLINE, stroke_width=0.9)
    return ribbon + circle(0, -1.5, 6, "#c62f22", stroke=OUTLINE, stroke_width=1.1) + circle(0, -1.5, 3, "#f3d9b0")


def _bridge() -> str:
    arch = "M-9 6V0Q0-8 9 0V6H5.5V4.5A5.5 5.5 0 0 0-5.5 4.5V6Z"
    return path(arch, "#a8682c", stroke=OUTLINE, stroke_width=1.2, stroke_linejoin="round")


def _town() -> str:
    houses = "M-9 8V0L-5-4L-1 0V-3L3.5-8L8-3V8Z"
    return path(houses, BRONZE, stroke=OUTLINE, stroke_width=1.1, stroke_linejoin="round")


def _steps() -> str:
    """A step on a cult track of the player's choice: the four colours."""
    corners = {"FIRE": (-4, -4), "WATER": (4, -4), "EARTH": (-4, 4), "AIR": (4, 4)}
    return "".join(
        circle(x, y, 3.4, CULTS[name].fill, stroke=OUTLINE, stroke_width=0.8) for name, (x, y) in corners.items()
    )


def cult(name: str, x: float, y: float, r: float = 9) -> str:
    """The sign of a cult on a disc of its colour."""
    return _use(name, x, y, r / 11)


def _use(name: str, x: float, y: float, scale: float) -> str:
    """A sign that `definitions` draws, at a place."""
    place = f"translate({number(x)} {number(y)})" + (f" scale({number(scale)})" if scale != 1 else "")
    return el("use", href=f"#hx-{name}", transform=place)


def definitions() -> str:
    """Every sign once; what `icon` and `cult` place refers to these."""
    signs = {**_SIGNS, **{name: _cult(name) for name in CULTS}}
    return "".join(el("g", body, id=f"hx-{name}") for name, body in signs.items())


def _cult(name: str) -> str:
    ground = CULTS[name]
    disc = circle(0, 0, 11, ground.fill, stroke=OUTLINE, stroke_width=1)
    if name == "PRIESTS":
        inner = group(path(pieces.PRIEST, ground.ink), scale=0.8)
    elif name == "AIR":
        inner = group(
            path(_SWIRL, "none", stroke=ground.ink, stroke_width=1.9, stroke_linecap="round"),
            scale=0.78,
        )
    else:
        inner = group(path({"FIRE": _FLAME, "WATER": _DROP, "EARTH": _LEAF}[name], ground.ink), scale=0.78)
    return disc + inner


def icon(name: str, x: float, y: float, size: float = 16) -> str:
    """The sign of a resource or a thing: C W P PW TOKEN SPADE KEY SHIP SAIL BRIDGE TOWN STEP VOLCANO SEAL."""
    return _use(name, x, y, size / 16)


_SIGNS: Final = {
    "C": _coin(),
    "W": _worker(),
    "P": pieces.priest(0, 0.5, CLOTH, 0.92),
    "PW": _power(),
    "TOKEN": _token(),
    "VOLCANO": _volcano(),
    "SPADE": _spade(),
    "KEY": _key(),
    "SHIP": _ship(),
    "SHIPPING": _shipping(),
    "SAIL": _sail(),
    "FAVOR": _favor(),
    "SEAL": _seal(),
    "BRIDGE": _bridge(),
    "TOWN": _town(),
    "STEP": _steps(),
}


def vp(x: float, y: float, n: int | str, r: float = 11) -> str:
    """Victory points: a rosette with the number."""
    shape = "M" + "L".join(
        f"{number(px)} {number(py)}" for px, py in [_ray(i, 12 if i % 2 else 10.2) for i in range(20)]
    )
    shown = str(n)
    size = 11 if len(shown) < 3 else 8.5
    return group(
        path(shape + "Z", BRONZE, stroke="#4d2a0a", stroke_width=1.2, stroke_linejoin="round"),
        text(0, size * 0.37, shown, size, "#fff8ea", "middle", bold=True),
        at=(x, y),
        scale=r / 12,
    )


def _ray(i: int, r: float) -> tuple[float, float]:
    """A point of the rosette: twenty directions, without trigonometry at run time."""
    cos = (1, 0.9511, 0.809, 0.5878, 0.309, 0, -0.309, -0.5878, -0.809, -0.9511)
    c = cos[i % 10] * (1 if i < 10 else -1)
    s = cos[(i - 5) % 10] * (1 if 0 <= i - 5 < 10 else -1)
    return r * c, r * s


def octagon(x: float, y: float, r: float, fill: str, stroke: str, width: float = 1.6) -> str:
    """The space of an action."""
    k = r * 0.4142
    points = [(k, -r), (r, -k), (r, k), (k, r), (-k, r), (-r, k), (-r, -k), (-k, -r)]
    return polygon([(x + px, y + py) for px, py in points], fill, stroke=stroke, stroke_width=width)


def cross(x: float, y: float, r: float) -> str:
    """Crossed out: used in this round."""
    return path(
        f"M{number(x - r)} {number(y - r)}L{number(x + r)} {number(y + r)}"
        f"M{number(x + r)} {number(y - r)}L{number(x - r)} {number(y + r)}",
        "none",
        stroke=USED,
        stroke_width=r / 4.5,
        stroke_linecap="round",
        cls="used",
    )


def amount_width(amount: dict[str, int], size: float = 16) -> float:
    """Width of a row of amounts."""
    total = 0.0
    for n in amount.values():
        total += (width_of(str(n), size * 0.8) + 1 if n != 1 else 0) + size * SPACED
    return total - size * (SPACED - 1)


def amounts(
    theme: Theme, amount: dict[str, int], x: float, y: float, size: float = 16, anchor: str = "start", ink: str = ""
) -> str:
    """A row of numbers and signs around the height y; a single thing needs no number."""
    if anchor != "start":
        x -= amount_width(amount, size) / (2 if anchor == "middle" else 1)
    shown = []
    for name, n in amount.items():
        if n != 1:
            wide = width_of(str(n), size * 0.8)
            shown.append(text(x + wide, y + size * 0.3, str(n), size * 0.8, ink or theme.ink, "end", bold=True))
            x += wide + 1
        if name == "VP":
            shown.append(vp(x + size / 2, y, "", size / 2))
        else:
            shown.append(icon(name, x + size / 2, y, size))
        x += size * SPACED
    return el("g", *shown, cls="amount")
