"""A third profile on the form: the page knows none by name."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from ..play.third_profile import NAME, OFF, ON, REGISTER, SENTENCE, TITLE
from .conftest import Browse, Server
from .player import Player


@pytest.fixture
def house(page_files: Path, tmp_path: Path) -> Iterator[Server]:
    """A server with one more profile."""
    found = Server(tmp_path, first=REGISTER)
    yield found
    found.stop()
    assert "Traceback" not in found.said(), found.said()[-4000:]


def test_options_stand_as_the_profile_says(house: Server, browse: Browse) -> None:
    player = Player(browse(), house.url).open("/new")
    page = player.page
    presets = page.get_by_role("group", name="Presets").get_by_role("button")
    expect(presets).to_have_text([re.compile(f"^{one}") for one in ("Printed rules", "League", TITLE, "Everything")])
    expect(presets.nth(2)).to_contain_text(SENTENCE)
    page.get_by_text("Rules one by one").click()

    def option(name: str) -> Locator:
        return page.get_by_role("checkbox", name=re.compile(rf"\b{name}$"))

    page.get_by_role("combobox", name="Time per decision").select_option("300")  # nobody is given hours
    for preset, on in (("Printed rules", False), ("League", True), (TITLE, True), ("Printed rules", False)):
        presets.filter(has_text=preset).first.click()
        expect(presets.filter(has_text=preset).first).to_have_attribute("aria-pressed", "true")
        expect(option(ON)).to_be_checked(checked=on)
    presets.filter(has_text=TITLE).click()
    expect(option(OFF)).not_to_be_checked()
    page.get_by_role("textbox", name="Your name").fill("Ada")
    with page.expect_request(lambda one: "/api/games" in one.url and one.method == "POST") as sent:
        page.get_by_role("button", name="Open the table").click()
    assert sent.value.post_data_json["profile"] == NAME
    assert sent.value.post_data_json["options"] == {}, "only what differs from the profile is sent"
    expect(page.locator("dl")).to_contain_text(TITLE)


def test_a_running_game_tells_the_name_of_its_profile(house: Server, browse: Browse) -> None:
    player = Player(browse(), house.url).enter("person", "person", profile=NAME)
    player.page.get_by_role("button", name="Table", exact=True).click()
    expect(player.page.get_by_role("dialog")).to_contain_text(TITLE)


def test_where_a_decision_may_take_hours_power_is_answered_later(house: Server, browse: Browse) -> None:
    """The engine says which clocks are slow, and which option that turns on."""
    page = Player(browse(), house.url).open("/new").page
    later = page.get_by_role("checkbox", name=re.compile("^Neighbours may answer offers of power later"))
    clock = page.get_by_role("combobox", name="Time per decision")
    for seconds, on in (("300", False), ("3600", True), ("0", True), ("300", False)):
        clock.select_option(seconds)
        expect(later).to_be_checked(checked=on)
