"""Somebody who plays through the page: sees what it shows and presses what it offers, by role and name."""

import re
import time
import uuid
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, Page, expect

CONFIRM = re.compile("^Confirm")
LINK = """path => {
  const link = document.createElement("a");
  link.href = path;
  document.body.append(link);
  link.click();
  link.remove();
}"""


class Player:
    """One person at one page, in English."""

    def __init__(self, page: Page, url: str, name: str = "Ada") -> None:
        self.page = page
        self.url = url
        self.name = name
        self._game = ""
        self.bar = page.get_by_role("region", name="Your turn, step by step")
        self.tools = self.bar.get_by_role("toolbar", name="Undo and confirm")
        self.confirm_button = self.tools.get_by_role("button", name=CONFIRM)
        self.choices = self.bar.get_by_role("button", name=re.compile(r"^Choices \("))
        self.filter = self.bar.get_by_role("searchbox", name="Search choices")
        self.drafted = self.bar.get_by_role("list", name="Chosen so far").get_by_role("listitem")
        self.power = self.bar.get_by_role("group", name="power offered")
        self.map = page.get_by_role("group", name="Map", exact=True)
        self.result = page.get_by_role("region", name=re.compile("^(Winner|Tied winners):")).locator("table").first
        self.log = page.get_by_role("region", name="Log", exact=True)

    # -- getting to a table -------------------------------------------------------------

    def open(self, path: str = "/") -> "Player":
        self._note(path)
        self.page.goto(self.url + path)
        return self

    def follow(self, path: str) -> "Player":
        """As a link of the page does: another address, without loading the page again."""
        self._note(path)
        self.page.evaluate(LINK, path)
        return self

    def play_now(self, opponents: int = 1, way: str = "Introductory", level: str = "") -> "Player":
        """From the lobby: two choices, the name, and the game begins; with bots of the usual level if none is named."""
        self.open()
        page = self.page
        page.get_by_role("group", name="Opponents").get_by_role("radio", name=str(opponents)).check()
        page.get_by_role("group", name="Factions").get_by_role("radio", name=way).check()
        if level:
            page.get_by_role("combobox", name="Level of the bots").select_option(level)
        page.get_by_role("textbox", name="Your name").fill(self.name)
        page.get_by_role("button", name="Play now against bots").click()
        return self.at_board()

    def at_board(self) -> "Player":
        expect(self.map).to_be_visible()
        self.settle()
        return self

    @property
    def game(self) -> str:
        """The name of the table, from the address; on another page, of the one last looked at."""
        self._note(self.page.url)
        assert self._game, self.page.url
        return self._game

    def _note(self, address: str) -> None:
        found = re.search(r"/game/([^/?#]+)", address)
        self._game = found[1] if found else self._game

    def api(self, path: str = "", **body: Any) -> Any:
        """Ask the server about this table, as the same person."""
        url = f"{self.url}/api/games/{self.game}{path}"
        if body:
            return self.post(f"/games/{self.game}{path}", **body)
        answer = self.page.request.get(url)
        assert answer.ok, answer.text()
        return answer.json()

    def post(self, path: str, **body: Any) -> Any:
        """Send something to the server as this person, past the page."""
        answer = self.page.request.post(f"{self.url}/api{path}", data=body, headers={"X-Hexarch": "1"})
        assert answer.ok, answer.text()
        return answer.json()

    def make(self, *seats: str, **more: Any) -> dict[str, Any]:
        """Make a table past the form; seats are "person", "open" or the name of a bot."""
        places = [{"kind": one} if one in ("person", "open") else {"kind": "bot", "bot": one} for one in seats]
        self.post("/guest", name=self.name)
        made: dict[str, Any] = self.post("/games", **{"seats": places, "factions": "intro", "seed": 7, **more})
        return made

    def enter(self, *seats: str, **more: Any) -> "Player":
        """Make a table past the form and open its board."""
        return self.open(f"/game/{self.make(*seats, **more)['id']}").at_board()

    def fast_forward(self, rounds: int = 1, seat: int | None = None) -> None:
        """Past the page: own seats take the first thing offered and pass, until the round is reached."""
        while True:
            table = self.api()
            if table["state"] != "running" or table["position"]["view"]["round"] >= rounds:
                self.catch_up(table["revision"])
                break
            own = [one for one in table["waiting"] if one in table["viewer"]["seats"]]
            if not own:
                time.sleep(0.02)  # bots think
                continue
            self.move_past(own[0])

    def catch_up(self, revision: int) -> None:
        """Until what was played past the page has reached it: before, it may ask about what is long decided."""
        if self.page.locator(".board").count():
            there = "least => Number(document.querySelector('.board').dataset.revision) >= least"
            self.page.wait_for_function(there, arg=revision)

    def move_past(self, seat: int) -> None:
        """Past the page: a seat passes, or takes the first thing offered."""
        draft: list[str] = []
        position = self.api("/position", seat=seat, draft=draft)
        while not position["confirm"]["ready"] or not draft:
            options = [one["text"] for one in position["options"]]
            passing = [text for text in options if text.startswith("pass")]
            draft.append((passing or options)[0])
            position = self.api("/position", seat=seat, draft=draft)
        revision = position["revision"]
        self.api("/moves", seat=seat, revision=revision, key=uuid.uuid4().hex, draft=draft, end=True)

    def send(self, game: str, seat: int, draft: list[str], revision: int) -> int:
        """Past the page: a whole turn of a seat; how many choices the server then has."""
        sent = {"seat": seat, "revision": revision, "draft": draft, "key": uuid.uuid4().hex, "end": True}
        return int(self.post(f"/games/{game}/moves", **sent)["revision"])

    # -- waiting ------------------------------------------------------------------------

    def settle(self) -> None:
        """Until the page has its answers: the bar shows the position after the draft, or the result stands there."""
        expect(self.bar.locator("[aria-busy=false]").or_(self.result).first).to_be_visible()

    def turn(self) -> str:
        """Wait until something is asked: "over", "power", "choose", or "confirm" when that is all there is left."""
        asked = self.result.or_(self.power).or_(self.choices)
        ready = self.tools.locator("button:enabled", has_text=CONFIRM)
        expect(asked.or_(ready).first).to_be_visible()
        self.settle()
        if self.result.is_visible():
            return "over"
        if self.power.is_visible():
            return "power"
        return "choose" if self.choices.is_visible() else "confirm"

    # -- choosing -----------------------------------------------------------------------

    def _drafts(self, press: Locator) -> None:
        """Press something that puts one more choice into the draft."""
        before = self.drafted.count()
        press.click()
        expect(self.drafted).to_have_count(before + 1)
        self.settle()

    def list_choices(self) -> Locator:
        """Open the list of choices; the buttons in it."""
        if self.choices.get_attribute("aria-expanded") != "true":
            self.choices.click()
        expect(self.filter).to_be_visible()
        return self.bar.locator("#action-sheet").get_by_role("button")

    def choose(self, name: str | re.Pattern[str] = "", nth: int = 0) -> None:
        """Take a choice from the list."""
        found = self.list_choices()
        self._drafts((found.filter(has_text=name) if name else found).nth(nth))

    def close_list(self) -> None:
        """The list lies over the map: put it away to press things there."""
        if self.filter.is_visible():
            self.page.keyboard.press("Escape")
            expect(self.filter).to_be_hidden()

    def hex(self, name: str) -> Locator:
        return self.map.get_by_role("button", name=re.compile(rf"^{name},"))

    def possible_hexes(self) -> list[str]:
        """Hexes that the map marks as choosable."""
        found = self.map.get_by_role("button", name=re.compile("can be chosen$"))
        labels: list[str] = found.evaluate_all("hexes => hexes.map((hex) => hex.ariaLabel)")
        return [label.split(",")[0] for label in labels]

    def press_hex(self, name: str) -> None:
        """Press a hex; of several things that can be done there, take the first."""
        self.press(self.hex(name))

    def press(self, thing: Locator) -> None:
        """Press a thing on the table; where it offers several choices, take the first."""
        self.close_list()
        before = self.drafted.count()
        offered = self.page.get_by_role("dialog").get_by_role("button").and_(self.page.locator(".choice"))
        thing.click()
        expect(self.drafted.nth(before).or_(offered.first)).to_be_visible()
        if offered.first.is_visible():
            offered.first.click()
        expect(self.drafted).to_have_count(before + 1)
        self.settle()

    def tile(self, *starts: str) -> Locator:
        """A tile on the table that can be chosen now, by how its name starts."""
        start = "|".join(starts) or ".*"
        return self.page.get_by_role("button", name=re.compile(rf"^({start}).*[.] Can be chosen$"))

    def confirm(self) -> None:
        """Confirm the draft and wait until the table has taken it."""
        expect(self.confirm_button).to_be_enabled()
        self.confirm_button.click()
        expect(self.drafted).to_have_count(0)
        self.settle()

    def answer(self, take: bool) -> None:
        """Take or decline the power that is offered."""
        answers = self.power.get_by_role("button")
        (answers.first if take else answers.last).click()
        self.settle()

    # -- reading ------------------------------------------------------------------------

    def totals(self) -> dict[str, int]:
        """Points by player from the table of the final scoring."""
        found = {}
        for row in self.result.locator("tbody tr").all():
            name = row.get_by_role("rowheader").locator("small").inner_text()
            found[name] = int(row.locator(".total").inner_text())
        return found

    @property
    def revision(self) -> int:
        """How many choices the server has."""
        return int(self.api()["revision"])


def asked_first(players: Sequence[Player], seconds: float = 30) -> Player:
    """Whom of several people the page asks something next."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for player in players:
            asked = player.result.or_(player.power).or_(player.choices)
            if asked.first.is_visible():
                player.settle()
                if asked.first.is_visible():
                    return player
        time.sleep(0.02)
    raise AssertionError("nobody is asked anything")
