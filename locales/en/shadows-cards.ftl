## White cards: the name, and what the card does

shadows-card-fight-1 = Fight 1
    .text = Counts 1 in any fight.
shadows-card-fight-2 = Fight 2
    .text = Counts 2 in any fight.
shadows-card-fight-3 = Fight 3
    .text = Counts 3 in any fight.
shadows-card-fight-4 = Fight 4
    .text = Counts 4 in any fight.
shadows-card-fight-5 = Fight 5
    .text = Counts 5 in any fight.
shadows-card-fight-any = Fight ?
    .text = Counts as any number from 1 to 5; you say which when you play it.
# Fight ? as it was played.
shadows-card-any-1 = Fight ? as 1
shadows-card-any-2 = Fight ? as 2
shadows-card-any-3 = Fight ? as 3
shadows-card-any-4 = Fight ? as 4
shadows-card-any-5 = Fight ? as 5
shadows-card-grail = Grail
    .text = Seven of them in the Grail row win the quest for the Holy Grail.
shadows-card-merlin = Merlin
    .text = Alone: destroy a siege engine, drive a Pict or Saxon away, remove the last standard black card from a quest, or move Excalibur a step back from Evil’s side. Three together: cancel a special black card as it is drawn.
shadows-card-clairvoyance = Clairvoyance
    .text = Look at the top five black cards and put them back in any order.
shadows-card-convocation = Convocation
    .text = Every Knight may return to Camelot at once. Then the Knights there share new cards, one for each of them.
shadows-card-fate = Fate
    .text =
        Every Knight draws a card. { $fate-traitor ->
            [may_hide] If you are the Traitor, you may reveal yourself instead: then every Knight discards two cards.
           *[must_reveal] If you are the Traitor, you must reveal yourself instead: then every Knight discards two cards.
        }
shadows-card-heroism = Heroism
    .text = Play it on a quest. When that quest ends, place one more sword of the same colour.
shadows-card-lady-of-the-lake = Lady of the Lake
    .text = Excalibur moves one step toward the Knights. If that quest is over, gain two life points.
shadows-card-messenger = Messenger
    .text = Give one to three of your cards to another Knight.
shadows-card-piety = Piety
    .text = Gain three life points, or let every other Knight gain one.
shadows-card-reinforcements = Reinforcements
    .text = Draw four cards, or let every other Knight draw one.
shadows-card-call-for-help = Call for Help
    .text = Every other Knight may come to you at once. Not while you are on a solo quest.
shadows-card-banishment = Banishment
    .text = Remove one black card that stays in play.
shadows-card-divine-favor = Divine Favor
    .text = The Knights win the next tie, even at the final count of swords.
shadows-card-dragon-slayer = Dragon Slayer
    .text = Draw three cards. Or, on the quest against the Dragon, play two fight cards there.
shadows-card-merlins-rescue = Merlin’s Rescue
    .text =
        { $rescue-to-camelot ->
            [true] Put Merlin’s figure on any quest, or in Camelot.
           *[false] Put Merlin’s figure on any quest.
        }
shadows-card-new-hope = New Hope
    .text = Discard your hand and draw as many cards as you had, counting this one.
shadows-card-tournament = Tournament
    .text = Gain two life points, or make a squire a Knight.
shadows-card-truce = Truce
    .text = End a war without winner or loser: cards, warriors and Mordred leave it.

## Black cards

shadows-card-black-knight-1 = Black Knight 1
    .text = Fights with 1 for the Black Knight.
shadows-card-black-knight-3 = Black Knight 3
    .text = Fights with 3 for the Black Knight.
shadows-card-black-knight-5 = Black Knight 5
    .text = Fights with 5 for the Black Knight.
shadows-card-black-knight-7 = Black Knight 7
    .text = Fights with 7 for the Black Knight.
shadows-card-lancelot-1 = Lancelot 1 · Dragon 5
    .text = Fights with 1 for Lancelot, later with 5 for the Dragon.
shadows-card-lancelot-3 = Lancelot 3 · Dragon 7
    .text = Fights with 3 for Lancelot, later with 7 for the Dragon.
shadows-card-lancelot-5 = Lancelot 5 · Dragon 9
    .text = Fights with 5 for Lancelot, later with 9 for the Dragon.
shadows-card-lancelot-7 = Lancelot 7 · Dragon 11
    .text = Fights with 7 for Lancelot, later with 11 for the Dragon.
shadows-card-excalibur = Excalibur
    .text = The sword moves one step toward Evil.
shadows-card-despair = Despair
    .text =
        { $despair-on-full-row ->
            [true] Takes the farthest free space of the Grail row; on a full row it takes the farthest Grail card away.
           *[false] Takes the farthest free space of the Grail row; on a full row it does nothing.
        }
shadows-card-picts = Picts
    .text = Add a Pict.
shadows-card-saxons = Saxons
    .text = Add a Saxon.
shadows-card-mercenaries = Mercenaries
    .text = Add a Pict or a Saxon; the player who drew it chooses.
shadows-card-morgan-1 = Morgan 1
    .text =
        { $morgan-1-cards ->
            [one] One volunteer discards a card, or every Knight discards one.
           *[other] One volunteer discards { $morgan-1-cards } cards, or every Knight discards one.
        }
shadows-card-morgan-2 = Morgan 2
    .text =
        { $merlins-in-chain ->
            [true] The same player draws three more black cards, one after the other.
           *[false] The same player draws three more black cards, one after the other. Merlins cannot stop them.
        }
shadows-card-morgan-3 = Morgan 3
    .text = Add two siege engines.
shadows-card-morgan-4 = Morgan 4
    .text = Every Knight loses a life point.
shadows-card-morgan-5 = Morgan 5
    .text =
        { $morgan-5-lives ->
            [one] One volunteer loses a life point, or every Knight discards a card.
           *[other] One volunteer loses { $morgan-5-lives } life points, or every Knight discards a card.
        }
shadows-card-desolation = Desolation
    .text = Replaces the Grail card farthest along the row. If there is none, it is placed like Despair.
shadows-card-dark-forest = Dark Forest
    .text = No Grail card can be played on the quest for the Holy Grail until a quest is won.
shadows-card-guinevere = Guinevere
    .text = All Knights return to Camelot, and the turn of the player who drew it is over.
shadows-card-mists = Mists of Avalon
    .text = From now on every lost quest adds one more black sword.
shadows-card-mordred = Mordred
    .text = Joins a war and adds a warrior. While he is there, winning that war takes another Fight 5.
shadows-card-vivien = Vivien
    .text = No Merlin can be played until a quest is won.
shadows-card-witch-1 = Witch 1
    .text = Both decks are reshuffled, each with its discard pile.
shadows-card-witch-2 = Witch 2
    .text = Until a quest is won, nobody may give up life points: not for the Progression of Evil, not for a second action, not for cards.
shadows-card-witch-3 = Witch 3
    .text = Add a Pict and a Saxon.
shadows-card-witch-4 = Witch 4
    .text = Every Knight gives up a Grail card or a life point.
shadows-card-witch-5 = Witch 5
    .text =
        { $witch-5-turns ->
            [one] From now on a false accusation turns one white sword black.
           *[other] From now on a false accusation turns { $witch-5-turns } white swords black.
        }
shadows-card-witch-6 = Witch 6
    .text = From now on every Merlin played leaves the game.
shadows-card-witch-7 = Witch 7
    .text = When the next quest is lost, every Knight who is not on it loses a life point.

## Travel cards

shadows-card-nothing-happens = Nothing happens
    .text = The road is clear.
shadows-card-merlin-travels = Merlin travels
    .text = You arrive, and Merlin comes with you.
shadows-card-vision = Vision
    .text = You reach the quest for the Holy Grail instead, unless it is over.
shadows-card-charge = Charge!
    .text = Fight as against a siege engine. If you lose, you do not get through.
shadows-card-lost = Lost!
    .text =
        { $lost-cards ->
            [one] Discard a card, or you do not get through.
           *[other] Discard { $lost-cards } cards, or you do not get through.
        }
shadows-card-ambush = Ambush!
    .text = Discard one of these, or lose a life point and do not get through: { $ambush-values }.
shadows-card-captured = Captured!
    .text = You are held where you are until another Knight gives up a special card for you. Until then you get no share, and nobody accuses or taunts you.
