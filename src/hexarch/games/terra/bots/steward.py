"""Steward: looks at every whole turn once, with the learned evaluation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.bots import MOST_OPINIONS, Opinion
from hexarch.bots.net import rows
from hexarch.games.terra import kinds, queue
from hexarch.games.terra import layout as at
from hexarch.games.terra.bots import bidding, inputs, net
from hexarch.games.terra.bots.features import look
from hexarch.games.terra.bots.greedy import GreedyBot
from hexarch.games.terra.bots.seas import AT_SEA
from hexarch.games.terra.bots.turns import Finder
from hexarch.games.terra.phases import begin
from hexarch.kernel.errors import ChoiceError

if TYPE_CHECKING:
    from hexarch.bots import Clock
    from hexarch.bots.net import Net
    from hexarch.games.terra.bots.bidding import Pick
    from hexarch.games.terra.bots.whole import Turn
    from hexarch.games.terra.game import Game
    from hexarch.games.terra.setup import Setup
    from hexarch.games.terra.state import Terra

MOST_TURNS: Final = 80  # so that a decision takes less than 50 ms, interpreted
A_SECOND: Final = 1200  # turns that are surely looked at in a second of the clock
FEWEST: Final = 4
TO_BID: Final = 0.25  # seconds on the clock with which it reckons what factions are worth


class StewardBot:
    """Takes the turn after which it expects most points. Ties go to the first, so it always plays the same way."""

    name = "steward"
    most_turns = MOST_TURNS
    settings: tuple[str, ...] = ("most_turns", "ships")  # what versions of it may differ in

    def __init__(self, seed: int = 0, learnt: Net | None = None, ships: bool = True) -> None:
        self._learnt = learnt  # None: those that come with the program and suit the game
        self._net = learnt or net.shipped(self.name)
        self._seed = seed
        self._greedy = GreedyBot(seed)
        self._lots: tuple[Setup | None, dict[int, float]] = None, {}  # of the last auction, with what they are worth
        self._picks: tuple[Setup | None, str, list[Pick]] = None, "", []  # of the last choice in a draft
        self.ships = ships  # False: it plays as if it had none
        self.thought = 0  # turns of the last ranking that were thought through: it looks at each once

    def choose(self, game: Game, seat: int, clock: Clock | None = None) -> str:
        """The whole turn, or the answer, that looks best."""
        return self._opinions(game, seat, clock, 1)[0].text

    def weigh(self, game: Game, seat: int, clock: Clock | None = None) -> list[Opinion]:
        """Whole turns and answers, best first."""
        return self._opinions(game, seat, clock, MOST_OPINIONS)

    def at_once(self, game: Game, seat: int) -> str:
        """What looks best at a single look, however long the bot would think about it."""
        if self._is_land(game, seat):
            return self._greedy.weigh(game, seat)[0].text
        return readable(game, seat, StewardBot.ranked(self, game, seat, None), 1)[0].text

    def appraise(self, game: Game, seat: int, clock: Clock | None = None) -> list[Opinion]:
        """Every bid, or every faction to choose, best first; none where neither is asked or time is short."""
        asked = [d.kind for d in queue.open_for(game.state, seat)]
        if kinds.BID in asked:
            return self._bids(game, seat, clock)
        if kinds.FACTION in asked:
            return self._choices(game, seat, clock)
        return []

    def _opinions(self, game: Game, seat: int, clock: Clock | None, most: int) -> list[Opinion]:
        asked = [d.kind for d in queue.open_for(game.state, seat)]
        if kinds.BID in asked or kinds.FACTION in asked:
            return self.appraise(game, seat, clock)[:most] or self._greedy.weigh(game, seat, clock)
        if self._is_land(game, seat):
            return self._greedy.weigh(game, seat, clock)
        return readable(game, seat, self.ranked(game, seat, clock), most)

    def _is_land(self, game: Game, seat: int) -> bool:
        """Does it choose the terrain it begins on? Nothing that it could look at tells one from another."""
        asked = [d.kind for d in queue.open_for(game.state, seat)]
        return kinds.TERRAIN in asked and not game.state.get(seat, at.BUILDINGS)

    def _bids(self, game: Game, seat: int, clock: Clock | None) -> list[Opinion]:
        """Bids of an auction, by what is expected of the factions."""
        worth = self._worths(game, clock)
        if not worth:
            return []
        shades = bidding.shades(game.state, list(worth), self._seed)
        found = bidding.liked(game.options(seat), game.setup.auction, worth, shades)
        return [Opinion(choice.text, value) for value, choice in found]

    def _worths(self, game: Game, clock: Clock | None = None) -> dict[int, float]:
        """What is expected of the factions of an auction, reckoned once; nothing where time is short."""
        auction, worth = self._lots
        if auction is not game.setup:
            if clock is not None and clock.left() < TO_BID:
                return {}
            worth = bidding.worths(self, game, clock)
            self._lots = game.setup, worth
        return worth

    def _choices(self, game: Game, seat: int, clock: Clock | None) -> list[Opinion]:
        """Factions of a draft, by what is expected of a seat that begins with them."""
        return [Opinion(pick.choice.text, pick.table[seat]) for pick in self._drafted(game, seat, clock)]

    def _drafted(self, game: Game, seat: int, clock: Clock | None = None) -> list[Pick]:
        """What is expected of each faction to choose, reckoned once for a position; nothing where time is short."""
        setup, digest, found = self._picks
        if setup is not game.setup or digest != game.digest():
            if clock is not None and clock.left() < TO_BID:
                return []
            found = bidding.picks(self, game, seat, clock)
            if found:
                self._picks = game.setup, game.digest(), found
        return found

    def ranked(self, game: Game, seat: int, clock: Clock | None) -> list[tuple[float, Turn]]:
        """Turns by what they are worth, best first."""
        most = self.most_turns
        if clock is not None:
            most = max(FEWEST, min(most, int(round(clock.left(), 2) * A_SECOND)))
        self._suit(game.state)
        turns = Finder(game.state, seat, most, clock, self.ships, self.brief).find()
        values = self.values(turns)
        order = sorted(range(len(turns)), key=lambda i: -values[i])
        return [(values[i], turns[i]) for i in order]

    def learn(self, learnt: Net) -> None:
        """Play every game with these weights."""
        self._learnt = self._net = learnt

    def _suit(self, s: Terra) -> None:
        """Take the weights for this game."""
        if self._learnt is None:
            self._net = net.shipped(net.suited(self.name, s.rules))

    @property
    def brief(self) -> bool:
        """Does it weigh only what every game has?"""
        return len(self._net.read) == len(inputs.brief())

    def values(self, turns: list[Turn]) -> list[float]:
        """What the net expects; if it never saw a ship, with what a rule of thumb thinks of them besides."""
        found = self._net.values(turns)
        if self._net.weighs(AT_SEA):
            return found
        return [value + turn.ships for value, turn in zip(found, turns, strict=True)]

    def estimate(self, game: Game) -> list[float]:
        """Final points expected for each seat."""
        s = game.state
        self._suit(s)
        if s.cells[at.PHASE] == begin.AUCTION:
            return bidding.standing(game, self._worths(game))
        if s.cells[at.PHASE] == begin.CHOOSE_FACTIONS and not all(s.has_faction(seat) for seat in range(s.seats)):
            return self._beginning(game)
        return [self.expected(s, seat) for seat in range(s.seats)]

    def _beginning(self, game: Game) -> list[float]:
        """Final points expected for each seat in a draft, when the next to choose takes what looks best."""
        mark = game.mark()
        try:
            seat = game.to_act[0]
            while game.state.has_faction(seat):  # it has a terrain to choose, or the like
                game.step(seat, self.choose(game, seat))
                seat = game.to_act[0]
            return self._drafted(game, seat)[0].table.copy()
        finally:
            game.rollback(mark)

    def expected(self, s: Terra, seat: int) -> float:
        """Final points expected for a seat; those it has where the game is over."""
        points = s.get(seat, at.VP)
        if s.cells[at.PHASE] == begin.OVER or not s.has_faction(seat) or s.home(seat) < 0:
            return float(points)
        return round(points + float(self._net.coming(rows([look(s, seat, self.brief)]))[0]), 2)


def readable(game: Game, seat: int, ranked: list[tuple[float, Turn]], most: int) -> list[Opinion]:
    """The best turns as texts that are legal when they are read again.

    A reader puts the commands of a text into the usual order. Should that not be allowed, the turn is given up to its
    first command, and the rest is decided when it is asked.
    """
    found: list[Opinion] = []
    for value, turn in ranked[:most]:
        whole = turn.text()
        found.append(Opinion(whole if _can_read(game, seat, whole) else turn.choices[0].text, value))
    return found


def _can_read(game: Game, seat: int, text: str) -> bool:
    mark = game.mark()
    try:
        game.step(seat, text)
    except ChoiceError:
        return False
    finally:
        game.rollback(mark)
    return True
