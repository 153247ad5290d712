"""English, Italian and Portuguese: every word of the page is there, and switching keeps what one was doing."""

import re

from playwright.sync_api import Page, expect

from .conftest import Browse, Server
from .player import Player

# Everything that is read or read aloud.
WORDS = """() => {
  const found = new Set();
  const names = ["aria-label", "title", "placeholder", "alt", "aria-valuetext", "aria-description"];
  for (const one of document.querySelectorAll("body *")) {
    for (const name of names) if (one.hasAttribute(name)) found.add(one.getAttribute(name));
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!parent.closest("script, style, noscript, [lang]:not(html)")) found.add(walker.currentNode.textContent);
  }
  found.add(document.title);
  return [...found].map((text) => text.trim()).filter(Boolean);
}"""
KEY = re.compile(
    r"^(board|lobby|form|replay|charts|plan|planner|local|account|room|list|badge|seat|now|import|action|theme|error"
    r"|enter|key|join|web|play|tile|refusal|title)-[a-z0-9-]+$"
)
PATHS = ("/", "/new", "/account", "/replay", "/local")
# Names and words that are the same in the other languages.
SAME = {"Hexarch", "Ada", "Bea"}
NAME = re.compile(r"[a-z0-9_]+([-/][a-z0-9_]+)+")


def words(page: Page) -> set[str]:
    return set(page.evaluate(WORDS))


def check(found: set[str], language: str) -> None:
    for text in found:
        assert not KEY.match(text), f"{language}: untranslated {text}"
        assert not re.search(r"\{ ?\$|\[object|undefined|NaN|^\[|\?\?\?", text), f"{language}: {text}"


def tour(player: Player) -> dict[str, set[str]]:
    """The words of every page."""
    page = player.page
    found = {}
    game = f"/game/{player.game}"
    for path in (*PATHS, game, f"{game}?at=2", f"{game}/charts", f"{game}/plan"):
        player.open(path)
        expect(page.get_by_role("heading").first).to_be_visible()
        expect(page.locator("[aria-busy=true]")).to_have_count(0)
        if path == "/new":
            for one in page.locator("summary").all():
                one.click()
        found[path.replace(game, "/game")] = words(page)
    return found


def test_every_page_in_every_language(server: Server, browse: Browse) -> None:
    english: dict[str, set[str]] = {}
    for locale, language in (("en-GB", "en"), ("it-IT", "it"), ("pt-BR", "pt")):
        player = Player(browse(locale=locale, expected="404"), server.url)
        made = player.make("person", "person")
        page = player.open(f"/game/{made['id']}").page
        expect(page.locator("html")).to_have_attribute("lang", language)
        player.fast_forward(1)
        told = tour(player)
        english = english or told
        for path, found in told.items():
            check(found, f"{language} {path}")
            if language == "en":
                continue
            # Sentences that read the same as in English were never translated.
            common = {text: re.findall(r"[^\W\d_]{2,}", text) for text in found & english[path]}
            same = {text for text, parts in common.items() if len(parts) >= 3 and not SAME.issuperset(parts)}
            # Options keep the names that ledgers and the league know them by.
            same = {text for text in same if NAME.fullmatch(text) is None}
            assert not same, f"{language} {path}: {sorted(same)}"


def test_switching_keeps_what_one_was_doing(server: Server, browse: Browse) -> None:
    player = Player(browse(), server.url).enter("person", "person")
    page = player.page
    player.fast_forward(1)
    player.turn()
    player.choose(re.compile("^Pass"))
    english = player.drafted.first.inner_text()
    html = page.locator("html")
    bar = page.get_by_role("toolbar").locator("xpath=ancestor::section")
    draft = bar.locator("ol li")
    shown = {english}
    for language, confirm in (("it", "Conferma"), ("pt", "Confirmar"), ("en", "Confirm")):
        page.locator("header select").first.select_option(language)
        expect(html).to_have_attribute("lang", language)
        expect(bar.get_by_role("button", name=re.compile(f"^{confirm}"))).to_be_visible()
        expect(draft).to_have_count(1)
        shown.add(draft.inner_text())
    assert len(shown) == 3, shown
    expect(draft).to_have_text(english)
    before = player.revision
    player.confirm()
    assert player.revision > before

    # The wish is kept.
    page.locator("header select").first.select_option("it")
    expect(html).to_have_attribute("lang", "it")
    page.reload()
    expect(html).to_have_attribute("lang", "it")
