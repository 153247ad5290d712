"""The report: one HTML page with tables and charts that needs nothing else."""

from __future__ import annotations

from html import escape
from importlib import resources
from typing import TYPE_CHECKING, Any

from hexarch.arena import charts

if TYPE_CHECKING:
    from hexarch.words import Words


def report(words: Words, document: dict[str, Any]) -> str:
    """The page of a document of figures."""

    def say(key: str, **values: str | int) -> str:
        return words.text(f"console-arena-{key}", **values)

    title = say("title", bots=" - ".join(document["bots"]))
    style = (resources.files("hexarch") / "arena" / "report.css").read_text(encoding="utf-8")
    counts = {key: document[key] for key in ("games", "sets", "setups", "players")}
    body = [f"<h1>{escape(title)}</h1>", f"<p>{escape(say('played', **counts))}</p>"]
    if document.get("command"):
        body.append(f'<p class="soft"><code>{escape(document["command"])}</code></p>')
    if document["asked"] > document["games"]:
        body.append(f'<p class="bad">{escape(say("partial", games=document["games"], asked=document["asked"]))}</p>')
    kind = "bad" if document["illegal"] else "soft"
    body.append(f'<p class="{kind}">{escape(say("illegal", n=document["illegal"]))}</p>')
    body += [_heading(say("points")), _table(*points(words, document)), _table(*play(words, document))]
    body += [_heading(say("by-source")), _sources(words, document), _table(*by_source(words, document))]
    if document["pairs"]:
        body += [_heading(say("pairs")), f'<p class="soft">{escape(say("pairs-note"))}</p>', _pairs(words, document)]
        body.append(_table(*pairs(words, document)))
    if document["ratings"]:
        body += [_heading(say("ratings")), _table(*ratings(words, document))]
    body += [_heading(say("histogram")), *_histograms(words, document)]
    if document["faults"]:
        body += [_heading(say("faults")), _table(*faults(words, document))]
    head = '<meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>'
    head += f"<title>{escape(title)}</title><style>{style}</style>"
    inside = "\n".join(body)
    return f'<!DOCTYPE html>\n<html lang="{words.language}"><head>{head}</head>\n<body>\n{inside}\n</body></html>\n'


# -- tables: a head and rows, for the page and for the terminal --------------------------------

Rows = tuple[list[str], list[list[str]]]


def points(words: Words, document: dict[str, Any]) -> Rows:
    """Points of each bot."""
    rows = [
        [
            name,
            str(bot["seats"]),
            f"{bot['mean_vp']:.1f}",
            interval(bot["mean_vp_95"]),
            f"{bot['spread_vp']:.1f}",
            f"{bot['least_vp']} – {bot['most_vp']}",
        ]
        for name, bot in document["bots"].items()
    ]
    return _head(words, ("bot", "seats", "mean", "mean-95", "spread", "range")), rows


def play(words: Words, document: dict[str, Any]) -> Rows:
    """Wins and time of each bot."""
    rows = [
        [
            name,
            f"{bot['win_share']:.1%}",
            f"{bot['seat_share']:.1%}",
            f"{bot['ms_per_decision']:.1f} ms",
            f"{bot['worst_ms']:.0f} ms",
        ]
        for name, bot in document["bots"].items()
    ]
    return _head(words, ("bot", "win-share", "seat-share", "time", "worst")), rows


def by_source(words: Words, document: dict[str, Any]) -> Rows:
    """Mean points from each source, beside those of people."""
    people = document["people"]
    head = [words.text("console-arena-source"), *document["bots"]]
    rows = [
        [words.text(f"source-{source}"), *(f"{bot['by_source'][source]:.1f}" for bot in _bots(document))]
        for source in _sources_of(document)
    ]
    rows.append([words.text("console-final-total"), *(f"{bot['mean_vp']:.1f}" for bot in _bots(document))])
    if people:
        head.append(words.text("console-arena-people"))
        given = [f"{people['vp'][source]:.1f}" if source in people["vp"] else "-" for source in _sources_of(document)]
        for row, points in zip(rows, [*given, f"{people['total']:.1f}"], strict=True):
            row.append(points)
    return head, rows


def pairs(words: Words, document: dict[str, Any]) -> Rows:
    """Bots compared set by set."""
    columns = ("pair", "difference", "difference-95", "per-seat", "score", "share", "share-95")
    rows = [
        [
            f"{pair['bot']} - {pair['against']}",
            f"{pair['difference']:+.1f}",
            interval(pair["difference_95"]),
            f"{pair['per_seat']:+.1f}",
            f"{pair['wins']}/{pair['draws']}/{pair['losses']}",
            f"{pair['share']:.1%}",
            " – ".join(f"{end:.0%}" for end in pair["share_95"]),
        ]
        for pair in document["pairs"]
    ]
    return _head(words, columns), rows


def ratings(words: Words, document: dict[str, Any]) -> Rows:
    """Ratings, best first."""
    rows = [
        [name, f"{row['ordinal']:.1f}", f"{row['mu']:.1f}", f"{row['sigma']:.1f}"]
        for name, row in document["ratings"].items()
    ]
    return _head(words, ("bot", "rating", "rating-mean", "rating-doubt")), rows


def faults(words: Words, document: dict[str, Any]) -> Rows:
    """What bots did wrong, each time."""
    rows = [
        [
            fault["bot"],
            fault["setup"],
            str(fault["seat"] + 1),
            str(fault["decision"]),
            words.text(f"console-arena-fault-{fault['kind']}"),
            fault["text"],
        ]
        for fault in document["faults"]
    ]
    return _head(words, ("bot", "setup", "seat", "decision", "fault", "what")), rows


def interval(ends: list[float] | None) -> str:
    """Both ends of an interval."""
    return "-" if ends is None else f"{ends[0]:.1f} – {ends[1]:.1f}"


def _bots(document: dict[str, Any]) -> list[dict[str, Any]]:
    return list(document["bots"].values())


def _sources_of(document: dict[str, Any]) -> list[str]:
    return list(_bots(document)[0]["by_source"])


def _head(words: Words, columns: tuple[str, ...]) -> list[str]:
    return [words.text(f"console-arena-{column}") for column in columns]


# -- parts of the page ------------------------------------------------------------------------


def _heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def _table(head: list[str], rows: list[list[str]]) -> str:
    top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def _sources(words: Words, document: dict[str, Any]) -> str:
    people = document["people"]
    rows = [(name, list(bot["by_source"].values()), bot["mean_vp"]) for name, bot in document["bots"].items()]
    sources = _sources_of(document)
    if people:
        theirs = [float(people["vp"].get(source, 0)) for source in sources]
        rows.append((words.text("console-arena-people"), theirs, people["total"]))
    names = [words.text(f"source-{source}") for source in sources]
    box = '<svg viewBox="0 0 10 10" aria-hidden="true"><rect width="10" height="10" class="s{}"></rect></svg>'
    key = "".join(f"<li>{box.format(place)}{escape(name)}</li>" for place, name in enumerate(names))
    chart = charts.stacked(words.text("console-arena-by-source"), names, rows)
    return f'{chart}<ul class="key">{key}</ul>'


def _pairs(words: Words, document: dict[str, Any]) -> str:
    rows = [(f"{p['bot']} - {p['against']}", p["per_seat"], p["per_seat_95"]) for p in document["pairs"]]
    return charts.intervals(words.text("console-arena-per-seat"), rows)


def _histograms(words: Words, document: dict[str, Any]) -> list[str]:
    people = [(words.text("console-arena-people"), document["people"]["total"])] if document["people"] else []
    low = min(bot["least_vp"] for bot in _bots(document))
    high = max(int(points) for points in (*(total for _, total in people), *(b["most_vp"] for b in _bots(document))))
    parts = []
    for name, bot in document["bots"].items():
        title = words.text("console-arena-histogram-of", bot=name, mean=f"{bot['mean_vp']:.1f}")
        marks = [(words.text("console-arena-mean"), bot["mean_vp"]), *people]
        parts += [f"<h3>{escape(title)}</h3>", charts.histogram(title, bot["totals"], low, high, marks)]
    return parts
