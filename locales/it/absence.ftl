## Manca qualcuno

table-missed = { $person-id } non ha risposto in tempo.
table-seen-again = { $person-id } è di nuovo in gioco.
table-gave-up = { $person-id } preferisce lasciare questa partita.
table-volunteered = { $person-id } farebbe le veci di qualcuno.
table-unvolunteered = { $person-id } preferisce non fare le veci di nessuno.
table-called =
    { $wait ->
        [0] Il tavolo vota sul da farsi.
       *[other] Il tavolo vota sul da farsi, al massimo per { $wait } secondi.
    }
table-voted =
    { $choice ->
        [wait] { $person-id } aspetterebbe.
        [bot] { $person-id } darebbe il posto a un bot.
        [spectator] { $person-id } darebbe il posto a uno spettatore.
        [adjourn] { $person-id } continuerebbe un’altra volta.
       *[end] { $person-id } chiuderebbe la partita senza risultato.
    }
table-settled =
    { $choice ->
        [wait] Il tavolo decide di aspettare.
        [bot] Il tavolo decide: per ora il posto va a un bot.
        [spectator] Il tavolo decide: per ora il posto va a uno spettatore.
        [adjourn] Il tavolo decide di continuare un’altra volta.
       *[end] Il tavolo decide di chiudere la partita senza risultato.
    }
table-broken-off =
    { $why ->
        [abandoned] Alla partita { $number } non è più tornato nessuno: finisce senza risultato.
       *[vote] La partita { $number } finisce senza risultato.
    }
table-adjourned = La partita è sospesa. Nessun orologio corre.
table-returned = { $person-id } è qui per continuare.
table-resumed = La partita continua.

## Perché non si può

table-nothing-played = Non si sta giocando.
table-given-up-already = L’hai già detto; al tuo posto ci pensa il tavolo.
table-nobody-stands-in = Qui nessuno fa le tue veci.
table-knows-too-much = Chi ha avuto un posto in questa partita non può averne un altro.
table-volunteered-already = Hai già detto che faresti le veci di qualcuno.
table-not-volunteering = Non avevi offerto di fare le veci di nessuno.
table-ballot-open = Il tavolo sta già votando.
table-no-ballot = Non si sta votando.
table-about-you = Questo voto spetta agli altri.
table-no-such-option = Adesso non si può scegliere.
table-too-soon = Il tavolo ha appena votato. Diamogli un po’ di tempo.
table-still-here = È qui, e non ha saltato nulla.
table-at-rest = La partita è sospesa. Continua quando più della metà di voi è tornata.
table-not-adjourned = La partita non è sospesa.
table-back-already = Tu ci sei; manca ancora qualcuno.

## Che cosa è successo finora

recap-title = Che cosa è successo nella partita { $number }
recap-nothing = Non è ancora successo nulla.
