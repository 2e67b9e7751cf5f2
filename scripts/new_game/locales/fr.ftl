## Newgame : ce qui se passe à ses tables.

newgame = Newgame
newgame-e-players = On y joue de deux à six.
newgame-card-dealt = { $seat }, ta carte est { $card }.
newgame-pile-laid = La pioche est prête.
newgame-kept = { $by } garde sa carte.
newgame-swapped = { $by } échange sa carte.
newgame-over = Les cartes sont révélées : { $cards-by-seat }.
newgame-choosing = { $seat } garde ou échange sa carte.
    .you = Garder ta carte, ou l’échanger ?
    .why = Chacun peut échanger sa carte une fois. La meilleure carte gagne.
newgame-keep = Garder la carte.
    .offer = Garder
newgame-swap = Échanger la carte.
    .offer = Échanger
newgame-why-best-card = La meilleure carte gagne.
