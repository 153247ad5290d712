"""English, Italian and Portuguese: every word of the page is there, and switching keeps what one was doing."""

import contextlib
import re

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

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
GONE = f"english => {{ const found = new Set(({WORDS})()); return !english.some((text) => found.has(text)); }}"
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


def sentences(found: set[str]) -> set[str]:
    """What would read differently in another language: not names, nor what ledgers and the league call options."""
    long = {text: re.findall(r"[^\W\d_]{2,}", text) for text in found}
    kept = {text for text, parts in long.items() if len(parts) >= 3 and not SAME.issuperset(parts)}
    return {text for text in kept if NAME.fullmatch(text) is None}


def test_every_page_in_every_language(server: Server, browse: Browse) -> None:
    player = Player(browse(locale="en-GB", expected="404"), server.url).enter("person", "person")
    page = player.page
    player.fast_forward(1)
    game = f"/game/{player.game}"
    for path in (*PATHS, game, f"{game}?at=2", f"{game}/charts", f"{game}/plan"):
        player.follow(path)
        expect(page.get_by_role("heading").first).to_be_visible()
        expect(page.locator("[aria-busy=true]")).to_have_count(0)
        if path == "/new":
            for one in page.locator("summary").all():
                one.click()
        english: set[str] = set()
        for language in ("en", "it", "pt"):
            page.locator("header select").first.select_option(language)
            expect(page.locator("html")).to_have_attribute("lang", language)
            expect(page.locator("[aria-busy=true]")).to_have_count(0)
            if language == "en":
                english = words(page)
                check(english, f"{language} {path}")
                continue
            # Sentences that read the same as in English were never translated; documents come a moment later.
            with contextlib.suppress(PlaywrightTimeout):
                page.wait_for_function(GONE, arg=sorted(sentences(english)), timeout=20_000)
            found = words(page)
            check(found, f"{language} {path}")
            assert not sentences(english & found), f"{language} {path}: {sorted(sentences(english & found))}"
        # The next page is opened in English, so that nothing of it comes in another language a moment later.
        page.locator("header select").first.select_option("en")
        expect(page.locator("html")).to_have_attribute("lang", "en")


@pytest.mark.parametrize(("locale", "language"), [("it-IT", "it"), ("pt-BR", "pt")])
def test_the_page_speaks_as_the_browser_does(server: Server, browse: Browse, locale: str, language: str) -> None:
    page = Player(browse(locale=locale), server.url).open("/account").page
    expect(page.locator("html")).to_have_attribute("lang", language)


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
