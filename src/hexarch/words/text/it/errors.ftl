# Quello che in nessun gioco si può leggere: comandi e partite salvate.

unreadable-unreadable = "{ $text }" non è un comando.
unreadable-no_such_seat = "{ $text }": in questa partita non c'è quel posto.
unreadable-one_command = "{ $text }": qui dai un comando alla volta.
unreadable-empty = Non hai scritto nulla.
unreadable-too_long = "{ $text }": è troppo lungo.
unreadable-not_printable = { $text }: contiene caratteri che non si possono mostrare.
ambiguous = "{ $text }" si può leggere in più modi: { $readings }.
save-too_large = La partita salvata è troppo grande.
save-not_json = Questa non è una partita salvata: il testo non si può leggere.
save-foreign = Questa non è una partita salvata di un gioco che si gioca qui.
save-version = La partita è stata salvata da un'altra versione del programma.
save-changed = La partita salvata è stata tagliata o modificata dopo la scrittura.
save-malformed = La partita salvata è danneggiata: qualcosa manca o non è come dovrebbe.
save-setup = La partita di questo file non si può preparare. { $why }
save-choice = La scelta { $number } della partita salvata non si può giocare. { $why }
or = { " oppure " }
nothing = niente
