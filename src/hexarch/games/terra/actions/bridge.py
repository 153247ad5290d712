"""Bridges: over the marked sites of the river, three for each player, at least one end at an own structure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.terra import effects, queue, towns
from hexarch.games.terra import layout as at
from hexarch.games.terra.factions.figures import BRIDGES
from hexarch.games.terra.names import D_BRIDGE
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.state import Terra
    from hexarch.kernel.choice import Choice
    from hexarch.kernel.decision import Decision


def _refuse_site(s: Terra, seat: int, site: int) -> Refusal | None:
    a, b = s.board.sites[site]
    own = s.get(seat, at.BUILDINGS)
    if not s.rules.loose_bridge and not own & (s.board.bits[a] | s.board.bits[b]):
        return no("bridge_without_structure", "bridge", site=s.board.site_names[site])
    if s.bridged(site) >= 0 and not s.rules.bridges_may_double:
        return no("bridge_there", "bridge", site=s.board.site_names[site])
    return None


def none_possible(s: Terra, seat: int) -> Refusal | None:
    """Is there a bridge left and a site for it?"""
    if s.get(seat, at.BRIDGES) >= BRIDGES:
        return no("no_bridges_left", "bridge")
    for site in _candidates(s, seat):
        if _refuse_site(s, seat, site) is None:
            return None
    return no("no_bridge_site", "bridge")


def _candidates(s: Terra, seat: int) -> list[int]:
    """Sites worth looking at."""
    if s.rules.loose_bridge:
        return list(range(len(s.board.sites)))
    found: list[int] = []
    for h in s.board.members(s.get(seat, at.BUILDINGS)):
        found += [site for site in s.board.sites_at_hex[h] if site not in found]
    return sorted(found)


def refuse(s: Terra, seat: int, choice: Choice) -> Refusal | None:
    """A bridge must be due and the site fit for it."""
    if queue.find(s, seat, D_BRIDGE) is None:
        return no("no_bridge_due", "bridge")
    return _refuse_site(s, seat, choice.a)


def apply(s: Terra, seat: int, choice: Choice) -> None:
    """Build it; it may join structures to a town."""
    d = queue.find(s, seat, D_BRIDGE)
    assert d is not None
    s.drop(d)
    effects.bridge(s, seat, choice.a)
    a, b = s.board.sites[choice.a]
    towns.check(s, seat, a)
    towns.check(s, seat, b)
    # A second bridge that finds no site any more is lost.
    for more in s.decisions:
        if more.kind == D_BRIDGE and more.seat == seat and none_possible(s, seat) is not None:
            s.drop(more)


def options(s: Terra, seat: int, d: Decision, out: list[Choice]) -> None:
    """Every fit site."""
    for site in _candidates(s, seat):
        choice = s.catalog.bridge[site]
        if choice not in out and _refuse_site(s, seat, site) is None:
            out.append(choice)


def between_own(s: Terra, seat: int) -> int:
    """Own bridges whose two ends both carry an own structure."""
    own = s.get(seat, at.BUILDINGS)
    count = 0
    for site, (a, b) in enumerate(s.board.sites):
        if own & s.board.bits[a] and own & s.board.bits[b]:
            count += s.bridges_on(site, seat)
    return count
