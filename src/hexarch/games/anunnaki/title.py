"""What this title offers: Anunnaki, Dawn of the Gods, for everybody who knows no game by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from hexarch.games.anunnaki import save
from hexarch.games.anunnaki import setup as setting
from hexarch.games.anunnaki.game import Game
from hexarch.games.anunnaki.rules.table import GRAMMAR, GROUPS
from hexarch.games.anunnaki.setup import Setup
from hexarch.kernel.errors import SetupError, no
from hexarch.kernel.game import Doc, Importer, Message, Title

if TYPE_CHECKING:
    from hexarch.words import Words


class Anunnaki:
    """The title `anunnaki`."""

    id: Final = "anunnaki"
    format: Final = save.FORMAT
    seats: Final = setting.SEATS
    secret: Final = True
    groups: Final = GROUPS
    importers: Final[tuple[Importer, ...]] = ()

    # -- games --------------------------------------------------------------------------

    def form(self, words: Words) -> Doc:
        """Houses, options for first games, editions, in words."""
        from hexarch.games.anunnaki.table.form import form

        return form(words)

    def read_form(self, form: Doc, places: int) -> Doc:
        """The values of the form's fields; raises SetupError."""
        from hexarch.games.anunnaki.table.form import read

        return read(form)

    def set_up(self, form: Doc, names: Sequence[str], seed: int) -> tuple[Setup, list[int]]:
        """The set-up of a checked form; everybody sits where the form has them."""
        from hexarch.games.anunnaki.table.form import set_up

        return set_up(form, names, seed), list(range(len(names)))

    def drawn(self, players: int | Sequence[str], seed: int, **wishes: Any) -> Setup:
        """A set-up from a seed and values of the form's fields; raises SetupError."""
        from hexarch.games.anunnaki.table.form import EDITION, HOUSES, SWITCHES

        for wish, value in wishes.items():
            if wish not in (*HOUSES, *SWITCHES, setting.LAST_ROUND, EDITION):
                raise SetupError(no("unknown_value", "setup", field=wish[:40], value=str(value)[:40]))
        names = [f"Player {i + 1}" for i in range(players)] if isinstance(players, int) else players
        return self.set_up(self.read_form(wishes, len(names)), names, seed)[0]

    def read_setup(self, document: Doc) -> Setup:
        """The set-up of a document; raises SaveError or SetupError."""
        return setting.read(document)

    def new(self, setup: Setup) -> Game:
        """A game at its beginning."""
        return Game(setup)

    def restore(self, setup: Setup, document: Doc, history: list[tuple[int, str]]) -> Game:
        """The game of a snapshot; raises ValueError for what does not fit."""
        return save.restore(setup, document, history)

    def loads(self, text: str) -> Game:
        """A saved game, every choice checked again; raises SaveError."""
        return save.loads(text)

    # -- words ----------------------------------------------------------------------------

    def settings(self, setup: Setup, words: Words) -> Doc:
        """How a game was set up, for its page."""
        from hexarch.games.anunnaki.table.form import settings

        return settings(setup, words)

    def glossary(self, words: Words) -> Doc:
        """Names and explanations of gods, weapons, artefacts, pacts and all the rest."""
        from hexarch.games.anunnaki.edition import standard
        from hexarch.games.anunnaki.table.words import glossary

        return glossary(words, self.groups, standard())

    def manual(self, words: Words) -> Doc:
        """The rules to read."""
        from hexarch.games.anunnaki.table.manual import manual

        return manual(words)

    def spell(self, words: Words, values: Mapping[str, str | int]) -> dict[str, Any]:
        """Values of messages as words of a language."""
        from hexarch.games.anunnaki.table.words import spell

        return spell(words, values)

    def name(self, words: Words, label: str) -> str:
        """The name of a House."""
        from hexarch.games.anunnaki.table.words import named

        return named(words, "house", label)

    def said(self, text: str, kind: str = "", label: str = "") -> Message | None:
        """A single choice as a sentence, from its text alone; None when it is not one."""
        return GRAMMAR.said(text, kind, label)

    def compared(self, view: Doc) -> list[Doc]:
        """What lines are compared by: points, and what is in hand."""
        from hexarch.games.anunnaki.table.books import compared

        return compared(view)

    def read_policy(self, document: object) -> Doc:
        """There are no standing answers."""
        return {}

    # -- players of other kinds -----------------------------------------------------------

    def bots(self) -> Any:
        """A rule of thumb, and two that have learnt."""
        from hexarch.games.anunnaki.bots import BOTS

        return BOTS

    def observer(self) -> Any:
        """What environments observe."""
        from hexarch.games.anunnaki.env.observer import OBSERVER

        return OBSERVER

    def console(self) -> Any:
        """How a terminal shows this game."""
        from hexarch.games.anunnaki.console.screen import AnunnakiConsole

        return AnunnakiConsole(self)


TITLE: Final[Title] = Anunnaki()
