# آنچه خط فرمان از خود می‌گوید (`camlann --help`) و آنچه سرور هنگام آغاز می‌نویسد.
# آنچه باید تایپ شود همان می‌ماند: گزینه‌ها، نام پرونده‌ها و مقدارهایی مانند known_pair.

cli-usage = کاربرد:
cli-about = بازی‌های وفاداری پنهان
cli-title-positional-arguments = آرگومان‌ها
cli-title-options = گزینه‌ها
cli-title-commands = فرمان‌ها
cli-title-settings = تنظیم‌ها
    .about = هر یک به‌صورت متغیر هم می‌شود: --url همان CAMLANN_URL است
cli-needs = فرمان camlann { $command } به { $package } نیاز دارد که نصب نیست. این را امتحان کنید:

## فرمان‌ها

cli-command-play = بازی در همین پایانه
cli-command-replay = مرور گام‌به‌گام یک ثبت
cli-command-verify = سنجیدن پخش کارت‌ها و تاس‌های یک ثبت
cli-command-narrator = نوشتن صفحه‌ای که متن آغاز بازی را بلند می‌خواند، برای بازی با کارت‌های جعبه
cli-command-serve = اجرای سرور روی این دستگاه
cli-command-doctor = جست‌وجوی آنچه جلوی سرور را روی این دستگاه می‌گیرد، و این که چه باید کرد
cli-command-owner = ساختن پیوند ورود برای صاحب سرور
cli-command-admin = فهرست یا پس گرفتن پیوندهایی که کسی را ناظر می‌کنند
cli-command-admin-links = فهرست پیوندهایی که هنوز کار می‌کنند
cli-command-admin-withdraw = پس گرفتن پیوند پیش از آنکه کسی آن را به کار ببرد
cli-command-gate = اجرای gate که اتصال‌ها را نگه می‌دارد (چند دستگاه)
cli-command-keep = اجرای keeper که میزها را نگه می‌دارد (چند دستگاه)
cli-command-keys = ساختن پرونده‌ی کلیدی که keeperها با هم دارند
cli-command-tidy = پاک کردن داده‌هایی که زمان نگهداری‌شان گذشته است
cli-command-backup = رونوشت از انباره در حین بازی؛ کلیدها جای دیگری می‌روند
cli-command-restore = ساختن دوباره‌ی انباره‌ای خالی از نسخه‌ی پشتیبان و کلیدهایش
cli-command-bots = اجرای ربات‌ها (چند دستگاه)
cli-command-bench = سنجیدن سرعت قوانین، یا شمردن بایت‌های فریم‌ها
cli-command-arena = بازی ربات‌ها با یکدیگر
cli-command-arena-duel = دو ربات، هر یک در هر دو سو
cli-command-arena-ladder = هر سطح در برابر سطح پایین‌ترش
cli-command-arena-strength = همه‌ی رویارویی‌های docs/bots.md، ساعت‌ها؛ می‌شود نگهش داشت
cli-command-arena-camelot = یک ربات در همه‌ی جاها، برای بازی‌ای که بیشترشان با هم‌اند

## گزینه‌های چند فرمان

cli-flag-help = نمایش این راهنما و خروج
cli-flag-version = نمایش نسخه و خروج
cli-flag-language = زبان نوشته‌ها (پیش‌فرض: زبان سیستم، وگرنه انگلیسی)
cli-flag-names = نام بازیکنان، ساعت‌گرد
cli-flag-data = پوشه‌ی پایگاه داده و کلید (پیش‌فرض: { $default })؛ یا متغیر CAMLANN_DATA
cli-flag-store = postgresql://… اگر PostgreSQL دارید؛ یا متغیر CAMLANN_STORE
cli-flag-bus = nats://… یا tls://…؛ یا متغیر CAMLANN_BUS
cli-flag-host = نشانی‌ای که به آن گوش می‌دهد (پیش‌فرض: همه‌ی نشانی‌های این دستگاه)؛ یا متغیر CAMLANN_HOST
cli-flag-port = درگاهی که به آن گوش می‌دهد (پیش‌فرض: { $default }؛ 0: هر کدام شد)؛ یا متغیر CAMLANN_PORT
cli-flag-no-page = شروع، حتی اگر صفحه ساخته نشده باشد: برنامه‌ها بازی می‌کنند و مرورگرها نه
cli-flag-health-port = پاسخ به بررسی سلامت و سنجه‌ها در این درگاه
cli-flag-health-host = نشانی درگاه سلامت (پیش‌فرض: فقط این دستگاه)

## گزینه‌های یک فرمان

cli-play-game = کدام بازی (پیش‌فرض: { $default })
cli-play-seats = شمار جاها (پیش‌فرض: به شمار نام‌ها، یا ۵)
cli-play-seat = جای شما: شماره‌ای از 0، یا یک نام (پیش‌فرض: { $default })
cli-play-hot = جاهای کسانی که همین صفحه را با هم دارند، مانند 0,2؛ all: همه؛ none: برای تماشای بازی ربات‌ها
cli-play-bots = ربات‌های جاهای دیگر چقدر خوب بازی کنند، اگر بازی چنین ربات‌هایی دارد (پیش‌فرض: { $default })
cli-play-preset = یک میز آماده: first_game، classic، everything؛ it، fr، fa: مانند جعبه‌ی آن زبان
cli-play-narrate = نمایش متنی که پیش از دیدن نقش‌ها بلند می‌خوانند
cli-play-set = گذاشتن هر گزینه‌ی دیگر بازی
cli-play-seed = بذر پخش؛ هر که آن را بداند پخش را می‌داند
cli-play-save = نگه داشتن ثبت بازی
cli-replay-file = ثبتی که با --save نگه داشته یا دریافت شده است
cli-replay-viewer = نمایش بازی چنان که این جا دیده است (پیش‌فرض: مانند تماشاگر)
cli-replay-text = نوشتن همه‌ی شرح بازی یک‌جا
cli-verify-file = { cli-replay-file }
cli-verify-receipt = رسید پخش که دستگاه شما نگه داشته است، به‌صورت JSON
cli-narrator-file = پرونده (پیش‌فرض: { $default })
cli-narrator-language = زبانی که با آن آغاز می‌کند؛ همه را دارد (پیش‌فرض: زبان سیستم، وگرنه انگلیسی)
cli-bench-what = چه چیزی سنجیده شود
cli-bench-rounds = شمار دورها؛ نتیجه میانه‌ی آن‌هاست
cli-bench-games = شمار بازی در هر دور
cli-arena-a = random، rules، logic، bayes؛ برای مقایسه naive یا observing؛ ربات خودتان به صورت MODULE:CLASS
cli-arena-b = حریفش
cli-arena-bot = rules یا random، یا از خودتان به شکل MODULE:CLASS (پیش‌فرض: { $default })
cli-arena-games = شمار بازی‌های یک رویارویی، نیمی با جابه‌جایی دو سو
cli-arena-camelot-games = شمار بازی‌ها
cli-arena-seats = شمار جاها (پیش‌فرض: { $default })
cli-arena-modules = نقش‌ها و افزوده‌ها، بیش از بازی نخست
cli-arena-traitors = چند خائن می‌تواند باشد (پیش‌فرض: { $default })
cli-arena-expansion = با «یاران مرلین»
cli-arena-seed = بذر پخش‌ها (پیش‌فرض: { $default })
cli-arena-keep = نگه داشتن نتیجه‌ها در آنجا، و ادامه از جایی که پیش‌تر مانده بود
cli-arena-show = بازی نکردن؛ نوشتن آنچه تا کنون بازی شده است
cli-arena-jobs = شمار پردازه‌هایی که هم‌زمان بازی می‌کنند (پیش‌فرض: { $default })
cli-arena-json = نوشتن رقم‌ها به‌صورت JSON
cli-gate-store = postgresql://… یا sqlite:PATH؛ یا متغیر CAMLANN_STORE
cli-gate-host = نشانی‌ای که به آن گوش می‌دهد (پیش‌فرض: فقط این دستگاه)؛ یا متغیر CAMLANN_HOST
cli-gate-bots-key = پرونده‌ی رازی که با ربات‌ها مشترک است
cli-gate-people-keys = ساخته‌ی `camlann keys --of`؛ بی آن نه یادداشتی هست و نه گزارشی
cli-keep-store = { cli-gate-store }
cli-keep-keys = پرونده‌ی کلید (camlann keys)
cli-bots-at = نشانی gateها، مانند http://host:8080
cli-bots-bots-key = پرونده‌ی رازی که با gateها مشترک است
cli-admin-withdraw-id = شناسه‌ای که `camlann admin links` چاپ می‌کند؛ all: همه‌ی پیوندها
cli-keys-file = کلید کجا نوشته شود
cli-keys-of = بی کلید تازه: نوشتن آن بخش از این پرونده‌ی کلید که gateها برای یادداشت‌ها و گزارش‌ها لازم دارند
cli-doctor-bus = nats://… اگر NATS دارید؛ یا متغیر CAMLANN_BUS
cli-doctor-keys = پرونده‌ی کلید، اگر در پوشه نیست
cli-backup-folder = نسخه‌ی پشتیبان کجا نوشته شود؛ پوشه‌ای تازه
cli-backup-keys-of = پرونده‌ی کلید، اگر در پوشه‌ی --data نیست
cli-backup-keys = رونوشت کلیدها در آنجا، جدا از نسخه‌ی پشتیبان
cli-restore-folder = نسخه‌ی پشتیبانی که camlann backup ساخته است
cli-restore-keys = کلیدهای آن
cli-restore-erased = فهرست کسانی که پاک شده‌اند (camlann.erased)؛ چند بار هم می‌شود؛ none: هیچ‌کس

## گزینه‌های بازی‌ها

cli-avalon-roles = نقش‌هایی افزون بر نقش‌های میز: { $values }
cli-avalon-lady = بازی با بانوی دریاچه
cli-avalon-excalibur = بازی با اکسکالیبر
cli-avalon-plot = بازی با کارت‌های دسیسه
cli-avalon-lancelot = بازی با هر دو لنسلوت: { $values }
cli-avalon-discussion = گفت‌وگو پیش از رأی‌گیری: { $values }
cli-avalon-quest-order = ترتیب مأموریت‌ها: { $values }
cli-shadows-expansion = بازی با «یاران مرلین»
cli-shadows-squires = آغاز از ملازمی و به دست آوردن نشان شوالیه
cli-shadows-traitors = چند خائن می‌تواند باشد: { $values }

## تنظیم‌ها

cli-settings-name = نام سرور که در صفحه‌هایش دیده می‌شود
cli-settings-url = نشانی‌ای که مردم به کار می‌برند، اگر نشانی همین دستگاه نیست: `https://…`
cli-settings-cell = نام این سرور در میان چند سرور جدا؛ نشانی میزهایش با آن آغاز می‌شود، مانند `/t/c7-…`
cli-settings-lan-name = بی `--url`: نام‌های دیگر این دستگاه، افزون بر نام میزبان و نشانی‌هایش
cli-settings-proxy = آیا پروکسی جلوی سرور نشانی مردم را در `X-Forwarded-For` می‌فرستد
cli-settings-opens = چه کسی میز باز می‌کند: هر کس (`anyone`)؛ باشگاه با پیوندش (`club`)؛ یا فقط فهرست `hosts`
cli-settings-club = راز پیوند باشگاه، دست‌کم ۱۶ نویسه؛ `serve` خودش یکی می‌سازد
cli-settings-hosts = جز صاحب سرور چه کسانی میز باز می‌کنند: چند `person_id` با ویرگول میانشان
cli-settings-owner = `person_id` صاحب سرور؛ `serve` آن را در پوشه‌اش می‌یابد
cli-settings-moderators = جز صاحب سرور چه کسانی درباره‌ی گزارش‌ها تصمیم می‌گیرند: چند `person_id` با ویرگول میانشان
cli-settings-contact = راه تماس با این سرور، `mailto:…` یا `https://…`: در `security.txt` می‌آید
cli-settings-erased = پرونده‌ای که کسان پاک‌شده را فهرست می‌کند، برای `camlann restore`؛ `serve` مال خودش را دارد؛ یک gate روی PostgreSQL آن را می‌خواهد، یا `none`
cli-settings-open-tables = آیا میزها می‌توانند در فهرست همگانی بیایند
cli-settings-chat = آیا در گفت‌وگو می‌شود متن نوشت
cli-settings-bots = آیا ربات‌ها بازی می‌کنند
cli-settings-bot-workers = چند پردازه برای ربات‌ها فکر کنند؛ 0: همه‌ی ربات‌ها آسان‌اند
cli-settings-spectators = آیا تماشاگر می‌تواند بیاید
cli-settings-push = آیا سرویس push مرورگر می‌تواند خبر بدهد که بازی کُندی یا مهمانی منتظر است؛ `loopback`: برای آزمون، سرویس push روی همین دستگاه هم
cli-settings-animation-scale = درازای رونمایی‌ها و درنگ ربات‌ها: 1 عادی است و 0.5 نیمِ آن
cli-settings-tables = در یک روز چند میز می‌شود باز کرد، برای هر gate
cli-settings-tables-per-person = از آن میان یک نفر چند تا
cli-settings-people = چند دستگاه هم‌زمان وصل باشند، برای هر gate

## چه چیزی در یک تنظیم نادرست است

setting-yes-or-no = { $variable } یا { $flag } باید yes یا no باشد، نه { $text }.
setting-number = { $variable } یا { $flag } باید عدد باشد، نه { $text }.
setting-one-of = { $variable } یا { $flag } باید یکی از این‌ها باشد: { $values }، نه { $text }.
setting-refused = { $variable } یا { $flag } نمی‌تواند { $text } باشد: { $error }.
setting-url = { $variable } باید نشانی بی‌مسیر باشد، مانند https://games.example.org
setting-cell = { $variable } باید نامی کوتاه مانند c7 باشد (یک حرف کوچک لاتین و سپس حداکثر هفت حرف کوچک یا رقم)، نه { $text }.
setting-club = { $variable } کوتاه است و می‌شود حدسش زد: دست‌کم ۱۶ نویسه بنویسید.
setting-people = { $variables } باید person_id باشند: ۳۲ رقم هگزادسیمال.
setting-contact = { $variable } باید با mailto: یا https:// آغاز شود.
setting-lan-name = { $variable } باید نامی مانند games.home.arpa باشد، بی درگاه، نه { $text }.

## آنچه فرمان‌های سرور می‌نویسند

serve-address = Camlann در این نشانی است: { $url }
serve-alone = فقط همین دستگاه به آن می‌رسد. برای تلفن‌های شبکه‌تان --host را بردارید.
serve-phones = در تلفنی در همین شبکه این را باز کنید: { $url }
serve-here = در همین دستگاه این را باز کنید: { $url }
serve-url = همه این نشانی را باز می‌کنند: { $url }
serve-listens = سرور به این نشانی گوش می‌دهد: { $url }
serve-stop = با Ctrl-C سرور می‌ایستد. بازی‌ها اینجا نگه داشته می‌شوند: { $path }
serve-club = پیوند اعضای باشگاه که می‌توانند میز باز کنند: { $url }
serve-owner = پیوند شما، صاحب سرور. یک بار بازش کنید و به هیچ‌کس ندهید: { $url }
owner-id = person_id صاحب سرور: { $person-id }
owner-set = برای هر gate بگذارید { $variable }={ $person-id } و gateها را دوباره راه بیندازید.
admin-link = { $id } تا { $until } کار می‌کند
admin-no-links = پیوندی برای ناظر تازه نیست که هنوز کار کند.
admin-withdrawn = پیوند { $id } پس گرفته شد.
admin-no-link = پیوند { $id } نیست: به کار رفته، زمانش گذشته یا پس گرفته شده است.
admin-no-store = پایگاه داده‌ی { $path } نیست. پوشه‌ی سرور را با --data یا انباره‌ی آن را با --store بدهید.
admin-unreachable = انباره در دسترس نیست. نشانی آن و روشن بودنش را بررسی کنید.
keys-exist = { $path } از پیش هست و تغییری نکرد.
keys-not-written = { $path } نوشتنی نیست ({ $error }). پوشه‌اش را بسازید و به این کاربر اجازه‌ی نوشتن در آن را بدهید.
keys-of-people = در { $path } کلیدهایی است که gateها برای یادداشت‌ها و گزارش‌ها لازم دارند. با آن‌ها هیچ بازی خوانده نمی‌شود.
keys-made = در { $path } کلید تازه‌ای است. بی آن هیچ بازی در جریانی خوانده نمی‌شود: نسخه‌ای را در جای امنی نگه دارید.
cli-narrator-written = { $path } را در مرورگر باز کنید. شبکه لازم ندارد.
cli-narrator-not-built = صفحه ساخته نشده است. در کد منبع نخست scripts/web را اجرا کنید.
