"""The application: routes, protection, and a server for the time it runs."""

from __future__ import annotations

import gc
import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import hexarch
from hexarch.web import static
from hexarch.web.config import Config
from hexarch.web.errors import HANDLERS
from hexarch.web.guard import Protection, json_only, same_site
from hexarch.web.logs import SELDOM
from hexarch.web.routes import events, lobby, people, state, table, talk
from hexarch.web.server import Server

MOST_BODY: Final = 64_000  # bytes; ledgers may be longer


def create(config: Config | None = None) -> Litestar:
    """The application of one process."""
    found = config if config is not None else Config.from_environment()
    server = Server(found)

    @asynccontextmanager
    async def running(_app: Litestar) -> AsyncIterator[None]:
        await server.start()
        # Games in memory are many small objects that stay: looking through all of them often would only cost pauses.
        gc.freeze()
        gc.set_threshold(20_000, 20, 50)
        sys.setswitchinterval(0.001)  # threads that talk to the database soon get the interpreter back
        try:
            yield
        finally:
            await server.stop()

    api = Router(
        "/api",
        route_handlers=[one.router() for one in (people, lobby, table, talk, events, state)],
        guards=[same_site, json_only],
    )
    app = Litestar(
        [api, static.page, static.file],
        lifespan=[running],
        state=State({"server": server, "static": static.folder(found.static)}),
        exception_handlers=HANDLERS,
        request_max_body_size=MOST_BODY,
        openapi_config=OpenAPIConfig(
            title="Hexarch",
            version=hexarch.__version__,
            description="The table: people, games, moves and events. Changes need the header `X-Hexarch: 1`.",
            path="/api/schema",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
        debug=False,
    )
    # Around everything, also what no route answers: middleware of the framework begins behind the routes.
    app.asgi_handler = Protection(app.asgi_handler, found.names)
    return app


def quiet(level: int = logging.INFO) -> None:
    """Logs of the server: what it does and its faults, no request, no body and no secret."""
    logging.basicConfig(level=level, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    for name in ("alembic", "uvicorn"):
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(SELDOM)
