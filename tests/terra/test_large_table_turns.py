"""Six and seven players in their turns: priests, power actions used again, towns without limit."""

import pytest

from hexarch.games import terra
from hexarch.games.terra import effects, lava
from hexarch.games.terra import layout as at
from hexarch.games.terra.names import SHIPYARD, STRONGHOLD
from hexarch.games.terra.quote import Quote
from hexarch.games.terra.rules.action import power_price

from .large_table import SEVEN, passing, quoted, table
from .scenario import Table

BOTH = pytest.mark.parametrize("players", [6, 7])


def lay(t: Table, faction: str, cult: int, space: int) -> None:
    """A priest of a faction lies in an order, as if it had been sent there."""
    seat = t.seat(faction)
    t.state.set(seat, at.PRIESTS, t.state.get(seat, at.PRIESTS) + 1)
    effects.send_priest(t.state, seat, cult, space)


# -- priests ------------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize(("space", "steps"), [(0, 3), (2, 2)])
def test_a_priest_takes_the_place_of_another(players: int, space: int, steps: int) -> None:
    """Its owner receives as many coins as the space is worth; the priest replaced goes to the box for good."""
    t = table(players)
    lay(t, "nomads", 0, space)
    nomads = t.seat("nomads")
    cap = t.state.get(nomads, at.PRIEST_CAP)
    assert (cap, t.state.get(nomads, at.ON_CULTS)) == (6, 1)
    t.has("witches", "10 C 2 P 12/0/0 PW 0/0/0/2")
    t.has("nomads", "4 C 0 P")
    text = f"send p to FIRE for {steps} replacing nomads"
    quote = quoted(t, "witches", text)
    assert (quote.cost, quote.cults) == ({"C": steps, "P": 1}, {"FIRE": steps})
    assert quote.warnings == [("paid_to_neighbour", {"coins": steps, "faction": "nomads"})]
    t.play(f"witches: {text}")  # though other spaces of the order are free
    t.expect("witches", f"{10 - steps} C 1 P {steps}/0/0/2")
    t.expect("nomads", f"{4 + steps} C 0 P")
    assert t.game.view()["cults"]["FIRE"]["spaces"][space]["seat"] == t.seat("witches")
    assert (t.state.get(nomads, at.PRIEST_CAP), t.state.get(nomads, at.ON_CULTS)) == (6, 0)
    assert t.state.get(t.seat("witches"), at.PRIEST_CAP) == 6
    effects.gain_priests(t.state, nomads, 7)
    t.expect("nomads", "6 P")


@BOTH
def test_which_priests_cannot_be_replaced(players: int) -> None:
    """One's own, those who are not there, and any without the coins or a priest to send; one step stays possible."""
    t = table(players)
    lay(t, "witches", 0, 0)
    lay(t, "nomads", 1, 0)
    t.has("witches", "2 C 1 P")
    t.refused("witches: send p to FIRE for 3 replacing witches", "own_priest")
    t.refused("witches: send p to FIRE for 3 replacing nomads", "no_priest_there")
    t.refused("witches: send p to WATER for 2 replacing nomads", "no_priest_there")
    t.refused("witches: send p to WATER for 3 replacing dwarves", "no_priest_there")
    t.refused("witches: send p to WATER for 3 replacing nomads", "cannot_pay")
    t.has("witches", "3 C 0 P")
    t.refused("witches: send p to WATER for 3 replacing nomads", "cannot_pay")
    t.has("witches", "3 C 1 P")
    assert "send p to WATER for 1" in t.offered("witches")
    t.play("witches: send priest to water for 3 replacing nomads")
    t.refused("nomads: send p to WATER for 1 replacing witches", "no_priest_there")


def test_priests_stay_where_they_are_at_smaller_tables() -> None:
    t = table(5)
    lay(t, "nomads", 0, 0)
    t.rich()
    t.refused("witches: send p to FIRE for 3 replacing nomads", "no_replacing")
    assert t.game.view()["replaces_priests"] is False


# -- power actions ------------------------------------------------------------------------


@BOTH
def test_a_power_action_can_be_used_again_for_one_power_more(players: int) -> None:
    """By anybody, any number of times until the end of the round; the price does not rise any further."""
    t = table(players)
    for name in t.factions:
        t.has(name, "0/0/12 PW 5 C")
    t.play("witches: action ACT4")
    t.expect("witches", "4/0/8 PW 12 C")
    quote = quoted_next(t, "nomads", "action ACT4")
    assert quote.cost == {"PW": 5}
    assert ("used_again", {"power": 5, "less": 4}) in quote.warnings
    t.play("nomads: action ACT4", "mermaids: action ACT4")
    t.expect("nomads", "5/0/7 PW 12 C")
    t.expect("mermaids", "5/0/7 PW 12 C")
    t.has("giants", "8/0/4 PW")
    t.refused("giants: action ACT4", "cannot_pay")
    t.play("giants: action ACT3")
    t.expect("giants", "12/0/0 PW")
    shown = {one["id"]: one for one in t.game.view()["power_actions"]}
    assert (shown["ACT4"]["used"], shown["ACT4"]["again"]) == (True, 1)
    prices = t.game.view()["seats"][4]["power_prices"]
    assert (prices["ACT3"], prices["ACT4"], prices["ACT5"]) == (5, 5, 4)
    t.play("giants: done")
    while t.round == 1:
        t.play(f"{t.to_act[0]}: {passing(t)}")
    assert t.game.view()["seats"][0]["power_prices"]["ACT4"] == 4


def quoted_next(t: Table, faction: str, text: str) -> Quote:
    """A quote after the turn before it is ended."""
    t.play(f"{t.turn}: done")
    return quoted(t, faction, text)


def test_yetis_who_repeat_actions_by_their_stronghold_pay_no_more() -> None:
    seats = ["witches", "yetis red", "nomads", "mermaids", "engineers", "alchemists"]
    t = Table(*seats, options={"fire-and-ice-factions/ice": True})
    for name in t.factions:
        t.has(name, "0/0/9 PW 0 C")
    t.play("witches: action ACT4")
    quote = quoted_next(t, "yetis", "action ACT4")
    assert quote.cost == {"PW": 4}  # one less for them, one more for using it again
    t.stands("yetis", "SH A9")
    assert quoted(t, "yetis", "action ACT4").cost == {"PW": 3}


def test_yetis_repeat_actions_of_the_second_board_by_stronghold_and_shipyard() -> None:
    seats = ["witches", "yetis", "nomads", "mermaids", "engineers", "alchemists"]
    options = {"fire-and-ice-factions/ice": True, "merchants": True}
    s = terra.new(6, factions=seats, options=options).state
    yetis = next(seat for seat in range(6) if s.faction(seat).id == "yetis")
    tile = next(one for one in s.box.power_actions if one.overseas)
    s.put(at.POWER_USED, s.board.bits[tile.number])
    s.set(yetis, at.BUILT + STRONGHOLD, 1)
    assert power_price(s, yetis, tile) == tile.cost  # one less for them, one more for using it again
    s.set(yetis, at.BUILT + SHIPYARD, 1)
    assert power_price(s, yetis, tile) == tile.cost - 1


def test_chash_dallah_pay_one_coin_more_for_using_an_action_again() -> None:
    """The page says so before the click, as it does where power is paid."""
    t = Table("chash_dallah", "nomads", "mermaids", "giants", "engineers", "alchemists")
    t.rich()
    t.stands("chash_dallah", "SH F4")
    assert quoted(t, "chash_dallah", "action ACT4 for coins").warnings == []
    t.play("chash_dallah: action ACT4. done")
    for name in t.factions[1:]:
        t.play(f"{name}: {passing(t)}")
    quote = quoted(t, "chash_dallah", "action ACT4 for coins")
    assert quote.cost["C"] == 5
    assert ("used_again_coins", {"coins": 5, "less": 4}) in quote.warnings


def test_at_smaller_tables_a_used_action_is_closed() -> None:
    t = table(5)
    t.rich()
    t.play("witches: action ACT4. done")
    t.refused("nomads: action ACT4", "action_used")


# -- towns --------------------------------------------------------------------------------


def empty_town_pool(t: Table) -> None:
    for tile in t.state.box.town_tiles:
        t.state.put(at.TOWN_POOL + tile.number - 1, 0)


def village(players: int, options: dict[str, bool] | None = None, tiles: str = "SCORE2") -> Table:
    """Witches about to found a town with D4, when no town tile is left."""
    t = Table(*SEVEN[:players], options=options, tiles=tiles)
    t.stands("witches", "SH F4, TP E7, D E6")
    t.terrain("D4", "green")
    t.has("witches", "20 VP 20 C 9 W 0 P 12/0/0 PW 0/0/0/2")
    empty_town_pool(t)
    return t


@pytest.mark.parametrize(
    ("players", "options"), [(6, {}), (7, {}), (5, {"unlimited-towns": True}), (2, {"unlimited-towns": True})]
)
def test_a_town_is_founded_when_no_tile_is_left(players: int, options: dict[str, bool]) -> None:
    """It brings 5 VP, the scoring tile and what the faction gets (5 VP for the Witches), but neither tile nor key."""
    t = village(players, options)
    assert t.state.round_tiles[0].id == "SCORE2"
    books, before = t.game.books(), len(t.state.effects)
    t.play("witches: build D4")
    t.expect("witches", "35 VP 18 C 8 W 0 KEY")
    assert t.points("witches", "town") == t.points("witches", "faction") == t.points("witches", "round") == 5
    assert "+TW1" not in t.offered("witches")
    assert len(t.game.view()["seats"][0]["town_hexes"]) == 4
    assert t.game.view()["seats"][0]["towns"] == []
    # The statistics count the town nevertheless, also from pages that were kept.
    for effect in t.state.effects[before:]:
        books.follow(effect)
    books.load([books.page(seat) for seat in range(players)])
    assert [t.game.figures(seat, books.page(seat))["towns"] for seat in (0, 1)] == [1, 0]
    books.load([books.page(seat)[:-1] for seat in range(players)])  # of an earlier version
    assert t.game.figures(0, books.page(0))["towns"] == 0


def test_swarmlings_get_their_three_workers_for_such_a_town() -> None:
    t = Table("swarmlings", "witches", "nomads", "giants", "engineers", "alchemists")
    t.stands("swarmlings", "SH F4, TP E7, D E6")
    t.terrain("D4", "blue")
    t.has("swarmlings", "20 VP 20 C 9 W 0 KEY")
    empty_town_pool(t)
    t.play("swarmlings: build D4")
    t.expect("swarmlings", "17 C 10 W 0 KEY")  # 2 workers paid, 3 gained
    assert t.points("swarmlings", "town") == 5


def test_architects_mark_such_a_town_on_a_structure_as_if_it_had_a_tile() -> None:
    """So a bridge that holds it together stays, and moving another founds it no second time."""
    t = Table("architects D4 G2", "witches C4 F4", options={"unlimited-towns": True})
    t.rich()
    t.stands("architects", "SH E6, TP E7, TP B2, D I6")
    t.bridge("architects", "C2:D4")
    empty_town_pool(t)
    t.play("architects: build C2. tile on B2")
    assert t.points("architects", "town") == 5
    marked = t.state.get(0, at.TOWN_HEXES)
    t.play("witches: pass BON8")
    t.refused("architects: action ACTAR2", "town_would_break")
    t.bridge("architects", "G2:I6")
    t.play("architects: action ACTAR2. move G2:I6 to G2:H4")
    assert t.points("architects", "town") == 5
    assert t.state.get(0, at.TOWN_HEXES) == marked


def test_a_structure_of_such_a_town_flows_away_on_lava_since_none_carries_a_tile() -> None:
    t = Table("kingdom_of_ember green F4 D1", "nomads B1 G7 I7", options={"unlimited-towns": True})
    t.stands("kingdom_of_ember", "SH E6, TP E7, TP G2")
    t.has("kingdom_of_ember", "20 C 9 W")
    empty_town_pool(t)
    t.play("kingdom_of_ember: upgrade F4 to TP")
    assert t.points("kingdom_of_ember", "town") == 5
    assert not t.state.get(0, at.TILE_HEXES)
    lava.lay(t.state, 0, t.hex("E6"), 1)
    t.play("nomads: pass BON8", "kingdom_of_ember: flow E6 to E5. done")
    assert t.state.get(0, at.TOWN_HEXES).bit_count() == 3  # E5 founds none alone
    assert t.points("kingdom_of_ember", "town") == 5


def test_mermaids_found_such_a_town_across_the_river_too() -> None:
    t = Table("mermaids D5 E4", "nomads B1 G7 I7", options={"unlimited-towns": True}, tiles="SCORE7")
    t.stands("mermaids", "SH D5, D C3, TP C4, D B4")
    t.has("mermaids", "20 VP 50 C 9 W")
    empty_town_pool(t)
    t.play("mermaids: upgrade B4 to TP. connect r10")
    t.expect("mermaids", "25 VP 0 KEY")


def test_without_the_option_ten_towns_are_the_limit_of_five_players() -> None:
    t = village(5)
    t.play("witches: build D4")
    t.expect("witches", "20 VP 18 C")
    assert t.game.view()["seats"][0]["town_hexes"] == []


@pytest.mark.parametrize(("players", "enough"), [(6, False), (7, True)])
def test_with_seven_players_three_structures_with_a_stronghold_make_a_town(players: int, enough: bool) -> None:
    """As with a sanctuary; the power they need is the same."""
    t = Table(*SEVEN[:players])
    t.stands("witches", "SH F4, TP E7")
    t.rich("witches")
    t.terrain("E6", "green")
    t.others_passed()
    t.play("witches: build E6")
    assert not t.state.get(0, at.TOWN_HEXES)  # power 6
    t.play("witches: done")
    t.play("witches: upgrade E6 to TP")
    assert bool(t.state.get(0, at.TOWN_HEXES)) == enough


@BOTH
def test_stronghold_and_sanctuary_alone_are_no_town(players: int) -> None:
    t = Table(*SEVEN[:players])
    t.owns("witches", 5)
    t.stands("witches", "SH F4, TE E7")
    t.rich("witches")
    t.play("witches: upgrade E7 to SA")
    assert not t.state.get(0, at.TOWN_HEXES)
