# Fazioni dei fan: opzioni, nomi, abilità, azioni e rifiuti.

option-fan-factions = Aggiunge le fazioni dei fan, con i valori del regolamento del 2023. Condividono i colori delle altre fazioni; le fazioni di ghiaccio, di fuoco e variabili contano ciascuna come un solo colore.
option-fan-factions-2024 = Aggiunge le fazioni dei fan con i valori riequilibrati nel 2024.
