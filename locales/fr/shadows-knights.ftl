## Chevaliers : le nom, et le pouvoir

shadows-coat-arthur = Roi Arthur
    .short = échange une carte
    .text = Une fois par tour, tu peux échanger une carte avec un autre Chevalier. Chacun choisit une carte, face cachée.
shadows-coat-galahad = Sire Galahad
    .short = une spéciale gratuite
    .text = Une fois par tour, tu peux jouer gratuitement une carte spéciale.
shadows-coat-gawain = Sire Gauvain
    .short = pioche 3 à Camelot
    .text = À Camelot, tu pioches trois cartes au lieu de deux.
shadows-coat-kay = Sire Kay
    .short = un Combat de plus
    .text = Quand une quête où tu es finit par un combat, tu peux ajouter une carte Combat une fois les cartes noires révélées. Contre un engin de siège, tu peux en ajouter une après le lancer du dé.
shadows-coat-palamedes = Sire Palamède
    .short = +1 bravoure par victoire
    .text = Tu gagnes un point de bravoure de plus à chaque quête que tu aides à gagner.
shadows-coat-percival = Sire Perceval
    .short = voit la carte noire
    .text = Avant de choisir la Progression du Mal, tu peux regarder la première carte noire.
shadows-coat-tristan = Sire Tristan
    .short = part gratuitement
    .text = Une fois par tour, tu peux quitter gratuitement la Table Ronde.
shadows-coat-bedivere = Sire Bedivere
    .short = change une carte
    .text =
        { $bedivere-swaps ->
            [1] Une fois par tour, tu peux défausser une carte et en piocher une nouvelle.
           *[other] Jusqu’à { $bedivere-swaps } fois par tour, tu peux défausser une carte et en piocher une nouvelle.
        }
shadows-coat-bors = Sire Bohort
    .short = une part de chaque gain
    .text = Tu as ta part chaque fois que des cartes blanches se partagent, où que tu sois.
shadows-coat-caradoc = Sire Caradoc
    .short = 1 bravoure : 2 cartes
    .text = Une fois par tour, tu peux sacrifier un point de bravoure et piocher deux cartes.
shadows-coat-gaheris = Sire Gaheris
    .short = un Merlin pour 3 cartes
    .text = Dans ton tour, tu peux chercher une carte Merlin dans la défausse, et la prendre pour trois cartes.
shadows-coat-gareth = Sire Gareth
    .short = 1 carte par déplacement
    .text = Tu pioches une carte après chaque déplacement pendant ton tour.
shadows-coat-geraint = Sire Geraint
    .short = 2 cartes au lieu du Mal
    .text =
        { $quiet-rounds ->
            [0] Tu peux défausser deux cartes au lieu de choisir une Progression du Mal.
           *[other] Tu peux défausser deux cartes au lieu de choisir une Progression du Mal. Après { $quiet-rounds } tours de table sans progression du Mal, tu ne le peux plus avant la suivante.
        }
shadows-coat-lamorak = Sire Lamorak
    .short = 2 cartes, pas la bravoure
    .text =
        { $quiet-rounds ->
            [0] Chaque fois que tu vas perdre un point de bravoure, tu peux défausser deux cartes à la place.
           *[other] Chaque fois que tu vas perdre un point de bravoure, tu peux défausser deux cartes à la place. Après { $quiet-rounds } tours de table sans progression du Mal, tu ne le peux plus avant la suivante.
        }
shadows-coat-owain = Sire Yvain
    .short = lance d’abord le dé
    .text = Contre un engin de siège, tu lances le dé avant de choisir tes cartes.
shadows-coat-squire = Écuyer
    .text = Tu n’as pas encore de pouvoir. Aide à gagner une quête, et l’on pourra t’adouber.
