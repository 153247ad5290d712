"""How a plain game begins: players, settings of the form, and its pieces in the order in which they were shuffled."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from hexarch.kernel.errors import SaveError, SetupError, no


class Choices(NamedTuple):
    """A field of the form: one of several values. Numbers and switches are values like others."""

    id: str
    values: tuple[str, ...]
    default: str

    def read(self, value: object) -> str:
        """A value of a form, checked; raises SetupError."""
        if value is None:
            return self.default
        if not isinstance(value, str) or value not in self.values:
            raise SetupError(no("unknown_value", "setup", field=self.id, value=str(value)[:40]))
        return value


@dataclass(frozen=True)
class PlainSetup:
    """Stored with every game; `deal` names the shuffled pieces from the top."""

    names: tuple[str, ...]
    seed: int
    deal: tuple[str, ...] = ()
    settings: Mapping[str, str] = field(default_factory=dict)

    def document(self) -> dict[str, Any]:
        """The set-up as plain data."""
        return {
            "players": list(self.names),
            "seed": self.seed,
            "deal": list(self.deal),
            "settings": dict(self.settings),
        }


def texts(document: Mapping[str, Any], key: str) -> tuple[str, ...]:
    """A list of texts in a document; raises SaveError."""
    found = document.get(key)
    if not isinstance(found, list) or not all(isinstance(one, str) for one in found):
        raise SaveError("malformed", key)
    return tuple(found)
