# A página da mesa. As palavras do jogo vêm com os seus documentos.

board-vp = PV
board-your-turn = É a sua vez
board-close = Fechar
board-cancel = Cancelar
board-help = Ajuda

# O estado acima do mapa
board-phase-over = A partida acabou
board-order-of-play = Ordem de jogo
board-no-connection = Sem conexão, tentando de novo
board-resign = Abandonar a partida
board-resign-text = O seu lugar não jogará mais, e isso não pode ser desfeito. Você quer mesmo abandonar?
board-parts = Partes da mesa
board-part-table = Fichas
board-part-seats = Jogadores
board-part-log = Registro

# Na mesa
board-can-choose = pode ser escolhido
board-can-pay = pode ser escolhido com conversões
board-round-n = Rodada { $n }
board-final-score = pontuação final
board-to-seat = Para { $name }
board-winner = vitória
board-to-move = na vez
board-starts = jogador inicial
board-starts-next = começa a próxima rodada
board-passed = passou
board-thinking = pensando
board-online = está aqui
board-offline = não está aqui

# A barra de ações
board-action-bar = O seu turno, passo a passo
board-tools = Desfazer e confirmar
board-draft = Escolhido até agora
board-back-to-here = Desfazer daqui em diante
board-all-options = Escolhas ({ $n })
board-undo = Desfazer
board-redo = Refazer
board-restart = Recomeçar o turno
board-confirm = Confirmar
board-take-back = Voltar atrás
board-ask-back = Voltar para antes desta jogada
board-thinking-now = { $name }: pensando
board-filter-options = Procurar nas escolhas
board-no-match = Nenhuma escolha tem essas palavras.
board-no-options = Não resta nada a escolher: confirme, ou desfaça para escolher outra coisa.
board-with-conversions = com conversões
board-more-options = e mais { $n }
board-asking = Procurando um caminho …
board-rule = Regra: { $rule }
board-pay-by = Pagar assim: { $text }
board-group-proposals = Possível com conversões

# Desfazer com consentimento
board-undo-ask = Pedir para voltar atrás?
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
board-by-standing = resposta automática
board-undone = desfeita
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
board-notes-kept = Salvo.
board-notes-keeping = Salvando …

# O fim
board-result =
    { $n ->
        [one] Vitória: { $names }
       *[other] Vitória dividida: { $names }
    }
board-show-result = Voltar à pontuação final
board-rank = Lugar
board-total = Total

# Ajuda
board-help-title = Como usar a mesa
board-key-undo = desfazer
board-key-redo = refazer
board-key-confirm = confirmar
board-key-options = lista de todas as escolhas
board-key-close = fechar o que está aberto
board-key-filter = procurar
board-key-explain = o que está sob o ponteiro, com a regra
board-key-help = esta ajuda
board-seat-lost = Você ficou fora por mais tempo do que a mesa permite, e { $by } entregou o seu lugar a um bot. Ele joga por você até que você retome o lugar.
board-seat-opened = O seu lugar foi liberado por { $by }. Enquanto ninguém se sentar, você pode retomá-lo.
board-seat-back = Retomar o meu lugar
board-hand-over = Entregar este lugar?
board-hand-over-bot = Um bot continuará jogando por { $name }, que será avisado e poderá retomar o lugar a qualquer momento.
board-hand-over-open = Outra pessoa pode tomar o lugar de { $name } com o link para jogadores. Até lá, { $name } pode retomá-lo.
board-log-to-bot = { $by } entregou o lugar de { $name } a um bot.
board-log-to-open = { $by } liberou o lugar de { $name }.
board-log-to-person = { $by } assumiu o lugar de { $name }.
board-log-taken = { $name } voltou atrás em { $n ->
        [one] uma escolha
       *[other] { $n } escolhas
    } a partir daqui.
board-log-newest = Ir para a linha mais recente
board-less = Um a menos
board-more = Um a mais
board-number = Número
board-number-range = De { $least } a { $most }
board-take-back-title = Voltar atrás na jogada?
board-take-back-text = A partida volta para antes de “{ $move }”, junto com o que bots e respostas automáticas fizeram em reação. Se outro jogador decidiu algo desde então, ele é consultado antes.
board-take-back-hint = Volte atrás no que você confirmou por último. Antes, pedimos a sua confirmação.
board-skip-to-map = Ir para o tabuleiro
board-chat-unread = { $n } novas no chat
board-tip-rules = Regras: clique direito, ou tecla I
board-in-rules = Nas regras
guide-label = Guia
guide-next = Avançar
guide-back = Anterior
guide-skip = Pular este passo
guide-end = Concluir
guide-leave = Sair do guia
guide-resume = Continuar o guia
board-curtain-title = Passe o aparelho para { $name }
board-curtain-text = Há algo oculto nesta partida. Nada aparece até que { $name } esteja com o aparelho e ninguém mais esteja olhando.
board-curtain-show = Sou { $name }: mostrar a minha mesa
