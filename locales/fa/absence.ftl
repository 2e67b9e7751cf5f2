## کسی سر میز نیست

company-missed = { $who } به‌موقع جواب نداد.
company-seen-again = { $who } دوباره بازی می‌کند.
company-gave-up = { $who } می‌خواهد این بازی را رها کند.
company-volunteered = { $who } حاضر است جای کسی بنشیند.
company-unvolunteered = { $who } دیگر نمی‌خواهد جای کسی بنشیند.
company-called =
    { $wait ->
        [0] میز رأی می‌دهد که چه کند.
       *[other] میز رأی می‌دهد که چه کند؛ دست بالا { $wait } ثانیه.
    }
company-voted =
    { $choice ->
        [wait] { $who } می‌گوید صبر کنیم.
        [bot] { $who } می‌گوید رباتی آنجا بنشیند.
        [onlooker] { $who } می‌گوید یکی از تماشاگران آنجا بنشیند.
        [adjourn] { $who } می‌گوید باقی بازی بماند برای وقتی دیگر.
       *[end] { $who } می‌گوید بازی بی‌نتیجه تمام شود.
    }
company-settled =
    { $choice ->
        [wait] تصمیم میز: صبر می‌کنیم.
        [bot] تصمیم میز: فعلاً رباتی آنجا می‌نشیند.
        [onlooker] تصمیم میز: فعلاً یکی از تماشاگران آنجا می‌نشیند.
        [adjourn] تصمیم میز: باقی بازی می‌ماند برای وقتی دیگر.
       *[end] تصمیم میز: بازی بی‌نتیجه تمام می‌شود.
    }
company-broken-off =
    { $why ->
        [forsaken] کسی به بازی شماره‌ی { $number } برنگشت؛ بازی بی‌نتیجه تمام شد.
       *[vote] بازی شماره‌ی { $number } بی‌نتیجه تمام شد.
    }
company-adjourned = بازی متوقف است و هیچ ساعتی کار نمی‌کند.
company-returned = { $who } برای ادامه‌ی بازی برگشته است.
company-resumed = بازی ادامه دارد.

## چرا نمی‌شود

company-nothing-played = بازی‌ای در جریان نیست.
company-given-up-already = این را گفته‌اید؛ میز فکری برای جای شما می‌کند.
company-nobody-stands-in = اینجا کسی به جای شما ننشسته است.
company-knows-too-much = کسی که در این بازی جایی داشته است، جای دیگری در آن نمی‌گیرد.
company-volunteered-already = گفته‌اید که حاضرید جای کسی بنشینید.
company-not-volunteering = شما داوطلب نشده بودید.
company-ballot-open = میز همین حالا در حال رأی دادن است.
company-no-ballot = رأی‌گیری‌ای در کار نیست.
company-about-you = این رأی با دیگران است.
company-no-such-option = حالا نمی‌شود این را انتخاب کرد.
company-too-soon = میز تازه رأی داده است؛ کمی صبر کنید.
company-still-here = حاضر است و چیزی را از دست نداده است.
company-at-rest = بازی متوقف است؛ وقتی بیش از نیمی از شما برگردند ادامه می‌یابد.
company-not-adjourned = بازی متوقف نیست.
company-back-already = شما برگشته‌اید؛ هنوز کسانی نیامده‌اند.

## آنچه تا کنون گذشته است

recap-title = آنچه در بازی شماره‌ی { $number } گذشته است
recap-nothing = هنوز اتفاقی نیفتاده است.
