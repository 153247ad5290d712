"""Random play of every title: what is offered is accepted, everything can be taken back, nothing is left undefined."""

import pytest

from hexarch.kernel.errors import ChoiceError, Illegal, Refusal, Unreadable
from hexarch.kernel.game import LATER, NOT, NOW
from hexarch.kernel.rng import Random

from .titles import CASES, Case, a_choice, positions, texts

pytestmark = pytest.mark.parametrize("case", CASES, ids=str)


def test_a_random_game_comes_to_its_end(case: Case) -> None:
    rounds, game = 0, case.new()
    assert game.title is case.title
    assert game.players == case.players == len(game.setup.names)
    for _ in positions(case, every=5, game=game):
        assert bool(game.to_act) != game.over
        assert game.progress()[0] >= rounds
        rounds = game.progress()[0]
        for seat in range(game.players):
            assert bool(game.options(seat)) == (seat in game.to_act) == bool(game.asked(seat))
            assert game.ending(seat) in (NOW, LATER, NOT)
            assert all(asked.seat == seat and asked.kind for asked in game.asked(seat))
        assert game.turn() is None or game.turn() in range(game.players)
    scores = game.scores()
    assert len(scores) == game.players
    assert all(sum(row.values()) == 2 * row["total"] for row in scores)
    best = [seat for seat, row in enumerate(scores) if row["total"] == max(one["total"] for one in scores)]
    assert game.winners()
    assert set(game.winners()) <= set(best)  # a title may break ties


def test_what_is_offered_is_accepted_and_can_be_taken_back(case: Case) -> None:
    for game in positions(case, every=11):
        before, history = game.digest(), list(game.history)
        for seat in game.to_act:
            offered = [*game.options(seat), *game.free(seat)]
            for listed in (texts(game.options(seat)), texts(game.free(seat))):
                assert len(set(listed)) == len(listed)
            for choice in offered:
                assert game.read(seat, choice.text) == [choice]
                quote = game.quote(seat, choice)
                assert not isinstance(quote, Refusal), (choice, quote)
                assert game.digest() == before
                mark = game.mark()
                effects = game.step(seat, choice)
                assert game.history[len(history) :] == [(seat, choice.text)]
                assert game.digest() != before
                if not quote.reveals:
                    assert [one.key() for one in quote.effects] == [one.key() for one in effects]
                game.rollback(mark)
                assert game.digest() == before
                assert game.history == history


def test_a_refused_choice_changes_nothing(case: Case) -> None:
    for game in positions(case, every=17):
        before, history = game.digest(), list(game.history)
        for seat in range(-1, game.players + 1):
            for text in ("", "no such thing", "#", "." * 50, "\x00", "play " * 600):
                with pytest.raises(Unreadable):
                    game.step(seat, text)
        for seat in set(range(game.players)) - set(game.to_act):
            for other in game.to_act:
                for choice in game.options(other)[:3]:
                    with pytest.raises(ChoiceError):
                        game.step(seat, choice.text)
        assert game.digest() == before
        assert game.history == history


def test_rolling_back_a_whole_line_of_play(case: Case) -> None:
    random = Random(3)
    for game in positions(case, seed=2, every=25):
        before, view, history = game.digest(), game.view(None), list(game.history)
        mark = game.mark()
        assert mark.history == len(history)
        for _ in range(30):
            if not game.over:
                seat = game.to_act[-1]
                game.step(seat, a_choice(game, seat, random))
        game.rollback(mark)
        assert (game.digest(), game.view(None), game.history) == (before, view, history)


def test_a_copy_goes_its_own_way_and_can_be_taken_over(case: Case) -> None:
    random = Random(4)
    for game in positions(case, seed=3, every=40):
        if game.over:
            break
        before, copy = game.digest(), game.copy()
        assert (copy.digest(), copy.history, copy.to_act) == (before, game.history, game.to_act)
        seat = copy.to_act[0]
        copy.step(seat, a_choice(copy, seat, random))
        assert game.digest() == before != copy.digest()
        third = game.copy()
        third.become(copy)
        assert (third.digest(), third.history) == (copy.digest(), copy.history)


def test_several_choices_in_one_text_are_all_made_or_none(case: Case) -> None:
    for game in positions(case, seed=4, every=20):
        for seat in game.to_act[:1]:
            first = game.options(seat)[0].text
            before = game.digest()
            with pytest.raises((Illegal, Unreadable)):
                game.step(seat, f"{first}. no such thing")
            assert game.digest() == before


def test_nobody_plays_on_after_the_end(case: Case) -> None:
    *_, game = positions(case, seed=5, every=1_000)
    for seat in range(game.players):
        assert not game.options(seat)
        assert not game.free(seat)
        assert not game.proposals(seat)
        assert not game.asked(seat)
        for _, text in game.history[-3:]:
            assert isinstance(game.quote(seat, text), Refusal)
