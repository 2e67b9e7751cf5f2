# Why the server itself refuses a command.

server-fault = Il server ha un problema. Non è stato fatto nulla: riprova tra un momento.
server-malformed = Il server non capisce questo comando. Ricarica la pagina.
server-not-yours = Può giocare solo chi siede a questa partita.

## Che cosa è andato storto tra un dispositivo e il server, e che cosa fare

server-trouble-bad-name = Questo non può essere un nome. Scegline uno di 1–20 lettere visibili, ogni parola in un solo alfabeto.
server-trouble-bad-passkey = Questa passkey non è stata accettata. Riprova, oppure usane un’altra.
server-trouble-compressed = Il server non accetta nulla di compresso. Ricarica la pagina.
server-trouble-decided-for-good = Su questo si è deciso, e in via definitiva.
server-trouble-decided-meanwhile = Nel frattempo ha deciso qualcun altro. Guarda di nuovo.
server-trouble-failed = Qualcosa è andato storto da noi. Riprova tra un momento.
server-trouble-foreign-origin = La richiesta viene da una pagina che non è nostra. Apri la casa al suo indirizzo.
server-trouble-id-in-use = Due cose diverse sono state inviate come una sola. Ricarica la pagina.
server-trouble-malformed = Il server non capisce la richiesta. Ricarica la pagina.
server-trouble-no-hello = La connessione è cominciata nel modo sbagliato. Ricarica la pagina.
server-trouble-no-length = Al server non è stato detto quanto è lungo. Ricarica la pagina.
server-trouble-no-line = Il server non si raggiunge. Controlla la connessione e riprova.
server-trouble-no-passkeys-here = A questo indirizzo le passkey non funzionano. Ne serve uno sicuro (https).
server-trouble-no-such-method = Il server non lo fa. Ricarica la pagina.
server-trouble-not-a-host = Qui aprono tavoli solo i membri del club. Chiedi un invito a chi gestisce la casa.
server-trouble-not-confirmed = Per confermare, scrivi il tuo nome esattamente com’è qui.
server-trouble-not-found = Qui non c’è nulla, o non per te. Chiedi un nuovo link.
server-trouble-oneself = Riguarda gli altri, non te.
server-trouble-signed-out = Su questo dispositivo non ci sei più. Entra di nuovo per continuare a giocare.
server-trouble-slow-down = Un po’ troppo in fretta. Aspetta un attimo e continua.
server-trouble-too-large = È troppo in una volta sola. Accorcia.
server-trouble-too-many = Ce ne sono già troppi. Togline uno, o aspetta un po’.
server-trouble-too-many-devices = Sei a questo tavolo con troppi dispositivi o finestre. Chiudine qualcuno.
server-trouble-too-many-sockets = Ci sono troppe connessioni da dove sei. Chiudi altre finestre, o aspetta un po’.
server-trouble-too-often = Troppe volte di seguito. Aspetta un po’ e riprova.
server-trouble-too-slow = Ci è voluto troppo tempo. Controlla la connessione e riprova.
server-trouble-try-again = Adesso il server è occupato. Non si è perso nulla: riprova tra un momento.
server-trouble-undisclosed = Gli altri non hanno aperto questa partita a tutti. Puoi rivederla come l’hai vista tu.
server-trouble-unreadable = Questo server non riesce a leggere la registrazione.
server-trouble-who-are-you = Su questo dispositivo la casa non ti conosce ancora. Scegli un nome ed entra.
server-trouble-wire-version = La casa è stata rinnovata. Ricarica la pagina.
server-trouble-written-since = Nel frattempo ha scritto qui un altro tuo dispositivo. Guarda prima di scrivere.
server-trouble-wrong-host = Questo server non risponde a quel nome. Aprilo all’indirizzo che ti ha dato chi lo ospita.
