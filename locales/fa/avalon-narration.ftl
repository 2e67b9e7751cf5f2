## What is read aloud while all eyes are shut. It follows from the roles in the game alone.

# Whom a line leaves out, with the commas round it.
avalon-narration-but =
    { $but-count ->
        [0] ،
       *[other] ، به‌جز { $but }،
    }
avalon-but-oberon = اوبران
avalon-but-mordred = موردرد
avalon-but-lancelot-evil = لنسلوتِ پلید

avalon-narration-close-all = همگی چشم‌هایتان را ببندید و مشتتان را جلوی خود نگه دارید.
avalon-narration-lancelot-thumb-up = لنسلوتِ پلید، چشم‌هایت را بسته نگه دار ولی شستت را بالا ببر.
avalon-narration-allies-thumbs = سرسپردگان موردرد{ avalon-narration-but } چشم‌هایتان را بسته نگه دارید و شست خود را بالا ببرید.
avalon-narration-evil-open =
    سرسپردگان موردرد{ avalon-narration-but } { $alike ->
        [true] چشم‌هایتان را باز کنید؛ هم‌پیمانانِ شما کسانی‌اند که شستشان بالاست.
       *[false] { $switching ->
            [true] چشم‌هایتان را باز کنید؛ هم‌پیمانانِ شما کسانی‌اند که چشمشان باز است و آن کس که شستش بالاست.
           *[false] چشم‌هایتان را باز کنید و هم‌پیمانان خود را پیدا کنید.
        }
    }
avalon-narration-lancelot-thumb-down = لنسلوتِ پلید، شستت را پایین بیاور.
avalon-narration-evil-close = سرسپردگان موردرد، چشم‌هایتان را ببندید.
avalon-narration-check = همگی چشم‌هایتان را بسته و مشتتان را جلوی خود نگه دارید.
avalon-narration-evil-thumbs = سرسپردگان موردرد{ avalon-narration-but } چشم‌هایتان را بسته نگه دارید و شست خود را بالا ببرید تا مرلین شما را ببیند.
avalon-narration-thumbs-reminder =
    { $but-words ->
        [oberon] این سخن شاملِ اوبران هم می‌شود.
        [lancelot_evil] این سخن شاملِ لنسلوتِ پلید هم می‌شود.
       *[other] این سخن شاملِ اوبران و لنسلوتِ پلید هم می‌شود.
    }
avalon-narration-merlin-open = مرلین، چشم‌هایت را باز کن؛ هر شستی که می‌بینی از آنِ یکی از سرسپردگان موردرد است.
avalon-narration-thumbs-down = شست‌ها را پایین بیاورید و دوباره مشت کنید.
avalon-narration-merlin-close = مرلین، چشم‌هایت را ببند.
avalon-narration-percival-thumbs =
    { $thumbs ->
        [1] مرلین، برای پرسیوال شستت را بالا ببر.
       *[other] مرلین و مورگانا، برای پرسیوال شستِ خود را بالا ببرید.
    }
avalon-narration-percival-open =
    { $thumbs ->
        [1] پرسیوال، چشم‌هایت را باز کن؛ این شست از آنِ مرلین است.
       *[other] پرسیوال، چشم‌هایت را باز کن؛ یکی از این دو شست از آنِ مرلین است.
    }
avalon-narration-percival-close = پرسیوال، چشم‌هایت را ببند.
avalon-narration-lancelots-open = هر دو لنسلوت، چشم‌هایتان را باز کنید و یکدیگر را بشناسید.
avalon-narration-lancelots-close = هر دو لنسلوت، چشم‌هایتان را ببندید.
avalon-narration-all-open = همگی چشم‌هایتان را باز کنید؛ بازی آغاز می‌شود.

# What is read where everybody learns their role from a phone.
avalon-narration-phones-take = همگی گوشی خود را بردارید و نگذارید کسی صفحه‌ی آن را ببیند.
avalon-narration-phones-look = انگشتتان را روی کارت خود نگه دارید و بخوانید که کیستید و چه کسانی را می‌شناسید.
avalon-narration-phones-cover = کارت خود را رها کنید.
avalon-narration-phones-again = یک بار دیگر انگشتتان را روی کارت نگه دارید و آن را به یاد بسپارید.
avalon-narration-phones-begin = رها کنید و دکمه‌ی زیر کارت را بزنید؛ بازی آغاز می‌شود.
