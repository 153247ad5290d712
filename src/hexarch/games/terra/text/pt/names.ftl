# Nomes das coisas. `.a` e `.the` levam o artigo, `.of` e `.from` a preposição;
# aquilo de que se abre mão (discard-) está como segue "abrir mão".

title-name = Terra Mystica
title-pitch = Um jogo de construção sem sorte: transforme as terras ao seu redor, erga suas estruturas e cresça ao lado de vizinhos que ganham Poder com você.
structure-none = nenhuma estrutura
    .a = nenhuma estrutura
    .the = nenhuma estrutura
structure-dwelling = habitação
    .a = uma habitação
    .the = a habitação
structure-trading-house = casa de comércio
    .a = uma casa de comércio
    .the = a casa de comércio
structure-temple = templo
    .a = um templo
    .the = o templo
structure-stronghold = fortaleza
    .a = uma fortaleza
    .the = a fortaleza
structure-sanctuary = santuário
    .a = um santuário
    .the = o santuário

terrain-desert = deserto
terrain-plains = planície
terrain-swamp = pântano
terrain-lakes = lagos
terrain-forest = floresta
terrain-mountains = montanha
terrain-wasteland = devastação
terrain-river = rio
terrain-ice = gelo
terrain-volcano = vulcão
any-terrain = qualquer terreno

cult-fire = Fogo
    .of = do Fogo
cult-water = Água
    .of = da Água
cult-earth = Terra
    .of = da Terra
cult-air = Ar
    .of = do Ar

track-ship = Remessa
track-dig = Troca

resource-C = moedas
    .amount =
        { $n ->
            [one] { $n } moeda
           *[other] { $n } moedas
        }
resource-W = trabalhadores
    .amount =
        { $n ->
            [one] { $n } trabalhador
           *[other] { $n } trabalhadores
        }
resource-P = clérigos
    .amount =
        { $n ->
            [one] { $n } clérigo
           *[other] { $n } clérigos
        }
resource-PW = Poder
    .amount =
        { $n ->
            [one] { $n } Poder
           *[other] { $n } Poderes
        }
resource-VP = pontos de vitória
    .amount =
        { $n ->
            [one] { $n } ponto de vitória
           *[other] { $n } pontos de vitória
        }
resource-KEY = chaves
    .amount =
        { $n ->
            [one] { $n } chave
           *[other] { $n } chaves
        }
resource-token = marcadores de Poder fora do jogo
    .amount =
        { $n ->
            [one] { $n } marcador de Poder fora do jogo
           *[other] { $n } marcadores de Poder fora do jogo
        }

source-start = início
source-round = fichas de Pontuação
source-town = cidades
source-favor = marcadores de Favor
source-bonus = cartas de Bônus
source-faction = facção
source-shipping = Remessa
source-digging = Troca
source-leech = Poder por estruturas
source-convert = conversões
source-cult = cultos
source-network = maior área
source-resources = recursos restantes
source-final = pontuação final extra

discard-SPADE = de uma pá
discard-FREE_D = da habitação gratuita
discard-FREE_TP = da casa de comércio gratuita
discard-FREE_TF = da tempestade de areia
discard-CONVERT_W_TO_P = do direito de ordenar trabalhadores
discard-GAIN_P3_FOR_VP = do marcador de Poder por 1 PV
discard-BRIDGE = de uma ponte

map-base = mapa básico
map-revised_base = mapa básico revisado
map-fire_ice = Fogo e Gelo
map-fjords = Fiordes
map-lakes = Lagos
map-archipelago = Arquipélago
map-custom = mapa próprio

