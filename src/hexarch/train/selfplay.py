"""Self-play: one game in which every seat plays by the present evaluation, and tries something out now and then."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from hexarch.bots import known
from hexarch.bots.net import rows
from hexarch.kernel.rng import Random
from hexarch.train import venture
from hexarch.train.records import Course, Decision, Record

if TYPE_CHECKING:
    from hexarch.bots.learning import Learning, Liking, Prospect, Turn
    from hexarch.bots.net import Net
    from hexarch.kernel.game import Game

RANDOMLY: Final = 0.05  # share of decisions that are tried out
WARMTH: Final = 1.5  # points by which a tried decision may look worse
AT_START: Final = 0.5  # share of decisions before the first round that are tried out
LIKINGS: Final = 6  # numbers of a position that a seat likes or dislikes for a whole game
LIKED: Final = 0.8  # points that one of them is worth, at its usual spread
OTHERS: Final = 4  # turns that are kept beside those thought through, at most
SHARES: Final = ("nothing", "taste", "habits", "habits")  # what seats like, each as often


def play(
    learning: Learning,
    seed: int,
    net: Net | None,
    players: int = 0,
    thinking: float = 0.0,
    mix: str = "",
    share: float = 1.0,
    warmth: float = 0.0,
) -> Record:
    """A whole game; without a net the guide leads, so that there is something to learn from.

    With seconds of thinking the seats plan ahead as the strongest bot does, in that share of their decisions; what
    they found is kept, and what is learnt is what their play brings. With warmth chance takes every turn, by what the
    seats foresee if they think, and nobody has likings or tries out anything else; see `venture`.
    """
    game = learning.begin(seed, players, mix)
    random = Random(seed)
    guides = [learning.guide(seed * 8 + seat) for seat in range(game.players)]
    decisions: list[Decision] = []
    bot = learning.player(seed, net, 0.0) if net is not None else None
    thinker = learning.player(seed, net, thinking) if net is not None and thinking and not warmth else None
    planner = learning.planner(seed, net, thinking) if net is not None and thinking and warmth else None
    liking_of = [
        _liking(learning, net, random, game, seat) if net is not None and not warmth else None
        for seat in range(game.players)
    ]
    while not game.over:
        seat = game.to_act[0]
        now = game.progress()[0]
        value = best = 0.0
        plans: tuple[tuple[float, tuple[str, ...]], ...] = ()
        others: tuple[tuple[str, ...], ...] = ()
        chances: tuple[tuple[float, float, tuple[str, ...]], ...] = ()
        courses: tuple[Course, ...] = ()
        if bot is None or learning.guided(game, seat):
            if bot is None and random.below(100) < 100 * RANDOMLY:
                chosen: Any = random.choice(list(game.options(seat)))
            else:
                chosen = guides[seat].choose(known(game, seat), seat)
            choices = learning.choices(chosen)
        elif warmth:
            thinks = planner is not None and (share == 1 or random.below(1000) < 1000 * share)
            seen = planner.prospects(known(game, seat), seat) if thinks and planner is not None else []
            ranked = [(one.worth, one.turn) for one in seen] or bot.ranked(known(game, seat), seat, None)
            best = ranked[0][0]
            value, choices, chances = _venture(learning, ranked, warmth, random)
            courses = _courses(learning, seen[: len(chances)])
        else:
            thinks = thinker is not None and random.below(1000) < 1000 * share
            player = thinker if thinks and thinker is not None else bot
            ranked = player.ranked(known(game, seat), seat, None)
            # What was thought through was not found for a seat with likings, so it goes without them.
            liking = None if player.thought > 1 else liking_of[seat]
            value, turn = ranked[0] if len(ranked) == 1 else _pick(ranked, random, now, liking)
            best = ranked[0][0]
            choices = learning.choices(turn)
            if player.thought > 1:
                plans, others = _plans(learning, ranked, player.thought, random)
        for choice in choices:
            game.step(seat, choice)
        looked = round(value, 2), round(best, 2)
        decisions.append(Decision(seat, now, *looked, choices, plans, others, chances, courses=courses))
    finals = tuple([learning.points(game, seat) for seat in range(game.players)])
    return Record(seed, game.setup.document(), tuple(decisions), finals)


def _plans(
    learning: Learning, ranked: list[tuple[float, Turn]], thought: int, random: Random
) -> tuple[tuple[tuple[float, tuple[str, ...]], ...], tuple[tuple[str, ...], ...]]:
    """The turns that were thought through, with what they came to, and a few of the others."""
    plans = tuple([(round(value, 3), learning.choices(turn)) for value, turn in ranked[:thought]])
    rest = ranked[thought:]
    drawn = [random.choice(rest)[1] for _ in range(min(OTHERS, len(rest)))]
    return plans, tuple(dict.fromkeys([learning.choices(turn) for turn in drawn]))


def _venture(
    learning: Learning, ranked: list[tuple[float, Turn]], warmth: float, random: Random
) -> tuple[float, tuple[str, ...], tuple[tuple[float, float, tuple[str, ...]], ...]]:
    """The turn that chance takes, with what it looks worth, and all that chance could take; nothing if it is alone."""
    shares = venture.likely([value for value, _ in ranked], warmth)
    drawn = (random.below(1_000_000) + 0.5) / 1_000_000 * float(shares.sum())
    place = min(int(np.searchsorted(np.cumsum(shares), drawn)), len(shares) - 1)
    turns = [
        (round(value, 3), round(float(likely), 6), learning.choices(turn))
        for likely, (value, turn) in zip(shares, ranked, strict=False)
    ]
    return ranked[place][0], turns[place][2], tuple(turns) if len(turns) > 1 else ()


def _courses(learning: Learning, prospects: list[Prospect]) -> tuple[Course, ...]:
    """What was seen to come of each of these turns; nothing if each was looked at once."""
    if not all(one.course for one in prospects):
        return ()
    return tuple(
        [
            Course(
                tuple([(seat, tuple([choice.text for choice in choices])) for seat, choices in one.course]),
                tuple([(look.step, look.share) for look in one.looks]),
            )
            for one in prospects
        ]
    )


class Taste:
    """Numbers of a position that a seat likes or dislikes for a whole game, besides points."""

    def __init__(self, net: Net, random: Random) -> None:
        self._net = net
        self._worth = np.zeros(net.inputs, dtype=np.float32)
        for _ in range(LIKINGS):
            self._worth[random.below(net.inputs)] = LIKED * (noise(random) - 0.577)

    def extra(self, turns: list[Turn], now: int) -> list[float]:
        """Points by which each turn looks better than it is."""
        liked = self._net.prepared(rows([turn.numbers for turn in turns])) @ self._worth
        return [float(more) for more in liked]


def _liking(learning: Learning, net: Net, random: Random, game: Game, seat: int) -> Liking | None:
    """What a seat likes besides points, in this game: tries out whole plans, where noise tries out single moves."""
    kind = random.choice(list(SHARES))
    if kind == "taste":
        return Taste(net, random)
    return learning.habits(random, game, seat) if kind == "habits" else None


def _pick(ranked: list[tuple[float, Turn]], random: Random, now: int, liking: Liking | None) -> tuple[float, Turn]:
    """Mostly the best, by points and liking; sometimes one that looks a little worse. With what it looks worth."""
    values = [value for value, _ in ranked]
    turns = [turn for _, turn in ranked]
    if liking is not None:
        values = [value + more for value, more in zip(values, liking.extra(turns, now), strict=True)]
    if random.below(1000) < 1000 * (RANDOMLY if now else AT_START):
        values = [value + WARMTH * noise(random) for value in values]
    return ranked[values.index(max(values))]


def noise(random: Random) -> float:
    """Gumbel noise: the best of many then is a draw by softmax."""
    return float(-np.log(-np.log((random.below(1_000_000) + 0.5) / 1_000_000)))
