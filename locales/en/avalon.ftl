avalon = Avalon

## What happens. Everybody hears these, but for those that say "you".

avalon-leader-chosen = { $seat } leads first.
avalon-lady-given = The Lady of the Lake begins with { $to }.
avalon-role-dealt = Your role: { $role }.
avalon-eyes-opened =
    { $shown-count ->
        [0] Your eyes open, and you are shown nobody.
       *[other] Your eyes open, and you see { $shown }.
    }
avalon-seen = { $seat } ({ $label })
    .list = { $first }, { $last }
avalon-round-opened = Round { $round } begins.
avalon-leader-passed = The lead passes to { $to }.
avalon-team-proposed = { $leader } proposes for quest { $quest }: { $team }.
avalon-votes-shown = The votes are turned over. { $votes }.
avalon-team-approved = The team is approved and rides out.
avalon-team-rejected =
    { $rejections ->
        [1] The team is turned down, the first in this round.
        [5] The team is turned down, the fifth in this round.
       *[other] The team is turned down, { $rejections } by now in this round.
    }
avalon-quest-ended =
    { $won ->
        [true] Quest { $quest } succeeds
       *[false] Quest { $quest } fails
    }: { $successes ->
        [0] no success
       *[other] { $successes } success
    }, { $fails ->
        [0] no fail
       *[other] { $fails } fail
    }.
avalon-lady-passed = { $by } turns the Lady of the Lake on { $to }, who holds her from now on.
avalon-loyalty-seen = The Lady shows you where { $target } stands: { $side }.
avalon-lady-left = { $by } leaves the Lady of the Lake at rest.
avalon-named = { $by } steps forward as the Assassin, and names { $target }.
avalon-over = { $why } { $roles }.
avalon-all-told = Now it can be told:{"\u000A"}{ $confessions }
avalon-confession =
    { $seat }: { $shown-count ->
        [0] saw nobody
       *[other] saw { $shown }
    }{ $loyalties-count ->
        [0] {""}
       *[other] ; learned from the Lady – { $loyalties }
    }{ $cards-count ->
        [0] {""}
       *[other] ; cards by quest – { $cards }
    }.
    .list = { $first }{"\u000A"}{ $last }

## What is asked: who the table waits for, the question itself (you), and the rule behind it (why)

avalon-revealing = Everyone looks at their role.
    .you = Have you seen who you are?
    .why = Play begins when everyone has looked. Nobody sees a role again before the end.
avalon-proposing = { $leader } is choosing a team.
    .you = You lead. Whom do you send?
    .why = The leader names a team of the size the quest asks for, and may be part of it. Then everyone votes on it.
avalon-voting = Everyone votes on the team.
    .you = Shall this team ride out?
    .why = More than half must approve; a tie turns the team down. Five teams turned down in one round, and Evil wins. All votes are turned over together.
avalon-questing = The quest is under way with { $team }.
    .you = You are on the quest. Which card do you play?
    .why = Cards are played face down and only counted. Good plays success; Evil may play either. One fail spoils a quest; the fourth quest of seven or more players takes two.
avalon-examining = { $holder } holds the Lady of the Lake, and chooses whom to ask about.
    .you = You hold the Lady of the Lake. Whose side will you learn?
    .why = She tells you truly whether one knight is Good or Evil, and passes to that knight. Nobody who held her can be asked about. Say of it what you like, true or false.
avalon-assassinating = Three quests have succeeded. One of you is the Assassin, and is choosing whom to name.
    .you = You are the Assassin. Who is Merlin?
    .why = One name, once. If it is Merlin, Evil wins after all; if not, Good does. Those shown to you as Evil are not asked about, unless the table plays otherwise.

## What a player does, and how it is offered

avalon-acknowledge = You know who you are.
    .offer = I know who I am
avalon-propose = You propose for quest { $quest }: { $team }.
    .offer = Propose a team
avalon-vote = Your vote lies face down: { $vote }.
    .offer = Vote
avalon-play-card = Your card lies face down: { $card }.
    .offer = Play a card
avalon-examine = You turn the Lady of the Lake on { $target }.
    .offer = Ask the Lady about somebody
avalon-leave-lady = You leave the Lady of the Lake at rest.
    .offer = Leave the Lady at rest
avalon-name = You name { $target }.
    .offer = Name Merlin

## Why something cannot be done

avalon-team-needs = The team for this quest has { $size } members, each named once.
avalon-quest-not-open =
    { $quests-count ->
        [one] Now it is quest { $quests }.
       *[other] Now it is one of quests { $quests }.
    }
avalon-good-must-succeed = You are Good, and Good does not fail a quest. Play success.
avalon-lady-not-yourself = You know your own side. Ask about somebody else.
avalon-lady-not-back = { $target } has held the Lady before, and she never goes back.
avalon-lady-must-be-used = At this table the Lady of the Lake is always asked.
avalon-not-the-assassin = Only the Assassin names somebody.
avalon-name-another = You cannot name yourself.
avalon-name-no-ally = You were shown { $target } as Evil, and Merlin is not.

## Words

avalon-side-good = Good
    .wins =
        { $hunted ->
            [true] You win if three quests succeed and the Assassin does not find Merlin.
           *[false] You win if three quests succeed.
        }
avalon-side-evil = Evil
    .wins =
        { $hunted ->
            [true] You win if three quests fail, if five teams are turned down in one round, or if the Assassin finds Merlin in the end.
           *[false] You win if three quests fail, or if five teams are turned down in one round.
        }
avalon-ballot-approve = Approve
avalon-ballot-reject = Reject
avalon-card-success = Success
avalon-card-fail = Fail
avalon-label-evil = Evil
avalon-label-merlin = Merlin
avalon-label-merlin-or-morgana = Merlin or Morgana
avalon-why-three-fails = Three quests have failed. Evil wins!
avalon-why-five-rejections = Five teams in a row are turned down, and the court falls apart. Evil wins!
avalon-why-merlin-assassinated = The Assassin has found Merlin. Evil wins!
avalon-why-assassination-missed = Three quests have succeeded, and Merlin is safe. Good wins!
avalon-why-three-successes = Three quests have succeeded. Good wins!

## Roles: who you are, and what you know and why

avalon-role-merlin = Merlin
    .who = You see who serves Evil. Guide the others, and never let it show.
    .knows =
        { $hiding-count ->
            [0] You are shown everyone who serves Evil, though not in which role.
           *[other] You are shown everyone who serves Evil but { $hiding }, though not in which role.
        }
avalon-role-percival = Percival
    .who = You guard Merlin. Draw the Assassin’s eye to yourself.
    .knows =
        { $merlins-count ->
            [1] You are shown Merlin.
           *[other] You are shown { $merlins }, and nothing says which is which.
        }
avalon-role-loyal = Loyal Servant of Arthur
    .who = You are true to Arthur. Watch who votes for whom, and make up your mind.
    .knows = You are shown nobody: your good sense is all you have.
avalon-role-assassin = Assassin
    .who = You hide among the knights. If three quests succeed, one name is yours to say.
    .knows = { avalon-role-minion.knows }
avalon-role-mordred = Mordred
    .who = You lead Evil, and not even Merlin knows it.
    .knows = { avalon-role-minion.knows }
avalon-role-morgana = Morgana
    .who = You pass for Merlin before Percival. Play the part.
    .knows = { avalon-role-minion.knows }
avalon-role-oberon = Oberon
    .who = You serve Evil on your own.
    .knows = You are shown nobody, and the others who serve Evil are not shown you.
avalon-role-minion = Minion of Mordred
    .who = You serve Evil. Earn their trust, then use it.
    .knows =
        { $strangers-count ->
            [0] You are shown the others who serve Evil.
           *[other] You are shown the others who serve Evil, all but { $strangers }.
        }

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
avalon-option-assassin-targets =
    { $assassin-targets ->
        [anyone_else] The Assassin may name anybody else.
       *[not_shown_evil] The Assassin names nobody who was shown to be Evil.
    }
avalon-option-post-game-detail =
    { $post-game-detail ->
        [roles] After the end only the roles are shown.
       *[full] After the end everything is told.
    }
avalon-option-beginners =
    { $beginners ->
        [true] Some of you are new to the game.
       *[false] All of you know the game.
    }

## What is wrong (e), or worth a word (w), about a table's choice

avalon-e-players = Avalon is for 5 to 10 players.
avalon-e-unknown-role = There is no such role.
avalon-e-duplicate = Each named role is in the game once at most.
avalon-e-evil-overflow = So many players have room for { $most } on the side of Evil, and more are chosen.
avalon-e-good-overflow = So many players have room for { $most } on the side of Good, and more are chosen.
avalon-e-merlin-required = Merlin belongs into every game at this table.
avalon-e-merlin-needs-assassin = Merlin needs the Assassin: somebody must be hunting.
avalon-e-assassin-needs-merlin = The Assassin needs Merlin: there would be nobody to hunt.
avalon-e-percival-needs-merlin = Percival needs Merlin: there would be nobody to guard.
avalon-e-leader = The first leader must be one of the { $most } players.
avalon-w-percival-5 = With five players Percival makes Good strong; Mordred or Morgana would even it out.
avalon-w-lady-small = The Lady of the Lake is at her best with seven or more players.
avalon-w-many-new = For newcomers this is a lot at once; one extra role at a time is plenty.
avalon-w-no-assassination = Without Merlin nobody is hunted: three quests that succeed end the game.
avalon-w-morgana-inert = Without Percival, Morgana has nobody to deceive and is a plain minion.
avalon-w-mordred-inert = Without Merlin, Mordred has nobody to hide from and is a plain minion.
avalon-w-oberon-lonely = With two on the side of Evil, Oberon leaves both of them alone.
avalon-w-components = More of one role than a box holds; here that does no harm.

## The board

# Which side, and how many are on it.
avalon-board-side = { $side } ({ $n }):
avalon-board-dealt =
    { $n ->
        [1] { $role }
       *[other] { $n } × { $role }
    }
avalon-board-quest = Quest { $quest }
avalon-board-quest-now = ▸ Quest { $quest }
avalon-board-size = team of { $size }
avalon-board-two-fails = takes 2 fails
avalon-board-won =
    { $fails ->
        [0] ✓ success
       *[other] ✓ success, { $fails } fail
    }
avalon-board-lost =
    { $fails ->
        [one] ✗ { $fails } fail
       *[other] ✗ { $fails } fails
    }
avalon-board-rejections = Teams turned down this round: { $track } ({ $rejections } of 5)
avalon-board-player = Player
avalon-board-marks = Now
avalon-board-vote = Last vote
avalon-board-quests = Quests
avalon-board-known = You know
avalon-board-roles = Role
avalon-board-leader = ♛ leader
    .short = ♛
avalon-board-team = ● team
    .short = ●
avalon-board-lady = ◆ Lady
    .short = ◆
avalon-board-held-lady = ◇ had Lady
    .short = ◇
avalon-board-named = † named
    .short = †
avalon-board-approves = ✓ approves
    .short = ✓
avalon-board-rejects = ✗ rejects
    .short = ✗
avalon-board-you = you
avalon-board-looked = Lady: { $side }
avalon-board-legend = ♛ leader  ● on the team  ◆ holds the Lady  ◇ held her before  † named by the Assassin  ✓ approves  ✗ rejects

## A player's own card

avalon-you-are = You are { $name }: { $role }.
avalon-you-title = { $role }, { $side }
avalon-you-see = You see { $seen }.
avalon-you-looked = The Lady showed you { $seen }.
