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
    .wins = شما می‌برید اگر دوازده شمشیر روی میز گرد باشد و سفیدها بیش از سیاه‌ها باشند.
shadows-side-traitor = خائن
    .wins = شما می‌برید اگر کملوت سقوط کند: با دوازده منجنیق، با هفت شمشیر سیاه، با مرگ همه‌ی شوالیه‌های وفادار، یا اگر در پایان سفیدها بیش از سیاه‌ها نباشند. اگر تا آن وقت پنهان بمانید، در شمارش پایانی چند شمشیر سفید سیاه می‌شود.
shadows-status-knight = شوالیه
shadows-status-captured = اسیر
shadows-status-revealed = خائنِ آشکار
shadows-status-dead = مرده
shadows-status-absent = هنوز نیامده
shadows-evil-black-card = یک کارت سیاه می‌کشد
shadows-evil-siege-engine = یک منجنیق می‌افزاید
shadows-evil-life = یک جان از دست می‌دهد
shadows-evil-cards = به جایش دو کارت می‌سوزاند
shadows-action-A = جابه‌جایی
shadows-action-B = کار مأموریت
shadows-action-C = کارت ویژه
shadows-action-D = درمان
shadows-action-E = اتهام
# After a name: what a Knight does with a power.
shadows-power-exchange = می‌خواهد کارتی عوض کند
shadows-power-swap = یک کارت می‌سوزاند و یکی تازه می‌کشد
shadows-power-bleed = یک جان می‌دهد و دو کارت می‌کشد
shadows-power-gift = به کمک مرلین یک کارت می‌کشد
shadows-price-cards = کارت‌هایی که مورگانا می‌خواهد
shadows-price-lives = جان‌هایی که مورگانا می‌خواهد
shadows-answer-accept = می‌پذیرم
shadows-answer-refuse = نمی‌پذیرم
shadows-answer-yes = بله
shadows-answer-no = نه
shadows-answer-grail = یک کارت جام
shadows-answer-life = یک جان
shadows-answer-come = می‌آیم
shadows-answer-stay = می‌مانم
shadows-scope-this-card = در برابر همین کارت، هر وقت کشیده شود
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
shadows-aim-loyal = به عنوان وفادار: هر شوالیه یک کارت می‌کشد
shadows-aim-traitor = به عنوان خائن: خود را آشکار می‌کنید و هر شوالیه دو کارت می‌سوزاند
shadows-aim-self = برای خودم
shadows-aim-others = برای همه‌ی دیگران
shadows-aim-draw = کشیدن سه کارت
shadows-aim-fight = بازی کردن دو کارت نبرد در برابر اژدها
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

shadows-why-siege = دوازده منجنیق پای کملوت است و کملوت سقوط می‌کند.
shadows-why-black-swords = هفت شمشیر سیاه روی میز گرد است.
shadows-why-loyal-dead = همه‌ی شوالیه‌های وفادار مرده‌اند.
shadows-why-all-captured = دیگر هیچ شوالیه‌ای آزاد نیست.
shadows-why-swords = دوازده شمشیر روی میز گرد است. برای آخرین بار شمرده می‌شود.
shadows-winner-loyal = شوالیه‌ها پیروز شدند!
shadows-winner-evil = پلیدی پیروز شد!

## What a sword, a siege engine or a lost life point comes from

shadows-cause-black-knight = { shadows-place-black-knight.title }
shadows-cause-lancelot = { shadows-place-lancelot.title }
shadows-cause-dragon = { shadows-place-dragon.title }
shadows-cause-excalibur = { shadows-place-excalibur.title }
shadows-cause-grail = { shadows-place-grail.title }
shadows-cause-picts = { shadows-place-picts.title }
shadows-cause-saxons = { shadows-place-saxons.title }
shadows-cause-heroism = { shadows-card-heroism }
shadows-cause-mists = { shadows-card-mists }
shadows-cause-charge = { shadows-card-charge }
shadows-cause-ambush = { shadows-card-ambush }
shadows-cause-morgan-3 = { shadows-card-morgan-3 }
shadows-cause-morgan-4 = { shadows-card-morgan-4 }
shadows-cause-morgan-5 = { shadows-card-morgan-5 }
shadows-cause-witch-4 = { shadows-card-witch-4 }
shadows-cause-witch-7 = { shadows-card-witch-7 }
shadows-cause-accusation = اتهامی درست
shadows-cause-evil = پیشروی پلیدی
shadows-cause-action = بهای کار دوم
shadows-cause-power = { shadows-coat-caradoc }
shadows-cause-siege = شکست از منجنیق
