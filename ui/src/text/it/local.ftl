# Partite su questo dispositivo.

local-text = Queste partite sono conservate solo in questo browser. Le regole girano sul tuo dispositivo: una volta caricate non serve la rete, e una partita continua anche dopo aver chiuso la pagina.
local-new = Nuova partita su questo dispositivo
local-player = Giocatore { $n }
local-empty = Su questo dispositivo non c'è ancora nessuna partita.
local-import = Apri un file
local-export = Salva come file
local-ledger = Registro
local-forget = Elimina
local-forget-ask = Eliminare «{ $title }»?
local-forget-text = La partita va persa per sempre, a meno che tu non l'abbia salvata come file.
local-loading = Carico le regole sul dispositivo
local-loading-text = Circa 7 MB, solo la prima volta.
local-starting = Avvio…
local-failed = Non è stato possibile caricare le regole. Una volta caricate restano su questo dispositivo; la prima volta serve un collegamento con il server.
local-again = Riprova
local-missing = Su questo dispositivo non c'è questa partita.
local-no-store = Questo browser non permette alla pagina di conservare partite. In una finestra privata vanno perse quando la chiudi.
local-no-replace = In una partita su questo dispositivo tutti continuano a giocare allo stesso schermo.
