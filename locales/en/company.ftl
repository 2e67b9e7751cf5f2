## Why somebody around the table cannot do something

company-seated-already = You have a place at this table.
company-not-seated = That is for those who sit at the table.
company-no-such-place = There is no such place at this table.
company-host-only = That is up to the host.
company-game-running = Not while a game is being played.
company-nothing-chosen = The host has not chosen a game yet.
company-not-ready =
    { $waiting-count ->
        [one] One of you is not ready yet.
       *[other] { $waiting-count } of you are not ready yet.
    }
company-cannot-start = The game cannot be played like this.
company-no-bot = That is for people to say, and about people; bots are brought by the host.
company-full = No more will fit around this table.
company-no-game = No game is being played: just sit down.
company-not-everybody = A seating order names everybody at the table, once each.
company-bots-place = A bot sits there until the host sends it away.
company-claimed-already = You have said so; now the others at the table must answer.
company-no-claim = Nobody here is asking for that place.
company-vouched-already = Your word counts once, and it has been heard.
company-no-voice = The others decide about this seat.
company-owner-here = The owner of this seat is connected, or was a moment ago. Nobody else can have it now.
company-not-here = They are not at the table right now.
company-standing-in = You stand in for somebody: the seat is not yours to give away.
company-offered-already = You have offered them your seat; now they must answer.
company-no-offer = Nobody is offering that seat.
company-not-kept-out = Nobody keeps them from sitting down.
company-in-line = You are already next in.
company-not-in-line = You were not waiting for the next game.
company-table-changed = The game or the seats have changed in the meantime: have another look.
company-deal-under-way = The game is being dealt; wait a moment.
company-no-deal = No such deal is under way.
company-not-promised = Your device had promised nothing to this deal.
company-shown-already = Your device has shown its number already.
company-does-not-fit = This is not the number your device had promised.

## What is wrong with a choice of any game

company-e-game = This house does not have that game.
company-e-clock = A clock runs for two weeks at most.
company-e-options = The game does not know what to make of these options.
company-e-preset = There is no ready-made table of that name.
company-f-preset = The ready-made table follows the number of players: some roles or rules have changed.

## What happens around the table

company-sat = { $who } sits down.
company-risen = { $who } gets up.
company-reseated = Everybody sits in a new order.
company-handed-over = { $to } is the host now.
company-arranged = The host has changed how the table is kept.
company-chosen = The host has chosen what is played.
company-fitted = With so many at the table, what is played has been adjusted.
company-agreed = { $who } is ready.
company-waited = { $who } is not ready after all.
company-deal-opened = Game { $number } is being dealt.
company-shown = The device of { $who } has added its number to the deal.
company-deal-broken =
    { $shown ->
        [0] The deal of game { $number } was broken off before anybody had shown a number.
       *[other] The deal of game { $number } was broken off after numbers had been shown.
    }
company-begun = Game { $number } begins.
company-finished = Game { $number } is over.
company-claimed =
    { $wait ->
        [0] { $by } says: the seat of { $of } is mine.
       *[other] { $by } says: the seat of { $of } is mine. The others decide if { $of } stays away for { $wait } seconds.
    }
company-vouched = { $who } vouches for { $by }.
company-denied = { $who } does not believe { $by }.
company-claim-lapsed = Nothing comes of what { $by } asked for.
company-replaced = { $by } takes the seat of { $who }.
company-seat-offered = { $who } offers { $to } the own seat.
company-offer-ended = { $who } keeps the seat.
company-kept-out = The host keeps { $who } from sitting down this evening.
company-allowed-to-sit = { $who } may sit down again.
company-queued = { $who } joins in the next game.
company-unqueued = { $who } does not join in the next game.
