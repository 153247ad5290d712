"""What a drawing holds, by its ids, classes and titles."""

from xml.etree import ElementTree as ET

SVG = "{http://www.w3.org/2000/svg}"


def ids(root: ET.Element) -> set[str]:
    """Every id of a drawing; each occurs once."""
    found = [element.get("id", "") for element in root.iter() if element.get("id")]
    assert len(found) == len(set(found))
    return set(found)


def classed(root: ET.Element, name: str) -> list[ET.Element]:
    """Elements of a class."""
    return [element for element in root.iter() if name in element.get("class", "").split()]


def titles(elements: list[ET.Element]) -> list[str]:
    """What a pointer finds on each."""
    return [element.findtext(f"{SVG}title", "") for element in elements]
