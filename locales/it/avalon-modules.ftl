## Excalibur

avalon-excalibur-given = Excalibur andrebbe a { $to }.
avalon-excalibur-used = { $by } sguaina Excalibur, e la carta di { $target } diventa il suo contrario.
avalon-excalibur-spared = { $by } lascia Excalibur nel fodero.
avalon-replaced-card-seen = Prima del tuo colpo, la carta di { $target } era: { $card }.

avalon-arming = { $leader } sta affidando Excalibur a qualcuno della squadra.
    .you = A chi della tua squadra affidi Excalibur?
    .why = Il { avalon-leader } affida la spada a un altro membro della squadra, e si vota su tutt’e due le cose. Quando le carte sono tutte sul tavolo, chi porta la spada può mutare nel suo contrario la carta di un altro membro.
avalon-striking = { $bearer } porta Excalibur, e può sguainarla.
    .you = Le carte sono tutte sul tavolo, e tu porti Excalibur. La sguaini?
    .why = Puoi mutare nel suo contrario la carta di un altro membro, e poi vedi che cos’era. Tutti vedono di chi è la carta, nessun altro vede la carta. Una carta sotto i riflettori resta com’è.

avalon-arm = Affidi Excalibur a { $bearer }.
    .offer = Affida Excalibur
avalon-strike = Sguaini Excalibur contro la carta di { $target }.
    .offer = Sguaina Excalibur
avalon-sheathe = Lasci Excalibur nel fodero.
    .offer = Lasciala nel fodero

avalon-bearer-must-be = Excalibur va a un membro della squadra che non sia il { avalon-leader }: { $seats }.
avalon-strike-one-of = Excalibur colpisce la carta coperta di un altro membro: { $seats }.

## Lancillotto

avalon-allegiance-laid = Le carte Fedeltà sono coperte: { $cards }.
avalon-schedule-laid = Le carte Fedeltà sono scoperte, dalla prima all’ultima: { $cards }.
avalon-allegiance-turned =
    { $card-words ->
        [switch] Ha effetto una carta Fedeltà: i due Lancillotto cambiano parte.
       *[no_change] Ha effetto una carta Fedeltà: non cambia niente.
    }
avalon-lancelot-must-fail = Stai con il Male, e a questo tavolo un Lancillotto malvagio fa fallire ogni missione. Gioca Fallimento.
avalon-allegiance-switch = i due Lancillotto cambiano parte
avalon-allegiance-no-change = nessun cambiamento

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
        [true] { $card } ora sta davanti a { $to }.
       *[false] { $card } tocca a { $to }, e ha effetto subito.
    }

avalon-handing-out = { $leader } sta distribuendo carte Complotto.
    .you = Hai carte Complotto da distribuire. Quale va a chi?
    .why = Il { avalon-leader } che apre un turno pesca carte Complotto e dà ognuna a qualcun altro; quella che si rivolge al { avalon-leader }, la esegue. Ciò che ha effetto subito si risolve prima di dare la carta successiva.
avalon-hand-out = Dai { $card } a { $to }.
    .offer = Distribuisci una carta
    .card = Quale carta?
    .to = A chi va?
avalon-carry-out = Esegui { $card }.
    .offer = Esegui tu una carta
avalon-plot-not-kept = Il { avalon-leader } non tiene nessuna carta Complotto. Dalla a qualcun altro.
avalon-plot-one-each = A questo tavolo nessuno riceve due carte della stessa pesca.

## Carte Complotto: quelle che si tengono

avalon-window-opened =
    { $cards-count ->
        [0] Ora si può giocare { $card }.
       *[other] Ora si possono giocare { $cards }.
    }
avalon-plot-used = { $by } gioca { $card }.
avalon-plot-forgone = { $by } lascia passare il momento.
avalon-forgo = Lasci passare il momento.
    .offer = Lascia passare il momento
avalon-plot-targets = { $card } si può usare su: { $seats }.

avalon-lead-taken = { $by } prende il comando.
avalon-claiming = { $seat } può farsi avanti prima che il { avalon-leader } faccia qualcosa.
    .you = Giochi una carta prima che il { avalon-leader } faccia qualcosa?
    .why = Con Leader Forte prendi tu il comando; dopo di te non può farlo più nessuno, finché non si è votato. Dove Assumersi la Responsabilità si tiene, si può giocare adesso anche quella.
avalon-take-lead = Prendi il comando.
    .offer = Prendi il comando

avalon-doubting = La squadra è approvata; { $seat } può ancora giocare Sfiducia.
    .you = La squadra è approvata. Giochi Sfiducia?
    .why = La squadra approvata vale allora come respinta, una delle cinque che fanno perdere il Bene, e il comando passa. Giocata una volta, la carta è finita.
avalon-distrust = Neghi la fiducia a questa squadra.
    .offer = Gioca Sfiducia

avalon-spotlight-set = { $target } è sotto i riflettori, e giocherà a carta scoperta.
avalon-card-shown = La carta di { $seat } è scoperta: { $card }.
avalon-illuminating = { $seat } può mettere qualcuno Sotto i Riflettori.
    .you = Metti Sotto i Riflettori qualcuno della squadra?
    .why = La carta missione di chi indichi si mostra a tutti quando tutti hanno giocato, ed Excalibur non può cambiarla. Puoi indicare anche te. Giocata una volta, la carta è finita.
avalon-illuminate = Metti { $target } sotto i riflettori.
    .offer = Gioca Sotto i Riflettori

avalon-card-watched = { $by } guarda la carta di { $target }.
avalon-card-seen = La carta di { $target } è: { $card }.
avalon-watching = { $seat } può tenere d’occhio qualcuno della squadra.
    .you = Vuoi guardare una carta di questa missione?
    .why = Per ogni Ti Tengo d’Occhio che giochi vedi una carta giocata, così come conta adesso. Tutti vedono di chi è la carta, nessun altro vede la carta. Ogni carta la guarda al massimo una persona.
avalon-watch = Guardi la carta di { $targets }.
    .offer = Gioca Ti Tengo d’Occhio

avalon-opinions-shown = Chi vota prima ha votato. { $votes }.
avalon-opining = Chi ha Opinionista vota prima di tutti, allo scoperto.
    .you = Hai Opinionista, perciò voti prima di tutti. Deve partire, questa squadra?
    .why = Il tuo voto si mostra prima che scelgano gli altri. Se a votare prima si è in due, i voti si scoprono insieme.

## Carte Complotto: quelle che hanno effetto subito

avalon-loyalty-looked = { $by } guarda la lealtà di { $target }.
avalon-loyalty-shown = { $by } mostra a { $to } da che parte sta.
avalon-overhearing = { $seat } origlia da chi siede accanto.
    .you = Senti per caso una conversazione. Di chi vuoi conoscere la lealtà?
    .why = Devi scoprire se chi siede alla tua sinistra o alla tua destra sta ora con il Bene o con il Male. Raccontane ciò che vuoi, vero o falso.
avalon-overhear = Ascolti { $target }.
    .offer = Scopri da che parte sta chi siede accanto
avalon-confiding = { $seat } deve mostrare a qualcuno la propria lealtà ({ $card }).
    .you = Devi mostrare a qualcuno da che parte stai ({ $card }). Di chi ti fidi?
    .why = Una persona a tua scelta scopre se ora stai con il Bene o con il Male, e niente altro. Se ne può parlare, dicendo il vero o il falso.
avalon-confide = Mostri a { $to } da che parte stai.
    .offer = Mostra a qualcuno da che parte stai

avalon-plot-taken = { $by } prende { $card } da { $giver }.
avalon-nothing-taken = { $by } non trova nessuna carta Complotto da prendere.
avalon-taking-responsibility = { $seat } si assume la responsabilità, e prende una carta Complotto a qualcun altro.
    .you = Ti assumi la responsabilità. A chi prendi una carta Complotto?
    .why = Devi prendere una carta Complotto che sta davanti a qualcun altro. Da ora è tua, da usare o da sopportare.
avalon-take = Prendi { $card } da { $giver }.
    .offer = Prendi una carta Complotto a qualcuno
    .giver = A chi?
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
