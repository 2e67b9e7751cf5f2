# Che cosa dice `camlann doctor`: che cosa ha trovato su una macchina e che cosa fare.

doctor-sign-fine = ok
doctor-sign-advice = consiglio
doctor-sign-wrong = ERRORE
doctor-end = { $wrong ->
    [0] Niente ferma questo server.
    [one] Una cosa non va. Sistemala e avvia di nuovo camlann doctor.
   *[other] { $wrong } cose non vanno. Sistemale e avvia di nuovo camlann doctor.
}

## La macchina

doctor-python = Python { $version }.
doctor-no-page = La pagina per i browser non è stata costruita. Installa una versione pubblicata, o avvia scripts/web build nei sorgenti. Per i soli programmi avvia con { $flag }.
doctor-no-uvloop = uvloop non è installato, quindi il server è più lento. Installalo: python3 -m pip install uvloop
doctor-capacity = { $cores } core e { $memory } MB di memoria: bastano per circa { $players } giocatori alla volta.
doctor-few-files = Un processo può aprire solo { $limit } file, che bastano per { $people } persone. Alza il limite a { $wanted }: ulimit -n { $wanted }
doctor-bots = I bot pensano in { $workers } processi.
doctor-easy-bots = Tutti i bot sono facili. Per averne di forti imposta --bot-workers a 1 o più.
doctor-folder = Nella cartella { $path } si può scrivere.
doctor-folder-will-be-made = La cartella { $path } verrà creata.
doctor-folder-cannot-be-made = La cartella { $path } non si può creare: in { $parent } non si può scrivere. Scegline un’altra con --data.
doctor-folder-is-a-file = { $path } è un file. Scegli una cartella con --data.
doctor-folder-not-writable = Nella cartella { $path } non si può scrivere. Dai il permesso a questo utente, o scegline un’altra con --data.
doctor-folder-in-use = Nella cartella { $path } gira già un altro camlann serve. Prima fermalo, o scegli un’altra cartella con --data.
doctor-no-server-here = Nella cartella { $path } non c’è nessun server. Indica con --data la cartella di camlann serve. Per creare un server nuovo, avvia camlann serve.
doctor-disk = Sul disco sono liberi { $free } MB.
doctor-disk-full = Dove si trova { $path } sono liberi solo { $free } MB. Fai spazio: ne servono almeno { $wanted }.

## L’archivio e la sua chiave

doctor-store = L’archivio { $store } si può leggere.
doctor-store-will-be-made = L’archivio { $path } verrà creato.
doctor-store-unknown = Un archivio così non esiste. Usa sqlite:PATH o postgresql://…
doctor-store-not-shared = Un file SQLite serve un solo processo. Per gate e keeper in più processi usa PostgreSQL: --store postgresql://…
doctor-store-unreachable = PostgreSQL non è raggiungibile ({ $error }). Avvialo e controlla indirizzo, utente e password.
doctor-store-read-only = PostgreSQL permette solo la lettura (default_transaction_read_only). Nessuna mossa si potrebbe salvare; disattivalo.
doctor-store-forgets = PostgreSQL gira con fsync spento: senza corrente si perderebbero mosse. Accendilo.
doctor-connections = PostgreSQL permette { $limit } connessioni: bastano per { $processes } gate e keeper insieme.
doctor-few-connections = PostgreSQL permette { $limit } connessioni, e { $used } sono già in uso. Ogni gate e ogni keeper ne apre fino a { $each }. Porta max_connections a { $wanted }: basta per altri { $more }.
doctor-store-broken = { $path } è danneggiato, o non è un database. Ripristinalo da una copia di sicurezza.
doctor-schema-will-be-made = Il database è vuoto. Le sue tabelle verranno create al primo avvio.
doctor-schema-newer = Questo archivio è di un Camlann più nuovo (il suo schema è { $theirs }, il nostro { $ours }). Installa quella versione.
doctor-schema-older = L’archivio è più vecchio di questo Camlann. Al prossimo avvio { $missing ->
    [one] si esegue una migrazione
   *[other] si eseguono { $missing } migrazioni
}; le partite continuano. Prima fai una copia di sicurezza.
doctor-clock = Gli orologi di questa macchina e di PostgreSQL differiscono di { $seconds } secondi. Regolali con NTP.
doctor-key = La chiave { $path } si può leggere.
doctor-key-will-be-made = La chiave { $path } verrà creata. Tienine una copia in un posto sicuro.
doctor-key-missing = Manca la chiave { $path }, e senza di essa nessuna partita in corso si può leggere. Ricopiala da dove la tieni, o crea la prima con camlann keys.
doctor-key-unreadable = La chiave { $path } non si può leggere. Dai a questo utente il permesso di leggerla.
doctor-key-broken = { $path } non contiene chiavi. Ricopiala da dove la tieni.
doctor-key-open-to-others = Altri su questa macchina possono leggere la chiave { $path }. Chiudila: chmod 600 { $path }
doctor-key-of-another-store = La chiave { $path } non è di questo archivio: non apre nessuna delle sue partite. Cerca quella giusta.
doctor-key-of-gates = { $path } contiene solo la parte delle chiavi che hanno i gate. A un keeper serve il file delle chiavi intero, creato da camlann keys.
doctor-key-of-keepers = { $path } contiene le chiavi intere, con cui si possono leggere le partite. Ai gate dai solo la loro parte: camlann keys --of { $path } FILE
doctor-file-unreadable = { $path } non si può leggere ({ $error }). Indica il file giusto con { $flag }, e dai a questo utente il permesso di leggerlo.
doctor-erased-not-writable = L’elenco delle persone cancellate { $path } non si può scrivere, e nessuno potrebbe cancellare il proprio account. Crea la sua cartella, e dai a questo utente il permesso di scriverci.
doctor-no-erased-list = Non è indicato un elenco delle persone cancellate, e un ripristino le riporterebbe indietro. Imposta --erased in ogni gate con un file su un altro disco rispetto all’archivio. Se è voluto, scrivi --erased none.
doctor-no-owner = Non è indicato un proprietario, e nessuno può nominare moderatori. camlann owner lo crea; imposta CAMLANN_OWNER con il person_id che stampa.

## La rete

doctor-bus = NATS risponde.
doctor-bus-unknown = Un bus così non esiste. Usa nats://host:port o tls://host:port
doctor-bus-unreachable = NATS non è raggiungibile ({ $error }). Avvialo e controlla l’indirizzo.
doctor-port = La porta { $port } è libera.
doctor-port-is-ours = Sulla porta { $port } gira un Camlann. Per provare il suo proxy, prima fermalo.
doctor-port-taken = Un altro programma usa la porta { $port }. Fermalo, o scegli un’altra porta con { $flag }.
doctor-port-not-allowed = Questo utente non può aprire la porta { $port }. Scegline una sopra 1023 con { $flag }, dietro un server web.
doctor-no-such-host = Questa macchina non ha l’indirizzo { $host }. Scegline un altro con { $flag }; 0.0.0.0 vuol dire tutti.
doctor-url = { $url } porta qui.
doctor-url-unreachable = { $url } non è raggiungibile ({ $error }). Controlla il proxy, il nome nel DNS e il firewall.
doctor-url-elsewhere = { $url } risponde, ma porta altrove. Fai passare tutto dal proxy a questa porta.
doctor-certificate = I browser non accetteranno il certificato di { $name }: { $reason }. Rinnovalo.
doctor-certificate-ends = Il certificato di { $name } vale solo altri { $days } giorni. Rinnovalo.
doctor-proxy-host = Il proxy cambia il nome del server: è arrivato { $host } invece di { $wanted }. Fagli passare l’intestazione Host.
doctor-proxy-silent = Il proxy non manda gli indirizzi delle persone. Fagli impostare X-Forwarded-For, o togli --proxy.
doctor-proxy-unknown = Un proxy manda gli indirizzi delle persone e il server non li guarda: sembrano tutti una persona sola. Usa --proxy yes.
doctor-proxy-no-sockets = Il proxy non lascia passare i WebSocket, e nessuno potrebbe giocare. Fagli passare Upgrade e Connection.
doctor-no-https = Chi viene da { $url } gioca senza cifratura. Usa HTTPS se non è nella tua stessa rete.
doctor-push = I messaggi push si possono mandare.
doctor-push-without-https = I messaggi push hanno bisogno di HTTPS. Imposta --url a un indirizzo https, o --push no.
