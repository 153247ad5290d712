"""No single table disables a list for everybody."""

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

HEADERS = {"X-Hexarch": "1", "Content-Type": "application/json"}
SEATS = [{"kind": "person"}, {"kind": "open"}]


def nested(depth: int) -> str:
    return "[" * depth + "]" * depth


@pytest.mark.parametrize("where", ["extra", "options", "factions", "seat"])
def test_a_deeply_nested_field_of_a_form_is_not_kept(start_server: Any, where: str) -> None:
    running = start_server()
    eve, ada = running.person("Eve"), running.person("Ada")
    good = ada.make("person", "open")
    for depth in (20, 500, 971, 972, 1500):
        fields = {"seats": json.dumps(SEATS), "factions": '"intro"'}
        if where == "extra":
            fields["zz"] = nested(depth)
        elif where == "options":
            fields["options"] = f'{{"mini-expansion": {nested(depth)}}}'
        elif where == "factions":
            fields["factions"] = nested(depth)
        else:
            fields["seats"] = f'[{{"kind": "person", "zz": {nested(depth)}}}, {{"kind": "open"}}]'
        body = "{" + ", ".join(f'"{key}": {value}' for key, value in fields.items()) + "}"
        answer = eve.http.post("/games", content=body.encode(), headers=HEADERS)
        assert answer.status_code in (201, 400, 422), answer.text
        listed = ada.http.get("/games", params={"list": "open"})
        assert listed.status_code == 200, listed.text
        assert good in [one["id"] for one in listed.json()["games"]]
    running.stop()
    running.start()
    assert ada.get("/games", list="open")["games"]


def test_what_no_form_has_is_not_stored(start_server: Any, tmp_path: Path) -> None:
    running = start_server()
    eve = running.person("Eve")
    eve.post("/games", seats=SEATS, factions="intro", junk="x" * 50_000)
    running.stop()
    with sqlite3.connect(tmp_path / "table.sqlite3") as file:
        stored = json.loads(file.execute("SELECT form FROM games").fetchone()[0])
    file.close()
    assert "junk" not in stored
    assert stored["factions"] == "intro"


@pytest.mark.parametrize("form", ["no json", nested(5000), "[]", '{"clock": "soon"}', '{"clock": {"a": 1}}', "7"])
def test_a_row_that_cannot_be_read_is_skipped_and_logged(start_server: Any, tmp_path: Path, form: str) -> None:
    running = start_server()
    ada = running.person("Ada")
    bad, good = ada.make("person", "open"), ada.make("person", "open")
    with sqlite3.connect(tmp_path / "table.sqlite3") as file:
        file.execute("UPDATE games SET form = ? WHERE id = ?", (form, bad))
    file.close()
    for which in ("open", "mine"):
        found = [one["id"] for one in ada.get("/games", list=which)["games"]]
        assert found == [good]
    assert running.said().count(f"table {bad} cannot be listed") == 1, "it is said, and only once"
    running.log.write_text("")  # the traceback above is what it should say
