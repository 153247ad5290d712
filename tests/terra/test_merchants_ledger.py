"""Merchants of the Seas in the ledger language: written, read, and come to the same position."""

from random import Random

import pytest

from hexarch.games import terra
from hexarch.games.terra.ledger import check_text, write
from hexarch.games.terra.ledger.rows import LedgerError, parse

from .chance import FIRE_AND_ICE, PROFILES, line_up, walk
from .harbour import Harbour


@pytest.mark.parametrize("number", range(8))
def test_check_accepts_what_export_writes(number: int) -> None:
    rnd = Random(number)
    players = 2 + number % 4
    options = {**FIRE_AND_ICE, "merchants": True, "fire-and-ice-final-scoring": number % 2 == 0}
    maps = ("base", "revised_base", "fire_ice", "lakes", "fjords")
    seats = line_up(rnd, players)
    game = terra.new(players, number, PROFILES[number % 2], factions=seats, map=maps[number % 5], options=options)
    for _ in walk(game, rnd):
        pass
    text = write(game)
    report = check_text(text)
    assert report.ok, report.difference or report.error
    assert report.game is not None
    assert report.game.digest() == game.digest()
    assert report.game.setup.figures is not None
    assert report.game.setup.figures.document == game.setup.document()["figures"]


def test_words_of_the_ledger_are_canonical() -> None:
    """Each command is written as it is read; other ways to write it mean the same."""
    t = Harbour("witches F4 G3 port:F4", "nomads B4 F3 I7")
    t.rich()
    t.stands("nomads", "SA E8")
    t.ship("witches", "r22", "r29")
    t.play("witches: action sail. SHIP R22 TO e8. -move. Trade e8 for priest", "nomads: decline")
    assert [text for seat, text in t.game.history if seat == 0][-4:] == [
        "action SAIL",
        "ship r22 to E8",
        "-MOVE",
        "trade E8 for PRIEST",
    ]
    dwarves = Harbour("dwarves E7 G1 port:E7", "nomads B4 F3 I7")
    dwarves.rich()
    dwarves.ship("dwarves", "E7")
    dwarves.play("dwarves: action SAIL. trader E7 to D5")
    assert dwarves.game.history[-1] == (0, "ship E7 to D5")


def test_a_header_with_bad_figures_is_refused() -> None:
    game = terra.new(2, seed=1, options={"merchants": True})
    lines = write_header(game)
    bad = [line if "figures" not in line else '# hexarch figures {"usual":1}' for line in lines]
    with pytest.raises(LedgerError) as error:
        parse("\n".join(bad))
    assert error.value.code == "bad_header"


def write_header(game: terra.Game) -> list[str]:
    return write(game).splitlines()
