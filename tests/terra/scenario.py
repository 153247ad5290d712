"""A table for scenarios: set a position up in words, play ledger lines, compare with the columns of a ledger.

    t = Table("witches C4 F4", "nomads B4 F3 I7")
    t.has("witches", "20 VP 20 C 9 W 0 P 0/12/0 PW 0/0/0/2")
    t.stands("witches", "TP D7, D E9")
    t.play("witches: upgrade C4 to TP", "nomads: leech 1 from witches")
    t.expect("witches", "17 C 7 W")

Amounts are written as in the ledgers: `20 VP`, `15 C`, `3 W`, `0 P`, `5/7/0 PW` (bowls I/II/III) and
`0/0/0/2` (fire/water/earth/air); besides them `1 KEY`, `2 SHIP` and `1 DIG`. What is not named is not touched
or not compared. Every choice that is played must have been offered, and what is refused must not have been.
"""

from __future__ import annotations

import re

import pytest

from hexarch.games import terra
from hexarch.games.terra import effects, engine, extent, kinds, queue, tiles
from hexarch.games.terra import layout as at
from hexarch.games.terra.box.registry import box_of
from hexarch.games.terra.names import COLOURS, CULTS
from hexarch.games.terra.phases.begin import CHOOSE_FACTIONS, FIRST_FAVORS, LAST_TERRAINS
from hexarch.games.terra.profiles import EDITION
from hexarch.kernel.errors import ChoiceError, Illegal
from hexarch.kernel.notation import commands

SINGLE = {
    "VP": at.VP,
    "C": at.COINS,
    "W": at.WORKERS,
    "P": at.PRIESTS,
    "KEY": at.KEYS,
    "SHIP": at.SHIP,
    "DIG": at.DIG,
}
FIRST_CARDS = (9, 3, 2, 8, 7, 6, 5, 1, 4, 10)  # handed out from the left when a scenario does not say
FIRST_TILES = (2, 3, 4, 5, 6, 7, 8, 1, 9)
LARGE_TILES = (2, 3, 4, 7, 5, 6, 8, 1, 9)  # six and seven players: every cult among the first four
_ANSWER = re.compile(r"(leech|decline|\+\d?(fire|water|earth|air)|-?gain[ _]p3[ _]for[ _]vp)\b", re.IGNORECASE)


def numbers(text: str, prefix: str) -> tuple[int, ...]:
    """`SCORE3 SCORE1` as numbers."""
    return tuple(int(word.removeprefix(prefix)) for word in text.split())


class Table:
    """A game with names for its seats."""

    def __init__(
        self,
        *seats: str,
        profile: str = "rulebook",
        options: dict[str, bool] | None = None,
        tiles: str = "",
        cards: str = "",
        stop_before: str = "",
        map_id: str = "base",
        final_tile: str = "",
        edition: int = EDITION,
    ) -> None:
        """Each seat is a faction and the hexes of its starting dwellings (any, when none are named).

        Factions that choose a terrain or a favor tile name them in between: `icemaidens green FAV9 F4 D1`.
        `tiles` names the first round tiles and `cards` the bonus cards of the seats; the rest is filled up.
        `stop_before` leaves the `terrains`, the `dwellings`, the `favors` (of six and seven players) or the `cards` to
        the scenario.
        """
        words = [seat.split() for seat in seats]
        self.factions = [row[0] for row in words]
        kept = {"maintain-player-order": True} | (options or {})
        box = box_of(terra.ruleset(profile, kept), len(seats))
        named = numbers(tiles, "SCORE")
        usual = FIRST_TILES if len(seats) < 6 else LARGE_TILES
        tile_numbers = (*named, *[n for n in usual if n not in named])[: box.rounds]
        held = numbers(cards, "BON")
        card_numbers = (*held, *[n for n in FIRST_CARDS if n not in held])[: len(seats) + box.spare_cards]
        self.game = terra.new(
            players=len(seats),
            ruleset=profile,
            factions=self.factions,
            options=kept,
            round_tiles=tile_numbers,
            bonus_cards=card_numbers,
            map=map_id,
            final_tile=final_tile,
            edition=edition,
        )
        self.state = self.game.state
        if stop_before == "terrains":
            return
        chosen = {row[0]: [w for w in row[1:] if w in COLOURS or w.startswith("FAV")] for row in words}
        places = {row[0]: [w for w in row[1:] if w not in chosen[row[0]]] for row in words}
        while self.state.cells[at.PHASE] in (CHOOSE_FACTIONS, LAST_TERRAINS):
            name = self.to_act[0]
            wanted = chosen[name].pop(0) if chosen[name] else self.offered(name)[0]
            written = f"pick-color {wanted}" if wanted in COLOURS else wanted
            self.play(f"{name}: {'+' if written.startswith('FAV') else ''}{written}")
        if stop_before == "dwellings":
            return
        while self.state.cells[at.PHASE] == 1:
            name = self.to_act[0]
            wanted = f"build {places[name].pop(0)}" if places[name] else self.offered(name)[0]
            self.play(f"{name}: {wanted}")
        if stop_before == "favors":
            return
        while self.state.cells[at.PHASE] == FIRST_FAVORS:
            name = self.to_act[0]
            self.play(f"{name}: +{chosen[name].pop(0)}" if chosen[name] else f"{name}: {self.offered(name)[-1]}")
        if stop_before == "cards":
            return
        for name in reversed(self.factions):
            self.play(f"{name}: pass BON{card_numbers[self.seat(name)]}")

    # -- looking --------------------------------------------------------------------

    def seat(self, faction: str) -> int:
        """The seat of a faction."""
        return self.factions.index(faction)

    def hex(self, name: str) -> int:
        """Number of a hex."""
        return self.state.board.number[name]

    @property
    def to_act(self) -> list[str]:
        """Who may decide now."""
        return [self.factions[seat] for seat in self.game.to_act]

    @property
    def turn(self) -> str:
        """Whose turn it is."""
        active = self.state.cells[at.ACTIVE]
        return self.factions[active] if active >= 0 else ""

    @property
    def round(self) -> int:
        """The round."""
        return self.state.cells[at.ROUND]

    def offered(self, faction: str) -> list[str]:
        """Texts of all choices of a faction, conversions included."""
        seat = self.seat(faction)
        return [choice.text for choice in [*self.game.options(seat), *self.game.free(seat)]]

    def offers(self) -> list[str]:
        """Open offers of power, in the order in which they are answered."""
        found = [d for d in self.state.decisions if isinstance(d, kinds.Offer)]
        return [f"{self.factions[d.seat]} {d.power} from {self.factions[d.builder]}" for d in found]

    def colour(self, name: str) -> str:
        """Terrain of a hex as a colour."""
        return COLOURS[self.state.terrain(self.hex(name))]

    def on(self, name: str) -> str:
        """What stands on a hex: `witches TP`, or nothing."""
        owner = self.state.owner(self.hex(name))
        return (
            f"{self.factions[owner]} {self.state.box.structure[self.state.building(self.hex(name))].id}"
            if owner >= 0
            else ""
        )

    def shown(self, faction: str) -> str:
        """All the columns of a faction."""
        s, seat = self.state, self.seat(faction)
        power = "/".join(str(s.get(seat, bowl)) for bowl in (at.BOWL1, at.BOWL2, at.BOWL3))
        cults = "/".join(str(s.cult(seat, cult)) for cult in range(len(CULTS)))
        singles = {unit: f"{s.get(seat, cell)} {unit}" for unit, cell in SINGLE.items()}
        first = " ".join(singles[unit] for unit in ("VP", "C", "W", "P"))
        return f"{first} {power} PW {cults} " + " ".join(singles[unit] for unit in ("KEY", "SHIP", "DIG"))

    def points(self, faction: str, source: str) -> int:
        """Victory points from a source."""
        return self.game.scores()[self.seat(faction)][source]

    def expect(self, faction: str, columns: str) -> None:
        """Compare the columns that are named."""
        found = _read(self.shown(faction))
        for unit, value in _read(columns).items():
            assert found[unit] == value, f"{faction}: expected {columns}, found {self.shown(faction)}"

    # -- setting up -----------------------------------------------------------------

    def has(self, faction: str, columns: str) -> None:
        """Write resources directly."""
        seat = self.seat(faction)
        for unit, value in _read(columns).items():
            if unit == "PW":
                for cell, n in zip((at.BOWL1, at.BOWL2, at.BOWL3), value.split("/"), strict=True):
                    self.state.set(seat, cell, int(n))
            elif unit == "CULTS":
                for cult, n in enumerate(value.split("/")):
                    self.state.set(seat, at.CULT + cult, int(n))
            else:
                self.state.set(seat, SINGLE[unit], int(value))
        if "SHIP" in _read(columns):
            extent.renew(self.state, seat)

    def rich(self, *factions: str) -> None:
        """Plenty of everything: 20 VP 50 C 30 W 7 P and six tokens in bowls II and III."""
        for faction in factions or self.factions:
            self.has(faction, "20 VP 50 C 30 W 7 P 0/6/6 PW")

    def stands(self, faction: str, structures: str) -> None:
        """Put structures on the map (`TP C4, D E9`), the hex made home terrain; no town is looked for."""
        s, seat = self.state, self.seat(faction)
        for item in structures.split(","):
            structure, name = item.split()
            h = self.hex(name)
            if s.terrain(h) != s.home(seat):
                effects.transform(s, seat, h, s.home(seat))
            kind = s.box.structure_named(structure)
            assert kind is not None
            effects.place(s, seat, h, kind.number)

    def bridge(self, faction: str, site: str) -> None:
        """Put a bridge on the map."""
        a, b = site.split(":")
        effects.bridge(self.state, self.seat(faction), self.state.board.site_at[self.hex(a), self.hex(b)])

    def terrain(self, name: str, colour: str) -> None:
        """Change the terrain of a hex."""
        effects.transform(self.state, 0, self.hex(name), COLOURS.index(colour))

    def owns(self, faction: str, *favors: int) -> None:
        """Give favor tiles without their cult steps."""
        for number in favors:
            tiles.take_favor(self.state, self.seat(faction), number)
            if number == 5:
                self.state.set(self.seat(faction), at.TOWN_SIZE, 6)

    def on_top(self, faction: str, cult: str) -> None:
        """Stands on the tenth space of a cult; the key is spent."""
        number = CULTS.index(cult)
        self.state.set(self.seat(faction), at.CULT + number, 10)
        self.state.put(at.CULT_TOP + number, self.seat(faction) + 1)

    def in_round(self, number: int) -> None:
        """Go on as if it were another round."""
        self.state.put(at.ROUND, number)

    def others_passed(self) -> None:
        """Everybody but whose turn it is has passed."""
        for seat, name in enumerate(self.factions):
            if name != self.turn:
                self.state.set(seat, at.PASSED, 1)
        self.state.queue((*self.state.decisions,))  # who may decide is looked up again

    # -- playing --------------------------------------------------------------------

    def play(self, *lines: str) -> None:
        """Ledger lines, `faction: command. command`; a turn that is over ends by itself as in a ledger."""
        for line in lines:
            faction, _, text = line.partition(":")
            for command in commands(text):
                self._one(self.seat(faction.strip()), command)

    def _one(self, seat: int, command: str) -> None:
        self._end_turn(seat, command)
        for choice in self.state.catalog.read(self.state, seat, command):
            if choice.text != "resign":
                name = self.factions[seat]
                assert choice.text in self.offered(name), f"{name}: {choice.text} is not among {self.offered(name)}"
            self.game.step(seat, choice)

    def _end_turn(self, seat: int, command: str) -> None:
        """Say `done` for whoever has acted, when the next line is another action."""
        d = self.state.turn()
        if d is None or d.actions_left or command.lower() == "done" or command == "resign":
            return
        if _ANSWER.match(command):
            # In the league a turn is over before others take power from it and it gains a step.
            stepping = d.seat != seat and self.factions[d.seat] == "cultists"
            if stepping and self.state.rules.steps_before_done and "done" in self.offered(self.factions[d.seat]):
                self.game.step(d.seat, "done")
            return
        if queue.own_turn(self.state, d.seat) is None:
            return
        if d.seat != seat or self.begins_action(seat, command):
            self.game.step(d.seat, "done")

    def begins_action(self, seat: int, command: str) -> bool:
        """Would this command be a new action of the seat's turn, not a part of the present one?"""
        s = self.state
        if queue.own_turn(s, seat) is None:
            return False
        try:
            return engine.is_action(s, seat, s.catalog.read(s, seat, command)[0])
        except ChoiceError:
            return False

    def possible(self, line: str) -> None:
        """Every command of the line is offered when its turn comes; nothing of it happens."""
        faction, _, text = line.partition(":")
        mark = self.game.mark()
        for command in commands(text):
            self._one(self.seat(faction.strip()), command)
        self.game.rollback(mark)

    def refused(self, line: str, code: str) -> None:
        """The last command of the line is refused for this reason, and was not offered; nothing of it happens."""
        faction, _, text = line.partition(":")
        *before, last = commands(text)
        mark = self.game.mark()
        seat = self.seat(faction.strip())
        for command in before:
            self._one(seat, command)
        if self.turn != faction.strip():
            self._end_turn(seat, last)
        choice = self.state.catalog.read(self.state, seat, last)[0]
        assert choice.text not in self.offered(faction.strip()), f"{choice.text} is offered"
        with pytest.raises(Illegal) as error:
            self.game.step(seat, choice)
        assert error.value.refusal.code == code
        self.game.rollback(mark)


def _read(columns: str) -> dict[str, str]:
    """The named columns of a ledger row."""
    found: dict[str, str] = {}
    words = columns.split()
    while words:
        value = words.pop(0)
        if value.count("/") == 3:
            found["CULTS"] = value
        else:
            found[words.pop(0)] = value
    return found
