"""The vocabulary of the game in a language: names of pieces, amounts, options; and the values of messages in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from hexarch.games.terra.board.mapfile import CUSTOM
from hexarch.games.terra.box.registry import everything
from hexarch.games.terra.names import COLOURS, CULTS, TERRAINS, TRACKS

if TYPE_CHECKING:
    from hexarch.words import Words

Value = str | int
BOWLS: Final = ("I", "II", "III")

# -- names ----------------------------------------------------------------------------


def structure(words: Words, number: int) -> str:
    """A kind of structure."""
    return words.text(f"structure-{everything().structure[number].name}")


def terrain(words: Words, number: int) -> str:
    """A kind of terrain; a negative number stands for any of them."""
    return words.text(f"terrain-{TERRAINS[number]}" if number >= 0 else "any-terrain")


def cult(words: Words, number: int) -> str:
    """A cult."""
    return words.text(f"cult-{CULTS[number].lower()}")


def track(words: Words, number: int) -> str:
    """Shipping or digging."""
    return words.text(f"track-{TRACKS[number]}")


def resource(words: Words, letter: str) -> str:
    """A resource by its letters in the ledgers, in the plural."""
    return words.text(f"resource-{letter}")


def amount(words: Words, letter: str, n: int) -> str:
    """So many of a resource: `1 coin`, `2 coins`."""
    return words.attribute(f"resource-{letter}", "amount", n=n)


def amounts(words: Words, several: Mapping[str, int]) -> str:
    """Several resources, as in the cost and gain of a quote."""
    return ", ".join(amount(words, letter, n) for letter, n in several.items() if n) or words.text("nothing")


def source(words: Words, name: str) -> str:
    """Where victory points come from."""
    return words.text(f"source-{name}")


def name(words: Words, faction: str) -> str:
    """The name of a faction; what is no faction stays as it is."""
    key = f"faction-{faction}"
    return words.text(key) if words.has(key) else faction


def map_name(words: Words, map_id: str) -> str:
    """The name of a map; custom maps have none in their id."""
    return words.text("map-custom" if map_id.startswith(CUSTOM) else f"map-{map_id}")


# -- explanations ---------------------------------------------------------------------


def tile(words: Words, one: str) -> tuple[str, str]:
    """Title and explanation of a tile, card or action by its name in the ledgers."""
    key = f"tile-{one}"
    return words.text(key), words.attribute(key, "text")


def faction(words: Words, one: str) -> tuple[str, str, str]:
    """Name, ability and stronghold of a faction."""
    key = f"faction-{one}"
    return words.text(key), words.attribute(key, "ability"), words.attribute(key, "stronghold")


def option_key(one: str) -> str:
    """The key of an option; a stroke in its name cannot stand in a key."""
    return f"option-{one.replace('/', '-')}"


def option(words: Words, one: str) -> str:
    """What an option does when it is on."""
    return words.text(option_key(one))


def large_table(words: Words, players: int) -> str:
    """What six and seven players play."""
    return words.text("form-large", n=players)


def profile_name(words: Words, one: str) -> str:
    """What a profile of rules is called."""
    return words.text(f"form-profile-{one}")


def profile(words: Words, one: str) -> str:
    """What a profile of rules is."""
    return words.text(f"profile-{one}")


# -- values ---------------------------------------------------------------------------


def spell(words: Words, values: Mapping[str, Value]) -> dict[str, Any]:
    """Numbers and letters of the engine as words; what has no words stays."""
    out: dict[str, Any] = dict(values)
    for key, value in values.items():
        write = _SPELLED.get(key)
        if write is not None:
            write(words, out, values, key, value)
    return out


Write = Callable[["Words", dict[str, Any], Mapping[str, Value], str, Value], None]


def _structure(words: Words, out: dict[str, Any], values: Mapping[str, Value], key: str, value: Value) -> None:
    if isinstance(value, int):
        message = f"structure-{everything().structure[value].name}"
        out[key] = words.text(message)
        out[f"{key}_a"] = words.attribute(message, "a")
        out[f"{key}_the"] = words.attribute(message, "the")


def _cult(words: Words, out: dict[str, Any], values: Mapping[str, Value], key: str, value: Value) -> None:
    if isinstance(value, int):
        out["cult"] = cult(words, value)
        out["cult_of"] = words.attribute(f"cult-{CULTS[value].lower()}", "of")


def _pair(words: Words, out: dict[str, Any], values: Mapping[str, Value], key: str, value: Value) -> None:
    one, _, two = str(value).partition(":")
    out["one"], out["two"] = (words.text(f"cult-{name.strip().lower()}") for name in (one, two))


def _track(words: Words, out: dict[str, Any], values: Mapping[str, Value], key: str, value: Value) -> None:
    if isinstance(value, int):
        out["track"] = track(words, value)


def _terrain(words: Words, out: dict[str, Any], values: Mapping[str, Value], key: str, value: Value) -> None:
    if isinstance(value, int):
        out[key] = terrain(words, value)


def _bowl(words: Words, out: dict[str, Any], values: Mapping[str, Value], key: str, value: Value) -> None:
    if isinstance(value, int):
        out["bowl"] = BOWLS[value - 1]


def _colour(words: Words, out: dict[str, Any], values: Mapping[str, Value], key: str, value: Value) -> None:
    if value in COLOURS:
        out["terrain"] = terrain(words, COLOURS.index(str(value)))


def _site(words: Words, out: dict[str, Any], values: Mapping[str, Value], key: str, value: Value) -> None:
    out["here"], _, out["there"] = str(value).partition(":")


def _title(words: Words, out: dict[str, Any], values: Mapping[str, Value], key: str, value: Value) -> None:
    """Cards and tiles with an action have a name for it besides their own."""
    keys = [one for one in (f"{key}-{value}", f"tile-{value}") if words.has(one)]
    out["title"] = words.text(keys[0]) if keys else value


def _second(words: Words, out: dict[str, Any], values: Mapping[str, Value], key: str, value: Value) -> None:
    if isinstance(value, str):  # a card; elsewhere it is a number
        out["second_title"] = words.text(f"tile-{value}")


def _faction(words: Words, out: dict[str, Any], values: Mapping[str, Value], key: str, value: Value) -> None:
    if words.has(f"faction-{value}"):
        for form in ("the", "of", "from"):
            out[f"{key}_{form}"] = words.attribute(f"faction-{value}", form)
        out[key] = out[f"{key}_the"]


def _source(words: Words, out: dict[str, Any], values: Mapping[str, Value], key: str, value: Value) -> None:
    out["source"] = source(words, str(value))


def _reason(words: Words, out: dict[str, Any], values: Mapping[str, Value], key: str, value: Value) -> None:
    out["reason"] = words.text(f"reason-{value}")


def _converted(words: Words, out: dict[str, Any], values: Mapping[str, Value], key: str, value: Value) -> None:
    """What is converted into what, or given up."""
    number = values.get("n" if key == "what" else "m")
    if words.has(f"discard-{value}"):
        out[key] = words.text(f"discard-{value}")
    elif number is not None:
        out[key] = amount(words, str(value), int(number))
    else:
        out[key] = resource(words, str(value))


def _resource(words: Words, out: dict[str, Any], values: Mapping[str, Value], key: str, value: Value) -> None:
    for number in ("n", "needed"):
        if number in values:
            out["amount"] = amount(words, str(value), int(values[number]))


_SPELLED: Final[dict[str, Write]] = {
    "structure": _structure,
    "was": _structure,
    "cult": _cult,
    "pair": _pair,
    "track": _track,
    "terrain": _terrain,
    "old": _terrain,
    "bowl": _bowl,
    "colour": _colour,
    "site": _site,
    "tile": _title,
    "second": _second,
    "action": _title,
    "who": _faction,
    "faction": _faction,
    "other": _faction,
    "source": _source,
    "reason": _reason,
    "what": _converted,
    "into": _converted,
    "resource": _resource,
}
