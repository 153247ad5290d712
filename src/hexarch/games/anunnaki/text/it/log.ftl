# Ciò che racconta il registro.

log-turn = Round { $turn }: comincia il turno di { $who }.
log-pawn = { $who } sposta il pedone su { $tile }.
log-cube = { $who } piazza un cubetto su { $edge } ({ $mana } Mana).
log-shift = { $who } sposta un cubetto da { $edge } a { $end } ({ $mana } Mana).
log-token = { $who } libera il segnalino Evocazione del { $region }.
log-gain = { $who } ottiene { $count } { $resource }.
log-pay = { $who } paga { $count } { $resource }.
log-mana = { $who } ottiene { $count } Mana.
log-mana_paid = { $who } cede { $count } Mana.
log-points = { $who } ottiene { $points } PV ({ $source }).
log-points_lost = { $who } perde { $points } PV ({ $source }).
log-step =
    { $who } avanza di { $count ->
        [one] { $count } passo
       *[other] { $count } passi
    } su { $track }.
log-dominion =
    { $who } avanza di { $count ->
        [one] { $count } passo
       *[other] { $count } passi
    } sul tracciato Dominio.
log-vp_token = { $who } prende un segnalino PV del tracciato Dominio.
log-move = { $who } muove da { $place } a { $to }: { $unit }.
log-portal = { $who } teletrasporta da { $place } a { $to }: { $unit }.
log-deploy = { $who } schiera un Seguace in { $place }.
log-recall = Un Seguace di { $who } lascia { $place } e torna nella riserva.
log-build = { $who } costruisce un Insediamento in { $place }.
log-harvest = { $who } raccoglie in { $place }.
log-exhaust = Un'icona si esaurisce in { $place }: { $resource }.
log-pact = { $who } prende il { $pact }.
log-shown = Nuovo in vetrina: { $pact }.
log-complete = { $who } completa il { $pact }.
log-upgrade = { $who } sviluppa { $tile }.
log-weapons = { $who } prende una carta Arma in segreto.
log-weapons_lost = { $who } rimette nel mazzetto una carta Arma in segreto.
log-look =
    { $who } guarda { $count ->
        [one] { $count } Artefatto
       *[other] { $count } Artefatti
    }.
log-summon = { $who } evoca { $god } in { $place }.
log-house = { $who } gioca con { $house }.
log-dealt = Ogni Casata pesca le sue Divinità.
log-kept = { $who } tiene { $gods }.
log-laid = { $who } è il primo giocatore; il tavolo è pronto.
log-culture = Si rivela il segnalino Cultura in { $spot }: { $token }.
log-cultured = Si risolve il segnalino Cultura in { $spot }: { $token }.
log-battle = Battaglia in { $place }: { $who } attacca.
log-down =
    { $who } gioca { $count ->
        [one] { $count } Arma coperta
       *[other] { $count } Armi coperte
    }.
log-weapon = { $who } rivela { $weapon }.
log-civilization = Si rivela in { $place }: { $civilization }.
log-discarded = { $who } deve scartare { $weapon }.
log-cart = { $who } aggiunge { $count } di forza con il Carro da Guerra.
log-strength = { $who } attacca con forza { $count } contro { $against }.
log-won = { $who } vince la Battaglia in { $place }.
log-lost = { $who } perde la Battaglia in { $place }.
log-retreat = Le unità di { $who } in { $place } tornano nella Capitale.
log-conquered = { $who } sconfigge in { $place }: { $civilization }.
log-artefact = { $who } tiene l'Artefatto { $artefact }.
log-used = { $who } usa l'Artefatto { $artefact }.
log-end = { $who } innesca la fine della partita.
log-last_round = Comincia l'ultimo round: la fine della partita è innescata.
log-scoring = Punteggio finale.
log-over = La partita è finita.
