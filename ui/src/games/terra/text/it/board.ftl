# La pagina del tavolo. Le parole del gioco vengono con i suoi documenti.

terra-no-faction = Ancora senza fazione

# Lo stato sopra la mappa
terra-state = Turno { $round } di { $rounds }, mossa { $turn }
terra-phase-factions = Scelta delle fazioni
terra-phase-dwellings = Piazzamento delle case
terra-phase-bonus-cards = Scelta delle tessere Bonus
terra-phase-ports = Collocazione dei porti
terra-phase-favors = Scelta delle tessere Favore
terra-phase-cult-bonuses = Bonus dei culti del turno { $n }
terra-phase-auction = Asta delle fazioni
terra-phase-terrains = Scelta dei terreni
terra-phase-income = Entrate

# La mappa
terra-map = Mappa
terra-map-help = Le frecce passano da uno spazio all'altro, Invio sceglie.
terra-zoom = Grandezza della mappa
terra-zoom-in = Ingrandisci
terra-zoom-out = Rimpicciolisci
terra-piece-of = { $piece } ({ $faction })
terra-town-tile = in una città, con la sua tessera Città
terra-in-town = in una città
terra-bridge-of = ponte ({ $faction })
terra-bridge-site = Ponte { $site }
terra-iceberg-of = casa sul fiume ({ $faction })
terra-lava =
    { $n ->
        [one] { $n } tessera Vulcano in più
       *[other] { $n } tessere Vulcano in più
    }
terra-ship-of = nave ({ $faction })
terra-trader-of = mercante ({ $faction })
terra-port-of = porto ({ $faction })
terra-warehouse-of = magazzino ({ $faction })
terra-seal-of = sigillo ({ $faction })
terra-canal = canale { $ends }

# Le tessere
terra-cults = Culti
terra-cult-text = Gli spazi 3, 5, 7 e 10 danno Potere. L'ultimo spazio richiede una chiave, e una sola fazione può starvi.
terra-cult-top-free = L'ultimo spazio è libero.
terra-cult-top = { $faction } sull'ultimo spazio.
terra-order = Ordine: { $cult }
terra-order-free = Un sacerdote inviato qui vi resta e vale { $steps } spazi nel culto.
terra-order-held = Qui c'è un sacerdote ({ $faction }).
terra-order-replace = Qui c'è un sacerdote ({ $faction }). Per { $steps } monete puoi mettere un tuo sacerdote al suo posto e avanzare di { $steps } spazi nel culto.
terra-rounds = Turni
terra-round-title = Turno { $n }: { $title }
terra-round-now = Questo turno.
terra-round-past = Concluso.
terra-power-actions = Azioni Potere
terra-bonus-cards = Tessere Bonus
terra-favor-tiles = Tessere Favore
terra-town-tiles = Tessere Città
terra-used = Usata.
terra-used-again = Usata in questo turno: usarla di nuovo costa { $n } di Potere in più.
terra-ready = Pronta.
terra-locked = Richiede la fortezza.
terra-held = Ce l'hanno: { $faction }.
terra-coins-on = Monete sopra: { $n }.
terra-left = Rimaste: { $n }.
terra-takings = Si può ancora prendere: { $n }. Potere per chi la prende adesso: { $power }.
terra-no-bid = ancora nessuna offerta

# Un Tabellone Fazione
terra-about-C = Le monete pagano strutture e miglioramenti. Alla fine 3 monete valgono 1 PV.
terra-about-W = I lavoratori costruiscono e scavano. Quando tocca a te un lavoratore può diventare una moneta in ogni momento.
terra-about-P = I sacerdoti vanno negli ordini dei culti o pagano miglioramenti. Un sacerdote può diventare un lavoratore.
terra-priests = { $left } sacerdoti su { $cap } sono ancora nella riserva; quelli negli ordini non contano.
terra-keys =
    { $n ->
        [0] Nessuna chiave
        [one] { $n } chiave
       *[other] { $n } chiavi
    }
terra-about-keys = Ogni tessera Città porta una chiave. Una chiave apre l'ultimo spazio di un tracciato dei culti.
terra-bowl = Polla { $bowl }: { $n }
terra-bowls = Potere nelle Polle I, II e III
terra-about-power = Il Potere ottenuto sposta i segnalini dalla Polla I alla II, poi dalla II alla III. Si spende solo il Potere della Polla III.
terra-power-room = Potere che si può ancora ottenere
terra-income = Entrate
terra-income-bonus = Tessera Bonus
terra-income-structures = Strutture
terra-income-favors = Tessere Favore
terra-cult-bonus = Bonus culti
terra-structures =
    { $structure }: sulla mappa { $built }, sul Tabellone Fazione { $left }. Valore di Potere { $power }.
terra-removed = Nella scatola: { $n }.
terra-bridges =
    { $n ->
        [one] { $n } ponte rimasto
       *[other] { $n } ponti rimasti
    }
terra-about-bridges = Un ponte unisce due spazi di terra attraverso il fiume. Ogni fazione ne ha tre.
terra-about-ship = Raggiunge le terre al di là di tanti spazi fiume quanti ne indica il livello. Ogni miglioramento vale PV.
terra-about-dig = Rende le vanghe meno care. Ogni miglioramento vale PV.
terra-track-state = Livello { $level } di { $most }.
terra-range = salta { $n }
terra-eruption = Vulcano
terra-home-terrain = terreno patrio
terra-unlocked = Sbloccato.
terra-unlock-price =
    { $n ->
        [one] Un sacerdote e { $n } moneta.
       *[other] Un sacerdote e { $n } monete.
    }
terra-covered = Coperto con una X.
terra-next-ground = La tua prossima casa può stare qui.
terra-hue = Colore { $letter }: { $terrain }
terra-hue-next = Il colore della prossima casa.
terra-ninth = La nona casa
terra-spade-price = Prezzo di una vanga
terra-about-spade = Le vanghe trasformano uno spazio raggiungibile; poi puoi costruirvi una casa.
terra-power-again = Le azioni Potere si possono ripetere nello stesso turno.
terra-ability = Abilità
terra-network = Area { $n }
terra-resources = Risorse
terra-final-tile = Tessera { $n }
terra-if-ended = se finisse ora
terra-town-needs = una città richiede
terra-left-game = ha abbandonato
terra-power-offered = Potere offerto
terra-look = Mostra questo Tabellone Fazione.

# Risposte automatiche
terra-leech-short =
    { $way ->
        [never] Potere: mai
        [up_to] Potere: fino a { $n } PV
        [ask_when_it_matters] Potere: solo gratis
       *[ask] Potere: chiedimi
    }
terra-leech-policy = Quando viene offerto Potere
terra-leech-policy-text = La tua risposta automatica alle offerte di Potere dei vicini. La vedi solo tu.
terra-leech-ask = Chiedimi ogni volta
terra-leech-ask-when-it-matters = Prendi subito il Potere gratuito, chiedimi quando costa PV
terra-leech-up-to = Prendilo fino a un certo prezzo, rifiuta quello che costa di più
terra-leech-never = Non prenderlo mai
terra-leech-most = PV da pagare al massimo
terra-leech-last-round = Nell'ultimo turno chiedimi comunque
terra-leech-from-now = Vale per le offerte che arrivano da ora in poi. Un'offerta già aperta aspetta la tua risposta.
terra-leech-keep = Salva questa risposta

# La barra delle azioni
terra-free = Converti
terra-no-conversions = Ora non si può convertire nulla.
terra-more = { $label }: una in più
terra-less = { $label }: una in meno
terra-offer-to = { $faction }: possono prendere { $n } di Potere
terra-group-factions = Fazioni
terra-group-power = Potere offerto
terra-group-tiles = Scegli
terra-group-build = Costruire
terra-group-upgrade = Migliorare
terra-group-land = Terreno e ponti
terra-group-ships = Navi e commercio
terra-group-actions = Azioni Potere e speciali
terra-group-priests = Sacerdoti
terra-group-tracks = Miglioramenti
terra-group-other = Altro
terra-group-pass = Passare
terra-group-end = Fine
terra-group-bids = Offerte

# La fine
terra-boards = Tabelloni Fazione
terra-own = Fazione
terra-seat = Fazione

# Aiuto
terra-help = Premi una cosa sul tavolo per usarla: uno spazio, una struttura, una tessera, un culto. Un bordo continuo significa che si può scegliere; un bordo tratteggiato che prima servono vanghe o conversioni. Tutto ciò che scegli è una bozza finché non confermi. Passa il puntatore su una cosa, o portaci sopra il focus, per vederne la spiegazione e il prezzo.
terra-help-terrains = Terreni
terra-free-key = conversioni
terra-walk = muoviti sulla mappa
terra-measure-vp = PV
terra-measure-total = PV con il punteggio finale
terra-measure-PW = Potere (Polle I / II / III)
terra-measure-network = Area più estesa
terra-measure-cults = Passi nei culti
terra-bowls-change = Polle I / II / III: { $before } → { $after }
terra-rivers = Contorna gli spazi di fiume
terra-gives-D = Una casa porta lavoratori a ogni turno, come mostrano gli spazi lasciati vuoti. Può diventare un emporio; case vicine crescono fino a diventare città.
terra-gives-TP = Un emporio porta monete e Potere a ogni turno e costa meno accanto a un vicino. Può diventare un tempio o la fortezza.
terra-gives-TE = Un tempio porta un sacerdote a ogni turno e subito una tessera Favore. Può diventare il santuario.
terra-gives-SH = La fortezza porta Potere a ogni turno e l'abilità speciale della tua fazione, e vale 3 per una città.
terra-gives-SA = Il santuario porta un sacerdote a ogni turno e subito una tessera Favore; con esso bastano tre strutture per una città.
terra-about-network = Le strutture che si raggiungono, via terra, con la Navigazione o nel modo proprio della fazione, formano un'area. Alla fine le tre più estese valgono 18, 12 e 6 PV.
terra-about-cult-vp = Su ogni tracciato dei culti i tre più avanti ottengono alla fine 8, 4 e 2 PV.
terra-about-resources = Alla fine tutto ciò che resta si converte in monete e ogni 3 monete valgono 1 PV.
terra-about-tile = La tessera di punteggio finale aggiuntiva: quanto misura ora per te e i PV che darebbe.
terra-about-ended = I tuoi punti se la partita finisse ora, con il punteggio finale.
terra-about-town = Strutture adiacenti fondano una città quando sono almeno quattro (tre con un santuario, o con una fortezza se si gioca in sette) e insieme hanno questo valore di Potere: casa 1, emporio e tempio 2, fortezza e santuario 3.

# The shipyard board
terra-fleet =
    { $kind ->
        [trader] Mercanti, mercato e sigilli
       *[ship] Navi, cantiere navale e sigilli
    }
terra-about-fleet = Le navi raggiungono le strutture altrui per rifornirle, permettono di trasformare e costruire accanto a loro e possono essere convertite in una casa al posto del suo costo.
terra-about-traders = I mercanti raggiungono le strutture altrui per rifornirle, permettono di trasformare e costruire dove si trovano e possono essere convertiti in una casa al posto del suo costo.
terra-fleet-steps =
    { $n ->
        [one] { $n } passo a ogni movimento, { $more } in più con 1 punto Potere.
       *[other] { $n } passi a ogni movimento, { $more } in più con 1 punto Potere.
    }
terra-fleet-second-bowl = Quel punto Potere può venire dalla Polla II.
terra-fleet-yard =
    { $kind ->
        [trader] Il mercato dà subito { $steps } passo di portata e { $ships } mercante, poi un mercante a ogni turno, e una volta per turno ne puoi reclutare uno con { $price }.
       *[ship]
            { $steps ->
                [0] Il cantiere navale dà subito { $ships } nave, poi una nave a ogni turno, e una volta per turno ne puoi costruire una con { $price }.
               *[other]
                    { $ships ->
                        [0] Il cantiere navale dà subito { $steps } passo di Navigazione, poi una nave a ogni turno, e una volta per turno ne puoi costruire una con { $price }.
                       *[other] Il cantiere navale dà subito { $steps } passo di Navigazione e { $ships } nave, poi una nave a ogni turno, e una volta per turno ne puoi costruire una con { $price }.
                    }
            }
    }
terra-fleet-state =
    { $kind ->
        [trader] Mercanti: { $left } nella riserva, { $afloat } sulla mappa. Sigilli rimasti: { $seals }.
       *[ship] Navi: { $left } nella riserva, { $afloat } sulla mappa. Sigilli rimasti: { $seals }.
    }
terra-fleet-port =
    { $kind ->
        [trader] Magazzino su { $hex }.
       *[ship] Porto su { $hex }.
    }
terra-fleet-no-port =
    { $kind ->
        [trader] Ancora nessun magazzino.
       *[ship] Ancora nessun porto: lo riceve la prima casa affacciata sul fiume.
    }
terra-about-canal = Unisce due spazi fiume attraverso la terra: le navi lo attraversano con un passo. Le terre sulle due sponde restano adiacenti.
terra-about-port = Le nuove navi partono da uno spazio fiume accanto al porto, che resta dov'è quando la casa viene migliorata.
terra-about-warehouse = I nuovi mercanti partono accanto al magazzino, che resta dov'è quando la casa viene migliorata.
terra-about-seal = Chi ha rifornito una struttura vi lascia un sigillo e non può rifornirla di nuovo. Alcune tessere e un punteggio finale contano i sigilli.
terra-range-tile = Tessera Portata
terra-about-range-tile = Sopra: fin dove arriva il modo della fazione di attraversare gli spazi. Sotto: i passi di un mercante. Ciò che ad altri dà un passo di Navigazione sposta la pedina di una colonna.
terra-range-state = Ora { $jump } spazi, { $trader } passi.
terra-gives-SY = Il cantiere navale sorge sul fiume. Porta una nave a ogni turno, permette di costruirne un'altra al suo prezzo e vale 3 per una città.
