## Perché chi sta intorno al tavolo non può fare qualcosa

company-seated-already = Hai già un posto a questo tavolo.
company-not-seated = Tocca solo a chi siede al tavolo.
company-no-such-place = Questo tavolo non ha un posto così.
company-host-only = Lo decide chi ospita.
company-game-running = Non mentre si gioca.
company-nothing-chosen = Chi ospita non ha ancora scelto un gioco.
company-not-ready =
    { $waiting-count ->
        [one] Manca ancora una persona.
       *[other] Mancano ancora { $waiting-count } persone.
    }
company-cannot-start = Così la partita non si può giocare.
company-no-bot = Questo riguarda le persone; i bot li porta chi ospita.
company-full = Intorno a questo tavolo non c’è più spazio.
company-no-game = Non si sta giocando: basta sedersi.
company-not-everybody = Un ordine dei posti nomina una volta sola chiunque sieda al tavolo.
company-bots-place = Lì siede un bot finché chi ospita non lo manda via.
company-claimed-already = L’hai già detto; ora devono rispondere gli altri al tavolo.
company-no-claim = Nessuno qui chiede quel posto.
company-vouched-already = La tua parola vale una volta, ed è già stata sentita.
company-no-voice = Di questo posto decidono gli altri.
company-owner-here = Chi ha questo posto è in linea, o lo era un attimo fa. Ora non può averlo nessun altro.
company-not-here = In questo momento non è al tavolo.
company-standing-in = Fai le veci di qualcuno: non puoi dare via un posto che non è tuo.
company-offered-already = Hai già offerto il tuo posto; ora tocca all’altra persona rispondere.
company-no-offer = Nessuno offre quel posto.
company-not-kept-out = Nessuno le impedisce di sedersi.
company-in-line = Sei già in lista per la prossima partita.
company-not-in-line = Non aspettavi la prossima partita.
company-table-changed = Nel frattempo sono cambiati il gioco o i posti: guarda di nuovo.
company-deal-under-way = Si stanno distribuendo i ruoli; aspetta un attimo.
company-no-deal = Non è in corso una distribuzione così.
company-not-promised = Il tuo dispositivo non aveva promesso niente per questa distribuzione.
company-shown-already = Il tuo dispositivo ha già mostrato il suo numero.
company-does-not-fit = Non è il numero che il tuo dispositivo aveva promesso.

## Che cosa non va nella scelta di un gioco qualsiasi

company-e-game = Questa casa non ha quel gioco.
company-e-clock = Un orologio corre al massimo per due settimane.
company-e-options = Il gioco non sa che cosa fare di queste opzioni.
company-e-preset = Non c’è un tavolo già pronto con quel nome.
company-f-preset = Il tavolo già pronto segue il numero dei giocatori: alcuni ruoli o regole sono cambiati.

## Che cosa succede intorno al tavolo

company-sat = { $who } si siede.
company-risen = { $who } si alza.
company-reseated = Ci si siede in un ordine nuovo.
company-handed-over = Adesso ospita { $to }.
company-arranged = Chi ospita ha cambiato le regole della casa per questo tavolo.
company-chosen = Chi ospita ha scelto a che cosa si gioca.
company-fitted = In questo numero, quel che si gioca è stato adattato.
company-agreed = { $who } è a posto.
company-waited = { $who } vuole ancora un momento.
company-deal-opened = Si distribuisce la partita { $number }.
company-shown = Il dispositivo di { $who } ha aggiunto il suo numero alla distribuzione.
company-deal-broken =
    { $shown ->
        [0] La distribuzione della partita { $number } è stata interrotta prima che si mostrasse un numero.
       *[other] La distribuzione della partita { $number } è stata interrotta quando già si erano mostrati dei numeri.
    }
company-begun = Comincia la partita { $number }.
company-finished = La partita { $number } è finita.
company-claimed =
    { $wait ->
        [0] { $by } dice: il posto di { $of } è mio.
       *[other] { $by } dice: il posto di { $of } è mio. Decidono gli altri, se { $of } resta assente per { $wait } secondi.
    }
company-vouched = { $who } garantisce per { $by }.
company-denied = { $who } non crede a { $by }.
company-claim-lapsed = La richiesta di { $by } cade.
company-replaced = { $by } prende il posto di { $who }.
company-seat-offered = { $who } offre il proprio posto a { $to }.
company-offer-ended = { $who } tiene il posto.
company-kept-out = Per stasera chi ospita non lascia sedere { $who }.
company-allowed-to-sit = { $who } può sedersi di nuovo.
company-queued = { $who } entra nella prossima partita.
company-unqueued = { $who } non entra nella prossima partita.
