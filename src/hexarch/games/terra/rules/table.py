"""The rules and the kinds of decisions of the game, each in an order that is meant.

The order of the rules numbers them. The order of a kind's rules is the order in which its options are listed, which
players see.
"""

from __future__ import annotations

from typing import Final

from hexarch.games.terra import kinds
from hexarch.games.terra.rule import TerraRule
from hexarch.games.terra.rules.action import ACTION, PAY_ACTION
from hexarch.games.terra.rules.advance import ADVANCE
from hexarch.games.terra.rules.bank import BANK, KEEP
from hexarch.games.terra.rules.bid import BID
from hexarch.games.terra.rules.bridge import BRIDGE
from hexarch.games.terra.rules.build import BUILD, BUILD_BY_SHIP
from hexarch.games.terra.rules.connect import CONNECT
from hexarch.games.terra.rules.convert import BURN, CONVERT
from hexarch.games.terra.rules.cover import COVER, UNCOVER
from hexarch.games.terra.rules.cult import CULT
from hexarch.games.terra.rules.dig import DIG
from hexarch.games.terra.rules.discard import DISCARD
from hexarch.games.terra.rules.eruption import LOSE_CULT, LOSE_TOKEN
from hexarch.games.terra.rules.exchange import EXCHANGE
from hexarch.games.terra.rules.faction import FACTION
from hexarch.games.terra.rules.favor import FAVOR, RETURN_FAVOR
from hexarch.games.terra.rules.flow import FLOW, PILE
from hexarch.games.terra.rules.gift import GIFT_STEP, SEND_NEW
from hexarch.games.terra.rules.iceberg import ICEBERG
from hexarch.games.terra.rules.launch import LAUNCH
from hexarch.games.terra.rules.leech import DECLINE, LEECH
from hexarch.games.terra.rules.move_bridge import MOVE_BRIDGE, TILE_ON
from hexarch.games.terra.rules.pass_ import PASS
from hexarch.games.terra.rules.port import PORT
from hexarch.games.terra.rules.replace import REPLACE
from hexarch.games.terra.rules.resign import RESIGN
from hexarch.games.terra.rules.river import LAY_TOKEN
from hexarch.games.terra.rules.sail import SAIL, SAIL_FROM_SECOND
from hexarch.games.terra.rules.send import SEND
from hexarch.games.terra.rules.shelf import NEXT_DWELLING, PUT_BACK
from hexarch.games.terra.rules.stoke import STOKE
from hexarch.games.terra.rules.swap import SWAP
from hexarch.games.terra.rules.terrain import TERRAIN, TOKEN, UNLOCK
from hexarch.games.terra.rules.town import STEP_DOWN, TOWN
from hexarch.games.terra.rules.trade import TRADE, TRADE_FOR
from hexarch.games.terra.rules.transform import TRANSFORM
from hexarch.games.terra.rules.turn import DONE
from hexarch.games.terra.rules.upgrade import UPGRADE
from hexarch.kernel.game import PLAIN
from hexarch.kernel.rule import Grammar, Kind

RULES: Final[tuple[TerraRule, ...]] = (
    FACTION,
    BUILD,
    UPGRADE,
    DIG,
    TRANSFORM,
    DISCARD,
    ACTION,
    BRIDGE,
    CONNECT,
    SEND,
    ADVANCE,
    CONVERT,
    BURN,
    PASS,
    LEECH,
    DECLINE,
    FAVOR,
    TOWN,
    CULT,
    STEP_DOWN,
    DONE,
    RESIGN,
    TERRAIN,
    UNLOCK,
    TOKEN,
    LOSE_CULT,
    LOSE_TOKEN,
    BID,
    STOKE,
    COVER,
    UNCOVER,
    NEXT_DWELLING,
    PUT_BACK,
    LAY_TOKEN,
    PILE,
    FLOW,
    ICEBERG,
    SWAP,
    REPLACE,
    RETURN_FAVOR,
    EXCHANGE,
    PAY_ACTION,
    BANK,
    KEEP,
    MOVE_BRIDGE,
    TILE_ON,
    PORT,
    LAUNCH,
    SAIL,
    SAIL_FROM_SECOND,
    TRADE,
    TRADE_FOR,
    BUILD_BY_SHIP,
    SEND_NEW,
    GIFT_STEP,
)
GRAMMAR: Final = Grammar(RULES)


def role(text: str) -> str:
    """Conversions prepare something; answers to offers, passing and the end of a turn close a go."""
    found = GRAMMAR.find(text.lower())
    return found[0].role if found is not None else PLAIN


_KINDS: Final[tuple[Kind[TerraRule], ...]] = (
    Kind(kinds.FACTION, FACTION),
    Kind(kinds.STARTING_DWELLING, BUILD, alone=True),
    Kind(kinds.BONUS_CARD, PASS),
    Kind(
        kinds.TURN,
        BUILD,
        BUILD_BY_SHIP,
        ICEBERG,
        DIG,
        PILE,
        FLOW,
        UPGRADE,
        ADVANCE,
        SEND,
        REPLACE,
        ACTION,
        PAY_ACTION,
        PASS,
        CONVERT,
        DONE,
    ),
    Kind(kinds.SPADES, BUILD, BUILD_BY_SHIP, TRANSFORM, DIG, DISCARD),
    Kind(kinds.DWELLING, BUILD, BUILD_BY_SHIP, DIG, DISCARD),
    Kind(kinds.FREE_DWELLING, BUILD, DISCARD),
    Kind(kinds.FREE_TRADING_HOUSE, UPGRADE, DISCARD),
    Kind(kinds.SANDSTORM, BUILD, BUILD_BY_SHIP, TRANSFORM, DISCARD),
    Kind(kinds.BRIDGE, BRIDGE, DISCARD),
    Kind(kinds.CULT_STEP, CULT),
    Kind(kinds.KEY, CULT),
    Kind(kinds.FAVOR_TILE, FAVOR),
    Kind(kinds.TOWN_TILE, TOWN, STEP_DOWN),
    Kind(kinds.ORDAIN, CONVERT, DISCARD),
    Kind(kinds.LEECH, LEECH, DECLINE),
    Kind(kinds.EVENT),
    Kind(kinds.CULT_SPADES, TRANSFORM, DISCARD),
    Kind(kinds.TERRAIN, TERRAIN, DISCARD),
    Kind(kinds.ERUPTION, BUILD, BUILD_BY_SHIP, TRANSFORM),
    Kind(kinds.LOSE_CULT, LOSE_CULT),
    Kind(kinds.LOSE_TOKENS, LOSE_TOKEN),
    Kind(kinds.UNLOCK, UNLOCK),
    Kind(kinds.TOKEN, TOKEN, DISCARD),
    Kind(kinds.BID, BID, alone=True),
    Kind(kinds.NEAR_SPADES, TRANSFORM, DISCARD),
    Kind(kinds.FREE_STEP, ADVANCE, DISCARD),
    Kind(kinds.PUT_BACK, PUT_BACK),
    Kind(kinds.RIVER_TOKENS, LAY_TOKEN),
    Kind(kinds.FLOW, FLOW),
    Kind(kinds.COVER, COVER, UNCOVER, DISCARD),
    Kind(kinds.SWAP_CULTS, SWAP),
    Kind(kinds.RETURN_FAVOR, RETURN_FAVOR),
    Kind(kinds.BANK, KEEP, BANK),
    Kind(kinds.MOVE_BRIDGE, MOVE_BRIDGE),
    Kind(kinds.TILE_ON, TILE_ON),
    Kind(kinds.PORT, PORT),
    Kind(kinds.LAUNCH, LAUNCH, DISCARD),
    Kind(kinds.MOVEMENT, SAIL, SAIL_FROM_SECOND, DISCARD),
    Kind(kinds.TRADES, TRADE, TRADE_FOR),
    Kind(kinds.GIFT, SEND_NEW, GIFT_STEP),
)
KINDS: Final = {kind.name: kind for kind in _KINDS}

IN_TURN: Final = (CONNECT,)  # listed behind everything else on the seat's turn, whatever is asked
FREE: Final = (
    CONVERT,
    BURN,
    STEP_DOWN,
    EXCHANGE,
    STOKE,
    NEXT_DWELLING,
)  # what may be done besides, any number of times

# Groups of options, in the order in which they are shown.
GROUPS: Final = (
    "bids",
    "factions",
    "power",
    "tiles",
    "build",
    "upgrade",
    "land",
    "ships",
    "actions",
    "priests",
    "tracks",
    "other",
    "pass",
    "end",
)
