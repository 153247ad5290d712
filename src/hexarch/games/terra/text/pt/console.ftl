# Texts of Terra Mystica at the console. A message `own-KEY` says what the program says by KEY in words of this game.

own-console-help-command-show = Mostra uma posição de uma partida salva ou de um registro.
own-console-help-command-draw = Desenha em SVG uma posição de uma partida salva ou de um registro.
own-console-help-command-export = Escreve uma partida como registro.
console-help-command-map = Mapas próprios: verificar, gerar ou desenhar um mapa.
console-help-command-map-check = Diz o que um mapa tem de especial ou de injusto.
console-help-command-map-generate = Cria um mapa aleatório justo.
console-help-command-map-draw = Desenha um mapa no terminal, ou como SVG.
own-console-help-command-check = Joga de novo registros de partidas reais e compara cada linha.
console-help-command-factions = Lista as facções.
console-help-command-tiles = Lista fichas, cartas e ações.
console-help-command-options = Lista as opções das regras.
own-console-help-players = Número de jogadores, de 2 a 7.
own-console-help-bots = Bots (random, greedy, steward, elder) para os últimos lugares, por exemplo greedy,random; tantos nomes quantos lugares indicam todos, com human para pessoas; none para só pessoas. Sem isto você joga contra bots greedy.
console-help-factions = intro (a partida introdutória), random, random-colours, draft, auction (leilão), sealed-auction (leilão fechado), ou facções separadas por vírgulas.
console-help-profile = Regras: { $profiles }. `hexarch options` as explica.
console-help-option = Uma opção das regras, nome=on ou nome=off; pode ser repetida. fire-and-ice vale pelas suas facções e pela sua pontuação final. Veja hexarch options.
console-help-map = Mapa: base, revised_base, fire_ice, fjords, lakes, archipelago, o arquivo de um mapa, ou um id que começa com custom:.
console-help-final = Ficha de pontuação final extra pelo nome (veja hexarch tiles), ou random.
console-help-first = Lugar que começa a partida introdutória, contando a partir de 1.
own-console-help-seed = Semente da preparação: a mesma semente dá as mesmas fichas e facções.
own-console-help-position-file = Partida salva ou registro.
own-console-help-at = Para depois desta linha de um registro, ou desta escolha de uma partida salva; 0 é o começo.
own-console-help-ledger-output = Arquivo para o registro; sem ele o registro é impresso.
own-console-help-ledgers = Arquivos de registros.
console-help-arena-profile = Regras: { $profiles }. Sem esta opção, os arquivos são jogados com as próprias regras, e as outras preparações, como na liga.
console-help-records-factions = random (ao acaso) ou draft (por escolha).
own-console-help-train-players = Número de jogadores; 0 para dois a cinco, em geral quatro.
own-console-help-train-start = Continua a partir dos pesos deste bot (steward, elder, wide), ou dos pesos e partidas do treino nesta pasta, em vez de começar do zero.
own-console-help-train-mix = De quais partidas aprender: uma das misturas disponíveis: wide (navios e facções de fãs em qualquer combinação), seas, fans, chosen (as facções como as pessoas as escolhem); sem ela, as de sempre.
own-console-help-review-seat = Só este lugar, por número, facção ou jogador; pode ser repetido.
console-help-map-file = Arquivo do mapa, nome de um mapa, ou um id que começa com custom:.
console-help-map-seed = Semente: a mesma semente dá o mesmo mapa.
console-help-map-rows = Número de linhas.
console-help-map-columns = Número de espaços de uma linha longa.
console-help-map-short = Começa com uma linha curta.
console-help-map-output = Arquivo para o mapa; sem ele, o mapa é impresso.
console-help-map-drawing = Arquivo para o desenho SVG; sem ele, o mapa é mostrado aqui.

console-ask-setup = Qual preparação? [1]
console-way-intro = A partida introdutória do manual: facções e habitações já definidas.
console-way-random = Facções, fichas de Pontuação e cartas de Bônus ao acaso.
console-way-random-colours = Cada um recebe uma cor sorteada e escolhe a facção.
console-way-draft = Cada um escolhe uma facção.
console-way-auction = Facções ao acaso em leilão: fica com a facção quem começa com menos pontos.
console-map-legend = D habitação, TP casa de comércio, TE templo, SH fortaleza, SA santuário; * cidade
console-bridges = Pontes: { $bridges }
console-begun = (começaram aqui: { $who })
console-col-faction = Facção
console-col-vp = PV
console-col-c = C
console-col-w = W
console-col-p = P
console-col-power = Poder
console-col-ship = Rem
console-col-dig = Troca
console-col-tiles = Fichas
console-keys =
    { $n ->
        [one] { $n } chave
       *[other] { $n } chaves
    }
console-power-actions = Ações de Poder:
console-spade =
    { $n ->
        [one] { $n } pá
       *[other] { $n } pás
    }
console-bridge = ponte
console-orders = Espaços para clérigos:
console-round-tile = { $vp } PV por { $what }; depois { $reward } a cada { $steps } em { $cult }
console-event-spade = pá
console-event-town = cidade
console-event-dwelling = habitação
console-event-trading-house = casa de comércio
console-event-temple = templo
console-event-stronghold = fortaleza
console-event-sanctuary = santuário
console-priests-sent = clérigos enviados
console-home-at = (terreno natal possível: { $hexes })
console-cards = Cartas de Bônus disponíveis:
console-final-tile = Pontuação final extra:
console-auction-open = Leilão aberto: fica com uma facção quem a pega por menos pontos
console-auction-sealed = Leilão fechado: os lances são abertos quando todos forem dados
console-lot-free = ainda sem lances
console-lot-held = { $player } começaria com { $n } PV
console-lot-won = Começa com { $n } PV.
console-hand = Você tem: moedas (C) { $c }, trabalhadores (W) { $w }, clérigos (P) { $p }, Poder (PW) nos Alguidares I/II/III { $power }, { $vp } PV.
console-income = Renda:
console-cult-income = Bônus dos cultos:
console-token =
    { $n ->
        [one] -{ $n } marcador de Poder para sempre
       *[other] -{ $n } marcadores de Poder para sempre
    }
console-offer = oferece { resource-PW.amount }: { $who }
console-group-factions = Facções
console-group-power = Poder de um vizinho
console-group-tiles = Escolha
console-group-build = Construir
console-group-upgrade = Aprimorar
console-group-land = Terreno
console-group-actions = Ações de Poder e ações especiais
console-group-priests = Clérigos
console-group-tracks = Trilhas
console-group-other = Outras
console-group-pass = Passar
console-group-end = Fim do turno
console-group-prepared = Com conversões antes
console-group-dear = Sacrificando Poder antes
console-bid-begin = você começa com { $n } PV
console-bid-give = você abre mão de { $n } PV
console-bids = Para outro número de 0 a { $most } digite a facção e o número: { $faction } 33
console-pay-step =
    { $n ->
        [one] -{ $n } espaço em um só culto
       *[other] -{ $n } espaços em um só culto
    }
console-pay-token =
    { $n ->
        [one] -{ $n } marcador de Poder
       *[other] -{ $n } marcadores de Poder
    }
console-board-stronghold = Fortaleza:
console-board-structure = Estrutura
console-board-built = no mapa
console-board-left = restam
console-board-cost = preço
console-board-power = valor de Poder
console-board-next-income = renda da próxima
console-board-shipping = Remessa:
console-board-digging = Troca:
console-board-spade = uma pá custa { $cost }
console-board-terrain = Terreno:
console-board-second = { $terrain }; terreno inicial: { $second }
console-board-unlocked = Terrenos desbloqueados:
console-board-locked = Terrenos a desbloquear:
console-board-volcano = Um vulcão:
console-board-volcano-text = { $cost }; { $dear } no terreno natal de outros ({ $homes })
console-board-jump = Túnel ou tapete:
console-board-jump-text = pula até { $skip }, custa { $cost }, vale { $vp } PV
console-board-own = Tem também:
console-board-tiles = Fichas e cartas:
console-board-actions = Ações especiais:
console-board-income = Próxima renda:
console-board-cult-bonus = ; bônus dos cultos { $bonus }
console-board-final = Se a partida acabasse agora:
console-board-final-text = { $total } PV (cultos { $cults }, área de { $size }: { $network }, recursos { $resources })
console-board-final-tile = ; ficha extra { $n }: { $vp } PV
console-board-track = nível { $level } de { $most }; o próximo custa { $cost } e vale { $vp } PV
console-board-track-end = nível { $level }, o último
console-action-ready = disponível
console-action-used = usada
console-action-locked = precisa da fortaleza
console-on = sim
console-off = não
console-tiles-bonus = Cartas de Bônus
console-tiles-favor = Marcadores de Favor
console-tiles-town = Fichas de Cidade
console-tiles-round = Fichas de Pontuação
console-tiles-final = Fichas de pontuação final extra
console-tiles-power = Ações de Poder
console-tiles-special = Ações especiais das facções
console-map-generated = Mapa aleatório { $seed }
console-map-unnamed = Mapa sem nome
console-map-by = { $name }, de { $author }
console-map-facts = Terra { $land }, rio { $river }, lugares para pontes { $sites }; áreas de terra { $areas }; sistemas de rios { $systems }
console-map-terrain = Terreno
console-map-hexes = Espaços
console-map-at-river = Junto ao rio
console-map-near = Uma pá, dois passos
console-map-fair = Nada de incomum: o mapa trata todos os terrenos da mesma forma.
console-map-id = Id: { $id }
console-map-ledger-id = Id nos registros: { $id }
console-map-finding-equal-neighbours =
    { $n ->
        [one] { $n } par de vizinhos tem o mesmo terreno: { $hexes }.
       *[other] { $n } pares de vizinhos têm o mesmo terreno: { $hexes }.
    }
console-map-finding-terrain-counts = Os terrenos não aparecem em número igual: { $terrain } { $n }, { $other } { $m }.
console-map-finding-river-parts = O rio está em { $n } partes: nenhum navio passa de uma para outra.
console-map-finding-isolated-land =
    { $n ->
        [one] { $n } espaço não tem terra ao lado: { $hexes }.
       *[other] { $n } espaços não têm terra ao lado: { $hexes }.
    }
console-map-finding-no-bridges = Não há lugar para nenhuma ponte.
console-map-finding-river-access = Os terrenos têm números diferentes de espaços junto ao rio: { $terrain } { $n }, { $other } { $m }.
console-map-finding-near-home = Os terrenos têm por perto quantidades diferentes de terra que exige uma só pá: { $terrain } { $n }, { $other } { $m }.
console-error-option = "{ $option }" não é uma opção: escreva o nome e =on ou =off.
console-error-final = Não existe a ficha de pontuação final "{ $tile }". Escolha entre: { $known }.
console-check-edition = (Confere apenas com uma edição anterior destas regras, que o registro não indica.)
console-check-unordered = (As ofertas de Poder estão em outra ordem em { $n } { $n ->
        [one] linha
       *[other] linhas
    }, como nas cópias mais antigas.)

own-console-more =
    { $n ->
        [one] Mais { $n } escolha se você sacrificar Poder: digite more.
       *[other] Mais { $n } escolhas se você sacrificar Poder: digite more.
    }
own-console-turn-end = Sua ação está feita. Aperte Enter para terminar o turno (ou antes converta, ou undo).
own-console-free = Conversões, quantas vezes quiser; digite uma, sozinha ou antes de uma ação
own-console-hint-help = Digite um número da lista, uma escolha como "upgrade E6 to TE", ou help.
own-console-table-help =
    Digite o número de uma escolha, ou a própria escolha na linguagem dos registros. Várias
    escolhas são separadas por pontos: convert 3PW to 1W. upgrade E6 to TE
    Uma linha vazia termina o turno, ou mostra a lista de novo.

    undo             desfaz a última escolha feita neste console, com o que os bots fizeram depois
    free             conversões que você pode fazer antes ou depois da sua ação
    more             lista também o que se torna possível sacrificando Poder
    why ESCOLHA      por que uma escolha é recusada, ou o que ela faz: why upgrade E6 to SH
    hint BOT         as melhores escolhas que um bot vê para você, com os pontos que espera; BOT pode faltar
    reasons QUEM     por que um bot escolheu assim: uma facção, um número do log, ou sem QUEM o último bot
    explain O QUE    um número da lista, uma ficha, uma facção ou uma opção: explain BON3; rules BON3 faz o mesmo
    pay              faz a última escolha recusada com as conversões propostas
    table            a mesa inteira; map mostra só o mapa
    board LUGAR      um cartão de Facção, por número ou facção; sem LUGAR o seu
    log N            as últimas N escolhas
    save ARQUIVO     salva a partida; load ARQUIVO continua uma salva
    language en      muda o idioma: en, it, pt
    resign           abandona o seu lugar; os outros continuam
    quit             sai; antes você pode salvar

    C moedas, W trabalhadores, P clérigos, PW Poder, VP pontos de vitória.
own-console-no-free = Não há nada que você possa converter agora.
own-console-explain-what = Explicar o quê? Digite explain e uma ficha, uma facção, uma opção ou um número da lista.
own-console-by-label = Facção
own-console-error-seat = Ninguém aqui se chama "{ $seat }": digite um número de 1 a { $most } ou uma facção.
own-console-error-explain = Não há ficha, facção ou opção "{ $what }".
own-console-error-no-ledgers = Indique ao menos um arquivo de registro.
own-console-reasons-sealed = Os lances são explicados quando todos forem dados.
own-console-col-seat = Facção

own-console-protocol-help-setup = LINHA: uma linha do cabeçalho de um registro, ou "faction NOME" para cada lugar na sua ordem
own-console-help-arena-bots = Bots, por exemplo greedy,random: dividem a mesa e trocam de lugar e de facção. Com tantos nomes quantos são os lugares, define-se exatamente quem joga; o mesmo nome quatro vezes mede esse bot sozinho. elder@pesos.npz é o elder com esses pesos, elder:depth=1:seconds=0.4 com esses ajustes.
own-console-help-arena-setups = seed (preparações aleatórias), intro, um registro ou partida salva, ou uma pasta deles. Usados todos os arquivos, eles voltam com as facções um lugar adiante.

console-review-power = Poder de um vizinho
console-review-start = habitação inicial
console-review-card = primeira carta de Bônus
console-review-faction = facção
console-review-bid = lance
