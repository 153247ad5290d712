"""Older versions of the expansion's factions, as ledgers of the play-tests know them."""

import pytest

from hexarch.games import terra
from hexarch.games.terra import layout as at
from hexarch.games.terra.ledger import check_text, parse, write

from .test_export import played


def game(faction: str, variant: str) -> terra.Game:
    options = {
        "fire-and-ice-factions/ice": True,
        "fire-and-ice-factions/volcano": True,
        f"faction-variant/{variant}": True,
    }
    return terra.new(players=2, ruleset="league", factions=[faction, "witches"], options=options, seed=3)


@pytest.mark.parametrize(
    ("faction", "variant", "workers"),
    [
        ("dragonlords", "playtest_v1_volcano", 2),
        ("dragonlords", "playtest_v2_volcano", 3),
        ("acolytes", "playtest_v1_volcano", 4),
        ("acolytes", "playtest_v2_volcano", 4),
        ("acolytes", "playtest_v3_volcano", 3),
    ],
)
def test_workers_to_begin_with(faction: str, variant: str, workers: int) -> None:
    """The play-tests began with other numbers."""
    assert game(faction, variant).state.get(0, at.WORKERS) == workers


def test_other_prices_and_incomes() -> None:
    """Sanctuary of the second volcano test 6 C, base income of the first 1 W, digging in ice without a worker."""
    assert game("dragonlords", "playtest_v2_volcano").state.faction(0).board.cost[5].c == 6
    assert game("dragonlords", "playtest_v1_volcano").state.faction(0).board.base.w == 1
    assert game("acolytes", "playtest_v1_volcano").state.faction(0).board.income[1][4].w == 4
    track = game("icemaidens", "playtest_v1_ice").state.faction(0).dig.track
    assert track is not None
    assert (track.cost.p, track.cost.w, track.cost.c) == (1, 0, 5)


@pytest.mark.parametrize(("variant", "follows"), [("playtest_v3_volcano", True), ("", False)])
def test_an_eruption_may_follow_spades_in_the_play_tests(variant: str, follows: bool) -> None:
    """After the spade action of the board `dig 1` is still possible, once; as published the action is over."""
    options = {"fire-and-ice-factions/volcano": True}
    if variant:
        options[f"faction-variant/{variant}"] = True
    played_game = terra.new(players=2, ruleset="league", factions=["dragonlords", "witches"], options=options, seed=3)
    while not played_game.state.cells[at.ROUND]:
        seat = played_game.to_act[0]
        played_game.step(seat, played_game.options(seat)[0])
    if played_game.to_act[0] != 0:
        played_game.step(1, "advance ship" if "advance ship" in map(str, played_game.options(1)) else "pass")
    s = played_game.state
    s.put(s.base[0] + at.BOWL3, 6)
    before = s.get(0, at.BOWL1)
    played_game.step(0, "action ACT5")
    assert s.get(0, at.BOWL1) == before + 4 + 1  # the power spent, and a token for the spade
    offered = [str(choice) for choice in played_game.options(0)]
    assert ("dig 1" in offered) is follows
    if follows:
        played_game.step(0, "dig 1")
        played_game.step(0, next(str(c) for c in played_game.options(0) if str(c).startswith("transform")))
        assert "dig 1" not in [str(choice) for choice in played_game.options(0)]
        played_game.step(0, "done")


def test_ledgers_of_the_play_tests_read() -> None:
    """The header names the variant; a faction's old name is understood."""
    for seed in range(3):
        first = played(seed, 3, "league")
        text = write(first)
        assert parse(text).setup.rules.values() == first.setup.rules.values()
    text = write(game("dragonlords", "playtest_v1_volcano"))
    text = text.replace(
        "# hexarch option faction-variant/playtest_v1_volcano on", "faction-variant playtest_v1_volcano"
    )
    text = text.replace("dragonlords\t", "dragonmasters\t")
    rules = parse(text).setup.rules
    assert rules.on("faction-variant/playtest_v1_volcano")
    assert parse(text).setup.factions[0] == "dragonlords"
    report = check_text(text)
    assert report.ok, report.difference or report.error


def test_an_unknown_variant_is_refused() -> None:
    """Rules that nobody here knows are not played as if they were others."""
    text = write(game("dragonlords", "playtest_v1_volcano"))
    report = check_text("faction-variant nonsense\n" + text)
    assert report.error is not None
    assert report.error.code == "impossible_setup"


def test_terrain_and_favor_may_be_chosen_between_the_setup_rows() -> None:
    """Ice factions choose at once, before the next player takes a faction; either order of rows reads."""
    lines = write(played_ice()).splitlines()
    chosen = [i for i, line in enumerate(lines) if "pick-color" in line]
    setups = [i for i, line in enumerate(lines) if line.endswith("\tsetup")]
    moved = lines.pop(chosen[0])
    lines.insert(setups[0] + 1, moved)
    report = check_text("\n".join(lines))
    assert report.ok, report.difference or report.error


def played_ice() -> terra.Game:
    """A game of ice that has just begun."""
    begun = game("icemaidens", "playtest_v1_ice")
    for _ in range(8):
        seat = begun.to_act[0]
        begun.step(seat, begun.options(seat)[0])
    return begun
