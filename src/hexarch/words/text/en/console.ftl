# Texts of the console. The messages `console-help-*` have no values, so that help can be shown quickly.

# -- help of the commands

console-help-hexarch = Hexarch: Terra Mystica for people and bots. Unofficial.
console-help-language = Every command takes --language en, it or pt.
console-help-group-commands = Commands
console-help-group-parameters = Options
console-help-group-arguments = Arguments
console-help-command-play = Play at this terminal, against bots or together.
console-help-command-serve = Serve the table: play in the browser.
console-help-command-new = Write a new game to a file, to be played later.
console-help-command-show = Show a position of a saved game or ledger.
console-help-command-draw = Draw a position of a saved game or ledger as SVG.
console-help-command-export = Write a game as a ledger.
console-help-command-map = Maps of your own: check, generate or draw one.
console-help-command-map-check = Say what is special or unfair about a map.
console-help-command-map-generate = Make a fair random map.
console-help-command-map-draw = Draw a map in the terminal, or as SVG.
console-help-command-check = Replay ledgers of real games and compare every row.
console-help-command-simulate = Let bots play many games and count their points.
console-help-command-review = Go through a game with a bot: what it expects, what it prefers, what was lost.
console-help-command-bot = Let a bot sit at a foreign table through lines of text (docs/bot-protocol.md).
console-help-command-records = Write the decisions of games to a Parquet file, for learning.
console-help-command-train = Learn the strong bots' evaluation by self-play.
console-help-command-bench = Measure the speed of the rules.
console-help-command-factions = List the factions.
console-help-command-tiles = List tiles, cards and actions.
console-help-command-options = List the options of the rules.
console-help-command-version = Show the version.
console-help-players = Number of players, 2 to 5.
console-help-bots = Bots (random, greedy, steward, elder) for the last seats, e.g. greedy,random; as many names as seats name every seat, with human for people; none for people only. Without it you play against greedy bots.
console-help-factions = intro (the introductory game), random, draft, auction, sealed-auction, or factions separated by commas.
console-help-profile = Rules: rulebook (as printed) or league (as on terra.snellman.net).
console-help-option = An option of the rules, name=on or name=off; may be repeated. fire-and-ice stands for its factions and its final scoring. See hexarch options.
console-help-seed = Seed of the set-up: the same seed gives the same tiles and factions.
console-help-seed-first = Seed of the first game; the games after it take the next numbers.
console-help-map = Map: base, revised_base, fire_ice, fjords, lakes, archipelago, a map file, or an id that begins with custom:.
console-help-final = Extra final scoring tile by its name (see hexarch tiles), or random.
console-help-resume = Go on with a saved game.
console-help-save = File in which the game is saved after each of your choices.
console-help-json = Print a JSON document.
console-help-serve-host = Address to listen at; 0.0.0.0 lets other machines in.
console-help-serve-port = Port to listen at; 0 takes a free one.
console-help-serve-database = sqlite:///file or postgresql://user@host/name; without it one file in the data folder.
console-help-serve-data = Data folder for that file.
console-help-serve-workers = Server processes; more than one needs PostgreSQL.
console-help-serve-bots = Processes in which bots think.
console-help-serve-pause = Seconds after which the choice of a bot is shown.
console-help-serve-open = Open the page in the browser.
console-help-position-file = Saved game or ledger.
console-help-at = Stop after this line of a ledger, or this choice of a saved game; 0 is the beginning.
console-help-svg-output = File for the drawing; without it the drawing is printed.
console-help-theme = light or dark.
console-help-ledger-output = File for the ledger; without it the ledger is printed.
console-help-new-file = File for the new game; without it the game is printed.
console-help-ledgers = Ledger files.
console-help-games = Number of games.
console-help-simulate-bots = Bots in turn around the table, e.g. greedy,random.
console-help-records-file = The file to write (Parquet).
console-help-records-ledgers = Ledgers of real games, or folders of them.
console-help-records-factions = random or draft.
console-help-records-proposals = List choices that become payable by conversions among the candidates.
console-help-train-folder = Folder of the training run; a run that is there goes on.
console-help-train-generations = Generations in all: each plays games and then learns from them.
console-help-train-games = Games in each generation.
console-help-train-window = Generations whose games are remembered.
console-help-train-epochs = How often a generation goes through the positions.
console-help-train-trust = Lambda, 0 to 1: how far the final result counts against the next estimate.
console-help-train-rate = Length of a step of learning.
console-help-train-thinking = Seconds of thinking for each decision of self-play; 0: every turn is looked at once.
console-help-train-players = Number of players; 0 for two to five, mostly four.
console-help-train-seed = Seed: the same seed and options give the same weights.
console-help-train-start = Go on from the weights of this bot (steward, elder), or from the weights and games of the run in this folder, instead of from nothing.
console-help-train-jobs = Processes that play at the same time; all cores if not given.
console-help-jobs = Processes that play at the same time.
console-help-review-bot = The bot that judges; without it the strongest.
console-help-review-seat = Only this seat, by number, faction or player; may be repeated.
console-help-review-seconds = The bot's time for each decision, in seconds; without it its own.
console-help-review-jobs = Processes that think at the same time.
console-help-review-html = File for a page with a chart and every decision (HTML).
console-help-review-all = Show every decision, not only the dearest.
console-help-bot-name = The bot; without it the strongest.
console-help-bot-stdio = Read requests from the input, answer on the output.
console-help-bot-seed = Seed of the bot: equal seeds play equally.
console-help-bench-games = Random games in each round.
console-help-bench-rounds = Rounds; the engines take turns in each, and the best of each figure is shown.
console-help-bench-ledgers = Folder of real games (*.txt) to replay and check.
console-help-bench-peer = Measure the peer too and show the ratios to it.
console-help-bench-compiled = Virtual environment with a compiled build, measured too if it exists.
console-help-map-file = Map file, the name of a map, or an id that begins with custom:.
console-help-map-seed = Seed: the same seed gives the same map.
console-help-map-rows = Number of rows.
console-help-map-columns = Number of hexes in a long row.
console-help-map-short = Begin with a short row.
console-help-map-output = File for the map; without it the map is printed.
console-help-map-drawing = File for the SVG drawing; without it the map is shown here.

# -- setting up

console-welcome = Hexarch - Terra Mystica (unofficial). Type help at any time.
console-player = Player { $n }
console-ask-players = How many players, { $least } to { $most }? [{ $default }]
console-ask-people = How many of them are people? The others are bots. [{ $default }]
console-ask-setup = Which set-up? [1]
console-way-intro = The introductory game of the rulebook: factions and dwellings are given.
console-way-random = Random factions, round tiles and bonus cards.
console-way-draft = Everybody chooses a faction.
console-way-auction = Random factions in an auction: who begins with fewer points gets the faction.
console-seed = Seed of this game: { $seed }
console-loaded =
    { $n ->
        [one] Loaded { $file }: { $n } choice so far.
       *[other] Loaded { $file }: { $n } choices so far.
    }

# -- the table

console-setup-heading = Set-up
console-over-heading = The game is over
console-round-heading = Round { $round }, turn { $turn }
console-map-legend = D dwelling, TP trading house, TE temple, SH stronghold, SA sanctuary; * town
console-bridges = Bridges: { $bridges }
console-begun = (began here: { $who })
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
console-home-at = (home terrain possible: { $hexes })
console-cards = Bonus cards to take:
console-final-tile = Extra final scoring:
console-auction-open = Open auction: who takes a faction for fewer points gets it
console-auction-sealed = Sealed auction: bids are opened when all are made
console-lot-free = nobody has bid yet
console-lot-held = { $player } would begin with { $n } VP
console-lot-won = Begins with { $n } VP.
console-hand = You have coins (C) { $c }, workers (W) { $w }, priests (P) { $p }, power (PW) in bowls I/II/III { $power }, { $vp } VP.
console-income = Income:
console-cult-income = Cult bonus:
console-vp = { $n } VP
console-token =
    { $n ->
        [one] -{ $n } power token for good
       *[other] -{ $n } power tokens for good
    }
console-offer = { $who } may take { $n } power
console-final-source = Points
console-final-total = Total
console-winners =
    { $n ->
        [one] Winner: { $who }
       *[other] Winners, tied: { $who }
    }

# -- the list of choices

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
console-group-end = End of the turn
console-group-convert = With conversions first
console-group-burn = With power sacrificed first
console-more =
    { $n ->
        [one] { $n } more choice if you sacrifice power: type more.
       *[other] { $n } more choices if you sacrifice power: type more.
    }
console-turn-end = Your action is done. Press Enter to end the turn (or convert first, or undo).
console-bid-begin = you begin with { $n } VP
console-bid-give = you give up { $n } VP
console-bid-placed = a sealed bid
console-bids = For another number from 0 to { $most } type the faction and the number: { $faction } 33
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
console-payable = You could: { $choice }. Type pay to do so.
console-possible = This is possible.
console-free = Conversions, as often as you like; type one, alone or before an action
console-hint-help = Type a number of the list, a choice like "upgrade E6 to TE", or help.

# -- commands of the console

console-help =
    Type the number of a choice, or the choice itself in the language of the ledgers. Several
    choices are separated by full stops: convert 3PW to 1W. upgrade E6 to TE
    An empty line ends the turn, or shows the list again.

    undo           take back the last choice made at this console, with what the bots did since
    free           conversions you can make before or after your action
    more           also list what becomes possible by sacrificing power
    why CHOICE     why a choice is refused, or what it does: why upgrade E6 to SH
    hint BOT       the best choices a bot sees for you, with the points it expects; BOT may be left out
    reasons WHO    why a bot chose so: a faction, a number of the log, or without WHO the last bot
    explain WHAT   a number of the list, a tile, a faction or an option: explain BON3; rules BON3 is the same
    pay            make the last refused choice with the conversions proposed for it
    table          the whole table; map shows the map only
    board SEAT     a faction board, by number or faction; without SEAT your own
    log N          the last N choices
    save FILE      save the game; load FILE goes on with a saved one
    language it    change the language: en, it, pt
    resign         give up your place; the others play on
    quit           leave; you can save first

    C coins, W workers, P priests, PW power, VP victory points.
console-undone = Taken back: { $who }, { $choice }
console-nothing-to-undo = There is nothing to take back.
console-nothing-to-pay = There is nothing to pay for: first try a choice you cannot afford.
console-saved = Saved to { $file }
console-written = Written to { $file }
console-save-where = Where to? Type save and the name of a file.
console-load-where = From where? Type load and the name of a file.
console-ask-save = Save before you leave? Type the name of a file, or press Enter to leave without saving:
console-input-ended = The input has ended; the game stops here.
console-after = Press Enter to leave (undo and save still work):
console-game-over = The game is over.
console-no-free = There is nothing you can convert now.
console-why-what = Why what? Type why and a choice or a number of the list.
console-explain-what = Explain what? Type explain and a tile, a faction, an option or a number of the list.
console-log-empty = Nothing has happened yet.

# -- a faction board

console-board-stronghold = Stronghold:
console-board-structure = Structure
console-board-built = built
console-board-left = left
console-board-cost = price
console-board-power = power value
console-board-next-income = income of the next one
console-board-shipping = Shipping:
console-board-digging = Exchange of workers for spades:
console-board-spade = a spade costs { $cost }
console-board-terrain = Terrain:
console-board-second = { $terrain }; begun on { $second }
console-board-unlocked = Terrains unlocked:
console-board-locked = Terrains to unlock:
console-board-volcano = A volcano:
console-board-volcano-text = { $cost }; { $dear } on home terrain of others ({ $homes })
console-board-jump = Tunnel or carpet:
console-board-jump-text = skips up to { $skip }, costs { $cost }, scores { $vp } VP
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

# -- lists and figures

console-on = on
console-off = off
console-tiles-bonus = Bonus cards
console-tiles-favor = Favor tiles
console-tiles-town = Town tiles
console-tiles-round = Round tiles
console-tiles-final = Extra final scoring tiles
console-tiles-power = Power actions
console-tiles-special = Special actions of factions
console-checking = Checking
console-check-ok = { $file }: agrees, { $rows } rows, { $commands } commands
console-check-summary = files: { $files }; { $agree } agree, { $different } different, { $unreadable } unreadable; { $rows } rows in { $seconds } s
console-simulating = Playing
console-simulated = { $games } games, { $players } players: { $mean_vp } VP on average, { $best_vp } at best; { $decisions_per_game } decisions a game; { $ms_per_game } ms a game, { $decisions_per_s } decisions/s ({ $jobs } jobs)
console-recording = Games
console-recorded = { $file }: { $games } games, { $decisions } decisions, { $size } MB
console-error-no-parquet = Records need more libraries (pip install 'hexarch[parquet]').
console-error-no-records = Nothing to write: give --games or --ledgers.
console-train-generations = Generations
console-train-generation = Generation
console-train-mean = Mean VP
console-train-spread = Spread
console-train-positions = Positions
console-train-error = Error (VP)
console-train-seconds = Seconds
console-trained = The weights are in { $folder }/weights.npz.
console-error-train-plan = { $folder } holds a training run with other options.
console-error-train-engine = { $folder } holds a training run of another version of the rules.
console-error-train-damaged = { $folder } holds a training run that is damaged.
console-error-train-start = There are no weights to start from in “{ $name }”; give a bot ({ $known }) or the folder of a run.
console-mean = Mean VP
console-seats = Seats
console-wins = Wins
console-by-bot = Bot
console-by-faction = Faction

# -- maps of your own

console-map-generated = Random map { $seed }
console-map-unnamed = Map without a name
console-map-by = { $name }, by { $author }
console-map-facts = Land { $land }, river { $river }, bridge sites { $sites }; land areas { $areas }; river systems { $systems }
console-map-terrain = Terrain
console-map-hexes = Hexes
console-map-at-river = At the river
console-map-near = One spade, two steps
console-map-fair = Nothing unusual: the map treats all terrains alike.
console-map-id = Id: { $id }
console-map-ledger-id = Id in ledgers: { $id }
console-map-finding-equal-neighbours =
    { $n ->
        [one] { $n } pair of neighbours has the same terrain: { $hexes }.
       *[other] { $n } pairs of neighbours have the same terrain: { $hexes }.
    }
console-map-finding-terrain-counts = The terrains differ in number: { $terrain } { $n }, { $other } { $m }.
console-map-finding-river-parts = The river is in { $n } parts: no ship goes from one to another.
console-map-finding-isolated-land =
    { $n ->
        [one] { $n } hex has no land beside it: { $hexes }.
       *[other] { $n } hexes have no land beside them: { $hexes }.
    }
console-map-finding-no-bridges = There is no place for a bridge.
console-map-finding-river-access = The terrains differ in hexes at the river: { $terrain } { $n }, { $other } { $m }.
console-map-finding-near-home = The terrains differ in land near them that takes one spade: { $terrain } { $n }, { $other } { $m }.

# -- what goes wrong

console-error-folder = { $file } is a folder, not a file.
console-error-no-file = There is no file { $file }.
console-error-large = { $file } is too large: it is neither a saved game nor a ledger.
console-error-not-text = { $file } is not a text file in UTF-8.
console-error-open = { $file } cannot be opened: { $why }.
console-error-write = { $file } cannot be written: { $why }.
console-error-foreign = { $file } is something else than a saved game and is left as it is; choose another name.
console-error-option = "{ $option }" is no option: write its name and =on or =off.
console-error-language = There is no language "{ $language }". Languages: { $known }.
console-error-bot = There is no bot "{ $name }". Bots: { $known }; human for people.
console-error-bots = { $bots } bots do not fit at a table of { $players }.
console-error-people = A simulation is for bots only.
console-error-number = There is no choice { $number }: the list goes from 1 to { $most }.
console-error-range = Please type a number from { $least } to { $most }.
console-error-amount = { $name } must be between { $least } and { $most }.
console-error-seat = Nobody here is called "{ $seat }": type a number from 1 to { $most } or a faction.
console-error-lines = Type log and a number up to { $most }.
console-error-explain = There is no tile, faction or option "{ $what }".
console-error-at = There is no line or choice { $at } in this file; the last is { $most }.
console-error-theme = There is no theme "{ $theme }". Themes: { $known }.
console-error-final = There is no final scoring tile "{ $tile }". Choose from: { $known }.
console-error-no-ledgers = Name at least one ledger file.
console-usage-value = { $name }: "{ $value }" is not a number or value that fits here.
console-usage-command = There is no command "{ $name }". Commands: { $known }.
console-usage-option = There is no option { $name } here; --help lists them.
console-usage-extra = This is too much on the line: { $text }.
console-usage-missing = { $name } is missing; --help explains.

# -- speed

console-bench-title = Random play of four, Python { $python }
console-bench-interpreted = interpreted
console-bench-compiled = compiled
console-bench-ratio = ratio
console-bench-decisions-per-s = decisions/s
console-bench-ms-per-game = ms a game
console-bench-copy-us = copy, µs
console-bench-rollback-us = undo a turn, µs
console-bench-ledgers-per-s = ledgers/s
console-bench-env-steps-per-s = env steps/s
console-bench-ratios-note =
    A ratio above 1 means that ours is faster. The peer cannot take moves back:
    undoing a turn is compared with its copy of a game.
console-bench-note-sources = The two builds ({ $first }, { $second }) are of different sources: run make compiled.
console-bench-note-games = The two builds ({ $first }, { $second }) did not play the same games.
console-bench-no-peer = { $peer } is not installed: pip install 'hexarch[bench]', or measure with --no-peer.
console-bench-no-ledgers = There are no ledgers (*.txt) in { $folder }.

# -- arena

console-help-command-arena = Compare bots at mirrored tables.
console-help-arena-bots = Bots, e.g. greedy,random: they share the table and exchange seats and factions. As many names as seats say exactly who plays; the same name four times measures that bot alone.
console-help-arena-games = At least so many games; every mirrored set is played whole.
console-help-arena-players = Number of players, 2 to 5; without it 4, or as many as in the first file.
console-help-arena-setups = seed (random set-ups), intro, a ledger or saved game, or a folder of them. When all files have been used they come again with the factions one seat further.
console-help-arena-profile = Rules: rulebook or league. Without it files are played by their own rules, other set-ups as in the league.
console-help-arena-seed = Seed of the first set-up and of the bots.
console-help-arena-report = File for a report with charts (HTML).
console-help-arena-ray = Play on Ray: on this machine, or on the cluster of RAY_ADDRESS.
console-help-arena-ray-address = Address of a Ray cluster on which Hexarch is installed.
console-arena-title = Arena: { $bots }
console-arena-played = { $games } games with { $players } players: { $sets } mirrored sets, { $setups } different set-ups
console-arena-partial = Interrupted: { $games } of { $asked } games are counted, those of complete sets.
console-arena-illegal =
    { $n ->
        [0] No bot made an illegal choice.
        [one] { $n } fault of a bot. The first option was taken in its place.
       *[other] { $n } faults of bots. The first option was taken in their place.
    }
console-arena-points = Victory points
console-arena-by-source = Mean VP by source
console-arena-pairs = Comparisons
console-arena-pairs-note = Difference of the sums of victory points in each mirrored set, with intervals of 95 % confidence; the chart shows the difference per seat.
console-arena-ratings = Ratings
console-arena-histogram = Distribution of the final points
console-arena-histogram-of = { $bot }: { $mean } VP on average
console-arena-faults = Faults
console-arena-people = people
console-arena-source = Source
console-arena-bot = Bot
console-arena-seats = Seats
console-arena-mean = Mean VP
console-arena-mean-95 = 95 %
console-arena-spread = Spread
console-arena-range = Range
console-arena-win-share = Games won
console-arena-seat-share = Share of seats
console-arena-time = Per decision
console-arena-worst = Longest
console-arena-pair = Pair
console-arena-difference = VP per set
console-arena-difference-95 = 95 %
console-arena-per-seat = VP per seat
console-arena-score = Won / drawn / lost
console-arena-share = Sets won
console-arena-share-95 = 95 %
console-arena-rating = Rating
console-arena-rating-mean = Mean
console-arena-rating-doubt = Uncertainty
console-arena-setup = Set-up
console-arena-seat = Seat
console-arena-decision = Decision
console-arena-fault = Fault
console-arena-what = Text
console-arena-fault-raised = failed with an error
console-arena-fault-illegal = illegal choice
console-arena-fault-changed = changed the game it looked at
console-arena-fault-endless = did not end the game
console-arena-not-rated = No ratings: they need the library openskill (pip install 'hexarch[arena]').
console-arena-written = Report: { $file }
console-arena-no-ray = Ray is not installed (pip install 'hexarch[cluster]').
console-arena-repeated = Bots named more than once must fill the table: name { $players }, or each once.
console-arena-no-setups = { $place }: there is no set-up for { $players } players.
console-arena-empty = { $place } contains neither ledgers (*.txt) nor saved games (*.json).
console-arena-file = { $file }: { $why }
console-error-special = { $file } is a device or a pipe, not a file.
console-error-same-file = { $file } is the file that is read; choose another name.
console-why-missing = there is no such place
console-why-forbidden = it is not allowed
console-why-long = the name is too long
console-why-full = there is no room left
console-check-unordered = (Power offers stand in another order in { $n } { $n ->
        [one] row
       *[other] rows
    }, as in older copies.)
