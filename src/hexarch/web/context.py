"""What route handlers are given: who asks, and the parts of the server."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from litestar import Request
from litestar.datastructures import State

from hexarch.web.door import network
from hexarch.web.errors import Problem
from hexarch.web.people import Person

if TYPE_CHECKING:
    from hexarch.web.server import Server

COOKIE: Final = "hexarch"
Asked = Request[Any, Any, State]


def server_of(request: Asked) -> Server:
    """The server that answers."""
    server: Server = request.app.state.server
    return server


def address(request: Asked) -> str:
    """The address a request comes from, as it is counted."""
    return network(request.client.host) if request.client is not None else "?"


async def visitor(request: Asked) -> Person | None:
    """Who asks, None for somebody unknown."""
    token = request.cookies.get(COOKIE)
    if not token:
        return None
    return await server_of(request).people.of_session(token)


async def person(request: Asked) -> Person:
    """Who asks; it must be somebody known."""
    found = await visitor(request)
    if found is None:
        raise Problem(401, "unknown-person")
    return found


def limit(request: Asked, kind: str, who: Person | None = None, cost: float = 1) -> None:
    """Count a request against the person, or the address of somebody unknown."""
    server_of(request).limits.take(kind, who.id if who is not None else address(request), cost)
