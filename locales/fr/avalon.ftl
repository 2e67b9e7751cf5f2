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
    .lead =
        { $leader-title ->
            [king] la couronne
            [leader] la conduite
            [commander] le commandement
           *[by_language] la couronne
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

avalon-leader-chosen = { $seat } reçoit d’abord { avalon-leader.lead }.
avalon-lady-given = { $to } commence avec la Dame du Lac.
avalon-role-dealt = Ton rôle : { $role }.
avalon-eyes-opened =
    { $shown-count ->
        [0] Tu ouvres les yeux et ne vois personne.
       *[other] Tu ouvres les yeux et vois { $shown }.
    }
avalon-seen = { $seat } ({ $label })
    .list = { $first }, { $last }
avalon-round-opened = Le tour { $round } commence.
avalon-leader-passed = { $to } reçoit { avalon-leader.lead }.
avalon-team-proposed = { $leader } propose pour la quête { $quest } : { $team }.
avalon-team-taken-back = { $leader } reprend l’équipe pour la changer.
avalon-unready = { $seat } veut encore discuter.
avalon-vote-called = { $leader } fait voter.
avalon-all-ready = Tous les autres sont prêts : on vote.
avalon-time-over = Le temps de discussion est écoulé : on vote.
avalon-votes-shown = Les votes sont révélés. { $votes-by-seat }.
avalon-team-approved = L’équipe est approuvée.
avalon-team-rejected =
    { $rejections ->
        [1] L’équipe est rejetée : c’est la première de ce tour.
        [5] L’équipe est rejetée : c’est la cinquième de ce tour.
       *[other] L’équipe est rejetée : { $rejections } sur 5 dans ce tour.
    }
avalon-quest-begun = La quête { $quest } commence, avec { $team }.
avalon-cards-laid = Toute l’équipe a joué une carte.
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
avalon-lady-passed = { $by } utilise la Dame du Lac sur { $to }, qui la détient désormais.
avalon-loyalty-seen = Tu vois le camp de { $target } : { $side }.
avalon-lady-left = { $by } n’utilise pas la Dame du Lac.
avalon-named = { $by } est l’Assassin, et désigne { $target }.
avalon-nobody-named = Le temps est écoulé. { $by } est l’Assassin, et n’a désigné personne.
avalon-over = { $why } { $roles-by-seat }.
avalon-pointed =
    { $target ->
        [none] Tu ne montres personne du doigt.
       *[other] Tu montres { $target } du doigt.
    }
avalon-guesses-shown = Qui a été pris pour Merlin, et par qui : { $guesses }.
avalon-all-told = Ce que chacun savait :{"\u000A"}{ $confessions }
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
    .title = Ton rôle secret
    .watched = Rôles secrets
    .you = Regarde ton rôle secret.
    .why = La partie commence quand tout le monde a regardé. Tu peux revoir ta propre carte à tout moment.
avalon-proposing = { $leader } compose une équipe.
    .title = Choix de l’équipe
    .you = À toi { avalon-leader.lead }. Choisis une équipe.
    .why = Le { avalon-leader } choisit une équipe de la taille que demande la quête, et peut en être. Puis tout le monde vote. Là où les quêtes se choisissent librement, le { avalon-leader } choisit aussi la quête.
avalon-discussing = { $leader } propose { $team }. Tout le monde en discute.
    .title = Discussion
    .you = Discutez de cette équipe : { $team }.
    .why = L’équipe reste à découvert, et le { avalon-leader } peut la changer jusqu’à trois fois. On vote quand le { avalon-leader } le demande, quand tous les autres sont prêts, ou quand le temps est écoulé. Même après avoir dit « On peut voter », chacun peut encore dire « Pas encore ».
    .count = Prêts : { NUMBER($answered) } sur { NUMBER($asked) }
avalon-voting = Tout le monde vote sur l’équipe.
    .title = Tout le monde vote
    .you = Approuves-tu cette équipe ?
    .why = Il faut plus de la moitié des voix ; à égalité, l’équipe est rejetée. Si cinq équipes sont rejetées dans un même tour, le Mal gagne. Tous les votes se révèlent ensemble.
avalon-questing = En quête : { $team }.
    .title = En quête
    .you = Tu pars en quête. Quelle carte joues-tu ?
    .why = Chacun reçoit les deux cartes ; seul le Mal peut jouer Échec. À certaines tables, le Lancelot du Mal doit jouer Échec. Les cartes sont mélangées et seulement comptées. Un Échec suffit à perdre une quête ; à sept ou plus, il en faut deux pour la quatrième.
avalon-examining = { $holder } détient la Dame du Lac, et choisit le joueur dont il verra le camp.
    .title = Dame du Lac
    .you = Tu détiens la Dame du Lac. De qui regardes-tu le camp ?
    .why = Tu apprends si un joueur est du Bien ou du Mal, et ce joueur reçoit la Dame. Tu ne peux pas choisir un joueur qui l’a déjà eue. Tu peux en dire ce que tu veux, vrai ou faux.
avalon-assassinating = Trois quêtes ont réussi. L’Assassin choisit qui désigner comme Merlin.
    .title = Qui est Merlin ?
    .you = Tu es l’Assassin. Qui est Merlin ?
    .why = Un seul nom, une seule fois. Si c’est Merlin, le Mal gagne ; sinon, c’est le Bien. Si le temps est écoulé, c’est la dernière personne que tu as touchée qui compte ; s’il n’y en a pas, personne n’est désigné et le Bien gagne. Tu ne peux pas désigner quelqu’un qu’on t’a montré comme étant du Mal, sauf si la table en décide autrement.
avalon-guessing = Trois quêtes ont réussi. Chacun devine qui est Merlin. Seul le choix de l’Assassin tue.
    .title = Qui est Merlin ?
    .you = Qui est Merlin ? Seul le choix de l’Assassin tue.
    .why = Chacun désigne une personne, une seule fois, et on ne voit pas qui l’a déjà fait : ainsi, personne ne sait qui est l’Assassin. Le choix de l’Assassin met fin à la partie. Si l’Assassin désigne Merlin, le Mal gagne ; sinon, c’est le Bien. À la fin, on voit qui a désigné qui. Si le temps est écoulé, c’est la dernière personne touchée qui compte, pour chacun ; si l’Assassin n’a touché personne qu’il puisse désigner, personne n’est désigné et le Bien gagne. L’Assassin ne peut pas désigner quelqu’un qu’on lui a montré comme étant du Mal, sauf si la table en décide autrement.

## Ce que fait un joueur, et comment on le lui propose

avalon-acknowledge = Tu as vu ton rôle.
    .offer = C’est vu
avalon-propose = Tu proposes pour la quête { $quest } : { $team }.
    .offer = Proposer une équipe
    .quest = Quelle quête ?
    .only-quest = Quête { $only } :
avalon-get-ready = Pour toi, on peut voter.
    .offer = On peut voter
avalon-not-yet = Tu veux encore discuter.
    .offer = Pas encore
avalon-call-vote = Tu fais voter.
    .offer = Faire voter
avalon-change-team = Tu reprends l’équipe pour la changer.
    .offer = Changer l’équipe
avalon-keep-discussing = Le temps de discussion était écoulé.
    .offer = Discuter encore
avalon-vote = Tu as voté : { $vote }.
    .offer = Voter
avalon-play-card = Tu as joué : { $card }.
    .offer = Jouer une carte
avalon-examine = Tu utilises la Dame du Lac sur { $target }.
    .offer = Regarder le camp d’un joueur
avalon-leave-lady = Tu n’utilises pas la Dame du Lac.
    .offer = Ne pas utiliser la Dame
avalon-name = Tu désignes { $target }.
    .offer = Désigner Merlin
avalon-guess = Tu as désigné { $target }.
    .offer = Deviner Merlin
avalon-point =
    { $target ->
        [none] Tu ne montres personne du doigt.
       *[other] Tu montres { $target } du doigt.
    }
    .offer = Montrer quelqu’un du doigt
avalon-miss-guess = Tu n’as désigné personne.
    .offer = Ne désigner personne

## Pourquoi une chose n’est pas possible

avalon-team-needs = L’équipe de cette quête compte { $size } joueurs différents.
avalon-only-the-leader = Seul { $leader } peut faire voter et changer l’équipe.
avalon-leader-calls = À toi { avalon-leader.lead } : on vote quand tu le demandes.
avalon-no-more-changes = Pendant son tour, le { avalon-leader } change l’équipe { $most } fois au plus.
avalon-quest-not-open =
    { $quests-count ->
        [1] Seule la quête { $quests } est ouverte maintenant.
       *[other] Seules ces quêtes sont ouvertes maintenant : { $quests }.
    }
# These refusals name no side: others may see the screen.
avalon-good-must-succeed = Ton rôle ne te permet pas de jouer cette carte. Joue l’autre.
avalon-lady-not-yourself = Tu connais ton propre camp. Choisis quelqu’un d’autre.
avalon-lady-not-back = { $target } a déjà eu la Dame. Choisis quelqu’un d’autre.
avalon-lady-must-be-used = À cette table, il faut utiliser la Dame du Lac.
avalon-not-the-assassin = Seul le choix de l’Assassin compte.
avalon-name-another = Tu ne peux pas te désigner.
avalon-name-no-ally = Tu ne peux pas désigner { $target }. Choisis quelqu’un d’autre.

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
avalon-why-five-rejections = Cinq équipes de suite ont été rejetées. Le Mal gagne !
avalon-why-merlin-assassinated = L’Assassin a trouvé Merlin. Le Mal gagne !
avalon-why-assassination-missed = Trois quêtes ont réussi, et Merlin est sauf. Le Bien gagne !
avalon-why-nobody-named = Trois quêtes ont réussi, et le temps s’est écoulé avant que quelqu’un soit désigné. Le Bien gagne !
avalon-why-three-successes = Trois quêtes ont réussi. Le Bien gagne !
