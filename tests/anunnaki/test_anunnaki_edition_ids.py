"""Ids that stand in choices: any that the language of choices reads will do, and others are refused."""

from __future__ import annotations

import re

import pytest

from hexarch import bots
from hexarch.games.anunnaki.edition import loads, problems, standard, typed
from hexarch.games.anunnaki.game import Game
from hexarch.games.anunnaki.setup import draw
from hexarch.games.anunnaki.title import TITLE
from hexarch.words import Words, languages

TEXT = standard().text.replace('edition = "standard-1"', 'edition = "mine"')
LETTERS = str.maketrans("PNBEGAX", "QWZUKJY")


def renamed() -> str:
    """The shipped edition with another id for everything that has a free one in choices."""
    text = TEXT
    shipped = standard()
    for kind, cards in (("w", shipped.weapons), ("pact_of_", shipped.pacts)):
        for i, card in enumerate(cards):
            text = text.replace(f'id = "{card.name}"', f'id = "{kind}{i}"')
    for edge in shipped.edges:
        text = text.replace(f'"{edge.name}"', f'"{edge.b}-{edge.a}"')
    return re.sub(r'(?m)^code = "(\w)', lambda found: found[0].translate(LETTERS), text)


def test_a_game_with_other_ids_is_played_and_loaded_again() -> None:
    edition = typed(renamed())
    for before, after in (
        (standard().weapons, edition.weapons),
        (standard().pacts, edition.pacts),
        (standard().edges, edition.edges),
    ):
        assert not {one.name for one in before} & {one.name for one in after}
    assert not {one.code for one in standard().territories} & {one.code for one in edition.territories}
    game = Game(draw(4, 3, edition=edition))
    bots.play(game, [bots.make(TITLE, "greedy", seat) for seat in range(4)])
    said = " ".join([text for _, text in game.history])
    assert re.search(r"battle [A-Z]\d+: w\d+", said)
    assert re.search(r"complete pact_of_\d+", said)
    assert TITLE.loads(game.dumps()).digest() == game.digest()


REFUSED = [
    *[("weapon", "net", other, "id_shape") for other in ("war hammer", "réte", "net, dagger", "a. pass", "Net", "w#1")],
    *[("weapon", "net", other, "id_shape") for other in ("n" * 41, "net:", "7", "net\\n", "x+y")],
    *[("pact", "neutral_3", other, "id_shape") for other in ("neutral_3: bonus", "pact 3", "Neutral_3", "p-3")],
    *[("star.edge", "T0-I0", other, "edge_shape") for other in ("T0I0", "top", "t0-i0", "T0-I10", "T0-I٣", "A0-B0")],
]  # fmt: skip


@pytest.mark.parametrize(("table", "name", "other", "code"), REFUSED)
def test_an_id_that_no_choice_can_have_is_refused(table: str, name: str, other: str, code: str) -> None:
    text = TEXT.replace(f'"{name}"', f'"{other}"')
    [found] = problems(text)
    assert found.code == code
    assert found.where.startswith(f"{table}[")
    assert len({found.why(Words(language, "anunnaki")) for language in languages()}) == len(languages())
    assert loads(text).text == text  # a game that has it goes on


@pytest.mark.parametrize("other", ["É1", "P²", "P٣", "\u212a1", "p1", "P123", "P", "1P", "P 1", "PP"])
@pytest.mark.parametrize(
    ("code", "where"), [("P1", "planet[pharaos].territory[pharaos.capital]"), ("X1", "afterworld")]
)
def test_a_code_is_a_letter_and_a_number(code: str, where: str, other: str) -> None:
    found = problems(TEXT.replace(f'code = "{code}"', f'code = "{other}"'))
    assert [(one.where, one.code) for one in found] == [(f"{where}.code", "code_shape")]


def test_two_edges_need_two_ids() -> None:
    text = TEXT.replace('id = "T1-I1"', 'id = "T0-I0"').replace('"T1-I1"', '"T0-I0"')
    assert ("star.edge", "same_id") in [(one.where, one.code) for one in problems(text)]
