"""Random games of Merchants of the Seas whose players like ships, with the pieces counted after every step.

As a program it plays many: `python -m tests.terra.at_sea --games 500 --players 3 --map lakes`.
"""

from __future__ import annotations

import argparse
from random import Random

from hexarch.games import terra
from hexarch.games.terra import codes, fleet, kinds
from hexarch.games.terra import layout as at
from hexarch.games.terra.codes import named
from hexarch.games.terra.factions import all_factions
from hexarch.games.terra.factions.fan import FAN_FACTIONS
from hexarch.games.terra.game import Game
from hexarch.games.terra.ledger import check_text, write
from hexarch.kernel.choice import Choice

from .chance import FIRE_AND_ICE, MOST_CHOICES, PROFILES, line_up, pick

SHIPS = 3
SEALS = 15
ABOUT_SHIPS = ("launch", "ship ", "trade", "action S", "action ACT7", "action ACT8", "advance ship", "upgrade")


def begun(number: int, players: int, map_id: str) -> Game:
    """A game of any factions, official or not, by either profile; each number is another game."""
    rnd = Random(number)
    seats = line_up(rnd, players, all_factions()[number % len(all_factions())].id, list(all_factions()))
    options = {**FIRE_AND_ICE, FAN_FACTIONS: True, "merchants": True, "fire-and-ice-final-scoring": number % 2 == 0}
    if number % 3 == 0:
        options["merchants-assured"] = True
    return terra.new(players, number, PROFILES[number % 2], factions=seats, map=map_id, options=options)


def seafaring(game: Game, rnd: Random, seat: int) -> Choice:
    """Often something about ships, where there is anything."""
    choice = pick(game, rnd, seat, 0.05)
    liked = [one for one in game.options(seat) if one.text.startswith(ABOUT_SHIPS) or " with r" in one.text]
    trades = [one for one in liked if one.text.startswith("ship") and " to r" not in one.text]
    return rnd.choice(trades or liked) if liked and rnd.random() < 0.7 else choice


class Count:
    """Ships, seals and ports by the events, which the position must agree with."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.read = 0
        self.ships = [0] * game.players
        self.seals = [0] * game.players
        self.ports = [0] * game.players
        self.trades = 0

    def check(self) -> None:
        """Three ships, fifteen seals and one port for each seat, and nothing left half done."""
        s = self.game.state
        for e in map(named, s.effects[self.read :]):
            if e.code == codes.LAUNCH:
                self.ships[e.seat] += 1
            elif e.code == codes.BERTH:
                self.ships[e.seat] -= 1
            elif e.code == codes.SEAL:
                self.seals[e.seat] += 1
            elif e.code == codes.PORT:
                self.ports[e.seat] += 1
            self.trades += e.code == codes.TRADE
        self.read = len(s.effects)
        for seat in range(s.seats):
            afloat = [ship for ship in range(SHIPS) if fleet.space(s, seat, ship) >= 0]
            assert len(afloat) == self.ships[seat] <= SHIPS
            sealed = s.get(seat, at.SEALS)
            assert sealed.bit_count() == self.seals[seat] <= SEALS
            assert not sealed & ~(s.cells[at.OCCUPIED] & ~s.get(seat, at.BUILDINGS))
            port = fleet.port(s, seat)
            assert self.ports[seat] == (port >= 0) <= 1
            assert port < 0 or s.owner(port) == seat
            trading = [ship for ship in range(SHIPS) if fleet.trading(s, seat, ship) >= 0]
            assert set(trading) <= set(afloat)
            moving = [d for d in s.decisions if isinstance(d, (kinds.Movement, kinds.Trades)) and d.seat == seat]
            assert moving or not trading


def play(number: int, players: int, map_id: str, most: int = MOST_CHOICES) -> Count:
    """A whole game, counted at every step."""
    game = begun(number, players, map_id)
    rnd = Random(f"at sea {number}")
    count = Count(game)
    for _ in range(most):
        count.check()
        if game.over:
            return count
        seat = rnd.choice(game.to_act)
        game.step(seat, seafaring(game, rnd, seat))
    raise AssertionError("the game does not end")


def main() -> None:
    """Play, count, and have every tenth game written as a ledger and checked."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--map", default="base")
    parser.add_argument("--first", type=int, default=0)
    chosen = parser.parse_args()
    trades = seals = checked = 0
    for number in range(chosen.first, chosen.first + chosen.games):
        try:
            count = play(number, chosen.players, chosen.map)
            if number % 10 == 0:
                report = check_text(write(count.game))
                assert report.ok, report.difference or report.error
                assert report.game is not None
                assert report.game.digest() == count.game.digest()
                checked += 1
        except Exception:
            print(f"game {number}, {chosen.players} players, {chosen.map}")
            raise
        trades += count.trades
        seals += sum(count.seals)
    print(f"{chosen.games} games, {trades} trades, {seals} seals, {checked} ledgers checked")


if __name__ == "__main__":
    main()
