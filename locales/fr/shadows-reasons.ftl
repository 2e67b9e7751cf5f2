## Pourquoi quelque chose ne peut se faire : le cours du tour

shadows-evil-first = D’abord vient la Progression du Mal.
shadows-evil-done = Le Mal a déjà progressé pendant ce tour.
shadows-evil-overdue = Le Mal n’a pas progressé depuis { $rounds } tours de table : plus personne ne peut payer en cartes.
shadows-not-under-witch = Tant que la Sorcière 2 est en jeu, personne ne peut sacrifier de point de bravoure.
shadows-must-act = À ton tour, tu dois faire au moins une action héroïque.
shadows-kind-used = Tu as déjà fait une action de ce genre pendant ce tour : { $action }.
shadows-pay-first = Une seconde action coûte un point de bravoure : paie-le d’abord.
shadows-actions-spent = Tu as fait les deux actions de ce tour.
shadows-action-owed = Tu as payé une seconde action : fais-la d’abord.
shadows-take-back-first = Il ne reste rien à faire en seconde action : reprends le point de bravoure.
shadows-price-stays =
    { $cards ->
        [true] Tu as payé avec des cartes, et les cartes ne reviennent pas.
       *[false] Tu as déjà repris un point de bravoure ce tour-ci : cette fois, il reste payé.
    }
shadows-first-action-first = Fais ta première action avant d’en payer une seconde.
shadows-no-second-action = Il ne reste rien d’un autre genre à faire en seconde action.

## Lieux et quêtes

shadows-already-there = Tu y es déjà.
shadows-quest-over = Terminée pour de bon : { $quest }.
shadows-dragon-later = Le Dragon vient quand la quête de Lancelot est terminée.
shadows-solo-taken = Il n’y a place que pour un Chevalier, et { $seat } y est déjà.
shadows-only-at = Cela ne se fait qu’ici : { $places }.
shadows-nobody-may-join = Tu es sur une quête solitaire : personne ne peut te rejoindre.
shadows-no-siege-engine = Il n’y a pas d’engin de siège à attaquer.
shadows-does-not-fit = Cela n’entre pas dans la combinaison contre { $quest }. Valeurs possibles maintenant : { $values }.
shadows-both-must-fit = Après cette carte, aucune autre de ta main ne conviendrait.
shadows-next-in-war = La prochaine carte contre { $war } doit être un Combat { $value }.

## Cartes

shadows-hand-full = Avec { $most } cartes ou plus en main, tu ne peux pas piocher à Camelot.
shadows-not-in-hand = Tu n’as pas cette carte en main : { $card }.
shadows-too-few-cards =
    { $number ->
        [one] Il faut au moins { $number } carte en main.
       *[other] Il faut au moins { $number } cartes en main.
    }
shadows-no-fight-card = Tu n’as pas de carte Combat.
shadows-fights-only = On ne joue ici que des cartes Combat.
shadows-needs-one-of = Tu n’as aucune des cartes qu’il faut : { $cards }.
shadows-not-special = { $card } n’est pas une carte spéciale : elle se joue sur les quêtes.
shadows-one-special = Tu ne peux jouer qu’une carte spéciale par tour.
shadows-no-special-card = Tu n’as pas de carte spéciale.
shadows-no-special-now = Aucune de tes cartes spéciales ne peut être jouée maintenant.
shadows-barred-by = C’est interdit tant que cette carte est en jeu : { $card }.
shadows-no-target = Cette carte n’aurait aucun effet maintenant : { $card }.
shadows-fate-by-loyalty = La façon dont tu peux jouer Destin dépend de ta carte Loyauté.
shadows-lives-full = Avec { $most } points de bravoure, tu ne peux pas te soigner.
shadows-no-triple =
    { $any-kind ->
        [true] Pour te soigner, il te faut { $number } cartes identiques.
       *[false] Pour te soigner, il te faut { $number } cartes Combat ou Graal identiques.
    }
shadows-too-few-merlins =
    { $held ->
        [0] Tu n’as pas de carte Merlin.
        [one] Tu n’as que { $held } carte Merlin.
       *[other] Tu n’as que { $held } cartes Merlin.
    }
shadows-standing-full = Tu as déjà laissé une réponse pour { $most } cartes.

## Chevaliers

shadows-not-yourself = Choisis un autre Chevalier que toi.
shadows-not-at-large = { $seat } ne peut pas être choisi : en captivité, hors de vie ou Félon démasqué.
shadows-nobody-else = Il n’y a pas d’autre Chevalier à choisir.
shadows-nobody-captive = Personne n’est en captivité.
shadows-not-captive = { $seat } n’est pas en captivité.
shadows-no-cards-there = { $seat } n’a pas de carte.
shadows-no-accusations = Il n’y a pas de Félon dans cette partie : on n’accuse personne.
shadows-accusations-closed = Les accusations s’ouvrent avec { $number } épées sur la Table Ronde ou { $number } engins de siège à Camelot.
shadows-accused-already = Tu as déjà porté ta seule accusation de la partie.
shadows-proved-loyal = La loyauté est déjà prouvée : { $seat }.

## Pouvoirs, et Merlin

shadows-another-knight = C’est le pouvoir d’un autre Chevalier : { $coat }.
shadows-power-used-up = Tu l’as utilisé autant qu’un tour le permet.
shadows-search-first = Fouille d’abord la défausse.
shadows-no-merlin-there = Il n’y a pas de carte Merlin dans la défausse.
shadows-searched-already = Tu sais déjà s’il y a une carte Merlin dans la défausse.
shadows-pile-empty = Il n’y a pas de carte dans la pile.
shadows-merlin-elsewhere = Merlin n’est pas là où tu es.
shadows-merlin-in-camelot = À Camelot, Merlin ne donne pas de carte.
