"""What is hidden from a seat changes nothing that it can see, choose or compute.

Two worlds that agree in everything a seat knows are made in two ways: by `imagine`, and (for the toy) by exchanging
hidden cards by hand.
"""

import json
from dataclasses import replace
from typing import Any

import pytest

from hexarch.env import observer as observers
from hexarch.kernel.errors import Refusal
from hexarch.kernel.game import Game
from hexarch.kernel.rng import Random

from .titles import CASES, Case, dealt, positions, texts


def known(game: Game, seat: int | None) -> dict[str, Any]:
    """Everything that a seat (None: somebody who only looks on) can be shown or find out without choosing."""
    found: dict[str, Any] = {
        "view": game.view(seat),
        "history": game.history_for(seat),
        "hides": game.hides(seat),
        "to_act": game.to_act,
        "over": game.over,
        "turn": game.turn(),
        "progress": game.progress(),
        "scores": game.scores(),
        "winners": game.winners(),
        "labels": [game.label(one) for one in range(game.players)],
        "figures": [game.figures(one, game.books().page(one)) for one in range(game.players)],
        "summary": [game.summary(one) for one in range(game.players)],
        "pages": [game.books().holdings(game.books().page(one)) for one in range(game.players)],
        "svg": game.svg(),
        "hidden": [game.hidden(one) for one in range(game.players)],
        "imagined": [game.imagine(seat, Random(n)).digest() for n in range(3)],
    }
    if seat is None:
        return found
    observer = observers.of(game.title)
    found |= {
        "asked": game.asked(seat),
        "options": texts(game.options(seat)),
        "free": texts(game.free(seat)),
        "proposals": [(option.text, quoted(game, seat, option.text)) for option in game.proposals(seat)],
        "quotes": [quoted(game, seat, choice.text) for choice in [*game.options(seat), *game.free(seat)]],
        "ending": game.ending(seat),
        "awaiting": game.awaiting(seat),
        "observation": observer.observe(game, seat).tolist(),
        "noted": list(observer.noted(game, seat)),
        "candidates": observers.features(observer, game, seat, list(game.options(seat)), "quoted").tolist(),
        "text": observer.text(game),
    }
    return found


def quoted(game: Game, seat: int, text: str) -> Any:
    """A quote as a page gets it."""
    quote = game.quote(seat, text)
    if isinstance(quote, Refusal):
        return (quote.code, quote.values, quote.rule)
    told = [game.told(effect) for effect in quote.effects]
    return (quote.document(game), quote.reveals, quote.warnings, told, [one.key() for one in quote.effects])


@pytest.mark.parametrize("case", CASES, ids=str)
def test_imagined_worlds_agree_with_everything_a_seat_knows(case: Case) -> None:
    others = 0
    for game in positions(case, every=case.stride(1 if case.game != "terra" or case.wishes else 30)):
        if case.game == "terra" and not game.hides(None) and len(game.history) > 8:
            break  # nothing is hidden any more
        before = game.digest()
        for seat in [None, *range(game.players)]:
            imagined = game.imagine(seat, Random(len(game.history)))
            assert known(imagined, seat) == known(game, seat)
            assert game.digest() == before
            others += imagined.digest() != before
            if not game.hides(seat):
                assert imagined.digest() == before
    assert bool(others) == bool(case.title.secret or case.wishes)


@pytest.mark.parametrize("case", [case for case in CASES if case.title.secret], ids=str)
def test_imagined_worlds_can_be_played_to_their_end_and_saved(case: Case) -> None:
    for game in positions(case, seed=2, every=case.stride(7)):
        for seat in range(game.players):
            imagined = game.imagine(seat, Random(3))
            assert case.title.loads(imagined.dumps()).digest() == imagined.digest()
            *_, last = positions(case, seed=4, every=1_000, game=imagined)
            assert last.over


@pytest.mark.parametrize("case", [case for case in CASES if case.title.secret], ids=str)
def test_imagined_worlds_differ_in_everything_that_is_hidden(case: Case) -> None:
    """All hidden cards take part: over many worlds, each that is hidden from the seat lies in many places."""
    *_, game = [game.copy() for game in positions(case, every=2) if not game.over][:3]
    deals = [dealt(game.imagine(0, Random(seed)).setup.document()) for seed in range(40)]
    fewest = 10 if case.game == "covet" else 2  # the least that is hidden is one of three gods
    for cards in zip(*deals, strict=True):
        assert len(set(map(str, cards))) == 1 or len(set(map(str, cards))) > fewest


def exchanged(game: Any, seat: int, one: str, two: str) -> Any:
    """The same game of the toy in a world where two cards have changed places."""
    other = {one: two, two: one}
    deal = tuple([other.get(card, card) for card in game.setup.deal])
    found = type(game)(replace(game.setup, deal=deal))
    for who, text in game.history:
        found.step(who, " ".join([other.get(word, word) for word in text.split()]))
    return found


@pytest.mark.parametrize("players", [2, 4])
def test_exchanging_hidden_cards_changes_nothing_for_the_others(players: int) -> None:
    case, random, tried = Case("covet", players), Random(1), 0
    for game in positions(case, seed=6):
        if game.over:
            break
        hands = [game.held(seat) for seat in range(players)]  # type: ignore[attr-defined]
        pile = list(game.setup.deal[game.cells.get("drawn") :])  # type: ignore[attr-defined]
        for seat in range(players):
            hidden = [card for other, hand in enumerate(hands) if other != seat for card in hand] + pile
            one, two = random.shuffled(hidden)[:2]
            world = exchanged(game, seat, one, two)
            assert world.digest() != game.digest()
            assert known(world, seat) == known(game, seat)
            tried += 1
    assert tried > 10


def test_two_worlds_differ_for_the_seat_that_holds_the_card() -> None:
    game: Any = Case("covet", 3).new()
    world = exchanged(game, 0, game.held(0)[0], game.held(1)[0])
    assert known(world, 2) == known(game, 2)
    assert known(world, None) == known(game, None)
    assert known(world, 0) != known(game, 0)
    assert known(world, 1) != known(game, 1)


def test_what_reveals_says_so_and_shows_nothing() -> None:
    """The last card put down, and exchanging one: both stop before anything comes to light."""
    game: Any = Case("covet", 2).new(4)
    exchange = game.quote(0, f"exchange {game.held(0)[0]}")
    assert exchange.reveals
    assert exchange.effects == []
    first = game.quote(0, game.options(0)[0])
    assert not first.reveals
    assert [game.told(effect)[0] for effect in first.effects] == ["log-down"]
    game.step(0, game.options(0)[0])
    last = game.quote(1, game.options(1)[0])
    assert last.reveals
    assert last.effects == []
    both = game.copy()
    assert len(both.step(1, game.options(1)[0])) > 1


@pytest.mark.parametrize("case", CASES, ids=str)
def test_nothing_is_hidden_at_the_end(case: Case) -> None:
    *_, game = positions(case, every=1_000)
    for seat in [None, *range(game.players)]:
        assert not game.hides(seat)
        assert game.history_for(seat) == game.history
        assert json.loads(json.dumps(game.view(seat))) == game.view(seat)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_own_choices_are_never_hidden(case: Case) -> None:
    for game in positions(case, every=case.stride(8)):
        for seat in range(game.players):
            shown = game.history_for(seat)
            assert len(shown) == len(game.history)
            for (one, text), (two, told) in zip(game.history, shown, strict=True):
                assert one == two
                assert told == text or (told == "" and one != seat)
        if not case.title.secret and not case.wishes:
            break
