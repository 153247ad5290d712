"""Standing answers, the end of a turn that waits for others, and the rule of undoing."""

from random import Random
from typing import Any

import pytest

from hexarch.games import terra
from hexarch.games.terra.game import Game
from hexarch.games.terra.names import FROM_LEECH, SOURCES
from hexarch.games.terra.title import TITLE
from hexarch.play import undo
from hexarch.play.errors import PlayError
from hexarch.play.position import position
from hexarch.play.record import Record
from hexarch.play.rows import BOT, PERSON, STANDING
from hexarch.play.standing import Policy, next_choice, settle
from hexarch.words import Words

from ..terra.chance import PROFILES, pick

WORDS = Words("en")


def policy(**wishes: object) -> Policy:
    return Policy.read(TITLE, wishes)


def offered(profile: str, least: int, most: int = 99) -> Record:
    """A game in which somebody is offered so much power, which the bowls can take."""
    for seed in range(40):
        rnd = Random(seed)
        record = Record(terra.new(2, factions=["nomads", "witches"], seed=seed, ruleset=profile))
        game = record.game
        for _ in range(120):
            for seat in game.to_act:
                found = [d for d in game.view()["decisions"] if d["seat"] == seat and d["kind"] == "leech"]
                if found and least <= found[0]["gain"] <= most:
                    return record
            seat = game.to_act[0]
            record.step(seat, [pick(game, rnd, seat, 0.0).text])
    raise AssertionError("no such offer")


def leeching(game: Game) -> tuple[int, int]:
    """The seat that is offered power, and how much it would gain."""
    for d in game.view()["decisions"]:
        if d["kind"] == "leech":
            return d["seat"], d["gain"]
    raise AssertionError("no offer")


@pytest.mark.parametrize("profile", PROFILES)
def test_policies(profile: str) -> None:
    record = offered(profile, 2)
    game = record.game
    seat, gain = leeching(game)
    cost = gain - 1
    assert next_choice(game, seat, None) is None
    assert str(next_choice(game, seat, policy(leech="never"))).startswith("decline")
    assert str(next_choice(game, seat, policy(leech="up_to", vp=cost))).startswith("leech")
    assert str(next_choice(game, seat, policy(leech="up_to", vp=cost - 1))).startswith("decline")
    assert next_choice(game, seat, policy(leech="ask_when_it_matters")) is None
    points = game.scores()[seat][SOURCES[FROM_LEECH]]
    rows = settle(record, {seat: policy(leech="up_to", vp=cost)}, set())
    assert rows[0].by == STANDING
    assert rows[0].seat == seat
    assert game.scores()[seat][SOURCES[FROM_LEECH]] == points - cost
    assert record.submissions[-1].by == STANDING


@pytest.mark.parametrize("profile", PROFILES)
def test_a_policy_is_for_offers_to_come(profile: str) -> None:
    """With deferred leech the open offer may stay open for long: it remains with its person until it is answered."""
    record = offered(profile, 1)
    game = record.game
    seat, _ = leeching(game)
    kept = policy(leech="never").from_now(game, seat)
    assert next_choice(game, seat, policy(leech="never")) is not None
    assert next_choice(game, seat, kept) is None
    assert settle(record, {seat: kept}, set()) == []
    again = Policy.kept(TITLE, kept.stored())
    assert (again.since, again.opened) == (record.revision, 1)
    assert Policy.read(TITLE, kept.stored()).opened == 0, "what somebody sends cannot say which offers are open"
    rnd = Random(1)
    answered = False
    for _ in range(400):
        assert not game.over
        mine = [d for d in game.view()["decisions"] if d["seat"] == seat and d["kind"] == "leech"]
        if mine and answered:
            assert next_choice(game, seat, again) is not None, "a new offer"
            return
        to_act = [one for one in game.to_act if one != seat or not mine] or [seat]
        who = rnd.choice(to_act)
        if who == seat and mine:
            answered = True
            record.step(seat, [next(c.text for c in game.options(seat) if c.text.startswith(("leech", "decline")))])
            continue
        assert not mine or next_choice(game, seat, again) is None, "the old one waits while others go on"
        record.step(who, [pick(game, rnd, who, 0.0).text])
    raise AssertionError("no other offer")


def test_after_an_undoing_offers_are_new_ones() -> None:
    record = offered("rulebook", 1)
    seat, _ = leeching(record.game)
    kept = policy(leech="never").from_now(record.game, seat)
    assert kept.after(record.revision) is kept
    assert kept.after(record.revision - 1).opened == 0
    for wrong in ({"since": -1}, {"opened": True}, {"since": "1"}):
        with pytest.raises(PlayError):
            Policy.kept(TITLE, {"leech": "never"} | wrong)


def test_free_power_is_taken_without_asking() -> None:
    record = offered("rulebook", 1, 1)
    seat, _ = leeching(record.game)
    assert str(next_choice(record.game, seat, policy(leech="ask_when_it_matters"))).startswith("leech 1")


def test_asked_in_the_last_round() -> None:
    record = offered("rulebook", 2)
    game = record.game
    seat, gain = leeching(game)
    game.state.put(0, 6)
    assert next_choice(game, seat, policy(leech="up_to", vp=gain, ask_last_round=True)) is None
    assert next_choice(game, seat, policy(leech="up_to", vp=gain)) is not None


@pytest.mark.parametrize(
    "document",
    [None, [], {"leech": "always"}, {"leech": "up_to", "vp": -1}, {"vp": True}, {"vp": "3"}, {"vp": 10**9},
     {"ask_last_round": 1}, {"leech": ["ask"]}],
)  # fmt: skip
def test_policies_that_are_none(document: object) -> None:
    with pytest.raises(PlayError) as error:
        Policy.read(TITLE, document)
    assert error.value.code == "bad_policy"


def test_a_policy_is_read_as_it_was_written() -> None:
    kept = policy(leech="up_to", vp=3, ask_last_round=True)
    assert Policy.read(TITLE, kept.document()).document() == kept.document()
    assert Policy.read(TITLE, {}).document()["leech"] == "ask"


def building(profile: str = "rulebook") -> tuple[Record, int, str]:
    """A game at a turn in which an upgrade offers power to the neighbour."""
    for seed in range(40):
        rnd = Random(seed)
        record = Record(terra.new(2, factions=["nomads", "witches"], seed=seed, ruleset=profile))
        game = record.game
        for _ in range(60):
            seat = game.to_act[0]
            found: dict[str, Any] = position(game, WORDS, seat)
            wanted = [o["text"] for o in found["options"] if o["quote"]["offers"] and o["text"].endswith("to TP")]
            if found["kind"] == "turn" and wanted:
                return record, seat, wanted[0]
            record.step(seat, [pick(game, rnd, seat, 0.0).text])
    raise AssertionError("no such turn")


def test_a_turn_ends_when_the_others_have_answered() -> None:
    record, seat, text = building()
    game = record.game
    _, later = record.submit(seat, [text])
    assert later
    ended = {seat}
    assert settle(record, {}, ended) == []
    assert ended == {seat}
    other = game.to_act[0]
    assert other != seat
    record.submit(other, [next(c.text for c in game.options(other) if c.text.startswith("decline"))])
    assert [c.text for c in game.options(seat)] == ["done"]
    rows = settle(record, {}, ended)
    assert rows == []  # the end of a turn has no row of its own
    assert record.game.history[-1] == (seat, "done")
    assert ended == set()


def test_all_of_it_by_standing_answers() -> None:
    record, seat, text = building()
    record.submit(seat, [text])
    ended = {seat}
    rows = settle(record, {1 - seat: policy(leech="up_to", vp=9)}, ended)
    assert [row.by for row in rows] == [STANDING]
    assert record.game.state.turn() is not None
    assert record.game.history[-1] == (seat, "done")
    assert undo.alone(record.submissions, seat) == record.submissions[-3].start
    assert undo.alone(record.submissions, 1 - seat) is None


# -- undo -----------------------------------------------------------------------------


def test_back_until_another_has_decided() -> None:
    record, seat, text = building()
    start = record.revision
    record.submit(seat, [text])
    people = {0, 1}
    assert undo.alone(record.submissions, seat) == start
    assert undo.consent(record.submissions, seat, start, people) == set()
    other = 1 - seat
    record.submit(other, [record.game.options(other)[0].text])
    assert undo.alone(record.submissions, seat) is None
    assert undo.alone(record.submissions, other) == record.submissions[-1].start
    assert undo.consent(record.submissions, seat, start, people) == {other}
    assert undo.consent(record.submissions, seat, start, {seat}) == set(), "who has left is not asked"
    assert undo.last_of(record.submissions, seat) == start


def test_bots_that_only_react_go_back_too() -> None:
    record, seat, text = building()
    start = record.revision
    record.submit(seat, [text])
    other = 1 - seat
    record.step(other, [record.game.options(other)[0].text], BOT)
    assert undo.alone(record.submissions, seat) == start
    record.submit(seat, [])
    record.step(other, [record.game.options(other)[0].text], BOT)
    assert undo.alone(record.submissions, seat) is None, "a bot's turn is a decision"
    assert undo.consent(record.submissions, seat, start, {seat}) == set(), "but nobody has to agree"


def test_a_bot_that_places_a_dwelling_has_decided() -> None:
    record = Record(terra.new(2, factions=["nomads", "witches"], seed=1))
    game = record.game
    first = game.to_act[0]
    record.step(first, [game.options(first)[0].text])
    assert undo.alone(record.submissions, first) == 0
    bot = game.to_act[0]
    record.step(bot, [game.options(bot)[0].text], BOT)
    assert not record.submissions[-1].reacts
    assert undo.alone(record.submissions, first) is None


def test_opened_bids_are_taken_back_only_by_all() -> None:
    record = Record(terra.new(3, factions="sealed-auction", seed=4))
    game = record.game
    for seat in range(3):
        record.step(seat, [f"bid {name} {seat}" for name in game.setup.factions])
    last = record.submissions[-1]
    assert last.reveals
    assert last.by == PERSON
    assert undo.alone(record.submissions, 2) is None
    assert undo.consent(record.submissions, 2, last.start, {0, 1, 2}) == {0, 1}


@pytest.mark.parametrize("to", [-1, 1, 10_000, True, "0", None, 0.0])
def test_revisions_to_which_nobody_can_go_back(to: object) -> None:
    record = Record(terra.new(2, factions="sealed-auction", seed=4))
    record.step(0, [f"bid {name} 1" for name in record.game.setup.factions])
    with pytest.raises(PlayError) as error:
        undo.consent(record.submissions, 0, to, {0, 1})  # type: ignore[arg-type]
    assert error.value.code == "no_such_revision"


def test_a_turn_that_had_ended_waits_again() -> None:
    record, seat, text = building()
    record.submit(seat, [text])
    other = record.game.to_act[0]
    answered = record.revision
    record.submit(other, [record.game.options(other)[0].text])
    ended = {seat}
    settle(record, {}, ended)
    assert ended == set()
    record.submit(other, [next(c.text for c in record.game.options(other) if c.text.startswith("pass"))])
    record.submit(seat, [next(c.text for c in record.game.options(seat) if c.text.startswith("pass"))])
    assert undo.ends_again(record, answered, ended) == {seat}
    assert undo.ends_again(record, answered - 1, ended) == set()
    ended = undo.ends_again(record, answered, ended)
    record.undo(answered)
    record.submit(other, [record.game.options(other)[0].text])
    settle(record, {}, ended)
    assert record.game.history[-1] == (seat, "done")
