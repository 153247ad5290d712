"""Reading values of an edition file: each says in an error where it stands and what it should be."""

from __future__ import annotations

from typing import Any, Final

from hexarch.games.anunnaki.names import RESOURCES, REWARDS

LONGEST: Final = 60


class EditionError(ValueError):
    """An edition file cannot be used: where, and the code of the reason with the values that its sentence names."""

    def __init__(self, where: str, code: str, **values: str | int) -> None:
        told = ", ".join([f"{name} {value}" for name, value in values.items()])
        super().__init__(": ".join([part for part in (where, code, told) if part]))
        self.where = where
        self.code = code
        self.values = values

    def why(self, words: Any) -> str:
        """The reason as a sentence of a language."""
        found: str = words.text(f"edition-problem-{self.code}", **self.values)
        return found


def cut(value: object) -> str:
    """What the file has, short enough for a message."""
    found = str(value)
    return found if len(found) <= LONGEST else f"{found[:LONGEST]}..."


def place_of(path: str, record: dict[str, Any], index: int) -> str:
    """The path to one table of a list: by its id, its name or its number."""
    return f"{path}[{record.get('id', record.get('name', index + 1))}]"


class Reader:
    """One table of the file, and the path to it."""

    def __init__(self, document: dict[str, Any], path: str) -> None:
        self._document: Final = document
        self.path: Final = path

    def _at(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path else key

    def fail(self, key: str, code: str, **values: str | int) -> EditionError:
        """The error for a key of this table."""
        return EditionError(self._at(key), code, **values)

    def _get(self, key: str) -> Any:
        if key not in self._document:
            raise self.fail(key, "missing")
        return self._document[key]

    def text(self, key: str) -> str:
        """A text that is not empty."""
        found = self._get(key)
        if not isinstance(found, str) or not found:
            raise self.fail(key, "text")
        return found

    def note(self, key: str) -> str:
        """A text that need not be there."""
        found = self._document.get(key)
        return found if isinstance(found, str) else ""

    def number(self, key: str, least: int, most: int, missing: int | None = None) -> int:
        """A whole number within bounds; `missing` is taken where there is none."""
        if missing is not None and key not in self._document:
            return missing
        found = self._get(key)
        if type(found) is not int or not least <= found <= most:
            raise self.fail(key, "number", least=str(least), most=str(most), found=cut(found))
        return found

    def flag(self, key: str, missing: bool | None = None) -> bool:
        """true or false."""
        if missing is not None and key not in self._document:
            return missing
        found = self._get(key)
        if not isinstance(found, bool):
            raise self.fail(key, "flag", found=cut(found))
        return found

    def one_of(self, key: str, allowed: tuple[str, ...]) -> int:
        """The place of a text in a list of allowed ones."""
        found = self.text(key)
        if found not in allowed:
            raise self.fail(key, "one_of", allowed=", ".join(allowed), found=cut(found))
        return allowed.index(found)

    def known(self, name: str, known: list[str], key: str) -> str:
        """A name that must be among others of the file."""
        if name not in known:
            raise self.fail(key, "unknown", name=cut(name))
        return name

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of texts."""
        found = self._get(key)
        if not isinstance(found, list) or not all(isinstance(one, str) for one in found):
            raise self.fail(key, "texts")
        return tuple(found)

    def numbers(self, key: str) -> tuple[int, ...]:
        """A list of whole numbers."""
        found = self._get(key)
        if not isinstance(found, list) or not found or not all(type(one) is int for one in found):
            raise self.fail(key, "numbers")
        return tuple(found)

    def told(self) -> dict[str, int]:
        """Every whole number of this table, for sentences about it."""
        return {key: value for key, value in self._document.items() if type(value) is int}

    def record(self, key: str) -> Reader:
        """A table inside this one."""
        found = self._get(key)
        if not isinstance(found, dict):
            raise self.fail(key, "table")
        return Reader(found, self._at(key))

    def records(self, key: str, missing: bool = False) -> list[Reader]:
        """A list of tables."""
        if missing and key not in self._document:
            return []
        found = self._get(key)
        if not isinstance(found, list) or not all(isinstance(one, dict) for one in found):
            raise self.fail(key, "tables")
        return [Reader(one, place_of(self._at(key), one, i)) for i, one in enumerate(found)]

    def amounts(self, key: str) -> tuple[int, int, int, int, int]:
        """How many of each resource, and of any."""
        found = [0] * 5
        for one in self.records(key):
            found[one.one_of("type", (*RESOURCES, "any"))] += one.number("n", 1, 20)
        return (found[0], found[1], found[2], found[3], found[4])

    def rewards(self, key: str) -> tuple[tuple[int, int], ...]:
        """What is paid: kinds and numbers, in their order."""
        found = []
        for one in self.records(key):
            kind = "type" if one.text("kind") == "resource" else "kind"
            found.append((one.one_of(kind, REWARDS), one.number("n", 1, 20)))
        return tuple(found)
