"""Starts servers quickly: everything a server needs is loaded and used once, and each one is a copy of this process.

A line of its input is a JSON document: the arguments, environment and log of a server. The answer is the number of its
process, which is then on its own, to be stopped or killed like any other. It ends with its input.
"""

import gc
import json
import os
import signal
import sys
import tempfile
from pathlib import Path
from typing import Any

import aiosqlite
import asyncpg
import httptools
import sqlalchemy.dialects.postgresql.asyncpg
import sqlalchemy.dialects.sqlite.aiosqlite
import uvicorn.lifespan.on
import uvicorn.protocols.http.httptools_impl
import uvloop
from litestar.testing import TestClient

import hexarch.console.serve
import hexarch.web.notices
import hexarch.web.run
from hexarch import games
from hexarch.cli import main
from hexarch.web.app import create
from hexarch.web.config import Config

LOADED = (aiosqlite, asyncpg, httptools, sqlalchemy, uvicorn, uvloop, hexarch)


def become(asked: dict[str, Any]) -> None:
    """Be that server, from its first line to its last."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    log = os.open(asked["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for here, there in ((nothing, 0), (log, 1), (log, 2)):
        os.dup2(here, there)
    os.environ.clear()
    os.environ.update(asked["environment"])
    games.folders.cache_clear()  # the environment may name folders with more titles
    sys.argv = ["hexarch", *asked["arguments"]]
    code = 1
    try:
        code = main()
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else 1
    except BaseException:
        import traceback

        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def exercise() -> None:
    """What is made at first use (schemas, words, boards, choices, statements) is made before any copy is taken."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder, 'table.sqlite3')}"
        with TestClient(create(Config(database))) as client:
            client.headers["X-Hexarch"] = "1"
            client.post("/api/guest", json={"name": "Nobody"}).raise_for_status()
            form = {"seats": [{"kind": "person"}] * 2, "factions": "intro", "profile": "rulebook"}
            game = client.post("/api/games", json=form).raise_for_status().json()["id"]
            client.get(f"/api/games/{game}").raise_for_status()
            client.post(f"/api/games/{game}/position", json={"seat": 0, "draft": []})


def nurse() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # those who ended are not waited for
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    exercise()
    gc.collect()
    gc.freeze()
    for line in sys.stdin:
        asked = json.loads(line)
        child = os.fork()
        if not child:
            become(asked)
        print(child, flush=True)


if __name__ == "__main__":
    nurse()
