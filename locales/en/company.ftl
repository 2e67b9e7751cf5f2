## Why somebody around the table cannot do something

table-seated-already = You have a place at this table.
table-not-seated = That is for those who sit at the table.
table-no-such-place = There is no such place at this table.
table-host-only = That is up to the host.
table-game-running = Not while a game is being played.
table-nothing-chosen = The host has not chosen a game yet.
table-not-ready =
    { $waiting-count ->
        [one] One of you is not ready yet.
       *[other] { $waiting-count } of you are not ready yet.
    }
table-cannot-start = The game cannot be played like this.
table-no-bot = That is for people to say, and about people; bots are brought by the host.
table-full = No more will fit around this table.
table-no-game = No game is being played: just sit down.
table-not-everybody = A seating order names everybody at the table, once each.
table-bots-place = A bot sits there until the host sends it away.
table-seat-claimed-already = You have said so; now the others at the table must answer.
table-no-seat-claim = Nobody here is asking for that place.
table-vouched-already = Your word counts once, and it has been heard.
table-no-voice = The others decide about this seat.
table-owner-here = The owner of this seat is connected, or was a moment ago. Nobody else can have it now.
table-not-here = They are not at the table right now.
table-standing-in = You stand in for somebody: the seat is not yours to give away.
table-offered-already = You have offered them your seat; now they must answer.
table-no-offer = Nobody is offering that seat.
table-not-kept-out = Nobody keeps them from sitting down.
table-waiting-already = You are already next in.
table-not-waiting = You were not waiting for the next game.
table-table-changed = The game or the seats have changed in the meantime: have another look.
table-deal-under-way = The game is being dealt; wait a moment.
table-no-deal = No such deal is under way.
table-not-committed = Your device had promised nothing to this deal.
table-revealed-already = Your device has shown its number already.
table-does-not-fit = This is not the number your device had promised.

## What is wrong with a choice of any game

table-e-game = This house does not have that game.
table-e-clock = A clock runs for two weeks at most.
table-e-options = The game does not know what to make of these options.
table-e-preset = There is no ready-made table of that name.
table-f-preset = The ready-made table follows the number of players: some roles or rules have changed.

## What happens around the table

table-sat = { $person-id } sits down.
table-risen = { $person-id } gets up.
table-reseated = Everybody sits in a new order.
table-handed-over = { $to } is the host now.
table-arranged = The host has changed how the table is kept.
table-chosen = The host has chosen what is played.
table-fitted = With so many at the table, what is played has been adjusted.
table-agreed = { $person-id } is ready.
table-waited = { $person-id } is not ready after all.
table-deal-opened = Game { $number } is being dealt.
table-number-revealed = The device of { $person-id } has added its number to the deal.
table-deal-broken =
    { $shown ->
        [0] The deal of game { $number } was broken off before anybody had shown a number.
       *[other] The deal of game { $number } was broken off after numbers had been shown.
    }
table-begun = Game { $number } begins.
table-finished = Game { $number } is over.
table-seat-claimed =
    { $wait ->
        [0] { $by } says: the seat of { $of } is mine.
       *[other] { $by } says: the seat of { $of } is mine. The others decide if { $of } stays away for { $wait } seconds.
    }
table-vouched = { $person-id } vouches for { $by }.
table-denied = { $person-id } does not believe { $by }.
table-seat-claim-lapsed = Nothing comes of what { $by } asked for.
table-replaced = { $by } takes the seat of { $person-id }.
table-seat-offered = { $person-id } offers { $to } the own seat.
table-offer-ended = { $person-id } keeps the seat.
table-kept-out = The host keeps { $person-id } from sitting down this evening.
table-allowed-to-sit = { $person-id } may sit down again.
table-queued = { $person-id } joins in the next game.
table-unqueued = { $person-id } does not join in the next game.
