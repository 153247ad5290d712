# Nomes, com explicações.

title-name = Anunnaki: O Despertar dos Deuses
title-pitch = Um jogo de deuses e Casas: percorra a sua estrela de ações, envie seguidores a outros planetas, invoque deuses e lute com cartas que ninguém viu.
list-and = { $first } e { $last }
house-pharaos = Pharaos
house-pharaos-text = A Casa de Rá: os cubos podem ser reaproveitados e os altares dão { $resource }.
house-norrenis = Norrenis
house-norrenis-text = A Casa de Odin: seus assentamentos viajam e lutam, e os altares dão { $resource }.
house-babylon = Babylon
house-babylon-text = A Casa de Ishtar: seus assentamentos colhem, e os altares dão { $resource }.
house-ellenys = Ellenys
house-ellenys-text = A Casa de Zeus: a cultura paga no planeta inteiro, e os altares dão { $resource }.
resource-food = comida
resource-food-text = Serve para posicionar seguidores.
resource-wood = madeira
resource-wood-text = Serve para construir assentamentos.
resource-metal = metal
resource-metal-text = Serve para obter e usar armas.
resource-gold = ouro
resource-gold-text = Serve para desenvolver tecnologias.
unit-follower = seguidor
unit-follower-text = Unidade de força { $strength }.
unit-minor = deus menor
unit-minor-text = Unidade de força { $strength }, invocada no lugar de um seguidor.
unit-major = deus maior
unit-major-text = Unidade de força { $strength }; ao ser invocado, libera o segundo poder da Casa.
unit-settlement = assentamento
unit-settlement-text = Dá o controle onde não há unidades; aqui se posicionam os seguidores.
track-war = guerra
track-war-text = Sobe-se vencendo batalhas.
track-technology = tecnologia
track-technology-text = Sobe-se desenvolvendo peças de ação.
track-commerce = comércio
track-commerce-text = Sobe-se completando pactos comerciais.
tile-portal = portal
tile-portal-text = Teletransporte { $amount } (desenvolvida: { $developed }) para qualquer território, menos Atlântida e capitais alheias.
tile-move_blue = movimento azul
tile-move_blue-text = { $amount } (desenvolvida: { $developed }), a dividir entre suas unidades.
tile-move_red = movimento vermelho
tile-move_red-text = { $amount } (desenvolvida: { $developed }), a dividir entre suas unidades.
tile-commerce = comércio de pactos
tile-commerce-text = Pegue { $amount } (desenvolvida: { $developed }) da vitrine.
tile-harvest_blue = colheita azul
tile-harvest_blue-text = Colha em { $amount } (desenvolvida: { $developed }) que você controla.
tile-harvest_red = colheita vermelha
tile-harvest_red-text = Colha em { $amount } (desenvolvida: { $developed }) que você controla.
tile-creation = criação
tile-creation-text = { $amount } da sua Casa por altar que você controla (desenvolvida: { $developed }, de um tipo à escolha).
tile-settlement_income = renda dos assentamentos
tile-settlement_income-text = Tudo o que mostram os espaços livres dos assentamentos (desenvolvida: { $more } a mais).
tile-dominion = domínio
tile-dominion-text = Tantos passos de domínio quantos vale a peça de objetivo da trilha (desenvolvida: { $developed } a mais).
tile-market = mercado
tile-market-text = Pague 1 recurso por outros 2, todos diferentes (desenvolvida: 2 diferentes de graça).
goal-shrines = altares
goal-shrines-text =
    Os altares que você controla{ $divisor ->
        [1] {""}
       *[other] , divididos por { $divisor } e arredondados para baixo
    }, no máximo { $max }.
goal-settlements = assentamentos
goal-settlements-text =
    Seus assentamentos no mapa{ $divisor ->
        [1] {""}
       *[other] , divididos por { $divisor } e arredondados para baixo
    }, no máximo { $max }.
goal-territories = territórios
goal-territories-text =
    Os territórios que você controla{ $divisor ->
        [1] {""}
       *[other] , divididos por { $divisor } e arredondados para baixo
    }, no máximo { $max }.
goal-units = unidades
goal-units-text =
    Seus seguidores e deuses no mapa{ $divisor ->
        [1] {""}
       *[other] , divididos por { $divisor } e arredondados para baixo
    }, no máximo { $max }.
row-bonus = o bônus
row-score = os pontos
region-minor = triângulo
region-major = pentágono
item-mana = mana
item-follower = seguidor
item-weapon = arma
civilization = civilização antiga { $number }
civilization-text = Força { $strength }. Quem a derrota recebe { $rewards }.
pact-neutral = pacto neutro { $number }
pact-house = pacto { $house } { $number }
pact-text =
    Custa { $cost }. Bônus: { $bonus }. Pontuação: { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }, { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passos
    } de comércio.
weapon-slingshot = Funda
weapon-long_shield = Escudo Longo
weapon-short_bow = Arco Curto
weapon-dagger = Adaga
weapon-double_axe = Machado Duplo
weapon-ballista = Balista
weapon-long_sword = Espada Longa
weapon-net = Rede
weapon-war_chariot = Carro de Guerra
weapon-viking_helmet = Elmo Viking
weapon-composite_bow = Arco Composto
weapon-sarissa = Sarissa
weapon-basic = Arma básica, só para quem defende
weapon-advanced = Arma avançada
weapon-text =
    { $kind }. Custo: { $cost }. Força { $strength }. Uma vitória dá { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } e { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passos
    } de guerra.
effect-cancel_enemy_effect = Anula o efeito da arma ou da peça inimiga.
effect-enemy_gods_strength_1 = Cada deus inimigo vale força { $strength }.
effect-steal_1_if_lost = Se você perder, rouba { $resources } de quem venceu.
effect-discard_enemy_card = O adversário tem de descartar a arma e pode jogar outra.
effect-second_advanced_card = Você pode acrescentar uma segunda arma avançada e, vencendo, recebe as recompensas das duas.
effect-metal_for_strength = Você pode pagar quanto metal quiser: cada um dá { $strength } de força.
effect-ignore_enemy_strongest_unit = A unidade mais forte do adversário não conta.
artefact-cornucopia = Cornucópia
artefact-cornucopia-text = Ação adicional: remova-a por { $resources } de um tipo, ou para pagar { $offered } de um tipo por { $points }.
artefact-duplicity_mirror = Espelho da Duplicidade
artefact-duplicity_mirror-text =
    { $actions ->
        [one] Uma vez: { $actions } ação de mana neste turno, por { $discount } de mana a menos.
       *[other] Uma vez: { $actions } ações de mana diferentes neste turno, cada uma por { $discount } de mana a menos.
    }
artefact-map_for_the_afterworld = Mapa do Além
artefact-map_for_the_afterworld-text = O Além é um território só seu, adjacente a todos os territórios que você controla.
artefact-pandoras_box = Caixa de Pandora
artefact-pandoras_box-text = Uma vez por turno descarte um marcador: você recebe { $mana }, { $followers } ou { $weapons }, e todos os outros perdem { $lost_mana }, { $lost_followers } ou { $lost_weapons }.
artefact-scarab_amulet = Amuleto do Escaravelho
artefact-scarab_amulet-text = Antes da pontuação final você avança { $steps } nas trilhas de desenvolvimento.
artefact-tablet_of_destinies = Tábua dos Destinos
artefact-tablet_of_destinies-text = Marque em segredo uma trilha: no fim ela paga pelo multiplicador de quem estiver mais à frente.
mana-activate_red = ativar uma peça vermelha
mana-activate_red-text = { $mana }: resolva uma peça vermelha que não esteja sob o seu peão.
mana-activate_blue = ativar uma peça azul
mana-activate_blue-text = { $mana }: resolva uma peça azul que não esteja sob o seu peão.
mana-gain_weapons = obter armas
mana-gain_weapons-text = { $mana } e { $price }: { $weapons } à escolha do seu baralho avançado.
mana-develop = desenvolver uma tecnologia
mana-develop-text = { $mana } e { $price }: vire uma peça adjacente ao peão; uma vermelha custa mais { $more }.
mana-build = construir um assentamento
mana-build-text = { $mana } e { $price }: um assentamento num território que você controla e que não tenha nenhum.
mana-recruit = posicionar seguidores
mana-recruit-text = { $mana } e { $price }: { $followers } nos seus assentamentos.
