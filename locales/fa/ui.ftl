## همه‌جا

ui-skip = رفتن به بخش اصلی
ui-loading = یک لحظه …
ui-try-again = دوباره امتحان کنید
ui-unsaid = این صفحه از خانه قدیمی‌تر است و برای این سخنی ندارد. دوباره بارش کنید.
ui-line-lost = اتصال قطع شده است. در حال برقراری دوباره‌ایم؛ هیچ‌یک از کارهای شما گم نشده است.
ui-language = زبان
ui-dark = رنگ‌های تیره
ui-settings = تنظیمات
ui-yours = چیزهای شما
ui-my-games = بازی‌های من
ui-your-name = نام شما
ui-home = به خانه
ui-lost-title = اینجا چیزی نیست
ui-lost-sentence = این نشانی به جایی نمی‌رسد. شاید پیوند بریده شده باشد.

## دم در

ui-home-title = به که می‌توان اعتماد کرد؟
ui-home-sentence = بازی‌های وفاداریِ پنهان: دور یک میز با گوشی در دست، یا هر کس در خانه‌ی خودش.
ui-new-table = میزی باز کنید
ui-which-game = کدام بازی؟
ui-about-avalon = مأموریت‌ها، رأی‌ها و چند نفری که شکست آن‌ها را می‌خواهند. ۵ تا ۱۰ نفر، نیم ساعت.
ui-about-shadows = با هم در برابر سقوط کملوت، و شاید خائنی در میان شما. ۲ تا ۸ نفر، یک ساعت و نیم.
ui-code = رمز
ui-join = در بزنید
ui-join-hint = شش رقم، از کسی که سر میز است. او در را برایتان باز می‌کند.
ui-knocking = در زده‌اید. کسی از سر میز در را باز می‌کند.
ui-my-tables = میزهای شما
ui-table-playing = بازی در جریان است
ui-table-waiting = میان دو بازی
ui-open-tables = میزهای باز
ui-open-free =
    { $free ->
        [1] ۱ جای خالی
       *[other] { $free } جای خالی
    }
ui-invited = به میزی دعوت شده‌اید
ui-come-in = وارد شوید

## دور میز، پیش از بازی

ui-table-of =
    { $seats ->
        [0] هنوز کسی ننشسته است
        [1] یک نفر سر میز
       *[other] { $seats } نفر سر میز
    }
ui-sit = بنشینید
ui-host = میزبان
ui-ready = آماده
ui-not-ready = هنوز نه
ui-be-ready = آماده‌ام
ui-unready = صبر کنید، هنوز نه
ui-bot = ربات
ui-you = شما
ui-add-bot = افزودن ربات
ui-shuffle = جاها به قید قرعه
ui-arrange = تغییر جاها
ui-move-up = یک جا بالا بردن { $name }
ui-move-down = یک جا پایین بردن { $name }
ui-dismiss = بلند کردن { $name }
ui-next-in = نفرهای بعدی
ui-nothing-chosen = هنوز بازی‌ای انتخاب نشده است
ui-presets = میزهای آماده
ui-rules-here = اینجا چگونه بازی می‌شود
ui-begin = آغاز کنید
ui-waits-for =
    { $count ->
        [1] در انتظار یک نفر دیگر
       *[other] در انتظار { $count } نفر دیگر
    }
ui-waits-for-host = همه آماده‌اند. میزبان بازی را آغاز می‌کند.
ui-invite = دعوت
ui-invite-title = جایی سر میز ما
ui-invite-how = بگذارید این را بخوانند، پیوند را بفرستید، یا رمز را بلند بخوانید.
ui-qr = رمزی برای دوربین گوشی: پیوند این میز
ui-share-link = فرستادن پیوند
ui-show-code = نمایش رمز
ui-copied = کپی شد

## هنگام بازی

ui-board = صفحه‌ی بازی
ui-seats = دور میز
ui-more = بیشتر
ui-tab-card = کارت من
ui-tab-record = کارنامه
ui-tab-log = آنچه گذشت
ui-over = بازی تمام شد
ui-next-game = به بازی بعدی
ui-wait = هم‌اکنون کاری با شما نیست.
ui-thinking = در فکر است
ui-onlooker = شما تماشا می‌کنید.
ui-ways = می‌خواهید چه کنید؟
ui-choose = انتخاب شما
ui-pick = برگزیده: { $picked }، از { $least } تا { $most }
ui-back = بازگشت
ui-why = چرا؟
ui-hold-to-look = برای دیدن نگه دارید
ui-tap-to-look = برای دیدن بزنید

## اولون

ui-avalon-quest = مأموریت { $quest }، گروه { $size } نفره
ui-avalon-won = پیروز
ui-avalon-lost =
    { $fails ->
        [1] شکست، با یک شکست
       *[other] شکست، با { $fails } شکست
    }
ui-avalon-two-fails = دو شکست لازم است
ui-avalon-rejections = گروه‌های ردشده: { $rejections } از ۵
ui-avalon-leader = فرمانده
ui-avalon-on-team = در گروه
ui-avalon-lady = بانوی دریاچه
ui-avalon-excalibur = اکسکالیبر
ui-avalon-you-know = آنچه می‌دانید
ui-avalon-nobody = کسی را نشانتان نداده‌اند.
ui-avalon-my-card = مأموریت { $quest }: شما { $card } را بازی کردید
ui-avalon-card-hint = همه‌ی اعضای مأموریت هر دو کارت را می‌بینند. یکی را برگزینید و بازی کنید.
ui-avalon-play-it = این کارت را بازی کنید
ui-avalon-no-record = هنوز درباره‌ی گروهی رأی نگرفته‌اند.
ui-avalon-col-quest = مأموریت
ui-avalon-col-team = گروه

## چیزهای خود، و چیزهای یک گروه

ui-mine-none = هنوز سر هیچ میزی نبوده‌اید.
ui-open = باز کردن
ui-company = همبازی‌ها
ui-forget = فراموش کردن این میز
ui-game-of = { $game }، بازی { $seats } نفره
ui-download = دریافت پرونده‌ی بازی
ui-older = قدیمی‌ترها
ui-to-the-table = به میز
ui-tally = چه کسی چه برده است
ui-tally-none = هنوز هیچ بازی‌ای اینجا به پایان نرسیده است.
ui-who = چه کسی
ui-game = بازی
ui-won = برد
ui-won-of = { $won } از { $played }
ui-share = سهم
ui-chain = بازی‌های اینجا
ui-chain-won = برنده: { $names }
ui-chain-abandoned = نیمه‌کاره رها شد

## به پسند هر کس

ui-digits = رقم‌ها
ui-digits-own = همان‌گونه که زبان دارد
ui-like-theme = رنگ‌ها
ui-like-theme-own = مانند این دستگاه
ui-like-theme-light = روشن
ui-like-theme-dark = تیره
ui-like-motion = حرکت
ui-like-motion-own = مانند این دستگاه
ui-like-motion-none = هیچ
ui-like-look = برای دیدن کارت
ui-like-look-hold = نگه داشتن
ui-like-look-tap = زدن
ui-like-font = قلم
ui-like-font-own = قلم خانه
ui-like-font-plain = ساده
ui-like-sound = صداها
ui-like-shortcuts = میان‌برهای صفحه‌کلید

## Talk, time, and who is missing

ui-tab-talk = گفت‌وگو
ui-talk-none = هنوز کسی چیزی نگفته است.
ui-talk-say = چیزی بگو
ui-talk-send = بگو
ui-talk-phrases = جمله‌هایی که همه می‌خوانند
ui-talk-room = به چه کسی
ui-talk-room-table = به همهٔ میز
ui-talk-room-evil = فقط به شر
ui-look-at = به { $name } نگاه کنید!
ui-clock = زمان باقی‌مانده
ui-clock-hours = { $hours } ساعت
ui-more-time = ۶۰+ ثانیه
ui-ballot = رأی‌گیری
ui-ballot-about = { $name } نیست. چه کنیم؟
ui-ballot-rest = چه کنیم؟
ui-ballot-wait = صبر کنیم
ui-ballot-bot = جایش را به ربات بدهیم
ui-ballot-onlooker = جایش را به تماشاگر بدهیم
ui-ballot-adjourn = وقت دیگری ادامه دهیم
ui-ballot-end = بی‌نتیجه تمام کنیم
ui-resting = بازی متوقف است.
ui-go-on = من آمدم: ادامه دهیم
ui-away = { $name } نیست.
ui-what-now = حالا چه؟
ui-knocks = { $name } در می‌زند.
ui-let-in = راه بده
ui-turn-away = راه نده

## Options

ui-option-own = همان‌طور که بازی می‌گوید
ui-every-option = همهٔ گزینه‌ها
ui-list-roles = نقش‌های بازی
ui-clocks = ساعت

## Notes

ui-tab-notes = یادداشت
ui-notes = یادداشت‌ها
ui-notes-mark = نظر شما دربارهٔ { $name }
ui-notes-unsure = ؟
ui-notes-yours = فقط شما این را می‌بینید، روی همهٔ دستگاه‌هایتان.
ui-share-draft = بگذار دیگران انتخابم را ببینند
ui-notes-open = باز کردن یادداشت‌ها
ui-notes-close = بستن یادداشت‌ها

## Claims

ui-claims = ادعاها
ui-claim-which = چه ادعایی داری؟
ui-claim-say = ادعا کن
