## Reasons of reports, and sanctions

report-insult = توهین
report-hate = نفرت‌پراکنی علیه گروهی از مردم
report-threat = تهدید
report-harassment = آزار و اذیت
report-sexual = محتوای جنسی
report-spam = پیام‌های مزاحم
report-cheating = تقلب
report-private-data = اطلاعات خصوصی کسی
report-name = نام توهین‌آمیز
report-danger = جان کسی در خطر است
report-other = چیز دیگر

sanction-none = اقدامی نشد.
sanction-warn = یک هشدار.
sanction-mute-15 = ۱۵ دقیقه بی‌صدا.
sanction-mute = بی‌صدا.
sanction-ban-open = محروم از میزهای باز.
sanction-ban = محروم از همه‌ی میزها.

sanction-scope-table = سر همین میز.
sanction-scope-server = در همه‌ی سرور.
sanction-objection = اگر موافق نیستید اعتراض کنید: کس دیگری از نو تصمیم می‌گیرد و آن تصمیم نهایی است.

server-banned = نمی‌توانید اینجا بنشینید. در «گزارش‌ها و تصمیم‌ها» می‌توانید دلیلش را بخوانید و اعتراض کنید.
server-kept-from-sitting = میزبان فعلاً نمی‌گذارد سر این میز بنشینید. می‌توانید تماشا کنید.
