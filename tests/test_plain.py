"""The base of plain games: cells, set-ups and forms, and what is refused."""

import doctest
from collections.abc import Iterator
from typing import Any

import pytest

from hexarch import games
from hexarch.kernel.errors import Refusal, SaveError, SetupError, Unreadable
from hexarch.kernel.plain import Cells, Choices, PlainTitle
from hexarch.kernel.plain import cells as cells_module
from hexarch.kernel.plain.picture import lines, picture

from .contract.titles import toys


@pytest.fixture
def title() -> Iterator[Any]:
    with toys():
        yield games.title("covet")


def test_the_examples_hold() -> None:
    assert doctest.testmod(cells_module).failed == 0


def test_cells_have_names_and_ends() -> None:
    cells = Cells({"points": 2, "round": 1})
    cells.put("points", 4, 1)
    assert cells.document() == {"points": [0, 4], "round": [0]}
    for at in (-1, 2):
        with pytest.raises(IndexError):
            cells.get("points", at)
    with pytest.raises(KeyError):
        cells.get("wind")
    other = cells.copy()
    other.restore({"points": [7, 8], "round": [3]})
    assert other.row("points") == [7, 8]
    assert cells.row("points") == [0, 4]
    for wrong in (
        {},
        {"points": [7, 8]},
        {"points": [7], "round": [3]},
        {"points": [7, True], "round": [3]},
        {"points": [7, 8], "round": [3], "wind": [1]},
    ):
        with pytest.raises(ValueError, match="snapshot"):
            other.restore(wrong)
    assert other.row("points") == [7, 8]


def test_a_form_is_read_field_by_field(title: Any) -> None:
    assert title.read_form({}, 2) == {"rounds": "5"}
    assert title.read_form({"rounds": "3", "weather": "rain"}, 2) == {"rounds": "3"}
    for wrong in ("4", 3, True, ["3"], {}):
        with pytest.raises(SetupError):
            title.read_form({"rounds": wrong}, 2)
    with pytest.raises(SetupError):
        title.drawn(2, 1, weather="rain")
    setup, seats = title.set_up({"rounds": "3"}, ["Ann", "Bob", "Cem"], 8)
    assert (setup.names, setup.seed, seats) == (("Ann", "Bob", "Cem"), 8, [0, 1, 2])


def test_a_set_up_with_other_pieces_is_refused(title: Any) -> None:
    document = title.drawn(2, 1).document()
    for deal in ([], document["deal"][1:], [*document["deal"][1:], "r9"], [1], "r1"):
        with pytest.raises(SaveError):
            title.read_setup({**document, "deal": deal})
    for key, wrong in (("players", ["Ann"]), ("players", "Ann"), ("seed", "1"), ("settings", {"rounds": "9"})):
        with pytest.raises((SaveError, SetupError)):
            title.read_setup({**document, key: wrong})


def test_commands_are_read_in_any_case_and_named_by_their_refusals(title: Any) -> None:
    game = title.new(title.drawn(2, 1))
    mine, other = game.held(0)[0], game.held(1)[0]
    assert [choice.text for choice in game.read(0, f"  PLAY   {mine.upper()} # why not")] == [f"play {mine}"]
    for text in ("play", "play r9", f"play {mine} {mine}", f"play {mine}. play {mine}"):
        with pytest.raises(Unreadable):
            game.read(0, text)
    refusal = game.quote(0, f"play {other}")
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.rule, refusal.values) == ("not_in_hand", "play", {"card": other})
    game.step(0, f"exchange {mine}")
    again = game.quote(0, f"exchange {game.held(0)[1]}")
    assert isinstance(again, Refusal)
    assert again.code == "only_once"


def test_pointing_at_a_card(title: Any) -> None:
    game = title.new(title.drawn(2, 1))
    card = game.held(0)[0]
    assert game.conceivable(0, {"card": card}) == [f"play {card}", f"exchange {card}"]
    assert game.conceivable(0, {"card": "r9"}) == []


def test_a_field_has_a_default() -> None:
    field = Choices("colour", ("red", "blue"), "blue")
    assert field.read(None) == "blue"
    assert field.read("red") == "red"


def test_a_title_without_anything_of_its_own() -> None:
    class Empty(PlainTitle[Any]):
        id = "empty"

    class Game:
        rules = ()

    empty = Empty(Game)  # type: ignore[arg-type]
    assert empty.groups == ()
    assert empty.format == "hexarch empty"
    assert empty.pieces(2, {}) == []
    assert (empty.bots(), empty.observer(), empty.console(), empty.read_policy({"any": 1})) == (None, None, None, {})


def test_a_picture_of_any_document() -> None:
    document = {"pot": 2, "hand": ["r1", "<b>"], "seats": [{"name": "Ann & Bob"}], "none": []}
    assert [text for _, text in lines("", document)] == [
        "pot: 2",
        "hand: r1, <b>",
        "seats",
        "1",
        "name: Ann & Bob",
        "none: ",
    ]
    shown = picture(document, "no such theme")
    assert "&lt;b&gt;" in shown
    assert "Ann &amp; Bob" in shown
