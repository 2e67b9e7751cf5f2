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
avalon-lady-given = La Dama del Lago comincia da { $to }.
avalon-role-dealt = Il tuo ruolo: { $role }.
avalon-eyes-opened =
    { $shown-count ->
        [0] Apri gli occhi, e non ti viene mostrato nessuno.
       *[other] Apri gli occhi, e vedi { $shown }.
    }
avalon-seen = { $seat } ({ $label })
    .list = { $first }, { $last }
avalon-round-opened = Comincia il turno { $round }.
avalon-leader-passed = Il comando passa a { $to }.
avalon-team-proposed = { $leader } propone per la missione { $quest }: { $team }.
avalon-votes-shown = Si scoprono i voti. { $votes-by-seat }.
avalon-team-approved = La squadra è approvata.
avalon-team-rejected =
    { $rejections ->
        [1] La squadra è respinta, la prima di questo turno.
        [5] La squadra è respinta, la quinta di questo turno.
       *[other] La squadra è respinta: con questa sono { $rejections } nel turno.
    }
avalon-quest-begun = Comincia la missione { $quest }: partono { $team }.
avalon-cards-laid = Tutte le carte della squadra sono sul tavolo.
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
avalon-lady-passed = { $by } interroga la Dama del Lago su { $to }, e la Dama passa di mano.
avalon-loyalty-seen = Ora sai da che parte sta { $target }: { $side }.
avalon-lady-left = { $by } lascia riposare la Dama del Lago.
avalon-named = { $by } si rivela come l’Assassino, e fa il nome di { $target }.
avalon-over = { $why } { $roles-by-seat }.
avalon-all-told = Ora si può raccontare tutto:{"\u000A"}{ $confessions }
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
    .you = Hai visto chi sei?
    .why = Si gioca quando tutti hanno guardato. La tua carta la puoi riguardare in ogni momento.
avalon-proposing = { $leader } sta scegliendo una squadra.
    .you = Il comando è tuo. Chi mandi?
    .why = Il { avalon-leader } forma una squadra grande quanto chiede la missione, e può farne parte. Poi si vota tutti insieme. Dove le missioni si scelgono, il { avalon-leader } sceglie anche la missione.
avalon-voting = Si vota sulla squadra.
    .you = Deve partire, questa squadra?
    .why = Deve approvare più della metà; a parità, la squadra è respinta. Cinque squadre respinte in un turno, e vince il Male. I voti si scoprono tutti insieme.
avalon-questing = La missione è in corso con { $team }.
    .you = Sei in missione. Quale carta giochi?
    .why = Le carte si giocano coperte, e si contano soltanto. Il Bene gioca Successo; il Male può giocare l’una o l’altra, ma a certi tavoli un Lancillotto malvagio deve far fallire. Basta un Fallimento a rovinare una missione; in sette o più, per la quarta ne servono due.
avalon-examining = { $holder } tiene la Dama del Lago, e sceglie di chi chiederle.
    .you = Tieni la Dama del Lago. Di chi vuoi conoscere la lealtà?
    .why = Ti dice il vero: se un cavaliere sta con il Bene o con il Male; poi passa a quel cavaliere. Di chi l’ha già tenuta non si chiede. Raccontane ciò che vuoi, vero o falso.
avalon-assassinating = Tre missioni sono riuscite. Tra voi c’è l’Assassino, e sta scegliendo un nome.
    .you = Sei l’Assassino. Chi è Merlino?
    .why = Un nome, una volta sola. Se è Merlino, alla fine vince il Male; altrimenti vince il Bene. Chi ti è stato mostrato come Male è escluso, se il tavolo non gioca diversamente.

## Che cosa si fa, e come viene offerto

avalon-acknowledge = Sai chi sei.
    .offer = So chi sono
avalon-propose = Proponi per la missione { $quest }: { $team }.
    .offer = Proponi una squadra
    .quest = Quale missione?
    .only-quest = Missione { $only }:
avalon-vote = Il tuo voto è coperto: { $vote }.
    .offer = Vota
avalon-play-card = La tua carta è coperta: { $card }.
    .offer = Gioca una carta
avalon-examine = Interroghi la Dama del Lago su { $target }.
    .offer = Interroga la Dama su qualcuno
avalon-leave-lady = Lasci riposare la Dama del Lago.
    .offer = Lascia riposare la Dama
avalon-name = Fai il nome di { $target }.
    .offer = Indica Merlino

## Perché qualcosa non si può fare

avalon-team-needs = La squadra per questa missione ha { $size } membri, e nessuno due volte.
avalon-quest-not-open =
    { $quests-count ->
        [one] Adesso tocca alla missione { $quests }.
       *[other] Adesso tocca a una delle missioni { $quests }.
    }
avalon-good-must-succeed = Stai con il Bene, e il Bene non fa fallire una missione. Gioca Successo.
avalon-lady-not-yourself = La tua parte la conosci già. Chiedi di qualcun altro.
avalon-lady-not-back = { $target } ha già tenuto la Dama, e lei non torna mai indietro.
avalon-lady-must-be-used = A questo tavolo la Dama del Lago si interroga sempre.
avalon-not-the-assassin = Solo l’Assassino fa un nome.
avalon-name-another = Non puoi fare il tuo nome.
avalon-name-no-ally = Sai che { $target } sta con il Male, e Merlino no.

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
avalon-why-five-rejections = Cinque squadre respinte di fila, e la corte si sfalda. Vince il Male!
avalon-why-merlin-assassinated = L’Assassino ha trovato Merlino. Vince il Male!
avalon-why-assassination-missed = Tre missioni sono riuscite, e Merlino è salvo. Vince il Bene!
avalon-why-three-successes = Tre missioni sono riuscite. Vince il Bene!
