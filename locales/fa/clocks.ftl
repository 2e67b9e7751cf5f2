## ساعت‌ها و نامشان

clock-profile-none = بی‌ساعت
    .about = هر پرسش تا هر وقت لازم باشد می‌ماند.
clock-profile-relaxed = آسوده
    .about = آن‌قدر وقت که درباره‌ی همه چیز حرف بزنید.
clock-profile-normal = معمولی
    .about = به آهنگ یک شب بازی.
clock-profile-fast = تند
    .about = برای میزی که کار خودش را بلد است.
clock-profile-slow = روزانه
    .about = برای هر پرسش چند روز؛ ساعت‌هایی که خوابی به حساب نمی‌آید.
clock-profile-own = به رسم خودمان
    .about = میز می‌گوید چند ثانیه.
clock-pace-glance = یک نگاه
clock-pace-answer = یک جواب کوتاه
clock-pace-choice = یک انتخاب
clock-pace-debate = انتخابی پس از گفت‌وگو

## کار ساعت‌ها

company-time-added = { $who } یک دقیقه‌ی دیگر خواست و به میز داده شد.
company-bank-drawn =
    { $seconds ->
        [one] یک ثانیه از اندوخته‌ی { $who } کم شد.
       *[other] { $seconds } ثانیه از اندوخته‌ی { $who } کم شد.
    }
company-hours-kept = { $who } گفته است چه ساعت‌هایی می‌خوابد.

## چرا نمی‌شود

company-no-clock = ساعتی کار نمی‌کند که چیزی به آن افزوده شود.
company-added-already = یک بار دقیقه‌ی بیشتر خواسته‌ای؛ کس دیگری هم می‌تواند بخواهد.
company-enough-time = به وقت این پرسش دیگر چیزی افزوده نمی‌شود.
company-too-quiet = میز باید پیش برود: دست‌کم شش ساعت از روز را باز بگذار.
company-no-such-zone = این منطقه‌ی زمانی اینجا شناخته نیست.
