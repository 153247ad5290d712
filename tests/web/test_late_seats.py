"""Whoever lets the clock run out: late seats go to bots or friends, and come back; idle hosts lock nobody out."""

import contextlib
import sqlite3
from typing import Any

import pytest

from .test_lobby import names


class Past:
    """A server whose tables can be made to have waited for long."""

    def __init__(self, server: Any) -> None:
        self.server = server

    def wait(self, seconds: float) -> None:
        """As if the last choice of every table lay so much longer back."""
        self._rewrite("UPDATE games SET changed = changed - ?", seconds)

    def forget_clocks(self) -> None:
        """As tables were kept before they had clocks."""
        self._rewrite("UPDATE games SET form = json_remove(form, '$.clock')")

    def _rewrite(self, query: str, *values: float) -> None:
        self.server.stop()
        with contextlib.closing(sqlite3.connect(self.server.database.removeprefix("sqlite:///"))) as file:
            file.execute(query, values)
            file.commit()
        self.server.start()


@pytest.fixture
def past(start_server: Any) -> Past:
    return Past(start_server())


def three(past: Past, **form: Any) -> tuple[str, Any, Any, Any]:
    """A table of three people: its name, the host, another one, and who is to move; the last is not the host."""
    people = [past.server.person(name) for name in ("Ada", "Bob", "Eve")]
    game = people[0].make("person", "open", "open", **form)
    for person in people[1:]:
        person.post(f"/games/{game}/join")
    (seat,) = people[0].table(game)["waiting"]
    if people[0].table(game)["viewer"]["seats"] == [seat]:
        people[0].move(game)
        (seat,) = people[0].table(game)["waiting"]
    idle = next(one for one in people if one.table(game)["viewer"]["seats"] == [seat])
    (other,) = [one for one in people[1:] if one is not idle]
    return game, people[0], other, idle


def test_a_late_seat_goes_to_a_bot_or_a_friend_by_anybody_at_the_table(past: Past) -> None:
    game, host, other, idle = three(past, clock=3_600)
    (seat,) = idle.table(game)["viewer"]["seats"]
    clock = host.table(game)["clock"]
    assert clock["limit"] == 3_600
    assert clock["late"] == []
    assert abs(clock["now"] - clock["since"]) < 60, "a table's clock begins with its game"
    past.wait(3_500)
    for person in (host, other):
        refused = person.post(f"/games/{game}/replace", 403, seat=seat, bot="greedy")
        assert refused["code"] == "not-late"
        shown = person.table(game)["seats"][seat]["replace"]
        assert shown == {
            "may": False,
            "code": "not-late",
            "sentence": refused["sentence"],
            "from": clock["due"] - 3_500,
        }
        assert refused["detail"]["from"] == shown["from"]
    past.wait(101)
    clock = host.table(game)["clock"]
    assert clock["due"] == clock["since"] + 3_600
    assert clock["due"] <= clock["now"]
    assert clock["late"] == [seat]
    assert clock["now"] - clock["since"] >= 3_600
    (summary,) = other.get("/games", list="mine")["games"]
    assert summary["clock"]["late"] == [seat]
    (elsewhere,) = other.table(game)["viewer"]["seats"]
    refused = host.post(f"/games/{game}/replace", 403, seat=elsewhere, bot="greedy")
    assert refused["code"] == "not-waiting", "only whom the game waits for"
    may = {one: [seat["replace"]["code"] for seat in one.table(game)["seats"]] for one in (host, other, idle)}
    here = host.table(game)["viewer"]["seats"][0]
    assert may[host] == [{here: "", seat: "", elsewhere: "not-waiting"}[one] for one in range(3)]
    assert may[other] == [{here: "not-waiting", seat: "", elsewhere: ""}[one] for one in range(3)]
    stranger = past.server.person("Zoe")
    assert {one["replace"]["code"] for one in stranger.table(game)["seats"]} == {"not-your-seat"}
    assert {one["replace"]["code"] for one in past.server.person("").table(game)["seats"]} == {"unknown-person"}
    assert stranger.post(f"/games/{game}/replace", 403, seat=seat, bot="open")["code"] == "not-your-seat"
    table = other.post(f"/games/{game}/replace", seat=seat, bot="open")
    assert table["seats"][seat]["kind"] == "open"
    assert table["clock"]["late"] == [], "an open seat is nobody's fault"
    table = stranger.post(f"/games/{game}/join", seat=seat)
    assert table["viewer"]["seats"] == [seat]
    assert table["clock"]["now"] - table["clock"]["since"] < 60, "who takes over has all of the time"
    assert other.post(f"/games/{game}/replace", 403, seat=seat, bot="greedy")["code"] == "not-late"
    past.wait(3_600)
    with host.events(game) as events:
        _, hello = events.next("hello")
        assert hello["clock"]["late"] == [seat]
        other.post(f"/games/{game}/replace", seat=seat, bot="greedy")
        _, rows = events.next("rows")
    assert rows["rows"][0]["seat"] == seat
    assert rows["rows"][0]["by"] == "bot"
    assert rows["clock"]["late"] == []
    assert rows["clock"]["since"] > hello["clock"]["since"]


def test_whoever_is_replaced_reads_it_and_may_have_the_seat_back(past: Past) -> None:
    game, host, other, idle = three(past, clock=300)
    (seat,) = idle.table(game)["viewer"]["seats"]
    past.wait(301)
    table = other.post(f"/games/{game}/replace", seat=seat, bot="random")
    (elsewhere,) = table["viewer"]["seats"]
    assert game in names(idle.get("/games", list="mine")), "it is still among their tables"
    (change,) = idle.table(game)["handovers"]
    assert (change["seat"], change["bot"], change["by"]) == (seat, "random", table["seats"][elsewhere]["name"])
    assert change["yours"]
    assert change["back"]
    assert change["stands"]
    assert not host.table(game)["handovers"][0]["back"], "it was somebody else's"
    past.server.person("Zoe").post(f"/games/{game}/join", 409, seat=seat)
    assert idle.post(f"/games/{game}/join", seat=seat)["viewer"]["seats"] == [seat]
    assert [(one["bot"], one["back"]) for one in idle.table(game)["handovers"]] == [
        ("random", False),
        ("person", False),
    ]
    assert host.table(game)["seats"][seat]["kind"] == "person"


def test_a_late_seat_may_still_decide(past: Past) -> None:
    game, host, _, idle = three(past, clock=300)
    (seat,) = idle.table(game)["viewer"]["seats"]
    past.wait(301)
    idle.move(game)
    assert host.table(game)["clock"]["late"] == []
    host.post(f"/games/{game}/replace", 403, seat=seat, bot="greedy")


def test_an_idle_host_locks_nobody_out(past: Past) -> None:
    game, host, _, idle = three(past, clock=300)
    (seat,) = idle.table(game)["viewer"]["seats"]
    (hosts,) = host.table(game)["viewer"]["seats"]
    while hosts not in idle.table(game)["waiting"]:
        (waiting,) = idle.table(game)["waiting"]
        people = {one.table(game)["viewer"]["seats"][0]: one for one in (idle, _)}
        people[waiting].move(game)
    past.wait(301)
    table = idle.post(f"/games/{game}/replace", seat=hosts, bot="open")
    assert table["viewer"]["host"], "who hands the host's seat over is the host then"
    assert not host.table(game)["viewer"]["host"]
    assert _.post(f"/games/{game}/replace", seat=hosts, bot="random")["seats"][hosts]["bot"] == "random", (
        "open ones too"
    )
    assert _.post(f"/games/{game}/replace", 403, seat=hosts, bot="greedy")["code"] == "not-the-host"
    idle.post(f"/games/{game}/replace", seat=hosts, bot="greedy")
    assert seat != hosts


def test_a_table_whose_host_does_not_come_back_is_started_by_others(past: Past) -> None:
    host, bob = past.server.person("Ada"), past.server.person("Bob")
    game = host.make("person", "open", "open", clock=3_600)
    table = bob.post(f"/games/{game}/join")
    assert table["viewer"]["start"]["code"] == "host-has-time"
    assert table["viewer"]["start"]["from"] == table["changed"] + 3_600
    assert host.table(game)["viewer"]["start"]["may"]
    assert past.server.person("Eve").table(game)["viewer"]["start"]["code"] == "not-your-seat"
    assert bob.post(f"/games/{game}/start", 403)["code"] == "host-has-time"
    past.wait(3_601)
    past.server.person("Eve").post(f"/games/{game}/start", 403)
    assert bob.table(game)["viewer"]["start"] == {"may": True, "code": "", "sentence": "", "from": None}
    table = bob.post(f"/games/{game}/start")
    assert [seat["kind"] for seat in table["seats"]].count("bot") == 1
    assert table["state"] == "running"


def test_without_a_clock_nobody_is_late(past: Past) -> None:
    game, host, other, idle = three(past, clock=0)
    (seat,) = idle.table(game)["viewer"]["seats"]
    past.wait(100 * 86_400)
    clock = host.table(game)["clock"]
    assert clock["limit"] is None
    assert clock["late"] == []
    for person in (host, other):
        assert person.post(f"/games/{game}/replace", 403, seat=seat, bot="greedy")["code"] == "no-clock"
    table = idle.post(f"/games/{game}/replace", seat=seat, bot="greedy")
    assert table["seats"][seat]["kind"] == "bot", "one's own seat one may always give up"


def test_tables_from_before_clocks_have_a_day(past: Past) -> None:
    game, host, _, idle = three(past, clock=300)
    (seat,) = idle.table(game)["viewer"]["seats"]
    past.forget_clocks()
    past.wait(86_000)
    assert host.table(game)["clock"]["limit"] == 86_400
    assert host.post(f"/games/{game}/replace", 403, seat=seat, bot="greedy")["code"] == "not-late"
    past.wait(401)
    assert host.post(f"/games/{game}/replace", seat=seat, bot="greedy")["seats"][seat]["kind"] == "bot"
