## Ruoli: chi sei, e che cosa sai e perché

avalon-role-merlin = Merlino
    .short = Merlino
    .who = Sai chi sta con il Male. Guida gli altri, e non lasciarlo mai capire.
    .knows =
        { $hiding-count ->
            [0] Vedi chiunque stia con il Male, ma non il suo ruolo.
           *[other] Vedi chiunque stia con il Male tranne { $hiding }, ma non il suo ruolo.
        }
avalon-role-percival = Percival
    .short = Percival
    .who = Proteggi Merlino. Attira su di te l’attenzione dell’Assassino.
    .knows =
        { $merlins-count ->
            [1] Vedi Merlino.
           *[other] Vedi { $merlins }, ma non sai chi è chi.
        }
avalon-role-loyal = Servo Leale di Artù
    .short = Leale
    .who = Tieni fede ad Artù. Scopri di chi puoi fidarti.
    .knows = Non sai altro. Osserva e ragiona.
avalon-role-assassin = Assassino
    .short = Assassino
    .who = Stai con il Male. Se tre missioni riescono, indichi Merlino: se è lui, vince il Male.
    .knows = { avalon-role-minion.knows }
avalon-role-mordred = Mordred
    .short = Mordred
    .who = Guidi il Male, e non lo sa nemmeno Merlino.
    .knows = { avalon-role-minion.knows }
avalon-role-morgana = Morgana
    .short = Morgana
    .who = Per Percival sembri Merlino. Recita bene la parte.
    .knows = { avalon-role-minion.knows }
avalon-role-oberon = Oberon
    .short = Oberon
    .who = Stai con il Male, ma per conto tuo.
    .knows = Non vedi nessuno, e gli altri Lacchè non vedono te.
avalon-role-minion = Lacchè di Mordred
    .short = Lacchè
    .who = Stai con il Male. Conquista la loro fiducia, poi usala.
    .knows =
        { $strangers-count ->
            [0] Vedi gli altri Lacchè.
           *[other] Vedi gli altri Lacchè, tranne { $strangers }.
        }{ $thumb ->
            [lancelot] {" "}Di uno sai che è il Lancillotto malvagio: lui non vede te.
            [evil] {" "}Tra questi c’è il Lancillotto malvagio, che non vede te.
           *[none] {""}
        }
avalon-role-lancelot-good = Lancillotto buono
    .short = Lancillotto
    .who =
        { $lancelot ->
            [known_pair] Combatti per Artù. L’altro Lancillotto combatte per Mordred.
           *[other] Combatti per Artù, finché le carte Fedeltà non fanno cambiare parte a te e all’altro Lancillotto.
        }
    .knows =
        { $lancelot ->
            [known_pair] Vedi il Lancillotto malvagio: vi conoscete a vicenda.
           *[other] Non vedi nessuno, e nessuno vede te. Se cambi parte, nessuno ti dice chi sono i tuoi nuovi alleati.
        }
avalon-role-lancelot-evil = Lancillotto malvagio
    .short = Lancillotto
    .who =
        { $lancelot ->
            [known_pair] Combatti per Mordred. L’altro Lancillotto combatte per Artù.
            [open_schedule] Combatti per Mordred, finché le carte Fedeltà non fanno cambiare parte a te e all’altro Lancillotto. Quando succede, lo vedono tutti.
           *[other] Combatti per Mordred, finché le carte Fedeltà non fanno cambiare parte a te e all’altro Lancillotto.
        }
    .knows =
        { $lancelot ->
            [known_pair] { avalon-role-minion.knows } Vedi anche il Lancillotto buono: vi conoscete a vicenda.
           *[other] Non vedi nessuno, perché puoi cambiare parte. Ma gli altri Lacchè vedono te.
        }
