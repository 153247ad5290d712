"""What a title may declare for the terminal: how a game of it is shown, told and set up there, and its own commands.

A title gives this by `Title.console()`. One that gives nothing is shown by `hexarch.console.plain`, which needs only
the face; a title's own console usually begins with that and replaces what it can do better.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

    from hexarch.console.menu import Menu
    from hexarch.console.questions import Questions
    from hexarch.console.seating import Seating
    from hexarch.kernel.effect import Effect
    from hexarch.kernel.game import Doc, Setup, Title
    from hexarch.words import Words

# Where a command is found, as module:function; one that has commands of its own names them.
Paths = Mapping[str, "str | Mapping[str, str]"]
# A command at the table: it takes the seat that types it, and what follows its name.
Typed = Callable[[int, str], None]


class Wishes(Protocol):
    """What somebody wants of new games besides the players; plain data, so that it can be sent to another process."""

    @property
    def any(self) -> bool:
        """Was anything asked for? A game for which nothing was is set up by questions."""
        ...

    @property
    def drawn(self) -> bool:
        """Does the set-up depend on the seed?"""
        ...

    def players(self, wanted: int | None, usual: int) -> int:
        """How many play: those asked for, else as many as the wishes need, else the usual number."""
        ...

    def setup(self, names: Sequence[str], seed: int) -> Setup:
        """The set-up of a game between these players; raises SetupError."""
        ...


class Keywords(NamedTuple):
    """What somebody wants of games that a program sets up by itself, as in an arena or for records."""

    given: Doc  # as the title's bots and observer know it
    line: tuple[str, ...] = ()  # as it was typed, for a command that does the same again


class TitleConsole(Protocol):
    """A title in a terminal. Games come as `Any`: a title knows the class of its own."""

    commands: Paths  # of the command line, besides those that every title has
    setups: Mapping[str, Doc]  # set-ups that an arena knows by a name, and the keywords that make them

    @property
    def opponent(self) -> str:
        """The bot that sits down where nobody chooses one."""
        ...

    # -- before there is a game -----------------------------------------------------------

    def options(self, command: str) -> Callable[..., Wishes]:
        """A function whose keyword parameters are this title's own options of a command that makes games."""
        ...

    def keywords(self, command: str) -> Callable[..., Keywords]:
        """The same for a command that sets up games by itself."""
        ...

    def questions(self, ask: Questions) -> Wishes | None:
        """What is asked when nothing was said on the command line; None when the input ends."""
        ...

    # -- showing ---------------------------------------------------------------------------

    def name(self, words: Words) -> str:
        """What this game is called."""
        ...

    def who(self, game: Any, words: Words, seat: int) -> Text:
        """A seat by what it plays as, in its colour; by its player before that is decided."""
        ...

    def heading(self, game: Any, words: Words) -> Text:
        """How far the game is."""
        ...

    def table(self, out: Console, game: Any, words: Words, viewer: int | None) -> None:
        """Everything on the table that a viewer may see."""
        ...

    def hand(self, game: Any, words: Words, seat: int) -> Text:
        """What a seat has, in one line; empty where the question alone is enough."""
        ...

    def whole(self, game: Any, seat: int, first: bool) -> bool:
        """Does a decision begin that deserves a look at the whole table? `first`: nothing has been shown so far."""
        ...

    def question(self, game: Any, words: Words, seat: int) -> str:
        """What the seat is asked."""
        ...

    def menu(self, game: Any, seat: int) -> Menu:
        """What the seat may choose, as a numbered list."""
        ...

    def tell(self, game: Any, words: Words, told: Told, happened: list[Effect]) -> list[Text]:
        """Lines about a choice that was made, and about what the game did by itself."""
        ...

    def final(self, out: Console, game: Any, words: Words) -> None:
        """The points at the end."""
        ...

    # -- commands at the table ----------------------------------------------------------------

    def typed(self, table: Seating) -> Mapping[str, Typed]:
        """This title's own commands at the table by their names; its message `own-console-table-help` lists them."""
        ...

    def explain(self, out: Console, game: Any, words: Words, what: str) -> bool:
        """Print the explanation of a name, as it is in a game; False when nothing is called so."""
        ...


class Told:
    """A choice as it was when it was made: afterwards the words for it may be others."""

    __slots__ = ("choice", "hidden", "own", "seat", "text", "who")

    def __init__(self, seat: int, text: str, who: Text, choice: str, hidden: bool, own: bool) -> None:
        self.seat = seat
        self.text = text
        self.who = who
        self.choice = choice  # in words; of one that is hidden, only what all may hear
        self.hidden = hidden
        self.own = own  # did the reader make it?


def console_of(title: Title) -> TitleConsole:
    """The console of a title, or the plain one that serves every title."""
    declared = title.console()
    if declared is not None:
        found: TitleConsole = declared
        return found
    from hexarch.console.plain import Plain

    return Plain(title)
