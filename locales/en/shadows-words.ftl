## Places, as they stand in a sentence and as a heading

shadows-place-camelot = Camelot
    .title = Camelot
shadows-place-black-knight = the quest against the Black Knight
    .title = Black Knight
shadows-place-lancelot = the quest against Lancelot
    .title = Lancelot
shadows-place-dragon = the quest against the Dragon
    .title = Dragon
shadows-place-excalibur = the quest for Excalibur
    .title = Excalibur
shadows-place-grail = the quest for the Holy Grail
    .title = Holy Grail
shadows-place-picts = the war against the Picts
    .title = Picts
shadows-place-saxons = the war against the Saxons
    .title = Saxons
shadows-place-nowhere = nowhere
    .title = —
shadows-combat-black-knight = the Black Knight
shadows-combat-lancelot = Lancelot
shadows-combat-dragon = the Dragon
shadows-war-picts = Picts
shadows-war-saxons = Saxons

## Other words

shadows-relic-excalibur = Excalibur
shadows-relic-grail = the Holy Grail
shadows-relic-armor = Lancelot’s Armor
shadows-colour-white = white
shadows-colour-black = black
shadows-side-loyal = Loyal
    .wins = You win if twelve swords lie on the Round Table and more of them are white than black.
shadows-side-traitor = Traitor
    .wins = You win if Camelot falls: by twelve siege engines, by seven black swords, by the death of all loyal Knights, or if the white swords are not in the majority at the end. If you are still hidden then, white swords turn black at the final count.
shadows-status-knight = Knight
shadows-status-captured = captured
shadows-status-revealed = revealed Traitor
shadows-status-dead = dead
shadows-status-absent = not here yet
shadows-evil-black-card = draws a black card
shadows-evil-siege-engine = adds a siege engine
shadows-evil-life = loses a life point
shadows-evil-cards = discards two cards instead
shadows-action-A = a move
shadows-action-B = a quest action
shadows-action-C = a special card
shadows-action-D = healing
shadows-action-E = an accusation
# After a name: what a Knight does with a power.
shadows-power-exchange = asks for an exchange of cards
shadows-power-swap = discards a card and draws a new one
shadows-power-bleed = gives up a life point and draws two cards
shadows-power-gift = draws a card thanks to Merlin
shadows-price-cards = the cards Morgan asks for
shadows-price-lives = the life points Morgan asks for
shadows-answer-accept = I agree
shadows-answer-refuse = I refuse
shadows-answer-yes = Yes
shadows-answer-no = No
shadows-answer-grail = a Grail card
shadows-answer-life = a life point
shadows-answer-come = I’ll come
shadows-answer-stay = I’ll stay
shadows-scope-this-card = against this card whenever it is drawn
shadows-scope-until-my-turn = until my turn
shadows-scope-always = always

## What a special card is played at

shadows-aim-siege = a siege engine
shadows-aim-black-knight = { shadows-combat-black-knight }
shadows-aim-lancelot = { shadows-combat-lancelot }
shadows-aim-dragon = { shadows-combat-dragon }
shadows-aim-excalibur = Excalibur
shadows-aim-grail = the Holy Grail
shadows-aim-picts = the Picts
shadows-aim-saxons = the Saxons
shadows-aim-camelot = { shadows-place-camelot }
shadows-aim-loyal = as Loyal: every Knight draws a card
shadows-aim-traitor = as the Traitor: reveal yourself, and every Knight discards two cards
shadows-aim-self = for myself
shadows-aim-others = for all the others
shadows-aim-draw = draw three cards
shadows-aim-fight = play two fight cards against the Dragon
shadows-aim-lives = gain two life points
shadows-aim-dark-forest = { shadows-card-dark-forest }
shadows-aim-mists = { shadows-card-mists }
shadows-aim-mordred = { shadows-card-mordred }
shadows-aim-vivien = { shadows-card-vivien }
shadows-aim-witch-2 = { shadows-card-witch-2 }
shadows-aim-witch-5 = { shadows-card-witch-5 }
shadows-aim-witch-6 = { shadows-card-witch-6 }
shadows-aim-witch-7 = { shadows-card-witch-7 }

## How it ends

shadows-why-siege = Twelve siege engines surround Camelot, and it falls.
shadows-why-black-swords = Seven black swords lie on the Round Table.
shadows-why-loyal-dead = All loyal Knights are dead.
shadows-why-all-captured = No Knight is free any more.
shadows-why-swords = Twelve swords lie on the Round Table. They are counted for the last time.
shadows-winner-loyal = The Knights win!
shadows-winner-evil = Evil wins!

## What a sword, a siege engine or a lost life point comes from

shadows-cause-black-knight = { shadows-place-black-knight.title }
shadows-cause-lancelot = { shadows-place-lancelot.title }
shadows-cause-dragon = { shadows-place-dragon.title }
shadows-cause-excalibur = { shadows-place-excalibur.title }
shadows-cause-grail = { shadows-place-grail.title }
shadows-cause-picts = { shadows-place-picts.title }
shadows-cause-saxons = { shadows-place-saxons.title }
shadows-cause-heroism = { shadows-card-heroism }
shadows-cause-mists = { shadows-card-mists }
shadows-cause-charge = { shadows-card-charge }
shadows-cause-ambush = { shadows-card-ambush }
shadows-cause-morgan-3 = { shadows-card-morgan-3 }
shadows-cause-morgan-4 = { shadows-card-morgan-4 }
shadows-cause-morgan-5 = { shadows-card-morgan-5 }
shadows-cause-witch-4 = { shadows-card-witch-4 }
shadows-cause-witch-7 = { shadows-card-witch-7 }
shadows-cause-accusation = a true accusation
shadows-cause-evil = Progression of Evil
shadows-cause-action = price of a second action
shadows-cause-power = { shadows-coat-caradoc }
shadows-cause-siege = lost against a siege engine
