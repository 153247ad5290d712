title-name = Covet

asked-card = Gioca una carta coperta.
choice-play = Gioca coperto { $card }
choice-exchange = Scambia { $card } con la prima carta del mazzo
group-play = Gioca coperto
group-exchange = Scambia

refusal-not_in_hand = Non hai in mano { $card }.
refusal-only_once = In questa partita hai già scambiato una carta.
rule-play = Giocare una carta
rule-exchange = Scambiare una carta

log-down = { $who } gioca una carta coperta.
log-exchange = { $who } scambia una carta.
log-show = { $who } scopre { $card }.
log-pot = { $who } prende il piatto: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
log-stays = Nessuna carta è unica: il piatto resta.
log-round = Comincia il round { $n }.
log-over = La partita è finita.

form-rounds = Round
form-rounds-text = Quante volte ognuno gioca una carta.
form-rounds-3 = tre
form-rounds-5 = cinque

source-pots = piatti
name-r1 = 1 rosso
name-r2 = 2 rosso
name-r3 = 3 rosso
name-r4 = 4 rosso
name-r5 = 5 rosso
name-r6 = 6 rosso
name-r7 = 7 rosso
name-r8 = 8 rosso
name-g1 = 1 verde
name-g2 = 2 verde
name-g3 = 3 verde
name-g4 = 4 verde
name-g5 = 5 verde
name-g6 = 6 verde
name-g7 = 7 verde
name-g8 = 8 verde
name-b1 = 1 blu
name-b2 = 2 blu
name-b3 = 3 blu
name-b4 = 4 blu
name-b5 = 5 blu
name-b6 = 6 blu
name-b7 = 7 blu
name-b8 = 8 blu
name-y1 = 1 giallo
name-y2 = 2 giallo
name-y3 = 3 giallo
name-y4 = 4 giallo
name-y5 = 5 giallo
name-y6 = 6 giallo
name-y7 = 7 giallo
name-y8 = 8 giallo
