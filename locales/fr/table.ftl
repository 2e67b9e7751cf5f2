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
engine-shuffled =
    { $label ->
        [roles] On mélange les rôles.
        [plots] On mélange les cartes Complot.
        [allegiance] On mélange les cartes Allégeance.
        [coats] On mélange les Chevaliers.
        [loyalty] On mélange les cartes Loyauté.
        [white] On mélange les cartes blanches.
        [black] On mélange les cartes noires.
        [travel] On mélange les cartes Voyage.
       *[other] On mélange des cartes.
    }
engine-rolled =
    { $label ->
        [leader] On tire au sort qui commence.
        [first] On tire au sort qui commence.
        [arthur] On tire au sort qui est le roi Arthur.
       *[other] Un dé est lancé.
    }
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
