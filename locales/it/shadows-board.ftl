## Il tavolo prima della partita

shadows-board-loyalties = Carte Lealtà: { $sides }.
shadows-board-no-loyalties = Non ci sono carte Lealtà.

## Il tavolo

shadows-board-swords = Tavola Rotonda { $track } { $white } bianche, { $black } nere
shadows-board-siege = Macchine d’assedio { $track } { $n }
# Quanto vale finora per i Cavalieri, e per il Male; il Male può avere carte coperte.
shadows-board-sum = { $cards } = { $sum }
shadows-board-sum-hidden = { $cards } = { $sum } o più
shadows-board-against = contro { $cards }
shadows-board-warriors =
    { $n ->
        [one] { $track } { $n } guerriero
       *[other] { $track } { $n } guerrieri
    }
shadows-board-excalibur = Male { $track } Cavalieri
shadows-board-grail-marks = G Graal  D Disperazione  X Desolazione
shadows-board-mark-grail = G
shadows-board-mark-despair = D
shadows-board-mark-desolation = X
shadows-board-quest-over = finita
shadows-board-heroism = ★ Eroismo
shadows-board-merlin = ✦ Merlino
shadows-board-mordred = Mordred
shadows-board-lasting = In gioco: { $cards }.
shadows-board-favor = Favore Divino è pronto.
shadows-board-piles = Mazzi: bianco { $white } ({ $white-discard } scartate), nero { $black } ({ $black-discard }).
shadows-board-travel = Carte Viaggio: { $travel } ({ $discard }).
shadows-board-legend =
    ○ spada bianca  ● spada nera  ▲ macchina d’assedio  ■ guerriero  · libero  ? coperta  (7) coperta, giocata da te
    { shadows-board-grail-marks }  † Excalibur  ★ Eroismo  ✦ Merlino
    ▸ è di turno  ✚ reliquia  ! accusa già fatta  ♥ punti vita  ▯ carte in mano

## Chi gioca

shadows-board-player = Chi
shadows-board-coat = Cavaliere
shadows-board-place = Luogo
shadows-board-lives = Vita
    .short = ♥
shadows-board-cards = Carte
    .short = ▯
shadows-board-notes = Ora
shadows-board-turn = ▸ turno
    .short = ▸
shadows-board-relic = ✚ { $relic }
shadows-board-relic-short = ✚
shadows-board-accused = ! ha accusato
    .short = !
shadows-board-proved = lealtà provata

## La propria carta

shadows-you-are = Sei { $name }: { $title }.
shadows-you-title = { $coat }, { $side }
shadows-you-blind = lealtà ignota
shadows-you-wins-blind = Nessuno conosce la propria lealtà finché non ci sono sei spade o sei macchine d’assedio.
shadows-you-safe = In questa partita nessuno vi tradisce: giocate tutti contro il gioco.
shadows-you-wins-late = Ricevi la tua carta Lealtà quando entri in partita.
shadows-you-hand =
    { $n ->
        [0] Non hai carte in mano.
       *[other] In mano ({ $n }): { $cards }.
    }
shadows-you-drawn = Carte nere da giocare: { $cards }.
shadows-you-card = { $card }: { $text }
shadows-you-pile = Che cosa sai del mazzo nero, a partire dalla prima carta: { $cards }.
shadows-board-quest = { $title }. { $rule } In caso di vittoria: { $won } In caso di sconfitta: { $lost }

## Le probabilità della prossima carta nera

shadows-odds-title =
    { $harmful ->
        [one] Prossima carta nera: { $harmful } su { $total } fa danni.
       *[other] Prossima carta nera: { $harmful } su { $total } fanno danni.
    }
shadows-odds-short = Prossima carta nera, su { $total }: { $what }.
shadows-odds-line = { $n } su { $total }: { $what }
shadows-odds-camelot-falls = l’ultima macchina d’assedio, e Camelot cade
shadows-odds-lost = si perde { $quest }
shadows-odds-lost-war = una guerra persa
shadows-odds-fought = l’ultima carta: { $quest }, e si combatte subito
shadows-odds-siege = una macchina d’assedio
shadows-odds-special = una carta speciale
shadows-odds-special-cards = una carta speciale ({ $cards })
shadows-odds-comes =
    { $place ->
        [excalibur] Excalibur si avvicina di un passo al Male
        [grail] Disperazione nella fila del Graal
        [picts] un Pitto in più
        [saxons] un Sassone in più
       *[other] una carta: { $quest }
    }
shadows-odds-takes = Disperazione, che toglie una carta Graal
shadows-odds-war = un Pitto o un Sassone in più, a scelta di chi pesca
shadows-odds-nothing = nessun effetto
