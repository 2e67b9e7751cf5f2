## Shadows over Camelot in three minutes. Short sentences: a test counts their words.

rules-shadows-aim = Together for Camelot
    .text = You are Knights of the Round Table, and all of you play against the game. A quest you win brings white swords. A quest you lose brings black ones. When twelve swords lie on the table, more must be white than black.
rules-shadows-traitor = Perhaps not all of you
    .text = Everyone gets a loyalty card and keeps it secret. There may be a Traitor among you, who wins if Camelot falls. The Traitor sits with you, plans with you, and does small harm where nobody looks.
rules-shadows-fall = How Camelot falls
    .text = Seven black swords, and all is lost. Twelve siege engines before the walls, and all is lost. If all loyal Knights are dead, it is over too. At twelve swords a tie is lost as well.
rules-shadows-evil = First, Evil moves on
    .text = Each turn begins with something bad, and you choose which. Draw a black card, add a siege engine, or give up a life point. Black cards strengthen the enemy on the quests. Some do worse.
rules-shadows-action = Then you do something good
    .text = After that you do one heroic deed. Move to another place, or act where you are. Play a special card. Heal with three cards that are the same. Accuse somebody. For a life point you may do a second deed of another kind.
rules-shadows-camelot = In Camelot
    .text = At the Round Table you draw two white cards for a deed. Or you fight a siege engine: lay fight cards, roll the die, and be higher. Whoever never comes home soon has an empty hand.
rules-shadows-quests = On the quests
    .text = Against the Black Knight and Lancelot one Knight rides alone. To the Grail, to Excalibur and to the wars you go together. Each quest wants other cards, and its page says which. A tie is lost. If you win, there are swords, life points and new cards.
rules-shadows-say = Plan aloud, but name no card
    .text = Plan as much as you like: “I can help with the Picts.” Never say which cards you hold, and never show them. That is the fog in which a Traitor can hide.
rules-shadows-accuse = An accusation
    .text = From six swords or six siege engines on, you may accuse another Knight. Each of you may do it once. If you are right, you gain a white sword. If you are wrong, a white sword turns black.
rules-shadows-end = The last count
    .text = When the twelfth sword lies on the table, the swords are counted. A Traitor who was never found turns two white swords black first. Two hidden Traitors turn three. After that, more white than black wins for Camelot.
rules-shadows-two-players = Each begins with a Merlin and seven more cards, and with five life points. There are no loyalty cards, so there is no Traitor and nobody is accused. Everything else stays as it is.
rules-shadows-three-players = Loyalty cards are dealt, but nobody looks at them. At the sixth sword or the sixth siege engine each of you looks at the own card. Until then nobody knows who betrays Camelot, not even the Traitor.
