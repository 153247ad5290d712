"""The box: what a game has of each piece, what expansions bring, and what a profile is."""

import subprocess
import sys
from pathlib import Path

import pytest

from hexarch.games import terra
from hexarch.games.terra import expansions
from hexarch.games.terra.box.bonus import BonusCard
from hexarch.games.terra.box.contents import Box
from hexarch.games.terra.box.favor import FavorTile
from hexarch.games.terra.box.part import Part
from hexarch.games.terra.box.power import PowerAction
from hexarch.games.terra.box.registry import all_expansions, box_of, everything, options_of_pieces
from hexarch.games.terra.box.round_ import Draw, RoundTile
from hexarch.games.terra.box.structure import Structure
from hexarch.games.terra.factions import all_options
from hexarch.games.terra.names import DWELLING, FIRE, SHIPYARD, STRONGHOLD, TEMPLE, TRADING_HOUSE
from hexarch.games.terra.profiles import PROFILES, Profile
from hexarch.games.terra.resources import res
from hexarch.games.terra.setup import ruleset
from hexarch.kernel.errors import SetupError

from .scenario import Table

KNOWN = ("base", "mini", "fire_ice", "merchants")
BASE, MINI, FIRE_ICE, MERCHANTS = [one for one in all_expansions() if one.id in KNOWN]
BOARDING_HOUSE = 7


def names(box: Box) -> set[str]:
    """Everything that lies in a box."""
    cards = {one.id for one in (*box.bonus_cards, *box.favor_tiles, *box.town_tiles, *box.round_tiles)}
    return cards | {one.id for one in (*box.final_tiles, *box.power_actions, *box.structures)}


def with_parts(*parts: Part) -> Box:
    """The base game with more."""
    return Box([*BASE.parts, *parts])


# -- registrations --------------------------------------------------------------------


def test_expansions_are_found_by_their_folder_in_the_order_they_name() -> None:
    folder = {path.stem for path in Path(expansions.__path__[0]).glob("*.py")} - {"__init__"}
    assert {one.id for one in all_expansions()} == folder
    assert [one.id for one in all_expansions() if one.id in KNOWN] == list(KNOWN)
    assert [one.order for one in all_expansions()] == sorted(one.order for one in all_expansions())


def test_an_option_belongs_to_one_expansion_or_faction() -> None:
    known = [option.name for option in all_options()]
    assert len(set(known)) == len(known)
    assert set(options_of_pieces().values()) - {""} <= set(known)


def test_the_rulebook_plays_the_base_game_and_an_option_adds_its_part() -> None:
    plain = box_of(ruleset("rulebook"), 4)
    at_sea = names(Box([*BASE.parts, *MERCHANTS.parts])) - names(plain)
    assert {"BON10", "SCORE9", "TW6", "TW7", "TW8"} == names(everything()) - names(plain) - (at_sea - {"TW7"})
    more = box_of(ruleset("rulebook", {"mini-expansion-1": True}), 4)
    assert names(more) - names(plain) == {"TW6", "TW7", "TW8"}
    assert names(box_of(ruleset("league"), 4)) == names(everything()) - (at_sea - {"TW7"})


def test_equal_games_share_a_box() -> None:
    assert terra.new(3, seed=1).state.box is terra.new(3, seed=2).state.box
    assert terra.new(3, seed=1).state.copy().box is terra.new(3, seed=2).setup.box


def test_nothing_in_a_game_names_a_piece_that_is_not_in_its_box() -> None:
    """A tile of an expansion can be read everywhere, and is refused where it does not lie on the table."""
    t = Table("witches F4 D1", "giants D6 I12")
    t.stands("witches", "SH F4, TP E7, D E6, D D4")
    t.has("witches", "50 C 9 W")
    t.play("witches: upgrade D4 to TP")
    t.refused("witches: +TW6", "tile_gone")
    assert all(tile["id"] in names(t.state.box) for tile in t.game.view()["town_pool"])


# -- what later expansions need -------------------------------------------------------


def test_a_part_removes_and_replaces_by_name() -> None:
    better = BonusCard(14, res(w=2), pass_vp=((STRONGHOLD, 4), (BOARDING_HOUSE, 4)))
    box = with_parts(Part(bonus_cards=(better,), removes=("BON6", "SCORE1")))
    assert [card.id for card in box.bonus_cards if card.number in (6, 14)] == ["BON14"]
    assert "SCORE1" not in names(box)
    more = with_parts(Part(favor_tiles=(FavorTile(1, FIRE, 3, count=2),)))
    assert more.favor_tile[1].count == 2
    assert len(more.favor_tiles) == len(with_parts().favor_tiles)


def test_another_structure_has_its_place_among_the_upgrades() -> None:
    house = Structure(BOARDING_HOUSE, "BH", "boarding-house", made_of=(TRADING_HOUSE,))
    box = with_parts(Part(structures=(house,)))
    assert box.upgrades[TRADING_HOUSE] == (TEMPLE, STRONGHOLD, BOARDING_HOUSE)
    assert box.upgrades[BOARDING_HOUSE] == ()
    assert box.kinds[-1] == BOARDING_HOUSE
    assert with_parts().upgrades[TRADING_HOUSE] == (TEMPLE, STRONGHOLD)
    assert everything().upgrades[TRADING_HOUSE] == (TEMPLE, STRONGHOLD, SHIPYARD)


def test_more_power_actions() -> None:
    box = with_parts(Part(power_actions=(PowerAction(7, 5),)))
    assert [action.id for action in box.power_actions] == [f"ACT{n}" for n in range(1, 8)]


def test_limits_depend_on_the_option_and_on_the_players() -> None:
    seven = Part(seats=(2, 7))
    rounds = {n: Part(players=(n,), rounds=11 - n, fewer=((DWELLING, n - 3),)) for n in (6, 7)}
    assert with_parts().seats == range(2, 6)
    assert with_parts(seven).seats == range(2, 8)
    assert (with_parts(seven).rounds, with_parts(seven, rounds[7]).rounds) == (6, 4)
    assert with_parts(seven, rounds[6]).fewer[DWELLING] == 3


def test_structures_left_in_the_box_cannot_be_built_and_bring_their_income() -> None:
    from hexarch.games.terra.phases import income

    t = Table("witches F4 D1", "giants D6 I12")
    seat = t.seat("witches")
    before, left = income.of_structures(t.state, seat), t.state.left(seat, DWELLING)
    t.state.box = with_parts(Part(fewer=((DWELLING, 3),)))
    assert t.state.left(seat, DWELLING) == left - 3
    assert income.of_structures(t.state, seat).w == before.w + 3


def test_tiles_are_drawn_until_every_rule_accepts_them() -> None:
    from hexarch.games.terra.setup import draw_round_tiles
    from hexarch.kernel.rng import Random

    class Alone(Draw):
        """The first tile is the one with this number."""

        def accepts(self, tiles: tuple[RoundTile, ...]) -> bool:
            return tiles[0].number == 3

    box = with_parts(Part(draws=(Alone(),)))
    assert {draw_round_tiles(Random(seed), box)[0] for seed in range(20)} == {3}


# -- profiles -------------------------------------------------------------------------


def test_a_third_profile_is_one_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    mine = Profile(on=("mini-expansion-1", "priest-to-coin"), off=("strict-leech",))
    monkeypatch.setitem(PROFILES, "ours", mine)
    rules = ruleset("ours")
    changed = {name for name, value in rules.values().items() if value != ruleset("rulebook").on(name)}
    assert changed == {"mini-expansion-1", "priest-to-coin", "strict-leech"}
    game = terra.new(2, seed=3, ruleset="ours")
    assert "TW6" in {tile["id"] for tile in game.view()["town_pool"]}
    assert terra.loads(game.dumps()).setup.rules.profile == "ours"
    assert terra.loads(game.dumps()).digest() == game.digest()


def test_a_profile_may_follow_the_practice_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PROFILES, "ours", Profile(practice="league"))
    for option in all_options():
        turned = ruleset("ours").on(option.name) != ruleset("rulebook").on(option.name)
        assert turned == bool(option.practice)
        assert not turned or ruleset("ours").on(option.name) == ruleset("league").on(option.name)


def test_profiles_name_options_that_exist() -> None:
    known = {option.name for option in all_options()}
    for profile in PROFILES.values():
        assert profile.on <= known
        assert profile.off <= known


def test_an_unknown_profile_is_refused() -> None:
    with pytest.raises(SetupError):
        ruleset("nobody")


# -- a larger game --------------------------------------------------------------------

LARGER = Path(__file__).with_name("larger.py")


def larger(*arguments: str) -> str:
    """What the program says that adds a faction, cards and cells to the game."""
    done = subprocess.run([sys.executable, str(LARGER), *arguments], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


def test_every_save_of_the_museum_is_read_by_a_larger_game() -> None:
    """With one more faction, card, tile, structure and profile, and more cells for a seat."""
    assert "saves replayed" in larger("museum")


def test_a_save_crosses_between_this_game_and_a_larger_one(tmp_path: Path) -> None:
    game = terra.new(4, seed=11, ruleset="league", factions="draft")
    for _ in range(40):
        seat = game.to_act[0]
        game.step(seat, game.options(seat)[-1])
    path = tmp_path / "game.json"
    path.write_text(game.dumps(), "utf-8")
    again = larger("pass", str(path))
    back = terra.loads(again)
    assert back.history == game.history
    assert back.digest() == game.digest()
    assert '"rules"' in again


def test_choices_and_bots_are_the_same_in_a_larger_game() -> None:
    """What is not part of a game does not change it: the same seeds give the same tiles, options and choices."""
    from . import larger as program

    assert larger("play") == program.played()
