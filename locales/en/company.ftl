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
