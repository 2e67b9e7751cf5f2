## What may be reported, and what is decided about it

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

sanction-none = Non è stato deciso nulla contro nessuno.
sanction-warn = Un avvertimento.
sanction-mute-15 = Niente messaggi per un quarto d’ora.
sanction-mute = Niente messaggi.
sanction-ban-open = Nessun posto ai tavoli aperti.
sanction-ban = Nessun posto a nessun tavolo.

sanction-scope-table = Vale a questo tavolo.
sanction-scope-server = Vale in tutta la casa.
sanction-objection = Se non sei d’accordo, opponiti: qualcun altro decide di nuovo, e allora è definitivo.

server-banned = Qui non puoi sederti. Tra le tue segnalazioni puoi leggere perché, e opporti.
server-kept-from-sitting = Per ora chi ospita non ti lascia sedere a questo tavolo. Puoi guardare.
