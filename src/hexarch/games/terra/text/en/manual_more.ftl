# The rules of expansions and variants in our own words, a chapter each.

manual-fire-ice = Fire & Ice
manual-fire-ice-text =
    This expansion adds six factions on three boards, a map, and tiles for the final scoring. Factions and final scoring can be added separately.
    Ice: the Ice Maidens and the Yetis live on ice. When one of them is chosen, its player also chooses the terrain it starts on; that terrain must be free, and the factions at home there stay out of the game. The land under their dwellings turns to ice. A hex of the terrain they started on takes one spade to become ice; any other takes as many as it is steps away from that terrain. They may stop on the way, and improving their exchange rate costs one worker less.
    Volcano: the Acolytes and the Dragonlords never dig. Any land within reach erupts in a single step and becomes volcano. The Acolytes pay 3 steps on one cult track, or 4 if the hex is the home terrain of another faction; the Dragonlords remove 1 power token from the game, or 2. Spades they would gain become cult steps or new power tokens. An eruption does not count as a spade.
    Nothing ever changes ice or volcano again: no spade, no sandstorm, no eruption.
    Variable terrain: the Shapeshifters choose any free terrain as their home and may change it once their stronghold stands. The Riverwalkers transform nothing; they lay priests on terrains to unlock them, and build wherever the river leads.
    Final scoring: one of four tiles is drawn at the start. At the end it gives 18, 12 and 6 points to the three players who did best at what it shows, besides cults and network.
manual-merchants = Merchants of the Seas
manual-merchants-text =
    Ships carry goods down the river to other players' structures. Each trade brings goods and points, and leaves a seal behind. Every faction has three ships, a port, a shipyard and 15 seals, and starts with the points that the map gives it.
    Set-up: once the first dwellings stand, everyone in turn lays their port next to one of their dwellings on the river. If none of them lies on the river, the port waits for the first dwelling built there. It stays when that dwelling is upgraded.
    Shipyard: a trading house on the river can become the shipyard. It brings at once what the faction board shows, for most factions a step of shipping and a ship. From the next round on it brings a ship as income, and once in every round you may pay for another. It is worth 3 power, like a stronghold.
    Canals on the map join two river hexes. Ships pass through them in one step; shipping does not, and the land on both sides stays adjacent.
    New scoring tiles replace the old ones. There are also new bonus cards, favor tiles and town tiles, and three more power actions: move your ships, build a ship, take a favor tile. Of the favor tiles with a single step in a cult you may own only one for each cult.
manual-ships-text =
    Building: a new ship starts on a river hex next to your port or shipyard. Ships come from the shipyard, power actions, cards, tiles and cult bonuses. Once all three are on the map, no more can be built.
    Moving: once in every round your faction board lets you move your ships, one after the other. Power actions and cards allow it again. Each ship may go as many steps as your shipping, and one step more for 1 power. A step leads to the next river hex, through a canal, or onto an opponent's structure, where the ship stops. A structure that carries your seal is closed to your ships, and two of your ships cannot enter the same one.
    Trading: when all ships have moved, those on structures trade, in the order you like. A dwelling gives 1 point and 1 worker; a trading house 1 point, 1 coin and 2 power; a temple 1 point and either 3 power or a step in a cult; a stronghold 2 points, 2 coins and a transform and build with a free spade; a sanctuary 2 points and either 2 steps in a cult or a priest; a shipyard 2 points, and either the ship stays on the map or your movement action can be used again.
    You lay a seal under the structure, and the ship returns to your supply. The owner may take as much power as the structure is worth, for one victory point less.
    Land next to one of your ships is within reach, for spades and for dwellings. Instead of paying for a dwelling there you may hand in the ship. In the final scoring ships connect nothing.
manual-traders = Traders of the Dwarves and Fakirs
manual-traders-text =
    Without shipping, these two have traders in place of ships, a warehouse in place of the port and a market in place of the shipyard. The warehouse may lie with any dwelling, and the market needs no river.
    Traders walk over land and river alike, but stop only on land. They may be handed in for a dwelling on the hex where they stand, and need no tunnel or carpet flight there.
    What gives others a step of shipping moves them along their range track instead: traders walk farther, and tunnels and carpets lead farther.
manual-fan = Fan factions
manual-fan-text =
    Twenty factions that players of the game designed, with the figures of their 2023 rules or those rebalanced in 2024. They share the home terrains of the other factions, and in one game there is at most one faction of each colour. Ice, volcano and variable factions count as one colour each, whatever box they come from.
    Each of them starts with 20 points on every map. Read what it can do before you choose it: many have rules found nowhere else, such as lamps, a treasury, moving bridges or dwellings on icebergs.
manual-war-and-faith-text =
    A temple costs 1 more coin for each temple of another player directly adjacent to it, paid to that player.
    A stronghold cannot be built next to another stronghold or a sanctuary, whoever owns it; nor can a sanctuary. Hexes joined by a bridge count as adjacent. A bridge built later may join them.
    Whoever founds a town scores 2 points at once for each stronghold and sanctuary in it.
manual-large-table = Six and seven players
manual-large-table-text =
    Six players play five rounds, seven play four, on any map and with any factions. Everybody leaves some structures and power tokens in the box; the places of these structures are empty from the start and bring income, but nothing else counts them as built.
    Before the bonus cards everyone takes a favor tile, the Chaos Magicians two. A power action that was used can be used again for 1 more power. Another player's priest in an order can be replaced by one of yours: its owner is paid, and that priest leaves the game.
    When the town tiles have run out, a town still brings 5 points and whatever your faction gains for founding one.
manual-variants = Small expansions and other variants
manual-variants-text =
    Small expansions: three more kinds of town tiles, a bonus card that scores shipping, and a scoring tile for temples. Each can be added by itself.
    Five players may leave 1 dwelling and 1 trading house each in the box, as larger tables do. Any table may allow towns without a tile.
    Turn order: by the printed rules the next round goes clockwise from whoever passed first; it can also follow the order of passing.
    Maps: every faction plays on every map. Some tables give each faction the number of starting points that suits the map.
manual-beginnings = Choosing factions
manual-beginnings-text =
    Factions can be fixed, as in the introductory game; dealt at random; chosen from a random colour; or drafted in turn.
    Auction: as many factions as players are up for bids. You bid the points you would start with, and whoever bids fewer takes the faction. Whoever is outbid bids again.
    Sealed auction: everyone secretly names how many points they would give up for each faction. The highest bid gets its faction, then the highest of the bids that are left.
manual-league = Printed rules and league rules
manual-league-text =
    The printed rules are those of the rulebook. In the league, games are played over days, and some things are easier there.
    Power from structures may be answered until your next action, so that nobody waits. Spades score when they are gained. With two spades the dwelling may stand on either hex. Sacrificed power can be kept. Coins may become points on any of your own turns.
    The league also plays with the small expansions, and the next round follows the order of passing.
