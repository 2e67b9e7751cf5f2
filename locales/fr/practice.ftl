### Entraînement : une personne et des robots, et ce qu’on pouvait savoir après chaque quête.

table-practice-table = Cette table sert à s’entraîner : une personne et des robots. Personne d’autre ne peut s’asseoir, regarder ou prendre une place.
table-practice-fixed = L’entraînement se choisit avant la première donne, et reste.
table-practice-alone = Une seule personne s’entraîne ; tous les autres sont des robots.

ui-table-setting-practice = Entraînement seul avec des robots
ui-practice-mine = Entraînement : toi et des robots. Après chaque quête, tu vois ce que tu pouvais savoir.
ui-practice-other = Quelqu’un s’entraîne ici, seul avec des robots. Personne d’autre ne peut s’asseoir ou regarder.

ui-review = Ce que tu pouvais savoir
ui-review-from = D’après ce que ta place savait à la fin de la dernière quête
ui-review-none = Après la première quête, tu vois ici ce que tu pouvais savoir.
ui-review-avalon-possible =
    { $count ->
        [one] Un seul groupe de joueurs peut être le Mal.
       *[other] { NUMBER($count) } groupes de joueurs peuvent être le Mal.
    }
ui-review-shadows-possible =
    { $count ->
        [0] Personne ne peut être Félon.
        [one] Qui sont les Félons ? Une seule réponse est possible.
       *[other] Qui sont les Félons ? { NUMBER($count) } réponses sont possibles ; l’une d’elles peut être « personne ».
    }
ui-review-team = Tu as proposé une équipe à l’abri du Mal avec une probabilité de { $chance }. L’équipe la plus sûre : { $best }.
ui-review-approve = Tu as approuvé une équipe à l’abri du Mal avec une probabilité de { $chance }. L’équipe la plus sûre : { $best }.
ui-review-reject = Tu as refusé une équipe à l’abri du Mal avec une probabilité de { $chance }. L’équipe la plus sûre : { $best }.
ui-review-accuse = Tu as accusé quelqu’un qui était Félon avec une probabilité de { $chance }. Le plus suspect : { $best }.
ui-review-moved = Ce qui a le plus changé : { $name }, de { $before } à { $after }.
ui-review-go-on = Continuer

## Conseil : ce qu’un robot ferait à ta place, si la table le permet

ui-table-setting-advice = Tout le monde peut demander de l’aide : une ligne privée, ce que ferait un robot
ui-advice-allowed = L’aide est permise à cette table
ui-advice-ask = Aide-moi
ui-advice-private = Personne ne voit que tu demandes.
ui-advice-thinking = Je réfléchis …
ui-advice-line = À ta place, un robot choisirait ceci. { $what }.
ui-advice-deed = { $deed } : { $chosen }
ui-advice-nothing = On ne te demande rien pour l’instant.
ui-advice-suspect = C’est de { $name } qu’il doute le plus.
ui-advice-sure = Des autres, tu sais tout ce que tu peux savoir.
ui-advice-nobody = Il ne soupçonne personne plus que les autres.
