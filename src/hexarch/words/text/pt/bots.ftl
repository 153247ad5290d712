# Textos das ferramentas que usam bots: análise, dicas, protocolo de linhas.

# -- análise de uma partida

console-reviewing = Análise
console-review-title =
    { $n ->
        [one] { $bot } examinou { $n } decisão.
       *[other] { $bot } examinou { $n } decisões.
    }
console-review-note = Pontos perdidos: o que o bot espera depois da própria escolha, menos o que espera depois da que foi jogada, ambas no fim do turno. O que se adia conta em cada turno em que foi adiado.
console-review-worst = As decisões mais caras
console-review-every = Todas as decisões
console-review-more = --all mostra cada decisão, --json todos os números.
console-review-chart = Pontos finais esperados ao longo da partida
console-review-sums = Somas
console-review-col-place = Onde
console-review-col-who = Quem
console-review-col-expects = PV esperados
console-review-col-played = Jogado
console-review-col-lost = PV perdidos
console-review-vp = PV
console-review-decisions = Decisões
console-review-agreed = Sem perda
console-review-lost = PV perdidos
console-review-mean = Por decisão
console-review-dearest = A mais cara
console-review-round =
    { $n ->
        [0] Preparação
       *[other] Rodada { $n }
    }
console-review-line = linha { $n }
console-review-choice = escolha { $n }
console-review-turn = turno
console-review-reaction = reação
console-review-expects = { $n } PV esperados
console-review-played = jogado:
console-review-preferred = melhor:

# -- o que um bot pensa

console-hint-title = O que { $bot } espera no fim da partida depois de cada uma destas escolhas:
console-hint-vp = { $n } PV
console-reasons-none = Não há escolha assim para explicar: ninguém tinha o que escolher.
console-reasons-sealed = As escolhas dos outros são explicadas quando nada mais estiver oculto.
console-error-adviser = O bot "{ $name }" não sabe dizer por quê. Os que sabem: { $known }.
console-error-bot-how = Diga como falar com o bot: --stdio. Bots: { $known }.

# -- o protocolo de linhas

console-protocol-unknown_command = Não existe o comando "{ $name }". Comandos: { $known }.
console-protocol-missing = Falta alguma coisa. Escreva: { $what }.
console-protocol-no_game = Ainda não há partida: indique uma com setup e start, ou entre begin e end.
console-protocol-no_such_seat = Ninguém aqui se chama "{ $name }". Lugares: { $known }.
console-protocol-not_to_act = { $name } não tem nada a decidir agora. É a vez de: { $known }.
console-protocol-game_over = A partida acabou.
console-protocol-bad_number = "{ $number }" não é um número que sirva aqui.
console-protocol-too_long = A linha tem mais de { $most } bytes.
console-protocol-too_large = Isso é demais para uma só partida.
console-protocol-not_text = Isto não é uma linha de texto.
console-protocol-no_opinion = O bot { $bot } não sabe dizer por quê.
console-protocol-nothing_to_undo =
    { $n ->
        [0] Não há nada para desfazer.
        [one] Só { $n } pedido pode ser desfeito.
       *[other] Só { $n } pedidos podem ser desfeitos.
    }
console-protocol-no_block = Não havia begin antes deste end.
console-protocol-bad_setup = "{ $line }" não é uma linha de preparação. Escreva: players N, ou seed N.
console-protocol-fault = O programa ou o bot falhou ({ $what }); nada mudou.
console-protocol-help-hello = nome do bot e número do protocolo
console-protocol-help-help = esta lista
console-protocol-help-setup = LINHA: players N ou seed N, uma linha da preparação da próxima partida
console-protocol-help-clear = esquece as linhas dadas com setup
console-protocol-help-start = começa a partida dessas linhas
console-protocol-help-begin = segue um registro ou uma partida salva, linha por linha, até uma linha "end"
console-protocol-help-end = o fim do que segue begin
console-protocol-help-move = LUGAR COMANDOS: o que um lugar fez, na linguagem dos registros
console-protocol-help-choose = LUGAR [SEGUNDOS]: o que o bot faria ali
console-protocol-help-play = LUGAR [SEGUNDOS]: deixa o bot fazer isso
console-protocol-help-why = LUGAR [SEGUNDOS]: as melhores escolhas dele com os PV finais que espera
console-protocol-help-estimate = os PV finais que ele espera para cada lugar
console-protocol-help-options = LUGAR: tudo o que o lugar pode escolher
console-protocol-help-undo = [N]: desfaz o último move ou play, ou os últimos N
console-protocol-help-show = a posição em poucas linhas
console-protocol-help-ledger = a partida até agora como registro
console-protocol-help-quit = sai
