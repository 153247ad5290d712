"""How a terminal shows a game of Anunnaki: star, planets, tracks and what everybody has."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from rich.table import Table
from rich.text import Text

from hexarch.console.output import paragraph
from hexarch.console.plain import Plain
from hexarch.console.styles import FAINT, STRONG
from hexarch.games.anunnaki import names
from hexarch.games.anunnaki.console import wishes
from hexarch.games.anunnaki.table.values import joined, some
from hexarch.games.anunnaki.table.words import glossary, named, pact, pact_text

if TYPE_CHECKING:
    from rich.console import Console

    from hexarch.console.seating import Seating
    from hexarch.console.title import Paths, Typed, Wishes
    from hexarch.games.anunnaki.game import Game
    from hexarch.kernel.game import Doc
    from hexarch.words import Words

HERE: Final = "hexarch.games.anunnaki.console"
COMMANDS: Final[Paths] = {"edition": {"check": f"{HERE}.edition:check", "write": f"{HERE}.edition:write"}}
COLOURS: Final = {"pharaos": "yellow", "norrenis": "bright_blue", "babylon": "magenta", "ellenys": "red"}
UNITS: Final = ("f", "m", "M", "s")  # followers, minor gods, the major god, settlements
WHOLE: Final = ("choose_house", "discard_god", "primary", "weapons", "choose_battle")


class AnunnakiConsole(Plain):
    """The table in columns; `edition check` on the command line; `pacts` at the table."""

    commands: Paths = COMMANDS

    def options(self, command: str) -> Callable[..., Wishes]:
        """`--set NAME=VALUE`, and `--edition FILE`."""
        return wishes.from_options(self.title)

    # -- showing ---------------------------------------------------------------------------

    def who(self, game: Game, words: Words, seat: int) -> Text:
        """A seat by its House, in its colour."""
        house = game.label(seat)
        if not house:  # not chosen yet
            return Text(game.setup.names[seat], style=STRONG)
        return Text(self.title.name(words, house), style=f"{STRONG} {COLOURS[house]}")

    def table(self, out: Console, game: Game, words: Words, viewer: int | None) -> None:
        """Star, planets, pacts on display, players."""
        view = game.view(viewer)
        if view["star"]:
            out.print(star(game, words, view))
        out.print(planets(game, words, view))
        if view["pacts"]:
            shown = joined(words, [pact(words, one) for one in view["pacts"]])
            out.print(_line(words, "pacts", f"{shown} ({words.text('view-pile')}: {view['pile']})"))
        out.print(self._seats(game, words, view))
        if viewer is not None:
            mine = view["seats"][viewer]
            cards = joined(words, [named(words, "weapon", one) for one in mine["weapons"]]) or "-"
            out.print(_line(words, "weapons", cards))

    def _seats(self, game: Game, words: Words, view: Doc) -> Table:
        """What everybody has, a column for each seat."""
        found = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
        found.add_column("")
        for seat in range(game.players):
            found.add_column(self.who(game, words, seat), justify="right")
        seats = view["seats"]
        for name in ("vp", "mana"):
            found.add_row(_name(words, name), *[str(one[name]) for one in seats])
        for name in names.RESOURCES:
            found.add_row(words.text(f"resource-{name}"), *[str(one["resources"][name]) for one in seats])
        for name in names.TRACKS:
            found.add_row(words.text(f"track-{name}"), *[str(one["tracks"][name]) for one in seats])
        found.add_row(words.text("tile-dominion"), *[str(one["dominion"]) for one in seats])
        for name in ("reserve", "row", "hand", "tokens"):
            found.add_row(_name(words, name), *[str(one[name]) for one in seats])
        for name, what in (("gods", "god"), ("summoned", "god"), ("artefacts", "artefact"), ("upgraded", "tile")):
            listed = [", ".join([named(words, what, one) for one in row[name]]) for row in seats]
            if any(listed):
                found.add_row(_name(words, name), *listed)
        taken = [", ".join([pact(words, one) for one in row["pacts"]]) for row in seats]
        if any(taken):
            found.add_row(_name(words, "pacts"), *taken)
        return found

    def hand(self, game: Game, words: Words, seat: int) -> Text:
        """Resources, mana and points in one line."""
        mine = game.view(seat)["seats"][seat]
        parts = [some(words, kind, n) for kind, n in mine["resources"].items()]
        parts += [some(words, "mana", mine["mana"]), some(words, "vp", mine["vp"])]
        return Text(", ".join(parts), style=FAINT)

    def whole(self, game: Game, seat: int, first: bool) -> bool:
        """At the beginning of a turn, and where weapons are chosen."""
        return first or game.asked(seat)[0].kind in WHOLE

    # -- commands at the table ----------------------------------------------------------------

    def typed(self, table: Seating) -> Mapping[str, Typed]:
        """`pacts`: what those on display and those taken cost and pay."""

        def show_pacts(seat: int, rest: str) -> None:
            game: Any = table.game
            view = game.view(seat)
            for one in [*view["pacts"], *[name for row in view["seats"] for name in row["pacts"]]]:
                table.out.print(Text(pact(table.words, one), style=STRONG))
                paragraph(table.out, pact_text(table.words, game.setup.edition, one))

        return {"pacts": show_pacts}

    def explain(self, out: Console, game: Game, words: Words, what: str) -> bool:
        """What a god, weapon, artefact, pact, tile or anything else with a name does in the edition of the game."""
        wish = what.strip().lower()
        document = glossary(words, (), game.setup.edition)
        for name, called in document["names"].items():
            if wish in (name, called.lower()):
                out.print(Text(called, style=STRONG))
                if document["texts"].get(name):
                    paragraph(out, document["texts"][name])
                return True
        return False


def _name(words: Words, part: str) -> str:
    return words.text(f"view-{part}") if words.has(f"view-{part}") else words.text(f"reward-{part}")


def _line(words: Words, part: str, said: str) -> Text:
    found = Text()
    found.append(f"{_name(words, part)}: ", style=FAINT)
    found.append(said)
    return found


def star(game: Game, words: Words, view: Doc) -> Table:
    """The nodes of the star, the tiles on them, and whose pawn stands there."""
    found = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for _ in range(5):
        found.add_column()
    cells = []
    for node, tile in zip(game.setup.edition.nodes, view["star"], strict=True):
        red = game.setup.edition.red[names.ACTIONS.index(tile)]
        cell = Text(f"{node} ", style=FAINT)
        cell.append(named(words, "tile", tile), style="red" if red else "bright_blue")
        for seat, row in enumerate(view["seats"]):
            if row["pawn"] == node:
                cell.append(" ♟", style=COLOURS[game.label(seat)])
            if tile in row["upgraded"]:
                cell.append(" +", style=COLOURS[game.label(seat)])
        cells.append(cell)
    for row_at in (0, 5):
        found.add_row(*cells[row_at : row_at + 5])
    return found


def planets(game: Game, words: Words, view: Doc) -> Table:
    """A line for each planet: territories with what they produce and who stands there."""
    found = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    rows: dict[str, list[Text]] = {}
    for code, land in view["territories"].items():
        rows.setdefault(code[0], []).append(territory(words, code, land))
    for _ in range(max(map(len, rows.values()))):
        found.add_column()
    for cells in rows.values():
        found.add_row(*cells)
    return found


def territory(words: Words, code: str, land: Doc) -> Text:
    """A territory: its code, open icons, altars, pieces by House."""
    found = Text(code, style=STRONG if land["controller"] >= 0 else "")
    for kind, n in land["icons"].items():
        found.append(f" {n}{words.text(f'resource-{kind}')[:2].lower()}", style=FAINT)
    if land["altars"]:
        found.append(f" {'^' * land['altars']}", style=FAINT)
    if "civilization" in land:
        tile = land["civilization"]
        shown = "?" if tile == "face_down" else tile.rpartition("_")[2]
        found.append(f" ({shown})", style="bright_red")
    for house, pieces in land["units"].items():
        said = "".join([f"{n}{sign}" for n, sign in zip(pieces, UNITS, strict=True) if n])
        found.append(f" {said}", style=COLOURS[house])
    return found
