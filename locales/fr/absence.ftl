## Quelqu’un manque

company-missed = { $who } n’a pas répondu à temps.
company-seen-again = { $who } joue de nouveau.
company-gave-up = { $who } préfère quitter cette partie.
company-volunteered = { $who } veut bien remplacer quelqu’un.
company-unvolunteered = { $who } préfère ne remplacer personne.
company-called =
    { $wait ->
        [0] La table vote sur ce qu’il faut faire.
       *[other] La table vote sur ce qu’il faut faire, pendant { $wait } secondes au plus.
    }
company-voted =
    { $choice ->
        [wait] { $who } attendrait.
        [bot] { $who } donnerait la place à un robot.
        [onlooker] { $who } donnerait la place à quelqu’un qui regarde.
        [adjourn] { $who } continuerait une autre fois.
       *[end] { $who } arrêterait la partie sans résultat.
    }
company-settled =
    { $choice ->
        [wait] La table décide d’attendre.
        [bot] La table décide : un robot prend la place pour le moment.
        [onlooker] La table décide : quelqu’un qui regardait prend la place pour le moment.
        [adjourn] La table décide de continuer une autre fois.
       *[end] La table décide d’arrêter la partie sans résultat.
    }
company-broken-off =
    { $why ->
        [forsaken] Personne n’est revenu à la partie { $number } : elle finit sans résultat.
       *[vote] La partie { $number } finit sans résultat.
    }
company-adjourned = La partie est suspendue. Aucune horloge ne tourne.
company-returned = { $who } est là pour continuer.
company-resumed = La partie continue.

## Pourquoi ce n’est pas possible

company-nothing-played = Aucune partie n’est en cours.
company-given-up-already = Tu l’as dit ; la table va s’occuper de ta place.
company-nobody-stands-in = Personne ne te remplace ici.
company-knows-too-much = Quand on a eu une place dans cette partie, on ne peut pas en avoir une autre.
company-volunteered-already = Tu as déjà proposé de remplacer quelqu’un.
company-not-volunteering = Tu n’avais pas proposé de remplacer quelqu’un.
company-ballot-open = La table vote déjà.
company-no-ballot = Aucun vote n’est en cours.
company-about-you = Ce vote revient aux autres.
company-no-such-option = Ce choix n’est pas possible maintenant.
company-too-soon = La table vient de voter. Laisse-lui un peu de temps.
company-still-here = Cette personne est là et n’a rien manqué.
company-at-rest = La partie est suspendue. Elle continue quand plus de la moitié d’entre vous est de retour.
company-not-adjourned = La partie n’est pas suspendue.
company-back-already = Tu es de retour ; il en manque encore.

## Ce qui s’est passé jusqu’ici

recap-title = Ce qui s’est passé dans la partie { $number }
recap-nothing = Il ne s’est encore rien passé.
