"""Units of Anunnaki on their way by press, drag and touch; yields, goals and warnings before anything is confirmed."""

import re
import uuid

from playwright.sync_api import Locator, Page, expect

from .anunnaki import can, games, sky, star, wide
from .conftest import Browse, Server
from .player import Player
from .test_keyboard import focused
from .test_moving import WATCH, flown

__all__ = ["games"]


def land(page: Page, code: str) -> Locator:
    return sky(page).locator(f"[data-land={code}]")


def press(player: Player, thing: Locator, drafted: int) -> None:
    thing.click()
    expect(player.drafted).to_have_count(drafted)
    player.settle()


def drag(page: Page, begin: Locator, end: Locator) -> None:
    (x, y), (to_x, to_y) = middle(begin), middle(end)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move((x + to_x) / 2, (y + to_y) / 2)
    page.mouse.move(to_x, to_y)
    page.mouse.up()


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.locator(".ground").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def walk(page: Page, key: str, wanted: str) -> bool:
    """Does an arrow key lead to something with this name?"""
    for _ in range(8):
        page.keyboard.press(key)
        if re.search(wanted, focused(page)):
            return True
    return False


def test_units_are_pressed_dragged_and_sent_through_portals(games: Server, browse: Browse) -> None:
    ada, bea = Player(browse(), games.url, "Ada"), Player(browse(), games.url, "Bea")
    for player in (ada, bea):
        player.post("/guest", name=player.name)
    form = {"house_1": "chosen", "house_2": "chosen", "four_gods": True}
    made = ada.post("/games", game="anunnaki", seats=[{"kind": "person"}, {"kind": "open"}], **form)
    bea.post(f"/games/{made['id']}/join", invite=made["invite"])
    page = ada.open(f"/game/{made['id']}").page

    # Houses are chosen in the order of the seats; their planets come to the table.
    assert ada.turn() == "choose"
    expect(ada.bar).to_contain_text("Which House do you play?")
    ada.choose(re.compile("Pharaos"))
    ada.confirm()
    expect(sky(page)).to_contain_text("Pharaos")
    table, draft = f"/games/{made['id']}", ["house babylon"]
    now = bea.post(f"{table}/position", seat=1, draft=draft)["revision"]
    bea.post(f"{table}/moves", seat=1, revision=now, key=uuid.uuid4().hex, draft=draft, end=True)
    expect(sky(page)).to_contain_text("Babylon")
    assert ada.turn() == "choose"
    restart = ada.tools.get_by_role("button", name="Restart the turn")

    # Two of three followers stand in the capital: one of them takes a step; where it cannot go, the table says why.
    press(ada, can(star(page), "Blue move"), 1)
    land(page, "P1").click()
    expect(land(page, "P1")).to_have_attribute("aria-pressed", "true")
    land(page, "P6").click()
    expect(page.get_by_role("dialog", name="P6")).to_contain_text("P6 is not next to P1")
    page.keyboard.press("Escape")
    land(page, "P1").click()
    land(page, "P3").click()
    split = page.get_by_role("dialog", name="P3").locator("button.choice")
    expect(split).to_have_count(2)
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(WATCH)
    press(ada, split.first, 2)
    expect(page.locator(".flight")).to_have_count(0)
    assert flown(page) == ["unit:P3:pharaos:0"]
    page.emulate_media(reduced_motion="reduce")

    # The other is dragged. Its movement ends beside a token that lies face down: that is seen once it is confirmed.
    drag(page, land(page, "P1"), land(page, "P2"))
    expect(ada.drafted).to_have_count(3)
    ada.settle()
    expect(ada.bar).to_contain_text("Something will be revealed: confirm first.")
    assert len(flown(page)) == 1, "nothing moves for those who want less motion"

    # Goals now and after the choice; what is left undone is said, and not forbidden.
    page.keyboard.press("u")
    page.keyboard.press("u")
    expect(ada.drafted).to_have_count(1)
    ada.settle()
    land(page, "P3").click()
    press(ada, land(page, "P1"), 2)
    expect(page.get_by_role("button", name=re.compile("^Altars"))).to_have_text(re.compile("1 → 0"))
    press(ada, ada.bar.locator("button.small", has_text=re.compile("^Pass$")), 3)
    expect(ada.bar.get_by_role("status")).to_contain_text("1 step is left unused.")

    # A harvest shows its yield before the click.
    restart.click()
    expect(ada.drafted).to_have_count(0)
    ada.settle()
    press(ada, can(star(page), "Blue harvest"), 1)
    expect(sky(page).locator(".yield")).to_have_text([re.compile(r"\+2"), re.compile(r"\+1")])
    press(ada, land(page, "P1"), 2)
    expect(ada.bar.locator(".total")).to_contain_text("+2")

    # A portal leads to another planet, but not into Atlantis.
    restart.click()
    expect(ada.drafted).to_have_count(0)
    ada.settle()
    press(ada, can(star(page), "Portal"), 1)
    land(page, "P1").click()
    land(page, "A1").click()
    expect(page.get_by_role("dialog", name="A1")).to_contain_text("Portals lead neither into Atlantis nor out of it.")
    page.keyboard.press("Escape")
    land(page, "P1").click()
    press(ada, land(page, "G1"), 2)
    expect(ada.drafted.last).to_contain_text("G1")

    # Arrow keys lead from anything to what lies beside it: from a territory to a token, and round the star.
    land(page, "P1").focus()
    assert walk(page, "ArrowDown", "Culture token")
    expect(page.get_by_role("tooltip")).to_contain_text("until all three territories hold a unit")
    star(page).locator(".tile").first.focus()
    assert walk(page, "ArrowDown", "Edge|Triangle|Pentagon")


def test_first_turns_with_a_guide_on_a_phone(games: Server, browse: Browse) -> None:
    page = browse(390, 844, has_touch=True)
    player = Player(page, games.url).open("/learn?game=anunnaki")
    page.get_by_role("textbox").fill("Ada")
    page.get_by_role("button", name="Begin").tap()
    guide = page.get_by_role("region", name="Guide", exact=True)
    expect(guide).to_contain_text("1/16")
    told = []
    for number in range(1, 17):
        expect(guide.locator("small")).to_have_text(f"{number}/16")
        told.append(guide.locator("b").inner_text())
        assert not wide(page)
        if told[-1] == "Choose a tile":
            can(star(page), "Blue harvest").tap()  # the guide has brought it into view
            expect(player.drafted).to_have_count(1)
        elif told[-1] == "To the end of the turn":
            player.settle()
            sky(page).locator(".land.lit").first.tap()
            expect(player.drafted).to_have_count(2)
            player.settle()
            while not player.confirm_button.is_enabled():
                before = player.drafted.count()
                player.bar.locator("button.small", has_text=re.compile("^Pass$")).tap()
                expect(player.drafted).to_have_count(before + 1)
                player.settle()
            player.confirm_button.tap()
        else:
            guide.get_by_role("button").last.tap()
    expect(guide).to_be_hidden()
    assert len(set(told)) == 16
    assert player.api()["revision"] > 1
    # The way to the rules leads to those of this game.
    page.get_by_role("link", name="Rules").tap()
    expect(page.get_by_role("link", name="Anunnaki", exact=False)).to_have_attribute("aria-current", "page")
