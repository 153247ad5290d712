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
BEFORE: Final = "hexarch_before"  # the session of who the browser was before
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
    """Count a request against the address it comes from and, of somebody known, against the person.

    What is refused counts nowhere.
    """
    place, limits = address(request), server_of(request).limits
    if who is None:
        limits.take(kind, place, cost)
        return
    limits.take(f"{kind} there", place, cost)
    try:
        limits.take(kind, who.id, cost)
    except Problem:
        limits.give_back(f"{kind} there", place, cost)
        raise
