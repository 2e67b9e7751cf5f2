## Prendre place. Tout le monde entend ce qui se passe, sauf ce qui dit "tu".

shadows-coats-dealt = Les Chevaliers prennent place à la Table Ronde. { $coats-by-seat }.
shadows-coats-aside = Blasons que personne ne porte : { $coats }.
shadows-first-chosen = { $seat } commence.
shadows-decks-laid =
    Les pioches sont prêtes : { $white } cartes blanches et { $black } noires{ $travel ->
        [0] {""}
       *[other] , et { $travel } pour la route
    }.
shadows-hand-dealt = Tu reçois { $cards }.
shadows-merlin-dealt = Tu reçois Merlin.
shadows-loyalty-dealt = Ta loyauté : { $side }.
shadows-loyalties-covered = Les cartes Loyauté sont distribuées face cachée. Personne ne les regarde encore.
shadows-loyalties-looked = C’est l’heure : chacun regarde sa carte Loyauté.
shadows-council-held = Le conseil montre ses cartes. { $cards-by-seat }.
shadows-joined = { $seat } rejoint la table : { $coat }.
shadows-turn-passed = C’est à { $to } de jouer.

## La progression du Mal

shadows-evil-chosen = Le Mal progresse avec { $seat } : { $evil }.
shadows-top-looked = { $seat } regarde la première carte noire.
shadows-top-seen = La première carte noire : { $card }.
shadows-black-drawn =
    { $number ->
        [1] { $by } prend la première carte noire.
       *[other] { $by } prend les { $number } premières cartes noires.
    }
shadows-black-seen = Tu as pioché { $cards }.
shadows-nothing-drawn = { $by } devrait piocher une carte noire, mais il n’en reste plus.
shadows-black-put-under = { $by } met l’autre carte noire sous la pioche.
shadows-under-known = Tu as mis { $card } sous la pioche.
shadows-black-played = { $by } montre une carte noire : { $card }.
shadows-black-announced = { $by } a une carte noire pour { $quest }, et la pose face cachée.
shadows-black-laid-up = { $card } est posée pour { $quest }.
shadows-black-laid-down = Une carte noire est posée face cachée par { $by } pour { $quest }.
shadows-down-known = Tu as posé { $card } face cachée pour { $quest }.
shadows-drawn-lost = La carte piochée par { $by } disparaît, et personne ne l’a vue.
shadows-window-closed = Rien n’arrête { $card }.
shadows-merlins-spent = Les Merlin s’unissent. { $by }.
shadows-standing-kept = { $standing }
shadows-standing =
    Merlin que tu offriras désormais, { $card-count ->
        [0] { $until-turn ->
            [true] jusqu’à ton tour
           *[false] contre toute carte
        }
       *[other] contre { $card }
    } : { $merlins }.
shadows-cancelled =
    { $card-count ->
        [0] La carte qui devait être posée face cachée est annulée.
       *[other] Carte annulée : { $card }.
    }
shadows-lasting = { $card } reste, aux yeux de tous.
shadows-lasting-gone = { $card } disparaît.
shadows-turn-cut = Le tour s’arrête ici.
shadows-recalled = { $seat } rentre à Camelot.
shadows-volunteers-shown =
    { $seats-count ->
        [0] Personne ne s’avance.
        [1] { $seats } s’avance.
       *[other] { $seats } s’avancent.
    }
shadows-grail-yielded = { $seat } cède une carte Graal.

## Épées, engins de siège et points de bravoure

shadows-sword-laid = Une épée est posée sur la Table Ronde : { $colour }.
shadows-sword-turned = Une épée blanche devient noire.
shadows-siege-raised =
    { $number ->
        [1] Un engin de siège se dresse devant Camelot.
       *[other] { $number } engins de siège se dressent devant Camelot.
    }
shadows-siege-broken = Un engin de siège est détruit.
shadows-life-lost =
    { $number ->
        [1] { $seat } perd un point de bravoure.
       *[other] { $seat } perd { $number } points de bravoure.
    }
shadows-life-gained =
    { $number ->
        [1] { $seat } gagne un point de bravoure.
       *[other] { $seat } gagne { $number } points de bravoure.
    }
shadows-died = { $seat } meurt.
shadows-grail-drunk = { $by } tend le Graal ; { $seat } boit, et vit.

## Cartes blanches

shadows-white-drawn =
    { $number ->
        [1] { $seat } pioche une carte blanche.
       *[other] { $seat } pioche { $number } cartes blanches.
    }
shadows-cards-came = Tu reçois { $cards }.
shadows-cards-left = De ta main : { $cards }.
shadows-discarded =
    { $number ->
        [1] { $seat } défausse une carte.
       *[other] { $seat } défausse { $number } cartes.
    }
shadows-card-played = { $seat } joue { $card }.
shadows-white-thrown =
    { $number ->
        [1] Une carte blanche va à la défausse.
       *[other] { $number } cartes blanches vont à la défausse.
    }
shadows-white-sunk =
    { $number ->
        [1] Une carte blanche que personne ne peut avoir est défaussée sans être vue.
       *[other] { $number } cartes blanches que personne ne peut avoir sont défaussées sans être vues.
    }
shadows-white-opened = Des cartes blanches sont dévoilées : { $cards }.
shadows-black-thrown =
    { $number ->
        [1] Une carte noire va à la défausse.
       *[other] { $number } cartes noires vont à la défausse.
    }
shadows-reshuffled = Tout est mélangé de nouveau : { $white } cartes blanches, { $black } noires.
shadows-share-proposed = { $by } propose un partage. { $to-by-cards }.
shadows-share-refused = Refus : { $by }.
shadows-shares-taken = Les cartes sont partagées. { $to-by-cards }.
shadows-shares-dealt = Faute d’accord, les cartes sont mélangées et distribuées face cachée.
shadows-gave =
    { $number ->
        [1] { $by } envoie une carte à { $to }.
       *[other] { $by } envoie { $number } cartes à { $to }.
    }
shadows-black-looked =
    { $number ->
        [1] { $by } regarde la première carte noire.
       *[other] { $by } regarde les { $number } premières cartes noires.
    }
shadows-faces-seen = Depuis le dessus, la pioche noire contient { $cards }.
shadows-black-reordered = { $by } les a remises dans l’ordre de son choix.
shadows-order-seen = Depuis le dessus, la pioche noire contient maintenant { $cards }.
shadows-heroism-laid = L’Héroïsme est posé pour { $quest }.
shadows-favor-laid = La Faveur divine attend la prochaine égalité.
shadows-favor-used = La Faveur divine tourne l’égalité au bien.

## Quêtes

shadows-fight-laid = { $card } est posée devant { $quest }.
shadows-face-down-shown = Ce qui était caché pour { $quest } se révèle : { $cards }.
shadows-black-lifted = La dernière carte noire est retirée : { $quest }.
shadows-combat-counted = Devant { $quest }, c’est { $white } pour les Chevaliers et { $black } pour le Mal.
shadows-grail-row-set =
    { $card-count ->
        [0] Une carte quitte la rangée du Graal.
       *[other] Une carte de plus sur la rangée du Graal : { $card }.
    }
shadows-sword-drifted =
    { $by ->
        [1] Excalibur avance d’un pas vers les Chevaliers.
       *[other] Excalibur s’éloigne d’un pas vers le Mal.
    }
shadows-war-fought = { $card } est posée contre { $war }.
shadows-warrior-came = Un guerrier de plus renforce { $war }.
shadows-warrior-gone = Un guerrier de moins chez { $war }.
shadows-mordred-came = Mordred rejoint { $war } : il faut une carte de cinq de plus pour les vaincre.
shadows-mordred-gone = Mordred s’en va.
shadows-quest-decided =
    { $won ->
        [true] La quête est gagnée : { $quest }.
       *[false] La quête est perdue : { $quest }.
    }
shadows-relic-won = { $seat } gagne une relique : { $relic }.
shadows-relic-gone = Une relique quitte la partie : { $relic }.
shadows-sent-home = Qui était devant { $quest } est de retour à la Table Ronde.
shadows-quest-cleared =
    { $over ->
        [true] Cette quête est finie pour de bon : { $quest }.
       *[false] Le plateau est vidé : { $quest }.
    }
shadows-solo-cleared = Les cartes des Chevaliers devant { $quest } sont perdues.
shadows-die-thrown = { $seat } lance le dé : { $die }.
shadows-value-named = Le Combat ? de { $seat } vaut { $value }.
shadows-battle-fought =
    { $won ->
        [true] { $seat } l’emporte, { $total } contre { $die }.
       *[false] { $seat } perd, { $total } contre { $die }.
    }

## Sur la route

shadows-set-out = { $seat } part vers { $to }.
shadows-travel-drawn = Sur la route, pour { $seat } : { $card }
shadows-travel-reshuffled = Les cartes Voyage sont mélangées de nouveau.
shadows-arrived = { $seat } rejoint { $place }.
shadows-stayed = { $seat } ne passe pas, et le tour est fini.
shadows-merlin-came = Merlin rejoint { $place }.
shadows-captured = { $seat } tombe en captivité, et ne joue plus tant que personne ne paie.
shadows-freed = { $by } délivre { $seat } avec { $card }.
shadows-ambush-broken = { $seat } force le passage avec une carte Combat.

## Actions héroïques et pouvoirs

shadows-action-taken = Action héroïque pour { $seat } : { $action }.
shadows-free-action = Par son pouvoir, et sans action, { $seat } : { $action }.
shadows-action-bought = { $seat } paie un point de bravoure pour une seconde action.
shadows-doomed = C’était le dernier point de bravoure pour { $seat } : une action, puis la mort.
shadows-special-played = C’était la carte spéciale de ce tour.
shadows-turn-ended = { $seat } finit son tour.
shadows-healed = { $seat } défausse trois cartes pareilles pour se soigner.
shadows-power-used = { $seat } { $power }.
shadows-exchanged = { $by } et { $partner } échangent une carte.
shadows-cards-swapped = Tu as donné { $gave } et reçu { $got }.
shadows-discard-searched = { $seat } cherche un Merlin dans la défausse blanche.
shadows-search-answered =
    { $found ->
        [true] Il y a un Merlin dans la défausse.
       *[false] Il n’y a pas de Merlin dans la défausse.
    }
shadows-merlin-recalled = { $seat } reprend un Merlin dans la défausse.
shadows-knight-proposed = { $by } propose d’adouber { $seat }.
shadows-knight-refused = Refus : { $by }.
shadows-knighted = Debout, { $coat } ! { $seat } reçoit son blason.

## Loyauté, et la fin

shadows-accused = { $by } accuse { $seat }, qui doit montrer sa carte Loyauté.
shadows-loyalty-shown = { $seat } montre : { $side }.
shadows-unmasked = { $seat } jette le masque, et joue désormais pour le Mal.
shadows-taunted = { $seat } nargue { $victim }, et lui arrache une carte.
shadows-taunt-seen = La carte que tu as prise à { $victim } : { $card }.
shadows-schemed = { $seat } complote.
shadows-traitors-revealed =
    { $seats-count ->
        [0] Le dernier compte commence, et aucun Félon ne s’avance.
        [1] Le dernier compte commence, et un Félon s’avance : { $seats }.
       *[other] Le dernier compte commence, et des Félons s’avancent : { $seats }.
    }
shadows-swords-counted = On compte les épées : { $white } blanches, { $black } noires. { $winner }
shadows-over =
    { $why } { $winner } { $sides-by-seat }.{ $undealt-count ->
        [0] {""}
       *[other] {" "}Non distribuées : { $undealt }.
    }

## Ce que personne ne voit à la table ; dit à qui relit plus tard la partie entière

shadows-thrown-kept = Dans la défausse blanche : { $cards }.
shadows-removed = Hors de la partie : { $cards }.
shadows-under-kept = Sous la pioche noire : { $card }.
shadows-black-thrown-kept = Dans la défausse noire : { $cards }.
shadows-white-laid = La pioche blanche : { $cards }.
shadows-black-laid = La pioche noire : { $cards }.
shadows-travel-laid = La pioche Voyage : { $cards }.
shadows-down-kept = Face cachée pour { $quest } : { $card }.
shadows-merlin-taken = Un Merlin quitte la défausse.
shadows-order-kept = Le dessus de la pioche noire : { $cards }.
shadows-loyalties-laid = Loyautés. { $sides-by-seat }.
shadows-loyalties-aside = Cartes Loyauté que personne n’a : { $sides }.

## Pourquoi une chose n’est pas possible

shadows-not-under-witch = Tant que Sorcière 2 rôde, personne ne donne de point de bravoure.
shadows-second-only-other = Une seconde action est d’un autre genre que la première, et coûte un point de bravoure.
shadows-hand-full = Avec { $most } cartes ou plus en main, tu ne peux pas piocher à Camelot.
shadows-must-act = Un tour compte au moins une action héroïque.
