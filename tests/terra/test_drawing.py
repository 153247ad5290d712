"""The picture of a position: well-formed, self-contained, complete, harmless."""

from xml.etree import ElementTree as ET

import pytest

from hexarch.games import terra
from hexarch.games.terra.drawing import PARTS, draw, draw_document
from hexarch.games.terra.drawing.pieces import SILHOUETTES
from hexarch.games.terra.drawing.svg import fitted, number, width_of
from hexarch.games.terra.names import STRUCTURE_NAMES

from .test_view import play

SVG = "{http://www.w3.org/2000/svg}"
HOSTILE = "</text><script>alert('1')</script>&\"<"


def ids(root: ET.Element) -> set[str]:
    """Every id of a drawing; each occurs once."""
    found = [element.get("id", "") for element in root.iter() if element.get("id")]
    assert len(found) == len(set(found))
    return set(found)


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
    for part in ("cults", "rounds", "power-actions", "bonus-cards", "favors", "town-tiles", "seat-0"):
        assert part in found
    lit = [element for element in root.iter() if "current" in element.get("class", "").split()]
    assert len(lit) == 1
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
    assert len({outline for outline, _ in SILHOUETTES.values()}) == len(STRUCTURE_NAMES) - 1
    for land, structure in zip(owned, STRUCTURE_NAMES[1:], strict=False):
        land["structure"], land["town"] = structure, True
        root = ET.fromstring(draw_document(document, ["map"]))
        shown = [element for element in root.iter() if element.get("class") == f"structure {structure}"]
        outlines = [path.get("d") for element in shown for path in element.iter(f"{SVG}path")]
        assert SILHOUETTES[structure][0] in outlines


def test_terrain_carries_pieces_and_letters() -> None:
    """Contrast of letters, and of a piece's outline, against the hex, by relative luminance."""
    from hexarch.games.terra.drawing.theme import HALO, OUTLINE, THEMES
    from hexarch.games.terra.names import TERRAINS

    def light(colour: str) -> float:
        channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    def contrast(one: str, other: str) -> float:
        high, low = sorted((light(one), light(other)), reverse=True)
        return (high + 0.05) / (low + 0.05)

    for theme in THEMES.values():
        for terrain in TERRAINS[:7]:
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
    assert "No faction yet" in game._repr_svg_()
    game.step(0, "setup chaosmagicians")
    assert "Chaos Magicians" in game.svg()


@pytest.mark.parametrize(("parts", "theme"), [(["map"], "blue"), (["moon"], "light"), ([], "light")])
def test_unknown_wishes_are_refused(parts: list[str], theme: str) -> None:
    with pytest.raises(ValueError, match="there are"):
        draw(terra.new(2), parts=parts, theme=theme)


def test_numbers_and_widths() -> None:
    assert [number(x) for x in (1.0, 0.5, -0.001, 2.345, 100)] == ["1", "0.5", "0", "2.35", "100"]
    assert fitted("short", 10, 100) == "short"
    assert width_of(fitted("long " * 20, 10, 100), 10) <= 100
