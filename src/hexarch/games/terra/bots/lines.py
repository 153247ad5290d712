"""A whole decision in Terra Mystica: a turn with its conversions and reactions, or one answer outside a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hexarch.bots.lines import LONGEST, Endless, Line, Lines, decide
from hexarch.games.terra import kinds, queue
from hexarch.games.terra.notation import arrange
from hexarch.games.terra.rules.resign import RESIGN
from hexarch.games.terra.rules.table import GRAMMAR, role
from hexarch.games.terra.rules.turn import DONE
from hexarch.kernel.game import ANSWERS, CLOSES
from hexarch.kernel.notation import commands

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hexarch.bots import Bot
    from hexarch.games.terra.state import Terra

# Answered by one choice, and a row of a ledger has only this one.
ALONE: Final = (kinds.FACTION, kinds.STARTING_DWELLING, kinds.BONUS_CARD, kinds.TERRAIN, kinds.BID)
ONCE: Final = (*ALONE, kinds.LEECH, kinds.TOKEN)  # answered by one choice
EARLY: Final = (kinds.FACTION, kinds.BID)  # a seat without a faction, or with nothing else, may expect anything
APART: Final = (*ONCE, kinds.TURN)  # never a mere rest of a turn


def is_answer(text: str) -> bool:
    """Does a choice answer an offer of power?"""
    return role(text) == ANSWERS


class TerraLine(Line):
    """Follows a seat through one decision and knows when it is over."""

    def __init__(self, game: Any, seat: int, kind: str) -> None:
        super().__init__(game, seat, kind)
        self.state: Final[Terra] = game.state
        self.unspent = False  # did the turn end with actions left?
        self._acted = False

    def parts(self, text: str) -> list[str]:
        """The single choices of a text, in the order in which they are made."""
        return arrange(commands(text))

    def before(self, text: str) -> None:
        """Remember whether the turn ends too early."""
        turn = self.state.turn()
        self.unspent = GRAMMAR.verb(text) == DONE.name and turn is not None and turn.actions_left > 0

    def ended(self, text: str) -> bool:
        """Has this choice ended the decision?"""
        if self.kind in ONCE:
            return is_answer(text) == (self.kind == kinds.LEECH)
        if self.kind != kinds.TURN:
            return not any(d.kind == self.kind for d in queue.open_for(self.state, self.seat))
        d = self.state.turn()
        over = role(text) == CLOSES or d is None or d.seat != self.seat or (self._acted and not d.acted)
        self._acted = d is not None and d.acted
        return over


class TerraLines(Lines):
    """Offers of power are decisions of their own, even in the middle of a turn."""

    kinds: Mapping[str, str] = {
        kinds.TURN: "turn",
        kinds.LEECH: "power",
        kinds.STARTING_DWELLING: "start",
        kinds.BONUS_CARD: "card",
        kinds.FACTION: "faction",
        kinds.BID: "bid",
    }
    early: tuple[str, ...] = EARLY

    def kind_of(self, game: Any, seat: int, text: str) -> str:
        """The kind of decision that a choice of this seat begins to answer; a turn is one with all inside it."""
        if is_answer(text):
            return kinds.LEECH
        if queue.own_turn(game.state, seat) is not None:
            return kinds.TURN
        asked = [d.kind for d in queue.open_for(game.state, seat) if d.kind != kinds.LEECH]
        return asked[0] if asked else kinds.TURN

    def line(self, game: Any, seat: int, kind: str) -> TerraLine:
        """A decision at its beginning."""
        return TerraLine(game, seat, kind)

    def prepare(self, game: Any, seat: int, kind: str, bot: Bot) -> None:
        """Offers that are open beside the decision are answered first, in both lines alike."""
        if kind in (kinds.TURN, kinds.LEECH):
            return
        while any(d.kind == kinds.LEECH for d in queue.open_for(game.state, seat)):
            decide(TerraLine(game, seat, kinds.LEECH), bot)

    def settle(self, game: Any, seat: int, kind: str, bot: Bot) -> None:
        """Let a bot decide what a turn that is over has left to its seat: steps and spades that may wait."""
        if kind != kinds.TURN:
            return
        for _ in range(LONGEST):
            if queue.own_turn(game.state, seat) is not None:
                return
            if not any(d.kind not in APART for d in queue.open_for(game.state, seat)):
                return
            game.step(seat, bot.choose(game, seat))
        raise Endless(f"{bot.name} does not end its turn")

    def leaves(self, text: str) -> bool:
        """Does somebody leave the game with this choice?"""
        return GRAMMAR.verb(text) == RESIGN.name

    def core(self, texts: list[str]) -> list[str]:
        """Without the end of a turn, which is not written in ledgers."""
        return [text for text in texts if GRAMMAR.verb(text) != DONE.name]


LINES: Final = TerraLines()
