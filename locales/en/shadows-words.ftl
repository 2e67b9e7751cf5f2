## Places, as they stand in a sentence and as a heading

shadows-place-camelot = Camelot
    .title = Camelot
shadows-place-black-knight = the Black Knight
    .title = Black Knight
shadows-place-lancelot = Lancelot
    .title = Lancelot
shadows-place-dragon = the Dragon
    .title = Dragon
shadows-place-excalibur = Excalibur
    .title = Excalibur
shadows-place-grail = the Holy Grail
    .title = Holy Grail
shadows-place-picts = the Picts
    .title = Picts
shadows-place-saxons = the Saxons
    .title = Saxons
shadows-place-nowhere = no place at all
    .title = —
shadows-combat-black-knight = { shadows-place-black-knight }
shadows-combat-lancelot = { shadows-place-lancelot }
shadows-combat-dragon = { shadows-place-dragon }
shadows-war-picts = Picts
shadows-war-saxons = Saxons

## Other words

shadows-relic-excalibur = Excalibur
shadows-relic-grail = the Holy Grail
shadows-relic-armor = Lancelot’s Armor
shadows-colour-white = a white one
shadows-colour-black = a black one
shadows-side-loyal = Loyal
    .wins = You win if more swords are white than black when twelve of them lie on the Round Table.
shadows-side-traitor = Traitor
    .wins = You win if Camelot falls: to twelve siege engines, to seven black swords, by the death of all who are loyal, or if no more swords are white than black in the end. As long as nobody unmasks you, white swords turn black at the last count.
shadows-status-knight = Knight
shadows-status-captured = captured
shadows-status-revealed = unmasked Traitor
shadows-status-dead = dead
shadows-status-absent = not here yet
shadows-evil-black-card = a black card
shadows-evil-siege-engine = a siege engine
shadows-evil-life = a life point lost
shadows-evil-cards = bought off with two cards
shadows-action-A = a move
shadows-action-B = a deed where one stands
shadows-action-C = a special card
shadows-action-D = healing
shadows-action-E = an accusation
# After a name: what somebody does by a power.
shadows-power-exchange = asks for an exchange of cards
shadows-power-swap = throws a card away for a new one
shadows-power-bleed = gives a life point for two cards
shadows-power-gift = is given a card by Merlin
shadows-price-cards = the cards that Morgan asks for
shadows-price-lives = the life points that Morgan asks for
shadows-answer-accept = I consent
shadows-answer-refuse = I refuse
shadows-answer-yes = Yes
shadows-answer-no = No
shadows-answer-grail = a Grail card
shadows-answer-life = a life point
shadows-answer-come = I come
shadows-answer-stay = I stay
shadows-scope-this-card = against this card whenever it comes
shadows-scope-until-my-turn = until my turn
shadows-scope-always = always

## What a special card is played at

shadows-aim-siege = a siege engine
shadows-aim-black-knight = { shadows-place-black-knight }
shadows-aim-lancelot = { shadows-place-lancelot }
shadows-aim-dragon = { shadows-place-dragon }
shadows-aim-excalibur = { shadows-place-excalibur }
shadows-aim-grail = { shadows-place-grail }
shadows-aim-picts = { shadows-place-picts }
shadows-aim-saxons = { shadows-place-saxons }
shadows-aim-camelot = { shadows-place-camelot }
shadows-aim-loyal = as one of the Loyal: every Knight draws a card
shadows-aim-traitor = as the Traitor: throw off the mask, and every Knight throws two cards away
shadows-aim-self = for myself
shadows-aim-others = for all the others
shadows-aim-draw = draw three cards
shadows-aim-fight = lay two fight cards on the Dragon
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

shadows-why-siege = Twelve siege engines stand before Camelot, and it falls.
shadows-why-black-swords = Seven black swords lie on the Round Table, and it breaks.
shadows-why-loyal-dead = All who were loyal are dead.
shadows-why-all-captured = There is no Knight left at large.
shadows-why-swords = Twelve swords lie on the Round Table, and are counted for the last time.
shadows-winner-loyal = The Knights win!
shadows-winner-evil = Evil wins!
