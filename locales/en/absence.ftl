## Somebody is missing

table-missed = { $person-id } did not answer in time.
table-seen-again = { $person-id } is playing again.
table-gave-up = { $person-id } would rather leave this game.
table-volunteered = { $person-id } would stand in for somebody.
table-unvolunteered = { $person-id } would rather not stand in.
table-called =
    { $wait ->
        [0] The table votes on what to do.
       *[other] The table votes on what to do, for { $wait } seconds at most.
    }
table-voted =
    { $choice ->
        [wait] { $person-id } would wait.
        [bot] { $person-id } would let a bot take the place.
        [spectator] { $person-id } would let a spectator take the place.
        [adjourn] { $person-id } would go on another time.
       *[end] { $person-id } would end the game without a result.
    }
table-settled =
    { $choice ->
        [wait] The table decides to wait.
        [bot] The table decides: a bot takes the place for now.
        [spectator] The table decides: a spectator takes the place for now.
        [adjourn] The table decides to go on another time.
       *[end] The table decides to end the game without a result.
    }
table-broken-off =
    { $why ->
        [abandoned] Nobody has come back to game { $number }: it ends without a result.
       *[vote] Game { $number } ends without a result.
    }
table-adjourned = The game rests. No clock is running.
table-returned = { $person-id } is back to go on.
table-resumed = The game goes on.

## Why it cannot be done

table-nothing-played = No game is being played.
table-given-up-already = You have said so; the table will see to your place.
table-nobody-stands-in = Nobody is standing in for you here.
table-knows-too-much = Whoever has had a seat in this game cannot have another in it.
table-volunteered-already = You have said that you would stand in.
table-not-volunteering = You had not offered to stand in.
table-ballot-open = The table is already voting.
table-no-ballot = Nothing is being voted on.
table-about-you = This vote is for the others.
table-no-such-option = That cannot be chosen now.
table-too-soon = The table has only just voted. Give it a little time.
table-still-here = They are here and have missed nothing.
table-at-rest = The game is resting. It goes on when more than half of you are back.
table-not-adjourned = The game is not resting.
table-back-already = You are back; the others are still missing.

## What happened so far

recap-title = What has happened in game { $number }
recap-nothing = Nothing has happened yet.
