# A mesa deste jogo: perguntas, o formulário de uma partida nova, bots.

asked-turn = É a sua vez: faça uma ação ou passe.
asked-again = Você pode fazer outra ação.
asked-acted = Ação feita: converta ou termine o turno.
asked-burnt = Use o Poder pelo qual sacrificou marcadores: resta { $n }.
asked-spades =
    { $n ->
        [one] Use a sua pá.
       *[other] Use as suas { $n } pás.
    }
asked-cult =
    { $n ->
        [one] Escolha o culto em que você avança { $n } espaço.
       *[other] Escolha os cultos em que você avança { $n } espaços.
    }
asked-favor =
    { $n ->
        [one] Escolha um marcador de Favor.
       *[other] Escolha { $n } marcadores de Favor.
    }
asked-town =
    { $n ->
        [one] Você funda uma cidade: escolha uma ficha de Cidade.
       *[other] Você funda { $n } cidades: escolha uma ficha de Cidade para cada uma.
    }
asked-leech = Você recebe { resource-PW.amount } { $faction_from } por { $vp } PV?
asked-leech-free = Você recebe { resource-PW.amount } { $faction_from }? Não custa nada.
asked-leech-full = Oferta de { resource-PW.amount } { $faction_from }: agora você não pode receber nada.
asked-leech-forfeited = Você só pode recusar { resource-PW.amount } { $faction_from }: antes converteu, ou respondeu a uma oferta posterior.
asked-bid-open = Dê um lance por uma facção: os pontos com que você começaria. Quem oferecer menos fica com ela, e você dá outro lance.
asked-bid-sealed = Dê um lance por { $faction }: os pontos de que abriria mão para jogar com esta facção. Ninguém vê o seu lance antes que todos sejam dados.
wait-leech = Aguardando a resposta a uma oferta de Poder: { $players }.
sealed-bid = Um lance fechado.
play-error-unknown_way = Não existe o modo "{ $way }" de obter as facções.
play-error-faction_missing = Escolha uma facção para cada lugar.
play-bot-greedy = Ganancioso: olha uma ação à frente; um oponente fácil para iniciantes (cerca de 92 pontos numa partida de quatro).
play-bot-steward = Intendente: avalia turnos inteiros num instante; um oponente para quem conhece o jogo (cerca de 109 pontos numa partida de quatro).
play-bot-elder = Ancião: pensa à frente até o fim da rodada, até um segundo por turno; o bot mais forte (de 135 a 138 pontos numa partida de quatro; na liga principal, as pessoas fazem 139).
form-way-intro-name = Partida introdutória
form-way-intro = A primeira partida do manual: facções, habitações e fichas já definidas.
form-way-random-name = Ao acaso
form-way-random = Cada um recebe uma facção por sorteio.
form-way-random-colours-name = Cores sorteadas
form-way-random-colours = Cada um recebe uma cor sorteada e escolhe, no início da partida, uma das duas facções do seu cartão de Facção.
form-way-draft-name = Escolha em ordem
form-way-draft = No início da partida cada um, na sua vez, escolhe uma facção.
form-way-auction-name = Leilão
form-way-auction = Facções sorteadas vão a leilão: fica com a facção quem começaria com menos pontos.
form-way-sealed-auction-name = Leilão fechado
form-way-sealed-auction = Cada um diz em segredo de quantos pontos abriria mão por cada facção; vencem os lances mais altos.
form-way-chosen-name = Escolhidas por você
form-way-chosen = Você escolhe uma facção para cada lugar.
form-profile-rulebook = Regras impressas
form-profile-league = Liga
form-options-expansion = Expansões
form-options-rule = Regras
form-large =
    { $n ->
        [6] Com seis jogadores são 5 rodadas. Cada um deixa na caixa 3 habitações, 1 casa de comércio, 1 templo e 2 marcadores de Poder, recebe a renda deles desde o início e pega um marcador de Favor na preparação. As ações de Poder podem ser usadas de novo por 1 Poder a mais, os clérigos de uma ordem podem ser substituídos por moedas, os marcadores de Favor de 3 espaços passam de um jogador a outro, e fundam-se cidades mesmo quando as fichas de Cidade acabam.
       *[other] Com sete jogadores são 4 rodadas. Cada um deixa na caixa 4 habitações, 2 casas de comércio, 1 templo e 3 marcadores de Poder, recebe a renda deles desde o início e pega um marcador de Favor na preparação. Três estruturas bastam para fundar uma cidade se uma delas for uma fortaleza. As ações de Poder podem ser usadas de novo por 1 Poder a mais, os clérigos de uma ordem podem ser substituídos por moedas, os marcadores de Favor de 3 espaços passam de um jogador a outro, e fundam-se cidades mesmo quando as fichas de Cidade acabam.
    }

# Expansions and variants as switches of the form, and whole forms by one press.
form-switch-fire-and-ice-factions = Fogo e Gelo: facções
form-switch-fire-and-ice-factions-text = Acrescenta seis facções: Damas do Gelo e Iétis, Acólitos e Senhores dos Dragões, Metamorfos e Caminhantes dos Rios.
form-switch-fire-and-ice-final-scoring = Fogo e Gelo: pontuação final
form-switch-mini-expansion-1 = Mais fichas de Cidade
form-switch-shipping-bonus = Carta de Bônus de Remessa
form-switch-temple-scoring-tile = Ficha de Pontuação dos templos
form-switch-merchants = Mercadores dos Mares
form-switch-merchants-tiles = Mercadores dos Mares: fichas sem navios
form-switch-merchants-assured = Mercadores dos Mares: comércio garantido
form-switch-fan-factions = Facções de fãs
form-switch-fan-factions-2024 = Facções de fãs, valores de 2024
form-switch-war-and-faith = Guerra e Fé
form-switch-fewer-structures = Menos estruturas
form-switch-unlimited-towns = Cidades sem limite
form-preset-everything = Tudo
form-preset-everything-text = As regras impressas com todas as expansões.
