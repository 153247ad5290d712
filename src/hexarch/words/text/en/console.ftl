# Texts of the console. The messages `console-help-*` have no values, so that help can be shown quickly.

# -- help of the commands

console-help-hexarch = Hexarch: board games for people and bots. Unofficial.
console-help-language = Every command takes --language en, it or pt; commands about games also take --game.
console-help-group-commands = Commands
console-help-group-parameters = Options
console-help-group-arguments = Arguments
console-help-command-play = Play in this terminal, against bots or with other people.
console-help-command-serve = Run a server and play in the browser.
console-help-command-new = Write a new game to a file, to be played later.
console-help-command-show = Show a position from a saved game or record.
console-help-command-draw = Draw a position from a saved game or record as SVG.
console-help-command-export = Write a game as a record for programs elsewhere.
console-help-command-check = Replay the records of games played elsewhere and compare them.
console-help-command-simulate = Let bots play many games and count their points.
console-help-command-review = Go through a game with a bot: what it expects, what it prefers, what was lost.
console-help-command-bot = Let a bot play at another program's table by lines of text (docs/bot-protocol.md).
console-help-command-records = Write the decisions of games to a Parquet file for machine learning.
console-help-command-train = Train the evaluation of the strong bots by self-play.
console-help-command-bench = Measure the speed of the rules.
console-help-command-version = Show the version.
console-help-players = Number of players.
console-help-bots = Bots for the last seats, separated by commas; random plays every game. As many names as seats assign every seat, with human for people; none means people only. By default you play against bots.
console-help-seed = Seed of the set-up: the same seed gives the same game.
console-help-seed-first = Seed of the first game; later games use the numbers that follow.
console-help-resume = Continue a saved game.
console-help-save = File to which the game is saved after each of your choices.
console-help-json = Print a JSON document.
console-help-serve-host = Address to listen on; 0.0.0.0 lets other machines connect.
console-help-serve-port = Port to listen on; 0 picks a free one.
console-help-serve-database = sqlite:///file or postgresql://user@host/name; by default, a file in the data folder.
console-help-serve-data = Data folder for that file.
console-help-serve-workers = Server processes; more than one requires PostgreSQL.
console-help-serve-bots = Processes in which bots think.
console-help-serve-pause = Seconds to wait before a bot's choice is shown.
console-help-serve-name = Name by which the server is known on the internet; several are separated by commas.
console-help-serve-open = Open the page in the browser.
console-help-position-file = Saved game, or the record of a game played elsewhere.
console-help-at = Stop after this line of a record or this choice of a saved game; 0 is the beginning.
console-help-svg-output = File for the drawing; by default, the drawing is printed.
console-help-theme = light or dark.
console-help-ledger-output = File for the record; by default, the record is printed.
console-help-new-file = File for the new game; by default, the game is printed.
console-help-ledgers = Records of games played elsewhere.
console-help-games = Number of games.
console-help-simulate-bots = Bots, seated in turn around the table, e.g. greedy,random.
console-help-records-file = The file to write (Parquet).
console-help-records-ledgers = Ledgers of real games, or folders of them.
console-help-records-proposals = Include choices that conversions would make affordable among the candidates.
console-help-train-folder = Folder of the training run; a run found there is continued.
console-help-train-generations = Total number of generations; each plays games and then learns from them.
console-help-train-games = Games per generation.
console-help-train-window = Number of generations whose games are kept in memory.
console-help-train-epochs = How often each generation goes through the positions.
console-help-train-trust = Lambda, 0 to 1: how much the final result counts against the next estimate.
console-help-train-rate = Learning rate.
console-help-train-thinking = Seconds of thinking per decision in self-play; 0 looks at every turn just once.
console-help-train-players = Number of players; 0 means any that can play.
console-help-train-seed = Seed: the same seed and options give the same weights.
console-help-train-start = Continue from the weights of this bot, or from the weights and games of the run in this folder, instead of starting from scratch.
console-help-train-mix = Which games to learn from: one of the mixes that the game knows; without it the usual ones.
console-help-train-carry = Fit the present weights on instead of fresh ones: with few games they forget less.
console-help-train-gate = Set-ups on which new weights meet those before them; they are kept only if they win surely. 0: always.
console-help-train-rare = After fitting, weigh once more by itself what only few positions have.
console-help-train-share = The share of decisions in which seats think, with --thinking; with --carry the weights learn from their plans how turns compare.
console-help-train-venture = Let chance take every turn of self-play, the better looking the likelier, and learn what comes of it; so many points worse is almost three times less likely. 0: no. With --thinking, by what it is expected to bring by the end of the round.
console-help-train-jobs = Processes that play at the same time; by default, all cores.
console-help-jobs = Processes that play at the same time.
console-help-review-bot = The bot that judges; by default, the strongest.
console-help-review-seat = Only this seat, by number, by what it plays as or by player; may be repeated.
console-help-review-seconds = The bot's time for each decision, in seconds; by default, its usual time.
console-help-review-jobs = Processes that think at the same time.
console-help-review-html = File for a page with a chart and every decision (HTML).
console-help-review-all = Show every decision, not just the costliest.
console-help-bot-name = The bot; by default, the strongest.
console-help-bot-stdio = Read requests from standard input and answer on standard output.
console-help-bot-seed = Seed of the bot: the same seed gives the same play.
console-help-bench-games = Random games per round.
console-help-bench-rounds = Rounds; the engines take turns within each, and the best of each figure is shown.
console-help-bench-ledgers = Folder of real games (*.txt) to replay and check.
console-help-bench-peer = Also measure the peer and show the ratios to it.
console-help-bench-compiled = Virtual environment with a compiled build; it is measured too if it exists.

# -- setting up

console-welcome = Hexarch - { $game } (unofficial). Type help at any time.
console-player = Player { $n }
console-ask-players = How many players, { $least } to { $most }? [{ $default }]
console-ask-people = How many of them are people? The others are bots. [{ $default }]
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
console-vp = { $n } VP
console-final-source = Points
console-final-total = Total
console-winners =
    { $n ->
        [one] Winner: { $who }
       *[other] Tied winners: { $who }
    }

# -- the list of choices

console-more =
    { $n ->
        [one] { $n } more choice: type more.
       *[other] { $n } more choices: type more.
    }
console-turn-end = Nothing is left to do. Press Enter to end your turn (or undo).
console-payable = You could: { $choice }. Type pay to do so.
console-possible = This is possible.
console-free = What else you may do, as often as you like; type one, on its own or before another choice
console-hint-help = Type a number from the list, a choice in the words of the game, or help.

# -- commands of the console

console-table-help =
    Type the number of a choice, or the choice itself. Separate several choices with full stops.
    An empty line takes the only choice, ends the turn, or shows the list again.

    undo           take back the last choice made at this console, and what the bots have done since
    free           what you may do before or after your choice
    more           also list what is not listed at once
    why CHOICE     why a choice is refused, or what it does; CHOICE may be a number from the list
    hint BOT       a bot's best choices for you, with the points it expects; BOT may be left out
    reasons WHO    why a bot chose as it did: a player, a number in the log, or, without WHO, the last bot
    explain WHAT   a number from the list, or a name from the table; rules WHAT is the same
    pay            make the last refused choice, with what was proposed in front of it
    table          the whole table
    log N          the last N choices
    save FILE      save the game; load FILE continues a saved one
    language it    change the language: en, it, pt
    quit           leave; you can save first
console-undone = Taken back: { $who }, { $choice }
console-nothing-to-undo = There is nothing to take back.
console-nothing-to-pay = There is nothing to pay for: try a choice you cannot afford first.
console-saved = Saved to { $file }
console-written = Written to { $file }
console-save-where = Where to? Type save and the name of a file.
console-load-where = From where? Type load and the name of a file.
console-ask-save = Save before you leave? Type the name of a file, or press Enter to leave without saving:
console-input-ended = The input has ended; the game stops here.
console-after = Press Enter to leave (undo and save still work):
console-game-over = The game is over.
console-no-free = There is nothing else you may do now.
console-why-what = Why what? Type why and a choice or a number from the list.
console-explain-what = Explain what? Type explain and a name from the table or a number from the list.
console-log-empty = Nothing has happened yet.

# -- lists and figures

console-checking = Checking
console-check-ok = { $file }: agrees, { $rows } rows, { $commands } commands
console-check-summary = files: { $files }; { $agree } agree, { $different } differ, { $unreadable } unreadable; { $rows } rows in { $seconds } s
console-simulating = Playing
console-simulated = { $games } games, { $players } players: { $mean_vp } VP on average, { $best_vp } at best; { $decisions_per_game } decisions per game; { $ms_per_game } ms per game, { $decisions_per_s } decisions/s ({ $jobs } jobs)
console-recording = Games
console-recorded = { $file }: { $games } games, { $decisions } decisions, { $size } MB
console-error-no-parquet = Records need additional packages (pip install 'hexarch[parquet]').
console-error-no-records = Nothing to write: give --games or --ledgers.
console-train-generations = Generations
console-train-generation = Generation
console-train-mean = Mean VP
console-train-spread = Spread
console-train-positions = Positions
console-train-error = Error (VP)
console-train-seconds = Seconds
console-train-bias = Bias by round from 0 (VP)
console-train-gate = Points a seat ahead of the weights before
console-train-kept = kept
console-train-dropped = not kept
console-trained = The weights are in { $folder }/weights.npz.
console-error-train-plan = { $folder } holds a training run with different options.
console-error-train-engine = { $folder } holds a training run from another version of the rules.
console-error-train-damaged = { $folder } holds a damaged training run.
console-error-train-game = No bot of this game learns by playing.
console-error-train-start = There are no weights to start from in “{ $name }”; give a bot ({ $known }) or the folder of a training run.
console-error-train-mix = There is no mix “{ $name }”; there are: { $known }
console-mean = Mean VP
console-seats = Seats
console-wins = Wins
console-by-bot = Bot
console-by-label = Plays as

# -- what goes wrong

console-error-folder = { $file } is a folder, not a file.
console-error-no-file = There is no file { $file }.
console-error-large = { $file } is too large: it is neither a saved game nor a ledger.
console-error-not-text = { $file } is not a text file in UTF-8.
console-error-open = { $file } cannot be opened: { $why }.
console-error-write = { $file } cannot be written: { $why }.
console-error-foreign = { $file } is not a saved game and has been left as it is; choose another name.
console-error-language = There is no language "{ $language }". Languages: { $known }.
console-error-bot = There is no bot "{ $name }". Bots: { $known }; human for people.
console-error-bots = { $bots } bots do not fit at a table for { $players }.
console-error-people = A simulation is for bots only.
console-error-version-file = The weights in { $name } cannot be read.
console-error-version-setting = A bot has no setting { $name }; it has: { $known }
console-error-version-value = { $name } is not a value for this setting.
console-error-number = There is no choice { $number }: the list goes from 1 to { $most }.
console-error-range = Please type a number from { $least } to { $most }.
console-error-amount = { $name } must be between { $least } and { $most }.
console-error-seat = There is no seat "{ $seat }": type a number from 1 to { $most } or a player.
console-error-lines = Type log and a number up to { $most }.
console-error-explain = Nothing here is called "{ $what }".
console-error-at = This file has no line or choice { $at }; the last is { $most }.
console-error-theme = There is no theme "{ $theme }". Themes: { $known }.
console-error-no-ledgers = Name at least one file.
console-usage-value = { $name }: "{ $value }" is not a valid number or value here.
console-usage-command = There is no command "{ $name }". Commands: { $known }.
console-usage-option = There is no option { $name } here; --help lists them.
console-usage-extra = There is too much on the line: { $text }.
console-usage-missing = { $name } is missing; see --help.

# -- speed

console-bench-title = Random games with four players, Python { $python }
console-bench-interpreted = interpreted
console-bench-compiled = compiled
console-bench-ratio = ratio
console-bench-decisions-per-s = decisions/s
console-bench-ms-per-game = ms per game
console-bench-copy-us = copy, µs
console-bench-rollback-us = undo a turn, µs
console-bench-ledgers-per-s = ledgers/s
console-bench-env-steps-per-s = env steps/s
console-bench-ratios-note =
    A ratio above 1 means that ours is faster. The peer cannot take moves back,
    so undoing a turn is compared with its copying of a game.
console-bench-note-sources = The two builds ({ $first }, { $second }) come from different sources: run make compiled.
console-bench-note-games = The two builds ({ $first }, { $second }) did not play the same games.
console-bench-no-peer = { $peer } is not installed: pip install 'hexarch[bench]', or measure with --no-peer.
console-bench-no-ledgers = There are no ledgers (*.txt) in { $folder }.

# -- arena

console-help-command-arena = Compare bots at mirrored tables.
console-help-arena-bots = Bots, e.g. greedy,random: they share the table and swap seats. As many names as seats say exactly who plays; the same name four times measures that bot alone. elder@weights.npz is elder with those weights, elder:depth=1:seconds=0.4 with those settings.
console-help-arena-games = Minimum number of games; every mirrored set is played in full.
console-help-arena-players = Number of players, 2 to 7; by default 4, or as many as in the first file.
console-help-arena-setups = seed (random set-ups), intro, a record or saved game, or a folder of them. Once all files have been used, they come round again with everybody moved on by one seat.
console-help-arena-seed = Seed of the first set-up and of the bots.
console-help-arena-report = File for a report with charts (HTML).
console-help-arena-ray = Play on Ray: on this machine, or on the cluster at RAY_ADDRESS.
console-help-arena-ray-address = Address of a Ray cluster on which Hexarch is installed.
console-arena-title = Arena: { $bots }
console-arena-played = { $games } games with { $players } players: { $sets } mirrored sets, { $setups } different set-ups
console-arena-partial = Interrupted: only the { $games } of { $asked } games in complete sets are counted.
console-arena-illegal =
    { $n ->
        [0] No bot made an illegal choice.
        [one] { $n } fault by a bot. The first option was played instead.
       *[other] { $n } faults by bots. The first option was played instead.
    }
console-arena-points = Victory points
console-arena-by-source = Mean VP by source
console-arena-pairs = Comparisons
console-arena-pairs-note = Difference between the totals of victory points in each mirrored set, with 95 % confidence intervals; the chart shows the difference per seat.
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
console-arena-not-rated = No ratings: they need the openskill library (pip install 'hexarch[arena]').
console-arena-written = Report: { $file }
console-arena-no-ray = Ray is not installed (pip install 'hexarch[cluster]').
console-arena-repeated = Bots named more than once must fill the table: give { $players } names, or each name once.
console-arena-no-setups = { $place }: there is no set-up for { $players } players.
console-arena-empty = { $place } contains neither ledgers (*.txt) nor saved games (*.json).
console-arena-file = { $file }: { $why }
console-error-special = { $file } is a device or a pipe, not a file.
console-error-same-file = { $file } is the file being read; choose another name.
console-why-missing = there is no such file or folder
console-why-forbidden = permission denied
console-why-long = the name is too long
console-why-full = there is no space left

# -- any game

console-help-game = The game: the name of a title.
console-help-set = A field of the set-up, name=value; may be repeated.
console-col-seat = Player
console-none = none
console-yes = yes
console-no = no
console-reveals = This reveals something hidden.
console-hand-over = Pass the keyboard to { $player }, who presses Enter:
console-undo-agree = That choice revealed something hidden. Do all players agree to take it back? Type yes or no:
console-agree = yes, y
console-undo-refused = Nothing was taken back.
console-ask-field = { $name } [{ $default }]
console-error-game = There is no game "{ $name }". Games: { $known }.
console-error-other-game = This file holds a game of { $game }, not of { $wanted }.
console-error-no-importer = Records of games played elsewhere cannot be read for { $game }.
console-error-field = The set-up of this game has no field "{ $name }". Fields: { $known }.
console-error-value = { $name } cannot be "{ $value }". Choose from: { $known }.
console-error-no-adviser = The bots of this game cannot explain their choices.
console-help-command-rules = Read the rules, or what they say about a word.
console-help-rules-word = A chapter, the name of a piece, or any word; without it the chapters are listed.
console-error-no-rule = The rules say nothing about “{ $word }”. Run the command without a word to list the chapters.
