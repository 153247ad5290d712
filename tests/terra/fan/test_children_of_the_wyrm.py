"""Fan factions: Children of the Wyrm, whose power tokens make chains of river hexes."""

import pytest

from hexarch.games.terra import bridges, effects, towns
from hexarch.games.terra import layout as at
from hexarch.games.terra.phases.scoring import network, resources_worth
from hexarch.games.terra.quote import Quote
from hexarch.games.terra.rules import eruption, river

from ..scenario import Table

BOTH = pytest.mark.parametrize("profile", ["rulebook", "league"])
NAME = "children_of_the_wyrm"
FAR = "nomads B1 G7 I7"
# E5 (swamp) lies at the river hexes r14, r15 and r21; r21 touches E4, E5, F3 and G1, and r28 beyond it F3, G1 and G2.


def children(
    profile: str = "rulebook",
    others: str = FAR,
    chain: str = "",
    tiles: str = "",
    options: dict[str, bool] | None = None,
) -> Table:
    t = Table(f"{NAME} E5 G5", others, profile=profile, tiles=tiles, options=options)
    t.rich()
    for name in chain.split():
        effects.skip_river(t.state, t.seat(NAME), t.state.board.river_names.index(name))
    river.extend(t.state, t.seat(NAME))
    return t


# -- power and prices ---------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize(
    ("own", "offer", "price"), [("", 1, 0), ("TP E6", 2, 0), ("SH E6", 3, 1), ("SH E6, D G2", 4, 2)]
)
def test_power_from_others_costs_a_point_less(profile: str, own: str, offer: int, price: int) -> None:
    t = Table(f"{NAME} E5 G5", "nomads F3 G7 I7", profile=profile)
    t.rich()
    t.has(NAME, "12/0/0 PW")
    if own:
        t.stands(NAME, own)
        t.terrain("E5", "black")
    if offer > 1:
        # E5 lies beside F3 as well.
        offer += 1
        price += 1
    t.play(f"{NAME}: pass BON2")
    t.has(NAME, "20 VP")
    t.play("nomads: upgrade F3 to TP", f"{NAME}: leech {offer} from nomads")
    t.expect(NAME, f"{20 - max(0, offer - 2)} VP {12 - offer}/{offer}/0 PW")
    assert max(0, offer - 2) == price


@BOTH
def test_ruling_with_v_points_at_most_v_and_two_power(profile: str) -> None:
    t = children(profile, others="nomads F3 G7 I7")
    t.stands(NAME, "SH E6, TP G2")
    t.has(NAME, "1 VP 12/0/0 PW")
    t.play(f"{NAME}: pass BON2")
    t.has(NAME, "1 VP 12/0/0 PW")
    t.play("nomads: upgrade F3 to TP", f"{NAME}: leech 6 from nomads")
    t.expect(NAME, "0 VP 9/3/0 PW")


@BOTH
@pytest.mark.parametrize(
    ("was", "to", "low", "high"),
    [("D", "TP", 3, 6), ("TP", "TE", 4, 8), ("TP", "SH", 5, 10), ("TE", "SA", 5, 10)],
)
def test_every_structure_has_two_prices(profile: str, was: str, to: str, low: int, high: int) -> None:
    for neighbour, price in (("D3", high), ("F3", low)):
        t = children(profile)
        t.stands(NAME, f"{was} E6")
        t.stands("nomads", f"D {neighbour}")
        quote = t.game.quote(t.seat(NAME), f"upgrade E6 to {to}")
        assert isinstance(quote, Quote)
        assert [values for _, values in quote.warnings] == ([{"coins": high, "less": low}] if price == high else [])
        t.play(f"{NAME}: upgrade E6 to {to}")
        t.expect(NAME, f"{50 - price} C")


def test_ruling_dwellings_follow_the_same_rule() -> None:
    t = children()
    t.terrain("E6", "black")
    quote = t.game.quote(t.seat(NAME), "build E6")
    assert isinstance(quote, Quote)
    assert quote.warnings == [("dearer_alone", {"coins": 2, "less": 1})]
    t.play(f"{NAME}: build E6")
    t.expect(NAME, "48 C 29 W")
    t = children()
    t.terrain("E6", "black")
    t.stands("nomads", "D F4")
    t.play(f"{NAME}: build E6")
    t.expect(NAME, "49 C 29 W")


@BOTH
@pytest.mark.parametrize(
    ("second", "burn", "left"), [(2, 1, "0/0/1"), (3, 1, "0/0/2"), (6, 2, "0/0/4"), (5, 2, "0/0/3")]
)
def test_ruling_a_sacrificed_token_moves_up_to_two_others(profile: str, second: int, burn: int, left: str) -> None:
    t = children(profile)
    t.has(NAME, f"0/{second}/0 PW")
    t.play(f"{NAME}: burn {burn}")
    t.expect(NAME, f"{left} PW")
    t = children(profile)
    t.has(NAME, "0/1/0 PW")
    t.refused(f"{NAME}: burn 1", "bowl_two_short")


@pytest.mark.parametrize(("second", "coins"), [(3, 2), (6, 4), (5, 3), (4, 2), (1, 0)])
def test_ruling_in_the_end_three_tokens_give_two_coins_and_a_rest_of_two_one(second: int, coins: int) -> None:
    t = children()
    t.has(NAME, f"0 C 0 W 0 P 0/{second}/0 PW")
    assert resources_worth(t.state, 0)[0] == coins
    t.in_round(6)
    t.play(f"{NAME}: pass", "nomads: pass")
    t.expect(NAME, f"{coins % 3} C")


# -- the stronghold -----------------------------------------------------------------------


def test_the_stronghold_brings_all_sacrificed_tokens_back() -> None:
    t = children()
    t.has(NAME, "1/2/4 PW")
    t.stands(NAME, "TP E1")
    t.play(f"{NAME}: upgrade E1 to SH")
    t.expect(NAME, "6/2/4 PW")


@BOTH
def test_up_to_two_tokens_go_to_river_hexes_one_after_the_other(profile: str) -> None:
    t = children(profile)
    t.refused(f"{NAME}: action ACTCW", "stronghold_needed")
    t.stands(NAME, "SH E1")
    t.play(f"{NAME}: action ACTCW")
    t.refused(f"{NAME}: lay P1 on r21", "bowl_empty")
    t.refused(f"{NAME}: lay P2 on r28", "no_chain_there")
    t.play(f"{NAME}: lay P2 on r21. lay P3 on r28")
    t.expect(NAME, "0/5/5 PW")
    t.play(f"{NAME}: done", "nomads: pass BON2")
    t.refused(f"{NAME}: action ACTCW", "action_used")
    t = children(profile)
    t.stands(NAME, "SH E1")
    t.play(f"{NAME}: action ACTCW. lay P2 on r21. done")
    t.expect(NAME, "0/5/6 PW")


def test_ruling_the_second_token_may_lie_next_to_the_first() -> None:
    t = children()
    t.stands(NAME, "SH E1")
    t.play(f"{NAME}: action ACTCW. lay P2 on r21. lay P2 on r28")
    assert t.state.get(0, at.RIVERS).bit_count() == 2


def test_a_token_of_bowl_three_is_put_to_use_on_the_map() -> None:
    """Power sacrificed for it need not be used again, so the turn can end."""
    t = children()
    t.stands(NAME, "SH F4")
    t.has(NAME, "4/2/0 PW")
    t.play(f"{NAME}: action ACTCW. lay P1 on r21. burn 1")
    t.refused(f"{NAME}: done", "burnt_power_waits")
    t.play(f"{NAME}: lay P3 on r22. done")
    t.expect(NAME, "3/0/0 PW")


def test_ruling_tokens_leave_the_cycle_of_power_and_move_no_others() -> None:
    t = children()
    t.stands(NAME, "SH E1")
    t.play(f"{NAME}: action ACTCW. lay P2 on r21")
    t.expect(NAME, "0/5/6 PW")


# -- chains -------------------------------------------------------------------------------


@BOTH
def test_ruling_a_chain_serves_for_building_across_the_river(profile: str) -> None:
    t = children(profile, chain="r21 r28")
    t.terrain("G2", "black")
    t.terrain("H4", "black")
    t.refused(f"{NAME}: build H4", "out_of_reach")
    t.play(f"{NAME}: build G2")
    t.expect(NAME, "48 C")
    t = children(profile)
    t.terrain("G2", "black")
    t.refused(f"{NAME}: build G2", "out_of_reach")


@BOTH
def test_ruling_a_chain_serves_for_power_from_others(profile: str) -> None:
    t = children(profile, chain="r21 r28")
    t.stands("nomads", "D G2")
    t.play(f"{NAME}: pass BON2", "nomads: upgrade G2 to TP")
    assert t.offers() == [f"{NAME} 1 from nomads"]


def test_ruling_for_power_all_structures_on_the_chain_count_once_besides_those_adjacent() -> None:
    t = children(chain="r21 r28")
    t.stands(NAME, "TP E4, D G1, D F3")
    t.stands("nomads", "D G2")
    t.play(f"{NAME}: pass BON2", "nomads: upgrade G2 to TP")
    assert t.offers() == [f"{NAME} 5 from nomads"], "E5, E4, G1 and, adjacent as well, F3"


def test_ruling_a_chain_serves_for_the_lower_price() -> None:
    t = children(chain="r21 r28")
    t.stands("nomads", "D G2")
    t.play(f"{NAME}: upgrade E5 to TP")
    t.expect(NAME, "47 C")


def test_over_a_chain_war_and_faith_holds_too() -> None:
    """What is directly connected for the price is so for its toll, and for great structures, which keep apart."""
    t = children(chain="r21 r28", options={"war-and-faith": True})
    t.stands("nomads", "TE G2")
    t.stands(NAME, "TP E5")
    t.has("nomads", "5 C")
    t.play(f"{NAME}: upgrade E5 to TE. +FAV11")
    t.expect("nomads", "6 C")
    t = children(chain="r21 r28", options={"war-and-faith": True})
    t.stands("nomads", "SH G2")
    t.stands(NAME, "TP E5")
    t.refused(f"{NAME}: upgrade E5 to SH", "too_near")


def test_a_large_table_has_fewer_tokens_to_return() -> None:
    """Only what was sacrificed comes back."""
    for others, begun in ((["witches", "nomads", "mermaids", "giants", "engineers", "halflings"], 9), ([FAR], 12)):
        t = Table(f"{NAME} E5 G5", *others)
        t.rich()
        t.stands(NAME, "TP E5")
        seat = t.seat(NAME)
        for bowl, tokens in ((at.BOWL1, 1), (at.BOWL2, 2), (at.BOWL3, 1)):
            t.state.set(seat, bowl, tokens)
        t.play(f"{NAME}: upgrade E5 to SH")
        assert eruption.tokens(t.state, seat) == begun


def test_ruling_a_chain_serves_for_towns() -> None:
    t = children(chain="r21")
    t.stands(NAME, "SH G1, TP F3, TP E4")
    t.play(f"{NAME}: upgrade E5 to TP. +TW1")
    t = children()
    t.stands(NAME, "SH G1, TP F3, TP E4, SH E1")
    t.play(f"{NAME}: action ACTCW. lay P2 on r21. +TW1")
    assert t.points(NAME, "town") == 5


def test_ruling_a_chain_serves_for_the_final_network() -> None:
    t = children(chain="r21 r28")
    t.stands(NAME, "D G2")
    assert network(t.state, 0) == 2


@BOTH
def test_ruling_for_every_other_faction_the_tokens_mean_nothing(profile: str) -> None:
    t = children(profile, chain="r21 r28")
    t.stands("nomads", "D G2")
    t.play(f"{NAME}: upgrade E5 to TP")
    assert not t.offers()
    t.play(f"{NAME}: done", "nomads: upgrade G2 to TP")
    t.expect("nomads", "44 C")
    assert towns.around(t.state, 1, t.hex("G2")) == t.state.adjacent(t.hex("G2"))


def test_two_chains_that_do_not_meet_join_nothing_together() -> None:
    t = children(chain="r21 r31")
    t.terrain("H3", "black")
    t.refused(f"{NAME}: build H3", "out_of_reach")


def test_ruling_tokens_hinder_nothing_and_share_a_river_hex() -> None:
    t = Table(f"{NAME} E5 G5", "mermaids D5 H4")
    t.rich()
    for name in ("r29", "r21"):
        effects.skip_river(t.state, 0, t.state.board.river_names.index(name))
    t.stands("mermaids", "TP G2, TP F4, TP G3")
    t.play(f"{NAME}: pass BON2", "mermaids: upgrade H4 to TP. connect r29. +TW1")
    assert t.points("mermaids", "town") == 5


@BOTH
def test_ruling_cultists_take_their_step_when_power_is_accepted_over_a_chain(profile: str) -> None:
    t = Table(f"{NAME} E5 G5", "cultists H3 E2", profile=profile)
    t.rich()
    for name in ("r21", "r28"):
        effects.skip_river(t.state, 0, t.state.board.river_names.index(name))
    t.stands("cultists", "D G2")
    t.play(f"{NAME}: pass BON2", "cultists: upgrade G2 to TP", f"{NAME}: leech 1 from cultists", "cultists: +FIRE")
    t.expect("cultists", "2/0/1/0")


def test_a_bridge_that_moves_away_leaves_the_chain_as_it_is() -> None:
    t = Table(f"{NAME} E5 G5", "architects D4 I12")
    t.rich()
    for name in ("r21", "r28"):
        effects.skip_river(t.state, 0, t.state.board.river_names.index(name))
    river.extend(t.state, 0)
    before = t.state.get(0, at.REACH)
    t.bridge("architects", "C2:D4")
    sites = t.state.board.site_at
    bridges.move(t.state, 1, sites[t.hex("C2"), t.hex("D4")], sites[t.hex("B3"), t.hex("C3")])
    assert t.state.get(0, at.REACH) == before
