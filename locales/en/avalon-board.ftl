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
avalon-board-locked = still locked
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
avalon-board-rejections = Rejected teams: { $track } ({ $rejections } of 5)
avalon-board-player = Player
avalon-board-marks = Now
avalon-board-vote = Last vote
avalon-board-quests = Quests
avalon-board-known = You know
avalon-board-roles = Role
avalon-board-leader = ♛ { avalon-leader }
    .short = ♛
avalon-board-team = ● team
    .short = ●
avalon-board-lady = ◆ Lady
    .short = ◆
avalon-board-held-lady = ◇ had Lady
    .short = ◇
avalon-board-named = † named
    .short = †
avalon-board-excalibur = ‡ Excalibur
    .short = ‡
avalon-board-spotlight = ☼ spotlight
    .short = ☼
avalon-board-approves = ✓ approves
    .short = ✓
avalon-board-rejects = ✗ rejects
    .short = ✗
avalon-board-you = you
avalon-board-looked = loyalty: { $side }
avalon-board-saw = { $card } on quest { $quest }
avalon-board-legend = ♛ { avalon-leader }  ● on the team  ◆ holds the Lady  ◇ held her before  ‡ carries Excalibur  ☼ in the spotlight  † named by the Assassin  ✓ approves  ✗ rejects  ⇄ the Lancelots change sides  · no change  [ ] has acted

# The allegiance cards in order: signs with the number of a round or of a quest.
avalon-board-by-round = Allegiance cards by round: { $cards }
avalon-board-by-quest = Allegiance cards by quest: { $cards }
avalon-board-turned =
    { $turned ->
        [0] No allegiance card has been turned yet
       *[other] Allegiance cards turned: { $cards }
    }
avalon-board-switches =
    { $switches ->
        [0] the Lancelots are on their first sides
        [one] the Lancelots have changed sides once
       *[other] the Lancelots have changed sides { $switches } times
    }
avalon-board-switch = ⇄
avalon-board-steady = ·
avalon-board-acted = [{ $card }]
avalon-board-allegiance = { $cards } – { $switches }
avalon-board-card = { $card }: { $text }
avalon-board-drawn = To be handed out: { $cards }
avalon-board-plots =
    { $n ->
        [0] Plot cards: { $left } in the deck
       *[other] Plot cards ({ $left } in the deck): { $cards }
    }

## A player's own card

avalon-you-are = You are { $name }: { $role }.
avalon-you-title = { $role }, { $side }
avalon-you-turned = { $role }, now { $side }
avalon-you-stand =
    { $switches ->
        [0] The Lancelots have not changed sides: you are { $side }.
        [one] The Lancelots have changed sides once: now you are { $side }.
       *[other] The Lancelots have changed sides { $switches } times: now you are { $side }.
    } You win with the side you are on at the end.
avalon-you-see = You see: { $seen }.
avalon-you-looked = You learned loyalties: { $seen }.
avalon-you-peeked = You saw the cards of { $peeked }.
