"""The chat: who may write at a table."""

from typing import Any


def test_at_a_listed_table_everybody_with_a_name_may_write(server: Any) -> None:
    ada, eve = server.person("Ada"), server.person("Eve")
    game = ada.make("person", "open")
    assert eve.table(game)["viewer"]["talk"]
    assert eve.post(f"/games/{game}/chat", text="good luck")["text"] == "good luck"
    assert not server.person("").table(game)["viewer"]["talk"]
    server.person("").post(f"/games/{game}/chat", 401, text="hello")
    assert ada.table(game)["watch"] == f"/game/{game}"


def test_at_an_unlisted_table_only_people_who_sit_there_or_came_by_a_link_may_write(server: Any) -> None:
    ada, bob, eve, zoe = (server.person(name) for name in ("Ada", "Bob", "Eve", "Zoe"))
    form = {"seats": [{"kind": "person"}, {"kind": "open"}], "factions": "intro", "listed": False}
    made = ada.post("/games", **form)
    game = made["id"]
    bob.post(f"/games/{game}/join", invite=made["invite"])
    for person in (ada, bob):
        assert person.table(game)["viewer"]["talk"]
        person.post(f"/games/{game}/chat", text="hello")
    # Eve only found the address.
    assert not eve.table(game)["viewer"]["talk"]
    assert eve.table(game)["watch"] == f"/game/{game}", "and gets no link that would let her"
    assert eve.post(f"/games/{game}/chat", 403, text="spam")["code"] == "not-at-table"
    for wrong in ("", game, f"{game}-x", "é", made["invite"][:-1], "x" * 100):
        assert eve.post(f"/games/{game}/watch", 403, link=wrong)["code"] == "needs-invitation"
    eve.post(f"/games/{game}/watch", 400, link="x" * 101)
    eve.post(f"/games/{game}/chat", 403, text="spam")
    assert [one["name"] for one in ada.get(f"/games/{game}/chat")["messages"]] == ["Ada", "Bob"]
    # The link for watchers, and the invitation of a table that is full.
    path, _, link = made["watch"].partition("?link=")
    assert path == f"/game/{game}"
    assert ada.table(game)["watch"] == made["watch"]
    assert link not in made["invite"]
    table = eve.post(f"/games/{game}/watch", link=link)
    assert table["viewer"]["talk"]
    assert table["viewer"]["role"] == "watcher"
    eve.post(f"/games/{game}/chat", text="nice move")
    eve.post(f"/games/{game}/chat", text="and again, without another word of the link")
    zoe.post(f"/games/{game}/join", 409, invite=made["invite"])
    zoe.post(f"/games/{game}/watch", link=made["invite"])
    zoe.put(f"/games/{game}/notes", text="mine")
    zoe.post(f"/games/{game}/chat", text="hello all")
    server.person("Max").post(f"/games/{game}/join", 403, invite=link)  # being allowed to watch is no invitation
    server.person("").post(f"/games/{game}/watch", 401, link=link)


def test_who_gave_a_seat_up_may_still_talk(server: Any) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    form = {"seats": [{"kind": "person"}, {"kind": "open"}], "factions": "intro", "listed": False}
    made = ada.post("/games", **form)
    game = made["id"]
    bob.post(f"/games/{game}/join", invite=made["invite"])
    (seat,) = bob.table(game)["viewer"]["seats"]
    bob.post(f"/games/{game}/replace", seat=seat, bot="greedy")
    assert bob.table(game)["viewer"]["role"] == "watcher"
    bob.post(f"/games/{game}/chat", text="well played")
