"""Greedy: tries every choice, and what must be decided with it, and takes what looks best at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.bots import MOST_OPINIONS, Opinion
from hexarch.games.terra import kinds, payment, queue, reach
from hexarch.games.terra import layout as at
from hexarch.games.terra.board.hexes import ring_distance
from hexarch.games.terra.bots import evaluate, inputs, ships
from hexarch.games.terra.choice import TerraChoice
from hexarch.games.terra.names import (
    CYCLE,
)
from hexarch.games.terra.phases import auction
from hexarch.games.terra.rules.dig import DIG
from hexarch.games.terra.rules.discard import DISCARD
from hexarch.games.terra.rules.leech import DECLINE
from hexarch.games.terra.rules.pass_ import PASS
from hexarch.games.terra.rules.terrain import TOKEN
from hexarch.games.terra.rules.transform import TRANSFORM
from hexarch.games.terra.rules.turn import DONE
from hexarch.kernel.game import ANSWERS
from hexarch.kernel.rng import Random

if TYPE_CHECKING:
    from hexarch.bots import Clock
    from hexarch.games.terra.game import Game
    from hexarch.games.terra.state import Terra

DEPTH = 2  # decisions inside an action that are tried out
WIDTH = 16  # options of such a decision that are tried out
LIKING = 7  # points a faction may be worth more than another in an auction
TOKENS_UNTIL = 4  # the last round in which a power token is worth a point
MARGIN = 0.05  # what an action must be better than passing


class GreedyBot:
    """Looks one action ahead. Ties go to the first option, so it plays the same way every time."""

    name = "greedy"

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed
        self._random = Random(seed)

    def choose(self, game: Game, seat: int, clock: Clock | None = None) -> str | TerraChoice:
        """The option, or payable proposal, after which the position is worth most."""
        options = game.options(seat)
        if len(options) == 1:
            return options[0]
        asked = {d.kind for d in queue.open_for(game.state, seat)}
        if kinds.FACTION in asked:
            return self._faction(game, options)
        if kinds.BID in asked:
            return self._bid(game, options)
        if kinds.TERRAIN in asked and not game.state.get(seat, at.BUILDINGS):
            return max(options, key=lambda choice: _ground(game, seat, choice.terrain))
        logging = game.state.logging
        game.state.logging = False
        try:
            if kinds.STARTING_DWELLING in asked:
                return max(options, key=lambda choice: _start(game, seat, choice))
            if kinds.BONUS_CARD in asked:
                return max(options, key=lambda choice: evaluate.bonus_card(game.state, seat, choice.tile))
            if kinds.LEECH in asked:
                return _leech(game, seat, [choice for choice in options if _is_answer(choice)] or options)
            if kinds.TOKEN in asked and game.state.cells[at.ROUND] <= TOKENS_UNTIL:
                bought = [choice for choice in options if choice.rule is TOKEN]
                if bought:
                    return bought[0]
            return _act(game, seat, options, kinds.TURN in asked)
        finally:
            game.state.logging = logging

    def weigh(self, game: Game, seat: int, clock: Clock | None = None) -> list[Opinion]:
        """Its choice first, then the others by what the position is worth after them."""
        chosen = self.choose(game, seat, clock)
        first = chosen if isinstance(chosen, str) else chosen.text
        logging = game.state.logging
        game.state.logging = False
        try:
            options = game.options(seat)
            tried: list[str | TerraChoice] = [*options]
            if queue.own_turn(game.state, seat) is not None:
                tried += payment.proposals(game, seat, options)
            found = {str(choice): _worth(game, seat, choice, 1) for choice in tried}
            best = max(found.values(), default=0.0)
            found.pop(first, None)
        finally:
            game.state.logging = logging
        rest = sorted(found, key=lambda text: -found[text])
        return [Opinion(first, best), *(Opinion(text, found[text]) for text in rest[: MOST_OPINIONS - 1])]

    def estimate(self, game: Game) -> list[float]:
        """What each seat has and may hope for."""
        s = game.state
        return [evaluate.position(s, seat) if s.has_faction(seat) else 0.0 for seat in range(s.seats)]

    def _faction(self, game: Game, options: list[TerraChoice]) -> TerraChoice:
        """A colour as far as possible from those taken; among equals at random."""
        s = game.state

        def far(choice: TerraChoice) -> int:
            home = s.registry[choice.faction].home
            return _apart(game, home) if 0 <= home < CYCLE else CYCLE // 2

        best = max(far(choice) for choice in options)
        return self._random.choice([choice for choice in options if far(choice) == best])

    def _bid(self, game: Game, options: list[TerraChoice]) -> TerraChoice:
        """No more than a small liking for a faction is worth; the same one in the whole auction."""
        lots = {c.faction: inputs.lot(game.state.registry[c.faction].id) for c in options}
        likings = {faction: Random(self._seed * 1_000 + lot).below(LIKING + 1) for faction, lot in lots.items()}
        if game.setup.auction == auction.SEALED:
            return next(choice for choice in options if choice.points == likings[choice.faction])
        return max(options, key=lambda choice: choice.points + likings[choice.faction])


def _apart(game: Game, terrain: int) -> int:
    """How far a terrain is from those of the others on the cycle."""
    s = game.state
    taken = [s.centre(seat) for seat in range(s.seats) if s.has_faction(seat)]
    return min((ring_distance(terrain, home) for home in taken if 0 <= home < CYCLE), default=CYCLE)


def _ground(game: Game, seat: int, terrain: int) -> tuple[int, int]:
    """A terrain to begin on: away from the others, at the river for those who follow it, with many hexes."""
    s = game.state
    hexes = s.board.members(s.cells[at.TERRAIN_MASK + terrain])
    banks = [h for h in hexes if s.board.touches_river[h]]
    if s.faction(seat).reach.by_river_only:
        return len(banks), _apart(game, terrain)
    return _apart(game, terrain), len(hexes)


def _is_answer(choice: TerraChoice) -> bool:
    return choice.rule.role == ANSWERS


def _worth(game: Game, seat: int, choice: str | TerraChoice, depth: int) -> float:
    """Worth of the position after a choice and the best answers to what it asks."""
    mark = game.mark()
    try:
        game.step(seat, choice)
        return _settled(game, seat, depth)
    finally:
        game.rollback(mark)


def _settled(game: Game, seat: int, depth: int) -> float:
    """Worth of a position, once the seat has made the decisions of its action as well as it can."""
    s = game.state
    value = evaluate.position(s, seat)
    found = queue.open_for(s, seat)
    inner = [d for d in found if d.kind not in (kinds.TURN, kinds.LEECH)]
    if not inner or not depth:
        return value
    tried = _promising(game, seat)
    if not tried:
        return value
    best = max(_worth(game, seat, choice, depth - 1) for choice in tried)
    # What need not be decided may also be left.
    return max(best, value) if len(inner) < len(found) else best


def _promising(game: Game, seat: int) -> list[TerraChoice]:
    """Options inside an action that are worth a try: terrain is changed into home terrain if that is possible."""
    home = game.state.home(seat)
    found = [c for c in game.options(seat) if c.rule not in (DONE, PASS, DIG) and not _is_answer(c)]
    useful = [c for c in found if c.rule not in (TRANSFORM, DISCARD) or (c.rule is TRANSFORM and c.terrain == home)]
    return ships.useful(game.state, seat, useful or found)[:WIDTH]


def _act(game: Game, seat: int, options: list[TerraChoice], in_turn: bool) -> str | TerraChoice:
    """The best action, or the best card to pass with when no action is worth its price."""
    s = game.state
    now = evaluate.position(s, seat)
    looked = [c for c in options if c.rule not in (PASS, DONE) and not _is_answer(c)]
    tried: list[str | TerraChoice] = [*ships.useful(s, seat, looked)]
    if in_turn:
        tried += payment.proposals(game, seat, options)
    best: str | TerraChoice | None = None
    highest = now + MARGIN
    rest = [choice for choice in options if choice.rule in (PASS, DONE)]
    for choice in tried:
        value = _worth(game, seat, choice, DEPTH)
        if value > highest or (best is None and not rest):
            best, highest = choice, value
    if best is not None:
        return best
    return max(rest, key=lambda choice: _cards(s, seat, choice) if choice.rule is PASS else 99)


def _cards(s: Terra, seat: int, choice: TerraChoice) -> float:
    """The card or cards that passing brings."""
    return evaluate.bonus_card(s, seat, choice.tile) + evaluate.bonus_card(s, seat, choice.second)


def _leech(game: Game, seat: int, options: list[TerraChoice]) -> TerraChoice:
    """Take power while it is cheap; late in the game only what is nearly free."""
    s = game.state
    left = s.box.rounds - max(1, s.cells[at.ROUND])
    best = options[0]
    highest = float("-inf")
    for choice in options:
        value = 0.0
        if choice.rule is not DECLINE:
            power = min(choice.power, s.power_room(seat))
            value = power * (0.5 + 0.03 * left if left or s.in_play(seat) else 0.2) - max(0, power - 1)
        if value > highest:
            best, highest = choice, value
    return best


def _start(game: Game, seat: int, choice: TerraChoice) -> float:
    """A starting dwelling: easy hexes around, a neighbour or two, our other dwellings near but apart."""
    s = game.state
    neighbours = min(2, reach.opponents_near(s, seat, choice.hex).bit_count())
    apart = [s.board.distance[choice.hex][h] for h in s.board.members(s.get(seat, at.BUILDINGS))]
    near = sum(1.0 if 2 <= steps <= 3 else 0.0 if steps < 2 else -0.2 * min(steps, 6) for steps in apart)
    mark = game.mark()
    try:
        game.step(seat, choice)
        return evaluate.position(s, seat) + 0.9 * neighbours + near
    finally:
        game.rollback(mark)
