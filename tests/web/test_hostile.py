"""Hostile input is refused or harmless: enormous bodies, scripts in names, paths that climb, wrong shapes."""

import ast
import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from hexarch import web
from hexarch.web import guard, static
from hexarch.words import Words, languages

SCRIPT = "<script>alert(1)</script>"
HEADERS = {"X-Hexarch": "1", "Content-Type": "application/json"}


def test_an_enormous_body_is_refused(server: Any) -> None:
    ada = server.person("Ada")
    huge = b'{"text": "' + b"x" * 10_000_000 + b'"}'
    game = ada.make("person", "open")
    for path in (f"/games/{game}/chat", "/guest", "/ledgers", f"/games/{game}/moves"):
        try:
            answer = ada.http.post(path, content=huge, headers=HEADERS)
        except httpx.WriteError:
            continue  # the door was shut in the middle of it
        assert answer.status_code == 413
        assert answer.json()["code"] == "too-large"
    middle = b'{"text": "' + b"x" * 100_000 + b'"}'
    assert ada.http.post(f"/games/{game}/chat", content=middle, headers=HEADERS).status_code == 413
    assert ada.http.post("/ledgers", content=middle, headers=HEADERS).status_code == 422, "a ledger may be longer"
    assert ada.get("/me")["person"]["id"] == ada.id


def test_a_body_without_a_length_is_measured_too(server: Any) -> None:
    ada = server.person("Ada")

    def endless() -> Any:
        yield b'{"name": "'
        for _ in range(200):
            yield b"x" * 10_000

    try:
        answer = ada.http.post("/guest", content=endless(), headers=HEADERS)
    except (httpx.WriteError, httpx.ReadError):
        return
    assert answer.status_code == 413


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b"null", b'"x"', b"\xff\xfe", b"[" * 5000, b'{"name": "\xff"}', b'{"name": {}}', b"1e999"],
)
def test_unreadable_bodies_get_a_sentence(server: Any, body: bytes) -> None:
    ada = server.person("Ada")
    game = ada.make("person", "open")
    for path in ("/guest", "/games", f"/games/{game}/moves", f"/games/{game}/position", f"/games/{game}/plan"):
        answer = ada.http.post(path, content=body, headers=HEADERS)
        assert answer.status_code in (400, 422), (path, answer.text)
        assert answer.json()["sentence"]


@pytest.mark.parametrize(
    "kind",
    ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "", "application/jsonp"],
)
def test_what_is_not_sent_as_json_is_refused(server: Any, kind: str) -> None:
    ada = server.person("Ada")
    game = ada.make("person", "open")
    for method, path, body in (
        ("POST", "/guest", {"name": "Mallory"}),
        ("POST", f"/games/{game}/chat", {"text": "x"}),
        ("PUT", f"/games/{game}/notes", {"text": "x"}),
    ):
        content = json.dumps(body).encode()
        answer = ada.http.request(method, path, content=content, headers={"Content-Type": kind})
        assert answer.status_code == 415
        assert answer.json()["code"] == "not-json"
    assert ada.get("/me")["person"]["name"] == "Ada"
    content, headers = b'{"text": "x"}', {"Content-Type": "Application/JSON; charset=utf-8"}
    assert ada.http.post(f"/games/{game}/chat", content=content, headers=headers).status_code == 201
    assert ada.http.post(f"/games/{game}/leave", headers={"Content-Type": ""}).status_code == 200, "without a body"


def test_a_type_names_its_characters_once(server: Any) -> None:
    ada = server.person("Ada")
    game = ada.make("person", "person")
    for path in ("/", f"/api/games/{game}/ledger", f"/api/games/{game}/save", "/api/me"):
        kind = httpx.get(server.url + path, cookies=dict(ada.http.cookies)).headers["content-type"]
        assert kind.count("charset") == (0 if "json" in kind else 1), kind


def test_scripts_in_names_and_chat_stay_plain_text(server: Any) -> None:
    eve = server.person(SCRIPT)
    game = eve.make("person", "open", title=SCRIPT)
    eve.post(f"/games/{game}/chat", text=SCRIPT)
    for path in ("/me", f"/games/{game}", f"/games/{game}/chat", "/games?list=open"):
        answer = eve.http.get(path)
        assert answer.headers["content-type"].startswith("application/json")
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert SCRIPT in json.dumps(answer.json())
    assert f"/game/{game}" not in httpx.get(f"{server.url}/game/{SCRIPT}").text
    assert SCRIPT not in httpx.get(f"{server.url}/{SCRIPT}").text
    assert SCRIPT not in eve.http.get(f"/games/{SCRIPT}").text


def test_a_started_game_of_scripts_is_exported_as_plain_text(server: Any) -> None:
    eve = server.person(SCRIPT)
    game = eve.make("person", "person")
    for path in ("ledger", "save"):
        answer = eve.http.get(f"/games/{game}/{path}")
        assert answer.headers["content-type"].startswith("text/plain")
        assert answer.headers["content-disposition"].startswith("attachment")
        assert answer.headers["x-content-type-options"] == "nosniff"


PATHS = (
    "/../pyproject.toml",
    "/..%2f..%2fpyproject.toml",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/assets/../../config.py",
    "//etc/passwd",
    "/..\\..\\config.py",
    "/%00",
    "/" + "a" * 5000,
    "/index.html%00.js",
)


@pytest.mark.parametrize("path", PATHS)
def test_no_path_leaves_the_folder_of_the_page(server: Any, path: str) -> None:
    host, port = server.url.removeprefix("http://").split(":")
    import socket

    with socket.create_connection((host, int(port)), timeout=10) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
        answer = b""
        while chunk := line.recv(65536):
            answer += chunk
    assert answer.split(b" ")[1] in (b"404", b"400"), answer[:200]
    assert b"root:" not in answer
    assert b"[project]" not in answer


def test_ids_of_any_kind_are_only_unknown(server: Any) -> None:
    ada = server.person("Ada")
    for id in ("0", "%00", "a%00b", "x" * 500, "'%20OR%201=1", "..", "é", "%ff"):
        for path in ("", "/log", "/events", "/chat"):
            answer = ada.http.get(f"/games/{id}{path}")
            assert answer.status_code in (400, 404), (id, path, answer.status_code)
    for wish in ("-1", "99999999999999999999", "x"):
        game = ada.make("person", "open")
        assert ada.http.post(f"/games/{game}/undo/{wish}", json={"agree": True}).status_code in (400, 404)


def test_every_answer_protects_the_page(server: Any) -> None:
    for path in ("/", "/game/x", "/api/me", "/api/nothing", "/nothing", "/api/schema/openapi.json"):
        answer = httpx.get(server.url + path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        for name, value in guard.HEADERS.items():
            assert answer.headers[name] == value
        if path.startswith("/api/") and "schema" not in path:
            assert answer.headers["cache-control"] == "no-store"
        assert "server" not in answer.headers
    answer = httpx.request("DELETE", server.url + "/api/me", headers={"X-Hexarch": "1"})
    assert answer.status_code == 405
    assert answer.json()["code"] == "method"


# -- the page -------------------------------------------------------------------------------


def test_the_page_and_its_files_are_served_as_they_should(start_server: Any, tmp_path: Path) -> None:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "pyodide").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>the page</title>", "utf-8")
    (folder / "assets" / "app-BxY3k9aQ.js").write_text("let a = 1;", "utf-8")
    (folder / "assets" / "app-BxY3k9aQ.js.br").write_bytes(b"packed")
    (folder / "assets" / "engine.worker-CxY3k9aQ.js").write_text("let b = 2;", "utf-8")
    (folder / "pyodide" / "engine.wasm").write_bytes(b"\0asm")
    (folder / "icon.svg").write_text("<svg/>", "utf-8")
    (tmp_path / "secret.txt").write_text("secret", "utf-8")
    (folder / "link.txt").symlink_to(tmp_path / "secret.txt")
    url = start_server(static=folder).url
    for path in ("/", "/game/abc", "/join/abc-def", "/key/xyz", "/replay", "/local", "/account", "/new"):
        answer = httpx.get(url + path)
        assert answer.status_code == 200, path
        assert "the page" in answer.text
        assert answer.headers["cache-control"] == "no-cache"
    plain = httpx.get(url + "/assets/app-BxY3k9aQ.js", headers={"Accept-Encoding": "identity"})
    assert plain.text == "let a = 1;"
    assert plain.headers["content-type"] == "text/javascript; charset=utf-8"
    assert httpx.get(url + "/").headers["content-type"] == "text/html; charset=utf-8"
    assert "immutable" in plain.headers["cache-control"]
    with httpx.stream("GET", url + "/assets/app-BxY3k9aQ.js", headers={"Accept-Encoding": "br"}) as packed:
        assert packed.headers["content-encoding"] == "br"
        assert b"".join(packed.iter_raw()) == b"packed"
    assert "wasm-unsafe-eval" not in plain.headers["content-security-policy"]
    for path in ("/assets/engine.worker-CxY3k9aQ.js", "/pyodide/engine.wasm"):
        assert "'wasm-unsafe-eval'" in httpx.get(url + path).headers["content-security-policy"]
    icon = httpx.get(url + "/icon.svg")
    again = httpx.get(url + "/icon.svg", headers={"If-None-Match": icon.headers["etag"]})
    assert (icon.headers["content-type"], again.status_code) == ("image/svg+xml", 304)
    assert httpx.get(url + "/link.txt").status_code == 404
    mistyped = httpx.get(url + "/no/such/place", headers={"Accept": "text/html,*/*"})
    assert (mistyped.status_code, "the page" in mistyped.text) == (404, True)
    for path, accept in (("/no/such/place", "*/*"), ("/no/such.js", "text/html"), ("/api/no", "text/html")):
        other = httpx.get(url + path, headers={"Accept": accept})
        assert (other.status_code, other.json()["code"]) == (404, "not-found")
    assert httpx.get(url + "/assets/app-BxY3k9aQ.js.br").status_code == 404
    for path in ("/", "/game/abc", "/icon.svg"):
        head = httpx.head(url + path)
        assert (head.status_code, head.content) == (200, b"")
        assert int(head.headers["content-length"]) == len(httpx.get(url + path).content)


def test_without_a_built_page_the_server_says_how_to_build_it(server: Any) -> None:
    if (static.folder("") / "index.html").exists():
        pytest.skip("the page has been built")
    assert "npm run build" in httpx.get(server.url + "/").text


# -- words ------------------------------------------------------------------------------------


def _codes() -> set[str]:
    """Every problem and set-up error the sources name."""
    found: set[str] = set()
    for path in sorted(Path(web.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                texts = [one.value for one in node.args if isinstance(one, ast.Constant) and isinstance(one.value, str)]
                if node.func.id == "Problem":
                    found.add(f"web-{texts[0]}")
                elif node.func.id == "ConfigError":
                    found.add(texts[0])
    from hexarch.web.errors import CODES

    return found | {f"web-{code}" for code in CODES.values()} | {"web-fault", "web-server-ready", "web-server-missing"}


@pytest.mark.parametrize("language", languages())
def test_every_refusal_has_its_sentence_and_every_sentence_its_use(language: str) -> None:
    folder = Path(web.__file__).parents[1] / "words" / "text" / language
    source = (folder / "web.ftl").read_text("utf-8")
    present = set(re.findall(r"^(web-[\w-]+) =", source, re.MULTILINE))
    assert present == _codes()
    words = Words(language)
    values = dict.fromkeys(("longest", "shortest", "most", "seconds"), 2)
    names = dict.fromkeys(("known", "address", "file", "why"), "x")
    for key in present:
        assert not words.text(key, **values, **names).startswith("[")
        assert "{" not in words.text(key, **values, **names)
