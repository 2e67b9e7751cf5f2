## Somebody is missing

company-missed = { $who } did not answer in time.
company-seen-again = { $who } is playing again.
company-gave-up = { $who } would rather leave this game.
company-volunteered = { $who } would stand in for somebody.
company-unvolunteered = { $who } would rather not stand in.
company-called =
    { $wait ->
        [0] The table votes on what to do.
       *[other] The table votes on what to do, for { $wait } seconds at most.
    }
company-voted =
    { $choice ->
        [wait] { $who } would wait.
        [bot] { $who } would let a bot take the place.
        [onlooker] { $who } would let an onlooker take the place.
        [adjourn] { $who } would go on another time.
       *[end] { $who } would end the game without a result.
    }
company-settled =
    { $choice ->
        [wait] The table decides to wait.
        [bot] The table decides: a bot takes the place for now.
        [onlooker] The table decides: an onlooker takes the place for now.
        [adjourn] The table decides to go on another time.
       *[end] The table decides to end the game without a result.
    }
company-broken-off =
    { $why ->
        [forsaken] Nobody has come back to game { $number }: it ends without a result.
       *[vote] Game { $number } ends without a result.
    }
company-adjourned = The game rests. No clock is running.
company-returned = { $who } is back to go on.
company-resumed = The game goes on.

## Why it cannot be done

company-nothing-played = No game is being played.
company-given-up-already = You have said so; the table will see to your place.
company-nobody-stands-in = Nobody is standing in for you here.
company-knows-too-much = Whoever has had a seat in this game cannot have another in it.
company-volunteered-already = You have said that you would stand in.
company-not-volunteering = You had not offered to stand in.
company-ballot-open = The table is already voting.
company-no-ballot = Nothing is being voted on.
company-about-you = This vote is for the others.
company-no-such-option = That cannot be chosen now.
company-too-soon = The table has only just voted. Give it a little time.
company-still-here = They are here and have missed nothing.
company-at-rest = The game is resting. It goes on when more than half of you are back.
company-not-adjourned = The game is not resting.
company-back-already = You are back; the others are still missing.

## What happened so far

recap-title = What has happened in game { $number }
recap-nothing = Nothing has happened yet.
