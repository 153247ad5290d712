"""A game without a drawing of its own, with secrets: played on the plain table, from the lobby to the result."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .conftest import ROOT, Browse, Server
from .player import Player
from .test_accessible import RUN, axe  # noqa: F401

TOYS = ROOT / "tests" / "toy"


@pytest.fixture(scope="module")
def toys(page_files: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that knows one more game."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HEXARCH_GAMES", str(TOYS))
        found = Server(tmp_path_factory.mktemp("toys"), seed=7)
    yield found
    found.stop()
    assert "Traceback" not in found.said(), found.said()[-4000:]


def position(page: Page) -> str:
    return page.get_by_role("region", name="Position").inner_text()


def enter(player: Player, *seats: str) -> Player:
    """A table of the toy game past the form."""
    places = [{"kind": one} if one == "person" else {"kind": "bot", "bot": one} for one in seats]
    player.post("/guest", name=player.name)
    made = player.post("/games", game="covet", seats=places, seed=7)
    player.open(f"/game/{made['id']}")
    expect(player.page.get_by_role("region", name="Position")).to_be_visible()
    return player


def test_from_the_lobby_to_the_result(toys: Server, browse: Browse) -> None:
    player = Player(browse(), toys.url).open("/")
    page = player.page
    page.get_by_role("group", name="Game").get_by_role("radio", name="Covet").check()
    page.get_by_role("group", name="Opponents").get_by_role("radio", name="1").check()
    page.get_by_role("textbox", name="Your name").fill("Ada")
    page.get_by_role("button", name="Play now against bots").click()
    choices = page.get_by_role("group", name="Your choices")
    moves = 0
    while player.turn() != "over":
        assert (moves := moves + 1) < 20
        # The keyboard is enough: the choices below the bar, then Confirm.
        choices.get_by_role("button").first.press("Enter")
        expect(player.drafted).to_have_count(1)
        player.settle()
        player.confirm_button.press("Enter")
        player.settle()
    assert set(player.totals()) == {"Ada", "random 2"}
    expect(player.log.get_by_role("link").first).to_be_visible()

    # Replay, planner and charts are those of every game.
    page.get_by_role("link", name="Replay").first.click()
    bar = page.get_by_role("region", name="Replay")
    bar.get_by_role("button", name="To the beginning").click()
    expect(bar.get_by_role("slider")).to_have_value("0")
    player.open(f"/game/{player.game}/charts")
    expect(page.get_by_role("heading", name="Final scoring")).to_be_visible()
    # Lists say which game a table is, because there are several.
    player.open("/")
    page.get_by_role("tab", name="Finished").click()
    expect(page.get_by_role("listitem").filter(has_text="Covet").first).to_be_visible()


def test_the_form_asks_what_the_game_asks(toys: Server, browse: Browse) -> None:
    player = Player(browse(), toys.url).open("/new?game=covet")
    page = player.page
    expect(page.get_by_role("combobox", name="Game")).to_have_value("covet")
    page.get_by_role("combobox", name="Rounds").select_option("three")
    page.get_by_role("textbox", name="Your name").fill("Ada")
    page.get_by_role("button", name="Open the table").click()
    facts = page.locator("dl")
    expect(facts).to_contain_text("Covet")
    expect(facts).to_contain_text("three")
    # Another game has another form.
    player.open("/new?game=covet")
    page.get_by_role("combobox", name="Game").select_option("Terra Mystica")
    expect(page.get_by_role("group", name="Map")).to_be_visible()


def test_a_page_gets_no_cards_of_others(toys: Server, browse: Browse) -> None:
    ada = enter(Player(browse(), toys.url), "person", "random")
    own = ada.api("/position", seat=ada.api()["viewer"]["seats"][0], draft=[])
    bea = Player(browse(), toys.url, "Bea").open(f"/game/{ada.game}")
    expect(bea.page.get_by_role("region", name="Position")).to_be_visible()
    cards = [option["label"].removeprefix("Put down ") for option in own["options"] if option["group"] == "play"]
    assert cards
    seen = bea.page.content()
    assert [card for card in cards if card.capitalize() in seen or card in seen] == []
    assert [card for card in cards if card.lower() not in position(ada.page).lower()] == []


def test_a_line_of_the_planner_is_imagined(toys: Server, browse: Browse) -> None:
    player = enter(Player(browse(), toys.url), "person", "random")
    before = player.revision
    player.open(f"/game/{player.game}/plan")
    page = player.page
    expect(page.get_by_role("region", name="Position")).to_be_visible()
    expect(page.get_by_text("What you cannot know is made up")).to_be_visible()
    page.get_by_role("group", name="Your choices").get_by_role("button").first.click()
    player.confirm()
    expect(page.get_by_role("button", name="One move back")).to_be_enabled()
    assert player.revision == before


@pytest.mark.parametrize(("locale", "words"), [("it", "Posizione"), ("pt", "Posição")])
def test_other_languages(toys: Server, browse: Browse, locale: str, words: str) -> None:
    player = Player(browse(locale=locale), toys.url)
    player.post("/guest", name="Ada")
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
    made = player.post("/games", game="covet", seats=seats, seed=7)
    page = player.open(f"/game/{made['id']}").page
    expect(page.get_by_role("region", name=words)).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", locale)
    assert not re.search(r"\bplain-|\bboard-[a-z]", page.locator("main").inner_text())


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(toys: Server, browse: Browse, axe: str, size: tuple[int, int], scheme: str) -> None:  # noqa: F811
    player = enter(Player(browse(*size, color_scheme=scheme), toys.url), "person", "random")
    page = player.page
    player.settle()
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide == 0
    page.evaluate(axe)
    assert page.evaluate(RUN, [None, [], "html"]) == []
    player.open("/new?game=covet")
    expect(page.get_by_role("combobox", name="Rounds")).to_be_visible()
    page.evaluate(axe)
    assert page.evaluate(RUN, [None, [], "html"]) == []
