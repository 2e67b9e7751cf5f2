## Perché chi sta intorno al tavolo non può fare qualcosa

table-seated-already = Hai già un posto a questo tavolo.
table-not-seated = Tocca solo a chi siede al tavolo.
table-no-such-place = Questo tavolo non ha un posto così.
table-host-only = Lo decide chi ospita.
table-game-running = Non mentre si gioca.
table-nothing-chosen = Chi ospita non ha ancora scelto un gioco.
table-not-ready =
    { $waiting-count ->
        [one] Manca ancora una persona.
       *[other] Mancano ancora { $waiting-count } persone.
    }
table-cannot-start = Così la partita non si può giocare.
table-no-bot = Questo riguarda le persone; i bot li porta chi ospita.
table-full = Intorno a questo tavolo non c’è più spazio.
table-no-game = Non si sta giocando: basta sedersi.
table-not-everybody = Un ordine dei posti nomina una volta sola chiunque sieda al tavolo.
table-bots-place = Lì siede un bot finché chi ospita non lo manda via.
table-seat-claimed-already = L’hai già detto; ora devono rispondere gli altri al tavolo.
table-no-seat-claim = Nessuno qui chiede quel posto.
table-vouched-already = La tua parola vale una volta, ed è già stata sentita.
table-no-voice = Di questo posto decidono gli altri.
table-owner-here = Chi ha questo posto è in linea, o lo era un attimo fa. Ora non può averlo nessun altro.
table-not-here = In questo momento non è al tavolo.
table-standing-in = Fai le veci di qualcuno: non puoi dare via un posto che non è tuo.
table-offered-already = Hai già offerto il tuo posto; ora tocca all’altra persona rispondere.
table-no-offer = Nessuno offre quel posto.
table-not-kept-out = Nessuno le impedisce di sedersi.
table-waiting-already = Sei già in lista per la prossima partita.
table-not-waiting = Non aspettavi la prossima partita.
table-table-changed = Nel frattempo sono cambiati il gioco o i posti: guarda di nuovo.
table-deal-under-way = Si stanno distribuendo i ruoli; aspetta un attimo.
table-no-deal = Non è in corso una distribuzione così.
table-not-committed = Il tuo dispositivo non aveva promesso niente per questa distribuzione.
table-revealed-already = Il tuo dispositivo ha già mostrato il suo numero.
table-does-not-fit = Non è il numero che il tuo dispositivo aveva promesso.

## Che cosa non va nella scelta di un gioco qualsiasi

table-e-game = Questa casa non ha quel gioco.
table-e-clock = Un orologio corre al massimo per due settimane.
table-e-options = Il gioco non sa che cosa fare di queste opzioni.
table-e-preset = Non c’è un tavolo già pronto con quel nome.
table-f-preset = Il tavolo già pronto segue il numero dei giocatori: alcuni ruoli o regole sono cambiati.

## Che cosa succede intorno al tavolo

table-sat = { $person-id } si siede.
table-risen = { $person-id } si alza.
table-reseated = Ci si siede in un ordine nuovo.
table-handed-over = Adesso ospita { $to }.
table-arranged = Chi ospita ha cambiato le regole della casa per questo tavolo.
table-chosen = Chi ospita ha scelto a che cosa si gioca.
table-fitted = In questo numero, quel che si gioca è stato adattato.
table-agreed = { $person-id } è a posto.
table-waited = { $person-id } vuole ancora un momento.
table-deal-opened = Si distribuisce la partita { $number }.
table-number-revealed = Il dispositivo di { $person-id } ha aggiunto il suo numero alla distribuzione.
table-deal-broken =
    { $shown ->
        [0] La distribuzione della partita { $number } è stata interrotta prima che si mostrasse un numero.
       *[other] La distribuzione della partita { $number } è stata interrotta quando già si erano mostrati dei numeri.
    }
table-begun = Comincia la partita { $number }.
table-finished = La partita { $number } è finita.
table-seat-claimed =
    { $wait ->
        [0] { $by } dice: il posto di { $of } è mio.
       *[other] { $by } dice: il posto di { $of } è mio. Decidono gli altri, se { $of } resta assente per { $wait } secondi.
    }
table-vouched = { $person-id } garantisce per { $by }.
table-denied = { $person-id } non crede a { $by }.
table-seat-claim-lapsed = La richiesta di { $by } cade.
table-replaced = { $by } prende il posto di { $person-id }.
table-seat-offered = { $person-id } offre il proprio posto a { $to }.
table-offer-ended = { $person-id } tiene il posto.
table-kept-out = Per stasera chi ospita non lascia sedere { $person-id }.
table-allowed-to-sit = { $person-id } può sedersi di nuovo.
table-queued = { $person-id } entra nella prossima partita.
table-unqueued = { $person-id } non entra nella prossima partita.
