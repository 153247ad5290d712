"""Ways to begin: points by map and faction, factions at random, chosen, drafted or auctioned."""

import tomllib
from pathlib import Path
from random import Random

import pytest

from hexarch.games import terra
from hexarch.games.terra import layout as at
from hexarch.games.terra.board.generate import generate
from hexarch.games.terra.factions import all_factions, by_id
from hexarch.games.terra.game import Game
from hexarch.games.terra.ledger import check_text, parse, write
from hexarch.games.terra.phases.begin import CHOOSE_FACTIONS, board_of
from hexarch.kernel.errors import Illegal, SetupError

from .chance import FIRE_AND_ICE, OFFICIAL, play

BY_MAP = {"start-vp-by-map": True}
OF_2017 = {"start-vp-2017": True}
FOUR = ["yetis", "witches", "dragonlords", "shapeshifters"]


def points(game: Game) -> list[int]:
    """Victory points of the seats."""
    return [game.state.get(seat, at.VP) for seat in range(game.players)]


def begun(faction: str, map_id: str = "base", options: dict[str, bool] | None = None) -> int:
    """Points a faction begins with beside an opponent of another board."""
    other = "witches" if by_id()[faction].side != by_id()["witches"].side else "nomads"
    return points(terra.new(2, factions=[faction, other], map=map_id, options=options))[0]


# -- points to begin with ------------------------------------------------------------------------------


@pytest.mark.parametrize("faction", [faction.id for faction in all_factions()])
def test_everybody_begins_with_twenty_points_unless_an_option_says_otherwise(faction: str) -> None:
    assert begun(faction) == begun(faction, "lakes") == 20


@pytest.mark.shared
@pytest.mark.parametrize("map_id", ["base", "revised_base", "fire_ice", "lakes", "fjords"])
def test_points_by_map(shared: Path, map_id: str) -> None:
    """The whole table: twenty factions on five maps."""
    document = tomllib.loads((shared / "reference" / "terra" / "maps.toml").read_text("utf-8"))
    printed = next(entry for entry in document["map"] if entry["id"] == map_id)["start_vp_merchants"]
    assert {faction.id: begun(faction.id, map_id, BY_MAP) for faction in OFFICIAL} == printed


@pytest.mark.shared
def test_points_of_2017(shared: Path) -> None:
    """The league's later table, for the base map; it comes before the other."""
    document = tomllib.loads((shared / "reference" / "terra" / "maps.toml").read_text("utf-8"))
    printed = next(entry for entry in document["map"] if entry["id"] == "base")["start_vp_2017"]
    assert {faction.id: begun(faction.id, "base", OF_2017) for faction in OFFICIAL} == printed
    assert begun("fakirs", options=OF_2017 | BY_MAP) == printed["fakirs"]


def test_some_points_by_map() -> None:
    """Fakirs have a hard life on the base map, Dwarves on the Fire & Ice map, Nomads an easy one at the fjords."""
    assert begun("fakirs", "base", BY_MAP) == 30
    assert begun("dwarves", "fire_ice", BY_MAP) == 30
    assert begun("nomads", "fjords", BY_MAP) == 15
    assert begun("fakirs", "base", OF_2017) == 33


@pytest.mark.parametrize("map_id", ["archipelago", generate(5).id], ids=["archipelago", "of one's own"])
def test_a_map_without_a_table_begins_with_twenty(map_id: str) -> None:
    assert begun("fakirs", map_id, BY_MAP) == 20


def test_points_to_begin_with_are_a_source_of_their_own() -> None:
    game = terra.new(2, factions=["fakirs", "witches"], options=BY_MAP)
    assert [row["start"] for row in game.scores()] == [30, 20]


@pytest.mark.parametrize("options", [BY_MAP, OF_2017, BY_MAP | OF_2017])
def test_points_travel_with_a_ledger(options: dict[str, bool]) -> None:
    game = play(terra.new(3, 4, "league", ["fakirs", "darklings", "yetis"], options=options), Random(4))
    report = check_text(write(game))
    assert report.ok, report.difference or report.error
    assert report.game is not None
    assert report.game.digest() == game.digest()


def test_the_leagues_name_of_the_base_map_with_the_points_of_2017() -> None:
    """Ledgers of such games name the map by a number of its own."""
    text = write(terra.new(2, 4, "league", ["fakirs", "darklings"]))
    header, _, rest = text.partition("\n")
    named = f"{header}\nmap 91645cdb135773c2a7a50e5ca9cb18af54c664c4\n{rest}"
    setup = parse(named).setup
    assert setup.map == "base"
    assert points(Game(setup)) == [33, 15]


# -- at random, chosen, drafted --------------------------------------------------------------------------


def test_random_factions_come_from_all_boards_of_the_game() -> None:
    """With the expansion all twenty come up, never two of one board."""
    seen: set[str] = set()
    for seed in range(120):
        game = terra.new(2 + seed % 4, seed, options=FIRE_AND_ICE)
        names = [game.faction(seat) for seat in range(game.players)]
        assert len({by_id()[name].side for name in names}) == len(names)
        seen |= set(names)
    assert seen == {faction.id for faction in OFFICIAL}
    assert {terra.new(5, seed).faction(0) for seed in range(120)} == {f.id for f in all_factions() if not f.option}


def test_a_faction_that_is_named_brings_its_option() -> None:
    """The newest version of the variable board, unless an older one is set."""
    rules = terra.new(2, factions=["shapeshifters", "yetis"]).setup.rules
    assert rules.on("fire-and-ice-factions/variable_v5")
    assert rules.on("fire-and-ice-factions/ice")
    older = {"fire-and-ice-factions/variable_v3": True}
    rules = terra.new(2, factions=["shapeshifters", "yetis"], options=older).setup.rules
    assert not rules.on("fire-and-ice-factions/variable_v5")


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"factions": ["icemaidens", "yetis"]}, "colour_taken"),
        ({"factions": ["riverwalkers", "shapeshifters"]}, "colour_taken"),
        ({"factions": ["yetis", "witches"], "options": {"fire-and-ice-factions/ice": False}}, "faction_not_in_game"),
        ({"factions": "raffle"}, "unknown_way_to_choose"),
        ({"factions": ["yetis", "witches"], "auction": "dutch"}, "unknown_way_to_choose"),
        ({"factions": "draft", "auction": "open"}, "unknown_way_to_choose"),
        ({"factions": ["yetis", "witches", "giants"], "auction": "open"}, "factions_for_players"),
        ({"factions": ["yetis", "icemaidens"], "auction": "sealed"}, "colour_taken"),
    ],
)
def test_beginnings_that_cannot_be(given: dict[str, object], code: str) -> None:
    with pytest.raises(SetupError) as error:
        terra.new(players=2, **given)  # type: ignore[arg-type]
    assert error.value.refusal.code == code


def refused(game: Game, seat: int, text: str, code: str) -> None:
    with pytest.raises(Illegal) as error:
        game.step(seat, text)
    assert error.value.refusal.code == code


def test_a_draft_with_every_kind_of_terrain() -> None:
    """Faction, terrain and favor tile of one seat come before the next seat; volcano terrains last of all."""
    game = terra.new(4, factions="draft", options=FIRE_AND_ICE)
    for seat, text in (
        (0, "setup acolytes"),
        (1, "setup icemaidens"),
        (1, "pick-color black"),
        (1, "+FAV12"),
        (2, "setup riverwalkers"),
        (2, "pick-color blue"),
        (3, "setup swarmlings"),
    ):
        assert game.to_act == (seat,)
        if text == "setup swarmlings":
            refused(game, seat, text, "colour_taken")
            refused(game, seat, "setup darklings", "colour_taken")
            refused(game, seat, "setup dragonlords", "colour_taken")
            text = "setup witches"
        game.step(seat, text)
    assert game.to_act == (0,)
    game.step(0, "pick-color yellow")
    assert game.to_act == (0,)
    assert game.options(0)[0].text.startswith("build ")


# -- the open auction --------------------------------------------------------------------------------------


def open_auction() -> Game:
    return terra.new(4, factions=FOUR, auction="open")


def test_bidders_take_turns_and_a_player_who_is_outbid_bids_again_at_once() -> None:
    """The points one would begin with: a free faction at 40 or less, a held one for less than it stands at."""
    game = open_auction()
    assert game.to_act == (0,)
    refused(game, 0, "bid yetis 41", "bid_out_of_range")
    refused(game, 0, "bid nomads 30", "not_this_lot")
    refused(game, 0, "setup yetis", "no_faction_due")
    refused(game, 0, "pass BON1", "factions_first")
    game.step(0, "bid yetis 40")
    refused(game, 0, "bid witches 40", "no_bid_due")
    refused(game, 1, "bid yetis 40", "bid_too_high")
    game.step(1, "bid yetis 35")
    assert game.to_act == (0,)  # outbid: at once
    refused(game, 0, "bid yetis 35", "bid_too_high")
    game.step(0, "bid witches 38")
    assert game.to_act == (2,)
    game.step(2, "bid yetis 20")
    assert game.to_act == (1,)
    game.step(1, "bid witches 37")
    assert game.to_act == (0,)
    game.step(0, "bid yetis 19")
    assert game.to_act == (2,)
    game.step(2, "bid dragonlords 40")
    assert game.to_act == (3,)
    game.step(3, "bid shapeshifters 0")
    assert [game.faction(seat) for seat in range(4)] == ["yetis", "witches", "dragonlords", "shapeshifters"]
    assert points(game) == [19, 37, 40, 0]
    assert [row["start"] for row in game.scores()] == [19, 37, 40, 0]


def test_after_an_auction_terrains_are_chosen_as_usual() -> None:
    """At once in the order of the seats, the volcano last; the auction's points replace those of any table."""
    game = terra.new(3, factions=["dragonlords", "yetis", "shapeshifters"], auction="open", options=BY_MAP)
    for seat, text in enumerate(("bid dragonlords 33", "bid shapeshifters 30", "bid yetis 25")):
        game.step(seat, text)
    assert points(game) == [33, 30, 25]
    assert game.to_act == (1,)
    game.step(1, "pick-color red")
    refused(game, 2, "pick-color red", "terrain_taken")
    game.step(2, "pick-color blue")
    assert game.to_act == (0,)
    game.step(0, "pick-color green")
    assert game.options(0)[0].text.startswith("build ")


def test_random_factions_may_be_auctioned() -> None:
    """As many as players, of different boards."""
    for way in ("auction", "sealed-auction"):
        game = terra.new(5, 3, factions=way, options=FIRE_AND_ICE)
        lots = game.setup.factions
        assert len({by_id()[name].side for name in lots}) == 5
        assert {choice.text.split()[1] for choice in game.options(0)} <= set(lots)


# -- the sealed auction ----------------------------------------------------------------------------------------


def sealed(rows: list[list[int]]) -> Game:
    """Everybody names the points to give up for each of the factions, in their order."""
    game = terra.new(len(rows), factions=FOUR[: len(rows)], auction="sealed")
    for seat, row in enumerate(rows):
        for name, bid in zip(FOUR, row, strict=False):
            assert game.to_act == (seat,)
            game.step(seat, f"bid {name} {bid}")
    return game


def result(game: Game) -> list[tuple[str, int]]:
    return [(game.faction(seat), points(game)[seat]) for seat in range(game.players)]


def test_the_highest_sealed_bid_gets_its_faction_then_the_highest_of_the_rest() -> None:
    """10 by the second seat for Yetis; of what is left 7 by the first for Dragonlords; the third takes Witches."""
    game = sealed([[9, 3, 7], [10, 9, 9], [8, 6, 5]])
    assert result(game) == [("dragonlords", 33), ("yetis", 30), ("witches", 34)]


def test_the_earlier_seat_wins_a_tie() -> None:
    """12 twice for Yetis: the first seat; then 5 twice for Witches: the second seat. The last pays its own bid."""
    game = sealed([[12, 5, 0], [12, 5, 1], [3, 5, 4]])
    assert result(game) == [("yetis", 28), ("witches", 35), ("dragonlords", 36)]


def test_who_bids_nothing_gets_what_is_left_for_nothing() -> None:
    game = sealed([[0, 0], [0, 1]])
    assert result(game) == [("yetis", 40), ("witches", 39)]


def test_sealed_bids_are_made_lot_by_lot() -> None:
    game = terra.new(2, factions=["yetis", "witches"], auction="sealed")
    refused(game, 0, "bid witches 3", "not_this_lot")
    refused(game, 1, "bid yetis 3", "no_bid_due")
    refused(game, 0, "bid yetis 41", "bid_out_of_range")
    game.step(0, "bid yetis 40")
    assert [choice.text for choice in game.options(0)] == [f"bid witches {n}" for n in range(40, -1, -1)]


# -- saving and ledgers --------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["draft", "auction", "sealed-auction"])
@pytest.mark.parametrize("profile", ["rulebook", "league"])
def test_any_beginning_can_be_saved_at_any_point_and_written_as_a_ledger(way: str, profile: str) -> None:
    """Points of an auction travel with the ledger."""
    rnd = Random(f"{way} {profile}")
    game = terra.new(3, 6, profile, factions=way, options=FIRE_AND_ICE)
    while not game.state.cells[at.ROUND]:
        read = terra.loads(game.dumps())
        assert (read.digest(), read.to_act, read.dumps()) == (game.digest(), game.to_act, game.dumps())
        seat = game.to_act[0]
        game.step(seat, rnd.choice(game.options(seat)))
    began = [row["start"] for row in game.scores()]
    play(game, rnd)
    text = write(game)
    report = check_text(text)
    assert report.ok, report.difference or report.error
    assert report.game is not None
    assert report.game.digest() == game.digest()
    assert [row["start"] for row in report.game.scores()] == began
    if way != "draft":
        name = game.faction(1)
        assert f"# hexarch points {name} {began[1]}" in text.splitlines()
        assert not check_text(text.replace(f"points {name} {began[1]}", f"points {name} {began[1] + 1}")).ok


# -- colours dealt at random, and who begins --------------------------------------------


def test_of_a_random_colour_the_player_chooses_the_side() -> None:
    """000 and 002, the full game: colours by lot, then each chooses a side of the board."""
    for seed in range(12):
        game = terra.new(5, seed, factions="random-colours", options=FIRE_AND_ICE)
        assert len(set(game.setup.colours)) == 5
        while game.state.cells[at.PHASE] == CHOOSE_FACTIONS:
            seat = game.to_act[0]
            offered = [choice for choice in game.options(seat) if choice.text.startswith("setup")]
            if offered:
                assert {board_of(by_id()[choice.text.split()[1]]) for choice in offered} == {game.setup.colours[seat]}
                assert len(offered) == 2
            game.step(seat, Random(seed).choice(game.options(seat)))
        assert not any(game.state.cells[at.LOT_FACTION : at.LOT_FACTION + 5])
        again = terra.loads(game.dumps())
        assert again.setup.colours == game.setup.colours
        assert again.digest() == game.digest()


def test_in_the_introductory_game_anybody_may_begin() -> None:
    """000 and 002, the first game: factions are handed out; the starting player is another matter."""
    for first in range(3):
        game = terra.new(3, factions="intro", first=first)
        assert game.faction(0) == "witches"
        cards = []
        while game.state.cells[at.ROUND] == 0:
            cards.append(game.to_act[0])
            game.step(game.to_act[0], game.options(game.to_act[0])[0])
        assert cards == [(first + 2 - i) % 3 for i in range(3)]  # the last player takes a card first
        assert game.to_act == (first,)
        again = terra.loads(game.dumps())
        assert again.digest() == game.digest()
        report = check_text(write(game))
        assert report.ok, report.difference or report.error
        assert report.game is not None
        assert report.game.digest() == game.digest()
    with pytest.raises(SetupError):
        terra.new(3, factions="intro", first=3)
