"""Whatever is accepted was offered: texts from anywhere are refused, or they are among the options."""

import pytest

from hexarch.kernel.errors import ChoiceError, Refusal
from hexarch.kernel.rng import Random

from .titles import CASES, Case, positions, texts

TRIES = 60


@pytest.mark.parametrize("case", CASES, ids=str)
def test_texts_of_other_positions_are_refused_or_offered(case: Case) -> None:
    known: dict[str, None] = {}
    for seed in (1, 2):
        for game in positions(case, seed, every=6):
            for seat in game.to_act:
                known.update(dict.fromkeys(texts([*game.options(seat), *game.free(seat)])))
    pool, random = list(known), Random(5)
    accepted = refused = 0
    for game in positions(case, 3, every=9):
        for seat in range(game.players):
            offered = {*texts(game.options(seat)), *texts(game.free(seat))}
            proposed = {option.choice.text: option.text for option in game.proposals(seat)}
            for text in random.shuffled(pool)[:TRIES]:
                try:
                    quote = game.quote(seat, text)
                except ChoiceError:
                    refused += 1
                    continue
                if isinstance(quote, Refusal):
                    assert text not in offered
                    refused += 1
                else:
                    assert text in offered, f"{text} is accepted and was not offered"
                    assert text not in proposed
                    accepted += 1
    assert accepted
    assert refused


@pytest.mark.parametrize("case", CASES, ids=str)
def test_proposals_are_accepted_as_they_stand(case: Case) -> None:
    for game in positions(case, every=13):
        for seat in game.to_act:
            now = texts(game.options(seat))
            for option in game.proposals(seat):
                assert option.choice.text not in now
                assert not isinstance(game.quote(seat, option.text), Refusal)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_pointing_at_the_place_of_a_choice_finds_it(case: Case) -> None:
    """The place of an option is one that a page can send back; whatever it could mean can be read there."""
    met = 0
    for game in positions(case, every=13):
        for seat in game.to_act:
            for choice in game.options(seat):
                found = game.conceivable(seat, game.place(choice))
                for text in found:
                    game.quote(seat, text)
                met += choice.text in found
            assert game.conceivable(seat, {}) == []
            assert game.conceivable(seat, {"no such place": "anywhere"}) == []
    assert met
