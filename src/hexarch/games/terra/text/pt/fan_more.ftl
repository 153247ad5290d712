# Mais facções de fãs: nomes, habilidades, ações, decisões, recusas e acontecimentos.

faction-atlanteans = Atlantes
    .the = os Atlantes
    .of = dos Atlantes
    .from = dos Atlantes
    .ability = Você começa com a fortaleza em vez de habitações, colocada depois das de todos os outros. Quando todas as primeiras estruturas estão no mapa, você escolhe para ela uma ficha de Cidade. Como ação, quantas vezes quiser: construa uma ponte por 2 trabalhadores. Avançar na trilha de Troca custa menos e dá menos PV.
    .stronghold = Assim que o assentamento com a fortaleza atinge valor de Poder 7, você recebe um avanço gratuito na Remessa em vez de outra ficha de Cidade; com 10, 2 avanços em cada culto; com 16, 20 PV. As cidades que você ligar a ele contam.
faction-changelings = Changelings
    .the = os Changelings
    .of = dos Changelings
    .from = dos Changelings
    .ability = As suas estruturas têm três cores, cada uma com um terreno próprio. Você escolhe o terreno A, o seu terreno natal, junto com a facção, e B e C entre os livres depois que todos escolheram. A sua primeira habitação fica em A, a segunda em B. Cada nova habitação é a mais à esquerda do seu cartão de Facção e fica no terreno da sua cor; as pás são contadas até esse terreno. Uma estrutura aprimorada deve ter a mesma cor da nova, que é a mais à esquerda da sua fila: a fortaleza é da cor B, o santuário da cor A, o estaleiro (Mercadores dos Mares) da cor C.
    .stronghold = Uma nona habitação da cor C com renda de 2 trabalhadores; você pode construí-la antes das da fila. Depois de construída, uma habitação que você aprimore pode voltar ao lugar dela.
faction-children_of_the_wyrm = Filhos da Serpe
    .the = os Filhos da Serpe
    .of = dos Filhos da Serpe
    .from = dos Filhos da Serpe
    .ability = O Poder das estruturas dos outros custa 1 PV a menos para você: 2 Poderes são gratuitos. Todas as suas estruturas custam menos moedas com uma estrutura de outra facção diretamente adjacente. Cada marcador de Poder que você sacrifica move até dois outros para o Alguidar III.
    .stronghold = Uma única vez, ao construí-la: todos os marcadores de Poder sacrificados voltam ao Alguidar I. Uma ação especial: coloque até 2 marcadores de Poder de quaisquer Alguidares em espaços de rio, cada um ao lado de uma estrutura sua ou de outro marcador. Só para você, todos os terrenos e estruturas ao lado de uma corrente de marcadores são diretamente adjacentes entre si.
faction-firewalkers = Caminhantes do Fogo
    .the = os Caminhantes do Fogo
    .of = dos Caminhantes do Fogo
    .from = dos Caminhantes do Fogo
    .ability = Você constrói sobre vulcões. Quando todas as facções são conhecidas, você escolhe um terreno livre para as suas primeiras habitações. O seu marcador de fogo começa 4 pontos atrás dos seus PV, que nunca caem abaixo dele. Em vez de cavar você paga 4 PV para transformar um espaço em vulcão, ou 6 PV se for o terreno natal de outra facção. A qualquer momento do seu turno você pode avançar o marcador de fogo, no máximo até os seus PV: 1 Poder por espaço. Cada pá que você recebe o recua 4 espaços em vez disso.
    .stronghold = Sempre que passar: 1 PV para cada assentamento seu.
faction-geologists = Geólogos
    .the = os Geólogos
    .of = dos Geólogos
    .from = dos Geólogos
    .ability = Você escolhe um terreno livre para as suas primeiras habitações e o cobre com um X no ciclo de terrenos. Nunca pode transformar terrenos. Uma nova habitação deve ficar em um terreno descoberto ao lado de um coberto no ciclo (no seu terreno inicial se nenhum estiver coberto) e cobre o seu terreno. Quando os sete estão cobertos, todos os X são removidos. Para cada pá que recebe você acrescenta um X ao lado de outro (no terreno inicial se não houver nenhum) ou remove um que não esteja entre outros dois.
    .stronghold = Uma ação especial: acrescente ou remova um X como por uma pá.
faction-goblins = Goblins
    .the = os Goblins
    .of = dos Goblins
    .from = dos Goblins
    .ability = Você começa com fichas X e recebe 1 para cada templo e pelo santuário. Como ação, gaste 1 ficha X e escolha um tipo de estrutura; para cada uma das suas no mapa você recebe: 1 Poder por habitação, 2 moedas por casa de comércio, 1 trabalhador por templo. Fortaleza e santuário são um só tipo: 1 avanço de culto pela fortaleza e 2 pelo santuário, distribuídos como quiser.
    .stronghold = Dali em diante você também recebe 1 ficha X para cada cidade que fundar.
faction-kingdom_of_ember = Reino das Brasas
    .the = os do Reino das Brasas
    .of = do Reino das Brasas
    .from = do Reino das Brasas
    .ability = Você constrói sobre vulcões. Quando todas as facções são conhecidas, você escolhe um terreno livre para as suas primeiras habitações. Como ação, acumule lava: retire do jogo um clérigo da sua reserva para colocar uma peça de vulcão a mais sob uma estrutura sua e receber 1 Poder. Como ação, deixe a lava correr: uma estrutura se move para um espaço vizinho livre que não seja gelo nem vulcão, com todas as suas peças menos uma, e continua enquanto tiver mais de uma. Você devolve mais uma peça pelo terreno natal de outra facção e uma para cada espaço de rio atravessado, onde pode construir uma ponte sem pagar. A última peça nunca é devolvida. Cada pá que você recebe devolve um clérigo retirado em vez disso. Uma ficha de Cidade fica em uma das estruturas mais fortes da cidade, que não pode mais se mover. Você não tem Remessa alguma.
    .stronghold = Uma única vez, ao construí-la: todos os clérigos retirados voltam à sua reserva.
faction-selkies = Selkies
    .the = as Selkies
    .of = das Selkies
    .from = das Selkies
    .ability = Você constrói sobre o gelo. Junto com a facção você escolhe um terreno livre para as suas primeiras habitações; os espaços delas se tornam gelo. Transformar esse terreno em gelo exige 1 pá, e outro terreno tantas pás quanto ele dista desse no ciclo. Ninguém pode transformar gelo ou vulcão. Você pode construir uma habitação em um espaço de rio, um iceberg, se ao lado dele houver duas estruturas suas sobre o gelo que não sejam adjacentes entre si: custa 1 trabalhador a mais que outras habitações e dá 2 PV. Ele nunca pode ser aprimorado; é diretamente adjacente a tudo o que o rodeia, e os seus navios podem partir dele.
    .stronghold = Uma ação especial: transforme e construa com 1 pá gratuita e 1 nível de Remessa a mais.
faction-snow_shamans = Xamãs da Neve
    .the = os Xamãs da Neve
    .of = dos Xamãs da Neve
    .from = dos Xamãs da Neve
    .ability = Você constrói sobre o gelo. Junto com a facção você escolhe um terreno livre para as suas primeiras habitações; os espaços delas se tornam gelo. Transformar esse terreno em gelo exige 1 pá, e outro terreno tantas pás quanto ele dista desse no ciclo. Ninguém pode transformar gelo ou vulcão. Você não pode avançar na Remessa nem na Troca com uma ação; mas sempre que passar pode avançar um nível em uma das duas, sem pagar e sem PV. Uma carta de Bônus pela Remessa pontua então o novo nível.
    .stronghold = Uma única vez, ao construí-la: em cada grupo de espaços de gelo diretamente adjacentes, perto ou longe, você pode colocar uma habitação sem pagar.
faction-wisps = Fogos-fátuos
    .the = os Fogos-fátuos
    .of = dos Fogos-fátuos
    .from = dos Fogos-fátuos
    .ability = Sempre que aprimora uma habitação para uma casa de comércio, você recebe uma pá gratuita para um espaço diretamente adjacente a ela (uma ponte conta, a Remessa não). Você não pode comprar mais pás para esse espaço nem construir nele nesta ação.
    .stronghold = Uma única vez, ao construí-la: 7 PV, e você pode construir uma habitação sem pagar em qualquer espaço de lago livre, perto ou longe.

tile-ACTAT = ponte por 2 trabalhadores
    .text = Por 2 trabalhadores, quantas vezes quiser: construa uma ponte.
tile-ACTCW = marcadores no rio
    .text = Uma vez por rodada: coloque até 2 marcadores de Poder seus em espaços de rio, cada um ao lado de uma estrutura sua ou de outro marcador. Todos os terrenos e estruturas ao lado de uma corrente de marcadores são diretamente adjacentes para você.
tile-ACTGE = mover um X
    .text = Uma vez por rodada: acrescente um X ao lado de outro no ciclo de terrenos, ou remova um que não esteja entre outros dois.
tile-ACTSE = uma pá, navegando mais longe
    .text = Uma vez por rodada: 1 pá para transformar um espaço, no qual você pode então construir; nesta ação a sua Remessa é 1 nível mais alta.
tile-ACTXD = ficha X: habitações
    .text = Por 1 ficha X, quantas vezes quiser: 1 Poder para cada habitação sua no mapa.
tile-ACTXTP = ficha X: casas de comércio
    .text = Por 1 ficha X, quantas vezes quiser: 2 moedas para cada casa de comércio sua no mapa.
tile-ACTXTE = ficha X: templos
    .text = Por 1 ficha X, quantas vezes quiser: 1 trabalhador para cada templo seu no mapa.
tile-ACTXS = ficha X: fortaleza e santuário
    .text = Por 1 ficha X, quantas vezes quiser: 1 avanço de culto pela sua fortaleza e 2 pelo seu santuário.

choice-cover = cobrir { $terrain } com um X
choice-uncover = remover o X de { $terrain }
choice-next-dwelling = { $shelf ->
        [NINTH] construir a seguir a nona habitação
       *[ROW] construir a seguir a habitação mais à esquerda da fila
    }
choice-put-back = { $shelf ->
        [NINTH] devolver a habitação ao nono lugar
       *[ROW] devolver a habitação à sua fila
    }
choice-burn-more =
    { $n ->
        [one] sacrificar { $n } marcador de Poder para mover até dois outros para o Alguidar III
       *[other] sacrificar { $n } marcadores de Poder para mover até o dobro para o Alguidar III
    }
choice-lay-token = colocar um marcador de Poder do Alguidar { $bowl } no espaço de rio { $hex }
choice-flow = deixar a estrutura correr de { $hex } para { $target }
choice-pile = acumular lava sob { $hex }
choice-iceberg = construir uma habitação no espaço de rio { $hex }
choice-place-first = colocar { $structure_a } em { $hex }
choice-stoke =
    { $n ->
        [one] avançar o marcador de fogo { $n } espaço por { $n } Poder
       *[other] avançar o marcador de fogo { $n } espaços por { $n } Poderes
    }

decision-cover = Acrescente um X no ciclo de terrenos, ou remova um.
decision-put-back = Devolva a habitação aprimorada à sua fila, ou ao nono lugar.
decision-river-tokens = Coloque um marcador de Poder em um espaço de rio.
decision-flow = A estrutura pode continuar, ou você encerra o seu turno.
decision-free-step = Você passa: avance um nível em uma das suas trilhas, ou abra mão disso.
decision-near-spades = Use a pá em um espaço ao lado da casa de comércio, ou abra mão dela.

refusal-carries_town_tile = A estrutura em { $hex } leva uma ficha de Cidade e não pode mais se mover.
refusal-lava_enough = Não há lugar para mais lava sob esta estrutura.
refusal-cannot_stoke =
    { $most ->
        [one] Você pode avançar o marcador de fogo { $most } espaço no máximo.
       *[other] Você pode avançar o marcador de fogo { $most } espaços no máximo.
    }
refusal-next_already = Essa habitação já é a próxima.
refusal-no_other_dwelling = Não há outra habitação para escolher.
refusal-nothing_to_put_back = Não há habitação para devolver.
refusal-no_chain_there = O espaço de rio { $hex } não está ao lado de uma estrutura ou de um marcador seu, ou já tem um marcador.
refusal-no_cover_there = Você só pode acrescentar um X ao lado de outro, ou remover um na ponta da fila: não { $terrain }.
refusal-no_fire = Você não tem um marcador de fogo para avançar.
refusal-no_icebergs = A sua facção não pode construir no rio.
refusal-no_lava = A sua facção não tem lava.
refusal-no_paid_steps = Você não pode avançar nesta trilha com uma ação: avança ao passar.
refusal-no_room_to_stoke = Os seus Alguidares só têm lugar para { resource-PW.amount }.
refusal-no_river_hex = Não há espaço de rio para um marcador.
refusal-no_token_to_lay = Você não tem agora um marcador de Poder para colocar no rio.
refusal-no_structure_of_type = Você não tem estruturas desse tipo no mapa.
refusal-no_way_for_lava = A lava não chega a { $hex }: é preciso um espaço livre que não seja gelo nem vulcão e peças de vulcão suficientes.
refusal-no_support = O espaço de rio { $hex } precisa ter ao lado duas estruturas suas sobre o gelo que não sejam adjacentes entre si.
refusal-wrong_colour = A próxima estrutura desse tipo ({ $structure }) no seu cartão de Facção tem uma cor diferente desta.

discard-FREE_STEP = do avanço gratuito

resource-x-token = fichas X
    .amount =
        { $n ->
            [one] { $n } ficha X
           *[other] { $n } fichas X
        }
resource-fire-marker = marcador de fogo
    .amount = { $n } no marcador de fogo
resource-threshold = prêmios da capital
    .amount =
        { $n ->
            [one] { $n } prêmio da capital
           *[other] { $n } prêmios da capital
        }

log-cover = { $who } cobrem um terreno com um X: { $terrain }.
log-uncover = { $who } removem o X de um terreno: { $terrain }.
log-cover-none = { $who } cobriram todos os terrenos e removem todos os X.

draw-covered = coberto com um X
console-board-covered = Cobertos com um X:

draw-colour = Cor { $letter }: { $terrain }
draw-next-colour = Cor { $letter }: { $terrain }, a próxima habitação
console-board-colours = Cores:
console-board-pieces = Ainda no cartão de Facção:

log-lava =
    { $n ->
        [one] Há mais { $n } peça de vulcão sob a estrutura em { $hex }.
       *[other] Há mais { $n } peças de vulcão sob a estrutura em { $hex }.
    }
log-move = { $who } movem a estrutura de { $hex } para { $target }.

resource-removed-priest = clérigos retirados do jogo
    .amount =
        { $n ->
            [one] { $n } clérigo retirado do jogo
           *[other] { $n } clérigos retirados do jogo
        }
resource-lava = peças de vulcão a mais
    .amount =
        { $n ->
            [one] { $n } peça de vulcão a mais
           *[other] { $n } peças de vulcão a mais
        }
draw-lava =
    { $n ->
        [one] { $n } peça de vulcão a mais
       *[other] { $n } peças de vulcão a mais
    }

log-iceberg = { $who } constroem uma habitação no espaço de rio { $hex }.
