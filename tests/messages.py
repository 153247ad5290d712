"""What the sources ask for in words, and what the files of the languages say."""

import ast
import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from hexarch import games
from hexarch.games import terra
from hexarch.games.terra import kinds, names, spaces
from hexarch.games.terra.board.hexes import map_ids
from hexarch.games.terra.box.registry import everything
from hexarch.games.terra.factions import all_factions, all_options
from hexarch.games.terra.ledger.check import NAMES as COLUMNS
from hexarch.games.terra.profiles import PROFILES
from hexarch.games.terra.resources import RESOURCES
from hexarch.games.terra.rules.table import RULES
from hexarch.games.terra.ruleset import UNSUPPORTED
from hexarch.games.terra.table import words as say
from hexarch.games.terra.view import PHASES
from hexarch.kernel.errors import Refusal
from hexarch.words import languages
from hexarch.words.store import entries, files

SOURCES = Path(terra.__file__).parents[2]
LANGUAGES = languages()
PLAIN = "plain.ftl"  # what plain games say; a title may say it in words of its own

# -- what the sources say -------------------------------------------------------------


def others() -> set[str]:
    """The folders of other titles: their messages are in texts of their own."""
    return {path.name for path in (SOURCES / "games").iterdir() if path.is_dir()} - {games.DEFAULT}


@cache
def _trees() -> list[ast.Module]:
    """The sources but for those that say messages by their whole keys."""
    besides = {"words", "table", "console", *others()}
    paths = [path for path in SOURCES.rglob("*.py") if not besides & set(path.relative_to(SOURCES).parts)]
    return [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(paths)]


def _strings(node: ast.expr) -> list[str]:
    """The texts an expression may stand for; column names of the ledger are filled in."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return _strings(node.body) + _strings(node.orelse)
    if isinstance(node, ast.JoinedStr) and "NAMES" in ast.unparse(node):
        return [f"{kind}_{name}" for kind in ("column", "delta") for name in COLUMNS]
    return []


@cache
def calls_of(name: str, place: int) -> list[tuple[str, ast.Call]]:
    """Calls of a function with the code at a place of its arguments."""
    found = []
    for tree in _trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                if len(node.args) > place:
                    found += [(code, node) for code in _strings(node.args[place])]
                elif name == "Unreadable":
                    found.append(("unreadable", node))
    return found


def all_refusals() -> list[Refusal]:
    """One refusal for each place that refuses, with values of the right kind."""
    found = []
    for code, call in calls_of("no", 0):
        values = {keyword.arg: SAMPLES.get(keyword.arg, 2) for keyword in call.keywords if keyword.arg}
        rules = _strings(call.args[1]) if len(call.args) > 1 else [""]
        found += [Refusal(code, values, rule) for rule in rules]
    return found


def all_warnings() -> list[tuple[str, dict[str, str | int]]]:
    found = []
    for tree in _trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Tuple) and len(node.elts) == 2 and isinstance(node.elts[1], ast.Dict):
                keys = [text for key in node.elts[1].keys if key is not None for text in _strings(key)]
                values = {key: SAMPLES.get(key, 2) for key in keys}
                if "what" in values:
                    values["what"] = "SPADE"
                found += [
                    (code, values) for code in _strings(node.elts[0]) if not code.startswith(("choice-", "plain-"))
                ]
    return found


SAMPLES: dict[str, str | int] = {
    "structure": names.TEMPLE,
    "was": names.TRADING_HOUSE,
    "cult": names.EARTH,
    "track": names.DIGGING,
    "resource": "W",
    "what": "C",
    "into": "P",
    "tile": "FAV5",
    "action": "ACT4",
    "hex": "E6",
    "site": "D5:E6",
    "faction": "witches",
    "other": "auren",
    "known": "a, b",
    "option": "x",
    "profile": "x",
    "map": "x",
    "way": "x",
    "tiles": "x",
    "cards": "x",
    "reason": "edited_by_hand",
    "why": "rows",
}
BAD_MAPS = (
    *("long", "toml", "key", "missing", "name", "id", "first_row", "rows", "columns", "length", "letter"),
    *("land", "terrain", "river"),
)


def tile_ids() -> list[str]:
    box = everything()
    found = [card.id for card in box.bonus_cards] + [t.id for t in box.favor_tiles] + [t.id for t in box.town_tiles]
    found += [t.id for t in box.round_tiles] + [t.id for t in box.final_tiles] + [a.id for a in box.power_actions]
    found += [spaces.names()[space] for space in (spaces.SAIL, spaces.SHIP)]
    return found + [special.id for faction in all_factions() for special in faction.specials]


def _own() -> list[str]:
    return [thing.name for faction in all_factions() for thing in faction.own.things]


ACTION_TILES = frozenset(tile for tile in tile_ids() if tile.startswith("ACT"))


def expected_keys() -> set[str]:
    """Every key that something in the program asks for, but for the console's and the log's."""
    keys = {f"refusal-{r.code}" for r in all_refusals()} | {f"rule-{r.rule or 'setup'}" for r in all_refusals()}
    keys |= {f"warning-{code}" for code, _ in all_warnings()}
    keys |= {f"unreadable-{code}" for code, _ in calls_of("Unreadable", 1)}
    keys |= {f"save-{code}" for code, _ in calls_of("SaveError", 0)}
    keys |= {f"ledger-{code}" for code, _ in calls_of("LedgerError", 0)}
    keys |= {f"difference-{re.sub('_(?:' + '|'.join(COLUMNS) + ')$', '', c)}" for c, _ in calls_of("Difference", 1)}
    keys |= {f"column-{name}" for name in COLUMNS}
    keys |= {f"structure-{name}" for name in [one.name for one in everything().structure.values()]}
    keys |= {f"terrain-{name}" for name in names.TERRAINS}
    keys |= {f"cult-{name.lower()}" for name in names.CULTS}
    keys |= {f"track-{name}" for name in names.TRACKS}
    keys |= {f"resource-{name}" for name in (*RESOURCES, "token", *_own())}
    keys |= {f"source-{name}" for name in names.SOURCES}
    keys |= {f"decision-{name}" for name in kinds.CLASSES}
    keys |= {f"discard-{name}" for name in names.RIGHTS}
    keys |= {f"reason-{name}" for name in UNSUPPORTED.values()}
    keys |= {f"faction-{faction.id}" for faction in all_factions()}
    keys |= {f"tile-{tile}" for tile in tile_ids()}
    keys |= {f"action-{name}" for name in spaces.names().values() if name not in ACTION_TILES}
    keys |= {say.option_key(option.name) for option in all_options()}
    keys |= {f"profile-{name}" for name in PROFILES}
    keys |= {f"map-{name}" for name in (*map_ids(), "custom")}
    keys |= {rule.key for rule in RULES} | {
        "choice-first-card",
        "choice-erupt",
        "choice-pass-card",
        "choice-pass-cards",
        "choice-keep-priest",
        "choice-key",
        "choice-place-first",
        "choice-burn-more",
        "choice-recruit",
        "choice-sail-trade",
        "choice-walk",
    }
    keys |= {f"letter-{name}" for name in names.TERRAINS if name != "river"}
    keys |= _drawn()
    return keys | {
        "title-name",
        "nothing",
        "any-terrain",
        "or",
        "ambiguous",
        "automatic-row",
        "about-faction",
        "at-line",
    }


def _drawn() -> set[str]:
    """The messages that the drawing asks for, whole or as the arguments of `word` and `count`."""
    keys = {f"draw-phase-{phase}" for phase in PHASES if phase != "actions"} | {"draw-ready", "draw-locked"}
    keys |= {f"draw-final-{tile.label}" for tile in everything().final_tiles}
    for path in (SOURCES / "games" / "terra" / "drawing").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in ("word", "count", "write"):
                asked = ast.unparse(node.func).split(".")[-1]
                found = _strings(node.args[0])
                keys |= {name if asked == "write" else f"draw-{name}" for name in found}
    return {key for key in keys if key.startswith("draw-")}


# -- what the files say -----------------------------------------------------------------


def messages_of(language: str) -> dict[str, ftl.Message]:
    found: dict[str, ftl.Message] = {}
    plain: set[str] = set()
    for file in sorted(files(language), key=lambda file: file.name != PLAIN):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{language} {file.name}: {entry.content[:80]}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found or entry.id.name in plain, f"{language}: {entry.id.name} stands twice"
                if file.name == PLAIN:
                    plain.add(entry.id.name)
                found[entry.id.name] = entry
    return found


def of_plain_games(language: str) -> set[str]:
    return {key for file in files(language) if file.name == PLAIN for key in entries(file.read_text(encoding="utf-8"))}


def _walk(node: object) -> list[object]:
    found = [node]
    if isinstance(node, ftl.BaseNode):
        for value in vars(node).values():
            found += [inner for one in (value if isinstance(value, list) else [value]) for inner in _walk(one)]
    return found


def _variables(messages: dict[str, ftl.Message], node: object) -> set[str]:
    """The variables of a message, those of messages it refers to included."""
    found: set[str] = set()
    for part in _walk(node):
        if isinstance(part, ftl.VariableReference):
            found.add(part.id.name)
        elif isinstance(part, ftl.MessageReference):
            other = messages[part.id.name]
            inner = [a.value for a in other.attributes if part.attribute and a.id.name == part.attribute.name]
            found |= _variables(messages, inner[0] if inner else other.value)
    return found


def shape_of(language: str) -> dict[tuple[str, str], set[str]]:
    """Each message and attribute with its variables."""
    messages = messages_of(language)
    found: dict[tuple[str, str], set[str]] = {}
    for key, message in messages.items():
        found[key, ""] = _variables(messages, message.value)
        for attribute in message.attributes:
            found[key, attribute.id.name] = _variables(messages, attribute.value)
    return found
