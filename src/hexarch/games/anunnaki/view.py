"""What a viewer sees of a position: public things (A185), and of the secret ones (A186) only the viewer's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hexarch.games.anunnaki import battle, cost, engine, names, scoring
from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki.control import contested, controller, goal, harvest_strength, map_strength, unit_strength
from hexarch.games.anunnaki.culture import surrounded, takers
from hexarch.games.anunnaki.masks import bits
from hexarch.games.anunnaki.names import SOURCES

if TYPE_CHECKING:
    from hexarch.games.anunnaki.edition import Planet
    from hexarch.games.anunnaki.state import Table

PHASES: Final = ("setup", "primary", "mana", "additional", "battles", "culture", "finish", "over")


def view(s: Table, viewer: int | None) -> dict[str, Any]:
    """The table as a seat sees it; None is somebody who only looks on. At the end all is shown."""
    over = s.cells[at.PHASE] == at.OVER
    begun = s.cells[at.PHASE] != at.SETUP
    pacts = [one.name for one in s.edition.pacts]
    shown = s.cells[at.DISPLAY : at.DISPLAY + s.edition.display]
    return {
        "round": s.get(s.active(), at.TURNS),
        "phase": PHASES[s.cells[at.PHASE]],
        "active": s.active() if begun else None,
        "first": s.cells[at.FIRST] if begun else None,
        "order": list(s.world.order) if begun else list(range(s.seats)),
        "end": bool(s.cells[at.END]),
        "to_act": list(engine.to_act(s)),
        "star": [names.ACTIONS[tile] for tile in s.cells[at.STAR : at.STAR + 10]] if begun else [],
        "goals": [names.GOALS[goal] for goal in s.cells[at.GOALS : at.GOALS + 4]] if begun else [],
        "vp_tokens": [space for i, space in enumerate(s.edition.token_spaces) if s.cells[at.VP_TOKENS] >> i & 1],
        "pacts": [pacts[pact - 1] for pact in shown if pact],
        "pile": len(s.world.pile) - s.cells[at.DRAWN_PACTS] if not s.world.choosing else 0,
        "artefacts": len(s.world.artefacts) - s.cells[at.TAKEN_ARTEFACTS].bit_count(),
        "territories": {s.edition.territory_code(place): _territory(s, place, over) for place in _places(s)},
        "culture": {
            code: _token(s, spot, over) for spot, code in enumerate(s.world.spot_codes) if not s.world.choosing
        },
        "takers": _takers(s) if begun else {},
        "battle": _battle(s, viewer),
        "boards": boards(s),
        "seats": [_seat(s, seat, seat == viewer or over) for seat in range(s.seats)],
    }


def boards(s: Table) -> dict[str, Any]:
    """What never changes, for whoever draws the table: where territories and the nodes of the star lie."""
    edition = s.edition
    return {
        "planets": [
            {
                "id": planet.name,
                "house": names.HOUSES[planet.house] if not planet.gaia else "",
                "territories": [
                    {
                        "code": land.code,
                        "q": land.q,
                        "r": land.r,
                        "capital": land.capital,
                        "atlantis": land.atlantis,
                        "icons": {names.RESOURCES[kind]: land.icons[kind] for kind in land.types},
                    }
                    for land in planet.territories
                ],
                "dashed": [[edition.territory_code(a), edition.territory_code(b)] for a, b in planet.dashed],
            }
            for planet in _planets(s)
        ],
        "nodes": list(edition.nodes),
        "edges": [[edge.name, edge.a, edge.b, edge.mana] for edge in edition.edges],
        "values": {name: [edition.base[tile], edition.upgraded[tile]] for tile, name in enumerate(names.ACTIONS)},
        "red": [name for tile, name in enumerate(names.ACTIONS) if edition.red[tile]],
        "multiplier": list(edition.multiplier),
        "dominion": list(edition.dominion_vp),
        "lightning": edition.lightning,
        "regions": [
            {"id": one.name, "major": one.major, "edges": [edition.edges[edge].name for edge in one.edges]}
            for one in edition.regions
        ],
        "income": [[[names.REWARDS[kind], n] for kind, n in one] for one in edition.income],
        "mana": {
            line: {"mana": edition.mana_cost[i], "cost": _price(edition.mana_price[i])}
            for i, line in enumerate(names.MANA_ACTIONS)
        },
        "weapons": {
            one.name: {"cost": _price(one.cost), "strength": one.strength, "vp": one.vp, "war": one.war}
            for one in edition.weapons
        },
        "pacts": {
            one.name: {
                "house": names.HOUSES[one.house] if one.house >= 0 else "",
                "cost": _price(one.cost),
                "bonus": [[names.REWARDS[kind], n] for kind, n in one.bonus],
                "vp": one.vp,
                "steps": one.steps,
            }
            for one in edition.pacts
        },
    }


def _planets(s: Table) -> list[Planet]:
    """The boards on the table: Gaia, and the home planets of Houses that play (A7)."""
    if not s.world.choosing:
        return list(s.world.boards)
    homes = [s.edition.home(s.get(seat, at.HOUSE)) for seat in range(s.seats) if s.get(seat, at.HOUSE) >= 0]
    return [*homes, s.world.boards[-1]]


def _price(price: tuple[int, ...]) -> dict[str, int]:
    """Resources by name, `any` for those of choice."""
    return {kind: n for kind, n in zip((*names.RESOURCES, "any"), price, strict=True) if n}


def _takers(s: Table) -> dict[str, Any]:
    """Of every culture token: who would be paid if it were resolved now, and whether it is about to be."""
    ripe = surrounded(s)
    return {
        s.world.spot_codes[spot]: {"seats": sorted(takers(s, spot)), "ripe": spot in ripe}
        for spot in bits(s.cells[at.LYING])
    }


def _places(s: Table) -> tuple[int, ...]:
    if s.world.choosing:
        return tuple([land.number for planet in _planets(s) for land in planet.territories])
    owned = any(s.get(seat, at.ARTEFACTS) >> names.AFTERWORLD_MAP & 1 for seat in range(s.seats))
    return (*s.places(), s.edition.afterworld) if owned else s.places()


def _territory(s: Table, place: int, over: bool) -> dict[str, Any]:
    tile = s.civilization(place)
    found: dict[str, Any] = {
        "units": {
            s.house_name(seat): [s.units(place, seat, unit) for unit in range(4)]
            for seat in range(s.seats)
            if s.people(place, seat) or s.settlement(place, seat)
        },
        "controller": controller(s, place),
        "contested": contested(s, place),
        "icons": {name: s.icons(place, kind) for kind, name in enumerate(names.RESOURCES) if s.icons(place, kind)},
        "altars": s.altars(place),
        "strength": {
            s.house_name(seat): unit_strength(s, seat, place)
            for seat in range(s.seats)
            if s.people(place, seat) or s.settlement(place, seat)
        },
    }
    if found["controller"] >= 0:
        found["harvest"] = harvest_strength(s, found["controller"], place)
    if tile >= 0:
        face_up = over or s.cells[s.open_cell(place)]
        found["civilization"] = s.edition.civilizations[tile].name if face_up else "face_down"
        found["atlantean_god"] = s.atlantis(place)
    return found


def _token(s: Table, spot: int, over: bool) -> Any:
    """The reward of a token that lies face up, `face_down`, or None where there is none."""
    cell = s.spot_cell(spot)
    if not s.cells[cell]:
        return None
    if not over and not s.cells[cell + 1]:
        return "face_down"
    return [[names.REWARDS[kind], n] for kind, n in s.edition.tokens[s.cells[cell] - 1]]


def _battle(s: Table, viewer: int | None) -> dict[str, Any] | None:
    """Cards lie face down until both have chosen; then all see them."""
    if not s.cells[at.PLACE]:
        return None
    choosing = any(d.kind == "weapons" for d in s.decisions)
    place = s.cells[at.PLACE] - 1
    civilization = not s.cells[at.ENEMY]
    decided = s.cells[at.STAGE] == len(battle.STAGES)  # only rewards are left
    unseen = civilization and (s.civilization(place) < 0 or not s.cells[s.open_cell(place)])
    sides: list[dict[str, Any]] = []
    for side, seat in enumerate((s.active(), s.cells[at.ENEMY] - 1)):
        if seat >= 0:
            mask = s.on_table(seat)
            open_cards = not choosing or seat == viewer
            sides.append({
                "seat": seat,
                "cards": mask.bit_count(),
                "strength": battle.strength(s, side, [] if unseen else None),
                "weapons": _weapons(s, mask) if open_cards else [],
                "used": _weapons(s, 1 << s.cells[at.USED + side] - 1) if s.cells[at.USED + side] else [],
            })  # fmt: skip
    if civilization and s.civilization(place) >= 0:
        tile = "face_down" if unseen else s.edition.civilizations[s.civilization(place)].name
        sides.append({"seat": -1, "civilization": tile, "strength": None if unseen else battle.strength(s, 1)})
    return {"place": s.edition.territory_code(place), "choosing": choosing, "decided": decided, "sides": sides}


def _weapons(s: Table, mask: int) -> list[str]:
    return [one.name for i, one in enumerate(s.edition.weapons) if mask >> i & 1]


def _gods(mask: int) -> list[str]:
    return [name for i, name in enumerate(names.GODS[: names.FIRST_MAJOR]) if mask >> i & 1]


def _pacts(s: Table, mask: int) -> list[str]:
    return [one.name for i, one in enumerate(s.edition.pacts) if mask >> i & 1]


def _seat(s: Table, seat: int, own: bool) -> dict[str, Any]:
    first = s.base[seat]
    hand = s.get(seat, at.HAND)
    chosen = s.cells[at.PHASE] != at.SETUP
    pawn = s.get(seat, at.PAWN)
    sources = s.cells[first + at.SOURCES : first + at.SOURCES + len(SOURCES)]
    found: dict[str, Any] = {
        "name": s.world.setup.players[seat],
        "house": s.house_name(seat),
        "resources": dict(zip(names.RESOURCES, s.cells[first + at.RESOURCES : first + at.RESOURCES + 4], strict=True)),
        "mana": s.get(seat, at.MANA),
        "vp": s.get(seat, at.VP),
        "sources": dict(zip(SOURCES, sources, strict=True)),
        "tracks": dict(zip(names.TRACKS, s.cells[first + at.STEPS : first + at.STEPS + 3], strict=True)),
        "dominion": s.edition.dominion_vp[s.get(seat, at.DOMINION)],
        "pawn": s.edition.nodes[pawn - 1] if pawn else "",
        "cubes": [edge.name for i, edge in enumerate(s.edition.edges) if s.get(seat, at.CUBES) >> i & 1],
        "tokens": s.get(seat, at.TOKENS),
        "major_token": s.get(seat, at.MAJOR_TOKEN),
        "upgraded": [name for i, name in enumerate(names.ACTIONS) if s.get(seat, at.UPGRADED) >> i & 1],
        "gods": _gods(s.get(seat, at.GODS)) if chosen else [],
        "summoned": _gods(s.get(seat, at.SUMMONED)),
        "major": names.MAJOR_GODS[s.house(seat)] if not s.world.choosing else "",
        "major_god": bool(s.get(seat, at.MAJOR_OUT)),
        "reserve": s.get(seat, at.RESERVE),
        "row": s.get(seat, at.ROW),
        "hand": hand.bit_count(),
        "deck": s.deck(seat).bit_count() if not s.world.choosing else 0,
        "pacts": _pacts(s, s.get(seat, at.PACTS) & ~s.get(seat, at.COMPLETED)),
        "completed": _pacts(s, s.get(seat, at.COMPLETED)),
        "artefacts": [name for i, name in enumerate(names.ARTEFACTS) if s.get(seat, at.ARTEFACTS) >> i & 1],
        "pandora": [name for i, name in enumerate(names.PANDORA_ITEMS) if s.get(seat, at.PANDORA) >> i & 1],
        "beaten": s.get(seat, at.BEATEN),
        "steps": s.get(seat, at.DOMINION),
        "regions": {one.name: (one.mask & ~s.get(seat, at.CUBES)).bit_count() for one in s.edition.regions},
        "goals": [goal(s, seat, s.cells[at.GOALS + i]) for i in range(4)] if chosen else [],
        "strength": map_strength(s, seat),
        "controls": s.controlled(seat).bit_count(),
        "prospect": prospect(s, seat, own) if chosen else {},
    }
    if own:
        found["weapons"] = _weapons(s, hand)
        found["drawn"] = _gods(s.get(seat, at.DRAWN))
        found["tablet"] = names.TRACKS[s.get(seat, at.TABLET) - 1] if s.get(seat, at.TABLET) else ""
    return found


def prospect(s: Table, seat: int, own: bool) -> dict[str, int]:
    """What final scoring would bring now; the Tablet's track is known to its owner alone."""
    if s.cells[at.PHASE] == at.OVER:
        return {}
    edition = s.edition
    steps = [s.get(seat, at.STEPS + track) for track in range(3)]
    found = {
        "ranks": sum([scoring.ranks(s, track)[seat] for track in range(3)]),
        "goals": sum([edition.multiplier[steps[i]] * goal(s, seat, s.cells[at.GOALS + i]) for i in range(3)]),
        "dominion": edition.dominion_vp[s.get(seat, at.DOMINION)],
        "endgame_gods": scoring.god_points(s, seat),
        "leftovers": (sum(cost.held(s, seat)) + s.get(seat, at.MANA)) // edition.leftover,
    }
    if own and s.get(seat, at.TABLET):
        found["tablet"] = scoring.tablet_points(s, s.get(seat, at.TABLET) - 1)
    return found
