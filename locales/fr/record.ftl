## Ce qui ne va pas dans un enregistrement

record-without-seal = Ce n’est pas un enregistrement, ou il lui manque la fin.
record-changed = Cet enregistrement a été modifié depuis son écriture.
record-unreadable = Cet enregistrement n’est pas écrit comme il se doit.
record-of-another-game = Cet enregistrement est celui d’un jeu, ou d’une révision, inconnu ici.
record-of-another-seat = Cet enregistrement ne contient que ce qui a été dit à une autre place.
record-wrong-audience = Cet enregistrement nomme un mauvais public pour un fait.
record-with-gaps = Il manque des lignes à cet enregistrement.

## Ce qu’un enregistrement prouve de ses dés

verify-proved =
    { $n ->
        [one] { $n } lancer de dés a été refait et donne le même résultat : { $throws }.
       *[other] { $n } lancers de dés ont été refaits et donnent le même résultat : { $throws }.
    }
verify-false =
    { $n ->
        [one] { $n } lancer n’est pas ce que les dés ont donné : { $throws }.
       *[other] { $n } lancers ne sont pas ce que les dés ont donné : { $throws }.
    }
verify-unchecked =
    { $n ->
        [one] { $n } lancer ne peut pas être vérifié avec ce que montre cet enregistrement : { $throws }.
       *[other] { $n } lancers ne peuvent pas être vérifiés avec ce que montre cet enregistrement : { $throws }.
    }
# Pour quoi l’on a lancé, et à quelle ligne de l’enregistrement.
verify-throw = { $label } (ligne { $n })
verify-holds = L’enregistrement tient : rien n’y contredit ses dés.
verify-nothing = Cet enregistrement ne montre rien qui permette de vérifier ses dés.
verify-broken = L’enregistrement ne tient pas.

## Ce qui ne va pas dans l’origine d’une graine, ou diffère de ce qu’un joueur a gardé

fair-server-commitment = Le secret du serveur n’est pas celui qu’il avait promis.
fair-client-commitment = Ce qui est compté pour une place n’est pas ce que cette place avait promis.
fair-contribution-uncommitted = Quelque chose est compté pour une place qui n’avait rien promis.
fair-contribution-dropped = Une place a montré ce qu’elle avait promis, et ce n’est pas compté.
fair-failure-unnamed = Une place a promis sans jamais montrer, et l’enregistrement ne le dit pas.
fair-game-differs = Ce n’est pas la partie que tu as jouée.
fair-cfg-differs = La donne avait été convenue pour d’autres places, options ou rôles.
fair-server-differs = La promesse du serveur n’est pas celle que tu as reçue.
fair-client-differs = La promesse d’une autre place n’est pas celle qu’on t’a montrée.
fair-entropy-differs = Ce qui est compté pour toi n’est pas ce que tu as montré.

## Ce qu’il est bon de savoir sur l’origine d’une graine

fair-no-contribution = La place { $seat } n’a rien apporté à la graine.
fair-too-few =
    { $contributed ->
        [0] Aucune place n’a rien apporté à la graine : elle ne vient que du serveur.
        [1] Une seule place a apporté quelque chose à la graine.
       *[other] Seulement { $contributed } places ont apporté quelque chose à la graine.
    }
