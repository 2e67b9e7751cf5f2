## Sitting down

# What those are called who were given no name, ten at least.
play-names = آرش, بهار, پویا, ترانه, جمشید, رها, سیاوش, شیرین, کاوه, مینا
play-welcome = { $game }، بازی { $seats } نفره
# A table that is ready made: what it is called, and what it is like.
play-preset = { "\u200F" }{ $name }. { $about }
play-players = دور میز، ساعت‌گرد: { $names }.
play-warning = پیش از آغاز، یک نکته: { $notice }
play-narrated = با چشم‌های بسته، این را بلند می‌خوانند:
play-begin = برای آغاز Enter را بزنید.

## Passing the screen

play-pass = صفحه را بدهید به { $name }
play-pass-ready = { $name }، وقتی کسی نگاه نمی‌کند Enter را بزنید.
play-pass-dumb = این پایانه نمی‌تواند نوشته‌های پیشین را پنهان کند. لطفاً صفحه را بالا نبرید.
play-pass-done = Enter را بزنید و صفحه را به نفر بعدی بدهید.
play-nothing-to-do = انتخابی با شما نیست. با این همه کمی فکر کنید و بعد Enter را بزنید.

## Asking

play-which = چه می‌کنید؟
play-enter = Enter را بزنید: { $what }.
play-choose-one = انتخاب شما:
play-choose-some =
    { $lo ->
        [1] { $lo } مورد انتخاب کنید:
       *[other] { $lo } مورد انتخاب کنید، با فاصله میانشان:
    }
play-choose-range = از { $lo } تا { $hi } مورد انتخاب کنید، با فاصله میانشان:
play-choose-order = همه را به ترتیب بنویسید:
play-choose-receiver = { $what } به چه کسی برسد؟
play-choose-number = عددی از { $lo } تا { $hi }:
play-nothing = لطفاً انتخاب کنید: { $what }.
play-unknown = «{ $word }» هیچ‌کدام از این‌ها نیست.
play-unclear = «{ $word }» می‌تواند { $what } باشد.
play-may = این کار از شما برمی‌آید.
play-change = Enter را بزنید تا پاسختان بماند؛ برای تغییر، هر چیز دیگری بنویسید:
play-keys =
    با شماره جواب دهید، یا با نام یا آغاز آن؛ اگر چند تاست، با فاصله میانشان.
    { play-key-why }: قاعده‌ی پشت این پرسش؛ { play-key-why } و یک انتخاب: این که می‌شود یا نه، و اگر نه، چرا
    { play-key-back }: انتخاب نیمه‌کاره را رها می‌کند و از نو می‌پرسد
    { play-key-card }: نقش شما و آنچه می‌دانید
    { play-key-board }: میز بازی
    { play-key-log }: همه‌ی آنچه به شما گفته شده
    { play-key-quit }: ترک بازی
play-key-help = ؟
play-key-why = چرا
play-key-back = برگشت
play-key-card = کارت
play-key-board = میز
play-key-log = گزارش
play-key-quit = خروج

## Leaving

play-left = شما میز را ترک می‌کنید.
play-end = پایان
play-winners = برندگان: { $names }.
play-you-win = آفرین، شما هم یکی از برندگانید!
play-you-lose = این بار نشد. یک دست دیگر؟
play-seed = کارت‌ها از واژه‌ی { $seed } پخش شد. همین واژه و همین میز، همان کارت‌ها را می‌دهد.
play-saved = بازی در { $file } نگه داشته شد.

## What was asked for at the start and cannot be

play-no-game = بازی‌ای به نام { $game } نیست. این‌ها هست: { $games }.
play-no-language = زبانی به نام { $language } نیست. این‌ها هست: { $languages }.
play-no-seat = جای { $seat } نیست. جاها از صفر تا { $last } شماره دارند؛ نام هم می‌شود نوشت.
play-no-preset = میزی به نام { $preset } نیست. این‌ها هست: { $presets }.
play-no-option = گزینه‌ای به نام { $option } نیست. این‌ها هست: { $options }.
play-bad-option =
    { $known ->
        [0] گزینه‌ی { $option } نمی‌تواند «{ $value }» باشد.
       *[other] گزینه‌ی { $option } نمی‌تواند «{ $value }» باشد؛ فقط { $values }.
    }
play-too-many-names = شمار نام‌ها از جاها بیشتر است.
play-bad-name = { $name } نام نمی‌شود: یک تا بیست حرف، و نه دو نام مثل هم.
play-cannot-save = در { $file } نمی‌شود نوشت: { $error }

## Reading a record

replay-title = { $game }، بازی { $seats } نفره، از نگاه { $viewer }
replay-spectator = یک تماشاگر
replay-keys = Enter: ادامه. { replay-key-all }: تا پایان. { play-key-board }: میز بازی. { play-key-quit }: ترک.
replay-key-all = همه
replay-next = ◂
replay-cannot-read = { $file } خوانده نمی‌شود: { $error }
