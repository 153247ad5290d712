"""Candidates are what the engine offers, all of it and in its order; features say what they are."""

import numpy as np
import pytest

from hexarch.env.candidates import TooManyCandidates, candidates, mask, texts
from hexarch.env.observer import features
from hexarch.games import terra
from hexarch.games.terra import payment
from hexarch.games.terra.env.features import VERBS, labels
from hexarch.games.terra.env.observer import OBSERVER
from hexarch.games.terra.quote import Quote
from hexarch.kernel.choice import Choice
from hexarch.kernel.rng import Random


@pytest.mark.parametrize(("players", "profile", "seed"), [(2, "rulebook", 1), (4, "league", 2)])
def test_they_are_the_options_and_then_the_proposals(players: int, profile: str, seed: int) -> None:
    game = terra.new(players, seed=seed, ruleset=profile)
    random, proposed = Random(seed), 0
    while not game.over:
        seat = game.to_act[0]
        found = candidates(game, seat)
        options = game.options(seat)
        assert found[: len(options)] == options
        assert found[len(options) :] == [option.text for option in game.proposals(seat)]
        assert sorted(texts(found[len(options) :])) == sorted(payment.proposals(game, seat))
        assert candidates(game, seat, proposals=False) == options
        assert len(set(texts(found))) == len(found)
        for other in set(range(players)) - set(game.to_act):
            assert candidates(game, other) == []
        proposed += len(found) - len(options)
        choice = random.choice(found)
        assert isinstance(game.quote(seat, choice), Quote)
        game.step(seat, choice)
    assert proposed


def test_the_mask_has_a_one_for_each() -> None:
    assert mask(0, 320).sum() == 0
    found = mask(7, 320)
    assert found.shape == (320,)
    assert found.dtype == np.int8
    assert list(np.flatnonzero(found)) == list(range(7))


def test_more_than_an_action_can_name_is_an_error() -> None:
    game = terra.new(2, seed=1)
    assert len(game.options(game.to_act[0])) > 2
    with pytest.raises(TooManyCandidates):
        candidates(game, game.to_act[0], most=2)


@pytest.mark.slow
def test_there_is_room_for_the_widest_lists() -> None:
    """Play that avoids passing widens the lists; half of the room is left."""
    widest = 0
    for seed in range(40):
        game = terra.new(2 + seed % 4, seed=seed, ruleset=("rulebook", "league")[seed % 2])
        game.state.logging = False
        random = Random(seed)
        while not game.over:
            seat = game.to_act[0]
            options = game.options(seat)
            widest = max(widest, len(options))
            busy = [c for c in options if c.verb not in ("pass", "done", "decline")]
            game.step(seat, random.choice(busy or options))
    assert 60 < widest <= OBSERVER.most // 2 + 40


def test_verbs_have_their_names() -> None:
    assert VERBS[2] == "upgrade"
    assert "resign" in VERBS
    assert list(labels("plain")) == list(labels("quoted"))[: len(labels("plain"))]


def test_features_say_what_the_texts_say() -> None:
    column = labels("quoted")
    game = terra.new(4, seed=3, ruleset="league")
    random = Random(3)
    kinds = set()
    while not game.over:
        seat = game.to_act[0]
        found = candidates(game, seat)
        matrix = features(OBSERVER, game, seat, found, "quoted")
        plain = features(OBSERVER, game, seat, found, "plain")
        assert np.array_equal(matrix[:, : plain.shape[1]], plain)
        assert not matrix[len(found) :].any()
        for row, candidate in zip(matrix, found, strict=False):
            text = str(candidate)
            last = text.rsplit(". ", 1)[-1]
            assert row[: len(VERBS)].sum() == 1
            assert bool(row[column["conversions"]]) == (not isinstance(candidate, Choice))
            verb = VERBS[int(row[: len(VERBS)].argmax())]
            kinds.add(verb)
            if verb in (
                "build",
                "upgrade",
                "transform",
                "pass",
                "leech",
                "decline",
                "send",
                "advance",
                "action",
                "dig",
            ):
                assert last.split()[0] == verb
            if verb == "upgrade":
                assert row[column[f"structure.{last.split()[-1]}"]] == 1
                place = game.state.board.positions[game.state.board.number[last.split()[1]]]
                assert row[column["row"]] * 9 == pytest.approx(place[0])
                assert row[column["column"]] * 13 == pytest.approx(place[1])
            if verb == "leech":
                assert row[column["amount"]] * 10 == pytest.approx(int(last.split()[1]))
                builder = [game.faction(i) for i in range(4)].index(last.split()[-1])
                assert row[column[f"from.{(builder - seat) % 4}"]] == 1
            quote = game.quote(seat, candidate)
            assert isinstance(quote, Quote)
            assert row[column["cost.W"]] * 10 == pytest.approx(quote.cost.get("W", 0))
            assert row[column["vp"]] * 10 == pytest.approx(sum(quote.vp.values()))
        game.step(seat, random.choice(found))
    assert {"build", "upgrade", "transform", "pass", "leech", "send", "favor"} <= kinds
