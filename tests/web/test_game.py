"""Games over HTTP: between people, with wrong seats, stale looks, repeated requests, undoing, planning."""

import uuid
from pathlib import Path
from typing import Any

import pytest


@pytest.fixture
def pair(server: Any) -> Any:
    """Two people at the introductory game for two."""
    ada, bob = server.person("Ada"), server.person("Bob")
    game = ada.make("person", "open")
    bob.post(f"/games/{game}/join")
    return ada, bob, game


def mover(game: str, *people: Any) -> Any:
    """Whom the game waits for."""
    waiting = set(people[0].table(game)["waiting"])
    return next(one for one in people if waiting & set(one.table(game)["viewer"]["seats"]))


def confirm(person: Any, game: str, **more: Any) -> dict[str, Any]:
    """The body of a move that can be made now."""
    table = person.table(game)
    seat = next(one for one in table["viewer"]["seats"] if one in table["waiting"])
    draft = person.draft(game, seat)
    return {"seat": seat, "revision": table["revision"], "key": str(uuid.uuid4()), "draft": draft, **more}


def test_two_people_move_in_turn_and_both_see_it(pair: Any) -> None:
    ada, bob, game = pair
    for _ in range(6):
        who = mover(game, ada, bob)
        before = ada.table(game)["revision"]
        moved = who.move(game)
        assert moved["revision"] > before
        assert moved["rows"]
        other = bob if who is ada else ada
        assert other.table(game)["revision"] >= moved["revision"]
        assert other.get(f"/games/{game}/log", since=before)["rows"][0]["text"] == moved["rows"][0]["text"]


def test_nobody_acts_for_another_seat(pair: Any, server: Any) -> None:
    ada, bob, game = pair
    who = mover(game, ada, bob)
    other = bob if who is ada else ada
    body = confirm(who, game)
    stranger = server.person("")
    for wrong, status in ((other, 403), (server.person("Eve"), 403), (stranger, 401)):
        answer = wrong.post(f"/games/{game}/moves", status, **body)
        assert answer["sentence"]
    seat = body["seat"]
    for wrong in (other, server.person("Eve"), stranger):
        wrong.post(f"/games/{game}/position", 403, seat=seat, draft=[])
        wrong.get(f"/games/{game}/standing", (401, 403)[wrong is not stranger], seat=seat)
        wrong.http.put(f"/games/{game}/standing?seat={seat}", json={"leech": "never"})
    assert who.get(f"/games/{game}/standing", seat=seat)["leech"] == "ask"
    assert who.table(game)["revision"] == body["revision"], "nothing was changed"
    mine = other.table(game)["viewer"]["seats"][0]
    other.post(f"/games/{game}/moves", 422, **(body | {"seat": mine, "key": "not-my-turn"}))
    who.post(f"/games/{game}/moves", **body)


def test_a_stale_request_is_refused(pair: Any) -> None:
    ada, bob, game = pair
    who = mover(game, ada, bob)
    body = confirm(who, game)
    who.post(f"/games/{game}/moves", **body)
    now = who.table(game)["revision"]
    answer = who.post(f"/games/{game}/moves", 409, **(body | {"key": "another"}))
    assert answer["code"] == "stale"
    assert answer["detail"]["revision"] == now
    who.post(f"/games/{game}/moves", 409, **(body | {"key": "ahead", "revision": now + 5}))
    who.post(f"/games/{game}/moves", 409, **(body | {"key": "elsewhen", "revision": now, "generation": 7}))
    assert who.table(game)["revision"] == now


def test_a_repeated_request_gets_the_same_answer_and_changes_nothing(pair: Any) -> None:
    ada, bob, game = pair
    who = mover(game, ada, bob)
    body = confirm(who, game)
    first = who.post(f"/games/{game}/moves", **body)
    for _ in range(3):
        assert who.post(f"/games/{game}/moves", **body) == first
    mover(game, ada, bob).move(game)
    assert who.post(f"/games/{game}/moves", **body) == first, "also after others have moved"
    answer = who.post(f"/games/{game}/moves", 409, **(body | {"draft": ["pass"]}))
    assert answer["code"] == "repeated"
    rows = who.get(f"/games/{game}/log")["rows"]
    assert [row["n"] for row in rows] == list(range(1, len(rows) + 1))


def test_an_illegal_draft_is_refused_as_a_whole(pair: Any) -> None:
    ada, bob, game = pair
    who = mover(game, ada, bob)
    body = confirm(who, game)
    before = who.table(game)["position"]
    for draft in ([*body["draft"], "build A1", "build A2"], ["upgrade A1 to SH"], ["rm -rf"], ["\u202e"], ["x" * 1999]):
        answer = who.post(f"/games/{game}/moves", 422, **(body | {"draft": draft}))
        assert answer["sentence"]
        assert answer["code"]
    assert who.table(game)["position"] == before
    who.post(f"/games/{game}/moves", **body)


def test_a_text_is_explained_whether_it_is_legal_or_not(pair: Any) -> None:
    ada, bob, game = pair
    who = mover(game, ada, bob)
    body = confirm(who, game)
    seat = body["seat"]
    good = who.post(f"/games/{game}/explain", seat=seat, text=body["draft"][0])
    assert good["ok"]
    bad = who.post(f"/games/{game}/explain", seat=seat, text="upgrade A1 to SH")
    assert not bad["ok"]
    assert bad["sentence"]
    assert bad["rule"]
    italian = who.http.post(f"/games/{game}/explain?lang=it", json={"seat": seat, "text": "upgrade A1 to SH"}).json()
    assert italian["code"] == bad["code"]
    assert italian["sentence"] != bad["sentence"]


def test_who_moved_last_takes_back_alone(pair: Any) -> None:
    ada, bob, game = pair
    who = mover(game, ada, bob)
    other = bob if who is ada else ada
    before = who.table(game)
    who.move(game)
    after = who.table(game)
    other.post(f"/games/{game}/undo", 409, revision=after["revision"], key="not-mine")
    body = {"revision": after["revision"], "key": "oops"}
    undone = who.post(f"/games/{game}/undo", **body)
    assert undone == {"done": True, "revision": before["revision"], "generation": 1, "request": None, "needed": []}
    assert who.post(f"/games/{game}/undo", **body) == undone, "repeated, it changes nothing"
    assert who.table(game)["position"]["view"] == before["position"]["view"]
    log = who.get(f"/games/{game}/log")
    assert log["revision"] == before["revision"]
    seat = who.table(game)["viewer"]["seats"][0]
    assert log["undone"] == [{"seat": seat, "from": after["revision"], "to": before["revision"]}]
    who.move(game)
    stale = {"seat": 0, "revision": after["revision"], "key": "old", "draft": [], "generation": 0}
    who.post(f"/games/{game}/moves", 409, **(stale | {"seat": who.table(game)["viewer"]["seats"][0]}))


def test_further_back_goes_only_with_consent(pair: Any, server: Any) -> None:
    ada, bob, game = pair
    first = mover(game, ada, bob)
    second = bob if first is ada else ada
    start = first.table(game)["revision"]
    first.move(game)
    while mover(game, ada, bob) is first:
        first.move(game)
    second.move(game)
    now = first.table(game)["revision"]
    seats = second.table(game)["viewer"]["seats"]
    would = first.post(f"/games/{game}/undo", revision=now, key="may-i", to=start, ask=False)
    assert (would["done"], would["request"], would["needed"]) == (False, None, seats)
    assert second.table(game)["requests"] == [], "nobody is asked before the wish is sent"
    asked = first.post(f"/games/{game}/undo", revision=now, key="please", to=start)
    assert not asked["done"]
    assert asked["needed"] == seats
    (request,) = second.table(game)["requests"]
    assert request["id"] == asked["request"]
    assert request["needed"] == second.table(game)["viewer"]["seats"]
    path = f"/games/{game}/undo/{asked['request']}"
    first.post(path, 403, agree=True)
    server.person("Eve").post(path, 403, agree=True)
    assert first.table(game)["revision"] == now
    assert not second.post(path, agree=False)["done"]
    second.post(path, 409, agree=True)
    asked = first.post(f"/games/{game}/undo", revision=now, key="again", to=start)
    assert second.post(f"/games/{game}/undo/{asked['request']}", agree=True)["done"]
    assert first.table(game)["revision"] == start
    assert first.table(game)["requests"] == []


def test_notes_lines_and_standing_answers_are_private(pair: Any, server: Any) -> None:
    ada, bob, game = pair
    line = {"name": "bold", "at": 0, "line": [{"seat": 0, "text": "pass"}]}
    ada.put(f"/games/{game}/notes", text="temple next\n<b>")
    ada.put(f"/games/{game}/lines", lines=[line])
    ada.http.put(f"/games/{game}/standing", json={"leech": "up_to", "vp": 2}).raise_for_status()
    assert ada.get(f"/games/{game}/notes")["text"] == "temple next\n<b>"
    assert ada.get(f"/games/{game}/lines")["lines"] == [line]
    assert ada.get(f"/games/{game}/standing")["vp"] == 2
    for other in (bob, server.person("Eve")):
        assert other.get(f"/games/{game}/notes")["text"] == ""
        assert other.get(f"/games/{game}/lines")["lines"] == []
        assert "up_to" not in other.http.get(f"/games/{game}").text
    assert bob.get(f"/games/{game}/standing")["leech"] == "ask"
    server.person("").get(f"/games/{game}/notes", 401)
    ada.put(f"/games/{game}/notes", 400, text="x" * 20_001)
    for wrong in ({"leech": "maybe"}, {"leech": "up_to", "vp": -1}, {"leech": "up_to", "vp": "2"}):
        ada.put(f"/games/{game}/standing", 422, **wrong)


def test_anybody_may_plan_and_nothing_of_it_is_seen(pair: Any, server: Any) -> None:
    ada, bob, game = pair
    who = mover(game, ada, bob)
    body = confirm(who, game)
    line = [{"seat": body["seat"], "text": text} for text in body["draft"]]
    before = ada.table(game)["position"]
    for planner in (ada, bob, server.person("Eve")):
        planned = planner.post(f"/games/{game}/plan", line=line)
        assert len(planned["scores"]) == 2
        assert planned["line"][0]["text"] == body["draft"][0]
    answer = ada.post(f"/games/{game}/plan", 422, line=[{"seat": body["seat"], "text": "build A1"}])
    assert answer["detail"]["index"] == 0
    assert ada.table(game)["position"] == before
    who.move(game)
    at = ada.post(f"/games/{game}/position", at=body["revision"])
    assert at["revision"] == body["revision"]
    ada.post(f"/games/{game}/position", 404, at=100_000)


def test_a_draft_ends_the_turn_when_others_have_answered(server: Any) -> None:
    """With printed rules a neighbour is asked first; the confirmed end of the turn follows by itself."""
    ada, bob = server.person("Ada"), server.person("Bob")
    game = ada.make("person", "open")
    bob.post(f"/games/{game}/join")
    for _ in range(30):
        who = mover(game, ada, bob)
        other = bob if who is ada else ada
        seat = who.table(game)["viewer"]["seats"][0]
        options = who.post(f"/games/{game}/position", seat=seat)["options"]
        asking = [one for one in options if one["quote"]["offers"]]
        if not asking:
            who.move(game)
            continue
        who.move(game, draft=[asking[0]["text"]])
        assert who.table(game)["waiting"] == other.table(game)["viewer"]["seats"]
        position = other.table(game)["position"]
        assert position["kind"] == "leech"
        other.move(game, draft=[position["options"][0]["text"]])
        assert seat not in who.table(game)["waiting"], "the turn ended without another word"
        return
    raise AssertionError("nobody was ever asked")


def test_a_policy_does_not_answer_an_offer_that_was_open_before_it(server: Any) -> None:
    """Whoever chooses how offers are to be answered is still asked about the one they look at."""
    ada, bob = server.person("Ada"), server.person("Bob")
    game = ada.make("person", "open")
    bob.post(f"/games/{game}/join")
    asked = _until_offer(game, ada, bob)
    other = bob if asked is ada else ada
    seat = asked.table(game)["viewer"]["seats"][0]
    before = asked.table(game)
    asked.http.put(f"/games/{game}/standing", json={"leech": "never"}).raise_for_status()
    assert asked.get(f"/games/{game}/standing") == {"leech": "never", "vp": 0, "ask_last_round": False}
    assert asked.table(game)["revision"] == before["revision"]
    assert asked.table(game)["position"]["kind"] == "leech"
    moved = asked.move(game, draft=[before["position"]["options"][0]["text"]])
    assert moved["rows"][0]["by"] == "person"
    assert moved["rows"][0]["text"].startswith("leech")
    for _ in range(40):  # the next one is answered by the policy
        rows = asked.get(f"/games/{game}/log")["rows"]
        given = [row for row in rows if row["seat"] == seat and row["by"] == "standing"]
        if any(row["text"].startswith("decline") for row in given):
            return
        table = other.table(game)
        if not set(table["waiting"]) & set(table["viewer"]["seats"]):
            assert asked.table(game)["position"]["kind"] != "leech"
            asked.move(game)
            continue
        options = table["position"]["options"]
        offering = [one for one in options if one["quote"]["offers"]]
        other.move(game, draft=[offering[0]["text"]] if offering else None)
    raise AssertionError("nothing was offered again")


def _until_offer(game: str, ada: Any, bob: Any) -> Any:
    """Play until somebody is offered power: who."""
    for _ in range(40):
        who = mover(game, ada, bob)
        table = who.table(game)
        if table["position"]["kind"] == "leech":
            return who
        offering = [one for one in table["position"]["options"] if one["quote"]["offers"]]
        who.move(game, draft=[offering[0]["text"]] if offering else None)
    raise AssertionError("nothing was offered")


def test_sealed_bids_stay_sealed(server: Any) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    game = ada.make("person", "open", factions="sealed-auction", profile="league")
    bob.post(f"/games/{game}/join")
    who = mover(game, ada, bob)
    draft = who.draft(game, who.table(game)["viewer"]["seats"][0], lambda options: options[-1])
    who.move(game, draft=draft)
    secret = draft[0]
    assert secret in who.http.get(f"/games/{game}/log").text
    for other in (bob if who is ada else ada, server.person("Eve")):
        for path in ("/log", "/statistics"):
            assert secret not in other.http.get(f"/games/{game}{path}").text
        assert secret not in str(other.table(game)["position"]["view"])
    assert secret in str(who.table(game)["position"]["view"])
    for other in (bob if who is ada else ada, server.person("Eve")):
        other.get(f"/games/{game}/save", 409)
        other.get(f"/games/{game}/ledger", 409)
        assert other.post(f"/games/{game}/plan", line=[])["imagined"], "planned on what they could have bid"


def test_a_saved_game_is_the_game(pair: Any) -> None:
    from hexarch.games import terra

    ada, bob, game = pair
    mover(game, ada, bob).move(game)
    loaded = terra.loads(ada.http.get(f"/games/{game}/save").text)
    assert len(loaded.history) == ada.table(game)["revision"]
    answer = ada.http.get(f"/games/{game}/ledger")
    assert answer.headers["content-disposition"].startswith("attachment")


@pytest.mark.shared
def test_a_real_ledger_can_be_walked_through(server: Any, shared: Path) -> None:
    ada = server.person("Ada")
    text = sorted((shared / "ledgers").glob("*.txt"))[0].read_text("utf-8")
    game = ada.post("/ledgers", text=text, name="A real one")["id"]
    table = server.person("Eve").table(game)
    assert table["state"] == "import"
    assert table["position"]["view"]["over"]
    middle = ada.post(f"/games/{game}/position", at=table["revision"] // 2)
    assert not middle["view"]["over"]
    assert ada.get(f"/games/{game}/statistics")["rounds"][-1] == 6
    ada.post(f"/games/{game}/moves", 403, seat=0, revision=table["revision"], key="x", draft=["pass"])
    rows = text.splitlines()
    number = next(i for i, row in enumerate(rows) if i > 60 and "upgrade" in row)
    rows[number] = rows[number].replace(" VP", "7 VP", 1)
    answer = ada.post("/ledgers", 422, text="\n".join(rows))
    assert answer["detail"]["line"] == number + 1
    assert answer["sentence"].count(f"Line {number + 1}:") == 1


def test_what_is_no_ledger_is_refused_with_a_reason(server: Any) -> None:
    ada = server.person("Ada")
    for text in ("", "x", "hello\nworld", "\0" * 100, "1\t2\t3\n" * 1000):
        answer = ada.post("/ledgers", 422, text=text)
        assert answer["sentence"]
    server.person("").post("/ledgers", 401, text="x")
