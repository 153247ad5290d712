# Il tavolo: che cosa si chiede a un giocatore, il pulsante che invia un turno, e che cosa il tavolo rifiuta.

# -- che cosa si chiede

play-title-turn = Tocca a te: fai un'azione oppure passa.
play-title-again = Puoi fare un'altra azione.
play-title-acted = Azione fatta: converti, o finisci il turno.
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

play-error-bad_policy = Non è un modo di rispondere alle offerte di Potere.
play-error-no_such_position = Non c'è la scelta { $revision }: la partita ne ha { $most }.
play-error-not_a_line = Una linea è un elenco di posti e scelte.
play-error-line_too_long = Una linea ha al massimo { $most } scelte.
play-error-sealed = Le offerte sono segrete: questo sarà di nuovo possibile quando saranno state scoperte.
play-error-bids_alone = Le offerte sono segrete: inviale da sole, una dopo l'altra; che cosa ne viene si vede quando sono tutte fatte.
play-error-unknown_way = Non c'è nessun modo "{ $way }" di ottenere le fazioni.
play-error-faction_missing = Scegli una fazione per ogni posto.
play-error-bad_form = Il modulo non si può leggere: { $field }.
play-error-bad_players = Si gioca da { $fewest } a { $most }, non in { $players }.
play-error-bad_kind = "{ $kind }" non può sedere a un tavolo: scegli person, open o bot.
play-error-unknown_bot = Non c'è nessun bot "{ $bot }". Bot: { $known }.
play-error-bad_name = Un nome ha al massimo { $longest } caratteri che si possano mostrare.
play-error-bad_clock = { $clock } non è un orologio per un tavolo. Secondi che può durare una decisione: { $known }.
play-error-no_table = Qui non c'è ancora nessuna partita.
play-error-unknown_call = Non c'è nessuna richiesta "{ $name }".
play-error-bad_call = "{ $field }" manca o non è quello che dovrebbe essere.
play-error-stale = Intanto la partita è andata avanti: riguardala.
play-error-nothing_to_undo = Non c'è nulla di tuo da annullare.
play-error-not_a_bot = Ora non tocca a nessun bot.
play-error-imported = Questa partita è qui per essere ripercorsa: puoi pianificare, ma nessuno può proseguirla.

# -- il modulo di una nuova partita

play-kind-person = Tu, o chi è accanto a te davanti a questo schermo
play-kind-open = Chi si unisce con un link o dall'elenco delle partite aperte
play-kind-bot = Un bot
play-clock-0 = Senza orologio
play-clock-300 = 5 minuti
play-clock-3600 = 1 ora
play-clock-86400 = 1 giorno
play-clock-259200 = 3 giorni
play-clock-604800 = 7 giorni
play-bot-random = Casuale: gioca qualsiasi cosa sia permessa; per fare prove.
play-bot-greedy = Avido: guarda un'azione avanti; un avversario facile per chi comincia.
play-bot-steward = Intendente: valuta turni interi in un attimo; un avversario per chi conosce il gioco.
play-bot-elder = Anziano: pensa in anticipo, fino a un secondo per turno; il più forte che ci sia.
play-way-intro-name = Partita introduttiva
play-way-intro = La prima partita del regolamento: fazioni, case e tessere sono assegnate.
play-way-random-name = A caso
play-way-random = A ognuno tocca in sorte una fazione.
play-way-draft-name = A scelta in ordine
play-way-draft = All'inizio della partita ognuno, a turno, sceglie una fazione.
play-way-auction-name = Asta
play-way-auction = Fazioni a caso vanno all'asta: ottiene la fazione chi comincerebbe con meno punti.
play-way-sealed-auction-name = Asta segreta
play-way-sealed-auction = Ognuno indica in segreto i punti a cui rinuncerebbe per ogni fazione; vincono le offerte più alte.
play-way-chosen-name = Scelte da te
play-way-chosen = Scegli tu una fazione per ogni posto.
play-profile-rulebook = Regolamento
play-profile-league = Torneo
play-options-expansion = Espansioni
play-options-rule = Regole
play-options-old = Regole di vecchie partite
