# Charts of a game.

charts-title = Gráficos
charts-links = Outras páginas desta partida
charts-board = Tabuleiro
charts-plan = Plano
charts-not-begun = Esta partida ainda não começou.
charts-over = partida encerrada
charts-running = rodada { $n }
charts-final = Pontuação final
charts-setup = Início
charts-legend = Legenda
charts-as-table = Mostrar como tabela
charts-table-below = Segue uma tabela com todos os números.
