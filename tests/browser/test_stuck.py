"""A bot that finds no move: the server stops it, and the page says so until somebody else has the seat."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .conftest import ROOT, Browse, Server
from .player import Player

# A game whose bot never finds anything to choose.
LOST = """

from hexarch.bots import Bots


class Lost:
    name = "lost"

    def choose(self, game, seat, clock=None):
        raise LookupError("nothing to choose")


class LostBots(Bots):
    names = ("lost",)

    def make(self, name, seed):
        return Lost()


CovetTitle.bots = lambda self: LostBots()
"""


@pytest.fixture
def lost(page_files: Path, tmp_path: Path) -> Iterator[Server]:
    """A server with that game."""
    title = tmp_path / "games" / "covet" / "title.py"
    shutil.copytree(ROOT / "tests" / "toy" / "covet", title.parent, ignore=shutil.ignore_patterns("__pycache__"))
    title.write_text(title.read_text("utf-8") + LOST, "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HEXARCH_GAMES", str(tmp_path / "games"))
        found = Server(tmp_path)
    yield found
    found.stop()


def test_a_bot_without_a_move_is_told_until_somebody_else_has_its_seat(lost: Server, browse: Browse) -> None:
    player = Player(browse(), lost.url)
    page = player.page
    player.post("/guest", name=player.name)
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "lost"}]
    made = player.post("/games", game="covet", seats=seats)
    player.open(f"/game/{made['id']}")
    notice = page.get_by_role("status").filter(has_text="cannot find a move")
    expect(notice).to_have_text(
        "lost 2 cannot find a move. Give the seat to somebody else, or take back the last move."
    )
    assert "no bot can play seat" in lost.said()
    assert player.api()["revision"] == 0, "nothing was chosen in the bot's name"

    seat = next(i for i, one in enumerate(player.api()["seats"]) if one["kind"] == "bot")
    player.post(f"/games/{made['id']}/replace", seat=seat, bot="random")
    expect(notice).to_have_count(0)
    player.turn()
    expect(page.get_by_role("group", name="Your choices").get_by_role("button").first).to_be_visible()
