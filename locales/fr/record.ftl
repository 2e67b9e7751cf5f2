## Ce qui ne va pas dans un enregistrement

record-without-seal = Ce n’est pas un enregistrement, ou il lui manque la fin.
record-changed = Cet enregistrement a été modifié depuis son écriture.
record-unreadable = Cet enregistrement n’est pas écrit comme il se doit.
record-of-another-game = Cet enregistrement est celui d’un jeu, ou d’une révision, inconnu ici.
record-of-another-seat = Cet enregistrement ne contient que ce qui a été dit à une autre place.
record-wrong-audience = Cet enregistrement nomme un mauvais public pour un fait.
record-with-gaps = Il manque des lignes à cet enregistrement.
record-not-by-the-rules = Selon les règles, ces ordres et ces dés mènent à autre chose que ce que dit l’enregistrement.

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
verify-later = Lancers suivants : ceux qui sont inscrits ont été vérifiés, pas qu’ils y soient tous.
verify-replayed = Lancers suivants : la partie a été rejouée selon les règles, et chaque lancer qu’elles font est là.
verify-alone = Une seule partie a choisi la graine. Chaque lancer en découle ; pourquoi c’était celle-là, personne ne peut le dire.

## Ce qui ne va pas dans l’origine d’une graine, ou diffère de ce qu’un joueur a gardé

fair-server-commitment = Le secret du serveur ne correspond pas à son engagement.
fair-client-commitment = Le nombre compté pour une place ne correspond pas à l’engagement de cette place.
fair-contribution-uncommitted = Un nombre est compté pour une place qui n’avait pas pris d’engagement.
fair-contribution-dropped = Une place a révélé son nombre, et il n’est pas compté.
fair-failure-unnamed = Une place a pris un engagement et n’a jamais révélé son nombre, et l’enregistrement ne le dit pas.
fair-throws-differ = La donne n’a pas lancé exactement ce qui était convenu : un lancer manque, est en trop, ou porte un autre nom ou d’autres éléments.
fair-game-differs = Ce n’est pas la partie que tu as jouée.
fair-cfg-differs = La donne avait été convenue pour d’autres places, options ou rôles.
fair-server-differs = L’engagement du serveur n’est pas celui que ton appareil a reçu.
fair-client-differs = L’engagement d’une autre place n’est pas celui que ton appareil a reçu.
fair-entropy-differs = Le nombre compté pour toi n’est pas celui que ton appareil a révélé.
fair-deal-missing = Ton appareil a pris part à une donne pour cette partie, et cet enregistrement n’en montre aucune.

## Ce qu’il est bon de savoir sur l’origine d’une graine

fair-no-contribution = La place { $seat } n’a rien apporté à la graine.
fair-too-few =
    { $contributed ->
        [0] Aucune place n’a rien apporté à la graine : elle ne vient que du serveur.
        [1] Une seule place a apporté quelque chose à la graine.
       *[other] Seulement { $contributed } places ont apporté quelque chose à la graine.
    }
verify-again =
    { $broken ->
        [1] Avant celle-ci, une donne de la même partie avait été interrompue.
       *[other] Avant celle-ci, { $broken } donnes de la même partie avaient été interrompues.
    }
verify-withheld = Le secret du serveur n’est pas montré : il révélerait ce que cette table garde secret. Son engagement est là : tu peux le comparer à celui que l’appareil d’un joueur a reçu.

## Ce qu’aucune preuve d’une donne ne peut apporter

verify-limits = Ce que cela ne te dit pas :
verify-limit-operator = Les personnes qui gèrent le serveur pouvaient voir tous les rôles pendant la partie.
verify-limit-afterwards = Une donne malhonnête est découverte, non empêchée, et seulement après la partie.
verify-limit-breaking-off = Un serveur peut voir venir une donne et l’interrompre. La table montre toutes les donnes, celles-là aussi.
verify-limit-failing = Un joueur de mèche avec le serveur pouvait choisir entre deux donnes en révélant ou non son nombre. La place qui ne le révèle pas est nommée.
verify-limit-lapse = Si tu laisses passer le temps là où les dés choisissent alors, tous les lancers suivants se décalent d’un rang. Avec l’aide du serveur, c’est un choix entre deux issues.
verify-limit-rules = Sans les règles, on ne peut pas dire si ce qui a suivi des dés est juste. La commande camlann verify rejoue toute la partie selon les règles.
verify-limit-own = Si ton appareil n’a rien apporté à la graine, tu n’as que la parole des autres.
verify-limit-page = La page qui vérifie vient du serveur qui a donné. Ce qui compte, vérifie-le avec un programme à toi, et avec ce que ton appareil a gardé.
verify-limit-people = Cela ne dit rien des joueurs qui se confient des secrets, de qui était assis où avant la donne, ni de qui a été réuni avec qui.

## Un enregistrement raconté en texte

record-title-whole = { $game }, une partie à { $seats }, en entier
record-seat = Place { $seat }
record-name-and-seat = { $name } (place { $seat })

## Armoiries, à la place des noms

pseudonym-bear = Ours
pseudonym-boar = Sanglier
pseudonym-bull = Taureau
pseudonym-crow = Corbeau
pseudonym-deer = Cerf
pseudonym-dolphin = Dauphin
pseudonym-eagle = Aigle
pseudonym-falcon = Faucon
pseudonym-fox = Renard
pseudonym-griffin = Griffon
pseudonym-hare = Lièvre
pseudonym-heron = Héron
pseudonym-horse = Cheval
pseudonym-lion = Lion
pseudonym-otter = Loutre
pseudonym-owl = Hibou
pseudonym-swan = Cygne
pseudonym-tower = Tour
pseudonym-unicorn = Licorne
pseudonym-wolf = Loup
