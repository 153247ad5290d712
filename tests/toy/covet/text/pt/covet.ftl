title-name = Covet

asked-card = Baixe uma carta fechada.
choice-play = Baixar { $card }
choice-exchange = Trocar { $card } pela próxima carta do monte
group-play = Baixar
group-exchange = Trocar

refusal-not_in_hand = Você não tem { $card } na mão.
refusal-only_once = Você já trocou uma carta nesta partida.
rule-play = Baixar uma carta
rule-exchange = Trocar uma carta

log-down = { $who } baixa uma carta fechada.
log-exchange = { $who } troca uma carta.
log-show = { $who } revela { $card }.
log-pot = { $who } leva o pote: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
log-stays = Nenhuma carta é única: o pote fica.
log-round = Começa a rodada { $n }.
log-over = A partida acabou.

form-rounds = Rodadas
form-rounds-text = Quantas vezes cada um baixa uma carta.
form-rounds-3 = três
form-rounds-5 = cinco

source-pots = potes
name-r1 = 1 vermelho
name-r2 = 2 vermelho
name-r3 = 3 vermelho
name-r4 = 4 vermelho
name-r5 = 5 vermelho
name-r6 = 6 vermelho
name-r7 = 7 vermelho
name-r8 = 8 vermelho
name-g1 = 1 verde
name-g2 = 2 verde
name-g3 = 3 verde
name-g4 = 4 verde
name-g5 = 5 verde
name-g6 = 6 verde
name-g7 = 7 verde
name-g8 = 8 verde
name-b1 = 1 azul
name-b2 = 2 azul
name-b3 = 3 azul
name-b4 = 4 azul
name-b5 = 5 azul
name-b6 = 6 azul
name-b7 = 7 azul
name-b8 = 8 azul
name-y1 = 1 amarelo
name-y2 = 2 amarelo
name-y3 = 3 amarelo
name-y4 = 4 amarelo
name-y5 = 5 amarelo
name-y6 = 6 amarelo
name-y7 = 7 amarelo
name-y8 = 8 amarelo
