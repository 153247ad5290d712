"""Anunnaki in the browser: a whole game, a battle in secret and turns by keyboard, around one screen."""

import json
import re
import uuid
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, Response, expect

from hexarch.games.anunnaki.title import TITLE
from hexarch.kernel.game import Game
from hexarch.kernel.rng import Random
from hexarch.play.position import position
from hexarch.words import Words

from .anunnaki import (
    SEED,
    WORDS,
    can,
    choose_by_keys,
    confirm_by_keys,
    games,
    go_by_keys,
    round_the_star,
    sky,
    star,
    take_turns,
    wide,
)
from .conftest import Browse, Server
from .player import Player
from .test_accessible import RUN, axe

__all__ = ["axe", "games"]

CHANCE = 14  # by which three people come to a battle
MADE = 240_000  # ms that a review may take on a busy machine
NAMES = ("Ada", "Bea", "Cy")
GLOSSARY = ("/words", "/setting", "/rules")  # what everybody may read of any game
HOUSES = {"house_1": "norrenis", "house_2": "ellenys", "house_3": "pharaos"}

# Everything on the table is asked what it is; how many things there are, those that say nothing of themselves, and the
# parts of the rules that they lead to.
EXPLAINED = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const shown = (one) => one.getClientRects().length > 0;
  const things = [...document.querySelectorAll(".board .tile, .board svg [role=button]")].filter(shown);
  const silent = [];
  const parts = new Set();
  for (const one of things) {
    one.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
    const name = one.ariaLabel ?? one.textContent;
    let box = null;
    const said = () => {
      box = document.querySelector(".popover");
      const itself = name.toLowerCase().includes(box?.ariaLabel.toLowerCase());
      return itself && box.querySelector("p")?.innerText.trim();
    };
    let frames = 0;
    do await frame();
    while (!said() && ++frames < 300);
    if (!said()) silent.push(name);
    const link = box?.querySelector(".rule a");
    if (link) parts.add(link.hash.slice(1));
  }
  return [things.length, silent, [...parts]];
}"""


def test_from_the_lobby_to_final_scoring(games: Server, browse: Browse, axe: str) -> None:
    player = Player(browse(expected="422"), games.url).open("/")
    page = player.page
    page.get_by_role("group", name="Game").get_by_role("radio", name="Anunnaki").check()
    page.get_by_role("group", name="Opponents").get_by_role("radio", name="1").check()
    page.get_by_role("combobox", name="Level of the bots").select_option("greedy")
    page.get_by_role("combobox", name="House").select_option("Ellenys")
    expect(page.get_by_text("The House of Zeus")).to_be_visible()
    page.get_by_role("textbox", name="Your name").fill("Ada")
    page.get_by_role("button", name="Play now against bots").click()
    expect(sky(page)).to_be_visible()
    assert not take_turns(player, iter(()), 1)  # which god goes back to the box
    player.turn()
    way = round_the_star(player.api()["position"]["view"])

    # The table is laid: nobody is there who could agree to forget it.
    before = player.revision
    player.bar.get_by_role("button", name="Take back").click()
    page.get_by_role("dialog").get_by_role("button", name="Take back").click()
    told = page.get_by_role("alert").filter(has_text="Something hidden was revealed after that")
    expect(told).to_be_visible()
    assert player.revision == before
    assert not take_turns(player, way, 2)

    # The bar says which phase it is; what cannot be done says why.
    player.turn()
    expect(player.bar.get_by_role("list", name="Phases of the turn").locator("[aria-current=step]")).to_have_text(
        re.compile("Primary action")
    )
    page.get_by_role("button", name=re.compile("^Deploy followers")).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("1 mana and 2 food")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()

    # axe, in both themes; three languages; narrow screens.
    page.evaluate(axe)
    assert page.evaluate(RUN, [None, [], "html"]) == []
    page.emulate_media(color_scheme="dark")
    page.reload()  # so that no colour is still on its way
    player.turn()
    page.evaluate(axe)
    assert page.evaluate(RUN, [["color-contrast"], [], "html"]) == []
    page.emulate_media(color_scheme="light")
    language = page.get_by_role("combobox", name=re.compile("Language|Lingua|Idioma"))
    for code, title in (("it", "Stella delle azioni"), ("pt", "Estrela de ações"), ("en", "Star of actions")):
        language.select_option(code)
        shown = page.get_by_role("region", name=re.compile(f"^{title}"))
        market = str(Words(code, "anunnaki").text("tile-market")).capitalize()
        expect(shown.get_by_role("button", name=re.compile(f"^{market}[.]"))).to_be_visible()
        assert not re.search(r"anunnaki-[a-z]|undefined", page.inner_text("body"))
    for width, height in ((1024, 768), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        assert not wide(page)
    page.get_by_role("navigation", name="Parts of the table").get_by_role("button", name="Star").click()
    expect(can(star(page)).first).to_be_visible()
    page.set_viewport_size({"width": 1440, "height": 900})

    # To the end with keys alone, and its scoring told step by step.
    assert take_turns(player, way, 40, keys=True)
    assert "Ada" in player.totals()
    last = page.get_by_role("table", name="The end, step by step").get_by_role("row").last
    totals = sorted(int(text) for text in last.locator("b").all_inner_texts())
    assert totals == sorted(player.totals().values())

    # Replay, review by a bot, charts; what lies on the table explains itself.
    page.get_by_role("link", name="Replay").first.click()
    bar = page.get_by_role("region", name="Replay")
    bar.get_by_role("button", name="To the beginning").click()
    expect(bar.get_by_role("slider")).to_have_value("0")
    thinks = bar.get_by_role("region", name="What the bot thinks")
    thinks.get_by_role("button", name="Have a bot review the game").click()
    page.get_by_role("tab", name="Review").click()
    dear = page.get_by_role("tabpanel", name="Review").get_by_role("list", name=re.compile("^Costliest decisions: "))
    expect(dear.first).to_be_visible(timeout=MADE)
    dear.first.get_by_role("link").first.click()
    expect(dear.first.get_by_role("link").first).to_have_attribute("aria-current", "step")
    review = player.api("/review")["review"]
    seat = review["seats"][0]["seat"]
    worst = next(one for one in (review["decisions"][place] for place in review["worst"]) if one["seat"] == seat)
    expect(thinks).to_contain_text(worst["preferred_label"], ignore_case=True)
    count, silent, parts = page.evaluate(EXPLAINED)
    assert count > 100
    assert silent == []
    book = page.request.get(f"{games.url}/api/rules?game=anunnaki").json()
    assert set(parts) <= {one["id"] for chapter in book["chapters"] for one in (chapter, *chapter["entries"])}
    assert len(parts) > 40
    player.open(f"/game/{player.game}/charts")
    expect(page.get_by_role("heading", name="Strength on the map").first).to_be_visible()
    expect(page.get_by_role("region", name="What the bot thinks")).to_be_visible()
    player.open("/")
    page.get_by_role("combobox", name="Which game").select_option("Anunnaki: Dawn of the Gods")
    page.get_by_role("tab", name="Finished").click()
    expect(page.get_by_role("listitem").filter(has_text="Anunnaki").first).to_be_visible()


# -- a battle between two people ------------------------------------------------------------


def path_to_a_battle(words: Words) -> tuple[Game, list[tuple[int, list[str]]], str]:
    """Submissions of three people, by chance, until the first two choose weapons against each other.

    Also a choice of the first with a weapon that the second neither holds nor has ever seen.
    """
    for chance in (CHANCE, *range(1, 100)):
        rng = Random(chance)
        game = TITLE.new(TITLE.drawn(NAMES, SEED, **HOUSES))
        sent: list[tuple[int, list[str]]] = []
        while len(sent) < 90 and not game.over:
            seat = game.to_act[0]
            if sorted(game.to_act) == [0, 1] and game.asked(seat)[0].kind == "weapons":
                seen = repr((game.history_for(1), [one.text for one in game.options(1)], game.view(1)["seats"]))
                unseen = [one.text for one in game.options(0) if weapon(one.text) not in seen]
                if unseen:
                    return game, sent, unseen[0]
            draft: list[str] = []
            shown = position(game, words, seat, draft)
            while not (draft and shown["confirm"]["ready"]):
                draft.append(rng.choice([one["text"] for one in shown["options"]]))
                shown = position(game, words, seat, draft)
            for text in draft:
                game.step(seat, text)
            sent.append((seat, draft))
    raise AssertionError("no battle")


def weapon(text: str) -> str:
    return text.rpartition(": ")[2]


class Traffic:
    """Everything that a page gets from its server: answers, and the events of its stream."""

    def __init__(self, page: Page) -> None:
        self.texts: list[str] = []
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.on("Network.eventSourceMessageReceived", lambda event: self.texts.append(event["data"]))
        self.answers: list[Response] = []
        page.on("requestfinished", lambda request: self._heard(request.response()))

    def _heard(self, answer: Response | None) -> None:
        if answer is not None and "/api/" in answer.url and not answer.url.split("?")[0].endswith(GLOSSARY):
            self.answers.append(answer)

    def strings(self) -> Iterator[str]:
        """Everything said in them, without the boards, which show every weapon there is."""
        self.texts += [answer.text() for answer in self.answers]
        self.answers.clear()
        stack: list[Any] = [json.loads(text) for text in self.texts]
        while stack:
            one = stack.pop()
            if isinstance(one, str):
                yield one
            elif isinstance(one, list):
                stack.extend(one)
            elif isinstance(one, dict):
                stack.extend(value for key, value in one.items() if key != "boards")


def test_a_battle_stays_secret_until_both_have_chosen(games: Server, browse: Browse) -> None:
    game, sent, choice = path_to_a_battle(WORDS)
    players = [Player(browse(), games.url, name) for name in NAMES]
    ada, bea, _ = players
    for player in players:
        player.post("/guest", name=player.name)
    seats = [{"kind": "person"}, {"kind": "open"}, {"kind": "open"}]
    made = ada.post("/games", game="anunnaki", seats=seats, **HOUSES)
    for seat, player in enumerate(players[1:], 1):
        player.post(f"/games/{made['id']}/join", seat=seat, invite=made["invite"])
    path = f"/games/{made['id']}"
    revision = 0
    for seat, draft in sent:
        revision = players[seat].post(
            f"{path}/moves", seat=seat, revision=revision, key=uuid.uuid4().hex, draft=draft, end=True
        )["revision"]
    watcher = Player(browse(), games.url, "Wat")
    heard, seen = Traffic(bea.page), Traffic(watcher.page)
    for player in (ada, bea, watcher):
        player.open(f"/game/{made['id']}")
        expect(player.page.get_by_role("region", name=re.compile("^Battle in"))).to_be_visible()

    # Ada chooses; Bea's page learns that she did, and not what.
    place = str(game.view(None)["battle"]["place"])
    chosen = [weapon(choice), weapon(game.options(1)[0].text)]
    names = [str(WORDS.text(f"weapon-{one}")) for one in chosen]
    fight = [player.page.get_by_role("region", name=f"Battle in {place}") for player in (ada, bea, watcher)]
    for one in fight:
        expect(one).to_contain_text("Both sides choose in secret")
    choose_by_keys(ada, names[0])
    confirm_by_keys(ada)
    for one in fight[1:]:
        expect(one).to_contain_text("chosen, face down")
    said = list(heard.strings())
    assert any(f"battle {place}: {chosen[1]}" in one for one in said), "what Bea may choose came this way"
    assert [one for one in [*said, *seen.strings()] if chosen[0] in one or names[0] in one] == []

    # Bea chooses: now everybody sees both.
    fight[1].get_by_role("button", name=re.compile(f"^Put down {names[1]} for")).first.click()
    bea.confirm()
    for player in (ada, bea, watcher):
        report = player.page.get_by_role("region", name=f"Battle in {place}: how it went")
        for name in names:
            expect(report).to_contain_text(f"shows {name}")
    assert [one for one in heard.strings() if names[0] in one]
    expect(bea.log).to_contain_text(f"Put down {names[0]} for {place}")  # the row that said nothing before

    # What was revealed is not taken back without the others.
    bea.bar.get_by_role("button", name="Take back").click()
    bea.page.get_by_role("dialog").get_by_role("button", name="Take back").click()
    expect(bea.page.get_by_role("dialog", name="Ask to go back?")).to_contain_text("they must agree first: Ada, Cy")
    bea.page.keyboard.press("Escape")

    # Ada goes on without a mouse: the rest of this turn, and another one.
    players[2].open(f"/game/{made['id']}")
    turns = ada.api()["position"]["view"]["round"]
    while ada.api()["position"]["view"]["round"] < turns + 2:
        asked = ada.api()["waiting"][0]
        if asked == 0:
            go_by_keys(ada)
        else:
            players[asked].move_past(asked)
    ada.catch_up(ada.revision)

    # In the planner Ada plays for everybody; it says that it imagines, and nothing of it happens at the table.
    before = ada.revision
    ada.page.get_by_role("link", name="Plan").click()
    plan = ada.page.get_by_role("region", name="Planner")
    expect(plan).to_contain_text("What you cannot know is made up")
    line: list[dict[str, Any]] = []
    while len({step["seat"] for step in line}) < 2:
        ada.turn()
        while not ada.confirm_button.is_enabled():
            ada.choose(nth=-1)  # to pass, as a rule
        ada.confirm()
        expect(plan.get_by_text("Saved.")).to_be_visible()
        line = ada.api("/lines")["lines"][0]["line"]
    assert ada.revision == before


def test_around_one_screen_behind_a_curtain(games: Server, browse: Browse) -> None:
    player = Player(browse(), games.url)
    page = player.open("/local?new&play=anunnaki").page
    start = page.get_by_role("button", name="Start the game")
    start.wait_for(timeout=90_000)  # the rules are loaded
    page.get_by_role("textbox", name="Name of player 1").fill("Ada")
    page.get_by_role("textbox", name="Name of player 2").fill("Bea")
    for seat, house in ((1, "pharaos"), (2, "ellenys")):  # so that the first question is a secret one
        page.get_by_role("combobox", name=f"House of seat {seat}").select_option(house)
    page.context.set_offline(True)  # what it needs it has
    start.click()
    gods: list[str] = []
    for name in ("Ada", "Bea"):
        shows = page.get_by_role("button", name=f"I am {name}: show my table")
        expect(shows).to_be_focused()
        expect(sky(page)).to_have_count(0)
        page.keyboard.press("Enter")
        expect(sky(page)).to_be_visible()
        # One of five gods goes back, in secret.
        choices = player.list_choices()
        expect(choices).to_have_count(5)
        names = [str(text).removeprefix("Return ").split(" to the box")[0] for text in choices.all_inner_texts()]
        seen = [god for god in gods if god in page.content()]
        assert seen == [], "what Ada saw is gone"
        gods = names
        assert all(god in page.content() for god in gods)
        choices.first.click()
        expect(player.drafted).to_have_count(1)
        player.settle()
        page.keyboard.press("Enter")
        if name == "Ada":
            expect(page.get_by_role("heading", name="Hand the device to Bea")).to_be_visible()
            assert [god for god in gods if god in page.content()] == []

    # The planner is behind the curtain too: it knows the secrets of whoever plans, and makes up those of the other.
    curtain = page.get_by_role("button", name=re.compile(": show my table$"))
    begun = page.locator(".board[data-revision='2']")
    expect(curtain.or_(begun)).to_be_visible()  # whoever is the first player goes on
    if curtain.is_visible():
        curtain.click()
    page.get_by_role("link", name="Plan").click()
    expect(page.get_by_role("heading", name="Who is planning?")).to_be_visible()
    expect(sky(page)).to_have_count(0)
    page.get_by_role("button", name="I am Bea: show my table").click()
    plan = page.get_by_role("region", name="Planner")
    expect(plan).to_contain_text("What you cannot know is made up")
    assert player.turn() == "choose"
