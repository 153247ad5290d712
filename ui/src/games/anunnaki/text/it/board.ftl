# Il tavolo di Anunnaki.

anunnaki-said-help = Premi qualsiasi cosa sul tavolo per usarla: una tessera della tua stella, un Territorio, una carta. Un bordo continuo indica che puoi sceglierla. Per muovere le unità, premi dove si trovano (o uno dei pezzi) e poi dove vanno, oppure trascinale. Tutto ciò che scegli è una bozza finché non confermi; ciò che è nascosto si rivela solo con la conferma. Punta una cosa, o portaci il fuoco, per la spiegazione e il prezzo.
anunnaki-said-seat = Casata
anunnaki-said-boards = Plance
anunnaki-said-free = Altro
anunnaki-said-free-key = che cos'altro puoi fare
anunnaki-said-walk = muoviti sui pianeti e sulla stella
anunnaki-map = Pianeti
anunnaki-star = Stella delle azioni
anunnaki-star-of = Stella delle azioni: { $who }
anunnaki-tracks = Tracciati, Obiettivi e moltiplicatori
anunnaki-pacts-shown =
    Patti in vetrina ({ $n ->
        [one] { $n } nella pila
       *[other] { $n } nella pila
    })
anunnaki-setup = Preparazione
anunnaki-round = Round { $n }
anunnaki-last-round = Round { $n }, gli ultimi turni
anunnaki-phases = Fasi del turno
anunnaki-phase-primary = Azione Primaria
anunnaki-phase-mana = Azione Mana
anunnaki-phase-additional = Azioni Addizionali
anunnaki-phase-battles = Battaglie
anunnaki-phase-culture = Cultura
anunnaki-where-to = Unità in { $place }: dove vanno?
anunnaki-capital = Capitale
anunnaki-atlantis = Atlantide
anunnaki-icons =
    { $open ->
        [one] { $what }: { $open } icona aperta su { $n }
       *[other] { $what }: { $open } icone aperte su { $n }
    }
anunnaki-altars =
    { $n ->
        [one] { $n } Altare
       *[other] { $n } Altari
    }
anunnaki-civilization = Antica Civiltà
anunnaki-civilization-hidden = Un'Antica Civiltà, coperta
anunnaki-atlantean-god = La aiuta una Divinità Atlantidea
anunnaki-strength = forza { $n }
anunnaki-contested = Conteso: qui si combatterà una Battaglia
anunnaki-harvest-strength = Forza per il Raccolto: { $n }
anunnaki-face-down = coperto
anunnaki-culture = Segnalino Cultura
anunnaki-culture-ripe = Sta per essere risolto. Ricompensa { $who }.
anunnaki-culture-near = Risolto adesso, ricompenserebbe { $who }. Attende che tutti e tre i Territori abbiano un'unità.
anunnaki-culture-nobody = Attende che tutti e tre i Territori abbiano un'unità.
anunnaki-region-minor = Triangolo della stella
anunnaki-region-major = Pentagono della stella
anunnaki-region-minor-text = Con un cubetto su ciascuno dei tre lati ottieni un segnalino Evocazione per una Divinità Minore.
anunnaki-region-major-text = Con un cubetto su ciascuno dei cinque lati ottieni il segnalino Evocazione per la tua Divinità Maggiore.
anunnaki-region-closed = Chiuso: il segnalino è tuo.
anunnaki-region-left =
    { $n ->
        [one] Manca { $n } cubetto su { $of }.
       *[other] Mancano { $n } cubetti su { $of }.
    }
anunnaki-edge = Lato { $edge }
anunnaki-edge-cube = C'è un cubetto.
anunnaki-edge-free = Il primo passaggio vi mette un cubetto e dà { $n } Mana.
anunnaki-red = Tessera rossa
anunnaki-blue = Tessera blu
anunnaki-developed = Sviluppata
anunnaki-pawn-here = Qui c'è il pedone
anunnaki-dominion = Tracciato Dominio
anunnaki-dominion-text = I suoi punti contano alla fine. Prima di superare la linea blu non si può salire sull'ultimo spazio di un altro tracciato. Raggiungere quello spazio, o mettere il quattordicesimo cubetto, innesca la fine della partita.
anunnaki-dominion-now =
    { $points ->
        [one] Dominio: { $points } punto
       *[other] Dominio: { $points } punti
    }
anunnaki-dominion-space =
    { $points ->
        [one] { $points } punto alla fine
       *[other] { $points } punti alla fine
    }
anunnaki-goal-worth =
    { $points ->
        [one] Obiettivo { $goal } × { $times } = { $points } punto alla fine
       *[other] Obiettivo { $goal } × { $times } = { $points } punti alla fine
    }
anunnaki-goal-dominion =
    { $n ->
        [one] Un'azione Dominio fa avanzare ora di { $n } passo
       *[other] Un'azione Dominio fa avanzare ora di { $n } passi
    }
anunnaki-bonus = Bonus
anunnaki-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
anunnaki-prospect = Se la partita finisse ora: { $list }. In tutto { $total }.
anunnaki-points-total = { $total } se la partita finisse ora
anunnaki-mana-text = Paga le azioni Mana; si ottiene con ogni nuovo cubetto.
anunnaki-mana-actions = Azioni Mana
anunnaki-row = Fila degli Insediamenti
anunnaki-row-text = Ogni Insediamento che lascia la fila apre uno spazio; la rendita degli Insediamenti paga tutti quelli aperti.
anunnaki-row-open = Aperto
anunnaki-row-waits = C'è ancora un Insediamento
anunnaki-reserve = Seguaci nella riserva
anunnaki-tokens = Segnalini Evocazione per Divinità Minori
anunnaki-major-token = Segnalino Evocazione per la Divinità Maggiore
anunnaki-tokens-text = Evoca una Divinità come azione Addizionale, al posto di un Seguace.
anunnaki-strength-map = Forza sulla mappa
anunnaki-controls = Territori controllati
anunnaki-gods = Divinità
anunnaki-summoned = Evocata
anunnaki-not-summoned = Non ancora evocata
anunnaki-weapons = Armi: { $hand } in mano, { $deck } nel mazzetto
anunnaki-in-hand = In mano
anunnaki-in-deck = Nel tuo mazzetto
anunnaki-hidden-hand = Nascoste a tutti gli altri
anunnaki-pacts-own = Patti: { $open } aperti, { $done } completati
anunnaki-completed =
    { $n ->
        [one] { $n } completato
       *[other] { $n } completati
    }
anunnaki-offered = Puoi prenderlo
anunnaki-look = Mostra questa plancia e questa stella
anunnaki-battle = Battaglia in { $place }
anunnaki-attacks = attacca
anunnaki-defends = difende
anunnaki-strength-so-far = Forza nota finora
anunnaki-only-you = (lo vedi solo tu)
anunnaki-card-down = scelta, coperta
anunnaki-chooses = sta scegliendo
anunnaki-secret = Entrambi scelgono in segreto; le carte si mostrano quando tutti e due hanno scelto.
anunnaki-battle-over = Battaglia in { $place }: com'è andata
anunnaki-signs = Simboli
anunnaki-sign-altar = Altare
anunnaki-sign-strength = Forza
anunnaki-sign-weapon = Arma
anunnaki-sign-pact = Patto
anunnaki-sign-artefact = Artefatto
anunnaki-sign-dominion = Dominio, Territori
anunnaki-sign-mana = Mana
anunnaki-sign-mana-text = Paga le azioni Mana; si ottiene con ogni nuovo cubetto.
anunnaki-sign-vp = Punti
anunnaki-sign-vp-text = Vince chi alla fine ne ha di più.
anunnaki-sign-altar-text = Creazione paga per quelli che controlli; un Obiettivo li conta.
anunnaki-sign-strength-text = Un Seguace ha 1, una Divinità Minore 2, una Maggiore 3: per Battaglie e raccolti.
anunnaki-sign-weapon-text = Le Base servono solo a difendersi e tornano in mano; le Avanzate si scelgono dal tuo mazzetto e vi tornano.
anunnaki-sign-pact-text = Paga la riga in alto con un'azione Addizionale per avere bonus e punteggio.
anunnaki-sign-artefact-text = Chi conquista Atlantide ne tiene uno.
anunnaki-sign-dominion-text = Unità o un Insediamento controllano un Territorio se non vi è nessun altro.
anunnaki-sign-cube = Cubetto Evocazione
anunnaki-sign-cube-text = Sta su un lato della stella; triangoli chiusi e pentagono danno segnalini Evocazione.
anunnaki-measure-total = Con il punteggio finale
anunnaki-chart-points = Punti
anunnaki-chart-sources = Punti per fonte
anunnaki-chart-tracks = Tracciati
anunnaki-chart-hands = Risorse e Mana
anunnaki-chart-map = Forza sulla mappa
anunnaki-chart-territories = Territori controllati
anunnaki-chart-which = Quale
anunnaki-end = La fine, passo per passo
anunnaki-end-before = Punti durante la partita
anunnaki-end-now = Se la partita finisse ora
anunnaki-end-ranks = 1. Posizioni sui tre tracciati
anunnaki-end-goals = 2. Obiettivi per moltiplicatori
anunnaki-end-tablet = 3. Tavola dei Destini
anunnaki-end-dominion = 4. Tracciato Dominio
anunnaki-end-endgame_gods = 5. Divinità di fine partita
anunnaki-end-leftovers = 6. Risorse e Mana avanzati
anunnaki-part-star = Stella
anunnaki-said-own = Plancia
