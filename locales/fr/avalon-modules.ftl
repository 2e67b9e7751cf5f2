## Excalibur

avalon-excalibur-given = Excalibur est confiée à { $to }.
avalon-excalibur-used = { $by } tire Excalibur, et change en son contraire la carte jouée par { $target }.
avalon-excalibur-spared = { $by } laisse Excalibur au fourreau.
avalon-replaced-card-seen = Avant ton coup, { $target } avait joué : { $card }.

avalon-arming = { $leader } confie Excalibur à quelqu’un de l’équipe.
    .you = À qui, dans ton équipe, confies-tu Excalibur ?
    .why = Le { avalon-leader } confie l’épée à un autre membre de l’équipe, et le vote porte sur les deux. Quand toutes les cartes sont posées, qui la porte peut changer en son contraire la carte d’un autre membre.
avalon-striking = { $bearer } porte Excalibur, et peut la tirer.
    .you = Toutes les cartes sont posées, et tu portes Excalibur. La tires-tu ?
    .why = Tu peux changer en son contraire la carte d’un autre membre, et tu vois alors ce qu’elle était. Tout le monde sait à qui elle est, personne d’autre ne la voit. Une carte sous les projecteurs reste telle quelle.

avalon-arm = Tu confies Excalibur à { $bearer }.
    .offer = Confier Excalibur
avalon-strike = Tu tires Excalibur contre { $target }.
    .offer = Tirer Excalibur
avalon-sheathe = Tu laisses Excalibur au fourreau.
    .offer = La laisser au fourreau

avalon-bearer-must-be = Excalibur va à un membre de l’équipe autre que le { avalon-leader } : { $seats }.
avalon-strike-one-of = Excalibur vise un autre membre dont la carte est face cachée : { $seats }.

## Lancelot

avalon-allegiance-laid = Des cartes Allégeance sont posées face cachée : { $cards }.
avalon-schedule-laid = Les cartes Allégeance sont visibles, de la première à la dernière : { $cards }.
avalon-allegiance-turned =
    { $card-words ->
        [switch] Une carte Allégeance prend effet : les deux Lancelot changent de camp.
       *[no_change] Une carte Allégeance prend effet : rien ne change.
    }
avalon-lancelot-must-fail = Tu es du Mal, et à cette table un Lancelot du Mal fait échouer toutes les quêtes. Joue un échec.
avalon-allegiance-switch = Changement
avalon-allegiance-no-change = Pas de changement

## Cartes Complot : piocher et distribuer

avalon-plot-deck-set =
    { $number ->
        [one] { $number } carte Complot est prête.
       *[other] { $number } cartes Complot sont prêtes.
    }
avalon-plots-laid = La pioche des Complots, depuis le dessus : { $cards }.
avalon-plots-drawn =
    { $cards-count ->
        [1] { $by } pioche une carte Complot : { $cards }.
       *[other] { $by } pioche des cartes Complot : { $cards }.
    }
avalon-plot-given =
    { $keeps ->
        [true] { $card } est désormais devant { $to }.
       *[false] { $card } revient à { $to }, avec effet immédiat.
    }

avalon-handing-out = { $leader } distribue des cartes Complot.
    .you = Tu as des cartes Complot à distribuer. Laquelle va à qui ?
    .why = Le { avalon-leader } qui ouvre un tour pioche des cartes Complot et donne chacune à quelqu’un d’autre ; celle qui s’adresse au { avalon-leader }, il l’exécute. Un effet immédiat a lieu avant que la carte suivante soit donnée.
avalon-hand-out = Tu donnes { $card } à { $to }.
    .offer = Donner une carte
    .card = Quelle carte ?
    .to = À qui ?
avalon-carry-out = Tu exécutes { $card }.
    .offer = Exécuter toi-même une carte
avalon-plot-not-kept = Le { avalon-leader } ne garde aucune carte Complot. Donne-la à quelqu’un d’autre.
avalon-plot-one-each = À cette table, personne ne reçoit deux cartes d’une même pioche.

## Cartes Complot : celles qui se gardent

avalon-window-opened =
    { $cards-count ->
        [0] { $card } peut se jouer maintenant.
       *[other] { $cards } peuvent se jouer maintenant.
    }
avalon-plot-used = { $by } joue { $card }.
avalon-plot-forgone = { $by } laisse passer l’occasion.
avalon-forgo = Tu laisses passer l’occasion.
    .offer = Laisser passer l’occasion
avalon-plot-targets = { $card } peut viser : { $seats }.

avalon-lead-taken = { $by } prend la couronne.
avalon-claiming = { $seat } peut agir avant que le { avalon-leader } ne fasse quoi que ce soit.
    .you = Joues-tu une carte avant que le { avalon-leader } ne fasse quoi que ce soit ?
    .why = Avec Prise de pouvoir, tu prends toi-même la couronne ; après toi, plus personne ne le peut avant un vote. Là où Prise de responsabilité se garde, elle peut aussi se jouer maintenant.
avalon-take-lead = Tu prends la couronne.
    .offer = Prendre la couronne

avalon-doubting = L’équipe est approuvée ; { $seat } peut encore jouer Motion de défiance.
    .you = L’équipe est approuvée. Joues-tu Motion de défiance ?
    .why = L’équipe approuvée compte alors comme rejetée, l’une des cinq qui font perdre le Bien, et la couronne passe. La carte ne sert qu’une fois.
avalon-distrust = Tu n’as pas confiance en cette équipe.
    .offer = Jouer Motion de défiance

avalon-spotlight-set = { $target } passe sous les projecteurs, et jouera face visible.
avalon-card-shown = { $seat } a joué face visible : { $card }.
avalon-illuminating = { $seat } peut mettre quelqu’un sous les projecteurs.
    .you = Mets-tu un membre de l’équipe sous les projecteurs ?
    .why = La carte Quête de la personne que tu nommes est montrée à tous quand chacun a joué, et Excalibur n’y peut rien. Tu peux te nommer. La carte ne sert qu’une fois.
avalon-illuminate = Tu mets { $target } sous les projecteurs.
    .offer = Jouer Sous les projecteurs

avalon-card-watched = { $by } regarde la carte jouée par { $target }.
avalon-card-seen = { $target } a joué : { $card }.
avalon-watching = { $seat } peut avoir à l’œil un membre de l’équipe.
    .you = Regardes-tu une carte de cette quête ?
    .why = Tu vois une carte jouée pour chaque Je t’ai à l’œil que tu joues, telle qu’elle compte maintenant. Tout le monde sait à qui elle est, personne d’autre ne la voit. Chaque carte n’est regardée que par une personne au plus.
avalon-watch = Tu regardes la carte jouée par { $targets }.
    .offer = Jouer Je t’ai à l’œil

avalon-opinions-shown = Les premières voix sont connues. { $votes }.
avalon-opining = Qui a Leader d’opinion vote en premier, aux yeux de tous.
    .you = Tu as Leader d’opinion et votes donc en premier. Cette équipe doit-elle partir ?
    .why = Ton vote est montré avant que les autres choisissent. Deux votes qui passent en premier se révèlent ensemble.

## Cartes Complot : celles à effet immédiat

avalon-loyalty-looked = { $by } regarde la carte Loyauté montrée par { $target }.
avalon-loyalty-shown = { $by } montre son camp à { $to }.
avalon-overhearing = { $seat } surprend une conversation à côté.
    .you = Tu surprends une conversation. De qui veux-tu apprendre le camp ?
    .why = Tu dois apprendre si la personne à ta gauche ou à ta droite est maintenant du Bien ou du Mal. Tu peux en dire ce que tu veux, vrai ou faux.
avalon-overhear = Tu écoutes { $target }.
    .offer = Apprendre le camp d’à côté
avalon-confiding = { $seat } doit montrer son camp à quelqu’un ({ $card }).
    .you = Tu dois montrer ton camp à quelqu’un ({ $card }). À qui fais-tu confiance ?
    .why = Une autre personne de ton choix apprend si tu es maintenant du Bien ou du Mal, et rien d’autre. Vous pouvez en parler, vrai ou faux.
avalon-confide = Tu montres ton camp à { $to }.
    .offer = Montrer ton camp à quelqu’un

avalon-plot-taken = { $by } prend { $card } à { $giver }.
avalon-nothing-taken = { $by } ne trouve aucune carte Complot à prendre.
avalon-taking-responsibility = { $seat } prend ses responsabilités, et une carte Complot à quelqu’un d’autre.
    .you = Tu prends tes responsabilités. À qui prends-tu une carte Complot ?
    .why = Tu dois prendre une carte Complot posée devant quelqu’un d’autre. Elle est désormais à toi, pour en user ou la subir.
avalon-take = Tu prends { $card } à { $giver }.
    .offer = Prendre une carte Complot à quelqu’un
    .giver = À qui ?
    .card = Quelle carte ?

## Cartes Complot : leur nom, et ce qu’elles font

avalon-card-strong-leader = Prise de pouvoir
    .text = Avant que le { avalon-leader } ne fasse quoi que ce soit, prends la couronne. Une fois.
avalon-card-close-eye = Je t’ai à l’œil
    .text = Quand les cartes Quête sont posées, regardes-en une. Une fois.
avalon-card-no-confidence = Motion de défiance
    .text = Fais rejeter une équipe approuvée. Une fois.
avalon-card-take-responsibility = Prise de responsabilité
    .text = Prends une carte Complot posée devant quelqu’un d’autre.
avalon-card-opinion-maker = Leader d’opinion
    .text = Désormais, vote avant tous les autres, aux yeux de tous.
avalon-card-open-up = À cœur ouvert
    .text = Montre aussitôt à une autre personne si tu es du Bien ou du Mal.
avalon-card-overheard = Conversation surprise
    .text = Apprends aussitôt si la personne à ta gauche ou à ta droite est du Bien ou du Mal.
avalon-card-spotlight = Sous les projecteurs
    .text = Avant le choix des cartes Quête, nomme un membre de l’équipe qui devra jouer face visible. Une fois.
avalon-card-establish-confidence = Gage de confiance
    .text = Le { avalon-leader } montre aussitôt à une autre personne s’il est du Bien ou du Mal.
