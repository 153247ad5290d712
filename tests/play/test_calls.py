"""The worker's calls: a whole game in memory, with texts in and out."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import hexarch
from hexarch.play import calls
from hexarch.play.errors import KNOWN, PlayError
from hexarch.words import languages


def ask(name: str, **params: Any) -> Any:
    """The result of a call, as the page gets it."""
    answer = json.loads(calls.call_json(name, json.dumps(params)))
    assert answer["ok"], answer
    return answer["result"]


def refused(name: str, **params: Any) -> str:
    """The code with which a call is refused."""
    answer = json.loads(calls.call_json(name, json.dumps(params)))
    assert not answer["ok"], answer
    assert answer["error"]["sentence"]
    return str(answer["error"]["code"])


@pytest.fixture(autouse=True)
def fresh_desk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calls, "_desk", calls.Desk())


def form(*kinds: str, **changes: Any) -> dict[str, Any]:
    seats = [
        {"kind": "bot", "bot": kind} if kind else {"kind": "person", "name": f"P{i}"} for i, kind in enumerate(kinds)
    ]
    return {"seats": seats, "factions": "intro"} | changes


def turn(seat: int) -> list[str]:
    """A draft for a seat, found by Positions alone."""
    draft: list[str] = []
    for _ in range(30):
        found = ask("position", seat=seat, draft=draft)
        if found["confirm"]["ready"]:
            return draft
        going_on = [option for option in found["options"] if option["verb"] not in ("pass", "decline", "discard")]
        draft.append((going_on or found["options"])[0]["text"])
    raise AssertionError(draft)


def test_a_game_with_a_bot_from_beginning_to_end() -> None:
    table = ask("new", form=form("", "random"), seed=3)
    assert table["state"] == "running"
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot"]
    assert table["viewer"]["seats"] == [0]
    ask("standing", seat=0, policy={"leech": "up_to", "vp": 2})
    rows = 0
    for _ in range(600):
        table = ask("table")
        if table["state"] == "finished":
            break
        if table["thinking"] is not None:
            done = ask("bot")
        else:
            seat = table["to_act"][0]
            assert seat == 0
            done = ask("move", seat=seat, revision=table["revision"], draft=turn(seat))
        assert done["revision"] > table["revision"]
        rows += len(done["rows"])
    else:
        raise AssertionError("the game does not end")
    log = ask("log", since=0)
    assert len(log["rows"]) == rows
    assert {row["by"] for row in log["rows"]} >= {"person", "bot", ""}
    assert ask("statistics")["rounds"] == [0, 1, 2, 3, 4, 5, 6]
    assert ask("position", seat=0)["view"]["over"]
    assert ask("log", since=log["revision"])["rows"] == []
    saved = ask("save")
    ledger = ask("ledger")["text"]
    again = ask("load", text=saved["text"], state=saved["state"])
    assert again["revision"] == log["revision"]
    assert ask("log", since=0) == log
    assert ask("save") == saved
    walked = ask("load", text=ledger)
    assert walked["state"] == "import"
    assert walked["viewer"]["role"] == "watcher"
    assert len(ask("lines")["lines"]) == ask("table")["revision"] + 1
    assert ask("position", at=40)["revision"] == 40
    assert refused("move", seat=0, draft=["done"]) == "imported"
    assert refused("undo") == "imported"
    assert refused("bot") == "imported"


def test_hot_seat_undo_plan_and_explain() -> None:
    ask("new", form=form("", "", "", factions="draft"), seed=1)
    first = ask("table")
    seat = first["to_act"][0]
    assert refused("undo") == "nothing_to_undo"
    ask("move", seat=seat, revision=0, draft=turn(seat))
    assert refused("move", seat=seat, revision=0, draft=turn(ask("table")["to_act"][0])) == "stale"
    after = ask("table")
    second = after["to_act"][0]
    ask("move", seat=second, revision=after["revision"], draft=turn(second))
    assert ask("undo")["revision"] == after["revision"]
    assert ask("undo", to=0)["revision"] == 0
    assert refused("undo", to=3) == "no_such_revision"
    option = ask("position", seat=seat)["options"][0]["text"]
    assert ask("explain", seat=seat, text=option, draft=[])["ok"]
    assert not ask("explain", seat=seat, text="build E6")["ok"]
    planned = ask("plan", line=[{"seat": seat, "text": option}])
    assert planned["line"][0]["text"] == option
    assert ask("table")["revision"] == 0
    assert ask("standing", seat=1)["leech"] == "ask"


@pytest.mark.parametrize("language", languages())
def test_every_language(language: str) -> None:
    ask("new", form=form("", ""), language=language)
    found = json.dumps([ask(name, language=language) for name in ("setting", "words", "table", "position", "log")])
    assert "[play-" not in found
    assert "[tile-" not in found


def test_what_was_sent_together_is_kept() -> None:
    ask("new", form=form("", ""), seed=1)
    for _ in range(6):
        table = ask("table")
        ask("move", seat=table["to_act"][0], revision=table["revision"], draft=turn(table["to_act"][0]))
    saved = ask("save")
    log = ask("log")
    for wrong in (
        5,
        {},
        saved["state"] | {"kinds": ["", "hal"]},
        saved["state"] | {"kinds": [""]},
        saved["state"] | {"submissions": [[0, "person", 99]]},
        saved["state"] | {"submissions": [[5, "person", 1]]},
        saved["state"] | {"submissions": [["x"]]},
        saved["state"] | {"submissions": []},
        saved["state"] | {"standing": {"9": {}}},
        saved["state"] | {"standing": {"x": {}}},
        saved["state"] | {"standing": {"0": {"leech": 4}}},
        saved["state"] | {"ended": ["x"]},
        saved["state"] | {"seed": "x"},
    ):
        assert refused("load", text=saved["text"], state=wrong)
    assert ask("log") == log, "a load that is refused leaves the table as it was"
    ask("load", text=saved["text"], state=saved["state"])
    assert ask("log") == log


@pytest.mark.parametrize("name", ["", "nothing", "__init__", "call", "Desk"])
def test_unknown_calls(name: str) -> None:
    assert refused(name) == "unknown_call"


def test_hostile_calls() -> None:
    for name in calls.CALLS:
        if name not in ("setting", "words", "rules", "new", "load"):
            assert refused(name) == "no_table"
    for text in ("", "[]", "5", "null", "{", "[" * 100_000, '{"a": NaN'):
        answer = json.loads(calls.call_json("new", text))
        assert answer["error"]["code"] == "bad_call"
    ask("new", form=form("", ""))
    for params in ({"seat": 7}, {"seat": "0"}, {"seat": 0, "at": 99}, {"seat": 0, "at": "x"}, {"draft": 5}):
        assert refused("position", **params)
    assert refused("new", form=None) == "bad_form"
    assert refused("new", form=form("", ""), seed="x") == "bad_call"
    assert refused("load", text=5) == "bad_call"
    assert refused("load", text="{}") == "foreign"
    assert refused("load", text="nonsense") == "no_setup_rows"
    assert refused("log", since="x") == "bad_call"
    assert refused("standing", seat=0, policy=[]) == "bad_policy"
    assert refused("move", seat=0, draft=["done"] * 50) == "draft_too_long"
    assert refused("explain", seat=0) == "bad_call"
    assert ask("table")["revision"] == 0, "nothing of it changed the table"
    with pytest.raises(PlayError):
        calls.call("nothing", {})
    assert PlayError in KNOWN


def test_the_worker_needs_no_more_than_the_rules_and_their_words() -> None:
    """What a browser must load: nothing of the console, the server or numerical libraries; bots only when they play."""
    code = (
        "import json, sys\n"
        "from hexarch.play.calls import call_json\n"
        "form = {'seats': [{'kind': 'person'}, {'kind': 'person'}], 'factions': 'intro'}\n"
        "json.loads(call_json('new', json.dumps({'form': form})))\n"
        "json.loads(call_json('position', json.dumps({'seat': 0})))\n"
        "names = {name.split('.')[0] for name in sys.modules}\n"
        "wrong = names & {'rich', 'cyclopts', 'numpy', 'litestar', 'sqlalchemy', 'asyncio', 'multiprocessing'}\n"
        "inside = {'.'.join(name.split('.')[:2]) for name in sys.modules if name.startswith('hexarch.')}\n"
        "print(json.dumps([sorted(wrong), sorted(inside), 'hexarch.bots.greedy' in sys.modules]))\n"
    )
    source = str(Path(hexarch.__file__).parent.parent)
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env={"PYTHONPATH": source}, check=True
    )
    wrong, inside, greedy = json.loads(done.stdout)
    assert wrong == []
    assert inside == ["hexarch.bots", "hexarch.games", "hexarch.kernel", "hexarch.play", "hexarch.words"]
    assert not greedy


def gods(seat: int, **more: Any) -> set[str]:
    """The gods that a seat could discard in a plan."""
    return {option["text"] for option in ask("plan", line=[], seat=seat, **more)["options"]}


def test_around_one_screen_a_plan_knows_the_secrets_of_whoever_plans() -> None:
    unlike = 0
    for seed in range(4):
        ask("new", form=form("", "", game="anunnaki"), seed=seed)
        drawn = [{f"discard {god}" for god in some} for some in calls._desk.table.record.game.setup.gods]
        for seat in (0, 1):
            assert gods(seat, viewer=seat) == drawn[seat]
            unlike += gods(seat, viewer=1 - seat) != drawn[seat]
            unlike += gods(seat) != drawn[seat]
        place = {"god": next(iter(drawn[1])).split()[1]}
        asked = {"seat": 1, "draft": [], "line": [], "place": place}
        assert ask("point", **asked, viewer=1)["answers"][0]["ok"]
        ask("new", form=form("", "random", game="anunnaki"), seed=seed)
        assert gods(0) == drawn[0], "one person alone plans with what it knows"
        unlike += gods(1) != drawn[1]
    assert unlike > 12, "of 20 worlds most differ"
    assert refused("plan", line=[], seat=0, viewer=7) == "no_such_seat"


def test_rows_of_secrets_are_told_to_the_only_person_at_the_screen() -> None:
    """What two people share a screen with is hidden; once it is revealed, rows that were hidden come again."""
    gods = []
    for other in ("", "greedy"):
        ask("new", form={"game": "anunnaki", "seats": form("", other)["seats"]}, seed=5)
        god = ask("position", seat=0)["options"][0]["text"]
        done = ask("move", seat=0, revision=0, draft=[god])
        gods.append((god, [row["text"] for row in done["rows"] if row["seat"] == 0]))
    assert [texts for _, texts in gods] == [[""], [gods[1][0]]]
    table = ask("table")
    laid = ask("bot") if table["thinking"] == 1 else done
    assert gods[1][0] in [row["text"] for row in laid["rows"]], "all rows again"
    assert all(not row["text"] for row in laid["rows"] if row["seat"] == 1 and row["n"] < 2)
