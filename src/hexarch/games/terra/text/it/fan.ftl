# Fazioni dei fan: opzioni, nomi, abilità, azioni e rifiuti.

option-fan-factions = Aggiunge le fazioni dei fan, con i valori del regolamento del 2023. Condividono i colori delle altre fazioni; le fazioni di ghiaccio, di fuoco e variabili contano ciascuna come un solo colore.
option-fan-factions-2024 = Aggiunge le fazioni dei fan con i valori riequilibrati nel 2024.

# Ciò che più d'una ha in comune.

choice-swap = scambia i tuoi livelli nei culti { $one } e { $two }
decision-swap-cults = Scegli i due culti di cui scambi i livelli.
refusal-no_swap_due = Ora non hai livelli dei culti da scambiare.
refusal-tenth_space_taken = L'ultimo spazio nel culto { $cult_of } è occupato: questo scambio non è possibile.
unreadable-same_cult_twice = "{ $text }": indica due culti diversi.

# La prima parte del regolamento: dai Chash Dallah ai Viaggiatori del Tempo.

faction-djinni = Geni della Lampada
    .the = i Geni della Lampada
    .of = dei Geni della Lampada
    .from = dai Geni della Lampada
    .ability = Inizi allo spazio 2 di un culto a tua scelta, con 3 lampade magiche. Come azione spendi una lampada e scambi fra loro i livelli di due tuoi segnalini dei culti, senza ottenere Potere. Neppure così si entra nell'ultimo spazio di un culto che è occupato.
    .stronghold = Ogni volta che passi: 1 PV per ogni tuo sacerdote sul tabellone dei culti.
faction-time_travelers = Viaggiatori del Tempo
    .the = i Viaggiatori del Tempo
    .of = dei Viaggiatori del Tempo
    .from = dai Viaggiatori del Tempo
    .ability = Al posto della tessera Punteggio del turno in corso ottieni i punti di quella del turno precedente e di quella del turno successivo, di entrambe; i turni 1 e 6 sono vicini. La ricompensa dei culti è quella del turno in corso. Una vanga ti costa sempre 3 lavoratori.
    .stronghold = Un'azione speciale: sposta fino a 4 segnalini Potere dalla Polla I direttamente alla Polla III.

tile-ACTDJ = lampada magica
    .text = Per una lampada magica: scambia i livelli di due tuoi segnalini dei culti.
tile-ACTTT = balzo nel tempo
    .text = Una volta per turno: fino a 4 segnalini Potere passano dalla Polla I direttamente alla Polla III.

resource-lamp = lampade magiche
    .amount =
        { $n ->
            [one] { $n } lampada magica
           *[other] { $n } lampade magiche
        }

# La seconda parte: dai Goblin al Regno di Lava.
