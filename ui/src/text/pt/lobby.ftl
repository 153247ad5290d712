# O salão, as suas listas e a espera em uma mesa.

lobby-title = Uma mesa para grandes jogos
lobby-lead = Jogue já contra bots, com amigos por um link, ou em volta de uma tela sem rede.
lobby-mine = Suas partidas
lobby-waiting =
    { $n ->
        [one] sua vez em uma
       *[other] sua vez em { $n }
    }
lobby-tables = Mesas
lobby-more = Outras maneiras de jogar
lobby-friends = Com amigos
lobby-friends-text = Escolha o jogo e cada regra, depois mande um link.
lobby-new = Nova partida
lobby-hotseat = Em volta de uma tela
lobby-hotseat-text = Passem o aparelho de mão em mão. Depois de carregado, funciona sem rede.
lobby-local = Partidas neste aparelho
lobby-ledger-text = Solte aqui o registro de uma partida jogada em outro lugar e percorra cada jogada.
lobby-offline = No momento o servidor não responde. As partidas neste aparelho continuam sem ele.
lobby-notice = Hexarch é um programa não oficial e não tem ligação com as editoras dos jogos que oferece.

now-opponents = Oponentes
now-go = Jogar já contra bots
now-more = Escolher tudo

list-open = Lugares livres
list-running = Em andamento
list-finished = Terminadas
list-open-empty = Nenhuma mesa espera jogadores. Comece uma nova partida e convide alguém.
list-running-empty = No momento não há partidas em andamento.
list-finished-empty = Nenhuma partida terminou ainda.
list-more = Mostrar mais

badge-your-turn = Sua vez
badge-free-seats =
    { $n ->
        [one] um lugar livre
       *[other] { $n } lugares livres
    }
badge-round = Rodada { $n }
badge-beginning = Preparação
badge-finished = Terminada
badge-import = Registro
action-play = Jogar
action-enter = Entrar
action-join = Participar
action-watch = Assistir
action-look = Rever

seat-open = livre
seat-you = você
seat-bot = bot
seat-take = Sentar aqui

room-label = Esperando jogadores
room-seats = Lugares
room-sit = Ocupar um lugar
room-invite = Convidar
room-invite-text =
    { $n ->
        [one] Um lugar está livre. Quem abrir este link pode ocupá-lo.
       *[other] { $n } lugares estão livres. Quem abrir este link pode ocupar um.
    }
room-invite-label = Link para jogadores
room-bots = Não vem mais ninguém?
room-fill =
    { $n ->
        [one] Pôr um bot no lugar livre
       *[other] Pôr bots nos { $n } lugares livres
    }
room-start = Começar a partida
room-start-hint =
    { $n ->
        [one] Um bot ({ $bot }) ocupa o lugar ainda livre.
       *[other] Bots ({ $bot }) ocupam os { $n } lugares ainda livres.
    }
room-wait =
    { $n ->
        [0] Todos os lugares estão ocupados. Quem criou a mesa começa a partida.
        [one] Falta mais um jogador.
       *[other] Faltam mais { $n } jogadores.
    }
room-start-from = Se quem abriu a mesa não começar, você pode fazê-lo a partir de { $moment }.
room-leave = Deixar a mesa

replay-title = Percorrer um registro
replay-text = Cole ou solte o registro de uma partida. Ele é conferido linha por linha e abre como uma mesa sem jogadores, para você percorrer passo a passo.
import-label = Texto do registro
import-placeholder = Cole um registro ou solte um arquivo aqui
import-file = Escolher um arquivo
import-paste = Colar
import-go = Abrir
import-busy = Lendo…
import-too-long = Este arquivo é longo demais para um registro.
list-mine = Em andamento
list-past = Concluídas
list-mine-empty = Você não tem partidas em andamento.
list-past-empty = Você ainda não concluiu nenhuma partida.
list-game = Qual jogo
list-all-games = Todos os jogos
