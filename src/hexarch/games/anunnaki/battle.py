"""A battle, stage by stage (sections 13 and 14, A200, A201). Side 0 attacks, side 1 defends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.anunnaki import codes, cost, effects, names
from hexarch.games.anunnaki import kinds_battle as kb
from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki.control import others, settlement_strength
from hexarch.games.anunnaki.hands import NONE, PLAYED
from hexarch.games.anunnaki.kinds import Deploy, Rewards
from hexarch.games.anunnaki.masks import bits

if TYPE_CHECKING:
    from hexarch.games.anunnaki.state import Table


def waiting(s: Table, seat: int) -> tuple[int, ...]:
    """Territories in which the active player must fight (A96)."""
    return bits(s.battlefields(seat))


def begin(s: Table, place: int) -> None:
    """A battle begins; Anubis may send a follower first (A143, A207)."""
    seat = s.active()
    s.put(at.PLACE, place + 1)
    s.put(at.ENEMY, others(s, place, seat) + 1)
    s.put(at.STAGE, 1)
    s.log(codes.BATTLE, seat, place)
    if s.has_god(seat, names.ANUBIS) and s.cells[at.ENTERED] >> place & 1:
        _send(s, seat, s.amounts.anubis_followers, place)


def _send(s: Table, seat: int, n: int, place: int) -> None:
    """Followers to deploy where it is fought."""
    for _ in range(n):
        s.push(Deploy(seat, 1, 1 << place))


def seat_of(s: Table, side: int) -> int:
    """Who fights on a side, -1 for a civilization."""
    return s.active() if side == 0 else s.cells[at.ENEMY] - 1


def place_of(s: Table) -> int:
    """Where it is fought."""
    return s.cells[at.PLACE] - 1


def playable(s: Table, seat: int, attacks: bool) -> list[int]:
    """Weapons of the hand that the role allows and the resources can pay (A97, A107)."""
    return playable_of(s, seat, s.cells[s.base[seat] + at.HAND], attacks)


def playable_of(s: Table, seat: int, hand: int, attacks: bool) -> list[int]:
    """The same for any hand that the seat might have."""
    if attacks:
        hand &= ~s.edition.all_basic
    return list(bits(hand & cost.payable_weapons(s, seat)))


def payable(s: Table, seat: int) -> int:
    """Advanced weapons of the House that the resources can pay, in hand or not, as a mask: everybody can see that."""
    return s.edition.advanced(s.house(seat)) & cost.payable_weapons(s, seat)


def next_stage(s: Table) -> None:
    """Carry out one stage; what must be decided is pushed, and the next stage comes when all is answered."""
    stage = s.cells[at.STAGE]
    s.put(at.STAGE, stage + 1)
    STAGES[stage - 1](s)


def _weapons(s: Table) -> None:
    """Both sides put down weapons in secret; an attacker without one loses at once (A97, A103)."""
    seat, place = s.active(), place_of(s)
    if not playable(s, seat, True):
        s.note(seat, NONE, payable(s, seat))
        effects.retreat(s, seat, place)
        s.log(codes.LOST, seat, place)
        clear(s)
        return
    if s.cells[at.ENEMY]:
        s.push(kb.Weapons(seat_of(s, 1), place))
    s.push(kb.Weapons(seat, place))


def _reveal(s: Table) -> None:
    """Against a player all cards are shown; against a civilization a single card is paid before the tile is seen."""
    for side in sides(s):
        down = s.cells[at.DOWN + side]
        s.note(seat_of(s, side), PLAYED, down)
        for weapon in bits(down):
            s.log(codes.WEAPON, seat_of(s, side), weapon)
    if not s.cells[at.ENEMY] and s.cells[at.DOWN].bit_count() == 1:
        use(s, 0, s.cells[at.DOWN].bit_length() - 1)


def _name(s: Table) -> None:
    """The tile is seen; players with Loki name the card they use, the attacker first (A155, A200, A201)."""
    if not s.cells[at.ENEMY]:
        place = place_of(s)
        if not s.cells[s.open_cell(place)]:
            s.put(s.open_cell(place), 1)
            s.log(codes.CIVILIZATION, s.active(), place, s.civilization(place))
    for side in reversed(sides(s)):
        if s.cells[at.DOWN + side].bit_count() == 2:
            s.push(kb.NameWeapon(seat_of(s, side)))


def _pay(s: Table) -> None:
    """Both pay (A103)."""
    for side in sides(s):
        if not s.cells[at.USED + side]:
            use(s, side, s.cells[at.DOWN + side].bit_length() - 1)


def use(s: Table, side: int, weapon: int, cell: int = at.USED) -> None:
    """A weapon comes into play and is paid."""
    seat = seat_of(s, side)
    s.put(at.DOWN + side, s.cells[at.DOWN + side] & ~(1 << weapon))
    s.put(cell + side, weapon + 1)
    if not s.edition.weapons[weapon].basic:
        s.put(at.ADVANCED + side, 1)
    cost.pay(s, seat, cost.of_weapon(s, seat, weapon))


def cancel(s: Table) -> None:
    """Cancelling comes before everything else; it stops what has not been carried out yet (A110, A202)."""
    both = [names.CANCEL in printed(s, side) for side in (0, 1)]
    for side in (0, 1):
        if both[1 - side] and not both[side]:
            s.put(at.CANCELLED + side, 1)


def _helmet(s: Table) -> None:
    """Viking Helmet: the opponent discards his weapon and may play another (A113)."""
    for side in sides(s):
        other = 1 - side
        if names.HELMET in working(s, side) and s.cells[at.ENEMY]:
            weapon = s.cells[at.USED + other] - 1
            seat = seat_of(s, other)
            s.put(at.USED + other, 0)
            s.put(at.DISCARDED + other, weapon + 1)
            s.log(codes.DISCARDED, seat, weapon)
            if s.edition.weapons[weapon].basic:
                effects.add(s, seat, at.HAND, 1 << weapon)
            s.push(kb.ReplaceWeapon(seat))


def _add(s: Table) -> None:
    """Composite Bow: a second advanced weapon (A114)."""
    for side in reversed(sides(s)):
        if names.ADD_CARD in working(s, side) and not s.cells[at.YIELDED + side]:
            s.push(kb.AddWeapon(seat_of(s, side)))


def _cart(s: Table) -> None:
    """War Cart: metal for strength, the attacker first (A115, A117)."""
    for side in reversed(sides(s)):
        seat = seat_of(s, side)
        if names.CART in working(s, side) and s.get(seat, at.RESOURCES + names.METAL):
            s.push(kb.WarCart(seat))


def sides(s: Table) -> tuple[int, ...]:
    """Sides with a player."""
    return (0, 1) if s.cells[at.ENEMY] else (0,)


def printed(s: Table, side: int) -> list[int]:
    """Effects on the cards of a side in play, or on the tile."""
    if side == 1 and not s.cells[at.ENEMY]:
        return [s.edition.civilizations[s.civilization(place_of(s))].effect]
    cards = (s.cells[at.USED + side], s.cells[at.ADDED + side])
    return [s.edition.weapons[card - 1].effect for card in cards if card]


def working(s: Table, side: int) -> list[int]:
    """Those that are not cancelled."""
    return [] if s.cells[at.CANCELLED + side] else printed(s, side)


def strength(s: Table, side: int, known: list[int] | None = None) -> int:
    """Units and weapons, with everything that changes them (A98, A111, A116, A119, A204).

    `known` stands for the enemy's effects where a tile still lies face down.
    """
    against = working(s, 1 - side) if known is None else known
    weak = names.WEAK_GODS in against
    amounts = s.amounts
    place = place_of(s)
    seat = seat_of(s, side)
    if seat < 0:
        found = s.edition.civilizations[s.civilization(place)].strength
        return found + ((amounts.weak_gods if weak else amounts.atlantean) if s.atlantis(place) else 0)
    follower, minor, major, _ = amounts.strength
    if weak:
        minor = major = amounts.weak_gods
    town = settlement_strength(s, seat)
    if side == 1 and s.has_god(seat, names.HEIMDALLR):
        town += amounts.heimdallr_strength
    values = (follower, minor, major, town)
    counts = [s.units(place, seat, unit) for unit in range(4)]
    fighting = 4 if s.house(seat) == names.NORRENIS else 3
    found = sum([values[unit] * counts[unit] for unit in range(fighting)])
    if names.IGNORE_STRONGEST in against:
        found -= max([values[unit] for unit in range(fighting) if counts[unit]], default=0)
    if s.has_god(seat, names.ISIS) and any(counts[:3]):
        found += amounts.isis_strength * counts[3]
    if s.has_god(seat, names.ASSUR):
        found += amounts.assur_strength
    found += amounts.per_metal * s.cells[at.CART + side]
    for cell in (at.USED, at.ADDED):
        if s.cells[cell + side]:
            found += s.edition.weapons[s.cells[cell + side] - 1].strength
    return found


def _outcome(s: Table) -> None:
    """Compare; ties go to the attacker (A99, A104)."""
    if s.cells[at.YIELDED] or s.cells[at.YIELDED + 1]:
        winner = 0 if s.cells[at.YIELDED + 1] else 1
    else:
        attack, defence = strength(s, 0), strength(s, 1)
        s.log(codes.STRENGTH, s.active(), attack, defence)
        winner = 0 if attack >= defence else 1
    place = place_of(s)
    items = spoils(s, winner)
    loser = seat_of(s, 1 - winner)
    seat = seat_of(s, winner)
    if loser >= 0:
        effects.retreat(s, loser, place)
        s.log(codes.LOST, loser, place)
        if s.cells[at.ADVANCED + 1 - winner]:
            effects.gain(s, loser, names.METAL)
    else:
        tile = s.civilization(place)
        items = s.edition.civilizations[tile].reward + items
        s.settle_civilization(place, 0)
        s.put(s.open_cell(place), 0)
        effects.add(s, seat, at.BEATEN, 1)
        s.log(codes.CONQUERED, seat, place, tile)
        if s.atlantis(place):
            s.add(at.CONQUESTS, 1)
            s.log(codes.LOOK, seat, s.edition.artefacts_drawn + 1 - s.cells[at.CONQUESTS])
            s.push(kb.KeepArtefact(seat))  # chosen last (A206)
    if seat >= 0:
        s.log(codes.WON, seat, place)
        if s.has_god(seat, names.MARDUK):
            _send(s, seat, s.amounts.marduk_followers, place)
        if items:
            s.push(Rewards(seat, items, names.FROM_BATTLES))
    if loser >= 0 and seat >= 0 and names.STEAL in working(s, 1 - winner):
        for _ in range(min(s.amounts.stolen, sum(cost.held(s, seat)))):
            s.push(kb.Steal(loser, seat))


def spoils(s: Table, side: int) -> tuple[tuple[int, int], ...]:
    """War steps and points of the winner's weapons (A100, A105, A114)."""
    cards = [s.cells[cell + side] - 1 for cell in (at.USED, at.ADDED) if s.cells[cell + side]]
    vp = sum([s.edition.weapons[card].vp for card in cards])
    war = sum([s.edition.weapons[card].war for card in cards])
    return tuple([item for item in ((names.R_VP, vp), (names.R_WAR, war)) if item[1]])


def clear(s: Table) -> None:
    """Basic weapons return to the hand, advanced ones to the deck (A74, A102, A106)."""
    end = at.DOWN
    if any(s.cells[at.DOWN : at.TABLE_SIZE]):
        end = at.TABLE_SIZE
        for side in sides(s):
            seat = seat_of(s, side)
            for cell in (at.USED, at.ADDED):
                weapon = s.cells[cell + side] - 1
                if weapon >= 0 and s.edition.weapons[weapon].basic:
                    effects.add(s, seat, at.HAND, 1 << weapon)
    for cell in range(at.PLACE, end):
        if s.cells[cell]:
            s.put(cell, 0)


STAGES: Final = (_weapons, _reveal, _name, _pay, cancel, _helmet, _add, _cart, _outcome, clear)
