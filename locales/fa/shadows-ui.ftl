## صفحه‌های سایه‌ها بر فراز کملوت در مرورگر

ui-shadows-to-council = به شورا
ui-shadows-you-are = شما هستید
ui-shadows-your-power = توان شما
ui-shadows-laid-down = { $place }: شما { $card } را رو به پایین بازی کردید.
ui-shadows-title-council = شورا
ui-shadows-turns = نوبت‌ها
ui-shadows-turn-of = نوبت { NUMBER($number) }: { $name }
ui-shadows-chapter-turn = نوبت { NUMBER($number) }
ui-shadows-chapter-end = پایان
ui-shadows-last-turn = آخرین نوبت
ui-shadows-swords = شمشیرها: { NUMBER($white) } سفید، { NUMBER($black) } سیاه.
ui-shadows-engines-now = منجنیق‌ها: { NUMBER($count) } از { NUMBER(12) }.
ui-shadows-life-points = جان: { NUMBER($count) }
ui-shadows-hand-size = کارت‌های دست: { NUMBER($count) }
ui-shadows-hand-of =
    { $n ->
        [0] کارتی در دست نیست.
       *[other] در دست ({ NUMBER($n) }): { $cards }.
    }
ui-shadows-is-at = جا: { $place }
ui-shadows-has-accused = متهم کرده است
ui-shadows-who-was-who = چه کسی که بود
ui-shadows-knights-here = شوالیه‌های این بازی
ui-shadows-quests-here = مأموریت‌ها و آنچه در میان است
ui-shadows-white-cards = کارت‌های سفید
ui-shadows-black-cards = کارت‌های سیاه
ui-shadows-witches = جادوگرها
ui-shadows-travel-cards = کارت‌های سفر
ui-shadows-stakes = شمشیرها: { NUMBER($swords) }. جان: { NUMBER($lives) }. کارت‌های سفید در صورت برد: { NUMBER($cards) }. منجنیق‌ها در صورت باخت: { NUMBER($siege) }.
ui-shadows-one-knight = تنها یک شوالیه می‌تواند آنجا باشد.
ui-shadows-only-once = تنها یک بار بازی می‌شود.
ui-shadows-cost-last-life = این آخرین جان شماست: اگر کسی از جام به شما ننوشاند، می‌میرید.
ui-shadows-cost-last-engine = این دوازدهمین منجنیق است: کملوت سقوط می‌کند و بازی تمام می‌شود.
ui-shadows-cost-accuse =
    اگر { $name } خائن باشد، یک شمشیر سفید افزوده می‌شود: { $white-right } سفید، { $black } سیاه. اگر نباشد، { $turned ->
        [0] شمشیری برنمی‌گردد.
       *[other] { $turned } شمشیر سفید سیاه می‌شود: { $white-wrong } سفید، { $black-wrong } سیاه.
    } این تنها اتهام شماست.
ui-shadows-cost-excalibur = اکسکالیبر از بازی بیرون می‌رود.
ui-shadows-cost-grail = از جام تنها یک بار می‌توان استفاده کرد.
ui-shadows-cost-fate = همه می‌بینند سرنوشت چه می‌کند: هر شوالیه کارتی می‌کشد، یا خائنی آشکار می‌شود.
ui-shadows-cost-solo =
    { $count ->
        [one] یک کارت در این مأموریت می‌گذارید و از دست می‌رود.
       *[other] { $count } کارت در این مأموریت می‌گذارید و از دست می‌رود.
    }
ui-shadows-title-mine =
    { $step ->
        [evil] نوبت شما: نخست پلیدی
       *[heroic] نوبت شما
    }
ui-shadows-title-of =
    { $step ->
        [evil] نوبت { $name }: پلیدی
       *[heroic] نوبت { $name }
    }
ui-shadows-knights-may =
    { $count ->
        [one] { $count } شوالیه برای انتخاب
       *[other] { $count } شوالیه برای انتخاب
    }
ui-shadows-choice-expansion = یاران مرلین
ui-shadows-choice-bedivere = سِر بدیویر
ui-shadows-choice-traitors = خائنان
ui-shadows-choice-fate-traitor = سرنوشت و خائن
ui-shadows-choice-galahad-plays-two = کارت‌های ویژه‌ی سِر گالاهاد
ui-shadows-choice-quiet-rounds = دورهای بی پیشرویِ پلیدی
ui-shadows-official = پاسخ‌های رسمی
    .no = نه. هر جا پاسخ‌های ناشر و کتاب قانون یکی نیستند، کتاب قانون تعیین می‌کند.
    .yes = بله. پاسخ‌های ناشر تعیین می‌کند، حتی بر خلاف کتاب قانون.
    .sets = این سه را تعیین می‌کند:
ui-shadows-choice-odds = احتمال‌های کارت سیاه بعدی
ui-shadows-choice-blind-loyalty = وفاداری با سه بازیکن
ui-shadows-choice-squires = ملازمان
ui-shadows-choice-first = چه کسی اول بازی می‌کند
ui-shadows-choice-late = دیرآمدگان
ui-shadows-choice-share-proposals = پیشنهادهای تقسیم کارت
ui-shadows-choice-flips = شمشیرهایی که خائن پنهان برمی‌گرداند
ui-shadows-choice-coats = شوالیه‌ها
    .how = اگر شوالیه‌ای انتخاب نشود، هر کس شوالیه‌ی خود را انتخاب می‌کند یا یکی به قرعه می‌گیرد. دو شوالیه‌ی هم‌رنگ نمی‌توانند با هم بازی کنند.
ui-shadows-choice-wishes = شوالیه‌هایی که بازیکنان برگزیده‌اند
ui-shadows-by-lot = به قرعه
ui-shadows-wish = شوالیه‌ی خود را انتخاب کنید
    .hint = یا یکی به قرعه بگیرید
ui-shadows-wish-lot = به قرعه
    .hint = هر شوالیه‌ای که هنوز آزاد است
ui-shadows-wish-colour = { $name } این رنگ را دارد
ui-shadows-wish-mine = من { $coat } هستم
ui-shadows-wish-mine-lot = به قرعه می‌سپارم
ui-shadows-choice-numbers = عددها
ui-shadows-choice-flips-one = برای یک خائن پنهان
ui-shadows-choice-flips-two = برای دو خائن پنهان
ui-shadows-choice-unconfirmed = آنچه کتاب‌های قانون باز گذاشته‌اند
ui-shadows-unsettled = هیچ منبعی این را روشن نمی‌کند. عددهای پس از U و D شماره‌ی پرسش‌ها در قانون‌های این سرورند.
ui-shadows-fewer = یکی کمتر
ui-shadows-more-of = یکی بیشتر
ui-shadows-pass = رد
ui-shadows-verb-offer-merlins = فقط این بار
ui-shadows-verb-stand-by = این بار و بعد
ui-shadows-verb-move = رفتن
ui-shadows-verb-draw-cards = کشیدن
ui-shadows-verb-fight-siege = محاصره
ui-shadows-verb-lay-fight = نبرد
ui-shadows-verb-pull-sword = کشاندن
ui-shadows-verb-lay-grail = جام
ui-shadows-verb-fight-war = نبرد
ui-shadows-verb-play-special = ویژه
ui-shadows-verb-heal = درمان
ui-shadows-verb-accuse = اتهام
ui-shadows-verb-end-turn = پایان نوبت
ui-shadows-verb-take-back = پس‌گرفتن جان
ui-shadows-hold = یک ثانیه نگه دارید
ui-shadows-price = −۱ جان
ui-shadows-analysis-possible =
    { $count ->
        [one] خائنان که بودند؟ تنها یک پاسخ ممکن بود.
       *[other] خائنان که بودند؟ { NUMBER($count) } پاسخ ممکن بود؛ یکی از آن‌ها شاید «هیچ‌کس» باشد.
    }
ui-shadows-top-card = روی دسته‌ی سیاه
ui-shadows-below-it = (زیر آن: { $cards })
ui-shadows-count-hidden =
    { "\u200F" }{ $many ->
        [one] { $names } خائن بود و تا پایان آشکار نشد.
       *[other] { $names } خائن بودند و تا پایان آشکار نشدند.
    } { $turned ->
        [0] هیچ شمشیر سفیدی سیاه نشد.
       *[other] { NUMBER($turned) } شمشیر سفید سیاه شد: پیش از شمارش { NUMBER($white) } سفید بود و { NUMBER($black) } سیاه.
    }
ui-shadows-count-nobody = خائنی پنهان نمانده بود و شمشیری برنگشت.
