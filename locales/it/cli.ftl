# Che cosa dice di sé la riga di comando (`camlann --help`), e che cosa scrive un server quando parte.
# Ciò che si deve scrivere resta com’è: opzioni, nomi di file, valori come known_pair.

cli-usage = uso:
cli-about = giochi di lealtà nascosta
cli-title-positional-arguments = argomenti
cli-title-options = opzioni
cli-title-commands = comandi
cli-title-settings = impostazioni
    .about = ognuna anche come variabile: --url è CAMLANN_URL
cli-needs = A camlann { $command } serve { $package }, che non è installato. Prova:

## Comandi

cli-command-play = gioca una partita in questo terminale
cli-command-replay = ripercorri un verbale passo per passo
cli-command-verify = controlla la distribuzione e i dadi di un verbale
cli-command-narrator = scrivi una pagina che legge ad alta voce il copione dell’inizio, per chi gioca con le carte
cli-command-serve = avvia un server su questa macchina
cli-command-doctor = cerca ciò che fermerebbe un server su questa macchina, e di’ che cosa fare
cli-command-owner = crea un link d’accesso per il proprietario del server
cli-command-admin = elenca o ritira i link che nominano un moderatore
cli-command-admin-links = elenca i link ancora validi
cli-command-admin-withdraw = ritira un link prima che qualcuno lo usi
cli-command-gate = avvia un gate, che tiene le connessioni (più macchine)
cli-command-keep = avvia un keeper, che tiene i tavoli (più macchine)
cli-command-keys = crea il file delle chiavi comune ai keeper
cli-command-tidy = elimina i dati scaduti
cli-command-backup = copia l’archivio mentre si gioca; le chiavi vanno altrove
cli-command-restore = rifai un archivio vuoto da una copia di sicurezza e dalle sue chiavi
cli-command-bots = avvia i bot (più macchine)
cli-command-bench = misura la velocità delle regole, o conta i byte dei frame
cli-command-arena = fai giocare i bot l’uno contro l’altro
cli-command-arena-duel = due bot, ognuno da entrambe le parti
cli-command-arena-ladder = ogni livello contro quello più basso
cli-command-arena-strength = tutti i duelli di docs/bots.md, per ore; si può interrompere
cli-command-arena-camelot = un solo bot in tutti i posti, per il gioco in cui quasi tutti giocano insieme

## Opzioni di più comandi

cli-flag-help = mostra questo aiuto ed esci
cli-flag-version = mostra la versione ed esci
cli-flag-language = lingua di ciò che si scrive (se manca: quella del sistema, o l’inglese)
cli-flag-names = i nomi di chi gioca, in senso orario
cli-flag-data = cartella del database e della chiave (se manca: { $default }); o la variabile CAMLANN_DATA
cli-flag-store = postgresql://…, se usi PostgreSQL; o la variabile CAMLANN_STORE
cli-flag-bus = nats://… o tls://…; o la variabile CAMLANN_BUS
cli-flag-host = indirizzo su cui ascoltare (se manca: tutti gli indirizzi di questa macchina); o la variabile CAMLANN_HOST
cli-flag-port = porta su cui ascoltare (se manca: { $default }; 0: una qualsiasi); o la variabile CAMLANN_PORT
cli-flag-no-page = avvia anche se la pagina non è stata costruita: giocano i programmi, non i browser
cli-flag-health-port = offri su questa porta i controlli di salute e le metriche
cli-flag-health-host = indirizzo di quella porta (se manca: solo questa macchina)

## Opzioni di un comando

cli-play-game = quale gioco (se manca: { $default })
cli-play-seats = numero di posti (se manca: quanti sono i nomi, o 5)
cli-play-seat = il tuo posto: un numero a partire da 0, o un nome (se manca: { $default })
cli-play-hot = i posti di chi condivide questo schermo, come 0,2; all: tutti; none: per guardare giocare i bot
cli-play-bots = quanto giocano bene i bot negli altri posti, se il gioco ne ha di diversi (se manca: { $default })
cli-play-preset = un tavolo già pronto: first_game, classic, everything; it, fr, fa: come nella scatola di quella lingua
cli-play-narrate = mostra il copione da leggere ad alta voce prima che si guardino i ruoli
cli-play-set = imposta qualsiasi altra opzione del gioco
cli-play-seed = seme della distribuzione; chi lo conosce sa che cosa ha ognuno
cli-play-save = salva un verbale della partita
cli-replay-file = un verbale salvato con --save o scaricato
cli-replay-viewer = mostra la partita come l’ha vista questo posto (se manca: come chi guarda soltanto)
cli-replay-text = scrivi tutta la trascrizione in una volta
cli-verify-file = { cli-replay-file }
cli-verify-receipt = la ricevuta della distribuzione tenuta dal tuo dispositivo, in JSON
cli-narrator-file = il file (se manca: { $default })
cli-narrator-language = lingua con cui comincia; le ha tutte (se manca: quella del sistema, o l’inglese)
cli-bench-what = che cosa misurare
cli-bench-rounds = giri; il risultato è la loro mediana
cli-bench-games = partite per giro
cli-arena-a = random, rules, logic, bayes; naive o observing per confronto; il tuo come MODULE:CLASS
cli-arena-b = il suo avversario
cli-arena-bot = rules o random, o uno tuo come MODULE:CLASS (se manca: { $default })
cli-arena-games = partite di un duello, metà a parti invertite
cli-arena-camelot-games = numero di partite
cli-arena-seats = numero di posti (se manca: { $default })
cli-arena-modules = ruoli e moduli in più rispetto alla prima partita
cli-arena-traitors = quanti Traditori possono esserci (se manca: { $default })
cli-arena-expansion = con la Compagnia di Merlino
cli-arena-seed = seme delle distribuzioni (se manca: { $default })
cli-arena-keep = salva lì i risultati, e riprendi da dove ci si era fermati
cli-arena-show = non giocare: scrivi che cosa si è giocato finora
cli-arena-jobs = processi che giocano allo stesso tempo (se manca: { $default })
cli-arena-json = scrivi i numeri in JSON
cli-gate-store = postgresql://… o sqlite:PATH; o la variabile CAMLANN_STORE
cli-gate-host = indirizzo su cui ascoltare (se manca: solo questa macchina); o la variabile CAMLANN_HOST
cli-gate-bots-key = file con il segreto in comune con i bot
cli-gate-people-keys = fatto da `camlann keys --of`; se manca, niente note e niente segnalazioni
cli-keep-store = { cli-gate-store }
cli-keep-keys = il file delle chiavi (camlann keys)
cli-bots-at = gli indirizzi dei gate, come http://host:8080
cli-bots-bots-key = file con il segreto in comune con i gate
cli-admin-withdraw-id = l’id stampato da `camlann admin links`; all: tutti i link
cli-keys-file = dove scrivere la chiave
cli-keys-of = nessuna chiave nuova: scrivi la parte di questo file delle chiavi che serve ai gate per note e segnalazioni
cli-doctor-bus = nats://…, se usi NATS; o la variabile CAMLANN_BUS
cli-doctor-keys = il file delle chiavi, se non è nella cartella
cli-backup-folder = dove scrivere la copia di sicurezza; una cartella nuova
cli-backup-keys-of = il file delle chiavi, se non è nella cartella di --data
cli-backup-keys = copia lì le chiavi, lontano dalla copia di sicurezza
cli-restore-folder = una copia di sicurezza fatta da camlann backup
cli-restore-keys = le sue chiavi
cli-restore-erased = l’elenco di chi è stato cancellato (camlann.erased), anche più volte; none: nessuno

## Opzioni dei giochi

cli-avalon-roles = ruoli in più rispetto a quelli del tavolo: { $values }
cli-avalon-lady = gioca con la Dama del Lago
cli-avalon-excalibur = gioca con Excalibur
cli-avalon-plot = gioca con le carte Complotto
cli-avalon-lancelot = gioca con entrambi i Lancillotti: { $values }
cli-avalon-discussion = la discussione prima del voto: { $values }
cli-avalon-quest-order = ordine delle missioni: { $values }
cli-shadows-expansion = gioca con la Compagnia di Merlino
cli-shadows-squires = comincia da scudiero e conquista lo stemma
cli-shadows-traitors = quanti Traditori possono esserci: { $values }

## Impostazioni

cli-settings-name = il nome del server, mostrato sulle sue pagine
cli-settings-url = l’indirizzo che si usa, se non è quello di questa macchina: `https://…`
cli-settings-cell = la cella che questo server è fra più installazioni: gli indirizzi dei suoi tavoli cominciano con essa, come `/t/c7-…`
cli-settings-lan-name = senza `--url`: altri nomi di questa macchina, oltre al nome host e agli indirizzi
cli-settings-proxy = se un proxy davanti al server manda gli indirizzi delle persone in `X-Forwarded-For`
cli-settings-opens = chi può aprire un tavolo: chiunque (`anyone`); il `club`, con il suo link; o solo gli `hosts` elencati
cli-settings-club = il segreto nel link del club, almeno 16 caratteri; `camlann serve` ne crea uno da sé
cli-settings-hosts = chi può aprire tavoli oltre al proprietario: dei `person_id`, separati da virgole
cli-settings-owner = il `person_id` del proprietario; `camlann serve` lo trova nella sua cartella
cli-settings-moderators = chi decide sulle segnalazioni oltre al proprietario: dei `person_id`, separati da virgole
cli-settings-contact = contatto di questo server, `mailto:…` o `https://…`: mostrato in `security.txt`
cli-settings-erased = il file che elenca chi è stato cancellato, per `camlann restore`; `camlann serve` ha il suo; un gate su PostgreSQL ne ha bisogno, o di `none`
cli-settings-open-tables = se i tavoli possono comparire in un elenco pubblico
cli-settings-chat = se in chat si possono scrivere testi
cli-settings-bots = se i bot possono giocare
cli-settings-bot-workers = quanti processi possono pensare per i bot; 0: tutti i bot sono facili
cli-settings-spectators = se è permesso guardare senza giocare
cli-settings-push = se le persone possono essere avvisate, dal servizio push del loro browser, che una partita lenta o un ospite aspetta; `loopback`: per i test, anche da un servizio push su questa macchina
cli-settings-animation-scale = quanto durano le rivelazioni e le pause dei bot: 1 è normale, 0.5 la metà
cli-settings-tables = quanti tavoli si possono aprire in un giorno, per gate
cli-settings-tables-per-person = quanti di questi da una sola persona
cli-settings-people = quanti dispositivi possono essere connessi insieme, per gate

## Che cosa non va in un’impostazione

setting-yes-or-no = { $variable }, o { $flag }, dev’essere yes o no, non { $text }.
setting-number = { $variable }, o { $flag }, dev’essere un numero, non { $text }.
setting-one-of = { $variable }, o { $flag }, dev’essere uno di { $values }, non { $text }.
setting-refused = { $variable }, o { $flag }, non può essere { $text }: { $error }.
setting-url = { $variable } dev’essere un indirizzo senza percorso, come https://games.example.org.
setting-cell = { $variable } dev’essere un nome corto come c7 (una minuscola, poi al più sette minuscole o cifre), non { $text }.
setting-club = { $variable } è troppo corto e si potrebbe indovinare: usa almeno 16 caratteri.
setting-people = { $variables } vogliono dei person_id: 32 cifre esadecimali.
setting-contact = { $variable } deve cominciare con mailto: o https://.
setting-lan-name = { $variable } dev’essere un nome come games.home.arpa, senza porta, non { $text }.

## Che cosa scrivono i comandi di un server

serve-address = Camlann è a { $url }
serve-alone = Solo questa macchina può raggiungerlo. Per i telefoni della tua rete, togli --host.
serve-phones = Su un telefono nella stessa rete apri { $url }
serve-here = Su questa macchina apri { $url }
serve-url = Tutti aprono { $url }
serve-listens = È in ascolto su { $url }
serve-stop = Ctrl-C ferma il server. Le partite restano in { $path }.
serve-club = Link per i membri del club, che possono aprire tavoli: { $url }
serve-owner = Il tuo link da proprietario. Aprilo una volta, e non darlo a nessuno: { $url }
owner-id = Il person_id del proprietario è { $person-id }
owner-set = Imposta { $variable }={ $person-id } per ogni gate, e riavvia i gate.
admin-link = { $id } vale fino al { $until }
admin-no-links = Non c’è nessun link ancora valido per un nuovo moderatore.
admin-withdrawn = Il link { $id } è stato ritirato.
admin-no-link = Il link { $id } non c’è: è stato usato, è scaduto o è stato ritirato.
admin-no-store = Il database { $path } non c’è. Indica la cartella del server con --data, o il suo archivio con --store.
admin-unreachable = L’archivio non è raggiungibile. Controlla l’indirizzo, e che sia attivo.
keys-exist = { $path } esiste già e non è stato cambiato.
keys-not-written = { $path } non si può scrivere ({ $error }). Crea la sua cartella, e dai a questo utente il permesso di scriverci.
keys-of-people = { $path } contiene le chiavi che servono ai gate per note e segnalazioni. Con queste non si può leggere nessuna partita.
keys-made = { $path } contiene una chiave nuova. Senza non si può leggere nessuna partita in corso: tienine una copia in un posto sicuro.
cli-narrator-written = { $path }: aprilo in un browser. Non gli serve la rete.
cli-narrator-not-built = La pagina non è stata costruita. Nei sorgenti avvia prima scripts/web.
