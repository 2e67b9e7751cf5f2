## Reasons of reports, and sanctions

report-insult = Insulti
report-hate = Odio contro un gruppo di persone
report-threat = Minacce
report-harassment = Molestie
report-sexual = Contenuti sessuali
report-spam = Messaggi indesiderati
report-cheating = Gioco scorretto
report-private-data = Dati privati di qualcuno
report-name = Un nome offensivo
report-danger = La vita di qualcuno è in pericolo
report-other = Altro

sanction-none = Nessun provvedimento.
sanction-warn = Un avvertimento.
sanction-mute-15 = Niente messaggi per 15 minuti.
sanction-mute = Niente messaggi.
sanction-ban-open = Esclusione dai tavoli aperti.
sanction-ban = Esclusione da tutti i tavoli.

sanction-scope-table = A questo tavolo.
sanction-scope-server = Su tutto il server.
sanction-objection = Se non sei d’accordo, opponiti: qualcun altro decide di nuovo, e allora è definitivo.

server-banned = Qui non puoi sederti. In «Segnalazioni e decisioni» puoi leggere perché, e opporti.
server-kept-from-sitting = Per ora l’host non ti lascia sedere a questo tavolo. Puoi guardare.
