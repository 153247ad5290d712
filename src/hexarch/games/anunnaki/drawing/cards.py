"""Pacts on display, and what everybody has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hexarch.games.anunnaki import names
from hexarch.games.anunnaki.drawing.svg import HOUSES, MANA, Picture, Point

if TYPE_CHECKING:
    from hexarch.games.anunnaki.edition import Edition

WIDTH: Final = 206.0
PACT: Final = 96.0
PANEL: Final = 372.0
LINE: Final = 17.0
SEAT: Final = 226.0
KINDS: Final = (*names.RESOURCES, "any")


def pacts(p: Picture, edition: Edition, view: dict[str, Any], at: Point) -> None:
    """The display: cost on top, the bonus in the middle, points and steps below."""
    x, y = at
    for name in view["pacts"]:
        one = next(pact for pact in edition.pacts if pact.name == name)
        house = names.HOUSES[one.house] if one.house >= 0 else ""
        p.box(x, y, WIDTH - 8, PACT, p.land, HOUSES.get(house, p.line))
        p.text(
            (x + 8, y + 16), p.label(f"house-{house}", {}) if house else "–", 11, HOUSES.get(house, p.faint), "start"
        )
        p.text((x + WIDTH - 16, y + 16), name.rpartition("_")[2], 11, p.faint, "end")
        p.icons((x + 8, y + 32), [(KINDS[i], n) for i, n in enumerate(one.cost) if n])
        for i, (kind, n) in enumerate(one.bonus):
            p.text((x + 8, y + 56 + 13 * i), p.label(f"some-{names.REWARDS[kind]}", {"count": n}), 11, anchor="start")
        score = f"{p.label('some-vp', {'count': one.vp})}, {p.label('some-commerce', {'count': one.steps})}"
        p.text((x + 8, y + PACT - 8), score, 11, p.faint, "start")
        x += WIDTH
    p.text((x + 8, y + PACT / 2), f"+ {view['pile']}", 16, p.faint, "start")


def seat(p: Picture, row: dict[str, Any], at: Point, to_act: bool) -> None:
    """One player: points, resources, mana, gods, pacts, artefacts and how many weapons."""
    x, y = at
    colour = HOUSES.get(row["house"], p.faint)
    called = f"{row['name']} – {p.label('house-' + row['house'], {})}" if row["house"] else row["name"]
    p.box(x, y, PANEL - 10, SEAT, p.land, colour if to_act else p.line)
    p.box(x, y, PANEL - 10, 26, colour)
    p.text((x + 10, y + 18), called, 14, "#ffffff", "start", True)
    p.text((x + PANEL - 22, y + 18), p.label("some-vp", {"count": row["vp"]}), 14, "#ffffff", "end", True)
    width = p.icons((x + 10, y + 44), [(kind, n) for kind, n in row["resources"].items() if n], 7)
    if row["mana"]:
        p.circle((x + 20 + width, y + 44), 7, MANA, p.line, p.label("reward-mana", {}))
        p.text((x + 32 + width, y + 49), str(row["mana"]), 13, anchor="start")
    lines = [
        ("gods", [p.label(f"god-{god}", {}) + ("*" if god in row["summoned"] else "") for god in row["gods"]]),
        ("artefacts", [p.label(f"artefact-{one}", {}) for one in row["artefacts"]]),
        ("upgraded", [p.label(f"tile-{one}", {}) for one in row["upgraded"]]),
        ("pacts", [one.replace("_", " ") for one in row["pacts"]]),
        ("completed", [str(len(row["completed"]))]),
        ("hand", [f"{row['hand']} (+{row['deck']})"]),
        ("reserve", [str(row["reserve"])]),
        ("row", [str(row["row"])]),
        ("tokens", [str(row["tokens"] + row["major_token"])]),
    ]
    for i, (name, said) in enumerate(lines):
        line = y + 68 + i * LINE
        p.text((x + 10, line), p.label(f"view-{name}", {}), 11, p.faint, "start")
        p.text((x + 158, line), _short(", ".join(said) or "–"), 11, anchor="start")


def _short(text: str, most: int = 34) -> str:
    return text if len(text) <= most else f"{text[: most - 1]}…"
