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
