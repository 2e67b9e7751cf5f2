## What is wrong with a record

record-without-seal = This is not a record, or its end is missing.
record-changed = This record was changed since it was written.
record-unreadable = This record is not written as records are.
record-of-another-game = This record is of a game, or of a revision, that is not known here.
record-of-another-seat = This record holds only what another seat was told.
record-wrong-audience = This record names the wrong audience for a fact.
record-with-gaps = Rows are missing in this record.
record-not-by-the-rules = By the rules, these commands and dice lead to something else than this record says.

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
verify-later = Later throws: recorded ones checked, completeness not.
verify-replayed = Later throws: the rules were played again, and each throw they make is there.
verify-alone = One party alone chose the seed. Every throw follows from it; why it was this seed, nobody can tell.

## What is wrong with how a seed came about, or differs from what a player has kept

fair-server-commitment = The server’s secret does not match its commitment.
fair-client-commitment = The number counted for a seat does not match that seat’s commitment.
fair-contribution-uncommitted = A number is counted for a seat that made no commitment.
fair-contribution-dropped = A seat revealed its number, and it was not counted.
fair-failure-unnamed = A seat made a commitment and never revealed its number, and the record does not say so.
fair-throws-differ = The deal did not throw exactly what was agreed on: a throw is missing, was added, or has another name or other items.
fair-game-differs = This is not the game you played.
fair-cfg-differs = The deal was agreed on for other seats, options or roles.
fair-server-differs = The server’s commitment is not the one your device received.
fair-client-differs = A player’s commitment is not the one your device received.
fair-entropy-differs = The number counted for you is not the one your device revealed.
fair-deal-missing = Your device took part in a deal for this game, and this record shows none.

## What is worth knowing about how a seed came about

fair-no-contribution = Seat { $seat } gave nothing to the seed.
fair-too-few =
    { $contributed ->
        [0] No seat gave anything to the seed: it is the server’s alone.
        [one] Only one seat gave something to the seed.
       *[other] Only { $contributed } seats gave something to the seed.
    }
verify-again =
    { $broken ->
        [one] One deal of this game was broken off before this one.
       *[other] { $broken } deals of this game were broken off before this one.
    }
verify-withheld = The server’s secret is not shown, because it would reveal what this table keeps secret. Its commitment is here: you can compare it with the one that a player’s device received.

## What no proof of a deal can give

verify-limits = What this does not tell you:
verify-limit-operator = The people who run the server could see every role during the game.
verify-limit-afterwards = A dishonest deal is detected, not prevented, and only after the game.
verify-limit-breaking-off = A server can foresee a deal and break it off. The table shows every deal, those too.
verify-limit-failing = A player who works with the server could choose between two deals by revealing a number or not. A seat that does not reveal its number is named.
verify-limit-lapse = If you let the time run out where the dice then choose, every later throw shifts by one. With the server’s help that is a choice between two outcomes.
verify-limit-rules = Without the rules nobody can say whether the results of the dice were used correctly. The command camlann verify plays the whole game again by the rules.
verify-limit-own = If your device gave nothing to the seed, you have only the word of the others.
verify-limit-page = This page comes from the server that dealt. If it matters, check with a program of your own, against what your device has kept.
verify-limit-people = It says nothing about players who share secrets, who sat where before the deal, or who was matched with whom.

## A record told as a text

record-title-whole = { $game }, a game of { $seats }, all of it
record-seat = Seat { $seat }
record-name-and-seat = { $name } (seat { $seat })

## Coats of arms, instead of people’s names

pseudonym-bear = Bear
pseudonym-boar = Boar
pseudonym-bull = Bull
pseudonym-crow = Crow
pseudonym-deer = Deer
pseudonym-dolphin = Dolphin
pseudonym-eagle = Eagle
pseudonym-falcon = Falcon
pseudonym-fox = Fox
pseudonym-griffin = Griffin
pseudonym-hare = Hare
pseudonym-heron = Heron
pseudonym-horse = Horse
pseudonym-lion = Lion
pseudonym-otter = Otter
pseudonym-owl = Owl
pseudonym-swan = Swan
pseudonym-tower = Tower
pseudonym-unicorn = Unicorn
pseudonym-wolf = Wolf
