# Fazioni dei fan: opzioni, nomi, abilità, azioni e rifiuti.

option-fan-factions = Aggiunge le fazioni dei fan, con i valori del regolamento del 2023. Condividono i colori delle altre fazioni; le fazioni di ghiaccio, di fuoco e variabili contano ciascuna come un solo colore.
option-fan-factions-2024 = Aggiunge le fazioni dei fan con i valori riequilibrati nel 2024.

# Ciò che più d'una ha in comune.

choice-swap = scambia i tuoi livelli nei culti { $one } e { $two }
decision-swap-cults = Scegli i due culti di cui scambi i livelli.
refusal-no_swap_due = Ora non hai livelli dei culti da scambiare.
refusal-tenth_space_taken = L'ultimo spazio nel culto { $cult_of } è occupato: questo scambio non è possibile.
unreadable-same_cult_twice = "{ $text }": indica due culti diversi.
choice-return-favor = rendi la tessera Favore { $tile } ({ $title })
choice-pay-action = usa l'azione { $action } ({ $title }) pagandola in monete
choice-exchange =
    { $exchange ->
        [PRIESTS]
            { $n ->
                [one] scambia { $n } sacerdote con 2 lavoratori e 2 monete
               *[other] scambia { $n } sacerdoti, ciascuno con 2 lavoratori e 2 monete
            }
       *[COINS]
            { $n ->
                [one] paga { $n } moneta per un nuovo segnalino Potere nella Polla I
               *[other] paga { $n } monete per altrettanti nuovi segnalini Potere nella Polla I
            }
    }
decision-return-favor = Scegli la tessera Favore che rendi.
refusal-favor_given_back = Hai appena reso { $tile } ({ $title }): prendi una tessera diversa.
refusal-no_favor_held = Non hai tessere Favore da rendere.
refusal-no_favor_to_return = Ora non puoi rendere una tessera Favore.
refusal-no_other_favor = Nella riserva non c'è nessuna tessera Favore che tu non abbia già.
refusal-no_coins_for_power = Non puoi pagare questa azione in monete.
refusal-no_such_exchange = La tua fazione non conosce questo scambio.
refusal-exchange_too_much = Non puoi fare questo scambio { $n } volte.
refusal-no_room_for_power = Tutti i tuoi segnalini Potere sono già nella Polla III.
refusal-income_track_at_end = Hai raggiunto la fine del tuo tracciato del Reddito.
refusal-no_houses_to_tax = Nessun altro giocatore ha un emporio sulla mappa.
choice-pass-cards = passa e prendi { $tile } ({ $title }) e { $second } ({ $second_title })
refusal-take_one_card = Quando passi prendi una sola tessera Bonus.
refusal-take_two_cards = Con la fortezza prendi due tessere Bonus quando passi: indica entrambe.
choice-bank = metti { $what } nella Cassaforte
choice-keep = tieni tutto nella tua scorta
decision-bank = Scegli che cosa metti nella Cassaforte: nel prossimo turno uscirà raddoppiato.
refusal-nothing_to_bank = Ora non hai ricevuto nulla che tu possa mettere nella Cassaforte.
refusal-bank_at_most = Ora puoi mettere nella Cassaforte al massimo { $amount }.
choice-move-bridge = sposta il ponte da { $here }–{ $there } a { $goal }
choice-tile-on = posa la tessera Città su { $hex }
decision-move-bridge = Scegli il ponte che sposti, e dove.
decision-tile-on = Scegli la struttura della nuova città che porta la tessera Città; se non ne restano, fa da segno della città.
log-tile-on = { $who } posano una tessera Città su { $hex }.
log-moved = { $who } spostano un ponte da { $here }–{ $there } a { $goal }.
refusal-no_bridge_to_move = Non hai ponti che tu possa spostare.
refusal-not_your_bridge = Non hai un ponte da { $here } a { $there }.
refusal-same_bridge_site = Il ponte da { $here } a { $there } deve andare in un posto diverso.
refusal-town_would_break = Una struttura con una tessera Città non farebbe più parte di una città.
refusal-no_tile_to_lay = Ora non hai tessere Città da posare.
refusal-not_in_this_town = La struttura su { $hex } non può portare la tessera della nuova città.

# La prima parte del regolamento: dai Chash Dallah ai Viaggiatori del Tempo.

faction-djinni = Geni della Lampada
    .the = i Geni della Lampada
    .of = dei Geni della Lampada
    .from = dai Geni della Lampada
    .ability = Inizi allo spazio 2 di un culto a tua scelta, con 3 lampade magiche. Come azione spendi una lampada e scambi fra loro i livelli di due tuoi indicatori dei culti, senza ottenere Potere. Neppure così si entra nell'ultimo spazio di un culto che è occupato.
    .stronghold = Ogni volta che passi: 1 PV per ogni tuo sacerdote sul tabellone dei culti.
faction-time_travelers = Viaggiatori del Tempo
    .the = i Viaggiatori del Tempo
    .of = dei Viaggiatori del Tempo
    .from = dai Viaggiatori del Tempo
    .ability = Al posto della tessera Punteggio del turno in corso ottieni i punti di quella del turno precedente e di quella del turno successivo, di entrambe; i turni 1 e 6 sono vicini. Il bonus dei culti è quello del turno in corso. Una vanga ti costa sempre 3 lavoratori.
    .stronghold = Un'azione speciale: sposta fino a 4 segnalini Potere dalla Polla I direttamente alla Polla III.
faction-chash_dallah = Chash Dallah (Pappagalli)
    .the = i Chash Dallah
    .of = dei Chash Dallah
    .from = dai Chash Dallah
    .ability = Hai un tracciato del Reddito di 4 passi: come azione paghi 2 lavoratori e 2 monete per un passo. Dà 1, 2, 3 o 4 PV e aggiunge 1 lavoratore o 2 monete alle entrate dei turni seguenti. Una vanga ti costa sempre 3 lavoratori.
    .stronghold = Puoi pagare le azioni Potere con monete invece che con Potere, 1 moneta per ogni punto Potere.
faction-enlightened = Illuminati
    .the = gli Illuminati
    .of = degli Illuminati
    .from = dagli Illuminati
    .ability = Scavi con il Potere: una vanga costa 3, 2 o 1 punti Potere. Le tue case danno Potere; il tempio e la fortezza richiedono 1 sacerdote e il santuario 2, invece di lavoratori. In ogni momento della tua mossa 1 moneta compra un nuovo segnalino Potere per la Polla I. Il Potere che ottieni avanzando nei culti è doppio, tranne con i valori del 2024.
    .stronghold = Il Potere si converte nel doppio: 5 punti Potere in 2 sacerdoti, 3 in 2 lavoratori, 1 in 2 monete. E un'azione speciale: ottieni 4 punti Potere.
faction-dynion_geifr = Dynion Geifr (Uomini Capra)
    .the = i Dynion Geifr
    .of = dei Dynion Geifr
    .from = dai Dynion Geifr
    .ability = Inizi con la tessera Favore Fuoco 2 e con i suoi passi. Tutte le tue strutture hanno valore di Potere 2. In ogni momento della tua mossa puoi scambiare 1 sacerdote con 2 lavoratori e 2 monete.
    .stronghold = Una volta sola, quando la costruisci: 2 sacerdoti. Da allora una città con la fortezza richiede solo tre strutture, come con il santuario.
faction-conspirators = Cospiratori
    .the = i Cospiratori
    .of = dei Cospiratori
    .from = dai Cospiratori
    .ability = Ogni tessera Favore che ottieni porta anche 2 monete.
    .stronghold = Una volta sola, quando la costruisci: una tessera Favore. Da allora un'azione speciale: rendi una tua tessera Favore, arretrando dei suoi passi, e ne prendi una diversa. Tutto il resto che la vecchia tessera ha portato rimane.
faction-prospectors = Cercatori d'Oro
    .the = i Cercatori d'Oro
    .of = dei Cercatori d'Oro
    .from = dai Cercatori d'Oro
    .ability = Scavi con vanghe d'oro, che costano 4 monete ciascuna; ognuna che usi porta 1 punto Potere e 1 PV, ma nulla su una tessera Punteggio. Per ogni vanga comune che otterresti, da qualunque parte venga, ricevi invece un sacerdote. Inizi allo spazio 3 della Terra, con il Potere che dà.
    .stronghold = Le vanghe d'oro costano 3 monete. E un'azione speciale: ottieni 1 moneta per ogni emporio degli altri giocatori sulla mappa.
faction-archivists = Archivisti
    .the = gli Archivisti
    .of = degli Archivisti
    .from = dagli Archivisti
    .ability = In gioco c'è una tessera Bonus in più. Ogni volta che passi ottieni 2 punti Potere per ogni moneta sulla tessera Bonus che prendi, oltre alle monete. Alla fine del turno non ricevi il bonus dei culti.
    .stronghold = Ogni volta che passi prendi due tessere Bonus invece di una, e le usi entrambe.
faction-treasurers = Tesorieri
    .the = i Tesorieri
    .of = dei Tesorieri
    .from = dai Tesorieri
    .ability = Nei turni da 1 a 5 puoi mettere nella Cassaforte quanti vuoi dei lavoratori, dei sacerdoti e delle monete delle tue entrate. Lì non si possono usare; all'inizio del turno seguente, prima delle entrate, ti tornano raddoppiati.
    .stronghold = Puoi mettere lavoratori, sacerdoti e monete nella Cassaforte anche in ogni altro momento in cui li ricevi: da azioni Potere, tessere Città, conversioni di Potere, bonus dei culti, dalla tessera Bonus che prendi e, con I Mercanti Navali, dal commercio.
faction-architects = Architetti
    .the = gli Architetti
    .of = degli Architetti
    .from = dagli Architetti
    .ability = Come azione costruisci un ponte per 1 sacerdote. Quando una sola azione trasforma uno spazio e vi costruisce, ogni tuo ponte che vi arriva fa risparmiare 1 vanga; le vanghe risparmiate non danno punti. Ogni tuo ponte fra due strutture di una città ne aumenta il Potere di 1, ma non è una struttura. Scegli tu la struttura che porta la tessera Città.
    .stronghold = Un'azione speciale: sposta un tuo ponte in un altro posto dove potresti costruirlo e ottieni 3 PV. Ogni struttura con una tessera Città deve continuare a far parte di una città; una città divisa in due può fondarne un'altra.

tile-ACTDJ = lampada magica
    .text = Per una lampada magica: scambia i livelli di due tuoi indicatori dei culti.
tile-ACTTT = balzo nel tempo
    .text = Una volta per turno: fino a 4 segnalini Potere passano dalla Polla I direttamente alla Polla III.
tile-ACTCD = passo sul tracciato del Reddito
    .text = Per 2 lavoratori e 2 monete, finché ci sono passi: un passo sul tuo tracciato del Reddito, con i suoi PV e le sue entrate dal turno seguente.
tile-ACTEN = 4 punti Potere
    .text = Una volta per turno: ottieni 4 punti Potere.
tile-ACTCO = scambio di favori
    .text = Una volta per turno: rendi una tua tessera Favore, arretrando dei suoi passi, e ne prendi una diversa.
tile-ACTPR = tassa sugli empori
    .text = Una volta per turno: ottieni 1 moneta per ogni emporio degli altri giocatori sulla mappa.
tile-ACTAR1 = ponte per 1 sacerdote
    .text = Per 1 sacerdote, quante volte vuoi: costruisci un ponte.
tile-ACTAR2 = sposta un ponte
    .text = Una volta per turno: sposta un tuo ponte in un altro posto dove potresti costruirlo. 3 PV.

resource-lamp = lampade magiche
    .amount =
        { $n ->
            [one] { $n } lampada magica
           *[other] { $n } lampade magiche
        }
resource-income-step = passi sul tracciato del Reddito
    .amount =
        { $n ->
            [one] { $n } passo sul tracciato del Reddito
           *[other] { $n } passi sul tracciato del Reddito
        }
resource-treasury-C = monete nella Cassaforte
    .amount =
        { $n ->
            [one] { $n } moneta nella Cassaforte
           *[other] { $n } monete nella Cassaforte
        }
resource-treasury-W = lavoratori nella Cassaforte
    .amount =
        { $n ->
            [one] { $n } lavoratore nella Cassaforte
           *[other] { $n } lavoratori nella Cassaforte
        }
resource-treasury-P = sacerdoti nella Cassaforte
    .amount =
        { $n ->
            [one] { $n } sacerdote nella Cassaforte
           *[other] { $n } sacerdoti nella Cassaforte
        }

# La seconda parte: dai Goblin al Regno di Lava.
