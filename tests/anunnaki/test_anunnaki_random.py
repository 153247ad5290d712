"""Random games of two, three and four players, from set-up to scoring: sound, reversible, nothing lost."""

from __future__ import annotations

import pytest

from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki.game import Game
from hexarch.games.anunnaki.save import loads
from hexarch.games.anunnaki.setup import draw
from hexarch.kernel.rng import Random

LONGEST = 6_000  # choices; random games have far fewer


def conserved(game: Game) -> None:
    """Followers, settlements, gods, cubes, cards: none appear or vanish."""
    s = game.state
    for seat in range(s.seats):
        places = (*s.places(), s.edition.afterworld)
        followers = sum([s.units(place, seat, 0) for place in places]) + s.get(seat, at.RESERVE)
        assert followers == s.edition.followers
        assert sum([s.settlement(place, seat) for place in places]) + s.get(seat, at.ROW) == s.edition.settlements
        assert sum([s.units(place, seat, 1) for place in places]) == s.get(seat, at.SUMMONED).bit_count()
        assert sum([s.units(place, seat, 2) for place in places]) == s.get(seat, at.MAJOR_OUT)
        assert s.get(seat, at.CUBES).bit_count() == s.get(seat, at.PLACED) <= s.edition.cubes
        held = s.cells[s.base[seat] + at.RESOURCES : s.base[seat] + at.RESOURCES + 4]
        assert min(held) >= 0
        assert s.get(seat, at.MANA) >= 0
        cards = s.get(seat, at.HAND) | s.deck(seat) | s.on_table(seat)
        house = s.house(seat)
        assert cards == s.edition.advanced(house) | s.edition.basic(house)
        assert s.get(seat, at.COMPLETED) & ~s.get(seat, at.PACTS) == 0
        for place in s.places():
            assert min([s.units(place, seat, unit) for unit in range(4)]) >= 0
    taken = sum([s.get(seat, at.PACTS).bit_count() for seat in range(s.seats)])
    shown = len([pact for pact in s.cells[at.DISPLAY : at.DISPLAY + 6] if pact])
    assert taken + shown == s.cells[at.DRAWN_PACTS]


def played(players: int, seed: int, check: bool = False) -> Game:
    game = Game(draw(players, seed))
    rng = Random(seed * 7 + 1)
    count = 0
    while not game.over:
        seat = rng.choice(game.to_act)
        options = game.options(seat)
        assert options, game.state.decisions
        if check and count % 5 == 0:
            before = game.digest()
            mark = game.mark()
            for option in options[:: max(1, len(options) // 4)]:
                assert [one.text for one in game.read(seat, option.text)] == [option.text]
                game.step(seat, option.text)
                game.rollback(mark)
                assert game.digest() == before
            conserved(game)
        game.step(seat, rng.choice(options))
        count += 1
        assert count < LONGEST
    conserved(game)
    return game


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_random_games_end_and_are_reversible(players: int, seed: int) -> None:
    game = played(players, seed, check=True)
    assert game.to_act == ()
    for row in game.scores():
        assert sum([points for source, points in row.items() if source != "total"]) == row["total"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_saved_game_is_the_same_game(players: int) -> None:
    game = played(players, 11)
    again = loads(game.dumps())
    assert again.digest() == game.digest()
    assert again.history == game.history
    assert played(players, 11).digest() == game.digest()
