"""What is asked of a file that somebody typed, and not of an edition stored with a game: a game that has begun goes on.

Every key must be one that the shipped edition has in such a table, so that a mistyped one is found; amounts that an
earlier edition need not state must be there; what the rules know only one value of must have it; followers and
settlements must suffice; what is paid once may not be promised twice; only the shipped file has its name; and ids that
stand in choices must be words that the language of choices reads.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from hexarch.games.anunnaki import names
from hexarch.games.anunnaki.earlier import FORMAT, missing, names_in
from hexarch.games.anunnaki.edition import standard
from hexarch.games.anunnaki.edition_check import Findings
from hexarch.games.anunnaki.fields import FIELDS
from hexarch.games.anunnaki.reading import cut, place_of

if TYPE_CHECKING:
    from hexarch.games.anunnaki.edition import Edition
    from hexarch.games.anunnaki.reading import EditionError

ANYWHERE: Final = ("source", "sourced", "note")  # keys that every table may have
FREE: Final = ("sources",)  # tables whose keys are names of the file's own
# Lists in which every record has keys of its own.
OWN: Final = ("action", "mana_action", "minor_god", "major_god", "artefact", "settlement_income")
# Lists that are only looked through by name, and the names in them.
NAMED: Final = {"resource": names.RESOURCES, "major_god": names.MAJOR_GODS, "pandora_token": names.PANDORA_ITEMS}
# What the rules know only one value of.
FIXED: Final = {
    "action": ("number",),
    "artefact": ("kind",),
    "development_track": ("tracks",),
    "major_god": ("house",),
    "minor_god": ("house", "type"),
    "settlement_income": ("space",),
}
VALUES: Final = ("base_value", "upgraded_value")  # not every action tile has them
PAID: Final = ("reward", "bonus")
LONGEST_ID: Final = 40  # characters; two of them stand in one choice


def key_findings(document: dict[str, Any]) -> list[EditionError]:
    """Keys that are unknown or missing, and rewards with a number that they cannot have."""
    f = Findings()
    _table(f, document, "", "")
    for place in missing(document):
        f.need(False, place, "missing")
    for table, expected in NAMED.items():
        f.need(names_in(document, table) == expected, table, "order", names=", ".join(expected))
    return f.errors


def value_findings(edition: Edition) -> list[EditionError]:
    """What does not fit together, once each value can be read."""
    f = Findings()
    out, found = edition.begin_capital + edition.begin_altar, edition.followers
    f.need(out <= found, "components.per_house.followers", "followers", count=out, found=found)
    placed, found = edition.amounts.begin_settlements, edition.settlements
    f.need(placed <= found, "setup.settlements_on_capital", "settlements", count=placed, found=found)
    format_ = edition.amounts.format
    f.need(format_ == FORMAT, "meta.format", "format", format=FORMAT)
    own = edition.name != standard().name or edition.text == standard().text
    f.need(own, "meta.edition", "shipped_name", name=standard().name)
    _ids(f, edition)
    return f.errors


def _ids(f: Findings, edition: Edition) -> None:
    """Ids that players write and saves contain: cards in small letters, places in capital ones."""
    for table, cards in (("weapon", edition.weapons), ("pact", edition.pacts)):
        for name in [one.name for one in cards]:
            read = name.islower() and _reads(table, name)
            f.need(read, f"{table}[{cut(name)}].id", "id_shape", most=LONGEST_ID)
    edges = [edge.name for edge in edition.edges]
    for name in edges:
        f.need(name.isupper() and _reads("edge", name), f"star.edge[{cut(name)}].id", "edge_shape")
    f.need(len(set(edges)) == len(edges), "star.edge", "same_id")
    codes = [(f"planet[{planet.name}].territory[{land.name}]", land.code)
             for planet in edition.planets for land in planet.territories]  # fmt: skip
    for where, code in (*codes, ("afterworld", edition.after_code)):
        f.need(code.isupper() and _reads("place", code), f"{where}.code", "code_shape")


def _reads(field: str, name: str) -> bool:
    """Can a name stand in a blank of a choice?"""
    shape = re.fullmatch(FIELDS[field].form, name.lower())
    return shape is not None and name.isascii() and len(name) <= LONGEST_ID


def _table(f: Findings, table: dict[str, Any], kind: str, place: str) -> None:
    """One table, and those inside it."""
    known = _known().get(kind)
    if known is None:
        return
    if kind.rpartition(".")[2] in PAID:
        known = ("kind", "type", "n") if table.get("kind") == "resource" else ("kind", "n")
        _once(f, table, place)
    if kind not in FREE:
        allowed = (*known, *[key for key in ANYWHERE if key not in known])
        _keys(f, table, allowed, place)
        sourced = table.get("sourced")
        if isinstance(sourced, dict):
            _keys(f, sourced, known, f"{place}.sourced")
    for key in VALUES:
        if key in known and kind != "action[creation]":  # told with the other amounts
            f.need(key in table, f"{place}.{key}", "missing")
    for key in FIXED.get(kind.partition("[")[0], ()):
        value = _values()[kind, key]
        f.need(table.get(key) == value, f"{place}.{key}", "fixed", value=cut(value))
    for inner, its_kind, its_place in _inside(table, kind, place):
        _table(f, inner, its_kind, its_place)


def _keys(f: Findings, table: dict[str, Any], known: tuple[str, ...], place: str) -> None:
    for key in table:
        where = f"{place}.{cut(key)}" if place else cut(key)
        f.need(key in known, where, "unknown_key", known=", ".join(known))


def _once(f: Findings, paid: dict[str, Any], place: str) -> None:
    """Some rewards are paid once, whatever number stands beside them."""
    kind, n = paid.get("kind"), paid.get("n")
    if isinstance(kind, str) and kind in names.ONCE and isinstance(n, int):
        f.need(n <= 1, f"{place}.n", "once", kind=kind, found=n)


def _inside(table: dict[str, Any], kind: str, place: str) -> Iterator[tuple[dict[str, Any], str, str]]:
    """Tables inside a table, each with its kind and its place; records of some lists are kinds by themselves."""
    kind = kind.partition("[")[0]
    for key, value in table.items():
        if key == "sourced":
            continue
        its_kind, its_place = (f"{kind}.{key}", f"{place}.{key}") if kind else (key, key)
        if isinstance(value, dict):
            yield value, its_kind, its_place
        elif isinstance(value, list):
            for i, one in enumerate(value):
                if isinstance(one, dict):
                    where = place_of(its_place, one, i)
                    yield one, where.lower() if its_kind in OWN else its_kind, where


@cache
def _known() -> dict[str, tuple[str, ...]]:
    """The keys of each kind of table, as the shipped edition has them."""
    found: dict[str, dict[str, None]] = {}
    for table, kind in _shipped():
        found.setdefault(kind, {}).update(dict.fromkeys(table))
    return {kind: tuple(keys) for kind, keys in found.items()}


@cache
def _values() -> dict[tuple[str, str], Any]:
    """What the shipped edition has where there is only one value."""
    fixed = [(table, kind, FIXED.get(kind.partition("[")[0], ())) for table, kind in _shipped()]
    return {(kind, key): table[key] for table, kind, keys in fixed for key in keys}


def _shipped() -> Iterator[tuple[dict[str, Any], str]]:
    """Every table of the shipped edition, and its kind."""
    waiting = [(tomllib.loads(standard().text), "", "")]
    while waiting:
        table, kind, place = waiting.pop()
        yield table, kind
        waiting += _inside(table, kind, place)
