## Preparazione. Lo sa tutto il tavolo, tranne quando si dice "tu".

shadows-coats-dealt = I Cavalieri prendono posto alla Tavola Rotonda. { $coats-by-seat }.
shadows-coats-aside = Cavalieri fuori dal gioco: { $coats }.
shadows-first-chosen = Comincia { $seat }.
shadows-decks-laid =
    I mazzi sono pronti: { $white } carte bianche, { $black } carte nere{ $travel ->
        [0] {""}
       *[other] , { $travel } carte Viaggio
    }.
shadows-hand-dealt = Ricevi { $cards }.
shadows-merlin-dealt = Ricevi una carta Merlino.
shadows-loyalty-dealt = La tua lealtà: { $side }.
shadows-loyalties-covered = Le carte Lealtà si distribuiscono coperte. Per ora nessuno può guardarle.
shadows-loyalties-looked = Ora ognuno guarda la propria carta Lealtà.
shadows-council-held = Il consiglio rivela le sue carte. { $cards-by-seat }.
shadows-joined = { $seat } si unisce al tavolo: { $coat }.
shadows-turn-passed = Turno di { $to }.

## Il Progresso del Male

shadows-evil-chosen = Progresso del Male: { $seat } { $evil }.
shadows-top-looked = { $seat } guarda la prima carta nera.
shadows-top-seen = La prima carta nera è { $card }.
shadows-black-drawn =
    { $number ->
        [one] { $by } pesca la prima carta nera.
       *[other] { $by } pesca le prime { $number } carte nere.
    }
shadows-black-seen = Hai pescato { $cards }.
shadows-nothing-drawn = { $by } dovrebbe pescare una carta nera, ma non ce n’è più.
shadows-black-put-under = { $by } mette l’altra carta nera sotto il mazzo.
shadows-under-known = Hai messo { $card } sotto il mazzo.
shadows-black-played = { $by } rivela una carta nera: { $card }.
shadows-black-announced = { $by } ha una carta nera per { $quest }, e la gioca coperta.
shadows-black-laid-up = Si gioca { $card } per { $quest }.
shadows-black-laid-down = { $by } gioca una carta nera coperta per { $quest }.
shadows-down-known = Hai giocato { $card }, coperta, per { $quest }.
shadows-drawn-lost = La carta di { $by } è perduta. Nessuno l’ha vista.
shadows-window-closed = Niente ferma { $card }.
shadows-merlins-spent = Carte Merlino giocate insieme. { $by }.
shadows-sword-kept = D’ora in poi tieni Excalibur: { $scope }. Ti si chiede comunque, e puoi cederla.
shadows-sword-not-kept = D’ora in poi Excalibur aspetta di nuovo la tua risposta.
shadows-standing-kept = { $standing }
shadows-standing =
    D’ora in poi offri carte Merlino { $card-count ->
        [0] { $until-turn ->
            [true] fino al tuo turno
           *[false] contro qualsiasi carta
        }
       *[other] contro { $card }
    }: { $merlins }.
shadows-cancelled =
    { $card-count ->
        [0] La carta coperta è annullata.
       *[other] Carta annullata: { $card }.
    }
shadows-no-effect = { $card } non ha effetto: la sua impresa è conclusa, e lì c’è Merlino.
shadows-left-game = Fuori dal gioco: { $cards }.
shadows-lasting = { $card } resta in gioco.
shadows-lasting-gone = { $card } lascia il gioco.
shadows-turn-cut = Il turno finisce subito.
shadows-recalled = { $seat } torna a Camelot.
shadows-volunteers-shown =
    { $seats-count ->
        [0] Nessuno si offre.
        [one] { $seats } si offre.
       *[other] { $seats } si offrono.
    }
shadows-grail-yielded = { $seat } cede una carta Graal.

## Spade, macchine d’assedio e punti vita

shadows-sword-laid =
    Sulla Tavola Rotonda si posa una spada { $colour }{ $cause-count ->
        [0] {""}
       *[other] {" "}({ $cause })
    }.
shadows-sword-turned = Una spada bianca diventa nera.
shadows-siege-raised =
    { $number ->
        [one] Si aggiunge una macchina d’assedio a Camelot
       *[other] Si aggiungono { $number } macchine d’assedio a Camelot
    }{ $cause-count ->
        [0] {""}
       *[other] {" "}({ $cause })
    }.
shadows-siege-broken = Una macchina d’assedio è distrutta.
shadows-life-lost =
    { $number ->
        [one] { $seat } perde un punto vita
       *[other] { $seat } perde { $number } punti vita
    }{ $cause-count ->
        [0] {""}
       *[other] {" "}({ $cause })
    }.
shadows-life-gained =
    { $number ->
        [one] { $seat } guadagna un punto vita.
       *[other] { $seat } guadagna { $number } punti vita.
    }
shadows-died = { $seat } muore.
shadows-grail-drunk = { $by } offre il Graal. { $seat } beve, e vive.

## Carte bianche

shadows-white-drawn =
    { $number ->
        [one] { $seat } pesca una carta bianca.
       *[other] { $seat } pesca { $number } carte bianche.
    }
shadows-cards-came = Ricevi { $cards }.
shadows-cards-left = Escono dalla tua mano: { $cards }.
shadows-discarded =
    { $number ->
        [one] { $seat } scarta una carta.
       *[other] { $seat } scarta { $number } carte.
    }
shadows-card-played = { $seat } gioca { $card }.
shadows-card-spent = { $seat } scarta { $card }.
shadows-white-thrown =
    { $number ->
        [one] Una carta bianca va nel mazzo degli scarti.
       *[other] { $number } carte bianche vanno nel mazzo degli scarti.
    }
shadows-white-sunk =
    { $number ->
        [one] Una carta bianca che nessuno può prendere si scarta senza guardarla.
       *[other] { $number } carte bianche che nessuno può prendere si scartano senza guardarle.
    }
shadows-white-opened = Si rivelano carte bianche: { $cards }.
shadows-black-thrown =
    { $number ->
        [one] Una carta nera va nel mazzo degli scarti.
       *[other] { $number } carte nere vanno nel mazzo degli scarti.
    }
shadows-reshuffled = Si rimescolano i due mazzi: { $white } carte bianche, { $black } carte nere.
shadows-share-proposed = { $by } propone come dividere le carte. { $to-by-cards }.
shadows-share-refused = Non è d’accordo: { $by }.
shadows-shares-taken = Le carte sono divise. { $to-by-cards }.
shadows-shares-dealt = Non c’è accordo: le carte si mescolano e si distribuiscono coperte.
shadows-gave =
    { $number ->
        [one] { $by } dà una carta. La riceve { $to }.
       *[other] { $by } dà { $number } carte. Le riceve { $to }.
    }
shadows-black-looked =
    { $number ->
        [one] { $by } guarda la prima carta nera.
       *[other] { $by } guarda le prime { $number } carte nere.
    }
shadows-faces-seen = Le prime carte del mazzo nero, in ordine: { $cards }.
shadows-black-reordered = { $by } le rimette nell’ordine che vuole.
shadows-order-seen = Ora le prime carte del mazzo nero sono, in ordine: { $cards }.
shadows-heroism-laid = Eroismo vale per { $quest }.
shadows-favor-laid = Favore Divino è pronto per il prossimo pareggio.
shadows-favor-used = Favore Divino dà il pareggio ai Cavalieri.

## Imprese

shadows-fight-laid = Si gioca { $card } contro { $quest }.
shadows-face-down-shown = Si rivelano le carte coperte per { $quest }: { $cards }.
shadows-black-lifted = Si toglie l’ultima carta nera per { $quest }.
shadows-combat-counted = Il combattimento contro { $quest }: { $white } per i Cavalieri, { $black } per il Male.
shadows-grail-row-set =
    { $card-count ->
        [0] { $gone-count ->
            [0] Si toglie una carta dalla fila del Graal
           *[other] Si toglie dalla fila del Graal: { $gone }
        }
       *[other] { $gone-count ->
            [0] Si aggiunge alla fila del Graal: { $card }
           *[other] { $card } prende nella fila del Graal il posto di un’altra carta: { $gone }
        }
    }.
shadows-sword-drifted =
    { $by ->
        [1] Excalibur si avvicina di un passo ai Cavalieri.
       *[other] Excalibur si avvicina di un passo al Male.
    }
shadows-war-fought = Si gioca { $card } contro { $war }.
shadows-warrior-came =
    Un guerriero in più per { $war }{ $warriors ->
        [0] {""}
       *[other] {" "}(ora { $warriors } su 4)
    }.
shadows-warrior-gone = Un guerriero in meno per { $war }.
shadows-mordred-came = Mordred si unisce alla guerra: per battere { $war } serve un’altra Lotta 5.
shadows-mordred-gone = Mordred lascia la guerra.
shadows-quest-decided =
    { $won ->
        [true] I Cavalieri vincono { $quest }.
       *[false] I Cavalieri perdono { $quest }.
    }
shadows-relic-won = { $seat } conquista una reliquia: { $relic }.
shadows-relic-gone = Una reliquia esce dal gioco: { $relic }.
shadows-sent-home =
    { $seats-count ->
        [0] I Cavalieri liberi lasciano { $quest } e tornano alla Tavola Rotonda.
       *[other] Di nuovo alla Tavola Rotonda dopo { $quest }: { $seats }.
    }
shadows-quest-cleared =
    { $over ->
        [true] Conclusa per sempre: { $quest }.
       *[false] Si può giocare di nuovo: { $quest }.
    }
shadows-solo-cleared = Le carte dei Cavalieri sono perdute: { $quest }.
shadows-die-thrown = { $seat } tira il dado: { $die }.
shadows-value-named = La Lotta ? di { $seat } vale { $value }.
shadows-battle-fought =
    { $won ->
        [true] { $seat } vince, { $total } contro { $die }.
       *[false] { $seat } perde, { $total } contro { $die }.
    }

## In viaggio

shadows-set-out = { $seat } parte per { $to }.
shadows-travel-drawn = Carta Viaggio di { $seat }: { $card }
shadows-travel-reshuffled = Si rimescolano le carte Viaggio.
shadows-arrived = { $seat } raggiunge { $place }.
shadows-stayed = { $seat } non riesce a passare. Il turno è finito.
shadows-merlin-came = Merlino raggiunge { $place }.
shadows-captured = { $seat } cade in prigionia, e non gioca finché un altro Cavaliere non paga con una carta speciale.
shadows-freed = { $by } libera { $seat } con { $card }.
shadows-ambush-broken = { $seat } si apre un varco con una carta Lotta.

## Azioni eroiche e poteri

shadows-action-taken = Azione eroica di { $seat }: { $action }.
shadows-free-action =
    { $action-words ->
        [A] { $seat } fa un movimento gratuito (Sir Tristan).
       *[C] { $seat } gioca una carta speciale come azione gratuita (Sir Galahad).
    }
shadows-action-bought = { $seat } paga un punto vita per una seconda azione.
shadows-taken-back = { $seat } riprende il punto vita: ancora nessuna seconda azione.
shadows-doomed = Era l’ultimo punto vita di { $seat }: un’azione, e poi la morte.
shadows-special-played = La carta speciale di questo turno è giocata.
shadows-turn-ended = { $seat } finisce il turno.
shadows-healed = { $seat } scarta tre carte identiche per curarsi.
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

shadows-accused = { $by } accusa { $seat }, che deve rivelare la sua carta Lealtà.
shadows-loyalty-shown = { $seat } rivela: { $side }.
shadows-unmasked = { $seat } ora è un Traditore rivelato, e gioca per il Male.
shadows-taunted = { $seat } provoca { $victim }, e prende una carta a caso dalla sua mano.
shadows-taunt-seen = La carta che hai preso a { $victim } era { $card }.
shadows-schemed = { $seat } agisce contro Camelot.
shadows-traitors-revealed =
    { $seats-count ->
        [0] Comincia la conta finale. Non c’erano Traditori nascosti.
        [one] Comincia la conta finale. Un Traditore nascosto si rivela: { $seats }.
       *[other] Comincia la conta finale. I Traditori nascosti si rivelano: { $seats }.
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
shadows-down-kept = Coperta per { $quest }: { $card }.
shadows-merlin-taken = Una carta Merlino lascia gli scarti.
shadows-order-kept = Le prime carte del mazzo nero: { $cards }.
shadows-loyalties-laid = Lealtà. { $sides-by-seat }.
shadows-loyalties-aside = Carte Lealtà non distribuite: { $sides }.
