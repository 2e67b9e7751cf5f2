## La table avant la partie

shadows-board-loyalties = Cartes Loyauté : { $sides }.
shadows-board-no-loyalties = Il n’y a pas de cartes Loyauté.

## Le plateau

shadows-board-swords = Table Ronde { $track } { $white } blanches, { $black } noires
shadows-board-siege = Engins de siège { $track } { $n }
# Ce qui compte jusqu’ici pour les Chevaliers, et pour le Mal ; le Mal peut avoir des cartes face cachée.
shadows-board-sum = { $cards } = { $sum }
shadows-board-sum-hidden = { $cards } = { $sum } et plus
shadows-board-against = contre { $cards }
shadows-board-warriors =
    { $n ->
        [one] { $track } { $n } guerrier
       *[other] { $track } { $n } guerriers
    }
shadows-board-excalibur = le Mal { $track } Chevaliers
shadows-board-grail-marks = G Graal  D Désespoir  X Désolation
shadows-board-mark-grail = G
shadows-board-mark-despair = D
shadows-board-mark-desolation = X
shadows-board-quest-over = finie
shadows-board-heroism = ★ Héroïsme
shadows-board-merlin = ✦ Merlin
shadows-board-mordred = Mordred
shadows-board-lasting = En jeu : { $cards }.
shadows-board-favor = La Faveur divine est prête.
shadows-board-piles = Pioches : { $white } blanches ({ $white-discard } en défausse), { $black } noires ({ $black-discard }).
shadows-board-travel = Cartes Voyage : { $travel } ({ $discard }).
shadows-board-legend =
    ○ épée blanche  ● épée noire  ▲ engin de siège  ■ guerrier  · libre  ? face cachée  (7) face cachée, jouée par toi
    { shadows-board-grail-marks }  † Excalibur  ★ Héroïsme  ✦ Merlin
    ▸ son tour  ✚ relique  ! accusation utilisée  ♥ points de bravoure  ▯ cartes en main

## Les joueurs

shadows-board-player = Qui
shadows-board-coat = Chevalier
shadows-board-place = Lieu
shadows-board-lives = Bravoure
    .short = ♥
shadows-board-cards = Cartes
    .short = ▯
shadows-board-notes = Maintenant
shadows-board-turn = ▸ son tour
    .short = ▸
shadows-board-relic = ✚ { $relic }
shadows-board-relic-short = ✚
shadows-board-accused = ! a accusé
    .short = !
shadows-board-proved = Loyal, prouvé

## La carte d’un joueur

shadows-you-are = Tu es { $name } : { $title }.
shadows-you-title = { $coat }, { $side }
shadows-you-blind = loyauté inconnue
shadows-you-wins-blind = Personne ne connaît sa loyauté avant qu’il y ait six épées ou six engins de siège.
shadows-you-safe = Personne ne vous trahit dans cette partie : vous jouez tous contre le jeu.
shadows-you-wins-late = Tu reçois ta carte Loyauté quand tu entres dans la partie.
shadows-you-hand =
    { $n ->
        [0] Ta main est vide.
       *[other] Ta main ({ $n }) : { $cards }.
    }
shadows-you-drawn = Cartes noires à jouer : { $cards }.
shadows-you-card = { $card } : { $text }
shadows-you-pile = Ce que tu sais de la pioche noire, depuis le dessus : { $cards }.
shadows-board-quest = { $title }. { $rule } En cas de victoire : { $won } En cas de défaite : { $lost }

## Les chances de la prochaine carte noire

shadows-odds-title =
    { $harmful ->
        [one] Prochaine carte noire : { $harmful } sur { $total } fait du mal.
       *[other] Prochaine carte noire : { $harmful } sur { $total } font du mal.
    }
shadows-odds-short = Prochaine carte noire, sur { $total } : { $what }.
shadows-odds-line = { $n } sur { $total } : { $what }
shadows-odds-camelot-falls = le dernier engin de siège, et Camelot tombe
shadows-odds-lost = { $quest } est perdue
shadows-odds-lost-war = une guerre perdue
shadows-odds-fought = la dernière carte : { $quest }, et le combat a lieu aussitôt
shadows-odds-siege = un engin de siège
shadows-odds-special = une carte spéciale
shadows-odds-special-cards = une carte spéciale ({ $cards })
shadows-odds-comes =
    { $place ->
        [excalibur] Excalibur avance d’un pas vers le Mal
        [grail] un Désespoir dans la rangée du Graal
        [picts] un Picte de plus
        [saxons] un Saxon de plus
       *[other] une carte : { $quest }
    }
shadows-odds-takes = un Désespoir, qui retire une carte Graal
shadows-odds-war = un Picte ou un Saxon de plus, au choix de qui pioche
shadows-odds-nothing = aucun effet
