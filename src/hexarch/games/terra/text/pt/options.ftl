# Perfis e opções: o que cada uma faz quando está ligada.

profile-rulebook = As regras impressas: o Poder por estruturas é recebido ou recusado na hora, em ordem.
profile-league = As regras dos campeonatos em rede: responde-se ao Poder até a próxima ação própria, com as pequenas expansões.

option-strict-leech = As ofertas de Poder são respondidas em ordem e antes de qualquer conversão.
option-variable-turn-order = A ordem em que se passa é a ordem de jogo da rodada seguinte.
option-mini-expansion-1 = Mais três tipos de fichas de Cidade: TW6, TW7 e TW8.
option-shipping-bonus = Mais uma carta de Bônus: BON10, pontos por Remessa.
option-temple-scoring-tile = Mais uma ficha de Pontuação: SCORE9, pontos por templos.
option-maintain-player-order = Os jogadores sentam na ordem em que são listados.
option-email-notify = Mantida dos registros de jogos em rede; não muda nada.
option-loose-dig = Regras antigas para pás: pode-se abrir mão das compradas, e um hexágono pode ficar pela metade com pás na mão.
option-loose-multi-spade = Vários hexágonos de uma ação podem ficar longe do terreno natal.
option-loose-bridge-adjacency = Uma ponte não precisa tocar uma estrutura própria.
option-loose-done = A segunda ação de um turno dobrado pode ser omitida.
option-manual-fav5 = Um marcador que espera uma chave não sobe sozinho quando a chave chega no mesmo turno.
option-deferred-leech = As ofertas de Poder podem ser respondidas a qualquer momento antes da próxima ação própria; enquanto isso o jogo segue.
option-leech-from-first-player = As ofertas de Poder são respondidas a partir da esquerda do jogador inicial, e não de quem constrói.
option-spade-vp-when-gained = As pás pontuam quando são recebidas; senão, quando são usadas.
option-early-spade-tile = A ficha de Pontuação das pás não sai nas rodadas 5 e 6.
option-dwelling-on-any-hex = Com pás para vários hexágonos a habitação pode ficar em qualquer um deles, não só no primeiro.
option-spades-in-any-order = Um hexágono pode ficar longe do terreno natal antes de se começar outro.
option-transform-anywhere = Um hexágono pode ser transformado em qualquer terreno, não só para mais perto do terreno natal.
option-bought-spades-must-be-used = Não se pode abrir mão de pás compradas.
option-burn-any-time = Poder pode ser sacrificado sem ser usado na hora.
option-priest-to-coin = Um clérigo pode se converter diretamente em uma moeda.
option-coins-to-vp-any-time = Moedas podem se converter em pontos de vitória em qualquer turno próprio, não só no fim.
option-convert-inside-action = Conversões são permitidas também entre as partes de uma ação.
option-bridges-may-double = Duas pontes podem ficar no mesmo lugar.
option-last-player-may-wait = O último jogador restante em uma rodada pode escolher mais tarde avanços de culto, marcadores de Favor e fichas de Cidade.
option-strict-chaosmagician-sh = Os Magos do Caos que passam como primeira ação de um turno dobrado perdem a segunda.
option-strict-darkling-sh = Os Darklings ordenam trabalhadores no turno em que constroem a fortaleza, ou nunca mais.
option-errata-cultist-power = Os Cultistas ganham 1 Poder quando recusam todos os oponentes que podiam receber Poder.
option-loose-cultist-ordering = Ninguém espera pelos Cultistas antes de entrar no último espaço de um culto.
option-giants-transform-to-any = Os Gigantes podem transformar um hexágono também em outros terrenos além de devastação.
option-halflings-may-buy-more-spades = Os Halflings podem comprar pás além das três da fortaleza.
option-river-town-in-any-turn = As Sereias podem fundar uma cidade através de um espaço de rio em qualquer turno próprio, também antes de uma ação.
