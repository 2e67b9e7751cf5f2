## Quelqu’un manque

table-missed = { $person-id } n’a pas répondu à temps.
table-seen-again = { $person-id } joue de nouveau.
table-gave-up = { $person-id } préfère quitter cette partie.
table-volunteered = { $person-id } veut bien remplacer quelqu’un.
table-unvolunteered = { $person-id } préfère ne remplacer personne.
table-called =
    { $wait ->
        [0] La table vote sur ce qu’il faut faire.
       *[other] La table vote sur ce qu’il faut faire, pendant { $wait } secondes au plus.
    }
table-voted =
    { $choice ->
        [wait] { $person-id } attendrait.
        [bot] { $person-id } donnerait la place à un robot.
        [spectator] { $person-id } donnerait la place à un spectateur.
        [adjourn] { $person-id } continuerait une autre fois.
       *[end] { $person-id } arrêterait la partie sans résultat.
    }
table-settled =
    { $choice ->
        [wait] La table décide d’attendre.
        [bot] La table décide : un robot prend la place pour le moment.
        [spectator] La table décide : un spectateur prend la place pour le moment.
        [adjourn] La table décide de continuer une autre fois.
       *[end] La table décide d’arrêter la partie sans résultat.
    }
table-broken-off =
    { $why ->
        [abandoned] Personne n’est revenu à la partie { $number } : elle finit sans résultat.
       *[vote] La partie { $number } finit sans résultat.
    }
table-adjourned = La partie est suspendue. Aucune horloge ne tourne.
table-returned = { $person-id } est là pour continuer.
table-resumed = La partie continue.

## Pourquoi ce n’est pas possible

table-nothing-played = Aucune partie n’est en cours.
table-given-up-already = Tu l’as dit ; la table va s’occuper de ta place.
table-nobody-stands-in = Personne ne te remplace ici.
table-knows-too-much = Quand on a eu une place dans cette partie, on ne peut pas en avoir une autre.
table-volunteered-already = Tu as déjà proposé de remplacer quelqu’un.
table-not-volunteering = Tu n’avais pas proposé de remplacer quelqu’un.
table-ballot-open = La table vote déjà.
table-no-ballot = Aucun vote n’est en cours.
table-about-you = Ce vote revient aux autres.
table-no-such-option = Ce choix n’est pas possible maintenant.
table-too-soon = La table vient de voter. Laisse-lui un peu de temps.
table-still-here = Cette personne est là et n’a rien manqué.
table-at-rest = La partie est suspendue. Elle continue quand plus de la moitié d’entre vous est de retour.
table-not-adjourned = La partie n’est pas suspendue.
table-back-already = Tu es de retour ; il en manque encore.

## Ce qui s’est passé jusqu’ici

recap-title = Ce qui s’est passé dans la partie { $number }
recap-nothing = Il ne s’est encore rien passé.
