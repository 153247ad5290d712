"""Bids in auctions, and factions chosen in drafts: what a faction is worth at this table, by the learned value."""

import pytest

from hexarch import bots
from hexarch.bots import versions
from hexarch.games.terra import layout as at
from hexarch.games.terra.bots import bidding
from hexarch.games.terra.bots.bidding import SHADE
from hexarch.games.terra.bots.greedy import GreedyBot
from hexarch.games.terra.bots.steward import StewardBot
from hexarch.games.terra.game import Game
from hexarch.games.terra.phases import begin
from hexarch.games.terra.phases.auction import FIRST_PRICE
from hexarch.games.terra.setup import Setup
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


@pytest.mark.parametrize("way", ["auction", "sealed-auction"])
def test_in_an_auction_every_seat_is_expected_to_come_to_what_it_holds_or_could_take(
    way: str, worth: dict[int, float]
) -> None:
    game = auctioned(way)
    bot = versions.make(TITLE, "steward", 0)
    assert isinstance(bot, StewardBot)
    best = FIRST_PRICE + (max(worth.values()) if way == "auction" else min(worth.values()))
    assert bot.estimate(game) == [best] * 4
    if way == "auction":
        dearest = max(worth, key=lambda one: worth[one])
        seat = game.to_act[0]
        game.step(seat, f"bid {game.state.registry[dearest].id} 38")
        found = bot.estimate(game)
        assert found[seat] == round(worth[dearest] + 38, 2)
        next_best = max(worth[dearest] + 37, *[FIRST_PRICE + gain for one, gain in worth.items() if one != dearest])
        assert found[game.to_act[0]] == pytest.approx(next_best)
        assert found[game.to_act[0]] == bot.weigh(game, game.to_act[0])[0].vp


# -- drafts -------------------------------------------------------------------------------------


def drafted(seed: int = 5, players: int = 4, way: str = "draft") -> Game:
    return Game(TITLE.drawn(players, seed, ruleset="league", factions=way)).quiet()


def opened(game: Game, bot: bots.Bot, chosen: list[str]) -> Game:
    """The game where the first round begins, with these factions, opened by single looks."""
    setup = game.setup
    found = Game(
        Setup(setup.names, setup.rules, setup.map, tuple(chosen), setup.round_tiles, setup.bonus_cards, seed=setup.seed)
    ).quiet()
    while found.state.cells[at.PHASE] != begin.ACTIONS:
        found.step(found.to_act[0], bot.choose(found, found.to_act[0]))
    return found


@pytest.mark.parametrize("name", ["steward", "elder"])
def test_the_last_to_choose_takes_what_it_expects_most_of_after_the_opening(name: str) -> None:
    game = drafted()
    bot = versions.make(TITLE, name, 0)
    assert isinstance(bot, StewardBot)
    chosen = ["darklings", "nomads", "witches"]
    for seat, faction in enumerate(chosen):
        game.step(seat, f"setup {faction}")
    before = game.digest()
    found = bot.weigh(game, 3)
    assert game.digest() == before
    assert {one.text for one in found} == {choice.text for choice in game.options(3)}
    assert [one.vp for one in found] == sorted([one.vp for one in found], reverse=True)
    for one in found:
        at_first_round = opened(game, bot, [*chosen, one.text.removeprefix("setup ")])
        assert one.vp == round(bot.expected(at_first_round.state, 3), 2)
    assert bot.choose(game, 3) == found[0].text
    assert bot.estimate(game)[3] == found[0].vp


def test_whoever_chooses_first_tries_all_factions_beside_others(monkeypatch: pytest.MonkeyPatch) -> None:
    game = drafted()
    bot = versions.make(TITLE, "steward", 0)
    assert isinstance(bot, StewardBot)
    before, length = game.digest(), len(game.history)
    found = bot.appraise(game, 0)
    assert (game.digest(), len(game.history)) == (before, length)
    assert {one.text for one in found} == {choice.text for choice in game.options(0)}
    assert bot.weigh(game, 0) == found[: bots.MOST_OPINIONS]
    assert versions.make(TITLE, "steward", 9).choose(game, 0) == found[0].text, "the seed makes no difference"
    expected = bot.estimate(game)
    assert expected[0] == found[0].vp
    assert all(60 < points < 160 for points in expected)
    monkeypatch.setattr(bidding, "picks", None)
    assert bot.appraise(game, 0) == found, "it is reckoned once"


def test_drafts_with_terrains_to_choose_and_boards_that_were_dealt_come_to_an_end() -> None:
    for game in (
        Game(
            TITLE.drawn(4, 3, ruleset="league", factions="draft", options={"fire-and-ice-factions/ice": True})
        ).quiet(),
        drafted(3, 5, "random-colours"),
    ):
        bot = versions.make(TITLE, "steward", 0)
        assert isinstance(bot, StewardBot)
        while game.state.cells[at.PHASE] == begin.CHOOSE_FACTIONS:
            assert all(points > 0 for points in bot.estimate(game))
            seat = game.to_act[0]
            first = next((choice.text for choice in game.options(seat) if choice.text == "setup yetis"), None)
            game.step(seat, first or bot.choose(game, seat))
        assert all(game.faction(seat) for seat in range(game.players))


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


def test_with_too_little_time_for_every_faction_it_chooses_as_greedy_does() -> None:
    for clock in (Ticking(0.3, 0.1), Ticking(10, 2)):
        game = drafted()
        bot = versions.make(TITLE, "steward", 4)
        assert bot.choose(game, 0, clock) == str(GreedyBot(4).choose(game, 0))
    game, bot = drafted(), versions.make(TITLE, "steward", 4)
    assert bot.choose(game, 0, Ticking(1000, 1)) == bot.choose(game, 0)
