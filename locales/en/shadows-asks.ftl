## What is asked: who the table waits for, the question itself (you), and the rule behind it (why)

shadows-council = The council: everyone chooses a card to lay open.
    .you = Which of your cards do you lay on the Round Table?
    .why = Each lays one card of the own hand, all at once. Then whoever begins proposes who gets which, and the others consent or refuse.
shadows-sharing = { $proposer } proposes how to share { $cards }.
    .you = Who is to get which of these cards: { $cards }?
    .why = Shares need not be even. All others must consent; if they never do, the cards are shuffled and dealt out.
shadows-consenting = The others answer the proposal of { $proposer }.
    .you = The proposal: { $to-by-cards }. Do you consent?
    .why = If all consent, everyone takes what was proposed. If not, { $proposer } may try again, until the proposals are used up and the cards are dealt at random.
shadows-progressing = { $seat } chooses how evil grows.
    .you = Evil must grow. How?
    .why = Each turn begins with a black card, a siege engine or a life point lost. The twelfth siege engine loses the game, and so does the seventh black sword.
shadows-choosing = { $by } holds two black cards, and plays one of them.
    .you = Which of the two do you play? The other goes under the pile.
    .why = Whoever wears Lancelot’s Armor draws two black cards instead of one and puts the one not played under the pile, unseen.
shadows-laying = { $by } holds a black card with a number.
    .you = Do you lay it face up, or face down?
    .why = Black cards with a number may be laid face down. Nobody then knows what it is but you, and for that you draw a white card.
shadows-offering = A special black card of { $by } lies there: { $card }. Will Merlins stop it?
    .you = { $card } is about to take effect. How many Merlins do you offer?
    .why = Three Merlins together undo a special black card, whoever gives them. Offers are secret; if there are too few, all return unseen.
shadows-excalibur-asked = { $owner } may give up Excalibur against the card of { $by }.
    .you =
        { $card-count ->
            [0] A black card is about to be laid face down. Do you give up Excalibur to undo it?
           *[other] { $card } is about to take effect. Do you give up Excalibur to undo it?
        }
    .why = Excalibur undoes any one black card just drawn, by anybody. The sword then leaves the game.
shadows-choosing-war = { $by } chooses a war.
    .you =
        { $mordred ->
            [true] Which war does Mordred join?
           *[false] Whom do the Mercenaries join?
        }
    .why = One warrior is added to that war; the fourth loses it. Where Mordred stands, one more card of five is needed to win.
shadows-volunteering =
    Who volunteers to lose { $price-words ->
        [cards] { $number ->
            [0] { $price }
            [one] one card
           *[other] { $number } cards
        }
       *[lives] { $number ->
            [0] { $price }
            [one] one life point
           *[other] { $number } life points
        }
    }, so that the others are spared?
    .you =
        Do you volunteer to lose { $price-words ->
            [cards] { $number ->
                [0] { $price }
                [one] one card
               *[other] { $number } cards
            }
           *[lives] { $number ->
                [0] { $price }
                [one] one life point
               *[other] { $number } life points
            }
        }?
    .why = If nobody does, every Knight throws a card away. All who could are asked at once; if several step forward, whoever drew the card picks one.
shadows-picking-volunteer = { $by } picks one of those who stepped forward.
    .you =
        Who of them is to lose { $price-words ->
            [cards] { $number ->
                [0] { $price }
                [one] one card
               *[other] { $number } cards
            }
           *[lives] { $number ->
                [0] { $price }
                [one] one life point
               *[other] { $number } life points
            }
        }?
    .why = Only one of the volunteers pays; the others are spared.
shadows-discarding = Cards are thrown away by { $seats }.
    .you =
        { $number ->
            [one] Which card do you throw away?
           *[other] Which { $number } cards do you throw away?
        }
    .why = You choose, and nobody sees which. Whoever has fewer cards throws away all of them.
shadows-yielding-grails = Every Knight gives up a Grail card or a life point.
    .you = A Grail card, or a life point?
    .why = Witch 4 takes a Grail card from every Knight. Whoever has none, or will not give it, loses a life point, be it the last.
shadows-sparing = { $seat } is about to lose a life point.
    .you = You are about to lose a life point. Will you throw two cards away instead?
    .why = That is your power: for each life point you are about to lose you may throw away two white cards.
shadows-saving = { $owner } holds the Grail, and somebody is dying: { $dying }.
    .you = Dying: { $dying }. Who drinks from the Grail?
    .why = Whoever drinks lives on with four life points and keeps hand and relics. The Grail is spent by that.
shadows-adding = At { $quest } the cards lie open, and { $seat } may add one more.
    .you = The cards lie open. Do you add a fight card?
    .why = That is your power: when a quest you are on ends in a combat, you may add one fight card once all is shown.
shadows-acting = { $seat } does heroic deeds.
    .you = What do you do?
    .why = One heroic action a turn: move, act where you are, play a special card, heal, or accuse. A second one must be of another kind and costs a life point. Powers come on top.
shadows-exchanging = { $by } and { $partner } each choose a card for the other.
    .you = Which card do you give?
    .why = Arthur may exchange a card with another Knight each turn. Both choose what they give, face down, and neither can refuse.
shadows-stacking = { $seat } puts black cards back in order.
    .you = In which order do they go back, the top one first?
    .why = Nobody but you knows the order. Somebody will draw the first of them next.
shadows-returning = { $by } calls a convocation: whoever is elsewhere may return.
    .you = Do you return to Camelot?
    .why = You return at once and without a travel card; white cards on a quest that you fought alone are lost. Those in Camelot share as many new cards as they are.
shadows-coming = { $by } calls for help at { $place }.
    .you = Do you come to { $place }?
    .why = You would be there at once and without a travel card; white cards on a quest that you fought alone are lost.
shadows-slaying-dragon = { $seat } fights the Dragon.
    .you =
        { $left ->
            [one] Which fight card is the second?
           *[other] Which fight card is the first?
        }
    .why = Dragon Slayer lets you lay two fight cards on the Dragon at once. Both must fit the pattern: three values, three cards of each.
shadows-battling =
    { $to ->
        [none] { $seat } attacks a siege engine.
       *[other] { $seat } is charged on the road.
    }
    .you =
        { $die ->
            [0] Which fight cards do you lay against the die?
           *[other] The die shows { $die }. Which fight cards do you lay against it?
        }
    .why =
        The sum of your cards must be greater than the die, whose faces go up to { $faces }. You say what a Fight ? counts. If it is not greater, you lose a life point{ $to ->
            [none] .
           *[other] , stay where you are, and the turn is over. The rulebook names this card and does not say what it does: this is a house rule.
        }
shadows-naming-value = { $seat } says what a Fight ? counts.
    .you = What does your Fight ? count? Your other cards make { $total }.
    .why = A Fight ? counts from 1 to 5, as its player says when it is played: on a quest, against a siege engine and on the road alike.
shadows-helping = The die shows { $die } against { $total }, and { $seat } may add a card.
    .you = It is { $total } against { $die }. Do you add a fight card?
    .why = That is your power: you may add one fight card once the die lies.
shadows-straying = { $seat } is lost on the way to { $to }.
    .you =
        { $number ->
            [one] You are lost. Do you throw a card away to get to { $to }?
           *[other] You are lost. Do you throw { $number } cards away to get to { $to }?
        }
    .why = Whoever cannot or will not pay stays where they are, and the turn is over. The rulebook names this card and does not say what it does: this is a house rule.
shadows-ambushed = { $seat } is ambushed on the way to { $to }.
    .you = An ambush! Do you throw a fight card away to break through to { $to }?
    .why = One of these cards gets you through: { $cards }. If not, you lose a life point, stay where you are, and the turn is over. The rulebook names this card and does not say what it does: this is a house rule.
shadows-taunting = { $seat } chooses whom to taunt.
    .you = Whom do you taunt?
    .why = A Traitor who is unmasked takes a card at random from a Knight’s hand each turn, and it is thrown away.
shadows-scheming = { $seat } schemes against Camelot.
    .you = What do you bring upon Camelot?
    .why = After the taunt an unmasked Traitor adds a siege engine, or draws and plays a black card.
shadows-proposing-knight = { $proposer } proposes who becomes a Knight.
    .you = Who of { $squires } is to be knighted?
    .why = A won quest makes a Knight of one squire who was there. The others must agree; if they never do, the dice choose.
shadows-agreeing-on-knight = { $proposer } would have { $named } knighted; the others answer.
    .you = Shall { $named } be knighted?
    .why = If all agree, it is done. If not, { $proposer } may try again, until the proposals are used up and the dice choose.

## What a player does, and how it is offered

shadows-lay-open = You lay { $card } on the Round Table.
    .offer = Lay a card open
shadows-propose-share = You propose how to share the cards.
    .offer = Propose how to share
shadows-consent = Your answer: { $answer }.
    .offer = Answer the proposal
shadows-draw-black = You draw a black card.
    .offer = Draw a black card
shadows-raise-siege = You add a siege engine.
    .offer = Add a siege engine
shadows-suffer = You lose a life point.
    .offer = Lose a life point
shadows-pay-evil = You throw { $cards } away instead.
    .offer = Throw two cards away instead
shadows-peek = You look at the top black card.
    .offer = Look at the top black card
shadows-welcome = A latecomer takes the free chair.
    .offer = Show a latecomer to the free chair
shadows-choose-black = You play { $card }.
    .offer = Play one of the two
shadows-lay-up = You lay the card face up.
    .offer = Lay it face up
shadows-lay-down = You lay the card face down.
    .offer = Lay it face down
shadows-offer-merlins = Merlins you offer: { $number }.
    .offer = Offer Merlins
shadows-stand-by = Merlins you offer, { $scope }: { $number }.
    .offer = Offer Merlins, now and later
shadows-give-excalibur = You give up Excalibur.
    .offer = Give up Excalibur
shadows-keep-excalibur = You keep Excalibur.
    .offer = Keep Excalibur
shadows-choose-war = You choose the { $war }.
    .offer = Choose a war
shadows-volunteer = Do you volunteer? { $answer }.
    .offer = Say whether you volunteer
shadows-pick-volunteer = You pick { $seat }.
    .offer = Pick a volunteer
shadows-discard = You throw away { $cards }.
    .offer = Throw cards away
shadows-yield-grail = You give up { $answer }.
    .offer = Give something up
shadows-spare = You throw { $cards } away, and keep the life point.
    .offer = Throw two cards away instead
shadows-bleed = You lose the life point.
    .offer = Lose the life point
shadows-drink = { $seat } is to drink from the Grail.
    .offer = Hold out the Grail
shadows-keep-grail = You keep the Grail.
    .offer = Keep the Grail
shadows-add-fight = You add { $card }, which counts { $value }.
    .offer = Add a fight card
shadows-add-nothing = You add nothing.
    .offer = Add nothing
shadows-move = You set out for { $to }.
    .offer = Move
shadows-depart = You leave the Round Table for { $to }.
    .offer = Leave the Round Table, without an action
shadows-draw-cards = You draw white cards.
    .offer = Draw white cards
shadows-fight-siege = You attack a siege engine.
    .offer = Attack a siege engine
shadows-attack = You attack with { $cards }.
    .offer = Lay fight cards
shadows-name-value = Your Fight ? counts { $value }.
    .offer = Say what Fight ? counts
shadows-lay-fight = You lay { $card }, which counts { $value }.
    .offer = Lay a fight card here
shadows-pull-sword = You throw { $card } away to draw Excalibur nearer.
    .offer = Throw a card away to draw Excalibur nearer
shadows-lay-grail = You lay a Grail card.
    .offer = Lay a Grail card
shadows-fight-war = You lay { $card }.
    .offer = Lay the next fight card here
shadows-play-special = You play { $card }.
    .offer = Play a special card
shadows-play-free = You play { $card }, without an action.
    .offer = Play a special card, without an action
shadows-free = You free { $seat } with { $card }.
    .offer = Free somebody captured
shadows-heal = You throw away three of { $card }.
    .offer = Heal
shadows-accuse = You accuse { $seat }.
    .offer = Accuse somebody
shadows-buy-action = You pay a life point for a second action.
    .offer = Pay a life point for a second action
shadows-step-forth = You throw off the mask.
    .offer = Throw off the mask as a Traitor
shadows-end-turn = You end your turn.
    .offer = End the turn
shadows-exchange = You ask { $partner } for a card.
    .offer = Exchange a card with somebody
shadows-swap = You throw { $card } away for a new card.
    .offer = Throw a card away for a new one
shadows-bleed-for-cards = You give a life point for two cards.
    .offer = Give a life point for two cards
shadows-search-discard = You search the discard.
    .offer = Search the discard for a Merlin
shadows-recall-merlin = You throw { $cards } away for a Merlin.
    .offer = Throw three cards away for the Merlin
shadows-merlins-gift = You ask Merlin for a card.
    .offer = Draw a card with Merlin beside you
shadows-give-card = You give { $card }.
    .offer = Give a card
shadows-stack = You put them back, the top one first: { $cards }.
    .offer = Put them back
shadows-answer = Your answer: { $answer }.
    .offer = Answer the call
shadows-slay-fight = You lay { $card }, which counts { $value }.
    .offer = Lay a fight card on the Dragon
shadows-pay-way = You throw { $cards } away, and go on.
    .offer = Throw cards away and go on
shadows-break-through = You break through with { $card }.
    .offer = Break through
shadows-give-up = You stay where you are.
    .offer = Stay where you are
shadows-taunt = You taunt { $victim }.
    .offer = Taunt somebody
shadows-call-black = You draw a black card.
    .offer = Draw and play a black card
shadows-call-siege = You add a siege engine.
    .offer = Add a siege engine
shadows-propose-knight = You would have { $seat } knighted.
    .offer = Propose a squire
shadows-agree = Your answer: { $answer }.
    .offer = Answer the proposal
