# The rules in our own words, a chapter each; a title that is missing here is that of the rule that refuses.

manual-goal = Di che cosa si tratta
manual-goal-text =
    Ogni giocatore guida una fazione che può vivere su un solo tipo di terreno. Trasformi le terre attorno a te nel tuo terreno patrio, vi costruisci e migliori ciò che hai costruito.
    La partita dura sei turni (cinque in sei giocatori, quattro in sette). I punti vittoria vengono dalle costruzioni durante i turni, dai culti e, alla fine, dall'area più estesa di strutture collegate. Vince chi ha più punti.
manual-setup-text =
    Nella partita introduttiva tutto è disposto come nel regolamento. Altrimenti si estraggono o scelgono tessere Punteggio, tessere Bonus e fazioni; poi ognuno pone due case sul terreno patrio, una alla volta, in ordine di gioco e poi in ordine inverso, e prende una tessera Bonus, cominciando dall'ultimo giocatore.
    Ognuno comincia con 20 punti.
manual-round = Un turno: entrate, azioni, bonus dei culti
manual-round-text =
    Ogni turno comincia con le entrate: guarda gli spazi vuoti del tuo Tabellone Fazione, ognuno mostra ciò che porta. Le case portano lavoratori, gli empori monete e Potere, i templi sacerdoti. La tessera Bonus e alcune tessere Favore vi si aggiungono.
    Poi i giocatori agiscono a giro, un'azione alla volta, finché tutti hanno passato. Chi passa per primo comincia il turno seguente.
    Quando tutti hanno passato, la tessera Punteggio del turno assegna il suo bonus dei culti, gli spazi azione si liberano e su ogni tessera Bonus rimasta si mette una moneta. Dopo il sesto turno si fa invece il punteggio finale.
manual-turn-text =
    Quando tocca a te compi una sola azione, oppure passi. Le azioni sono: trasformare e costruire; migliorare la Navigazione; migliorare la Trasformazione; migliorare una struttura; inviare un sacerdote presso un ordine; un'azione Potere; un'azione speciale.
    Prima e dopo puoi convertire risorse quanto vuoi.
manual-transform-text =
    I sette terreni stanno in cerchio sul Tabellone Fazione. Una vanga sposta uno spazio di un passo lungo il cerchio verso il terreno patrio; i terreni più lontani ne richiedono tre.
    Puoi trasformare solo uno spazio raggiungibile: accanto a una tua struttura, oltre il fiume quanto permette la Navigazione, o al di là di un ponte. Gli spazi con una struttura restano come sono.
manual-dig-text =
    Le vanghe si ottengono dai lavoratori: 3 per ciascuna all'inizio, poi 2 o 1 migliorando la Trasformazione. Vengono anche dalle azioni Potere, da una tessera Bonus e dai bonus dei culti.
    Le vanghe si usano subito; con quelle di un'azione puoi poi costruire una casa su uno degli spazi trasformati.
manual-build-text =
    Una struttura nuova è sempre una casa, sul terreno patrio e a portata. Costa un lavoratore e alcune monete, come dice il Tabellone Fazione, e vi lascia uno spazio vuoto che porta entrate dal turno seguente.
    Ai vicini si offre Potere: vedi «Potere tramite le strutture».
manual-upgrade-text =
    Una casa diventa un emporio; un emporio diventa un tempio o la fortezza; un tempio diventa il santuario. Il pezzo sostituito torna sul Tabellone Fazione e ne copre di nuovo l'entrata.
    Un emporio costa la metà delle monete se accanto c'è la struttura di un vicino. Tempio e santuario danno subito una tessera Favore.
manual-leech-text =
    Quando qualcuno costruisce o migliora, chi ha strutture accanto a quello spazio può prendere Potere: quanto valgono insieme (casa 1, emporio e tempio 2, fortezza e santuario 3). Costa un punto vittoria in meno del Potere preso, perciò 1 punto Potere è gratis.
    Costruire accanto agli altri dunque li aiuta, e le loro costruzioni aiutano te. Fra giocatori si dice spesso «leech».
manual-power-text =
    I segnalini Potere stanno in tre Polle. Il Potere ottenuto sposta segnalini dalla Polla I alla II e, quando la I è vuota, dalla II alla III. Si spendono solo quelli della Polla III, che tornano nella I.
    Con il Potere si pagano gli spazi azione sul bordo del tabellone. Ognuno si può usare una volta per turno, da chi arriva primo.
manual-burn-text =
    Puoi spostare subito un segnalino dalla Polla II alla III togliendo dal gioco un altro segnalino della Polla II. È Potere subito, e meno Potere per il resto della partita.
manual-conversions-text =
    Quando tocca a te il Potere può diventare risorse: 5 punti Potere un sacerdote, 3 punti un lavoratore, 1 punto una moneta. Un sacerdote può diventare un lavoratore, un lavoratore una moneta. Non si torna indietro.
manual-advance-text =
    Un sacerdote e alcune monete migliorano la Navigazione: si raggiungono spazi oltre più spazi di fiume. Un sacerdote, lavoratori e monete migliorano la Trasformazione: le vanghe costano meno. Entrambe danno subito punti vittoria.
manual-send-text =
    Un sacerdote inviato presso l'ordine di un culto ti fa avanzare sul suo tracciato: 3 passi per il primo spazio, 2 per gli altri. Resta lì. Senza spazio, o se lo rivuoi nella riserva, porta 1 passo.
manual-cults-text =
    I culti sono quattro: Fuoco, Acqua, Terra e Aria. I passi vengono da sacerdoti, tessere Favore e alcune azioni. Salendo si ottiene Potere agli spazi 3, 5, 7 e 10.
    Alla fine dei primi cinque turni la tessera Punteggio premia chi è abbastanza avanti nel suo culto. A fine partita i tre più avanti su ogni tracciato ottengono 8, 4 e 2 punti. L'ultimo spazio richiede la chiave di una città e accoglie un solo giocatore.
manual-favor-text =
    Una tessera Favore ti fa avanzare in un culto e poi aiuta per il resto della partita: entrate, punti per ciò che costruisci, città più piccole, un'azione. Non se ne possono avere due uguali.
manual-towns-text =
    Almeno quattro tue strutture adiacenti con valore di Potere complessivo 7 fondano una città; con un santuario ne bastano tre. I ponti uniscono gli spazi anche per questo. Scegli subito una tessera Città: dà punti, una ricompensa immediata e una chiave.
    Le strutture costruite più tardi accanto alla città ne fanno parte.
manual-bridge-text =
    Un ponte unisce due spazi terreno separati dal fiume, vertice contro vertice. Da allora contano come adiacenti per costruire, per le città e per l'area più estesa. Ne hai tre.
manual-special-text =
    Gli ottagoni sul Tabellone Fazione, sulla tessera Bonus o sulle tessere Favore sono azioni tue: ognuna si può usare una volta per turno. Le fortezze ne portano spesso una.
manual-pass-text =
    Quando non vuoi più agire, passi: restituisci la tessera Bonus, ottieni i punti che essa e alcune tessere danno a chi passa e ne prendi un'altra con le monete che vi stanno sopra. Sei fuori dal turno; chi passa per primo comincia il seguente. Nell'ultimo turno non si prende nessuna tessera.
manual-scoring = Punteggio finale
manual-scoring-text =
    Si conta l'area più estesa di ogni giocatore: strutture che si raggiungono tra loro. Le tre più grandi valgono 18, 12 e 6 punti. I tre più avanti in ogni culto ottengono 8, 4 e 2 punti. Ciò che resta diventa monete, e 3 monete valgono 1 punto.
manual-factions-text =
    Ogni fazione ha un terreno patrio, un'abilità fin dall'inizio e un'altra quando sorge la sua fortezza.
manual-expansions = Espansioni e varianti
manual-expansions-text =
    Ciò che si può aggiungere al gioco base quando si apre un tavolo.
manual-bonus = Tessere Bonus
manual-bonus-text =
    Ognuno ne tiene una, per un turno alla volta.
manual-town = Tessere Città
manual-town-text =
    Si prendono quando si fonda una città.
manual-scoring-tiles = Tessere Punteggio
manual-scoring-tiles-text =
    Una per turno: punti per un tipo di azione e un bonus dei culti alla fine.
manual-actions = Spazi azione
manual-actions-text =
    Le azioni Potere e quelle delle fazioni.
large-table =
    { $n ->
        [6] Sei giocatori
       *[other] Sette giocatori
    }
large-table-text =
    { $n ->
        [6] Si estraggono cinque tessere Punteggio; le tre escluse sono di culti diversi. Si usano tutte e nove le tessere Bonus. Ogni tessera Favore da 3 passi può essere presa due volte, e il primo a prenderla guadagna 3 punti Potere.
       *[other] Si estraggono quattro tessere Punteggio, una delle due di ogni culto. Si usano tutte e nove le tessere Bonus, e quelle avanzate ricevono 2 monete. Ogni tessera Favore da 3 passi può essere presa tre volte: la prima volta porta 5 punti Potere, la seconda 3.
    } Un tuo sacerdote può sostituire quello di un altro in un ordine pagandogli tante monete quanti sono i passi dello spazio. Una città senza tessera dà 5 PV e nessuna chiave.
