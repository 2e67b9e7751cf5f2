## Why somebody around the table cannot do something

company-seated-already = شما سر این میز جا دارید.
company-not-seated = این کار برای کسانی است که سر میز نشسته‌اند.
company-no-such-place = سر این میز چنین جایی نیست.
company-host-only = این با میزبان است.
company-game-running = تا بازی در جریان است نمی‌شود.
company-nothing-chosen = میزبان هنوز بازی‌ای انتخاب نکرده است.
company-not-ready =
    { $waiting-count ->
        [1] یک نفر هنوز آماده نیست.
       *[other] { $waiting-count } نفر هنوز آماده نیستند.
    }
company-cannot-start = با این چیدمان نمی‌شود بازی کرد.
company-no-bot = این کار آدم‌هاست و درباره‌ی آدم‌ها؛ ربات‌ها را میزبان می‌آورد.
company-full = دور این میز دیگر جایی نیست.
company-no-game = بازی‌ای در جریان نیست: همین حالا بنشینید.
company-not-everybody = ترتیب نشستن باید از هر کس که سر میز است یک بار نام ببرد.
company-bots-place = آنجا رباتی نشسته است تا میزبان روانه‌اش کند.
company-claimed-already = این را گفته‌اید؛ حالا دیگرانِ سر میز باید جواب بدهند.
company-no-claim = کسی آن جا را نخواسته است.
company-vouched-already = حرف شما یک بار شمرده می‌شود و شنیده شده است.
company-no-voice = درباره‌ی این جا دیگران تصمیم می‌گیرند.
company-owner-here = صاحب این جا وصل است یا همین حالا بود. کس دیگری نمی‌تواند آن را بگیرد.
company-not-here = اکنون سر میز نیست.
company-standing-in = شما جانشین کسی هستید: این جا مال شما نیست که ببخشید.
company-offered-already = جایتان را پیشنهاد کرده‌اید؛ حالا او باید جواب بدهد.
company-no-offer = کسی آن جا را پیشنهاد نکرده است.
company-not-kept-out = کسی جلوی نشستنش را نگرفته است.
company-in-line = شما از پیش در نوبت بازی بعدی هستید.
company-not-in-line = شما در نوبت بازی بعدی نبودید.
company-table-changed = در این میان بازی یا جاها عوض شده است: دوباره نگاه کنید.
company-deal-under-way = دارند بازی را پخش می‌کنند؛ کمی صبر کنید.
company-no-deal = چنین پخشی در جریان نیست.
company-not-promised = دستگاه شما برای این پخش قولی نداده بود.
company-shown-already = دستگاه شما عددش را نشان داده است.
company-does-not-fit = این عددی نیست که دستگاه شما قولش را داده بود.

## ایراد انتخاب، هر بازی که باشد

company-e-game = این خانه چنین بازی‌ای ندارد.
company-e-clock = ساعت حداکثر دو هفته کار می‌کند.
company-e-options = بازی از این گزینه‌ها سر درنمی‌آورد.
company-e-preset = میز آماده‌ای به این نام نیست.
company-f-preset = میز آماده از شمار بازیکنان پیروی می‌کند: برخی نقش‌ها یا قواعد عوض شده‌اند.

## آنچه دور میز رخ می‌دهد

company-sat = { $who } می‌نشیند.
company-risen = { $who } برمی‌خیزد.
company-reseated = همه به ترتیب تازه‌ای می‌نشینند.
company-handed-over = میزبان حالا { $to } است.
company-arranged = میزبان رسم این میز را عوض کرد.
company-chosen = میزبان بازی را انتخاب کرد.
company-fitted = برای این شمار بازیکن، بازیِ انتخاب‌شده کمی عوض شد.
company-agreed = { $who } آماده است.
company-waited = { $who } هنوز آماده نیست.
company-deal-opened = بازی شماره‌ی { $number } دارد پخش می‌شود.
company-shown = دستگاه { $who } عددش را به پخش افزود.
company-deal-broken =
    { $shown ->
        [0] پخش بازی شماره‌ی { $number } پیش از آن که کسی عددی نشان دهد قطع شد.
       *[other] پخش بازی شماره‌ی { $number } پس از نشان داده شدن چند عدد قطع شد.
    }
company-begun = بازی شماره‌ی { $number } آغاز می‌شود.
company-finished = بازی شماره‌ی { $number } تمام شد.
company-claimed =
    { $wait ->
        [0] { $by } می‌گوید: جای { $of } مال من است.
       *[other] { $by } می‌گوید: جای { $of } مال من است. اگر { $of } تا { $wait } ثانیه نیاید، دیگران تصمیم می‌گیرند.
    }
company-vouched = { $who } حرف { $by } را تأیید می‌کند.
company-denied = { $who } حرف { $by } را باور ندارد.
company-claim-lapsed = درخواست { $by } به جایی نرسید.
company-replaced = { $by } جای { $who } را می‌گیرد.
company-seat-offered = { $who } جایش را به { $to } پیشنهاد می‌کند.
company-offer-ended = { $who } جایش را نگه می‌دارد.
company-kept-out = میزبان امشب نمی‌گذارد { $who } بنشیند.
company-allowed-to-sit = { $who } دوباره می‌تواند بنشیند.
company-queued = { $who } در بازی بعدی شریک می‌شود.
company-unqueued = { $who } در بازی بعدی شریک نمی‌شود.
