"""Ships on the map: canals, ports and warehouses, ships and traders, seals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hexarch.games.terra.drawing import pieces
from hexarch.games.terra.drawing.svg import circle, group, line, path, text
from hexarch.games.terra.drawing.theme import HALO, OUTLINE, Theme, piece

if TYPE_CHECKING:
    from hexarch.games.terra.drawing.hexmap import Point
    from hexarch.games.terra.drawing.labels import Captions

ANCHOR: Final = "M0-6.5V5.5M-3.5-3H3.5M-6 1.5Q-5.5 6 0 6.5Q5.5 6 6 1.5"
CRATE: Final = "M-5-4.5H5V5H-5ZM-5-4.5L5 5M5-4.5L-5 5"
SIDE: Final = 15.0  # from one ship to the next
AFLOAT: Final = 1.6  # times the size of the sign
ON_LAND: Final = 1.2
ROUND_SEALS: Final = ((-21.5, 4), (-21.5, -8.5), (21.5, 8), (21.5, -4.5), (-9, 24.5), (9, 24.5), (21.5, -17))


def draw(
    sea: dict[str, Any],
    seats: list[dict[str, Any]],
    middles: dict[str, Point],
    theme: Theme,
    captions: Captions,
) -> str:
    """Everything of Merchants of the Seas that lies on the map; `middles` has river hexes too."""
    return group(
        *[_canal(one, middles, theme, captions) for one in sea["canals"]],
        *[_seals(one, seats, middles, captions) for one in sea["seals"]],
        *[_port(one, seats, middles, captions) for one in sea["ports"]],
        *_ships(sea["ships"], seats, middles, captions),
        cls="sea",
        ident="sea",
    )


def _canal(one: dict[str, Any], middles: dict[str, Point], theme: Theme, captions: Captions) -> str:
    """A strip of water between two land hexes, from river hex to river hex."""
    (ax, ay), (bx, by) = (middles[name] for name in one["rivers"])
    dx, dy = (bx - ax) * 0.3, (by - ay) * 0.3
    ends = (ax + dx, ay + dy, bx - dx, by - dy)
    return group(
        line(*ends, OUTLINE, 11, stroke_linecap="round"),
        line(*ends, theme.river, 8.5, stroke_linecap="round"),
        line(*ends, HALO, 1.4, stroke_dasharray="4 4", opacity=0.8),
        cls="canal",
        title=f"{':'.join(one['ends'])}: {captions.word('canal')}",
    )


def _port(one: dict[str, Any], seats: list[dict[str, Any]], middles: dict[str, Point], captions: Captions) -> str:
    seat = seats[one["seat"]]
    x, y = middles[one["hex"]]
    sign = CRATE if one["warehouse"] else ANCHOR
    return group(
        circle(0, 0, 8.5, HALO, stroke=OUTLINE, stroke_width=1.2),
        path(sign, "none", stroke=OUTLINE, stroke_width=1.6, stroke_linecap="round"),
        cls="port",
        ident=f"port-{one['hex']}",
        title=f"{one['hex']}: {captions.owned(captions.word('port'), seat['faction'])}",
        at=(x - 20, y + 14),
    )


def _seals(one: dict[str, Any], seats: list[dict[str, Any]], middles: dict[str, Point], captions: Captions) -> str:
    x, y = middles[one["hex"]]
    shown = []
    for number, seat in enumerate(one["seats"]):
        dx, dy = ROUND_SEALS[number % len(ROUND_SEALS)]
        colour = piece(seats[seat]["colour"])
        shown.append(circle(dx, dy, 5.8, colour.fill, stroke=HALO, stroke_width=1.4))
        shown.append(text(dx, dy + 2.8, captions.letter(seats[seat]["home"]), 7.6, colour.ink, "middle", bold=True))
    owners = ", ".join(captions.owned(captions.word("seal"), seats[seat]["faction"]) for seat in one["seats"])
    return group(*shown, cls="seals", title=f"{one['hex']}: {owners}", at=(x, y))


def _ships(
    ships: list[dict[str, Any]], seats: list[dict[str, Any]], middles: dict[str, Point], captions: Captions
) -> list[str]:
    """Ships side by side on their river hex, traders in a corner of their land hex; those that trade at it."""
    spaces: dict[str, list[dict[str, Any]]] = {}
    for ship in ships:
        spaces.setdefault(ship["trading"] or ship["at"], []).append(ship)
    shown = []
    for name, here in spaces.items():
        x, y = middles[name]
        on_land = not name.startswith("r")
        for number, ship in enumerate(here):
            seat = seats[ship["seat"]]
            aside = SIDE * (number - (len(here) - 1) / 2)
            kind = "trader" if ship["trader"] else "ship"
            word = captions.word("trader") if ship["trader"] else captions.word("ship")
            shown.append(
                group(
                    pieces.vessel(kind, piece(seat["colour"]), captions.letter(seat["home"])),
                    cls=f"{kind} seat-{ship['seat']}",
                    title=f"{name}: {captions.owned(word, seat['faction'])}",
                    at=(x + aside + (18 if on_land else 0), y + (-14 if on_land else 6 * (number % 2))),
                    scale=ON_LAND if on_land else AFLOAT,
                )
            )
    return shown
