"""The table of rules names modules and tests that exist."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
MODULES = ROOT / "src" / "hexarch" / "games" / "terra"
FEWEST_RULES = 300
_NAMED = re.compile(r"`([^`]+)`")


def rules() -> list[list[str]]:
    """The rows of all tables: rule, books, modules, tests."""
    found = []
    for line in (ROOT / "docs" / "rules.md").read_text("utf-8").splitlines():
        if line.startswith("|") and not line.startswith(("| rule |", "| --- |")):
            found.append([cell.strip() for cell in line.strip("|").split("|")])
    return found


@cache
def named_in(path: str) -> frozenset[str]:
    """Names of the test functions of a file."""
    tree = ast.parse((ROOT / path).read_text("utf-8"))
    return frozenset(node.name for node in tree.body if isinstance(node, ast.FunctionDef))


def test_every_row_is_complete_and_no_rule_stands_twice() -> None:
    rows = rules()
    assert len(rows) >= FEWEST_RULES
    assert not [row for row in rows if len(row) != 4 or not all(row)]
    assert len({row[0] for row in rows}) == len(rows)


@pytest.mark.parametrize("column", [2, 3])
def test_every_cell_names_something(column: int) -> None:
    assert not [row[0] for row in rules() if not _NAMED.search(row[column])]


def test_every_module_exists() -> None:
    named = {name for row in rules() for name in _NAMED.findall(row[2])}
    assert not [name for name in sorted(named) if not (MODULES / name).is_file()]


def test_every_test_exists() -> None:
    missing = []
    for name in sorted({name for row in rules() for name in _NAMED.findall(row[3])}):
        path, _, test = name.partition("::")
        if not (ROOT / path).is_file() or test not in named_in(path):
            missing.append(name)
    assert not missing
