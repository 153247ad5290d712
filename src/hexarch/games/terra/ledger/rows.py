"""The file format: comments of one column, rows of fifteen; a header that says how the game was set up."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any, Final

from hexarch.games.terra.board import hexes
from hexarch.games.terra.box.registry import box_of, everything
from hexarch.games.terra.factions import all_options, named, names
from hexarch.games.terra.profiles import EDITION, FIRST_EDITION, LEAGUE
from hexarch.games.terra.rules.build import BUILD
from hexarch.games.terra.ruleset import UNSUPPORTED
from hexarch.games.terra.sea import Figures
from hexarch.games.terra.setup import Setup, ruleset
from hexarch.kernel.errors import ImportProblem, SaveError, SetupError
from hexarch.kernel.pattern import first_word

COLUMNS: Final = 15
LARGEST: Final = 2_000_000  # bytes; the largest real game has under 50,000
MOST_LINES: Final = 10_000
PLAIN: Final = frozenset({"Default game options", "Randomize setup"})
_SCORING: Final = re.compile(r"Round (\d) scoring: (SCORE(\d{1,2}))(?:, (.*))?", re.IGNORECASE)
_REMOVING: Final = re.compile(r"Removing tile BON(\d{1,2})", re.IGNORECASE)
_PLAYER: Final = re.compile(r"Player (\d): (.*)")
_OPTION: Final = re.compile(r"option (\S{1,60})", re.IGNORECASE)
_BEGUN: Final = re.compile(r"(?:option|removing tile|player|round \d scoring)", re.IGNORECASE)  # what only a header has
_VARIANT: Final = re.compile(r"faction-variant (\w{1,40})")
_MAP: Final = re.compile(r"map (\S{1,60})")
_PROFILE: Final = re.compile(r"# hexarch profile (\w{1,20})")
EDITION_NAMED: Final = re.compile(r"^# hexarch edition (\d{1,4})$", re.MULTILINE)
_OWN_OPTION: Final = re.compile(r"# hexarch option (\S{1,60}) (on|off)")
_OWN_MAP: Final = re.compile(r"# hexarch map (\S{1,2000})")
_FIRST: Final = re.compile(r"# hexarch first (\w{1,20})")
_EXTRA: Final = re.compile(r"# hexarch extra BON(\d{1,2})")
_POINTS: Final = re.compile(r"# hexarch points (\w{1,20}) (\d{1,3})")
_FIGURES: Final = re.compile(r"# hexarch figures (\{.{1,6000}\})")
_DWELLINGS: Final = re.compile(r"# hexarch dwellings (\w{1,20}) ([\w ]{1,40})")
MAP_2017: Final = "91645cdb135773c2a7a50e5ca9cb18af54c664c4"  # the base map with other points to begin with
MERGED_INCOME: Final = ("all_income_for_faction", "income_for_faction")
UNFINISHED: Final = "# hexarch to be continued"
_FINAL: Final = re.compile(r"(?:Added final scoring tile:|final-scoring) (.*)")


class LedgerError(ImportProblem):
    """A file that is not a ledger this program can read; `line` counts from 1, 0 for the whole file."""

    def __init__(self, code: str, line: int = 0, detail: str = "") -> None:
        where = f"line {line}: " if line else ""
        super().__init__(f"{where}{code.replace('_', ' ')}: {detail}".rstrip(": "), code, line)
        self.detail = detail

    def said(self, words: Any) -> str:
        """What is wrong with the file, in a language."""
        from hexarch.games.terra.table.failures import unreadable

        return unreadable(words, self)


class Row:
    """A line with state: the faction's resources after its commands."""

    __slots__ = ("commands", "faction", "leech", "line", "shown", "words")

    def __init__(self, line: int, text: str) -> None:
        self.line = line
        numbers, leech, commands = text.rsplit("\t", 2)
        faction, _, self.shown = numbers.partition("\t")  # delta and value of six things
        self.faction = faction.strip().lower()
        self.leech = leech.split() if leech else []
        self.commands = commands.strip()
        self.words = self.commands.lower()


def bare(line: int, faction: str, commands: str) -> Row:
    """A row that shows no numbers."""
    row = Row(line, "\t" * (COLUMNS - 1))
    row.faction = faction
    row.commands = commands
    row.words = commands.lower()
    return row


class Comment:
    """A line without state."""

    __slots__ = ("line", "text")

    def __init__(self, line: int, text: str) -> None:
        self.line = line
        self.text = text


class Ledger:
    """A parsed file: its set-up, and the lines after the header in their order."""

    __slots__ = ("lines", "setup", "unfinished")

    def __init__(self, setup: Setup, lines: list[Row | Comment]) -> None:
        self.setup = setup
        self.lines = lines
        last = lines[-1] if lines else None
        self.unfinished = isinstance(last, Comment) and last.text == UNFINISHED


def read_file(path: str | Path) -> Ledger:
    """Read and parse a file; raises LedgerError."""
    return parse(read_text(path))


def read_text(path: str | Path) -> str:
    """The text of a file that may be a ledger; raises LedgerError."""
    file = Path(path)
    try:
        if not file.is_file():
            raise LedgerError("no_such_file", detail=str(path))
        if file.stat().st_size > LARGEST:
            raise LedgerError("too_large", detail=f"more than {LARGEST} bytes")
        data = file.read_bytes()
    except OSError as error:
        raise LedgerError("cannot_open", detail=error.strerror or str(error)) from None
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise LedgerError("not_text") from None


def parse(text: str) -> Ledger:
    """Parse the text of a ledger; raises LedgerError."""
    if len(text) > LARGEST:
        raise LedgerError("too_large", detail=f"more than {LARGEST} characters")
    lines = text.splitlines()
    if not any(line.strip() for line in lines):
        raise LedgerError("empty_file")
    if len(lines) > MOST_LINES:
        raise LedgerError("too_large", detail=f"more than {MOST_LINES} lines")
    parsed: list[Row | Comment] = []
    known = names()
    for number, line in enumerate(lines, 1):
        tabs = line.count("\t")
        if tabs == COLUMNS - 1:
            row = Row(number, line)
            faction = known.get(row.faction)
            if faction is None:
                raise LedgerError("unknown_faction", number, row.faction[:40])
            row.faction = faction.id
            parsed.append(row)
        elif not line.strip():
            continue
        elif tabs <= 1 and not (tabs and line.partition("\t")[0].strip().lower() in known):
            parsed.append(Comment(number, line.partition("\t")[0].strip()))
        else:
            raise LedgerError("wrong_columns", number, f"{tabs + 1} columns, a row has {COLUMNS}")
    return Ledger(_read_setup(parsed), parsed)


def in_edition(ledger: Ledger, edition: int) -> Ledger:
    """A ledger that names no edition of the rules, read for this one; raises LedgerError."""
    return Ledger(_read_setup(ledger.lines, edition=edition), ledger.lines)


def from_header(lines: list[str], factions: list[str]) -> Ledger:
    """A game that has not begun, from the lines of a header; without factions they are chosen in the game."""
    parsed: list[Row | Comment] = [Comment(number, line.strip()) for number, line in enumerate(lines, 1)]
    for name in factions:
        faction = named(name.lower())
        if faction is None:
            raise LedgerError("unknown_faction", detail=name[:40])
        parsed.append(bare(len(parsed) + 1, faction.id, "setup"))
    return Ledger(_read_setup(parsed, draft=not factions), parsed)


@cache
def _ledger_options() -> tuple[str, ...]:
    """The options that ledgers name."""
    return tuple(option.name for option in all_options() if option.ledger)


def _option_name(name: str, line: int) -> str:
    if name in UNSUPPORTED:
        raise LedgerError("unsupported_option", line, f"{name}: {UNSUPPORTED[name]}")
    if name not in _ledger_options():
        raise LedgerError("unknown_option", line, name)
    return name


def _map_id(name: str, line: int) -> str:
    if name == "original":
        return "base"
    for map_id in hexes.map_ids():
        if hexes.ledger_id(map_id) == name:
            return map_id
    raise LedgerError("unknown_map", line, name)


def _figures(text: str, line: int) -> Figures:
    """The figures of shipyards and canals a game was played with."""
    try:
        return Figures(json.loads(text))
    except (ValueError, RecursionError, SaveError, AttributeError):
        raise LedgerError("bad_header", line, text[:80]) from None


def _read_setup(lines: list[Row | Comment], draft: bool = False, edition: int = 0) -> Setup:
    """What the header and the `setup` rows say; with a draft there are no such rows.

    Ledgers of the league have the newest edition of its rules, our own ones of other profiles that name none the first.
    """
    options = dict.fromkeys(_ledger_options(), False)
    tiles: dict[int, int] = {}
    removed: set[int] = set()
    names: list[str] = []
    factions: list[str] = []
    profile = "league"
    own: dict[str, bool] = {}
    dwellings: dict[str, tuple[str, ...]] = {}
    map_id = "base"
    final_tile = ""
    points: dict[str, int] = {}
    begins = ""
    extra = 0  # bonus card that comes with a faction
    figures: Figures | None = None
    begun = False
    for item in lines:
        if isinstance(item, Row):
            if not begun:
                begun = first_word(item.words.partition(".")[0]) == BUILD.pattern.begins
                if item.words == "setup":  # between them some factions choose their terrain and favor
                    factions.append(item.faction)
            elif item.words in MERGED_INCOME:
                options["merge-income-phases"] = True  # older games do not say so in their header
            continue
        text = item.text
        if begun:
            if _BEGUN.match(text):
                raise LedgerError("header_too_late", item.line, text[:80])
            continue
        if text in PLAIN:
            continue
        if text.startswith("#"):
            if found := _PROFILE.fullmatch(text):
                profile = found[1]
            elif found := EDITION_NAMED.fullmatch(text):
                edition = int(found[1])
            elif found := _OWN_OPTION.fullmatch(text):
                own[found[1]] = found[2] == "on"
            elif found := _OWN_MAP.fullmatch(text):
                map_id = found[1]
            elif found := _FIRST.fullmatch(text):
                begins = found[1]
            elif found := _EXTRA.fullmatch(text):
                extra = int(found[1])
            elif found := _FIGURES.fullmatch(text):
                figures = _figures(found[1], item.line)
            elif found := _POINTS.fullmatch(text):
                points[found[1]] = int(found[2])
            elif found := _DWELLINGS.fullmatch(text):
                dwellings[found[1]] = tuple(found[2].split())
        elif found := _OPTION.fullmatch(text):
            options[_option_name(found[1].lower(), item.line)] = True
        elif found := _SCORING.fullmatch(text):
            tile = everything().round_tile.get(int(found[3]))
            if tile is None:
                raise LedgerError("unknown_tile", item.line, f"SCORE{int(found[3])}")
            if int(found[1]) in tiles or found[4] not in (None, tile.label):
                raise LedgerError("bad_header", item.line, text[:80])
            tiles[int(found[1])] = tile.number
        elif found := _REMOVING.fullmatch(text):
            if int(found[1]) in removed or int(found[1]) not in everything().bonus_card:
                raise LedgerError("unknown_tile", item.line, f"BON{int(found[1])}")
            removed.add(int(found[1]))
        elif found := _PLAYER.fullmatch(text):
            if int(found[1]) != len(names) + 1:
                raise LedgerError("bad_header", item.line, text[:80])
            names.append(found[2].strip()[:40] or found[1])
        elif found := _VARIANT.fullmatch(text):
            own[f"faction-variant/{found[1].lower()}"] = True
        elif found := _MAP.fullmatch(text):
            if found[1] == MAP_2017:
                options["start-vp-2017"] = True
            else:
                map_id = _map_id(found[1], item.line)
        elif found := _FINAL.fullmatch(text):
            final_tile = found[1].strip()
        elif _BEGUN.match(text):
            raise LedgerError("bad_header", item.line, text[:80])
    if not factions and not draft:
        raise LedgerError("no_setup_rows", detail="a ledger has a row `setup` for each faction")
    if not draft and (len(names) != len(factions) or len(set(names)) != len(names)):
        names = [f"Player {i + 1}" for i in range(len(factions))]
    try:
        edition = edition or (EDITION if profile == LEAGUE else FIRST_EDITION)
        rules = ruleset(profile, {**options, **own}, edition)
        box = box_of(rules, len(names))
        rounds = range(1, box.rounds + 1)
        if sorted(tiles) != list(rounds):
            raise LedgerError("no_round_tiles", detail=f"the header must name the tiles of rounds 1 to {box.rounds}")
        cards = tuple(number for number in box.bonus_card if number not in removed and number != extra)
        fixed = tuple(dwellings.get(name, ()) for name in factions) if dwellings else ()
        start = tuple(points.get(name, 20) for name in factions) if points else ()
        return Setup(
            tuple(names),
            rules,
            map_id,
            tuple(factions),
            tuple(tiles[n] for n in rounds),
            cards,
            fixed,
            final_tile=final_tile,
            start_points=start,
            first=factions.index(begins) if begins in factions else 0,
            extra_card=extra,
            figures=figures,
        )
    except SetupError as error:
        raise LedgerError("impossible_setup", detail=str(error.refusal)) from error
