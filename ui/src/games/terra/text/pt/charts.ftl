# Charts of Terra Mystica.

terra-chart-preview = Se a partida terminasse agora
terra-chart-now = PV agora
terra-chart-before-final = PV antes da pontuação final
terra-chart-area = Estruturas na maior área
terra-chart-points = Pontos de vitória
terra-chart-points-by-round = Pontos de vitória por rodada
terra-chart-points-by-source = De onde vêm
terra-chart-hands = Recursos
terra-chart-which = O que mostrar
terra-chart-power = Poder
terra-chart-tokens = Marcadores de Poder
terra-chart-hand-by-round = { $what } no fim de cada rodada
terra-chart-hands-hint = Antes da renda da rodada seguinte. No Poder, um marcador no Alguidar II conta um e no Alguidar III conta dois.
terra-chart-structures = Estruturas
terra-chart-structures-by-round = Estruturas no mapa no fim de cada rodada
terra-chart-towns-areas = Cidades e áreas
terra-chart-towns = Cidades
terra-chart-network = Estruturas na maior área
