# Mais facções de fãs: nomes, habilidades, ações, decisões, recusas e acontecimentos.

faction-goblins = Goblins
    .the = os Goblins
    .of = dos Goblins
    .from = dos Goblins
    .ability = Você começa com fichas X e recebe 1 por cada templo e pelo santuário. Como ação, gaste 1 ficha X e escolha um tipo de estrutura; por cada uma das suas no mapa você recebe: 1 Poder por habitação, 2 moedas por casa de comércio, 1 trabalhador por templo. Fortaleza e santuário são um só tipo: 1 avanço de culto pela fortaleza e 2 pelo santuário, distribuídos como quiser.
    .stronghold = De agora em diante você também recebe 1 ficha X por cada cidade que fundar.
faction-snow_shamans = Xamãs da Neve
    .the = os Xamãs da Neve
    .of = dos Xamãs da Neve
    .from = dos Xamãs da Neve
    .ability = Você constrói sobre o gelo. Junto com a facção você escolhe um terreno livre para as suas primeiras habitações; os espaços delas se tornam gelo. Transformar esse terreno em gelo exige 1 pá, e outro terreno tantas pás quanto ele dista desse no ciclo. Ninguém pode transformar gelo ou vulcão. Você não pode melhorar a Remessa nem a taxa de pás com uma ação; mas sempre que passar pode avançar um nível em uma das duas, sem pagar e sem PV. Uma carta de Bônus pela Remessa pontua então o novo nível.
    .stronghold = Uma única vez, ao construí-la: em cada grupo de espaços de gelo diretamente adjacentes, perto ou longe, você pode colocar uma habitação sem pagar.
faction-wisps = Fogos-Fátuos
    .the = os Fogos-Fátuos
    .of = dos Fogos-Fátuos
    .from = dos Fogos-Fátuos
    .ability = Sempre que aprimora uma habitação para uma casa de comércio, você recebe uma pá gratuita para um espaço diretamente adjacente a ela (uma ponte conta, a Remessa não). Você não pode comprar mais pás para esse espaço nem construir nele nesta ação.
    .stronghold = Uma única vez, ao construí-la: 7 PV, e você pode construir uma habitação sem pagar em qualquer espaço de lago livre, perto ou longe.

tile-ACTXD = ficha X: habitações
    .text = Por 1 ficha X, quantas vezes quiser: 1 Poder por cada habitação sua no mapa.
tile-ACTXTP = ficha X: casas de comércio
    .text = Por 1 ficha X, quantas vezes quiser: 2 moedas por cada casa de comércio sua no mapa.
tile-ACTXTE = ficha X: templos
    .text = Por 1 ficha X, quantas vezes quiser: 1 trabalhador por cada templo seu no mapa.
tile-ACTXS = ficha X: fortaleza e santuário
    .text = Por 1 ficha X, quantas vezes quiser: 1 avanço de culto pela sua fortaleza e 2 pelo seu santuário.

decision-free-step = Você passa: avance um nível em uma das suas trilhas, ou abra mão disso.
decision-near-spades = Use a pá em um espaço ao lado da casa de comércio, ou abra mão dela.

refusal-no_paid_steps = Você não pode melhorar isso com uma ação; avança ao passar.
refusal-no_structure_of_type = Você não tem estruturas desse tipo no mapa.

discard-FREE_STEP = do avanço gratuito

resource-x_token = fichas X
    .amount =
        { $n ->
            [one] { $n } ficha X
           *[other] { $n } fichas X
        }
resource-fire_marker = marcador de fogo
    .amount = { $n } no marcador de fogo
resource-threshold = prêmios da capital
    .amount =
        { $n ->
            [one] { $n } prêmio da capital
           *[other] { $n } prêmios da capital
        }
