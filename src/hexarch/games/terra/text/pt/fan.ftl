# Facções dos fãs: opções, nomes, habilidades, ações e recusas.

option-fan-factions = Acrescenta as facções dos fãs, com os valores das regras de 2023. Elas compartilham as cores das outras facções; as facções de gelo, de vulcão e variáveis contam como uma só cor cada.
option-fan-factions-2024 = Acrescenta as facções dos fãs com os valores rebalanceados em 2024.

# O que várias delas têm em comum.

choice-swap = trocar os seus níveis nos cultos { $one } e { $two }
decision-swap-cults = Escolha os dois cultos cujos níveis você troca.
refusal-no_swap_due = Você não tem níveis de culto para trocar agora.
refusal-tenth_space_taken = O último espaço no culto { $cult_of } está ocupado: essa troca não é possível.
unreadable-same_cult_twice = "{ $text }": indique dois cultos diferentes.
choice-return-favor = devolver o marcador de Favor { $tile } ({ $title })
choice-pay-action = usar a ação { $action } ({ $title }) pagando com moedas
choice-exchange =
    { $exchange ->
        [PRIESTS]
            { $n ->
                [one] trocar { $n } clérigo por 2 trabalhadores e 2 moedas
               *[other] trocar { $n } clérigos, cada um por 2 trabalhadores e 2 moedas
            }
       *[COINS]
            { $n ->
                [one] pagar { $n } moeda por um novo marcador de Poder no Alguidar I
               *[other] pagar { $n } moedas por outros tantos novos marcadores de Poder no Alguidar I
            }
    }
decision-return-favor = Escolha o marcador de Favor que você devolve.
refusal-favor_given_back = Você acabou de devolver { $tile } ({ $title }): pegue um marcador diferente.
refusal-no_favor_held = Você não tem marcador de Favor para devolver.
refusal-no_favor_to_return = Você não pode devolver um marcador de Favor agora.
refusal-no_other_favor = A reserva não tem nenhum marcador de Favor que você ainda não tenha.
refusal-no_coins_for_power = Você não pode pagar esta ação com moedas.
refusal-no_such_exchange = A sua facção não conhece essa troca.
refusal-exchange_too_much = Você não pode fazer essa troca { $n } vezes.
refusal-no_room_for_power = Todos os seus marcadores de Poder já estão no Alguidar III.
refusal-income_track_at_end = Você chegou ao fim da sua trilha de Renda.
refusal-no_houses_to_tax = Nenhum outro jogador tem uma casa de comércio no mapa.
choice-pass-cards = passar e pegar { $tile } ({ $title }) e { $second } ({ $second_title })
refusal-take_one_card = Ao passar você pega uma só carta de Bônus.
refusal-take_two_cards = Com a fortaleza você pega duas cartas de Bônus ao passar: diga quais.
choice-bank = pôr { $what } no cofre
choice-keep = ficar com tudo na mão
decision-bank = Escolha o que você põe no cofre: na próxima rodada sai em dobro.
refusal-nothing_to_bank = Você não recebeu nada agora que possa pôr no cofre.
refusal-bank_at_most = Agora você pode pôr no cofre no máximo { $amount }.
choice-move-bridge = mover a ponte de { $here }–{ $there } para { $goal }
choice-tile-on = pôr a ficha de Cidade em { $hex }
decision-move-bridge = Escolha a ponte que você move, e para onde.
decision-tile-on = Escolha a estrutura da nova cidade que leva a ficha de Cidade; se não restar nenhuma, essa estrutura marca a cidade.
log-tile-on = { $who } põem uma ficha de Cidade em { $hex }.
log-moved = { $who } movem uma ponte de { $here }–{ $there } para { $goal }.
refusal-no_bridge_to_move = Você não tem ponte que possa mover.
refusal-not_your_bridge = Você não tem uma ponte de { $here } a { $there }.
refusal-same_bridge_site = A ponte de { $here } a { $there } precisa ir para um lugar diferente.
refusal-town_would_break = Uma estrutura com ficha de Cidade deixaria de pertencer a uma cidade.
refusal-no_tile_to_lay = Você não tem ficha de Cidade para pôr agora.
refusal-not_in_this_town = A estrutura em { $hex } não pode levar a ficha da nova cidade.

# A primeira parte do livro de regras: de Chash Dallah a Viajantes do Tempo.

faction-djinni = Gênios da Lâmpada
    .the = os Gênios da Lâmpada
    .of = dos Gênios da Lâmpada
    .from = dos Gênios da Lâmpada
    .ability = Você começa no espaço 2 de um culto à sua escolha, com 3 lâmpadas mágicas. Como ação, você gasta uma lâmpada e troca entre si os níveis de dois dos seus marcadores de culto, sem ganhar Poder. Nem assim se entra no último espaço de um culto que está ocupado.
    .stronghold = Sempre que você passa: 1 PV para cada clérigo seu no tabuleiro de cultos.
faction-time_travelers = Viajantes do Tempo
    .the = os Viajantes do Tempo
    .of = dos Viajantes do Tempo
    .from = dos Viajantes do Tempo
    .ability = No lugar da ficha de Pontuação da rodada atual, você pontua a da rodada anterior e a da rodada seguinte, ambas; as rodadas 1 e 6 são vizinhas. O bônus de culto é o da rodada atual. Uma pá custa sempre 3 trabalhadores.
    .stronghold = Uma ação especial: mova até 4 marcadores de Poder do Alguidar I diretamente para o Alguidar III.
faction-chash_dallah = Chash Dallah
    .the = os Chash Dallah
    .of = dos Chash Dallah
    .from = dos Chash Dallah
    .ability = Você tem uma trilha de Renda com 4 passos: como ação, paga 2 trabalhadores e 2 moedas por um passo. Ele dá 1, 2, 3 ou 4 PV e acrescenta 1 trabalhador ou 2 moedas à renda das rodadas seguintes. Uma pá custa sempre 3 trabalhadores.
    .stronghold = Você pode pagar as ações de Poder com moedas em vez de Poder, 1 moeda para cada Poder.
faction-enlightened = Iluminados
    .the = os Iluminados
    .of = dos Iluminados
    .from = dos Iluminados
    .ability = Você escava com Poder: uma pá custa 3, 2 ou 1 Poderes. As suas habitações dão Poder; o templo e a fortaleza pedem 1 clérigo e o santuário 2, em vez de trabalhadores. A qualquer momento do seu turno, 1 moeda compra um novo marcador de Poder para o Alguidar I. O Poder por avançar nos cultos é dobrado, a não ser com os valores de 2024.
    .stronghold = O Poder se converte no dobro: 5 Poderes em 2 clérigos, 3 em 2 trabalhadores, 1 em 2 moedas. E uma ação especial: ganhe 4 Poderes.
faction-dynion_geifr = Dynion Geifr
    .the = os Dynion Geifr
    .of = dos Dynion Geifr
    .from = dos Dynion Geifr
    .ability = Você começa com o marcador de Favor Fogo 2 e com os avanços dele. Todas as suas estruturas têm valor de Poder 2. A qualquer momento do seu turno, você pode trocar 1 clérigo por 2 trabalhadores e 2 moedas.
    .stronghold = Uma única vez, ao construí-la: 2 clérigos. Dali em diante, uma cidade com a fortaleza precisa de apenas três estruturas, como com o santuário.
faction-conspirators = Conspiradores
    .the = os Conspiradores
    .of = dos Conspiradores
    .from = dos Conspiradores
    .ability = Cada marcador de Favor que você obtém traz também 2 moedas.
    .stronghold = Uma única vez, ao construí-la: um marcador de Favor. Dali em diante, uma ação especial: devolva um dos seus marcadores de Favor, recuando os espaços dele, e pegue um diferente. Todo o resto que o antigo trouxe permanece.
faction-prospectors = Garimpeiros
    .the = os Garimpeiros
    .of = dos Garimpeiros
    .from = dos Garimpeiros
    .ability = Você escava com pás de ouro, que custam 4 moedas cada; cada uma que usa traz 1 Poder e 1 PV, mas nada em uma ficha de Pontuação. Para cada pá comum que receberia, venha de onde vier, você recebe um clérigo. Você começa no espaço 3 da Terra, com o Poder que ele dá.
    .stronghold = As pás de ouro custam 3 moedas. E uma ação especial: ganhe 1 moeda para cada casa de comércio dos outros jogadores no mapa.
faction-archivists = Arquivistas
    .the = os Arquivistas
    .of = dos Arquivistas
    .from = dos Arquivistas
    .ability = Há uma carta de Bônus a mais no jogo. Sempre que passa, você ganha 2 Poderes para cada moeda sobre a carta de Bônus que pega, além das moedas. Você não recebe bônus de culto no fim da rodada.
    .stronghold = Sempre que passa, você pega duas cartas de Bônus em vez de uma, e usa ambas.
faction-treasurers = Tesoureiros
    .the = os Tesoureiros
    .of = dos Tesoureiros
    .from = dos Tesoureiros
    .ability = Nas rodadas 1 a 5 você pode pôr no cofre quantos quiser dos trabalhadores, clérigos e moedas da sua renda. Lá eles não podem ser usados; no início da rodada seguinte, antes da renda, voltam em dobro.
    .stronghold = Você pode pôr trabalhadores, clérigos e moedas no cofre também em qualquer outro momento em que os recebe: de ações de Poder, fichas de Cidade, conversões de Poder, bônus de culto, da carta de Bônus que pega e, com Mercadores dos Mares, do comércio.
faction-architects = Arquitetos
    .the = os Arquitetos
    .of = dos Arquitetos
    .from = dos Arquitetos
    .ability = Como ação, você constrói uma ponte por 1 clérigo. Quando uma mesma ação transforma um espaço e constrói nele, cada ponte sua que chega ali poupa 1 pá; as pás poupadas não pontuam. Cada ponte sua entre duas estruturas de uma cidade acrescenta 1 ao Poder dela, mas não é uma estrutura. Você escolhe a estrutura que leva a ficha de Cidade.
    .stronghold = Uma ação especial: mova uma das suas pontes para outro lugar onde poderia construí-la e ganhe 3 PV. Toda estrutura com ficha de Cidade precisa continuar em uma cidade; uma cidade dividida em duas pode fundar outra.

tile-ACTDJ = lâmpada mágica
    .text = Por uma lâmpada mágica: troque os níveis de dois dos seus marcadores de culto.
tile-ACTTT = salto no tempo
    .text = Uma vez por rodada: até 4 marcadores de Poder passam do Alguidar I diretamente para o Alguidar III.
tile-ACTCD = passo na trilha de Renda
    .text = Por 2 trabalhadores e 2 moedas, enquanto houver passos: um passo na sua trilha de Renda, com os PV dele e a renda a partir da próxima rodada.
tile-ACTEN = 4 Poderes
    .text = Uma vez por rodada: ganhe 4 Poderes.
tile-ACTCO = troca de favores
    .text = Uma vez por rodada: devolva um dos seus marcadores de Favor, recuando os espaços dele, e pegue um diferente.
tile-ACTPR = imposto sobre casas de comércio
    .text = Uma vez por rodada: ganhe 1 moeda para cada casa de comércio dos outros jogadores no mapa.
tile-ACTAR1 = ponte por 1 clérigo
    .text = Por 1 clérigo, quantas vezes quiser: construa uma ponte.
tile-ACTAR2 = mover uma ponte
    .text = Uma vez por rodada: mova uma das suas pontes para outro lugar onde poderia construí-la. 3 PV.

resource-lamp = lâmpadas mágicas
    .amount =
        { $n ->
            [one] { $n } lâmpada mágica
           *[other] { $n } lâmpadas mágicas
        }
resource-income-step = passos na trilha de Renda
    .amount =
        { $n ->
            [one] { $n } passo na trilha de Renda
           *[other] { $n } passos na trilha de Renda
        }
resource-treasury-C = moedas no cofre
    .amount =
        { $n ->
            [one] { $n } moeda no cofre
           *[other] { $n } moedas no cofre
        }
resource-treasury-W = trabalhadores no cofre
    .amount =
        { $n ->
            [one] { $n } trabalhador no cofre
           *[other] { $n } trabalhadores no cofre
        }
resource-treasury-P = clérigos no cofre
    .amount =
        { $n ->
            [one] { $n } clérigo no cofre
           *[other] { $n } clérigos no cofre
        }

# A segunda parte: de Goblins a Reino das Brasas.
