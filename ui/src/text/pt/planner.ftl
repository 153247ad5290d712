# The planner.

plan-title = Plano
plan-only-you = só você vê
plan-private = Ninguém mais vê suas variantes, e nada do que você joga aqui acontece na mesa.
plan-lines = Variantes
plan-line = Variante { $n }
plan-choices =
    { $n ->
        [0] vazia
        [one] { $n } escolha
       *[other] { $n } escolhas
    }
plan-new = Nova variante a partir da mesma posição
plan-new-now = Nova variante a partir da posição atual
plan-back = Uma jogada atrás
plan-forward = Uma jogada à frente
plan-place = { $n } de { $all }
plan-branch = Ramificar aqui
plan-branch-text = Uma nova variante que começa como esta até aqui
plan-compare = Comparar
plan-compare-title = Aonde levam as variantes
plan-compare-none = Ainda não há o que comparar: jogue primeiro uma variante.
plan-close = Fechar
plan-game-now = A partida agora
plan-best = a melhor das variantes
plan-more = Mais para esta variante
plan-rename = Renomear
plan-name = Nome da variante
plan-copy = Duplicar
plan-remove = Excluir
plan-remove-ask = Excluir “{ $name }”?
plan-remove-text = A variante se perde para sempre.
plan-leave = Voltar ao tabuleiro
plan-from-now = A partir da posição atual
plan-from = A partir da escolha { $n } da partida
plan-imagined = O que você não pode saber é imaginado.
plan-kept = Salvo.
plan-keeping = Salvando …
plan-kept-here = Salvo neste navegador, porque você não deu um nome.
plan-behind =
    { $n ->
        [one] Há { $n } escolha à frente. O que você jogar agora toma o lugar dela; ramifique para mantê-la.
       *[other] Há { $n } escolhas à frente. O que você jogar agora toma o lugar delas; ramifique para mantê-las.
    }
plan-broken = O resto desta variante não pode mais ser jogado: { $reason }
plan-send = Jogar o primeiro turno
plan-send-text = Confirmar na mesa o primeiro turno desta variante
plan-send-ask = Confirmar isto na mesa “{ $title }”?
plan-send-moved = A partida avançou desde o início desta variante.
plan-send-other = A variante não começa com um turno seu.
plan-who = Quem está planejando?
plan-who-text = Há algo oculto nesta partida. O plano sabe o que sabe quem planeja e imagina o resto: ninguém mais deve olhar.
