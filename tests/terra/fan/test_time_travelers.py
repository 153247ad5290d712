"""Time Travelers: other rounds' tiles, dear spades, the leap in time."""

from hexarch.games import terra

from ..scenario import Table

# The tiles of rounds 1 to 6: SCORE3 is 2 VP for a dwelling, SCORE6 3 VP for a trading house.


def table(tiles: str = "", number: int = 2) -> Table:
    """In the round of this number, everybody rich."""
    t = Table("time_travelers E6 F5", "nomads D3 F3 I7", tiles=tiles)
    t.rich()
    t.in_round(number)
    return t


def dwelling(t: Table) -> int:
    """Points of round tiles for a dwelling beside their own, on plains."""
    t.terrain("E7", "brown")
    before = t.points("time_travelers", "round")
    t.play("time_travelers: build E7")
    return t.points("time_travelers", "round") - before


def test_the_tiles_of_the_round_before_and_after_score_and_the_present_one_does_not() -> None:
    assert dwelling(table("SCORE3 SCORE1 SCORE2 SCORE4 SCORE6 SCORE8")) == 2
    assert dwelling(table("SCORE1 SCORE3 SCORE2 SCORE4 SCORE6 SCORE8")) == 0
    assert dwelling(table("SCORE1 SCORE2 SCORE3 SCORE4 SCORE6 SCORE8")) == 2


def test_ruling_two_tiles_with_the_same_reward_both_pay() -> None:
    """2 VP for each dwelling on the tiles of rounds 1 and 3: in round 2 a dwelling scores 4."""
    assert dwelling(table("SCORE3 SCORE1 SCORE5 SCORE4 SCORE6 SCORE8")) == 4


def test_rounds_one_and_six_are_neighbours() -> None:
    assert dwelling(table("SCORE1 SCORE2 SCORE4 SCORE6 SCORE8 SCORE3", 1)) == 2
    assert dwelling(table("SCORE3 SCORE2 SCORE4 SCORE6 SCORE8 SCORE1", 6)) == 2
    assert dwelling(table("SCORE2 SCORE1 SCORE3 SCORE6 SCORE8 SCORE4", 6)) == 0


def test_ruling_the_last_tile_in_use_is_beside_the_first_with_fewer_rounds() -> None:
    t = table("SCORE3 SCORE1 SCORE2 SCORE4 SCORE6 SCORE8", 3)
    t.state.round_tiles = t.state.round_tiles[:3]
    assert dwelling(t) == 2


def test_ruling_the_others_score_the_present_tile() -> None:
    t = table("SCORE3 SCORE6 SCORE1 SCORE4 SCORE5 SCORE8", 2)
    t.play("time_travelers: pass BON2", "nomads: upgrade F3 to TP")
    assert t.points("nomads", "round") == 3


def test_the_cult_bonus_is_that_of_the_present_round() -> None:
    """SCORE4 gives a worker for every 2 steps of fire."""
    t = table("SCORE4 SCORE1 SCORE2 SCORE3 SCORE6 SCORE8", 1)
    t.has("time_travelers", "0 W 0/0/0/0")
    t.has("time_travelers", "4/0/0/0")
    t.play("time_travelers: pass BON2", "nomads: pass BON8")
    income = t.game.view()["seats"][0]["income"]["total"]["W"]
    t.expect("time_travelers", f"{2 + income} W")


def test_a_spade_always_costs_three_workers() -> None:
    t = table()
    t.has("time_travelers", "6 W")
    t.refused("time_travelers: advance dig", "no_such_track")
    t.play("time_travelers: dig 2")
    t.expect("time_travelers", "0 W")


def test_stronghold_four_tokens_leap_from_bowl_one_to_bowl_three_once_a_round() -> None:
    t = table()
    t.refused("time_travelers: action ACTTT", "stronghold_needed")
    t.stands("time_travelers", "SH E7")
    t.has("time_travelers", "6/3/0 PW")
    t.play("time_travelers: action ACTTT")
    t.expect("time_travelers", "2/3/4 PW")
    t.play("nomads: pass BON8")
    t.refused("time_travelers: action ACTTT", "action_used")


def test_up_to_four_tokens_leap_and_at_least_one() -> None:
    t = table()
    t.stands("time_travelers", "SH E7")
    t.has("time_travelers", "0/6/0 PW")
    t.refused("time_travelers: action ACTTT", "bowl_empty")
    t.has("time_travelers", "2/6/0 PW")
    t.play("time_travelers: action ACTTT")
    t.expect("time_travelers", "0/6/2 PW")


def test_ruling_the_leap_is_an_action_of_its_own_even_in_the_round_of_the_stronghold() -> None:
    t = table()
    t.stands("time_travelers", "TP E7")
    t.has("time_travelers", "6/6/0 PW")
    t.play("time_travelers: upgrade E7 to SH")
    t.refused("time_travelers: action ACTTT", "action_taken")
    while t.offers():
        t.play("nomads: decline 3 from time_travelers")
    t.play("nomads: pass BON8", "time_travelers: action ACTTT")
    t.expect("time_travelers", "2/6/4 PW")


def test_the_present_round_is_marked_and_no_tile_turned_over() -> None:
    """All six tiles stay readable; the table shows which round it is."""
    tiles = terra.new(2, 1, factions=["time_travelers", "witches"]).view()["round_tiles"]
    assert len(tiles) == 6
    assert all(tile["events"] for tile in tiles)
