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

avalon-narration-close-all = Tutti chiudano gli occhi e tengano un pugno davanti a sé.
avalon-narration-lancelot-thumb-up = Lancillotto malvagio, tieni gli occhi chiusi, ma alza il pollice.
avalon-narration-allies-thumbs = Lacchè di Mordred{ avalon-narration-but } tenete gli occhi chiusi e alzate il pollice.
avalon-narration-evil-open =
    Lacchè di Mordred{ avalon-narration-but } { $alike ->
        [true] aprite gli occhi: i vostri alleati hanno il pollice alzato.
       *[false] { $switching ->
            [true] aprite gli occhi: i vostri alleati sono quelli con gli occhi aperti e quello con il pollice alzato.
           *[false] aprite gli occhi e trovate i vostri alleati.
        }
    }
avalon-narration-lancelot-thumb-down = Lancillotto malvagio, abbassa il pollice.
avalon-narration-evil-close = Lacchè di Mordred, chiudete gli occhi.
avalon-narration-check = Tutti tengano gli occhi chiusi e il pugno davanti a sé.
avalon-narration-evil-thumbs = Lacchè di Mordred{ avalon-narration-but } tenete gli occhi chiusi e alzate il pollice, così che Merlino vi veda.
avalon-narration-thumbs-reminder =
    { $but-words ->
        [oberon] Vale anche per Oberon.
        [lancelot_evil] Vale anche per il Lancillotto malvagio.
       *[other] Vale anche per Oberon e per il Lancillotto malvagio.
    }
avalon-narration-merlin-open = Merlino, apri gli occhi: ogni pollice che vedi è del Male.
avalon-narration-thumbs-down = Abbassate i pollici e richiudete il pugno.
avalon-narration-merlin-close = Merlino, chiudi gli occhi.
avalon-narration-percival-thumbs =
    { $thumbs ->
        [1] Merlino, alza il pollice per Percival.
       *[other] Merlino e Morgana, alzate il pollice per Percival.
    }
avalon-narration-percival-open =
    { $thumbs ->
        [1] Percival, apri gli occhi: questo pollice è di Merlino.
       *[other] Percival, apri gli occhi: uno di questi due pollici è di Merlino.
    }
avalon-narration-percival-close = Percival, chiudi gli occhi.
avalon-narration-lancelots-open = Voi due Lancillotto, aprite gli occhi e riconoscetevi.
avalon-narration-lancelots-close = Voi due Lancillotto, chiudete gli occhi.
avalon-narration-all-open = Tutti aprano gli occhi: la partita comincia.

# What is read where everybody learns their role from a phone.
avalon-narration-phones-take = Tutti, prendete il telefono e non lasciate vedere lo schermo a nessuno.
avalon-narration-phones-look = Tenete premuta la vostra carta e leggete chi siete e chi conoscete.
avalon-narration-phones-cover = Lasciate la carta.
avalon-narration-phones-again = Tenete premuta la carta ancora una volta e ricordate che cosa dice.
avalon-narration-phones-begin = Lasciatela e premete il pulsante sotto la carta: la partita comincia.
