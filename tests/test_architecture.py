"""How the sources are kept: factions in their own files, short modules, docstrings, imports that point one way."""

import ast
import io
import re
import subprocess
import sys
import tokenize
from functools import cache
from pathlib import Path

import pytest

from hexarch.games.terra.factions import all_factions

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
FACTIONS = SOURCE / "hexarch" / "games" / "terra" / "factions"
FIGURES = SOURCE / "hexarch" / "games" / "terra" / "expansions" / "merchants.toml"
TAKEN = SOURCE / "hexarch" / "games" / "terra" / "bots" / "taken.toml"
PYTHON = sorted(SOURCE.rglob("*.py"))
BESIDES = sorted(path for folder in ("tests", "bench") for path in (ROOT / folder).rglob("*.py"))
MOST_LINES = 400


def short(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def tracked() -> list[Path]:
    done = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        pytest.skip("not a git repository")
    return [ROOT / name for name in done.stdout.split("\0") if name and (ROOT / name).is_file()]


def words_of(faction: str) -> re.Pattern[str]:
    """The name as one word, in two, and in the singular, however it is joined."""
    spaced = re.sub(r"^(chaos|ice|dragon|shape|river)", r"\1[ _-]?", faction).rstrip("s")
    return re.compile(rf"(?<![a-z]){spaced}(?:e?s)?(?![a-z])", re.IGNORECASE)


def test_the_pattern_finds_names_and_nothing_else() -> None:
    for text in ("giants", "Giant", "GIANTS", "a giant's", "giants_transform", '"giants"'):
        assert words_of("giants").search(text), text
    for text in ("gigantic", "plants", "giantess"):
        assert not words_of("giants").search(text), text
    for text in ("Chaos Magicians", "chaosmagicians", "CHAOS_MAGICIAN", "chaos-magicians"):
        assert words_of("chaosmagicians").search(text), text
    for text in ("Ice Maidens", "icemaidens", "ICE_MAIDEN", "ice-maidens"):
        assert words_of("icemaidens").search(text), text
    assert not words_of("icemaidens").search("ice")
    assert words_of("dwarves").search("dwarves")
    assert words_of("auren").search("Auren")


def test_every_faction_stands_in_a_file_of_its_name() -> None:
    """A file that is no faction's is named here: it is shared by several."""
    names = {faction.id for faction in all_factions()}
    shared = {"__init__", "base", "bridging", "fan", "figures", "ice", "volcano"}
    assert names == {path.stem for path in FACTIONS.glob("*.py")} - shared


@cache
def code_of(path: Path) -> list[str]:
    """The lines of a file without what only readers see: comments and docstrings."""
    text = path.read_text("utf-8")
    lines = text.splitlines()
    if path.suffix != ".py":
        return lines
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            for number in range(node.lineno - 1, node.end_lineno or node.lineno):
                lines[number] = ""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            row, column = token.start
            lines[row - 1] = lines[row - 1][:column]
    return lines


def test_what_only_readers_see_is_left_out(tmp_path: Path) -> None:
    path = tmp_path / "sample.py"
    path.write_text('"""Of giants.\n\nAnd giants.\n"""\na = "giants"  # for giants\nb = "# giants"\n', "utf-8")
    assert [line.strip() for line in code_of(path) if line] == ['a = "giants"', 'b = "# giants"']


@pytest.mark.parametrize("faction", sorted(faction.id for faction in all_factions()))
def test_no_code_but_its_own_file_names_a_faction(faction: str) -> None:
    """Comments and docstrings may, so that a rule is found by the faction's name; another title has its own names.

    So may two data files: the figures that an owner of Merchants of the Seas can correct, and how often people take
    the factions of the base game; a new faction needs no line in either.
    """
    own = FACTIONS / f"{faction}.py"
    pattern = words_of(faction)
    assert pattern.search("\n".join(code_of(own)))
    found = []
    for path in [*PYTHON, *sorted(SOURCE.rglob("*.toml"))]:
        if path not in (own, FIGURES, TAKEN) and not short(path).startswith("src/hexarch/games/anunnaki/"):
            for number, line in enumerate(code_of(path), 1):
                if pattern.search(line):
                    found.append(f"{short(path)}:{number}: {line.strip()}")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("path", PYTHON, ids=short)
def test_modules_are_short_and_say_what_they_are(path: Path) -> None:
    text = path.read_text("utf-8")
    assert len(text.splitlines()) < MOST_LINES
    docstring = ast.get_docstring(ast.parse(text))
    assert docstring
    assert docstring.partition("\n\n")[0].strip()[-1] in ".:", "a docstring begins with a sentence"


def test_tests_and_measurements_are_short_too() -> None:
    found = {short(path): len(path.read_text("utf-8").splitlines()) for path in BESIDES}
    assert len(found) > 200
    assert {path: n for path, n in found.items() if n >= MOST_LINES} == {}


def test_no_tracked_file_holds_an_absolute_path_or_leaves_work_undone() -> None:
    places = re.compile(r"(?<![\w.])/(?:" + "|".join(["home", "Users", "work", "root", "mnt"]) + r")/\w")
    undone = re.compile(r"\b(?:" + "|".join(["TO" + "DO", "FIX" + "ME", "XX" + "X", "HA" + "CK"]) + r")\b")
    found = []
    for path in tracked():
        try:
            text = path.read_text("utf-8")
        except UnicodeDecodeError:
            continue
        for number, line in enumerate(text.splitlines(), 1):
            if places.search(line) or undone.search(line):
                found.append(f"{short(path)}:{number}: {line.strip()[:100]}")
    assert not found, "\n".join(found)


def imported(path: Path) -> set[str]:
    """Modules that a file imports, with full names."""
    package = [*path.relative_to(SOURCE).parts[:-1]]
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            found.add(".".join([*above, *([node.module] if node.module else [])]))
    return found


# What a title has besides its rules stands on top of what every game has.
ON_TOP = {"table", "bots", "env", "console"}


@pytest.mark.parametrize("folder", ["play", "words"])
def test_no_title_is_known_above_the_games(folder: str) -> None:
    for path in sorted((SOURCE / "hexarch" / folder).rglob("*.py")):
        assert not [name for name in imported(path) if name.startswith("hexarch.games.")], short(path)


@pytest.mark.parametrize(
    ("folder", "allowed"),
    [("kernel", ("hexarch.kernel",)), ("games", ("hexarch.kernel", "hexarch.games"))],
)
def test_the_rules_import_the_standard_library_and_what_lies_below(folder: str, allowed: tuple[str, ...]) -> None:
    files = sorted((SOURCE / "hexarch" / folder).rglob("*.py"))
    assert files
    wrong = []
    for path in files:
        if folder == "games" and (ON_TOP & set(path.parts) or path.name == "title.py"):
            continue
        for name in imported(path):
            inside = any(name == prefix or name.startswith(prefix + ".") for prefix in allowed)
            if not inside and name.split(".")[0] not in sys.stdlib_module_names:
                wrong.append(f"{short(path)} imports {name}")
    assert not wrong, "\n".join(wrong)


def test_rules_draw_no_chance_and_read_no_clock() -> None:
    """Only the seeded generator of the kernel; nothing that differs from run to run."""
    forbidden = {"random", "secrets", "time", "datetime", "uuid", "threading", "asyncio", "socket", "subprocess"}
    for folder in ("kernel", "games"):
        for path in sorted((SOURCE / "hexarch" / folder).rglob("*.py")):
            if ON_TOP & set(path.parts):
                continue
            assert not {name.split(".")[0] for name in imported(path)} & forbidden, short(path)


def test_the_numbers_of_an_effect_are_read_by_their_names() -> None:
    """Only the module that gives them their names knows which number stands where."""
    rules = SOURCE / "hexarch" / "games" / "terra"
    nameless = re.compile(r"\b(?:e|effect|following|about|due|changed\[0\])\.(?:a|b|c|mask)\b")
    found = []
    for path in sorted(rules.rglob("*.py")):
        for number, line in enumerate(code_of(path), 1):
            if nameless.search(line):
                found.append(f"{short(path)}:{number}: {line.strip()}")
    assert not found, "\n".join(found)


def test_cells_are_told_apart_from_the_resources_they_hold() -> None:
    """`at.KEYS` is a cell and `KEYS` a resource: nothing takes a cell by its bare name."""
    bare = re.compile(r"from hexarch\.games\.terra\.layout import (?!Layout\b)")
    assert not [short(path) for path in PYTHON if bare.search(path.read_text("utf-8"))]
