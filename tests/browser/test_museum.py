"""Games that an earlier version kept in the browser open, and go on."""

import json
import lzma
import re

from playwright.sync_api import expect

from .conftest import ROOT, Browse, Server
from .player import Player

KEPT = ROOT / "tests" / "museum" / "0.1.0" / "local.json.xz"
STORE = """(games) => new Promise((resolve, reject) => {
  const request = indexedDB.open("hexarch", 1);
  request.onupgradeneeded = () => request.result.createObjectStore("games", { keyPath: "id" });
  request.onerror = () => reject(request.error);
  request.onsuccess = () => {
    const transaction = request.result.transaction("games", "readwrite");
    for (const game of games) transaction.objectStore("games").put(game);
    transaction.oncomplete = () => { request.result.close(); resolve(null); };
    transaction.onerror = () => reject(transaction.error);
  };
})"""


def test_local_games_of_an_earlier_version(server: Server, browse: Browse) -> None:
    kept = json.loads(lzma.decompress(KEPT.read_bytes()))
    player = Player(browse(), server.url)
    page = player.open("/account").page
    page.evaluate(STORE, kept)
    player.open("/local")
    titles = page.locator(".game .title")
    expect(titles).to_have_count(len(kept))
    assert sorted(titles.all_text_contents()) == sorted(one["title"] for one in kept)
    for name in ("two people", "fire and ice"):
        game = next(one for one in kept if one["id"] == name)
        player.follow(f"/local?game={name.replace(' ', '%20')}")
        expect(page).to_have_title(re.compile(re.escape(game["title"])), timeout=90_000)
        expect(player.map).to_be_visible()
        expect(player.log.get_by_role("link").first).to_be_visible()
    # It goes on.
    player.follow("/local?game=two%20people")
    expect(page).to_have_title(re.compile(re.escape(next(one["title"] for one in kept if one["id"] == "two people"))))
    expect(player.map).to_be_visible()
    if player.turn() == "power":
        player.answer(take=True)
    else:
        while not player.confirm_button.is_enabled():
            player.choose()
        player.confirm()
