"""A plain title: set-ups from a form of choices, saved games, names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

from hexarch.kernel import codec
from hexarch.kernel.errors import ChoiceError, SaveError, SetupError, no
from hexarch.kernel.game import Doc, Importer, Message
from hexarch.kernel.plain.game import VERSION, PlainGame
from hexarch.kernel.plain.setup import Choices, PlainSetup, texts
from hexarch.kernel.rng import Random

G = TypeVar("G", bound=PlainGame)
LONGEST_NAME = 80
MOST_CHOICES = 20_000


class PlainTitle(Generic[G]):
    """Derive from this, and make one: it belongs to a class of games.

    Words follow from names: a field of the form has `form-` and its id (and `form-`, id, `-text`), a value of it
    `form-`, id, `-` and the value; a piece, or whatever else has a name, `name-` and its id; a source of points
    `source-`; a verb `choice-`, `group-` and `rule-`; an event `log-`; a kind of question `asked-`; a refusal
    `refusal-` and its code; the title itself `title-name`.
    """

    id: str = ""
    seats: range = range(2, 5)
    secret: bool = False
    fields: tuple[Choices, ...] = ()  # what the form of a new game lets one choose
    deck: tuple[str, ...] = ()  # pieces that are shuffled in every game
    names: tuple[str, ...] = ()  # whatever else stands on the table and has a name in words
    importers: tuple[Importer, ...] = ()

    def __init__(self, game: type[G]) -> None:
        self.game = game
        game.title = self

    @property
    def format(self) -> str:
        """The name of the format of its saved games."""
        return f"hexarch {self.id}"

    @property
    def groups(self) -> tuple[str, ...]:
        """Each verb is a group of options."""
        return tuple([rule.name for rule in self.game.rules])

    @property
    def named(self) -> tuple[str, ...]:
        """Everything that has a name in words."""
        return (*self.deck, *self.names)

    def pieces(self, players: int, settings: Mapping[str, str]) -> list[str]:
        """What is shuffled when a game is set up: names that no two pieces share."""
        return list(self.deck)

    # -- set-ups --------------------------------------------------------------------------

    def form(self, words: Any) -> Doc:
        """What can be chosen for a new game, in words."""
        return {
            "fields": [
                {
                    "id": one.id,
                    "kind": "choice",
                    "name": words.text(f"form-{one.id}"),
                    "text": words.text(f"form-{one.id}-text"),
                    "choices": [
                        {"id": value, "name": words.text(f"form-{one.id}-{value}"), "text": ""} for value in one.values
                    ],
                    "default": one.default,
                }
                for one in self.fields
            ],
            "default": {one.id: one.default for one in self.fields},
        }

    def read_form(self, form: Doc, places: int) -> dict[str, str]:
        """The values of the form's fields; raises SetupError."""
        return {one.id: one.read(form.get(one.id)) for one in self.fields}

    def set_up(self, form: Mapping[str, str], names: Sequence[str], seed: int) -> tuple[PlainSetup, list[int]]:
        """The set-up of a checked form; everybody sits where the form has them."""
        return self.drawn(names, seed, **form), list(range(len(names)))

    def drawn(self, players: int | Sequence[str], seed: int, **wishes: Any) -> PlainSetup:
        """A set-up from a seed and values of the form's fields; raises SetupError."""
        names = tuple([f"Player {i + 1}" for i in range(players)] if isinstance(players, int) else players)
        if len(names) not in self.seats:
            fewest, most = self.seats[0], self.seats[-1]
            raise SetupError(no("wrong_number_of_players", "setup", players=len(names), fewest=fewest, most=most))
        for wish in wishes:
            if wish not in [one.id for one in self.fields]:
                raise SetupError(no("unknown_value", "setup", field=wish[:40], value=str(wishes[wish])[:40]))
        settings = self.read_form(wishes, len(names))
        deal = Random(seed).shuffled(self.pieces(len(names), settings))
        return PlainSetup(names, seed, tuple(deal), settings)

    def read_setup(self, document: Doc) -> PlainSetup:
        """The set-up of a document; raises SaveError or SetupError."""
        names, deal = texts(document, "players"), texts(document, "deal")
        seed, given = document.get("seed"), document.get("settings")
        if type(seed) is not int or not isinstance(given, dict):
            raise SaveError("malformed", "seed or settings")
        known = self.drawn(names, 0, **given)
        if sorted(known.deal) != sorted(deal):
            raise SaveError("malformed", "deal")
        return PlainSetup(names, seed, deal, known.settings)

    # -- games ------------------------------------------------------------------------------

    def new(self, setup: PlainSetup) -> G:
        """A game at its beginning."""
        return self.game(setup)

    def restore(self, setup: PlainSetup, document: Doc, history: list[tuple[int, str]]) -> G:
        """The game of a snapshot; raises ValueError for what does not fit."""
        found = self.new(setup)
        found.cells.restore(document)
        found.history = list(history)
        return found

    def loads(self, text: str) -> G:
        """A saved game, every choice checked again; raises SaveError."""
        document = codec.loads(self.format, VERSION, text)
        setup = document.get("setup")
        if not isinstance(setup, dict):
            raise SaveError("malformed", "setup")
        try:
            found = self.new(self.read_setup(setup))
        except SetupError as error:
            raise SaveError("setup", str(error)) from error
        choices = texts(document, "choices")
        if len(choices) > MOST_CHOICES:
            raise SaveError("too_large")
        for number, line in enumerate(choices, 1):
            seat, _, choice = line.partition(" ")
            if not seat.isdecimal() or len(seat) > 2:
                raise SaveError("malformed", f"choice {number}")
            try:
                found.step(int(seat), choice)
            except ChoiceError as error:
                raise SaveError("choice", f"choice {number}: {error}") from error
        return found

    # -- words ------------------------------------------------------------------------------

    def settings(self, setup: PlainSetup, words: Any) -> Doc:
        """The chosen value of each field of the form, in words, and the seed."""
        chosen = [
            {
                "id": one.id,
                "name": words.text(f"form-{one.id}"),
                "value": setup.settings[one.id],
                "text": words.text(f"form-{one.id}-{setup.settings[one.id]}"),
            }
            for one in self.fields
        ]
        return {"fields": chosen, "seed": setup.seed}

    def glossary(self, words: Any) -> Doc:
        """The names of everything on the table."""
        return {
            "names": {name: words.text(f"name-{name}") for name in self.named},
            "groups": {group: words.text(f"group-{group}") for group in self.groups},
        }

    def manual(self, words: Any) -> Doc:
        """There is no book, unless a title brings one."""
        return {"chapters": []}

    def spell(self, words: Any, values: Mapping[str, str | int]) -> dict[str, Any]:
        """Values that have a name in words."""
        return {key: self.name(words, value) if isinstance(value, str) else value for key, value in values.items()}

    def name(self, words: Any, label: str) -> str:
        """A name in words; what has none stays as it is."""
        return str(words.text(f"name-{label}")) if label in self.named else label

    def said(self, text: str, kind: str = "", label: str = "") -> Message | None:
        """A single choice as a sentence, from its text alone; None when it is not one."""
        for rule in self.game.rules:
            found = rule.match(text)
            if found is not None:
                return f"choice-{rule.name}", dict(found)
        return None

    def compared(self, view: Doc) -> list[Doc]:
        """What lines of play are compared by: points, which stand as they are at the end."""
        return [{"seat": seat, "vp": points, "total": points} for seat, points in enumerate(view["points"])]

    def read_policy(self, document: object) -> Doc:
        """There are no standing answers."""
        return {}

    # -- players of other kinds -------------------------------------------------------------

    def bots(self) -> Any:
        """Only the random one."""
        return None

    def observer(self) -> Any:
        """What the face of a game tells, and what is shown on the table."""
        return None

    def console(self) -> Any:
        """As any game is shown."""
        return None
