# Fan factions: their options, names, abilities, actions and refusals.

option-fan-factions = Adds the fan factions, with the figures of the 2023 rules. They share the colours of the other factions; ice, volcano and variable factions count as one colour each.
option-fan-factions-2024 = Adds the fan factions with the figures rebalanced in 2024.

# What several of them share.

choice-swap = exchange your levels in the cults of { $one } and { $two }
decision-swap-cults = Choose the two cults whose levels you exchange.
refusal-no_swap_due = You have no cult levels to exchange now.
refusal-tenth_space_taken = The last space in the cult { $cult_of } is occupied: this exchange is not possible.
unreadable-same_cult_twice = "{ $text }": name two different cults.
choice-return-favor = give back favor tile { $tile } ({ $title })
choice-pay-action = use action { $action } ({ $title }) and pay with coins
choice-exchange =
    { $exchange ->
        [PRIESTS]
            { $n ->
                [one] convert { $n } priest into 2 workers and 2 coins
               *[other] convert { $n } priests, each into 2 workers and 2 coins
            }
       *[COINS]
            { $n ->
                [one] pay { $n } coin for a new power token in bowl I
               *[other] pay { $n } coins for as many new power tokens in bowl I
            }
    }
decision-return-favor = Choose the favor tile you give back.
refusal-favor_given_back = You have just given back { $tile } ({ $title }): take a different tile.
refusal-no_favor_held = You have no favor tile to give back.
refusal-no_favor_to_return = You cannot give back a favor tile now.
refusal-no_other_favor = The supply has no favor tile that you do not own already.
refusal-no_coins_for_power = You cannot pay this action with coins.
refusal-no_such_exchange = Your faction does not know this exchange.
refusal-exchange_too_much = You cannot make this exchange { $n } times.
refusal-no_room_for_power = All your power tokens are already in bowl III.
refusal-income_track_at_end = You have reached the end of your income track.
refusal-no_houses_to_tax = No other player has a trading house on the map.
choice-pass-cards = pass and take { $tile } ({ $title }) and { $second } ({ $second_title })
refusal-take_one_card = You take a single bonus card when you pass.
refusal-take_two_cards = With your stronghold you take two bonus cards when you pass: name both.
choice-bank = put { $what } into the treasury
choice-keep = keep it all in hand
decision-bank = Choose what you put into the treasury; it comes out doubled in the next round.
refusal-nothing_to_bank = You have received nothing now that you could put into the treasury.
refusal-bank_at_most = You can put at most { $amount } into the treasury now.
choice-move-bridge = move the bridge from { $here }–{ $there } to { $goal }
choice-tile-on = lay the town tile on { $hex }
decision-move-bridge = Choose the bridge you move, and where to.
decision-tile-on = Choose the structure of the new town that carries the town tile; if no tile is left, it marks the town.
log-tile-on = { $who } lay a town tile on { $hex }.
log-moved = { $who } move a bridge from { $here }–{ $there } to { $goal }.
refusal-no_bridge_to_move = You have no bridge that you could move.
refusal-not_your_bridge = You have no bridge from { $here } to { $there }.
refusal-same_bridge_site = The bridge from { $here } to { $there } must go to a different place.
refusal-town_would_break = A structure with a town tile would then no longer belong to a town.
refusal-no_tile_to_lay = You have no town tile to lay now.
refusal-not_in_this_town = The structure on { $hex } cannot carry the tile of the new town.

# The first part of the rulebook: Chash Dallah to Time Travelers.

faction-djinni = Djinni
    .the = the Djinni
    .of = of the Djinni
    .from = from the Djinni
    .ability = You start on space 2 of a cult of your choice, with 3 magic lamps. As an action, you spend a lamp to exchange the levels of two of your cult markers; this brings no power. Nobody enters the last space of a cult that is occupied, not even this way.
    .stronghold = Whenever you pass: 1 VP for each of your priests on the cult board.
faction-time_travelers = Time Travelers
    .the = the Time Travelers
    .of = of the Time Travelers
    .from = from the Time Travelers
    .ability = You score the scoring tiles of the previous round and of the next round, both of them, instead of the present one; rounds 1 and 6 are neighbours. The cult bonus is that of the present round. A spade always costs you 3 workers.
    .stronghold = A special action: move up to 4 power tokens from bowl I straight to bowl III.
faction-chash_dallah = Chash Dallah
    .the = the Chash Dallah
    .of = of the Chash Dallah
    .from = from the Chash Dallah
    .ability = You have an income track of 4 steps: as an action, pay 2 workers and 2 coins for a step. It scores 1, 2, 3 or 4 VP and adds 1 worker or 2 coins to your income of the rounds to come. A spade always costs you 3 workers.
    .stronghold = You may pay power actions with coins instead of power, 1 coin for each power.
faction-enlightened = The Enlightened
    .the = the Enlightened
    .of = of the Enlightened
    .from = from the Enlightened
    .ability = You dig with power: a spade costs 3, 2 or 1 power. Your dwellings give power; the temple and the stronghold take 1 priest and the sanctuary 2, instead of workers. At any time of your turn, 1 coin buys a new power token for bowl I. Power for advancing in the cults is doubled, unless the figures of 2024 are played.
    .stronghold = Power converts into twice as much: 5 power into 2 priests, 3 into 2 workers, 1 into 2 coins. And a special action: gain 4 power.
faction-dynion_geifr = Dynion Geifr
    .the = the Dynion Geifr
    .of = of the Dynion Geifr
    .from = from the Dynion Geifr
    .ability = You start with the favor tile Fire 2 and its steps. All your structures have a power value of 2. At any time of your turn, you may convert 1 priest into 2 workers and 2 coins.
    .stronghold = Once, when you build it: 2 priests. From then on, a town with your stronghold needs only three structures, as with the sanctuary.
faction-conspirators = Conspirators
    .the = the Conspirators
    .of = of the Conspirators
    .from = from the Conspirators
    .ability = Every favor tile you obtain also brings 2 coins.
    .stronghold = Once, when you build it: a favor tile. From then on, a special action: give back one of your favor tiles, going back by its steps, and take a different one. Whatever else the old tile brought stays.
faction-prospectors = Prospectors
    .the = the Prospectors
    .of = of the Prospectors
    .from = from the Prospectors
    .ability = You dig with golden spades, which cost 4 coins each; each one you use brings 1 power and 1 VP, but nothing on a scoring tile. For every ordinary spade you would gain, wherever it comes from, you get a priest instead. You start on space 3 of Earth, with the power it gives.
    .stronghold = Golden spades cost 3 coins. And a special action: gain 1 coin for each trading house of the other players on the map.
faction-archivists = Archivists
    .the = the Archivists
    .of = of the Archivists
    .from = from the Archivists
    .ability = One bonus card more is in the game. Whenever you pass, you gain 2 power for each coin on the bonus card you take, besides the coins. You receive no cult bonuses at the end of a round.
    .stronghold = Whenever you pass, you take two bonus cards instead of one, and use both.
faction-treasurers = Treasurers
    .the = the Treasurers
    .of = of the Treasurers
    .from = from the Treasurers
    .ability = In rounds 1 to 5 you may put any of the workers, priests and coins of your income into the treasury. They cannot be used there; at the start of the next round, before the income, they come back to you doubled.
    .stronghold = You may also put workers, priests and coins into the treasury at any other moment you receive them: from power actions, town tiles, converted power, cult bonuses, the bonus card you take and, with Merchants of the Seas, trade.
faction-architects = Architects
    .the = the Architects
    .of = of the Architects
    .from = from the Architects
    .ability = As an action, you build a bridge for 1 priest. When one action transforms a hex and builds on it, each of your bridges that ends there saves 1 spade; spades saved score nothing. Each of your bridges between two structures of a town adds 1 to its power, but is no structure. You choose the structure that carries a town tile.
    .stronghold = A special action: move one of your bridges to another place where you could build one, and score 3 VP. Every structure with a town tile must still belong to a town; a town that is split in two may found another.

tile-ACTDJ = magic lamp
    .text = For a magic lamp: exchange the levels of two of your cult markers.
tile-ACTTT = leap in time
    .text = Once per round: up to 4 power tokens move from bowl I straight to bowl III.
tile-ACTCD = step on the income track
    .text = For 2 workers and 2 coins, as often as there are steps: a step on your income track, with its VP and its income from the next round on.
tile-ACTEN = 4 power
    .text = Once per round: gain 4 power.
tile-ACTCO = exchange of favors
    .text = Once per round: give back one of your favor tiles, going back by its steps, and take a different one.
tile-ACTPR = tax on trading houses
    .text = Once per round: gain 1 coin for each trading house of the other players on the map.
tile-ACTAR1 = bridge for 1 priest
    .text = For 1 priest, as often as you like: build a bridge.
tile-ACTAR2 = move a bridge
    .text = Once per round: move one of your bridges to another place where you could build one. 3 VP.

resource-lamp = magic lamps
    .amount =
        { $n ->
            [one] { $n } magic lamp
           *[other] { $n } magic lamps
        }
resource-income-step = steps on the income track
    .amount =
        { $n ->
            [one] { $n } step on the income track
           *[other] { $n } steps on the income track
        }
resource-treasury-C = coins in the treasury
    .amount =
        { $n ->
            [one] { $n } coin in the treasury
           *[other] { $n } coins in the treasury
        }
resource-treasury-W = workers in the treasury
    .amount =
        { $n ->
            [one] { $n } worker in the treasury
           *[other] { $n } workers in the treasury
        }
resource-treasury-P = priests in the treasury
    .amount =
        { $n ->
            [one] { $n } priest in the treasury
           *[other] { $n } priests in the treasury
        }

# The second part: Goblins to Kingdom of Ember.
