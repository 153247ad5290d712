"""Standing answers: what a seat wants answered in its name, and the end of a turn that waits for others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from hexarch.play.errors import PlayError
from hexarch.play.rows import STANDING

if TYPE_CHECKING:
    from hexarch.kernel.game import Doc, Game, Title
    from hexarch.play.record import Record
    from hexarch.play.rows import Row

MOST_ANSWERS: Final = 200  # in a row; no table has as many questions open


class Policy:
    """How a seat answers: the title's own document, and from when on it holds."""

    __slots__ = ("opened", "shown", "since")

    def __init__(self, shown: Doc, since: int = 0, opened: int = 0) -> None:
        self.shown: Final = shown
        # It was made at a revision, when so many questions were open: these its person answers.
        self.since: Final = since
        self.opened: Final = opened

    @classmethod
    def read(cls, title: Title, document: object) -> Policy:
        """The policy of a document; raises PlayError."""
        try:
            return cls(title.read_policy(document))
        except ValueError as error:
            raise PlayError("bad_policy") from error

    @classmethod
    def default(cls, title: Title) -> Policy:
        """That of a seat that never said anything."""
        return cls(title.read_policy({}))

    @classmethod
    def kept(cls, title: Title, document: dict[str, Any]) -> Policy:
        """The policy that `stored` gave."""
        found = cls.read(title, document)
        since, opened = document.get("since", 0), document.get("opened", 0)
        if not all(isinstance(n, int) and not isinstance(n, bool) and n >= 0 for n in (since, opened)):
            raise PlayError("bad_policy")
        return cls(found.shown, since, opened)

    def from_now(self, game: Game, seat: int) -> Policy:
        """The same, for what is asked from now on."""
        return Policy(self.shown, len(game.history), game.awaiting(seat))

    def document(self) -> dict[str, Any]:
        """As it is shown to its owner."""
        return dict(self.shown)

    def stored(self) -> dict[str, Any]:
        """As it is kept."""
        return self.shown | {"since": self.since, "opened": self.opened}

    def after(self, revision: int) -> Policy:
        """The same once the game is back at a revision: questions from there on are new ones."""
        return self if revision >= self.since else Policy(self.shown)


def next_choice(game: Game, seat: int, policy: Policy | None, ended: bool = False) -> str | None:
    """What is answered now in the name of a seat, None when it must be asked.

    `ended`: the seat has confirmed the end of its turn while others still had to answer.
    """
    found = game.standing(seat, policy.stored()) if policy is not None else None
    if found is None and ended and [choice.text for choice in game.options(seat)] == [game.end]:
        return game.end
    return found


def settle(record: Record, policies: Mapping[int, Policy], ended: set[int]) -> list[Row]:
    """Give every standing answer that is due; the rows they make. Seats whose turn ended leave `ended`."""
    rows: list[Row] = []
    game = record.game
    for _ in range(MOST_ANSWERS):
        turn = game.turn()
        ended.intersection_update(() if turn is None else {turn})
        for seat in game.to_act:
            text = next_choice(game, seat, policies.get(seat), seat in ended)
            if text is not None:
                rows += record.step(seat, [text], STANDING)
                if text == game.end:
                    ended.discard(seat)
                break
        else:
            break
    return rows
