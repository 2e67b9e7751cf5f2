## HTML pages without scripts

invitation-title = You are invited
invitation-title-game = You are invited to play { $game }
invitation-line = Somebody invites you to a game of hidden loyalty on { $server }. Come in and take a seat.
home-line = Games of hidden loyalty such as Avalon, with friends or bots, on { $server }. No account needed.

device-title = Sign in on this device
device-line = Press the button to sign in to { $server } on this device. The link works once. If somebody else sent it to you, close this page.
device-button = This is my device

club-title = Welcome to the club
club-line = Press the button, and you can open tables on { $server } from this device.
club-button = Join the club

link-gone-title = This link no longer works
link-gone-line = It was used already, is too old, or never belonged to { $server }. Ask for a new one.

wrong-host-title = Wrong address
wrong-host-line = This server does not answer to the name in your address bar. Open it with the address its host gave you. If it is your server, start it with --lan-name and this name, or with --url.
