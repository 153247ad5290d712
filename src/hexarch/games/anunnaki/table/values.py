"""What sentences about things name: the amounts of an edition, counted in words of a language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hexarch.games.anunnaki import names

if TYPE_CHECKING:
    from hexarch.games.anunnaki.edition import Edition

# Amounts that are counted in words: what they are called in sentences, and what is counted.
COUNTED: Final = {
    "vp": ("points", "vp"),
    "mana": ("mana", "mana"),
    "followers": ("followers", "follower"),
    "weapons": ("weapons", "weapon"),
    "resources": ("resources", "resource"),
    "units": ("units", "unit"),
    "steps": ("steps", "step"),
    "altars": ("altars", "altar"),
}
# What each action tile counts.
ON_TILE: Final = {
    "portal": "unit",
    "move_blue": "step",
    "move_red": "step",
    "commerce": "pact",
    "harvest_blue": "territory",
    "harvest_red": "territory",
    "creation": "resource",
    "settlement_income": "follower",
    "dominion": "dominion",
}


def some(words: Any, kind: str, n: int) -> str:
    """Something that is counted, with its number."""
    return str(words.text(f"some-{kind}", count=n))


def joined(words: Any, parts: list[str]) -> str:
    """A list: first, second and third."""
    if len(parts) < 2:
        return "".join(parts)
    return str(words.text("list-and", first=", ".join(parts[:-1]), last=parts[-1]))


def price(words: Any, amounts: tuple[int, ...]) -> str:
    """Resources of each type, and of any."""
    kinds = (*names.RESOURCES, "any")
    return joined(words, [some(words, kinds[i], n) for i, n in enumerate(amounts) if n])


def text(words: Any, edition: Edition, what: str, name: str) -> str:
    """The explanation of a thing, with the amounts of an edition."""
    key = f"effect-{name}" if what == "effect" else f"{what}-{name}-text"
    return str(words.text(key, **values(words, edition, what, name)))


def values(words: Any, edition: Edition, what: str, name: str) -> dict[str, Any]:
    """The values of that explanation."""
    if what == "god":
        return _god(words, edition, name)
    if what == "artefact":
        return _artefact(words, edition, name)
    if what == "tile" and name in ON_TILE:
        tile = names.ACTIONS.index(name)
        base, better, counted = edition.base[tile], edition.upgraded[tile], ON_TILE[name]
        return {"amount": some(words, counted, base), "more": some(words, counted, better), "developed": better}
    if what == "house":
        own = edition.own[names.HOUSES.index(name)]
        return {"resource": words.text(f"resource-{names.RESOURCES[own]}")}
    if what == "mana":
        return _line(words, edition, name)
    if what == "goal":
        tile = names.GOALS.index(name)
        return {"divisor": edition.goal_divisor[tile], "max": edition.goal_max[tile]}
    if what == "unit":
        return {"strength": edition.amounts.strength[names.UNITS.index(name)]}
    return _effect(words, edition, name) if what == "effect" else {}


def _counted(words: Any, told: dict[str, int]) -> dict[str, Any]:
    found: dict[str, Any] = dict(told)
    for key, (called, kind) in COUNTED.items():
        if key in told:
            found[called] = some(words, kind, told[key])
    return found


def _god(words: Any, edition: Edition, name: str) -> dict[str, Any]:
    amounts, god = edition.amounts, names.GODS.index(name)
    told = amounts.told["minor_god" if god < names.FIRST_MAJOR else "major_god"][name]
    found = {**_counted(words, told), "count": next(iter(told.values()))}
    for scoring, kind, _ in amounts.resource_gods:
        if scoring == god:
            found["resource"] = words.text(f"resource-{names.RESOURCES[kind]}")
    if god == names.NINLIL:
        found["gain"] = some(words, names.RESOURCES[amounts.ninlil_kind], amounts.ninlil_resources)
    return found


def _artefact(words: Any, edition: Edition, name: str) -> dict[str, Any]:
    amounts = edition.amounts
    if name != names.ARTEFACTS[names.PANDORA]:
        return _counted(words, amounts.told["artefact"].get(name, {}))
    items = ("mana", "followers", "weapons")
    gained = _counted(words, dict(zip(items, amounts.pandora_gained, strict=True)))
    lost = _counted(words, dict(zip(items, amounts.pandora_lost, strict=True)))
    return {**gained, **{f"lost_{item}": lost[item] for item in items}}


def _line(words: Any, edition: Edition, name: str) -> dict[str, Any]:
    line = names.MANA_ACTIONS.index(name)
    return {
        **_counted(words, {"weapons": edition.amounts.armed, "followers": edition.amounts.recruited}),
        "mana": some(words, "mana", edition.mana_cost[line]),
        "price": price(words, edition.mana_price[line]) or words.text("some-nothing"),
        "more": price(words, edition.red_price) or words.text("some-nothing"),
    }


def _effect(words: Any, edition: Edition, name: str) -> dict[str, Any]:
    amounts = edition.amounts
    if name == names.EFFECTS[names.STEAL]:
        return {"resources": some(words, "resource", amounts.stolen)}
    return {"strength": amounts.per_metal if name == names.EFFECTS[names.CART] else amounts.weak_gods}
