"""Charts of the report, drawn as SVG that takes its colours from the page."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from math import ceil, floor

WIDTH = 900
LEFT = 130  # room for names
RIGHT = 70  # room for figures
ROW = 44
BAR = 28
NARROW = 26  # a part of a bar less wide has no figure in it


def _element(name: str, inside: str = "", **attributes: object) -> str:
    given = "".join(f' {key.rstrip("_").replace("_", "-")}="{_value(value)}"' for key, value in attributes.items())
    return f"<{name}{given}>{inside}</{name}>"


def _value(value: object) -> str:
    return f"{value:.1f}".removesuffix(".0") if isinstance(value, float) else escape(str(value), quote=True)


def _text(x: float, y: float, text: str, kind: str) -> str:
    return _element("text", escape(text), x=x, y=y, class_=kind)


def _svg(height: float, title: str, parts: Iterable[str]) -> str:
    inside = _element("title", escape(title)) + "".join(parts)
    box = f"0 0 {WIDTH} {ceil(height)}"
    return _element("svg", inside, xmlns="http://www.w3.org/2000/svg", viewBox=box, role="img")


def _ticks(low: float, high: float, most: int = 10) -> list[int]:
    """Round numbers that cover a range."""
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 10**9) if (high - low) / step <= most)
    return list(range(floor(low / step) * step, ceil(high / step) * step + 1, step))


class _Scale:
    """From points to places between the names and the right edge."""

    def __init__(self, low: float, high: float) -> None:
        self.ticks = _ticks(low, max(high, low + 1))
        self.low, self.high = self.ticks[0], self.ticks[-1]

    def __call__(self, value: float) -> float:
        return LEFT + (value - self.low) / (self.high - self.low) * (WIDTH - LEFT - RIGHT)

    def grid(self, top: float, bottom: float) -> list[str]:
        """Lines at the round numbers, with the numbers below."""
        parts = []
        for tick in self.ticks:
            kind = "zero" if tick == 0 else "grid"
            parts.append(_element("line", x1=self(tick), x2=self(tick), y1=top, y2=bottom, class_=kind))
            parts.append(_text(self(tick), bottom + 16, str(tick), "tick"))
        return parts


def stacked(title: str, sources: list[str], rows: list[tuple[str, list[float], float]]) -> str:
    """Bars made of the points from each source; what was lost lies left of zero. A row: name, parts, total."""
    low = min(sum(part for part in parts if part < 0) for _, parts, _ in rows)
    high = max(sum(part for part in parts if part > 0) for _, parts, _ in rows)
    scale = _Scale(low, high)
    bottom = 10 + ROW * len(rows)
    drawn = scale.grid(4, bottom)
    for number, (name, parts, total) in enumerate(rows):
        y = 10 + ROW * number
        drawn.append(_text(LEFT - 10, y + BAR / 2 + 5, name, "name"))
        plus = minus = 0.0
        for place, part in enumerate(parts):
            if not part:
                continue
            begin = minus + part if part < 0 else plus
            if part < 0:
                minus += part
            else:
                plus += part
            wide = scale(begin + abs(part)) - scale(begin)
            tip = _element("title", escape(f"{name}: {sources[place]} {part:.1f}"))
            drawn.append(_element("rect", tip, x=scale(begin), y=y, width=wide, height=BAR, class_=f"part s{place}"))
            if wide >= NARROW:
                drawn.append(_text(scale(begin) + wide / 2, y + BAR / 2 + 4, f"{part:.0f}", "inside"))
        drawn.append(_text(scale(plus) + 8, y + BAR / 2 + 5, f"{total:.1f}", "figure"))
    return _svg(bottom + 24, title, drawn)


def intervals(title: str, rows: list[tuple[str, float, list[float] | None]]) -> str:
    """Points with the intervals around them, and a line at zero. A row: name, value, interval."""
    ends = [end for _, value, interval in rows for end in (value, *(interval or ()))]
    scale = _Scale(min(0.0, *ends), max(0.0, *ends))
    bottom = 10 + ROW * len(rows)
    drawn = scale.grid(4, bottom)
    for number, (name, value, interval) in enumerate(rows):
        y = 10 + ROW * number + BAR / 2
        drawn.append(_text(LEFT - 10, y + 5, name, "name"))
        if interval is not None:
            drawn.append(_element("line", x1=scale(interval[0]), x2=scale(interval[1]), y1=y, y2=y, class_="whisker"))
        drawn.append(_element("circle", _element("title", f"{value:.1f}"), cx=scale(value), cy=y, r=6, class_="dot"))
    return _svg(bottom + 24, title, drawn)


def histogram(title: str, totals: list[int], low: int, high: int, marks: list[tuple[str, float]]) -> str:
    """How often which totals were reached, in tens, between two numbers; marks are lines with a name."""
    low, high = low // 10 * 10, high // 10 * 10 + 10
    scale = _Scale(low, high)
    counts = {begin: sum(begin <= total < begin + 10 for total in totals) for begin in range(low, high, 10)}
    most = max(1, *counts.values())
    top, bottom = 22.0, 150.0
    drawn = scale.grid(top, bottom)
    for begin, count in counts.items():
        if count:
            tall = (bottom - top) * count / most
            tip = _element("title", f"{begin}-{begin + 9}: {count}")
            wide = scale(begin + 10) - scale(begin) - 2
            drawn.append(
                _element("rect", tip, x=scale(begin) + 1, y=bottom - tall, width=wide, height=tall, class_="column")
            )
    drawn.append(_text(LEFT - 10, top + 8, str(most), "name"))
    for name, value in marks:
        if scale.low <= value <= scale.high:
            drawn.append(_element("line", x1=scale(value), x2=scale(value), y1=top - 6, y2=bottom, class_="mark"))
            drawn.append(_text(scale(value), top - 10, name, "tick"))
    return _svg(bottom + 24, title, drawn)
