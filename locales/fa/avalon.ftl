## What the table calls its leader, and its quests

avalon-leader =
    { $leader-title ->
        [commander] فرمانده
        [leader] رهبر
        [king] شاه
       *[by_language] فرمانده
    }
    .many =
        { $leader-title ->
            [commander] فرماندهان
            [leader] رهبران
            [king] شاهان
           *[by_language] فرماندهان
        }
    .lead =
        { $leader-title ->
            [commander] فرماندهی
            [leader] رهبری
            [king] پادشاهی
           *[by_language] فرماندهی
        }
    .label =
        { $leader-title ->
            [commander] فرمانده
            [leader] رهبر
            [king] شاه
           *[by_language] فرمانده
        }
avalon-number-quest =
    { $quest-labels ->
        [letters] { $n ->
            [1] A
            [2] B
            [3] C
            [4] D
           *[other] E
        }
       *[other] { $n }
    }
# The cards a player has played are told by their quests.
avalon-number-card = { avalon-number-quest }

## What happens. Everybody hears these, but for those that say "you".

avalon-leader-chosen = نخستین { avalon-leader } { $seat } است.
avalon-lady-given = بانوی دریاچه در آغاز نزد { $to } است.
avalon-role-dealt = نقش شما: { $role }.
avalon-eyes-opened =
    { $shown-count ->
        [0] چشم باز می‌کنید و کسی را نمی‌بینید.
       *[other] چشم باز می‌کنید و می‌بینید: { $shown }.
    }
avalon-seen = { "\u200F" }{ $seat } ({ $label })
    .list = { "\u200F" }{ $first }، { $last }
avalon-round-opened = دور { $round } آغاز می‌شود.
avalon-leader-passed = { avalon-leader.lead } به { $to } می‌رسد.
avalon-team-proposed = پیشنهاد { $leader } برای مأموریت { $quest }: { $team }.
avalon-team-taken-back = { $leader } گروه را برمی‌دارد تا آن را عوض کند.
avalon-unready = { $seat } می‌خواهد باز هم گفت‌وگو شود.
avalon-vote-called = { $leader } رأی‌گیری را آغاز می‌کند.
avalon-all-ready = همه‌ی دیگران آماده‌اند؛ رأی‌گیری آغاز می‌شود.
avalon-time-over = وقت گفت‌وگو تمام شد؛ رأی‌گیری آغاز می‌شود.
avalon-votes-shown = رأی‌ها رو شد. { $votes-by-seat }.
avalon-team-approved = گروه رأی آورد.
avalon-team-rejected =
    { $rejections ->
        [1] گروه رد شد، نخستین گروه در این دور.
        [5] گروه رد شد، پنجمین گروه در این دور.
       *[other] گروه رد شد: { $rejections } از ۵ در این دور.
    }
avalon-quest-begun = مأموریت { $quest } آغاز می‌شود، با { $team }.
avalon-cards-laid = همه‌ی گروه کارت بازی کردند.
avalon-quest-ended =
    { "\u200F" }{ $won ->
        [true] مأموریت { $quest } به پیروزی رسید
       *[false] مأموریت { $quest } شکست خورد
    }: { $successes ->
        [0] بدون کارت پیروزی
       *[other] { $successes } کارت پیروزی
    }، { $fails ->
        [0] بدون کارت شکست
       *[other] { $fails } کارت شکست
    }.
avalon-lady-passed = { $by } با بانوی دریاچه { $to } را می‌آزماید؛ بانو از این پس نزد { $to } است.
avalon-loyalty-seen = وفاداری { $target } را می‌بینید: { $side }.
avalon-lady-left = { $by } از بانوی دریاچه استفاده نمی‌کند.
avalon-named = { $by } آدمکش است، و { $target } را نام می‌برد.
avalon-nobody-named = وقت تمام شد. { $by } آدمکش است، و کسی را نام نبرده است.
avalon-over = { "\u200F" }{ $why } { $roles-by-seat }.
avalon-pointed =
    { $target ->
        [none] به کسی اشاره نمی‌کنید.
       *[other] به { $target } اشاره می‌کنید.
    }
avalon-guesses-shown = چه کسی را مرلین دانستند، و چه کسانی: { $guesses }.
avalon-all-told = آنچه هر کس می‌دانست:{"\u000A"}{ $confessions }
avalon-confession =
    { "\u200F" }{ $seat }: { $shown-count ->
        [0] در آغاز کسی را ندید
       *[other] در آغاز دید – { $shown }
    }{ $loyalties-count ->
        [0] {""}
       *[other] ؛ جبهه‌ها را دانست – { $loyalties }
    }{ $cards-count ->
        [0] {""}
       *[other] ؛ کارت‌ها در مأموریت‌ها – { $cards }
    }{ $peeked-count ->
        [0] {""}
       *[other] ؛ کارت دیگران را دید – { $peeked }
    }.
    .list = { "\u200F" }{ $first }{"\u000A"}{ $last }
# The card somebody saw of another.
avalon-peek = { $seat } در مأموریت { $quest } ({ $card })
    .list = { "\u200F" }{ $first }، { $last }

## What is asked: who the table waits for, the question itself (you), and the rule behind it (why)

avalon-revealing = هر کس به نقش خود نگاه می‌کند.
    .title = نقش پنهان شما
    .watched = نقش‌های پنهان
    .you = نقش پنهان خود را ببینید.
    .why = وقتی همه نگاه کردند بازی آغاز می‌شود. کارت خودتان را هر وقت بخواهید می‌توانید دوباره ببینید.
avalon-proposing = { $leader } دارد گروه را انتخاب می‌کند.
    .title = انتخاب گروه
    .you = { avalon-leader } شمایید. گروهی انتخاب کنید.
    .why = { avalon-leader } به اندازه‌ی نیاز مأموریت گروهی انتخاب می‌کند و خودش هم می‌تواند در آن باشد. سپس همه رأی می‌دهند. اگر ترتیب مأموریت‌ها آزاد باشد، مأموریت را هم { avalon-leader } انتخاب می‌کند.
avalon-discussing = پیشنهاد { $leader }: { $team }. همه درباره‌اش گفت‌وگو می‌کنند.
    .title = گفت‌وگو
    .you = درباره‌ی این گروه گفت‌وگو کنید: { $team }.
    .why = گروه روی میز است و { avalon-leader } می‌تواند آن را تا سه بار عوض کند. رأی‌گیری وقتی آغاز می‌شود که { avalon-leader } بخواهد، یا همه‌ی دیگران آماده باشند، یا وقت تمام شود. هر کس که آماده باشد باز هم می‌تواند بگوید «هنوز نه».
    .count = آماده: { NUMBER($answered) } از { NUMBER($asked) }
avalon-voting = همه به گروه رأی می‌دهند.
    .title = رأی‌گیری
    .you = با این گروه موافقید؟
    .why = بیش از نیمی باید موافق باشند؛ رأی برابر یعنی رد. اگر در یک دور پنج گروه رد شود، پلیدی پیروز می‌شود. همه‌ی رأی‌ها با هم رو می‌شود.
avalon-questing = در مأموریت: { $team }.
    .title = در مأموریت
    .you = شما در این مأموریتید. کدام کارت را بازی می‌کنید؟
    .why = همه هر دو کارت را می‌گیرند؛ فقط پلیدی می‌تواند «شکست» بازی کند. سر بعضی میزها لنسلوتِ پلید باید «شکست» بازی کند. کارت‌ها بُر می‌خورد و فقط شمرده می‌شود. یک کارت شکست مأموریت را ناکام می‌کند؛ با هفت بازیکن یا بیشتر، در مأموریت چهارم دو کارت لازم است.
avalon-examining = بانوی دریاچه نزد { $holder } است، که دارد کسی را برای آزمون انتخاب می‌کند.
    .title = بانوی دریاچه
    .you = بانوی دریاچه نزد شماست. وفاداری چه کسی را می‌آزمایید؟
    .why = می‌فهمید یک بازیکن از نیکی است یا از پلیدی، و بانو به او می‌رسد. کسی را که پیش‌تر بانو را داشته نمی‌شود انتخاب کرد. از نتیجه هر چه خواستید بگویید، راست یا دروغ.
avalon-assassinating = سه مأموریت به پیروزی رسید. آدمکش دارد انتخاب می‌کند چه کسی را مرلین بنامد.
    .title = مرلین کیست؟
    .you = آدمکش شمایید. مرلین کیست؟
    .why = فقط یک نام، فقط یک بار. اگر مرلین باشد، پلیدی پیروز می‌شود؛ اگر نباشد، نیکی. اگر وقت تمام شود، آخرین کسی که لمس کرده‌اید به حساب می‌آید؛ اگر کسی را لمس نکرده باشید، کسی نام برده نمی‌شود و نیکی پیروز می‌شود. کسی را که از پلیدی نشانتان داده‌اند نمی‌توانید نام ببرید، مگر قرار میز چیز دیگری باشد.
avalon-guessing = سه مأموریت به پیروزی رسید. همه حدس می‌زنند مرلین کیست. فقط حدس آدمکش می‌کشد.
    .title = مرلین کیست؟
    .you = مرلین کیست؟ فقط حدس آدمکش می‌کشد.
    .why = هر کس یک بار حدس می‌زند و کسی نمی‌بیند چه کسی حدس زده است، تا کسی نفهمد آدمکش کیست. حدس آدمکش بازی را تمام می‌کند. اگر آدمکش مرلین را نام ببرد، پلیدی پیروز می‌شود؛ اگر نه، نیکی. همه‌ی حدس‌ها در پایان نشان داده می‌شود. اگر وقت تمام شود، آخرین کسی که هر یک از شما لمس کرده به حساب می‌آید؛ اگر آدمکش کسی را که بتوان نام برد لمس نکرده باشد، کسی نام برده نمی‌شود و نیکی پیروز می‌شود. آدمکش کسی را که از پلیدی نشانش داده‌اند نمی‌تواند نام ببرد، مگر قرار میز چیز دیگری باشد.

## What a player does, and how it is offered

avalon-acknowledge = نقش خود را دیدید.
    .offer = دیدم
avalon-propose = پیشنهاد شما برای مأموریت { $quest }: { $team }.
    .offer = پیشنهاد گروه
    .quest = کدام مأموریت؟
    .only-quest = مأموریت { $only }:
avalon-get-ready = برای رأی دادن آماده‌اید.
    .offer = آماده‌ی رأی دادن
avalon-not-yet = می‌خواهید باز هم گفت‌وگو شود.
    .offer = هنوز نه
avalon-call-vote = رأی‌گیری را آغاز می‌کنید.
    .offer = آغاز رأی‌گیری
avalon-change-team = گروه را برمی‌دارید تا آن را عوض کنید.
    .offer = عوض کردن گروه
avalon-keep-discussing = وقت گفت‌وگو تمام شده بود.
    .offer = ادامه‌ی گفت‌وگو
avalon-vote = رأی شما: { $vote }.
    .offer = رأی دادن
avalon-play-card = کارت شما: { $card }.
    .offer = بازی کردن کارت
avalon-examine = با بانوی دریاچه { $target } را می‌آزمایید.
    .offer = آزمودن وفاداری کسی
avalon-leave-lady = از بانوی دریاچه استفاده نمی‌کنید.
    .offer = استفاده نکردن از بانو
avalon-name = شما { $target } را نام می‌برید.
    .offer = نام بردن مرلین
avalon-guess = حدس شما: { $target }.
    .offer = حدس زدن مرلین
avalon-point =
    { $target ->
        [none] به کسی اشاره نمی‌کنید.
       *[other] به { $target } اشاره می‌کنید.
    }
    .offer = اشاره به یک نفر
avalon-miss-guess = حدسی نزدید.
    .offer = بدون حدس

## Why something cannot be done

avalon-team-needs = گروه این مأموریت { $size } بازیکن متفاوت دارد.
avalon-only-the-leader = فقط { $leader } رأی‌گیری را آغاز می‌کند و گروه را عوض می‌کند.
avalon-leader-calls = { avalon-leader } شمایید؛ رأی‌گیری وقتی آغاز می‌شود که شما بخواهید.
avalon-no-more-changes = { avalon-leader } در هر نوبت خود گروه را حداکثر { $most } بار عوض می‌کند.
avalon-quest-not-open =
    { $quests-count ->
        [1] حالا فقط مأموریت { $quests } باز است.
       *[other] حالا فقط این مأموریت‌ها باز است: { $quests }.
    }
# These refusals name no side: others may see the screen.
avalon-good-must-succeed = نقش شما اجازه نمی‌دهد این کارت را بازی کنید. کارت دیگر را بازی کنید.
avalon-lady-not-yourself = جبهه‌ی خودتان را می‌دانید. کس دیگری را انتخاب کنید.
avalon-lady-not-back = بانو پیش‌تر نزد { $target } بوده است. کس دیگری را انتخاب کنید.
avalon-lady-must-be-used = سر این میز باید از بانوی دریاچه استفاده کرد.
avalon-not-the-assassin = فقط انتخاب آدمکش به حساب می‌آید.
avalon-name-another = نمی‌توانید خودتان را نام ببرید.
avalon-name-no-ally = نمی‌توانید { $target } را نام ببرید. کس دیگری را انتخاب کنید.

## Words

avalon-side-good = نیکی
    .wins =
        { $hunted ->
            [true] شما می‌برید اگر سه مأموریت به پیروزی برسد و آدمکش مرلین را پیدا نکند.
           *[false] شما می‌برید اگر سه مأموریت به پیروزی برسد.
        }
avalon-side-evil = پلیدی
    .wins =
        { $hunted ->
            [true] شما می‌برید اگر سه مأموریت شکست بخورد، اگر در یک دور پنج گروه رد شود، یا اگر در پایان آدمکش مرلین را پیدا کند.
           *[false] شما می‌برید اگر سه مأموریت شکست بخورد، یا اگر در یک دور پنج گروه رد شود.
        }
avalon-ballot-approve = موافق
avalon-ballot-reject = مخالف
avalon-card-success = پیروزی
avalon-card-fail = شکست
avalon-label-evil = سپاهی پلیدی
avalon-label-merlin = مرلین
avalon-label-merlin-or-morgana = مرلین یا مورگانا
avalon-label-good-lancelot = لنسلوتِ نیک
avalon-label-evil-lancelot = لنسلوتِ پلید
avalon-why-three-fails = سه مأموریت شکست خورد. پلیدی پیروز شد!
avalon-why-five-rejections = پنج گروه پشت سر هم رد شد. پلیدی پیروز شد!
avalon-why-merlin-assassinated = آدمکش مرلین را پیدا کرد. پلیدی پیروز شد!
avalon-why-assassination-missed = سه مأموریت به پیروزی رسید و مرلین در امان است. نیکی پیروز شد!
avalon-why-nobody-named = سه مأموریت به پیروزی رسید، و پیش از آن که کسی نام برده شود وقت تمام شد. نیکی پیروز شد!
avalon-why-three-successes = سه مأموریت به پیروزی رسید. نیکی پیروز شد!
