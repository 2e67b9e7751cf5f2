## Why somebody around the table cannot do something

company-seated-already = شما سر این میز جا دارید.
company-not-seated = این کار برای کسانی است که سر میز نشسته‌اند.
company-no-such-place = سر این میز چنین جایی نیست.
company-host-only = این با میزبان است.
company-game-running = تا بازی در جریان است نمی‌شود.
company-nothing-chosen = میزبان هنوز بازی‌ای انتخاب نکرده است.
company-not-ready =
    { $waiting-count ->
        [1] یک نفر هنوز آماده نیست.
       *[other] { $waiting-count } نفر هنوز آماده نیستند.
    }
company-cannot-start = با این چیدمان نمی‌شود بازی کرد.
