"""Seven people at one table of the server: seats, clock, the set-up of so many, and forms that are not for so many."""

from typing import Any


def factions(view: dict[str, Any]) -> list[str]:
    return [seat["faction"] for seat in view["seats"]]


def test_seven_people_sit_down_and_set_up_their_game(server: Any) -> None:
    """The last one starts it; the clock runs for whoever is to act; everybody takes a favor tile before round 1."""
    people = [server.person(name) for name in ("Ada", "Bob", "Eve", "Dan", "Fay", "Gus", "Hal")]
    host = people[0]
    seats = [{"kind": "person"}, *[{"kind": "open"}] * 6]
    game = host.post("/games", seats=seats, factions="random", seed=3, clock=3_600, listed=True)["id"]
    for person in people[1:]:
        person.post(f"/games/{game}/join")
    table = host.table(game)
    assert table["state"] == "running"
    assert [seat["kind"] for seat in table["seats"]] == ["person"] * 7
    at = {person.table(game)["viewer"]["seats"][0]: person for person in people}
    assert sorted(at) == list(range(7))
    assert table["clock"]["limit"] == 3_600
    phases = []
    while not table["position"]["view"]["round"]:
        phases.append(table["position"]["view"]["phase"])
        (seat,) = table["waiting"]
        at[seat].move(game, seat)
        table = host.table(game)
    assert list(dict.fromkeys(phases)) == ["dwellings", "favors", "bonus-cards"]
    assert phases.count("favors") >= 7 - 1  # the last dwelling and the first tile may be one move
    view = table["position"]["view"]
    assert view["rounds"] == 4
    assert sum(tile["count"] - tile["left"] for tile in view["favor_pool"]) == 7 + ("chaosmagicians" in factions(view))


def test_what_is_not_for_seven_is_refused_with_a_sentence(server: Any) -> None:
    ada = server.person("Ada")
    seats = [{"kind": "person"}, *[{"kind": "bot", "bot": "greedy"}] * 6]
    answer = ada.post("/games", 422, seats=seats, factions="intro")
    assert answer["sentence"] == "The introductory game is for at most 5 players, not 7."
    answer = ada.post("/games", 422, seats=seats, factions="random", options={"fewer-structures": True})
    assert answer["sentence"] == 'The option "fewer-structures" is only for games with this number of players: 5.'
