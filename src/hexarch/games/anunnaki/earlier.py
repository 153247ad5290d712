"""Amounts that editions of format 1 do not have, or have as notes only: games that brought one go on with these.

An edition of format 2 states all of them; one that is stored and lacks some has them from here too.
"""

from __future__ import annotations

from typing import Any, Final

from hexarch.games.anunnaki.reading import Reader, place_of

FORMAT: Final = 2

TABLES: Final[dict[str, dict[str, Any]]] = {
    "setup": {"settlements_on_capital": 1},
    "unit_strength": {"follower": 1, "minor_god": 2, "major_god": 3, "atlantean_god": 3, "settlement": 0},
    "development_track": {"final_space_needs_lightning": True},
    "dominion_track": {"token_vp": 2},
    "final_scoring": {"tie_break": "latest_in_turn_order"},
    "battle_effect": {"enemy_gods_strength": 1, "stolen_resources": 1, "strength_per_metal": 1},
}

_STEPS: Final = {"track_steps": {"war": 1, "technology": 1, "commerce": 1, "dominion": 2}}

# By table, and by the id or the name of a record in small letters.
RECORDS: Final[dict[str, dict[str, dict[str, Any]]]] = {
    "action": {"creation": {"base_value": 1, "upgraded_value": 1}},
    "mana_action": {"gain_weapons": {"weapons": 2}, "recruit": {"followers": 3}},
    "major_god": {
        "ra": {"resources": 1, **_STEPS},
        "odin": {"strength": 2, **_STEPS},
        "ishtar": {"strength": 2, **_STEPS},
        "zeus": {"times": 2, **_STEPS},
    },
    "minor_god": {
        "anubis": {"followers": 1},
        "bastet": {"mana": 1},
        "horus": {"vp": 2, "resource": "wood"},
        "isis": {"strength": 1},
        "osiris": {"strength": 1},
        "sekhmet": {"discount": 1},
        "seth": {"vp": 3, "per": 2},
        "aegir": {"vp": 2, "resource": "gold"},
        "freya": {"resources": 4},
        "freyr": {"vp": 1, "mana": 1, "per": 2},
        "frigg": {"followers": 1, "pieces": 3},
        "heimdallr": {"strength": 3},
        "loki": {},
        "thor": {"vp": 2, "strength": 4},
        "anu": {"units": 3},
        "assur": {"strength": 1},
        "enki": {"vp": 4},
        "enlil": {"units": 1},
        "marduk": {"followers": 1},
        "ninhursag": {"vp": 2, "resource": "metal"},
        "ninlil": {"vp": 1, "resources": 1, "resource": "metal"},
        "ares": {"vp": 2},
        "athena": {"resources": 1},
        "demeter": {"vp": 2, "resource": "food"},
        "hades": {"vp": 2, "per": 3},
        "hera": {"followers": 1},
        "hermes": {"steps": 1},
        "poseidon": {"altars": 1},
    },
    "artefact": {
        "cornucopia": {"resources": 4, "offered": 4, "vp": 8},
        "duplicity_mirror": {"actions": 2, "discount": 1},
        "scarab_amulet": {"steps": 2},
    },
    "pandora_token": {
        "mana": {"gained": 1, "lost": 1},
        "follower": {"gained": 1, "lost": 1},
        "weapon": {"gained": 1, "lost": 1},
    },
}


class Filled:
    """The amounts of an edition, with those of earlier ones where it has none; of a file of format 1, only these."""

    def __init__(self, document: dict[str, Any]) -> None:
        meta = document.get("meta")
        self.format: Final = Reader(meta if isinstance(meta, dict) else {}, "meta").number("format", 1, FORMAT, 1)
        self._document: Final = document
        self._read: Final = self.format == FORMAT

    def table(self, name: str) -> Reader:
        """A table of the file."""
        found = self._document.get(name) if self._read else None
        return Reader({**TABLES[name], **(found if isinstance(found, dict) else {})}, name)

    def record(self, table: str, name: str) -> Reader:
        """A record of a list, by its id or its name."""
        found = record_of(self._document, table, name)
        filled = dict(RECORDS[table].get(name, {}))
        if table == "minor_god":
            filled["track_steps"] = 2 if found.get("track") == "dominion" else 1
        return Reader({**filled, **(found if self._read else {})}, place_of(table, found or {"id": name}, 0))


def records_of(document: dict[str, Any], table: str) -> list[dict[str, Any]]:
    """The records of a list, as far as they are any."""
    found = document.get(table)
    return [one for one in found if isinstance(one, dict)] if isinstance(found, list) else []


def names_in(document: dict[str, Any], table: str) -> tuple[str, ...]:
    """Ids or names of a list, in small letters."""
    return tuple([str(one.get("id", one.get("name", ""))).lower() for one in records_of(document, table)])


def record_of(document: dict[str, Any], table: str, name: str) -> dict[str, Any]:
    """The record of a list with this id or name, empty where there is none."""
    known = names_in(document, table)
    return records_of(document, table)[known.index(name)] if name in known else {}


def missing(document: dict[str, Any]) -> list[str]:
    """Places of amounts that a file does not state."""
    found = []
    for table, keys in TABLES.items():
        inside = document.get(table)
        found += [f"{table}.{key}" for key in keys if not isinstance(inside, dict) or key not in inside]
    for table, records in RECORDS.items():
        more = ("track_steps",) if table == "minor_god" else ()
        for name, keys in records.items():
            record = record_of(document, table, name)
            place = place_of(table, record or {"id": name}, 0)
            found += [f"{place}.{key}" for key in (*keys, *more) if key not in record]
    return found
