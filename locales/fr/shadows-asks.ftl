## Ce qui est demandé : qui la table attend, la question elle-même (you), et la règle derrière elle (why)

shadows-council = Le conseil : chacun choisit une carte à montrer.
    .you = Laquelle de tes cartes poses-tu sur la Table Ronde ?
    .why = Chacun pose une carte de sa main, tous en même temps. Puis qui commence propose qui reçoit laquelle, et les autres acceptent ou refusent.
shadows-sharing = { $proposer } propose comment partager { $cards }.
    .you = Qui doit recevoir laquelle de ces cartes : { $cards } ?
    .why = Les parts n’ont pas à être égales. Tous les autres doivent accepter ; s’ils n’y viennent jamais, les cartes sont mélangées et distribuées.
shadows-consenting = Les autres répondent à { $proposer }.
    .you = La proposition : { $to-by-cards }. Acceptes-tu ?
    .why = Si tous acceptent, chacun prend ce qui était proposé. Sinon { $proposer } peut réessayer, jusqu’à épuiser les propositions ; alors les cartes sont distribuées au hasard.
shadows-progressing = { $seat } choisit comment le Mal progresse.
    .you = Le Mal doit progresser. Comment ?
    .why = Chaque tour commence par une carte noire, un engin de siège ou un point de bravoure perdu. Le douzième engin de siège fait perdre la partie, la septième épée noire aussi.
shadows-choosing = { $by } tient deux cartes noires, et en joue une.
    .you = Laquelle des deux joues-tu ? L’autre va sous la pioche.
    .why = Qui porte l’Armure de Lancelot pioche deux cartes noires au lieu d’une et met celle qui n’est pas jouée sous la pioche, sans la montrer.
shadows-laying = { $by } tient une carte noire avec un nombre.
    .you = La poses-tu face visible, ou face cachée ?
    .why = Les cartes noires avec un nombre peuvent se poser face cachée. Personne d’autre que toi ne sait alors ce qu’elle est, et tu pioches pour cela une carte blanche.
shadows-offering = Une carte noire spéciale est jouée par { $by } : { $card }. Des Merlin pour l’arrêter ?
    .you = { $card } va prendre effet. Combien de Merlin offres-tu ?
    .why = Trois Merlin ensemble annulent une carte noire spéciale, d’où qu’ils viennent. Les offres sont secrètes ; s’il y en a trop peu, tous reviennent sans être vus.
shadows-excalibur-asked = { $owner } peut sacrifier Excalibur contre la carte piochée par { $by }.
    .you =
        { $card-count ->
            [0] Une carte noire va être posée face cachée. Sacrifies-tu Excalibur pour l’annuler ?
           *[other] { $card } va prendre effet. Sacrifies-tu Excalibur pour l’annuler ?
        }
    .why = Excalibur annule une carte noire qui vient d’être piochée, par qui que ce soit. L’épée quitte alors la partie.
shadows-choosing-war = { $by } choisit une guerre.
    .you =
        { $mordred ->
            [true] Quelle guerre Mordred rejoint-il ?
           *[false] Qui les Mercenaires rejoignent-ils ?
        }
    .why = Un guerrier s’ajoute à cette guerre ; le quatrième la fait perdre. Là où est Mordred, il faut une carte de cinq de plus pour gagner.
shadows-volunteering =
    Qui s’offre à perdre { $price-words ->
        [cards] { $number ->
            [0] { $price }
            [1] une carte
           *[other] { $number } cartes
        }
       *[lives] { $number ->
            [0] { $price }
            [1] un point de bravoure
           *[other] { $number } points de bravoure
        }
    }, pour épargner les autres ?
    .you =
        T’offres-tu à perdre { $price-words ->
            [cards] { $number ->
                [0] { $price }
                [1] une carte
               *[other] { $number } cartes
            }
           *[lives] { $number ->
                [0] { $price }
                [1] un point de bravoure
               *[other] { $number } points de bravoure
            }
        } ?
    .why = Si personne ne le fait, chaque Chevalier défausse une carte. Tous ceux qui le pourraient sont interrogés en même temps ; si plusieurs s’avancent, qui a pioché la carte choisit.
shadows-picking-volunteer = { $by } choisit parmi ceux qui s’avancent.
    .you =
        Qui doit perdre { $price-words ->
            [cards] { $number ->
                [0] { $price }
                [1] une carte
               *[other] { $number } cartes
            }
           *[lives] { $number ->
                [0] { $price }
                [1] un point de bravoure
               *[other] { $number } points de bravoure
            }
        } ?
    .why = Une seule personne paie ; les autres sont épargnées.
shadows-discarding = Des cartes à défausser pour { $seats }.
    .you =
        { $number ->
            [1] Quelle carte défausses-tu ?
           *[other] Quelles { $number } cartes défausses-tu ?
        }
    .why = Tu choisis, et personne ne voit lesquelles. Qui en a moins les défausse toutes.
shadows-yielding-grails = Chaque Chevalier cède une carte Graal ou un point de bravoure.
    .you = Une carte Graal, ou un point de bravoure ?
    .why = Sorcière 4 prend une carte Graal à chaque Chevalier. Qui n’en a pas, ou ne veut pas la donner, perd un point de bravoure, même le dernier.
shadows-sparing = { $seat } va perdre un point de bravoure.
    .you = Tu vas perdre un point de bravoure. Défausses-tu deux cartes à la place ?
    .why = C’est ton pouvoir : pour chaque point de bravoure que tu vas perdre, tu peux défausser deux cartes blanches.
shadows-saving = { $owner } garde le Graal, et la mort approche pour { $dying }.
    .you = La mort approche pour { $dying }. Qui boit au Graal ?
    .why = Qui boit survit avec quatre points de bravoure et garde main et reliques. Le Graal est alors épuisé.
shadows-adding = Devant { $quest }, les cartes sont dévoilées, et { $seat } peut en ajouter une.
    .you = Les cartes sont dévoilées. Ajoutes-tu une carte Combat ?
    .why = C’est ton pouvoir : quand une quête où tu es finit par un combat, tu peux ajouter une carte Combat une fois tout dévoilé.
shadows-acting = L’heure des exploits a sonné pour { $seat }.
    .you = Que fais-tu ?
    .why = Une action héroïque par tour : te déplacer, agir sur place, jouer une carte spéciale, te soigner ou accuser. Une seconde doit être d’un autre genre et coûte un point de bravoure. Les pouvoirs viennent en plus.
shadows-exchanging = { $by } et { $partner } choisissent la carte à donner en échange.
    .you = Quelle carte donnes-tu ?
    .why = Arthur peut échanger une carte avec un autre Chevalier à chaque tour. Les deux choisissent ce qu’ils donnent, face cachée, et aucun ne peut refuser.
shadows-stacking = { $seat } remet des cartes noires en ordre.
    .you = Dans quel ordre les remets-tu, celle du dessus d’abord ?
    .why = Personne d’autre que toi ne connaît l’ordre. Quelqu’un piochera bientôt la première.
shadows-returning = { $by } lance une convocation : qui est ailleurs peut rentrer.
    .you = Rentres-tu à Camelot ?
    .why = Tu rentres aussitôt et sans carte Voyage ; les cartes blanches d’une quête que tu menais en solitaire sont perdues. Ceux qui sont à Camelot se partagent autant de nouvelles cartes qu’ils sont.
shadows-coming = { $by } appelle à l’aide, devant { $place }.
    .you = Viens-tu rejoindre { $place } ?
    .why = Tu y serais aussitôt et sans carte Voyage ; les cartes blanches d’une quête que tu menais en solitaire sont perdues.
shadows-slaying-dragon = { $seat } combat le Dragon.
    .you =
        { $left ->
            [1] Quelle est la seconde carte Combat ?
           *[other] Quelle est la première carte Combat ?
        }
    .why = Tueur de dragons te laisse poser deux cartes Combat d’un coup contre le Dragon. Les deux doivent suivre le motif : trois valeurs, trois cartes de chacune.
shadows-battling =
    { $to ->
        [none] { $seat } attaque un engin de siège.
       *[other] { $seat } subit une charge sur la route.
    }
    .you =
        { $die ->
            [0] Quelles cartes Combat opposes-tu au dé ?
           *[other] Le dé montre { $die }. Quelles cartes Combat lui opposes-tu ?
        }
    .why =
        La somme de tes cartes doit dépasser le dé, dont les faces vont jusqu’à { $faces }. La valeur d’un Combat ? est à ton choix. Si elle ne le dépasse pas, tu perds un point de bravoure{ $to ->
            [none] .
           *[other] , tu restes sur place, et le tour est fini. La règle nomme cette carte sans dire ce qu’elle fait : c’est une règle maison.
        }
shadows-naming-value = Un Combat ? doit avoir une valeur : { $seat } la dit.
    .you = Quelle valeur donnes-tu à ton Combat ? Tes autres cartes font { $total }.
    .why = Un Combat ? vaut de 1 à 5, au choix de qui le joue : dans une quête, contre un engin de siège et sur la route.
shadows-helping = Le dé montre { $die } contre { $total }, et { $seat } peut ajouter une carte.
    .you = C’est { $total } contre { $die }. Ajoutes-tu une carte Combat ?
    .why = C’est ton pouvoir : tu peux ajouter une carte Combat une fois le dé lancé.
shadows-straying = { $seat } s’égare en allant vers { $to }.
    .you =
        { $number ->
            [1] Tu t’égares. Défausses-tu une carte pour rejoindre { $to } ?
           *[other] Tu t’égares. Défausses-tu { $number } cartes pour rejoindre { $to } ?
        }
    .why = Qui ne peut ou ne veut payer reste sur place, et le tour est fini. La règle nomme cette carte sans dire ce qu’elle fait : c’est une règle maison.
shadows-ambushed = { $seat } tombe dans une embuscade en allant vers { $to }.
    .you = Une embuscade ! Défausses-tu une carte Combat pour rejoindre { $to } ?
    .why = Une seule de ces cartes te fait passer : { $cards }. Sinon tu perds un point de bravoure, tu restes sur place, et le tour est fini. La règle nomme cette carte sans dire ce qu’elle fait : c’est une règle maison.
shadows-taunting = { $seat } choisit qui narguer.
    .you = Qui nargues-tu ?
    .why = Un Félon démasqué prend à chaque tour une carte au hasard dans la main d’un Chevalier, et elle est défaussée.
shadows-scheming = { $seat } complote contre Camelot.
    .you = Que fais-tu subir à Camelot ?
    .why = Après la raillerie, un Félon démasqué ajoute un engin de siège, ou pioche et joue une carte noire.
shadows-proposing-knight = { $proposer } propose qui adouber.
    .you = Qui adouber parmi { $squires } ?
    .why = Une quête gagnée fait un Chevalier d’un écuyer qui y était. Les autres doivent être d’accord ; s’ils ne le sont jamais, les dés choisissent.
shadows-agreeing-on-knight = { $proposer } propose d’adouber { $named } ; les autres répondent.
    .you = Faut-il adouber { $named } ?
    .why = Si tous sont d’accord, c’est fait. Sinon { $proposer } peut réessayer, jusqu’à épuiser les propositions ; alors les dés choisissent.

## Ce que fait un joueur, et comment on le lui propose

shadows-lay-open = Tu poses { $card } sur la Table Ronde.
    .offer = Montrer une carte
shadows-propose-share = Tu proposes un partage des cartes.
    .offer = Proposer un partage
shadows-consent = Ta réponse : { $answer }.
    .offer = Répondre à la proposition
shadows-draw-black = Tu pioches une carte noire.
    .offer = Piocher une carte noire
shadows-raise-siege = Tu ajoutes un engin de siège.
    .offer = Ajouter un engin de siège
shadows-suffer = Tu perds un point de bravoure.
    .offer = Perdre un point de bravoure
shadows-pay-evil = Tu défausses { $cards } à la place.
    .offer = Défausser deux cartes à la place
shadows-peek = Tu regardes la première carte noire.
    .offer = Regarder la première carte noire
shadows-welcome = Qui arrive en retard prend la chaise libre.
    .offer = Installer qui arrive en retard
shadows-choose-black = Tu joues { $card }.
    .offer = Jouer l’une des deux
shadows-lay-up = Tu poses la carte face visible.
    .offer = La poser face visible
shadows-lay-down = Tu poses la carte face cachée.
    .offer = La poser face cachée
shadows-offer-merlins = Merlin que tu offres : { $number }.
    .offer = Offrir des Merlin
shadows-stand-by = Merlin que tu offres, { $scope } : { $number }.
    .offer = Offrir des Merlin, maintenant et plus tard
shadows-give-excalibur = Tu sacrifies Excalibur.
    .offer = Sacrifier Excalibur
shadows-keep-excalibur = Tu gardes Excalibur.
    .offer = Garder Excalibur
shadows-choose-war = Tu choisis { $war }.
    .offer = Choisir une guerre
shadows-volunteer = T’offres-tu ? { $answer }.
    .offer = Dire si tu t’offres
shadows-pick-volunteer = Tu choisis { $seat }.
    .offer = Choisir qui paie
shadows-discard = Tu défausses { $cards }.
    .offer = Défausser des cartes
shadows-yield-grail = Tu cèdes { $answer }.
    .offer = Céder quelque chose
shadows-spare = Tu défausses { $cards }, et gardes le point de bravoure.
    .offer = Défausser deux cartes à la place
shadows-bleed = Tu perds le point de bravoure.
    .offer = Perdre le point de bravoure
shadows-drink = { $seat } boira au Graal.
    .offer = Tendre le Graal
shadows-keep-grail = Tu gardes le Graal.
    .offer = Garder le Graal
shadows-add-fight = Tu ajoutes { $card }, qui vaut { $value }.
    .offer = Ajouter une carte Combat
shadows-add-nothing = Tu n’ajoutes rien.
    .offer = Ne rien ajouter
shadows-move = Tu pars vers { $to }.
    .offer = Te déplacer
shadows-depart = Tu quittes la Table Ronde vers { $to }.
    .offer = Quitter la Table Ronde, sans action
shadows-draw-cards = Tu pioches des cartes blanches.
    .offer = Piocher des cartes blanches
shadows-fight-siege = Tu attaques un engin de siège.
    .offer = Attaquer un engin de siège
shadows-attack = Tu attaques avec { $cards }.
    .offer = Poser des cartes Combat
shadows-name-value = Ton Combat ? vaut { $value }.
    .offer = Dire ce que vaut Combat ?
shadows-lay-fight = Tu poses { $card }, qui vaut { $value }.
    .offer = Poser ici une carte Combat
shadows-pull-sword = Tu défausses { $card } pour rapprocher Excalibur.
    .offer = Défausser une carte pour rapprocher Excalibur
shadows-lay-grail = Tu poses une carte Graal.
    .offer = Poser une carte Graal
shadows-fight-war = Tu poses { $card }.
    .offer = Poser ici la carte Combat suivante
shadows-play-special = Tu joues { $card }.
    .offer = Jouer une carte spéciale
shadows-play-free = Tu joues { $card }, sans action.
    .offer = Jouer une carte spéciale, sans action
shadows-free = Tu délivres { $seat } avec { $card }.
    .offer = Délivrer quelqu’un
shadows-heal = Tu défausses trois fois { $card }.
    .offer = Te soigner
shadows-accuse = Tu accuses { $seat }.
    .offer = Accuser quelqu’un
shadows-buy-action = Tu paies un point de bravoure pour une seconde action.
    .offer = Payer un point de bravoure pour une seconde action
shadows-step-forth = Tu jettes le masque.
    .offer = Jeter le masque, en Félon
shadows-end-turn = Tu finis ton tour.
    .offer = Finir le tour
shadows-exchange = Tu demandes une carte à { $partner }.
    .offer = Échanger une carte avec quelqu’un
shadows-swap = Tu défausses { $card } pour une nouvelle carte.
    .offer = Défausser une carte pour une nouvelle
shadows-bleed-for-cards = Tu donnes un point de bravoure pour deux cartes.
    .offer = Donner un point de bravoure pour deux cartes
shadows-search-discard = Tu fouilles la défausse.
    .offer = Chercher un Merlin dans la défausse
shadows-recall-merlin = Tu défausses { $cards } pour un Merlin.
    .offer = Défausser trois cartes pour le Merlin
shadows-merlins-gift = Tu demandes une carte à Merlin.
    .offer = Piocher une carte avec Merlin à tes côtés
shadows-give-card = Tu donnes { $card }.
    .offer = Donner une carte
shadows-stack = Tu les remets, celle du dessus d’abord : { $cards }.
    .offer = Les remettre
shadows-answer = Ta réponse : { $answer }.
    .offer = Répondre à l’appel
shadows-slay-fight = Tu poses { $card }, qui vaut { $value }.
    .offer = Poser une carte Combat contre le Dragon
shadows-pay-way = Tu défausses { $cards }, et continues.
    .offer = Défausser des cartes et continuer
shadows-break-through = Tu forces le passage avec { $card }.
    .offer = Forcer le passage
shadows-give-up = Tu restes sur place.
    .offer = Rester sur place
shadows-taunt = Tu nargues { $victim }.
    .offer = Narguer quelqu’un
shadows-call-black = Tu pioches une carte noire.
    .offer = Piocher et jouer une carte noire
shadows-call-siege = Tu ajoutes un engin de siège.
    .offer = Ajouter un engin de siège
shadows-propose-knight = Tu proposes d’adouber { $seat }.
    .offer = Proposer un écuyer
shadows-agree = Ta réponse : { $answer }.
    .offer = Répondre à la proposition
