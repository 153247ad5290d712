"""Amounts that gods, artefacts, tokens, weapons and actions name in their words, each under a name of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hexarch.games.anunnaki import names
from hexarch.games.anunnaki.earlier import RECORDS, Filled

if TYPE_CHECKING:
    from hexarch.games.anunnaki.reading import Reader

TIES: Final = ("earliest_in_turn_order", "latest_in_turn_order")
MANY: Final = 20
POINTS: Final = 50
# Gods that score territories of a resource.
OF_RESOURCE: Final = (names.HORUS, names.AEGIR, names.NINHURSAG, names.DEMETER)
STEPPED: Final = (*names.TRACKS, "dominion")
STEPS: Final = (names.R_WAR, names.R_TECHNOLOGY, names.R_COMMERCE, names.R_DOMINION)


class Amounts:
    """The amounts of an edition; raises EditionError."""

    def __init__(self, document: dict[str, Any]) -> None:
        at = Filled(document)
        self.format: Final = at.format
        unit = at.table("unit_strength")
        self.atlantean: Final = unit.number("atlantean_god", 0, MANY)  # strength of the Atlantean god (A119)
        # Every unit has strength, so that it can harvest (A40, A62); settlements of Norrenis may have some (A131).
        self.strength: Final = (
            unit.number("follower", 1, MANY),
            unit.number("minor_god", 1, MANY),
            unit.number("major_god", 1, MANY),
            unit.number("settlement", 0, MANY),
        )
        effect = at.table("battle_effect")
        self.weak_gods: Final = effect.number("enemy_gods_strength", 0, MANY)  # A111
        self.stolen: Final = effect.number("stolen_resources", 1, MANY)  # A112
        self.per_metal: Final = effect.number("strength_per_metal", 0, MANY)  # A115
        self.begin_settlements: Final = at.table("setup").number("settlements_on_capital", 0, 9)  # A11
        self.line_needed: Final = at.table("development_track").flag("final_space_needs_lightning")  # A69
        self.token_vp: Final = at.table("dominion_track").number("token_vp", 0, POINTS)  # A67
        self.latest_wins: Final = at.table("final_scoring").one_of("tie_break", TIES) == 1  # A180
        self.creation: Final = _pair(at.record("action", "creation"))  # on both sides (A58)
        self.armed: Final = at.record("mana_action", "gain_weapons").number("weapons", 1, MANY)  # A71
        self.recruited: Final = at.record("mana_action", "recruit").number("followers", 1, MANY)  # A71
        # artefacts
        horn, mirror = at.record("artefact", "cornucopia"), at.record("artefact", "duplicity_mirror")
        self.horn: Final = horn.number("resources", 0, MANY)  # what comes out of the Cornucopia (A122)
        self.horn_offered: Final = horn.number("offered", 0, MANY)  # what goes into it
        self.horn_vp: Final = horn.number("vp", 0, POINTS)
        self.mirror_actions: Final = mirror.number("actions", 1, len(names.MANA_ACTIONS))  # A123
        self.mirror_discount: Final = mirror.number("discount", 0, MANY)
        self.scarab_steps: Final = at.record("artefact", "scarab_amulet").number("steps", 1, MANY)  # A126
        tokens = [at.record("pandora_token", item) for item in names.PANDORA_ITEMS]
        self.pandora_gained: Final = tuple([one.number("gained", 1, MANY) for one in tokens])  # A125
        self.pandora_lost: Final = tuple([one.number("lost", 0, MANY) for one in tokens])
        # major gods
        major = [at.record("major_god", name) for name in names.MAJOR_GODS]
        ra, odin, ishtar, zeus = major
        self.ra_resources: Final = ra.number("resources", 0, MANY)  # A138
        self.odin_strength: Final = odin.number("strength", 0, MANY)  # A136
        self.ishtar_strength: Final = ishtar.number("strength", 0, MANY)  # A139
        self.zeus_times: Final = zeus.number("times", 1, MANY)  # A142
        steps = [[one.record("track_steps").number(track, 0, MANY) for track in STEPPED] for one in major]
        # The steps of a major god, by House, as rewards (A92).
        self.major_steps: Final = tuple(
            [tuple([(kind, n) for kind, n in zip(STEPS, row, strict=True) if n]) for row in steps]
        )
        # minor gods (A143 to A170)
        minor = [at.record("minor_god", name) for name in names.GODS[: names.FIRST_MAJOR]]
        self.god_steps: Final = tuple([one.number("track_steps", 0, MANY) for one in minor])  # A92
        self.anubis_followers: Final = minor[names.ANUBIS].number("followers", 0, MANY)
        self.bastet_mana: Final = minor[names.BASTET].number("mana", 0, MANY)
        self.isis_strength: Final = minor[names.ISIS].number("strength", 0, MANY)
        self.osiris_strength: Final = minor[names.OSIRIS].number("strength", 0, MANY)
        self.sekhmet_discount: Final = minor[names.SEKHMET].number("discount", 0, MANY)
        self.seth_vp: Final = minor[names.SETH].number("vp", 0, POINTS)
        self.seth_per: Final = minor[names.SETH].number("per", 1, MANY)
        self.freya_resources: Final = minor[names.FREYA].number("resources", 1, MANY)
        self.freyr_vp: Final = minor[names.FREYR].number("vp", 0, POINTS)
        self.freyr_mana: Final = minor[names.FREYR].number("mana", 0, MANY)
        self.freyr_per: Final = minor[names.FREYR].number("per", 1, MANY)
        self.frigg_followers: Final = minor[names.FRIGG].number("followers", 0, MANY)
        self.frigg_pieces: Final = minor[names.FRIGG].number("pieces", 1, MANY)
        self.heimdallr_strength: Final = minor[names.HEIMDALLR].number("strength", 0, MANY)
        self.thor_vp: Final = minor[names.THOR].number("vp", 0, POINTS)
        self.thor_strength: Final = minor[names.THOR].number("strength", 0, 99)
        self.anu_units: Final = minor[names.ANU].number("units", 1, MANY)
        self.assur_strength: Final = minor[names.ASSUR].number("strength", 0, MANY)
        self.enki_vp: Final = minor[names.ENKI].number("vp", 0, POINTS)
        self.enlil_units: Final = minor[names.ENLIL].number("units", 0, MANY)
        self.marduk_followers: Final = minor[names.MARDUK].number("followers", 0, MANY)
        self.ninlil_vp: Final = minor[names.NINLIL].number("vp", 0, POINTS)
        self.ninlil_resources: Final = minor[names.NINLIL].number("resources", 0, MANY)
        self.ninlil_kind: Final = minor[names.NINLIL].one_of("resource", names.RESOURCES)
        self.ares_vp: Final = minor[names.ARES].number("vp", 0, POINTS)
        self.athena_resources: Final = minor[names.ATHENA].number("resources", 0, MANY)
        self.hades_vp: Final = minor[names.HADES].number("vp", 0, POINTS)
        self.hades_per: Final = minor[names.HADES].number("per", 1, MANY)
        self.hera_followers: Final = minor[names.HERA].number("followers", 0, MANY)
        self.hermes_steps: Final = minor[names.HERMES].number("steps", 0, MANY)
        self.poseidon_altars: Final = minor[names.POSEIDON].number("altars", 0, MANY)
        # Gods that score territories of a resource: god, resource and points (A145).
        self.resource_gods: Final = tuple(
            [(god, minor[god].one_of("resource", names.RESOURCES), minor[god].number("vp", 0, POINTS))
             for god in OF_RESOURCE]
        )  # fmt: skip
        # What the words of a thing name, by table and thing.
        self.told: Final = {
            table: {name: at.record(table, name).told() for name in records} for table, records in RECORDS.items()
        }


def _pair(at: Reader) -> tuple[int, int]:
    return at.number("base_value", 0, MANY), at.number("upgraded_value", 0, MANY)
