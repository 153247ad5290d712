"""Fan factions in Merchants of the Seas: the edge cases about them, played by the factions themselves."""

import pytest

from hexarch.games.terra import cover, effects, fleet, icebergs, kinds, lava, own, pieces
from hexarch.games.terra import layout as at
from hexarch.games.terra.names import COLOURS, SHIPYARD, TRADING_HOUSE
from hexarch.games.terra.profiles import EDITION, FOURTH_EDITION

from ..harbour import TILES, Harbour

FAR = "nomads B4 F3 I7"
FAN = {"fan-factions": True}
STEPS = "SCORE21 SCORE16 SCORE18 SCORE19 SCORE17 SCORE14"  # two points for a step on a track
BOTH = pytest.mark.parametrize("profile", ["rulebook", "league"])


def harbour(
    *seats: str, profile: str = "rulebook", tiles: str = TILES, cards: str = "", edition: int = EDITION
) -> Harbour:
    t = Harbour(*seats, options=FAN, profile=profile, cards=cards, tiles=tiles, edition=edition)
    t.rich()
    return t


@BOTH
@pytest.mark.parametrize(("structure", "power", "price"), [("D", 1, 0), ("TP", 2, 0), ("SH", 3, 1)])
def test_case_15_children_of_the_wyrm_pay_a_point_less_as_owners(
    profile: str, structure: str, power: int, price: int
) -> None:
    t = harbour("witches F4 G3 port:F4", "children_of_the_wyrm E5 G5", profile=profile)
    t.stands("children_of_the_wyrm", f"{structure} E8")
    t.has("children_of_the_wyrm", "20 VP 12/0/0 PW")
    t.ship("witches", "r22")
    t.play("witches: action SAIL. ship r22 to E8. trade E8" + (". -SPADE" if structure == "SH" else ""))
    t.play(f"children_of_the_wyrm: leech {power} from witches")
    t.expect("children_of_the_wyrm", f"{20 - price} VP {12 - power}/{power}/0 PW")


def test_case_14_every_structure_of_dynion_geifr_is_worth_two_for_its_owner() -> None:
    for structure in ("D", "SY"):
        t = harbour("witches F4 G3 port:F4", "dynion_geifr C2 H8")
        t.stands("dynion_geifr", f"{structure} E8")
        t.ship("witches", "r22")
        t.play("witches: action SAIL. ship r22 to E8. trade E8" + (" for SHIP" if structure == "SY" else ""))
        assert t.offers() == ["dynion_geifr 2 from witches"]


def test_case_38_conspirators_gain_coins_with_the_favor_tile_of_the_power_action() -> None:
    t = harbour("conspirators E7 C5", FAR)
    t.play("conspirators: action ACT9. +FAV11")
    t.expect("conspirators", "52 C 6 P 0/0/1/0")


@BOTH
def test_case_42_the_step_of_snow_shamans_when_they_pass_scores_the_tile_for_steps(profile: str) -> None:
    t = harbour("snow_shamans green F4 D1", FAR, profile=profile, tiles=STEPS)
    t.play("snow_shamans: pass BON2", "snow_shamans: advance ship")
    t.expect("snow_shamans", "1 SHIP")
    assert (t.points("snow_shamans", "round"), t.points("snow_shamans", "shipping")) == (2, 0)


def test_case_47_ships_of_the_kingdom_of_ember_take_the_paid_step_only() -> None:
    t = harbour("kingdom_of_ember green F4 D1 port:F4", FAR, cards="BON4")
    t.ship("kingdom_of_ember", "r29")
    assert fleet.steps(t.state, 0) == 0
    t.play("kingdom_of_ember: action SAIL")
    t.refused("kingdom_of_ember: ship r29 to r23", "ship_too_far")
    t.play("kingdom_of_ember: ship r29 to r22")
    t.expect("kingdom_of_ember", "1/6/5 PW")


def test_case_47_the_kingdom_of_ember_builds_a_shipyard_without_a_step_of_shipping() -> None:
    t = harbour("kingdom_of_ember green F4 D1 port:F4", FAR)
    t.stands("kingdom_of_ember", "TP E8")
    t.play("kingdom_of_ember: upgrade E8 to SY. launch r22")
    t.expect("kingdom_of_ember", "0 SHIP 20 VP")


def test_case_47_a_strongholds_spade_returns_a_removed_priest_of_the_kingdom_of_ember() -> None:
    t = harbour("kingdom_of_ember green F4 D1 port:F4", FAR)
    lava.remove_priest(t.state, 0)
    t.stands("nomads", "SH E8")
    t.ship("kingdom_of_ember", "r22")
    t.play("kingdom_of_ember: action SAIL. ship r22 to E8. trade E8")
    assert own.held(t.state, 0, lava.PRIESTS) == 0
    t.expect("kingdom_of_ember", "22 VP 52 C")


@BOTH
def test_case_47_a_strongholds_spade_moves_a_token_of_the_geologists(profile: str) -> None:
    t = harbour("geologists green F4 D1 port:F4", FAR, profile=profile)
    t.stands("nomads", "SH E8")
    t.ship("geologists", "r22")
    t.play("geologists: action SAIL. ship r22 to E8. trade E8")
    assert not [text for text in t.offered("geologists") if text.startswith("transform")]
    assert {text for text in t.offered("geologists") if text.startswith("cover")} >= {"cover gray", "cover blue"}
    t.play("geologists: cover gray")
    assert [colour for n, colour in enumerate(COLOURS[:7]) if cover.has(t.state, 0, n)] == ["green", "gray"]
    assert "build H4" not in t.offered("geologists")


def test_case_48_a_strongholds_spade_is_a_priest_for_prospectors_and_the_action_remains() -> None:
    t = harbour("prospectors E6 F5 port:F5", FAR)
    t.has("prospectors", "2 P")
    t.stands("nomads", "SH E8")
    t.terrain("H4", "brown")
    t.ship("prospectors", "r22", "r29")
    t.play("prospectors: action SAIL. ship r22 to E8. -MOVE. trade E8")
    t.expect("prospectors", "3 P 52 C")
    assert "build H4" in t.offered("prospectors")
    t.play("prospectors: build H4 with r29")
    t.expect("prospectors", "52 C 30 W")


@BOTH
def test_case_48_golden_spades_are_bought_in_the_action_that_remains(profile: str) -> None:
    """H4 is lakes, two golden spades away from plains; the dwelling is the ship beside it."""
    t = harbour("prospectors E6 F5 port:F5", FAR, profile=profile)
    t.has("prospectors", "2 P 10/0/2 PW")
    t.stands("nomads", "SH E8")
    t.ship("prospectors", "r22", "r29")
    t.play("prospectors: action SAIL. ship r22 to E8. -MOVE. trade E8")
    t.possible("prospectors: -DWELLING")
    t.play("prospectors: dig 2. build H4 with r29")
    assert t.on("H4") == "prospectors D"
    t.expect("prospectors", "24 VP 44 C 30 W 3 P")  # two points for the trade, two for golden spades
    while t.offers():
        size = t.offers()[0].split()[1]
        t.play(f"nomads: decline {size} from prospectors")
    assert t.seals("prospectors") == ["E8"]


def test_case_48_in_games_of_the_fourth_edition_nothing_is_dug_by_trade() -> None:
    t = harbour("prospectors E6 F5 port:F5", FAR, edition=FOURTH_EDITION)
    t.stands("nomads", "SH E8")
    t.ship("prospectors", "r22")
    t.play("prospectors: action SAIL. ship r22 to E8. trade E8", "nomads: decline 3 from prospectors")
    assert t.seals("prospectors") == ["E8"]


def by_trade(edition: int = EDITION) -> Harbour:
    """Geologists have traded with a stronghold; D2 and H4 are lakes, E7 mountains, G2 wasteland, G3 forest."""
    t = harbour("geologists green F4 D1 port:F4", FAR, edition=edition)
    t.stands("nomads", "SH E8")
    t.ship("geologists", "r22", "r29")
    t.play("geologists: action SAIL. ship r22 to E8. -MOVE. trade E8")
    return t


def built(t: Harbour) -> set[str]:
    return {text.split()[1] for text in t.offered("geologists") if text.startswith("build")}


@pytest.mark.parametrize(
    ("spade", "places"),
    [("cover gray", "D2 G2 H4"), ("cover blue", "E1 E7"), ("uncover green", "G3"), ("-SPADE", "D2 E7 H4")],
)
def test_case_47_geologists_build_where_the_token_moved_by_the_trade_lets_them(spade: str, places: str) -> None:
    t = by_trade()
    assert built(t) == {"D2", "E7", "H4"}
    t.play(f"geologists: {spade}")
    assert built(t) == set(places.split())


def test_case_47_the_action_is_over_where_the_token_leaves_no_place_for_a_dwelling() -> None:
    t = by_trade()
    t.terrain("E1", "red")
    t.terrain("E7", "red")
    t.play("geologists: cover blue")
    assert not [d for d in t.state.decisions if isinstance(d, kinds.Dwelling)]
    t.play("nomads: decline 3 from geologists", "geologists: done")
    assert t.turn == "nomads"


def test_case_47_in_games_of_the_fourth_edition_geologists_build_where_they_could_before() -> None:
    t = by_trade(FOURTH_EDITION)
    t.play("geologists: cover gray")
    assert built(t) == {"D2", "H4"}
    t.play("geologists: -DWELLING")


def test_the_special_action_of_selkies_reaches_land_beside_their_ships() -> None:
    """As everything that transforms in the action phase does."""
    t = harbour("selkies green F4 G3 port:F4", FAR)
    t.stands("selkies", "SH D1")
    t.terrain("C5", "green")
    t.refused("selkies: action ACTSE. transform C5 to ice", "out_of_reach")
    t.ship("selkies", "r12")
    t.play("selkies: action ACTSE. transform C5 to ice. build C5 with r12")
    assert (t.on("C5"), t.ships("selkies")) == ("selkies D", [])


def test_conspirators_may_exchange_a_single_step_tile_for_the_other_one_of_its_cult() -> None:
    """Even where the supply has no other tile for them."""
    t = harbour("conspirators E7 C5", FAR)
    t.stands("conspirators", "SH E7")
    t.owns("conspirators", 11)
    for tile in t.state.box.favor_tiles:
        t.state.put(at.FAVOR_POOL + tile.number - 1, 1 if tile.number == 15 else 0)
    t.play("conspirators: action ACTCO. -FAV11. +FAV15")
    assert t.state.holds(0, 15)


def test_architects_build_over_their_bridges_in_the_action_of_a_trade_without_its_spade() -> None:
    """Forest is two spades from wasteland, and two bridges save both; with one bridge the spade is the second."""
    for bridges in (("C2:D4", "C2:D3"), ("C2:D4",)):
        t = harbour("architects D4 G2 port:D4", FAR)
        t.stands("architects", "D D3")
        t.terrain("C2", "green")
        for site in bridges:
            t.bridge("architects", site)
        t.stands("nomads", "SH E6")
        t.ship("architects", "r15")
        t.play("architects: action SAIL. ship r15 to E6. trade E6. build C2")
        assert (t.on("C2"), t.colour("C2")) == ("architects D", "red")
        t.expect("architects", "29 W 50 C")
        assert not [d for d in t.state.decisions if isinstance(d, kinds.Spades)]


# -- case 49: the treasury ------------------------------------------------------------------


def treasury(structures: str, profile: str = "rulebook", stronghold: bool = True) -> Harbour:
    """Treasurers with a ship beside each of two structures of the Nomads."""
    t = harbour("treasurers D4 D6 port:D6", FAR, profile=profile)
    if stronghold:
        t.stands("treasurers", "SH D4")
    t.has("treasurers", "20 VP 5 C 5 W 2 P 0/6/6 PW")
    t.stands("nomads", structures)
    t.ship("treasurers", "r18", "r30")
    return t


def aside(t: Harbour) -> tuple[int, ...]:
    """Coins, workers and priests in the treasury."""
    return tuple(own.held(t.state, 0, kind) for kind in range(3))


@BOTH
def test_case_49_treasurers_may_bank_what_each_trade_brings(profile: str) -> None:
    t = treasury("D E8, SA H5", profile)
    t.play("treasurers: action SAIL. ship r18 to E8. ship r30 to H5. trade E8. bank 1W")
    t.play("nomads: decline 1 from treasurers", "treasurers: trade H5 for PRIEST. bank 1P")
    t.play("nomads: decline 3 from treasurers")
    assert aside(t) == (0, 1, 1)
    assert t.seals("treasurers") == ["E8", "H5"]
    t.expect("treasurers", "5 C 5 W 2 P")
    t.play("treasurers: done")
    assert t.turn == "nomads"


@BOTH
def test_case_49_or_keep_it_and_trade_on(profile: str) -> None:
    t = treasury("D E8, SH H5", profile)
    t.play("treasurers: action SAIL. ship r18 to E8. ship r30 to H5. trade E8")
    assert {"keep", "bank 1W"} <= set(t.offered("treasurers"))
    t.play("treasurers: keep", "nomads: decline 1 from treasurers")
    t.refused("treasurers: bank 1W", "nothing_to_bank")
    t.play("treasurers: trade H5. bank 2C. -SPADE", "nomads: decline 3 from treasurers")
    assert aside(t) == (2, 0, 0)
    t.expect("treasurers", "5 C 6 W")


def test_case_49_the_right_lapses_with_the_next_trade() -> None:
    """In the league's way the owner's answer may wait, and so may the treasury's."""
    t = treasury("D E8, TP H5", "league")
    t.play("treasurers: action SAIL. ship r18 to E8. ship r30 to H5. trade E8. trade H5")
    t.refused("treasurers: bank 1W", "bank_at_most")
    t.play("treasurers: bank 1C")
    assert aside(t) == (1, 0, 0)


def test_case_49_not_before_the_stronghold_nor_in_the_last_round() -> None:
    t = treasury("D E8", stronghold=False)
    t.play("treasurers: action SAIL. ship r18 to E8. -MOVE. trade E8")
    t.refused("treasurers: bank 1W", "nothing_to_bank")
    t = treasury("D E8")
    t.state.put(at.ROUND, 6)
    t.play("treasurers: action SAIL. ship r18 to E8. -MOVE. trade E8")
    t.refused("treasurers: bank 1W", "nothing_to_bank")


@pytest.mark.parametrize(
    ("taken", "banked", "held"), [("send new p to AIR for 1", "4C", (4, 0, 0)), ("+SHIPPING", "1W", (0, 1, 0))]
)
def test_treasurers_may_bank_the_gift_of_a_favor_tile(taken: str, banked: str, held: tuple[int, ...]) -> None:
    t = treasury("D E8")
    t.play(f"treasurers: action ACT9. +FAV13. {taken}. bank {banked}")
    assert aside(t) == held
    t.expect("treasurers", "5 C 5 W")


# -- power actions, tiles and shipyards -----------------------------------------------------


def test_coins_of_chash_dallah_pay_the_power_of_the_new_actions_but_not_the_priest() -> None:
    t = harbour("chash_dallah F4 D1 port:F4", FAR)
    t.stands("chash_dallah", "SH F4")
    t.play("chash_dallah: action ACT9 for coins. +FAV11")
    t.expect("chash_dallah", "45 C 6 P 0/6/6 PW")
    t.take_turn("chash_dallah")
    t.play("chash_dallah: action ACT8 for coins. launch r22")
    t.expect("chash_dallah", "41 C 0/6/6 PW")
    t.take_turn("chash_dallah")
    t.play("chash_dallah: action ACT7 for coins. ship r22 to r29")
    t.expect("chash_dallah", "37 C 1/6/5 PW")


def test_time_travelers_score_seals_of_the_tiles_before_and_after() -> None:
    t = harbour("time_travelers E6 F5 port:F5", FAR, tiles="SCORE17 SCORE19 SCORE16 SCORE18 SCORE21 SCORE14")
    t.stands("nomads", "D E8")
    t.ship("time_travelers", "r22")
    t.play("time_travelers: action SAIL. ship r22 to E8. trade E8", "nomads: decline 1 from time_travelers")
    t.expect("time_travelers", "23 VP")  # one for the dwelling, two for the seal by the tile of round 2


@BOTH
def test_case_71_the_shipyard_of_the_changelings_is_made_of_a_trading_house_of_colour_c(profile: str) -> None:
    t = harbour("changelings green blue black F4 D5 port:F4", FAR, profile=profile)
    seat = t.seat("changelings")
    effects.place(t.state, seat, t.hex("F4"), TRADING_HOUSE)  # on forest, colour A
    effects.place(t.state, seat, t.hex("E5"), TRADING_HOUSE)  # on swamp, colour C
    t.refused("changelings: upgrade F4 to SY", "wrong_colour")
    t.play("changelings: upgrade E5 to SY")
    assert t.on("E5") == "changelings SY"
    assert t.state.built(seat, SHIPYARD) == 1
    assert "C" in [pieces.LETTERS[one] for one in pieces.row(t.state, seat, TRADING_HOUSE)]
    (launch,) = [d for d in t.state.decisions if isinstance(d, kinds.Launch)]
    assert launch.at_yard


def test_ships_pass_an_iceberg_like_any_river_hex_and_share_it() -> None:
    t = harbour("nomads B4 F3 I7", "selkies green F4 G3 port:F4")
    icebergs.place(t.state, t.seat("selkies"), t.space("r22"))
    t.has("nomads", "2 SHIP")
    t.ship("nomads", "r18")
    t.play("nomads: action SAIL. ship r18 to r22")
    assert t.ships("nomads") == ["r22"]
    assert not [d for d in t.state.decisions if isinstance(d, kinds.Trades)]
    assert t.turn == "nomads"


def test_tokens_of_the_children_of_the_wyrm_hinder_no_ship() -> None:
    t = harbour("witches F4 G3 port:F4", "children_of_the_wyrm E5 G5")
    effects.skip_river(t.state, t.seat("children_of_the_wyrm"), t.space("r22"))
    t.ship("witches", "r29")
    t.play("witches: action SAIL. ship r29 to r22")
    assert t.ships("witches") == ["r22"]


@pytest.mark.parametrize("faction", ["selkies green", "firewalkers green", "wisps", "djinni", "architects"])
def test_fan_factions_have_the_usual_shipyard(faction: str) -> None:
    name = faction.split()[0]
    t = harbour(faction, "conspirators" if name == "djinni" else FAR)
    t.stands(name, "TP E8")
    t.has(name, "0 SHIP 20 VP")
    t.play(f"{name}: upgrade E8 to SY. launch r22")
    t.expect(name, "44 C 26 W 1 SHIP")
    assert t.points(name, "shipping") == 2
    t.take_turn(name)
    t.has(name, "9 C 9 W")
    t.play(f"{name}: action SHIP. launch r22")
    t.expect(name, "7 C 8 W")
