"""How a server is set up: from the command line or the environment, which worker processes inherit."""

from __future__ import annotations

import os
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Final

PREFIX: Final = "HEXARCH_SERVER_"
POSTGRES: Final = ("postgresql://", "postgres://", "postgresql+asyncpg://")
SQLITE: Final = ("sqlite:///", "sqlite+aiosqlite:///")


class ConfigError(ValueError):
    """The server cannot run as asked; `key` names the sentence that says why."""

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(f"{key}: {values}")
        self.key = key
        self.values = values


@dataclass(frozen=True)
class Config:
    """Everything a server process needs to know."""

    database: str  # sqlite:///file or postgresql://...
    bot_workers: int = 1  # processes in which bots think
    bot_pause: float = 0.8  # seconds after which a bot's choice is shown, so that people can follow
    bot_seconds: float = 8.0  # longest time a bot thinks about one choice
    limits: bool = True  # rate limits; a load test from one address switches them off
    keepalive: float = 20.0  # seconds between comments on a quiet event stream
    patience: float = 15.0  # seconds the head of a request may take to arrive; its body four times as long
    memory: int = 256  # megabytes for tables in memory
    quota: int = 4_000  # megabytes the database may take before nothing new is begun
    keep: bool = True  # remove what was abandoned long ago
    grace: float = 3_600.0  # seconds after the start in which nobody's time runs out
    names: str = ""  # under which the server is known on the internet, separated by commas; `*`: any
    metrics: bool = False  # tell figures about the server at /api/metrics
    static: str = ""  # folder of the page; empty: the one in the package

    @property
    def sqlite(self) -> bool:
        """Is the database one file of this machine?"""
        return self.database.startswith("sqlite")

    @property
    def file(self) -> Path:
        """The file of an SQLite database."""
        return Path(self.database.split("///", 1)[1])

    @property
    def url(self) -> str:
        """The database's address with the driver that SQLAlchemy is to use."""
        if self.sqlite:
            return f"sqlite+aiosqlite:///{self.file}"
        return f"postgresql+asyncpg://{self.database.split('://', 1)[1]}"

    def into_environment(self) -> None:
        """Leave the set-up where the processes started from this one find it."""
        for field in fields(self):
            os.environ[PREFIX + field.name.upper()] = str(getattr(self, field.name))

    @classmethod
    def from_environment(cls) -> Config:
        """The set-up another process left, or the one of the environment."""

        def given(name: str, otherwise: str) -> str:
            return os.environ.get(PREFIX + name.upper(), otherwise)

        return cls(
            database=check_database(given("database", default_database())),
            bot_workers=int(given("bot_workers", str(cls.bot_workers))),
            bot_pause=float(given("bot_pause", str(cls.bot_pause))),
            bot_seconds=float(given("bot_seconds", str(cls.bot_seconds))),
            limits=_on(given("limits", "True")),
            keepalive=float(given("keepalive", str(cls.keepalive))),
            patience=float(given("patience", str(cls.patience))),
            memory=int(given("memory", str(cls.memory))),
            quota=int(given("quota", str(cls.quota))),
            keep=_on(given("keep", "True")),
            grace=float(given("grace", str(cls.grace))),
            names=given("names", ""),
            metrics=_on(given("metrics", "False")),
            static=given("static", ""),
        )


def _on(value: str) -> bool:
    return value.lower() not in ("0", "false", "off", "no", "")


def data_folder() -> Path:
    """Where this user's games are kept unless told otherwise."""
    import platformdirs

    return Path(platformdirs.user_data_dir("hexarch", appauthor=False))


def default_database(folder: Path | None = None) -> str:
    """One file in the data folder."""
    return f"sqlite:///{(folder or data_folder()).absolute() / 'table.sqlite3'}"


def check_database(address: str) -> str:
    """The address of a database of a kind we know."""
    if address.startswith(POSTGRES):
        return address
    if address.startswith(SQLITE):
        path = address.split("///", 1)[1]
        if path and path != ":memory:":
            return f"sqlite:///{Path(path).absolute()}"
    raise ConfigError("web-server-database", address=address.split("@")[-1][:80])
