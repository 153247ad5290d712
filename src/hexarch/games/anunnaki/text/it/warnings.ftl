# Ciò che è permesso ma probabilmente non voluto; e ciò che è bene sapere prima.

warning-triggers_end = Così inneschi la fine della partita: agli altri restano solo i turni di questo round.
warning-lost_unarmed = La Battaglia in { $place } è persa subito: non hai un'Arma Avanzata che puoi pagare.
warning-weapon_needed = In { $place } dovrai combattere, e non hai un'Arma Avanzata che puoi pagare.
warning-nothing_happens = { $tile }: ora questa azione non ha alcun effetto.
warning-reward_lost = { $reward }: ora non puoi usare questa ricompensa e andrebbe persa.
warning-steps_lost =
    { $n ->
        [one] { $n } passo sul tracciato { $track } va perso: il tracciato finisce lì.
       *[other] { $n } passi sul tracciato { $track } vanno persi: il tracciato finisce lì.
    }
warning-steps_before_line =
    { $n ->
        [one] { $n } passo sul tracciato { $track } va perso: l'ultimo spazio è chiuso finché non superi la linea blu del tracciato Dominio.
       *[other] { $n } passi sul tracciato { $track } vanno persi: l'ultimo spazio è chiuso finché non superi la linea blu del tracciato Dominio.
    }
warning-dominion_lost =
    { $n ->
        [one] { $n } passo Dominio va perso: il tracciato finisce lì.
       *[other] { $n } passi Dominio vanno persi: il tracciato finisce lì.
    }
warning-one_row = Il { $pact } paga una sola riga. Con un Territorio lì le pagherebbe entrambe.
warning-weapons_short =
    { $n ->
        [one] Nel tuo mazzetto resta { $n } sola carta, ma ne paghi { $paid }.
       *[other] Nel tuo mazzetto restano solo { $n } carte, ma ne paghi { $paid }.
    }
warning-reserve_short =
    { $n ->
        [0] La tua riserva è vuota: tutti i Seguaci dovrebbero venire dalla mappa.
        [one] Nella riserva c'è solo { $n } Seguace; gli altri dovrebbero venire dalla mappa.
       *[other] Nella riserva ci sono solo { $n } Seguaci; gli altri dovrebbero venire dalla mappa.
    }
warning-metal_too_much = Vinceresti anche con { $n } Metallo in meno.
warning-metal_in_vain = Questo Metallo non basta per vincere: ne serve { $n }.
warning-mirror_short = Non puoi pagare le { $n } azioni Mana per cui serve lo Specchio.
warning-pact_left =
    { $n ->
        [one] Potresti ancora completare un Patto.
       *[other] Potresti ancora completare uno di { $n } Patti.
    }
warning-god_left = Potresti ancora evocare una Divinità.
warning-left_move =
    { $n ->
        [one] Resta inutilizzato { $n } passo.
       *[other] Restano inutilizzati { $n } passi.
    }
warning-left_portal =
    { $n ->
        [one] Il Portale potrebbe ancora trasportare { $n } unità.
       *[other] Il Portale potrebbe ancora trasportare { $n } unità.
    }
warning-left_take_pacts =
    { $n ->
        [one] Potresti ancora prendere { $n } Patto.
       *[other] Potresti ancora prendere { $n } Patti.
    }
warning-left_harvest =
    { $n ->
        [one] Potresti ancora raccogliere in { $n } Territorio.
       *[other] Potresti ancora raccogliere in { $n } Territori.
    }
warning-left_deploy =
    { $n ->
        [one] { $n } Seguace non viene schierato.
       *[other] { $n } Seguaci non vengono schierati.
    }
warning-left_market = Rinunci al Mercato.
warning-left_gain_weapons =
    { $n ->
        [one] Potresti ancora prendere { $n } Arma.
       *[other] Potresti ancora prendere { $n } Armi.
    }
warning-left_activate = Rinunci a un'azione gratuita.
warning-left_develop = Rinunci a uno sviluppo gratuito.
warning-left_build = Rinunci a un Insediamento gratuito.
warning-left_rewards = Rinunci alle ricompense rimaste.
warning-left_replace_weapon = Senza un'altra Arma perdi la Battaglia.
warning-left_scarab =
    { $n ->
        [one] Resta inutilizzato { $n } passo dell'Amuleto dello Scarabeo.
       *[other] Restano inutilizzati { $n } passi dell'Amuleto dello Scarabeo.
    }
