"""The document of a position: plain, complete, and of one mind with the engine."""

import json
from random import Random
from typing import Any

import pytest

from hexarch.games import terra
from hexarch.games.terra import kinds
from hexarch.games.terra import layout as at
from hexarch.games.terra.board.generate import generate
from hexarch.games.terra.box.final import FinalTile
from hexarch.games.terra.box.registry import box_of
from hexarch.games.terra.game import Game
from hexarch.games.terra.names import CYCLE, STRONGHOLD, TERRAINS
from hexarch.games.terra.phases import begin as phases
from hexarch.games.terra.phases import income, scoring
from hexarch.games.terra.rules import dig
from hexarch.games.terra.rules.table import KINDS
from hexarch.games.terra.view import PHASES

from .chance import begin, pick


def play(seed: int, choices: int, players: int = 4, profile: str = "league") -> Game:
    """A random game up to a number of choices, or to its end."""
    rnd = Random(seed)
    game = begin(rnd, profile, players)
    return onward(game, rnd, choices)


def onward(game: Game, rnd: Random, choices: int) -> Game:
    """So many random choices more."""
    for _ in range(choices):
        if game.over:
            break
        seat = game.to_act[0]
        game.step(seat, pick(game, rnd, seat, 0.05))
    return game


def fire_and_ice(line_up: str, choices: int, map_id: str = "fire_ice", seed: int = 1, tile: str = "") -> Game:
    """A game with factions of the expansion, one of its tiles, on one of the newer maps."""
    factions = line_up.split()
    found = terra.new(len(factions), seed, "league", factions, map_id, final_tile=tile or "connected-distance")
    return onward(found, Random(seed), choices)


POSITIONS = [(2, "rulebook", 30), (3, "league", 90), (4, "league", 170), (5, "rulebook", 260), (4, "rulebook", 4000)]
NEWER = [
    ("yetis dragonlords riverwalkers witches", "fire_ice", 200),
    ("icemaidens acolytes shapeshifters", "lakes", 150),
    ("icemaidens acolytes shapeshifters", "fjords", 4000),
    ("yetis dragonlords riverwalkers", "archipelago", 4000),
    ("acolytes shapeshifters", generate(7, 11, 9, "B").id, 120),
]


@pytest.fixture(params=[*POSITIONS, *NEWER], ids=lambda p: f"{p[0]}, {p[1][:12]}, {p[2]}", scope="module")
def game(request: pytest.FixtureRequest) -> Game:
    one, other, choices = request.param
    return fire_and_ice(one, choices, other) if isinstance(one, str) else play(one, choices, one, other)


def test_is_plain_and_leaves_the_game_alone(game: Game) -> None:
    before = game.digest()
    for seat in (None, *range(game.players)):
        document = game.view(seat)
        assert json.loads(json.dumps(document)) == document
    assert game.digest() == before


def test_map_agrees(game: Game) -> None:
    s = game.state
    document = game.view()["map"]
    assert [land["hex"] for land in document["hexes"]] == s.board.hex_names
    assert len(document["rivers"]) == s.board.rivers
    for h, land in enumerate(document["hexes"]):
        assert land["terrain"] == TERRAINS[s.terrain(h)]
        assert (-1 if land["owner"] is None else land["owner"]) == s.owner(h)
        assert (land["structure"] or "none") == s.box.structure[s.building(h)].name
    for seat in range(game.players):
        town = [land["hex"] for land in document["hexes"] if land["town"] and land["owner"] == seat]
        assert town == game.view()["seats"][seat]["town_hexes"]
        bridges = sum(bridge["builders"].count(seat) for bridge in document["bridges"])
        assert bridges == s.get(seat, at.BRIDGES)


def test_seats_agree(game: Game) -> None:
    s = game.state
    for seat, (shown, scores) in enumerate(zip(game.view()["seats"], game.scores(), strict=True)):
        assert {"total": shown["vp"], **shown["vp_sources"]} == scores
        assert shown["name"] == game.setup.names[seat]
        assert shown["faction"] == game.faction(seat)
        held = [shown["resources"][name] for name in "CWP"] + shown["bowls"]
        assert held == s.cells[s.base[seat] : s.base[seat] + 6]
        digs = bool(s.faction(seat).dig.price)
        assert shown["digs"] == digs
        assert shown["digging"]["price"] == (dict(dig.price(s, seat, 1).items()) if digs else {})
        for structure, row in zip(s.box.kinds, shown["structures"], strict=True):
            assert (row["built"], row["left"]) == (s.built(seat, structure), s.left(seat, structure))
            assert len(row["income"]) == row["built"] + row["left"]
        assert len(shown["towns"]) == s.get(seat, at.TOWNS)
        assert shown["final"]["network"] == scoring.network(s, seat)
        assert shown["priests_left"] + shown["resources"]["P"] == shown["priest_cap"]
        assert shown["home"] == TERRAINS[s.home(seat)]
        assert shown["second"] == (TERRAINS[s.second(seat)] if s.second(seat) >= 0 else None)


def test_income_is_the_sum_of_its_parts(game: Game) -> None:
    for seat, shown in enumerate(game.view()["seats"]):
        parts = income.parts(game.state, seat)
        total = shown["income"]["total"]
        wanted = [sum(getattr(part, name) for part in parts) for name in ("c", "w", "p", "power")]
        assert [total.get(name, 0) for name in ("C", "W", "P", "PW")] == wanted
        rows = [sum(place.get("W", 0) for place in row["income"][: row["built"]]) for row in shown["structures"]]
        assert shown["income"]["parts"]["structures"].get("W", 0) == sum(rows) + shown["base_income"].get("W", 0)


def test_tiles_are_all_somewhere(game: Game) -> None:
    document = game.view()
    for pool, kind in (("favor_pool", "favors"), ("town_pool", "towns")):
        for tile in document[pool]:
            taken = sum(seat[kind].count(tile["id"]) for seat in document["seats"])
            assert tile["left"] + taken == tile["count"]
    for card in document["bonus_cards"]:
        holders = [seat["seat"] for seat in document["seats"] if seat["bonus_card"] == card["id"]]
        assert holders == ([] if card["holder"] is None else [card["holder"]])
    for name, cult in document["cults"].items():
        assert cult["positions"] == [seat["cults"][name] for seat in document["seats"]]


def test_decisions_and_history(game: Game) -> None:
    document = game.view()
    assert document["to_act"] == list(game.to_act)
    assert sorted({d["seat"] for d in document["decisions"]}) == sorted(game.to_act)
    assert all(game.view(seat) == document for seat in game.to_act), "nothing is hidden"
    assert [(last["seat"], last["text"]) for last in document["last"]] == game.history[-12:]


def test_preview_becomes_the_final_score() -> None:
    """What the document promises before the pass that ends a game is what final scoring gives."""
    for seed in range(11, 21):
        rnd = Random(seed)
        game = begin(rnd, "league", 3)
        before: dict[str, Any] = {}
        while not game.over:
            before = game.view()
            seat = game.to_act[0]
            game.step(seat, pick(game, rnd, seat, 0))
        if game.history[-1][1] != "pass":
            continue
        for old, new in zip(before["seats"], game.view()["seats"], strict=True):
            # Passing itself scores, but changes neither networks nor cults nor what is in hand.
            for part in ("network", "network_vp", "cult_vp", "resources_vp"):
                assert old["final"][part] == new["final"][part]
            assert new["final"]["total"] == new["vp"]
        return
    pytest.fail("no game ended with a pass")


def test_before_factions_are_chosen() -> None:
    game = terra.new(3, seed=1, factions="draft")
    document = game.view(0)
    assert document["phase"] == "factions"
    assert document["seats"][0]["faction"] is None
    assert "setup witches" in [choice.text for choice in game.options(game.to_act[0])]
    game.step(0, "setup witches")
    shown = game.view()["seats"]
    assert (shown[0]["faction"], shown[0]["colour"], shown[1]["colour"]) == ("witches", "green", None)


def test_round_tiles_know_the_round() -> None:
    game = play(4, 120)
    tiles = game.view()["round_tiles"]
    number = game.state.cells[at.ROUND]
    assert [tile["round"] for tile in tiles if tile["current"]] == [number]
    assert [tile["past"] for tile in tiles] == [i < number for i in range(1, 7)]
    assert [tile["id"] for tile in tiles] == [f"SCORE{n}" for n in game.setup.round_tiles]


# -- Fire and Ice ---------------------------------------------------------------------------


def test_names_of_phases_and_decisions() -> None:
    """The numbers of the engine, in order, have one name each."""
    numbers = [n for name, n in vars(phases).items() if name.isupper() and name not in ("LAST", "CYCLE", "AT_ONCE")]
    named = {value for name, value in vars(kinds).items() if name.isupper() and isinstance(value, str)}
    assert named == set(KINDS)
    assert set(range(len(PHASES))) <= set(numbers)
    assert [PHASES[n] for n in (phases.OVER, phases.LAST_TERRAINS, phases.INCOME, phases.AUCTION)] == [
        "over",
        "terrains",
        "income",
        "auction",
    ]


def test_home_is_chosen_later() -> None:
    game = terra.new(3, 1, "league", ["riverwalkers", "icemaidens", "dragonlords"], "fire_ice")
    first, second, third = game.view()["seats"]
    assert (first["home"], first["colour"], first["unlocked"]) == (None, None, None)
    assert (second["home"], second["colour"], second["second"]) == ("ice", "ice", None)
    assert (third["home"], third["colour"]) == ("volcano", "volcano")
    (asked,) = game.view()["decisions"]
    assert (asked["kind"], asked["new_home"], asked["terrains"]) == ("terrain", False, list(TERRAINS[:CYCLE]))
    game.step(0, "pick-color green")
    assert "forest" not in game.view()["decisions"][0]["terrains"]
    game.step(1, "pick-color blue")
    game.step(1, "+FAV10")
    assert game.view()["phase"] == "terrains"
    game.step(2, "pick-color red")
    first, second, third = game.view()["seats"]
    assert (first["home"], first["colour"], first["unlocked"]) == ("forest", "green", ["forest"])
    assert (second["second"], third["second"]) == ("lakes", "wasteland")
    assert first["unlock_prices"] == {name: 1 for name in TERRAINS[:CYCLE] if name != "forest"}
    assert (first["priest_cap"], first["priests_left"], first["by_river_only"]) == (1, 1, True)
    assert (first["digs"], second["digs"], third["digs"]) == (False, True, False)


def test_prices_of_the_factions() -> None:
    shown = fire_and_ice("yetis dragonlords shapeshifters witches", 40).view()["seats"]
    yetis, dragonlords, shapeshifters, witches = shown
    assert yetis["power_prices"] == {"ACT1": 2, "ACT2": 2, "ACT3": 3, "ACT4": 3, "ACT5": 3, "ACT6": 5}
    assert witches["power_prices"] == {"ACT1": 3, "ACT2": 3, "ACT3": 4, "ACT4": 4, "ACT5": 4, "ACT6": 6}
    assert (dragonlords["eruption"]["cost"], dragonlords["eruption"]["cost_home"]) == ({"TOKEN": 1}, {"TOKEN": 2})
    assert "forest" in dragonlords["eruption"]["homes"]
    assert [seat["eruption"] for seat in (yetis, shapeshifters, witches)] == [None] * 3
    spaces = [one for one in shapeshifters["actions"] if one["id"].startswith("ACTH")]
    assert [(one["id"], one["cost"]) for one in spaces] == [("ACTH5", {"PW": 5}), ("ACTH6", {"TOKEN": 5})]
    acolytes, riverwalkers = fire_and_ice("acolytes riverwalkers", 40).view()["seats"]
    assert (acolytes["eruption"]["cost"], acolytes["eruption"]["cost_home"]) == ({"STEP": 3}, {"STEP": 4})
    assert list(riverwalkers["power_prices"]) == ["ACT1", "ACT2", "ACT3", "ACT4"]
    assert riverwalkers["forbidden"] == ["ACT5", "ACT6", "BON1"]


def test_strongholds_change_what_is_shown() -> None:
    game = fire_and_ice("yetis acolytes shapeshifters", 60)
    for seat, shown in enumerate(game.view()["seats"]):
        built = game.state.built(seat, STRONGHOLD) > 0
        assert shown["repeats_power"] == (built and shown["faction"] == "yetis")
        assert shown["more_steps"] == int(built and shown["faction"] == "acolytes")
        states = [one["state"] for one in shown["actions"] if one["id"].startswith("ACTH")]
        assert set(states) <= ({"ready"} if built else {"locked"})


@pytest.mark.parametrize("tile", box_of(terra.ruleset("league"), 4).final_tiles, ids=lambda tile: tile.label)
def test_final_tile(tile: FinalTile) -> None:
    game = fire_and_ice("yetis dragonlords shapeshifters witches", 4000, tile=tile.id)
    document = game.view()
    shown = document["final_tile"]
    assert (shown["id"], shown["label"], shown["vp"]) == (tile.id, tile.label, [18, 12, 6])
    assert shown["measures"] == [tile.measure(game.state, seat) for seat in range(4)]
    for seat in document["seats"]:
        assert seat["vp_sources"]["final"] == seat["final"]["tile_vp"] == shown["points"][seat["seat"]]
        assert seat["final"]["tile"] == shown["measures"][seat["seat"]]
    assert play(4, 10).view()["final_tile"] is None


def test_open_auction() -> None:
    game = terra.new(3, 1, factions=["yetis", "shapeshifters", "witches"], auction="open")
    document = game.view(0)
    assert (document["phase"], document["decisions"][0]["kind"]) == ("auction", "bid")
    assert [lot["colour"] for lot in document["auction"]["lots"]] == ["ice", None, "green"]
    assert [lot["price"] for lot in document["auction"]["lots"]] == [40, 40, 40]
    game.step(0, "bid yetis 38")
    game.step(1, "bid yetis 30")
    lots = game.view()["auction"]["lots"]
    assert (lots[0]["price"], lots[0]["bidder"], lots[1]["bidder"]) == (30, 1, None)
    game.step(0, "bid witches 40")
    game.step(2, "bid shapeshifters 35")
    document = game.view()
    assert document["auction"]["over"]
    assert [(lot["bidder"], lot["price"]) for lot in document["auction"]["lots"]] == [(1, 30), (2, 35), (0, 40)]
    assert [seat["start_vp"] for seat in document["seats"]] == [40, 30, 35]
    assert play(4, 10).view()["auction"] is None


def test_sealed_bids_are_hidden_until_all_are_made() -> None:
    game = terra.new(2, 1, factions=["yetis", "witches"], auction="sealed")
    game.step(0, "bid yetis 7")
    game.step(0, "bid witches 3")
    for viewer, bids, made in ((None, [None, None], 0), (0, [7, None], 2), (1, [None, None], 0)):
        document = game.view(viewer)
        lot = document["auction"]["lots"][0]
        assert (lot["bids"], lot["price"], lot["placed"]) == (bids, None, [0])
        assert len(document["last"]) == made
    assert game.view()["decisions"][0]["sealed"]
    game.step(1, "bid yetis 9")
    game.step(1, "bid witches 0")
    document = game.view()
    assert document["auction"]["lots"][0]["bids"] == [7, 9]
    assert [lot["bidder"] for lot in document["auction"]["lots"]] == [1, 0]
    assert [seat["start_vp"] for seat in document["seats"]] == [37, 31]
    assert len(document["last"]) == 4


@pytest.mark.parametrize("profile", ["rulebook", "league"])
def test_the_order_of_play_begins_with_the_first_to_pass(profile: str) -> None:
    """From round 2 on the strip shows who moves after whom, who starts, and who starts the next round."""
    rnd = Random(9)
    game = begin(rnd, profile, 3)
    first = -1
    rounds = 0
    while rounds < 3 and not game.over:
        seat = game.to_act[0]
        before = game.view()
        playing = before["phase"] == "actions"
        texts = [text for text in map(str, game.options(seat)) if playing and text.startswith("pass")]
        if texts and first < 0:
            first = seat
        game.step(seat, texts[0] if texts else pick(game, rnd, seat, 0.0).text)
        now = game.view()
        if texts and now["round"] == before["round"] and now["phase"] == "actions":
            assert now["starts"] == {"now": now["order"][0], "next": first}
        if now["round"] > before["round"] > 0 and now["phase"] == "actions":
            rounds += 1
            assert now["order"][0] == first == now["active"] == now["starts"]["now"]
            assert now["starts"]["next"] is None
            first = -1
    assert rounds == 3
