# A mesa: o que se pergunta a um jogador, o botão que envia um turno, e o que a mesa recusa.

# -- o que se pergunta

play-title-turn = É a sua vez: faça uma ação ou passe.
play-title-again = Você pode fazer outra ação.
play-title-acted = A sua ação está feita: converta se quiser e depois encerre o turno.
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
