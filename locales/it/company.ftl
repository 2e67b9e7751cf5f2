## Perché chi sta intorno al tavolo non può fare qualcosa

company-seated-already = Hai già un posto a questo tavolo.
company-not-seated = Tocca solo a chi siede al tavolo.
company-no-such-place = Questo tavolo non ha un posto così.
company-host-only = Lo decide chi ospita.
company-game-running = Non mentre si gioca.
company-nothing-chosen = Chi ospita non ha ancora scelto un gioco.
company-not-ready =
    { $waiting-count ->
        [one] Manca ancora una persona.
       *[other] Mancano ancora { $waiting-count } persone.
    }
company-cannot-start = Così la partita non si può giocare.
