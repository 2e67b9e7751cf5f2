## Newgame: آنچه سر میزهایش رخ می‌دهد.

newgame = Newgame
newgame-e-players = دو تا شش نفر می‌توانند این را بازی کنند.
newgame-card-dealt = { $seat }، کارت تو { $card } است.
newgame-pile-laid = دستهٔ کارت آماده است.
newgame-kept = { $by } کارتش را نگه می‌دارد.
newgame-swapped = { $by } کارتش را عوض می‌کند.
newgame-over = کارت‌ها رو می‌شوند: { $cards-by-seat }.
newgame-choosing = { $seat } کارتش را نگه می‌دارد یا عوض می‌کند.
    .you = کارتت را نگه می‌داری یا عوض می‌کنی؟
    .why = هر کس می‌تواند یک بار کارتش را عوض کند. بهترین کارت برنده است.
newgame-keep = کارت را نگه دار.
    .offer = نگه داشتن
newgame-swap = کارت را عوض کن.
    .offer = عوض کردن
newgame-why-best-card = بهترین کارت برنده است.
