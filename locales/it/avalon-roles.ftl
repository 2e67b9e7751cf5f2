## Ruoli: chi sei, e che cosa sai e perché

avalon-role-merlin = Merlino
    .who = Vedi chi serve il Male. Guida il tavolo, e non lasciarlo mai capire.
    .knows =
        { $hiding-count ->
            [0] Ti viene mostrato chiunque serva il Male, ma non in quale ruolo.
           *[other] Ti viene mostrato chiunque serva il Male tranne { $hiding }, ma non in quale ruolo.
        }
avalon-role-percival = Percival
    .who = Proteggi Merlino. Attira su di te l’occhio dell’Assassino.
    .knows =
        { $merlins-count ->
            [1] Ti viene mostrato Merlino.
           *[other] Ti vengono mostrati { $merlins }, e niente dice chi è chi.
        }
avalon-role-loyal = Servo Leale di Artù
    .who = Tieni fede ad Artù. Guarda chi vota per chi, e fatti un’idea.
    .knows = Non ti viene mostrato nessuno: hai solo il tuo buon senso.
avalon-role-assassin = Assassino
    .who = Ti nascondi tra i cavalieri. Se tre missioni riescono, un nome spetta a te.
    .knows = { avalon-role-minion.knows }
avalon-role-mordred = Mordred
    .who = Guidi il Male, e non lo sa nemmeno Merlino.
    .knows = { avalon-role-minion.knows }
avalon-role-morgana = Morgana
    .who = Agli occhi di Percival passi per Merlino. Recita bene la parte.
    .knows = { avalon-role-minion.knows }
avalon-role-oberon = Oberon
    .who = Servi il Male per conto tuo.
    .knows = Non ti viene mostrato nessuno, e gli altri che servono il Male non vedono te.
avalon-role-minion = Lacchè di Mordred
    .who = Servi il Male. Conquista la loro fiducia, poi usala.
    .knows =
        { $strangers-count ->
            [0] Ti viene mostrato chi altro serve il Male.
           *[other] Ti viene mostrato chi altro serve il Male, tranne { $strangers }.
        }{ $thumb ->
            [lancelot] {" "}Di uno saprai che è il Lancillotto malvagio: lui non vede te.
            [evil] {" "}Tra questi c’è il Lancillotto malvagio, che non vede te.
           *[none] {""}
        }
avalon-role-lancelot-good = Lancillotto buono
    .who =
        { $lancelot ->
            [known_pair] Cavalchi per Artù, e chi porta il tuo stesso nome cavalca per Mordred.
           *[other] Cavalchi per Artù, finché le carte Fedeltà non ti scambiano il posto con l’altro Lancillotto.
        }
    .knows =
        { $lancelot ->
            [known_pair] Ti viene mostrato il Lancillotto malvagio: vi conoscete a vicenda.
           *[other] Non ti viene mostrato nessuno, e nessuno vede te. Se cambi parte, non saprai chi hai ora al tuo fianco.
        }
avalon-role-lancelot-evil = Lancillotto malvagio
    .who =
        { $lancelot ->
            [known_pair] Cavalchi per Mordred, e chi porta il tuo stesso nome cavalca per Artù.
            [open_schedule] Cavalchi per Mordred, finché le carte Fedeltà non ti scambiano il posto con l’altro Lancillotto. Quando succede, lo vede tutto il tavolo.
           *[other] Cavalchi per Mordred, finché le carte Fedeltà non ti scambiano il posto con l’altro Lancillotto.
        }
    .knows =
        { $lancelot ->
            [known_pair] { avalon-role-minion.knows } Ti viene mostrato anche il Lancillotto buono: vi conoscete a vicenda.
           *[other] Non ti viene mostrato nessuno, perché potresti cambiare parte; ma gli altri che servono il Male vedono te.
        }
