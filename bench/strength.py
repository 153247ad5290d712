"""Rewrite the tables of docs/strength.md from the reports in docs/strength/.

    python bench/strength.py          # after `hexarch arena ... --json > docs/strength/NAME.json`

Prose stays; what stands between two markers is replaced.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

DOCS = Path(__file__).resolve().parent.parent / "docs"
LEVELS = ("random", "greedy", "steward", "elder", "first")
FIRST = "elder@tests/museum/0.1.0/"  # how a report names elder as it was at first

Report = dict[str, Any]


def reports() -> dict[str, Report]:
    """Every stored report by its name, weakest bot first."""
    found = {path.stem: json.loads(path.read_text("utf-8")) for path in (DOCS / "strength").glob("*.json")}
    return dict(sorted(found.items(), key=lambda pair: [LEVELS.index(bot) for bot in pair[0].split("-")]))


def table(head: list[str], rows: list[list[object]]) -> list[str]:
    """Lines of a table."""
    lines: list[list[object]] = [[*head], ["---"] * len(head), *rows]
    return [f"| {' | '.join([str(cell) for cell in line])} |" for line in lines]


def equal(found: dict[str, Report]) -> list[str]:
    """Four seats of the same bot: points, where they come from, and by faction."""
    alone = {name: report for name, report in found.items() if len(report["bots"]) == 1}
    bots = {name: report["bots"][name] for name, report in alone.items()}
    people = next(iter(alone.values()))["people"]
    rows: list[list[object]] = []
    for name, bot in bots.items():
        low, high = bot["mean_vp_95"]
        report = alone[name]
        row = [name, report["games"], f"**{bot['mean_vp']}**", f"{low} to {high}", bot["spread_vp"], bot["least_vp"]]
        rows.append([*row, bot["most_vp"], report["winner_vp"], bot["ms_per_decision"]])
    rows.append(["people of the league", 71, people["total"], "", "", "", "", people["winner"], ""])
    head = ["bot", "games", "mean VP", "95 %", "spread", "least", "most", "winner's mean", "ms a decision"]
    lines = [
        *table(head, rows),
        "",
        "Where the points come from, mean of a seat (favor tiles 10, 11 and 12 together):",
        "",
    ]
    sources = [[s, *(bot["by_source"][s] for bot in bots.values()), vp] for s, vp in people["vp"].items()]
    lines += [*table(["source", *bots, "people"], sources), "", "By faction (seats):", ""]
    names = sorted({faction for bot in bots.values() for faction in _by_faction(bot)})
    return lines + table(["faction", *bots], [[f, *(_cell(bot, f) for bot in bots.values())] for f in names])


def _by_faction(bot: Report) -> Report:
    """Older reports call what a seat plays its faction, newer ones its label."""
    found: Report = bot.get("by_label") or bot["by_faction"]
    return found


def _cell(bot: Report, faction: str) -> str:
    one = _by_faction(bot).get(faction)
    return f"{one['mean_vp']} ({one['seats']})" if one else ""


def against(found: dict[str, Report]) -> list[str]:
    """Two against two."""
    rows: list[list[object]] = []
    for report in found.values():
        for pair in report["pairs"]:
            low, high = (round(100 * share) for share in pair["share_95"])
            less, more = pair["per_seat_95"]
            won = f"{pair['wins']} ({round(100 * pair['share'])} %)"
            other = "elder of version 0.1.0" if pair["against"].startswith(FIRST) else pair["against"]
            name = f"{pair['bot']} against {other}"
            rows.append([name, pair["sets"], won, f"{low} to {high} %", pair["per_seat"], f"{less} to {more}"])
    return table(["", "sets", "won", "95 %", "points a seat ahead", "95 %"], rows)


def commands(found: dict[str, Report]) -> list[str]:
    """What gave each report."""
    return [
        f"- `{name}.json`: `{report['command']}`, fingerprint `{report['digest']}`, refused choices {report['illegal']}"
        for name, report in found.items()
    ]


def main() -> None:
    """Replace each part of the page by its tables."""
    path = DOCS / "strength.md"
    text = path.read_text("utf-8")
    found = reports()
    for name, lines in (("equal", equal(found)), ("against", against(found)), ("commands", commands(found))):
        parts = re.split(f"(<!-- /?{name} -->)", text)
        if len(parts) != 5:
            raise SystemExit(f"{path.name}: the markers of {name} are missing")
        parts[2] = "\n" + "\n".join(lines) + "\n"
        text = "".join(parts)
    path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
