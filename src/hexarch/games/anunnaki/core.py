"""The rules at work: a game that is read, quoted, stepped forward, rolled back, copied and written down."""

from __future__ import annotations

from typing import Any, NamedTuple

from hexarch.games.anunnaki import engine
from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki import setup as setting
from hexarch.games.anunnaki.begin import lay_out
from hexarch.games.anunnaki.edition import Edition, EditionError, standard
from hexarch.games.anunnaki.edition import loads as read_edition
from hexarch.games.anunnaki.names import SOURCES
from hexarch.games.anunnaki.rule import Pick
from hexarch.games.anunnaki.rules.table import GRAMMAR
from hexarch.games.anunnaki.scoring import winner
from hexarch.games.anunnaki.setup import Setup
from hexarch.games.anunnaki.state import Table, World
from hexarch.games.anunnaki.view import view as look
from hexarch.kernel import codec
from hexarch.kernel.choice import Choice
from hexarch.kernel.effect import Effect
from hexarch.kernel.errors import ChoiceError, Illegal, Refusal, SaveError, Unreadable
from hexarch.kernel.notation import commands
from hexarch.kernel.state import Mark

FORMAT = "hexarch anunnaki"
VERSION = 1


class GameMark(NamedTuple):
    """A position to come back to."""

    state: Mark
    history: int


class Core:
    """One game of Anunnaki."""

    def __init__(self, setup: Setup, edition: Edition | None = None, other: Core | None = None) -> None:
        self.setup = setup
        self.history: list[tuple[int, str]] = []
        self.state: Table
        if other is not None:
            self.state = Table(other.state.world, 0)
            other.state.copy_into(self.state)
            self.history = other.history.copy()
            return
        self.state = Table(World(setup, edition or standard()))
        lay_out(self.state)
        engine.settle(self.state)

    # -- looking --------------------------------------------------------------------------

    @property
    def players(self) -> int:
        """Number of seats."""
        return self.state.seats

    @property
    def over(self) -> bool:
        """Is the game at its end?"""
        return self.state.cells[at.PHASE] == at.OVER

    @property
    def to_act(self) -> tuple[int, ...]:
        """Seats that may decide now."""
        return engine.to_act(self.state)

    def options(self, seat: int) -> list[Pick]:
        """What the seat may choose, in a stable order."""
        return engine.options(self.state, seat).copy() if 0 <= seat < self.players else []

    def read(self, seat: int, text: str) -> list[Pick]:
        """The choice a single command stands for; raises Unreadable."""
        if not 0 <= seat < self.players:
            raise Unreadable(text, "no_such_seat")
        parts = commands(text)
        if len(parts) != 1:
            raise Unreadable(text, "one_command")
        return [self._pick(parts[0])]

    def _pick(self, command: str) -> Pick:
        found = GRAMMAR.find(command.lower())
        if found is None:
            raise Unreadable(command)
        return found[0].understand(self.state.world, command, found[1])

    def refuse(self, seat: int, text: str) -> Refusal | None:
        """Why a single command is refused, or None."""
        return engine.refuse(self.state, seat, self.read(seat, text)[0])

    def reveals(self, seat: int, text: str) -> bool:
        """Would a legal choice show something that is hidden now?"""
        c = self.read(seat, text)[0]
        d = engine.asked(self.state, seat)
        return d is not None and c.rule.reveals(self.state, seat, d, c)

    # -- forward and back -------------------------------------------------------------------

    def step(self, seat: int, choice: Choice | str) -> list[Effect]:
        """Carry out a choice (or a text of several) and return what happened; raises and changes nothing if refused."""
        if not 0 <= seat < self.players:
            raise Unreadable(str(choice), "no_such_seat")
        start = len(self.state.effects)
        if isinstance(choice, Pick):
            refusal = engine.refuse(self.state, seat, choice)
            if refusal is not None:
                raise Illegal(refusal, str(choice))
            engine.apply(self.state, seat, choice)
            self.history.append((seat, choice.text))
            return self.state.effects[start:]
        mark = self.mark()
        picks = [self._pick(part) for part in commands(str(choice))]
        if not picks:
            raise Unreadable(str(choice), "empty")
        for pick in picks:
            refusal = engine.refuse(self.state, seat, pick)
            if refusal is not None:
                self.rollback(mark)
                raise Illegal(refusal, str(choice))
            engine.apply(self.state, seat, pick)
            self.history.append((seat, pick.text))
        return self.state.effects[start:]

    def mark(self) -> GameMark:
        """Remember this position."""
        return GameMark(self.state.mark(), len(self.history))

    def rollback(self, mark: GameMark) -> None:
        """Return to a marked position, exactly."""
        self.state.rollback(mark.state)
        del self.history[mark.history :]

    def copy(self) -> Core:
        """The same game, apart; it cannot roll back behind this position."""
        return Core(self.setup, None, self)

    def digest(self) -> str:
        """A fingerprint of the position."""
        return self.state.digest()

    # -- the end ----------------------------------------------------------------------------

    def scores(self) -> list[dict[str, int]]:
        """Points of each seat by source, and their `total`."""
        found = []
        for seat in range(self.players):
            first = self.state.base[seat] + at.SOURCES
            row = dict(zip(SOURCES, self.state.cells[first : first + len(SOURCES)], strict=True))
            found.append({**row, "total": self.state.get(seat, at.VP)})
        return found

    def winner(self) -> int:
        """Who has won, or would (A180)."""
        return winner(self.state)

    # -- secrets ----------------------------------------------------------------------------

    def view(self, viewer: int | None = None) -> dict[str, Any]:
        """The table as a viewer sees it."""
        return look(self.state, viewer)

    def history_for(self, viewer: int | None) -> list[tuple[int, str]]:
        """The history as a viewer may read it; what is still a secret of another seat has an empty text.

        Of weapons put down only the last of a seat can be face down still.
        """
        if self.over:
            return self.history.copy()
        found: list[tuple[int, str]] = []
        older: list[int] = []  # seats whose last battle has been met on the way back
        for seat, text in reversed(self.history):
            pick = self._pick(text)
            fights = pick.rule.kinds == ("weapons",)
            hidden = seat != viewer and pick.rule.secret(self.state, seat, pick) and not (fights and seat in older)
            found.append((seat, "" if hidden else text))
            if fights:
                older.append(seat)
        return found[::-1]

    # -- saves ------------------------------------------------------------------------------

    def dumps(self) -> str:
        """The game as a readable text."""
        choices = [f"{seat} {text}" for seat, text in self.history]
        edition = self.state.edition
        document = {"edition": edition.name, "setup": self.setup.document(), "choices": choices}
        if edition is not standard():
            document["edition_file"] = edition.text
        return codec.dumps(FORMAT, VERSION, document)


def loads(text: str) -> Core:
    """A game that `dumps` wrote, played again from its beginning with the edition it brings; raises SaveError."""
    document = codec.loads(FORMAT, VERSION, text)
    edition = _edition(document)
    if not isinstance(document.get("setup"), dict) or not isinstance(document.get("choices"), list):
        raise SaveError("malformed", "setup or choices")
    game = Core(setting.read(document["setup"], edition), edition)
    for row in document["choices"]:
        seat, _, choice = str(row).partition(" ")
        try:
            game.step(int(seat), choice)
        except (ChoiceError, ValueError) as error:
            raise SaveError("malformed", str(error)[:200]) from error
    return game


def _edition(document: dict[str, Any]) -> Edition:
    """The edition of a saved game: its own file, or the one that the package brings."""
    own = document.get("edition_file")
    if own is None:
        if document.get("edition") != standard().name:
            raise SaveError("malformed", f"unknown edition {str(document.get('edition'))[:40]}")
        return standard()
    try:
        return read_edition(str(own))
    except EditionError as error:
        raise SaveError("malformed", str(error)[:200]) from error
