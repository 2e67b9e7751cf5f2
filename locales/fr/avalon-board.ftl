## Le plateau

# Quel camp, et combien en sont.
avalon-board-side = { $side } ({ $n }) :
avalon-board-dealt =
    { $n ->
        [1] { $role }
       *[other] { $n } × { $role }
    }
avalon-board-quest = Quête { $quest }
avalon-board-quest-now = ▸ Quête { $quest }
avalon-board-size = équipe de { $size }
avalon-board-two-fails = 2 échecs requis
avalon-board-locked = encore fermée
avalon-board-won =
    { $fails ->
        [0] ✓ succès
        [one] ✓ succès, { $fails } échec
       *[other] ✓ succès, { $fails } échecs
    }
avalon-board-lost =
    { $fails ->
        [one] ✗ { $fails } échec
       *[other] ✗ { $fails } échecs
    }
avalon-board-rejections = Équipes rejetées : { $track } ({ $rejections } sur 5)
avalon-board-player = Qui
avalon-board-marks = Maintenant
avalon-board-vote = Dernier vote
avalon-board-quests = Quêtes
avalon-board-known = Tu sais
avalon-board-roles = Rôle
avalon-board-leader = ♛ { avalon-leader }
    .short = ♛
avalon-board-team = ● équipe
    .short = ●
avalon-board-lady = ◆ Dame
    .short = ◆
avalon-board-held-lady = ◇ a eu la Dame
    .short = ◇
avalon-board-named = † cible
    .short = †
avalon-board-excalibur = ‡ Excalibur
    .short = ‡
avalon-board-spotlight = ☼ projecteurs
    .short = ☼
avalon-board-approves = ✓ approuve
    .short = ✓
avalon-board-rejects = ✗ rejette
    .short = ✗
avalon-board-you = toi
avalon-board-looked = loyauté : { $side }
avalon-board-saw = { $card } à la quête { $quest }
avalon-board-legend = ♛ { avalon-leader }  ● dans l’équipe  ◆ garde la Dame  ◇ l’a déjà gardée  ‡ porte Excalibur  ☼ sous les projecteurs  † cible de l’Assassin  ✓ approuve  ✗ rejette  ⇄ les Lancelot changent de camp  · rien ne change  [ ] a déjà agi

# Les cartes Allégeance dans l’ordre : des signes avec le numéro d’un tour ou d’une quête.
avalon-board-by-round = Cartes Allégeance par tour : { $cards }
avalon-board-by-quest = Cartes Allégeance par quête : { $cards }
avalon-board-turned =
    { $turned ->
        [0] Aucune carte Allégeance n’est encore révélée
       *[other] Cartes Allégeance révélées : { $cards }
    }
avalon-board-switches =
    { $switches ->
        [0] les Lancelot sont dans leur camp de départ
        [1] les Lancelot ont changé de camp une fois
       *[other] les Lancelot ont changé de camp { $switches } fois
    }
avalon-board-switch = ⇄
avalon-board-steady = ·
avalon-board-acted = [{ $card }]
avalon-board-allegiance = { $cards } – { $switches }
avalon-board-card = { $card } : { $text }
avalon-board-drawn = À distribuer : { $cards }
avalon-board-plots =
    { $n ->
        [0] Cartes Complot : { $left } dans la pioche
       *[other] Cartes Complot ({ $left } dans la pioche) : { $cards }
    }

## La carte d’un joueur

avalon-you-are = Tu es { $name } : { $role }.
avalon-you-title = { $role }, { $side }
avalon-you-turned = { $role }, maintenant { $side }
avalon-you-stand =
    { $switches ->
        [0] Les Lancelot n’ont pas changé de camp : tu es du { $side }.
        [1] Les Lancelot ont changé de camp une fois : tu es maintenant du { $side }.
       *[other] Les Lancelot ont changé de camp { $switches } fois : tu es maintenant du { $side }.
    } Tu gagnes avec le camp où tu es à la fin.
avalon-you-see = Tu vois : { $seen }.
avalon-you-looked = Tu as appris leur camp – { $seen }.
avalon-you-peeked = Tu as vu des cartes : { $peeked }.
