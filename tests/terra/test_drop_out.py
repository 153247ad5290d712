"""A player leaves: the table plays on without answers from that seat, which still counts in the end."""

import pytest

from hexarch.games.terra import layout as at

from .scenario import Table

BOTH = pytest.mark.parametrize("profile", ["rulebook", "league"])
SEATS = ("witches C4 F4", "nomads B4 G7 I7", "darklings B5 I2")


@BOTH
def test_the_bonus_card_goes_back_and_the_turn_goes_on(profile: str) -> None:
    """The next player acts; the card can be taken by others."""
    t = Table(*SEATS, profile=profile, cards="BON9 BON3 BON2")
    t.play("witches: resign")
    assert t.turn == "nomads"
    assert "pass BON9" in t.offered("nomads")
    t.refused("witches: pass BON8", "dropped_out")


@BOTH
def test_out_of_turn_too(profile: str) -> None:
    """Nobody has to wait for their turn to leave."""
    t = Table(*SEATS, profile=profile)
    t.rich()
    t.play("nomads: resign")
    assert t.turn == "witches"
    t.play("witches: advance dig")
    t.play("darklings: advance ship", "witches: advance dig")
    t.expect("witches", "32 VP 2 DIG")


@BOTH
def test_structures_stay_and_make_trading_houses_cheap_but_take_no_power(profile: str) -> None:
    """No offer for a player who has left, and open ones lapse."""
    t = Table(*SEATS, profile=profile)
    t.rich()
    t.has("darklings", "5/7/0 PW")
    t.play("nomads: resign", "witches: upgrade C4 to TP")
    t.expect("witches", "47 C 28 W")
    assert t.offers() == ["darklings 1 from witches"]
    t.play("darklings: resign")
    assert t.offers() == []
    t.expect("darklings", "20 VP 5/7/0 PW")


@BOTH
def test_income_is_still_received(profile: str) -> None:
    """Without a card: that of the structures."""
    t = Table(*SEATS, profile=profile, cards="BON9 BON3 BON2")
    t.has("witches", "0 C 0 W")
    t.play("witches: resign", "nomads: pass BON8", "darklings: pass BON7")
    t.expect("witches", "0 C 3 W")
    assert t.round == 2


@BOTH
def test_the_first_to_pass_among_the_others_begins(profile: str) -> None:
    """Leaving is not passing first."""
    t = Table(*SEATS, profile=profile)
    t.play("witches: resign", "nomads: pass BON8", "darklings: pass BON7")
    assert t.turn == "nomads"


@BOTH
def test_who_left_is_ranked_in_the_final_scoring(profile: str) -> None:
    """Cults, area and resources as for all."""
    t = Table(*SEATS, profile=profile, cards="BON3 BON8 BON2")
    t.in_round(6)
    for name in t.factions:
        t.has(name, "20 VP 0 C 0 W 0 P 12/0/0 PW 0/0/0/0 0 SHIP")
    t.has("witches", "6 C 5/0/0/0")
    t.play("witches: resign", "nomads: pass", "darklings: pass")
    assert t.game.over
    assert (t.points("witches", "cult"), t.points("witches", "resources")) == (8, 2)
    assert t.points("witches", "network") == 12  # three of one structure each


@BOTH
def test_spades_of_a_cult_bonus_wait_for_nobody_who_left(profile: str) -> None:
    """They are lost."""
    t = Table(*SEATS, profile=profile, tiles="SCORE8")
    t.has("witches", "0/0/0/4")
    t.play("witches: resign", "nomads: pass BON8", "darklings: pass BON7")
    assert t.round == 2


@BOTH
def test_before_the_first_round_the_others_set_up_alone(profile: str) -> None:
    """No further dwelling and no card for a player who left."""
    t = Table(*SEATS, profile=profile, stop_before="dwellings")
    t.play("witches: build C4", "witches: resign", "nomads: build B4", "darklings: build B5", "darklings: build I2")
    t.play("nomads: build G7", "nomads: build I7")
    assert t.to_act == ["darklings"]
    t.play("darklings: pass BON2", "nomads: pass BON3")
    assert (t.round, t.turn) == (1, "nomads")
    assert t.state.get(0, at.BONUS) == 0


@BOTH
def test_in_the_middle_of_an_action(profile: str) -> None:
    """What was still to decide is dropped; the next player's turn begins."""
    t = Table(*SEATS, profile=profile)
    t.rich()
    t.stands("witches", "TP F4")
    t.play("witches: upgrade F4 to TE", "witches: resign")
    assert t.turn == "nomads"
    t.play("nomads: advance dig")


@BOTH
def test_the_last_one_plays_to_the_end(profile: str) -> None:
    """Alone at the table the game still ends after the sixth round."""
    t = Table(*SEATS, profile=profile)
    t.play("witches: resign", "darklings: resign")
    for _ in range(5):
        t.play(f"nomads: {next(text for text in t.offered('nomads') if text.startswith('pass'))}")
    t.play("nomads: pass")
    assert t.game.over


@BOTH
def test_when_all_have_left_the_game_is_over(profile: str) -> None:
    """And scored."""
    t = Table(*SEATS, profile=profile)
    t.play("witches: resign", "darklings: resign", "nomads: resign")
    assert t.game.over
    assert t.points("witches", "network") > 0


@BOTH
def test_a_choice_of_a_player_who_left_is_not_offered(profile: str) -> None:
    """Nor are conversions."""
    t = Table(*SEATS, profile=profile)
    t.rich()
    t.play("witches: resign")
    assert t.offered("witches") == []


def test_cultists_gain_nothing_when_a_neighbour_leaves_instead_of_answering() -> None:
    """A player who left does not decline: the power of the errata is for refusals of all who could take power."""
    answers = ("darklings: resign", "witches: decline 1 from cultists")
    for lines in (answers, answers[::-1]):
        t = Table("cultists E6 H7", "darklings E5 A13", "witches F4 D1", profile="league")
        t.rich()
        for name in ("darklings", "witches"):
            t.has(name, "20 VP 5/7/0 PW")
        t.has("cultists", "12/0/0 PW 1/0/1/0")
        t.play("cultists: upgrade E6 to TP", *lines)
        t.expect("cultists", "12/0/0 PW 1/0/1/0")


@BOTH
@pytest.mark.parametrize("name", ["riverwalkers", "acolytes"])
def test_nobody_waits_for_what_a_leaver_would_decide(profile: str, name: str) -> None:
    """Priests of the income and spades of the cult bonus ask Riverwalkers and Acolytes; not after they have left."""
    t = Table(f"{name} green F4 D1", "nomads B1 G7 I7", "giants D4 I12", profile=profile, tiles="SCORE2")
    t.stands(name, "TE F4")
    t.has(name, "0 P 0/0/4/0")
    for other in ("nomads", "giants"):
        t.has(other, "0/0/1/0")
    t.play(f"{name}: resign", "nomads: pass BON8", "giants: pass BON7")
    assert (t.round, t.turn) == (2, "nomads")
