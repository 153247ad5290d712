"""Who are you: guests, private links, accounts, passkeys."""

from __future__ import annotations

from typing import Any, Final

from litestar import Response, Router, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from hexarch.web import people, wire_people
from hexarch.web.context import BEFORE, COOKIE, Asked, address, limit, person, server_of, visitor
from hexarch.web.errors import Problem
from hexarch.web.language import language_of
from hexarch.web.people import Person
from hexarch.web.ways import described


async def _info(request: Asked, who: Person) -> wire_people.PersonInfo:
    count = await server_of(request).people.passkeys_of(who.id)
    return wire_people.PersonInfo(who.id, who.name, who.account or count > 0, count)


def _secure(request: Asked) -> bool:
    return request.url.scheme == "https"


def _cookie(request: Asked, name: str, token: str) -> Cookie:
    """A cookie that no script can read; without a token the browser is to forget it."""
    age = int(people.LIFETIME) if token else 0
    return Cookie(name, "/", token, age, httponly=True, samesite="lax", secure=_secure(request))


def _token(request: Asked) -> str:
    """The secret of the browser's session."""
    return request.cookies.get(COOKIE, "")


def _agent(request: Asked) -> str:
    return described(request.headers.get("user-agent", ""))


async def _enter(request: Asked, who: Person, token: str, key: str | None = None) -> Response[wire_people.Entered]:
    """Let somebody in. If the browser was somebody else before, it can go back to that."""
    link = f"/key/{key}" if key is not None else None
    cookies = [_cookie(request, COOKIE, token)]
    was = await visitor(request)
    if was is not None and was.id != who.id:
        cookies.append(_cookie(request, BEFORE, _token(request)))
    return Response(wire_people.Entered(await _info(request, who), link), cookies=cookies, status_code=200)


async def _before(request: Asked, who: Person | None) -> Person | None:
    """Who the browser was before, unless it is the same person now."""
    token = request.cookies.get(BEFORE)
    found = await server_of(request).people.of_session(token) if token else None
    return found if found is not None and (who is None or found.id != who.id) else None


def _place(request: Asked) -> tuple[str, str]:
    """The host a passkey belongs to, and the origin of the page that uses it."""
    host = request.headers.get("host", "")
    return host.rsplit(":", 1)[0] if not host.endswith("]") else host, f"{request.url.scheme}://{host}"


@get("/me")
async def me(request: Asked) -> wire_people.Me:
    """Who the browser is."""
    who = await visitor(request)
    limit(request, "ask", who)
    before = await _before(request, who)
    info = await _info(request, who) if who is not None else None
    return wire_people.Me(info, language_of(request), before.name if before is not None else None)


@post("/back", status_code=200)
async def back(request: Asked) -> Response[wire_people.Entered]:
    """Be again who the browser was before; the way leads to and fro."""
    limit(request, "enter")
    who = await visitor(request)
    found = await _before(request, who)
    if found is None:
        raise Problem(404, "nobody-before")
    now = _token(request) if who is not None else ""
    cookies = [_cookie(request, COOKIE, request.cookies[BEFORE]), _cookie(request, BEFORE, now)]
    return Response(wire_people.Entered(await _info(request, found)), cookies=cookies)


@post("/guest")
async def guest(request: Asked, data: JSONBody[wire_people.Guest]) -> Response[wire_people.Entered]:
    """Come in with a name; somebody known takes another name."""
    limit(request, "enter")
    who = await visitor(request)
    everybody = server_of(request).people
    if who is not None:
        renamed = await everybody.rename(who, data.name)
        return Response(wire_people.Entered(await _info(request, renamed), None), status_code=200)
    limit(request, "guest")
    await server_of(request).quotas.room()
    return await _enter(request, *(await everybody.guest(data.name, _agent(request))))


@post("/key")
async def key(request: Asked, data: JSONBody[wire_people.Token]) -> Response[wire_people.Entered]:
    """Come in by a private link, on another device. A browser that is somebody else is asked first."""
    limit(request, "enter")
    everybody = server_of(request).people
    who, owner = await visitor(request), await everybody.of_key(data.token)
    if who is not None and who.id == owner.id:
        return Response(wire_people.Entered(await _info(request, who)), status_code=200)
    if who is not None and not data.replace:
        mine = await _info(request, who)
        names = {"name": owner.name, "mine": who.name}
        raise Problem(409, "other-person", {**names, "guest": not mine.account}, **names)
    return await _enter(request, *(await everybody.by_key(data.token, _agent(request))))


@post("/key/new")
async def new_key(request: Asked) -> wire_people.Entered:
    """A new private link; the old one no longer opens."""
    who = await person(request)
    limit(request, "enter", who)
    made = await server_of(request).people.new_key(who, _token(request))
    return wire_people.Entered(await _info(request, who), f"/key/{made}")


@post("/account", status_code=200)
async def account(request: Asked, data: JSONBody[wire_people.Login]) -> wire_people.Entered:
    """A guest gets a login and a password."""
    who = await person(request)
    limit(request, "enter", who)
    made = await server_of(request).people.make_account(who, data.login, data.password, _token(request))
    return wire_people.Entered(await _info(request, made))


@post("/login")
async def login(request: Asked, data: JSONBody[wire_people.Login]) -> Response[wire_people.Entered]:
    """Come in with a password."""
    limit(request, "enter")
    server = server_of(request)
    # Guesses are counted by account and address, so that a stranger's do not keep the owner out; from all addresses
    # together a great many are allowed, and where the owner came in before, those do not count.
    account, place = people.account_of(data.login), address(request)
    server.limits.take("guess", f"{account} {place}")
    if not server.people.came_before(account, place):
        server.limits.take("guess everywhere", account)
    entered = await server.people.login(data.login, data.password, _agent(request))
    server.limits.give_back("guess", f"{account} {place}")
    server.limits.give_back("guess everywhere", account)
    server.people.came_in(account, place)
    return await _enter(request, *entered)


@post("/logout", status_code=200)
async def logout(request: Asked) -> Response[wire_people.Me]:
    """Be forgotten by this browser."""
    limit(request, "ask")
    token = request.cookies.get(COOKIE)
    if token:
        await server_of(request).people.end(token)
    before = await _before(request, None)
    found = wire_people.Me(None, language_of(request), before.name if before is not None else None)
    return Response(found, cookies=[_cookie(request, COOKIE, "")])


@get("/ways")
async def ways(request: Asked) -> wire_people.Ways:
    """Your own ways in: browsers that are signed in, private links, passkeys."""
    who = await person(request)
    limit(request, "ask", who)
    return await server_of(request).ways.of(who, _token(request))


@post("/ways/remove", status_code=200)
async def remove_way(request: Asked, data: JSONBody[wire_people.RemoveWay]) -> wire_people.Ways:
    """Remove one of them; what a link or a passkey began ends with it."""
    who = await person(request)
    limit(request, "change", who)
    server = server_of(request)
    await server.ways.remove(who, _token(request), data.kind, data.id)
    return await server.ways.of(who, _token(request))


@post("/password", status_code=200)
async def password(request: Asked, data: JSONBody[wire_people.NewPassword]) -> wire_people.Entered:
    """Another password; other devices have to come in again."""
    who = await person(request)
    limit(request, "enter", who)
    await server_of(request).people.change_password(who, data.old, data.new, _token(request))
    return wire_people.Entered(await _info(request, who))


@post("/passkey/register/options", status_code=200)
async def register_options(request: Asked) -> dict[str, Any]:
    """What a browser needs to make a passkey."""
    who = await person(request)
    limit(request, "enter", who)
    return await server_of(request).passkeys.register_options(who, _place(request)[0])


@post("/passkey/register/verify", status_code=200)
async def register_verify(request: Asked, data: JSONBody[wire_people.Ticket]) -> wire_people.Entered:
    """Keep the passkey."""
    who = await person(request)
    limit(request, "enter", who)
    await server_of(request).passkeys.register(who, _token(request), data.ticket, data.credential, *_place(request))
    return wire_people.Entered(await _info(request, who))


@post("/passkey/login/options", status_code=200)
async def login_options(request: Asked) -> dict[str, Any]:
    """What a browser needs to show a passkey."""
    limit(request, "enter")
    return await server_of(request).passkeys.login_options(_place(request)[0])


@post("/passkey/login/verify")
async def login_verify(request: Asked, data: JSONBody[wire_people.Ticket]) -> Response[wire_people.Entered]:
    """Come in with a passkey."""
    limit(request, "enter")
    passkeys = server_of(request).passkeys
    entered = await passkeys.login(data.ticket, data.credential, *_place(request), _agent(request))
    return await _enter(request, *entered)


HANDLERS: Final = [
    *(me, back, guest, key, new_key, account, login, logout, password, ways, remove_way),
    *(register_options, register_verify, login_options, login_verify),
]


def router() -> Router:
    """All of them."""
    return Router("/", route_handlers=HANDLERS)
