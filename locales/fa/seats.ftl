## Refused table commands

table-seated-already = شما سر این میز جا دارید.
table-not-seated = این کار برای کسانی است که سر میز نشسته‌اند.
table-no-such-place = سر این میز چنین جایی نیست.
table-host-only = این با میزبان است.
table-game-running = تا بازی در جریان است نمی‌شود.
table-nothing-chosen = میزبان هنوز بازی‌ای انتخاب نکرده است.
table-not-ready =
    { $waiting-count ->
        [1] یک نفر هنوز آماده نیست.
       *[other] { $waiting-count } نفر هنوز آماده نیستند.
    }
table-cannot-start = با این چیدمان نمی‌شود بازی کرد.
table-no-bot = این کار آدم‌هاست و درباره‌ی آدم‌ها؛ ربات‌ها را میزبان می‌آورد.
table-full = دور این میز دیگر جایی نیست.
table-no-game = بازی‌ای در جریان نیست: همین حالا بنشینید.
table-not-everybody = ترتیب نشستن باید از هر کس که سر میز است یک بار نام ببرد.
table-bots-place = آنجا رباتی نشسته است تا میزبان روانه‌اش کند.
table-seat-claimed-already = این را گفته‌اید؛ حالا دیگرانِ سر میز باید جواب بدهند.
table-no-seat-claim = کسی آن جا را نخواسته است.
table-vouched-already = حرف شما یک بار شمرده می‌شود و شنیده شده است.
table-no-voice = درباره‌ی این جا دیگران تصمیم می‌گیرند.
table-owner-here = صاحب این جا وصل است یا همین حالا بود. کس دیگری نمی‌تواند آن را بگیرد.
table-not-here = اکنون سر میز نیست.
table-standing-in = شما جانشین کسی هستید: این جا مال شما نیست که ببخشید.
table-offered-already = جایتان را پیشنهاد کرده‌اید؛ حالا او باید جواب بدهد.
table-no-offer = کسی آن جا را پیشنهاد نکرده است.
table-not-kept-out = کسی جلوی نشستنش را نگرفته است.
table-waiting-already = شما از پیش در نوبت بازی بعدی هستید.
table-not-waiting = شما در نوبت بازی بعدی نبودید.
table-table-changed = در این میان بازی یا جاها عوض شده است: دوباره نگاه کنید.
table-deal-under-way = دارند بازی را پخش می‌کنند؛ کمی صبر کنید.
table-no-deal = چنین پخشی در جریان نیست.
table-not-committed = دستگاه شما برای این پخش قولی نداده بود.
table-revealed-already = دستگاه شما عددش را نشان داده است.
table-does-not-fit = این عددی نیست که دستگاه شما قولش را داده بود.

## ایراد انتخاب، هر بازی که باشد

table-e-game = این خانه چنین بازی‌ای ندارد.
table-e-clock = ساعت حداکثر دو هفته کار می‌کند.
table-e-options = بازی از این گزینه‌ها سر درنمی‌آورد.
table-e-preset = میز آماده‌ای به این نام نیست.
table-f-preset = میز آماده از شمار بازیکنان پیروی می‌کند: برخی نقش‌ها یا قواعد عوض شده‌اند.

## آنچه دور میز رخ می‌دهد

table-sat = { $person-id } می‌نشیند.
table-risen = { $person-id } برمی‌خیزد.
table-reseated = همه به ترتیب تازه‌ای می‌نشینند.
table-handed-over = میزبان حالا { $to } است.
table-arranged = میزبان رسم این میز را عوض کرد.
table-chosen = میزبان بازی را انتخاب کرد.
table-fitted = برای این شمار بازیکن، بازیِ انتخاب‌شده کمی عوض شد.
table-agreed = { $person-id } آماده است.
table-waited = { $person-id } هنوز آماده نیست.
table-deal-opened = بازی شماره‌ی { $number } دارد پخش می‌شود.
table-number-revealed = دستگاه { $person-id } عددش را به پخش افزود.
table-deal-broken =
    { $shown ->
        [0] پخش بازی شماره‌ی { $number } پیش از آن که کسی عددی نشان دهد قطع شد.
       *[other] پخش بازی شماره‌ی { $number } پس از نشان داده شدن چند عدد قطع شد.
    }
table-begun = بازی شماره‌ی { $number } آغاز می‌شود.
table-finished = بازی شماره‌ی { $number } تمام شد.
table-seat-claimed =
    { $wait ->
        [0] { $by } می‌گوید: جای { $of } مال من است.
       *[other] { $by } می‌گوید: جای { $of } مال من است. اگر { $of } تا { $wait } ثانیه نیاید، دیگران تصمیم می‌گیرند.
    }
table-vouched = { $person-id } حرف { $by } را تأیید می‌کند.
table-denied = { $person-id } حرف { $by } را باور ندارد.
table-seat-claim-lapsed = درخواست { $by } به جایی نرسید.
table-replaced = { $by } جای { $person-id } را می‌گیرد.
table-seat-offered = { $person-id } جایش را به { $to } پیشنهاد می‌کند.
table-offer-ended = { $person-id } جایش را نگه می‌دارد.
table-kept-out = میزبان امشب نمی‌گذارد { $person-id } بنشیند.
table-allowed-to-sit = { $person-id } دوباره می‌تواند بنشیند.
table-queued = { $person-id } در بازی بعدی شریک می‌شود.
table-unqueued = { $person-id } در بازی بعدی شریک نمی‌شود.
