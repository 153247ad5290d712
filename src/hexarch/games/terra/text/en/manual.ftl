# The rules in our own words, a chapter each; a title that is missing here is that of the rule that refuses.

manual-goal = What the game is about
manual-goal-text =
    Each player leads a faction that can live on one kind of terrain only. You turn the land around you into your home terrain, build on it, and improve what you have built.
    The game lasts six rounds (five with six players, four with seven). Victory points come from building during the rounds, from the cults, and at the end from the largest network of structures. The most points win.
manual-setup-text =
    In the introductory game everything is laid out as the rulebook prints it. Otherwise scoring tiles, bonus cards and factions are drawn or chosen; then everybody places two dwellings on home terrain, one at a time in turn order and then in reverse order, and takes a bonus card, starting with the last player.
    Everybody begins with 20 points.
manual-round = A round: income, actions, cult bonuses
manual-round-text =
    Every round begins with income: look at the places of your faction board that stand empty; each shows what it brings. Dwellings bring workers, trading houses coins and power, temples priests. Your bonus card and some favor tiles add to it.
    Then players take turns, one action each, until everyone has passed. Whoever passes first starts the next round.
    When all have passed, the round's scoring tile gives its cult bonus, action spaces are cleared, and a coin is put on each bonus card nobody took. After the sixth round the game is scored instead.
manual-turn-text =
    On your turn you take exactly one action, or you pass. The actions are: transform and build; improve shipping; improve the exchange rate for spades; upgrade a structure; send a priest to a cult; take a power action; take a special action.
    Before and after it you may convert resources as often as you like.
manual-transform-text =
    The seven terrains lie in a circle on your faction board. One spade moves a hex one step along that circle towards your home terrain; the farthest terrains need three.
    You may transform a hex only if it is within reach: next to one of your structures, across river hexes as your shipping allows, or over a bridge. Hexes with a structure keep their terrain.
manual-dig-text =
    Spades come from workers: 3 for each at first, 2 or 1 once you have improved your exchange rate. They also come from power actions, a bonus card, and cult bonuses.
    Spades must be used at once; with those of an action you may then build a dwelling on one of the hexes you transformed.
manual-build-text =
    A new structure is always a dwelling, on your home terrain and within reach. It costs a worker and a few coins, as your faction board says, and leaves an empty place there that brings income from the next round on.
    Neighbours next to it are offered power; see “Power from structures”.
manual-upgrade-text =
    A dwelling becomes a trading house; a trading house becomes a temple or the stronghold; a temple becomes the sanctuary. The replaced piece returns to your faction board and covers its income again.
    A trading house costs half the coins if a neighbour's structure stands next to it. A temple and a sanctuary each bring a favor tile at once.
manual-leech-text =
    When somebody builds or upgrades, everyone with structures next to that hex may take power: as much as those structures are worth together (dwelling 1, trading house and temple 2, stronghold and sanctuary 3). It costs one victory point less than the power taken, so 1 power is free.
    Building beside others therefore helps them, and their building helps you. Players often call this “leech”.
manual-power-text =
    Power tokens lie in three bowls. Power you gain moves tokens from bowl I to II, and once I is empty from II to III. Only tokens in bowl III can be spent; they return to bowl I.
    Power pays for the action spaces at the edge of the board. Each of them can be taken once in a round, by whoever comes first.
manual-burn-text =
    You may move a token from bowl II to III at once by removing another token of bowl II from the game. It is quick power now and less power for the rest of the game.
manual-conversions-text =
    On your turn power can become resources: 5 power a priest, 3 power a worker, 1 power a coin. A priest can become a worker, a worker a coin. There is no way back.
manual-advance-text =
    A priest and some coins improve shipping: hexes across more river hexes come within reach. A priest, workers and coins improve the exchange rate: spades become cheaper. Both score victory points at once.
manual-send-text =
    A priest sent to the order of a cult moves you up its track: 3 steps for the first space, 2 for the others. It stays there. Without a space, or if you want the priest back in your supply, it brings 1 step.
manual-cults-text =
    There are four cults: Fire, Water, Earth and Air. Steps come from priests, favor tiles and some actions. On the way up you gain power at spaces 3, 5, 7 and 10.
    At the end of each of the first five rounds the scoring tile rewards those far enough on its cult. At the end of the game the three players furthest along each track score 8, 4 and 2 points. The last space needs a key from a town, and takes one player only.
manual-favor-text =
    A favor tile moves you up a cult and then helps for the rest of the game: income, points for what you build, smaller towns, an action. You cannot have two of the same kind.
manual-towns-text =
    At least four of your structures side by side with a combined power value of 7 found a town; with a sanctuary among them three are enough. Bridges join hexes for this. You choose a town tile at once: it gives points, an immediate reward and a key.
    Structures built beside a town later belong to it.
manual-bridge-text =
    A bridge joins two land hexes that face each other corner to corner across the river. They then count as next to each other, for building, for towns and for the network. You have three.
manual-special-text =
    Octagons on your faction board, bonus card or favor tiles are actions of your own: each may be taken once in a round. Strongholds often bring one.
manual-pass-text =
    When you no longer want to act, you pass: give your bonus card back, score what it and some tiles give for passing, and take another card with the coins on it. You are out of the round; whoever passes first starts the next one. In the last round no card is taken.
manual-scoring = Final scoring
manual-scoring-text =
    The largest network of each player is counted: structures within reach of one another. The three largest score 18, 12 and 6 points. The three players furthest along each cult track score 8, 4 and 2. What is left in hand becomes coins, and 3 coins score 1 point.
manual-factions-text =
    Every faction has a home terrain, an ability from the beginning, and another once its stronghold stands.
manual-expansions = Expansions and variants
manual-expansions-text =
    What can be added to the base game when a table is made.
manual-bonus = Bonus cards
manual-bonus-text =
    Everybody holds one, for a round at a time.
manual-town = Town tiles
manual-town-text =
    Taken when a town is founded.
manual-scoring-tiles = Scoring tiles
manual-scoring-tiles-text =
    One for each round: points for one kind of deed, and a cult bonus at its end.
manual-actions = Action spaces
manual-actions-text =
    Power actions, and those of factions.
large-table =
    { $n ->
        [6] Six players
       *[other] Seven players
    }
large-table-text =
    { $n ->
        [6] Five scoring tiles are drawn; the three left out are of different cults. All nine bonus cards are in the game. Each favor tile of 3 steps can be taken twice, and the first to take it gains 3 power.
       *[other] Four scoring tiles are drawn, one of each cult's two. All nine bonus cards are in the game, and those left over get 2 coins. Each favor tile of 3 steps can be taken three times: the first brings 5 power, the second 3.
    } A priest of yours may replace another player's in an order for as many coins as the space gives steps, paid to that player. A town without a tile scores 5 VP and brings no key.
