## Excalibur

avalon-excalibur-given = Excalibur viene affidata a { $to }.
avalon-excalibur-used = { $by } usa Excalibur: la carta di { $target } viene sostituita con quella non giocata.
avalon-excalibur-spared = { $by } non usa Excalibur.
avalon-replaced-card-seen = { $target } aveva giocato: { $card }.

avalon-arming = { $leader } sta affidando Excalibur a qualcuno della squadra.
    .title = Excalibur
    .you = A chi della tua squadra affidi Excalibur?
    .why = Il { avalon-leader } affida la spada a un altro membro della squadra, e si vota su entrambe le cose. Quando tutte le carte sono giocate, chi porta la spada può far sostituire la carta di un altro membro con quella non giocata.
avalon-striking = { $bearer } porta Excalibur, e può usarla.
    .title = Excalibur
    .you = Tutte le carte sono giocate, e tu porti Excalibur. La usi?
    .why = Puoi far sostituire la carta di un altro membro con quella non giocata, e vedi la carta che aveva giocato. Tutti vedono di chi è la carta, solo tu vedi la carta. Una carta sotto i riflettori non si può sostituire.

avalon-arm = Affidi Excalibur a { $bearer }.
    .offer = Affida Excalibur
avalon-strike = Usi Excalibur sulla carta di { $target }.
    .offer = Usa Excalibur
avalon-sheathe = Non usi Excalibur.
    .offer = Non usarla

avalon-bearer-must-be = Excalibur va a un membro della squadra che non sia il { avalon-leader }: { $seats }.
avalon-strike-one-of = Puoi usare Excalibur su un altro membro con la carta coperta: { $seats }.

## Lancillotto

avalon-allegiance-laid = Le carte Fedeltà sono coperte: { $cards }.
avalon-schedule-laid = Le carte Fedeltà sono scoperte, dalla prima all’ultima: { $cards }.
avalon-allegiance-turned =
    { $card-words ->
        [switch] Ha effetto una carta Fedeltà: i due Lancillotto cambiano parte.
       *[no_change] Ha effetto una carta Fedeltà: non cambia niente.
    }
avalon-lancelot-must-fail = { avalon-good-must-succeed }
avalon-allegiance-switch = Fedeltà Invertita
avalon-allegiance-no-change = Nessun Cambiamento

## Carte Complotto: pescare e distribuire

avalon-plot-deck-set =
    { $number ->
        [one] È pronta { $number } carta Complotto.
       *[other] Sono pronte { $number } carte Complotto.
    }
avalon-plots-laid = Il mazzo Complotto, dalla cima: { $cards }.
avalon-plots-drawn =
    { $cards-count ->
        [one] { $by } pesca una carta Complotto: { $cards }.
       *[other] { $by } pesca carte Complotto: { $cards }.
    }
avalon-plot-given =
    { $keeps ->
        [true] { $to } riceve «{ $card }».
       *[false] { $to } riceve «{ $card }», che ha effetto subito.
    }

avalon-handing-out = { $leader } sta distribuendo carte Complotto.
    .title = Carte Complotto
    .you = Hai carte Complotto da distribuire. Quale va a chi?
    .why = Il { avalon-leader } che apre un turno pesca carte Complotto e dà ognuna a qualcun altro; quella che si rivolge al { avalon-leader }, la esegue. Ciò che ha effetto subito si risolve prima di dare la carta successiva.
avalon-hand-out = Dai «{ $card }». La riceve { $to }.
    .offer = Dai una carta
    .card = Quale carta?
    .to = A chi va?
avalon-carry-out = Esegui «{ $card }».
    .offer = Esegui tu una carta
avalon-plot-not-kept = Il { avalon-leader } non tiene nessuna carta Complotto. Dalla a qualcun altro.
avalon-plot-one-each = A questo tavolo nessuno riceve due carte della stessa pesca.

## Carte Complotto: quelle che si tengono

avalon-window-opened =
    { $cards-count ->
        [0] Ora si può giocare «{ $card }».
       *[other] Ora si possono giocare: { $cards }.
    }
avalon-plot-used = { $by } gioca «{ $card }».
avalon-plot-forgone = { $by } passa.
avalon-forgo = Passi.
    .offer = Passa
avalon-plot-targets = «{ $card }» si può usare su: { $seats }.

avalon-lead-taken = { $by } prende il comando.
avalon-claiming = { $seat } può intervenire prima del { avalon-leader }.
    .title = Prima del { avalon-leader }
    .you = Giochi una carta prima che il { avalon-leader } agisca?
    .why = Con «Leader Forte» prendi tu il comando. Dopo, nessun altro può farlo finché non si è votato. Dove «Assumersi la Responsabilità» si tiene, si può giocare adesso anche quella.
avalon-take-lead = Prendi { avalon-leader.lead }.
    .offer = Prendi il comando

avalon-doubting = La squadra è approvata. { $seat } può ancora giocare «Sfiducia».
    .title = Sfiducia?
    .you = La squadra è approvata. Giochi «Sfiducia»?
    .why = La squadra approvata vale allora come respinta, una delle cinque che fanno perdere il Bene, e il comando passa. La carta si usa una volta sola.
avalon-distrust = Giochi «Sfiducia» contro questa squadra.
    .offer = Gioca «Sfiducia»

avalon-spotlight-set = { $target } è sotto i riflettori, e giocherà a carta scoperta.
avalon-card-shown = La carta di { $seat } è scoperta: { $card }.
avalon-illuminating = { $seat } può giocare «Sotto i Riflettori».
    .title = Riflettori?
    .you = Metti qualcuno della squadra sotto i riflettori?
    .why = La sua carta si mostra a tutti quando tutti hanno giocato, ed Excalibur non può cambiarla. Puoi scegliere anche te. La carta si usa una volta sola.
avalon-illuminate = Metti { $target } sotto i riflettori.
    .offer = Gioca «Sotto i Riflettori»

avalon-card-watched = { $by } guarda la carta di { $target }.
avalon-card-seen = La carta di { $target } è: { $card }.
avalon-watching = { $seat } può guardare una carta della squadra.
    .title = Uno sguardo a una carta
    .you = Vuoi guardare una carta di questa missione?
    .why = Per ogni «Ti Tengo d’Occhio» che giochi vedi una carta giocata, così come conta adesso. Tutti vedono di chi è la carta, solo tu vedi la carta. Ogni carta la guarda al massimo una persona.
avalon-watch = Guardi la carta di { $targets }.
    .offer = Gioca «Ti Tengo d’Occhio»

avalon-opinions-shown = I primi voti sono noti. { $votes }.
avalon-opining = Chi ha la carta «Opinionista» vota prima di tutti, allo scoperto.
    .title = Il primo voto
    .you = Hai la carta «Opinionista», perciò voti prima di tutti. Approvi questa squadra?
    .why = Il tuo voto si mostra prima che scelgano gli altri. Se votate prima in due, i voti si scoprono insieme.

## Carte Complotto: quelle che hanno effetto subito

avalon-loyalty-looked = { $by } guarda la lealtà di { $target }.
avalon-loyalty-shown = { $by } mostra una carta Lealtà. La vede solo { $to }.
avalon-overhearing = { $seat } scopre la lealtà di chi siede accanto.
    .title = La lealtà di un vicino
    .you = Di chi, tra chi ti siede accanto, vuoi conoscere la lealtà?
    .why = Devi scoprire se chi siede alla tua sinistra o alla tua destra sta ora con il Bene o con il Male. Raccontane ciò che vuoi, vero o falso.
avalon-overhear = Guardi la lealtà di { $target }.
    .offer = Scopri la lealtà di chi siede accanto
avalon-confiding = { $seat } deve mostrare a qualcuno la propria lealtà («{ $card }»).
    .title = Lealtà mostrata
    .you = Devi mostrare a qualcuno la tua lealtà («{ $card }»). Di chi ti fidi?
    .why = Una persona a tua scelta scopre se ora stai con il Bene o con il Male, e niente altro. Se ne può parlare, dicendo il vero o il falso.
avalon-confide = Mostri la tua lealtà. La vede solo { $to }.
    .offer = Mostra a qualcuno la tua lealtà

avalon-plot-taken = { $by } prende «{ $card }» da { $giver }.
avalon-nothing-taken = Non c’è nessuna carta Complotto che { $by } possa prendere.
avalon-taking-responsibility = { $seat } prende una carta Complotto da qualcun altro.
    .title = Prendere un Complotto
    .you = Da chi prendi una carta Complotto?
    .why = Devi prendere una carta Complotto da un’altra persona. Da ora è tua, nel bene e nel male.
avalon-take = Prendi «{ $card }» da { $giver }.
    .offer = Prendi una carta Complotto da qualcuno
    .giver = Da chi?
    .card = Quale carta?

## Carte Complotto: come si chiamano, e che cosa fanno

avalon-card-strong-leader = Leader Forte
    .text = Prima che un { avalon-leader } faccia qualcosa, prendi tu il comando. Una volta.
avalon-card-close-eye = Ti Tengo d’Occhio
    .text = Quando le carte missione sono sul tavolo, guardane una. Una volta.
avalon-card-no-confidence = Sfiducia
    .text = Respingi una squadra che era approvata. Una volta.
avalon-card-take-responsibility = Assumersi la Responsabilità
    .text = Prendi una carta Complotto che sta davanti a qualcun altro.
avalon-card-opinion-maker = Opinionista
    .text = Da ora voti prima di tutti, allo scoperto.
avalon-card-open-up = A Cuore Aperto
    .text = Mostra subito a qualcun altro se stai con il Bene o con il Male.
avalon-card-overheard = Conversazione Origliata
    .text = Scopri subito se una delle due persone accanto a te sta con il Bene o con il Male.
avalon-card-spotlight = Sotto i Riflettori
    .text = Prima che si scelgano le carte missione, indica un membro della squadra che giocherà a carta scoperta. Una volta.
avalon-card-establish-confidence = Atto di Fiducia
    .text = Il { avalon-leader } mostra subito a qualcun altro se sta con il Bene o con il Male.
