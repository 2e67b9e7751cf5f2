## Les Chevaliers de la Table Ronde en trois minutes

rules-shadows-aim = Ensemble pour Camelot
    .text = Vous êtes les Chevaliers de la Table Ronde, et vous jouez tous contre le jeu. Une quête gagnée apporte des épées blanches. Une quête perdue en apporte des noires. Quand douze épées sont sur la table, il faut plus de blanches que de noires.
rules-shadows-traitor = Peut-être pas tous
    .text = Chacun reçoit une carte de loyauté et la garde secrète. Il peut y avoir un Félon parmi vous, qui gagne si Camelot tombe. Il siège avec vous, projette avec vous, et nuit un peu là où personne ne regarde.
rules-shadows-fall = Comment tombe Camelot
    .text = Sept épées noires, et tout est perdu. Douze engins de siège devant les murs, et tout est perdu. Si tous les Chevaliers loyaux sont morts, c’est fini aussi. À douze épées, l’égalité suffit pour perdre.
rules-shadows-evil = D’abord, le Mal avance
    .text = Chaque tour commence par un malheur, et tu choisis lequel. Pioche une carte noire, ajoute un engin de siège, ou perds un point de bravoure. Les cartes noires renforcent l’ennemi dans les quêtes. Certaines font pire.
rules-shadows-action = Ensuite, une bonne action
    .text = Après cela, tu fais une action héroïque. Va dans un autre lieu, ou agis là où tu es. Joue une carte spéciale. Soigne-toi avec trois cartes identiques. Accuse quelqu’un. Pour un point de bravoure, tu peux faire une seconde action, d’une autre sorte.
rules-shadows-camelot = À Camelot
    .text = À la Table Ronde, une action te donne deux cartes blanches. Ou bien tu attaques un engin de siège : joue des cartes Combat, lance le dé, et fais plus que lui. Qui ne rentre jamais a vite la main vide.
rules-shadows-quests = Dans les quêtes
    .text = Contre le Chevalier Noir et Lancelot, on part seul. Pour le Graal, pour Excalibur et dans les guerres, on part ensemble. Chaque quête demande d’autres cartes, et sa fiche dit lesquelles. En cas d’égalité, la quête est perdue. Si vous gagnez, il y a des épées, de la bravoure et de nouvelles cartes.
rules-shadows-say = Parlez, sans nommer de carte
    .text = Faites tous les plans que vous voulez : « Je peux aider contre les Pictes. » Ne dites jamais quelles cartes vous tenez, et ne les montrez pas. C’est la brume où se cache un Félon.
rules-shadows-accuse = Une accusation
    .text = À partir de six épées ou de six engins de siège, tu peux accuser un autre Chevalier. Chacun ne le peut qu’une fois. Si tu as raison, il y a une épée blanche de plus. Si tu as tort, une épée blanche devient noire.
rules-shadows-end = Le dernier compte
    .text = Quand la douzième épée est sur la table, on les compte. Un Félon jamais découvert rend d’abord noires deux épées blanches. Deux Félons cachés en retournent trois. Ensuite, s’il y a plus de blanches que de noires, Camelot gagne.
rules-shadows-two-players = Chacun commence avec un Merlin et sept autres cartes, et cinq points de bravoure. Il n’y a pas de cartes Loyauté : pas de Félon, et personne n’est accusé. Le reste ne change pas.
rules-shadows-three-players = Les cartes Loyauté sont distribuées, mais personne ne les regarde. À la sixième épée ou au sixième engin de siège, chacun regarde la sienne. D’ici là, personne ne sait qui trahit Camelot, pas même le Félon.
