## The documentation site: its sections, and its search

site-play = بازی
    .text = قواعد، نقش‌ها و کارت‌های هر دو بازی، همان‌طور که خود بازی توضیح می‌دهد.
site-host = میزبانی
    .text = سرور برای یک شب، برای یک باشگاه یا برای جمعی بزرگ.
site-build = ساختن
    .text = کد، پروتکل، بات‌ها، و این‌که چطور چیزی به آن‌ها اضافه کنید.
site-trust = اعتماد
    .text = آنچه ثابت شده است: رازها راز می‌مانند، کارت‌ها منصفانه پخش می‌شوند و هیچ چیز گم نمی‌شود.
site-decisions = تصمیم‌ها
site-picture = هفت بازیکن دور میز به یک گروه رأی داده‌اند
site-search = جستجو
    .clear = پاک کردن
    .more = نتیجه‌های بیشتر
    .none = برای [SEARCH_TERM] چیزی پیدا نشد
    .many = [COUNT] نتیجه برای [SEARCH_TERM]
    .one = [COUNT] نتیجه برای [SEARCH_TERM]
    .instead = برای [SEARCH_TERM] چیزی پیدا نشد. این‌ها برای [DIFFERENT_TERM] است
    .others = برای [SEARCH_TERM] چیزی پیدا نشد. یکی از این‌ها را امتحان کنید:
    .now = جستجوی [SEARCH_TERM]
    .filters = فیلترها
site-lost = این صفحه وجود ندارد. از منو یا جستجو استفاده کنید.
site-copied = کپی شد
    .copy = کپی
    .terminal = ترمینال
