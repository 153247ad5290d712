"""What ended has ended everywhere, at once."""

from typing import Any

import pytest


def device(running: Any, link: str) -> Any:
    """Another browser, let in by a private link."""
    found = running.person("")
    found.post("/key", token=link[5:])
    return found


def test_a_session_that_ended_in_one_process_has_ended_in_the_other(start_server: Any, postgres: Any) -> None:
    address = postgres.new()
    one, two = start_server(address), start_server(address)
    ada = one.person("Ada")
    there = two.person("")
    there.http.cookies = ada.http.cookies
    assert there.get("/me")["person"]["id"] == ada.id
    stolen = dict(ada.http.cookies)
    ada.post("/logout")
    there.http.cookies.update(stolen)
    assert there.get("/me")["person"] is None
    there.post("/key/new", status=401)


@pytest.mark.parametrize("two", [False, True])
def test_a_new_link_ends_what_the_old_one_began(start_server: Any, database: str, two: bool) -> None:
    if two and database.startswith("sqlite"):
        pytest.skip("a file has one process")
    running = start_server(database)
    other = start_server(database) if two else running
    ada = running.person("Ada")
    thief = device(other, ada.key_link)
    assert thief.get("/me")["person"]["id"] == ada.id
    link = ada.post("/key/new")["key_link"]
    assert thief.get("/me")["person"] is None
    thief.post("/key", status=401, token=ada.key_link[5:])
    assert device(other, link).get("/me")["person"]["id"] == ada.id
    assert ada.get("/me")["person"]["id"] == ada.id


def test_a_new_password_ends_old_links(start_server: Any) -> None:
    running = start_server()
    ada = running.person("Ada")
    ada.post("/account", login="ada", password="correct horse")
    thief = device(running, ada.key_link)
    ada.post("/password", old="correct horse", new="battery staple")
    assert thief.get("/me")["person"] is None
    thief.post("/key", status=401, token=ada.key_link[5:])
    assert ada.get("/me")["person"]["id"] == ada.id
