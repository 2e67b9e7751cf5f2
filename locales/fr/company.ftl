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
