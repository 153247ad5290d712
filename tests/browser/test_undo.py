"""Taking back: freely before confirming, by the rule afterwards, and by consent beyond that."""

import re

from playwright.sync_api import expect

from .conftest import Browse, Server
from .player import Player


def test_undo_redo_and_restart_before_confirming(server: Server, browse: Browse) -> None:
    player = Player(browse(), server.url).enter("person", "person")
    player.fast_forward(1)
    assert player.turn() == "choose"
    before = player.revision
    undo = player.tools.get_by_role("button", name="Undo")
    redo = player.tools.get_by_role("button", name="Redo")
    restart = player.tools.get_by_role("button", name="Restart the turn")
    for button in (undo, redo, restart):
        expect(button).to_be_disabled()

    player.bar.get_by_role("button", name="Convert").click()
    player.bar.get_by_role("button", name=re.compile("worker.*one more", re.I)).first.click()
    expect(player.drafted).to_have_count(1)
    player.choose(re.compile("^Build|^Upgrade|^Dig"))
    two = player.drafted.all_inner_texts()
    assert len(two) == 2

    undo.click()
    expect(player.drafted).to_have_text(two[:1])
    redo.click()
    expect(player.drafted).to_have_text(two)
    player.close_list()
    player.page.keyboard.press("u")
    player.page.keyboard.press("u")
    expect(player.drafted).to_have_count(0)
    player.page.keyboard.press("r")
    player.page.keyboard.press("r")
    expect(player.drafted).to_have_text(two)
    restart.click()
    expect(player.drafted).to_have_count(0)
    redo.click()
    expect(player.drafted).to_have_text(two[:1])
    undo.click()
    player.settle()
    assert player.revision == before, "nothing of a draft reaches the game"


def test_taking_back_a_confirmed_turn(server: Server, browse: Browse) -> None:
    player = Player(browse(), server.url).enter("person", "person")
    player.fast_forward(1)
    player.turn()
    before = player.revision
    shown = player.page.get_by_role("heading", level=1).inner_text()
    player.choose(re.compile("^Pass"))
    text = player.drafted.first.inner_text()
    player.confirm()
    row = player.log.get_by_role("listitem").filter(has_text=text)
    expect(row).to_be_visible()
    assert player.revision > before

    player.bar.get_by_role("button", name="Take back").click()
    question = player.page.get_by_role("dialog", name="Take your move back?")
    expect(question).to_contain_text(text)
    question.get_by_role("button", name="Take back").click()
    expect(player.log.get_by_role("listitem").filter(has_text=text).filter(has_not_text="taken back")).to_have_count(0)
    player.turn()
    assert player.revision == before
    expect(player.log).to_contain_text(re.compile(r"took back \d+ choices? from here on|took back one choice"))
    expect(player.page.get_by_role("heading", level=1)).to_have_text(shown)
    # The choice can be made again.
    player.choose(re.compile("^Pass"))
    player.confirm()
    assert player.revision > before


def test_going_further_back_by_consent(server: Server, browse: Browse) -> None:
    ada, bea = Player(browse(), server.url, "Ada"), Player(browse(), server.url, "Bea")
    made = ada.make("person", "open")
    bea.post("/guest", name=bea.name)
    bea.post(f"/games/{made['id']}/join", invite=made["invite"])
    table = ada.page.request.get(f"{server.url}/api/games/{made['id']}").json()
    if table["state"] == "waiting":
        ada.post(f"/games/{made['id']}/start")
    for one in (ada, bea):
        one.open(f"/game/{made['id']}").at_board()
    first, second = (ada, bea) if ada.api()["viewer"]["seats"][0] in ada.api()["waiting"] else (bea, ada)
    for one in (first, second):
        one.turn()
        one.choose()
        one.confirm()

    # Somebody else has decided since. One press only tells whom that concerns, and nobody is bothered yet.
    move = first.api("/log")["rows"][0]["label"]
    back = first.log.get_by_role("button", name="Go back to before this move").first
    wish = first.page.get_by_role("dialog", name="Ask to go back?")
    request = second.page.get_by_role("alert").filter(has_text=f"{first.name} asks to go back to before")
    asked = second.page.get_by_role("button", name="Agree")
    back.click()
    expect(wish).to_contain_text(move)
    expect(wish).to_contain_text(second.name)
    wish.get_by_role("button", name="Cancel").click()
    expect(wish).to_be_hidden()
    assert second.api()["requests"] == []

    # They are asked, first refuse, then agree; whoever asked is told.
    before = first.revision
    place = second.map.bounding_box()
    back.click()
    wish.get_by_role("button", name="Ask them").click()
    expect(asked).to_be_visible()
    expect(request).to_contain_text(move)
    assert second.map.bounding_box() == place, "the question moves nothing on the table"
    waits = first.page.get_by_role("alert").filter(has_text="Still to answer")
    expect(waits).to_contain_text(second.name)
    second.page.get_by_role("button", name="Refuse").click()
    expect(asked).to_be_hidden()
    refused = first.page.get_by_role("alert").filter(has_text="was refused")
    expect(refused).to_contain_text(move)
    expect(waits).to_have_count(0)
    expect(second.page.get_by_role("alert").filter(has_text="was refused")).to_have_count(0)
    assert first.revision == before
    back.click()
    wish.get_by_role("button", name="Ask them").click()
    expect(asked).to_be_visible()
    asked.click()
    expect(asked).to_be_hidden()
    first.turn()
    assert first.revision == 0
    expect(first.choices).to_be_visible()
    expect(second.choices).to_be_hidden()
    expect(request).to_have_count(0)


def test_going_back_to_before_a_turn_of_several_choices(server: Server, browse: Browse) -> None:
    player = Player(browse(), server.url).enter("person", "greedy")
    player.fast_forward(1)
    back = player.log.get_by_role("button", name="Go back to before this move")
    for turn in (["^Upgrade"], ["^Use action BON1|^Buy 1 spade", "^Build"]):
        while player.turn() == "power":
            player.answer(take=False)
        before = player.revision
        for choice in turn:
            player.choose(re.compile(choice))
        text = player.drafted.last.inner_text()
        player.confirm()
        row = player.log.get_by_role("listitem").filter(has_text=text).filter(has_not_text="taken back")
        expect(row).to_be_visible()
        sent = next(one for one in player.api(f"/log?since={before}")["rows"] if one["by"] == "person")
        assert sent["start"] == before
        assert sent["revision"] - before >= len(turn)

        # The bot has had its turn meanwhile, and has it again afterwards.
        player.turn()
        back.last.click()
        expect(row).to_have_count(0)
        assert player.turn() == "choose"
        assert player.revision == before
