"""Every position of every title has a picture that stands alone, and a document that can be written."""

import json
from xml.etree import ElementTree

import pytest

from .titles import CASES, Case, positions


@pytest.mark.parametrize("case", CASES, ids=str)
def test_pictures_stand_alone(case: Case) -> None:
    for game in positions(case, every=80):
        before = game.digest()
        pictures = {theme: game.svg(theme) for theme in ("light", "dark")}
        assert pictures["light"] == game.svg() != pictures["dark"]
        for picture in pictures.values():
            tree = ElementTree.fromstring(picture)
            assert tree.tag == "{http://www.w3.org/2000/svg}svg"
            for element in tree.iter():
                assert "script" not in element.tag
                assert not any(value.startswith(("http", "//")) for value in element.attrib.values())
        assert game.digest() == before


@pytest.mark.parametrize("case", CASES, ids=str)
def test_documents_can_be_written(case: Case) -> None:
    for game in positions(case, every=40):
        for viewer in [None, *range(game.players)]:
            view = game.view(viewer)
            assert json.loads(json.dumps(view)) == view
        for seat in game.to_act:
            for choice in game.options(seat)[:5]:
                assert json.loads(json.dumps(game.place(choice))) == game.place(choice)
                assert game.group(seat, choice) in game.title.groups
