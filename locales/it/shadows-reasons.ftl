## Perché qualcosa non si può fare: il corso del turno

shadows-evil-first = Prima viene il Progresso del Male.
shadows-evil-done = In questo turno il Male è già progredito.
shadows-evil-overdue = Da { $rounds } giri il Male non progredisce: nessuno può più pagare con carte.
shadows-not-under-witch = Finché è in gioco la Strega 2, nessuno può sacrificare punti vita.
shadows-must-act = Nel tuo turno devi compiere almeno un’azione eroica.
shadows-kind-used = In questo turno hai già compiuto un’azione di questo tipo: { $action }.
shadows-pay-first = Una seconda azione costa un punto vita: prima paga.
shadows-actions-spent = Hai già compiuto le due azioni di questo turno.
shadows-action-owed = Hai pagato una seconda azione: prima compi quella.
shadows-take-back-first = Non resta nulla da fare come seconda azione: riprendi il punto vita.
shadows-price-stays =
    { $cards ->
        [true] Hai pagato con le carte, e le carte non tornano.
       *[false] In questo turno hai già ripreso un punto vita: ora resta pagato.
    }
shadows-first-action-first = Compi la prima azione, poi paga per una seconda.
shadows-no-second-action = Non resta nulla di tipo diverso da fare come seconda azione.

## Luoghi e imprese

shadows-already-there = Sei già lì.
shadows-quest-over = Conclusa per sempre: { $quest }.
shadows-dragon-later = Il Drago arriva quando l’impresa di Lancillotto è conclusa.
shadows-solo-taken = C’è posto per un solo Cavaliere, e c’è già { $seat }.
shadows-only-at = Si fa soltanto qui: { $places }.
shadows-nobody-may-join = Sei in un’impresa solitaria: nessuno può raggiungerti.
shadows-no-siege-engine = Non ci sono macchine d’assedio da attaccare.
shadows-does-not-fit = Non entra nello schema contro { $quest }. Ora entrano questi valori: { $values }.
shadows-both-must-fit = Dopo quella carta nessun’altra della tua mano entrerebbe.
shadows-next-in-war = La prossima carta contro { $war } deve essere una Lotta { $value }.

## Carte

shadows-hand-full = Con { $most } carte o più in mano non puoi pescare a Camelot.
shadows-not-in-hand = Non hai in mano questa carta: { $card }.
shadows-too-few-cards =
    { $number ->
        [one] Serve almeno una carta in mano.
       *[other] Servono almeno { $number } carte in mano.
    }
shadows-no-fight-card = Non hai carte Lotta.
shadows-fights-only = Qui si giocano solo carte Lotta.
shadows-needs-one-of = Non hai nessuna delle carte che servono: { $cards }.
shadows-not-special = { $card } non è una carta speciale: si gioca nelle imprese.
shadows-one-special = Puoi giocare una sola carta speciale per turno.
shadows-no-special-card = Non hai carte speciali.
shadows-no-special-now = Nessuna delle tue carte speciali si può giocare adesso.
shadows-barred-by = È vietato finché questa carta è in gioco: { $card }.
shadows-no-target = Adesso questa carta non ha nulla su cui agire: { $card }.
shadows-fate-by-loyalty = Come puoi giocare Destino dipende dalla tua carta Lealtà.
shadows-lives-full = Con { $most } punti vita non puoi curarti.
shadows-no-triple =
    { $any-kind ->
        [true] Per curarti servono { $number } carte uguali.
       *[false] Per curarti servono { $number } carte Lotta o Graal uguali.
    }
shadows-too-few-merlins =
    { $held ->
        [0] Non hai carte Merlino.
        [one] Hai una sola carta Merlino.
       *[other] Hai solo { $held } carte Merlino.
    }
shadows-standing-full = Hai già lasciato una risposta per { $most } carte.

## Cavalieri

shadows-not-yourself = Scegli un altro Cavaliere, non te.
shadows-not-at-large = Non si può scegliere { $seat }: in prigionia, Cavaliere caduto o Traditore rivelato.
shadows-nobody-else = Non c’è nessun altro Cavaliere da scegliere.
shadows-nobody-captive = Nessuno è in prigionia.
shadows-not-captive = { $seat } non è in prigionia.
shadows-no-cards-there = { $seat } non ha carte.
shadows-no-accusations = In questa partita non c’è un Traditore: non si accusa nessuno.
shadows-accusations-closed = Le accuse si aprono con { $number } spade sulla Tavola Rotonda o { $number } macchine d’assedio a Camelot.
shadows-accused-already = Hai già fatto la tua unica accusa della partita.
shadows-proved-loyal = La lealtà è già provata: { $seat }.

## Poteri, e Merlino

shadows-another-knight = È il potere di un altro Cavaliere: { $coat }.
shadows-power-used-up = L’hai già usato quanto un turno permette.
shadows-search-first = Prima cerca tra gli scarti.
shadows-no-merlin-there = Tra gli scarti non c’è nessun Merlino.
shadows-searched-already = Sai già se tra gli scarti c’è un Merlino.
shadows-pile-empty = Nel mazzo non ci sono carte.
shadows-merlin-elsewhere = Merlino non è dove sei tu.
shadows-merlin-in-camelot = A Camelot Merlino non dà carte.
