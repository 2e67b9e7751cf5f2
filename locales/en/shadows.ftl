## Sitting down. Everybody hears what happens, but for what says "you".

shadows-coats-dealt = The Knights take their places at the Round Table. { $coats-by-seat }.
shadows-coats-aside = Coats nobody wears: { $coats }.
shadows-first-chosen = { $seat } begins.
shadows-decks-laid =
    The piles lie ready: { $white } white cards and { $black } black ones{ $travel ->
        [0] {""}
       *[other] , and { $travel } for the road
    }.
shadows-hand-dealt = You are dealt { $cards }.
shadows-merlin-dealt = You are dealt Merlin.
shadows-loyalty-dealt = Your loyalty: { $side }.
shadows-loyalties-covered = The loyalty cards are dealt face down. Nobody looks at them yet.
shadows-loyalties-looked = It is time: everybody looks at the own loyalty card.
shadows-council-held = The council lays its cards open. { $cards-by-seat }.
shadows-joined = { $seat } joins the table as { $coat }.
shadows-turn-passed = It is the turn of { $to }.

## The progression of evil

shadows-evil-chosen = Evil grows with { $seat }: { $evil }.
shadows-top-looked = { $seat } looks at the top black card.
shadows-top-seen = The top black card is { $card }.
shadows-black-drawn =
    { $number ->
        [one] { $by } takes the top black card.
       *[other] { $by } takes the top { $number } black cards.
    }
shadows-black-seen = You have drawn { $cards }.
shadows-nothing-drawn = { $by } would draw a black card, but there is none left.
shadows-black-put-under = { $by } puts the other black card under the pile.
shadows-under-known = You have put { $card } under the pile.
shadows-black-played = { $by } shows a black card: { $card }.
shadows-black-announced = { $by } has a black card for { $quest }, and lays it face down.
shadows-black-laid-up = { $card } lies at { $quest }.
shadows-black-laid-down = A black card of { $by } lies face down at { $quest }.
shadows-down-known = You have laid { $card } face down at { $quest }.
shadows-drawn-lost = The card of { $by } is gone, and nobody has seen it.
shadows-window-closed = Nothing stops { $card }.
shadows-merlins-spent = Merlins work together. { $by }.
shadows-standing-kept = { $standing }
shadows-standing =
    Merlins you will offer from now on, { $card-count ->
        [0] { $until-turn ->
            [true] until your turn
           *[false] against any card
        }
       *[other] against { $card }
    }: { $merlins }.
shadows-cancelled =
    { $card-count ->
        [0] The card that was to lie face down comes to nothing.
       *[other] { $card } comes to nothing.
    }
shadows-lasting = { $card } stays for all to see.
shadows-lasting-gone = { $card } is gone.
shadows-turn-cut = The turn ends here.
shadows-recalled = { $seat } returns to Camelot.
shadows-volunteers-shown =
    { $seats-count ->
        [0] Nobody steps forward.
        [one] { $seats } steps forward.
       *[other] { $seats } step forward.
    }
shadows-grail-yielded = { $seat } gives up a Grail card.

## Swords, siege engines and life points

shadows-sword-laid = A sword is laid on the Round Table: { $colour }.
shadows-sword-turned = A white sword turns black.
shadows-siege-raised =
    { $number ->
        [one] A siege engine rises before Camelot.
       *[other] { $number } siege engines rise before Camelot.
    }
shadows-siege-broken = A siege engine is destroyed.
shadows-life-lost =
    { $number ->
        [one] { $seat } loses a life point.
       *[other] { $seat } loses { $number } life points.
    }
shadows-life-gained =
    { $number ->
        [one] { $seat } gains a life point.
       *[other] { $seat } gains { $number } life points.
    }
shadows-died = { $seat } dies.
shadows-grail-drunk = { $by } holds out the Grail; { $seat } drinks, and lives.

## White cards

shadows-white-drawn =
    { $number ->
        [one] { $seat } draws a white card.
       *[other] { $seat } draws { $number } white cards.
    }
shadows-cards-came = You get { $cards }.
shadows-cards-left = From your hand: { $cards }.
shadows-discarded =
    { $number ->
        [one] { $seat } throws a card away.
       *[other] { $seat } throws { $number } cards away.
    }
shadows-card-played = { $seat } plays { $card }.
shadows-white-thrown =
    { $number ->
        [one] A white card goes to the discard.
       *[other] { $number } white cards go to the discard.
    }
shadows-white-sunk =
    { $number ->
        [one] A white card that nobody may have is thrown away unseen.
       *[other] { $number } white cards that nobody may have are thrown away unseen.
    }
shadows-white-opened = White cards are laid open: { $cards }.
shadows-black-thrown =
    { $number ->
        [one] A black card goes to the discard.
       *[other] { $number } black cards go to the discard.
    }
shadows-reshuffled = Everything is shuffled anew: { $white } white cards, { $black } black ones.
shadows-share-proposed = { $by } proposes to share. { $to-by-cards }.
shadows-share-refused = Refused by { $by }.
shadows-shares-taken = The cards are shared. { $to-by-cards }.
shadows-shares-dealt = Nobody agrees, so the cards are shuffled and dealt out face down.
shadows-gave =
    { $number ->
        [one] { $by } sends { $to } a card.
       *[other] { $by } sends { $to } { $number } cards.
    }
shadows-black-looked =
    { $number ->
        [one] { $by } looks at the top black card.
       *[other] { $by } looks at the top { $number } black cards.
    }
shadows-faces-seen = From the top the black pile holds { $cards }.
shadows-black-reordered = { $by } has put them back in an order of choice.
shadows-order-seen = From the top the black pile holds now { $cards }.
shadows-heroism-laid = Heroism lies at { $quest }.
shadows-favor-laid = Divine Favor lies ready for the next tie.
shadows-favor-used = Divine Favor turns the tie to the good.

## Quests

shadows-fight-laid = { $card } stands at { $quest }.
shadows-face-down-shown = What lay face down at { $quest } is shown: { $cards }.
shadows-black-lifted = The last black card at { $quest } is taken away.
shadows-combat-counted = At { $quest } it is { $white } for the Knights and { $black } for evil.
shadows-grail-row-set =
    { $card-count ->
        [0] A card is taken from the Grail row.
       *[other] On the Grail row lies one more { $card }.
    }
shadows-sword-drifted =
    { $by ->
        [1] Excalibur drifts a step toward the Knights.
       *[other] Excalibur drifts a step toward evil.
    }
shadows-war-fought = { $card } stands against the { $war }.
shadows-warrior-came = The { $war } grow stronger by one warrior.
shadows-warrior-gone = The { $war } lose a warrior.
shadows-mordred-came = Mordred joins the { $war }: one more card of five is needed to beat them.
shadows-mordred-gone = Mordred is gone.
shadows-quest-decided =
    { $won ->
        [true] The quest is won: { $quest }.
       *[false] The quest is lost: { $quest }.
    }
shadows-relic-won = { $seat } wins a relic: { $relic }.
shadows-relic-gone = A relic leaves the game: { $relic }.
shadows-sent-home = Whoever was at { $quest } is back at the Round Table.
shadows-quest-cleared =
    { $over ->
        [true] That quest is over for good: { $quest }.
       *[false] The board is cleared: { $quest }.
    }
shadows-solo-cleared = The Knights’ cards at { $quest } are lost.
shadows-die-thrown = { $seat } throws the die: { $die }.
shadows-value-named = The Fight ? of { $seat } counts { $value }.
shadows-battle-fought =
    { $won ->
        [true] { $seat } wins with { $total } against { $die }.
       *[false] { $seat } is beaten, { $total } against { $die }.
    }

## On the road

shadows-set-out = { $seat } sets out for { $to }.
shadows-travel-drawn = On the road of { $seat }: { $card }
shadows-travel-reshuffled = The travel cards are shuffled anew.
shadows-arrived = { $seat } is at { $place } now.
shadows-stayed = { $seat } does not get through, and the turn is over.
shadows-merlin-came = Merlin stands at { $place }.
shadows-captured = { $seat } is captured, and plays no more until somebody pays for it.
shadows-freed = { $by } frees { $seat } with { $card }.
shadows-ambush-broken = { $seat } breaks through with a fight card.

## Heroic actions and powers

shadows-action-taken = Heroic action of { $seat }: { $action }.
shadows-free-action = By the own power, and without an action, { $seat }: { $action }.
shadows-action-bought = { $seat } pays a life point for a second action.
shadows-doomed = It was the last life point of { $seat }: one action, and then death.
shadows-special-played = That was the special card of this turn.
shadows-turn-ended = { $seat } ends the turn.
shadows-healed = { $seat } throws three cards alike away to heal.
shadows-power-used = { $seat } { $power }.
shadows-exchanged = { $by } and { $partner } exchange a card.
shadows-cards-swapped = You gave { $gave } and got { $got }.
shadows-discard-searched = { $seat } searches the white discard for a Merlin.
shadows-search-answered =
    { $found ->
        [true] There is a Merlin in the discard.
       *[false] There is no Merlin in the discard.
    }
shadows-merlin-recalled = { $seat } takes a Merlin back from the discard.
shadows-knight-proposed = { $by } would have { $seat } knighted.
shadows-knight-refused = Refused by { $by }.
shadows-knighted = Rise, { $coat }! { $seat } is a Knight now.

## Loyalty, and the end

shadows-accused = { $by } accuses { $seat }, who must show the loyalty card.
shadows-loyalty-shown = { $seat } shows: { $side }.
shadows-unmasked = { $seat } throws off the mask, and plays for evil from now on.
shadows-taunted = { $seat } taunts { $victim }, and tears a card from that hand.
shadows-taunt-seen = The card you took from { $victim } was { $card }.
shadows-schemed = { $seat } schemes.
shadows-traitors-revealed =
    { $seats-count ->
        [0] The last count begins, and no Traitor steps forward.
        [one] The last count begins, and a Traitor steps forward: { $seats }.
       *[other] The last count begins, and Traitors step forward: { $seats }.
    }
shadows-swords-counted = The swords are counted: { $white } white, { $black } black. { $winner }
shadows-over =
    { $why } { $winner } { $sides-by-seat }.{ $undealt-count ->
        [0] {""}
       *[other] {" "}Not dealt: { $undealt }.
    }

## What nobody at the table sees; told to those who read a whole game later

shadows-thrown-kept = In the white discard: { $cards }.
shadows-removed = Out of the game: { $cards }.
shadows-under-kept = Under the black pile: { $card }.
shadows-black-thrown-kept = In the black discard: { $cards }.
shadows-white-laid = The white pile: { $cards }.
shadows-black-laid = The black pile: { $cards }.
shadows-travel-laid = The travel pile: { $cards }.
shadows-down-kept = Face down at { $quest }: { $card }.
shadows-merlin-taken = A Merlin leaves the discard.
shadows-order-kept = The top of the black pile: { $cards }.
shadows-loyalties-laid = Loyalties. { $sides-by-seat }.
shadows-loyalties-aside = Loyalty cards nobody has: { $sides }.

## Why something cannot be done

shadows-not-under-witch = While Witch 2 is about, nobody gives life points away.
shadows-second-only-other = A second action is of another kind than the first, and costs a life point.
shadows-hand-full = With { $most } cards or more in hand you cannot draw in Camelot.
shadows-must-act = A turn has at least one heroic action.
