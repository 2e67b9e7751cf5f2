## The few pages a house shows by itself

invitation-title = A place at the table
invitation-line = You are invited to a game of hidden loyalty at { $server }. Come in and take a seat.

device-title = You, on this device
device-line = If you press the button, { $server } knows you on this device from now on. This link works once; if somebody else gave it to you, close this page.
device-button = This is my device

club-title = Welcome to the club
club-line = If you press the button, you may open tables at { $server } from this device.
club-button = I belong to it

link-gone-title = This link is used up
link-gone-line = It was used already, or it is too old, or it never was a link of { $server }. Ask for a new one.

wrong-host-title = Not by this name
wrong-host-line = This server does not answer to the name in your address bar. Open it by the address its host gave you. If it is your server, start it with --lan-name and this name, or with --url.
