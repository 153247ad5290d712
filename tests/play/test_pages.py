"""Whole games by pages that know nothing but Positions: they draft, confirm, and are never stuck."""

from random import Random
from typing import Any

import pytest

from hexarch.games import terra
from hexarch.games.terra.setup import WAYS
from hexarch.games.terra.title import TITLE
from hexarch.play.position import position
from hexarch.play.record import Record
from hexarch.play.standing import Policy, settle
from hexarch.words import Words

from ..terra.chance import OFFICIAL, PROFILES, begin

WORDS = Words("en")
FACTIONS = sorted(faction.id for faction in OFFICIAL)


def choose(found: dict[str, Any], rnd: Random) -> str:
    """Something of what a Position offers: mostly an option, seldom a pass or a conversion."""
    if found["free"] and rnd.random() < 0.04:
        return str(rnd.choice(found["free"])["text"])
    if found["proposals"] and rnd.random() < 0.15:
        return str(rnd.choice(found["proposals"])["text"])
    going_on = [option for option in found["options"] if option["verb"] != "pass"]
    if going_on and rnd.random() < 0.85:
        return str(rnd.choice(going_on)["text"])
    return str(rnd.choice(found["options"] or found["free"])["text"])


def draft_of(record: Record, seat: int, rnd: Random) -> list[str]:
    """What a page sends: texts until it may confirm, perhaps a few more."""
    draft: list[str] = []
    for _ in range(40):
        found = position(record.game, WORDS, seat, draft)
        assert found["revision"] == record.revision
        assert [part["text"] for part in found["draft"]] == draft
        if found["confirm"]["ready"] and (not found["options"] or rnd.random() < 0.8):
            return draft
        assert found["options"] or found["free"], (found["kind"], draft, found["title"])
        draft.append(choose(found, rnd))
    raise AssertionError(draft)


def play_by_pages(record: Record, rnd: Random) -> None:
    """To the end of the game, with standing answers of one seat."""
    game = record.game
    ended: set[int] = set()
    policies = {
        0: Policy.read(TITLE, {"leech": "up_to", "vp": 2}),
        1: Policy.read(TITLE, {"leech": "ask_when_it_matters"}),
    }
    for _ in range(1500):
        settle(record, policies, ended)
        if game.over:
            return
        seat = rnd.choice(game.to_act)
        ready = position(game, WORDS, seat)["confirm"]
        draft = [] if ready["ready"] else draft_of(record, seat, rnd)
        before = record.revision
        _, later = record.submit(seat, draft)
        assert record.revision > before
        if later:
            ended.add(seat)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("number", range(0, len(FACTIONS), 4))
def test_nobody_is_ever_stuck(number: int) -> None:
    rnd = Random(number)
    profile = PROFILES[number // 4 % 2]
    record = Record(begin(rnd, profile, 2 + number % 3, first=FACTIONS[number]))
    play_by_pages(record, rnd)
    assert record.game.over
    assert len(record.submissions) < len(record.game.history), "turns are sent as a whole"


@pytest.mark.parametrize("way", ["draft", "auction", "sealed-auction"])
def test_every_way_to_begin(way: str) -> None:
    assert way in WAYS
    rnd = Random(1)
    record = Record(terra.new(3, seed=6, factions=way, map="fjords"))
    game = record.game
    while game.state.cells[0] == 0:
        seat = game.to_act[0]
        draft = []
        while not (found := position(game, WORDS, seat, draft))["confirm"]["ready"]:
            draft.append(rnd.choice(found["options"])["text"])
        record.submit(seat, draft)
    assert all(game.faction(seat) for seat in range(3))
