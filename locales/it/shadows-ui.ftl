## Le schermate di Shadows over Camelot nel browser

ui-shadows-to-council = Al consiglio
ui-shadows-you-are = Sei
ui-shadows-your-power = Il tuo potere
ui-shadows-laid-down = { $place }: hai giocato { $card } coperta.
ui-shadows-title-council = Il consiglio
ui-shadows-turns = Turni
ui-shadows-turn-of = Turno { NUMBER($number) }: { $name }
ui-shadows-chapter-turn = Turno { NUMBER($number) }
ui-shadows-chapter-end = La fine
ui-shadows-last-turn = L’ultimo turno
ui-shadows-swords = Spade: { NUMBER($white) } bianche, { NUMBER($black) } nere.
ui-shadows-engines-now = Macchine d’assedio: { NUMBER($count) } su { NUMBER(12) }.
ui-shadows-life-points = Punti vita: { NUMBER($count) }
ui-shadows-hand-size = Carte in mano: { NUMBER($count) }
ui-shadows-hand-of =
    { $n ->
        [0] Nessuna carta in mano.
       *[other] In mano ({ NUMBER($n) }): { $cards }.
    }
ui-shadows-is-at = Luogo: { $place }
ui-shadows-has-accused = ha accusato
ui-shadows-who-was-who = Chi era chi
ui-shadows-knights-here = I Cavalieri in questa partita
ui-shadows-quests-here = Le imprese, e la posta in gioco
ui-shadows-white-cards = Carte bianche
ui-shadows-black-cards = Carte nere
ui-shadows-witches = Streghe
ui-shadows-travel-cards = Carte viaggio
ui-shadows-stakes = Spade: { NUMBER($swords) }. Punti vita: { NUMBER($lives) }. Carte bianche in caso di vittoria: { NUMBER($cards) }. Macchine d’assedio in caso di sconfitta: { NUMBER($siege) }.
ui-shadows-one-knight = Vi può stare un solo Cavaliere.
ui-shadows-only-once = Si gioca una volta sola.
ui-shadows-cost-last-life = È il tuo ultimo punto vita: muori, se nessuno ti fa bere dal Graal.
ui-shadows-cost-last-engine = È la dodicesima macchina d’assedio: Camelot cade, e la partita finisce.
ui-shadows-cost-accuse =
    Se { $name } è un Traditore, si aggiunge una spada bianca: { $white-right } bianche, { $black } nere. Se no, { $turned ->
        [0] nessuna spada cambia.
        [one] una spada bianca diventa nera: { $white-wrong } bianche, { $black-wrong } nere.
       *[other] { $turned } spade bianche diventano nere: { $white-wrong } bianche, { $black-wrong } nere.
    } È la tua unica accusa.
ui-shadows-cost-excalibur = Excalibur lascia la partita.
ui-shadows-cost-grail = Il Graal si può usare una volta sola.
ui-shadows-cost-fate = Tutti vedono che cosa fa il Destino: ogni Cavaliere pesca una carta, o un Traditore si rivela.
ui-shadows-cost-solo =
    { $count ->
        [one] Lasci una carta su questa impresa, e va perduta.
       *[other] Lasci { $count } carte su questa impresa, e vanno perdute.
    }
ui-shadows-title-mine =
    { $step ->
        [evil] Tocca a te: prima il Male
       *[heroic] Tocca a te
    }
ui-shadows-title-of =
    { $step ->
        [evil] Turno di { $name }: il Male
       *[heroic] Turno di { $name }
    }
ui-shadows-knights-may =
    { $count ->
        [one] { $count } Cavaliere tra cui scegliere
       *[other] { $count } Cavalieri tra cui scegliere
    }
ui-shadows-choice-expansion = La Compagnia di Merlino
ui-shadows-choice-bedivere = Sir Bedivere
ui-shadows-choice-traitors = Traditori
ui-shadows-choice-fate-traitor = Il Destino e il Traditore
ui-shadows-choice-galahad-plays-two = Le carte speciali di Sir Galahad
ui-shadows-choice-quiet-rounds = Giri senza Progresso del Male
ui-shadows-official = Risposte ufficiali
    .no = No. Dove le risposte dell’editore e il regolamento non concordano, decide il regolamento.
    .yes = Sì. Decidono le risposte dell’editore, anche contro il regolamento.
    .sets = Imposta questi tre punti:
ui-shadows-choice-odds = Probabilità della prossima carta nera
ui-shadows-choice-blind-loyalty = Lealtà in tre giocatori
ui-shadows-choice-squires = Scudieri
ui-shadows-choice-first = Chi gioca per primo
ui-shadows-choice-late = Chi arriva tardi
ui-shadows-choice-share-proposals = Proposte per dividere le carte
ui-shadows-choice-flips = Spade che un Traditore nascosto fa cambiare
ui-shadows-choice-coats = Cavalieri
    .how = Se non ne scegli nessuno, ognuno sceglie il proprio Cavaliere o lo riceve a sorte. Due dello stesso colore non possono giocare insieme.
ui-shadows-choice-wishes = Cavalieri scelti dai giocatori
ui-shadows-by-lot = a sorte
ui-shadows-wish = Scegli il tuo Cavaliere
    .hint = o ricevine uno a sorte
ui-shadows-wish-lot = A sorte
    .hint = un Cavaliere ancora libero
ui-shadows-wish-colour = { $name } ha questo colore
ui-shadows-wish-mine = Io sono { $coat }
ui-shadows-wish-mine-lot = Lascio fare alla sorte
ui-shadows-choice-numbers = Numeri
ui-shadows-choice-flips-one = Per un Traditore nascosto
ui-shadows-choice-flips-two = Per due Traditori nascosti
ui-shadows-choice-unconfirmed = Ciò che i regolamenti lasciano aperto
ui-shadows-unsettled = Nessuna fonte lo stabilisce. I numeri dopo U e D sono quelli delle domande nelle regole di questo server.
ui-shadows-fewer = Uno in meno
ui-shadows-more-of = Uno in più
ui-shadows-pass = Passo
ui-shadows-verb-offer-merlins = Solo ora
ui-shadows-verb-stand-by = Ora e in seguito
ui-shadows-verb-move = Vai
ui-shadows-verb-draw-cards = Pesca
ui-shadows-verb-fight-siege = Assedio
ui-shadows-verb-lay-fight = Lotta
ui-shadows-verb-pull-sword = Tira
ui-shadows-verb-lay-grail = Graal
ui-shadows-verb-fight-war = Lotta
ui-shadows-verb-play-special = Speciale
ui-shadows-verb-heal = Cura
ui-shadows-verb-accuse = Accusa
ui-shadows-verb-end-turn = Fine turno
ui-shadows-verb-take-back = Riprendi la vita
ui-shadows-hold = Tieni premuto un secondo
ui-shadows-price = −1 vita
ui-shadows-analysis-possible =
    { $count ->
        [one] Chi erano i Traditori? Una sola risposta era possibile.
       *[other] Chi erano i Traditori? { NUMBER($count) } risposte erano possibili; una può essere «nessuno».
    }
ui-shadows-top-card = In cima al mazzo nero
ui-shadows-below-it = (sotto: { $cards })
ui-shadows-count-hidden =
    { $many ->
        [one] { $names } era un Traditore e nessuno l’ha smascherato.
       *[other] { $names } erano Traditori e nessuno li ha smascherati.
    } { $turned ->
        [0] Nessuna spada bianca è diventata nera.
        [one] Una spada bianca è diventata nera: prima del conteggio erano { NUMBER($white) } bianche e { NUMBER($black) } nere.
       *[other] { NUMBER($turned) } spade bianche sono diventate nere: prima del conteggio erano { NUMBER($white) } bianche e { NUMBER($black) } nere.
    }
ui-shadows-count-nobody = Nessun Traditore era nascosto, e nessuna spada è cambiata.
