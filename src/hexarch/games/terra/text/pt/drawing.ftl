# A imagem de uma posição: legendas curtas, e o que o ponteiro encontra nas suas partes.
# No mapa uma letra representa cada terreno; todas as nove são diferentes.

letter-desert = D
letter-plains = P
letter-swamp = N
letter-lakes = L
letter-forest = F
letter-mountains = M
letter-wasteland = V
letter-ice = G
letter-volcano = C

draw-round-of = Rodada { $round } de { $rounds }
draw-turn = turno { $n }
draw-phase-factions = Escolha das facções
draw-phase-dwellings = Colocação das habitações
draw-phase-bonus-cards = Escolha das cartas de Bônus
draw-phase-favors = Escolha dos marcadores de Favor
draw-phase-cult-bonuses = Bônus dos cultos da rodada { $n }
draw-phase-auction = Leilão
draw-phase-terrains = Escolha dos terrenos
draw-phase-income = Renda
draw-phase-over = Pontuação final

draw-cults = Cultos
draw-rounds = Rodadas
draw-round = Rodada { $n }
draw-power-actions = Ações de Poder
draw-bonus-cards = Cartas de Bônus
draw-town-tiles = Fichas de Cidade
draw-favor-tiles = Marcadores de Favor

draw-owned = { $thing } { $of }
draw-bridge = ponte
draw-town-tile = em uma cidade, com a ficha de Cidade
draw-in-town = em uma cidade
draw-held = Com { $the }.
draw-coins-on = Moedas em cima: { $n }.
draw-left = Restam: { $n }.
draw-takings-left = Ainda pode ser pego: { $n }.
draw-ready = Pronta.
draw-used = Usada.
draw-used-again = Usada; usá-la de novo custa { $n } de Poder a mais.
draw-locked = Exige a fortaleza.

draw-VP = PV
draw-no-faction = Ainda sem facção
draw-left-game = abandonou a partida
draw-winner = vitória
draw-to-move = na vez
draw-power-offered = Poder oferecido
draw-passed = passou
draw-income = renda
draw-cult-bonus = bônus culto
draw-bowl = Alguidar { $bowl }: { $n }
draw-structures = { $structure }: no mapa { $built }, no cartão de Facção { $left }
draw-bridges-left = pontes restantes { $n }
draw-skips = pula { $n }
draw-no-key = sem chaves
draw-in-orders = ×{ $n } nas ordens
draw-town-needs = uma cidade exige { $n }
draw-network = área { $n }
draw-if-ended-now = se acabasse agora: { $n } PV
draw-final-score = pontuação final: { $n } PV

draw-standing = Classificação, se a partida acabasse agora
draw-final-scoring = Pontuação final
draw-so-far = até agora
draw-in-play = em jogo
draw-area = área
draw-resources = recursos
draw-total = total

draw-own-map = mapa próprio
draw-begun-on = começou em { $terrain }
draw-home-terrain = terreno natal
draw-eruption = transformar um espaço em vulcão; o terreno natal de outra facção custa mais
draw-unlocked = desbloqueado
draw-unlock-price =
    { $n ->
        [one] um clérigo e { $n } moeda
       *[other] um clérigo e { $n } moedas
    }
draw-power-price = Ações de Poder: { $change } Poder.
draw-power-again = As ações de Poder podem ser repetidas na mesma rodada.
draw-more-steps =
    { $n ->
        [one] Um clérigo enviado a uma ordem vale { $n } espaço a mais.
       *[other] Um clérigo enviado a uma ordem vale { $n } espaços a mais.
    }

draw-final-tile = Pontuação final extra
draw-tile = ficha
draw-tile-measure = ficha { $n }
draw-final-edge = Postos avançados
    .text = Estruturas na borda do mapa em uma só área
draw-final-clusters = Povoados
    .text = Grupos separados de estruturas em uma só área
draw-final-distance = Maior distância
    .text = Entre duas estruturas de uma só área
draw-final-sa-sh-distance = Fortaleza e santuário
    .text = A distância entre os dois em uma só área

draw-auction = Leilão das facções
draw-auction-sealed = Leilão das facções: lances fechados
draw-points = { $n } PV
draw-no-bid = ainda sem lance
