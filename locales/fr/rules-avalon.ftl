## Avalon en trois minutes

rules-avalon-aim = À qui se fier ?
    .text = Le Bien et le Mal siègent à la même table ronde, et rien ne les distingue. Le Bien veut réussir trois quêtes. Le Mal veut en faire échouer trois, et se cache parmi vous.
rules-avalon-deal = Un rôle secret
    .text = Chacun reçoit un rôle et le garde secret. Les sbires du Mal se voient entre eux. Merlin les voit aussi. Un Fidèle Vassal ne voit rien, et doit raisonner. Le Mal est le plus petit camp, mais il en sait plus.
rules-avalon-team = Le { avalon-leader } nomme une équipe
    .text = Le { avalon-leader } choisit qui part en quête. Le plateau dit combien. Parlez-en d’abord : qui doit partir, et pourquoi ? Si l’équipe est refusée, ou la quête finie, c’est au joueur suivant de mener.
rules-avalon-vote = Tout le monde vote
    .text = Chacun vote sur l’équipe en secret, puis tous les votes sont montrés. Il faut plus de la moitié : l’égalité ne suffit pas. Retenez les votes, car chacun en dit long sur son auteur. Qui voulait cette équipe, et qui la craignait ?
rules-avalon-rejections = Cinq équipes au plus
    .text = Après chaque équipe refusée, un autre mène. Si une cinquième équipe de suite est refusée, le Mal gagne aussitôt. Le Bien doit donc accepter la cinquième.
rules-avalon-quest = La quête
    .text = Chaque membre de l’équipe joue une carte, face cachée. Le Bien doit jouer Succès. Le Mal peut jouer Succès ou Échec. Les cartes sont mêlées, puis montrées. Un seul Échec, et la quête échoue. À sept joueurs ou plus, il en faut deux pour la quatrième.
rules-avalon-assassin = Le dernier mot
    .text = Si trois quêtes échouent, le Mal gagne. Si trois réussissent, l’Assassin n’a qu’un essai : qui est Merlin ? S’il a raison, le Mal gagne malgré tout. Merlin doit donc aider, sans que personne le remarque.
rules-avalon-say = Dis ce que tu veux
    .text = Tu peux dire la vérité ou mentir. Seule ta carte ne se montre jamais. Cherche ce qui ne peut pas mentir : les équipes, les votes, les Échecs. Si une quête à trois échoue, au moins l’un des trois est du Mal. C’est par là que l’on commence.
rules-avalon-numbers = Combien partent
rules-avalon-players = Joueurs
rules-avalon-two-fails = * Il faut deux Échecs pour cette quête.
