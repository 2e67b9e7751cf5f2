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

ui-reveal = Come si rivelano i ruoli
ui-reveal-silent = In silenzio, ognuno sul telefono
ui-reveal-eyes = A occhi chiusi, con un narratore
ui-reveal-narrated = Con un narratore, ognuno sul telefono
ui-reveal-hint =
    { $style ->
        [eyes] Prima ognuno guarda il proprio ruolo. Poi uno schermo nella stanza, o un telefono, legge chi apre gli occhi, come con le carte. Più tardi anche i telefoni mostrano ciò che dovevi vedere: i bot non alzano il pollice.
        [narrated] Uno schermo nella stanza, o un telefono, dice a tutti quando guardare la carta.
       *[silent] Ognuno guarda la propria carta quando vuole.
    }
ui-reveal-language = Lingua del narratore
ui-reveal-language-own = Quella dello schermo
ui-reveal-captions = Seconda lingua dei sottotitoli
ui-reveal-captions-none = Nessuna
ui-reveal-speed = Velocità del narratore
ui-reveal-speed-slow = Lenta
ui-reveal-speed-normal = Normale
ui-reveal-speed-quick = Rapida
ui-reveal-before =
    { $style ->
        [eyes] Guardate la vostra carta, poi posate il telefono.
       *[narrated] Prendete i telefoni.
    }
ui-reveal-in =
    { $seconds ->
        [one] Il narratore comincia tra un secondo.
       *[other] Il narratore comincia tra { $seconds } secondi.
    }
ui-reveal-start = Comincia ora
ui-reveal-pause = Pausa
ui-reveal-go-on = Continua
ui-reveal-repeat = Ripeti
ui-reveal-slower = Più lento
ui-reveal-next = Frase seguente
ui-reveal-again = Di nuovo
ui-reveal-touch = Tocca qui per il suono
ui-reveal-know = Conosco il mio ruolo
ui-reveal-closed = Posa il telefono a faccia in giù, e chiudi gli occhi quando lo dice il narratore.
ui-reveal-card = Rivedi il mio ruolo

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

ui-phone-guests = Qualcuno non ha il telefono
ui-phone-guests-hint = Gioca su questo telefono, dietro un sipario. Tutti vedono chi lo fa. Ciò che si conserva di queste persone è affidato a te: puoi cancellarlo.
ui-phone-guest-name = Il suo nome
ui-phone-guest-add = Fai giocare su questo telefono
ui-phone-guest-sit = Si siede
ui-phone-guest-sit-of = { $name } si siede
ui-phone-guest-forget = Cancella
ui-phone-guest-forget-of = Cancella { $name }
ui-phone-pass = Passa il telefono
ui-phone-who = Chi ha in mano il telefono?
ui-phone-who-hint = Premi il tuo nome quando nessun altro vede lo schermo.
ui-on-phone-of = sul telefono di { $name }

table-phone-shared = { $person-id } gioca sul telefono di { $owner }.
table-no-shared-phone = Chi non ha il telefono siede accanto a chi lo possiede, nella stessa stanza.
table-phone-full = Su questo telefono non può giocare nessun altro.
server-only-sits = Chi gioca sul telefono di un altro si siede prima di una partita.
