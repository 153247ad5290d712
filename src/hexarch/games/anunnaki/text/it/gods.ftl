# Divinità.

god-ra = Ra
god-ra-text = Muovendo lungo uno spazio col tuo cubetto, puoi spostarlo. Sbloccato: un cubetto che dà Mana dà anche { $resources } a scelta.
god-odin = Odin
god-odin-text = I tuoi Insediamenti si muovono e combattono, portano 2 unità e non sono mai assediati. Sbloccato: ciascuno ha forza { $strength }.
god-ishtar = Ishtar
god-ishtar-text = Nel raccolto ogni Insediamento vale forza { $strength }. Sbloccata: fuori dalla Capitale il numero di icone non conta.
god-zeus = Zeus
god-zeus-text =
    Un segnalino Cultura ti paga se hai un'unità ovunque sul suo pianeta. Sbloccato: la Cultura ti paga { $times ->
        [1] come sempre
        [2] il doppio
       *[other] { $times } volte tanto
    }.
god-anubis = Anubis
god-anubis-text = Quando una tua Divinità entra e innesca una Battaglia, schiera prima lì { $followers }.
god-bastet = Bastet
god-bastet-text = Subito: per { $mana } completi interamente un tuo Patto, senza pagarne il costo.
god-horus = Horus
god-horus-text = Alla fine: { $points } per ogni Territorio di { $resource } che controlli.
god-isis = Isis
god-isis-text = I tuoi Insediamenti danno { $strength } forza in Battaglia e nel Raccolto dove hai unità.
god-osiris = Osiris
god-osiris-text = { $strength } forza in più per raccogliere in ogni Territorio che controlli.
god-sekhmet = Sekhmet
god-sekhmet-text =
    Le tue Armi costano { $discount ->
        [one] { $discount } risorsa
       *[other] { $discount } risorse
    } in meno.
god-seth = Seth
god-seth-text =
    Alla fine: { $points } { $per ->
        [one] per ogni Territorio esaurito
       *[other] ogni { $per } Territori esauriti
    } che controlli.
god-aegir = Aegir
god-aegir-text = Alla fine: { $points } per ogni Territorio di { $resource } che controlli.
god-freya = Freya
god-freya-text = Subito: un Seguace della mappa torna nella riserva per { $resources }.
god-freyr = Freyr
god-freyr-text =
    Subito: { $points } e { $mana } { $per ->
        [one] per ogni Territorio
       *[other] ogni { $per } Territori
    } che controlli fuori dal Pianeta Nativo.
god-frigg = Frigg
god-frigg-text =
    Subito: { $followers } in ogni Territorio con almeno { $pieces ->
        [one] una tua pedina
       *[other] { $pieces } tue pedine
    }.
god-heimdallr = Heimdallr
god-heimdallr-text = Quando difendi, ogni tuo Insediamento ha { $strength } forza in più.
god-loki = Loki
god-loki-text = Puoi giocare 2 Armi e scegliere quale usare dopo averle rivelate.
god-thor = Thor
god-thor-text = Alla fine: { $points } per ogni Territorio che controlli con almeno { $strength } di forza.
god-anu = Anu
god-anu-text = Subito: un Portale per massimo { $units } di un Territorio.
god-assur = Assur
god-assur-text = { $strength } forza in più in ogni tua Battaglia e in ogni Raccolto.
god-enki = Enki
god-enki-text = Alla fine: { $points } per ogni Territorio di Atlantide che controlli.
god-enlil = Enlil
god-enlil-text = Ogni tuo Portale porta { $units } in più.
god-marduk = Marduk
god-marduk-text = Dopo una vittoria, schiera { $followers } in quel Territorio.
god-ninhursag = Ninhursag
god-ninhursag-text = Alla fine: { $points } per ogni Territorio di { $resource } che controlli.
god-ninlil = Ninlil
god-ninlil-text = Subito: { $points } e { $gain } per ogni Altare che controlli fuori dal Pianeta Nativo.
god-ares = Ares
god-ares-text = Alla fine: { $points } per ogni Antica Civiltà che hai sconfitto.
god-athena = Atena
god-athena-text = Subito: { $resources } da ogni Territorio con un tuo Insediamento.
god-demeter = Demetra
god-demeter-text = Alla fine: { $points } per ogni Territorio di { $resource } che controlli.
god-hades = Ade
god-hades-text =
    Alla fine: { $points } { $per ->
        [one] per ogni Seguace
       *[other] ogni { $per } Seguaci
    } nella tua riserva.
god-hera = Era
god-hera-text = Ogni volta che ottieni Seguaci, ne ottieni { $count } in più.
god-hermes = Ermes
god-hermes-text = Ogni tuo Movimento ha { $steps } in più.
god-poseidon = Poseidone
god-poseidon-text = Vale come { $altars } in più sotto il tuo controllo.
