## Excalibur

avalon-excalibur-given = Excalibur est confiée à { $to }.
avalon-excalibur-used = { $by } utilise Excalibur et fait échanger sa carte à { $target }.
avalon-excalibur-spared = { $by } n’utilise pas Excalibur.
avalon-replaced-card-seen = { $target } avait joué : { $card }.

avalon-arming = { $leader } confie Excalibur à quelqu’un de l’équipe.
    .title = Excalibur
    .you = À qui, dans ton équipe, confies-tu Excalibur ?
    .why = Le { avalon-leader } confie l’épée à un autre membre de l’équipe, et le vote porte sur les deux. Quand toutes les cartes sont jouées, son porteur peut faire échanger à un autre membre sa carte contre celle qu’il n’a pas jouée.
avalon-striking = { $bearer } porte Excalibur, et peut l’utiliser.
    .title = Excalibur
    .you = Toutes les cartes sont jouées, et tu portes Excalibur. L’utilises-tu ?
    .why = Tu peux faire échanger à un autre membre sa carte contre celle qu’il n’a pas jouée, et tu vois la carte qu’il avait jouée. Tout le monde sait à qui elle est, toi seul vois la carte. Une carte sous les projecteurs ne s’échange pas.

avalon-arm = Tu confies Excalibur à { $bearer }.
    .offer = Confier Excalibur
avalon-strike = Tu utilises Excalibur sur { $target }.
    .offer = Utiliser Excalibur
avalon-sheathe = Tu n’utilises pas Excalibur.
    .offer = Ne pas l’utiliser

avalon-bearer-must-be = Excalibur va à un membre de l’équipe autre que le { avalon-leader } : { $seats }.
avalon-strike-one-of = Tu peux utiliser Excalibur sur un autre membre dont la carte est face cachée : { $seats }.

## Lancelot

avalon-allegiance-laid = Des cartes Allégeance sont posées face cachée : { $cards }.
avalon-schedule-laid = Les cartes Allégeance sont visibles, de la première à la dernière : { $cards }.
avalon-allegiance-turned =
    { $card-words ->
        [switch] Une carte Allégeance prend effet : les deux Lancelot changent de camp.
       *[no_change] Une carte Allégeance prend effet : rien ne change.
    }
avalon-lancelot-must-fail = { avalon-good-must-succeed }
avalon-allegiance-switch = Changement d’Allégeance
avalon-allegiance-no-change = Pas de changement d’Allégeance

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
        [true] { $to } reçoit « { $card } ».
       *[false] { $to } reçoit « { $card } », avec effet immédiat.
    }

avalon-handing-out = { $leader } distribue des cartes Complot.
    .title = Cartes Complot
    .you = Tu as des cartes Complot à distribuer. Laquelle va à qui ?
    .why = Le { avalon-leader } qui ouvre un tour pioche des cartes Complot et donne chacune à quelqu’un d’autre ; celle qui s’adresse au { avalon-leader }, il l’exécute. Un effet immédiat a lieu avant que la carte suivante soit donnée.
avalon-hand-out = Tu donnes « { $card } » à { $to }.
    .offer = Donner une carte
    .card = Quelle carte ?
    .to = À qui ?
avalon-carry-out = Tu exécutes « { $card } ».
    .offer = Exécuter toi-même une carte
avalon-plot-not-kept = Le { avalon-leader } ne garde aucune carte Complot. Donne-la à quelqu’un d’autre.
avalon-plot-one-each = À cette table, personne ne reçoit deux cartes d’une même pioche.

## Cartes Complot : celles qui se gardent

avalon-window-opened =
    { $cards-count ->
        [0] « { $card } » peut se jouer maintenant.
       *[other] Peuvent se jouer maintenant : { $cards }.
    }
avalon-plot-used = { $by } joue « { $card } ».
avalon-plot-forgone = { $by } passe.
avalon-forgo = Tu passes.
    .offer = Passer
avalon-plot-targets = « { $card } » peut viser : { $seats }.

avalon-lead-taken = { $by } prend { avalon-leader.lead }.
avalon-claiming = { $seat } peut intervenir avant que le { avalon-leader } n’agisse.
    .title = Avant le { avalon-leader }
    .you = Joues-tu une carte avant que le { avalon-leader } n’agisse ?
    .why = Avec « Prise de pouvoir », tu prends { avalon-leader.lead }. Ensuite, plus personne ne le peut avant un vote. Là où « Prise de responsabilité » se garde, elle peut aussi se jouer maintenant.
avalon-take-lead = Tu prends { avalon-leader.lead }.
    .offer = Prendre { avalon-leader.lead }

avalon-doubting = L’équipe est approuvée. { $seat } peut encore jouer « Motion de défiance ».
    .title = Défiance ?
    .you = L’équipe est approuvée. Joues-tu « Motion de défiance » ?
    .why = L’équipe approuvée compte alors comme rejetée, l’une des cinq qui font perdre le Bien, et { avalon-leader.lead } passe. La carte ne sert qu’une fois.
avalon-distrust = Tu joues « Motion de défiance » contre cette équipe.
    .offer = Jouer « Motion de défiance »

avalon-spotlight-set = { $target } passe sous les projecteurs, et jouera face visible.
avalon-card-shown = { $seat } a joué face visible : { $card }.
avalon-illuminating = { $seat } peut jouer « Sous les projecteurs ».
    .title = Projecteurs ?
    .you = Mets-tu un membre de l’équipe sous les projecteurs ?
    .why = La carte Quête de la personne que tu nommes est montrée à tous quand chacun a joué, et Excalibur n’y peut rien. Tu peux te nommer. La carte ne sert qu’une fois.
avalon-illuminate = Tu mets { $target } sous les projecteurs.
    .offer = Jouer « Sous les projecteurs »

avalon-card-watched = { $by } regarde la carte jouée par { $target }.
avalon-card-seen = { $target } a joué : { $card }.
avalon-watching = { $seat } peut regarder une carte de l’équipe.
    .title = Un regard sur une carte
    .you = Regardes-tu une carte de cette quête ?
    .why = Pour chaque « Je t’ai à l’œil » que tu joues, tu vois une carte jouée, telle qu’elle compte maintenant. Tout le monde sait à qui elle est, toi seul vois la carte. Chaque carte n’est regardée que par une personne au plus.
avalon-watch = Tu regardes la carte jouée par { $targets }.
    .offer = Jouer « Je t’ai à l’œil »

avalon-opinions-shown = Les premières voix sont connues. { $votes }.
avalon-opining = Le joueur qui a « Leader d’opinion » vote en premier, aux yeux de tous.
    .title = Le premier vote
    .you = Tu as « Leader d’opinion » et votes donc en premier. Approuves-tu cette équipe ?
    .why = Ton vote est montré avant que les autres choisissent. Si deux joueurs votent en premier, leurs votes se révèlent ensemble.

## Cartes Complot : celles à effet immédiat

avalon-loyalty-looked = { $by } regarde la carte Loyauté montrée par { $target }.
avalon-loyalty-shown = { $by } montre une carte Loyauté à { $to }.
avalon-overhearing = { $seat } apprend le camp d’un voisin.
    .title = Le camp d’un voisin
    .you = De quel voisin veux-tu apprendre le camp ?
    .why = Tu dois apprendre si la personne à ta gauche ou à ta droite est maintenant du Bien ou du Mal. Tu peux en dire ce que tu veux, vrai ou faux.
avalon-overhear = Tu regardes le camp de { $target }.
    .offer = Apprendre le camp d’un voisin
avalon-confiding = { $seat } doit montrer son camp à quelqu’un (« { $card } »).
    .title = Montrer son camp
    .you = Tu dois montrer ton camp à quelqu’un (« { $card } »). À qui fais-tu confiance ?
    .why = Une autre personne de ton choix apprend si tu es maintenant du Bien ou du Mal, et rien d’autre. Vous pouvez en parler, vrai ou faux.
avalon-confide = Tu montres ton camp à { $to }.
    .offer = Montrer ton camp à quelqu’un

avalon-plot-taken = { $by } prend « { $card } » à { $giver }.
avalon-nothing-taken = { $by } ne trouve aucune carte Complot à prendre.
avalon-taking-responsibility = { $seat } prend une carte Complot à quelqu’un d’autre.
    .title = Prendre un Complot
    .you = À qui prends-tu une carte Complot ?
    .why = Tu dois prendre une carte Complot posée devant quelqu’un d’autre. Elle est désormais à toi, pour en user ou la subir.
avalon-take = Tu prends « { $card } » à { $giver }.
    .offer = Prendre une carte Complot à quelqu’un
    .giver = À qui ?
    .card = Quelle carte ?

## Cartes Complot : leur nom, et ce qu’elles font

avalon-card-strong-leader = Prise de pouvoir
    .text = Avant que le { avalon-leader } ne fasse quoi que ce soit, prends { avalon-leader.lead }. Une fois.
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
