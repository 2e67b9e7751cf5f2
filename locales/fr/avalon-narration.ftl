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

avalon-narration-close-all = Que chacun baisse les paupières et avance une main fermée au-dessus de la table.
avalon-narration-lancelot-thumb-up = Lancelot du Mal : reste dans le noir, mais dresse le pouce.
avalon-narration-allies-thumbs = Sbires de Mordred{ avalon-narration-but } gardez les yeux fermés et dressez le pouce.
avalon-narration-evil-open =
    Sbires de Mordred{ avalon-narration-but } { $alike ->
        [true] éveillez-vous : vos alliés sont ceux dont le pouce est dressé.
       *[false] { $switching ->
            [true] éveillez-vous : vos alliés sont les joueurs éveillés et celui dont le pouce est dressé.
           *[false] éveillez-vous et repérez vos alliés.
        }
    }
avalon-narration-lancelot-thumb-down = Lancelot du Mal, replie le pouce.
avalon-narration-evil-close = Sbires de Mordred, rendormez-vous.
avalon-narration-check = Plus personne ne regarde et toutes les mains sont fermées.
avalon-narration-evil-thumbs = Sbires de Mordred{ avalon-narration-but } dressez le pouce sans regarder : Merlin va s’éveiller.
avalon-narration-thumbs-reminder =
    { $but-words ->
        [oberon] Cela vaut aussi pour Oberon.
        [lancelot_evil] Cela vaut aussi pour le Lancelot du Mal.
       *[other] Cela vaut aussi pour Oberon et pour le Lancelot du Mal.
    }
avalon-narration-merlin-open = Merlin, éveille-toi : chaque pouce dressé est celui d’un joueur du Mal.
avalon-narration-thumbs-down = Repliez les pouces, mains fermées.
avalon-narration-merlin-close = Merlin, rendors-toi.
avalon-narration-percival-thumbs =
    { $thumbs ->
        [1] Merlin, dresse le pouce pour Perceval.
       *[other] Merlin et Morgane, dressez le pouce pour Perceval.
    }
avalon-narration-percival-open =
    { $thumbs ->
        [1] Perceval, éveille-toi : ce pouce est celui de Merlin.
       *[other] Perceval, éveille-toi : l’un de ces deux pouces est celui de Merlin.
    }
avalon-narration-percival-close = Perceval, rendors-toi.
avalon-narration-lancelots-open = Les deux Lancelot, éveillez-vous et cherchez-vous du regard.
avalon-narration-lancelots-close = Les deux Lancelot, rendormez-vous.
avalon-narration-all-open = Réveil général : la partie commence.
