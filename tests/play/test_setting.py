"""The form of a new game: described in every language, and refused by name when it cannot be played."""

import json
from typing import Any

import pytest

from hexarch import bots
from hexarch.games.terra.board.hexes import map_ids
from hexarch.games.terra.factions import all_factions, all_options
from hexarch.games.terra.game import Game
from hexarch.games.terra.profiles import PROFILES
from hexarch.games.terra.title import TITLE
from hexarch.kernel.errors import SetupError
from hexarch.play import setting
from hexarch.play.errors import PlayError, problem
from hexarch.play.setting import Form
from hexarch.words import Words, languages


def form(players: int = 3, **changes: Any) -> dict[str, Any]:
    """People at a table, and what is different."""
    seats = [{"kind": "person", "name": f"P{i}"} for i in range(players)]
    return {"seats": seats, "factions": "random", "seed": 5} | changes


@pytest.mark.parametrize("language", languages())
def test_the_form_is_described_in_every_language(language: str) -> None:
    words = Words(language)
    found = setting.describe(TITLE, words)
    text = json.dumps(found, ensure_ascii=False)
    assert "[play-" not in text
    assert sorted(one["id"] for one in found["maps"]) == sorted(map_ids())
    assert {one["id"] for one in found["factions"]} == {faction.id for faction in all_factions()}
    offered = {one["id"] for one in found["options"]}
    assert offered < {option.name for option in all_options()}, "what only old records need is not offered"
    assert not any(name.startswith(("loose-", "email-", "faction-variant/")) for name in offered)
    # Every expansion that is registered has its switch, of which "everything" turns all but variants.
    of_expansions = {name for one in found["switches"] for name in one["options"]}
    assert of_expansions == {one["id"] for one in found["options"] if one["group"] == "expansion"}
    presets = {one["id"]: one for one in found["presets"]}
    assert [one["options"] for one in presets.values() if one["id"] == one["profile"]] == [{}] * len(PROFILES)
    assert set(presets["everything"]["options"]) == {
        name for one in found["switches"] if not one["variant"] for name in one["options"]
    }
    assert Form(form(options=presets["everything"]["options"], factions="random")).open == []
    assert all(len(set(map(len, one["rows"]))) == 1 for one in found["maps"])
    assert [one["id"] for one in found["bots"]] == list(bots.names(TITLE))
    assert all(one["text"] != one["id"] for one in found["bots"])
    assert all(one["text"].strip() for key in ("options", "ways", "profiles", "kinds") for one in found[key])
    assert {one["group"] for one in found["options"]} == {group["id"] for group in found["groups"]}


def test_the_default_can_be_played() -> None:
    filled = Form(setting.describe(TITLE, Words("en"))["default"])
    setup, seats = filled.setup(["Anna", "", "", ""], 1)
    assert setup.names == ("Anna", "steward 2", "steward 3", "steward 4")
    assert seats == [0, 1, 2, 3]
    assert setting.kinds_of(Game(setup)) == ["", "steward", "steward", "steward"]
    assert Game(setup).to_act


@pytest.mark.parametrize("map_id", map_ids())
@pytest.mark.parametrize("way", ["random", "draft", "auction", "sealed-auction"])
def test_every_way_on_every_map(way: str, map_id: str) -> None:
    setup, seats = Form(form(4, factions=way, map=map_id)).setup(["a", "b", "c", "d"], 0)
    assert sorted(seats) == [0, 1, 2, 3]
    assert setup.map == map_id
    assert Game(setup).to_act


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_number_of_players(players: int) -> None:
    for way in ("intro", "random"):
        setup, _ = Form(form(players, factions=way)).setup([f"P{i}" for i in range(players)], 0)
        assert len(setup.names) == players


def test_places_find_their_seats() -> None:
    chosen = ["witches", "nomads", "giants", "mermaids"]
    seats = [{"kind": "person", "faction": faction} for faction in chosen]
    moved = 0
    for seed in range(6):
        filled = Form({"seats": seats, "factions": "chosen", "profile": "league", "seed": seed})
        people = ["Anna", "Bruno", "Carla", "Dario"]
        setup, places = filled.setup(people, 99)
        moved += places != [0, 1, 2, 3]
        for place, seat in enumerate(places):
            assert setup.names[seat] == people[place]
            assert setup.factions[seat] == chosen[place]
    assert moved
    setup, places = Form({"seats": seats, "factions": chosen, "seed": 1}).setup(people, 0)
    assert places == [0, 1, 2, 3], "by the rulebook they sit as they are named"


def test_a_table_has_a_day_for_a_decision_unless_the_form_says_otherwise() -> None:
    assert (
        Form(form()).clock
        == Form(form(clock=None)).clock
        == Form(setting.describe(TITLE, Words("en"))["default"]).clock
        == 86_400
    )
    offered = [one["id"] for one in setting.describe(TITLE, Words("en"))["clocks"]]
    assert offered == [0, 300, 3_600, 86_400, 259_200, 604_800]
    for seconds in offered:
        assert Form(form(clock=seconds)).clock == seconds


def test_equal_names_are_told_apart() -> None:
    filled = Form(form(3))
    long = "x" * 40
    assert filled.names(["Anna", "Anna", "Anna"]) == ["Anna", "Anna 2", "Anna 3"]
    names = filled.names([long, long, long])
    assert len(set(names)) == 3
    assert all(len(name) <= 40 for name in names)
    assert filled.names(["", " ", "3"])[0] == "1"
    filled.setup(["Anna", "Anna", ""], 0)


def test_the_seed_of_the_form_counts_and_else_the_one_given() -> None:
    people = ["a", "b", "c"]
    fixed = Form(form(3, seed=7))
    assert fixed.setup(people, 1)[0].round_tiles == fixed.setup(people, 2)[0].round_tiles
    free = Form(form(3, seed=None))
    assert len({free.setup(people, seed)[0].round_tiles for seed in range(5)}) > 1
    assert free.setup(people, 3)[0].seed == 3


def test_final_tiles_and_factions_bring_their_options() -> None:
    setup, _ = Form(form(2, final_tile="connected-distance")).setup(["a", "b"], 0)
    assert setup.final_tile == "connected-distance"
    setup, _ = Form(form(2, final_tile="random")).setup(["a", "b"], 0)
    assert setup.final_tile
    setup, _ = Form(form(2, factions=["yetis", "witches"])).setup(["a", "b"], 0)
    assert setup.rules.on("fire-and-ice-factions/ice")
    found = setting.settings(TITLE.new(setup), Words("it"))
    assert found["options"][0]["text"]
    json.dumps(found)


SEAT = {"kind": "person"}
BAD: list[tuple[Any, str]] = [
    (None, "bad_form"),
    ([], "bad_form"),
    ({}, "bad_form"),
    ({"seats": "four"}, "bad_form"),
    ({"seats": [SEAT]}, "bad_players"),
    ({"seats": [SEAT] * 8}, "bad_players"),
    ({"seats": [SEAT] * 100_000}, "bad_players"),
    ({"seats": [SEAT, 5]}, "bad_form"),
    ({"seats": [SEAT, {"kind": "cat"}]}, "bad_kind"),
    ({"seats": [SEAT, {"kind": ["bot"]}]}, "bad_kind"),
    ({"seats": [SEAT, {"kind": "bot", "bot": "deep blue"}]}, "unknown_bot"),
    ({"seats": [SEAT, {"kind": "bot", "bot": 3}]}, "bad_form"),
    ({"seats": [SEAT, {"kind": "person", "name": "x" * 41}]}, "bad_name"),
    ({"seats": [SEAT, {"kind": "person", "name": "a\nb"}]}, "bad_name"),
    ({"seats": [SEAT, {"kind": "person", "name": {}}]}, "bad_form"),
    (form(map=5), "bad_form"),
    (form(map="x" * 5000), "bad_form"),
    (form(map="atlantis"), "unknown_map"),
    (form(factions="by magic"), "unknown_way"),
    (form(factions=None), "bad_form"),
    (form(factions=[]), "faction_missing"),
    (form(factions="chosen"), "faction_missing"),
    (form(factions=["witches", "auren", "giants"]), "colour_taken"),
    (form(factions=["witches", "elves", "giants"]), "unknown_faction"),
    (form(factions=["witches", "giants"]), "factions_for_players"),
    (form(factions=["witches"] * 1000), "factions_for_players"),
    (form(factions=[1, 2, 3]), "bad_form"),
    (form(profile="house"), "unknown_profile"),
    (form(options={"no-such": True}), "unknown_option"),
    (form(options={"strict-leech": "yes"}), "option_not_bool"),
    (form(options=[1]), "bad_form"),
    (form(options={str(i): True for i in range(500)}), "bad_form"),
    (form(seed=-1), "bad_form"),
    (form(seed=True), "bad_form"),
    (form(seed=10**30), "bad_form"),
    (form(final_tile="moon"), "unknown_tile"),
    (form(clock=1), "bad_clock"),
    (form(clock=-300), "bad_clock"),
    (form(clock=False), "bad_clock"),
    (form(clock=300.0), "bad_clock"),
    (form(clock="300"), "bad_clock"),
    (form(clock=[300] * 1000), "bad_clock"),
    (form(clock=10**300), "bad_clock"),
    (form(factions="intro", map="lakes"), "introductory_is_fixed"),
    (form(factions="intro", final_tile="random"), "introductory_is_fixed"),
    (form(factions="intro", options={"fire-and-ice-final-scoring": True}), "introductory_is_fixed"),
]


@pytest.mark.parametrize(("document", "code"), BAD, ids=range(len(BAD)))
def test_bad_forms_are_refused_by_name(document: Any, code: str) -> None:
    with pytest.raises((PlayError, SetupError)) as error:
        Form(document)
    for language in languages():
        found = problem(Words(language), error.value)
        assert found["code"] == code
        assert "[play" not in found["sentence"]
        assert "[resource" not in found["sentence"]
