# The rules of expansions and variants in our own words, a chapter each.

manual-fire-ice = Fogo e Gelo
manual-fire-ice-text =
    Esta expansão traz seis facções em três cartões, um mapa e fichas para a pontuação final. As facções e a pontuação final podem ser incluídas separadamente.
    Gelo: as Damas do Gelo e os Iétis vivem no gelo. Quem escolhe uma dessas facções escolhe também o terreno em que começa; ele precisa estar livre, e as facções que têm ali o seu terreno natal ficam fora da partida. O terreno sob as habitações delas vira gelo. Um espaço do terreno inicial vira gelo com uma pá; os outros precisam de tantas pás quantos passos os separam desse terreno. Elas podem parar no meio do caminho, e avançar na Troca custa um trabalhador a menos.
    Vulcão: os Acólitos e os Senhores dos Dragões nunca cavam. Qualquer terreno ao alcance entra em erupção de uma vez e vira vulcão. Os Acólitos pagam 3 passos em uma trilha de culto, ou 4 se o espaço for terreno natal de outra facção; os Senhores dos Dragões removem do jogo 1 marcador de Poder, ou 2. As pás que ganhariam viram passos nos cultos ou novos marcadores de Poder. Uma erupção não conta como pá.
    Gelo e vulcão nunca mais mudam: nem com pás, nem com a tempestade de areia, nem com outra erupção.
    Terreno variável: os Metamorfos escolhem qualquer terreno livre como natal e podem trocá-lo depois de construir a fortaleza. Os Caminhantes dos Rios não transformam nada: desbloqueiam terrenos com clérigos e constroem aonde o rio leva.
    Pontuação final: no início sorteia-se uma de quatro fichas. No fim ela dá 18, 12 e 6 pontos aos três melhores naquilo que mostra, além dos cultos e da maior área.
manual-merchants = Mercadores dos Mares
manual-merchants-text =
    Os navios levam mercadorias pelo rio até as estruturas dos outros jogadores. Cada comércio rende bens e pontos e deixa um selo. Cada facção tem três navios, um porto, um estaleiro e 15 selos, e começa com os pontos que o mapa lhe dá.
    Preparação: colocadas as primeiras habitações, cada um na sua vez põe o porto junto a uma habitação sua à beira do rio. Se nenhuma estiver à beira do rio, o porto espera pela primeira que for construída ali. Ele fica onde está quando a habitação é aprimorada.
    Estaleiro: uma casa de comércio à beira do rio pode virar o estaleiro. Ele dá na hora o que o cartão de Facção mostra, na maioria das facções um avanço de Remessa e um navio. A partir da rodada seguinte traz um navio como renda, e uma vez por rodada você pode pagar por outro. O valor de Poder dele é 3, como o de uma fortaleza.
    Os canais do mapa ligam dois espaços de rio. Os navios passam por eles em um passo; a Remessa não, e as terras das duas margens continuam adjacentes.
    Novas fichas de Pontuação substituem as antigas. Há também novas cartas de Bônus, marcadores de Favor e fichas de Cidade, e três ações de Poder a mais: mover os navios, construir um navio, pegar um marcador de Favor. Dos marcadores de Favor de um só passo você pode ter apenas um por culto.
manual-ships-text =
    Construir: um navio novo parte de um espaço de rio junto ao seu porto ou estaleiro. Os navios vêm do estaleiro, de ações de Poder, de cartas, de fichas e dos bônus dos cultos. Com os três no mapa, não se constroem outros.
    Mover: uma vez por rodada o cartão de Facção permite mover os seus navios, um após o outro. Ações de Poder e cartas permitem isso de novo. Cada navio dá tantos passos quanto a sua Remessa, e um a mais por 1 Poder. Um passo leva ao próximo espaço de rio, por um canal, ou até a estrutura de um oponente, onde o navio para. Uma estrutura com um selo seu está fechada aos seus navios, e dois navios seus não podem entrar na mesma.
    Comerciar: quando todos os navios se moveram, os que estão em estruturas comerciam, na ordem que você quiser. Uma habitação dá 1 ponto e 1 trabalhador; uma casa de comércio, 1 ponto, 1 moeda e 2 Poderes; um templo, 1 ponto e 3 Poderes ou um passo em um culto; uma fortaleza, 2 pontos, 2 moedas e uma ação de transformar e construir com uma pá grátis; um santuário, 2 pontos e 2 passos em um culto ou um clérigo; um estaleiro, 2 pontos, e o navio fica no mapa ou a sua ação de movimento pode ser usada de novo.
    Você põe um selo sob a estrutura, e o navio volta à reserva. O dono pode ganhar tanto Poder quanto a estrutura vale, por um ponto de vitória a menos.
    As terras junto a um navio seu estão ao alcance, para pás e habitações. Em vez de pagar por uma habitação ali você pode entregar o navio. Na pontuação final os navios não ligam nada.
manual-traders = Os mercadores dos Anões e dos Faquires
manual-traders-text =
    Sem Remessa, essas duas facções têm mercadores no lugar de navios, um armazém no lugar do porto e um mercado no lugar do estaleiro. O armazém pode ficar junto a qualquer habitação, e o mercado não precisa do rio.
    Os mercadores andam por terra e por rio, mas só param em terra. Podem ser entregues por uma habitação no espaço em que estão, sem túnel nem tapete voador.
    O que dá aos outros um avanço de Remessa faz essas facções avançarem na trilha de alcance: os mercadores andam mais longe, e túneis e tapetes também levam mais longe.
manual-fan = Facções de fãs
manual-fan-text =
    Vinte facções criadas por fãs do jogo, com os valores das suas regras de 2023 ou com os reequilibrados em 2024. Elas dividem os terrenos natais com as outras facções, e em uma partida há no máximo uma facção de cada cor. As facções de gelo, de vulcão e de terreno variável contam como uma cor cada, venham de que caixa vierem.
    Cada uma começa com 20 pontos em qualquer mapa. Leia o que ela faz antes de escolhê-la: muitas têm regras que não existem em nenhum outro lugar, como lâmpadas, um cofre, pontes que mudam de lugar ou habitações em icebergs.
manual-war-and-faith-text =
    Um templo custa 1 moeda a mais por templo de outro jogador diretamente adjacente, paga a esse jogador.
    Uma fortaleza não pode ser construída ao lado de outra fortaleza ou de um santuário, de quem quer que sejam; o mesmo vale para um santuário. Espaços ligados por uma ponte contam como adjacentes. Uma ponte construída depois pode ligá-los.
    Quem funda uma cidade ganha na hora 2 pontos por fortaleza e santuário que façam parte dela.
manual-large-table = Seis e sete jogadores
manual-large-table-text =
    Com seis jogadores são cinco rodadas, com sete são quatro, em qualquer mapa e com quaisquer facções. Cada um deixa na caixa algumas estruturas e alguns marcadores de Poder; os lugares dessas estruturas ficam vazios desde o início e dão renda, mas de resto elas não contam como construídas.
    Antes das cartas de Bônus cada um pega um marcador de Favor; os Magos do Caos, dois. Uma ação de Poder já usada pode ser usada de novo por 1 Poder a mais. O clérigo de outro jogador em uma ordem pode ser substituído por um seu: o dono recebe o pagamento, e esse clérigo sai do jogo.
    Acabadas as fichas de Cidade, uma cidade ainda dá 5 pontos e o que a sua facção ganha ao fundar uma.
manual-variants = Pequenas expansões e outras variantes
manual-variants-text =
    Pequenas expansões: três tipos de fichas de Cidade a mais, uma carta de Bônus que pontua a Remessa e uma ficha de Pontuação para templos. Cada uma pode ser incluída sozinha.
    Com cinco jogadores, cada um pode deixar na caixa 1 habitação e 1 casa de comércio, como nas mesas maiores. Qualquer mesa pode permitir cidades sem ficha.
    Ordem de jogo: pelas regras impressas a rodada seguinte corre em sentido horário a partir de quem passou primeiro; também pode seguir a ordem em que se passou.
    Mapas: toda facção joga em todo mapa. Algumas mesas dão a cada facção os pontos iniciais que combinam com o mapa.
manual-beginnings = A escolha das facções
manual-beginnings-text =
    As facções podem ser fixas, como na partida introdutória; sorteadas; escolhidas entre as de uma cor sorteada; ou escolhidas uma a uma, na vez de cada um.
    Leilão: há tantas facções em leilão quantos são os jogadores. Você oferece os pontos com que começaria, e quem oferece menos fica com a facção. Quem é superado oferece de novo.
    Leilão fechado: cada um escreve em segredo de quantos pontos abriria mão por cada facção. A maior oferta leva a sua facção, depois a maior das que restam.
manual-league = Regras impressas e regras da liga
manual-league-text =
    As regras impressas são as do livro. Na liga as partidas duram dias, e algumas coisas são mais simples lá.
    As ofertas de Poder por estruturas podem ser respondidas até a sua próxima ação, e assim ninguém espera. As pás pontuam quando são ganhas. Com duas pás a habitação pode ficar em qualquer um dos dois espaços. O Poder sacrificado pode ser guardado. Moedas podem virar pontos em qualquer vez sua.
    A liga também joga com as pequenas expansões, e a rodada seguinte segue a ordem em que se passou.
