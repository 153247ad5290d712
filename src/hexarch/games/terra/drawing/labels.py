"""Words on a drawing: asked for by the keys of messages, so that a drawing speaks the language it is given."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

# The text of a message (or, after a full stop, of one of its attributes) with its values.
Labels = Callable[[str, dict[str, str | int]], str]


def plain(key: str, values: dict[str, str | int]) -> str:
    """Without a language: the key itself in words, then the values; factions and cults with a capital."""
    kind, _, name = key.partition(".")[0].partition("-")
    if kind == "choice":
        return str(values["text"])
    if kind == "letter":
        return name[:1].upper()
    if kind in ("faction", "cult"):
        name = name.capitalize()
    words = name.replace("-", " ")
    numbers = all(isinstance(value, int) for value in values.values())
    shown = ("/" if numbers else ", ").join(str(value) for value in values.values())
    return f"{words} {shown}" if shown else words


class Captions:
    """What the parts of a drawing ask for."""

    __slots__ = ("labels",)

    def __init__(self, labels: Labels | None) -> None:
        self.labels: Final = labels

    def write(self, key: str, values: dict[str, str | int]) -> str:
        """Any message."""
        return plain(key, values) if self.labels is None else self.labels(key, values)

    def word(self, key: str) -> str:
        """A message of the drawing without values."""
        return self.write(f"draw-{key}", {})

    def count(self, key: str, n: int) -> str:
        """A message of the drawing about a number."""
        return self.write(f"draw-{key}", {"n": n})

    def terrain(self, terrain: str) -> str:
        """A kind of terrain."""
        return self.write(f"terrain-{terrain}", {})

    def map(self, map_id: str) -> str:
        """The name of a map; a custom one has none."""
        return self.word("own-map") if ":" in map_id else self.write(f"map-{map_id}", {})

    def letter(self, terrain: str | None) -> str:
        """The letter that stands for a terrain; all of them differ."""
        return self.write(f"letter-{terrain}", {}) if terrain else "?"

    def cult(self, cult: str) -> str:
        """A cult."""
        return self.write(f"cult-{cult.lower()}", {})

    def structure(self, structure: str) -> str:
        """A kind of structure."""
        return self.write(f"structure-{structure}", {})

    def faction(self, faction: str | None) -> str:
        """The name of a faction."""
        return self.write(f"faction-{faction}", {}) if faction else self.word("no-faction")

    def owned(self, thing: str, faction: str) -> str:
        """A thing with its owner."""
        return self.write("draw-owned", {"thing": thing, "of": self.write(f"faction-{faction}.of", {})})

    def tile(self, tile: str, state: str = "") -> str:
        """A tile, card or action explained, and a sentence about its state."""
        told = self.write(f"tile-{tile}.text", {})
        parts = [tile if told == tile else f"{tile}: {told}", state]
        return " ".join(part for part in parts if part)

    def who(self, seat: dict[str, Any]) -> str:
        """A seat by its faction, or by name before it has one."""
        return self.faction(seat["faction"]) if seat["faction"] else str(seat["name"])

    def state_of_play(self, document: dict[str, Any]) -> str:
        """Round and turn, or the phase between rounds."""
        phase: str = document["phase"]
        if phase == "actions":
            rounds = self.write("draw-round-of", {"round": document["round"], "rounds": document["rounds"]})
            return f"{rounds}, {self.count('turn', document['turn'])}"
        if phase == "cult-bonuses":
            return self.count("phase-cult-bonuses", document["round"])
        return self.word(f"phase-{phase}")


def capital(words: str) -> str:
    """With a capital at the beginning."""
    return words[:1].upper() + words[1:]
