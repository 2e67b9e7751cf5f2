## Il tabellone sullo schermo: luoghi, spade e macchine

ui-shadows-quests = Imprese
ui-shadows-map = La mappa di Camelot
ui-shadows-stage = La carta
ui-shadows-of = di { $n }
ui-shadows-change = { $from } → { $to }
ui-shadows-any = ?
ui-shadows-more = +{ $n }
ui-shadows-camelot-label = Camelot. Spade: { $white } bianche, { $black } nere, su 12; la settima nera fa perdere la partita. Macchine d’assedio: { $siege } su 12.
ui-shadows-in-play = In gioco: { $cards }.
ui-shadows-lost-at = a { $n } si perde
ui-shadows-engines = Macchine d’assedio: { $n }
ui-shadows-end-rule = La partita finisce quando ci sono dodici spade sulla Tavola Rotonda. Si vince se le bianche sono più delle nere.
ui-shadows-just-now = Poco fa:
ui-shadows-piles = Mazzi
ui-shadows-pile-white = Bianco
ui-shadows-pile-black = Nero
ui-shadows-pile-travel = Viaggio
ui-shadows-in-pile = { $n } nel mazzo
ui-shadows-lives-change = { $change } punti vita

## Un’impresa in poche parole

# Quanti passi del Male mancano: decidono le somme (ends), o l’impresa è persa (falls).
ui-shadows-ends-in = finisce tra { $n }
ui-shadows-falls-in = persa tra { $n }
ui-shadows-sums = { $white } : { $black }
# Il Male ha carte coperte.
ui-shadows-sums-hidden = { $white } : { $black }+?
ui-shadows-pattern-black-knight = due coppie
ui-shadows-pattern-lancelot = tris e coppia
ui-shadows-pattern-dragon = tre tris
ui-shadows-next-card = ora un { $n }
ui-shadows-to-win = ne servono { $n }
ui-shadows-quest-over = Questa impresa è finita.
ui-shadows-solo-short = da soli
ui-shadows-group-short = in gruppo

## Un’impresa per intero

ui-shadows-solo = Impresa solitaria: un Cavaliere alla volta.
ui-shadows-group = Impresa per quanti Cavalieri vogliono.
ui-shadows-once = Si gioca una volta sola.
ui-shadows-anew = Ricomincia dopo ogni fine.
ui-shadows-rule-black-knight = Gioca due coppie di carte Lotta. Quando un lato è pieno vince la somma più alta; in caso di pareggio l’impresa è persa.
ui-shadows-rule-lancelot = Gioca tre carte Lotta uguali e una coppia. Quando un lato è pieno vince la somma più alta; in caso di pareggio l’impresa è persa.
ui-shadows-rule-dragon = Gioca tre volte tre carte Lotta uguali. Quando un lato è pieno vince la somma più alta; in caso di pareggio l’impresa è persa.
ui-shadows-rule-excalibur = Ogni carta scartata qui tira la spada di un passo verso la tua riva. Ogni Excalibur nera la respinge.
ui-shadows-rule-grail = Le carte Graal riempiono la fila da un capo, la Disperazione dall’altro. Sette carte Graal vincono.
ui-shadows-rule-picts = Gioca da 1 a 5 in ordine; il 5 vince. Quattro Pitti fanno perdere la guerra.
ui-shadows-rule-saxons = Gioca da 1 a 5 in ordine; il 5 vince. Quattro Sassoni fanno perdere la guerra.
ui-shadows-state-combat =
    I Cavalieri hanno { $white }, il Male ha { $black }{ $hidden ->
        [0] .
        [one] { " " }e una carta coperta.
       *[other] { " " }e { $hidden } carte coperte.
    } { $missing ->
        [one] Manca una carta bianca.
       *[other] Mancano { $missing } carte bianche.
    }
ui-shadows-state-war =
    La prossima carta è un { $next }. { $missing ->
        [one] Vince la guerra.
       *[other] Mancano { $missing } carte.
    }
ui-shadows-state-steps =
    { $missing ->
        [one] Manca un passo.
       *[other] Mancano { $missing } passi.
    }
ui-shadows-ends-long =
    { $n ->
        [one] Ancora una carta nera, e decidono le somme.
       *[other] Ancora { $n } carte nere, e decidono le somme.
    }
ui-shadows-falls-long =
    { $n ->
        [one] Ancora un passo del Male, e l’impresa è persa.
       *[other] Ancora { $n } passi del Male, e l’impresa è persa.
    }
ui-shadows-if-won = Se si vince: { $what }.
ui-shadows-if-lost = Se si perde: { $what }.
ui-shadows-win = Vittoria
ui-shadows-lose = Sconfitta
ui-shadows-white-swords =
    { $n ->
        [one] 1 spada bianca
       *[other] { $n } spade bianche
    }
ui-shadows-black-swords =
    { $n ->
        [one] 1 spada nera
       *[other] { $n } spade nere
    }
ui-shadows-lives-more = +{ $n } vita per ogni Cavaliere qui
ui-shadows-lives-less = −{ $n } vita per ogni Cavaliere qui
ui-shadows-cards-to-share =
    { $n ->
        [one] 1 carta
       *[other] { $n } carte da dividere
    }
ui-shadows-engines-more =
    { $n ->
        [one] 1 macchina d’assedio
       *[other] { $n } macchine d’assedio
    }
ui-shadows-mists-note = Una di queste spade nere viene dalle Nebbie di Avalon.
ui-shadows-heroism-note = Eroismo: una spada in più dello stesso colore.
ui-shadows-mordred-note = C’è Mordred: per vincere serve un’altra Lotta 5.
ui-shadows-here = Qui: { $names }.
ui-shadows-nobody-here = Qui non c’è nessuno.
ui-shadows-merlin-here = Merlino è qui.
ui-shadows-only-here = Solo qui: { $what }.
ui-shadows-move-here = Vai qui

## Che cosa cambierebbe la scelta di un luogo

ui-shadows-warriors-change = guerrieri: { $change }
ui-shadows-sword-more = una spada in più
ui-shadows-step-to-us = un passo verso di noi
ui-shadows-despair-goes = via una Disperazione
ui-shadows-last-black-goes = di nuovo tra { $n }

## I Cavalieri

ui-shadows-knights = Cavalieri
ui-shadows-loyalties = La lealtà di tutti
ui-shadows-you = Tu
ui-shadows-knight-label = { $name }, { $coat }: vita { $lives }, carte { $cards }
ui-shadows-has-turn = è di turno
ui-shadows-lives = Vita: { $n }
ui-shadows-cards = Carte: { $n }

## Carte, la propria mano, e ciò che tutti vedono

ui-shadows-fight = Lotta
ui-shadows-hand =
    { $n ->
        [one] La tua mano, 1 carta
       *[other] La tua mano, { $n } carte
    }
ui-shadows-hand-empty = La tua mano è vuota.
ui-shadows-card-label =
    { $n ->
        [one] { $card }
       *[other] { $card }, { $n } in mano
    }
ui-shadows-card-lifted = { $n } di { $of } scelte
ui-shadows-special-black = Carta nera speciale
ui-shadows-special-stays = Speciale, resta in gioco
ui-shadows-standard-black = Carta nera
ui-shadows-travel-card = Carta Viaggio
ui-shadows-face-down = Coperta
ui-shadows-drawn-by = Chi l’ha pescata: { $name }
ui-shadows-played-by = Chi l’ha giocata: { $name }
ui-shadows-three-merlins = Tre Merlino insieme la annullano, da qualunque mano.
ui-shadows-quest-won = { $quest }: vittoria
ui-shadows-quest-lost = { $quest }: sconfitta
ui-shadows-camelot-stands = Camelot resiste
ui-shadows-camelot-falls = Camelot cade
