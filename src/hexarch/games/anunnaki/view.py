"""What a viewer sees of a position: public things (A185), and of the secret ones (A186) only the viewer's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hexarch.games.anunnaki import engine, names
from hexarch.games.anunnaki import layout as at
from hexarch.games.anunnaki.control import contested, controller
from hexarch.games.anunnaki.names import SOURCES

if TYPE_CHECKING:
    from hexarch.games.anunnaki.state import Table

PHASES = ("setup", "primary", "mana", "additional", "battles", "culture", "finish", "over")


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
        "end": bool(s.cells[at.END]),
        "to_act": list(engine.to_act(s)),
        "star": [names.ACTIONS[tile] for tile in s.cells[at.STAR : at.STAR + 10]] if begun else [],
        "goals": [names.GOALS[goal] for goal in s.cells[at.GOALS : at.GOALS + 4]] if begun else [],
        "vp_tokens": [space for i, space in enumerate(s.edition.token_spaces) if s.cells[at.VP_TOKENS] >> i & 1],
        "pacts": [pacts[pact - 1] for pact in shown if pact],
        "pile": len(s.world.pile) - s.cells[at.DRAWN_PACTS],
        "artefacts": len(s.world.artefacts) - s.cells[at.TAKEN_ARTEFACTS].bit_count(),
        "territories": {s.edition.territory_code(place): _territory(s, place, over) for place in _places(s)},
        "culture": {code: _token(s, spot, over) for spot, code in enumerate(s.world.spot_codes)},
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
            for planet in s.world.boards
        ],
        "nodes": list(edition.nodes),
        "edges": [[edge.name, edge.a, edge.b, edge.mana] for edge in edition.edges],
        "red": [name for tile, name in enumerate(names.ACTIONS) if edition.red[tile]],
        "multiplier": list(edition.multiplier),
        "dominion": list(edition.dominion_vp),
        "lightning": edition.lightning,
    }


def _places(s: Table) -> tuple[int, ...]:
    owned = any(s.get(seat, at.ARTEFACTS) >> names.AFTERWORLD_MAP & 1 for seat in range(s.seats))
    return (*s.places(), s.edition.afterworld) if owned else s.places()


def _territory(s: Table, place: int, over: bool) -> dict[str, Any]:
    tile = s.civilization(place)
    found: dict[str, Any] = {
        "units": {
            names.HOUSES[s.house(seat)]: [s.units(place, seat, unit) for unit in range(4)]
            for seat in range(s.seats)
            if s.people(place, seat) or s.settlement(place, seat)
        },
        "controller": controller(s, place),
        "contested": contested(s, place),
        "icons": {name: s.icons(place, kind) for kind, name in enumerate(names.RESOURCES) if s.icons(place, kind)},
        "altars": s.altars(place),
    }
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
    sides = []
    for side, seat in enumerate((s.active(), s.cells[at.ENEMY] - 1)):
        if seat >= 0:
            mask = s.on_table(seat)
            open_cards = not choosing or seat == viewer
            sides.append({
                "seat": seat,
                "cards": mask.bit_count(),
                "weapons": _weapons(s, mask) if open_cards else [],
                "used": _weapons(s, 1 << s.cells[at.USED + side] - 1) if s.cells[at.USED + side] else [],
            })  # fmt: skip
    return {"place": s.edition.territory_code(s.cells[at.PLACE] - 1), "sides": sides}


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
        "house": names.HOUSES[s.house(seat)],
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
        "major_god": bool(s.get(seat, at.MAJOR_OUT)),
        "reserve": s.get(seat, at.RESERVE),
        "row": s.get(seat, at.ROW),
        "hand": hand.bit_count(),
        "deck": s.deck(seat).bit_count(),
        "pacts": _pacts(s, s.get(seat, at.PACTS) & ~s.get(seat, at.COMPLETED)),
        "completed": _pacts(s, s.get(seat, at.COMPLETED)),
        "artefacts": [name for i, name in enumerate(names.ARTEFACTS) if s.get(seat, at.ARTEFACTS) >> i & 1],
        "pandora": [name for i, name in enumerate(names.PANDORA_ITEMS) if s.get(seat, at.PANDORA) >> i & 1],
        "beaten": s.get(seat, at.BEATEN),
    }
    if own:
        found["weapons"] = _weapons(s, hand)
        found["drawn"] = _gods(s.get(seat, at.DRAWN))
        found["tablet"] = names.TRACKS[s.get(seat, at.TABLET) - 1] if s.get(seat, at.TABLET) else ""
    return found
