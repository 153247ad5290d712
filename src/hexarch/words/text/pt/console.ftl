# Textos do console. As mensagens `console-help-*` não têm valores, para que a ajuda apareça logo.

# -- ajuda dos comandos

console-help-hexarch = Hexarch: jogos de tabuleiro para pessoas e bots. Não oficial.
console-help-language = Todo comando aceita --language en, it ou pt; os que tratam de partidas aceitam --game.
console-help-group-commands = Comandos
console-help-group-parameters = Opções
console-help-group-arguments = Argumentos
console-help-command-play = Joga neste terminal, contra bots ou com outras pessoas.
console-help-command-serve = Abre a mesa: jogue no navegador.
console-help-command-new = Salva uma nova partida em um arquivo, para jogar depois.
console-help-command-show = Mostra uma posição de uma partida salva ou de um registro.
console-help-command-draw = Desenha em SVG uma posição de uma partida salva ou de um registro.
console-help-command-export = Escreve uma partida como registro para outros programas.
console-help-command-check = Reproduz registros de partidas jogadas em outro lugar e os compara.
console-help-command-simulate = Faz bots jogarem muitas partidas e conta os pontos.
console-help-command-review = Percorre uma partida com um bot: o que ele espera, o que prefere, o que se perdeu.
console-help-command-bot = Faz um bot jogar na mesa de outro programa por linhas de texto (docs/bot-protocol.md).
console-help-command-records = Escreve as decisões das partidas em um arquivo Parquet, para aprendizado.
console-help-command-train = Treina a avaliação dos bots fortes com partidas contra si mesmos.
console-help-command-bench = Mede a velocidade das regras.
console-help-command-version = Mostra a versão.
console-help-players = Número de jogadores.
console-help-bots = Bots para os últimos lugares, separados por vírgulas; random joga qualquer jogo. Com tantos nomes quantos são os lugares, todos ficam definidos, com human para pessoas; none para só pessoas. Sem isto, você joga contra bots.
console-help-seed = Semente da preparação: a mesma semente dá a mesma partida.
console-help-seed-first = Semente da primeira partida; as seguintes usam os números que vêm depois.
console-help-resume = Continua uma partida salva.
console-help-save = Arquivo em que a partida é salva depois de cada escolha sua.
console-help-json = Imprime um documento JSON.
console-help-serve-host = Endereço em que escutar; 0.0.0.0 deixa entrar outras máquinas.
console-help-serve-port = Porta em que escutar; 0 usa uma livre.
console-help-serve-database = sqlite:///arquivo ou postgresql://usuário@host/nome; sem isso, um arquivo na pasta de dados.
console-help-serve-data = Pasta de dados para esse arquivo.
console-help-serve-workers = Processos do servidor; mais de um exige PostgreSQL.
console-help-serve-bots = Processos em que os bots pensam.
console-help-serve-pause = Segundos após os quais se mostra a escolha de um bot.
console-help-serve-name = Nome pelo qual o servidor é conhecido na internet; vários separados por vírgulas.
console-help-serve-open = Abre a página no navegador.
console-help-position-file = Partida salva, ou registro de uma partida jogada em outro lugar.
console-help-at = Para depois desta linha de um registro, ou desta escolha de uma partida salva; 0 é o começo.
console-help-svg-output = Arquivo para o desenho; sem ele o desenho é impresso.
console-help-theme = light (claro) ou dark (escuro).
console-help-ledger-output = Arquivo para o registro; sem ele o registro é impresso.
console-help-new-file = Arquivo para a nova partida; sem ele a partida é impressa.
console-help-ledgers = Registros de partidas jogadas em outro lugar.
console-help-games = Número de partidas.
console-help-simulate-bots = Bots em rodízio ao redor da mesa, por exemplo greedy,random.
console-help-records-file = O arquivo a escrever (Parquet).
console-help-records-ledgers = Registros de partidas reais, ou pastas com eles.
console-help-records-proposals = Lista entre os candidatos as escolhas que conversões tornam pagáveis.
console-help-train-folder = Pasta do treino; se já houver um nela, ele continua.
console-help-train-generations = Gerações ao todo: cada uma joga e depois aprende com as partidas.
console-help-train-games = Partidas de cada geração.
console-help-train-window = Gerações cujas partidas são lembradas.
console-help-train-epochs = Quantas vezes uma geração percorre as posições.
console-help-train-trust = Lambda, de 0 a 1: quanto o resultado final pesa em relação à estimativa seguinte.
console-help-train-rate = Taxa de aprendizado.
console-help-train-thinking = Segundos de reflexão para cada decisão das partidas de treino; 0: cada turno é visto uma única vez.
console-help-train-players = Número de jogadores; 0 para todos os possíveis.
console-help-train-seed = Semente: a mesma semente e as mesmas opções dão os mesmos pesos.
console-help-train-start = Continua a partir dos pesos deste bot, ou dos pesos e partidas do treino nesta pasta, em vez de começar do zero.
console-help-train-mix = De quais partidas aprender: uma das misturas que o jogo conhece; sem ela, as de sempre.
console-help-train-carry = Continua ajustando os pesos atuais em vez de partir de novos: com poucas partidas, eles esquecem menos.
console-help-train-gate = Preparações em que os novos pesos enfrentam os anteriores; só ficam se vencerem com certeza. 0: sempre.
console-help-train-rare = Depois do ajuste, pesa mais uma vez, em separado, o que só poucas posições têm.
console-help-train-share = A parte das decisões em que os jogadores refletem, com --thinking; com --carry os pesos aprendem com os seus planos a comparar os turnos.
console-help-train-venture = Nas partidas contra si mesmo o acaso escolhe cada turno, mais vezes os mais promissores, e aprende-se com o resultado; tantos pontos a menos tornam um turno quase três vezes menos provável. 0: não. Com --thinking conta o que se prevê que esse turno traga até o fim da rodada.
console-help-train-jobs = Processos que jogam ao mesmo tempo; todos os núcleos se não for dado.
console-help-jobs = Processos que jogam ao mesmo tempo.
console-help-review-bot = O bot que julga; sem isto, o mais forte.
console-help-review-seat = Só este lugar, por número, por papel ou por jogador; pode ser repetido.
console-help-review-seconds = Tempo do bot para cada decisão, em segundos; sem isto, o dele.
console-help-review-jobs = Processos que pensam ao mesmo tempo.
console-help-review-html = Arquivo para uma página com um gráfico e cada decisão (HTML).
console-help-review-all = Mostra cada decisão, não só as mais caras.
console-help-bot-name = O bot; sem isto, o mais forte.
console-help-bot-stdio = Lê os pedidos da entrada e responde na saída.
console-help-bot-seed = Semente do bot: com a mesma semente ele joga do mesmo modo.
console-help-bench-games = Partidas aleatórias em cada ciclo.
console-help-bench-rounds = Ciclos; em cada um os motores se alternam, e mostra-se o melhor de cada número.
console-help-bench-ledgers = Pasta de partidas reais (*.txt) para repetir e conferir.
console-help-bench-peer = Mede também o motor de comparação e mostra as razões.
console-help-bench-compiled = Ambiente virtual com uma versão compilada, medida também se existir.

# -- preparação

console-welcome = Hexarch - { $game } (não oficial). Digite help a qualquer momento.
console-player = Jogador { $n }
console-ask-players = Quantos jogadores, de { $least } a { $most }? [{ $default }]
console-ask-people = Quantos deles são pessoas? Os outros são bots. [{ $default }]
console-seed = Semente desta partida: { $seed }
console-loaded =
    { $n ->
        [one] Carregado { $file }: { $n } escolha até agora.
       *[other] Carregado { $file }: { $n } escolhas até agora.
    }

# -- a mesa

console-setup-heading = Preparação
console-over-heading = A partida acabou
console-round-heading = Rodada { $round }, turno { $turn }
console-vp = { $n } PV
console-final-source = Pontos
console-final-total = Total
console-winners =
    { $n ->
        [one] Vence: { $who }
       *[other] Vencem empatados: { $who }
    }

# -- a lista de escolhas

console-more =
    { $n ->
        [one] Mais { $n } escolha: digite more.
       *[other] Mais { $n } escolhas: digite more.
    }
console-turn-end = Não resta nada a fazer. Aperte Enter para terminar o turno (ou undo).
console-payable = Você poderia: { $choice }. Digite pay para fazer isso.
console-possible = Isto é possível.
console-free = O que mais você pode fazer, quantas vezes quiser; digite uma destas escolhas, sozinha ou antes de outra
console-hint-help = Digite um número da lista, uma escolha com as palavras do jogo, ou help.

# -- comandos do console

console-table-help =
    Digite o número de uma escolha, ou a própria escolha. Várias escolhas são separadas por pontos.
    Uma linha vazia faz a única escolha, termina o turno, ou mostra a lista de novo.

    undo             desfaz a última escolha feita neste console, com o que os bots fizeram depois
    free             o que você pode fazer antes ou depois da sua escolha
    more             lista também o que não é listado logo
    why ESCOLHA      por que uma escolha é recusada, ou o que ela faz; ESCOLHA pode ser um número da lista
    hint BOT         as melhores escolhas que um bot vê para você, com os pontos que espera; BOT pode faltar
    reasons QUEM     por que um bot escolheu assim: um jogador, um número do log, ou sem QUEM o último bot
    explain O QUE    um número da lista, ou um nome da mesa; rules O QUE faz o mesmo
    pay              faz a última escolha recusada, com o que foi proposto na frente
    table            a mesa inteira
    log N            as últimas N escolhas
    save ARQUIVO     salva a partida; load ARQUIVO continua uma salva
    language en      muda o idioma: en, it, pt
    quit             sai; antes você pode salvar
console-undone = Desfeito: { $who }, { $choice }
console-nothing-to-undo = Não há nada para desfazer.
console-nothing-to-pay = Não há nada a pagar: primeiro tente uma escolha que você não pode pagar.
console-saved = Salvo em { $file }
console-written = Escrito em { $file }
console-save-where = Onde? Digite save e o nome de um arquivo.
console-load-where = De onde? Digite load e o nome de um arquivo.
console-ask-save = Salvar antes de sair? Digite o nome de um arquivo, ou aperte Enter para sair sem salvar:
console-input-ended = A entrada acabou; a partida para aqui.
console-after = Aperte Enter para sair (undo e save ainda funcionam):
console-game-over = A partida acabou.
console-no-free = Não há nada mais que você possa fazer agora.
console-why-what = Por que o quê? Digite why e uma escolha ou um número da lista.
console-explain-what = Explicar o quê? Digite explain e um nome da mesa ou um número da lista.
console-log-empty = Ainda não aconteceu nada.

# -- listas e números

console-checking = Verificando
console-check-ok = { $file }: confere, { $rows } linhas, { $commands } comandos
console-check-summary = arquivos: { $files }; { $agree } conferem, { $different } diferentes, { $unreadable } ilegíveis; { $rows } linhas em { $seconds } s
console-simulating = Jogando
console-simulated = { $games } partidas, { $players } jogadores: { $mean_vp } PV em média, { $best_vp } no máximo; { $decisions_per_game } decisões por partida; { $ms_per_game } ms por partida, { $decisions_per_s } decisões/s ({ $jobs } processos)
console-recording = Partidas
console-recorded = { $file }: { $games } partidas, { $decisions } decisões, { $size } MB
console-error-no-parquet = Para isso faltam bibliotecas (pip install 'hexarch[parquet]').
console-error-no-records = Nada a escrever: indique --games ou --ledgers.
console-train-generations = Gerações
console-train-generation = Geração
console-train-mean = PV médios
console-train-spread = Dispersão
console-train-positions = Posições
console-train-error = Erro (PV)
console-train-seconds = Segundos
console-train-bias = Desvio por rodada a partir da 0 (PV)
console-train-gate = Pontos por lugar sobre os pesos anteriores
console-train-kept = mantidos
console-train-dropped = descartados
console-trained = Os pesos estão em { $folder }/weights.npz.
console-error-train-plan = { $folder } contém um treino com outras opções.
console-error-train-engine = { $folder } contém um treino de outra versão das regras.
console-error-train-damaged = { $folder } contém um treino danificado.
console-error-train-game = Nenhum bot deste jogo aprende jogando.
console-error-train-start = Não há pesos em "{ $name }" para começar; indique um bot ({ $known }) ou a pasta de um treino.
console-error-train-mix = Não existe a mistura "{ $name }"; existem: { $known }
console-mean = PV médios
console-seats = Lugares
console-wins = Vitórias
console-by-bot = Bot
console-by-label = Joga como

# -- o que dá errado

console-error-folder = { $file } é uma pasta, não um arquivo.
console-error-no-file = O arquivo { $file } não existe.
console-error-large = { $file } é grande demais: não é uma partida salva nem um registro.
console-error-not-text = { $file } não é um arquivo de texto em UTF-8.
console-error-open = Não é possível abrir { $file }: { $why }.
console-error-write = Não é possível escrever { $file }: { $why }.
console-error-foreign = { $file } não é uma partida salva e fica como está; escolha outro nome.
console-error-language = Não existe o idioma "{ $language }". Idiomas: { $known }.
console-error-bot = Não existe o bot "{ $name }". Bots: { $known }; human para pessoas.
console-error-bots = { $bots } bots não cabem em uma mesa de { $players }.
console-error-people = Uma simulação é só para bots.
console-error-version-file = Não é possível ler os pesos em { $name }.
console-error-version-setting = O bot não tem o ajuste { $name }; ele tem: { $known }
console-error-version-value = { $name } não é um valor para esse ajuste.
console-error-number = Não existe a escolha { $number }: a lista vai de 1 a { $most }.
console-error-range = Digite um número de { $least } a { $most }.
console-error-amount = { $name } deve estar entre { $least } e { $most }.
console-error-seat = Ninguém aqui se chama "{ $seat }": digite um número de 1 a { $most } ou um jogador.
console-error-lines = Digite log e um número até { $most }.
console-error-explain = Nada aqui se chama "{ $what }".
console-error-at = Não existe a linha ou escolha { $at } neste arquivo; a última é { $most }.
console-error-theme = Não existe o tema "{ $theme }". Temas: { $known }.
console-error-no-ledgers = Indique pelo menos um arquivo.
console-usage-value = { $name }: "{ $value }" não é um número ou valor que sirva aqui.
console-usage-command = Não existe o comando "{ $name }". Comandos: { $known }.
console-usage-option = Não existe a opção { $name } aqui; --help as lista.
console-usage-extra = Isto está sobrando na linha: { $text }.
console-usage-missing = Falta { $name }; --help explica.

# -- velocidade

console-bench-title = Jogo aleatório a quatro, Python { $python }
console-bench-interpreted = interpretado
console-bench-compiled = compilado
console-bench-ratio = razão
console-bench-decisions-per-s = decisões/s
console-bench-ms-per-game = ms por partida
console-bench-copy-us = cópia, µs
console-bench-rollback-us = desfazer um turno, µs
console-bench-ledgers-per-s = registros/s
console-bench-env-steps-per-s = passos de ambiente/s
console-bench-ratios-note =
    Uma razão acima de 1 quer dizer que o nosso é mais rápido. O motor de comparação não sabe desfazer jogadas:
    desfazer um turno é comparado com a cópia de uma partida nele.
console-bench-note-sources = As duas versões ({ $first }, { $second }) vêm de fontes diferentes: execute make compiled.
console-bench-note-games = As duas versões ({ $first }, { $second }) não jogaram as mesmas partidas.
console-bench-no-peer = { $peer } não está instalado: pip install 'hexarch[bench]', ou meça com --no-peer.
console-bench-no-ledgers = Não há registros (*.txt) em { $folder }.

# -- arena

console-help-command-arena = Compara bots em mesas espelhadas.
console-help-arena-bots = Bots, por exemplo greedy,random: dividem a mesa e trocam de lugar. Com tantos nomes quantos são os lugares, define-se exatamente quem joga; o mesmo nome quatro vezes mede esse bot sozinho. elder@pesos.npz é o elder com esses pesos, elder:depth=1:seconds=0.4 com esses ajustes.
console-help-arena-games = Número mínimo de partidas; cada série espelhada é jogada por inteiro.
console-help-arena-players = Número de jogadores, de 2 a 7; sem ele 4, ou quantos houver no primeiro arquivo.
console-help-arena-setups = seed (preparações aleatórias), intro, um registro ou partida salva, ou uma pasta deles. Usados todos os arquivos, eles voltam com todos um lugar adiante.
console-help-arena-seed = Semente da primeira preparação e dos bots.
console-help-arena-report = Arquivo para um relatório com gráficos (HTML).
console-help-arena-ray = Joga no Ray: neste computador ou no cluster de RAY_ADDRESS.
console-help-arena-ray-address = Endereço de um cluster Ray em que o Hexarch está instalado.
console-arena-title = Arena: { $bots }
console-arena-played = { $games } partidas com { $players } jogadores: { $sets } séries espelhadas, { $setups } preparações diferentes
console-arena-partial = Interrompido: contam { $games } de { $asked } partidas, as das séries completas.
console-arena-illegal =
    { $n ->
        [0] Nenhum bot fez uma escolha ilegal.
        [one] { $n } falha de um bot. A primeira opção foi usada no lugar.
       *[other] { $n } falhas de bots. A primeira opção foi usada no lugar.
    }
console-arena-points = Pontos de vitória
console-arena-by-source = PV médios por origem
console-arena-pairs = Comparações
console-arena-pairs-note = Diferença entre as somas dos pontos de vitória em cada série espelhada, com intervalos de confiança de 95 %; o gráfico mostra a diferença por lugar.
console-arena-ratings = Classificações
console-arena-histogram = Distribuição dos pontos finais
console-arena-histogram-of = { $bot }: { $mean } PV em média
console-arena-faults = Falhas
console-arena-people = pessoas
console-arena-source = Origem
console-arena-bot = Bot
console-arena-seats = Lugares
console-arena-mean = PV médios
console-arena-mean-95 = 95 %
console-arena-spread = Desvio
console-arena-range = Extremos
console-arena-win-share = Partidas ganhas
console-arena-seat-share = Parte dos lugares
console-arena-time = Por decisão
console-arena-worst = Mais longa
console-arena-pair = Par
console-arena-difference = PV por série
console-arena-difference-95 = 95 %
console-arena-per-seat = PV por lugar
console-arena-score = Ganhas / empates / perdidas
console-arena-share = Séries ganhas
console-arena-share-95 = 95 %
console-arena-rating = Classificação
console-arena-rating-mean = Média
console-arena-rating-doubt = Incerteza
console-arena-setup = Preparação
console-arena-seat = Lugar
console-arena-decision = Decisão
console-arena-fault = Falha
console-arena-what = Texto
console-arena-fault-raised = parou com um erro
console-arena-fault-illegal = escolha ilegal
console-arena-fault-changed = alterou a partida que examinava
console-arena-fault-endless = não terminou a partida
console-arena-not-rated = Sem classificações: elas precisam da biblioteca openskill (pip install 'hexarch[arena]').
console-arena-written = Relatório: { $file }
console-arena-no-ray = O Ray não está instalado (pip install 'hexarch[cluster]').
console-arena-repeated = Bots citados mais de uma vez devem encher a mesa: indique { $players } nomes, ou cada um uma vez.
console-arena-no-setups = { $place }: não há preparação para { $players } jogadores.
console-arena-empty = { $place } não contém registros (*.txt) nem partidas salvas (*.json).
console-arena-file = { $file }: { $why }
console-error-special = { $file } é um dispositivo ou um pipe, não um arquivo.
console-error-same-file = { $file } é o arquivo que está sendo lido; escolha outro nome.
console-why-missing = o arquivo ou a pasta não existe
console-why-forbidden = permissão negada
console-why-long = o nome é longo demais
console-why-full = não há mais espaço

# -- qualquer jogo

console-help-game = O jogo: o nome de um título.
console-help-set = Um campo da preparação, nome=valor; pode ser repetido.
console-col-seat = Jogador
console-none = nenhum
console-yes = sim
console-no = não
console-reveals = Isto revela algo oculto.
console-hand-over = Passe o teclado a { $player }, que aperta Enter:
console-undo-agree = Essa escolha revelou algo oculto. Todos os jogadores concordam em desfazê-la? Digite sim ou não:
console-agree = sim, s
console-undo-refused = Nada foi desfeito.
console-ask-field = { $name } [{ $default }]
console-error-game = Não existe o jogo "{ $name }". Jogos: { $known }.
console-error-other-game = Este arquivo contém uma partida de { $game }, não de { $wanted }.
console-error-no-importer = Para { $game } não é possível ler registros de partidas jogadas em outro lugar.
console-error-field = A preparação deste jogo não tem o campo "{ $name }". Campos: { $known }.
console-error-value = { $name } não pode ser "{ $value }". Escolha entre: { $known }.
console-error-no-adviser = Os bots deste jogo não sabem explicar as suas escolhas.
console-help-command-rules = Mostra as regras, ou o que elas dizem sobre uma palavra.
console-help-rules-word = Um capítulo, o nome de uma peça ou qualquer palavra; sem isso, os capítulos são listados.
console-error-no-rule = As regras não dizem nada sobre “{ $word }”. Sem a palavra, o comando lista os capítulos.
