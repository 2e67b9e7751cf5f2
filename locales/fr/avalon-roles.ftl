## Rôles : qui tu es, ce que tu sais et pourquoi

avalon-role-merlin = Merlin
    .short = Merlin
    .who = Tu sais qui est du Mal. Guide les autres, et n’en laisse rien paraître.
    .knows =
        { $hiding-count ->
            [0] Tu vois tous les joueurs du Mal, mais pas leurs rôles.
           *[other] Tu vois tous les joueurs du Mal sauf { $hiding }, mais pas leurs rôles.
        }
avalon-role-percival = Perceval
    .short = Perceval
    .who = Tu protèges Merlin. Attire sur toi l’attention de l’Assassin.
    .knows =
        { $merlins-count ->
            [1] Tu vois Merlin.
           *[other] Tu vois { $merlins }, mais pas qui est qui.
        }
avalon-role-loyal = Fidèle Vassal d’Arthur
    .short = Fidèle
    .who = Tu es fidèle à Arthur. Découvre à qui te fier.
    .knows = Tu n’en sais pas plus. Observe et raisonne.
avalon-role-assassin = Assassin
    .short = Assassin
    .who = Tu es du Mal. Si trois quêtes réussissent, tu désignes Merlin : si c’est lui, le Mal gagne.
    .knows = { avalon-role-minion.knows }
avalon-role-mordred = Mordred
    .short = Mordred
    .who = Tu mènes le Mal, et même Merlin l’ignore.
    .knows = { avalon-role-minion.knows }
avalon-role-morgana = Morgane
    .short = Morgane
    .who = Pour Perceval, tu ressembles à Merlin. Joue bien ton rôle.
    .knows = { avalon-role-minion.knows }
avalon-role-oberon = Oberon
    .short = Oberon
    .who = Tu es du Mal, mais tu agis seul.
    .knows = Tu ne vois personne, et les autres sbires ne te voient pas.
avalon-role-minion = Sbire de Mordred
    .short = Sbire
    .who = Tu es du Mal. Gagne leur confiance, puis sers-t’en.
    .knows =
        { $strangers-count ->
            [0] Tu vois les autres sbires.
           *[other] Tu vois les autres sbires, sauf { $strangers }.
        }{ $thumb ->
            [lancelot] {" "}L’un d’eux est désigné comme le Lancelot du Mal ; lui ne te voit pas.
            [evil] {" "}Parmi eux, le Lancelot du Mal ne te voit pas.
           *[none] {""}
        }
avalon-role-lancelot-good = Lancelot du Bien
    .short = Lancelot
    .who =
        { $lancelot ->
            [known_pair] Tu combats pour Arthur. L’autre Lancelot combat pour Mordred.
           *[other] Tu combats pour Arthur, jusqu’à ce que les cartes Allégeance vous fassent changer de camp, toi et l’autre Lancelot.
        }
    .knows =
        { $lancelot ->
            [known_pair] Tu vois le Lancelot du Mal : vous vous connaissez.
           *[other] Tu ne vois personne, et personne ne te voit. Si tu changes de camp, personne ne te dit qui sont tes nouveaux alliés.
        }
avalon-role-lancelot-evil = Lancelot du Mal
    .short = Lancelot
    .who =
        { $lancelot ->
            [known_pair] Tu combats pour Mordred. L’autre Lancelot combat pour Arthur.
            [open_schedule] Tu combats pour Mordred, jusqu’à ce que les cartes Allégeance vous fassent changer de camp, toi et l’autre Lancelot. Tout le monde voit quand.
           *[other] Tu combats pour Mordred, jusqu’à ce que les cartes Allégeance vous fassent changer de camp, toi et l’autre Lancelot.
        }
    .knows =
        { $lancelot ->
            [known_pair] { avalon-role-minion.knows } Tu vois aussi le Lancelot du Bien : vous vous connaissez.
           *[other] Tu ne vois personne, car tu peux changer de camp. Mais les autres sbires te voient.
        }
