# O que o registro conta.

log-turn = Rodada { $turn }: começa o turno de { $who }.
log-pawn = { $who } move o peão para { $tile }.
log-cube = { $who } coloca um cubo em { $edge } ({ $mana } de mana).
log-shift = { $who } desloca um cubo de { $edge } para { $end } ({ $mana } de mana).
log-token = { $who } libera o marcador de invocação do { $region }.
log-gain = { $who } recebe { $count } de { $resource }.
log-pay = { $who } paga { $count } de { $resource }.
log-mana = { $who } recebe { $count } de mana.
log-mana_paid = { $who } entrega { $count } de mana.
log-points =
    { $who } marca { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } ({ $source }).
log-points_lost =
    { $who } perde { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } ({ $source }).
log-step =
    { $who } avança { $count ->
        [one] { $count } passo
       *[other] { $count } passos
    } em { $track }.
log-dominion =
    { $who } avança { $count ->
        [one] { $count } passo
       *[other] { $count } passos
    } na trilha de domínio.
log-vp_token = { $who } pega um marcador de pontos da trilha de domínio.
log-move = { $who } move de { $place } para { $to }: { $unit }.
log-portal = { $who } teletransporta de { $place } para { $to }: { $unit }.
log-deploy = { $who } posiciona um seguidor em { $place }.
log-recall = Um seguidor de { $who } deixa { $place } e volta à reserva.
log-build = { $who } constrói um assentamento em { $place }.
log-harvest = { $who } colhe em { $place }.
log-exhaust = Um ícone se esgota em { $place }: { $resource }.
log-pact = { $who } pega o { $pact }.
log-shown = Novo na vitrine: { $pact }.
log-complete = { $who } completa o { $pact }.
log-upgrade = { $who } desenvolve { $tile }.
log-weapons = { $who } pega uma arma em segredo.
log-weapons_lost = { $who } devolve uma arma ao baralho em segredo.
log-look =
    { $who } olha { $count ->
        [one] { $count } artefato
       *[other] { $count } artefatos
    }.
log-summon = { $who } invoca { $god } em { $place }.
log-house = { $who } joga com { $house }.
log-dealt = Cada Casa compra os seus deuses.
log-kept = { $who } fica com { $gods }.
log-laid = { $who } é o primeiro jogador; a mesa está pronta.
log-culture = O marcador de cultura em { $spot } é revelado: { $token }.
log-cultured = O marcador de cultura em { $spot } é resolvido: { $token }.
log-battle = Batalha em { $place }: { $who } ataca.
log-down =
    { $who } baixa { $count ->
        [one] { $count } arma virada
       *[other] { $count } armas viradas
    } para baixo.
log-weapon = { $who } revela { $weapon }.
log-civilization = Revela-se em { $place }: { $civilization }.
log-discarded = { $who } tem de descartar { $weapon }.
log-cart = { $who } acrescenta { $count } de força com o Carro de Guerra.
log-strength = { $who } ataca com força { $count } contra { $against }.
log-won = { $who } vence a batalha em { $place }.
log-lost = { $who } perde a batalha em { $place }.
log-retreat = As unidades de { $who } em { $place } voltam à capital.
log-conquered = { $who } derrota em { $place }: { $civilization }.
log-artefact = { $who } fica com o artefato { $artefact }.
log-used = { $who } usa o artefato { $artefact }.
log-end = { $who } provoca o fim da partida.
log-last_round = Começa a última rodada: o fim da partida foi desencadeado.
log-scoring = Pontuação final.
log-over = A partida terminou.
