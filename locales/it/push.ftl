### Avvisi del browser mentre nessuna pagina è aperta: un testo per ogni tipo, lo stesso per tutti quelli che lo ricevono.

push-turn = Una partita lenta è andata avanti. Guarda se tocca a te.
    .title = Il tuo tavolo aspetta
push-join-request = Qualcuno chiede di entrare al tuo tavolo.
    .title = Qualcuno vorrebbe unirsi
push-invitation = Qualcuno del tuo gruppo ti invita alla prossima partita. Il tuo tavolo è aperto.
    .title = Il tuo gruppo vuole giocare
