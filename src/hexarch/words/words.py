"""One language's words for everything a player reads."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from hexarch.words.store import LANGUAGES, Store, Value, store

if TYPE_CHECKING:
    from hexarch.games.terra.game import Game
    from hexarch.games.terra.ledger.check import Difference
    from hexarch.kernel.effect import Effect
    from hexarch.kernel.errors import Refusal

BOWLS = ("I", "II", "III")
VARIABLES = ("HEXARCH_LANGUAGE", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def languages() -> tuple[str, ...]:
    """The languages there are."""
    return LANGUAGES


def _known(name: str) -> str:
    """The language of a name like `pt_BR.UTF-8`, empty when there are no texts for it."""
    code = name.strip().lower().replace("-", "_").split("_")[0].split(".")[0]
    return code if code in LANGUAGES else ""


class Words:
    """The texts of a language. What it does not have is taken from English, and at last the key is shown."""

    def __init__(self, language: str = "en") -> None:
        self.language = _known(language) or LANGUAGES[0]

    @staticmethod
    def languages() -> tuple[str, ...]:
        """The languages there are."""
        return LANGUAGES

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] | None = None) -> Words:
        """The language of HEXARCH_LANGUAGE, else of the system; English when it is none of ours."""
        variables = os.environ if environment is None else environment
        for name in VARIABLES:
            value = variables.get(name, "")
            for wish in value.split(":"):
                if _known(wish):
                    return cls(wish)
            if value and name not in ("LANGUAGE", "HEXARCH_LANGUAGE"):
                break
        return cls()

    # -- messages -------------------------------------------------------------------

    def text(self, key: str, **values: Value) -> str:
        """The message of a key, as it stands."""
        return self._write(key, "", values)

    def has(self, key: str) -> bool:
        """Is there a message for this key?"""
        return key in self._store() or key in store(LANGUAGES[0])

    def sentence(self, key: str, values: Mapping[str, Value]) -> str:
        """A message whose values are put into words, with a capital at its beginning."""
        return capital(self._write(key, "", self._worded(values)))

    def _store(self) -> Store:
        return store(self.language)

    def _write(self, key: str, attribute: str, values: Mapping[str, Value]) -> str:
        for texts in (self._store(), store(LANGUAGES[0])):
            text = texts.write(key, attribute, values)
            if text is not None:
                return text
        shown = "".join(f" {name}={value}" for name, value in values.items())
        return f"[{key}{'.' + attribute if attribute else ''}{shown}]"

    def _attribute(self, key: str, attribute: str) -> str:
        return self._write(key, attribute, {})

    # -- names ----------------------------------------------------------------------

    def structure(self, structure: int) -> str:
        """A kind of structure."""
        from hexarch.games.terra.box.registry import everything

        return self.text(f"structure-{everything().structure[structure].name}")

    def terrain(self, terrain: int) -> str:
        """A kind of terrain; a negative number stands for any of them."""
        from hexarch.games.terra.names import TERRAINS

        return self.text(f"terrain-{TERRAINS[terrain]}" if terrain >= 0 else "any-terrain")

    def cult(self, cult: int) -> str:
        """A cult."""
        from hexarch.games.terra.names import CULTS

        return self.text(f"cult-{CULTS[cult].lower()}")

    def track(self, track: int) -> str:
        """Shipping or digging."""
        from hexarch.games.terra.names import TRACKS

        return self.text(f"track-{TRACKS[track]}")

    def resource(self, letter: str) -> str:
        """A resource by its letters in the ledgers, in the plural."""
        return self.text(f"resource-{letter}")

    def amount(self, letter: str, n: int) -> str:
        """So many of a resource: `1 coin`, `2 coins`."""
        return self._write(f"resource-{letter}", "amount", {"n": n})

    def amounts(self, amounts: Mapping[str, int]) -> str:
        """Several resources, as in the cost and gain of a quote."""
        return ", ".join(self.amount(letter, n) for letter, n in amounts.items() if n) or self.text("nothing")

    def source(self, name: str) -> str:
        """Where victory points come from."""
        return self.text(f"source-{name}")

    def name(self, faction: str) -> str:
        """The name of a faction; what is no faction stays as it is."""
        key = f"faction-{faction}"
        return self.text(key) if self.has(key) else faction

    def map_name(self, map_id: str) -> str:
        """The name of a map; maps of one's own have none in their id."""
        from hexarch.games.terra.board.mapfile import CUSTOM

        return self.text("map-custom" if map_id.startswith(CUSTOM) else f"map-{map_id}")

    # -- explanations ---------------------------------------------------------------

    def tile(self, tile: str) -> tuple[str, str]:
        """Title and explanation of a tile, card or action by its name in the ledgers."""
        key = f"tile-{tile}"
        return self.text(key), self._attribute(key, "text")

    def faction(self, faction: str) -> tuple[str, str, str]:
        """Name, ability and stronghold of a faction."""
        key = f"faction-{faction}"
        return self.text(key), self._attribute(key, "ability"), self._attribute(key, "stronghold")

    def option(self, name: str) -> str:
        """What an option does when it is on."""
        return self.text(option_key(name))

    def profile(self, name: str) -> str:
        """What a profile of rules is."""
        return self.text(f"profile-{name}")

    def decision(self, kind: str) -> str:
        """What a player is asked by a kind of decision."""
        return self.text(f"decision-{kind}")

    # -- sentences ------------------------------------------------------------------

    def refusal(self, refusal: Refusal) -> str:
        """Why a choice is refused."""
        return self.sentence(f"refusal-{refusal.code}", refusal.values)

    def rule(self, refusal: Refusal) -> str:
        """Title of the paragraph of the rules that refuses; before the game it is the set-up."""
        return self.text(f"rule-{refusal.rule or 'setup'}")

    def warning(self, code: str, values: Mapping[str, Value]) -> str:
        """What a player might want to know before a legal choice."""
        return self.sentence(f"warning-{code}", values)

    def choice(self, text: str, kind: str | None = None, faction: str = "") -> str:
        """A canonical choice (or several, separated by full stops) to read.

        `kind` is the decision it answers, `faction` who makes it: some words depend on them.
        """
        from hexarch.words import choices

        return choices.joined([self._single(part, kind, faction) for part in choices.commands(text)])

    def _single(self, text: str, kind: str | None, faction: str) -> str:
        from hexarch.games.terra.rules.table import GRAMMAR

        found = GRAMMAR.said(text, kind or "", faction)
        return self.sentence(*found) if found is not None else text

    def effect(self, game: Game, effect: Effect) -> str:
        """What happened, as one sentence of the log; empty when it says nothing to a reader."""
        from hexarch.words import log

        found = log.find(game, effect)
        return self.sentence(*found) if found is not None else ""

    def error(self, error: BaseException) -> str:
        """An error of the program as a sentence."""
        from hexarch.words import failures

        return failures.error(self, error)

    def difference(self, difference: Difference) -> str:
        """Where a ledger and the engine part."""
        from hexarch.words import failures

        return failures.difference(self, difference)

    def labels(self) -> Callable[[str, dict[str, Value]], str]:
        """What a drawing asks for its words: a key, with an attribute after a full stop, or `choice` with its text."""

        def label(key: str, values: dict[str, Value]) -> str:
            if key == "choice":
                return self.choice(str(values["text"]), faction=str(values.get("faction", "")))
            name, _, attribute = key.partition(".")
            return self._write(name, attribute, values)

        return label

    # -- values ---------------------------------------------------------------------

    def _worded(self, values: Mapping[str, Value]) -> dict[str, Value]:
        """Numbers and letters of the engine as words; what has no words stays."""
        from hexarch.games.terra.box.registry import everything
        from hexarch.games.terra.names import COLOURS, CULTS, TERRAINS, TRACKS

        out: dict[str, Any] = dict(values)
        for name, value in values.items():
            if name in ("structure", "was") and isinstance(value, int):
                key = f"structure-{everything().structure[value].name}"
                out[name] = self.text(key)
                out[f"{name}_a"] = self._attribute(key, "a")
                out[f"{name}_the"] = self._attribute(key, "the")
            elif name == "cult" and isinstance(value, int):
                out["cult"] = self.text(f"cult-{CULTS[value].lower()}")
                out["cult_of"] = self._attribute(f"cult-{CULTS[value].lower()}", "of")
            elif name == "track" and isinstance(value, int):
                out["track"] = self.text(f"track-{TRACKS[value]}")
            elif name in ("terrain", "old") and isinstance(value, int):
                out[name] = self.terrain(value)
            elif name == "bowl" and isinstance(value, int):
                out["bowl"] = BOWLS[value - 1]
            elif name == "colour" and value in COLOURS:
                out["terrain"] = self.text(f"terrain-{TERRAINS[COLOURS.index(str(value))]}")
            elif name == "site":
                out["here"], _, out["there"] = str(value).partition(":")
            elif name in ("tile", "action"):
                # Cards and tiles with an action have a name for it besides their own.
                keys = [key for key in (f"{name}-{value}", f"tile-{value}") if self.has(key)]
                out["title"] = self.text(keys[0]) if keys else value
            elif name in ("who", "faction", "other") and self.has(f"faction-{value}"):
                for form in ("the", "of", "from"):
                    out[f"{name}_{form}"] = self._attribute(f"faction-{value}", form)
                out[name] = out[f"{name}_the"]
            elif name == "source":
                out["source"] = self.source(str(value))
            elif name == "reason":
                out["reason"] = self.text(f"reason-{value}")
            elif name in ("what", "into"):
                self._amounts_into(out, values, name)
            elif name == "resource":
                for number in ("n", "needed"):
                    if number in values:
                        out["amount"] = self.amount(str(value), int(values[number]))
        return out

    def _amounts_into(self, out: dict[str, Any], values: Mapping[str, Value], name: str) -> None:
        """What is converted into what, or given up."""
        value = str(values[name])
        number = values.get("n" if name == "what" else "m")
        if self.has(f"discard-{value}"):
            out[name] = self.text(f"discard-{value}")
        elif number is not None:
            out[name] = self.amount(value, int(number))
        else:
            out[name] = self.resource(value)


def option_key(name: str) -> str:
    """The key of an option; a stroke in its name cannot stand in a key."""
    return f"option-{name.replace('/', '-')}"


def capital(text: str) -> str:
    """The text with a capital at its beginning; a bracketed key stays as it is."""
    return text[:1].upper() + text[1:]
