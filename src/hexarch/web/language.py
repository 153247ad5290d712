"""The language a request asks for: `?lang=it`, else what the browser prefers."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

from hexarch.games import DEFAULT
from hexarch.words import Words, languages

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection

GAME: Final = "hexarch_game"


@cache
def words(language: str, game: str = DEFAULT) -> Words:
    """The words of a language and a title."""
    return Words(language, game)


def preferred(header: str) -> str:
    """The first of our languages in an Accept-Language header, by its weights.

    >>> preferred("de, pt-BR;q=0.8, it;q=0.9")
    'it'
    """
    known = languages()
    found: list[tuple[float, int, str]] = []
    for place, part in enumerate(header[:500].split(",")):
        tag, _, weight = part.strip().partition(";q=")
        language = tag.strip().lower().split("-")[0]
        if language in known:
            try:
                found.append((-float(weight or 1), place, language))
            except ValueError:
                continue
    return min(found)[2] if found else known[0]


def language_of(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language of a request."""
    asked = request.query_params.get("lang", "")
    if asked in languages():
        return str(asked)
    return preferred(request.headers.get("accept-language", ""))


def words_of(request: ASGIConnection[Any, Any, Any, Any]) -> Words:
    """The words of a request; those of the title it turned out to be about."""
    return words(language_of(request), request.scope.get("state", {}).get(GAME, DEFAULT))


def about(request: ASGIConnection[Any, Any, Any, Any], game: str) -> None:
    """The request is about this title: what it is told, refusals too, is said in its words."""
    request.scope["state"][GAME] = game
