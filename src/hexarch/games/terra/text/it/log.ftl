# Ciò che è successo: una frase per ogni effetto.

log-gain = { $who } ottengono { $amount }.
log-pay = { $who } pagano { $amount }.
log-points = { $who } guadagnano { $n } PV ({ $source }).
log-points-lost = { $who } perdono { $n } PV ({ $source }).
log-power-up = { $who } guadagnano { resource-PW.amount } ({ $second } nella Polla II, { $third } nella Polla III).
log-spend = { $who } spendono { resource-PW.amount }.
log-burn =
    { $n ->
        [one] { $who } sacrificano { $n } segnalino Potere.
       *[other] { $who } sacrificano { $n } segnalini Potere.
    }
log-step = { $who } avanzano nel culto { $cult_of } da { $from } a { $to }.
log-step-back = { $who } arretrano nel culto { $cult_of } da { $from } a { $to }.
log-owe =
    { $n ->
        [one] { $who } possono avanzare di { $n } spazio in un culto a scelta.
       *[other] { $who } possono avanzare di { $n } spazi in un culto a scelta.
    }
log-tokens-gained =
    { $n ->
        [one] { $who } ottengono { $n } nuovo segnalino Potere nella Polla { $bowl }.
       *[other] { $who } ottengono { $n } nuovi segnalini Potere nella Polla { $bowl }.
    }
log-tokens-lost =
    { $n ->
        [one] { $who } tolgono dal gioco { $n } segnalino Potere della Polla { $bowl }.
       *[other] { $who } tolgono dal gioco { $n } segnalini Potere della Polla { $bowl }.
    }
log-place = { $who } costruiscono { $structure_a } su { $hex }.
log-upgrade = { $who } migliorano { $was_the } su { $hex } in { $structure_a }.
log-terrain = { $who } trasformano { $hex } da { $old } in { $terrain }.
log-bridge = { $who } costruiscono un ponte da { $here } a { $there }.
log-track-ship = { $who } portano la Navigazione a { $level }.
log-track-dig = { $who } portano la Trasformazione al livello { $level }.
log-take-bonus = { $who } prendono la tessera Bonus «{ $title }» ({ $tile }).
log-take-favor = { $who } prendono la tessera Favore «{ $title }» ({ $tile }).
log-take-town = { $who } prendono la tessera Città «{ $title }» ({ $tile }).
log-return = { $who } restituiscono «{ $title }» ({ $tile }).
log-hand-over = { $who } cedono «{ $title }» ({ $tile }).
log-coin-on =
    { $n ->
        [one] Sulla tessera Bonus «{ $title }» ({ $tile }) c'è { $n } moneta.
       *[other] Sulla tessera Bonus «{ $title }» ({ $tile }) ci sono { $n } monete.
    }
log-priest = { $who } inviano un sacerdote all'ordine { $cult_of }, dove resta.
log-priest-back = { $who } inviano un sacerdote all'ordine { $cult_of }, da dove torna nella riserva.
log-priest-replaced = Un sacerdote { $who_of } lascia l'ordine { $cult_of } e torna nella scatola.
log-town =
    { $n ->
        [one] { $hexes } appartiene ora a una città { $who_of }.
       *[other] { $hexes } appartengono ora a una città { $who_of }.
    }
log-no-town-tile = { $who } fondano una città per la quale non restano tessere Città: niente tessera e niente chiave.
log-offer = { $who } possono prendere { resource-PW.amount } { $faction_from }.
log-answer-yes = { $who } prendono { resource-PW.amount } { $faction_from }.
log-answer-no = { $who } rifiutano { resource-PW.amount } { $faction_from }.
log-use = { $who } usano l'azione { $action } ({ $title }).
log-pass = { $who } passano.
log-turn = Turno { $round }, mossa { $turn }: giocano { $who }.
log-round = Inizia il turno { $round }: «{ $title }» ({ $tile }).
log-auto-cult-income = Bonus dei culti { $who_of }.
log-auto-income = Entrate { $who_of }.
log-auto-all-income = Bonus dei culti ed entrate { $who_of }.
log-auto-accepted = { $who } ricevono un premio: un avversario ha preso il loro Potere.
log-auto-declined = { $who } ricevono un compenso: tutti gli avversari hanno rifiutato il loro Potere.
log-auto-score-cult = Punteggio finale del culto { $cult_of }: { $n } PV per { $who }.
log-auto-score-network = Punteggio finale dell'area più estesa: { $n } PV per { $who }.
log-auto-score-tile = Punteggio finale aggiuntivo ({ $title }): { $n } PV per { $who }.
log-auto-score-resources = Punteggio finale delle risorse { $who_of }.
log-spades =
    { $n ->
        [one] { $who } ottengono { $n } vanga.
       *[other] { $who } ottengono { $n } vanghe.
    }
log-spades-lost =
    { $n ->
        [one] { $who } rinunciano a { $n } vanga.
       *[other] { $who } rinunciano a { $n } vanghe.
    }
log-lost = { $who } non hanno posto per { $amount }.
log-drop = { $who } abbandonano la partita.
log-drop-early = { $player } abbandona la partita.
log-over = La partita è finita.
log-faction = { $player } gioca con { $faction }.
log-river = { $who } uniscono le loro strutture attraverso lo spazio fiume { $hex }.
log-jump =
    { $by ->
        [dwarves] { $who } scavano un cunicolo fino a { $hex }.
       *[other] { $who } volano sul tappeto fino a { $hex }.
    }
log-range =
    { $n ->
        [one] { $who } possono ora saltare { $n } spazio.
       *[other] { $who } possono ora saltare { $n } spazi.
    }
log-home = { $who } scelgono il loro terreno: { $terrain }.
log-unlock = { $who } sbloccano un terreno: { $terrain }.
