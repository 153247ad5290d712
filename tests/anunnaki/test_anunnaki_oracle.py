"""The oracle: trying every conceivable text gives exactly the options; bad input is refused and changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from hexarch.games.anunnaki.edition import loads as read_edition
from hexarch.games.anunnaki.edition import standard
from hexarch.games.anunnaki.fields import FIELDS
from hexarch.games.anunnaki.game import Game
from hexarch.games.anunnaki.rule import Verb
from hexarch.games.anunnaki.rules.table import ANSWERS, VERBS
from hexarch.games.anunnaki.save import loads
from hexarch.games.anunnaki.setup import draw
from hexarch.kernel.errors import Illegal, SaveError, Unreadable
from hexarch.kernel.rng import Random


def conceivable(game: Game, verb: Verb) -> Iterator[str]:
    """Every text of a verb, with every word in every blank."""
    world = game.state.world
    domains = []
    for name in verb.blanks:
        if name in ("place", "to"):
            domains.append([world.edition.territory_code(place) for place in world.codes.values()])
        elif name == "count":
            domains.append([str(n) for n in range(6)])
        else:
            domains.append(list(FIELDS[name].names(world)))
    for words in product(*domains):
        yield verb.pattern.fill(dict(zip(verb.blanks, words, strict=True)))


@pytest.mark.parametrize("players", [2, 4])
def test_exactly_the_options_are_legal(players: int) -> None:
    game = Game(draw(players, 60 + players))
    rng = Random(players)
    seen: dict[str, int] = {}
    while not game.over and len(game.history) < 500:
        seat = rng.choice(game.to_act)
        kind = game.state.decisions[0].kind
        options = game.options(seat)
        seen[kind] = seen.get(kind, 0) + 1
        if seen[kind] <= 2:
            before = game.digest()
            texts = [option.text for option in options]
            assert len(texts) == len(set(texts))
            legal = set()
            for verb in [*ANSWERS[kind], VERBS[-1]]:
                for text in conceivable(game, verb):
                    if game.refuse(seat, text) is None:
                        legal.add(game.read(seat, text)[0].text)
            assert legal == set(texts), kind
            assert game.digest() == before
        game.step(seat, rng.choice(options))
    assert len(seen) > 12


def test_bad_input_is_refused_and_changes_nothing() -> None:
    game = Game(draw(3, 9))
    before = game.digest()
    for text in ("", "dance", "go", "go castle", "move P1 > Z9 x1", "battle G5:", "pass. dance", "go market\n"):
        with pytest.raises(Unreadable):
            game.step(0, text)
    for seat in (-1, 3):
        with pytest.raises(Unreadable):
            game.step(seat, "pass")
    with pytest.raises(Illegal) as refused:
        game.step(0, "go market")
    assert refused.value.refusal.code == "not_an_answer"
    assert game.digest() == before
    assert game.history == []


def test_damaged_saves_are_refused() -> None:
    game = Game(draw(2, 9))
    game.step(0, game.options(0)[0])
    text = game.dumps()
    assert loads(text).digest() == game.digest()
    for damaged in (
        "",
        "{}",
        text[:-40],
        text.replace("discard", "recruit", 1),
        text.replace('"first": ', '"first": 1', 1),
    ):
        with pytest.raises(SaveError):
            loads(damaged)


def test_a_game_brings_its_own_edition() -> None:
    text = (
        standard()
        .text.replace('edition = "standard-1"', 'edition = "house-rules"')
        .replace("mana = 2\nsett", "mana = 5\nsett")
    )
    edition = read_edition(text)
    assert edition.begin_mana == 5
    game = Game(draw(2, 9, edition=edition))
    game.step(0, game.options(0)[0])
    again = loads(game.dumps())
    assert again.digest() == game.digest()
    assert again.state.edition.name == "house-rules"
    assert '"edition_file"' not in Game(draw(2, 9)).dumps()
