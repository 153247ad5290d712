"""Standing answers: what a seat wants answered in its name, and the end of a turn that waits for others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from hexarch.games.terra import kinds, queue
from hexarch.games.terra import layout as at
from hexarch.games.terra.rules import leech
from hexarch.games.terra.rules.table import GRAMMAR
from hexarch.play.ending import DONE
from hexarch.play.errors import PlayError
from hexarch.play.rows import STANDING

if TYPE_CHECKING:
    from hexarch.games.terra.game import Game
    from hexarch.play.record import Record
    from hexarch.play.rows import Row

ASK, NEVER, UP_TO, WHEN_IT_MATTERS = "ask", "never", "up_to", "ask_when_it_matters"
WAYS: Final = (ASK, NEVER, UP_TO, WHEN_IT_MATTERS)
ANSWERS: Final = (leech.LEECH.name, leech.DECLINE.name)
MOST_VP: Final = 50
MOST_ANSWERS: Final = 200  # in a row; a table of five cannot have as many offers open


class Policy:
    """How a seat answers offers of power."""

    __slots__ = ("ask_last_round", "leech", "opened", "since", "vp")

    def __init__(
        self, leech: str = ASK, vp: int = 0, ask_last_round: bool = False, since: int = 0, opened: int = 0
    ) -> None:
        self.leech: Final = leech
        self.vp: Final = vp  # the most that power may cost
        self.ask_last_round: Final = ask_last_round
        # It was made at a revision, when so many offers were open: these its person answers.
        self.since: Final = since
        self.opened: Final = opened

    @classmethod
    def read(cls, document: object) -> Policy:
        """The policy of a document; raises PlayError."""
        if not isinstance(document, dict):
            raise PlayError("bad_policy")
        way, vp, last = document.get("leech", ASK), document.get("vp", 0), document.get("ask_last_round", False)
        number = isinstance(vp, int) and not isinstance(vp, bool) and 0 <= vp <= MOST_VP
        if way not in WAYS or not number or not isinstance(last, bool):
            raise PlayError("bad_policy")
        return cls(way, vp, last)

    @classmethod
    def kept(cls, document: dict[str, Any]) -> Policy:
        """The policy that `stored` gave."""
        found = cls.read(document)
        since, opened = document.get("since", 0), document.get("opened", 0)
        if not all(isinstance(n, int) and not isinstance(n, bool) and n >= 0 for n in (since, opened)):
            raise PlayError("bad_policy")
        return cls(found.leech, found.vp, found.ask_last_round, since, opened)

    def from_now(self, game: Game, seat: int) -> Policy:
        """The same, for offers that are made from now on."""
        opened = sum(1 for d in game.state.decisions if isinstance(d, kinds.Offer) and d.seat == seat)
        return Policy(self.leech, self.vp, self.ask_last_round, len(game.history), opened)

    def document(self) -> dict[str, Any]:
        """As it is shown to its owner."""
        return {"leech": self.leech, "vp": self.vp, "ask_last_round": self.ask_last_round}

    def stored(self) -> dict[str, Any]:
        """As it is kept."""
        return self.document() | {"since": self.since, "opened": self.opened}

    def after(self, revision: int) -> Policy:
        """The same once the game is back at a revision: offers from there on are new ones."""
        return self if revision >= self.since else Policy(self.leech, self.vp, self.ask_last_round)

    def leaves(self, game: Game, seat: int) -> bool:
        """Is an offer open that was made before this policy? Offers are answered in their order."""
        if not self.opened:
            return False
        answers = [text for one, text in game.history[self.since :] if one == seat and GRAMMAR.verb(text) in ANSWERS]
        return len(answers) < self.opened


def next_choice(game: Game, seat: int, policy: Policy, ended: bool = False) -> str | None:
    """What is answered now in the name of a seat, None when it must be asked.

    `ended`: the seat has confirmed the end of its turn while others still had to answer.
    """
    opened = queue.open_for(game.state, seat)
    for d in opened:
        if isinstance(d, kinds.Offer):  # offers are answered in their order
            return None if policy.leaves(game, seat) else _answer(game, seat, policy, d)
    if ended and opened and [choice.text for choice in game.options(seat)] == [DONE]:
        return DONE
    return None


def _answer(game: Game, seat: int, policy: Policy, d: kinds.Offer) -> str | None:
    s = game.state
    if policy.leech == ASK or (policy.ask_last_round and s.cells[at.ROUND] >= len(s.round_tiles)):
        return None
    decline = leech.DECLINE.of(s, d).text
    gain = leech.taken(s, seat, d.power)
    if policy.leech == NEVER or leech.forfeited(s, d) or not gain:
        return decline
    take = leech.LEECH.of(s, d).text
    cost = gain - 1
    if policy.leech == WHEN_IT_MATTERS:
        return None if cost else take
    return take if cost <= policy.vp else decline


def settle(record: Record, policies: Mapping[int, Policy], ended: set[int]) -> list[Row]:
    """Give every standing answer that is due; the rows they make. Seats whose turn ended leave `ended`."""
    rows: list[Row] = []
    game = record.game
    for _ in range(MOST_ANSWERS):
        turn = game.state.turn()
        ended.intersection_update({turn.seat} if turn is not None else ())
        for seat in game.to_act:
            text = next_choice(game, seat, policies.get(seat) or Policy(), seat in ended)
            if text is not None:
                rows += record.step(seat, [text], STANDING)
                if text == DONE:
                    ended.discard(seat)
                break
        else:
            break
    return rows
