# Le scelte, e ciò che si chiede a chi gioca.

choice-house = gioca con { $house }
choice-discard = rimetti { $god } nella scatola
choice-go = sposta il pedone su { $tile }
choice-shift = sposta il cubetto da { $edge } a { $end }
choice-gain = prendi { $resource }
choice-pay = paga con { $resource }
choice-steal = ruba { $resource }
choice-trade = scambia { $resource } con { $second } e { $third }
choice-fetch = prendi { $second } e { $third }
choice-harvest = raccogli in { $place }
choice-harvest_of = raccogli in { $place } ed esaurisci { $resource }
choice-move =
    muovi { $count ->
        [one] { $count } Seguace
       *[other] { $count } Seguaci
    } da { $place } a { $to }
choice-move_unit = muovi da { $place } a { $to }: { $unit }
choice-carry = muovi un Insediamento da { $place } a { $to } portando con sé: { $crew }
choice-portal =
    teletrasporta { $count ->
        [one] { $count } Seguace
       *[other] { $count } Seguaci
    } da { $place } a { $to }
choice-portal_unit = teletrasporta da { $place } a { $to }: { $unit }
choice-carry_portal = teletrasporta un Insediamento da { $place } a { $to } portando con sé: { $crew }
choice-deploy = schiera un Seguace in { $place }
choice-redeploy = rischiera un Seguace da { $place } a { $to }
choice-remove = togli un Seguace da { $place }
choice-pact = prendi il { $pact }
choice-activate = attiva { $tile }
choice-arm = ottieni carte Arma
choice-develop = sviluppa { $tile }
choice-build = costruisci un Insediamento in { $place }
choice-recruit = schiera Seguaci con il Mana
choice-mirror = usa lo Specchio della Duplicità
choice-weapon = prendi la carta Arma { $weapon }
choice-summon = evoca { $god } in { $place }
choice-recall = rimetti nella riserva un Seguace di { $place } in cambio di risorse
choice-complete = completa il { $pact }
choice-complete_row = completa il { $pact } per { $row }
choice-bless = completa il { $pact } con la benedizione di Bastet
choice-claim = prendi per prima cosa: { $reward }
choice-cornucopia = rimuovi la Cornucopia e ottieni { $resource }
choice-offer = rimuovi la Cornucopia e paga { $resource } in cambio di PV
choice-pandora = scarta il segnalino di Pandora: { $item }
choice-lose = rimetti nel mazzetto la carta Arma { $weapon }
choice-keep = tieni l'Artefatto { $artefact }
choice-tablet = segna { $track } sulla Tavola dei Destini
choice-advance = avanza di 1 passo su { $track }
choice-fight = combatti ora la Battaglia in { $place }
choice-battle = gioca coperta { $weapon } per { $place }
choice-battle_two = gioca coperte { $weapon } e { $other } per { $place }
choice-use = usa { $weapon }
choice-replace = gioca invece { $weapon }
choice-add = aggiungi { $weapon }
choice-cart = paga { $count } Metallo per la forza
choice-culture = risolvi il segnalino Cultura in { $spot }
choice-pass = passa
group-house = Casate
group-discard = Divinità all'inizio
group-go = Azione Primaria
group-shift = Cubetti Evocazione
group-gain = Risorse a scelta
group-pay = Pagamento
group-trade = Mercato
group-harvest = Raccolto
group-move = Movimento
group-portal = Portale
group-deploy = Seguaci
group-lose = Perdite
group-pact = Patti in vetrina
group-mana = Azione Mana
group-weapon = Armi del mazzetto
group-summon = Evocazione
group-complete = Completare un Patto
group-claim = Ricompense
group-artefact = Artefatti
group-battle = Battaglia
group-culture = Segnalini Cultura
group-pass = Basta così
asked-choose_house = Con quale Casata giochi?
asked-discard_god = Quale Divinità rimetti nella scatola?
asked-primary = Dove va il tuo pedone?
asked-shift_cube = Sposti un cubetto?
asked-any_resources =
    Quale risorsa prendi? { $count ->
        [one] Ne resta { $count }.
       *[other] Ne restano { $count }.
    }
asked-move =
    Muovi le tue unità: { $count ->
        [one] resta { $count } passo.
       *[other] restano { $count } passi.
    }
asked-portal =
    Teletrasporta le tue unità: { $count ->
        [one] ne resta { $count }.
       *[other] ne restano { $count }.
    }
asked-take_pacts =
    Quale Patto prendi? { $count ->
        [one] Puoi prenderne { $count }.
       *[other] Puoi prenderne { $count }.
    }
asked-harvest =
    In quale Territorio raccogli? { $count ->
        [one] Ne resta { $count }.
       *[other] Ne restano { $count }.
    }
asked-deploy =
    Dove schieri? { $count ->
        [one] Resta { $count } Seguace.
       *[other] Restano { $count } Seguaci.
    }
asked-market = Che cosa scambi?
asked-mana_action = Esegui un'azione Mana?
asked-gain_weapons =
    Quale carta Arma prendi, in segreto? { $count ->
        [one] Ne resta { $count }.
       *[other] Ne restano { $count }.
    }
asked-activate = Attivi una tessera Azione?
asked-develop = Quale tecnologia sviluppi?
asked-build = Dove costruisci un Insediamento?
asked-extra = Azioni Addizionali?
asked-rewards = Quale ricompensa prendi per prima?
asked-pay =
    Con che cosa paghi? { $count ->
        [one] Ne resta { $count }.
       *[other] Ne restano { $count }.
    }
asked-steal = Quale risorsa rubi a { $who }?
asked-choose_battle = Quale Battaglia si combatte ora?
asked-weapons = Quale Arma giochi coperta per { $place }?
asked-name_weapon = Quale delle tue due Armi usi in { $place }?
asked-replace_weapon = La tua Arma è scartata: ne giochi un'altra in { $place }?
asked-add_weapon = Aggiungi una seconda Arma in { $place }?
asked-war_cart = Quanto Metallo paghi per la forza in { $place }?
asked-keep_artefact = Quale Artefatto tieni?
asked-choose_track = Quale tracciato segni in segreto?
asked-choose_token = Quale segnalino Cultura si risolve ora?
asked-scarab =
    Su quale tracciato avanzi? { $count ->
        [one] Resta { $count } passo.
       *[other] Restano { $count } passi.
    }
asked-lose_follower = Da dove perdi un Seguace?
asked-lose_weapon = Quale carta Arma perdi?
asked-bless = Quale Patto completi con Bastet pagando Mana?
asked-recall = Rimetti un Seguace nella riserva in cambio di risorse?
