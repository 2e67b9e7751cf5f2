## Les écrans des Chevaliers de la Table ronde dans le navigateur

ui-shadows-to-council = Au conseil
ui-shadows-you-are = Tu es
ui-shadows-your-power = Ton pouvoir
ui-shadows-laid-down = { $place } : tu as joué { $card } face cachée.
ui-shadows-title-council = Le conseil
ui-shadows-turns = Tours
ui-shadows-turn-of = Tour { NUMBER($number) } : { $name }
ui-shadows-chapter-turn = Tour { NUMBER($number) }
ui-shadows-chapter-end = La fin
ui-shadows-last-turn = Le dernier tour
ui-shadows-swords = Épées : { NUMBER($white) } blanches, { NUMBER($black) } noires.
ui-shadows-engines-now = Engins de siège : { NUMBER($count) } sur { NUMBER(12) }.
ui-shadows-life-points = Points de bravoure : { NUMBER($count) }
ui-shadows-hand-size = Cartes en main : { NUMBER($count) }
ui-shadows-hand-of =
    { $n ->
        [0] Aucune carte en main.
       *[other] En main ({ NUMBER($n) }) : { $cards }.
    }
ui-shadows-is-at = Lieu : { $place }
ui-shadows-has-accused = a accusé
ui-shadows-who-was-who = Qui était qui
ui-shadows-knights-here = Les Chevaliers de cette partie
ui-shadows-quests-here = Les quêtes et leurs enjeux
ui-shadows-white-cards = Cartes blanches
ui-shadows-black-cards = Cartes noires
ui-shadows-witches = Sorcières
ui-shadows-travel-cards = Cartes voyage
ui-shadows-stakes = Épées : { NUMBER($swords) }. Points de bravoure : { NUMBER($lives) }. Cartes blanches en cas de victoire : { NUMBER($cards) }. Engins de siège en cas de défaite : { NUMBER($siege) }.
ui-shadows-one-knight = Un seul Chevalier peut y être.
ui-shadows-only-once = Elle ne se joue qu’une fois.
ui-shadows-cost-last-life = C’est ton dernier point de bravoure : tu meurs si personne ne te fait boire au Graal.
ui-shadows-cost-last-engine = C’est le douzième engin de siège : Camelot tombe et la partie est finie.
ui-shadows-cost-accuse =
    Si { $name } est un Félon, une épée blanche s’ajoute : { $white-right } blanches, { $black } noires. Sinon, { $turned ->
        [0] aucune épée ne change.
        [one] une épée blanche devient noire : { $white-wrong } blanches, { $black-wrong } noires.
       *[other] { $turned } épées blanches deviennent noires : { $white-wrong } blanches, { $black-wrong } noires.
    } C’est ta seule accusation.
ui-shadows-cost-excalibur = Excalibur quitte la partie.
ui-shadows-cost-grail = Le Graal ne sert qu’une fois.
ui-shadows-cost-fate = Tout le monde voit l’effet du Destin : chaque Chevalier pioche une carte, ou un Félon se révèle.
ui-shadows-cost-solo =
    { $count ->
        [one] Tu laisses une carte sur cette quête : elle est perdue.
       *[other] Tu laisses { $count } cartes sur cette quête : elles sont perdues.
    }
ui-shadows-title-mine =
    { $step ->
        [evil] À toi : d’abord le Mal
       *[heroic] À toi de jouer
    }
ui-shadows-title-of =
    { $step ->
        [evil] Tour de { $name } : le Mal
       *[heroic] Tour de { $name }
    }
ui-shadows-knights-may =
    { $count ->
        [one] { $count } Chevalier au choix
       *[other] { $count } Chevaliers au choix
    }
ui-shadows-choice-expansion = La Compagnie de Merlin
ui-shadows-choice-bedivere = Sire Bedivere
ui-shadows-choice-traitors = Félons
ui-shadows-choice-fate-traitor = Le Destin et le Félon
ui-shadows-choice-galahad-plays-two = Les cartes spéciales de Sire Galahad
ui-shadows-choice-quiet-rounds = Tours de table sans progression du Mal
ui-shadows-official = Réponses officielles
    .no = Non. Là où les réponses de l’éditeur et le livret se contredisent, le livret tranche.
    .yes = Oui. Les réponses de l’éditeur tranchent, même contre le livret.
    .sets = Cela règle ces trois points :
ui-shadows-choice-odds = Chances de la prochaine carte noire
ui-shadows-choice-blind-loyalty = Loyauté à trois joueurs
ui-shadows-choice-squires = Écuyers
ui-shadows-choice-first = Qui joue en premier
ui-shadows-choice-late = Les retardataires
ui-shadows-choice-share-proposals = Propositions de partage des cartes
ui-shadows-choice-flips = Épées retournées par un Félon caché
ui-shadows-choice-coats = Chevaliers
    .how = Sans aucun choix, chacun choisit son Chevalier ou en reçoit un au hasard. Deux de la même couleur ne peuvent pas jouer ensemble.
ui-shadows-choice-wishes = Chevaliers choisis par les joueurs
ui-shadows-by-lot = au hasard
ui-shadows-wish = Choisis ton Chevalier
    .hint = ou reçois-en un au hasard
ui-shadows-wish-lot = Au hasard
    .hint = un Chevalier encore libre
ui-shadows-wish-colour = { $name } a cette couleur
ui-shadows-wish-mine = { $coat }, c’est moi
ui-shadows-wish-mine-lot = Je m’en remets au hasard
ui-shadows-choice-numbers = Nombres
ui-shadows-choice-flips-one = Pour un Félon caché
ui-shadows-choice-flips-two = Pour deux Félons cachés
ui-shadows-choice-unconfirmed = Ce que les règles laissent ouvert
ui-shadows-unsettled = Aucune source ne tranche. Les numéros après U et D sont ceux des questions dans les règles de ce serveur.
ui-shadows-fewer = Un de moins
ui-shadows-more-of = Un de plus
ui-shadows-pass = Je passe
ui-shadows-verb-offer-merlins = Juste maintenant
ui-shadows-verb-stand-by = Maintenant et après
ui-shadows-verb-move = Aller
ui-shadows-verb-draw-cards = Piocher
ui-shadows-verb-fight-siege = Siège
ui-shadows-verb-lay-fight = Combat
ui-shadows-verb-pull-sword = Tirer
ui-shadows-verb-lay-grail = Graal
ui-shadows-verb-fight-war = Combat
ui-shadows-verb-play-special = Spéciale
ui-shadows-verb-heal = Soin
ui-shadows-verb-accuse = Accuser
ui-shadows-verb-end-turn = Fin du tour
ui-shadows-verb-take-back = Reprendre le point
ui-shadows-hold = Maintiens une seconde
ui-shadows-price = −1 point
ui-shadows-analysis-possible =
    { $count ->
        [one] Qui étaient les Félons ? Une seule réponse était possible.
       *[other] Qui étaient les Félons ? { NUMBER($count) } réponses étaient possibles ; l’une d’elles peut être « personne ».
    }
ui-shadows-top-card = Sur la pioche noire
ui-shadows-below-it = (dessous : { $cards })
ui-shadows-count-hidden =
    { $many ->
        [one] { $names } était un Félon que personne n’a démasqué.
       *[other] { $names } étaient des Félons que personne n’a démasqués.
    } { $turned ->
        [0] Aucune épée blanche n’est devenue noire.
        [one] Une épée blanche est devenue noire : avant le décompte, il y en avait { NUMBER($white) } blanches et { NUMBER($black) } noires.
       *[other] { NUMBER($turned) } épées blanches sont devenues noires : avant le décompte, il y en avait { NUMBER($white) } blanches et { NUMBER($black) } noires.
    }
ui-shadows-count-nobody = Aucun Félon n’était caché, et aucune épée n’a changé de couleur.
