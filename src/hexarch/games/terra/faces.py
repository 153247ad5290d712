"""What is printed on tiles, cards and action spaces, as documents for drawings: of a game, or of the whole box."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hexarch.games.terra.box import round_
from hexarch.games.terra.names import CULTS
from hexarch.games.terra.view_seat import plain

if TYPE_CHECKING:
    from hexarch.games.terra.box.bonus import BonusCard
    from hexarch.games.terra.box.contents import Box
    from hexarch.games.terra.box.favor import FavorTile
    from hexarch.games.terra.box.power import PowerAction
    from hexarch.games.terra.box.round_ import RoundTile
    from hexarch.games.terra.box.town import TownTile

Face = dict[str, Any]

# What round tiles score besides structures.
EVENTS: Final = {round_.SPADE: "spade", round_.TOWN: "town", round_.SEAL: "seal", round_.TRACK_STEP: "step"}


def _with_ships(amount: dict[str, int], ships: int, shipping: int = 0) -> dict[str, int]:
    """An amount with the ships and steps of shipping that come with it."""
    return amount | {name: n for name, n in (("SHIP", ships), ("SHIPPING", shipping)) if n}


def round_tile(box: Box, tile: RoundTile) -> Face:
    """Points for deeds, and the cult bonus."""
    return {
        "id": tile.id,
        "vp": tile.vp,
        "event": tile.title,
        "events": [
            EVENTS.get(event) or box.structure[event].name
            for event in tile.events
            if event < 0 or event in box.structure  # there may be no shipyards
        ],
        "cult": "PRIESTS" if tile.cult == round_.PRIESTS_SENT else CULTS[tile.cult],
        "steps": tile.steps,
        "reward": _with_ships(plain(tile.reward), tile.ships, tile.shipping),
    }


def power_action(action: PowerAction) -> Face:
    """A price in power (and priests), and what it buys."""
    gain = plain(action.gain)
    more = (("BRIDGE", action.bridge), ("SHIP", action.ships), ("SAIL", int(action.moves)), ("FAVOR", action.favors))
    gain |= {name: n for name, n in more if n}
    return {"id": action.id, "cost": action.cost, "priests": action.priests, "gain": gain}


def bonus_card(box: Box, card: BonusCard) -> Face:
    """Income, an action or shipping, points on passing."""
    return {
        "id": card.id,
        "income": _with_ships(plain(card.income), card.ships),
        "gives": card.gives,
        "fleet_vp": card.fleet_vp,
        "seal_vp": card.seal_vp,
        "pass_vp": {box.structure[structure].id: vp for structure, vp in card.pass_vp},
        "ship_vp": card.ship_vp,
    }


def favor_tile(box: Box, tile: FavorTile) -> Face:
    """Steps in a cult, and what it brings for the rest of the game."""
    return {
        "id": tile.id,
        "cult": CULTS[tile.cult],
        "steps": tile.steps,
        "count": tile.count,
        "income": _with_ships(plain(tile.income), tile.ships),
        "gives": tile.gives,
        "trade_vp": list(tile.trade_vp or ()),
        "seal_vp": list(tile.seal_vp),
        "build_vp": {box.structure[tile.builds].id: tile.build_vp} if tile.build_vp else {},
        "pass_vp": list(tile.pass_vp),
    }


def town_tile(tile: TownTile) -> Face:
    """Points, keys, and what it brings at once."""
    return {
        "id": tile.id,
        "vp": tile.vp,
        "keys": tile.keys,
        "count": tile.count,
        "gain": _with_ships(plain(tile.gain), tile.ships),
        "steps": tile.steps,
        "shipping": tile.shipping,
    }


def faces(box: Box) -> dict[str, Face]:
    """Everything in a box that has a face, each with its kind, by name."""
    found: list[tuple[str, Face]] = [
        *(("bonus", bonus_card(box, card)) for card in box.bonus_cards),
        *(("favor", favor_tile(box, tile)) for tile in box.favor_tiles),
        *(("town", town_tile(tile)) for tile in box.town_tiles),
        *(("round", round_tile(box, tile)) for tile in box.round_tiles),
        *(("power", power_action(action)) for action in box.power_actions),
    ]
    return {face["id"]: {"kind": kind, **face} for kind, face in found}
