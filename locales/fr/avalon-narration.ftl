## Ce qui se lit à voix haute tous les yeux fermés. Cela ne dépend que des rôles en jeu.

# Qui n’est pas concerné, avec les virgules autour.
avalon-narration-but =
    { $but-count ->
        [0] ,
       *[other] , sauf { $but },
    }
avalon-but-oberon = Oberon
avalon-but-mordred = Mordred
avalon-but-lancelot-evil = le Lancelot du Mal

avalon-narration-close-all = Que tous les joueurs ferment les yeux et tendent le poing devant eux.
avalon-narration-lancelot-thumb-up = Lancelot du Mal, garde les yeux fermés, mais lève le pouce.
avalon-narration-allies-thumbs = Sbires de Mordred{ avalon-narration-but } gardez les yeux fermés et levez le pouce.
avalon-narration-evil-open =
    Sbires de Mordred{ avalon-narration-but } { $alike ->
        [true] ouvrez les yeux : vos alliés ont le pouce levé.
       *[false] { $switching ->
            [true] ouvrez les yeux : vos alliés sont ceux qui ont les yeux ouverts et celui qui a le pouce levé.
           *[false] ouvrez les yeux et repérez vos alliés.
        }
    }
avalon-narration-lancelot-thumb-down = Lancelot du Mal, baisse le pouce.
avalon-narration-evil-close = Sbires de Mordred, fermez les yeux.
avalon-narration-check = Que tous les joueurs gardent les yeux fermés et le poing tendu.
avalon-narration-evil-thumbs = Sbires de Mordred{ avalon-narration-but } gardez les yeux fermés et levez le pouce, pour que Merlin vous voie.
avalon-narration-thumbs-reminder =
    { $but-words ->
        [oberon] Cela vaut aussi pour Oberon.
        [lancelot_evil] Cela vaut aussi pour le Lancelot du Mal.
       *[other] Cela vaut aussi pour Oberon et pour le Lancelot du Mal.
    }
avalon-narration-merlin-open = Merlin, ouvre les yeux : chaque pouce levé est celui d’un joueur du Mal.
avalon-narration-thumbs-down = Baissez les pouces et refermez le poing.
avalon-narration-merlin-close = Merlin, ferme les yeux.
avalon-narration-percival-thumbs =
    { $thumbs ->
        [1] Merlin, lève le pouce pour Perceval.
       *[other] Merlin et Morgane, levez le pouce pour Perceval.
    }
avalon-narration-percival-open =
    { $thumbs ->
        [1] Perceval, ouvre les yeux : ce pouce est celui de Merlin.
       *[other] Perceval, ouvre les yeux : l’un de ces deux pouces est celui de Merlin.
    }
avalon-narration-percival-close = Perceval, ferme les yeux.
avalon-narration-lancelots-open = Les deux Lancelot, ouvrez les yeux et reconnaissez-vous.
avalon-narration-lancelots-close = Les deux Lancelot, fermez les yeux.
avalon-narration-all-open = Que tous les joueurs ouvrent les yeux : la partie commence.

# What is read where everybody learns their role from a phone.
avalon-narration-phones-take = Tout le monde, prenez votre téléphone et ne laissez personne voir son écran.
avalon-narration-phones-look = Maintenez votre carte appuyée, et lisez qui vous êtes et qui vous connaissez.
avalon-narration-phones-cover = Relâchez votre carte.
avalon-narration-phones-again = Maintenez votre carte appuyée encore une fois, et retenez ce qu’elle dit.
avalon-narration-phones-begin = Relâchez, et appuyez sur le bouton sous votre carte : la partie commence.
