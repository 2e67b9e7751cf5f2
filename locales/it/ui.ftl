## Dappertutto

ui-skip = Vai al contenuto principale
ui-loading = Un momento …
ui-try-again = Riprova
ui-labelled = { $label }: { $text }
ui-no-text = Questa pagina non è aggiornata. Ricaricala.
ui-connection-lost = Connessione persa. Riconnessione in corso … Non si è perso nulla.
ui-restored = Questo tavolo è stato riportato al { $when }. Quello che è stato giocato qui dopo è andato perso.
ui-language = Lingua
ui-dark = Tema scuro
ui-settings = Impostazioni
ui-yours = Il tuo account
ui-my-games = Le mie partite
ui-your-name = Il tuo nome
ui-home = Pagina iniziale
ui-not-found-title = Qui non c’è nulla
ui-not-found-sentence = Questa pagina non esiste. Forse il link è stato troncato.

## Alla porta

ui-home-title = Di chi ti puoi fidare?
ui-home-sentence = Giochi di lealtà nascoste come Avalon: da casa, o insieme nella stessa stanza, ognuno con il telefono.
ui-home-new = Prima volta qui? Gioca una partita guidata: sette minuti
ui-how = Come si gioca
ui-how-1 = Sedetevi insieme
    .text = Condividi un link o un codice. Non serve un account, e i bot possono occupare i posti liberi.
ui-how-2 = Ricevi un ruolo segreto
    .text = Alcuni di voi servono il Male e si conoscono. Anche Merlino li conosce, ma non deve farlo capire.
ui-how-3 = Scopri di chi fidarti
    .text = Parlate, scegliete le squadre, votate. Il Bene deve riuscire in tre missioni, e basta un traditore in squadra per farne fallire una.
ui-footer = Software libero. Niente pubblicità, niente tracciamento.
ui-new-table = Nuovo tavolo
ui-which-game = Quale gioco?
ui-about-avalon = Missioni, voti e qualcuno che vuole farle fallire. Da 5 a 10 giocatori, mezz’ora.
ui-about-shadows = Salvate insieme Camelot, forse con un Traditore tra voi. Da 2 a 8 giocatori, un’ora e mezza.
ui-code = Codice
ui-code-first = Scrivi le sei cifre del codice.
ui-code-wrong = Al momento nessun tavolo ha questo codice. Chiedi quello attuale.
ui-join = Entra
ui-join-hint = Le sei cifre che ti dà chi è al tavolo.
ui-join-waiting = Hai chiesto di entrare. Qualcuno al tavolo ti farà entrare.
ui-join-declined = Questa volta non ti hanno fatto entrare.
ui-my-running = Continua a giocare
ui-my-tables = I tuoi tavoli
ui-table-playing = Partita in corso
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
        [0] Ancora nessun giocatore
        [1] 1 giocatore
       *[other] { $seats } giocatori
    }
ui-sit = Siediti
ui-host = Host
ui-ready = c’è
ui-not-ready = non ancora
ui-be-ready = Ci sono
ui-unready = Non ancora
ui-bot =
    { $level ->
        [easy] bot facile
        [fair] bot medio
        [strong] bot forte
       *[none] bot
    }
ui-bot-for =
    { $level ->
        [easy] bot facile per { $name }
        [fair] bot medio per { $name }
        [strong] bot forte per { $name }
       *[none] bot per { $name }
    }
ui-bot-level = Livello dei nuovi bot
ui-bot-level-short =
    { $level ->
        [fair] medio
        [strong] forte
       *[easy] facile
    }
ui-bot-plays-random = Sceglie a caso.
ui-bot-plays-avalon-rules = Segue ciò che ha visto e sospetta di chi era nelle missioni fallite.
ui-bot-plays-avalon-logic = Esclude ciò che è impossibile e si aspetta le abitudini delle persone.
ui-bot-plays-avalon-bayes = Soppesa ogni voto, squadra e missione, e nasconde ciò che sa.
ui-bot-plays-shadows-rules = Aiuta dove vale di più. Da Traditore fa ciò che un Cavaliere potrebbe fare e che nuoce di più.
ui-bot-speaks-calm = Dice poco.
ui-bot-speaks-blunt = Dice quello che pensa.
ui-bot-speaks-warm = Vede il buono nelle persone.
ui-you = tu
ui-add-bot = Aggiungi un bot
ui-shuffle = Mescola i posti
ui-move-up = Sposta in su { $name }
ui-move-down = Sposta in giù { $name }
ui-dismiss = Libera il posto di { $name }
ui-next-in = Lista d’attesa
ui-nothing-chosen = Nessun gioco ancora scelto
ui-presets = Preimpostazioni
ui-rules-here = Regole di questo tavolo
ui-begin = Inizia la partita
ui-waits-for =
    { $count ->
        [1] Manca ancora una persona
       *[other] Mancano ancora { $count } persone
    }
ui-waits-for-host = Ci siete tutti. L’host fa iniziare la partita.
ui-invite-title = Gioca al nostro tavolo
ui-qr = Codice QR con il link a questo tavolo
ui-share-link = Condividi
ui-code-left = Codice valido per { $minutes } min
ui-code-ask = Chiedimelo prima che qualcuno entri con il codice
ui-copied = Copiato

## Durante la partita

ui-board = Il tabellone
ui-seats = Giocatori
ui-more = Altro
ui-tab-card = La mia carta
ui-tab-votes = Voti
ui-tab-log = Cronaca
ui-over = La partita è finita
ui-next-game = Lobby
ui-wait = Ora non devi fare nulla.
ui-thinking = ci pensa …
ui-spectator = Stai guardando.
ui-ways = Che cosa vuoi fare?
ui-choose = La tua scelta
ui-back = Indietro
ui-why = Che cosa significa?
ui-hold-to-look = Tieni per vedere
ui-tap-to-look = Tocca per vedere

## Avalon

ui-avalon-quest = Missione { $quest }, squadra di { $size }
ui-avalon-won = riuscita
ui-avalon-lost =
    { $fails ->
        [1] fallita, con un fallimento
       *[other] fallita, con { $fails } fallimenti
    }
ui-avalon-two-fails = servono due fallimenti
ui-avalon-rejections = Squadre respinte: { $rejections } su 5 (5: vince il Male)
ui-avalon-on-team = in squadra
ui-avalon-lady = la Dama del Lago
ui-avalon-excalibur = Excalibur
ui-avalon-you-know = Che cosa sai
ui-avalon-my-card = Missione { $quest }: hai giocato { $card }
ui-avalon-no-votes = Ancora nessun voto.
ui-avalon-col-quest = Missione

## Le proprie cose, e quelle di una compagnia

ui-mine-none = Ancora nessun tavolo.
ui-open = Apri
ui-group-history = Partite e vittorie
ui-group-invite = Invita tutti a giocare
    .about = Sui dispositivi dove vogliono essere avvisati. Ognuno riceve un solo avviso per la prossima partita, e nessuno nelle sue ore di sonno.
ui-group-invited = Fatto: saranno avvisati.
ui-forget = Togli dal mio elenco
ui-game-of = { $game }, { $seats } giocatori
ui-download = Scarica la registrazione
ui-older = Mostra le precedenti
ui-to-the-table = Torna al tavolo
ui-tally = Vittorie
ui-tally-none = Ancora nessuna partita finita.
ui-who = Giocatore
ui-game = Gioco
ui-won = Vinte
ui-won-of = { $won } su { $played }
ui-games-played = Partite giocate
ui-games-played-won = Ha vinto: { $names }
ui-games-played-abandoned = Finita senza risultato

## Come piace

ui-digits = Cifre
ui-digits-own = Come la lingua
ui-setting-theme = Tema
ui-setting-theme-own = Come il dispositivo
ui-setting-theme-light = Chiaro
ui-setting-theme-dark = Scuro
ui-setting-motion = Animazioni
ui-setting-motion-own = Come il dispositivo
ui-setting-motion-none = Disattivate
ui-setting-look = Per vedere una carta, confermare un gesto
ui-setting-look-hold = Tieni premuto
ui-setting-look-tap = Tocca
ui-setting-push = Avvisami quando tocca a me
    .about = Nelle partite di più giorni, quando il tuo gruppo ti invita o qualcuno chiede di entrare: su questo dispositivo, anche a pagina chiusa, mai nelle tue ore di sonno.
ui-setting-push-denied = Il tuo browser non permette notifiche per questa pagina. Puoi cambiarlo nelle impostazioni del browser.
ui-setting-keep-open = Tieni visibile il mio ruolo
    .about = Quando nessun altro può vedere il tuo schermo. Solo su questo dispositivo.
ui-setting-font = Carattere
ui-setting-font-own = Predefinito
ui-setting-font-plain = Semplice
ui-setting-sound = Suoni e vibrazione
    .about = Voti, carte, messaggi, il tuo turno. Uguali per ogni ruolo.
ui-setting-vibration = Vibrazione
    .about = Breve, insieme ai suoni.
ui-setting-awake = Tieni acceso lo schermo
    .about = Durante una partita.
ui-setting-shortcuts = Scorciatoie da tastiera
    .about = Con un tasto vai al pulsante giusto mentre giochi.

## Chat, clock, absence

ui-tab-chat = Chat
ui-chat-none = Ancora nessun messaggio.
ui-chat-say = Scrivi un messaggio
ui-chat-send = Invia
ui-chat-channel-evil = Solo il Male
ui-look-at = Guardate { $name }!
ui-clock = Tempo rimasto
ui-clock-hours = { $hours } h
ui-more-time = +60 s
ui-ballot = Votazione
ui-ballot-about = Manca { $name }. Che facciamo?
ui-ballot-rest = Che facciamo?
ui-ballot-wait = Aspettare
ui-ballot-bot = Un bot al suo posto
ui-ballot-spectator = Uno spettatore al suo posto
ui-ballot-adjourn = Continuare un’altra volta
ui-ballot-end = Finire senza risultato
ui-paused = La partita è in pausa.
ui-go-on = Ci sono, continuiamo
ui-away = { $name } non c’è.
ui-what-now = E adesso?
ui-join-requests = { $name } vuole entrare.
ui-join-requests-list = Richieste di entrare
ui-let-in = Fai entrare
ui-turn-away = Rifiuta
ui-ballot-play-on = Continuare

## Options

ui-option-own = Predefinito
ui-every-option = Tutte le opzioni
ui-clocks = Orologio

## Notes

ui-tab-notes = Appunti
ui-notes = Appunti
ui-notes-mark = Che cosa pensi di { $name }
ui-notes-unsure = ?
ui-notes-yours = Li vedi solo tu, su tutti i tuoi dispositivi.
ui-share-draft = Mostra in diretta chi scelgo
ui-notes-open = Apri i miei appunti
ui-notes-close = Chiudi i miei appunti

## Claims

ui-claims = Dichiarazioni
ui-claim-say = Dichiara

## All’ingresso

ui-load-failed = Una parte della pagina non si è caricata. Forse il server è stato aggiornato.
ui-reload = Ricarica la pagina
ui-avalon-side-count =
    { $side ->
        [evil] Male { $count }
       *[other] Bene { $count }
    }
ui-play-bots = Gioca subito con i bot
ui-practice-wish = Allenamento: dopo ogni missione, mostrami che cosa potevo sapere
ui-members-open = Su questo server solo i membri del club aprono tavoli. Puoi entrare a ogni tavolo a cui ti invitano.
ui-name-first = Prima scrivi un nome.
ui-who-joins = Chi può entrare?
ui-new-link = Chi inviti tu
    .about = Con un link, un codice QR o un codice.
ui-new-public = Chiunque
    .about = Il tavolo è nella lista dei tavoli aperti.
ui-create-table = Crea il tavolo
ui-any-game = Qualsiasi gioco
ui-any-language = Qualsiasi lingua
ui-refresh = Aggiorna
ui-open-none = Al momento nessun tavolo aperto. Creane uno in cui può entrare chiunque: gli altri lo troveranno qui.
ui-open-bots =
    { $count ->
       *[other] { $count } bot
    }
ui-open-people =
    { $count ->
        [one] { $count } persona
       *[other] { $count } persone
    }
ui-open-own-rules = Regole proprie
ui-open-clock = Orologio: { $clock }
ui-settings-follow = Salvate nel tuo account.
ui-settings-here = Salvate su questo dispositivo. Scegli un nome e ti seguiranno sugli altri.
ui-settings-language = Lingua e numeri
ui-calendar = Calendario
ui-calendar-own = Come la lingua
ui-calendar-gregory = Gregoriano
ui-calendar-persian = Persiano (solare)
ui-settings-example = Esempio: { $when }; { $number }
ui-settings-appearance = Aspetto
ui-settings-play = Mentre giochi
ui-setting-letters = Spazio tra le lettere
ui-setting-letters-own = Normale
ui-setting-letters-wide = Ampio
ui-setting-letters-wider = Più ampio
ui-setting-lines = Spazio tra le righe
ui-setting-lines-own = Normale
ui-setting-lines-wide = Ampio
ui-setting-lines-wider = Più ampio
ui-setting-volume = Volume: { $volume }
ui-setting-cover = Nascondi le parolacce
    .about = Ai tavoli che le segnalano. Premi una parola nascosta per vederla.
ui-settings-me = Tu
ui-settings-devices = I tuoi dispositivi
ui-settings-passkeys = Passkey
ui-settings-blocked = Persone bloccate
ui-settings-data = I tuoi dati
ui-settings-about = Informazioni su questo server
ui-sign-in = Accedi con una passkey
ui-table-alone = Solo tu
ui-table-others =
    { $count ->
        [one] un’altra persona
       *[other] altre { $count } persone
    }
ui-mine-won = Vinta
ui-mine-lost = Persa
ui-table-asks-you = Tocca a te
ui-table-asks-several = È la tua mossa
ui-my-groups = I tuoi gruppi
ui-games-here =
    { $count ->
        [one] { $count } partita insieme
       *[other] { $count } partite insieme
    }
ui-about-server = Questo server non conserva indirizzi e-mail né password, e non condivide niente con nessuno.
ui-about-server-push = Questo server non conserva indirizzi e-mail né password. Se attivi «{ ui-setting-push }», chi fa il tuo browser sa quando parte un messaggio, non che cosa dice. Nient’altro viene condiviso.
ui-about-games = The Resistance: Avalon e Shadows over Camelot appartengono a chi li ha creati. Se ti piace giocarli qui, compra la scatola.
ui-about-version = La versione di Camlann qui: { $version }
ui-about-thanks = Realizzato con
ui-about-own = Camlann è software libero (Apache-2.0) e disegna da sé le sue immagini.
ui-device-here = Questo dispositivo
ui-device-other = Un altro dispositivo
ui-device-seen = Ultimo accesso: { $when }
ui-sign-out = Esci
ui-device-end-of = Disconnetti il dispositivo con ultimo accesso: { $when }
ui-device-end = Disconnetti
ui-devices-end-others = Disconnetti tutti gli altri
ui-device-only = Hai accesso solo da questo dispositivo. Se lo perdi, perdi nome e partite, a meno che tu non aggiunga una passkey o un altro dispositivo.
ui-device-qr = Codice QR con il link che collega l’altro dispositivo
ui-device-how = Inquadralo con l’altro dispositivo, o apri lì il link. Funziona una volta sola e dà accesso come te: non mostrarlo a nessuno.
ui-code-until = Valido fino a: { $when }
ui-copy-link = Copia il link
ui-device-another = Aggiungi un dispositivo
ui-data-about = Puoi scaricare tutto ciò che è salvato su di te, ed eliminarlo quando vuoi.
ui-data-download = Scarica i miei dati
ui-delete-account = Elimina il mio account
ui-delete-account-sure = Eliminare il tuo account?
ui-delete-account-what = Nome, dispositivi, messaggi e appunti vengono eliminati subito e per sempre. Le partite giocate restano, sotto un nome che non dice nulla di te.
ui-delete-account-confirm = Per confermare, scrivi il tuo nome: { $name }
ui-delete-account-cancel = No, tienilo
ui-delete-account-do = Elimina per sempre
ui-renamed = Ora ti chiami { $name }.
ui-your-crest = Questo è il tuo stemma: gli altri ti riconoscono anche da qui.
ui-rename = Cambia nome
ui-passkey-added = Passkey salvata.
ui-passkeys-about = Una passkey ti ridà nome e partite anche se perdi ogni dispositivo. Niente password, niente e-mail.
ui-passkey-since = Creata: { $when }
ui-passkey-end-of = Elimina la passkey creata: { $when }
ui-passkey-end = Elimina
ui-passkeys-not-here = Le passkey richiedono un indirizzo sicuro (https) e un browser che le supporti.
ui-passkey-add = Aggiungi una passkey
ui-rules-by-edition = Regole per edizione
ui-own-choice = Personalizzato
ui-claims-place = { $by } dice: il posto di { $of } è mio. È vero?
ui-claims-wait = Prima { $of } deve mancare da { $wait } secondi. Poi deve essere d’accordo più della metà di voi.
ui-claims-count =
    { $count ->
        [one] È d’accordo una persona su { $of }.
       *[other] Sono d’accordo { $count } persone su { $of }.
    }
ui-it-is-them = Sì, il posto è suo
ui-it-is-not = No, non lo è
ui-sleep-hours = Ore di sonno
ui-sleep-hours-since = Dalle
ui-sleep-hours-until = Alle
ui-sleep-hours-kept = In queste ore il tuo orologio non corre.
ui-sleep-hours-none = Indica quando dormi: in quelle ore il tuo orologio non corre.
ui-table-settings = Impostazioni del tavolo
ui-table-setting-open = Mostralo tra i tavoli aperti, dove chiunque può entrare
ui-table-setting-language = Lingua
ui-table-setting-any-language = Qualsiasi lingua
ui-table-setting-spectators = Ammetti spettatori
ui-table-setting-delay = Ritardo degli spettatori
ui-table-setting-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    }
ui-table-setting-no-delay = Nessuno
ui-table-setting-chat = Chat
ui-table-setting-chat-all = Tutto
ui-table-setting-chat-phrases = Solo frasi e dichiarazioni, tradotte per tutti
ui-table-setting-chat-off = Disattivata: parlate altrove
ui-table-setting-bot-chat = I bot possono scrivere in chat
ui-table-setting-stand-ins = Bot che sostituiscono chi è assente
ui-table-setting-quotes = Consenti di citare messaggi ed eventi
ui-table-setting-marks = Segnala le dichiarazioni che si contraddicono
ui-table-setting-words = Segnala le parolacce, così chi vuole le nasconde
ui-table-setting-abandoned = Le partite abbandonate finiscono dopo
ui-table-setting-days =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
ui-table-setting-for-ever = Mai
ui-table-setting-host-only = Può cambiarlo solo l’host.
ui-dealing = Distribuzione in corso …
ui-all-ready = Ci siete tutti. Inizia quando vuoi.
ui-hosted-by = Host: { $name }
ui-what-we-play = Gioco
ui-to-group-history = Partite e vittorie di questo tavolo
ui-break-off = Annulla la distribuzione
ui-option-changed = modificato
ui-what-changes = Che cosa cambia?
ui-what-changes-of = Che cosa cambia? { $option }
ui-place-now = { $name } ora è al posto { $place }.
ui-about-seat = Opzioni per { $name }
ui-up = Su
ui-down = Giù
ui-swap-with = Scambia con …
ui-swap-with-of = Scambia di posto { $name } con
ui-hand-over = Rendi host
ui-hand-over-to = Nomina host { $name }
ui-get-up = Lascia il posto
ui-ask-up = Libera il posto
ui-claim-back = Non era il mio posto
ui-my-place = Questo è il mio posto
ui-offer-seat = Cedi il mio posto a { $name }
ui-offer-made = Hai offerto il tuo posto a { $name }.
ui-offer-back = Tengo il mio posto
ui-offer-from = { $name } ti offre il posto. Continueresti la sua partita.
ui-offer-accept = Prendo il posto
ui-offer-decline = No, grazie
ui-keep-out = Escludi per stasera
ui-keep-out-of = Libera il posto di { $name } e non farne prendere un altro stasera
ui-allow-to-sit = Lascia sedere di nuovo { $name }
ui-ballot-wait-over = Per { $wait } secondi non succede nulla. Se { $name } si ricollega, il voto finisce.
ui-claim-seat = Il posto di { $name } è mio
ui-my-seat-hint = Se il titolare del posto è assente, decidono gli altri.
ui-free-place = Libero
ui-for-so-many = Da { $least } a { $most } giocatori
ui-fill-bots =
    { $count ->
        [one] Aggiungi { $count } bot
       *[other] Aggiungi { $count } bot
    }
ui-next-in-are = Nella prossima partita: { $names }
ui-next-in-nobody = Nessuno aspetta la prossima partita.
ui-invited-how = Scegli un nome per entrare.
ui-clock-own = Secondi per ogni tipo di domanda; 0 significa senza limite
ui-clock-bank = una riserva di tempo per tutta la partita
ui-clock-waking = Contano solo le ore di veglia

## Replay

ui-replay = Replay
ui-replay-of = { $game }, partita { $number }
ui-replay-look = Guarda il replay
ui-replay-as = Guarda come
ui-replay-as-whole = Tutti i segreti
ui-replay-as-spectator = Ciò che tutti hanno visto
ui-replay-as-seat = Come l’ha vista { $name }
ui-replay-as-own = Come l’hai vista tu ({ $name })
ui-replay-timeline = Cronologia
ui-replay-chapters = Capitoli
ui-replay-step = Passo
ui-replay-step-of = { $at } di { $all }
ui-replay-first = All’inizio
ui-replay-back = Passo precedente
ui-replay-on = Passo successivo
ui-replay-last = Alla fine
ui-replay-play = Avvia
ui-replay-pause = Pausa
ui-replay-happened = Che cosa è successo
ui-replay-nothing = Qui non è stato annunciato nulla.
ui-replay-alone = Solo { $name }:
ui-replay-same = In segreto, uguale per { $names }:
ui-replay-nobody = Nessuno l’ha visto:
ui-replay-known = Chi sapeva che cosa
ui-replay-share = Condividi questo passo
ui-replay-copy = Copia il link a questo passo
ui-replay-copy-how = Si apre per chi era al tavolo.
ui-replay-open = Crea un link pubblico
ui-replay-open-how = Si apre per chiunque lo abbia. Al posto dei nomi compaiono stemmi, tranne per chi ha creato il link e per chi vuole mostrare il nome.
ui-replay-link = Link
ui-replay-links = Link pubblici
ui-replay-link-by = Creato da { $name }, { $when }
ui-replay-named = Mostra lì il mio nome
ui-replay-unlink = Elimina il link
ui-replay-text = Salva come testo
ui-analysis = Che cosa si poteva sapere
ui-analysis-seat = Da ciò che { $name } sapeva fino a questo passo
ui-analysis-everyone = Da ciò che tutti avevano visto fino a questo passo
ui-analysis-seat-end = Da ciò che { $name } sapeva prima che si mostrassero tutte le carte
ui-analysis-everyone-end = Da ciò che tutti avevano visto prima che si mostrassero tutte le carte
ui-analysis-show = Mostra che cosa si poteva sapere
ui-analysis-thinking = Calcolo in corso … La prima volta ci vuole qualche secondo.
ui-analysis-certain = Era certo dal passo { $step } in poi.
ui-analysis-never = Prima della fine non è mai stato certo.
ui-analysis-player = Giocatore
ui-analysis-turns = Che cosa è cambiato di più
ui-analysis-turn = Passo { $step }: { $name }, { $what }: da { $before } a { $after }
ui-analysis-judged = Le scelte di { $name }, per quanto sapeva allora
ui-analysis-team = Passo { $step }: ha proposto una squadra al sicuro dal Male con probabilità { $chance }. La squadra più sicura: { $best }.
ui-analysis-approve = Passo { $step }: ha approvato una squadra al sicuro dal Male con probabilità { $chance }. La squadra più sicura: { $best }.
ui-analysis-reject = Passo { $step }: ha respinto una squadra al sicuro dal Male con probabilità { $chance }. La squadra più sicura: { $best }.
ui-analysis-accuse = Passo { $step }: ha accusato chi era Traditore con probabilità { $chance }. Il più sospetto: { $best }.
ui-analysis-how = I numeri vengono dalle regole e da come si gioca di solito. Solo { $none } e { $all } sono certi.
ui-percent = { NUMBER($number) }%
ui-avalon-analysis-possible =
    { $count ->
        [one] Un solo gruppo di giocatori poteva essere il Male.
       *[other] { NUMBER($count) } gruppi di giocatori potevano essere il Male.
    }
ui-proof = Prova della distribuzione
ui-proof-checking = Controllo della distribuzione su questo dispositivo …
ui-proof-failed = La registrazione non si è caricata: non si è potuto controllare nulla.
ui-proof-holds = Controllata su questo dispositivo: la distribuzione è stata regolare.
ui-proof-together =
    { $seats ->
        [one] L’hanno decisa insieme il dispositivo di un giocatore e il server.
       *[other] L’hanno decisa insieme i dispositivi di { $seats } giocatori e il server.
    }
ui-proof-receipt = Questo dispositivo ha partecipato alla distribuzione, e la registrazione corrisponde a ciò che ha visto.
ui-proof-no-receipt = Questo dispositivo non ha una ricevuta di questa distribuzione: la registrazione è stata controllata solo con se stessa.
ui-proof-broken = In questa distribuzione qualcosa non torna.
ui-proof-nothing = Di questa distribuzione non si può provare nulla.
ui-proof-how = Come si controlla
ui-proof-explained = Prima della distribuzione, il server e il dispositivo di ogni giocatore hanno scelto un numero segreto e si sono impegnati a non cambiarlo. Poi tutti i numeri sono stati rivelati, e ogni estrazione dipende da tutti insieme: nessuno poteva deciderla per conto proprio. Questa pagina ha rifatto ogni estrazione da quei numeri e l’ha confrontata con ciò che è stato distribuito. Se un tavolo tiene i suoi segreti anche dopo la fine, o se una partita è stata interrotta, non tutti i numeri vengono rivelati, e allora non si può provare nulla.
ui-proof-by-hand = Controlla di persona
ui-proof-by-hand-how = Scarica la registrazione e controllala con un tuo programma:
ui-tally-bars = Partite vinte su tutte quelle giocate
ui-tally-table = Gli stessi dati in tabella
ui-avalon-knew = { $name }: { $what }
ui-avalon-peeked = Missione { $quest }, la carta di { $name }: { $card }
ui-avalon-cards-played = Carte missione giocate
ui-avalon-card-on = Missione { $quest }: { $card }
ui-avalon-chapter-deal = Le carte
ui-avalon-chapter-round = Turno { $round }
ui-avalon-chapter-end = La fine

## Chat, blocks and reports

ui-chat-views = Canali della chat
ui-chat-view-table = Tutti
ui-chat-view-spectators = Spettatori
ui-chat-view-sealed = Privato
ui-chat-view-claims = Dichiarazioni
ui-chat-view-people = Persone
ui-chat-messages = Messaggi
ui-chat-new =
    { $count ->
        [1] 1 messaggio nuovo
        [many] { $count } di messaggi nuovi
       *[other] { $count } messaggi nuovi
    }
ui-chat-said = { $name }: { $words }
ui-chat-named = { $name } parla di te: { $words }
ui-chat-names-you = parla di te
ui-chat-react = Reazioni
ui-chat-more = Altro da dire
ui-chat-you-named = Qualcuno parla di te.
ui-ticker-none = Di’ qualcosa al tavolo
ui-ticker-open = Apri la chat
ui-chat-about-message = Opzioni per il messaggio di { $name }
ui-chat-about = Opzioni per { $name }
ui-chat-jump = Vai al messaggio citato
ui-chat-covered = parola nascosta
ui-chat-left =
    { $count ->
        [1] Ancora 1 carattere
        [many] Ancora { $count } di caratteri
       *[other] Ancora { $count } caratteri
    }
ui-chat-unquote = Non citare questo
ui-chat-at-hand = Frasi rapide
ui-chat-any-table = Per ogni tavolo
ui-chat-sealed-hint = Questo canale non è per tutti, ma per tutti ha lo stesso aspetto. Aprilo per vedere se è per te. Si chiude da solo.
ui-chat-sealed-open = Apri il canale
ui-chat-sealed-close = Chiudi il canale
ui-chat-sealed-none = Qui non c’è nulla che tu possa leggere.
ui-chat-quote = Cita
ui-chat-mute = Nascondi i suoi messaggi qui
ui-chat-unmute = Mostra di nuovo i suoi messaggi qui
ui-chat-mute-hint = A questo tavolo, su tutti i tuoi dispositivi. Nessun altro lo viene a sapere.
ui-chat-block = Blocca
ui-chat-unblock = Sblocca
ui-chat-block-hint = Non vedrete più i messaggi l’uno dell’altra, a nessun tavolo. Dichiarazioni e frasi pronte si vedono ancora.
ui-chat-muted = Non vedi più ciò che scrive { $name } qui.
ui-chat-unmuted = Vedi di nuovo ciò che scrive { $name } qui.
ui-chat-blocked = Tu e { $name } non vedete più i vostri messaggi.
ui-chat-unblocked = Tu e { $name } vedete di nuovo i vostri messaggi.
ui-undo = Annulla
ui-close = Chiudi
ui-is-muted = nascosto per te qui
ui-is-blocked = contatto bloccato
ui-is-muted-for-all = senza parola
ui-point = Indica qualcuno
ui-point-at = Indica { $name }
ui-point-hint = Compare per un momento sugli schermi di tutti.
ui-quote-fact = Cita un evento
ui-quote-hint = Va insieme al tuo prossimo messaggio.
ui-claim-kind = dichiara
ui-claim-make = Fai una dichiarazione
ui-claim-hint = Nessuno controlla le dichiarazioni: ognuna può essere una bugia.
ui-claim-against = Contraddice una dichiarazione precedente
ui-claim-fallen = non vale più
ui-claim-clash = si contraddicono
ui-claims-by = Ordine
ui-claims-by-seat = Per giocatore
ui-claims-by-time = Per tempo
ui-claims-stale = Mostra anche quelle che non valgono più
ui-claims-none = Ancora nessuna dichiarazione in questa partita.
ui-report-message = Segnala questo messaggio
ui-report-person = Segnala questa persona
ui-report-of = Segnala { $name }
ui-report-why = Di che cosa si tratta?
ui-report-hint = Vengono aggiunti i messaggi vicini. Nessuno viene a sapere chi ha segnalato.
ui-report-send = Segnala
ui-report-made = Grazie. Qualcuno ci darà un’occhiata. Trovi l’esito in «Segnalazioni e decisioni».
ui-mute-all = Togli la parola per tutti
ui-unmute-all = Ridai la parola
ui-mute-all-hint = Come host, a questo tavolo. Lo vedono tutti, e anche il perché.
ui-mute-all-of = Perché togliere la parola a { $name }?
ui-mute-reason-abuse = Offese
ui-mute-reason-flood = Troppi messaggi
ui-mute-reason-telling = Rivela segreti
ui-mute-reason-other = Altro
ui-moderation = Segnalazioni a questo tavolo
ui-moderation-none = Non c’è nulla da decidere.
ui-moderation-mute = Niente messaggi qui per 30 giorni
ui-moderation-let-be = Nessun provvedimento
ui-server-moderation = Moderazione
ui-moderation-reported = messaggio segnalato
ui-moderation-action = Decisione
ui-moderation-reason = Motivo
ui-moderation-days = Giorni (0: per sempre)
ui-moderation-decide = Decidi
ui-moderation-before = Deciso prima: { $decision }
ui-moderation-sentence = Vedi i messaggi, ma non chi li ha segnalati né a quale tavolo. La decisione vale subito, e non puoi cambiarla. Può opporsi chi ha segnalato o chi è stato segnalato, uno solo e una volta sola; allora decide un altro moderatore.
ui-moderation-choose = Scegli una decisione
ui-moderation-choose-first = Scegli prima una decisione.
ui-moderation-days-wrong = Scrivi un numero intero di giorni, da 0 a 3650.
ui-moderation-do-none = Nessun provvedimento
ui-moderation-do-warn = Avvertire
ui-moderation-do-mute-15 = Niente messaggi per 15 minuti
ui-moderation-do-mute = Niente messaggi per alcuni giorni
ui-moderation-do-ban-open = Escludere dai tavoli aperti
ui-moderation-do-ban = Escludere da tutti i tavoli
ui-moderation-person = La segnalazione riguarda questa persona, non un messaggio.
ui-moderation-decided = La tua decisione vale da ora.
ui-moderation-gone = Non puoi più decidere su questa segnalazione.
ui-moderators = Moderatori
ui-moderators-sentence = I moderatori decidono sulle segnalazioni. Vedono i messaggi segnalati, ma non chi li ha segnalati né a quale tavolo. Nessuno decide su un tavolo a cui è o è stato.
ui-moderators-none = Per ora decidi solo tu. Nomina almeno un’altra persona: se qualcuno non è d’accordo con te, deve decidere un altro.
ui-moderator-since = dal { $when }
ui-moderator-by-settings = nelle impostazioni del server
ui-moderator-dismiss = Revoca { $name }
ui-moderator-link = Crea un link per un nuovo moderatore
ui-moderator-link-made = Manda questo link a una persona di cui ti fidi. Funziona una volta sola, entro una settimana.
ui-moderator-copy = Copia il link
ui-moderator-links = Link ancora validi
ui-moderator-links-sentence = Ognuno rende moderatore una persona, finché non viene usato, scade o lo ritiri. Il link stesso si vede solo quando lo crei.
ui-moderator-links-none = Non ce ne sono.
ui-moderator-link-open = creato il { $made }, vale fino al { $until }
ui-moderator-link-withdraw = Ritira il link del { $made }
ui-moderator-link-withdrawn = Il link è stato ritirato. Nessuno può più usarlo.
ui-moderator-link-gone = Quel link non funziona più. Forse qualcuno l’ha appena usato: guarda i moderatori qui sopra.
ui-moderator-log = Decisioni
ui-moderator-log-sentence = Chi ha deciso che cosa, e perché. Non dice su chi.
ui-moderator-log-none = Ancora nessuna decisione.
ui-moderator-offer = Vuoi diventare moderatore di questo server?
ui-moderator-what = Decideresti sulle segnalazioni di insulti, spam e simili: niente, un avvertimento, il silenzio o l’esclusione. Non vedi mai i segreti di una partita in corso, né segnalazioni da un tavolo a cui sei o sei stato.
ui-moderator-accept = Divento moderatore
ui-moderator-accepted = Ora sei moderatore. Le segnalazioni sono qui sotto, in «Moderazione».
ui-moderator-link-used = Questo link non vale più: è stato usato, è stato ritirato o è scaduto. Chiedine uno nuovo al proprietario.
ui-moderator-ended = Non sei più moderatore.
ui-moderator-resign = Non essere più moderatore
ui-moderator-resign-sentence = Le tue decisioni restano. Per tornare moderatore ti serve un nuovo link del proprietario.
ui-moderator-resign-do = Mi dimetto
ui-moderator-resign-settings = Sei moderatore per le impostazioni del server. Chiedi al proprietario di cambiarle.
ui-somebody-gone = Qualcuno che se n’è andato
ui-reports = Segnalazioni e decisioni
ui-reports-decided = La tua segnalazione è stata esaminata: leggi l’esito
ui-reports-about-you = C’è una decisione su di te: leggi quale e perché
ui-reports-sentence = Che cosa hai segnalato, con quale esito, e le decisioni su di te.
ui-reports-none = Non hai segnalato nulla, e non ci sono decisioni su di te.
ui-report-made-by-you = Segnalazione tua
ui-report-about-you = Su di te
ui-report-state-open = in attesa
ui-report-state-decided = decisione presa
ui-report-state-objected = in riesame
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
ui-avalon-is-ready = è d’accordo a votare
ui-avalon-has-voted = ha votato
ui-avalon-track-lost =
    { $fails ->
        [1] fallita (1)
       *[other] fallita ({ $fails })
    }
ui-question = La tua mossa
ui-waiting = Si aspetta: { $names }.
ui-waiting-many = Si aspettano { $count } persone.
ui-considered = forse
ui-is-away = non c’è
ui-stand-in-for = al posto di { $name }
ui-why-not = Non è possibile. Premi per sapere perché.
ui-pick-more =
    { $count ->
        [1] Ancora 1
       *[other] Ancora { $count }
    }
ui-picked = Scelta: { $names }
ui-confirm = Non si può annullare.
ui-confirm-yes = Sì, procedi
ui-confirm-no = Annulla
ui-title-turn = ● Tocca a te – Camlann
ui-clock-left = Ancora { $seconds } secondi.
ui-keys = Scorciatoie da tastiera
ui-keys-hint = Nessun tasto decide qualcosa: ti porta al pulsante giusto, e lì lo premi. Puoi disattivarli nelle impostazioni.
ui-key-approve = Approva
ui-key-reject = Respingi
ui-key-go = Pulsante della risposta
ui-key-tab-card = La mia carta
ui-key-tab-chat = Chat
ui-key-tab-notes = Appunti
ui-key-tab-log = Cronaca
ui-key-tab-table = Tavolo
ui-key-seat = Un giocatore; lo sceglie quando si scelgono giocatori
ui-key-list = Questo elenco
ui-tab-table = Tavolo
ui-call = Metti in pausa o chiudi la partita …
ui-call-hint = Votano tutti: continuare, riprendere un’altra volta, o finire senza risultato.
ui-stay = Resto
ui-give-up = Lascia la partita
ui-give-up-sure = Stai lasciando questa partita.
ui-give-up-hint = Il tavolo decide chi prende il tuo posto. Puoi tornare.
ui-take-back = Riprendi il mio posto
ui-volunteer = Offriti come sostituto
ui-volunteer-hint = Se manca qualcuno, il tavolo può darti il posto.
ui-unvolunteer = Non fare da sostituto
ui-queue = Gioca nella prossima partita
ui-unqueue = Salta la prossima partita
ui-back-already = Ci sei. Si riprende quando c’è più della metà.
ui-ballot-count =
    { $count ->
        [1] 1 ha votato.
       *[other] { $count } hanno votato.
    }
ui-again = Gioca ancora
ui-wanting =
    { $count ->
        [one] { $count } su { $of } ne vuole un’altra
       *[other] { $count } su { $of } ne vogliono un’altra
    }
ui-tap-to-go-on = Tocca per continuare
ui-keep-holding = Tieni premuto
ui-press-card = Tieni premuta la carta
ui-tap-card = Tocca la carta
ui-let-go = Lascia
ui-hide-role = Nascondi
ui-after-a-look = dopo uno sguardo
ui-bar-history = Storia
ui-tab-rules = Regole
ui-rules-of = Regole: { $game }
ui-all-rules = Tutte le regole
ui-about-part = Su questa parte: { $part }
ui-learn = Impara giocando
ui-learn-hint = Sette minuti, al tuo passo, e nessuno aspetta.
ui-answered-count = { NUMBER($answered) } su { NUMBER($asked) }
ui-clear = Azzera
ui-new-knowledge = Ti è stato mostrato qualcosa di nuovo
ui-you-won = Hai vinto!
ui-you-lost = Hai perso.
ui-game-help = Su questa domanda
ui-avalon-who-is-merlin = Chi è Merlino?
ui-avalon-guesses =
    { $count ->
        [one] Uno di voi ha indicato { $name }
       *[other] { NUMBER($count) } di voi hanno indicato { $name }
    }
ui-avalon-guessed = creduto Merlino
ui-avalon-quest-number = Missione { $quest }
ui-avalon-rejected-short = { NUMBER($rejections) } su { NUMBER(5) } respinte
ui-avalon-score = Missioni: { NUMBER($won) } a { NUMBER($lost) }
ui-avalon-you-are = Tu sei
ui-avalon-last-vote = ultimo voto: { $vote }
ui-avalon-verdict-approved = Approvata
ui-avalon-verdict-rejected = Respinta
ui-avalon-named-was = L’Assassino ha indicato { $name }: { $role }.
ui-avalon-play = Gioca
ui-avalon-approved = Approvata { NUMBER($approve) }–{ NUMBER($reject) }
ui-avalon-rejected = Respinta { NUMBER($approve) }–{ NUMBER($reject) }
ui-avalon-one-fail-is-enough = Basta un fallimento.
ui-avalon-needs-two-fails = Servono due fallimenti.
ui-avalon-no-fail = Nessun fallimento.
ui-avalon-fails = { $fails ->
    [one] { NUMBER($fails) } fallimento.
   *[other] { NUMBER($fails) } fallimenti.
}
ui-avalon-fails-of-two = { NUMBER($fails) } fallimento su { NUMBER(2) }.
ui-avalon-quest-succeeds = La missione riesce.
ui-avalon-quest-fails = La missione fallisce.
ui-avalon-cards-shuffled = { $count ->
    [2] Due carte vengono mescolate.
    [3] Tre carte vengono mescolate.
    [4] Quattro carte vengono mescolate.
   *[other] Cinque carte vengono mescolate.
}
ui-avalon-cards-turn = Le carte si girano.
ui-avalon-one-card-left = Resta una carta.
ui-avalon-sides-score = Bene { NUMBER($won) }, Male { NUMBER($lost) }.
ui-avalon-spotlight = sotto i riflettori
ui-avalon-named = indicato dall’Assassino
ui-avalon-others-know = Che cosa gli altri possono sapere di te
ui-avalon-seen-by-nobody = Nessuno conosce il tuo ruolo.
ui-avalon-seen-by-merlin = Merlino sa che sei del Male.
ui-avalon-seen-by-evil = Gli altri lacchè ti conoscono.
ui-avalon-seen-by-evil-lancelot = Gli altri lacchè sanno che sei il Lancillotto malvagio.
ui-avalon-seen-by-percival = Percival sa che sei Merlino.
ui-avalon-seen-by-percival-two = Percival sa che sei Merlino oppure Morgana.
ui-avalon-seen-by-lancelot = L’altro Lancillotto ti conosce.
ui-avalon-you-win = Come vinci
ui-avalon-brief-reveal = Premi la tua carta per vedere chi sei e che cosa sai, poi conferma.
ui-avalon-read-aloud = Da leggere ad alta voce, se siete nella stessa stanza
    .about = Uno di voi legge piano mentre tutti hanno gli occhi chiusi. La tua carta mostra le stesse cose.
    .start = Fallo leggere a questo dispositivo
    .stop = Smetti di leggere
    .repeat = Ripeti la frase
ui-avalon-brief-veil = Tutti vedono la stessa domanda, così nessuno capisce chi è l’Assassino. Conta solo la risposta dell’Assassino.
ui-avalon-voted = Hai votato. Tocca per cambiare.
ui-avalon-brief-quest = Per la missione { $quest } serve una squadra di { $size }.
ui-avalon-brief-team = Per la missione { $quest }: { $names }
ui-avalon-brief-bearer = Excalibur: { $name }
ui-avalon-brief-two = Questa missione fallisce solo con due fallimenti.
ui-avalon-brief-last = È la quinta squadra del turno: se viene respinta, vince il Male.
ui-avalon-in-game = In gioco: { $good } del Bene, { $evil } del Male
ui-avalon-lady-with = { $name } ha la Dama del Lago.
ui-avalon-lady-before = Prima: { $names }. Da loro non torna più.
ui-avalon-allegiance = Carte Fedeltà
ui-avalon-allegiance-open = Tutte scoperte fin dall’inizio, una dopo l’altra. Con Fedeltà Invertita i due Lancillotto passano dall’altra parte.
ui-avalon-allegiance-by-quest = Tutte scoperte fin dall’inizio, una per missione. Con Fedeltà Invertita i due Lancillotto passano dall’altra parte.
ui-avalon-allegiance-of-quest = Missione { $quest }: { $card }
ui-avalon-allegiance-of-round = Turno { $round }: { $card }
ui-avalon-allegiance-acted = ha già avuto effetto
ui-avalon-allegiance-hidden = Si scoprono una alla volta. Con Fedeltà Invertita i due Lancillotto passano dall’altra parte, e nessuno viene a sapere chi sono.
ui-avalon-plots = Carte Complotto: { $held } in tavola, { $left } nel mazzo
ui-avalon-plot-drawn = da distribuire
ui-avalon-hide-votes = Nascondi i voti
ui-avalon-votes-caption = I voti di tutti su ogni squadra
ui-avalon-wins = Vince il { $side }
ui-avalon-who-was-who = Chi era chi
ui-avalon-has-won = ha vinto
ui-avalon-what-each-knew = Che cosa sapevano tutti
ui-avalon-decisive = Voti decisivi
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
ui-knight-blaise = Blasio
ui-knight-cador = Cador
ui-knight-dinadan = Dinadano
ui-knight-elyan = Elyan
ui-knight-feirefiz = Feirefiz
ui-knight-gorlois = Gorlois
ui-knight-hector = Ettore
ui-knight-ironside = Fiancoferro
ui-knight-kahedin = Kaedino
ui-knight-leodegrance = Leodegrance
ui-knight-marhaus = Moroldo
ui-knight-nentres = Nentres
ui-knight-odgar = Odgar
ui-knight-pelleas = Pelleas
ui-knight-sagramore = Sagramoro
ui-knight-tor = Tor
ui-knight-urien = Uriano
ui-knight-villiars = Villiaro
ui-knight-yder = Ider

## Risposte fatte di più parti

ui-more-to-choose =
    { $count ->
        [1] Ancora 1 da scegliere
       *[other] Ancora { $count } da scegliere
    }
ui-chosen-of = { NUMBER($number) } su { NUMBER($all) } scelte
ui-copies = ×{ NUMBER($number) }
ui-place-in-order = { $name }, { NUMBER($at) } di { NUMBER($all) }
ui-order-hint = Toccane due per scambiarle, oppure usa le frecce.
ui-move-up-of = Sposta su { $name }
ui-move-down-of = Sposta giù { $name }
ui-moved-to = { $name } ora è { NUMBER($at) } di { NUMBER($all) }.
ui-goes-to = { $name } va a
ui-goes-to-nobody = ancora nessuno
ui-deal-evenly = Distribuisci in parti uguali
ui-give-to = Dai { $item } a { $name }
ui-tap-item-first = Tocca una carta, poi una persona.
ui-closed-now = Ora non è possibile. Premi per sapere perché.
ui-hand = Le tue carte

## Senza rete, e nuove versioni

ui-offline = Senza rete
ui-offline-sentence = Ora non c’è rete. Questo funziona lo stesso:
ui-offline-games = Partite che hai guardato
ui-offline-game = Partita { NUMBER($number) } di un tavolo
ui-offline-shared = Una partita condivisa
ui-narrator = Narratore per le carte della scatola
ui-new-version = C’è una nuova versione.
ui-new-version-load = Caricala
