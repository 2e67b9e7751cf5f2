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

engine-asked = { $phase }
engine-acted = { $seat } has answered.
engine-answered = { $command }
engine-ended = The game is over.
engine-shuffled =
    { $label ->
        [roles] The roles are shuffled.
        [plots] The plot cards are shuffled.
        [allegiance] The allegiance cards are shuffled.
        [coats] The Knights are shuffled.
        [loyalty] The loyalty cards are shuffled.
        [white] The white cards are shuffled.
        [black] The black cards are shuffled.
        [travel] The travel cards are shuffled.
       *[other] Cards are shuffled.
    }
engine-rolled =
    { $label ->
        [leader] It is drawn by lot who begins.
        [first] It is drawn by lot who begins.
        [arthur] It is drawn by lot who is King Arthur.
       *[other] A die is thrown.
    }
engine-lapse = The time is up.

## Why something cannot be done

engine-game-over = The game is over; there is nothing left to do.
engine-stale = That question is closed by now.
engine-not-asked =
    { $asked-count ->
        [0] The table waits for somebody else.
       *[other] The table waits for { $asked }.
    }
engine-answered-already = You have answered, and an answer stands.
engine-not-offered = That cannot be done now.
