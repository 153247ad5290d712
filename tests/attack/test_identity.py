"""Who somebody is does not change behind their back, and what they remove lets nobody in any more."""

from pathlib import Path
from typing import Any

import pytest

from hexarch.web import people

from ..web.inside import apart, serving

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


def test_a_foreign_link_asks_before_it_makes_somebody_another_person(start_server: Any) -> None:
    running = start_server()
    ada, eve = running.person("Ada"), running.person("Eve")
    asked = ada.post("/key", status=409, token=eve.key_link[5:])
    assert asked["code"] == "other-person"
    assert asked["detail"] == {"name": "Eve", "mine": "Ada", "guest": True}
    assert "Eve" in asked["sentence"]
    assert ada.get("/me")["person"]["id"] == ada.id, "nothing has changed"
    assert ada.post("/key", token=ada.key_link[5:])["person"]["id"] == ada.id, "one's own link asks nothing"
    assert ada.get("/me")["before"] is None

    assert ada.post("/key", token=eve.key_link[5:], replace=True)["person"]["id"] == eve.id
    assert ada.get("/me")["before"] == "Ada"
    assert ada.post("/back")["person"]["id"] == ada.id, "a guest has a way back"
    assert ada.get("/me")["before"] == "Eve"
    ada.post("/logout")
    assert ada.get("/me")["before"] == "Eve"
    assert ada.post("/back")["person"]["id"] == eve.id
    ada.post("/back", status=404)


def test_a_guest_who_signs_in_elsewhere_has_a_way_back(start_server: Any) -> None:
    running = start_server()
    owner = running.person("Olga")
    owner.post("/account", login="olga", password="correct horse")
    ada = running.person("Ada")
    assert ada.post("/login", login="olga", password="correct horse")["person"]["id"] == owner.id
    assert ada.get("/me")["before"] == "Ada"
    assert ada.post("/back")["person"]["id"] == ada.id


@pytest.mark.parametrize("two", [False, True])
def test_what_is_removed_is_gone_everywhere_at_once(start_server: Any, database: str, two: bool) -> None:
    if two and database.startswith("sqlite"):
        pytest.skip("a file has one process")
    running = start_server(database)
    other = start_server(database) if two else running
    ada = running.person("Ada")
    game = ada.make("person", "person")
    phone = other.person("")
    phone.http.headers["User-Agent"] = FIREFOX
    phone.post("/key", token=ada.key_link[5:])

    ways = ada.get("/ways")
    assert [(one["here"], one["how"], one["agent"]) for one in ways["sessions"]] == [
        (True, "name", ""),
        (False, "link", "Firefox, Linux"),
    ]
    assert len(ways["links"]) == 1
    assert ways["links"][0]["used"] is not None
    assert ways["passkeys"] == []
    with phone.events(game) as stream:
        stream.next("hello")
        left = ada.post("/ways/remove", kind="session", id=ways["sessions"][1]["id"])
        assert [one["here"] for one in left["sessions"]] == [True]
        assert phone.get("/me")["person"] is None
        phone.post("/key/new", status=401)
        with pytest.raises(AssertionError, match="the stream ended"):
            stream.next("nothing of this name")

    phone.post("/key", token=ada.key_link[5:])
    assert phone.get("/me")["person"]["id"] == ada.id
    left = ada.post("/ways/remove", kind="link", id=ways["links"][0]["id"])
    assert left["links"] == []
    assert len(left["sessions"]) == 1, "what the link began ended with it"
    assert phone.get("/me")["person"] is None
    phone.post("/key", status=401, token=ada.key_link[5:])


def test_nobody_removes_what_belongs_to_others(start_server: Any) -> None:
    running = start_server()
    ada, eve = running.person("Ada"), running.person("Eve")
    mine = ada.get("/ways")
    for kind, id in (("session", mine["sessions"][0]["id"]), ("link", mine["links"][0]["id"]), ("passkey", "x")):
        assert eve.post("/ways/remove", status=404, kind=kind, id=id)["code"] == "no-such-way"
    eve.post("/ways/remove", status=400, kind="person", id="x")
    assert ada.get("/ways") == mine
    nobody = running.person("")
    nobody.get("/ways", status=401)


def test_sessions_of_one_person_do_not_pile_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "MOST_SESSIONS", 5)

    async def work() -> None:
        async with serving(f"sqlite:///{tmp_path / 'table.sqlite3'}") as server:
            ada, token, key = await server.people.guest("Ada")
            later = [(await server.people.by_key(key))[1] for _ in range(8)]
            found = [one.how for one in (await server.ways.of(ada, token)).sessions]
            assert found == ["name", *["link"] * 5], "others do not end for them"
            assert await server.people.of_session(later[-1]) is not None
            assert await server.people.of_session(later[0]) is None

    apart(work())


def test_names_nobody_can_see_and_names_of_bots_are_refused(start_server: Any) -> None:
    running = start_server()
    nobody = running.person("")
    ada = running.person("Zoë Ångström 2")
    for name in ("\u3164", "\u2800 \u2800", "a\u200bb", "e" + "\u0301" * 9, "greedy", "Elder 2", "\uff47reedy"):
        nobody.post("/guest", status=400, name=name)
        seats = [{"kind": "person", "name": name}, {"kind": "person"}]
        ada.post("/games", status=422, seats=seats, factions="intro")
    ada.post("/games", seats=[{"kind": "person", "name": "Ada"}, {"kind": "person"}], factions="intro")


def test_wrong_guesses_of_a_stranger_do_not_keep_the_owner_out(start_server: Any) -> None:
    running = start_server(limits=True)
    owner = running.person("Olga")
    owner.post("/account", login="olga", password="correct horse")

    def guess(address: str, password: str) -> int:
        eve = running.person("")
        headers = {"X-Forwarded-For": address}
        body = {"login": "olga", "password": password}
        return int(eve.http.post("/login", json=body, headers=headers).status_code)

    assert [guess("203.0.113.1", f"wrong {n}") for n in range(12)][-1] == 429
    assert guess("203.0.113.1", "correct horse") == 429, "who guesses has to wait"
    assert guess("203.0.113.2", "correct horse") == 200, "the owner at an address of their own does not"


def test_a_stranger_takes_one_seat_of_a_listed_table(start_server: Any) -> None:
    running = start_server()
    ada, eve = running.person("Ada"), running.person("Eve")
    made = ada.post("/games", seats=[{"kind": "person"}, *[{"kind": "open"}] * 3], factions="intro", listed=True)
    game = made["id"]
    eve.post(f"/games/{game}/join", seat=1)
    assert eve.post(f"/games/{game}/join", status=409, seat=2)["code"] == "one-seat"
    assert eve.post(f"/games/{game}/join")["viewer"]["seats"] == [1], "asking again changes nothing"
    eve.post(f"/games/{game}/join", seat=2, invite=made["invite"])
    assert eve.table(game)["viewer"]["seats"] == [1, 2]
