"""The save format: readable JSON with a format name, a version and a checksum."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

from hexarch.kernel.errors import SaveError

LARGEST: Final = 4_000_000  # characters; a long game needs about 20,000


def _checksum(document: dict[str, Any]) -> str:
    body = {key: value for key, value in document.items() if key != "checksum"}
    text = json.dumps(body, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.blake2b(text.encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()


def dumps(format_name: str, version: int, document: dict[str, Any]) -> str:
    """One readable text for a document; `loads` accepts exactly what this wrote."""
    whole: dict[str, Any] = {"format": format_name, "version": version, **document}
    whole["checksum"] = _checksum(whole)
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


def loads(format_name: str, version: int, text: str) -> dict[str, Any]:
    """The document, or SaveError: foreign, of another version, cut or changed."""
    if len(text) > LARGEST:
        raise SaveError("too_large")
    try:
        document = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise SaveError("not_json", str(error)[:100]) from None
    if not isinstance(document, dict) or document.get("format") != format_name:
        raise SaveError("foreign", f"not a {format_name} file")
    if type(document.get("version")) is not int or document["version"] != version:
        raise SaveError("version", f"version {document.get('version')!r}, this program reads {version}")
    try:
        checksum = _checksum(document)
    except RecursionError as error:
        raise SaveError("not_json", str(error)[:100]) from None
    if document.get("checksum") != checksum:
        raise SaveError("changed", "the checksum does not match")
    return document


def choices(document: dict[str, Any], most: int) -> list[tuple[int, str]]:
    """The choices of a saved game, each as its seat and its text; raises SaveError."""
    lines = document.get("choices")
    if not isinstance(lines, list):
        raise SaveError("malformed", "choices")
    if len(lines) > most:
        raise SaveError("too_large")
    found = []
    for number, line in enumerate(lines, 1):
        if not isinstance(line, str) or not line[:1].isdecimal() or line[1:2] != " ":
            raise SaveError("malformed", f"choice {number}")
        found.append((int(line[0]), line[2:]))
    return found


def format_of(text: str) -> str:
    """The name of the format of a text, empty when it is no save at all."""
    if len(text) > LARGEST:
        return ""
    try:
        document = json.loads(text)
    except (ValueError, RecursionError):
        return ""
    name = document.get("format") if isinstance(document, dict) else None
    return name if isinstance(name, str) else ""
