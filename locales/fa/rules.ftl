## قانون‌ها در برنامه

rules-title = قواعد
rules-of = قواعد { $game }
rules-three-minutes = بازی در سه دقیقه
rules-everything = هر چه در بازی هست
rules-search = جست‌وجو در این قواعد
rules-found =
    { $count ->
        [0] هیچ برگه‌ای این واژه‌ها را ندارد.
        [one] { NUMBER($count) } برگه این واژه‌ها را دارد.
       *[other] { NUMBER($count) } برگه این واژه‌ها را دارد.
    }
rules-print = چاپ روی یک برگ
rules-narrator = با کارت‌های جعبه بازی می‌کنید؟
    .link = بگذارید این دستگاه آشکارسازی را بلند بخواند
rules-here = سر این میز
rules-plain-here = اینجا چیزی فرق نمی‌کند: بازی ساده است.
rules-choices = چه چیزی را می‌شود انتخاب کرد
rules-belongs = بخشی از
rules-copies = در دسته: { NUMBER($count) }.
rules-more-copies = یاران مرلین { NUMBER($count) } تا می‌افزاید.
rules-stays = در بازی می‌ماند.
rules-won = اگر ببرید
rules-lost = اگر ببازید

## گونه‌های برگه‌ها

rules-kind-basics = بازی
rules-kind-role = نقش‌ها
rules-kind-module = بخش‌های بازی
rules-kind-preset = میزهای آماده
rules-kind-edition = جعبه‌ها و ویرایش‌ها
rules-kind-option = انتخاب‌ها
rules-kind-plot = کارت‌های دسیسه
rules-kind-quest = مأموریت‌ها
rules-kind-loyalty = وفاداری
rules-kind-knight = شوالیه‌ها
rules-kind-white = کارت‌های سفید
rules-kind-black = کارت‌های سیاه
rules-kind-travel = کارت‌های سفر
rules-kind-unconfirmed = جایی که کتاب‌های قانون خاموش‌اند
rules-example = یک نمونه
