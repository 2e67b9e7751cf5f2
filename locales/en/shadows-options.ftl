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
        [among_us] There is almost certainly a Traitor: the loyalty cards are one more than the players, or two with Merlin’s Company and seven players.
       *[standard] There may be a Traitor.
    }
shadows-option-squires =
    { $squires ->
        [true] Whoever has chosen no Knight begins as a squire, and wins the coat of arms on a quest.
       *[false] Everyone begins as a Knight.
    }
shadows-option-blind-loyalty =
    { $blind-loyalty ->
        [true] Three players do not know the own loyalty before six swords lie or six siege engines stand.
       *[false] Three players know the own loyalty from the start.
    }
shadows-option-coats =
    { $coats-count ->
        [0] Coats of arms are dealt at random.
       *[other] Coats of arms are chosen. { $coats-by-seat }.
    }
shadows-option-first =
    { $first ->
        [none] Without King Arthur the dice choose who begins.
       *[other] Without King Arthur { $first } begins.
    }
shadows-option-late =
    { $late ->
        [0] Everyone is here from the start.
        [one] One chair is kept free for a latecomer.
       *[other] { $late } chairs are kept free for latecomers.
    }
shadows-option-share-proposals =
    { $share-proposals ->
        [one] One proposal to share cards, then the dice deal them.
       *[other] Up to { $share-proposals } proposals to share cards, then the dice deal them.
    }
shadows-option-fate-traitor =
    { $fate-traitor ->
        [may_hide] A Traitor who plays Fate may stay hidden.
       *[must_reveal] A Traitor who plays Fate must throw off the mask.
    }
shadows-option-flips = White swords that turn at the end for one hidden Traitor, and for two: { $flips }.
shadows-option-unconfirmed = What no rulebook settles is played in a way of this table’s own.

## What no rulebook settles; the number is that of the question in the rules

shadows-option-accusations-stay-open =
    { $accusations-stay-open ->
        [true] Once six swords lie or six siege engines stand, accusations stay open (D20).
       *[false] Accusations are open while six swords lie or six siege engines stand (D20).
    }
shadows-option-merlins-in-chain =
    { $merlins-in-chain ->
        [true] Three Merlins work against the cards of Morgan 2 (D21).
       *[false] Merlins do not work against the cards of Morgan 2 (D21).
    }
shadows-option-dragon-swords = Swords for the Dragon (U1): { $dragon-swords }.
shadows-option-dragon-lives = Life points at stake with the Dragon (U1): { $dragon-lives }.
shadows-option-dragon-cards = Cards for beating the Dragon (U1): { $dragon-cards }.
shadows-option-travel-deck = Travel cards (U2): { $travel-deck }.
shadows-travel-deck-nothing-happens = { shadows-card-nothing-happens }
shadows-travel-deck-merlin-travels = { shadows-card-merlin-travels }
shadows-travel-deck-vision = { shadows-card-vision }
shadows-travel-deck-charge = { shadows-card-charge }
shadows-travel-deck-lost = { shadows-card-lost }
shadows-travel-deck-ambush = { shadows-card-ambush }
shadows-travel-deck-captured = { shadows-card-captured }
shadows-option-lost-cards = Cards that Lost! asks for (U3): { $lost-cards }.
shadows-option-ambush-values = What breaks an ambush (U3): { $ambush-values }.
shadows-ambush-value-fight-1 = { shadows-card-fight-1 }
shadows-ambush-value-fight-2 = { shadows-card-fight-2 }
shadows-ambush-value-fight-3 = { shadows-card-fight-3 }
shadows-ambush-value-fight-4 = { shadows-card-fight-4 }
shadows-ambush-value-fight-5 = { shadows-card-fight-5 }
shadows-ambush-value-fight-any = { shadows-card-fight-any }
shadows-option-extra-merlins = Merlin cards that the expansion adds (U5): { $extra-merlins }.
shadows-option-armor-in-morgan-2 =
    { $armor-in-morgan-2 ->
        [true] Lancelot’s Armor helps with Morgan 2 (U8).
       *[false] Lancelot’s Armor does not help with Morgan 2 (U8).
    }
shadows-option-voluntary-reveal =
    { $voluntary-reveal ->
        [true] A Traitor may step forward at will (U9).
       *[false] A Traitor does not step forward at will (U9).
    }
shadows-option-despair-on-full-row =
    { $despair-on-full-row ->
        [true] On a full row Despair takes a Grail card with it (U10).
       *[false] On a full row Despair does nothing (U10).
    }
shadows-option-merlin-takes-desolation =
    { $merlin-takes-desolation ->
        [true] A single Merlin may take Desolation away (U11).
       *[false] A single Merlin cannot take Desolation away (U11).
    }
shadows-option-excalibur-in-chain =
    { $excalibur-in-chain ->
        [true] Excalibur works against the cards of Morgan 2 (U13).
       *[false] Excalibur does not work against the cards of Morgan 2 (U13).
    }
shadows-option-merlins-against-traitor =
    { $merlins-against-traitor ->
        [true] Merlins work against an unmasked Traitor’s card (U13).
       *[false] Merlins do not work against an unmasked Traitor’s card (U13).
    }
shadows-option-siege-die = Faces of the die (U14): { $siege-die }.
shadows-option-fewest-fights = Fight cards it takes at least to attack a siege engine (U14): { $fewest-fights }.
shadows-option-heal-with-any-kind =
    { $heal-with-any-kind ->
        [true] Three Merlins or three Fight ? heal as well (U15).
       *[false] Only fight cards of one value or Grail cards heal (U15).
    }
shadows-option-heal-at-most = Life points beyond which nobody heals (U15): { $heal-at-most }.
shadows-option-travel-to-camelot =
    { $travel-to-camelot ->
        [true] The way to Camelot takes a travel card (U17).
       *[false] The way to Camelot takes no travel card (U17).
    }
shadows-option-merlin-draws-in-camelot =
    { $merlin-draws-in-camelot ->
        [true] Merlin gives his card in Camelot too (U18).
       *[false] Merlin gives no card in Camelot (U18).
    }
shadows-option-merlin-draws-before-evil =
    { $merlin-draws-before-evil ->
        [true] Merlin gives his card before evil grows too (U18).
       *[false] Merlin gives his card after evil has grown (U18).
    }
shadows-option-divine-favor-in-siege =
    { $divine-favor-in-siege ->
        [true] Divine Favor counts against siege engines (U19).
       *[false] Divine Favor does not count against siege engines (U19).
    }
shadows-option-truce-discards-heroism =
    { $truce-discards-heroism ->
        [true] A truce takes Heroism away (U20).
       *[false] A truce leaves Heroism there (U20).
    }
shadows-option-witch-5-turns = White swords that Witch 5 turns after a false accusation (U21): { $witch-5-turns }.
shadows-option-bedivere-swaps = Cards Sir Bedivere may change in a turn (U23): { $bedivere-swaps }.
shadows-option-freeing-type =
    Freeing somebody captured counts as { $freeing-type ->
        [A] a move
        [B] a deed where one stands
        [D] healing
        [E] an accusation
       *[C] a special card
    } (U24).
shadows-option-flips-one-revealed = White swords that turn for a hidden Traitor when another is unmasked (U30): { $flips-one-revealed }.
shadows-option-rescue-to-camelot =
    { $rescue-to-camelot ->
        [true] Merlin’s Rescue may bring him to Camelot (U40).
       *[false] Merlin’s Rescue brings him to quests only (U40).
    }
shadows-option-morgan-1-cards = Cards a volunteer throws away for Morgan 1 (U42): { $morgan-1-cards }.
shadows-option-morgan-5-lives = Life points a volunteer loses for Morgan 5 (U42): { $morgan-5-lives }.

## What is wrong (e), or worth a word (w), about a table's choice

shadows-e-players = This table is for 2 to { $most } players; Merlin’s Company or Sir Bedivere makes room for the eighth.
shadows-e-loyalty-deck = For eight players there are too few loyalty cards without Merlin’s Company.
shadows-e-coats = Name a Knight for every seat.
shadows-e-colours = Two of these Knights have the same colour.
shadows-e-arthur = With Merlin’s Company King Arthur is always in the game.
shadows-e-company = One of these Knights comes with Merlin’s Company only.
shadows-e-late = Too many chairs are kept free: two must play, and each latecomer needs a loyalty card.
shadows-e-first = Whoever begins must be one of the { $most } players.
shadows-e-travel = There is no such travel card.
shadows-w-no-traitor = Without a Traitor everyone can trust everyone. Good for a first game.
shadows-w-traitor-certain = There are more players than Loyal cards, so there is a Traitor.
shadows-f-bedivere = Sir Bedivere joins in, so that there is a Knight for the eighth player.
shadows-f-late =
    { $most ->
        [0] No chair is kept free for latecomers.
        [one] One chair is kept free for a latecomer.
       *[other] { $most } chairs are kept free for latecomers.
    }
shadows-f-traitors = The loyalty cards are dealt in the usual way: for the other there are too few.
shadows-f-coats = Every player is dealt a Knight: those that were chosen fit other seats.
shadows-f-first = The dice choose who begins: the one agreed on is not among the { $most } players.
shadows-f-travel = Travel cards that do not exist have been taken out.
shadows-preset-first-game = A first game
    .about = The base game without a Traitor: everyone against the game alone.
shadows-preset-classic = The classic
    .about = The base game, and perhaps one of you is the Traitor.
shadows-preset-everything = Everything
    .about = With Merlin’s Company: new Knights, witches, and dangers on the road.
