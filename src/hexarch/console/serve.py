"""`hexarch serve`: the table in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from hexarch.console.help import h

MOST_WORKERS = 64
NEEDED = ("litestar", "uvicorn", "sqlalchemy", "alembic", "aiosqlite", "argon2", "webauthn", "platformdirs")


def serve(
    *,
    host: Annotated[str, Parameter(help=h("serve-host"))] = "127.0.0.1",
    port: Annotated[int, Parameter(help=h("serve-port"))] = 8000,
    database: Annotated[str | None, Parameter(help=h("serve-database"), show_default=False)] = None,
    data: Annotated[Path | None, Parameter(help=h("serve-data"), show_default=False)] = None,
    workers: Annotated[int, Parameter(help=h("serve-workers"))] = 1,
    bot_workers: Annotated[int | None, Parameter(help=h("serve-bots"), show_default=False)] = None,
    bot_pause: Annotated[float | None, Parameter(help=h("serve-pause"), show_default=False)] = None,
    name: Annotated[str | None, Parameter(help=h("serve-name"), show_default=False)] = None,
    open: Annotated[bool, Parameter(help=h("serve-open"), negative="")] = False,
) -> int:
    from dataclasses import replace
    from importlib.util import find_spec

    from hexarch.console.files import UserError

    for option, value, least, most in (
        ("--port", port, 0, 65_535),
        ("--workers", workers, 1, MOST_WORKERS),
        ("--bot-workers", bot_workers or 1, 1, MOST_WORKERS),
        ("--bot-pause", int(bot_pause or 0), 0, 60),
    ):
        if not least <= value <= most:
            raise UserError("console-error-amount", name=option, least=least, most=most)
    if not all(find_spec(package) for package in NEEDED):
        raise UserError("web-server-missing")
    from hexarch.web import config as configs
    from hexarch.web import run

    try:
        config = configs.Config.from_environment()
        if database is not None or data is not None:
            chosen = database or configs.default_database(data)
            config = replace(config, database=configs.check_database(chosen))
        if bot_workers is not None:
            config = replace(config, bot_workers=bot_workers)
        if bot_pause is not None:
            config = replace(config, bot_pause=bot_pause)
        if name is not None:
            config = replace(config, names=name)
        return run.serve(config, host, port, workers, browse=open)
    except configs.ConfigError as error:
        raise UserError(error.key, 2, **error.values) from error
