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
