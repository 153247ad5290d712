"""The planner: forking the position, playing every seat on, two lines side by side, the first turn to the table."""

import re

from playwright.sync_api import Route, expect

from .conftest import Browse, Server
from .player import Player


def play_on(player: Player, first: str) -> None:
    """One turn of whoever is asked: something that starts like `first` where it is offered, else the first choice."""
    if player.turn() == "power":
        player.answer(take=False)
        return
    wanted = player.list_choices().filter(has_text=re.compile(first))
    player.choose(re.compile(first) if wanted.count() else "")
    while not player.confirm_button.is_enabled():
        player.choose()
    player.confirm()


def test_two_lines_compared_and_the_first_turn_played(server: Server, browse: Browse) -> None:
    player = Player(browse(), server.url).enter("person", "greedy")
    player.fast_forward(1)
    player.turn()
    page, own = player.page, player.api()["viewer"]["seats"][0]
    before = player.revision
    page.get_by_role("link", name="Plan").click()
    plan = page.get_by_role("region", name="Planner")
    expect(plan).to_be_visible()
    player.at_board()

    # Both seats play on.
    lines = plan.get_by_role("group", name="Lines").get_by_role("button")
    asked: list[int] = []
    while len(set(asked)) < 2 or len(asked) < 3:
        play_on(player, "^Upgrade|^Build")
        expect(plan.get_by_text("Saved.")).to_be_visible()
        asked = [step["seat"] for step in player.api("/lines")["lines"][0]["line"]]
    assert asked[0] == own
    expect(lines.first).to_have_attribute("aria-pressed", "true")
    assert player.revision == before, "nothing of a plan happens at the table"

    # A second line from the same position.
    plan.get_by_role("button", name="New line from the same position").click()
    expect(plan.get_by_role("button", name=re.compile("^Line 2"))).to_have_attribute("aria-pressed", "true")
    player.settle()
    play_on(player, "^Pass")
    expect(plan.get_by_text("Saved.")).to_be_visible()

    # They stay when the page is loaded again.
    page.reload()
    player.at_board()
    kept = player.api("/lines")["lines"]
    assert [line["name"] for line in kept] == ["Line 1", "Line 2"]
    assert kept[0]["line"][0]["text"] != kept[1]["line"][0]["text"]

    # Side by side, with what the engine says of their ends.
    plan.get_by_role("button", name="Compare").click()
    table = page.get_by_role("dialog", name="Where the lines lead").get_by_role("table")
    expect(table.get_by_role("columnheader")).to_have_text(["The game now", "Line 1", "Line 2"])
    ends = [player.api("/plan", at=line["at"], line=line["line"])["view"]["seats"] for line in kept]
    for row, of in (("VP", lambda seat: seat["vp"]), ("Coins", lambda seat: seat["resources"]["C"])):
        rows = table.get_by_role("row").filter(has=page.get_by_role("rowheader", name=row, exact=True))
        for seat in range(2):
            shown = [cell.locator("b").inner_text() for cell in rows.nth(seat).get_by_role("cell").all()]
            assert shown[1:] == [str(of(end[seat])) for end in ends]
    page.get_by_role("dialog").get_by_role("button", name="Close").click()

    # The first turn of the first line goes to the table.
    plan.get_by_role("button", name=re.compile("^Line 1")).click()
    expect(plan.get_by_role("button", name=re.compile("^Line 1"))).to_have_attribute("aria-pressed", "true")
    player.settle()
    plan.get_by_role("button", name="Play the first turn").click()
    asking = page.get_by_role("dialog", name=re.compile("^Confirm this at the table"))
    text = asking.get_by_role("listitem").first.inner_text()
    asking.get_by_role("button", name=re.compile("^Confirm")).click()
    expect(page).to_have_url(re.compile(r"/game/\w+$"))
    player.at_board()
    expect(player.log).to_contain_text(text)
    rows = player.api(f"/log?since={before}")["rows"]
    assert rows[0]["seat"] == own
    assert rows[0]["text"].startswith(kept[0]["line"][0]["text"])


def test_what_is_planned_while_lines_are_being_kept_is_kept_too(server: Server, browse: Browse) -> None:
    player = Player(browse(), server.url).enter("person", "person")
    player.fast_forward(1)
    player.turn()
    page = player.page
    page.get_by_role("link", name="Plan").click()
    plan = page.get_by_role("region", name="Planner")
    player.at_board()
    held: list[Route] = []

    def hold(route: Route) -> None:
        """The first time that lines are kept takes long."""
        if route.request.method == "GET" or held:
            route.continue_()
        else:
            held.append(route)

    page.route(re.compile("/lines"), hold)
    with page.expect_request(lambda request: "/lines" in request.url and request.method != "GET"):
        play_on(player, "^Pass")
    play_on(player, "^Pass")
    page.wait_for_timeout(2000)  # long after the second turn should have been kept
    expect(plan.get_by_text("Saving")).to_be_visible()
    held[0].continue_()
    expect(plan.get_by_text("Saved.")).to_be_visible()
    assert [step["seat"] for step in player.api("/lines")["lines"][0]["line"]] == [0, 1]


def test_a_line_goes_on_with_the_game(server: Server, browse: Browse) -> None:
    player = Player(browse(), server.url).enter("person", "person")
    player.fast_forward(1)
    player.turn()
    page, before = player.page, player.revision
    page.get_by_role("link", name="Plan").click()
    plan = page.get_by_role("region", name="Planner")
    expect(plan).to_be_visible()
    player.at_board()
    for _ in range(4):
        play_on(player, "^Pass")
    expect(plan.get_by_text("Saved.")).to_be_visible()
    whole = player.api("/lines")["lines"][0]["line"]

    # The first turn is played at the table; what is left of the line begins behind it.
    plan.get_by_role("button", name="Play the first turn").click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("^Confirm")).click()
    expect(page).to_have_url(re.compile(r"/game/\w+$"))
    player.at_board()
    now = player.revision
    assert now > before
    rest = whole[now - before :]
    assert player.api("/lines")["lines"][0] == {"name": "Line 1", "at": now, "line": rest}

    # The next turn is made on the board, as the line has it: the line catches up with the game.
    assert player.turn() == "choose"
    card = re.search("BON[0-9]+", rest[0]["text"])
    assert card is not None
    player.choose(re.compile(rf"^Pass and take .*\({card[0]}\)"))
    player.confirm()
    assert player.revision > now
    now = player.revision
    page.get_by_role("link", name="Plan").click()
    player.at_board()
    expect(plan.get_by_role("button", name=re.compile("^Line 1"))).to_have_attribute("aria-pressed", "true")
    expect(plan.get_by_text("From the current position")).to_be_visible()
    expect(plan.get_by_role("button", name="Play the first turn")).to_be_enabled()
    expect(plan.get_by_text("Saved.")).to_be_visible()
    assert player.api("/lines")["lines"][0]["at"] == now
    assert player.api("/lines")["lines"][0]["line"] == whole[now - before :]


def test_nobody_else_sees_a_plan(server: Server, browse: Browse) -> None:
    ada, bea = Player(browse(), server.url, "Ada"), Player(browse(), server.url, "Bea")
    made = ada.make("person", "open")
    bea.post("/guest", name=bea.name)
    bea.post(f"/games/{made['id']}/join", invite=made["invite"])
    ada.open(f"/game/{made['id']}/plan")
    plan = ada.page.get_by_role("region", name="Planner")
    expect(plan).to_be_visible()
    ada.at_board()
    play_on(ada, "^Take")
    expect(plan.get_by_text("Saved.")).to_be_visible()
    assert len(ada.api("/lines")["lines"]) == 1
    bea.open(f"/game/{made['id']}/plan")
    theirs = bea.page.get_by_role("region", name="Planner")
    expect(theirs.get_by_role("button", name=re.compile("^Line 1"))).to_contain_text("empty")
    assert bea.api("/lines")["lines"] == []
    assert bea.revision == 0
