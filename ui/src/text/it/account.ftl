# Chi sono.

account-title = Tu
account-name = Nome
account-renamed = Da ora in poi ai tavoli si usa il tuo nuovo nome.
account-devices = Altri dispositivi
account-link-text = Un link privato apre questa pagina come te, su qualsiasi dispositivo. Tienilo per te. Crearne uno nuovo chiude il vecchio.
account-link-make = Crea un link privato
account-link-made = Ecco il tuo link. Viene mostrato solo adesso.
account-link-label = Link privato
account-sign = Accesso
account-passkey = Passkey
account-passkey-text =
    { $n ->
        [0] Accedi con il tuo dispositivo invece che con una password. Non hai ancora una passkey.
        [one] Accedi con il tuo dispositivo invece che con una password. Hai una passkey.
       *[other] Accedi con il tuo dispositivo invece che con una password. Hai { $n } passkey.
    }
account-passkey-make = Crea una passkey
account-passkey-made = La passkey è pronta. La prossima volta potrai accedere con quella.
account-passkey-no = Le passkey richiedono una connessione sicura (https, oppure localhost), un indirizzo con un nome al posto dei numeri e un browser che le conosca.
account-password = Password
account-password-text = Con un nome utente e una password puoi tornare da qualsiasi luogo.
account-user = Nome utente
account-password-label = Password
account-password-hint = Almeno 8 caratteri.
account-password-set = Imposta la password
account-made = Ora puoi accedere con il nome utente e la password.
account-password-change = Cambia la password
account-password-old = Vecchia password
account-password-new = Nuova password
account-password-changed = La password è cambiata. Sugli altri dispositivi bisogna accedere di nuovo.
account-leave = Esci
account-left = Uscita effettuata.
account-leave-safe = Puoi tornare con la password o la passkey.
account-leave-guest = Senza un link privato, una password o una passkey non puoi tornare alle tue partite.

enter-guest = È la prima volta?
enter-guest-text = Basta un nome.
enter-guest-go = Entra
enter-known = Di nuovo qui?
enter-passkey = Accedi con una passkey
enter-go = Accedi
enter-link-hint = Puoi anche aprire il tuo link privato.
key-failed = Questo link non si apre
account-ways = Dispositivi, link e passkey con cui hai effettuato l'accesso
account-before = Prima, in questo browser, eri { $name }.
account-back = Torna a essere { $name }
account-licences = Licenze dei programmi contenuti in questa pagina

devices-title = Dove hai effettuato l'accesso
devices-text = Da quel momento ciò che elimini non fa più entrare nessuno, su nessun dispositivo.
devices-sessions = Browser
devices-links = Link privati
devices-passkeys = Passkey
devices-no-sessions = Nessun browser ha effettuato l'accesso.
devices-no-links = Non hai link privati.
devices-no-passkeys = Non hai passkey.
devices-unknown = Browser sconosciuto
devices-link = Link privato
devices-passkey = Passkey
devices-how-name = entrato con un nome
devices-how-link = entrato con un link privato
devices-how-password = entrato con una password
devices-how-passkey = entrato con una passkey
devices-used = ultimo uso: { $when }
devices-never = mai usato
devices-made = creato: { $when }
devices-here = Questo browser
devices-remove-session = Disconnetti
devices-remove-link = Elimina
devices-remove-passkey = Elimina
devices-removed-session = Quel browser è stato disconnesso.
devices-removed-link = Il link non funziona più e i browser entrati con esso sono stati disconnessi.
devices-removed-passkey = La passkey non funziona più e i browser entrati con essa sono stati disconnessi.
devices-to-account = Torna alla tua pagina

key-other = Questo è il link privato di { $name }
key-other-text = In questo browser sei { $mine }. Se prosegui, qui sarai { $name }. Se qualcuno ti ha mandato questo link per invitarti a una partita, non proseguire.
key-other-back = { $mine } non va perso: nella pagina «Tu» si trova come tornare indietro.
key-stay = Resta { $mine }
key-become = Prosegui come { $name }
