### Push messages, shown by the browser while no page is open: one text for each kind, the same for everybody who gets it.

push-turn = A slow game has gone on. See whether it is your turn.
    .title = Your table is waiting
push-join-request = Somebody asks to be let in at your table.
    .title = Somebody would like to join
push-invitation = Somebody of your group asks you to the next game. Your table is open.
    .title = Your group would like to play
