## Dappertutto

ui-skip = Vai alla parte principale
ui-loading = Un momento …
ui-try-again = Riprova
ui-unsaid = Questa pagina è più vecchia della casa e non ha parole per questo. Ricaricala.
ui-line-lost = La connessione è caduta. Stiamo provando a riprenderla; nulla di ciò che hai fatto è perso.
ui-language = Lingua
ui-dark = Colori scuri
ui-settings = Impostazioni
ui-yours = Le tue cose
ui-my-games = Le mie partite
ui-your-name = Il tuo nome
ui-home = Alla casa
ui-lost-title = Qui non c’è nulla
ui-lost-sentence = Questo indirizzo non porta da nessuna parte. Forse il link è stato troncato.

## Alla porta

ui-home-title = Di chi ti puoi fidare?
ui-home-sentence = Giochi di lealtà nascoste: attorno a un tavolo con un telefono in mano, o ognuno a casa sua.
ui-new-table = Apri un tavolo
ui-which-game = Quale gioco?
ui-about-avalon = Missioni, voti e qualcuno che vuole farle fallire. 5–10 persone, mezz’ora.
ui-about-shadows = Insieme contro la caduta di Camelot, e forse tra voi c’è un Traditore. 2–8 persone, un’ora e mezza.
ui-code = Codice
ui-join = Bussa
ui-join-hint = Sei cifre, da qualcuno al tavolo. Ti farà entrare.
ui-knocking = Hai bussato. Qualcuno al tavolo ti farà entrare.
ui-my-tables = I tuoi tavoli
ui-table-playing = Si sta giocando
ui-table-waiting = Tra una partita e l’altra
ui-open-tables = Tavoli aperti
ui-open-free =
    { $free ->
        [1] 1 posto libero
       *[other] { $free } posti liberi
    }
ui-invited = Hai un invito a un tavolo
ui-come-in = Entra

## Attorno a un tavolo, prima di una partita

ui-table-of =
    { $seats ->
        [0] Non siede ancora nessuno
        [1] Una persona al tavolo
       *[other] { $seats } persone al tavolo
    }
ui-sit = Siediti
ui-host = Ospita
ui-ready = c’è
ui-not-ready = non ancora
ui-be-ready = Ci sono
ui-unready = Aspettate, non ancora
ui-bot = bot
ui-you = tu
ui-add-bot = Aggiungi un bot
ui-shuffle = Mescola i posti
ui-move-up = Sposta { $name } di un posto in su
ui-move-down = Sposta { $name } di un posto in giù
ui-dismiss = Fai alzare { $name }
ui-next-in = Prossimi a entrare
ui-nothing-chosen = Il gioco non è ancora scelto
ui-presets = Tavoli già pronti
ui-rules-here = Come si gioca qui
ui-begin = Comincia
ui-waits-for =
    { $count ->
        [1] Manca ancora una persona
       *[other] Mancano ancora { $count } persone
    }
ui-waits-for-host = Ci sono tutti. Comincia chi ospita.
ui-invite = Invita
ui-invite-title = Un posto al nostro tavolo
ui-invite-how = Fallo inquadrare, manda il link, o detta il codice.
ui-qr = Un codice per la fotocamera del telefono: il link a questo tavolo
ui-share-link = Manda il link
ui-show-code = Mostra un codice
ui-copied = Copiato

## Durante la partita

ui-board = Il tabellone
ui-seats = Attorno al tavolo
ui-more = Altro
ui-tab-card = La mia carta
ui-tab-record = Voti
ui-tab-log = Cronaca
ui-over = La partita è finita
ui-next-game = Alla prossima partita
ui-wait = Adesso non devi fare nulla.
ui-thinking = sta pensando
ui-spectator = Stai guardando.
ui-ways = Che cosa vuoi fare?
ui-choose = La tua scelta
ui-back = Indietro
ui-why = Perché?
ui-hold-to-look = Tieni premuto per guardare
ui-tap-to-look = Tocca per guardare

## Avalon

ui-avalon-quest = Missione { $quest }, una squadra di { $size }
ui-avalon-won = riuscita
ui-avalon-lost =
    { $fails ->
        [1] fallita, con un fallimento
       *[other] fallita, con { $fails } fallimenti
    }
ui-avalon-two-fails = servono due fallimenti
ui-avalon-rejections = Squadre respinte: { $rejections } su 5
ui-avalon-on-team = in squadra
ui-avalon-lady = la Dama del Lago
ui-avalon-excalibur = Excalibur
ui-avalon-you-know = Che cosa sai
ui-avalon-my-card = Missione { $quest }: hai giocato { $card }
ui-avalon-card-hint = Tutti quelli in missione vedono entrambe le carte. Scegline una, poi giocala.
ui-avalon-play-it = Gioca { $card }
ui-avalon-no-record = Non si è ancora votato su nessuna squadra.
ui-avalon-col-quest = Missione

## Le proprie cose, e quelle di una compagnia

ui-mine-none = Per ora nessun tavolo.
ui-open = Apri
ui-company = La compagnia
ui-forget = Dimentica questo tavolo
ui-game-of = { $game }, in { $seats }
ui-download = Scarica la registrazione
ui-older = Più vecchi
ui-to-the-table = Al tavolo
ui-tally = Chi ha vinto che cosa
ui-tally-none = Qui non è ancora finita nessuna partita.
ui-who = Chi
ui-game = Gioco
ui-won = Vinte
ui-won-of = { $won } su { $played }
ui-chain = Partite giocate qui
ui-chain-won = Ha vinto: { $names }
ui-chain-abandoned = Interrotta

## Come piace

ui-digits = Cifre
ui-digits-own = Come nella lingua
ui-like-theme = Colori
ui-like-theme-own = Come su questo dispositivo
ui-like-theme-light = Chiari
ui-like-theme-dark = Scuri
ui-like-motion = Movimento
ui-like-motion-own = Come su questo dispositivo
ui-like-motion-none = Nessuno
ui-like-look = Per guardare una carta
ui-like-look-hold = Tienila premuta
ui-like-look-tap = Toccala
ui-like-font = Caratteri
ui-like-font-own = Quelli della casa
ui-like-font-plain = Semplici
ui-like-sound = Suoni
    .about = Quando tocca a te; uguale per ogni ruolo.
ui-like-shortcuts = Tasti come scorciatoie
    .about = Singoli tasti ti portano al posto giusto mentre giochi.

## Talk, time, and who is missing

ui-tab-chat = Parola
ui-chat-none = Nessuno ha ancora detto nulla.
ui-chat-say = Di’ qualcosa
ui-chat-send = Dillo
ui-chat-phrases = Frasi che tutti leggono
ui-chat-room-evil = Solo ai Malvagi
ui-look-at = Guardate { $name }!
ui-clock = Tempo rimasto
ui-clock-hours = { $hours } h
ui-more-time = +60 s
ui-ballot = Votazione
ui-ballot-about = Manca { $name }. Che facciamo?
ui-ballot-rest = Che facciamo?
ui-ballot-wait = Aspettare
ui-ballot-bot = Il posto a un bot
ui-ballot-spectator = Il posto a chi guarda
ui-ballot-adjourn = Continuare un’altra volta
ui-ballot-end = Finire senza risultato
ui-resting = La partita è sospesa.
ui-go-on = Ci sono: si continua
ui-away = { $name } non c’è.
ui-what-now = E adesso?
ui-join-requests = { $name } bussa.
ui-let-in = Fai entrare
ui-turn-away = Non far entrare

## Options

ui-option-own = Come vuole il gioco
ui-every-option = Tutte le opzioni
ui-clocks = Orologio

## Notes

ui-tab-notes = Appunti
ui-notes = Appunti
ui-notes-mark = Che cosa pensi di { $name }
ui-notes-unsure = ?
ui-notes-yours = Li vedi solo tu, su tutti i tuoi dispositivi.
ui-share-draft = Fai vedere agli altri la mia scelta mentre la faccio
ui-notes-open = Apri i miei appunti
ui-notes-close = Chiudi i miei appunti

## Claims

ui-claims = Dichiarazioni
ui-claim-which = Che cosa dichiari?
ui-claim-say = Dichiara

## All’ingresso

ui-part-missing = Una parte di questa pagina non è arrivata. Forse nel frattempo la casa ne ha una più recente.
ui-load-again = Ricarica la pagina
ui-avalon-side-count =
    { $side ->
        [evil] Male { $count }
       *[other] Bene { $count }
    }
ui-play-bots = Gioca contro i bot
ui-members-open = Qui aprono tavoli solo i membri del club. Puoi sederti a ogni tavolo a cui ti invitano.
ui-name-first = Prima di’ come ti chiami.
ui-where = Dove giocate?
ui-where-apart = Ognuno a casa sua
    .about = Tutto avviene sullo schermo, anche le chiacchiere.
ui-where-together = Attorno a un tavolo
    .about = Non c’è ancora. Intanto potete usare «ognuno a casa sua» nella stessa stanza.
ui-game-later = Non ancora sullo schermo
ui-any-game = Qualsiasi gioco
ui-any-language = Qualsiasi lingua
ui-look-again = Aggiorna
ui-open-none = Al momento nessun tavolo è aperto. Aprine uno, e gli altri lo troveranno.
ui-open-bots =
    { $count ->
        [one] Ci siede { $count } bot
       *[other] Ci siedono { $count } bot
    }
ui-settings-follow = Ti seguono su ogni dispositivo in cui sei di casa.
ui-settings-here = Restano su questo dispositivo, e ti seguono appena hai un nome qui.
ui-set-words = Lingua e numeri
ui-calendar = Calendario
ui-calendar-own = Come vuole la lingua
ui-calendar-gregory = Gregoriano
ui-calendar-persian = Persiano (solare)
ui-set-example = Così appare: { $when }; { $number }
ui-set-look = Come appare
ui-set-play = Mentre giochi
ui-like-letters = Spazio tra le lettere
ui-like-letters-own = Normale
ui-like-letters-wide = Ampio
ui-like-letters-wider = Più ampio
ui-like-lines = Spazio tra le righe
ui-like-lines-own = Normale
ui-like-lines-wide = Ampio
ui-like-lines-wider = Più ampio
ui-like-volume = Volume: { $volume }
ui-like-cover = Copri le parole pesanti
    .about = Dove il tavolo le segnala; un tocco mostra che cosa c’è sotto.
ui-set-me = Tu
ui-set-devices = I tuoi dispositivi
ui-set-passkeys = Passkey
ui-set-blocked = Persone che hai bloccato
ui-set-data = Ciò che è tuo
ui-set-about = Su questa casa
ui-sign-in = Ho già una passkey
ui-table-alone = Un tavolo tutto tuo
ui-table-asks-you = Tocca a te
ui-table-asks-several = C’è una domanda aperta, anche per te
ui-my-groups = Le tue compagnie
ui-games-here =
    { $count ->
        [one] { $count } partita insieme
       *[other] { $count } partite insieme
    }
ui-about-server = Questa casa non conserva indirizzi e-mail né password, e non racconta niente a nessuno.
ui-about-games = The Resistance: Avalon e Shadows over Camelot appartengono a chi li ha creati. Se ti piace giocarli qui, compra la scatola.
ui-about-thanks = Fatto con il lavoro di altri
ui-about-own = Camlann stesso è software libero (Apache-2.0), e le sue figure sono disegnate da sé.
ui-device-here = Questo dispositivo
ui-device-other = Un altro dispositivo
ui-device-seen = Qui l’ultima volta: { $when }
ui-sign-out = Esci da qui
ui-device-end-of = Termina la sessione vista l’ultima volta: { $when }
ui-device-end = Termina
ui-devices-end-others = Termina tutte le altre
ui-device-only = Qui è l’unico posto in cui ti si conosce. Se perdi questo dispositivo perdi nome e partite, a meno che tu crei una passkey o aggiunga un dispositivo.
ui-device-qr = Un codice per la fotocamera dell’altro dispositivo: il link che lo rende tuo
ui-device-how = Inquadralo con l’altro dispositivo, o apri lì il link. Funziona una volta sola, e quel dispositivo diventi tu: non mostrarlo a nessuno.
ui-code-until = Vale fino a: { $when }
ui-copy-link = Copia il link
ui-device-another = Usa anche un altro dispositivo
ui-data-about = Puoi portare con te tutto ciò che si conserva su di te, e farlo cancellare quando vuoi.
ui-data-download = Scarica i miei dati
ui-erase = Cancellami
ui-erase-sure = Vuoi davvero farti cancellare?
ui-erase-what = Il tuo nome, i tuoi dispositivi, ciò che hai scritto e annotato spariscono subito e per sempre. Le partite restano, sotto un nome che non dice nulla.
ui-erase-confirm = Per confermare, scrivi il tuo nome: { $name }
ui-erase-stay = No, resto
ui-erase-do = Cancellami per sempre
ui-renamed = D’ora in poi ti chiami { $name }.
ui-your-arms = Questo stemma è tuo: gli altri ti riconoscono anche da qui.
ui-rename = Cambia il mio nome
ui-passkey-added = La passkey è salvata.
ui-passkeys-about = Una passkey ti riporta qui, con il tuo nome e le tue partite, anche se perdi ogni dispositivo. Niente password, niente e-mail.
ui-passkey-since = Creata: { $when }
ui-passkey-end-of = Elimina la passkey creata: { $when }
ui-passkey-end = Elimina
ui-passkeys-not-here = Le passkey richiedono un indirizzo sicuro (https) e un browser che le conosca.
ui-passkey-add = Aggiungi una passkey
ui-as-in-my-box = Come nella mia scatola
ui-own-choice = Scelto dall’host, opzione per opzione
ui-claims-place = { $by } dice: il posto di { $of } è mio. È così?
ui-claims-wait = Nulla è deciso finché { $of } non manca da { $wait } secondi. Poi deve essere d’accordo più della metà di voi.
ui-claims-count =
    { $count ->
        [one] È d’accordo una persona su { $of }.
       *[other] Sono d’accordo { $count } persone su { $of }.
    }
ui-it-is-them = Sì, il posto è suo
ui-it-is-not = No, non è così
ui-hours = Quando dormi
ui-hours-since = Dalle
ui-hours-until = Alle
ui-hours-kept = In queste ore per te il tempo non corre.
ui-hours-none = Cambia un orario: mentre dormi per te il tempo non corre.
ui-door-open = Chi digita il codice entra subito, per dieci minuti
ui-keeping = Come si tiene questo tavolo
ui-keep-open = Mostralo tra i tavoli aperti, perché chiunque possa unirsi
ui-keep-language = Che lingua si parla qui
ui-keep-any-language = Quella che si preferisce
ui-keep-spectators = Altri possono assistere
ui-keep-delay = Di quanto chi assiste resta indietro
ui-keep-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    }
ui-keep-no-delay = Per niente
ui-keep-chat = Che cosa si può dire
ui-keep-chat-all = Di tutto
ui-keep-chat-phrases = Solo frasi e dichiarazioni, lette ognuno nella sua lingua
ui-keep-chat-off = Niente: parlate altrove
ui-keep-quotes = Si possono citare righe ed eventi
ui-keep-marks = Le dichiarazioni che si contraddicono sono segnate
ui-keep-words = Le parole pesanti sono segnalate, e coperte per chi vuole
ui-keep-abandoned = Una partita a cui nessuno torna finisce dopo
ui-keep-days =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
ui-keep-for-ever = Mai
ui-keep-host-only = Lo decide l’host.
ui-dealing = Si stanno dando le carte …
ui-all-ready = Siete tutti pronti. Comincia quando vuoi.
ui-hosted-by = Ospita { $name }
ui-what-we-play = A che cosa giochiamo
ui-to-company = Partite e punteggi di questo tavolo
ui-break-off = Ferma la distribuzione
ui-option-changed = modificato
ui-what-changes = Che cosa cambia?
ui-what-changes-of = Che cosa cambia? { $option }
ui-place-now = { $name } siede al posto { $place }.
ui-about-seat = Che si fa con { $name }?
ui-up = Su
ui-down = Giù
ui-swap-with = Scambia con …
ui-swap-with-of = Scambia di posto { $name } con
ui-hand-over = Rendi host
ui-hand-over-to = Rendi { $name } l’host
ui-get-up = Alzati
ui-ask-up = Fai alzare
ui-claim-back = Non è il mio posto, in effetti
ui-my-place = Questo è il mio posto
ui-offer-seat = Cedi il mio posto a { $name }
ui-offer-made = Offri il tuo posto a { $name }.
ui-offer-back = Tengo il mio posto
ui-offer-from = { $name } ti offre il posto. Continueresti a giocare da lì.
ui-offer-accept = Prendo il posto
ui-offer-decline = No, grazie
ui-keep-out = Fuori per stasera
ui-keep-out-of = Fai alzare { $name } e non lasciare che si sieda più stasera
ui-allow-to-sit = Lascia sedere di nuovo { $name }
ui-ballot-wait-over = Non si fa nulla prima che siano passati { $wait } secondi. Se { $name } si collega, il voto finisce.
ui-claim-seat = Il posto di { $name } è mio
ui-my-seat-hint = Se chi ha il posto è assente, lo si chiede agli altri.
ui-free-place = Un posto libero
ui-for-so-many = Da { $least } a { $most } giocatori
ui-fill-bots =
    { $count ->
        [one] Riempi { $count } posto con un bot
       *[other] Riempi { $count } posti con i bot
    }
ui-next-in-are = Nella prossima partita: { $names }
ui-next-in-nobody = Nessuno aspetta ancora la prossima partita.
ui-invited-how = Di’ come vuoi chiamarti, e sei dentro.
ui-clock-own = Secondi per ogni tipo di domanda; 0 per tutto il tempo che serve
ui-clock-bank = una riserva per tutta la partita
ui-clock-waking = Contano solo le ore di veglia

## A finished game, looked at again

ui-replay = Una partita finita
ui-replay-of = { $game }, partita { $number }
ui-replay-look = Rivedila
ui-replay-as = Con quali occhi
ui-replay-as-whole = Onniscienti
ui-replay-as-spectator = Ciò che tutti hanno visto
ui-replay-as-seat = Come l’ha vista { $name }
ui-replay-as-own = Come l’hai vista tu ({ $name })
ui-replay-timeline = Corso della partita
ui-replay-chapters = Parti della partita
ui-replay-moment = Momento
ui-replay-stop = { $at } di { $all }
ui-replay-first = All’inizio
ui-replay-back = Un passo indietro
ui-replay-on = Un passo avanti
ui-replay-last = Alla fine
ui-replay-play = Fai scorrere
ui-replay-pause = Ferma
ui-replay-happened = Come ci si è arrivati
ui-replay-quiet = Per arrivare qui non è stato annunciato nulla.
ui-replay-alone = Solo { $name }:
ui-replay-nobody = Nessuno l’ha visto:
ui-replay-known = Chi sapeva che cosa
ui-replay-share = Condividi questo momento
ui-replay-copy = Copia il link a questo momento
ui-replay-copy-how = Si apre per chi era al tavolo.
ui-replay-open = Crea un link per chiunque
ui-replay-open-how = Si apre per chiunque lo abbia. Al posto dei nomi le persone hanno stemmi, tranne chi ha creato il link e chi desidera il proprio nome.
ui-replay-link = Link
ui-replay-links = Link per chiunque
ui-replay-link-by = Creato da { $name }, { $when }
ui-replay-named = Lì chiamami per nome
ui-replay-unlink = Togli il link
ui-replay-text = Conserva come testo
ui-proof = La prova della distribuzione
ui-proof-checking = Questo dispositivo sta controllando la distribuzione…
ui-proof-failed = La registrazione non è arrivata, quindi non si è potuto controllare nulla.
ui-proof-holds = Controllata su questo dispositivo: la distribuzione è uscita come doveva.
ui-proof-together =
    { $seats ->
        [one] Un posto l’ha estratta insieme al server.
        [many] { $seats } di posti l’hanno estratta insieme al server.
       *[other] { $seats } posti l’hanno estratta insieme al server.
    }
ui-proof-witnessed = Questo dispositivo ha preso parte alla distribuzione, e la registrazione dice ciò che aveva visto allora.
ui-proof-unwitnessed = Questo dispositivo non ha conservato niente di questa distribuzione: il verbale concorda soltanto con se stesso.
ui-proof-broken = In questa distribuzione qualcosa non torna.
ui-proof-nothing = Di questa distribuzione non si può provare nulla.
ui-proof-how = Come si controlla
ui-proof-explained = Prima di distribuire, il server e il dispositivo di ogni persona hanno promesso un numero senza mostrarlo. Poi tutti i numeri sono stati mostrati, e ogni cosa affidata al caso discende da tutti insieme: nessuno poteva sceglierla per conto proprio. Questa pagina ha rifatto ogni tiro a partire da quei numeri e l’ha confrontato con ciò che è stato distribuito. Dove un tavolo tiene i suoi segreti anche dopo la fine, o una partita è stata interrotta, non tutti i numeri vengono mostrati, e allora non si può provare nulla.
ui-proof-by-hand = Controllare per conto proprio
ui-proof-by-hand-how = Scarica la registrazione e falla esaminare da un tuo programma:
ui-tally-bars = Partite vinte su tutte quelle giocate
ui-tally-table = Lo stesso come tabella
ui-avalon-knew = { $name }: { $what }
ui-avalon-peeked = Missione { $quest }, la carta di { $name }: { $card }
ui-avalon-cards-played = Carte missione giocate
ui-avalon-card-on = Missione { $quest }: { $card }
ui-avalon-chapter-deal = Le carte
ui-avalon-chapter-round = Turno { $round }
ui-avalon-chapter-end = La fine

## What is said, who is heard, and what is reported

ui-chat-views = Quale parte della conversazione
ui-chat-view-table = Tavolo
ui-chat-view-spectators = Spettatori
ui-chat-view-sealed = In disparte
ui-chat-view-claims = Dichiarazioni
ui-chat-view-people = Persone
ui-chat-lines = Che cosa è stato detto
ui-chat-new =
    { $count ->
        [1] Un messaggio nuovo
        [many] { $count } di messaggi nuovi
       *[other] { $count } messaggi nuovi
    }
ui-chat-said = { $name }: { $words }
ui-chat-about-line = Su ciò che ha detto { $name }
ui-chat-about = Su { $name }
ui-chat-do = Che cosa posso fare?
ui-chat-jump = Vai a ciò che è citato
ui-chat-covered = parola coperta
ui-chat-left =
    { $count ->
        [1] C’è posto per un altro carattere
        [many] C’è posto per altri { $count } di caratteri
       *[other] C’è posto per altri { $count } caratteri
    }
ui-chat-unquote = Non citare questo
ui-chat-at-hand = Frasi a portata di mano
ui-chat-any-table = A ogni tavolo
ui-chat-sealed-hint = Questa stanza non è per tutti, e per tutti ha lo stesso aspetto: aprila per vedere se è per te. Si chiude da sola.
ui-chat-sealed-open = Apri la stanza
ui-chat-sealed-close = Chiudi la stanza
ui-chat-sealed-none = Qui non c’è nulla che tu possa leggere.
ui-chat-quote = Cita
ui-chat-mute = Non mostrarmi più i suoi messaggi qui
ui-chat-unmute = Mostrami di nuovo i suoi messaggi qui
ui-chat-mute-hint = A questo tavolo, su tutti i tuoi dispositivi. Nessun altro lo viene a sapere.
ui-chat-block = Blocca
ui-chat-unblock = Sblocca
ui-chat-block-hint = Nessuno dei due legge più le parole dell’altro, a nessun tavolo. Dichiarazioni e frasi pronte si sentono ancora.
ui-chat-muted = Non vedi più ciò che dice { $name } qui.
ui-chat-unmuted = Vedi di nuovo ciò che dice { $name } qui.
ui-chat-blocked = Tu e { $name } non vi leggete più.
ui-chat-unblocked = Tu e { $name } vi leggete di nuovo.
ui-undo = Annulla
ui-close = Chiudi
ui-is-muted = per te qui non si vede
ui-is-blocked = contatto bloccato
ui-is-silenced = qui non può parlare
ui-point = Indica qualcuno
ui-point-at = Indica { $name }
ui-point-hint = Compare per un momento sugli schermi di tutti.
ui-quote-fact = Cita ciò che è successo
ui-quote-hint = Accompagna la prossima cosa che dici.
ui-claim-kind = dichiara
ui-claim-make = Dichiara qualcosa
ui-claim-hint = Nessuno ha controllato: una dichiarazione può essere una bugia.
ui-claim-against = Non va d’accordo con quanto dichiarato prima
ui-claim-fallen = non vale più
ui-claim-clash = non possono essere vere entrambe
ui-claims-by = In quale ordine
ui-claims-by-seat = Per persona
ui-claims-by-time = Per tempo
ui-claims-stale = Anche ciò che non vale più
ui-claims-none = In questa partita nessuno ha dichiarato nulla.
ui-report-line = Segnala questo messaggio
ui-report-who = Segnala questa persona
ui-report-of = Segnala { $name }
ui-report-why = Di che cosa si tratta?
ui-report-hint = La casa aggiunge ciò che è stato detto lì intorno. Nessuno viene a sapere chi ha segnalato.
ui-report-send = Segnala
ui-report-made = Grazie. Qualcuno ci darà un’occhiata; tra le tue segnalazioni puoi leggere che cosa ne esce.
ui-silence = Non lasciare che parli qui
ui-unsilence = Lascia che parli di nuovo qui
ui-silence-hint = Lo decide chi ospita e vale per tutti a questo tavolo. Tutti lo vedono, e anche il perché.
ui-silence-of = Perché { $name } non può più parlare?
ui-silence-abuse = Offese
ui-silence-flood = Troppi messaggi
ui-silence-telling = Rivela ciò che non si deve dire
ui-silence-other = Altro
ui-moderation = Segnalazioni a questo tavolo
ui-moderation-none = Non c’è nulla da decidere.
ui-moderation-mute = Niente messaggi qui per 30 giorni
ui-moderation-let-be = Lascia correre
ui-server-moderation = Per chi modera
ui-moderation-reported = messaggio segnalato
ui-moderation-action = Che cosa si decide
ui-moderation-reason = A causa di
ui-moderation-days = Giorni (0: per sempre)
ui-moderation-decide = Decidi
ui-reports = Le mie segnalazioni
ui-reports-sentence = Che cosa hai segnalato, che cosa ne è stato, e che cosa è stato deciso su di te.
ui-reports-none = Non hai segnalato nulla, e nulla è stato deciso su di te.
ui-report-made-by-you = Segnalazione tua
ui-report-about-you = Su di te
ui-report-state-open = in attesa
ui-report-state-decided = decisione presa
ui-report-state-objected = di nuovo in esame
ui-report-state-final = decisione definitiva
ui-report-for-good = Vale per sempre.
ui-report-until = Vale fino a: { $when }.
ui-report-because = Motivo: { $reason } ({ $when })
ui-report-object = Non sono d’accordo
ui-unblock-of = Sblocca { $name }
ui-blocked-none = Non hai bloccato nessuno.
ui-pointed-at = { $name } indica qui

## Il gioco: turni, conferme, tasti, intorno alla partita

ui-answered = ha risposto
ui-avalon-track-lost =
    { $fails ->
        [1] fallita (1)
       *[other] fallita ({ $fails })
    }
ui-stage = Tocca a te
ui-things = Che cosa c’è in gioco
ui-waiting = Si aspetta: { $names }.
ui-in-mind = in mente
ui-is-away = non c’è
ui-stands-in = supplente
ui-why-not = Non si può scegliere. Premi per sapere perché.
ui-pick-more =
    { $count ->
        [1] Ancora una persona.
       *[other] Ancora { $count }.
    }
ui-picked = Scelta: { $names }
ui-pick-someone =
    { $most ->
        [1] Scegli una persona al tavolo.
       *[other] Scegli { $most } persone al tavolo.
    }
ui-sure = Non si può tornare indietro.
ui-sure-yes = Sì, procedi
ui-sure-no = No, aspetta
ui-title-turn = ● Tocca a te – Camlann
ui-clock-left = Ancora { $seconds } secondi.
ui-keys = Tasti
ui-keys-hint = Nessun tasto decide qualcosa: ti porta al posto giusto, e lì premi. Si possono disattivare nelle impostazioni.
ui-key-approve = A: approvare
ui-key-reject = A: rifiutare
ui-key-go = Al pulsante della risposta
ui-key-tab-card = La mia carta
ui-key-tab-chat = Parole
ui-key-tab-record = Voti
ui-key-tab-notes = Appunti
ui-key-tab-log = Cronaca
ui-key-tab-table = Tavolo
ui-key-seat = A un posto; lo sceglie quando si scelgono persone
ui-key-list = Questo elenco
ui-tab-table = Tavolo
ui-call = Chiedi al tavolo di questa partita
ui-call-hint = Votano tutti: continuare, riprendere un’altra volta, o finire senza risultato.
ui-stay = Resto, dopotutto
ui-give-up = Lascia il mio posto
ui-give-up-sure = Lasci il tuo posto in questa partita.
ui-give-up-hint = Il tavolo decide chi lo prende. Puoi tornare.
ui-take-back = Riprendi il mio posto
ui-volunteer = Farei da supplente
ui-volunteer-hint = Se manca qualcuno, il tavolo può darti il posto.
ui-unvolunteer = Meglio di no, niente supplenza
ui-queue = Gioca nella prossima partita
ui-unqueue = Non nella prossima partita
ui-back-already = Ci sei. Si riprende quando c’è più della metà.
ui-ballot-count =
    { $count ->
        [1] Ha votato una persona.
       *[other] Hanno votato in { $count }.
    }
ui-again = Un’altra partita, ci sto
ui-skip-turning = Mostra tutto
ui-card-hint = Si chiude da sola quando lasci o guardi altrove. Attenzione a chi hai alle spalle.
ui-avalon-spotlight = sotto i riflettori
ui-avalon-named = nome fatto dall’Assassino
ui-avalon-learned = mostrato in seguito
ui-avalon-others-know = Che cosa gli altri possono sapere di te
ui-avalon-watched-by-nobody = A nessuno è stato mostrato chi sei.
ui-avalon-watched-by-merlin = A Merlino è stato mostrato che servi il Male.
ui-avalon-watched-by-evil = Gli altri al servizio del Male che aprono gli occhi sanno di te.
ui-avalon-watched-by-evil-lancelot = Gli altri al servizio del Male sanno che sei Lancillotto malvagio.
ui-avalon-watched-by-percival = A Percival è stato mostrato che sei Merlino.
ui-avalon-watched-by-percival-two = Percival ha visto due persone, e una sei tu: si tratta di Merlino e di Morgana.
ui-avalon-watched-by-lancelot = L’altro Lancillotto sa chi sei.
ui-avalon-you-win = Come vinci
ui-avalon-play-which = Scegli una carta
ui-avalon-brief-reveal = Apri la tua carta qui sotto, leggi chi sei e che cosa sai, e di’ quando l’hai vista.
ui-avalon-read-aloud = Da leggere ad alta voce, se siete nella stessa stanza
    .about = Uno di voi legge piano mentre tutti hanno gli occhi chiusi. La tua carta mostra le stesse cose.
ui-avalon-brief-veil = Qui tutti vedono la stessa cosa, così nessuno capisce chi sta scegliendo. Conta solo la parola dell’Assassino.
ui-avalon-brief-quest = La missione { $quest } vuole una squadra di { $size }.
ui-avalon-brief-team = Per la missione { $quest }: { $names }
ui-avalon-brief-bearer = Excalibur è con { $name }.
ui-avalon-brief-two = Per far fallire questa missione servono due fallimenti.
ui-avalon-brief-last = Quinta squadra del turno: se anche questa viene respinta, vince il Male.
ui-avalon-just-seen = Ti è stato mostrato qualcosa. Lo sanno tutti, ma nessuno sa che cosa.
ui-avalon-in-game = In gioco: { $good } del Bene, { $evil } del Male
ui-avalon-lady-with = La Dama del Lago è con { $name }.
ui-avalon-lady-before = Prima: { $names }. Da loro non torna più.
ui-avalon-allegiance = Carte Fedeltà
ui-avalon-allegiance-open = Sono scoperte fin dall’inizio e hanno effetto una dopo l’altra. A un cambio i due Lancillotto passano dall’altra parte.
ui-avalon-allegiance-by-quest = Sono scoperte fin dall’inizio, una per missione, e ciascuna ha effetto con la sua missione. A un cambio i due Lancillotto passano dall’altra parte.
ui-avalon-allegiance-of-quest = Missione { $quest }: { $card }
ui-avalon-allegiance-of-round = Turno { $round }: { $card }
ui-avalon-allegiance-acted = ha già avuto effetto
ui-avalon-allegiance-hidden = Si scoprono una alla volta. A un cambio i due Lancillotto passano dall’altra parte, e nessuno viene a sapere chi sono.
ui-avalon-plots = Carte Complotto: { $held } in tavola, { $left } nel mazzo
ui-avalon-plot-drawn = da distribuire
ui-avalon-hide-record = Nascondi i voti
ui-avalon-record-caption = Come ognuno ha votato ogni squadra
ui-avalon-wins = Vince il { $side }
ui-avalon-who-was-who = Chi era chi
ui-avalon-what-each-knew = Che cosa sapeva ognuno
ui-avalon-decisive = I voti che hanno deciso
ui-avalon-ride = Missione { $quest }: { $names }
ui-avalon-ride-votes =
    { $against ->
        [0] Proposta: { $leader }; voti tutti a favore.
       *[other] Proposta: { $leader }; a favore { $approve }, contro { $reject }.
    }
ui-avalon-rode =
    { $count ->
        [1] in una missione
       *[other] in { $count } missioni
    }
ui-avalon-rode-failed =
    { $count ->
        [0] nessuna fallita
        [1] una fallita
       *[other] { $count } fallite
    }

## Cavalieri di cui i bot portano il nome

ui-knight-accolon = Accolon
ui-knight-bedivere = Bedivere
ui-knight-caradoc = Caradoc
ui-knight-dinadan = Dinadano
ui-knight-elyan = Elyan
ui-knight-feirefiz = Feirefiz
ui-knight-gareth = Gareth
ui-knight-hector = Ettore
ui-knight-ironside = Fiancoferro
ui-knight-kahedin = Kaedino
ui-knight-lamorak = Lamorak
ui-knight-marhaus = Moroldo
ui-knight-nentres = Nentres
ui-knight-owain = Ivano
ui-knight-pelleas = Pelleas
ui-knight-sagramore = Sagramoro
