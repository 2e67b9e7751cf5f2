## ساعت‌ها و نامشان

clock-profile-none = بی‌ساعت
    .about = هر پرسش تا هر وقت لازم باشد می‌ماند.
clock-profile-relaxed = آسوده
clock-profile-normal = معمولی
clock-profile-fast = تند
clock-profile-slow = در چند روز
    .about = ساعت‌هایی که خوابی به حساب نمی‌آید.
clock-profile-own = به رسم خودمان
    .about = میز می‌گوید چند ثانیه.
clock-seconds = { $count } ثانیه
clock-minutes = { $count } دقیقه
clock-hours = { $count } ساعت
clock-days =
    { $count ->
        [one] یک روز
       *[other] { $count } روز
    }
clock-times =
    { $game ->
        [avalon] { $debate } برای یک گروه، { $answer } برای یک رأی
       *[other] { $debate } برای یک نوبت بلند، { $answer } برای یک جواب کوتاه
    }
clock-times-and-bank = { $times }، و { $bank } ذخیره برای همه‌ی بازی
clock-profile-and-times = { "\u200F" }{ $profile }: { $times }
clock-pace-glance = یک نگاه
clock-pace-answer = یک جواب کوتاه
clock-pace-choice = یک انتخاب
clock-pace-debate = انتخابی پس از گفت‌وگو

## کار ساعت‌ها

table-time-added = { $person-id } یک دقیقه‌ی دیگر خواست و به میز داده شد.
table-bank-drawn =
    { $seconds ->
        [one] یک ثانیه از اندوخته‌ی { $person-id } کم شد.
       *[other] { $seconds } ثانیه از اندوخته‌ی { $person-id } کم شد.
    }
table-sleep-hours-set = { $person-id } گفته است چه ساعت‌هایی می‌خوابد.

## چرا نمی‌شود

table-no-clock = ساعتی کار نمی‌کند که چیزی به آن افزوده شود.
table-added-already = یک بار دقیقه‌ی بیشتر خواسته‌ای؛ کس دیگری هم می‌تواند بخواهد.
table-enough-time = به وقت این پرسش دیگر چیزی افزوده نمی‌شود.
table-too-much-sleep = میز باید پیش برود: دست‌کم شش ساعت از روز را باز بگذار.
table-no-such-zone = این منطقه‌ی زمانی اینجا شناخته نیست.
