# آنچه `camlann backup` و `camlann restore` می‌گویند.

backup-done = نسخه‌ی پشتیبان در { $path } است: { $rows ->
    [one] یک سطر
   *[other] { $rows } سطر
}، { $megabytes } مگابایت.
backup-keys-are = تنها با کلیدهای { $path } خوانده می‌شود. آن‌ها را جای دیگری نگه دارید.
backup-restored = انباره برگردانده شد: { $rows ->
    [one] یک سطر
   *[other] { $rows } سطر
}. { $erased ->
    [0] لازم نبود کسی دوباره پاک شود.
    [one] یک شناسه دوباره پاک شد.
   *[other] { $erased } شناسه دوباره پاک شدند.
} سرور را اجرا کنید.

## چرا کاری انجام نشد

backup-no-store = انباره‌ی { $path } نیست. پوشه‌ی سرور را با --data یا انباره را با --store نام ببرید.
backup-no-such-store = چنین انباره‌ای نیست. sqlite:PATH یا postgresql://… را به کار ببرید.
backup-store-unknown = انباره خوانده نمی‌شود: آسیب دیده است، یا هیچ نسخه‌ی منتشرشده‌ی Camlann آن را نساخته است.
backup-store-unreachable = به PostgreSQL نمی‌شود رسید ({ $error }). روشنش کنید و نشانی، کاربر و گذرواژه را بررسی کنید.
backup-schema-newer = این را Camlann تازه‌تری ساخته است (طرح آن { $theirs } است و مال ما { $ours }). همان نسخه را نصب کنید.
backup-format-newer = این نسخه‌ی پشتیبان را Camlann تازه‌تری ساخته است. همان نسخه را نصب کنید.
backup-no-keys = در { $path } کلیدی نیست. پرونده‌ی کلیدها را نام ببرید.
backup-keys-of-another-store = کلیدهای { $path } مال این انباره نیستند: هیچ‌یک از بازی‌هایش را باز نمی‌کنند. کلیدهای درست را پیدا کنید.
backup-keys-inside = { $path } درون نسخه‌ی پشتیبان است. هرکس هر دو را بیابد همه‌چیز را می‌خواند: برای کلیدها جای دیگری برگزینید.
backup-keys-differ = در { $path } کلیدهای دیگری است و تغییری نکرد. جای دیگری برگزینید.
backup-folder-exists = { $path } از پیش هست. پوشه‌ی تازه‌ای برگزینید.
backup-left-unfinished = یک پشتیبان‌گیری پیشین ناتمام مانده است. { $path } را پاک کنید و دوباره بکوشید.
backup-file-failed = پرونده‌ای نوشته یا خوانده نشد ({ $error }): { $path }
backup-missing = نسخه‌ی پشتیبان { $path } نیست.
backup-unfinished = نسخه‌ی پشتیبان { $path } هرگز تمام نشده است. نسخه‌ی دیگری بردارید.
backup-damaged = { $path } آسیب دیده یا دستکاری شده است. چیزی برگردانده نشد؛ نسخه‌ی دیگری بردارید.
backup-other-keys = این کلیدها مال نسخه‌ی پشتیبان { $path } نیستند. کلیدهای سروری را که آن را ساخته پیدا کنید.
backup-store-not-empty = انباره خالی نیست: { $path }. تنها انباره‌ی خالی برگردانده می‌شود؛ نخست آن را جابه‌جا کنید.
backup-store-in-use = فرایندهای gate یا keeper به این پایگاه داده وصل‌اند. نخست همه را متوقف کنید.
backup-who-was-erased = هرکس پس از پشتیبان‌گیری پاک شده باید دوباره پاک شود. فهرست را با --erased نام ببرید (camlann.erased سرور ازدست‌رفته)، یا اگر کسی نبوده --erased none بنویسید.
backup-not-a-list = { $path } فهرست کسان پاک‌شده نیست.
