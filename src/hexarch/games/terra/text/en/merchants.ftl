# Merchants of the Seas. Dwarves and Fakirs have traders, a warehouse and a market where others have ships, a port and a shipyard.

structure-shipyard = shipyard
    .a = a shipyard
    .the = the shipyard
source-trade = trade
discard-SHIP = a ship
discard-MOVE = the rest of the movement
discard-DWELLING = the dwelling
discard-HOME = the change of home terrain

option-merchants = Merchants of the Seas: ports, shipyards, ships and trade, with the new tiles and cards; factions start with the points of the map.
option-merchants-tiles = New tiles from Merchants of the Seas without ships: those scoring tiles, the favor tile, the town tile and the power action that need none.
option-merchants-assured = With Merchants of the Seas: two of its three new bonus cards and its final scoring tile are always in the game.

choice-port = place the port on { $hex }
choice-launch = build a ship on { $space }
choice-recruit = recruit a trader on { $space }
choice-sail = move the ship from { $space } to { $to }
choice-sail-trade = move the ship from { $space } to { $to } to trade
choice-walk = move the trader from { $space } to { $to }
choice-sail-second = move the ship from { $space } to { $to }, with 1 power from bowl II for extra steps
choice-trade = trade with the structure on { $hex }
choice-trade-for =
    { $gift ->
        [POWER] trade with the structure on { $hex } for 3 power
        [CULT] trade with the structure on { $hex } for steps in a cult
        [PRIEST] trade with the structure on { $hex } for 1 priest
        [SHIP] trade with the structure on { $hex } and leave the ship on the map
       *[MOVE] trade with the structure on { $hex } and use the movement action once more
    }
choice-build-by-ship = build a dwelling on { $hex } by handing in the ship or trader at { $space }
choice-send-new =
    { $n ->
        [one] send a priest from the supply to the order { $cult_of } for { $n } space, and gain 4 coins
       *[other] send a priest from the supply to the order { $cult_of } for { $n } spaces, and gain 4 coins
    }
choice-gift-step = advance your shipping or range by one step, and gain 1 worker

decision-port = Choose the dwelling where your port lies.
decision-launch = You may build a ship: choose where it starts.
decision-movement = Move your ships, one after the other; those that reach a structure trade when all have moved.
decision-trades = Choose the structure you trade with next.
decision-gift = Choose: a priest from the supply goes to a cult and you gain 4 coins, or a step of shipping and 1 worker.
asked-launch =
    { $n ->
        [one] You may build a ship: choose where it starts.
       *[other] You may build { $n } ships: choose where they start.
    }
asked-trade-dwelling = The trade lets you transform and build now, or give it up.

rule-ships = Ships and trade
refusal-no_port_due = You do not place a port now.
refusal-no_river_here = { $hex } does not border the river.
refusal-no_ship_left = All your ships are on the map, and ships on the map cannot start again elsewhere.
refusal-no_port = You have neither a port nor a shipyard, so you cannot build a ship.
refusal-no_ship_due = You may not build a ship now.
refusal-not_at_shipyard = { $hex } does not border your shipyard, where this ship must start.
refusal-not_at_port = { $hex } borders neither your port nor your shipyard.
refusal-no_ships = You have no ship on the map.
refusal-no_voyage = None of your ships can move.
refusal-no_movement_due = You may not move your ships now.
refusal-ship_moved = Your ship at { $hex } has already moved.
refusal-no_ship_there = You have no ship at { $hex }.
refusal-third_bowl_only = Your faction pays for extra steps with power from bowl III.
refusal-ship_must_move = The ship is already there.
refusal-structure_taken = One of your ships has already reached the structure on { $hex } in this movement.
refusal-no_seals_left = You have no seals left to trade with another structure.
refusal-already_sealed = You have already traded with the structure on { $hex }: your seal is there.
refusal-own_structure = The structure on { $hex } is your own: ships trade with opponents.
refusal-ship_over_land = No water leads to { $hex }: ships do not cross land.
refusal-trader_in_river = A trader cannot stop on river hex { $hex }.
refusal-ship_too_far = { $hex } is { $steps } steps away, and you can take at most { $most }.
refusal-no_trade_due = None of your ships has reached { $hex } to trade.
refusal-choose_gift = Choose what the trade with { $hex } gives you.
refusal-no_such_gift = The structure on { $hex } does not give that.
refusal-ship_not_beside = The ship is not next to { $hex }.
refusal-shipyard_needed = You need a shipyard to build a ship by this action.
refusal-no_favor_left = There is no favor tile you could take.
refusal-favor_cult_owned = You already own a favor tile with a single step in the cult { $cult_of }.
refusal-no_gift_due = You have no gift of a favor tile to choose.

log-port = { $who } place their port on { $hex }.
log-launch = { $who } build a ship on { $hex }.
log-recruit = { $who } recruit a trader on { $hex }.
log-sail = { $who } move a ship from { $hex } to { $to }.
log-walk = { $who } move a trader from { $hex } to { $to }.
log-trade = { $who } trade with { $structure_the } { $faction_of } on { $hex }.
log-seal = { $who } place a seal on { $hex }.
log-ship-home = A ship { $who_of } returns to the supply from { $hex }.
log-trader-home = A trader { $who_of } returns to the supply from { $hex }.
log-ship-stays = { $who } leave the ship or trader on the map, at { $hex }.
log-refresh = { $who } may use their movement action once more.
log-slide = { $who } move { $n } power from bowl II to bowl I.
log-range-step = { $who } advance on their range track to step { $n }.

tile-BON11 = points for seals, build a ship
    .text = While you hold this card: 1 VP for each seal you place in the action phase. Special action: build a ship.
tile-BON12 = 1 coin, 1 worker, points for ships
    .text = Income: 1 coin and 1 worker. When you pass: 3 VP for each of your ships on the map.
tile-BON13 = a ship, move ships
    .text = Income: you may build a ship. Special action: move your ships.
tile-FAV13 = Fire 1, a gift at once
    .text = Advance 1 space in the cult of Fire. Once, choose: send a priest from your supply to a cult and gain 4 coins, or advance your shipping by one step and gain 1 worker.
tile-FAV14 = Water 1, a ship each round
    .text = Advance 1 space in the cult of Water. Income: you may build a ship.
tile-FAV15 = Earth 1, points for trade
    .text = Advance 1 space in the cult of Earth. Whenever you trade: 1 VP with a dwelling, trading house or temple, 2 VP with a stronghold, sanctuary or shipyard.
tile-FAV16 = Air 1, points for seals when passing
    .text = Advance 1 space in the cult of Air. When you pass: 2, 3, 4 or 5 VP for 1-3, 4-6, 7-9 or 10 and more seals.
tile-TW9 = 3 VP and two ships
    .text = 3 VP and a key; you may build up to 2 ships at once.
tile-SCORE10 = Dwellings; Water gives ships
    .text = 2 VP for each dwelling. At the end of the round: you may build 1 ship for every 4 spaces in the cult of Water.
tile-SCORE11 = Dwellings; Air gives power
    .text = 2 VP for each dwelling. At the end of the round: 1 power for each space in the cult of Air.
tile-SCORE12 = Trading houses; Air gives ships
    .text = 3 VP for each trading house. At the end of the round: you may build 1 ship for every 4 spaces in the cult of Air.
tile-SCORE13 = Trading houses; Water gives workers
    .text = 3 VP for each trading house. At the end of the round: 1 worker for every 2 spaces in the cult of Water.
tile-SCORE14 = Stronghold, sanctuary and shipyard; Earth gives workers
    .text = 5 VP for a stronghold, sanctuary or shipyard. At the end of the round: 1 worker for every 2 spaces in the cult of Earth.
tile-SCORE15 = Stronghold, sanctuary and shipyard; Fire gives spades
    .text = 5 VP for a stronghold, sanctuary or shipyard. At the end of the round: 1 spade for every 4 spaces in the cult of Fire.
tile-SCORE16 = Spades; Earth gives power
    .text = 2 VP for each spade. At the end of the round: 3 power for every 3 spaces in the cult of Earth.
tile-SCORE17 = Towns; Fire gives coins
    .text = 5 VP for each town. At the end of the round: 1 coin for each space in the cult of Fire.
tile-SCORE18 = Temples; Earth gives shipping
    .text = 4 VP for each temple. At the end of the round: a free step of shipping (or range) for every 5 spaces in the cult of Earth.
tile-SCORE19 = Seals; Fire gives priests
    .text = 2 VP for each seal. At the end of the round: 1 priest for every 4 spaces in the cult of Fire.
tile-SCORE20 = Seals; Air gives spades
    .text = 2 VP for each seal. At the end of the round: 1 spade for every 4 spaces in the cult of Air.
tile-SCORE21 = Steps on tracks; Water gives coins
    .text = 2 VP for each step of shipping, exchange rate or range. At the end of the round: 2 coins for every 2 spaces in the cult of Water.
tile-most-seals = Most seals
    .text = At the end of the game: 18, 12 and 6 VP for the most seals on the map. They need not be connected.
tile-ACT7 = move ships
    .text = For 4 power: move your ships.
tile-ACT8 = build a ship
    .text = For 4 power: build a ship.
tile-ACT9 = favor tile
    .text = For 5 power and 1 priest: take a favor tile.
tile-SAIL = move ships
    .text = Once per round, from the beginning of the game: move your ships.
tile-SHIP = build a ship
    .text = Once per round, with the shipyard: pay the price of a ship and build one.
action-SAIL = move ships
action-SHIP = build a ship
action-BON11 = build a ship
action-BON13 = move ships

console-group-ships = Ships and trade
console-event-seal = seal
console-event-step = step on a track
console-event-shipyard = shipyard
console-ships = Ships:
console-fleet = { $ships } of { $most } on the map{ $where }; port { $port }; { $seals } seals left
console-canals = Canals: { $canals }
console-ship-reward =
    { $n ->
        [one] { $n } ship
       *[other] { $n } ships
    }
console-shipping-reward =
    { $n ->
        [one] { $n } step of shipping
       *[other] { $n } steps of shipping
    }
console-sail = move ships
console-favor = favor tile
draw-phase-ports = Placing ports
draw-ship = ship
draw-trader = trader
draw-port = port
draw-seal = seal
draw-canal = canal
draw-fleet = ships { $ships }/{ $most }, seals { $seals }
draw-final-seals = Most seals
    .text = Seals on the map, wherever they are
