"""The lobby: the form, lists, invitations, taking and leaving seats, handing them over."""

from typing import Any

import pytest

from hexarch import bots
from hexarch.games.terra.title import TITLE


def names(games: Any) -> list[str]:
    return [one["id"] for one in games["games"]]


def test_the_default_form_is_a_game_against_bots_at_once(server: Any) -> None:
    ada = server.person("Ada")
    form = ada.get("/setting")["default"]
    made = ada.post("/games", **form, title="First")
    table = ada.table(made["id"])
    assert table["state"] == "running"
    assert table["title"] == "First"
    assert made["watch"] == f"/game/{made['id']}"
    assert [seat["kind"] for seat in table["seats"]] == [place["kind"] for place in form["seats"]]
    own = {"seats": [0], "role": "player", "host": True, "talk": True, "start": None, "review": None}
    assert table["viewer"] == own
    assert table["position"]["view"]["players"] == len(form["seats"])


@pytest.mark.parametrize("language", ["en", "it", "pt"])
def test_form_and_words_come_in_the_readers_language(server: Any, language: str) -> None:
    ada = server.person("Ada")
    described = ada.get("/setting", lang=language)
    assert {one["id"] for one in described["ways"]} >= {"intro", "random", "draft"}
    words = ada.get("/words", lang=language)
    assert words["structures"]["TE"] == {"en": "temple", "it": "tempio", "pt": "templo"}[language]
    answer = ada.http.get("/games/none", headers={"Accept-Language": f"de, {language};q=0.5"})
    assert answer.status_code == 404
    expected = {"en": "no such table", "it": "tavolo non esiste", "pt": "mesa não existe"}
    assert expected[language] in answer.json()["sentence"]


WRONG = (
    {},
    {"seats": []},
    {"seats": [{"kind": "person"}]},
    {"seats": [{"kind": "person"}] * 9},
    {"seats": [{"kind": "king"}, {"kind": "person"}]},
    {"seats": [{"kind": "person"}, {"kind": "bot", "bot": "deep thought"}]},
    {"seats": [{"kind": "person"}, {"kind": "bot"}], "map": "../../etc/passwd"},
    {"seats": [{"kind": "person"}, {"kind": "bot"}], "factions": ["nobody", "noone"]},
    {"seats": [{"kind": "person"}, {"kind": "bot"}], "factions": "draft", "options": {"no-such": True}},
    {"seats": [{"kind": "person"}, {"kind": "bot"}], "seed": -1},
    {"seats": [{"kind": "person"}, {"kind": "bot"}], "clock": 7},
    {"seats": "x" * 50_000},
)


@pytest.mark.parametrize("form", WRONG, ids=range(len(WRONG)))
def test_a_form_that_cannot_be_played_is_refused_with_a_sentence(server: Any, form: dict[str, Any]) -> None:
    ada = server.person("Ada")
    answer = ada.post("/games", 422, **form)
    assert answer["sentence"]
    assert answer["code"]
    assert names(ada.get("/games", list="mine")) == []


def test_titles_are_short_and_visible(server: Any) -> None:
    ada = server.person("Ada")
    form = ada.get("/setting")["default"]
    for title in ("x" * 81, "a\u202eb", 7):
        ada.post("/games", 400, **form, title=title)


def test_friends_come_by_invitation_and_the_last_one_starts_the_game(server: Any) -> None:
    ada, bob, eve = server.person("Ada"), server.person("Bob"), server.person("Eve")
    form = {"seats": [{"kind": "person"}, {"kind": "open"}, {"kind": "open"}], "factions": "random", "listed": False}
    made = ada.post("/games", **form)
    game = made["id"]
    assert made["invite"].startswith(game + "-")
    assert game not in names(eve.get("/games", list="open"))
    assert game in names(ada.get("/games", list="mine"))
    assert eve.table(game)["invite"] is None, "who has no seat cannot pass the invitation on"
    for invite in (None, "", game, f"{game}-wrong", f"{game}-é"):
        assert eve.post(f"/games/{game}/join", 403, invite=invite)["code"] == "needs-invitation"
    table = bob.post(f"/games/{game}/join", invite=made["invite"], seat=2)
    assert table["state"] == "waiting"
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "", "Bob"]
    assert bob.post(f"/games/{game}/join", invite=made["invite"])["viewer"]["seats"] == [2], "once is enough"
    eve.post(f"/games/{game}/join", 409, invite=made["invite"], seat=2)
    table = eve.post(f"/games/{game}/join", invite=made["invite"])
    assert table["state"] == "running"
    for person, name in ((ada, "Ada"), (bob, "Bob"), (eve, "Eve")):
        (seat,) = person.table(game)["viewer"]["seats"]
        assert table["seats"][seat]["name"] == name
        assert table["position"]["view"]["seats"][seat]["name"] == name
    server.person("Late").post(f"/games/{game}/join", 409, invite=made["invite"])


def test_people_of_one_name_are_told_apart(server: Any) -> None:
    one, two = server.person("Ada"), server.person("Ada")
    game = one.make("person", "open", factions="draft")
    table = two.post(f"/games/{game}/join")
    assert sorted(seat["name"] for seat in table["seats"]) == ["Ada", "Ada 2"]
    assert one.table(game)["viewer"]["seats"] != two.table(game)["viewer"]["seats"]


def test_open_tables_are_listed_and_can_be_left(server: Any) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    game = ada.make("person", "open", "open")
    assert game in names(server.person("").get("/games", list="open"))
    bob.post(f"/games/{game}/join")
    assert bob.post(f"/games/{game}/leave") == {"there": True}
    assert bob.table(game)["viewer"]["role"] == "watcher"
    bob.post(f"/games/{game}/leave", 403)
    bob.post(f"/games/{game}/join")
    ada.post(f"/games/{game}/leave")
    assert bob.table(game)["viewer"]["host"], "who stays takes over"
    assert bob.post(f"/games/{game}/leave") == {"there": False}
    bob.get(f"/games/{game}", 404)


def test_the_host_starts_with_bots_in_open_seats(server: Any) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    game = ada.make("person", "open", "open")
    bob.post(f"/games/{game}/join")
    bob.post(f"/games/{game}/start", 403)
    assert ada.post(f"/games/{game}/start", 400, bot="giant")["code"] == "unknown-bot"
    table = ada.post(f"/games/{game}/start", bot="steward")
    assert sorted(seat["kind"] for seat in table["seats"]) == ["bot", "person", "person"]
    assert any(seat["name"].startswith("steward") for seat in table["seats"])
    ada.post(f"/games/{game}/start", 409)
    ada.post(f"/games/{game}/leave", 409)
    # Where nobody says which, the gentlest comes.
    table = ada.post(f"/games/{ada.make('person', 'open')}/start")
    assert any(seat["name"].startswith(bots.gentle(TITLE)) for seat in table["seats"])


def test_a_seat_goes_to_a_bot_or_to_a_friend(server: Any) -> None:
    ada, bob, eve = server.person("Ada"), server.person("Bob"), server.person("Eve")
    game = ada.make("person", "open", "open")
    eve.post(f"/games/{game}/replace", 403, seat=1, bot="greedy")
    ada.post(f"/games/{game}/replace", 400, seat=1, bot="deep thought")
    ada.post(f"/games/{game}/replace", 404, seat=7, bot="greedy")
    assert ada.post(f"/games/{game}/replace", seat=1, bot="random")["seats"][1]["bot"] == "random"
    bob.post(f"/games/{game}/join")
    assert bob.table(game)["state"] == "running"
    for person, seat in ((ada, 2), (bob, 0)):
        waits = seat in ada.table(game)["waiting"]
        refused = person.post(f"/games/{game}/replace", 403, seat=seat, bot="greedy")
        assert refused["code"] == ("not-late" if waits else "not-waiting")
    bob.post(f"/games/{game}/replace", seat=2, bot="open")
    assert bob.table(game)["viewer"]["role"] == "watcher"
    assert game in names(eve.get("/games", list="open")), "a free seat of a running game is offered too"
    eve.post(f"/games/{game}/join", seat=2)
    assert game not in names(eve.get("/games", list="open"))
    assert eve.table(game)["viewer"]["seats"] == [2]


def test_my_turn_comes_first_over_all_pages(server: Any) -> None:
    """The oldest tables of somebody with many are those that wait for them."""
    ada, bob = server.person("Ada"), server.person("Bob")
    waits = []
    for number in range(56):
        game = ada.make("person", "open", factions=["witches", "nomads"])
        bob.post(f"/games/{game}/join")
        table = ada.table(game)
        if number < 3:
            waits.append(game)
            if table["waiting"] != table["viewer"]["seats"]:
                bob.move(game)
        elif table["waiting"] == table["viewer"]["seats"]:
            ada.move(game)
    page = ada.get("/games", list="mine")
    assert names(page)[:3] == waits[::-1]
    assert [one["your_turn"] for one in page["games"]] == [True] * 3 + [False] * 47
    second = ada.get("/games", list="mine", before=page["next"])
    assert len(second["games"]) == 6
    assert not set(names(page)) & set(names(second))
    assert page["turns"] == second["turns"] == 3
    theirs = bob.get("/games", list="mine")
    assert theirs["turns"] == 53, "all of them count, not those of a page"
    assert all(one["your_turn"] for one in theirs["games"])
    rest = bob.get("/games", list="mine", before=theirs["next"])["games"]
    assert [one["your_turn"] for one in rest] == [True] * 3 + [False] * 3
    assert server.person("Eve").get("/games", list="mine")["turns"] == 0
    assert server.person("").get("/games", list="open")["turns"] == 0
    for wrong in ("x-y", "1-x-y", "1.0-abc", "1-1.0-", "1-1.0-a-b", "1-nan-..", "2-1e999-é"):
        ada.get("/games", 400, list="mine", before=wrong)


def test_my_games_show_my_turn_first_and_lists_have_pages(server: Any) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    made = []
    for _ in range(3):
        made.append(ada.make("person", "open"))
        bob.post(f"/games/{made[-1]}/join")
    first = ada if ada.table(made[0])["waiting"] == ada.table(made[0])["viewer"]["seats"] else bob
    first.move(made[0])
    waits = {game: ada.table(game)["waiting"] for game in made}
    mine = ada.get("/games", list="mine")["games"]
    assert {one["id"] for one in mine} == set(made)
    turns = [one["your_turn"] for one in mine]
    assert turns == sorted(turns, reverse=True)
    assert all(one["waiting"] == waits[one["id"]] for one in mine)
    for _ in range(52):
        ada.make("person", "open", "open")
    page = ada.get("/games", list="mine")
    assert len(page["games"]) == 50
    second = ada.get("/games", list="mine", before=page["next"])
    assert len(second["games"]) == 5
    assert second["next"] is None
    assert not set(names(page)) & set(names(second))
    ada.get("/games", 400, list="mine", before="x-y")
    ada.get("/games", 400, list="everything")


def test_one_browser_may_hold_several_seats(server: Any) -> None:
    ada = server.person("Ada")
    game = ada.make("person", "person")
    table = ada.table(game)
    assert table["viewer"]["seats"] == [0, 1]
    ada.move(game)
    ada.move(game)
