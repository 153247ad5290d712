"""What this title offers: Terra Mystica for everybody who knows no game by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from hexarch.games.terra import save
from hexarch.games.terra.box.registry import everything
from hexarch.games.terra.game import Game
from hexarch.games.terra.rules.table import GROUPS
from hexarch.games.terra.setup import Setup
from hexarch.kernel.game import Doc, Importer, Message, Title

if TYPE_CHECKING:
    from hexarch.bots import Bots
    from hexarch.games.terra.table.form import Wishes
    from hexarch.words import Words


class TerraMystica:
    """The title `terra`."""

    id: Final = "terra"
    format: Final = save.FORMAT
    seats: Final = everything().seats
    secret: Final = False
    groups: Final = GROUPS

    @property
    def importers(self) -> tuple[Importer, ...]:
        """The ledgers of the league."""
        from hexarch.games.terra.table.importers import Ledgers

        return (Ledgers(),)

    # -- games --------------------------------------------------------------------------

    def form(self, words: Words) -> Doc:
        """Maps, factions, profiles and options in words."""
        from hexarch.games.terra.table.form import form

        return form(words)

    def manual(self, words: Words) -> Doc:
        """The rules to read."""
        from hexarch.games.terra.table.manual import manual

        return manual(words)

    def read_form(self, form: Doc, places: int) -> Wishes:
        """The map, factions and rules of a filled-in form; raises PlayError."""
        from hexarch.games.terra.table.form import Wishes

        return Wishes(form)

    def set_up(self, form: Wishes, names: Sequence[str], seed: int) -> tuple[Setup, list[int]]:
        """The set-up of a checked form, and for each name the seat it got; raises SetupError."""
        from hexarch.games.terra.table.form import set_up

        return set_up(form, names, seed)

    def drawn(self, players: int | Sequence[str], seed: int, **wishes: Any) -> Setup:
        """A set-up from a seed and whatever else is wished for."""
        from hexarch.games.terra import new

        return new(players if isinstance(players, int) else list(players), seed, **wishes).setup

    def read_setup(self, document: Doc) -> Setup:
        """The set-up of a document; raises SaveError or SetupError."""
        return save.read_setup(document)

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
        from hexarch.games.terra.table.form import settings

        return settings(setup, words)

    def glossary(self, words: Words) -> Doc:
        """Names and explanations of factions, tiles, terrains and all the rest."""
        from hexarch.games.terra.table.glossary import glossary

        return glossary(words)

    def spell(self, words: Words, values: Mapping[str, str | int]) -> dict[str, Any]:
        """Values of messages as words of a language."""
        from hexarch.games.terra.table.words import spell

        return spell(words, values)

    def name(self, words: Words, label: str) -> str:
        """The name of a faction."""
        from hexarch.games.terra.table.words import name

        return name(words, label)

    def said(self, text: str, kind: str = "", label: str = "") -> Message | None:
        """A single choice as a sentence, from its text alone; None when it is not one."""
        from hexarch.games.terra.table.telling import choice

        return choice(text, kind, label)

    def compared(self, view: Doc) -> list[Doc]:
        """What lines are compared by: points now and with final scoring, and what is in hand."""
        from hexarch.games.terra.table.books import compared

        return compared(view)

    def read_policy(self, document: object) -> Doc:
        """How a seat answers offers of power; raises ValueError."""
        from hexarch.games.terra.table.standing import read

        return read(document)

    # -- players of other kinds -----------------------------------------------------------

    def bots(self) -> Bots:
        """The bots of this title."""
        from hexarch.games.terra.bots import BOTS

        return BOTS

    def observer(self) -> Any:
        """What environments observe."""
        from hexarch.games.terra.env.observer import OBSERVER

        return OBSERVER

    def console(self) -> Any:
        """How a terminal shows this game."""
        from hexarch.games.terra.console.screen import TerraConsole

        return TerraConsole(self)


TITLE: Final[Title] = TerraMystica()
