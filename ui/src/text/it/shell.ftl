# Parole di ogni pagina.

skip-to-content = Vai al contenuto
nav-label = Pagina
language-label = Lingua
theme-label = Aspetto
theme-system = Come il sistema
theme-light = Chiaro
theme-dark = Scuro
account-link = Accedi
to-lobby = Torna alla sala
loading = Un momento…
save = Salva
cancel = Lascia stare
close = Chiudi
copy = Copia
copied = Copiato
your-name = Il tuo nome
your-name-example = Come ti chiami?
your-name-missing = Scrivi un nome. Lo vedono gli altri al tavolo.
field-missing = Compila questo campo.
field-short =
    { $n ->
        [one] Almeno { $n } carattere.
       *[other] Almeno { $n } caratteri.
    }
field-wrong = Questo valore non va bene qui.
guest-name = Ospite
your-turn-announce =
    { $n ->
        [one] Tocca a te in una partita.
       *[other] Tocca a te in { $n } partite.
    }

not-found-title = Qui non c'è nulla
not-found-text = A questo indirizzo non c'è nessuna pagina.
error-title = Non ha funzionato
error-unknown = Qualcosa è andato storto. Riprova.
error-offline = Il server non risponde. Le partite su questo dispositivo vanno avanti.
error-server = Il server ha risposto con un errore ({ $status }). Riprova.
error-broken = Questa pagina ha un guasto. Ricaricala: nulla di ciò che è stato confermato va perso.
rules-title = Regole
rules-link = Regole
rules-search = Cerca nelle regole
rules-chapters = Capitoli
rules-found = { $n ->
        [one] Un capitolo ne parla.
       *[other] { $n } capitoli ne parlano.
    }
learn-title = La tua prima partita
learn-text = Una guida ti accompagna nel primo turno della partita introduttiva contro un bot facile: che cos'è ogni cosa, che cosa provare e che cosa ne segue. Puoi lasciarla quando vuoi e riprenderla più tardi.
learn-go = Comincia
learn-table = Prima partita
learn-link = Nuovo qui? Gioca un primo turno guidato
learn-rules = Leggi invece le regole
