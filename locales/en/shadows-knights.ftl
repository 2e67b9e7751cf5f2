## Knights: the name, and the power

shadows-coat-arthur = King Arthur
    .short = exchanges cards
    .text = Once in your turn you may exchange a card with another Knight. Both choose a card, face down.
shadows-coat-galahad = Sir Galahad
    .short = a free special card
    .text = Once in your turn you may play a special card for free.
shadows-coat-gawain = Sir Gawain
    .short = draws 3 in Camelot
    .text = In Camelot you draw three cards instead of two.
shadows-coat-kay = Sir Kay
    .short = adds a fight card late
    .text = When a quest you are on ends in a fight, you may add one fight card after the black cards are revealed. Against a siege engine, you may add one after the die is rolled.
shadows-coat-palamedes = Sir Palamedes
    .short = +1 life for a won quest
    .text = You gain one more life point whenever you help to win a quest.
shadows-coat-percival = Sir Percival
    .short = sees the next black card
    .text = Before you choose the Progression of Evil, you may look at the top black card.
shadows-coat-tristan = Sir Tristan
    .short = leaves home for free
    .text = Once in your turn you may leave the Round Table for free.
shadows-coat-bedivere = Sir Bedivere
    .short = a card for a new one
    .text =
        { $bedivere-swaps ->
            [one] Once in your turn you may discard a card and draw a new one.
           *[other] Up to { $bedivere-swaps } times in your turn you may discard a card and draw a new one.
        }
shadows-coat-bors = Sir Bors
    .short = a share of every win
    .text = Whenever white cards are shared out, you get a share, wherever you are.
shadows-coat-caradoc = Sir Caradoc
    .short = a life for 2 cards
    .text = Once in your turn you may give up a life point and draw two cards.
shadows-coat-gaheris = Sir Gaheris
    .short = a Merlin for 3 cards
    .text = In your turn you may look for a Merlin in the discard pile, and take it for three cards.
shadows-coat-gareth = Sir Gareth
    .short = a card for each move
    .text = You draw a card after every move in your turn.
shadows-coat-geraint = Sir Geraint
    .short = 2 cards instead of Evil
    .text =
        { $quiet-rounds ->
            [0] You may discard two cards instead of the Progression of Evil.
           *[other] You may discard two cards instead of the Progression of Evil. After { $quiet-rounds } rounds without progress of Evil you may not, until there has been some.
        }
shadows-coat-lamorak = Sir Lamorak
    .short = 2 cards instead of a life
    .text =
        { $quiet-rounds ->
            [0] Whenever you would lose a life point, you may discard two cards instead.
           *[other] Whenever you would lose a life point, you may discard two cards instead. After { $quiet-rounds } rounds without progress of Evil you may not, until there has been some.
        }
shadows-coat-owain = Sir Owain
    .short = sees the die first
    .text = Against a siege engine you roll the die before you choose your cards.
shadows-coat-squire = Squire
    .text = You have no power yet. Help to win a quest, and you may be knighted.
