"""Bids in auctions: what a faction is worth at this table, by the learned value."""

import pytest

from hexarch import bots
from hexarch.bots import versions
from hexarch.games.terra import layout as at
from hexarch.games.terra.bots import bidding
from hexarch.games.terra.bots.bidding import SHADE
from hexarch.games.terra.bots.steward import StewardBot
from hexarch.games.terra.game import Game
from hexarch.games.terra.phases import begin
from hexarch.games.terra.phases.auction import FIRST_PRICE
from hexarch.games.terra.title import TITLE


def auctioned(way: str, seed: int = 5) -> Game:
    return Game(TITLE.drawn(4, seed, ruleset="league", factions=way)).quiet()


def bid_out(game: Game, names: list[str]) -> list[bots.Bot]:
    players = [versions.make(TITLE, name, seat) for seat, name in enumerate(names)]
    while game.state.cells[at.PHASE] == begin.AUCTION:
        seat = game.to_act[0]
        game.step(seat, players[seat].choose(game, seat))
    return players


@pytest.fixture(scope="module")
def worth() -> dict[int, float]:
    bot = versions.make(TITLE, "steward", 0)
    assert isinstance(bot, StewardBot)
    return bidding.worths(bot, auctioned("auction"))


@pytest.mark.parametrize("way", ["auction", "sealed-auction"])
def test_after_an_auction_every_faction_is_as_good_as_any_other(way: str, worth: dict[int, float]) -> None:
    game = auctioned(way)
    bid_out(game, ["steward"] * 4)
    s = game.state
    left = [s.get(seat, at.VP) + worth[s.faction(seat).index] for seat in range(4)]
    assert max(worth.values()) - min(worth.values()) > 5, "they are not worth the same to begin with"
    assert max(left) - min(left) < 4 + (SHADE if way == "sealed-auction" else 0), "one point for each that bids higher"
    most = max(s.get(seat, at.VP) for seat in range(4))
    assert most >= FIRST_PRICE - (SHADE if way == "sealed-auction" else 0), "hardly a point is given up for the poorest"


def test_whoever_values_factions_takes_the_better_ones_cheaper_from_whoever_draws_lots(worth: dict[int, float]) -> None:
    game = auctioned("auction")
    bid_out(game, ["steward", "greedy", "greedy", "greedy"])
    s = game.state
    left = [s.get(seat, at.VP) + worth[s.faction(seat).index] for seat in range(4)]
    assert left[0] == max(left)


def test_bids_are_reckoned_once_and_weighed_best_first(monkeypatch: pytest.MonkeyPatch) -> None:
    game = auctioned("auction")
    bot = versions.make(TITLE, "steward", 0)
    seat = game.to_act[0]
    before = game.digest()
    first = bot.weigh(game, seat)
    assert [one.vp for one in first] == sorted([one.vp for one in first], reverse=True)
    assert first[0].text == bot.choose(game, seat)
    assert first[0].text.endswith(f" {FIRST_PRICE}"), "nobody begins below the first price"
    assert game.digest() == before
    monkeypatch.setattr(bidding, "worths", None)
    assert bot.weigh(game, seat) == first


def test_a_sealed_bid_is_told_with_the_points_that_it_leads_to(worth: dict[int, float]) -> None:
    game = auctioned("sealed-auction")
    bot = versions.make(TITLE, "steward", 0)
    options = game.options(game.to_act[0])
    found = bidding.liked(options, game.setup.auction, worth, dict.fromkeys(worth, 1))
    assert [value for value, _ in found] == sorted([value for value, _ in found], reverse=True)
    poorest = FIRST_PRICE + min(worth.values())
    for value, choice in found:
        fair = round(worth[choice.faction] - min(worth.values()))
        assert value == pytest.approx(poorest - max(0, abs(choice.points - fair) - SHADE))
    assert found[0][1].points == round(worth[found[0][1].faction] - min(worth.values())) + 1
    assert bot.weigh(game, game.to_act[0])[0].vp == found[0][0] == poorest


def sealed_bids(seed: int) -> list[int]:
    """What a bot of this seed bids for each lot."""
    game = auctioned("sealed-auction")
    bot = versions.make(TITLE, "steward", seed)
    seat = game.to_act[0]
    bids = []
    while seat in game.to_act and len(bids) < 4:
        choice = str(bot.choose(game, seat))
        bids.append(int(choice.split()[-1]))
        game.step(seat, choice)
    return bids


def test_sealed_bids_are_known_to_nobody_who_does_not_know_the_seed(worth: dict[int, float]) -> None:
    fair = [round(points - min(worth.values())) for points in worth.values()]
    found = [sealed_bids(seed) for seed in range(12)]
    assert sealed_bids(7) == found[7], "the same seed bids the same"
    for place, points in enumerate(fair):
        bids = {each[place] for each in found}
        assert bids <= set(range(max(0, points - SHADE), points + SHADE + 1))
        assert len(bids) > 2
    assert len({tuple(each) for each in found}) > 9


def test_in_an_open_auction_the_seed_makes_no_difference() -> None:
    game = auctioned("auction")
    seat = game.to_act[0]
    first, *others = [versions.make(TITLE, "steward", seed).weigh(game, seat) for seed in range(4)]
    assert all(other == first for other in others)


class Ticking:
    """A clock that loses so many seconds whenever it is looked at."""

    def __init__(self, seconds: float, each: float) -> None:
        self.seconds = seconds
        self.each = each

    def left(self) -> float:
        self.seconds = max(0.0, self.seconds - self.each)
        return self.seconds


def test_with_little_time_one_beginning_must_do(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []
    seated = bidding.Setup

    def noted(*given: object, **more: object) -> object:
        tried.append(given)
        return seated(*given, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(bidding, "Setup", noted)
    for clock, beginnings in ((Ticking(1000, 1), 4), (Ticking(10, 2), 1), (Ticking(0.3, 0.1), 0)):
        tried.clear()
        game = auctioned("sealed-auction")
        bot = versions.make(TITLE, "steward", 0)
        seat = game.to_act[0]
        game.step(seat, bot.choose(game, seat, clock))
        assert len(tried) == beginnings
