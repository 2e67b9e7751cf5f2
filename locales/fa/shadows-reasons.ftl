## Why something cannot be done: the course of the turn

shadows-evil-first = نخست نوبت پیشروی پلیدی است.
shadows-evil-done = پلیدی در این نوبت پیش رفته است.
shadows-evil-overdue = { $rounds } دور است که پلیدی پیش نرفته: دیگر کسی نمی‌تواند با کارت بپردازد.
shadows-not-under-witch = تا «جادوگر ۲» در بازی است، هیچ‌کس نمی‌تواند جان بدهد.
shadows-must-act = در نوبت خود باید دست‌کم یک کار قهرمانانه بکنید.
shadows-kind-used = در این نوبت کاری از این نوع کرده‌اید: { $action }.
shadows-pay-first = کار دوم یک جان می‌خواهد: نخست آن را بدهید.
shadows-actions-spent = هر دو کار این نوبت را کرده‌اید.
shadows-action-owed = بهای کار دوم را داده‌اید: نخست آن را انجام دهید.
shadows-take-back-first = برای کار دوم چیزی نمانده است: جان را پس بگیرید.
shadows-price-stays =
    { $cards ->
        [true] با کارت پرداخته‌اید و کارت‌ها برنمی‌گردند.
       *[false] در این نوبت یک بار جان را پس گرفته‌اید؛ این بار پرداخت‌شده می‌ماند.
    }
shadows-first-action-first = پیش از دادن بهای کار دوم، کار اول را انجام دهید.
shadows-no-second-action = برای کار دوم چیزی از نوع دیگر نمانده است.

## Places and quests

shadows-already-there = همان‌جا هستید.
shadows-quest-over = این مأموریت برای همیشه تمام شده است: { $quest }.
shadows-dragon-later = اژدها وقتی می‌آید که مأموریت لنسلوت تمام شده باشد.
shadows-solo-taken = آنجا فقط جای یک شوالیه است و { $seat } آنجاست.
shadows-only-at = این کار فقط در اینجا می‌شود: { $places }.
shadows-nobody-may-join = در مأموریتی تک‌نفره‌اید و کسی نمی‌تواند به شما بپیوندد.
shadows-no-siege-engine = منجنیقی برای جنگیدن نیست.
shadows-does-not-fit = در الگوی { $quest } جا نمی‌گیرد. این ارزش‌ها حالا جا می‌گیرد: { $values }.
shadows-both-must-fit = پس از آن کارت، هیچ کارت دیگری از دستتان جا نمی‌گیرد.
shadows-next-in-war = کارت بعدی در برابر { $war } باید «نبرد { $value }» باشد.

## Cards

shadows-hand-full = با { $most } کارت یا بیشتر در دست، نمی‌شود در کملوت کارت کشید.
shadows-not-in-hand = این کارت را در دست ندارید: { $card }.
shadows-too-few-cards = برای این کار دست‌کم { $number } کارت در دست لازم است.
shadows-no-fight-card = کارت نبرد ندارید.
shadows-fights-only = اینجا فقط کارت نبرد بازی می‌شود.
shadows-needs-one-of = هیچ‌یک از کارت‌های لازم را ندارید: { $cards }.
shadows-not-special = «{ $card }» کارت ویژه نیست: در مأموریت‌ها بازی می‌شود.
shadows-one-special = هر نوبت فقط یک کارت ویژه می‌شود بازی کرد.
shadows-no-special-card = کارت ویژه ندارید.
shadows-no-special-now = هیچ‌یک از کارت‌های ویژه‌تان را حالا نمی‌شود بازی کرد.
shadows-barred-by = تا «{ $card }» در بازی است، این کار ممنوع است.
shadows-no-target = «{ $card }» حالا چیزی ندارد که بر آن اثر کند.
shadows-fate-by-loyalty = این‌که «سرنوشت» را چگونه بازی کنید به کارت وفاداری شما بستگی دارد.
shadows-lives-full = با { $most } جان نمی‌شود درمان کرد.
shadows-no-triple =
    { $any-kind ->
        [true] درمان { $number } کارت یکسان می‌خواهد.
       *[false] درمان { $number } کارت یکسانِ نبرد یا جام می‌خواهد.
    }
shadows-too-few-merlins =
    { $held ->
        [0] کارت مرلین ندارید.
       *[other] فقط { $held } کارت مرلین دارید.
    }
shadows-standing-full = برای { $most } کارت از پیش پاسخ گذاشته‌اید.

## Knights

shadows-not-yourself = شوالیه‌ای دیگر را انتخاب کنید، نه خودتان را.
shadows-not-at-large = نمی‌شود { $seat } را انتخاب کرد: اسیر، مرده یا خائنِ آشکار است.
shadows-nobody-else = شوالیه‌ی دیگری برای انتخاب نیست.
shadows-nobody-captive = کسی اسیر نیست.
shadows-not-captive = { $seat } اسیر نیست.
shadows-no-cards-there = { $seat } کارتی ندارد.
shadows-no-accusations = در این بازی خائنی نیست: کسی متهم نمی‌شود.
shadows-accusations-closed = اتهام وقتی آزاد می‌شود که { $number } شمشیر روی میز گرد یا { $number } منجنیق کنار کملوت باشد.
shadows-accused-already = یگانه اتهامِ خود را در این بازی زده‌اید.
shadows-proved-loyal = وفاداری { $seat } ثابت شده است.

## Powers, and Merlin

shadows-another-knight = این قدرت ویژه‌ی شوالیه‌ای دیگر است: { $coat }.
shadows-power-used-up = در این نوبت بیش از این نمی‌شود به کارش برد.
shadows-search-first = نخست میان کارت‌های سوخته بگردید.
shadows-no-merlin-there = میان کارت‌های سوخته مرلین نیست.
shadows-searched-already = می‌دانید که میان کارت‌های سوخته مرلین هست یا نه.
shadows-pile-empty = در دسته کارتی نیست.
shadows-merlin-elsewhere = مرلین جایی نیست که شما هستید.
shadows-merlin-in-camelot = مرلین در کملوت کارت نمی‌دهد.
