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
ASIDE: Final = "aside"  # something small happens to another seat in the middle of the row
AUTOMATIC: Final = "automatic"  # the game does something by itself
ROUND: Final = "round"  # a round begins
TURN: Final = "turn"  # the next turn begins
OVER: Final = "over"  # the game ends


class Asked(NamedTuple):
    """Something a seat may decide now."""

    seat: int
    kind: str  # the stable name of the kind of decision
    question: Message  # what the seat is asked
    reaction: bool = False  # it answers what others did; answering it is no turn of the seat's own
    waits: bool = False  # others can go on while it is open
    secret: bool = False  # nobody else may see the answer before all of them are revealed


class Option(NamedTuple):
    """A choice as a table offers it."""

    choice: Choice
    text: str  # what is sent: the choice, perhaps with conversions in front of it
    quote: Quote


class Quote(Protocol):
    """What a choice would cost and bring."""

    @property
    def effects(self) -> list[Effect]:
        """What would happen, up to the first thing that would be revealed."""
        ...

    @property
    def warnings(self) -> list[Message]:
        """What a player might want to know first."""
        ...

    @property
    def reveals(self) -> bool:
        """Would something hidden come to light? Then nothing of it is in `effects`."""
        ...

    def document(self, game: Any) -> Doc:
        """The quote for a page, without sentences."""
        ...


class Setup(Protocol):
    """How a game begins; stored with it."""

    @property
    def names(self) -> tuple[str, ...]:
        """The players by seat."""
        ...

    @property
    def seed(self) -> int:
        """What everything random was drawn from."""
        ...

    def document(self) -> Doc:
        """The set-up as plain data that names things; `Title.read_setup` reads it."""
        ...


class Mark(Protocol):
    """A position to come back to."""

    @property
    def history(self) -> int:
        """Choices made before it."""
        ...


class Books(Protocol):
    """What every seat holds, kept from the effects alone, so that each row of a log shows its own end."""

    def follow(self, effect: Effect) -> None:
        """Enter an effect."""
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

    def options(self, seat: int) -> list[Choice]:
        """What the seat is asked to choose from, in a stable order."""
        ...

    def free(self, seat: int) -> list[Choice]:
        """What it may do besides, as often as it likes."""
        ...

    def proposals(self, seat: int) -> list[Option]:
        """Choices that become possible with others in front of them, such as conversions."""
        ...

    def read(self, seat: int, text: str) -> list[Choice]:
        """The choices a command stands for; raises Unreadable or Ambiguous."""
        ...

    def propose(self, seat: int, text: str) -> str | None:
        """A refused text made possible by what can go in front of it, None when nothing helps."""
        ...

    def quote(self, seat: int, choice: Choice | str) -> Quote | Refusal:
        """What a choice (or a text of several) would cost and bring; or why it is refused."""
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

    def standing(self, seat: int, policy: Doc) -> str | None:
        """What is answered in the name of a seat by its standing answers, None when it must be asked."""
        ...

    # -- telling ------------------------------------------------------------------------------

    def place(self, choice: Choice) -> Doc:
        """Where on the table a choice is found."""
        ...

    def group(self, seat: int, choice: Choice) -> str:
        """The group of options it is shown in; the title lists the groups in their order."""
        ...

    def said(self, seat: int, text: str) -> list[Message]:
        """A text as sentences to read, one for each choice in it, as the position and the seat have it."""
        ...

    def told(self, effect: Effect) -> Message | None:
        """What happened, as a sentence of the log; None when it says nothing to a reader."""
        ...

    def cut(self, effect: Effect) -> str:
        """Where a log begins a row: SAME, ASIDE, AUTOMATIC, ROUND, TURN or OVER."""
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

    def progress(self) -> tuple[int, int]:
        """Round and turn within it; 0 before the first."""
        ...

    def figures(self, seat: int, page: list[int]) -> Doc:
        """What charts show of a seat, with the page of the books it had."""
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

    # -- secrets ------------------------------------------------------------------------------

    def hides(self, viewer: int | None = None) -> bool:
        """Is there anything now that the viewer may not know? Then seeds, saves and others' secrets are withheld."""
        ...

    def history_for(self, viewer: int | None) -> list[tuple[int, str]]:
        """The history as a viewer may read it; a hidden choice has an empty text."""
        ...

    def imagine(self, viewer: int | None, rng: Random) -> Game:
        """A game that agrees with everything the viewer knows and is random in the rest."""
        ...


class Importer(Protocol):
    """Reads the records of games played elsewhere."""

    name: str

    def reads(self, text: str) -> bool:
        """Does the text look like one of these records?"""
        ...

    def read(self, text: str) -> tuple[Setup, list[tuple[int, list[tuple[int, str]]]]]:
        """The set-up, and for each line of the record the choices in it; raises ImportProblem."""
        ...

    def write(self, game: Any) -> str:
        """A game as such a record."""
        ...


class Title(Protocol):
    """A game that can be played: what a table, a bot or a researcher needs before there is a game."""

    id: str  # the name of its folder, stored with every game
    seats: range  # how many can play
    secret: bool  # has it anything hidden for longer than a simultaneous choice?
    importers: tuple[Importer, ...]
    groups: tuple[str, ...]  # of options, in the order in which they are shown

    def form(self, words: Any) -> Doc:
        """What can be chosen for a new game, in words."""
        ...

    def read_form(self, form: Doc, places: int) -> Any:
        """The title's own part of a filled-in form, checked; raises SetupError."""
        ...

    def set_up(self, form: Any, names: Sequence[str], seed: int) -> tuple[Setup, list[int]]:
        """The set-up of a checked form, and for each name the seat it got."""
        ...

    def drawn(self, players: int | Sequence[str], seed: int, **wishes: Any) -> Setup:
        """A set-up from a seed and whatever else is wished for."""
        ...

    def read_setup(self, document: Doc) -> Setup:
        """The set-up of a document; raises SaveError or SetupError."""
        ...

    def new(self, setup: Any) -> Game:
        """A game at its beginning."""
        ...

    def restore(self, setup: Any, document: Doc, history: list[tuple[int, str]]) -> Game:
        """The game of a snapshot; raises ValueError for what does not fit."""
        ...

    def loads(self, text: str) -> Game:
        """A saved game, every choice checked again; raises SaveError."""
        ...

    def settings(self, setup: Any, words: Any) -> Doc:
        """How a game was set up, for its page."""
        ...

    def glossary(self, words: Any) -> Doc:
        """Names and explanations of everything on the table."""
        ...

    def spell(self, words: Any, values: dict[str, str | int]) -> dict[str, Any]:
        """Values of messages as words of a language."""
        ...

    def read_policy(self, document: object) -> Doc:
        """Standing answers as a page sends them, checked; raises ValueError."""
        ...

    def bots(self) -> Any:
        """The bots of this title: see `hexarch.bots`."""
        ...

    def observer(self) -> Any:
        """What environments observe: see `hexarch.env`."""
        ...
