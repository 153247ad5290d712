# Profili e opzioni: che cosa fa ciascuna quando è attiva.

profile-rulebook = Le regole stampate: il Potere tramite le strutture si prende o si rifiuta subito, in ordine.
profile-league = Le regole dei campionati in rete: al Potere si risponde fino alla propria azione successiva, con le piccole espansioni.

option-strict-leech = Alle offerte di Potere si risponde in ordine e prima di convertire qualsiasi cosa.
option-variable-turn-order = L'ordine in cui si passa è l'ordine di gioco del turno successivo.
option-mini-expansion-1 = Tre tipi di tessere Città in più: TW6, TW7 e TW8.
option-shipping-bonus = Una tessera Bonus in più: BON10, punti per la Navigazione.
option-temple-scoring-tile = Una tessera Punteggio in più: SCORE9, punti per i templi.
option-maintain-player-order = I giocatori siedono nell'ordine in cui sono elencati.
option-email-notify = Conservata dai registri delle partite in rete; non cambia nulla.
option-loose-dig = Vecchie regole per le vanghe: a quelle comprate si può rinunciare, e un esagono può restare a metà con vanghe in mano.
option-loose-multi-spade = In un'azione più esagoni possono restare lontani dal terreno patrio.
option-loose-bridge-adjacency = Un ponte non deve toccare una propria struttura.
option-loose-done = La seconda azione di un turno doppio si può tralasciare.
option-manual-fav5 = Un indicatore che aspetta una chiave non sale da solo quando la chiave arriva nello stesso turno.
option-deferred-leech = Alle offerte di Potere si risponde in qualsiasi momento prima della propria azione successiva; intanto il gioco prosegue.
option-leech-from-first-player = Alle offerte di Potere si risponde a partire da chi siede a sinistra del giocatore iniziale, non di chi costruisce.
option-spade-vp-when-gained = Le vanghe danno punti quando si ottengono; altrimenti quando si usano.
option-early-spade-tile = La tessera Punteggio delle vanghe non esce nei turni 5 e 6.
option-dwelling-on-any-hex = Con vanghe per più esagoni la casa può stare su uno qualsiasi di essi, non solo sul primo.
option-spades-in-any-order = Un esagono può restare lontano dal terreno patrio prima di cominciarne un altro.
option-transform-anywhere = Un esagono si può trasformare in qualsiasi terreno, non solo verso il terreno patrio.
option-bought-spades-must-be-used = Alle vanghe comprate non si può rinunciare.
option-burn-any-time = Il Potere si può sacrificare anche senza usarlo subito.
option-priest-to-coin = Un sacerdote può diventare direttamente una moneta.
option-coins-to-vp-any-time = Le monete possono diventare punti vittoria in ogni proprio turno, non solo a fine partita.
option-convert-inside-action = Le conversioni sono permesse anche fra le parti di un'azione.
option-bridges-may-double = Due ponti possono stare nello stesso posto.
option-last-player-may-wait = L'ultimo giocatore rimasto in un turno può scegliere più tardi passi nei culti, tessere Favore e tessere Città.
option-strict-chaosmagician-sh = I Maghi del Caos che passano come prima azione di un turno doppio perdono la seconda.
option-strict-darkling-sh = Gli Oscuri ordinano i lavoratori nel turno in cui costruiscono la fortezza, o mai più.
option-errata-cultist-power = I Cultisti guadagnano 1 punto Potere quando tutti gli avversari che potevano prendere Potere rifiutano.
option-loose-cultist-ordering = Nessuno aspetta i Cultisti prima di entrare nell'ultimo spazio di un culto.
option-giants-transform-to-any = I Giganti possono trasformare un esagono anche in terreni diversi dalle lande desolate.
option-halflings-may-buy-more-spades = I Mezzuomini possono comprare vanghe oltre alle tre della fortezza.
option-river-town-in-any-turn = Le Sirene possono fondare una città attraverso uno spazio fiume in ogni proprio turno, anche prima di un'azione.
