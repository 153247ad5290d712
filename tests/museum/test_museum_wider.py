"""What later editions of Terra Mystica wrote is still read and played on: fan factions, Merchants and more."""

import lzma
import random
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from hexarch import bots
from hexarch.env.records import FIELDS, Records
from hexarch.games import terra
from hexarch.games.terra.ledger import check_text
from hexarch.games.terra.profiles import EDITION
from hexarch.games.terra.title import TITLE

from ..web.conftest import Person, Server
from .archive import noted, unpack
from .making import server
from .making.saves import notes

EXHIBITS = sorted(Path(__file__).parent.glob("terra-*"))
each = pytest.mark.parametrize("folder", EXHIBITS, ids=lambda path: path.name)


def test_there_are_exhibits() -> None:
    assert "terra-5" in [path.name for path in EXHIBITS]
    assert f"terra-{EDITION}" in [path.name for path in EXHIBITS], "make.py makes those of a new edition"


@each
def test_saved_games_are_read_and_played_on(folder: Path) -> None:
    texts = unpack(folder / "saves.tar.xz")
    for name, wanted in noted(folder / "notes.json").items():
        game = terra.loads(texts[name].decode())
        found = {"edition": game.setup.rules.edition, **notes(game)}
        assert {key: found.get(key) for key in wanted} == wanted, name
        if not game.over:
            bots.play(game, [bots.make(TITLE, "random", seat) for seat in range(game.players)])
            assert terra.loads(game.dumps()).digest() == game.digest(), name


def test_records_name_their_fields() -> None:
    for path in Path(__file__).parent.glob("terra-*/records.parquet"):
        assert FIELDS in pq.ParquetFile(path).schema_arrow.metadata
        assert Records(path).layout.size


@each
def test_ledgers_are_read(folder: Path) -> None:
    wanted = noted(folder / "notes.json")
    assert wanted
    for name, text in unpack(folder / "ledgers.tar.xz").items():
        report = check_text(text.decode(), name)
        assert report.ok, (name, report.difference or report.error)
        assert report.game is not None
        end = wanted[name.replace(".txt", "-end.json")]
        found = notes(report.game)
        for key in ("map", "factions", "over", "points"):
            assert found[key] == end[key], name


@each
def test_a_server_takes_up_the_database(folder: Path, tmp_path: Path) -> None:
    wanted = noted(folder / "server.json")
    file = tmp_path / "table.sqlite3"
    file.write_bytes(lzma.decompress((folder / "server.sqlite3.xz").read_bytes()))
    found = Server(f"sqlite:///{file}", tmp_path)
    people = (Person(found.url), Person(found.url))
    try:
        for person, key in zip(people, wanted["keys"], strict=True):
            person.post("/key", token=key)
        for name, one in wanted["tables"].items():
            shown = server.shown(people[0], one["id"])
            assert {key: shown.get(key) for key in one if key != "id"} == {k: v for k, v in one.items() if k != "id"}
            server.alternate(one["id"], people, random.Random(7), 1)
            after = people[0].table(one["id"])
            assert after["state"] != "running" or after["revision"] > one["revision"], name
    finally:
        for person in people:
            person.http.close()
        found.stop()
    assert "Traceback" not in found.said(), found.said()[-4000:]
