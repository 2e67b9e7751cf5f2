## Listes. Les longues s’allongent par la gauche : "Ana", "Ana, Ben", "Ana, Ben et Chloé".
## Une espace insécable précède les deux-points, le point-virgule, le point d’exclamation et d’interrogation.

list-none = personne
list-two = { $first } et { $last }
list-more = { $first }, { $last }
list-last = { $first } et { $last }
list-or = { $first } ou { $last }
# Plusieurs fois la même chose : "2 × Combat 1".
list-times = { $n } × { $what }
# Ce que plusieurs ont en commun, et qui ils sont : "Approuvé : Ana et Ben".
list-group = { $what } : { $who }
list-groups = { $first } ; { $last }

## Ce que dit n’importe quelle table

table-asked = { $phase }
table-acted = { $seat } a répondu.
table-answered = { $command }
table-ended = La partie est finie.
table-shuffled = Mélange ({ $label }) : { $items }.
table-rolled = Un dé est lancé ({ $label }).
table-lapse = Le temps est écoulé.

## Pourquoi une chose n’est pas possible

table-game-over = La partie est finie ; il n’y a plus rien à faire.
table-stale = Cette question n’est plus ouverte.
table-not-asked =
    { $asked-count ->
        [0] La table attend quelqu’un d’autre.
       *[other] La table attend { $asked }.
    }
table-answered-already = Tu as déjà répondu, et une réponse ne se reprend pas.
table-not-offered = Cela ne peut pas se faire maintenant.
