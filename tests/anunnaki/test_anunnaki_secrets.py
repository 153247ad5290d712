"""Secrets: hidden things are exchanged, and nothing that another seat sees, reads or may choose changes (A185-A187)."""

from __future__ import annotations

import pytest

from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki.game import Game
from hexarch.games.anunnaki.quote import Quote
from hexarch.games.anunnaki.setup import draw
from hexarch.kernel.rng import Random

from .scene import DANILO, SERENA, SIMONE, Scene


def exchanged(game: Game, viewer: int) -> Game:
    """The same game with everything changed that the viewer cannot know."""
    other = game.copy()
    s = other.state
    closed = [p for p in s.places() if s.civilization(p) >= 0 and not s.cells[s.open_cell(p)]]
    tiles = [s.cells[s.civ_cell(place)] for place in closed]
    for place, tile in zip(closed, tiles[1:] + tiles[:1], strict=True):
        s.put(s.civ_cell(place), tile)
    spots = [i for i in range(len(s.world.spots)) if s.cells[s.spot_cell(i)] and not s.cells[s.spot_cell(i) + 1]]
    tokens = [s.cells[s.spot_cell(spot)] for spot in spots]
    for spot, token in zip(spots, tokens[1:] + tokens[:1], strict=True):
        s.put(s.spot_cell(spot), token)
    for seat in range(s.seats):
        if seat == viewer:
            continue
        s.put(s.base[seat] + at.DRAWN, 0)
        mine = s.get(seat, at.HAND) & s.edition.advanced(s.house(seat))
        deck = s.deck(seat)
        if mine and deck:
            s.put(s.base[seat] + at.HAND, s.get(seat, at.HAND) ^ (mine & -mine) ^ (deck & -deck))
        if s.get(seat, at.TABLET):
            s.put(s.base[seat] + at.TABLET, 1 + s.get(seat, at.TABLET) % 3)
    return other


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_hidden_shows(players: int) -> None:
    game = Game(draw(players, 40 + players))
    rng = Random(players)
    for count in range(400):
        if game.over:
            break
        if count % 20 == 0:
            for viewer in range(players):
                other = exchanged(game, viewer)
                assert other.view(viewer) == game.view(viewer)
                assert other.view(None) == game.view(None)
                assert other.options(viewer) == game.options(viewer) or game.state.decisions[0].kind == "keep_artefact"
                assert other.history_for(viewer) == game.history_for(viewer)
        seat = rng.choice(game.to_act)
        game.step(seat, rng.choice(game.options(seat)))


def test_weapons_are_put_down_unseen_by_both_sides() -> None:
    t = Scene(DANILO)
    t.pawn(DANILO, "market")
    t.units(DANILO, "G1", followers=2)
    t.units(SERENA, "G2", followers=1)
    t.hand(DANILO, "dagger", "short_bow")
    t.do("go move_red", "move G1 > G2 x2", "pass")
    while t.asked() in ("mana_action", "extra"):
        t.do("pass")
    assert sorted(t.game.to_act) == [DANILO, SERENA]
    mark = t.game.mark()
    seen = []
    for weapon in ("dagger", "short_bow"):
        t.do(f"battle G2: {weapon}")
        seen.append((t.game.view(SERENA), t.game.view(None), t.options(SERENA), t.game.history_for(SERENA)))
        assert t.game.history_for(SERENA)[-1] == (DANILO, "")
        assert t.game.history_for(DANILO)[-1] == (DANILO, f"battle G2: {weapon}")
        quote = t.game.quote(SERENA, "battle G2: slingshot")
        assert isinstance(quote, Quote)
        assert quote.reveals
        t.game.rollback(mark)
    assert seen[0] == seen[1]
    t.do("battle G2: dagger")
    t.do("battle G2: slingshot", seat=SERENA)
    assert (DANILO, "battle G2: dagger") in t.game.history_for(SIMONE)


def test_the_discarded_god_stays_unknown() -> None:
    game = Game(draw(2, 3))
    god = game.setup.gods[0][0]
    game.step(0, f"discard {god}")
    assert game.to_act == (1,)
    assert game.view(1)["seats"][0]["gods"] == []
    game.step(1, f"discard {game.setup.gods[1][0]}")
    assert len(game.view(1)["seats"][0]["gods"]) == 4
    assert "drawn" not in game.view(1)["seats"][0]
    assert game.history_for(1)[0] == (0, "")
