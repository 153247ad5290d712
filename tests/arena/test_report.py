"""The report: a page that is well formed, complete in every language, and needs nothing else."""

import re
from dataclasses import replace
from importlib import resources
from typing import Any
from xml.etree import ElementTree

import pytest

from hexarch.arena import Fault, Result, charts, document
from hexarch.arena.report import by_source, report
from hexarch.games.terra.names import SOURCES
from hexarch.words import Words, languages

from .made_up import PAIRS, result, tasks

SVG = "{http://www.w3.org/2000/svg}"


def page(results: list[Result], language: str = "en", **more: Any) -> tuple[str, ElementTree.Element]:
    text = report(Words(language), {**document(tasks(results), results), **more})
    assert text.startswith("<!DOCTYPE html>\n")
    return text, ElementTree.fromstring(text.split("\n", 1)[1])


@pytest.mark.parametrize("language", languages())
def test_a_page_in_every_language(language: str) -> None:
    text, tree = page(PAIRS, language, command="hexarch arena --bots a,b")
    assert tree.get("lang") == language
    assert not re.search(r"\[[a-z]+-", text)
    heads = [element.text for element in tree.iter("h2")]
    assert len(heads) == 5
    assert Words(language).text("console-arena-pairs") in heads
    assert len(list(tree.iter("table"))) == 5


def test_the_page_needs_nothing_else_and_knows_the_dark() -> None:
    text, tree = page(PAIRS)
    assert set(re.findall(r"https?://[^\"' ]+", text)) == {"http://www.w3.org/2000/svg"}
    assert not [element for element in tree.iter() if element.get("src") or element.get("href")]
    assert "<script" not in text
    assert "prefers-color-scheme: dark" in text


def test_the_page_shows_the_figures() -> None:
    _, tree = page(PAIRS)
    cells = [cell.text for cell in tree.iter("td")]
    assert "+20.0" in cells
    assert "1/1/1" in cells
    assert "90.4" in cells
    charts_drawn = list(tree.iter(f"{SVG}svg"))
    assert len(charts_drawn) == 4  # sources, pairs, one histogram for each bot


def test_bars_are_as_long_as_the_points() -> None:
    drawn = ElementTree.fromstring(
        charts.stacked("t", ["x", "y", "z"], [("a", [40, 20, -10], 50), ("b", [10, 0, 0], 10)])
    )
    parts = list(drawn.iter(f"{SVG}rect"))
    wide = [float(rect.get("width", 0)) for rect in parts]
    assert len(parts) == 4, "nothing is drawn for no points"
    assert wide[0] == pytest.approx(2 * wide[1], abs=0.2)
    assert wide[0] == pytest.approx(4 * wide[2], abs=0.3)
    assert wide[0] == pytest.approx(4 * wide[3], abs=0.3)
    left = [float(rect.get("x", 0)) for rect in parts]
    assert left[1] == pytest.approx(left[0] + wide[0], abs=0.2), "parts lie one after the other"
    assert left[2] + wide[2] == pytest.approx(left[0], abs=0.2), "losses lie left of zero"


def test_columns_of_a_histogram_count_the_totals() -> None:
    drawn = ElementTree.fromstring(charts.histogram("t", [50, 59, 60, 75], 50, 75, []))
    columns = list(drawn.iter(f"{SVG}rect"))
    assert [rect.findtext(f"{SVG}title") for rect in columns] == ["50-59: 2", "60-69: 1", "70-79: 1"]
    tall = [float(rect.get("height", 0)) for rect in columns]
    assert tall[0] == 2 * tall[1] == 2 * tall[2]


def test_people_stand_beside_the_bots() -> None:
    head, rows = by_source(Words("en"), document(tasks(PAIRS), PAIRS))
    assert head == ["Source", "a", "b", "people"]
    assert rows[0] == ["start", "20.0", "20.0", "20.0"]
    assert rows[1][-1] == "28.0"
    assert rows[-1][-1] == "139.5"


def test_equal_bots_have_no_comparison() -> None:
    _, tree = page([result(n, 0, "aaaa", (90, 80, 70, 61)) for n in range(2)])
    assert len(list(tree.iter("h2"))) == 3


def test_faults_are_shown_and_texts_are_only_texts() -> None:
    fault = Fault("raised", "a", 0, 10, "RuntimeError: <script>alert('&')</script>")
    text, tree = page([replace(PAIRS[0], faults=(fault,)), *PAIRS[1:]])
    assert "<script" not in text
    assert fault.text in [cell.text for cell in tree.iter("td")]
    assert "1 fault by a bot" in text
    assert "No bot made an illegal choice" in page(PAIRS)[0]


def test_unfinished_work_is_said_to_be_so() -> None:
    whole = document(tasks(PAIRS), PAIRS[:4])
    assert "4 of 6 games" in report(Words("en"), whole)


def test_every_source_of_points_has_a_colour() -> None:
    """A source that is added to the game gets its own colour in the chart, not black."""
    style = (resources.files("hexarch") / "arena" / "report.css").read_text(encoding="utf-8")
    assert all(f".s{number} {{ fill: #" in style for number in range(len(SOURCES)))
