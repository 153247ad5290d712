# Facções dos fãs: opções, nomes, habilidades, ações e recusas.

option-fan-factions = Acrescenta as facções dos fãs, com os valores das regras de 2023. Elas compartilham as cores das outras facções; as facções de gelo, de vulcão e variáveis contam como uma só cor cada.
option-fan-factions-2024 = Acrescenta as facções dos fãs com os valores rebalanceados em 2024.

# O que várias delas têm em comum.

choice-swap = trocar os seus níveis nos cultos { $one } e { $two }
decision-swap-cults = Escolha os dois cultos cujos níveis você troca.
refusal-no_swap_due = Você não tem níveis de culto para trocar agora.
refusal-tenth_space_taken = O último espaço no culto { $cult_of } está ocupado: essa troca não é possível.
unreadable-same_cult_twice = "{ $text }": indique dois cultos diferentes.

# A primeira parte do livro de regras: de Chash Dallah a Viajantes do Tempo.

faction-djinni = Gênios da Lâmpada
    .the = os Gênios da Lâmpada
    .of = dos Gênios da Lâmpada
    .from = dos Gênios da Lâmpada
    .ability = Você começa no espaço 2 de um culto à sua escolha, com 3 lâmpadas mágicas. Como ação, você gasta uma lâmpada e troca entre si os níveis de dois dos seus marcadores de culto, sem ganhar Poder. Nem assim se entra no último espaço de um culto que está ocupado.
    .stronghold = Sempre que você passa: 1 PV por cada clérigo seu no tabuleiro de cultos.
faction-time_travelers = Viajantes do Tempo
    .the = os Viajantes do Tempo
    .of = dos Viajantes do Tempo
    .from = dos Viajantes do Tempo
    .ability = No lugar do marcador de Pontuação da rodada atual, você pontua o da rodada anterior e o da rodada seguinte, ambos; as rodadas 1 e 6 são vizinhas. O bônus de culto é o da rodada atual. Uma pá custa sempre 3 trabalhadores.
    .stronghold = Uma ação especial: mova até 4 marcadores de Poder do Alguidar I diretamente para o Alguidar III.

tile-ACTDJ = lâmpada mágica
    .text = Por uma lâmpada mágica: troque os níveis de dois dos seus marcadores de culto.
tile-ACTTT = salto no tempo
    .text = Uma vez por rodada: até 4 marcadores de Poder passam do Alguidar I diretamente para o Alguidar III.

resource-lamp = lâmpadas mágicas
    .amount =
        { $n ->
            [one] { $n } lâmpada mágica
           *[other] { $n } lâmpadas mágicas
        }

# A segunda parte: de Goblins a Reino das Brasas.
