# Profiles and options: what each does when it is on.

profile-rulebook = The printed rules: power from structures is taken or declined at once, in order.
profile-league = The rules of online league play: power may be answered until your next action, with the small expansions.

option-strict-leech = Offers of power must be answered in order and before you convert anything.
option-variable-turn-order = The order of passing is the turn order of the next round.
option-mini-expansion-1 = Three more kinds of town tiles: TW6, TW7 and TW8.
option-shipping-bonus = One more bonus card: BON10, points for shipping.
option-temple-scoring-tile = One more round tile: SCORE9, points for temples.
option-maintain-player-order = The players sit in the order in which they are named.
option-email-notify = Kept from the ledgers of online games; it changes nothing.
option-loose-dig = Old rules for spades: bought ones may be given up, and a hex may be left short with spades in hand.
option-loose-multi-spade = Several hexes of one action may be left short of home terrain.
option-loose-bridge-adjacency = A bridge need not touch an own structure.
option-loose-done = The second action of a double turn may be left out.
option-manual-fav5 = A marker that waits for a key does not move up by itself when the key comes in the same turn.
option-deferred-leech = Offers of power may be answered at any time before your next action; play goes on meanwhile.
option-leech-from-first-player = Offers of power are answered from the left of the starting player, not of the builder.
option-spade-vp-when-gained = Spades score when they are gained; otherwise when they are used.
option-early-spade-tile = The round tile for spades does not come up in rounds 5 and 6.
option-dwelling-on-any-hex = With spades for several hexes the dwelling may stand on any of them, not only on the first.
option-spades-in-any-order = A hex may be left short of home terrain before another one is begun.
option-transform-anywhere = A hex may be turned into any terrain, not only closer to home terrain.
option-bought-spades-must-be-used = Spades that were bought cannot be given up.
option-burn-any-time = Power may be sacrificed without using it at once.
option-priest-to-coin = A priest may become a coin directly.
option-coins-to-vp-any-time = Coins may become victory points in any own turn, not only at the end.
option-convert-inside-action = Conversions are allowed between the parts of an action.
option-bridges-may-double = Two bridges may stand at the same place.
option-last-player-may-wait = The last player left in a round may choose cult steps, favor tiles and town tiles later.
option-strict-chaosmagician-sh = Chaos Magicians who pass as the first action of a double turn lose the second.
option-strict-darkling-sh = The Darklings ordain workers in the turn in which they build the stronghold, or not at all.
option-errata-cultist-power = The Cultists gain 1 power when all opponents who could take power decline.
option-loose-cultist-ordering = Nobody waits for the Cultists before entering the last space in a cult.
option-giants-transform-to-any = The Giants may turn a hex into other terrain than wasteland.
option-halflings-may-buy-more-spades = The Halflings may buy spades on top of the three of their stronghold.
option-river-town-in-any-turn = The Mermaids may found a town across a river hex in any own turn, also before an action.
