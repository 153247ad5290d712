"""Prospectors: golden spades, priests for other spades, the tax on trading houses."""

from ..scenario import Table


def table(tiles: str = "", profile: str = "rulebook", cards: str = "") -> Table:
    """Round 1, everybody rich, no priests in hand."""
    t = Table("prospectors E6 F5", "nomads D3 F3 I7", tiles=tiles, profile=profile, cards=cards)
    t.rich()
    t.has("prospectors", "0 P")
    return t


def test_they_begin_on_earth_three_with_its_power() -> None:
    t = Table("prospectors", "nomads", stop_before="dwellings")
    t.expect("prospectors", "0/0/3/0 7/5/0 PW 2 W 15 C")


def test_golden_spades_cost_four_coins_and_bring_power_and_points_when_used() -> None:
    """Swamp and desert take 1, lakes and wasteland 2, forest and mountains 3."""
    for colour, spades in (("black", 1), ("yellow", 1), ("blue", 2), ("red", 2), ("green", 3), ("gray", 3)):
        t = table()
        t.terrain("D4", colour)
        t.has("prospectors", "12/0/0 PW 12 C 0 W 20 VP")
        t.play(f"prospectors: dig {spades}. transform D4 to brown")
        t.expect("prospectors", f"{12 - spades}/{spades}/0 PW {12 - 4 * spades} C {20 + spades} VP")


def test_ruling_golden_spades_score_on_no_round_tile() -> None:
    """SCORE1 gives 2 VP for a spade; in either set of rules."""
    for profile in ("rulebook", "league"):
        t = table("SCORE1", profile)
        t.play("prospectors: dig 3. transform E7 to brown")
        assert t.points("prospectors", "round") == 0
        assert t.points("prospectors", "faction") == 3


def test_every_spade_gained_is_a_priest_and_nothing_else() -> None:
    """Ruling: a spade power action or card gives the priests alone, without transforming or building."""
    t = table(cards="BON1 BON3")
    t.play("prospectors: action ACT6")
    t.expect("prospectors", "2 P")
    assert not [text for text in t.offered("prospectors") if text.startswith(("transform", "build"))]
    t.play("nomads: pass BON8", "prospectors: action BON1")
    t.expect("prospectors", "3 P")


def test_ruling_spades_that_become_priests_score_a_spade_tile() -> None:
    t = table("SCORE1")
    t.play("prospectors: action ACT5")
    assert t.points("prospectors", "round") == 2
    t.expect("prospectors", "1 P")


def test_ruling_a_spade_of_a_cult_bonus_becomes_a_priest() -> None:
    """SCORE2 gives a spade for 4 steps of earth. Ruling: golden spades are not bought in Phase III."""
    t = table("SCORE2")
    t.has("prospectors", "0/0/8/0")
    t.play("prospectors: pass BON2", "nomads: pass BON7")
    t.expect("prospectors", "2 P")
    assert t.round == 2


def test_ruling_with_no_priest_in_the_supply_nothing_is_gained() -> None:
    t = table("SCORE2")
    t.has("prospectors", "0/0/8/0 7 P")
    t.refused("prospectors: action ACT5", "empty_action")
    t.play("prospectors: pass BON2", "nomads: pass BON7")
    t.expect("prospectors", "7 P")


def test_stronghold_golden_spades_cost_three_coins() -> None:
    t = table()
    t.stands("prospectors", "TP E7")
    t.play("prospectors: upgrade E7 to SH", "nomads: pass BON8")
    t.has("prospectors", "3 C")
    t.terrain("D4", "black")
    t.play("prospectors: dig 1. transform D4 to brown")
    t.expect("prospectors", "0 C")


def test_stronghold_a_coin_for_each_trading_house_of_the_others_once_a_round() -> None:
    t = table()
    t.refused("prospectors: action ACTPR", "stronghold_needed")
    t.stands("prospectors", "SH E7, TP D4")
    t.refused("prospectors: action ACTPR", "no_houses_to_tax")
    t.stands("nomads", "TP E4, TP E5, TE D2")
    t.has("prospectors", "0 C")
    t.play("prospectors: action ACTPR")
    t.expect("prospectors", "2 C")
    t.play("nomads: pass BON8")
    t.refused("prospectors: action ACTPR", "action_used")


def test_there_is_no_exchange_track() -> None:
    """Medium: one source only; the books give golden spades a fixed price."""
    table().refused("prospectors: advance dig", "no_such_track")
