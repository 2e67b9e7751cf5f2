## Newgame: what happens at its tables.

newgame = Newgame
newgame-e-players = Two to six can play this.
newgame-card-dealt = { $seat }, your card is { $card }.
newgame-pile-laid = The pile lies ready.
newgame-kept = { $by } keeps the card.
newgame-swapped = { $by } swaps the card.
newgame-over = The cards are shown: { $cards-by-seat }.
newgame-choosing = { $seat } keeps or swaps the card.
    .you = Keep your card, or swap it?
    .why = Everybody may swap their card once. The best card wins.
newgame-keep = Keep the card.
    .offer = Keep
newgame-swap = Swap the card.
    .offer = Swap
newgame-why-best-card = The best card wins.
