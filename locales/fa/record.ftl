## What is wrong with a record

record-without-seal = این ثبتِ بازی نیست، یا پایانش گم شده است.
record-changed = این ثبت پس از نوشتن دست خورده است.
record-unreadable = این ثبت چنان که باید نوشته نشده است.
record-of-another-game = این ثبت از بازی یا ویرایشی است که اینجا نمی‌شناسند.
record-of-another-seat = این ثبت فقط چیزهایی را دارد که به جای دیگری گفته شده است.
record-wrong-audience = این ثبت چیزی را برای کسانی آورده که نباید می‌شنیدند.
record-with-gaps = چند ردیف از این ثبت گم شده است.

## What a record proves of its dice

verify-proved = { $n } پرتاب دوباره انجام شد و همان درآمد: { $throws }.
verify-false = { $n } پرتاب با آنچه تاس داده نمی‌خواند: { $throws }.
verify-unchecked = { $n } پرتاب را با آنچه در این ثبت هست نمی‌شود سنجید: { $throws }.
# What was thrown for, and in which row of the record.
verify-throw = { $label } (ردیف { $n })
verify-holds = این ثبت درست است: هیچ‌چیز در آن تاس‌ها را زیر سؤال نمی‌برد.
verify-nothing = در این ثبت چیزی نیست که بشود تاس‌ها را با آن سنجید.
verify-broken = این ثبت درست نیست.

## What is wrong with how a seed came about, or differs from what a player has kept

fair-server-commitment = راز سرور همانی نیست که قولش را داده بود.
fair-client-commitment = آنچه به حساب یک جا آمده همانی نیست که آن جا قولش را داده بود.
fair-contribution-uncommitted = چیزی به حساب جایی آمده که هیچ قولی نداده بود.
fair-contribution-dropped = یک جا آنچه را قول داده بود نشان داد، ولی به حساب نیامد.
fair-failure-unnamed = یک جا قول داد و هرگز نشان نداد، و این ثبت آن را نمی‌گوید.
fair-game-differs = این آن بازی نیست که شما سر میزش بودید.
fair-cfg-differs = توافق بر سر جاها، گزینه‌ها یا نقش‌های دیگری بوده است.
fair-server-differs = قول سرور همانی نیست که برای شما فرستاده شد.
fair-client-differs = قول یک بازیکن همانی نیست که به شما نشان داده شد.
fair-entropy-differs = آنچه به حساب شما آمده همانی نیست که نشان دادید.

## What is worth knowing about how a seed came about

fair-no-contribution = جای { $seat } سهمی در بذر نداشت.
fair-too-few =
    { $contributed ->
        [0] هیچ جایی سهمی در بذر نداشت: بذر فقط از سرور است.
        [1] فقط یک جا در بذر سهم داشت.
       *[other] فقط { $contributed } جا در بذر سهم داشتند.
    }
