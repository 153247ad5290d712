"""How much games that ventured have to teach a network, and whether single looks and plans teach the same.

    python bench/slopes.py LOOKS/games-0.jsonl.gz PLANS/games-0.jsonl.gz --weights elder --trust 0.5,0.8,0.95

The files are what `hexarch train --venture` keeps of a generation that these very weights have played. Their games are
dealt out to parts, and from each part the slope is reckoned along which the network would go. Told are the length of
the slope without chance, squared (products of different parts only); the share of a part's slope that the other parts
confirm; and the direction of every kind of decision against the first, 1 being the same and 0 nothing in common.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hexarch import processor

processor.settle()  # before numpy is loaded

import numpy as np

from hexarch.bots.net import Net
from hexarch.games.terra.bots import net as shipped
from hexarch.games.terra.bots.learning import LEARNING
from hexarch.train import records, venture
from hexarch.train.fitting import LEARNT, Fitting
from hexarch.train.venture import Ventures

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from hexarch.train.records import Record, Seen

    Flags = NDArray[np.bool_]
    Slopes = NDArray[np.float64]

AT_ONCE = 2048  # decisions


class Standing(Fitting):
    """A network that notes its slope and stays where it is."""

    slope: Slopes

    def _adam(self, slopes: dict[str, Any], rate: float) -> None:
        self.slope = np.concatenate([slopes[name].astype(np.float64).ravel() for name in LEARNT])


def planned(record: Record) -> list[bool]:
    """Of each decision that chance made, seat by seat: was there a plan behind it?"""
    drawn = [one for one in record.decisions if one.chances]
    return [bool(one.ahead or one.courses) for seat in range(len(record.finals)) for one in drawn if one.seat == seat]


def slope(net: Net, found: Ventures, which: Flags, warmth: float) -> Slopes:
    """Along which decisions of one kind would move the network; the level of positions left out."""
    places = np.flatnonzero(which)
    standing = Standing(net)
    total: Any = 0.0
    for start in range(0, len(places), AT_ONCE):
        part = places[start : start + AT_ONCE]
        venture.step(standing, found, part, warmth, 0.0, level=0.0)
        total = total + standing.slope * len(part)
    return np.asarray(total / max(1, len(places)))


def confirmed(slopes: Slopes) -> float:
    """The squared length that is no chance."""
    parts = len(slopes)
    whole = slopes.sum(axis=0)
    return float(whole @ whole - (slopes * slopes).sum()) / (parts * (parts - 1))


def along(one: Slopes, other: Slopes) -> float:
    """The cosine of two directions, chance taken out of their lengths; nan where nothing is confirmed."""
    length = confirmed(one) * confirmed(other)
    return (
        float(one.mean(axis=0) @ other.mean(axis=0)) / length**0.5
        if min(confirmed(one), confirmed(other)) > 0
        else float("nan")
    )


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", type=Path, nargs="+")
    parser.add_argument("--weights", default="elder", help="a bot, or a file: those that played these games")
    parser.add_argument("--trust", default="0.8")
    parser.add_argument("--warmth", type=float, default=0.5)
    parser.add_argument("--parts", type=int, default=6)
    asked = parser.parse_args(arguments)
    net = shipped.load(Path(asked.weights)) if Path(asked.weights).exists() else LEARNING.shipped(asked.weights)
    names = LEARNING.needed("")
    net = net.widened(names)
    played: list[tuple[str, list[list[Seen]], list[Flags]]] = []
    for path in asked.games:
        found = records.load(path)
        seen = [records.replayed(LEARNING, record, names) for record in found]
        plans = [planned(record) for record in found]
        dealt = [[one for game in seen[part :: asked.parts] for one in game] for part in range(asked.parts)]
        flags = [np.array([one for game in plans[part :: asked.parts] for one in game]) for part in range(asked.parts)]
        played.append((path.parent.name, dealt, flags))
    for trust in [float(word) for word in asked.trust.split(",")]:
        first: Slopes | None = None
        for name, dealt, flags in played:
            parts = [Ventures(games, trust) for games in dealt]
            for kind, wanted in (("looks", False), ("plans", True)):
                count = sum(int((flag == wanted).sum()) for flag in flags)
                if not count:
                    continue
                slopes = np.array(
                    [slope(net, one, flag == wanted, asked.warmth) for one, flag in zip(parts, flags, strict=True)]
                )
                share = confirmed(slopes) / float((slopes * slopes).sum() / asked.parts)
                told = f"{count} decisions, slope squared {confirmed(slopes):.4f}, confirmed {share:.3f}"
                if first is None:
                    first = slopes
                else:
                    told += f", along the first {along(slopes, first):.2f}"
                print(f"trust {trust}  {name} {kind}: {told}", flush=True)


if __name__ == "__main__":
    main()
