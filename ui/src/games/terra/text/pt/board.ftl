# A página da mesa. As palavras do jogo vêm com os seus documentos.

terra-no-faction = Ainda sem facção

# O estado acima do mapa
terra-state = Rodada { $round } de { $rounds }, turno { $turn }
terra-phase-factions = Escolha das facções
terra-phase-dwellings = Colocação das habitações
terra-phase-bonus-cards = Escolha das cartas de Bônus
terra-phase-ports = Colocação dos portos
terra-phase-favors = Escolha dos marcadores de Favor
terra-phase-cult-bonuses = Bônus dos cultos da rodada { $n }
terra-phase-auction = Leilão das facções
terra-phase-terrains = Escolha dos terrenos
terra-phase-income = Renda

# O mapa
terra-map = Mapa
terra-map-help = As setas vão de espaço em espaço, Enter escolhe.
terra-zoom = Tamanho do mapa
terra-zoom-in = Aumentar
terra-zoom-out = Diminuir
terra-piece-of = { $piece } ({ $faction })
terra-town-tile = em uma cidade, com a ficha de Cidade
terra-in-town = em uma cidade
terra-bridge-of = ponte ({ $faction })
terra-bridge-site = Ponte { $site }
terra-iceberg-of = habitação no rio ({ $faction })
terra-lava =
    { $n ->
        [one] { $n } peça de vulcão a mais
       *[other] { $n } peças de vulcão a mais
    }
terra-ship-of = navio ({ $faction })
terra-trader-of = mercador ({ $faction })
terra-port-of = porto ({ $faction })
terra-warehouse-of = armazém ({ $faction })
terra-seal-of = selo ({ $faction })
terra-canal = canal { $ends }

# As fichas
terra-cults = Cultos
terra-cult-text = Os espaços 3, 5, 7 e 10 dão Poder. O último espaço exige uma chave, e só uma facção pode ficar nele.
terra-cult-top-free = O último espaço está livre.
terra-cult-top = { $faction } no último espaço.
terra-order = Ordem: { $cult }
terra-order-free = Um clérigo mandado para cá fica aqui e vale { $steps } espaços no culto.
terra-order-held = Há um clérigo aqui ({ $faction }).
terra-order-replace = Há um clérigo aqui ({ $faction }). Por { $steps } moedas você pode pôr um seu no lugar dele e avançar { $steps } espaços no culto.
terra-rounds = Rodadas
terra-round-title = Rodada { $n }: { $title }
terra-round-now = Esta rodada.
terra-round-past = Encerrada.
terra-power-actions = Ações de Poder
terra-bonus-cards = Cartas de Bônus
terra-favor-tiles = Marcadores de Favor
terra-town-tiles = Fichas de Cidade
terra-used = Usada.
terra-used-again = Usada nesta rodada: usá-la de novo custa { $n } de Poder a mais.
terra-ready = Pronta.
terra-locked = Exige a fortaleza.
terra-held = Está com: { $faction }.
terra-coins-on = Moedas em cima: { $n }.
terra-left = Restam: { $n }.
terra-takings = Ainda pode ser pego: { $n }. Poder para quem o pegar agora: { $power }.
terra-no-bid = ainda sem lance

# Um cartão de Facção
terra-about-C = Moedas pagam estruturas e melhorias. No fim, 3 moedas valem 1 PV.
terra-about-W = Trabalhadores constroem e cavam. Na sua vez um trabalhador pode virar uma moeda a qualquer momento.
terra-about-P = Clérigos vão para as ordens dos cultos ou pagam melhorias. Um clérigo pode virar um trabalhador.
terra-priests = { $left } de { $cap } clérigos ainda estão na reserva; os que estão nas ordens não contam.
terra-keys =
    { $n ->
        [0] Nenhuma chave
        [one] { $n } chave
       *[other] { $n } chaves
    }
terra-about-keys = Cada ficha de Cidade traz uma chave. Uma chave abre o último espaço de uma trilha de culto.
terra-bowl = Alguidar { $bowl }: { $n }
terra-bowls = Poder nos Alguidares I, II e III
terra-about-power = O Poder recebido move marcadores do Alguidar I para o II, depois do II para o III. Só o Poder do Alguidar III pode ser gasto.
terra-power-room = Poder que ainda pode ser recebido
terra-income = Renda
terra-income-bonus = Carta de Bônus
terra-income-structures = Estruturas
terra-income-favors = Marcadores de Favor
terra-cult-bonus = Bônus de culto
terra-structures =
    { $structure }: no mapa { $built }, no cartão de Facção { $left }. Valor de Poder { $power }.
terra-removed = Na caixa: { $n }.
terra-bridges =
    { $n ->
        [one] { $n } ponte restante
       *[other] { $n } pontes restantes
    }
terra-about-bridges = Uma ponte liga dois espaços de terra através do rio. Cada facção tem três.
terra-about-ship = Alcança espaços além de tantos espaços de rio quantos o nível indica. Cada avanço vale PV.
terra-about-dig = Deixa as pás mais baratas. Cada avanço vale PV.
terra-track-state = Nível { $level } de { $most }.
terra-range = pula { $n }
terra-eruption = Vulcão
terra-home-terrain = terreno natal
terra-unlocked = Desbloqueado.
terra-unlock-price =
    { $n ->
        [one] Um clérigo e { $n } moeda.
       *[other] Um clérigo e { $n } moedas.
    }
terra-covered = Coberto com um X.
terra-next-ground = A sua próxima habitação pode ficar aqui.
terra-hue = Cor { $letter }: { $terrain }
terra-hue-next = A cor da próxima habitação.
terra-ninth = A nona habitação
terra-spade-price = Preço de uma pá
terra-about-spade = Pás transformam um espaço ao alcance; depois você pode construir nele uma habitação.
terra-power-again = As ações de Poder podem ser repetidas na mesma rodada.
terra-ability = Habilidades
terra-network = Área { $n }
terra-resources = Recursos
terra-final-tile = Ficha { $n }
terra-if-ended = se acabasse agora
terra-town-needs = uma cidade exige
terra-left-game = abandonou a partida
terra-power-offered = Poder oferecido
terra-look = Mostrar este cartão de Facção.

# Respostas automáticas
terra-leech-short =
    { $way ->
        [never] Poder: nunca
        [up_to] Poder: até { $n } PV
        [ask_when_it_matters] Poder: só de graça
       *[ask] Poder: perguntar
    }
terra-leech-policy = Quando Poder é oferecido
terra-leech-policy-text = A sua resposta automática às ofertas de Poder dos vizinhos. Só você a vê.
terra-leech-ask = Perguntar sempre
terra-leech-ask-when-it-matters = Receber logo o Poder gratuito, perguntar quando custa PV
terra-leech-up-to = Receber até certo preço, recusar o que custa mais
terra-leech-never = Nunca receber
terra-leech-most = PV a pagar no máximo
terra-leech-last-round = Na última rodada, perguntar mesmo assim
terra-leech-from-now = Vale para as ofertas que vierem a partir de agora. Uma oferta já aberta espera pela sua resposta.
terra-leech-keep = Salvar esta resposta

# A barra de ações
terra-free = Converter
terra-no-conversions = Nada pode ser convertido agora.
terra-more = { $label }: mais uma
terra-less = { $label }: menos uma
terra-offer-to = { $faction }: podem receber { $n } de Poder
terra-group-factions = Facções
terra-group-power = Poder oferecido
terra-group-tiles = Escolher
terra-group-build = Construir
terra-group-upgrade = Aprimorar
terra-group-land = Terreno e pontes
terra-group-ships = Navios e comércio
terra-group-actions = Ações de Poder e especiais
terra-group-priests = Clérigos
terra-group-tracks = Avanços
terra-group-other = Outras
terra-group-pass = Passar
terra-group-end = Fim
terra-group-bids = Lances

# O fim
terra-boards = Cartões de Facção
terra-own = Facção
terra-seat = Facção

# Ajuda
terra-help = Pressione algo na mesa para usá-lo: um espaço, uma estrutura, uma ficha, um culto. Uma borda contínua significa que pode ser escolhido; uma tracejada, que antes são necessárias pás ou conversões. Tudo o que você escolhe é um rascunho até confirmar. Aponte para algo, ou leve o foco até lá, para ver a explicação e o preço.
terra-help-terrains = Terrenos
terra-free-key = conversões
terra-walk = andar pelo mapa
terra-measure-vp = PV
terra-measure-total = PV com a pontuação final
terra-measure-PW = Poder (Alguidares I / II / III)
terra-measure-network = Maior área
terra-measure-cults = Passos nos cultos
terra-bowls-change = Alguidares I / II / III: { $before } → { $after }
terra-rivers = Contornar os espaços de rio
terra-gives-D = Uma habitação traz trabalhadores a cada rodada, como mostram os espaços que ela deixa vazios. Pode virar uma casa de comércio; habitações vizinhas crescem até formar cidades.
terra-gives-TP = Uma casa de comércio traz moedas e Poder a cada rodada e custa menos ao lado de um vizinho. Pode virar um templo ou a fortaleza.
terra-gives-TE = Um templo traz um clérigo a cada rodada e, na hora, um marcador de Favor. Pode virar o santuário.
terra-gives-SH = A fortaleza traz Poder a cada rodada e a habilidade especial da sua facção, e vale 3 para uma cidade.
terra-gives-SA = O santuário traz um clérigo a cada rodada e, na hora, um marcador de Favor; com ele, três estruturas bastam para uma cidade.
terra-about-network = Estruturas que se alcançam, por terra, pela Remessa ou do jeito próprio da facção, formam uma área. No fim, as três maiores valem 18, 12 e 6 PV.
terra-about-cult-vp = Em cada trilha de culto, os três mais adiantados ganham 8, 4 e 2 PV no fim.
terra-about-resources = No fim, tudo o que sobra é convertido em moedas, e cada 3 moedas valem 1 PV.
terra-about-tile = A ficha de pontuação final extra: quanto ela mede para você agora e os PV que daria.
terra-about-ended = Os seus pontos se a partida acabasse agora, com a pontuação final.
terra-about-town = Estruturas vizinhas fundam uma cidade quando são pelo menos quatro (três com um santuário, ou com uma fortaleza se jogam sete) e juntas têm este valor de Poder: habitação 1, casa de comércio e templo 2, fortaleza e santuário 3.

# The shipyard board
terra-fleet =
    { $kind ->
        [trader] Mercadores, mercado e selos
       *[ship] Navios, estaleiro e selos
    }
terra-about-fleet = Os navios chegam às estruturas dos outros para comerciar com elas, permitem transformar e construir ao lado deles e podem ser entregues no lugar do custo de uma habitação.
terra-about-traders = Os mercadores chegam às estruturas dos outros para comerciar com elas, permitem transformar e construir onde estão e podem ser entregues no lugar do custo de uma habitação.
terra-fleet-steps =
    { $n ->
        [one] { $n } passo em cada movimento, mais { $more } por 1 Poder.
       *[other] { $n } passos em cada movimento, mais { $more } por 1 Poder.
    }
terra-fleet-second-bowl = Esse Poder pode vir do Alguidar II.
terra-fleet-yard =
    { $kind ->
        [trader] O mercado traz de imediato { $steps } passo de alcance e { $ships } mercador, depois um mercador por rodada, e uma vez por rodada você pode recrutar um por { $price }.
       *[ship]
            { $steps ->
                [0] O estaleiro traz de imediato { $ships } navio, depois um navio por rodada, e uma vez por rodada você pode construir um por { $price }.
               *[other]
                    { $ships ->
                        [0] O estaleiro traz de imediato { $steps } avanço de Remessa, depois um navio por rodada, e uma vez por rodada você pode construir um por { $price }.
                       *[other] O estaleiro traz de imediato { $steps } avanço de Remessa e { $ships } navio, depois um navio por rodada, e uma vez por rodada você pode construir um por { $price }.
                    }
            }
    }
terra-fleet-state =
    { $kind ->
        [trader] Mercadores: { $left } na reserva, { $afloat } no mapa. Selos restantes: { $seals }.
       *[ship] Navios: { $left } na reserva, { $afloat } no mapa. Selos restantes: { $seals }.
    }
terra-fleet-port =
    { $kind ->
        [trader] Armazém em { $hex }.
       *[ship] Porto em { $hex }.
    }
terra-fleet-no-port =
    { $kind ->
        [trader] Ainda sem armazém.
       *[ship] Ainda sem porto: a primeira habitação à beira do rio o recebe.
    }
terra-about-canal = Liga dois espaços de rio através da terra: os navios passam por ele em um passo. As terras das duas margens continuam adjacentes.
terra-about-port = Os novos navios partem de um espaço de rio junto ao porto, que fica onde está quando a habitação é aprimorada.
terra-about-warehouse = Os novos mercadores partem de junto do armazém, que fica onde está quando a habitação é aprimorada.
terra-about-seal = Quem comerciou com uma estrutura deixa nela um selo e não pode comerciar com ela de novo. Algumas fichas e uma pontuação final contam os selos.
terra-range-tile = Ficha de Alcance
terra-about-range-tile = Em cima: até onde chega o modo próprio da facção de atravessar espaços. Embaixo: os passos de um mercador. O que dá aos outros um avanço de Remessa move o marcador uma coluna.
terra-range-state = Agora { $jump } espaços, { $trader } passos.
terra-gives-SY = O estaleiro fica à beira do rio. Traz um navio por rodada, permite construir outro pelo seu preço e vale 3 para uma cidade.
