"""A bot at a foreign table: real games in the ledger language, and whole turns in answer."""

from pathlib import Path

import pytest

from hexarch.games.terra.ledger import check_text, parse
from hexarch.games.terra.ledger.rows import Comment, Row

from .foreign import Table, header


def ledgers(shared: Path, step: int) -> list[str]:
    return [path.read_text("utf-8") for path in sorted((shared / "ledgers").glob("*.txt"))[::step]]


@pytest.mark.shared
def test_real_games_in_nothing_but_words_lead_to_the_same_position(shared: Path) -> None:
    for text in ledgers(shared, 5):
        table = Table().begin(header(text))
        for item in parse(text).lines:
            if isinstance(item, Row) and item.commands:
                table.ask(f"move {item.faction} {item.commands}")
            elif isinstance(item, Comment) and item.text.endswith("dropped from the game"):
                table.ask(item.text)
        report = check_text(text)
        assert report.game is not None
        assert table.game.digest() == report.game.digest()
        assert table.ask("show")[:2] == ["over", "to act: nobody"]


@pytest.mark.shared
def test_rows_and_whole_ledgers_are_understood_as_they_stand(shared: Path) -> None:
    whole = ledgers(shared, 1)
    for text in (whole[0], next(text for text in whole if "dropped from the game" in text)):
        lines = text.splitlines()
        half = len(lines) // 3
        table = Table()
        for line in ["begin", *lines[:half], "end"]:
            answer = table.session.line(line.encode())
        assert answer[0].startswith("ok ")
        for line in filter(None, lines[half:]):
            table.ask(line)
        report = check_text(text)
        assert report.game is not None
        assert table.game.digest() == report.game.digest()


@pytest.mark.shared
@pytest.mark.parametrize(("profile", "step"), [("league", 20), ("rulebook", 39)])
def test_the_bot_plays_all_seats_of_real_set_ups_by_text_alone(shared: Path, profile: str, step: int) -> None:
    for text in ledgers(shared, step):
        table = Table().begin([*header(text), f"profile {profile}"])
        asked = 0
        while (seat := table.next()) != "nobody":
            before = table.game.digest()
            row = table.ask(f"choose {seat}")[0]
            assert table.game.digest() == before
            assert row.startswith(f"{seat}: ")
            table.ask(row)
            asked += 1
        assert table.game.over
        assert asked < 400
        report = check_text("\n".join(table.ask("ledger")))
        assert report.ok, report.difference
        assert report.game is not None
        assert report.game.digest() == table.game.digest()


@pytest.mark.shared
def test_one_seat_against_the_moves_that_people_made_until_they_part(shared: Path) -> None:
    followed = 0
    for text in ledgers(shared, 8):
        table = Table().begin(header(text))
        own = table.game.faction(2)
        for item in parse(text).lines:
            if not isinstance(item, Row) or item.words == "setup" or item.faction == own:
                continue
            for _ in range(3):  # the bot answers whenever it may, before the others go on
                if own in table.ask("show")[1]:
                    table.ask(f"play {own}")
            before = table.game.digest()
            answer = table.session.line(f"move {item.faction} {item.commands}".encode())
            if answer != ["ok 0"]:
                assert table.game.digest() == before
                break
            followed += 1
        assert len(table.game.history) > 4
    assert followed > 40
