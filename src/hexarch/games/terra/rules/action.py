"""Actions on octagons: the power actions of the boards, and the special actions of tiles, factions and shipyards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from hexarch.games.terra import effects, fleet, kinds, spaces, tiles, treasury
from hexarch.games.terra import layout as at
from hexarch.games.terra.names import SHIPYARD, STRONGHOLD
from hexarch.games.terra.resources import PRIESTS, res
from hexarch.games.terra.rule import TerraRule, Warned
from hexarch.games.terra.rules import bridge, favor, idle, launch, sail, spades, trade, turn
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.box.power import PowerAction
    from hexarch.games.terra.choice import TerraChoice
    from hexarch.games.terra.factions.base import Faction
    from hexarch.games.terra.state import Terra

# Bits of the actions a seat has used in this round.
USED_CARD: Final = 1
USED_FAVOR: Final = 2
USED_SPECIAL: Final = 4  # and the next for further ones
USED_SECOND_CARD: Final = 1 << 16  # behind all of these


def card_bit(s: Terra, seat: int, card: int) -> int:
    """The bit of the action of a card that is held."""
    return USED_CARD if s.get(seat, at.BONUS) == card else USED_SECOND_CARD


def is_power(action: int) -> bool:
    """Is it one of the power actions of the board?"""
    return action <= spaces.LAST_POWER


def _usual_price(s: Terra, seat: int, tile: PowerAction) -> int:
    """What a power action costs a seat that takes it first; Yetis pay one less."""
    return tile.cost - s.faction(seat).figures.power.less


def power_price(s: Terra, seat: int, tile: PowerAction) -> int:
    """What a power action costs a seat now; by a variant more once it was used, but not for those who may repeat it."""
    price = _usual_price(s, seat, tile)
    if s.box.again and s.cells[at.POWER_USED] & s.board.bits[tile.number] and not _repeats(s, seat, tile):
        return price + s.box.again
    return price


def _prices(s: Terra, seat: int, action: int) -> tuple[int, int]:
    """What a power action costs a seat now, and what it usually costs; nothing for other actions."""
    tile = s.box.power_action.get(action) if is_power(action) else None
    return (power_price(s, seat, tile), _usual_price(s, seat, tile)) if tile is not None else (0, 0)


def may_repeat(s: Terra, seat: int) -> bool:
    """May a seat take power actions that were taken in this round? Yetis do with the stronghold."""
    return s.faction(seat).figures.power.repeats and s.built(seat, STRONGHOLD) > 0


def _coins_pay(s: Terra, seat: int) -> bool:
    """May coins pay for a power action, one for each power? They do with the stronghold of Chash Dallah."""
    return s.faction(seat).figures.power.coins and s.built(seat, STRONGHOLD) > 0


def _repeats(s: Terra, seat: int, tile: PowerAction) -> bool:
    """May they take again what was taken? Of the actions of the second board Yetis do once they have a shipyard."""
    return (not tile.overseas or s.built(seat, SHIPYARD) > 0) and may_repeat(s, seat)


def _refuse_power(s: Terra, seat: int, action: int, coins: bool = False) -> Refusal | None:
    tile = s.box.power_action.get(action)
    if tile is None:
        return no("unknown_tile", "power", tile=spaces.names().get(action, ""))
    used = s.cells[at.POWER_USED] & s.board.bits[action]
    if used and not s.box.again and not _repeats(s, seat, tile):
        return no("action_used", "power", action=tile.id)
    price = power_price(s, seat, tile)
    refusal = turn.cannot_pay(s, seat, res(c=price) if coins else res(power=price))
    if refusal is not None:
        return refusal
    if tile.priests and s.get(seat, at.PRIESTS) < tile.priests:
        return turn.cannot_pay(s, seat, res(p=tile.priests))
    if tile.overseas:
        return _refuse_overseas(s, seat, tile.moves, tile.ships, tile.favors, 0 if coins else price)
    if s.rules.empty_actions:
        return None
    if tile.bridge:
        return bridge.none_possible(s, seat)
    return idle.of_spades(s, seat, tile.gain.spades, tile.hexes) if tile.hexes else idle.of_gain(s, seat, tile.gain)


def _refuse_overseas(s: Terra, seat: int, moves: bool, ships: int, favors: int = 0, power: int = 0) -> Refusal | None:
    """Why ships cannot move, none can be built, or no favor tile can be taken."""
    if moves:
        return sail.none_possible(s, seat, power)
    if ships:
        return launch.none_possible(s, seat)
    return no("no_favor_left", "favor") if favors and not favor.some_left(s, seat) else None


def _refuse_board(s: Terra, seat: int, action: int, used: int) -> Refusal | None:
    """The spaces of the shipyard board: ships move from the start of the game; building one needs the shipyard."""
    if s.sea is None:
        return no("no_ships", "ships")
    moves = action == spaces.SAIL
    if not moves and not s.built(seat, SHIPYARD):
        return no("shipyard_needed", "ships")
    if used & (trade.USED_MOVE if moves else trade.USED_BUILD):
        return no("action_used", "special", action=spaces.names()[action])
    refusal = None if moves else turn.cannot_pay(s, seat, s.sea.yards[s.faction(seat).index].ship)
    return refusal if refusal is not None else _refuse_overseas(s, seat, moves, 1)


def _refuse_special(s: Terra, seat: int, action: int, used: int) -> Refusal | None:
    faction = s.faction(seat)
    which = action - spaces.special(faction.index, 0)
    if not 0 <= which < len(faction.specials):
        return no("not_your_action", "special", action=spaces.names()[action])
    special = faction.specials[which]
    if special.needs_stronghold and not s.built(seat, STRONGHOLD):
        return no("stronghold_needed", "special", action=special.id)
    if special.once and used & s.board.bits[which + 2]:
        return no("action_used", "special", action=special.id)
    refusal = turn.cannot_pay(s, seat, special.cost)
    if refusal is not None or (special.given_up and s.rules.empty_actions):
        return refusal
    return special.refuse(s, seat)


def _homes(s: Terra, seat: int) -> int:
    """Where the action of a spade card may build without its spade: it is the action of transforming and building."""
    return idle.homes(s, seat) if s.rules.on("card-builds-at-home") else 0


def _apply_power(s: Terra, seat: int, tile: PowerAction, price: int, coins: bool = False) -> None:
    if coins:
        effects.pay(s, seat, res(c=price))
    else:
        effects.spend_power(s, seat, price)
        turn.power_spent(s, seat, price)
    before = treasury.watched(s, seat)
    effects.gain(s, seat, tile.gain)
    treasury.received(s, seat, before, at_leisure=True)
    if tile.bridge:
        s.push(kinds.Bridge(seat))
    if tile.hexes:
        spades.give(s, seat, tile.gain.spades, hexes=tile.hexes)
    if tile.priests:
        effects.pay_one(s, seat, PRIESTS, tile.priests)
    if tile.favors:
        favor.ask(s, seat, tile.favors)
    _set_sail(s, seat, tile.moves, tile.ships)


def _set_sail(s: Terra, seat: int, moves: bool, ships: int) -> None:
    """Ships move, or one may be built."""
    if moves:
        sail.begin(s, seat)
    if ships:
        fleet.gain_ships(s, seat, ships, whole=True)


class Action(TerraRule):
    """An action: use an action space."""

    name = "action"
    group = "actions"
    text = "action {action}"
    is_action = True
    clicked: tuple[str, ...] = ("action",)

    def refuse(self, s: Terra, seat: int, c: TerraChoice) -> Refusal | None:
        """The action must be there, not used in this round, and payable."""
        refusal = turn.refuse_action(s, seat, spends_power=is_power(c.action))
        return refusal if refusal is not None else self._refuse_space(s, seat, c.action)

    def _refuse_space(self, s: Terra, seat: int, action: int) -> Refusal | None:
        """The same, at a time for it."""
        forbidden = s.faction(seat).figures.closed
        if forbidden and spaces.names()[action] in forbidden:
            return no("forbidden_action", "special", action=spaces.names()[action])
        if is_power(action):
            return _refuse_power(s, seat, action)
        used = s.get(seat, at.USED)
        if action in spaces.CARD_AT:
            if spaces.CARD_AT[action] not in s.cards(seat):
                return no("tile_not_held", "special", tile=spaces.names()[action])
            if used & card_bit(s, seat, spaces.CARD_AT[action]):
                return no("action_used", "special", action=spaces.names()[action])
            card = s.box.bonus_card[spaces.CARD_AT[action]]
            if card.spades:
                return idle.of_spades(s, seat, card.spades, 1, _homes(s, seat))
            if card.moves or card.builds_ships:
                return _refuse_overseas(s, seat, card.moves, card.builds_ships)
            return idle.of_steps(s, seat)
        if action in spaces.FAVOR_AT:
            if not s.holds(seat, spaces.FAVOR_AT[action]):
                return no("tile_not_held", "special", tile=spaces.names()[action])
            if used & USED_FAVOR:
                return no("action_used", "special", action=spaces.names()[action])
            return idle.of_steps(s, seat)
        if action == spaces.SAIL or action == spaces.SHIP:
            return _refuse_board(s, seat, action, used)
        return _refuse_special(s, seat, action, used)

    def apply(self, s: Terra, seat: int, c: TerraChoice) -> None:
        """Cover the space, pay, and do what it says."""
        action = c.action
        turn.begin_action(s, seat)
        used = s.base[seat] + at.USED
        if is_power(action):
            tile = s.box.power_action[action]
            price = power_price(s, seat, tile)
            tiles.use_action(s, seat, action, at.POWER_USED, s.board.bits[action])
            _apply_power(s, seat, tile, price)
        elif action in spaces.CARD_AT:
            card = s.box.bonus_card[spaces.CARD_AT[action]]
            tiles.use_action(s, seat, action, used, card_bit(s, seat, card.number))
            if card.spades:
                spades.give(s, seat, card.spades, hexes=1, at_home=_homes(s, seat))
            if card.cult_steps:
                effects.owe_cult(s, seat, card.cult_steps)
            _set_sail(s, seat, card.moves, card.builds_ships)
        elif action in spaces.FAVOR_AT:
            tiles.use_action(s, seat, action, used, USED_FAVOR)
            effects.owe_cult(s, seat, s.box.favor_tile[spaces.FAVOR_AT[action]].cult_steps)
        elif action == spaces.SAIL:
            tiles.use_action(s, seat, action, used, trade.USED_MOVE)
            sail.begin(s, seat)
        elif action == spaces.SHIP:
            assert s.sea is not None
            tiles.use_action(s, seat, action, used, trade.USED_BUILD)
            effects.pay(s, seat, s.sea.yards[s.faction(seat).index].ship)
            fleet.gain_ships(s, seat, 1, whole=True)
        else:
            faction = s.faction(seat)
            which = action - spaces.special(faction.index, 0)
            special = faction.specials[which]
            tiles.use_action(s, seat, action, used, s.board.bits[which + 2] if special.once else 0)
            effects.pay(s, seat, special.cost)
            special.take(s, seat)

    def warnings(self, s: Terra, seat: int, c: TerraChoice) -> Warned:
        """A power action that was used costs more."""
        price, usual = _prices(s, seat, c.action)
        return [("used_again", {"power": price, "less": usual})] if price > usual else []

    def is_idle(self, s: Terra, seat: int, action: int) -> bool:
        """Is it a special action that would be of no use now?"""
        faction = s.faction(seat)
        which = action - spaces.special(faction.index, 0)
        if not 0 <= which < len(faction.specials):
            return False
        return faction.specials[which].refuse(s, seat) is not None

    def options(self, s: Terra, seat: int, d: kinds.Asked, out: list[TerraChoice]) -> None:
        """Every action space that can be used."""
        if isinstance(d, kinds.Turn) and d.actions_left:
            self.usable(s, seat, out, by_power_only=d.burnt_power > 0)

    def usable(self, s: Terra, seat: int, out: list[TerraChoice], by_power_only: bool = False) -> None:
        """The same, whatever is asked; while burnt power waits it must be used."""
        table = s.catalog.tables[self.number]
        faction = s.faction(seat)
        power_left = s.get(seat, at.BOWL3)
        for tile in s.box.power_actions if power_left else ():
            # The usual price at least; what costs more is refused.
            if _usual_price(s, seat, tile) <= power_left and self._refuse_space(s, seat, tile.number) is None:
                out.append(table[tile.number])
        if by_power_only:
            return
        candidates = [spaces.OF_CARD[card] for card in s.cards(seat) if card in spaces.OF_CARD]
        for number, space in spaces.OF_FAVOR.items():
            if s.holds(seat, number):
                candidates.append(space)
        if s.sea is not None:
            candidates += [spaces.SAIL, spaces.SHIP]
        for which in range(len(faction.specials)):
            candidates.append(spaces.special(faction.index, which))
        for action in candidates:
            if self._refuse_space(s, seat, action) is None:
                out.append(table[action])


ACTION: Final = Action()


class PayAction(TerraRule):
    """An action: use a power action, paid wholly with coins instead of power (Chash Dallah)."""

    name = "pay-action"
    group = "actions"
    text = "action {action} for coins"
    is_action = True

    def refuse(self, s: Terra, seat: int, c: TerraChoice) -> Refusal | None:
        """A faction that may, and a power action of the board that is free and payable."""
        refusal = turn.refuse_action(s, seat)
        if refusal is not None:
            return refusal
        if not is_power(c.action) or not _coins_pay(s, seat):
            return no("no_coins_for_power", "power")
        return _refuse_power(s, seat, c.action, coins=True)

    def apply(self, s: Terra, seat: int, c: TerraChoice) -> None:
        """Cover the space, pay the coins, and do what it says."""
        tile = s.box.power_action[c.action]
        price = power_price(s, seat, tile)
        turn.begin_action(s, seat)
        tiles.use_action(s, seat, c.action, at.POWER_USED, s.board.bits[c.action])
        _apply_power(s, seat, tile, price, coins=True)

    def occurs(self, s: Terra, factions: Sequence[Faction]) -> bool:
        """With a faction that pays power actions with coins."""
        return any(faction.figures.power.coins for faction in factions)

    def options(self, s: Terra, seat: int, d: kinds.Asked, out: list[TerraChoice]) -> None:
        """Every power action that can be used."""
        if not turn.may_act(d) or not _coins_pay(s, seat):
            return
        table = s.catalog.tables[self.number]
        for tile in s.box.power_actions:
            if self.refuse(s, seat, table[tile.number]) is None:
                out.append(table[tile.number])

    def warnings(self, s: Terra, seat: int, c: TerraChoice) -> Warned:
        """A power action that was used costs more coins too."""
        price, usual = _prices(s, seat, c.action)
        return [("used_again_coins", {"coins": price, "less": usual})] if price > usual else []


PAY_ACTION: Final = PayAction()
