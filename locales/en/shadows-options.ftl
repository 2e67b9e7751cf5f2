## What a table may choose

shadows-option-expansion =
    { $expansion ->
        [true] Merlin’s Company is in the game: travel cards, witches, seven more Knights, and Merlin himself.
       *[false] The base game, without Merlin’s Company.
    }
shadows-option-bedivere =
    { $bedivere ->
        [true] Sir Bedivere may join the base game.
       *[false] Sir Bedivere does not join the base game.
    }
shadows-option-traitors =
    { $traitors ->
        [none] There is no Traitor.
        [among_us] The Traitor among us: there is one loyalty card more than players, so there is almost certainly a Traitor. Seven players with Merlin’s Company have two more.
       *[standard] There may be a Traitor.
    }
shadows-option-squires =
    { $squires ->
        [true] The squire’s challenge: players who have not chosen a Knight begin as squires, and become Knights on a quest.
       *[false] Everyone begins as a Knight.
    }
shadows-option-blind-loyalty =
    { $blind-loyalty ->
        [true] Three players do not know their own loyalty until there are six swords or six siege engines.
       *[false] Three players know their own loyalty from the start.
    }
shadows-option-coats =
    { $coats-count ->
        [0] Knights are dealt at random.
       *[other] Knights are chosen. { $coats-by-seat }.
    }
shadows-option-wishes =
    { $wishes-count ->
        [0] Whoever wishes to be a certain Knight is that Knight.
       *[other] Some have chosen their Knight; the others get one by lot.
    }
shadows-option-first =
    { $first ->
        [none] Without King Arthur, chance decides who plays first.
       *[other] Without King Arthur, { $first } plays first.
    }
shadows-option-late =
    { $late ->
        [0] Everyone plays from the start.
        [one] One seat is kept free for a latecomer.
       *[other] { $late } seats are kept free for latecomers.
    }
shadows-option-share-proposals =
    { $share-proposals ->
        [one] One proposal how to share cards, then they are dealt at random.
       *[other] Up to { $share-proposals } proposals how to share cards, then they are dealt at random.
    }
shadows-option-fate-traitor =
    { $fate-traitor ->
        [may_hide] A Traitor who plays Fate may stay hidden.
       *[must_reveal] A Traitor who plays Fate must be revealed.
    }
shadows-option-flips = White swords that turn black at the end for one hidden Traitor, and for two: { $flips }.
shadows-option-galahad-plays-two =
    { $galahad-plays-two ->
        [true] Sir Galahad’s free special card is no action, so he may play another one as an action.
       *[false] Sir Galahad’s free special card is his only one of the turn.
    }
shadows-option-quiet-rounds =
    { $quiet-rounds ->
        [0] Sir Geraint and Sir Lamorak may always pay with cards.
        [one] After a round in which Evil made no progress, Sir Geraint and Sir Lamorak cannot pay with cards.
       *[other] After { $quiet-rounds } rounds in which Evil made no progress, Sir Geraint and Sir Lamorak cannot pay with cards.
    }
shadows-option-odds =
    { $odds ->
        [true] Everybody is told what the next black card may do, counted from the cards that all have seen.
       *[false] Nobody is told what the next black card may do.
    }
shadows-option-unconfirmed = This table has its own answers where the rulebooks are silent.

## What no rulebook settles

shadows-option-accusations-stay-open =
    { $accusations-stay-open ->
        [true] Accusations open at six swords or six siege engines, and stay open.
       *[false] Accusations are open only while there are six swords or six siege engines.
    }
shadows-option-merlins-in-chain =
    { $merlins-in-chain ->
        [true] Three Merlins can stop the cards drawn for Morgan 2.
       *[false] Merlins cannot stop the cards drawn for Morgan 2.
    }
shadows-option-dragon-swords = Swords for the Dragon: { $dragon-swords }.
shadows-option-dragon-lives = Life points won or lost with the Dragon: { $dragon-lives }.
shadows-option-dragon-cards = Cards for beating the Dragon: { $dragon-cards }.
shadows-option-travel-deck = Travel cards: { $travel-deck }.
shadows-travel-deck-nothing-happens = { shadows-card-nothing-happens }
shadows-travel-deck-merlin-travels = { shadows-card-merlin-travels }
shadows-travel-deck-vision = { shadows-card-vision }
shadows-travel-deck-charge = { shadows-card-charge }
shadows-travel-deck-lost = { shadows-card-lost }
shadows-travel-deck-ambush = { shadows-card-ambush }
shadows-travel-deck-captured = { shadows-card-captured }
shadows-option-lost-cards = Cards to discard for Lost!: { $lost-cards }.
shadows-option-ambush-values = Cards that break an ambush: { $ambush-values }.
shadows-ambush-value-fight-1 = { shadows-card-fight-1 }
shadows-ambush-value-fight-2 = { shadows-card-fight-2 }
shadows-ambush-value-fight-3 = { shadows-card-fight-3 }
shadows-ambush-value-fight-4 = { shadows-card-fight-4 }
shadows-ambush-value-fight-5 = { shadows-card-fight-5 }
shadows-ambush-value-fight-any = { shadows-card-fight-any }
shadows-option-extra-merlins = Merlin cards that the expansion adds: { $extra-merlins }.
shadows-option-armor-in-morgan-2 =
    { $armor-in-morgan-2 ->
        [true] Lancelot’s Armor works for the cards drawn for Morgan 2.
       *[false] Lancelot’s Armor does not work for the cards drawn for Morgan 2.
    }
shadows-option-voluntary-reveal =
    { $voluntary-reveal ->
        [true] A Traitor may choose to be revealed.
       *[false] A Traitor may not choose to be revealed.
    }
shadows-option-despair-on-full-row =
    { $despair-on-full-row ->
        [true] On a full row Despair takes a Grail card away.
       *[false] On a full row Despair does nothing.
    }
shadows-option-merlin-takes-desolation =
    { $merlin-takes-desolation ->
        [true] A single Merlin can remove Desolation.
       *[false] A single Merlin cannot remove Desolation.
    }
shadows-option-excalibur-in-chain =
    { $excalibur-in-chain ->
        [true] Excalibur can cancel the cards drawn for Morgan 2.
       *[false] Excalibur cannot cancel the cards drawn for Morgan 2.
    }
shadows-option-merlins-against-traitor =
    { $merlins-against-traitor ->
        [true] Merlins can stop a revealed Traitor’s card.
       *[false] Merlins cannot stop a revealed Traitor’s card.
    }
shadows-option-siege-die = Sides of the die: { $siege-die }.
shadows-option-fewest-fights = Fewest fight cards to attack a siege engine: { $fewest-fights }.
shadows-option-heal-with-any-kind =
    { $heal-with-any-kind ->
        [true] Three Merlins or three Fight ? heal as well.
       *[false] Only fight cards of one value or Grail cards heal.
    }
shadows-option-heal-at-most = Nobody heals beyond this many life points: { $heal-at-most }.
shadows-option-travel-to-camelot =
    { $travel-to-camelot ->
        [true] Moving to Camelot draws a travel card.
       *[false] Moving to Camelot draws no travel card.
    }
shadows-option-merlin-draws-in-camelot =
    { $merlin-draws-in-camelot ->
        [true] Merlin gives his card in Camelot too.
       *[false] Merlin gives no card in Camelot.
    }
shadows-option-merlin-draws-before-evil =
    { $merlin-draws-before-evil ->
        [true] Merlin also gives his card before the Progression of Evil.
       *[false] Merlin gives his card only after the Progression of Evil.
    }
shadows-option-divine-favor-in-siege =
    { $divine-favor-in-siege ->
        [true] Divine Favor counts against siege engines.
       *[false] Divine Favor does not count against siege engines.
    }
shadows-option-truce-discards-heroism =
    { $truce-discards-heroism ->
        [true] A truce also discards Heroism.
       *[false] A truce leaves Heroism in place.
    }
shadows-option-witch-5-turns = White swords that Witch 5 turns black after a false accusation: { $witch-5-turns }.
shadows-option-bedivere-swaps = Cards Sir Bedivere may change in a turn: { $bedivere-swaps }.
shadows-option-freeing-type =
    Freeing a captive counts as { $freeing-type ->
        [A] a move
        [B] a quest action
        [D] healing
        [E] an accusation
       *[C] a special card
    }.
shadows-option-flips-one-revealed = White swords that turn black for a hidden Traitor when another is revealed: { $flips-one-revealed }.
shadows-option-rescue-to-camelot =
    { $rescue-to-camelot ->
        [true] Merlin’s Rescue may bring him to Camelot.
       *[false] Merlin’s Rescue brings him only to quests.
    }
shadows-option-morgan-1-cards = Cards a volunteer discards for Morgan 1: { $morgan-1-cards }.
shadows-option-morgan-5-lives = Life points a volunteer loses for Morgan 5: { $morgan-5-lives }.

## What is wrong (e), or worth a word (w), about a table's choice

shadows-e-players = This table is for 2 to { $most } players. With Merlin’s Company or Sir Bedivere, eight can play.
shadows-e-loyalty-deck = Without Merlin’s Company there are not enough loyalty cards for eight players.
shadows-e-coats = Choose a Knight for every seat.
shadows-e-wishes = The Knights that were wished for do not fit the seats.
shadows-e-colours = Two of these Knights have the same colour.
shadows-e-arthur = With Merlin’s Company King Arthur is always in the game.
shadows-e-company = One of these Knights comes only with Merlin’s Company.
shadows-e-late = Too many seats are kept free: at least two must play, and each latecomer needs a loyalty card.
shadows-e-first = The first player must be one of the { $most } players.
shadows-e-travel = There is no such travel card.
shadows-w-no-traitor = Without a Traitor everyone can trust everyone. Good for a first game.
shadows-w-traitor-certain = There are more players than Loyal cards, so there is a Traitor.
shadows-f-bedivere = Sir Bedivere joins, so that there is a Knight for the eighth player.
shadows-f-late =
    { $most ->
        [0] No seat is kept free for latecomers.
        [one] One seat is kept free for a latecomer.
       *[other] { $most } seats are kept free for latecomers.
    }
shadows-f-traitors = Loyalty cards are dealt the usual way: there are too few for the other.
shadows-f-coats = Knights are dealt at random: the chosen ones were for other seats.
shadows-f-first = Chance decides who plays first: the chosen player is not among the { $most } players.
shadows-f-travel = Travel cards that do not exist were removed.
shadows-preset-first-game = A first game
    .about = The base game without a Traitor: everyone together against the game.
shadows-preset-classic = The classic
    .about = The base game, and one of you may be the Traitor.
shadows-preset-among-us = A Traitor among us
    .about = The base game with few loyalty cards: a Traitor is very likely.
shadows-preset-everything = Everything
    .about = With Merlin’s Company: new Knights, witches, and dangers on the road.
shadows-preset-together = All together
    .about = With Merlin’s Company and without a Traitor: hard, but nobody betrays you.
shadows-preset-squires = Squires
    .about = With Merlin’s Company; all begin as squires and are knighted on quests that you win.
shadows-preset-two-players = Two players
    .about = The base game for two: eight cards and five life points each, and no loyalty cards.
shadows-preset-three-players = Three players
    .about = The base game for three: nobody looks at the own loyalty before six swords or six siege engines.
