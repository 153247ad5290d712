"""Nothing comes from nowhere: tokens, tiles, structures and points add up, and every cache equals a fresh count."""

from pathlib import Path
from random import Random

import pytest

from hexarch.games import terra
from hexarch.games.terra import codes
from hexarch.games.terra import layout as at
from hexarch.games.terra.box.registry import options_by_players
from hexarch.games.terra.codes import named
from hexarch.games.terra.game import Game
from hexarch.games.terra.ledger.check import Replay
from hexarch.games.terra.ledger.rows import read_file
from hexarch.games.terra.resources import COINS

from .chance import MAPS, OPTIONS, PROFILES, begin, enrich, play, walk
from .conservation import caches_are_fresh, conserved


def coins(game: Game) -> None:
    """Coins in hand are those of the start, plus gains, less payments, by the event log."""
    s = game.state
    for seat in range(s.seats):
        total = s.faction(seat).start.c
        for e in map(named, s.effects):
            if e.seat == seat and e.code in (codes.GAIN, codes.PAY) and e.resource == COINS:
                total += e.amount if e.code == codes.GAIN else -e.amount
        assert s.get(seat, at.COINS) == total


NEWER = ("icemaidens", "yetis", "acolytes", "dragonlords", "shapeshifters", "riverwalkers")


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("number", range(10))
def test_the_box_holds_what_it_holds(profile: str, number: int) -> None:
    rnd = Random(f"{profile} {number}")
    option = "" if number < 2 else rnd.choice(OPTIONS)
    players = 0 if option in options_by_players() else 2 + number % 4
    game = begin(rnd, profile, players, NEWER[number % 6], option, MAPS[number % len(MAPS)])
    for step, _ in enumerate(walk(game, rnd, free=0.15)):
        if step % 4 == 0:
            conserved(game)
            coins(game)
        if step % 12 == 0:
            caches_are_fresh(game)
    for check in (conserved, coins, caches_are_fresh):
        check(game)


@pytest.mark.parametrize("number", range(6))
def test_rich_games_hold_no_more(number: int) -> None:
    """With gifts the structures, towns and cult tracks fill up."""
    rnd = Random(number)
    game = begin(rnd, rnd.choice(PROFILES), rnd.randint(2, 4), NEWER[number])
    for step, _ in enumerate(walk(game, rnd, free=0.05)):
        if step % 10 == 0:
            enrich(game, rnd)
            conserved(game)
        if step % 30 == 0:
            caches_are_fresh(game)
    conserved(game)
    caches_are_fresh(game)
    s = game.state
    assert sum(s.get(seat, at.TOWNS) for seat in range(s.seats)) > 0


@pytest.mark.shared
def test_real_games_hold_no_more(shared: Path) -> None:
    tops = rivers = 0
    for path in sorted((shared / "ledgers").glob("*.txt"))[::3]:
        replay = Replay(read_file(path))
        for number, line in enumerate(replay.ledger.lines):
            replay.line(line)
            if number % 25 == 24:
                conserved(replay.game)
                coins(replay.game)
                caches_are_fresh(replay.game)
        s = replay.game.state
        tops += sum(cell > 0 for cell in s.cells[at.CULT_TOP : at.CULT_TOP + 4])
        rivers += sum(e.code == codes.RIVER for e in s.effects)
    assert tops > 10
    assert rivers > 0


def test_going_back_brings_the_caches_back() -> None:
    rnd = Random("back")
    game = begin(rnd, "league", 4)
    marks = [game.mark() for _ in walk(game, rnd, free=0.1)]
    for mark_ in reversed(marks[::9]):
        game.rollback(mark_)
        caches_are_fresh(game)
        conserved(game)


def test_what_is_left_in_the_end_is_worth_nothing() -> None:
    game = play(terra.new(4, 11, "rulebook"), Random(11))
    for seat in range(4):
        s = game.state
        assert s.get(seat, at.COINS) < s.faction(seat).payment.coins_per_vp
        assert s.get(seat, at.WORKERS) == s.get(seat, at.PRIESTS) == s.get(seat, at.BOWL3) == 0
        assert s.get(seat, at.BOWL2) < 2
