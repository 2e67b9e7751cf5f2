## Le plateau à l’écran : lieux, épées et engins

ui-shadows-quests = Quêtes
ui-shadows-map = La carte de Camelot
ui-shadows-stage = La carte en jeu
ui-shadows-of = sur { $n }
ui-shadows-change = { $from } → { $to }
ui-shadows-any = ?
ui-shadows-more = +{ $n }
ui-shadows-camelot-label = Camelot. Épées : { $white } blanches, { $black } noires, sur 12 ; la septième noire fait perdre la partie. Engins de siège : { $siege } sur 12.
ui-shadows-in-play = En jeu : { $cards }.
ui-shadows-lost-at = perdu à { $n }
ui-shadows-engines = Engins de siège : { $n }
ui-shadows-end-rule = La partie s’achève quand douze épées reposent sur la Table Ronde. Elle est gagnée si les blanches sont plus nombreuses que les noires.
ui-shadows-just-now = À l’instant :
ui-shadows-piles = Pioches
ui-shadows-pile-white = Blanche
ui-shadows-pile-black = Noire
ui-shadows-pile-travel = Voyage
ui-shadows-in-pile = { $n } dans la pioche
ui-shadows-lives-change = { $change } points

## Une quête en peu de mots

# Combien de pas du Mal encore : les sommes décident (ends), ou la quête est perdue (falls).
ui-shadows-ends-in = fin dans { $n }
ui-shadows-falls-in = perdue dans { $n }
ui-shadows-sums = { $white } : { $black }
# Le Mal a des cartes cachées.
ui-shadows-sums-hidden = { $white } : { $black }+?
ui-shadows-pattern-black-knight = deux paires
ui-shadows-pattern-lancelot = brelan, paire
ui-shadows-pattern-dragon = trois brelans
ui-shadows-next-card = à venir : { $n }
ui-shadows-to-win = encore { $n }
ui-shadows-quest-over = Cette quête est finie.
ui-shadows-solo-short = solo
ui-shadows-group-short = groupe

## Une quête en entier

ui-shadows-solo = Quête solitaire : un seul Chevalier à la fois.
ui-shadows-group = Quête ouverte à tous les Chevaliers.
ui-shadows-once = Elle se joue une fois.
ui-shadows-anew = Elle recommence après chaque fin.
ui-shadows-rule-black-knight = Joue deux paires de cartes Combat. Quand un côté est plein, la plus haute somme gagne ; en cas d’égalité, la quête est perdue.
ui-shadows-rule-lancelot = Joue trois cartes Combat égales et une paire. Quand un côté est plein, la plus haute somme gagne ; en cas d’égalité, la quête est perdue.
ui-shadows-rule-dragon = Joue trois fois trois cartes Combat égales. Quand un côté est plein, la plus haute somme gagne ; en cas d’égalité, la quête est perdue.
ui-shadows-rule-excalibur = Chaque carte défaussée ici tire l’épée d’un pas vers ta rive. Chaque Excalibur noire la repousse.
ui-shadows-rule-grail = Les cartes Graal remplissent la rangée par un bout, le Désespoir par l’autre. Sept cartes Graal gagnent.
ui-shadows-rule-picts = Joue de 1 à 5 dans l’ordre ; le 5 gagne. Quatre Pictes font perdre la guerre.
ui-shadows-rule-saxons = Joue de 1 à 5 dans l’ordre ; le 5 gagne. Quatre Saxons font perdre la guerre.
ui-shadows-state-combat =
    Les Chevaliers ont { $white }, le Mal a { $black }{ $hidden ->
        [0] .
        [one] { " " }et une carte cachée.
       *[other] { " " }et { $hidden } cartes cachées.
    } { $missing ->
        [one] Il manque { $missing } carte blanche.
       *[other] Il manque { $missing } cartes blanches.
    }
ui-shadows-state-war =
    La prochaine carte est un { $next }. { $missing ->
        [1] Elle gagne la guerre.
       *[other] Il manque { $missing } cartes.
    }
ui-shadows-state-steps = Encore { $missing } pas jusqu’à la victoire.
ui-shadows-ends-long =
    { $n ->
        [one] Encore { $n } carte noire, et les sommes décident.
       *[other] Encore { $n } cartes noires, et les sommes décident.
    }
ui-shadows-falls-long =
    { $n ->
        [one] Encore { $n } pas du Mal, et elle est perdue.
       *[other] Encore { $n } pas du Mal, et elle est perdue.
    }
ui-shadows-if-won = En cas de victoire : { $what }.
ui-shadows-if-lost = En cas de défaite : { $what }.
ui-shadows-win = Victoire
ui-shadows-lose = Défaite
ui-shadows-white-swords =
    { $n ->
        [one] { $n } épée blanche
       *[other] { $n } épées blanches
    }
ui-shadows-black-swords =
    { $n ->
        [one] { $n } épée noire
       *[other] { $n } épées noires
    }
ui-shadows-lives-more = +{ $n } bravoure par Chevalier ici
ui-shadows-lives-less = −{ $n } bravoure par Chevalier ici
ui-shadows-cards-to-share =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes à partager
    }
ui-shadows-engines-more =
    { $n ->
        [one] { $n } engin de siège
       *[other] { $n } engins de siège
    }
ui-shadows-mists-note = Une de ces épées noires vient des Brumes d’Avalon.
ui-shadows-heroism-note = Héroïsme : une épée de plus, de la même couleur.
ui-shadows-mordred-note = Mordred est ici : il faut une carte Combat 5 de plus pour gagner.
ui-shadows-here = Ici : { $names }.
ui-shadows-nobody-here = Il n’y a personne ici.
ui-shadows-merlin-here = Merlin est ici.
ui-shadows-only-here = Ici seulement : { $what }.
ui-shadows-move-here = Aller ici

## Ce que changerait le choix d’un lieu

ui-shadows-warriors-change = guerriers : { $change }
ui-shadows-sword-more = une épée de plus
ui-shadows-step-to-us = un pas vers nous
ui-shadows-despair-goes = un Désespoir s’en va
ui-shadows-last-black-goes = fin dans { $n } à nouveau

## Les Chevaliers

ui-shadows-knights = Chevaliers
ui-shadows-loyalties = La loyauté de tous
ui-shadows-you = Toi
ui-shadows-knight-label = { $name }, { $coat } : bravoure { $lives }, cartes { $cards }
ui-shadows-has-turn = a la main
ui-shadows-lives = Bravoure : { $n }
ui-shadows-cards = Cartes : { $n }

## Les cartes, ta main, et ce que tous voient

ui-shadows-fight = Combat
ui-shadows-hand =
    { $n ->
        [one] Ta main, { $n } carte
       *[other] Ta main, { $n } cartes
    }
ui-shadows-hand-empty = Ta main est vide.
ui-shadows-card-label =
    { $n ->
        [1] { $card }
       *[other] { $card }, { $n } en main
    }
ui-shadows-card-lifted = { $n } sur { $of } choisies
ui-shadows-special-black = Carte noire spéciale
ui-shadows-special-stays = Spéciale, reste en jeu
ui-shadows-standard-black = Carte noire
ui-shadows-travel-card = Carte Voyage
ui-shadows-face-down = Face cachée
ui-shadows-drawn-by = Piochée par : { $name }
ui-shadows-played-by = Jouée par : { $name }
ui-shadows-three-merlins = Trois Merlin ensemble l’annulent, de n’importe quelles mains.
ui-shadows-quest-won = { $quest } : victoire
ui-shadows-quest-lost = { $quest } : défaite
ui-shadows-camelot-stands = Camelot tient bon
ui-shadows-camelot-falls = Camelot tombe
