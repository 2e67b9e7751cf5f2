## Everywhere

ui-skip = Skip to main content
ui-loading = One moment …
ui-try-again = Try again
ui-labelled = { $label }: { $text }
ui-no-text = This page is out of date. Reload it.
ui-connection-lost = Connection lost. Reconnecting … Nothing you did is lost.
ui-restored = This table was restored to { $when }. What was played here after that is gone.
ui-language = Language
ui-dark = Dark theme
ui-settings = Settings
ui-yours = Your account
ui-my-games = My games
ui-your-name = Your name
ui-home = Home
ui-not-found-title = Nothing here
ui-not-found-sentence = This page does not exist. Maybe the link was cut short.

## Home

ui-home-title = Who can be trusted?
ui-home-sentence = Games of hidden loyalty such as Avalon: from home, or together in one room, each with a phone.
ui-home-new = New here? Play a guided game: seven minutes
ui-how = How it goes
ui-how-1 = Sit down together
    .text = Share a link or a code. Nobody needs an account, and bots can take free seats.
ui-how-2 = Get a secret role
    .text = A few of you serve Evil and know each other. Merlin knows them too, and must not show it.
ui-how-3 = Find out who to trust
    .text = Discuss, choose teams, vote. Good needs three quests to succeed, and one traitor on a team can make it fail.
ui-footer = Free software. No ads, no tracking.
ui-new-table = New table
ui-which-game = Which game?
ui-about-avalon = Quests, votes, and a few players who want the quests to fail. 5 to 10 players, half an hour.
ui-about-shadows = Save Camelot together, perhaps with a Traitor among you. 2 to 8 players, an hour and a half.
ui-code = Code
ui-code-first = Type the six digits of the code.
ui-code-wrong = No table has this code right now. Ask for the current one.
ui-join = Join
ui-join-hint = The six digits from somebody at the table.
ui-join-waiting = You asked to join. Somebody at the table will let you in.
ui-join-declined = They did not let you in this time.
ui-my-running = Continue playing
ui-my-tables = Your tables
ui-table-playing = Game in progress
ui-table-waiting = Between games
ui-open-tables = Open tables
ui-open-free =
    { $free ->
        [1] 1 seat free
       *[other] { $free } seats free
    }
ui-invited = You are invited to a table
ui-come-in = Join

## Lobby

ui-table-of =
    { $seats ->
        [0] No players yet
        [1] 1 player
       *[other] { $seats } players
    }
ui-sit = Sit down
ui-host = Host
ui-ready = ready
ui-not-ready = not ready
ui-be-ready = I’m ready
ui-unready = Not ready
ui-bot =
    { $level ->
        [easy] easy bot
        [fair] fair bot
        [strong] strong bot
       *[none] bot
    }
ui-bot-for =
    { $level ->
        [easy] easy bot for { $name }
        [fair] fair bot for { $name }
        [strong] strong bot for { $name }
       *[none] bot for { $name }
    }
ui-bot-level = Level of new bots
ui-bot-level-short =
    { $level ->
        [fair] fair
        [strong] strong
       *[easy] easy
    }
ui-bot-plays-random = Chooses at random.
ui-bot-plays-avalon-rules = Goes by what it was shown, and blames those whose quests failed.
ui-bot-plays-avalon-logic = Rules out what cannot be, and expects the habits of people.
ui-bot-plays-avalon-bayes = Weighs every vote, team and quest, and hides what it knows.
ui-bot-plays-shadows-rules = Helps where it is worth most. As a Traitor it does what a Knight might do, and what does most harm.
ui-bot-speaks-calm = Says little.
ui-bot-speaks-blunt = Says what it thinks.
ui-bot-speaks-warm = Sees the good in people.
ui-you = you
ui-add-bot = Add a bot
ui-shuffle = Shuffle seats
ui-move-up = Move { $name } up
ui-move-down = Move { $name } down
ui-dismiss = Remove { $name } from the seat
ui-next-in = Waiting list
ui-nothing-chosen = No game chosen yet
ui-presets = Presets
ui-rules-here = Rules at this table
ui-begin = Start game
ui-waits-for =
    { $count ->
        [1] Waiting for 1 player to be ready
       *[other] Waiting for { $count } players to be ready
    }
ui-waits-for-host = Everyone is ready. The host starts the game.
ui-invite-title = Join our table
ui-qr = QR code with the link to this table
ui-share-link = Share link
ui-code-left = Code valid for { $minutes } min
ui-code-ask = Ask me before anyone joins with the code
ui-copied = Copied

## While a game is played

ui-board = The board
ui-seats = Players
ui-more = More
ui-tab-card = My card
ui-tab-votes = Votes
ui-tab-log = History
ui-over = The game is over
ui-next-game = Lobby
ui-wait = Nothing to do right now.
ui-thinking = thinking …
ui-spectator = You are watching.
ui-ways = What would you like to do?
ui-choose = Your choice
ui-back = Back
ui-why = What does this mean?
ui-hold-to-look = Hold to reveal
ui-tap-to-look = Tap to reveal

## Avalon

ui-avalon-quest = Quest { $quest }, team of { $size }
ui-avalon-won = succeeded
ui-avalon-lost =
    { $fails ->
        [1] failed with 1 fail
       *[other] failed with { $fails } fails
    }
ui-avalon-two-fails = needs two fails
ui-avalon-rejections = Rejected teams: { $rejections } of 5 (at five, Evil wins)
ui-avalon-on-team = on the team
ui-avalon-lady = the Lady of the Lake
ui-avalon-excalibur = Excalibur
ui-avalon-you-know = What you know
ui-avalon-my-card = Quest { $quest }: you played { $card }
ui-avalon-no-votes = No votes yet.
ui-avalon-col-quest = Quest

## My tables and group history

ui-mine-none = No tables yet.
ui-open = Open
ui-group-history = Games and wins
ui-group-invite = Invite everybody to play
    .about = On the devices where they wanted to be told. Each is told once for the next game, and nobody in their sleep hours.
ui-group-invited = They are told.
ui-forget = Remove from my list
ui-game-of = { $game }, { $seats } players
ui-download = Download the record
ui-older = Show older
ui-to-the-table = Back to the table
ui-tally = Wins
ui-tally-none = No finished games yet.
ui-who = Player
ui-game = Game
ui-won = Won
ui-won-of = { $won } of { $played }
ui-games-played = Games played
ui-games-played-won = Won by { $names }
ui-games-played-abandoned = Ended without a result

## Settings

ui-digits = Digits
ui-digits-own = Same as the language
ui-setting-theme = Theme
ui-setting-theme-own = Same as this device
ui-setting-theme-light = Light
ui-setting-theme-dark = Dark
ui-setting-motion = Animations
ui-setting-motion-own = Same as this device
ui-setting-motion-none = Off
ui-setting-look = Reveal a card, confirm a deed
ui-setting-look-hold = Hold
ui-setting-look-tap = Tap
ui-setting-push = Tell me when it is my turn
    .about = In games over days, when your group invites you, or when somebody asks to join: on this device, also when the page is closed, never in your sleep hours.
ui-setting-push-denied = Your browser does not allow notifications for this page. You can change that in the browser’s settings.
ui-setting-keep-open = Keep my role open
    .about = When nobody else can see your screen. Only on this device.
ui-setting-font = Font
ui-setting-font-own = Default
ui-setting-font-plain = Plain
ui-setting-sound = Sounds and vibration
    .about = Votes, cards, messages, your turn. The same for every role.
ui-setting-vibration = Vibration
    .about = Short, with the sounds.
ui-setting-awake = Keep the screen on
    .about = While a game is played.
ui-setting-shortcuts = Keyboard shortcuts
    .about = Single keys take you to the right button while you play.

## Chat, clock, absence

ui-tab-chat = Chat
ui-chat-none = No messages yet.
ui-chat-say = Write a message
ui-chat-send = Send
ui-chat-channel-evil = Evil only
ui-look-at = Look at { $name }!
ui-clock = Time left
ui-clock-hours = { $hours } h
ui-more-time = +60 s
ui-ballot = Vote
ui-ballot-about = { $name } is away. What should we do?
ui-ballot-rest = What should we do?
ui-ballot-wait = Wait
ui-ballot-bot = Let a bot take over
ui-ballot-spectator = Let a spectator take over
ui-ballot-adjourn = Continue another time
ui-ballot-end = End without a result
ui-paused = The game is paused.
ui-go-on = I’m back, continue
ui-away = { $name } is away.
ui-what-now = What now?
ui-join-requests = { $name } wants to join.
ui-join-requests-list = Join requests
ui-let-in = Let in
ui-turn-away = Decline
ui-ballot-play-on = Play on

## Options

ui-option-own = Default
ui-every-option = All options
ui-clocks = Clock

## Notes

ui-tab-notes = Notes
ui-notes = Notes
ui-notes-mark = What you think of { $name }
ui-notes-unsure = ?
ui-notes-yours = Only you see this, on all your devices.
ui-share-draft = Show my picks live
ui-notes-open = Open my notes
ui-notes-close = Close my notes

## Claims

ui-claims = Claims
ui-claim-say = Claim it

## Opening and joining tables

ui-load-failed = Part of this page did not load. The server may have been updated.
ui-reload = Reload the page
ui-avalon-side-count =
    { $side ->
        [evil] Evil { $count }
       *[other] Good { $count }
    }
ui-play-bots = Play now with bots
ui-practice-wish = Practice: after each quest, show me what I could know
ui-members-open = On this server, only club members can open tables. You can join any table you are invited to.
ui-name-first = Enter a name first.
ui-who-joins = Who can join?
ui-new-link = People you invite
    .about = By link, QR code or code.
ui-new-public = Anyone
    .about = The table is in the list of open tables.
ui-create-table = Create the table
ui-any-game = Any game
ui-any-language = Any language
ui-refresh = Refresh
ui-open-none = No open tables right now. Create one that anyone can join, and others will find it here.
ui-open-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
ui-open-people =
    { $count ->
        [one] { $count } person
       *[other] { $count } people
    }
ui-open-own-rules = Custom rules
ui-open-clock = Clock: { $clock }
ui-settings-follow = Saved to your account.
ui-settings-here = Saved on this device. Pick a name, and they follow you to your other devices.
ui-settings-language = Language and numbers
ui-calendar = Calendar
ui-calendar-own = Same as the language
ui-calendar-gregory = Gregorian
ui-calendar-persian = Persian (Solar Hijri)
ui-settings-example = Example: { $when }; { $number }
ui-settings-appearance = Appearance
ui-settings-play = While you play
ui-setting-letters = Letter spacing
ui-setting-letters-own = Normal
ui-setting-letters-wide = Wide
ui-setting-letters-wider = Wider
ui-setting-lines = Line spacing
ui-setting-lines-own = Normal
ui-setting-lines-wide = Wide
ui-setting-lines-wider = Wider
ui-setting-volume = Volume: { $volume }
ui-setting-cover = Hide swear words
    .about = At tables that mark them. Press a hidden word to see it.
ui-settings-me = You
ui-settings-devices = Your devices
ui-settings-passkeys = Passkeys
ui-settings-blocked = Blocked people
ui-settings-data = Your data
ui-settings-about = About this server
ui-sign-in = Sign in with a passkey
ui-table-alone = Just you
ui-table-others =
    { $count ->
        [one] one more
       *[other] { $count } more
    }
ui-mine-won = Won
ui-mine-lost = Lost
ui-table-asks-you = Your turn
ui-table-asks-several = Your move
ui-my-groups = Your groups
ui-games-here =
    { $count ->
        [one] { $count } game played together
       *[other] { $count } games played together
    }
ui-about-server = This server stores no email address and no password, and shares nothing with anybody else.
ui-about-server-push = This server stores no email address and no password. If you switch on “{ ui-setting-push }”, the maker of your browser learns when a message is sent, and not what it says. Nothing else is shared with anybody.
ui-about-games = The Resistance: Avalon and Shadows over Camelot belong to their makers. If you like playing them here, buy the box.
ui-about-version = The version of Camlann here: { $version }
ui-about-thanks = Built with
ui-about-own = Camlann is free software (Apache-2.0) and draws its own pictures.
ui-device-here = This device
ui-device-other = Another device
ui-device-seen = Last seen { $when }
ui-sign-out = Sign out
ui-device-end-of = Sign out the device last seen { $when }
ui-device-end = Sign out
ui-devices-end-others = Sign out everywhere else
ui-device-only = You are signed in on this device only. If you lose it, you lose your name and your games, unless you add a passkey or another device.
ui-device-qr = QR code with the link that signs in your other device
ui-device-how = Scan this with your other device, or open the link there. It works once and signs that device in as you, so show it to nobody.
ui-code-until = Valid until { $when }
ui-copy-link = Copy link
ui-device-another = Add a device
ui-data-about = You can download everything stored about you, and delete it at any time.
ui-data-download = Download my data
ui-delete-account = Delete my account
ui-delete-account-sure = Delete your account?
ui-delete-account-what = Your name, devices, messages and notes are deleted at once and for good. Games you played stay, under a name that says nothing about you.
ui-delete-account-confirm = To confirm, type your name: { $name }
ui-delete-account-cancel = No, keep it
ui-delete-account-do = Delete for good
ui-renamed = Your name is now { $name }.
ui-your-crest = This is your crest. Others recognise you by it, too.
ui-rename = Change my name
ui-passkey-added = Passkey saved.
ui-passkeys-about = A passkey brings back your name and your games, even if you lose every device. No password, no email.
ui-passkey-since = Created { $when }
ui-passkey-end-of = Delete the passkey created { $when }
ui-passkey-end = Delete
ui-passkeys-not-here = Passkeys need a secure address (https) and a browser that supports them.
ui-passkey-add = Add a passkey
ui-rules-by-edition = Rules by edition
ui-own-choice = Custom
ui-claims-place = { $by } says: { $of }’s seat is mine. Is that true?
ui-claims-wait = First, { $of } must be away for { $wait } seconds. Then more than half of you must agree.
ui-claims-count =
    { $count ->
        [one] { $count } of { $of } agrees.
       *[other] { $count } of { $of } agree.
    }
ui-it-is-them = Yes, it’s theirs
ui-it-is-not = No, it’s not
ui-sleep-hours = Sleep hours
ui-sleep-hours-since = From
ui-sleep-hours-until = To
ui-sleep-hours-kept = Your clock does not run during these hours.
ui-sleep-hours-none = Set the hours you sleep, and your clock does not run then.
ui-table-settings = Table settings
ui-table-setting-open = List it among the open tables, for anyone to join
ui-table-setting-language = Language
ui-table-setting-any-language = Any language
ui-table-setting-spectators = Allow spectators
ui-table-setting-delay = Spectator delay
ui-table-setting-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
ui-table-setting-no-delay = None
ui-table-setting-chat = Chat
ui-table-setting-chat-all = Everything
ui-table-setting-chat-phrases = Only phrases and claims, translated for everyone
ui-table-setting-chat-off = Off: you discuss elsewhere
ui-table-setting-bot-chat = Let bots write in chat
ui-table-setting-stand-ins = Bots that stand in for people who are away
ui-table-setting-quotes = Allow quotes of messages and events
ui-table-setting-marks = Mark claims that contradict each other
ui-table-setting-words = Mark swear words, so that people can hide them
ui-table-setting-abandoned = Abandoned games end after
ui-table-setting-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
ui-table-setting-for-ever = Never
ui-table-setting-host-only = Only the host can change this.
ui-dealing = Dealing …
ui-all-ready = Everyone is ready. Start when you like.
ui-hosted-by = Host: { $name }
ui-what-we-play = Game
ui-to-group-history = Games and wins at this table
ui-break-off = Cancel the deal
ui-option-changed = changed
ui-what-changes = What changes?
ui-what-changes-of = What changes? { $option }
ui-place-now = { $name } is now in seat { $place }.
ui-about-seat = Options for { $name }
ui-up = Up
ui-down = Down
ui-swap-with = Swap with …
ui-swap-with-of = Swap { $name } with
ui-hand-over = Make host
ui-hand-over-to = Make { $name } the host
ui-get-up = Leave the seat
ui-ask-up = Remove from seat
ui-claim-back = Not my seat after all
ui-my-place = This is my seat
ui-offer-seat = Give my seat to { $name }
ui-offer-made = You have offered your seat to { $name }.
ui-offer-back = Keep my seat
ui-offer-from = { $name } offers you their seat. You would play on for them.
ui-offer-accept = Take the seat
ui-offer-decline = No thanks
ui-keep-out = Remove for this evening
ui-keep-out-of = Remove { $name } and keep them from sitting down this evening
ui-allow-to-sit = Let { $name } sit down again
ui-ballot-wait-over = Nothing happens for { $wait } seconds. If { $name } reconnects, the vote ends.
ui-claim-seat = { $name }’s seat is mine
ui-my-seat-hint = If the owner is away, the others decide.
ui-free-place = Free seat
ui-for-so-many = { $least } to { $most } players
ui-fill-bots =
    { $count ->
        [one] Add { $count } bot
       *[other] Add { $count } bots
    }
ui-next-in-are = In the next game: { $names }
ui-next-in-nobody = Nobody is waiting for the next game.
ui-invited-how = Pick a name to join.
ui-clock-own = Seconds for each kind of question; 0 means no limit
ui-clock-bank = a time bank for the whole game
ui-clock-waking = Only waking hours count

## Replay

ui-replay = Replay
ui-replay-of = { $game }, game { $number }
ui-replay-look = Watch the replay
ui-replay-as = View as
ui-replay-as-whole = All secrets
ui-replay-as-spectator = What everyone saw
ui-replay-as-seat = As { $name } saw it
ui-replay-as-own = As you saw it ({ $name })
ui-replay-timeline = Timeline
ui-replay-chapters = Chapters
ui-replay-step = Step
ui-replay-step-of = { $at } of { $all }
ui-replay-first = To the start
ui-replay-back = Previous step
ui-replay-on = Next step
ui-replay-last = To the end
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-happened = What happened
ui-replay-nothing = Nothing was announced here.
ui-replay-alone = Only { $name }:
ui-replay-same = In secret, the same for { $names }:
ui-replay-nobody = Seen by nobody:
ui-replay-known = Who knew what
ui-replay-share = Share this step
ui-replay-copy = Copy link to this step
ui-replay-copy-how = It opens for people who sat at this table.
ui-replay-open = Make a public link
ui-replay-open-how = It opens for anyone who has it. People appear under crests instead of names, except the person who made the link and people who want to be named.
ui-replay-link = Link
ui-replay-links = Public links
ui-replay-link-by = Made by { $name }, { $when }
ui-replay-named = Show my name there
ui-replay-unlink = Delete the link
ui-replay-text = Save as text
ui-analysis = What could be known
ui-analysis-seat = From what { $name } was told until this step
ui-analysis-everyone = From what everyone saw until this step
ui-analysis-seat-end = From what { $name } was told before all cards were shown
ui-analysis-everyone-end = From what everyone saw before all cards were shown
ui-analysis-show = Show what could be known
ui-analysis-thinking = Working it out … The first time takes a few seconds.
ui-analysis-certain = It was certain from step { $step } on.
ui-analysis-never = Before the end it was never certain.
ui-analysis-player = Player
ui-analysis-turns = What changed most
ui-analysis-turn = Step { $step }: { $name }, { $what }: from { $before } to { $after }
ui-analysis-judged = What { $name } chose, by what they knew then
ui-analysis-team = Step { $step }: proposed a team that was safe from Evil with a chance of { $chance }. The safest team: { $best }.
ui-analysis-approve = Step { $step }: approved a team that was safe from Evil with a chance of { $chance }. The safest team: { $best }.
ui-analysis-reject = Step { $step }: rejected a team that was safe from Evil with a chance of { $chance }. The safest team: { $best }.
ui-analysis-accuse = Step { $step }: accused somebody who was a Traitor with a chance of { $chance }. The likeliest Traitor: { $best }.
ui-analysis-how = The numbers follow from the rules and from how people usually play. Only { $none } and { $all } are certain.
ui-percent = { NUMBER($number) }%
ui-avalon-analysis-possible =
    { $count ->
        [one] Only one group of players could be Evil.
       *[other] { NUMBER($count) } groups of players could be Evil.
    }
ui-proof = Proof of the deal
ui-proof-checking = Checking the deal on this device …
ui-proof-failed = The record did not load, so nothing was checked.
ui-proof-holds = Checked on this device: the deal was fair.
ui-proof-together =
    { $seats ->
        [one] One player’s device and the server made it together.
       *[other] { $seats } players’ devices and the server made it together.
    }
ui-proof-receipt = This device took part in the deal, and the record matches what it saw.
ui-proof-no-receipt = This device has no receipt for this deal, so the record was only checked against itself.
ui-proof-broken = Something is wrong with this deal.
ui-proof-nothing = Nothing can be proved about this deal.
ui-proof-how = How it is checked
ui-proof-explained = Before the deal, the server and each player’s device picked a secret number and committed to it. Then all numbers were revealed, and every random draw follows from all of them together, so nobody could choose it alone. This page repeated every draw from those numbers and compared it with what was dealt. If a table keeps its secrets after the end, or a game was broken off, not all numbers are revealed, and then nothing can be proved.
ui-proof-by-hand = Check it yourself
ui-proof-by-hand-how = Download the record and check it with a program of your own:
ui-tally-bars = Games won, out of all games played
ui-tally-table = The same as a table
ui-avalon-knew = { $name }: { $what }
ui-avalon-peeked = Quest { $quest }, the card of { $name }: { $card }
ui-avalon-cards-played = Quest cards played
ui-avalon-card-on = Quest { $quest }: { $card }
ui-avalon-chapter-deal = The deal
ui-avalon-chapter-round = Round { $round }
ui-avalon-chapter-end = The end

## Chat, blocks and reports

ui-chat-views = Chat channels
ui-chat-view-table = Everyone
ui-chat-view-spectators = Spectators
ui-chat-view-sealed = Private
ui-chat-view-claims = Claims
ui-chat-view-people = People
ui-chat-messages = Messages
ui-chat-new =
    { $count ->
        [1] 1 new message
       *[other] { $count } new messages
    }
ui-chat-said = { $name }: { $words }
ui-chat-named = { $name } names you: { $words }
ui-chat-names-you = names you
ui-chat-react = Reactions
ui-chat-more = More to say
ui-chat-you-named = You were named.
ui-ticker-none = Say hello to the table
ui-ticker-open = Open the chat
ui-chat-about-message = Options for { $name }’s message
ui-chat-about = Options for { $name }
ui-chat-jump = Go to the quoted message
ui-chat-covered = hidden word
ui-chat-left =
    { $count ->
        [1] 1 character left
       *[other] { $count } characters left
    }
ui-chat-unquote = Don’t quote this
ui-chat-at-hand = Quick phrases
ui-chat-any-table = For any table
ui-chat-sealed-hint = This channel is not for everyone, but it looks the same to all of you. Open it to see whether it is for you. It closes by itself.
ui-chat-sealed-open = Open the channel
ui-chat-sealed-close = Close the channel
ui-chat-sealed-none = Nothing here that you can read.
ui-chat-quote = Quote
ui-chat-mute = Hide their messages here
ui-chat-unmute = Show their messages here again
ui-chat-mute-hint = At this table, on all your devices. Nobody else is told.
ui-chat-block = Block
ui-chat-unblock = Unblock
ui-chat-block-hint = You no longer see each other’s own words, at any table. Claims and phrases still show.
ui-chat-muted = You no longer see what { $name } writes here.
ui-chat-unmuted = You see again what { $name } writes here.
ui-chat-blocked = You and { $name } no longer see each other’s messages.
ui-chat-unblocked = You and { $name } see each other’s messages again.
ui-undo = Undo
ui-close = Close
ui-is-muted = hidden for you here
ui-is-blocked = blocked
ui-is-muted-for-all = muted
ui-point = Point at somebody
ui-point-at = Point at { $name }
ui-point-hint = Everyone’s screen shows it for a moment.
ui-quote-fact = Quote an event
ui-quote-hint = It goes with your next message.
ui-claim-kind = claims
ui-claim-make = Make a claim
ui-claim-hint = Nobody checks claims: any of them may be a lie.
ui-claim-against = Contradicts an earlier claim
ui-claim-fallen = no longer holds
ui-claim-clash = these contradict each other
ui-claims-by = Order
ui-claims-by-seat = By player
ui-claims-by-time = By time
ui-claims-stale = Show claims that no longer hold
ui-claims-none = No claims in this game yet.
ui-report-message = Report this message
ui-report-person = Report this person
ui-report-of = Report { $name }
ui-report-why = What is it about?
ui-report-hint = The messages around it are added. Nobody learns who reported it.
ui-report-send = Report
ui-report-made = Thank you. Somebody will look at it. You find the answer in “Reports and decisions”.
ui-mute-all = Mute for everyone
ui-unmute-all = Unmute for everyone
ui-mute-all-hint = As the host, at this table. Everyone sees it, and why.
ui-mute-all-of = Why mute { $name }?
ui-mute-reason-abuse = Abuse
ui-mute-reason-flood = Too many messages
ui-mute-reason-telling = Giving away secrets
ui-mute-reason-other = Something else
ui-moderation = Reports at this table
ui-moderation-none = Nothing to decide.
ui-moderation-mute = No messages here for 30 days
ui-moderation-let-be = No action
ui-server-moderation = Moderation
ui-moderation-reported = reported
ui-moderation-action = Decision
ui-moderation-reason = Reason
ui-moderation-days = Days (0: permanent)
ui-moderation-decide = Decide
ui-moderation-before = Decided before: { $decision }
ui-moderation-sentence = You see the messages, but neither who reported them nor the table. Your decision holds at once, and you cannot change it. The reporter or the reported person may object, only one of them and only once; then another moderator decides.
ui-moderation-choose = Choose a decision
ui-moderation-choose-first = Choose a decision first.
ui-moderation-days-wrong = Enter a whole number of days, from 0 to 3650.
ui-moderation-do-none = No action
ui-moderation-do-warn = Warn
ui-moderation-do-mute-15 = Mute for 15 minutes
ui-moderation-do-mute = Mute for some days
ui-moderation-do-ban-open = Ban from open tables
ui-moderation-do-ban = Ban from all tables
ui-moderation-person = The report is about this person, not about one message.
ui-moderation-decided = Your decision holds from now on.
ui-moderation-gone = This report is not yours to decide any more.
ui-moderators = Moderators
ui-moderators-sentence = Moderators decide about reports. They see the reported messages, and neither who reported them nor the table. Nobody decides about a table where they are or were.
ui-moderators-none = Only you decide so far. Appoint at least one more person: somebody else must decide when a person disagrees with you.
ui-moderator-since = since { $when }
ui-moderator-by-settings = named in the server’s settings
ui-moderator-dismiss = Dismiss { $name }
ui-moderator-link = Make a link for a new moderator
ui-moderator-link-made = Send this link to one person you trust. It works once, within a week.
ui-moderator-copy = Copy the link
ui-moderator-links = Links that still work
ui-moderator-links-sentence = Each makes one person a moderator, until it is used, expires or you withdraw it. The link itself is shown only when you make it.
ui-moderator-links-none = There are none.
ui-moderator-link-open = made { $made }, works until { $until }
ui-moderator-link-withdraw = Withdraw the link of { $made }
ui-moderator-link-withdrawn = The link was withdrawn. Nobody can use it any more.
ui-moderator-link-gone = That link does not work any more. Somebody may just have used it: look at the moderators above.
ui-moderator-log = Decisions
ui-moderator-log-sentence = Who decided what, and why. It does not say about whom.
ui-moderator-log-none = No decisions yet.
ui-moderator-offer = Become a moderator of this server?
ui-moderator-what = You would decide about reports of insults, spam and the like: nothing, a warning, a mute or a ban. You never see a running game’s secrets, and no report from a table where you are or were.
ui-moderator-accept = Become a moderator
ui-moderator-accepted = You are a moderator now. Reports appear below, under “Moderation”.
ui-moderator-link-used = This link does not work any more: it was used, was withdrawn or has expired. Ask the owner for a new one.
ui-moderator-ended = You are not a moderator any more.
ui-moderator-resign = Stop being a moderator
ui-moderator-resign-sentence = Your decisions stay as they are. To become a moderator again you need a new link from the owner.
ui-moderator-resign-do = Resign
ui-moderator-resign-settings = The server’s settings name you as a moderator. Ask the owner to change them.
ui-somebody-gone = Somebody who has left
ui-reports = Reports and decisions
ui-reports-decided = Your report was decided: see the outcome
ui-reports-about-you = There is a decision about you: see what and why
ui-reports-sentence = What you reported, what came of it, and decisions about you.
ui-reports-none = You have reported nothing, and there are no decisions about you.
ui-report-made-by-you = You reported this
ui-report-about-you = About you
ui-report-state-open = waiting
ui-report-state-decided = decided
ui-report-state-objected = under review
ui-report-state-final = final
ui-report-for-good = Permanent.
ui-report-until = Until { $when }.
ui-report-because = Reason: { $reason } ({ $when })
ui-report-object = I disagree
ui-unblock-of = Unblock { $name }
ui-blocked-none = You have blocked nobody.
ui-pointed-at = { $name } points here

## Play: turns, confirmation, shortcuts, table actions

ui-answered = answered
ui-avalon-is-ready = ready to vote
ui-avalon-has-voted = voted
ui-avalon-track-lost =
    { $fails ->
        [1] 1 fail
       *[other] { $fails } fails
    }
ui-question = Your move
ui-waiting = Waiting for { $names }.
ui-waiting-many = Waiting for { $count } players.
ui-considered = maybe
ui-is-away = away
ui-stand-in-for = for { $name }
ui-why-not = Not possible. Press to see why.
ui-pick-more =
    { $count ->
        [1] 1 more
       *[other] { $count } more
    }
ui-picked = Chosen: { $names }
ui-confirm = This cannot be undone.
ui-confirm-yes = Yes, do it
ui-confirm-no = Cancel
ui-title-turn = ● Your turn – Camlann
ui-clock-left = { $seconds } seconds left.
ui-keys = Keyboard shortcuts
ui-keys-hint = No key decides anything: it takes you to the right button, and you press it there. You can turn them off in the settings.
ui-key-approve = Approve
ui-key-reject = Reject
ui-key-go = Button of the answer
ui-key-tab-card = My card
ui-key-tab-chat = Chat
ui-key-tab-notes = Notes
ui-key-tab-log = History
ui-key-tab-table = Table
ui-key-seat = A player; picks them when players are chosen
ui-key-list = This list
ui-tab-table = Table
ui-call = Pause or end the game …
ui-call-hint = Everyone votes: play on, continue another time, or end without a result.
ui-stay = Stay after all
ui-give-up = Leave the game
ui-give-up-sure = You are leaving this game.
ui-give-up-hint = The table decides who takes your seat. You can come back.
ui-take-back = Take my seat back
ui-volunteer = Offer to stand in
ui-volunteer-hint = If somebody is missing, the table can give you their seat.
ui-unvolunteer = Don’t stand in
ui-queue = Join the next game
ui-unqueue = Skip the next game
ui-back-already = You are back. The game continues when more than half of you are.
ui-ballot-count =
    { $count ->
        [1] 1 has voted.
       *[other] { $count } have voted.
    }
ui-again = Play again
ui-wanting =
    { $count ->
        [one] { $count } of { $of } wants another
       *[other] { $count } of { $of } want another
    }
ui-tap-to-go-on = Tap to go on
ui-keep-holding = Keep holding
ui-press-card = Press and hold the card
ui-tap-card = Tap the card
ui-let-go = Let go
ui-hide-role = Hide
ui-after-a-look = after a look
ui-bar-history = History
ui-tab-rules = Rules
ui-rules-of = Rules: { $game }
ui-all-rules = All the rules
ui-about-part = About this part: { $part }
ui-learn = Learn by playing
ui-learn-hint = Seven minutes, at your own pace, without anybody waiting.
ui-answered-count = { NUMBER($answered) } of { NUMBER($asked) }
ui-clear = Clear
ui-new-knowledge = You were shown something new
ui-you-won = You won!
ui-you-lost = You lost.
ui-game-help = About this question
ui-avalon-who-is-merlin = Who is Merlin?
ui-avalon-guesses =
    { $count ->
        [one] One of you guessed { $name }
       *[other] { NUMBER($count) } of you guessed { $name }
    }
ui-avalon-guessed = guessed as Merlin
ui-avalon-quest-number = Quest { $quest }
ui-avalon-rejected-short = { NUMBER($rejections) } of { NUMBER(5) } rejected
ui-avalon-score = Quests: { NUMBER($won) } to { NUMBER($lost) }
ui-avalon-you-are = You are
ui-avalon-last-vote = last vote: { $vote }
ui-avalon-verdict-approved = Approved
ui-avalon-verdict-rejected = Rejected
ui-avalon-named-was = The Assassin named { $name }: { $role }.
ui-avalon-play = Play
ui-avalon-approved = Approved { NUMBER($approve) }–{ NUMBER($reject) }
ui-avalon-rejected = Rejected { NUMBER($approve) }–{ NUMBER($reject) }
ui-avalon-one-fail-is-enough = One Fail is enough.
ui-avalon-needs-two-fails = Two Fails are needed.
ui-avalon-no-fail = No Fail.
ui-avalon-fails = { $fails ->
    [one] { NUMBER($fails) } Fail.
   *[other] { NUMBER($fails) } Fails.
}
ui-avalon-fails-of-two = { NUMBER($fails) } Fail of { NUMBER(2) }.
ui-avalon-quest-succeeds = The quest succeeds.
ui-avalon-quest-fails = The quest fails.
ui-avalon-cards-shuffled = { $count ->
    [2] Two cards are shuffled.
    [3] Three cards are shuffled.
    [4] Four cards are shuffled.
   *[other] Five cards are shuffled.
}
ui-avalon-cards-turn = The cards turn.
ui-avalon-one-card-left = One card is left.
ui-avalon-sides-score = Good { NUMBER($won) }, Evil { NUMBER($lost) }.
ui-avalon-spotlight = in the spotlight
ui-avalon-named = named by the Assassin
ui-avalon-others-know = What others may know about you
ui-avalon-seen-by-nobody = Nobody knows your role.
ui-avalon-seen-by-merlin = Merlin knows that you are Evil.
ui-avalon-seen-by-evil = Your fellow minions know you.
ui-avalon-seen-by-evil-lancelot = Your fellow minions know you as the Evil Lancelot.
ui-avalon-seen-by-percival = Percival knows that you are Merlin.
ui-avalon-seen-by-percival-two = Percival sees you as Merlin or Morgana.
ui-avalon-seen-by-lancelot = The other Lancelot knows you.
ui-avalon-you-win = How you win
ui-avalon-brief-reveal = Press your card to see who you are and what you know, then confirm.
ui-avalon-read-aloud = To read aloud, if you are all in one room
    .about = One of you reads this slowly while everyone’s eyes are closed. Your card shows the same.
    .start = Let this device read it
    .stop = Stop reading
    .repeat = Repeat the line
ui-avalon-brief-veil = Everyone sees the same question, so nobody can tell who the Assassin is. Only the Assassin’s answer counts.
ui-avalon-voted = You voted. Tap to change.
ui-avalon-brief-quest = Quest { $quest } needs a team of { $size }.
ui-avalon-brief-team = For quest { $quest }: { $names }
ui-avalon-brief-bearer = Excalibur: { $name }
ui-avalon-brief-two = This quest fails only with two fails.
ui-avalon-brief-last = This is the fifth team of the round: if it is rejected, Evil wins.
ui-avalon-in-game = In the game: { $good } Good, { $evil } Evil
ui-avalon-lady-with = { $name } has the Lady of the Lake.
ui-avalon-lady-before = Before: { $names }. She never goes back to them.
ui-avalon-allegiance = Allegiance cards
ui-avalon-allegiance-open = All face up from the start, one after another. On a switch, both Lancelots change sides.
ui-avalon-allegiance-by-quest = All face up from the start, one for each quest. On a switch, both Lancelots change sides.
ui-avalon-allegiance-of-quest = Quest { $quest }: { $card }
ui-avalon-allegiance-of-round = Round { $round }: { $card }
ui-avalon-allegiance-acted = has taken effect
ui-avalon-allegiance-hidden = Turned over one by one. On a switch, both Lancelots change sides, and nobody is told who they are.
ui-avalon-plots = Plot cards: { $held } on the table, { $left } in the deck
ui-avalon-plot-drawn = to be given out
ui-avalon-hide-votes = Hide votes
ui-avalon-votes-caption = Everyone’s votes on every team
ui-avalon-wins = { $side } wins
ui-avalon-who-was-who = Who was who
ui-avalon-has-won = won
ui-avalon-what-each-knew = What everyone knew
ui-avalon-decisive = Key votes
ui-avalon-ride = Quest { $quest }: { $names }
ui-avalon-ride-votes =
    { $against ->
        [0] Proposed by { $leader }, approved by everyone.
       *[other] Proposed by { $leader }. Approved: { $approve }. Rejected: { $reject }.
    }
ui-avalon-rode =
    { $count ->
        [1] on 1 quest
       *[other] on { $count } quests
    }
ui-avalon-rode-failed =
    { $count ->
        [0] none failed
        [1] 1 failed
       *[other] { $count } failed
    }

## Names of bots

ui-knight-accolon = Accolon
ui-knight-blaise = Blaise
ui-knight-cador = Cador
ui-knight-dinadan = Dinadan
ui-knight-elyan = Elyan
ui-knight-feirefiz = Feirefiz
ui-knight-gorlois = Gorlois
ui-knight-hector = Hector
ui-knight-ironside = Ironside
ui-knight-kahedin = Kahedin
ui-knight-leodegrance = Leodegrance
ui-knight-marhaus = Marhaus
ui-knight-nentres = Nentres
ui-knight-odgar = Odgar
ui-knight-pelleas = Pelleas
ui-knight-sagramore = Sagramore
ui-knight-tor = Tor
ui-knight-urien = Urien
ui-knight-villiars = Villiars
ui-knight-yder = Yder

## Answers made of several parts

ui-more-to-choose =
    { $count ->
        [1] 1 more to choose
       *[other] { $count } more to choose
    }
ui-chosen-of = { NUMBER($number) } of { NUMBER($all) } chosen
ui-copies = ×{ NUMBER($number) }
ui-place-in-order = { $name }, { NUMBER($at) } of { NUMBER($all) }
ui-order-hint = Tap two to exchange them, or use the arrows.
ui-move-up-of = Move { $name } up
ui-move-down-of = Move { $name } down
ui-moved-to = { $name } is now { NUMBER($at) } of { NUMBER($all) }.
ui-goes-to = { $name } goes to
ui-goes-to-nobody = nobody yet
ui-deal-evenly = Deal evenly
ui-give-to = Give { $item } to { $name }
ui-tap-item-first = Tap a card, then a person.
ui-closed-now = Not possible now. Press to see why.
ui-hand = Your cards

## Without a network, and new versions

ui-offline = Without a network
ui-offline-sentence = There is no network now. These work all the same:
ui-offline-games = Games you have looked at
ui-offline-game = Game { NUMBER($number) } of a table
ui-offline-shared = A shared game
ui-narrator = Narrator for the cards of the box
ui-new-version = A new version is here.
ui-new-version-load = Load it
