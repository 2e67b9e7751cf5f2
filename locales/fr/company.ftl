## Pourquoi quelqu’un autour de la table ne peut pas faire une chose

company-seated-already = Tu as déjà une place à cette table.
company-not-seated = C’est réservé à celles et ceux qui sont à la table.
company-no-such-place = Cette place n’existe pas à cette table.
company-host-only = C’est à l’hôte d’en décider.
company-game-running = Pas pendant une partie.
company-nothing-chosen = L’hôte n’a pas encore choisi de jeu.
company-not-ready =
    { $waiting-count ->
        [1] Une personne parmi vous doit encore se préparer.
       *[other] { $waiting-count } personnes parmi vous doivent encore se préparer.
    }
company-cannot-start = La partie ne peut pas se jouer ainsi.
company-no-bot = Cela regarde les personnes ; les robots, c’est l’hôte qui les amène.
company-full = Il n’y a plus de place autour de cette table.
company-no-game = Aucune partie n’est en cours : il suffit de s’asseoir.
company-not-everybody = Un ordre des places nomme chaque personne de la table, une seule fois.
company-bots-place = Un robot est assis là tant que l’hôte ne le renvoie pas.
company-claimed-already = Tu l’as dit ; aux autres de la table de répondre.
company-no-claim = Personne ici ne demande cette place.
company-vouched-already = Ta parole compte une fois, et elle est entendue.
company-no-voice = Les autres décident de cette place.
company-owner-here = La personne qui a cette place est en ligne, ou l’était à l’instant. Personne d’autre ne peut l’avoir maintenant.
company-not-here = Cette personne n’est pas à la table en ce moment.
company-standing-in = Tu remplaces quelqu’un : cette place n’est pas à toi, tu ne peux pas la donner.
company-offered-already = Tu as déjà offert ta place ; à l’autre de répondre.
company-no-offer = Personne n’offre cette place.
company-not-kept-out = Personne ne l’empêche de s’asseoir.
company-in-line = Tu es déjà de la prochaine partie.
company-not-in-line = Tu n’attendais pas la prochaine partie.
company-table-changed = Le jeu ou les places ont changé entre-temps : regarde encore une fois.
company-deal-under-way = La donne est en cours ; un instant.
company-no-deal = Aucune donne de ce nom n’est en cours.
company-not-promised = Ton appareil n’avait rien promis pour cette donne.
company-shown-already = Ton appareil a déjà montré son nombre.
company-does-not-fit = Ce n’est pas le nombre que ton appareil avait promis.

## Ce qui ne va pas dans le choix d’un jeu, quel qu’il soit

company-e-game = La maison n’a pas ce jeu.
company-e-clock = Une horloge court deux semaines au plus.
company-e-options = Le jeu ne sait que faire de ces options.
company-e-preset = Il n’y a pas de table toute prête de ce nom.
company-f-preset = La table toute prête suit le nombre de joueurs : des rôles ou des règles ont changé.

## Ce qui se passe autour de la table

company-sat = { $who } prend place.
company-risen = { $who } se lève.
company-reseated = La table s’assied dans un nouvel ordre.
company-handed-over = C’est maintenant { $to } qui reçoit.
company-arranged = L’hôte a changé les usages de la table.
company-chosen = L’hôte a choisi à quoi l’on joue.
company-fitted = À ce nombre, ce qu’on va jouer a été adapté.
company-agreed = { $who } peut commencer.
company-waited = { $who } demande encore un moment.
company-deal-opened = La partie { $number } est en train d’être donnée.
company-shown = L’appareil de { $who } a ajouté son nombre à la donne.
company-deal-broken =
    { $shown ->
        [0] La donne de la partie { $number } a été interrompue avant qu’un nombre ne soit montré.
       *[other] La donne de la partie { $number } a été interrompue alors que des nombres étaient déjà montrés.
    }
company-begun = La partie { $number } commence.
company-finished = La partie { $number } est finie.
company-claimed =
    { $wait ->
        [0] { $by } le dit : la place de { $of } est la mienne.
       *[other] { $by } le dit : la place de { $of } est la mienne. Les autres décident si { $of } reste absent pendant { $wait } secondes.
    }
company-vouched = { $who } répond de { $by }.
company-denied = { $who } ne croit pas { $by }.
company-claim-lapsed = La demande de { $by } reste sans suite.
company-replaced = { $by } prend la place de { $who }.
company-seat-offered = { $who } offre sa place à { $to }.
company-offer-ended = { $who } garde sa place.
company-kept-out = Pour ce soir, l’hôte ne laisse plus { $who } s’asseoir.
company-allowed-to-sit = { $who } peut de nouveau s’asseoir.
company-queued = { $who } sera de la prochaine partie.
company-unqueued = { $who } ne sera pas de la prochaine partie.
