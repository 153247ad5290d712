"""What the long attack has done so far, so that it can be taken up again: files with a line for each part that is done.

`HEXARCH_ATTACK` names their folder. Without it nothing is noted, and everything is done from the beginning.

    HEXARCH_ATTACK=build/attack python -m tests.attack.notes    # how far it is
"""

import json
import os
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from hexarch.play.snapshot import fingerprint

FOLDER = os.environ.get("HEXARCH_ATTACK", "")
EXAMPLES = int(os.environ.get("HEXARCH_FUZZ_EXAMPLES", "40"))  # of each reader in `test_boundaries`


def rules() -> str:
    """Which rules are tried."""
    return fingerprint()[:12]


class Notes:
    """The file of one kind of attack."""

    def __init__(self, name: str, folder: str | Path = FOLDER) -> None:
        self._file = Path(folder, f"{name}.jsonl") if folder else None

    def read(self) -> list[dict[str, Any]]:
        """What is done; a line that was cut off does not count."""
        found = []
        if self._file is not None and self._file.exists():
            for line in self._file.read_text("utf-8").splitlines():
                try:
                    found.append(json.loads(line))
                except ValueError:
                    continue
        return found

    def add(self, **values: Any) -> None:
        """Note a part that is done, with the rules it was done by."""
        if self._file is None:
            return
        self._file.parent.mkdir(parents=True, exist_ok=True)
        line = {**values, "rules": rules(), "when": datetime.now(UTC).isoformat(timespec="seconds")}
        with self._file.open("a", encoding="utf-8") as file:
            file.write("\n" + json.dumps(line))  # one that was cut off does not spoil the next


def tell() -> None:
    """How far every attack is, by the rules it was made on."""
    for file in sorted(Path(FOLDER or "build/attack").glob("*.jsonl")):
        counts: Counter[str] = Counter()
        for one in Notes(file.stem, file.parent).read():
            games = sum(one["games"].values()) if "games" in one else 0
            counts[one["rules"]] += games or one.get("kills", 1)
        versions = ", ".join(f"{count:,} with rules {version}" for version, count in counts.items())
        print(f"{file.stem}: {sum(counts.values()):,} ({versions})")


if __name__ == "__main__":
    tell()
