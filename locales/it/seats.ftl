## Perché chi sta intorno al tavolo non può fare qualcosa

table-seated-already = Hai già un posto a questo tavolo.
table-not-seated = Può farlo solo chi ha un posto al tavolo.
table-no-such-place = Questo tavolo non ha quel posto.
table-host-only = Può farlo solo l’host.
table-game-running = Non durante una partita.
table-nothing-chosen = L’host non ha ancora scelto un gioco.
table-not-ready =
    { $waiting-count ->
        [one] Manca ancora una persona.
       *[other] Mancano ancora { $waiting-count } persone.
    }
table-cannot-start = Così la partita non può iniziare.
table-no-bot = Vale solo per le persone; i bot li aggiunge e li toglie l’host.
table-full = Questo tavolo è al completo.
table-no-game = Non si sta giocando: basta sedersi.
table-not-everybody = L’ordine dei posti deve nominare ogni persona al tavolo una volta sola.
table-bots-place = Lì siede un bot finché l’host non lo toglie.
table-seat-claimed-already = L’hai già chiesto; ora decidono gli altri.
table-no-seat-claim = Nessuno qui chiede quel posto.
table-vouched-already = Hai già risposto.
table-no-voice = Di questo posto decidono gli altri.
table-owner-here = Il titolare di questo posto è in linea, o lo era un attimo fa. Ora non può prenderlo nessun altro.
table-not-here = In questo momento non è al tavolo.
table-standing-in = Stai sostituendo qualcuno: non puoi dare via il suo posto.
table-offered-already = Hai già offerto il tuo posto; ora decide l’altra persona.
table-no-such-figure = Con queste regole non è in gioco.
table-figure-taken = L’ha già scelto { $by }.
table-colour-taken = { $by } ne ha uno dello stesso colore.
table-no-figure = Non hai espresso nessun desiderio.
table-no-offer = Nessuno offre quel posto.
table-not-kept-out = Può già sedersi.
table-waiting-already = Sei già in lista per la prossima partita.
table-not-waiting = Non eri in lista per la prossima partita.
table-table-changed = Il gioco o i posti sono appena cambiati. Controlla di nuovo.
table-deal-under-way = Distribuzione in corso. Aspetta un attimo.
table-no-deal = Questa distribuzione non è in corso.
table-not-committed = Il tuo dispositivo non si era impegnato per questa distribuzione.
table-revealed-already = Il tuo dispositivo ha già rivelato il suo numero.
table-does-not-fit = Questo numero non corrisponde all’impegno del tuo dispositivo.

## Che cosa non va nella scelta di un gioco qualsiasi

table-e-game = Questo server non ha quel gioco.
table-e-clock = Un orologio può durare al massimo due settimane.
table-e-options = Queste opzioni non vanno bene insieme.
table-e-preset = Non c’è una preimpostazione con quel nome.
table-f-preset = La preimpostazione si adatta al numero dei giocatori: alcuni ruoli o regole sono cambiati.

## Che cosa succede intorno al tavolo

table-sat = { $person-id } si siede.
table-risen = { $person-id } lascia il posto.
table-reseated = I posti sono stati mescolati.
table-handed-over = Ora l’host è { $to }.
table-arranged = L’host ha cambiato le impostazioni del tavolo.
table-chosen = L’host ha scelto il gioco.
table-fitted = Il gioco è stato adattato al numero dei giocatori.
table-agreed = { $person-id } è a posto.
table-waited = { $person-id } vuole ancora un momento.
table-deal-opened = Si distribuisce la partita { $number }.
table-number-revealed = Il dispositivo di { $person-id } ha aggiunto il suo numero alla distribuzione.
table-deal-broken =
    { $shown ->
        [0] La distribuzione della partita { $number } è stata annullata prima che si rivelasse un numero.
       *[other] La distribuzione della partita { $number } è stata annullata quando già si erano rivelati dei numeri.
    }
table-begun = Inizia la partita { $number }.
table-finished = La partita { $number } è finita.
table-seat-claimed =
    { $wait ->
        [0] { $by } dice: il posto di { $of } è mio.
       *[other] { $by } dice: il posto di { $of } è mio. Decidono gli altri, se { $of } resta assente per { $wait } secondi.
    }
table-vouched = { $person-id } conferma: { $by } ha ragione.
table-denied = { $person-id } non è d’accordo con { $by }.
table-seat-claim-lapsed = { $by } non ottiene il posto.
table-replaced = { $by } prende il posto di { $person-id }.
table-seat-offered = { $person-id } offre il proprio posto a { $to }.
table-offer-ended = { $person-id } tiene il posto.
table-figure-wished = { $person-id } ha scelto chi vuole essere.
table-figure-dropped = Per { $person-id } decide la sorte.
table-kept-out = Per stasera l’host non lascia sedere { $person-id }.
table-allowed-to-sit = { $person-id } può sedersi di nuovo.
table-queued = { $person-id } gioca la prossima partita.
table-unqueued = { $person-id } non gioca la prossima partita.
