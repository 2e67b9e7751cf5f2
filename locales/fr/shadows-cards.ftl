## Cartes blanches : le nom, et ce que fait la carte

shadows-card-fight-1 = Combat 1
    .text = Vaut 1 dans tout combat.
shadows-card-fight-2 = Combat 2
    .text = Vaut 2 dans tout combat.
shadows-card-fight-3 = Combat 3
    .text = Vaut 3 dans tout combat.
shadows-card-fight-4 = Combat 4
    .text = Vaut 4 dans tout combat.
shadows-card-fight-5 = Combat 5
    .text = Vaut 5 dans tout combat.
shadows-card-fight-any = Combat ?
    .text = Vaut de 1 à 5 : tu le dis en la jouant.
# Combat ? telle qu’elle a été jouée.
shadows-card-any-1 = Combat ? pour 1
shadows-card-any-2 = Combat ? pour 2
shadows-card-any-3 = Combat ? pour 3
shadows-card-any-4 = Combat ? pour 4
shadows-card-any-5 = Combat ? pour 5
shadows-card-grail = Graal
    .text = Sept d’entre elles sur la rangée gagnent la quête du Saint Graal.
shadows-card-merlin = Merlin
    .text = Seule : détruit un engin de siège, chasse un Picte ou un Saxon, retire la dernière carte noire standard d’une quête, ou ramène Excalibur d’un pas depuis le côté du Mal. À trois : annulent une carte noire spéciale au moment où elle est piochée.
shadows-card-clairvoyance = Clairvoyance
    .text = Regarde les cinq premières cartes noires et remets-les dans l’ordre que tu veux.
shadows-card-convocation = Convocation
    .text = Chaque Chevalier peut rentrer aussitôt à Camelot. Puis les Chevaliers présents se partagent autant de nouvelles cartes qu’ils sont.
shadows-card-fate = Destin
    .text =
        Chaque Chevalier pioche une carte. { $fate-traitor ->
            [may_hide] Si tu es le Félon, tu peux te démasquer à la place : alors chaque Chevalier défausse deux cartes.
           *[must_reveal] Si tu es le Félon, tu dois te démasquer à la place : alors chaque Chevalier défausse deux cartes.
        }
shadows-card-heroism = Héroïsme
    .text = Joue-la sur une quête. Quand la quête se termine, une épée de plus de la même couleur est posée.
shadows-card-lady-of-the-lake = Dame du Lac
    .text = Excalibur avance d’un pas vers les Chevaliers. Si cette quête est finie, gagne deux points de bravoure.
shadows-card-messenger = Messager
    .text = Donne d’une à trois de tes cartes à un autre Chevalier.
shadows-card-piety = Piété
    .text = Gagne trois points de bravoure, ou fais-en gagner un à tous les autres Chevaliers.
shadows-card-reinforcements = Renforts
    .text = Pioche quatre cartes, ou fais-en piocher une à tous les autres Chevaliers.
shadows-card-call-for-help = Appel à l’aide
    .text = Tous les autres Chevaliers peuvent te rejoindre aussitôt. Pas si tu es sur une quête en solitaire.
shadows-card-banishment = Bannissement
    .text = Retire une carte noire à effet permanent.
shadows-card-divine-favor = Faveur divine
    .text = Les Chevaliers gagnent la prochaine égalité, même au décompte final des épées.
shadows-card-dragon-slayer = Tueur de dragons
    .text = Pioche trois cartes. Ou, sur la quête du Dragon, joue deux cartes Combat contre lui.
shadows-card-merlins-rescue = Secours de Merlin
    .text =
        { $rescue-to-camelot ->
            [true] Place la figurine de Merlin sur n’importe quelle quête, ou à Camelot.
           *[false] Place la figurine de Merlin sur n’importe quelle quête.
        }
shadows-card-new-hope = Nouvel espoir
    .text = Défausse ta main et pioche autant de cartes que tu en avais, celle-ci comprise.
shadows-card-tournament = Tournoi
    .text = Gagne deux points de bravoure, ou fais d’un écuyer un Chevalier.
shadows-card-truce = Trêve
    .text = Termine une guerre sans vainqueur ni vaincu : cartes, guerriers et Mordred la quittent.

## Cartes noires

shadows-card-black-knight-1 = Chevalier Noir 1
    .text = Combat avec 1 pour le Chevalier Noir.
shadows-card-black-knight-3 = Chevalier Noir 3
    .text = Combat avec 3 pour le Chevalier Noir.
shadows-card-black-knight-5 = Chevalier Noir 5
    .text = Combat avec 5 pour le Chevalier Noir.
shadows-card-black-knight-7 = Chevalier Noir 7
    .text = Combat avec 7 pour le Chevalier Noir.
shadows-card-lancelot-1 = Lancelot 1 · Dragon 5
    .text = Combat avec 1 pour Lancelot, plus tard avec 5 pour le Dragon.
shadows-card-lancelot-3 = Lancelot 3 · Dragon 7
    .text = Combat avec 3 pour Lancelot, plus tard avec 7 pour le Dragon.
shadows-card-lancelot-5 = Lancelot 5 · Dragon 9
    .text = Combat avec 5 pour Lancelot, plus tard avec 9 pour le Dragon.
shadows-card-lancelot-7 = Lancelot 7 · Dragon 11
    .text = Combat avec 7 pour Lancelot, plus tard avec 11 pour le Dragon.
shadows-card-excalibur = Excalibur
    .text = L’épée avance d’un pas vers le Mal.
shadows-card-despair = Désespoir
    .text =
        { $despair-on-full-row ->
            [true] Prend la place libre la plus lointaine de la rangée du Graal ; sur une rangée pleine, enlève la carte Graal la plus lointaine.
           *[false] Prend la place libre la plus lointaine de la rangée du Graal ; sur une rangée pleine, ne fait rien.
        }
shadows-card-picts = Pictes
    .text = Ajoute un Picte.
shadows-card-saxons = Saxons
    .text = Ajoute un Saxon.
shadows-card-mercenaries = Mercenaires
    .text = Ajoute un Picte ou un Saxon, au choix du joueur qui l’a piochée.
shadows-card-morgan-1 = Morgane 1
    .text =
        { $morgan-1-cards ->
            [1] Un volontaire défausse une carte, ou chaque Chevalier en défausse une.
           *[other] Un volontaire défausse { $morgan-1-cards } cartes, ou chaque Chevalier en défausse une.
        }
shadows-card-morgan-2 = Morgane 2
    .text =
        { $merlins-in-chain ->
            [true] Le même joueur pioche encore trois cartes noires, l’une après l’autre.
           *[false] Le même joueur pioche encore trois cartes noires, l’une après l’autre. Les cartes Merlin ne peuvent pas les arrêter.
        }
shadows-card-morgan-3 = Morgane 3
    .text = Ajoute deux engins de siège.
shadows-card-morgan-4 = Morgane 4
    .text = Chaque Chevalier perd un point de bravoure.
shadows-card-morgan-5 = Morgane 5
    .text =
        { $morgan-5-lives ->
            [1] Un volontaire perd un point de bravoure, ou chaque Chevalier défausse une carte.
           *[other] Un volontaire perd { $morgan-5-lives } points de bravoure, ou chaque Chevalier défausse une carte.
        }
shadows-card-desolation = Désolation
    .text = Prend la place de la carte Graal la plus avancée de la rangée ; s’il n’y en a pas, elle se pose comme un Désespoir.
shadows-card-dark-forest = Forêt Sombre
    .text = Aucune carte Graal ne peut être jouée sur la quête du Saint Graal jusqu’à ce qu’une quête soit gagnée.
shadows-card-guinevere = Guenièvre
    .text = Tous les Chevaliers rentrent à Camelot, et le tour du joueur qui l’a piochée est fini.
shadows-card-mists = Brumes d’Avalon
    .text = Désormais, chaque quête perdue ajoute une épée noire de plus.
shadows-card-mordred = Mordred
    .text = Rejoint une guerre et ajoute un guerrier. Tant qu’il y est, il faut une carte Combat 5 de plus pour la gagner.
shadows-card-vivien = Viviane
    .text = Aucune carte Merlin ne peut être jouée jusqu’à ce qu’une quête soit gagnée.
shadows-card-witch-1 = Sorcière 1
    .text = Les deux pioches sont mélangées de nouveau, chacune avec sa défausse.
shadows-card-witch-2 = Sorcière 2
    .text = Jusqu’à ce qu’une quête soit gagnée, personne ne peut sacrifier de point de bravoure : ni pour la Progression du Mal, ni pour une seconde action, ni pour des cartes.
shadows-card-witch-3 = Sorcière 3
    .text = Ajoute un Picte et un Saxon.
shadows-card-witch-4 = Sorcière 4
    .text = Chaque Chevalier cède une carte Graal ou un point de bravoure.
shadows-card-witch-5 = Sorcière 5
    .text =
        { $witch-5-turns ->
            [1] Désormais, une fausse accusation change une épée blanche en noire.
           *[other] Désormais, une fausse accusation change { $witch-5-turns } épées blanches en noires.
        }
shadows-card-witch-6 = Sorcière 6
    .text = Désormais, chaque carte Merlin jouée quitte la partie.
shadows-card-witch-7 = Sorcière 7
    .text = À la prochaine quête perdue, chaque Chevalier qui n’y est pas perd un point de bravoure.

## Cartes Voyage

shadows-card-nothing-happens = Rien ne se passe
    .text = La route est libre.
shadows-card-merlin-travels = Merlin voyage
    .text = Tu arrives, et Merlin avec toi.
shadows-card-vision = Vision
    .text = Tu rejoins la quête du Saint Graal à la place, si elle n’est pas finie.
shadows-card-charge = Charge !
    .text = Combats comme contre un engin de siège. Si tu perds, tu ne passes pas.
shadows-card-lost = Fausse route !
    .text =
        { $lost-cards ->
            [1] Défausse une carte, ou tu ne passes pas.
           *[other] Défausse { $lost-cards } cartes, ou tu ne passes pas.
        }
shadows-card-ambush = Embuscade !
    .text = Défausse une de ces cartes, ou perds un point de bravoure sans passer : { $ambush-values }.
shadows-card-captured = Capture !
    .text = Tu restes sur place jusqu’à ce qu’un autre Chevalier donne une carte spéciale pour te délivrer. D’ici là, tu n’as aucune part, et personne ne t’accuse ni ne te provoque.
