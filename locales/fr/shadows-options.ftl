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
        [among_us] Il y a presque à coup sûr un Félon : il y a une carte Loyauté de plus que de joueurs, ou deux à sept joueurs avec La Compagnie de Merlin.
       *[standard] Il y a peut-être un Félon.
    }
shadows-option-squires =
    { $squires ->
        [true] Qui n’a pas choisi de Chevalier commence en écuyer, et gagne son blason dans une quête.
       *[false] Chacun commence en Chevalier.
    }
shadows-option-blind-loyalty =
    { $blind-loyalty ->
        [true] À trois, on ignore sa propre loyauté avant six épées posées ou six engins de siège dressés.
       *[false] À trois, on connaît sa propre loyauté dès le début.
    }
shadows-option-coats =
    { $coats-count ->
        [0] Les blasons sont distribués au hasard.
       *[other] Les blasons sont choisis. { $coats-by-seat }.
    }
shadows-option-first =
    { $first ->
        [none] Sans le Roi Arthur, les dés choisissent qui commence.
       *[other] Sans le Roi Arthur, { $first } commence.
    }
shadows-option-late =
    { $late ->
        [0] Tout le monde est là dès le début.
        [1] Une chaise reste libre pour qui arrive en retard.
       *[other] { $late } chaises restent libres pour qui arrive en retard.
    }
shadows-option-share-proposals =
    { $share-proposals ->
        [1] Une proposition de partage, puis les dés distribuent les cartes.
       *[other] Jusqu’à { $share-proposals } propositions de partage, puis les dés distribuent les cartes.
    }
shadows-option-fate-traitor =
    { $fate-traitor ->
        [may_hide] Un Félon qui joue Destin peut rester caché.
       *[must_reveal] Un Félon qui joue Destin doit jeter le masque.
    }
shadows-option-flips = Épées blanches qui se retournent à la fin pour un Félon caché, et pour deux : { $flips }.
shadows-option-unconfirmed = Ce qu’aucun livret ne tranche se joue à la manière de cette table.

## Ce qu’aucun livret ne tranche ; le numéro est celui de la question dans les règles

shadows-option-accusations-stay-open =
    { $accusations-stay-open ->
        [true] Dès que six épées ou six engins de siège sont là, les accusations restent ouvertes (D20).
       *[false] Les accusations sont ouvertes tant que six épées ou six engins de siège sont là (D20).
    }
shadows-option-merlins-in-chain =
    { $merlins-in-chain ->
        [true] Trois Merlin arrêtent aussi les cartes de Morgane 2 (D21).
       *[false] Les Merlin n’arrêtent pas les cartes de Morgane 2 (D21).
    }
shadows-option-dragon-swords = Épées pour le Dragon (U1) : { $dragon-swords }.
shadows-option-dragon-lives = Points de bravoure en jeu avec le Dragon (U1) : { $dragon-lives }.
shadows-option-dragon-cards = Cartes pour avoir vaincu le Dragon (U1) : { $dragon-cards }.
shadows-option-travel-deck = Cartes Voyage (U2) : { $travel-deck }.
shadows-travel-deck-nothing-happens = { shadows-card-nothing-happens }
shadows-travel-deck-merlin-travels = { shadows-card-merlin-travels }
shadows-travel-deck-vision = { shadows-card-vision }
shadows-travel-deck-charge = { shadows-card-charge }
shadows-travel-deck-lost = { shadows-card-lost }
shadows-travel-deck-ambush = { shadows-card-ambush }
shadows-travel-deck-captured = { shadows-card-captured }
shadows-option-lost-cards = Cartes que demande Fausse route (U3) : { $lost-cards }.
shadows-option-ambush-values = Ce qui force une embuscade (U3) : { $ambush-values }.
shadows-ambush-value-fight-1 = { shadows-card-fight-1 }
shadows-ambush-value-fight-2 = { shadows-card-fight-2 }
shadows-ambush-value-fight-3 = { shadows-card-fight-3 }
shadows-ambush-value-fight-4 = { shadows-card-fight-4 }
shadows-ambush-value-fight-5 = { shadows-card-fight-5 }
shadows-ambush-value-fight-any = { shadows-card-fight-any }
shadows-option-extra-merlins = Cartes Merlin qu’ajoute l’extension (U5) : { $extra-merlins }.
shadows-option-armor-in-morgan-2 =
    { $armor-in-morgan-2 ->
        [true] L’Armure de Lancelot aide contre Morgane 2 (U8).
       *[false] L’Armure de Lancelot n’aide pas contre Morgane 2 (U8).
    }
shadows-option-voluntary-reveal =
    { $voluntary-reveal ->
        [true] Un Félon peut se dévoiler à son gré (U9).
       *[false] Un Félon ne se dévoile pas à son gré (U9).
    }
shadows-option-despair-on-full-row =
    { $despair-on-full-row ->
        [true] Sur une rangée pleine, Désespoir emporte une carte Graal (U10).
       *[false] Sur une rangée pleine, Désespoir ne fait rien (U10).
    }
shadows-option-merlin-takes-desolation =
    { $merlin-takes-desolation ->
        [true] Un seul Merlin peut retirer Désolation (U11).
       *[false] Un seul Merlin ne peut pas retirer Désolation (U11).
    }
shadows-option-excalibur-in-chain =
    { $excalibur-in-chain ->
        [true] Excalibur agit contre les cartes de Morgane 2 (U13).
       *[false] Excalibur n’agit pas contre les cartes de Morgane 2 (U13).
    }
shadows-option-merlins-against-traitor =
    { $merlins-against-traitor ->
        [true] Les Merlin agissent contre la carte d’un Félon démasqué (U13).
       *[false] Les Merlin n’agissent pas contre la carte d’un Félon démasqué (U13).
    }
shadows-option-siege-die = Faces du dé (U14) : { $siege-die }.
shadows-option-fewest-fights = Cartes Combat qu’il faut au moins pour attaquer un engin de siège (U14) : { $fewest-fights }.
shadows-option-heal-with-any-kind =
    { $heal-with-any-kind ->
        [true] Trois Merlin ou trois Combat ? soignent aussi (U15).
       *[false] Seules des cartes Combat de même valeur ou des cartes Graal soignent (U15).
    }
shadows-option-heal-at-most = Points de bravoure au-delà desquels on ne se soigne plus (U15) : { $heal-at-most }.
shadows-option-travel-to-camelot =
    { $travel-to-camelot ->
        [true] Le chemin de Camelot demande une carte Voyage (U17).
       *[false] Le chemin de Camelot ne demande pas de carte Voyage (U17).
    }
shadows-option-merlin-draws-in-camelot =
    { $merlin-draws-in-camelot ->
        [true] Merlin donne sa carte à Camelot aussi (U18).
       *[false] Merlin ne donne pas de carte à Camelot (U18).
    }
shadows-option-merlin-draws-before-evil =
    { $merlin-draws-before-evil ->
        [true] Merlin donne sa carte même avant la progression du mal (U18).
       *[false] Merlin donne sa carte après la progression du mal (U18).
    }
shadows-option-divine-favor-in-siege =
    { $divine-favor-in-siege ->
        [true] La Faveur divine compte contre les engins de siège (U19).
       *[false] La Faveur divine ne compte pas contre les engins de siège (U19).
    }
shadows-option-truce-discards-heroism =
    { $truce-discards-heroism ->
        [true] Une trêve emporte l’Héroïsme (U20).
       *[false] Une trêve laisse l’Héroïsme en place (U20).
    }
shadows-option-witch-5-turns = Épées blanches que Sorcière 5 retourne après une fausse accusation (U21) : { $witch-5-turns }.
shadows-option-bedivere-swaps = Cartes que Sire Bedivere peut changer dans un tour (U23) : { $bedivere-swaps }.
shadows-option-freeing-type =
    Délivrer quelqu’un compte comme { $freeing-type ->
        [A] un déplacement
        [B] un acte sur place
        [D] un soin
        [E] une accusation
       *[C] une carte spéciale
    } (U24).
shadows-option-flips-one-revealed = Épées blanches qui se retournent pour un Félon caché quand un autre est démasqué (U30) : { $flips-one-revealed }.
shadows-option-rescue-to-camelot =
    { $rescue-to-camelot ->
        [true] Secours de Merlin peut l’amener à Camelot (U40).
       *[false] Secours de Merlin ne l’amène que sur des quêtes (U40).
    }
shadows-option-morgan-1-cards = Cartes que défausse un volontaire pour Morgane 1 (U42) : { $morgan-1-cards }.
shadows-option-morgan-5-lives = Points de bravoure que perd un volontaire pour Morgane 5 (U42) : { $morgan-5-lives }.

## Ce qui ne va pas (e), ou mérite un mot (w), dans le choix d’une table

shadows-e-players = Cette table se joue de 2 à { $most } ; La Compagnie de Merlin ou Sire Bedivere ouvrent la huitième place.
shadows-e-loyalty-deck = À huit, il n’y a pas assez de cartes Loyauté sans La Compagnie de Merlin.
shadows-e-coats = Nomme un Chevalier pour chaque place.
shadows-e-colours = Deux de ces Chevaliers ont la même couleur.
shadows-e-arthur = Avec La Compagnie de Merlin, le Roi Arthur est toujours en jeu.
shadows-e-company = L’un de ces Chevaliers ne vient qu’avec La Compagnie de Merlin.
shadows-e-late = Trop de chaises libres : il faut au moins deux joueurs, et une carte Loyauté pour chaque retardataire.
shadows-e-first = Qui commence doit être l’un des { $most } joueurs.
shadows-e-travel = Cette carte Voyage n’existe pas.
shadows-w-no-traitor = Sans Félon, tout le monde peut se fier à tout le monde. Bien pour une première partie.
shadows-w-traitor-certain = Il y a plus de joueurs que de cartes Loyal : il y a donc un Félon.
shadows-f-bedivere = Sire Bedivere rejoint la table : il faut un Chevalier à la huitième place.
shadows-f-late =
    { $most ->
        [0] Aucune chaise n’est gardée libre pour les retardataires.
        [1] Une chaise est gardée libre pour un retardataire.
       *[other] { $most } chaises sont gardées libres pour les retardataires.
    }
shadows-f-traitors = Les cartes Loyauté sont distribuées à la façon habituelle : pour l’autre, il en manque.
shadows-f-coats = Chaque place reçoit un Chevalier au hasard : ceux qu’on avait choisis l’étaient pour d’autres places.
shadows-f-first = Les dés désignent qui commence : la personne choisie n’est pas l’un des { $most } joueurs.
shadows-f-travel = Les cartes Voyage qui n’existent pas ont été retirées.
shadows-preset-first-game = Première partie
    .about = Le jeu de base sans Félon : toute la table contre le jeu.
shadows-preset-classic = Classique
    .about = Le jeu de base, et peut-être un Félon parmi vous.
shadows-preset-everything = La totale
    .about = Avec La Compagnie de Merlin : d’autres Chevaliers, des sorcières et les dangers du voyage.
