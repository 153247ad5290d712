"""Secrets: nothing that anybody else can see, choose or compute depends on a sealed bid; what is revealed stays so."""

import json
from collections.abc import Callable

import pytest

from hexarch import bots
from hexarch.games import terra
from hexarch.games.terra.game import Game
from hexarch.games.terra.secrets import opens
from hexarch.kernel.errors import Refusal
from hexarch.kernel.rng import Random
from hexarch.play import replay, setting, undo
from hexarch.play.bots import go
from hexarch.play.errors import PlayError, problem
from hexarch.play.local import Local
from hexarch.play.planner import plan, pointed, why
from hexarch.play.position import explain, point, position
from hexarch.play.record import Record
from hexarch.play.rows import BOT
from hexarch.words import Words, languages

WORDS = Words("en")
SEATS = 3
REVEALS = {
    "en": "Something will be revealed: confirm first.",
    "it": "Qualcosa verrà rivelato: prima conferma.",
    "pt": "Algo será revelado: confirme primeiro.",
}


def auction(*bids: list[int]) -> Record:
    """A sealed auction in which the first seats have bid."""
    record = Record(terra.new(SEATS, seed=11, factions="sealed-auction"))
    for seat, points in enumerate(bids):
        record.submit(seat, bidding(record.game, points))
    return record


def bidding(game: Game, points: list[int]) -> list[str]:
    return [f"bid {name} {n}" for name, n in zip(game.setup.factions, points, strict=True)]


def test_a_page_is_told_that_seats_know_what_others_must_not_see() -> None:
    """Until the bids are opened; nothing else of this game is hidden."""
    record = auction()
    for seat in range(SEATS):
        for viewer in (None, *range(SEATS)):
            assert position(record.game, WORDS, viewer)["state"]["secret"] is True
        assert plan(record.game, WORDS, [], viewer=seat)["state"]["secret"] is True
        record.submit(seat, bidding(record.game, [3, 2, 1]))
    assert not record.game.over
    assert position(record.game, WORDS, 0)["state"]["secret"] is False
    assert position(terra.new(SEATS, seed=11, factions="auction"), WORDS, 0)["state"]["secret"] is False


def everything(record: Record, viewer: int | None, acting: bool) -> str:
    """All that a viewer can be shown, try out or compute, as one text."""
    game = record.game
    found: list[object] = [
        game.view(viewer),
        game.history_for(viewer),
        game.svg(),
        game.to_act,
        [[one.kind for one in game.asked(seat)] for seat in range(SEATS)],
        [[one.text for one in game.options(seat)] for seat in range(SEATS)],
        record.log(WORDS, viewer=viewer),
        record.changed(),
        record.tally.document(),
        setting.settings(game, WORDS, viewer),
        position(game, WORDS, viewer),
        plan(game, WORDS, [], viewer=viewer, rows=True),
        game.imagine(viewer, Random(3)).digest(),
    ]
    if acting and viewer is not None:
        mine = bidding(game, [7, 0, 40])
        line = [{"seat": viewer, "text": text} for text in mine]
        found += [position(game, WORDS, viewer, mine[:n]) for n in (1, 2, 3)]
        found += [explain(game, WORDS, viewer, mine[2], mine[:2]), explain(game, WORDS, viewer, "build E6", mine[:1])]
        found += [point(game, WORDS, viewer, {"hex": "E6"}, mine[:1])]
        found += [plan(game, WORDS, line, viewer=viewer, rows=True)]
        found += [why(game, WORDS, line, viewer, "build E6", viewer=viewer)]
        found += [pointed(game, WORDS, line, viewer, {"hex": "E6"}, viewer=viewer)]
        found += [go(game, bots.make(record.game.title, name, 5), viewer) for name in ("random", "greedy")]
    return json.dumps(found)


@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_hidden_bids_can_be_exchanged_and_nobody_notices(viewer: int | None) -> None:
    """Even for seat 2, which bids last and could try out how the auction ends."""
    one = auction([40, 3, 0], [1, 1, 1])
    two = auction([0, 17, 25], [1, 1, 1])
    if viewer != 1:
        two = auction([0, 17, 25], [30, 0, 9])
    assert opens(one.game) is False
    assert one.game.hides(viewer)
    assert everything(one, viewer, viewer == 2) == everything(two, viewer, viewer == 2)
    assert everything(one, 0, False) != everything(two, 0, False), "one's own bids are one's own"


def test_a_bid_of_ones_own_is_seen() -> None:
    record = auction([40, 3, 0])
    assert record.game.history_for(0) == record.game.history
    assert {text for _, text in record.game.history_for(1)} == {""}
    assert record.log(WORDS, viewer=0)[0]["text"] == ". ".join(bidding(record.game, [40, 3, 0]))
    assert record.log(WORDS, viewer=1)[0]["label"] == "A sealed bid."


@pytest.mark.parametrize("language", languages())
def test_a_draft_stops_at_what_would_be_revealed(language: str) -> None:
    record = auction([40, 3, 0], [1, 1, 1])
    words = Words(language)
    mine = bidding(record.game, [7, 0, 9])
    found = position(record.game, words, 2, mine)
    assert found["reveals"]
    assert found["title"] == REVEALS[language]
    assert found["confirm"]["ready"]
    assert [one["text"] for one in found["draft"]] == mine
    assert "reveals" not in position(record.game, words, 2, mine[:2])
    with pytest.raises(PlayError) as error:
        position(record.game, words, 2, [*mine, "pass"])
    assert problem(words, error.value) == {"code": "reveals", "sentence": REVEALS[language]}


def test_a_quote_tells_nothing_of_what_it_would_reveal() -> None:
    game = auction([40, 3, 0], [1, 1, 1]).game
    mine = bidding(game, [7, 0, 9])
    for text in mine[:2]:
        quote = game.quote(2, text)
        assert not isinstance(quote, Refusal)
        assert not quote.reveals
        game.step(2, text)
    quote = game.quote(2, mine[2])
    assert not isinstance(quote, Refusal)
    assert quote.reveals
    assert quote.effects == []
    together = game.quote(2, f"{mine[2]}. build E6")
    assert not isinstance(together, Refusal)
    assert together.reveals


def test_what_revealed_something_is_taken_back_only_with_the_consent_of_all() -> None:
    record = auction([40, 3, 0], [1, 1, 1])
    record.submit(2, bidding(record.game, [7, 0, 9]))
    assert [sent.reveals for sent in record.submissions] == [False, False, True]
    last = record.submissions[-1]
    assert undo.alone(record.submissions, 2) is None
    assert undo.consent(record.submissions, 2, last.start, {0, 1, 2}) == {0, 1}
    assert not record.game.hides()
    assert "40" in record.log(WORDS, viewer=1)[0]["text"], "now everybody may read it"


def test_a_stored_game_may_have_gone_on_after_a_revelation() -> None:
    """What a file says was chosen is played as it is; only a draft must wait."""
    record = auction([40, 3, 0], [1, 1, 1], [7, 0, 9])
    game = record.game
    for _ in range(4):
        seat = game.to_act[0]
        record.step(seat, [game.options(seat)[0].text])
    again = replay.from_save(game.dumps())
    assert again.game.digest() == game.digest()
    assert any(sent.reveals for sent in again.submissions)
    table = Local(record, ["", "", ""])
    assert Local.load(game.dumps(), table.state()).record.revision == record.revision


def test_a_seed_is_withheld_while_anything_is_hidden() -> None:
    record = auction([40, 3, 0], [1, 1, 1])
    assert setting.settings(record.game, WORDS)["seed"] is None
    record.submit(2, bidding(record.game, [7, 0, 9]))
    assert setting.settings(record.game, WORDS)["seed"] == 11


def test_imagined_bids_are_legal_and_differ() -> None:
    game = auction([40, 3, 0], [1, 1, 1]).game
    worlds = [game.imagine(2, Random(seed)) for seed in range(5)]
    assert len({world.digest() for world in worlds}) == 5
    for world in worlds:
        assert [seat for seat, _ in world.history] == [seat for seat, _ in game.history]
        assert world.history != game.history
        assert world.view(2) == game.view(2)
    mine = game.imagine(0, Random(1)).history
    assert mine[:SEATS] == game.history[:SEATS]
    assert game.imagine(None, Random(1)).history[:SEATS] != game.history[:SEATS]


def test_a_bots_go_ends_with_what_it_reveals() -> None:
    record = auction([40, 3, 0], [1, 1, 1])
    for name in ("random", "greedy"):
        texts = go(record.game, bots.make(record.game.title, name, 1), 2)
        assert len(texts) == SEATS
        assert all(text.startswith("bid ") for text in texts)
    record.step(2, go(record.game, bots.make(record.game.title, "random", 1), 2), BOT)
    assert record.submissions[-1].reveals


ATTEMPTS: list[Callable[[Record], object]] = [
    lambda record: record.submit(2, [*bidding(record.game, [7, 0, 9]), "pass"]),
    lambda record: explain(record.game, WORDS, 2, "pass", bidding(record.game, [7, 0, 9])),
    lambda record: point(record.game, WORDS, 2, {"hex": "E6"}, bidding(record.game, [7, 0, 9])),
]


@pytest.mark.parametrize("attempt", ATTEMPTS)
def test_nothing_can_be_asked_behind_a_revelation(attempt: Callable[[Record], object]) -> None:
    record = auction([40, 3, 0], [1, 1, 1])
    before = record.game.digest()
    with pytest.raises(PlayError) as error:
        attempt(record)
    assert error.value.code == "reveals"
    assert record.game.digest() == before
