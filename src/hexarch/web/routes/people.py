"""Who are you: guests, private links, accounts, passkeys."""

from __future__ import annotations

from typing import Any, Final

from litestar import Response, Router, get, post
from litestar.datastructures import Cookie

from hexarch.web import people, wire
from hexarch.web.context import COOKIE, Asked, address, limit, person, server_of, visitor
from hexarch.web.language import language_of
from hexarch.web.people import Person


async def _info(request: Asked, who: Person) -> wire.PersonInfo:
    count = await server_of(request).people.passkeys_of(who.id)
    return wire.PersonInfo(who.id, who.name, who.account or count > 0, count)


def _secure(request: Asked) -> bool:
    return request.url.scheme == "https"


async def _enter(request: Asked, who: Person, token: str, key: str | None = None) -> Response[wire.Entered]:
    """Let somebody in: the browser keeps a cookie that no script can read."""
    link = f"/key/{key}" if key is not None else None
    cookie = Cookie(
        key=COOKIE,
        value=token,
        path="/",
        max_age=int(people.LIFETIME),
        httponly=True,
        samesite="lax",
        secure=_secure(request),
    )
    return Response(wire.Entered(await _info(request, who), link), cookies=[cookie], status_code=200)


def _place(request: Asked) -> tuple[str, str]:
    """The host a passkey belongs to, and the origin of the page that uses it."""
    host = request.headers.get("host", "")
    return host.rsplit(":", 1)[0] if not host.endswith("]") else host, f"{request.url.scheme}://{host}"


@get("/me")
async def me(request: Asked) -> wire.Me:
    """Who the browser is."""
    who = await visitor(request)
    limit(request, "ask", who)
    return wire.Me(await _info(request, who) if who is not None else None, language_of(request))


@post("/guest")
async def guest(request: Asked, data: wire.Guest) -> Response[wire.Entered]:
    """Come in with a name; somebody known takes another name."""
    limit(request, "enter")
    who = await visitor(request)
    everybody = server_of(request).people
    if who is not None:
        renamed = await everybody.rename(who, data.name)
        return Response(wire.Entered(await _info(request, renamed), None), status_code=200)
    return await _enter(request, *(await everybody.guest(data.name)))


@post("/key")
async def key(request: Asked, data: wire.Token) -> Response[wire.Entered]:
    """Come in by a private link, on another device."""
    limit(request, "enter")
    return await _enter(request, *(await server_of(request).people.by_key(data.token)))


@post("/key/new")
async def new_key(request: Asked) -> wire.Entered:
    """A new private link; the old one no longer opens."""
    who = await person(request)
    limit(request, "enter", who)
    made = await server_of(request).people.new_key(who, request.cookies.get(COOKIE, ""))
    return wire.Entered(await _info(request, who), f"/key/{made}")


@post("/account", status_code=200)
async def account(request: Asked, data: wire.Login) -> wire.Entered:
    """A guest gets a login and a password."""
    who = await person(request)
    limit(request, "enter", who)
    made = await server_of(request).people.make_account(who, data.login, data.password)
    return wire.Entered(await _info(request, made))


@post("/login")
async def login(request: Asked, data: wire.Login) -> Response[wire.Entered]:
    """Come in with a password."""
    limit(request, "enter")
    server = server_of(request)
    # An account is guarded as well as an address, for guesses may come from many. A browser that came in from its
    # address before counts apart, so that a stranger's guesses do not keep the owner out.
    account = server.people.guarded(data.login, address(request))
    server.limits.take("guess", account)
    entered = await server.people.login(data.login, data.password)
    server.limits.give_back("guess", account)
    server.people.came_in(data.login, address(request))
    return await _enter(request, *entered)


@post("/logout", status_code=200)
async def logout(request: Asked) -> Response[wire.Me]:
    """Be forgotten by this browser."""
    limit(request, "ask")
    token = request.cookies.get(COOKIE)
    if token:
        await server_of(request).people.end(token)
    gone = Cookie(key=COOKIE, value="", path="/", max_age=0, httponly=True, samesite="lax", secure=_secure(request))
    return Response(wire.Me(None, language_of(request)), cookies=[gone])


@post("/password", status_code=200)
async def password(request: Asked, data: wire.NewPassword) -> wire.Entered:
    """Another password; other devices have to come in again."""
    who = await person(request)
    limit(request, "enter", who)
    await server_of(request).people.change_password(who, data.old, data.new, request.cookies.get(COOKIE, ""))
    return wire.Entered(await _info(request, who))


@post("/passkey/register/options", status_code=200)
async def register_options(request: Asked) -> dict[str, Any]:
    """What a browser needs to make a passkey."""
    who = await person(request)
    limit(request, "enter", who)
    return await server_of(request).passkeys.register_options(who, _place(request)[0])


@post("/passkey/register/verify", status_code=200)
async def register_verify(request: Asked, data: wire.Ticket) -> wire.Entered:
    """Keep the passkey."""
    who = await person(request)
    limit(request, "enter", who)
    await server_of(request).passkeys.register(who, data.ticket, data.credential, *_place(request))
    return wire.Entered(await _info(request, who))


@post("/passkey/login/options", status_code=200)
async def login_options(request: Asked) -> dict[str, Any]:
    """What a browser needs to show a passkey."""
    limit(request, "enter")
    return await server_of(request).passkeys.login_options(_place(request)[0])


@post("/passkey/login/verify")
async def login_verify(request: Asked, data: wire.Ticket) -> Response[wire.Entered]:
    """Come in with a passkey."""
    limit(request, "enter")
    return await _enter(
        request, *(await server_of(request).passkeys.login(data.ticket, data.credential, *_place(request)))
    )


HANDLERS: Final = [
    *(me, guest, key, new_key, account, login, logout, password),
    *(register_options, register_verify, login_options, login_verify),
]


def router() -> Router:
    """All of them."""
    return Router("/", route_handlers=HANDLERS)
