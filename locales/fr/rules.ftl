## Les règles dans l’application : ce qui les entoure

rules-title = Règles
rules-of = Les règles : { $game }
rules-three-minutes = Le jeu en trois minutes
rules-everything = Tout ce qu’il contient
rules-search = Chercher dans ces règles
rules-found =
    { $count ->
        [0] Aucune fiche ne contient ces mots.
        [one] { NUMBER($count) } fiche contient ces mots.
       *[other] { NUMBER($count) } fiches contiennent ces mots.
    }
rules-print = Imprimer sur une page
rules-narrator = Vous jouez avec les cartes de la boîte ?
    .link = Laissez cet appareil lire la révélation à voix haute
rules-here = À cette table
rules-plain-here = Rien ne change ici : c’est le jeu de base.
rules-choices = Ce que l’on peut choisir
rules-belongs = Fait partie de
rules-copies = Dans la pioche : { NUMBER($count) }.
rules-more-copies = La Compagnie de Merlin en ajoute { NUMBER($count) }.
rules-stays = Elle reste en jeu.
rules-won = Si vous la gagnez
rules-lost = Si vous la perdez

## Les sortes de fiches

rules-kind-basics = Le jeu
rules-kind-role = Rôles
rules-kind-module = Parties du jeu
rules-kind-preset = Tables toutes prêtes
rules-kind-edition = Boîtes et éditions
rules-kind-option = Options
rules-kind-plot = Cartes Complot
rules-kind-quest = Quêtes
rules-kind-loyalty = Loyauté
rules-kind-knight = Chevaliers
rules-kind-white = Cartes blanches
rules-kind-black = Cartes noires
rules-kind-travel = Cartes Voyage
rules-kind-unconfirmed = Là où les règles se taisent
rules-example = Un exemple
