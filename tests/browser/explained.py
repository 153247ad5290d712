"""Everything on a table says what it is and gives, and leads to its part of the rules."""

from .player import Player

# Ask everything that explains itself, as the right button does: what it is called and says, and the part of the rules.
EXPLAINED = """async () => {
  const kinds = "button.tile, button.track, button.order, [data-hex], .bridge, .vessel, .harbour, .seals, .canal";
  const found = [];
  for (const thing of document.querySelectorAll(kinds)) {
    if (thing.getBoundingClientRect().width === 0) continue;
    thing.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
    await new Promise((done) => setTimeout(done, 0));
    const box = document.querySelector(".popover");
    const text = [...(box?.querySelectorAll("p:not(.rule)") ?? [])].map((one) => one.textContent).join(" ");
    const link = box?.querySelector(".rule a")?.getAttribute("href");
    const kind = thing.dataset.hex ? "hex" : thing.classList[0];
    found.push([kind, box?.getAttribute("aria-label") ?? "", text, link ?? ""]);
    box?.querySelector(".close").click();
  }
  return found;
}"""


def explained(player: Player) -> list[tuple[str, str, str, str]]:
    """Kind, name, words and link of each thing; the links lead to parts of the rules that there are."""
    book = player.page.request.get(f"{player.url}/api/rules?game=terra").json()
    parts = {one["id"] for chapter in book["chapters"] for one in (chapter, *chapter["entries"])}
    found: list[tuple[str, str, str, str]] = [tuple(one) for one in player.page.evaluate(EXPLAINED)]
    assert [one for one in found if one[3].partition("#")[2] not in parts] == []
    # Land without a structure needs no more words than its name.
    assert [one for one in found if not one[1] or not (one[2] or one[0] == "hex")] == []
    return found
