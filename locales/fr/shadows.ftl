## Mise en place. Toute la table est informée, sauf de ce qui dit "tu".

shadows-coats-dealt = Les Chevaliers prennent place à la Table Ronde. { $coats-by-seat }.
shadows-coats-aside = Chevaliers hors de la partie : { $coats }.
shadows-first-chosen = { $seat } commence.
shadows-decks-laid =
    Les pioches sont prêtes : { $white } cartes blanches, { $black } cartes noires{ $travel ->
        [0] {""}
       *[other] , { $travel } cartes Voyage
    }.
shadows-hand-dealt = Tu reçois { $cards }.
shadows-merlin-dealt = Tu reçois une carte Merlin.
shadows-loyalty-dealt = Ta loyauté : { $side }.
shadows-loyalties-covered = Les cartes Loyauté sont distribuées face cachée. Personne ne peut encore les regarder.
shadows-loyalties-looked = Chacun regarde maintenant sa carte Loyauté.
shadows-council-held = Le conseil révèle ses cartes. { $cards-by-seat }.
shadows-joined = { $seat } rejoint la table : { $coat }.
shadows-turn-passed = Au tour de { $to }.

## La progression du Mal

shadows-evil-chosen = Progression du Mal : { $seat } { $evil }.
shadows-top-looked = { $seat } regarde la première carte noire.
shadows-top-seen = La première carte noire : { $card }.
shadows-black-drawn =
    { $number ->
        [1] { $by } pioche la première carte noire.
       *[other] { $by } pioche les { $number } premières cartes noires.
    }
shadows-black-seen = Tu as pioché { $cards }.
shadows-nothing-drawn = { $by } devrait piocher une carte noire, mais il n’en reste plus.
shadows-black-put-under = { $by } met l’autre carte noire sous la pioche.
shadows-under-known = Tu as mis { $card } sous la pioche.
shadows-black-played = { $by } révèle une carte noire : { $card }.
shadows-black-announced = { $by } a une carte noire pour { $quest }, et la joue face cachée.
shadows-black-laid-up = { $card } est jouée pour { $quest }.
shadows-black-laid-down = { $by } joue une carte noire face cachée pour { $quest }.
shadows-down-known = Tu as joué { $card } face cachée pour { $quest }.
shadows-drawn-lost = La carte piochée par { $by } disparaît. Personne ne l’a vue.
shadows-window-closed = Rien n’arrête { $card }.
shadows-merlins-spent = Des cartes Merlin sont jouées ensemble. { $by }.
shadows-sword-kept = Désormais, tu gardes Excalibur : { $scope }. On te le demande quand même, et tu peux la céder.
shadows-sword-not-kept = Désormais, Excalibur attend de nouveau ta réponse.
shadows-standing-kept = { $standing }
shadows-standing =
    Désormais, tu offres des cartes Merlin { $card-count ->
        [0] { $until-turn ->
            [true] jusqu’à ton tour
           *[false] contre toute carte
        }
       *[other] contre { $card }
    } : { $merlins }.
shadows-cancelled =
    { $card-count ->
        [0] La carte face cachée est annulée.
       *[other] Carte annulée : { $card }.
    }
shadows-no-effect = { $card } reste sans effet : sa quête est terminée, et Merlin s’y tient.
shadows-left-game = Hors de la partie : { $cards }.
shadows-lasting = { $card } reste en jeu.
shadows-lasting-gone = { $card } quitte le jeu.
shadows-turn-cut = Le tour s’arrête aussitôt.
shadows-recalled = { $seat } rentre à Camelot.
shadows-volunteers-shown =
    { $seats-count ->
        [0] Personne ne se porte volontaire.
        [1] { $seats } se porte volontaire.
       *[other] { $seats } se portent volontaires.
    }
shadows-grail-yielded = { $seat } cède une carte Graal.

## Épées, engins de siège et points de bravoure

shadows-sword-laid =
    Une épée { $colour } est posée sur la Table Ronde{ $cause-count ->
        [0] {""}
       *[other] {" "}({ $cause })
    }.
shadows-sword-turned = Une épée blanche devient noire.
shadows-siege-raised =
    { $number ->
        [1] Un engin de siège s’ajoute devant Camelot
       *[other] { $number } engins de siège s’ajoutent devant Camelot
    }{ $cause-count ->
        [0] {""}
       *[other] {" "}({ $cause })
    }.
shadows-siege-broken = Un engin de siège est détruit.
shadows-life-lost =
    { $number ->
        [1] { $seat } perd un point de bravoure
       *[other] { $seat } perd { $number } points de bravoure
    }{ $cause-count ->
        [0] {""}
       *[other] {" "}({ $cause })
    }.
shadows-life-gained =
    { $number ->
        [1] { $seat } gagne un point de bravoure.
       *[other] { $seat } gagne { $number } points de bravoure.
    }
shadows-died = { $seat } meurt.
shadows-grail-drunk = { $by } offre le Graal. { $seat } boit, et vit.

## Cartes blanches

shadows-white-drawn =
    { $number ->
        [1] { $seat } pioche une carte blanche.
       *[other] { $seat } pioche { $number } cartes blanches.
    }
shadows-cards-came = Tu reçois { $cards }.
shadows-cards-left = Quittent ta main : { $cards }.
shadows-discarded =
    { $number ->
        [1] { $seat } défausse une carte.
       *[other] { $seat } défausse { $number } cartes.
    }
shadows-card-played = { $seat } joue { $card }.
shadows-card-spent = { $seat } défausse { $card }.
shadows-white-thrown =
    { $number ->
        [1] Une carte blanche va à la défausse.
       *[other] { $number } cartes blanches vont à la défausse.
    }
shadows-white-sunk =
    { $number ->
        [1] Une carte blanche que personne ne peut prendre est défaussée sans être vue.
       *[other] { $number } cartes blanches que personne ne peut prendre sont défaussées sans être vues.
    }
shadows-white-opened = Des cartes blanches sont révélées : { $cards }.
shadows-black-thrown =
    { $number ->
        [1] Une carte noire va à la défausse.
       *[other] { $number } cartes noires vont à la défausse.
    }
shadows-reshuffled = Les deux pioches sont mélangées de nouveau : { $white } cartes blanches, { $black } cartes noires.
shadows-share-proposed = { $by } propose un partage des cartes. { $to-by-cards }.
shadows-share-refused = Refus : { $by }.
shadows-shares-taken = Les cartes sont partagées. { $to-by-cards }.
shadows-shares-dealt = Faute d’accord, les cartes sont mélangées et distribuées face cachée.
shadows-gave =
    { $number ->
        [1] { $by } donne une carte à { $to }.
       *[other] { $by } donne { $number } cartes à { $to }.
    }
shadows-black-looked =
    { $number ->
        [1] { $by } regarde la première carte noire.
       *[other] { $by } regarde les { $number } premières cartes noires.
    }
shadows-faces-seen = Les premières cartes de la pioche noire, dans l’ordre : { $cards }.
shadows-black-reordered = { $by } les remet dans l’ordre de son choix.
shadows-order-seen = Les premières cartes de la pioche noire sont maintenant, dans l’ordre : { $cards }.
shadows-heroism-laid = Héroïsme est joué pour { $quest }.
shadows-favor-laid = La Faveur divine est prête pour la prochaine égalité.
shadows-favor-used = La Faveur divine donne l’égalité aux Chevaliers.

## Quêtes

shadows-fight-laid = La carte { $card } est jouée contre { $quest }.
shadows-face-down-shown = Les cartes face cachée pour { $quest } sont révélées : { $cards }.
shadows-black-lifted = La dernière carte noire pour { $quest } est retirée.
shadows-combat-counted = Le combat contre { $quest } : { $white } pour les Chevaliers, { $black } pour le Mal.
shadows-grail-row-set =
    { $card-count ->
        [0] { $gone-count ->
            [0] Une carte quitte la rangée du Graal
           *[other] Quitte la rangée du Graal : { $gone }
        }
       *[other] { $gone-count ->
            [0] S’ajoute à la rangée du Graal : { $card }
           *[other] { $card } prend dans la rangée du Graal la place d’une carte : { $gone }
        }
    }.
shadows-sword-drifted =
    { $by ->
        [1] Excalibur avance d’un pas vers les Chevaliers.
       *[other] Excalibur avance d’un pas vers le Mal.
    }
shadows-war-fought = La carte { $card } est jouée contre { $war }.
shadows-warrior-came =
    Un guerrier rejoint { $war }{ $warriors ->
        [0] {""}
       *[other] {" "}({ $warriors } sur 4 maintenant)
    }.
shadows-warrior-gone = Un guerrier de moins chez { $war }.
shadows-mordred-came = Mordred rejoint { $war } : il faut une carte Combat 5 de plus pour les vaincre.
shadows-mordred-gone = Mordred quitte la guerre.
shadows-quest-decided =
    { $won ->
        [true] Les Chevaliers gagnent { $quest }.
       *[false] Les Chevaliers perdent { $quest }.
    }
shadows-relic-won = { $seat } gagne une relique : { $relic }.
shadows-relic-gone = Une relique quitte la partie : { $relic }.
shadows-sent-home =
    { $seats-count ->
        [0] Les Chevaliers libres quittent { $quest } et rentrent à la Table Ronde.
       *[other] De retour à la Table Ronde après { $quest } : { $seats }.
    }
shadows-quest-cleared =
    { $over ->
        [true] Finie pour de bon : { $quest }.
       *[false] À jouer de nouveau : { $quest }.
    }
shadows-solo-cleared = Les cartes des Chevaliers sont perdues : { $quest }.
shadows-die-thrown = { $seat } lance le dé : { $die }.
shadows-value-named = Le Combat ? de { $seat } vaut { $value }.
shadows-battle-fought =
    { $won ->
        [true] { $seat } gagne, { $total } contre { $die }.
       *[false] { $seat } perd, { $total } contre { $die }.
    }

## Sur la route

shadows-set-out = { $seat } part pour { $to }.
shadows-travel-drawn = Carte Voyage de { $seat } : { $card }
shadows-travel-reshuffled = Les cartes Voyage sont mélangées de nouveau.
shadows-arrived = { $seat } rejoint { $place }.
shadows-stayed = { $seat } ne passe pas. Le tour est fini.
shadows-merlin-came = Merlin rejoint { $place }.
shadows-captured = { $seat } tombe en captivité, et ne joue plus tant qu’un autre Chevalier ne paie pas d’une carte spéciale.
shadows-freed = { $by } délivre { $seat } avec { $card }.
shadows-ambush-broken = { $seat } force le passage avec une carte Combat.

## Actions héroïques et pouvoirs

shadows-action-taken = Action héroïque de { $seat } : { $action }.
shadows-free-action =
    { $action-words ->
        [A] { $seat } se déplace gratuitement (Sire Tristan).
       *[C] { $seat } joue gratuitement une carte spéciale (Sire Galahad).
    }
shadows-action-bought = { $seat } paie un point de bravoure pour une seconde action.
shadows-taken-back = { $seat } reprend le point de bravoure : pas encore de seconde action.
shadows-doomed = C’était le dernier point de bravoure de { $seat } : encore une action, puis la mort.
shadows-special-played = La carte spéciale de ce tour est jouée.
shadows-turn-ended = { $seat } finit son tour.
shadows-healed = { $seat } défausse trois cartes identiques pour se soigner.
shadows-power-used = { $seat } { $power }.
shadows-exchanged = { $by } et { $partner } échangent une carte.
shadows-cards-swapped = Tu as donné { $gave } et reçu { $got }.
shadows-discard-searched = { $seat } cherche une carte Merlin dans la défausse blanche.
shadows-search-answered =
    { $found ->
        [true] Il y a une carte Merlin dans la défausse.
       *[false] Il n’y a pas de carte Merlin dans la défausse.
    }
shadows-merlin-recalled = { $seat } reprend une carte Merlin dans la défausse.
shadows-knight-proposed = { $by } propose d’adouber { $seat }.
shadows-knight-refused = Refus : { $by }.
shadows-knighted = Debout, { $coat } ! { $seat } reçoit son blason.

## Loyauté, et la fin

shadows-accused = { $by } accuse { $seat }, qui doit révéler sa carte Loyauté.
shadows-loyalty-shown = { $seat } révèle : { $side }.
shadows-unmasked = { $seat } est désormais un Félon démasqué, et joue pour le Mal.
shadows-taunted = { $seat } nargue { $victim }, et lui prend une carte au hasard.
shadows-taunt-seen = La carte que tu as prise à { $victim } : { $card }.
shadows-schemed = { $seat } agit contre Camelot.
shadows-traitors-revealed =
    { $seats-count ->
        [0] Le décompte final commence. Aucun Félon n’était caché.
        [1] Le décompte final commence. Un Félon caché est démasqué : { $seats }.
       *[other] Le décompte final commence. Des Félons cachés sont démasqués : { $seats }.
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
shadows-merlin-taken = Une carte Merlin quitte la défausse.
shadows-order-kept = Le dessus de la pioche noire : { $cards }.
shadows-loyalties-laid = Loyautés. { $sides-by-seat }.
shadows-loyalties-aside = Cartes Loyauté non distribuées : { $sides }.
