"""Archivists: a bonus card more, power for its coins, no cult bonus, two cards with the stronghold."""

import pytest

from hexarch.games import terra
from hexarch.games.terra import layout as at
from hexarch.games.terra.ledger import check_text, parse, write
from hexarch.games.terra.setup import Setup
from hexarch.games.terra.view import cards_of
from hexarch.kernel.errors import SetupError

from ..scenario import Table


def table(stronghold: bool = False, tiles: str = "", cards: str = "") -> Table:
    """Round 1, everybody rich; the archivists hold BON9 unless the scenario says so."""
    t = Table("archivists F3 D3", "witches C4 F4", tiles=tiles, cards=cards)
    t.rich()
    t.has("archivists", "12/0/0 PW")
    if stronghold:
        t.stands("archivists", "SH E6")
    return t


def coins(t: Table, card: int, n: int) -> None:
    t.state.put(at.BONUS_COINS + card, n)


def lying(t: Table) -> list[int]:
    """Cards that nobody holds."""
    return t.state.board.members(t.state.cells[at.BONUS_POOL])


def test_one_more_card_is_in_the_game_with_them_and_only_with_them() -> None:
    options = {"fan-factions": True}
    for seed in range(6):
        game = terra.new(3, seed, factions=["archivists", "witches", "giants"], options=options)
        other = terra.new(3, seed, factions=["nomads", "witches", "giants"], options=options)
        assert len(cards_of(game)) == 7
        assert cards_of(other) == sorted(other.setup.bonus_cards)
        assert set(cards_of(game)) - {game.setup.extra_card} == set(game.setup.bonus_cards)


def test_in_a_draft_or_auction_it_comes_when_they_are_chosen() -> None:
    drafted = terra.new(2, 3, factions="draft", options={"fan-factions": True})
    assert drafted.setup.extra_card
    assert len(cards_of(drafted)) == 5
    mark = drafted.mark()
    drafted.step(0, "setup archivists")
    assert len(cards_of(drafted)) == 6
    drafted.rollback(mark)
    drafted.step(0, "setup witches")
    drafted.step(1, "setup giants")
    assert drafted.state.cells[at.EXTRA_CARD] == 0
    assert check_text(write(drafted)).ok
    sold = terra.new(2, 3, factions=["archivists", "witches"], auction="open")
    sold.step(0, "bid archivists 40")
    sold.step(1, "bid witches 40")
    assert len(cards_of(sold)) == 6


def test_the_extra_card_travels_with_saves_and_ledgers_and_must_be_one() -> None:
    game = terra.new(2, 5, factions=["archivists", "witches"])
    extra = game.setup.extra_card
    assert terra.loads(game.dumps()).setup.extra_card == extra
    assert parse(write(game)).setup.extra_card == extra
    s = game.setup
    with pytest.raises(SetupError):
        Setup(s.names, s.rules, s.map, s.factions, s.round_tiles, s.bonus_cards, extra_card=s.bonus_cards[0])


def test_two_power_for_every_coin_on_the_card_taken() -> None:
    """Ruling: the coins are taken as usual besides."""
    t = table()
    coins(t, 2, 3)
    t.has("archivists", "0 C")
    t.play("archivists: pass BON2")
    t.expect("archivists", "3 C 6/6/0 PW")


def test_ruling_the_coins_come_first_then_the_power_for_all_of_them() -> None:
    t = table(stronghold=True)
    coins(t, 2, 3)
    coins(t, 7, 2)
    t.has("archivists", "0 C")
    happened = t.game.step(0, "pass BON2 and BON7")
    t.expect("archivists", "5 C 2/10/0 PW")
    assert [effect.code for effect in happened if effect.code in (0, 3)] == [0, 0, 3]


def test_no_cult_bonus_of_any_kind_but_the_power_of_advancing() -> None:
    """Ruling: spades included. SCORE2 gives a spade for 4 steps of earth."""
    t = table(tiles="SCORE2")
    t.has("archivists", "0/0/9/0 12/0/0 PW")
    t.play("archivists: send P to FIRE for 3")
    t.expect("archivists", "11/1/0 PW")
    t.play("witches: pass BON8", "archivists: pass BON7")
    assert t.round == 2
    assert not [text for text in t.offered("archivists") if text.startswith("transform")]


def test_stronghold_ruling_the_first_pass_returns_one_card_and_takes_two() -> None:
    t = table(stronghold=True)
    t.refused("archivists: pass BON2", "take_two_cards")
    t.play("archivists: pass BON8 and BON2")
    assert t.state.cards(0) == [2, 8]
    assert 9 in lying(t)


def test_the_last_card_is_enough_where_no_second_one_lies() -> None:
    """With seven players all nine cards are in play: whoever holds two leaves a single one."""
    others = ("witches", "darklings", "mermaids", "giants", "engineers", "halflings")
    t = Table("archivists F3 D3", *others)
    t.stands("archivists", "SH E6")
    t.rich()
    one, two = lying(t)
    t.play(f"archivists: pass BON{one} and BON{two}")
    for name in others:
        t.play(f"{name}: pass BON{lying(t)[0]}")
    t.rich()
    assert t.round == 2
    (left,) = lying(t)
    t.play(f"archivists: pass BON{left}")
    assert t.state.cards(0) == [left]
    assert lying(t) == sorted([one, two])


def test_one_card_without_the_stronghold() -> None:
    table().refused("archivists: pass BON2 and BON8", "take_one_card")


def test_ruling_both_cards_are_in_force_in_the_next_round() -> None:
    """Income of both, both special actions, points of both for passing."""
    t = table(stronghold=True, cards="BON9 BON3 BON1 BON2")
    t.has("archivists", "0 C 0 W")
    t.play("archivists: pass BON1 and BON2", "witches: pass BON8")
    assert t.game.view()["seats"][0]["income"]["parts"]["bonus"] == {"C": 6}
    t.rich()
    t.play("archivists: action BON1. transform E3 to yellow. done", "witches: pass BON3")
    t.play("archivists: action BON2. +FIRE")
    t.refused("archivists: done. action BON2", "action_used")


def test_ruling_all_cards_go_back_score_and_are_not_retaken() -> None:
    """BON9 scores dwellings and BON7 trading houses."""
    t = table(stronghold=True)
    t.play("archivists: pass BON2 and BON7", "witches: pass BON8")
    t.rich()
    t.stands("archivists", "TP E7")
    before = t.points("archivists", "bonus")
    t.refused("archivists: pass BON7 and BON9", "card_not_there")
    free = [n for n in lying(t) if n not in (2, 7)]
    t.play(f"archivists: pass BON{free[0]} and BON{free[1]}")
    assert t.points("archivists", "bonus") - before == 2
    assert {2, 7} <= set(lying(t))


def test_ruling_in_round_six_no_card_is_taken_but_the_cards_held_score() -> None:
    t = table(stronghold=True)
    t.in_round(6)
    t.play("archivists: pass")
    assert t.points("archivists", "bonus") == 2  # two dwellings
    t.expect("archivists", "12/0/0 PW")
    assert t.state.cards(0) == []


def test_ruling_four_cards_are_left_over_and_three_once_two_are_held() -> None:
    t = table(stronghold=True)
    assert len(lying(t)) == 4
    t.play("archivists: pass BON2 and BON7", "witches: pass BON8")
    assert len(lying(t)) == 3
    assert all(t.state.cells[at.BONUS_COINS + card] for card in lying(t))


def test_who_leaves_gives_both_cards_back() -> None:
    t = table(stronghold=True)
    t.play("archivists: pass BON2 and BON7", "archivists: resign")
    assert {2, 7, 9} <= set(lying(t))
