## Manca qualcuno

company-missed = { $who } non ha risposto in tempo.
company-seen-again = { $who } è di nuovo in gioco.
company-gave-up = { $who } preferisce lasciare questa partita.
company-volunteered = { $who } farebbe le veci di qualcuno.
company-unvolunteered = { $who } preferisce non fare le veci di nessuno.
company-called =
    { $wait ->
        [0] Il tavolo vota sul da farsi.
       *[other] Il tavolo vota sul da farsi, al massimo per { $wait } secondi.
    }
company-voted =
    { $choice ->
        [wait] { $who } aspetterebbe.
        [bot] { $who } darebbe il posto a un bot.
        [onlooker] { $who } darebbe il posto a chi sta guardando.
        [adjourn] { $who } continuerebbe un’altra volta.
       *[end] { $who } chiuderebbe la partita senza risultato.
    }
company-settled =
    { $choice ->
        [wait] Il tavolo decide di aspettare.
        [bot] Il tavolo decide: per ora il posto va a un bot.
        [onlooker] Il tavolo decide: per ora il posto va a chi stava guardando.
        [adjourn] Il tavolo decide di continuare un’altra volta.
       *[end] Il tavolo decide di chiudere la partita senza risultato.
    }
company-broken-off =
    { $why ->
        [forsaken] Alla partita { $number } non è più tornato nessuno: finisce senza risultato.
       *[vote] La partita { $number } finisce senza risultato.
    }
company-adjourned = La partita è sospesa. Nessun orologio corre.
company-returned = { $who } è qui per continuare.
company-resumed = La partita continua.

## Perché non si può

company-nothing-played = Non si sta giocando.
company-given-up-already = L’hai già detto; al tuo posto ci pensa il tavolo.
company-nobody-stands-in = Qui nessuno fa le tue veci.
company-knows-too-much = Chi ha avuto un posto in questa partita non può averne un altro.
company-volunteered-already = Hai già detto che faresti le veci di qualcuno.
company-not-volunteering = Non avevi offerto di fare le veci di nessuno.
company-ballot-open = Il tavolo sta già votando.
company-no-ballot = Non si sta votando.
company-about-you = Questo voto spetta agli altri.
company-no-such-option = Adesso non si può scegliere.
company-too-soon = Il tavolo ha appena votato. Diamogli un po’ di tempo.
company-still-here = È qui, e non ha saltato nulla.
company-at-rest = La partita è sospesa. Continua quando più della metà di voi è tornata.
company-not-adjourned = La partita non è sospesa.
company-back-already = Tu ci sei; manca ancora qualcuno.

## Che cosa è successo finora

recap-title = Che cosa è successo nella partita { $number }
recap-nothing = Non è ancora successo nulla.
