"""Build a dwelling: on free home terrain in reach, after spades, by a special action, or at the start."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from hexarch.games.terra import bridges, codes, effects, extent, fleet, kinds, queue, reach, towns
from hexarch.games.terra import layout as at
from hexarch.games.terra.factions import by_id
from hexarch.games.terra.names import DWELLING
from hexarch.games.terra.resources import NOTHING, Amount, res
from hexarch.games.terra.rule import TerraRule, Warned, Words
from hexarch.games.terra.rules import eruption, leech, port, sandstorm, spades, trade, turn
from hexarch.games.terra.sea import space_name
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.choice import TerraChoice
    from hexarch.games.terra.factions.base import Faction
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.rule import Said, Value


def _way(s: Terra, seat: int, h: int) -> kinds.Asked | None:
    """The open decision that a dwelling on a hex would answer."""
    other: kinds.Asked | None = None
    bit = s.board.bits[h]
    for d in queue.open_for(s, seat):
        if isinstance(d, kinds.Turn):
            other = other or d
        elif isinstance(d, kinds.Dwelling):
            # Elsewhere the dwelling would be an action of its own.
            if d.hexes & bit:
                return d
        elif isinstance(d, kinds.FreeDwelling):
            if not d.hexes or d.hexes & bit:
                return d
            other = d
        elif isinstance(d, (kinds.StartingDwelling, kinds.Spades, kinds.Sandstorm, kinds.Eruption)):
            return d
    return other


def plain_price(s: Terra, seat: int, h: int) -> Amount:
    """A dwelling's price without the way; for some it costs twice the coins with no opponent near."""
    board = s.faction(seat).board
    cost = board.cost[DWELLING]
    if DWELLING in board.doubled and not reach.has_neighbour(s, seat, h):
        return res(2 * cost.c, cost.w, cost.p, cost.power)
    return cost


def price(s: Terra, seat: int, d: kinds.Asked, h: int) -> Amount:
    """A dwelling's price, and the way to it; starting dwellings and those of a special action are free."""
    if isinstance(d, (kinds.StartingDwelling, kinds.FreeDwelling)):
        return NOTHING
    cost = plain_price(s, seat, h)
    if isinstance(d, (kinds.Turn, kinds.Spades, kinds.Eruption)) and reach.needs_jump(s, seat, h):
        way = reach.jump_cost(s, seat)
        return res(cost.c + way.c, cost.w + way.w, cost.p + way.p)
    return cost


def _elsewhere(any_hex: bool) -> Refusal:
    """The dwelling of an action stands on what the action transformed: on its first hex, or on any of them."""
    return no("transformed_hex_only" if any_hex else "first_hex_only", "build")


def is_elsewhere(refusal: Refusal) -> bool:
    """Is a dwelling refused because it does not stand where that of the present action may?"""
    return refusal.code == "first_hex_only" or refusal.code == "transformed_hex_only"


def saved(s: Terra, seat: int, h: int) -> int:
    """Spades that bridges save on a hex that is made home terrain and built on, at most all it takes."""
    less = bridges.saved(s, seat, h)
    if not less or s.cells[at.FIXED] & s.board.bits[h]:
        return 0
    return min(less, spades.needed(s, seat, h, s.home(seat), 0))


def _over_bridges(s: Terra, seat: int, h: int) -> bool:
    """Do bridges save all the spades that a hex takes?"""
    return 0 < saved(s, seat, h) == spades.needed(s, seat, h, s.home(seat), 0)


def _refuse_with_bridges(s: Terra, seat: int, d: kinds.Spades, h: int) -> Refusal | None:
    """All the spades in hand, with those saved, must make the hex home terrain; those of a trade may stay unused."""
    if not spades.targets(s, seat, d) & s.board.bits[h]:
        return no("out_of_reach", "build", hex=s.board.hex_names[h])
    if not spades.builds_on(s, d, h):
        return _elsewhere(False)
    needed = spades.needed(s, seat, h, s.home(seat), 0) - saved(s, seat, h)
    if needed > d.spades:
        return no("spades_missing", "transform", needed=needed, spades=d.spades)
    if _unused(s, seat, d, h):
        return None
    return no("spades_left_over", "build", spades=d.spades - needed) if needed < d.spades else None


def _unused(s: Terra, seat: int, d: kinds.Spades, h: int) -> bool:
    """Are spades that came with a trade of no need on a hex, because bridges save all that it takes?"""
    return bool(d.flags & spades.BY_TRADE) and not d.flags & spades.STARTED and _over_bridges(s, seat, h)


def _made_home(s: Terra, seat: int, d: kinds.Spades, hexes: int) -> int:
    """Mask of these hexes without those of which the spades cannot make home terrain."""
    home = s.home(seat)
    for h in spades.one_of_each(s, hexes):
        terrain = s.terrain(h)
        if terrain != home and spades.verdict(s, seat, d, h, home) != spades.SUITS:
            hexes &= ~s.cells[at.TERRAIN_MASK + terrain]
    return hexes


def _refuse_after_spades(s: Terra, seat: int, d: kinds.Spades, h: int) -> Refusal | None:
    """The spades in hand must make the hex home terrain, and all of them."""
    home = s.home(seat)
    if saved(s, seat, h):
        return _refuse_with_bridges(s, seat, d, h)
    if s.terrain(h) == home:
        if spades.at_home(s, d, h):
            return None
        if d.made_home & s.board.bits[h]:
            return no("spades_in_hand", "build", spades=d.spades)
        return _elsewhere(bool(d.flags & spades.ANY_DWELLING))
    refusal = spades.refuse_with(s, seat, d, h, home)
    if refusal is not None:
        return refusal
    if not spades.builds_on(s, d, h):
        return _elsewhere(False)
    have = spades.in_hand(s, d, h)
    left_over = have - spades.needed(s, seat, h, home, have)
    if left_over > 0:
        return no("spades_left_over", "build", spades=left_over)
    return None


def _forget_free(s: Terra, seat: int) -> None:
    """The last dwelling is about to leave the board: others that would be free find none."""
    for more in s.decisions if s.left(seat, DWELLING) == 1 else ():
        if isinstance(more, kinds.FreeDwelling) and more.seat == seat and more.besides:
            s.drop(more)


def _fit(s: Terra, seat: int, d: kinds.Asked) -> int:
    """Mask of free hexes whose terrain (and, in a turn, reach) fits a decision as they are."""
    if isinstance(d, kinds.StartingDwelling):
        return s.start_terrain(seat)
    free = s.free_home(seat)
    if isinstance(d, kinds.Turn):
        return free & reach.reachable(s, seat)
    return free & d.hexes if isinstance(d, kinds.FreeDwelling) and d.hexes else free


def _refuse_place(s: Terra, seat: int, d: kinds.Asked, h: int, ships: int = 0) -> Refusal | None:
    """Why no dwelling can stand on a hex, whatever it costs; `ships` is the land beside a ship given for it."""
    bit = s.board.bits[h]
    name = s.board.hex_names[h]
    if s.cells[at.OCCUPIED] & bit:
        return no("occupied", "build", hex=name)
    built = s.faction(seat).start.structure if isinstance(d, kinds.StartingDwelling) else DWELLING
    if not s.left(seat, built):
        return no("none_left", "build", structure=built)
    home = s.home(seat)
    if isinstance(d, kinds.Spades):
        return _refuse_after_spades(s, seat, d, h)
    if isinstance(d, kinds.Sandstorm):
        return sandstorm.refuse(s, seat, h, home, ships)
    if isinstance(d, kinds.Eruption):
        return eruption.refuse(s, seat, h, home)
    if isinstance(d, kinds.Turn):
        refusal = turn.refuse_action(s, seat)
        if refusal is not None and refusal.code == "action_taken":
            due = queue.find(s, seat, kinds.Dwelling)
            if due is not None:
                several = due.hexes & (due.hexes - 1) != 0
                refusal = _elsewhere(several or s.rules.dwelling_on_any_hex)
        if refusal is not None or _fit(s, seat, d) & bit:
            return refusal
        if not s.free_home(seat) & bit and not _over_bridges(s, seat, h):
            return no("not_home_terrain", "build", hex=name)
        return None if reach.reachable(s, seat) & bit else no("out_of_reach", "build", hex=name)
    return None if _fit(s, seat, d) & bit else no("not_home_terrain", "build", hex=name)


class Build(TerraRule):
    """Build a dwelling."""

    name = "build"
    group = "build"
    text = "build {hex}"
    is_action = True

    def refuse(self, s: Terra, seat: int, c: TerraChoice) -> Refusal | None:
        """The hex must be free, home terrain (or become so), in reach; a dwelling left and its price in hand."""
        d = _way(s, seat, c.hex)
        if d is None:
            return turn.refuse_action(s, seat) or no("not_your_turn", "build")
        refusal = _refuse_place(s, seat, d, c.hex)
        return refusal if refusal is not None else turn.cannot_pay(s, seat, price(s, seat, d, c.hex))

    def apply(self, s: Terra, seat: int, c: TerraChoice) -> None:
        """Make the hex home terrain if that is still to do, pay, place the dwelling."""
        self.put_up(s, seat, c.hex)

    def put_up(self, s: Terra, seat: int, h: int, ship: int = -1) -> None:
        """The same; a ship may be handed in instead of the price of the dwelling."""
        d = _way(s, seat, h)
        assert d is not None
        cost = plain_price(s, seat, h)
        if isinstance(d, kinds.StartingDwelling):
            s.drop(d)
            if s.terrain(h) != s.home(seat) and not s.free_home(seat) & s.board.bits[h]:
                effects.transform(s, seat, h, s.home(seat))
            effects.place(s, seat, h, s.faction(seat).start.structure)
            s.faction(seat).dwellings.built(s, seat, h, first=True)
            return
        if isinstance(d, kinds.Turn):
            turn.begin_action(s, seat)
            reach.travel(s, seat, h)
            if _over_bridges(s, seat, h):
                effects.transform(s, seat, h, s.home(seat))
        elif isinstance(d, kinds.Spades) and spades.at_home(s, d, h):
            s.drop(d)
            s.log(codes.SPADES, seat, -d.spades)
            reach.travel(s, seat, h)
        elif isinstance(d, kinds.Spades) and _unused(s, seat, d, h):
            s.drop(d)
            s.log(codes.SPADES, seat, -d.spades)
            effects.transform(s, seat, h, s.home(seat))
        elif isinstance(d, kinds.Spades):
            spades.work(s, seat, d, h, s.home(seat), saved(s, seat, h))
        elif isinstance(d, kinds.Sandstorm):
            sandstorm.apply(s, seat, h)
        elif isinstance(d, kinds.Eruption):
            eruption.apply(s, seat, h)
        if isinstance(d, kinds.FreeDwelling):
            s.drop(d)
            _forget_free(s, seat)
        elif ship >= 0:
            fleet.return_ship(s, seat, ship)
            effects.gain(s, seat, s.faction(seat).seafaring.by_ship)
        else:
            effects.pay(s, seat, cost)
        for rest in s.decisions:
            if isinstance(rest, kinds.Dwelling) and rest.seat == seat:
                s.drop(rest)
        effects.place(s, seat, h, DWELLING)
        s.faction(seat).dwellings.built(s, seat, h, first=False)
        effects.score_event(s, seat, DWELLING)
        towns.check(s, seat, h)
        leech.offer(s, seat, h)
        if s.sea is not None:
            port.with_dwelling(s, seat, h)
            trade.triggered(s, seat, h)

    def options(self, s: Terra, seat: int, d: kinds.Asked, out: list[TerraChoice]) -> None:
        """The hexes where this decision allows a dwelling."""
        if isinstance(d, kinds.Turn) and not turn.may_act(d):
            return
        if not s.left(seat, DWELLING):
            return
        if isinstance(d, (kinds.Turn, kinds.Spades)) and not effects.can_pay(
            s, seat, s.faction(seat).board.cost[DWELLING]
        ):
            return  # no dwelling of these costs less
        plain = 0  # hexes of which nothing but the price is left to ask
        if isinstance(d, kinds.Turn):
            mask = _fit(s, seat, d)
            if len(queue.open_for(s, seat)) == 1:
                plain = mask
            ends = bridges.ends(s, seat)
            if ends:
                mask |= ends & reach.reachable(s, seat)
        elif isinstance(d, kinds.Spades):
            mask = spades.targets(s, seat, d) | d.made_home  # home terrain may be ice
            if not bridges.ends(s, seat):
                mask = _made_home(s, seat, d, mask)
        elif isinstance(d, kinds.Sandstorm):
            mask = sandstorm.reach(s, seat)
        elif isinstance(d, kinds.Eruption):
            mask = eruption.targets(s, seat)
        elif isinstance(d, kinds.Dwelling):
            mask = d.hexes
        else:
            mask = _fit(s, seat, d)
        table = s.catalog.tables[self.number]
        listed = bool(out)  # perhaps for another decision
        if isinstance(d, kinds.StartingDwelling) and not listed:
            hexes = s.board.members(mask)  # they all fit: what else would refuse one would refuse each
            if hexes and self.refuse(s, seat, table[hexes[0]]) is None:
                out.extend([table[h] for h in hexes])
            return
        for h in s.board.members(mask):
            if plain & s.board.bits[h]:
                if effects.can_pay(s, seat, price(s, seat, d, h)):
                    out.append(table[h])
            elif not (listed and table[h] in out) and self.refuse(s, seat, table[h]) is None:
                out.append(table[h])

    def said(self, words: Words, kind: str, who: str) -> Said | None:
        """Not everybody begins with dwellings."""
        found = super().said(words, kind, who)
        faction = by_id().get(who)
        first = faction.start.structure if faction is not None and kind == kinds.STARTING_DWELLING else DWELLING
        if found is None or first == DWELLING:
            return found
        return "choice-place-first", {**found[1], "structure": first}

    def place(self, s: Terra, c: TerraChoice) -> dict[str, Value]:
        """The hex, and what is built there."""
        return {"hex": s.board.hex_names[c.hex], "structure": s.box.structure[DWELLING].id}

    def warnings(self, s: Terra, seat: int, c: TerraChoice) -> Warned:
        """For some a dwelling costs less beside an opponent (Children of the Wyrm)."""
        less, coins = s.faction(seat).board.cost[DWELLING].c, plain_price(s, seat, c.hex).c
        free = isinstance(_way(s, seat, c.hex), (kinds.StartingDwelling, kinds.FreeDwelling))
        return [("dearer_alone", {"coins": coins, "less": less})] if coins > less and not free else []


BUILD: Final = Build()


class BuildByShip(TerraRule):
    """Build a dwelling beside a ship (or under a trader) that is handed in for its price; spades are still due."""

    name = "build-by-ship"
    group = "build"
    text = "build {hex} with {space}"
    is_action = True

    def refuse(self, s: Terra, seat: int, c: TerraChoice) -> Refusal | None:
        """As for any dwelling, but for the price; the ship must be beside the hex."""
        if s.sea is None:
            return no("no_ships", "ships")
        d = _way(s, seat, c.hex)
        if d is None:
            return turn.refuse_action(s, seat) or no("not_your_turn", "build")
        if isinstance(d, (kinds.StartingDwelling, kinds.FreeDwelling)):
            return no("nothing_to_pay", "ships")
        ship = self._ship(s, seat, c.space)
        if ship < 0:
            return no("no_ship_there", "ships", hex=space_name(s.board, c.space))
        beside = extent.beside(s, c.space)
        if not beside & s.board.bits[c.hex]:
            return no("ship_not_beside", "ships", hex=s.board.hex_names[c.hex])
        return _refuse_place(s, seat, d, c.hex, beside)

    def _ship(self, s: Terra, seat: int, space: int) -> int:
        """A ship that lies on a space, or -1."""
        for ship in range(at.MOST_SHIPS):
            if fleet.space(s, seat, ship) == space and fleet.trading(s, seat, ship) < 0:
                return ship
        return -1

    def apply(self, s: Terra, seat: int, c: TerraChoice) -> None:
        """The ship becomes the dwelling."""
        BUILD.put_up(s, seat, c.hex, self._ship(s, seat, c.space))

    def occurs(self, s: Terra, factions: Sequence[Faction]) -> bool:
        """Where there are ships."""
        return s.sea is not None

    def options(self, s: Terra, seat: int, d: kinds.Asked, out: list[TerraChoice]) -> None:
        """Every hex beside every ship where this decision allows a dwelling."""
        if s.sea is None or (isinstance(d, kinds.Turn) and not turn.may_act(d)):
            return
        spaces = sorted({fleet.space(s, seat, ship) for ship in range(at.MOST_SHIPS)})
        for space in spaces:
            if space >= 0 and self._ship(s, seat, space) >= 0:
                for h in s.board.members(extent.beside(s, space) & ~s.cells[at.OCCUPIED]):
                    choice = s.catalog.choice(self, (h, space))
                    if choice not in out and self.refuse(s, seat, choice) is None:
                        out.append(choice)

    def place(self, s: Terra, c: TerraChoice) -> dict[str, Value]:
        """The hex, what is built there, and the ship."""
        return BUILD.place(s, c) | {"ship": space_name(s.board, c.space)}


BUILD_BY_SHIP: Final = BuildByShip()
