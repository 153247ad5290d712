"""Bots at the table over HTTP: a whole game, a seat given up, and a worker that is killed."""

import time
from pathlib import Path
from typing import Any

from hexarch.games.terra.ledger import check_text


def test_a_whole_game_with_bots(server: Any) -> None:
    ada = server.person("Ada")
    game = ada.make("person", "greedy", "random")
    moves = 0
    while (table := ada.wait_for_turn(game))["state"] == "running":
        seat = table["viewer"]["seats"][0]
        pick = lambda options: next((one for one in options if one["verb"] in ("decline", "pass")), options[0])  # noqa: E731
        draft = ada.draft(game, seat, pick)
        ada.move(game, draft=draft)
        moves += 1
    assert moves >= 6
    assert table["position"]["view"]["over"]
    assert [one["points"] for one in table["seats"]] == [one["vp"] for one in table["position"]["view"]["seats"]]
    rows = ada.get(f"/games/{game}/log")["rows"]
    assert [row["n"] for row in rows] == list(range(1, len(rows) + 1))
    assert {row["by"] for row in rows} >= {"person", "bot"}
    assert ada.get(f"/games/{game}/statistics")["rounds"] == [0, 1, 2, 3, 4, 5, 6]
    assert game in [one["id"] for one in ada.get("/games", list="finished")["games"]]
    report = check_text(ada.http.get(f"/games/{game}/ledger").text)
    assert report.difference is None
    assert report.error is None
    ada.post(f"/games/{game}/moves", 409, seat=0, revision=table["revision"], key="late", draft=["pass"])


def test_resigning_drops_a_seat_out(server: Any) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    game = ada.make("person", "open", "greedy")
    bob.post(f"/games/{game}/join")
    body = {"seat": bob.table(game)["viewer"]["seats"][0], "key": "enough"}
    ada.post(f"/games/{game}/resign", 403, **body)
    first = bob.post(f"/games/{game}/resign", **body)
    assert bob.post(f"/games/{game}/resign", **body)["revision"] == first["revision"]
    assert bob.table(game)["position"]["view"]["seats"][body["seat"]]["dropped"]


def test_bots_go_on_when_their_worker_is_killed(start_server: Any) -> None:
    import os
    import signal

    running = start_server()
    ada = running.person("Ada")
    game = ada.make("greedy", "greedy", "greedy", factions="random")
    killed = 0
    seen = -1
    end = time.monotonic() + 300
    while (table := ada.table(game))["state"] == "running":
        assert time.monotonic() < end
        if killed < 2 and table["revision"] > seen + 5:
            seen = table["revision"]
            for worker in _workers(running.process.pid):
                os.kill(worker, signal.SIGKILL)
                killed += 1
        time.sleep(0.02)
    assert killed >= 2
    assert table["state"] == "finished"


def _workers(parent: int) -> list[int]:
    """The processes in which bots of a server think."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                above = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
                if above == parent and b"spawn_main" in (folder / "cmdline").read_bytes():
                    found.append(int(folder.name))
            except (OSError, ValueError):
                continue
    return found
