## Lists. The longer ones grow from the left: "Ana", "Ana, Ben", "Ana, Ben and Cleo".

list-none = هیچ‌کس
list-two = { $first } و { $last }
# What holds no letter of its own would run from left to right; the mark in front keeps it to ours.
list-more = { "\u200F" }{ $first }، { $last }
list-last = { $first } و { $last }
list-or = { $first } یا { $last }
# Several that are alike: "2 × Fight 1".
list-times = { "\u200F" }{ $n } × { $what }
# What several have in common, and who they are: "Approve: Ana and Ben".
list-group = { "\u200F" }{ $what }: { $who }
list-groups = { $first }؛ { $last }

## What any table tells

engine-asked = { $phase }
engine-acted = { $seat } جواب داد.
engine-answered = { $command }
engine-ended = بازی تمام شد.
engine-shuffled =
    { $label ->
        [roles] نقش‌ها بُر می‌خورند.
        [plots] کارت‌های دسیسه بُر می‌خورند.
        [allegiance] کارت‌های بیعت بُر می‌خورند.
        [coats] شوالیه‌ها بُر می‌خورند.
        [loyalty] کارت‌های وفاداری بُر می‌خورند.
        [white] کارت‌های سفید بُر می‌خورند.
        [black] کارت‌های سیاه بُر می‌خورند.
        [travel] کارت‌های سفر بُر می‌خورند.
       *[other] کارت‌ها بُر می‌خورند.
    }
engine-rolled =
    { $label ->
        [leader] قرعه می‌گوید چه کسی آغاز می‌کند.
        [first] قرعه می‌گوید چه کسی آغاز می‌کند.
        [arthur] قرعه می‌گوید شاه آرتور کیست.
       *[other] تاس انداخته می‌شود.
    }
engine-lapse = وقت تمام شد.

## Why something cannot be done

engine-game-over = بازی تمام شده و دیگر کاری نمانده است.
engine-stale = از این پرسش گذشته‌ایم.
engine-not-asked =
    { $asked-count ->
        [0] حالا نوبت کس دیگری است.
       *[other] همه منتظرند: { $asked }.
    }
engine-answered-already = جوابتان را داده‌اید و همان می‌ماند.
engine-not-offered = حالا نمی‌شود این کار را کرد.
