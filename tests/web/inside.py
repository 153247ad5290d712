"""A server without its wire, and work that waits for something."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from hexarch.web.config import Config
from hexarch.web.server import Server

T = TypeVar("T")


def apart(work: Coroutine[Any, Any, T]) -> T:
    """Run it in a thread of its own: in this one the browser of other tests may have its loop."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


@asynccontextmanager
async def serving(address: str) -> AsyncIterator[Server]:
    """The parts of a server in this process, without limits."""
    server = Server(Config(address, limits=False))
    await server.start()
    try:
        yield server
    finally:
        await server.stop()
