## The quests: what to lay where and who may go, what winning gives, what losing costs

shadows-quest-camelot = { shadows-place-camelot.title }
    .rule = Here you draw two white cards as an action, unless you hold twelve or more. Or you fight a siege engine: play fight cards, then roll the die. If your cards add up to more, the engine is destroyed; if not, you lose a life point.
    .won = Nothing is won here: Camelot has to stand until the last sword lies on the Round Table.
    .lost = Twelve siege engines take Camelot, and everything is lost at once.

shadows-quest-black-knight = { shadows-place-black-knight.title }
    .rule = For one Knight alone. Lay two pairs of fight cards, one card for each action. The quest ends when the two pairs or four black cards lie there. Then the sums are compared, and a tie is lost. If you leave, your cards are lost.
    .won = One white sword, a life point and three white cards. The Black Knight then comes back for a new quest.
    .lost = One black sword, and the Knight there loses a life point. The Black Knight comes back all the same.

shadows-quest-lancelot = { shadows-place-lancelot.title }
    .rule = For one Knight alone. Lay three fight cards of one value and two of another, one card for each action. The quest ends when they are complete or five black cards lie there. Then the sums are compared, and a tie is lost. If you leave, your cards are lost.
    .won = One white sword, a life point, four white cards, and Lancelot’s Armor for the Knight there. After that the Dragon comes.
    .lost = One black sword, the Knight there loses a life point, and the Armor is gone. After that the Dragon comes.

shadows-quest-dragon = { shadows-place-dragon.title }
    .rule = Any number of Knights. Lay three threes: three fight cards each of three different values, one card for each action. The quest ends when they are complete or five black cards lie there. Lancelot’s black cards count 5, 7, 9 and 11 here. A tie is lost. The Dragon comes only after Lancelot.
    .won = White swords: { $dragon-swords }. Life points for each Knight there: { $dragon-lives }. White cards to share: { $dragon-cards }.
    .lost = Black swords: { $dragon-swords }. Life points that each Knight there loses: { $dragon-lives }.

shadows-quest-excalibur = { shadows-place-excalibur.title }
    .rule = Any number of Knights. Discard any one card face down for each action, and Excalibur moves one step toward the Knights. Each black Excalibur card moves it one step toward Evil. Five steps from the middle the quest is over.
    .won = Two white swords, a life point for each Knight there, seven white cards to share, and Excalibur for whoever made the last step.
    .lost = Two black swords, each Knight there loses a life point, and Excalibur is gone.

shadows-quest-grail = { shadows-place-grail.title }
    .rule = Any number of Knights. Lay one Grail card for each action in a row of seven spaces. Despair fills the row from the other end, and Desolation takes the place of the farthest Grail card. On a full row a Grail card takes a black card away, and Despair does what its card says. Seven Grail cards win, seven black cards lose.
    .won = Three white swords, a life point for each Knight there, seven white cards to share, and the Grail for whoever laid the last card.
    .lost = Three black swords, each Knight there loses a life point, and the Grail is gone.

shadows-quest-picts = { shadows-place-picts.title }
    .rule = Any number of Knights. Lay fight cards in the order 1, 2, 3, 4, 5, one card for each action. Each black card of the war brings a warrior. The fifth card wins, the fourth warrior loses. If Mordred is there, another Fight 5 is needed.
    .won = One white sword, a life point for each Knight there, and four white cards to share. The war can begin anew.
    .lost = One black sword, two siege engines, and each Knight there loses a life point. The war can begin anew.

shadows-quest-saxons = { shadows-place-saxons.title }
    .rule = { shadows-quest-picts.rule }
    .won = { shadows-quest-picts.won }
    .lost = { shadows-quest-picts.lost }
