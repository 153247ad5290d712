"""Actions on octagons: the power actions of the board, and the special actions of tiles and factions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import catalog, effects
from hexarch.games.terra import layout as at
from hexarch.games.terra.actions import bridge, turn
from hexarch.games.terra.names import D_BRIDGE, STRONGHOLD
from hexarch.games.terra.reactions import spades
from hexarch.games.terra.resources import res
from hexarch.games.terra.tiles import bonus, favor, power
from hexarch.kernel.decision import Decision
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.choice import Choice

# Bits of the actions a seat has used in this round.
USED_CARD = 1
USED_FAVOR = 2
USED_SPECIAL = 4  # and the next for further ones


def refuse(s: Terra, seat: int, choice: Choice) -> Refusal | None:
    """The action must be there, not used in this round, and payable."""
    action = choice.a
    is_power = action <= len(power.ACTIONS)
    refusal = turn.refuse_action(s, seat, spends_power=is_power)
    if refusal is not None:
        return refusal
    closed = s.faction(seat).figures.closed
    if closed and choice.text[7:] in closed:
        return no("forbidden_action", "special", action=choice.text[7:])
    if is_power:
        return _refuse_power(s, seat, action)
    used = s.get(seat, at.USED)
    if action in (catalog.CARD_SPADE, catalog.CARD_CULT):
        card = bonus.SPADE_CARD if action == catalog.CARD_SPADE else bonus.CULT_CARD
        if s.get(seat, at.BONUS) != card:
            return no("tile_not_held", "special", tile=choice.text[7:])
        return no("action_used", "special", action=choice.text[7:]) if used & USED_CARD else None
    if action == catalog.FAVOR_CULT:
        if not s.holds(seat, favor.CULT_ACTION):
            return no("tile_not_held", "special", tile=choice.text[7:])
        return no("action_used", "special", action=choice.text[7:]) if used & USED_FAVOR else None
    return _refuse_special(s, seat, choice, used)


def _refuse_power(s: Terra, seat: int, action: int) -> Refusal | None:
    faction = s.faction(seat)
    if s.cells[at.POWER_USED] & s.board.bits[action] and not faction.power.may_repeat(s, seat):
        return no("action_used", "power", action=f"ACT{action}")
    tile = power.ACTIONS[action - 1]
    price = faction.power.price(s, seat, tile.cost)
    if s.get(seat, at.BOWL3) < price:
        return turn.cannot_pay(s, seat, res(power=price))
    return bridge.none_possible(s, seat) if tile.bridge else None


def _refuse_special(s: Terra, seat: int, choice: Choice, used: int) -> Refusal | None:
    faction = s.faction(seat)
    which = choice.a - catalog.SPECIALS - catalog.PER_FACTION * faction.index
    if not 0 <= which < len(faction.specials):
        return no("not_your_action", "special", action=choice.text[7:])
    special = faction.specials[which]
    if special.needs_stronghold and not s.built(seat, STRONGHOLD):
        return no("stronghold_needed", "special", action=special.id)
    if special.once and used & s.board.bits[which + 2]:
        return no("action_used", "special", action=special.id)
    refusal = turn.cannot_pay(s, seat, special.cost)
    return refusal if refusal is not None else special.refuse(s, seat)


def apply(s: Terra, seat: int, choice: Choice) -> None:
    """Cover the space, pay, and do what it says."""
    action = choice.a
    turn.begin_action(s, seat)
    used = s.base[seat] + at.USED
    if action <= len(power.ACTIONS):
        effects.use_action(s, seat, action, at.POWER_USED, s.board.bits[action])
        _apply_power(s, seat, power.ACTIONS[action - 1])
    elif action == catalog.CARD_SPADE:
        effects.use_action(s, seat, action, used, USED_CARD)
        spades.give(s, seat, 1, hexes=1)
    elif action == catalog.CARD_CULT:
        effects.use_action(s, seat, action, used, USED_CARD)
        effects.owe_cult(s, seat, 1)
    elif action == catalog.FAVOR_CULT:
        effects.use_action(s, seat, action, used, USED_FAVOR)
        effects.owe_cult(s, seat, 1)
    else:
        faction = s.faction(seat)
        which = action - catalog.SPECIALS - catalog.PER_FACTION * faction.index
        special = faction.specials[which]
        effects.use_action(s, seat, action, used, s.board.bits[which + 2] if special.once else 0)
        effects.pay(s, seat, special.cost)
        special.take(s, seat)


def _apply_power(s: Terra, seat: int, tile: power.PowerAction) -> None:
    price = s.faction(seat).power.price(s, seat, tile.cost)
    effects.spend_power(s, seat, price)
    turn.power_spent(s, seat, price)
    effects.gain(s, seat, tile.gain)
    if tile.bridge:
        s.push(Decision(D_BRIDGE, seat))
    if tile.hexes:
        spades.give(s, seat, tile.gain.spades, hexes=tile.hexes)


def options(s: Terra, seat: int, out: list[Choice]) -> None:
    """Every action space that can be used."""
    table = s.catalog.action
    faction = s.faction(seat)
    power_left = s.get(seat, at.BOWL3)
    for tile in power.ACTIONS:
        if faction.power.price(s, seat, tile.cost) <= power_left and refuse(s, seat, table[tile.number]) is None:
            out.append(table[tile.number])
    card = s.get(seat, at.BONUS)
    candidates: list[int] = []
    if card == bonus.SPADE_CARD:
        candidates.append(catalog.CARD_SPADE)
    elif card == bonus.CULT_CARD:
        candidates.append(catalog.CARD_CULT)
    if s.holds(seat, favor.CULT_ACTION):
        candidates.append(catalog.FAVOR_CULT)
    for which in range(len(faction.specials)):
        candidates.append(catalog.SPECIALS + catalog.PER_FACTION * faction.index + which)
    for action in candidates:
        if refuse(s, seat, table[action]) is None:
            out.append(table[action])
