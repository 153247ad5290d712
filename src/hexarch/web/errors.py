"""What can be wrong with a request, as a status, a code and a sentence in the reader's language."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from hexarch.play.errors import KNOWN, problem
from hexarch.web.language import words_of
from hexarch.web.wire import May

if TYPE_CHECKING:
    from litestar.types import ExceptionHandlersMap

    from hexarch.words import Words

log: Final = logging.getLogger("hexarch.web")


class Problem(Exception):
    """A request that is refused; nothing was changed."""

    def __init__(self, status: int, code: str, detail: dict[str, Any] | None = None, **values: str | int) -> None:
        super().__init__(f"{status} {code}")
        self.status = status
        self.code = code
        self.detail = detail or {}
        self.values = values

    def said(self, words: Words) -> str:
        """The sentence for a reader."""
        return words.text(f"web-{self.code}", **self.values)


def shown(refusal: Problem | None, words: Words) -> May:
    """For a button: may it be pressed, if not why, and from when on it may."""
    if refusal is None:
        return May(True)
    return May(False, refusal.code, refusal.said(words), refusal.detail.get("from"))


def stale(revision: int, generation: int) -> Problem:
    """The game went on since the page looked."""
    return Problem(409, "stale", {"revision": revision, "generation": generation})


CODES: Final = {
    400: "unreadable",
    401: "unknown-person",
    403: "forbidden",
    404: "not-found",
    405: "method",
    406: "unreadable",
    413: "too-large",
    415: "not-json",
    429: "too-many",
}


GONE: Final = "client disconnected prematurely"  # a page drops questions whose answers it no longer needs


def _answer(status: int, document: dict[str, Any], headers: dict[str, str] | None = None) -> Response[Any]:
    return Response(document, status_code=status, media_type="application/json", headers=headers)


def _problem(request: Request[Any, Any, Any], error: Problem) -> Response[Any]:
    sentence = error.said(words_of(request))
    later = error.status in (429, 503) and "seconds" in error.values
    headers = {"Retry-After": str(error.values["seconds"])} if later else None
    return _answer(error.status, {"code": error.code, "sentence": sentence, "detail": error.detail}, headers)


def _http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the framework refuses: bodies that are no JSON or of another shape, unknown addresses, large bodies."""
    status = error.status_code
    code = CODES.get(status, "unreadable" if status < 500 else "fault")
    if error.detail == GONE:
        return _answer(400, {"code": "unreadable", "sentence": words_of(request).text("web-unreadable"), "detail": {}})
    if status >= 500:
        return _fault(request, error)
    detail: dict[str, Any] = {}
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        detail["fields"] = [
            {"field": str(item.get("key", ""))[:80], "message": str(item.get("message", ""))[:200]}
            for item in error.extra[:10]
            if isinstance(item, dict)
        ]
    return _answer(
        status,
        {"code": code, "sentence": words_of(request).text(f"web-{code}"), "detail": detail},
        {"Allow": error.headers["Allow"]} if error.headers and "Allow" in error.headers else None,
    )


def _refused(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """What the rules, the table or the readers of the engine refuse."""
    found = problem(words_of(request), error)
    said: dict[str, Any] = {key: found.pop(key) for key in ("code", "sentence", "rule") if key in found}
    return _answer(422, said | {"detail": found})


def _unreadable(request: Request[Any, Any, Any], _error: Exception) -> Response[Any]:
    """A body of lists in lists in lists, or of bytes that are no text: the reader of bodies gives up in its own way."""
    return _problem(request, Problem(400, "unreadable"))


def _fault(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """A fault of the server: the log gets the whole of it, the page a sentence."""
    # The pattern of the address, not the address: private links are secrets.
    log.error("fault in %s %s", request.method, request.scope.get("path_template", "?"), exc_info=error)
    return _answer(500, {"code": "fault", "sentence": words_of(request).text("web-fault"), "detail": {}})


HANDLERS: Final[ExceptionHandlersMap] = {
    Problem: _problem,
    HTTPException: _http,
    **dict.fromkeys(KNOWN, _refused),
    RecursionError: _unreadable,
    UnicodeDecodeError: _unreadable,
    Exception: _fault,
}
