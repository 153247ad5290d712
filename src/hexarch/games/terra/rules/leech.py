"""Power from structures: neighbours of a new or upgraded structure may take power for points.

The power is the value of the receiver's own structures next to it, at most what the bowls and the points
allow; it costs one VP less than the power taken. Offers are answered one after the other from the left of
the builder, or (deferred leech) at any time before the receiver's next action.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import course, effects, kinds, queue, reach, towns
from hexarch.games.terra import layout as at
from hexarch.games.terra.factions.figures import STANDARD_VALUE
from hexarch.games.terra.names import DWELLING, FROM_LEECH
from hexarch.games.terra.profiles import FIRST_EDITION
from hexarch.games.terra.resources import POWER, RESOURCES
from hexarch.games.terra.rule import TerraRule, Words
from hexarch.kernel.errors import Ambiguous, Refusal, Unreadable, no
from hexarch.kernel.game import ANSWERS

if TYPE_CHECKING:
    from hexarch.games.terra.choice import TerraChoice
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.rule import Value


def amounts(s: Terra, seat: int, h: int) -> list[int]:
    """Power that a structure of `seat` on a hex gives to each seat, whatever its bowls hold."""
    cells = s.cells
    layout = s.layout
    offered = [0] * s.seats
    for neighbour in s.board.members(reach.opponents_near(s, seat, h)):
        other = cells[layout.owner + neighbour] - 1
        # What others left behind counts as printed for everybody, whatever its owner made of it.
        left = cells[s.base[other] + at.DROPPED] and s.rules.edition > FIRST_EDITION
        value = STANDARD_VALUE if left else s.faction(other).board.value
        offered[other] += value[cells[layout.building + neighbour]]
    for other, base in enumerate(s.base):
        if not cells[base + at.RIVERS] or other == seat:
            continue
        if s.faction(other).figures.chains:
            offered[other] += _over_chain(s, other, h)
        afloat = s.get(other, at.ICEBERGS) & s.board.touches_river[h]
        offered[other] += afloat.bit_count() * s.faction(other).board.value[DWELLING]
    return offered


def amounts_afloat(s: Terra, seat: int, r: int) -> list[int]:
    """Power that a dwelling of `seat` on a river hex gives to each seat."""
    offered = [0] * s.seats
    for other in range(s.seats):
        if other == seat or not s.has_faction(other):
            continue
        near = s.board.around_river[r]
        if s.faction(other).figures.chains:
            tokens = s.get(other, at.RIVERS) & (s.board.next_river[r] | s.board.bits[r])
            for one in s.board.members(towns.chain(s, other, tokens)):
                near |= s.board.around_river[one]
        value = s.faction(other).board.value
        for h in s.board.members(near & s.get(other, at.BUILDINGS)):
            offered[other] += value[s.building(h)]
    return offered


def _over_chain(s: Terra, seat: int, h: int) -> int:
    """Power of the seat's structures that only a chain of its own makes neighbours of a hex."""
    value = s.faction(seat).board.value
    near = towns.around(s, seat, h) & s.get(seat, at.BUILDINGS) & ~s.adjacent(h)
    return 0 if s.get(seat, at.DROPPED) else sum([value[s.building(one)] for one in s.board.members(near)])


def offer(s: Terra, seat: int, h: int) -> None:
    """Offer power to all neighbours of a structure just placed."""
    offer_all(s, seat, amounts(s, seat, h))


def offer_all(s: Terra, seat: int, offered: list[int]) -> None:
    """Offer so much power to each seat."""
    if not any(offered):
        return
    event = s.cells[at.EVENTS] + 1
    s.put(at.EVENTS, event)
    first = s.cells[at.FIRST] if s.rules.leech_from_first else seat
    able = 0
    items: list[kinds.Asked] = []
    for other in (*s.from_left_of(first), first):
        power = offered[other]
        if not power or other == seat:
            continue
        course.offer(s, other, seat, power, event)
        if s.cells[s.base[other] + at.DROPPED]:
            continue
        room = min(power, s.power_room(other))
        able += 1 if room else 0
        items.append(kinds.Offer(other, power, seat, event, room))
    if s.faction(seat).offers.watches and items:
        items.append(kinds.Event(seat, able, event))
    if items:
        _ask(s, items)


def _ask(s: Terra, items: list[kinds.Asked]) -> None:
    """Behind the offers that are still open, so that each receiver has them in the order they arose."""
    decisions = s.decisions
    place = len(decisions)
    while place and not isinstance(decisions[place - 1], (kinds.Offer, kinds.Event)):
        place -= 1
    s.queue((*decisions[:place], *items, *decisions[place:]))


def offer_for_trade(s: Terra, seat: int, owner: int, h: int) -> None:
    """Offer power to the owner of a structure that a seat trades with: its value. Nobody gains from the answer."""
    power = s.faction(owner).board.value[s.building(h)]
    event = s.cells[at.EVENTS] + 1
    s.put(at.EVENTS, event)
    course.offer(s, owner, seat, power, event)
    if not s.get(owner, at.DROPPED):
        _ask(s, [kinds.Offer(owner, power, seat, event, min(power, s.power_room(owner)))])


def matching(s: Terra, seat: int, c: TerraChoice) -> kinds.Offer | None:
    """The first open offer that an answer names: of this size, from this builder."""
    # Deferred offers are open at any time; otherwise only the one at the head.
    for d in s.decisions if s.rules.deferred_leech else queue.open_for(s, seat):
        if type(d) is kinds.Offer and d.seat == seat and d.power == c.power and s.plays(d.builder, c.faction):
            return d
    return None


def forfeited(s: Terra, d: kinds.Offer) -> bool:
    """Can an offer only be declined, because the receiver converted or answered a later offer first?"""
    return d.tainted and s.rules.strict_leech


def _event(s: Terra, event: int) -> kinds.Event | None:
    for d in s.decisions:
        if type(d) is kinds.Event and d.event == event:
            return d
    return None


def _close_event(s: Terra, event: int) -> None:
    """Forget an event when its last offer is answered."""
    for d in s.decisions:
        if type(d) is kinds.Offer and d.event == event:
            return
    watch = _event(s, event)
    if watch is not None:
        s.drop(watch)


def taken(s: Terra, seat: int, power: int) -> int:
    """Power the receiver of an offer would gain: limited by bowls and by points."""
    return min(power, s.points_to_lose(seat) + s.faction(seat).figures.free_power, s.power_room(seat))


def price(s: Terra, seat: int, power: int) -> int:
    """Points that so much power costs the receiver."""
    return max(0, power - s.faction(seat).figures.free_power)


def take(s: Terra, seat: int, d: kinds.Offer) -> None:
    """Take the power and pay for it."""
    for other in s.decisions:
        if other is d:
            break
        if type(other) is kinds.Offer and other.seat == seat:
            _change(s, other, other.room, True)
    watch = _event(s, d.event)
    if watch is not None and d.room and not watch.rewarded:
        s.swap(watch, kinds.Event(watch.seat, watch.able, watch.event, watch.declined, rewarded=True))
    rewarded = watch is not None and d.room > 0 and not watch.rewarded
    power = taken(s, seat, d.power)
    course.answer(s, seat, d.builder, d.power, power)
    effects.gain_power(s, seat, power)
    effects.score(s, seat, -price(s, seat, power), FROM_LEECH)
    s.drop(d)
    if rewarded:
        s.faction(d.builder).offers.accepted(s, d.builder)
    _recount(s, seat)
    if watch is not None:
        _close_event(s, d.event)


def _change(s: Terra, d: kinds.Offer, room: int, tainted: bool) -> None:
    if d.room != room or d.tainted != tainted:
        s.swap(d, kinds.Offer(d.seat, d.power, d.builder, d.event, room, tainted))


def _recount(s: Terra, seat: int) -> None:
    """The bowls changed: what can still be gained from the other offers of this seat."""
    others = [d for d in s.decisions if type(d) is kinds.Offer and d.seat == seat]
    room = s.power_room(seat) if others else 0
    for d in others:
        if d.room > room:
            _change(s, d, min(d.room, room), d.tainted)
            if not room:
                _one_less(s, d.event)


def _one_less(s: Terra, event: int) -> None:
    """One receiver less who might still take power from an event; the last refusal may reward the builder."""
    watch = _event(s, event)
    if watch is None:
        return
    left = kinds.Event(watch.seat, watch.able - 1, event, watch.declined, watch.rewarded)
    s.swap(watch, left)
    if left.able == 0 and left.declined:
        s.faction(left.seat).offers.declined(s, left.seat)


def decline(s: Terra, seat: int, d: kinds.Offer) -> None:
    """Refuse an offer. Refusing what the bowls could not take anyway means nothing to the builder."""
    course.answer(s, seat, d.builder, d.power, -1)
    watch = _event(s, d.event)
    if watch is not None:
        s.swap(watch, kinds.Event(watch.seat, watch.able, watch.event, True, watch.rewarded))
    s.drop(d)
    if d.room:
        _one_less(s, d.event)
    if watch is not None:
        _close_event(s, d.event)


def decline_all(s: Terra, seat: int) -> None:
    """Taking an action refuses every offer that is still open."""
    for d in s.decisions:
        if type(d) is kinds.Offer and d.seat == seat:
            decline(s, seat, d)


def withdraw(s: Terra, seat: int) -> None:
    """A player left: nobody answers the offers, so nobody can say that all declined."""
    for d in s.decisions:
        if type(d) is kinds.Offer and d.seat == seat:
            s.drop(d)
            if d.room and s.rules.edition == FIRST_EDITION:
                _one_less(s, d.event)
            _close_event(s, d.event)


def taint(s: Terra, seat: int) -> None:
    """Converting resources forfeits the offers that are still open."""
    for d in s.decisions:
        if type(d) is kinds.Offer and d.seat == seat:
            _change(s, d, d.room, True)


# -- answers --------------------------------------------------------------------------


class Answer(TerraRule):
    """An answer to an offer of power, named by its size and the faction that built."""

    group = "power"
    role = ANSWERS
    begins_turn = False

    def of(self, s: Terra, d: kinds.Offer) -> TerraChoice:
        """This answer to an offer."""
        return s.catalog.choice(self, (d.power, s.faction(d.builder).index))

    def refuse(self, s: Terra, seat: int, c: TerraChoice) -> Refusal | None:
        """Is there such an offer?"""
        if matching(s, seat, c) is None:
            return no("no_such_offer", "leech", power=c.power)
        return None

    def place(self, s: Terra, c: TerraChoice) -> dict[str, Value]:
        """The seat that built."""
        return {"seat": s.seat_of(c.faction), "n": c.power}


class Leech(Answer):
    """Take offered power; it costs one point less than the power taken."""

    name = "leech"
    text = "leech {power} from {faction}"
    forms: tuple[str, ...] = ("leech {power}",)

    def read(self, s: Terra, seat: int, command: str, words: Words) -> list[TerraChoice]:
        """Without the builder: the only offer of this size."""
        if "faction" in words:
            return super().read(s, seat, command, words)
        n = int(words["power"])
        opened = [d for d in queue.open_for(s, seat) if isinstance(d, kinds.Offer) and d.power == n]
        fitting = list(dict.fromkeys(self.of(s, d) for d in opened))
        if len(fitting) > 1:
            raise Ambiguous(command, [choice.text for choice in fitting])
        if not fitting:
            raise Unreadable(command, "no_such_offer")
        return fitting

    def place(self, s: Terra, c: TerraChoice) -> dict[str, Value]:
        """The seat that built; the power goes into the bowls."""
        return super().place(s, c) | {"into": RESOURCES[POWER]}

    def refuse(self, s: Terra, seat: int, c: TerraChoice) -> Refusal | None:
        """Is there such an offer, and was it not forfeited?"""
        d = matching(s, seat, c)
        if d is None:
            return no("no_such_offer", "leech", power=c.power)
        if forfeited(s, d):
            return no("offer_forfeited", "leech", power=c.power)
        return None

    def apply(self, s: Terra, seat: int, c: TerraChoice) -> None:
        """Take the power and pay for it."""
        d = matching(s, seat, c)
        assert d is not None
        take(s, seat, d)

    def options(self, s: Terra, seat: int, d: kinds.Asked, out: list[TerraChoice]) -> None:
        """Unless it is forfeited; equal offers are listed once."""
        assert isinstance(d, kinds.Offer)
        if DECLINE.of(s, d) not in out and not forfeited(s, d):
            out.append(self.of(s, d))


class Decline(Answer):
    """Refuse offered power."""

    name = "decline"
    text = "decline {power} from {faction}"
    forms: tuple[str, ...] = ("decline",)

    def read(self, s: Terra, seat: int, command: str, words: Words) -> list[TerraChoice]:
        """Without size and builder: every offer that is open."""
        if words:
            return super().read(s, seat, command, words)
        opened = [d for d in queue.open_for(s, seat) if isinstance(d, kinds.Offer)]
        if not opened:
            raise Unreadable(command, "no_such_offer")
        return [self.of(s, d) for d in opened]

    def apply(self, s: Terra, seat: int, c: TerraChoice) -> None:
        """The offer lapses."""
        d = matching(s, seat, c)
        assert d is not None
        decline(s, seat, d)

    def options(self, s: Terra, seat: int, d: kinds.Asked, out: list[TerraChoice]) -> None:
        """Behind the other answer; equal offers are listed once."""
        assert isinstance(d, kinds.Offer)
        choice = self.of(s, d)
        if choice not in out:
            out.append(choice)


LEECH: Final = Leech()
DECLINE: Final = Decline()
