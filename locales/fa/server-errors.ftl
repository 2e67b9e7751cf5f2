# Why the server itself refuses a command.

server-fault = سرور مشکلی دارد. کاری انجام نشد؛ کمی بعد دوباره امتحان کنید.
server-log-full = این میز آن‌قدر به کار رفته است که دیگر چیز تازه‌ای نمی‌پذیرد. میز تازه‌ای باز کنید؛ همه‌ی بازی‌های این میز سر جایشان می‌مانند.
server-malformed = سرور این فرمان را نمی‌فهمد. صفحه را دوباره بار کنید.
server-not-yours = فقط بازیکنان این بازی می‌توانند.

## آنچه میان دستگاه و سرور درست پیش نرفت، و اینکه چه باید کرد

server-trouble-bad-name = این نمی‌تواند نام باشد. ۱ تا ۲۰ حرفِ دیدنی بنویسید و هر واژه را تنها به یک الفبا.
server-trouble-bad-passkey = این کلید عبور پذیرفته نشد. دوباره امتحان کنید یا کلید دیگری به کار ببرید.
server-trouble-compressed = سرور درخواست فشرده نمی‌پذیرد. صفحه را دوباره بار کنید.
server-trouble-decided-for-good = این تصمیم نهایی است.
server-trouble-decided-meanwhile = همین حالا کس دیگری تصمیم گرفت. صفحه را تازه کنید.
server-trouble-failed = اینجا چیزی درست پیش نرفت. کمی بعد دوباره امتحان کنید.
server-trouble-foreign-origin = این درخواست از صفحه‌ی سایت دیگری آمده است. این سرور را از نشانی خودش باز کنید.
server-trouble-game-running = سر این میز یک بازی در جریان است. تا پایان آن صبر کنید.
server-trouble-id-in-use = دو درخواست گوناگون یک شماره داشتند. صفحه را دوباره بار کنید.
server-trouble-malformed = سرور این درخواست را نمی‌فهمد. صفحه را دوباره بار کنید.
server-trouble-moderates-already = شما از پیش ناظر هستید.
server-trouble-no-hello = اتصال درست آغاز نشد. صفحه را دوباره بار کنید.
server-trouble-no-length = درخواست طولش را نگفته است. صفحه را دوباره بار کنید.
server-trouble-no-connection = سرور در دسترس نیست. اتصال خود را بررسی کنید و دوباره امتحان کنید.
server-trouble-no-passkeys-here = کلیدهای عبور در این نشانی کار نمی‌کنند. نشانی امن (https) لازم است.
server-trouble-no-such-method = سرور نمی‌تواند این کار را بکند. صفحه را دوباره بار کنید.
server-trouble-not-a-host = اینجا فقط اعضای باشگاه میز باز می‌کنند. از صاحب سرور دعوت بخواهید.
server-trouble-not-confirmed = برای تأیید، نام خود را درست همان‌گونه که اینجاست بنویسید.
server-trouble-no-push = این سرور اعلان نمی‌فرستد.
server-trouble-not-found = اینجا چیزی نیست، یا چیزی که شما ببینید. پیوند تازه‌ای بخواهید.
server-trouble-oneself = این کار را با خودتان نمی‌توانید بکنید.
server-trouble-practice-table = کسی سر این میز تنها با ربات‌ها تمرین می‌کند. میز دیگری بخواهید.
server-trouble-signed-out = از این دستگاه بیرون رفته‌اید. برای ادامه‌ی بازی دوباره وارد شوید.
server-trouble-slow-down = کمی تند بود. لحظه‌ای صبر کنید و ادامه دهید.
server-trouble-too-large = خیلی بلند است. کوتاه‌ترش کنید.
server-trouble-too-many = از این‌ها بیش از اندازه هست. یکی را بردارید یا کمی صبر کنید.
server-trouble-too-many-devices = این میز را در دستگاه‌ها یا پنجره‌های زیادی باز کرده‌اید. چندتا را ببندید.
server-trouble-too-many-sockets = از شبکه‌ی شما اتصال زیادی هست. پنجره‌های دیگر را ببندید یا کمی صبر کنید.
server-trouble-too-often = تلاش‌ها زیاد شد. کمی صبر کنید و دوباره امتحان کنید.
server-trouble-too-slow = بیش از اندازه طول کشید. اتصال خود را بررسی کنید و دوباره امتحان کنید.
server-trouble-try-again = سرور شلوغ است. چیزی گم نشده؛ کمی بعد دوباره امتحان کنید.
server-trouble-undisclosed = این بازی برای همه باز نیست. می‌توانید آن را همان‌گونه که خودتان دیدید ببینید.
server-trouble-unreadable = این سرور نمی‌تواند این پرونده را بخواند.
server-trouble-who-are-you = در این دستگاه هنوز وارد نشده‌اید. نامی انتخاب کنید و وارد شوید.
server-trouble-wire-version = سرور به‌روز شده است. صفحه را دوباره بار کنید.
server-trouble-written-since = همین حالا دستگاه دیگری از شما اینجا نوشت. پیش از نوشتن نگاهی بیندازید.
server-trouble-wrong-host = این سرور به آن نام پاسخ نمی‌دهد. آن را با نشانی‌ای باز کنید که میزبانش به شما داده است.
