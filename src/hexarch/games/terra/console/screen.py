"""Terra Mystica as a terminal shows it: what `hexarch.console` asks of a title."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

from hexarch.console.plain import Plain
from hexarch.console.styles import FAINT
from hexarch.games.terra import kinds
from hexarch.games.terra.console import board_view, explain, map_view, narrate, table_view, wishes
from hexarch.games.terra.console.menu import TerraMenu
from hexarch.games.terra.setup import MOST_INTRO
from hexarch.games.terra.table import words as vocabulary

if TYPE_CHECKING:
    from rich.console import Console

    from hexarch.console.questions import Questions
    from hexarch.console.seating import Seating
    from hexarch.console.title import Keywords, Paths, Told, Typed
    from hexarch.games.terra.console.wishes import TerraWishes
    from hexarch.games.terra.game import Game
    from hexarch.kernel.effect import Effect
    from hexarch.kernel.game import Doc
    from hexarch.words import Words

HERE: Final = "hexarch.games.terra.console"
COMMANDS: Final[Paths] = {
    "map": {
        "check": f"{HERE}.maps:check",
        "generate": f"{HERE}.maps:generate",
        "draw": f"{HERE}.maps:draw",
    },
    "factions": f"{HERE}.reference:factions",
    "tiles": f"{HERE}.reference:tiles",
    "options": f"{HERE}.reference:options",
}
# Decisions for which the whole table is shown, besides the beginning of a turn.
WHOLE: Final = (kinds.FACTION, kinds.STARTING_DWELLING, kinds.BONUS_CARD, kinds.TERRAIN)


class TerraConsole(Plain):
    """Map, faction boards and tiles; auctions; the commands map and board."""

    commands: Paths = COMMANDS
    setups: Mapping[str, Doc] = {wishes.INTRO: {"factions": wishes.INTRO}}

    @property
    def opponent(self) -> str:
        """One that answers at once."""
        return "greedy"

    # -- before there is a game -----------------------------------------------------------

    def options(self, command: str) -> Callable[..., TerraWishes]:
        """Factions, rules, map and final scoring."""
        return wishes.of_command(command)

    def keywords(self, command: str) -> Callable[..., Keywords]:
        """Rules and, for records, factions and map."""
        return wishes.keywords_of(command)

    def questions(self, ask: Questions) -> TerraWishes | None:
        """How the game is set up."""
        return wishes.asked(ask)

    # -- showing ---------------------------------------------------------------------------

    def who(self, game: Game, words: Words, seat: int) -> Text:
        """A seat by its faction, in its colour; by its player before it has one."""
        return table_view.who(game, words, seat)

    def table(self, out: Console, game: Game, words: Words, viewer: int | None) -> None:
        """Map, tiles and players."""
        view = game.view(viewer)
        if view["players"] > MOST_INTRO and not view["round"]:
            out.print(Text(vocabulary.large_table(words, view["players"]), style=FAINT))
        out.print(map_view.draw(game, words))
        out.print()
        for part in table_view.beside(game, words, view):
            out.print(part)
        out.print()
        out.print(table_view.seats(game, words, view))

    def hand(self, game: Game, words: Words, seat: int) -> Text:
        """Resources, power and points; nothing in an auction."""
        if game.asked(seat)[0].kind == kinds.BID:
            return Text()
        return table_view.hand(game, words, seat)

    def whole(self, game: Game, seat: int, first: bool) -> bool:
        """At the beginning of a turn, and for the decisions before the first."""
        asked = [one.kind for one in game.asked(seat)]
        turn = game.state.turn()
        if kinds.TURN in asked and turn is not None and not turn.acted:
            return True
        return asked[0] in WHOLE or (asked[0] == kinds.BID and first)

    def question(self, game: Game, words: Words, seat: int) -> str:
        """What is asked; the turn itself is not mentioned while something in it must be answered."""
        asked = game.asked(seat)
        if asked[0].kind == kinds.BID:
            return words.sentence(*asked[0].question)
        found = dict.fromkeys(one.kind for one in asked if one.kind != kinds.TURN or one is asked[0])
        return " ".join(words.text(f"decision-{kind}") for kind in found)

    def menu(self, game: Game, seat: int) -> TerraMenu:
        """The options with their prices."""
        return TerraMenu(game, seat)

    def tell(self, game: Game, words: Words, told: Told, happened: list[Effect]) -> list[Text]:
        """The choice with its points, towns and losses, and the incomes that follow."""
        return narrate.tell(game, words, told, happened)

    # -- commands at the table ----------------------------------------------------------------

    def typed(self, table: Seating) -> Mapping[str, Typed]:
        """`map`, and `board` with a seat."""

        def draw_map(seat: int, rest: str) -> None:
            table.out.print(map_view.draw(_game(table), table.words))

        def show_board(seat: int, rest: str) -> None:
            board_view.show(table.out, _game(table), table.words, table.commands.seat(seat, rest))

        return {"map": draw_map, "board": show_board}

    def explain(self, out: Console, game: Any, words: Words, what: str) -> bool:
        """A tile, an action, a faction or an option."""
        return explain.explain(out, words, what)


def _game(table: Seating) -> Game:
    from hexarch.games.terra.game import Game

    assert isinstance(table.game, Game)
    return table.game
