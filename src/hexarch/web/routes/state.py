"""For whoever runs the server: does it answer, and figures."""

from __future__ import annotations

from litestar import Response, Router, get
from sqlalchemy import text

from hexarch.web import metrics
from hexarch.web.context import Asked, limit, server_of
from hexarch.web.errors import Problem


@get("/health")
async def health(request: Asked) -> dict[str, bool]:
    """Does the server answer, and its database?"""
    limit(request, "ask")
    server = server_of(request)
    if server.hub.closed:
        raise Problem(503, "database", seconds=5)
    async with server.database.read() as connection:
        await connection.execute(text("SELECT 1"))
    return {"ok": True}


@get("/metrics", media_type="text/plain")
async def figures(request: Asked) -> Response[str]:
    """Figures of this process, where the server was asked to tell them."""
    limit(request, "ask")
    server = server_of(request)
    if not server.config.metrics:
        raise Problem(404, "not-found")
    await server.quotas.measure()
    return Response(metrics.figures(server), media_type=metrics.FORMAT)


def router() -> Router:
    """Both."""
    return Router("/", route_handlers=[health, figures])
