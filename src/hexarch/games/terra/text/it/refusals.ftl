# Perché una scelta è rifiutata, i titoli delle regole e gli avvisi.

refusal-act_first = Prima fai la tua azione; poi puoi fondare la città attraverso il fiume.
refusal-action_taken = Hai già fatto la tua azione: ora puoi solo convertire o terminare la mossa.
refusal-action_used = L'azione { $action } ({ $title }) è già stata usata in questo turno.
refusal-already_that_terrain = { $hex } ha già quel terreno.
refusal-already_unlocked = Puoi già costruire su questo terreno: { $terrain }.
refusal-at_most_six_spades = In un'azione puoi usare da una a sei vanghe.
refusal-bad_map =
    { $why ->
        [long] La mappa è troppo lunga: { $found } caratteri, al massimo { $most }.
        [toml] Il file della mappa non si può leggere: { $found }.
        [key] Il file di una mappa non ha la voce "{ $found }".
        [missing] Nel file della mappa manca una voce "{ $found }" corretta.
        [name] La voce "{ $found }" della mappa deve essere una riga di al massimo { $most } caratteri.
        [id] "{ $found }" non è l'id di una mappa.
        [first_row] La prima riga deve essere "A" (lunga) o "B" (corta), non "{ $found }".
        [rows] La mappa ha { $found } righe; devono essere da { $least } a { $most }.
        [columns] Una riga lunga ha { $found } spazi; devono essere da { $least } a { $most }.
        [length] La riga { $found } deve avere { $least } spazi: righe lunghe e corte si alternano.
        [letter] "{ $found }" non è un terreno; le lettere sono Y U K B G S R, e I per il fiume.
        [land] La mappa ha { $found } spazi di terra; devono essere da { $least } a { $most }.
        [terrain] Troppo pochi spazi di questo terreno ({ $terrain }): sono { $found }, ne servono almeno { $least }.
        [river] Troppo pochi spazi di questo terreno ({ $terrain }) sul fiume: sono { $found }, ne servono almeno { $least }.
       *[other] Questa mappa non si può usare: { $found }.
    }
refusal-bad_name = Il nome di chi gioca ha da 1 a { $longest } caratteri stampabili.
refusal-bid_out_of_range = Un'offerta è un numero da 0 a { $most }.
refusal-bid_too_high = Qualcuno ha questa fazione per { $price } punti: offri di cominciare con meno.
refusal-bought_spades = Le vanghe che hai comprato vanno usate.
refusal-bowl_empty = Nella Polla { $bowl } non ci sono segnalini Potere.
refusal-bowl_two_short = Servono { $needed } segnalini nella Polla II e ne hai { $have }.
refusal-bridge_there = C'è già un ponte da { $here } a { $there }.
refusal-bridge_without_structure = Non hai strutture a nessuno dei due capi del ponte da { $here } a { $there }.
refusal-burn_nothing = Sacrifica almeno un segnalino Potere.
refusal-burnt_power_waits = Usa il Potere per cui hai sacrificato segnalini: fai un'azione Potere o una conversione.
refusal-cannot_change = { $hex } è ghiaccio o vulcano: nessuno può trasformarlo.
refusal-cannot_dig = La tua fazione non usa vanghe.
refusal-cannot_pay = Il costo è di { $amount }: ne hai { $have }.
refusal-cannot_skip_rivers = La tua fazione non può fondare una città attraverso uno spazio fiume.
refusal-cannot_step_down = Nel culto { $cult_of } puoi arretrare solo dallo spazio 8 o 9.
refusal-card_not_there = La tessera Bonus «{ $title }» ({ $tile }) non si può prendere: l'ha qualcuno, oppure non è in gioco.
refusal-colour_taken = { $faction } hanno lo stesso colore o lo stesso Tabellone Fazione di una fazione già in gioco: { $other }.
refusal-decide_first = Prima decidi ciò che è ancora in sospeso nella tua azione.
refusal-dropped_out = Hai abbandonato questa partita.
refusal-empty_action = Un'azione deve servire a qualcosa. Se non puoi o non vuoi agire, passa.
refusal-faction_not_in_game = { $faction } non partecipano: la loro opzione non è attiva.
refusal-factions_first = Prima tutti scelgono la propria fazione.
refusal-factions_for_players =
    { $factions ->
        [one] C'è { $factions } fazione per { $players } giocatori.
       *[other] Ci sono { $factions } fazioni per { $players } giocatori.
    }
refusal-faith_missing = Per pagare servono { $steps } spazi in un solo culto.
refusal-favor_owned = Possiedi già la tessera Favore «{ $title }» ({ $tile }).
refusal-first_hex_only = La casa può stare solo sul primo spazio trasformato in questa azione.
refusal-forbidden_action = La tua fazione non può usare l'azione { $action } ({ $title }).
refusal-game_over = La partita è finita.
refusal-home_terrain_only = Questo spazio può diventare solo il tuo terreno patrio.
refusal-introductory_for_players = La partita introduttiva è per al massimo { $most } giocatori, non per { $players }.
refusal-introductory_is_fixed = La partita introduttiva si gioca sulla mappa base, con le tessere Punteggio e le tessere Bonus del regolamento e senza punteggio finale aggiuntivo.
refusal-must_act = Fai un'azione o passa prima di terminare la mossa.
refusal-must_wait = { $faction } possono ancora arrivare prima di te all'ultimo spazio nel culto { $cult_of }: aspetta la loro decisione.
refusal-names_alike = Due giocatori hanno lo stesso nome.
refusal-no_bid_due = Non è il momento di fare un'offerta.
refusal-no_bridge_due = Ora non hai ponti da costruire.
refusal-no_bridge_site = Non c'è nessun posto in cui tu possa costruire un ponte.
refusal-no_bridges_left = Hai già costruito tutti e tre i tuoi ponti.
refusal-no_card_in_last_round = Nell'ultimo turno nessuno prende tessere Bonus: passa e basta.
refusal-no_faction_due = Non è il momento di scegliere una fazione.
refusal-no_favor_due = Non è il momento di prendere una tessera Favore.
refusal-no_free_home = Nessuno spazio del tuo terreno patrio è libero.
refusal-no_free_space = L'ordine { $cult_of } non ha spazi liberi da { $steps }.
refusal-no_free_terrain = Ogni terreno appartiene già a una fazione.
refusal-no_hex_for_spades =
    { $spades ->
        [one] Nessuno spazio alla tua portata può usare { $spades } vanga.
       *[other] Nessuno spazio alla tua portata può usare tutte e { $spades } le vanghe.
    }
refusal-no_hex_in_reach = Nessuno spazio accanto alle tue strutture si può trasformare.
refusal-no_key_wanted = Il culto { $cult_of } ora non ha bisogno di una chiave.
refusal-no_more_hexes = Queste vanghe non possono andare su un altro spazio.
refusal-no_more_spades = In questa azione non puoi comprare altre vanghe.
refusal-no_priest_to_lay = Non hai un nuovo sacerdote da mettere su un terreno.
refusal-no_priests_left = La tua riserva non ha così tanti sacerdoti.
refusal-no_priest_there = Nell'ordine { $cult_of } non c'è nessun sacerdote { $faction_of } su uno spazio da { $steps }.
refusal-no_replacing = Si possono rimuovere i sacerdoti altrui solo nelle partite in sei o sette giocatori.
refusal-no_spades = Non hai vanghe da usare.
refusal-no_step_back = Gli indicatori non arretrano; prendi la tessera Città e potrai scegliere quale culto riceve la chiave.
refusal-no_step_due = Ora non hai passi da fare nei culti.
refusal-no_structure = Sulla mappa non hai strutture di questo tipo: { $structure }.
refusal-no_such_conversion = Questa conversione non esiste. Il Potere diventa monete, lavoratori o sacerdoti; un sacerdote diventa un lavoratore, un lavoratore una moneta.
refusal-no_such_offer = Da quella fazione non hai offerte aperte di Potere pari a { $power }.
refusal-no_such_seat = In questa partita non c'è il posto { $seat }.
refusal-no_such_track = La tua fazione non può migliorare questo tracciato: { $track }.
refusal-no_such_upgrade = { $was_the } su { $hex } ora non può diventare { $structure_a }.
refusal-no_terrain_due = Non è il momento di scegliere un terreno.
refusal-no_token_due = Ora non ti viene offerto nessun segnalino Potere.
refusal-no_town_due = Non è il momento di prendere una tessera Città.
refusal-no_town_there = Le strutture attorno allo spazio fiume { $hex } non formano una nuova città.
refusal-no_town_tiles = Non ci sono più tessere Città: non si possono fondare altre città.
refusal-none_left = Sul tuo Tabellone Fazione non restano strutture di questo tipo: { $structure }.
refusal-not_closer_to_home = { $hex } deve avvicinarsi al tuo terreno patrio.
refusal-not_home_terrain = Non puoi costruire sul terreno di { $hex }: non è il tuo.
refusal-not_so_high = Nel culto { $cult_of } non hai { $steps } spazi.
refusal-not_this_lot = Ora non si può fare un'offerta per { $faction }.
refusal-not_your_action = L'azione { $action } ({ $title }) non è della tua fazione.
refusal-not_your_structure = Non hai strutture su { $hex }.
refusal-not_your_turn = Non tocca a te.
refusal-nothing_to_give_up = Non c'è niente del genere a cui rinunciare.
refusal-nothing_to_pay = Ora non c'è niente da pagare in questo modo.
refusal-occupied = Su { $hex } c'è già una struttura.
refusal-offer_forfeited = Questa offerta di Potere pari a { $power } si può solo rifiutare: hai prima convertito, o risposto a un'offerta successiva.
refusal-one_hex_short_of_home = Hai già lasciato uno spazio a metà strada: il prossimo deve diventare terreno patrio.
refusal-option_not_bool = Un'opzione può essere solo attiva o non attiva.
refusal-option_for_players = L'opzione "{ $option }" vale solo con questo numero di giocatori: { $players }.
refusal-ordain_at_most =
    { $most ->
        [one] Al massimo { $most } lavoratore può diventare sacerdote.
       *[other] Al massimo { $most } lavoratori possono diventare sacerdoti.
    }
refusal-other_board_dealt = Ti è toccato un altro colore; scegli una delle due fazioni del suo Tabellone Fazione.
refusal-out_of_reach = { $hex } è fuori dalla tua portata.
refusal-own_priest = Non puoi rimuovere un tuo sacerdote già piazzato.
refusal-pay_steps_first = Prima paga { $steps } passi nei culti per il vulcano.
refusal-shifted_enough = Hai già cambiato terreno patrio { $most } volte, il massimo in una partita.
refusal-spades_in_hand =
    { $spades ->
        [one] Hai ancora { $spades } vanga: usala o rinunciaci (-SPADE), poi costruisci.
       *[other] Hai ancora { $spades } vanghe: usale o rinunciaci (-SPADE), poi costruisci.
    }
refusal-spades_left_over =
    { $spades ->
        [one] Avanzerebbe { $spades } vanga.
       *[other] Avanzerebbero { $spades } vanghe.
    }
refusal-spades_missing =
    { $needed ->
        [one] Serve { $needed } vanga e ne hai { $spades }.
       *[other] Servono { $needed } vanghe e ne hai { $spades }.
    }
refusal-steps_first = Prima di finire la mossa scegli i passi nei culti che hai ottenuto.
refusal-steps_on_one_track = Tutti e { $steps } i passi devono essere in un solo culto.
refusal-stronghold_needed = L'azione { $action } ({ $title }) richiede la tua fortezza.
refusal-take_a_card = Quando passi prendi una tessera Bonus: indica quale.
refusal-terrain_dealt = Questo terreno spetta a chi deve ancora scegliere la fazione: { $terrain }.
refusal-terrain_taken = Questo terreno lo hanno già { $faction }: { $terrain }.
refusal-tile_gone = Non ci sono più tessere «{ $title }» ({ $tile }).
refusal-tile_not_held = Non hai la tessera «{ $title }» ({ $tile }).
refusal-tokens_missing =
    { $needed ->
        [one] Serve { $needed } segnalino Potere e ne hai { $have }.
       *[other] Servono { $needed } segnalini Potere e ne hai { $have }.
    }
refusal-too_near = Guerra e Fede: { $structure_a } non può stare accanto a { $was_a } (su { $hex }).
refusal-track_at_end = Sei in fondo a questo tracciato: { $track }.
refusal-transformed_hex_only = La casa può stare solo su uno spazio trasformato in terreno patrio in questa azione.
refusal-unknown_edition = Queste regole sono dell'edizione { $edition }; la più recente nota qui è la { $newest }.
refusal-unknown_faction = Non c'è la fazione "{ $faction }". Scegli fra: { $known }.
refusal-unknown_map = Non c'è la mappa "{ $map }". Scegli fra: { $known }.
refusal-unknown_option = Non c'è l'opzione "{ $option }".
refusal-unknown_profile = Non ci sono regole "{ $profile }". Scegli fra: { $known }.
refusal-unknown_tile = Non c'è la tessera { $tile }.
refusal-unknown_way_to_choose = Le fazioni non si possono scegliere con "{ $way }": elencale, oppure scrivi random, random-colours, draft, auction, sealed-auction o intro.
refusal-unsupported_option = Le partite con l'opzione "{ $option }" non si possono giocare: { $reason }.
refusal-wrong_bonus_cards = Servono { $needed } tessere Bonus diverse, previste dalle regole della partita, e non: { $cards }.
refusal-wrong_colours = Non sono colori diversi di questa partita, uno per giocatore: { $colours }.
refusal-wrong_dwellings = Le case iniziali non vanno bene: ogni fazione piazza le sue, sul terreno patrio, una per spazio.
refusal-wrong_first = Il giocatore iniziale dev'essere uno dei giocatori della partita introduttiva.
refusal-wrong_number_of_players = Si gioca da { $fewest } a { $most }, non in { $players }.
refusal-wrong_points = I punti iniziali non vanno bene: da 0 a 200 per ogni giocatore, e nessuno con un'asta.
refusal-wrong_rate = Il cambio è sbagliato: ne servirebbero { $needed }.
refusal-wrong_round_tiles = Servono { $needed } tessere Punteggio diverse, previste dalle regole della partita, e non: { $tiles }.

reason-edited_by_hand = i loro registri contengono risorse inserite a mano
reason-old_record = l'opzione non è mai stata offerta ai giocatori e serve solo per le sviste di vecchi registri

rule-advance = Migliorare la Navigazione e la Trasformazione
rule-bridge = Ponti
rule-build = Trasformare e costruire
rule-burn = Sacrificare Potere
rule-conversions = Conversioni
rule-cults = Tracciati dei culti
rule-dig = Vanghe
rule-factions = Le fazioni
rule-favor = Tessere Favore
rule-leech = Potere tramite le strutture
rule-pass = Passare
rule-power = Azioni Potere
rule-send = Inviare un sacerdote presso un ordine
rule-setup = Preparazione
rule-special = Azioni speciali
rule-towns = Fondare una città
rule-transform = Trasformare uno spazio terreno
rule-turn = La mossa: una sola azione
rule-upgrade = Migliorare una struttura
rule-war-and-faith = Guerra e Fede

warning-offers_declined =
    { $n ->
        [one] Così rifiuti { $n } offerta di Potere ancora aperta.
       *[other] Così rifiuti { $n } offerte di Potere ancora aperte.
    }
warning-no_neighbour = Accanto a questo spazio non ci sono avversari: l'emporio costa { $coins } monete invece di { $less }.
warning-dearer_alone = Accanto a questo spazio non ci sono avversari: costa { $coins } monete invece di { $less }.
warning-paid_to_neighbour =
    { $coins ->
        [one] { $coins } moneta del costo va a questa fazione: { $faction }.
       *[other] { $coins } monete del costo vanno a questa fazione: { $faction }.
    }
warning-used_again = Questa azione Potere è già stata usata in questo turno: costa { $power } di Potere invece di { $less }.
warning-used_again_coins = Questa azione Potere è già stata usata in questo turno: costa { $coins } monete invece di { $less }.
warning-steps_lost =
    { $n ->
        [one] { $n } passo nel culto { $cult_of } va perso.
       *[other] { $n } passi nel culto { $cult_of } vanno persi.
    }
warning-priest_for_coin = Daresti un sacerdote per una moneta, anche se hai Potere da convertire in monete.
warning-given_up = Rinunci { $what } senza ottenere nulla in cambio.
warning-dwelling_not_built = Potresti ancora costruire una casa.
warning-part_left = Termini il turno anche se una sua parte è ancora aperta.
warning-unused_action = In questo turno non hai usato l'azione { $action } ({ $title }).
warning-power_lost = Le tue Polle non hanno posto per { resource-PW.amount }.
warning-priests_lost =
    { $n ->
        [one] Nella tua riserva non ci sono più sacerdoti: { $n } sacerdote va perso.
       *[other] Nella tua riserva non ci sono più sacerdoti: { $n } sacerdoti vanno persi.
    }
