# Why the server itself refuses a command.

server-fault = سرور مشکلی دارد. کاری انجام نشد؛ کمی بعد دوباره امتحان کنید.
server-malformed = سرور این فرمان را نمی‌فهمد. صفحه را دوباره بار کنید.
server-not-yours = تنها کسانی که در این بازی نشسته‌اند می‌توانند بازی کنند.
