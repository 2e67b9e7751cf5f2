## The board

# Which side, and how many are on it.
avalon-board-side = { "\u200F" }{ $side } ({ $n }):
avalon-board-dealt =
    { $n ->
        [1] { $role }
       *[other] { "\u200F" }{ $n } × { $role }
    }
avalon-board-quest = مأموریت { $quest }
avalon-board-quest-now = ◂ مأموریت { $quest }
avalon-board-size = گروه { $size } نفره
avalon-board-two-fails = ۲ کارت شکست لازم است
avalon-board-locked = هنوز بسته
avalon-board-won =
    { $fails ->
        [0] ✓ پیروزی
       *[other] ✓ پیروزی، { $fails } شکست
    }
avalon-board-lost = ✗ { $fails } شکست
avalon-board-rejections = گروه‌های ردشده در این دور: { $track } ({ $rejections } از پنج)
avalon-board-player = بازیکن
avalon-board-marks = حالا
avalon-board-vote = آخرین رأی
avalon-board-quests = مأموریت‌ها
avalon-board-known = می‌دانید
avalon-board-roles = نقش
avalon-board-leader = ♛ { avalon-leader }
    .short = ♛
avalon-board-team = ● گروه
    .short = ●
avalon-board-lady = ◆ بانو
    .short = ◆
avalon-board-held-lady = ◇ بانو را داشته
    .short = ◇
avalon-board-named = † نام‌برده
    .short = †
avalon-board-excalibur = ‡ اکسکالیبر
    .short = ‡
avalon-board-spotlight = ☼ زیر ذره‌بین
    .short = ☼
avalon-board-approves = ✓ موافق
    .short = ✓
avalon-board-rejects = ✗ مخالف
    .short = ✗
avalon-board-you = شما
avalon-board-looked = وفاداری: { $side }
avalon-board-saw = { $card } در مأموریت { $quest }
avalon-board-legend = ♛ { avalon-leader }  ● در گروه  ◆ بانو نزد اوست  ◇ پیش‌تر بانو را داشته  ‡ اکسکالیبر در دست  ☼ زیر ذره‌بین  † نام‌برده‌ی آدمکش  ✓ موافق  ✗ مخالف  ⇄ لنسلوت‌ها جبهه عوض می‌کنند  · بی‌تغییر  [ ] اثر کرده

# The allegiance cards in order: signs with the number of a round or of a quest.
avalon-board-by-round = کارت‌های بیعت، دور به دور: { $cards }
avalon-board-by-quest = کارت‌های بیعت، مأموریت به مأموریت: { $cards }
avalon-board-turned =
    { $turned ->
        [0] هنوز هیچ کارت بیعتی رو نشده است
       *[other] کارت‌های بیعتِ روشده: { $cards }
    }
avalon-board-switches =
    { $switches ->
        [0] لنسلوت‌ها در جبهه‌ی نخست خودند
        [1] لنسلوت‌ها یک بار جبهه عوض کرده‌اند
       *[other] لنسلوت‌ها { $switches } بار جبهه عوض کرده‌اند
    }
avalon-board-switch = ⇄
avalon-board-steady = ·
avalon-board-acted = [{ $card }]
avalon-board-allegiance = { "\u200F" }{ $cards } – { $switches }
avalon-board-card = { "\u200F" }{ $card }: { $text }
avalon-board-drawn = برای پخش کردن: { $cards }
avalon-board-plots =
    { $n ->
        [0] کارت‌های دسیسه: { $left } کارت در دسته
       *[other] کارت‌های دسیسه ({ $left } کارت در دسته): { $cards }
    }

## A player's own card

avalon-you-are = شما { $name } هستید: { $role }.
avalon-you-title = { $role }، جبهه‌ی { $side }
avalon-you-turned = { $role }، حالا در جبهه‌ی { $side }
avalon-you-stand =
    { $switches ->
        [0] لنسلوت‌ها جبهه عوض نکرده‌اند: شما در جبهه‌ی { $side } هستید.
        [1] لنسلوت‌ها یک بار جبهه عوض کرده‌اند: حالا شما در جبهه‌ی { $side } هستید.
       *[other] لنسلوت‌ها { $switches } بار جبهه عوض کرده‌اند: حالا شما در جبهه‌ی { $side } هستید.
    } با جبهه‌ای می‌برید که در پایان در آن باشید.
avalon-you-see = در آغاز دیدید: { $seen }.
avalon-you-looked = جبهه‌ها را دانستید – { $seen }.
avalon-you-peeked = کارت دیگران را دیدید – { $peeked }.
