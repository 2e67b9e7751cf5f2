## Ce qu’une table peut choisir

avalon-option-roles = En jeu : { $roles }.
avalon-option-merlin =
    { $merlin ->
        [optional] On peut jouer sans Merlin.
       *[required] Merlin est toujours en jeu.
    }
avalon-option-leader = { $leader } reçoit d’abord { avalon-leader.lead }, comme convenu.
avalon-option-oberon-hidden-from-merlin =
    { $oberon-hidden-from-merlin ->
        [true] Oberon est caché à Merlin aussi.
       *[false] Oberon est montré à Merlin.
    }
avalon-option-quest-order =
    { $quest-order ->
        [free] Le { avalon-leader } choisit n’importe quelle quête encore ouverte.
        [free_lock5_concluded] Le { avalon-leader } choisit la quête ; la cinquième, une fois deux autres terminées.
        [free_lock5_won] Le { avalon-leader } choisit la quête ; la cinquième, une fois deux autres réussies.
       *[fixed] Les quêtes se suivent dans l’ordre.
    }
avalon-option-double-fail-quest =
    { $double-fail-quest ->
        [fourth_undertaken] À sept ou plus, la quatrième quête entreprise ne se perd qu’avec deux échecs.
       *[space4] À sept ou plus, la quête { $quest-labels ->
            [numbers] numéro quatre
           *[other] D
        } ne se perd qu’avec deux échecs.
    }
avalon-option-discussion =
    { $discussion ->
        [leader_calls] L’équipe reste à découvert, tout le monde discute, et le { avalon-leader } fait voter.
       *[none] On vote dès qu’une équipe est proposée.
    }
avalon-option-change-votes =
    { $change-votes ->
        [true] Un vote peut changer tant que tout le monde n’a pas voté.
       *[false] Un vote ne peut pas changer.
    }
avalon-option-lady =
    { $lady ->
        [true] La Dame du Lac est en jeu.
       *[false] La Dame du Lac n’est pas en jeu.
    }
avalon-option-lady-use =
    { $lady-use ->
        [may_decline] Le joueur qui détient la Dame peut choisir de ne pas l’utiliser.
       *[mandatory] Le joueur qui détient la Dame doit l’utiliser.
    }
avalon-option-lady-timing =
    { $lady-timing ->
        [board_number] La Dame est utilisée après les quêtes numéro deux, trois et quatre.
       *[completed_count] La Dame est utilisée après la deuxième, la troisième et la quatrième quête jouée.
    }
avalon-option-excalibur =
    { $excalibur ->
        [true] Excalibur est en jeu.
       *[false] Excalibur n’est pas en jeu.
    }
avalon-option-lancelot =
    { $lancelot ->
        [known_pair] Deux Lancelot sont en jeu, un dans chaque camp, et ils se connaissent.
        [hidden_switch] Deux Lancelot sont en jeu, et dès le troisième tour une carte cachée peut les faire changer de camp.
        [open_schedule] Deux Lancelot sont en jeu, et des cartes visibles disent quand ils changent de camp.
       *[off] Lancelot n’est pas en jeu.
    }
avalon-option-lancelot-evil-shown-as =
    { $lancelot-evil-shown-as ->
        [evil] Le Mal voit le Lancelot du Mal comme l’un des siens, sans son nom.
       *[lancelot] Le Mal sait nommément qui est le Lancelot du Mal.
    }
# La valeur compte des cartes : celles sans changement, puis celles avec, comme 3+2.
avalon-option-hidden-deck = La pioche Allégeance cachée compte { $hidden-deck } cartes : celles qui ne changent rien, et celles qui font changer de camp.
avalon-option-hidden-flip-moment =
    { $hidden-flip-moment ->
        [quest_open] La carte Allégeance cachée se révèle quand la quête commence.
       *[round_open] La carte Allégeance cachée se révèle quand le tour commence.
    }
avalon-option-schedule-deck =
    { $schedule-deck ->
        [five_of_five] Des cinq cartes Allégeance visibles, exactement deux font changer de camp.
       *[five_of_seven] Les cinq cartes Allégeance visibles sont tirées parmi sept ; deux au plus font changer de camp.
    }
avalon-option-schedule-binding =
    { $schedule-binding ->
        [quest_space] Chaque carte Allégeance visible est liée à une quête, et agit avec elle.
       *[round] Chaque carte Allégeance visible est liée à un tour, et agit avec lui.
    }
avalon-option-evil-lancelot-must-fail =
    { $evil-lancelot-must-fail ->
        [true] Un Lancelot du Mal doit faire échouer toutes les quêtes.
        [false] Un Lancelot du Mal joue la carte qu’il veut.
       *[none] Un Lancelot du Mal ne doit faire échouer que là où les cartes Allégeance sont visibles.
    }
avalon-option-plot =
    { $plot ->
        [true] Les cartes Complot sont en jeu.
       *[false] Les cartes Complot ne sont pas en jeu.
    }
avalon-option-plot-edition =
    { $plot-edition ->
        [revised] À cinq ou six, il y a dix cartes Complot et l’on en pioche deux.
       *[classic] À cinq ou six, il y a sept cartes Complot et l’on en pioche une.
    }
avalon-option-plot-deck =
    { $plot-deck-count ->
        [0] La pioche des Complots est celle d’usage.
        [one] La pioche des Complots est propre à cette table, de { $plot-deck-count } carte.
       *[other] La pioche des Complots est propre à cette table, de { $plot-deck-count } cartes.
    }
avalon-option-plot-recipients =
    { $plot-recipients ->
        [distinct_others] Personne ne reçoit deux cartes Complot d’une même pioche.
       *[any_other] Une personne peut recevoir plusieurs cartes Complot d’une même pioche.
    }
avalon-option-plot-precedence =
    { $plot-precedence ->
        [from_leaders_left] Pour les cartes Complot, on commence à la gauche du { avalon-leader } et l’on finit par lui.
       *[from_leader] Pour les cartes Complot, on commence par le { avalon-leader }.
    }
avalon-option-take-responsibility =
    { $take-responsibility ->
        [held] Prise de responsabilité se garde, et se joue avant que le { avalon-leader } commence.
       *[immediate] Prise de responsabilité a un effet immédiat.
    }
avalon-option-strong-leader-rotation =
    { $strong-leader-rotation ->
        [resume_original] Après une Prise de pouvoir, { avalon-leader.lead } repart du { avalon-leader } qui a dû céder.
       *[from_new] Après une Prise de pouvoir, { avalon-leader.lead } repart de là.
    }
avalon-option-assassin-targets =
    { $assassin-targets ->
        [anyone_else] L’Assassin peut désigner n’importe qui d’autre.
       *[not_shown_evil] L’Assassin ne désigne pas qui lui a été montré comme servant le Mal.
    }
avalon-option-everyone-guesses =
    { $everyone-guesses ->
        [true] À l’assassinat, chacun devine qui est Merlin ; seul le choix de l’Assassin tue.
       *[false] À l’assassinat, seul l’Assassin devine qui est Merlin.
    }
avalon-option-assassination-talk =
    { $assassination-talk ->
        [evil_channel] Avant que l’Assassin parle, le Mal peut se concerter à part.
       *[public_only] Avant que l’Assassin parle, tout se dit devant tous.
    }
avalon-option-post-game-detail =
    { $post-game-detail ->
        [roles] Après la fin, seuls les rôles sont montrés.
       *[full] Après la fin, tout est raconté.
    }
avalon-option-edition = Les règles sont celles de { $edition }.
avalon-option-strict-edition =
    { $strict-edition ->
        [true] Seul ce que contient cette boîte est en jeu.
       *[false] On peut ajouter ce qu’on veut à ce que contient cette boîte.
    }
avalon-option-leader-title =
    { $leader-title ->
        [leader] Celui qui mène s’appelle le Leader.
        [king] Celui qui mène s’appelle le Roi.
        [commander] Celui qui mène s’appelle le Commandant.
       *[by_language] Celui qui mène porte le titre d’usage dans ta langue.
    }
avalon-option-quest-labels =
    { $quest-labels ->
        [numbers] Les quêtes s’appellent 1 à 5.
        [letters] Les quêtes s’appellent A à E.
       *[by_language] Les quêtes portent le nom d’usage dans ta langue.
    }
avalon-option-beginners =
    { $beginners ->
        [true] Certains d’entre vous découvrent le jeu.
       *[false] Vous connaissez tous le jeu.
    }

## Les tables toutes prêtes, et les boîtes connues

avalon-preset-first-game = Première partie
    .about = Seulement Merlin et l’Assassin. Idéal pour une première partie.
avalon-preset-classic = Classique
    .about = Perceval et Morgane aussi, d’autres encore aux grandes tables, et la Dame dès sept joueurs.
avalon-preset-everything = La totale
    .about = Perceval et Morgane, Excalibur, les cartes Complot, et les quêtes dans n’importe quel ordre ; dès sept joueurs, Lancelot et la Dame aussi.
avalon-preset-box-it = La boîte italienne
    .about = Le jeu de base du livret italien ; tout ce qu’il contient peut s’ajouter.
avalon-preset-box-fr = La boîte française
    .about = Le jeu de base du livret français de 2021 : le Roi choisit la quête.
avalon-preset-box-fa = La boîte persane
    .about = Le jeu de base du livret persan : la table peut convenir de qui mène en premier.
avalon-edition-house = ce site
avalon-edition-it = la boîte italienne
avalon-edition-fr = la boîte française
avalon-edition-fa = la boîte persane

## Ce qui ne va pas (e), ou mérite un mot (w), dans le choix d’une table

avalon-e-players = Avalon se joue de 5 à 10.
avalon-e-unknown-role = Ce rôle n’existe pas.
avalon-e-duplicate = Chaque rôle qui porte un nom est en jeu une fois au plus.
avalon-e-evil-overflow = À ce nombre de joueurs, le camp du Mal a { $most } places, et l’on en a choisi davantage.
avalon-e-good-overflow = À ce nombre de joueurs, le camp du Bien a { $most } places, et l’on en a choisi davantage.
avalon-e-merlin-required = À cette table, Merlin est de toutes les parties.
avalon-e-merlin-needs-assassin = Merlin ne va pas sans l’Assassin : quelqu’un doit le traquer.
avalon-e-assassin-needs-merlin = L’Assassin ne va pas sans Merlin : il n’aurait personne à traquer.
avalon-e-percival-needs-merlin = Perceval ne va pas sans Merlin : il n’aurait personne à protéger.
avalon-e-leader = Le premier { avalon-leader } doit être l’un des { $most } joueurs.
avalon-w-percival-5 = À cinq, Perceval rend le Bien fort ; Mordred ou Morgane rétabliraient l’équilibre.
avalon-w-lady-small = La Dame du Lac donne le meilleur d’elle-même à sept ou plus.
avalon-w-many-new = Pour des débutants, cela fait beaucoup d’un coup ; un rôle de plus à la fois suffit bien.
avalon-w-no-assassination = Sans Merlin, personne n’est traqué : trois quêtes réussies terminent la partie.
avalon-w-morgana-inert = Sans Perceval, Morgane n’a personne à tromper et n’est qu’un simple sbire.
avalon-w-mordred-inert = Sans Merlin, Mordred n’a personne à qui se cacher et n’est qu’un simple sbire.
avalon-w-oberon-lonely = À deux dans le camp du Mal, si l’un reste caché, l’autre est seul aussi.
avalon-w-components = Un rôle est là plus de fois qu’une boîte n’en contient ; ici, cela ne gêne pas.
avalon-e-lancelot-pair = Les deux Lancelot vont ensemble : tous deux en jeu si l’on joue avec Lancelot, aucun sinon.
avalon-e-unknown-plot = Cette carte Complot n’existe pas.
avalon-e-edition = La boîte que suit cette table ne contient pas tout ce qui est choisi.
avalon-w-lancelot-small = Deux Lancelot qui se connaissent donnent le meilleur d’eux-mêmes à sept ou plus.
avalon-f-percival-out = Perceval reste hors du jeu.
avalon-f-mordred-out = Mordred reste hors du jeu : à ce nombre, le Mal n’a pas de place pour lui.
avalon-f-morgana-out = Morgane reste hors du jeu : à ce nombre, le Mal n’a pas de place pour elle.
avalon-f-oberon-out = Oberon reste hors du jeu : à ce nombre, le Mal n’a pas de place pour lui.
avalon-f-assassin-out = Sans Merlin, l’Assassin reste hors du jeu.
avalon-f-merlin-in = Merlin et l’Assassin sont en jeu, comme il se doit.
avalon-f-lancelots-in = Les deux Lancelot sont en jeu.
avalon-f-lancelots-out = La partie se joue sans les Lancelot.
avalon-f-roles = Les rôles qui n’existent pas ou figuraient deux fois ont été rayés.
avalon-f-fillers = Il y a moins de simples vassaux et de simples sbires.
avalon-f-leader = Le premier { avalon-leader } est tiré au hasard : la personne choisie n’est pas parmi les { $most } joueurs.
avalon-f-plots = Les cartes Complot qui n’existent pas ont été retirées.
avalon-f-edition = Ce que la boîte de cette table ne contient pas a été rétabli.
