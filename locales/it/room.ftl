### Intorno a un solo tavolo: dove si gioca, ordine dei posti, scegliere tenendo premuto, e schermi.

ui-place = Dove giocate
ui-place-remote = Ognuno a casa sua
ui-place-room = Insieme in una stanza
ui-place-mixed = Alcuni in una stanza, altri a casa
ui-place-hint =
    { $place ->
        [room] Ognuno ha un telefono. I telefoni tacciono, i segreti si vedono solo tenendo premuto, e un telefono che dorme non è un’assenza.
        [mixed] Come a casa, ma i segreti si vedono solo tenendo premuto, e uno schermo nella stanza può mostrare il tavolo.
       *[remote] Ognuno gioca con il proprio dispositivo, ovunque sia.
    }

ui-sitting-order = Sedetevi come nella stanza
ui-sitting-order-how = Tocca i giocatori nell’ordine in cui siete seduti, in senso orario.
ui-sitting-order-next =
    { $left ->
        [one] Ancora uno da toccare
       *[other] Ancora { $left } da toccare
    }
ui-sitting-order-again = Ricomincia

ui-hold-to-choose = Tieni premuto per scegliere
ui-slide-to-choose = Scorri e lascia
ui-tap-to-choose = Tocca per scegliere
ui-choice-covered = Coperta
ui-choice-twice = Premi ancora per decidere

ui-phone-off = Un telefono si è spento
ui-phone-off-hint = Se resta spento per due minuti, più di metà di voi può decidere sul posto.

ui-displays = Schermi che mostrano il tavolo
ui-displays-hint = Una TV, un computer o un tablet nella stanza mostra ciò che tutti possono vedere, e nient’altro.
ui-display-add = Aggiungi uno schermo
ui-display-scan = Aprilo sullo schermo. Vale una volta sola, per dieci minuti.
ui-display-link = Copia il link
ui-display-copied = Copiato
ui-display-waiting = Link non ancora aperto
ui-display-nth = Schermo { $n }
ui-display-close = Chiudi
ui-display-close-of = Chiudi lo schermo { $n }
ui-display-full = Due schermi mostrano già questo tavolo.

ui-wifi = Mostra il Wi-Fi come codice QR
ui-wifi-hint = È disegnato su questo dispositivo, e niente viene inviato al server.
ui-wifi-name = Nome della rete
ui-wifi-password = Password
ui-wifi-qr = Codice QR del Wi-Fi

ui-screen-title = Il tavolo su uno schermo
ui-screen-here = Mostrare il tavolo su questo schermo?
ui-screen-here-hint = Mostra ciò che tutti possono vedere: nessun segreto, nessuna chat.
ui-screen-start = Mostralo qui
ui-screen-closed = Questo schermo non mostra più il tavolo. Chi ospita può aggiungerlo di nuovo.
ui-screen-join = Entra con un telefono
ui-screen-waiting =
    { $seats ->
        [0] Nessuno è ancora seduto qui.
        [one] Un giocatore è seduto qui.
       *[other] { $seats } giocatori sono seduti qui.
    }

table-display-opened = Il tavolo può essere mostrato su uno schermo.
table-display-closed = { $person-id } ha chiuso uno schermo che mostrava il tavolo.
table-no-display-here = Uno schermo mostra un tavolo dove almeno alcuni giocano nella stessa stanza.
table-too-many-displays = Due schermi mostrano già questo tavolo.
table-no-such-display = Quello schermo è già chiuso.
table-only-shows = Uno schermo che mostra il tavolo non può farlo.
table-display-shown = Uno schermo ora mostra il tavolo.
