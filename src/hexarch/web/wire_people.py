"""What goes over the wire about people: who they are, and the ways in which they come in."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from hexarch.web.wire import Name, Secret, ShortText


class Guest(Struct, forbid_unknown_fields=True):
    """Somebody new."""

    name: Name


class Token(Struct, forbid_unknown_fields=True):
    """The secret of a private link; whoever is somebody else already says that they want to `replace` that."""

    token: Secret
    replace: bool = False


class Login(Struct, forbid_unknown_fields=True):
    """An account."""

    login: Secret
    password: Secret


class NewPassword(Struct, forbid_unknown_fields=True):
    """Another password."""

    old: Secret
    new: Secret


class Ticket(Struct, forbid_unknown_fields=True):
    """A browser's answer to a challenge."""

    ticket: Name
    credential: dict[str, Any]


class PersonInfo(Struct):
    """Who somebody is."""

    id: str
    name: str
    account: bool
    passkeys: int


class Me(Struct):
    """Who the server thinks the browser is; `before` is the name it had before, to which it can go back."""

    person: PersonInfo | None
    language: str
    before: str | None = None


class SessionInfo(Struct):
    """A browser that is signed in: since when, when it was seen last, how it came in (`name`, `link`, ...)."""

    id: str
    created: float
    used: float
    how: str
    agent: str
    here: bool


class WayInfo(Struct):
    """A private link or a passkey: since when there is one, and when it was used last."""

    id: str
    created: float
    used: float | None


class Ways(Struct):
    """Every way in that somebody has."""

    sessions: list[SessionInfo]
    links: list[WayInfo]
    passkeys: list[WayInfo]


class RemoveWay(Struct, forbid_unknown_fields=True):
    """One of them that is to go."""

    kind: Literal["session", "link", "passkey"]
    id: ShortText


class Entered(Struct):
    """Somebody came in; guests get their private link."""

    person: PersonInfo
    key_link: str | None = None
