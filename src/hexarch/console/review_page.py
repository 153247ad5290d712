"""A review as one HTML page that needs nothing else: what the bot expected through the game, sums, every decision."""

from __future__ import annotations

from html import escape
from importlib import resources
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hexarch.kernel.game import Title
    from hexarch.words import Words

WIDTH, HEIGHT = 900, 360
LEFT, RIGHT, TOP, BOTTOM = 44, 130, 14, 34
STYLES = ("arena/report.css", "console/review.css")
LABEL = 15  # room for the name of a seat beside its line


def page(game: Title, words: Words, document: dict[str, Any], title: str) -> str:
    """The page of a document of figures, as `--json` prints it."""
    css = "".join((resources.files("hexarch") / path).read_text(encoding="utf-8") for path in STYLES)
    decisions = document["decisions"]
    told = words.text("console-review-title", bot=document["bot"], n=len(decisions))
    body = [f"<h1>{escape(title)}</h1>", f"<p>{escape(told)}</p>"]
    if decisions:
        body += [
            _heading(words, "chart"),
            _chart(game, words, document),
            _heading(words, "sums"),
            _sums(game, words, document),
        ]
        body.append(f'<p class="soft">{escape(words.text("console-review-note"))}</p>')
        dearest = [decisions[place] for place in document["worst"][:10]]
        if dearest:
            body += [_heading(words, "worst"), _decisions(game, words, dearest)]
        body += [_heading(words, "every"), _decisions(game, words, decisions)]
    head = '<meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>'
    head += f"<title>{escape(title)}</title><style>{css}</style>"
    inside = "\n".join(body)
    return f'<!DOCTYPE html>\n<html lang="{words.language}"><head>{head}</head>\n<body>\n{inside}\n</body></html>\n'


def _heading(words: Words, key: str) -> str:
    return f"<h2>{escape(words.text(f'console-review-{key}'))}</h2>"


def _table(head: list[str], rows: list[str], kind: str = "sums") -> str:
    top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    inside = f"<thead><tr>{top}</tr></thead><tbody>{''.join(rows)}</tbody>"
    return f'<div class="wide"><table class="{kind}">{inside}</table></div>'


def _cells(cells: list[str]) -> str:
    return "".join(f"<td>{escape(cell)}</td>" for cell in cells)


def _sums(game: Title, words: Words, document: dict[str, Any]) -> str:
    head = [words.say("console-col-seat")]
    head += [words.text(f"console-review-{key}") for key in ("vp", "decisions", "agreed", "lost", "mean", "dearest")]
    rows = []
    for seat in document["seats"]:
        count = seat["decisions"]
        figures = [str(seat["vp"]), str(count), f"{seat['agreed'] / count:.0%}", f"{seat['lost']:.1f}"]
        figures += [f"{seat['lost'] / count:.2f}", f"{seat['worst']:.1f}"]
        role = game.name(words, seat["label"])
        name = f"{role} ({seat['player']})" if role else seat["player"]
        rows.append(f"<tr>{_cells([name, *figures])}</tr>")
    return _table(head, rows)


def _decisions(game: Title, words: Words, found: list[dict[str, Any]]) -> str:
    """A row for each: where, whose, what was expected, what was played and what is better, what was lost."""
    head = [words.text(f"console-review-col-{key}") for key in ("place", "who", "expects", "played", "lost")]
    rows = []
    for one in found:
        where = words.text("console-review-round", n=one["round"])
        number = ("line", one["line"]) if one["line"] else ("choice", one["first"])
        where += f", {words.text(f'console-review-{number[0]}', n=number[1])}"
        who = game.name(words, one["label"]) or str(one["seat"] + 1)
        played = f"<code>{escape(one['played'])}</code> ({one['after_played']:.1f})"
        if one["preferred"] != one["played"]:
            better = escape(words.text("console-review-preferred"))
            played += f'<br/><span class="better">{better} <code>{escape(one["preferred"])}</code></span>'
            played += f" ({one['after_preferred']:.1f})"
        kind = ' class="lost"' if one["lost"] >= 1 else ""
        lost = f"{one['lost']:.1f}" if one["lost"] else ""
        expected = f"{one['estimates'][one['seat']]:.1f}"
        rows.append(f'<tr{kind}>{_cells([where, who, expected])}<td class="words">{played}</td>{_cells([lost])}</tr>')
    return _table(head, rows, "decisions")


def _chart(game: Title, words: Words, document: dict[str, Any]) -> str:
    """The estimate of every seat over the choices of the game, with the ten dearest decisions as dots."""
    decisions = document["decisions"]
    values = [points for one in decisions for points in one["estimates"]]
    low, high = min(values), max(*values, min(values) + 1)
    first, last = decisions[0]["first"], max(decisions[-1]["first"], decisions[0]["first"] + 1)

    def x(choice: int) -> float:
        return LEFT + (choice - first) / (last - first) * (WIDTH - LEFT - RIGHT)

    def y(points: float) -> float:
        return TOP + (high - points) / (high - low) * (HEIGHT - TOP - BOTTOM)

    parts = [f"<title>{escape(words.text('console-review-chart'))}</title>"]
    step = next(n for n in (1, 2, 5, 10, 20, 50, 100, 10**6) if (high - low) / n <= 8)
    for level in range(int(low // step + 1) * step, int(high) + 1, step):
        parts.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(level):.1f}" y2="{y(level):.1f}"/>')
        parts.append(f'<text class="level" x="{LEFT - 6}" y="{y(level) + 4:.1f}">{level}</text>')
    begun = -1
    for one in decisions:
        if one["round"] != begun:
            begun, at = one["round"], x(one["first"])
            parts.append(f'<line class="grid" x1="{at:.1f}" x2="{at:.1f}" y1="{TOP}" y2="{HEIGHT - BOTTOM}"/>')
            if begun:
                parts.append(f'<text class="tick" x="{at:.1f}" y="{HEIGHT - 12}">{begun}</text>')
    taken: list[float] = []
    for seat, name in sorted(enumerate(document["labels"]), key=lambda p: y(decisions[-1]["estimates"][p[0]])):
        points = " ".join(f"{x(one['first']):.1f},{y(one['estimates'][seat]):.1f}" for one in decisions)
        parts.append(f'<polyline class="line p{seat}" points="{points}"/>')
        at = max(y(decisions[-1]["estimates"][seat]), taken[-1] + LABEL if taken else 0.0)
        taken.append(at)
        parts.append(f'<path class="line p{seat}" d="M {WIDTH - RIGHT + 6} {at:.1f} h 20"/>')
        parts.append(f'<text x="{WIDTH - RIGHT + 32}" y="{at + 4:.1f}">{escape(game.name(words, name))}</text>')
    for place in document["worst"][:10]:
        one = decisions[place]
        where = f'cx="{x(one["first"]):.1f}" cy="{y(one["estimates"][one["seat"]]):.1f}"'
        parts.append(
            f'<circle class="slip" {where} r="4"><title>-{one["lost"]:.1f}: {escape(one["played"])}</title></circle>'
        )
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img">{"".join(parts)}</svg>'
