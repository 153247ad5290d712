"""Files a player names: read with care, written whole or not at all."""

from __future__ import annotations

import contextlib
import errno
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hexarch.words import Words

LARGEST = 4_000_000  # bytes; a long game needs about 20,000
MARK = b'"hexarch '  # in the first lines of every saved game


class UserError(Exception):
    """Something the user can mend: the key of a sentence and its values."""

    def __init__(self, key: str, code: int = 2, **values: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.code = code
        self.values = values

    def said(self, words: Words) -> str:
        """The sentence; a reason that has words of its own comes in the same language."""
        values = dict(self.values)
        why = values.get("why")
        if isinstance(why, str) and why in REASONS.values():
            values["why"] = words.text(why)

        return words.say(self.key, **values)


def read(path: Path) -> str:
    """The text of a file."""
    name = str(path)
    try:
        if path.is_dir():
            raise UserError("console-error-folder", file=name)
        if not path.exists():
            raise UserError("console-error-no-file", file=name)
        if not path.is_file():  # a device or a pipe may have no end
            raise UserError("console-error-special", file=name)
        if path.stat().st_size > LARGEST:
            raise UserError("console-error-large", file=name)
        return path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError:
        raise UserError("console-error-not-text", file=name) from None
    except (OSError, ValueError) as error:
        raise UserError("console-error-open", file=name[:200], why=reason(error)) from None


def keep_apart(source: Path, target: Path | None) -> None:
    """What is read must not be overwritten by what is made of it."""
    with contextlib.suppress(OSError, ValueError):
        if target is not None and target.exists() and target.samefile(source):
            raise UserError("console-error-same-file", file=str(target)[:200])


def write(path: Path, text: str) -> None:
    """Write a file; what was there is replaced only once the new text is safe."""
    with _beside(path) as part:
        part.write_text(text, encoding="utf-8")
        os.replace(part, path)


@contextlib.contextmanager
def _beside(path: Path) -> Iterator[Path]:
    """A file beside the one that is to be written, gone when all is done."""
    part = None
    try:
        if path.is_dir():
            raise UserError("console-error-folder", file=str(path))
        part = path.with_name(f".{path.name}.part")
        yield part
    except (OSError, ValueError) as error:
        raise UserError("console-error-write", file=str(path)[:200], why=reason(error)) from None
    finally:
        with contextlib.suppress(OSError, ValueError):
            if part is not None:
                part.unlink(missing_ok=True)


def write_game(path: Path, text: str) -> None:
    """Save a game; a file that is no saved game is not overwritten."""
    _keep_foreign(path)
    write(path, text)


def check_game(path: Path) -> None:
    """Refuse a place where a game cannot be saved, before there is one; nothing is changed there."""
    _keep_foreign(path)
    with _beside(path) as part:
        part.write_text("", encoding="utf-8")


def _keep_foreign(path: Path) -> None:
    try:
        ours = not path.is_file() or not path.stat().st_size or MARK in _beginning(path)
    except (OSError, ValueError) as error:
        raise UserError("console-error-write", file=str(path)[:200], why=reason(error)) from None
    if not ours:
        raise UserError("console-error-foreign", file=str(path))


def _beginning(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(200)


REASONS = {
    errno.ENOENT: "console-why-missing",
    errno.EACCES: "console-why-forbidden",
    errno.EPERM: "console-why-forbidden",
    errno.EROFS: "console-why-forbidden",
    errno.ENOTDIR: "console-why-missing",
    errno.ENAMETOOLONG: "console-why-long",
    errno.ENOSPC: "console-why-full",
}


def reason(error: Exception) -> str:
    """The key of the reason where we have words for it, else the reason as the system tells it."""
    key = REASONS.get(getattr(error, "errno", None) or 0)
    return key or getattr(error, "strerror", None) or str(error)
