## Avalon en trois minutes

rules-avalon-aim = À qui se fier ?
    .text = Le Bien et le Mal siègent à la même table ronde, et rien ne les distingue. Le Bien veut réussir trois quêtes. Le Mal veut en faire échouer trois, et se cache parmi vous.
rules-avalon-deal = Un rôle secret
    .text = Chacun reçoit un rôle et le garde secret. Les sbires du Mal se voient entre eux. Merlin les voit aussi. Un Fidèle Vassal ne voit rien, et doit raisonner. Le Mal est le plus petit camp, mais il en sait plus.
rules-avalon-team = Le { avalon-leader } nomme une équipe
    .text = Le { avalon-leader } choisit qui part en quête. Le plateau dit combien. Parlez-en d’abord : qui doit partir, et pourquoi ? Si l’équipe est rejetée, ou la quête finie, c’est au joueur suivant de mener.
rules-avalon-vote = Tout le monde vote
    .text = Chacun vote sur l’équipe en secret, puis tous les votes sont révélés. Il faut plus de la moitié : l’égalité ne suffit pas. Retenez les votes, car chacun en dit long sur son auteur. Qui voulait cette équipe, et qui la craignait ? Rejeter ne fait pas de toi un joueur du Mal. Les habitués votent souvent trois fois ou plus avant de partir. Demandez pourquoi l’un approuve : le Mal est peut-être dans l’équipe.
rules-avalon-rejections = Cinq équipes au plus
    .text = Après chaque équipe rejetée, { avalon-leader.lead } passe au suivant. Si une cinquième équipe de suite est rejetée, le Mal gagne aussitôt. Le Bien doit donc accepter la cinquième.
rules-avalon-quest = La quête
    .text = Chaque membre de l’équipe joue une carte, face cachée. Le Bien doit jouer Succès. Le Mal peut jouer Succès ou Échec. Les cartes sont mélangées, puis révélées. Un seul Échec, et la quête échoue. À sept joueurs ou plus, il en faut deux pour la quatrième.
rules-avalon-assassin = Le dernier mot
    .text = Si trois quêtes échouent, le Mal gagne. Si trois réussissent, l’Assassin n’a qu’un essai : qui est Merlin ? S’il a raison, le Mal gagne malgré tout. Merlin doit donc aider, sans que personne le remarque.
rules-avalon-say = Dis ce que tu veux
    .text = Tu peux dire la vérité ou mentir. Seule ta carte ne se montre jamais. Cherche ce qui ne peut pas mentir : les équipes, les votes, les Échecs. Si une quête à trois échoue, au moins l’un des trois est du Mal. C’est par là que l’on commence.
rules-avalon-numbers = Combien partent
rules-avalon-players = Joueurs
rules-avalon-two-fails = * Il faut deux Échecs pour cette quête.

## Les parties du jeu : ce qui se joue, et un exemple là où il est difficile de se le figurer

rules-avalon-part-quests = Là où le { avalon-leader } choisit la quête, il la choisit avec l’équipe.
    .example = À sept joueurs, deux quêtes sont finies. Elaine mène et prend la quatrième : l’équipe est plus grande, mais il y faut deux Échecs. Gareth aurait préféré la troisième, où un seul Échec en dit plus long.
rules-avalon-part-lady = Elle commence à la droite du premier { avalon-leader } et sert trois fois : après la deuxième, la troisième et la quatrième quête.
    .example = Gareth regarde Elaine et dit qu’elle est du Mal. La Dame est maintenant à Elaine. Elle regarde Lucan, et dit qu’il est du Bien. Qui croit Gareth ne se fie ni à elle ni à sa parole.
rules-avalon-part-excalibur = Le { avalon-leader } confie l’épée à un autre membre de l’équipe. Quand tous ont joué, qui la porte peut échanger la carte d’un membre, et voit seul laquelle c’était.
    .example = Lucan mène et confie l’épée à Elaine. Gareth joue Succès. Elaine se méfie et échange sa carte : c’est maintenant un Échec. Elle seule a vu que c’était un Succès.
rules-avalon-part-lancelot = La pile cachée a trois cartes sans changement et deux changements. Dès le troisième tour on en retourne une par tour : on en voit trois au plus. Les cartes visibles sont connues dès le début.
    .example = Cinq cartes sont visibles, et la deuxième et la quatrième sont des changements. Tristan était au début le Lancelot du Mal : au deuxième tour il est du Bien et joue Succès. Dès le quatrième il est de nouveau du Mal, et doit jouer Échec.
