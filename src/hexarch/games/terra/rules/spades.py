"""Spades: transforming hexes with spades from a power action, a card, a faction, bought ones or a cult bonus."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import codes, effects, kinds, queue, reach
from hexarch.games.terra import layout as at
from hexarch.games.terra.board.hexes import ring_distance
from hexarch.games.terra.names import CYCLE, DWELLING, WASTELAND
from hexarch.games.terra.profiles import FIFTH_EDITION, FIRST_EDITION, FOURTH_EDITION, SECOND_EDITION, THIRD_EDITION
from hexarch.games.terra.rules import eruption
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra

# Flags of spades.
MUST_BE_HOME: Final = 1  # another hex was left short of home terrain
BOUGHT: Final = 2  # some of the spades were bought
STARTED: Final = 4  # a hex was transformed
ANY_DWELLING: Final = 8  # the dwelling may go on any of the hexes
NO_BUYING: Final = 16  # no spades may be bought on top
BY_TRADE: Final = 32  # they came with a trade: a dwelling follows at once or not at all
EACH_BOUGHT: Final = 64  # and upwards: how many of the spades in hand were bought; they are used last

# Verdicts on a transformation.
SUITS: Final = 0
SAME_TERRAIN: Final = 1
NOT_CLOSER: Final = 2
TOO_FEW: Final = 3
ONE_SHORT: Final = 4
LEFT_OVER: Final = 5


def give(
    s: Terra,
    seat: int,
    n: int,
    hexes: int,
    any_dwelling: bool = False,
    may_buy: bool = True,
    bought: bool = False,
    at_home: int = 0,
    by_trade: bool = False,
    barred: int = 0,
) -> None:
    """Spades to use in this action, on up to `hexes` hexes; `at_home` where a dwelling may stand without them.

    Those of a trade come besides an action; `barred` of them are of no use on wasteland.
    """
    if not bought and s.faction(seat).spades.become(s, seat, n):
        if by_trade:
            without(s, seat, at_home)
            return
        turn = s.turn()
        erupts = s.faction(seat).eruption
        if erupts is not None and erupts.goes_on and turn is not None:
            s.swap(turn, kinds.Turn(seat, turn.actions_left, turn.acted, turn.burnt_power, may_erupt=True))
        return
    flags = (ANY_DWELLING if any_dwelling or s.rules.dwelling_on_any_hex else 0) | (0 if may_buy else NO_BUYING)
    flags |= (BOUGHT + n * EACH_BOUGHT if bought else 0) | (BY_TRADE if by_trade else 0)
    s.push(kinds.Spades(seat, n, hexes, flags, made_home=at_home, barred=barred))
    effects.gain_spades(s, seat, n, bought)


def without(s: Terra, seat: int, homes: int) -> None:
    """The action of transforming and building that a trade brings, without free spades.

    A dwelling, an eruption, or spades that are bought. Where the spades change on which terrain one builds, the
    dwelling may stand on all that fits by then.
    """
    if s.faction(seat).spades.shifts and s.left(seat, DWELLING) and s.rules.edition > FOURTH_EDITION:
        homes = ~s.cells[at.FIXED]
    homes &= reach.reach(s, seat)
    if homes or _may_erupt(s, seat) or (buys_by_trade(s, seat) and usable(s, seat, _one_bought(seat))):
        s.push(kinds.Dwelling(seat, homes, by_trade=True))


def _may_erupt(s: Terra, seat: int) -> bool:
    return s.faction(seat).eruption is not None and eruption.targets(s, seat) != 0


def buys_by_trade(s: Terra, seat: int) -> bool:
    """Are spades bought in the action of a trade, although those it brings have become something else?"""
    faction = s.faction(seat)
    return faction.spades.becomes is not None and bool(faction.dig.price) and s.rules.edition > FOURTH_EDITION


def _one_bought(seat: int) -> kinds.Spades:
    return kinds.Spades(seat, 1, hexes_left=1, flags=BOUGHT | BY_TRADE)


def end_trade(s: Terra, seat: int) -> None:
    """The spades of a trade have changed on which terrain one builds: is there a place for its dwelling?"""
    for d in s.decisions if s.rules.edition > FOURTH_EDITION else ():
        if isinstance(d, kinds.Dwelling) and d.seat == seat and d.by_trade and not d.hexes & s.free_home(seat):
            s.drop(d)


def in_hand(s: Terra, d: kinds.AnySpades, h: int) -> int:
    """Spades that can be used on a hex."""
    if isinstance(d, kinds.Spades) and d.barred and s.terrain(h) == WASTELAND:
        return d.spades - d.barred
    return d.spades


def give_near(s: Terra, seat: int, n: int, hexes: int) -> None:
    """Spades besides an action for the hexes of a mask, if there is a use for them."""
    asked = kinds.NearSpades(seat, n, hexes)
    if usable(s, seat, asked):
        s.push(asked)
        effects.gain_spades(s, seat, n)


def with_bought(d: kinds.Spades, n: int) -> kinds.Spades:
    """Spades in hand after buying some for the hex being worked on, or for one more; no other hex can follow."""
    hexes = 0 if d.working else min(d.hexes_left, 1)
    flags = (d.flags | BOUGHT) + n * EACH_BOUGHT
    return kinds.Spades(d.seat, d.spades + n, hexes, flags, d.working, d.made_home, d.barred)


def add_bought(s: Terra, d: kinds.Spades, n: int) -> None:
    """Bought spades on top of others."""
    s.swap(d, with_bought(d, n))
    effects.gain_spades(s, d.seat, n, bought=True)


def needed(s: Terra, seat: int, h: int, target: int, spades: int) -> int:
    """Spades that changing a hex into a terrain takes when so many are in hand."""
    return s.faction(seat).spades.needed(s, seat, s.terrain(h), target, spades)


def _open(s: Terra, seat: int) -> kinds.AnySpades | None:
    for d in queue.open_for(s, seat):
        if isinstance(d, kinds.AnySpades):
            return d
    return None


def targets(s: Terra, seat: int, d: kinds.AnySpades) -> int:
    """Mask of hexes these spades can go to."""
    free = ~s.cells[at.FIXED]
    if isinstance(d, kinds.NearSpades):
        return d.hexes & free
    if not isinstance(d, kinds.Spades):
        return reach.reach(s, seat, in_turn=False) & free
    if d.working:
        return s.board.bits[d.working - 1]
    return reach.reachable(s, seat) & free if d.hexes_left else 0


def _toward_home(s: Terra, seat: int, terrain: int, target: int) -> bool:
    """By the printed rules a hex must come closer to home terrain."""
    home = s.centre(seat)
    return target == s.home(seat) or ring_distance(target, home) < ring_distance(terrain, home)


def verdict(s: Terra, seat: int, d: kinds.AnySpades, h: int, target: int) -> int:
    """May these spades change this hex (in reach and free) into this terrain? SUITS, or what is wrong.

    A number, because most of the terrains that are tried are wrong and nobody asks why.
    """
    terrain = s.cells[s.layout.terrain + h]
    if terrain == target:
        return SAME_TERRAIN
    if not s.rules.transform_anywhere and not _toward_home(s, seat, terrain, target):
        return NOT_CLOSER
    have = d.spades if s.sea is None else in_hand(s, d, h)
    cost = s.faction(seat).spades.needed(s, seat, terrain, target, have)
    if cost > have:
        return TOO_FEW
    if not isinstance(d, kinds.Spades) or s.rules.loose_dig:
        return SUITS
    home = s.home(seat)
    if target != home and d.flags & MUST_BE_HOME and not s.rules.loose_multi_spade:
        return ONE_SHORT
    if d.hexes_left > 1:
        return SUITS
    if s.rules.bought_spades_must_be_used:
        return LEFT_OVER if cost < have and (target != home or d.flags & BOUGHT) else SUITS
    if not d.flags & BOUGHT or s.rules.edition == FIRST_EDITION:
        return SUITS
    if s.rules.edition == SECOND_EDITION:
        return LEFT_OVER if not d.flags & STARTED and needed(s, seat, h, home, have) < have else SUITS
    # Nobody buys more spades than the hex takes on its way home, at once or by stages; a way once begun is not left.
    spades, rest = s.faction(seat).spades, have - cost
    if s.rules.edition == THIRD_EDITION:
        onward = spades.needed(s, seat, target, home, rest) if target != home else 0
        return LEFT_OVER if onward < rest else SUITS
    onward = spades.needed(s, seat, target, home, 0) if target != home else 0
    if onward < rest or (d.working and cost + onward > spades.needed(s, seat, terrain, home, 0)):
        return LEFT_OVER
    return SUITS


def _explain(s: Terra, seat: int, d: kinds.AnySpades, h: int, target: int) -> Refusal | None:
    """The verdict in words."""
    found = verdict(s, seat, d, h, target)
    if found == SUITS:
        return None
    name = s.board.hex_names[h]
    if found == SAME_TERRAIN:
        return no("already_that_terrain", "transform", hex=name)
    if found == NOT_CLOSER:
        return no("not_closer_to_home", "transform", hex=name)
    have = in_hand(s, d, h)
    cost = needed(s, seat, h, target, have)
    if found == TOO_FEW:
        return no("spades_missing", "transform", needed=min(cost, 9), spades=have)
    if found == ONE_SHORT:
        return no("one_hex_short_of_home", "transform")
    return no("spades_left_over", "transform", spades=have - cost)


def usable(s: Terra, seat: int, d: kinds.AnySpades, all_of_them: bool = False) -> bool:
    """Is there any transformation for these spades (where the rules ask for it, one that takes all of them)?"""
    return usable_on(s, seat, d, one_of_each(s, targets(s, seat, d)), all_of_them)


def usable_on(s: Terra, seat: int, d: kinds.AnySpades, hexes: list[int], all_of_them: bool) -> bool:
    """The same for some hexes in reach, one of each terrain."""
    exact = all_of_them and not s.rules.loose_dig
    terrains = s.faction(seat).spades.targets
    home = s.home(seat)
    # Home terrain first: it is what spades are mostly for, and one transformation is enough.
    if home in terrains and _some(s, seat, d, hexes, home, exact):
        return True
    others = [target for target in terrains if target != home]
    return any(_some(s, seat, d, hexes, target, exact) for target in others)


def _some(s: Terra, seat: int, d: kinds.AnySpades, hexes: list[int], target: int, exact: bool) -> bool:
    """Can these spades make this terrain of any of the hexes (where asked, with all of them)?"""
    for h in hexes:
        if verdict(s, seat, d, h, target) == SUITS:
            have = in_hand(s, d, h)
            if not exact or needed(s, seat, h, target, have) >= have:
                return True
    return False


def one_of_each(s: Terra, hexes: int) -> list[int]:
    """A hex of every terrain among these: to spades, hexes of one terrain are alike."""
    found = []
    for terrain in range(CYCLE):
        same = hexes & s.cells[at.TERRAIN_MASK + terrain]
        if same:
            found.append((same & -same).bit_length() - 1)
    return found


def fitting(s: Terra, seat: int, d: kinds.AnySpades, hexes: int) -> list[list[int]]:
    """For every terrain among these hexes: the terrains that the spades can make of it."""
    fits: list[list[int]] = [[] for _ in range(CYCLE)]
    for h in one_of_each(s, hexes):
        fits[s.terrain(h)] = [t for t in s.faction(seat).spades.targets if verdict(s, seat, d, h, t) == SUITS]
    return fits


def refuse(s: Terra, seat: int, h: int, target: int) -> Refusal | None:
    """Spades must be in hand, the hex free and in reach, the terrain one that they can make."""
    d = _open(s, seat)
    if d is None:
        return no("no_spades", "transform")
    return refuse_with(s, seat, d, h, target)


def refuse_with(s: Terra, seat: int, d: kinds.AnySpades, h: int, target: int) -> Refusal | None:
    """The same for given spades."""
    bit = s.board.bits[h]
    if not targets(s, seat, d) & bit:
        if s.cells[at.OCCUPIED] & bit:
            return no("occupied", "transform", hex=s.board.hex_names[h])
        if s.locked() & bit:
            return no("cannot_change", "transform", hex=s.board.hex_names[h])
        if isinstance(d, kinds.Spades) and (not d.hexes_left or d.working):
            return no("no_more_hexes", "transform")
        return no("out_of_reach", "transform", hex=s.board.hex_names[h])
    return _explain(s, seat, d, h, target)


def apply(s: Terra, seat: int, h: int, target: int) -> None:
    """Use spades on a hex."""
    d = _open(s, seat)
    assert d is not None
    work(s, seat, d, h, target)


def work(s: Terra, seat: int, d: kinds.AnySpades, h: int, target: int, saved: int = 0) -> None:
    """Change the terrain, then keep what is left of the spades or the right to build."""
    cost = needed(s, seat, h, target, 0) - saved if saved else needed(s, seat, h, target, in_hand(s, d, h))
    rest = d.spades - cost
    if not isinstance(d, kinds.Spades):
        effects.transform(s, seat, h, target)
        effects.use_spades(s, seat, cost, 0)
        _keep(s, d, _fewer(d, rest))
        return
    # Where some are of no use the others are used; elsewhere those go first.
    barred = min(d.barred, rest) if s.terrain(h) == WASTELAND else max(0, d.barred - cost)
    reach.travel(s, seat, h)
    effects.transform(s, seat, h, target)
    bought_left = min(d.flags // EACH_BOUGHT, rest - barred)
    used = d.flags // EACH_BOUGHT - bought_left
    effects.use_spades(s, seat, cost, used)
    home = s.home(seat)
    flags = (d.flags - used * EACH_BOUGHT) | STARTED
    mask = d.made_home if d.flags & STARTED else 0
    hexes = d.hexes_left if d.working else d.hexes_left - 1
    working = 0
    if target == home:
        if builds_on(s, d, h):
            mask |= s.board.bits[h]
    elif s.rules.spades_in_any_order:
        flags |= MUST_BE_HOME
    else:
        working = h + 1
    if rest:
        _keep(s, d, kinds.Spades(seat, rest, hexes, flags, working, mask, barred))
    else:
        _finish(s, d, mask)


def _fewer(d: kinds.AnySpades, n: int) -> kinds.AnySpades | None:
    """The same spades besides an action, so many left of them."""
    if not n:
        return None
    return kinds.NearSpades(d.seat, n, d.hexes) if isinstance(d, kinds.NearSpades) else kinds.CultSpades(d.seat, n)


def _keep(s: Terra, d: kinds.Asked, new: kinds.Asked | None) -> None:
    if new is None:
        s.drop(d)
    else:
        s.swap(d, new)


def _finish(s: Terra, d: kinds.Spades, mask: int) -> None:
    """No spades left: a dwelling may follow on a hex that became home terrain."""
    by_trade = bool(d.flags & BY_TRADE)
    used = by_trade and s.rules.edition > FIFTH_EDITION
    _keep(s, d, kinds.Dwelling(d.seat, mask, by_trade, used) if mask else None)


def builds_on(s: Terra, d: kinds.Spades, h: int) -> bool:
    """May the dwelling of this action stand on a hex that these spades are about to make home terrain?"""
    return bool(d.flags & ANY_DWELLING or not d.flags & STARTED or (d.working and not d.made_home))


def refuse_discard(s: Terra, seat: int) -> Refusal | None:
    """Free spades may stay unused (FAQ 20), but none of an action for which some were bought (FAQ 17)."""
    d = _open(s, seat)
    if d is None:
        return no("no_spades", "transform")
    if not isinstance(d, kinds.Spades) or not d.flags & BOUGHT or s.rules.loose_dig:
        return None
    must = s.rules.bought_spades_must_be_used or s.rules.edition > THIRD_EDITION
    if s.rules.edition == THIRD_EDITION:
        must = must or d.flags // EACH_BOUGHT >= d.spades  # free spades are given up first
    return no("bought_spades", "transform") if must and usable(s, seat, d) else None


def discard(s: Terra, seat: int) -> None:
    """One spade less."""
    d = _open(s, seat)
    assert d is not None
    s.log(codes.SPADES, seat, -1)
    if not isinstance(d, kinds.Spades):
        _keep(s, d, _fewer(d, d.spades - 1))
    elif d.spades > 1:
        # Free spades are given up first, and nobody buys others instead of them (FAQ 17).
        flags = d.flags - EACH_BOUGHT if d.flags // EACH_BOUGHT == d.spades else d.flags
        if s.rules.edition > THIRD_EDITION and not s.rules.loose_dig and not s.rules.bought_spades_must_be_used:
            flags |= NO_BUYING
        barred = min(d.barred, d.spades - 1)
        _keep(s, d, kinds.Spades(seat, d.spades - 1, d.hexes_left, flags, d.working, d.made_home, barred))
    else:
        homes = d.made_home
        if d.flags & BY_TRADE and not d.flags & STARTED:
            homes &= reach.reach(s, seat)  # nobody tunnels without paying
        _finish(s, d, homes or _besides(s, seat, d))


def _besides(s: Terra, seat: int, d: kinds.Spades) -> int:
    """Where a dwelling may stand in an action whose spades were all given up: by an option on any home terrain."""
    if d.flags & STARTED or not s.rules.empty_actions or s.rules.edition == FIRST_EDITION:
        return 0
    return s.free_home(seat) & reach.reach(s, seat)


def at_home(s: Terra, d: kinds.Spades, h: int) -> bool:
    """May a dwelling stand on this home terrain without using any of the spades?"""
    return not d.flags & (STARTED | BOUGHT) and bool(d.made_home & s.board.bits[h])
