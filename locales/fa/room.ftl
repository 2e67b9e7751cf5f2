### دور یک میز: کجا بازی می‌کنید، ترتیب نشستن، انتخاب با نگه‌داشتن، و نمایشگرها.

ui-place = کجا بازی می‌کنید
ui-place-remote = هر کس در خانه‌ی خودش
ui-place-room = همه در یک اتاق
ui-place-mixed = بعضی در یک اتاق، بعضی در خانه
ui-place-hint =
    { $place ->
        [room] هر کس گوشی خودش را دارد. گوشی‌ها بی‌صدا هستند، رازها فقط تا وقتی نگه دارید دیده می‌شوند، و گوشی خاموش غیبت به حساب نمی‌آید.
        [mixed] مثل بازی از خانه، اما رازها فقط تا وقتی نگه دارید دیده می‌شوند و نمایشگری در اتاق می‌تواند میز را نشان بدهد.
       *[remote] هر کس، هر جا که هست، با دستگاه خودش بازی می‌کند.
    }

ui-sitting-order = همان‌طور که در اتاق نشسته‌اید
ui-sitting-order-how = بازیکنان را به ترتیبی که نشسته‌اید، در جهت عقربه‌ی ساعت، لمس کنید.
ui-sitting-order-next =
    { $left ->
        [one] یک نفر دیگر مانده
       *[other] { $left } نفر دیگر مانده
    }
ui-sitting-order-again = از اول

ui-hold-to-choose = برای انتخاب نگه دارید
ui-slide-to-choose = بکشید و رها کنید
ui-tap-to-choose = برای انتخاب ضربه بزنید
ui-choice-covered = پوشیده
ui-choice-twice = برای تصمیم دوباره بزنید

ui-phone-off = گوشی کسی خاموش شده
ui-phone-off-hint = اگر دو دقیقه خاموش بماند، بیش از نیمی از شما می‌توانند درباره‌ی آن صندلی تصمیم بگیرند.

ui-displays = نمایشگرهایی که میز را نشان می‌دهند
ui-displays-hint = تلویزیون، لپ‌تاپ یا تبلتی در اتاق چیزی را نشان می‌دهد که همه می‌توانند ببینند، و نه بیشتر.
ui-display-add = افزودن نمایشگر
ui-display-scan = این را روی نمایشگر باز کنید. یک بار و تا ده دقیقه کار می‌کند.
ui-display-link = کپی پیوند
ui-display-copied = کپی شد
ui-display-waiting = پیوند هنوز باز نشده
ui-display-nth = نمایشگر { $n }
ui-display-close = بستن
ui-display-close-of = بستن نمایشگر { $n }
ui-display-full = دو نمایشگر همین حالا این میز را نشان می‌دهند.

ui-reveal = نقش‌ها چگونه آشکار می‌شوند
ui-reveal-silent = در سکوت، هر کس روی گوشی خودش
ui-reveal-eyes = با چشم بسته و راوی
ui-reveal-narrated = با راوی، هر کس روی گوشی خودش
ui-reveal-hint =
    { $style ->
        [eyes] نخست هر کس نقش خود را می‌بیند. سپس نمایشگری در اتاق، یا یک گوشی، می‌خواند که چه کسی چشم باز کند، درست مثل بازی با کارت. بعد از آن، گوشی‌ها هم چیزی را که باید می‌دیدید نشان می‌دهند، چون ربات‌ها شستشان را بالا نمی‌برند.
        [narrated] نمایشگری در اتاق، یا یک گوشی، به همه می‌گوید کی به کارت خود نگاه کنند.
       *[silent] هر کس هر وقت خواست به کارت خود نگاه می‌کند.
    }
ui-reveal-language = زبان راوی
ui-reveal-language-own = زبان نمایشگر
ui-reveal-captions = زبان دوم زیرنویس
ui-reveal-captions-none = هیچ‌کدام
ui-reveal-speed = سرعت راوی
ui-reveal-speed-slow = آهسته
ui-reveal-speed-normal = معمولی
ui-reveal-speed-quick = تند
ui-reveal-before =
    { $style ->
        [eyes] به کارت خود نگاه کنید، سپس گوشی را زمین بگذارید.
       *[narrated] گوشی‌هایتان را بردارید.
    }
ui-reveal-in =
    { $seconds ->
        [one] راوی تا یک ثانیه‌ی دیگر آغاز می‌کند.
       *[other] راوی تا { $seconds } ثانیه‌ی دیگر آغاز می‌کند.
    }
ui-reveal-start = همین حالا آغاز کن
ui-reveal-pause = مکث
ui-reveal-go-on = ادامه
ui-reveal-repeat = دوباره بخوان
ui-reveal-slower = آهسته‌تر
ui-reveal-next = جمله‌ی بعدی
ui-reveal-again = از نو
ui-reveal-touch = برای صدا اینجا را لمس کنید
ui-reveal-know = نقشم را می‌دانم
ui-reveal-closed = گوشی را به رو بگذارید و هر وقت راوی گفت، چشم‌هایتان را ببندید.
ui-reveal-card = دیدن دوباره‌ی نقشم

ui-wifi = نشان دادن وای‌فای با کد QR
ui-wifi-hint = روی همین دستگاه کشیده می‌شود و هیچ‌چیز آن به سرور فرستاده نمی‌شود.
ui-wifi-name = نام شبکه
ui-wifi-password = رمز
ui-wifi-qr = کد QR وای‌فای

ui-screen-title = میز روی نمایشگر
ui-screen-here = میز روی این نمایشگر نشان داده شود؟
ui-screen-here-hint = فقط چیزی را نشان می‌دهد که همه می‌توانند ببینند: نه راز کسی، نه چت.
ui-screen-start = همین‌جا نشان بده
ui-screen-closed = این نمایشگر دیگر میز را نشان نمی‌دهد. میزبان می‌تواند دوباره آن را اضافه کند.
ui-screen-join = با گوشی وارد شوید
ui-screen-waiting =
    { $seats ->
        [0] هنوز کسی این‌جا ننشسته است.
        [one] یک بازیکن این‌جا نشسته است.
       *[other] { $seats } بازیکن این‌جا نشسته‌اند.
    }

table-display-opened = میز را می‌توان روی نمایشگری نشان داد.
table-display-closed = { $person-id } نمایشگری را که میز را نشان می‌داد بست.
table-no-display-here = نمایشگر فقط میزی را نشان می‌دهد که دست‌کم چند نفر در یک اتاق بازی می‌کنند.
table-too-many-displays = دو نمایشگر همین حالا این میز را نشان می‌دهند.
table-no-such-display = آن نمایشگر قبلاً بسته شده است.
table-only-shows = نمایشگر میز نمی‌تواند این کار را بکند.
table-display-shown = حالا نمایشگری میز را نشان می‌دهد.

ui-phone-guests = کسی گوشی ندارد
ui-phone-guests-hint = روی همین گوشی و پشت پرده بازی می‌کند. همه می‌بینند چه کسی چنین می‌کند. آنچه درباره‌ی او نگه داشته می‌شود به شما سپرده است و می‌توانید پاکش کنید.
ui-phone-guest-name = نام او
ui-phone-guest-add = روی این گوشی بازی کند
ui-phone-guest-sit = می‌نشیند
ui-phone-guest-sit-of = { $name } می‌نشیند
ui-phone-guest-forget = پاک کردن
ui-phone-guest-forget-of = پاک کردن { $name }
ui-phone-pass = گوشی را به دیگری بدهید
ui-phone-who = گوشی دست کیست؟
ui-phone-who-hint = وقتی کس دیگری صفحه را نمی‌بیند، نام خودتان را بزنید.
ui-on-phone-of = روی گوشی { $name }

table-phone-shared = { $person-id } روی گوشی { $owner } بازی می‌کند.
table-no-shared-phone = کسی که گوشی ندارد کنار صاحب گوشی و در همان اتاق می‌نشیند.
table-phone-full = کس دیگری نمی‌تواند روی این گوشی بازی کند.
server-only-sits = کسی که روی گوشی دیگری بازی می‌کند، پیش از بازی می‌نشیند.
