# Le scelte, e ciò che si chiede a chi gioca.

choice-build = costruisci una casa su { $hex }
choice-upgrade = migliora { $hex } in { $structure_a }
choice-dig =
    { $n ->
        [one] compra { $n } vanga
       *[other] compra { $n } vanghe
    }
choice-erupt = trasforma uno spazio in vulcano
choice-transform = trasforma { $hex } in { $terrain }
choice-action = usa l'azione { $action } ({ $title })
choice-bridge = costruisci un ponte da { $here } a { $there }
choice-connect = fonda una città attraverso lo spazio fiume { $hex }
choice-send =
    { $n ->
        [one] invia un sacerdote all'ordine { $cult_of } per { $n } spazio (torna nella riserva)
       *[other] invia un sacerdote all'ordine { $cult_of } per { $n } spazi (vi resta)
    }
choice-replace = invia un sacerdote all'ordine { $cult_of } per { $n } spazi, al posto di un sacerdote { $faction_of } (costa { $n } monete)
choice-advance = migliora la { $track }
choice-convert = converti { $what } in { $into }
choice-burn =
    { $n ->
        [one] sacrifica { $n } segnalino Potere per portarne un altro nella Polla III
       *[other] sacrifica { $n } segnalini Potere per portarne altrettanti nella Polla III
    }
choice-pass-card = passa e prendi «{ $title }» ({ $tile })
choice-first-card = prendi «{ $title }» ({ $tile })
choice-pass = passa
choice-leech = prendi { resource-PW.amount } { $faction_from }
choice-decline = rifiuta { resource-PW.amount } { $faction_from }
choice-favor = prendi la tessera Favore «{ $title }» ({ $tile })
choice-town = prendi la tessera Città «{ $title }» ({ $tile })
choice-cult =
    { $n ->
        [one] avanza di { $n } spazio nel culto { $cult_of }
       *[other] avanza di { $n } spazi nel culto { $cult_of }
    }
choice-step-down = arretra di uno spazio nel culto { $cult_of }
choice-key = usa la chiave nel culto { $cult_of }
choice-give-up = rinuncia { $what }
choice-faction = gioca con { $faction }
choice-bid = offri { $n } per { $faction }
choice-terrain = scegli: { $terrain }
choice-unlock = metti il sacerdote su questo terreno per sbloccarlo: { $terrain }
choice-keep-priest = tieni il sacerdote
choice-token = paga 1 PV per un nuovo segnalino Potere nella Polla III
choice-lose-cult = paga con { $n } spazi nel culto { $cult_of }
choice-lose-token = togli dal gioco un segnalino Potere della Polla { $bowl }
choice-done = termina la mossa
choice-resign = abbandona la partita

decision-faction = Scegli la tua fazione.
decision-starting-dwelling = Piazza una casa iniziale sul tuo terreno.
decision-bonus-card = Prendi la tua prima tessera Bonus.
decision-turn = Tocca a te: fai un'azione oppure passa.
decision-spades = Usa le tue vanghe.
decision-dwelling = Puoi costruire una casa sullo spazio che hai trasformato, oppure terminare la mossa.
decision-free-dwelling = Piazza la casa gratuita su un qualsiasi spazio libero del tuo terreno patrio.
decision-free-trading-house = Scegli la casa che diventa un emporio.
decision-sandstorm = Scegli lo spazio per la tempesta di sabbia.
decision-bridge = Scegli dove costruire il ponte.
decision-cult-step = Scegli il culto in cui avanzi.
decision-key = Scegli il culto che riceve la chiave.
decision-favor-tile = Scegli una tessera Favore.
decision-town-tile = Fondi una città: scegli una tessera Città.
decision-ordain = Scegli quanti lavoratori diventano sacerdoti.
decision-leech = Prendi il Potere che ti viene offerto, pagandone il prezzo in punti vittoria?
decision-event = I tuoi vicini stanno ancora rispondendo alla tua offerta di Potere.
decision-cult-spades = Usa le vanghe del bonus dei culti.
decision-terrain = Scegli un terreno che nessun'altra fazione ha.
decision-eruption = Scegli lo spazio che diventa vulcano; puoi costruirvi subito una casa.
decision-lose-cult = Scegli il culto in cui arretri per pagare il vulcano.
decision-lose-tokens = Scegli la Polla del segnalino Potere che esce dal gioco.
decision-unlock = Ottieni un sacerdote: tienilo, oppure mettilo su un terreno per sbloccarlo.
decision-token = Puoi pagare 1 PV per un nuovo segnalino Potere nella Polla III.
decision-bid = Fai un'offerta per una fazione: in un'asta aperta i punti con cui cominceresti, in un'asta segreta i punti a cui rinunceresti.
