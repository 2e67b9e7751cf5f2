## What the table calls its leader, and its quests

avalon-leader =
    { $leader-title ->
        [leader] leader
        [king] King
        [commander] commander
       *[by_language] leader
    }
    .many =
        { $leader-title ->
            [leader] leaders
            [king] Kings
            [commander] commanders
           *[by_language] leaders
        }
    .label =
        { $leader-title ->
            [leader] Leader
            [king] King
            [commander] Commander
           *[by_language] Leader
        }
avalon-number-quest =
    { $quest-labels ->
        [letters] { $n ->
            [1] A
            [2] B
            [3] C
            [4] D
           *[other] E
        }
       *[other] { $n }
    }
# The cards a player has played are told by their quests.
avalon-number-card = { avalon-number-quest }

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
avalon-votes-shown = The votes are turned over. { $votes-by-seat }.
avalon-team-approved = The team is approved.
avalon-team-rejected =
    { $rejections ->
        [1] The team is turned down, the first in this round.
        [5] The team is turned down, the fifth in this round.
       *[other] The team is turned down, { $rejections } by now in this round.
    }
avalon-quest-begun = Quest { $quest } begins: { $team } ride out.
avalon-cards-laid = Every card of the team is on the table.
avalon-quest-ended =
    { $won ->
        [true] Quest { $quest } succeeds
       *[false] Quest { $quest } fails
    }: { $successes ->
        [0] no success
        [one] { $successes } success
       *[other] { $successes } successes
    }, { $fails ->
        [0] no fail
        [one] { $fails } fail
       *[other] { $fails } fails
    }.
avalon-lady-passed = { $by } turns the Lady of the Lake on { $to }, who holds her from now on.
avalon-loyalty-seen = You see where { $target } stands: { $side }.
avalon-lady-left = { $by } leaves the Lady of the Lake at rest.
avalon-named = { $by } steps forward as the Assassin, and names { $target }.
avalon-over = { $why } { $roles-by-seat }.
avalon-all-told = Now it can be told:{"\u000A"}{ $confessions }
avalon-confession =
    { $seat }: { $shown-count ->
        [0] saw nobody
       *[other] saw { $shown }
    }{ $loyalties-count ->
        [0] {""}
       *[other] ; learned sides – { $loyalties }
    }{ $cards-count ->
        [0] {""}
       *[other] ; cards by quest – { $cards }
    }{ $peeked-count ->
        [0] {""}
       *[other] ; saw the cards of { $peeked }
    }.
    .list = { $first }{"\u000A"}{ $last }
# The card somebody saw of another.
avalon-peek = { $seat } on quest { $quest } ({ $card })
    .list = { $first }, { $last }

## What is asked: who the table waits for, the question itself (you), and the rule behind it (why)

avalon-revealing = Everyone looks at their role.
    .you = Have you seen who you are?
    .why = Play begins when everyone has looked. You can look at your own card again at any time.
avalon-proposing = { $leader } is choosing a team.
    .you = You lead. Whom do you send?
    .why = The { avalon-leader } names a team of the size the quest asks for, and may be part of it. Then everyone votes on it. Where quests are chosen freely, the { avalon-leader } names the quest too.
avalon-voting = Everyone votes on the team.
    .you = Shall this team ride out?
    .why = More than half must approve; a tie turns the team down. Five teams turned down in one round, and Evil wins. All votes are turned over together.
avalon-questing = The quest is under way with { $team }.
    .you = You are on the quest. Which card do you play?
    .why = Cards are played face down and only counted. Good plays success; Evil may play either, but at some tables an Evil Lancelot has to fail. One fail spoils a quest; with seven or more players the fourth takes two.
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
    .quest = Which quest?
    .only-quest = Quest { $only }:
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
avalon-label-good-lancelot = Good Lancelot
avalon-label-evil-lancelot = Evil Lancelot
avalon-why-three-fails = Three quests have failed. Evil wins!
avalon-why-five-rejections = Five teams in a row are turned down, and the court falls apart. Evil wins!
avalon-why-merlin-assassinated = The Assassin has found Merlin. Evil wins!
avalon-why-assassination-missed = Three quests have succeeded, and Merlin is safe. Good wins!
avalon-why-three-successes = Three quests have succeeded. Good wins!
