# The rules in our own words, a chapter each; a title that is missing here is that of the rule that refuses.

manual-goal = Do que se trata
manual-goal-text =
    Cada jogador conduz uma facção que só consegue viver em um tipo de terreno. Você transforma as terras ao redor no seu terreno natal, constrói nelas e aprimora o que construiu.
    A partida dura seis rodadas (cinco com seis jogadores, quatro com sete). Os pontos de vitória vêm das construções durante as rodadas, dos cultos e, no fim, da maior área de estruturas ligadas. Vence quem tiver mais pontos.
manual-setup-text =
    Na partida introdutória tudo fica como o livro de regras imprime. Nas outras, fichas de Pontuação, cartas de Bônus e facções são sorteadas ou escolhidas; depois cada um põe duas habitações no terreno natal, uma por vez, na ordem de jogo e depois na ordem inversa, e pega uma carta de Bônus, começando pelo último jogador.
    Todos começam com 20 pontos.
manual-round = Uma rodada: renda, ações, bônus dos cultos
manual-round-text =
    Toda rodada começa com a renda: olhe os espaços vazios do seu cartão de Facção; cada um mostra o que traz. Habitações trazem trabalhadores, casas de comércio trazem moedas e Poder, templos trazem clérigos. A sua carta de Bônus e alguns marcadores de Favor somam a isso.
    Depois os jogadores agem um de cada vez, uma ação por turno, até que todos tenham passado. Quem passa primeiro começa a rodada seguinte.
    Quando todos passaram, a ficha de Pontuação da rodada dá o seu bônus dos cultos, os espaços de ação são liberados e cada carta de Bônus que sobrou recebe uma moeda. Depois da sexta rodada, em vez disso, faz-se a pontuação final.
manual-turn-text =
    Na sua vez você faz exatamente uma ação, ou passa. As ações são: transformar e construir; avançar na Remessa; avançar na Troca; aprimorar uma estrutura; mandar um clérigo para um culto; uma ação de Poder; uma ação especial.
    Antes e depois dela você pode converter recursos quantas vezes quiser.
manual-transform-text =
    Os sete terrenos formam um círculo no seu cartão de Facção. Uma pá move um espaço um passo nesse círculo em direção ao terreno natal; os mais distantes precisam de três.
    Você só pode transformar um espaço ao seu alcance: ao lado de uma estrutura sua, do outro lado do rio conforme a Remessa, ou além de uma ponte. Espaços com estrutura não mudam.
manual-dig-text =
    As pás vêm dos trabalhadores: 3 por pá no início, depois 2 ou 1 ao avançar na Troca. Também vêm de ações de Poder, de uma carta de Bônus e dos bônus dos cultos.
    As pás são usadas na hora; com as de uma ação você pode então construir uma habitação em um dos espaços transformados.
manual-build-text =
    Uma estrutura nova é sempre uma habitação, no terreno natal e ao alcance. Custa um trabalhador e algumas moedas, como diz o cartão de Facção, e deixa ali um espaço vazio que dá renda a partir da rodada seguinte.
    Os vizinhos recebem uma oferta de Poder; veja “Poder por estruturas”.
manual-upgrade-text =
    Uma habitação vira uma casa de comércio; uma casa de comércio vira um templo ou a fortaleza; um templo vira o santuário. A peça substituída volta ao cartão de Facção e cobre de novo a sua renda.
    Uma casa de comércio custa metade das moedas se houver ao lado uma estrutura de um vizinho. Templo e santuário dão na hora um marcador de Favor.
manual-leech-text =
    Quando alguém constrói ou aprimora, quem tem estruturas ao lado desse espaço pode ganhar Poder: tanto quanto elas valem juntas (habitação 1, casa de comércio e templo 2, fortaleza e santuário 3). Custa um ponto de vitória a menos que o Poder ganho; portanto 1 Poder é grátis.
    Construir ao lado dos outros os ajuda, e as construções deles ajudam você. Entre jogadores, isso se chama muitas vezes “leech”.
manual-power-text =
    Os marcadores de Poder ficam em três Alguidares. O Poder ganho move marcadores do Alguidar I para o II e, quando o I está vazio, do II para o III. Só se gastam os do Alguidar III, que voltam ao I.
    O Poder paga os espaços de ação na borda do tabuleiro. Cada um pode ser usado uma vez por rodada, por quem chegar primeiro.
manual-burn-text =
    Você pode mover na hora um marcador do Alguidar II para o III removendo do jogo outro marcador do Alguidar II. É Poder agora e menos Poder pelo resto da partida.
manual-conversions-text =
    Na sua vez o Poder pode virar recursos: 5 Poderes um clérigo, 3 Poderes um trabalhador, 1 Poder uma moeda. Um clérigo pode virar um trabalhador, um trabalhador uma moeda. Não há caminho de volta.
manual-advance-text =
    Um clérigo e algumas moedas avançam a Remessa: alcançam-se espaços além de mais espaços de rio. Um clérigo, trabalhadores e moedas avançam a Troca: as pás ficam mais baratas. Ambas dão pontos de vitória na hora.
manual-send-text =
    Um clérigo mandado para a ordem de um culto faz você avançar na trilha: 3 passos no primeiro espaço, 2 nos outros. Ele fica ali. Sem espaço, ou se você o quiser de volta na reserva, traz 1 passo.
manual-cults-text =
    Há quatro cultos: Fogo, Água, Terra e Ar. Os passos vêm de clérigos, marcadores de Favor e algumas ações. Ao subir, você ganha Poder nos espaços 3, 5, 7 e 10.
    No fim de cada uma das cinco primeiras rodadas, a ficha de Pontuação recompensa quem está adiantado no seu culto. No fim da partida, os três mais adiantados em cada trilha ganham 8, 4 e 2 pontos. O último espaço exige a chave de uma cidade e recebe um só jogador.
manual-favor-text =
    Um marcador de Favor faz você avançar em um culto e depois ajuda pelo resto da partida: renda, pontos pelo que você constrói, cidades menores, uma ação. Não se podem ter dois iguais.
manual-towns-text =
    Pelo menos quatro estruturas suas vizinhas, com valor de Poder 7 juntas, fundam uma cidade; com um santuário entre elas, três bastam. Pontes unem os espaços também para isso. Você escolhe na hora uma ficha de Cidade: ela dá pontos, uma recompensa imediata e uma chave.
    Estruturas construídas depois ao lado da cidade fazem parte dela.
manual-bridge-text =
    Uma ponte une dois espaços de terreno separados pelo rio, vértice com vértice. Desde então contam como vizinhos para construir, para as cidades e para a maior área. Você tem três.
manual-special-text =
    Os octógonos no seu cartão de Facção, na carta de Bônus ou nos marcadores de Favor são ações suas: cada uma pode ser usada uma vez por rodada. As fortalezas costumam trazer uma.
manual-pass-text =
    Quando não quiser mais agir, você passa: devolve a carta de Bônus, ganha os pontos que ela e alguns marcadores dão ao passar e pega outra carta com as moedas que estão nela. Você está fora da rodada; quem passa primeiro começa a seguinte. Na última rodada não se pega carta.
manual-scoring = Pontuação final
manual-scoring-text =
    Conta-se a maior área de cada jogador: estruturas que se alcançam. As três maiores valem 18, 12 e 6 pontos. Os três mais adiantados em cada culto ganham 8, 4 e 2. O que sobra vira moedas, e 3 moedas valem 1 ponto.
manual-factions-text =
    Toda facção tem um terreno natal, uma habilidade desde o início e outra quando sua fortaleza é construída.
manual-expansions = Expansões e variantes
manual-expansions-text =
    O que pode ser acrescentado ao jogo base ao abrir uma mesa.
manual-bonus = Cartas de Bônus
manual-bonus-text =
    Cada um tem uma, por uma rodada.
manual-town = Fichas de Cidade
manual-town-text =
    Pegas ao fundar uma cidade.
manual-scoring-tiles = Fichas de Pontuação
manual-scoring-tiles-text =
    Uma por rodada: pontos por um tipo de feito e um bônus dos cultos no fim.
manual-actions = Espaços de ação
manual-actions-text =
    As ações de Poder e as das facções.
large-table =
    { $n ->
        [6] Seis jogadores
       *[other] Sete jogadores
    }
large-table-text =
    { $n ->
        [6] Sorteiam-se cinco fichas de Pontuação; as três que sobram são de cultos diferentes. Todas as nove cartas de Bônus entram em jogo. Cada marcador de Favor de 3 passos pode ser pego duas vezes, e o primeiro a pegá-lo ganha 3 Poderes.
       *[other] Sorteiam-se quatro fichas de Pontuação, uma das duas de cada culto. Todas as nove cartas de Bônus entram em jogo, e as que sobram recebem 2 moedas. Cada marcador de Favor de 3 passos pode ser pego três vezes: o primeiro traz 5 Poderes, o segundo 3.
    } Um clérigo seu pode tomar o lugar do de outro em uma ordem: você paga a ele tantas moedas quantos passos o espaço dá. Uma cidade sem ficha vale 5 PV e não traz chave.
