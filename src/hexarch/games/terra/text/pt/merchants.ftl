# Mercadores dos Mares. Anões e Faquires têm mercadores, armazém e mercado no lugar de navios, porto e estaleiro.

structure-shipyard = estaleiro
    .a = um estaleiro
    .the = o estaleiro
source-trade = comércio
discard-SHIP = de um navio
discard-MOVE = do resto do movimento
discard-DWELLING = da habitação
discard-HOME = da mudança de terreno natal

option-merchants = Mercadores dos Mares: portos, estaleiros, navios e comércio, com as novas fichas e cartas; as facções começam com os pontos do mapa.
option-merchants-tiles = Novas fichas dos Mercadores dos Mares sem navios: as fichas de Pontuação e de Cidade, o marcador de Favor e a ação de Poder que não precisam deles.
option-merchants-assured = Com Mercadores dos Mares: duas das suas três novas cartas de Bônus e a sua ficha de pontuação final sempre participam.

choice-port = colocar o porto em { $hex }
choice-launch = construir um navio em { $space }
choice-recruit = recrutar um mercador em { $space }
choice-sail = mover o navio de { $space } a { $to }
choice-sail-trade = mover o navio de { $space } a { $to } para comerciar
choice-walk = mover o mercador de { $space } a { $to }
choice-sail-second = mover o navio de { $space } a { $to }, com 1 Poder do Alguidar II pelos passos extras
choice-trade = comerciar com a estrutura em { $hex }
choice-trade-for =
    { $gift ->
        [POWER] comerciar com a estrutura em { $hex } por 3 Poderes
        [CULT] comerciar com a estrutura em { $hex } por avanços em um culto
        [PRIEST] comerciar com a estrutura em { $hex } por 1 clérigo
        [SHIP] comerciar com a estrutura em { $hex } e deixar o navio no mapa
       *[MOVE] comerciar com a estrutura em { $hex } e usar a ação de movimento mais uma vez
    }
choice-build-by-ship = construir uma habitação em { $hex } entregando o navio ou mercador em { $space }
choice-send-new =
    { $n ->
        [one] mandar um clérigo da reserva para a ordem { $cult_of } por { $n } espaço e receber 4 moedas
       *[other] mandar um clérigo da reserva para a ordem { $cult_of } por { $n } espaços e receber 4 moedas
    }
choice-gift-step = avançar um passo na trilha de Remessa ou de alcance e receber 1 trabalhador

decision-port = Escolha a habitação onde fica o seu porto.
decision-launch = Você pode construir um navio: escolha de onde ele parte.
decision-movement = Mova os seus navios, um após o outro; os que chegam a uma estrutura comerciam quando todos tiverem se movido.
decision-trades = Escolha a próxima estrutura com que você comercia.
decision-gift = Escolha: um clérigo da reserva vai para um culto e você recebe 4 moedas, ou um avanço de Remessa e 1 trabalhador.
asked-launch =
    { $n ->
        [one] Você pode construir um navio: escolha de onde ele parte.
       *[other] Você pode construir { $n } navios: escolha de onde eles partem.
    }
asked-trade-dwelling = O comércio permite transformar e construir agora; se não quiser, abra mão disso.

rule-ships = Navios e comércio
refusal-no_port_due = Você não coloca um porto agora.
refusal-no_river_here = { $hex } não fica junto ao rio.
refusal-no_ship_left = Todos os seus navios já estão no mapa, e não podem recomeçar em outro lugar.
refusal-no_port = Você não tem porto nem estaleiro: não pode construir navios.
refusal-no_ship_due = Você não pode construir um navio agora.
refusal-not_at_shipyard = { $hex } não fica junto ao seu estaleiro, de onde este navio precisa partir.
refusal-not_at_port = { $hex } não fica junto ao seu porto nem ao seu estaleiro.
refusal-no_ships = Você não tem navios no mapa.
refusal-no_voyage = Nenhum dos seus navios pode se mover.
refusal-no_movement_due = Você não pode mover os seus navios agora.
refusal-ship_moved = O seu navio em { $hex } já se moveu.
refusal-no_ship_there = Você não tem um navio em { $hex }.
refusal-third_bowl_only = A sua facção paga os passos extras com Poder do Alguidar III.
refusal-ship_must_move = O navio já está lá.
refusal-structure_taken = Neste movimento, um navio seu já chegou à estrutura em { $hex }.
refusal-no_seals_left = Você não tem mais selos para comerciar com outra estrutura.
refusal-already_sealed = Você já comerciou com a estrutura em { $hex }: o seu selo está lá.
refusal-own_structure = A estrutura em { $hex } é sua: navios comerciam com oponentes.
refusal-ship_over_land = Nenhum caminho de água leva a { $hex }: navios não atravessam a terra.
refusal-trader_in_river = Um mercador não pode parar no espaço de rio { $hex }.
refusal-ship_too_far = { $hex } fica a { $steps } passos, e você pode dar no máximo { $most }.
refusal-no_trade_due = Nenhum navio seu chegou a { $hex } para comerciar.
refusal-choose_gift = Escolha o que o comércio com { $hex } traz.
refusal-no_such_gift = A estrutura em { $hex } não dá isso.
refusal-ship_not_beside = O navio não está ao lado de { $hex }.
refusal-shipyard_needed = Para construir um navio com esta ação você precisa do estaleiro.
refusal-no_favor_left = Não há marcador de Favor que você possa pegar.
refusal-favor_cult_owned = Você já possui um marcador de Favor com um só avanço no culto { $cult_of }.
refusal-no_gift_due = Você não tem um presente de marcador de Favor para escolher.

log-port = { $who } colocam o porto em { $hex }.
log-launch = { $who } constroem um navio em { $hex }.
log-recruit = { $who } recrutam um mercador em { $hex }.
log-sail = { $who } movem um navio de { $hex } a { $to }.
log-walk = { $who } movem um mercador de { $hex } a { $to }.
log-trade = { $who } comerciam com { $structure_the } { $faction_of } em { $hex }.
log-seal = { $who } colocam um selo em { $hex }.
log-ship-home = Um navio { $who_of } volta de { $hex } para a reserva.
log-trader-home = Um mercador { $who_of } volta de { $hex } para a reserva.
log-ship-stays = { $who } deixam o navio ou mercador no mapa, em { $hex }.
log-refresh = { $who } podem usar a ação de movimento mais uma vez.
log-slide = { $who } movem { resource-PW.amount } do Alguidar II para o Alguidar I.
log-range-step = { $who } avançam na trilha de alcance para o passo { $n }.

tile-BON11 = pontos por selos, construir um navio
    .text = Enquanto estiver com ela: 1 PV para cada selo que colocar na fase de ação. Ação especial: construa um navio.
tile-BON12 = 1 moeda, 1 trabalhador, pontos por navios
    .text = Renda: 1 moeda e 1 trabalhador. Ao passar: 3 PV para cada navio seu no mapa.
tile-BON13 = um navio, mover navios
    .text = Renda: você pode construir um navio. Ação especial: mova os seus navios.
tile-FAV13 = Fogo 1, um presente na hora
    .text = Avance 1 espaço no culto do Fogo. Uma só vez, à escolha: mande um clérigo da sua reserva para um culto e receba 4 moedas, ou avance um passo na trilha de Remessa e receba 1 trabalhador.
tile-FAV14 = Água 1, um navio por rodada
    .text = Avance 1 espaço no culto da Água. Renda: você pode construir um navio.
tile-FAV15 = Terra 1, pontos por comércio
    .text = Avance 1 espaço no culto da Terra. Sempre que comerciar: 1 PV com uma habitação, casa de comércio ou templo, 2 PV com uma fortaleza, santuário ou estaleiro.
tile-FAV16 = Ar 1, pontos por selos ao passar
    .text = Avance 1 espaço no culto do Ar. Ao passar: 2, 3, 4 ou 5 PV por 1-3, 4-6, 7-9 ou 10 ou mais selos.
tile-TW9 = 3 PV e dois navios
    .text = 3 PV e uma chave; você pode construir até 2 navios na hora.
tile-SCORE10 = Habitações; a Água dá navios
    .text = 2 PV para cada habitação. No fim da rodada: você pode construir 1 navio a cada 4 espaços no culto da Água.
tile-SCORE11 = Habitações; o Ar dá Poder
    .text = 2 PV para cada habitação. No fim da rodada: 1 Poder para cada espaço no culto do Ar.
tile-SCORE12 = Casas de comércio; o Ar dá navios
    .text = 3 PV para cada casa de comércio. No fim da rodada: você pode construir 1 navio a cada 4 espaços no culto do Ar.
tile-SCORE13 = Casas de comércio; a Água dá trabalhadores
    .text = 3 PV para cada casa de comércio. No fim da rodada: 1 trabalhador a cada 2 espaços no culto da Água.
tile-SCORE14 = Fortaleza, santuário e estaleiro; a Terra dá trabalhadores
    .text = 5 PV pela fortaleza, pelo santuário ou pelo estaleiro. No fim da rodada: 1 trabalhador a cada 2 espaços no culto da Terra.
tile-SCORE15 = Fortaleza, santuário e estaleiro; o Fogo dá pás
    .text = 5 PV pela fortaleza, pelo santuário ou pelo estaleiro. No fim da rodada: 1 pá a cada 4 espaços no culto do Fogo.
tile-SCORE16 = Pás; a Terra dá Poder
    .text = 2 PV para cada pá. No fim da rodada: 3 Poderes a cada 3 espaços no culto da Terra.
tile-SCORE17 = Cidades; o Fogo dá moedas
    .text = 5 PV para cada cidade. No fim da rodada: 1 moeda para cada espaço no culto do Fogo.
tile-SCORE18 = Templos; a Terra dá Remessa
    .text = 4 PV para cada templo. No fim da rodada: um avanço gratuito de Remessa (ou de alcance) a cada 5 espaços no culto da Terra.
tile-SCORE19 = Selos; o Fogo dá clérigos
    .text = 2 PV para cada selo. No fim da rodada: 1 clérigo a cada 4 espaços no culto do Fogo.
tile-SCORE20 = Selos; o Ar dá pás
    .text = 2 PV para cada selo. No fim da rodada: 1 pá a cada 4 espaços no culto do Ar.
tile-SCORE21 = Avanços nas trilhas; a Água dá moedas
    .text = 2 PV para cada avanço de Remessa, de Troca ou de alcance. No fim da rodada: 2 moedas a cada 2 espaços no culto da Água.
tile-most-seals = Mais selos
    .text = No fim da partida 18, 12 e 6 PV pelo maior número de selos no mapa. Eles não precisam estar conectados.
tile-ACT7 = mover navios
    .text = Por 4 Poderes: mova os seus navios.
tile-ACT8 = construir um navio
    .text = Por 4 Poderes: construa um navio.
tile-ACT9 = marcador de Favor
    .text = Por 5 Poderes e 1 clérigo: pegue um marcador de Favor.
tile-SAIL = mover navios
    .text = Uma vez por rodada, desde o começo da partida: mova os seus navios.
tile-SHIP = construir um navio
    .text = Uma vez por rodada, com o estaleiro: pague o preço de um navio e construa-o.
action-SAIL = mover navios
action-SHIP = construir um navio
action-BON11 = construir um navio
action-BON13 = mover navios

console-group-ships = Navios e comércio
console-event-seal = selo
console-event-step = avanço em uma trilha
console-event-shipyard = estaleiro
console-ships = Navios:
console-fleet = { $ships } de { $most } no mapa{ $where }; porto { $port }; { $seals } selos restantes
console-canals = Canais: { $canals }
console-ship-reward =
    { $n ->
        [one] { $n } navio
       *[other] { $n } navios
    }
console-shipping-reward =
    { $n ->
        [one] { $n } avanço de Remessa
       *[other] { $n } avanços de Remessa
    }
console-sail = mover navios
console-favor = marcador de Favor
draw-phase-ports = Colocação dos portos
draw-ship = navio
draw-trader = mercador
draw-port = porto
draw-seal = selo
draw-canal = canal
draw-fleet = navios { $ships }/{ $most }, selos { $seals }
draw-final-seals = Mais selos
    .text = Selos no mapa, onde quer que estejam
