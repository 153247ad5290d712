"""Names of things in words: gods, weapons, pacts and all the rest; lists of rewards; explanations for a glossary."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from hexarch.games.anunnaki import names
from hexarch.games.anunnaki.edition import standard
from hexarch.games.anunnaki.table.values import joined, price, some, text

if TYPE_CHECKING:
    from hexarch.games.anunnaki.edition import Edition, Weapon
    from hexarch.kernel.game import Doc

MOST_TOLD: Final = 60  # languages and editions whose own words are remembered
_TOLD: Final[dict[tuple[str, str], Doc]] = {}
# Values of messages, and the first part of the keys of their words.
KEYS: Final = {
    "unit": "unit",
    "tile": "tile",
    "resource": "resource",
    "second": "resource",
    "third": "resource",
    "god": "god",
    "house": "house",
    "row": "row",
    "weapon": "weapon",
    "other": "weapon",
    "artefact": "artefact",
    "track": "track",
    "reward": "reward",
    "item": "item",
    "source": "source",
    "region": "region",
}


def spell(words: Any, values: Mapping[str, str | int]) -> dict[str, Any]:
    """Values of messages as words of a language; what has no words stays."""
    return {key: _spelled(words, key, value) if isinstance(value, str) else value for key, value in values.items()}


def _spelled(words: Any, key: str, value: str) -> str:
    if key in KEYS:
        return named(words, KEYS[key], value)
    if key == "pact":
        return pact(words, value)
    if key == "civilization":
        return str(words.text("civilization", number=value.rpartition("_")[2]))
    if key == "crew":
        return joined(words, [named(words, "unit", one) for one in value.split("+")])
    if key == "gods":
        return joined(words, [named(words, "god", one) for one in value.split("+")])
    if key == "token":
        pairs = [one.split(":") for one in value.split("+")]
        return joined(words, [some(words, kind, int(n)) for kind, n in pairs])
    return value


def named(words: Any, what: str, value: str) -> str:
    """The name of a thing; one that only another edition has is called by its id."""
    key = f"{what}-{value}"
    return str(words.text(key)) if words.has(key) else value.replace("_", " ")


def pact(words: Any, name: str) -> str:
    """A pact by its House and number."""
    house, _, number = name.rpartition("_")
    if house == "neutral":
        return str(words.text("pact-neutral", number=number))
    if house in names.HOUSES:
        return str(words.text("pact-house", house=words.text(f"house-{house}"), number=number))
    return name.replace("_", " ")


# -- the glossary -------------------------------------------------------------------------------


def glossary(words: Any, groups: tuple[str, ...], edition: Edition) -> Doc:
    """Names and explanations of everything on the table, with the amounts of an edition."""
    called: dict[str, str] = {}
    texts: dict[str, str] = {}
    for what, known in (
        ("house", names.HOUSES), ("resource", names.RESOURCES), ("unit", names.UNITS), ("track", names.TRACKS),
        ("tile", names.ACTIONS), ("goal", names.GOALS), ("god", names.GODS), ("artefact", names.ARTEFACTS),
    ):  # fmt: skip
        for one in known:
            called.setdefault(one, words.text(f"{what}-{one}"))
            texts.setdefault(one, text(words, edition, what, one))
    for weapon in edition.weapons:
        called[weapon.name] = _weapon(words, weapon)
        texts[weapon.name] = weapon_text(words, edition, weapon.name)
    for card in edition.pacts:
        called[card.name] = pact(words, card.name)
        texts[card.name] = pact_text(words, edition, card.name)
    for tile in edition.civilizations:
        called[tile.name] = _spelled(words, "civilization", tile.name)
        texts[tile.name] = civilization_text(words, edition, tile.name)
    for line in names.MANA_ACTIONS:
        texts.setdefault(line, text(words, edition, "mana", line))
        called.setdefault(line, words.text(f"mana-{line}"))
    called.update({one: words.text(f"reward-{one}") for one in names.REWARDS if one not in called})
    called.update({one: words.text(f"view-{one}") for one in VIEW})
    return {
        "names": called,
        "texts": texts,
        # Tiles, goals and mana actions that share their names with other things.
        "tiles": {one: [words.text(f"tile-{one}"), text(words, edition, "tile", one)] for one in names.ACTIONS},
        "goals": {one: [words.text(f"goal-{one}"), text(words, edition, "goal", one)] for one in names.GOALS},
        "lines": {one: [words.text(f"mana-{one}"), text(words, edition, "mana", one)] for one in names.MANA_ACTIONS},
        "groups": {group: words.text(f"group-{group}") for group in groups},
        "sources": {source: words.text(f"source-{source}") for source in names.SOURCES},
    }


def _weapon(words: Any, weapon: Weapon) -> str:
    """The name of a weapon; one that the texts do not have is called as its edition says, in English if need be."""
    own = weapon.called.get(words.language) or weapon.called["en"] or weapon.called["it"]
    return own if own and not words.has(f"weapon-{weapon.name}") else named(words, "weapon", weapon.name)


def own_words(words: Any, edition: Edition) -> Doc:
    """What the glossary of an edition has otherwise than that of the package, table by table."""
    if edition is standard():
        return {}
    key = (words.language, edition.text)
    if key not in _TOLD:
        if len(_TOLD) >= MOST_TOLD:
            _TOLD.clear()
        usual, found = glossary(words, (), standard()), glossary(words, (), edition)
        rows = {table: {one: said for one, said in found[table].items() if usual[table].get(one) != said}
                for table in found}  # fmt: skip
        _TOLD[key] = {table: said for table, said in rows.items() if said}
    return _TOLD[key]


# What a view calls its parts, where no thing has that name.
VIEW: Final = (
    "round", "phase", "active", "first", "end", "to_act", "star", "goals", "vp_tokens", "pacts", "pile", "artefacts",
    "territories", "culture", "battle", "seats", "name", "resources", "vp", "sources", "tracks", "pawn", "cubes",
    "tokens", "major_token", "upgraded", "gods", "summoned", "major_god", "reserve", "row", "hand", "deck", "completed",
    "pandora", "beaten", "weapons", "drawn", "tablet", "units", "controller", "contested", "icons", "altars",
    "boards", "civilization", "atlantean_god", "face_down", "place", "sides", "seat", "cards", "used", "setup",
    "primary", "additional", "battles", "finish", "over",
)  # fmt: skip


def weapon_text(words: Any, edition: Edition, name: str) -> str:
    """Cost, strength, what it wins, and its effect."""
    one = next(weapon for weapon in edition.weapons if weapon.name == name)
    kind = words.text("weapon-basic" if one.basic else "weapon-advanced")
    cost = price(words, one.cost) or words.text("some-nothing")
    said = words.text("weapon-text", kind=kind, cost=cost, strength=one.strength, points=one.vp, steps=one.war)
    return f"{said} {text(words, edition, 'effect', names.EFFECTS[one.effect])}" if one.effect else str(said)


def pact_text(words: Any, edition: Edition, name: str) -> str:
    """What it costs, its bonus and its score."""
    one = next(pact for pact in edition.pacts if pact.name == name)
    bonus = joined(words, [some(words, names.REWARDS[kind], n) for kind, n in one.bonus])
    return str(words.text("pact-text", cost=price(words, one.cost), bonus=bonus, points=one.vp, steps=one.steps))


def civilization_text(words: Any, edition: Edition, name: str) -> str:
    """Strength, reward and effect."""
    one = next(tile for tile in edition.civilizations if tile.name == name)
    gains = joined(words, [some(words, names.REWARDS[kind], n) for kind, n in one.reward])
    said = words.text("civilization-text", strength=one.strength, rewards=gains)
    return f"{said} {text(words, edition, 'effect', names.EFFECTS[one.effect])}" if one.effect else str(said)
