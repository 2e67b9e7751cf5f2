## The board on the screen: places, swords and engines

ui-shadows-quests = مأموریت‌ها
ui-shadows-map = نقشه‌ی کملوت
ui-shadows-stage = کارت
ui-shadows-of = از { $n }
ui-shadows-change = { "\u200F" }{ $from } ← { $to }
ui-shadows-any = ؟
ui-shadows-more = { $n }+
ui-shadows-camelot-label = کملوت. شمشیرها: { $white } سفید، { $black } سیاه، از ۱۲؛ با هفتمین شمشیر سیاه بازی از دست می‌رود. منجنیق‌ها: { $siege } از ۱۲.
ui-shadows-in-play = در بازی: { $cards }.
ui-shadows-lost-at = باخت با { $n }
ui-shadows-engines = منجنیق‌ها: { $n }
ui-shadows-end-rule = بازی وقتی تمام می‌شود که دوازده شمشیر روی میز گرد باشد. اگر سفیدها بیش از سیاه‌ها باشند، شوالیه‌ها می‌برند.
ui-shadows-just-now = همین حالا:
ui-shadows-piles = دسته‌ها
ui-shadows-pile-white = سفید
ui-shadows-pile-black = سیاه
ui-shadows-pile-travel = سفر
ui-shadows-in-pile = { $n } در دسته
ui-shadows-lives-change = جان { $change }

## A quest in a few words

# How many more steps of Evil decide it: the sums decide (ends), or it is lost (falls).
ui-shadows-ends-in = پایان با { $n }
ui-shadows-falls-in = شکست با { $n }
ui-shadows-sums = { "\u200F" }{ $white } : { $black }
# Evil has face-down cards.
ui-shadows-sums-hidden = { "\u200F" }{ $white } : { $black }+؟
ui-shadows-pattern-black-knight = دو جفت
ui-shadows-pattern-lancelot = سه‌تایی و جفت
ui-shadows-pattern-dragon = سه تا سه‌تایی
ui-shadows-next-card = بعدی: { $n }
ui-shadows-to-win = { $n } تا برد
ui-shadows-quest-over = این مأموریت تمام شده است.
ui-shadows-solo-short = تک‌نفره
ui-shadows-group-short = گروهی

## A quest in full

ui-shadows-solo = مأموریت تک‌نفره: هر بار یک شوالیه.
ui-shadows-group = مأموریتی برای هر چند شوالیه.
ui-shadows-once = یک بار بازی می‌شود.
ui-shadows-anew = پس از هر پایان از نو آغاز می‌شود.
ui-shadows-rule-black-knight = دو جفت کارت نبرد بازی کنید. وقتی یک طرف پر شد، جمع بیشتر می‌برد؛ تساوی باخت است.
ui-shadows-rule-lancelot = سه کارت نبرد هم‌عدد و یک جفت بازی کنید. وقتی یک طرف پر شد، جمع بیشتر می‌برد؛ تساوی باخت است.
ui-shadows-rule-dragon = سه بار سه کارت نبرد هم‌عدد بازی کنید. وقتی یک طرف پر شد، جمع بیشتر می‌برد؛ تساوی باخت است.
ui-shadows-rule-excalibur = هر کارتی که اینجا بسوزانید شمشیر را یک گام به ساحل شما می‌کشد. هر اکسکالیبرِ سیاه آن را پس می‌راند.
ui-shadows-rule-grail = کارت‌های جام ردیف را از یک سر پر می‌کنند و نومیدی از سر دیگر. هفت کارت جام می‌برد.
ui-shadows-rule-picts = از ۱ تا ۵ را به ترتیب بازی کنید؛ ۵ می‌برد. با چهار پیکت جنگ باخته است.
ui-shadows-rule-saxons = از ۱ تا ۵ را به ترتیب بازی کنید؛ ۵ می‌برد. با چهار ساکسون جنگ باخته است.
ui-shadows-state-combat =
    شوالیه‌ها { $white } دارند، پلیدی { $black }{ $hidden ->
        [0] .
       *[other] { " " }و { $hidden } کارت پنهان.
    } { $missing } کارت سفید کم است.
ui-shadows-state-war =
    کارت بعدی { $next } است. { $missing ->
        [1] همین جنگ را می‌برد.
       *[other] { $missing } کارت کم است.
    }
ui-shadows-state-steps = { $missing } گام کم است.
ui-shadows-ends-long = { $n } کارت سیاه دیگر، و جمع‌ها تعیین می‌کنند.
ui-shadows-falls-long = { $n } گام دیگر از پلیدی، و مأموریت از دست می‌رود.
ui-shadows-if-won = اگر برده شود: { $what }.
ui-shadows-if-lost = اگر باخته شود: { $what }.
ui-shadows-win = برد
ui-shadows-lose = باخت
ui-shadows-white-swords = { $n } شمشیر سفید
ui-shadows-black-swords = { $n } شمشیر سیاه
ui-shadows-lives-more = { $n }+ جان برای هر شوالیه‌ی اینجا
ui-shadows-lives-less = { $n }− جان برای هر شوالیه‌ی اینجا
ui-shadows-cards-to-share = { $n } کارت برای تقسیم
ui-shadows-engines-more = { $n } منجنیق
ui-shadows-mists-note = یکی از این شمشیرهای سیاه از مه اولون است.
ui-shadows-heroism-note = قهرمانی: یک شمشیر هم‌رنگِ دیگر.
ui-shadows-mordred-note = موردرد اینجاست: برای برد یک کارت «نبرد ۵» دیگر لازم است.
ui-shadows-here = اینجا: { $names }.
ui-shadows-nobody-here = هیچ‌کس اینجا نیست.
ui-shadows-merlin-here = مرلین اینجاست.
ui-shadows-only-here = تنها اینجا: { $what }.
ui-shadows-move-here = رفتن به اینجا

## What choosing a place would change

ui-shadows-warriors-change = جنگجوها: { $change }
ui-shadows-sword-more = یک شمشیر بیشتر
ui-shadows-step-to-us = یک گام به سوی ما
ui-shadows-despair-goes = یک نومیدی می‌رود
ui-shadows-last-black-goes = باز پایان با { $n }

## The Knights

ui-shadows-knights = شوالیه‌ها
ui-shadows-loyalties = وفاداری همه
ui-shadows-you = شما
ui-shadows-knight-label = { $name }، { $coat }: جان { $lives }، کارت { $cards }
ui-shadows-has-turn = نوبت اوست
ui-shadows-lives = جان: { $n }
ui-shadows-cards = کارت: { $n }

## Cards, the own hand, and what is shown to all

ui-shadows-fight = نبرد
ui-shadows-hand = دست شما، { $n } کارت
ui-shadows-hand-empty = دست شما خالی است.
ui-shadows-card-label =
    { $n ->
        [1] { $card }
       *[other] { $card }، { $n } در دست
    }
ui-shadows-card-lifted = { $n } از { $of } انتخاب شده
ui-shadows-special-black = کارت سیاه ویژه
ui-shadows-special-stays = ویژه، در بازی می‌ماند
ui-shadows-standard-black = کارت سیاه
ui-shadows-travel-card = کارت سفر
ui-shadows-face-down = پنهان
ui-shadows-drawn-by = کشیده‌ی { $name }
ui-shadows-played-by = بازیِ { $name }
ui-shadows-three-merlins = سه مرلین با هم آن را باطل می‌کنند، از هر دستی.
ui-shadows-quest-won = { $quest }: برد
ui-shadows-quest-lost = { $quest }: باخت
ui-shadows-camelot-stands = کملوت می‌ماند
ui-shadows-camelot-falls = کملوت سقوط می‌کند
