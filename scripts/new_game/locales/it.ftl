## Newgame: quello che succede ai suoi tavoli.

newgame = Newgame
newgame-e-players = Si gioca da due a sei.
newgame-card-dealt = { $seat }, la tua carta è { $card }.
newgame-pile-laid = Il mazzo è pronto.
newgame-kept = { $by } tiene la carta.
newgame-swapped = { $by } cambia la carta.
newgame-over = Le carte sono scoperte: { $cards-by-seat }.
newgame-choosing = { $seat } tiene o cambia la carta.
    .you = Tieni la tua carta o la cambi?
    .why = Ognuno può cambiare la propria carta una volta. Vince la carta migliore.
newgame-keep = Tieni la carta.
    .offer = Tieni
newgame-swap = Cambia la carta.
    .offer = Cambia
newgame-why-best-card = Vince la carta migliore.
