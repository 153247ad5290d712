"""Each faction's ability and stronghold, D to F: short scenarios a player can follow."""

import pytest

from hexarch.games.terra.phases.scoring import network

from .scenario import Table

BOTH = pytest.mark.parametrize("profile", ["rulebook", "league"])
FAR = "nomads B1 G7 I7"  # an opponent out of the way

# -- darklings --------------------------------------------------------------------------


@BOTH
def test_darklings_dig_with_priests_for_points(profile: str) -> None:
    """A priest and 2 VP for each spade; there is no exchange track."""
    t = Table("darklings E5 A13", FAR, profile=profile)
    t.has("darklings", "20 VP 15 C 9 W 2 P")
    t.refused("darklings: dig 3", "cannot_pay")
    t.refused("darklings: advance dig", "no_such_track")
    t.play("darklings: dig 2. build F3")
    t.expect("darklings", "24 VP 13 C 8 W 0 P")


@BOTH
def test_darklings_ordain_no_more_priests_than_the_supply_holds(profile: str) -> None:
    """Seven priests in all; with six in hand one can be ordained."""
    t = Table("darklings E5 A13", FAR, profile=profile)
    t.stands("darklings", "TP E5")
    t.has("darklings", "6 C 8 W 6 P")
    t.play("darklings: upgrade E5 to SH")
    t.refused("darklings: convert 2W to 2P", "no_priests_left")
    t.play("darklings: convert 1W to 1P")
    t.expect("darklings", "3 W 7 P")


@BOTH
def test_darklings_decide_about_ordination_in_the_turn_of_the_stronghold(profile: str) -> None:
    """They use the right or give it up before the turn ends."""
    t = Table("darklings E5 A13", FAR, profile=profile)
    t.stands("darklings", "TP E5")
    t.has("darklings", "6 C 8 W 1 P")
    t.play("darklings: upgrade E5 to SH")
    t.refused("darklings: done", "decide_first")
    if profile == "league":  # one of three, then the others
        t.play("darklings: -CONVERT_W_TO_P")
        t.refused("darklings: done", "decide_first")
        t.play("darklings: -2CONVERT_W_TO_P")
    else:
        t.play("darklings: -3CONVERT_W_TO_P")
    t.play("darklings: done")
    t.expect("darklings", "4 W 1 P")


# -- dwarves ----------------------------------------------------------------------------


@BOTH
def test_dwarves_tunnel_for_two_workers_and_four_points(profile: str) -> None:
    """Spades, dwelling and one tunnel to a hex behind another; a hex two apart is out of reach."""
    t = Table("dwarves E7 I9", FAR, profile=profile)
    t.has("dwarves", "20 VP 15 C 9 W")
    t.refused("dwarves: dig 1. transform C4 to blue", "out_of_reach")
    t.play("dwarves: dig 1. build G2")  # wasteland behind F4: 3 workers, 2 for the tunnel, 1 for the dwelling
    t.expect("dwarves", "24 VP 13 C 3 W")
    t.refused("dwarves: advance ship", "action_taken")


@BOTH
def test_dwarves_pay_again_when_they_come_back_to_build(profile: str) -> None:
    """Transforming now and building in a later action are two tunnels."""
    t = Table("dwarves E7 I9", FAR, profile=profile)
    t.has("dwarves", "20 VP 15 C 9 W")
    t.others_passed()
    t.play("dwarves: dig 1. transform G2 to gray. done")
    t.expect("dwarves", "24 VP 4 W")
    t.play("dwarves: build G2")
    t.expect("dwarves", "28 VP 13 C 1 W")


@BOTH
def test_dwarves_stronghold_makes_tunnels_cheaper(profile: str) -> None:
    """One worker, still 4 VP."""
    t = Table("dwarves E7 I9", FAR, profile=profile)
    t.stands("dwarves", "SH E7")
    t.has("dwarves", "20 VP 15 C 9 W")
    t.play("dwarves: dig 1. build G2")
    t.expect("dwarves", "24 VP 13 C 4 W")


def test_dwarves_have_no_ships_but_tunnels_join_their_network() -> None:
    """The shipping card saves no tunnel; structures two steps apart are one area at the end, for nothing."""
    t = Table("dwarves E7 H8", FAR, cards="BON4 BON3")
    t.has("dwarves", "20 VP 15 C 9 W 1 P")
    t.refused("dwarves: advance ship", "no_such_track")
    t.play("dwarves: dig 1. transform G3 to gray")  # beyond r22
    t.expect("dwarves", "24 VP 4 W")
    t.stands("dwarves", "D G2, D I6")  # E7 - G2 - I6, two steps each
    assert network(t.state, 0) == 3


# -- engineers --------------------------------------------------------------------------


@BOTH
def test_engineers_build_bridges_for_two_workers(profile: str) -> None:
    """As often as they like, three bridges in all, besides the power action."""
    t = Table("engineers C2 G1", FAR, profile=profile)
    t.has("engineers", "10 C 9 W 0/0/12 PW")
    t.others_passed()
    t.play("engineers: action ACTE. bridge C2:D3", "engineers: action ACT1. bridge C2:D4")
    t.expect("engineers", "7 W 3/0/9 PW")
    t.play("engineers: action ACTE. bridge C2:E5. done")
    t.expect("engineers", "5 W")
    if profile == "rulebook":
        t.refused("engineers: action ACTE", "no_bridges_left")
    else:
        t.play("engineers: action ACTE. -BRIDGE. done")


@BOTH
def test_engineers_stronghold_scores_bridges_between_own_structures(profile: str) -> None:
    """3 VP on passing for each; a bridge to empty land or to an opponent does not count."""
    t = Table("engineers C2 G1", FAR, profile=profile, cards="BON3 BON9")
    for site in ("C2:D3", "C2:D4", "E4:G1"):
        t.bridge("engineers", site)
    t.stands("engineers", "SH C2, D D3, D E4")
    t.has("engineers", "20 VP")
    t.play("engineers: pass BON8")
    t.expect("engineers", "26 VP")


def test_engineers_score_no_bridges_before_the_stronghold() -> None:
    """And each time they pass with it, in the last round too."""
    t = Table("engineers C2 G1", FAR, cards="BON3 BON9")
    t.bridge("engineers", "C2:D3")
    t.stands("engineers", "D D3")
    t.play("engineers: pass BON8", "nomads: pass BON2")
    t.expect("engineers", "20 VP")
    t.stands("engineers", "SH C2")
    t.in_round(6)
    t.play("engineers: pass")
    t.expect("engineers", "23 VP")


# -- fakirs -----------------------------------------------------------------------------


@BOTH
def test_fakirs_fly_for_a_priest_and_four_points(profile: str) -> None:
    """One flight covers transforming and building at one hex behind another."""
    t = Table("fakirs F3 I7", "auren D1 C3", profile=profile)
    t.has("fakirs", "20 VP 15 C 9 W 2 P")
    t.refused("fakirs: advance ship", "no_such_track")
    t.play("fakirs: dig 1. build D4")  # wasteland behind E6
    t.expect("fakirs", "24 VP 13 C 5 W 1 P")


@BOTH
def test_fakirs_cannot_fly_without_a_priest(profile: str) -> None:
    """The hex is out of reach then."""
    t = Table("fakirs F3 I7", "auren D1 C3", profile=profile)
    t.has("fakirs", "15 C 9 W 0 P")
    t.refused("fakirs: dig 1. transform D4 to yellow", "out_of_reach")


@BOTH
def test_fakirs_stronghold_lets_them_fly_over_two_hexes(profile: str) -> None:
    """Still one priest and 4 VP; the farther range counts for the network too."""
    t = Table("fakirs F3 G7", "auren D1 A3", profile=profile)
    t.stands("fakirs", "TP F3")
    t.has("fakirs", "20 VP 50 C 30 W 3 P")
    t.others_passed()
    t.refused("fakirs: dig 2. transform C3 to black", "out_of_reach")  # three steps from F3
    assert network(t.state, 0) == 1
    t.play("fakirs: upgrade F3 to SH", "fakirs: dig 3. build C3")
    t.expect("fakirs", "24 VP 38 C 16 W 2 P")
    assert network(t.state, 0) == 2


@BOTH
def test_fakirs_know_two_levels_of_digging_only(profile: str) -> None:
    """3 workers a spade, then 2."""
    t = Table("fakirs F3 I7", "auren D1 C3", profile=profile)
    t.has("fakirs", "20 VP 50 C 9 W 3 P")
    t.others_passed()
    t.play("fakirs: advance dig", "fakirs: dig 1. transform E6 to yellow. done")
    t.expect("fakirs", "26 VP 5 W")
    t.refused("fakirs: advance dig", "track_at_end")
