# Why the server itself refuses a command.

server-fault = Il server ha un problema. Non è stato fatto nulla: riprova tra un momento.
server-log-full = Questo tavolo è in uso da così tanto tempo che non accetta più nulla. Apri un nuovo tavolo: tutte le partite giocate qui restano dove sono.
server-malformed = Il server non capisce questo comando. Ricarica la pagina.
server-not-yours = Può farlo solo chi gioca questa partita.

## Che cosa è andato storto tra un dispositivo e il server, e che cosa fare

server-trouble-bad-name = Questo non può essere un nome. Usa da 1 a 20 lettere visibili, ogni parola in un solo alfabeto.
server-trouble-bad-passkey = Questa passkey non è stata accettata. Riprova, oppure usane un’altra.
server-trouble-compressed = Il server non accetta richieste compresse. Ricarica la pagina.
server-trouble-decided-for-good = La decisione è definitiva.
server-trouble-decided-meanwhile = Ha appena deciso qualcun altro. Aggiorna la pagina.
server-trouble-failed = Qualcosa è andato storto da noi. Riprova tra un momento.
server-trouble-foreign-origin = La richiesta viene da una pagina di un altro sito. Apri questo server al suo indirizzo.
server-trouble-game-running = A questo tavolo si sta giocando. Aspetta la fine della partita.
server-trouble-id-in-use = Due richieste diverse avevano lo stesso numero. Ricarica la pagina.
server-trouble-malformed = Il server non capisce la richiesta. Ricarica la pagina.
server-trouble-moderates-already = Sei già moderatore.
server-trouble-no-hello = La connessione è iniziata nel modo sbagliato. Ricarica la pagina.
server-trouble-no-length = La richiesta non dice quanto è lunga. Ricarica la pagina.
server-trouble-no-connection = Il server non è raggiungibile. Controlla la connessione e riprova.
server-trouble-no-passkeys-here = A questo indirizzo le passkey non funzionano. Ne serve uno sicuro (https).
server-trouble-no-such-method = Il server non può farlo. Ricarica la pagina.
server-trouble-not-a-host = Qui solo i membri del club aprono tavoli. Chiedi un invito a chi gestisce il server.
server-trouble-not-confirmed = Per confermare, scrivi il tuo nome esattamente come appare.
server-trouble-no-push = Questo server non invia avvisi.
server-trouble-not-found = Qui non c’è nulla, o nulla che tu possa vedere. Chiedi un nuovo link.
server-trouble-oneself = Non puoi farlo a te.
server-trouble-practice-table = A questo tavolo qualcuno si allena, da solo con i bot. Chiedi un altro tavolo.
server-trouble-signed-out = Su questo dispositivo hai fatto il logout. Accedi di nuovo per continuare.
server-trouble-slow-down = Un po’ troppo in fretta. Aspetta un attimo e continua.
server-trouble-too-large = È troppo lungo. Accorcia.
server-trouble-too-many = Ce ne sono già troppi. Togline uno, o aspetta un po’.
server-trouble-too-many-devices = Hai questo tavolo aperto su troppi dispositivi o finestre. Chiudine qualcuno.
server-trouble-too-many-sockets = Troppe connessioni dalla tua rete. Chiudi altre finestre, o aspetta un po’.
server-trouble-too-often = Troppi tentativi. Aspetta un po’ e riprova.
server-trouble-too-slow = Ci è voluto troppo tempo. Controlla la connessione e riprova.
server-trouble-try-again = Il server è occupato. Non si è perso nulla: riprova tra un momento.
server-trouble-undisclosed = Questa partita non è aperta a tutti. Puoi rivederla come l’hai vista tu.
server-trouble-unreadable = Questo server non riesce a leggere la registrazione.
server-trouble-who-are-you = Su questo dispositivo non hai ancora un accesso. Scegli un nome per entrare.
server-trouble-wire-version = Il server è stato aggiornato. Ricarica la pagina.
server-trouble-written-since = Un altro tuo dispositivo ha appena scritto qui. Controlla prima di scrivere.
server-trouble-wrong-host = Questo server non risponde a quel nome. Aprilo all’indirizzo che ti ha dato chi lo gestisce.
