"""A game of Merchants of the Seas at the table: planner, standing answers, statistics, review, replay, environments."""

from pathlib import Path

import pytest

from hexarch import bots
from hexarch.bots.review import find, judge
from hexarch.env import aec
from hexarch.env.observer import of
from hexarch.games import terra
from hexarch.games.terra.ledger import write
from hexarch.games.terra.title import TITLE
from hexarch.kernel.rng import Random
from hexarch.play.planner import plan
from hexarch.play.position import position
from hexarch.play.record import Record
from hexarch.play.replay import from_import, from_save
from hexarch.play.standing import Policy, next_choice
from hexarch.words import Words

from ..terra.harbour import Harbour

WORDS = Words("en")
OBSERVER = of(TITLE)
ANSWERS = [({"leech": "up_to", "vp": 2}, "leech 3"), ({"leech": "never"}, "decline 3")]
PLAYED = Path(__file__).parents[1] / "browser" / "merchants.txt"
FACTIONS = ["alchemists", "engineers", "mermaids"]


@pytest.fixture(scope="module")
def record() -> Record:
    """A whole game with every kind of trade."""
    options = {"merchants": True, "merchants-assured": True}
    game = terra.new(3, 134, "rulebook", factions=FACTIONS, map="lakes", options=options)
    found = Record(game)
    for line in PLAYED.read_text("utf-8").splitlines():
        seat, _, text = line.partition(" ")
        found.step(int(seat), [text])
    assert game.over
    return found


def harbour() -> Harbour:
    """Witches whose ships reach a stronghold and a dwelling of the Nomads."""
    t = Harbour("witches F4 G3 port:F4", "nomads B4 F3 I7")
    t.rich()
    t.has("nomads", "20 VP 12/0/0 PW")
    t.stands("nomads", "SH E8, D H5")
    t.ship("witches", "r22", "r30")
    return t


def test_a_draft_tells_the_price_of_steps_and_the_owners_power() -> None:
    t = harbour()
    drafted = position(t.game, WORDS, 0, ["action SAIL", "ship r22 to E8", "ship r30 to H5"])
    trades = {one["text"]: one for one in drafted["options"] if one["text"].startswith("trade")}
    assert set(trades) == {"trade E8", "trade H5"}
    assert trades["trade E8"]["at"]["hex"] == "E8"
    offered = trades["trade E8"]["quote"]["offers"]
    assert [(one["seat"], one["power"]) for one in offered] == [(1, 3)]
    assert position(t.game, WORDS, 0, ["action SAIL", "ship r22 to E8", "-MOVE"])["total"]["warnings"] == []
    sails = {one["text"]: one for one in position(t.game, WORDS, 0, ["action SAIL"])["options"]}
    assert sails["ship r22 to r29"]["at"] == {"river": "r29", "ship": "r22"}


def test_the_planner_goes_on_through_trades_and_the_owners_answers() -> None:
    t = harbour()
    texts = ["action SAIL", "ship r22 to E8", "ship r30 to H5", "trade H5"]
    line = [{"seat": 0, "text": text} for text in texts]
    planned = plan(t.game, WORDS, line, rows=True)
    assert planned["seat"] == 1  # the owner is asked next
    line += [{"seat": 1, "text": "leech 1 from witches"}, {"seat": 0, "text": "trade E8"}]
    line += [{"seat": 0, "text": "-SPADE"}, {"seat": 1, "text": "decline 3 from witches"}]
    planned = plan(t.game, WORDS, line, end=True, rows=True)
    assert planned["line"][-1]["text"] == "done"
    assert t.seals("witches") == []  # the game itself is as it was


@pytest.mark.parametrize(
    ("wish", "answer"), [({"leech": "up_to", "vp": 2}, "leech 3"), ({"leech": "never"}, "decline 3")]
)
def test_standing_answers_are_given_for_a_trade_and_the_turn_ends(wish: dict[str, object], answer: str) -> None:
    t = harbour()
    t.play("witches: action SAIL. ship r22 to E8. -MOVE. trade E8. -SPADE")
    assert next_choice(t.game, 1, Policy.read(TITLE, wish)) == f"{answer} from witches"
    t.play(f"nomads: {answer} from witches")
    assert next_choice(t.game, 0, None, True) == "done"


def test_points_of_trade_are_in_the_statistics(record: Record) -> None:
    figures = record.tally.document()
    scored = [seat["sources"]["trade"][-1] for seat in figures["seats"]]
    assert scored == [one["trade"] for one in record.game.scores()]
    assert sum(scored) > 0


def test_replay_from_save_and_ledger(record: Record) -> None:
    assert from_save(record.game.dumps()).game.digest() == record.game.digest()
    assert from_import(write(record.game)).game.digest() == record.game.digest()


def test_a_movement_is_reviewed_as_one_decision(record: Record) -> None:
    history = record.game.history
    place = history.index((1, "trade D5 for POWER")) - 2
    assert [text for _, text in history[place : place + 2]] == ["action SAIL", "ship r11 to D5"]
    game = TITLE.new(record.game.setup)
    for seat, text in history[:place]:
        game.step(seat, text)
    unit = find(game, history, place)
    assert unit.places[:3] == [place, place + 1, place + 2]
    verdict = judge(game, history, unit, bots.adviser(TITLE, "greedy"))
    assert verdict.seat == 1


def test_an_observation_shows_ships_seals_and_ports() -> None:
    t = harbour()
    t.sealed("nomads", "F4")
    layout, seen = OBSERVER.layout, OBSERVER.observe(t.game, 0)
    value = dict(zip(layout.names, seen, strict=True))
    fleet = {name: round(float(value[f"fleet.{name}.0"]), 2) for name in ("supply", "seals", "steps", "trading")}
    assert fleet == {"supply": 0.33, "seals": 1.0, "steps": 0.0, "trading": 0.0}
    assert round(float(value["fleet.seals.1"]), 2) == 0.93
    planes = seen[layout["sea"].range].reshape(layout["sea"].shape)
    names = layout["sea"].axes[0]
    sums = {name: round(float(planes[i].sum()), 2) for i, name in enumerate(names) if planes[i].any()}
    assert sums == {"ships.0": 0.67, "seal.1": 1.0, "port.0": 1.0, "port.1": 1.0, "canal": 2.0}
    without = terra.new(2, 1)
    assert not OBSERVER.observe(without, 0)[layout["sea"].range].any()


def test_an_environment_plays_with_ships() -> None:
    env = aec.env(players=2, proposals=False, options={"merchants": True})
    env.reset(seed=3)
    random = Random(3)
    launched = 0
    for _ in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        over = terminated or truncated
        launched += not over and bool(seen["observation"][OBSERVER.layout["sea"].range].any())
        env.step(None if over else random.below(int(seen["action_mask"].sum())))
    assert launched
