## Le nom que la table donne au Roi et aux quêtes

avalon-leader =
    { $leader-title ->
        [king] Roi
        [leader] Leader
        [commander] Commandant
       *[by_language] Roi
    }
    .many =
        { $leader-title ->
            [king] Rois
            [leader] Leaders
            [commander] Commandants
           *[by_language] Rois
        }
    .label =
        { $leader-title ->
            [king] Roi
            [leader] Leader
            [commander] Commandant
           *[by_language] Roi
        }
avalon-number-quest =
    { $quest-labels ->
        [numbers] { $n }
       *[other] { $n ->
            [1] A
            [2] B
            [3] C
            [4] D
           *[other] E
        }
    }
# The cards a player has played are told by their quests.
avalon-number-card = { avalon-number-quest }

## Ce qui se passe. Tout le monde l’entend, sauf ce qui dit "tu".

avalon-leader-chosen = La couronne va d’abord à { $seat }.
avalon-lady-given = La Dame du Lac va d’abord à { $to }.
avalon-role-dealt = Ton rôle : { $role }.
avalon-eyes-opened =
    { $shown-count ->
        [0] Tes yeux s’ouvrent, et personne ne t’est montré.
       *[other] Tes yeux s’ouvrent, et tu vois { $shown }.
    }
avalon-seen = { $seat } ({ $label })
    .list = { $first }, { $last }
avalon-round-opened = Le tour { $round } commence.
avalon-leader-passed = La couronne passe à { $to }.
avalon-team-proposed = { $leader } propose pour la quête { $quest } : { $team }.
avalon-votes-shown = Les votes sont révélés. { $votes-by-seat }.
avalon-team-approved = L’équipe est approuvée.
avalon-team-rejected =
    { $rejections ->
        [1] L’équipe est rejetée, la première de ce tour.
        [5] L’équipe est rejetée, la cinquième de ce tour.
       *[other] L’équipe est rejetée, déjà { $rejections } dans ce tour.
    }
avalon-quest-begun = La quête { $quest } commence, avec { $team }.
avalon-cards-laid = Toutes les cartes de l’équipe sont sur la table.
avalon-quest-ended =
    { $won ->
        [true] La quête { $quest } réussit
       *[false] La quête { $quest } échoue
    } : { $successes ->
        [0] aucun succès
       *[other] { $successes } succès
    }, { $fails ->
        [0] aucun échec
        [one] { $fails } échec
       *[other] { $fails } échecs
    }.
avalon-lady-passed = { $by } interroge la Dame du Lac sur { $to }, qui la garde désormais.
avalon-loyalty-seen = Tu vois le camp que sert { $target } : { $side }.
avalon-lady-left = { $by } laisse la Dame du Lac en paix.
avalon-named = { $by } s’avance : c’est l’Assassin, qui désigne { $target }.
avalon-over = { $why } { $roles-by-seat }.
avalon-all-told = Maintenant, on peut tout dire :{"\u000A"}{ $confessions }
avalon-confession =
    { $seat } : { $shown-count ->
        [0] n’a vu personne
       *[other] a vu { $shown }
    }{ $loyalties-count ->
        [0] {""}
       *[other] {"\u00A0"}; a appris des camps – { $loyalties }
    }{ $cards-count ->
        [0] {""}
       *[other] {"\u00A0"}; cartes par quête – { $cards }
    }{ $peeked-count ->
        [0] {""}
       *[other] {"\u00A0"}; a vu des cartes – { $peeked }
    }.
    .list = { $first }{"\u000A"}{ $last }
# La carte que quelqu’un a vue chez un autre.
avalon-peek = { $seat } à la quête { $quest } ({ $card })
    .list = { $first }, { $last }

## Ce qui est demandé : qui la table attend, la question elle-même (you), et la règle derrière elle (why)

avalon-revealing = Chacun regarde son rôle.
    .you = As-tu vu qui tu es ?
    .why = La partie commence quand tout le monde a regardé. Tu peux revoir ta propre carte à tout moment.
avalon-proposing = { $leader } compose une équipe.
    .you = Tu portes la couronne. Qui envoies-tu ?
    .why = Le { avalon-leader } nomme une équipe de la taille que demande la quête, et peut en être. Puis tout le monde vote. Là où les quêtes se choisissent librement, le { avalon-leader } nomme aussi la quête.
avalon-voting = Tout le monde vote sur l’équipe.
    .you = Cette équipe doit-elle partir ?
    .why = Il faut plus de la moitié des voix ; à égalité, l’équipe est rejetée. Cinq équipes rejetées dans un même tour, et le Mal gagne. Tous les votes se révèlent ensemble.
avalon-questing = La quête est en cours, avec { $team }.
    .you = Tu pars en quête. Quelle carte joues-tu ?
    .why = Les cartes se jouent face cachée et ne sont que comptées. Le Bien joue un succès ; le Mal joue ce qu’il veut, mais à certaines tables un Lancelot du Mal doit échouer. Un échec suffit à perdre une quête ; à sept ou plus, il en faut deux pour la quatrième.
avalon-examining = { $holder } garde la Dame du Lac, et choisit sur qui l’interroger.
    .you = Tu gardes la Dame du Lac. De qui veux-tu apprendre le camp ?
    .why = Elle te dit sans mentir si quelqu’un est du Bien ou du Mal, puis va à cette personne. On ne l’interroge jamais sur qui l’a déjà gardée. Tu peux en dire ce que tu veux, vrai ou faux.
avalon-assassinating = Trois quêtes ont réussi. L’Assassin est parmi vous, et choisit qui désigner.
    .you = Tu es l’Assassin. Qui est Merlin ?
    .why = Un seul nom, une seule fois. Si c’est Merlin, le Mal gagne malgré tout ; sinon, c’est le Bien. Qui t’a été montré comme servant le Mal ne se désigne pas, sauf si la table en décide autrement.

## Ce que fait un joueur, et comment on le lui propose

avalon-acknowledge = Tu sais qui tu es.
    .offer = Je sais qui je suis
avalon-propose = Tu proposes pour la quête { $quest } : { $team }.
    .offer = Proposer une équipe
    .quest = Quelle quête ?
    .only-quest = Quête { $only } :
avalon-vote = Ton vote est posé face cachée : { $vote }.
    .offer = Voter
avalon-play-card = Ta carte est posée face cachée : { $card }.
    .offer = Jouer une carte
avalon-examine = Tu interroges la Dame du Lac sur { $target }.
    .offer = Interroger la Dame sur quelqu’un
avalon-leave-lady = Tu laisses la Dame du Lac en paix.
    .offer = Laisser la Dame en paix
avalon-name = Tu désignes { $target }.
    .offer = Désigner Merlin

## Pourquoi une chose n’est pas possible

avalon-team-needs = L’équipe de cette quête compte { $size } membres, nommés une seule fois.
avalon-quest-not-open =
    { $quests-count ->
        [1] C’est maintenant la quête { $quests }.
       *[other] C’est maintenant l’une des quêtes { $quests }.
    }
avalon-good-must-succeed = Tu es du Bien, et le Bien ne fait échouer aucune quête. Joue un succès.
avalon-lady-not-yourself = Tu connais ton propre camp. Interroge-la sur quelqu’un d’autre.
avalon-lady-not-back = { $target } a déjà gardé la Dame, et elle ne revient jamais.
avalon-lady-must-be-used = À cette table, la Dame du Lac est toujours interrogée.
avalon-not-the-assassin = Seul l’Assassin désigne quelqu’un.
avalon-name-another = Tu ne peux pas te désigner.
avalon-name-no-ally = Tu as vu { $target } servir le Mal, et Merlin ne le sert pas.

## Mots

avalon-side-good = Bien
    .wins =
        { $hunted ->
            [true] Tu gagnes si trois quêtes réussissent et que l’Assassin ne trouve pas Merlin.
           *[false] Tu gagnes si trois quêtes réussissent.
        }
avalon-side-evil = Mal
    .wins =
        { $hunted ->
            [true] Tu gagnes si trois quêtes échouent, si cinq équipes sont rejetées dans un même tour, ou si l’Assassin trouve Merlin à la fin.
           *[false] Tu gagnes si trois quêtes échouent, ou si cinq équipes sont rejetées dans un même tour.
        }
avalon-ballot-approve = Approuvé
avalon-ballot-reject = Rejeté
avalon-card-success = Succès
avalon-card-fail = Échec
avalon-label-evil = Mal
avalon-label-merlin = Merlin
avalon-label-merlin-or-morgana = Merlin ou Morgane
avalon-label-good-lancelot = Lancelot du Bien
avalon-label-evil-lancelot = Lancelot du Mal
avalon-why-three-fails = Trois quêtes ont échoué. Le Mal gagne !
avalon-why-five-rejections = Cinq équipes de suite sont rejetées, et la cour se déchire. Le Mal gagne !
avalon-why-merlin-assassinated = L’Assassin a trouvé Merlin. Le Mal gagne !
avalon-why-assassination-missed = Trois quêtes ont réussi, et Merlin est sauf. Le Bien gagne !
avalon-why-three-successes = Trois quêtes ont réussi. Le Bien gagne !
