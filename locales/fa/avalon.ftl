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
avalon-lady-given = بانوی دریاچه بازی را نزد { $to } آغاز می‌کند.
avalon-role-dealt = نقش شما: { $role }.
avalon-eyes-opened =
    { $shown-count ->
        [0] چشم باز می‌کنید و کسی را نشانتان نمی‌دهند.
       *[other] چشم باز می‌کنید و می‌بینید: { $shown }.
    }
avalon-seen = { "\u200F" }{ $seat } ({ $label })
    .list = { "\u200F" }{ $first }، { $last }
avalon-round-opened = دور { $round } آغاز می‌شود.
avalon-leader-passed = فرماندهی به { $to } می‌رسد.
avalon-team-proposed = پیشنهاد { $leader } برای مأموریت { $quest }: { $team }.
avalon-votes-shown = رأی‌ها رو شد. { $votes-by-seat }.
avalon-team-approved = گروه رأی آورد.
avalon-team-rejected =
    { $rejections ->
        [1] گروه رد شد، نخستین گروه در این دور.
        [5] گروه رد شد، پنجمین گروه در این دور.
       *[other] گروه رد شد؛ تا اینجای این دور { $rejections } گروه رد شده است.
    }
avalon-quest-begun = مأموریت { $quest } آغاز می‌شود. راهی می‌شوند: { $team }.
avalon-cards-laid = همه‌ی کارت‌های گروه روی میز است.
avalon-quest-ended =
    { $won ->
        [true] مأموریت { $quest } به پیروزی رسید
       *[false] مأموریت { $quest } شکست خورد
    }: { $successes ->
        [0] بدون کارت پیروزی
       *[other] { $successes } کارت پیروزی
    }، { $fails ->
        [0] بدون کارت شکست
       *[other] { $fails } کارت شکست
    }.
avalon-lady-passed = { $by } بانوی دریاچه را سراغ { $to } می‌فرستد؛ بانو از این پس نزد { $to } می‌ماند.
avalon-loyalty-seen = جبهه‌ی { $target } را می‌بینید: { $side }.
avalon-lady-left = { $by } بانوی دریاچه را آسوده می‌گذارد.
avalon-named = { $by } پا پیش می‌گذارد: آدمکش است، و { $target } را نام می‌برد.
avalon-over = { $why } { $roles-by-seat }.
avalon-all-told = حالا می‌شود همه‌چیز را گفت:{"\u000A"}{ $confessions }
avalon-confession =
    { $seat }: { $shown-count ->
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
    .you = نقش خود را دیدید؟
    .why = وقتی همه نگاه کردند بازی آغاز می‌شود. کارت خودتان را هر وقت بخواهید می‌توانید دوباره ببینید.
avalon-proposing = { $leader } دارد گروه را برمی‌گزیند.
    .you = { avalon-leader } شمایید. چه کسانی را می‌فرستید؟
    .why = { avalon-leader } به اندازه‌ی نیاز مأموریت گروهی نام می‌برد و خودش هم می‌تواند در آن باشد. سپس همه به گروه رأی می‌دهند. اگر ترتیب مأموریت‌ها آزاد باشد، مأموریت را هم { avalon-leader } برمی‌گزیند.
avalon-voting = همه به گروه رأی می‌دهند.
    .you = این گروه راهی شود؟
    .why = بیش از نیمی باید موافق باشند؛ رأی برابر یعنی رد. اگر در یک دور پنج گروه رد شود، پلیدی می‌برد. همه‌ی رأی‌ها با هم رو می‌شود.
avalon-questing = مأموریت در جریان است، با { $team }.
    .you = شما در این مأموریتید. کدام کارت را بازی می‌کنید؟
    .why = کارت‌ها به پشت بازی می‌شود و فقط شمرده می‌شود. یاران نیکی کارت پیروزی بازی می‌کنند؛ خادمان پلیدی هر کدام را بخواهند، ولی سر بعضی میزها لنسلوتِ پلید ناچار است شکست بازی کند. یک کارت شکست مأموریت را خراب می‌کند؛ با هفت بازیکن یا بیشتر، در مأموریت چهارم دو کارت لازم است.
avalon-examining = بانوی دریاچه نزد { $holder } است، که دارد کسی را برای پرسیدن برمی‌گزیند.
    .you = بانوی دریاچه نزد شماست. جبهه‌ی چه کسی را می‌خواهید بدانید؟
    .why = بانو به‌راستی می‌گوید که یک شوالیه از نیکی است یا از پلیدی، و سپس نزد همان شوالیه می‌رود. درباره‌ی کسی که پیش‌تر بانو را داشته نمی‌شود پرسید. از پاسخ هر چه خواستید بگویید، راست یا دروغ.
avalon-assassinating = سه مأموریت به پیروزی رسید. یکی از شما آدمکش است و دارد نامی را برمی‌گزیند.
    .you = آدمکش شمایید. مرلین کیست؟
    .why = فقط یک نام، فقط یک بار. اگر مرلین باشد، با این همه پلیدی می‌برد؛ اگر نباشد، نیکی. کسانی که خادم پلیدی به شما نشان داده شده‌اند در میان نیستند، مگر قرار میز چیز دیگری باشد.

## What a player does, and how it is offered

avalon-acknowledge = نقش خود را می‌دانید.
    .offer = نقشم را می‌دانم
avalon-propose = پیشنهاد شما برای مأموریت { $quest }: { $team }.
    .offer = پیشنهاد گروه
    .quest = کدام مأموریت؟
    .only-quest = مأموریت { $only }:
avalon-vote = رأی شما به پشت روی میز است: { $vote }.
    .offer = رأی دادن
avalon-play-card = کارت شما به پشت روی میز است: { $card }.
    .offer = بازی کردن کارت
avalon-examine = بانوی دریاچه را سراغ { $target } می‌فرستید.
    .offer = پرسیدن از بانو درباره‌ی کسی
avalon-leave-lady = بانوی دریاچه را آسوده می‌گذارید.
    .offer = آسوده گذاشتن بانو
avalon-name = شما { $target } را نام می‌برید.
    .offer = نام بردن مرلین

## Why something cannot be done

avalon-team-needs = گروه این مأموریت { $size } نفره است و هر کس فقط یک بار نام برده می‌شود.
avalon-quest-not-open =
    { $quests-count ->
        [1] حالا نوبت مأموریت { $quests } است.
       *[other] حالا نوبت یکی از این مأموریت‌هاست: { $quests }.
    }
avalon-good-must-succeed = شما از نیکی هستید و نیکی مأموریتی را خراب نمی‌کند. کارت پیروزی بازی کنید.
avalon-lady-not-yourself = جبهه‌ی خودتان را می‌دانید. درباره‌ی کس دیگری بپرسید.
avalon-lady-not-back = بانو پیش‌تر نزد { $target } بوده و هرگز برنمی‌گردد.
avalon-lady-must-be-used = سر این میز همیشه باید از بانوی دریاچه پرسید.
avalon-not-the-assassin = فقط آدمکش کسی را نام می‌برد.
avalon-name-another = نمی‌توانید خودتان را نام ببرید.
avalon-name-no-ally = به شما نشان داده‌اند که { $target } خادم پلیدی است، و مرلین چنین نیست.

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
avalon-label-evil = خادم پلیدی
avalon-label-merlin = مرلین
avalon-label-merlin-or-morgana = مرلین یا مورگانا
avalon-label-good-lancelot = لنسلوتِ نیک
avalon-label-evil-lancelot = لنسلوتِ پلید
avalon-why-three-fails = سه مأموریت شکست خورد. پلیدی می‌برد!
avalon-why-five-rejections = پنج گروه پشت سر هم رد شد و دربار از هم پاشید. پلیدی می‌برد!
avalon-why-merlin-assassinated = آدمکش مرلین را پیدا کرد. پلیدی می‌برد!
avalon-why-assassination-missed = سه مأموریت به پیروزی رسید و مرلین در امان است. نیکی می‌برد!
avalon-why-three-successes = سه مأموریت به پیروزی رسید. نیکی می‌برد!
