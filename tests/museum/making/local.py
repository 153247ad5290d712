"""Games of the page without a server: what the browser keeps of them, made by the calls the page makes."""

import json
import lzma
import random
from pathlib import Path
from typing import Any

from hexarch.play.calls import call_json

from ..archive import note
from .saves import own_maps

FEW = ("two people", "sealed bids", "finished", "ships")  # what differs most in how it is kept
MADE = 1_700_000_000_000  # milliseconds: when these games were begun, for them all


def ask(name: str, **params: Any) -> Any:
    """An answer of the engine in the page's worker."""
    answer = json.loads(call_json(name, json.dumps({"language": "en", **params})))
    assert answer["ok"], answer
    return answer["result"]


def move(chance: random.Random) -> None:
    """One go, of a bot or of a person who takes what comes."""
    table = ask("table")
    if table["thinking"] is not None:
        ask("bot")
        return
    seat = table["to_act"][0]
    draft: list[str] = []
    position = ask("position", seat=seat, draft=draft)
    while not position["confirm"]["ready"] or not draft:
        draft.append(chance.choice(position["options"])["text"])
        position = ask("position", seat=seat, draft=draft)
    ask("move", seat=seat, revision=table["revision"], draft=draft, end=True)


def stored(name: str, generation: int = 0, notes: str = "", lines: list[Any] | None = None) -> dict[str, Any]:
    """The entry of the browser's database for the game on the table."""
    saved, table = ask("save"), ask("table")
    view = ask("position", seat=None, draft=[])["view"]
    seats = [
        {"name": one["name"], "bot": table["seats"][i]["bot"], "points": one["vp"]}
        for i, one in enumerate(view["seats"])
    ]
    return {
        "id": name,
        "title": name,
        "created": MADE,
        "changed": MADE,
        "text": saved["text"],
        "state": saved["state"],
        "generation": generation,
        "notes": notes,
        "lines": lines or [],
        "seats": seats,
        "round": view["round"],
        "over": view["over"],
    }


def told() -> dict[str, Any]:
    """What must come out when the game on the table is opened again."""
    table = ask("table")
    return {
        "state": table["state"],
        "revision": table["revision"],
        "to_act": table["to_act"],
        "thinking": table["thinking"],
        "ended": table["ended"],
        "seats": [[one["name"], one["bot"], one["label"], one["points"]] for one in table["seats"]],
        "standing": [ask("standing", seat=seat) for seat in range(len(table["seats"]))],
    }


def forms() -> dict[str, tuple[dict[str, Any], int]]:
    """Games by name: what is asked for, and the goes after which they are kept."""
    person, other = {"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bea"}
    quick, keen = {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "greedy"}
    return {
        "first turn": ({"seats": [person, keen, quick, quick], "factions": "intro"}, 0),
        "two people": ({"seats": [person, other], "factions": "random", "profile": "league"}, 60),
        "person and bots": ({"seats": [person, quick, keen], "factions": "draft", "profile": "league"}, 45),
        "fire and ice": (
            {
                "seats": [person, quick],
                "factions": ["yetis", "dragonlords"],
                "map": "fire_ice",
                "final_tile": "random",
                "options": {"fire-and-ice-factions/ice": True, "fire-and-ice-factions/volcano": True},
            },
            30,
        ),
        "sealed bids": ({"seats": [person, other, quick], "factions": "sealed-auction"}, 1),
        "own map": ({"seats": [person, other, keen], "factions": "auction", "map": own_maps()[0].id}, 35),
        "finished": ({"seats": [person, quick, keen], "factions": "random", "profile": "league"}, 100_000),
        "ships": (
            {
                "seats": [person, quick],
                "factions": ["archivists", "goblins"],
                "options": {"fan-factions": True, "merchants": True},
            },
            12,
        ),
    }


def make(folder: Path, names: tuple[str, ...] = ()) -> None:
    """Write the games, all of them or those named, and what must come out of them."""
    chance = random.Random(11)
    kept: list[dict[str, Any]] = []
    notes: dict[str, Any] = {}
    for number, (name, (form, goes)) in enumerate(forms().items()):
        if names and name not in names:
            continue
        ask("new", form=form, seed=700 + number)
        if name in ("two people", "finished"):
            ask("standing", seat=0, policy={"leech": "up_to", "vp": 2, "ask_last_round": True})
        if name in ("two people", "own map"):
            ask("standing", seat=1, policy={"leech": "never"})
        while goes and ask("table")["state"] == "running":
            move(chance)
            goes -= 1
        lines = []
        if name == "two people":
            ask("undo")
            seat = ask("table")["to_act"][0]
            options = ask("position", seat=seat, draft=[])["options"]
            step = {"seat": seat, "text": options[0]["text"]}
            lines = [{"name": "first idea", "at": ask("table")["revision"], "line": [step]}]
        kept.append(stored(name, int(bool(lines)), "my plan" if lines else "", lines))
        notes[name] = told()
    ledger = ask("ledger")["text"]
    ask("load", text=ledger)
    kept.append(stored("ledger"))
    notes["ledger"] = told()
    (folder / "local.json.xz").write_bytes(lzma.compress(json.dumps(kept, ensure_ascii=False).encode()))
    note(folder / "local.json", notes)
