"""Choices and set-ups from outside are refused by one of the few errors made for it, and change nothing."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hexarch.games import terra
from hexarch.games.terra.catalog import MOST_KNOWN
from hexarch.games.terra.game import Game
from hexarch.games.terra.rules.turn import DONE
from hexarch.kernel.errors import Ambiguous, ChoiceError, Illegal, Refusal, SetupError, Unreadable

from .chance import PROFILES, begin, pick, walk

# -- texts of choices -----------------------------------------------------------------

UNREADABLE = [
    "",
    " ",
    ".",
    "...",
    "# nothing",
    "hello",
    "build",
    "build E",
    "build E99",
    "build Z1",
    "build r1",
    "build E6 E7",
    "build -1",
    "build ١",
    "build ı1",
    "upgrade E6",
    "upgrade E6 to",
    "upgrade E6 to castle",
    "upgrade E6 to ſh",
    "dig 0",
    "dig 7",
    "dig -1",
    "dig 99999999999999999999",
    "dig one",
    "transform E6 to pink",
    "transform E6 to to",
    "action ACT0",
    "action ACT10",
    "action ACTXYZ",
    "action",
    "bridge E6",
    "bridge E6:E6",
    "bridge A1:I13",
    "connect r99",
    "connect E6",
    "connect A1:I13",
    "send p to LOVE",
    "send p to FIRE for 0",
    "send p to FIRE for 4",
    "convert 1X to 1C",
    "convert 1KEY to 1C",
    "convert -1PW to -1C",
    "convert 1PW",
    "convert 9999PW to 9999C",
    "convert 1PW to 1C to 1W",
    "burn",
    "burn -3",
    "burn 100",
    "burn 1e1",
    "advance",
    "advance both",
    "pass BON0",
    "pass BON14",
    "pass BON99",
    "pass FAV1",
    "leech 1",
    "leech 1 from nobody",
    "leech -1 from nomads",
    "leech 100 from nomads",
    "decline",
    "decline 1",
    "+FAV0",
    "+FAV17",
    "+TW10",
    "+0TW1",
    "+4FIRE",
    "+0FIRE",
    "+FIRE+WATER",
    "--FIRE",
    "-0SPADE",
    "-KEY",
    "setup",
    "setup elves",
    "'; DROP TABLE games; --",
    "<script>alert(1)</script>",
    "../../etc/passwd",
    "%s%s%s%n",
    "{0.__class__}",
    "${jndi:ldap://x}",
    "𝕓𝕦𝕚𝕝𝕕 𝔼𝟞",
    "ｂｕｉｌｄ Ｅ６",
    "build\u00a0E6",
    "☃",
    "\x00",
    "\x1b[31mbuild E6",
    "build E6\r\nbuild E7",
    "build\tE6",
    "\u202ebuild E6",
    "\ud800",
    "a" * 2001,
    "build E6." * 1000,
    "9" * 5000,
]


@pytest.fixture(scope="module")
def games() -> list[Game]:
    """Positions of many kinds, of both profiles."""
    found = []
    for number, profile in enumerate(PROFILES * 2):
        rnd = Random(number)
        game = begin(rnd, profile, 3)
        for step, _ in enumerate(walk(game, rnd)):
            if step % 29 == 0:
                found.append(game.copy())
        found.append(game)
    found.append(terra.new(2, 1, factions="draft"))
    return found


def attempt(what: Callable[[], object]) -> tuple[object, ChoiceError | None]:
    """What came of it, or the error."""
    try:
        return what(), None
    except ChoiceError as error:
        return None, error


def refused(game: Game, seat: int, text: str) -> ChoiceError | None:
    """The error of a text, None when it is a legal choice; nothing may have changed either way."""
    before = (game.digest(), list(game.history), len(game.state.effects))
    mark = game.mark()
    _, error = attempt(lambda: game.step(seat, text))
    if error is None:
        game.rollback(mark)
    else:
        assert type(error) in (Unreadable, Illegal, Ambiguous)
        assert str(error).isprintable()
        assert len(str(error)) < 3000
    assert (game.digest(), game.history, len(game.state.effects)) == before
    quote, other = attempt(lambda: game.quote(seat, text))
    if isinstance(error, Illegal):
        assert isinstance(quote, Refusal)
    else:
        assert type(other) is type(error)
    assert (game.digest(), game.history, len(game.state.effects)) == before
    return error


@pytest.mark.parametrize("text", UNREADABLE, ids=lambda text: ascii(text[:24]))
def test_what_is_no_choice_is_unreadable(text: str, games: list[Game]) -> None:
    for game in games[:: max(1, len(games) // 4)]:
        for seat in range(game.players):
            error = refused(game, seat, text)
            if text.lower() in ("decline", "leech 1"):  # short for an offer, when there is one
                continue
            assert isinstance(error, Unreadable), f"{text!r} gave {error!r}"


@pytest.mark.parametrize("seat", [-1, -2, 5, 7, 99, 10**30])
def test_there_is_no_such_seat(seat: int, games: list[Game]) -> None:
    game = games[5]
    assert isinstance(refused(game, seat, "done"), Unreadable)
    with pytest.raises(Unreadable):
        game.read(seat, "done")
    with pytest.raises(Illegal):
        game.step(seat, game.state.catalog.choice(DONE, ()))
    assert game.options(seat) == game.free(seat) == []


def test_another_seats_choices_are_illegal(games: list[Game]) -> None:
    tried = 0
    for game in games:
        for seat in game.to_act:
            for other in set(range(game.players)) - set(game.to_act):
                for choice in (game.options(seat) + game.free(seat))[:20]:
                    assert isinstance(refused(game, other, choice.text), Illegal)
                    tried += 1
    assert tried > 100


def test_nothing_is_legal_when_the_game_is_over(games: list[Game]) -> None:
    over = [game for game in games if game.over]
    assert over
    for game in over:
        for text in ("done", "resign", "pass", "build E6", "convert 1C to 1VP", "burn 1"):
            error = refused(game, 0, text)
            assert isinstance(error, Illegal)
            assert error.refusal.code == "game_over"


WORDS = """
    build upgrade dig transform action bridge connect send p to for convert burn advance ship pass leech decline from
    E6 F3 A1 I13 r3 TP TE SH SA FIRE AIR BON1 BON10 ACT1 ACT6 ACTC ACTE FAV5 nomads giants red gray 1 2 3 10 99 1PW
    3W 1P 2C 1VP +FAV11 +TW1 +2FIRE -SPADE -FIRE done resign wait . # : + - 0 ² ٣ K İ
"""


@given(st.data())
@settings(max_examples=150, deadline=None)
def test_no_text_does_harm(games: list[Game], data: st.DataObject) -> None:
    game = data.draw(st.sampled_from(games))
    seat = data.draw(st.integers(-1, 5))
    text = data.draw(
        st.one_of(st.text(max_size=60), st.lists(st.sampled_from(WORDS.split()), max_size=7).map(" ".join))
    )
    refused(game, seat, text)


@given(st.data())
@settings(max_examples=120, deadline=None)
def test_a_legal_choice_slightly_wrong_does_no_harm(games: list[Game], data: st.DataObject) -> None:
    game = data.draw(st.sampled_from([game for game in games if not game.over]))
    seat = game.to_act[0]
    text = pick(game, Random(data.draw(st.integers(0, 99))), seat, 0.3).text
    at = data.draw(st.integers(0, len(text)))
    inserted = data.draw(st.one_of(st.text(max_size=2), st.sampled_from(["0", "-", "9", ".", "#", " to "])))
    refused(game, seat, text[:at] + inserted + text[at + data.draw(st.integers(0, 2)) :])


@pytest.mark.parametrize("profile", PROFILES)
def test_a_text_that_fails_in_the_middle_changes_nothing(profile: str) -> None:
    rnd = Random(f"middle {profile}")
    game = begin(rnd, profile)
    for seat, choice in walk(game, rnd):
        for wrong in ("build Z9", "setup nomads", "nonsense", "burn 99"):
            assert refused(game, seat, f"{choice.text}. {wrong}") is not None
            assert refused(game, seat, f"{choice.text}. {wrong}. {choice.text}") is not None


def test_many_different_texts_take_no_room_for_good() -> None:
    """Texts that mean nothing are not remembered."""
    game = begin(Random(1), "league", 2)
    catalog = game.state.catalog
    for n in range(1, 999, 7):
        for m in range(1, 999, 7):
            refused_text = f"convert {n}PW to {m}W"
            game.quote(0, refused_text)
    assert all(len(met) <= MOST_KNOWN for met in catalog.met)
    assert len(catalog.known) <= MOST_KNOWN


# -- set-ups --------------------------------------------------------------------------

TILES = (1, 2, 3, 4, 5, 6)


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"players": 0}, "wrong_number_of_players"),
        ({"players": 1}, "wrong_number_of_players"),
        ({"players": 6, "factions": "intro"}, "introductory_for_players"),
        ({"players": 4, "options": {"fewer-structures": True}}, "option_for_players"),
        ({"players": 7, "options": {"fewer-structures": True}}, "option_for_players"),
        ({"players": 8}, "wrong_number_of_players"),
        ({"players": -1}, "wrong_number_of_players"),
        ({"players": 10**9}, "wrong_number_of_players"),
        ({"players": []}, "wrong_number_of_players"),
        ({"players": ["Ann"]}, "wrong_number_of_players"),
        ({"players": 1, "factions": "intro"}, "wrong_number_of_players"),
        ({"players": ["Ann", "Ann"]}, "names_alike"),
        ({"players": ["Ann", ""]}, "bad_name"),
        ({"players": ["Ann", "B" * 41]}, "bad_name"),
        ({"players": ["Ann", "Bob\n"]}, "bad_name"),
        ({"players": ["Ann", "\x1b[31mBob"]}, "bad_name"),
        ({"players": ["Ann", "\u202eBob"]}, "bad_name"),
        ({"players": ["Ann", "\ud800"]}, "bad_name"),
        ({"players": 2, "factions": ["nomads", "fakirs"]}, "colour_taken"),
        ({"players": 2, "factions": ["nomads", "nomads"]}, "colour_taken"),
        ({"players": 2, "factions": ["nomads", "elves"]}, "unknown_faction"),
        ({"players": 2, "factions": ["nomads", "Giants "]}, "unknown_faction"),
        ({"players": 2, "factions": ["nomads", "x" * 9999]}, "unknown_faction"),
        ({"players": 3, "factions": ["nomads", "elves"]}, "unknown_faction"),
        ({"players": 2, "factions": ["nomads"]}, "factions_for_players"),
        ({"players": 2, "factions": ["nomads", "giants", "witches"]}, "factions_for_players"),
        ({"factions": "auction of souls"}, "unknown_way_to_choose"),
        ({"map": "atlantis"}, "unknown_map"),
        ({"map": ""}, "unknown_map"),
        ({"map": "../maps/base"}, "unknown_map"),
        ({"map": "x" * 9999}, "unknown_map"),
        ({"ruleset": "mine"}, "unknown_profile"),
        ({"ruleset": ""}, "unknown_profile"),
        ({"options": {"fast": True}}, "unknown_option"),
        ({"options": {"": True}}, "unknown_option"),
        ({"options": {"loose-adjust-resource": True}}, "unsupported_option"),
        ({"options": {"strict-leech": 1}}, "option_not_bool"),
        ({"options": {"strict-leech": None}}, "option_not_bool"),
        ({"options": {"strict-leech": "yes"}}, "option_not_bool"),
        ({"round_tiles": (1, 2, 3, 4, 5)}, "wrong_round_tiles"),
        ({"round_tiles": (1, 2, 3, 4, 5, 5)}, "wrong_round_tiles"),
        ({"round_tiles": (1, 2, 3, 4, 5, 99)}, "wrong_round_tiles"),
        ({"round_tiles": (0, 2, 3, 4, 5, 6)}, "wrong_round_tiles"),
        ({"round_tiles": (-1, 2, 3, 4, 5, 6)}, "wrong_round_tiles"),
        ({"round_tiles": (1, 2, 3, 4, 5, 6, 7)}, "wrong_round_tiles"),
        ({"round_tiles": (1, 2, 3, 4, 5, 9), "ruleset": "rulebook"}, "wrong_round_tiles"),
        ({"players": 2, "bonus_cards": (1, 2, 3, 4)}, "wrong_bonus_cards"),
        ({"players": 2, "bonus_cards": (1, 2, 3, 4, 4)}, "wrong_bonus_cards"),
        ({"players": 2, "bonus_cards": (1, 2, 3, 4, 5, 6)}, "wrong_bonus_cards"),
        ({"players": 2, "bonus_cards": (0, 1, 2, 3, 4)}, "wrong_bonus_cards"),
        ({"players": 2, "bonus_cards": (1, 2, 3, 4, 11)}, "wrong_bonus_cards"),
        ({"players": 2, "bonus_cards": (1, 2, 3, 4, 10), "ruleset": "rulebook"}, "wrong_bonus_cards"),
    ],
    ids=lambda value: ascii(value)[:50],
)
def test_a_game_that_cannot_be_set_up_says_why(asked: dict[str, Any], code: str) -> None:
    with pytest.raises(SetupError) as caught:
        terra.new(**{"ruleset": "league", **asked})
    assert caught.value.refusal.code == code
    assert len(str(caught.value)) < 600


@pytest.mark.parametrize(
    "dwellings",
    [
        (("C3",), ("E8", "F3", "I7")),
        (("C3", "C3"), ("E8", "F3", "I7")),
        (("c3", "C3"), ("E8", "F3", "I7")),
        (("C3", "E8"), ("E8", "F3", "I7")),
        (("C3", "Z9"), ("E8", "F3", "I7")),
        (("C3", "r3"), ("E8", "F3", "I7")),
        (("C3", "F4"),),
        (("C3", "F4"), ("E8", "F3", "I7"), ()),
        ((), ()),
    ],
)
def test_printed_dwellings_must_fit(dwellings: tuple[tuple[str, ...], ...]) -> None:
    rules = terra.ruleset("rulebook")
    cards = (1, 2, 3, 4, 5)
    ready = terra.Setup(
        ("a", "b"), rules, "base", ("witches", "nomads"), TILES, cards, (("C3", "F4"), ("E8", "F3", "I7"))
    )
    assert Game(ready).to_act
    with pytest.raises(SetupError) as caught:
        terra.Setup(("a", "b"), rules, "base", ("witches", "nomads"), TILES, cards, dwellings)
    assert caught.value.refusal.code == "wrong_dwellings"
