# L'immagine di una posizione: brevi scritte, e ciò che il puntatore trova sulle sue parti.
# Sulla mappa una lettera sta per ogni terreno; tutte e nove sono diverse.

letter-desert = D
letter-plains = P
letter-swamp = U
letter-lakes = L
letter-forest = F
letter-mountains = M
letter-wasteland = N
letter-ice = G
letter-volcano = V

draw-round-of = Turno { $round } di { $rounds }
draw-turn = mossa { $n }
draw-phase-factions = Scelta delle fazioni
draw-phase-dwellings = Piazzamento delle case
draw-phase-bonus-cards = Scelta delle tessere Bonus
draw-phase-favors = Scelta delle tessere Favore
draw-phase-cult-bonuses = Bonus dei culti del turno { $n }
draw-phase-auction = Asta
draw-phase-terrains = Scelta dei terreni
draw-phase-income = Entrate
draw-phase-over = Punteggio finale

draw-cults = Culti
draw-rounds = Turni
draw-round = Turno { $n }
draw-power-actions = Azioni Potere
draw-bonus-cards = Tessere Bonus
draw-town-tiles = Tessere Città
draw-favor-tiles = Tessere Favore

draw-owned = { $thing } { $of }
draw-bridge = ponte
draw-town-tile = in una città, con la sua tessera Città
draw-in-town = in una città
draw-held = La tengono { $the }.
draw-coins-on = Monete sopra: { $n }.
draw-left = Rimaste: { $n }.
draw-takings-left = Si può ancora prendere: { $n }.
draw-ready = Pronta.
draw-used = Usata.
draw-used-again = Usata; usarla di nuovo costa { $n } di Potere in più.
draw-locked = Richiede la fortezza.

draw-VP = PV
draw-no-faction = Ancora senza fazione
draw-left-game = ha abbandonato
draw-winner = vittoria
draw-to-move = deve giocare
draw-power-offered = Potere offerto
draw-passed = ha passato
draw-income = entrate
draw-cult-bonus = bonus culti
draw-bowl = Polla { $bowl }: { $n }
draw-structures = { $structure }: sulla mappa { $built }, sul Tabellone Fazione { $left }
draw-bridges-left = ponti rimasti { $n }
draw-skips = salta { $n }
draw-no-key = senza chiavi
draw-in-orders = ×{ $n } negli ordini
draw-town-needs = una città richiede { $n }
draw-network = area { $n }
draw-if-ended-now = se finisse ora: { $n } PV
draw-final-score = punteggio finale: { $n } PV

draw-standing = Classifica, se la partita finisse ora
draw-final-scoring = Punteggio finale
draw-so-far = finora
draw-in-play = in partita
draw-area = area
draw-resources = risorse
draw-total = totale

draw-own-map = mappa propria
draw-begun-on = iniziato su { $terrain }
draw-home-terrain = terreno patrio
draw-eruption = trasformare uno spazio in vulcano; il terreno patrio di un'altra fazione costa di più
draw-unlocked = sbloccato
draw-unlock-price =
    { $n ->
        [one] un sacerdote e { $n } moneta
       *[other] un sacerdote e { $n } monete
    }
draw-power-price = Azioni Potere: { $change } Potere.
draw-power-again = Le azioni Potere si possono ripetere nello stesso turno.
draw-more-steps =
    { $n ->
        [one] Un sacerdote inviato a un ordine vale { $n } passo in più.
       *[other] Un sacerdote inviato a un ordine vale { $n } passi in più.
    }

draw-final-tile = Punteggio finale aggiuntivo
draw-tile = tessera
draw-tile-measure = tessera { $n }
draw-final-edge = Avamposti
    .text = Strutture sul bordo della mappa in una sola area
draw-final-clusters = Insediamenti
    .text = Gruppi separati di strutture in una sola area
draw-final-distance = Distanza massima
    .text = Tra due strutture di una sola area
draw-final-sa-sh-distance = Fortezza e santuario
    .text = La distanza tra i due in una sola area

draw-auction = Asta delle fazioni
draw-auction-sealed = Asta delle fazioni: offerte segrete
draw-points = { $n } PV
draw-no-bid = ancora nessuna offerta
