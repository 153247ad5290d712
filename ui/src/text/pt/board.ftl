# A página da mesa. As palavras do jogo vêm com os seus documentos.

board-no-faction = Ainda sem facção
board-vp = PV
board-your-turn = É a sua vez
board-close = Fechar
board-cancel = Cancelar
board-help = Ajuda

# O estado acima do mapa
board-state = Rodada { $round } de { $rounds }, turno { $turn }
board-phase-factions = Escolha das facções
board-phase-dwellings = Colocação das habitações
board-phase-bonus-cards = Escolha das cartas de Bônus
board-phase-cult-bonuses = Bônus dos cultos da rodada { $n }
board-phase-auction = Leilão das facções
board-phase-terrains = Escolha dos terrenos
board-phase-income = Renda
board-phase-over = A partida acabou
board-order-of-play = Ordem de jogo
board-no-connection = Sem conexão, tentando de novo
board-resign = Abandonar o jogo
board-resign-text = O seu lugar não jogará mais, e isso não pode ser desfeito. Você quer mesmo abandonar?
board-parts = Partes da mesa
board-part-board = Tabuleiro
board-part-table = Fichas
board-part-seats = Jogadores
board-part-log = Registro

# O mapa
board-map = Mapa
board-map-help = As setas vão de hexágono em hexágono, Enter escolhe.
board-zoom = Tamanho do mapa
board-zoom-in = Aumentar
board-zoom-out = Diminuir
board-piece-of = { $piece } ({ $faction })
board-in-town = em uma cidade
board-can-choose = pode ser escolhido
board-can-pay = pode ser escolhido com conversões
board-bridge-of = ponte ({ $faction })
board-bridge-site = Ponte { $site }
board-river-town = Fundar uma cidade através de { $river }

# As fichas
board-cults = Cultos
board-cult-text = Os espaços 3, 5, 7 e 10 dão Poder. O último espaço exige uma chave, e só uma facção pode ficar nele.
board-cult-top-free = O último espaço está livre.
board-cult-top = { $faction } no último espaço.
board-order = Ordem: { $cult }
board-order-free = Um clérigo mandado para cá fica aqui e vale { $steps } espaços no culto.
board-order-held = Há um clérigo aqui ({ $faction }).
board-rounds = Rodadas
board-round-n = Rodada { $n }
board-round-title = Rodada { $n }: { $title }
board-round-now = Esta rodada.
board-round-past = Encerrada.
board-power-actions = Ações de Poder
board-bonus-cards = Cartas de Bônus
board-favor-tiles = Marcadores de Favor
board-town-tiles = Fichas de Cidade
board-used = Usada.
board-ready = Pronta.
board-locked = Exige a fortaleza.
board-held = Está com: { $faction }.
board-coins-on = Moedas em cima: { $n }.
board-left = Restam: { $n }.
board-no-bid = ainda sem lance

# Um tabuleiro de facção
board-about-C = Moedas pagam estruturas e melhorias. No fim, 3 moedas valem 1 PV.
board-about-W = Trabalhadores constroem e cavam. Na sua vez um trabalhador pode virar uma moeda a qualquer momento.
board-about-P = Clérigos vão para as ordens dos cultos ou pagam melhorias. Um clérigo pode virar um trabalhador.
board-priests = { $left } de { $cap } clérigos ainda estão na reserva ou nas ordens.
board-keys =
    { $n ->
        [0] Nenhuma chave
        [one] { $n } chave
       *[other] { $n } chaves
    }
board-about-keys = Cada cidade traz uma chave. Uma chave abre o último espaço de uma trilha de culto.
board-bowl = Alguidar { $bowl }: { $n }
board-bowls = Poder nos Alguidares I, II e III
board-about-power = O Poder recebido move marcadores do Alguidar I para o II, depois do II para o III. Só o Poder do Alguidar III pode ser gasto.
board-power-room = Poder que ainda pode ser recebido
board-income = Renda
board-income-bonus = Carta de Bônus
board-income-structures = Estruturas
board-income-favors = Marcadores de Favor
board-cult-bonus = Bônus de culto
board-structures =
    { $structure }: no mapa { $built }, no tabuleiro { $left }. Valor de Poder { $power }.
board-bridges =
    { $n ->
        [one] { $n } ponte restante
       *[other] { $n } pontes restantes
    }
board-about-bridges = Uma ponte liga dois hexágonos de terra através do rio. Cada facção tem três.
board-about-ship = Alcança hexágonos além de tantos espaços de rio quanto o nível. Um avanço traz PV.
board-about-dig = Deixa as pás mais baratas. Um avanço traz PV.
board-track-state = Nível { $level } de { $most }.
board-range = pula { $n }
board-eruption = Vulcão
board-home-terrain = terreno natal
board-unlocked = Desbloqueado.
board-unlock-price =
    { $n ->
        [one] Um clérigo e { $n } moeda.
       *[other] Um clérigo e { $n } moedas.
    }
board-spade-price = Preço de uma pá
board-about-spade = Pás transformam um hexágono ao alcance; depois você pode construir nele uma habitação.
board-power-again = As ações de Poder podem ser repetidas na mesma rodada.
board-ability = Habilidades
board-network = Área { $n }
board-resources = Recursos
board-final-tile = Ficha { $n }
board-if-ended = se acabasse agora
board-final-score = pontuação final
board-town-needs = uma cidade exige
board-to-seat = Para { $name }
board-left-game = abandonou o jogo
board-winner = vitória
board-to-move = na vez
board-power-offered = Poder oferecido
board-passed = passou
board-thinking = pensando
board-online = está aqui
board-offline = não está aqui
board-look = Mostrar este tabuleiro.

# Respostas permanentes
board-leech-short =
    { $way ->
        [never] Poder: nunca
        [up_to] Poder: até { $n } PV
        [ask_when_it_matters] Poder: só de graça
       *[ask] Poder: perguntar
    }
board-leech-policy = Quando Poder é oferecido
board-leech-policy-text = A sua resposta permanente às ofertas de Poder dos vizinhos. Só você a vê.
board-leech-ask = Perguntar sempre
board-leech-ask-when-it-matters = Receber logo o Poder gratuito, perguntar quando custa PV
board-leech-up-to = Receber até certo preço, recusar o que custa mais
board-leech-never = Nunca receber
board-leech-most = PV a pagar no máximo
board-leech-last-round = Na última rodada, perguntar mesmo assim
board-leech-from-now = Vale para as ofertas que vierem a partir de agora. Uma oferta já aberta espera pela sua própria resposta.
board-leech-keep = Guardar esta resposta

# A barra de ações
board-action-bar = A sua vez, passo a passo
board-tools = Desfazer e confirmar
board-draft = Escolhido até agora
board-back-to-here = Desfazer daqui em diante
board-all-options = Escolhas ({ $n })
board-convert = Converter
board-undo = Desfazer
board-redo = Refazer
board-restart = Recomeçar a vez
board-confirm = Confirmar
board-take-back = Retirar
board-ask-back = Voltar para antes desta jogada
board-thinking-now = { $name }: pensando
board-filter-options = Procurar nas escolhas
board-no-match = Nenhuma escolha tem essas palavras.
board-no-options = Não resta nada a escolher: confirme, ou desfaça para escolher outra coisa.
board-no-conversions = Nada pode ser convertido agora.
board-with-conversions = com conversões
board-more-options = e mais { $n }
board-more = { $label }: mais uma
board-less = { $label }: menos uma
board-offer-to = { $faction }: podem receber { $n } de Poder
board-asking = Procurando um caminho …
board-rule = Regra: { $rule }
board-pay-by = Pagar assim: { $text }
board-group-proposals = Possível com conversões
board-group-factions = Facções
board-group-power = Poder oferecido
board-group-tiles = Escolher
board-group-build = Construir
board-group-upgrade = Aprimorar
board-group-land = Terreno e pontes
board-group-actions = Ações de Poder e especiais
board-group-priests = Clérigos
board-group-tracks = Avanços
board-group-other = Outras
board-group-pass = Passar
board-group-end = Fim
board-group-bids = Lances

# Desfazer com consentimento
board-undo-ask = Pedir para voltar?
board-undo-ask-text = A partida voltaria para antes de “{ $move }”. Desde então outros jogaram e precisam concordar primeiro: { $names }.
board-undo-ask-yes = Pedir
board-undo-choice = escolha { $n }
board-undo-request = { $name } pede para voltar para antes de “{ $move }”.
board-undo-waits = { $name } pediu para voltar para antes de “{ $move }”. Ainda falta responder: { $names }.
board-undo-refused = Seu pedido de voltar para antes de “{ $move }” foi recusado. A partida continua como está.
board-undo-lapsed = A partida seguiu adiante: seu pedido de voltar já não vale.
board-agree = Concordar
board-disagree = Recusar

# Ao lado do mapa
board-side = Registro, chat e notas
board-log = Registro
board-chat = Chat
board-notes = Notas
board-plan = Plano
board-charts = Gráficos
board-links = Planejador e gráficos
board-log-seat = Linhas de quem
board-log-all-seats = Todos
board-log-kind = Quais linhas
board-log-all = Todas
board-log-moves = Só jogadas
board-log-points = Com pontos
board-log-filter = Procurar
board-log-setup = Preparação
board-log-empty = Nada aqui ainda.
board-since-mine = Desde a sua última jogada
board-by-standing = resposta permanente
board-undone = retirada
board-effects =
    { $n ->
        [one] { $n } efeito
       *[other] { $n } efeitos
    }
board-chat-empty = Ninguém disse nada ainda.
board-chat-say = Escreva algo
board-chat-closed = Só pode escrever aqui quem está nesta mesa ou veio por um dos seus links.
board-chat-name = Escolha um nome para dizer algo.
board-chat-send = Enviar
board-notes-hint = Só você vê estas notas.
board-notes-kept = Guardado.
board-notes-keeping = Guardando …

# O fim
board-result =
    { $n ->
        [one] Vitória: { $names }
       *[other] Vitória dividida: { $names }
    }
board-faction-boards = Tabuleiros de facção
board-show-result = Voltar à pontuação final
board-rank = Lugar
board-faction = Facção
board-total = Total

# Ajuda
board-help-title = Como usar a mesa
board-help-text = Pressione uma coisa na mesa para usá-la: um hexágono, uma estrutura, uma ficha, um culto. Uma borda inteira diz que pode ser escolhida; uma tracejada exige antes pás ou conversões. Tudo o que você escolhe é um rascunho até confirmar. Apontar uma coisa, ou levar o foco até ela, mostra a explicação e o preço.
board-help-terrains = Terrenos
board-key-undo = desfazer
board-key-redo = refazer
board-key-confirm = confirmar
board-key-options = lista de todas as escolhas
board-key-convert = conversões
board-key-close = fechar o que está aberto
board-key-filter = procurar
board-key-walk = andar pelo mapa
board-key-help = esta ajuda
