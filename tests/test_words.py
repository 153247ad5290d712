"""The texts: complete, alike in all languages, and free of errors."""

import ast
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from hexarch.games import terra
from hexarch.games.terra import codes, kinds, names
from hexarch.games.terra.board.hexes import map_ids
from hexarch.games.terra.box.registry import everything
from hexarch.games.terra.catalog import for_board
from hexarch.games.terra.factions import all_factions, all_options
from hexarch.games.terra.ledger.check import Difference, check_text
from hexarch.games.terra.ledger.rows import LedgerError
from hexarch.games.terra.profiles import PROFILES
from hexarch.games.terra.rules.table import GRAMMAR
from hexarch.games.terra.table import telling
from hexarch.games.terra.table import words as say
from hexarch.kernel.effect import Effect
from hexarch.kernel.errors import Ambiguous, Illegal, Refusal, SaveError, SetupError, Unreadable
from hexarch.words import Words, languages
from hexarch.words.store import entries, files, store

from .messages import (
    BAD_MAPS,
    LANGUAGES,
    SOURCES,
    all_refusals,
    all_warnings,
    calls_of,
    expected_keys,
    messages_of,
    of_plain_games,
    shape_of,
    tile_ids,
)

TABLE = ("asked-", "form-", "large-table", "manual-", "sealed-", "wait-")
ISOLATION = re.compile("[\u2066-\u2069\u200e\u200f]")
MISSING = re.compile(r"\[[a-z]+-")
each_language = pytest.mark.parametrize("language", LANGUAGES)


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


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_have_the_same_messages_with_the_same_variables(language: str) -> None:
    english, other = shape_of("en"), shape_of(language)
    assert sorted(other) == sorted(english)
    assert {key: value for key, value in other.items() if value != english[key]} == {}


@each_language
def test_nothing_is_missing_and_nothing_unused(language: str) -> None:
    code = Path(telling.__file__).read_text(encoding="utf-8")
    log = {text for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Constant) for text in [str(node.value)]}
    log |= {f"track-{name}" for name in names.TRACKS} | {f"take-{kind}" for kind in ("bonus", "favor", "town")}
    present = set(messages_of(language))
    assert sorted(expected_keys() - present) == []
    rest = present - expected_keys() - of_plain_games(language)
    rest -= {
        key for key in rest if key.startswith(("console-", "own-console-", "play-", "title-", "web-", *TABLE))
    }  # tests/play, tests/web and the tests of the console look
    rest -= {key for key in rest if key.startswith("log-") and key[4:].removeprefix("auto-") in log}
    assert sorted(rest) == []


@each_language
def test_the_index_of_messages_agrees_with_the_parser(language: str) -> None:
    assert sorted(store(language).keys()) == sorted(messages_of(language))
    for file in files(language):
        for source in entries(file.read_text(encoding="utf-8")).values():
            assert len(FluentParser().parse(source).body) == 1


@each_language
def test_plain_messages_read_the_same_without_the_parser(language: str) -> None:
    for key, message in messages_of(language).items():
        elements = message.value.elements if message.value is not None else []
        if not message.attributes and all(isinstance(element, ftl.TextElement) for element in elements):
            whole = "".join(element.value for element in elements)
            assert store(language).write(key, "", {}) == whole


@each_language
def test_every_message_can_be_written(language: str) -> None:
    for (key, attribute), variables in shape_of(language).items():
        for value in (0, 1, 2, 5, "x"):
            text = store(language).write(key, attribute, dict.fromkeys(variables, value))
            assert text is not None
            _clean(text, language) if key != "or" else None


@each_language
def test_every_refusal_and_warning_has_a_sentence(language: str) -> None:
    words = Words(language)
    for refusal in all_refusals():
        _clean(words.refusal(refusal), language)
        _clean(words.rule(refusal), language)
        _clean(words.error(Illegal(refusal)), language)
        _clean(words.error(SetupError(refusal)), language)
    for code, values in all_warnings():
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
    for code, _ in calls_of("Unreadable", 1):
        _clean(words.error(Unreadable("dig 9", code, "9")), language)
    for code, _ in calls_of("SaveError", 0):
        _clean(words.error(SaveError(code, "choice 7: x")), language)
    for code, _ in calls_of("LedgerError", 0):
        detail = "loose-dig: edited_by_hand" if code == "unsupported_option" else "x"
        _clean(words.error(LedgerError(code, 3, detail)), language)
    for code, _ in calls_of("Difference", 1):
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
    for tile in tile_ids():
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
