# Il tavolo: che cosa si chiede a un giocatore, il pulsante che invia un turno, e che cosa il tavolo rifiuta.

# -- che cosa si chiede

play-title-turn = Tocca a te: fai un'azione oppure passa.
play-title-again = Puoi fare un'altra azione.
play-title-acted = Hai fatto la tua azione: converti se vuoi, poi termina il turno.
play-title-burnt = Usa il Potere per cui hai sacrificato dei segnalini: ne resta { $n }.
play-title-spades =
    { $n ->
        [one] Usa la tua vanga.
       *[other] Usa le tue { $n } vanghe.
    }
play-title-cult =
    { $n ->
        [one] Scegli il culto in cui avanzi di { $n } spazio.
       *[other] Scegli i culti in cui avanzi di { $n } spazi.
    }
play-title-favor =
    { $n ->
        [one] Scegli una tessera Favore.
       *[other] Scegli { $n } tessere Favore.
    }
play-title-town =
    { $n ->
        [one] Fondi una città: scegli una tessera Città.
       *[other] Fondi { $n } città: scegli una tessera Città per ciascuna.
    }
play-title-leech = Prendi { resource-PW.amount } { $faction_from } pagando { $vp } PV?
play-title-leech-free = Prendi { resource-PW.amount } { $faction_from }? Non costa nulla.
play-title-leech-full = Ti viene offerto { resource-PW.amount } { $faction_from }, ma non puoi prenderne.
play-title-leech-forfeited = Puoi solo rifiutare { resource-PW.amount } { $faction_from }: hai prima convertito, o risposto a un'offerta successiva.
play-title-bid-open = Fai un'offerta per una fazione: i punti con cui cominceresti. Chi ne offre di meno te la toglie, e tu fai un'altra offerta.
play-title-bid-sealed = Fai un'offerta per { $faction }: i punti a cui rinunceresti per giocare questa fazione. Nessuno vede la tua offerta prima che siano tutte fatte.
play-title-confirm = Conferma quello che hai scelto, oppure annullalo.
play-title-wait = In attesa di: { $players }.
play-title-wait-leech = In attesa della risposta a un'offerta di Potere: { $players }.
play-title-over =
    { $n ->
        [one] La partita è finita. Vince: { $winners } con { $vp } PV.
       *[other] La partita è finita. Vincono a pari merito: { $winners } con { $vp } PV.
    }

play-confirm = Conferma
play-confirm-end = Conferma e termina il turno

# -- che cosa il tavolo rifiuta

play-error-no_such_seat = Non c'è il posto { $seat }: i posti vanno da 0 a { $most }.
play-error-not_a_text = Una scelta è un testo.
play-error-text_too_long = Una scelta ha al massimo { $most } caratteri.
play-error-not_a_draft = Una bozza è un elenco di scelte.
play-error-draft_too_long = Una bozza ha al massimo { $most } scelte.
play-error-nothing_to_send = Scegli qualcosa prima di confermare.
play-error-no_such_revision = La partita non può tornare alla scelta { $revision }.

play-row-bid = Un'offerta segreta.
