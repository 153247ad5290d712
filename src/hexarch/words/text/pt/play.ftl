# A mesa: o que se pergunta a um jogador, o botão que envia um turno, e o que a mesa recusa.

# -- o que se pergunta

play-title-turn = É a sua vez: faça uma ação ou passe.
play-title-again = Você pode fazer outra ação.
play-title-acted = Ação feita: converta ou termine o turno.
play-title-burnt = Use o Poder pelo qual sacrificou marcadores: resta { $n }.
play-title-spades =
    { $n ->
        [one] Use a sua pá.
       *[other] Use as suas { $n } pás.
    }
play-title-cult =
    { $n ->
        [one] Escolha o culto em que você avança { $n } espaço.
       *[other] Escolha os cultos em que você avança { $n } espaços.
    }
play-title-favor =
    { $n ->
        [one] Escolha um marcador de Favor.
       *[other] Escolha { $n } marcadores de Favor.
    }
play-title-town =
    { $n ->
        [one] Você funda uma cidade: escolha uma ficha de Cidade.
       *[other] Você funda { $n } cidades: escolha uma ficha de Cidade para cada uma.
    }
play-title-leech = Você recebe { resource-PW.amount } { $faction_from } por { $vp } PV?
play-title-leech-free = Você recebe { resource-PW.amount } { $faction_from }? Não custa nada.
play-title-leech-full = É oferecido a você { resource-PW.amount } { $faction_from }, mas você não pode receber nada.
play-title-leech-forfeited = Você só pode recusar { resource-PW.amount } { $faction_from }: antes converteu, ou respondeu a uma oferta posterior.
play-title-bid-open = Dê um lance por uma facção: os pontos com que você começaria. Quem oferecer menos fica com ela, e você dá outro lance.
play-title-bid-sealed = Dê um lance por { $faction }: os pontos de que abriria mão para jogar com esta facção. Ninguém vê o seu lance antes que todos sejam dados.
play-title-confirm = Confirme o que escolheu, ou desfaça.
play-title-wait = Aguardando: { $players }.
play-title-wait-leech = Aguardando a resposta a uma oferta de Poder: { $players }.
play-title-over =
    { $n ->
        [one] O jogo acabou. Vencedor: { $winners } com { $vp } PV.
       *[other] O jogo acabou. Vencedores empatados: { $winners } com { $vp } PV.
    }

play-confirm = Confirmar
play-confirm-end = Confirmar e encerrar o turno

# -- o que a mesa recusa

play-error-no_such_seat = Não existe o lugar { $seat }: os lugares vão de 0 a { $most }.
play-error-not_a_text = Uma escolha é um texto.
play-error-text_too_long = Uma escolha tem no máximo { $most } caracteres.
play-error-not_a_draft = Um rascunho é uma lista de escolhas.
play-error-draft_too_long = Um rascunho tem no máximo { $most } escolhas.
play-error-nothing_to_send = Escolha algo antes de confirmar.
play-error-no_such_revision = O jogo não pode voltar à escolha { $revision }.

play-row-bid = Um lance fechado.

play-error-bad_policy = Isto não é um modo de responder a ofertas de Poder.
play-error-no_such_position = Não existe a escolha { $revision }: o jogo tem { $most }.
play-error-not_a_line = Uma linha é uma lista de lugares e escolhas.
play-error-line_too_long = Uma linha tem no máximo { $most } escolhas.
play-error-sealed = Os lances estão fechados: isto volta a ser possível quando forem abertos.
play-error-bids_alone = Os lances são fechados: envie-os sozinhos, um após o outro; o resultado aparece quando todos forem dados.
play-error-unknown_way = Não existe o modo "{ $way }" de obter as facções.
play-error-faction_missing = Escolha uma facção para cada lugar.
play-error-bad_form = O formulário não pode ser lido: { $field }.
play-error-bad_players = Podem jogar de { $fewest } a { $most }, não { $players }.
play-error-bad_kind = "{ $kind }" não pode sentar-se a uma mesa: escolha person, open ou bot.
play-error-unknown_bot = Não existe o bot "{ $bot }". Bots: { $known }.
play-error-bad_name = Um nome tem no máximo { $longest } caracteres que possam ser mostrados.
play-error-bad_clock = { $clock } não é um relógio de mesa. Segundos que uma decisão pode levar: { $known }.
play-error-no_table = Ainda não há nenhum jogo aqui.
play-error-unknown_call = Não existe o pedido "{ $name }".
play-error-bad_call = "{ $field }" falta ou não é o que deveria ser.
play-error-stale = Entretanto o jogo avançou: olhe de novo.
play-error-nothing_to_undo = Não há nada seu para desfazer.
play-error-not_a_bot = Agora não é a vez de nenhum bot.
play-error-imported = Este jogo está aqui para ser revisto: você pode planejar, mas ninguém pode continuá-lo.

# -- o formulário de um novo jogo

play-kind-person = Você, ou alguém ao seu lado nesta tela
play-kind-open = Alguém que entra por um link ou pela lista de jogos abertos
play-kind-bot = Um bot
play-clock-0 = Sem relógio
play-clock-300 = 5 minutos
play-clock-3600 = 1 hora
play-clock-86400 = 1 dia
play-clock-259200 = 3 dias
play-clock-604800 = 7 dias
play-bot-random = Aleatório: joga qualquer coisa permitida; para fazer testes.
play-bot-greedy = Ganancioso: olha uma ação à frente; um adversário fácil para iniciantes.
play-bot-steward = Intendente: avalia turnos inteiros num instante; um adversário para quem conhece o jogo.
play-bot-elder = Ancião: pensa à frente, até um segundo por turno; o mais forte que existe.
play-way-intro-name = Partida introdutória
play-way-intro = A primeira partida do manual: facções, habitações e fichas já definidas.
play-way-random-name = Ao acaso
play-way-random = Cada um recebe uma facção por sorteio.
play-way-draft-name = Escolha em ordem
play-way-draft = No início do jogo cada um, na sua vez, escolhe uma facção.
play-way-auction-name = Leilão
play-way-auction = Facções sorteadas vão a leilão: fica com a facção quem começaria com menos pontos.
play-way-sealed-auction-name = Leilão fechado
play-way-sealed-auction = Cada um diz em segredo de quantos pontos abriria mão por cada facção; vencem os lances mais altos.
play-way-chosen-name = Escolhidas por você
play-way-chosen = Você escolhe uma facção para cada lugar.
play-profile-rulebook = Manual
play-profile-league = Liga
play-options-expansion = Expansões
play-options-rule = Regras
play-options-old = Regras de jogos antigos
