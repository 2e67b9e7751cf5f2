## کسی سر میز نیست

table-missed = { $person-id } به‌موقع جواب نداد.
table-seen-again = { $person-id } دوباره بازی می‌کند.
table-gave-up = { $person-id } می‌خواهد این بازی را رها کند.
table-volunteered = { $person-id } حاضر است جای کسی بنشیند.
table-unvolunteered = { $person-id } دیگر نمی‌خواهد جای کسی بنشیند.
table-called =
    { $wait ->
        [0] میز رأی می‌دهد که چه کند.
       *[other] میز رأی می‌دهد که چه کند؛ دست بالا { $wait } ثانیه.
    }
table-voted =
    { $choice ->
        [wait] { $person-id } می‌گوید صبر کنیم.
        [bot] { $person-id } می‌گوید رباتی آنجا بنشیند.
        [spectator] { $person-id } می‌گوید یکی از تماشاگران آنجا بنشیند.
        [adjourn] { $person-id } می‌گوید باقی بازی بماند برای وقتی دیگر.
       *[end] { $person-id } می‌گوید بازی بی‌نتیجه تمام شود.
    }
table-settled =
    { $choice ->
        [wait] تصمیم میز: صبر می‌کنیم.
        [bot] تصمیم میز: فعلاً رباتی آنجا می‌نشیند.
        [spectator] تصمیم میز: فعلاً یکی از تماشاگران آنجا می‌نشیند.
        [adjourn] تصمیم میز: باقی بازی می‌ماند برای وقتی دیگر.
       *[end] تصمیم میز: بازی بی‌نتیجه تمام می‌شود.
    }
table-broken-off =
    { $why ->
        [abandoned] کسی به بازی شماره‌ی { $number } برنگشت؛ بازی بی‌نتیجه تمام شد.
       *[vote] بازی شماره‌ی { $number } بی‌نتیجه تمام شد.
    }
table-adjourned = بازی متوقف است و هیچ ساعتی کار نمی‌کند.
table-returned = { $person-id } برای ادامه‌ی بازی برگشته است.
table-resumed = بازی ادامه دارد.

## چرا نمی‌شود

table-nothing-played = بازی‌ای در جریان نیست.
table-given-up-already = این را گفته‌اید؛ میز فکری برای جای شما می‌کند.
table-nobody-stands-in = اینجا کسی به جای شما ننشسته است.
table-knows-too-much = کسی که در این بازی جایی داشته است، جای دیگری در آن نمی‌گیرد.
table-volunteered-already = گفته‌اید که حاضرید جای کسی بنشینید.
table-not-volunteering = شما داوطلب نشده بودید.
table-ballot-open = میز همین حالا در حال رأی دادن است.
table-no-ballot = رأی‌گیری‌ای در کار نیست.
table-about-you = این رأی با دیگران است.
table-no-such-option = حالا نمی‌شود این را انتخاب کرد.
table-too-soon = میز تازه رأی داده است؛ کمی صبر کنید.
table-still-here = حاضر است و چیزی را از دست نداده است.
table-at-rest = بازی متوقف است؛ وقتی بیش از نیمی از شما برگردند ادامه می‌یابد.
table-not-adjourned = بازی متوقف نیست.
table-back-already = شما برگشته‌اید؛ هنوز کسانی نیامده‌اند.

## آنچه تا کنون گذشته است

recap-title = آنچه در بازی شماره‌ی { $number } گذشته است
recap-nothing = هنوز اتفاقی نیفتاده است.
