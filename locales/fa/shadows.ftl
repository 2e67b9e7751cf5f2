## Setup. Everyone is told these, except those that say "you": they are private.

shadows-coats-dealt = شوالیه‌ها دور میز گرد می‌نشینند. { $coats-by-seat }.
shadows-coats-aside = شوالیه‌هایی که در بازی نیستند: { $coats }.
shadows-first-chosen = { $seat } نخست بازی می‌کند.
shadows-decks-laid =
    دسته‌ها آماده است: { $white } کارت سفید، { $black } کارت سیاه{ $travel ->
        [0] {""}
       *[other] ، { $travel } کارت سفر
    }.
shadows-hand-dealt = کارت‌های شما: { $cards }.
shadows-merlin-dealt = یک کارت مرلین به شما می‌رسد.
shadows-loyalty-dealt = وفاداری شما: { $side }.
shadows-loyalties-covered = کارت‌های وفاداری به پشت پخش شد. هنوز کسی نباید نگاه کند.
shadows-loyalties-looked = حالا هر کس به کارت وفاداری خود نگاه می‌کند.
shadows-council-held = شورا کارت‌هایش را رو می‌کند. { $cards-by-seat }.
shadows-joined = { $seat } به میز می‌پیوندد: { $coat }.
shadows-turn-passed = نوبت { $to }.

## The Progression of Evil

shadows-evil-chosen = پیشروی پلیدی: { $seat } { $evil }.
shadows-top-looked = { $seat } به کارت سیاهِ رویی نگاه می‌کند.
shadows-top-seen = کارت سیاهِ رویی این است: { $card }.
shadows-black-drawn =
    { $number ->
        [1] { $by } کارت سیاهِ رویی را می‌کشد.
       *[other] { $by } { $number } کارت سیاهِ رویی را می‌کشد.
    }
shadows-black-seen = کشیدید: { $cards }.
shadows-nothing-drawn = { $by } باید کارت سیاه بکشد، ولی کارتی نمانده است.
shadows-black-put-under = { $by } آن یکی کارت سیاه را زیر دسته می‌گذارد.
shadows-under-known = زیر دسته گذاشتید: { $card }.
shadows-black-played = { $by } یک کارت سیاه رو می‌کند: { $card }.
shadows-black-announced = { $by } یک کارت سیاه برای مأموریت { $quest } دارد و آن را به پشت بازی می‌کند.
shadows-black-laid-up = در مأموریت { $quest } بازی شد: { $card }.
shadows-black-laid-down = { $by } یک کارت سیاه را به پشت در مأموریت { $quest } بازی می‌کند.
shadows-down-known = به پشت در مأموریت { $quest } بازی کردید: { $card }.
shadows-drawn-lost = کارت { $by } از بازی رفت. هیچ‌کس آن را ندید.
shadows-window-closed = هیچ‌چیز جلوی «{ $card }» را نمی‌گیرد.
shadows-merlins-spent = کارت‌های مرلین با هم بازی شد. { $by }.
shadows-sword-kept = از این پس اکسکالیبر را نگه می‌دارید: { $scope }. باز هم از شما پرسیده می‌شود و می‌توانید از آن بگذرید.
shadows-sword-not-kept = از این پس اکسکالیبر دوباره چشم‌به‌راه پاسخ شماست.
shadows-standing-kept = { $standing }
shadows-standing =
    کارت‌های مرلینی که از این پس پیشنهاد می‌کنید، { $card-count ->
        [0] { $until-turn ->
            [true] تا نوبت خودتان
           *[false] در برابر هر کارتی
        }
       *[other] در برابر «{ $card }»
    }: { $merlins }.
shadows-cancelled =
    { $card-count ->
        [0] کارتِ به‌پشت باطل شد.
       *[other] کارت «{ $card }» باطل شد.
    }
shadows-no-effect = «{ $card }» بی‌اثر است: مأموریتش تمام شده و مرلین آنجاست.
shadows-left-game = بیرون از بازی: { $cards }.
shadows-lasting = کارت «{ $card }» در بازی می‌ماند.
shadows-lasting-gone = کارت «{ $card }» از بازی بیرون می‌رود.
shadows-turn-cut = نوبت همان دم تمام می‌شود.
shadows-recalled = { $seat } به کملوت برمی‌گردد.
shadows-volunteers-shown =
    { $seats-count ->
        [0] هیچ‌کس داوطلب نمی‌شود.
       *[other] داوطلب: { $seats }.
    }
shadows-grail-yielded = { $seat } یک کارت جام می‌دهد.

## Swords, siege engines and life points

shadows-sword-laid =
    یک شمشیر { $colour } روی میز گرد گذاشته شد{ $cause-count ->
        [0] {""}
       *[other] {" "}({ $cause })
    }.
shadows-sword-turned = یک شمشیر سفید سیاه می‌شود.
shadows-siege-raised =
    { "\u200F" }{ $number ->
        [1] یک منجنیق پای کملوت افزوده شد
       *[other] { $number } منجنیق پای کملوت افزوده شد
    }{ $cause-count ->
        [0] {""}
       *[other] {" "}({ $cause })
    }.
shadows-siege-broken = یک منجنیق نابود شد.
shadows-life-lost =
    { "\u200F" }{ $number ->
        [1] { $seat } یک جان از دست می‌دهد
       *[other] { $seat } { $number } جان از دست می‌دهد
    }{ $cause-count ->
        [0] {""}
       *[other] {" "}({ $cause })
    }.
shadows-life-gained =
    { $number ->
        [1] { $seat } یک جان می‌گیرد.
       *[other] { $seat } { $number } جان می‌گیرد.
    }
shadows-died = { $seat } می‌میرد.
shadows-grail-drunk = { $by } جام مقدس را پیش می‌آورد. { $seat } می‌نوشد و زنده می‌ماند.

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
shadows-card-spent = { $seat } می‌سوزاند: { $card }.
shadows-white-thrown =
    { $number ->
        [1] یک کارت سفید می‌سوزد.
       *[other] { $number } کارت سفید می‌سوزد.
    }
shadows-white-sunk =
    { $number ->
        [1] یک کارت سفید که کسی نمی‌تواند بردارد، ندیده می‌سوزد.
       *[other] { $number } کارت سفید که کسی نمی‌تواند بردارد، ندیده می‌سوزد.
    }
shadows-white-opened = کارت‌های سفید رو شد: { $cards }.
shadows-black-thrown =
    { $number ->
        [1] یک کارت سیاه می‌سوزد.
       *[other] { $number } کارت سیاه می‌سوزد.
    }
shadows-reshuffled = هر دو دسته از نو بُر خورد: { $white } کارت سفید، { $black } کارت سیاه.
shadows-share-proposed = { $by } تقسیم کارت‌ها را پیشنهاد می‌کند. { $to-by-cards }.
shadows-share-refused = نپذیرفتند: { $by }.
shadows-shares-taken = کارت‌ها تقسیم شد. { $to-by-cards }.
shadows-shares-dealt = توافقی نشد؛ کارت‌ها بُر می‌خورد و به پشت پخش می‌شود.
shadows-gave =
    { $number ->
        [1] { $by } یک کارت به { $to } می‌دهد.
       *[other] { $by } { $number } کارت به { $to } می‌دهد.
    }
shadows-black-looked =
    { $number ->
        [1] { $by } به کارت سیاهِ رویی نگاه می‌کند.
       *[other] { $by } به { $number } کارت سیاهِ رویی نگاه می‌کند.
    }
shadows-faces-seen = کارت‌های رویی دسته‌ی سیاه، به ترتیب: { $cards }.
shadows-black-reordered = { $by } آن‌ها را به ترتیب دلخواه برمی‌گرداند.
shadows-order-seen = حالا کارت‌های رویی دسته‌ی سیاه، به ترتیب: { $cards }.
shadows-heroism-laid = «دلاوری» برای مأموریت { $quest } بازی شد.
shadows-favor-laid = «لطف الهی» برای تساوی بعدی آماده است.
shadows-favor-used = «لطف الهی» تساوی را به سود شوالیه‌ها تمام می‌کند.

## Quests

shadows-fight-laid = در برابر { $quest } بازی شد: { $card }.
shadows-face-down-shown = کارت‌های به‌پشتِ مأموریت { $quest } رو شد: { $cards }.
shadows-black-lifted = آخرین کارت سیاهِ مأموریت { $quest } برداشته شد.
shadows-combat-counted = نبرد با { $quest }: شوالیه‌ها { $white }، پلیدی { $black }.
shadows-grail-row-set =
    { $card-count ->
        [0] { $gone-count ->
            [0] یک کارت از ردیف جام برداشته شد
           *[other] از ردیف جام برداشته شد: { $gone }
        }
       *[other] { $gone-count ->
            [0] به ردیف جام افزوده شد: { $card }
           *[other] «{ $card }» در ردیف جام جای کارتی را گرفت: { $gone }
        }
    }.
shadows-sword-drifted =
    { $by ->
        [1] اکسکالیبر یک گام به سوی شوالیه‌ها می‌رود.
       *[other] اکسکالیبر یک گام به سوی پلیدی می‌رود.
    }
shadows-war-fought = در برابر { $war } بازی شد: { $card }.
shadows-warrior-came =
    یک جنگجو به { $war } پیوست{ $warriors ->
        [0] {""}
       *[other] {" "}(حالا { $warriors } از ۴)
    }.
shadows-warrior-gone = { $war } یک جنگجو از دست دادند.
shadows-mordred-came = موردرد به { $war } می‌پیوندد: برای شکستشان یک کارت «نبرد ۵» دیگر لازم است.
shadows-mordred-gone = موردرد جنگ را ترک می‌کند.
shadows-quest-decided =
    { $won ->
        [true] شوالیه‌ها در این مأموریت پیروز شدند: { $quest }.
       *[false] شوالیه‌ها در این مأموریت شکست خوردند: { $quest }.
    }
shadows-relic-won = یک یادگار به { $seat } می‌رسد: { $relic }.
shadows-relic-gone = یک یادگار از بازی بیرون می‌رود: { $relic }.
shadows-sent-home =
    { $seats-count ->
        [0] شوالیه‌های آزاد از مأموریت { $quest } به میز گرد برمی‌گردند.
       *[other] بازگشته به میز گرد پس از مأموریت { $quest }: { $seats }.
    }
shadows-quest-cleared =
    { $over ->
        [true] برای همیشه تمام شد: { $quest }.
       *[false] دوباره بازی می‌شود: { $quest }.
    }
shadows-solo-cleared = کارت‌های شوالیه‌ها در مأموریت { $quest } از دست رفت.
shadows-die-thrown = { $seat } تاس می‌اندازد: { $die }.
shadows-value-named = «نبرد ؟»ی { $seat } { $value } حساب می‌شود.
shadows-battle-fought =
    { $won ->
        [true] { $seat } می‌برد، { $total } در برابر { $die }.
       *[false] { $seat } می‌بازد، { $total } در برابر { $die }.
    }

## Travel

shadows-set-out = { $seat } به سوی { $to } به راه می‌افتد.
shadows-travel-drawn = کارت سفر { $seat }: { $card }
shadows-travel-reshuffled = کارت‌های سفر از نو بُر خورد.
shadows-arrived = { $seat } به مقصد رسید: { $place }.
shadows-stayed = { $seat } نمی‌تواند بگذرد. نوبتش تمام است.
shadows-merlin-came = مرلین رسید: { $place }.
shadows-captured = { $seat } اسیر می‌شود و تا شوالیه‌ی دیگری کارتی ویژه نپردازد، بازی نمی‌کند.
shadows-freed = { $by } با کارت «{ $card }» اسیری را آزاد می‌کند: { $seat }.
shadows-ambush-broken = { $seat } با یک کارت نبرد از کمین می‌گذرد.

## Heroic actions and powers

shadows-action-taken = کار قهرمانانه‌ی { $seat }: { $action }.
shadows-free-action =
    { $action-words ->
        [A] { $seat } رایگان جابه‌جا می‌شود (سِر تریستان).
       *[C] { $seat } رایگان یک کارت ویژه بازی می‌کند (سِر گالاهاد).
    }
shadows-action-bought = { $seat } برای کار دوم یک جان می‌دهد.
shadows-taken-back = { $seat } جان را پس می‌گیرد: هنوز کار دومی در میان نیست.
shadows-doomed = این آخرین جان { $seat } بود: یک کار دیگر، و سپس مرگ.
shadows-special-played = کارت ویژه‌ی این نوبت بازی شد.
shadows-turn-ended = { $seat } نوبتش را تمام می‌کند.
shadows-healed = { $seat } برای درمان سه کارت یکسان می‌سوزاند.
shadows-power-used = { "\u200F" }{ $seat } { $power }.
shadows-exchanged = { $by } و { $partner } یک کارت با هم عوض می‌کنند.
shadows-cards-swapped = دادید: { $gave }؛ گرفتید: { $got }.
shadows-discard-searched = { $seat } میان کارت‌های سفیدِ سوخته پی مرلین می‌گردد.
shadows-search-answered =
    { $found ->
        [true] میان کارت‌های سوخته مرلین هست.
       *[false] میان کارت‌های سوخته مرلین نیست.
    }
shadows-merlin-recalled = { $seat } یک مرلین را از کارت‌های سوخته پس می‌گیرد.
shadows-knight-proposed = { $by } پیشنهاد می‌کند { $seat } شوالیه شود.
shadows-knight-refused = نپذیرفتند: { $by }.
shadows-knighted = برخیزید، { $coat }! { $seat } حالا شوالیه است.

## Loyalty, and the end

shadows-accused = { $by } به { $seat } اتهام می‌زند؛ کارت وفاداری‌اش باید رو شود.
shadows-loyalty-shown = { $seat } رو می‌کند: { $side }.
shadows-unmasked = { $seat } از این پس خائنِ آشکار است و برای پلیدی بازی می‌کند.
shadows-taunted = { $seat } به { $victim } طعنه می‌زند و کارتی را به قرعه از دستش می‌گیرد.
shadows-taunt-seen = کارتی که از { $victim } گرفتید این بود: { $card }.
shadows-schemed = { $seat } به کملوت آسیب می‌زند.
shadows-traitors-revealed =
    { $seats-count ->
        [0] شمارش پایانی آغاز می‌شود. هیچ خائنی پنهان نبود.
        [1] شمارش پایانی آغاز می‌شود. یک خائنِ پنهان آشکار می‌شود: { $seats }.
       *[other] شمارش پایانی آغاز می‌شود. خائنانِ پنهان آشکار می‌شوند: { $seats }.
    }
shadows-swords-counted = شمشیرها شمرده شد: { $white } سفید، { $black } سیاه. { $winner }
shadows-over =
    { "\u200F" }{ $why } { $winner } { $sides-by-seat }.{ $undealt-count ->
        [0] {""}
       *[other] {" "}پخش‌نشده: { $undealt }.
    }

## What nobody at the table sees: shown only in a replay of the whole game

shadows-thrown-kept = میان کارت‌های سفیدِ سوخته: { $cards }.
shadows-removed = بیرون از بازی: { $cards }.
shadows-under-kept = زیر دسته‌ی سیاه: { $card }.
shadows-black-thrown-kept = میان کارت‌های سیاهِ سوخته: { $cards }.
shadows-white-laid = دسته‌ی سفید: { $cards }.
shadows-black-laid = دسته‌ی سیاه: { $cards }.
shadows-travel-laid = دسته‌ی سفر: { $cards }.
shadows-down-kept = به پشت در مأموریت { $quest }: { $card }.
shadows-merlin-taken = یک مرلین از کارت‌های سوخته بیرون می‌آید.
shadows-order-kept = کارت‌های رویی دسته‌ی سیاه: { $cards }.
shadows-loyalties-laid = وفاداری‌ها. { $sides-by-seat }.
shadows-loyalties-aside = کارت‌های وفاداریِ پخش‌نشده: { $sides }.
