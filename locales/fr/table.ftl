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

engine-asked = { $phase }
engine-acted = { $seat } a répondu.
engine-answered = { $command }
engine-ended = La partie est finie.
engine-shuffled = Mélange ({ $label }) : { $items }.
engine-rolled = Un dé est lancé ({ $label }).
engine-lapse = Le temps est écoulé.

## Pourquoi une chose n’est pas possible

engine-game-over = La partie est finie ; il n’y a plus rien à faire.
engine-stale = Cette question n’est plus ouverte.
engine-not-asked =
    { $asked-count ->
        [0] La table attend quelqu’un d’autre.
       *[other] La table attend { $asked }.
    }
engine-answered-already = Tu as déjà répondu, et une réponse ne se reprend pas.
engine-not-offered = Cela ne peut pas se faire maintenant.
