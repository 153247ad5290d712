# Ricompense e fonti di punti.

some-nothing = nulla
some-food = { $count } Cibo
some-wood = { $count } Legno
some-metal = { $count } Metallo
some-gold = { $count } Oro
some-any =
    { $count ->
        [one] { $count } risorsa
       *[other] { $count } risorse
    } a scelta
some-mana = { $count } Mana
some-vp = { $count } PV
some-follower =
    { $count ->
        [one] { $count } Seguace
       *[other] { $count } Seguaci
    }
some-weapon =
    { $count ->
        [one] { $count } carta Arma
       *[other] { $count } carte Arma
    }
some-pact =
    { $count ->
        [one] { $count } Patto
       *[other] { $count } Patti
    }
some-dominion =
    { $count ->
        [one] { $count } passo
       *[other] { $count } passi
    } Dominio
some-war =
    { $count ->
        [one] { $count } passo
       *[other] { $count } passi
    } Guerra
some-technology =
    { $count ->
        [one] { $count } passo
       *[other] { $count } passi
    } Tecnologia
some-commerce =
    { $count ->
        [one] { $count } passo
       *[other] { $count } passi
    } Commercio
some-portal = un Portale per { $count } unità
some-move =
    un Movimento di { $count ->
        [one] { $count } passo
       *[other] { $count } passi
    }
some-blue_action = un'azione Blu
some-red_action = un'azione Rossa
some-settlement_income = una Rendita Insediamenti
some-dominion_action = un'azione Dominio
some-develop = una tecnologia da sviluppare
some-settlement = un Insediamento da costruire
some-move_cube = un cubetto da spostare
some-resource =
    { $count ->
        [one] { $count } risorsa
       *[other] { $count } risorse
    }
some-unit = { $count } unità
some-step =
    { $count ->
        [one] { $count } passo
       *[other] { $count } passi
    }
some-altar =
    { $count ->
        [one] { $count } Altare
       *[other] { $count } Altari
    }
some-territory =
    { $count ->
        [one] { $count } Territorio
       *[other] { $count } Territori
    }
reward-food = Cibo
reward-wood = Legno
reward-metal = Metallo
reward-gold = Oro
reward-any = risorse a scelta
reward-mana = Mana
reward-vp = PV
reward-follower = Seguaci
reward-weapon = carte Arma
reward-pact = Patti
reward-dominion = passi Dominio
reward-war = passi Guerra
reward-technology = passi Tecnologia
reward-commerce = passi Commercio
reward-portal = Portale
reward-move = Movimento
reward-blue_action = azione Blu
reward-red_action = azione Rossa
reward-settlement_income = Rendita Insediamenti
reward-dominion_action = azione Dominio
reward-develop = tecnologia
reward-settlement = Insediamento
reward-move_cube = spostare un cubetto
source-tokens = segnalini PV
source-income = Rendita Insediamenti
source-pacts = Patti Commerciali
source-battles = Battaglie
source-gods = Divinità
source-artefacts = Artefatti
source-rewards = Cultura
source-ranks = posizioni sui tracciati
source-goals = Obiettivi
source-dominion = tracciato Dominio
source-endgame_gods = Divinità a fine partita
source-tablet = Tavola dei Destini
source-leftovers = risorse rimaste
