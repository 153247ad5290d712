"""The rules at work: a game that is read, stepped forward, rolled back, copied and written down."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from typing import NamedTuple

from hexarch.games.anunnaki import engine
from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki.answers import look
from hexarch.games.anunnaki.begin import lay_out
from hexarch.games.anunnaki.engine import PASSING, asked, refuse_answer, settle
from hexarch.games.anunnaki.layout import OVER, PHASE
from hexarch.games.anunnaki.names import SOURCES
from hexarch.games.anunnaki.rule import Pick
from hexarch.games.anunnaki.rules.table import GRAMMAR
from hexarch.games.anunnaki.scoring import winner
from hexarch.games.anunnaki.setup import Setup, packed, unpacked
from hexarch.games.anunnaki.state import Table
from hexarch.games.anunnaki.world import World
from hexarch.kernel.choice import Choice
from hexarch.kernel.effect import Effect
from hexarch.kernel.errors import Illegal, Refusal, Unreadable
from hexarch.kernel.notation import commands
from hexarch.kernel.state import Mark


class GameMark(NamedTuple):
    """A position to come back to."""

    state: Mark
    history: int
    table: Table
    setup: Setup


class Core:
    """One game of Anunnaki."""

    def __init__(self, setup: Setup, other: Core | None = None) -> None:
        self.setup = setup
        self.history: list[tuple[int, str]] = []
        self.state: Table
        if other is not None:
            self.state = Table(other.state.world if setup is other.setup else World(setup, setup.edition), 0)
            other.state.copy_into(self.state)
            self.history = other.history.copy()
            return
        if setup.choosing and setup.box is None:  # as a game has it whose Houses were chosen
            self.setup = replace(setup, box=packed(setup))
        self.lay(self.setup)

    def lay(self, setup: Setup) -> None:
        """A table laid for a set-up."""
        self.setup, self.state = setup, Table(World(setup, setup.edition))
        lay_out(self.state)
        settle(self.state)

    # -- looking --------------------------------------------------------------------------

    @property
    def players(self) -> int:
        """Number of seats."""
        return self.state.seats

    @property
    def over(self) -> bool:
        """Is the game at its end?"""
        return self.state.cells[PHASE] == OVER

    @property
    def to_act(self) -> tuple[int, ...]:
        """Seats that may decide now."""
        decisions = self.state.decisions
        if len(decisions) == 1 or (decisions and not decisions[0].together):
            return (decisions[0].seat,)
        return engine.to_act(self.state)

    def options(self, seat: int) -> list[Pick]:
        """What the seat may choose, in a stable order."""
        s = self.state
        decisions = s.decisions
        if decisions:
            d = decisions[0]
            if d.seat == seat:
                found = s.found if s.found_for is d else look(s, d)
                return found + PASSING if d.optional else found.copy()
        return engine.options(s, seat)

    def read(self, seat: int, text: str) -> list[Pick]:
        """The choice a single command stands for; raises Unreadable."""
        if not 0 <= seat < self.players:
            raise Unreadable(text, "no_such_seat")
        parts = commands(text)
        if len(parts) != 1:
            raise Unreadable(text, "one_command")
        return [self.pick(parts[0])]

    def pick(self, command: str) -> Pick:
        """The choice of a single command; raises Unreadable."""
        found = GRAMMAR.find(command.lower())
        if found is None:
            raise Unreadable(command)
        return found[0].understand(self.state.world, command, found[1])

    def refuse(self, seat: int, text: str) -> Refusal | None:
        """Why a single command is refused, or None."""
        return engine.refuse(self.state, seat, self.read(seat, text)[0])

    # -- forward and back -------------------------------------------------------------------

    def step(self, seat: int, choice: Choice | str) -> list[Effect]:
        """Carry out a choice (or a text of several) and return what happened; raises and changes nothing if refused."""
        if not isinstance(choice, Pick):
            return self._steps(seat, choice)
        s, rule = self.state, choice.rule
        start, decisions = len(s.effects), s.decisions
        d = decisions[0] if decisions else None
        if d is None or d.seat != seat:
            d = asked(s, seat)
        if d is None or d.kind not in choice.kinds:
            refusal = refuse_answer(s, seat, choice, d)
        else:
            refusal = rule.why_not(s, seat, d, choice)
        if refusal is not None or d is None:
            assert refusal is not None
            raise Illegal(refusal, choice.text) if 0 <= seat < s.seats else Unreadable(choice.text, "no_such_seat")
        s.found_for = None
        rule.carry_out(s, seat, d, choice)
        settle(s)
        self.history.append((seat, choice.text))
        if not s.decisions and s.world.choosing:
            s = self._seated()
        return s.effects[start:]

    def _steps(self, seat: int, choice: Choice | str) -> list[Effect]:
        """The choices of a text, all or none."""
        start = len(self.state.effects)
        mark = self.mark()
        for pick in self.picks(seat, choice):
            try:
                self.step(seat, pick)
            except Illegal as error:
                self.rollback(mark)
                raise Illegal(error.refusal, str(choice)) from None
        return self.state.effects[start:]

    def _seated(self) -> Table:
        """All have chosen their Houses: the table is laid for them (A7)."""
        old = self.state
        houses = [old.house_name(seat) for seat in range(old.seats)]
        self.lay(replace(unpacked(self.setup, houses), box=None))
        self.state.effects[:0] = old.effects
        self.state.logging = old.logging
        return self.state

    def picks(self, seat: int, choice: Choice | str) -> list[Pick]:
        """The choices of a text; raises Unreadable."""
        if not 0 <= seat < self.players:
            raise Unreadable(str(choice), "no_such_seat")
        found = [choice] if isinstance(choice, Pick) else [self.pick(part) for part in commands(str(choice))]
        if not found:
            raise Unreadable(str(choice), "empty")
        return found

    def mark(self) -> GameMark:
        """Remember this position."""
        return GameMark(self.state.mark(), len(self.history), self.state, self.setup)

    def rollback(self, mark: GameMark) -> None:
        """Return to a marked position, exactly."""
        self.state, self.setup = mark.table, mark.setup
        self.state.rollback(mark.state)
        del self.history[mark.history :]

    def copy(self) -> Core:
        """The same game, apart; it cannot roll back behind this position."""
        return Core(self.setup, self)

    def digest(self) -> str:
        """A fingerprint of the position, and of the piles that its cells point at."""
        world = self.state.world
        text = f"{self.state.digest()} {world.pile} {world.artefacts} {world.order}"
        return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()

    # -- the end ----------------------------------------------------------------------------

    def scores(self) -> list[dict[str, int]]:
        """Points of each seat by source, and their `total`."""
        found = []
        for seat in range(self.players):
            first = self.state.base[seat] + at.SOURCES
            row = dict(zip(SOURCES, self.state.cells[first : first + len(SOURCES)], strict=True))
            found.append({**row, "total": self.state.get(seat, at.VP)})
        return found

    def winners(self) -> list[int]:
        """Who has won, or would: ties are broken once the first player is known (A180)."""
        return list(range(self.players)) if self.state.cells[PHASE] == at.SETUP else [winner(self.state)]
