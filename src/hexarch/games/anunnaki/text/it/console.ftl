# Il terminale.

console-help-command-edition = Edizioni: i numeri stampati su plance, tessere e carte.
console-help-command-edition-check = Controlla a fondo un file di edizione e ne mostra le cifre di equilibrio.
console-help-command-edition-write = Scrive l'edizione del pacchetto in un file da modificare.
console-help-edition-file = File di edizione (TOML).
console-help-edition-output = Dove scriverlo; altrimenti viene stampato.
console-help-edition = Gioca con l'edizione di questo file.
console-error-edition = L'edizione { $file } non si può usare: { $problem }
edition-good = L'edizione { $name } si può giocare.
edition-wrong =
    Questa edizione non si può giocare; { $count ->
        [one] trovato { $count } problema
       *[other] trovati { $count } problemi
    }:
edition-sources = provenienza dei dati
edition-mana = Mana sulla stella
edition-regions = Mana intorno a ogni segnalino Evocazione
edition-icons = icone di ogni pianeta
edition-exhausting = icone fuori dalle Capitali in quattro (16 segnalini Esaurimento per tipo)
edition-altars = Altari di ogni pianeta
edition-lacking = ciò che manca a un Pianeta Nativo
edition-weapons = valore delle Armi (forza, passi Guerra, PV, meno il costo)
edition-pacts = valore dei Patti (PV, passi, bonus, meno il costo)
edition-civilizations = Antiche Civiltà per forza
edition-tracks = lunghezza dei tracciati
edition-income = Rendita Insediamenti in tutto
own-console-table-help =
    Scrivi il numero di una scelta, o la scelta stessa. Più scelte si separano con un punto.
    Una riga vuota prende l'unica scelta, finisce il turno, o mostra di nuovo l'elenco.

    undo           ritira l'ultima scelta fatta a questa console, con ciò che i bot hanno fatto dopo
    free           che cosa puoi fare prima o dopo la tua scelta
    more           elenca anche ciò che non si elenca subito
    why SCELTA     perché una scelta è rifiutata, o che cosa fa; SCELTA può essere un numero dell'elenco
    hint BOT       le scelte migliori che un bot vede per te, con i punti che prevede; BOT si può omettere
    reasons CHI    perché un bot ha scelto così: un giocatore, un numero del log, o senza CHI l'ultimo bot
    explain COSA   un numero dell'elenco, o un nome del tavolo; rules COSA fa lo stesso
    pay            fai l'ultima scelta rifiutata, con ciò che è stato proposto davanti
    table          tutto il tavolo
    pacts          quanto costano e che cosa danno i Patti in vetrina e quelli presi
    log N          le ultime N scelte
    save FILE      salva la partita; load FILE ne continua una salvata
    language en    cambia la lingua: en, it, pt
    quit           esci; prima puoi salvare
