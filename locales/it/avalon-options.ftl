## Che cosa può scegliere un tavolo

avalon-option-roles = In gioco: { $roles }.
avalon-option-merlin =
    { $merlin ->
        [optional] Merlino può restare fuori.
       *[required] Merlino è sempre in gioco.
    }
avalon-option-leader = Si è deciso che comincia { $leader } come { avalon-leader }.
avalon-option-oberon-hidden-from-merlin =
    { $oberon-hidden-from-merlin ->
        [true] Oberon è nascosto anche a Merlino.
       *[false] Oberon viene mostrato a Merlino.
    }
avalon-option-quest-order =
    { $quest-order ->
        [free] Il { avalon-leader } sceglie una qualsiasi missione aperta.
        [free_lock5_concluded] Il { avalon-leader } sceglie la missione; la quinta solo dopo che altre due si sono concluse.
        [free_lock5_won] Il { avalon-leader } sceglie la missione; la quinta solo dopo che due sono riuscite.
       *[fixed] Le missioni si affrontano in ordine.
    }
avalon-option-double-fail-quest =
    { $double-fail-quest ->
        [fourth_undertaken] In sette o più, la missione affrontata per quarta richiede due fallimenti.
       *[space4] In sette o più, la missione { $quest-labels ->
            [letters] D
           *[other] numero quattro
        } richiede due fallimenti.
    }
avalon-option-discussion =
    { $discussion ->
        [leader_calls] La squadra resta scoperta, tutti discutono, e il { avalon-leader } apre il voto.
       *[none] Si vota appena una squadra è proposta.
    }
avalon-option-change-votes =
    { $change-votes ->
        [true] Un voto si può cambiare finché non hanno votato tutti.
       *[false] Un voto non si può cambiare.
    }
avalon-option-lady =
    { $lady ->
        [true] La Dama del Lago è in gioco.
       *[false] La Dama del Lago non è in gioco.
    }
avalon-option-lady-use =
    { $lady-use ->
        [may_decline] Chi tiene la Dama può scegliere di non usarla.
       *[mandatory] Chi tiene la Dama deve usarla.
    }
avalon-option-lady-timing =
    { $lady-timing ->
        [board_number] La Dama si usa dopo le missioni numero due, tre e quattro.
       *[completed_count] La Dama si usa dopo la seconda, la terza e la quarta missione giocata.
    }
avalon-option-excalibur =
    { $excalibur ->
        [true] Excalibur è in gioco.
       *[false] Excalibur non è in gioco.
    }
avalon-option-lancelot =
    { $lancelot ->
        [known_pair] Ci sono due Lancillotto in gioco, uno per parte, e si conoscono.
        [hidden_switch] Ci sono due Lancillotto in gioco, e dal terzo turno una carta coperta può far cambiare loro parte.
        [open_schedule] Ci sono due Lancillotto in gioco, e carte scoperte dicono quando cambiano parte.
       *[off] Lancillotto non è in gioco.
    }
avalon-option-lancelot-evil-shown-as =
    { $lancelot-evil-shown-as ->
        [evil] Il Male vede il Lancillotto malvagio tra i suoi, ma senza saperne il nome.
       *[lancelot] Il Male vede chi è il Lancillotto malvagio.
    }
# Il valore conta le carte: quelle senza cambiamento, poi quelle che invertono, come 3+2.
avalon-option-hidden-deck = Il mazzo Fedeltà coperto ha { $hidden-deck } carte: quelle che non cambiano niente, e quelle che invertono.
avalon-option-hidden-flip-moment =
    { $hidden-flip-moment ->
        [quest_open] La carta Fedeltà coperta si gira quando comincia la missione.
       *[round_open] La carta Fedeltà coperta si gira quando comincia il turno.
    }
avalon-option-schedule-deck =
    { $schedule-deck ->
        [five_of_five] Delle cinque carte Fedeltà scoperte, esattamente due invertono la fedeltà.
       *[five_of_seven] Le cinque carte Fedeltà scoperte si pescano da sette; al massimo due invertono la fedeltà.
    }
avalon-option-schedule-binding =
    { $schedule-binding ->
        [quest_space] Ogni carta Fedeltà scoperta appartiene a una missione, e agisce con quella.
       *[round] Ogni carta Fedeltà scoperta appartiene a un turno, e agisce con quello.
    }
avalon-option-evil-lancelot-must-fail =
    { $evil-lancelot-must-fail ->
        [true] Un Lancillotto malvagio deve far fallire ogni missione.
        [false] Un Lancillotto malvagio può giocare l’una o l’altra carta.
       *[none] Un Lancillotto malvagio deve giocare Fallimento solo se le carte Fedeltà sono scoperte.
    }
avalon-option-plot =
    { $plot ->
        [true] Le carte Complotto sono in gioco.
       *[false] Le carte Complotto non sono in gioco.
    }
avalon-option-plot-edition =
    { $plot-edition ->
        [revised] In cinque o sei ci sono dieci carte Complotto, e se ne pescano due.
       *[classic] In cinque o sei ci sono sette carte Complotto, e se ne pesca una.
    }
avalon-option-plot-deck =
    { $plot-deck-count ->
        [0] Il mazzo Complotto è il solito.
        [one] Il mazzo Complotto è di questo tavolo, di { $plot-deck-count } carta.
       *[other] Il mazzo Complotto è di questo tavolo, di { $plot-deck-count } carte.
    }
avalon-option-plot-recipients =
    { $plot-recipients ->
        [distinct_others] Nessuno riceve due carte Complotto della stessa pesca.
       *[any_other] La stessa persona può ricevere più carte Complotto di una pesca.
    }
avalon-option-plot-precedence =
    { $plot-precedence ->
        [from_leaders_left] Per le carte Complotto, si chiede prima alla sinistra del { avalon-leader } e da ultimo al { avalon-leader }.
       *[from_leader] Per le carte Complotto, si chiede prima al { avalon-leader }.
    }
avalon-option-take-responsibility =
    { $take-responsibility ->
        [held] Assumersi la Responsabilità si tiene, e si gioca prima che un { avalon-leader } cominci.
       *[immediate] Assumersi la Responsabilità ha effetto subito.
    }
avalon-option-strong-leader-rotation =
    { $strong-leader-rotation ->
        [resume_original] Dopo un Leader Forte il comando riprende da chi ha dovuto cederlo.
       *[from_new] Dopo un Leader Forte il comando prosegue da lì.
    }
avalon-option-assassin-targets =
    { $assassin-targets ->
        [anyone_else] L’Assassino può fare il nome di chiunque altro.
       *[not_shown_evil] L’Assassino non fa il nome di chi gli è stato mostrato come Male.
    }
avalon-option-everyone-guesses =
    { $everyone-guesses ->
        [true] All’assassinio tutti cercano di indovinare Merlino; solo la scelta dell’Assassino uccide.
       *[false] All’assassinio solo l’Assassino cerca di indovinare Merlino.
    }
avalon-option-assassination-talk =
    { $assassination-talk ->
        [evil_channel] Prima che l’Assassino parli, il Male può consultarsi in disparte.
       *[public_only] Prima che l’Assassino parli, si discute solo davanti a tutti.
    }
avalon-option-post-game-detail =
    { $post-game-detail ->
        [roles] Dopo la fine si mostrano solo i ruoli.
       *[full] Dopo la fine si racconta tutto.
    }
avalon-option-edition = Le regole: { $edition }.
avalon-option-strict-edition =
    { $strict-edition ->
        [true] In gioco c’è solo ciò che sta in quella scatola.
       *[false] A ciò che sta in quella scatola si può aggiungere di tutto.
    }
avalon-option-leader-title =
    { $leader-title ->
        [leader] Chi comanda si chiama Leader.
        [king] Chi comanda si chiama Re.
        [commander] Chi comanda si chiama comandante.
       *[by_language] Chi comanda si chiama come si usa nella tua lingua.
    }
avalon-option-quest-labels =
    { $quest-labels ->
        [numbers] Le missioni si chiamano da 1 a 5.
        [letters] Le missioni si chiamano da A a E.
       *[by_language] Le missioni si chiamano come si usa nella tua lingua.
    }
avalon-option-beginners =
    { $beginners ->
        [true] Qualcuno di voi non ha mai giocato.
       *[false] Conoscete tutti il gioco.
    }

## Tavoli già pronti, e le scatole che si conoscono

avalon-preset-first-game = La prima partita
    .about = Solo Merlino e l’Assassino. L’ideale per una prima partita.
avalon-preset-classic = La classica
    .about = Anche Percival e Morgana, con qualcosa in più ai tavoli grandi, e la Dama da sette in su.
avalon-preset-everything = Tutto quanto
    .about = Percival e Morgana, Excalibur, carte Complotto, e missioni in qualsiasi ordine; da sette in su anche Lancillotto e la Dama.
avalon-preset-box-it = La scatola italiana
    .about = Il gioco base del regolamento italiano; tutto il resto che contiene si può aggiungere.
avalon-preset-box-fr = La scatola francese
    .about = Il gioco base del regolamento francese del 2021: il Re sceglie la missione.
avalon-preset-box-fa = La scatola persiana
    .about = Il gioco base del regolamento persiano: il tavolo può accordarsi su chi comincia come Leader.
avalon-edition-house = quelle di questo sito
avalon-edition-it = quelle della scatola italiana
avalon-edition-fr = quelle della scatola francese
avalon-edition-fa = quelle della scatola persiana

## Che cosa non va (e), o merita una parola (w), nella scelta di un tavolo

avalon-e-players = Ad Avalon si gioca da 5 a 10 giocatori.
avalon-e-unknown-role = Non c’è un ruolo così.
avalon-e-duplicate = Ogni ruolo con un nome è in gioco al massimo una volta.
avalon-e-evil-overflow = Con questo numero di giocatori il Male ha { $most } posti, e ne avete scelti di più.
avalon-e-good-overflow = Con questo numero di giocatori il Bene ha { $most } posti, e ne avete scelti di più.
avalon-e-merlin-required = A questo tavolo Merlino c’è in ogni partita.
avalon-e-merlin-needs-assassin = A Merlino serve l’Assassino: qualcuno deve dargli la caccia.
avalon-e-assassin-needs-merlin = All’Assassino serve Merlino: non avrebbe a chi dare la caccia.
avalon-e-percival-needs-merlin = A Percival serve Merlino: non avrebbe chi proteggere.
avalon-e-leader = Chi comincia come { avalon-leader } deve sedere tra i { $most } di questo tavolo.
avalon-w-percival-5 = In cinque, Percival rende forte il Bene; Mordred o Morgana farebbero da contrappeso.
avalon-w-lady-small = La Dama del Lago dà il meglio da sette in su.
avalon-w-many-new = Per chi comincia è tanto in una volta; un ruolo in più alla volta basta.
avalon-w-no-assassination = Senza Merlino non si dà la caccia a nessuno: tre missioni riuscite chiudono la partita.
avalon-w-morgana-inert = Senza Percival, Morgana non ha chi ingannare, ed è un lacchè qualunque.
avalon-w-mordred-inert = Senza Merlino, Mordred non ha a chi nascondersi, ed è un lacchè qualunque.
avalon-w-oberon-lonely = Con due soli malvagi, se uno non si fa conoscere (Oberon o Lancillotto) anche l’altro è solo.
avalon-w-components = Di un ruolo ce ne sono più che in una scatola; qui non fa danno.
avalon-e-lancelot-pair = I due Lancillotto vanno insieme: se si gioca con Lancillotto ci sono entrambi, altrimenti nessuno.
avalon-e-unknown-plot = Non c’è una carta Complotto così.
avalon-e-edition = La scatola con cui gioca questo tavolo non ha tutto quello che è stato scelto.
avalon-w-lancelot-small = Due Lancillotto che si conoscono danno il meglio da sette in su.
avalon-f-percival-out = Percival resta fuori dalla partita.
avalon-f-mordred-out = Mordred resta fuori: con questo numero di giocatori il Male non ha posto per lui.
avalon-f-morgana-out = Morgana resta fuori: con questo numero di giocatori il Male non ha posto per lei.
avalon-f-oberon-out = Oberon resta fuori: con questo numero di giocatori il Male non ha posto per lui.
avalon-f-assassin-out = Senza Merlino, l’Assassino resta fuori.
avalon-f-merlin-in = Merlino e l’Assassino sono in gioco, come devono.
avalon-f-lancelots-in = Entrambi i Lancillotto sono in gioco.
avalon-f-lancelots-out = Si gioca senza i Lancillotto.
avalon-f-roles = I ruoli che non esistono, o che comparivano due volte, sono stati tolti.
avalon-f-fillers = Ci sono meno servi e lacchè senza nome.
avalon-f-leader = Il primo { avalon-leader } è a caso: chi era stato scelto non è tra i { $most } giocatori.
avalon-f-plots = Le carte Complotto che non esistono sono state tolte.
avalon-f-edition = Le scelte che questa scatola non prevede sono state annullate.
