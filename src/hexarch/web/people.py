"""People: guests with a private link, accounts with a password, and the sessions by which a browser is known."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import Any, Final, NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection, Delete, Insert, Row, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.play import names
from hexarch.web.database import PERSON, Database
from hexarch.web.errors import Problem
from hexarch.web.schema import keys, passkeys, persons, sessions
from hexarch.web.steady import steady

LONGEST_NAME: Final = 40
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
LONGEST_LOGIN: Final = 64
LIFETIME: Final = 180 * 86_400.0  # seconds a session lives
REMEMBER: Final = 60.0  # seconds a session may be used without asking a database that no other process changes
MOST_REMEMBERED: Final = 20_000
SEEN_EVERY: Final = 3_600.0  # seconds after which it is noted again that somebody was here
MOST_SESSIONS: Final = 50  # of one person that began the same way; the one seen longest ago ends for a new one
NAME, LINK, PASSWORD, PASSKEY = "name", "link", "password", "passkey"  # how a session began
LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
# 46 MiB and one pass of one thread, one of the settings OWASP recommends: a few hundredths of a second.
_hasher: Final = PasswordHasher(time_cost=1, memory_cost=47_104, parallelism=1)


@cache
def _nobody() -> str:
    """Verified when there is no such login, so that a wrong login takes as long as a wrong password."""
    return _hasher.hash(secrets.token_urlsafe(16))


class Came(NamedTuple):
    """How somebody came in: by what, by which one of them, and with which browser."""

    how: str
    origin: str = ""
    agent: str = ""


class Person:
    """Somebody the server knows."""

    __slots__ = ("account", "id", "name")

    def __init__(self, id: str, name: str, account: bool) -> None:
        self.id = id
        self.name = name
        self.account = account


def new_id(length: int = 12) -> str:
    """A random name for a thing, hard to guess."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def hashed(token: str) -> str:
    """What is kept of a secret; it is random and long, so that a plain hash will do."""
    return hashlib.sha256(token.encode()).hexdigest()


def account_of(login: str) -> str:
    """Under which name guesses at an account are counted."""
    return hashed(login.strip().lower())


def clean_name(name: str) -> str:
    """The name as it is shown: white space folded, nothing invisible."""
    folded = " ".join(name.split())
    if len(folded) > LONGEST_NAME or not names.visible(folded):
        raise Problem(400, "bad-name", longest=LONGEST_NAME)
    if names.like_bot(folded):
        raise Problem(400, "name-of-bot")
    return folded


def _clean_login(login: str) -> str:
    folded = login.strip().lower()
    if not 2 <= len(folded) <= LONGEST_LOGIN or not folded.isprintable() or " " in folded:
        raise Problem(400, "bad-login", longest=LONGEST_LOGIN)
    return folded


def _check_password(password: str) -> None:
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Problem(400, "bad-password", shortest=SHORTEST_PASSWORD, longest=LONGEST_PASSWORD)


class People:
    """Everybody the server knows."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.on_ended: Callable[[str], None] = lambda person: None  # whoever holds streams for their sessions
        self._remembered: dict[str, tuple[float, Person]] = {}
        self._ends = 0  # how often sessions ended or changed: what was read before that is not remembered
        self._places: set[tuple[str, str]] = set()  # accounts and addresses from which they came in
        self._hashing = asyncio.Semaphore(2)  # each takes its memory for a moment

    # -- who is it --------------------------------------------------------------------

    async def of_session(self, token: str) -> Person | None:
        """Whose browser holds this token."""
        if not 20 <= len(token) <= 100:
            return None
        key = hashed(token)
        now = steady()
        known = self._remembered.get(key)
        if known is not None and known[0] > now:
            return known[1]
        ends = self._ends
        # Of several processes any may end a session, and it has ended everywhere then: each asks the database.
        query = (
            select(persons.c.id, persons.c.name, persons.c.login, sessions.c.seen)
            .join(sessions, sessions.c.person == persons.c.id)
            .where(sessions.c.hash == key, sessions.c.expires > now)
        )
        row = await self._database.first(query)
        if row is None:
            self._remembered.pop(key, None)
            return None
        person = Person(row.id, row.name, row.login is not None)
        if row.seen is None or now - row.seen > SEEN_EVERY:
            await self._seen(key, person.id, now)
        if self._database.sqlite and ends == self._ends:
            if len(self._remembered) >= MOST_REMEMBERED:
                self._remembered.clear()
            self._remembered[key] = (now + REMEMBER, person)
        return person

    async def _seen(self, session: str, person: str, now: float) -> None:
        """Note that somebody was here; whoever only looks is not kept from it by a database that takes nothing."""

        def note(connection: Connection) -> None:
            connection.execute(update(sessions).where(sessions.c.hash == session).values(seen=now))
            connection.execute(update(persons).where(persons.c.id == person).values(seen=now))

        with suppress(Problem):
            await self._database.transact(note)

    async def passkeys_of(self, person: str) -> int:
        """How many passkeys somebody has."""
        query = select(func.count()).select_from(passkeys).where(passkeys.c.person == person)
        return int((await self._database.rows(query))[0][0])

    # -- coming and going -------------------------------------------------------------

    async def guest(self, name: str, agent: str = "") -> tuple[Person, str, str]:
        """Somebody new: the person, the token of their session, and the key of their private link."""
        person = Person(new_id(), clean_name(name), account=False)
        key, token = secrets.token_urlsafe(24), secrets.token_urlsafe(32)
        now = steady()
        async with self._database.write() as connection:
            await connection.execute(insert(persons).values(id=person.id, name=person.name, created=now, seen=now))
            await connection.execute(insert(keys).values(hash=hashed(key), person=person.id, created=now))
            await connection.execute(_session(token, person.id, Came(NAME, agent=agent), now))
        return person, token, key

    async def rename(self, person: Person, name: str) -> Person:
        """Another name, for tables to come."""
        new = clean_name(name)
        async with self._database.write() as connection:
            await connection.execute(update(persons).where(persons.c.id == person.id).values(name=new))
        self._reread()
        return Person(person.id, new, person.account)

    async def new_key(self, person: Person, token: str) -> str:
        """A new private link; older ones no longer open, and every other session, which one may have begun, ends."""
        key = secrets.token_urlsafe(24)
        async with self._database.write() as connection:
            await hold(connection, person.id, token)
            await connection.execute(delete(keys).where(keys.c.person == person.id))
            await connection.execute(insert(keys).values(hash=hashed(key), person=person.id, created=steady()))
            await connection.execute(_others(person, token))
            await self._database.notify(connection, person.id, PERSON)
        self.forget(person.id)
        return key

    async def of_key(self, key: str) -> Person:
        """Whose private link this is."""
        query = (
            select(persons.c.id, persons.c.name, persons.c.login)
            .join(keys, keys.c.person == persons.c.id)
            .where(keys.c.hash == hashed(key))
        )
        row = await self._database.first(query)
        if row is None:
            raise Problem(401, "unknown-key")
        return Person(row.id, row.name, row.login is not None)

    async def by_key(self, key: str, agent: str = "") -> tuple[Person, str]:
        """Whoever holds a private link, with the token of a new session."""
        person = await self.of_key(key)
        return await self.begin(person.id, Came(LINK, hashed(key), agent))

    async def begin(self, person: str, came: Came) -> tuple[Person, str]:
        """A new session of a person who has shown who they are."""
        token = secrets.token_urlsafe(32)
        now = steady()
        async with self._database.write() as connection:
            row = await hold(connection, person)
            if not await _still_holds(connection, row, came, now):  # removed a moment ago, perhaps by another process
                raise Problem(401, "unknown-key") if came.how == LINK else Problem(401, "wrong-password")
            # Whoever holds a link and comes in again and again ends sessions that began with it, and no others.
            same = (sessions.c.person == person, sessions.c.how == came.how, sessions.c.origin == came.origin)
            newest = func.coalesce(sessions.c.seen, sessions.c.created).desc()
            kept = select(sessions.c.hash).where(*same).order_by(newest).limit(MOST_SESSIONS - 1)
            staying = [one.hash for one in await connection.execute(kept)]
            if len(staying) == MOST_SESSIONS - 1:
                await connection.execute(delete(sessions).where(*same, sessions.c.hash.not_in(staying)))
            await connection.execute(update(persons).where(persons.c.id == person).values(seen=now))
            await connection.execute(_session(token, person, came, now))
        return Person(person, row.name, row.login is not None), token

    async def end(self, token: str) -> None:
        """The browser is to forget."""
        mine = sessions.c.hash == hashed(token)
        async with self._database.write() as connection:
            person = await connection.scalar(select(sessions.c.person).where(mine))
            if person is not None:
                await hold(connection, person)
                await connection.execute(delete(sessions).where(mine))
                await self._database.notify(connection, person, PERSON)
        self.forget(person or "")

    def forget(self, person: str) -> None:
        """Sessions of somebody ended: what is remembered of any is asked again, and their streams end."""
        self._reread()
        self.on_ended(person)

    def _reread(self) -> None:
        """Ask the database again who somebody is, also those whose answer is still on its way."""
        self._ends += 1
        self._remembered.clear()

    # -- accounts ---------------------------------------------------------------------

    async def make_account(self, person: Person, login: str, password: str, token: str) -> Person:
        """A guest keeps their games under a login."""
        name = _clean_login(login)
        _check_password(password)
        if person.account:
            raise Problem(409, "has-account")
        kept = await self._hash(password)
        try:
            async with self._database.write() as connection:
                if (await hold(connection, person.id, token)).login is not None:  # made by another request meanwhile
                    raise Problem(409, "has-account")
                await connection.execute(
                    update(persons).where(persons.c.id == person.id).values(login=name, password=kept)
                )
        except IntegrityError:
            raise Problem(409, "login-taken") from None
        self._reread()
        return Person(person.id, person.name, account=True)

    def came_before(self, account: str, address: str) -> bool:
        """Did the owner of an account come in from an address since the server began?"""
        return (account, address) in self._places

    def came_in(self, account: str, address: str) -> None:
        """The owner of an account came in from an address."""
        if len(self._places) >= MOST_REMEMBERED:
            self._places.clear()
        self._places.add((account, address))

    async def login(self, login: str, password: str, agent: str = "") -> tuple[Person, str]:
        """Somebody with an account, with the token of a new session."""
        name = login.strip().lower()
        known = name if name.isprintable() and len(name) <= LONGEST_LOGIN else ""
        query = select(persons.c.id, persons.c.password).where(persons.c.login == known)
        async with self._database.read() as connection:
            row = (await connection.execute(query)).first()
        kept = row.password if row is not None and row.password else _nobody()
        if not await self._verify(kept, password) or row is None:
            raise Problem(401, "wrong-password")
        if _hasher.check_needs_rehash(kept):
            again = await self._hash(password)
            same = update(persons).where(persons.c.id == row.id, persons.c.password == kept)
            async with self._database.write() as connection:
                if (await connection.execute(same.values(password=again))).rowcount == 1:
                    kept = again  # else it was changed meanwhile, and this one no longer opens
        return await self.begin(row.id, Came(PASSWORD, hashed(kept), agent))

    async def change_password(self, person: Person, old: str, new: str, token: str) -> None:
        """Another password; every other session ends, and private links no longer open."""
        _check_password(new)
        query = select(persons.c.password).where(persons.c.id == person.id)
        async with self._database.read() as connection:
            kept = (await connection.execute(query)).scalar_one()
        if not await self._verify(kept or _nobody(), old):
            raise Problem(403, "wrong-password")
        changed = await self._hash(new)
        async with self._database.write() as connection:
            if (await hold(connection, person.id, token)).password != kept:  # changed by another request meanwhile
                raise Problem(403, "wrong-password")
            await connection.execute(update(persons).where(persons.c.id == person.id).values(password=changed))
            await connection.execute(_others(person, token))
            await connection.execute(delete(keys).where(keys.c.person == person.id))
            await self._database.notify(connection, person.id, PERSON)
        self.forget(person.id)

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(_hasher.hash, password)

    async def _verify(self, kept: str, password: str) -> bool:
        if len(password) > LONGEST_PASSWORD:
            return False
        async with self._hashing:
            return await asyncio.to_thread(_fits, kept, password)


async def hold(connection: AsyncConnection, person: str, token: str | None = None) -> Row[Any]:
    """Somebody, kept as they are until the transaction ends: of coming in and being shut out one comes first.

    With a token, only if its session has not ended: whoever was shut out makes no other way in.
    """
    query = select(persons).where(persons.c.id == person).with_for_update()
    row = (await connection.execute(query)).first()
    if row is None:  # not seen for so long that they were forgotten
        raise Problem(401, "unknown-person")
    if token is not None:
        mine = (sessions.c.hash == hashed(token), sessions.c.person == person, sessions.c.expires > steady())
        if (await connection.execute(select(sessions.c.hash).where(*mine))).first() is None:
            raise Problem(401, "unknown-person")
    return row


async def _still_holds(connection: AsyncConnection, row: Row[Any], came: Came, now: float) -> bool:
    """Does what somebody came in by still let them in? If so it is noted that it was used."""
    if came.how == LINK:
        mine = update(keys).where(keys.c.hash == came.origin, keys.c.person == row.id).values(used=now)
        return (await connection.execute(mine)).rowcount == 1
    if came.how == PASSKEY:
        known = await connection.execute(select(passkeys.c.id).where(passkeys.c.person == row.id))
        return any(hashed(one.id) == came.origin for one in known)
    return came.how != PASSWORD or hashed(row.password or "") == came.origin


def _session(token: str, person: str, came: Came, now: float) -> Insert:
    """A new session."""
    values = {"hash": hashed(token), "person": person, "created": now, "expires": now + LIFETIME, "seen": now}
    return insert(sessions).values(**values, **came._asdict())


def _others(person: Person, token: str) -> Delete:
    """Ends every session of somebody but this one."""
    return delete(sessions).where(sessions.c.person == person.id, sessions.c.hash != hashed(token))


def _fits(kept: str, password: str) -> bool:
    try:
        return _hasher.verify(kept, password)
    except (VerificationError, InvalidHashError):
        return False
