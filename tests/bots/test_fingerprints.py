"""What the bots choose for fixed seeds stays the same, version after version, until somebody means to change it.

The games follow the first edition of the rules, and what greedy, steward and elder choose is what version 0.1.0 chose,
elder with the weights that it had then; what it chooses with its present ones has fingerprints of its own. In auctions
they bid here as greedy does, and in drafts they look once at a bare faction, as they did then; how they bid and choose
now is shown in `test_bidding.py`.
Random is offered a little more than it was then (actions that do nothing), so its fingerprints are younger. So is that
of elder's last round as compiled builds play it, which interpreted ones have no time for.
"""

import json
from hashlib import sha256
from pathlib import Path

import pytest

from hexarch import bots
from hexarch.arena import Table, document, run, schedule
from hexarch.arena.table import from_seed
from hexarch.games import terra
from hexarch.games.terra.bots import elder
from hexarch.games.terra.bots.elder import ElderBot
from hexarch.games.terra.bots.net import load
from hexarch.games.terra.bots.steward import StewardBot, readable
from hexarch.games.terra.profiles import FIRST_EDITION
from hexarch.games.terra.title import TITLE

KNOWN = json.loads((Path(__file__).parent / "fingerprints.json").read_text("utf-8"))
SETUPS = (
    (2, "rulebook", "draft", "base"),
    (3, "league", "auction", "fjords"),
    (4, "league", "sealed-auction", "lakes"),
    (5, "rulebook", "random", "fire_ice"),
    (4, "league", "random", "base"),
)
EVERY = 15  # decisions of which elder looks at one
FIRST = load(Path(__file__).parent.parent / "museum" / "0.1.0" / "elder.npz")  # the weights elder had at first


@pytest.fixture(autouse=True)
def _begin_as_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    def chosen(bot: StewardBot, game: terra.Game, seat: int, clock: bots.Clock | None) -> list[bots.Opinion]:
        return readable(game, seat, bot.ranked(game, seat, clock), bots.MOST_OPINIONS)

    monkeypatch.setattr(StewardBot, "_bids", lambda bot, game, seat, clock: bot._greedy.weigh(game, seat, clock))
    monkeypatch.setattr(StewardBot, "_choices", chosen)


def told(what: object) -> str:
    return sha256(repr(what).encode()).hexdigest()[:16]


def begun(number: int, seed: int) -> terra.Game:
    players, profile, way, ground = SETUPS[number]
    return terra.new(players, seed=seed + number, ruleset=profile, factions=way, map=ground, edition=FIRST_EDITION)


@pytest.mark.parametrize("number", range(len(SETUPS)))
@pytest.mark.parametrize("name", ["random", "greedy", "steward"])
def test_whole_games(name: str, number: int) -> None:
    game = begun(number, 20)
    bots.play(game, [bots.make(TITLE, name, number * 7 + seat) for seat in range(game.players)])
    assert told(game.history) == KNOWN[f"{name}-{number}"]


@pytest.mark.parametrize(
    "factions", [["icemaidens", "acolytes", "riverwalkers"], ["yetis", "dragonlords", "shapeshifters"]]
)
def test_the_expansion(factions: list[str]) -> None:
    game = terra.new(3, seed=4, factions=factions, ruleset="league", edition=FIRST_EDITION)
    bots.play(game, [bots.make(TITLE, "steward", seat) for seat in range(3)])
    assert told(game.history) == KNOWN[f"steward-{factions[0]}"]


@pytest.mark.parametrize("number", range(len(SETUPS)))
@pytest.mark.parametrize("weights", ["first", "present"])
def test_opinions_of_the_elder(weights: str, number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(elder, "process_time", lambda: 0.0)  # its budget alone decides, on any machine
    game = begun(number, 40)
    learnt = FIRST if weights == "first" else None
    bot, guide = ElderBot(number, learnt, seconds=0.1), bots.make(TITLE, "greedy", number)
    bot.ending = 0  # what only compiled builds have time for has a fingerprint of its own
    heard: list[str] = []
    decisions = 0
    while not game.over:
        seat = game.to_act[0]
        if decisions % EVERY == 0:
            heard.append(repr(bot.weigh(game, seat)))
        game.step(seat, guide.choose(game, seat))
        decisions += 1
    assert told(heard) == KNOWN[f"elder-{number}" if weights == "first" else f"elder-{number}-present"]


@pytest.mark.parametrize("others", [False, True])
def test_opinions_of_the_elder_in_the_last_round(others: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Plans are played to the end of the game, as in compiled builds: with the same budget the same in every build."""
    monkeypatch.setattr(elder, "process_time", lambda: 0.0)
    game = begun(1, 40)
    bot, guide = ElderBot(0, FIRST), bots.make(TITLE, "greedy", 0)
    bot.ending, bot.ends, bot.worlds, bot.others = 10_000, 3, 1, others
    heard: list[str] = []
    played = 0
    while not game.over:
        seat = game.to_act[0]
        if game.progress()[0] == 6 and len(heard) < 2:
            heard.append(repr(bot.weigh(game, seat)))
            played += bot.played
        game.step(seat, guide.choose(game, seat))
    assert played > 100
    assert told(heard) == KNOWN["elder-ends-others" if others else "elder-ends"]


def test_an_arena() -> None:
    def table(number: int) -> Table:
        return from_seed(TITLE, number + 3, 4, edition=FIRST_EDITION)

    tasks = schedule(table, ("greedy", "steward"), 4, games=4, seed=3)
    found = document(tasks, list(run(tasks)), 3)
    for bot in found["bots"].values():
        assert bot["by_source"].pop("trade") == 0  # a source of points that came later
    figures = {name: (bot["totals"], bot["by_source"], bot["by_label"]) for name, bot in found["bots"].items()}
    assert told(figures) == KNOWN["arena"]
