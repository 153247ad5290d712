# Texts of Terra Mystica at the console. A message `own-KEY` says what the program says by KEY in words of this game.

own-console-help-command-show = Show a position from a saved game or ledger.
own-console-help-command-draw = Draw a position from a saved game or ledger as SVG.
own-console-help-command-export = Write a game as a ledger.
console-help-command-map = Maps of your own: check, generate or draw one.
console-help-command-map-check = Report what is unusual or unfair about a map.
console-help-command-map-generate = Generate a fair random map.
console-help-command-map-draw = Draw a map in the terminal, or as SVG.
own-console-help-command-check = Replay ledgers of real games and compare every row.
console-help-command-factions = List the factions.
console-help-command-tiles = List tiles, cards and actions.
console-help-command-options = List the rule options.
own-console-help-players = Number of players, 2 to 7.
own-console-help-bots = Bots (random, greedy, steward, elder) for the last seats, e.g. greedy,random. As many names as seats assign every seat, with human for people; none means people only. By default you play against greedy bots.
console-help-factions = intro (the introductory game), random, random-colours, draft, auction, sealed-auction, or factions separated by commas.
console-help-profile = Rules: { $profiles }. `hexarch options` explains them.
console-help-option = A rule option, name=on or name=off; may be repeated. fire-and-ice stands for its factions and its final scoring. See hexarch options.
console-help-map = Map: base, revised_base, fire_ice, fjords, lakes, archipelago, a map file, or an id that starts with custom:.
console-help-final = Extra final scoring tile by name (see hexarch tiles), or random.
console-help-first = Seat that begins the introductory game, counted from 1.
own-console-help-seed = Seed of the set-up: the same seed gives the same tiles and factions.
own-console-help-position-file = Saved game or ledger.
own-console-help-at = Stop after this line of a ledger or this choice of a saved game; 0 is the beginning.
own-console-help-ledger-output = File for the ledger; by default, the ledger is printed.
own-console-help-ledgers = Ledger files.
console-help-arena-profile = Rules: { $profiles }. By default, files are played by their own rules and other set-ups by those of the league.
console-help-records-factions = random or draft.
own-console-help-train-players = Number of players; 0 means two to five, mostly four.
own-console-help-train-start = Continue from the weights of this bot (steward, elder, wide), or from the weights and games of the run in this folder, instead of starting from scratch.
own-console-help-train-mix = Which games to learn from: one of the mixes that there are: wide (ships and fan factions in every combination), seas, fans, chosen (factions as people take them); without it the usual ones.
own-console-help-review-seat = Only this seat, by number, faction or player; may be repeated.
console-help-map-file = Map file, the name of a map, or an id that starts with custom:.
console-help-map-seed = Seed: the same seed gives the same map.
console-help-map-rows = Number of rows.
console-help-map-columns = Number of hexes in a long row.
console-help-map-short = Start with a short row.
console-help-map-output = File for the map; by default, the map is printed.
console-help-map-drawing = File for the SVG drawing; by default, the map is shown here.

console-ask-setup = Which set-up? [1]
console-way-intro = The introductory game from the rulebook: factions and dwellings are fixed.
console-way-random = Random factions, scoring tiles and bonus cards.
console-way-random-colours = Everyone gets a random colour and chooses the faction.
console-way-draft = Everyone chooses a faction.
console-way-auction = Random factions in an auction: the player willing to start with the fewest points gets the faction.
console-map-legend = D dwelling, TP trading house, TE temple, SH stronghold, SA sanctuary; * town
console-bridges = Bridges: { $bridges }
console-begun = (started here: { $who })
console-col-faction = Faction
console-col-vp = VP
console-col-c = C
console-col-w = W
console-col-p = P
console-col-power = Bowls
console-col-ship = Ship
console-col-dig = Dig
console-col-tiles = Tiles
console-keys =
    { $n ->
        [one] { $n } key
       *[other] { $n } keys
    }
console-power-actions = Power actions:
console-spade =
    { $n ->
        [one] { $n } spade
       *[other] { $n } spades
    }
console-bridge = bridge
console-orders = Spaces for priests:
console-round-tile = { $vp } VP for each { $what }; then { $reward } for every { $steps } in { $cult }
console-event-spade = spade
console-event-town = town
console-event-dwelling = dwelling
console-event-trading-house = trading house
console-event-temple = temple
console-event-stronghold = stronghold
console-event-sanctuary = sanctuary
console-priests-sent = priests sent
console-home-at = (can become home terrain: { $hexes })
console-cards = Bonus cards available:
console-final-tile = Extra final scoring:
console-auction-open = Open auction: the player who takes a faction for the fewest points gets it
console-auction-sealed = Sealed auction: bids are opened once all of them are in
console-lot-free = no bids yet
console-lot-held = { $player } would start with { $n } VP
console-lot-won = Starts with { $n } VP.
console-hand = You have coins (C) { $c }, workers (W) { $w }, priests (P) { $p }, power (PW) in bowls I/II/III { $power }, { $vp } VP.
console-income = Income:
console-cult-income = Cult bonus:
console-token =
    { $n ->
        [one] -{ $n } power token for good
       *[other] -{ $n } power tokens for good
    }
console-offer = { $who } may take { $n } power
console-group-factions = Factions
console-group-power = Power from a neighbour
console-group-tiles = Choose
console-group-build = Build
console-group-upgrade = Upgrade
console-group-land = Land
console-group-actions = Power actions and special actions
console-group-priests = Priests
console-group-tracks = Tracks
console-group-other = Other
console-group-pass = Pass
console-group-end = End of turn
console-group-prepared = After converting
console-group-dear = After sacrificing power
console-bid-begin = you start with { $n } VP
console-bid-give = you give up { $n } VP
console-bids = For any other number from 0 to { $most }, type the faction and the number: { $faction } 33
console-pay-step =
    { $n ->
        [one] -{ $n } space in one cult
       *[other] -{ $n } spaces in one cult
    }
console-pay-token =
    { $n ->
        [one] -{ $n } power token
       *[other] -{ $n } power tokens
    }
console-board-stronghold = Stronghold:
console-board-structure = Structure
console-board-built = built
console-board-left = left
console-board-cost = cost
console-board-power = power value
console-board-next-income = income from the next one
console-board-shipping = Shipping:
console-board-digging = Exchange rate for spades:
console-board-spade = a spade costs { $cost }
console-board-terrain = Terrain:
console-board-second = { $terrain }; started on { $second }
console-board-unlocked = Terrains unlocked:
console-board-locked = Terrains to unlock:
console-board-volcano = A volcano:
console-board-volcano-text = { $cost }; { $dear } on the home terrain of another faction ({ $homes })
console-board-jump = Tunnel or carpet:
console-board-jump-text = skips up to { $skip }, costs { $cost }, scores { $vp } VP
console-board-own = Also has:
console-board-tiles = Tiles:
console-board-actions = Special actions:
console-board-income = Next income:
console-board-cult-bonus = ; cult bonus { $bonus }
console-board-final = If the game ended now:
console-board-final-text = { $total } VP (cults { $cults }, network of { $size }: { $network }, resources { $resources })
console-board-final-tile = ; extra tile { $n }: { $vp } VP
console-board-track = level { $level } of { $most }; the next costs { $cost } and scores { $vp } VP
console-board-track-end = level { $level }, the last
console-action-ready = ready
console-action-used = used
console-action-locked = needs the stronghold
console-on = on
console-off = off
console-tiles-bonus = Bonus cards
console-tiles-favor = Favor tiles
console-tiles-town = Town tiles
console-tiles-round = Scoring tiles
console-tiles-final = Extra final scoring tiles
console-tiles-power = Power actions
console-tiles-special = Special actions of factions
console-map-generated = Random map { $seed }
console-map-unnamed = Map without a name
console-map-by = { $name }, by { $author }
console-map-facts = Land { $land }, river { $river }, bridge sites { $sites }; land areas { $areas }; river systems { $systems }
console-map-terrain = Terrain
console-map-hexes = Hexes
console-map-at-river = On the river
console-map-near = One spade within two steps
console-map-fair = Nothing unusual: the map treats all terrains alike.
console-map-id = Id: { $id }
console-map-ledger-id = Id in ledgers: { $id }
console-map-finding-equal-neighbours =
    { $n ->
        [one] { $n } pair of neighbours has the same terrain: { $hexes }.
       *[other] { $n } pairs of neighbours have the same terrain: { $hexes }.
    }
console-map-finding-terrain-counts = The terrains differ in number: { $terrain } { $n }, { $other } { $m }.
console-map-finding-river-parts = The river is in { $n } parts: no ship can get from one to another.
console-map-finding-isolated-land =
    { $n ->
        [one] { $n } hex has no land next to it: { $hexes }.
       *[other] { $n } hexes have no land next to them: { $hexes }.
    }
console-map-finding-no-bridges = There is nowhere to build a bridge.
console-map-finding-river-access = The terrains differ in the number of hexes on the river: { $terrain } { $n }, { $other } { $m }.
console-map-finding-near-home = The terrains differ in how much land near them takes a single spade: { $terrain } { $n }, { $other } { $m }.
console-error-option = "{ $option }" is not an option: write its name followed by =on or =off.
console-error-final = There is no final scoring tile "{ $tile }". Choose from: { $known }.
console-check-edition = (It agrees only with an older edition of these rules, which it does not name.)
console-check-unordered = (Power offers are in a different order in { $n } { $n ->
        [one] row
       *[other] rows
    }, as in older copies.)

own-console-more =
    { $n ->
        [one] { $n } more choice if you sacrifice power: type more.
       *[other] { $n } more choices if you sacrifice power: type more.
    }
own-console-turn-end = Your action is done. Press Enter to end your turn (or convert first, or undo).
own-console-free = Conversions, as often as you like; type one, on its own or before an action
own-console-hint-help = Type a number from the list, a choice such as "upgrade E6 to TE", or help.
own-console-table-help =
    Type the number of a choice, or the choice itself in the language of the ledgers. Separate
    several choices with full stops: convert 3PW to 1W. upgrade E6 to TE
    An empty line ends the turn, or shows the list again.

    undo           take back the last choice made at this console, and what the bots have done since
    free           conversions you can make before or after your action
    more           also list what becomes possible if you sacrifice power
    why CHOICE     why a choice is refused, or what it does: why upgrade E6 to SH
    hint BOT       a bot's best choices for you, with the points it expects; BOT may be left out
    reasons WHO    why a bot chose as it did: a faction, a number in the log, or, without WHO, the last bot
    explain WHAT   a number from the list, a tile, a faction or an option: explain BON3; rules BON3 is the same
    pay            make the last refused choice, using the conversions proposed for it
    table          the whole table; map shows only the map
    board SEAT     a faction board, by number or faction; without SEAT, your own
    log N          the last N choices
    save FILE      save the game; load FILE continues a saved one
    language it    change the language: en, it, pt
    resign         give up your seat; the others play on
    quit           leave; you can save first

    C coins, W workers, P priests, PW power, VP victory points.
own-console-no-free = There is nothing you can convert now.
own-console-explain-what = Explain what? Type explain and a tile, a faction, an option or a number from the list.
own-console-by-label = Faction
own-console-error-seat = There is no seat "{ $seat }": type a number from 1 to { $most } or a faction.
own-console-error-explain = There is no tile, faction or option "{ $what }".
own-console-error-no-ledgers = Name at least one ledger file.
own-console-reasons-sealed = Bids are explained once all of them have been made.
own-console-col-seat = Faction

own-console-protocol-help-setup = LINE: a line from the header of a ledger, or "faction NAME" for each seat in order
own-console-help-arena-bots = Bots, e.g. greedy,random: they share the table and swap seats and factions. As many names as seats say exactly who plays; the same name four times measures that bot alone. elder@weights.npz is elder with those weights, elder:depth=1:seconds=0.4 with those settings.
own-console-help-arena-setups = seed (random set-ups), intro, a ledger or saved game, or a folder of them. Once all files have been used, they come round again with the factions moved on by one seat.

console-review-power = power from a neighbour
console-review-start = starting dwelling
console-review-card = first bonus card
console-review-faction = faction
console-review-bid = bid
