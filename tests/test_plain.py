"""The base of plain games: cells, set-ups and forms, and what is refused."""

import doctest
from collections.abc import Iterator
from typing import Any

import pytest

from hexarch import games
from hexarch.env.plain import PlainObserver
from hexarch.kernel.errors import Refusal, SaveError, SetupError, Unreadable
from hexarch.kernel.plain import Cells, Choices, PlainGame, PlainTitle
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


class Pile(PlainGame):
    """Nothing to do, but things to look at."""

    hand, table, sources = 2, {"wind": 3}, ("fish", "fowl")
    covered, uncovered = ("under",), ("top",)
    over = False

    def asks(self, seat: int) -> str:
        return "piece"

    def shown(self, viewer: int | None) -> dict[str, Any]:
        more = {"round": 7, "levels": [1, 2, 3, 4, 5], "weather": {"rain": 1}, "heights": [8, 9][: self.players]}
        return {**super().shown(viewer), **more}


class PileTitle(PlainTitle[Pile]):
    id, seats, deck, names = "pile", range(1, 3), ("a", "b", "c", "d", "e"), ("wind",)


def test_hands_are_filled_as_far_as_the_pile_goes() -> None:
    title = PileTitle(Pile)
    game = title.new(title.drawn(2, 1))
    deal = list(game.setup.deal)
    assert (game.held(0), game.held(1), game.pile) == (deal[:2], deal[2:4], 1)
    assert (game.number("z"), game.piece(0), game.points(1)) == (0, "", {"fish": 0, "fowl": 0})
    game.lay(0, deal[0], "under")
    game.lay(1, deal[2], "top")
    assert (game.private(0), game.private(1)) == ([deal[1], deal[0]], [deal[3]])
    game.refill(1)
    game.refill()
    assert (game.held(0), game.held(1), game.pile) == ([deal[1]], [deal[4], deal[3]], 0)
    seen = game.shown(1)
    assert (seen["wind"], seen["pile"], seen["top"], seen["under"]) == (3, 0, [deal[2]], [True, False])
    assert (seen["hand"], game.shown(None)["hand"]) == (sorted([deal[3], deal[4]]), [])


def test_what_the_table_shows_is_observed() -> None:
    """Names, numbers and columns of seats; what has no fixed number of values, or a name that is taken, is not."""
    title = PileTitle(Pile)
    observer = PlainObserver(title)
    assert observer.wishes == {}
    shapes = {field.name: field.shape for field in observer.layout.fields[4:]}
    names = (len(title.named),)
    expected = {"wind": (), "pile": (), "hand": names, "top": names, "under": (2,), "heights": (2,)}
    assert shapes == expected
    game = title.new(title.drawn(2, 1))
    game.lay(0, game.held(0)[0], "under")
    for seat in range(2):
        seen = observer.observe(game, seat)
        assert [name for name, there in zip(title.named, observer.layout.part(seen, "hand"), strict=True) if there] == (
            sorted(game.held(seat))
        )
        assert observer.layout.part(seen, "under").tolist() == [1 - seat, seat]
        assert observer.layout.part(seen, "heights").tolist() == [[8, 9], [9, 8]][seat]
        assert observer.layout.part(seen, "round") == 1
    alone = title.new(title.drawn(1, 1))
    assert observer.layout.part(observer.observe(alone, 0), "heights").tolist() == [8, 0]


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
