"""Two bridges on one site: refused by the printed rules, possible in the league, where each of them scores."""

from hexarch.games.terra import effects
from hexarch.games.terra.rules import bridge

from .scenario import Table


def test_two_bridges_on_one_site_score_twice_in_the_league() -> None:
    """Engineers with the stronghold: 3 VP for each own bridge between own structures, on passing."""
    t = Table("engineers F1 H6", "witches D1 A3", profile="league", cards="BON3 BON9")
    t.stands("engineers", "SH F1, D H1")
    t.has("engineers", "20 VP 9 C 9 W")
    t.others_passed()
    t.play("engineers: action ACTE. bridge F1:H1. done", "engineers: action ACTE. bridge F1:H1. done")
    assert bridge.between_own(t.state, 0) == 2
    t.play("engineers: pass BON2")
    t.expect("engineers", "26 VP")


def test_an_opponents_bridge_does_not_take_an_own_one_away() -> None:
    """A second player who bridges a site leaves the first bridge to its builder."""
    t = Table("engineers F1 H6", "witches D1 A3", profile="league", cards="BON3 BON9")
    t.stands("engineers", "SH F1, D H1")
    t.has("engineers", "9 W")
    t.play("engineers: action ACTE. bridge F1:H1. done")
    site = t.state.board.site_at[t.state.board.number["F1"], t.state.board.number["H1"]]
    effects.bridge(t.state, 1, site)
    assert (t.state.bridges_on(site, 0), t.state.bridges_on(site, 1)) == (1, 1)
    assert bridge.between_own(t.state, 0) == 1
