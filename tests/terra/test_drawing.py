"""The picture of a position: well-formed, self-contained, complete and harmless."""

import re
from xml.etree import ElementTree as ET

import pytest

from hexarch.games import terra
from hexarch.games.terra.board.generate import generate
from hexarch.games.terra.box.final import FinalTile
from hexarch.games.terra.box.registry import box_of, everything
from hexarch.games.terra.drawing import PARTS, draw, draw_document
from hexarch.games.terra.drawing.pieces import SILHOUETTES
from hexarch.games.terra.drawing.svg import fitted, number, smaller, width_of
from hexarch.games.terra.names import COLOURS, TERRAINS
from hexarch.words import Words, languages

from .pictured import SVG, classed, ids, titles
from .test_view import fire_and_ice, play

LAND = [terrain for terrain in TERRAINS if terrain != "river"]
HOSTILE = "</text><script>alert('1')</script>&\"<"


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("players", "choices"), [(2, 5), (3, 120), (4, 200), (5, 4000)])
def test_whole_table(players: int, choices: int, theme: str) -> None:
    game = play(players, choices, players)
    root = ET.fromstring(draw(game, theme=theme))
    assert root.tag == f"{SVG}svg"
    document = game.view()
    found = ids(root)
    words = {element.text for element in root.iter(f"{SVG}text")}
    for land in document["map"]["hexes"]:
        assert land["hex"] in words
        assert f"hex-{land['hex']}" in found
        assert (f"structure-{land['hex']}" in found) == bool(land["structure"])
    for bridge in document["map"]["bridges"]:
        assert f"bridge-{bridge['site'].replace(':', '-')}" in found
    assert {"cults", "rounds", "power-actions", "bonus-cards", "favors", "town-tiles", "seat-0"} <= found
    lit = [element for element in root.iter() if "current" in element.get("class", "").split()]
    assert len(lit) == (document["round"] > 0)
    crossed = [action for action in document["power_actions"] if action["used"]]
    assert sum(element.get("class") == "power-action used" for element in root.iter()) == len(crossed)


def test_nothing_from_outside_and_no_scripts() -> None:
    drawn = draw(play(4, 150))
    root = ET.fromstring(drawn)
    defined = ids(root)
    for element in root.iter():
        assert element.tag.removeprefix(SVG) not in ("script", "image", "foreignObject", "style", "a")
        for name, value in element.attrib.items():
            assert not name.startswith("on")
            if name.endswith("href"):
                assert value[0] == "#"
                assert value[1:] in defined
            if "url(" in value:
                assert value[5:-1] in defined
    assert drawn.count("http") == 1  # the name of the format


def test_every_structure_is_drawn_in_its_own_shape() -> None:
    document = play(4, 60).view()
    owned = [land for land in document["map"]["hexes"] if land["owner"] is not None]
    assert len({outline for outline, _ in SILHOUETTES.values()}) == len(everything().structures)
    for land, structure in zip(owned, [one.name for one in everything().structures], strict=False):
        land["structure"], land["town"] = structure, True
        root = ET.fromstring(draw_document(document, ["map"]))
        shown = [element for element in root.iter() if element.get("class") == f"structure {structure}"]
        outlines = [path.get("d") for element in shown for path in element.iter(f"{SVG}path")]
        assert SILHOUETTES[structure][0] in outlines


def test_terrain_carries_pieces_and_letters() -> None:
    """Contrast of letters, and of a piece's outline, against the hex, by relative luminance."""
    from hexarch.games.terra.drawing.theme import HALO, OUTLINE, THEMES

    def light(colour: str) -> float:
        channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    def contrast(one: str, other: str) -> float:
        high, low = sorted((light(one), light(other)), reverse=True)
        return (high + 0.05) / (low + 0.05)

    for theme in THEMES.values():
        for terrain in LAND:
            ground = theme.terrain[terrain]
            assert max(contrast(HALO, ground.fill), contrast(OUTLINE, ground.fill)) > 4.5
            assert contrast(ground.ink, ground.fill) > 4.5


@pytest.mark.parametrize("parts", [[part] for part in PARTS])
def test_single_parts(parts: list[str]) -> None:
    root = ET.fromstring(draw(play(3, 100, 3), parts=parts, width=500))
    assert root.get("width") == "500"
    assert ("map" in ids(root)) == (parts == ["map"])


def test_hostile_names_are_only_text() -> None:
    game = terra.new([HOSTILE, "W" * 40, "日本語のとても長い名前", "]]>"], seed=1, ruleset="rulebook")
    root = ET.fromstring(game.svg("dark"))
    words = [element.text or "" for element in root.iter(f"{SVG}text")]
    assert HOSTILE in words
    assert not list(root.iter(f"{SVG}script"))


def test_before_factions_are_chosen() -> None:
    game = terra.new(3, seed=1, factions="draft")
    assert "no faction" in game._repr_svg_()
    assert "No faction yet" in game.svg(labels=Words("en").labels())
    game.step(0, "setup chaosmagicians")
    assert "Chaosmagicians" in game.svg()
    assert "Maghi del Caos" in game.svg(labels=Words("it").labels())


@pytest.mark.parametrize(("parts", "theme"), [(["map"], "blue"), (["moon"], "light"), ([], "light")])
def test_unknown_wishes_are_refused(parts: list[str], theme: str) -> None:
    with pytest.raises(ValueError, match="there are"):
        draw(terra.new(2), parts=parts, theme=theme)


def test_numbers_and_widths() -> None:
    assert [number(x) for x in (1.0, 0.5, -0.001, 2.345, 100)] == ["1", "0.5", "0", "2.35", "100"]
    assert fitted("short", 10, 100) == "short"
    assert width_of(fitted("long " * 20, 10, 100), 10) <= 100
    assert smaller("short", 10, 7, 100) == 10
    assert 7 < smaller("Chaos Magicians", 10, 7, 90) < 10
    assert smaller("long " * 20, 10, 7, 100) == 7


# -- Fire and Ice ---------------------------------------------------------------------------


def test_every_piece_has_its_colour() -> None:
    from hexarch.games.terra.drawing.theme import NOBODY, PIECES, THEMES, piece

    home = [colour for colour in COLOURS if colour != "white"]
    fills = [piece(colour).fill for colour in home]
    assert len(set(fills)) == len(home) == len(PIECES)
    assert piece(None) is NOBODY
    for theme in THEMES.values():
        grounds = [theme.terrain[terrain].fill for terrain in LAND]
        assert len({*grounds, theme.river}) == len(LAND) + 1
        assert not set(fills) & set(grounds)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_boards_of_the_new_factions(theme: str) -> None:
    game = fire_and_ice("yetis dragonlords riverwalkers witches", 60)
    root = ET.fromstring(draw(game, theme=theme))
    seats = game.view()["seats"]
    boards = [next(e for e in root.iter() if e.get("id") == f"seat-{i}") for i in range(4)]
    assert [len(classed(board, "second")) for board in boards] == [1, 1, 0, 0]
    assert titles(classed(boards[0], "second")) == [f"Begun on {seats[0]['second']}"]
    assert [len(classed(board, "digging")) for board in boards] == [1, 0, 0, 1]
    assert [len(classed(board, "eruption")) for board in boards] == [0, 1, 0, 0]
    told = titles(classed(boards[2], "terrain"))
    assert [title.lower()[:-10] for title in told if title.endswith(": unlocked")] == seats[2]["unlocked"]
    assert titles(classed(boards[0], "lasting"))[0].startswith("power price")
    assert {"ice", "volcano"} <= {element.text for element in root.iter(f"{SVG}text")}


def test_what_strongholds_add() -> None:
    document = fire_and_ice("yetis acolytes", 60).view()
    document["seats"][0]["repeats_power"], document["seats"][1]["more_steps"] = True, 1
    for language in languages():
        told = titles(classed(ET.fromstring(draw_document(document, labels=Words(language).labels())), "lasting"))
        assert {Words(language).text("draw-power-again"), Words(language).text("draw-more-steps", n=1)} <= set(told)


def test_legend_has_only_what_there_is() -> None:
    document = terra.new(2, factions="draft", map="fire_ice").view()
    for home, count in ((None, 7), ("ice", 8)):
        document["seats"][0]["home"] = home
        (legend,) = classed(ET.fromstring(draw_document(document, ["map"])), "legend")
        assert len(list(legend.iter(f"{SVG}polygon"))) == count


@pytest.mark.parametrize("tile", box_of(terra.ruleset("league"), 4).final_tiles, ids=lambda tile: tile.label)
def test_final_tile_with_standings(tile: FinalTile) -> None:
    game = fire_and_ice("yetis dragonlords shapeshifters witches", 150, tile=tile.id)
    told = titles(classed(ET.fromstring(draw(game)), "standing-at"))
    measures = [int(title.split(": ")[1].split(",")[0]) for title in told]
    assert measures == sorted(game.view()["final_tile"]["measures"], reverse=True)
    assert "final-tile" not in ids(ET.fromstring(draw(play(4, 10))))


def test_auction_before_there_are_factions() -> None:
    game = terra.new(["Ada", "Bo"], 1, factions=["yetis", "witches"], auction="open")
    game.step(0, "bid yetis 31")
    root = ET.fromstring(draw(game, labels=Words("en").labels()))
    assert {"auction", "lot-yetis", "lot-witches"} <= ids(root)
    told = [f"Yetis: 31 VP, {game.setup.names[0]}", "Witches: 40 VP, no bid yet"]
    assert titles(classed(root, "lot")) == told
    game.step(1, "bid witches 40")
    assert "auction" not in ids(ET.fromstring(draw(game)))


def test_sealed_bids_are_not_drawn() -> None:
    game = terra.new(2, 1, factions=["yetis", "witches"], auction="sealed")
    game.step(0, "bid yetis 37")
    for labels in (None, Words("en").labels()):
        words = [element.text or "" for element in ET.fromstring(draw(game, labels=labels)).iter()]
        assert not [text for text in words if re.search(r"\b37\b", text)]
    own = ET.fromstring(draw_document(game.view(0)))
    assert "37" in [element.text for element in classed(own, "lot")[0].iter(f"{SVG}text")]


MAPS = [("fire_ice", 0), ("lakes", 0), ("fjords", 0), ("archipelago", 0), ("revised_base", 0), ("", 5), ("", 26)]


@pytest.mark.parametrize(("map_id", "columns"), MAPS, ids=str)
def test_maps_of_any_size_are_centred(map_id: str, columns: int) -> None:
    """The map lies in the middle of its panel, and nothing sticks out of the page."""
    if columns:
        map_id = generate(1, 17 if columns == 5 else 6, columns).id
    game = terra.new(2, factions="draft", map=map_id)
    for parts in (["map"], PARTS):
        root = ET.fromstring(draw(game, parts=parts))
        whole = float(root.get("viewBox", "").split()[2])
        outer = next(group for group in root.iter(f"{SVG}g") if group.find(f"{SVG}g/{SVG}g[@id='map']") is not None)
        panel = float(next(outer.iter(f"{SVG}rect")).get("width", ""))
        tiles = [e for e in root.iter() if e.get("class", "").split()[:1] in (["hex"], ["river"])]
        shift, *middles = [
            float(re.findall(r"[\d.]+", element.get("transform", ""))[0])
            for element in (outer.findall(f"{SVG}g")[0], *tiles)
        ]
        assert abs(shift + (min(middles) + max(middles)) / 2 - panel / 2) < 0.1
        assert panel + 40 <= whole + 0.1


def test_several_bridges_on_one_site() -> None:
    document = play(4, 60).view()
    site = document["map"]["sites"][0]
    document["map"]["bridges"] = [{"site": site, "ends": site.split(":"), "seat": 1, "builders": [0, 1]}]
    (bridge,) = classed(ET.fromstring(draw_document(document, ["map"])), "bridge")
    assert len({(one.get("x1"), one.get("y1")) for one in bridge.iter(f"{SVG}line")}) == 2
