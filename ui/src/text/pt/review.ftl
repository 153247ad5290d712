# What a bot thinks of a finished game.

board-review = Análise
review-title = O que o bot acha
review-start = Pedir a análise de um bot
review-bot = O bot que analisa
review-about = Ele diz, para cada decisão, o que teria feito e quanto acha que se perdeu.
review-making = O bot está analisando a partida …
review-lost = −{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } PV
review-expected = Esperava { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) } PV no fim antes desta jogada, { NUMBER($after, minimumFractionDigits: 1, maximumFractionDigits: 1) } depois dela.
review-same = Teria feito o mesmo.
review-prefers = Prefere ({ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } PV):
review-rather = melhor: { $what }
review-none = Aqui o bot não tem nada a dizer: não havia o que escolher, ou a escolha já tinha sido feita.
review-headline = { NUMBER($per, minimumFractionDigits: 1, maximumFractionDigits: 1) } PV perdidos por turno em relação a { $bot }.
review-sums =
    { $decisions ->
        [one] Ao todo { NUMBER($lost, minimumFractionDigits: 1, maximumFractionDigits: 1) } PV em { $decisions } decisão.
       *[other] Ao todo { NUMBER($lost, minimumFractionDigits: 1, maximumFractionDigits: 1) } PV em { $decisions } decisões.
    }
review-dearest = Decisões mais caras: { $who }
review-note = É a opinião de um bot; jogadores fortes muitas vezes discordam. O que se adia conta em cada turno: as somas servem para comparar jogadores, não são pontos a somar.
