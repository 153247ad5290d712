"""The database of a server: people who talk, plan and play at tables of every kind, over the wire."""

import lzma
import random
import sqlite3
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from ...web.conftest import Person, Server
from ..archive import note, unpack
from .saves import own_maps

REST = 3.0  # seconds in which snapshots are written


def go(person: Person, game: str, chance: random.Random, times: int = 1) -> None:
    """Let a person move so many times, or until the game is over."""
    while times:
        table = person.wait_for_turn(game, 60)
        if table["state"] != "running":
            return
        seat = next(one for one in table["waiting"] if one in table["viewer"]["seats"])
        draft = person.draft(game, seat, lambda options: chance.choice(options))
        move = {"seat": seat, "revision": table["revision"], "key": f"museum-{chance.random()}", "draft": draft}
        answer = person.post(f"/games/{game}/moves", (200, 409), **move)
        if answer.get("code") != "stale":  # a bot was quicker: look again
            times -= 1


def shown(person: Person, game: str) -> dict[str, Any]:
    """What must come out when the table is opened again."""
    table = person.table(game)
    found = {key: table[key] for key in ("title", "state", "revision", "generation", "waiting")}
    found["seats"] = [[one["name"], one["kind"], one["bot"], one["label"], one["points"]] for one in table["seats"]]
    found["mine"] = table["viewer"]["seats"]
    found["requests"] = len(table["requests"])
    found["chat"] = [[one["name"], one["text"]] for one in person.get(f"/games/{game}/chat")["messages"]]
    found["notes"] = person.get(f"/games/{game}/notes")["text"]
    found["lines"] = person.get(f"/games/{game}/lines")["lines"]
    if found["mine"]:
        found["standing"] = person.get(f"/games/{game}/standing")
    return found


def play(server: Server, ledger: str) -> dict[str, Any]:
    """Fill the database; what must be found in it."""
    chance = random.Random(23)
    ada, bea, cid = server.person("Ada"), server.person("Bea"), server.person("Cid")
    bea.post("/account", login="bea@museum", password="a museum of games")
    games: dict[str, str] = {}

    def table(name: str, *seats: str, **form: Any) -> str:
        games[name] = ada.make(*seats, title=name, seed=900 + len(games), **form)
        return games[name]

    def join(game: str, *others: Person) -> None:
        for one in others:
            one.post(f"/games/{game}/join")
        if ada.table(game)["state"] == "waiting":
            ada.post(f"/games/{game}/start")

    waiting = table("waiting", "person", "open", "open", "random", listed=True, factions="draft", profile="league")
    bea.post(f"/games/{waiting}/join")
    bea.post(f"/games/{waiting}/chat", text="Room for one more?")

    running = table("running", "person", "open", "random", listed=True, profile="league", factions="random")
    join(running, bea)
    ada.put(f"/games/{running}/standing", leech="up_to", vp=1, ask_last_round=True)
    bea.put(f"/games/{running}/standing", leech="ask_when_it_matters", vp=0, ask_last_round=False)
    alternate(running, (ada, bea), chance, 24)
    ada.post(f"/games/{running}/chat", text="Well played — ‘bene’!")
    cid.post(f"/games/{running}/chat", text="I only watch.")
    ada.put(f"/games/{running}/notes", text="Watch the river.\nFavors: fire first.")
    while not set(ada.table(running)["waiting"]) & set(ada.table(running)["viewer"]["seats"]):
        alternate(running, (ada, bea), chance, 1)
    plan(ada, running)

    long = table("long", "person", *["greedy"] * 4, profile="league", factions="random", map="fjords")
    while ada.table(long)["revision"] < 130:
        go(ada, long, chance)

    asked = table("asked", "person", "open", listed=True, factions="intro")
    join(asked, bea)
    alternate(asked, (ada, bea), chance, 14)
    take_back(asked, ada, bea, chance)

    left = table("left", "person", "open", "open", listed=True, factions="random", map="fire_ice", final_tile="random")
    join(left, bea, cid)
    alternate(left, (ada, bea, cid), chance, 12)
    bea.post(f"/games/{left}/resign", key="museum-resign")
    alternate(left, (ada, cid), chance, 4)

    auction = table("auction", "person", "open", "greedy", listed=True, factions="auction", profile="league")
    join(auction, bea)
    alternate(auction, (ada, bea), chance, 2)
    sealed = table("sealed", "person", "open", "greedy", listed=True, factions="sealed-auction")
    join(sealed, bea)
    go(ada, sealed, chance)
    opened = table("opened", "person", "person", "random", factions="sealed-auction", profile="league")
    go(ada, opened, chance, 14)
    own = table("own map", "person", "person", factions="draft", map=own_maps()[1].id)
    go(ada, own, chance, 12)
    ada.post(f"/games/{own}/undo", revision=ada.table(own)["revision"], key="museum-undo")
    go(ada, own, chance, 2)
    finished = table("finished", "person", "random", "greedy", factions="random", profile="league")
    go(ada, finished, chance, 10_000)
    ada.post(f"/games/{finished}/chat", text="Thanks!")
    games["ledger"] = ada.post("/ledgers", text=ledger, name="ledger")["id"]
    for id in games.values():
        ada.get(f"/games/{id}/log") if ada.table(id)["state"] != "waiting" else None
    time.sleep(REST)
    tables = {name: {"id": id, **shown(ada, id)} for name, id in games.items()}
    people = {"Ada": ada.key_link.rsplit("/", 1)[-1], "Cid": cid.key_link.rsplit("/", 1)[-1]}
    return {"keys": people, "login": {"login": "bea@museum", "password": "a museum of games"}, "tables": tables}


def alternate(game: str, people: tuple[Person, ...], chance: random.Random, moves: int) -> None:
    """Whoever is asked moves, so many times or until the game is over."""
    while moves:
        for one in people:
            table = one.table(game)
            if table["state"] != "running":
                return
            if not set(table["waiting"]) & set(table["viewer"]["seats"]):
                continue
            go(one, game, chance)
            moves -= 1
            break
        else:
            time.sleep(0.02)  # a bot thinks


def plan(person: Person, game: str) -> None:
    """Keep a planned line."""
    table = person.wait_for_turn(game)
    seat = table["viewer"]["seats"][0]
    options = person.post(f"/games/{game}/position", seat=seat, draft=[])["options"]
    step = {"seat": seat, "text": options[0]["text"]}
    person.put(f"/games/{game}/lines", lines=[{"name": "idea", "at": table["revision"], "line": [step]}])


def take_back(game: str, one: Person, other: Person, chance: random.Random) -> None:
    """Ask to take back what the other has already answered; the question stays open."""
    for number in range(20):
        table = one.table(game)
        asked = one.post(f"/games/{game}/undo", revision=table["revision"], key=f"museum-ask-{number}", ask=True)
        if not asked["done"]:
            return
        alternate(game, (one, other), chance, 2)
    raise AssertionError("nobody had to be asked")


def make(folder: Path) -> None:
    """Write the database and what must be found in it."""
    ledger = next(iter(unpack(folder / "ledgers.tar.xz").values())).decode()
    keep(folder, lambda server: play(server, ledger))


def keep(folder: Path, fill: Callable[[Server], dict[str, Any]]) -> None:
    """Write the database that a server filled, and what must be found in it."""
    with tempfile.TemporaryDirectory() as place:
        file = Path(place) / "table.sqlite3"
        server = Server(f"sqlite:///{file}", Path(place))
        try:
            notes = fill(server)
        finally:
            server.stop()
        whole = Path(place) / "whole.sqlite3"
        with closing(sqlite3.connect(file)) as database:
            database.execute("VACUUM INTO ?", (str(whole),))
            counts = {
                name: database.execute(f"SELECT count(*) FROM {name}").fetchone()[0]
                for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
                if not name.startswith("sqlite")
            }
        (folder / "server.sqlite3.xz").write_bytes(lzma.compress(whole.read_bytes(), preset=9))
    note(folder / "server.json", {**notes, "rows": counts})
