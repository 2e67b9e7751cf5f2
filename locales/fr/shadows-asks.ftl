## Ce qui est demandé : qui la table attend, la question elle-même (you), et la règle derrière elle (why)

shadows-council = Le conseil : chacun choisit une carte à révéler.
    .you = Quelle carte poses-tu sur la Table Ronde ?
    .why = Chacun pose une carte de sa main, tous en même temps. Puis le premier joueur propose la répartition, et les autres acceptent ou refusent.
shadows-sharing = { $proposer } propose comment partager { $cards }.
    .you = Qui reçoit laquelle de ces cartes : { $cards } ?
    .why = Les parts n’ont pas à être égales. Tous les autres doivent accepter. Sans accord, les cartes sont mélangées et distribuées.
shadows-consenting = Les autres répondent à la proposition de { $proposer }.
    .you = La proposition : { $to-by-cards }. Acceptes-tu ?
    .why = Si tous acceptent, chacun prend les cartes proposées. Sinon { $proposer } peut réessayer. Après la dernière proposition, les cartes sont distribuées au hasard.
shadows-progressing = { $seat } choisit la Progression du Mal.
    .you = Le Mal doit progresser. Comment ?
    .why = Chaque tour commence par une carte noire, un engin de siège ou la perte d’un point de bravoure. Les Chevaliers perdent la partie au douzième engin de siège ou à la septième épée noire.
shadows-choosing = { $by } a pioché deux cartes noires, et en joue une.
    .you = Laquelle des deux joues-tu ? L’autre va sous la pioche.
    .why = Le Chevalier qui porte l’Armure de Lancelot pioche deux cartes noires au lieu d’une, en joue une et met l’autre sous la pioche sans la montrer.
shadows-laying = { $by } a pioché une carte noire avec un nombre.
    .you = La joues-tu face visible ou face cachée ?
    .why = Une carte noire avec un nombre peut être jouée face cachée. Personne d’autre que toi ne sait alors laquelle c’est, et tu pioches en échange une carte blanche.
shadows-offering = { $by } a pioché une carte noire spéciale : { $card }. Des cartes Merlin pour l’arrêter ?
    .you = { $card } va prendre effet. Combien de cartes Merlin offres-tu ?
    .why = Trois cartes Merlin ensemble annulent une carte noire spéciale, d’où qu’elles viennent. Les offres sont secrètes. S’il y en a trop peu, toutes reviennent en main sans être vues.
shadows-excalibur-asked = { $owner } peut sacrifier Excalibur pour annuler la carte de { $by }.
    .you =
        { $card-count ->
            [0] Une carte noire va être jouée face cachée. Sacrifies-tu Excalibur pour l’annuler ?
           *[other] { $card } va prendre effet. Sacrifies-tu Excalibur pour l’annuler ?
        }
    .why = Excalibur annule n’importe quelle carte noire qui vient d’être piochée. L’épée quitte alors la partie.
shadows-choosing-war = { $by } choisit une guerre.
    .you =
        { $mordred ->
            [true] Quelle guerre Mordred rejoint-il ?
           *[false] Qui les Mercenaires rejoignent-ils ?
        }
    .why = Un guerrier s’ajoute à cette guerre ; au quatrième, elle est perdue. Là où est Mordred, il faut une carte Combat 5 de plus pour gagner.
shadows-volunteering =
    Qui est volontaire pour { $price-words ->
        [cards] défausser { $number ->
            [0] { $price }
            [1] une carte
           *[other] { $number } cartes
        }
       *[lives] perdre { $number ->
            [0] { $price }
            [1] un point de bravoure
           *[other] { $number } points de bravoure
        }
    }, et épargner les autres ?
    .you =
        Veux-tu { $price-words ->
            [cards] défausser { $number ->
                [0] { $price }
                [1] une carte
               *[other] { $number } cartes
            }
           *[lives] perdre { $number ->
                [0] { $price }
                [1] un point de bravoure
               *[other] { $number } points de bravoure
            }
        } ?
    .why = Si personne n’est volontaire, chaque Chevalier défausse une carte. Tous ceux qui peuvent payer sont interrogés en même temps. S’il y a plusieurs volontaires, le joueur qui a pioché la carte choisit.
shadows-picking-volunteer = { $by } choisit parmi les volontaires.
    .you =
        Qui doit { $price-words ->
            [cards] défausser { $number ->
                [0] { $price }
                [1] une carte
               *[other] { $number } cartes
            }
           *[lives] perdre { $number ->
                [0] { $price }
                [1] un point de bravoure
               *[other] { $number } points de bravoure
            }
        } ?
    .why = Un seul volontaire paie.
shadows-discarding = Doivent encore défausser : { $seats }.
    .you =
        { $number ->
            [1] Quelle carte défausses-tu ?
           *[other] Quelles { $number } cartes défausses-tu ?
        }
    .why = Tu choisis, et personne ne voit lesquelles. Si tu en as moins, tu les défausses toutes.
shadows-yielding-grails = Chaque Chevalier cède une carte Graal ou un point de bravoure.
    .you = Une carte Graal, ou un point de bravoure ?
    .why = La Sorcière 4 prend une carte Graal à chaque Chevalier. Si tu n’en as pas, ou si tu la gardes, tu perds un point de bravoure, même le dernier.
shadows-sparing = { $seat } va perdre un point de bravoure.
    .you =
        Tu vas perdre un point de bravoure{ $cause-count ->
            [0] {""}
           *[other] {" "}({ $cause })
        }. Défausses-tu deux cartes à la place ?
    .why = C’est ton pouvoir : au lieu de chaque point de bravoure que tu perdrais, tu peux défausser deux cartes blanches.
shadows-saving = { $owner } a le Graal, et la mort approche pour { $dying }.
    .you = La mort approche pour { $dying }. Offres-tu le Graal ?
    .why = Le Chevalier qui boit survit avec quatre points de bravoure et garde sa main et ses reliques. Le Graal ne sert qu’une fois.
shadows-adding = Les cartes contre { $quest } sont révélées. { $seat } peut en ajouter une.
    .you =
        { $missing ->
            [-1] Les cartes sont révélées.
            [0] C’est { $white } contre { $black } : cela suffit pour gagner.
           *[other] C’est { $white } contre { $black } : il manque { NUMBER($missing) } pour gagner.
        } Ajoutes-tu une carte Combat ?
    .why = C’est ton pouvoir : quand une quête où tu es finit par un combat, tu peux ajouter une carte Combat une fois toutes les cartes révélées.
shadows-acting = { $seat } fait ses actions héroïques.
    .you = Que fais-tu ?
    .why = Tu fais une action héroïque par tour : te déplacer, faire une action de quête, jouer une carte spéciale, te soigner ou accuser. Une seconde doit être d’un autre genre et coûte un point de bravoure. Ton pouvoir vient en plus.
shadows-exchanging = { $by } et { $partner } choisissent la carte à donner en échange.
    .you = Quelle carte donnes-tu ?
    .why = Une fois par tour, Arthur peut échanger une carte avec un autre Chevalier. Chacun choisit une carte, face cachée, et aucun ne peut refuser.
shadows-stacking = { $seat } remet des cartes noires en ordre.
    .you = Dans quel ordre les remets-tu, celle du dessus d’abord ?
    .why = Personne d’autre que toi ne connaît l’ordre. La première carte sera la prochaine piochée.
shadows-returning = { $by } joue Convocation : chaque Chevalier peut rentrer à Camelot.
    .you = Rentres-tu à Camelot ?
    .why = Tu rentres aussitôt, sans carte Voyage. Si tu quittes une quête en solitaire, tes cartes blanches y sont perdues. Les Chevaliers à Camelot se partagent ensuite autant de nouvelles cartes qu’ils sont.
shadows-coming = { $by } appelle à l’aide : { $place }.
    .you = Viens-tu rejoindre { $place } ?
    .why = Tu y es aussitôt, sans carte Voyage. Si tu quittes une quête en solitaire, tes cartes blanches y sont perdues.
shadows-slaying-dragon = { $seat } combat le Dragon.
    .you =
        { $left ->
            [1] Quelle est la seconde carte Combat ?
           *[other] Quelle est la première carte Combat ?
        }
    .why = Avec Tueur de dragons, tu joues deux cartes Combat d’un coup contre le Dragon. Les deux doivent suivre le motif : trois valeurs, trois cartes de chacune.
shadows-battling =
    { $to ->
        [none] { $seat } attaque un engin de siège.
       *[other] { $seat } subit une charge sur la route.
    }
    .you =
        { $die ->
            [0] Quelles cartes Combat joues-tu contre le dé ?
           *[other] Le dé montre { $die }. Quelles cartes Combat joues-tu contre lui ?
        }
    .why =
        La somme de tes cartes doit dépasser le dé, qui va jusqu’à { $faces }. La valeur d’un Combat ? est à ton choix. Si tu ne le dépasses pas, tu perds un point de bravoure{ $to ->
            [none] .
           *[other] , tu restes sur place, et ton tour est fini. La règle nomme cette carte mais pas son effet : c’est une règle maison.
        }
shadows-naming-value = { $seat } dit ce que vaut un Combat ?.
    .you = Que vaut ton Combat ? Tes autres cartes font { $total }.
    .why = Un Combat ? vaut de 1 à 5 : dans une quête, contre un engin de siège et sur la route. Le joueur annonce la valeur en jouant la carte.
shadows-helping = Le dé montre { $die } contre { $total }. { $seat } peut ajouter une carte.
    .you =
        { $missing ->
            [-1] C’est { $total } contre { $die }.
            [0] C’est { $total } contre { $die } : cela suffit pour gagner.
           *[other] C’est { $total } contre { $die } : il manque { NUMBER($missing) } pour gagner.
        } Ajoutes-tu une carte Combat ?
    .why = C’est ton pouvoir : tu peux ajouter une carte Combat une fois le dé lancé.
shadows-straying = { $seat } s’égare en allant vers { $to }.
    .you =
        { $number ->
            [1] Tu t’égares. Défausses-tu une carte pour rejoindre { $to } ?
           *[other] Tu t’égares. Défausses-tu { $number } cartes pour rejoindre { $to } ?
        }
    .why = Si tu ne paies pas, tu restes sur place, et ton tour est fini. La règle nomme cette carte mais pas son effet : c’est une règle maison.
shadows-ambushed = { $seat } tombe dans une embuscade en allant vers { $to }.
    .you = Une embuscade ! Pour rejoindre { $to }, défausse une de ces cartes : { $cards }.
    .why = Une seule de ces cartes te fait passer : { $cards }. Si tu n’en défausses aucune, tu perds un point de bravoure, tu restes sur place, et ton tour est fini. La règle nomme cette carte mais pas son effet : c’est une règle maison.
shadows-taunting = { $seat } choisit qui narguer.
    .you = Qui nargues-tu ?
    .why = À chaque tour, un Félon démasqué prend une carte au hasard dans la main d’un Chevalier et la défausse.
shadows-scheming = { $seat } agit contre Camelot.
    .you = Que fais-tu contre Camelot ?
    .why = Après la raillerie, un Félon démasqué ajoute un engin de siège, ou pioche et joue une carte noire.
shadows-proposing-knight = { $proposer } propose qui adouber.
    .you = Qui adouber parmi { $squires } ?
    .why = Quand une quête est gagnée, un écuyer qui y était devient Chevalier. Les autres doivent être d’accord. Sans accord, le hasard décide.
shadows-agreeing-on-knight = { $proposer } propose d’adouber { $named } ; les autres répondent.
    .you = Acceptes-tu d’adouber { $named } ?
    .why = Si tous sont d’accord, c’est fait. Sinon { $proposer } peut réessayer. Après la dernière proposition, le hasard décide.

## Ce que fait un joueur, et comment on le lui propose

shadows-lay-open = Tu poses { $card } sur la Table Ronde.
    .offer = Révéler une carte
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
shadows-welcome = Un retardataire entre dans la partie.
    .offer = Installer un retardataire
shadows-choose-black = Tu joues { $card }.
    .offer = Jouer l’une des deux
shadows-lay-up = Tu joues la carte face visible.
    .offer = La jouer face visible
shadows-lay-down = Tu joues la carte face cachée.
    .offer = La jouer face cachée
shadows-offer-merlins = Tu offres des cartes Merlin : { $number }.
    .offer = Offrir des cartes Merlin
shadows-stand-by = Tu offres des cartes Merlin, { $scope } : { $number }.
    .offer = Offrir des cartes Merlin, maintenant et plus tard
shadows-give-excalibur = Tu sacrifies Excalibur.
    .offer = Sacrifier Excalibur
shadows-keep-excalibur = Tu gardes Excalibur.
    .offer = Garder Excalibur
shadows-keep-on = Tu gardes Excalibur, { $scope }.
    .offer = La garder, maintenant et ensuite
shadows-choose-war = Tu choisis { $war }.
    .offer = Choisir une guerre
shadows-volunteer = Volontaire : { $answer }.
    .offer = Te porter volontaire ou non
shadows-pick-volunteer = Tu choisis { $seat }.
    .offer = Choisir qui paie
shadows-discard = Tu défausses { $cards }.
    .offer = Défausser des cartes
shadows-yield-grail = Tu cèdes { $answer }.
    .offer = Carte Graal ou point de bravoure
shadows-spare = Tu défausses { $cards }, et gardes le point de bravoure.
    .offer = Défausser deux cartes à la place
shadows-bleed = Tu perds le point de bravoure.
    .offer = Perdre le point de bravoure
shadows-drink = { $seat } boit au Graal.
    .offer = Offrir le Graal
shadows-keep-grail = Tu gardes le Graal.
    .offer = Garder le Graal
shadows-add-fight = Tu ajoutes { $card }, qui vaut { $value }.
    .offer = Ajouter une carte Combat
shadows-add-nothing = Tu n’ajoutes rien.
    .offer = Ne rien ajouter
shadows-move = Tu pars pour { $to }.
    .offer = Te déplacer
    .to = Où vas-tu ?
shadows-depart = Tu quittes la Table Ronde pour { $to }.
    .offer = Quitter gratuitement la Table Ronde
    .to = Où vas-tu ?
shadows-draw-cards = Tu pioches des cartes blanches.
    .offer = Piocher des cartes blanches
shadows-fight-siege = Tu attaques un engin de siège.
    .offer = Attaquer un engin de siège
shadows-attack = Tu attaques avec { $cards }.
    .offer = Jouer des cartes Combat
shadows-name-value = Ton Combat ? vaut { $value }.
    .offer = Dire ce que vaut Combat ?
shadows-lay-fight = Tu joues { $card }, qui vaut { $value }.
    .offer = Jouer ici une carte Combat
shadows-pull-sword = Tu défausses { $card } pour rapprocher Excalibur.
    .offer = Défausser une carte pour rapprocher Excalibur
shadows-lay-grail = Tu joues une carte Graal.
    .offer = Jouer une carte Graal
shadows-fight-war = Tu joues { $card }.
    .offer = Jouer ici la carte Combat suivante
shadows-play-special = Tu joues { $card }.
    .offer = Jouer une carte spéciale
shadows-play-free = Tu joues gratuitement { $card }.
    .offer = Jouer gratuitement une carte spéciale
shadows-free = Tu délivres { $seat } avec { $card }.
    .offer = Délivrer un captif
shadows-heal = Tu défausses trois fois { $card }.
    .offer = Te soigner
    .card = De quelle carte en défausses-tu trois ?
shadows-accuse = Tu accuses { $seat }.
    .offer = Accuser quelqu’un
    .seat = Qui accuses-tu ?
shadows-buy-action = Tu paies un point de bravoure pour une seconde action.
    .offer = Payer un point de bravoure pour une seconde action
shadows-take-back = Tu reprends le point de bravoure.
    .offer = Reprendre le point de bravoure
shadows-step-forth = Tu te démasques en Félon.
    .offer = Te démasquer en Félon
shadows-end-turn = Tu finis ton tour.
    .offer = Finir ton tour
shadows-exchange = Tu échanges une carte avec { $partner }.
    .offer = Échanger une carte avec quelqu’un
shadows-swap = Tu défausses { $card } et pioches une nouvelle carte.
    .offer = Défausser une carte et en piocher une nouvelle
shadows-bleed-for-cards = Tu sacrifies un point de bravoure et pioches deux cartes.
    .offer = Sacrifier un point de bravoure, piocher deux cartes
shadows-search-discard = Tu fouilles la défausse.
    .offer = Chercher une carte Merlin dans la défausse
shadows-recall-merlin = Tu défausses { $cards } pour une carte Merlin.
    .offer = Défausser trois cartes pour la carte Merlin
shadows-merlins-gift = Tu pioches une carte grâce à Merlin.
    .offer = Piocher une carte grâce à Merlin
shadows-give-card = Tu donnes { $card }.
    .offer = Donner une carte
shadows-stack = Tu les remets, celle du dessus d’abord : { $cards }.
    .offer = Les remettre
shadows-answer = Ta réponse : { $answer }.
    .offer = Répondre à l’appel
shadows-slay-fight = Tu joues { $card }, qui vaut { $value }.
    .offer = Jouer une carte Combat contre le Dragon
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
