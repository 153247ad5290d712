"""Positions: every legal choice can be reached, with its price, and nothing is changed by looking."""

import json
from collections.abc import Callable, Iterator
from cProfile import Profile
from functools import partial
from random import Random
from statistics import median
from typing import Any

import pytest

from hexarch.games import terra
from hexarch.games.terra import kinds, payment
from hexarch.games.terra.game import Game
from hexarch.games.terra.quote import Quote
from hexarch.games.terra.title import TITLE
from hexarch.play.errors import DraftError, PlayError
from hexarch.play.position import explain, position
from hexarch.play.record import Record
from hexarch.words import Words

from ..terra.chance import OFFICIAL, PROFILES, begin, enrich, pick

WORDS = Words("en")
OWN, WATCHED = 30_000, 10_000  # calls of functions for a position; measured: 9,700 and 3,100
FACTIONS = sorted(faction.id for faction in OFFICIAL)
ORDER = {group: i for i, group in enumerate(TITLE.groups)}


def moments(seed: int, profile: str, first: str, every: int) -> Iterator[tuple[Game, int, Random]]:
    """Now and then in a random game: the game, who decides, and the dice."""
    rnd = Random(seed)
    game = begin(rnd, profile, first=first)
    n = 0
    while not game.over:
        seat = rnd.choice(game.to_act)
        n += 1
        if n % every == 0:
            if rnd.random() < 0.3:
                mark = game.mark()
                enrich(game, rnd)
                yield game, seat, rnd
                game.rollback(mark)
            else:
                yield game, seat, rnd
        game.step(seat, pick(game, rnd, seat, 0.1))


@pytest.mark.parametrize("faction", FACTIONS)
def test_every_legal_choice_is_there_and_can_be_made(faction: str) -> None:
    profile = PROFILES[FACTIONS.index(faction) % 2]
    seen = 0
    for game, seat, _ in moments(FACTIONS.index(faction), profile, faction, 16):
        before, history = game.digest(), list(game.history)
        found = position(game, WORDS, seat)
        json.dumps(found)
        assert (game.digest(), game.history) == (before, history)
        assert {o["text"] for o in found["options"]} == {c.text for c in game.options(seat)}
        assert [o["text"] for o in found["free"]] == [c.text for c in game.free(seat)]
        assert {o["text"] for o in found["proposals"]} == set(payment.proposals(game, seat))
        groups = [ORDER[option["group"]] for option in found["options"]]
        assert groups == sorted(groups)
        assert found["kind"] in kinds.CLASSES
        assert found["title"]
        for option in found["options"] + found["free"] + found["proposals"]:
            seen += 1
            quote = game.quote(seat, option["text"])
            assert isinstance(quote, Quote)
            assert option["quote"]["cost"] == quote.cost
            assert option["quote"]["points"] == sum(quote.vp.values())
            assert option["label"]
            assert "[" not in option["label"]
            mark = game.mark()
            game.step(seat, option["text"])
            game.rollback(mark)
    assert seen > 50


def test_places_say_where_a_choice_is_found() -> None:
    kinds: set[str] = set()
    for number, faction in enumerate(FACTIONS):
        for game, seat, _ in moments(100 + number, PROFILES[number % 2], faction, 29):
            found = position(game, WORDS, seat)
            hexes = {one["hex"] for one in found["view"]["map"]["hexes"]}
            sites = set(found["view"]["map"]["sites"])
            rivers = {one["river"] for one in found["view"]["map"]["rivers"]}
            for option in found["options"] + found["free"] + found["proposals"]:
                at = option["at"]
                kinds |= set(at)
                assert "hex" not in at or at["hex"] in hexes
                assert set(option.get("leads", [])) <= hexes
                assert "site" not in at or at["site"] in sites
                assert "river" not in at or at["river"] in rivers
                assert at.get("seat", 0) in range(game.players)
                for key in ("hex", "tile", "action", "cult", "structure", "site"):
                    if key in at and option["verb"] not in ("build", "pass"):
                        assert str(at[key]) in option["text"]
    assert kinds >= {
        "hex", "structure", "terrain", "action", "tile", "cult", "space", "track", "seat", "n", "from", "into", "what"
    }  # fmt: skip


def test_spades_lead_to_hexes() -> None:
    game = terra.new(2, factions="intro")
    for text in ("pass BON3", "pass BON1"):
        game.step(game.to_act[0], text)
    seat = game.to_act[0]
    found = position(game, WORDS, seat)
    digs = [option for option in found["options"] if option["verb"] == "dig"]
    assert digs
    assert all(option["leads"] for option in digs)
    for option in digs:
        after = position(game, WORDS, seat, [option["text"]])
        assert after["kind"] == "spades"
        assert {o["at"]["hex"] for o in after["options"] if o["verb"] == "transform"} >= set(option["leads"])


# -- drafts ---------------------------------------------------------------------------


def playing(profile: str = "rulebook") -> Game:
    """The introductory game for two at its first turn."""
    game = terra.new(2, factions="intro", ruleset=profile)
    while game.state.cells[0] == 0:
        game.step(game.to_act[0], game.options(game.to_act[0])[0])
    return game


def option_of(found: dict[str, Any], verb: str, number: int = 0) -> str:
    texts = [option["text"] for option in found["options"] if option["verb"] == verb]
    return str(texts[number])


def test_a_draft_leads_through_a_turn() -> None:
    game = playing()
    seat = game.to_act[0]
    found = position(game, WORDS, seat)
    assert found["confirm"] == {"ready": False, "ends": False, "label": "Confirm"}
    assert found["total"] is None
    assert found["draft"] == []
    conversion = found["free"][0]["text"]
    second = position(game, WORDS, seat, [conversion])
    assert not second["confirm"]["ready"], "a turn needs an action"
    assert second["kind"] == "turn"
    third = position(game, WORDS, seat, [conversion, option_of(second, "upgrade")])
    assert third["confirm"]["ready"]
    assert third["confirm"]["ends"]
    assert third["total"]["cost"]
    assert third["total"]["effects"]
    assert third["draft"][0]["text"] == conversion
    assert all(part["label"] for part in third["draft"])
    assert third["changed"]["hexes"]
    assert third["changed"]["seats"] == [seat]
    assert third["revision"] == len(game.history)
    assert third["view"]["seats"][seat]["vp"] >= 0


def test_a_draft_that_passes_has_nothing_more_to_choose() -> None:
    game = playing()
    seat = game.to_act[0]
    found = position(game, WORDS, seat)
    after = position(game, WORDS, seat, [option_of(found, "pass")])
    assert after["options"] == []
    assert after["confirm"]["ready"]
    assert after["title"] == WORDS.text("play-title-confirm")


def test_an_offer_is_told_with_its_price() -> None:
    game = terra.new(2, factions=["nomads", "witches"], seed=3)
    rnd = Random(5)
    for _ in range(400):
        seat = game.to_act[0]
        if position(game, WORDS, seat)["kind"] == "leech":
            break
        game.step(seat, pick(game, rnd, seat, 0.0))
    found = position(game, WORDS, seat)
    take = next(option for option in found["options"] if option["verb"] == "leech")
    assert take["at"]["seat"] == 1 - seat
    assert "power" in found["title"]
    builder = position(game, WORDS, 1 - seat)
    assert builder["options"] == []
    assert builder["title"].startswith("Waiting")
    watcher = position(game, WORDS, None)
    assert watcher["options"] == []
    assert watcher["seat"] is None


def test_the_end_of_a_turn_waits_for_others() -> None:
    """Where neighbours answer first, the draft may be sent and ends the turn when they have."""
    game = terra.new(2, factions=["nomads", "witches"], seed=3)
    rnd = Random(5)
    for _ in range(400):
        seat = game.to_act[0]
        found = position(game, WORDS, seat)
        offering = [
            o["text"] for o in found["options"] if o["quote"]["offers"] and o["verb"] == "upgrade" and "TP" in o["text"]
        ]
        if found["kind"] == "turn" and offering:
            break
        game.step(seat, pick(game, rnd, seat, 0.0))
    after = position(game, WORDS, seat, [offering[0]])
    assert after["options"] == []
    assert after["confirm"] == {"ready": True, "ends": True, "label": WORDS.text("play-confirm-end")}
    offer = after["total"]["offers"][0]
    assert offer["seat"] == 1 - seat
    assert offer["vp"] == min(0, 1 - offer["gain"])


def test_the_end_of_the_game() -> None:
    game = begin(Random(4), "rulebook", 3)
    rnd = Random(1)
    while not game.over:
        seat = game.to_act[0]
        game.step(seat, pick(game, rnd, seat, 0.0))
    found = position(game, WORDS, 0)
    assert (found["options"], found["kind"]) == ([], None)
    assert str(max(row["total"] for row in game.scores())) in found["title"]


# -- what is refused ------------------------------------------------------------------


def test_hostile_positions_are_refused_by_name() -> None:
    game = playing()
    before = game.digest()
    for seat in (-1, 2, 99, True, "0", 1.0, [0]):
        with pytest.raises(PlayError) as error:
            position(game, WORDS, seat)  # type: ignore[arg-type]
        assert error.value.code == "no_such_seat"
    drafts: list[tuple[Any, str]] = [
        (["done"] * 41, "draft_too_long"),
        (["x" * 201], "text_too_long"),
        ([5], "not_a_text"),
        ([None], "not_a_text"),
        ("done", "not_a_draft"),
        ({"a": 1}, "not_a_draft"),
    ]
    for draft, code in drafts:
        with pytest.raises(PlayError) as error:
            position(game, WORDS, 0, draft)
        assert error.value.code == code
    with pytest.raises(PlayError):
        position(game, WORDS, None, ["done"])
    assert game.digest() == before


@pytest.mark.parametrize("text", ["", "nonsense", "build Z99", "build A1", "done", "\x00", "convert 9999999PW to 1W"])
def test_a_draft_says_which_text_is_refused(text: str) -> None:
    game = playing()
    seat = game.to_act[0]
    free = position(game, WORDS, seat)["free"][0]["text"]
    before = game.digest()
    with pytest.raises(DraftError) as error:
        position(game, WORDS, seat, [free, text])
    assert error.value.index == 1
    assert game.digest() == before


def test_explain_answers_everything() -> None:
    game = playing()
    seat = game.to_act[0]
    found = position(game, WORDS, seat)
    yes = explain(game, WORDS, seat, option_of(found, "upgrade"))
    assert yes["ok"]
    assert yes["quote"]["effects"]
    no = explain(game, WORDS, seat, "build A1")
    assert not no["ok"]
    assert no["sentence"]
    assert no["rule"]
    assert no["proposal"] is None
    dear = next(option for option in found["proposals"])
    wish = dear["text"].split(". ")[-1]
    payable = explain(game, WORDS, seat, wish)
    assert not payable["ok"]
    assert payable["code"] == "cannot_pay"
    assert payable["proposal"] == dear["text"]
    unreadable = explain(game, WORDS, seat, "fly to the moon")
    assert unreadable["code"] == "unreadable"
    assert "rule" not in unreadable
    after = explain(game, WORDS, seat, "done", [option_of(found, "upgrade")])
    assert after["ok"] or after["code"] == "not_your_turn"
    with pytest.raises(PlayError):
        explain(game, WORDS, seat, "x" * 500)


# -- sealed bids ----------------------------------------------------------------------


def test_sealed_bids_do_not_leak() -> None:
    game = terra.new(2, factions="sealed-auction", seed=11)
    one, two = game.setup.factions
    game.step(0, f"bid {one} 37")
    game.step(0, f"bid {two} 3")
    for viewer in (None, 1):
        view = position(game, WORDS, viewer)["view"]
        assert all(lot["bids"][0] is None for lot in view["auction"]["lots"])
        assert view["last"] == []
    own = position(game, WORDS, 0)["view"]["auction"]["lots"]
    assert [lot["bids"][0] for lot in own] == [37, 3]
    # The last bidder cannot try out how the auction ends.
    outcomes = []
    for points in (0, 40):
        draft = [f"bid {one} {points}", f"bid {two} 0"]
        found = position(game, WORDS, 1, draft)
        assert found["confirm"]["ready"]
        assert found["reveals"]
        assert found["title"] == "Something will be revealed: confirm first."
        assert not any(found["total"][part] for part in ("cost", "gain", "vp", "effects"))
        assert found["view"]["phase"] == "auction"
        assert all(seat["faction"] is None for seat in found["view"]["seats"])
        for lot in found["view"]["auction"]["lots"]:
            lot["bids"][1] = None  # one's own, which differ
        found["view"]["last"] = []
        outcomes.append({key: value for key, value in found.items() if key != "draft"})
        answer = explain(game, WORDS, 1, draft[1], draft[:1])
        assert answer["quote"]["effects"] == []
    assert outcomes[0] == outcomes[1]
    first = position(game, WORDS, 1)["options"]
    assert len(first) == 41
    assert all(option["quote"]["cost"] == {} for option in first)


@pytest.mark.parametrize("more", ["build E6", "nonsense", "pass BON1", "bid"])
def test_nothing_can_be_tried_out_behind_sealed_bids(more: str) -> None:
    """Whether the rest of a draft is possible would tell who got which faction."""
    game = terra.new(2, factions="sealed-auction", seed=11)
    record = Record(game)
    one, two = game.setup.factions
    record.step(0, [f"bid {one} 37", f"bid {two} 3"])
    before = game.digest()
    mine = [f"bid {one} 40", f"bid {two} 0"]
    attempts: list[Callable[[], object]] = [
        lambda: position(game, WORDS, 1, [*mine, more]),
        lambda: position(game, WORDS, 1, [mine[0], f"{mine[1]}. {more}"]),
        lambda: explain(game, WORDS, 1, more, mine),
        lambda: explain(game, WORDS, 1, f"{mine[1]}. {more}", mine[:1]),
        lambda: record.submit(1, [*mine, more]),
        lambda: record.submit(1, [mine[0], f"{mine[1]}. {more}"]),
    ]
    for attempt in attempts:
        with pytest.raises(PlayError) as error:
            attempt()
        assert error.value.code == "reveals"
        assert game.digest() == before
    record.submit(1, mine)
    assert game.faction(1) == one


def calls(work: Callable[[], object]) -> int:
    """How many functions a piece of work calls: the same on every machine, busy or not."""
    profile = Profile()
    profile.runcall(work)
    profile.create_stats()
    return sum(count for _, count, *_ in profile.stats.values())


def test_positions_are_little_work() -> None:
    """With every sentence already said once, in the middle of games of four and five."""
    found: list[tuple[Game, int]] = []
    for seed in range(3):
        rnd = Random(seed)
        game = begin(rnd, PROFILES[seed % 2], 4 + seed % 2)
        while not game.over:
            seat = rnd.choice(game.to_act)
            if rnd.random() < 0.08:
                found.append((game.copy(), seat))
                enrich(found[-1][0], rnd)
            game.step(seat, pick(game, rnd, seat, 0.05))
    for game, seat in found:
        position(game, WORDS, seat)
    own = [calls(partial(position, game, WORDS, seat)) for game, seat in found]
    watched = [calls(partial(position, game, WORDS, None)) for game, _ in found]
    assert median(own) < OWN
    assert median(watched) < WATCHED
