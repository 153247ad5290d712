"""A table without a server: one game in memory, for the people at one screen and bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hexarch import games
from hexarch.play import replay, setting, standing, undo
from hexarch.play.bots import go
from hexarch.play.errors import PlayError, check_draft, check_seat
from hexarch.play.record import Record
from hexarch.play.rows import BOT, PERSON, STANDING
from hexarch.play.standing import Policy

if TYPE_CHECKING:
    from hexarch.bots import Bot
    from hexarch.kernel.game import Title
    from hexarch.play.rows import Row
    from hexarch.words import Words

SENDERS: Final = (PERSON, BOT, STANDING)


class Local:
    """The record of a game, who sits where, and what they want answered in their name."""

    def __init__(self, record: Record, kinds: list[str], seed: int = 0, imported: bool = False) -> None:
        """`kinds`: the name of a bot by seat, or empty for a person."""
        self.record = record
        self.kinds = kinds
        self.seed = seed
        self.imported = imported  # to walk through, not to go on with
        self.policies: dict[int, Policy] = {}
        self.ended: set[int] = set()
        self._bots: dict[int, Bot] = {}

    @property
    def title(self) -> Title:
        """The game that is played."""
        return self.record.game.title

    @classmethod
    def new(cls, form: object, seed: int) -> Local:
        """A new game of a form; open places count as people."""
        filled = setting.Form(form)
        setup, seats = filled.setup([place.name for place in filled.places], seed)
        kinds = [""] * len(seats)
        for place, seat in zip(filled.places, seats, strict=True):
            kinds[seat] = place.bot
        return cls(Record(filled.title.new(setup)), kinds, seed)

    @classmethod
    def load(cls, text: str, state: object = None) -> Local:
        """A saved game or the record of one played elsewhere; `state` is what `state` gave when the game was saved."""
        if text.lstrip()[:1] != "{":
            record = replay.from_import(text)
            return cls(record, [""] * record.game.players, imported=True)
        record = replay.from_save(text)
        table = cls(record, setting.kinds_of(record.game))
        if state is not None:
            table._restore(state)
        return table

    # -- keeping ------------------------------------------------------------------------

    def state(self) -> dict[str, Any]:
        """What the file of the game does not say."""
        sent = self.record.submissions
        return {
            "game": self.title.id,
            "kinds": self.kinds,
            "seed": self.seed,
            "imported": self.imported,
            "standing": {str(seat): policy.stored() for seat, policy in self.policies.items()},
            "ended": sorted(self.ended),
            "submissions": [[one.seat, one.by, one.end] for one in sent],
        }

    def _restore(self, state: object) -> None:
        """Take up what `state` gave; raises PlayError and leaves the table as it was."""
        if not isinstance(state, dict):
            raise PlayError("bad_call", field="state")
        if state.get("game", games.DEFAULT) != self.title.id:
            raise PlayError("bad_call", field="game")
        kinds, seed, sent = state.get("kinds"), state.get("seed"), state.get("submissions")
        seats = self.record.game.players
        if (
            not isinstance(kinds, list)
            or len(kinds) != seats
            or not all(setting.is_kind(self.title, one) for one in kinds)
        ):
            raise PlayError("bad_call", field="kinds")
        if isinstance(seed, bool) or not isinstance(seed, int) or not isinstance(sent, list):
            raise PlayError("bad_call", field="state")
        wishes = state.get("standing", {})
        ended = state.get("ended", [])
        if not isinstance(wishes, dict) or not isinstance(ended, list):
            raise PlayError("bad_call", field="standing")
        policies = {
            check_seat(self.record.game, int(seat) if str(seat).isdecimal() else seat): Policy.kept(self.title, wish)
            for seat, wish in wishes.items()
        }
        finished = {check_seat(self.record.game, seat) for seat in ended}
        self.record = self._sent_as(sent)
        self.kinds, self.seed, self.policies, self.ended = kinds, seed, policies, finished
        self.imported = state.get("imported") is True

    def _sent_as(self, sent: list[object]) -> Record:
        """The same game, with what was sent together as it was."""
        history = self.record.game.history
        record = Record(self.title.new(self.record.game.setup))
        start = 0
        for item in sent:
            if not isinstance(item, list) or len(item) != 3:
                raise PlayError("bad_call", field="submissions")
            seat, by, end = item
            whole = isinstance(end, int) and not isinstance(end, bool) and start < end <= len(history)
            if not whole or by not in SENDERS or any(one != seat for one, _ in history[start:end]):
                raise PlayError("bad_call", field="submissions")
            record.step(check_seat(record.game, seat), [text for _, text in history[start:end]], by)
            start = end
        if start != len(history):
            raise PlayError("bad_call", field="submissions")
        return record

    def export(self) -> str:
        """The game as the first kind of record that the title can write; raises PlayError when it has none."""
        importers = self.title.importers
        if not importers:
            raise PlayError("no_export")
        return importers[0].write(self.record.game)

    # -- playing ------------------------------------------------------------------------

    def table(self, words: Words) -> dict[str, Any]:
        """Who sits where, and how the game was set up."""
        game = self.record.game
        points = [row["total"] for row in game.scores()]
        seats = [
            {
                "seat": seat,
                "name": name,
                "kind": setting.BOT if self.kinds[seat] else setting.PERSON,
                "bot": self.kinds[seat],
                "you": not self.kinds[seat] and not self.imported,
                "online": True,
                "label": game.label(seat),
                "points": points[seat],
            }
            for seat, name in enumerate(game.setup.names)
        ]
        people = [] if self.imported else [seat for seat, kind in enumerate(self.kinds) if not kind]
        return {
            "id": "local",
            "game": self.title.id,
            "state": "import" if self.imported else "finished" if game.over else "running",
            "seats": seats,
            "viewer": {"seats": people, "role": "player" if people else "watcher", "host": True},
            "settings": setting.settings(game, words),
            "revision": self.record.revision,
            "to_act": list(game.to_act),
            "thinking": self.thinking(),
            "ended": sorted(self.ended),
        }

    def thinking(self) -> int | None:
        """The seat of a bot that is to move, None when people are asked first."""
        if self.imported:
            return None
        for seat in self.record.game.to_act:
            if self.kinds[seat]:
                return seat
        return None

    def move(self, seat: int, draft: object, revision: object, end: bool = True) -> list[Row]:
        """Send the draft of a person, with the standing answers that follow."""
        self._going_on()
        if revision is not None and revision != self.record.revision:
            raise PlayError("stale")
        check_seat(self.record.game, seat)
        rows, later = self.record.submit(seat, check_draft(draft), PERSON, end)
        if later:
            self.ended.add(seat)
        return rows + standing.settle(self.record, self.policies, self.ended)

    def resign(self, seat: int) -> list[Row]:
        """A seat leaves the game, with the standing answers that follow; raises PlayError where nobody can."""
        self._going_on()
        text = self.record.game.leave
        if not text:
            raise PlayError("no_leaving")
        return self.record.step(seat, [text], PERSON) + standing.settle(self.record, self.policies, self.ended)

    def bot_move(self) -> list[Row]:
        """Let the next bot make its go."""
        self._going_on()
        seat = self.thinking()
        if seat is None:
            raise PlayError("not_a_bot")
        if seat not in self._bots:
            from hexarch import bots

            self._bots[seat] = bots.make(self.record.game.title, self.kinds[seat], self.seed * 16 + seat)
        rows = self.record.step(seat, go(self.record.game, self._bots[seat], seat), BOT)
        return rows + standing.settle(self.record, self.policies, self.ended)

    def undo(self, to: object = None) -> int:
        """Back to a revision; without one to before the last submission of a person.

        People at one screen agree among themselves; alone among bots nobody goes back behind what was revealed.
        """
        self._going_on()
        sent = self.record.submissions
        if to is None:
            mine = [one.start for one in sent if one.by == PERSON]
            if not mine:
                raise PlayError("nothing_to_undo")
            to = mine[-1]
        back = undo.check(sent, to)
        alone = sum(not kind for kind in self.kinds) < 2
        if alone and any(one.reveals for one in sent if one.start >= back):
            raise PlayError("revealed")
        ended = undo.ends_again(self.record, back, self.ended)
        self.record.undo(back)
        self.ended = ended
        self.policies = {seat: policy.after(back) for seat, policy in self.policies.items()}
        return self.record.revision

    def _going_on(self) -> None:
        if self.imported:
            raise PlayError("imported")
