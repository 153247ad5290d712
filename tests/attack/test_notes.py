"""The long attack goes on where it was interrupted."""

from pathlib import Path

from . import campaign
from .notes import Notes, rules


def test_a_line_that_was_cut_off_spoils_no_other(tmp_path: Path) -> None:
    notes = Notes("deaths", tmp_path)
    assert notes.read() == []
    notes.add(kills=25)
    with (tmp_path / "deaths.jsonl").open("a") as file:
        file.write('\n{"kills": 2')  # the machine went off
    notes.add(kills=10)
    assert [(one["kills"], one["rules"]) for one in Notes("deaths", tmp_path).read()] == [(25, rules()), (10, rules())]


def test_without_a_folder_nothing_is_kept() -> None:
    notes = Notes("deaths", "")
    notes.add(kills=25)
    assert notes.read() == []


def test_parts_are_played_again_only_where_other_rules_had_a_fault() -> None:
    fault = [{"game": 1, "fault": "x", "form": {}}]
    found = {
        0: {"faults": [], "rules": "others"},
        1: {"faults": fault, "rules": "others"},
        2: {"faults": fault, "rules": rules()},
    }
    assert campaign.missing(5 * campaign.PART - 1, found) == [1, 3, 4]
