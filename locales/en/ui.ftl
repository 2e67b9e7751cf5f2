## Everywhere

ui-skip = Skip to the main part
ui-loading = One moment …
ui-try-again = Try again
ui-unsaid = This page is older than the house and has no words for this. Load it again.
ui-line-lost = The connection is lost. We are trying to get it back; nothing you did is lost.
ui-language = Language
ui-dark = Dark colours
ui-settings = Settings
ui-yours = Your things
ui-my-games = My games
ui-your-name = Your name
ui-home = To the house
ui-lost-title = There is nothing here
ui-lost-sentence = This address leads nowhere. Perhaps the link was cut short.

## At the door

ui-home-title = Who can be trusted?
ui-home-sentence = Games of hidden loyalty: around one table with a phone in each hand, or each at home.
ui-new-table = Open a table
ui-which-game = Which game?
ui-about-avalon = Quests, votes and a few who want them to fail. 5 to 10 players, half an hour.
ui-about-shadows = Together against the fall of Camelot, and perhaps a Traitor among you. 2 to 8 players, an hour and a half.
ui-code = Code
ui-join = Knock
ui-join-hint = Six digits, from somebody at the table. They let you in.
ui-knocking = You have knocked. Somebody at the table will let you in.
ui-my-tables = Your tables
ui-table-playing = A game is being played
ui-table-waiting = Between two games
ui-open-tables = Open tables
ui-open-free =
    { $free ->
        [1] 1 place left
       *[other] { $free } places left
    }
ui-invited = You are invited to a table
ui-come-in = Come in

## Around a table, before a game

ui-table-of =
    { $seats ->
        [0] Nobody sits here yet
        [1] One at the table
       *[other] { $seats } at the table
    }
ui-sit = Sit down
ui-host = Host
ui-ready = ready
ui-not-ready = not ready
ui-be-ready = I am ready
ui-unready = Wait, not yet
ui-bot = bot
ui-you = you
ui-add-bot = Add a bot
ui-shuffle = Seat everybody by lot
ui-move-up = Move { $name } one place up
ui-move-down = Move { $name } one place down
ui-dismiss = Ask { $name } to get up
ui-next-in = Next in
ui-nothing-chosen = No game is chosen yet
ui-presets = Ready-made tables
ui-rules-here = What is played here
ui-begin = Begin
ui-waits-for =
    { $count ->
        [1] Waiting for one more to be ready
       *[other] Waiting for { $count } more to be ready
    }
ui-waits-for-host = Everybody is ready. The host begins the game.
ui-invite = Invite
ui-invite-title = A place at our table
ui-invite-how = Let them scan this, send them the link, or read the code out.
ui-qr = A code for a phone’s camera: the link to this table
ui-share-link = Send the link
ui-show-code = Show a code
ui-copied = Copied

## While a game is played

ui-board = The board
ui-seats = Around the table
ui-more = More
ui-tab-card = My card
ui-tab-record = Votes
ui-tab-log = Story
ui-over = The game is over
ui-next-game = To the next game
ui-wait = Nothing to do for you right now.
ui-thinking = is thinking
ui-spectator = You are looking on.
ui-ways = What would you like to do?
ui-choose = Your choice
ui-back = Back
ui-why = Why?
ui-hold-to-look = Hold to look
ui-tap-to-look = Tap to look

## Avalon

ui-avalon-quest = Quest { $quest }, a team of { $size }
ui-avalon-won = succeeded
ui-avalon-lost =
    { $fails ->
        [1] failed, with one fail
       *[other] failed, with { $fails } fails
    }
ui-avalon-two-fails = two fails needed
ui-avalon-rejections = Teams turned down: { $rejections } of 5
ui-avalon-on-team = on the team
ui-avalon-lady = the Lady of the Lake
ui-avalon-excalibur = Excalibur
ui-avalon-you-know = What you know
ui-avalon-my-card = Quest { $quest }: you played { $card }
ui-avalon-card-hint = Everybody on the quest sees both cards. Choose one, then play it.
ui-avalon-play-it = Play { $card }
ui-avalon-no-record = No team has been voted on yet.
ui-avalon-col-quest = Quest

## One’s own things, and a company’s

ui-mine-none = You have not been at any table yet.
ui-open = Open
ui-company = The company
ui-forget = Forget this table
ui-game-of = { $game }, a game of { $seats }
ui-download = Download the record
ui-older = Older ones
ui-to-the-table = To the table
ui-tally = Who has won what
ui-tally-none = No game has been finished here yet.
ui-who = Who
ui-game = Game
ui-won = Won
ui-won-of = { $won } of { $played }
ui-chain = Games played here
ui-chain-won = Won by { $names }
ui-chain-abandoned = Broken off

## How one likes it

ui-digits = Digits
ui-digits-own = As the language has them
ui-like-theme = Colours
ui-like-theme-own = As on this device
ui-like-theme-light = Light
ui-like-theme-dark = Dark
ui-like-motion = Movement
ui-like-motion-own = As on this device
ui-like-motion-none = None
ui-like-look = To look at a card
ui-like-look-hold = Hold it
ui-like-look-tap = Tap it
ui-like-font = Letters
ui-like-font-own = Those of the house
ui-like-font-plain = Plain ones
ui-like-sound = Sounds
    .about = When it is your turn; the same for every role.
ui-like-shortcuts = Keys as shortcuts
    .about = Single keys take you to the right place while you play.

## Talk, time, and who is missing

ui-tab-chat = Talk
ui-chat-none = Nobody has said anything yet.
ui-chat-say = Say something
ui-chat-send = Say it
ui-chat-phrases = Phrases everybody can read
ui-chat-room-evil = Evil alone
ui-look-at = Look at { $name }!
ui-clock = Time left
ui-clock-hours = { $hours } h
ui-more-time = +60 s
ui-ballot = Vote
ui-ballot-about = { $name } is missing. What shall we do?
ui-ballot-rest = What shall we do?
ui-ballot-wait = Wait
ui-ballot-bot = Let a bot take the place
ui-ballot-spectator = Let an onlooker take the place
ui-ballot-adjourn = Go on another time
ui-ballot-end = End without a result
ui-resting = The game rests.
ui-go-on = I am back: go on
ui-away = { $name } is away.
ui-what-now = What now?
ui-join-requests = { $name } knocks.
ui-let-in = Let in
ui-turn-away = Turn away

## Options

ui-option-own = As the game has it
ui-every-option = Every option
ui-clocks = Clock

## Notes

ui-tab-notes = Notes
ui-notes = Notes
ui-notes-mark = What you think of { $name }
ui-notes-unsure = ?
ui-notes-yours = Only you see this, on all your devices.
ui-share-draft = Let the others watch me choose
ui-notes-open = Open my notes
ui-notes-close = Close my notes

## Claims

ui-claims = Claims
ui-claim-which = What would you claim?
ui-claim-say = Claim it

## Coming in

ui-part-missing = A part of this page did not come. Perhaps the house has a newer one by now.
ui-load-again = Load the page again
ui-avalon-side-count =
    { $side ->
        [evil] Evil { $count }
       *[other] Good { $count }
    }
ui-play-bots = Play against bots
ui-members-open = Here only members of the club open tables. You can join any table you are invited to.
ui-name-first = Say your name first.
ui-where = Where do you play?
ui-where-apart = Each at home
    .about = Everything happens on the screen, talk included.
ui-where-together = Around one table
    .about = Not there yet. Until then you can all use “each at home” in one room.
ui-game-later = Not on the screen yet
ui-any-game = Any game
ui-any-language = Any language
ui-look-again = Look again
ui-open-none = No table is open just now. Open one yourself, and others will find it.
ui-open-bots =
    { $count ->
        [one] { $count } bot sits there
       *[other] { $count } bots sit there
    }
ui-settings-follow = They follow you to every device where you are known.
ui-settings-here = They are kept on this device, and follow you once you have a name here.
ui-set-words = Language and numbers
ui-calendar = Calendar
ui-calendar-own = As the language has it
ui-calendar-gregory = Gregorian
ui-calendar-persian = Persian (Solar Hijri)
ui-set-example = So it looks: { $when }; { $number }
ui-set-look = How it looks
ui-set-play = While you play
ui-like-letters = Room between letters
ui-like-letters-own = As it is
ui-like-letters-wide = Wide
ui-like-letters-wider = Wider
ui-like-lines = Room between lines
ui-like-lines-own = As it is
ui-like-lines-wide = Wide
ui-like-lines-wider = Wider
ui-like-volume = How loud: { $volume }
ui-like-cover = Cover coarse words
    .about = Where a table points them out; one press shows what is underneath.
ui-set-me = You
ui-set-devices = Your devices
ui-set-passkeys = Passkeys
ui-set-blocked = People you have blocked
ui-set-data = What belongs to you
ui-set-about = About this house
ui-sign-in = I have a passkey from before
ui-table-alone = A table of your own
ui-table-asks-you = It is your turn
ui-table-asks-several = A question is open, to you too
ui-my-groups = Your companies
ui-games-here =
    { $count ->
        [one] { $count } game played together
       *[other] { $count } games played together
    }
ui-about-server = This house keeps no mail address and no password, and tells nobody else anything.
ui-about-games = The Resistance: Avalon and Shadows over Camelot belong to their makers. If you like to play them here, buy the box.
ui-about-thanks = Made with the work of others
ui-about-own = Camlann itself is free software (Apache-2.0), and its pictures are drawn by itself.
ui-device-here = This device
ui-device-other = Another device
ui-device-seen = Last here { $when }
ui-sign-out = Sign out here
ui-device-end-of = End the session last seen { $when }
ui-device-end = End
ui-devices-end-others = End all others
ui-device-only = You are known here alone. If you lose this device you lose your name and games, unless you make a passkey or add a device.
ui-device-qr = A code for the other device’s camera: the link that makes it yours
ui-device-how = Scan this with the other device, or open the link there. It works once, and makes that device you: show it to nobody.
ui-code-until = Good until { $when }
ui-copy-link = Copy the link
ui-device-another = Use another device too
ui-data-about = You can take along all that is kept about you, and you can have it erased at any time.
ui-data-download = Download my data
ui-erase = Erase me
ui-erase-sure = Do you want to be erased?
ui-erase-what = Your name, your devices, what you wrote and noted are gone at once and for good. Games you played stay, under a name that says nothing.
ui-erase-confirm = To confirm, type your name: { $name }
ui-erase-stay = No, I stay
ui-erase-do = Erase me for good
ui-renamed = From now on you are called { $name }.
ui-your-arms = These arms are yours: others know you by them, too.
ui-rename = Change my name
ui-passkey-added = The passkey is kept.
ui-passkeys-about = A passkey brings you back, with your name and your games, even if every device is lost. No password, no mail address.
ui-passkey-since = Made { $when }
ui-passkey-end-of = Delete the passkey made { $when }
ui-passkey-end = Delete
ui-passkeys-not-here = Passkeys need a secure address (https) and a browser that has them.
ui-passkey-add = Add a passkey
ui-as-in-my-box = As in my box
ui-own-choice = Chosen by the host, option by option
ui-claims-place = { $by } says: the seat of { $of } is mine. Is it so?
ui-claims-wait = Nothing is decided before { $of } has been away for { $wait } seconds. Then more than half of you must agree.
ui-claims-count =
    { $count ->
        [one] One of { $of } agrees.
       *[other] { $count } of { $of } agree.
    }
ui-it-is-them = Yes, it is theirs
ui-it-is-not = No, it is not
ui-hours = When you sleep
ui-hours-since = From
ui-hours-until = To
ui-hours-kept = No time runs for you in these hours.
ui-hours-none = Change a time, and no time runs for you while you sleep.
ui-door-open = Whoever types the code comes straight in, for ten minutes
ui-keeping = How this table is kept
ui-keep-open = List it among the open tables, for anybody to join
ui-keep-language = What is spoken here
ui-keep-any-language = Whatever people like
ui-keep-spectators = Others may look on
ui-keep-delay = How far behind onlookers are
ui-keep-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
ui-keep-no-delay = Not at all
ui-keep-chat = What may be said
ui-keep-chat-all = Anything
ui-keep-chat-phrases = Phrases and claims alone, each read in the own language
ui-keep-chat-off = Nothing: you talk elsewhere
ui-keep-quotes = Lines and events may be quoted
ui-keep-marks = Claims that cannot both be true are marked
ui-keep-words = Coarse words are pointed out, and covered for whoever likes
ui-keep-abandoned = A game nobody comes back to ends after
ui-keep-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
ui-keep-for-ever = Never
ui-keep-host-only = That is up to the host.
ui-dealing = The game is being dealt …
ui-all-ready = Everybody is ready. Begin when you like.
ui-hosted-by = { $name } is the host
ui-what-we-play = What we play
ui-to-company = Games and tally of this table
ui-break-off = Stop the deal
ui-option-changed = changed
ui-what-changes = What changes?
ui-what-changes-of = What changes? { $option }
ui-place-now = { $name } sits at place { $place }.
ui-about-seat = What about { $name }?
ui-up = Up
ui-down = Down
ui-swap-with = Swap with …
ui-swap-with-of = Let { $name } change places with
ui-hand-over = Make host
ui-hand-over-to = Make { $name } the host
ui-get-up = Get up
ui-ask-up = Ask to get up
ui-claim-back = It is not my place after all
ui-my-place = This is my place
ui-offer-seat = Give my seat to { $name }
ui-offer-made = You offer your seat to { $name }.
ui-offer-back = Keep my seat
ui-offer-from = { $name } offers you the seat. You would play on from there.
ui-offer-accept = Take the seat
ui-offer-decline = No, thank you
ui-keep-out = Ask out for the evening
ui-keep-out-of = Ask { $name } out and keep them from sitting down this evening
ui-allow-to-sit = Let { $name } sit again
ui-ballot-wait-over = Nothing is done before { $wait } seconds have passed. If { $name } connects, the vote ends.
ui-claim-seat = The seat of { $name } is mine
ui-my-seat-hint = The others are asked if the owner is away.
ui-free-place = A free place
ui-for-so-many = For { $least } to { $most } players
ui-fill-bots =
    { $count ->
        [one] Fill { $count } place with a bot
       *[other] Fill { $count } places with bots
    }
ui-next-in-are = In the next game: { $names }
ui-next-in-nobody = Nobody waits for the next game yet.
ui-invited-how = Say what you want to be called, and you are there.
ui-clock-own = Seconds for each kind of question; 0 for as long as it takes
ui-clock-bank = a bank for the whole game
ui-clock-waking = Only waking hours count

## A finished game, looked at again

ui-replay = A finished game
ui-replay-of = { $game }, game { $number }
ui-replay-look = Look at it again
ui-replay-as = With whose eyes
ui-replay-as-whole = All-knowing
ui-replay-as-spectator = What everybody saw
ui-replay-as-seat = As { $name } saw it
ui-replay-as-own = As you saw it ({ $name })
ui-replay-timeline = Course of the game
ui-replay-chapters = Parts of the game
ui-replay-moment = Moment
ui-replay-stop = { $at } of { $all }
ui-replay-first = To the beginning
ui-replay-back = One step back
ui-replay-on = One step on
ui-replay-last = To the end
ui-replay-play = Let it run
ui-replay-pause = Stand still
ui-replay-happened = What led here
ui-replay-quiet = Nothing was told on the way here.
ui-replay-alone = { $name } alone:
ui-replay-nobody = Nobody saw this:
ui-replay-known = Who knew what
ui-replay-share = Share this moment
ui-replay-copy = Copy the link to this moment
ui-replay-copy-how = It opens for those who sat at the table.
ui-replay-open = Make a link for anybody
ui-replay-open-how = It opens for whoever has it. People have coats of arms there instead of names, but for whoever made the link and whoever wants to be named.
ui-replay-link = Link
ui-replay-links = Links for anybody
ui-replay-link-by = Made by { $name }, { $when }
ui-replay-named = Call me by name there
ui-replay-unlink = Take it away
ui-replay-text = Keep it as a text
ui-proof = The deal’s proof
ui-proof-checking = This device is checking the deal…
ui-proof-failed = The record did not come, so nothing could be checked.
ui-proof-holds = Checked on this device: the deal fell as it had to.
ui-proof-together =
    { $seats ->
        [one] One seat drew it together with the server.
       *[other] { $seats } seats drew it together with the server.
    }
ui-proof-witnessed = This device had a part in the deal, and the record says what it saw then.
ui-proof-unwitnessed = This device has kept nothing of this deal: the record has only itself to agree with.
ui-proof-broken = Something about this deal is not right.
ui-proof-nothing = Nothing can be proved of this deal.
ui-proof-how = How it is checked
ui-proof-explained = Before the deal, the server and each player’s device promised a number without showing it. Then all numbers were shown, and everything that falls by chance follows from all of them together, so that nobody alone could choose it. This page has made every throw again from those numbers and compared it with what was dealt. Where a table keeps its secrets after the end, or a game was broken off, the numbers are not all shown, and then nothing can be proved.
ui-proof-by-hand = Checking it yourself
ui-proof-by-hand-how = Download the record and let a program of your own look at it:
ui-tally-bars = Won games of all that were played
ui-tally-table = The same as a table
ui-avalon-knew = { $name }: { $what }
ui-avalon-peeked = Quest { $quest }, the card of { $name }: { $card }
ui-avalon-cards-played = Quest cards played
ui-avalon-card-on = Quest { $quest }: { $card }
ui-avalon-chapter-deal = The deal
ui-avalon-chapter-round = Round { $round }
ui-avalon-chapter-end = The end

## What is said, who is heard, and what is reported

ui-chat-views = Which part of the talk
ui-chat-view-table = Table
ui-chat-view-spectators = Onlookers
ui-chat-view-sealed = Apart
ui-chat-view-claims = Claims
ui-chat-view-people = People
ui-chat-lines = What was said
ui-chat-new =
    { $count ->
        [1] One new line
       *[other] { $count } new lines
    }
ui-chat-said = { $name }: { $words }
ui-chat-about-line = About what { $name } said
ui-chat-about = About { $name }
ui-chat-do = What can I do?
ui-chat-jump = Go to what is quoted
ui-chat-covered = covered word
ui-chat-left =
    { $count ->
        [1] Room for one more sign
       *[other] Room for { $count } more signs
    }
ui-chat-unquote = Do not quote this
ui-chat-at-hand = Phrases at hand
ui-chat-any-table = At any table
ui-chat-sealed-hint = This room is not for everybody, and looks the same to all of you: open it to see whether it is for you. It closes by itself.
ui-chat-sealed-open = Open the room
ui-chat-sealed-close = Close the room
ui-chat-sealed-none = There is nothing here that you can read.
ui-chat-quote = Quote this
ui-chat-mute = Do not show me what they say here
ui-chat-unmute = Show me again what they say here
ui-chat-mute-hint = At this table, on all your devices. Nobody else learns of it.
ui-chat-block = Block
ui-chat-unblock = Unblock
ui-chat-block-hint = Neither of you reads the other’s own words, at any table. Claims and phrases are still heard.
ui-chat-muted = You no longer see what { $name } says here.
ui-chat-unmuted = You see again what { $name } says here.
ui-chat-blocked = You and { $name } no longer read each other.
ui-chat-unblocked = You and { $name } read each other again.
ui-undo = Undo
ui-close = Close
ui-is-muted = not shown to you here
ui-is-blocked = blocked
ui-is-silenced = may not speak here
ui-point = Point at somebody
ui-point-at = Point at { $name }
ui-point-hint = Everybody’s screen shows it for a moment.
ui-quote-fact = Quote what happened
ui-quote-hint = It goes with the next thing you say.
ui-claim-kind = claims
ui-claim-make = Claim something
ui-claim-hint = Nobody has checked any of this: a claim may be a lie.
ui-claim-against = Does not fit with what was claimed before
ui-claim-fallen = no longer stands
ui-claim-clash = cannot both be so
ui-claims-by = In which order
ui-claims-by-seat = By person
ui-claims-by-time = By time
ui-claims-stale = Also what no longer stands
ui-claims-none = Nobody has claimed anything in this game.
ui-report-line = Report this line
ui-report-who = Report this person
ui-report-of = Report { $name }
ui-report-why = What is it about?
ui-report-hint = The house adds what was said around it. Nobody learns who reported it.
ui-report-send = Report
ui-report-made = Thank you. Somebody will look at it; among your reports you can read what comes of it.
ui-silence = Let them speak no more here
ui-unsilence = Let them speak here again
ui-silence-hint = As the host, for everybody at this table. All of you see that, and why.
ui-silence-of = Why may { $name } speak no more?
ui-silence-abuse = Abuse
ui-silence-flood = Too much at once
ui-silence-telling = Telling what must not be told
ui-silence-other = Something else
ui-moderation = Reports at this table
ui-moderation-none = There is nothing to decide.
ui-moderation-mute = No writing here for 30 days
ui-moderation-let-be = Let it be
ui-server-moderation = For moderators
ui-moderation-reported = reported
ui-moderation-action = What is decided
ui-moderation-reason = Because of
ui-moderation-days = Days (0: for good)
ui-moderation-decide = Decide
ui-reports = My reports
ui-reports-sentence = What you have reported, what came of it, and what was decided about you.
ui-reports-none = You have reported nothing, and nothing was decided about you.
ui-report-made-by-you = You reported this
ui-report-about-you = About you
ui-report-state-open = waiting
ui-report-state-decided = decided
ui-report-state-objected = being decided again
ui-report-state-final = decided for good
ui-report-for-good = It holds for good.
ui-report-until = It holds until { $when }.
ui-report-because = Reason: { $reason } ({ $when })
ui-report-object = I do not agree
ui-unblock-of = Unblock { $name }
ui-blocked-none = You have blocked nobody.
ui-pointed-at = { $name } points here

## Play: turns, the guard, keys, around the game

ui-answered = has answered
ui-avalon-track-lost =
    { $fails ->
        [1] 1 fail
       *[other] { $fails } fails
    }
ui-stage = Your part
ui-things = What is in the game
ui-waiting = Waiting for { $names }.
ui-in-mind = in mind
ui-is-away = away
ui-stands-in = stands in
ui-why-not = Not on offer. Press to hear why.
ui-pick-more =
    { $count ->
        [1] One more.
       *[other] { $count } more.
    }
ui-picked = Chosen: { $names }
ui-pick-someone =
    { $most ->
        [1] Choose one of those around the table.
       *[other] Choose { $most } of those around the table.
    }
ui-sure = This cannot be taken back.
ui-sure-yes = Yes, do it
ui-sure-no = No, wait
ui-title-turn = ● Your turn – Camlann
ui-clock-left = { $seconds } seconds left.
ui-keys = Keys
ui-keys-hint = No key decides anything: it takes you to the right place, and there you press. They can be switched off in the settings.
ui-key-approve = To: approve
ui-key-reject = To: reject
ui-key-go = To the answer’s button
ui-key-tab-card = My card
ui-key-tab-chat = Talk
ui-key-tab-record = Votes
ui-key-tab-notes = Notes
ui-key-tab-log = Story
ui-key-tab-table = Table
ui-key-seat = To a seat; picks it where people are chosen
ui-key-list = This list
ui-tab-table = Table
ui-call = Ask the table about this game
ui-call-hint = All vote: play on, go on another time, or end it without a result.
ui-stay = I stay after all
ui-give-up = Leave my place
ui-give-up-sure = You leave your place in this game.
ui-give-up-hint = The table decides who takes it. You may come back.
ui-take-back = Take my place back
ui-volunteer = I would stand in
ui-volunteer-hint = If somebody is missing, the table may give you the place.
ui-unvolunteer = I would rather not stand in
ui-queue = Play in the next game
ui-unqueue = Not in the next game
ui-back-already = You are back. The game goes on when more than half are.
ui-ballot-count =
    { $count ->
        [1] One has voted.
       *[other] { $count } have voted.
    }
ui-again = Another game, I am ready
ui-skip-turning = Show all
ui-card-hint = It closes by itself when you let go or look away. Mind who stands behind you.
ui-avalon-spotlight = in the spotlight
ui-avalon-named = named by the Assassin
ui-avalon-learned = shown to you since
ui-avalon-others-know = What others may know of you
ui-avalon-watched-by-nobody = Nobody was shown who you are.
ui-avalon-watched-by-merlin = Merlin was shown that you serve Evil.
ui-avalon-watched-by-evil = The others who serve Evil, as far as they look, were shown you.
ui-avalon-watched-by-evil-lancelot = The others who serve Evil were shown you as the Evil Lancelot.
ui-avalon-watched-by-percival = Percival was shown that you are Merlin.
ui-avalon-watched-by-percival-two = Percival was shown two of you, one of them Merlin and one Morgana.
ui-avalon-watched-by-lancelot = The other Lancelot was shown you.
ui-avalon-you-win = How you win
ui-avalon-play-which = Choose a card
ui-avalon-brief-reveal = Open your card below, read who you are and what you know, and say when you have seen it.
ui-avalon-read-aloud = To read aloud, if you all sit in one room
    .about = One of you reads this slowly while all eyes are shut. Your card shows the same.
ui-avalon-brief-veil = Everybody sees the same here, so that nobody can tell who is choosing. Only the Assassin’s word counts.
ui-avalon-brief-quest = Quest { $quest } takes a team of { $size }.
ui-avalon-brief-team = For quest { $quest }: { $names }
ui-avalon-brief-bearer = Excalibur is with { $name }.
ui-avalon-brief-two = It takes two fails to spoil this quest.
ui-avalon-brief-last = The fifth team of this round: if it is turned down too, Evil wins.
ui-avalon-just-seen = You were shown something. Everybody knows that, nobody knows what.
ui-avalon-in-game = In the game: { $good } Good, { $evil } Evil
ui-avalon-lady-with = The Lady of the Lake is with { $name }.
ui-avalon-lady-before = Before: { $names }. She never goes back to them.
ui-avalon-allegiance = Allegiance cards
ui-avalon-allegiance-open = They lie open from the start, and take effect one after another. On a switch both Lancelots change sides.
ui-avalon-allegiance-by-quest = They lie open from the start, one for each quest, and each takes effect with its quest. On a switch both Lancelots change sides.
ui-avalon-allegiance-of-quest = Quest { $quest }: { $card }
ui-avalon-allegiance-of-round = Round { $round }: { $card }
ui-avalon-allegiance-acted = has taken effect
ui-avalon-allegiance-hidden = They are turned over one by one. On a switch both Lancelots change sides, and nobody is told who they are.
ui-avalon-plots = Plot cards: { $held } on the table, { $left } in the deck
ui-avalon-plot-drawn = to be handed out
ui-avalon-hide-record = Hide the votes
ui-avalon-record-caption = How each voted on every team
ui-avalon-wins = { $side } wins
ui-avalon-who-was-who = Who was who
ui-avalon-what-each-knew = What each knew
ui-avalon-decisive = The votes that decided
ui-avalon-ride = Quest { $quest }: { $names }
ui-avalon-ride-votes =
    { $against ->
        [0] Proposed by { $leader }, approved by all.
       *[other] Proposed by { $leader }; for it { $approve }, against it { $reject }.
    }
ui-avalon-rode =
    { $count ->
        [1] on one quest
       *[other] on { $count } quests
    }
ui-avalon-rode-failed =
    { $count ->
        [0] none failed
        [1] one failed
       *[other] { $count } failed
    }

## Knights whose names bots have

ui-knight-accolon = Accolon
ui-knight-bedivere = Bedivere
ui-knight-caradoc = Caradoc
ui-knight-dinadan = Dinadan
ui-knight-elyan = Elyan
ui-knight-feirefiz = Feirefiz
ui-knight-gareth = Gareth
ui-knight-hector = Hector
ui-knight-ironside = Ironside
ui-knight-kahedin = Kahedin
ui-knight-lamorak = Lamorak
ui-knight-marhaus = Marhaus
ui-knight-nentres = Nentres
ui-knight-owain = Owain
ui-knight-pelleas = Pelleas
ui-knight-sagramore = Sagramore
