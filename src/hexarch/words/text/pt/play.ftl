# A mesa: o que se pergunta a um jogador, o botão que envia um turno, e o que a mesa recusa.

# -- o que se pergunta

play-title-confirm = Confirme o que escolheu, ou desfaça.
play-title-reveals = Algo será revelado: confirme primeiro.
play-title-wait = Aguardando: { $players }.
play-title-over =
    { $n ->
        [one] A partida acabou. Vencedor: { $winners } com { $vp } PV.
       *[other] A partida acabou. Vencedores empatados: { $winners } com { $vp } PV.
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
play-error-no_such_revision = A partida não pode voltar à escolha { $revision }.

play-error-bad_policy = Estas não são respostas automáticas válidas.
play-error-no_such_position = Não existe a escolha { $revision }: a partida tem { $most }.
play-error-not_a_line = Uma linha é uma lista de lugares e escolhas.
play-error-line_too_long = Uma linha tem no máximo { $most } escolhas.
play-error-reveals = Algo será revelado: confirme primeiro.
play-error-revealed = Depois disso, algo oculto foi revelado: só é possível voltar com o consentimento de outra pessoa.
play-error-bad_form = O formulário não pode ser lido: { $field }.
play-error-bad_players = Podem jogar de { $fewest } a { $most }, não { $players }.
play-error-bad_kind = "{ $kind }" não pode se sentar a uma mesa: escolha person, open ou bot.
play-error-unknown_bot = Não existe o bot "{ $bot }". Bots: { $known }.
play-error-bad_name = Um nome tem no máximo { $longest } caracteres que possam ser mostrados.
play-error-name_of_bot = Este é o nome de um bot. Escolha outro.
play-error-bad_clock = { $clock } não é um relógio de mesa. Segundos que uma decisão pode levar: { $known }.
play-error-unknown_game = Não há nenhum jogo "{ $game }".
play-error-no_export = Partidas deste jogo não podem ser exportadas.
play-error-no_leaving = Ninguém pode sair desta partida.
play-error-no_table = Ainda não há nenhuma partida aqui.
play-error-unknown_call = Não existe o pedido "{ $name }".
play-error-bad_call = "{ $field }" falta ou não é o que deveria ser.
play-error-stale = Enquanto isso a partida avançou: olhe de novo.
play-error-nothing_to_undo = Não há nada seu para desfazer.
play-error-not_a_bot = Agora não é a vez de nenhum bot.
play-error-imported = Esta partida está aqui para ser revista: você pode planejar, mas ninguém pode continuá-la.

# -- o formulário de uma nova partida

play-kind-person = Você, ou alguém ao seu lado nesta tela
play-kind-open = Alguém que entra por um link ou pela lista de mesas abertas
play-kind-bot = Um bot
play-clock-0 = Sem relógio
play-clock-300 = 5 minutos
play-clock-3600 = 1 hora
play-clock-86400 = 1 dia
play-clock-259200 = 3 dias
play-clock-604800 = 7 dias
play-bot-random = Aleatório: joga qualquer coisa permitida; para fazer testes.
