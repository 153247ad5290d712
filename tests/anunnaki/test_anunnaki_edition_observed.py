"""Environments observe games of editions with more on their boards than the one that names the rows."""

from __future__ import annotations

from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki.edition import Edition, standard, typed
from hexarch.games.anunnaki.env.observer import OBSERVER
from hexarch.games.anunnaki.game import Game
from hexarch.games.anunnaki.setup import draw

MORE = """[[planet.territory]]
id = "gaia.far"
code = "G9"
q = -2
r = 1
capital = false
icons = [{ type = "gold", n = 2 }]
altars = 1
ancient_civilization = false
source = "assumed"
"""
SPOT = """[[planet.culture_spot]]
territories = ["gaia.far", "gaia.r4", "gaia.r5"]
source = "assumed"
"""
HOUSES = ("pharaos", "babylon")


def larger() -> Edition:
    """A territory and an intersection more on Gaia, behind all others."""
    text = standard().text.replace('edition = "standard-1"', 'edition = "larger"')
    before, side, after = text.partition('id = "gaia_1_2"')
    after = after.replace("[[planet.dashed_border]]", f"{MORE}[[planet.dashed_border]]", 1)
    return typed(before + side + after.replace("\n[afterworld]", f"\n{SPOT}\n[afterworld]", 1))


def test_what_has_no_row_is_left_out() -> None:
    edition = larger()
    game = Game(draw(2, 5, HOUSES, edition=edition))
    far = len(standard().territories)
    s = game.state
    assert edition.territories[far].code == "G9"
    assert edition.afterworld == far + 1
    while not s.cells[at.LYING]:
        game.step(game.to_act[0], game.options(game.to_act[0])[0])
    assert s.cells[at.LYING] >> (len(s.world.spots) - 1) & 1, "a token lies at the new intersection"
    bare = OBSERVER.observe(game, 0)
    s.change(far, 0, 0, 2)
    units = OBSERVER.layout.part(OBSERVER.observe(game, 0), "units")
    assert (units == OBSERVER.layout.part(bare, "units")).all()
    s.change(edition.afterworld, 0, 0, 1)
    units = OBSERVER.layout.part(OBSERVER.observe(game, 0), "units")
    assert units[-1, 0].tolist() == [1, 0, 0, 0]


def test_a_game_on_a_larger_board_is_observed_step_by_step() -> None:
    game = Game(draw(2, 5, HOUSES, edition=larger()))
    for step in range(400):
        if game.over:
            break
        for seat in range(2):
            OBSERVER.observe(game, seat)
        seat = game.to_act[0]
        options = game.options(seat)
        game.step(seat, options[step % len(options)])
