## Come il tavolo chiama chi comanda, e le missioni

avalon-leader =
    { $leader-title ->
        [leader] Leader
        [king] Re
        [commander] Comandante
       *[by_language] Leader
    }
    .many =
        { $leader-title ->
            [leader] Leader
            [king] Re
            [commander] Comandanti
           *[by_language] Leader
        }
    .lead =
        { $leader-title ->
            [leader] il comando
            [king] il comando
            [commander] il comando
           *[by_language] il comando
        }
    .label =
        { $leader-title ->
            [leader] Leader
            [king] Re
            [commander] Comandante
           *[by_language] Leader
        }
avalon-number-quest =
    { $quest-labels ->
        [letters] { $n ->
            [1] A
            [2] B
            [3] C
            [4] D
           *[other] E
        }
       *[other] { $n }
    }
# The cards a player has played are told by their quests.
avalon-number-card = { avalon-number-quest }

## Che cosa succede. Lo sente tutto il tavolo, tranne quando si dice "tu".

avalon-leader-chosen = Comincia { $seat } come { avalon-leader }.
avalon-lady-given = { $to } comincia con la Dama del Lago.
avalon-role-dealt = Il tuo ruolo: { $role }.
avalon-eyes-opened =
    { $shown-count ->
        [0] Apri gli occhi e non vedi nessuno.
       *[other] Apri gli occhi e vedi { $shown }.
    }
avalon-seen = { $seat } ({ $label })
    .list = { $first }, { $last }
avalon-round-opened = Comincia il turno { $round }.
avalon-leader-passed = Il comando passa a { $to }.
avalon-team-proposed = { $leader } propone per la missione { $quest }: { $team }.
avalon-team-taken-back = { $leader } ritira la squadra per cambiarla.
avalon-unready = { $seat } vuole discutere ancora.
avalon-vote-called = { $leader } apre il voto.
avalon-all-ready = Tutti gli altri sono pronti: si vota.
avalon-time-over = Il tempo per discutere è finito: si vota.
avalon-votes-shown = Si scoprono i voti. { $votes-by-seat }.
avalon-team-approved = La squadra è approvata.
avalon-team-rejected =
    { $rejections ->
        [1] La squadra è respinta, la prima di questo turno.
        [5] La squadra è respinta, la quinta di questo turno.
       *[other] La squadra è respinta: { $rejections } su 5 in questo turno.
    }
avalon-quest-begun = La missione { $quest } comincia con { $team }.
avalon-cards-laid = Tutta la squadra ha giocato una carta.
avalon-quest-ended =
    { $won ->
        [true] La missione { $quest } riesce
       *[false] La missione { $quest } fallisce
    }: { $successes ->
        [0] nessun successo
        [one] { $successes } successo
       *[other] { $successes } successi
    }, { $fails ->
        [0] nessun fallimento
        [one] { $fails } fallimento
       *[other] { $fails } fallimenti
    }.
avalon-lady-passed = { $by } sonda la lealtà di { $to }, che ora tiene la Dama del Lago.
avalon-loyalty-seen = Vedi la lealtà di { $target }: { $side }.
avalon-lady-left = { $by } non usa la Dama del Lago.
avalon-named = { $by } è l’Assassino, e indica { $target }.
avalon-nobody-named = Il tempo è scaduto. { $by } è l’Assassino, e non ha indicato nessuno.
avalon-over = { $why } { $roles-by-seat }.
avalon-pointed =
    { $target ->
        [none] Non punti il dito su nessuno.
       *[other] Punti il dito su { $target }.
    }
avalon-guesses-shown = Chi è stato preso per Merlino, e da chi: { $guesses }.
avalon-all-told = Quello che ognuno sapeva:{"\u000A"}{ $confessions }
avalon-confession =
    { $seat }: { $shown-count ->
        [0] non ha visto nessuno
       *[other] ha visto { $shown }
    }{ $loyalties-count ->
        [0] {""}
       *[other] ; lealtà scoperte – { $loyalties }
    }{ $cards-count ->
        [0] {""}
       *[other] ; carte per missione – { $cards }
    }{ $peeked-count ->
        [0] {""}
       *[other] ; carte altrui viste – { $peeked }
    }.
    .list = { $first }{"\u000A"}{ $last }
# La carta di qualcun altro che si è vista.
avalon-peek = { $seat } nella missione { $quest } ({ $card })
    .list = { $first }, { $last }

## Che cosa si chiede: chi si aspetta, la domanda (you), e la regola che c’è dietro (why)

avalon-revealing = Ognuno guarda il proprio ruolo.
    .title = Il tuo ruolo segreto
    .watched = Ruoli segreti
    .you = Guarda il tuo ruolo segreto.
    .why = La partita comincia quando tutti hanno guardato. Puoi rivedere la tua carta in ogni momento.
avalon-proposing = { $leader } sta scegliendo una squadra.
    .title = Scelta della squadra
    .you = Il comando è tuo. Scegli una squadra.
    .why = Il { avalon-leader } sceglie una squadra grande quanto chiede la missione, e può farne parte. Poi votano tutti. Dove le missioni si scelgono, il { avalon-leader } sceglie anche la missione.
avalon-discussing = { $leader } propone { $team }. Tutti ne discutono.
    .title = Discussione
    .you = Discutete di questa squadra: { $team }.
    .why = La squadra resta scoperta, e il { avalon-leader } può cambiarla fino a tre volte. Si vota quando lo chiede il { avalon-leader }, quando tutti gli altri sono pronti, o quando il tempo è finito. Chi ha detto di essere pronto può ancora dire «Non ancora».
    .count = Pronti: { NUMBER($answered) } su { NUMBER($asked) }
avalon-voting = Tutti votano sulla squadra.
    .title = Tutti votano
    .you = Approvi questa squadra?
    .why = Deve approvare più della metà; a parità, la squadra è respinta. Con cinque squadre respinte in un turno vince il Male. I voti si scoprono tutti insieme.
avalon-questing = In missione: { $team }.
    .title = In missione
    .you = Sei in missione. Quale carta giochi?
    .why = Tutti ricevono le due carte; solo il Male può giocare Fallimento. A certi tavoli il Lancillotto malvagio deve giocare Fallimento. Le carte si mescolano e si contano soltanto. Basta un Fallimento perché la missione fallisca; in sette o più, per la quarta ne servono due.
avalon-examining = { $holder } tiene la Dama del Lago, e sceglie di chi sondare la lealtà.
    .title = Dama del Lago
    .you = Tieni la Dama del Lago. Di chi sondi la lealtà?
    .why = Scopri se una persona sta con il Bene o con il Male, e la Dama passa a lei. Non puoi scegliere chi l’ha già tenuta. Raccontane ciò che vuoi, vero o falso.
avalon-assassinating = Tre missioni sono riuscite. L’Assassino sta scegliendo chi indicare come Merlino.
    .title = Chi è Merlino?
    .you = Sei l’Assassino. Chi è Merlino?
    .why = Un nome, una volta sola. Se è Merlino, vince il Male; altrimenti vince il Bene. Se il tempo scade, vale l’ultima persona che hai toccato; se non ne hai toccata nessuna, nessuno viene indicato e vince il Bene. Non puoi indicare chi ti è stato mostrato come Male, se il tavolo non gioca diversamente.
avalon-guessing = Tre missioni sono riuscite. Tutti cercano di indovinare Merlino. Solo la scelta dell’Assassino uccide.
    .title = Chi è Merlino?
    .you = Chi è Merlino? Solo la scelta dell’Assassino uccide.
    .why = Ognuno indica una persona, una volta sola, e non si vede chi lo ha già fatto, così nessuno capisce chi è l’Assassino. La scelta dell’Assassino chiude la partita. Se l’Assassino indica Merlino, vince il Male; altrimenti vince il Bene. Alla fine si vede chi ha indicato chi. Se il tempo scade, vale per ognuno l’ultima persona toccata; se l’Assassino non ha toccato nessuno che si possa indicare, nessuno viene indicato e vince il Bene. L’Assassino non può indicare chi gli è stato mostrato come Male, se il tavolo non gioca diversamente.

## Che cosa si fa, e come viene offerto

avalon-acknowledge = Hai visto il tuo ruolo.
    .offer = Ho visto
avalon-propose = Proponi per la missione { $quest }: { $team }.
    .offer = Proponi una squadra
    .quest = Quale missione?
    .only-quest = Missione { $only }:
avalon-get-ready = Per te si può votare.
    .offer = Possiamo votare
avalon-not-yet = Vuoi discutere ancora.
    .offer = Non ancora
avalon-call-vote = Apri il voto.
    .offer = Apri il voto
avalon-change-team = Ritiri la squadra per cambiarla.
    .offer = Cambia la squadra
avalon-keep-discussing = Il tempo per discutere era finito.
    .offer = Continua a discutere
avalon-vote = Hai votato: { $vote }.
    .offer = Vota
avalon-play-card = Hai giocato: { $card }.
    .offer = Gioca una carta
avalon-examine = Sondi la lealtà di { $target } con la Dama del Lago.
    .offer = Sonda la lealtà di qualcuno
avalon-leave-lady = Non usi la Dama del Lago.
    .offer = Non usare la Dama
avalon-name = Indichi { $target }.
    .offer = Indica Merlino
avalon-guess = Hai indicato { $target }.
    .offer = Indovina Merlino
avalon-point =
    { $target ->
        [none] Non punti il dito su nessuno.
       *[other] Punti il dito su { $target }.
    }
    .offer = Punta il dito su qualcuno
avalon-miss-guess = Non hai indicato nessuno.
    .offer = Nessuna scelta

## Perché qualcosa non si può fare

avalon-team-needs = La squadra per questa missione ha { $size } persone diverse.
avalon-only-the-leader = Solo { $leader } apre il voto e cambia la squadra.
avalon-leader-calls = Il comando è tuo: si vota quando apri il voto.
avalon-no-more-changes = Finché ha il comando, il { avalon-leader } cambia la squadra al massimo { $most } volte.
avalon-quest-not-open =
    { $quests-count ->
        [one] Adesso è aperta solo la missione { $quests }.
       *[other] Adesso sono aperte solo queste missioni: { $quests }.
    }
# These refusals name no side: others may see the screen.
avalon-good-must-succeed = Il tuo ruolo non ti permette di giocare questa carta. Gioca l’altra.
avalon-lady-not-yourself = La tua parte la conosci già. Scegli qualcun altro.
avalon-lady-not-back = { $target } ha già tenuto la Dama. Scegli qualcun altro.
avalon-lady-must-be-used = A questo tavolo la Dama del Lago si deve usare.
avalon-not-the-assassin = Conta solo la scelta dell’Assassino.
avalon-name-another = Non puoi indicare te.
avalon-name-no-ally = Non puoi indicare { $target }. Scegli qualcun altro.

## Parole

avalon-side-good = Bene
    .wins =
        { $hunted ->
            [true] Vinci se tre missioni riescono e l’Assassino non trova Merlino.
           *[false] Vinci se tre missioni riescono.
        }
avalon-side-evil = Male
    .wins =
        { $hunted ->
            [true] Vinci se tre missioni falliscono, se cinque squadre sono respinte in un turno, o se alla fine l’Assassino trova Merlino.
           *[false] Vinci se tre missioni falliscono, o se cinque squadre sono respinte in un turno.
        }
avalon-ballot-approve = Approvazione
avalon-ballot-reject = Rifiuto
avalon-card-success = Successo
avalon-card-fail = Fallimento
avalon-label-evil = Male
avalon-label-merlin = Merlino
avalon-label-merlin-or-morgana = Merlino o Morgana
avalon-label-good-lancelot = Lancillotto buono
avalon-label-evil-lancelot = Lancillotto malvagio
avalon-why-three-fails = Tre missioni sono fallite. Vince il Male!
avalon-why-five-rejections = Cinque squadre di fila sono state respinte. Vince il Male!
avalon-why-merlin-assassinated = L’Assassino ha trovato Merlino. Vince il Male!
avalon-why-assassination-missed = Tre missioni sono riuscite, e Merlino è salvo. Vince il Bene!
avalon-why-nobody-named = Tre missioni sono riuscite, e il tempo è scaduto prima che qualcuno fosse indicato. Vince il Bene!
avalon-why-three-successes = Tre missioni sono riuscite. Vince il Bene!
