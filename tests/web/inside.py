"""A server without its wire."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from hexarch.web.config import Config
from hexarch.web.server import Server


@asynccontextmanager
async def serving(address: str) -> AsyncIterator[Server]:
    """The parts of a server in this process, without limits."""
    server = Server(Config(address, limits=False))
    await server.start()
    try:
        yield server
    finally:
        await server.stop()
