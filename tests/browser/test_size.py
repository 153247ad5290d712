"""How much a browser has to fetch before the page is there."""

import gzip
import json
from pathlib import Path

LIMIT = 250_000


def test_the_page_is_small(page_files: Path) -> None:
    """Everything that a game's page can ever load, without what only other games load.

    The licences are no code of the page: whoever wants to read them follows a link.
    """
    sizes = {}
    for path in page_files.rglob("*"):
        name = path.relative_to(page_files).as_posix()
        if not path.is_file() or name.startswith("engine/") or path.suffix in (".br", ".gz") or name == "licences.txt":
            continue
        packed = path.with_name(path.name + ".br")
        sizes[name] = packed.stat().st_size if packed.exists() else len(gzip.compress(path.read_bytes(), 9))
    assert "index.html" in sizes
    assert sum(size for name, size in sizes.items() if name.endswith(".js")) > 50_000, "the code is among the files"
    games = json.loads((page_files / "games.json").read_text("utf-8"))
    assert sorted(games) == ["anunnaki", "terra"]
    for game, own in games.items():
        assert own
        others = {name for other, names in games.items() if other != game for name in names}
        loaded = {name: size for name, size in sizes.items() if name not in others}
        assert sum(loaded.values()) < LIMIT, (game, sorted(loaded.items(), key=lambda item: -item[1])[:10])


def test_the_engine_is_not_part_of_it(page_files: Path) -> None:
    """The engine for games without a server is fetched only when such a game is opened."""
    index = (page_files / "index.html").read_text("utf-8")
    assert "pyodide" not in index
    assert "engine/" not in index
    assert (page_files / "engine" / "engine.json").exists()
