"""Mana actions, and what they do also as rewards: activate, arm, develop, build, recruit (sections 10 and 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.anunnaki import actions, codes, cost, effects, names
from hexarch.games.anunnaki import kinds as k
from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki.control import buildable
from hexarch.games.anunnaki.prices import Price, together
from hexarch.games.anunnaki.rule import Pick, Verb
from hexarch.games.anunnaki.rules.listing import Listing
from hexarch.games.anunnaki.rules.star import TILES, edge_between
from hexarch.kernel.errors import Refusal, no
from hexarch.kernel.rule import Value

if TYPE_CHECKING:
    from hexarch.games.anunnaki.kinds import Asked
    from hexarch.games.anunnaki.state import Table


def mirror(s: Table) -> bool:
    """Is the Duplicity Mirror at work in this turn (A123)?"""
    return bool(s.cells[at.MANA_LINES] & at.MIRROR_BIT)


def mana_price(s: Table, line: int) -> int:
    """The mana of a line; the mirror makes it cheaper."""
    price = s.edition.mana_cost[line]
    return max(0, price - s.amounts.mirror_discount) if mirror(s) else price


def refuse_line(s: Table, seat: int, line: int, more: Price | None = None) -> Refusal | None:
    """Each line once, and both mana and resources in hand (A71, A190, A210)."""
    if line_open(s, seat, line, more):
        return None
    if s.cells[at.MANA_LINES] >> line & 1:
        return no("different_mana_actions", "A210")
    mana = mana_price(s, line)
    return no("too_little_mana", "A71", mana=mana) if s.get(seat, at.MANA) < mana else no("cannot_pay", "A71")


def line_open(s: Table, seat: int, line: int, more: Price | None = None) -> bool:
    """May the seat take this line?"""
    if not open_lines(s, seat) >> line & 1:
        return False
    return more is None or cost.can_pay(s, seat, together(s.edition.mana_price[line], more))


def open_lines(s: Table, seat: int) -> int:
    """All lines the seat may take, as a mask: not taken in this turn, mana and resources in hand (A71, A210)."""
    cells, first, edition = s.cells, s.base[seat], s.edition
    done = cells[at.MANA_LINES]
    mana = cells[first + at.MANA] + (s.amounts.mirror_discount if done & at.MIRROR_BIT else 0)
    enough = edition.lines_for[mana] if mana < len(edition.lines_for) else edition.lines_for[-1]
    if not enough:
        return 0
    first += at.RESOURCES
    held = (cells[first], cells[first + 1], cells[first + 2], cells[first + 3])
    return enough & ~done & edition.line_prices.payable(held)


def possible(s: Table, seat: int) -> bool:
    """Is there mana for a mana action, or perhaps a Mirror that would make one free (A71, A123)?"""
    first = s.base[seat]
    return s.cells[first + at.MANA] >= s.edition.least_mana or s.cells[first + at.ARTEFACTS] > 0


def begin_line(s: Table, seat: int, d: Asked, line: int) -> None:
    """Pay; the phase ends with this action, or with the last of those that the mirror allows."""
    effects.mana(s, seat, -mana_price(s, line))
    s.put(at.MANA_LINES, s.cells[at.MANA_LINES] | 1 << line)
    lines = (s.cells[at.MANA_LINES] & ~at.MIRROR_BIT).bit_count()
    if not mirror(s) or lines >= s.amounts.mirror_actions:
        s.drop(d)
    cost.pay(s, seat, s.edition.mana_price[line])


class Line(Verb):
    """A verb that takes lines of the mana actions, and perhaps is a reward too."""

    lines: int = 0  # as a mask of names.MANA_ACTIONS

    def line(self, s: Table, c: Pick) -> int:
        """The line of the mana actions that a choice belongs to."""
        return self.lines.bit_length() - 1

    def place(self, s: Table, c: Pick) -> dict[str, Value]:
        """On that line, too."""
        return {**super().place(s, c), "line": names.MANA_ACTIONS[self.line(s, c)]}

    def of_lines(self, s: Table, seat: int, lines: int) -> list[Pick]:
        """Every legal choice as a mana action, where these of its lines can be taken."""
        return [self.pick(s.world, ())]

    def of_reward(self, s: Table, seat: int, d: Asked) -> list[Pick]:
        """Every legal choice as a reward."""
        return []

    def options_of(self, s: Table, seat: int, d: Asked) -> list[Pick]:
        if not isinstance(d, k.ManaAction):
            return self.of_reward(s, seat, d)
        lines = open_lines(s, seat) & self.lines
        return self.of_lines(s, seat, lines) if lines else []


class ManaActions(Listing):
    """All mana actions, and then the Mirror; which lines are open is looked at once."""

    def __init__(self, verbs: list[Verb]) -> None:
        super().__init__(verbs)
        self.lines: Final = [(verb, verb.lines) for verb in verbs if isinstance(verb, Line)]
        self.others: Final = [verb for verb in verbs if not isinstance(verb, Line)]

    def options(self, s: Table, seat: int, d: Asked) -> list[Pick]:
        lines = open_lines(s, seat)
        found: list[Pick] = []
        for verb, own in self.lines:
            if lines & own:
                found += verb.of_lines(s, seat, lines)
        if s.cells[s.base[seat] + at.ARTEFACTS]:
            for other in self.others:
                found += other.options_of(s, seat, d)
        return found


class Activate(Line):
    """Resolve the face-up side of a tile other than the one under the pawn (A71, A72)."""

    name = "activate"
    group = "mana"
    text = "activate {tile}"
    kinds: tuple[str, ...] = ("mana_action", "activate")
    lines: int = 0b000011

    def line(self, s: Table, c: Pick) -> int:
        return names.ACTIVATE_RED if s.edition.red[c.tile] else names.ACTIVATE_BLUE

    def of_reward(self, s: Table, seat: int, d: Asked) -> list[Pick]:
        assert isinstance(d, k.Activate)
        return self.each(s, d.tiles)

    def of_lines(self, s: Table, seat: int, lines: int) -> list[Pick]:
        red = s.world.grounds.red
        tiles = 0
        if lines >> names.ACTIVATE_RED & 1:
            tiles |= red
        if lines >> names.ACTIVATE_BLUE & 1:
            tiles |= TILES & ~red
        return self.each(s, tiles & ~(1 << s.pawn_tile(seat)))

    def why_not(self, s: Table, seat: int, d: Asked, c: Pick) -> Refusal | None:
        if isinstance(d, k.Activate):
            return None if d.tiles >> c.tile & 1 else no("not_this_tile", "A87", tile=names.ACTIONS[c.tile])
        if c.tile == s.pawn_tile(seat):
            return no("tile_under_pawn", "A72", tile=names.ACTIONS[c.tile])
        return refuse_line(s, seat, names.ACTIVATE_RED if s.edition.red[c.tile] else names.ACTIVATE_BLUE)

    def carry_out(self, s: Table, seat: int, d: Asked, c: Pick) -> None:
        if isinstance(d, k.Activate):
            s.drop(d)
        else:
            begin_line(s, seat, d, names.ACTIVATE_RED if s.edition.red[c.tile] else names.ACTIVATE_BLUE)
        actions.resolve(s, seat, c.tile)


class Arm(Line):
    """Advanced weapons of choice (A71)."""

    name = "arm"
    group = "mana"
    text = "arm"
    kinds: tuple[str, ...] = ("mana_action",)
    lines: int = 0b000100

    def of_lines(self, s: Table, seat: int, lines: int) -> list[Pick]:
        return super().of_lines(s, seat, lines) if s.deck(seat) else []

    def why_not(self, s: Table, seat: int, d: Asked, c: Pick) -> Refusal | None:
        if not s.deck(seat):
            return no("deck_is_empty", "A190")
        return refuse_line(s, seat, names.GAIN_WEAPONS)

    def carry_out(self, s: Table, seat: int, d: Asked, c: Pick) -> None:
        begin_line(s, seat, d, names.GAIN_WEAPONS)
        s.push(k.GainWeapons(seat, s.amounts.armed))


class TakeWeapon(Verb):
    """Any card of one's advanced deck, chosen in secret (A73)."""

    name = "weapon"
    secret = True
    group = "weapon"
    text = "weapon {weapon}"
    kinds: tuple[str, ...] = ("gain_weapons",)

    def options_of(self, s: Table, seat: int, d: Asked) -> list[Pick]:
        return self.each(s, s.deck(seat))

    def why_not(self, s: Table, seat: int, d: Asked, c: Pick) -> Refusal | None:
        return None if s.deck(seat) >> c.weapon & 1 else no("not_in_deck", "A73")

    def carry_out(self, s: Table, seat: int, d: Asked, c: Pick) -> None:
        assert isinstance(d, k.GainWeapons)
        effects.take_weapon(s, seat, c.weapon)
        if d.n > 1:
            s.swap(d, k.GainWeapons(seat, d.n - 1))
        else:
            s.drop(d)


class Develop(Line):
    """Turn a base tile next to the pawn; red ones cost more and give more steps; then it may be used (A75 to A77)."""

    name = "develop"
    group = "mana"
    text = "develop {tile}"
    kinds: tuple[str, ...] = ("mana_action", "develop")
    lines: int = 0b001000

    def of_reward(self, s: Table, seat: int, d: Asked) -> list[Pick]:
        return self.beside(s, seat, s.edition.red_price)

    def of_lines(self, s: Table, seat: int, lines: int) -> list[Pick]:
        return self.beside(s, seat, together(s.edition.mana_price[names.DEVELOP], s.edition.red_price))

    def beside(self, s: Table, seat: int, price_of_red: Price) -> list[Pick]:
        """Base tiles next to the pawn, red ones if they can be paid."""
        near = 0
        for node in s.world.grounds.next_to[s.get(seat, at.PAWN) - 1]:
            near |= 1 << s.cells[at.STAR + node]
        near &= ~s.get(seat, at.UPGRADED)
        red = s.world.grounds.red
        if near & red and not cost.can_pay(s, seat, price_of_red):
            near &= ~red
        return self.each(s, near)

    def why_not(self, s: Table, seat: int, d: Asked, c: Pick) -> Refusal | None:
        tile = names.ACTIONS[c.tile]
        if c.tile == s.pawn_tile(seat):
            return no("tile_under_pawn", "A75", tile=tile)
        if edge_between(s, s.get(seat, at.PAWN) - 1, s.tile_node(c.tile)) < 0:
            return no("tile_not_adjacent", "A75", tile=tile)
        if actions.upgraded(s, seat, c.tile):
            return no("already_developed", "A75", tile=tile)
        more = s.edition.red_price if s.edition.red[c.tile] else None
        if isinstance(d, k.Develop):
            return None if more is None or cost.can_pay(s, seat, more) else no("cannot_pay", "A75")
        return refuse_line(s, seat, names.DEVELOP, more)

    def carry_out(self, s: Table, seat: int, d: Asked, c: Pick) -> None:
        red = s.edition.red[c.tile]
        if isinstance(d, k.Develop):
            s.drop(d)
        else:
            begin_line(s, seat, d, names.DEVELOP)
        effects.upgrade(s, seat, c.tile)
        effects.advance(s, seat, names.TECHNOLOGY, s.edition.red_steps if red else s.edition.blue_steps)
        s.push(k.Activate(seat, 1 << c.tile))
        if red:
            cost.pay(s, seat, s.edition.red_price)


class Build(Line):
    """The leftmost settlement of the row, in a controlled territory without any settlement (A79)."""

    name = "build"
    group = "mana"
    text = "build {place}"
    kinds: tuple[str, ...] = ("mana_action", "build")
    lines: int = 0b010000

    def of_reward(self, s: Table, seat: int, d: Asked) -> list[Pick]:
        return self.of_lines(s, seat, self.lines)

    def of_lines(self, s: Table, seat: int, lines: int) -> list[Pick]:
        return self.each(s, buildable(s, seat)) if s.get(seat, at.ROW) else []

    def why_not(self, s: Table, seat: int, d: Asked, c: Pick) -> Refusal | None:
        if not s.get(seat, at.ROW):
            return no("no_settlement_left", "A80")
        if not buildable(s, seat) >> c.place & 1:
            return no("cannot_build_there", "A79", place=s.edition.territory_code(c.place))
        return None if isinstance(d, k.Build) else refuse_line(s, seat, names.BUILD)

    def carry_out(self, s: Table, seat: int, d: Asked, c: Pick) -> None:
        if isinstance(d, k.Build):
            s.drop(d)
        else:
            begin_line(s, seat, d, names.BUILD)
        effects.build(s, seat, c.place)


class Recruit(Line):
    """Followers to deploy (A71, A78)."""

    name = "recruit"
    group = "mana"
    text = "recruit"
    kinds: tuple[str, ...] = ("mana_action",)
    lines: int = 0b100000

    def why_not(self, s: Table, seat: int, d: Asked, c: Pick) -> Refusal | None:
        return refuse_line(s, seat, names.RECRUIT)

    def carry_out(self, s: Table, seat: int, d: Asked, c: Pick) -> None:
        begin_line(s, seat, d, names.RECRUIT)
        actions.followers(s, seat, s.amounts.recruited)


class UseMirror(Verb):
    """Duplicity Mirror: different mana actions in this turn, each of them cheaper (A123, A210)."""

    name = "mirror"
    group = "mana"
    text = "mirror"
    kinds: tuple[str, ...] = ("mana_action",)

    def place(self, s: Table, c: Pick) -> dict[str, Value]:
        """On its card."""
        return {"artefact": names.ARTEFACTS[names.MIRROR]}

    def candidates(self, s: Table, seat: int, d: Asked) -> list[tuple[int, ...]]:
        return [()] if s.get(seat, at.ARTEFACTS) >> names.MIRROR & 1 else []

    def why_not(self, s: Table, seat: int, d: Asked, c: Pick) -> Refusal | None:
        if not s.get(seat, at.ARTEFACTS) >> names.MIRROR & 1:
            return no("not_your_artefact", "A123", artefact="duplicity_mirror")
        return no("used_already", "A210") if s.cells[at.MANA_LINES] else None

    def carry_out(self, s: Table, seat: int, d: Asked, c: Pick) -> None:
        effects.add(s, seat, at.ARTEFACTS, -(1 << names.MIRROR))
        s.put(at.MANA_LINES, at.MIRROR_BIT)
        s.log(codes.USED, seat, names.MIRROR)
