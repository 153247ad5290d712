"""The whole table on one page: home planets and Gaia, the star, tracks, pacts, players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hexarch.games.anunnaki.drawing import cards, planets, star, tracks
from hexarch.games.anunnaki.drawing.svg import Picture, plain_label

if TYPE_CHECKING:
    from hexarch.games.anunnaki.game import Game

MARGIN: Final = 24.0
STAR: Final = 500.0
WIDTH: Final = 1_360.0  # at least; four players need more


def draw(game: Game, theme: str = "light", labels: Any = None) -> str:
    """What everybody sees, as one picture; `labels` gives it a language."""
    p = Picture(theme, labels or plain_label)
    view, edition, world = game.view(None), game.setup.edition, game.state.world
    x, y, tallest = MARGIN, MARGIN, 0.0
    shown = [planet["id"] for planet in view["boards"]["planets"]]
    for board in [edition.home(house) for house in range(len(edition.houses))]:
        if board.name not in shown:
            continue
        _, _, width, height = planets.extent(board)
        planets.draw(p, edition, board, view, (x, y))
        x += width + MARGIN
        tallest = max(tallest, height + 22)
    y += tallest + MARGIN
    gaia = world.boards[-1]
    _, _, width, height = planets.extent(gaia)
    planets.draw(p, edition, gaia, view, (MARGIN, y + max(0.0, (STAR - height) / 2 - 22)))
    star.draw(p, edition, view, (MARGIN + width + 280, y + STAR / 2))
    if edition.after_code in view["territories"]:
        _afterworld(p, view["territories"][edition.after_code], edition.after_code, (MARGIN + width + 560, y + 60))
    y += STAR + MARGIN
    tracks.draw(p, edition, view, (MARGIN, y))
    y += tracks.height() + MARGIN
    if view["pacts"]:
        cards.pacts(p, edition, view, (MARGIN, y))
        y += cards.PACT + MARGIN
    for seat, row in enumerate(view["seats"]):
        cards.seat(p, row, (MARGIN + seat * cards.PANEL, y), seat in view["to_act"])
    return p.written(max(WIDTH, 2 * MARGIN + cards.PANEL * game.players), y + cards.SEAT + MARGIN)


def _afterworld(p: Picture, land: dict[str, Any], code: str, at: tuple[float, float]) -> None:
    """The Afterworld, once somebody owns its map."""
    pieces = "; ".join([f"{p.label(f'house-{house}', {})}: {units}" for house, units in land["units"].items()])
    p.box(at[0], at[1], 220, 60, p.sky, p.line)
    p.text((at[0] + 110, at[1] + 24), f"{code} – {p.label('artefact-map_for_the_afterworld', {})}", 13, bold=True)
    p.text((at[0] + 110, at[1] + 46), pieces or "–", 11)
