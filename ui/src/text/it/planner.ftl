# The planner.

plan-title = Piano
plan-only-you = lo vedi solo tu
plan-private = Nessun altro vede le tue varianti, e nulla di ciò che giochi qui accade al tavolo.
plan-lines = Varianti
plan-line = Variante { $n }
plan-choices =
    { $n ->
        [0] vuota
        [one] { $n } scelta
       *[other] { $n } scelte
    }
plan-new = Nuova variante dalla stessa posizione
plan-new-now = Nuova variante dalla posizione attuale
plan-back = Una mossa indietro
plan-forward = Una mossa avanti
plan-place = { $n } di { $all }
plan-branch = Dirama qui
plan-branch-text = Una nuova variante che comincia come questa fino a qui
plan-compare = Confronta
plan-compare-title = Dove portano le varianti
plan-compare-none = Non c'è ancora nulla da confrontare: gioca prima una variante.
plan-close = Chiudi
plan-game-now = La partita ora
plan-best = la migliore delle varianti
plan-more = Altro per questa variante
plan-rename = Rinomina
plan-name = Nome della variante
plan-copy = Duplica
plan-remove = Elimina
plan-remove-ask = Eliminare «{ $name }»?
plan-remove-text = La variante va persa per sempre.
plan-leave = Torna al tabellone
plan-from-now = Dalla posizione attuale
plan-from = Dalla scelta { $n } della partita
plan-imagined = Ciò che non puoi sapere è immaginato.
plan-kept = Salvato.
plan-keeping = Salvataggio …
plan-kept-here = Salvato in questo browser, perché non hai dato un nome.
plan-behind =
    { $n ->
        [one] Più avanti c'è { $n } scelta. Ciò che giochi ora ne prende il posto; dirama per tenerla.
       *[other] Più avanti ci sono { $n } scelte. Ciò che giochi ora ne prende il posto; dirama per tenerle.
    }
plan-broken = Il resto di questa variante non si può più giocare: { $reason }
plan-send = Gioca la prima mossa
plan-send-text = Conferma al tavolo la prima mossa di questa variante
plan-send-ask = Confermare questo al tavolo «{ $title }»?
plan-send-moved = La partita è andata avanti da quando la variante è cominciata.
plan-send-other = La variante non comincia con una tua mossa.
plan-who = Chi pianifica?
plan-who-text = In questa partita c'è qualcosa di nascosto. Il piano sa quello che sa chi pianifica e immagina il resto: nessun altro deve guardare.
