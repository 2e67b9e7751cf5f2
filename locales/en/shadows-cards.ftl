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
    .text = Counts what you say from 1 to 5 when you play it.
# Fight ? as it was played.
shadows-card-any-1 = Fight ? as 1
shadows-card-any-2 = Fight ? as 2
shadows-card-any-3 = Fight ? as 3
shadows-card-any-4 = Fight ? as 4
shadows-card-any-5 = Fight ? as 5
shadows-card-grail = Grail
    .text = Seven of them in the row win the quest for the Holy Grail.
shadows-card-merlin = Merlin
    .text = Alone: destroy a siege engine, drive a Pict or Saxon away, or take the last standard black card from a quest. Three together: undo a special black card as it is drawn.
shadows-card-clairvoyance = Clairvoyance
    .text = Look at the top five black cards and put them back in any order.
shadows-card-convocation = Convocation
    .text = Every Knight may return to Camelot at once. Then those there share a new card each.
shadows-card-fate = Fate
    .text =
        Every Knight draws a card. { $fate-traitor ->
            [may_hide] A Traitor may throw off the mask instead: then every Knight throws two cards away.
           *[must_reveal] A Traitor who plays it throws off the mask instead: then every Knight throws two cards away.
        }
shadows-card-heroism = Heroism
    .text = Lay it on a quest: when that ends, one more sword is laid, of the same colour.
shadows-card-lady-of-the-lake = Lady of the Lake
    .text = Excalibur drifts a step toward the Knights; if that quest is over, gain two life points.
shadows-card-messenger = Messenger
    .text = Send one to three of your cards to another Knight.
shadows-card-piety = Piety
    .text = Gain three life points, or let every other Knight gain one.
shadows-card-reinforcements = Reinforcements
    .text = Draw four cards, or let every other Knight draw one.
shadows-card-call-for-help = Call for Help
    .text = Every other Knight may come to you at once. Not from a quest for one Knight alone.
shadows-card-banishment = Banishment
    .text = Drive away one lasting black card.
shadows-card-divine-favor = Divine Favor
    .text = The next tie goes to the good, be it the last count of swords.
shadows-card-dragon-slayer = Dragon Slayer
    .text = Draw three cards; or, if you face the Dragon, lay two fight cards there.
shadows-card-merlins-rescue = Merlin’s Rescue
    .text =
        { $rescue-to-camelot ->
            [true] Put Merlin’s figure on any quest, or in Camelot.
           *[false] Put Merlin’s figure on any quest.
        }
shadows-card-new-hope = New Hope
    .text = Throw your hand away and draw as many cards as you had, this one included.
shadows-card-tournament = Tournament
    .text = Gain two life points, or make a squire a Knight.
shadows-card-truce = Truce
    .text = End a war with neither winner nor loser: cards, warriors and Mordred leave it.

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
    .text = The sword drifts a step toward evil.
shadows-card-despair = Despair
    .text = Takes the farthest free place of the Grail row.
shadows-card-picts = Picts
    .text = One more Pict.
shadows-card-saxons = Saxons
    .text = One more Saxon.
shadows-card-mercenaries = Mercenaries
    .text = One more Pict or Saxon, as the drawer likes.
shadows-card-morgan-1 = Morgan 1
    .text =
        { $morgan-1-cards ->
            [one] One Knight volunteers to throw a card away, or every Knight throws away one.
           *[other] One Knight volunteers to throw { $morgan-1-cards } cards away, or every Knight throws away one.
        }
shadows-card-morgan-2 = Morgan 2
    .text =
        { $merlins-in-chain ->
            [true] The drawer draws three more black cards, one after the other.
           *[false] The drawer draws three more black cards, one after the other, and Merlins cannot stop them.
        }
shadows-card-morgan-3 = Morgan 3
    .text = Two siege engines more.
shadows-card-morgan-4 = Morgan 4
    .text = Every Knight loses a life point.
shadows-card-morgan-5 = Morgan 5
    .text =
        { $morgan-5-lives ->
            [one] One Knight volunteers to lose a life point, or every Knight throws a card away.
           *[other] One Knight volunteers to lose { $morgan-5-lives } life points, or every Knight throws a card away.
        }
shadows-card-desolation = Desolation
    .text = Takes the place of the Grail card farthest along the row; if there is none, it is laid like Despair.
shadows-card-dark-forest = Dark Forest
    .text = No Grail card can be laid on the quest until a quest is won.
shadows-card-guinevere = Guinevere
    .text = All Knights return to Camelot, and the drawer’s turn is over.
shadows-card-mists = Mists of Avalon
    .text = From now on each lost quest lays one more black sword.
shadows-card-mordred = Mordred
    .text = Joins a war with one more warrior. To win it takes one more card of five, as long as he stands there.
shadows-card-vivien = Vivien
    .text = No Merlin can be played until a quest is won.
shadows-card-witch-1 = Witch 1
    .text = White cards and black cards are shuffled anew, each with their discard.
shadows-card-witch-2 = Witch 2
    .text = Until a quest is won, nobody gives life points away: not to hold evil back, not for a second action, not for cards.
shadows-card-witch-3 = Witch 3
    .text = One more Pict and one more Saxon.
shadows-card-witch-4 = Witch 4
    .text = Every Knight gives up a Grail card or a life point.
shadows-card-witch-5 = Witch 5
    .text =
        { $witch-5-turns ->
            [one] From now on a false accusation turns one white sword black.
           *[other] From now on a false accusation turns { $witch-5-turns } white swords black.
        }
shadows-card-witch-6 = Witch 6
    .text = From now on every Merlin that is played leaves the game.
shadows-card-witch-7 = Witch 7
    .text = When the next quest is lost, every Knight elsewhere loses a life point.

## Travel cards

shadows-card-nothing-happens = Nothing happens
    .text = The road is clear.
shadows-card-merlin-travels = Merlin travels
    .text = You arrive, and Merlin with you.
shadows-card-vision = Vision
    .text = You find yourself at the Holy Grail instead, if that quest goes on.
shadows-card-charge = Charge!
    .text = Fight as against a siege engine, or do not get through.
shadows-card-lost = Lost!
    .text =
        { $lost-cards ->
            [one] Throw a card away, or do not get through.
           *[other] Throw { $lost-cards } cards away, or do not get through.
        }
shadows-card-ambush = Ambush!
    .text = Throw one of these away, or lose a life point and do not get through: { $ambush-values }.
shadows-card-captured = Captured!
    .text = You are held where you are until another Knight gives a special card for you.
