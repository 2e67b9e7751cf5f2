## Rôles : qui tu es, ce que tu sais et pourquoi

avalon-role-merlin = Merlin
    .who = Tu vois qui sert le Mal. Guide les autres, et n’en laisse rien paraître.
    .knows =
        { $hiding-count ->
            [0] On te montre tous ceux qui servent le Mal, mais pas dans quel rôle.
           *[other] On te montre tous ceux qui servent le Mal sauf { $hiding }, mais pas dans quel rôle.
        }
avalon-role-percival = Perceval
    .who = Tu protèges Merlin. Attire sur toi le regard de l’Assassin.
    .knows =
        { $merlins-count ->
            [1] On te montre Merlin.
           *[other] On te montre { $merlins }, et rien ne dit qui est qui.
        }
avalon-role-loyal = Fidèle Vassal d’Arthur
    .who = Tu es fidèle à Arthur. Observe qui vote pour qui, et fais-toi ton idée.
    .knows = On ne te montre personne : tu n’as que ton bon sens.
avalon-role-assassin = Assassin
    .who = Tu te caches parmi les chevaliers. Si trois quêtes réussissent, un nom est à toi.
    .knows = { avalon-role-minion.knows }
avalon-role-mordred = Mordred
    .who = Tu mènes le Mal, et même Merlin l’ignore.
    .knows = { avalon-role-minion.knows }
avalon-role-morgana = Morgane
    .who = Aux yeux de Perceval, tu passes pour Merlin. Joue bien ton rôle.
    .knows = { avalon-role-minion.knows }
avalon-role-oberon = Oberon
    .who = Tu sers le Mal dans ton coin.
    .knows = On ne te montre personne, et ceux qui servent le Mal ne te voient pas.
avalon-role-minion = Sbire de Mordred
    .who = Tu sers le Mal. Gagne leur confiance, puis sers-t’en.
    .knows =
        { $strangers-count ->
            [0] On te montre les autres qui servent le Mal.
           *[other] On te montre les autres qui servent le Mal, sauf { $strangers }.
        }{ $thumb ->
            [lancelot] {" "}Parmi eux, le Lancelot du Mal est nommé ; lui ne te voit pas.
            [evil] {" "}Parmi eux, le Lancelot du Mal ne te voit pas.
           *[none] {""}
        }
avalon-role-lancelot-good = Lancelot du Bien
    .who =
        { $lancelot ->
            [known_pair] Tu chevauches pour Arthur, et l’autre Lancelot pour Mordred.
           *[other] Tu chevauches pour Arthur, jusqu’à ce que les cartes Allégeance te fassent changer de place avec l’autre Lancelot.
        }
    .knows =
        { $lancelot ->
            [known_pair] On te montre le Lancelot du Mal : vous vous connaissez.
           *[other] On ne te montre personne, et personne ne te voit. Si tu changes de camp, nul ne te dira qui sont tes nouveaux alliés.
        }
avalon-role-lancelot-evil = Lancelot du Mal
    .who =
        { $lancelot ->
            [known_pair] Tu chevauches pour Mordred, et l’autre Lancelot pour Arthur.
            [open_schedule] Tu chevauches pour Mordred, jusqu’à ce que les cartes Allégeance te fassent changer de place avec l’autre Lancelot. Tout le monde voit quand.
           *[other] Tu chevauches pour Mordred, jusqu’à ce que les cartes Allégeance te fassent changer de place avec l’autre Lancelot.
        }
    .knows =
        { $lancelot ->
            [known_pair] { avalon-role-minion.knows } On te montre aussi le Lancelot du Bien : vous vous connaissez.
           *[other] On ne te montre personne, car tu peux changer de camp ; mais ceux qui servent le Mal te voient.
        }
