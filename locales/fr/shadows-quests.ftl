## Les quêtes : quoi jouer et où, qui peut y aller, ce que rapporte la victoire, ce que coûte la défaite

shadows-quest-camelot = { shadows-place-camelot.title }
    .rule = Ici, une action te donne deux cartes blanches, si tu en as moins de douze en main. Ou bien tu attaques un engin de siège : joue des cartes Combat, puis lance le dé. Si ta somme est plus grande, l’engin est détruit ; sinon, tu perds un point de bravoure.
    .won = Rien ne se gagne ici : Camelot doit tenir jusqu’à la dernière épée sur la Table Ronde.
    .lost = Douze engins de siège prennent Camelot, et tout est perdu aussitôt.

shadows-quest-black-knight = { shadows-place-black-knight.title }
    .rule = Pour un seul Chevalier. Joue deux paires de cartes Combat, une carte par action. La quête se termine avec les deux paires ou avec quatre cartes noires. On compare alors les sommes ; en cas d’égalité, la quête est perdue. Si tu pars, tes cartes sont perdues.
    .won = Une épée blanche, un point de bravoure et trois cartes blanches. Le Chevalier Noir revient ensuite pour une nouvelle quête.
    .lost = Une épée noire, et le Chevalier sur place perd un point de bravoure. Le Chevalier Noir revient quand même.

shadows-quest-lancelot = { shadows-place-lancelot.title }
    .rule = Pour un seul Chevalier. Joue un full : trois cartes Combat d’une valeur et deux d’une autre, une carte par action. La quête se termine quand il est complet ou avec cinq cartes noires. On compare alors les sommes ; en cas d’égalité, la quête est perdue. Si tu pars, tes cartes sont perdues.
    .won = Une épée blanche, un point de bravoure, quatre cartes blanches, et l’Armure de Lancelot pour le Chevalier sur place. Vient ensuite le Dragon.
    .lost = Une épée noire, le Chevalier sur place perd un point de bravoure, et l’Armure est perdue. Vient ensuite le Dragon.

shadows-quest-dragon = { shadows-place-dragon.title }
    .rule = Autant de Chevaliers que l’on veut. Joue trois brelans : trois cartes Combat pour chacune de trois valeurs, une carte par action. La quête se termine quand ils sont complets ou avec cinq cartes noires. Les cartes noires de Lancelot valent ici 5, 7, 9 et 11. En cas d’égalité, la quête est perdue. Le Dragon ne vient qu’après Lancelot.
    .won = Épées blanches : { $dragon-swords }. Points de bravoure pour chaque Chevalier sur place : { $dragon-lives }. Cartes blanches à partager : { $dragon-cards }.
    .lost = Épées noires : { $dragon-swords }. Points de bravoure perdus par chaque Chevalier sur place : { $dragon-lives }.

shadows-quest-excalibur = { shadows-place-excalibur.title }
    .rule = Autant de Chevaliers que l’on veut. À chaque action, défausse une carte quelconque, face cachée, et Excalibur fait un pas vers les Chevaliers. Chaque carte noire Excalibur la rapproche d’un pas du Mal. À cinq pas du milieu, la quête est terminée.
    .won = Deux épées blanches, un point de bravoure pour chaque Chevalier sur place, sept cartes blanches à partager, et Excalibur pour l’auteur du dernier pas.
    .lost = Deux épées noires, chaque Chevalier sur place perd un point de bravoure, et Excalibur est perdue.

shadows-quest-grail = { shadows-place-grail.title }
    .rule = Autant de Chevaliers que l’on veut. À chaque action, joue une carte Graal dans une rangée de sept cases. Désespoir la remplit par l’autre bout, et Désolation prend la place de la carte Graal la plus lointaine. Sur une rangée pleine, une carte Graal enlève une carte noire, et Désespoir fait ce que dit sa carte. Sept cartes Graal gagnent, sept cartes noires perdent.
    .won = Trois épées blanches, un point de bravoure pour chaque Chevalier sur place, sept cartes blanches à partager, et le Graal pour qui a joué la dernière carte.
    .lost = Trois épées noires, chaque Chevalier sur place perd un point de bravoure, et le Graal est perdu.

shadows-quest-picts = { shadows-place-picts.title }
    .rule = Autant de Chevaliers que l’on veut. Joue des cartes Combat dans l’ordre 1, 2, 3, 4, 5, une carte par action. Chaque carte noire de la guerre amène un guerrier. La cinquième carte gagne, le quatrième guerrier perd. Si Mordred est là, il faut un Combat 5 de plus.
    .won = Une épée blanche, un point de bravoure pour chaque Chevalier sur place et quatre cartes blanches à partager. La guerre peut recommencer.
    .lost = Une épée noire, deux engins de siège, et chaque Chevalier sur place perd un point de bravoure. La guerre peut recommencer.

shadows-quest-saxons = { shadows-place-saxons.title }
    .rule = { shadows-quest-picts.rule }
    .won = { shadows-quest-picts.won }
    .lost = { shadows-quest-picts.lost }
