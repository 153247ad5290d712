# The rules of expansions and variants in our own words, a chapter each.

manual-fire-ice = Fuoco e Ghiaccio
manual-fire-ice-text =
    Questa espansione aggiunge sei fazioni su tre tabelloni, una mappa e alcune tessere per il punteggio finale. Fazioni e punteggio finale si possono aggiungere separatamente.
    Ghiaccio: le Dame del Ghiaccio e gli Yeti vivono sul ghiaccio. Chi sceglie una di queste fazioni sceglie anche il terreno da cui comincia; dev'essere libero, e le fazioni che lo hanno come terreno patrio restano fuori dalla partita. Il terreno sotto le loro case diventa ghiaccio. Uno spazio del terreno di partenza diventa ghiaccio con una vanga; gli altri richiedono tante vanghe quanti sono i passi che li separano da quel terreno. Possono fermarsi a metà strada, e migliorare la Trasformazione costa loro un lavoratore in meno.
    Vulcano: gli Accoliti e i Signori dei Draghi non scavano mai. Ogni terreno a portata erutta in un solo passo e diventa vulcano. Gli Accoliti pagano 3 passi su un tracciato dei culti, o 4 se lo spazio è terreno patrio di un'altra fazione; i Signori dei Draghi tolgono dal gioco 1 segnalino Potere, oppure 2. Le vanghe che otterrebbero diventano passi nei culti o nuovi segnalini Potere. Un'eruzione non conta come vanga.
    Ghiaccio e vulcano non cambiano mai più: né con le vanghe, né con la tempesta di sabbia, né con un'eruzione.
    Terreno variabile: i Mutaforma scelgono come terreno patrio un qualsiasi terreno libero, e possono cambiarlo quando sorge la loro fortezza. Il Popolo dei Fiumi non trasforma nulla: sblocca i terreni con i sacerdoti e costruisce dove porta il fiume.
    Punteggio finale: all'inizio si estrae una di quattro tessere. Alla fine dà 18, 12 e 6 punti ai tre giocatori migliori in ciò che mostra, oltre ai culti e all'area più estesa.
manual-merchants = I Mercanti Navali
manual-merchants-text =
    Le navi portano merci lungo il fiume alle strutture degli altri giocatori. Ogni rifornimento frutta beni e punti e lascia un sigillo. Ogni fazione ha tre navi, un porto, un cantiere navale e 15 sigilli, e parte dai punti che le assegna la mappa.
    Preparazione: poste le prime case, ognuno a sua volta colloca il porto accanto a una propria casa sul fiume. Se nessuna si affaccia sul fiume, il porto aspetta la prima che vi sorgerà. Resta dov'è anche quando quella casa viene migliorata.
    Cantiere navale: un emporio sul fiume può diventare il cantiere navale. Dà subito ciò che mostra il Tabellone Fazione, per lo più un passo di Navigazione e una nave. Dal turno seguente porta una nave tra le entrate, e una volta per turno puoi pagarne un'altra. Il suo valore di Potere è 3, come quello di una fortezza.
    I canali della mappa uniscono due spazi fiume. Le navi li attraversano con un passo; la Navigazione no, e le terre sulle due sponde restano adiacenti.
    Nuove tessere Punteggio sostituiscono le vecchie. Ci sono anche nuove tessere Bonus, Favore e Città e tre azioni Potere in più: muovere le navi, costruire una nave, prendere una tessera Favore. Delle tessere Favore con un solo passo puoi averne una sola per culto.
manual-ships-text =
    Costruire: una nave nuova parte da uno spazio fiume accanto al tuo porto o al tuo cantiere navale. Le navi vengono dal cantiere, dalle azioni Potere, dalle tessere e dai bonus dei culti. Quando tutte e tre sono sulla mappa non se ne costruiscono altre.
    Muovere: una volta per turno il Tabellone Fazione ti lascia muovere le navi, una dopo l'altra. Azioni Potere e tessere lo permettono di nuovo. Ogni nave fa tanti passi quanto vale la tua Navigazione, e uno in più con 1 punto Potere. Un passo porta allo spazio fiume vicino, attraverso un canale, o sulla struttura di un avversario, dove la nave si ferma. Una struttura con un tuo sigillo è chiusa alle tue navi, e due tue navi non possono entrare nella stessa.
    Commerciare: quando tutte le navi hanno mosso, quelle sulle strutture le riforniscono, nell'ordine che preferisci. Una casa dà 1 punto e 1 lavoratore; un emporio 1 punto, 1 moneta e 2 punti Potere; un tempio 1 punto e, a scelta, 3 punti Potere o un passo in un culto; una fortezza 2 punti, 2 monete e un'azione Trasformare e costruire con una vanga gratuita; un santuario 2 punti e, a scelta, 2 passi in un culto o un sacerdote; un cantiere navale 2 punti e, a scelta, la nave resta sulla mappa o riusi l'azione di movimento.
    Collochi un sigillo sotto la struttura e la nave torna nella riserva. Il proprietario può prendere tanto Potere quanto vale la struttura, per un punto vittoria in meno.
    Le terre accanto a una tua nave sono a portata, per le vanghe e per le case. Invece di pagare una casa puoi convertirvi la nave. Nel punteggio finale le navi non collegano nulla.
manual-traders = I mercanti di Nani e Fachiri
manual-traders-text =
    Senza Navigazione, queste due fazioni hanno mercanti al posto delle navi, un magazzino al posto del porto e un mercato al posto del cantiere navale. Il magazzino può stare accanto a qualsiasi casa, e al mercato non serve il fiume.
    I mercanti camminano su terre e fiume, ma si fermano solo a terra. Si possono convertire in una casa sullo spazio dove stanno, senza bisogno di cunicoli o tappeti volanti.
    Ciò che agli altri dà un passo di Navigazione fa avanzare loro sul Tracciato Portata: i mercanti camminano più lontano, e più lontano portano cunicoli e tappeti.
manual-fan = Fazioni dei fan
manual-fan-text =
    Venti fazioni ideate da appassionati del gioco, con i valori del loro regolamento del 2023 o con quelli ribilanciati nel 2024. Condividono i terreni patri delle altre fazioni, e in una partita c'è al massimo una fazione per colore. Le fazioni del ghiaccio, del vulcano e a terreno variabile contano come un colore ciascuna, da qualunque scatola vengano.
    Ognuna comincia con 20 punti su ogni mappa. Leggi che cosa sa fare prima di sceglierla: molte hanno regole che non si trovano altrove, come lampade, una Cassaforte, ponti che si spostano o case sugli iceberg.
manual-war-and-faith-text =
    Un tempio costa 1 moneta in più per ogni tempio di un altro giocatore direttamente adiacente, pagata a quel giocatore.
    Una fortezza non può sorgere accanto a un'altra fortezza o a un santuario, di chiunque siano; lo stesso vale per un santuario. Gli spazi uniti da un ponte contano come adiacenti. Un ponte costruito dopo può unirli.
    Chi fonda una città ottiene subito 2 punti per ogni fortezza e santuario che ne fa parte.
manual-large-table = Sei e sette giocatori
manual-large-table-text =
    In sei si giocano cinque turni, in sette quattro, su ogni mappa e con ogni fazione. Ognuno lascia nella scatola alcune strutture e alcuni segnalini Potere; i posti di quelle strutture sono vuoti fin dall'inizio e portano entrate, ma per il resto non contano come costruite.
    Prima delle tessere Bonus ognuno prende una tessera Favore, i Maghi del Caos due. Un'azione Potere già usata si può ripetere con 1 punto Potere in più. Il sacerdote di un avversario in un ordine si può sostituire con uno dei propri: il proprietario viene pagato e quel sacerdote esce dal gioco.
    Finite le tessere Città, una città dà ancora 5 punti e ciò che la tua fazione riceve quando ne fonda una.
manual-variants = Piccole espansioni e altre varianti
manual-variants-text =
    Piccole espansioni: tre tipi di tessere Città in più, una tessera Bonus che dà punti per la Navigazione e una tessera Punteggio per i templi. Ciascuna si può aggiungere da sola.
    In cinque si può lasciare nella scatola 1 casa e 1 emporio a testa, come ai tavoli più grandi. Qualsiasi tavolo può permettere città senza tessera.
    Ordine di gioco: per il regolamento il turno seguente procede in senso orario da chi ha passato per primo; può anche seguire l'ordine in cui si è passato.
    Mappe: ogni fazione gioca su ogni mappa. Alcuni tavoli danno a ogni fazione i punti iniziali adatti alla mappa.
manual-beginnings = La scelta delle fazioni
manual-beginnings-text =
    Le fazioni possono essere fisse, come nella partita introduttiva; assegnate a caso; scelte tra quelle di un colore estratto; oppure scelte a giro.
    Asta: si mettono all'asta tante fazioni quanti sono i giocatori. Offri i punti con cui cominceresti, e chi ne offre di meno prende la fazione. Chi viene superato offre di nuovo.
    Asta segreta: ognuno scrive in segreto a quanti punti rinuncerebbe per ogni fazione. L'offerta più alta ottiene la sua fazione, poi la più alta di quelle rimaste.
manual-league = Regole stampate e regole della lega
manual-league-text =
    Le regole stampate sono quelle del regolamento. Nella lega le partite durano giorni, e alcune cose vi sono più agevoli.
    Al Potere tramite le strutture si può rispondere fino alla propria azione seguente, così nessuno aspetta. Le vanghe danno punti quando si ottengono. Con due vanghe la casa può stare su uno qualsiasi dei due spazi. Il Potere sacrificato si può conservare. Le monete possono diventare punti ogni volta che tocca a te.
    La lega usa anche le piccole espansioni, e il turno seguente segue l'ordine in cui si è passato.
