## Knights: the name, and the power

shadows-coat-arthur = King Arthur
    .text = Once in your turn you may exchange a card with another Knight: both choose what they give, face down.
shadows-coat-galahad = Sir Galahad
    .text = Once in your turn you may play a special card without an action.
shadows-coat-gawain = Sir Gawain
    .text = In Camelot you draw three cards instead of two.
shadows-coat-kay = Sir Kay
    .text = When a combat you are in is shown, or the die of your own siege fight lies, you may add one fight card.
shadows-coat-palamedes = Sir Palamedes
    .text = You gain one life point more at every quest you help to win.
shadows-coat-percival = Sir Percival
    .text = Before you choose how evil grows you may look at the top black card.
shadows-coat-tristan = Sir Tristan
    .text = Once in your turn you may leave the Round Table without an action.
shadows-coat-bedivere = Sir Bedivere
    .text =
        { $bedivere-swaps ->
            [one] Once in your turn you may throw a card away and draw another.
           *[other] Up to { $bedivere-swaps } times in your turn you may throw a card away and draw another.
        }
shadows-coat-bors = Sir Bors
    .text = You share whenever white cards are shared out, wherever you are.
shadows-coat-caradoc = Sir Caradoc
    .text = Once in your turn you may give a life point for two cards.
shadows-coat-gaheris = Sir Gaheris
    .text = In your turn you may look for a Merlin in the discard, and take it for three cards.
shadows-coat-gareth = Sir Gareth
    .text = You draw a card whenever you have moved in your turn.
shadows-coat-geraint = Sir Geraint
    .text = You may throw two cards away instead of letting evil grow.
shadows-coat-lamorak = Sir Lamorak
    .text = Whenever you are about to lose a life point you may throw two cards away instead.
shadows-coat-owain = Sir Owain
    .text = Against a siege engine you throw the die before you choose your cards.
shadows-coat-squire = Squire
    .text = You have no power yet. Help to win a quest, and you may be knighted.
