"""Merchants of the Seas: the worked examples of its rulebook, bad input, figures, and whole games of chance."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from hexarch.games import terra
from hexarch.games.terra import extent, fleet, kinds
from hexarch.games.terra import layout as at
from hexarch.games.terra.board.hexes import load, map_ids
from hexarch.games.terra.factions import all_factions, by_id
from hexarch.games.terra.game import Game
from hexarch.games.terra.names import CULTS
from hexarch.games.terra.rules.build import BUILD_BY_SHIP
from hexarch.games.terra.rules.launch import LAUNCH
from hexarch.games.terra.rules.sail import SAIL, SAIL_FROM_SECOND
from hexarch.games.terra.rules.trade import TRADE, TRADE_FOR
from hexarch.games.terra.sea import figures_for, printed
from hexarch.kernel.errors import Illegal, SaveError

from . import at_sea
from .harbour import Harbour
from .test_figures import amount, table

MAPS = [name for name in map_ids() if figures_for(name).canals]
FAR = "nomads B4 F3 I7"


# -- worked examples ----------------------------------------------------------------------


def test_example_ports() -> None:
    """One place for the Chaos Magicians, one for the Swarmlings, a choice for the Auren, none yet for the Halflings."""
    t = Harbour("chaosmagicians D4", "swarmlings D5 E11", "auren F4 G3", "halflings A1 I8", stop_before="ports")
    assert t.port("chaosmagicians") == "D4"
    assert t.port("swarmlings") == "D5"
    assert t.offered("auren") == ["port F4", "port G3"]
    t.play("auren: port G3")
    assert t.port("halflings") == ""
    t.play("halflings: pass BON9", "auren: pass BON3", "swarmlings: pass BON2", "chaosmagicians: pass BON8")
    t.rich()
    t.take_turn("halflings")
    t.play("halflings: dig 2. transform H4 to brown. build H4")
    assert t.port("halflings") == "H4"


def test_example_movement_of_the_cultists() -> None:
    """Shipping 3: one ship reaches a temple with its third step, another takes four steps through the canal."""
    t = Harbour("cultists H3 E6 port:H3", "nomads B4 F3 I7")
    t.rich()
    t.has("cultists", "3 SHIP")
    t.stands("nomads", "TE E8, SH H1")
    t.sealed("cultists", "H1")
    t.ship("cultists", "r24", "r27")
    t.play("cultists: action SAIL")
    t.refused("cultists: ship r27 to H1", "already_sealed")
    t.play("cultists: ship r27 to r15")  # r20, r21, through the canal to r14, and the fourth step for one power
    t.expect("cultists", "1/6/5 PW")
    t.play("cultists: ship r24 to E8. trade E8 for POWER")


def test_example_trade_of_the_chaos_magicians() -> None:
    """Two paid steps; a dwelling, then a stronghold whose spade goes to the land beside the third ship; it is paid."""
    t = Harbour("witches F4 I6 port:F4", "halflings H3 F5 port:F5", "chaosmagicians D4")
    t.rich()
    t.has("chaosmagicians", "1 SHIP")
    t.has("halflings", "20 VP 9/3/0 PW")
    t.stands("halflings", "SH F5")
    t.terrain("G4", "gray")  # one spade from wasteland
    t.ship("chaosmagicians", "r33", "r23", "r18")
    t.take_turn("chaosmagicians")
    t.play("chaosmagicians: action SAIL. ship r33 to I6. ship r23 to F5. ship r18 to r30")
    t.expect("chaosmagicians", "2/6/4 PW")
    t.play("chaosmagicians: trade I6")
    t.expect("chaosmagicians", "21 VP 31 W")
    t.play("witches: leech 1 from chaosmagicians", "chaosmagicians: trade F5. transform G4 to red. build G4")
    t.play("halflings: decline 3 from chaosmagicians. decline 3 from chaosmagicians")
    t.expect("chaosmagicians", "23 VP 50 C 30 W")  # two coins gained, two and a worker for the dwelling
    t.expect("halflings", "20 VP 9/3/0 PW")
    assert (t.seals("chaosmagicians"), t.ships("chaosmagicians")) == (["F5", "I6"], ["r30"])


def test_example_shipyard_of_the_alchemists() -> None:
    """A ship beside it, a step worth 3 points, a ship a round for 1 worker and 2 coins, and one as income."""
    t = Harbour("alchemists E5 C1 port:C1", FAR)
    t.rich()
    t.has("alchemists", "1 SHIP")
    t.stands("alchemists", "TP E5")
    t.play("alchemists: upgrade E5 to SY", "nomads: decline 1 from alchemists")
    t.expect("alchemists", "23 VP 2 SHIP 44 C 26 W")
    t.refused("alchemists: launch r8", "not_at_shipyard")
    t.play("alchemists: launch r15")
    t.take_turn("alchemists")
    t.play("alchemists: action SHIP. launch r8")
    t.expect("alchemists", "42 C 25 W")
    t.take_turn("alchemists")
    t.refused("alchemists: action SHIP", "action_used")
    t.play("alchemists: pass BON7", "nomads: pass BON8")
    assert t.to_act == ["alchemists"]
    t.play("alchemists: launch r14")
    assert t.ships("alchemists") == ["r14", "r15", "r8"]


def test_example_range_steps_of_the_dwarves() -> None:
    """The first step lengthens the traders' way, the second the tunnels."""
    t = Harbour("dwarves E7 G1", FAR)
    found = []
    for _ in range(3):
        found.append((fleet.steps(t.state, 0), t.state.get(0, at.RANGE) + 1))
        t.steps("dwarves", 1)
    assert [jump for _, jump in found] == [2, 2, 3]
    assert [trader for trader, _ in found[:2]] == [1, 2]


def test_example_traders_of_the_dwarves() -> None:
    """Over a trading house onto a stronghold; to empty land; three steps for a power; then a dwelling for a trader."""
    t = Harbour("dwarves F6 A2 port:F6", "halflings H7 A7 port:A7")
    t.rich()
    t.has("halflings", "20 VP 9/3/0 PW")
    t.steps("dwarves", 1)
    t.stands("halflings", "TP F5, SH G4, TE E10")
    t.terrain("D8", "green")
    t.ship("dwarves", "F6", "F6", "F6")
    t.play("dwarves: action SAIL. ship F6 to G4. ship F6 to D8")
    t.expect("dwarves", "0/6/6 PW")
    t.play("dwarves: ship F6 to I10")
    t.expect("dwarves", "1/6/5 PW")
    t.play("dwarves: trade G4. transform D8 to gray. build D8 with D8")
    t.play("halflings: leech 3 from dwarves. decline 2 from dwarves")
    t.expect("dwarves", "22 VP 52 C 30 W")
    t.expect("halflings", "18 VP 6/6/0 PW")
    assert (t.seals("dwarves"), t.ships("dwarves")) == (["G4"], ["I10"])


# -- bad input ------------------------------------------------------------------------------


def test_bad_input_is_refused_with_its_own_reason_and_changes_nothing() -> None:
    t = Harbour("witches F4 G3 port:F4", FAR)
    t.rich()
    t.stands("nomads", "D E8, D H5, D D5")
    t.sealed("witches", "H5")
    t.ship("witches", "r22", "r23", "r30")
    before = t.game.digest()
    for text, code in (
        ("launch r22", "no_ship_left"),
        ("ship r22 to r23", "no_movement_due"),
        ("trade E8", "no_trade_due"),
        ("trade E8 for POWER", "no_trade_due"),
        ("port F4", "no_port_due"),
        ("build E6 with r22", "ship_not_beside"),
        ("build H4 with r2", "no_ship_there"),
        ("action SHIP", "shipyard_needed"),
        ("-MOVE", "nothing_to_give_up"),
        ("+SHIPPING", "no_gift_due"),
    ):
        t.refused(f"witches: {text}", code)
    assert t.game.digest() == before
    t.play("witches: action SAIL")
    inside = t.game.digest()
    for text, code in (
        ("ship r22 to H4", "ship_over_land"),
        ("ship r22 to G3", "own_structure"),
        ("ship r30 to H5", "already_sealed"),
        ("ship r22 to D5", "ship_too_far"),
        ("ship r22 to r9", "ship_too_far"),
        ("ship r9 to r2", "no_ship_there"),
        ("ship r22 to r22", "ship_must_move"),
        ("-MOVE", "empty_action"),
        ("done", "decide_first"),
    ):
        t.refused(f"witches: {text}", code)
    assert t.game.digest() == inside
    t.play("witches: ship r22 to E8")
    t.refused("witches: ship r23 to E8", "structure_taken")
    t.refused("witches: ship r22 to r29", "ship_moved")
    t.play("witches: -MOVE")
    t.refused("witches: trade E8 for POWER", "no_such_gift")
    lakes = Harbour("witches D2 E6 port:E6", "nomads E4 G4 H6", map_id="lakes")
    lakes.rich()
    lakes.ship("witches", "r11")
    lakes.play("witches: action SAIL")
    lakes.refused("witches: ship r11 to H1", "ship_over_land")
    dwarves = Harbour("dwarves E7 G1 port:G1", FAR)
    dwarves.rich()
    dwarves.ship("dwarves", "G1")
    dwarves.play("dwarves: action SAIL")
    dwarves.refused("dwarves: trader G1 to r28", "trader_in_river")


def test_a_game_without_ships_refuses_everything_about_them() -> None:
    game = terra.new(2, seed=1, factions=["witches", "nomads"])
    while not game.turn() and game.to_act:
        seat = game.to_act[0]
        game.step(seat, game.options(seat)[0])
    seat = game.to_act[0]
    for text in ("action SAIL", "action SHIP", "action ACT7", "launch r1", "ship r1 to r2", "build F4 with r22"):
        with pytest.raises(Illegal):
            game.step(seat, text)


# -- figures ----------------------------------------------------------------------------------


def test_figures_are_those_of_the_reference(shared: Path) -> None:
    """Shipyards, range tiles and canals of the data file; round tiles, power actions and prices."""
    known = table(shared, "merchants")
    named = {faction.id.replace("_", ""): faction.id for faction in all_factions()}
    for row in known["shipyard_board"]:
        faction = named[row["faction"].replace("_", "")]
        yard = figures_for("base").yards.get(faction, figures_for("base").usual)
        assert amount(yard.cost) == row["shipyard_cost"], faction
        assert amount(yard.ship) == row["ship_action_cost"], faction
        gifts = row["on_build"]
        assert yard.steps == gifts.get("shipping_steps", gifts.get("range_steps", 0)), faction
        assert yard.ships == gifts.get("ships", gifts.get("traders", 0)), faction
        assert by_id()[faction].board.value[6] == row.get("power_value", 3)
    for name, tile in (("dwarves", "tunnel"), ("fakirs", "carpet")):
        ours = figures_for("base").ranges[name]
        assert list(ours.trader) == known["range_tile"][name]["trader"]
        assert list(ours.jump) == known["range_tile"][name][tile]
    canals = [row["between_land"] for row in known["canal_lakes_candidate"] if row["default"]]
    assert sorted(figures_for("lakes").canals) == sorted(":".join(pair) for pair in canals)
    for row in known["canal"]:
        for map_id in row["map"].replace("fire_and_ice", "fire_ice").split(" and "):
            assert figures_for(map_id).canals == (":".join(row["between_land"]),)
    game = terra.new(2, options={"merchants": True})
    for ours, row in zip(game.state.box.round_tiles, known["scoring_tile"], strict=True):
        assert (ours.vp, CULTS[ours.cult].lower(), ours.steps) == (row["vp"], row["cult"], row["per_steps"])
        gift = amount(ours.reward)
        written = [f"{n} {what.lower() if what == 'SPADE' else what}" for what, n in gift.items()]
        written += ["build 1 ship"] if ours.ships else []
        assert written == [row["bonus"]] or (ours.shipping and row["bonus"].startswith("1 free shipping step"))
    for action, row in zip(game.state.box.power_actions[6:], known["power_action"], strict=True):
        assert {"PW": action.cost, **({"P": action.priests} if action.priests else {})} == row["cost"]
    assert [tile.cult for tile in game.state.box.favor_tiles[12:]] == [0, 1, 2, 3]


def test_canals_join_the_river_hexes_of_the_reference(shared: Path) -> None:
    known = table(shared, "merchants")
    rows = [*known["canal"], *[row for row in known["canal_lakes_candidate"] if row["default"]]]
    found = {}
    for map_id in MAPS:
        game = terra.new(2, map=map_id, options={"merchants": True})
        board = load(map_id)
        assert game.state.sea is not None
        for a, b, one, two in game.state.sea.canals:
            found[board.hex_names[a], board.hex_names[b]] = {board.river_names[one], board.river_names[two]}
    for row in rows:
        assert found[tuple(row["between_land"])] == set(row["joins_river"])


def test_every_figure_names_its_source_and_stands_in_the_rules_page() -> None:
    page = (Path(__file__).parents[2] / "docs" / "rules.md").read_text("utf-8")
    for group in ("shipyards", "range", "canals"):
        for name, row in printed()[group].items():
            assert row["confidence"] in ("certain", "high", "medium", "weak", "assumed"), name
            assert row["source"]
            assert row["confidence"] in ("certain", "high") or f"`{group}.{name}`" in page, f"{group}.{name}"


def test_a_game_keeps_the_figures_it_was_played_with() -> None:
    game = terra.new(2, seed=1, factions=["giants", "nomads"], options={"merchants": True}, map="lakes")
    document = game.setup.document()
    assert document["figures"]["shipyards"]["giants"]["cost"] == {"C": 6, "W": 3}
    document["figures"]["shipyards"]["giants"]["cost"] = {"W": 4, "C": 6}
    document["figures"]["canals"] = ["E7:F6"]
    changed = Game(terra.save.read_setup(document))
    assert changed.state.sea is not None
    assert changed.state.sea.yards[by_id()["giants"].index].cost.w == 4
    assert len(changed.state.sea.canals) == 1
    assert terra.loads(changed.dumps()).setup.document() == document
    assert "figures" not in terra.new(2, seed=1).setup.document()


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("canals", ["A1:J9"]),
        ("canals", ["B1:B2"]),
        ("canals", "none"),
        ("usual", {"cost": {"W": -1}, "ship": {}, "steps": 1, "ships": 1}),
        ("range", {"dwarves": {"trader": [1], "jump": [9]}}),
        ("shipyards", []),
    ],
)
def test_figures_that_make_no_sense_are_refused(key: str, value: Any) -> None:
    document = terra.new(2, seed=1, options={"merchants": True}, map="lakes").setup.document()
    document["figures"] = {**document["figures"], key: value}
    with pytest.raises(SaveError):
        Game(terra.save.read_setup(document))


# -- games of chance -----------------------------------------------------------------------------


def sound(game: Game, seat: int) -> None:
    """What is offered about ships is what is legal, and the reach kept for each seat is that of its ships."""
    s = game.state
    for other in range(s.seats):
        if not s.has_faction(other):
            continue
        mark = s.mark()
        cells = s.cells.copy()
        extent.renew(s, other)
        assert s.cells == cells
        s.rollback(mark)
    offered = {choice.text for choice in game.options(seat)}
    spaces = range(s.board.rivers + s.board.hexes)
    tried = [s.catalog.choice(LAUNCH, (space,)) for space in spaces]
    own = {fleet.space(s, seat, ship) for ship in range(3)} - {-1} if s.has_faction(seat) else set()
    for space in sorted(own):
        if any(isinstance(d, kinds.Movement) for d in s.decisions):
            for rule in (SAIL, SAIL_FROM_SECOND):
                tried += [s.catalog.choice(rule, (space, aim)) for aim in spaces]
        tried += [s.catalog.choice(BUILD_BY_SHIP, (h, space)) for h in range(s.board.hexes)]
    tried += s.catalog.tables[TRADE.number] + s.catalog.tables[TRADE_FOR.number]
    legal = {choice.text for choice in tried if choice.rule.refuse(s, seat, choice) is None}
    about_ships = {text for text in offered if text.startswith(("launch", "ship ", "trade")) or " with " in text}
    assert about_ships == legal


@pytest.mark.parametrize("number", range(12))
def test_games_of_chance(number: int) -> None:
    """Two to five players of all forty factions who like ships, on every map with canals.

    Three ships, fifteen seals and one port for each seat after every step; what is offered is looked at every few.
    """
    rnd = Random(number)
    game = at_sea.begun(3 * number, 2 + number % 4, MAPS[number % len(MAPS)])
    count = at_sea.Count(game)
    step = 0
    while not game.over:
        count.check()
        seat = rnd.choice(game.to_act)
        if step % 12 == 0:
            sound(game, seat)
        game.step(seat, at_sea.seafaring(game, rnd, seat))
        step += 1
    count.check()
    assert terra.loads(game.dumps()).digest() == game.digest()


def test_leaving_in_the_middle_of_a_movement_brings_ships_home() -> None:
    t = Harbour("witches F4 G3 port:F4", FAR, "giants D4 D6")
    t.rich()
    t.stands("nomads", "D E8")
    t.ship("witches", "r22", "r29")
    t.play("witches: action SAIL. ship r22 to E8. resign")
    assert (t.ships("witches"), t.seals("witches")) == (["r29"], [])
    assert t.turn == "nomads"
