## Pourquoi quelqu’un autour de la table ne peut pas faire une chose

table-seated-already = Tu as déjà une place à cette table.
table-not-seated = C’est réservé à celles et ceux qui sont à la table.
table-no-such-place = Cette place n’existe pas à cette table.
table-host-only = C’est à l’hôte d’en décider.
table-game-running = Pas pendant une partie.
table-nothing-chosen = L’hôte n’a pas encore choisi de jeu.
table-not-ready =
    { $waiting-count ->
        [1] Une personne parmi vous doit encore se préparer.
       *[other] { $waiting-count } personnes parmi vous doivent encore se préparer.
    }
table-cannot-start = La partie ne peut pas se jouer ainsi.
table-no-bot = Cela regarde les personnes ; les robots, c’est l’hôte qui les amène.
table-full = Il n’y a plus de place autour de cette table.
table-no-game = Aucune partie n’est en cours : il suffit de s’asseoir.
table-not-everybody = Un ordre des places nomme chaque personne de la table, une seule fois.
table-bots-place = Un robot est assis là tant que l’hôte ne le renvoie pas.
table-seat-claimed-already = Tu l’as dit ; aux autres de la table de répondre.
table-no-seat-claim = Personne ici ne demande cette place.
table-vouched-already = Ta parole compte une fois, et elle est entendue.
table-no-voice = Les autres décident de cette place.
table-owner-here = La personne qui a cette place est en ligne, ou l’était à l’instant. Personne d’autre ne peut l’avoir maintenant.
table-not-here = Cette personne n’est pas à la table en ce moment.
table-standing-in = Tu remplaces quelqu’un : cette place n’est pas à toi, tu ne peux pas la donner.
table-offered-already = Tu as déjà offert ta place ; à l’autre de répondre.
table-no-offer = Personne n’offre cette place.
table-not-kept-out = Personne ne l’empêche de s’asseoir.
table-waiting-already = Tu es déjà de la prochaine partie.
table-not-waiting = Tu n’attendais pas la prochaine partie.
table-table-changed = Le jeu ou les places ont changé entre-temps : regarde encore une fois.
table-deal-under-way = La donne est en cours ; un instant.
table-no-deal = Aucune donne de ce nom n’est en cours.
table-not-committed = Ton appareil n’avait rien promis pour cette donne.
table-revealed-already = Ton appareil a déjà montré son nombre.
table-does-not-fit = Ce n’est pas le nombre que ton appareil avait promis.

## Ce qui ne va pas dans le choix d’un jeu, quel qu’il soit

table-e-game = La maison n’a pas ce jeu.
table-e-clock = Une horloge court deux semaines au plus.
table-e-options = Le jeu ne sait que faire de ces options.
table-e-preset = Il n’y a pas de table toute prête de ce nom.
table-f-preset = La table toute prête suit le nombre de joueurs : des rôles ou des règles ont changé.

## Ce qui se passe autour de la table

table-sat = { $person-id } prend place.
table-risen = { $person-id } se lève.
table-reseated = La table s’assied dans un nouvel ordre.
table-handed-over = C’est maintenant { $to } qui reçoit.
table-arranged = L’hôte a changé les usages de la table.
table-chosen = L’hôte a choisi à quoi l’on joue.
table-fitted = À ce nombre, ce qu’on va jouer a été adapté.
table-agreed = { $person-id } peut commencer.
table-waited = { $person-id } demande encore un moment.
table-deal-opened = La partie { $number } est en train d’être donnée.
table-number-revealed = L’appareil de { $person-id } a ajouté son nombre à la donne.
table-deal-broken =
    { $shown ->
        [0] La donne de la partie { $number } a été interrompue avant qu’un nombre ne soit montré.
       *[other] La donne de la partie { $number } a été interrompue alors que des nombres étaient déjà montrés.
    }
table-begun = La partie { $number } commence.
table-finished = La partie { $number } est finie.
table-seat-claimed =
    { $wait ->
        [0] { $by } le dit : la place de { $of } est la mienne.
       *[other] { $by } le dit : la place de { $of } est la mienne. Les autres décident si { $of } reste absent pendant { $wait } secondes.
    }
table-vouched = { $person-id } répond de { $by }.
table-denied = { $person-id } ne croit pas { $by }.
table-seat-claim-lapsed = La demande de { $by } reste sans suite.
table-replaced = { $by } prend la place de { $person-id }.
table-seat-offered = { $person-id } offre sa place à { $to }.
table-offer-ended = { $person-id } garde sa place.
table-kept-out = Pour ce soir, l’hôte ne laisse plus { $person-id } s’asseoir.
table-allowed-to-sit = { $person-id } peut de nouveau s’asseoir.
table-queued = { $person-id } sera de la prochaine partie.
table-unqueued = { $person-id } ne sera pas de la prochaine partie.
