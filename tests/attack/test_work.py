"""Trying things out costs the one who does it, not everybody else."""

import threading
import time
from typing import Any

import httpx
import pytest

from hexarch.web.errors import Problem
from hexarch.web.guard import Limits, cost

PAGES = 40  # that are asked for while others plan


def test_work_is_paid_for_by_what_it_costs() -> None:
    limits = Limits(True)
    dear = cost(["convert 1PW to 1C"] * 300)
    for _ in range(2):
        limits.take("work", "eve", dear)
    with pytest.raises(Problem) as refused:
        limits.take("work", "eve", dear)
    assert refused.value.status == 429
    for _ in range(50):
        limits.take("work", "ada", cost(["build C4", "done"]))


def test_long_lines_do_not_hold_up_other_pages(start_server: Any) -> None:
    running = start_server()  # without limits: what is measured is what such work does to others
    ada = running.person("Ada")
    game = ada.make("greedy", "greedy", "greedy", "greedy")
    end = time.monotonic() + 300
    while ada.table(game)["state"] != "finished":
        assert time.monotonic() < end
        time.sleep(0.1)
    save = ada.http.get(f"/games/{game}/save").text
    from hexarch.games import terra

    line = [{"seat": seat, "text": text} for seat, text in terra.loads(save).history]
    body = {"line": line, "at": 0}
    assert ada.http.post(f"/games/{game}/plan", json=body).status_code == 200
    stop = threading.Event()
    planned: list[int] = []

    def attack() -> None:
        with httpx.Client(base_url=running.url + "/api", headers={"X-Hexarch": "1"}, timeout=60) as eve:
            while not stop.is_set():
                planned.append(eve.post(f"/games/{game}/plan", json=body).status_code)

    attackers = [threading.Thread(target=attack) for _ in range(4)]
    for one in attackers:
        one.start()
    try:
        while not planned:  # until they are at it
            assert time.monotonic() < end
            time.sleep(0.02)
        before = len(planned)
        for _ in range(PAGES):
            ada.get("/me")
        meanwhile = len(planned) - before
    finally:
        stop.set()
        for one in attackers:
            one.join(60)
    assert set(planned) == {200}
    # Four attackers keep the server busy with long lines. A page that waited for them would see one end each time.
    assert meanwhile < PAGES
