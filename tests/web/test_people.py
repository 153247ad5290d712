"""People: guests, private links, accounts, passkeys; cookies that are not theirs; requests that are forged."""

import hashlib
import json
import secrets
from typing import Any

import cbor2
import httpx
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

from hexarch.web.errors import Problem
from hexarch.web.guard import Limits

from .conftest import PLAIN


def test_a_guest_needs_only_a_name(server: Any) -> None:
    stranger = server.person("")
    assert stranger.get("/me")["person"] is None
    ada = server.person("  Ada \t Lovelace ")
    me = ada.get("/me")["person"]
    assert me == {"id": ada.id, "name": "Ada Lovelace", "account": False, "passkeys": 0}
    assert ada.post("/guest", name="Countess")["person"]["id"] == ada.id
    assert ada.get("/me")["person"]["name"] == "Countess"


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\u202eb", "a\x00b", "\ud83d"])
def test_a_name_is_short_and_visible(server: Any, name: str) -> None:
    stranger = server.person("")
    body = json.dumps({"name": name}).encode()
    answer = stranger.http.post("/guest", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400
    assert stranger.get("/me")["person"] is None


def test_the_private_link_opens_another_device_until_it_is_renewed(server: Any) -> None:
    ada = server.person("Ada")
    assert ada.key_link.startswith("/key/")
    phone = server.person("")
    assert phone.post("/key", token=ada.key_link[5:])["person"]["id"] == ada.id
    new = phone.post("/key/new")["key_link"]
    other = server.person("")
    assert other.post("/key", 401, token=ada.key_link[5:])["code"] == "unknown-key"
    assert other.post("/key", token=new[5:])["person"]["id"] == ada.id


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(server: Any) -> None:
    answer = httpx.post(server.url + "/api/guest", json={"name": "Ada"}, headers={"X-Hexarch": "1"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie
    assert "secure" not in cookie  # plain http, on this machine
    behind = {"X-Hexarch": "1", "X-Forwarded-Proto": "https"}
    answer = httpx.post(server.url + "/api/guest", json={"name": "Ada"}, headers=behind)
    assert "secure" in answer.headers["set-cookie"].lower()


def test_an_account_keeps_a_guest(server: Any) -> None:
    ada = server.person("Ada")
    login = secrets.token_hex(6)
    ada.post("/account", 400, login=login, password="short")
    ada.post("/account", 400, login="two words", password="long enough")
    assert ada.post("/account", login=login.upper(), password="long enough")["person"]["account"]
    ada.post("/account", 409, login="another", password="long enough")
    server.person("Eve").post("/account", 409, login=login, password="long enough")
    home = server.person("")
    for wrong in ({"login": login, "password": "wrong"}, {"login": "nobody", "password": "long enough"}):
        assert home.post("/login", 401, **wrong)["code"] == "wrong-password"
    home.post("/login", 401, login=login + "\0", password="long enough")
    assert home.post("/login", login=login, password="long enough")["person"]["id"] == ada.id
    home.post("/password", 403, old="wrong", new="longer than before")
    home.post("/password", old="long enough", new="longer than before")
    ada.get("/me")
    assert ada.get("/me")["person"] is None, "another password ends other sessions"
    home.post("/login", login=login, password="longer than before")


def test_who_logs_out_is_forgotten_on_the_server_too(server: Any) -> None:
    ada = server.person("Ada")
    token = ada.http.cookies["hexarch"]
    ada.post("/logout")
    assert ada.get("/me")["person"] is None
    answer = httpx.get(server.url + "/api/me", headers={"Cookie": f"hexarch={token}"})
    assert answer.json()["person"] is None


@pytest.mark.parametrize("cookie", ["", "x", "A" * 43, "'; DROP TABLE persons; --", "é" * 30, "a" * 5000])
def test_a_wrong_cookie_is_nobody(server: Any, cookie: str) -> None:
    headers = {"Cookie": b"hexarch=" + cookie.encode("latin-1"), "X-Hexarch": b"1"}
    answer = httpx.get(server.url + "/api/me", headers=headers)
    assert answer.status_code == 200
    assert answer.json()["person"] is None
    answer = httpx.post(server.url + "/api/games", json={}, headers=headers)
    assert answer.status_code == 401


FORGED = (
    {},
    {"X-Hexarch": "0"},
    {"X-Hexarch": "1", "Origin": "https://evil.example"},
    {"X-Hexarch": "1", "Origin": "null"},
    {"X-Hexarch": "1", "Sec-Fetch-Site": "cross-site"},
    {"X-Hexarch": "1", "Sec-Fetch-Site": "same-site"},
)


@pytest.mark.parametrize("headers", FORGED)
def test_a_forged_request_changes_nothing(server: Any, headers: dict[str, str]) -> None:
    ada = server.person("Ada")
    cookie = {"Cookie": f"hexarch={ada.http.cookies['hexarch']}"}
    answer = httpx.post(server.url + "/api/guest", json={"name": "Mallory"}, headers={**headers, **cookie})
    assert answer.status_code == 403
    assert answer.json()["code"] == "forged"
    assert ada.get("/me")["person"]["name"] == "Ada"
    ours = {"X-Hexarch": "1", "Origin": server.url, "Sec-Fetch-Site": "same-origin", **cookie}
    assert httpx.post(server.url + "/api/guest", json={"name": "Ada B"}, headers=ours).status_code == 200


def test_too_many_requests_are_refused_for_a_while(start_server: Any) -> None:
    strict = start_server(limits=True)
    stranger = strict.person("")
    seen = [stranger.http.post("/key", json={"token": "guess"}).status_code for _ in range(60)]
    assert seen[0] == 401
    assert seen[-1] == 429
    answer = stranger.http.post("/login", json={"login": "ada", "password": "guess"})
    assert answer.status_code == 429
    assert int(answer.headers["retry-after"]) >= 1
    assert "wait" in answer.json()["sentence"]
    assert stranger.get("/me")["person"] is None, "other requests go on"


def test_an_account_is_guarded_against_guesses_from_many_addresses(start_server: Any) -> None:
    strict = start_server(limits=True)

    def come(login: str, password: str, address: str) -> Any:
        """Behind a proxy every request has the address of its browser."""
        headers = {"X-Hexarch": "1", "X-Forwarded-For": address}
        body = {"login": login, "password": password}
        return httpx.post(strict.url + "/api/login", json=body, headers=headers, timeout=30, verify=PLAIN)

    ada = strict.person("Ada")
    ada.post("/account", login="ada", password="long enough")
    assert come("ada", "long enough", "192.0.2.1").status_code == 200
    seen = [come("Ada ", f"guess {n}", "198.51.100.1").status_code for n in range(1, 14)]
    assert seen == [401] * 10 + [429] * 3
    refused = come("ada", "long enough", "198.51.100.1")
    assert refused.status_code == 429
    assert int(refused.headers["retry-after"]) > 1
    assert come("ada", "guess", "198.51.100.2").status_code == 401, "an address is refused for its own guesses"
    assert come("ada", "long enough", "192.0.2.1").status_code == 200, "where the owner came in before they still do"
    assert ada.get("/me")["person"]["id"] == ada.id, "sessions go on"
    assert strict.person("").post("/key", token=ada.key_link[5:])["person"]["id"] == ada.id
    assert come("bob", "guess", "198.51.100.99").status_code == 401, "other accounts are not touched"
    for _ in range(11):
        assert come("ada", "long enough", "192.0.2.1").status_code == 200, "who knows the password is not counted"


def test_guesses_from_all_addresses_together_have_a_limit() -> None:
    limits = Limits(True)
    most = int(Limits.RATES["guess everywhere"][0])
    for _ in range(most):
        limits.take("guess everywhere", "ada")
    with pytest.raises(Problem):
        limits.take("guess everywhere", "ada")
    limits.take("guess everywhere", "bob")


# -- passkeys -----------------------------------------------------------------------------


class Device:
    """An authenticator in software: one key pair, signing as the standard says."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(32)
        self.count = 0

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _data(self, host: str, flags: int) -> bytes:
        self.count += 1
        return hashlib.sha256(host.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        data = self._data(options["rp"]["id"], 0x45) + bytes(16) + len(self.id).to_bytes(2, "big") + self.id
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data + cbor2.dumps(public)})
        client = self._client("webauthn.create", options["challenge"])
        return self._answer({"clientDataJSON": client, "attestationObject": attested})

    def show(self, options: dict[str, Any]) -> dict[str, Any]:
        data = self._data(options["rpId"], 0x05)
        client = self._client("webauthn.get", options["challenge"])
        signed = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._answer({"clientDataJSON": client, "authenticatorData": data, "signature": signed})

    def _answer(self, response: dict[str, bytes]) -> dict[str, Any]:
        name = bytes_to_base64url(self.id)
        inside = {key: bytes_to_base64url(value) for key, value in response.items()}
        return {"id": name, "rawId": name, "type": "public-key", "response": inside}


def test_a_passkey_lets_its_owner_in_and_nobody_else(server: Any) -> None:
    ada = server.person("Ada")
    device = Device(server.url)
    asked = ada.post("/passkey/register/options")
    assert base64url_to_bytes(asked["options"]["challenge"])
    made = device.make(asked["options"])
    entered = ada.post("/passkey/register/verify", ticket=asked["ticket"], credential=made)
    assert entered["person"]["passkeys"] == 1
    assert entered["person"]["account"]
    ada.post("/passkey/register/verify", 400, ticket=asked["ticket"], credential=made)  # once only

    stranger = server.person("")
    asked = stranger.post("/passkey/login/options")
    shown = device.show(asked["options"])
    assert stranger.post("/passkey/login/verify", ticket=asked["ticket"], credential=shown)["person"]["id"] == ada.id
    stranger.post("/passkey/login/verify", 400, ticket=asked["ticket"], credential=shown)
    assert [(one["how"], one["here"]) for one in ada.get("/ways")["sessions"]] == [("name", True), ("passkey", False)]

    eve = server.person("")
    asked = eve.post("/passkey/login/options")
    false = Device(server.url)
    false.id = device.id
    eve.post("/passkey/login/verify", 401, ticket=asked["ticket"], credential=false.show(asked["options"]))
    asked = eve.post("/passkey/login/options")
    elsewhere = device.show(asked["options"] | {"challenge": bytes_to_base64url(secrets.token_bytes(32))})
    eve.post("/passkey/login/verify", 401, ticket=asked["ticket"], credential=elsewhere)
    for nonsense in ({}, {"id": 7}, {"id": device.id.hex(), "response": []}, {"id": "\0"}):
        asked = eve.post("/passkey/login/options")
        eve.post("/passkey/login/verify", (400, 401), ticket=asked["ticket"], credential=nonsense)
    assert eve.get("/me")["person"] is None

    # Removed, it lets nobody in, and whoever came in by it is out.
    left = ada.post("/ways/remove", kind="passkey", id=ada.get("/ways")["passkeys"][0]["id"])
    assert (left["passkeys"], [one["how"] for one in left["sessions"]]) == ([], ["name"])
    assert stranger.get("/me")["person"] is None
    asked = stranger.post("/passkey/login/options")
    stranger.post("/passkey/login/verify", 401, ticket=asked["ticket"], credential=device.show(asked["options"]))


def test_sessions_outlive_a_restart(start_server: Any) -> None:
    running = start_server()
    ada = running.person("Ada")
    running.kill()
    running.start()
    assert ada.get("/me")["person"]["id"] == ada.id
