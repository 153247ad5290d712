"""A plain game: named cells, rules over words, secrets that lie in the order of shuffled pieces."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, NamedTuple, Self

from hexarch.kernel import codec
from hexarch.kernel import game as face
from hexarch.kernel.choice import Choice
from hexarch.kernel.effect import Effect
from hexarch.kernel.errors import Illegal, Refusal, Unreadable, no
from hexarch.kernel.game import Asked, Doc, Message, Option
from hexarch.kernel.notation import commands
from hexarch.kernel.plain import secrets
from hexarch.kernel.plain.cells import Cells
from hexarch.kernel.plain.picture import picture
from hexarch.kernel.plain.pieces import Pieces
from hexarch.kernel.plain.quote import PlainBooks, PlainQuote, together
from hexarch.kernel.plain.rule import Rule
from hexarch.kernel.plain.setup import PlainSetup
from hexarch.kernel.plain.turns import WholeTurns
from hexarch.kernel.rng import Random
from hexarch.kernel.state import Mark
from hexarch.kernel.title import Title

VERSION = 1  # of saved games
EVENTS: Final = {"round": ("n",), "over": ()}  # that every plain game tells
CUTS: Final = {"round": face.ROUND, "over": face.OVER}


class PlainMark(NamedTuple):
    """A position to come back to."""

    cells: Mark
    history: int


class PlainGame(Pieces, WholeTurns):
    """Derive from this: say what lies on the table, who is asked what, what follows and when it is over."""

    title: ClassVar[Title]  # the title sets it
    rules: ClassVar[tuple[Rule, ...]] = ()  # in the order in which options are listed
    table: ClassVar[Mapping[str, int]] = {}  # numbers that everybody sees, and what they are at the beginning
    sources: ClassVar[tuple[str, ...]] = ()  # of points: a row of cells for each, with a number for each seat
    events: ClassVar[Mapping[str, tuple[str, ...]]] = EVENTS  # what the log tells: names, each with up to three fields
    cuts: ClassVar[Mapping[str, str]] = CUTS  # events with which a row of the log begins

    def __init_subclass__(cls) -> None:
        """Rounds and the end are told in every game."""
        cls.events, cls.cuts = {**EVENTS, **cls.events}, {**CUTS, **cls.cuts}

    def __init__(self, setup: PlainSetup) -> None:
        self.setup = setup
        self.history: list[tuple[int, str]] = []
        self.cells = Cells(self.sizes())
        for name, number in {"round": 1, **self.table}.items():
            self.cells.put(name, number)
        if self.hand:
            self.refill()
        self.begin()

    # -- what a title says ----------------------------------------------------------------

    def sizes(self) -> dict[str, int]:
        """The rows of cells by name, with their lengths: those that follow from what the class declares."""
        each = dict.fromkeys(self.sources, self.players)
        return {"round": 1, **dict.fromkeys(self.table, 1), **each, **self.rows(self.players)}

    def begin(self) -> None:
        """Lay out what else there is; `setup.deal` names the shuffled pieces."""

    def asks(self, seat: int) -> str:
        """The kind of question a seat is asked now, empty when it is not."""
        raise NotImplementedError

    def resolve(self) -> None:
        """What the game does by itself once everybody who was asked has answered."""

    def points(self, seat: int) -> dict[str, int]:
        """Points of a seat by source."""
        return {source: self.cells.get(source, seat) for source in self.sources}

    def shown(self, viewer: int | None) -> Doc:
        """What a viewer (None: everybody) sees on the table."""
        return {**{name: self.cells.get(name) for name in self.table}, **self.lying(viewer)}

    def conceals(self, seat: int, text: str) -> bool:
        """Is a choice of a seat still hidden from the others? It is while it names a piece that only this seat sees."""
        return any(word in self.private(seat) for word in self.found(text)[1].values())

    @property
    def round(self) -> int:
        """Number of the round."""
        return self.cells.get("round")

    @property
    def over(self) -> bool:
        """Is it at its end?"""
        raise NotImplementedError

    def next_round(self) -> None:
        """Count on, and tell that a round begins or that the game is over."""
        self.cells.add("round", 1)
        self.tell("over" if self.over else "round", -1, self.round)

    def tell(self, event: str, seat: int = -1, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Enter an event into the log, for everybody to read."""
        self.cells.state.log(list(self.events).index(event), seat, a, b, c)

    # -- what may be chosen ---------------------------------------------------------------

    @property
    def players(self) -> int:
        """Number of seats."""
        return len(self.setup.names)

    @property
    def to_act(self) -> tuple[int, ...]:
        """Seats that may decide now."""
        return tuple([seat for seat in range(self.players) if self.asks(seat)])

    def options(self, seat: int) -> list[Choice]:
        """What the seat is asked to choose from, in the order of the rules."""
        return self._listed(seat, False)

    def free(self, seat: int) -> list[Choice]:
        """What it may do besides."""
        return self._listed(seat, True)

    def _listed(self, seat: int, free: bool) -> list[Choice]:
        found = [(rule, words) for rule in self.rules if rule.free == free for words in rule.offers(self, seat)]
        return [rule.choice(words) for rule, words in found if self._why_not(seat, rule, words) is None]

    def _why_not(self, seat: int, rule: Rule, words: Mapping[str, str]) -> Refusal | None:
        if self.over:
            return no("over", rule.name)
        if not 0 <= seat < self.players or not self.asks(seat):
            return no("not_asked", rule.name)
        return rule.refuse(self, seat, **words)

    def proposals(self, seat: int) -> list[Option]:
        """Nothing needs others in front of it."""
        return []

    def propose(self, seat: int, text: str) -> str | None:
        """Nothing helps what is refused."""
        return None

    def found(self, command: str) -> tuple[Rule, dict[str, str]]:
        """The rule of a single command, and the words in its blanks; raises Unreadable."""
        for rule in self.rules:
            words = rule.match(command)
            if words is not None:
                return rule, words
        raise Unreadable(command)

    def read(self, seat: int, text: str) -> list[Choice]:
        """The choice a single command stands for; raises Unreadable."""
        parts = commands(text)
        if len(parts) != 1:
            raise Unreadable(text, "one_command")
        if not 0 <= seat < self.players:
            raise Unreadable(text, "no_such_seat")
        rule, words = self.found(parts[0])
        return [rule.choice(words)]

    def conceivable(self, seat: int, place: Doc) -> list[str]:
        """Every verb whose blanks the place fills."""
        found = []
        for rule in self.rules:
            words = {name: str(place[name]) for name in rule.pattern.fields if name in place}
            if words and len(words) == len(rule.pattern.fields):
                text = rule.pattern.fill(words)
                if rule.match(text) is not None:
                    found.append(text)
        return found

    def quote(self, seat: int, choice: Choice | str) -> PlainQuote | Refusal:
        """What a choice (or a text of several) would bring; or why it is refused."""
        mark = self.mark()
        before = self._total(seat)
        start = len(self.cells.state.effects)
        try:
            outcome = self._run(seat, str(choice), peek=False)
            if isinstance(outcome, Refusal):
                return outcome
            return PlainQuote(self.cells.state.effects[start:], self._total(seat) - before, not outcome)
        finally:
            self.rollback(mark)

    def total(self, quotes: Sequence[PlainQuote]) -> PlainQuote:
        """The quotes of choices made one after the other, added up."""
        return together(quotes)

    def _total(self, seat: int) -> int:
        return sum(self.points(seat).values()) if 0 <= seat < self.players else 0

    # -- forward and back -------------------------------------------------------------------

    def step(self, seat: int, choice: Choice | str) -> list[Effect]:
        """Carry out a choice (or a text of several) and return what happened; raises and changes nothing if refused."""
        mark = self.mark()
        start = len(self.cells.state.effects)
        try:
            outcome = self._run(seat, str(choice), peek=True)
        except Exception:
            self.rollback(mark)
            raise
        if isinstance(outcome, Refusal):
            self.rollback(mark)
            raise Illegal(outcome, str(choice))
        return self.cells.state.effects[start:]

    def _run(self, seat: int, text: str, peek: bool) -> Refusal | bool:
        """Carry out commands until one is refused; False when one was left out because it would reveal something."""
        parts = commands(text)
        if not parts:
            raise Unreadable(text, "empty")
        for part in parts:
            if not 0 <= seat < self.players:
                raise Unreadable(part, "no_such_seat")
            rule, words = self.found(part)
            refusal = self._why_not(seat, rule, words)
            if refusal is not None:
                return refusal
            if not peek and rule.reveals(self, seat, **words):
                return False
            rule.apply(self, seat, **words)
            if not self.over and not self.to_act:
                self.resolve()
            self.history.append((seat, rule.pattern.fill(words)))
        return True

    def mark(self) -> PlainMark:
        """Remember this position."""
        return PlainMark(self.cells.mark(), len(self.history))

    def rollback(self, mark: PlainMark) -> None:
        """Return to a marked position, exactly."""
        self.cells.rollback(mark.cells)
        del self.history[mark.history :]

    def copy(self) -> Self:
        """The same game, apart."""
        found = type(self).__new__(type(self))
        found.setup, found.history, found.cells = self.setup, self.history.copy(), self.cells.copy()
        return found

    def quiet(self) -> Self:
        """A plain game keeps no log: what happened follows from its history."""
        return self

    def become(self, other: Any) -> None:
        """Take over position and history of another game of this set-up."""
        self.history, self.cells = other.history, other.cells

    def digest(self) -> str:
        """A fingerprint of the position: the cells, and the deal that they point at."""
        text = f"{self.cells.state.digest()} {' '.join(self.setup.deal)}"
        return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()

    def dumps(self) -> str:
        """The game as a readable text."""
        choices = [f"{seat} {text}" for seat, text in self.history]
        return codec.dumps(self.title.format, VERSION, {"setup": self.setup.document(), "choices": choices})

    def snapshot(self) -> Doc:
        """The cells by name."""
        return self.cells.document()

    # -- whose turn, and its end --------------------------------------------------------------

    def asked(self, seat: int) -> list[Asked]:
        """The one question a seat is asked; where several are asked at once, nobody sees the answers of others."""
        kind = self.asks(seat) if 0 <= seat < self.players else ""
        several = len(self.to_act) > 1
        return [Asked(seat, kind, (f"asked-{kind}", {}), waits=several, secret=self.title.secret)] if kind else []

    def turn(self) -> int | None:
        """The only seat that is asked, None while several are."""
        return self.to_act[0] if len(self.to_act) == 1 else None

    # -- telling ------------------------------------------------------------------------------

    def place(self, choice: Choice) -> Doc:
        """The words in the blanks."""
        return dict(self.found(choice.text)[1])

    def group(self, seat: int, choice: Choice) -> str:
        """Each verb is a group."""
        return choice.verb

    def hints(self, seat: int, option: Option) -> Doc:
        """Nothing more."""
        return {}

    def said(self, seat: int, text: str) -> list[Message]:
        """The message of each verb, with the words in its blanks."""
        return [self._said(part) for part in commands(text)]

    def _said(self, text: str) -> Message:
        rule, words = self.found(text)
        return f"choice-{rule.name}", dict(words)

    def told(self, effect: Effect) -> Message | None:
        """The message of an event, with its fields."""
        event, fields = list(self.events.items())[effect.code]
        numbers = (effect.a, effect.b, effect.c)
        values: dict[str, str | int] = {field: self.spelled(field, numbers[i]) for i, field in enumerate(fields)}
        if effect.seat >= 0:
            values["who"] = self.setup.names[effect.seat]
        return f"log-{event}", values

    def cut(self, effect: Effect) -> str:
        """Where a log begins a row."""
        return self.cuts.get(list(self.events)[effect.code], face.SAME)

    def touched(self, effects: Sequence[Effect]) -> dict[str, list[Any]]:
        """The seats that something happened to."""
        return {"seats": sorted({effect.seat for effect in effects if effect.seat >= 0})}

    def books(self) -> PlainBooks:
        """The points of every seat."""
        return PlainBooks(self)

    def label(self, seat: int) -> str:
        """Seats have nothing but their players' names."""
        return ""

    def progress(self, effect: Effect | None = None) -> tuple[int, int]:
        """Round and turn within it; an event that begins a round has its number as the first field."""
        return (self.round if effect is None else effect.a), 1

    def figures(self, seat: int, page: list[int]) -> Doc:
        """Points, and where they come from."""
        sources = self.points(seat)
        return {"vp": sum(sources.values()), "sources": sources}

    def summary(self, seat: int) -> Doc:
        """Nothing more."""
        return {}

    def scores(self) -> list[dict[str, int]]:
        """Points of each seat by source, and their `total`."""
        return [{**sources, "total": sum(sources.values())} for sources in map(self.points, range(self.players))]

    def winners(self) -> list[int]:
        """Seats with the most points."""
        totals = [row["total"] for row in self.scores()]
        return [seat for seat, total in enumerate(totals) if total == max(totals)]

    def view(self, viewer: int | None = None) -> Doc:
        """What everybody sees of any game, and what this one shows the viewer."""
        return {
            "round": self.round,
            "over": self.over,
            "to_act": list(self.to_act),
            "players": list(self.setup.names),
            "points": [row["total"] for row in self.scores()],
            **self.shown(viewer),
        }

    def svg(self, theme: str = "light", labels: Any = None) -> str:
        """What everybody sees, as lines of text."""
        return picture(self.view(None), theme)

    # -- secrets ------------------------------------------------------------------------------

    def hides(self, viewer: int | None = None) -> bool:
        """Until the end there is something that a seat may not know, if the title has secrets at all."""
        return self.title.secret and not self.over

    def history_for(self, viewer: int | None) -> list[tuple[int, str]]:
        """The history as a viewer may read it; a hidden choice has an empty text."""
        if not self.hides(viewer):
            return self.history.copy()
        return [(s, "" if s != viewer and self.conceals(s, text) else text) for s, text in self.history]

    def hidden(self, seat: int) -> Message:
        """What a log says to others of a hidden choice."""
        return "plain-hidden", {"who": self.setup.names[seat]}

    def unknown(self, viewer: int | None) -> list[str]:
        """Pieces of the deal that a viewer has never seen: in no choice that it may read, and not in its hand."""
        return secrets.unknown(self, viewer)

    def imagine(self, viewer: int | None, rng: Random) -> Self:
        """A game that agrees with all the viewer has seen and is random in the rest."""
        return secrets.imagine(self, viewer, rng)
