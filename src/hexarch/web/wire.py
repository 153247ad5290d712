"""What goes over the wire: bodies of requests, and the answers that are the server's own."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, field

Name = Annotated[str, Meta(min_length=1, max_length=200)]
Secret = Annotated[str, Meta(min_length=1, max_length=1000)]
# `$` alone would let a line break pass behind the last letter.
Key = Annotated[str, Meta(pattern=r"^[!-~]{1,64}(?!\n)$", description="chosen by the page, new for every change")]
Seat = Annotated[int, Meta(ge=0, le=9)]
Revision = Annotated[int, Meta(ge=0, le=1_000_000)]
ShortText = Annotated[str, Meta(max_length=200)]
ChoiceText = Annotated[str, Meta(max_length=2000)]
Draft = Annotated[list[ChoiceText], Meta(max_length=200)]


class LineChoice(Struct, forbid_unknown_fields=True):
    """A choice of a planned line."""

    seat: Seat
    text: ChoiceText


PlannedLine = Annotated[list[LineChoice], Meta(max_length=2000)]


# -- tables ---------------------------------------------------------------------------


class May(Struct):
    """May the one who looks do something? If not why (a code and a sentence), and from which moment on."""

    may: bool
    code: str = ""
    sentence: str = ""
    since: float | None = field(name="from", default=None)


class SeatInfo(Struct):
    """A place at a table; before the start its place in the form. `replace` stands in a table, not in lists."""

    seat: int
    name: str
    kind: str
    bot: str
    you: bool
    online: bool
    label: str
    points: int
    plays: str = ""  # what it plays as, in words
    replace: May | None = None


class Handover(Struct):
    """A seat changed hands: to a bot by its name, "open", or "person" who took it.

    `stands`: that is still so, and it was somebody's; `yours`: it was the reader's; `back`: who may have it back.
    """

    seat: int
    bot: str
    by: str
    revision: int
    created: float
    yours: bool
    stands: bool
    back: bool


class Reviewer(Struct):
    """A bot that can look through a game: its name, and what kind of player it is."""

    bot: str
    name: str
    text: str


class MayReview(May):
    """May the one who looks have a bot look through the game, and which? The usual one is the first."""

    bots: list[Reviewer] = []


class Viewer(Struct):
    """What the one who looks may do; `start` only before the game begins, `review` only once it is over."""

    seats: list[int]
    role: str
    host: bool
    talk: bool
    start: May | None = None
    review: MayReview | None = None


class Clock(Struct):
    """How long the game waits: seconds a decision may take, the moment the wait began, people who took longer.

    From `due` on the seats the game waits for may be handed over. `now` is the time of the server, since clocks of
    pages may be wrong.
    """

    limit: int | None
    since: float | None
    due: float | None
    late: list[int]
    now: float


class Summary(Struct):
    """A table in a list of the lobby; `game` is the title it plays, by its name."""

    id: str
    game: str
    title: str
    state: str
    listed: bool
    created: float
    changed: float
    revision: int
    round: int
    seats: list[SeatInfo]
    waiting: list[int]
    your_turn: bool
    mine: bool
    settings: dict[str, Any]
    clock: Clock


class Games(Struct):
    """A page of a list; `turns` counts all tables at which it is the turn of the one who asks."""

    games: list[Summary]
    next: str | None
    turns: int


class Made(Struct):
    """A new table; `invite` is what a link to join carries."""

    id: str
    invite: str
    watch: str


class Imported(Struct):
    """A table for walking through a game that was played elsewhere."""

    id: str


class Join(Struct, forbid_unknown_fields=True):
    """Taking a seat."""

    seat: Seat | None = None
    invite: Annotated[str, Meta(max_length=100)] | None = None


class Watch(Struct, forbid_unknown_fields=True):
    """Coming by a link of a table."""

    link: Annotated[str, Meta(max_length=100)]


class Start(Struct, forbid_unknown_fields=True):
    """Which bot takes the seats that are still free."""

    bot: Name | None = None


class Replace(Struct, forbid_unknown_fields=True):
    """A bot for a seat."""

    seat: Seat
    bot: Name


class Resign(Struct, forbid_unknown_fields=True):
    """Leaving a running game: the seat drops out."""

    seat: Seat | None = None
    key: Key | None = None


class Look(Struct, forbid_unknown_fields=True):
    """The position after a draft; `at`: as it was at a revision."""

    seat: Seat | None = None
    at: Revision | None = None
    draft: Draft = []


class Ask(Struct, forbid_unknown_fields=True):
    """What a text would do, or why it cannot be done; with a line, even an empty one, in the planner."""

    seat: Seat
    text: ChoiceText
    at: Revision | None = None
    line: PlannedLine | None = None
    viewer: Seat | None = None
    draft: Draft = []


class Point(Struct, forbid_unknown_fields=True):
    """What a click at a place of the table could mean; with a line, even an empty one, in the planner."""

    seat: Seat
    place: Annotated[dict[ShortText, ShortText | int], Meta(max_length=20)]
    at: Revision | None = None
    line: PlannedLine | None = None
    viewer: Seat | None = None
    draft: Draft = []


class Move(Struct, forbid_unknown_fields=True):
    """A draft that is confirmed."""

    seat: Seat
    revision: Revision
    key: Key
    draft: Draft = []
    end: bool = True
    generation: Revision | None = None


class Moved(Struct):
    """What a confirmed draft led to."""

    revision: int
    generation: int
    rows: list[dict[str, Any]]


class Undo(Struct, forbid_unknown_fields=True):
    """Taking back; with `ask` false nobody is asked: the answer tells who would have to agree."""

    revision: Revision
    key: Key
    to: Revision | None = None
    generation: Revision | None = None
    seat: Seat | None = None
    ask: bool = True


class Undone(Struct):
    """Taken back, or asked; `needed` are the seats that must agree."""

    done: bool
    revision: int
    generation: int
    request: int | None = None
    needed: list[int] = []


class Consent(Struct, forbid_unknown_fields=True):
    """An answer to a request."""

    agree: bool


class Rows(Struct):
    """The log."""

    rows: list[dict[str, Any]]
    revision: int
    generation: int
    undone: list[dict[str, Any]]


class Say(Struct, forbid_unknown_fields=True):
    """A message of the chat."""

    text: Annotated[str, Meta(min_length=1, max_length=1000)]


class Said(Struct):
    """A message of the chat as it is shown: plain text."""

    id: int
    name: str
    seat: int | None
    you: bool
    text: str
    created: float


class Chat(Struct):
    """The chat."""

    messages: list[Said]
    unread: int


class Notes(Struct, forbid_unknown_fields=True):
    """Private notes."""

    text: Annotated[str, Meta(max_length=20_000)]


class Line(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A planned line; `viewer` is the seat that plans where several people with secrets share a screen."""

    name: Annotated[str, Meta(max_length=80)]
    at: Revision
    line: PlannedLine
    viewer: Seat | None = None


class Lines(Struct, forbid_unknown_fields=True):
    """The planned lines of a person."""

    lines: Annotated[list[Line], Meta(max_length=30)]


class Plan(Struct, forbid_unknown_fields=True):
    """Playing all seats on from a revision; `end` also ends the turn where nothing else of it is left.

    `viewer` is the seat whose secrets the plan knows, one of the person's own; by default the one that is asked.
    """

    line: PlannedLine = []
    viewer: Seat | None = None
    at: Revision | None = None
    seat: Seat | None = None
    draft: Draft = []
    end: bool = False
    rows: bool = False


class Ledger(Struct, forbid_unknown_fields=True):
    """A game played elsewhere."""

    text: Annotated[str, Meta(max_length=1_900_000)]
    name: Annotated[str, Meta(max_length=80)] = ""
