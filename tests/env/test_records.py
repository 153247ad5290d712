"""Records hold every decision of a game, can be read back, and real games are among them."""

from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from hexarch import bots
from hexarch.cli import main
from hexarch.env.layout import Layout
from hexarch.env.records import FIELDS, LAYOUT, Records, Writer, files, games, self_play
from hexarch.env.rows import NotImportable, Recorder, from_bots, from_file
from hexarch.games import terra, title
from hexarch.games.terra import payment
from hexarch.games.terra.env.layout import layout
from hexarch.games.terra.env.observation import observe
from hexarch.games.terra.title import TITLE


def replayed(rows: list[dict[str, Any]], game: terra.Game) -> terra.Game:
    """The game again from nothing but the rows."""
    for row in rows:
        for line in row["before"]:
            game.step(int(line[0]), line[2:])
        assert row["faction"] == game.faction(row["seat"])
        assert np.array_equal(np.array(row["observation"], dtype=np.float32), observe(game, row["seat"]))
        options = [choice.text for choice in game.options(row["seat"])]
        assert row["candidates"][: len(options)] == options
        game.step(row["seat"], row["candidates"][row["chosen"]])
    return game


def test_rows_read_back_play_the_same_games(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    with Writer(path) as writer:
        for seed in (1, 2):
            writer.write(self_play(seed, ["greedy", "random"], players=2))
    found = list(games(path))
    assert len(found) == writer.games == 2
    assert sum(len(table) for table in found) == writer.rows
    for seed, table in zip((1, 2), found, strict=True):
        rows = table.to_pylist()
        assert [row["ply"] for row in rows] == list(range(len(rows)))
        assert {row["game"] for row in rows} == {f"terra-league-base-random-2-{seed}"}
        game = replayed(rows, terra.new(2, seed=seed, ruleset="league"))
        assert game.over
        assert rows[0]["vp"] == [row["total"] for row in game.scores()]
        winners = game.winners()
        assert [seat for seat in range(2) if rows[0]["result"][seat]] == winners
        assert sum(rows[-1]["result"]) == pytest.approx(1)


def test_bots_that_pay_choose_a_proposal() -> None:
    played = self_play(4, ["greedy"], players=3)
    paid = [row for row in played.rows if ". " in row.candidates[row.chosen]]
    assert paid
    assert not any(row.before for row in played.rows)


def test_conversions_of_one_s_own_stand_before_the_decision() -> None:
    game = terra.new(2, seed=4, ruleset="league")
    bot = bots.make(TITLE, "greedy", 1)
    recorder = Recorder("mine", game, proposals=False)
    while not payment.proposals(game, game.to_act[0]):
        seat = game.to_act[0]
        recorder.choose(seat, bot.choose(game, seat))
    seat = game.to_act[0]
    text = payment.proposals(game, seat)[0]
    recorder.choose(seat, text)
    row = recorder.played.rows[-1]
    assert ". ".join([*[line[2:] for line in row.before], row.candidates[row.chosen]]) == text


def test_the_same_seed_writes_the_same_rows() -> None:
    one, two = self_play(3, ["random"], players=2), self_play(3, ["random"], players=2)
    assert [(row.seat, row.candidates, row.chosen) for row in one.rows] == [
        (row.seat, row.candidates, row.chosen) for row in two.rows
    ]
    assert one.vp == two.vp


def test_without_proposals_bots_are_followed_all_the_same() -> None:
    game = terra.new(2, seed=5, ruleset="league")
    played = from_bots("bare", game, [bots.make(TITLE, "greedy", seat) for seat in range(2)], proposals=False)
    assert any(row.before for row in played.rows)
    again = terra.new(2, seed=5, ruleset="league")
    for row in played.rows:
        for line in [*row.before, f"{row.seat} {row.candidates[row.chosen]}"]:
            again.step(int(line[0]), line[2:])
    assert again.digest() == game.digest()


def test_observations_without_names_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "old.parquet"
    with Writer(path) as writer:
        writer.write(self_play(1, ["random"], players=2, proposals=False))
    pq.write_table(pq.read_table(path).replace_schema_metadata({LAYOUT: "another"}), path)
    with pytest.raises(ValueError, match="another"):
        next(games(path))


def test_a_file_of_a_smaller_box_is_read_by_its_names(tmp_path: Path) -> None:
    """Records of a version without the witches: everything else is where it belongs now."""
    path = tmp_path / "old.parquet"
    with Writer(path) as writer:
        writer.write(self_play(1, ["random"], players=2, proposals=False, factions="giants+nomads"))
    now = next(games(path))
    parts = []
    for field in layout().fields:
        axes = tuple([tuple([name for name in axis if name != "witches"]) for axis in field.axes])
        parts.append((field.name, axes, ""))
    smaller = Layout.of(parts)
    kept = [i for i, name in enumerate(layout().names) if "witches" not in name]
    numbers = np.array(now["observation"].to_pylist(), dtype=np.float32)[:, kept]
    column = now.column_names.index("observation")
    old = now.set_column(column, "observation", pa.array(list(numbers), type=pa.list_(pa.float32(), smaller.size)))
    pq.write_table(old.replace_schema_metadata({**now.schema.metadata, FIELDS: smaller.dumps()}), path)
    records = Records(path)
    assert records.layout.size == smaller.size < layout().size
    assert next(records.games(as_written=True))["observation"].to_pylist() == numbers.tolist()
    assert next(records.games())["observation"].to_pylist() == now["observation"].to_pylist()
    assert next(games(path))["faction"].to_pylist() == now["faction"].to_pylist()


def test_one_group_of_rows_for_a_game(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    with Writer(path) as writer:
        for seed in range(3):
            writer.write(self_play(seed, ["random"], players=2, proposals=False))
    with pq.ParquetFile(path) as file:
        assert file.num_row_groups == 3
        assert file.schema_arrow.field("observation").type.list_size == layout().size


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.parquet"
    assert main(["records", str(path), "--games", "1", "--bots", "random", "--players", "2", "--no-proposals"]) == 0
    assert "1 games" in capsys.readouterr().out
    assert main(["records", str(path)]) == 2
    assert "--games or --ledgers" in capsys.readouterr().err


def test_a_missing_library_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("hexarch.console.records.NEEDED", ("no_such_library",))
    path = tmp_path / "games.parquet"
    assert main(["records", str(path), "--games", "1"]) == 2
    assert "hexarch[parquet]" in capsys.readouterr().err
    assert not path.exists()


@pytest.mark.shared
def test_real_games(shared: Path, tmp_path: Path) -> None:
    ledgers = files([shared / "ledgers"])[:3]
    path = tmp_path / "real.parquet"
    with Writer(path) as writer:
        for file in ledgers:
            played = from_file(title(), file)
            assert len(played.rows) > 150
            writer.write(played)
    for file, table in zip(ledgers, games(path), strict=True):
        rows = table.to_pylist()
        report = records_game(file)
        replay = replayed(rows, terra.Game(report.setup))
        assert [row["total"] for row in replay.scores()] == rows[0]["vp"] == [row["total"] for row in report.scores()]


def records_game(file: Path) -> terra.Game:
    from hexarch.games.terra.ledger import check_file

    game = check_file(file).game
    assert game is not None
    return game


@pytest.mark.shared
@pytest.mark.slow
def test_every_real_choice_was_a_candidate_or_free(shared: Path) -> None:
    free = ("convert", "burn", "-", "resign")
    for file in files([shared / "ledgers"])[::10]:
        for row in from_file(title(), file, proposals=False).rows:
            assert all(line[2:].startswith(free) for line in row.before), (file.name, row.before)


def test_what_is_no_ledger_is_named(tmp_path: Path) -> None:
    path = tmp_path / "wrong.txt"
    path.write_text("no game at all\n")
    with pytest.raises(NotImportable):
        from_file(title(), path)
