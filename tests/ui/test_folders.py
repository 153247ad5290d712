"""The page knows no game outside its folder, and no rule of any game anywhere."""

from __future__ import annotations

import re
from pathlib import Path

from hexarch.games.anunnaki.rules.table import VERBS
from hexarch.games.terra.rules.table import GRAMMAR, RULES

UI = Path(__file__).parents[2] / "ui" / "src"
SOURCES = sorted((*UI.rglob("*.svelte"), *UI.rglob("*.ts")))
LONGEST = 400  # lines of a file
# Words of single games, which a page for every game has no reason to know.
TERRA = (
    "terra",
    "cult",
    "hexes",
    "dwelling",
    "faction",
    "leech",
    "spade",
    "priest",
    "bowl",
    "shipping",
    "favor",
    "terrain",
    "stronghold",
    "bonus_card",
    "power_action",
)
ANUNNAKI = (
    "anunnaki",
    "altar",
    "artefact",
    "battle",
    "civilization",
    "culture",
    "follower",
    "god",
    "harvest",
    "house",
    "mana\\b",
    "settlement",
    "tablet",
    "territor",
    "weapon",
)


# What the texts of choices begin with: "build ", "send p to ", "done".
BEGINNINGS = sorted({start for rule in RULES if (start := rule.text.split("{")[0]).strip("+-P")})
# The page has other things of the same name: tracks, groups of choices, places of the table, chapters of the rules.
NAMES = {"dig", "terrain", "faction", "bridge", "action", "town", "cult", "build", "upgrade", "token", "favor"} | {
    "pass",
    "advance",
    "send",
    "burn",
    "transform",
    "port",
    "sail",
    "trade",
}


def where(path: Path) -> str:
    return path.relative_to(UI).as_posix()


def literals(text: str) -> list[str]:
    """Quoted texts of a source, without styles, comments, and names of files and calls."""
    text = re.sub(r"<style>.*?</style>|/\*.*?\*/", "", text, flags=re.DOTALL)
    text = re.sub(r"\bask(ed)?(<[^()]*>)?\(\"\w+\"", "", text)  # calls of the engine by their names
    text = re.sub(r"^\s*//.*$|from \"[^\"\n]*\"|import\(?\"[^\"\n]*\"", "", text, flags=re.MULTILINE)
    return [one or two or three for one, two, three in re.findall(r"\"([^\"\n]*)\"|'([^'\n]*)'|`([^`]*)`", text)]


def composes(text: str) -> bool:
    """Is a literal a choice, or does it begin like one, alone or behind others?"""
    if text not in NAMES and (GRAMMAR.verb(text) or text in {rule.name for rule in RULES}):
        return True
    parts = [part.strip().lower() for part in text.split(". ")]
    return any(
        re.match(rf"{re.escape(start)}\S", part) for part in parts for start in BEGINNINGS if start.endswith(" ")
    )


def test_the_test_knows_a_choice() -> None:
    """What the page once had."""
    once = (
        "`build ${hex}`",
        "`${text}. ${home}. build ${hex}`",
        '"dig 1"',
        "`upgrade ${a} to ${b}`",
        '"done"',
        '"leech"',
    )
    assert [one for one in once if not any(composes(text) for text in literals(one))] == []


def test_no_text_of_a_choice_is_put_together() -> None:
    """What a press means comes from the engine: its options, its proposals, or its answers to pointing."""
    found = {where(path): [one for one in literals(path.read_text("utf-8")) if composes(one)] for path in SOURCES}
    assert {path: texts for path, texts in found.items() if texts} == {}


def test_no_text_of_a_choice_of_the_other_game_either() -> None:
    verbs = [verb.text for verb in VERBS]
    whole = {text for text in verbs if "{" not in text}
    begins = {text.split("{")[0] for text in verbs if "{" in text}

    def made(text: str) -> bool:
        return text in whole or any(re.match(rf"{re.escape(begin)}(\$\{{|[A-Za-z]\d)", text) for begin in begins)

    assert [
        one for one in ("`move ${a} > ${b} x1`", '"recruit"', '"harvest N1"') if not any(map(made, literals(one)))
    ] == []
    sources = [path for path in SOURCES if "anunnaki" in path.parts]
    assert len(sources) > 20
    found = {where(path): [one for one in literals(path.read_text("utf-8")) if made(one)] for path in sources}
    assert {path: texts for path, texts in found.items() if texts} == {}


def test_outside_its_folder_no_game_is_known() -> None:
    found = []
    for path in SOURCES:
        if path.relative_to(UI).parts[0] == "games":
            continue
        text = re.sub(r"/\*.*?\*/|<!--.*?-->", "", path.read_text("utf-8"), flags=re.DOTALL)
        for line in text.splitlines():
            if line.strip().startswith("//"):
                continue
            if any(re.search(rf"\b{word}", line, re.IGNORECASE) for word in (*TERRA, *ANUNNAKI)):
                found.append(f"{where(path)}: {line.strip()}")
    assert found == []


def test_files_stay_short() -> None:
    lengths = {where(path): len(path.read_text("utf-8").splitlines()) for path in SOURCES}
    assert {path: n for path, n in lengths.items() if n >= LONGEST} == {}
