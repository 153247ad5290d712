"""What a table keeps so that it need not look again, and when it must."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from hexarch.games.anunnaki import culture, engine
from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki.grounds import Roads
from hexarch.games.anunnaki.rule import Pick
from hexarch.games.anunnaki.rules.table import VERBS
from hexarch.games.anunnaki.title import TITLE
from hexarch.kernel.errors import Illegal

MOVES = [verb for verb in VERBS if verb.name in ("move", "portal")]


def positions(seed: int) -> Iterator[tuple[Any, int, list[Any]]]:
    """Every position of a random game, before its choice is made."""
    game = TITLE.new(TITLE.drawn(2 + seed % 3, seed))
    rng = Random(seed)
    while not game.over:
        seat = game.to_act[0]
        options = game.options(seat)
        yield game, seat, options
        game.step(seat, rng.choice(options))


@pytest.mark.parametrize("seed", range(4))
def test_ways_are_refused_alike_whether_or_not_they_were_just_listed(seed: int) -> None:
    rng, asked = Random(seed), 0
    for game, seat, options in positions(seed):
        s = game.state
        d = engine.asked(s, seat)
        if d.kind not in ("move", "portal"):
            continue
        lands = s.places_of(seat)
        verb = next(verb for verb in MOVES if d.kind in verb.kinds)
        tried = [verb.pick(s.world, (rng.choice(lands), rng.choice(lands), rng.randint(1, 3))) for _ in range(30)]
        for pick in [*options, *tried]:
            kept = engine.refuse(s, seat, pick)
            assert (kept is None) == (pick in options)
            s.forget()
            again = engine.refuse(s, seat, pick)
            assert (kept and kept.code) == (again and again.code)
            game.options(seat)
        asked += 1
    assert asked


def test_a_way_is_closed_once_the_table_has_changed() -> None:
    for game, seat, options in positions(2):
        d = engine.asked(game.state, seat)
        ways = [pick for pick in options if pick.verb == "move"]
        if d.kind != "move" or not ways:
            continue
        place, before = ways[0].place, game.state.units(ways[0].place, seat, 0)
        game.step(seat, next(pick for pick in reversed(ways) if pick.place == place))
        if game.state.units(place, seat, 0) < before and not game.state.units(place, seat, 0):
            with pytest.raises(Illegal):
                game.step(seat, ways[0])
            return
    raise AssertionError("nobody left a territory")


@pytest.mark.parametrize("seed", range(4))
def test_a_peaceful_table_has_no_battles_and_no_surrounded_tokens(seed: int) -> None:
    seen = 0
    for game, seat, options in positions(seed):
        s = game.state
        mark = game.mark()
        game.step(seat, options[-1])
        game.rollback(mark)
        assert not s.peaceful  # nothing is known of what was taken back
        game.options(seat)
        again = game.copy()
        assert not again.state.peaceful
        if len(game.history) % 5 == 0:
            continue
        game.step(seat, options[0])
        if game.state.peaceful:
            seen += 1
            assert not s.contested()
            assert not s.cells[at.PLACE]
            assert not culture.surrounded(s)
        game.rollback(mark)
    assert seen


def test_units_that_come_or_a_token_that_is_laid_end_the_peace() -> None:
    for game, seat, _ in positions(1):
        s = game.state
        if s.peaceful:
            place = s.world.capitals[seat]
            free = next(one for one in s.world.near[place] if not s.people(one, seat))
            s.change(place, seat, 0, 1)
            assert s.peaceful  # somebody stood there already
            s.change(free, seat, 0, 1)
            assert not s.peaceful
            s.peaceful = True
            s.march(free, place, seat, 0, 1)
            assert not s.peaceful
            s.peaceful = True
            s.lay_token(0, 1)
            assert not s.peaceful
            return
    raise AssertionError("there was no peace")


def test_lists_of_ways_are_kept_by_themselves() -> None:
    roads = Roads(2, 3, 4)
    made: list[Pick] = [VERBS[0]]  # type: ignore[list-item]
    roads.keep(0, 1, 2, made)
    assert roads.lists[0][1][2] is made
    assert not any(row for verb in roads.lists for place in verb for row in place if row is not made)


@pytest.mark.parametrize("seed", range(3))
def test_the_choices_to_go_are_those_that_are_not_refused(seed: int) -> None:
    go = next(verb for verb in VERBS if verb.name == "go")
    for game, seat, options in positions(seed):
        s = game.state
        d = engine.asked(s, seat)
        if d.kind == "primary":
            tiles = [go.pick(s.world, (tile,)) for tile in range(10)]
            assert options == [pick for pick in tiles if engine.refuse(s, seat, pick) is None]
