"""Amounts of an edition at work: with another number on a card the same scene ends with another number."""

from __future__ import annotations

import pytest

from hexarch.games.anunnaki import control, names
from hexarch.games.anunnaki.edition import standard
from hexarch.games.anunnaki.table.values import text as explained
from hexarch.words import Words, languages

from .figures import (
    Figure,
    atlantis,
    blessed,
    cheapest,
    clash,
    conquering,
    crowd,
    cultured,
    defended,
    deploys,
    edition,
    ending,
    first_of_equals,
    freya,
    going,
    harvest,
    last_space,
    left,
    loses,
    mana,
    mirrored,
    offers,
    owning,
    points,
    ra,
    row,
    scored,
    steps,
    stolen,
    summoned,
    then,
    token,
)
from .scene import DANILO, ISABELLA, SERENA, SIMONE

HERA = going(ISABELLA, "hera", "go market", "pass", "recruit", food=2, mana=1)
ABROAD = ("G1", "G2", "G3", "G4")
NINLIL = summoned(SERENA, "ninlil", "B1", "G2", "G4")
FREYR = summoned(DANILO, "freyr", "N1", *ABROAD)
OFFERED = owning(names.CORNUCOPIA, "offer gold", gold=5)
HORN = owning(names.CORNUCOPIA, "cornucopia gold")
MIRROR = owning(names.MIRROR, "mirror", food=2, wood=2, metal=2)
MIRRORED = owning(names.MIRROR, "mirror", "recruit", food=2, mana=3)
MANA_TOKEN = owning(names.PANDORA, "pandora mana", mana=1)
FOLLOWER_TOKEN = owning(names.PANDORA, "pandora follower")
WEAPON_TOKEN = owning(names.PANDORA, "pandora weapon")
ATHENA = summoned(ISABELLA, "athena", "E1")
POSEIDON = going(ISABELLA, "poseidon")
ARMED = going(SIMONE, "loki", "go market", "pass", "arm", metal=2, mana=1)
CREATION = going(SIMONE, "loki", "go creation")
EVERY: list[tuple[str, str, str, Figure, int, int]] = [
    ("minor_god Horus", "vp", "5", scored(SIMONE, "horus", "G4"), 2, 5),
    ("minor_god Horus", "resource", '"gold"', scored(SIMONE, "horus", "G4"), 2, 0),
    ("minor_god Aegir", "vp", "5", scored(DANILO, "aegir", "G8"), 2, 5),
    ("minor_god Ninhursag", "vp", "5", scored(SERENA, "ninhursag", "G6"), 2, 5),
    ("minor_god Demeter", "vp", "5", scored(ISABELLA, "demeter", "G2"), 2, 5),
    ("minor_god Seth", "vp", "5", scored(SIMONE, "seth", "P6", "P4"), 3, 5),
    ("minor_god Seth", "per", "1", scored(SIMONE, "seth", "P6", "P4"), 3, 6),
    ("minor_god Thor", "vp", "5", scored(DANILO, "thor", "G1", followers=4), 2, 5),
    ("minor_god Thor", "strength", "5", scored(DANILO, "thor", "G1", followers=4), 2, 0),
    ("minor_god Enki", "vp", "5", scored(SERENA, "enki", "A1"), 4, 5),
    ("minor_god Ares", "vp", "5", scored(ISABELLA, "ares"), 4, 10),
    ("minor_god Hades", "vp", "5", scored(ISABELLA, "hades"), 4, 10),
    ("minor_god Hades", "per", "2", scored(ISABELLA, "hades"), 4, 6),
    ("minor_god Bastet", "mana", "2", then(summoned(SIMONE, "bastet", "P1"), blessed), 3, 2),
    ("minor_god Freya", "resources", "5", then(summoned(DANILO, "freya", "N1"), freya), 4, 5),
    ("minor_god Freyr", "vp", "3", then(FREYR, points), 2, 6),
    ("minor_god Freyr", "mana", "3", then(FREYR, mana), 5, 9),
    ("minor_god Freyr", "per", "1", then(FREYR, points), 2, 4),
    ("minor_god Frigg", "followers", "2", then(summoned(DANILO, "frigg", "N1"), deploys), 1, 2),
    ("minor_god Frigg", "pieces", "1", then(summoned(DANILO, "frigg", "N1"), deploys), 1, 2),
    ("minor_god Anu", "units", "5", then(summoned(SERENA, "anu", "B1"), left), 3, 5),
    ("minor_god Ninlil", "vp", "4", then(NINLIL, points), 2, 8),
    ("minor_god Ninlil", "resources", "3", then(NINLIL, lambda t: t.held(SERENA)[2]), 2, 6),
    ("minor_god Ninlil", "resource", '"gold"', then(NINLIL, lambda t: t.held(SERENA)[3]), 0, 2),
    ("minor_god Athena", "resources", "3", then(ATHENA, lambda t: t.held(ISABELLA)[1]), 1, 3),
    ("minor_god Anu", "track_steps", "3", then(summoned(SERENA, "anu", "B1"), steps(names.TECHNOLOGY)), 1, 3),
    ("minor_god Freyr", "track_steps", "3", then(FREYR, steps(names.DOMINION)), 2, 3),
    ("minor_god Isis", "strength", "4", harvest(SIMONE, "isis", "P"), 2, 5),
    ("minor_god Isis", "strength", "4", clash(1, theirs="isis"), 2 + 1 + 1, 2 + 1 + 4),
    ("minor_god Osiris", "strength", "4", harvest(SIMONE, "osiris", "P"), 2, 5),
    ("minor_god Assur", "strength", "4", harvest(SERENA, "assur", "B", 0), 2, 5),
    ("minor_god Assur", "strength", "4", clash(1, theirs="assur"), 2 + 1 + 1, 2 + 1 + 4),
    ("minor_god Heimdallr", "strength", "4", defended, 1 + 2 + 3, 1 + 2 + 4),
    ("minor_god Enlil", "units", "3", then(going(SERENA, "enlil", "go portal"), left), 2, 4),
    ("minor_god Hermes", "steps", "3", then(going(ISABELLA, "hermes", "go move_blue"), left), 3, 5),
    ("minor_god Hera", "followers", "3", then(HERA, left), 4, 6),
    ("minor_god Poseidon", "altars", "3", then(POSEIDON, lambda t: control.altars(t.s, ISABELLA)), 2, 4),
    ("minor_god Marduk", "followers", "2", then(conquering("marduk", "B", SERENA), deploys), 1, 2),
    ("minor_god Anubis", "followers", "2", then(conquering("anubis", "P", SIMONE, "minor"), deploys), 1, 2),
    ("minor_god Sekhmet", "discount", "2", cheapest, 1, 0),
    ("major_god Ra", "resources", "2", ra, 1, 2),
    ("major_god Odin", "strength", "4", defended, 1 + 2 + 3, 1 + 4 + 3),
    ("major_god Ishtar", "strength", "4", harvest(SERENA, "loki", "B"), 1 + 2, 1 + 4),
    ("major_god Zeus", "times", "3", cultured, 4, 6),
    ("artefact cornucopia", "resources", "6", then(HORN, lambda t: t.held(SIMONE)[3]), 4, 6),
    ("artefact cornucopia", "offered", "3", then(OFFERED, lambda t: t.held(SIMONE)[3]), 1, 2),
    ("artefact cornucopia", "offered", "3", offers, 0, 1),
    ("artefact cornucopia", "vp", "9", then(OFFERED, points), 8, 9),
    ("artefact duplicity_mirror", "actions", "3", then(MIRROR, mirrored), 2, 3),
    ("artefact duplicity_mirror", "discount", "0", then(MIRROR, mirrored), 2, 0),
    ("artefact duplicity_mirror", "discount", "0", then(MIRRORED, mana), 3, 2),
    ("artefact scarab_amulet", "steps", "4", ending, 2, 4),
    ("pandora_token mana", "gained", "3", then(MANA_TOKEN, mana), 2, 4),
    ("pandora_token mana", "lost", "0", then(MANA_TOKEN, lambda t: t.held(DANILO)[4]), 0, 1),
    ("pandora_token follower", "gained", "3", then(FOLLOWER_TOKEN, left), 1, 3),
    ("pandora_token follower", "lost", "9", then(FOLLOWER_TOKEN, loses(DANILO, "lose_follower")), 1, 3),
    ("pandora_token weapon", "gained", "3", then(WEAPON_TOKEN, left), 1, 3),
    ("pandora_token weapon", "lost", "2", then(WEAPON_TOKEN, loses(DANILO, "lose_weapon")), 1, 2),
    ("mana_action gain_weapons", "weapons", "3", then(ARMED, left), 2, 3),
    ("mana_action recruit", "followers", "5", then(HERA, left), 4, 6),
    ("action creation", "base_value", "3", then(CREATION, lambda t: t.held(SIMONE)[0]), 1, 3),
    ("battle_effect", "enemy_gods_strength", "0", clash(1, "ballista"), 1 + 1, 0 + 1),
    ("battle_effect", "stolen_resources", "2", stolen, 1, 2),
    ("battle_effect", "strength_per_metal", "2", clash(0, "war_chariot", metal=2), 1 + 1 + 2, 1 + 1 + 4),
    ("unit_strength", "follower", "3", crowd(followers=2), 2, 6),
    ("unit_strength", "follower", "3", clash(0), 1 + 3, 3 + 3),
    ("unit_strength", "minor_god", "4", crowd(minor=1), 2, 4),
    ("unit_strength", "minor_god", "4", clash(1), 2 + 1, 4 + 1),
    ("unit_strength", "major_god", "5", crowd(major=1), 3, 5),
    ("unit_strength", "settlement", "2", crowd(settlement=2), 0, 4),
    ("unit_strength", "atlantean_god", "5", atlantis, 3 + 3, 3 + 5),
    ("final_scoring", "tie_break", '"earliest_in_turn_order"', first_of_equals, DANILO, SERENA),
    ("dominion_track", "token_vp", "3", token, 2, 3),
    ("development_track", "final_space_needs_lightning", "false", last_space, 9, 10),
    ("setup", "settlements_on_capital", "2", row, 14, 23),
]  # fmt: skip


@pytest.mark.parametrize(("place", "key", "value", "figure", "before", "after"), EVERY)
def test_another_amount_plays_otherwise(
    place: str, key: str, value: str, figure: Figure, before: int, after: int
) -> None:
    assert figure(standard()) == before
    assert figure(edition(place, key, value)) == after


def test_a_major_god_comes_with_other_steps() -> None:
    using = edition("major_god Ra", "track_steps", "{ war = 0, technology = 3, commerce = 1, dominion = 1 }")
    t = summoned(SIMONE, "ra", "P1")(using)
    t.do("claim dominion", "claim technology")
    assert [steps(track)(t) for track in range(4)] == [0, 3, 1, 1]


def test_sentences_tell_the_amounts_of_the_edition() -> None:
    using = edition("minor_god Thor", "vp", "37")
    for language in languages():
        words = Words(language, "anunnaki")
        assert "37" in explained(words, using, "god", "thor")
        assert "37" not in explained(words, standard(), "god", "thor")
