"""Six and seven players, five with fewer structures: set-up, tiles and supply, a test for each rule of the variant."""

from itertools import combinations

import pytest

from hexarch.games import terra
from hexarch.games.terra import effects, tiles
from hexarch.games.terra import layout as at
from hexarch.games.terra.box.registry import box_of
from hexarch.games.terra.box.round_ import PRIESTS_SENT
from hexarch.games.terra.names import DWELLING, SANCTUARY, STRONGHOLD, TEMPLE, TRADING_HOUSE
from hexarch.games.terra.resources import COINS, WORKERS
from hexarch.kernel.errors import SetupError

from .large_table import SEVEN, passing, quoted, table
from .scenario import Table

ROWS = (DWELLING, TRADING_HOUSE, TEMPLE, STRONGHOLD, SANCTUARY)
BOTH = pytest.mark.parametrize("players", [6, 7])


def free_cards(t: Table) -> dict[str, int]:
    """Bonus cards that nobody holds, with the coins on them."""
    return {card["id"]: card["coins"] for card in t.game.view()["bonus_cards"] if card["holder"] is None}


# -- rounds, structures, tokens ---------------------------------------------------------


@pytest.mark.parametrize(("players", "rounds"), [(5, 6), (6, 5), (7, 4)])
def test_six_players_play_five_rounds_and_seven_play_four(players: int, rounds: int) -> None:
    """The game is scored after the last of them, where no card is taken any more."""
    t = table(players)
    for number in range(1, rounds + 1):
        assert t.round == number
        while t.round == number and not t.game.over:
            name = t.to_act[0]
            passing = [text for text in t.offered(name) if text.startswith("pass")]
            assert (passing == ["pass"]) == (number == rounds)
            t.play(f"{name}: {passing[0]}")
    assert t.game.over
    assert len(t.game.view()["round_tiles"]) == rounds


@pytest.mark.parametrize(
    ("players", "left", "power"),
    [(5, (8, 4, 3, 1, 1), 28), (6, (5, 3, 2, 1, 1), 21), (7, (4, 2, 2, 1, 1), 18)],
)
def test_structures_are_left_in_the_box(players: int, left: tuple[int, ...], power: int) -> None:
    """Of 17 structures 12 remain for six players and 10 for seven; they are limits as ever."""
    t = table(players)
    s = t.state
    found = tuple(s.left(0, kind) + s.built(0, kind) for kind in ROWS)
    assert found == left
    values = s.faction(0).board.value
    assert sum(n * values[kind] for n, kind in zip(found, ROWS, strict=True)) == power
    t.rich("witches")
    free = ["E7", "E6", "D4", "E8", "D5", "F3"]
    t.stands("witches", ", ".join(f"D {name}" for name in free[: left[0] - 2]))
    t.terrain("G2", "green")
    t.refused("witches: build G2", "none_left")


@BOTH
@pytest.mark.parametrize(
    ("first", "six", "seven"),
    [("witches", "3/7/0", "2/7/0"), ("swarmlings", "1/9/0", "0/9/0"), ("yetis", "0/10/0", "0/9/0")],
)
def test_fewer_power_tokens_first_of_bowl_one(players: int, first: str, six: str, seven: str) -> None:
    """Two fewer for six players, three for seven; where bowl I has not so many the rest comes from bowl II."""
    seats = [first, *[seat.split()[0] for seat in SEVEN[1:players] if first != "swarmlings" or seat != "mermaids"]]
    seats += ["auren"] * (players - len(seats))
    t = Table(*seats, stop_before="terrains", options={"fire-and-ice-factions/ice": True})
    t.expect(first, f"{six if players == 6 else seven} PW")


# -- tiles and cards --------------------------------------------------------------------


@BOTH
def test_the_round_tiles_left_out_are_of_different_cults(players: int) -> None:
    """Three for six players, four (one of each pair) for seven: so each cult keeps a tile."""
    box = box_of(terra.ruleset("rulebook"), players)
    allowed = 0
    for kept in combinations(box.round_tiles, box.rounds):
        cults = [tile.cult for tile in box.round_tiles if tile not in kept]
        assert box.accepts(kept) == (len(set(cults)) == len(cults))
        allowed += box.accepts(kept)
    assert allowed == {6: 32, 7: 16}[players]
    for seed in range(30):
        drawn = terra.new(players, seed, factions="random").setup
        assert box.accepts(tuple(box.round_tile[n] for n in drawn.round_tiles))
    with pytest.raises(SetupError) as error:
        terra.new(players, 1, round_tiles=tuple(range(1, box.rounds + 1)) if players == 7 else (1, 3, 6, 4, 5))
    assert error.value.refusal.code == "wrong_round_tiles"


def test_the_tile_without_a_cult_comes_up_with_six_players_only() -> None:
    """Seven players need a tile for each cult, so none of their four rounds is left for it."""
    found = {6: 0, 7: 0}
    for players in found:
        for seed in range(40):
            game = terra.new(players, seed, "league", factions="random")
            found[players] += any(tile.cult == PRIESTS_SENT for tile in game.state.round_tiles)
    assert found[6] > 0
    assert found[7] == 0


@pytest.mark.parametrize(("players", "coins"), [(6, 1), (7, 2)])
def test_all_nine_bonus_cards_and_coins_on_those_left(players: int, coins: int) -> None:
    """With six players three are left over, with seven two, which get two coins each: before round 1 already."""
    t = table(players)
    assert len(t.game.view()["bonus_cards"]) == 9
    assert list(free_cards(t).values()) == [coins] * (9 - players)
    spare, kept = list(free_cards(t))[:2]
    before = t.state.get(0, at.COINS)
    t.play(f"witches: pass {spare}")
    assert t.state.get(0, at.COINS) == before + coins
    while t.round == 1:
        lying = free_cards(t)
        t.play(f"{t.to_act[0]}: pass {next(card for card in lying if card != kept)}")
    assert free_cards(t) == {card: lying.get(card, 0) + coins for card in free_cards(t)}
    assert free_cards(t)[kept] == 2 * coins


@pytest.mark.parametrize(("players", "powers"), [(6, (3, 0)), (7, (5, 3, 0))])
def test_tiles_of_three_steps_are_taken_from_one_another(players: int, powers: tuple[int, ...]) -> None:
    """The first taker gains 3 power (with seven 5, the second 3), the last nothing; then nobody takes it any more."""
    t = table(players, stop_before="favors")
    for name in t.factions:
        t.has(name, "6/0/0 PW 0/0/0/0")
    for i, power in enumerate(powers):
        name = t.factions[i]
        pool = {tile["id"]: tile for tile in t.game.view()["favor_pool"]}["FAV1"]
        assert (pool["left"], pool["power"], pool["holder"]) == (len(powers) - i, power, i - 1 if i else None)
        assert quoted(t, name, "+FAV1").gain == {"PW": power + 1}
        t.play(f"{name}: +FAV1")
        t.expect(name, f"{5 - power}/{power + 1}/0 PW 3/0/0/0")  # the third space of a cult gives one power
        assert [other for other in t.factions if t.state.holds(t.seat(other), 1)] == [name]
    t.refused(f"{t.factions[len(powers)]}: +FAV1", "tile_gone")


@BOTH
def test_the_holder_takes_such_a_tile_again_only_when_another_had_it(players: int) -> None:
    t = magicians(players, 0)
    t.play("chaosmagicians: +FAV1")
    for name in t.factions[1:]:
        t.play(f"{name}: {t.offered(name)[-1]}")
    t.refused("chaosmagicians: +FAV1", "favor_owned")
    t.play("chaosmagicians: +FAV2")
    for name in reversed(t.factions):
        t.play(f"{name}: {passing(t)}")
    t.rich("chaosmagicians")
    t.stands("chaosmagicians", "TP F4")
    t.refused("chaosmagicians: upgrade F4 to TE. +FAV1", "favor_owned")
    tiles.take_favor(t.state, t.seat("nomads"), 1)
    assert not t.state.holds(0, 1)
    if players == 6:
        t.refused("chaosmagicians: upgrade F4 to TE. +FAV1", "tile_gone")  # it was taken twice
        return
    t.play("chaosmagicians: upgrade F4 to TE. +FAV1")
    assert [name for name in t.factions if t.state.holds(t.seat(name), 1)] == ["chaosmagicians"]


# -- what lies in the box ----------------------------------------------------------------


@pytest.mark.parametrize(("players", "expected"), [(6, "19 C 9 W 1 P 2/8/0 PW"), (7, "21 C 10 W 1 P 0/9/0 PW")])
def test_removed_structures_give_income_from_round_one(players: int, expected: str) -> None:
    """Their places are empty from the left: with six players 3 workers, 2 coins, 1 power and a priest more."""
    t = table(players, first="witches FAV11 F4 D1", cards="BON9")
    t.expect("witches", expected)
    rows = {row["id"]: row for row in t.game.view()["seats"][0]["structures"]}
    assert [rows[name]["removed"] for name in ("D", "TP", "TE")] == ([3, 1, 1] if players == 6 else [4, 2, 1])
    assert [rows[name]["built"] for name in ("D", "TP", "TE")] == [2, 0, 0]


@BOTH
def test_removed_structures_are_neither_built_nor_owned(players: int) -> None:
    """No points of scoring tiles, bonus cards and favor tiles for them."""
    t = table(players, cards="BON9 BON7", tiles="SCORE3")
    assert t.points("witches", "round") == t.points("witches", "favor") == 0
    t.owns("witches", 12)
    t.owns("nomads", 12)
    t.stands("nomads", "TP A5")
    t.play(f"witches: {passing(t)}")
    assert t.points("witches", "bonus") == 2  # the two dwellings on the map
    assert t.points("witches", "favor") == 0  # no trading house there
    t.play(f"nomads: {passing(t)}")
    assert t.points("nomads", "bonus") == 2
    assert t.points("nomads", "favor") == 2


# -- the favor tile of the set-up --------------------------------------------------------


@BOTH
def test_everybody_takes_a_favor_tile_before_the_game(players: int) -> None:
    """In turn order; its steps are taken at once, and its income counts from round 1."""
    t = table(players, stop_before="favors")
    assert t.game.view()["phase"] == "favors"
    order = []
    for tile in (9, 9, 9, 11, 11, 11, 7)[:players]:
        order += t.to_act
        assert not [text for text in t.offered(order[-1]) if not text.startswith("+FAV")]
        t.play(f"{order[-1]}: +FAV{tile}")
    assert order == t.factions
    t.expect("witches", "1/0/0/2")
    assert t.game.view()["phase"] == "bonus-cards"
    before = t.state.get(0, at.COINS)
    for name in reversed(t.factions):
        t.play(f"{name}: {passing(t)}")
    card = t.state.box.bonus_card[t.state.get(0, at.BONUS)].income.c
    assert t.state.get(0, at.COINS) == before + 3 + card + 2 * t.state.box.fewer[TRADING_HOUSE]


def magicians(players: int, place: int) -> Table:
    """Chaos Magicians in one of the seats, before the favor tiles are taken."""
    seats = ["witches", "nomads", "mermaids", "engineers", "alchemists", "halflings"][: players - 1]
    seats.insert(place, "chaosmagicians")
    return Table(*seats, stop_before="favors")


@BOTH
@pytest.mark.parametrize("place", [0, 2, 6])
def test_chaos_magicians_take_two_the_second_after_everybody(players: int, place: int) -> None:
    t = magicians(players, place)
    order = []
    while t.game.view()["phase"] == "favors":
        order += t.to_act
        t.play(f"{order[-1]}: {t.offered(order[-1])[-1]}")
    assert order == [*t.factions, "chaosmagicians"]
    assert t.state.get(t.seat("chaosmagicians"), at.FAVORS).bit_count() == 2


def test_nobody_takes_a_tile_for_those_who_left() -> None:
    t = table(6, stop_before="favors")
    t.play("witches: resign", "nomads: resign")
    assert t.to_act == ["mermaids"]


# -- what runs out ------------------------------------------------------------------------


def test_coins_workers_and_points_do_not_run_out() -> None:
    """Only the number of pieces in a printed box is limited."""
    t = table(7)
    for seat in range(7):
        effects.gain_one(t.state, seat, COINS, 90)
        effects.gain_one(t.state, seat, WORKERS, 60)
        effects.score(t.state, seat, 100, 1)
    for name in t.factions:
        seat = t.seat(name)
        assert t.state.get(seat, at.COINS) >= 90
        assert t.state.get(seat, at.WORKERS) >= 60
        assert t.state.get(seat, at.VP) == 120


# -- five players -------------------------------------------------------------------------


def test_five_players_may_leave_a_dwelling_and_a_trading_house_in_the_box() -> None:
    """Fifteen structures of power 25; their income counts from round 1, and they are never built."""
    t = Table(*SEVEN[:5], options={"fewer-structures": True}, cards="BON9")
    s = t.state
    found = [s.left(0, kind) + s.built(0, kind) for kind in ROWS]
    assert found == [7, 3, 3, 1, 1]
    assert sum(n * s.faction(0).board.value[kind] for n, kind in zip(found, ROWS, strict=True)) == 25
    plain = Table(*SEVEN[:5], cards="BON9")
    plain.expect("witches", "17 C 6 W 0 P 5/7/0 PW")
    t.expect("witches", "19 C 7 W 0 P 4/8/0 PW")
    assert t.state.box.rounds == 6
    t.play(f"witches: {passing(t)}")
    assert t.points("witches", "bonus") == 2


@pytest.mark.parametrize("players", [2, 3, 4, 6, 7])
def test_that_option_is_for_five_players_only(players: int) -> None:
    with pytest.raises(SetupError) as error:
        terra.new(players, 1, options={"fewer-structures": True})
    refusal = error.value.refusal
    assert (refusal.code, refusal.values) == ("option_for_players", {"option": "fewer-structures", "players": "5"})
