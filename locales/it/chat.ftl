## Phrases for any table

chat-phrase-hello = Ciao a tutti!
chat-phrase-yes = Sì.
chat-phrase-no = No.
chat-phrase-maybe = Forse.
chat-phrase-why = Perché?
chat-phrase-wait = Un momento, per favore.
chat-phrase-thinking = Ci sto pensando.
chat-phrase-go-on = Avanti, io ho finito.
chat-phrase-i-agree = Sono d’accordo.
chat-phrase-i-disagree = Io la vedo diversamente.
chat-phrase-thanks = Grazie.
chat-phrase-sorry = Scusate.
chat-phrase-well-played = Ben giocato!
chat-phrase-goodbye = Ciao, è stato divertente!
chat-phrase-ready = Per me si può cominciare.
chat-phrase-somebody-comes = Arriva ancora qualcuno.
chat-phrase-first-game = È la mia prima partita.
chat-phrase-what-to-play = A che cosa giochiamo?
chat-phrase-play-again = Giochiamo ancora?
chat-phrase-thumbs-up = Bene!
chat-phrase-laugh = Ah ah!
chat-phrase-hmm = Mmm …
chat-phrase-heart = Che bello!
chat-phrase-angry = Grr!

## What knights of Avalon claim

avalon-claim-role = Il mio ruolo: { $role }.
    .offer = Il mio ruolo è …
avalon-claim-side = La mia parte: { $side }.
    .offer = La mia parte è …
avalon-claim-lady = La Dama del Lago mi ha mostrato { $seat }: { $side }.
    .offer = La Dama mi ha mostrato …
avalon-claim-shown = { $seat } mi ha mostrato la sua lealtà: { $side }.
    .offer = Mi è stata mostrata una lealtà …
avalon-claim-card = La mia carta nella missione { $quest }: { $card }.
    .offer = La mia carta era …
avalon-claim-guess = Secondo me { $seat } è: { $role }.
    .offer = Secondo me qualcuno è …
avalon-claim-trust = Mi fido di { $seats }.
    .offer = Mi fido di …
avalon-claim-doubt = Non mi fido di { $seats }.
    .offer = Non mi fido di …

avalon-phrase-approve-this = Approviamo questa squadra.
avalon-phrase-reject-this = Respingiamo questa squadra.
avalon-phrase-take-me = Portatemi con voi.
avalon-phrase-same-team = Di nuovo la stessa squadra.
avalon-phrase-change-one = Cambiate una persona.
avalon-phrase-last-chance = È l’ultima proposta: deve passare.
avalon-phrase-must-win = Questa missione va vinta.
avalon-phrase-who-failed = Chi ha giocato il fallimento?
avalon-phrase-somebody-lies = Qui qualcuno mente.
avalon-phrase-look-at-votes = Guardate come hanno votato tutti.
avalon-phrase-merlin-hide = Merlino, non farti notare.
avalon-phrase-trust-me = Fidatevi di me.

## What Knights of Camelot claim: never a number

shadows-claim-side = La mia lealtà: { $side }.
    .offer = La mia lealtà è …
shadows-claim-heading = Sono in cammino: { $place }.
    .offer = Vado verso …
shadows-claim-needed = Qui serve aiuto: { $place }.
    .offer = Serve aiuto …
shadows-claim-helpful = Che cosa potrei fare ({ $place }): { $strength }.
    .offer = Che cosa potrei fare …
shadows-claim-trust = Mi fido di { $seats }.
    .offer = Mi fido di …
shadows-claim-doubt = Ho dei sospetti su { $seats }.
    .offer = Ho dei sospetti su …

shadows-strength-little = poco
shadows-strength-some = qualcosa
shadows-strength-much = molto

shadows-phrase-on-my-way = Vengo da te.
shadows-phrase-help-me = Mi serve aiuto dove sono.
shadows-phrase-can-help = Qui posso aiutare.
shadows-phrase-cannot-help = Qui non posso aiutare.
shadows-phrase-weak = Così non vivrò ancora a lungo.
shadows-phrase-siege-grows = Ci sono troppe macchine d’assedio intorno a Camelot.
shadows-phrase-evil-grows = Non lasciamo crescere il Male.
shadows-phrase-hold-back = Per ora tenete da parte le carte.
shadows-phrase-finish-it = Portiamo a termine questa impresa.
shadows-phrase-traitor-here = C’è un traditore tra noi.
shadows-phrase-accuse = È ora di accusare qualcuno.
shadows-phrase-do-not-accuse = Non accusate ancora nessuno.
shadows-phrase-well-fought = Ben combattuto!

## Muting

table-muted =
    { $reason ->
        [abuse] L’host ha tolto la parola a { $person-id } per insulti.
        [flood] L’host ha tolto la parola a { $person-id } per i troppi messaggi.
        [telling] L’host ha tolto la parola a { $person-id } per aver rivelato segreti.
       *[other] L’host ha tolto la parola a { $person-id }.
    }
table-unmuted = { $person-id } può scrivere di nuovo.
table-not-oneself = Non puoi togliere la parola a te.
table-muted-already = Non ha già la parola.
table-not-muted = Può già scrivere.

## Refused messages

chat-disabled = A questo tavolo la chat è disattivata.
chat-phrases-only = Qui si usano solo dichiarazioni e frasi pronte.
chat-muted = Per il momento qui non puoi scrivere.
chat-no-such-channel = Adesso quel canale non è aperto.
chat-not-your-channel = Quel canale non è il tuo.
chat-spectators-apart = Durante la partita gli spettatori scrivono solo tra loro.
chat-knows-too-much = Sai cose che i giocatori non sanno. Aspetta la fine della partita.
chat-too-fast = Non così in fretta. Aspetta qualche secondo.
chat-no-quotes = A questo tavolo non si può citare.
chat-nothing-to-quote = Qui non si può citare.
chat-unsayable = A questo tavolo non si può inviare.
