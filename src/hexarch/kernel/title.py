"""What a title offers before there is a game: set-ups, forms, words, records of elsewhere, bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from hexarch.kernel.game import Doc, Game, Message


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


class Importer(Protocol):
    """Reads the records of games played elsewhere."""

    @property
    def name(self) -> str:
        """What such records are called."""
        ...

    def reads(self, text: str) -> bool:
        """Does the text look like one of these records?"""
        ...

    def read(self, text: str) -> tuple[Any, list[tuple[int, list[tuple[int, str]]]]]:
        """The set-up, and for each line of the record the choices in it; raises ImportProblem.

        A record that breaks off is read as far as it goes.
        """
        ...

    def kept(self, text: str) -> str:
        """What is worth keeping of a record: without anything that is not read, and read to the same game."""
        ...

    def check(self, text: str, words: Any) -> Doc:
        """A record replayed and compared with the rules, reported for a reader of a language.

        `ok`, how many `rows` and `commands` were compared, the first `difference` (a document with its `text`) or why
        it is `unreadable`, both None if all is well, and a `note` that may be empty.
        """
        ...

    def write(self, game: Any) -> str:
        """A game as such a record; raises ImportProblem when it has no words for it."""
        ...


class Title(Protocol):
    """A game that can be played: what a table, a bot or a researcher needs before there is a game."""

    @property
    def id(self) -> str:
        """The name of its folder, stored with every game."""
        ...

    @property
    def format(self) -> str:
        """The name of the format of its saved games."""
        ...

    @property
    def seats(self) -> range:
        """How many can play."""
        ...

    @property
    def secret(self) -> bool:
        """Has it anything hidden for longer than a simultaneous choice?"""
        ...

    @property
    def importers(self) -> tuple[Importer, ...]:
        """What reads and writes the records of games played elsewhere; may be empty."""
        ...

    @property
    def groups(self) -> tuple[str, ...]:
        """Groups of options, in the order in which they are shown."""
        ...

    def form(self, words: Any) -> Doc:
        """What can be chosen for a new game besides the seats, in words; `default` is such a part filled in."""
        ...

    def read_form(self, form: Doc, places: int) -> Any:
        """The title's own part of a filled-in form, checked; raises SetupError or PlayError."""
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
        """How a game was set up, for its page; `words`, if it has any, stand for those of the glossary in this game."""
        ...

    def glossary(self, words: Any) -> Doc:
        """Names and explanations of everything on the table."""
        ...

    def manual(self, words: Any) -> Doc:
        """The rules to read: `chapters`, each with `id`, `title`, `text` (paragraphs) and `entries` of that kind."""
        ...

    def spell(self, words: Any, values: Mapping[str, str | int]) -> dict[str, Any]:
        """Values of messages as words of a language; what has no words stays."""
        ...

    def name(self, words: Any, label: str) -> str:
        """What a seat plays as (`Game.label`), in words; what has no name stays as it is."""
        ...

    def said(self, text: str, kind: str = "", label: str = "") -> Message | None:
        """A single choice as a sentence, from its text alone; None when it is not one.

        `kind` is the decision it answers and `label` what the seat plays as, where they are known: some words depend on
        them.
        """
        ...

    def compared(self, view: Doc) -> list[Doc]:
        """What lines of play are compared by, from a view: `seat`, `vp`, `total` if it ended here, and more."""
        ...

    def read_policy(self, document: object) -> Doc:
        """Standing answers as a page sends them, checked, with a default for what is missing; raises ValueError.

        A game without standing answers gives an empty document.
        """
        ...

    def bots(self) -> Any:
        """The bots of this title besides the random one, None when there are none: see `hexarch.bots`."""
        ...

    def observer(self) -> Any:
        """What environments observe, None when it has nothing of its own: see `hexarch.env`."""
        ...

    def console(self) -> Any:
        """How a terminal shows this game, None when it has nothing of its own: see `hexarch.console`."""
        ...
