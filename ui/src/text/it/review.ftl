# What a bot thinks of a finished game.

board-review = Analisi
review-title = Che cosa ne pensa il bot
review-start = Falla analizzare da un bot
review-bot = Il bot che analizza
review-about = Per ogni decisione dice che cosa avrebbe fatto e quanto pensa che sia andato perso.
review-making = Il bot sta analizzando la partita …
review-lost = −{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } PV
review-expected = Alla fine si aspettava { NUMBER($before, minimumFractionDigits: 1, maximumFractionDigits: 1) } PV prima di questa mossa, { NUMBER($after, minimumFractionDigits: 1, maximumFractionDigits: 1) } dopo.
review-same = Avrebbe fatto lo stesso.
review-prefers = Preferisce ({ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } PV):
review-rather = meglio: { $what }
review-none = Qui il bot non ha niente da dire: non c'era nulla da scegliere, o la scelta era già stata fatta.
review-headline = { NUMBER($per, minimumFractionDigits: 1, maximumFractionDigits: 1) } PV persi per mossa rispetto a { $bot }.
review-sums =
    { $decisions ->
        [one] In tutto { NUMBER($lost, minimumFractionDigits: 1, maximumFractionDigits: 1) } PV in { $decisions } decisione.
       *[other] In tutto { NUMBER($lost, minimumFractionDigits: 1, maximumFractionDigits: 1) } PV in { $decisions } decisioni.
    }
review-dearest = Decisioni più care: { $who }
review-note = È l'opinione di un bot; i giocatori forti spesso non sono d'accordo. Ciò che si rimanda conta a ogni mossa: le somme servono a confrontare i giocatori, non sono punti da aggiungere.
