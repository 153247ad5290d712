"""Every message of every title exists in every language, and is written without a problem."""

from collections.abc import Mapping
from typing import Any

import pytest

from hexarch.kernel.errors import ChoiceError, Illegal, Refusal, SetupError
from hexarch.kernel.game import Game
from hexarch.kernel.rng import Random
from hexarch.words import Words, languages
from hexarch.words.store import store

from .titles import CASES, IDS, Case, positions, texts

Messages = dict[str, Mapping[str, str | int]]


class Spy(Words):
    """Words that note which keys are asked for and not there in this very language."""

    def __init__(self, language: str, game: str) -> None:
        super().__init__(language, game)
        self.missing: set[str] = set()

    def _write(self, key: str, attribute: str, values: Mapping[str, Any]) -> str:
        if store(self.language, self.game).write(key, attribute, values) is None:
            self.missing.add(f"{key}.{attribute}" if attribute else key)
        return super()._write(key, attribute, values)


def messages(case: Case) -> Messages:
    """One of each message met in a random game: questions, choices, events, refusals, warnings."""
    found: Messages = {}
    pool: dict[str, None] = {}
    random = Random(1)
    for game in positions(case, every=3):
        _collect(game, found, pool, random)
    game = case.new()
    before = game.copy()
    for seat, text in list(positions(case, every=10_000))[-1].history:
        for effect in game.step(seat, text):
            told = game.told(effect)
            if told is not None:
                found.setdefault(told[0], told[1])
    found.update([before.hidden(0)])
    found.update({f"source-{source}": {} for source in before.scores()[0] if source != "total"})
    return found


def _collect(game: Game, found: Messages, pool: dict[str, None], random: Random) -> None:
    """The messages of one position."""
    for seat in range(game.players):
        for asked in game.asked(seat):
            found.setdefault(*asked.question)
            if asked.awaited:
                found.setdefault(asked.awaited, {"players": "Ann"})
        for choice in [*game.options(seat), *game.free(seat)]:
            pool[choice.text] = None
            for key, values in game.said(seat, choice.text):
                found.setdefault(key, values)
            alone = game.title.said(choice.text)
            assert alone is not None, choice
        for text in random.shuffled(list(pool))[:3]:
            quote = _quote(game, seat, text)
            if isinstance(quote, Refusal):
                found.setdefault(f"refusal-{quote.code}", quote.values)
                found.setdefault(f"rule-{quote.rule or 'setup'}", {})
            elif quote is not None:
                for code, values in quote.warnings:
                    found.setdefault(f"warning-{code}", values)


def _quote(game: Game, seat: int, text: str) -> Any:
    try:
        return game.quote(seat, text)
    except Illegal as error:
        return error.refusal
    except ChoiceError:
        return None


@pytest.mark.parametrize("case", CASES, ids=str)
def test_whatever_a_game_says_has_words_in_every_language(case: Case) -> None:
    met = messages(case)
    assert {key.partition("-")[0] for key in met} >= {"choice", "log", "refusal"}
    for language in languages():
        words = Spy(language, case.game)
        for key, values in met.items():
            sentence = words.sentence(key, values)
            assert not sentence.startswith("["), (language, sentence)
            assert "{" not in sentence
        assert not words.missing, language
        assert not store(language, case.game).problems


@pytest.mark.parametrize("game", IDS)
def test_form_glossary_and_settings_have_words_in_every_language(game: str) -> None:
    case = next(case for case in CASES if case.game == game)
    shapes = set()
    for language in languages():
        words = Spy(language, game)
        form, glossary = case.title.form(words), case.title.glossary(words)
        settings = case.title.settings(case.new().setup, words)
        words.text("title-name")
        assert not words.missing, language
        shapes.add(repr([_keys(form), _keys(glossary), _keys(settings)]))
        assert form["default"] == case.title.form(Words("en", game))["default"]
    assert len(shapes) == 1, "the same things in every language"


def _keys(document: Any) -> Any:
    """A document without its texts."""
    if isinstance(document, dict):
        return {key: _keys(value) for key, value in document.items()}
    return [_keys(one) for one in document] if isinstance(document, list) else type(document).__name__


@pytest.mark.parametrize("game", IDS)
def test_all_languages_have_the_same_keys(game: str) -> None:
    known = {language: set(store(language, game).keys()) for language in languages()}
    for language, keys in known.items():
        assert keys == known["en"], (language, sorted(keys ^ known["en"])[:5])


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_set_up_that_is_refused_says_why(case: Case) -> None:
    for players in (0, 1, case.title.seats[-1] + 1):
        with pytest.raises(SetupError) as error:
            case.title.drawn(players, 1)
        for language in languages():
            words = Spy(language, case.game)
            assert str(players) in words.refusal(error.value.refusal)
            words.rule(error.value.refusal)
            assert not words.missing


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_said_differs_from_option_to_option(case: Case) -> None:
    """No two options of a position read alike."""
    words = Words("en", case.game)
    for game in positions(case, every=15):
        for seat in game.to_act:
            options = texts(game.options(seat))
            said = [" ".join(words.sentence(*one) for one in game.said(seat, text)) for text in options]
            assert len(set(said)) == len(options), sorted(said)
