# Che cosa può non andare in un file di edizione; davanti sta il punto del file.

edition-problem-toml = questo non è un file TOML: { $problem }
edition-problem-missing = manca
edition-problem-text = dev'essere un testo non vuoto
edition-problem-number = dev'essere un numero intero da { $least } a { $most }, non { $found }
edition-problem-flag = dev'essere true o false, non { $found }
edition-problem-one_of = dev'essere uno fra { $allowed }, non { $found }
edition-problem-unknown = { $name } non esiste
edition-problem-texts = dev'essere un elenco di testi
edition-problem-numbers = dev'essere un elenco di numeri interi
edition-problem-table = dev'essere una tabella
edition-problem-tables = dev'essere un elenco di tabelle
edition-problem-source = { $source } non è un tipo di fonte; ci sono { $known }
edition-problem-confidence = [confidence] non dice quanto sia affidabile { $source }
edition-problem-order = dev'essere, in quest'ordine: { $names }
edition-problem-red_tiles = 4 delle 10 tessere Azione sono rosse, non { $found }
edition-problem-own_resources = ogni Casata ha una risorsa tutta sua
edition-problem-nodes = la stella ha 10 nodi diversi
edition-problem-edges = la stella ha 15 tratti, non { $found }
edition-problem-no_node = il nodo { $node } non esiste
edition-problem-loop = un tratto unisce due nodi diversi
edition-problem-same_nodes = due tratti uniscono gli stessi nodi
edition-problem-degrees = 5 punte hanno 2 vicini e 5 incroci ne hanno 4
edition-problem-one_pentagon = c'è un solo pentagono
edition-problem-regions = ci sono 5 triangoli e un pentagono, non { $found } zone
edition-problem-region_size = servono { $size } tratti diversi
edition-problem-circle = i suoi tratti non chiudono un giro
edition-problem-tips =
    deve avere { $count ->
        [0] nessuna punta
       *[other] una sola punta
    } della stella
edition-problem-same_tip = due triangoli hanno la stessa punta
edition-problem-falls = non deve mai scendere
edition-problem-multipliers = comincia con 1 e finisce con l'unico 5
edition-problem-levels = servono almeno cinque spazi
edition-problem-begins = comincia da -8
edition-problem-token_spaces = devono essere 4 spazi diversi del tracciato dopo il primo
edition-problem-lightning = deve stare sul tracciato dopo il primo spazio
edition-problem-income = servono { $count } spazi, non { $found }
edition-problem-planets = ci sono 4 Pianeti Nativi e 2 lati di Gaia
edition-problem-sides = Gaia ha un lato p1_2 e un lato p3_4
edition-problem-code_twice = indica due Territori: { $codes }
edition-problem-spots = { $count } posti per { $found } segnalini Cultura
edition-problem-same_place = due Territori stanno nello stesso posto
edition-problem-same_code = due Territori hanno lo stesso codice
edition-problem-code_shape = è una lettera maiuscola e un numero
edition-problem-lonely = non tocca alcun altro Territorio
edition-problem-two_types = un Territorio di due tipi mostra un'icona di ciascuno (A37)
edition-problem-any_icon = mostra risorse di un tipo, non qualsiasi
edition-problem-atlantis_bare = Atlantide non ha risorse (A39)
edition-problem-no_icons = non mostra alcuna risorsa (A37)
edition-problem-apart = non si raggiunge dal resto: { $names }
edition-problem-border_twice = un confine è indicato due volte
edition-problem-spot_twice = un'intersezione è indicata due volte
edition-problem-not_touching = { $name } non tocca { $other }
edition-problem-not_into_atlantis = il confine da { $name } a { $other } non porta in Atlantide (A47)
edition-problem-no_door = nessun confine tratteggiato porta in { $name } (A47)
edition-problem-not_meeting = questi non si incontrano in un punto: { $names }
edition-problem-gaia_capital = Gaia non ha Capitale
edition-problem-atlantis_count = serve questo numero di Territori di Atlantide: { $count } (A39)
edition-problem-civilizations_in_atlantis = su Gaia le Antiche Civiltà stanno in Atlantide, e solo lì (A18)
edition-problem-one_civilization = un Pianeta Nativo ha una sola Antica Civiltà (A18)
edition-problem-one_capital = un Pianeta Nativo ha una sola Capitale
edition-problem-one_altar = un solo Territorio accanto alla Capitale ha un Altare (A11)
edition-problem-pact_count = servono { $count } Patti con house = { $house }, non { $found }
edition-problem-pact_free = un Patto costa qualcosa
edition-problem-pact_empty = un Patto dà qualcosa
edition-problem-same_id = due hanno lo stesso id
edition-problem-basic_weapons = a { $house } servono 2 Armi Base, non { $found }
edition-problem-advanced_weapons = a { $house } servono 7 Armi Avanzate, non { $found }
edition-problem-free_weapon = a { $house } serve un'Arma Base senza costo (A107)
edition-problem-civilization_count = servono 12 tessere Antica Civiltà diverse, non { $found }
edition-problem-token_count = servono 20 segnalini Cultura, non { $found }
edition-problem-moving = le sue ricompense non possono muovere unità (A130)
edition-problem-gods_drawn = dev'essere uno in più di quelle tenute (A10)
