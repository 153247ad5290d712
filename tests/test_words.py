"""The texts: complete, alike in all languages, and free of errors."""

import ast
import random
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from hexarch import games
from hexarch.games import terra
from hexarch.games.terra import codes, kinds, names, spaces
from hexarch.games.terra.board.hexes import map_ids
from hexarch.games.terra.box.registry import everything
from hexarch.games.terra.catalog import for_board
from hexarch.games.terra.factions import all_factions, all_options
from hexarch.games.terra.ledger.check import NAMES as COLUMNS
from hexarch.games.terra.ledger.check import Difference, check_text
from hexarch.games.terra.ledger.rows import LedgerError
from hexarch.games.terra.profiles import PROFILES
from hexarch.games.terra.resources import RESOURCES
from hexarch.games.terra.rules.table import GRAMMAR, RULES
from hexarch.games.terra.ruleset import UNSUPPORTED
from hexarch.games.terra.table import telling
from hexarch.games.terra.table import words as say
from hexarch.games.terra.view import PHASES
from hexarch.kernel.effect import Effect
from hexarch.kernel.errors import Ambiguous, Illegal, Refusal, SaveError, SetupError, Unreadable
from hexarch.words import Words, languages
from hexarch.words.store import entries, files, store

SOURCES = Path(terra.__file__).parents[2]
LANGUAGES = languages()
PLAIN = "plain.ftl"  # what plain games say; a title may say it in words of its own
TABLE = ("asked-", "form-", "large-table", "manual-", "sealed-", "wait-")
ISOLATION = re.compile("[\u2066-\u2069\u200e\u200f]")
MISSING = re.compile(r"\[[a-z]+-")
each_language = pytest.mark.parametrize("language", LANGUAGES)


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
def _calls(name: str, place: int) -> list[tuple[str, ast.Call]]:
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


def _refusals() -> list[Refusal]:
    """One refusal for each place that refuses, with values of the right kind."""
    found = []
    for code, call in _calls("no", 0):
        values = {keyword.arg: SAMPLES.get(keyword.arg, 2) for keyword in call.keywords if keyword.arg}
        rules = _strings(call.args[1]) if len(call.args) > 1 else [""]
        found += [Refusal(code, values, rule) for rule in rules]
    return found


def _warnings() -> list[tuple[str, dict[str, str | int]]]:
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


def _tiles() -> list[str]:
    box = everything()
    found = [card.id for card in box.bonus_cards] + [t.id for t in box.favor_tiles] + [t.id for t in box.town_tiles]
    found += [t.id for t in box.round_tiles] + [t.id for t in box.final_tiles] + [a.id for a in box.power_actions]
    found += [spaces.names()[space] for space in (spaces.SAIL, spaces.SHIP)]
    return found + [special.id for faction in all_factions() for special in faction.specials]


def _own() -> list[str]:
    return [thing.name for faction in all_factions() for thing in faction.own.things]


ACTION_TILES = frozenset(tile for tile in _tiles() if tile.startswith("ACT"))


def _expected() -> set[str]:
    """Every key that something in the program asks for, but for the console's and the log's."""
    keys = {f"refusal-{r.code}" for r in _refusals()} | {f"rule-{r.rule or 'setup'}" for r in _refusals()}
    keys |= {f"warning-{code}" for code, _ in _warnings()}
    keys |= {f"unreadable-{code}" for code, _ in _calls("Unreadable", 1)}
    keys |= {f"save-{code}" for code, _ in _calls("SaveError", 0)}
    keys |= {f"ledger-{code}" for code, _ in _calls("LedgerError", 0)}
    keys |= {f"difference-{re.sub('_(?:' + '|'.join(COLUMNS) + ')$', '', c)}" for c, _ in _calls("Difference", 1)}
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
    keys |= {f"tile-{tile}" for tile in _tiles()}
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


def _messages(language: str) -> dict[str, ftl.Message]:
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


def _of_plain_games(language: str) -> set[str]:
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


def _shape(language: str) -> dict[tuple[str, str], set[str]]:
    """Each message and attribute with its variables."""
    messages = _messages(language)
    found: dict[tuple[str, str], set[str]] = {}
    for key, message in messages.items():
        found[key, ""] = _variables(messages, message.value)
        for attribute in message.attributes:
            found[key, attribute.id.name] = _variables(messages, attribute.value)
    return found


@pytest.fixture(autouse=True)
def no_problems() -> None:
    for language in LANGUAGES:
        store(language).problems.clear()


def _clean(text: str, language: str) -> str:
    """A text in which nothing is missing and nothing odd."""
    assert store(language).problems == []
    assert text.strip()
    assert "{" not in text
    assert not MISSING.search(text), text
    assert not ISOLATION.search(text)
    return text


# -- tests --------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_have_the_same_messages_with_the_same_variables(language: str) -> None:
    english, other = _shape("en"), _shape(language)
    assert sorted(other) == sorted(english)
    assert {key: value for key, value in other.items() if value != english[key]} == {}


@each_language
def test_nothing_is_missing_and_nothing_unused(language: str) -> None:
    code = Path(telling.__file__).read_text(encoding="utf-8")
    log = {text for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Constant) for text in [str(node.value)]}
    log |= {f"track-{name}" for name in names.TRACKS} | {f"take-{kind}" for kind in ("bonus", "favor", "town")}
    present = set(_messages(language))
    assert sorted(_expected() - present) == []
    rest = present - _expected() - _of_plain_games(language)
    rest -= {
        key for key in rest if key.startswith(("console-", "own-console-", "play-", "title-", "web-", *TABLE))
    }  # tests/play, tests/web and the tests of the console look
    rest -= {key for key in rest if key.startswith("log-") and key[4:].removeprefix("auto-") in log}
    assert sorted(rest) == []


@each_language
def test_the_index_of_messages_agrees_with_the_parser(language: str) -> None:
    assert sorted(store(language).keys()) == sorted(_messages(language))
    for file in files(language):
        for source in entries(file.read_text(encoding="utf-8")).values():
            assert len(FluentParser().parse(source).body) == 1


@each_language
def test_plain_messages_read_the_same_without_the_parser(language: str) -> None:
    for key, message in _messages(language).items():
        elements = message.value.elements if message.value is not None else []
        if not message.attributes and all(isinstance(element, ftl.TextElement) for element in elements):
            whole = "".join(element.value for element in elements)
            assert store(language).write(key, "", {}) == whole


@each_language
def test_every_message_can_be_written(language: str) -> None:
    for (key, attribute), variables in _shape(language).items():
        for value in (0, 1, 2, 5, "x"):
            text = store(language).write(key, attribute, dict.fromkeys(variables, value))
            assert text is not None
            _clean(text, language) if key != "or" else None


@each_language
def test_every_refusal_and_warning_has_a_sentence(language: str) -> None:
    words = Words(language)
    for refusal in _refusals():
        _clean(words.refusal(refusal), language)
        _clean(words.rule(refusal), language)
        _clean(words.error(Illegal(refusal)), language)
        _clean(words.error(SetupError(refusal)), language)
    for code, values in _warnings():
        _clean(words.warning(code, values), language)


@each_language
def test_every_fault_of_a_map_has_a_sentence_of_its_own(language: str) -> None:
    words = Words(language)
    values = {"found": 7, "least": 3, "most": 9, "terrain": 2}
    told = {words.refusal(Refusal("bad_map", {**values, "why": why}, "setup")) for why in (*BAD_MAPS, "another")}
    assert len({_clean(text, language) for text in told}) == len(BAD_MAPS) + 1


@each_language
def test_every_error_has_a_sentence(language: str) -> None:
    words = Words(language)
    for code, _ in _calls("Unreadable", 1):
        _clean(words.error(Unreadable("dig 9", code, "9")), language)
    for code, _ in _calls("SaveError", 0):
        _clean(words.error(SaveError(code, "choice 7: x")), language)
    for code, _ in _calls("LedgerError", 0):
        detail = "loose-dig: edited_by_hand" if code == "unsupported_option" else "x"
        _clean(words.error(LedgerError(code, 3, detail)), language)
    for code, _ in _calls("Difference", 1):
        _clean(words.error(Difference(5, code, "witches", "nothing", "3")), language)
    _clean(words.error(Ambiguous("leech 1", ["leech 1 from witches", "leech 1 from auren"])), language)
    assert words.error(KeyError("other")) == "'other'"


@each_language
def test_errors_of_real_use_explain_their_cause(language: str) -> None:
    words = Words(language)
    game = terra.new(2, seed=1)
    seat = game.to_act[0]
    for text in ("fly", "build Z9", "upgrade A1 to TE", "", "action ACT4", "+FAV5", "leech 3"):
        with pytest.raises((Unreadable, Illegal)) as caught:
            game.step(seat, text)
        _clean(words.error(caught.value), language)
    with pytest.raises(SetupError) as wrong:
        terra.new(9)
    assert "9" in _clean(words.error(wrong.value), language)
    report = check_text("no ledger at all")
    assert report.error is not None
    _clean(words.error(report.error), language)
    outer = SaveError("choice", "choice 4: x")
    outer.__cause__ = Illegal(Refusal("occupied", {"hex": "E6"}, "build"))
    assert words.refusal(outer.__cause__.refusal) in words.error(outer)


@each_language
def test_names_and_explanations(language: str) -> None:
    words = Words(language)
    for tile in _tiles():
        for text in say.tile(words, tile):
            _clean(text, language)
    for faction in all_factions():
        for text in say.faction(words, faction.id):
            _clean(text, language)
        assert words.name(faction.id) == say.faction(words, faction.id)[0]
    for option in all_options():
        _clean(say.option(words, option.name), language)
    for profile in PROFILES:
        _clean(say.profile(words, profile), language)
    for kind in kinds.CLASSES:
        _clean(words.decision(kind), language)
    listed = [say.structure(words, s) for s in everything().structure] + [
        say.terrain(words, t) for t in range(-1, len(names.TERRAINS))
    ]
    listed += [say.cult(words, c) for c in range(4)] + [say.track(words, t) for t in range(2)]
    listed += [say.map_name(words, name) for name in (*map_ids(), "custom:A:YUK")]
    listed += [say.source(words, source) for source in names.SOURCES]
    for text in listed:
        _clean(text, language)
    assert len(set(listed[:17])) == 17


@each_language
def test_labels_of_a_drawing(language: str) -> None:
    words = Words(language)
    label = words.labels()
    assert label("faction-witches", {}) == words.name("witches")
    assert label("tile-BON1.text", {}) == say.tile(words, "BON1")[1]
    assert label("resource-C.amount", {"n": 2}) == say.amount(words, "C", 2)
    assert label("choice", {"text": "pass BON3"}) == words.choice("pass BON3")
    assert label("draw-no-such", {}) == "[draw-no-such]"


@each_language
def test_every_choice_can_be_read(language: str) -> None:
    words = Words(language)
    catalog = for_board("base")
    texts = [c.text for table in catalog.tables for c in table if GRAMMAR.find(c.text.lower()) is not None]
    assert len(texts) > 1_000
    texts += ["burn 1", "burn 3", "bid witches 0", "bid auren 1", "bid giants 40"]
    texts += ["leech 2 from witches", "decline 1 from auren", "convert 3PW to 1W", "convert 6C to 2VP"]
    for text in texts:
        read = _clean(words.choice(text), language)
        assert read not in (text, "")
        assert read[0] == read[0].upper()
    assert len({words.choice(text) for text in texts}) == len(texts)
    both = words.choice("convert 3PW to 1W. upgrade E6 to TE")
    assert both == f"{words.choice('convert 3PW to 1W')}; {words.choice('upgrade E6 to TE')}"
    assert words.choice("pass BON3", kinds.BONUS_CARD) != words.choice("pass BON3", kinds.TURN)
    assert words.choice("what is this") == "what is this"
    assert words.choice("dig 1", label="witches") == words.choice("dig 1")
    assert words.choice("dig 1", label="acolytes") != words.choice("dig 1")


@pytest.mark.parametrize("ruleset", PROFILES)
def test_random_games_are_told_in_every_language(ruleset: str) -> None:
    chance = random.Random(5)
    everyone = [Words(language) for language in LANGUAGES]
    final_scoring = {"fire-and-ice-final-scoring": True}
    for factions in (
        ["nomads", "engineers", "mermaids", "darklings", "chaosmagicians"],
        ["icemaidens", "acolytes", "riverwalkers", "witches"],
        ["yetis", "dragonlords", "shapeshifters", "giants"],
        "draft",
        "auction",
        "sealed-auction",
    ):
        count = 3 if isinstance(factions, str) else len(factions)
        game = terra.new(count, seed=8, ruleset=ruleset, factions=factions, options=final_scoring)
        while not game.over:
            seat = chance.choice(game.to_act)
            for effect in game.step(seat, chance.choice(game.options(seat) or game.free(seat))):
                taken_steps = effect.code == codes.OWE and codes.named(effect).steps < 0
                for words in everyone:
                    sentence = words.effect(game, effect)
                    if taken_steps:
                        assert sentence == ""
                    else:
                        _clean(sentence, words.language)


@each_language
def test_every_kind_of_effect_is_told(language: str) -> None:
    words = Words(language)
    game = terra.new(4, seed=2, factions=["dwarves", "alchemists", "cultists", "djinni"])
    assert _clean(words.effect(game, Effect(codes.OWN, 3, 0, 1)), language)
    assert words.effect(game, Effect(codes.OWN, 3, 0, 1)) != words.effect(game, Effect(codes.OWN, 3, 0, -1))
    for code in range(len(codes.NAMES)):
        if code == codes.OWN:
            continue
        seat = -1 if code in (codes.COIN_ON, codes.ROUND, codes.OVER) else 1
        _clean(words.effect(game, Effect(code, seat, 1, 2, 3, 6)), language)
    for kind in range(codes.ALL_INCOME + 1):
        _clean(words.effect(game, Effect(codes.AUTO, 2, kind, 8, 1)), language)
    for tile in everything().final_tiles:
        told = words.effect(game, Effect(codes.AUTO, 2, codes.SCORE_TILE, 8, tile.number))
        assert say.tile(words, tile.id)[0] in _clean(told, language)
    assert words.effect(game, Effect(codes.TOKENS, 0, 1, 2)) != words.effect(game, Effect(codes.TOKENS, 0, 1, -2))
    assert words.effect(game, Effect(codes.JUMP, 0, 1)) != words.effect(game, Effect(codes.JUMP, 1, 1))
    assert words.name("dwarves") in words.effect(game, Effect(codes.PASS, 0))


def test_plurals() -> None:
    expected = {"en": ("1 coin", "2 coins"), "it": ("1 moneta", "2 monete"), "pt": ("1 moeda", "2 moedas")}
    for language, (one, two) in expected.items():
        words = Words(language)
        assert say.amount(words, "C", 1) == one
        assert say.amount(words, "C", 2) == two
        assert say.amounts(words, {"C": 2, "W": 0, "P": 1}) == f"{two}, {say.amount(words, 'P', 1)}"
        assert say.amounts(words, {}) == words.text("nothing")


def test_articles_and_prepositions_agree() -> None:
    taken = "leech 3 from witches"
    assert Words("en").choice(taken) == "Take 3 power from the Witches"
    assert Words("it").choice(taken) == "Prendi 3 punti Potere dalle Streghe"
    assert Words("pt").choice(taken) == "Receber 3 Poderes das Bruxas"
    upgrade = "upgrade E6 to TP"
    assert [Words(language).choice(upgrade) for language in LANGUAGES] == [
        "Upgrade E6 to a trading house",
        "Migliora E6 in un emporio",
        "Aprimorar E6 para uma casa de comércio",
    ]
    short = Refusal("cannot_pay", {"resource": "W", "needed": 4, "have": 1}, "turn")
    assert [Words(language).refusal(short) for language in LANGUAGES] == [
        "This costs 4 workers; you have 1.",
        "Il costo è di 4 lavoratori: ne hai 1.",
        "O custo é de 4 trabalhadores: você tem 1.",
    ]


def test_a_missing_text_names_its_key() -> None:
    words = Words("it")
    assert words.text("no-such-text") == "[no-such-text]"
    assert words.refusal(Refusal("new_rule", {"hex": "E6"}, "x")) == "[refusal-new_rule hex=E6]"
    assert words.rule(Refusal("new_rule", {}, "x")) == "[rule-x]"
    assert say.tile(words, "BON99") == ("[tile-BON99]", "[tile-BON99.text]")
    assert words.name("somebody") == "somebody"
    assert words.decision("99") == "[decision-99]"


def test_language_of_the_environment() -> None:
    def chosen(**variables: str) -> str:
        return Words.from_environment(variables).language

    assert chosen() == "en"
    assert chosen(LANG="it_IT.UTF-8") == "it"
    assert chosen(LANG="pt_BR.UTF-8", HEXARCH_LANGUAGE="it") == "it"
    assert chosen(LANG="it_IT.UTF-8", LC_ALL="C") == "en"
    assert chosen(LANG="de_DE.UTF-8", LANGUAGE="de:pt:en") == "pt"
    assert chosen(HEXARCH_LANGUAGE="klingon", LANG="pt") == "pt"
    assert Words("pt-BR").language == "pt"
    assert Words("xx").language == "en"
    assert Words.languages() == languages() == ("en", "it", "pt")


def test_importing_is_cheap() -> None:
    """Neither the parser of texts nor the rules are needed before a text is."""
    code = (
        "import sys, hexarch.words; print([m for m in sys.modules if m[:6] in ('fluent', 'babel') or '.games.' in m])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_no_faction_is_named_in_the_code() -> None:
    for path in (SOURCES / "words").glob("*.py"):
        code = path.read_text(encoding="utf-8").lower()
        assert [faction.id for faction in all_factions() if faction.id in code] == []
