## What is wrong with a record

record-without-seal = این ثبتِ بازی نیست، یا پایانش گم شده است.
record-changed = این ثبت پس از نوشتن دست خورده است.
record-unreadable = این ثبت چنان که باید نوشته نشده است.
record-of-another-game = این ثبت از بازی یا ویرایشی است که اینجا نمی‌شناسند.
record-of-another-seat = این ثبت فقط چیزهایی را دارد که به جای دیگری گفته شده است.
record-wrong-audience = این ثبت چیزی را برای کسانی آورده که نباید می‌شنیدند.
record-with-gaps = چند ردیف از این ثبت گم شده است.
record-not-by-the-rules = طبق قوانین، از این فرمان‌ها و تاس‌ها چیزی جز آنچه این ثبت می‌گوید به دست می‌آید.

## What a record proves of its dice

verify-proved = { $n } پرتاب دوباره انجام شد و همان درآمد: { $throws }.
verify-false = { $n } پرتاب با آنچه تاس داده نمی‌خواند: { $throws }.
verify-unchecked = { $n } پرتاب را با آنچه در این ثبت هست نمی‌شود سنجید: { $throws }.
# What was thrown for, and in which row of the record.
verify-throw = { $label } (ردیف { $n })
verify-holds = این ثبت درست است: هیچ‌چیز در آن تاس‌ها را زیر سؤال نمی‌برد.
verify-nothing = در این ثبت چیزی نیست که بشود تاس‌ها را با آن سنجید.
verify-broken = این ثبت درست نیست.
verify-later = پرتاب‌های بعدی: آن‌هایی که ثبت شده سنجیده شد، کامل بودنشان نه.
verify-replayed = پرتاب‌های بعدی: بازی طبق قوانین دوباره انجام شد و هر پرتابی که قوانین می‌خواهند هست.
verify-alone = بذر را فقط یک طرف انتخاب کرده است. همه‌ی پرتاب‌ها از آن به دست می‌آیند؛ این که چرا همین بذر بوده، کسی نمی‌تواند بگوید.

## What is wrong with how a seed came about, or differs from what a player has kept

fair-server-commitment = راز سرور با تعهدش نمی‌خواند.
fair-client-commitment = عددی که به حساب یک جا آمده با تعهد آن جا نمی‌خواند.
fair-contribution-uncommitted = عددی به حساب جایی آمده که تعهدی نداده بود.
fair-contribution-dropped = یک جا عددش را رو کرد، ولی به حساب نیامد.
fair-failure-unnamed = یک جا تعهد داد و هرگز عددش را رو نکرد، و این ثبت آن را نمی‌گوید.
fair-throws-differ = پخش درست همان پرتاب‌هایی را نداشت که بر سرش توافق شده بود: پرتابی کم یا زیاد است، یا نام یا اجزای دیگری دارد.
fair-game-differs = این آن بازی نیست که شما سر میزش بودید.
fair-cfg-differs = توافق بر سر جاها، گزینه‌ها یا نقش‌های دیگری بوده است.
fair-server-differs = تعهد سرور همانی نیست که به دستگاه شما رسید.
fair-client-differs = تعهد یک بازیکن همانی نیست که به دستگاه شما رسید.
fair-entropy-differs = عددی که به حساب شما آمده همانی نیست که دستگاهتان رو کرد.
fair-deal-missing = دستگاه شما در پخش این بازی شرکت داشت، ولی این ثبت هیچ پخشی نشان نمی‌دهد.

## What is worth knowing about how a seed came about

fair-no-contribution = جای { $seat } سهمی در بذر نداشت.
fair-too-few =
    { $contributed ->
        [0] هیچ جایی سهمی در بذر نداشت: بذر فقط از سرور است.
        [1] فقط یک جا در بذر سهم داشت.
       *[other] فقط { $contributed } جا در بذر سهم داشتند.
    }
verify-again =
    { $broken ->
        [1] پیش از این، یک پخشِ همین بازی قطع شده بود.
       *[other] پیش از این، { $broken } پخشِ همین بازی قطع شده بود.
    }
verify-withheld = راز سرور نشان داده نمی‌شود، چون چیزی را لو می‌دهد که این میز پنهان نگه می‌دارد. تعهدش اینجاست و می‌توانید آن را با تعهدی که به دستگاه یک بازیکن رسیده بسنجید.

## What no proof of a deal can give

verify-limits = این چیزها را نمی‌شود از آن فهمید:
verify-limit-operator = گرداننده‌ی سرور در طول بازی می‌توانست همه‌ی نقش‌ها را ببیند.
verify-limit-afterwards = پخش نادرست آشکار می‌شود، ولی جلوش گرفته نمی‌شود، و آن هم فقط پس از بازی.
verify-limit-breaking-off = سرور می‌تواند پخشی را پیش‌بینی و قطع کند. میز همه‌ی پخش‌ها را نشان می‌دهد، آن‌ها را هم.
verify-limit-failing = بازیکنی که با سرور دست به یکی کرده می‌توانست با رو کردن یا نکردن عددش از دو پخش یکی را برگزیند. از جایی که رو نکند نام برده می‌شود.
verify-limit-lapse = هر که بگذارد وقتش تمام شود، جایی که آن‌گاه تاس انتخاب می‌کند، همه‌ی پرتاب‌های بعدی را یکی جلو می‌برد. با کمک سرور این انتخابی میان دو نتیجه است.
verify-limit-rules = بدون قوانین نمی‌شود گفت آنچه از تاس‌ها نتیجه شده درست است یا نه. فرمان camlann verify همه‌ی بازی را طبق قوانین دوباره انجام می‌دهد.
verify-limit-own = اگر دستگاه شما سهمی در بذر نداشته، فقط حرف دیگران را دارید.
verify-limit-page = صفحه‌ای که می‌سنجد از همان سروری می‌آید که پخش کرده است. هر چه را مهم است با برنامه‌ی خودتان و با آنچه دستگاهتان نگه داشته بسنجید.
verify-limit-people = از بازیکنانی که با هم حرف می‌زنند، از این که پیش از پخش که کجا نشسته بود و از این که که را با که سر یک میز گذاشته‌اند چیزی نمی‌گوید.

## A record told as a text

record-title-whole = { $game }، بازی { $seats } نفره، به‌طور کامل
record-seat = جای { $seat }
record-name-and-seat = { $name } (جای { $seat })

## Coats of arms, instead of people’s names

pseudonym-bear = خرس
pseudonym-boar = گراز
pseudonym-bull = گاو
pseudonym-crow = کلاغ
pseudonym-deer = گوزن
pseudonym-dolphin = دلفین
pseudonym-eagle = عقاب
pseudonym-falcon = شاهین
pseudonym-fox = روباه
pseudonym-griffin = شیردال
pseudonym-hare = خرگوش
pseudonym-heron = حواصیل
pseudonym-horse = اسب
pseudonym-lion = شیر
pseudonym-otter = سمور
pseudonym-owl = جغد
pseudonym-swan = قو
pseudonym-tower = برج
pseudonym-unicorn = تک‌شاخ
pseudonym-wolf = گرگ
