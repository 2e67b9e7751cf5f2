## Ci si siede

# Come si chiama chi non ha detto il suo nome: almeno dieci.
play-names = Ada, Bruno, Carla, Dino, Elsa, Fabio, Gaia, Ivo, Lia, Marco
play-welcome = { $game }, una partita in { $seats }
# Un tavolo già pronto: come si chiama, e com’è.
play-preset = { $name }. { $about }
play-players = Al tavolo, in senso orario: { $names }.
play-warning = Una parola prima di cominciare: { $notice }
play-narrated = A occhi chiusi, si legge ad alta voce:
play-begin = Premi Invio per cominciare.

## Lo schermo passa di mano

play-pass = Passa lo schermo a { $name }
play-pass-ready = { $name }, premi Invio quando nessun altro guarda.
play-pass-dumb = Questo terminale non sa nascondere quello che ha mostrato. Per favore, non scorrere indietro.
play-pass-done = Premi Invio, e passa lo schermo.
play-nothing-to-do = Non hai niente da scegliere. Fai finta di pensarci un momento, poi premi Invio.

## Domande

play-which = Che cosa vuoi fare?
play-enter = Premi Invio: { $what }.
play-choose-one = La tua scelta:
play-choose-some =
    { $lo ->
        [one] Scegline { $lo }:
       *[other] Scegline { $lo }, separando con spazi:
    }
play-choose-range = Scegline da { $lo } a { $hi }, separando con spazi:
play-choose-order = Tutto, nell’ordine che vuoi:
play-choose-receiver = A chi va { $what }?
play-choose-number = Un numero da { $lo } a { $hi }:
play-nothing = Scegli: { $what }.
play-unknown = «{ $word }» non c’è tra le scelte.
play-unclear = «{ $word }» può voler dire { $what }.
play-may = Questo lo puoi fare.
play-change = Premi Invio e la tua risposta vale; scrivi qualsiasi altra cosa per cambiarla:
play-keys =
    Rispondi con un numero, oppure con un nome o il suo inizio; se sono più d’uno, separa con spazi.
    { play-key-why }: la regola dietro la domanda; { play-key-why } e una scelta: se si può fare, e se no, perché
    { play-key-back }: lascia una scelta a metà e ricomincia da capo
    { play-key-card }: chi sei e che cosa sai
    { play-key-board }: il tavolo
    { play-key-log }: tutto quello che hai saputo
    { play-key-quit }: lascia la partita
play-key-help = ?
play-key-why = regola
play-key-back = indietro
play-key-card = carta
play-key-board = tavolo
play-key-log = diario
play-key-quit = esci

## Ci si alza

play-left = Lasci il tavolo.
play-end = Fine
play-winners = Vittoria per { $names }.
play-you-win = Bella partita: hai vinto anche tu!
play-you-lose = Stavolta è andata così. Un’altra partita?
play-seed = La distribuzione viene dalla parola { $seed }. Stessa parola e stesso tavolo, stesse carte.
play-saved = La partita è salvata in { $file }.

## Ciò che si è chiesto all’inizio e non si può avere

play-no-game = Nessun gioco si chiama { $game }. C’è { $games }.
play-no-language = Nessuna lingua si chiama { $language }. C’è { $languages }.
play-no-seat = Non c’è nessun posto { $seat }. I posti vanno da 0 a { $last }; va bene anche un nome.
play-no-preset = Nessun tavolo si chiama { $preset }. C’è { $presets }.
play-no-option = Nessuna opzione si chiama { $option }. C’è { $options }.
play-bad-option =
    { $known ->
        [0] L’opzione { $option } non può essere «{ $value }».
       *[other] L’opzione { $option } non può essere «{ $value }», ma solo { $values }.
    }
play-too-many-names = Ci sono più nomi che posti.
play-bad-name = { $name } non può essere un nome: da 1 a 20 lettere, e nessuno uguale a un altro.
play-cannot-save = Non si può scrivere { $file }: { $error }

## Si rilegge una partita

replay-title = { $game }, una partita in { $seats }, come l’ha vista { $viewer }
replay-spectator = chi guardava
replay-keys = Invio: avanti. { replay-key-all }: fino alla fine. { play-key-board }: il tavolo. { play-key-quit }: basta così.
replay-key-all = tutto
replay-next = ▸
replay-cannot-read = Non si può leggere { $file }: { $error }
