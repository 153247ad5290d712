"""The engine for games in the browser: the archive holds all it needs, and nothing changes it but its contents."""

from __future__ import annotations

import json
import runpy
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

# With nothing but the standard library and the archive: begins a game and moves once, in every language.
ALONE = """
import json, sys
sys.path = [path for path in sys.path if "site-packages" not in path and "dist-packages" not in path]
sys.path.insert(0, sys.argv[1])
import hexarch
assert hexarch.__file__.startswith(sys.argv[1]), hexarch.__file__
from hexarch.play.calls import call_json
def call(name, **params):
    answer = json.loads(call_json(name, json.dumps(params)))
    assert answer["ok"], answer
    return answer["result"]
seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}]
labels = []
for language in ("en", "it", "pt"):
    assert call("setting", language=language)["bots"]
    table = call("new", form={"seats": seats, "factions": "random"}, seed=3, language=language)
    while table["thinking"] is not None:
        table = call("bot", language=language)
    seat = call("table", language=language)["viewer"]["seats"][0]
    position = call("position", seat=seat, draft=[], language=language)
    labels.append(position["options"][0]["label"])
    draft = [position["options"][0]["text"]]
    call("move", seat=seat, revision=position["revision"], draft=draft, language=language)
heavy = [name for name in ("numpy", "sqlalchemy", "litestar", "rich", "cyclopts") if name in sys.modules]
print(json.dumps({"labels": labels, "heavy": heavy}))
"""


@pytest.fixture(scope="module")
def archive(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("engine") / "engine.zip"
    runpy.run_path(str(root / "ui" / "engine.py"))["pack"](out)
    return out


def test_the_archive_plays_alone(archive: Path, tmp_path: Path) -> None:
    ZipFile(archive).extractall(tmp_path)
    done = subprocess.run(
        [sys.executable, "-I", "-c", ALONE, str(tmp_path)], capture_output=True, text=True, encoding="utf-8"
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert len(set(found["labels"])) == 3  # three languages
    assert found["heavy"] == []


def test_the_archive_is_small_and_the_same_every_time(archive: Path, root: Path, tmp_path: Path) -> None:
    again = tmp_path / "again.zip"
    runpy.run_path(str(root / "ui" / "engine.py"))["pack"](again)
    assert again.read_bytes() == archive.read_bytes()
    assert archive.stat().st_size < 1_600_000  # two games with all their expansions; Python itself is ten times as much
    names = ZipFile(archive).namelist()
    assert not [name for name in names if name.endswith((".so", ".pyc", ".pyi")) or "/web/" in name or "/env/" in name]
    for library in ("attrs", "babel", "fluent.runtime", "fluent.syntax", "pytz", "typing_extensions"):
        assert [name for name in names if name.startswith(f"licenses/{library}/")]
