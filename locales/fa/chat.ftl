## Phrases for any table

chat-phrase-hello = سلام به همه!
chat-phrase-yes = بله.
chat-phrase-no = نه.
chat-phrase-maybe = شاید.
chat-phrase-why = چرا؟
chat-phrase-wait = لطفاً کمی صبر کنید.
chat-phrase-thinking = دارم فکر می‌کنم.
chat-phrase-go-on = ادامه بدهید، کار من تمام شد.
chat-phrase-i-agree = موافقم.
chat-phrase-i-disagree = من این‌طور فکر نمی‌کنم.
chat-phrase-thanks = ممنون.
chat-phrase-sorry = ببخشید.
chat-phrase-well-played = آفرین، خوب بازی کردید!
chat-phrase-goodbye = خداحافظ، خوش گذشت!
chat-phrase-ready = هر وقت بخواهید آماده‌ام.
chat-phrase-somebody-comes = کس دیگری هم می‌آید.
chat-phrase-first-game = اولین بازی من است.
chat-phrase-what-to-play = چه بازی کنیم؟
chat-phrase-play-again = دوباره بازی کنیم؟
chat-phrase-thumbs-up = آفرین!
chat-phrase-laugh = ها ها!
chat-phrase-hmm = هوم …
chat-phrase-heart = چه خوب!
chat-phrase-angry = ای بابا!

## What knights of Avalon claim

avalon-claim-role = نقش من: { $role }.
    .offer = نقش من …
avalon-claim-side = جبهه‌ی من: { $side }.
    .offer = جبهه‌ی من …
avalon-claim-lady = بانوی دریاچه { $seat } را به من نشان داد: { $side }.
    .offer = بانوی دریاچه به من نشان داد …
avalon-claim-shown = { $seat } وفاداری‌اش را به من نشان داد: { $side }.
    .offer = کسی وفاداری‌اش را به من نشان داد …
avalon-claim-card = کارت من در مأموریت { $quest }: { $card }.
    .offer = کارت من …
avalon-claim-guess = به گمان من { $seat } این است: { $role }.
    .offer = به گمان من کسی …
avalon-claim-trust = اعتماد دارم به: { $seats }.
    .offer = اعتماد دارم به …
avalon-claim-doubt = اعتماد ندارم به: { $seats }.
    .offer = اعتماد ندارم به …

avalon-phrase-approve-this = به این گروه رأی موافق بدهیم.
avalon-phrase-reject-this = این گروه را رد کنیم.
avalon-phrase-take-me = مرا هم ببرید.
avalon-phrase-same-team = دوباره همان گروه.
avalon-phrase-change-one = یکی از آن‌ها را عوض کنید.
avalon-phrase-last-chance = این آخرین پیشنهاد است: باید رأی بیاورد.
avalon-phrase-must-win = باید این مأموریت را ببریم.
avalon-phrase-who-failed = چه کسی کارت شکست گذاشت؟
avalon-phrase-somebody-lies = یکی اینجا دروغ می‌گوید.
avalon-phrase-look-at-votes = ببینید هر کس چه رأیی داده است.
avalon-phrase-merlin-hide = مرلین، خودت را نشان نده.
avalon-phrase-trust-me = به من اعتماد کنید.

## What Knights of Camelot claim: never a number

shadows-claim-side = وفاداری من: { $side }.
    .offer = وفاداری من …
shadows-claim-heading = در راهم: { $place }.
    .offer = می‌روم به سوی …
shadows-claim-needed = اینجا کمک لازم است: { $place }.
    .offer = کمک لازم است …
shadows-claim-helpful = کاری که از من برمی‌آید ({ $place }): { $strength }.
    .offer = کاری که از من برمی‌آید …
shadows-claim-trust = اعتماد دارم به: { $seats }.
    .offer = اعتماد دارم به …
shadows-claim-doubt = شک دارم به: { $seats }.
    .offer = شک دارم به …

shadows-strength-little = کم
shadows-strength-some = تا اندازه‌ای
shadows-strength-much = زیاد

shadows-phrase-on-my-way = دارم پیش شما می‌آیم.
shadows-phrase-help-me = همین‌جا که هستم کمک لازم دارم.
shadows-phrase-can-help = اینجا می‌توانم کمک کنم.
shadows-phrase-cannot-help = اینجا کاری از من برنمی‌آید.
shadows-phrase-weak = این‌طور زیاد دوام نمی‌آورم.
shadows-phrase-siege-grows = دور کملوت منجنیق زیاد شده است.
shadows-phrase-evil-grows = نگذاریم پلیدی قوت بگیرد.
shadows-phrase-hold-back = فعلاً کارت‌هایتان را نگه دارید.
shadows-phrase-finish-it = این مأموریت را تمام کنیم.
shadows-phrase-traitor-here = میان ما خائنی هست.
shadows-phrase-accuse = وقتش است کسی را متهم کنیم.
shadows-phrase-do-not-accuse = هنوز کسی را متهم نکنید.
shadows-phrase-well-fought = خوب جنگیدید!

## Muting

table-muted =
    { $reason ->
        [abuse] میزبان { $person-id } را به خاطر توهین بی‌صدا کرد.
        [flood] میزبان { $person-id } را به خاطر پیام‌های زیاد بی‌صدا کرد.
        [telling] میزبان { $person-id } را به خاطر لو دادن رازها بی‌صدا کرد.
       *[other] میزبان { $person-id } را بی‌صدا کرد.
    }
table-unmuted = { $person-id } دوباره می‌تواند اینجا بنویسد.
table-not-oneself = نمی‌توانید خودتان را بی‌صدا کنید.
table-muted-already = همین حالا هم بی‌صداست.
table-not-muted = بی‌صدا نیست.

## Refused messages

chat-disabled = چت سر این میز خاموش است.
chat-phrases-only = اینجا فقط ادعاها و جمله‌های آماده مجاز است.
chat-muted = فعلاً نمی‌توانید اینجا بنویسید.
chat-no-such-channel = چنین کانالی حالا باز نیست.
chat-not-your-channel = آن کانال برای شما نیست.
chat-spectators-apart = هنگام بازی تماشاگران میان خودشان چت می‌کنند.
chat-knows-too-much = شما چیزی می‌دانید که بازیکنان نمی‌دانند: تا پایان بازی صبر کنید.
chat-too-fast = آهسته‌تر. چند ثانیه صبر کنید.
chat-no-quotes = نقل قول سر این میز خاموش است.
chat-nothing-to-quote = این را نمی‌شود اینجا نقل کرد.
chat-unsayable = این را نمی‌شود سر این میز فرستاد.
