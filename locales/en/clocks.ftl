## Clocks: what they are called

clock-profile-none = No clock
    .about = Every question waits as long as it takes.
clock-profile-relaxed = Relaxed
clock-profile-normal = Normal
clock-profile-fast = Fast
clock-profile-slow = Over days
    .about = The hours you sleep do not count.
clock-profile-own = Our own
    .about = The table says how many seconds.
clock-seconds = { $count } s
clock-minutes = { $count } min
clock-hours = { $count } h
clock-days =
    { $count ->
        [one] one day
       *[other] { $count } days
    }
clock-times =
    { $game ->
        [avalon] { $debate } for a team, { $answer } for a vote
       *[other] { $debate } for a long turn, { $answer } for a short answer
    }
clock-times-and-bank = { $times }, and { $bank } in reserve for the whole game
clock-profile-and-times = { $profile }: { $times }
clock-pace-glance = a look
clock-pace-answer = a short answer
clock-pace-choice = a choice
clock-pace-debate = a choice after a debate

## What clocks do

table-time-added = { $person-id } asks for a minute more, and there it is.
table-bank-drawn =
    { $seconds ->
        [one] One second came out of the bank of { $person-id }.
       *[other] { $seconds } seconds came out of the bank of { $person-id }.
    }
table-sleep-hours-set = { $person-id } has said when to let them sleep.

## Why not

table-no-clock = No clock is running, so there is nothing to add to.
table-added-already = You have asked for a minute more already; somebody else may ask too.
table-enough-time = Nothing more is added to this question.
table-too-much-sleep = The table must be able to go on: leave at least six hours of the day.
table-no-such-zone = That time zone is not known here.
