## Ce qu’une table peut choisir

shadows-option-expansion =
    { $expansion ->
        [true] La Compagnie de Merlin est en jeu : cartes Voyage, sorcières, sept Chevaliers de plus, et Merlin lui-même.
       *[false] Le jeu de base, sans La Compagnie de Merlin.
    }
shadows-option-bedivere =
    { $bedivere ->
        [true] Sire Bedivere peut rejoindre le jeu de base.
       *[false] Sire Bedivere ne rejoint pas le jeu de base.
    }
shadows-option-traitors =
    { $traitors ->
        [none] Il n’y a pas de Félon.
        [among_us] Le Félon parmi nous : il y a une carte Loyauté de plus que de joueurs, donc presque à coup sûr un Félon. À sept avec La Compagnie de Merlin, il y en a deux de plus.
       *[standard] Il y a peut-être un Félon.
    }
shadows-option-squires =
    { $squires ->
        [true] Le défi de l’écuyer : les joueurs sans Chevalier choisi commencent en écuyers, et deviennent Chevaliers dans une quête.
       *[false] Chacun commence en Chevalier.
    }
shadows-option-blind-loyalty =
    { $blind-loyalty ->
        [true] À trois, on ignore sa propre loyauté jusqu’à six épées ou six engins de siège.
       *[false] À trois, on connaît sa propre loyauté dès le début.
    }
shadows-option-coats =
    { $coats-count ->
        [0] Les Chevaliers sont distribués au hasard.
       *[other] Les Chevaliers sont choisis. { $coats-by-seat }.
    }
shadows-option-wishes =
    { $wishes-count ->
        [0] Qui souhaite un certain Chevalier l’obtient.
       *[other] Certains ont choisi leur Chevalier ; les autres sont tirés au hasard.
    }
shadows-option-first =
    { $first ->
        [none] Sans le Roi Arthur, le hasard décide qui commence.
       *[other] Sans le Roi Arthur, { $first } commence.
    }
shadows-option-late =
    { $late ->
        [0] Tout le monde joue dès le début.
        [1] Une place reste libre pour un retardataire.
       *[other] { $late } places restent libres pour des retardataires.
    }
shadows-option-share-proposals =
    { $share-proposals ->
        [1] Une proposition de partage, puis les cartes sont distribuées au hasard.
       *[other] Jusqu’à { $share-proposals } propositions de partage, puis les cartes sont distribuées au hasard.
    }
shadows-option-fate-traitor =
    { $fate-traitor ->
        [may_hide] Un Félon qui joue Destin peut rester caché.
       *[must_reveal] Un Félon qui joue Destin doit se démasquer.
    }
shadows-option-flips = Épées blanches qui deviennent noires à la fin pour un Félon caché, et pour deux : { $flips }.
shadows-option-galahad-plays-two =
    { $galahad-plays-two ->
        [true] La carte spéciale gratuite de Sire Galahad n’est pas une action : il peut en jouer une autre comme action.
       *[false] La carte spéciale gratuite de Sire Galahad est la seule de son tour.
    }
shadows-option-quiet-rounds =
    { $quiet-rounds ->
        [0] Sire Geraint et Sire Lamorak peuvent toujours payer en cartes.
        [one] Après { $quiet-rounds } tour de table sans progression du Mal, Sire Geraint et Sire Lamorak ne peuvent plus payer en cartes.
       *[other] Après { $quiet-rounds } tours de table sans progression du Mal, Sire Geraint et Sire Lamorak ne peuvent plus payer en cartes.
    }
shadows-option-odds =
    { $odds ->
        [true] On dit à tous ce que peut faire la prochaine carte noire, d’après les cartes que tous ont vues.
       *[false] On ne dit à personne ce que peut faire la prochaine carte noire.
    }
shadows-option-unconfirmed = Là où les livrets se taisent, cette table a ses propres réponses.

## Ce qu’aucun livret ne tranche

shadows-option-accusations-stay-open =
    { $accusations-stay-open ->
        [true] Les accusations s’ouvrent à six épées ou six engins de siège, et restent ouvertes.
       *[false] Les accusations ne sont ouvertes que tant qu’il y a six épées ou six engins de siège.
    }
shadows-option-merlins-in-chain =
    { $merlins-in-chain ->
        [true] Trois cartes Merlin arrêtent aussi les cartes piochées pour Morgane 2.
       *[false] Les cartes Merlin n’arrêtent pas les cartes piochées pour Morgane 2.
    }
shadows-option-dragon-swords = Épées pour le Dragon : { $dragon-swords }.
shadows-option-dragon-lives = Points de bravoure gagnés ou perdus avec le Dragon : { $dragon-lives }.
shadows-option-dragon-cards = Cartes pour avoir vaincu le Dragon : { $dragon-cards }.
shadows-option-travel-deck = Cartes Voyage : { $travel-deck }.
shadows-travel-deck-nothing-happens = { shadows-card-nothing-happens }
shadows-travel-deck-merlin-travels = { shadows-card-merlin-travels }
shadows-travel-deck-vision = { shadows-card-vision }
shadows-travel-deck-charge = { shadows-card-charge }
shadows-travel-deck-lost = { shadows-card-lost }
shadows-travel-deck-ambush = { shadows-card-ambush }
shadows-travel-deck-captured = { shadows-card-captured }
shadows-option-lost-cards = Cartes à défausser pour Fausse route ! : { $lost-cards }.
shadows-option-ambush-values = Cartes qui font passer une embuscade : { $ambush-values }.
shadows-ambush-value-fight-1 = { shadows-card-fight-1 }
shadows-ambush-value-fight-2 = { shadows-card-fight-2 }
shadows-ambush-value-fight-3 = { shadows-card-fight-3 }
shadows-ambush-value-fight-4 = { shadows-card-fight-4 }
shadows-ambush-value-fight-5 = { shadows-card-fight-5 }
shadows-ambush-value-fight-any = { shadows-card-fight-any }
shadows-option-extra-merlins = Cartes Merlin qu’ajoute l’extension : { $extra-merlins }.
shadows-option-armor-in-morgan-2 =
    { $armor-in-morgan-2 ->
        [true] L’Armure de Lancelot vaut pour les cartes piochées pour Morgane 2.
       *[false] L’Armure de Lancelot ne vaut pas pour les cartes piochées pour Morgane 2.
    }
shadows-option-voluntary-reveal =
    { $voluntary-reveal ->
        [true] Un Félon peut choisir de se démasquer.
       *[false] Un Félon ne peut pas choisir de se démasquer.
    }
shadows-option-despair-on-full-row =
    { $despair-on-full-row ->
        [true] Sur une rangée pleine, Désespoir emporte une carte Graal.
       *[false] Sur une rangée pleine, Désespoir ne fait rien.
    }
shadows-option-merlin-takes-desolation =
    { $merlin-takes-desolation ->
        [true] Une seule carte Merlin peut retirer Désolation.
       *[false] Une seule carte Merlin ne peut pas retirer Désolation.
    }
shadows-option-excalibur-in-chain =
    { $excalibur-in-chain ->
        [true] Excalibur annule aussi les cartes piochées pour Morgane 2.
       *[false] Excalibur n’annule pas les cartes piochées pour Morgane 2.
    }
shadows-option-merlins-against-traitor =
    { $merlins-against-traitor ->
        [true] Les cartes Merlin arrêtent aussi la carte d’un Félon démasqué.
       *[false] Les cartes Merlin n’arrêtent pas la carte d’un Félon démasqué.
    }
shadows-option-siege-die = Faces du dé : { $siege-die }.
shadows-option-fewest-fights = Nombre minimal de cartes Combat pour attaquer un engin de siège : { $fewest-fights }.
shadows-option-heal-with-any-kind =
    { $heal-with-any-kind ->
        [true] Trois cartes Merlin ou trois Combat ? soignent aussi.
       *[false] Seules des cartes Combat de même valeur ou des cartes Graal soignent.
    }
shadows-option-heal-at-most = Points de bravoure au-delà desquels on ne se soigne plus : { $heal-at-most }.
shadows-option-travel-to-camelot =
    { $travel-to-camelot ->
        [true] Aller à Camelot fait piocher une carte Voyage.
       *[false] Aller à Camelot ne fait pas piocher de carte Voyage.
    }
shadows-option-merlin-draws-in-camelot =
    { $merlin-draws-in-camelot ->
        [true] Merlin donne sa carte à Camelot aussi.
       *[false] Merlin ne donne pas de carte à Camelot.
    }
shadows-option-merlin-draws-before-evil =
    { $merlin-draws-before-evil ->
        [true] Merlin donne sa carte même avant la Progression du Mal.
       *[false] Merlin ne donne sa carte qu’après la Progression du Mal.
    }
shadows-option-divine-favor-in-siege =
    { $divine-favor-in-siege ->
        [true] La Faveur divine compte contre les engins de siège.
       *[false] La Faveur divine ne compte pas contre les engins de siège.
    }
shadows-option-truce-discards-heroism =
    { $truce-discards-heroism ->
        [true] Une trêve fait aussi défausser Héroïsme.
       *[false] Une trêve laisse Héroïsme en place.
    }
shadows-option-witch-5-turns = Épées blanches que la Sorcière 5 rend noires après une fausse accusation : { $witch-5-turns }.
shadows-option-bedivere-swaps = Cartes que Sire Bedivere peut changer dans un tour : { $bedivere-swaps }.
shadows-option-freeing-type =
    Délivrer un captif compte comme { $freeing-type ->
        [A] un déplacement
        [B] une action de quête
        [D] un soin
        [E] une accusation
       *[C] une carte spéciale
    }.
shadows-option-flips-one-revealed = Épées blanches qui deviennent noires pour un Félon caché quand un autre est démasqué : { $flips-one-revealed }.
shadows-option-rescue-to-camelot =
    { $rescue-to-camelot ->
        [true] Secours de Merlin peut l’amener à Camelot.
       *[false] Secours de Merlin ne l’amène que sur des quêtes.
    }
shadows-option-morgan-1-cards = Cartes que défausse un volontaire pour Morgane 1 : { $morgan-1-cards }.
shadows-option-morgan-5-lives = Points de bravoure que perd un volontaire pour Morgane 5 : { $morgan-5-lives }.

## Ce qui ne va pas (e), ou mérite un mot (w), dans le choix d’une table

shadows-e-players = Cette table est pour 2 à { $most } joueurs. Avec La Compagnie de Merlin ou Sire Bedivere, on peut jouer à huit.
shadows-e-loyalty-deck = Sans La Compagnie de Merlin, il n’y a pas assez de cartes Loyauté pour huit.
shadows-e-coats = Choisis un Chevalier pour chaque place.
shadows-e-wishes = Les Chevaliers souhaités ne correspondent pas aux places.
shadows-e-colours = Deux de ces Chevaliers ont la même couleur.
shadows-e-arthur = Avec La Compagnie de Merlin, le Roi Arthur est toujours en jeu.
shadows-e-company = L’un de ces Chevaliers ne vient qu’avec La Compagnie de Merlin.
shadows-e-late = Trop de places libres : il faut au moins deux joueurs, et une carte Loyauté pour chaque retardataire.
shadows-e-first = Le premier joueur doit être l’un des { $most } joueurs.
shadows-e-travel = Cette carte Voyage n’existe pas.
shadows-w-no-traitor = Sans Félon, tout le monde peut se fier à tout le monde. Bien pour une première partie.
shadows-w-traitor-certain = Il y a plus de joueurs que de cartes Loyal : il y a donc un Félon.
shadows-f-bedivere = Sire Bedivere rejoint la table : il y a ainsi un Chevalier pour le huitième joueur.
shadows-f-late =
    { $most ->
        [0] Aucune place ne reste libre pour les retardataires.
        [1] Une place reste libre pour un retardataire.
       *[other] { $most } places restent libres pour des retardataires.
    }
shadows-f-traitors = Les cartes Loyauté sont distribuées à la façon habituelle : pour l’autre, il en manque.
shadows-f-coats = Les Chevaliers sont distribués au hasard : ceux qu’on avait choisis l’étaient pour d’autres places.
shadows-f-first = Le hasard décide qui commence : la personne choisie n’est pas parmi les { $most } joueurs.
shadows-f-travel = Les cartes Voyage qui n’existent pas ont été retirées.
shadows-preset-first-game = Première partie
    .about = Le jeu de base sans Félon : tous ensemble contre le jeu.
shadows-preset-classic = Classique
    .about = Le jeu de base, et peut-être un Félon parmi vous.
shadows-preset-among-us = Un Félon parmi nous
    .about = Le jeu de base avec peu de cartes Loyauté : un Félon est très probable.
shadows-preset-everything = La totale
    .about = Avec La Compagnie de Merlin : d’autres Chevaliers, des sorcières et les dangers du voyage.
shadows-preset-together = Tous ensemble
    .about = Avec La Compagnie de Merlin et sans Félon : difficile, mais personne ne trahit.
shadows-preset-squires = Écuyers
    .about = Avec La Compagnie de Merlin ; tous commencent écuyers et sont adoubés lors des quêtes gagnées.
shadows-preset-two-players = Deux joueurs
    .about = Le jeu de base à deux : huit cartes et cinq points de bravoure chacun, sans cartes Loyauté.
shadows-preset-three-players = Trois joueurs
    .about = Le jeu de base à trois : personne ne regarde sa loyauté avant six épées ou six engins de siège.
