"""Writing a game of ours as a ledger, row by row as the league's program does; `check` accepts the result.

What the ledger language has no words for (the profile, options of our own, fixed dwellings) stands in comments
that begin with `# hexarch`.
"""

from __future__ import annotations

import json
from typing import Final

from hexarch.games.terra import codes, kinds, notation
from hexarch.games.terra import layout as at
from hexarch.games.terra.board import hexes
from hexarch.games.terra.codes import TerraEffect, named
from hexarch.games.terra.factions import all_options, by_id
from hexarch.games.terra.game import Game
from hexarch.games.terra.ledger.automatic import describe
from hexarch.games.terra.ledger.mirror import Mirror
from hexarch.games.terra.ledger.rows import UNFINISHED, LedgerError
from hexarch.games.terra.names import COLOURS, CULTS, FROM_START
from hexarch.games.terra.rules.build import BUILD
from hexarch.games.terra.rules.resign import RESIGN
from hexarch.games.terra.rules.table import GRAMMAR, KINDS, RULES
from hexarch.games.terra.rules.turn import DONE
from hexarch.games.terra.setup import Setup
from hexarch.kernel.effect import Effect
from hexarch.kernel.game import ANSWERS, CLOSES

OWN: Final = "# hexarch"

# A row ends after these commands.
LAST_IN_ROW: Final = frozenset([rule.name for rule in RULES if rule.role in (ANSWERS, CLOSES)])
BESIDES: Final = frozenset([rule.name for rule in RULES if not rule.begins_turn])
BEFORE_THE_GAME: Final = frozenset([rule.name for kind in (kinds.FACTION, kinds.BID) for rule in KINDS[kind].rules])


def header(setup: Setup, factions: list[str]) -> list[str]:
    """How the game was set up."""
    rules = setup.rules
    lines = [" Default game options"]
    lines += [f"option {option.name}" for option in all_options() if option.ledger and rules.on(option.name)]
    if rules.profile != "league":
        lines.append(f"{OWN} profile {rules.profile}")
    lines.append(f"{OWN} edition {rules.edition}")
    named = {option.name for option in all_options() if option.ledger}
    lines += [
        f"{OWN} option {name} {'on' if value else 'off'}" for name, value in rules.changes.items() if name not in named
    ]
    if setup.map in hexes.map_ids():
        lines += [f"map {hexes.ledger_id(setup.map)}"] if setup.map != "base" else []
    else:
        lines.append(f"{OWN} map {setup.map}")
    if setup.figures is not None:
        lines.append(f"{OWN} figures {json.dumps(setup.figures.document, separators=(',', ':'))}")
    lines.append(" Randomize setup")
    for number, tile_number in enumerate(setup.round_tiles, 1):
        tile = setup.box.round_tile[tile_number]
        lines.append(f"Round {number} scoring: {tile.id}, {tile.label}")
    in_play = (*setup.bonus_cards, setup.extra_card)
    left_out = [card for card in setup.box.bonus_cards if card.number not in in_play]
    lines += [f"Removing tile {card.id}" for card in left_out]
    lines += [f"Player {seat + 1}: {name}" for seat, name in enumerate(setup.names)]
    if setup.final_tile:
        lines.append(f"Added final scoring tile: {setup.final_tile}")
    if setup.extra_card:
        lines.append(f"{OWN} extra BON{setup.extra_card}")
    if setup.first:
        lines.append(f"{OWN} first {factions[setup.first]}")
    for name, points in zip(factions, setup.start_points, strict=False):
        lines.append(f"{OWN} points {name} {points}")
    for name, places in zip(factions, setup.dwellings, strict=False):
        lines.append(f"{OWN} dwellings {name} {' '.join(places)}")
    return lines


def _auctioned(game: Game) -> tuple[int, ...]:
    """What each faction went for."""
    return tuple(game.state.get(seat, at.SOURCE + FROM_START) for seat in range(game.players))


class Writer:
    """Plays a game again and writes down its rows."""

    def __init__(self, game: Game) -> None:
        factions = [game.faction(seat) for seat in range(game.players)]
        if "" in factions:
            raise LedgerError("factions_not_chosen")
        setup = game.setup
        fixed = Setup(
            setup.names,
            setup.rules,
            setup.map,
            tuple(factions),
            setup.round_tiles,
            setup.bonus_cards,
            setup.dwellings,
            setup.seed,
            setup.final_tile,
            first=setup.first,
            extra_card=setup.extra_card if any(by_id()[name].start.card for name in factions) else 0,
            start_points=_auctioned(game) if setup.auction else setup.start_points,
            figures=setup.figures,
        )
        self.history = [(seat, text) for seat, text in game.history if GRAMMAR.verb(text) not in BEFORE_THE_GAME]
        self.game = Game(fixed)
        self.mirror = Mirror(self.game.state)
        self.lines = header(fixed, factions)
        self.seat = -1  # whose row is open
        self.commands: list[str] = []
        self.before: list[int] = []
        self.leech: dict[str, int] = {}
        self.turn_comment = ""  # to be written before the next action
        self.opening = ""  # what it was when the open row began
        self.round = 0  # that began last
        self.block = -1  # kind of the automatic rows being written

    def write(self) -> str:
        """The whole ledger."""
        for seat in range(self.game.players):
            self._row(seat, self.mirror.pages[seat].cells.copy(), "setup")
        for number, (seat, text) in enumerate(self.history):
            self._choice(seat, text, number + 1)
        self._close()
        if not self.game.over:
            self.lines.append(UNFINISHED)
        return "\n".join(self.lines) + "\n"

    def _choice(self, seat: int, text: str, after: int) -> None:
        """Play a choice and write it down; `after` is the number of the next one."""
        verb = GRAMMAR.verb(text)
        if verb == RESIGN.name:
            self._close()
            self.lines.append(f"{self.game.faction(seat)} dropped from the game")
            self._effects(self.game.step(seat, text))
            return
        if seat != self.seat:
            self._close()
            self.seat = seat
            self.opening = self.turn_comment
            self.before = self.mirror.pages[seat].cells.copy()
        if verb != DONE.name:
            self.commands.append(text)
        ending = self.game.state.turn()
        happened = self.game.step(seat, text)
        if verb == DONE.name:
            # Another player's action tells that a turn ended; where none follows or an action is left it must be said.
            d = self.game.state.turn()
            again = (d is not None and d.seat == seat) or self._alone(seat, after)
            if again or after == len(self.history) or (ending is not None and ending.actions_left):
                self.commands.append(text)
        placed = verb == BUILD.name and self.game.state.cells[at.ROUND] == 0
        if placed or verb in LAST_IN_ROW:
            self._effects(happened, close=True)
        else:
            self._effects(happened)

    def _alone(self, seat: int, after: int) -> bool:
        """Does a seat go on after a choice because everybody else who would be next leaves the game?"""
        left = False
        for other, text in self.history[after:]:
            verb = GRAMMAR.verb(text)
            if verb == RESIGN.name:
                left = True
            elif verb not in BESIDES:
                return left and other == seat
        return False

    def _effects(self, happened: list[Effect], close: bool = False) -> None:
        """Bring what happened into the books, and write the rows the game makes by itself."""
        i = 0
        while i < len(happened):
            e = named(happened[i])
            i += 1
            if e.code == codes.AUTO and e.kind not in (codes.ACCEPTED, codes.DECLINED):
                if close or self.seat >= 0:
                    self._close()
                    close = False
                i = self._automatic(happened, i - 1)
            elif e.code == codes.AUTO:
                before = self.mirror.pages[e.seat].cells.copy()
                while i < len(happened) and happened[i].seat == e.seat and happened[i].code in ANSWER_EFFECTS:
                    self.mirror.apply(named(happened[i]))
                    i += 1
                self._row(e.seat, before, describe(e))
            elif e.code == codes.ROUND:  # what was decided before it has a row of its own
                self.round = e.round
                self._close()
                close = False
            else:
                self._note(e)
        if close:
            self._close()

    def _note(self, e: TerraEffect) -> None:
        self.mirror.apply(e)
        if e.code == codes.OFFER:
            colour = COLOURS[self.game.state.native(e.seat)]
            self.leech[colour] = self.leech.get(colour, 0) + e.power
        elif e.code == codes.TURN:
            comment = f"Round {e.round}, turn {e.turn}"
            if comment not in self.lines[-200:]:
                self.turn_comment = comment

    def _automatic(self, happened: list[Effect], i: int) -> int:
        """One automatic row: its effects reach to the next marker or to the next phase."""
        e = named(happened[i])
        self._block(e)
        before = self.mirror.pages[e.seat].cells.copy()
        i += 1
        while i < len(happened) and happened[i].code not in (codes.AUTO, codes.ROUND, codes.TURN, codes.OVER):
            self._note(named(happened[i]))
            i += 1
        dropped = self.game.state.get(e.seat, at.DROPPED)
        self._row(e.seat, before, "" if dropped else describe(e))
        return i

    def _block(self, e: TerraEffect) -> None:
        """A comment before the first row of each kind."""
        if e.kind == self.block:
            return
        self.block = e.kind
        if e.kind in (codes.CULT_INCOME, codes.INCOME, codes.ALL_INCOME):
            self.turn_comment = ""  # of somebody who left instead
            self._comment(f"Round {self.round + 1} income")
        elif e.kind == codes.SCORE_RESOURCES:
            self._comment("Converting resources to VPs")
        elif e.kind == codes.SCORE_NETWORK:
            self._comment("Scoring network")
        elif e.kind == codes.SCORE_TILE:
            self._comment(f"Scoring {describe(e).split()[-1]}")
        else:
            self._comment(f"Scoring {CULTS[e.kind - codes.SCORE_CULT]} cult")

    def _comment(self, text: str) -> None:
        if self.lines[-1] != text:
            self.lines.append(text)

    def _close(self) -> None:
        """Write the open row."""
        if self.seat >= 0 and self.commands:
            own = [c for c in self.commands if GRAMMAR.verb(c) not in BESIDES]
            if self.opening and own:
                self.lines.append(self.opening)
                if self.turn_comment == self.opening:  # else the row's last command began another turn
                    self.turn_comment = ""
            self._row(self.seat, self.before, ". ".join(notation.merged(self.commands)))
            self.block = -1
        self.seat = -1
        self.commands = []
        self.leech = {}

    def _row(self, seat: int, before: list[int], commands: str) -> None:
        columns = self.mirror.pages[seat].columns(before)
        shown = "" if commands == "setup" or commands.startswith("[") else self._offers()
        self.lines.append("\t".join([self.game.faction(seat), columns, shown, commands]))

    def _offers(self) -> str:
        return " ".join(str(self.leech[colour]) for colour in sorted(self.leech))


ANSWER_EFFECTS: Final = (codes.OWE, codes.POWER_UP, codes.LOST, codes.TOKENS)


def write(game: Game) -> str:
    """The ledger of a game, finished or not."""
    return Writer(game).write()
