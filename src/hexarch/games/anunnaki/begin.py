"""Laying out the table (section 2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexarch.games.anunnaki import codes, effects, kinds, names
from hexarch.games.anunnaki import layout as at

if TYPE_CHECKING:
    from hexarch.games.anunnaki.state import Table


def lay_out(s: Table) -> None:
    """Every player's pieces; then all discard a god before they see anything else of the set-up (A183).

    Where Houses are chosen at the table, that comes first, seat by seat (A7).
    """
    if s.world.choosing:
        choosing = s.world.setup.choosing
        for seat in range(s.seats):
            effects.put(s, seat, at.HOUSE, -1 if seat in choosing else s.house(seat))
        s.queue(tuple([kinds.ChooseHouse(seat) for seat in choosing]))
        return
    for seat in range(s.seats):
        _seat(s, seat)
    if not s.world.setup.options.four_gods:
        s.queue(tuple([kinds.DiscardGod(seat) for seat in range(s.seats)]))


def lay_table(s: Table) -> None:
    """The first player, the star, tiles and tokens, pacts and goals (A16 to A23)."""
    setup, edition, world = s.world.setup, s.edition, s.world
    s.log(codes.LAID, setup.first)
    s.put(at.FIRST, setup.first)
    s.put(at.ACTIVE, setup.first)
    for node, tile in enumerate(world.star):
        s.put(at.STAR + node, tile)
    for track, goal in enumerate(setup.goals):
        s.put(at.GOALS + track, edition.goals.index(goal))
    tiles = [one.name for one in edition.civilizations]
    lands = [place for place in world.lands if edition.territories[place].civilization]
    for place, name in zip(lands, setup.civilizations, strict=True):
        s.settle_civilization(place, tiles.index(name) + 1)
    for spot, token in enumerate(setup.culture):
        s.lay_token(spot, edition.token_names.index(token) + 1)
    s.put(at.VP_TOKENS, (1 << len(edition.token_spaces)) - 1)
    for seat in range(s.seats):
        effects.reveal(s, seat)
    effects.refill(s)


def _seat(s: Table, seat: int) -> None:
    """One player's pieces (A8 to A15)."""
    edition, house = s.edition, s.house(seat)
    capital = s.world.capitals[seat]
    altar = next(place for place in s.world.near[capital] if edition.territories[place].altars)
    effects.put(s, seat, at.HOUSE, house)
    for kind in range(4):
        effects.put(s, seat, at.RESOURCES + kind, edition.begin_resources)
    effects.put(s, seat, at.MANA, edition.begin_mana)
    drawn = sum([1 << names.GODS.index(god) for god in s.world.setup.gods[seat]])
    effects.put(s, seat, at.DRAWN, drawn)
    if s.world.setup.options.four_gods:
        effects.put(s, seat, at.GODS, drawn)
    effects.put(s, seat, at.RESERVE, edition.followers - edition.begin_capital - edition.begin_altar)
    effects.put(s, seat, at.ROW, edition.settlements - s.amounts.begin_settlements)
    effects.put(s, seat, at.HAND, edition.basic(house))
    s.change(capital, seat, names.SETTLEMENT, s.amounts.begin_settlements)
    s.change(capital, seat, names.FOLLOWER, edition.begin_capital)
    s.change(altar, seat, names.FOLLOWER, edition.begin_altar)
