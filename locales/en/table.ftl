## Lists. The longer ones grow from the left: "Ana", "Ana, Ben", "Ana, Ben and Cleo".

list-none = nobody
list-two = { $first } and { $last }
list-more = { $first }, { $last }
list-last = { $first } and { $last }
list-or = { $first } or { $last }
# Several that are alike: "2 × Fight 1".
list-times = { $n } × { $what }
# What several have in common, and who they are: "Approve: Ana and Ben".
list-group = { $what }: { $who }
list-groups = { $first }; { $last }

## What any table tells

table-asked = { $phase }
table-acted = { $seat } has answered.
table-answered = { $command }
table-ended = The game is over.
table-shuffled = Shuffled ({ $label }): { $items }.
table-rolled = A die is thrown ({ $label }).
table-lapse = The time is up.

## Why something cannot be done

table-game-over = The game is over; there is nothing left to do.
table-stale = That question is closed by now.
table-not-asked =
    { $asked-count ->
        [0] The table waits for somebody else.
       *[other] The table waits for { $asked }.
    }
table-answered-already = You have answered, and an answer stands.
table-not-offered = That cannot be done now.
