## Places, as they stand in a sentence and as a heading

shadows-place-camelot = کملوت
    .title = کملوت
shadows-place-black-knight = شوالیه‌ی سیاه
    .title = شوالیه‌ی سیاه
shadows-place-lancelot = لنسلوت
    .title = لنسلوت
shadows-place-dragon = اژدها
    .title = اژدها
shadows-place-excalibur = اکسکالیبر
    .title = اکسکالیبر
shadows-place-grail = جام مقدس
    .title = جام مقدس
shadows-place-picts = پیکت‌ها
    .title = پیکت‌ها
shadows-place-saxons = ساکسون‌ها
    .title = ساکسون‌ها
shadows-place-nowhere = هیچ‌جا
    .title = —
shadows-combat-black-knight = { shadows-place-black-knight }
shadows-combat-lancelot = { shadows-place-lancelot }
shadows-combat-dragon = { shadows-place-dragon }
shadows-war-picts = پیکت‌ها
shadows-war-saxons = ساکسون‌ها

## Other words

shadows-relic-excalibur = اکسکالیبر
shadows-relic-grail = جام مقدس
shadows-relic-armor = زره لنسلوت
shadows-colour-white = سفید
shadows-colour-black = سیاه
shadows-side-loyal = وفادار
    .wins = شما می‌برید اگر وقتی دوازده شمشیر روی میز گرد نشست، سفیدها بیش از سیاه‌ها باشند.
shadows-side-traitor = خائن
    .wins = شما می‌برید اگر کملوت سقوط کند: با دوازده منجنیق، با هفت شمشیر سیاه، با مرگ همه‌ی وفاداران، یا اگر در پایان سفیدها بیش از سیاه‌ها نباشند. تا نقابتان را برنداشته‌اند، در شمارش آخر شمشیرهای سفید سیاه می‌شود.
shadows-status-knight = شوالیه
shadows-status-captured = اسیر
shadows-status-revealed = خائنِ بی‌نقاب
shadows-status-dead = مرده
shadows-status-absent = هنوز نیامده
shadows-evil-black-card = یک کارت سیاه
shadows-evil-siege-engine = یک منجنیق
shadows-evil-life = یک جانِ ازدست‌رفته
shadows-evil-cards = بازخرید با دو کارت
shadows-action-A = جابه‌جایی
shadows-action-B = کاری در همان جا
shadows-action-C = کارت ویژه
shadows-action-D = درمان
shadows-action-E = اتهام
# After a name: what somebody does by a power.
shadows-power-exchange = می‌خواهد کارتی عوض کند
shadows-power-swap = یک کارت می‌سوزاند و یکی تازه می‌گیرد
shadows-power-bleed = یک جان می‌دهد و دو کارت می‌گیرد
shadows-power-gift = از مرلین یک کارت هدیه می‌گیرد
shadows-price-cards = کارت‌هایی که مورگان می‌خواهد
shadows-price-lives = جان‌هایی که مورگان می‌خواهد
shadows-answer-accept = می‌پذیرم
shadows-answer-refuse = نمی‌پذیرم
shadows-answer-yes = بله
shadows-answer-no = نه
shadows-answer-grail = یک کارت جام
shadows-answer-life = یک جان
shadows-answer-come = می‌آیم
shadows-answer-stay = می‌مانم
shadows-scope-this-card = در برابر همین کارت، هر وقت بیاید
shadows-scope-until-my-turn = تا نوبت خودم
shadows-scope-always = همیشه

## What a special card is played at

shadows-aim-siege = یک منجنیق
shadows-aim-black-knight = { shadows-place-black-knight }
shadows-aim-lancelot = { shadows-place-lancelot }
shadows-aim-dragon = { shadows-place-dragon }
shadows-aim-excalibur = { shadows-place-excalibur }
shadows-aim-grail = { shadows-place-grail }
shadows-aim-picts = { shadows-place-picts }
shadows-aim-saxons = { shadows-place-saxons }
shadows-aim-camelot = { shadows-place-camelot }
shadows-aim-loyal = در مقام وفادار: هر شوالیه یک کارت می‌کشد
shadows-aim-traitor = در مقام خائن: نقاب برداشته می‌شود و هر شوالیه دو کارت می‌سوزاند
shadows-aim-self = برای خودم
shadows-aim-others = برای همه‌ی دیگران
shadows-aim-draw = کشیدن سه کارت
shadows-aim-fight = گذاشتن دو کارت نبرد بر اژدها
shadows-aim-lives = گرفتن دو جان
shadows-aim-dark-forest = { shadows-card-dark-forest }
shadows-aim-mists = { shadows-card-mists }
shadows-aim-mordred = { shadows-card-mordred }
shadows-aim-vivien = { shadows-card-vivien }
shadows-aim-witch-2 = { shadows-card-witch-2 }
shadows-aim-witch-5 = { shadows-card-witch-5 }
shadows-aim-witch-6 = { shadows-card-witch-6 }
shadows-aim-witch-7 = { shadows-card-witch-7 }

## How it ends

shadows-why-siege = دوازده منجنیق پای کملوت ایستاده است و کملوت سقوط می‌کند.
shadows-why-black-swords = هفت شمشیر سیاه روی میز گرد است و میز می‌شکند.
shadows-why-loyal-dead = همه‌ی وفاداران جان سپرده‌اند.
shadows-why-all-captured = دیگر هیچ شوالیه‌ای آزاد نیست.
shadows-why-swords = دوازده شمشیر روی میز گرد است و برای آخرین بار شمرده می‌شود.
shadows-winner-loyal = شوالیه‌ها می‌برند!
shadows-winner-evil = پلیدی می‌برد!
