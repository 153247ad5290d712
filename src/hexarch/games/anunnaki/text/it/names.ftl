# Nomi, con spiegazioni.

title-name = Anunnaki: L'Alba degli Dei
title-pitch = Un gioco di Divinità e Casate: percorri la tua stella delle azioni, manda Seguaci sugli altri pianeti, evoca Divinità e combatti con carte che nessuno ha visto.
list-and = { $first } e { $last }
house-pharaos = Pharaos
house-pharaos-text = La Casata di Ra: i cubetti si possono riusare e gli Altari danno { $resource }.
house-norrenis = Norrenis
house-norrenis-text = La Casata di Odin: i suoi Insediamenti viaggiano e combattono, e gli Altari danno { $resource }.
house-babylon = Babylon
house-babylon-text = La Casata di Ishtar: i suoi Insediamenti raccolgono, e gli Altari danno { $resource }.
house-ellenys = Ellenys
house-ellenys-text = La Casata di Zeus: la Cultura paga su tutto il pianeta, e gli Altari danno { $resource }.
resource-food = Cibo
resource-food-text = Serve a schierare Seguaci.
resource-wood = Legno
resource-wood-text = Serve a costruire Insediamenti.
resource-metal = Metallo
resource-metal-text = Serve a ottenere e usare le Armi.
resource-gold = Oro
resource-gold-text = Serve a sviluppare le tecnologie.
unit-follower = Seguace
unit-follower-text = Unità di forza { $strength }.
unit-minor = Divinità Minore
unit-minor-text = Unità di forza { $strength }, evocata al posto di un Seguace.
unit-major = Divinità Maggiore
unit-major-text = Unità di forza { $strength }; una volta evocata sblocca il secondo potere della Casata.
unit-settlement = Insediamento
unit-settlement-text = Dà il controllo dove non ci sono unità; qui si schierano i Seguaci.
track-war = Guerra
track-war-text = Si avanza vincendo Battaglie.
track-technology = Tecnologia
track-technology-text = Si avanza sviluppando tessere Azione.
track-commerce = Commercio
track-commerce-text = Si avanza completando Patti Commerciali.
tile-portal = Portale
tile-portal-text = Teletrasporta { $amount } (sviluppata: { $developed }) in qualsiasi Territorio tranne Atlantide e le Capitali altrui.
tile-move_blue = Movimento Blu
tile-move_blue-text = { $amount } (sviluppata: { $developed }), da dividere fra le tue unità.
tile-move_red = Movimento Rosso
tile-move_red-text = { $amount } (sviluppata: { $developed }), da dividere fra le tue unità.
tile-commerce = Commercio di Patti
tile-commerce-text = Prendi { $amount } (sviluppata: { $developed }) dalla vetrina.
tile-harvest_blue = Raccolto Blu
tile-harvest_blue-text = Raccogli in { $amount } (sviluppata: { $developed }) che controlli.
tile-harvest_red = Raccolto Rosso
tile-harvest_red-text = Raccogli in { $amount } (sviluppata: { $developed }) che controlli.
tile-creation = Creazione
tile-creation-text = { $amount } della tua Casata per ogni Altare che controlli (sviluppata: { $developed }, di un tipo a scelta).
tile-settlement_income = Rendita Insediamenti
tile-settlement_income-text = Tutto ciò che mostrano gli spazi liberi degli Insediamenti (sviluppata: { $more } in più).
tile-dominion = Dominio
tile-dominion-text = Tanti passi sul tracciato Dominio quanti ne vale la tessera Obiettivo (sviluppata: { $developed } in più).
tile-market = Mercato
tile-market-text = Paga 1 risorsa per altre 2, tutte e tre diverse (sviluppata: 2 diverse gratis).
goal-shrines = Altari
goal-shrines-text =
    Gli Altari che controlli{ $divisor ->
        [1] {""}
       *[other] , divisi per { $divisor } e arrotondati per difetto
    }, al massimo { $max }.
goal-settlements = Insediamenti
goal-settlements-text =
    I tuoi Insediamenti sulla mappa{ $divisor ->
        [1] {""}
       *[other] , divisi per { $divisor } e arrotondati per difetto
    }, al massimo { $max }.
goal-territories = Territori
goal-territories-text =
    I Territori che controlli{ $divisor ->
        [1] {""}
       *[other] , divisi per { $divisor } e arrotondati per difetto
    }, al massimo { $max }.
goal-units = Unità
goal-units-text =
    I tuoi Seguaci e le tue Divinità sulla mappa{ $divisor ->
        [1] {""}
       *[other] , divisi per { $divisor } e arrotondati per difetto
    }, al massimo { $max }.
row-bonus = il bonus
row-score = il punteggio
region-minor = triangolo
region-major = pentagono
item-mana = Mana
item-follower = Seguace
item-weapon = Arma
civilization = Antica Civiltà { $number }
civilization-text = Forza { $strength }. Chi la sconfigge ottiene { $rewards }.
pact-neutral = Patto neutrale { $number }
pact-house = Patto { $house } { $number }
pact-text =
    Costa { $cost }. Bonus: { $bonus }. Punteggio: { $points } PV, { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passi
    } Commercio.
weapon-slingshot = Fionda
weapon-long_shield = Scudo Lungo
weapon-short_bow = Arco Corto
weapon-dagger = Daga
weapon-double_axe = Ascia Bipenne
weapon-ballista = Balista
weapon-long_sword = Spada Lunga
weapon-net = Rete
weapon-war_chariot = Carro da Guerra
weapon-viking_helmet = Elmo Vichingo
weapon-composite_bow = Arco Composito
weapon-sarissa = Sarissa
weapon-basic = Arma Base, solo per chi difende
weapon-advanced = Arma Avanzata
weapon-text =
    { $kind }. Costo: { $cost }. Forza { $strength }. Una vittoria dà { $points } PV e { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passi
    } Guerra.
effect-cancel_enemy_effect = Annulla l'effetto dell'Arma o della tessera nemica.
effect-enemy_gods_strength_1 = Ogni Divinità nemica vale forza { $strength }.
effect-steal_1_if_lost = Se perdi, rubi { $resources } al vincitore.
effect-discard_enemy_card = L'avversario deve scartare l'Arma e può giocarne un'altra.
effect-second_advanced_card = Puoi aggiungere una seconda Arma Avanzata e, vincendo, ottieni le ricompense di entrambe.
effect-metal_for_strength = Puoi pagare quanto Metallo vuoi: ciascuno dà { $strength } forza.
effect-ignore_enemy_strongest_unit = L'unità più forte dell'avversario non conta.
artefact-cornucopia = Cornucopia
artefact-cornucopia-text = Azione Addizionale: rimuovila per { $resources } di un tipo, oppure per pagarne { $offered } di un tipo in cambio di { $points }.
artefact-duplicity_mirror = Specchio della Duplicità
artefact-duplicity_mirror-text =
    { $actions ->
        [one] Una volta: { $actions } azione Mana in questo turno, a { $discount } Mana in meno.
       *[other] Una volta: { $actions } azioni Mana diverse in questo turno, ciascuna a { $discount } Mana in meno.
    }
artefact-map_for_the_afterworld = Mappa per l'Aldilà
artefact-map_for_the_afterworld-text = L'Aldilà è un Territorio solo per te, adiacente a ogni Territorio che controlli.
artefact-pandoras_box = Vaso di Pandora
artefact-pandoras_box-text = Una volta per turno scarta un segnalino: ottieni { $mana }, { $followers } o { $weapons }, e tutti gli altri perdono { $lost_mana }, { $lost_followers } o { $lost_weapons }.
artefact-scarab_amulet = Amuleto dello Scarabeo
artefact-scarab_amulet-text = Prima del punteggio finale avanzi di { $steps } sui tracciati Sviluppo.
artefact-tablet_of_destinies = Tavola dei Destini
artefact-tablet_of_destinies-text = Segna in segreto un tracciato: alla fine paga secondo il moltiplicatore di chi vi è più avanti.
mana-activate_red = attivare una tessera Rossa
mana-activate_red-text = { $mana }: risolvi una tessera Rossa diversa da quella sotto il pedone.
mana-activate_blue = attivare una tessera Blu
mana-activate_blue-text = { $mana }: risolvi una tessera Blu diversa da quella sotto il pedone.
mana-gain_weapons = ottenere Armi
mana-gain_weapons-text = { $mana } e { $price }: { $weapons } a scelta dal tuo mazzetto di Armi Avanzate.
mana-develop = sviluppare una tecnologia
mana-develop-text = { $mana } e { $price }: gira una tessera adiacente al pedone; una Rossa costa { $more } in più.
mana-build = costruire un Insediamento
mana-build-text = { $mana } e { $price }: un Insediamento in un Territorio che controlli e che non ne ospita.
mana-recruit = schierare Seguaci
mana-recruit-text = { $mana } e { $price }: { $followers } nei tuoi Insediamenti.
