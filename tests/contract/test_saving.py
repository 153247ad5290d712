"""Every title's games are written down and come back as they were; what is damaged is refused."""

import json

import pytest

from hexarch.kernel import codec
from hexarch.kernel.errors import SaveError, SetupError
from hexarch.kernel.rng import Random

from .titles import CASES, Case, a_choice, positions

pytestmark = pytest.mark.parametrize("case", CASES, ids=str)


def test_a_saved_game_comes_back_and_plays_on_alike(case: Case) -> None:
    for game in positions(case, every=60):
        again = case.title.loads(game.dumps())
        assert (again.digest(), again.history) == (game.digest(), game.history)
        assert again.dumps() == game.dumps()
        assert again.view(0) == game.view(0)
        one, two = Random(1), Random(1)
        copy = game.copy()
        for _ in range(10):
            if not copy.over:
                seat = copy.to_act[0]
                copy.step(seat, a_choice(copy, seat, one))
                again.step(seat, a_choice(again, seat, two))
        assert again.digest() == copy.digest()


def test_a_set_up_is_a_document_that_names_things(case: Case) -> None:
    setup = case.new().setup
    document = json.loads(json.dumps(setup.document()))
    again = case.title.read_setup(document)
    assert again.document() == setup.document()
    assert case.title.new(again).digest() == case.new().digest()
    refused = 0
    for key in document:
        without = {name: value for name, value in document.items() if name != key}
        try:
            found = case.title.read_setup(without)
        except (SaveError, SetupError):
            refused += 1
        else:  # earlier versions did not write it
            assert found.document().keys() == document.keys()
    assert refused > len(document) // 2


def test_a_damaged_save_is_refused(case: Case) -> None:
    *_, game = positions(case, every=1_000)
    text = game.dumps()
    for place in range(5, len(text) - 2, max(1, len(text) // 40)):
        changed = text[:place] + ("1" if text[place] != "1" else "2") + text[place + 1 :]
        with pytest.raises(SaveError):
            case.title.loads(changed)
    for cut in (0, 1, len(text) // 2, len(text) - 3):
        with pytest.raises(SaveError):
            case.title.loads(text[:cut])
    for wrong in ("null", "[]", "{}", "[" * 100_000, text.replace(case.title.format, "hexarch nothing")):
        with pytest.raises(SaveError):
            case.title.loads(wrong)


def test_a_save_with_a_forged_choice_is_refused(case: Case) -> None:
    *_, game = positions(case, every=1_000)
    document = json.loads(game.dumps())
    version = document["version"]
    body = {key: value for key, value in document.items() if key not in ("format", "version", "checksum")}
    choices = body["choices"]
    for forged in (
        [*choices[:3], choices[0], *choices[3:]],
        [*choices, choices[-1]],
        [*choices[:-1], "7 " + choices[-1][2:]],
        ["no choice", *choices],
        [1],
        "play",
    ):
        with pytest.raises(SaveError):
            case.title.loads(codec.dumps(case.title.format, version, {**body, "choices": forged}))


def test_a_snapshot_is_taken_and_restored(case: Case) -> None:
    for game in positions(case, every=60):
        kept = json.loads(json.dumps(game.snapshot()))
        again = case.title.restore(game.setup, kept, list(game.history))
        assert (again.digest(), again.history, again.to_act) == (game.digest(), game.history, game.to_act)
        assert again.view(None) == game.view(None)
        one, two = Random(2), Random(2)
        copy = game.copy()
        for _ in range(10):
            if not copy.over:
                seat = copy.to_act[0]
                copy.step(seat, a_choice(copy, seat, one))
                again.step(seat, a_choice(again, seat, two))
        assert again.digest() == copy.digest()


def test_a_snapshot_that_does_not_fit_is_refused(case: Case) -> None:
    game = case.new()
    for wrong in ({}, {"cells": [1, 2]}, {"cells": "all"}, {"hand": [0]}):
        with pytest.raises(ValueError):  # noqa: PT011  (each title has its own words for it)
            case.title.restore(game.setup, wrong, [])
