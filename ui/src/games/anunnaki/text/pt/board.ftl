# A mesa de Anunnaki.

anunnaki-said-help = Pressione qualquer coisa na mesa para usá-la: uma peça da sua estrela, um território, uma carta. Um contorno contínuo indica que você pode escolhê-la. Para mover unidades, pressione onde elas estão (ou uma das peças) e depois para onde vão, ou arraste-as. Tudo o que você escolhe é um rascunho até confirmar; o que está oculto só é revelado na confirmação. Aponte para qualquer coisa, ou leve o foco até ela, para ver a explicação e o preço.
anunnaki-said-seat = Casa
anunnaki-said-boards = Tabuleiros
anunnaki-said-free = Mais
anunnaki-said-free-key = o que mais você pode fazer
anunnaki-said-walk = andar pelos planetas e pela estrela
anunnaki-map = Planetas
anunnaki-star = Estrela de ações
anunnaki-star-of = Estrela de ações: { $who }
anunnaki-tracks = Trilhas, objetivos e multiplicadores
anunnaki-pacts-shown =
    Pactos expostos ({ $n ->
        [one] { $n } na pilha
       *[other] { $n } na pilha
    })
anunnaki-setup = Preparação
anunnaki-round = Rodada { $n }
anunnaki-last-round = Rodada { $n }, os últimos turnos
anunnaki-phases = Fases do turno
anunnaki-phase-primary = Ação principal
anunnaki-phase-mana = Ação de mana
anunnaki-phase-additional = Ações adicionais
anunnaki-phase-battles = Batalhas
anunnaki-phase-culture = Cultura
anunnaki-where-to = Unidades em { $place }: para onde?
anunnaki-capital = Capital
anunnaki-atlantis = Atlântida
anunnaki-icons =
    { $n ->
        [one] { $what }: { $open } de { $n } ícone aberto
       *[other] { $what }: { $open } de { $n } ícones abertos
    }
anunnaki-altars =
    { $n ->
        [one] { $n } altar
       *[other] { $n } altares
    }
anunnaki-civilization = Civilização antiga
anunnaki-civilization-hidden = Uma civilização antiga, virada para baixo
anunnaki-atlantean-god = Um deus atlante a ajuda
anunnaki-strength = força { $n }
anunnaki-contested = Disputado: haverá uma batalha aqui
anunnaki-harvest-strength = Força para a colheita: { $n }
anunnaki-face-down = virado para baixo
anunnaki-culture = Marcador de cultura
anunnaki-culture-ripe = Está para ser resolvido. Recompensa { $who }.
anunnaki-culture-near = Resolvido agora, recompensaria { $who }. Espera até que os três territórios tenham uma unidade.
anunnaki-culture-nobody = Espera até que os três territórios tenham uma unidade.
anunnaki-region-minor = Triângulo da estrela
anunnaki-region-major = Pentágono da estrela
anunnaki-region-minor-text = Com um cubo em cada uma das três arestas, você ganha um marcador de invocação para um deus menor.
anunnaki-region-major-text = Com um cubo em cada uma das cinco arestas, você ganha o marcador de invocação do seu deus maior.
anunnaki-region-closed = Fechado: o marcador é seu.
anunnaki-region-left =
    { $n ->
        [one] Falta { $n } cubo de { $of }.
       *[other] Faltam { $n } cubos de { $of }.
    }
anunnaki-edge = Aresta { $edge }
anunnaki-edge-cube = Tem um cubo.
anunnaki-edge-free = A primeira passagem coloca um cubo e dá { $n } de mana.
anunnaki-red = Peça vermelha
anunnaki-blue = Peça azul
anunnaki-developed = Desenvolvida
anunnaki-pawn-here = O peão está aqui
anunnaki-dominion = Trilha de domínio
anunnaki-dominion-text = Seus pontos contam no final. Antes de passar da linha azul, não se pode subir ao último espaço de outra trilha. Chegar a esse espaço, ou colocar o décimo quarto cubo, provoca o fim da partida.
anunnaki-dominion-now =
    { $points ->
        [one] Domínio: { $points } ponto
       *[other] Domínio: { $points } pontos
    }
anunnaki-dominion-space =
    { $points ->
        [one] { $points } ponto no final
       *[other] { $points } pontos no final
    }
anunnaki-goal-worth =
    { $points ->
        [one] Objetivo { $goal } × { $times } = { $points } ponto no final
       *[other] Objetivo { $goal } × { $times } = { $points } pontos no final
    }
anunnaki-goal-dominion =
    { $n ->
        [one] Uma ação de domínio dá { $n } passo agora
       *[other] Uma ação de domínio dá { $n } passos agora
    }
anunnaki-bonus = Bônus
anunnaki-points =
    { $n ->
        [one] { $n } ponto
       *[other] { $n } pontos
    }
anunnaki-prospect = Se a partida acabasse agora: { $list }. Ao todo { $total }.
anunnaki-points-total = { $total } se a partida acabasse agora
anunnaki-mana-text = Paga as ações de mana; vem com cada cubo novo.
anunnaki-mana-actions = Ações de mana
anunnaki-row = Fileira de assentamentos
anunnaki-row-text = Cada assentamento que deixa a fileira abre um espaço; a renda de assentamentos paga todos os abertos.
anunnaki-row-open = Aberto
anunnaki-row-waits = Ainda há um assentamento aqui
anunnaki-reserve = Seguidores na reserva
anunnaki-tokens = Marcadores de invocação para deuses menores
anunnaki-major-token = Marcador de invocação do deus maior
anunnaki-tokens-text = Invoca um deus como ação adicional, no lugar de um seguidor.
anunnaki-strength-map = Força no mapa
anunnaki-controls = Territórios controlados
anunnaki-gods = Deuses
anunnaki-summoned = Invocado
anunnaki-not-summoned = Ainda não invocado
anunnaki-weapons = Armas: { $hand } na mão, { $deck } no baralho
anunnaki-in-hand = Na mão
anunnaki-in-deck = No seu baralho
anunnaki-hidden-hand = Ocultas para todos os outros
anunnaki-pacts-own = Pactos: { $open } abertos, { $done } completados
anunnaki-completed =
    { $n ->
        [one] { $n } completado
       *[other] { $n } completados
    }
anunnaki-offered = Você pode pegá-lo
anunnaki-look = Mostrar este tabuleiro e esta estrela
anunnaki-battle = Batalha em { $place }
anunnaki-attacks = ataca
anunnaki-defends = defende
anunnaki-strength-so-far = Força conhecida até agora
anunnaki-only-you = (só você vê)
anunnaki-card-down = escolhida, virada para baixo
anunnaki-chooses = está escolhendo
anunnaki-secret = Os dois lados escolhem em segredo; as cartas são mostradas quando ambos tiverem escolhido.
anunnaki-battle-over = Batalha em { $place }: como foi
anunnaki-signs = Símbolos
anunnaki-sign-altar = Altar
anunnaki-sign-strength = Força
anunnaki-sign-weapon = Arma
anunnaki-sign-pact = Pacto
anunnaki-sign-artefact = Artefato
anunnaki-sign-dominion = Domínio, territórios
anunnaki-sign-mana = Mana
anunnaki-sign-mana-text = Paga as ações de mana; ganha-se com cada cubo novo.
anunnaki-sign-vp = Pontos
anunnaki-sign-vp-text = Vence quem tiver mais no fim.
anunnaki-sign-altar-text = A criação paga pelos que você controla; um objetivo os conta.
anunnaki-sign-strength-text = Um seguidor tem 1, um deus menor 2, um deus maior 3: para batalhas e colheitas.
anunnaki-sign-weapon-text = As básicas só defendem e voltam à mão; as avançadas são escolhidas no seu baralho e voltam para ele.
anunnaki-sign-pact-text = Pague a linha de cima numa ação adicional para receber o bônus e a pontuação.
anunnaki-sign-artefact-text = Quem conquista Atlântida fica com um.
anunnaki-sign-dominion-text = Unidades ou um assentamento controlam um território se mais ninguém estiver lá.
anunnaki-sign-cube = Cubo de invocação
anunnaki-sign-cube-text = Fica numa aresta da estrela; triângulos fechados e o pentágono dão marcadores de invocação.
anunnaki-measure-total = Com a pontuação final
anunnaki-chart-points = Pontos
anunnaki-chart-sources = Pontos por fonte
anunnaki-chart-tracks = Trilhas
anunnaki-chart-hands = Recursos e mana
anunnaki-chart-map = Força no mapa
anunnaki-chart-territories = Territórios controlados
anunnaki-chart-which = Qual
anunnaki-end = O fim, passo a passo
anunnaki-end-before = Pontos durante a partida
anunnaki-end-now = Se a partida acabasse agora
anunnaki-end-ranks = 1. Posições nas três trilhas
anunnaki-end-goals = 2. Objetivos vezes multiplicadores
anunnaki-end-tablet = 3. Tábua dos Destinos
anunnaki-end-dominion = 4. Trilha de domínio
anunnaki-end-endgame_gods = 5. Deuses no final
anunnaki-end-leftovers = 6. Recursos e mana que sobraram
anunnaki-part-star = Estrela
anunnaki-said-own = Tabuleiro
