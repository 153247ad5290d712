"""Bridges: over the marked sites of the river, three for each player, at least one end at a structure of theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hexarch.games.terra import effects, kinds, queue, towns
from hexarch.games.terra import layout as at
from hexarch.games.terra.factions.figures import BRIDGES
from hexarch.games.terra.rule import TerraRule
from hexarch.kernel.errors import Refusal, no

if TYPE_CHECKING:
    from hexarch.games.terra.choice import TerraChoice
    from hexarch.games.terra.state import Terra


def refuse_site(s: Terra, seat: int, site: int) -> Refusal | None:
    """Why a seat may not build a bridge there, whether it has one left or not."""
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
    for site in candidates(s, seat):
        if refuse_site(s, seat, site) is None:
            return None
    return no("no_bridge_site", "bridge")


def candidates(s: Terra, seat: int) -> list[int]:
    """Sites worth looking at."""
    if s.rules.loose_bridge:
        return list(range(len(s.board.sites)))
    found: list[int] = []
    for h in s.board.members(s.get(seat, at.BUILDINGS)):
        found += [site for site in s.board.sites_at_hex[h] if site not in found]
    return sorted(found)


class Bridge(TerraRule):
    """A bridge that an action has paid for."""

    name = "bridge"
    group = "land"
    text = "bridge {site}"
    clicked: tuple[str, ...] = ("site",)

    def refuse(self, s: Terra, seat: int, c: TerraChoice) -> Refusal | None:
        """A bridge must be due and the site fit for it."""
        d = queue.find(s, seat, kinds.Bridge)
        if d is None:
            return no("no_bridge_due", "bridge")
        if s.get(seat, at.BRIDGES) >= BRIDGES:
            return no("no_bridges_left", "bridge")
        if d.site not in (-1, c.site):
            return no("no_bridge_site", "bridge")
        return refuse_site(s, seat, c.site)

    def apply(self, s: Terra, seat: int, c: TerraChoice) -> None:
        """Build it; it may join structures to a town."""
        d = queue.find(s, seat, kinds.Bridge)
        assert d is not None
        s.drop(d)
        effects.bridge(s, seat, c.site)
        a, b = s.board.sites[c.site]
        towns.check(s, seat, a)
        towns.check(s, seat, b)
        if s.rules.idle_decisions:
            return
        # A second bridge that finds no site any more is lost.
        for more in s.decisions:
            if isinstance(more, kinds.Bridge) and more.seat == seat and none_possible(s, seat) is not None:
                s.drop(more)

    def options(self, s: Terra, seat: int, d: kinds.Asked, out: list[TerraChoice]) -> None:
        """Every fit site."""
        if s.get(seat, at.BRIDGES) >= BRIDGES:
            return
        table = s.catalog.tables[self.number]
        for site in candidates(s, seat):
            if table[site] not in out and self.refuse(s, seat, table[site]) is None:
                out.append(table[site])


BRIDGE: Final = Bridge()


def between_own(s: Terra, seat: int) -> int:
    """Bridges of a seat whose two ends both carry one of its structures."""
    own = s.get(seat, at.BUILDINGS)
    count = 0
    for site, (a, b) in enumerate(s.board.sites):
        if own & s.board.bits[a] and own & s.board.bits[b]:
            count += s.bridges_on(site, seat)
    return count


def offer(s: Terra, seat: int, site: int) -> None:
    """A free bridge on one site besides an action, if it can be built there."""
    if s.get(seat, at.BRIDGES) < BRIDGES and refuse_site(s, seat, site) is None:
        s.push(kinds.Bridge(seat, besides=True, site=site))
