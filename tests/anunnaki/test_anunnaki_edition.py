"""The edition file: what the shipped one holds, and that every damage is refused with place and reason."""

from __future__ import annotations

import ast
from importlib import resources

import pytest

from hexarch.games.anunnaki.edition import EditionError, loads, problems, standard
from hexarch.words import Words, languages

TEXT = (resources.files("hexarch.games.anunnaki") / "edition.toml").read_text(encoding="utf-8")


def test_the_shipped_edition_is_sound() -> None:
    edition = standard()
    assert len(edition.edges) == 15
    assert sum([edge.mana for edge in edition.edges]) == 13
    assert len(edition.pacts) == 36
    assert len(edition.tokens) == 20
    assert len(edition.civilizations) == 12
    assert [edition.territories[at].code for at in edition.gaia(4).dashed[0]] == ["G2", "A1"]


def test_icons_outside_capitals_match_the_exhaust_tokens() -> None:
    lands = [
        one for planet in standard().planets if "p3_4" in planet.sides for one in planet.territories if not one.capital
    ]
    assert [sum([one.icons[kind] for one in lands]) for kind in range(4)] == [16, 16, 16, 16]


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ('id = "T0-I0"\na = "T0"', 'id = "T0-I0"\na = "T9"', "star.edge[T0-I0]"),
        ('a = "I3"\nb = "I4"', 'a = "I3"\nb = "T1"', "star.edge"),
        ('edges = ["T0-I4", "T0-I0", "I4-I0"]', 'edges = ["T0-I4", "T0-I0", "I0-I1"]', "star.region[triangle0]"),
        ('id = "neutral_2"', 'id = "neutral_1"', "pact"),
        ('id = "neutral_2"\nhouse = "none"', 'id = "neutral_2"\nhouse = "pharaos"', "pact"),
        ('from = "gaia.n"', 'from = "gaia.e"', "planet[gaia_3_4].dashed_border"),
        ('"pharaos.capital", "pharaos.left"', '"pharaos.capital", "pharaos.top_left"', "planet[pharaos].culture_spot"),
        ('effect = "steal_1_if_lost"', 'effect = "steal"', "weapon[slingshot].effect"),
        ("vp = [-8, -7", "vp = [-9, -7", "dominion_track.vp"),
        ("strength = 3\n", 'strength = "3"\n', "weapon[long_shield].strength"),
        ('name = "Horus"', 'name = "Thoth"', "minor_god"),
        ("[afterworld]", "[otherworld]", "afterworld"),
        ('\nsource = "seed"', '\nsource = "hearsay"', "meta.source"),
        ("\n[confidence]", "\n[confidence", ""),
    ],
)
def test_damage_is_refused_with_its_place(old: str, new: str, where: str) -> None:
    assert old in TEXT
    with pytest.raises(EditionError) as refused:
        loads(TEXT.replace(old, new, 1))
    assert refused.value.where == where
    told = {refused.value.why(Words(language, "anunnaki")) for language in languages()}
    assert len(told) == len(languages())
    assert not any(refused.value.code in why and "_" in refused.value.code for why in told)


@pytest.mark.parametrize(
    ("changes", "codes"),
    [
        (
            [('from = "gaia.n"\nto = "gaia.atlantis_w"', 'from = "gaia.atlantis_w"\nto = "gaia.n"')],
            {"not_into_atlantis"},
        ),
        ([("vp = [-8, -7", "vp = [-9, -7"), ('id = "neutral_2"', 'id = "neutral_1"')], {"begins", "same_id"}),
        ([('"I0-I1", "I1-I2", "I2-I3", "I3-I4", "I4-I0"', '"T0-I0", "I0-I1", "I1-I2", "I2-I3", "I3-I4"')], {"circle"}),
    ],
)
def test_all_problems_are_found_at_once(changes: list[tuple[str, str]], codes: set[str]) -> None:
    text = TEXT
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    assert codes <= {problem.code for problem in problems(text)}


def test_every_problem_has_words() -> None:
    folder = resources.files("hexarch.games.anunnaki")
    files = ("reading.py", "edition.py", "edition_check.py", "edition_typed.py")
    source = "".join([(folder / name).read_text("utf-8").replace("from __future__", "from f") for name in files])
    codes = set()
    for call in [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]:
        place = {"need": 2, "fail": 1, "EditionError": 1}.get(
            getattr(call.func, "attr", getattr(call.func, "id", "")), 9
        )
        if place < len(call.args) and isinstance(call.args[place], ast.Constant):
            codes.add(call.args[place].value)  # type: ignore[attr-defined]
    assert len(codes) > 50
    for language in languages():
        words = Words(language, "anunnaki")
        for code in codes:
            assert words.has(f"edition-problem-{code}"), (language, code)
