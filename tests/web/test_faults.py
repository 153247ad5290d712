"""A confirmed choice survives the death of the server at any moment: nothing is lost, nothing doubled.

`HEXARCH_KILLS` says how often the server is killed on each kind of database. Where the long attack keeps notes, the
deaths of earlier runs count.
"""

import os
import random
import threading
import time
import uuid
from collections.abc import Sequence
from typing import Any

import httpx
import pytest

from ..attack.notes import Notes
from .cluster import START

KILLS = int(os.environ.get("HEXARCH_KILLS", "8"))
ROUND = 25  # deaths after which everything is compared
AGAIN = 0.2  # chance that a server dies once more while it starts
LONGEST = 0.25  # seconds of moves between two deaths
PATIENCE = 2 * START  # seconds in which a server that was started again must have answered


class Mover(threading.Thread):
    """Somebody who holds all seats of a table and moves without pause; what fails is sent again as it was.

    It is sent to the next server, if there are several: one that died may have written it, and the other must know.
    Asked to stop, they still wait for the answer to what they sent, so that in the end every choice was answered.
    """

    def __init__(self, servers: Sequence[Any], seed: int) -> None:
        super().__init__(daemon=True)
        self.random = random.Random(seed)
        first, *others = servers
        self.person = first.person(f"Mover {seed}")
        self.ways = [self.person, *[other.person("") for other in others]]
        for way in self.ways[1:]:
            way.http.cookies.update(self.person.http.cookies)
        self.game = self.person.make("person", "person", "person", factions="random", seed=seed)
        self.confirmed: list[tuple[int, int, list[str]]] = []  # revision after it, rows, texts
        self.moves = 0
        self.again = 0
        self.games = 1
        self.ended = threading.Event()
        self.failure: BaseException | None = None
        self.finished: list[tuple[str, list[tuple[int, int, list[str]]]]] = []

    def run(self) -> None:
        try:
            while not self.ended.is_set():
                self._move()
        except BaseException as error:
            self.failure = error

    def _try(self, method: str, path: str, **body: Any) -> httpx.Response:
        """Send until there is an answer."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                answer = self.ways[0].http.request(method, path, json=body or None)
                if answer.status_code != 503:
                    return answer
            except httpx.HTTPError:
                self.again += 1
            self.ways.append(self.ways.pop(0))
            time.sleep(0.02)
        raise AssertionError(f"{method} {path} was not answered")

    def _move(self) -> None:
        table = self._try("GET", f"/games/{self.game}").json()
        if table["state"] == "finished":
            self.finished.append((self.game, self.confirmed))
            self.confirmed = []
            self.game = self._new_game()
            return
        assert table["revision"] >= (self.confirmed[-1][0] if self.confirmed else 0), "a confirmed choice was lost"
        seat = table["waiting"][0]
        position = table["position"]
        texts: list[str] = []
        while not position["confirm"]["ready"]:
            texts.append(self.random.choice(position["options"])["text"])
            body = {"seat": seat, "draft": texts}
            position = self._try("POST", f"/games/{self.game}/position", **body).json()
        key = str(uuid.uuid4())
        body = {"seat": seat, "revision": table["revision"], "key": key, "draft": texts, "end": True}
        answer = self._try("POST", f"/games/{self.game}/moves", **body)
        assert answer.status_code == 200, f"{answer.status_code} {answer.text} {body}"
        moved = answer.json()
        self.confirmed.append((moved["revision"], len(moved["rows"]), texts))
        self.moves += 1

    def _new_game(self) -> str:
        """A table like the last; should the server die after making one, that one stays empty."""
        self.games += 1
        seats = [{"kind": "person"}] * 3
        form = {"seats": seats, "factions": "random", "profile": "rulebook", "seed": self.games}
        answer = self._try("POST", "/games", **form)
        assert answer.status_code == 201, f"{answer.status_code} {answer.text}"
        return str(answer.json()["id"])


@pytest.mark.slow
def test_no_confirmed_choice_is_lost_or_doubled_when_the_server_is_killed(start_server: Any, database: str) -> None:
    # A file has one process; of two that share a PostgreSQL one dies while the other goes on.
    servers = [start_server(database) for _ in range(1 if database.startswith("sqlite") else 2)]
    notes = Notes(f"deaths-{database.partition(':')[0]}")
    done = sum(one["kills"] for one in notes.read())
    while done < KILLS:
        began, kills = time.monotonic(), min(ROUND, KILLS - done)
        moves = _kill(servers, kills, done)
        notes.add(kills=kills, moves=moves, seconds=round(time.monotonic() - began))
        done += kills


def _kill(servers: list[Any], kills: int, seed: int) -> int:
    """Kill servers so many times while people move, then compare all their games; how often they moved."""
    several = len(servers)
    movers = [Mover([*servers[n % several :], *servers[: n % several]], seed + n) for n in range(4)]
    for one in movers:
        one.start()
    chance = random.Random(seed)
    dead = 0
    while dead < kills:
        before = sum(one.moves for one in movers)
        end = time.monotonic() + PATIENCE
        while sum(one.moves for one in movers) <= before + 1:
            assert time.monotonic() < end, "nobody moves"
            assert not any(one.failure for one in movers), [one.failure for one in movers]
            time.sleep(0.005)
        time.sleep(chance.random() * LONGEST)
        dying = chance.choice(servers)
        dying.kill()
        dead += 1
        while dead < kills and chance.random() < AGAIN:
            dying.start(wait=False)
            time.sleep(chance.random() * LONGEST)
            dying.kill()
            dead += 1
        dying.start()
    for one in movers:
        one.ended.set()
    for one in movers:
        one.join(2 * PATIENCE)
        assert not one.is_alive(), "a mover still waits"
        assert one.failure is None, one.failure
        for game, confirmed in [*one.finished, (one.game, one.confirmed)]:
            _compare(one.person, game, confirmed)
    assert sum(one.again for one in movers) >= kills / 2, "the deaths were felt"
    return sum(one.moves for one in movers)


def _compare(person: Any, game: str, confirmed: list[tuple[int, int, list[str]]]) -> None:
    """The game holds what was confirmed, in its order, each once, and nothing else."""
    from hexarch.games import terra

    history = terra.loads(person.http.get(f"/games/{game}/save").text).history
    made = 0
    for revision, _, texts in confirmed:
        written = [text for _, text in history[made:revision]]
        assert written[: len(texts)] == texts or ". ".join(written).startswith(". ".join(texts)), (written, texts)
        assert set(written[len(texts) :]) <= {"done"}, (written, texts)
        made = revision
    assert not history[made:], "every request was answered, so nothing else was ever chosen"
