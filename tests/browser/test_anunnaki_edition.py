"""A table of Anunnaki with an edition of its own explains its pieces with the numbers of that edition."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from hexarch.games.anunnaki import editions
from hexarch.games.anunnaki.edition import standard

from .anunnaki import SEED
from .conftest import Browse, Server
from .player import Player

MINE = "boxed"


@pytest.fixture
def boxed(page_files: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server that knows an edition in which seven followers come for the mana action, instead of three."""
    before = standard().text
    changed = before.replace('edition = "standard-1"', f'edition = "{MINE}"', 1).replace(
        "followers = 3", "followers = 7", 1
    )
    assert changed.count("followers = 7") == 1
    (tmp_path / "editions").mkdir()
    (tmp_path / "editions" / "boxed.toml").write_text(changed, "utf-8")
    monkeypatch.setenv(editions.VARIABLE, str(tmp_path / "editions"))
    found = Server(tmp_path, SEED)
    yield found
    found.stop()
    assert "Traceback" not in found.said(), found.said()[-4000:]


def test_pieces_are_explained_with_the_numbers_of_the_edition(boxed: Server, browse: Browse) -> None:
    player = Player(browse(), boxed.url)
    player.post("/guest", name=player.name)
    page = player.page
    form = {"house_1": "norrenis", "house_2": "ellenys", "four_gods": True}
    for edition, followers in ((MINE, "7 followers"), (standard().name, "3 followers")):
        seats = [{"kind": "person"}, {"kind": "bot", "bot": "greedy"}]
        made = player.post("/games", game="anunnaki", seats=seats, edition=edition, **form)
        player.open(f"/game/{made['id']}")
        page.get_by_role("button", name="Deploy followers").first.click(button="right")
        expect(page.locator(".popover")).to_contain_text(followers)
