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
    .lead =
        { $leader-title ->
            [leader] the lead
            [king] the lead
            [commander] the lead
           *[by_language] the lead
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
avalon-lady-given = { $to } starts with the Lady of the Lake.
avalon-role-dealt = Your role: { $role }.
avalon-eyes-opened =
    { $shown-count ->
        [0] You open your eyes and see nobody.
       *[other] You open your eyes and see { $shown }.
    }
avalon-seen = { $seat } ({ $label })
    .list = { $first }, { $last }
avalon-round-opened = Round { $round } begins.
avalon-leader-passed = The lead passes to { $to }.
avalon-team-proposed = { $leader } proposes for quest { $quest }: { $team }.
avalon-team-taken-back = { $leader } takes the team back, to change it.
avalon-unready = { $seat } wants to discuss it longer.
avalon-vote-called = { $leader } calls the vote.
avalon-all-ready = Everyone else is ready: the vote opens.
avalon-time-over = The time to discuss is over: the vote opens.
avalon-votes-shown = The votes are revealed. { $votes-by-seat }.
avalon-team-approved = The team is approved.
avalon-team-rejected =
    { $rejections ->
        [1] The team is rejected, the first in this round.
        [5] The team is rejected, the fifth in this round.
       *[other] The team is rejected: { $rejections } of 5 in this round.
    }
avalon-quest-begun = Quest { $quest } begins with { $team }.
avalon-cards-laid = Everyone on the team has played a card.
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
avalon-lady-passed = { $by } uses the Lady of the Lake on { $to }, who holds her from now on.
avalon-loyalty-seen = You see { $target }’s loyalty: { $side }.
avalon-lady-left = { $by } does not use the Lady of the Lake.
avalon-named = { $by } is the Assassin, and names { $target }.
avalon-nobody-named = Time is up. { $by } is the Assassin, and has named nobody.
avalon-over = { $why } { $roles-by-seat }.
avalon-pointed =
    { $target ->
        [none] You point at nobody.
       *[other] You point at { $target }.
    }
avalon-guesses-shown = Who was taken for Merlin, and by whom: { $guesses }.
avalon-all-told = What everyone knew:{"\u000A"}{ $confessions }
avalon-confession =
    { $seat }: { $shown-count ->
        [0] saw nobody
       *[other] saw { $shown }
    }{ $loyalties-count ->
        [0] {""}
       *[other] ; learned loyalties – { $loyalties }
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
    .title = Your secret role
    .watched = Secret roles
    .you = Look at your secret role.
    .why = The game begins when everyone has looked. You can look at your own card again at any time.
avalon-proposing = { $leader } is choosing a team.
    .title = Choosing a team
    .you = You lead. Choose a team.
    .why = The { avalon-leader } chooses a team of the size the quest asks for, and may be part of it. Then everyone votes. Where quests are chosen freely, the { avalon-leader } chooses the quest too.
avalon-discussing = { $leader } proposes { $team }. Everyone discusses it.
    .title = Discussion
    .you = Discuss this team: { $team }.
    .why = The team lies openly, and the { avalon-leader } may change it up to three times. The vote opens when the { avalon-leader } calls it, when everyone else is ready, or when the time is over. Whoever is ready may still say “Not yet”.
    .count = { NUMBER($answered) } of { NUMBER($asked) } ready
avalon-voting = Everyone votes on the team.
    .title = Everyone votes
    .you = Approve this team?
    .why = More than half must approve; a tie rejects the team. If five teams are rejected in one round, Evil wins. All votes are revealed together.
avalon-questing = { $team } are on the quest.
    .title = On the quest
    .you = You are on the quest. Which card do you play?
    .why = Everyone gets both cards; only Evil may play Fail. At some tables an Evil Lancelot must play Fail. The cards are shuffled and only counted. One Fail makes the quest fail; with seven or more players the fourth quest takes two.
avalon-examining = { $holder } holds the Lady of the Lake, and chooses a player to look at.
    .title = Lady of the Lake
    .you = You hold the Lady of the Lake. Whose loyalty do you look at?
    .why = You learn whether one player is Good or Evil, and that player gets the Lady. You cannot choose a player who has held her. Say what you like about it, true or false.
avalon-assassinating = Three quests have succeeded. The Assassin is choosing who to name as Merlin.
    .title = Who is Merlin?
    .you = You are the Assassin. Who is Merlin?
    .why = One name, once. If it is Merlin, Evil wins; if not, Good wins. If the time runs out, the player you tapped last counts; if there is none, nobody is named and Good wins. You cannot name anyone who was shown to you as Evil, unless your table plays otherwise.
avalon-guessing = Three quests have succeeded. Everybody guesses Merlin. Only the Assassin’s guess kills.
    .title = Who is Merlin?
    .you = Who is Merlin? Only the Assassin’s guess kills.
    .why = Everybody guesses once and nobody sees who has guessed, so nobody can tell who the Assassin is. The Assassin’s guess ends the game. If the Assassin names Merlin, Evil wins; if not, Good wins. All guesses are shown at the end. If the time runs out, the player each of you tapped last counts; if the Assassin has tapped nobody who can be named, nobody is named and Good wins. The Assassin cannot name anyone who was shown to them as Evil, unless your table plays otherwise.

## What a player does, and how it is offered

avalon-acknowledge = You have seen your role.
    .offer = Got it
avalon-propose = You propose for quest { $quest }: { $team }.
    .offer = Propose a team
    .quest = Which quest?
    .only-quest = Quest { $only }:
avalon-get-ready = You are ready to vote.
    .offer = Ready to vote
avalon-not-yet = You want to discuss it longer.
    .offer = Not yet
avalon-call-vote = You call the vote.
    .offer = Call the vote
avalon-change-team = You take the team back, to change it.
    .offer = Change the team
avalon-keep-discussing = The time to discuss was over.
    .offer = Keep discussing
avalon-vote = You voted: { $vote }.
    .offer = Vote
avalon-play-card = You played: { $card }.
    .offer = Play a card
avalon-examine = You use the Lady of the Lake on { $target }.
    .offer = Look at a player’s loyalty
avalon-leave-lady = You do not use the Lady of the Lake.
    .offer = Don’t use the Lady
avalon-name = You name { $target }.
    .offer = Name Merlin
avalon-guess = You guess { $target }.
    .offer = Guess Merlin
avalon-point =
    { $target ->
        [none] You point at nobody.
       *[other] You point at { $target }.
    }
    .offer = Point at a player
avalon-miss-guess = You did not guess.
    .offer = No guess

## Why something cannot be done

avalon-team-needs = The team for this quest has { $size } different players.
avalon-only-the-leader = Only { $leader } calls the vote and changes the team.
avalon-leader-calls = You lead: the vote opens when you call it.
avalon-no-more-changes = In one turn the { avalon-leader } changes the team { $most } times at most.
avalon-quest-not-open =
    { $quests-count ->
        [one] Only quest { $quests } is open now.
       *[other] Only these quests are open now: { $quests }.
    }
# These refusals name no side: others may see the screen.
avalon-good-must-succeed = Your role does not let you play this card. Play the other one.
avalon-lady-not-yourself = You know your own side. Choose somebody else.
avalon-lady-not-back = { $target } has held the Lady before. Choose somebody else.
avalon-lady-must-be-used = At this table the Lady of the Lake must be used.
avalon-not-the-assassin = Only the Assassin’s choice counts.
avalon-name-another = You cannot name yourself.
avalon-name-no-ally = You cannot name { $target }. Choose somebody else.

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
            [true] You win if three quests fail, if five teams are rejected in one round, or if the Assassin finds Merlin at the end.
           *[false] You win if three quests fail, or if five teams are rejected in one round.
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
avalon-why-five-rejections = Five teams in a row were rejected. Evil wins!
avalon-why-merlin-assassinated = The Assassin has found Merlin. Evil wins!
avalon-why-assassination-missed = Three quests have succeeded, and Merlin is safe. Good wins!
avalon-why-nobody-named = Three quests have succeeded, and time ran out before anyone was named. Good wins!
avalon-why-three-successes = Three quests have succeeded. Good wins!
