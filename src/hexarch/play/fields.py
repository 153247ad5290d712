"""Reading what a page sends, field by field: whatever is not as it should be is refused with its name."""

from __future__ import annotations

from typing import Any, Final

from hexarch.play.errors import PlayError

LONGEST: Final = 60  # characters of a short text
MOST_FIELDS: Final = 200


def as_dict(value: object, field: str) -> dict[str, Any]:
    """A document of a form."""
    if not isinstance(value, dict) or not all(isinstance(key, str) for key in value) or len(value) > MOST_FIELDS:
        raise PlayError("bad_form", field=field)
    return value


def as_text(value: object, field: str, longest: int = LONGEST) -> str:
    """A short text."""
    if not isinstance(value, str) or len(value) > longest:
        raise PlayError("bad_form", field=field)
    return value


def text_of(document: dict[str, Any], field: str, default: str, longest: int = LONGEST) -> str:
    """A short text of a document, or what stands for it where it is missing."""
    value = document.get(field)
    return default if value is None else as_text(value, field, longest)
