## Refused table commands

table-seated-already = شما سر این میز جا دارید.
table-not-seated = فقط کسی که سر میز جا دارد می‌تواند.
table-no-such-place = سر این میز چنین جایی نیست.
table-host-only = فقط میزبان می‌تواند.
table-game-running = هنگام بازی نمی‌شود.
table-nothing-chosen = میزبان هنوز بازی‌ای انتخاب نکرده است.
table-not-ready =
    { $waiting-count ->
        [1] یک نفر هنوز آماده نیست.
       *[other] { $waiting-count } نفر هنوز آماده نیستند.
    }
table-cannot-start = بازی این‌طور شروع نمی‌شود.
table-no-bot = این فقط درباره‌ی آدم‌هاست؛ ربات‌ها را میزبان می‌آورد و می‌برد.
table-full = این میز پر است.
table-no-game = بازی‌ای در جریان نیست: همین حالا بنشینید.
table-not-everybody = ترتیب نشستن باید از هر کس که سر میز است یک بار نام ببرد.
table-bots-place = آنجا رباتی نشسته است تا میزبان آن را بردارد.
table-seat-claimed-already = قبلاً درخواست کرده‌اید؛ حالا دیگران تصمیم می‌گیرند.
table-no-seat-claim = کسی آن جا را نخواسته است.
table-vouched-already = قبلاً جواب داده‌اید.
table-no-voice = درباره‌ی این جا دیگران تصمیم می‌گیرند.
table-owner-here = صاحب این جا وصل است یا همین حالا بود. کس دیگری نمی‌تواند آن را بگیرد.
table-not-here = حالا سر میز نیست.
table-standing-in = شما جانشین کسی هستید: نمی‌توانید جایش را ببخشید.
table-offered-already = جایتان را پیشنهاد کرده‌اید؛ حالا او تصمیم می‌گیرد.
table-no-such-figure = با این قواعد، او در بازی نیست.
table-figure-taken = { $by } او را انتخاب کرده است.
table-colour-taken = { $by } یکی به همین رنگ دارد.
table-no-figure = چیزی انتخاب نکرده‌اید.
table-no-offer = کسی آن جا را پیشنهاد نکرده است.
table-not-kept-out = همین حالا هم می‌تواند بنشیند.
table-waiting-already = شما در فهرست بازی بعد هستید.
table-not-waiting = شما در فهرست بازی بعد نبودید.
table-table-changed = بازی یا جاها همین حالا عوض شد. دوباره نگاه کنید.
table-deal-under-way = کارت‌ها پخش می‌شود. کمی صبر کنید.
table-no-deal = چنین پخشی در جریان نیست.
table-not-committed = دستگاه شما در این پخش تعهدی نداده بود.
table-revealed-already = دستگاه شما عددش را رو کرده است.
table-does-not-fit = این عدد با تعهد دستگاه شما نمی‌خواند.

## ایراد انتخاب، هر بازی که باشد

table-e-game = این سرور چنین بازی‌ای ندارد.
table-e-clock = ساعت حداکثر دو هفته کار می‌کند.
table-e-options = این گزینه‌ها با هم جور نیستند.
table-e-preset = چیدمان آماده‌ای به این نام نیست.
table-f-preset = چیدمان آماده با شمار بازیکنان هماهنگ می‌شود: برخی نقش‌ها یا قواعد عوض شده‌اند.

## آنچه دور میز رخ می‌دهد

table-sat = { $person-id } می‌نشیند.
table-risen = { $person-id } جایش را ترک می‌کند.
table-reseated = جاها عوض شد.
table-handed-over = میزبان حالا { $to } است.
table-arranged = میزبان تنظیمات میز را عوض کرد.
table-chosen = میزبان بازی را انتخاب کرد.
table-fitted = بازی با شمار بازیکنان هماهنگ شد.
table-agreed = { $person-id } آماده است.
table-waited = { $person-id } هنوز آماده نیست.
table-deal-opened = کارت‌های بازی شماره‌ی { $number } پخش می‌شود.
table-number-revealed = دستگاه { $person-id } عددش را به پخش افزود.
table-deal-broken =
    { $shown ->
        [0] پخش بازی شماره‌ی { $number } پیش از رو شدن عددها لغو شد.
       *[other] پخش بازی شماره‌ی { $number } پس از رو شدن چند عدد لغو شد.
    }
table-begun = بازی شماره‌ی { $number } شروع می‌شود.
table-finished = بازی شماره‌ی { $number } تمام شد.
table-seat-claimed =
    { $wait ->
        [0] { $by } می‌گوید: جای { $of } مال من است.
       *[other] { $by } می‌گوید: جای { $of } مال من است. اگر { $of } تا { $wait } ثانیه نیاید، دیگران تصمیم می‌گیرند.
    }
table-vouched = { $person-id } حرف { $by } را تأیید می‌کند.
table-denied = { $person-id } با { $by } موافق نیست.
table-seat-claim-lapsed = { $by } جا را نمی‌گیرد.
table-replaced = { $by } جای { $person-id } را می‌گیرد.
table-seat-offered = { $person-id } جایش را به { $to } پیشنهاد می‌کند.
table-offer-ended = { $person-id } جایش را نگه می‌دارد.
table-figure-wished = { $person-id } انتخاب کرد که چه کسی باشد.
table-figure-dropped = برای { $person-id } قرعه می‌کشند.
table-kept-out = میزبان امشب نمی‌گذارد { $person-id } بنشیند.
table-allowed-to-sit = { $person-id } دوباره می‌تواند بنشیند.
table-queued = { $person-id } در بازی بعد بازی می‌کند.
table-unqueued = { $person-id } در بازی بعد بازی نمی‌کند.
