### Around one table: where people play, sitting order, choosing by holding, and displays.

ui-place = Where you play
ui-place-remote = Each at home
ui-place-room = Together in one room
ui-place-mixed = Some in a room, some at home
ui-place-hint =
    { $place ->
        [room] Each has a phone. Phones are silent, secrets show only while held, and a sleeping phone is no absence.
        [mixed] As at home, but secrets show only while held, and a screen in the room can show the table.
       *[remote] Everybody plays on a device of their own, wherever they are.
    }

ui-sitting-order = Sit as in the room
ui-sitting-order-how = Tap the players in the order in which you sit, clockwise.
ui-sitting-order-next =
    { $left ->
        [one] One more to tap
       *[other] { $left } more to tap
    }
ui-sitting-order-again = Start again

ui-hold-to-choose = Hold to choose
ui-slide-to-choose = Slide, let go
ui-tap-to-choose = Tap to choose
ui-choice-covered = Covered
ui-choice-twice = Press again to decide

ui-phone-off = Somebody’s phone is dead
ui-phone-off-hint = If it stays off for two minutes, more than half of you can decide about the seat.

ui-displays = Screens that show the table
ui-displays-hint = A TV, laptop or tablet in the room shows what everybody may see, and nothing else.
ui-display-add = Add a screen
ui-display-scan = Open this on the screen. It works once, for ten minutes.
ui-display-link = Copy the link
ui-display-copied = Copied
ui-display-waiting = Link not opened yet
ui-display-nth = Screen { $n }
ui-display-close = Close
ui-display-close-of = Close screen { $n }
ui-display-full = Two screens show this table already.

ui-reveal = How roles are revealed
ui-reveal-silent = In silence, each on their phone
ui-reveal-eyes = Eyes closed, with a narrator
ui-reveal-narrated = With a narrator, each on their phone
ui-reveal-hint =
    { $style ->
        [eyes] First everybody looks at their role. Then a screen in the room, or any phone, reads who opens their eyes, as with cards. Later the phones also show what you were to see: bots put up no thumbs.
        [narrated] A screen in the room, or any phone, tells everybody when to look at their card.
       *[silent] Everybody looks at their card when they like.
    }
ui-reveal-language = Language of the narrator
ui-reveal-language-own = That of the screen
ui-reveal-captions = Second language of the captions
ui-reveal-captions-none = None
ui-reveal-speed = Speed of the narrator
ui-reveal-speed-slow = Slow
ui-reveal-speed-normal = Normal
ui-reveal-speed-quick = Quick
ui-reveal-before =
    { $style ->
        [eyes] Look at your card, then lay your phone down.
       *[narrated] Take your phones.
    }
ui-reveal-in =
    { $seconds ->
        [one] The narrator begins in one second.
       *[other] The narrator begins in { $seconds } seconds.
    }
ui-reveal-start = Start now
ui-reveal-pause = Pause
ui-reveal-go-on = Go on
ui-reveal-repeat = Repeat
ui-reveal-slower = Slower
ui-reveal-next = Next line
ui-reveal-again = Again
ui-reveal-touch = Touch here for the sound
ui-reveal-know = I know my role
ui-reveal-closed = Lay your phone face down, and close your eyes when the narrator says so.
ui-reveal-card = See my role again

ui-wifi = Show the Wi-Fi as a QR code
ui-wifi-hint = It is drawn on this device, and nothing of it is sent to the server.
ui-wifi-name = Name of the network
ui-wifi-password = Password
ui-wifi-qr = QR code for the Wi-Fi

ui-screen-title = The table on a screen
ui-screen-here = Show the table on this screen?
ui-screen-here-hint = It shows what everybody may see: nobody’s secrets, no chat.
ui-screen-start = Show it here
ui-screen-closed = This screen no longer shows the table. The host can add it again.
ui-screen-join = Join with a phone
ui-screen-waiting =
    { $seats ->
        [0] Nobody sits here yet.
        [one] One player sits here.
       *[other] { $seats } players sit here.
    }

table-display-opened = The table can be shown on a screen.
table-display-closed = { $person-id } has closed a screen that showed the table.
table-no-display-here = A screen shows a table where at least some people play in one room.
table-too-many-displays = Two screens show this table already.
table-no-such-display = That screen is closed already.
table-only-shows = A screen that shows the table cannot do that.
table-display-shown = A screen now shows the table.

ui-phone-guests = Somebody has no phone
ui-phone-guests-hint = They play on this phone, behind a curtain. Everybody sees who does. What is stored about them belongs to you: you can erase it.
ui-phone-guest-name = Their name
ui-phone-guest-add = Let them play on this phone
ui-phone-guest-sit = Sits down
ui-phone-guest-sit-of = { $name } sits down
ui-phone-guest-forget = Erase
ui-phone-guest-forget-of = Erase { $name }
ui-phone-pass = Pass the phone on
ui-phone-who = Who holds the phone?
ui-phone-who-hint = Press your own name when nobody else sees the screen.
ui-on-phone-of = on the phone of { $name }

table-phone-shared = { $person-id } plays on the phone of { $owner }.
table-no-shared-phone = Somebody without a phone sits beside the owner of the phone, in one room.
table-phone-full = No more people can play on this phone.
server-only-sits = A guest who plays on another’s phone sits down before a game.
