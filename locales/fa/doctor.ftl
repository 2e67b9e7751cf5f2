# آنچه `camlann doctor` می‌گوید: روی دستگاه چه دید و چه باید کرد.

doctor-sign-fine = درست
doctor-sign-advice = پیشنهاد
doctor-sign-wrong = نادرست
doctor-end = { $wrong ->
    [0] هیچ چیز جلوی این سرور را نمی‌گیرد.
    [one] یک چیز نادرست است. آن را درست کنید و دوباره camlann doctor را اجرا کنید.
   *[other] { $wrong } چیز نادرست است. آن‌ها را درست کنید و دوباره camlann doctor را اجرا کنید.
}

## دستگاه

doctor-python = پایتون { $version }.
doctor-no-page = صفحه‌ی مرورگر ساخته نشده است. یک نسخه‌ی منتشرشده نصب کنید، یا در کد منبع scripts/web build را اجرا کنید. اگر فقط برنامه‌ها بازی می‌کنند، با { $flag } شروع کنید.
doctor-no-uvloop = uvloop نصب نیست و سرور کندتر است. نصبش کنید: python3 -m pip install uvloop
doctor-capacity = { $cores } هسته و { $memory } مگابایت حافظه: برای حدود { $players } بازیکن هم‌زمان بس است.
doctor-few-files = هر پردازه فقط { $limit } پرونده باز می‌کند که برای { $people } نفر بس است. حد را به { $wanted } برسانید: ulimit -n { $wanted }
doctor-bots = ربات‌ها در { $workers } پردازه فکر می‌کنند.
doctor-easy-bots = همه‌ی ربات‌ها آسان‌اند. برای ربات‌های قوی --bot-workers را ۱ یا بیشتر بگذارید.
doctor-folder = در پوشه‌ی { $path } می‌شود نوشت.
doctor-folder-will-be-made = پوشه‌ی { $path } ساخته خواهد شد.
doctor-folder-cannot-be-made = پوشه‌ی { $path } ساخته نمی‌شود: در { $parent } نمی‌شود نوشت. با --data پوشه‌ی دیگری برگزینید.
doctor-folder-is-a-file = { $path } پرونده است. با --data یک پوشه برگزینید.
doctor-folder-not-writable = در پوشه‌ی { $path } نمی‌شود نوشت. به این کاربر اجازه بدهید، یا با --data پوشه‌ی دیگری برگزینید.
doctor-folder-in-use = در پوشه‌ی { $path } یک camlann serve دیگر در حال اجراست. نخست متوقفش کنید، یا با --data پوشه‌ی دیگری برگزینید.
doctor-no-server-here = در پوشه‌ی { $path } سروری نیست. پوشه‌ی camlann serve را با --data نام ببرید. برای ساختن سرور تازه camlann serve را اجرا کنید.
doctor-disk = { $free } مگابایت روی دیسک آزاد است.
doctor-disk-full = جایی که { $path } هست فقط { $free } مگابایت آزاد است. جا باز کنید: دست‌کم { $wanted } لازم است.

## انباره و کلید آن

doctor-store = انباره‌ی { $store } خوانده می‌شود.
doctor-store-will-be-made = انباره‌ی { $path } ساخته خواهد شد.
doctor-store-unknown = چنین انباره‌ای نیست. sqlite:PATH یا postgresql://… را به کار ببرید.
doctor-store-not-shared = یک پرونده‌ی SQLite برای یک فرایند است. برای gate و keeper در چند فرایند، PostgreSQL را به کار ببرید: --store postgresql://…
doctor-store-unreachable = به PostgreSQL نمی‌شود رسید ({ $error }). روشنش کنید و نشانی، کاربر و گذرواژه را بررسی کنید.
doctor-store-read-only = PostgreSQL فقط اجازه‌ی خواندن می‌دهد (default_transaction_read_only). هیچ حرکتی نگه داشته نمی‌شود؛ خاموشش کنید.
doctor-store-forgets = fsync در PostgreSQL خاموش است: با قطع برق حرکت‌ها از دست می‌روند. روشنش کنید.
doctor-connections = PostgreSQL اجازه‌ی { $limit } اتصال می‌دهد: روی هم برای { $processes } gate و keeper بس است.
doctor-few-connections = PostgreSQL اجازه‌ی { $limit } اتصال می‌دهد و { $used } تا از آن‌ها در کار است. هر gate و هر keeper تا { $each } اتصال باز می‌کند. max_connections را { $wanted } بگذارید: برای { $more } تای دیگر بس است.
doctor-store-broken = { $path } آسیب دیده است یا پایگاه داده نیست. از نسخه‌ی پشتیبان برگردانیدش.
doctor-schema-will-be-made = پایگاه داده خالی است. جدول‌هایش در نخستین اجرا ساخته می‌شوند.
doctor-schema-newer = این انباره را Camlann تازه‌تری ساخته است (طرح آن { $theirs } است و مال ما { $ours }). همان نسخه را نصب کنید.
doctor-schema-older = انباره از این Camlann قدیمی‌تر است. در اجرای بعدی { $missing ->
    [one] یک مهاجرت
   *[other] { $missing } مهاجرت
} انجام می‌شود و بازی‌ها ادامه می‌یابند. پیش از آن نسخه‌ی پشتیبان بگیرید.
doctor-clock = ساعت این دستگاه و PostgreSQL { $seconds } ثانیه اختلاف دارند. با NTP تنظیمشان کنید.
doctor-key = کلید { $path } خوانده می‌شود.
doctor-key-will-be-made = کلید { $path } ساخته خواهد شد. نسخه‌ای از آن را در جای امنی نگه دارید.
doctor-key-missing = کلید { $path } نیست و بی آن هیچ بازی در جریانی خوانده نمی‌شود. از جایی که نگهش می‌دارید برش گردانید، یا نخستین کلید را با camlann keys بسازید.
doctor-key-unreadable = کلید { $path } خوانده نمی‌شود. به این کاربر اجازه‌ی خواندن بدهید.
doctor-key-broken = در { $path } کلیدی نیست. از جایی که نگهش می‌دارید برش گردانید.
doctor-key-open-to-others = دیگران روی این دستگاه می‌توانند کلید { $path } را بخوانند. ببندیدش: chmod 600 { $path }
doctor-key-of-another-store = کلید { $path } مال این انباره نیست: هیچ‌یک از بازی‌هایش را باز نمی‌کند. کلید درست را پیدا کنید.
doctor-key-of-gates = در { $path } فقط بخشی از کلیدهاست که gateها دارند. keeper پرونده‌ی کامل کلیدها را لازم دارد که camlann keys ساخته است.
doctor-key-of-keepers = در { $path } کلیدهای کامل است که با آن‌ها می‌شود بازی‌ها را خواند. به gateها فقط بخش خودشان را بدهید: camlann keys --of { $path } FILE
doctor-file-unreadable = { $path } خوانده نمی‌شود ({ $error }). پرونده‌ی درست را با { $flag } نام ببرید و به این کاربر اجازه‌ی خواندنش را بدهید.
doctor-erased-not-writable = فهرست پاک‌شدگان { $path } نوشتنی نیست و هیچ‌کس نمی‌تواند حسابش را پاک کند. پوشه‌اش را بسازید و به این کاربر اجازه‌ی نوشتن در آن را بدهید.
doctor-no-erased-list = فهرستی از پاک‌شدگان نام برده نشده و بازگرداندن نسخه‌ی پشتیبان آن‌ها را برمی‌گرداند. در هر gate مقدار --erased را پرونده‌ای روی دیسکی جدا از انباره بگذارید. اگر همین را می‌خواهید، --erased none بنویسید.
doctor-no-owner = صاحب سرور نام برده نشده و هیچ‌کس نمی‌تواند ناظر بگمارد. camlann owner یکی می‌سازد؛ person_idی را که چاپ می‌کند در CAMLANN_OWNER بگذارید.

## شبکه

doctor-bus = NATS پاسخ می‌دهد.
doctor-bus-unknown = چنین گذرگاهی نیست. nats://host:port یا tls://host:port را به کار ببرید.
doctor-bus-unreachable = به NATS نمی‌شود رسید ({ $error }). روشنش کنید و نشانی را بررسی کنید.
doctor-port = درگاه { $port } آزاد است.
doctor-port-is-ours = روی درگاه { $port } یک Camlann در حال اجراست. برای آزمودن پروکسی آن، نخست متوقفش کنید.
doctor-port-taken = برنامه‌ی دیگری درگاه { $port } را به کار می‌برد. متوقفش کنید، یا با { $flag } درگاه دیگری برگزینید.
doctor-port-not-allowed = این کاربر اجازه ندارد درگاه { $port } را باز کند. با { $flag } درگاهی بالاتر از ۱۰۲۳ برگزینید، پشت یک وب‌سرور.
doctor-no-such-host = این دستگاه نشانی { $host } را ندارد. با { $flag } نشانی دیگری برگزینید؛ 0.0.0.0 یعنی همه‌شان.
doctor-url = { $url } به همین‌جا می‌رسد.
doctor-url-unreachable = به { $url } نمی‌شود رسید ({ $error }). پروکسی، نام در DNS و دیوار آتش را بررسی کنید.
doctor-url-elsewhere = { $url } پاسخ می‌دهد، اما به جای دیگری می‌رسد. پروکسی باید همه چیز را به این درگاه بفرستد.
doctor-certificate = مرورگرها گواهی { $name } را نمی‌پذیرند: { $reason }. تازه‌اش کنید.
doctor-certificate-ends = گواهی { $name } فقط { $days } روز دیگر اعتبار دارد. تازه‌اش کنید.
doctor-proxy-host = پروکسی نام سرور را عوض می‌کند: { $host } آمد به جای { $wanted }. باید سرآیند Host را بگذراند.
doctor-proxy-silent = پروکسی نشانی آدم‌ها را نمی‌فرستد. باید X-Forwarded-For را بگذارد، یا --proxy را بردارید.
doctor-proxy-unknown = پروکسی نشانی آدم‌ها را می‌فرستد و سرور به آن نگاه نمی‌کند: همه یک نفر به نظر می‌رسند. --proxy yes را به کار ببرید.
doctor-proxy-no-sockets = پروکسی WebSocket را نمی‌گذراند و هیچ‌کس نمی‌تواند بازی کند. باید Upgrade و Connection را بگذراند.
doctor-no-https = آدم‌ها در { $url } بی رمزنگاری بازی می‌کنند. اگر در شبکه‌ی خودتان نیستند HTTPS به کار ببرید.
doctor-push = پیام‌های اعلان فرستاده می‌شوند.
doctor-push-without-https = پیام‌های اعلان HTTPS می‌خواهند. --url را نشانی https بگذارید، یا --push no.
