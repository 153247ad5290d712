"""The one face of every game: what a title offers, and what a game of it can be asked.

Page, server, console, bots, arena and environments talk to these two protocols and to nothing else, so that none of
them knows which game is played. A title implements them in `games/<title>/`; what it alone has (ledgers, maps, a
command of its own) is a capability it declares.

Whatever a game says to a reader is a message: a key of its Fluent files and the values for it. Whatever it shows is a
document: plain dictionaries, lists, texts and numbers that can be written as JSON.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from hexarch.kernel.title import Importer as Importer
from hexarch.kernel.title import Setup as Setup
from hexarch.kernel.title import Title as Title

if TYPE_CHECKING:
    from hexarch.kernel.choice import Choice
    from hexarch.kernel.effect import Effect
    from hexarch.kernel.errors import Refusal
    from hexarch.kernel.rng import Random

Doc = dict[str, Any]
Message = tuple[str, dict[str, str | int]]

# May a seat's turn end? Now; later, once others have answered; or not, because something is left to do.
NOW: Final = "now"
LATER: Final = "later"
NOT: Final = ""

# What an effect means to whoever keeps a log: it belongs to the row that is being written, or a row begins with it.
SAME: Final = ""  # goes on with the row
ASIDE: Final = "aside"  # something small happens to a seat in the middle of the row
ALONG: Final = "along"  # goes on with what happens aside to the same seat, if anything does; else with the row
APART: Final = "apart"  # a seat gets something by itself, in a row of its own
AUTOMATIC: Final = "automatic"  # the game does something by itself: nobody's turn goes on
ROUND: Final = "round"  # a round begins
TURN: Final = "turn"  # the next turn begins
OVER: Final = "over"  # the game ends

# What a choice is to whoever groups choices.
PLAIN: Final = ""
PREPARES: Final = "prepares"  # it only makes another one possible, as a conversion does: something must follow
CLOSES: Final = "closes"  # nothing of the same go follows it
ANSWERS: Final = "answers"  # it answers what others did; nothing of the same go follows it either


class Asked(NamedTuple):
    """Something a seat may decide now."""

    seat: int
    kind: str  # the stable name of the kind of decision
    question: Message  # what the seat is asked
    reaction: bool = False  # it answers what others did; answering it is no turn of the seat's own
    waits: bool = False  # others can go on while it is open
    secret: bool = False  # nobody else may see the answer before all of them are revealed
    awaited: str = ""  # the message to those who wait for this and nothing else (value `players`), where it has one


class Option(NamedTuple):
    """A choice as a table offers it."""

    choice: Choice
    text: str  # what is sent: the choice, perhaps with conversions in front of it
    quote: Quote
    dear: bool = False  # it costs more than others of its kind: pages list it behind them


class Quote(Protocol):
    """What a choice would cost and bring."""

    @property
    def effects(self) -> list[Effect]:
        """What would happen, up to the first thing that would be revealed."""
        ...

    @property
    def own(self) -> list[Effect]:
        """Those that the choice itself has, without what the game then does by itself."""
        ...

    @property
    def warnings(self) -> list[Message]:
        """What a player might want to know first: a code, whose message is `warning-` and the code, and its values."""
        ...

    @property
    def reveals(self) -> bool:
        """Would something come to light that the seat does not know? Then nothing of it is in `effects`."""
        ...

    def document(self, game: Any) -> Doc:
        """The quote for a page, without sentences."""
        ...


class Mark(Protocol):
    """A position to come back to."""

    @property
    def history(self) -> int:
        """Choices made before it."""
        ...


class Books(Protocol):
    """What everybody sees of what every seat holds, from the effects alone: each row of a log shows its own end."""

    def follow(self, effect: Effect) -> None:
        """Enter an effect."""
        ...

    def square(self, game: Any) -> list[int]:
        """Enter what came without effects since then; the seats whose pages changed."""
        ...

    def page(self, seat: int) -> list[int]:
        """A seat's page, as a copy."""
        ...

    def load(self, pages: list[list[int]]) -> None:
        """Take over pages that `page` gave."""
        ...

    def deltas(self, before: list[int], after: list[int]) -> dict[str, int]:
        """What changed between two pages, by name."""
        ...

    def holdings(self, page: list[int]) -> Doc:
        """A page to show."""
        ...


class Game(Protocol):
    """One game. `step` is the only way forward, for people, bots, replays and environments alike."""

    @property
    def title(self) -> Title:
        """Which game this is."""
        ...

    @property
    def setup(self) -> Setup:
        """How it began."""
        ...

    @property
    def history(self) -> list[tuple[int, str]]:
        """Every choice so far: seat and canonical text."""
        ...

    @property
    def players(self) -> int:
        """Number of seats."""
        ...

    @property
    def over(self) -> bool:
        """Is it at its end?"""
        ...

    @property
    def to_act(self) -> tuple[int, ...]:
        """Seats that may decide now; one that answers others comes before the one whose turn it is."""
        ...

    # -- what may be chosen -------------------------------------------------------------

    def options(self, seat: int) -> Sequence[Choice]:
        """What the seat is asked to choose from, in a stable order."""
        ...

    def free(self, seat: int) -> Sequence[Choice]:
        """What it may do besides, as often as it likes."""
        ...

    def proposals(self, seat: int) -> list[Option]:
        """Choices that become possible with others in front of them, such as conversions."""
        ...

    def read(self, seat: int, text: str) -> Sequence[Choice]:
        """The choices a command stands for; raises Unreadable or Ambiguous."""
        ...

    def propose(self, seat: int, text: str) -> str | None:
        """A refused text made possible by what can go in front of it, None when nothing helps."""
        ...

    def quote(self, seat: int, choice: Choice | str) -> Quote | Refusal:
        """What a choice (or a text of several) would cost and bring; or why it is refused."""
        ...

    def total(self, quotes: Sequence[Any]) -> Quote:
        """The quotes of choices made one after the other, added up."""
        ...

    def conceivable(self, seat: int, place: Doc) -> list[str]:
        """What a player could mean by pointing at a place, legal or not; `quote` tells why not."""
        ...

    # -- forward and back -----------------------------------------------------------------

    def step(self, seat: int, choice: Choice | str) -> list[Effect]:
        """Carry out a choice (or a text of several) and return what happened; raises and changes nothing if refused."""
        ...

    def mark(self) -> Any:
        """Remember this position."""
        ...

    def rollback(self, mark: Any) -> None:
        """Return to a marked position, exactly."""
        ...

    def copy(self) -> Game:
        """The same game, apart."""
        ...

    def become(self, other: Any) -> None:
        """Take over position and history of another game of this set-up; earlier marks lose their meaning."""
        ...

    def digest(self) -> str:
        """A fingerprint of the position, comparable between equal rules only."""
        ...

    def dumps(self) -> str:
        """The game as a readable text; `Title.loads` reads it."""
        ...

    def snapshot(self) -> Doc:
        """The position as plain data for the same program to read again; `Title.restore` does."""
        ...

    # -- whose turn, and its end ------------------------------------------------------------

    def asked(self, seat: int) -> list[Asked]:
        """Everything the seat may decide now, what must be answered first at the head."""
        ...

    def turn(self) -> int | None:
        """The seat whose turn it is, None between turns."""
        ...

    def ending(self, seat: int) -> str:
        """May this seat's turn end: NOW, LATER or NOT?"""
        ...

    @property
    def end(self) -> str:
        """The text of the choice that ends a turn."""
        ...

    @property
    def leave(self) -> str:
        """The text of the choice by which a seat leaves the game, empty when nobody can."""
        ...

    def role(self, text: str) -> str:
        """What a choice is to whoever groups choices: PLAIN, PREPARES, CLOSES or ANSWERS."""
        ...

    def standing(self, seat: int, policy: Doc) -> str | None:
        """What is answered in the name of a seat by its standing answers, None when it must be asked.

        `policy` is what `Title.read_policy` gave, with `since` and `opened`: it was made after so many choices, when so
        many questions were `awaiting` an answer. Those its person answers.
        """
        ...

    def awaiting(self, seat: int) -> int:
        """Questions to a seat, open or to come, that standing answers could answer."""
        ...

    # -- telling ------------------------------------------------------------------------------

    def place(self, choice: Choice) -> Doc:
        """Where on the table a choice is found."""
        ...

    def group(self, seat: int, choice: Choice) -> str:
        """The group of options it is shown in; the title lists the groups in their order."""
        ...

    def hints(self, seat: int, option: Option) -> Doc:
        """What else a page is told of an option, by key; empty as a rule."""
        ...

    def said(self, seat: int, text: str) -> list[Message]:
        """A canonical text as sentences, one for each choice in it, as the position and the seat have it."""
        ...

    def told(self, effect: Effect) -> Message | None:
        """What happened, as a sentence of the log for everybody; None when it says nothing to a reader."""
        ...

    def cut(self, effect: Effect) -> str:
        """Where a log begins a row: SAME, ASIDE, ALONG, APART, AUTOMATIC, ROUND, TURN or OVER."""
        ...

    def touched(self, effects: Sequence[Effect]) -> dict[str, list[Any]]:
        """What effects changed on the table."""
        ...

    def books(self) -> Books:
        """Books that begin with the position as it is."""
        ...

    def label(self, seat: int) -> str:
        """What a seat plays as (a faction, a house), empty before that is decided."""
        ...

    def progress(self, effect: Effect | None = None) -> tuple[int, int]:
        """Round and turn within it, 0 before the first; of a ROUND or TURN effect those that begin with it."""
        ...

    def figures(self, seat: int, page: list[int]) -> Doc:
        """What charts show of a seat, with the page of the books it had: `vp`, `sources` (points by name), and more."""
        ...

    def summary(self, seat: int) -> Doc:
        """What charts show of a seat besides, as things stand; a page finds its colour here."""
        ...

    def scores(self) -> list[dict[str, int]]:
        """Points of each seat by source, and their `total`."""
        ...

    def winners(self) -> list[int]:
        """Seats that have won, or are ahead; several when they tie."""
        ...

    def view(self, viewer: int | None = None) -> Doc:
        """Everything a table shows to a viewer (None: to everybody), and nothing that is hidden from it."""
        ...

    def svg(self, theme: str = "light", labels: Any = None) -> str:
        """The position as one self-contained picture."""
        ...

    def quiet(self) -> Game:
        """The same game, which from now on need not keep a log of its effects: nobody will read it."""
        ...

    # -- secrets ------------------------------------------------------------------------------

    def hides(self, viewer: int | None = None) -> bool:
        """Is there anything now that the viewer may not know? Then seeds, saves and others' secrets are withheld."""
        ...

    def history_for(self, viewer: int | None) -> list[tuple[int, str]]:
        """The history as a viewer may read it; a hidden choice has an empty text."""
        ...

    def hidden(self, seat: int) -> Message:
        """What a log says to others of a hidden choice of a seat."""
        ...

    def imagine(self, viewer: int | None, rng: Random) -> Game:
        """A game that agrees with everything the viewer knows and is random in the rest."""
        ...
