## همه‌جا

ui-skip = رفتن به بخش اصلی
ui-loading = یک لحظه …
ui-try-again = دوباره امتحان کنید
ui-no-text = این صفحه از خانه قدیمی‌تر است و برای این سخنی ندارد. دوباره بارش کنید.
ui-connection-lost = اتصال قطع شده است. در حال برقراری دوباره‌ایم؛ هیچ‌یک از کارهای شما گم نشده است.
ui-language = زبان
ui-dark = رنگ‌های تیره
ui-settings = تنظیمات
ui-yours = چیزهای شما
ui-my-games = بازی‌های من
ui-your-name = نام شما
ui-home = به خانه
ui-not-found-title = اینجا چیزی نیست
ui-not-found-sentence = این نشانی به جایی نمی‌رسد. شاید پیوند بریده شده باشد.

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
ui-join-waiting = در زده‌اید. کسی از سر میز در را باز می‌کند.
ui-join-declined = این بار راهتان ندادند.
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
ui-tab-votes = رأی‌ها
ui-tab-log = رویدادها
ui-over = بازی تمام شد
ui-next-game = به بازی بعدی
ui-wait = هم‌اکنون کاری با شما نیست.
ui-thinking = در فکر است
ui-spectator = شما تماشا می‌کنید.
ui-ways = می‌خواهید چه کنید؟
ui-choose = انتخاب شما
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
ui-avalon-on-team = در گروه
ui-avalon-lady = بانوی دریاچه
ui-avalon-excalibur = اکسکالیبر
ui-avalon-you-know = آنچه می‌دانید
ui-avalon-my-card = مأموریت { $quest }: شما { $card } را بازی کردید
ui-avalon-card-hint = همه‌ی اعضای مأموریت هر دو کارت را می‌بینند. یکی را برگزینید و بازی کنید.
ui-avalon-play-it = بازیِ { $card }
ui-avalon-no-votes = هنوز درباره‌ی گروهی رأی نگرفته‌اند.
ui-avalon-col-quest = مأموریت

## چیزهای خود، و چیزهای یک گروه

ui-mine-none = هنوز سر هیچ میزی نبوده‌اید.
ui-open = باز کردن
ui-group-history = همبازی‌ها
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
ui-games-played = بازی‌های اینجا
ui-games-played-won = برنده: { $names }
ui-games-played-abandoned = نیمه‌کاره رها شد

## به پسند هر کس

ui-digits = رقم‌ها
ui-digits-own = همان‌گونه که زبان دارد
ui-setting-theme = رنگ‌ها
ui-setting-theme-own = مانند این دستگاه
ui-setting-theme-light = روشن
ui-setting-theme-dark = تیره
ui-setting-motion = حرکت
ui-setting-motion-own = مانند این دستگاه
ui-setting-motion-none = هیچ
ui-setting-look = برای دیدن کارت
ui-setting-look-hold = نگه داشتن
ui-setting-look-tap = زدن
ui-setting-font = قلم
ui-setting-font-own = قلم خانه
ui-setting-font-plain = ساده
ui-setting-sound = صداها
    .about = وقتی نوبت شماست؛ برای همه‌ی نقش‌ها یکسان.
ui-setting-shortcuts = میان‌برهای صفحه‌کلید
    .about = هنگام بازی هر کلید شما را به جای درست می‌برد.

## Chat, clock, absence

ui-tab-chat = گفت‌وگو
ui-chat-none = هنوز کسی چیزی نگفته است.
ui-chat-say = چیزی بگویید
ui-chat-send = گفتن
ui-chat-phrases = جمله‌هایی که همه می‌خوانند
ui-chat-channel-evil = فقط به شر
ui-look-at = به { $name } نگاه کنید!
ui-clock = زمان باقی‌مانده
ui-clock-hours = { $hours } ساعت
ui-more-time = ۶۰+ ثانیه
ui-ballot = رأی‌گیری
ui-ballot-about = { $name } نیست. چه کنیم؟
ui-ballot-rest = چه کنیم؟
ui-ballot-wait = صبر کنیم
ui-ballot-bot = جایش را به ربات بدهیم
ui-ballot-spectator = جایش را به تماشاگر بدهیم
ui-ballot-adjourn = وقت دیگری ادامه دهیم
ui-ballot-end = بی‌نتیجه تمام کنیم
ui-paused = بازی متوقف است.
ui-go-on = من آمدم: ادامه دهیم
ui-away = { $name } نیست.
ui-what-now = حالا چه؟
ui-join-requests = { $name } در می‌زند.
ui-let-in = راه بده
ui-turn-away = راه نده

## Options

ui-option-own = همان‌طور که بازی می‌گوید
ui-every-option = همهٔ گزینه‌ها
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

## هنگام ورود

ui-load-failed = بخشی از این صفحه نرسید. شاید خانه صفحه‌ی تازه‌تری داشته باشد.
ui-reload = دوباره بار کردن صفحه
ui-avalon-side-count =
    { $side ->
        [evil] پلیدی { $count }
       *[other] نیکی { $count }
    }
ui-play-bots = بازی با ربات‌ها
ui-members-open = اینجا فقط اعضای باشگاه میز باز می‌کنند. سر هر میزی که دعوت شوید می‌توانید بنشینید.
ui-name-first = اول نامتان را بنویسید.
ui-where = کجا بازی می‌کنید؟
ui-where-online = هر کس در خانه‌ی خودش
    .about = همه‌چیز روی صفحه است، گفت‌وگو هم.
ui-where-one-room = دور یک میز
    .about = هنوز آماده نیست. تا آن وقت می‌توانید در یک اتاق هم «هر کس در خانه‌ی خودش» را بازی کنید.
ui-game-later = هنوز روی صفحه نیامده
ui-any-game = هر بازی
ui-any-language = هر زبان
ui-refresh = دوباره ببین
ui-open-none = الان هیچ میزی باز نیست. خودتان یکی باز کنید تا دیگران پیدایش کنند.
ui-open-bots =
    { $count ->
       *[other] { $count } ربات آنجا نشسته
    }
ui-settings-follow = در هر دستگاهی که شما را بشناسد همراهتان است.
ui-settings-here = در همین دستگاه می‌ماند و وقتی اینجا نامی داشته باشید همراهتان می‌آید.
ui-settings-language = زبان و عددها
ui-calendar = تقویم
ui-calendar-own = همان که در زبان رایج است
ui-calendar-gregory = میلادی
ui-calendar-persian = هجری خورشیدی
ui-settings-example = این‌گونه دیده می‌شود: { $when }؛ { $number }
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
ui-setting-cover = پوشاندن واژه‌های زننده
    .about = هر جا که میز نشانشان بدهد؛ با یک فشار دیده می‌شود.
ui-settings-me = شما
ui-settings-devices = دستگاه‌های شما
ui-settings-passkeys = کلیدهای عبور
ui-settings-blocked = کسانی که بسته‌اید
ui-settings-data = آنچه از آنِ شماست
ui-settings-about = درباره‌ی این خانه
ui-sign-in = از پیش کلید عبور دارم
ui-table-alone = میزی از آنِ خودتان
ui-table-asks-you = نوبت شماست
ui-table-asks-several = پرسشی باز است، از شما هم
ui-my-groups = همبازی‌های شما
ui-games-here =
    { $count ->
       *[other] { $count } بازی با هم
    }
ui-about-server = این خانه نه نشانی ایمیل نگه می‌دارد و نه گذرواژه، و چیزی به کسی نمی‌گوید.
ui-about-games = بازی‌های The Resistance: Avalon و Shadows over Camelot از آنِ سازندگانشان است. اگر اینجا از آن‌ها خوشتان آمد، جعبه‌اش را بخرید.
ui-about-thanks = ساخته‌شده با کار دیگران
ui-about-own = خود کملان نرم‌افزار آزاد است (Apache-2.0) و تصویرهایش را خودش می‌کشد.
ui-device-here = همین دستگاه
ui-device-other = دستگاهی دیگر
ui-device-seen = آخرین بار: { $when }
ui-sign-out = خروج از همین‌جا
ui-device-end-of = پایان نشستی که آخرین بار { $when } دیده شد
ui-device-end = پایان
ui-devices-end-others = پایان همه‌ی دیگران
ui-device-only = فقط همین‌جا شما را می‌شناسند. اگر این دستگاه را گم کنید نام و بازی‌هایتان هم می‌رود، مگر آنکه کلید عبور بسازید یا دستگاهی بیفزایید.
ui-device-qr = کدی برای دوربین دستگاه دیگر: پیوندی که آن را از آنِ شما می‌کند
ui-device-how = آن را با دستگاه دیگر بخوانید یا پیوند را آنجا باز کنید. یک بار کار می‌کند و آن دستگاه «شما» می‌شود: به کسی نشانش ندهید.
ui-code-until = تا { $when } معتبر است
ui-copy-link = رونوشت پیوند
ui-device-another = استفاده از دستگاهی دیگر هم
ui-data-about = هر چه درباره‌ی شما نگه داشته می‌شود می‌توانید با خود ببرید، و هر وقت بخواهید پاک می‌شود.
ui-data-download = دریافت داده‌های من
ui-delete-account = مرا پاک کن
ui-delete-account-sure = می‌خواهید پاک شوید؟
ui-delete-account-what = نام شما، دستگاه‌هایتان، و آنچه نوشته یا یادداشت کرده‌اید بی‌درنگ و برای همیشه پاک می‌شود. بازی‌هایی که کرده‌اید می‌ماند، با نامی که چیزی نمی‌گوید.
ui-delete-account-confirm = برای تأیید نامتان را بنویسید: { $name }
ui-delete-account-cancel = نه، می‌مانم
ui-delete-account-do = برای همیشه پاک کن
ui-renamed = از این پس نام شما { $name } است.
ui-your-crest = این نشان از آنِ شماست: دیگران شما را با آن هم می‌شناسند.
ui-rename = تغییر نام من
ui-passkey-added = کلید عبور نگه داشته شد.
ui-passkeys-about = کلید عبور شما را با نام و بازی‌هایتان بازمی‌گرداند، حتی اگر همه‌ی دستگاه‌ها گم شود. نه گذرواژه می‌خواهد و نه ایمیل.
ui-passkey-since = ساخته‌شده: { $when }
ui-passkey-end-of = پاک کردن کلید عبوری که { $when } ساخته شد
ui-passkey-end = پاک کن
ui-passkeys-not-here = کلید عبور به نشانی امن (https) و مرورگری نیاز دارد که آن را بشناسد.
ui-passkey-add = افزودن کلید عبور
ui-rules-by-edition = مثل جعبه‌ی خودم
ui-own-choice = میزبان یک‌به‌یک برگزیده است
ui-claims-place = { $by } می‌گوید: جای { $of } از آنِ من است. همین‌طور است؟
ui-claims-wait = تا { $of } به اندازه‌ی { $wait } ثانیه غایب نباشد چیزی تصمیم گرفته نمی‌شود. سپس بیش از نیمی از شما باید موافق باشند.
ui-claims-count =
    { $count ->
        [one] یک نفر از { $of } نفر موافق است.
       *[other] { $count } نفر از { $of } نفر موافق‌اند.
    }
ui-it-is-them = بله، جای اوست
ui-it-is-not = نه، این‌طور نیست
ui-sleep-hours = ساعت خواب شما
ui-sleep-hours-since = از
ui-sleep-hours-until = تا
ui-sleep-hours-kept = در این ساعت‌ها زمان برای شما نمی‌گذرد.
ui-sleep-hours-none = ساعتی را عوض کنید تا هنگام خواب زمان برایتان نگذرد.
ui-code-admits = تا ده دقیقه هر که کد را بزند یکراست بیاید تو
ui-table-settings = این میز چگونه اداره می‌شود
ui-table-setting-open = در فهرست میزهای باز بیاید تا هر کس بتواند بپیوندد
ui-table-setting-language = زبان این میز
ui-table-setting-any-language = هر زبانی که بخواهند
ui-table-setting-spectators = دیگران می‌توانند تماشا کنند
ui-table-setting-delay = تماشاگران چقدر عقب‌ترند
ui-table-setting-minutes =
    { $count ->
       *[other] { $count } دقیقه
    }
ui-table-setting-no-delay = هیچ
ui-table-setting-chat = چه می‌شود گفت
ui-table-setting-chat-all = هر چیز
ui-table-setting-chat-phrases = فقط جمله‌ها و ادعاها، هر کس به زبان خودش می‌خواند
ui-table-setting-chat-off = هیچ: جای دیگری حرف می‌زنید
ui-table-setting-quotes = می‌شود از گفته‌ها و رویدادها نقل کرد
ui-table-setting-marks = ادعاهایی که با هم نمی‌خوانند نشان‌دار می‌شوند
ui-table-setting-words = واژه‌های زننده نشان داده و برای هر که بخواهد پوشانده می‌شود
ui-table-setting-abandoned = بازی‌ای که کسی به آن برنگردد پایان می‌یابد پس از
ui-table-setting-days =
    { $count ->
       *[other] { $count } روز
    }
ui-table-setting-for-ever = هیچ‌وقت
ui-table-setting-host-only = این با میزبان است.
ui-dealing = کارت‌ها پخش می‌شود …
ui-all-ready = همه آماده‌اند. هر وقت خواستید شروع کنید.
ui-hosted-by = میزبان { $name } است
ui-what-we-play = چه بازی می‌کنیم
ui-to-group-history = بازی‌ها و امتیازهای این میز
ui-break-off = توقف پخش
ui-option-changed = تغییر کرده
ui-what-changes = چه عوض می‌شود؟
ui-what-changes-of = چه عوض می‌شود؟ { $option }
ui-place-now = { $name } در جای { $place } نشسته است.
ui-about-seat = { $name }: چه باید کرد؟
ui-up = بالاتر
ui-down = پایین‌تر
ui-swap-with = جابه‌جا با …
ui-swap-with-of = جای { $name } را عوض کن با
ui-hand-over = میزبان کن
ui-hand-over-to = { $name } میزبان شود
ui-get-up = برخاستن
ui-ask-up = خواهش برخاستن
ui-claim-back = جای من نیست
ui-my-place = این جای من است
ui-offer-seat = جایم را به { $name } می‌دهم
ui-offer-made = جایتان را به { $name } پیشنهاد کرده‌اید.
ui-offer-back = جایم را نگه می‌دارم
ui-offer-from = { $name } جایش را به شما پیشنهاد می‌کند. از همان جا بازی را ادامه می‌دهید.
ui-offer-accept = می‌گیرم
ui-offer-decline = نه، ممنون
ui-keep-out = امشب دیگر ننشیند
ui-keep-out-of = { $name } برخیزد و امشب دیگر ننشیند
ui-allow-to-sit = { $name } دوباره بنشیند
ui-ballot-wait-over = تا { $wait } ثانیه نگذرد کاری نمی‌شود. اگر { $name } وصل شود، رأی‌گیری تمام است.
ui-claim-seat = جای { $name } مال من است
ui-my-seat-hint = اگر صاحب جا نباشد، از دیگران پرسیده می‌شود.
ui-free-place = جای خالی
ui-for-so-many = برای { $least } تا { $most } بازیکن
ui-fill-bots =
    { $count ->
       *[other] پر کردن { $count } جا با ربات‌ها
    }
ui-next-in-are = در بازی بعد: { $names }
ui-next-in-nobody = هنوز کسی در انتظار بازی بعد نیست.
ui-invited-how = بگویید چه نامی می‌خواهید داشته باشید، همین.
ui-clock-own = ثانیه برای هر گونه پرسش؛ صفر یعنی هر قدر طول بکشد
ui-clock-bank = ذخیره‌ای برای سراسر بازی
ui-clock-waking = فقط ساعت‌های بیداری حساب می‌شود

## Replay

ui-replay = یک بازی پایان‌یافته
ui-replay-of = { $game }، بازی { $number }
ui-replay-look = تماشای دوباره
ui-replay-as = از نگاهِ
ui-replay-as-whole = دانای کل
ui-replay-as-spectator = آنچه همه دیدند
ui-replay-as-seat = آن‌گونه که { $name } دید
ui-replay-as-own = آن‌گونه که شما دیدید ({ $name })
ui-replay-timeline = روند بازی
ui-replay-chapters = بخش‌های بازی
ui-replay-step = لحظه
ui-replay-step-of = { $at } از { $all }
ui-replay-first = به آغاز
ui-replay-back = یک گام به عقب
ui-replay-on = یک گام به جلو
ui-replay-last = به پایان
ui-replay-play = پخش
ui-replay-pause = ایست
ui-replay-happened = آنچه به اینجا رسید
ui-replay-nothing = در این میان چیزی گفته نشد.
ui-replay-alone = تنها { $name }:
ui-replay-nobody = هیچ‌کس این را ندید:
ui-replay-known = چه کسی چه می‌دانست
ui-replay-share = هم‌رسانی این لحظه
ui-replay-copy = کپی پیوند این لحظه
ui-replay-copy-how = برای کسانی باز می‌شود که سر میز بودند.
ui-replay-open = ساختن پیوند برای همه
ui-replay-open-how = برای هر کس که آن را داشته باشد باز می‌شود. آنجا افراد به جای نام، نشان دارند؛ مگر سازندهٔ پیوند و هر کس که بخواهد نامش بیاید.
ui-replay-link = پیوند
ui-replay-links = پیوندهای همگانی
ui-replay-link-by = ساختهٔ { $name }، { $when }
ui-replay-named = آنجا نام مرا بیاورید
ui-replay-unlink = برداشتن پیوند
ui-replay-text = نگه‌داشتن به صورت متن
ui-proof = گواه پخش کارت‌ها
ui-proof-checking = این دستگاه پخش کارت‌ها را می‌سنجد…
ui-proof-failed = پروندهٔ بازی نرسید، پس چیزی سنجیده نشد.
ui-proof-holds = روی همین دستگاه سنجیده شد: کارت‌ها همان‌گونه پخش شده‌اند که باید.
ui-proof-together =
    { $seats ->
        [one] { $seats } صندلی همراه با سرور آن را رقم زد.
       *[other] { $seats } صندلی همراه با سرور آن را رقم زدند.
    }
ui-proof-receipt = این دستگاه در پخش کارت‌ها سهم داشت و پروندهٔ بازی همان را می‌گوید که آن هنگام دیده بود.
ui-proof-no-receipt = این دستگاه چیزی از این پخش نگه نداشته است: این ثبت فقط با خودش می‌خواند.
ui-proof-broken = در این پخش چیزی درست نیست.
ui-proof-nothing = دربارهٔ این پخش چیزی را نمی‌توان ثابت کرد.
ui-proof-how = چگونه سنجیده می‌شود
ui-proof-explained = پیش از پخش، سرور و دستگاه هر بازیکن عددی را بی‌آنکه نشان دهند قول دادند. سپس همهٔ عددها نشان داده شد و هر چه به بخت سپرده است از همهٔ آن‌ها با هم به دست می‌آید؛ پس هیچ‌کس به‌تنهایی نمی‌توانست آن را برگزیند. این صفحه همهٔ پرتاب‌ها را از همان عددها دوباره انجام داده و با آنچه پخش شده سنجیده است. اگر میزی رازهایش را پس از پایان هم نگه دارد، یا بازی نیمه‌کاره رها شده باشد، همهٔ عددها نشان داده نمی‌شود و آن‌گاه چیزی را نمی‌توان ثابت کرد.
ui-proof-by-hand = خودتان بسنجید
ui-proof-by-hand-how = پروندهٔ بازی را بگیرید و با برنامهٔ خودتان بررسی کنید:
ui-tally-bars = بردها از میان همهٔ بازی‌ها
ui-tally-table = همان، به صورت جدول
ui-avalon-knew = { "\u200F" }{ $name }: { $what }
ui-avalon-peeked = مأموریت { $quest }، کارت { $name }: { $card }
ui-avalon-cards-played = کارت‌های مأموریت
ui-avalon-card-on = مأموریت { $quest }: { $card }
ui-avalon-chapter-deal = پخش کارت‌ها
ui-avalon-chapter-round = دور { $round }
ui-avalon-chapter-end = پایان

## Chat, blocks and reports

ui-chat-views = کدام بخش گفت‌وگو
ui-chat-view-table = میز
ui-chat-view-spectators = تماشاگران
ui-chat-view-sealed = جداگانه
ui-chat-view-claims = ادعاها
ui-chat-view-people = افراد
ui-chat-messages = آنچه گفته شد
ui-chat-new =
    { $count ->
        [1] یک حرف تازه
       *[other] { $count } حرف تازه
    }
ui-chat-said = { $name }: { $words }
ui-chat-about-message = دربارهٔ آنچه { $name } گفت
ui-chat-about = دربارهٔ { $name }
ui-chat-do = چه می‌توانم بکنم؟
ui-chat-jump = برو به آنچه نقل شده
ui-chat-covered = واژهٔ پوشیده
ui-chat-left =
    { $count ->
        [1] جا برای یک نویسهٔ دیگر هست
       *[other] جا برای { $count } نویسهٔ دیگر هست
    }
ui-chat-unquote = این را نقل نکن
ui-chat-at-hand = جمله‌های دم‌دست
ui-chat-any-table = سر هر میزی
ui-chat-sealed-hint = این اتاق برای همه نیست و برای همه یک‌شکل است: بازش کنید تا ببینید برای شما هست یا نه. خودش بسته می‌شود.
ui-chat-sealed-open = باز کردن اتاق
ui-chat-sealed-close = بستن اتاق
ui-chat-sealed-none = اینجا چیزی نیست که شما بتوانید بخوانید.
ui-chat-quote = نقل این حرف
ui-chat-mute = حرف‌هایش را اینجا نشانم نده
ui-chat-unmute = حرف‌هایش را دوباره نشانم بده
ui-chat-mute-hint = سر این میز، روی همهٔ دستگاه‌هایتان. کس دیگری خبردار نمی‌شود.
ui-chat-block = مسدود کردن
ui-chat-unblock = رفع مسدودی
ui-chat-block-hint = هیچ‌یک از شما نوشته‌های دیگری را سر هیچ میزی نمی‌خواند. ادعاها و جمله‌های آماده همچنان شنیده می‌شوند.
ui-chat-muted = دیگر حرف‌های { $name } را اینجا نمی‌بینید.
ui-chat-unmuted = دوباره حرف‌های { $name } را اینجا می‌بینید.
ui-chat-blocked = شما و { $name } دیگر نوشته‌های همدیگر را نمی‌خوانید.
ui-chat-unblocked = شما و { $name } دوباره نوشته‌های همدیگر را می‌خوانید.
ui-undo = برگرداندن
ui-close = بستن
ui-is-muted = اینجا برای شما پنهان
ui-is-blocked = مسدود
ui-is-muted-for-all = اجازهٔ حرف زدن ندارد
ui-point = کسی را نشان دادن
ui-point-at = نشان دادن { $name }
ui-point-hint = لحظه‌ای روی صفحهٔ همه دیده می‌شود.
ui-quote-fact = نقل آنچه رخ داد
ui-quote-hint = همراه حرف بعدی شما می‌رود.
ui-claim-kind = ادعا می‌کند
ui-claim-make = ادعایی کردن
ui-claim-hint = کسی این‌ها را نسنجیده است: هر ادعایی شاید دروغ باشد.
ui-claim-against = با ادعای پیشین جور درنمی‌آید
ui-claim-fallen = دیگر برقرار نیست
ui-claim-clash = هر دو با هم درست نیست
ui-claims-by = به چه ترتیبی
ui-claims-by-seat = به ترتیب افراد
ui-claims-by-time = به ترتیب زمان
ui-claims-stale = آنچه دیگر برقرار نیست هم
ui-claims-none = در این بازی کسی ادعایی نکرده است.
ui-report-message = گزارش این حرف
ui-report-person = گزارش این شخص
ui-report-of = گزارش { $name }
ui-report-why = دربارهٔ چیست؟
ui-report-hint = خانه آنچه را پیرامون آن گفته شده می‌افزاید. کسی نمی‌فهمد گزارش از کیست.
ui-report-send = گزارش دادن
ui-report-made = سپاس. کسی به آن نگاه می‌کند؛ در گزارش‌هایتان می‌توانید نتیجه را بخوانید.
ui-mute-all = دیگر نگذار اینجا حرف بزند
ui-unmute-all = بگذار دوباره اینجا حرف بزند
ui-mute-all-hint = به‌عنوان میزبان، برای همه سر این میز. همه این را و دلیلش را می‌بینند.
ui-mute-all-of = چرا { $name } دیگر نباید حرف بزند؟
ui-mute-reason-abuse = توهین
ui-mute-reason-flood = پرگویی
ui-mute-reason-telling = گفتن آنچه نباید گفت
ui-mute-reason-other = چیز دیگر
ui-moderation = گزارش‌های این میز
ui-moderation-none = چیزی برای تصمیم‌گیری نیست.
ui-moderation-mute = ۳۰ روز بدون نوشتن اینجا
ui-moderation-let-be = بی‌خیال شدن
ui-server-moderation = برای ناظران
ui-moderation-reported = گزارش‌شده
ui-moderation-action = چه تصمیمی گرفته می‌شود
ui-moderation-reason = به دلیل
ui-moderation-days = چند روز (۰: برای همیشه)
ui-moderation-decide = تصمیم بگیر
ui-reports = گزارش‌های من
ui-reports-sentence = آنچه گزارش داده‌اید، نتیجه‌اش، و آنچه دربارهٔ شما تصمیم گرفته شده است.
ui-reports-none = چیزی گزارش نداده‌اید و دربارهٔ شما تصمیمی گرفته نشده است.
ui-report-made-by-you = گزارش شما
ui-report-about-you = دربارهٔ شما
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
ui-avalon-track-lost =
    { $fails ->
        [1] ۱ شکست
       *[other] { $fails } شکست
    }
ui-question = بخش شما
ui-inventory = آنچه در بازی هست
ui-waiting = در انتظارِ { $names }.
ui-considered = در نظر
ui-is-away = اینجا نیست
ui-stand-in-for = به‌جای { $name }
ui-why-not = انتخاب‌پذیر نیست. بزنید تا دلیلش را ببینید.
ui-pick-more =
    { $count ->
        [1] یک نفر دیگر.
       *[other] { $count } نفر دیگر.
    }
ui-picked = برگزیده: { $names }
ui-pick-someone =
    { $most ->
        [1] یک نفر را از دور میز برگزینید.
       *[other] { $most } نفر را از دور میز برگزینید.
    }
ui-confirm = این کار بازگشت ندارد.
ui-confirm-yes = بله، انجام شود
ui-confirm-no = نه، صبر کنید
ui-title-turn = ● نوبت شماست – Camlann
ui-clock-left = { $seconds } ثانیه مانده است.
ui-keys = کلیدها
ui-keys-hint = هیچ کلیدی به‌تنهایی تصمیمی نمی‌گیرد: شما را به جای درست می‌برد و آنجا می‌زنید. در تنظیمات می‌توان خاموششان کرد.
ui-key-approve = به موافقت
ui-key-reject = به مخالفت
ui-key-go = به دکمه‌ی پاسخ
ui-key-tab-card = کارت من
ui-key-tab-chat = گفت‌وگو
ui-key-tab-votes = رأی‌ها
ui-key-tab-notes = یادداشت
ui-key-tab-log = رویدادها
ui-key-tab-table = میز
ui-key-seat = به یک جایگاه؛ اگر نوبت گزینش باشد آن را برمی‌گزیند
ui-key-list = همین فهرست
ui-tab-table = میز
ui-call = نظرخواهی از میز درباره‌ی این بازی
ui-call-hint = همه رأی می‌دهند: ادامه، وقتی دیگر، یا پایان بی‌نتیجه.
ui-stay = نه، می‌مانم
ui-give-up = ترک جایگاهم
ui-give-up-sure = شما جایگاهتان را در این بازی ترک می‌کنید.
ui-give-up-hint = میز تصمیم می‌گیرد چه کسی جای شما بنشیند. می‌توانید برگردید.
ui-take-back = پس‌گرفتن جایگاهم
ui-volunteer = حاضرم جانشین شوم
ui-volunteer-hint = اگر کسی نباشد، میز می‌تواند جایش را به شما بدهد.
ui-unvolunteer = از جانشینی منصرف شدم
ui-queue = بازی در دور بعد
ui-unqueue = در دور بعد نه
ui-back-already = شما برگشته‌اید. با بازگشت بیش از نیمی، بازی ادامه می‌یابد.
ui-ballot-count =
    { $count ->
        [1] یک نفر رأی داده است.
       *[other] { $count } نفر رأی داده‌اند.
    }
ui-again = یک بازی دیگر، آماده‌ام
ui-skip-turning = نمایش همه
ui-card-hint = با رها کردن یا رو برگرداندن خودش بسته می‌شود. مراقب پشت سرتان باشید.
ui-avalon-spotlight = زیر ذره‌بین
ui-avalon-named = نام‌برده‌ی آدمکش
ui-avalon-learned = بعداً به شما نشان داده شد
ui-avalon-others-know = آنچه دیگران شاید از شما بدانند
ui-avalon-seen-by-nobody = به هیچ‌کس نشان نداده‌اند که شما کیستید.
ui-avalon-seen-by-merlin = به مرلین نشان داده‌اند که شما در خدمت پلیدی هستید.
ui-avalon-seen-by-evil = دیگر یاران پلیدی که چشم می‌گشایند، شما را دیده‌اند.
ui-avalon-seen-by-evil-lancelot = دیگر یاران پلیدی می‌دانند که شما لنسلوتِ پلید هستید.
ui-avalon-seen-by-percival = به پرسیوال نشان داده‌اند که شما مرلین هستید.
ui-avalon-seen-by-percival-two = پرسیوال دو نفر را دیده که یکی شمایید: یکی مرلین است و یکی مورگانا.
ui-avalon-seen-by-lancelot = لنسلوتِ دیگر شما را می‌شناسد.
ui-avalon-you-win = چگونه می‌برید
ui-avalon-play-which = کارتی برگزینید
ui-avalon-brief-reveal = کارتتان را باز کنید، بخوانید کیستید و چه می‌دانید، و بگویید که آن را دیده‌اید.
ui-avalon-read-aloud = برای بلند خواندن، اگر همه در یک اتاق هستید
    .about = یکی از شما آهسته می‌خواند و چشم‌های همه بسته است. کارت شما همین را نشان می‌دهد.
ui-avalon-brief-veil = همه در اینجا یک چیز می‌بینند تا کسی نفهمد چه کسی برمی‌گزیند. تنها حرف آدمکش به شمار می‌آید.
ui-avalon-brief-quest = مأموریت { $quest } گروهی { $size } نفره می‌خواهد.
ui-avalon-brief-team = برای مأموریت { $quest }: { $names }
ui-avalon-brief-bearer = اکسکالیبر نزد { $name } است.
ui-avalon-brief-two = برای شکست این مأموریت دو کارت شکست لازم است.
ui-avalon-brief-last = پنجمین گروه این دور: اگر این هم رد شود، پلیدی می‌برد.
ui-avalon-just-seen = چیزی به شما نشان داده شد. همه این را می‌دانند، ولی کسی نمی‌داند چه بود.
ui-avalon-in-game = در بازی: { $good } از نیکی، { $evil } از پلیدی
ui-avalon-lady-with = بانوی دریاچه نزد { $name } است.
ui-avalon-lady-before = پیش از این: { $names }. هرگز نزدشان بازنمی‌گردد.
ui-avalon-allegiance = کارت‌های بیعت
ui-avalon-allegiance-open = از آغاز رو هستند و یکی پس از دیگری اثر می‌کنند. با جابه‌جایی، هر دو لنسلوت جبهه عوض می‌کنند.
ui-avalon-allegiance-by-quest = از آغاز رو هستند، برای هر مأموریت یکی، و هر کدام با مأموریت خود اثر می‌کند. با جابه‌جایی، هر دو لنسلوت جبهه عوض می‌کنند.
ui-avalon-allegiance-of-quest = مأموریت { $quest }: { $card }
ui-avalon-allegiance-of-round = دور { $round }: { $card }
ui-avalon-allegiance-acted = اثر کرده است
ui-avalon-allegiance-hidden = یکی‌یکی رو می‌شوند. با جابه‌جایی، هر دو لنسلوت جبهه عوض می‌کنند و به کسی نمی‌گویند که کیستند.
ui-avalon-plots = کارت‌های دسیسه: { $held } روی میز، { $left } در دسته
ui-avalon-plot-drawn = برای پخش
ui-avalon-hide-votes = پنهان کردن رأی‌ها
ui-avalon-votes-caption = رأی هر کس درباره‌ی هر گروه
ui-avalon-wins = پیروزیِ { $side }
ui-avalon-who-was-who = چه کسی که بود
ui-avalon-what-each-knew = هر کس چه می‌دانست
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
ui-knight-bedivere = بدیویر
ui-knight-caradoc = کارادوک
ui-knight-dinadan = دینادان
ui-knight-elyan = الیان
ui-knight-feirefiz = فایرفیز
ui-knight-gareth = گرت
ui-knight-hector = هکتور
ui-knight-ironside = پهلوآهن
ui-knight-kahedin = کاهدین
ui-knight-lamorak = لاموراک
ui-knight-marhaus = مرهاوس
ui-knight-nentres = ننترس
ui-knight-owain = اوئین
ui-knight-pelleas = پلیاس
ui-knight-sagramore = ساگرامور
