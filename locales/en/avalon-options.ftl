## What a table may choose

avalon-option-roles = In the game: { $roles }.
avalon-option-merlin =
    { $merlin ->
        [optional] Merlin may be left out.
       *[required] Merlin is always in the game.
    }
avalon-option-leader = { $leader } leads first, as agreed.
avalon-option-oberon-hidden-from-merlin =
    { $oberon-hidden-from-merlin ->
        [true] Oberon is hidden from Merlin too.
       *[false] Oberon is shown to Merlin.
    }
avalon-option-quest-order =
    { $quest-order ->
        [free] The { avalon-leader } chooses any open quest.
        [free_lock5_concluded] The { avalon-leader } chooses the quest; the fifth only after two others are done.
        [free_lock5_won] The { avalon-leader } chooses the quest; the fifth only after two have succeeded.
       *[fixed] Quests are played in order.
    }
avalon-option-double-fail-quest =
    { $double-fail-quest ->
        [fourth_undertaken] With seven or more, the fourth quest you play takes two fails.
       *[space4] With seven or more, { $quest-labels ->
            [letters] quest D
           *[other] quest four
        } takes two fails.
    }
avalon-option-discussion =
    { $discussion ->
        [leader_calls] The team lies openly, all discuss it, and the { avalon-leader } calls the vote.
       *[none] The vote opens as soon as a team is proposed.
    }
avalon-option-change-votes =
    { $change-votes ->
        [true] A vote may be changed until everybody has voted.
       *[false] A vote cannot be changed.
    }
avalon-option-lady =
    { $lady ->
        [true] The Lady of the Lake is in the game.
       *[false] The Lady of the Lake is not in the game.
    }
avalon-option-lady-use =
    { $lady-use ->
        [may_decline] The holder of the Lady may choose not to use her.
       *[mandatory] The holder of the Lady must use her.
    }
avalon-option-lady-timing =
    { $lady-timing ->
        [board_number] The Lady is used after quests number two, three and four.
       *[completed_count] The Lady is used after the second, third and fourth quest you play.
    }
avalon-option-excalibur =
    { $excalibur ->
        [true] Excalibur is in the game.
       *[false] Excalibur is not in the game.
    }
avalon-option-lancelot =
    { $lancelot ->
        [known_pair] There are two Lancelots, one on each side, and they know each other.
        [hidden_switch] There are two Lancelots, and from the third round on a hidden card may make them change sides.
        [open_schedule] There are two Lancelots, and face-up cards say when they change sides.
       *[off] Lancelot is not in the game.
    }
avalon-option-lancelot-evil-shown-as =
    { $lancelot-evil-shown-as ->
        [evil] Evil sees the Evil Lancelot as Evil, but not by name.
       *[lancelot] Evil sees who the Evil Lancelot is.
    }
# The value counts cards: those without a change, then those with a switch, such as 3+2.
avalon-option-hidden-deck = The hidden allegiance deck, cards without change + switches: { $hidden-deck }.
avalon-option-hidden-flip-moment =
    { $hidden-flip-moment ->
        [quest_open] The hidden allegiance card is turned when the quest begins.
       *[round_open] The hidden allegiance card is turned when the round begins.
    }
avalon-option-schedule-deck =
    { $schedule-deck ->
        [five_of_five] Exactly two of the five face-up allegiance cards are switches.
       *[five_of_seven] The five face-up allegiance cards are dealt from seven; at most two are switches.
    }
avalon-option-schedule-binding =
    { $schedule-binding ->
        [quest_space] Each face-up allegiance card belongs to a quest, and takes effect with it.
       *[round] Each face-up allegiance card belongs to a round, and takes effect with it.
    }
avalon-option-evil-lancelot-must-fail =
    { $evil-lancelot-must-fail ->
        [true] An Evil Lancelot must play Fail.
        [false] An Evil Lancelot may play either card.
       *[none] An Evil Lancelot must play Fail only if the allegiance cards are face up.
    }
avalon-option-plot =
    { $plot ->
        [true] Plot cards are in the game.
       *[false] Plot cards are not in the game.
    }
avalon-option-plot-edition =
    { $plot-edition ->
        [revised] Five or six players have ten plot cards and draw two.
       *[classic] Five or six players have seven plot cards and draw one.
    }
avalon-option-plot-deck =
    { $plot-deck-count ->
        [0] The plot deck is the usual one.
        [one] This table has its own plot deck of { $plot-deck-count } card.
       *[other] This table has its own plot deck of { $plot-deck-count } cards.
    }
avalon-option-plot-recipients =
    { $plot-recipients ->
        [distinct_others] Nobody gets two plot cards from one draw.
       *[any_other] One player may get several plot cards from a draw.
    }
avalon-option-plot-precedence =
    { $plot-precedence ->
        [from_leaders_left] For plot cards, the player on the { avalon-leader }’s left is asked first and the { avalon-leader } last.
       *[from_leader] For plot cards, the { avalon-leader } is asked first.
    }
avalon-option-take-responsibility =
    { $take-responsibility ->
        [held] “Take Responsibility” is kept, and played before a { avalon-leader } acts.
       *[immediate] “Take Responsibility” takes effect at once.
    }
avalon-option-strong-leader-rotation =
    { $strong-leader-rotation ->
        [resume_original] After “Strong Leader” the lead passes on from the { avalon-leader } who was replaced.
       *[from_new] After “Strong Leader” the lead passes on from the new { avalon-leader }.
    }
avalon-option-assassin-targets =
    { $assassin-targets ->
        [anyone_else] The Assassin may name anyone else.
       *[not_shown_evil] The Assassin cannot name a player who was shown as Evil.
    }
avalon-option-everyone-guesses =
    { $everyone-guesses ->
        [true] At the assassination everybody guesses Merlin; only the Assassin’s guess kills.
       *[false] At the assassination only the Assassin guesses Merlin.
    }
avalon-option-assassination-talk =
    { $assassination-talk ->
        [evil_channel] Before the assassination Evil may discuss in private.
       *[public_only] Before the assassination all discussion is public.
    }
avalon-option-post-game-detail =
    { $post-game-detail ->
        [roles] After the game only the roles are shown.
       *[full] After the game everything is shown.
    }
avalon-option-edition = The rules are those of { $edition }.
avalon-option-strict-edition =
    { $strict-edition ->
        [true] Only what that box has can be played.
       *[false] Anything may be added to what that box has.
    }
avalon-option-leader-title =
    { $leader-title ->
        [leader] The player who leads is called the leader.
        [king] The player who leads is called the King.
        [commander] The player who leads is called the commander.
       *[by_language] The leader has the usual name in your language.
    }
avalon-option-quest-labels =
    { $quest-labels ->
        [numbers] The quests are called 1 to 5.
        [letters] The quests are called A to E.
       *[by_language] The quests have the usual names in your language.
    }
avalon-option-beginners =
    { $beginners ->
        [true] Some of you are new to the game.
       *[false] All of you know the game.
    }

## Tables that are ready made, and the boxes people know

avalon-preset-first-game = A first game
    .about = Only Merlin and the Assassin. Best for a first game.
avalon-preset-classic = The classic
    .about = Percival and Morgana too, with more for larger tables, and the Lady from seven players on.
avalon-preset-everything = Everything
    .about = Percival and Morgana, Excalibur, plot cards, and quests in any order; from seven players on Lancelot and the Lady too.
avalon-preset-box-it = The Italian box
    .about = The base game of the Italian rulebook. You can add everything in it.
avalon-preset-box-fr = The French box
    .about = The base game of the French rulebook of 2021: the King chooses the quest.
avalon-preset-box-fa = The Persian box
    .about = The base game of the Persian rulebook: the table may agree on who leads first.
avalon-edition-house = this site
avalon-edition-it = the Italian box
avalon-edition-fr = the French box
avalon-edition-fa = the Persian box

## What is wrong (e), or worth a word (w), about a table's choice

avalon-e-players = Avalon is for 5 to 10 players.
avalon-e-unknown-role = There is no such role.
avalon-e-duplicate = Each named role is in the game once at most.
avalon-e-evil-overflow = With this many players Evil has room for { $most }; you have chosen more.
avalon-e-good-overflow = With this many players Good has room for { $most }; you have chosen more.
avalon-e-merlin-required = Merlin belongs in every game at this table.
avalon-e-merlin-needs-assassin = Merlin needs the Assassin: somebody must be hunting.
avalon-e-assassin-needs-merlin = The Assassin needs Merlin: there would be nobody to hunt.
avalon-e-percival-needs-merlin = Percival needs Merlin: there would be nobody to guard.
avalon-e-leader = The first { avalon-leader } must be one of the { $most } players.
avalon-w-percival-5 = With five players Percival makes Good strong; Mordred or Morgana would even it out.
avalon-w-lady-small = The Lady of the Lake is at her best with seven or more players.
avalon-w-many-new = For newcomers this is a lot at once; one extra role at a time is plenty.
avalon-w-no-assassination = Without Merlin nobody is hunted: three quests that succeed end the game.
avalon-w-morgana-inert = Without Percival, Morgana has nobody to deceive and is a plain minion.
avalon-w-mordred-inert = Without Merlin, Mordred has nobody to hide from and is a plain minion.
avalon-w-oberon-lonely = With two on the side of Evil, Oberon and the other one do not know each other.
avalon-w-components = There are more of one role than a box holds. Here that is fine.
avalon-e-lancelot-pair = The two Lancelots come together: either both are in the game, or neither.
avalon-e-unknown-plot = There is no such plot card.
avalon-e-edition = The box of this table does not have everything you chose.
avalon-w-lancelot-small = Two Lancelots who know each other are at their best with seven or more players.
avalon-f-percival-out = Percival is out.
avalon-f-mordred-out = Mordred is out: with this many players Evil has no room for him.
avalon-f-morgana-out = Morgana is out: with this many players Evil has no room for her.
avalon-f-oberon-out = Oberon is out: with this many players Evil has no room for him.
avalon-f-assassin-out = Without Merlin the Assassin is out.
avalon-f-merlin-in = Merlin and the Assassin are in the game, as they must be.
avalon-f-lancelots-in = Both Lancelots are in the game.
avalon-f-lancelots-out = The game is played without the Lancelots.
avalon-f-roles = Roles that do not exist or were there twice have been removed.
avalon-f-fillers = There are fewer plain servants and minions.
avalon-f-leader = The first { avalon-leader } is random: the chosen one is not among the { $most } players.
avalon-f-plots = Plot cards that do not exist have been removed.
avalon-f-edition = Choices this box does not have were reset.
