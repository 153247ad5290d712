"""What every rule of Terra Mystica has: its choices made once for a board, its reading, its place on the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from hexarch.games.terra.choice import TerraChoice
from hexarch.games.terra.fields import FIELDS
from hexarch.kernel.errors import Refusal, Unreadable
from hexarch.kernel.game import PLAIN
from hexarch.kernel.rule import Rule, Value

if TYPE_CHECKING:
    from hexarch.games.terra.board.hexes import Board
    from hexarch.games.terra.factions.base import Faction
    from hexarch.games.terra.kinds import Asked
    from hexarch.games.terra.state import Terra

Words = Mapping[str, str]
Place = Mapping[str, Value]
Warned = list[tuple[str, dict[str, Value]]]


class TerraRule(Rule):
    """One verb. Its module states the rule; the fields of its choices are the blanks of its text."""

    with_factions: bool = False  # may it be chosen while factions are?
    is_action: bool = False  # is it an action of a turn?
    role: str = PLAIN  # what it is to whoever groups choices: PLAIN, PREPARES, CLOSES or ANSWERS
    begins_turn: bool = True  # False: it may fall due to a seat outside its turn, and by itself begins none
    literal: bool = True  # does a text in full mean the same in every position?
    clicked: tuple[str, ...] = ()  # places on the table where a click means it

    def __init__(self) -> None:
        super().__init__(FIELDS)

    # -- text -----------------------------------------------------------------------

    def written(self, board: Board, values: tuple[int, ...]) -> str:
        """The canonical text of a choice with these numbers in its fields."""
        fields = self.pattern.fields
        words = {name: field.write(board, value) for (name, field), value in zip(fields.items(), values, strict=True)}
        return self.pattern.fill(words)

    def make(self, board: Board, values: tuple[int, ...]) -> TerraChoice:
        """A new choice; the catalog keeps it."""
        found = TerraChoice(self, self.written(board, values))
        for name, value in zip(self.pattern.fields, values, strict=True):
            setattr(found, name, value)
        return found

    def read(self, s: Terra, seat: int, command: str, words: Words) -> list[TerraChoice]:
        """The choices that the words of a command stand for; what is left out is completed from the position."""
        values = []
        for name, field in self.pattern.fields.items():
            if name in words:
                values.append(field.read(s, command, words[name]))
            else:
                values.append(self.complete(s, seat, command, name, values))
        choice = s.catalog.choice(self, tuple(values))
        return [choice] * FIELDS["times"].read(s, command, words["times"]) if "times" in words else [choice]

    def complete(self, s: Terra, seat: int, command: str, name: str, values: list[int]) -> int:
        """The number of a field that a short form leaves out; `values` are those before it."""
        raise Unreadable(command)

    # -- play -----------------------------------------------------------------------

    def refuse(self, s: Terra, seat: int, c: TerraChoice) -> Refusal | None:
        """Why a seat may not choose this now, or None when it may."""
        raise NotImplementedError

    def apply(self, s: Terra, seat: int, c: TerraChoice) -> None:
        """Carry out a choice that is not refused; through effects only."""
        raise NotImplementedError

    def occurs(self, s: Terra, factions: Sequence[Faction]) -> bool:
        """Can it ever be chosen in this game, where these factions may play? Asked once for each game."""
        return True

    def options(self, s: Terra, seat: int, d: Asked, out: list[TerraChoice]) -> None:
        """Add the choices that answer a decision, in a stable order."""
        raise NotImplementedError

    def free(self, s: Terra, seat: int, out: list[TerraChoice]) -> None:
        """Add what may be done besides, as often as one likes."""
        raise NotImplementedError

    def warnings(self, s: Terra, seat: int, c: TerraChoice) -> Warned:
        """What a player might want to know before this legal choice."""
        return []

    # -- the table ------------------------------------------------------------------

    def place(self, s: Terra, c: TerraChoice) -> dict[str, Value]:
        """Where on the table a choice is found."""
        return {field.at: field.shown(s, getattr(c, name)) for name, field in self.pattern.fields.items()}

    def conceivable(self, s: Terra, seat: int, place: Place) -> list[str]:
        """What a player could mean by this verb with a click at a place, allowed or not."""
        if not self.clicked or set(place) != set(self.clicked):
            return []
        words = {name: str(place[field.at]) for name, field in self.pattern.fields.items()}
        text = self.pattern.fill(words)
        return [text] if self.pattern.match(text.lower()) is not None else []
