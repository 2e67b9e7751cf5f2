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

avalon-narration-close-all = همگی پلک‌ها را روی هم بگذارید و یک دستِ مشت‌شده را بالای میز نگه دارید.
avalon-narration-lancelot-thumb-up = لنسلوتِ پلید، در تاریکی بمان ولی انگشت شستت را بالا ببر.
avalon-narration-allies-thumbs = سرسپردگان موردرد{ avalon-narration-but } چشم‌هایتان را بسته نگه دارید و شست خود را بالا ببرید.
avalon-narration-evil-open =
    سرسپردگان موردرد{ avalon-narration-but } { $alike ->
        [true] بیدار شوید؛ هم‌پیمانانِ شما کسانی‌اند که شستشان بالاست.
       *[false] { $switching ->
            [true] بیدار شوید؛ هم‌پیمانانِ شما کسانی‌اند که بیدارند و آن کس که شستش بالاست.
           *[false] بیدار شوید و هم‌پیمانان خود را پیدا کنید.
        }
    }
avalon-narration-lancelot-thumb-down = لنسلوتِ پلید، شستت را پایین بیاور.
avalon-narration-evil-close = سرسپردگان موردرد، دوباره بخوابید.
avalon-narration-check = اکنون هیچ‌کس نگاه نمی‌کند و همه‌ی دست‌ها مشت است.
avalon-narration-evil-thumbs = سرسپردگان موردرد{ avalon-narration-but } بی‌آن‌که نگاه کنید شست خود را بالا ببرید؛ مرلین به‌زودی بیدار می‌شود.
avalon-narration-thumbs-reminder =
    { $but-words ->
        [oberon] این سخن شاملِ اوبران هم می‌شود.
        [lancelot_evil] این سخن شاملِ لنسلوتِ پلید هم می‌شود.
       *[other] این سخن شاملِ اوبران و لنسلوتِ پلید هم می‌شود.
    }
avalon-narration-merlin-open = مرلین، بیدار شو؛ هر شستی که می‌بینی از آنِ یکی از سرسپردگان موردرد است.
avalon-narration-thumbs-down = شست‌ها پایین، دست‌ها مشت.
avalon-narration-merlin-close = مرلین، بخواب.
avalon-narration-percival-thumbs =
    { $thumbs ->
        [1] مرلین، برای پرسیوال شستت را بالا ببر.
       *[other] مرلین و مورگانا، برای پرسیوال شستِ خود را بالا ببرید.
    }
avalon-narration-percival-open =
    { $thumbs ->
        [1] پرسیوال، بیدار شو؛ این شست از آنِ مرلین است.
       *[other] پرسیوال، بیدار شو؛ یکی از این دو شست از آنِ مرلین است.
    }
avalon-narration-percival-close = پرسیوال، بخواب.
avalon-narration-lancelots-open = هر دو لنسلوت، بیدار شوید و یکدیگر را بیابید.
avalon-narration-lancelots-close = هر دو لنسلوت، بخوابید.
avalon-narration-all-open = همگی بیدار شوید؛ بازی آغاز می‌شود.
