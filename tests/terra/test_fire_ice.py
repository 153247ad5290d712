"""Fire & Ice: choosing a terrain to begin on, ice and volcano on the map, Ice Maidens and Yetis."""

import pytest

from hexarch.games import terra
from hexarch.games.terra import layout as at

from .chance import FIRE_AND_ICE
from .scenario import Table

BOTH = pytest.mark.parametrize("profile", ["rulebook", "league"])
ICE = pytest.mark.parametrize("faction", ["icemaidens", "yetis"])
VOLCANO = pytest.mark.parametrize("faction", ["acolytes", "dragonlords"])
FAR = "nomads B1 G7 I7"  # an opponent out of the way
BOARDS = ("icemaidens yetis", "acolytes dragonlords", "shapeshifters riverwalkers")


def draft(players: int = 3, **options: bool) -> terra.Game:
    return terra.new(players, factions="draft", options=FIRE_AND_ICE | options)


def names(game: terra.Game, seat: int) -> set[str]:
    """What a seat may choose, by its last word."""
    return {choice.text.split()[-1] for choice in game.options(seat)}


# -- choosing -----------------------------------------------------------------------------------


def test_six_factions_more_where_the_options_are_on() -> None:
    """Each board of the expansion has its option; without them the fourteen of the base game are offered."""
    assert len(names(terra.new(2, factions="draft"), 0)) == 14
    assert len(names(draft(), 0)) == 20
    only_ice = terra.new(2, factions="draft", options={"fire-and-ice-factions/ice": True})
    assert len(names(only_ice, 0)) == 16
    assert {"icemaidens", "yetis"} <= names(only_ice, 0)


@pytest.mark.parametrize("board", BOARDS)
def test_both_sides_of_a_board_are_never_in_one_game(board: str) -> None:
    one, other = board.split()
    game = draft(2)
    game.step(0, f"setup {one}")
    if game.options(0):
        game.step(0, "pick-color red")
    if game.options(0):
        game.step(0, "+FAV9")
    assert other not in names(game, 1)
    assert one not in names(game, 1)


def test_ice_chooses_at_once_a_terrain_nobody_has() -> None:
    """Witches play: forest is theirs. Wasteland, once chosen, keeps its two factions out of the game."""
    game = draft()
    game.step(0, "setup witches")
    game.step(1, "setup icemaidens")
    assert game.to_act == (1,)
    terrains = {name for name in names(game, 1) if not name.startswith("+")}
    assert terrains == {"yellow", "brown", "black", "blue", "gray", "red"}
    game.step(1, "pick-color red")
    game.step(1, "+FAV9")
    # Twenty, less two on forest, two on wasteland, two on the ice board.
    assert len(names(game, 2)) == 14
    assert not {"auren", "giants", "chaosmagicians", "yetis"} & names(game, 2)


@pytest.mark.parametrize("order", [("pick-color red", "+FAV9"), ("+FAV9", "pick-color red")])
def test_ice_maidens_take_terrain_and_favor_tile_in_either_order(order: tuple[str, str]) -> None:
    """Both come before anybody else chooses a faction."""
    game = draft()
    game.step(0, "setup icemaidens")
    for text in order:
        assert game.to_act == (0,)
        game.step(0, text)
    assert game.to_act == (1,)


@pytest.mark.parametrize("faction", ["shapeshifters", "riverwalkers"])
def test_the_variable_board_chooses_at_once_too(faction: str) -> None:
    """Its terrain counts like a home for those who choose after it."""
    game = draft()
    game.step(0, f"setup {faction}")
    game.step(0, "pick-color yellow")
    assert not {"nomads", "fakirs"} & names(game, 1)
    game.step(1, "setup yetis")
    assert names(game, 1) == {"brown", "black", "blue", "green", "gray", "red"}


@VOLCANO
def test_volcano_chooses_when_all_factions_are_known(faction: str) -> None:
    """It never keeps a faction out; neither homes nor terrains begun on are left for it."""
    game = draft()
    game.step(0, f"setup {faction}")
    assert game.to_act == (1,)
    game.step(1, "setup witches")
    game.step(2, "setup yetis")
    game.step(2, "pick-color blue")
    assert game.to_act == (0,)
    assert names(game, 0) == {"yellow", "brown", "black", "gray", "red"}
    game.step(0, "pick-color gray")
    assert game.options(0)[0].text.startswith("build ")


def test_with_given_factions_the_same_terrains_are_taken() -> None:
    """Wherever they sit: the Witches' forest, and what was chosen before."""
    t = Table("shapeshifters", "dragonlords", "yetis", "witches", stop_before="terrains")
    t.refused("shapeshifters: pick-color green", "terrain_taken")
    t.play("shapeshifters: pick-color gray")
    t.refused("yetis: pick-color gray", "terrain_taken")
    t.play("yetis: pick-color red")
    for colour in ("green", "gray", "red"):
        t.refused(f"dragonlords: pick-color {colour}", "terrain_taken")
    t.play("dragonlords: pick-color black")
    assert t.to_act == ["shapeshifters"]
    t.refused("shapeshifters: pick-color blue", "no_terrain_due")


@pytest.mark.parametrize(
    ("seat", "becomes"),
    [
        ("icemaidens green FAV9 F4 D1", "ice"),
        ("yetis green F4 D1", "ice"),
        ("acolytes green F4 D1", "volcano"),
        ("dragonlords green F4 D1", "volcano"),
        ("shapeshifters green F4 D1", "green"),
        ("riverwalkers green F4 D1", "green"),
    ],
)
def test_starting_dwellings_stand_on_the_chosen_terrain(seat: str, becomes: str) -> None:
    """Ice and volcano factions change those two hexes, free of charge; others of the terrain stay."""
    name = seat.split()[0]
    t = Table(f"{name} green", FAR, stop_before="dwellings")
    t.refused(f"{name}: build A2", "not_home_terrain")
    t.play(f"{name}: build F4")
    t.expect(name, "20 VP 15 C 3 W")
    assert (t.colour("F4"), t.colour("D1")) == (becomes, "green")
    assert t.on("F4") == f"{name} D"


# -- ice and volcano on the map -------------------------------------------------------------------


@BOTH
@ICE
@pytest.mark.parametrize(
    ("colour", "spades"),
    [("green", 1), ("gray", 1), ("blue", 1), ("red", 2), ("black", 2), ("yellow", 3), ("brown", 3)],
)
def test_spades_to_ice(profile: str, faction: str, colour: str, spades: int) -> None:
    """They began on forest: forest itself takes one spade, other terrains their distance to forest."""
    t = Table(f"{faction} green FAV9 F4 D1" if faction == "icemaidens" else f"{faction} green F4 D1", FAR)
    t.terrain("E7", colour)
    t.has(faction, "20 C 12 W")
    if spades > 1:
        t.refused(f"{faction}: dig {spades - 1}. transform E7 to ice", "spades_missing")
    t.play(f"{faction}: dig {spades}. transform E7 to ice. build E7")
    t.expect(faction, f"18 C {11 - 3 * spades} W")  # three workers a spade, then the dwelling
    assert t.colour("E7") == "ice"


@BOTH
def test_an_ice_faction_may_stop_on_the_way(profile: str) -> None:
    """Desert is three steps from forest; two spades make it swamp, which is no ice yet."""
    t = Table("yetis green F4 D1", FAR, profile=profile)
    t.has("yetis", "20 C 13 W")
    t.others_passed()
    t.play("yetis: dig 2. transform F3 to black. done")
    assert t.colour("F3") == "black"
    t.refused("yetis: build F3", "not_home_terrain")
    t.play("yetis: dig 2. build F3")  # swamp is two steps from forest
    t.expect("yetis", "18 C 0 W")
    assert t.on("F3") == "yetis D"


@BOTH
def test_ice_factions_learn_to_dig_for_one_worker_less(profile: str) -> None:
    """1 priest, 1 worker and 5 coins."""
    t = Table("yetis green F4 D1", FAR, profile=profile)
    t.has("yetis", "20 VP 5 C 1 W 1 P")
    t.play("yetis: advance dig")
    t.expect("yetis", "26 VP 0 C 0 W 0 P 1 DIG")


@BOTH
@pytest.mark.parametrize("terrain", ["ice", "volcano"])
def test_nobody_changes_ice_or_volcano(profile: str, terrain: str) -> None:
    """No spades, no sandstorm, no cult bonus, not even who made it."""
    t = Table("giants G2 I12", "yetis green F4 D1", "nomads F3 B1 I7", profile=profile, tiles="SCORE2")
    t.rich()
    t.terrain("E6", terrain)  # beside Yetis and Nomads
    t.terrain("G3", terrain)  # across the river from the Giants
    t.has("giants", "1 SHIP")
    t.stands("nomads", "SH F3")
    t.refused("giants: dig 2. transform G3 to red", "cannot_change")
    t.play("giants: pass BON8")
    t.refused("yetis: dig 1. transform E6 to green", "cannot_change")
    t.play("yetis: pass BON7")
    t.refused("nomads: action ACTN. transform E6 to yellow", "out_of_reach")
    t.refused("nomads: dig 1. transform E6 to yellow", "cannot_change")
    t.has("nomads", "1/0/4/0")
    t.play("nomads: pass BON6")
    t.refused("nomads: transform E6 to yellow", "cannot_change")  # the spade of the cult bonus


@BOTH
def test_ice_left_empty_stays_ice_and_is_built_on_later(profile: str) -> None:
    t = Table("yetis green F4 D1", FAR, profile=profile)
    t.has("yetis", "20 C 9 W")
    t.others_passed()
    t.play("yetis: dig 1. transform E7 to ice. done", "yetis: build E7")
    t.expect("yetis", "18 C 5 W")


# -- ice maidens ------------------------------------------------------------------------------------


@BOTH
def test_ice_maidens_begin_with_a_favor_tile(profile: str) -> None:
    """With its step and its income (3 coins), taken right after the terrain; no other tile of the box is missing."""
    t = Table("icemaidens green FAV9 F4 D1", FAR, profile=profile, cards="BON9 BON3")
    t.expect("icemaidens", "20 C 6 W 1/1/0/1")  # 15 + 2 of the card + 3; 3 + 1 + 2 dwellings
    assert t.state.cells[at.FAVOR_POOL : at.FAVOR_POOL + 12] == [1, 1, 1, 1, 3, 3, 3, 3, 2, 3, 3, 3]


@BOTH
def test_the_earth_tile_does_not_score_the_first_dwellings(profile: str) -> None:
    """FAV11 gives 2 VP for each dwelling built later."""
    t = Table("icemaidens green FAV11 F4 D1", FAR, profile=profile, tiles="SCORE4")
    t.expect("icemaidens", "20 VP 0/1/1/1")
    t.has("icemaidens", "20 VP 9 C 9 W")
    t.play("icemaidens: dig 1. build E7")
    t.expect("icemaidens", "22 VP")


@BOTH
@pytest.mark.parametrize(("temples", "points"), [("", 0), ("TE D1", 3), ("TE D1, TE I6, TE C3", 9)])
def test_ice_maidens_stronghold_scores_temples_on_passing(profile: str, temples: str, points: int) -> None:
    """3 VP for each temple on the map, in every round and in the last."""
    t = Table("icemaidens green FAV9 F4 D1", FAR, profile=profile, cards="BON3 BON9")
    if temples:
        t.stands("icemaidens", temples)
    t.has("icemaidens", "20 VP")
    mark = t.game.mark()
    t.play("icemaidens: pass BON8")
    t.expect("icemaidens", "20 VP")  # no stronghold yet
    t.game.rollback(mark)
    t.stands("icemaidens", "SH F4")
    t.play("icemaidens: pass BON8")
    t.expect("icemaidens", f"{20 + points} VP")
    assert t.points("icemaidens", "faction") == points


@BOTH
def test_ice_maidens_score_temples_in_the_last_round(profile: str) -> None:
    t = Table("icemaidens green FAV9 F4 D1", FAR, profile=profile, cards="BON3 BON9")
    t.stands("icemaidens", "SH F4, TE D1")
    t.in_round(6)
    t.play("icemaidens: pass")
    assert t.points("icemaidens", "faction") == 3


@BOTH
def test_a_sanctuary_is_no_temple_for_ice_maidens(profile: str) -> None:
    t = Table("icemaidens green FAV9 F4 D1", FAR, profile=profile, cards="BON3 BON9")
    t.stands("icemaidens", "SH F4, SA D1")
    t.play("icemaidens: pass BON8")
    assert t.points("icemaidens", "faction") == 0


# -- yetis --------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize(
    ("line", "power"),
    [
        ("action ACT1. bridge F4:G3", 2),
        ("action ACT2", 2),
        ("action ACT3", 3),
        ("action ACT4", 3),
        ("action ACT5. transform E7 to ice", 3),
        ("action ACT6. transform G2 to ice", 5),
    ],
)
def test_yetis_pay_one_power_less(profile: str, line: str, power: int) -> None:
    """2, 2, 3, 3, 3 and 5 instead of 3, 3, 4, 4, 4 and 6; what they get is the same."""
    t = Table("yetis green F4 D1", FAR, profile=profile)
    t.has("yetis", f"0 C 0 W 0 P {12 - power}/0/{power} PW")
    t.play(f"yetis: {line}")
    t.expect("yetis", "12/0/0 PW")
    gains = {"ACT2": "1 P", "ACT3": "2 W", "ACT4": "7 C"}
    t.expect("yetis", gains.get(line.split()[1], "0 C 0 W 0 P"))
    t.has("yetis", f"0/0/{power - 1} PW")
    t.has("nomads", f"0/0/{power} PW")
    for name in ("yetis", "nomads"):
        assert line.split(".")[0] not in t.offered(name)


def test_yetis_burn_what_the_lower_price_lacks() -> None:
    """By the rulebook power is burnt to be used: one token in bowl III and one burnt pay the priest at 2."""
    t = Table("yetis green F4 D1", FAR)
    t.has("yetis", "0 P 9/2/1 PW")
    t.play("yetis: burn 1. action ACT2. done")
    t.expect("yetis", "1 P 11/0/0 PW")
    over = Table("yetis green F4 D1", FAR)
    over.has("yetis", "0 P 8/4/1 PW")
    over.refused("yetis: burn 2. action ACT2. done", "burnt_power_waits")  # one of three is left over


@BOTH
def test_yetis_stronghold_repeats_power_actions(profile: str) -> None:
    """Taken by an opponent or by themselves, again and again in one round; for others the space stays covered."""
    t = Table("nomads B1 G7 I7", "yetis green F4 D1", profile=profile)
    t.rich()
    t.has("yetis", "0 P 0/0/12 PW")
    t.has("nomads", "0 P")
    t.play("nomads: action ACT2. done")
    t.refused("yetis: action ACT2", "action_used")
    t.stands("yetis", "SH F4")
    t.play("yetis: action ACT2. done")
    t.refused("nomads: action ACT2", "action_used")
    t.play("nomads: pass BON8")
    t.play("yetis: action ACT2. done", "yetis: action ACT2. done", "yetis: action ACT3. done", "yetis: action ACT3")
    t.expect("yetis", "3 P 12/0/0 PW")  # three times 2, twice 3


@BOTH
def test_great_structures_of_yetis_count_four(profile: str) -> None:
    """Stronghold 4 and three dwellings are a town of 7; for Ice Maidens the same is worth 6 only."""
    for name, town in (("yetis green F4 D1", True), ("icemaidens green FAV9 F4 D1", False)):
        faction = name.split()[0]
        t = Table(name, FAR, profile=profile)
        t.stands(faction, "SH F4, D E7, D E6")
        t.terrain("F3", "ice")
        t.has(faction, "9 C 9 W")
        t.play(f"{faction}: build F3")
        assert ("+TW1" in t.offered(faction)) == town


@BOTH
def test_yetis_are_offered_four_power_for_a_stronghold(profile: str) -> None:
    t = Table("nomads F3 B1 I7", "yetis green F4 D1", profile=profile)
    t.stands("yetis", "SA F4")
    t.has("nomads", "20 C 9 W")
    t.play("nomads: upgrade F3 to TP")
    assert t.offers() == ["yetis 4 from nomads"]
    t.has("yetis", "20 VP 4/8/0 PW")
    t.play("yetis: leech 4 from nomads")
    t.expect("yetis", "17 VP 0/12/0 PW")
