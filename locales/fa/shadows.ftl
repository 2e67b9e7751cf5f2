## Sitting down. Everybody hears what happens, but for what says "you".

shadows-coats-dealt = شوالیه‌ها دور میز گرد می‌نشینند. { $coats-by-seat }.
shadows-coats-aside = نشان‌هایی که کسی ندارد: { $coats }.
shadows-first-chosen = { $seat } آغاز می‌کند.
shadows-decks-laid =
    دسته‌ها آماده است: { $white } کارت سفید و { $black } کارت سیاه{ $travel ->
        [0] {""}
       *[other] ، و { $travel } کارت سفر
    }.
shadows-hand-dealt = کارت‌های شما: { $cards }.
shadows-merlin-dealt = یک کارت مرلین به شما می‌رسد.
shadows-loyalty-dealt = وفاداری شما: { $side }.
shadows-loyalties-covered = کارت‌های وفاداری به پشت پخش شد. هنوز کسی نگاه نمی‌کند.
shadows-loyalties-looked = وقتش رسید: هر کس به کارت وفاداری خود نگاه می‌کند.
shadows-council-held = شورا کارت‌هایش را رو می‌کند. { $cards-by-seat }.
shadows-joined = { $seat } به میز می‌پیوندد: { $coat }.
shadows-turn-passed = نوبت { $to } است.

## The progression of evil

shadows-evil-chosen = در نوبت { $seat } پلیدی پیش می‌رود: { $evil }.
shadows-top-looked = { $seat } به کارت سیاهِ رویی نگاه می‌کند.
shadows-top-seen = کارت سیاهِ رویی این است: { $card }.
shadows-black-drawn =
    { $number ->
        [1] { $by } کارت سیاهِ رویی را برمی‌دارد.
       *[other] { $by } { $number } کارت سیاهِ رویی را برمی‌دارد.
    }
shadows-black-seen = کشیدید: { $cards }.
shadows-nothing-drawn = { $by } باید کارت سیاه بکشد، ولی کارتی نمانده است.
shadows-black-put-under = { $by } آن یکی کارت سیاه را زیر دسته می‌گذارد.
shadows-under-known = زیر دسته گذاشتید: { $card }.
shadows-black-played = { $by } یک کارت سیاه رو می‌کند: { $card }.
shadows-black-announced = { $by } یک کارت سیاه برای مأموریت { $quest } دارد و آن را به پشت می‌گذارد.
shadows-black-laid-up = در مأموریت { $quest } نشست: { $card }.
shadows-black-laid-down = یک کارت سیاه از { $by } به پشت در مأموریت { $quest } نشست.
shadows-down-known = به پشت در مأموریت { $quest } گذاشتید: { $card }.
shadows-drawn-lost = کارت { $by } از میان رفت و کسی آن را ندید.
shadows-window-closed = هیچ‌چیز جلوی «{ $card }» را نمی‌گیرد.
shadows-merlins-spent = مرلین‌ها دست به دست هم می‌دهند. { $by }.
shadows-standing-kept = { $standing }
shadows-standing =
    مرلین‌هایی که از این پس پیشنهاد می‌کنید، { $card-count ->
        [0] { $until-turn ->
            [true] تا نوبت خودتان
           *[false] در برابر هر کارتی
        }
       *[other] در برابر «{ $card }»
    }: { $merlins }.
shadows-cancelled =
    { $card-count ->
        [0] کارتی که باید به پشت می‌نشست بی‌اثر شد.
       *[other] کارت «{ $card }» بی‌اثر شد.
    }
shadows-lasting = کارت «{ $card }» پیش چشم همه می‌ماند.
shadows-lasting-gone = کارت «{ $card }» رفت.
shadows-turn-cut = نوبت همین‌جا تمام می‌شود.
shadows-recalled = { $seat } به کملوت برمی‌گردد.
shadows-volunteers-shown =
    { $seats-count ->
        [0] هیچ‌کس پا پیش نمی‌گذارد.
       *[other] داوطلب: { $seats }.
    }
shadows-grail-yielded = { $seat } یک کارت جام می‌دهد.

## Swords, siege engines and life points

shadows-sword-laid = یک شمشیر روی میز گرد می‌نشیند: { $colour }.
shadows-sword-turned = یک شمشیر سفید سیاه می‌شود.
shadows-siege-raised =
    { $number ->
        [1] یک منجنیق پای کملوت برپا می‌شود.
       *[other] { $number } منجنیق پای کملوت برپا می‌شود.
    }
shadows-siege-broken = یک منجنیق در هم شکست.
shadows-life-lost =
    { $number ->
        [1] { $seat } یک جان از دست می‌دهد.
       *[other] { $seat } { $number } جان از دست می‌دهد.
    }
shadows-life-gained =
    { $number ->
        [1] { $seat } یک جان می‌گیرد.
       *[other] { $seat } { $number } جان می‌گیرد.
    }
shadows-died = { $seat } جان می‌سپارد.
shadows-grail-drunk = { $by } جام مقدس را پیش می‌آورد؛ { $seat } می‌نوشد و زنده می‌ماند.

## White cards

shadows-white-drawn =
    { $number ->
        [1] { $seat } یک کارت سفید می‌کشد.
       *[other] { $seat } { $number } کارت سفید می‌کشد.
    }
shadows-cards-came = به شما رسید: { $cards }.
shadows-cards-left = از دستتان رفت: { $cards }.
shadows-discarded =
    { $number ->
        [1] { $seat } یک کارت می‌سوزاند.
       *[other] { $seat } { $number } کارت می‌سوزاند.
    }
shadows-card-played = { $seat } بازی می‌کند: { $card }.
shadows-white-thrown =
    { $number ->
        [1] یک کارت سفید می‌سوزد.
       *[other] { $number } کارت سفید می‌سوزد.
    }
shadows-white-sunk =
    { $number ->
        [1] یک کارت سفید که به کسی نمی‌رسد، ندیده می‌سوزد.
       *[other] { $number } کارت سفید که به کسی نمی‌رسد، ندیده می‌سوزد.
    }
shadows-white-opened = کارت‌های سفید رو شد: { $cards }.
shadows-black-thrown =
    { $number ->
        [1] یک کارت سیاه می‌سوزد.
       *[other] { $number } کارت سیاه می‌سوزد.
    }
shadows-reshuffled = همه‌چیز از نو بُر خورد: { $white } کارت سفید، { $black } کارت سیاه.
shadows-share-proposed = { $by } تقسیم را پیشنهاد می‌کند. { $to-by-cards }.
shadows-share-refused = نپذیرفتند: { $by }.
shadows-shares-taken = کارت‌ها تقسیم شد. { $to-by-cards }.
shadows-shares-dealt = توافقی نیست؛ کارت‌ها بُر می‌خورد و به پشت پخش می‌شود.
shadows-gave =
    { $number ->
        [1] { $by } یک کارت برای { $to } می‌فرستد.
       *[other] { $by } { $number } کارت برای { $to } می‌فرستد.
    }
shadows-black-looked =
    { $number ->
        [1] { $by } به کارت سیاهِ رویی نگاه می‌کند.
       *[other] { $by } به { $number } کارت سیاهِ رویی نگاه می‌کند.
    }
shadows-faces-seen = دسته‌ی سیاه از رو: { $cards }.
shadows-black-reordered = { $by } آن‌ها را به ترتیب دلخواه برگرداند.
shadows-order-seen = دسته‌ی سیاه اکنون از رو: { $cards }.
shadows-heroism-laid = کارت «دلاوری» در مأموریت { $quest } نشست.
shadows-favor-laid = «لطف الهی» برای تساوی بعدی آماده است.
shadows-favor-used = «لطف الهی» تساوی را به سود شوالیه‌ها برمی‌گرداند.

## Quests

shadows-fight-laid = در مأموریت { $quest } نشست: { $card }.
shadows-face-down-shown = کارت‌های به‌پشتِ مأموریت { $quest } رو شد: { $cards }.
shadows-black-lifted = آخرین کارت سیاهِ مأموریت { $quest } برداشته شد.
shadows-combat-counted = مأموریت { $quest }: شوالیه‌ها { $white }، پلیدی { $black }.
shadows-grail-row-set =
    { $card-count ->
        [0] یک کارت از ردیف جام برداشته شد.
       *[other] در ردیف جام نشست: { $card }.
    }
shadows-sword-drifted =
    { $by ->
        [1] اکسکالیبر یک گام به سوی شوالیه‌ها می‌لغزد.
       *[other] اکسکالیبر یک گام به سوی پلیدی می‌لغزد.
    }
shadows-war-fought = در برابر { $war } نشست: { $card }.
shadows-warrior-came = { $war } یک جنگجو نیرومندتر شدند.
shadows-warrior-gone = { $war } یک جنگجو از دست دادند.
shadows-mordred-came = موردرد به { $war } می‌پیوندد: برای شکستشان یک کارت نبرد ۵ بیشتر لازم است.
shadows-mordred-gone = موردرد رفت.
shadows-quest-decided =
    { $won ->
        [true] مأموریت به پیروزی رسید: { $quest }.
       *[false] مأموریت شکست خورد: { $quest }.
    }
shadows-relic-won = یک یادگار به { $seat } می‌رسد: { $relic }.
shadows-relic-gone = یک یادگار از بازی بیرون می‌رود: { $relic }.
shadows-sent-home = هر که در مأموریت { $quest } بود به میز گرد برگشت.
shadows-quest-cleared =
    { $over ->
        [true] این مأموریت برای همیشه تمام شد: { $quest }.
       *[false] صفحه پاک شد: { $quest }.
    }
shadows-solo-cleared = کارت‌های شوالیه‌ها در مأموریت { $quest } از دست رفت.
shadows-die-thrown = { $seat } تاس می‌اندازد: { $die }.
shadows-value-named = «نبرد ؟»ی { $seat } { $value } به شمار می‌رود.
shadows-battle-fought =
    { $won ->
        [true] { $seat } می‌برد، { $total } در برابر { $die }.
       *[false] { $seat } می‌بازد، { $total } در برابر { $die }.
    }

## On the road

shadows-set-out = { $seat } به سوی { $to } به راه می‌افتد.
shadows-travel-drawn = در راه { $seat }: { $card }
shadows-travel-reshuffled = کارت‌های سفر از نو بُر خورد.
shadows-arrived = { $seat } رسید: { $place }.
shadows-stayed = { $seat } راهی پیدا نمی‌کند و نوبتش تمام است.
shadows-merlin-came = مرلین اینجاست: { $place }.
shadows-captured = { $seat } اسیر می‌شود و تا کسی بهایش را نپردازد بازی نمی‌کند.
shadows-freed = { $by } با کارت «{ $card }» اسیری را آزاد می‌کند: { $seat }.
shadows-ambush-broken = { $seat } با یک کارت نبرد از کمین می‌گذرد.

## Heroic actions and powers

shadows-action-taken = کار قهرمانانه‌ی { $seat }: { $action }.
shadows-free-action = { $seat } با توان خود و بی صرف کار: { $action }.
shadows-action-bought = { $seat } برای کار دوم یک جان می‌دهد.
shadows-doomed = این آخرین جان { $seat } بود: یک کار، و سپس مرگ.
shadows-special-played = این کارت ویژه‌ی این نوبت بود.
shadows-turn-ended = { $seat } نوبتش را تمام می‌کند.
shadows-healed = { $seat } برای درمان سه کارت یکسان می‌سوزاند.
shadows-power-used = { $seat } { $power }.
shadows-exchanged = { $by } و { $partner } یک کارت با هم عوض می‌کنند.
shadows-cards-swapped = دادید: { $gave }؛ گرفتید: { $got }.
shadows-discard-searched = { $seat } میان کارت‌های سفیدِ سوخته پی مرلین می‌گردد.
shadows-search-answered =
    { $found ->
        [true] میان کارت‌های سوخته مرلین هست.
       *[false] میان کارت‌های سوخته مرلین نیست.
    }
shadows-merlin-recalled = { $seat } یک مرلین را از کارت‌های سوخته پس می‌گیرد.
shadows-knight-proposed = { $by } می‌خواهد { $seat } شوالیه شود.
shadows-knight-refused = نپذیرفتند: { $by }.
shadows-knighted = برخیزید، { $coat }! { $seat } اکنون شوالیه است.

## Loyalty, and the end

shadows-accused = { $by } انگشت اتهام به سوی { $seat } می‌گیرد؛ کارت وفاداری باید رو شود.
shadows-loyalty-shown = { $seat } رو می‌کند: { $side }.
shadows-unmasked = { $seat } نقاب از چهره برمی‌دارد و از این پس برای پلیدی بازی می‌کند.
shadows-taunted = { $seat } به { $victim } طعنه می‌زند و کارتی از دستش می‌قاپد.
shadows-taunt-seen = کارتی که از { $victim } گرفتید این بود: { $card }.
shadows-schemed = { $seat } دسیسه می‌چیند.
shadows-traitors-revealed =
    { $seats-count ->
        [0] شمارش آخر آغاز می‌شود و هیچ خائنی پا پیش نمی‌گذارد.
        [1] شمارش آخر آغاز می‌شود و خائنی پا پیش می‌گذارد: { $seats }.
       *[other] شمارش آخر آغاز می‌شود و خائنان پا پیش می‌گذارند: { $seats }.
    }
shadows-swords-counted = شمشیرها شمرده شد: { $white } سفید، { $black } سیاه. { $winner }
shadows-over =
    { $why } { $winner } { $sides-by-seat }.{ $undealt-count ->
        [0] {""}
       *[other] {" "}پخش‌نشده: { $undealt }.
    }

## What nobody at the table sees; told to those who read a whole game later

shadows-thrown-kept = میان کارت‌های سفیدِ سوخته: { $cards }.
shadows-removed = بیرون از بازی: { $cards }.
shadows-under-kept = زیر دسته‌ی سیاه: { $card }.
shadows-black-thrown-kept = میان کارت‌های سیاهِ سوخته: { $cards }.
shadows-white-laid = دسته‌ی سفید: { $cards }.
shadows-black-laid = دسته‌ی سیاه: { $cards }.
shadows-travel-laid = دسته‌ی سفر: { $cards }.
shadows-down-kept = به پشت در مأموریت { $quest }: { $card }.
shadows-merlin-taken = یک مرلین از کارت‌های سوخته بیرون می‌آید.
shadows-order-kept = روی دسته‌ی سیاه: { $cards }.
shadows-loyalties-laid = وفاداری‌ها. { $sides-by-seat }.
shadows-loyalties-aside = کارت‌های وفاداری که نزد کسی نیست: { $sides }.

## Why something cannot be done

shadows-not-under-witch = تا «جادوگر ۲» هست، هیچ‌کس جان نمی‌دهد.
shadows-second-only-other = کار دوم از نوع دیگری است و یک جان می‌خواهد.
shadows-hand-full = با { $most } کارت یا بیشتر در دست، نمی‌شود در کملوت کارت کشید.
shadows-must-act = هر نوبت دست‌کم یک کار قهرمانانه دارد.
