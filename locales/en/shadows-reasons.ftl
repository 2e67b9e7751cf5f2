## Why something cannot be done: the course of the turn

shadows-evil-first = First comes the Progression of Evil.
shadows-evil-done = Evil has already progressed this turn.
shadows-evil-overdue = Evil has made no progress for { $rounds } rounds: nobody may pay with cards any more.
shadows-not-under-witch = While Witch 2 is in play, nobody may give up life points.
shadows-must-act = You must take at least one heroic action in your turn.
shadows-kind-used = You have already taken an action of this kind this turn: { $action }.
shadows-pay-first = A second action costs a life point: pay it first.
shadows-actions-spent = You have taken both actions of this turn.
shadows-action-owed = You have paid for a second action: take it first.
shadows-take-back-first = Nothing is left to do as a second action: take the life point back.
shadows-price-stays =
    { $cards ->
        [true] You have paid with cards, and cards do not come back.
       *[false] You have taken a life point back this turn; now it stays paid.
    }
shadows-first-action-first = Take your first action before you pay for a second one.
shadows-no-second-action = Nothing of another kind is left to do as a second action.

## Places and quests

shadows-already-there = You are already there.
shadows-quest-over = Over for good: { $quest }.
shadows-dragon-later = The Dragon comes once the quest against Lancelot is over.
shadows-solo-taken = Only one Knight may be there, and { $seat } is.
shadows-only-at = That is done only here: { $places }.
shadows-nobody-may-join = You are on a solo quest, which nobody can join.
shadows-no-siege-engine = There is no siege engine to fight.
shadows-does-not-fit = That does not fit the pattern against { $quest }. These values fit now: { $values }.
shadows-both-must-fit = After that card, no other card in your hand would fit.
shadows-next-in-war = The next card against the { $war } must be a Fight { $value }.

## Cards

shadows-hand-full = With { $most } or more cards in hand you cannot draw in Camelot.
shadows-not-in-hand = You do not hold this card: { $card }.
shadows-too-few-cards =
    { $number ->
        [one] That takes at least one card in hand.
       *[other] That takes at least { $number } cards in hand.
    }
shadows-no-fight-card = You hold no fight card.
shadows-fights-only = Only fight cards are played here.
shadows-needs-one-of = You hold none of the cards this takes: { $cards }.
shadows-not-special = { $card } is not a special card: it is played on quests.
shadows-one-special = You may play only one special card each turn.
shadows-no-special-card = You hold no special card.
shadows-no-special-now = None of your special cards can be played now.
shadows-barred-by = While { $card } is in play, that is forbidden.
shadows-no-target = { $card } has nothing to act on now.
shadows-fate-by-loyalty = How you may play Fate depends on your loyalty card.
shadows-lives-full = With { $most } life points you cannot heal.
shadows-no-triple =
    { $any-kind ->
        [true] To heal you need { $number } identical cards.
       *[false] To heal you need { $number } identical Fight or Grail cards.
    }
shadows-too-few-merlins =
    { $held ->
        [0] You hold no Merlin.
        [one] You hold only one Merlin.
       *[other] You hold only { $held } Merlins.
    }
shadows-standing-full = You have already left an answer for { $most } cards.

## Knights

shadows-not-yourself = Choose another Knight, not yourself.
shadows-not-at-large = { $seat } cannot be chosen: captured, dead, or a revealed Traitor.
shadows-nobody-else = There is no other Knight to choose.
shadows-nobody-captive = Nobody is captured.
shadows-not-captive = { $seat } is not captured.
shadows-no-cards-there = { $seat } has no cards.
shadows-no-accusations = This game has no Traitor: nobody is accused.
shadows-accusations-closed = Accusations open with { $number } swords on the Round Table or { $number } siege engines at Camelot.
shadows-accused-already = You have already made your one accusation of the game.
shadows-proved-loyal = { $seat } is proved Loyal.

## Powers, and Merlin

shadows-another-knight = That is another Knight’s power: { $coat }.
shadows-power-used-up = You have used that as often as a turn allows.
shadows-search-first = Search the discard pile first.
shadows-no-merlin-there = There is no Merlin in the discard pile.
shadows-searched-already = You already know whether there is a Merlin in the discard pile.
shadows-pile-empty = There is no card in the pile.
shadows-merlin-elsewhere = Merlin is not where you are.
shadows-merlin-in-camelot = In Camelot Merlin gives no cards.
