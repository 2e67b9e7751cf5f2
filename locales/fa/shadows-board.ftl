## The table before the game

shadows-board-loyalties = کارت‌های وفاداری: { $sides }.
shadows-board-no-loyalties = کارت وفاداری در بازی نیست.

## The board

shadows-board-swords = میز گرد { $track } { $white } سفید، { $black } سیاه
shadows-board-siege = منجنیق‌ها { $track } { $n }
# The sum so far for the Knights, and for Evil; Evil may have face-down cards.
shadows-board-sum = { "\u200E" }{ $cards } = { $sum }
shadows-board-sum-hidden = { $cards } = { $sum } و بیشتر
shadows-board-against = در برابر { $cards }
shadows-board-warriors = { $track } { $n } جنگجو
shadows-board-excalibur = پلیدی { $track } شوالیه‌ها
shadows-board-grail-marks = ج جام  ن نومیدی  و ویرانی
shadows-board-mark-grail = ج
shadows-board-mark-despair = ن
shadows-board-mark-desolation = و
shadows-board-quest-over = تمام‌شده
shadows-board-heroism = ★ دلاوری
shadows-board-merlin = ✦ مرلین
shadows-board-mordred = موردرد
shadows-board-lasting = در بازی: { $cards }.
shadows-board-favor = «لطف الهی» آماده است.
shadows-board-piles = دسته‌ها: سفید { $white } ({ $white-discard } سوخته)، سیاه { $black } ({ $black-discard }).
shadows-board-travel = کارت‌های سفر: { $travel } ({ $discard }).
shadows-board-legend =
    ○ شمشیر سفید  ● شمشیر سیاه  ▲ منجنیق  ■ جنگجو  · خالی  ? به پشت  (۷) به پشت، بازی شما
    { shadows-board-grail-marks }  † اکسکالیبر  ★ دلاوری  ✦ مرلین
    ◂ نوبت با اوست  ✚ یادگار  ! اتهامش را زده  ♥ جان  ▯ کارت در دست

## The players

shadows-board-player = بازیکن
shadows-board-coat = شوالیه
shadows-board-place = جا
shadows-board-lives = جان
    .short = ♥
shadows-board-cards = کارت
    .short = ▯
shadows-board-notes = حالا
shadows-board-turn = ◂ نوبت
    .short = ◂
shadows-board-relic = ✚ { $relic }
shadows-board-relic-short = ✚
shadows-board-accused = ! متهم کرده
    .short = !
shadows-board-proved = وفاداری‌اش ثابت شده

## A player's own card

shadows-you-are = شما { $name } هستید: { $title }.
shadows-you-title = { "\u200F" }{ $coat }، { $side }
shadows-you-blind = وفاداری نامعلوم
shadows-you-wins-blind = تا شش شمشیر یا شش منجنیق در بازی نباشد، کسی وفاداری خود را نمی‌داند.
shadows-you-safe = در این بازی کسی به شما خیانت نمی‌کند: همه با هم در برابر بازی‌اید.
shadows-you-wins-late = کارت وفاداری‌تان را وقتی به بازی بپیوندید می‌گیرید.
shadows-you-hand =
    { $n ->
        [0] دستتان خالی است.
       *[other] دست شما ({ $n }): { $cards }.
    }
shadows-you-drawn = کارت‌های سیاهی که باید بازی کنید: { $cards }.
shadows-you-card = { "\u200F" }{ $card }: { $text }
shadows-you-pile = آنچه از دسته‌ی سیاه می‌دانید، از رو: { $cards }.
shadows-board-quest = { $title }. { $rule } اگر برده شود: { $won } اگر باخته شود: { $lost }

## The odds of the next black card

shadows-odds-title = کارت سیاه بعدی: { $harmful } از { $total } آسیب می‌زند.
shadows-odds-short = کارت سیاه بعدی، از { $total }: { $what }.
shadows-odds-line = { $n } از { $total }: { $what }
shadows-odds-camelot-falls = آخرین منجنیق، و کملوت سقوط می‌کند
shadows-odds-lost = شکست در { $quest }
shadows-odds-lost-war = شکست در یک جنگ
shadows-odds-fought = آخرین کارتِ { $quest }، و نبرد همان دم درمی‌گیرد
shadows-odds-siege = یک منجنیق
shadows-odds-special = یک کارت ویژه
shadows-odds-special-cards = یک کارت ویژه ({ $cards })
shadows-odds-comes =
    { $place ->
        [excalibur] اکسکالیبر یک گام به سوی پلیدی می‌رود
        [grail] یک «نومیدی» در ردیف جام
        [picts] یک پیکت دیگر
        [saxons] یک ساکسون دیگر
       *[other] یک کارت برای { $quest }
    }
shadows-odds-takes = یک «نومیدی» که یک کارت جام را برمی‌دارد
shadows-odds-war = یک پیکت یا ساکسون دیگر، به انتخاب کسی که کارت را می‌کشد
shadows-odds-nothing = بی‌اثر
