# Nomi delle cose. `.a` e `.the` portano l'articolo, `.of` e `.from` la preposizione;
# ciò a cui si rinuncia (discard-) sta come segue "rinunciare".

title-name = Terra Mystica
title-pitch = Un gioco di costruzione senza fortuna: trasforma le terre attorno a te, innalza le tue strutture e cresci accanto a vicini che dal tuo sviluppo traggono Potere.
structure-none = nessuna struttura
    .a = nessuna struttura
    .the = nessuna struttura
structure-dwelling = casa
    .a = una casa
    .the = la casa
structure-trading-house = emporio
    .a = un emporio
    .the = l'emporio
structure-temple = tempio
    .a = un tempio
    .the = il tempio
structure-stronghold = fortezza
    .a = una fortezza
    .the = la fortezza
structure-sanctuary = santuario
    .a = un santuario
    .the = il santuario

terrain-desert = deserto
terrain-plains = pianura
terrain-swamp = palude
terrain-lakes = laghi
terrain-forest = foresta
terrain-mountains = montagna
terrain-wasteland = lande desolate
terrain-river = fiume
terrain-ice = ghiaccio
terrain-volcano = vulcano
any-terrain = qualsiasi terreno

cult-fire = Fuoco
    .of = del Fuoco
cult-water = Acqua
    .of = dell'Acqua
cult-earth = Terra
    .of = della Terra
cult-air = Aria
    .of = dell'Aria

track-ship = Navigazione
track-dig = Trasformazione

resource-C = monete
    .amount =
        { $n ->
            [one] { $n } moneta
           *[other] { $n } monete
        }
resource-W = lavoratori
    .amount =
        { $n ->
            [one] { $n } lavoratore
           *[other] { $n } lavoratori
        }
resource-P = sacerdoti
    .amount =
        { $n ->
            [one] { $n } sacerdote
           *[other] { $n } sacerdoti
        }
resource-PW = Potere
    .amount =
        { $n ->
            [one] { $n } punto Potere
           *[other] { $n } punti Potere
        }
resource-VP = punti vittoria
    .amount =
        { $n ->
            [one] { $n } punto vittoria
           *[other] { $n } punti vittoria
        }
resource-KEY = chiavi
    .amount =
        { $n ->
            [one] { $n } chiave
           *[other] { $n } chiavi
        }
resource-token = segnalini Potere tolti dal gioco
    .amount =
        { $n ->
            [one] { $n } segnalino Potere tolto dal gioco
           *[other] { $n } segnalini Potere tolti dal gioco
        }

source-start = partenza
source-round = tessere Punteggio
source-town = città
source-favor = tessere Favore
source-bonus = tessere Bonus
source-faction = fazione
source-shipping = Navigazione
source-digging = Trasformazione
source-leech = Potere tramite le strutture
source-convert = conversioni
source-cult = culti
source-network = area più estesa
source-resources = risorse rimaste
source-final = punteggio finale aggiuntivo

discard-SPADE = a una vanga
discard-FREE_D = alla casa gratuita
discard-FREE_TP = all'emporio gratuito
discard-FREE_TF = alla tempesta di sabbia
discard-CONVERT_W_TO_P = all'Investitura di Sacerdoti
discard-GAIN_P3_FOR_VP = al segnalino Potere per 1 PV
discard-BRIDGE = a un ponte

map-base = mappa base
map-revised_base = mappa base riveduta
map-fire_ice = Fuoco e Ghiaccio
map-fjords = Fiordi
map-lakes = Laghi
map-archipelago = Arcipelago
map-custom = mappa propria

