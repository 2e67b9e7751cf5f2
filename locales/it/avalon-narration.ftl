## Quello che si legge ad alta voce mentre tutti hanno gli occhi chiusi. Dipende solo dai ruoli in gioco.

# Chi resta escluso, con le virgole intorno.
avalon-narration-but =
    { $but-count ->
        [0] ,
       *[other] , tutti tranne { $but },
    }
avalon-but-oberon = Oberon
avalon-but-mordred = Mordred
avalon-but-lancelot-evil = il Lancillotto malvagio

avalon-narration-close-all = Abbassate le palpebre, tutti quanti, e tendete una mano chiusa sopra il tavolo.
avalon-narration-lancelot-thumb-up = Lancillotto malvagio: resta al buio, ma solleva il pollice.
avalon-narration-allies-thumbs = Lacchè di Mordred{ avalon-narration-but } tenete gli occhi chiusi e alzate il pollice.
avalon-narration-evil-open =
    Lacchè di Mordred{ avalon-narration-but } { $alike ->
        [true] svegliatevi: vostri alleati sono quelli con il pollice alzato.
       *[false] { $switching ->
            [true] svegliatevi: vostri alleati sono quelli svegli e quello con il pollice alzato.
           *[false] svegliatevi e trovate i vostri alleati.
        }
    }
avalon-narration-lancelot-thumb-down = Lancillotto malvagio, ritira il pollice.
avalon-narration-evil-close = Lacchè di Mordred, di nuovo al buio.
avalon-narration-check = Ora nessuno guarda e ogni mano è chiusa.
avalon-narration-evil-thumbs = Lacchè di Mordred{ avalon-narration-but } pollice in su senza guardare: sta per svegliarsi Merlino.
avalon-narration-thumbs-reminder =
    { $but-words ->
        [oberon] Vale anche per Oberon.
        [lancelot_evil] Vale anche per il Lancillotto malvagio.
       *[other] Vale anche per Oberon e per il Lancillotto malvagio.
    }
avalon-narration-merlin-open = Merlino, svegliati: ogni pollice che vedi serve il Male.
avalon-narration-thumbs-down = Via i pollici, mani chiuse.
avalon-narration-merlin-close = Merlino, di nuovo al buio.
avalon-narration-percival-thumbs =
    { $thumbs ->
        [1] Merlino, pollice in su per Percival.
       *[other] Merlino e Morgana, pollice in su per Percival.
    }
avalon-narration-percival-open =
    { $thumbs ->
        [1] Percival, svegliati: questo pollice è di Merlino.
       *[other] Percival, svegliati: uno di questi due pollici è di Merlino.
    }
avalon-narration-percival-close = Percival, di nuovo al buio.
avalon-narration-lancelots-open = Voi due Lancillotto, svegliatevi e cercatevi con lo sguardo.
avalon-narration-lancelots-close = Voi due Lancillotto, di nuovo al buio.
avalon-narration-all-open = Sveglia, tutti quanti: si comincia.
