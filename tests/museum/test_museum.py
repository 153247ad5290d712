"""Whatever any version wrote is still read, replayed and played on.

Each folder beside this file holds what one version or one edition wrote, with notes of what must come out of it;
`make.py` adds those of the version at hand.
"""

import json
import lzma
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hexarch import bots
from hexarch.bots.net import Net
from hexarch.env.records import games as recorded
from hexarch.games import terra
from hexarch.games.terra.board import hexes
from hexarch.games.terra.board.mapfile import read_map
from hexarch.games.terra.bots.elder import ElderBot
from hexarch.games.terra.bots.learning import LEARNING
from hexarch.games.terra.bots.net import load
from hexarch.games.terra.bots.steward import StewardBot
from hexarch.games.terra.env.observation import observe
from hexarch.games.terra.ledger import check_text
from hexarch.games.terra.profiles import FIRST_EDITION
from hexarch.games.terra.title import TITLE
from hexarch.train.run import Plan, Run

from ..web.conftest import Person, Server
from .archive import noted, unpack
from .making import local, server
from .making.research import Still
from .making.saves import notes, until

HERE = Path(__file__).parent
LOCAL = sorted(path.parent.name for path in HERE.glob("*/local.json"))
RECORDED = sorted(path.parent.name for path in HERE.glob("*/records.json"))
VERSIONS = sorted(path.parent.name for path in HERE.glob("*/saves.json"))
GROUPS = sorted({(v, n.partition("-")[0]) for v in VERSIONS for n in noted(HERE / v / "saves.json")})


def same(found: dict[str, Any], wanted: dict[str, Any]) -> None:
    """Everything that was noted came out; later versions may tell more."""
    assert {key: found.get(key) for key in wanted} == wanted


def play_on(game: terra.Game) -> None:
    bots.play(game, [bots.make(TITLE, "random", seat) for seat in range(game.players)])


def test_there_are_exhibits() -> None:
    assert "0.1.0" in VERSIONS


@pytest.mark.parametrize(("version", "group"), GROUPS)
def test_saved_games_are_read_and_played_on(version: str, group: str) -> None:
    folder = HERE / version
    texts = unpack(folder / "saves.tar.xz")
    for name, wanted in noted(folder / "saves.json").items():
        if name.partition("-")[0] != group:
            continue
        game = terra.loads(texts[name].decode())
        same(notes(game), wanted)
        assert game.over == wanted["over"]
        play_on(game)
        again = terra.loads(game.dumps())
        assert again.over, name
        assert notes(again) == notes(game)


@pytest.mark.parametrize("version", VERSIONS)
def test_ledgers_are_read(version: str) -> None:
    folder = HERE / version
    texts = unpack(folder / "ledgers.tar.xz")
    for name, wanted in noted(folder / "ledgers.json").items():
        report = check_text(texts[name].decode(), name)
        assert report.error is None
        assert report.difference is None
        assert report.game is not None
        found = notes(report.game)
        same(found, {key: wanted[key] for key in ("map", "factions", "over", "points")})


@pytest.mark.parametrize("version", VERSIONS)
def test_maps_of_one_s_own_are_read(version: str) -> None:
    folder = HERE / version
    for name, text in unpack(folder / "maps.tar.xz").items():
        plan = read_map(text.decode())
        same({"name": plan.name, "id": plan.id}, noted(folder / "maps.json")[name])
        assert hexes.load(plan.id).hexes


# -- games of the page ------------------------------------------------------------------


@pytest.mark.parametrize("version", LOCAL)
def test_games_on_a_device_are_opened_and_go_on(version: str) -> None:
    folder = HERE / version
    kept = json.loads(lzma.decompress((folder / "local.json.xz").read_bytes()))
    wanted = noted(folder / "local.json")
    assert [one["id"] for one in kept] == list(wanted)
    for one in kept:
        chance = random.Random(3)
        local.ask("load", text=one["text"], state=one["state"])
        same(local.told(), wanted[one["id"]])
        for plan in one["lines"]:
            assert local.ask("plan", at=plan["at"], line=plan["line"])["view"]
        moves = 0
        while local.ask("table")["state"] == "running":
            local.move(chance)
            moves += 1
        assert bool(moves) == (wanted[one["id"]]["state"] == "running")
        saved = local.ask("save")
        ended = local.told()
        local.ask("load", **saved)
        assert local.told() == ended


# -- the laboratory ---------------------------------------------------------------------


def weights(folder: Path, name: str, place: Path) -> Net:
    """Weights of an exhibit: a file, or the folder of a run."""
    if not name.endswith(".tar.xz"):
        return load(folder / name)
    for part, data in unpack(folder / name).items():
        (place / part).write_bytes(data)
    return load(place / "weights.npz")


@pytest.mark.parametrize("version", VERSIONS)
def test_weights_choose_as_they_did(version: str, tmp_path: Path) -> None:
    folder = HERE / version
    saves = unpack(folder / "saves.tar.xz")
    for name, kinds in noted(folder / "weights.json").items():
        net = weights(folder, name, tmp_path)
        for kind, wanted in kinds.items():
            bot = StewardBot(learnt=net) if kind == "steward" else ElderBot(learnt=net)
            for one in wanted:
                game = until(terra.loads(saves[one["save"]].decode()), one["choices"])
                assert bot.choose(game, one["seat"], Still()) == one["chooses"], (name, kind, one["save"])
                assert bot.estimate(game) == pytest.approx(one["expects"], abs=0.05)


@pytest.mark.parametrize("version", VERSIONS)
def test_training_goes_on_from_a_run(version: str, tmp_path: Path) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    old.mkdir()
    before = weights(HERE / version, "run.tar.xz", old)
    remembered = 0
    for path in old.glob("games-*.npz"):
        with np.load(path) as file:
            remembered += len(file["points"])
    assert remembered
    done = Run(Plan(generations=1, games=1, window=3, epochs=1, seed=2, players=2, start=str(old)), new).go()
    assert done[0].positions > remembered
    assert set(load(new / "weights.npz").names) >= set(before.names) & set(LEARNING.needed(""))


@pytest.mark.parametrize("version", RECORDED)
def test_records_are_read_and_tell_the_same_games(version: str) -> None:
    folder = HERE / version
    tables = list(recorded(folder / "records.parquet"))
    wanted = noted(folder / "records.json")
    assert [table["game"][0].as_py() for table in tables] == list(wanted)
    for table, (_, one) in zip(tables, wanted.items(), strict=True):
        rows = table.to_pylist()
        assert len(rows) == one["rows"]
        assert rows[0]["vp"] == one["vp"]
        assert rows[0]["result"] == one["result"]
        assert [row["candidates"][row["chosen"]] for row in rows[:5]] == one["first"]
        edition = one.get("edition", FIRST_EDITION)
        game = terra.new(
            one["players"], one["seed"], one["profile"], map=one.get("map") or one["map_id"], edition=edition
        )
        for row in rows:
            for line in row["before"]:
                game.step(int(line[0]), line[2:])
            assert row["faction"] == game.faction(row["seat"])
            assert np.array_equal(np.array(row["observation"], dtype=np.float32), observe(game, row["seat"]))
            game.step(row["seat"], row["candidates"][row["chosen"]])
        assert game.over
        assert [row["total"] for row in game.scores()] == one["vp"]


# -- the server -------------------------------------------------------------------------


def come_in(found: Server, wanted: dict[str, Any]) -> tuple[Person, Person, Person]:
    """Ada and Cid by their private links, Bea with her password."""
    people = [Person(found.url) for _ in range(3)]
    people[0].post("/key", token=wanted["keys"]["Ada"])
    people[1].post("/login", **wanted["login"])
    people[2].post("/key", token=wanted["keys"]["Cid"])
    return people[0], people[1], people[2]


@pytest.mark.parametrize("version", VERSIONS)
def test_a_server_takes_up_an_old_database(version: str, tmp_path: Path) -> None:
    folder = HERE / version
    wanted = noted(folder / "server.json")
    file = tmp_path / "table.sqlite3"
    file.write_bytes(lzma.decompress((folder / "server.sqlite3.xz").read_bytes()))
    found = Server(f"sqlite:///{file}", tmp_path)
    people: tuple[Person, ...] = ()
    try:
        ada, bea, cid = people = come_in(found, wanted)
        for one in wanted["tables"].values():
            same(server.shown(ada, one["id"]), {key: value for key, value in one.items() if key != "id"})
            if one["state"] != "waiting":
                assert ada.get(f"/games/{one['id']}/log")["revision"] == one["revision"]
        ids = {name: one["id"] for name, one in wanted["tables"].items()}
        chance = random.Random(7)
        cid.post(f"/games/{ids['waiting']}/join")  # the last open seat: the game begins
        (wish,) = bea.table(ids["asked"])["requests"]
        assert bea.post(f"/games/{ids['asked']}/undo/{wish['id']}", agree=True)["done"]
        for name, one in wanted["tables"].items():
            if one["state"] in ("running", "waiting"):
                before = ada.table(one["id"])["revision"]
                server.alternate(one["id"], people, chance, 5)
                assert ada.table(one["id"])["revision"] > before, name
        ada.post(f"/games/{ids['running']}/chat", text="Still here.")
    finally:
        for person in people:
            person.http.close()
        found.stop()
    assert "Traceback" not in found.said(), found.said()[-4000:]
