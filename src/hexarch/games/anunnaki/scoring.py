"""Final scoring (section 18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.anunnaki import cost, effects, names
from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki.control import controlled, goal, unit_strength

if TYPE_CHECKING:
    from hexarch.games.anunnaki.state import Table


def ranks(s: Table, track: int) -> list[int]:
    """Points of each seat for its rank on a development track (A175).

    A tie for first shares the points of both ranks and leaves nothing for others, a tie for second those of the second.
    """
    steps = [s.get(seat, at.STEPS + track) for seat in range(s.seats)]
    best = max(steps)
    leaders = steps.count(best)
    if leaders > 1:
        share = (s.edition.first_vp + s.edition.second_vp) // leaders
        return [share if step == best else 0 for step in steps]
    rest = [step for step in steps if step != best]
    second = max(rest) if rest else -1
    share = s.edition.second_vp // rest.count(second) if rest else 0
    return [s.edition.first_vp if step == best else share if step == second else 0 for step in steps]


def god_points(s: Table, seat: int) -> int:
    """Points of summoned gods that score at the end (A145 to A167)."""
    mine = controlled(s, seat)
    lands = [s.edition.territories[place] for place in mine if place != s.edition.afterworld]
    amounts, found = s.amounts, 0
    for god, kind, vp in amounts.resource_gods:
        if s.has_god(seat, god):
            found += vp * len([land for land in lands if land.icons[kind]])
    if s.has_god(seat, names.SETH):
        bare = [land for land in lands if land.types and not any(s.icons(land.number, kind) for kind in land.types)]
        found += amounts.seth_vp * (len(bare) // amounts.seth_per)
    if s.has_god(seat, names.THOR):
        strong = [place for place in mine if unit_strength(s, seat, place) >= amounts.thor_strength]
        found += amounts.thor_vp * len(strong)
    if s.has_god(seat, names.ENKI):
        found += amounts.enki_vp * len([land for land in lands if land.atlantis])
    if s.has_god(seat, names.ARES):
        found += amounts.ares_vp * s.get(seat, at.BEATEN)
    if s.has_god(seat, names.HADES):
        found += amounts.hades_vp * (s.get(seat, at.RESERVE) // amounts.hades_per)
    return found


def tablet_points(s: Table, track: int) -> int:
    """Points of the Tablet of Destinies for its track, by the multiplier of whoever is furthest (A127)."""
    furthest = max([s.get(seat, at.STEPS + track) for seat in range(s.seats)])
    return s.edition.tablet[s.edition.multiplier[furthest] - 1]


def final(s: Table) -> None:
    """Ranks, goals, dominion, gods, the Tablet, what is left over (A174 to A179)."""
    for track in range(3):
        for seat, points in enumerate(ranks(s, track)):
            effects.score(s, seat, points, names.FROM_RANKS)
    for seat in range(s.seats):
        for track in range(3):
            times = s.edition.multiplier[s.get(seat, at.STEPS + track)]
            effects.score(s, seat, times * goal(s, seat, s.cells[at.GOALS + track]), names.FROM_GOALS)
        chosen = s.get(seat, at.TABLET) - 1
        if chosen >= 0:
            effects.score(s, seat, tablet_points(s, chosen), names.FROM_TABLET)
        effects.score(s, seat, s.edition.dominion_vp[s.get(seat, at.DOMINION)], names.FROM_DOMINION)
        effects.score(s, seat, god_points(s, seat), names.FROM_ENDGAME)
        held = sum(cost.held(s, seat)) + s.get(seat, at.MANA)
        effects.score(s, seat, held // s.edition.leftover, names.FROM_LEFTOVERS)


def winner(s: Table) -> int:
    """Most points; among equals the latest in turn order, or the earliest, as the edition has it (A180)."""
    best = max([s.get(seat, at.VP) for seat in range(s.seats)])
    equals = [seat for seat in s.world.order if s.get(seat, at.VP) == best]
    return equals[-1] if s.amounts.latest_wins else equals[0]
