## Setup. Everyone is told these, except those that say "you": they are private.

shadows-coats-dealt = The Knights sit down at the Round Table. { $coats-by-seat }.
shadows-coats-aside = Knights not in the game: { $coats }.
shadows-first-chosen = { $seat } plays first.
shadows-decks-laid =
    The decks are ready: { $white } white cards, { $black } black cards{ $travel ->
        [0] {""}
       *[other] , { $travel } travel cards
    }.
shadows-hand-dealt = You are dealt { $cards }.
shadows-merlin-dealt = You are dealt Merlin.
shadows-loyalty-dealt = Your loyalty: { $side }.
shadows-loyalties-covered = The loyalty cards are dealt face down. Nobody may look yet.
shadows-loyalties-looked = Now everyone looks at their loyalty card.
shadows-council-held = The council reveals its cards. { $cards-by-seat }.
shadows-joined = { $seat } joins the table as { $coat }.
shadows-turn-passed = { $to }’s turn.

## The Progression of Evil

shadows-evil-chosen = Progression of Evil: { $seat } { $evil }.
shadows-top-looked = { $seat } looks at the top black card.
shadows-top-seen = The top black card is { $card }.
shadows-black-drawn =
    { $number ->
        [one] { $by } draws the top black card.
       *[other] { $by } draws the top { $number } black cards.
    }
shadows-black-seen = You drew { $cards }.
shadows-nothing-drawn = { $by } should draw a black card, but none is left.
shadows-black-put-under = { $by } puts the other black card under the deck.
shadows-under-known = You put { $card } under the deck.
shadows-black-played = { $by } reveals a black card: { $card }.
shadows-black-announced = { $by } has a black card for { $quest }, and plays it face down.
shadows-black-laid-up = { $card } is played for { $quest }.
shadows-black-laid-down = { $by } plays a black card face down for { $quest }.
shadows-down-known = You played { $card } face down for { $quest }.
shadows-drawn-lost = { $by }’s card is gone. Nobody has seen it.
shadows-window-closed = Nothing stops { $card }.
shadows-merlins-spent = Merlins are played together. { $by }.
shadows-sword-kept = From now on you keep Excalibur: { $scope }. You are asked all the same and may give it up.
shadows-sword-not-kept = From now on Excalibur waits for your answer again.
shadows-standing-kept = { $standing }
shadows-standing =
    From now on you offer Merlins { $card-count ->
        [0] { $until-turn ->
            [true] until your turn
           *[false] against any card
        }
       *[other] against { $card }
    }: { $merlins }.
shadows-cancelled =
    { $card-count ->
        [0] The face-down card is cancelled.
       *[other] { $card } is cancelled.
    }
shadows-no-effect = { $card } has no effect: its quest is over, and Merlin stands there.
shadows-left-game = Out of the game: { $cards }.
shadows-lasting = { $card } stays in play.
shadows-lasting-gone = { $card } leaves play.
shadows-turn-cut = The turn ends at once.
shadows-recalled = { $seat } returns to Camelot.
shadows-volunteers-shown =
    { $seats-count ->
        [0] Nobody volunteers.
        [one] { $seats } volunteers.
       *[other] { $seats } volunteer.
    }
shadows-grail-yielded = { $seat } gives up a Grail card.

## Swords, siege engines and life points

shadows-sword-laid =
    A { $colour } sword is placed on the Round Table{ $cause-count ->
        [0] {""}
       *[other] {" "}({ $cause })
    }.
shadows-sword-turned = A white sword turns black.
shadows-siege-raised =
    { $number ->
        [one] A siege engine is added at Camelot
       *[other] { $number } siege engines are added at Camelot
    }{ $cause-count ->
        [0] {""}
       *[other] {" "}({ $cause })
    }.
shadows-siege-broken = A siege engine is destroyed.
shadows-life-lost =
    { $number ->
        [one] { $seat } loses a life point
       *[other] { $seat } loses { $number } life points
    }{ $cause-count ->
        [0] {""}
       *[other] {" "}({ $cause })
    }.
shadows-life-gained =
    { $number ->
        [one] { $seat } gains a life point.
       *[other] { $seat } gains { $number } life points.
    }
shadows-died = { $seat } dies.
shadows-grail-drunk = { $by } offers the Grail. { $seat } drinks, and lives.

## White cards

shadows-white-drawn =
    { $number ->
        [one] { $seat } draws a white card.
       *[other] { $seat } draws { $number } white cards.
    }
shadows-cards-came = You get { $cards }.
shadows-cards-left = Left your hand: { $cards }.
shadows-discarded =
    { $number ->
        [one] { $seat } discards a card.
       *[other] { $seat } discards { $number } cards.
    }
shadows-card-played = { $seat } plays { $card }.
shadows-card-spent = { $seat } discards { $card }.
shadows-white-thrown =
    { $number ->
        [one] A white card goes to the discard pile.
       *[other] { $number } white cards go to the discard pile.
    }
shadows-white-sunk =
    { $number ->
        [one] A white card that nobody may take is discarded unseen.
       *[other] { $number } white cards that nobody may take are discarded unseen.
    }
shadows-white-opened = White cards are revealed: { $cards }.
shadows-black-thrown =
    { $number ->
        [one] A black card goes to the discard pile.
       *[other] { $number } black cards go to the discard pile.
    }
shadows-reshuffled = Both decks are reshuffled: { $white } white cards, { $black } black cards.
shadows-share-proposed = { $by } proposes how to share the cards. { $to-by-cards }.
shadows-share-refused = Refused by { $by }.
shadows-shares-taken = The cards are shared. { $to-by-cards }.
shadows-shares-dealt = There is no agreement, so the cards are shuffled and dealt face down.
shadows-gave =
    { $number ->
        [one] { $by } gives { $to } a card.
       *[other] { $by } gives { $to } { $number } cards.
    }
shadows-black-looked =
    { $number ->
        [one] { $by } looks at the top black card.
       *[other] { $by } looks at the top { $number } black cards.
    }
shadows-faces-seen = The top of the black deck, in order: { $cards }.
shadows-black-reordered = { $by } puts them back in any order they like.
shadows-order-seen = The top of the black deck is now, in order: { $cards }.
shadows-heroism-laid = Heroism is played on { $quest }.
shadows-favor-laid = Divine Favor is ready for the next tie.
shadows-favor-used = Divine Favor wins the tie for the Knights.

## Quests

shadows-fight-laid = { $card } is played against { $quest }.
shadows-face-down-shown = The face-down cards for { $quest } are revealed: { $cards }.
shadows-black-lifted = The last black card for { $quest } is removed.
shadows-combat-counted = The fight against { $quest }: { $white } for the Knights, { $black } for Evil.
shadows-grail-row-set =
    { $card-count ->
        [0] { $gone-count ->
            [0] A card is taken from the Grail row
           *[other] Taken from the Grail row: { $gone }
        }
       *[other] { $gone-count ->
            [0] Added to the Grail row: { $card }
           *[other] { $card } takes the place of a card in the Grail row: { $gone }
        }
    }.
shadows-sword-drifted =
    { $by ->
        [1] Excalibur moves one step toward the Knights.
       *[other] Excalibur moves one step toward Evil.
    }
shadows-war-fought = { $card } is played against the { $war }.
shadows-warrior-came =
    A warrior joins the { $war }{ $warriors ->
        [0] {""}
       *[other] {" "}({ $warriors } of 4 now)
    }.
shadows-warrior-gone = The { $war } lose a warrior.
shadows-mordred-came = Mordred joins the { $war }: it now takes another Fight 5 to beat them.
shadows-mordred-gone = Mordred leaves the war.
shadows-quest-decided =
    { $won ->
        [true] The Knights win { $quest }.
       *[false] The Knights lose { $quest }.
    }
shadows-relic-won = { $seat } wins a relic: { $relic }.
shadows-relic-gone = A relic leaves the game: { $relic }.
shadows-sent-home =
    { $seats-count ->
        [0] The Knights at large on { $quest } return to the Round Table.
       *[other] Back at the Round Table from { $quest }: { $seats }.
    }
shadows-quest-cleared =
    { $over ->
        [true] Over for good: { $quest }.
       *[false] Ready to be played again: { $quest }.
    }
shadows-solo-cleared = The Knights’ cards on { $quest } are lost.
shadows-die-thrown = { $seat } rolls the die: { $die }.
shadows-value-named = { $seat }’s Fight ? counts as { $value }.
shadows-battle-fought =
    { $won ->
        [true] { $seat } wins, { $total } against { $die }.
       *[false] { $seat } loses, { $total } against { $die }.
    }

## Travel

shadows-set-out = { $seat } sets out for { $to }.
shadows-travel-drawn = { $seat }’s travel card: { $card }
shadows-travel-reshuffled = The travel cards are reshuffled.
shadows-arrived = { $seat } reaches { $place }.
shadows-stayed = { $seat } does not get through. The turn is over.
shadows-merlin-came = Merlin reaches { $place }.
shadows-captured = { $seat } is captured, and cannot play until another Knight pays with a special card.
shadows-freed = { $by } frees { $seat } with { $card }.
shadows-ambush-broken = { $seat } breaks through with a fight card.

## Heroic actions and powers

shadows-action-taken = { $seat }’s heroic action: { $action }.
shadows-free-action =
    { $action-words ->
        [A] { $seat } moves for free (Sir Tristan).
       *[C] { $seat } plays a special card for free (Sir Galahad).
    }
shadows-action-bought = { $seat } pays a life point for a second action.
shadows-taken-back = { $seat } takes the life point back: no second action yet.
shadows-doomed = That was { $seat }’s last life point: one more action, then death.
shadows-special-played = The special card of this turn is played.
shadows-turn-ended = { $seat } ends the turn.
shadows-healed = { $seat } discards three identical cards to heal.
shadows-power-used = { $seat } { $power }.
shadows-exchanged = { $by } and { $partner } exchange a card.
shadows-cards-swapped = You gave { $gave } and got { $got }.
shadows-discard-searched = { $seat } searches the white discard pile for a Merlin.
shadows-search-answered =
    { $found ->
        [true] There is a Merlin in the discard pile.
       *[false] There is no Merlin in the discard pile.
    }
shadows-merlin-recalled = { $seat } takes a Merlin back from the discard pile.
shadows-knight-proposed = { $by } proposes to knight { $seat }.
shadows-knight-refused = Refused by { $by }.
shadows-knighted = Rise, { $coat }! { $seat } is a Knight now.

## Loyalty, and the end

shadows-accused = { $by } accuses { $seat }, who must reveal their loyalty card.
shadows-loyalty-shown = { $seat } reveals: { $side }.
shadows-unmasked = { $seat } is now a revealed Traitor, and plays for Evil.
shadows-taunted = { $seat } taunts { $victim }, and takes a random card from their hand.
shadows-taunt-seen = The card you took from { $victim } was { $card }.
shadows-schemed = { $seat } acts against Camelot.
shadows-traitors-revealed =
    { $seats-count ->
        [0] The final count begins. No Traitor was hidden.
        [one] The final count begins. A hidden Traitor is revealed: { $seats }.
       *[other] The final count begins. Hidden Traitors are revealed: { $seats }.
    }
shadows-swords-counted = The swords are counted: { $white } white, { $black } black. { $winner }
shadows-over =
    { $why } { $winner } { $sides-by-seat }.{ $undealt-count ->
        [0] {""}
       *[other] {" "}Not dealt: { $undealt }.
    }

## What nobody at the table sees: shown only in a replay of the whole game

shadows-thrown-kept = In the white discard pile: { $cards }.
shadows-removed = Out of the game: { $cards }.
shadows-under-kept = Under the black deck: { $card }.
shadows-black-thrown-kept = In the black discard pile: { $cards }.
shadows-white-laid = The white deck: { $cards }.
shadows-black-laid = The black deck: { $cards }.
shadows-travel-laid = The travel deck: { $cards }.
shadows-down-kept = Face down for { $quest }: { $card }.
shadows-merlin-taken = A Merlin leaves the discard pile.
shadows-order-kept = The top of the black deck: { $cards }.
shadows-loyalties-laid = Loyalties. { $sides-by-seat }.
shadows-loyalties-aside = Loyalty cards not dealt: { $sides }.
