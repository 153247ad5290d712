"""The page: files built from `ui/`, with a plain page in their place where they have not been built."""

from __future__ import annotations

import mimetypes
import re
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, Request, Response, route
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from hexarch.web.guard import OFFLINE_POLICY

HASHED: Final = re.compile(r"[.-][A-Za-z0-9_-]{8,}\.[a-z0-9]+$")  # a name that changes with its content
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
PACKED: Final = (("br", ".br"), ("gzip", ".gz"))
# The offline engine and its worker; they get the policy that lets WebAssembly run.
OFFLINE: Final = re.compile(r"(^|/)(pyodide|offline)/|worker[^/]*\.m?js$")
TYPES: Final = {  # the framework adds the character set of texts
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".whl": "application/zip",
    ".ftl": "text/plain",
}
ASKED: Final = [HttpMethod.GET, HttpMethod.HEAD]  # programs that show a link look before they load
PAGES: Final = ("/", "/game/{rest:path}", "/join/{rest:path}", "/key/{rest:path}", "/watch/{rest:path}")
SINGLE: Final = ("/replay", "/rules", "/learn", "/local", "/account", "/devices", "/new", "/game", "/join")
MISSING: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Hexarch</title>
<h1>Hexarch</h1>
<p>The server runs, but its page has not been built. In the folder <code>ui</code> of the sources:</p>
<pre>npm ci
npm run build</pre>
<p>Then load this page again. What the server offers is described in
<a href="/api/schema/openapi.json">its OpenAPI document</a>.</p>
</html>
"""


def folder(given: str) -> Path:
    """Where the built page lies."""
    return Path(given) if given else Path(str(resources.files("hexarch.web"))) / "static"


@lru_cache(maxsize=512)
def _find(root: str, name: str) -> Path | None:
    """A file of the page; nothing outside its folder."""
    base = Path(root).resolve()
    try:
        path = (base / name).resolve()
        return path if path.is_relative_to(base) and path.is_file() else None
    except (OSError, ValueError):  # a name that no file can have
        return None


@lru_cache(maxsize=128)
def _read(path: Path, changed: int) -> bytes:
    return path.read_bytes()


def _send(request: Request[Any, Any, State], path: Path, name: str) -> Response[bytes]:
    headers = {"Cache-Control": FOREVER if HASHED.search(name) else ASK_AGAIN, "Vary": "Accept-Encoding"}
    if OFFLINE.search(name):
        headers["Content-Security-Policy"] = OFFLINE_POLICY
    accepted = request.headers.get("accept-encoding", "")
    chosen = path
    for encoding, suffix in PACKED:
        packed = path.with_name(path.name + suffix)
        if encoding in accepted and packed.is_file():
            headers["Content-Encoding"] = encoding
            chosen = packed
            break
    changed = chosen.stat().st_mtime_ns
    tag = f'"{changed:x}-{chosen.stat().st_size:x}"'
    headers["ETag"] = tag
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    return Response(_read(chosen, changed), headers=headers, media_type=kind)


def _page(request: Request[Any, Any, State]) -> Response[Any]:
    found = _find(str(request.app.state.static), "index.html")
    if found is None:
        return Response(MISSING, media_type="text/html", headers={"Cache-Control": "no-store"})
    return _send(request, found, "index.html")


@route([*PAGES, *SINGLE], http_method=ASKED, include_in_schema=False)
async def page(request: Request[Any, Any, State]) -> Response[Any]:
    """The one page; which part of it is shown is decided by its address, in the browser."""
    return _page(request)


@route("/{name:path}", http_method=ASKED, include_in_schema=False)
async def file(request: Request[Any, Any, State], name: FromPath[str]) -> Response[Any]:
    """A file of the page."""
    wanted = name.lstrip("/")
    if wanted.startswith("api/") or wanted.endswith((".br", ".gz")) or "\0" in wanted or len(wanted) > 300:
        raise NotFoundException()
    found = _find(str(request.app.state.static), wanted)
    if found is None:
        if "text/html" not in request.headers.get("accept", "") or "." in wanted.rpartition("/")[2]:
            raise NotFoundException()
        shown = _page(request)  # somebody mistyped an address: the page says so in their language
        shown.status_code = 404
        return shown
    return _send(request, found, wanted)
