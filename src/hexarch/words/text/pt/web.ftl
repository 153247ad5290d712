# O que o servidor diz às pessoas: pedidos recusados, e por que não pode começar.

web-unreadable = O servidor não conseguiu ler este pedido.
web-not-json = O que se envia aqui precisa ser JSON.
web-unknown-person = O servidor ainda não conhece você. Diga a ele o seu nome.
web-forbidden = Isto não é permitido.
web-not-found = Não há nada neste endereço.
web-method = Este endereço não aceita um pedido deste tipo.
web-too-large = Isto é grande demais.
web-too-many = Pedidos demais. Espere { $seconds ->
    [one] um segundo
   *[other] { $seconds } segundos
} e tente de novo.
web-stuck = { $name } não encontra uma jogada. Passe o lugar para outra pessoa ou desfaça a última jogada.
web-bot-tables = Você já acompanha { $most } partidas só de bots. Espere até que uma delas termine.
web-bot-tables-full = O servidor já está rodando todas as partidas só de bots que consegue. Tente de novo mais tarde.
web-too-slow = O pedido chegou devagar demais. Tente de novo.
web-too-many-connections = Há conexões abertas demais. Feche algumas páginas e tente de novo.
web-too-many-streams = No momento, páginas demais da sua rede acompanham mesas. Feche algumas e tente de novo.
web-fault = Algo deu errado no servidor. Nada foi alterado.
web-database = O servidor não alcança o seu banco de dados neste momento. Tente de novo.
web-forged = Este pedido não vem da página deste servidor.
web-stale = A partida avançou desde que você olhou. Olhe de novo antes de escolher.
web-repeated = Esta chave já foi usada para outro pedido.
web-bad-name = Um nome tem de 1 a { $longest } caracteres visíveis.
web-bad-login = Um nome de usuário tem de 2 a { $longest } caracteres visíveis, sem espaços.
web-bad-password = Uma senha tem de { $shortest } a { $longest } caracteres.
web-bad-title = Um título tem no máximo { $longest } caracteres visíveis.
web-unknown-key = Este link privado não abre: está incompleto ou foi substituído por um novo.
web-has-account = Você já tem uma conta.
web-login-taken = Este nome de usuário já está em uso.
web-wrong-password = O nome de usuário e a senha não conferem.
web-passkey-refused = Esta passkey não foi aceita.
web-too-many-passkeys = Você já tem { $most } passkeys.
web-no-such-table = Esta mesa não existe.
web-no-such-seat = Este lugar não existe.
web-no-such-revision = A partida ainda não chegou a esse ponto.
web-no-such-request = Este pedido não existe.
web-not-your-seat = Este lugar não é seu.
web-not-the-host = Só quem criou a mesa pode fazer isto.
web-no-clock = Esta mesa não tem relógio: só quem ocupa este lugar pode cedê-lo.
web-not-late = Este lugar ainda tem tempo para decidir: só pode ser entregue a outro quando o tempo acabar.
web-not-waiting = A partida não está esperando por este lugar.
web-host-has-time = Quem criou a mesa ainda tem tempo para começar a partida.
web-not-running = Esta partida não está em andamento.
web-already-running = Esta partida já começou.
web-not-open = Esta mesa não recebe mais ninguém.
web-seat-taken = Não há lugar livre aqui.
web-needs-invitation = Para esta mesa é preciso o link de convite.
web-unknown-bot = Este bot não existe. Existem: { $known }.
web-nothing-to-undo = Não há nada seu para desfazer.
web-request-over = Este pedido está encerrado: a partida avançou ou ele já foi respondido.
web-nothing-said = Esta mensagem está vazia.
web-not-at-table = Só quem está sentado à mesa ou chegou por um dos seus links pode escrever aqui.
web-sealed = Ainda há algo secreto nesta partida; ela poderá ser baixada quando acabar.
web-review-nobody = Nenhum bot conhece este jogo bem o bastante para analisá-lo.
web-review-running = Uma partida só pode ser analisada depois de terminada: antes disso seria um conselho.
web-review-not-at-table = Só quem está sentado à mesa ou chegou por um dos seus links pode pedir a análise.
web-review-busy = Neste momento os bots estão analisando muitas partidas. Tente de novo daqui a um minuto.
web-review-failed = O bot não conseguiu analisar esta partida. Tente de novo.

web-server-database = { $address } não é um banco de dados que este servidor conheça: sqlite:///arquivo ou postgresql://usuário@host/nome.
web-server-file-in-use = Outro servidor já usa { $file }.
web-server-workers = Vários processos precisam de PostgreSQL: indique --database postgresql://...
web-server-missing = O servidor precisa de mais pacotes: pip install 'hexarch[web]'
web-server-ready = O Hexarch está em { $address }
web-server-port = Não é possível escutar em { $address }: { $why }
