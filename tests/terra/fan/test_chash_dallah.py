"""Chash Dallah: the income track, dear spades, power actions for coins."""

from hexarch.games.terra import layout as at

from ..scenario import Table


def table(options: dict[str, bool] | None = None) -> Table:
    """Round 1, everybody rich."""
    t = Table("chash_dallah F4 C4", "nomads D3 F3 I7", options=options)
    t.rich()
    return t


def income(t: Table) -> dict[str, int]:
    """The income to come."""
    found: dict[str, int] = t.game.view()["seats"][0]["income"]["parts"]["structures"]
    return found


def test_a_step_on_the_income_track_for_two_workers_and_two_coins() -> None:
    t = table()
    before = income(t)
    t.play("chash_dallah: action ACTCD")
    t.expect("chash_dallah", "21 VP 48 C 28 W")
    assert income(t) == before | {"W": before["W"] + 1}
    assert t.points("chash_dallah", "faction") == 1


def test_four_steps_score_one_to_four_and_add_up() -> None:
    """One step a turn, as many as one likes in a round, four in a game."""
    t = table()
    before = income(t)
    t.play("chash_dallah: action ACTCD")
    t.refused("chash_dallah: action ACTCD", "action_taken")
    t.play("nomads: pass BON8", *["chash_dallah: action ACTCD"] * 3)
    assert t.points("chash_dallah", "faction") == 1 + 2 + 3 + 4
    assert income(t) == before | {"W": before["W"] + 2, "C": before.get("C", 0) + 4}
    t.refused("chash_dallah: done. action ACTCD", "income_track_at_end")


def test_a_step_that_cannot_be_paid_is_refused() -> None:
    t = table()
    t.has("chash_dallah", "1 W")
    t.refused("chash_dallah: action ACTCD", "cannot_pay")


def test_ruling_the_income_of_a_step_begins_with_the_next_round() -> None:
    """So a step of round 6 scores its points and nothing else."""
    t = table()
    t.has("chash_dallah", "2 C 2 W")
    t.play("chash_dallah: action ACTCD")
    t.expect("chash_dallah", "0 C 0 W")
    t.play("nomads: pass BON8")
    coming = income(t)["W"]
    t.play("chash_dallah: pass BON7")
    t.expect("chash_dallah", f"{coming + 1} W")  # and the worker of the card
    t.in_round(6)
    assert not t.game.view()["seats"][0]["income"]["coming"]


def test_a_spade_always_costs_three_workers() -> None:
    t = table()
    t.refused("chash_dallah: advance dig", "no_such_track")
    t.has("chash_dallah", "3 W")
    t.play("chash_dallah: dig 1")
    t.expect("chash_dallah", "0 W")


def test_stronghold_ruling_power_actions_for_a_coin_for_each_power() -> None:
    t = table()
    t.refused("chash_dallah: action ACT3 for coins", "no_coins_for_power")
    t.stands("chash_dallah", "SH E6")
    t.has("chash_dallah", "4 C 0/6/0 PW")
    t.play("chash_dallah: action ACT3 for coins")
    t.expect("chash_dallah", "0 C 32 W 0/6/0 PW")


def test_ruling_wholly_in_coins_or_wholly_in_power() -> None:
    t = table()
    t.stands("chash_dallah", "SH E6")
    t.has("chash_dallah", "2 C 0/6/2 PW")
    t.refused("chash_dallah: action ACT3 for coins", "cannot_pay")
    t.refused("chash_dallah: action ACT3", "cannot_pay")


def test_ruling_power_actions_are_meant_and_not_conversions_nor_special_actions() -> None:
    t = table()
    t.stands("chash_dallah", "SH E6")
    t.refused("chash_dallah: action ACTCD for coins", "no_coins_for_power")
    assert not [text for text in t.offered("chash_dallah") if text.startswith("convert 1C")]


def test_ruling_every_power_action_that_is_free_may_be_paid_so_in_a_round() -> None:
    t = table()
    t.stands("chash_dallah", "SH E6")
    t.has("chash_dallah", "50 C 0/6/0 PW 0 P")
    t.play("chash_dallah: action ACT3 for coins")
    t.play("nomads: pass BON8", "chash_dallah: action ACT4 for coins", "chash_dallah: action ACT2 for coins")
    t.expect("chash_dallah", f"{50 - 4 - 4 + 7 - 3} C 1 P")
    t.refused("chash_dallah: done. action ACT4 for coins", "action_used")


def test_ruling_coins_pay_the_printed_price_of_every_power_action_in_the_box() -> None:
    """Those of expansions too; what an action takes besides power is paid as it is."""
    t = table()
    t.stands("chash_dallah", "SH E6")
    t.has("chash_dallah", "0/6/0 PW")
    for action in t.state.box.power_actions:
        if action.id in ("ACT1", "ACT2"):
            continue  # no site for a bridge, all priests in hand
        mark = t.game.mark()
        paid = t.game.quote(0, f"action {action.id} for coins")
        assert paid.cost == {"C": action.cost}, action.id  # type: ignore[union-attr]
        t.game.rollback(mark)


def test_ruling_free_spades_are_used_as_usual_and_missing_ones_cost_three_workers() -> None:
    """G2 is wasteland, two spades from forest."""
    t = table()
    t.has("chash_dallah", "3 W")
    t.play("chash_dallah: action ACT5. dig 1. transform G2 to green")
    t.expect("chash_dallah", "0 W")
    assert t.colour("G2") == "green"


def test_figures_of_2024_two_coins_before_the_first_step() -> None:
    assert "C" not in income(table())
    t = table({"fan-factions/2024": True})
    assert income(t)["C"] == 2
    assert t.state.get(0, at.OWN) == 0
