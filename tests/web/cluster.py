"""A real PostgreSQL with a cluster of its own."""

import glob
import os
import pwd
import re
import shutil
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

from .inside import apart

# Seconds a server may need on a busy machine; the long attack runs beside anything.
START = 600.0 if os.environ.get("HEXARCH_ATTACK") else 30.0


def binary(name: str) -> str | None:
    """A program of PostgreSQL; distributions keep them out of the path."""
    folders = sorted(glob.glob("/usr/lib/postgresql/*/bin") + glob.glob("/usr/local/pgsql/bin"), key=_version)
    for folder in reversed(folders):
        if os.access(f"{folder}/{name}", os.X_OK):
            return f"{folder}/{name}"
    return shutil.which(name)


def _version(folder: str) -> int:
    found = re.search(r"/(\d+)/", folder)
    return int(found[1]) if found else 0


def unprivileged() -> pwd.struct_passwd | None:
    """PostgreSQL refuses to run as root: somebody else, if that is what we are."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    return None


class Postgres:
    """A cluster of its own, on a socket in its own folder."""

    def __init__(self, folder: Path) -> None:
        initdb, server = binary("initdb"), binary("postgres")
        assert initdb is not None
        assert server is not None
        self.folder = folder
        self.user = unprivileged()
        if self.user is not None:
            os.chown(folder, self.user.pw_uid, self.user.pw_gid)
        data = folder / "data"
        self._run([initdb, "-D", str(data), "-U", "hexarch", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"])
        self._command = [
            *(server, "-D", str(data)),
            *("-c", "listen_addresses=", "-c", f"unix_socket_directories={folder}", "-c", "max_connections=120"),
            *("-c", "fsync=off"),  # it is the server process that tests kill, not the database or the machine
        ]
        self._count = 0
        self.start()

    def start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(self._command, stdout=log, stderr=log, **self._as())
        self._wait()

    def _as(self) -> dict[str, Any]:
        if self.user is None:
            return {"cwd": self.folder}
        return {"cwd": self.folder, "user": self.user.pw_uid, "group": self.user.pw_gid, "extra_groups": []}

    def _run(self, command: list[str]) -> None:
        subprocess.run(command, check=True, capture_output=True, **self._as())

    def _wait(self) -> None:
        end = time.monotonic() + START
        while not (self.folder / ".s.PGSQL.5432").exists():
            assert self.process.poll() is None, (self.folder / "log").read_text("utf-8")
            assert time.monotonic() < end
            time.sleep(0.05)
        for _ in range(100):
            try:
                self._sql("SELECT 1")
                return
            except Exception:
                time.sleep(0.1)
        self._sql("SELECT 1")

    def _sql(self, text: str) -> None:

        import asyncpg

        async def execute() -> None:
            connection = await asyncpg.connect(self.url("postgres"))
            try:
                await connection.execute(text)
            finally:
                await connection.close()

        apart(execute())

    def url(self, database: str) -> str:
        return f"postgresql://hexarch@/{database}?host={self.folder}"

    def new(self) -> str:
        """The address of a new, empty database."""
        self._count += 1
        name = f"table{self._count}"
        self._sql(f"CREATE DATABASE {name}")
        return self.url(name)

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        self.process.wait(30)
