## Ci si siede. Lo sente tutto il tavolo, tranne quando si dice "tu".

shadows-coats-dealt = I Cavalieri prendono posto alla Tavola Rotonda. { $coats-by-seat }.
shadows-coats-aside = Stemmi che nessuno porta: { $coats }.
shadows-first-chosen = Comincia { $seat }.
shadows-decks-laid =
    I mazzi sono pronti: { $white } carte bianche e { $black } nere{ $travel ->
        [0] {""}
       *[other] , e { $travel } carte Viaggio
    }.
shadows-hand-dealt = Ricevi { $cards }.
shadows-merlin-dealt = Ricevi una carta Merlino.
shadows-loyalty-dealt = La tua lealtà: { $side }.
shadows-loyalties-covered = Le carte Lealtà si distribuiscono coperte. Per ora nessuno le guarda.
shadows-loyalties-looked = È il momento: ognuno guarda la propria carta Lealtà.
shadows-council-held = Il consiglio scopre le sue carte. { $cards-by-seat }.
shadows-joined = { $seat } si unisce al tavolo: { $coat }.
shadows-turn-passed = Tocca a { $to }.

## L’avanzata del male

shadows-evil-chosen = Il male avanza con { $seat }: { $evil }.
shadows-top-looked = { $seat } guarda la prima carta nera.
shadows-top-seen = La prima carta nera è { $card }.
shadows-black-drawn =
    { $number ->
        [one] { $by } prende la prima carta nera.
       *[other] { $by } prende le prime { $number } carte nere.
    }
shadows-black-seen = Hai pescato { $cards }.
shadows-nothing-drawn = { $by } pescherebbe una carta nera, ma non ce n’è più.
shadows-black-put-under = { $by } mette l’altra carta nera sotto il mazzo.
shadows-under-known = Hai messo { $card } sotto il mazzo.
shadows-black-played = { $by } mostra una carta nera: { $card }.
shadows-black-announced = { $by } ha una carta nera per { $quest }, e la posa coperta.
shadows-black-laid-up = Presso { $quest } si aggiunge { $card }.
shadows-black-laid-down = Una carta nera di { $by } sta coperta presso { $quest }.
shadows-down-known = Hai posato { $card }, coperta, presso { $quest }.
shadows-drawn-lost = La carta di { $by } è perduta, e nessuno l’ha vista.
shadows-window-closed = Niente ferma { $card }.
shadows-merlins-spent = Le carte Merlino agiscono insieme. { $by }.
shadows-standing-kept = { $standing }
shadows-standing =
    Carte Merlino che offrirai d’ora in poi, { $card-count ->
        [0] { $until-turn ->
            [true] fino al tuo turno
           *[false] contro qualsiasi carta
        }
       *[other] contro { $card }
    }: { $merlins }.
shadows-cancelled =
    { $card-count ->
        [0] La carta che doveva restare coperta non ha effetto.
       *[other] { $card } non ha effetto.
    }
shadows-lasting = { $card } resta in gioco, sotto gli occhi di tutti.
shadows-lasting-gone = { $card } se ne va.
shadows-turn-cut = Il turno finisce qui.
shadows-recalled = { $seat } torna a Camelot.
shadows-volunteers-shown =
    { $seats-count ->
        [0] Nessuno si fa avanti.
        [one] { $seats } si fa avanti.
       *[other] { $seats } si fanno avanti.
    }
shadows-grail-yielded = { $seat } cede una carta Graal.

## Spade, macchine d’assedio e punti vita

shadows-sword-laid = Sulla Tavola Rotonda si posa una spada { $colour }.
shadows-sword-turned = Una spada bianca diventa nera.
shadows-siege-raised =
    { $number ->
        [one] Una macchina d’assedio si alza davanti a Camelot.
       *[other] { $number } macchine d’assedio si alzano davanti a Camelot.
    }
shadows-siege-broken = Una macchina d’assedio è distrutta.
shadows-life-lost =
    { $number ->
        [one] { $seat } perde un punto vita.
       *[other] { $seat } perde { $number } punti vita.
    }
shadows-life-gained =
    { $number ->
        [one] { $seat } guadagna un punto vita.
       *[other] { $seat } guadagna { $number } punti vita.
    }
shadows-died = { $seat } muore.
shadows-grail-drunk = { $by } porge il Graal; { $seat } beve, e vive.

## Carte bianche

shadows-white-drawn =
    { $number ->
        [one] { $seat } pesca una carta bianca.
       *[other] { $seat } pesca { $number } carte bianche.
    }
shadows-cards-came = Ricevi { $cards }.
shadows-cards-left = Dalla tua mano: { $cards }.
shadows-discarded =
    { $number ->
        [one] { $seat } scarta una carta.
       *[other] { $seat } scarta { $number } carte.
    }
shadows-card-played = { $seat } gioca { $card }.
shadows-white-thrown =
    { $number ->
        [one] Una carta bianca va negli scarti.
       *[other] { $number } carte bianche vanno negli scarti.
    }
shadows-white-sunk =
    { $number ->
        [one] Una carta bianca che nessuno può avere si scarta senza guardarla.
       *[other] { $number } carte bianche che nessuno può avere si scartano senza guardarle.
    }
shadows-white-opened = Si scoprono carte bianche: { $cards }.
shadows-black-thrown =
    { $number ->
        [one] Una carta nera va negli scarti.
       *[other] { $number } carte nere vanno negli scarti.
    }
shadows-reshuffled = Si rimescola tutto: { $white } carte bianche, { $black } nere.
shadows-share-proposed = { $by } propone come dividere. { $to-by-cards }.
shadows-share-refused = Non è d’accordo: { $by }.
shadows-shares-taken = Le carte sono divise. { $to-by-cards }.
shadows-shares-dealt = Non ci si mette d’accordo: le carte si mescolano e si distribuiscono coperte.
shadows-gave =
    { $number ->
        [one] { $by } manda una carta a { $to }.
       *[other] { $by } manda { $number } carte a { $to }.
    }
shadows-black-looked =
    { $number ->
        [one] { $by } guarda la prima carta nera.
       *[other] { $by } guarda le prime { $number } carte nere.
    }
shadows-faces-seen = Dalla cima, nel mazzo nero ci sono { $cards }.
shadows-black-reordered = { $by } le ha rimesse nell’ordine che ha voluto.
shadows-order-seen = Dalla cima, nel mazzo nero ora ci sono { $cards }.
shadows-heroism-laid = Eroismo sta presso { $quest }.
shadows-favor-laid = Favore Divino è pronto per il prossimo pareggio.
shadows-favor-used = Favore Divino volge il pareggio al bene.

## Imprese

shadows-fight-laid = Presso { $quest } si schiera { $card }.
shadows-face-down-shown = Si scopre ciò che era coperto presso { $quest }: { $cards }.
shadows-black-lifted = Si toglie l’ultima carta nera presso { $quest }.
shadows-combat-counted = Presso { $quest }: { $white } per i Cavalieri, { $black } per il male.
shadows-grail-row-set =
    { $card-count ->
        [0] Si toglie una carta dalla fila del Graal.
       *[other] Una carta in più nella fila del Graal: { $card }.
    }
shadows-sword-drifted =
    { $by ->
        [1] Excalibur si avvicina di un passo ai Cavalieri.
       *[other] Excalibur si avvicina di un passo al male.
    }
shadows-war-fought = Contro { $war } si schiera { $card }.
shadows-warrior-came = Un guerriero in più per { $war }.
shadows-warrior-gone = Un guerriero in meno per { $war }.
shadows-mordred-came = Mordred si schiera con { $war }: per batterli serve una carta da cinque in più.
shadows-mordred-gone = Mordred se ne va.
shadows-quest-decided =
    { $won ->
        [true] L’impresa è vinta: { $quest }.
       *[false] L’impresa è persa: { $quest }.
    }
shadows-relic-won = { $seat } conquista una reliquia: { $relic }.
shadows-relic-gone = Una reliquia esce dal gioco: { $relic }.
shadows-sent-home = Chi era presso { $quest } torna alla Tavola Rotonda.
shadows-quest-cleared =
    { $over ->
        [true] Questa impresa è finita per sempre: { $quest }.
       *[false] Si sgombra il campo: { $quest }.
    }
shadows-solo-cleared = Le carte dei Cavalieri presso { $quest } sono perdute.
shadows-die-thrown = { $seat } tira il dado: { $die }.
shadows-value-named = La Lotta ? di { $seat } vale { $value }.
shadows-battle-fought =
    { $won ->
        [true] { $seat } vince, { $total } contro { $die }.
       *[false] { $seat } ha la peggio, { $total } contro { $die }.
    }

## In viaggio

shadows-set-out = { $seat } parte per { $to }.
shadows-travel-drawn = In viaggio, { $seat } incontra: { $card }
shadows-travel-reshuffled = Si rimescolano le carte Viaggio.
shadows-arrived = { $seat } ora si trova presso { $place }.
shadows-stayed = { $seat } non riesce a passare, e il turno finisce.
shadows-merlin-came = Merlino è presso { $place }.
shadows-captured = { $seat } cade in prigionia, e non gioca più finché qualcuno non paga il riscatto.
shadows-freed = { $by } libera { $seat } con { $card }.
shadows-ambush-broken = { $seat } si apre un varco con una carta Lotta.

## Azioni eroiche e poteri

shadows-action-taken = Azione eroica di { $seat }: { $action }.
shadows-free-action = { $seat } usa il suo potere, senza spendere un’azione: { $action }.
shadows-action-bought = { $seat } paga un punto vita per una seconda azione.
shadows-doomed = Era l’ultimo punto vita di { $seat }: un’azione, e poi la morte.
shadows-special-played = Era la carta speciale di questo turno.
shadows-turn-ended = { $seat } finisce il turno.
shadows-healed = { $seat } scarta tre carte uguali per curarsi.
shadows-power-used = { $seat } { $power }.
shadows-exchanged = { $by } e { $partner } si scambiano una carta.
shadows-cards-swapped = Hai dato { $gave } e ricevuto { $got }.
shadows-discard-searched = { $seat } cerca una carta Merlino tra gli scarti bianchi.
shadows-search-answered =
    { $found ->
        [true] C’è una carta Merlino tra gli scarti.
       *[false] Non c’è nessuna carta Merlino tra gli scarti.
    }
shadows-merlin-recalled = { $seat } riprende una carta Merlino dagli scarti.
shadows-knight-proposed = { $by } propone l’investitura di { $seat }.
shadows-knight-refused = Non è d’accordo: { $by }.
shadows-knighted = In piedi, { $coat }! { $seat } ora è tra i Cavalieri.

## Lealtà, e la fine

shadows-accused = { $by } accusa { $seat }, che deve mostrare la carta Lealtà.
shadows-loyalty-shown = { $seat } mostra: { $side }.
shadows-unmasked = { $seat } getta la maschera, e da ora gioca per il male.
shadows-taunted = { $seat } provoca { $victim }, e strappa una carta da quella mano.
shadows-taunt-seen = La carta che hai preso a { $victim } era { $card }.
shadows-schemed = { $seat } trama.
shadows-traitors-revealed =
    { $seats-count ->
        [0] Comincia l’ultima conta, e nessun Traditore si fa avanti.
        [one] Comincia l’ultima conta, e si fa avanti un Traditore: { $seats }.
       *[other] Comincia l’ultima conta, e si fanno avanti i Traditori: { $seats }.
    }
shadows-swords-counted = Si contano le spade: { $white } bianche, { $black } nere. { $winner }
shadows-over =
    { $why } { $winner } { $sides-by-seat }.{ $undealt-count ->
        [0] {""}
       *[other] {" "}Non distribuite: { $undealt }.
    }

## Quello che al tavolo nessuno vede; lo sa chi rilegge più tardi la partita intera

shadows-thrown-kept = Tra gli scarti bianchi: { $cards }.
shadows-removed = Fuori dal gioco: { $cards }.
shadows-under-kept = Sotto il mazzo nero: { $card }.
shadows-black-thrown-kept = Tra gli scarti neri: { $cards }.
shadows-white-laid = Il mazzo bianco: { $cards }.
shadows-black-laid = Il mazzo nero: { $cards }.
shadows-travel-laid = Il mazzo Viaggio: { $cards }.
shadows-down-kept = Coperta presso { $quest }: { $card }.
shadows-merlin-taken = Una carta Merlino lascia gli scarti.
shadows-order-kept = La cima del mazzo nero: { $cards }.
shadows-loyalties-laid = Lealtà. { $sides-by-seat }.
shadows-loyalties-aside = Carte Lealtà rimaste fuori: { $sides }.

## Perché qualcosa non si può fare

shadows-not-under-witch = Finché c’è la Strega 2, nessuno sacrifica punti vita.
shadows-second-only-other = Una seconda azione è di tipo diverso dalla prima, e costa un punto vita.
shadows-hand-full = Con { $most } carte o più in mano non puoi pescare a Camelot.
shadows-must-act = In un turno si compie almeno un’azione eroica.
