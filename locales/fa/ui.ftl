## همه‌جا

ui-skip = رفتن به محتوای اصلی
ui-loading = یک لحظه …
ui-try-again = دوباره امتحان کنید
ui-labelled = { "\u200F" }{ $label }: { $text }
ui-no-text = این صفحه به‌روز نیست. دوباره بارش کنید.
ui-connection-lost = اتصال قطع شد. در حال اتصال دوباره … هیچ کاری از شما گم نشده است.
ui-restored = این میز به { $when } برگردانده شد. آنچه پس از آن اینجا بازی شده از دست رفته است.
ui-language = زبان
ui-dark = پوسته‌ی تیره
ui-settings = تنظیمات
ui-yours = حساب شما
ui-my-games = بازی‌های من
ui-your-name = نام شما
ui-home = صفحه‌ی اصلی
ui-not-found-title = اینجا چیزی نیست
ui-not-found-sentence = چنین صفحه‌ای نیست. شاید پیوند ناقص است.

## دم در

ui-home-title = به چه کسی می‌شود اعتماد کرد؟
ui-home-sentence = بازی‌های وفاداری پنهان مثل اولون: از خانه، یا با هم در یک اتاق، هر کس با گوشی خودش.
ui-home-new = تازه‌واردید؟ یک بازی با راهنما، هفت دقیقه
ui-how = بازی چگونه است
ui-how-1 = دور هم بنشینید
    .text = پیوند یا کد را بفرستید. هیچ‌کس حساب لازم ندارد و ربات‌ها می‌توانند جاهای خالی را بگیرند.
ui-how-2 = نقشی پنهان بگیرید
    .text = چند نفر از شما از پلیدی هستند و همدیگر را می‌شناسند. مرلین هم آن‌ها را می‌شناسد، اما نباید نشان بدهد.
ui-how-3 = بفهمید به چه کسی اعتماد کنید
    .text = گفت‌وگو کنید، گروه بچینید، رأی بدهید. نیکی به پیروزی در سه مأموریت نیاز دارد و یک خائن در گروه می‌تواند مأموریت را به شکست بکشاند.
ui-footer = نرم‌افزار آزاد. بدون تبلیغ، بدون ردیابی.
ui-new-table = میز جدید
ui-which-game = کدام بازی؟
ui-about-avalon = مأموریت‌ها، رأی‌ها، و چند نفری که شکست مأموریت‌ها را می‌خواهند. ۵ تا ۱۰ بازیکن، نیم ساعت.
ui-about-shadows = با هم کملوت را نجات دهید، شاید با خائنی در میان شما. ۲ تا ۸ بازیکن، یک ساعت و نیم.
ui-code = کد
ui-code-first = شش رقم کد را بنویسید.
ui-code-wrong = الان هیچ میزی این کد را ندارد. کد تازه را بپرسید.
ui-join = ورود به میز
ui-join-hint = شش رقمی که کسی سر میز به شما می‌دهد.
ui-join-waiting = درخواست ورود دادید. کسی سر میز راهتان می‌دهد.
ui-join-declined = این بار راهتان ندادند.
ui-my-running = ادامه‌ی بازی
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
ui-come-in = ورود

## دور میز، پیش از بازی

ui-table-of =
    { $seats ->
        [0] هنوز بازیکنی نیست
        [1] ۱ بازیکن
       *[other] { $seats } بازیکن
    }
ui-sit = نشستن
ui-host = میزبان
ui-ready = آماده
ui-not-ready = هنوز نه
ui-be-ready = آماده‌ام
ui-unready = هنوز نه
ui-bot =
    { $level ->
        [easy] ربات ساده
        [fair] ربات متوسط
        [strong] ربات قوی
       *[none] ربات
    }
ui-bot-for =
    { $level ->
        [easy] ربات ساده به‌جای { $name }
        [fair] ربات متوسط به‌جای { $name }
        [strong] ربات قوی به‌جای { $name }
       *[none] ربات به‌جای { $name }
    }
ui-bot-level = سطح ربات‌های تازه
ui-bot-level-short =
    { $level ->
        [fair] متوسط
        [strong] قوی
       *[easy] ساده
    }
ui-bot-plays-random = تصادفی انتخاب می‌کند.
ui-bot-plays-avalon-rules = از روی آنچه دیده بازی می‌کند و به کسانی شک دارد که مأموریتشان شکست خورده است.
ui-bot-plays-avalon-logic = هر چه را ناممکن است کنار می‌گذارد و به عادت‌های آدم‌ها توجه دارد.
ui-bot-plays-avalon-bayes = هر رأی، هر گروه و هر مأموریت را می‌سنجد و آنچه را می‌داند پنهان می‌کند.
ui-bot-plays-shadows-rules = هر جا سودمندتر باشد کمک می‌کند. اگر خائن باشد، از آنچه شوالیه‌ای شاید بکند زیان‌بارترین را می‌کند.
ui-bot-speaks-calm = کم حرف می‌زند.
ui-bot-speaks-blunt = هر چه فکر می‌کند می‌گوید.
ui-bot-speaks-warm = خوبیِ آدم‌ها را می‌بیند.
ui-you = شما
ui-add-bot = افزودن ربات
ui-shuffle = جابه‌جایی تصادفی
ui-move-up = بالا بردن { $name }
ui-move-down = پایین بردن { $name }
ui-dismiss = خالی کردن جای { $name }
ui-next-in = فهرست انتظار
ui-nothing-chosen = هنوز بازی‌ای انتخاب نشده است
ui-presets = چیدمان‌های آماده
ui-rules-here = قواعد این میز
ui-begin = شروع بازی
ui-waits-for =
    { $count ->
        [1] در انتظار یک نفر دیگر
       *[other] در انتظار { $count } نفر دیگر
    }
ui-waits-for-host = همه آماده‌اند. میزبان بازی را شروع می‌کند.
ui-invite-title = بیا سر میز ما
ui-qr = کد QR با پیوند این میز
ui-share-link = اشتراک پیوند
ui-code-left = کد { $minutes } دقیقه معتبر است
ui-code-ask = پیش از آنکه کسی با کد وارد شود از من بپرس
ui-copied = کپی شد

## هنگام بازی

ui-board = صفحه‌ی بازی
ui-seats = بازیکنان
ui-more = بیشتر
ui-tab-card = کارت من
ui-tab-votes = رأی‌ها
ui-tab-log = تاریخچه
ui-over = بازی تمام شد
ui-next-game = لابی
ui-wait = فعلاً کاری با شما نیست.
ui-thinking = در فکر …
ui-spectator = شما تماشا می‌کنید.
ui-ways = می‌خواهید چه کنید؟
ui-choose = انتخاب شما
ui-back = بازگشت
ui-why = یعنی چه؟
ui-hold-to-look = برای دیدن نگه دارید
ui-tap-to-look = برای دیدن ضربه بزنید

## اولون

ui-avalon-quest = مأموریت { $quest }، گروه { $size } نفره
ui-avalon-won = پیروز
ui-avalon-lost =
    { $fails ->
        [1] شکست، با یک شکست
       *[other] شکست، با { $fails } شکست
    }
ui-avalon-two-fails = دو شکست لازم است
ui-avalon-rejections = گروه‌های ردشده: { $rejections } از ۵ (با پنج تا، پلیدی می‌برد)
ui-avalon-on-team = در گروه
ui-avalon-lady = بانوی دریاچه
ui-avalon-excalibur = اکسکالیبر
ui-avalon-you-know = آنچه می‌دانید
ui-avalon-my-card = مأموریت { $quest }: شما { $card } را بازی کردید
ui-avalon-no-votes = هنوز رأیی نیست.
ui-avalon-col-quest = مأموریت

## چیزهای خود، و چیزهای یک گروه

ui-mine-none = هنوز میزی نیست.
ui-open = باز کردن
ui-group-history = بازی‌ها و بردها
ui-group-invite = دعوت همه به بازی
    .about = روی دستگاه‌هایی که خواسته‌اند خبر شوند. هر کس برای بازی بعدی یک بار خبر می‌شود، و هیچ‌کس در ساعت‌های خوابش.
ui-group-invited = خبر داده شد.
ui-forget = حذف از فهرست من
ui-game-of = { $game }، { $seats } بازیکن
ui-download = دریافت پرونده‌ی بازی
ui-older = قدیمی‌ترها
ui-to-the-table = بازگشت به میز
ui-tally = بردها
ui-tally-none = هنوز بازی‌ای تمام نشده است.
ui-who = بازیکن
ui-game = بازی
ui-won = برد
ui-won-of = { $won } از { $played }
ui-games-played = بازی‌های انجام‌شده
ui-games-played-won = برنده: { $names }
ui-games-played-abandoned = بی‌نتیجه تمام شد

## به پسند هر کس

ui-digits = رقم‌ها
ui-digits-own = مطابق زبان
ui-setting-theme = پوسته
ui-setting-theme-own = مطابق دستگاه
ui-setting-theme-light = روشن
ui-setting-theme-dark = تیره
ui-setting-motion = پویانمایی
ui-setting-motion-own = مطابق دستگاه
ui-setting-motion-none = خاموش
ui-setting-look = دیدن کارت، تأیید کار
ui-setting-look-hold = نگه داشتن
ui-setting-look-tap = ضربه زدن
ui-setting-push = وقتی نوبت من است خبرم کن
    .about = در بازی‌های چندروزه، وقتی جمع شما دعوت‌تان می‌کند، یا وقتی کسی می‌خواهد بیاید: روی این دستگاه، حتی وقتی صفحه بسته است، و هرگز در ساعت‌های خواب شما.
ui-setting-push-denied = مرورگر شما اعلان‌های این صفحه را اجازه نمی‌دهد. می‌توانید آن را در تنظیمات مرورگر تغییر دهید.
ui-setting-keep-open = باز ماندن نقش من
    .about = وقتی کس دیگری صفحه‌ی شما را نمی‌بیند. فقط روی این دستگاه.
ui-setting-font = قلم
ui-setting-font-own = پیش‌فرض
ui-setting-font-plain = ساده
ui-setting-sound = صدا و لرزش
    .about = رأی‌ها، کارت‌ها، پیام‌ها و نوبت شما. برای همه‌ی نقش‌ها یکسان است.
ui-setting-vibration = لرزش
    .about = کوتاه، همراه صداها.
ui-setting-awake = روشن ماندن صفحه
    .about = هنگام بازی.
ui-setting-shortcuts = میان‌برهای صفحه‌کلید
    .about = هنگام بازی هر کلید شما را به دکمه‌ی درست می‌برد.

## Chat, clock, absence

ui-tab-chat = چت
ui-chat-none = هنوز پیامی نیست.
ui-chat-say = پیام بنویسید
ui-chat-send = فرستادن
ui-chat-channel-evil = فقط پلیدی
ui-look-at = به { $name } نگاه کنید!
ui-clock = زمان باقی‌مانده
ui-clock-hours = { $hours } ساعت
ui-more-time = ۶۰+ ثانیه
ui-ballot = رأی‌گیری
ui-ballot-about = { $name } نیست. چه کنیم؟
ui-ballot-rest = چه کنیم؟
ui-ballot-wait = صبر کنیم
ui-ballot-bot = ربات جایش بازی کند
ui-ballot-spectator = یک تماشاگر جایش بازی کند
ui-ballot-adjourn = وقت دیگری ادامه دهیم
ui-ballot-end = بی‌نتیجه تمام کنیم
ui-paused = بازی متوقف است.
ui-go-on = برگشتم، ادامه دهیم
ui-away = { $name } نیست.
ui-what-now = حالا چه؟
ui-join-requests = { $name } می‌خواهد وارد شود.
ui-join-requests-list = درخواست‌های ورود
ui-let-in = راه دادن
ui-turn-away = رد کردن
ui-ballot-play-on = ادامه

## Options

ui-option-own = پیش‌فرض
ui-every-option = همه‌ی گزینه‌ها
ui-clocks = ساعت

## Notes

ui-tab-notes = یادداشت
ui-notes = یادداشت‌ها
ui-notes-mark = نظر شما درباره‌ی { $name }
ui-notes-unsure = ؟
ui-notes-yours = فقط شما این را می‌بینید، روی همه‌ی دستگاه‌هایتان.
ui-share-draft = نمایش زنده‌ی انتخاب‌های من
ui-notes-open = باز کردن یادداشت‌ها
ui-notes-close = بستن یادداشت‌ها

## Claims

ui-claims = ادعاها
ui-claim-say = ادعا کردن

## هنگام ورود

ui-load-failed = بخشی از صفحه بار نشد. شاید سرور به‌روز شده است.
ui-reload = دوباره بار کردن صفحه
ui-avalon-side-count =
    { $side ->
        [evil] پلیدی { $count }
       *[other] نیکی { $count }
    }
ui-play-bots = همین حالا با ربات‌ها
ui-practice-wish = تمرین: پس از هر مأموریت نشانم بده چه می‌شد بدانم
ui-members-open = در این سرور فقط اعضای باشگاه میز باز می‌کنند. به هر میزی که دعوت شوید می‌توانید بروید.
ui-name-first = اول نامی بنویسید.
ui-who-joins = چه کسی می‌تواند وارد شود؟
ui-new-link = کسانی که دعوت می‌کنید
    .about = با پیوند، کد QR یا کد شش‌رقمی.
ui-new-public = هر کسی
    .about = میز در فهرست میزهای باز می‌آید.
ui-create-table = ساختن میز
ui-any-game = هر بازی
ui-any-language = هر زبان
ui-refresh = تازه‌سازی
ui-open-none = الان میز بازی نیست. میزی بسازید که هر کسی بتواند واردش شود؛ دیگران اینجا پیدایش می‌کنند.
ui-open-bots =
    { $count ->
       *[other] { $count } ربات
    }
ui-open-people =
    { $count ->
        [one] { $count } نفر
       *[other] { $count } نفر
    }
ui-open-own-rules = قانون‌های دلخواه
ui-open-clock = ساعت: { $clock }
ui-settings-follow = در حساب شما ذخیره شد.
ui-settings-here = در همین دستگاه ذخیره شد. نامی انتخاب کنید تا در دستگاه‌های دیگر هم باشد.
ui-settings-language = زبان و عددها
ui-calendar = تقویم
ui-calendar-own = مطابق زبان
ui-calendar-gregory = میلادی
ui-calendar-persian = هجری خورشیدی
ui-settings-example = نمونه: { $when }؛ { $number }
ui-settings-appearance = ظاهر
ui-settings-play = هنگام بازی
ui-setting-letters = فاصله‌ی واژه‌ها
ui-setting-letters-own = معمولی
ui-setting-letters-wide = باز
ui-setting-letters-wider = بازتر
ui-setting-lines = فاصله‌ی سطرها
ui-setting-lines-own = معمولی
ui-setting-lines-wide = باز
ui-setting-lines-wider = بازتر
ui-setting-volume = بلندی صدا: { $volume }
ui-setting-cover = پنهان کردن ناسزاها
    .about = سر میزهایی که آن‌ها را نشان‌دار می‌کنند. روی واژه‌ی پنهان بزنید تا دیده شود.
ui-settings-me = شما
ui-settings-devices = دستگاه‌های شما
ui-settings-passkeys = کلیدهای عبور
ui-settings-blocked = افراد مسدودشده
ui-settings-data = داده‌های شما
ui-settings-about = درباره‌ی این سرور
ui-sign-in = ورود با کلید عبور
ui-table-alone = فقط شما
ui-table-others =
    { $count ->
        [one] یک نفر دیگر
       *[other] { $count } نفر دیگر
    }
ui-mine-won = بُرد
ui-mine-lost = باخت
ui-table-asks-you = نوبت شماست
ui-table-asks-several = نوبت بازی شماست
ui-my-groups = جمع‌های شما
ui-games-here =
    { $count ->
       *[other] { $count } بازی با هم
    }
ui-about-server = این سرور نه ایمیل نگه می‌دارد و نه گذرواژه، و چیزی را با کسی در میان نمی‌گذارد.
ui-about-server-push = این سرور نه نشانی ایمیل نگه می‌دارد و نه گذرواژه. اگر «{ ui-setting-push }» را روشن کنید، سازنده‌ی مرورگرتان می‌فهمد پیامی کی فرستاده می‌شود، نه متن آن را. چیز دیگری با کسی در میان گذاشته نمی‌شود.
ui-about-games = بازی‌های The Resistance: Avalon و Shadows over Camelot از آنِ سازندگانشان است. اگر اینجا از آن‌ها خوشتان آمد، جعبه‌اش را بخرید.
ui-about-version = نسخه‌ی کملان در اینجا: { $version }
ui-about-thanks = ساخته‌شده با
ui-about-own = کملان نرم‌افزار آزاد است (Apache-2.0) و تصویرهایش را خودش می‌کشد.
ui-device-here = همین دستگاه
ui-device-other = دستگاهی دیگر
ui-device-seen = آخرین بازدید: { $when }
ui-sign-out = خروج
ui-device-end-of = خروج از دستگاهی که آخرین بار { $when } دیده شد
ui-device-end = خروج
ui-devices-end-others = خروج از همه‌ی دستگاه‌های دیگر
ui-device-only = فقط در همین دستگاه وارد شده‌اید. اگر گمش کنید نام و بازی‌هایتان از دست می‌رود، مگر آنکه کلید عبور یا دستگاه دیگری اضافه کنید.
ui-device-qr = کد QR با پیوند ورود دستگاه دیگر
ui-device-how = آن را با دستگاه دیگر اسکن کنید یا پیوند را آنجا باز کنید. یک بار کار می‌کند و با حساب شما وارد می‌شود: به کسی نشانش ندهید.
ui-code-until = تا { $when } معتبر است
ui-copy-link = کپی پیوند
ui-device-another = افزودن دستگاه
ui-data-about = می‌توانید هر چه درباره‌ی شما ذخیره شده دریافت کنید و هر وقت بخواهید پاکش کنید.
ui-data-download = دریافت داده‌های من
ui-delete-account = حذف حساب من
ui-delete-account-sure = حسابتان حذف شود؟
ui-delete-account-what = نام، دستگاه‌ها، پیام‌ها و یادداشت‌هایتان بی‌درنگ و برای همیشه پاک می‌شود. بازی‌هایی که کرده‌اید می‌ماند، با نامی که چیزی از شما نمی‌گوید.
ui-delete-account-confirm = برای تأیید نامتان را بنویسید: { $name }
ui-delete-account-cancel = نه، بماند
ui-delete-account-do = حذف برای همیشه
ui-renamed = نام شما حالا { $name } است.
ui-your-crest = این نشان شماست: دیگران شما را با آن هم می‌شناسند.
ui-rename = تغییر نام
ui-passkey-added = کلید عبور ذخیره شد.
ui-passkeys-about = کلید عبور نام و بازی‌هایتان را برمی‌گرداند، حتی اگر همه‌ی دستگاه‌ها گم شود. نه گذرواژه می‌خواهد و نه ایمیل.
ui-passkey-since = ساخته‌شده: { $when }
ui-passkey-end-of = پاک کردن کلید عبوری که { $when } ساخته شد
ui-passkey-end = حذف
ui-passkeys-not-here = کلید عبور به نشانی امن (https) و مرورگری سازگار نیاز دارد.
ui-passkey-add = افزودن کلید عبور
ui-rules-by-edition = قواعد بر پایه‌ی نسخه
ui-own-choice = سفارشی
ui-claims-place = { $by } می‌گوید: جای { $of } مال من است. درست است؟
ui-claims-wait = اول باید { $of } به مدت { $wait } ثانیه غایب باشد. سپس بیش از نیمی از شما باید موافق باشند.
ui-claims-count =
    { $count ->
        [one] یک نفر از { $of } نفر موافق است.
       *[other] { $count } نفر از { $of } نفر موافق‌اند.
    }
ui-it-is-them = بله، جای اوست
ui-it-is-not = نه، این‌طور نیست
ui-sleep-hours = ساعت خواب
ui-sleep-hours-since = از
ui-sleep-hours-until = تا
ui-sleep-hours-kept = در این ساعت‌ها ساعت بازی شما نمی‌رود.
ui-sleep-hours-none = بگویید کی می‌خوابید تا ساعت بازی شما در آن هنگام نرود.
ui-table-settings = تنظیمات میز
ui-table-setting-open = در فهرست میزهای باز بیاید تا هر کس بتواند وارد شود
ui-table-setting-language = زبان
ui-table-setting-any-language = هر زبان
ui-table-setting-spectators = تماشاگر مجاز است
ui-table-setting-delay = تأخیر تماشاگران
ui-table-setting-minutes =
    { $count ->
       *[other] { $count } دقیقه
    }
ui-table-setting-no-delay = بدون تأخیر
ui-table-setting-chat = چت
ui-table-setting-chat-all = همه‌چیز
ui-table-setting-chat-phrases = فقط جمله‌های آماده و ادعاها، ترجمه‌شده برای همه
ui-table-setting-chat-off = خاموش: جای دیگری حرف می‌زنید
ui-table-setting-bot-chat = ربات‌ها بتوانند در چت بنویسند
ui-table-setting-stand-ins = ربات‌هایی که جای افراد غایب بازی می‌کنند
ui-table-setting-quotes = نقل پیام‌ها و رویدادها مجاز است
ui-table-setting-marks = ادعاهای ناسازگار نشان‌دار شوند
ui-table-setting-words = ناسزاها نشان‌دار شوند تا هر که بخواهد پنهانشان کند
ui-table-setting-abandoned = پایان بازی‌های رهاشده پس از
ui-table-setting-days =
    { $count ->
       *[other] { $count } روز
    }
ui-table-setting-for-ever = هیچ‌وقت
ui-table-setting-host-only = فقط میزبان می‌تواند عوضش کند.
ui-dealing = پخش کارت‌ها …
ui-all-ready = همه آماده‌اند. هر وقت خواستید شروع کنید.
ui-hosted-by = میزبان: { $name }
ui-what-we-play = بازی
ui-to-group-history = بازی‌ها و بردهای این میز
ui-break-off = لغو پخش
ui-option-changed = تغییر کرده
ui-what-changes = چه عوض می‌شود؟
ui-what-changes-of = چه عوض می‌شود؟ { $option }
ui-place-now = { $name } حالا در جای { $place } است.
ui-about-seat = گزینه‌ها برای { $name }
ui-up = بالاتر
ui-down = پایین‌تر
ui-swap-with = جابه‌جا با …
ui-swap-with-of = جای { $name } را عوض کن با
ui-hand-over = میزبان کن
ui-hand-over-to = { $name } میزبان شود
ui-get-up = ترک جا
ui-ask-up = خالی کردن جا
ui-claim-back = جای من نبود
ui-my-place = این جای من است
ui-offer-seat = جایم را به { $name } می‌دهم
ui-offer-made = جایتان را به { $name } پیشنهاد کرده‌اید.
ui-offer-back = جایم را نگه می‌دارم
ui-offer-from = { $name } جایش را به شما پیشنهاد می‌کند. بازی او را ادامه می‌دهید.
ui-offer-accept = گرفتن جا
ui-offer-decline = نه، ممنون
ui-keep-out = کنار گذاشتن برای امشب
ui-keep-out-of = جای { $name } خالی شود و امشب دیگر ننشیند
ui-allow-to-sit = { $name } دوباره بنشیند
ui-ballot-wait-over = تا { $wait } ثانیه اتفاقی نمی‌افتد. اگر { $name } دوباره وصل شود، رأی‌گیری تمام است.
ui-claim-seat = جای { $name } مال من است
ui-my-seat-hint = اگر صاحب جا نباشد، دیگران تصمیم می‌گیرند.
ui-free-place = جای خالی
ui-for-so-many = { $least } تا { $most } بازیکن
ui-fill-bots =
    { $count ->
       *[other] افزودن { $count } ربات
    }
ui-next-in-are = در بازی بعد: { $names }
ui-next-in-nobody = کسی در انتظار بازی بعد نیست.
ui-invited-how = نامی انتخاب کنید و وارد شوید.
ui-clock-own = ثانیه برای هر گونه پرسش؛ صفر یعنی بی‌محدودیت
ui-clock-bank = زمان ذخیره برای کل بازی
ui-clock-waking = فقط ساعت‌های بیداری حساب می‌شود

## Replay

ui-replay = بازپخش
ui-replay-of = { $game }، بازی { $number }
ui-replay-look = تماشای بازپخش
ui-replay-as = دیدن از نگاهِ
ui-replay-as-whole = همه‌ی رازها
ui-replay-as-spectator = آنچه همه دیدند
ui-replay-as-seat = آن‌گونه که { $name } دید
ui-replay-as-own = آن‌گونه که شما دیدید ({ $name })
ui-replay-timeline = خط زمان
ui-replay-chapters = فصل‌ها
ui-replay-step = گام
ui-replay-step-of = { $at } از { $all }
ui-replay-first = به آغاز
ui-replay-back = گام قبل
ui-replay-on = گام بعد
ui-replay-last = به پایان
ui-replay-play = پخش
ui-replay-pause = مکث
ui-replay-happened = چه شد
ui-replay-nothing = اینجا چیزی اعلام نشد.
ui-replay-alone = فقط { $name }:
ui-replay-same = پنهانی، یکسان برای { $names }:
ui-replay-nobody = هیچ‌کس این را ندید:
ui-replay-known = چه کسی چه می‌دانست
ui-replay-share = هم‌رسانی این گام
ui-replay-copy = کپی پیوند این گام
ui-replay-copy-how = برای کسانی باز می‌شود که سر میز بودند.
ui-replay-open = ساختن پیوند همگانی
ui-replay-open-how = برای هر کس که آن را داشته باشد باز می‌شود. به جای نام‌ها نشان‌ها دیده می‌شود؛ مگر برای سازنده‌ی پیوند و هر کس که بخواهد نامش بیاید.
ui-replay-link = پیوند
ui-replay-links = پیوندهای همگانی
ui-replay-link-by = ساخته‌ی { $name }، { $when }
ui-replay-named = نام مرا آنجا نشان بده
ui-replay-unlink = حذف پیوند
ui-replay-text = ذخیره به صورت متن
ui-analysis = چه می‌شد دانست
ui-analysis-seat = از آنچه { $name } تا این گام می‌دانست
ui-analysis-everyone = از آنچه همه تا این گام دیده بودند
ui-analysis-seat-end = از آنچه { $name } پیش از رو شدن همه‌ی کارت‌ها می‌دانست
ui-analysis-everyone-end = از آنچه همه پیش از رو شدن همه‌ی کارت‌ها دیده بودند
ui-analysis-show = نشان بده چه می‌شد دانست
ui-analysis-thinking = در حال محاسبه … بار نخست چند ثانیه طول می‌کشد.
ui-analysis-certain = از گام { $step } به بعد قطعی بود.
ui-analysis-never = پیش از پایان هرگز قطعی نشد.
ui-analysis-player = بازیکن
ui-analysis-turns = چه چیزی بیش از همه تغییر کرد
ui-analysis-turn = گام { $step }: { $name }، { $what }: از { $before } به { $after }
ui-analysis-judged = انتخاب‌های { $name }، با آنچه آن هنگام می‌دانست
ui-analysis-team = گام { $step }: گروهی پیشنهاد کرد که با احتمال { $chance } از پلیدی در امان بود. امن‌ترین گروه: { $best }.
ui-analysis-approve = گام { $step }: گروهی را پذیرفت که با احتمال { $chance } از پلیدی در امان بود. امن‌ترین گروه: { $best }.
ui-analysis-reject = گام { $step }: گروهی را رد کرد که با احتمال { $chance } از پلیدی در امان بود. امن‌ترین گروه: { $best }.
ui-analysis-accuse = گام { $step }: کسی را متهم کرد که با احتمال { $chance } خائن بود. مشکوک‌ترین نفر: { $best }.
ui-analysis-how = عددها از قواعد و از شیوه‌ی معمول بازی کردن می‌آیند. فقط { $none } و { $all } قطعی‌اند.
ui-percent = { "\u061C" }{ NUMBER($number) }٪
ui-avalon-analysis-possible =
    { $count ->
        [one] تنها یک ترکیب از بازیکنان می‌توانست پلید باشد.
       *[other] { NUMBER($count) } ترکیب از بازیکنان می‌توانست پلید باشد.
    }
ui-proof = گواه پخش کارت‌ها
ui-proof-checking = در حال بررسی پخش کارت‌ها روی این دستگاه …
ui-proof-failed = پرونده‌ی بازی بار نشد، پس چیزی بررسی نشد.
ui-proof-holds = روی همین دستگاه بررسی شد: پخش کارت‌ها عادلانه بود.
ui-proof-together =
    { $seats ->
        [one] دستگاه یک بازیکن و سرور با هم آن را رقم زدند.
       *[other] دستگاه‌های { $seats } بازیکن و سرور با هم آن را رقم زدند.
    }
ui-proof-receipt = این دستگاه در پخش کارت‌ها سهم داشت و پرونده‌ی بازی با آنچه دیده بود یکی است.
ui-proof-no-receipt = این دستگاه رسیدی از این پخش ندارد: پرونده‌ی بازی فقط با خودش سنجیده شد.
ui-proof-broken = در این پخش چیزی درست نیست.
ui-proof-nothing = درباره‌ی این پخش چیزی را نمی‌توان ثابت کرد.
ui-proof-how = چگونه بررسی می‌شود
ui-proof-explained = پیش از پخش، سرور و دستگاه هر بازیکن عددی پنهان برگزیدند و به آن متعهد شدند. سپس همه‌ی عددها رو شد و هر قرعه از همه‌ی آن‌ها با هم به دست می‌آید؛ پس هیچ‌کس به‌تنهایی نمی‌توانست آن را انتخاب کند. این صفحه همه‌ی قرعه‌ها را از همان عددها دوباره حساب کرده و با آنچه پخش شده سنجیده است. اگر میزی رازهایش را پس از پایان هم نگه دارد، یا بازی نیمه‌کاره رها شده باشد، همه‌ی عددها رو نمی‌شود و آن‌گاه چیزی را نمی‌توان ثابت کرد.
ui-proof-by-hand = خودتان بررسی کنید
ui-proof-by-hand-how = پرونده‌ی بازی را بگیرید و با برنامه‌ی خودتان بررسی کنید:
ui-tally-bars = بردها از میان همه‌ی بازی‌ها
ui-tally-table = همان، به صورت جدول
ui-avalon-knew = { "\u200F" }{ $name }: { $what }
ui-avalon-peeked = مأموریت { $quest }، کارت { $name }: { $card }
ui-avalon-cards-played = کارت‌های مأموریت
ui-avalon-card-on = مأموریت { $quest }: { $card }
ui-avalon-chapter-deal = پخش کارت‌ها
ui-avalon-chapter-round = دور { $round }
ui-avalon-chapter-end = پایان

## Chat, blocks and reports

ui-chat-views = کانال‌های چت
ui-chat-view-table = همه
ui-chat-view-spectators = تماشاگران
ui-chat-view-sealed = خصوصی
ui-chat-view-claims = ادعاها
ui-chat-view-people = افراد
ui-chat-messages = پیام‌ها
ui-chat-new =
    { $count ->
        [1] ۱ پیام تازه
       *[other] { $count } پیام تازه
    }
ui-chat-said = { "\u200F" }{ $name }: { $words }
ui-chat-named = { $name } نام شما را برد: { $words }
ui-chat-names-you = نام شما را برد
ui-chat-react = واکنش‌ها
ui-chat-more = حرف‌های دیگر
ui-chat-you-named = نام شما برده شد.
ui-ticker-none = به میز سلام کنید
ui-ticker-open = باز کردن چت
ui-chat-about-message = گزینه‌ها برای پیام { $name }
ui-chat-about = گزینه‌ها برای { $name }
ui-chat-jump = رفتن به پیام نقل‌شده
ui-chat-covered = واژه‌ی پنهان
ui-chat-left =
    { $count ->
        [1] ۱ نویسه‌ی دیگر
       *[other] { $count } نویسه‌ی دیگر
    }
ui-chat-unquote = این را نقل نکن
ui-chat-at-hand = جمله‌های آماده
ui-chat-any-table = برای هر میز
ui-chat-sealed-hint = این کانال برای همه نیست، ولی برای همه یک‌شکل است. بازش کنید تا ببینید برای شما هست یا نه. خودش بسته می‌شود.
ui-chat-sealed-open = باز کردن کانال
ui-chat-sealed-close = بستن کانال
ui-chat-sealed-none = اینجا چیزی نیست که شما بتوانید بخوانید.
ui-chat-quote = نقل این پیام
ui-chat-mute = پنهان کردن پیام‌هایش اینجا
ui-chat-unmute = نمایش دوباره‌ی پیام‌هایش اینجا
ui-chat-mute-hint = سر این میز، روی همه‌ی دستگاه‌هایتان. کس دیگری خبردار نمی‌شود.
ui-chat-block = مسدود کردن
ui-chat-unblock = رفع مسدودی
ui-chat-block-hint = هیچ‌یک از شما پیام‌های دیگری را سر هیچ میزی نمی‌بیند. ادعاها و جمله‌های آماده همچنان دیده می‌شوند.
ui-chat-muted = دیگر پیام‌های { $name } را اینجا نمی‌بینید.
ui-chat-unmuted = دوباره پیام‌های { $name } را اینجا می‌بینید.
ui-chat-blocked = شما و { $name } دیگر پیام‌های همدیگر را نمی‌بینید.
ui-chat-unblocked = شما و { $name } دوباره پیام‌های همدیگر را می‌بینید.
ui-undo = برگرداندن
ui-close = بستن
ui-is-muted = اینجا برای شما پنهان
ui-is-blocked = مسدود
ui-is-muted-for-all = بی‌صدا
ui-point = کسی را نشان دادن
ui-point-at = نشان دادن { $name }
ui-point-hint = لحظه‌ای روی صفحه‌ی همه دیده می‌شود.
ui-quote-fact = نقل یک رویداد
ui-quote-hint = همراه پیام بعدی شما می‌رود.
ui-claim-kind = ادعا می‌کند
ui-claim-make = ادعایی کردن
ui-claim-hint = کسی ادعاها را بررسی نمی‌کند: هر کدام شاید دروغ باشد.
ui-claim-against = با ادعای پیشین نمی‌خواند
ui-claim-fallen = دیگر برقرار نیست
ui-claim-clash = با هم نمی‌خوانند
ui-claims-by = ترتیب
ui-claims-by-seat = بر پایه‌ی بازیکن
ui-claims-by-time = بر پایه‌ی زمان
ui-claims-stale = نمایش ادعاهایی که دیگر برقرار نیست
ui-claims-none = هنوز در این بازی ادعایی نیست.
ui-report-message = گزارش این پیام
ui-report-person = گزارش این شخص
ui-report-of = گزارش { $name }
ui-report-why = درباره‌ی چیست؟
ui-report-hint = پیام‌های پیرامونش افزوده می‌شود. کسی نمی‌فهمد گزارش از کیست.
ui-report-send = گزارش دادن
ui-report-made = ممنون. کسی به آن رسیدگی می‌کند. نتیجه را در «گزارش‌ها و تصمیم‌ها» می‌بینید.
ui-mute-all = بی‌صدا برای همه
ui-unmute-all = صدادار برای همه
ui-mute-all-hint = به‌عنوان میزبان، سر این میز. همه این را و دلیلش را می‌بینند.
ui-mute-all-of = چرا { $name } بی‌صدا شود؟
ui-mute-reason-abuse = توهین
ui-mute-reason-flood = پیام‌های زیاد
ui-mute-reason-telling = لو دادن رازها
ui-mute-reason-other = چیز دیگر
ui-moderation = گزارش‌های این میز
ui-moderation-none = چیزی برای تصمیم‌گیری نیست.
ui-moderation-mute = ۳۰ روز بدون نوشتن اینجا
ui-moderation-let-be = بدون اقدام
ui-server-moderation = نظارت
ui-moderation-reported = گزارش‌شده
ui-moderation-action = تصمیم
ui-moderation-reason = دلیل
ui-moderation-days = چند روز (۰: برای همیشه)
ui-moderation-decide = تصمیم بگیر
ui-moderation-before = تصمیم پیشین: { $decision }
ui-moderation-sentence = شما پیام‌ها را می‌بینید، نه گزارش‌دهنده را و نه میز را. تصمیم شما بی‌درنگ برقرار می‌شود و نمی‌توانید آن را تغییر دهید. گزارش‌دهنده یا گزارش‌شده می‌تواند اعتراض کند، تنها یکی از آن دو و تنها یک بار؛ آنگاه ناظر دیگری تصمیم می‌گیرد.
ui-moderation-choose = تصمیمی برگزینید
ui-moderation-choose-first = نخست تصمیمی برگزینید.
ui-moderation-days-wrong = شمار روزها را از ۰ تا ۳۶۵۰ بنویسید.
ui-moderation-do-none = بدون اقدام
ui-moderation-do-warn = هشدار
ui-moderation-do-mute-15 = ۱۵ دقیقه بدون نوشتن
ui-moderation-do-mute = چند روز بدون نوشتن
ui-moderation-do-ban-open = محرومیت از میزهای باز
ui-moderation-do-ban = محرومیت از همه‌ی میزها
ui-moderation-person = گزارش درباره‌ی این فرد است، نه درباره‌ی یک پیام.
ui-moderation-decided = تصمیم شما از حالا برقرار است.
ui-moderation-gone = دیگر نمی‌توانید درباره‌ی این گزارش تصمیم بگیرید.
ui-moderators = ناظران
ui-moderators-sentence = ناظران درباره‌ی گزارش‌ها تصمیم می‌گیرند. آنان پیام‌های گزارش‌شده را می‌بینند، نه گزارش‌دهنده را و نه میز را. هیچ‌کس درباره‌ی میزی که در آن هست یا بوده تصمیم نمی‌گیرد.
ui-moderators-none = فعلاً فقط شما تصمیم می‌گیرید. دست‌کم یک نفر دیگر را برگزینید: اگر کسی با شما مخالف باشد، باید فرد دیگری تصمیم بگیرد.
ui-moderator-since = از { $when }
ui-moderator-by-settings = در تنظیمات سرور
ui-moderator-dismiss = برکناری { $name }
ui-moderator-link = ساختن پیوند برای ناظر تازه
ui-moderator-link-made = این پیوند را برای کسی بفرستید که به او اعتماد دارید. تنها یک بار و تا یک هفته کار می‌کند.
ui-moderator-copy = رونوشت پیوند
ui-moderator-links = پیوندهایی که هنوز کار می‌کنند
ui-moderator-links-sentence = هر پیوند یک نفر را ناظر می‌کند، تا وقتی به کار رود، زمانش بگذرد یا آن را پس بگیرید. خود پیوند تنها هنگام ساختن نشان داده می‌شود.
ui-moderator-links-none = پیوندی نیست.
ui-moderator-link-open = ساخته‌شده در { $made }، معتبر تا { $until }
ui-moderator-link-withdraw = پس گرفتن پیوند { $made }
ui-moderator-link-withdrawn = پیوند پس گرفته شد. دیگر کسی نمی‌تواند آن را به کار ببرد.
ui-moderator-link-gone = آن پیوند دیگر کار نمی‌کند. شاید کسی همین حالا آن را به کار برده است: ناظران بالا را ببینید.
ui-moderator-log = تصمیم‌ها
ui-moderator-log-sentence = چه کسی چه تصمیمی گرفت و چرا. نمی‌گوید درباره‌ی چه کسی.
ui-moderator-log-none = هنوز تصمیمی نیست.
ui-moderator-offer = ناظر این سرور می‌شوید؟
ui-moderator-what = شما درباره‌ی گزارش توهین، هرزنامه و مانند آن تصمیم می‌گیرید: هیچ، هشدار، منع نوشتن یا منع بازی. رازهای بازی در جریان را هرگز نمی‌بینید، و نه گزارشی از میزی که در آن هستید یا بوده‌اید.
ui-moderator-accept = ناظر می‌شوم
ui-moderator-accepted = حالا ناظر هستید. گزارش‌ها در پایین، در «نظارت»، نشان داده می‌شوند.
ui-moderator-link-used = این پیوند دیگر کار نمی‌کند: به کار رفته، پس گرفته شده یا زمانش گذشته است. از صاحب سرور پیوند تازه بخواهید.
ui-moderator-ended = شما دیگر ناظر نیستید.
ui-moderator-resign = کناره‌گیری از نظارت
ui-moderator-resign-sentence = تصمیم‌های شما می‌مانند. برای آنکه دوباره ناظر شوید، پیوند تازه‌ای از صاحب سرور لازم است.
ui-moderator-resign-do = کناره می‌گیرم
ui-moderator-resign-settings = تنظیمات سرور شما را ناظر کرده است. از صاحب سرور بخواهید آن را تغییر دهد.
ui-somebody-gone = کسی که رفته است
ui-reports = گزارش‌ها و تصمیم‌ها
ui-reports-decided = به گزارش شما رسیدگی شد: نتیجه را ببینید
ui-reports-about-you = درباره‌ی شما تصمیمی گرفته شده: ببینید چه و چرا
ui-reports-sentence = آنچه گزارش داده‌اید، نتیجه‌اش، و تصمیم‌ها درباره‌ی شما.
ui-reports-none = چیزی گزارش نداده‌اید و درباره‌ی شما تصمیمی نیست.
ui-report-made-by-you = گزارش شما
ui-report-about-you = درباره‌ی شما
ui-report-state-open = در انتظار
ui-report-state-decided = تصمیم گرفته شد
ui-report-state-objected = در حال بازبینی
ui-report-state-final = تصمیم نهایی
ui-report-for-good = برای همیشه برقرار است.
ui-report-until = تا { $when } برقرار است.
ui-report-because = دلیل: { $reason } ({ $when })
ui-report-object = موافق نیستم
ui-unblock-of = رفع مسدودی { $name }
ui-blocked-none = کسی را مسدود نکرده‌اید.
ui-pointed-at = { $name } اینجا را نشان می‌دهد

## بازی: نوبت‌ها، تأییدها، کلیدها، پیرامون بازی

ui-answered = پاسخ داده
ui-avalon-is-ready = آماده‌ی رأی دادن
ui-avalon-has-voted = رأی داده
ui-avalon-track-lost =
    { $fails ->
        [1] ۱ شکست
       *[other] { $fails } شکست
    }
ui-question = نوبت بازی شما
ui-waiting = در انتظارِ { $names }.
ui-waiting-many = در انتظارِ { $count } نفر.
ui-considered = شاید
ui-is-away = اینجا نیست
ui-stand-in-for = به‌جای { $name }
ui-why-not = نمی‌شود. بزنید تا دلیلش را ببینید.
ui-pick-more =
    { $count ->
        [1] ۱ نفر دیگر
       *[other] { $count } نفر دیگر
    }
ui-picked = انتخاب‌شده: { $names }
ui-confirm = این کار بازگشت ندارد.
ui-confirm-yes = بله، انجام شود
ui-confirm-no = لغو
ui-title-turn = ● نوبت شماست – Camlann
ui-clock-left = { $seconds } ثانیه مانده است.
ui-keys = میان‌برهای صفحه‌کلید
ui-keys-hint = هیچ کلیدی تصمیم نمی‌گیرد: شما را به دکمه‌ی درست می‌برد و آنجا می‌زنید. در تنظیمات می‌توان خاموششان کرد.
ui-key-approve = موافق
ui-key-reject = مخالف
ui-key-go = دکمه‌ی پاسخ
ui-key-tab-card = کارت من
ui-key-tab-chat = چت
ui-key-tab-notes = یادداشت
ui-key-tab-log = تاریخچه
ui-key-tab-table = میز
ui-key-seat = یک بازیکن؛ هنگام انتخاب بازیکن، او را انتخاب می‌کند
ui-key-list = همین فهرست
ui-tab-table = میز
ui-call = توقف یا پایان بازی …
ui-call-hint = همه رأی می‌دهند: ادامه، وقتی دیگر، یا پایان بی‌نتیجه.
ui-stay = می‌مانم
ui-give-up = ترک بازی
ui-give-up-sure = بازی را ترک می‌کنید.
ui-give-up-hint = میز تصمیم می‌گیرد چه کسی جای شما بازی کند. می‌توانید برگردید.
ui-take-back = پس گرفتن جایم
ui-volunteer = پیشنهاد جانشینی
ui-volunteer-hint = اگر کسی نباشد، میز می‌تواند جایش را به شما بدهد.
ui-unvolunteer = جانشین نمی‌شوم
ui-queue = ورود به بازی بعد
ui-unqueue = بازی بعد نه
ui-back-already = برگشتید. وقتی بیش از نیمی از شما برگردند، بازی ادامه می‌یابد.
ui-ballot-count =
    { $count ->
        [1] یک نفر رأی داده است.
       *[other] { $count } نفر رأی داده‌اند.
    }
ui-again = بازی دوباره
ui-wanting =
    { $count ->
        [one] { $count } نفر از { $of } نفر یک بازی دیگر می‌خواهند
       *[other] { $count } نفر از { $of } نفر یک بازی دیگر می‌خواهند
    }
ui-tap-to-go-on = برای ادامه بزنید
ui-keep-holding = نگه دارید
ui-press-card = کارت را فشار دهید و نگه دارید
ui-tap-card = روی کارت بزنید
ui-let-go = رها کنید
ui-hide-role = پنهان کردن
ui-after-a-look = پس از یک نگاه
ui-bar-history = گذشته
ui-tab-rules = قواعد
ui-rules-of = قواعد: { $game }
ui-all-rules = همه‌ی قواعد
ui-about-part = درباره‌ی این بخش: { $part }
ui-learn = یادگیری با بازی
ui-learn-hint = هفت دقیقه، به آهنگ خودتان، بی آنکه کسی منتظر باشد.
ui-answered-count = { NUMBER($answered) } از { NUMBER($asked) }
ui-clear = پاک کردن
ui-new-knowledge = چیز تازه‌ای به شما نشان داده شد
ui-you-won = شما بردید!
ui-you-lost = شما باختید.
ui-game-help = درباره‌ی این پرسش
ui-avalon-who-is-merlin = مرلین کیست؟
ui-avalon-guesses =
    { $count ->
        [one] یک نفر { $name } را حدس زد
       *[other] { NUMBER($count) } نفر { $name } را حدس زدند
    }
ui-avalon-guessed = حدس زده شده به جای مرلین
ui-avalon-quest-number = مأموریت { $quest }
ui-avalon-rejected-short = { NUMBER($rejections) } از { NUMBER(5) } رد شده
ui-avalon-score = مأموریت‌ها: { NUMBER($won) } به { NUMBER($lost) }
ui-avalon-you-are = شما
ui-avalon-last-vote = رأی قبلی: { $vote }
ui-avalon-verdict-approved = تأیید شد
ui-avalon-verdict-rejected = رد شد
ui-avalon-named-was = آدمکش { $name } را نام برد: { $role }.
ui-avalon-play = بازی کن
ui-avalon-approved = تأیید شد: { NUMBER($approve) } به { NUMBER($reject) }
ui-avalon-rejected = رد شد: { NUMBER($approve) } به { NUMBER($reject) }
ui-avalon-one-fail-is-enough = یک شکست کافی است.
ui-avalon-needs-two-fails = دو شکست لازم است.
ui-avalon-no-fail = بدون شکست.
ui-avalon-fails = { NUMBER($fails) } شکست.
ui-avalon-fails-of-two = { NUMBER($fails) } شکست از { NUMBER(2) }.
ui-avalon-quest-succeeds = مأموریت پیروز شد.
ui-avalon-quest-fails = مأموریت شکست خورد.
ui-avalon-cards-shuffled = { $count ->
    [2] دو کارت بُر می‌خورند.
    [3] سه کارت بُر می‌خورند.
    [4] چهار کارت بُر می‌خورند.
   *[other] پنج کارت بُر می‌خورند.
}
ui-avalon-cards-turn = کارت‌ها رو می‌شوند.
ui-avalon-one-card-left = یک کارت مانده است.
ui-avalon-sides-score = نیکی { NUMBER($won) }، پلیدی { NUMBER($lost) }.
ui-avalon-spotlight = زیر ذره‌بین
ui-avalon-named = نام‌برده‌ی آدمکش
ui-avalon-others-know = آنچه دیگران شاید از شما بدانند
ui-avalon-seen-by-nobody = کسی نقش شما را نمی‌داند.
ui-avalon-seen-by-merlin = مرلین می‌داند که شما از پلیدی هستید.
ui-avalon-seen-by-evil = دیگر سپاهیان پلیدی شما را می‌شناسند.
ui-avalon-seen-by-evil-lancelot = دیگر سپاهیان پلیدی می‌دانند که شما لنسلوتِ پلید هستید.
ui-avalon-seen-by-percival = پرسیوال می‌داند که شما مرلین هستید.
ui-avalon-seen-by-percival-two = پرسیوال شما را مرلین یا مورگانا می‌بیند.
ui-avalon-seen-by-lancelot = لنسلوتِ دیگر شما را می‌شناسد.
ui-avalon-you-win = چگونه می‌برید
ui-avalon-brief-reveal = کارتتان را فشار دهید تا ببینید کیستید و چه می‌دانید، سپس تأیید کنید.
ui-avalon-read-aloud = برای بلند خواندن، اگر همه در یک اتاق هستید
    .about = یکی از شما آهسته می‌خواند و چشم‌های همه بسته است. کارت شما همین را نشان می‌دهد.
    .start = این دستگاه بخواند
    .stop = خواندن را متوقف کن
    .repeat = جمله را دوباره بخوان
ui-avalon-brief-veil = همه یک پرسش را می‌بینند تا کسی نفهمد آدمکش کیست. تنها پاسخ آدمکش به شمار می‌آید.
ui-avalon-voted = رأی دادید. برای تغییر، ضربه بزنید.
ui-avalon-brief-quest = مأموریت { $quest } گروهی { $size } نفره می‌خواهد.
ui-avalon-brief-team = برای مأموریت { $quest }: { $names }
ui-avalon-brief-bearer = اکسکالیبر: { $name }
ui-avalon-brief-two = این مأموریت فقط با دو کارت شکست ناکام می‌شود.
ui-avalon-brief-last = این پنجمین گروه این دور است: اگر رد شود، پلیدی می‌برد.
ui-avalon-in-game = در بازی: { $good } از نیکی، { $evil } از پلیدی
ui-avalon-lady-with = بانوی دریاچه دست { $name } است.
ui-avalon-lady-before = پیش از این: { $names }. هرگز نزدشان بازنمی‌گردد.
ui-avalon-allegiance = کارت‌های بیعت
ui-avalon-allegiance-open = همه از آغاز رو هستند، یکی پس از دیگری. با جابه‌جایی، هر دو لنسلوت جبهه عوض می‌کنند.
ui-avalon-allegiance-by-quest = همه از آغاز رو هستند، برای هر مأموریت یکی. با جابه‌جایی، هر دو لنسلوت جبهه عوض می‌کنند.
ui-avalon-allegiance-of-quest = مأموریت { $quest }: { $card }
ui-avalon-allegiance-of-round = دور { $round }: { $card }
ui-avalon-allegiance-acted = اثر کرده است
ui-avalon-allegiance-hidden = یکی‌یکی رو می‌شوند. با جابه‌جایی، هر دو لنسلوت جبهه عوض می‌کنند و به کسی نمی‌گویند که کیستند.
ui-avalon-plots = کارت‌های دسیسه: { $held } روی میز، { $left } در دسته
ui-avalon-plot-drawn = برای پخش
ui-avalon-hide-votes = پنهان کردن رأی‌ها
ui-avalon-votes-caption = رأی هر کس درباره‌ی هر گروه
ui-avalon-wins = پیروزیِ { $side }
ui-avalon-who-was-who = هر کس چه نقشی داشت
ui-avalon-has-won = برنده شد
ui-avalon-what-each-knew = همه چه می‌دانستند
ui-avalon-decisive = رأی‌های سرنوشت‌ساز
ui-avalon-ride = مأموریت { $quest }: { $names }
ui-avalon-ride-votes =
    { $against ->
        [0] پیشنهاد { $leader }؛ همه موافق.
       *[other] پیشنهاد { $leader }؛ موافق: { $approve }، مخالف: { $reject }.
    }
ui-avalon-rode =
    { $count ->
        [1] در یک مأموریت
       *[other] در { $count } مأموریت
    }
ui-avalon-rode-failed =
    { $count ->
        [0] بدون شکست
        [1] یک شکست
       *[other] { $count } شکست
    }

## شوالیه‌هایی که ربات‌ها نامشان را دارند

ui-knight-accolon = آکولون
ui-knight-blaise = بلیز
ui-knight-cador = کادور
ui-knight-dinadan = دینادان
ui-knight-elyan = الیان
ui-knight-feirefiz = فایرفیز
ui-knight-gorlois = گورلوآ
ui-knight-hector = هکتور
ui-knight-ironside = پهلوآهن
ui-knight-kahedin = کاهدین
ui-knight-leodegrance = لئودگرانس
ui-knight-marhaus = مرهاوس
ui-knight-nentres = ننترس
ui-knight-odgar = اودگار
ui-knight-pelleas = پلیاس
ui-knight-sagramore = ساگرامور
ui-knight-tor = تور
ui-knight-urien = اورین
ui-knight-villiars = ویلیار
ui-knight-yder = ایدر

## پاسخ‌هایی که چند بخش دارند

ui-more-to-choose =
    { $count ->
        [1] ۱ انتخاب دیگر
       *[other] { $count } انتخاب دیگر
    }
ui-chosen-of = { NUMBER($number) } از { NUMBER($all) } انتخاب شده
ui-copies = ×{ NUMBER($number) }
ui-place-in-order = { $name }، { NUMBER($at) } از { NUMBER($all) }
ui-order-hint = روی دو تا ضربه بزنید تا جابه‌جا شوند، یا از پیکان‌ها استفاده کنید.
ui-move-up-of = بالا بردن { $name }
ui-move-down-of = پایین بردن { $name }
ui-moved-to = { $name } حالا { NUMBER($at) } از { NUMBER($all) } است.
ui-goes-to = { $name } برای
ui-goes-to-nobody = هنوز هیچ‌کس
ui-deal-evenly = تقسیم برابر
ui-give-to = دادن { $item } به { $name }
ui-tap-item-first = اول روی کارت ضربه بزنید، بعد روی یک نفر.
ui-closed-now = حالا ممکن نیست. برای دانستن دلیل فشار دهید.
ui-hand = کارت‌های شما

## بدون شبکه، و نسخه‌های تازه

ui-offline = بدون شبکه
ui-offline-sentence = حالا شبکه نیست. این‌ها با این همه کار می‌کنند:
ui-offline-games = بازی‌هایی که دیده‌اید
ui-offline-game = بازی { NUMBER($number) } یک میز
ui-offline-shared = یک بازی به‌اشتراک‌گذاشته
ui-narrator = راوی برای کارت‌های جعبه
ui-new-version = نسخه‌ی تازه‌ای آمده است.
ui-new-version-load = بارش کن
