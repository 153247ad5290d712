"""A position as text for a terminal: the map in colours, then a line for each seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from hexarch.games.terra.game import Game

# Background of each colour of terrain in the palette of 256.
BACKGROUND: Final = {
    "yellow": 221,
    "brown": 137,
    "black": 240,
    "blue": 75,
    "green": 71,
    "gray": 250,
    "red": 167,
}
WIDTH: Final = 4


def ansi(game: Game) -> str:
    """The whole position."""
    shown = game.view()
    lines = [f"round {shown['round']} of {shown['rounds']}, turn {shown['turn']}, {shown['phase']}"]
    lines += _map(shown)
    lines += [_seat(seat, shown) for seat in shown["seats"]]
    return "\n".join(lines) + "\n"


def _map(shown: dict[str, Any]) -> list[str]:
    """Rows of hexes, odd rows half a hex to the right; a structure as its owner's number and its letters."""
    rows: dict[int, dict[int, str]] = {}
    for hex_ in shown["map"]["hexes"]:
        text = f"{hex_['owner'] + 1}{hex_['id']}" if hex_["id"] else ""
        cell = f"\x1b[30;48;5;{BACKGROUND[hex_['colour']]}m{text:^{WIDTH}}\x1b[0m"
        rows.setdefault(hex_["row"], {})[hex_["column"]] = cell
    for river in shown["map"]["rivers"]:
        rows.setdefault(river["row"], {})[river["column"]] = f"{'~':^{WIDTH}}"
    found = []
    for number, row in sorted(rows.items()):
        indent = " " * (WIDTH // 2 if number % 2 else 0)
        found.append(indent + "".join(row.get(column, " " * WIDTH) for column in range(max(row) + 1)))
    return found


def _seat(seat: dict[str, Any], shown: dict[str, Any]) -> str:
    """Number, faction, points and hand."""
    mark = ">" if seat["seat"] in shown["to_act"][:1] else " "
    line = f"{mark}{seat['seat'] + 1} {seat['faction'] or '-':<15} {seat['vp']:>3} VP"
    if seat["faction"] is None:
        return line
    hand = " ".join(f"{n:>2}{key}" for key, n in seat["resources"].items())
    bowls = "/".join(str(n) for n in seat["bowls"])
    cults = "/".join(str(n) for n in seat["cults"].values())
    passed = " passed" if seat["passed"] else ""
    return f"{line}  {hand}  power {bowls:<7} cults {cults}{passed}"
