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
        [free] The { avalon-leader } chooses any quest that is open.
        [free_lock5_concluded] The { avalon-leader } chooses the quest; the fifth once two others are behind you.
        [free_lock5_won] The { avalon-leader } chooses the quest; the fifth once two have succeeded.
       *[fixed] Quests are undertaken in order.
    }
avalon-option-double-fail-quest =
    { $double-fail-quest ->
        [fourth_undertaken] With seven or more, the quest undertaken fourth takes two fails.
       *[space4] With seven or more, { $quest-labels ->
            [letters] quest D
           *[other] quest number four
        } takes two fails.
    }
avalon-option-lady =
    { $lady ->
        [true] The Lady of the Lake is in the game.
       *[false] The Lady of the Lake is not in the game.
    }
avalon-option-lady-use =
    { $lady-use ->
        [may_decline] Whoever holds the Lady may leave her at rest.
       *[mandatory] Whoever holds the Lady must ask her.
    }
avalon-option-lady-timing =
    { $lady-timing ->
        [board_number] The Lady is asked after quests number two, three and four.
       *[completed_count] The Lady is asked after the second, third and fourth quest that is undertaken.
    }
avalon-option-excalibur =
    { $excalibur ->
        [true] Excalibur is in the game.
       *[false] Excalibur is not in the game.
    }
avalon-option-lancelot =
    { $lancelot ->
        [known_pair] Two Lancelots are in the game, one on each side, and they know each other.
        [hidden_switch] Two Lancelots are in the game, and from the third round on a hidden card may make them change sides.
        [open_schedule] Two Lancelots are in the game, and cards that lie open say when they change sides.
       *[off] Lancelot is not in the game.
    }
avalon-option-lancelot-evil-shown-as =
    { $lancelot-evil-shown-as ->
        [evil] Evil sees the Evil Lancelot as one of them, and not by name.
       *[lancelot] Evil sees by name who the Evil Lancelot is.
    }
# The value counts cards: those without a change, then those with a switch, such as 3+2.
avalon-option-hidden-deck = The hidden allegiance deck holds { $hidden-deck } cards: those that change nothing, and those that switch.
avalon-option-hidden-flip-moment =
    { $hidden-flip-moment ->
        [quest_open] The hidden allegiance card is turned when the quest begins.
       *[round_open] The hidden allegiance card is turned when the round begins.
    }
avalon-option-schedule-deck =
    { $schedule-deck ->
        [five_of_five] Of the five open allegiance cards exactly two are switches.
       *[five_of_seven] The five open allegiance cards are dealt from seven; two at most are switches.
    }
avalon-option-schedule-binding =
    { $schedule-binding ->
        [quest_space] Each open allegiance card belongs to a quest, and acts with it.
       *[round] Each open allegiance card belongs to a round, and acts with it.
    }
avalon-option-evil-lancelot-must-fail =
    { $evil-lancelot-must-fail ->
        [true] An Evil Lancelot has to fail every quest.
        [false] An Evil Lancelot may play either card.
       *[none] An Evil Lancelot has to fail only where the allegiance cards lie open.
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
        [one] The plot deck is this table’s own, of { $plot-deck-count } card.
       *[other] The plot deck is this table’s own, of { $plot-deck-count } cards.
    }
avalon-option-plot-recipients =
    { $plot-recipients ->
        [distinct_others] Nobody gets two plot cards of one draw.
       *[any_other] One player may get several plot cards of a draw.
    }
avalon-option-plot-precedence =
    { $plot-precedence ->
        [from_leaders_left] For plot cards, the player on the { avalon-leader }’s left is asked first and the { avalon-leader } last.
       *[from_leader] For plot cards, the { avalon-leader } is asked first.
    }
avalon-option-take-responsibility =
    { $take-responsibility ->
        [held] Take Responsibility is kept, and played before a { avalon-leader } begins.
       *[immediate] Take Responsibility takes effect at once.
    }
avalon-option-strong-leader-rotation =
    { $strong-leader-rotation ->
        [resume_original] After a Strong Leader the lead passes on from the { avalon-leader } who had to yield.
       *[from_new] After a Strong Leader the lead passes on from there.
    }
avalon-option-assassin-targets =
    { $assassin-targets ->
        [anyone_else] The Assassin may name anybody else.
       *[not_shown_evil] The Assassin names nobody who was shown to be Evil.
    }
avalon-option-assassination-talk =
    { $assassination-talk ->
        [evil_channel] Before the Assassin speaks, Evil may confer apart.
       *[public_only] Before the Assassin speaks, all talk is open.
    }
avalon-option-post-game-detail =
    { $post-game-detail ->
        [roles] After the end only the roles are shown.
       *[full] After the end everything is told.
    }
avalon-option-edition = The rules are those of { $edition }.
avalon-option-strict-edition =
    { $strict-edition ->
        [true] Only what that box has is in the game.
       *[false] Anything may be added to what that box has.
    }
avalon-option-leader-title =
    { $leader-title ->
        [leader] Whoever leads is called the leader.
        [king] Whoever leads is called the King.
        [commander] Whoever leads is called the commander.
       *[by_language] Whoever leads is called as usual in your language.
    }
avalon-option-quest-labels =
    { $quest-labels ->
        [numbers] The quests are called 1 to 5.
        [letters] The quests are called A to E.
       *[by_language] The quests are called as usual in your language.
    }
avalon-option-beginners =
    { $beginners ->
        [true] Some of you are new to the game.
       *[false] All of you know the game.
    }

## Tables that are ready made, and the boxes people know

avalon-preset-first-game = A first game
    .about = Merlin, the Assassin, and nothing to learn on top.
avalon-preset-classic = The classic
    .about = Percival and Morgana too, with more for larger tables, and the Lady from seven players on.
avalon-preset-everything = Everything
    .about = Percival and Morgana, Excalibur, plot cards, and quests in any order; from seven players on Lancelot and the Lady too.
avalon-preset-box-it = The Italian box
    .about = The base game of the Italian rulebook; all it has can be added.
avalon-preset-box-fr = The French box
    .about = The base game of the French rulebook of 2021: the King chooses the quest.
avalon-preset-box-fa = The Persian box
    .about = The base game of the Persian rulebook: the table may agree on who leads first.
avalon-edition-house = this house
avalon-edition-it = the Italian box
avalon-edition-fr = the French box
avalon-edition-fa = the Persian box

## What is wrong (e), or worth a word (w), about a table's choice

avalon-e-players = Avalon is for 5 to 10 players.
avalon-e-unknown-role = There is no such role.
avalon-e-duplicate = Each named role is in the game once at most.
avalon-e-evil-overflow = So many players have room for { $most } on the side of Evil, and more are chosen.
avalon-e-good-overflow = So many players have room for { $most } on the side of Good, and more are chosen.
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
avalon-w-oberon-lonely = With two on the side of Evil, one who keeps apart from the others leaves both of them alone.
avalon-w-components = More of one role than a box holds; here that does no harm.
avalon-e-lancelot-pair = The two Lancelots belong together: both are in the game if it is played with Lancelot, and neither if not.
avalon-e-unknown-plot = There is no such plot card.
avalon-e-edition = The box this table plays by has not got everything that is chosen.
avalon-w-lancelot-small = Two Lancelots who know each other are at their best with seven or more players.
avalon-f-percival-out = Percival stays out of the game.
avalon-f-mordred-out = Mordred stays out: with so many players Evil has no room for him.
avalon-f-morgana-out = Morgana stays out: with so many players Evil has no room for her.
avalon-f-oberon-out = Oberon stays out: with so many players Evil has no room for him.
avalon-f-assassin-out = Without Merlin the Assassin stays out.
avalon-f-merlin-in = Merlin and the Assassin are in the game, as they must be.
avalon-f-lancelots-in = Both Lancelots are in the game.
avalon-f-lancelots-out = The game is played without the Lancelots.
avalon-f-roles = Roles that do not exist or stood there twice have been struck out.
avalon-f-fillers = There are fewer plain servants and minions.
avalon-f-leader = The dice choose the first { avalon-leader }: the one agreed on is not among the { $most } players.
avalon-f-plots = Plot cards that do not exist have been taken out.
avalon-f-edition = What the box of this table has not got has been changed back.
