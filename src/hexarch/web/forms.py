"""What is kept of a form that somebody sent: the fields a form has, no more, and nothing deeply nested.

A stored form is read again for everybody who looks at a list, so that nothing gets in which could not be read there.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Final

from hexarch import games
from hexarch.play.errors import PlayError
from hexarch.play.setting import describe
from hexarch.words import Words

DEEPEST: Final = 3  # lists or objects inside each other that a field may have
LONGEST: Final = 4_000  # letters of a text in it
SEAT_FIELDS: Final = 8  # of one place


@cache
def fields(game: str) -> frozenset[str]:
    """The fields that a form of a title has."""
    return frozenset(describe(games.title(game), Words(game=game))["default"])


def kept(document: dict[str, Any], known: Iterable[str]) -> dict[str, Any]:
    """The known fields of a form; raises PlayError for one that no form has as it is."""
    found = {key: document[key] for key in known if key in document}
    for key, value in found.items():
        if not _plain(value, DEEPEST):
            raise PlayError("bad_form", field=key)
    if isinstance(found.get("seats"), list):
        found["seats"] = [_place(place) for place in found["seats"]]
    return found


def _place(place: object) -> object:
    """A place of the form: its simple fields."""
    if not isinstance(place, dict):
        return place
    simple = [(key, value) for key, value in place.items() if _plain(value, 0)]
    return dict(simple[:SEAT_FIELDS])


def _plain(value: object, deep: int) -> bool:
    """Is it simple, or holds simple things in so many layers at most?"""
    if value is None or isinstance(value, bool | int | float):
        return True
    if isinstance(value, str):
        return len(value) <= LONGEST
    if deep and isinstance(value, list):
        return all(_plain(one, deep - 1) for one in value)
    if deep and isinstance(value, dict):
        return all(len(key) <= LONGEST and _plain(one, deep - 1) for key, one in value.items())
    return False
