"""Every choice of the game, made once for a board and handed out again and again."""

from __future__ import annotations

from functools import cache

from hexarch.games.terra.board import hexes
from hexarch.games.terra.factions import all_factions
from hexarch.games.terra.names import (
    COLOURS,
    CULTS,
    CYCLE,
    RESOURCES,
    SANCTUARY,
    STRUCTURE_IDS,
    TRACKS,
    V_ACTION,
    V_ADVANCE,
    V_BID,
    V_BRIDGE,
    V_BUILD,
    V_BURN,
    V_CONNECT,
    V_CONVERT,
    V_CULT,
    V_DECLINE,
    V_DIG,
    V_DISCARD,
    V_DONE,
    V_FACTION,
    V_FAVOR,
    V_LEECH,
    V_LOSE_CULT,
    V_LOSE_TOKEN,
    V_PASS,
    V_RESIGN,
    V_SEND,
    V_STEP_DOWN,
    V_TERRAIN,
    V_TOKEN,
    V_TOWN,
    V_TRANSFORM,
    V_UNLOCK,
    V_UPGRADE,
)
from hexarch.games.terra.tiles import bonus, favor, power, town
from hexarch.kernel.choice import Choice

# Numbers of actions: power actions 1-6, tiles, then the factions' own.
CARD_SPADE = 7
CARD_CULT = 8
FAVOR_CULT = 9
PER_FACTION = 8  # most special actions of a faction
SPECIALS = 16  # SPECIALS + PER_FACTION * faction + which
DISCARDS = ("SPADE", "FREE_D", "FREE_TP", "FREE_TF", "CONVERT_W_TO_P", "GAIN_P3_FOR_VP")
DISCARD_SPADE = 0
DISCARD_DWELLING = 1
DISCARD_TRADING_HOUSE = 2
DISCARD_SANDSTORM = 3
DISCARD_ORDAIN = 4
DISCARD_TOKEN = 5
MOST_DIG = 6
MOST_KNOWN = 8_000  # texts and conversions remembered; a table needs a quarter of it


class Catalog:
    """Interned choices by their numbers."""

    __slots__ = (
        "action",
        "action_names",
        "advance",
        "bids",
        "bridge",
        "build",
        "burns",
        "connect",
        "conversions",
        "cult",
        "declines",
        "dig",
        "discard",
        "done",
        "faction",
        "favor",
        "known",
        "leeches",
        "lose_cult",
        "lose_token",
        "pass_",
        "resign",
        "send",
        "step_down",
        "terrain",
        "token",
        "town",
        "transform",
        "unlock",
        "upgrade",
    )

    def __init__(self, board: hexes.Board) -> None:
        names = board.hex_names
        self.build = [Choice(V_BUILD, f"build {name}", h) for h, name in enumerate(names)]
        self.upgrade = [
            [Choice(V_UPGRADE, f"upgrade {name} to {STRUCTURE_IDS[to]}", h, to) for to in range(SANCTUARY + 1)]
            for h, name in enumerate(names)
        ]
        self.transform = [
            [Choice(V_TRANSFORM, f"transform {name} to {COLOURS[t]}", h, t) for t in range(len(COLOURS))]
            for h, name in enumerate(names)
        ]
        self.bridge = [Choice(V_BRIDGE, f"bridge {name}", site) for site, name in enumerate(board.site_names)]
        self.connect = [Choice(V_CONNECT, f"connect {name}", r) for r, name in enumerate(board.river_names)]
        self.dig = [Choice(V_DIG, f"dig {n}", n) for n in range(MOST_DIG + 1)]
        self.send = [[Choice(V_SEND, f"send p to {c} for {n}", i, n) for n in range(4)] for i, c in enumerate(CULTS)]
        self.advance = [Choice(V_ADVANCE, f"advance {track}", i) for i, track in enumerate(TRACKS)]
        self.pass_ = [Choice(V_PASS, f"pass BON{n}" if n else "pass", n) for n in range(len(bonus.CARDS) + 1)]
        self.favor = [Choice(V_FAVOR, f"+FAV{n}", n) for n in range(len(favor.TILES) + 1)]
        self.town = [Choice(V_TOWN, f"+TW{n}", n) for n in range(len(town.TILES) + 1)]
        self.cult = [[Choice(V_CULT, f"+{n if n > 1 else ''}{c}", i, n) for n in range(4)] for i, c in enumerate(CULTS)]
        self.step_down = [Choice(V_STEP_DOWN, f"-{c}", i) for i, c in enumerate(CULTS)]
        self.discard = [Choice(V_DISCARD, f"-{what}", i) for i, what in enumerate(DISCARDS)]
        self.lose_cult = [[Choice(V_LOSE_CULT, f"-{n}{c}", i, n) for n in range(5)] for i, c in enumerate(CULTS)]
        self.lose_token = [Choice(V_LOSE_TOKEN, f"-P{bowl}", bowl) for bowl in range(4)]
        self.terrain = [Choice(V_TERRAIN, f"pick-color {COLOURS[t]}", t) for t in range(CYCLE)]
        self.unlock = [Choice(V_UNLOCK, f"unlock-terrain {COLOURS[t]}", t) for t in range(CYCLE)]
        self.unlock.append(Choice(V_UNLOCK, "unlock-terrain gain-priest", CYCLE))
        self.token = Choice(V_TOKEN, "gain P3 for VP")
        self.done = Choice(V_DONE, "done")
        self.resign = Choice(V_RESIGN, "resign")
        self.faction = [Choice(V_FACTION, f"setup {f.id}", i) for i, f in enumerate(all_factions())]
        self.action_names: dict[int, str] = {a.number: f"ACT{a.number}" for a in power.ACTIONS}
        self.action_names[CARD_SPADE] = f"BON{bonus.SPADE_CARD}"
        self.action_names[CARD_CULT] = f"BON{bonus.CULT_CARD}"
        self.action_names[FAVOR_CULT] = f"FAV{favor.CULT_ACTION}"
        for f in all_factions():
            for which, special in enumerate(f.specials):
                self.action_names[SPECIALS + PER_FACTION * f.index + which] = special.id
        self.action = {n: Choice(V_ACTION, f"action {name}", n) for n, name in self.action_names.items()}
        # By text: those that no pattern reads, and the others as they are met.
        self.known: dict[str, Choice] = {choice.text: choice for choice in (self.done, self.resign)}
        self.conversions: dict[tuple[int, int, int, int], Choice] = {}
        self.bids: dict[tuple[int, int], Choice] = {}
        self.burns: dict[int, Choice] = {}
        self.leeches: dict[tuple[int, int], Choice] = {}
        self.declines: dict[tuple[int, int], Choice] = {}

    def convert(self, what: int, into: int, n: int, m: int) -> Choice:
        """`convert nX to mY`."""
        key = (what, into, n, m)
        found = self.conversions.get(key)
        if found is None:
            text = f"convert {n}{RESOURCES[what]} to {m}{RESOURCES[into]}"
            found = Choice(V_CONVERT, text, what * 8 + into, n, m)
            if len(self.conversions) < MOST_KNOWN:
                self.conversions[key] = found
        return found

    def bid(self, faction: int, points: int) -> Choice:
        """`bid F n`: the points one would begin with, or (sealed) give up."""
        found = self.bids.get((faction, points))
        if found is None:
            text = f"bid {all_factions()[faction].id} {points}"
            found = self.bids[faction, points] = Choice(V_BID, text, faction, points)
        return found

    def burn(self, n: int) -> Choice:
        """`burn n`."""
        found = self.burns.get(n)
        if found is None:
            found = self.burns[n] = Choice(V_BURN, f"burn {n}", n)
        return found

    def leech(self, n: int, faction: int) -> Choice:
        """`leech n from F`, the builder named by its place in the registry."""
        found = self.leeches.get((n, faction))
        if found is None:
            text = f"leech {n} from {all_factions()[faction].id}"
            found = self.leeches[n, faction] = Choice(V_LEECH, text, n, faction)
        return found

    def decline(self, n: int, faction: int) -> Choice:
        """`decline n from F`."""
        found = self.declines.get((n, faction))
        if found is None:
            text = f"decline {n} from {all_factions()[faction].id}"
            found = self.declines[n, faction] = Choice(V_DECLINE, text, n, faction)
        return found


@cache
def for_board(map_id: str) -> Catalog:
    """The catalog of a map; each is made once."""
    return Catalog(hexes.load(map_id))
