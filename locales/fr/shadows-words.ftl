## Lieux, dans une phrase et en titre. Les phrases usent de "vers", "pour", "contre", "devant", qui ne se contractent pas.

shadows-place-camelot = Camelot
    .title = Camelot
shadows-place-black-knight = le Chevalier Noir
    .title = Chevalier Noir
shadows-place-lancelot = Lancelot
    .title = Lancelot
shadows-place-dragon = le Dragon
    .title = Dragon
shadows-place-excalibur = Excalibur
    .title = Excalibur
shadows-place-grail = le Saint Graal
    .title = Saint Graal
shadows-place-picts = les Pictes
    .title = Pictes
shadows-place-saxons = les Saxons
    .title = Saxons
shadows-place-nowhere = nulle part
    .title = —
shadows-combat-black-knight = { shadows-place-black-knight }
shadows-combat-lancelot = { shadows-place-lancelot }
shadows-combat-dragon = { shadows-place-dragon }
shadows-war-picts = les Pictes
shadows-war-saxons = les Saxons

## Autres mots

shadows-relic-excalibur = Excalibur
shadows-relic-grail = le Saint Graal
shadows-relic-armor = l’Armure de Lancelot
shadows-colour-white = une blanche
shadows-colour-black = une noire
shadows-side-loyal = Loyal
    .wins = Tu gagnes s’il y a plus d’épées blanches que de noires quand douze reposent sur la Table Ronde.
shadows-side-traitor = Félon
    .wins = Tu gagnes si Camelot tombe : par douze engins de siège, par sept épées noires, par la mort de tous les Loyaux, ou s’il n’y a pas plus d’épées blanches que de noires à la fin. Tant que personne ne te démasque, des épées blanches deviennent noires au dernier compte.
shadows-status-knight = Chevalier
shadows-status-captured = en captivité
shadows-status-revealed = Félon démasqué
shadows-status-dead = a péri
shadows-status-absent = pas encore là
shadows-evil-black-card = une carte noire
shadows-evil-siege-engine = un engin de siège
shadows-evil-life = un point de bravoure perdu
shadows-evil-cards = deux cartes pour l’éviter
shadows-action-A = un déplacement
shadows-action-B = un acte sur place
shadows-action-C = une carte spéciale
shadows-action-D = un soin
shadows-action-E = une accusation
# Après un nom : ce que quelqu’un fait par un pouvoir.
shadows-power-exchange = demande un échange de cartes
shadows-power-swap = défausse une carte pour une nouvelle
shadows-power-bleed = donne un point de bravoure pour deux cartes
shadows-power-gift = reçoit une carte grâce à Merlin
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
shadows-scope-this-card = contre cette carte chaque fois qu’elle vient
shadows-scope-until-my-turn = jusqu’à mon tour
shadows-scope-always = toujours

## Ce que vise une carte spéciale

shadows-aim-siege = un engin de siège
shadows-aim-black-knight = { shadows-place-black-knight }
shadows-aim-lancelot = { shadows-place-lancelot }
shadows-aim-dragon = { shadows-place-dragon }
shadows-aim-excalibur = { shadows-place-excalibur }
shadows-aim-grail = { shadows-place-grail }
shadows-aim-picts = { shadows-place-picts }
shadows-aim-saxons = { shadows-place-saxons }
shadows-aim-camelot = { shadows-place-camelot }
shadows-aim-loyal = en Loyal : chaque Chevalier pioche une carte
shadows-aim-traitor = en Félon : jeter le masque, et chaque Chevalier défausse deux cartes
shadows-aim-self = pour moi
shadows-aim-others = pour tous les autres
shadows-aim-draw = piocher trois cartes
shadows-aim-fight = poser deux cartes Combat contre le Dragon
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

shadows-why-siege = Douze engins de siège se dressent devant Camelot, et la cité tombe.
shadows-why-black-swords = Sept épées noires reposent sur la Table Ronde, et elle se brise.
shadows-why-loyal-dead = Tous les Loyaux ont péri.
shadows-why-all-captured = Il ne reste plus un Chevalier en liberté.
shadows-why-swords = Douze épées reposent sur la Table Ronde, et on les compte une dernière fois.
shadows-winner-loyal = Les Chevaliers gagnent !
shadows-winner-evil = Le Mal gagne !
