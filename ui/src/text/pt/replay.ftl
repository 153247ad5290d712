# Walking through a game.

replay-link = Rever
replay-bar = Rever a partida
replay-slider = Ponto da partida
replay-steps = Passos
replay-beginning = O início
replay-step = { $n } de { $all }
replay-round = Rodada { $n }
replay-first = Para o início
replay-last = Para o fim
replay-back = Um passo atrás
replay-forward = Um passo à frente
replay-round-back = Uma rodada atrás
replay-round-forward = Uma rodada à frente
replay-play = Reproduzir
replay-pause = Pausar
replay-speed = Velocidade
replay-times = { NUMBER($n) } por segundo
replay-copy = Copiar link
replay-plan = Planejar daqui
replay-present = Para a posição atual
replay-key-step = um passo
replay-key-round = uma rodada
replay-key-ends = início e fim
replay-key-play = reproduzir ou pausar
