## What is asked: who the table waits for, the question itself (you), and the rule behind it (why)

shadows-council = The council: everyone chooses a card to reveal.
    .you = Which card do you put on the Round Table?
    .why = Everyone puts down one card from their hand, all at once. Then the first player proposes who gets which card, and the others agree or refuse.
shadows-sharing = { $proposer } proposes how to share { $cards }.
    .you = Who gets which of these cards: { $cards }?
    .why = The shares need not be equal. Everyone else must agree. If there is no agreement, the cards are shuffled and dealt.
shadows-consenting = The others answer { $proposer }’s proposal.
    .you = The proposal: { $to-by-cards }. Do you agree?
    .why = If all agree, everyone takes the proposed cards. If not, { $proposer } may try again. After the last proposal the cards are dealt at random.
shadows-progressing = { $seat } chooses the Progression of Evil.
    .you = Evil must progress. How?
    .why = Every turn begins with a black card, a siege engine or the loss of a life point. The Knights lose the game at the twelfth siege engine or the seventh black sword.
shadows-choosing = { $by } has drawn two black cards, and plays one of them.
    .you = Which of the two do you play? The other goes under the deck.
    .why = The owner of Lancelot’s Armor draws two black cards instead of one, plays one and puts the other under the deck without showing it.
shadows-laying = { $by } has drawn a black card with a number.
    .you = Do you play it face up or face down?
    .why = A black card with a number may be played face down. Then only you know which it is, and you draw a white card for it.
shadows-offering = { $by } has drawn a special black card: { $card }. Do Merlins stop it?
    .you = { $card } is about to take effect. How many Merlins do you offer?
    .why = Three Merlins together cancel a special black card, no matter who gives them. Offers are secret. If there are too few, they all go back to their owners unseen.
shadows-excalibur-asked = { $owner } may give up Excalibur to cancel { $by }’s card.
    .you =
        { $card-count ->
            [0] A black card is about to be played face down. Do you give up Excalibur to cancel it?
           *[other] { $card } is about to take effect. Do you give up Excalibur to cancel it?
        }
    .why = Excalibur cancels any one black card just drawn, no matter by whom. Then the sword leaves the game.
shadows-choosing-war = { $by } chooses a war.
    .you =
        { $mordred ->
            [true] Which war does Mordred join?
           *[false] Who do the Mercenaries join?
        }
    .why = A warrior is added to that war; at the fourth it is lost. Where Mordred is, it takes another Fight 5 to win.
shadows-volunteering =
    Who volunteers to { $price-words ->
        [cards] discard { $number ->
            [0] { $price }
            [one] one card
           *[other] { $number } cards
        }
       *[lives] lose { $number ->
            [0] { $price }
            [one] one life point
           *[other] { $number } life points
        }
    }, to spare the others?
    .you =
        Will you { $price-words ->
            [cards] discard { $number ->
                [0] { $price }
                [one] one card
               *[other] { $number } cards
            }
           *[lives] lose { $number ->
                [0] { $price }
                [one] one life point
               *[other] { $number } life points
            }
        }?
    .why = If nobody does, every Knight discards a card. Everyone who can pay is asked at once. If several volunteer, the player who drew the card picks one.
shadows-picking-volunteer = { $by } picks one of the volunteers.
    .you =
        Which of them must { $price-words ->
            [cards] discard { $number ->
                [0] { $price }
                [one] one card
               *[other] { $number } cards
            }
           *[lives] lose { $number ->
                [0] { $price }
                [one] one life point
               *[other] { $number } life points
            }
        }?
    .why = Only one volunteer pays.
shadows-discarding = Still to discard: { $seats }.
    .you =
        { $number ->
            [one] Which card do you discard?
           *[other] Which { $number } cards do you discard?
        }
    .why = You choose, and nobody sees which. With fewer cards you discard them all.
shadows-yielding-grails = Every Knight gives up a Grail card or a life point.
    .you = A Grail card, or a life point?
    .why = Witch 4 takes a Grail card from every Knight. If you have none, or keep it, you lose a life point, even your last.
shadows-sparing = { $seat } is about to lose a life point.
    .you =
        You are about to lose a life point{ $cause-count ->
            [0] {""}
           *[other] {" "}({ $cause })
        }. Do you discard two cards instead?
    .why = This is your power: instead of each life point you would lose, you may discard two white cards.
shadows-saving = { $owner } has the Grail, and somebody is dying: { $dying }.
    .you = Dying: { $dying }. Do you offer the Grail?
    .why = The Knight who drinks lives on with four life points, and keeps hand and relics. The Grail can be used only once.
shadows-adding = The cards against { $quest } are revealed. { $seat } may add one more.
    .you =
        { $missing ->
            [-1] The cards are revealed.
            [0] It is { $white } against { $black }, and you win.
           *[other] It is { $white } against { $black }. You need { NUMBER($missing) } more to win.
        } Do you add a fight card?
    .why = This is your power: when a quest you are on ends in a fight, you may add one fight card after all cards are revealed.
shadows-acting = { $seat } takes heroic actions.
    .you = What do you do?
    .why = You take one heroic action each turn: move, take a quest action, play a special card, heal, or accuse. A second one must be of another kind and costs a life point. Your power comes on top.
shadows-exchanging = { $by } and { $partner } each choose a card for the other.
    .you = Which card do you give?
    .why = Once a turn Arthur may exchange a card with another Knight. Both choose a card, face down, and neither can refuse.
shadows-stacking = { $seat } puts black cards back in order.
    .you = In which order do you put them back, top card first?
    .why = Only you know the order. The top card is drawn next.
shadows-returning = { $by } plays Convocation: every Knight may return to Camelot.
    .you = Do you return to Camelot?
    .why = You return at once, without a travel card. If you leave a solo quest, your white cards on it are lost. All Knights in Camelot then share new cards, one for each of them.
shadows-coming = { $by } calls for help at { $place }.
    .you = Do you go to { $place }?
    .why = You get there at once, without a travel card. If you leave a solo quest, your white cards on it are lost.
shadows-slaying-dragon = { $seat } fights the Dragon.
    .you =
        { $left ->
            [one] Which fight card is the second?
           *[other] Which fight card is the first?
        }
    .why = With Dragon Slayer you play two fight cards against the Dragon at once. Both must fit the pattern: three values, three cards of each.
shadows-battling =
    { $to ->
        [none] { $seat } attacks a siege engine.
       *[other] { $seat } is attacked on the road.
    }
    .you =
        { $die ->
            [0] Which fight cards do you play against the die?
           *[other] The die shows { $die }. Which fight cards do you play against it?
        }
    .why =
        The sum of your cards must beat the die, which goes up to { $faces }. You say what a Fight ? counts. If you do not beat it, you lose a life point{ $to ->
            [none] .
           *[other] , stay where you are, and your turn is over. The rulebook names this card but not its effect; this is a house rule.
        }
shadows-naming-value = { $seat } says what a Fight ? counts as.
    .you = What does your Fight ? count as? Your other cards add up to { $total }.
    .why = A Fight ? counts as 1 to 5: on a quest, against a siege engine and on the road. Its player says the value when playing it.
shadows-helping = The die shows { $die } against { $total }. { $seat } may add a card.
    .you =
        { $missing ->
            [-1] It is { $total } against { $die }.
            [0] It is { $total } against { $die }, and you win.
           *[other] It is { $total } against { $die }. You need { NUMBER($missing) } more to win.
        } Do you add a fight card?
    .why = This is your power: you may add one fight card after the die is rolled.
shadows-straying = { $seat } is lost on the way to { $to }.
    .you =
        { $number ->
            [one] You are lost. Do you discard a card to get to { $to }?
           *[other] You are lost. Do you discard { $number } cards to get to { $to }?
        }
    .why = If you do not pay, you stay where you are, and your turn is over. The rulebook names this card but not its effect; this is a house rule.
shadows-ambushed = { $seat } is ambushed on the way to { $to }.
    .you = Ambush! To get through to { $to }, discard one of these: { $cards }.
    .why = Any one of these cards gets you through: { $cards }. If you discard none, you lose a life point, stay where you are, and your turn is over. The rulebook names this card but not its effect; this is a house rule.
shadows-taunting = { $seat } chooses who to taunt.
    .you = Who do you taunt?
    .why = Every turn a revealed Traitor takes a random card from a Knight’s hand and discards it.
shadows-scheming = { $seat } acts against Camelot.
    .you = What do you do to Camelot?
    .why = After the taunt a revealed Traitor adds a siege engine, or draws and plays a black card.
shadows-proposing-knight = { $proposer } proposes who is knighted.
    .you = Which of { $squires } is knighted?
    .why = When a quest is won, one squire who took part becomes a Knight. The others must agree. If there is no agreement, chance decides.
shadows-agreeing-on-knight = { $proposer } proposes to knight { $named }. The others answer.
    .you = Do you agree to knight { $named }?
    .why = If all agree, it is done. If not, { $proposer } may try again. After the last proposal chance decides.

## What a player does, and how it is offered

shadows-lay-open = You put { $card } on the Round Table.
    .offer = Reveal a card
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
shadows-pay-evil = You discard { $cards } instead.
    .offer = Discard two cards instead
shadows-peek = You look at the top black card.
    .offer = Look at the top black card
shadows-welcome = A latecomer joins the game.
    .offer = Seat a latecomer
shadows-choose-black = You play { $card }.
    .offer = Play one of the two
shadows-lay-up = You play the card face up.
    .offer = Play it face up
shadows-lay-down = You play the card face down.
    .offer = Play it face down
shadows-offer-merlins = You offer Merlins: { $number }.
    .offer = Offer Merlins
shadows-stand-by = You offer Merlins, { $scope }: { $number }.
    .offer = Offer Merlins, now and later
shadows-give-excalibur = You give up Excalibur.
    .offer = Give up Excalibur
shadows-keep-excalibur = You keep Excalibur.
    .offer = Keep Excalibur
shadows-keep-on = You keep Excalibur, { $scope }.
    .offer = Keep it, now and later
shadows-choose-war = You choose the { $war }.
    .offer = Choose a war
shadows-volunteer = You volunteer: { $answer }.
    .offer = Volunteer or not
shadows-pick-volunteer = You pick { $seat }.
    .offer = Pick a volunteer
shadows-discard = You discard { $cards }.
    .offer = Discard cards
shadows-yield-grail = You give up { $answer }.
    .offer = Give up a Grail card or a life point
shadows-spare = You discard { $cards }, and keep the life point.
    .offer = Discard two cards instead
shadows-bleed = You lose the life point.
    .offer = Lose the life point
shadows-drink = { $seat } drinks from the Grail.
    .offer = Offer the Grail
shadows-keep-grail = You keep the Grail.
    .offer = Keep the Grail
shadows-add-fight = You add { $card }, which counts as { $value }.
    .offer = Add a fight card
shadows-add-nothing = You add nothing.
    .offer = Add nothing
shadows-move = You set out for { $to }.
    .offer = Move
    .to = Where do you go?
shadows-depart = You leave the Round Table for { $to }.
    .offer = Leave the Round Table for free
    .to = Where do you go?
shadows-draw-cards = You draw white cards.
    .offer = Draw white cards
shadows-fight-siege = You attack a siege engine.
    .offer = Attack a siege engine
shadows-attack = You attack with { $cards }.
    .offer = Play fight cards
shadows-name-value = Your Fight ? counts as { $value }.
    .offer = Say what Fight ? counts as
shadows-lay-fight = You play { $card }, which counts as { $value }.
    .offer = Play a fight card here
shadows-pull-sword = You discard { $card } to pull Excalibur closer.
    .offer = Discard a card to pull Excalibur closer
shadows-lay-grail = You play a Grail card.
    .offer = Play a Grail card
shadows-fight-war = You play { $card }.
    .offer = Play the next fight card here
shadows-play-special = You play { $card }.
    .offer = Play a special card
shadows-play-free = You play { $card } for free.
    .offer = Play a special card for free
shadows-free = You free { $seat } with { $card }.
    .offer = Free a captive
shadows-heal = You discard three times { $card }.
    .offer = Heal
    .card = Three of which card do you discard?
shadows-accuse = You accuse { $seat }.
    .offer = Accuse somebody
    .seat = Whom do you accuse?
shadows-buy-action = You pay a life point for a second action.
    .offer = Pay a life point for a second action
shadows-take-back = You take the life point back.
    .offer = Take the life point back
shadows-step-forth = You reveal yourself as a Traitor.
    .offer = Reveal yourself as a Traitor
shadows-end-turn = You end your turn.
    .offer = End your turn
shadows-exchange = You exchange a card with { $partner }.
    .offer = Exchange a card with somebody
shadows-swap = You discard { $card } and draw a new card.
    .offer = Discard a card and draw a new one
shadows-bleed-for-cards = You give up a life point and draw two cards.
    .offer = Give up a life point, draw two cards
shadows-search-discard = You search the discard pile.
    .offer = Search the discard pile for a Merlin
shadows-recall-merlin = You discard { $cards } for a Merlin.
    .offer = Discard three cards for the Merlin
shadows-merlins-gift = You draw a card thanks to Merlin.
    .offer = Draw a card thanks to Merlin
shadows-give-card = You give { $card }.
    .offer = Give a card
shadows-stack = You put them back, top card first: { $cards }.
    .offer = Put them back
shadows-answer = Your answer: { $answer }.
    .offer = Answer the call
shadows-slay-fight = You play { $card }, which counts as { $value }.
    .offer = Play a fight card against the Dragon
shadows-pay-way = You discard { $cards }, and go on.
    .offer = Discard cards and go on
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
shadows-propose-knight = You propose to knight { $seat }.
    .offer = Propose a squire
shadows-agree = Your answer: { $answer }.
    .offer = Answer the proposal
