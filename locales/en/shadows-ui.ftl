## The screens of Shadows over Camelot in the browser

ui-shadows-to-council = To the council
ui-shadows-you-are = You are
ui-shadows-your-power = Your power
ui-shadows-laid-down = { $place }: you played { $card } face down.
ui-shadows-title-council = The council
ui-shadows-turns = Turns
ui-shadows-turn-of = Turn { NUMBER($number) }: { $name }
ui-shadows-chapter-turn = Turn { NUMBER($number) }
ui-shadows-chapter-end = The end
ui-shadows-last-turn = The last turn
ui-shadows-swords = Swords: { NUMBER($white) } white, { NUMBER($black) } black.
ui-shadows-engines-now = Siege engines: { NUMBER($count) } of { NUMBER(12) }.
ui-shadows-life-points = Life points: { NUMBER($count) }
ui-shadows-hand-size = Cards in hand: { NUMBER($count) }
ui-shadows-hand-of =
    { $n ->
        [0] No cards in hand.
       *[other] Hand ({ NUMBER($n) }): { $cards }.
    }
ui-shadows-is-at = Place: { $place }
ui-shadows-has-accused = has accused
ui-shadows-who-was-who = Who was who
ui-shadows-knights-here = The Knights in this game
ui-shadows-quests-here = The quests, and what is at stake
ui-shadows-white-cards = White cards
ui-shadows-black-cards = Black cards
ui-shadows-witches = Witches
ui-shadows-travel-cards = Travel cards
ui-shadows-stakes = Swords: { NUMBER($swords) }. Life points: { NUMBER($lives) }. White cards if won: { NUMBER($cards) }. Siege engines if lost: { NUMBER($siege) }.
ui-shadows-one-knight = Only one Knight may be there.
ui-shadows-only-once = It is played only once.
ui-shadows-cost-last-life = This is your last life point: you die if nobody lets you drink from the Grail.
ui-shadows-cost-last-engine = This is the twelfth siege engine: Camelot falls, and the game is over.
ui-shadows-cost-accuse =
    If { $name } is a Traitor, a white sword is added: { $white-right } white, { $black } black. If not, { $turned ->
        [0] no sword turns.
        [one] a white sword turns black: { $white-wrong } white, { $black-wrong } black.
       *[other] { $turned } white swords turn black: { $white-wrong } white, { $black-wrong } black.
    } It is your only accusation.
ui-shadows-cost-excalibur = Excalibur leaves the game.
ui-shadows-cost-grail = The Grail can be used only once.
ui-shadows-cost-fate = Everyone sees what Fate does: each Knight draws a card, or a Traitor is revealed.
ui-shadows-cost-solo =
    { $count ->
        [one] You leave a card on this quest, and it is lost.
       *[other] You leave { $count } cards on this quest, and they are lost.
    }
ui-shadows-title-mine =
    { $step ->
        [evil] Your turn: Evil first
       *[heroic] Your turn
    }
ui-shadows-title-of =
    { $step ->
        [evil] { $name }’s turn: Evil
       *[heroic] { $name }’s turn
    }
ui-shadows-knights-may =
    { $count ->
        [one] { $count } Knight to choose from
       *[other] { $count } Knights to choose from
    }
ui-shadows-choice-expansion = Merlin’s Company
ui-shadows-choice-bedivere = Sir Bedivere
ui-shadows-choice-traitors = Traitors
ui-shadows-choice-fate-traitor = Fate and the Traitor
ui-shadows-choice-galahad-plays-two = Sir Galahad’s special cards
ui-shadows-choice-quiet-rounds = Rounds without progress of Evil
ui-shadows-official = Official answers
    .no = No. Where the publisher’s answers and the rulebook differ, the rulebook decides.
    .yes = Yes. The publisher’s answers decide, also against the rulebook.
    .sets = It sets these three:
ui-shadows-choice-odds = Odds of the next black card
ui-shadows-choice-blind-loyalty = Loyalty with three players
ui-shadows-choice-squires = Squires
ui-shadows-choice-first = Who plays first
ui-shadows-choice-late = Latecomers
ui-shadows-choice-share-proposals = Proposals how to share cards
ui-shadows-choice-flips = Swords that a hidden Traitor turns
ui-shadows-choice-coats = Knights
    .how = Choose nobody’s Knight, and everyone chooses their own or gets one by lot. Two of one colour cannot play together.
ui-shadows-choice-wishes = Knights that people chose
ui-shadows-by-lot = by lot
ui-shadows-wish = Choose your Knight
    .hint = or get one by lot
ui-shadows-wish-lot = By lot
    .hint = any Knight still free
ui-shadows-wish-colour = { $name } has this colour
ui-shadows-wish-mine = I am { $coat }
ui-shadows-wish-mine-lot = I leave it to the lot
ui-shadows-choice-numbers = Numbers
ui-shadows-choice-flips-one = For one hidden Traitor
ui-shadows-choice-flips-two = For two hidden Traitors
ui-shadows-choice-unconfirmed = What the rulebooks leave open
ui-shadows-unsettled = No source settles this. The numbers after U and D are those of the questions in the rules of this server.
ui-shadows-fewer = One less
ui-shadows-more-of = One more
ui-shadows-pass = Pass
ui-shadows-verb-offer-merlins = Just now
ui-shadows-verb-stand-by = Now and later
ui-shadows-verb-move = Move
ui-shadows-verb-draw-cards = Draw
ui-shadows-verb-fight-siege = Siege
ui-shadows-verb-lay-fight = Fight
ui-shadows-verb-pull-sword = Pull
ui-shadows-verb-lay-grail = Grail
ui-shadows-verb-fight-war = Fight
ui-shadows-verb-play-special = Special
ui-shadows-verb-heal = Heal
ui-shadows-verb-accuse = Accuse
ui-shadows-verb-end-turn = End turn
ui-shadows-verb-take-back = Take the life back
ui-shadows-hold = Hold for a second
ui-shadows-price = −1 life
ui-shadows-analysis-possible =
    { $count ->
        [one] Who were the Traitors? Only one answer was possible.
       *[other] Who were the Traitors? { NUMBER($count) } answers were possible; one of them may be “nobody”.
    }
ui-shadows-top-card = On top of the black pile
ui-shadows-below-it = (below it: { $cards })
ui-shadows-count-hidden =
    { $many ->
        [one] { $names } was a Traitor and was never unmasked.
       *[other] { $names } were Traitors and were never unmasked.
    } { $turned ->
        [0] No white sword turned black.
        [one] One white sword turned black: before the count it was { NUMBER($white) } white, { NUMBER($black) } black.
       *[other] { NUMBER($turned) } white swords turned black: before the count it was { NUMBER($white) } white, { NUMBER($black) } black.
    }
ui-shadows-count-nobody = No Traitor was hidden, and no sword turned.
