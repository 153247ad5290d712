title-name = Covet

asked-card = Put down a card.
choice-play = Put down { $card }
choice-exchange = Exchange { $card } for the next card of the pile
group-play = Put down
group-exchange = Exchange

refusal-not_in_hand = You do not hold { $card }.
refusal-only_once = You have already exchanged a card in this game.
rule-play = Putting down a card
rule-exchange = Exchanging a card

log-down = { $who } puts down a card.
log-exchange = { $who } exchanges a card.
log-show = { $who } shows { $card }.
log-pot = { $who } takes the pot: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-stays = No card is alone: the pot stays.
log-round = Round { $n } begins.
log-over = The game is over.

form-rounds = Rounds
form-rounds-text = How often everybody puts down a card.
form-rounds-3 = three
form-rounds-5 = five

source-pots = pots
name-r1 = red 1
name-r2 = red 2
name-r3 = red 3
name-r4 = red 4
name-r5 = red 5
name-r6 = red 6
name-r7 = red 7
name-r8 = red 8
name-g1 = green 1
name-g2 = green 2
name-g3 = green 3
name-g4 = green 4
name-g5 = green 5
name-g6 = green 6
name-g7 = green 7
name-g8 = green 8
name-b1 = blue 1
name-b2 = blue 2
name-b3 = blue 3
name-b4 = blue 4
name-b5 = blue 5
name-b6 = blue 6
name-b7 = blue 7
name-b8 = blue 8
name-y1 = yellow 1
name-y2 = yellow 2
name-y3 = yellow 3
name-y4 = yellow 4
name-y5 = yellow 5
name-y6 = yellow 6
name-y7 = yellow 7
name-y8 = yellow 8
