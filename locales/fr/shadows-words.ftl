## Lieux, dans une phrase et en titre. Les phrases usent de "vers", "pour", "contre", qui ne se contractent pas.

shadows-place-camelot = Camelot
    .title = Camelot
shadows-place-black-knight = la quête du Chevalier Noir
    .title = Chevalier Noir
shadows-place-lancelot = la quête de Lancelot
    .title = Lancelot
shadows-place-dragon = la quête du Dragon
    .title = Dragon
shadows-place-excalibur = la quête d’Excalibur
    .title = Excalibur
shadows-place-grail = la quête du Saint Graal
    .title = Saint Graal
shadows-place-picts = la guerre contre les Pictes
    .title = Pictes
shadows-place-saxons = la guerre contre les Saxons
    .title = Saxons
shadows-place-nowhere = nulle part
    .title = —
shadows-combat-black-knight = le Chevalier Noir
shadows-combat-lancelot = Lancelot
shadows-combat-dragon = le Dragon
shadows-war-picts = les Pictes
shadows-war-saxons = les Saxons

## Autres mots

shadows-relic-excalibur = Excalibur
shadows-relic-grail = le Saint Graal
shadows-relic-armor = l’Armure de Lancelot
shadows-colour-white = blanche
shadows-colour-black = noire
shadows-side-loyal = Loyal
    .wins = Tu gagnes si douze épées reposent sur la Table Ronde et que les blanches sont plus nombreuses que les noires.
shadows-side-traitor = Félon
    .wins = Tu gagnes si Camelot tombe : par douze engins de siège, par sept épées noires, par la mort de tous les Chevaliers loyaux, ou si les épées blanches ne sont pas majoritaires à la fin. Tant que personne ne te démasque, des épées blanches deviennent noires au décompte final.
shadows-status-knight = Chevalier
shadows-status-captured = en captivité
shadows-status-revealed = Félon démasqué
shadows-status-dead = a péri
shadows-status-absent = pas encore là
shadows-evil-black-card = pioche une carte noire
shadows-evil-siege-engine = ajoute un engin de siège
shadows-evil-life = perd un point de bravoure
shadows-evil-cards = défausse deux cartes à la place
shadows-action-A = un déplacement
shadows-action-B = une action de quête
shadows-action-C = une carte spéciale
shadows-action-D = un soin
shadows-action-E = une accusation
# Après un nom : ce que quelqu’un fait par un pouvoir.
shadows-power-exchange = demande un échange de cartes
shadows-power-swap = défausse une carte et en pioche une nouvelle
shadows-power-bleed = sacrifie un point de bravoure et pioche deux cartes
shadows-power-gift = pioche une carte grâce à Merlin
shadows-price-cards = les cartes que demande Morgane
shadows-price-lives = les points de bravoure que demande Morgane
shadows-answer-accept = J’accepte
shadows-answer-refuse = Je refuse
shadows-answer-yes = Oui
shadows-answer-no = Non
shadows-answer-grail = une carte Graal
shadows-answer-life = un point de bravoure
shadows-answer-come = Je viens
shadows-answer-stay = Je reste
shadows-scope-this-card = contre cette carte chaque fois qu’elle est piochée
shadows-scope-until-my-turn = jusqu’à mon tour
shadows-scope-always = toujours

## Ce que vise une carte spéciale

shadows-aim-siege = un engin de siège
shadows-aim-black-knight = { shadows-combat-black-knight }
shadows-aim-lancelot = { shadows-combat-lancelot }
shadows-aim-dragon = { shadows-combat-dragon }
shadows-aim-excalibur = Excalibur
shadows-aim-grail = le Saint Graal
shadows-aim-picts = les Pictes
shadows-aim-saxons = les Saxons
shadows-aim-camelot = { shadows-place-camelot }
shadows-aim-loyal = en Loyal : chaque Chevalier pioche une carte
shadows-aim-traitor = en Félon : te démasquer, et chaque Chevalier défausse deux cartes
shadows-aim-self = pour moi
shadows-aim-others = pour tous les autres
shadows-aim-draw = piocher trois cartes
shadows-aim-fight = jouer deux cartes Combat contre le Dragon
shadows-aim-lives = gagner deux points de bravoure
shadows-aim-dark-forest = { shadows-card-dark-forest }
shadows-aim-mists = { shadows-card-mists }
shadows-aim-mordred = { shadows-card-mordred }
shadows-aim-vivien = { shadows-card-vivien }
shadows-aim-witch-2 = { shadows-card-witch-2 }
shadows-aim-witch-5 = { shadows-card-witch-5 }
shadows-aim-witch-6 = { shadows-card-witch-6 }
shadows-aim-witch-7 = { shadows-card-witch-7 }

## Comment cela finit

shadows-why-siege = Douze engins de siège entourent Camelot, et la cité tombe.
shadows-why-black-swords = Sept épées noires reposent sur la Table Ronde.
shadows-why-loyal-dead = Tous les Chevaliers loyaux sont morts.
shadows-why-all-captured = Plus aucun Chevalier n’est libre.
shadows-why-swords = Douze épées reposent sur la Table Ronde. On les compte une dernière fois.
shadows-winner-loyal = Les Chevaliers gagnent !
shadows-winner-evil = Le Mal gagne !

## D’où vient une épée, un engin de siège ou un point de bravoure perdu

shadows-cause-black-knight = { shadows-place-black-knight.title }
shadows-cause-lancelot = { shadows-place-lancelot.title }
shadows-cause-dragon = { shadows-place-dragon.title }
shadows-cause-excalibur = { shadows-place-excalibur.title }
shadows-cause-grail = { shadows-place-grail.title }
shadows-cause-picts = { shadows-place-picts.title }
shadows-cause-saxons = { shadows-place-saxons.title }
shadows-cause-heroism = { shadows-card-heroism }
shadows-cause-mists = { shadows-card-mists }
shadows-cause-charge = { shadows-card-charge }
shadows-cause-ambush = { shadows-card-ambush }
shadows-cause-morgan-3 = { shadows-card-morgan-3 }
shadows-cause-morgan-4 = { shadows-card-morgan-4 }
shadows-cause-morgan-5 = { shadows-card-morgan-5 }
shadows-cause-witch-4 = { shadows-card-witch-4 }
shadows-cause-witch-7 = { shadows-card-witch-7 }
shadows-cause-accusation = une accusation juste
shadows-cause-evil = Progression du Mal
shadows-cause-action = prix d’une seconde action
shadows-cause-power = { shadows-coat-caradoc }
shadows-cause-siege = défaite contre un engin de siège
