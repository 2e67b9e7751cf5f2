## What a table may choose

shadows-option-expansion =
    { $expansion ->
        [true] «یاران مرلین» در بازی است: کارت‌های سفر، جادوگرها، هفت شوالیه‌ی دیگر، و خود مرلین.
       *[false] بازی پایه، بدون «یاران مرلین».
    }
shadows-option-bedivere =
    { $bedivere ->
        [true] سِر بدیویر می‌تواند به بازی پایه بپیوندد.
       *[false] سِر بدیویر به بازی پایه نمی‌پیوندد.
    }
shadows-option-traitors =
    { $traitors ->
        [none] هیچ خائنی نیست.
        [among_us] خائن میان ماست: کارت‌های وفاداری یکی بیش از بازیکنان است، پس به احتمال زیاد خائنی هست. هفت بازیکن با «یاران مرلین» دو کارت بیشتر دارند.
       *[standard] شاید خائنی باشد.
    }
shadows-option-squires =
    { $squires ->
        [true] چالش ملازم: بازیکنی که شوالیه‌ای انتخاب نکرده ملازم آغاز می‌کند و در مأموریت شوالیه می‌شود.
       *[false] همه شوالیه آغاز می‌کنند.
    }
shadows-option-blind-loyalty =
    { $blind-loyalty ->
        [true] در بازی سه نفره، تا شش شمشیر یا شش منجنیق نباشد کسی وفاداری خود را نمی‌داند.
       *[false] در بازی سه نفره، هر کس از آغاز وفاداری خود را می‌داند.
    }
shadows-option-coats =
    { $coats-count ->
        [0] شوالیه‌ها به قرعه پخش می‌شوند.
       *[other] شوالیه‌ها انتخاب شده‌اند. { $coats-by-seat }.
    }
shadows-option-wishes =
    { $wishes-count ->
        [0] هر کس شوالیه‌ی خاصی بخواهد، همان می‌شود.
       *[other] بعضی‌ها شوالیه‌ی خود را انتخاب کرده‌اند؛ به دیگران به قرعه می‌رسد.
    }
shadows-option-first =
    { $first ->
        [none] بدون شاه آرتور، بازیکن نخست را قرعه انتخاب می‌کند.
       *[other] بدون شاه آرتور، بازیکن نخست { $first } است.
    }
shadows-option-late =
    { $late ->
        [0] همه از آغاز بازی می‌کنند.
        [1] یک جا برای کسی که دیر می‌رسد خالی می‌ماند.
       *[other] { $late } جا برای کسانی که دیر می‌رسند خالی می‌ماند.
    }
shadows-option-share-proposals =
    { $share-proposals ->
        [1] یک پیشنهاد برای تقسیم کارت‌ها، سپس پخش به قرعه.
       *[other] تا { $share-proposals } پیشنهاد برای تقسیم کارت‌ها، سپس پخش به قرعه.
    }
shadows-option-fate-traitor =
    { $fate-traitor ->
        [may_hide] خائنی که «سرنوشت» را بازی کند می‌تواند پنهان بماند.
       *[must_reveal] خائنی که «سرنوشت» را بازی کند باید خود را آشکار کند.
    }
shadows-option-flips = شمشیرهای سفیدی که در پایان برای یک خائنِ پنهان، و برای دو تا، سیاه می‌شود: { $flips }.
shadows-option-galahad-plays-two =
    { $galahad-plays-two ->
        [true] کارت ویژه‌ی رایگانِ سِر گالاهاد کاری به شمار نمی‌آید: کارت ویژه‌ی دیگری را هم می‌تواند بازی کند.
       *[false] کارت ویژه‌ی رایگانِ سِر گالاهاد تنها کارت ویژه‌ی او در آن نوبت است.
    }
shadows-option-quiet-rounds =
    { $quiet-rounds ->
        [0] سِر گراینت و سِر لاموراک همیشه می‌توانند با کارت بپردازند.
       *[other] پس از { $quiet-rounds } دور که پلیدی پیش نرفته، سِر گراینت و سِر لاموراک نمی‌توانند با کارت بپردازند.
    }
shadows-option-odds =
    { $odds ->
        [true] به همه گفته می‌شود که کارت سیاه بعدی چه می‌تواند بکند، از روی کارت‌هایی که همه دیده‌اند.
       *[false] به کسی گفته نمی‌شود که کارت سیاه بعدی چه می‌تواند بکند.
    }
shadows-option-unconfirmed = آنجا که دفترچه‌ها چیزی نمی‌گویند، این میز قاعده‌ی خودش را دارد.

## What no rulebook settles

shadows-option-accusations-stay-open =
    { $accusations-stay-open ->
        [true] راه اتهام با شش شمشیر یا شش منجنیق باز می‌شود و باز می‌ماند.
       *[false] راه اتهام فقط تا وقتی باز است که شش شمشیر یا شش منجنیق باشد.
    }
shadows-option-merlins-in-chain =
    { $merlins-in-chain ->
        [true] سه کارت مرلین جلوی کارت‌هایی را هم که برای «مورگانا ۲» کشیده می‌شود می‌گیرد.
       *[false] کارت‌های مرلین جلوی کارت‌هایی را که برای «مورگانا ۲» کشیده می‌شود نمی‌گیرد.
    }
shadows-option-dragon-swords = شمشیرهای اژدها: { $dragon-swords }.
shadows-option-dragon-lives = جان‌هایی که با اژدها به دست می‌آید یا از دست می‌رود: { $dragon-lives }.
shadows-option-dragon-cards = کارت‌های پیروزی بر اژدها: { $dragon-cards }.
shadows-option-travel-deck = کارت‌های سفر: { $travel-deck }.
shadows-travel-deck-nothing-happens = { shadows-card-nothing-happens }
shadows-travel-deck-merlin-travels = { shadows-card-merlin-travels }
shadows-travel-deck-vision = { shadows-card-vision }
shadows-travel-deck-charge = { shadows-card-charge }
shadows-travel-deck-lost = { shadows-card-lost }
shadows-travel-deck-ambush = { shadows-card-ambush }
shadows-travel-deck-captured = { shadows-card-captured }
shadows-option-lost-cards = کارت‌هایی که برای «گم شدن!» باید سوزاند: { $lost-cards }.
shadows-option-ambush-values = آنچه کمین را می‌شکند: { $ambush-values }.
shadows-ambush-value-fight-1 = { shadows-card-fight-1 }
shadows-ambush-value-fight-2 = { shadows-card-fight-2 }
shadows-ambush-value-fight-3 = { shadows-card-fight-3 }
shadows-ambush-value-fight-4 = { shadows-card-fight-4 }
shadows-ambush-value-fight-5 = { shadows-card-fight-5 }
shadows-ambush-value-fight-any = { shadows-card-fight-any }
shadows-option-extra-merlins = کارت‌های مرلینی که گسترش می‌افزاید: { $extra-merlins }.
shadows-option-armor-in-morgan-2 =
    { $armor-in-morgan-2 ->
        [true] زره لنسلوت در «مورگانا ۲» به کار می‌آید.
       *[false] زره لنسلوت در «مورگانا ۲» به کار نمی‌آید.
    }
shadows-option-voluntary-reveal =
    { $voluntary-reveal ->
        [true] خائن می‌تواند به دلخواه خود را آشکار کند.
       *[false] خائن نمی‌تواند به دلخواه خود را آشکار کند.
    }
shadows-option-despair-on-full-row =
    { $despair-on-full-row ->
        [true] در ردیف پر، «نومیدی» یک کارت جام را با خود می‌برد.
       *[false] در ردیف پر، «نومیدی» اثری ندارد.
    }
shadows-option-merlin-takes-desolation =
    { $merlin-takes-desolation ->
        [true] یک مرلینِ تنها می‌تواند «ویرانی» را بردارد.
       *[false] یک مرلینِ تنها نمی‌تواند «ویرانی» را بردارد.
    }
shadows-option-excalibur-in-chain =
    { $excalibur-in-chain ->
        [true] اکسکالیبر کارت‌هایی را هم که برای «مورگانا ۲» کشیده می‌شود باطل می‌کند.
       *[false] اکسکالیبر کارت‌هایی را که برای «مورگانا ۲» کشیده می‌شود باطل نمی‌کند.
    }
shadows-option-merlins-against-traitor =
    { $merlins-against-traitor ->
        [true] کارت‌های مرلین جلوی کارت خائنِ آشکار را هم می‌گیرد.
       *[false] کارت‌های مرلین جلوی کارت خائنِ آشکار را نمی‌گیرد.
    }
shadows-option-siege-die = وجه‌های تاس: { $siege-die }.
shadows-option-fewest-fights = کمترین شمار کارت نبرد برای حمله به منجنیق: { $fewest-fights }.
shadows-option-heal-with-any-kind =
    { $heal-with-any-kind ->
        [true] سه مرلین یا سه «نبرد ؟» هم درمان می‌کند.
       *[false] فقط کارت‌های نبردِ هم‌ارزش یا کارت‌های جام درمان می‌کند.
    }
shadows-option-heal-at-most = شمار جانی که بیش از آن کسی درمان نمی‌شود: { $heal-at-most }.
shadows-option-travel-to-camelot =
    { $travel-to-camelot ->
        [true] برای رفتن به کملوت کارت سفر می‌کشند.
       *[false] برای رفتن به کملوت کارت سفر نمی‌کشند.
    }
shadows-option-merlin-draws-in-camelot =
    { $merlin-draws-in-camelot ->
        [true] مرلین در کملوت هم کارتش را می‌دهد.
       *[false] مرلین در کملوت کارتی نمی‌دهد.
    }
shadows-option-merlin-draws-before-evil =
    { $merlin-draws-before-evil ->
        [true] مرلین پیش از پیشروی پلیدی هم کارتش را می‌دهد.
       *[false] مرلین فقط پس از پیشروی پلیدی کارتش را می‌دهد.
    }
shadows-option-divine-favor-in-siege =
    { $divine-favor-in-siege ->
        [true] «لطف الهی» در برابر منجنیق‌ها هم اثر دارد.
       *[false] «لطف الهی» در برابر منجنیق‌ها اثر ندارد.
    }
shadows-option-truce-discards-heroism =
    { $truce-discards-heroism ->
        [true] آتش‌بس «دلاوری» را هم می‌برد.
       *[false] آتش‌بس «دلاوری» را به جا می‌گذارد.
    }
shadows-option-witch-5-turns = شمشیرهای سفیدی که «جادوگر ۵» پس از اتهام نادرست سیاه می‌کند: { $witch-5-turns }.
shadows-option-bedivere-swaps = کارت‌هایی که سِر بدیویر در یک نوبت می‌تواند عوض کند: { $bedivere-swaps }.
shadows-option-freeing-type =
    آزاد کردن اسیر چنین حساب می‌شود: { $freeing-type ->
        [A] جابه‌جایی
        [B] کار مأموریت
        [D] درمان
        [E] اتهام
       *[C] کارت ویژه
    }.
shadows-option-flips-one-revealed = شمشیرهای سفیدی که برای خائنِ پنهان سیاه می‌شود وقتی دیگری آشکار است: { $flips-one-revealed }.
shadows-option-rescue-to-camelot =
    { $rescue-to-camelot ->
        [true] «یاری مرلین» می‌تواند او را به کملوت بیاورد.
       *[false] «یاری مرلین» او را فقط به مأموریت‌ها می‌آورد.
    }
shadows-option-morgan-1-cards = کارت‌هایی که داوطلب برای «مورگانا ۱» می‌سوزاند: { $morgan-1-cards }.
shadows-option-morgan-5-lives = جان‌هایی که داوطلب برای «مورگانا ۵» از دست می‌دهد: { $morgan-5-lives }.

## What is wrong (e), or worth a word (w), about a table's choice

shadows-e-players = این میز برای دو تا { $most } بازیکن است. با «یاران مرلین» یا سِر بدیویر هشت نفر هم می‌توانند بازی کنند.
shadows-e-loyalty-deck = بدون «یاران مرلین» برای هشت بازیکن کارت وفاداری کم است.
shadows-e-coats = برای هر جا یک شوالیه انتخاب کنید.
shadows-e-wishes = شوالیه‌های خواسته‌شده با جاها جور نیستند.
shadows-e-colours = دو تا از این شوالیه‌ها هم‌رنگ‌اند.
shadows-e-arthur = با «یاران مرلین»، شاه آرتور همیشه در بازی است.
shadows-e-company = یکی از این شوالیه‌ها فقط با «یاران مرلین» می‌آید.
shadows-e-late = جاهای خالی زیاد است: دست‌کم دو نفر باید بازی کنند و هر کس که دیر می‌رسد یک کارت وفاداری می‌خواهد.
shadows-e-first = بازیکن نخست باید یکی از { $most } بازیکن باشد.
shadows-e-travel = چنین کارت سفری وجود ندارد.
shadows-w-no-traitor = بدون خائن، همه می‌توانند به هم اعتماد کنند. برای نخستین بازی خوب است.
shadows-w-traitor-certain = بازیکنان از کارت‌های وفادار بیشترند، پس خائنی هست.
shadows-f-bedivere = سِر بدیویر هم می‌آید تا بازیکن هشتم شوالیه‌ای داشته باشد.
shadows-f-late =
    { $most ->
        [0] هیچ جایی برای کسانی که دیر می‌رسند خالی نمی‌ماند.
        [1] یک جا برای کسی که دیر می‌رسد خالی می‌ماند.
       *[other] { $most } جا برای کسانی که دیر می‌رسند خالی می‌ماند.
    }
shadows-f-traitors = کارت‌های وفاداری به شیوه‌ی همیشگی پخش می‌شود: برای شیوه‌ی دیگر کارت کم است.
shadows-f-coats = شوالیه‌ها به قرعه پخش می‌شوند: آن‌ها که انتخاب شده بودند برای جاهای دیگر بودند.
shadows-f-first = بازیکن نخست را قرعه انتخاب می‌کند: کسی که قرار بود، میان این { $most } بازیکن نیست.
shadows-f-travel = کارت‌های سفری که وجود ندارند کنار رفتند.
shadows-preset-first-game = نخستین بازی
    .about = بازی پایه بدون خائن: همه با هم در برابر خودِ بازی.
shadows-preset-classic = بازی کلاسیک
    .about = بازی پایه، و شاید یکی از شما خائن باشد.
shadows-preset-among-us = خائنی میان ما
    .about = بازی پایه با کارت‌های وفاداریِ کم: به احتمال زیاد خائنی هست.
shadows-preset-everything = همه‌چیز
    .about = با «یاران مرلین»: شوالیه‌های تازه، جادوگران و خطرهای راه.
shadows-preset-together = همه با هم
    .about = با «یاران مرلین» و بدون خائن: دشوار است، اما کسی خیانت نمی‌کند.
shadows-preset-squires = ملازمان
    .about = با «یاران مرلین»؛ همه ملازم آغاز می‌کنند و در مأموریت‌های پیروز شوالیه می‌شوند.
shadows-preset-two-players = دو بازیکن
    .about = بازی پایه برای دو نفر: هر کس هشت کارت و پنج جان، بی کارت وفاداری.
shadows-preset-three-players = سه بازیکن
    .about = بازی پایه برای سه نفر: تا شش شمشیر یا شش منجنیق هیچ‌کس کارت وفاداری خود را نمی‌بیند.
