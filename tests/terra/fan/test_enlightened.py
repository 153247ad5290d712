"""The Enlightened: tokens for coins, doubled power of cults, digging with power, doubled conversions."""

from hexarch.games.terra import layout as at

from ..scenario import Table


def table(options: dict[str, bool] | None = None, profile: str = "rulebook") -> Table:
    """Round 1, everybody rich."""
    t = Table("enlightened F4 C4", "nomads D3 F3 I7", options=options, profile=profile)
    t.rich()
    return t


def test_a_coin_buys_a_power_token_for_bowl_one() -> None:
    """Ruling: without the stronghold, any number of times; there may be more than 12."""
    t = table()
    t.has("enlightened", "5 C 5/7/0 PW")
    t.play("enlightened: exchange 1 COINS. exchange 3 COINS")
    t.expect("enlightened", "1 C 9/7/0 PW")
    t.refused("enlightened: exchange 2 COINS", "exchange_too_much")
    t.refused("nomads: exchange 1 COINS", "no_such_exchange")


def test_ruling_going_from_six_to_seven_gives_four_power() -> None:
    t = table()
    t.has("enlightened", "6/0/0/0 12/0/0 PW")
    t.play("enlightened: send P to FIRE for 1")
    t.expect("enlightened", "7/0/0/0 8/4/0 PW")


def test_two_four_four_and_six_power_at_three_five_seven_and_ten() -> None:
    t = table()
    for start, power in ((2, 2), (4, 4), (6, 4), (9, 6)):
        mark = t.game.mark()
        t.has("enlightened", f"{start}/0/0/0 12/0/0 PW 1 KEY")
        t.play("enlightened: send P to FIRE for 1")
        t.expect("enlightened", f"{12 - power}/{power}/0 PW")
        t.game.rollback(mark)


def test_ruling_only_power_from_advancing_is_doubled() -> None:
    """Not that of a town tile, a power income or the cult bonus of a round."""
    t = table()
    t.has("enlightened", "0/0/0/0 12/0/0 PW")
    t.stands("enlightened", "TP E6, TP E7, D D5")
    t.terrain("D4", "green")
    t.play("enlightened: build D4. +TW4")
    t.expect("enlightened", "4/8/0 PW")


def test_ruling_a_spade_costs_three_two_or_one_power() -> None:
    t = table()
    t.has("enlightened", "0/0/6 PW 30 W")
    t.play("enlightened: dig 2")
    t.expect("enlightened", "6/0/0 PW 30 W")
    for level, left in ((1, 2), (2, 4)):
        t = table()
        t.has("enlightened", f"0/0/6 PW {level} DIG")
        t.play("enlightened: dig 2")
        t.expect("enlightened", f"{6 - left}/0/{left} PW")


def test_power_burnt_for_spades_is_put_to_use_by_buying_them() -> None:
    t = table()
    t.has("enlightened", "0/6/0 PW")
    t.play("enlightened: burn 3. dig 1. transform E7 to green. done")
    t.expect("enlightened", "3/0/0 PW")


def test_ruling_missing_spades_after_a_free_spade_are_bought_with_power() -> None:
    t = table()
    t.has("enlightened", "0/0/7 PW 30 W")
    t.play("enlightened: action ACT5. dig 1. transform G2 to green")
    t.expect("enlightened", "7/0/0 PW 30 W")


def test_priests_instead_of_workers_for_temple_stronghold_and_sanctuary() -> None:
    t = table()
    t.stands("enlightened", "TP E6, TP E7, TE D5")
    for what, price in (("E6 to TE", (1, 5)), ("E7 to SH", (1, 4)), ("D5 to SA", (2, 6))):
        quote = t.game.quote(0, f"upgrade {what}")
        assert quote.cost == {"P": price[0], "C": price[1]}  # type: ignore[union-attr]


def test_every_dwelling_gives_two_power_the_eighth_too_and_the_board_two() -> None:
    t = table()
    parts = t.game.view()["seats"][0]["income"]["parts"]["structures"]
    assert parts == {"PW": 2 + 2 * 2}
    board = t.state.faction(0).board
    assert [one.power for one in board.income[1]] == [2 * n for n in range(9)]


def test_stronghold_power_converts_into_two() -> None:
    t = table()
    t.refused("enlightened: convert 1PW to 2C", "wrong_rate")
    t.stands("enlightened", "SH E6")
    t.has("enlightened", "0/0/9 PW 0 C 0 W 0 P")
    t.play("enlightened: convert 5PW to 2P. convert 3PW to 2W. convert 1PW to 2C")
    t.expect("enlightened", "9/0/0 PW 2 C 2 W 2 P")
    t.refused("enlightened: convert 1PW to 1C", "wrong_rate")


def test_ruling_priests_and_workers_convert_one_to_one_as_ever() -> None:
    t = table()
    t.stands("enlightened", "SH E6")
    t.has("enlightened", "0 C 0 W 2 P")
    t.play("enlightened: convert 2P to 2W. convert 1W to 1C")
    t.expect("enlightened", "1 C 1 W 0 P")
    t.refused("enlightened: convert 1W to 2C", "wrong_rate")


def test_ruling_priests_stay_limited_by_the_supply() -> None:
    t = table()
    t.stands("enlightened", "SH E6")
    t.has("enlightened", "0/0/9 PW 6 P")
    t.refused("enlightened: convert 5PW to 2P", "no_priests_left")


def test_ruling_power_left_in_the_end_is_worth_two_coins() -> None:
    t = table()
    t.has("enlightened", "0 C 0 W 0 P 0/4/4 PW")
    assert t.game.view()["seats"][0]["final"]["coins"] == 6
    t.stands("enlightened", "SH E6")
    assert t.game.view()["seats"][0]["final"]["coins"] == 12
    t.in_round(6)
    t.play("enlightened: pass", "nomads: pass")
    assert t.points("enlightened", "resources") == 4


def test_stronghold_four_power_once_a_round() -> None:
    t = table()
    t.refused("enlightened: action ACTEN", "stronghold_needed")
    t.stands("enlightened", "SH E6")
    t.has("enlightened", "0/0/6 PW")
    t.refused("enlightened: action ACTEN", "no_room_for_power")
    t.has("enlightened", "5/0/0 PW")
    t.play("enlightened: action ACTEN")
    t.expect("enlightened", "1/4/0 PW")
    t.play("nomads: pass BON8")
    t.refused("enlightened: action ACTEN", "action_used")


def test_payment_is_proposed_at_the_better_rate() -> None:
    """Five coins are three power."""
    t = table()
    t.stands("enlightened", "SH E6, TP E7")
    t.has("enlightened", "0 C 3/0/3 PW 7 P 30 W")
    texts = [one.text for one in t.game.proposals(0) if one.text.endswith("upgrade E7 to TE")]
    assert texts == ["convert 3PW to 6C. upgrade E7 to TE"]


def test_figures_of_2024() -> None:
    """3 power of the board, dwellings 2 and 3 in turn, no doubling in the cults."""
    t = table({"fan-factions/2024": True})
    assert t.game.view()["seats"][0]["income"]["parts"]["structures"] == {"PW": 3 + 2 + 3}
    t.has("enlightened", "6/0/0/0 12/0/0 PW")
    t.play("enlightened: send P to FIRE for 1")
    t.expect("enlightened", "10/2/0 PW")
    assert t.state.get(0, at.DIG) == 0
