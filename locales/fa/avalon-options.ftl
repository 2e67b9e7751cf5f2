## What a table may choose

avalon-option-roles = در بازی: { $roles }.
avalon-option-merlin =
    { $merlin ->
        [optional] می‌شود مرلین را کنار گذاشت.
       *[required] مرلین همیشه در بازی است.
    }
avalon-option-leader = بنا به توافق، نخستین { avalon-leader } { $leader } است.
avalon-option-oberon-hidden-from-merlin =
    { $oberon-hidden-from-merlin ->
        [true] اوبران از چشم مرلین هم پنهان است.
       *[false] اوبران به مرلین نشان داده می‌شود.
    }
avalon-option-quest-order =
    { $quest-order ->
        [free] { avalon-leader } هر مأموریتی را که باز باشد برمی‌گزیند.
        [free_lock5_concluded] { avalon-leader } مأموریت را برمی‌گزیند؛ پنجمی را پس از آنکه دو مأموریت دیگر انجام شد.
        [free_lock5_won] { avalon-leader } مأموریت را برمی‌گزیند؛ پنجمی را پس از آنکه دو مأموریت به پیروزی رسید.
       *[fixed] مأموریت‌ها به ترتیب انجام می‌شود.
    }
avalon-option-double-fail-quest =
    { $double-fail-quest ->
        [fourth_undertaken] با هفت نفر یا بیشتر، چهارمین مأموریتی که انجام می‌شود با دو کارت شکست می‌بازد.
       *[space4] با هفت نفر یا بیشتر، مأموریت { $quest-labels ->
            [letters] D
           *[other] شماره‌ی چهار
        } فقط با دو کارت شکست ناکام می‌شود.
    }
avalon-option-discussion =
    { $discussion ->
        [leader_calls] گروه رو گذاشته می‌شود، همه گفت‌وگو می‌کنند و { avalon-leader } رأی‌گیری را آغاز می‌کند.
       *[none] همین که گروهی پیشنهاد شود، رأی‌گیری آغاز می‌شود.
    }
avalon-option-change-votes =
    { $change-votes ->
        [true] تا وقتی همه رأی نداده‌اند، رأی را می‌شود تغییر داد.
       *[false] رأی را نمی‌شود تغییر داد.
    }
avalon-option-lady =
    { $lady ->
        [true] بانوی دریاچه در بازی است.
       *[false] بانوی دریاچه در بازی نیست.
    }
avalon-option-lady-use =
    { $lady-use ->
        [may_decline] دارنده‌ی بانو می‌تواند از او استفاده نکند.
       *[mandatory] دارنده‌ی بانو باید از او استفاده کند.
    }
avalon-option-lady-timing =
    { $lady-timing ->
        [board_number] از بانو پس از مأموریت‌های شماره‌ی دو، سه و چهار استفاده می‌شود.
       *[completed_count] از بانو پس از دومین، سومین و چهارمین مأموریتِ انجام‌شده استفاده می‌شود.
    }
avalon-option-excalibur =
    { $excalibur ->
        [true] اکسکالیبر در بازی است.
       *[false] اکسکالیبر در بازی نیست.
    }
avalon-option-lancelot =
    { $lancelot ->
        [known_pair] دو لنسلوت در بازی‌اند، یکی در هر جبهه، و هم را می‌شناسند.
        [hidden_switch] دو لنسلوت در بازی‌اند، و از دور سوم به بعد شاید کارتی پنهان جبهه‌شان را عوض کند.
        [open_schedule] دو لنسلوت در بازی‌اند، و کارت‌هایی که رو به بالاست می‌گوید کی جبهه عوض می‌کنند.
       *[off] لنسلوت در بازی نیست.
    }
avalon-option-lancelot-evil-shown-as =
    { $lancelot-evil-shown-as ->
        [evil] خادمان پلیدی لنسلوتِ پلید را یکی از خود می‌بینند، نه به نام.
       *[lancelot] خادمان پلیدی می‌بینند لنسلوتِ پلید کدام است.
    }
# The value counts cards: those without a change, then those with a switch, such as 3+2.
avalon-option-hidden-deck = دسته‌ی پنهان بیعت { $hidden-deck } کارت دارد: نخست شمار بی‌تغییرها، سپس شمار کارت‌هایی که جبهه را عوض می‌کند.
avalon-option-hidden-flip-moment =
    { $hidden-flip-moment ->
        [quest_open] کارت پنهان بیعت در آغاز مأموریت رو می‌شود.
       *[round_open] کارت پنهان بیعت در آغاز دور رو می‌شود.
    }
avalon-option-schedule-deck =
    { $schedule-deck ->
        [five_of_five] از پنج کارت بیعتِ رو به بالا درست دو تا جبهه را عوض می‌کند.
       *[five_of_seven] پنج کارت بیعتِ رو به بالا از میان هفت کارت کشیده می‌شود؛ حداکثر دو تا جبهه را عوض می‌کند.
    }
avalon-option-schedule-binding =
    { $schedule-binding ->
        [quest_space] هر کارت بیعتِ رو به بالا از آنِ یک مأموریت است و با آن اثر می‌کند.
       *[round] هر کارت بیعتِ رو به بالا از آنِ یک دور است و با آن اثر می‌کند.
    }
avalon-option-evil-lancelot-must-fail =
    { $evil-lancelot-must-fail ->
        [true] لنسلوتِ پلید ناچار است هر مأموریتی را خراب کند.
        [false] لنسلوتِ پلید هر کارتی را بخواهد بازی می‌کند.
       *[none] لنسلوتِ پلید فقط وقتی ناچار است مأموریت را خراب کند که کارت‌های بیعت رو به بالا باشد.
    }
avalon-option-plot =
    { $plot ->
        [true] کارت‌های دسیسه در بازی است.
       *[false] کارت‌های دسیسه در بازی نیست.
    }
avalon-option-plot-edition =
    { $plot-edition ->
        [revised] پنج یا شش بازیکن ده کارت دسیسه دارند و هر بار دو تا می‌کشند.
       *[classic] پنج یا شش بازیکن هفت کارت دسیسه دارند و هر بار یکی می‌کشند.
    }
avalon-option-plot-deck =
    { $plot-deck-count ->
        [0] دسته‌ی دسیسه همان دسته‌ی همیشگی است.
       *[other] دسته‌ی دسیسه از خودِ این میز است، با { $plot-deck-count } کارت.
    }
avalon-option-plot-recipients =
    { $plot-recipients ->
        [distinct_others] در یک بار کشیدن به هیچ‌کس دو کارت دسیسه نمی‌رسد.
       *[any_other] در یک بار کشیدن شاید چند کارت دسیسه به یک نفر برسد.
    }
avalon-option-plot-precedence =
    { $plot-precedence ->
        [from_leaders_left] برای کارت‌های دسیسه، اول از نفر سمت چپ { avalon-leader } می‌پرسند و آخر از { avalon-leader }.
       *[from_leader] برای کارت‌های دسیسه، اول از { avalon-leader } می‌پرسند.
    }
avalon-option-take-responsibility =
    { $take-responsibility ->
        [held] کارت «به گردن گرفتن» نگه داشته می‌شود و پیش از آغاز کار { avalon-leader } بازی می‌شود.
       *[immediate] کارت «به گردن گرفتن» بی‌درنگ اثر می‌کند.
    }
avalon-option-strong-leader-rotation =
    { $strong-leader-rotation ->
        [resume_original] پس از «فرمانده‌ی مقتدر»، { avalon-leader.lead } به نفر بعد از کسی می‌رسد که کنار رفته بود.
       *[from_new] پس از «فرمانده‌ی مقتدر»، { avalon-leader.lead } به نفر بعد از خود او می‌رسد.
    }
avalon-option-assassin-targets =
    { $assassin-targets ->
        [anyone_else] آدمکش هر کس دیگری را می‌تواند نام ببرد.
       *[not_shown_evil] آدمکش کسی را که خادم پلیدی به او نشان داده‌اند نام نمی‌برد.
    }
avalon-option-everyone-guesses =
    { $everyone-guesses ->
        [true] در پایان همه حدس می‌زنند مرلین کیست؛ فقط حدس آدمکش می‌کشد.
       *[false] در پایان فقط آدمکش حدس می‌زند مرلین کیست.
    }
avalon-option-assassination-talk =
    { $assassination-talk ->
        [evil_channel] پیش از سخن آدمکش، خادمان پلیدی می‌توانند جداگانه مشورت کنند.
       *[public_only] پیش از سخن آدمکش، هر گفت‌وگویی پیش روی همه است.
    }
avalon-option-post-game-detail =
    { $post-game-detail ->
        [roles] پس از پایان فقط نقش‌ها نشان داده می‌شود.
       *[full] پس از پایان همه‌چیز گفته می‌شود.
    }
avalon-option-edition = قواعد بازی از { $edition } است.
avalon-option-strict-edition =
    { $strict-edition ->
        [true] فقط چیزهایی که در آن جعبه هست در بازی است.
       *[false] به آنچه در آن جعبه هست هر چیزی می‌شود افزود.
    }
avalon-option-leader-title =
    { $leader-title ->
        [leader] کسی که گروه را برمی‌گزیند «رهبر» نام دارد.
        [king] کسی که گروه را برمی‌گزیند «شاه» نام دارد.
        [commander] کسی که گروه را برمی‌گزیند «فرمانده» نام دارد.
       *[by_language] کسی که گروه را برمی‌گزیند همان نامی را دارد که در زبان شما رایج است.
    }
avalon-option-quest-labels =
    { $quest-labels ->
        [numbers] مأموریت‌ها از یک تا پنج شماره دارند.
        [letters] مأموریت‌ها با حروف A تا E نام دارند.
       *[by_language] مأموریت‌ها همان نامی را دارند که در زبان شما رایج است.
    }
avalon-option-beginners =
    { $beginners ->
        [true] بعضی از شما با بازی تازه آشنا می‌شوید.
       *[false] همه‌ی شما بازی را بلدید.
    }

## Tables that are ready made, and the boxes people know

avalon-preset-first-game = نخستین بازی
    .about = فقط مرلین و آدمکش. برای نخستین بازی بهترین است.
avalon-preset-classic = بازی کلاسیک
    .about = پرسیوال و مورگانا هم هستند، با نقش‌های بیشتر برای میزهای بزرگ‌تر، و از هفت نفر به بالا بانوی دریاچه.
avalon-preset-everything = همه‌چیز
    .about = پرسیوال و مورگانا، اکسکالیبر، کارت‌های دسیسه، و مأموریت‌ها به هر ترتیبی؛ از هفت نفر به بالا لنسلوت و بانوی دریاچه هم.
avalon-preset-box-it = جعبه‌ی ایتالیایی
    .about = بازی پایه‌ی دفترچه‌ی ایتالیایی؛ هر چه در آن هست را می‌شود افزود.
avalon-preset-box-fr = جعبه‌ی فرانسوی
    .about = بازی پایه‌ی دفترچه‌ی فرانسوی سال ۲۰۲۱: مأموریت را شاه برمی‌گزیند.
avalon-preset-box-fa = جعبه‌ی ایرانی
    .about = بازی پایه‌ی دفترچه‌ی فارسی: میز می‌تواند بر سر نخستین { avalon-leader } توافق کند.
avalon-edition-house = همین سایت
avalon-edition-it = جعبه‌ی ایتالیایی
avalon-edition-fr = جعبه‌ی فرانسوی
avalon-edition-fa = جعبه‌ی ایرانی

## What is wrong (e), or worth a word (w), about a table's choice

avalon-e-players = اولون برای پنج تا ده بازیکن است.
avalon-e-unknown-role = چنین نقشی نیست.
avalon-e-duplicate = هر نقشِ نام‌دار حداکثر یک بار در بازی است.
avalon-e-evil-overflow = با این شمار بازیکن، جبهه‌ی پلیدی { $most } جا دارد و بیش از این انتخاب شده است.
avalon-e-good-overflow = با این شمار بازیکن، جبهه‌ی نیکی { $most } جا دارد و بیش از این انتخاب شده است.
avalon-e-merlin-required = سر این میز، مرلین در هر بازی هست.
avalon-e-merlin-needs-assassin = مرلین به آدمکش نیاز دارد: کسی باید در پی او باشد.
avalon-e-assassin-needs-merlin = آدمکش به مرلین نیاز دارد: وگرنه در پی چه کسی باشد؟
avalon-e-percival-needs-merlin = پرسیوال به مرلین نیاز دارد: وگرنه نگهبان چه کسی باشد؟
avalon-e-leader = نخستین { avalon-leader } باید یکی از { $most } بازیکن باشد.
avalon-w-percival-5 = با پنج بازیکن، پرسیوال نیکی را نیرومند می‌کند؛ موردرد یا مورگانا کفه را برابر می‌کند.
avalon-w-lady-small = بانوی دریاچه با هفت بازیکن یا بیشتر بهتر می‌درخشد.
avalon-w-many-new = برای تازه‌واردها این همه یک‌جا زیاد است؛ هر بار یک نقش تازه بس است.
avalon-w-no-assassination = بی مرلین کسی در خطر نیست: سه مأموریتِ پیروز بازی را تمام می‌کند.
avalon-w-morgana-inert = بی پرسیوال، مورگانا کسی را برای فریفتن ندارد و سرسپرده‌ای ساده است.
avalon-w-mordred-inert = بی مرلین، موردرد از کسی پنهان نمی‌شود و سرسپرده‌ای ساده است.
avalon-w-oberon-lonely = وقتی جبهه‌ی پلیدی دو نفره است، یک نفرِ جدا از دیگران هر دو را تنها می‌گذارد.
avalon-w-components = از یک نقش بیش از آنچه در جعبه هست دارید؛ اینجا عیبی ندارد.
avalon-e-lancelot-pair = دو لنسلوت با هم‌اند: اگر با لنسلوت بازی می‌کنید هر دو در بازی‌اند، وگرنه هیچ‌کدام.
avalon-e-unknown-plot = چنین کارت دسیسه‌ای نیست.
avalon-e-edition = جعبه‌ای که این میز با آن بازی می‌کند همه‌ی آنچه را انتخاب شده ندارد.
avalon-w-lancelot-small = دو لنسلوتِ آشنا با هم، با هفت بازیکن یا بیشتر بهتر می‌درخشند.
avalon-f-percival-out = پرسیوال در این بازی نیست.
avalon-f-mordred-out = موردرد در این بازی نیست: با این شمار بازیکن، پلیدی جایی برایش ندارد.
avalon-f-morgana-out = مورگانا در این بازی نیست: با این شمار بازیکن، پلیدی جایی برایش ندارد.
avalon-f-oberon-out = اوبران در این بازی نیست: با این شمار بازیکن، پلیدی جایی برایش ندارد.
avalon-f-assassin-out = بی مرلین، آدمکش هم در بازی نیست.
avalon-f-merlin-in = مرلین و آدمکش، چنان که باید، در بازی‌اند.
avalon-f-lancelots-in = هر دو لنسلوت در بازی‌اند.
avalon-f-lancelots-out = بازی بدون لنسلوت‌هاست.
avalon-f-roles = نقش‌هایی که وجود ندارند یا دو بار آمده بودند کنار رفتند.
avalon-f-fillers = یاران و سرسپردگانِ ساده کمتر شدند.
avalon-f-leader = نخستین { avalon-leader } به قرعه انتخاب می‌شود: کسی که قرار بود، میان این { $most } بازیکن نیست.
avalon-f-plots = کارت‌های دسیسه‌ای که وجود ندارند کنار رفتند.
avalon-f-edition = انتخاب‌هایی که جعبه‌ی این میز ندارد برگردانده شد.
