"""Six and seven players, five with fewer structures, towns without limit: a test for each rule of the variant."""

from itertools import combinations

import pytest

from hexarch.games import terra
from hexarch.games.terra import effects, lava, tiles
from hexarch.games.terra import layout as at
from hexarch.games.terra.box.registry import box_of
from hexarch.games.terra.box.round_ import PRIESTS_SENT
from hexarch.games.terra.names import DWELLING, SANCTUARY, SHIPYARD, STRONGHOLD, TEMPLE, TRADING_HOUSE
from hexarch.games.terra.quote import Quote
from hexarch.games.terra.resources import COINS, WORKERS
from hexarch.games.terra.rules.action import power_price
from hexarch.kernel.errors import SetupError

from .scenario import Table

SEVEN = ("witches F4 D1", "nomads", "mermaids", "giants", "engineers", "alchemists", "halflings")
ROWS = (DWELLING, TRADING_HOUSE, TEMPLE, STRONGHOLD, SANCTUARY)
BOTH = pytest.mark.parametrize("players", [6, 7])


def table(players: int, *, first: str = "", **more: str) -> Table:
    """A large table; `first` sits in the place of the Witches."""
    return Table(*((first or SEVEN[0]), *SEVEN[1:players]), **more)  # type: ignore[arg-type]


def lay(t: Table, faction: str, cult: int, space: int) -> None:
    """A priest of a faction lies in an order, as if it had been sent there."""
    seat = t.seat(faction)
    t.state.set(seat, at.PRIESTS, t.state.get(seat, at.PRIESTS) + 1)
    effects.send_priest(t.state, seat, cult, space)


def passing(t: Table) -> str:
    """How whoever is to act passes: with the last card on the table."""
    return [text for text in t.offered(t.to_act[0]) if text.startswith("pass")][-1]


def free_cards(t: Table) -> dict[str, int]:
    """Bonus cards that nobody holds, with the coins on them."""
    return {card["id"]: card["coins"] for card in t.game.view()["bonus_cards"] if card["holder"] is None}


def quoted(t: Table, faction: str, text: str) -> Quote:
    quote = t.game.quote(t.seat(faction), text)
    assert isinstance(quote, Quote), quote
    return quote


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


# -- priests ------------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize(("space", "steps"), [(0, 3), (2, 2)])
def test_a_priest_takes_the_place_of_another(players: int, space: int, steps: int) -> None:
    """Its owner receives as many coins as the space is worth; the priest replaced goes to the box for good."""
    t = table(players)
    lay(t, "nomads", 0, space)
    nomads = t.seat("nomads")
    cap = t.state.get(nomads, at.PRIEST_CAP)
    assert (cap, t.state.get(nomads, at.ON_CULTS)) == (6, 1)
    t.has("witches", "10 C 2 P 12/0/0 PW 0/0/0/2")
    t.has("nomads", "4 C 0 P")
    text = f"send p to FIRE for {steps} replacing nomads"
    quote = quoted(t, "witches", text)
    assert (quote.cost, quote.cults) == ({"C": steps, "P": 1}, {"FIRE": steps})
    assert quote.warnings == [("paid_to_neighbour", {"coins": steps, "faction": "nomads"})]
    t.play(f"witches: {text}")  # though other spaces of the order are free
    t.expect("witches", f"{10 - steps} C 1 P {steps}/0/0/2")
    t.expect("nomads", f"{4 + steps} C 0 P")
    assert t.game.view()["cults"]["FIRE"]["spaces"][space]["seat"] == t.seat("witches")
    assert (t.state.get(nomads, at.PRIEST_CAP), t.state.get(nomads, at.ON_CULTS)) == (6, 0)
    assert t.state.get(t.seat("witches"), at.PRIEST_CAP) == 6
    effects.gain_priests(t.state, nomads, 7)
    t.expect("nomads", "6 P")


@BOTH
def test_which_priests_cannot_be_replaced(players: int) -> None:
    """One's own, those who are not there, and any without the coins or a priest to send; one step stays possible."""
    t = table(players)
    lay(t, "witches", 0, 0)
    lay(t, "nomads", 1, 0)
    t.has("witches", "2 C 1 P")
    t.refused("witches: send p to FIRE for 3 replacing witches", "own_priest")
    t.refused("witches: send p to FIRE for 3 replacing nomads", "no_priest_there")
    t.refused("witches: send p to WATER for 2 replacing nomads", "no_priest_there")
    t.refused("witches: send p to WATER for 3 replacing dwarves", "no_priest_there")
    t.refused("witches: send p to WATER for 3 replacing nomads", "cannot_pay")
    t.has("witches", "3 C 0 P")
    t.refused("witches: send p to WATER for 3 replacing nomads", "cannot_pay")
    t.has("witches", "3 C 1 P")
    assert "send p to WATER for 1" in t.offered("witches")
    t.play("witches: send priest to water for 3 replacing nomads")
    t.refused("nomads: send p to WATER for 1 replacing witches", "no_priest_there")


def test_priests_stay_where_they_are_at_smaller_tables() -> None:
    t = table(5)
    lay(t, "nomads", 0, 0)
    t.rich()
    t.refused("witches: send p to FIRE for 3 replacing nomads", "no_replacing")
    assert t.game.view()["replaces_priests"] is False


# -- power actions ------------------------------------------------------------------------


@BOTH
def test_a_power_action_can_be_used_again_for_one_power_more(players: int) -> None:
    """By anybody, any number of times until the end of the round; the price does not rise any further."""
    t = table(players)
    for name in t.factions:
        t.has(name, "0/0/12 PW 5 C")
    t.play("witches: action ACT4")
    t.expect("witches", "4/0/8 PW 12 C")
    quote = quoted_next(t, "nomads", "action ACT4")
    assert quote.cost == {"PW": 5}
    assert ("used_again", {"power": 5, "less": 4}) in quote.warnings
    t.play("nomads: action ACT4", "mermaids: action ACT4")
    t.expect("nomads", "5/0/7 PW 12 C")
    t.expect("mermaids", "5/0/7 PW 12 C")
    t.has("giants", "8/0/4 PW")
    t.refused("giants: action ACT4", "cannot_pay")
    t.play("giants: action ACT3")
    t.expect("giants", "12/0/0 PW")
    shown = {one["id"]: one for one in t.game.view()["power_actions"]}
    assert (shown["ACT4"]["used"], shown["ACT4"]["again"]) == (True, 1)
    prices = t.game.view()["seats"][4]["power_prices"]
    assert (prices["ACT3"], prices["ACT4"], prices["ACT5"]) == (5, 5, 4)
    t.play("giants: done")
    while t.round == 1:
        t.play(f"{t.to_act[0]}: {passing(t)}")
    assert t.game.view()["seats"][0]["power_prices"]["ACT4"] == 4


def quoted_next(t: Table, faction: str, text: str) -> Quote:
    """A quote after the turn before it is ended."""
    t.play(f"{t.turn}: done")
    return quoted(t, faction, text)


def test_yetis_who_repeat_actions_by_their_stronghold_pay_no_more() -> None:
    seats = ["witches", "yetis red", "nomads", "mermaids", "engineers", "alchemists"]
    t = Table(*seats, options={"fire-and-ice-factions/ice": True})
    for name in t.factions:
        t.has(name, "0/0/9 PW 0 C")
    t.play("witches: action ACT4")
    quote = quoted_next(t, "yetis", "action ACT4")
    assert quote.cost == {"PW": 4}  # one less for them, one more for using it again
    t.stands("yetis", "SH A9")
    assert quoted(t, "yetis", "action ACT4").cost == {"PW": 3}


def test_yetis_repeat_actions_of_the_second_board_by_stronghold_and_shipyard() -> None:
    seats = ["witches", "yetis", "nomads", "mermaids", "engineers", "alchemists"]
    options = {"fire-and-ice-factions/ice": True, "merchants": True}
    s = terra.new(6, factions=seats, options=options).state
    yetis = next(seat for seat in range(6) if s.faction(seat).id == "yetis")
    tile = next(one for one in s.box.power_actions if one.overseas)
    s.put(at.POWER_USED, s.board.bits[tile.number])
    s.set(yetis, at.BUILT + STRONGHOLD, 1)
    assert power_price(s, yetis, tile) == tile.cost  # one less for them, one more for using it again
    s.set(yetis, at.BUILT + SHIPYARD, 1)
    assert power_price(s, yetis, tile) == tile.cost - 1


def test_chash_dallah_pay_one_coin_more_for_using_an_action_again() -> None:
    """The page says so before the click, as it does where power is paid."""
    t = Table("chash_dallah", "nomads", "mermaids", "giants", "engineers", "alchemists")
    t.rich()
    t.stands("chash_dallah", "SH F4")
    assert quoted(t, "chash_dallah", "action ACT4 for coins").warnings == []
    t.play("chash_dallah: action ACT4. done")
    for name in t.factions[1:]:
        t.play(f"{name}: {passing(t)}")
    quote = quoted(t, "chash_dallah", "action ACT4 for coins")
    assert quote.cost["C"] == 5
    assert ("used_again_coins", {"coins": 5, "less": 4}) in quote.warnings


def test_at_smaller_tables_a_used_action_is_closed() -> None:
    t = table(5)
    t.rich()
    t.play("witches: action ACT4. done")
    t.refused("nomads: action ACT4", "action_used")


# -- towns --------------------------------------------------------------------------------


def empty_town_pool(t: Table) -> None:
    for tile in t.state.box.town_tiles:
        t.state.put(at.TOWN_POOL + tile.number - 1, 0)


def village(players: int, options: dict[str, bool] | None = None, tiles: str = "SCORE2") -> Table:
    """Witches about to found a town with D4, when no town tile is left."""
    t = Table(*SEVEN[:players], options=options, tiles=tiles)
    t.stands("witches", "SH F4, TP E7, D E6")
    t.terrain("D4", "green")
    t.has("witches", "20 VP 20 C 9 W 0 P 12/0/0 PW 0/0/0/2")
    empty_town_pool(t)
    return t


@pytest.mark.parametrize(
    ("players", "options"), [(6, {}), (7, {}), (5, {"unlimited-towns": True}), (2, {"unlimited-towns": True})]
)
def test_a_town_is_founded_when_no_tile_is_left(players: int, options: dict[str, bool]) -> None:
    """It brings 5 VP, the scoring tile and what the faction gets (5 VP for the Witches), but neither tile nor key."""
    t = village(players, options)
    assert t.state.round_tiles[0].id == "SCORE2"
    books, before = t.game.books(), len(t.state.effects)
    t.play("witches: build D4")
    t.expect("witches", "35 VP 18 C 8 W 0 KEY")
    assert t.points("witches", "town") == t.points("witches", "faction") == t.points("witches", "round") == 5
    assert "+TW1" not in t.offered("witches")
    assert len(t.game.view()["seats"][0]["town_hexes"]) == 4
    assert t.game.view()["seats"][0]["towns"] == []
    # The statistics count the town nevertheless, also from pages that were kept.
    for effect in t.state.effects[before:]:
        books.follow(effect)
    books.load([books.page(seat) for seat in range(players)])
    assert [t.game.figures(seat, books.page(seat))["towns"] for seat in (0, 1)] == [1, 0]
    books.load([books.page(seat)[:-1] for seat in range(players)])  # of an earlier version
    assert t.game.figures(0, books.page(0))["towns"] == 0


def test_swarmlings_get_their_three_workers_for_such_a_town() -> None:
    t = Table("swarmlings", "witches", "nomads", "giants", "engineers", "alchemists")
    t.stands("swarmlings", "SH F4, TP E7, D E6")
    t.terrain("D4", "blue")
    t.has("swarmlings", "20 VP 20 C 9 W 0 KEY")
    empty_town_pool(t)
    t.play("swarmlings: build D4")
    t.expect("swarmlings", "17 C 10 W 0 KEY")  # 2 workers paid, 3 gained
    assert t.points("swarmlings", "town") == 5


def test_architects_mark_such_a_town_on_a_structure_as_if_it_had_a_tile() -> None:
    """So a bridge that holds it together stays, and moving another founds it no second time."""
    t = Table("architects D4 G2", "witches C4 F4", options={"unlimited-towns": True})
    t.rich()
    t.stands("architects", "SH E6, TP E7, TP B2, D I6")
    t.bridge("architects", "C2:D4")
    empty_town_pool(t)
    t.play("architects: build C2. tile on B2")
    assert t.points("architects", "town") == 5
    marked = t.state.get(0, at.TOWN_HEXES)
    t.play("witches: pass BON8")
    t.refused("architects: action ACTAR2", "town_would_break")
    t.bridge("architects", "G2:I6")
    t.play("architects: action ACTAR2. move G2:I6 to G2:H4")
    assert t.points("architects", "town") == 5
    assert t.state.get(0, at.TOWN_HEXES) == marked


def test_a_structure_of_such_a_town_flows_away_on_lava_since_none_carries_a_tile() -> None:
    t = Table("kingdom_of_ember green F4 D1", "nomads B1 G7 I7", options={"unlimited-towns": True})
    t.stands("kingdom_of_ember", "SH E6, TP E7, TP G2")
    t.has("kingdom_of_ember", "20 C 9 W")
    empty_town_pool(t)
    t.play("kingdom_of_ember: upgrade F4 to TP")
    assert t.points("kingdom_of_ember", "town") == 5
    assert not t.state.get(0, at.TILE_HEXES)
    lava.lay(t.state, 0, t.hex("E6"), 1)
    t.play("nomads: pass BON8", "kingdom_of_ember: flow E6 to E5. done")
    assert t.state.get(0, at.TOWN_HEXES).bit_count() == 3  # E5 founds none alone
    assert t.points("kingdom_of_ember", "town") == 5


def test_mermaids_found_such_a_town_across_the_river_too() -> None:
    t = Table("mermaids D5 E4", "nomads B1 G7 I7", options={"unlimited-towns": True}, tiles="SCORE7")
    t.stands("mermaids", "SH D5, D C3, TP C4, D B4")
    t.has("mermaids", "20 VP 50 C 9 W")
    empty_town_pool(t)
    t.play("mermaids: upgrade B4 to TP. connect r10")
    t.expect("mermaids", "25 VP 0 KEY")


def test_without_the_option_ten_towns_are_the_limit_of_five_players() -> None:
    t = village(5)
    t.play("witches: build D4")
    t.expect("witches", "20 VP 18 C")
    assert t.game.view()["seats"][0]["town_hexes"] == []


@pytest.mark.parametrize(("players", "enough"), [(6, False), (7, True)])
def test_with_seven_players_three_structures_with_a_stronghold_make_a_town(players: int, enough: bool) -> None:
    """As with a sanctuary; the power they need is the same."""
    t = Table(*SEVEN[:players])
    t.stands("witches", "SH F4, TP E7")
    t.rich("witches")
    t.terrain("E6", "green")
    t.others_passed()
    t.play("witches: build E6")
    assert not t.state.get(0, at.TOWN_HEXES)  # power 6
    t.play("witches: done")
    t.play("witches: upgrade E6 to TP")
    assert bool(t.state.get(0, at.TOWN_HEXES)) == enough


@BOTH
def test_stronghold_and_sanctuary_alone_are_no_town(players: int) -> None:
    t = Table(*SEVEN[:players])
    t.owns("witches", 5)
    t.stands("witches", "SH F4, TE E7")
    t.rich("witches")
    t.play("witches: upgrade E7 to SA")
    assert not t.state.get(0, at.TOWN_HEXES)


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
