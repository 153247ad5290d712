"""The words of the page: every language has every text with the same values, and every text asked for exists."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

UI = Path(__file__).parents[2] / "ui" / "src"
LANGUAGES = ("en", "it", "pt")
# The page's own texts, and those of each game that has a drawing.
FOLDERS = [UI / "text", *sorted(UI.glob("games/*/text"))]
FILES = [path.relative_to(UI) for folder in FOLDERS for path in sorted((folder / "en").glob("*.ftl"))]
# A call of t(), .text() or known() with a key written out, or the fixed beginning of one that is put together.
ASKED = re.compile(r"""(?<![\w.$])(?:t|known)\(\s*(?:"([^"]+)"|'([^']+)'|`([^`]+)`)""")


class Values(visitor.Visitor):
    """Collects the names of the values a text takes."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@cache
def messages(language: str, name: Path) -> dict[str, ast.Message]:
    """The messages of a file, named by its English one; a text that cannot be read fails the test."""
    path = UI / name.parent.parent / language / name.name
    resource = FluentParser(with_spans=False).parse(path.read_text("utf-8"))
    found: dict[str, ast.Message] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{language}/{name}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}/{name}: {entry.id.name} stands twice"
            found[entry.id.name] = entry
    return found


def values(message: ast.Message) -> set[str]:
    collector = Values()
    collector.visit(message)
    return collector.found


def asked() -> list[tuple[str, str]]:
    """Where the page asks for which key."""
    found = []
    for path in sorted((*UI.rglob("*.svelte"), *UI.rglob("*.ts"))):
        for one, two, three in ASKED.findall(path.read_text("utf-8")):
            found.append((path.relative_to(UI).as_posix(), one or two or three))
    return found


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("name", FILES, ids=str)
def test_every_language_has_the_same_texts_with_the_same_values(language: str, name: Path) -> None:
    english, other = messages("en", name), messages(language, name)
    assert list(english) == list(other)
    for key, message in english.items():
        assert values(message) == values(other[key]), key
        assert [one.id.name for one in message.attributes] == [one.id.name for one in other[key].attributes], key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_no_other_files(folder: Path, language: str) -> None:
    english = sorted(path.name for path in (folder / "en").glob("*.ftl"))
    assert sorted(path.name for path in (folder / language).glob("*.ftl")) == english


def test_no_key_stands_in_two_files() -> None:
    keys = [key for name in FILES for key in messages("en", name)]
    assert len(keys) == len(set(keys))


def game_of(path: str) -> str:
    """The game whose folder a file is in, empty for those of every game."""
    parts = path.split("/")
    return parts[1] if parts[0] == "games" and len(parts) > 2 else ""


def test_every_text_that_is_asked_for_exists() -> None:
    """A game asks for its own texts and for the page's; the page asks for its own alone."""
    texts = [(game_of(name.as_posix()), key) for name in FILES for key in messages("en", name)]
    calls = asked()
    assert len(calls) > 200  # the pattern still finds them
    missing = []
    for where, key in calls:
        known = {one for game, one in texts if game in ("", game_of(where))}
        if "${" in key:
            # Put together: some text begins and ends like it.
            pattern = re.compile(".+".join(re.escape(part) for part in re.split(r"\$\{[^}]*\}", key)))
            there = any(pattern.fullmatch(one) for one in known)
        else:
            there = key.split(".")[0] in known
        if not there:
            missing.append(f"{where}: {key}")
    assert missing == []


def test_every_text_is_asked_for() -> None:
    """Nothing is kept that no page shows: a key, or its beginning, stands somewhere in the sources."""
    sources = "\n".join(path.read_text("utf-8") for path in (*UI.rglob("*.svelte"), *UI.rglob("*.ts")))
    unused = []
    for name in FILES:
        for key in messages("en", name):
            if re.search(rf"""["'`]{re.escape(key)}["'`.]""", sources):
                continue
            starts = (key[: match.end()] for match in re.finditer("-", key))
            if not any(f"`{start}${{" in sources for start in starts):
                unused.append(f"{name}: {key}")
    assert unused == []
