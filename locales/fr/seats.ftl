## Pourquoi quelqu’un autour de la table ne peut pas faire une chose

table-seated-already = Tu as déjà une place à cette table.
table-not-seated = Il faut avoir une place à la table pour cela.
table-no-such-place = Cette place n’existe pas à cette table.
table-host-only = Seul l’hôte peut faire cela.
table-game-running = Pas pendant une partie.
table-nothing-chosen = L’hôte n’a pas encore choisi de jeu.
table-not-ready =
    { $waiting-count ->
        [1] 1 joueur n’est pas encore prêt.
       *[other] { $waiting-count } joueurs ne sont pas encore prêts.
    }
table-cannot-start = La partie ne peut pas commencer ainsi.
table-no-bot = Cela ne vaut que pour les personnes ; l’hôte ajoute et retire les robots.
table-full = Cette table est complète.
table-no-game = Aucune partie n’est en cours : il suffit de s’asseoir.
table-not-everybody = L’ordre des places doit nommer chaque personne de la table une seule fois.
table-bots-place = Un robot est assis là tant que l’hôte ne le retire pas.
table-seat-claimed-already = Tu l’as déjà demandé ; les autres décident.
table-no-seat-claim = Personne ici ne demande cette place.
table-vouched-already = Tu as déjà répondu.
table-no-voice = Les autres décident de cette place.
table-owner-here = La personne qui a cette place est en ligne, ou l’était à l’instant. Personne d’autre ne peut la prendre maintenant.
table-not-here = Cette personne n’est pas à la table en ce moment.
table-standing-in = Tu remplaces quelqu’un : tu ne peux pas donner sa place.
table-offered-already = Tu as déjà offert ta place ; l’autre personne décide.
table-no-such-figure = Avec ces règles, il n’est pas en jeu.
table-figure-taken = { $by } l’a déjà choisi.
table-colour-taken = { $by } en a un de la même couleur.
table-no-figure = Tu n’as fait aucun vœu.
table-no-offer = Personne n’offre cette place.
table-not-kept-out = Cette personne peut déjà s’asseoir.
table-waiting-already = Tu es déjà sur la liste de la prochaine partie.
table-not-waiting = Tu n’étais pas sur la liste de la prochaine partie.
table-table-changed = Le jeu ou les places viennent de changer. Vérifie à nouveau.
table-deal-under-way = La donne est en cours ; un instant.
table-no-deal = Cette donne n’est pas en cours.
table-not-committed = Ton appareil n’avait pas pris d’engagement pour cette donne.
table-revealed-already = Ton appareil a déjà révélé son nombre.
table-does-not-fit = Ce nombre ne correspond pas à l’engagement de ton appareil.

## Ce qui ne va pas dans le choix d’un jeu, quel qu’il soit

table-e-game = Ce serveur n’a pas ce jeu.
table-e-clock = Une horloge peut durer deux semaines au plus.
table-e-options = Ces options ne vont pas ensemble.
table-e-preset = Il n’y a pas de préréglage de ce nom.
table-f-preset = Le préréglage s’adapte au nombre de joueurs : des rôles ou des règles ont changé.

## Ce qui se passe autour de la table

table-sat = { $person-id } prend place.
table-risen = { $person-id } quitte sa place.
table-reseated = Les places ont été mélangées.
table-handed-over = L’hôte est maintenant { $to }.
table-arranged = L’hôte a changé les réglages de la table.
table-chosen = L’hôte a choisi le jeu.
table-fitted = Le jeu a été adapté au nombre de joueurs.
table-agreed = { $person-id } peut commencer.
table-waited = { $person-id } demande encore un moment.
table-deal-opened = La donne de la partie { $number } est en cours.
table-number-revealed = L’appareil de { $person-id } a ajouté son nombre à la donne.
table-deal-broken =
    { $shown ->
        [0] La donne de la partie { $number } a été annulée avant qu’un nombre ne soit révélé.
       *[other] La donne de la partie { $number } a été annulée alors que des nombres étaient déjà révélés.
    }
table-begun = La partie { $number } commence.
table-finished = La partie { $number } est finie.
table-seat-claimed =
    { $wait ->
        [0] { $by } dit : la place de { $of } est la mienne.
       *[other] { $by } dit : la place de { $of } est la mienne. Les autres décident si { $of } reste absent pendant { $wait } secondes.
    }
table-vouched = { $person-id } confirme : { $by } a raison.
table-denied = { $person-id } n’est pas d’accord avec { $by }.
table-seat-claim-lapsed = { $by } n’obtient pas la place.
table-replaced = { $by } prend la place de { $person-id }.
table-seat-offered = { $person-id } offre sa place à { $to }.
table-offer-ended = { $person-id } garde sa place.
table-figure-wished = { $person-id } a choisi qui incarner.
table-figure-dropped = Le hasard décidera pour { $person-id }.
table-kept-out = Pour ce soir, l’hôte ne laisse plus { $person-id } s’asseoir.
table-allowed-to-sit = { $person-id } peut de nouveau s’asseoir.
table-queued = { $person-id } jouera la prochaine partie.
table-unqueued = { $person-id } ne jouera pas la prochaine partie.
