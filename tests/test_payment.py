"""Conversions that make a choice payable: the cheapest, and only where they help."""

import pytest

from hexarch.bots import make
from hexarch.games import terra
from hexarch.games.terra import layout as at
from hexarch.games.terra import payment
from hexarch.games.terra.choice import TerraChoice
from hexarch.games.terra.game import Game
from hexarch.games.terra.quote import Quote
from hexarch.games.terra.title import TITLE

HOUSE = "upgrade C3 to TP"  # with no neighbour: 6 coins and 2 workers


@pytest.fixture
def game() -> Game:
    """The introductory game of two at the first turn of the Witches."""
    game = terra.new(2, factions="intro")
    game.step(1, "pass BON6")
    game.step(0, "pass BON1")
    return game


def hand(game: Game, c: int, w: int, p: int, bowls: tuple[int, int, int]) -> None:
    for cell, n in zip(
        (at.COINS, at.WORKERS, at.PRIESTS, at.BOWL1, at.BOWL2, at.BOWL3), (c, w, p, *bowls), strict=True
    ):
        game.state.set(0, cell, n)


def test_what_can_be_paid_needs_no_conversion(game: Game) -> None:
    assert payment.propose(game, 0, HOUSE) is None
    assert not any(HOUSE in text for text in payment.proposals(game, 0))


@pytest.mark.parametrize(
    ("c", "w", "p", "bowls", "expected"),
    [
        (6, 1, 0, (4, 5, 3), "convert 3PW to 1W"),
        (6, 1, 1, (4, 5, 3), "convert 3PW to 1W"),  # power before priests
        (6, 1, 1, (4, 8, 0), "convert 1P to 1W"),  # priests before burning
        (5, 3, 0, (4, 8, 0), "convert 1W to 1C"),
        (4, 2, 2, (4, 8, 0), "convert 2P to 2W. convert 2W to 2C"),
        (4, 1, 1, (4, 6, 2), "convert 1P to 1W. convert 2PW to 2C"),
        (6, 1, 0, (2, 6, 0), "burn 3. convert 3PW to 1W"),  # burnt power is used at once
        (5, 1, 0, (2, 8, 0), "burn 4. convert 3PW to 1W. convert 1PW to 1C"),
    ],
)
def test_the_cheapest_conversions(
    game: Game, c: int, w: int, p: int, bowls: tuple[int, int, int], expected: str
) -> None:
    hand(game, c, w, p, bowls)
    before = game.digest()
    assert payment.propose(game, 0, HOUSE) == f"{expected}. {HOUSE}"
    assert game.digest() == before
    game.step(0, f"{expected}. {HOUSE}")


def test_nothing_is_proposed_that_cannot_be_reached(game: Game) -> None:
    hand(game, 0, 0, 0, (12, 0, 0))
    assert payment.propose(game, 0, HOUSE) is None
    hand(game, 50, 50, 5, (0, 0, 12))
    assert payment.propose(game, 0, "upgrade C3 to SA") is None
    assert payment.propose(game, 0, "upgrade E8 to TP") is None
    assert payment.propose(game, 1, "upgrade E8 to TP") is None
    assert payment.proposals(game, 1) == []


def test_a_power_action_may_be_paid_by_burning(game: Game) -> None:
    hand(game, 0, 0, 0, (0, 8, 2))
    assert payment.propose(game, 0, "action ACT4") == "burn 2. action ACT4"


def test_points_may_pay_where_a_faction_turns_them_into_coins() -> None:
    game = terra.new(2, factions=["alchemists", "nomads"], seed=1)
    bots = [make(TITLE, "greedy"), make(TITLE, "greedy")]
    while game.state.turn() is None or game.to_act[0] != 0:
        game.step(game.to_act[0], bots[game.to_act[0]].choose(game, game.to_act[0]))
    hand(game, 1, 1, 0, (12, 0, 0))
    house = next(c.text for c in terra_upgrades(game))
    cost = payment.price(game, 0, house)
    assert cost is not None
    hand(game, cost["C"] - 1, cost["W"], 0, (12, 0, 0))
    assert payment.propose(game, 0, house) == f"convert 1VP to 1C. {house}"


def terra_upgrades(game: Game) -> list[TerraChoice]:
    mark = game.mark()
    hand(game, 60, 60, 5, (0, 0, 12))
    found = [choice for choice in game.options(0) if choice.text.startswith("upgrade")]
    game.rollback(mark)
    return found


@pytest.mark.parametrize("profile", ["rulebook", "league"])
def test_every_proposal_is_a_choice_the_rules_allow(profile: str) -> None:
    game = terra.new(3, seed=11, ruleset=profile)
    bot = make(TITLE, "random", 3)
    found = 0
    while not game.over:
        seat = game.to_act[0]
        before = game.digest()
        for text in payment.proposals(game, seat):
            found += 1
            assert isinstance(game.quote(seat, text), Quote), text
        assert game.digest() == before
        game.step(seat, bot.choose(game, seat))
    assert found > 100


def test_trying_is_bounded(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    hand(game, 0, 0, 7, (0, 12, 12))
    asked = []
    quote = Game.quote

    def counted(self: Game, seat: int, choice: TerraChoice | str) -> object:
        asked.append(choice)
        return quote(self, seat, choice)

    monkeypatch.setattr(Game, "quote", counted)
    payment.propose(game, 0, HOUSE)
    assert len(asked) <= payment.MOST_TRIES + 2
