"""One function for a worker in the browser: a name and parameters in, a document out; a table is kept in memory.

Calls and their parameters, besides `language` and `game` (the title; by default that of the table): `setting`, `words`,
`rules`;
`new` {form, seed}, `load` {text, state?}, `save`, `ledger`, `table`; `position` {seat, at?, draft},
`point` {seat, at?, line?, viewer?, draft, place}, `explain` {seat, at?, line?, viewer?, draft, text},
`plan` {at?, line, viewer?, seat?, draft?, end?, rows?}, `log` {since, seat?}, `statistics`, `lines`;
`move` {seat, revision, draft, end}, `resign` {seat}, `bot`, `undo` {to?} and `standing` {seat, policy?}.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from hexarch import games
from hexarch.play import setting
from hexarch.play.errors import KNOWN, PlayError, check_draft, check_seat, problem
from hexarch.play.local import Local
from hexarch.play.manual import manual
from hexarch.play.planner import plan, pointed, why
from hexarch.play.position import explain, point, position
from hexarch.play.replay import lines
from hexarch.play.standing import Policy
from hexarch.words import Words

Params = dict[str, Any]
LONGEST: Final = 8_000_000  # characters of a call; the largest saved game with its state has under 100,000


class Desk:
    """What answers calls: the words of a language and the one table."""

    def __init__(self) -> None:
        self._table: Local | None = None

    @property
    def table(self) -> Local:
        """The table; raises PlayError before there is one."""
        if self._table is None:
            raise PlayError("no_table")
        return self._table

    def call(self, name: str, params: Params) -> dict[str, Any]:
        """Answer a call; raises one of `errors.KNOWN`."""
        found = CALLS.get(name)
        if found is None:
            raise PlayError("unknown_call", name=str(name)[:40])
        return found(self, self.language(params), params)

    def language(self, params: Params) -> Words:
        """The words of the language that is asked for: of the title that is named, else of the table's."""
        wish = params.get("game")
        if not isinstance(wish, str):
            wish = self._table.title.id if self._table is not None else games.DEFAULT
        return language(params, wish)

    # -- about the game -------------------------------------------------------------------

    def setting(self, words: Words, params: Params) -> dict[str, Any]:
        """The description of the form."""
        return setting.describe(words.title, words)

    def words(self, words: Words, params: Params) -> dict[str, Any]:
        """Names and explanations."""
        return words.title.glossary(words)

    def rules(self, words: Words, params: Params) -> dict[str, Any]:
        """The rules to read."""
        return manual(words.title, words)

    # -- a table --------------------------------------------------------------------------

    def new(self, words: Words, params: Params) -> dict[str, Any]:
        """Begin a game."""
        self._table = Local.new(params.get("form"), _number(params, "seed", 0))
        return self._table.table(words.of(self._table.title.id))

    def load(self, words: Words, params: Params) -> dict[str, Any]:
        """Go on with a saved game, or walk through a ledger."""
        self._table = Local.load(_text(params, "text"), params.get("state"))
        return self._table.table(words.of(self._table.title.id))

    def save(self, words: Words, params: Params) -> dict[str, Any]:
        """The game's file, and what it does not say."""
        return {"text": self.table.record.game.dumps(), "state": self.table.state()}

    def ledger(self, words: Words, params: Params) -> dict[str, Any]:
        """The game as a record that others can read."""
        return {"text": self.table.export()}

    def show(self, words: Words, params: Params) -> dict[str, Any]:
        """Who sits where."""
        return self.table.table(words)

    # -- looking --------------------------------------------------------------------------

    def position(self, words: Words, params: Params) -> dict[str, Any]:
        """A Position."""
        record = self.table.record
        game = record.game if params.get("at") is None else record.at(params["at"])
        changed = record.changed() if game is record.game else None
        return position(game, words, params.get("seat"), check_draft(params.get("draft", [])), changed=changed)

    def explain(self, words: Words, params: Params) -> dict[str, Any]:
        """An Answer."""
        record = self.table.record
        game = record.game if params.get("at") is None else record.at(params["at"])
        draft = check_draft(params.get("draft", []))
        seat, text = check_seat(game, params.get("seat")), _text(params, "text")
        if params.get("line") is not None:
            return why(game, words, params["line"], seat, text, draft, viewer=self._planner(params))
        return explain(game, words, seat, text, draft)

    def point(self, words: Words, params: Params) -> dict[str, Any]:
        """Answers to everything a click at a place could mean."""
        record = self.table.record
        game = record.game if params.get("at") is None else record.at(params["at"])
        draft = check_draft(params.get("draft", []))
        seat, place = check_seat(game, params.get("seat")), params.get("place")
        if params.get("line") is not None:
            return pointed(game, words, params["line"], seat, place, draft, viewer=self._planner(params))
        return point(game, words, seat, place, draft)

    def plan(self, words: Words, params: Params) -> dict[str, Any]:
        """A Position after a line."""
        record = self.table.record
        game = record.game if params.get("at") is None else record.at(params["at"])
        draft = check_draft(params.get("draft", []))
        end, rows = params.get("end") is True, params.get("rows") is True
        seat, viewer = params.get("seat"), self._planner(params)
        return plan(game, words, params.get("line", []), seat, draft, end=end, rows=rows, viewer=viewer)

    def _planner(self, params: Params) -> int | None:
        """Whose secrets a plan may know: those of the seat that is named, else of the only person at the screen."""
        if params.get("viewer") is not None:
            return check_seat(self.table.record.game, params["viewer"])
        people = [seat for seat, kind in enumerate(self.table.kinds) if not kind]
        return people[0] if len(people) == 1 else None

    def log(self, words: Words, params: Params) -> dict[str, Any]:
        """Rows after a revision, as a seat may read them."""
        record = self.table.record
        seat = params.get("seat")
        viewer = check_seat(record.game, seat) if seat is not None else None
        return {"rows": record.log(words, _number(params, "since", 0), viewer), "revision": record.revision}

    def statistics(self, words: Words, params: Params) -> dict[str, Any]:
        """Figures by round."""
        return self.table.record.tally.document()

    def lines(self, words: Words, params: Params) -> dict[str, Any]:
        """The line of the ledger for each revision."""
        return {"lines": lines(self.table.record)}

    # -- playing --------------------------------------------------------------------------

    def move(self, words: Words, params: Params) -> dict[str, Any]:
        """Send a draft."""
        seat, since = check_seat(self.table.record.game, params.get("seat")), self.table.record.revision
        self.table.move(seat, params.get("draft", []), params.get("revision"), params.get("end", True) is True)
        return self._moved(words, since)

    def resign(self, words: Words, params: Params) -> dict[str, Any]:
        """A seat leaves the game."""
        seat, since = check_seat(self.table.record.game, params.get("seat")), self.table.record.revision
        self.table.resign(seat)
        return self._moved(words, since)

    def bot(self, words: Words, params: Params) -> dict[str, Any]:
        """Let a bot move."""
        since = self.table.record.revision
        self.table.bot_move()
        return self._moved(words, since)

    def _moved(self, words: Words, since: int) -> dict[str, Any]:
        """What happened after a revision; once something was revealed, all rows again, as some were hidden before."""
        record = self.table.record
        if any(sent.reveals for sent in record.submissions if sent.start >= since):
            since = 0
        return {
            "revision": record.revision,
            "rows": record.log(words, since, self._planner({})),
            "thinking": self.table.thinking(),
        }

    def undo(self, words: Words, params: Params) -> dict[str, Any]:
        """Take back."""
        return {"revision": self.table.undo(params.get("to")), "thinking": self.table.thinking()}

    def standing(self, words: Words, params: Params) -> dict[str, Any]:
        """The standing answers of a seat, new ones when they are given."""
        seat = check_seat(self.table.record.game, params.get("seat"))
        if params.get("policy") is not None:
            self.table.policies[seat] = Policy.read(self.table.title, params["policy"]).from_now(
                self.table.record.game, seat
            )
        return (self.table.policies.get(seat) or Policy.default(self.table.title)).document()


CALLS: Final[dict[str, Callable[[Desk, Words, Params], dict[str, Any]]]] = {
    "setting": Desk.setting,
    "words": Desk.words,
    "rules": Desk.rules,
    "new": Desk.new,
    "load": Desk.load,
    "save": Desk.save,
    "ledger": Desk.ledger,
    "table": Desk.show,
    "position": Desk.position,
    "explain": Desk.explain,
    "point": Desk.point,
    "plan": Desk.plan,
    "log": Desk.log,
    "statistics": Desk.statistics,
    "lines": Desk.lines,
    "move": Desk.move,
    "resign": Desk.resign,
    "bot": Desk.bot,
    "undo": Desk.undo,
    "standing": Desk.standing,
}


def language(params: Params, game: str = games.DEFAULT) -> Words:
    """The words of the language that is asked for; raises UnknownTitle."""
    games.title(game)
    wish = params.get("language", "")
    return Words(wish if isinstance(wish, str) else "", game)


def _text(params: Params, key: str) -> str:
    value = params.get(key)
    if not isinstance(value, str):
        raise PlayError("bad_call", field=key)
    return value


def _number(params: Params, key: str, default: int) -> int:
    value = params.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int) or abs(value) > setting.MOST_SEED:
        raise PlayError("bad_call", field=key)
    return value


_desk = Desk()


def call(name: str, params: Params) -> dict[str, Any]:
    """Answer a call of the worker; raises one of `errors.KNOWN`."""
    return _desk.call(name, params)


def call_json(name: str, params: str) -> str:
    """The same with texts: `{"ok": true, "result": ...}` or `{"ok": false, "error": {"code", "sentence", ...}}`."""
    words = Words()
    try:
        try:
            document = json.loads(params) if len(params) <= LONGEST else None
        except (ValueError, RecursionError):
            document = None
        if not isinstance(document, dict):
            raise PlayError("bad_call", field="params")
        words = language(document)
        return json.dumps({"ok": True, "result": call(name, document)}, ensure_ascii=False)
    except KNOWN as error:
        return json.dumps({"ok": False, "error": problem(words, error)}, ensure_ascii=False)
