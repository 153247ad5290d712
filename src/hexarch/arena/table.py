"""Set-ups to play at: from a seed, from real or saved games, or the introductory game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeVar

from hexarch.games.terra.box.registry import everything, options_of_pieces
from hexarch.games.terra.game import Game
from hexarch.games.terra.ledger.rows import LARGEST, LedgerError, parse
from hexarch.games.terra.save import loads
from hexarch.games.terra.setup import Setup, drawn, introductory, ruleset

T = TypeVar("T")
LEAGUE = "league"
SUFFIXES = (".txt", ".json")


@dataclass(frozen=True)
class Table:
    """How a game begins, without its players; plain data, so that it can be sent to another process."""

    label: str
    profile: str
    options: tuple[tuple[str, bool], ...]
    map: str
    factions: tuple[str, ...]  # empty: drafted
    round_tiles: tuple[int, ...]
    bonus_cards: tuple[int, ...]
    dwellings: tuple[tuple[str, ...], ...] = ()

    @property
    def players(self) -> int:
        """Number of seats."""
        return len(self.bonus_cards) - everything().spare_cards

    def turned(self, by: int) -> Table:
        """The same factions, each so many seats further on; tiles and cards stay."""
        by %= self.players
        if not by:
            return self

        def turn(row: tuple[T, ...]) -> tuple[T, ...]:
            return row[-by:] + row[:-by]

        return replace(self, label=f"{self.label} +{by}", factions=turn(self.factions), dwellings=turn(self.dwellings))

    def game(self, seats: tuple[str, ...]) -> Game:
        """A game at its beginning, with these players in the order of the seats."""
        names = tuple(f"{name} {seat}" for seat, name in enumerate(seats, 1))
        rules = ruleset(self.profile, dict(self.options))
        tiles, cards = self.round_tiles, self.bonus_cards
        return Game(Setup(names, rules, self.map, self.factions, tiles, cards, self.dwellings))


def from_setup(label: str, setup: Setup, profile: str | None = None) -> Table:
    """The set-up of a game, under its own rules or under a profile that has its tiles and cards."""
    options = setup.rules.changes
    if profile is not None:
        used = [setup.box.round_tile[number].id for number in setup.round_tiles]
        used += [setup.box.bonus_card[number].id for number in setup.bonus_cards]
        options = {name: True for name in sorted({options_of_pieces()[one] for one in used}) if name}
    return Table(
        label,
        profile or setup.rules.profile,
        tuple(options.items()),
        setup.map,
        setup.factions,
        setup.round_tiles,
        setup.bonus_cards,
        setup.dwellings,
    )


def from_seed(seed: int, players: int, profile: str = LEAGUE) -> Table:
    """Tiles, cards and factions drawn from a seed."""
    return from_setup(f"seed {seed}", drawn(_nobody(players), ruleset(profile), seed, "random"))


def intro(players: int, profile: str = LEAGUE) -> Table:
    """The introductory game of the rulebook."""
    return from_setup("intro", introductory(_nobody(players), ruleset(profile)))


def from_file(path: Path, profile: str | None = None) -> Table:
    """The set-up of a ledger or saved game; raises LedgerError, SaveError or SetupError."""
    if not path.is_file():
        raise LedgerError("no_such_file", detail=str(path))
    try:
        if path.stat().st_size > LARGEST:
            raise LedgerError("too_large", detail=f"more than {LARGEST} bytes")
        text = path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError:
        raise LedgerError("not_text") from None
    except OSError as error:
        raise LedgerError("cannot_open", detail=error.strerror or str(error)) from None
    setup = loads(text).setup if text.lstrip()[:1] == "{" else parse(text).setup
    return from_setup(path.stem, setup, profile)


def files_of(path: Path) -> list[Path]:
    """The ledgers and saved games of a folder in the order of their names; a file stands for itself."""
    if not path.is_dir():
        return [path]
    return sorted(file for file in path.iterdir() if file.suffix in SUFFIXES and file.is_file())


def _nobody(players: int) -> tuple[str, ...]:
    return tuple(f"Player {seat}" for seat in range(1, players + 1))
