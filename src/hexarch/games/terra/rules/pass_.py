"""Pass: score the bonus card and favor tile, take another card, return the old one; first to pass starts next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import course, effects, fleet, kinds, queue, spaces, tiles, treasury
from hexarch.games.terra import layout as at
from hexarch.games.terra.names import FROM_BONUS, FROM_FAVOR, STRONGHOLD, TRADING_HOUSE
from hexarch.games.terra.rule import Place, TerraRule, Warned, Words
from hexarch.games.terra.rules import leech, turn
from hexarch.games.terra.rules.action import ACTION, is_power
from hexarch.kernel.errors import Refusal, no
from hexarch.kernel.game import CLOSES

if TYPE_CHECKING:
    from hexarch.games.terra.board.hexes import Board
    from hexarch.games.terra.choice import TerraChoice
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.rule import Said, Value


def cards_are_taken(s: Terra) -> bool:
    """Does passing bring another card? In every round but the last; the first cards are taken before the game."""
    return s.cells[at.ROUND] < len(s.round_tiles)


def _score(s: Terra, seat: int) -> None:
    """Points for passing."""
    for held in s.cards(seat):
        card = s.box.bonus_card[held]
        vp = card.ship_vp * s.get(seat, at.SHIP)
        if card.fleet_vp:
            vp += card.fleet_vp * fleet.afloat(s, seat)
        for structure, each in card.pass_vp:
            vp += each * s.built(seat, structure)
        effects.score(s, seat, vp, FROM_BONUS)
    for tile in s.box.favors_for_passing:
        if s.holds(seat, tile.number):
            effects.score(s, seat, tile.pass_vp[s.built(seat, TRADING_HOUSE)], FROM_FAVOR)
    for tile in s.box.favors_for_seals:
        if s.holds(seat, tile.number):
            seals = min(s.get(seat, at.SEALS).bit_count(), len(tile.seal_vp) - 1)
            effects.score(s, seat, tile.seal_vp[seals], FROM_FAVOR)
    s.faction(seat).passing.passed(s, seat)


def _number(s: Terra, seat: int) -> int:
    """How many cards are taken: the first card before the game is one for everybody, the last one left is one too."""
    if not s.cells[at.ROUND]:
        return 1
    cards = s.faction(seat).figures.cards
    number = cards.number if cards is not None and s.built(seat, STRONGHOLD) else 1
    return min(number, s.cells[at.BONUS_POOL].bit_count())


class Pass(TerraRule):
    """Pass for this round and take a bonus card; before the game, take the first card."""

    name = "pass"
    group = "pass"
    text = "pass {tile:bonus} and {second:bonus}"
    forms: tuple[str, ...] = ("pass {tile:bonus}", "pass")
    is_action = True
    clicked: tuple[str, ...] = ("tile",)
    role = CLOSES

    def written(self, board: Board, values: tuple[int, ...]) -> str:
        """Without a second card, or without any, it is a short form."""
        if values[1]:
            return super().written(board, values)
        return self.patterns[1].fill({"tile": f"BON{values[0]}"}) if values[0] else self.forms[1]

    def read(self, s: Terra, seat: int, command: str, words: Words) -> list[TerraChoice]:
        """Two cards may be named in any order."""
        found = super().read(s, seat, command, words)
        cards = sorted([found[0].tile, found[0].second])
        return [s.catalog.choice(self, (cards[0], cards[1]))] if cards[0] else found

    def complete(self, s: Terra, seat: int, command: str, name: str, values: list[int]) -> int:
        """No card."""
        return 0

    def refuse(self, s: Terra, seat: int, c: TerraChoice) -> Refusal | None:
        """A card must be taken in every round but the last, one that nobody holds."""
        if queue.find(s, seat, kinds.BonusCard) is None:
            refusal = turn.refuse_action(s, seat)
            if refusal is not None:
                return refusal
        if not cards_are_taken(s):
            return no("no_card_in_last_round", "pass") if c.tile or c.second else None
        if not c.tile:
            return no("take_a_card", "pass")
        for card in (c.tile, c.second):
            if card and not s.cells[at.BONUS_POOL] & s.board.bits[card]:
                return no("card_not_there", "pass", tile=f"BON{card}")
        if _number(s, seat) == 1:
            return no("take_one_card", "pass") if c.second else None
        return None if c.tile < c.second else no("take_two_cards", "pass")

    def apply(self, s: Terra, seat: int, c: TerraChoice) -> None:
        """Take the first card before the game, or pass."""
        first = queue.find(s, seat, kinds.BonusCard)
        if first is not None:
            s.drop(first)
            tiles.take_bonus(s, seat, c.tile)
            return
        leech.decline_all(s, seat)
        course.pass_turn(s, seat)
        _score(s, seat)
        before = treasury.watched(s, seat)
        old = s.cards(seat)
        coins = 0
        for card, cell in ((c.tile, at.BONUS), (c.second, at.SECOND_CARD)):
            if card:
                coins += s.cells[at.BONUS_COINS + card]
                tiles.take_bonus(s, seat, card, cell)
        for card in old:
            tiles.return_bonus(s, seat, card)
        cards = s.faction(seat).figures.cards
        if cards is not None and coins:
            effects.gain_power(s, seat, cards.power * coins)
        turn.end(s, seat)
        treasury.received(s, seat, before)

    def options(self, s: Terra, seat: int, d: kinds.Asked, out: list[TerraChoice]) -> None:
        """Each card that can be taken; in the last round just pass."""
        if isinstance(d, kinds.Turn) and not turn.may_act(d):
            return
        table = s.catalog.tables[self.number]
        if not cards_are_taken(s):
            out.append(table[0])
            return
        cards = s.board.members(s.cells[at.BONUS_POOL])
        row = s.catalog.sizes[self.number][1]  # choices with the same first card
        if _number(s, seat) > 1:
            out.extend([table[one * row + two] for two in cards for one in cards if one < two])
        else:
            out.extend([table[number * row] for number in cards])

    def warnings(self, s: Terra, seat: int, c: TerraChoice) -> Warned:
        """Special actions that would have been free."""
        unused: list[TerraChoice] = []
        if s.cells[at.ROUND]:
            ACTION.usable(s, seat, unused)
        free = [one.action for one in unused if not is_power(one.action) and not ACTION.is_idle(s, seat, one.action)]
        return [("unused_action", {"action": spaces.names()[action]}) for action in free]

    def place(self, s: Terra, c: TerraChoice) -> dict[str, Value]:
        """The card, if one is taken; the first of two."""
        return {"tile": f"BON{c.tile}"} if c.tile else {}

    def conceivable(self, s: Terra, seat: int, place: Place) -> list[str]:
        """A click on a card that nobody holds."""
        if set(place) != set(self.clicked):
            return []
        held = {s.box.bonus_card[card].id for other in range(s.seats) for card in s.cards(other)}
        wish = str(place["tile"])
        known = [card.id for card in s.box.bonus_cards]
        return [f"pass {wish}"] if wish in known and wish not in held else []

    def said(self, words: Words, kind: str, who: str) -> Said | None:
        """The first card is taken, not passed for."""
        if "tile" not in words:
            return self.key, {}
        values: dict[str, Value] = {name: words[name].upper() for name in ("tile", "second") if name in words}
        if "second" in words:
            return "choice-pass-cards", values
        return "choice-first-card" if kind == kinds.BONUS_CARD else "choice-pass-card", values


PASS: Final = Pass()
