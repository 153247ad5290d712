# Quanti di che cosa.

anunnaki-some-food = { $n } Cibo
anunnaki-some-wood = { $n } Legno
anunnaki-some-metal = { $n } Metallo
anunnaki-some-gold = { $n } Oro
anunnaki-some-mana = { $n } Mana
anunnaki-some-any =
    { $n ->
        [one] { $n } risorsa a scelta
       *[other] { $n } risorse a scelta
    }
anunnaki-some-vp = { $n } PV
anunnaki-some-follower =
    { $n ->
        [one] { $n } Seguace
       *[other] { $n } Seguaci
    }
anunnaki-some-minor =
    { $n ->
        [one] { $n } Divinità Minore
       *[other] { $n } Divinità Minori
    }
anunnaki-some-major =
    { $n ->
        [one] { $n } Divinità Maggiore
       *[other] { $n } Divinità Maggiori
    }
anunnaki-some-settlement =
    { $n ->
        [one] { $n } Insediamento
       *[other] { $n } Insediamenti
    }
anunnaki-some-weapon =
    { $n ->
        [one] { $n } carta Arma
       *[other] { $n } carte Arma
    }
anunnaki-some-pact =
    { $n ->
        [one] { $n } Patto
       *[other] { $n } Patti
    }
anunnaki-some-dominion =
    { $n ->
        [one] { $n } passo Dominio
       *[other] { $n } passi Dominio
    }
anunnaki-some-war =
    { $n ->
        [one] { $n } passo Guerra
       *[other] { $n } passi Guerra
    }
anunnaki-some-technology =
    { $n ->
        [one] { $n } passo Tecnologia
       *[other] { $n } passi Tecnologia
    }
anunnaki-some-commerce =
    { $n ->
        [one] { $n } passo Commercio
       *[other] { $n } passi Commercio
    }
