# Um jogo que ainda não tem um desenho.

plain-help = Pressione uma escolha para colocá-la no rascunho; tudo o que você escolhe é um rascunho até ser confirmado. Este jogo ainda não tem um desenho: a posição é listada por nome e todas as escolhas são botões abaixo dela.
plain-own = Seu tabuleiro
plain-seat = Jogador
plain-boards = Escolhas e jogadores
plain-free = Mais
plain-free-key = o que mais você pode fazer
plain-position = Posição
plain-choices = As suas escolhas
plain-waiting = Não é a sua vez.
plain-yes = sim
plain-no = não
plain-beginning = Início
plain-state = Rodada { $round }, turno { $turn }
plain-reveals = Algo oculto será revelado.
plain-no-charts = Não há números por rodada para este jogo.
