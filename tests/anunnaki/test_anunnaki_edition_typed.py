"""Files that somebody typed are read strictly, editions that are stored with games are not."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from hexarch import bots
from hexarch.cli import main
from hexarch.games.anunnaki import editions, names, rewards
from hexarch.games.anunnaki.edition import EditionError, loads, problems, standard, typed
from hexarch.games.anunnaki.game import Game
from hexarch.games.anunnaki.setup import draw
from hexarch.games.anunnaki.table import form
from hexarch.games.anunnaki.title import TITLE
from hexarch.words import Words, languages

TEXT = standard().text.replace('edition = "standard-1"', 'edition = "mine"')
PORTAL = "base_value = 1\nupgraded_value = 2\n"
BONUS = '{ kind = "settlement", n = 1 }'
UNKNOWN = [
    ("\n[setup]", "\n[limits]\nmana = 20\n[setup]", "limits"),
    ("\nmana = 2\n", "\nmana = 2\nmama = 2\n", "setup.mama"),
    ("followers = 1\n", "followers = 1\nvp = 1\n", "minor_god[Anubis].vp"),
    ("x1 = 0, x2", "x0 = 0, x1 = 0, x2", "tablet_vp.by_multiplier.x0"),
    ('name_it = "Mercato"', 'name_it = "Mercato"\nbase_value = 3', "action[market].base_value"),
    ("\naltars = 0\n", "\naltars = 0\natlantsi = true\n", "planet[pharaos].territory[pharaos.capital].atlantsi"),
    ('[{ type = "food", n = 2 }]', '[{ type = "food", n = 2, m = 1 }]', "mana_action[recruit].cost[1].m"),
    (BONUS, '{ kind = "settlement", n = 1, type = "food" }', "pact[neutral_10].bonus[1].type"),
    ('sourced = { year = "url', 'sourced = { yaer = "url', "meta.sourced.yaer"),
]
DAMAGE = [
    (PORTAL, PORTAL.replace("base_value", "base_valeu"), "action[portal].base_valeu", "unknown_key"),
    (PORTAL, PORTAL.replace("base_value", "base_valeu"), "action[portal].base_value", "missing"),
    (PORTAL, "upgraded_value = 2\n", "action[portal].base_value", "missing"),
    (PORTAL, "base_value = 1\n", "action[portal].upgraded_value", "missing"),
    ("base_value = 1\nupgraded_value = 1\n", "upgraded_value = 1\n", "action[creation].base_value", "missing"),
    ("vp = 2\nstrength = 4\n", "vp = 2\n", "minor_god[Thor].strength", "missing"),
    ("token_vp = 2\n", "", "dominion_track.token_vp", "missing"),
    ("format = 2", "format = 1", "meta.format", "format"),
    ('type = "endgame"', 'type = "instant"', "minor_god[Horus].type", "fixed"),
    ("number = 1\n", "number = 11\n", "action[portal].number", "fixed"),
    ('id = "wood"\nname_it', 'id = "stone"\nname_it', "resource", "order"),
    ("settlements_on_capital = 1", "settlements_on_capital = 6", "setup.settlements_on_capital", "settlements"),
    ("followers = 12", "followers = 2", "components.per_house.followers", "followers"),
    ("followers_on_capital = 2", "followers_on_capital = 12", "components.per_house.followers", "followers"),
    *[(old, new, where, "unknown_key") for old, new, where in UNKNOWN],
    *[
        (BONUS, f'{{ kind = "{kind}", n = 2 }}', "pact[neutral_10].bonus[1].n", "once")
        for kind in (
            "settlement",
            "move_cube",
            "develop",
            "blue_action",
            "red_action",
            "settlement_income",
            "dominion_action",
        )
    ],
]


def damaged(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


@pytest.mark.parametrize(("old", "new", "where", "code"), DAMAGE)
def test_damage_in_a_typed_file_is_told(old: str, new: str, where: str, code: str) -> None:
    text = damaged(old, new)
    [found] = [one for one in problems(text) if (one.where, one.code) == (where, code)]
    told = {found.why(Words(language, "anunnaki")) for language in languages()}
    assert len(told) == len(languages())
    with pytest.raises(EditionError):
        typed(text)


@pytest.mark.parametrize(("old", "new"), sorted({(old, new) for old, new, _, _ in DAMAGE}))
def test_a_stored_game_opens_with_the_edition_it_has(old: str, new: str) -> None:
    text = damaged(old, new)
    game = Game(draw(2, 5, edition=loads(text)))
    for _ in range(20):
        seat = game.to_act[0]
        game.step(seat, game.options(seat)[0])
    again = TITLE.loads(game.dumps())
    assert again.digest() == game.digest()
    assert again.setup.edition.text == text  # and it goes on being stored
    seat = again.to_act[0]
    again.step(seat, again.options(seat)[0])


def test_a_stored_game_without_a_key_is_played_to_its_end() -> None:
    game = Game(draw(2, 5, edition=loads(damaged(PORTAL, "upgraded_value = 2\nodd = 7\n"))))
    again = TITLE.loads(game.dumps())
    bots.play(again, [bots.make(TITLE, "random", seat) for seat in range(2)])
    assert again.over
    assert TITLE.loads(again.dumps()).digest() == again.digest()


def test_a_required_key_that_is_mistyped_is_told_twice() -> None:
    found = problems(damaged("\n[afterworld]", "\n[otherworld]"))
    assert [(one.where, one.code) for one in found] == [("afterworld", "missing"), ("otherworld", "unknown_key")]


def test_what_a_file_may_add_is_accepted() -> None:
    text = damaged("[sources.seed]", '[sources.box]\nwhat = "the box"\n\n[sources.seed]')
    text = text.replace('colour = "blue"\n', 'colour = "blue"\nnote = "as printed"\n', 1)
    text = text.replace(BONUS, '{ kind = "resource", type = "food", n = 2 }', 1)
    text = text.replace("followers = 12", "followers = 3", 1)
    assert problems(text) == []
    assert typed(text).followers == 3


def test_what_is_paid_once_takes_no_number() -> None:
    paying_once = (
        rewards.Coloured,
        rewards.Income,
        rewards.DominionAction,
        rewards.Develop,
        rewards.Settlement,
        rewards.MoveCube,
    )
    claims = zip(names.REWARDS[rewards.FIRST :], rewards.CLAIMS, strict=True)
    assert tuple(kind for kind, claim in claims if isinstance(claim, paying_once)) == names.ONCE


def test_check_and_play_refuse_a_mistyped_key(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, game = tmp_path / "mine.toml", tmp_path / "game.json"
    file.write_text(damaged(PORTAL, PORTAL.replace("base_value", "base_valeu")), "utf-8")
    assert main(["edition", "check", str(file), "--json"]) == 1
    found = json.loads(capsys.readouterr().out)["problems"]
    assert {one["where"] for one in found} == {"action[portal].base_valeu", "action[portal].base_value"}
    assert main(["new", str(game), "--game", "anunnaki", "--players", "2", "--edition", str(file)]) == 2
    assert "base_valeu" in capsys.readouterr().err
    assert not game.exists()


def test_a_damaged_file_is_not_offered_but_a_stored_form_may_name_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "good.toml").write_text(TEXT.replace('edition = "mine"', 'edition = "good"'), "utf-8")
    (tmp_path / "mine.toml").write_text(damaged("followers = 12", "followers = 12\nfolowers = 9"), "utf-8")
    monkeypatch.setenv(editions.VARIABLE, str(tmp_path))
    [asked] = [one for one in form.form(Words("en", "anunnaki"))["fields"] if one["id"] == form.EDITION]
    assert [one["id"] for one in asked["choices"]] == ["standard-1", "good"]
    assert form.read({"edition": "mine"})["edition"].name == "mine"


def test_another_file_needs_another_name() -> None:
    assert problems(standard().text) == []
    text = standard().text.replace("token_vp = 2", "token_vp = 3")
    [found] = problems(text)
    assert (found.where, found.code) == ("meta.edition", "shipped_name")
    assert len({found.why(Words(language, "anunnaki")) for language in languages()}) == len(languages())
    game = Game(draw(2, 5, edition=loads(text)))
    again = TITLE.loads(game.dumps())
    assert again.setup.edition.amounts.token_vp == 3


def test_tables_called_notes_are_read_by_nothing() -> None:
    header = standard().text.partition("\n\n")[0]
    document: dict[str, Any] = tomllib.loads(standard().text)
    assert "`sources`" in header
    del document["sources"]
    del document["resource"]  # names in a language
    type(standard())(document, "")
