"""The rules at work: who may decide, what, at what price; one way forward, and every way back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import engine, layout, notation, queue, repertoire, secrets
from hexarch.games.terra import warnings as warning_rules
from hexarch.games.terra.board import hexes
from hexarch.games.terra.catalog import for_board
from hexarch.games.terra.choice import TerraChoice
from hexarch.games.terra.factions import by_id, registry
from hexarch.games.terra.names import SOURCES
from hexarch.games.terra.phases import auction, begin, flow
from hexarch.games.terra.quote import Quote, make_quote
from hexarch.games.terra.rules.bid import BID
from hexarch.games.terra.sea import Sea
from hexarch.games.terra.state import Terra
from hexarch.kernel.choice import Choice
from hexarch.kernel.errors import Illegal, Refusal, Unreadable
from hexarch.kernel.notation import commands

if TYPE_CHECKING:
    from hexarch.games.terra.setup import Setup
    from hexarch.kernel.effect import Effect
    from hexarch.kernel.state import Mark


REVEALED: Final = Refusal("revealed", {}, "")  # what a quote stops at


class GameMark:
    """A position of a game to come back to."""

    __slots__ = ("history", "state")

    def __init__(self, state: Mark, history: int) -> None:
        self.state = state
        self.history = history


class Core:
    """One game as the rules know it; `game.Game` adds what a table asks besides."""

    __slots__ = ("history", "setup", "state")

    def __init__(self, setup: Setup, like: Core | None = None) -> None:
        """A game at its beginning, or one `like` another."""
        self.setup = setup
        if like is not None:
            self.state: Terra = like.state.copy()
            self.history: list[tuple[int, str]] = like.history.copy()
            return
        board = hexes.load(setup.map)
        box = setup.box
        tiles = tuple(box.round_tile[number] for number in setup.round_tiles)
        factions = registry(setup.rules)
        sea = Sea(board, setup.figures, factions) if setup.figures is not None else None
        s = Terra(board, setup.rules, box, for_board(setup.map), factions, len(setup.names), tiles, sea=sea)
        chosen = [factions[by_id()[name].index] for name in setup.factions]
        s.repertoire = repertoire.of_game(s, chosen or [one for one in factions if one.available(setup.rules)])
        self.state = s
        self.history = []
        begin.lay_out(s, setup.bonus_cards, setup.extra_card)
        tile = box.final_tile_named(setup.final_tile)
        if tile is not None:
            s.put(layout.FINAL_TILE, tile.number)
        if setup.auction:
            auction.start(s, chosen, setup.auction == auction.SEALED)
            return
        for seat, faction in enumerate(chosen):
            begin.seat_faction(s, seat, faction)
            if setup.start_points:
                begin.set_points(s, seat, setup.start_points[seat])
        if setup.dwellings:
            places = tuple(tuple(board.number[name.upper()] for name in row) for row in setup.dwellings)
            begin.place_fixed(s, places)
            begin.seat_first(s, setup.first)
        else:
            begin.deal_colours(s, setup.colours)
            begin.ask_factions(s)
        flow.settle(s)

    # -- looking ----------------------------------------------------------------

    @property
    def players(self) -> int:
        """Number of seats."""
        return self.state.seats

    @property
    def over(self) -> bool:
        """Is the game at its end?"""
        return self.state.cells[layout.PHASE] == begin.OVER

    @property
    def to_act(self) -> tuple[int, ...]:
        """Seats that may decide now."""
        return queue.to_act(self.state)

    def options(self, seat: int) -> list[TerraChoice]:
        """What the seat is asked to choose from, in a stable order."""
        return engine.options(self.state, seat) if self._may_look(seat) else []

    def free(self, seat: int) -> list[TerraChoice]:
        """What the seat may do besides, as often as it likes: conversions, sacrificing power."""
        return engine.free(self.state, seat) if self._may_look(seat) else []

    def _may_look(self, seat: int) -> bool:
        return 0 <= seat < self.state.seats

    def read(self, seat: int, text: str) -> list[TerraChoice]:
        """The choices a single command stands for; raises Unreadable or Ambiguous."""
        if not self._may_look(seat):
            raise Unreadable(text, "no_such_seat")
        found = commands(text)
        if len(found) != 1:
            raise Unreadable(text, "one_command")
        return self.state.catalog.read(self.state, seat, found[0])

    def quote(self, seat: int, choice: Choice | str) -> Quote | Refusal:
        """Cost, gains, points, neighbours' power and warnings of a choice; or why it is refused.

        A text may hold several commands; all of them are quoted together, up to the one that would reveal something.
        """
        s = self.state
        if isinstance(choice, TerraChoice) and choice.rule is BID and len(s.decisions) > 1:
            # Nothing but the last bid brings anything; there are hundreds to quote.
            refused = engine.refuse(s, seat, choice)
            return refused if refused is not None else make_quote(s, seat, [], [])
        mark = self.mark()
        logging = s.logging
        s.logging = True
        start = len(s.effects)
        try:
            warnings: list[tuple[str, dict[str, str | int]]] = []
            refusal = self._run(seat, choice, warnings)
            if refusal is not None and refusal is not REVEALED:
                return refusal
            return make_quote(s, seat, s.effects[start:], warnings, refusal is REVEALED)
        finally:
            self.rollback(mark)
            s.logging = logging

    def scores(self) -> list[dict[str, int]]:
        """Victory points of each seat by source, and their total."""
        s = self.state
        result = []
        for seat in range(s.seats):
            row = {name: s.get(seat, layout.SOURCE + i) for i, name in enumerate(SOURCES)}
            row["total"] = s.get(seat, layout.VP)
            result.append(row)
        return result

    def winners(self) -> list[int]:
        """Seats with the most points; several when they tie."""
        totals = [row["total"] for row in self.scores()]
        return [seat for seat, total in enumerate(totals) if total == max(totals)]

    def faction(self, seat: int) -> str:
        """Name of the seat's faction, empty before it is chosen."""
        return self.state.faction(seat).id if self.state.has_faction(seat) else ""

    def step(self, seat: int, choice: Choice | str) -> list[Effect]:
        """Carry out a choice (or a text of several) and return what happened; raises and changes nothing if refused."""
        s = self.state
        start = len(s.effects)
        if isinstance(choice, TerraChoice):
            refusal = engine.refuse(s, seat, choice)
            if refusal is not None:
                raise Illegal(refusal, choice.text)
            engine.apply(s, seat, choice)
            self.history.append((seat, choice.text))
            return s.effects[start:]
        mark = self.mark()
        try:
            refusal = self._run(seat, choice, None)
        except Exception:
            self.rollback(mark)
            raise
        if refusal is not None:
            self.rollback(mark)
            raise Illegal(refusal, str(choice))
        return s.effects[start:]

    def _run(
        self, seat: int, choice: Choice | str, warnings: list[tuple[str, dict[str, str | int]]] | None
    ) -> Refusal | None:
        """Carry out choices until one is refused, or (with a place for warnings) reveals something.

        The caller rolls back.
        """
        s = self.state
        if isinstance(choice, TerraChoice):
            parts = [choice.text]
        else:
            parts = notation.arrange(commands(str(choice)))
            if not parts:
                raise Unreadable(str(choice), "empty")
        if not self._may_look(seat):
            raise Unreadable(str(choice), "no_such_seat")
        for part in parts:
            single = [choice] if isinstance(choice, TerraChoice) else s.catalog.read(s, seat, part)
            for one in single:
                refusal = engine.refuse(s, seat, one)
                if refusal is not None:
                    return refusal
                if warnings is not None:
                    if one.rule is BID and secrets.opens(self):
                        return REVEALED
                    warnings += warning_rules.before(s, seat, one)
                engine.apply(s, seat, one)
                self.history.append((seat, one.text))
        return None

    # -- going back -----------------------------------------------------------------

    def mark(self) -> GameMark:
        """Remember this position."""
        return GameMark(self.state.mark(), len(self.history))

    def rollback(self, mark: GameMark) -> None:
        """Return to a marked position, exactly."""
        self.state.rollback(mark.state)
        del self.history[mark.history :]

    def become(self, other: Core) -> None:
        """Take over the position and history of another game of this set-up; marks from before lose their meaning."""
        self.state = other.state
        self.history = other.history

    def digest(self) -> str:
        """A fingerprint of the position, comparable between equal rules only."""
        return self.state.digest()
