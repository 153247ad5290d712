# Quello che dice ogni gioco semplice (hexarch.kernel.plain).

refusal-over = La partita è finita.
refusal-not_asked = Ora non hai nulla da decidere.
refusal-unknown_value = { $value } non si può scegliere per { $field }.
refusal-wrong_number_of_players = Il gioco è per { $fewest }-{ $most } giocatori, non per { $players }.
rule-setup = Preparazione della partita
plain-hidden = { $who } sceglie in segreto.
