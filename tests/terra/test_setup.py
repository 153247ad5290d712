"""Before the first turn: the introductory game, drafting, dwellings, bonus cards, first income."""

import re
from pathlib import Path
from typing import Any

import pytest

from hexarch.games import terra
from hexarch.games.terra import layout as at
from hexarch.kernel.errors import SetupError

from .scenario import Table

BOTH = pytest.mark.parametrize("profile", ["rulebook", "league"])

INTRO = {
    2: {"witches": "C3 F4", "nomads": "E8 F3 I7"},
    3: {"witches": "E9 F4", "nomads": "F3 G4 I7", "alchemists": "E5 G5"},
    4: {"witches": "E9 F4", "nomads": "D3 E8 I7", "halflings": "E6 F5", "mermaids": "D5 E4"},
    5: {"witches": "C3 E9", "nomads": "A5 D3 I7", "halflings": "E6 F5", "mermaids": "E4 H4", "giants": "D4 D7"},
}
INTRO_CARDS = {2: "1 3 4 5 6", 3: "1 3 4 5 6 8", 4: "1 2 3 4 5 6 8", 5: "1 2 3 4 5 6 7 8"}


# -- the introductory game --------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_introductory_game(players: int) -> None:
    """Fixed factions, dwellings, round tiles and bonus cards for each number of players."""
    game = terra.new(players=players, factions="intro")
    s = game.state
    found = {}
    for seat in range(players):
        dwellings = s.board.members(s.get(seat, at.BUILDINGS))
        assert all(s.building(h) == 1 for h in dwellings)
        found[game.faction(seat)] = " ".join(s.board.hex_names[h] for h in dwellings)
    assert found == {name: " ".join(sorted(places.split())) for name, places in INTRO[players].items()}
    assert list(found) == list(INTRO[players])
    assert [tile.id for tile in s.round_tiles] == ["SCORE5", "SCORE7", "SCORE1", "SCORE6", "SCORE4", "SCORE8"]
    assert " ".join(str(n) for n in game.setup.bonus_cards) == INTRO_CARDS[players]
    # The cards are chosen as usual: the last player first.
    assert game.to_act == (players - 1,)


@pytest.mark.parametrize(
    "asked",
    [
        {"map": "fjords"},
        {"map": "no such map"},
        {"round_tiles": (1, 2, 3, 4, 5, 6)},
        {"bonus_cards": (1, 3, 4, 5, 6, 7)},
        {"final_tile": "connected-outposts"},
        {"auction": "open"},
        {"options": {"fire-and-ice-final-scoring": True}},
    ],
    ids=lambda asked: next(iter(asked)),
)
def test_the_introductory_game_is_not_set_up_otherwise(asked: dict[str, Any]) -> None:
    """What the rulebook fixes is refused, not passed over."""
    with pytest.raises(SetupError) as error:
        terra.new(players=3, factions="intro", **asked)
    assert error.value.refusal.code == "introductory_is_fixed"


@pytest.mark.shared
def test_the_introductory_game_is_that_of_the_reference(shared: Path) -> None:
    """The table above, row by row."""
    text = (shared / "reference" / "terra" / "intro_setup.md").read_text("utf-8")
    rows = re.findall(r"^\| (\d) \| (\w+) \| \w+ \| ([A-I\d, ]+) \|$", text, re.MULTILINE)
    printed: dict[int, dict[str, str]] = {}
    for players, name, places in rows:
        printed.setdefault(int(players), {})[name.lower()] = places.replace(",", "")
    assert printed == INTRO
    cards = re.findall(r"^\| (\d) \| \d \| ((?:BON\d ?)+) \|", text, re.MULTILINE)
    assert {int(players): row.replace("BON", "").strip() for players, row in cards} == INTRO_CARDS


def test_the_introductory_game_begins_with_printed_resources() -> None:
    """20 VP and what the boards say, before the first income."""
    game = terra.new(players=4, factions="intro")
    s = game.state
    witches, nomads, halflings, mermaids = range(4)
    cells = (at.VP, at.COINS, at.WORKERS, at.PRIESTS, at.BOWL1, at.BOWL2, at.BOWL3)
    assert [s.get(witches, cell) for cell in cells] == [20, 15, 3, 0, 5, 7, 0]
    assert s.cult(witches, 3) == 2
    assert [s.cult(nomads, cult) for cult in range(4)] == [1, 0, 1, 0]
    assert [s.cult(halflings, cult) for cult in range(4)] == [0, 0, 1, 1]
    assert (s.cult(mermaids, 1), s.get(mermaids, at.SHIP)) == (2, 1)


# -- dwellings --------------------------------------------------------------------------


def order_of(t: Table) -> list[str]:
    """Who places a dwelling, one after the other."""
    order = []
    while t.state.cells[at.PHASE] == 1:
        (name,) = t.to_act
        order.append(name)
        t.play(f"{name}: {t.offered(name)[0]}")
    return order


@BOTH
@pytest.mark.parametrize(
    ("seats", "order"),
    [
        ("witches giants", "witches giants giants witches"),
        ("witches giants mermaids", "witches giants mermaids mermaids giants witches"),
        ("nomads witches giants", "nomads witches giants giants witches nomads nomads"),
        ("witches nomads giants mermaids", "witches nomads giants mermaids mermaids giants nomads witches nomads"),
        ("chaosmagicians witches nomads", "witches nomads nomads witches nomads chaosmagicians"),
        ("witches chaosmagicians", "witches witches chaosmagicians"),
        (
            "nomads chaosmagicians witches mermaids darklings",
            "nomads witches mermaids darklings darklings mermaids witches nomads nomads chaosmagicians",
        ),
    ],
)
def test_order_of_starting_dwellings(profile: str, seats: str, order: str) -> None:
    """Once round, once back, then the Nomads' third, last the Chaos Magicians' only one."""
    t = Table(*seats.split(), profile=profile, stop_before="dwellings")
    assert order_of(t) == order.split()


@BOTH
def test_starting_dwellings_stand_on_free_home_terrain_anywhere(profile: str) -> None:
    """No other condition, no price, and no terrain is transformed."""
    t = Table("witches", "giants", profile=profile, stop_before="dwellings")
    t.refused("witches: build A1", "not_home_terrain")
    t.refused("giants: build D4", "not_your_turn")
    t.play("witches: build D1", "giants: build I12", "giants: build A6")
    t.refused("witches: build D1", "occupied")
    t.play("witches: build I11")
    t.expect("witches", "20 VP 15 C 3 W")


# -- bonus cards and the first round ----------------------------------------------------


@BOTH
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_bonus_cards_are_three_more_than_players_and_the_last_player_chooses_first(profile: str, players: int) -> None:
    """A coin on each of the three left over before the first turn."""
    seats = ("witches", "giants", "mermaids", "nomads", "darklings")[:players]
    t = Table(*seats, profile=profile, stop_before="cards")
    cards = t.game.setup.bonus_cards
    assert len(cards) == players + 3
    for name, card in zip(reversed(seats), cards, strict=False):
        assert t.to_act == [name]
        t.play(f"{name}: pass BON{card}")
    assert (t.round, t.turn) == (1, "witches")
    assert [t.state.cells[at.BONUS_COINS + card] for card in cards] == [0] * players + [1] * 3


@BOTH
def test_the_first_round_begins_with_income(profile: str) -> None:
    """Two dwellings: 3 workers; and the income of the card just chosen."""
    t = Table("witches F4 D1", "giants D4 I12", profile=profile, cards="BON5 BON8")
    t.expect("witches", "15 C 7 W 0 P 2/10/0 PW")
    t.expect("giants", "15 C 6 W 1 P 5/7/0 PW")


@BOTH
def test_engineers_and_chaos_magicians_begin_with_less_income(profile: str) -> None:
    """Engineers have no worker of the board itself; Chaos Magicians have one dwelling."""
    t = Table("engineers C2 G1", "chaosmagicians D4", profile=profile, cards="BON3 BON8")
    t.expect("engineers", "16 C 4 W")
    t.expect("chaosmagicians", "15 C 6 W")


# -- choosing factions ------------------------------------------------------------------


def test_factions_are_drafted_in_order_and_a_colour_once() -> None:
    """The start player first; both sides of a board are one colour."""
    game = terra.new(players=3, factions="draft")
    assert game.to_act == (0,)
    assert len(game.options(0)) == 14
    game.step(0, "setup witches")
    assert game.to_act == (1,)
    names = [choice.text.split()[1] for choice in game.options(1)]
    assert len(names) == 12
    assert not {"witches", "auren"} & set(names)
    game.step(1, "setup nomads")
    assert len(game.options(2)) == 10
    game.step(2, "setup chaosmagicians")
    assert [game.faction(seat) for seat in range(3)] == ["witches", "nomads", "chaosmagicians"]
    assert game.to_act == (0,)
    assert game.options(0)[0].text.startswith("build ")


def test_random_factions_are_of_different_colours() -> None:
    """For any seed and number of players, and the same again for the same seed."""
    for seed in range(30):
        players = 2 + seed % 4
        game = terra.new(players=players, seed=seed)
        homes = [game.state.home(seat) for seat in range(players)]
        assert len(set(homes)) == players
        assert terra.new(players=players, seed=seed).digest() == game.digest()


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"players": 1}, "wrong_number_of_players"),
        ({"players": 8}, "wrong_number_of_players"),
        ({"players": 2, "factions": ["witches", "auren"]}, "colour_taken"),
        ({"players": 2, "factions": ["witches", "witches"]}, "colour_taken"),
        ({"players": 2, "factions": ["witches"]}, "factions_for_players"),
        ({"players": 2, "factions": ["witches", "orcs"]}, "unknown_faction"),
        ({"players": 2, "round_tiles": (1, 2, 3, 4, 5)}, "wrong_round_tiles"),
        ({"players": 2, "round_tiles": (1, 2, 3, 4, 5, 5)}, "wrong_round_tiles"),
        ({"players": 2, "bonus_cards": (1, 2, 3, 4)}, "wrong_bonus_cards"),
        ({"players": ["ann", "ann"]}, "names_alike"),
        ({"players": 2, "map": "atlantis"}, "unknown_map"),
    ],
)
def test_games_that_cannot_be_set_up(given: dict[str, object], code: str) -> None:
    """Refused with a reason before there is a game."""
    with pytest.raises(SetupError) as error:
        terra.new(**given)  # type: ignore[arg-type]
    assert error.value.refusal.code == code
