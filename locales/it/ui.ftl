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
ui-arrange = Cambia i posti
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
ui-tab-record = Andamento
ui-tab-log = Che cosa è successo
ui-over = La partita è finita
ui-next-game = Alla prossima partita
ui-wait = Adesso non devi fare nulla.
ui-thinking = sta pensando
ui-onlooker = Stai guardando.
ui-ways = Che cosa vuoi fare?
ui-choose = La tua scelta
ui-pick = Scelti: { $picked }, da { $least } a { $most }
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
ui-avalon-leader = Leader
ui-avalon-on-team = in squadra
ui-avalon-lady = la Dama del Lago
ui-avalon-excalibur = Excalibur
ui-avalon-you-know = Che cosa sai
ui-avalon-nobody = Non ti è stato mostrato nessuno.
ui-avalon-my-card = Missione { $quest }: hai giocato { $card }
ui-avalon-card-hint = Tutti quelli in missione vedono entrambe le carte. Scegline una, poi giocala.
ui-avalon-play-it = Gioca questa carta
ui-avalon-no-record = Non si è ancora votato su nessuna squadra.
ui-avalon-col-quest = Missione
ui-avalon-col-team = Squadra

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
ui-share = Parte
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
ui-like-shortcuts = Tasti come scorciatoie

## Talk, time, and who is missing

ui-tab-talk = Parola
ui-talk-none = Nessuno ha ancora detto nulla.
ui-talk-say = Di’ qualcosa
ui-talk-send = Dillo
ui-talk-phrases = Frasi che tutti leggono
ui-talk-room = A chi
ui-talk-room-table = A tutta la tavola
ui-talk-room-evil = Solo ai Malvagi
ui-look-at = Guardate { $name }!
ui-clock = Tempo rimasto
ui-clock-hours = { $hours } h
ui-more-time = +60 s
ui-ballot = Votazione
ui-ballot-about = Manca { $name }. Che facciamo?
ui-ballot-rest = Che facciamo?
ui-ballot-wait = Aspettare
ui-ballot-bot = Il posto a un bot
ui-ballot-onlooker = Il posto a chi guarda
ui-ballot-adjourn = Continuare un’altra volta
ui-ballot-end = Finire senza risultato
ui-resting = La partita è sospesa.
ui-go-on = Ci sono: si continua
ui-away = { $name } non c’è.
ui-what-now = E adesso?
ui-knocks = { $name } bussa.
ui-let-in = Fai entrare
ui-turn-away = Non far entrare

## Options

ui-option-own = Come vuole il gioco
ui-every-option = Tutte le opzioni
ui-list-roles = Ruoli in gioco
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
