"""Set-ups at which bots are compared: drawn by the rules of the league, or those of real games."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from hexarch.bots.tables import Tables
from hexarch.games.terra.box.registry import options_of_pieces
from hexarch.games.terra.ruleset import Ruleset
from hexarch.games.terra.setup import Setup
from hexarch.games.terra.setup import ruleset as make_rules
from hexarch.kernel.game import Title

T = TypeVar("T")
LEAGUE: Final = "league"


class TerraTables(Tables):
    """Wishes: `ruleset`, a profile; `factions`, "random" or those of the introductory game ("intro")."""

    def drawn(
        self, title: Title, players: int, seed: int, ruleset: str | None = None, factions: str = "random", **wishes: Any
    ) -> Setup:
        """Tiles, cards and factions drawn from a seed, or the introductory game of the rulebook."""
        found = title.drawn(players, seed, ruleset=ruleset or LEAGUE, factions=factions, **wishes)
        assert isinstance(found, Setup)
        return found

    def adapted(
        self,
        setup: Setup,
        ruleset: str | None = None,
        options: dict[str, bool] | None = None,
        map: str = "",
        **wishes: Any,
    ) -> Setup:
        """The factions, tiles and cards of a game, under its own rules or under a profile that has them.

        Options that are wished for are changed besides; what does not go with the tiles of the game is refused.

        Bots begin with the factions in their seats and the points that these print, without an auction.
        """
        rules = _rules(setup, ruleset)
        if options:
            rules = make_rules(rules.profile, {**rules.changes, **options}, rules.edition)
        return _remade(setup, rules, setup.factions, setup.dwellings, map)

    def seated(self, setup: Setup, factions: tuple[str, ...]) -> Setup:
        """The same tiles and cards with other factions in the seats."""
        return _remade(setup, setup.rules, factions, setup.dwellings)

    def turned(self, setup: Setup, by: int) -> Setup:
        """The same factions, each so many seats further on; tiles and cards stay."""
        by %= len(setup.names)

        def turn(row: tuple[T, ...]) -> tuple[T, ...]:
            return row[-by:] + row[:-by] if by else row

        return _remade(setup, setup.rules, turn(setup.factions), turn(setup.dwellings))


def _rules(setup: Setup, profile: str | None) -> Ruleset:
    """The rules of a game, or a profile with the options that its tiles and cards need."""
    if profile is None:
        return setup.rules
    used = [setup.box.round_tile[number].id for number in setup.round_tiles]
    used += [setup.box.bonus_card[number].id for number in setup.bonus_cards]
    return make_rules(profile, {name: True for name in sorted({options_of_pieces()[one] for one in used}) if name})


def _remade(
    setup: Setup, rules: Ruleset, factions: tuple[str, ...], dwellings: tuple[tuple[str, ...], ...], map: str = ""
) -> Setup:
    """A set-up under these rules, with these factions in the seats."""
    return Setup(
        setup.names, rules, map or setup.map, factions, setup.round_tiles, setup.bonus_cards, dwellings, setup.seed
    )


TABLES: Final = TerraTables()
