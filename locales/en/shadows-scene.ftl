## The board on the screen: places, swords and engines

ui-shadows-quests = Quests
ui-shadows-map = The map of Camelot
ui-shadows-stage = The card
ui-shadows-of = of { $n }
ui-shadows-change = { $from } → { $to }
ui-shadows-any = ?
ui-shadows-more = +{ $n }
ui-shadows-camelot-label = Camelot. Swords: { $white } white, { $black } black, of 12; the seventh black one loses the game. Siege engines: { $siege } of 12.
ui-shadows-in-play = In play: { $cards }.
ui-shadows-lost-at = lost at { $n }
ui-shadows-engines = Siege engines: { $n }
ui-shadows-end-rule = The game ends when twelve swords lie on the Round Table. More white than black swords win it.
ui-shadows-just-now = Just now:
ui-shadows-piles = Decks
ui-shadows-pile-white = White
ui-shadows-pile-black = Black
ui-shadows-pile-travel = Travel
ui-shadows-in-pile = { $n } in the deck
ui-shadows-lives-change = { $change } life points

## A quest in a few words

# How many more steps of Evil decide it: the sums decide (ends), or it is lost (falls).
ui-shadows-ends-in = ends in { $n }
ui-shadows-falls-in = lost in { $n }
ui-shadows-sums = { $white } : { $black }
# Evil has face-down cards.
ui-shadows-sums-hidden = { $white } : { $black }+?
ui-shadows-pattern-black-knight = two pairs
ui-shadows-pattern-lancelot = three and two
ui-shadows-pattern-dragon = three threes
ui-shadows-next-card = next: a { $n }
ui-shadows-to-win = { $n } to win
ui-shadows-quest-over = This quest is over.
ui-shadows-solo-short = solo
ui-shadows-group-short = group

## A quest in full

ui-shadows-solo = A solo quest: one Knight at a time.
ui-shadows-group = A quest for any number of Knights.
ui-shadows-once = It is played once.
ui-shadows-anew = It starts anew after each end.
ui-shadows-rule-black-knight = Play two pairs of fight cards. When either side is full, the higher sum wins; a tie is lost.
ui-shadows-rule-lancelot = Play three equal fight cards and a pair. When either side is full, the higher sum wins; a tie is lost.
ui-shadows-rule-dragon = Play three times three equal fight cards. When either side is full, the higher sum wins; a tie is lost.
ui-shadows-rule-excalibur = Each card you discard here pulls the sword one step to your bank. Each black Excalibur pushes it back.
ui-shadows-rule-grail = Grail cards fill the row from one end, Despair from the other. Seven Grail cards win.
ui-shadows-rule-picts = Play 1 to 5 in order; the 5 wins. Four Picts lose the war.
ui-shadows-rule-saxons = Play 1 to 5 in order; the 5 wins. Four Saxons lose the war.
ui-shadows-state-combat =
    The Knights have { $white }, Evil has { $black }{ $hidden ->
        [0] .
        [one] { " " }and a card face down.
       *[other] { " " }and { $hidden } cards face down.
    } { $missing ->
        [one] One white card is missing.
       *[other] { $missing } white cards are missing.
    }
ui-shadows-state-war =
    The next card is a { $next }. { $missing ->
        [one] It wins the war.
       *[other] { $missing } cards are missing.
    }
ui-shadows-state-steps =
    { $missing ->
        [one] One step is missing.
       *[other] { $missing } steps are missing.
    }
ui-shadows-ends-long =
    { $n ->
        [one] One more black card, and the sums decide.
       *[other] { $n } more black cards, and the sums decide.
    }
ui-shadows-falls-long =
    { $n ->
        [one] One more step of Evil loses it.
       *[other] { $n } more steps of Evil lose it.
    }
ui-shadows-if-won = If it is won: { $what }.
ui-shadows-if-lost = If it is lost: { $what }.
ui-shadows-win = Win
ui-shadows-lose = Lose
ui-shadows-white-swords =
    { $n ->
        [one] 1 white sword
       *[other] { $n } white swords
    }
ui-shadows-black-swords =
    { $n ->
        [one] 1 black sword
       *[other] { $n } black swords
    }
ui-shadows-lives-more = +{ $n } life for each Knight here
ui-shadows-lives-less = −{ $n } life for each Knight here
ui-shadows-cards-to-share =
    { $n ->
        [one] 1 card
       *[other] { $n } cards to share
    }
ui-shadows-engines-more =
    { $n ->
        [one] 1 siege engine
       *[other] { $n } siege engines
    }
ui-shadows-mists-note = One of these black swords comes from the Mists of Avalon.
ui-shadows-heroism-note = Heroism: one more sword of the same colour.
ui-shadows-mordred-note = Mordred is here: one more Fight 5 is needed to win.
ui-shadows-here = Here: { $names }.
ui-shadows-nobody-here = Nobody is here.
ui-shadows-merlin-here = Merlin is here.
ui-shadows-only-here = Only here: { $what }.
ui-shadows-move-here = Move here

## What choosing a place would change

ui-shadows-warriors-change = warriors: { $change }
ui-shadows-sword-more = one sword more
ui-shadows-step-to-us = one step to us
ui-shadows-despair-goes = a Despair goes
ui-shadows-last-black-goes = ends in { $n } again

## The Knights

ui-shadows-knights = Knights
ui-shadows-loyalties = Everybody’s loyalty
ui-shadows-you = You
ui-shadows-knight-label = { $name }, { $coat }: life { $lives }, cards { $cards }
ui-shadows-has-turn = has the turn
ui-shadows-lives = Life: { $n }
ui-shadows-cards = Cards: { $n }

## Cards, the own hand, and what is shown to all

ui-shadows-fight = Fight
ui-shadows-hand =
    { $n ->
        [one] Your hand, 1 card
       *[other] Your hand, { $n } cards
    }
ui-shadows-hand-empty = Your hand is empty.
ui-shadows-card-label =
    { $n ->
        [one] { $card }
       *[other] { $card }, { $n } in hand
    }
ui-shadows-card-lifted = { $n } of { $of } chosen
ui-shadows-special-black = Special black card
ui-shadows-special-stays = Special, stays in play
ui-shadows-standard-black = Black card
ui-shadows-travel-card = Travel card
ui-shadows-face-down = Face down
ui-shadows-drawn-by = Drawn by: { $name }
ui-shadows-played-by = Played by: { $name }
ui-shadows-three-merlins = Three Merlins together cancel it, from any hands.
ui-shadows-quest-won = { $quest }: won
ui-shadows-quest-lost = { $quest }: lost
ui-shadows-camelot-stands = Camelot stands
ui-shadows-camelot-falls = Camelot falls
