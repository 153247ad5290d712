"""The tables of the database.

`entries` is the truth of every game: choices and undos in the order in which they were confirmed, never changed and
never removed. Everything in `games` that describes the position could be found again by replaying them.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
)

from hexarch.games import DEFAULT

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)
SERIAL: Final = BigInteger().with_variant(Integer, "sqlite")  # SQLite counts up by itself only in an INTEGER column


def _person(nullable: bool = False) -> Column[str]:
    return Column("person", String(16), ForeignKey("persons.id"), nullable=nullable, index=True)


def _game() -> Column[str]:
    return Column("game", String(16), ForeignKey("games.id"), nullable=False)


persons: Final = Table(
    "persons",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("login", String(64), unique=True),  # folded to lower case; only accounts have one
    Column("password", String(255)),  # argon2
    Column("seen", Float),  # last, to the hour; none before that was kept
)

# Secrets that let somebody in are kept as hashes.
keys: Final = Table(
    "keys",
    metadata,
    Column("hash", String(64), primary_key=True),
    _person(),
    Column("created", Float, nullable=False),
    Column("used", Float),  # last
)
sessions: Final = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    _person(),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False, index=True),
    Column("how", String(8), nullable=False, server_default=""),  # it began: name, link, password, passkey
    Column("origin", String(64), nullable=False, server_default=""),  # the link or passkey it began with, hashed
    Column("agent", String(80), nullable=False, server_default=""),  # the browser, as far as it can be recognized
    Column("seen", Float),  # last, to the hour
)
passkeys: Final = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),
    _person(),
    Column("public_key", LargeBinary, nullable=False),
    Column("signs", Integer, nullable=False),  # how often it has signed, as it says itself
    Column("created", Float, nullable=False),
    Column("used", Float),  # last
)
challenges: Final = Table(
    "challenges",
    metadata,
    Column("ticket", String(32), primary_key=True),
    Column("person", String(16), nullable=False),  # empty: whoever holds the passkey
    Column("challenge", LargeBinary, nullable=False),
    Column("expires", Float, nullable=False),
)

games: Final = Table(
    "games",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False, server_default=DEFAULT),  # the title that is played, by its name
    Column("title", String(80), nullable=False),
    Column("state", String(10), nullable=False),
    Column("listed", Boolean, nullable=False),  # shown to everybody in the lobby
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("host", String(16), ForeignKey("persons.id")),
    Column("invite", String(32), nullable=False),
    Column("form", Text, nullable=False),  # as it was filled in
    Column("setup", Text),  # as the engine saves it, once the game has started
    Column("serial", Integer, nullable=False),  # entries so far
    Column("revision", Integer, nullable=False),  # choices in force
    Column("generation", Integer, nullable=False),  # undos so far
    Column("waiting", String(16), nullable=False),  # seats the game waits for: "0,2"
    Column("bots_wait", Boolean, nullable=False),  # is one of them a bot's?
    Column("round", Integer, nullable=False),
    Column("alone", Boolean, nullable=False, server_default=false()),  # only bots still play
    Index("ix_games_state_changed", "state", "changed"),
)
seats: Final = Table(
    "seats",
    metadata,
    _game(),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),  # person, bot, open
    _person(nullable=True),
    Column("bot", String(32), nullable=False),
    Column("name", String(40), nullable=False),
    Column("faction", String(32), key="label", nullable=False),  # what a seat plays as
    Column("points", Integer, nullable=False),
    Column("standing", Text, nullable=False),  # standing answers, private to the person
    Column("finish", Boolean, nullable=False),  # `done` follows as soon as others have answered
    PrimaryKeyConstraint("game", "seat"),
)
entries: Final = Table(
    "entries",
    metadata,
    _game(),
    Column("serial", Integer, nullable=False),
    Column("first", Integer, nullable=False),  # serial of the first choice that was sent together with this one
    Column("kind", String(8), nullable=False),  # choice, undo
    Column("seat", Integer),
    Column("text", Text, nullable=False),  # the choice; of an undo the revision it goes back to
    Column("by", String(8), nullable=False),  # person, bot, standing
    Column("person", String(16)),
    Column("created", Float, nullable=False),
    PrimaryKeyConstraint("game", "serial"),  # two processes cannot both append the same one
)
# What the entries of a game lead to, so that it opens quickly; it may be missing, and only its own rules read it.
snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("game", String(16), ForeignKey("games.id"), primary_key=True),
    Column("serial", Integer, nullable=False),  # entries behind it
    Column("revision", Integer, nullable=False),
    Column("rules", String(64), nullable=False),  # fingerprint of the program that wrote it
    Column("digest", String(64), nullable=False),  # of the document
    Column("document", LargeBinary, nullable=False),  # JSON, compressed
    Column("created", Float, nullable=False),
)
submissions: Final = Table(
    "submissions",
    metadata,
    _game(),
    Column("person", String(16), nullable=False),
    Column("key", String(64), nullable=False),  # chosen by the page; the same key is the same request
    Column("digest", String(64), nullable=False),  # of what was asked
    Column("first", Integer, nullable=False),  # serials that it appended, last included
    Column("last", Integer, nullable=False),
    Column("created", Float, nullable=False),
    PrimaryKeyConstraint("game", "person", "key"),
)
requests: Final = Table(
    "requests",
    metadata,
    Column("id", SERIAL, primary_key=True),
    _game(),
    Column("person", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("to", Integer, nullable=False),  # revision
    Column("serial", Integer, nullable=False),  # asked at; void when the game went on
    Column("state", String(8), nullable=False),  # open, granted, refused, void
    Column("needed", String(32), nullable=False),  # seats that must agree: "1,3"
    Column("agreed", String(32), nullable=False),
    Column("created", Float, nullable=False),
    Index("ix_requests_game", "game"),
)
# Seats that changed hands in a running game.
handovers: Final = Table(
    "handovers",
    metadata,
    Column("id", SERIAL, primary_key=True),
    _game(),
    Column("seat", Integer, nullable=False),
    Column("person", String(16)),  # whose it was
    Column("by", String(40), nullable=False),  # name of whoever handed it over
    Column("bot", String(32), nullable=False),  # which bot has it now; "open", "person"
    Column("revision", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Index("ix_handovers_game", "game"),
    Index("ix_handovers_person", "person"),
)
chats: Final = Table(
    "chats",
    metadata,
    Column("id", SERIAL, primary_key=True),
    _game(),
    Column("person", String(16), nullable=False),
    Column("name", String(40), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("created", Float, nullable=False),
    Index("ix_chats_game_id", "game", "id"),
)
# What a person keeps at a table for themselves.
desks: Final = Table(
    "desks",
    metadata,
    _game(),
    Column("person", String(16), nullable=False),
    Column("notes", Text, nullable=False),
    Column("lines", Text, nullable=False),
    Column("read", BigInteger, nullable=False),  # last message of the chat that was seen
    Column("welcome", Boolean, nullable=False, server_default=false()),  # came by a link of the table
    PrimaryKeyConstraint("game", "person"),
)
# What the servers of a database remember for themselves.
marks: Final = Table(
    "marks",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Float, nullable=False),
)
