"""Treasurers: income put aside comes out doubled; with the stronghold whatever is received may be put aside."""

import pytest

from hexarch import bots
from hexarch.games import terra
from hexarch.games.terra import layout as at
from hexarch.games.terra import own
from hexarch.games.terra.title import TITLE

from ..scenario import Table


def table(stronghold: bool = False, tiles: str = "", cards: str = "") -> Table:
    """Round 1, the income of round 1 kept, everybody rich."""
    t = Table("treasurers E3 G2", "witches C4 F4", tiles=tiles, cards=cards)
    t.play("treasurers: keep")
    t.rich()
    t.has("treasurers", "0 P")
    if stronghold:
        t.stands("treasurers", "SH D4")
    return t


def aside(t: Table) -> tuple[int, ...]:
    """Coins, workers and priests in the treasury."""
    return tuple(t.state.cells[t.state.base[0] + at.OWN + kind] for kind in range(3))


def next_round(t: Table, card: str = "BON2") -> None:
    """Both pass; what comes of it is kept."""
    t.play(f"treasurers: pass {card}")
    while "keep" in t.offered("treasurers"):
        t.play("treasurers: keep")
    t.play("witches: pass BON8")


def test_income_may_be_put_aside_any_number_of_each_kind() -> None:
    """Round 1: two dwellings give 2 workers, BON9 2 coins. What is put aside cannot be used."""
    t = Table("treasurers E3 G2", "witches C4 F4")
    t.expect("treasurers", "17 C 6 W")
    assert t.offered("treasurers") == ["keep", "bank 1C", "bank 2C", "bank 1W", "bank 2W"]
    t.play("treasurers: bank 1C. bank 2W")
    t.expect("treasurers", "16 C 4 W")
    assert aside(t) == (1, 2, 0)
    assert t.turn == "treasurers"


def test_ruling_what_is_put_aside_is_there_a_round_later_doubled_before_the_income() -> None:
    t = Table("treasurers E3 G2", "witches C4 F4")
    t.play("treasurers: bank 2C. bank 2W")
    t.has("treasurers", "0 C 0 W")
    t.play("treasurers: pass BON2", "witches: pass BON8")
    t.expect("treasurers", "9 C 6 W")  # the coin on the card, twice 2 and 2, then 4 coins and 2 workers
    assert aside(t) == (0, 0, 0)


def test_ruling_only_at_the_moment_of_receiving_and_only_what_was_received() -> None:
    """Leftovers cannot be put in, nor what has just come out of the treasury."""
    t = Table("treasurers E3 G2", "witches C4 F4")
    t.refused("treasurers: bank 3C", "bank_at_most")
    t.play("treasurers: bank 2C. bank 2W")
    t.refused("treasurers: bank 1C", "nothing_to_bank")
    t.play("treasurers: pass BON2", "witches: pass BON8")
    t.refused("treasurers: bank 5C", "bank_at_most")  # 4 of the card are income, 4 came out
    t.play("treasurers: bank 4C")
    assert aside(t) == (4, 0, 0)


def test_ruling_nothing_is_put_aside_in_the_last_round() -> None:
    """Rounds 1 to 5 only, so the treasury is empty in the end."""
    t = table()
    t.in_round(4)
    next_round(t)
    assert "keep" in t.offered("treasurers")
    t.play("treasurers: bank 1W")
    t.rich()
    t.play("treasurers: keep" if "keep" in t.offered("treasurers") else "treasurers: pass BON7")
    while t.round == 5:
        name = t.to_act[0]
        t.play(
            f"{name}: keep"
            if "keep" in t.offered(name)
            else f"{name}: {next(o for o in t.offered(name) if 'pass' in o)}"
        )
    assert t.round == 6
    assert aside(t) == (0, 0, 0)
    assert not [text for text in t.offered("treasurers") if text.startswith(("bank", "keep"))]


def test_ruling_power_spades_and_points_are_never_put_aside() -> None:
    t = Table("treasurers E3 G2", "witches C4 F4")
    for what in ("1PW", "1VP"):
        t.refused(f"treasurers: bank {what}", "bank_at_most")


def test_ruling_before_the_stronghold_a_cult_bonus_cannot_be_put_aside() -> None:
    """SCORE4: a worker for every 2 steps of fire. With the stronghold it comes out doubled in the next round."""
    for stronghold, workers in ((False, 1), (True, 2)):
        t = table(stronghold, tiles="SCORE4")
        t.has("treasurers", "2/0/0/0 0 W")
        t.state.put(at.BONUS_COINS + 2, 0)
        t.play("treasurers: pass BON2", "witches: pass BON8")
        asked = [d for d in t.state.decisions if d.kind == "bank"]
        if stronghold:
            assert [d.fields() for d in asked] == [(0, 1, 0, 0)]
            t.play("treasurers: bank 1W")
            assert aside(t) == (0, 0, 0), "the next round has begun, and it came out"
        t.expect("treasurers", f"{workers + 2} W")


def test_ruling_income_of_card_and_favor_tiles_counts_and_the_start_does_not() -> None:
    t = Table("treasurers E3 G2", "witches C4 F4", stop_before="cards")
    assert not [d for d in t.state.decisions if d.kind == "bank"], "15 coins to begin with are no income"
    t = table()
    t.owns("treasurers", 9)
    t.play("treasurers: pass BON2", "witches: pass BON8")
    assert [d.fields() for d in t.state.decisions if d.kind == "bank"] == [(4 + 3, 2, 0, 0)]


def test_stronghold_gains_of_power_actions_and_power_conversions() -> None:
    t = table(stronghold=True)
    t.has("treasurers", "0 C 0/0/6 PW")
    t.play("treasurers: convert 2PW to 2C. bank 1C. action ACT4. bank 7C")
    t.expect("treasurers", "1 C")
    assert aside(t) == (8, 0, 0)


def test_stronghold_gains_of_a_town_tile() -> None:
    t = table(stronghold=True)
    t.stands("treasurers", "TE E7, TP D5")
    t.terrain("E6", "red")
    t.play("treasurers: build E6", "witches: decline 1 from treasurers", "treasurers: +TW2. bank 2W")
    assert aside(t) == (0, 2, 0)


def test_without_the_stronghold_nothing_else_is_put_aside() -> None:
    t = table()
    t.refused("treasurers: convert 2PW to 2C. bank 1C", "nothing_to_bank")


def test_the_right_lapses_with_the_next_thing_done() -> None:
    t = table(stronghold=True)
    t.play("treasurers: convert 2PW to 2C. convert 1W to 1C")
    t.refused("treasurers: bank 1C", "nothing_to_bank")
    t.play("treasurers: action ACT4. done")
    assert t.turn == "witches"
    assert aside(t) == (0, 0, 0)


def test_ruling_products_of_priests_and_workers_cannot_be_put_aside() -> None:
    """Open in the books: it would move what is already held."""
    t = table(stronghold=True)
    t.has("treasurers", "1 P")
    t.refused("treasurers: convert 1P to 1W. bank 1W", "nothing_to_bank")
    t.refused("treasurers: convert 1W to 1C. bank 1C", "nothing_to_bank")


def test_ruling_with_the_stronghold_the_coins_on_a_bonus_card() -> None:
    t = table(stronghold=True)
    t.state.put(at.BONUS_COINS + 2, 3)
    t.play("treasurers: pass BON2. bank 3C", "witches: pass BON8")
    t.expect("treasurers", f"{50 + 6 + 4} C")
    t = table()
    t.state.put(at.BONUS_COINS + 2, 3)
    t.play("treasurers: pass BON2")
    assert t.to_act == ["witches"]


def test_ruling_priests_aside_count_against_the_seven_and_missing_ones_are_lost() -> None:
    t = table(stronghold=True)
    t.has("treasurers", "5 P 0/0/6 PW")
    t.play("treasurers: convert 5PW to 1P. bank 1P")
    t.expect("treasurers", "5 P")
    assert t.state.get(0, at.PRIEST_CAP) == 6
    t.has("treasurers", "6 P")
    next_round(t, "BON7")
    t.expect("treasurers", "7 P")
    assert t.state.get(0, at.PRIEST_CAP) == 7


@pytest.mark.parametrize("name", ["greedy", "steward"])
def test_bots_put_income_aside(name: str) -> None:
    game = terra.new(2, 3, factions=["treasurers", "witches"])
    seated = [bots.make(TITLE, name, seat) for seat in range(2)]
    while game.state.cells[at.ROUND] < 1 or game.to_act != (0,):
        seat = game.to_act[0]
        game.step(seat, seated[seat].choose(game, seat))
    assert [text for _, text in game.history if text.startswith("bank")]


def test_stronghold_coins_that_a_neighbours_temple_pays() -> None:
    """By War and Faith a temple pays temples beside it, and what is received may be put aside at that moment."""
    t = Table("witches D1 A3", "treasurers I12 A12", options={"war-and-faith": True})
    t.play("treasurers: keep")
    t.rich()
    t.stands("witches", "TP E7")
    t.stands("treasurers", "TE F4, SH H8")
    t.has("treasurers", "10 C 12/0/0 PW")
    t.play("witches: upgrade E7 to TE", "treasurers: decline 2 from witches", "witches: +FAV11", "treasurers: bank 1C")
    t.expect("treasurers", "10 C")
    assert own.held(t.state, 1) == 1
