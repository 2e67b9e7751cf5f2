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
ui-arrange = Change places
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
ui-tab-record = Record
ui-tab-log = What happened
ui-over = The game is over
ui-next-game = To the next game
ui-wait = Nothing to do for you right now.
ui-thinking = is thinking
ui-onlooker = You are looking on.
ui-ways = What would you like to do?
ui-choose = Your choice
ui-pick = Chosen: { $picked }, of { $least } to { $most }
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
ui-avalon-leader = Leader
ui-avalon-on-team = on the team
ui-avalon-lady = the Lady of the Lake
ui-avalon-excalibur = Excalibur
ui-avalon-you-know = What you know
ui-avalon-nobody = You were shown nobody.
ui-avalon-my-card = Quest { $quest }: you played { $card }
ui-avalon-card-hint = Everybody on the quest sees both cards. Choose one, then play it.
ui-avalon-play-it = Play this card
ui-avalon-no-record = No team has been voted on yet.
ui-avalon-col-quest = Quest
ui-avalon-col-team = Team

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
ui-share = Share
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
ui-like-shortcuts = Keys as shortcuts

## Talk, time, and who is missing

ui-tab-talk = Talk
ui-talk-none = Nobody has said anything yet.
ui-talk-say = Say something
ui-talk-send = Say it
ui-talk-phrases = Phrases everybody can read
ui-talk-room = To whom
ui-talk-room-table = The whole table
ui-talk-room-evil = Evil alone
ui-look-at = Look at { $name }!
ui-clock = Time left
ui-clock-hours = { $hours } h
ui-more-time = +60 s
ui-ballot = Vote
ui-ballot-about = { $name } is missing. What shall we do?
ui-ballot-rest = What shall we do?
ui-ballot-wait = Wait
ui-ballot-bot = Let a bot take the place
ui-ballot-onlooker = Let an onlooker take the place
ui-ballot-adjourn = Go on another time
ui-ballot-end = End without a result
ui-resting = The game rests.
ui-go-on = I am back: go on
ui-away = { $name } is away.
ui-what-now = What now?
ui-knocks = { $name } knocks.
ui-let-in = Let in
ui-turn-away = Turn away

## Options

ui-option-own = As the game has it
ui-every-option = Every option
ui-list-roles = Roles in the game
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
