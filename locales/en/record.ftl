## What is wrong with a record

record-without-seal = This is not a record, or its end is missing.
record-changed = This record was changed since it was written.
record-unreadable = This record is not written as records are.
record-of-another-game = This record is of a game, or of a revision, that is not known here.
record-of-another-seat = This record holds only what another seat was told.
record-wrong-audience = This record names the wrong audience for a fact.
record-with-gaps = Rows are missing in this record.

## What a record proves of its dice

verify-proved =
    { $n ->
        [one] { $n } throw of the dice was made again and fell alike: { $throws }.
       *[other] { $n } throws of the dice were made again and fell alike: { $throws }.
    }
verify-false =
    { $n ->
        [one] { $n } throw is not what the dice gave: { $throws }.
       *[other] { $n } throws are not what the dice gave: { $throws }.
    }
verify-unchecked =
    { $n ->
        [one] { $n } throw cannot be checked with what this record shows: { $throws }.
       *[other] { $n } throws cannot be checked with what this record shows: { $throws }.
    }
# What was thrown for, and in which row of the record.
verify-throw = { $label } (row { $n })
verify-holds = The record holds: nothing in it speaks against its dice.
verify-nothing = This record shows nothing by which its dice could be checked.
verify-broken = The record does not hold.

## What is wrong with how a seed came about, or differs from what a player has kept

fair-server-commitment = The server’s secret is not the one it had promised.
fair-client-commitment = What is counted for a seat is not what that seat had promised.
fair-contribution-uncommitted = Something is counted for a seat that had promised nothing.
fair-contribution-dropped = A seat showed what it had promised, and it was not counted.
fair-failure-unnamed = A seat promised and never showed it, and the record does not say so.
fair-game-differs = This is not the game you sat at.
fair-cfg-differs = The deal was agreed on for other seats, options or roles.
fair-server-differs = The server’s promise is not the one you were sent.
fair-client-differs = A player’s promise is not the one you were shown.
fair-entropy-differs = What is counted for you is not what you showed.

## What is worth knowing about how a seed came about

fair-no-contribution = Seat { $seat } gave nothing to the seed.
fair-too-few =
    { $contributed ->
        [0] No seat gave anything to the seed: it is the server’s alone.
        [one] Only one seat gave something to the seed.
       *[other] Only { $contributed } seats gave something to the seed.
    }
