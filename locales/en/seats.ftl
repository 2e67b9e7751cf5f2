## Refused table commands

table-seated-already = You already have a seat at this table.
table-not-seated = Only people with a seat can do that.
table-no-such-place = This table has no such seat.
table-host-only = Only the host can do that.
table-game-running = Not during a game.
table-nothing-chosen = The host has not chosen a game yet.
table-not-ready =
    { $waiting-count ->
        [one] 1 player is not ready yet.
       *[other] { $waiting-count } players are not ready yet.
    }
table-cannot-start = The game cannot start like this.
table-no-bot = That works with people only; the host adds and removes bots.
table-full = This table is full.
table-no-game = No game is running: just sit down.
table-not-everybody = A seating order must name everyone at the table once.
table-bots-place = A bot sits there until the host removes it.
table-seat-claimed-already = You have already asked; now the others decide.
table-no-seat-claim = Nobody is asking for that seat.
table-vouched-already = You have already answered that.
table-no-voice = The others decide about this seat.
table-owner-here = The owner of this seat is connected, or was a moment ago. Nobody else can take it now.
table-not-here = They are not at the table right now.
table-standing-in = You are standing in for somebody: you cannot give their seat away.
table-offered-already = You have already offered them your seat; now they decide.
table-no-such-figure = This one is not in the game with these rules.
table-figure-taken = { $by } has chosen this one.
table-colour-taken = { $by } has one of the same colour.
table-no-figure = You have made no wish.
table-no-offer = Nobody is offering that seat.
table-not-kept-out = They may sit down already.
table-waiting-already = You are already on the list for the next game.
table-not-waiting = You were not on the list for the next game.
table-table-changed = The game or the seats have just changed. Check again.
table-deal-under-way = The game is being dealt. Wait a moment.
table-no-deal = No such deal is running.
table-not-committed = Your device made no commitment to this deal.
table-revealed-already = Your device has already revealed its number.
table-does-not-fit = This number does not match your device’s commitment.

## Notices about chosen options

table-e-game = This server does not have that game.
table-e-clock = A clock can run for two weeks at most.
table-e-options = These options do not work together.
table-e-preset = There is no preset with that name.
table-f-preset = The preset adapts to the number of players: some roles or rules have changed.

## Table events

table-sat = { $person-id } sits down.
table-risen = { $person-id } leaves the seat.
table-reseated = The seats have been shuffled.
table-handed-over = { $to } is the host now.
table-arranged = The host has changed the table settings.
table-chosen = The host has chosen the game.
table-fitted = The game was adapted to the number of players.
table-agreed = { $person-id } is ready.
table-waited = { $person-id } is not ready.
table-deal-opened = Game { $number } is being dealt.
table-number-revealed = The device of { $person-id } has added its number to the deal.
table-deal-broken =
    { $shown ->
        [0] The deal of game { $number } was cancelled before any number was revealed.
       *[other] The deal of game { $number } was cancelled after numbers had been revealed.
    }
table-begun = Game { $number } starts.
table-finished = Game { $number } is over.
table-seat-claimed =
    { $wait ->
        [0] { $by } says: { $of }’s seat is mine.
       *[other] { $by } says: { $of }’s seat is mine. The others decide if { $of } stays away for { $wait } seconds.
    }
table-vouched = { $person-id } confirms that { $by } is right.
table-denied = { $person-id } does not agree with { $by }.
table-seat-claim-lapsed = { $by } does not get the seat.
table-replaced = { $by } takes { $person-id }’s seat.
table-seat-offered = { $person-id } offers { $to } their seat.
table-offer-ended = { $person-id } keeps their seat.
table-figure-wished = { $person-id } has chosen whom to play.
table-figure-dropped = { $person-id } plays somebody by lot.
table-kept-out = The host does not let { $person-id } sit down this evening.
table-allowed-to-sit = { $person-id } may sit down again.
table-queued = { $person-id } will play in the next game.
table-unqueued = { $person-id } will not play in the next game.
