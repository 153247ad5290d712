"""The document of a position: plain, complete, and of one mind with the engine."""

import json
from random import Random
from typing import Any

import pytest

from hexarch.games import terra
from hexarch.games.terra import layout as at
from hexarch.games.terra.actions import terraform
from hexarch.games.terra.game import Game
from hexarch.games.terra.names import STRUCTURE_NAMES, STRUCTURES, TERRAINS
from hexarch.games.terra.phases import income, scoring

from .chance import begin, pick


def play(seed: int, choices: int, players: int = 4, profile: str = "league") -> Game:
    """A random game up to a number of choices, or to its end."""
    rnd = Random(seed)
    game = begin(rnd, profile, players)
    for _ in range(choices):
        if game.over:
            break
        seat = game.to_act[0]
        game.step(seat, pick(game, rnd, seat, 0.05))
    return game


POSITIONS = [(2, "rulebook", 30), (3, "league", 90), (4, "league", 170), (5, "rulebook", 260), (4, "rulebook", 4000)]


@pytest.fixture(params=POSITIONS, ids=lambda p: f"{p[0]} players, {p[1]}, {p[2]} choices", scope="module")
def game(request: pytest.FixtureRequest) -> Game:
    players, profile, choices = request.param
    return play(players, choices, players, profile)


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
        assert (land["structure"] or "none") == STRUCTURE_NAMES[s.building(h)]
    for seat in range(game.players):
        town = [land["hex"] for land in document["hexes"] if land["town"] and land["owner"] == seat]
        assert town == game.view()["seats"][seat]["town_hexes"]
        bridges = sum(1 for bridge in document["bridges"] if bridge["seat"] == seat)
        assert bridges <= s.get(seat, at.BRIDGES)


def test_seats_agree(game: Game) -> None:
    s = game.state
    for seat, (shown, scores) in enumerate(zip(game.view()["seats"], game.scores(), strict=True)):
        assert {"total": shown["vp"], **shown["vp_sources"]} == scores
        assert shown["name"] == game.setup.names[seat]
        assert shown["faction"] == game.faction(seat)
        held = [shown["resources"][name] for name in "CWP"] + shown["bowls"]
        assert held == s.cells[s.base[seat] : s.base[seat] + 6]
        assert shown["digging"]["price"] == dict(terraform.price(s, seat, 1).items())
        for structure, row in zip(STRUCTURES[1:], shown["structures"], strict=True):
            assert (row["built"], row["left"]) == (s.built(seat, structure), s.left(seat, structure))
            assert len(row["income"]) == row["built"] + row["left"]
        assert len(shown["towns"]) == s.get(seat, at.TOWNS)
        assert shown["final"]["network"] == scoring.network(s, seat)


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


def test_decisions_and_options(game: Game) -> None:
    document = game.view()
    assert document["to_act"] == list(game.to_act)
    assert sorted({d["seat"] for d in document["decisions"]}) == sorted(game.to_act)
    assert "options" not in document
    for seat in game.to_act:
        own = game.view(seat)
        assert own["options"] == [choice.text for choice in game.options(seat)]
        assert own["free"] == [choice.text for choice in game.free(seat)]
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
    assert "setup witches" in document["options"]
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
